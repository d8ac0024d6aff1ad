# TEX of a point, of textures and views of several levels, of which the first is chosen.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules R-TLD4-42 PD-119

texture 0 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  address 0x10000000  texels expression (float(level)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x900 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x80 }
handle 1 texture 0 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 2 texture 0 sampler 2
texture 1 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  view 2 5  address 0x10170000  texels expression (float(level)) }
handle 3 texture 1 sampler 0
texture 2 { type TWO_D  format R32 FLOAT  size 100 37  levels 7  address 0x102e0000  texels expression (float(level)) }
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x700 }
handle 4 texture 2 sampler 3
texture 3 { type TWO_D  format R32 FLOAT  size 256 1  levels 9  address 0x10310000  texels expression (float(level)) }
handle 5 texture 3 sampler 0
texture 4 { type TWO_D_ARRAY  format R32 FLOAT  size 64 64  layers 3  levels 7  address 0x10330000  texels expression (float(level)) }
handle 6 texture 4 sampler 3
texture 5 { type TWO_D  format R32 FLOAT  size 16 16  levels 5  address 0x10380000  texels rows 8886f13d37e26abc3438fb3bcf2edf3f133a58c3470ee3b9eca6d1bdfdfec937b21dcfb79b3e8337143b40b91c6c193b36c9a6b8b3495e39cc3054c77aa4babf168d2948fb497bbe13d604c570c8e7b7afac62bc251312c8f6bebebac35612bc7f8f0c42e51ff136ae42d5452b6b5cc1da01fa458612733e82b7a4c33d22aac939126938beaf523703ab71b8621365ba44e8b144e46d4bbc7e6c7c3e19a2403a9574de47dae68eb9c20d0743e8be5fc430082342c17ed444e57937b897e5e9b75a8eba45958a144450e8a842ffa8e6c54bca59b6faeb6dbae50db63b7913e6c2ac75b0358fea8245bf8b304764b06f4457c98441d40b554095dfd5466337bfb648e49ec7248802c7f111eab7457a5e45b181a73c51e8fb3f24fd533fdbf417b912ebc8bc3f1b4e452dc46ec33ce2e64303b49c364f4069b6d93ef6ba19cd5a3b5dbcdd3b88a24639b3075aba5048134488b60d4925112cc7f67c49c83908034125ec9fb938cfab42d287c9c7aba138bb19e4afba78224bc46ddc0c46aafb40c4c50382c047d3d6462fc5cdbcfcd06b467f8143b75d3643bb8ecf634721b76044213053476a8a074228939a37365506462ae5eec6eb62a844b95c074294d0df377f280f37d7fdc040e7c19fb553d4c5be53bae6bed89073c0102d4c488feb8945474f3747a7da313b44798543d76f62c09c5e37b60edfe0c5f7a33e49c8181647dd6f52c02c66edc0c06976c8ae114fbe0a17b045240c3d38f31e3ec6d2d4cabca6e9e8bf35398f3894f546c8edb9d1bffb69d9b67b4272b9957b733b44c211b9d4ffef3d497f0dbba62135c633641f38284a75be112660c01b28aeb94ecf80452c2c723bff30c73ae3e19ac7f89ebdbee50358c7a02612ba08eeb5c6c51f4a38b3a7fc35af24febec27306366e9640b7a3222b37794a493e38b8203ce5b59bc01be6fbbb11c2593cd1cf35445b4feab7762ecf3f97efa04232890f3639d049ba1ced7f3bb203bdc92a99b1c1cef7ff3c685603b7c9b7cb4126390342b119a5c871d68a38f7dd313fe20993bc536224bf50deb4c35ffbc4c354e32b4108991ac7ce4f1f48e9054f45f4abd2be64652c45a8e135c3b6fc43bb060ffec2fa79e541bf1541c7ae65c3b55a2ec441762593450187d335e58f20c9bc9484c739c610b71aec7646e487cf382cefefc1ed837a423ffce24709551d44f54a193c8853bf387343d83d1feb2e4947eb23c3969f7abc1a5f1cb8574ecbb7eb7828c4fdfbdc3745132140c7ad83c5599aaa47b6b080381f75d440162cc4427aa2b03a9d1664bfaf06054471a32b3b1c7d5fb7c4d33e4834bfbf48468451bea38d0fb62fd891c8345d67427018bfbb6510cfb592315ebd5e71d146e31d40be4aaf05c3cfa0e3b930d116bb28991fbc4dad12c4cf1a993e7aa299b7d5ad113e80ddd0c47e8d6cc31af71443717efcbb2a6db3b51697e6bd441ad1b8ca4861ba54a3bbc5a18f31c59d4df03846194bb857a2374291a7b33d70b2cbb6c2f20d4582c081c13321d444068ac3c5180f084625050ac879ca073a6fbfdd44414da53502ea6fbe40ac22b8ec4ff4bd0b7d7339242c89b67613c349f706b6b608d2d34741e6d149ada48bbdfd1826b6c44aa0c34cbbe3c061dccbbef627f743533f05462444ea48932a373aca05de3f79cce241510cc4c090b7e646e36a2547a9680fbe9601df38eefde9379fe32fc72ac1dc41a54009bfc333c2b62c37eb3fc52bf5c5071991446e24e5c2a9fd0347e271993b43bf2c3fb92a6bc28e26bb3eb429e13793ad494095e9c5c406150ebf9c26dec7ec3cbcc3beeeeac67df4cf3d29f96e3b00f6c83f45fe06395e96a9bf777081b8bc6f8e401da996445b52f3380c09e6baee7196c9ccb8ea35cebe70b9939f56c6136a22bd1173674266d91fc4 }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAX_LOD_CLAMP 0x800 }
handle 7 texture 5 sampler 4
texture 6 { type TWO_D  format R8 UNORM  size 16 16  levels 5  address 0x103a0000  texels rows 08af435ca2ffee16d454832e836acfdc50daa4bf9b92c286732a39f24d5a8ee6177cd4ad758646044fff36f5214c82ab100e5fb980ff2f8d3d4d6360205c77e7a6bafd61445c47c1ed4dcb3767a9d743587eff7513e3f972ad0dbbc385b710a3c84eed2596ec3a4c26357d77ce615e3f6848bd899df13b10112e60dcbe902863b39fd09d4d02ce9bb369d0c7fcac2e981cd7f72b9d8a84245742f889f8d6ba547bb2298153082fc8d81b0ebf1e733eeb2ee6a06d813535934032edf08eb772a63b4dc60ff49a8d0c91805e623dbcbb961055c90c787506401c65b6d882e8a33f5ca464551f5f57f06005813b13c6a9f95ed8fbee4ec6df98ecc4e032965acccb4b86a9b1acc290f67ed40c08e738de75b9629204613d9d97b1038114aa263ddabe8ec88937623c7f1e5eb42563c6032b9172b2e733a438f3265809a16f3f0af59e92f4a56e2e7041f0fe1f235585bd66c190c54ae0 }
handle 8 texture 6 sampler 4
texture 7 { type TWO_D  format R16 FLOAT  size 16 16  levels 5  address 0x103c0000  texels rows 880637e23438cf2e13ba478eeca6fd02b29d9b3e14bb1c6c36c9b349ccb07aa4160dfbc913d670c8afac2593f6bec3d67f0fe51fae422bebda01861282b73da23912be2f03ab62934468e4ed7e6c19229574dae6c20de8be3008c102e5f997e55a0e950a5068ffa84bcafaebe50d7993ac758f6abf0b64305749d40b955f63b748e42488f191457ab10151682401dbf412eb3f1b2dc43c6203344fc0d9be194d5d3c8822b387504888362591f680390825ec384fd287aba119e478a26d5caafbc58347532fc5fc507f815db68e4f213721306a0a281336552ae5eb62b95c94507f28d701e7c153d453bad890102d8f6b474fa75a4479d7ef9cde0edff723c818ddef2ce6c0e9ae910a17240cf39ed2d4a6e9353994f5edb9fbe97bc2957b44c2d4034983a6a1336428ca11a61ba84e4f2c2cff30e3e1f89ee583a0a608eec51fb327afa4c2736e96a322794a3838e5b51be61142d14f5bcf762e976f320939d01c6db2832a99ce7768d6c9372639b1997156f75de28953e250de5ffb54630899ce4fe905f4ab6465a8e1b680068ffa79bf95aee55a2e76250107e58fbc9439c61a6ce4072cefed033f000955f54a885373431f6b47eb969f1adf57ceebf8fd7b4513c7ad591ab6301f75162c7a229d96af0671231c81c453343f4684a38d2fd8345d7098659092b15e71e39d4aafcfa030d128994dadcf1a7aa2d52d80dd7e8d1a7771822aed1697449acac854a3a18f9d4d46995722912770b2c27282c03321068a180f2585794a6f3f414d02ea40aceccf0b0124ac7613f78608524166ada4fd98c4ca4cbb61dcf627533f2444932aca05794c518c9037e36aa9e89601ee019fe32a41a5c0c3b32c37c5ab07196ea4a901e271433fb9aa8e26b429932d95e906959ca6ecbcbeee7d742979007645025e9677f0bc6f1d295b520c89eef1cc38cebe939f13ea117366d9 }
handle 9 texture 7 sampler 4
texture 8 { type TWO_D  format R16 UNORM  size 16 16  levels 5  address 0x103e0000  texels rows 7108eaaffb435f5c58a263ffd1eec9164fd40354c083992e26835e6a54cf3adc2950fbda04a4e7bf629b9292bec292860c73712a55395cf2fa4df35a248e2ae66917d27cf1d4e5adb175cb867c46c004de4f0eff87365ff52321d44cb78269ab3a10940e285f66b9d980edff362f668db03d824db063ef608420d55cd577bfe79ea682ba6afdde61a7447b5c534717c1c8ed4e4d6ecb66379c67e9a976d75a435d58c67edaff13758d13ace349f903721fad2b0d49bb38c32f85cbb78c1040a382c8d64ecded6b25439643ece33a604c532687351a7d0677eece2861875edf3f0f68c0489fbd4589e69d73f1cc3b0910b711b12e0560e2dc37be60903e289663d2b3ed9f76d04f9db04dbd023ececa9b68b38f6946d0d1c759fcf2acf32e1198ef1c8dd735f79f2b759de08a2e848024f257c7429af83d8958f892d635baca547c7b7eb28629c081ab53c908a02f9bc87bd8591bb50eeabfcf1ea0730f3e49ebff2e3de6b1a0ff6d83814b35833525938a40b13293ed24f0348e44b72b721aa69f3b4f4dd2c6ac0f35f4439a7e8d650cc1914380445e1362d33da0bc04bb1096f6104f55efc9fa0ce2781d759906bf40d81cae65a3b6fad89c82cbe828a3dc3fa15c83a42a640055d41f445f305764f08560ab05df81be3b3f1351c68fa991f9e75e3fd84ffb5eeed14e40c685dfe39816ec1fc492e019329996915ad0cc6ccb144b7c8633a966b151ac61c23b9031f6707ecbd4b70c3308cbe78d3801ded47543b988628a9287045d61a53d6f9d229774b1f3030981431436aad326513d0bda26be208ee3c84b89773785626a3cb77fde1e625e44b4e625a5630fc65f03692baf91dc7289b2c2e76b33f5a41138e5f303261958ac096ba1bb6fe13fc90ac5f50e9e5e92bcf4eaa5cf6eee2ec8700641a9f001fe8e1f96237355668516bdea6670c1d69022c5674a9fe0 }
handle 10 texture 8 sampler 4

