# TEX with a level in a register: steps between levels, cut fractions, biases and clamps of the sampler, views, odd levels;
# each type, texels and offsets of a level. MIP_FILTER POINT, and LINEAR where one level is read.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-104 PD-105 PD-106 PD-120 PD-120a

texture 0 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  address 0x10000000  texels expression (float(level)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x900 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MIP_LOD_BIAS 0x19  MAX_LOD_CLAMP 0x900 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MIP_LOD_BIAS 0x1f4d  MAX_LOD_CLAMP 0x900 }
handle 2 texture 0 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MIP_LOD_BIAS 0x1  MAX_LOD_CLAMP 0x900 }
handle 3 texture 0 sampler 3
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MIP_LOD_BIAS 0x355  MAX_LOD_CLAMP 0x900 }
handle 4 texture 0 sampler 4
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MIN_LOD_CLAMP 0x4c  MAX_LOD_CLAMP 0x5b3 }
handle 5 texture 0 sampler 5
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MIN_LOD_CLAMP 0x200  MAX_LOD_CLAMP 0x100 }
handle 6 texture 0 sampler 6
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MIN_LOD_CLAMP 0x180  MAX_LOD_CLAMP 0x180 }
handle 7 texture 0 sampler 7
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x80 }
handle 8 texture 0 sampler 8
sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0xfff }
handle 9 texture 0 sampler 9
sampler 10 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x800 }
handle 10 texture 0 sampler 10
sampler 11 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MIN_LOD_CLAMP 0x1  MAX_LOD_CLAMP 0x3ff }
handle 11 texture 0 sampler 11
sampler 12 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x0 }
handle 12 texture 0 sampler 12
sampler 13 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MIN_LOD_CLAMP 0x300  MAX_LOD_CLAMP 0x300 }
handle 13 texture 0 sampler 13
texture 1 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  view 2 5  address 0x10170000  texels expression (float(level)) }
handle 14 texture 1 sampler 0
texture 2 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  address 0x102e0000  texels expression (float(level)) }
sampler 14 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 2  MAX_LOD_CLAMP 0x900 }
handle 15 texture 2 sampler 14
handle 16 texture 0 sampler 14
texture 3 { type TWO_D  format R32 FLOAT  size 100 37  levels 7  address 0x10450000  texels expression (float(level)) }
sampler 15 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x700 }
handle 17 texture 3 sampler 15
texture 4 { type THREE_D  format R32 FLOAT  size 32 16 8  levels 6  address 0x10480000  texels expression (float(level)) }
sampler 16 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x600 }
handle 18 texture 4 sampler 16
texture 5 { type TWO_D  format R32 FLOAT  size 256 1  levels 9  address 0x104b0000  texels expression (float(level)) }
handle 19 texture 5 sampler 0
texture 6 { type TWO_D_ARRAY  format R32 FLOAT  size 64 64  layers 3  levels 7  address 0x104d0000  texels expression (float(level)) }
handle 20 texture 6 sampler 15
texture 7 { type CUBEMAP  format R32 FLOAT  size 64 64  levels 7  address 0x10520000  texels expression (float(level)) }
handle 21 texture 7 sampler 15
sampler 17 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 22 texture 0 sampler 17
sampler 18 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MIP_LOD_BIAS 0x19  MAX_LOD_CLAMP 0x900 }
handle 23 texture 0 sampler 18
sampler 19 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MIP_LOD_BIAS 0x1f4d  MAX_LOD_CLAMP 0x900 }
handle 24 texture 0 sampler 19
sampler 20 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MIP_LOD_BIAS 0x1  MAX_LOD_CLAMP 0x900 }
handle 25 texture 0 sampler 20
sampler 21 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MIP_LOD_BIAS 0x355  MAX_LOD_CLAMP 0x900 }
handle 26 texture 0 sampler 21
sampler 22 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MIN_LOD_CLAMP 0x4c  MAX_LOD_CLAMP 0x5b3 }
handle 27 texture 0 sampler 22
sampler 23 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MIN_LOD_CLAMP 0x200  MAX_LOD_CLAMP 0x100 }
handle 28 texture 0 sampler 23
sampler 24 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x80 }
handle 29 texture 0 sampler 24
sampler 25 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0xfff }
handle 30 texture 0 sampler 25
sampler 26 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 31 texture 0 sampler 26
sampler 27 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MIN_LOD_CLAMP 0x1  MAX_LOD_CLAMP 0x3ff }
handle 32 texture 0 sampler 27
sampler 28 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x0 }
handle 33 texture 0 sampler 28
sampler 29 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MIN_LOD_CLAMP 0x300  MAX_LOD_CLAMP 0x300 }
handle 34 texture 0 sampler 29
handle 35 texture 1 sampler 17
sampler 30 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 36 texture 2 sampler 30
handle 37 texture 0 sampler 30
sampler 31 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x700 }
handle 38 texture 3 sampler 31
sampler 32 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x600 }
handle 39 texture 4 sampler 32
handle 40 texture 5 sampler 17
handle 41 texture 6 sampler 31
handle 42 texture 7 sampler 31
texture 8 { type TWO_D  format R32 FLOAT  size 16 16  levels 5  address 0x105b0000  texels rows 8886f13d37e26abc3438fb3bcf2edf3f133a58c3470ee3b9eca6d1bdfdfec937b21dcfb79b3e8337143b40b91c6c193b36c9a6b8b3495e39cc3054c77aa4babf168d2948fb497bbe13d604c570c8e7b7afac62bc251312c8f6bebebac35612bc7f8f0c42e51ff136ae42d5452b6b5cc1da01fa458612733e82b7a4c33d22aac939126938beaf523703ab71b8621365ba44e8b144e46d4bbc7e6c7c3e19a2403a9574de47dae68eb9c20d0743e8be5fc430082342c17ed444e57937b897e5e9b75a8eba45958a144450e8a842ffa8e6c54bca59b6faeb6dbae50db63b7913e6c2ac75b0358fea8245bf8b304764b06f4457c98441d40b554095dfd5466337bfb648e49ec7248802c7f111eab7457a5e45b181a73c51e8fb3f24fd533fdbf417b912ebc8bc3f1b4e452dc46ec33ce2e64303b49c364f4069b6d93ef6ba19cd5a3b5dbcdd3b88a24639b3075aba5048134488b60d4925112cc7f67c49c83908034125ec9fb938cfab42d287c9c7aba138bb19e4afba78224bc46ddc0c46aafb40c4c50382c047d3d6462fc5cdbcfcd06b467f8143b75d3643bb8ecf634721b76044213053476a8a074228939a37365506462ae5eec6eb62a844b95c074294d0df377f280f37d7fdc040e7c19fb553d4c5be53bae6bed89073c0102d4c488feb8945474f3747a7da313b44798543d76f62c09c5e37b60edfe0c5f7a33e49c8181647dd6f52c02c66edc0c06976c8ae114fbe0a17b045240c3d38f31e3ec6d2d4cabca6e9e8bf35398f3894f546c8edb9d1bffb69d9b67b4272b9957b733b44c211b9d4ffef3d497f0dbba62135c633641f38284a75be112660c01b28aeb94ecf80452c2c723bff30c73ae3e19ac7f89ebdbee50358c7a02612ba08eeb5c6c51f4a38b3a7fc35af24febec27306366e9640b7a3222b37794a493e38b8203ce5b59bc01be6fbbb11c2593cd1cf35445b4feab7762ecf3f97efa04232890f3639d049ba1ced7f3bb203bdc92a99b1c1cef7ff3c685603b7c9b7cb4126390342b119a5c871d68a38f7dd313fe20993bc536224bf50deb4c35ffbc4c354e32b4108991ac7ce4f1f48e9054f45f4abd2be64652c45a8e135c3b6fc43bb060ffec2fa79e541bf1541c7ae65c3b55a2ec441762593450187d335e58f20c9bc9484c739c610b71aec7646e487cf382cefefc1ed837a423ffce24709551d44f54a193c8853bf387343d83d1feb2e4947eb23c3969f7abc1a5f1cb8574ecbb7eb7828c4fdfbdc3745132140c7ad83c5599aaa47b6b080381f75d440162cc4427aa2b03a9d1664bfaf06054471a32b3b1c7d5fb7c4d33e4834bfbf48468451bea38d0fb62fd891c8345d67427018bfbb6510cfb592315ebd5e71d146e31d40be4aaf05c3cfa0e3b930d116bb28991fbc4dad12c4cf1a993e7aa299b7d5ad113e80ddd0c47e8d6cc31af71443717efcbb2a6db3b51697e6bd441ad1b8ca4861ba54a3bbc5a18f31c59d4df03846194bb857a2374291a7b33d70b2cbb6c2f20d4582c081c13321d444068ac3c5180f084625050ac879ca073a6fbfdd44414da53502ea6fbe40ac22b8ec4ff4bd0b7d7339242c89b67613c349f706b6b608d2d34741e6d149ada48bbdfd1826b6c44aa0c34cbbe3c061dccbbef627f743533f05462444ea48932a373aca05de3f79cce241510cc4c090b7e646e36a2547a9680fbe9601df38eefde9379fe32fc72ac1dc41a54009bfc333c2b62c37eb3fc52bf5c5071991446e24e5c2a9fd0347e271993b43bf2c3fb92a6bc28e26bb3eb429e13793ad494095e9c5c406150ebf9c26dec7ec3cbcc3beeeeac67df4cf3d29f96e3b00f6c83f45fe06395e96a9bf777081b8bc6f8e401da996445b52f3380c09e6baee7196c9ccb8ea35cebe70b9939f56c6136a22bd1173674266d91fc4 }
handle 43 texture 8 sampler 26
texture 9 { type TWO_D  format R8 UNORM  size 16 16  levels 5  address 0x105d0000  texels rows 08af435ca2ffee16d454832e836acfdc50daa4bf9b92c286732a39f24d5a8ee6177cd4ad758646044fff36f5214c82ab100e5fb980ff2f8d3d4d6360205c77e7a6bafd61445c47c1ed4dcb3767a9d743587eff7513e3f972ad0dbbc385b710a3c84eed2596ec3a4c26357d77ce615e3f6848bd899df13b10112e60dcbe902863b39fd09d4d02ce9bb369d0c7fcac2e981cd7f72b9d8a84245742f889f8d6ba547bb2298153082fc8d81b0ebf1e733eeb2ee6a06d813535934032edf08eb772a63b4dc60ff49a8d0c91805e623dbcbb961055c90c787506401c65b6d882e8a33f5ca464551f5f57f06005813b13c6a9f95ed8fbee4ec6df98ecc4e032965acccb4b86a9b1acc290f67ed40c08e738de75b9629204613d9d97b1038114aa263ddabe8ec88937623c7f1e5eb42563c6032b9172b2e733a438f3265809a16f3f0af59e92f4a56e2e7041f0fe1f235585bd66c190c54ae0 }
handle 44 texture 9 sampler 26
texture 10 { type TWO_D  format R16 FLOAT  size 16 16  levels 5  address 0x105f0000  texels rows 880637e23438cf2e13ba478eeca6fd02b29d9b3e14bb1c6c36c9b349ccb07aa4160dfbc913d670c8afac2593f6bec3d67f0fe51fae422bebda01861282b73da23912be2f03ab62934468e4ed7e6c19229574dae6c20de8be3008c102e5f997e55a0e950a5068ffa84bcafaebe50d7993ac758f6abf0b64305749d40b955f63b748e42488f191457ab10151682401dbf412eb3f1b2dc43c6203344fc0d9be194d5d3c8822b387504888362591f680390825ec384fd287aba119e478a26d5caafbc58347532fc5fc507f815db68e4f213721306a0a281336552ae5eb62b95c94507f28d701e7c153d453bad890102d8f6b474fa75a4479d7ef9cde0edff723c818ddef2ce6c0e9ae910a17240cf39ed2d4a6e9353994f5edb9fbe97bc2957b44c2d4034983a6a1336428ca11a61ba84e4f2c2cff30e3e1f89ee583a0a608eec51fb327afa4c2736e96a322794a3838e5b51be61142d14f5bcf762e976f320939d01c6db2832a99ce7768d6c9372639b1997156f75de28953e250de5ffb54630899ce4fe905f4ab6465a8e1b680068ffa79bf95aee55a2e76250107e58fbc9439c61a6ce4072cefed033f000955f54a885373431f6b47eb969f1adf57ceebf8fd7b4513c7ad591ab6301f75162c7a229d96af0671231c81c453343f4684a38d2fd8345d7098659092b15e71e39d4aafcfa030d128994dadcf1a7aa2d52d80dd7e8d1a7771822aed1697449acac854a3a18f9d4d46995722912770b2c27282c03321068a180f2585794a6f3f414d02ea40aceccf0b0124ac7613f78608524166ada4fd98c4ca4cbb61dcf627533f2444932aca05794c518c9037e36aa9e89601ee019fe32a41a5c0c3b32c37c5ab07196ea4a901e271433fb9aa8e26b429932d95e906959ca6ecbcbeee7d742979007645025e9677f0bc6f1d295b520c89eef1cc38cebe939f13ea117366d9 }
handle 45 texture 10 sampler 26
texture 11 { type TWO_D  format R16 UNORM  size 16 16  levels 5  address 0x10610000  texels rows 7108eaaffb435f5c58a263ffd1eec9164fd40354c083992e26835e6a54cf3adc2950fbda04a4e7bf629b9292bec292860c73712a55395cf2fa4df35a248e2ae66917d27cf1d4e5adb175cb867c46c004de4f0eff87365ff52321d44cb78269ab3a10940e285f66b9d980edff362f668db03d824db063ef608420d55cd577bfe79ea682ba6afdde61a7447b5c534717c1c8ed4e4d6ecb66379c67e9a976d75a435d58c67edaff13758d13ace349f903721fad2b0d49bb38c32f85cbb78c1040a382c8d64ecded6b25439643ece33a604c532687351a7d0677eece2861875edf3f0f68c0489fbd4589e69d73f1cc3b0910b711b12e0560e2dc37be60903e289663d2b3ed9f76d04f9db04dbd023ececa9b68b38f6946d0d1c759fcf2acf32e1198ef1c8dd735f79f2b759de08a2e848024f257c7429af83d8958f892d635baca547c7b7eb28629c081ab53c908a02f9bc87bd8591bb50eeabfcf1ea0730f3e49ebff2e3de6b1a0ff6d83814b35833525938a40b13293ed24f0348e44b72b721aa69f3b4f4dd2c6ac0f35f4439a7e8d650cc1914380445e1362d33da0bc04bb1096f6104f55efc9fa0ce2781d759906bf40d81cae65a3b6fad89c82cbe828a3dc3fa15c83a42a640055d41f445f305764f08560ab05df81be3b3f1351c68fa991f9e75e3fd84ffb5eeed14e40c685dfe39816ec1fc492e019329996915ad0cc6ccb144b7c8633a966b151ac61c23b9031f6707ecbd4b70c3308cbe78d3801ded47543b988628a9287045d61a53d6f9d229774b1f3030981431436aad326513d0bda26be208ee3c84b89773785626a3cb77fde1e625e44b4e625a5630fc65f03692baf91dc7289b2c2e76b33f5a41138e5f303261958ac096ba1bb6fe13fc90ac5f50e9e5e92bcf4eaa5cf6eee2ec8700641a9f001fe8e1f96237355668516bdea6670c1d69022c5674a9fe0 }
handle 46 texture 11 sampler 26
texture 12 { type TWO_D  format R32 UINT  size 37 20  levels 4  address 0x10630000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 47 texture 12 sampler 10

warp 0 {   # lod.level.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3eff4000) bits(0x3eff8000)
        bits(0x3effc000) bits(0x3f000000) bits(0x3f002000) bits(0x3f004000) bits(0x3f800000) bits(0x3fbfd000)
        bits(0x3fbfe000) bits(0x3fbff000) bits(0x3fc00000) bits(0x3fc01000) bits(0x3fc02000) bits(0x3fe00000)
        bits(0x401fe800) bits(0x401ff000) bits(0x401ff800) bits(0x40200000) bits(0x40200800) bits(0x40201000)
        bits(0x40500000) bits(0x405fe800) bits(0x405ff000) bits(0x405ff800) bits(0x40600000) bits(0x40600800)
        bits(0x40601000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 1 {   # lod.level.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408ff400) bits(0x408ff800) bits(0x408ffc00) bits(0x40900000) bits(0x40900400) bits(0x40900800)
        bits(0x40980000) bits(0x40aff400) bits(0x40aff800) bits(0x40affc00) bits(0x40b00000) bits(0x40b00400)
        bits(0x40b00800) bits(0x40c80000) bits(0x40cff400) bits(0x40cff800) bits(0x40cffc00) bits(0x40d00000)
        bits(0x40d00400) bits(0x40d00800) bits(0x40e00000) bits(0x40eff400) bits(0x40eff800) bits(0x40effc00)
        bits(0x40f00000) bits(0x40f00400) bits(0x40f00800) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
}

warp 2 {   # lod.level.tie.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x3afffffe) bits(0x3e0dfffe) bits(0x3e8cfffe) bits(0x3ed2fffe) bits(0x3eff0000) bits(0x3eff0001)
        bits(0x3eff0002) bits(0x3f007ffe) bits(0x3f007fff) bits(0x3f008000) bits(0x3f0c7fff) bits(0x3f2f7fff)
        bits(0x3f527fff) bits(0x3f758000) bits(0x3fb7c000) bits(0x3fb7c001) bits(0x3fb7c002) bits(0x3fca3ffe)
        bits(0x3fca3fff) bits(0x3fca4000) bits(0x401be000) bits(0x401be001) bits(0x401be002) bits(0x40251ffe)
        bits(0x40251fff) bits(0x40252000) bits(0x4042a000) bits(0x404b6000) bits(0x40542001) bits(0x405ce001)
        bits(0x405fe000) bits(0x405fe001) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40000000
    expect lane 22 R8 = 0x40000000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40400000
    expect lane 29 R8 = 0x40400000
    expect lane 30 R8 = 0x40400000
    expect lane 31 R8 = 0x40400000
}

warp 3 {   # lod.level.tie.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x405fe002) bits(0x40601ffe) bits(0x40601fff) bits(0x40602000) bits(0x4065a001) bits(0x406e6002)
        bits(0x40772002) bits(0x407fe002) bits(0x408df000) bits(0x408df001) bits(0x408df002) bits(0x40928ffe)
        bits(0x40928fff) bits(0x40929000) bits(0x40adf000) bits(0x40adf001) bits(0x40adf002) bits(0x40b28ffe)
        bits(0x40b28fff) bits(0x40b29000) bits(0x40cdf000) bits(0x40cdf001) bits(0x40cdf002) bits(0x40d28ffe)
        bits(0x40d28fff) bits(0x40d29000) bits(0x40edf000) bits(0x40edf001) bits(0x40edf002) bits(0x40f28ffe)
        bits(0x40f28fff) bits(0x40f29000) }
    expect lane 0 R8 = 0x40400000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x40a00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x40c00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x40e00000
    expect lane 26 R8 = 0x40e00000
    expect lane 27 R8 = 0x40e00000
    expect lane 28 R8 = 0x40e00000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 4 {   # lod.level.special.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x00000000) bits(0x80000000) bits(0x00000001) bits(0x80000001) bits(0x007fffff) bits(0x807fffff)
        bits(0x00800000) bits(0x80800000) bits(0x00800001) bits(0x33000000) bits(0xb3000000) bits(0x38800000)
        bits(0x3a800000) bits(0xba800000) bits(0x3e000000) bits(0xbe000000) bits(0x3e800000) bits(0x3f000000)
        bits(0xbf000000) bits(0x3f7fffff) bits(0x3f800000) bits(0xbf800000) bits(0x3f800001) bits(0xbf800001)
        bits(0x40000000) bits(0xc0000000) bits(0x40a00000) bits(0xc0a00000) bits(0x41200000) bits(0xc1200000)
        bits(0x42c80000) bits(0x459c4001) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x3f800000
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x40000000
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x40a00000
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 5 {   # lod.level.special.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc59c4001) bits(0x47000000) bits(0x48000000) bits(0xc8000000) bits(0x4b000000) bits(0x4b000001)
        bits(0x4b7fffff) bits(0x4b800000) bits(0xcb800000) bits(0x4effffff) bits(0x4f000000) bits(0xcf000000)
        bits(0x4f800000) bits(0x5f000000) bits(0x60000000) bits(0x7e800000) bits(0x7f000000) bits(0x7f7fffff)
        bits(0xff7fffff) bits(0x7f800000) bits(0xff800000) bits(0x7fc00000) bits(0xffc00000) bits(0x7f800001)
        bits(0xff800001) bits(0x7fffffff) bits(0xffffffff) bits(0x7fa55555) bits(0xff02f3b8) bits(0xef3d3310)
        bits(0xdf512f6e) bits(0xced3db54) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x41000000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x41000000
    expect lane 5 R8 = 0x41000000
    expect lane 6 R8 = 0x41000000
    expect lane 7 R8 = 0x41000000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 6 {   # lod.level.special.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"  active 0x3ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0d000f1) bits(0xafb31dde) bits(0x9c153773) bits(0x8d3991e2) bits(0x01552427) bits(0x0f5b51a1)
        bits(0x22e3fa35) bits(0x3191988d) bits(0x3d5c74ae) bits(0x3e731c31) bits(0x3e78a82d) bits(0x3edc705f)
        bits(0x3f386aad) bits(0x3f7733b4) bits(0x3fc7fec1) bits(0x3fdb44bb) bits(0x3fee0abb) bits(0x401a8a7d)
        bits(0x40444c05) bits(0x409a5726) bits(0x40fe3e1d) bits(0x42407b51) bits(0x4252467a) bits(0x4eb719ec)
        bits(0x5d6eeba6) bits(0x70925a4c) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40400000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
}

warp 7 {   # lod.bias0.1.point
    asm "TEX.LL R8, R0, R4, 1, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3ec40000) bits(0x3ec80000)
        bits(0x3ecc0000) bits(0x3ed00000) bits(0x3ed40000) bits(0x3ed80000) bits(0x3f800000) bits(0x3fb10000)
        bits(0x3fb20000) bits(0x3fb30000) bits(0x3fb40000) bits(0x3fb50000) bits(0x3fb60000) bits(0x3fe00000)
        bits(0x40188000) bits(0x40190000) bits(0x40198000) bits(0x401a0000) bits(0x401a8000) bits(0x401b0000)
        bits(0x40200000) bits(0x40500000) bits(0x40588000) bits(0x40590000) bits(0x40598000) bits(0x405a0000)
        bits(0x405a8000) bits(0x405b0000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40400000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 8 {   # lod.bias0.1.point
    asm "TEX.LL R8, R0, R4, 1, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x40800000) bits(0x408c4000) bits(0x408c8000) bits(0x408cc000) bits(0x408d0000) bits(0x408d4000)
        bits(0x408d8000) bits(0x40980000) bits(0x40ac4000) bits(0x40ac8000) bits(0x40acc000) bits(0x40ad0000)
        bits(0x40ad4000) bits(0x40ad8000) bits(0x40b00000) bits(0x40c80000) bits(0x40cc4000) bits(0x40cc8000)
        bits(0x40ccc000) bits(0x40cd0000) bits(0x40cd4000) bits(0x40cd8000) bits(0x40e00000) bits(0x40ec4000)
        bits(0x40ec8000) bits(0x40ecc000) bits(0x40ed0000) bits(0x40ed4000) bits(0x40ed8000) bits(0x40f80000)
        bits(0x41080000) bits(0x41140000) }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x40e00000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 9 {   # lod.bias-0.7.point
    asm "TEX.LL R8, R0, R4, 2, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3f800000) bits(0x3f970000)
        bits(0x3f980000) bits(0x3f990000) bits(0x3f9a0000) bits(0x3f9b0000) bits(0x3f9c0000) bits(0x3fe00000)
        bits(0x400b8000) bits(0x400c0000) bits(0x400c8000) bits(0x400d0000) bits(0x400d8000) bits(0x400e0000)
        bits(0x40200000) bits(0x404b8000) bits(0x404c0000) bits(0x404c8000) bits(0x404d0000) bits(0x404d8000)
        bits(0x404e0000) bits(0x40500000) bits(0x40800000) bits(0x4085c000) bits(0x40860000) bits(0x40864000)
        bits(0x40868000) bits(0x4086c000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40000000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40400000
    expect lane 29 R8 = 0x40400000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 10 {   # lod.bias-0.7.point
    asm "TEX.LL R8, R0, R4, 2, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x40870000) bits(0x40980000) bits(0x40a5c000) bits(0x40a60000) bits(0x40a64000) bits(0x40a68000)
        bits(0x40a6c000) bits(0x40a70000) bits(0x40b00000) bits(0x40c5c000) bits(0x40c60000) bits(0x40c64000)
        bits(0x40c68000) bits(0x40c6c000) bits(0x40c70000) bits(0x40c80000) bits(0x40e00000) bits(0x40e5c000)
        bits(0x40e60000) bits(0x40e64000) bits(0x40e68000) bits(0x40e6c000) bits(0x40e70000) bits(0x40f80000)
        bits(0x4102e000) bits(0x41030000) bits(0x41032000) bits(0x41034000) bits(0x41036000) bits(0x41038000)
        bits(0x41080000) bits(0x41140000) }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x40e00000
    expect lane 26 R8 = 0x40e00000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 11 {   # lod.bias0.00195312.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3ef40000) bits(0x3ef80000)
        bits(0x3efc0000) bits(0x3f000000) bits(0x3f020000) bits(0x3f040000) bits(0x3f800000) bits(0x3fbd0000)
        bits(0x3fbe0000) bits(0x3fbf0000) bits(0x3fc00000) bits(0x3fc10000) bits(0x3fc20000) bits(0x3fe00000)
        bits(0x401e8000) bits(0x401f0000) bits(0x401f8000) bits(0x40200000) bits(0x40208000) bits(0x40210000)
        bits(0x40500000) bits(0x405e8000) bits(0x405f0000) bits(0x405f8000) bits(0x40600000) bits(0x40608000)
        bits(0x40610000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 12 {   # lod.bias0.00195312.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408f4000) bits(0x408f8000) bits(0x408fc000) bits(0x40900000) bits(0x40904000) bits(0x40908000)
        bits(0x40980000) bits(0x40af4000) bits(0x40af8000) bits(0x40afc000) bits(0x40b00000) bits(0x40b04000)
        bits(0x40b08000) bits(0x40c80000) bits(0x40cf4000) bits(0x40cf8000) bits(0x40cfc000) bits(0x40d00000)
        bits(0x40d04000) bits(0x40d08000) bits(0x40e00000) bits(0x40ef4000) bits(0x40ef8000) bits(0x40efc000)
        bits(0x40f00000) bits(0x40f04000) bits(0x40f08000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
}

warp 13 {   # lod.bias0.00390625.point
    asm "TEX.LL R8, R0, R4, 3, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3ef40000) bits(0x3ef80000)
        bits(0x3efc0000) bits(0x3f000000) bits(0x3f020000) bits(0x3f040000) bits(0x3f800000) bits(0x3fbd0000)
        bits(0x3fbe0000) bits(0x3fbf0000) bits(0x3fc00000) bits(0x3fc10000) bits(0x3fc20000) bits(0x3fe00000)
        bits(0x401e8000) bits(0x401f0000) bits(0x401f8000) bits(0x40200000) bits(0x40208000) bits(0x40210000)
        bits(0x40500000) bits(0x405e8000) bits(0x405f0000) bits(0x405f8000) bits(0x40600000) bits(0x40608000)
        bits(0x40610000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 14 {   # lod.bias0.00390625.point
    asm "TEX.LL R8, R0, R4, 3, 2D, 0xf"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408f4000) bits(0x408f8000) bits(0x408fc000) bits(0x40900000) bits(0x40904000) bits(0x40908000)
        bits(0x40980000) bits(0x40af4000) bits(0x40af8000) bits(0x40afc000) bits(0x40b00000) bits(0x40b04000)
        bits(0x40b08000) bits(0x40c80000) bits(0x40cf4000) bits(0x40cf8000) bits(0x40cfc000) bits(0x40d00000)
        bits(0x40d04000) bits(0x40d08000) bits(0x40e00000) bits(0x40ef4000) bits(0x40ef8000) bits(0x40efc000)
        bits(0x40f00000) bits(0x40f04000) bits(0x40f08000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
}

warp 15 {   # lod.bias3.3333.point
    asm "TEX.LL R8, R0, R4, 4, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfed0000) bits(0xbfec0000) bits(0xbfeb0000) bits(0xbfea0000) bits(0xbfe90000)
        bits(0xbfe80000) bits(0xbfa00000) bits(0xbf5a0000) bits(0xbf580000) bits(0xbf560000) bits(0xbf540000)
        bits(0xbf520000) bits(0xbf500000) bits(0xbf000000) bits(0x3e180000) bits(0x3e200000) bits(0x3e280000)
        bits(0x3e300000) bits(0x3e380000) bits(0x3e400000) bits(0x3e800000) bits(0x3f800000) bits(0x3f930000)
        bits(0x3f940000) bits(0x3f950000) bits(0x3f960000) bits(0x3f970000) bits(0x3f980000) bits(0x3fe00000)
        bits(0x40098000) bits(0x400a0000) }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40000000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40400000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40400000
    expect lane 15 R8 = 0x40400000
    expect lane 16 R8 = 0x40400000
    expect lane 17 R8 = 0x40400000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x40800000
    expect lane 20 R8 = 0x40800000
    expect lane 21 R8 = 0x40800000
    expect lane 22 R8 = 0x40800000
    expect lane 23 R8 = 0x40800000
    expect lane 24 R8 = 0x40800000
    expect lane 25 R8 = 0x40800000
    expect lane 26 R8 = 0x40a00000
    expect lane 27 R8 = 0x40a00000
    expect lane 28 R8 = 0x40a00000
    expect lane 29 R8 = 0x40a00000
    expect lane 30 R8 = 0x40a00000
    expect lane 31 R8 = 0x40a00000
}

warp 16 {   # lod.bias3.3333.point
    asm "TEX.LL R8, R0, R4, 4, 2D, 0xf"  active 0x3ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x400a8000) bits(0x400b0000) bits(0x400b8000) bits(0x400c0000) bits(0x40200000) bits(0x40498000)
        bits(0x404a0000) bits(0x404a8000) bits(0x404b0000) bits(0x404b8000) bits(0x404c0000) bits(0x40500000)
        bits(0x40800000) bits(0x4084c000) bits(0x40850000) bits(0x40854000) bits(0x40858000) bits(0x4085c000)
        bits(0x40860000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000) bits(0x40e00000) bits(0x40f80000)
        bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40a00000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x40c00000
    expect lane 3 R8 = 0x40c00000
    expect lane 4 R8 = 0x40c00000
    expect lane 5 R8 = 0x40c00000
    expect lane 6 R8 = 0x40c00000
    expect lane 7 R8 = 0x40c00000
    expect lane 8 R8 = 0x40e00000
    expect lane 9 R8 = 0x40e00000
    expect lane 10 R8 = 0x40e00000
    expect lane 11 R8 = 0x40e00000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x40e00000
    expect lane 14 R8 = 0x40e00000
    expect lane 15 R8 = 0x40e00000
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
}

warp 17 {   # lod.clamp0.3-5.7.point
    asm "TEX.LL R8, R0, R4, 5, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3ef40000) bits(0x3ef80000)
        bits(0x3efc0000) bits(0x3f000000) bits(0x3f020000) bits(0x3f040000) bits(0x3f800000) bits(0x3fbd0000)
        bits(0x3fbe0000) bits(0x3fbf0000) bits(0x3fc00000) bits(0x3fc10000) bits(0x3fc20000) bits(0x3fe00000)
        bits(0x401e8000) bits(0x401f0000) bits(0x401f8000) bits(0x40200000) bits(0x40208000) bits(0x40210000)
        bits(0x40500000) bits(0x405e8000) bits(0x405f0000) bits(0x405f8000) bits(0x40600000) bits(0x40608000)
        bits(0x40610000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 18 {   # lod.clamp0.3-5.7.point
    asm "TEX.LL R8, R0, R4, 5, 2D, 0xf"  active 0x3ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408f4000) bits(0x408f8000) bits(0x408fc000) bits(0x40900000) bits(0x40904000) bits(0x40908000)
        bits(0x40980000) bits(0x40af4000) bits(0x40af8000) bits(0x40afc000) bits(0x40b00000) bits(0x40b04000)
        bits(0x40b08000) bits(0x40c80000) bits(0x40e00000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
}

warp 19 {   # lod.base.clamp0.3-5.7.point
    asm "TEX.LL R8, R0, R4, 5, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 20 {   # lod.clamp2-1.point
    asm "TEX.LL R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3f800000) bits(0x3fe00000)
        bits(0x40200000) bits(0x40500000) bits(0x40800000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000)
        bits(0x40e00000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40000000
    expect lane 11 R8 = 0x40000000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
}

warp 21 {   # lod.base.clamp2-1.point
    asm "TEX.LL R8, R0, R4, 6, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x40000000
}

warp 22 {   # lod.clamp1.5-1.5.point
    asm "TEX.LL R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3f800000) bits(0x3fe00000)
        bits(0x40200000) bits(0x40500000) bits(0x40800000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000)
        bits(0x40e00000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40000000
    expect lane 11 R8 = 0x40000000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
}

warp 23 {   # lod.base.clamp1.5-1.5.point
    asm "TEX.LL R8, R0, R4, 7, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x40000000
}

warp 24 {   # lod.clamp0-0.5.point
    asm "TEX.LL R8, R0, R4, 8, 2D, 0xf"  active 0x3fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3ef40000) bits(0x3ef80000)
        bits(0x3efc0000) bits(0x3f000000) bits(0x3f020000) bits(0x3f040000) bits(0x3f800000) bits(0x3fe00000)
        bits(0x40200000) bits(0x40500000) bits(0x40800000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000)
        bits(0x40e00000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
}

warp 25 {   # lod.base.clamp0-0.5.point
    asm "TEX.LL R8, R0, R4, 8, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 26 {   # lod.clamp-1-20.point
    asm "TEX.LL R8, R0, R4, 9, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3ef40000) bits(0x3ef80000)
        bits(0x3efc0000) bits(0x3f000000) bits(0x3f020000) bits(0x3f040000) bits(0x3f800000) bits(0x3fbd0000)
        bits(0x3fbe0000) bits(0x3fbf0000) bits(0x3fc00000) bits(0x3fc10000) bits(0x3fc20000) bits(0x3fe00000)
        bits(0x401e8000) bits(0x401f0000) bits(0x401f8000) bits(0x40200000) bits(0x40208000) bits(0x40210000)
        bits(0x40500000) bits(0x405e8000) bits(0x405f0000) bits(0x405f8000) bits(0x40600000) bits(0x40608000)
        bits(0x40610000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 27 {   # lod.clamp-1-20.point
    asm "TEX.LL R8, R0, R4, 9, 2D, 0xf"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408f4000) bits(0x408f8000) bits(0x408fc000) bits(0x40900000) bits(0x40904000) bits(0x40908000)
        bits(0x40980000) bits(0x40af4000) bits(0x40af8000) bits(0x40afc000) bits(0x40b00000) bits(0x40b04000)
        bits(0x40b08000) bits(0x40c80000) bits(0x40cf4000) bits(0x40cf8000) bits(0x40cfc000) bits(0x40d00000)
        bits(0x40d04000) bits(0x40d08000) bits(0x40e00000) bits(0x40ef4000) bits(0x40ef8000) bits(0x40efc000)
        bits(0x40f00000) bits(0x40f04000) bits(0x40f08000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
}

warp 28 {   # lod.base.clamp-1-20.point
    asm "TEX.LL R8, R0, R4, 9, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 29 {   # lod.clamp0.00195312-8.point
    asm "TEX.LL R8, R0, R4, 10, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3ef40000) bits(0x3ef80000)
        bits(0x3efc0000) bits(0x3f000000) bits(0x3f020000) bits(0x3f040000) bits(0x3f800000) bits(0x3fbd0000)
        bits(0x3fbe0000) bits(0x3fbf0000) bits(0x3fc00000) bits(0x3fc10000) bits(0x3fc20000) bits(0x3fe00000)
        bits(0x401e8000) bits(0x401f0000) bits(0x401f8000) bits(0x40200000) bits(0x40208000) bits(0x40210000)
        bits(0x40500000) bits(0x405e8000) bits(0x405f0000) bits(0x405f8000) bits(0x40600000) bits(0x40608000)
        bits(0x40610000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 30 {   # lod.clamp0.00195312-8.point
    asm "TEX.LL R8, R0, R4, 10, 2D, 0xf"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408f4000) bits(0x408f8000) bits(0x408fc000) bits(0x40900000) bits(0x40904000) bits(0x40908000)
        bits(0x40980000) bits(0x40af4000) bits(0x40af8000) bits(0x40afc000) bits(0x40b00000) bits(0x40b04000)
        bits(0x40b08000) bits(0x40c80000) bits(0x40cf4000) bits(0x40cf8000) bits(0x40cfc000) bits(0x40d00000)
        bits(0x40d04000) bits(0x40d08000) bits(0x40e00000) bits(0x40ef4000) bits(0x40ef8000) bits(0x40efc000)
        bits(0x40f00000) bits(0x40f04000) bits(0x40f08000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
}

warp 31 {   # lod.base.clamp0.00195312-8.point
    asm "TEX.LL R8, R0, R4, 10, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 32 {   # lod.clamp0.00390625-3.99805.point
    asm "TEX.LL R8, R0, R4, 11, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3ef40000) bits(0x3ef80000)
        bits(0x3efc0000) bits(0x3f000000) bits(0x3f020000) bits(0x3f040000) bits(0x3f800000) bits(0x3fbd0000)
        bits(0x3fbe0000) bits(0x3fbf0000) bits(0x3fc00000) bits(0x3fc10000) bits(0x3fc20000) bits(0x3fe00000)
        bits(0x401e8000) bits(0x401f0000) bits(0x401f8000) bits(0x40200000) bits(0x40208000) bits(0x40210000)
        bits(0x40500000) bits(0x405e8000) bits(0x405f0000) bits(0x405f8000) bits(0x40600000) bits(0x40608000)
        bits(0x40610000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 33 {   # lod.clamp0.00390625-3.99805.point
    asm "TEX.LL R8, R0, R4, 11, 2D, 0xf"  active 0x7f
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x40980000) bits(0x40b00000) bits(0x40c80000) bits(0x40e00000) bits(0x40f80000) bits(0x41080000)
        bits(0x41140000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40800000
}

warp 34 {   # lod.base.clamp0.00390625-3.99805.point
    asm "TEX.LL R8, R0, R4, 11, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 35 {   # lod.clamp0-0.point
    asm "TEX.LL R8, R0, R4, 12, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3f800000) bits(0x3fe00000)
        bits(0x40200000) bits(0x40500000) bits(0x40800000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000)
        bits(0x40e00000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
}

warp 36 {   # lod.base.clamp0-0.point
    asm "TEX.LL R8, R0, R4, 12, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 37 {   # lod.clamp3-3.point
    asm "TEX.LL R8, R0, R4, 13, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3f800000) bits(0x3fe00000)
        bits(0x40200000) bits(0x40500000) bits(0x40800000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000)
        bits(0x40e00000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40400000
    expect lane 1 R8 = 0x40400000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40400000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40400000
    expect lane 15 R8 = 0x40400000
}

warp 38 {   # lod.base.clamp3-3.point
    asm "TEX.LL R8, R0, R4, 13, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x40400000
}

warp 39 {   # lod.view2-5.point
    asm "TEX.LL R8, R0, R4, 14, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3ee80000) bits(0x3ef00000)
        bits(0x3ef80000) bits(0x3f000000) bits(0x3f040000) bits(0x3f080000) bits(0x3f800000) bits(0x3fba0000)
        bits(0x3fbc0000) bits(0x3fbe0000) bits(0x3fc00000) bits(0x3fc20000) bits(0x3fc40000) bits(0x3fe00000)
        bits(0x401d0000) bits(0x401e0000) bits(0x401f0000) bits(0x40200000) bits(0x40210000) bits(0x40220000)
        bits(0x40500000) bits(0x40800000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000) bits(0x40e00000)
        bits(0x40f80000) bits(0x41080000) }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40400000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x40800000
    expect lane 17 R8 = 0x40800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x40800000
    expect lane 20 R8 = 0x40800000
    expect lane 21 R8 = 0x40a00000
    expect lane 22 R8 = 0x40a00000
    expect lane 23 R8 = 0x40a00000
    expect lane 24 R8 = 0x40a00000
    expect lane 25 R8 = 0x40a00000
    expect lane 26 R8 = 0x40a00000
    expect lane 27 R8 = 0x40a00000
    expect lane 28 R8 = 0x40a00000
    expect lane 29 R8 = 0x40a00000
    expect lane 30 R8 = 0x40a00000
    expect lane 31 R8 = 0x40a00000
}

warp 40 {   # lod.view2-5.point
    asm "TEX.LL R8, R0, R4, 14, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0x41140000)
    expect lane 0 R8 = 0x40a00000
}

warp 41 {   # lod.no_trilinear_opt.point
    asm "TEX.LL R8, R0, R4, 15, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xbf800000) bits(0xbec00000) bits(0x3e800000) bits(0x3efd0000) bits(0x3efe0000) bits(0x3eff0000)
        bits(0x3f000000) bits(0x3f008000) bits(0x3f010000) bits(0x3f600000) bits(0x3fbf4000) bits(0x3fbf8000)
        bits(0x3fbfc000) bits(0x3fc00000) bits(0x3fc04000) bits(0x3fc08000) bits(0x40080000) bits(0x401fa000)
        bits(0x401fc000) bits(0x401fe000) bits(0x40200000) bits(0x40202000) bits(0x40204000) bits(0x40300000)
        bits(0x40580000) bits(0x405fa000) bits(0x405fc000) bits(0x405fe000) bits(0x40600000) bits(0x40602000)
        bits(0x40604000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 42 {   # lod.no_trilinear_opt.point
    asm "TEX.LL R8, R0, R4, 15, 2D, 0xf"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408fd000) bits(0x408fe000) bits(0x408ff000) bits(0x40900000) bits(0x40901000) bits(0x40902000)
        bits(0x40940000) bits(0x40a80000) bits(0x40afd000) bits(0x40afe000) bits(0x40aff000) bits(0x40b00000)
        bits(0x40b01000) bits(0x40b02000) bits(0x40bc0000) bits(0x40cfd000) bits(0x40cfe000) bits(0x40cff000)
        bits(0x40d00000) bits(0x40d01000) bits(0x40d02000) bits(0x40e40000) bits(0x40efd000) bits(0x40efe000)
        bits(0x40eff000) bits(0x40f00000) bits(0x40f01000) bits(0x40f02000) bits(0x40f80000) bits(0x41060000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
}

warp 43 {   # lod.trilinear.point
    asm "TEX.LL R8, R0, R4, 16, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xbf800000) bits(0xbec00000) bits(0x3e800000) bits(0x3efd0000) bits(0x3efe0000) bits(0x3eff0000)
        bits(0x3f000000) bits(0x3f008000) bits(0x3f010000) bits(0x3f600000) bits(0x3fbf4000) bits(0x3fbf8000)
        bits(0x3fbfc000) bits(0x3fc00000) bits(0x3fc04000) bits(0x3fc08000) bits(0x40080000) bits(0x401fa000)
        bits(0x401fc000) bits(0x401fe000) bits(0x40200000) bits(0x40202000) bits(0x40204000) bits(0x40300000)
        bits(0x40580000) bits(0x405fa000) bits(0x405fc000) bits(0x405fe000) bits(0x40600000) bits(0x40602000)
        bits(0x40604000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 44 {   # lod.trilinear.point
    asm "TEX.LL R8, R0, R4, 16, 2D, 0xf"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408fd000) bits(0x408fe000) bits(0x408ff000) bits(0x40900000) bits(0x40901000) bits(0x40902000)
        bits(0x40940000) bits(0x40a80000) bits(0x40afd000) bits(0x40afe000) bits(0x40aff000) bits(0x40b00000)
        bits(0x40b01000) bits(0x40b02000) bits(0x40bc0000) bits(0x40cfd000) bits(0x40cfe000) bits(0x40cff000)
        bits(0x40d00000) bits(0x40d01000) bits(0x40d02000) bits(0x40e40000) bits(0x40efd000) bits(0x40efe000)
        bits(0x40eff000) bits(0x40f00000) bits(0x40f01000) bits(0x40f02000) bits(0x40f80000) bits(0x41060000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
}

warp 45 {   # lod.level.100x37.point
    asm "TEX.LL R8, R0, R4, 17, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xbf800000) bits(0xbec00000) bits(0x3e800000) bits(0x3efd0000) bits(0x3efe0000) bits(0x3eff0000)
        bits(0x3f000000) bits(0x3f008000) bits(0x3f010000) bits(0x3f600000) bits(0x3fbf4000) bits(0x3fbf8000)
        bits(0x3fbfc000) bits(0x3fc00000) bits(0x3fc04000) bits(0x3fc08000) bits(0x40080000) bits(0x401fa000)
        bits(0x401fc000) bits(0x401fe000) bits(0x40200000) bits(0x40202000) bits(0x40204000) bits(0x40300000)
        bits(0x40580000) bits(0x405fa000) bits(0x405fc000) bits(0x405fe000) bits(0x40600000) bits(0x40602000)
        bits(0x40604000) bits(0x40800000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 46 {   # lod.level.100x37.point
    asm "TEX.LL R8, R0, R4, 17, 2D, 0xf"  active 0x7ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408fd000) bits(0x408fe000) bits(0x408ff000) bits(0x40900000) bits(0x40901000) bits(0x40902000)
        bits(0x40940000) bits(0x40a80000) bits(0x40afd000) bits(0x40afe000) bits(0x40aff000) bits(0x40b00000)
        bits(0x40b01000) bits(0x40b02000) bits(0x40bc0000) bits(0x40d00000) bits(0x40e40000) bits(0x40f80000)
        bits(0x41060000) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
}

warp 47 {   # lod.level.3d.point
    asm "TEX.LL R8, R0, R4, 18, 3D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    r = bits(0x3f000000)
    lod = { bits(0xbf7f8000) bits(0xbebf0000) bits(0x3e810000) bits(0x3ee90000) bits(0x3ef10000) bits(0x3ef90000)
        bits(0x3f008000) bits(0x3f048000) bits(0x3f088000) bits(0x3f608000) bits(0x3fba4000) bits(0x3fbc4000)
        bits(0x3fbe4000) bits(0x3fc04000) bits(0x3fc24000) bits(0x3fc44000) bits(0x40082000) bits(0x401d2000)
        bits(0x401e2000) bits(0x401f2000) bits(0x40202000) bits(0x40212000) bits(0x40222000) bits(0x40302000)
        bits(0x40582000) bits(0x405d2000) bits(0x405e2000) bits(0x405f2000) bits(0x40602000) bits(0x40612000)
        bits(0x40622000) bits(0x40801000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 48 {   # lod.level.3d.point
    asm "TEX.LL R8, R0, R4, 18, 3D, 0xf"  active 0x1fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    r = bits(0x3f000000)
    lod = { bits(0x408e9000) bits(0x408f1000) bits(0x408f9000) bits(0x40901000) bits(0x40909000) bits(0x40911000)
        bits(0x40941000) bits(0x40a81000) bits(0x40bc1000) bits(0x40d01000) bits(0x40e41000) bits(0x40f81000)
        bits(0x41060800) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
}

warp 49 {   # lod.level.1d.point
    asm "TEX.LL R8, R0, R4, 19, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x00000000)
    lod = { bits(0xbf7f8000) bits(0xbebf0000) bits(0x3e810000) bits(0x3ee90000) bits(0x3ef10000) bits(0x3ef90000)
        bits(0x3f008000) bits(0x3f048000) bits(0x3f088000) bits(0x3f608000) bits(0x3fba4000) bits(0x3fbc4000)
        bits(0x3fbe4000) bits(0x3fc04000) bits(0x3fc24000) bits(0x3fc44000) bits(0x40082000) bits(0x401d2000)
        bits(0x401e2000) bits(0x401f2000) bits(0x40202000) bits(0x40212000) bits(0x40222000) bits(0x40302000)
        bits(0x40582000) bits(0x405d2000) bits(0x405e2000) bits(0x405f2000) bits(0x40602000) bits(0x40612000)
        bits(0x40622000) bits(0x40801000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 50 {   # lod.level.1d.point
    asm "TEX.LL R8, R0, R4, 19, 2D, 0xf"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x00000000)
    lod = { bits(0x408e9000) bits(0x408f1000) bits(0x408f9000) bits(0x40901000) bits(0x40909000) bits(0x40911000)
        bits(0x40941000) bits(0x40a81000) bits(0x40ae9000) bits(0x40af1000) bits(0x40af9000) bits(0x40b01000)
        bits(0x40b09000) bits(0x40b11000) bits(0x40bc1000) bits(0x40ce9000) bits(0x40cf1000) bits(0x40cf9000)
        bits(0x40d01000) bits(0x40d09000) bits(0x40d11000) bits(0x40e41000) bits(0x40ee9000) bits(0x40ef1000)
        bits(0x40ef9000) bits(0x40f01000) bits(0x40f09000) bits(0x40f11000) bits(0x40f81000) bits(0x41060800) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x40e00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
}

warp 51 {   # lod.level.a2d.point
    asm "TEX.LL R8, R0, R4, 20, ARRAY_2D, 0xf"
    array = 1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xbf7f8000) bits(0xbebf0000) bits(0x3e810000) bits(0x3ee90000) bits(0x3ef10000) bits(0x3ef90000)
        bits(0x3f008000) bits(0x3f048000) bits(0x3f088000) bits(0x3f608000) bits(0x3fba4000) bits(0x3fbc4000)
        bits(0x3fbe4000) bits(0x3fc04000) bits(0x3fc24000) bits(0x3fc44000) bits(0x40082000) bits(0x401d2000)
        bits(0x401e2000) bits(0x401f2000) bits(0x40202000) bits(0x40212000) bits(0x40222000) bits(0x40302000)
        bits(0x40582000) bits(0x405d2000) bits(0x405e2000) bits(0x405f2000) bits(0x40602000) bits(0x40612000)
        bits(0x40622000) bits(0x40801000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 52 {   # lod.level.a2d.point
    asm "TEX.LL R8, R0, R4, 20, ARRAY_2D, 0xf"  active 0x7ffff
    array = 1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x408e9000) bits(0x408f1000) bits(0x408f9000) bits(0x40901000) bits(0x40909000) bits(0x40911000)
        bits(0x40941000) bits(0x40a81000) bits(0x40ae9000) bits(0x40af1000) bits(0x40af9000) bits(0x40b01000)
        bits(0x40b09000) bits(0x40b11000) bits(0x40bc1000) bits(0x40d01000) bits(0x40e41000) bits(0x40f81000)
        bits(0x41060800) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
}

warp 53 {   # lod.level.cube.point
    asm "TEX.LL R8, R0, R4, 21, CUBE, 0xf"
    s = bits(0x3e4ccccd)
    t = bits(0x3e99999a)
    r = bits(0x3f800000)
    lod = { bits(0xbf7f8000) bits(0xbebf0000) bits(0x3e810000) bits(0x3ee90000) bits(0x3ef10000) bits(0x3ef90000)
        bits(0x3f008000) bits(0x3f048000) bits(0x3f088000) bits(0x3f608000) bits(0x3fba4000) bits(0x3fbc4000)
        bits(0x3fbe4000) bits(0x3fc04000) bits(0x3fc24000) bits(0x3fc44000) bits(0x40082000) bits(0x401d2000)
        bits(0x401e2000) bits(0x401f2000) bits(0x40202000) bits(0x40212000) bits(0x40222000) bits(0x40302000)
        bits(0x40582000) bits(0x405d2000) bits(0x405e2000) bits(0x405f2000) bits(0x40602000) bits(0x40612000)
        bits(0x40622000) bits(0x40801000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40400000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40400000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40800000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 54 {   # lod.level.cube.point
    asm "TEX.LL R8, R0, R4, 21, CUBE, 0xf"  active 0x7ffff
    s = bits(0x3e4ccccd)
    t = bits(0x3e99999a)
    r = bits(0x3f800000)
    lod = { bits(0x408e9000) bits(0x408f1000) bits(0x408f9000) bits(0x40901000) bits(0x40909000) bits(0x40911000)
        bits(0x40941000) bits(0x40a81000) bits(0x40ae9000) bits(0x40af1000) bits(0x40af9000) bits(0x40b01000)
        bits(0x40b09000) bits(0x40b11000) bits(0x40bc1000) bits(0x40d01000) bits(0x40e41000) bits(0x40f81000)
        bits(0x41060800) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
}

warp 55 {   # lod.level.linear
    asm "TEX.LL R8, R0, R4, 22, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfdfc000) bits(0xbfbf8000) bits(0xbf9f4000) bits(0xbf7e0000) bits(0xbf3d8000)
        bits(0xbefa0000) bits(0xbe720000) bits(0x3b200000) bits(0x3b400000) bits(0x3b600000) bits(0x3f800000)
        bits(0x3f801000) bits(0x3f802000) bits(0x3f805000) bits(0x3f806000) bits(0x3f807000) bits(0x40000000)
        bits(0x40000800) bits(0x40001000) bits(0x40002800) bits(0x40003000) bits(0x40003800) bits(0x40400000)
        bits(0x40400800) bits(0x40401000) bits(0x40402800) bits(0x40403000) bits(0x40403800) bits(0x40800000)
        bits(0x40800400) bits(0x40800800) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x40000000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x40000000
    expect lane 22 R8 = 0x40000000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40400000
    expect lane 27 R8 = 0x40400000
    expect lane 28 R8 = 0x40400000
    expect lane 29 R8 = 0x40800000
    expect lane 30 R8 = 0x40800000
    expect lane 31 R8 = 0x40800000
}

warp 56 {   # lod.level.linear
    asm "TEX.LL R8, R0, R4, 22, 2D, 0xf"  active 0x7fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x40801400) bits(0x40801800) bits(0x40801c00) bits(0x40a00000) bits(0x40a00400) bits(0x40a00800)
        bits(0x40a01400) bits(0x40a01800) bits(0x40a01c00) bits(0x40c00000) bits(0x40c00400) bits(0x40c00800)
        bits(0x40c01400) bits(0x40c01800) bits(0x40c01c00) bits(0x40e00000) bits(0x40e00400) bits(0x40e00800)
        bits(0x40e01400) bits(0x40e01800) bits(0x40e01c00) bits(0x41000000) bits(0x41000200) bits(0x41000400)
        bits(0x4103c800) bits(0x4107d000) bits(0x410bd800) bits(0x410fe000) bits(0x4113e800) bits(0x4117f000)
        bits(0x411bf800) ... }
    expect lane 0 R8 = 0x40800000
    expect lane 1 R8 = 0x40800000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40a00000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x40a00000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40c00000
    expect lane 10 R8 = 0x40c00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40e00000
    expect lane 16 R8 = 0x40e00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x40e00000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
}

warp 57 {   # lod.level.tie.linear
    asm "TEX.LL R8, R0, R4, 22, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x3afffffe) bits(0x3b000000) bits(0x3b000001) bits(0x3b000002) bits(0x3f803ffe) bits(0x3f803fff)
        bits(0x3f804000) bits(0x3f804001) bits(0x3f804002) bits(0x40001ffe) bits(0x40001fff) bits(0x40002000)
        bits(0x40002001) bits(0x40002002) bits(0x40401ffe) bits(0x40401fff) bits(0x40402000) bits(0x40402001)
        bits(0x40402002) bits(0x40800ffe) bits(0x40800fff) bits(0x40801000) bits(0x40801001) bits(0x40801002)
        bits(0x40a00ffe) bits(0x40a00fff) bits(0x40a01000) bits(0x40a01001) bits(0x40a01002) bits(0x40c00ffe)
        bits(0x40c00fff) bits(0x40c01000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40000000
    expect lane 11 R8 = 0x40000000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40400000
    expect lane 15 R8 = 0x40400000
    expect lane 16 R8 = 0x40400000
    expect lane 17 R8 = 0x40400000
    expect lane 18 R8 = 0x40400000
    expect lane 19 R8 = 0x40800000
    expect lane 20 R8 = 0x40800000
    expect lane 21 R8 = 0x40800000
    expect lane 22 R8 = 0x40800000
    expect lane 23 R8 = 0x40800000
    expect lane 24 R8 = 0x40a00000
    expect lane 25 R8 = 0x40a00000
    expect lane 26 R8 = 0x40a00000
    expect lane 27 R8 = 0x40a00000
    expect lane 28 R8 = 0x40a00000
    expect lane 29 R8 = 0x40c00000
    expect lane 30 R8 = 0x40c00000
    expect lane 31 R8 = 0x40c00000
}

warp 58 {   # lod.level.tie.linear
    asm "TEX.LL R8, R0, R4, 22, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x40c01001) bits(0x40c01002) bits(0x40e00ffe) bits(0x40e00fff) bits(0x40e01000) bits(0x40e01001)
        bits(0x40e01002) bits(0x410007fe) bits(0x410007ff) bits(0x41000800) bits(0x410257ff) bits(0x4104a7ff)
        bits(0x4106f7ff) bits(0x410947fe) bits(0x410b97fe) bits(0x410de7fe) ... }
    expect lane 0 R8 = 0x40c00000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x40e00000
    expect lane 3 R8 = 0x40e00000
    expect lane 4 R8 = 0x40e00000
    expect lane 5 R8 = 0x40e00000
    expect lane 6 R8 = 0x40e00000
    expect lane 7 R8 = 0x41000000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
}

warp 59 {   # lod.level.special.linear
    asm "TEX.LL R8, R0, R4, 22, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x00000000) bits(0x80000000) bits(0x00000001) bits(0x80000001) bits(0x007fffff) bits(0x807fffff)
        bits(0x00800000) bits(0x80800000) bits(0x00800001) bits(0x33000000) bits(0xb3000000) bits(0x38800000)
        bits(0x3a800000) bits(0xba800000) bits(0xbe000000) bits(0xbf000000) bits(0x3f800000) bits(0xbf800000)
        bits(0x3f800001) bits(0xbf800001) bits(0x40000000) bits(0xc0000000) bits(0x40a00000) bits(0xc0a00000)
        bits(0x41200000) bits(0xc1200000) bits(0x42c80000) bits(0x459c4001) bits(0xc59c4001) bits(0x47000000)
        bits(0x48000000) bits(0xc8000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x40000000
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x40a00000
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x0
}

warp 60 {   # lod.level.special.linear
    asm "TEX.LL R8, R0, R4, 22, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x4b000000) bits(0x4b000001) bits(0x4b7fffff) bits(0x4b800000) bits(0xcb800000) bits(0x4effffff)
        bits(0x4f000000) bits(0xcf000000) bits(0x4f800000) bits(0x5f000000) bits(0x60000000) bits(0x7e800000)
        bits(0x7f000000) bits(0x7f7fffff) bits(0xff7fffff) bits(0x7f800000) bits(0xff800000) bits(0x7fc00000)
        bits(0xffc00000) bits(0x7f800001) bits(0xff800001) bits(0x7fffffff) bits(0xffffffff) bits(0x7fa55555)
        bits(0xe17fff35) bits(0x2898f207) bits(0xb292cc6d) bits(0xe12bfe9f) bits(0xff02f3b8) bits(0xef4e440f)
        bits(0xdfc7326b) bits(0xcf605763) }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x41000000
    expect lane 3 R8 = 0x41000000
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x41000000
    expect lane 6 R8 = 0x41000000
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
    expect lane 22 R8 = 0x0
    expect lane 23 R8 = 0x0
    expect lane 24 R8 = 0x0
    expect lane 25 R8 = 0x0
    expect lane 26 R8 = 0x0
    expect lane 27 R8 = 0x0
    expect lane 28 R8 = 0x0
    expect lane 29 R8 = 0x0
    expect lane 30 R8 = 0x0
    expect lane 31 R8 = 0x0
}

warp 61 {   # lod.level.special.linear
    asm "TEX.LL R8, R0, R4, 22, 2D, 0xf"  active 0x3ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc1ca352b) bits(0xb0c20d28) bits(0x9e0d8575) bits(0x8f887b44) bits(0x8078d206) bits(0x0bf90613)
        bits(0x1d8ecf56) bits(0x2af91e55) bits(0x39e9247b) bits(0x3aab0535) bits(0x3ae2aef3) bits(0x3b505066)
        bits(0x42407b51) bits(0x4252467a) bits(0x42ec23bc) bits(0x50249a9c) bits(0x5de0f52a) bits(0x70a1dc86) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
}

warp 62 {   # lod.bias0.1.linear
    asm "TEX.LL R8, R0, R4, 23, 2D, 0xf"  active 0x3fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfe00000) bits(0xbfc00000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000)
        bits(0xbf000000) bits(0xbe800000) bits(0xbdf00000) bits(0xbde00000) bits(0xbdd00000) bits(0x40fd0000)
        bits(0x40fd4000) bits(0x40fd8000) bits(0x41000000) bits(0x41040000) bits(0x41080000) bits(0x410c0000)
        bits(0x41100000) bits(0x41140000) bits(0x41180000) bits(0x411c0000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
}

warp 63 {   # lod.bias-0.7.linear
    asm "TEX.LL R8, R0, R4, 24, 2D, 0xf"  active 0x3fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfe00000) bits(0xbfc00000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000)
        bits(0xbf000000) bits(0xbe800000) bits(0x00000000) bits(0x3e800000) bits(0x3f000000) bits(0x3f2e0000)
        bits(0x3f300000) bits(0x3f320000) bits(0x410b4000) bits(0x410b6000) bits(0x410b8000) bits(0x410c0000)
        bits(0x41100000) bits(0x41140000) bits(0x41180000) bits(0x411c0000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
}

warp 0 {   # lod.bias0.00195312.linear
    asm "TEX.LL R8, R0, R4, 22, 2D, 0xf"  active 0xfffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfe00000) bits(0xbfbf0000) bits(0xbf9f0000) bits(0xbf7c0000) bits(0xbf3c0000)
        bits(0xbef40000) bits(0xbe680000) bits(0xbc800000) bits(0xbc000000) bits(0x00000000) bits(0x3f800000)
        bits(0x40000000) bits(0x40400000) bits(0x40800000) bits(0x40a00000) bits(0x40c00000) bits(0x40e00000)
        bits(0x41000000) bits(0x41002000) bits(0x41004000) bits(0x4103a000) bits(0x4107a000) bits(0x410bc000)
        bits(0x410fc000) bits(0x4113e000) bits(0x4117e000) bits(0x411c0000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
}

warp 1 {   # lod.bias0.00390625.linear
    asm "TEX.LL R8, R0, R4, 25, 2D, 0xf"  active 0x1fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfe00000) bits(0xbfc00000) bits(0xbfa00000) bits(0xbf800000) bits(0xbf400000)
        bits(0xbf000000) bits(0xbe800000) bits(0xbcc00000) bits(0xbc800000) bits(0xbc000000) bits(0x41000000)
        bits(0x41002000) bits(0x41004000) bits(0x41040000) bits(0x41080000) bits(0x410c0000) bits(0x41100000)
        bits(0x41140000) bits(0x41180000) bits(0x411c0000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x41000000
}

warp 2 {   # lod.bias3.3333.linear
    asm "TEX.LL R8, R0, R4, 26, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x40958000) bits(0x40a00000) bits(0x40aac000) bits(0x40b58000) bits(0x40c00000) bits(0x40cac000)
        bits(0x40d58000) bits(0x40e00000) bits(0x40eac000) bits(0x40f58000) bits(0x41000000) bits(0x41056000)
        bits(0x410ac000) bits(0x41100000) bits(0x41156000) bits(0x411ac000) ... }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x41000000
    expect lane 3 R8 = 0x41000000
    expect lane 4 R8 = 0x41000000
    expect lane 5 R8 = 0x41000000
    expect lane 6 R8 = 0x41000000
    expect lane 7 R8 = 0x41000000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41000000
    expect lane 10 R8 = 0x41000000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41000000
    expect lane 15 R8 = 0x41000000
}

warp 3 {   # lod.clamp0.3-5.7.linear
    asm "TEX.LL R8, R0, R4, 27, 2D, 0xf"  active 0x1f
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x3f800000) bits(0x40000000) bits(0x40400000) bits(0x40800000) bits(0x40a00000) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40a00000
}

warp 4 {   # lod.clamp2-1.linear
    asm "TEX.LL R8, R0, R4, 28, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3f800000) bits(0x3fe00000)
        bits(0x40200000) bits(0x40500000) bits(0x40800000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000)
        bits(0x40e00000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40000000
    expect lane 11 R8 = 0x40000000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40000000
}

warp 5 {   # lod.base.clamp2-1.linear
    asm "TEX.LL R8, R0, R4, 28, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x40000000
}

warp 6 {   # lod.clamp0-0.5.linear
    asm "TEX.LL R8, R0, R4, 29, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbff00000) bits(0xbfe00000) bits(0xbfd00000) bits(0xbfc00000) bits(0xbfb00000)
        bits(0xbfa00000) bits(0xbf900000) bits(0xbf800000) bits(0xbf600000) bits(0xbf400000) bits(0xbf200000)
        bits(0xbf000000) bits(0xbec00000) bits(0xbe800000) bits(0xbe000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
}

warp 7 {   # lod.base.clamp0-0.5.linear
    asm "TEX.LL R8, R0, R4, 29, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 8 {   # lod.clamp-1-20.linear
    asm "TEX.LL R8, R0, R4, 30, 2D, 0xf"  active 0xfffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfe00000) bits(0xbfbf0000) bits(0xbf9f0000) bits(0xbf7c0000) bits(0xbf3c0000)
        bits(0xbef40000) bits(0xbe680000) bits(0xbc800000) bits(0xbc000000) bits(0x00000000) bits(0x3f800000)
        bits(0x40000000) bits(0x40400000) bits(0x40800000) bits(0x40a00000) bits(0x40c00000) bits(0x40e00000)
        bits(0x41000000) bits(0x41002000) bits(0x41004000) bits(0x4103a000) bits(0x4107a000) bits(0x410bc000)
        bits(0x410fc000) bits(0x4113e000) bits(0x4117e000) bits(0x411c0000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
}

warp 9 {   # lod.base.clamp-1-20.linear
    asm "TEX.LL R8, R0, R4, 30, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 10 {   # lod.clamp0.00195312-8.linear
    asm "TEX.LL R8, R0, R4, 31, 2D, 0xf"  active 0xfffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfe00000) bits(0xbfbf0000) bits(0xbf9f0000) bits(0xbf7c0000) bits(0xbf3c0000)
        bits(0xbef40000) bits(0xbe680000) bits(0xbc800000) bits(0xbc000000) bits(0x00000000) bits(0x3f800000)
        bits(0x40000000) bits(0x40400000) bits(0x40800000) bits(0x40a00000) bits(0x40c00000) bits(0x40e00000)
        bits(0x41000000) bits(0x41002000) bits(0x41004000) bits(0x4103a000) bits(0x4107a000) bits(0x410bc000)
        bits(0x410fc000) bits(0x4113e000) bits(0x4117e000) bits(0x411c0000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
}

warp 11 {   # lod.base.clamp0.00195312-8.linear
    asm "TEX.LL R8, R0, R4, 31, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 12 {   # lod.clamp0.00390625-3.99805.linear
    asm "TEX.LL R8, R0, R4, 32, 2D, 0xf"  active 0x7
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x3f800000) bits(0x40000000) bits(0x40400000) ... }
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40400000
}

warp 13 {   # lod.clamp0-0.linear
    asm "TEX.LL R8, R0, R4, 33, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3f800000) bits(0x3fe00000)
        bits(0x40200000) bits(0x40500000) bits(0x40800000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000)
        bits(0x40e00000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
}

warp 14 {   # lod.base.clamp0-0.linear
    asm "TEX.LL R8, R0, R4, 33, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x0
}

warp 15 {   # lod.clamp3-3.linear
    asm "TEX.LL R8, R0, R4, 34, 2D, 0xf"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfa00000) bits(0xbf000000) bits(0x3e800000) bits(0x3f800000) bits(0x3fe00000)
        bits(0x40200000) bits(0x40500000) bits(0x40800000) bits(0x40980000) bits(0x40b00000) bits(0x40c80000)
        bits(0x40e00000) bits(0x40f80000) bits(0x41080000) bits(0x41140000) ... }
    expect lane 0 R8 = 0x40400000
    expect lane 1 R8 = 0x40400000
    expect lane 2 R8 = 0x40400000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40400000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40400000
    expect lane 15 R8 = 0x40400000
}

warp 16 {   # lod.base.clamp3-3.linear
    asm "TEX.LL R8, R0, R4, 34, 2D, 0xf"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = bits(0xc2000000)
    expect lane 0 R8 = 0x40400000
}

warp 17 {   # lod.view2-5.linear
    asm "TEX.LL R8, R0, R4, 35, 2D, 0xf"  active 0xffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xc0000000) bits(0xbfb80000) bits(0xbf600000) bits(0xbea00000) bits(0xbd000000) bits(0xbc800000)
        bits(0x00000000) bits(0x3f800000) bits(0x40000000) bits(0x40400000) bits(0x40410000) bits(0x40420000)
        bits(0x404e0000) bits(0x40720000) bits(0x408b0000) bits(0x409d0000) bits(0x40af8000) bits(0x40c18000)
        bits(0x40d38000) bits(0x40e58000) bits(0x40f80000) bits(0x41050000) bits(0x410e0000) bits(0x41170000) ... }
    expect lane 0 R8 = 0x40000000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40000000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x40000000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x40400000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x40a00000
    expect lane 17 R8 = 0x40a00000
    expect lane 18 R8 = 0x40a00000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x40a00000
    expect lane 21 R8 = 0x40a00000
    expect lane 22 R8 = 0x40a00000
    expect lane 23 R8 = 0x40a00000
}

warp 18 {   # lod.no_trilinear_opt.linear
    asm "TEX.LL R8, R0, R4, 36, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xbf800000) bits(0xbf5f8000) bits(0xbf3f0000) bits(0xbf1e8000) bits(0xbefc0000) bits(0xbebb0000)
        bits(0xbe740000) bits(0xbde40000) bits(0xbb000000) bits(0x00000000) bits(0x3b000000) bits(0x3f800000)
        bits(0x3f804000) bits(0x40000000) bits(0x40002000) bits(0x40400000) bits(0x40402000) bits(0x40800000)
        bits(0x40801000) bits(0x40a00000) bits(0x40a01000) bits(0x40c00000) bits(0x40c01000) bits(0x40e00000)
        bits(0x40e01000) bits(0x41000000) bits(0x41000800) bits(0x41001000) bits(0x4101c800) bits(0x4103d000)
        bits(0x4105d800) bits(0x4107e000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40400000
    expect lane 16 R8 = 0x40400000
    expect lane 17 R8 = 0x40800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x40a00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 19 {   # lod.no_trilinear_opt.linear
    asm "TEX.LL R8, R0, R4, 36, 2D, 0xf"  active 0x7
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x4109e800) bits(0x410bf000) bits(0x410df800) ... }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x41000000
}

warp 20 {   # lod.trilinear.linear
    asm "TEX.LL R8, R0, R4, 37, 2D, 0xf"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xbf800000) bits(0xbf5f8000) bits(0xbf3f0000) bits(0xbf1e8000) bits(0xbefc0000) bits(0xbebb0000)
        bits(0xbe740000) bits(0xbde40000) bits(0xbb000000) bits(0x00000000) bits(0x3b000000) bits(0x3f800000)
        bits(0x3f804000) bits(0x40000000) bits(0x40002000) bits(0x40400000) bits(0x40402000) bits(0x40800000)
        bits(0x40801000) bits(0x40a00000) bits(0x40a01000) bits(0x40c00000) bits(0x40c01000) bits(0x40e00000)
        bits(0x40e01000) bits(0x41000000) bits(0x41000800) bits(0x41001000) bits(0x4101c800) bits(0x4103d000)
        bits(0x4105d800) bits(0x4107e000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x40000000
    expect lane 14 R8 = 0x40000000
    expect lane 15 R8 = 0x40400000
    expect lane 16 R8 = 0x40400000
    expect lane 17 R8 = 0x40800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x40a00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x40e00000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
    expect lane 28 R8 = 0x41000000
    expect lane 29 R8 = 0x41000000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x41000000
}

warp 21 {   # lod.trilinear.linear
    asm "TEX.LL R8, R0, R4, 37, 2D, 0xf"  active 0x7
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0x4109e800) bits(0x410bf000) bits(0x410df800) ... }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x41000000
}

warp 22 {   # lod.level.100x37.linear
    asm "TEX.LL R8, R0, R4, 38, 2D, 0xf"  active 0x7fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xbf800000) bits(0xbf400000) bits(0xbeff0000) bits(0xbe7c0000) bits(0xbb000000) bits(0x00000000)
        bits(0x3b000000) bits(0x3f800000) bits(0x3f804000) bits(0x40000000) bits(0x40002000) bits(0x40400000)
        bits(0x40402000) bits(0x40800000) bits(0x40801000) bits(0x40a00000) bits(0x40a01000) bits(0x40c00000)
        bits(0x40c01000) bits(0x40c02000) bits(0x40c78000) bits(0x40cf8000) bits(0x40d79000) bits(0x40dfa000)
        bits(0x40e7b000) bits(0x40efc000) bits(0x40f7c000) bits(0x40ffd000) bits(0x4103f000) bits(0x4107f800)
        bits(0x410c0000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40000000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40400000
    expect lane 13 R8 = 0x40800000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x40a00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x40c00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40c00000
    expect lane 24 R8 = 0x40c00000
    expect lane 25 R8 = 0x40c00000
    expect lane 26 R8 = 0x40c00000
    expect lane 27 R8 = 0x40c00000
    expect lane 28 R8 = 0x40c00000
    expect lane 29 R8 = 0x40c00000
    expect lane 30 R8 = 0x40c00000
}

warp 23 {   # lod.level.3d.linear
    asm "TEX.LL R8, R0, R4, 39, 3D, 0xf"  active 0x3ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    r = bits(0x3f000000)
    lod = { bits(0xbf7f8000) bits(0xbf2f8000) bits(0xbebf0000) bits(0xbd380000) bits(0xbcf00000) bits(0xbc600000)
        bits(0x3b000000) bits(0x3f804000) bits(0x40002000) bits(0x40402000) bits(0x40801000) bits(0x40a01000)
        bits(0x40a09000) bits(0x40a11000) bits(0x40a61000) bits(0x40b01000) bits(0x40ba9000) bits(0x40c49000)
        bits(0x40cf1000) bits(0x40d91000) bits(0x40e31000) bits(0x40ed9000) bits(0x40f79000) bits(0x4100c800)
        bits(0x41060800) bits(0x410b0800) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x40a00000
    expect lane 17 R8 = 0x40a00000
    expect lane 18 R8 = 0x40a00000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x40a00000
    expect lane 21 R8 = 0x40a00000
    expect lane 22 R8 = 0x40a00000
    expect lane 23 R8 = 0x40a00000
    expect lane 24 R8 = 0x40a00000
    expect lane 25 R8 = 0x40a00000
}

warp 24 {   # lod.level.1d.linear
    asm "TEX.LL R8, R0, R4, 40, 2D, 0xf"  active 0xfffffff
    s = bits(0x3f000000)
    t = bits(0x00000000)
    lod = { bits(0xbf7f8000) bits(0xbf5f8000) bits(0xbf3b8000) bits(0xbf1b8000) bits(0xbeef0000) bits(0xbeaf0000)
        bits(0xbe4e0000) bits(0xbd9c0000) bits(0xbcf00000) bits(0xbc600000) bits(0x3b000000) bits(0x3f804000)
        bits(0x40002000) bits(0x40402000) bits(0x40801000) bits(0x40a01000) bits(0x40c01000) bits(0x40e01000)
        bits(0x41000800) bits(0x41004800) bits(0x41008800) bits(0x41014800) bits(0x41034800) bits(0x41058800)
        bits(0x41078800) bits(0x4109c800) bits(0x410bc800) bits(0x410e0800) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x40000000
    expect lane 13 R8 = 0x40400000
    expect lane 14 R8 = 0x40800000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40e00000
    expect lane 18 R8 = 0x41000000
    expect lane 19 R8 = 0x41000000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x41000000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x41000000
}

warp 25 {   # lod.level.a2d.linear
    asm "TEX.LL R8, R0, R4, 41, ARRAY_2D, 0xf"  active 0x3ffffff
    array = 1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    lod = { bits(0xbf7f8000) bits(0xbf3f8000) bits(0xbeff0000) bits(0xbe6e0000) bits(0xbcf00000) bits(0xbc600000)
        bits(0x3b000000) bits(0x3f804000) bits(0x40002000) bits(0x40402000) bits(0x40801000) bits(0x40a01000)
        bits(0x40c01000) bits(0x40c09000) bits(0x40c11000) bits(0x40c61000) bits(0x40ce1000) bits(0x40d69000)
        bits(0x40de9000) bits(0x40e69000) bits(0x40ef1000) bits(0x40f71000) bits(0x40ff9000) bits(0x4103c800)
        bits(0x41080800) bits(0x410c0800) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x40c00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40c00000
    expect lane 24 R8 = 0x40c00000
    expect lane 25 R8 = 0x40c00000
}

warp 26 {   # lod.level.cube.linear
    asm "TEX.LL R8, R0, R4, 42, CUBE, 0xf"  active 0x3ffffff
    s = bits(0x3e4ccccd)
    t = bits(0x3e99999a)
    r = bits(0x3f800000)
    lod = { bits(0xbf7f8000) bits(0xbf3f8000) bits(0xbeff0000) bits(0xbe6e0000) bits(0xbcf00000) bits(0xbc600000)
        bits(0x3b000000) bits(0x3f804000) bits(0x40002000) bits(0x40402000) bits(0x40801000) bits(0x40a01000)
        bits(0x40c01000) bits(0x40c09000) bits(0x40c11000) bits(0x40c61000) bits(0x40ce1000) bits(0x40d69000)
        bits(0x40de9000) bits(0x40e69000) bits(0x40ef1000) bits(0x40f71000) bits(0x40ff9000) bits(0x4103c800)
        bits(0x41080800) bits(0x410c0800) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40c00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x40c00000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40c00000
    expect lane 23 R8 = 0x40c00000
    expect lane 24 R8 = 0x40c00000
    expect lane 25 R8 = 0x40c00000
}

warp 27 {   # lod.blend.f32.point
    asm "TEX.LL R8, R0, R4, 43, 2D, 0xf"
    s = { bits(0x3ebf2000) bits(0x3f348000) bits(0x3f511000) bits(0x3d2e0000) bits(0x3d870000) bits(0x3edb8000)
        bits(0x3efc6000) bits(0x3e7f8000) bits(0x3ea84000) bits(0x3db20000) bits(0x3e24c000) bits(0x3d710000)
        bits(0x3f5b8000) bits(0x3e298000) bits(0x3f3c8000) bits(0x3f340000) bits(0x3ecc0000) bits(0x3e8b0000)
        bits(0x3f33c000) bits(0x3eac2000) bits(0x3d500000) bits(0x3f139000) bits(0x3f545000) bits(0x3ec58000)
        bits(0x3f1b2000) bits(0x3e8ce000) bits(0x3f702000) bits(0x3f5bc000) bits(0x3ecac000) bits(0x3f082000)
        bits(0x3ea1c000) bits(0x3e7dc000) }
    t = { bits(0x3e528000) bits(0x3e3e4000) bits(0x3e900000) bits(0x3e084000) bits(0x3eb34000) bits(0x3f3e0000)
        bits(0x3f428000) bits(0x3f786000) bits(0x3f69f000) bits(0x3f1b2000) bits(0x3f648000) bits(0x3f351000)
        bits(0x3e320000) bits(0x3e9a6000) bits(0x3e51c000) bits(0x3ee74000) bits(0x3e8e0000) bits(0x3f185000)
        bits(0x3e454000) bits(0x3eed4000) bits(0x3e8d0000) bits(0x3cdc0000) bits(0x3e9da000) bits(0x3e4e0000)
        bits(0x3f5be000) bits(0x3f24f000) bits(0x3f02c000) bits(0x3db70000) bits(0x3ebc0000) bits(0x3f790000)
        bits(0x3f1b1000) bits(0x3f6a6000) }
    lod = { bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x00000000) bits(0x40000000)
        bits(0x00000000) bits(0x3f800000) bits(0x3f800000) bits(0x40000000) bits(0x3f800000) bits(0x40400000)
        bits(0x00000000) bits(0x00000000) bits(0x40400000) bits(0x00000000) bits(0x00000000) bits(0x40400000)
        bits(0x3f800000) bits(0x40400000) bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x40400000)
        bits(0x00000000) bits(0x40000000) bits(0x40000000) bits(0x00000000) bits(0x40400000) bits(0x00000000)
        bits(0x40000000) bits(0x40400000) }
    expect lane 0 R8 = 0xc7de269c
    expect lane 1 R8 = 0xc3bc3cec
    expect lane 2 R8 = 0x3906fe45
    expect lane 3 R8 = 0xbf0e1506
    expect lane 4 R8 = 0x3946a288
    expect lane 5 R8 = 0xb8817077
    expect lane 6 R8 = 0x41e579fa
    expect lane 7 R8 = 0x3b9971e2
    expect lane 8 R8 = 0x3f2cbf43
    expect lane 9 R8 = 0xbfa9965e
    expect lane 10 R8 = 0x3b9971e2
    expect lane 11 R8 = 0xbd226a13
    expect lane 12 R8 = 0x44d47ec1
    expect lane 13 R8 = 0xb7ea11f1
    expect lane 14 R8 = 0xc6569f93
    expect lane 15 R8 = 0xc0626fd7
    expect lane 16 R8 = 0x3f53fd24
    expect lane 17 R8 = 0xbd226a13
    expect lane 18 R8 = 0x450df2c2
    expect lane 19 R8 = 0xb970bece
    expect lane 20 R8 = 0x3dcff47d
    expect lane 21 R8 = 0xc3bc3cec
    expect lane 22 R8 = 0x3906fe45
    expect lane 23 R8 = 0xb970bece
    expect lane 24 R8 = 0x492eeb1f
    expect lane 25 R8 = 0xb8817077
    expect lane 26 R8 = 0x4496a91d
    expect lane 27 R8 = 0x3e731286
    expect lane 28 R8 = 0xb970bece
    expect lane 29 R8 = 0xbb16d130
    expect lane 30 R8 = 0xb8817077
    expect lane 31 R8 = 0xbd226a13
}

warp 28 {   # lod.blend.f32.point
    asm "TEX.LL R8, R0, R4, 43, 2D, 0xf"  active 0x1
    s = bits(0x3eaee000)
    t = bits(0x3f500000)
    lod = bits(0x3f800000)
    expect lane 0 R8 = 0xbf0940a5
}

warp 29 {   # lod.blend.u8.point
    asm "TEX.LL R8, R0, R4, 44, 2D, 0xf"
    s = { bits(0x3ebf2000) bits(0x3f348000) bits(0x3f511000) bits(0x3d2e0000) bits(0x3d870000) bits(0x3edb8000)
        bits(0x3efc6000) bits(0x3e7f8000) bits(0x3ea84000) bits(0x3db20000) bits(0x3e24c000) bits(0x3d710000)
        bits(0x3f5b8000) bits(0x3e298000) bits(0x3f3c8000) bits(0x3f340000) bits(0x3ecc0000) bits(0x3e8b0000)
        bits(0x3f33c000) bits(0x3eac2000) bits(0x3d500000) bits(0x3f139000) bits(0x3f545000) bits(0x3ec58000)
        bits(0x3f1b2000) bits(0x3e8ce000) bits(0x3f702000) bits(0x3f5bc000) bits(0x3ecac000) bits(0x3f082000)
        bits(0x3ea1c000) bits(0x3e7dc000) }
    t = { bits(0x3e528000) bits(0x3e3e4000) bits(0x3e900000) bits(0x3e084000) bits(0x3eb34000) bits(0x3f3e0000)
        bits(0x3f428000) bits(0x3f786000) bits(0x3f69f000) bits(0x3f1b2000) bits(0x3f648000) bits(0x3f351000)
        bits(0x3e320000) bits(0x3e9a6000) bits(0x3e51c000) bits(0x3ee74000) bits(0x3e8e0000) bits(0x3f185000)
        bits(0x3e454000) bits(0x3eed4000) bits(0x3e8d0000) bits(0x3cdc0000) bits(0x3e9da000) bits(0x3e4e0000)
        bits(0x3f5be000) bits(0x3f24f000) bits(0x3f02c000) bits(0x3db70000) bits(0x3ebc0000) bits(0x3f790000)
        bits(0x3f1b1000) bits(0x3f6a6000) }
    lod = { bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x00000000) bits(0x40000000)
        bits(0x00000000) bits(0x3f800000) bits(0x3f800000) bits(0x40000000) bits(0x3f800000) bits(0x40400000)
        bits(0x00000000) bits(0x00000000) bits(0x40400000) bits(0x00000000) bits(0x00000000) bits(0x40400000)
        bits(0x3f800000) bits(0x40400000) bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x40400000)
        bits(0x00000000) bits(0x40000000) bits(0x40000000) bits(0x00000000) bits(0x40400000) bits(0x00000000)
        bits(0x40000000) bits(0x40400000) }
    expect lane 0 R8 = 0x3f129293
    expect lane 1 R8 = 0x3f74f4f5
    expect lane 2 R8 = 0x3e828283
    expect lane 3 R8 = 0x3f1e9e9f
    expect lane 4 R8 = 0x3efcfcfd
    expect lane 5 R8 = 0x3f7efeff
    expect lane 6 R8 = 0x3d40c0c1
    expect lane 7 R8 = 0x3eb0b0b1
    expect lane 8 R8 = 0x3d109091
    expect lane 9 R8 = 0x3f70f0f1
    expect lane 10 R8 = 0x3eb0b0b1
    expect lane 11 R8 = 0x3f45c5c6
    expect lane 12 R8 = 0x3e989899
    expect lane 13 R8 = 0x3f7dfdfe
    expect lane 14 R8 = 0x3f109091
    expect lane 15 R8 = 0x3f5cdcdd
    expect lane 16 R8 = 0x3e8e8e8f
    expect lane 17 R8 = 0x3f45c5c6
    expect lane 18 R8 = 0x3e60e0e1
    expect lane 19 R8 = 0x3f41c1c2
    expect lane 20 R8 = 0x3edcdcdd
    expect lane 21 R8 = 0x3f74f4f5
    expect lane 22 R8 = 0x3e828283
    expect lane 23 R8 = 0x3f41c1c2
    expect lane 24 R8 = 0x3ecacacb
    expect lane 25 R8 = 0x3f7efeff
    expect lane 26 R8 = 0x3e0c8c8d
    expect lane 27 R8 = 0x3eb4b4b5
    expect lane 28 R8 = 0x3f41c1c2
    expect lane 29 R8 = 0x3f6ceced
    expect lane 30 R8 = 0x3f7efeff
    expect lane 31 R8 = 0x3f45c5c6
}

warp 30 {   # lod.blend.u8.point
    asm "TEX.LL R8, R0, R4, 44, 2D, 0xf"  active 0x1
    s = bits(0x3eaee000)
    t = bits(0x3f500000)
    lod = bits(0x3f800000)
    expect lane 0 R8 = 0x3f32b2b3
}

warp 31 {   # lod.blend.f16.point
    asm "TEX.LL R8, R0, R4, 45, 2D, 0xf"
    s = { bits(0x3ebf2000) bits(0x3f348000) bits(0x3f511000) bits(0x3d2e0000) bits(0x3d870000) bits(0x3edb8000)
        bits(0x3efc6000) bits(0x3e7f8000) bits(0x3ea84000) bits(0x3db20000) bits(0x3e24c000) bits(0x3d710000)
        bits(0x3f5b8000) bits(0x3e298000) bits(0x3f3c8000) bits(0x3f340000) bits(0x3ecc0000) bits(0x3e8b0000)
        bits(0x3f33c000) bits(0x3eac2000) bits(0x3d500000) bits(0x3f139000) bits(0x3f545000) bits(0x3ec58000)
        bits(0x3f1b2000) bits(0x3e8ce000) bits(0x3f702000) bits(0x3f5bc000) bits(0x3ecac000) bits(0x3f082000)
        bits(0x3ea1c000) bits(0x3e7dc000) }
    t = { bits(0x3e528000) bits(0x3e3e4000) bits(0x3e900000) bits(0x3e084000) bits(0x3eb34000) bits(0x3f3e0000)
        bits(0x3f428000) bits(0x3f786000) bits(0x3f69f000) bits(0x3f1b2000) bits(0x3f648000) bits(0x3f351000)
        bits(0x3e320000) bits(0x3e9a6000) bits(0x3e51c000) bits(0x3ee74000) bits(0x3e8e0000) bits(0x3f185000)
        bits(0x3e454000) bits(0x3eed4000) bits(0x3e8d0000) bits(0x3cdc0000) bits(0x3e9da000) bits(0x3e4e0000)
        bits(0x3f5be000) bits(0x3f24f000) bits(0x3f02c000) bits(0x3db70000) bits(0x3ebc0000) bits(0x3f790000)
        bits(0x3f1b1000) bits(0x3f6a6000) }
    lod = { bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x00000000) bits(0x40000000)
        bits(0x00000000) bits(0x3f800000) bits(0x3f800000) bits(0x40000000) bits(0x3f800000) bits(0x40400000)
        bits(0x00000000) bits(0x00000000) bits(0x40400000) bits(0x00000000) bits(0x00000000) bits(0x40400000)
        bits(0x3f800000) bits(0x40400000) bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x40400000)
        bits(0x00000000) bits(0x40000000) bits(0x40000000) bits(0x00000000) bits(0x40400000) bits(0x00000000)
        bits(0x40000000) bits(0x40400000) }
    expect lane 0 R8 = 0xbcd38000
    expect lane 1 R8 = 0xbf9d8000
    expect lane 2 R8 = 0x38114000
    expect lane 3 R8 = 0xbaa0c000
    expect lane 4 R8 = 0x3c510000
    expect lane 5 R8 = 0xc60ee000
    expect lane 6 R8 = 0x473f4000
    expect lane 7 R8 = 0x463c4000
    expect lane 8 R8 = 0x3fe86000
    expect lane 9 R8 = 0xbacbc000
    expect lane 10 R8 = 0x463c4000
    expect lane 11 R8 = 0xc5426000
    expect lane 12 R8 = 0x38304000
    expect lane 13 R8 = 0xba3e2000
    expect lane 14 R8 = 0xbbf26000
    expect lane 15 R8 = 0xc5fae000
    expect lane 16 R8 = 0x37920000
    expect lane 17 R8 = 0xc5426000
    expect lane 18 R8 = 0x46584000
    expect lane 19 R8 = 0xbfd9c000
    expect lane 20 R8 = 0x468fa000
    expect lane 21 R8 = 0xbf9d8000
    expect lane 22 R8 = 0x38114000
    expect lane 23 R8 = 0xbfd9c000
    expect lane 24 R8 = 0x4563e000
    expect lane 25 R8 = 0xc60ee000
    expect lane 26 R8 = 0x3d23a000
    expect lane 27 R8 = 0x3a50c000
    expect lane 28 R8 = 0xbfd9c000
    expect lane 29 R8 = 0xc2260000
    expect lane 30 R8 = 0xc60ee000
    expect lane 31 R8 = 0xc5426000
}

warp 32 {   # lod.blend.f16.point
    asm "TEX.LL R8, R0, R4, 45, 2D, 0xf"  active 0x1
    s = bits(0x3eaee000)
    t = bits(0x3f500000)
    lod = bits(0x3f800000)
    expect lane 0 R8 = 0xc014a000
}

warp 33 {   # lod.blend.u16.point
    asm "TEX.LL R8, R0, R4, 46, 2D, 0xf"
    s = { bits(0x3ebf2000) bits(0x3f348000) bits(0x3f511000) bits(0x3d2e0000) bits(0x3d870000) bits(0x3edb8000)
        bits(0x3efc6000) bits(0x3e7f8000) bits(0x3ea84000) bits(0x3db20000) bits(0x3e24c000) bits(0x3d710000)
        bits(0x3f5b8000) bits(0x3e298000) bits(0x3f3c8000) bits(0x3f340000) bits(0x3ecc0000) bits(0x3e8b0000)
        bits(0x3f33c000) bits(0x3eac2000) bits(0x3d500000) bits(0x3f139000) bits(0x3f545000) bits(0x3ec58000)
        bits(0x3f1b2000) bits(0x3e8ce000) bits(0x3f702000) bits(0x3f5bc000) bits(0x3ecac000) bits(0x3f082000)
        bits(0x3ea1c000) bits(0x3e7dc000) }
    t = { bits(0x3e528000) bits(0x3e3e4000) bits(0x3e900000) bits(0x3e084000) bits(0x3eb34000) bits(0x3f3e0000)
        bits(0x3f428000) bits(0x3f786000) bits(0x3f69f000) bits(0x3f1b2000) bits(0x3f648000) bits(0x3f351000)
        bits(0x3e320000) bits(0x3e9a6000) bits(0x3e51c000) bits(0x3ee74000) bits(0x3e8e0000) bits(0x3f185000)
        bits(0x3e454000) bits(0x3eed4000) bits(0x3e8d0000) bits(0x3cdc0000) bits(0x3e9da000) bits(0x3e4e0000)
        bits(0x3f5be000) bits(0x3f24f000) bits(0x3f02c000) bits(0x3db70000) bits(0x3ebc0000) bits(0x3f790000)
        bits(0x3f1b1000) bits(0x3f6a6000) }
    lod = { bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x00000000) bits(0x40000000)
        bits(0x00000000) bits(0x3f800000) bits(0x3f800000) bits(0x40000000) bits(0x3f800000) bits(0x40400000)
        bits(0x00000000) bits(0x00000000) bits(0x40400000) bits(0x00000000) bits(0x00000000) bits(0x40400000)
        bits(0x3f800000) bits(0x40400000) bits(0x40000000) bits(0x40000000) bits(0x40000000) bits(0x40400000)
        bits(0x00000000) bits(0x40000000) bits(0x40000000) bits(0x00000000) bits(0x40400000) bits(0x00000000)
        bits(0x40000000) bits(0x40400000) }
    expect lane 0 R8 = 0x3f125e92
    expect lane 1 R8 = 0x3f74bcf5
    expect lane 2 R8 = 0x3e820c82
    expect lane 3 R8 = 0x3f1e0e9e
    expect lane 4 R8 = 0x3efd8cfe
    expect lane 5 R8 = 0x3f7e01fe
    expect lane 6 R8 = 0x3d4650c6
    expect lane 7 R8 = 0x3eb032b0
    expect lane 8 R8 = 0x3d1ac09b
    expect lane 9 R8 = 0x3f70a9f1
    expect lane 10 R8 = 0x3eb032b0
    expect lane 11 R8 = 0x3f4522c5
    expect lane 12 R8 = 0x3e99a89a
    expect lane 13 R8 = 0x3f7d6afd
    expect lane 14 R8 = 0x3f10d691
    expect lane 15 R8 = 0x3f5ce2dd
    expect lane 16 R8 = 0x3e8ea68f
    expect lane 17 R8 = 0x3f4522c5
    expect lane 18 R8 = 0x3e6234e2
    expect lane 19 R8 = 0x3f4170c1
    expect lane 20 R8 = 0x3edd9ede
    expect lane 21 R8 = 0x3f74bcf5
    expect lane 22 R8 = 0x3e820c82
    expect lane 23 R8 = 0x3f4170c1
    expect lane 24 R8 = 0x3ecb5ccb
    expect lane 25 R8 = 0x3f7e01fe
    expect lane 26 R8 = 0x3e0e588e
    expect lane 27 R8 = 0x3eb5e6b6
    expect lane 28 R8 = 0x3f4170c1
    expect lane 29 R8 = 0x3f6c16ec
    expect lane 30 R8 = 0x3f7e01fe
    expect lane 31 R8 = 0x3f4522c5
}

warp 34 {   # lod.blend.u16.point
    asm "TEX.LL R8, R0, R4, 46, 2D, 0xf"  active 0x1
    s = bits(0x3eaee000)
    t = bits(0x3f500000)
    lod = bits(0x3f800000)
    expect lane 0 R8 = 0x3f3289b3
}

warp 35 {   # lod.texel.point
    asm "TEX.LL R8, R0, R4, 47, 2D, 0xf"
    s = { bits(0x3ee874ac) bits(0x3f8d279b) bits(0x3ec1d9c6) bits(0xbdcc0d33) bits(0x3eda5a13) bits(0x3f2d4aef)
        bits(0xbe264657) bits(0x3f96bc94) bits(0x3f98ca06) bits(0x3f72e0a6) bits(0x3f941650) bits(0xbe38251a)
        bits(0x3e81a339) bits(0xbcd8aba5) bits(0x3d0e6506) bits(0x3f918012) bits(0x3f960d22) bits(0x3f944f4d)
        bits(0x3f8f8c69) bits(0x3f084035) bits(0x3f7ac8ac) bits(0xbd1e5abd) bits(0x3f377767) bits(0x3f65e265)
        bits(0x3ee67081) bits(0x3f3a3a6c) bits(0x3f897306) bits(0x3f91818a) bits(0x3f2d52db) bits(0x3f262684)
        bits(0x3f845260) bits(0x3f8aa10a) }
    t = { bits(0x3e814858) bits(0x3f0f5f32) bits(0x3f201018) bits(0x3f193abf) bits(0x3d39a823) bits(0xbde10f6f)
        bits(0x3e60e97a) bits(0x3ccd3c0a) bits(0x3f96c16e) bits(0xbdb0985d) bits(0x3f6a9083) bits(0x3f96da58)
        bits(0x3f981a9b) bits(0x3ea78ec3) bits(0x3f4c4930) bits(0x3f41311b) bits(0x3f2ec34b) bits(0x3f40bcc5)
        bits(0x3f545ec9) bits(0x3ed812a3) bits(0x3f46b917) bits(0x3ebd6d1b) bits(0x3f1597fe) bits(0xbe2abae8)
        bits(0x3f37e439) bits(0x3e1b570a) bits(0x3e15bfab) bits(0x3e03b16a) bits(0x3f13786c) bits(0x3f80ca62)
        bits(0x3f66672a) bits(0x3f6eb33a) }
    lod = { bits(0x40202b5d) bits(0x3fc04bf6) bits(0x3fc0583a) bits(0x40200129) bits(0x402034eb) bits(0x3f00db86)
        bits(0x3f0008f7) bits(0x3fc06832) bits(0x402032e9) bits(0x40200e3d) bits(0x3fc00412) bits(0x40204e7b)
        bits(0x3eff5bc0) bits(0x3eff7d31) bits(0x40204923) bits(0x40205f35) bits(0x3fbff131) bits(0x3fbfc8b8)
        bits(0x3fc0b418) bits(0x3f0137b3) bits(0x3eff85f2) bits(0x401fc190) bits(0x3fbfbd5a) bits(0x40205273)
        bits(0x3f011304) bits(0x3fc0d80b) bits(0x3fbfaa65) bits(0x3f019021) bits(0x4020731b) bits(0x3f011541)
        bits(0x401feb6a) bits(0x3eff16ce) }
    expect lane 0 R8 = 0x18000001
    expect lane 1 R8 = 0x10002008
    expect lane 2 R8 = 0x10003003
    expect lane 3 R8 = 0x18001000
    expect lane 4 R8 = 0x18000001
    expect lane 5 R8 = 0x800000c
    expect lane 6 R8 = 0x8002000
    expect lane 7 R8 = 0x10000008
    expect lane 8 R8 = 0x18001003
    expect lane 9 R8 = 0x18000003
    expect lane 10 R8 = 0x10004008
    expect lane 11 R8 = 0x18001000
    expect lane 12 R8 = 0x13009
    expect lane 13 R8 = 0x6000
    expect lane 14 R8 = 0x18001000
    expect lane 15 R8 = 0x18001003
    expect lane 16 R8 = 0x8006011
    expect lane 17 R8 = 0x8007011
    expect lane 18 R8 = 0x10004008
    expect lane 19 R8 = 0x8004009
    expect lane 20 R8 = 0xf024
    expect lane 21 R8 = 0x10001000
    expect lane 22 R8 = 0x800500c
    expect lane 23 R8 = 0x18000003
    expect lane 24 R8 = 0x8007008
    expect lane 25 R8 = 0x10000006
    expect lane 26 R8 = 0x8001011
    expect lane 27 R8 = 0x8001011
    expect lane 28 R8 = 0x18001002
    expect lane 29 R8 = 0x800900b
    expect lane 30 R8 = 0x10004008
    expect lane 31 R8 = 0x12024
}

warp 36 {   # lod.texel.point
    asm "TEX.LL R8, R0, R4, 47, 2D, 0xf"
    s = { bits(0x3e5ee4be) bits(0x3f955100) bits(0x3d95ba7c) bits(0x3f521ea2) bits(0x3f57bb50) bits(0x3e42bd85)
        bits(0x3f8e9392) bits(0x3eb96c19) bits(0x3f874e8e) bits(0x3f9257ed) bits(0x3f88923f) bits(0x3f6dc87e)
        bits(0x3c8a50dc) bits(0x3e9dbf7b) bits(0x3f23a055) bits(0xbda86fb5) bits(0x3f68c860) bits(0xbdad748d)
        bits(0x3f5be631) bits(0x3ef9aef3) bits(0x3f19e8ff) bits(0x3f53a25e) bits(0x3f949db5) bits(0x3d8c9d40)
        bits(0x3f506376) bits(0x3f0e71c3) bits(0x3f9267a4) bits(0x3e6eb42c) bits(0xbd3c2faf) bits(0x3dc0d6af)
        bits(0x3cbc04f5) bits(0x3f0e2cfe) }
    t = { bits(0x3f915c0c) bits(0x3f8242e0) bits(0x3f31ce5b) bits(0x3f6fbf30) bits(0x3eb79133) bits(0xbe08eb14)
        bits(0x3f6ca085) bits(0x3d3fe3f6) bits(0x3f7d60d2) bits(0x3f18a219) bits(0x3f0720a6) bits(0x3ddbaff4)
        bits(0x3e74879f) bits(0x3f9677cd) bits(0x3f9706e8) bits(0x3f032241) bits(0x3f9863f0) bits(0x3e4ac164)
        bits(0x3e7fbfde) bits(0x3df49c69) bits(0x3e063a4b) bits(0x3f1e0842) bits(0x3f08f288) bits(0xbd085768)
        bits(0x3f76bf57) bits(0xbe189e53) bits(0x3ec2d00d) bits(0x3f4df861) bits(0x3ecb85e8) bits(0x3f995149)
        bits(0x3ee21507) bits(0x3cf2f3aa) }
    lod = { bits(0x3fbf94cc) bits(0x3f07872e) bits(0x3f0c4d29) bits(0x3fb75f83) bits(0x401a76d9) bits(0x3f1c1f4d)
        bits(0x3faf5aed) bits(0x402a38af) bits(0x3fa9bd69) bits(0x3f33af56) bits(0x3f386cd7) bits(0x3f3d5ff5)
        bits(0x3e7439ea) bits(0x3e6088b1) bits(0x3fe70bea) bits(0x400b37de) bits(0x3f93d246) bits(0x40087cad)
        bits(0x3de4eb33) bits(0x3f69d8f3) bits(0x3ff742f7) bits(0x3ff9dd3f) bits(0x3d01c0d5) bits(0x3ffe7e48)
        bits(0x406d93d9) bits(0x4064e2e8) bits(0x40527bc2) bits(0x406ac52d) bits(0x407912de) bits(0x406ee5c0)
        bits(0x40638e99) bits(0x4044985a) }
    expect lane 0 R8 = 0x8009003
    expect lane 1 R8 = 0x8009011
    expect lane 2 R8 = 0x8006001
    expect lane 3 R8 = 0x800900e
    expect lane 4 R8 = 0x10001007
    expect lane 5 R8 = 0x8000003
    expect lane 6 R8 = 0x8009011
    expect lane 7 R8 = 0x18000001
    expect lane 8 R8 = 0x8009011
    expect lane 9 R8 = 0x8005011
    expect lane 10 R8 = 0x8005011
    expect lane 11 R8 = 0x8001010
    expect lane 12 R8 = 0x4000
    expect lane 13 R8 = 0x1300b
    expect lane 14 R8 = 0x10004005
    expect lane 15 R8 = 0x10002000
    expect lane 16 R8 = 0x8009010
    expect lane 17 R8 = 0x10000000
    expect lane 18 R8 = 0x401f
    expect lane 19 R8 = 0x8001008
    expect lane 20 R8 = 0x10000005
    expect lane 21 R8 = 0x10003007
    expect lane 22 R8 = 0xa024
    expect lane 23 R8 = 0x10000000
    expect lane 24 R8 = 0x18001003
    expect lane 25 R8 = 0x18000002
    expect lane 26 R8 = 0x18000003
    expect lane 27 R8 = 0x18001000
    expect lane 28 R8 = 0x18000000
    expect lane 29 R8 = 0x18001000
    expect lane 30 R8 = 0x18000000
    expect lane 31 R8 = 0x18000002
}

warp 37 {   # lod.texel.offset
    asm "TEX.LL.AOFFI R8, R0, R4, 47, 2D, 0xf"
    s = { bits(0x3ee874ac) bits(0x3f8d279b) bits(0x3ec1d9c6) bits(0xbdcc0d33) bits(0x3eda5a13) bits(0x3f2d4aef)
        bits(0xbe264657) bits(0x3f96bc94) bits(0x3f98ca06) bits(0x3f72e0a6) bits(0x3f941650) bits(0xbe38251a)
        bits(0x3e81a339) bits(0xbcd8aba5) bits(0x3d0e6506) bits(0x3f918012) bits(0x3f960d22) bits(0x3f944f4d)
        bits(0x3f8f8c69) bits(0x3f084035) bits(0x3f7ac8ac) bits(0xbd1e5abd) bits(0x3f377767) bits(0x3f65e265)
        bits(0x3ee67081) bits(0x3f3a3a6c) bits(0x3f897306) bits(0x3f91818a) bits(0x3f2d52db) bits(0x3f262684)
        bits(0x3f845260) bits(0x3f8aa10a) }
    t = { bits(0x3e814858) bits(0x3f0f5f32) bits(0x3f201018) bits(0x3f193abf) bits(0x3d39a823) bits(0xbde10f6f)
        bits(0x3e60e97a) bits(0x3ccd3c0a) bits(0x3f96c16e) bits(0xbdb0985d) bits(0x3f6a9083) bits(0x3f96da58)
        bits(0x3f981a9b) bits(0x3ea78ec3) bits(0x3f4c4930) bits(0x3f41311b) bits(0x3f2ec34b) bits(0x3f40bcc5)
        bits(0x3f545ec9) bits(0x3ed812a3) bits(0x3f46b917) bits(0x3ebd6d1b) bits(0x3f1597fe) bits(0xbe2abae8)
        bits(0x3f37e439) bits(0x3e1b570a) bits(0x3e15bfab) bits(0x3e03b16a) bits(0x3f13786c) bits(0x3f80ca62)
        bits(0x3f66672a) bits(0x3f6eb33a) }
    lod = { bits(0x40202b5d) bits(0x3fc04bf6) bits(0x3fc0583a) bits(0x40200129) bits(0x402034eb) bits(0x3f00db86)
        bits(0x3f0008f7) bits(0x3fc06832) bits(0x402032e9) bits(0x40200e3d) bits(0x3fc00412) bits(0x40204e7b)
        bits(0x3eff5bc0) bits(0x3eff7d31) bits(0x40204923) bits(0x40205f35) bits(0x3fbff131) bits(0x3fbfc8b8)
        bits(0x3fc0b418) bits(0x3f0137b3) bits(0x3eff85f2) bits(0x401fc190) bits(0x3fbfbd5a) bits(0x40205273)
        bits(0x3f011304) bits(0x3fc0d80b) bits(0x3fbfaa65) bits(0x3f019021) bits(0x4020731b) bits(0x3f011541)
        bits(0x401feb6a) bits(0x3eff16ce) }
    offset = { 0x50 0xae 0xc6 0x2e 0x23 0xd6 0xcb 0xc5 0x7b 0xe7 0x8c 0x32 0x36 0x64 0xe 0xa5 0xcf 0x69 0x30 0x5d 0xbb 0x95
        0x63 0x63 0x59 0x29 0x33 0x48 0xa0 0x93 0x64 0x8f }
    expect lane 0 R8 = 0x18001001
    expect lane 1 R8 = 0x10000007
    expect lane 2 R8 = 0x10000008
    expect lane 3 R8 = 0x18001000
    expect lane 4 R8 = 0x18001003
    expect lane 5 R8 = 0x8000011
    expect lane 6 R8 = 0x8000000
    expect lane 7 R8 = 0x10000008
    expect lane 8 R8 = 0x18001000
    expect lane 9 R8 = 0x18000003
    expect lane 10 R8 = 0x10000006
    expect lane 11 R8 = 0x18001001
    expect lane 12 R8 = 0x1300f
    expect lane 13 R8 = 0xc003
    expect lane 14 R8 = 0x18001000
    expect lane 15 R8 = 0x18000003
    expect lane 16 R8 = 0x8002011
    expect lane 17 R8 = 0x800900d
    expect lane 18 R8 = 0x10004008
    expect lane 19 R8 = 0x8009006
    expect lane 20 R8 = 0xa01f
    expect lane 21 R8 = 0x10000004
    expect lane 22 R8 = 0x800900f
    expect lane 23 R8 = 0x18001003
    expect lane 24 R8 = 0x8009001
    expect lane 25 R8 = 0x10002000
    expect lane 26 R8 = 0x8004011
    expect lane 27 R8 = 0x800500c
    expect lane 28 R8 = 0x18000002
    expect lane 29 R8 = 0x800300e
    expect lane 30 R8 = 0x10004008
    expect lane 31 R8 = 0xa024
}

warp 38 {   # lod.texel.offset
    asm "TEX.LL.AOFFI R8, R0, R4, 47, 2D, 0xf"
    s = { bits(0x3e5ee4be) bits(0x3f955100) bits(0x3d95ba7c) bits(0x3f521ea2) bits(0x3f57bb50) bits(0x3e42bd85)
        bits(0x3f8e9392) bits(0x3eb96c19) bits(0x3f874e8e) bits(0x3f9257ed) bits(0x3f88923f) bits(0x3f6dc87e)
        bits(0x3c8a50dc) bits(0x3e9dbf7b) bits(0x3f23a055) bits(0xbda86fb5) bits(0x3f68c860) bits(0xbdad748d)
        bits(0x3f5be631) bits(0x3ef9aef3) bits(0x3f19e8ff) bits(0x3f53a25e) bits(0x3f949db5) bits(0x3d8c9d40)
        bits(0x3f506376) bits(0x3f0e71c3) bits(0x3f9267a4) bits(0x3e6eb42c) bits(0xbd3c2faf) bits(0x3dc0d6af)
        bits(0x3cbc04f5) bits(0x3f0e2cfe) }
    t = { bits(0x3f915c0c) bits(0x3f8242e0) bits(0x3f31ce5b) bits(0x3f6fbf30) bits(0x3eb79133) bits(0xbe08eb14)
        bits(0x3f6ca085) bits(0x3d3fe3f6) bits(0x3f7d60d2) bits(0x3f18a219) bits(0x3f0720a6) bits(0x3ddbaff4)
        bits(0x3e74879f) bits(0x3f9677cd) bits(0x3f9706e8) bits(0x3f032241) bits(0x3f9863f0) bits(0x3e4ac164)
        bits(0x3e7fbfde) bits(0x3df49c69) bits(0x3e063a4b) bits(0x3f1e0842) bits(0x3f08f288) bits(0xbd085768)
        bits(0x3f76bf57) bits(0xbe189e53) bits(0x3ec2d00d) bits(0x3f4df861) bits(0x3ecb85e8) bits(0x3f995149)
        bits(0x3ee21507) bits(0x3cf2f3aa) }
    lod = { bits(0x3fbf94cc) bits(0x3f07872e) bits(0x3f0c4d29) bits(0x3fb75f83) bits(0x401a76d9) bits(0x3f1c1f4d)
        bits(0x3faf5aed) bits(0x402a38af) bits(0x3fa9bd69) bits(0x3f33af56) bits(0x3f386cd7) bits(0x3f3d5ff5)
        bits(0x3e7439ea) bits(0x3e6088b1) bits(0x3fe70bea) bits(0x400b37de) bits(0x3f93d246) bits(0x40087cad)
        bits(0x3de4eb33) bits(0x3f69d8f3) bits(0x3ff742f7) bits(0x3ff9dd3f) bits(0x3d01c0d5) bits(0x3ffe7e48)
        bits(0x406d93d9) bits(0x4064e2e8) bits(0x40527bc2) bits(0x406ac52d) bits(0x407912de) bits(0x406ee5c0)
        bits(0x40638e99) bits(0x4044985a) }
    offset = { 0xc 0x50 0x17 0xde 0x4 0x76 0x42 0xb0 0xa7 0xcc 0x29 0x19 0x65 0xa4 0xa6 0xa0 0x36 0xf8 0xa 0x48 0xe0 0x5 0x7b
        0xf4 0xde 0x86 0x56 0xee 0x9b 0x2 0xe5 0x34 }
    expect lane 0 R8 = 0x8009000
    expect lane 1 R8 = 0x8009011
    expect lane 2 R8 = 0x8007008
    expect lane 3 R8 = 0x800600c
    expect lane 4 R8 = 0x10001008
    expect lane 5 R8 = 0x8005009
    expect lane 6 R8 = 0x8009011
    expect lane 7 R8 = 0x18000001
    expect lane 8 R8 = 0x8003011
    expect lane 9 R8 = 0x8001010
    expect lane 10 R8 = 0x800700c
    expect lane 11 R8 = 0x8002009
    expect lane 12 R8 = 0xa005
    expect lane 13 R8 = 0x1100f
    expect lane 14 R8 = 0x10000008
    expect lane 15 R8 = 0x10000000
    expect lane 16 R8 = 0x8009011
    expect lane 17 R8 = 0x10000000
    expect lane 18 R8 = 0x4019
    expect lane 19 R8 = 0x8005000
    expect lane 20 R8 = 0x10000005
    expect lane 21 R8 = 0x10003008
    expect lane 22 R8 = 0x11024
    expect lane 23 R8 = 0x10000004
    expect lane 24 R8 = 0x18000001
    expect lane 25 R8 = 0x18000003
    expect lane 26 R8 = 0x18001003
    expect lane 27 R8 = 0x18000000
    expect lane 28 R8 = 0x18000000
    expect lane 29 R8 = 0x18001002
    expect lane 30 R8 = 0x18000003
    expect lane 31 R8 = 0x18001003
}