warp 0 {   # lod.level.point
    asm "TEXS.LZ R10, R8, R0, R4, 0, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 1 {   # lod.level.special.point
    asm "TEXS.LZ R10, R8, R0, R4, 0, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 2 {   # lod.clamp0-0.5.point
    asm "TEXS.LZ R10, R8, R0, R4, 1, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 3 {   # lod.clamp0-0.point
    asm "TEXS.LZ R10, R8, R0, R4, 2, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 4 {   # lod.view2-5.point
    asm "TEXS.LZ R10, R8, R0, R4, 3, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 5 {   # lod.level.100x37.point
    asm "TEXS.LZ R10, R8, R0, R4, 4, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 6 {   # lod.level.1d.point
    asm "TEXS.LZ R10, R8, R0, R4, 5, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x00000000)
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

warp 7 {   # lod.level.a2d.point
    asm "TEXS.LZ R10, R8, R0, R4, 6, ARRAY_2D, RGBA"  active 0xffff
    array = 1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 8 {   # lod.level.linear
    asm "TEXS.LZ R10, R8, R0, R4, 0, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 9 {   # lod.level.special.linear
    asm "TEXS.LZ R10, R8, R0, R4, 0, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 10 {   # lod.clamp0-0.5.linear
    asm "TEXS.LZ R10, R8, R0, R4, 1, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 11 {   # lod.clamp0-0.linear
    asm "TEXS.LZ R10, R8, R0, R4, 2, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 12 {   # lod.view2-5.linear
    asm "TEXS.LZ R10, R8, R0, R4, 3, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 13 {   # lod.level.100x37.linear
    asm "TEXS.LZ R10, R8, R0, R4, 4, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 14 {   # lod.level.1d.linear
    asm "TEXS.LZ R10, R8, R0, R4, 5, 2D, RGBA"  active 0xffff
    s = bits(0x3f000000)
    t = bits(0x00000000)
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

warp 15 {   # lod.level.a2d.linear
    asm "TEXS.LZ R10, R8, R0, R4, 6, ARRAY_2D, RGBA"  active 0xffff
    array = 1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
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

warp 16 {   # lod.blend.f32.point
    asm "TEXS.LZ R10, R8, R0, R4, 7, 2D, RGBA"  active 0x1ff
    s = { bits(0x3d870000) bits(0x3efc6000) bits(0x3f5b8000) bits(0x3e298000) bits(0x3f340000) bits(0x3ecc0000)
        bits(0x3f1b2000) bits(0x3f5bc000) bits(0x3f082000) ... }
    t = { bits(0x3eb34000) bits(0x3f428000) bits(0x3e320000) bits(0x3e9a6000) bits(0x3ee74000) bits(0x3e8e0000)
        bits(0x3f5be000) bits(0x3db70000) bits(0x3f790000) ... }
    expect lane 0 R8 = 0x3946a288
    expect lane 1 R8 = 0x41e579fa
    expect lane 2 R8 = 0x44d47ec1
    expect lane 3 R8 = 0xb7ea11f1
    expect lane 4 R8 = 0xc0626fd7
    expect lane 5 R8 = 0x3f53fd24
    expect lane 6 R8 = 0x492eeb1f
    expect lane 7 R8 = 0x3e731286
    expect lane 8 R8 = 0xbb16d130
}

warp 17 {   # lod.blend.u8.point
    asm "TEXS.LZ R10, R8, R0, R4, 8, 2D, RGBA"  active 0x1ff
    s = { bits(0x3d870000) bits(0x3efc6000) bits(0x3f5b8000) bits(0x3e298000) bits(0x3f340000) bits(0x3ecc0000)
        bits(0x3f1b2000) bits(0x3f5bc000) bits(0x3f082000) ... }
    t = { bits(0x3eb34000) bits(0x3f428000) bits(0x3e320000) bits(0x3e9a6000) bits(0x3ee74000) bits(0x3e8e0000)
        bits(0x3f5be000) bits(0x3db70000) bits(0x3f790000) ... }
    expect lane 0 R8 = 0x3efcfcfd
    expect lane 1 R8 = 0x3d40c0c1
    expect lane 2 R8 = 0x3e989899
    expect lane 3 R8 = 0x3f7dfdfe
    expect lane 4 R8 = 0x3f5cdcdd
    expect lane 5 R8 = 0x3e8e8e8f
    expect lane 6 R8 = 0x3ecacacb
    expect lane 7 R8 = 0x3eb4b4b5
    expect lane 8 R8 = 0x3f6ceced
}

warp 18 {   # lod.blend.f16.point
    asm "TEXS.LZ R10, R8, R0, R4, 9, 2D, RGBA"  active 0x1ff
    s = { bits(0x3d870000) bits(0x3efc6000) bits(0x3f5b8000) bits(0x3e298000) bits(0x3f340000) bits(0x3ecc0000)
        bits(0x3f1b2000) bits(0x3f5bc000) bits(0x3f082000) ... }
    t = { bits(0x3eb34000) bits(0x3f428000) bits(0x3e320000) bits(0x3e9a6000) bits(0x3ee74000) bits(0x3e8e0000)
        bits(0x3f5be000) bits(0x3db70000) bits(0x3f790000) ... }
    expect lane 0 R8 = 0x3c510000
    expect lane 1 R8 = 0x473f4000
    expect lane 2 R8 = 0x38304000
    expect lane 3 R8 = 0xba3e2000
    expect lane 4 R8 = 0xc5fae000
    expect lane 5 R8 = 0x37920000
    expect lane 6 R8 = 0x4563e000
    expect lane 7 R8 = 0x3a50c000
    expect lane 8 R8 = 0xc2260000
}

warp 19 {   # lod.blend.u16.point
    asm "TEXS.LZ R10, R8, R0, R4, 10, 2D, RGBA"  active 0x1ff
    s = { bits(0x3d870000) bits(0x3efc6000) bits(0x3f5b8000) bits(0x3e298000) bits(0x3f340000) bits(0x3ecc0000)
        bits(0x3f1b2000) bits(0x3f5bc000) bits(0x3f082000) ... }
    t = { bits(0x3eb34000) bits(0x3f428000) bits(0x3e320000) bits(0x3e9a6000) bits(0x3ee74000) bits(0x3e8e0000)
        bits(0x3f5be000) bits(0x3db70000) bits(0x3f790000) ... }
    expect lane 0 R8 = 0x3efd8cfe
    expect lane 1 R8 = 0x3d4650c6
    expect lane 2 R8 = 0x3e99a89a
    expect lane 3 R8 = 0x3f7d6afd
    expect lane 4 R8 = 0x3f5ce2dd
    expect lane 5 R8 = 0x3e8ea68f
    expect lane 6 R8 = 0x3ecb5ccb
    expect lane 7 R8 = 0x3eb5e6b6
    expect lane 8 R8 = 0x3f6c16ec
}
