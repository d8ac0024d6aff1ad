# TEX of two levels, of one texel each and of four: codes and floats.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-125 PD-125a PD-126
policy filter_weight8

texture 0 { type TWO_D  format R32 FLOAT  size 16 16  levels 5  address 0x10000000  texels rows 8886f13d37e26abc3438fb3bcf2edf3f133a58c3470ee3b9eca6d1bdfdfec937b21dcfb79b3e8337143b40b91c6c193b36c9a6b8b3495e39cc3054c77aa4babf168d2948fb497bbe13d604c570c8e7b7afac62bc251312c8f6bebebac35612bc7f8f0c42e51ff136ae42d5452b6b5cc1da01fa458612733e82b7a4c33d22aac939126938beaf523703ab71b8621365ba44e8b144e46d4bbc7e6c7c3e19a2403a9574de47dae68eb9c20d0743e8be5fc430082342c17ed444e57937b897e5e9b75a8eba45958a144450e8a842ffa8e6c54bca59b6faeb6dbae50db63b7913e6c2ac75b0358fea8245bf8b304764b06f4457c98441d40b554095dfd5466337bfb648e49ec7248802c7f111eab7457a5e45b181a73c51e8fb3f24fd533fdbf417b912ebc8bc3f1b4e452dc46ec33ce2e64303b49c364f4069b6d93ef6ba19cd5a3b5dbcdd3b88a24639b3075aba5048134488b60d4925112cc7f67c49c83908034125ec9fb938cfab42d287c9c7aba138bb19e4afba78224bc46ddc0c46aafb40c4c50382c047d3d6462fc5cdbcfcd06b467f8143b75d3643bb8ecf634721b76044213053476a8a074228939a37365506462ae5eec6eb62a844b95c074294d0df377f280f37d7fdc040e7c19fb553d4c5be53bae6bed89073c0102d4c488feb8945474f3747a7da313b44798543d76f62c09c5e37b60edfe0c5f7a33e49c8181647dd6f52c02c66edc0c06976c8ae114fbe0a17b045240c3d38f31e3ec6d2d4cabca6e9e8bf35398f3894f546c8edb9d1bffb69d9b67b4272b9957b733b44c211b9d4ffef3d497f0dbba62135c633641f38284a75be112660c01b28aeb94ecf80452c2c723bff30c73ae3e19ac7f89ebdbee50358c7a02612ba08eeb5c6c51f4a38b3a7fc35af24febec27306366e9640b7a3222b37794a493e38b8203ce5b59bc01be6fbbb11c2593cd1cf35445b4feab7762ecf3f97efa04232890f3639d049ba1ced7f3bb203bdc92a99b1c1cef7ff3c685603b7c9b7cb4126390342b119a5c871d68a38f7dd313fe20993bc536224bf50deb4c35ffbc4c354e32b4108991ac7ce4f1f48e9054f45f4abd2be64652c45a8e135c3b6fc43bb060ffec2fa79e541bf1541c7ae65c3b55a2ec441762593450187d335e58f20c9bc9484c739c610b71aec7646e487cf382cefefc1ed837a423ffce24709551d44f54a193c8853bf387343d83d1feb2e4947eb23c3969f7abc1a5f1cb8574ecbb7eb7828c4fdfbdc3745132140c7ad83c5599aaa47b6b080381f75d440162cc4427aa2b03a9d1664bfaf06054471a32b3b1c7d5fb7c4d33e4834bfbf48468451bea38d0fb62fd891c8345d67427018bfbb6510cfb592315ebd5e71d146e31d40be4aaf05c3cfa0e3b930d116bb28991fbc4dad12c4cf1a993e7aa299b7d5ad113e80ddd0c47e8d6cc31af71443717efcbb2a6db3b51697e6bd441ad1b8ca4861ba54a3bbc5a18f31c59d4df03846194bb857a2374291a7b33d70b2cbb6c2f20d4582c081c13321d444068ac3c5180f084625050ac879ca073a6fbfdd44414da53502ea6fbe40ac22b8ec4ff4bd0b7d7339242c89b67613c349f706b6b608d2d34741e6d149ada48bbdfd1826b6c44aa0c34cbbe3c061dccbbef627f743533f05462444ea48932a373aca05de3f79cce241510cc4c090b7e646e36a2547a9680fbe9601df38eefde9379fe32fc72ac1dc41a54009bfc333c2b62c37eb3fc52bf5c5071991446e24e5c2a9fd0347e271993b43bf2c3fb92a6bc28e26bb3eb429e13793ad494095e9c5c406150ebf9c26dec7ec3cbcc3beeeeac67df4cf3d29f96e3b00f6c83f45fe06395e96a9bf777081b8bc6f8e401da996445b52f3380c09e6baee7196c9ccb8ea35cebe70b9939f56c6136a22bd1173674266d91fc4 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2  MIN_FILTER 2  MIP_FILTER 3  MAX_LOD_CLAMP 0x800 }
handle 1 texture 0 sampler 1
texture 1 { type TWO_D  format R8 UNORM  size 16 16  levels 5  address 0x10020000  texels rows 08af435ca2ffee16d454832e836acfdc50daa4bf9b92c286732a39f24d5a8ee6177cd4ad758646044fff36f5214c82ab100e5fb980ff2f8d3d4d6360205c77e7a6bafd61445c47c1ed4dcb3767a9d743587eff7513e3f972ad0dbbc385b710a3c84eed2596ec3a4c26357d77ce615e3f6848bd899df13b10112e60dcbe902863b39fd09d4d02ce9bb369d0c7fcac2e981cd7f72b9d8a84245742f889f8d6ba547bb2298153082fc8d81b0ebf1e733eeb2ee6a06d813535934032edf08eb772a63b4dc60ff49a8d0c91805e623dbcbb961055c90c787506401c65b6d882e8a33f5ca464551f5f57f06005813b13c6a9f95ed8fbee4ec6df98ecc4e032965acccb4b86a9b1acc290f67ed40c08e738de75b9629204613d9d97b1038114aa263ddabe8ec88937623c7f1e5eb42563c6032b9172b2e733a438f3265809a16f3f0af59e92f4a56e2e7041f0fe1f235585bd66c190c54ae0 }
handle 2 texture 1 sampler 0
handle 3 texture 1 sampler 1
texture 2 { type TWO_D  format R16 FLOAT  size 16 16  levels 5  address 0x10040000  texels rows 880637e23438cf2e13ba478eeca6fd02b29d9b3e14bb1c6c36c9b349ccb07aa4160dfbc913d670c8afac2593f6bec3d67f0fe51fae422bebda01861282b73da23912be2f03ab62934468e4ed7e6c19229574dae6c20de8be3008c102e5f997e55a0e950a5068ffa84bcafaebe50d7993ac758f6abf0b64305749d40b955f63b748e42488f191457ab10151682401dbf412eb3f1b2dc43c6203344fc0d9be194d5d3c8822b387504888362591f680390825ec384fd287aba119e478a26d5caafbc58347532fc5fc507f815db68e4f213721306a0a281336552ae5eb62b95c94507f28d701e7c153d453bad890102d8f6b474fa75a4479d7ef9cde0edff723c818ddef2ce6c0e9ae910a17240cf39ed2d4a6e9353994f5edb9fbe97bc2957b44c2d4034983a6a1336428ca11a61ba84e4f2c2cff30e3e1f89ee583a0a608eec51fb327afa4c2736e96a322794a3838e5b51be61142d14f5bcf762e976f320939d01c6db2832a99ce7768d6c9372639b1997156f75de28953e250de5ffb54630899ce4fe905f4ab6465a8e1b680068ffa79bf95aee55a2e76250107e58fbc9439c61a6ce4072cefed033f000955f54a885373431f6b47eb969f1adf57ceebf8fd7b4513c7ad591ab6301f75162c7a229d96af0671231c81c453343f4684a38d2fd8345d7098659092b15e71e39d4aafcfa030d128994dadcf1a7aa2d52d80dd7e8d1a7771822aed1697449acac854a3a18f9d4d46995722912770b2c27282c03321068a180f2585794a6f3f414d02ea40aceccf0b0124ac7613f78608524166ada4fd98c4ca4cbb61dcf627533f2444932aca05794c518c9037e36aa9e89601ee019fe32a41a5c0c3b32c37c5ab07196ea4a901e271433fb9aa8e26b429932d95e906959ca6ecbcbeee7d742979007645025e9677f0bc6f1d295b520c89eef1cc38cebe939f13ea117366d9 }
handle 4 texture 2 sampler 0
handle 5 texture 2 sampler 1
texture 3 { type TWO_D  format R16 UNORM  size 16 16  levels 5  address 0x10060000  texels rows 7108eaaffb435f5c58a263ffd1eec9164fd40354c083992e26835e6a54cf3adc2950fbda04a4e7bf629b9292bec292860c73712a55395cf2fa4df35a248e2ae66917d27cf1d4e5adb175cb867c46c004de4f0eff87365ff52321d44cb78269ab3a10940e285f66b9d980edff362f668db03d824db063ef608420d55cd577bfe79ea682ba6afdde61a7447b5c534717c1c8ed4e4d6ecb66379c67e9a976d75a435d58c67edaff13758d13ace349f903721fad2b0d49bb38c32f85cbb78c1040a382c8d64ecded6b25439643ece33a604c532687351a7d0677eece2861875edf3f0f68c0489fbd4589e69d73f1cc3b0910b711b12e0560e2dc37be60903e289663d2b3ed9f76d04f9db04dbd023ececa9b68b38f6946d0d1c759fcf2acf32e1198ef1c8dd735f79f2b759de08a2e848024f257c7429af83d8958f892d635baca547c7b7eb28629c081ab53c908a02f9bc87bd8591bb50eeabfcf1ea0730f3e49ebff2e3de6b1a0ff6d83814b35833525938a40b13293ed24f0348e44b72b721aa69f3b4f4dd2c6ac0f35f4439a7e8d650cc1914380445e1362d33da0bc04bb1096f6104f55efc9fa0ce2781d759906bf40d81cae65a3b6fad89c82cbe828a3dc3fa15c83a42a640055d41f445f305764f08560ab05df81be3b3f1351c68fa991f9e75e3fd84ffb5eeed14e40c685dfe39816ec1fc492e019329996915ad0cc6ccb144b7c8633a966b151ac61c23b9031f6707ecbd4b70c3308cbe78d3801ded47543b988628a9287045d61a53d6f9d229774b1f3030981431436aad326513d0bda26be208ee3c84b89773785626a3cb77fde1e625e44b4e625a5630fc65f03692baf91dc7289b2c2e76b33f5a41138e5f303261958ac096ba1bb6fe13fc90ac5f50e9e5e92bcf4eaa5cf6eee2ec8700641a9f001fe8e1f96237355668516bdea6670c1d69022c5674a9fe0 }
handle 6 texture 3 sampler 0
handle 7 texture 3 sampler 1

warp 0 {   # lod.blend.f32.point
    asm "TEX.LL R8, R0, R4, 0, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f499000) bits(0x3f5f2000) bits(0x3f139000) bits(0x3e1d0000) bits(0x3f0e2000) bits(0x3f105000)
        bits(0x3f76e000) bits(0x3f160000) bits(0x3eb6c000) bits(0x3eb2e000) bits(0x3ed20000) bits(0x3e3a4000)
        bits(0x3e938000) bits(0x3f6df000) bits(0x3f3aa000) bits(0x3e614000) bits(0x3f73a000) bits(0x3f1e7000)
        bits(0x3edf0000) bits(0x3f59c000) ... }
    t = { bits(0x3e2f4000) bits(0x3f2ae000) bits(0x3f09c000) bits(0x3e08c000) bits(0x3f67d000) bits(0x3f33f000)
        bits(0x3f4ee000) bits(0x3f2af000) bits(0x3f332000) bits(0x3f02a000) bits(0x3dfb0000) bits(0x3ed1e000)
        bits(0x3e208000) bits(0x3f419000) bits(0x3ea62000) bits(0x3f312000) bits(0x3e0e8000) bits(0x3efec000)
        bits(0x3ebe6000) bits(0x3f085000) ... }
    lod = { bits(0x40058000) bits(0x3da00000) bits(0x40600000) bits(0x4066c000) bits(0x3eda0000) bits(0x3f2d0000)
        bits(0x3df00000) bits(0x3f130000) bits(0x3ec80000) bits(0x3e200000) bits(0x3f160000) bits(0x3fc28000)
        bits(0x4051c000) bits(0x3f8f0000) bits(0x3d300000) bits(0x3d700000) bits(0x402f8000) bits(0x3fd40000)
        bits(0x3fb90000) bits(0x4042c000) ... }
    expect lane 0 R8 = 0xc6dff715
    expect lane 1 R8 = 0x42945ce0
    expect lane 2 R8 = 0xc3916235
    expect lane 3 R8 = 0xc3c19144
    expect lane 4 R8 = 0x4398d999
    expect lane 5 R8 = 0x46df92ea
    expect lane 6 R8 = 0xc156d22f
    expect lane 7 R8 = 0x46bdf8c4
    expect lane 8 R8 = 0x4151fd95
    expect lane 9 R8 = 0xbf8e53d0
    expect lane 10 R8 = 0xbd885873
    expect lane 11 R8 = 0x3d588907
    expect lane 12 R8 = 0xc3315538
    expect lane 13 R8 = 0xc2ca4a29
    expect lane 14 R8 = 0xbb30b1d5
    expect lane 15 R8 = 0x3fd86393
    expect lane 16 R8 = 0xc68c36c5
    expect lane 17 R8 = 0x3f83e160
    expect lane 18 R8 = 0x3afa7f10
    expect lane 19 R8 = 0x41df3752
}

warp 1 {   # lod.blend.f32.bilinear
    asm "TEX.LL R8, R0, R4, 1, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f499000) bits(0x3f338000) bits(0x3f625000) bits(0x3e038000) bits(0x3e872000) bits(0x3f1c1000)
        bits(0x3e946000) bits(0x3f139000) bits(0x3e1d0000) bits(0x3e6a0000) bits(0x3f1a4000) bits(0x3f225000)
        bits(0x3ed70000) bits(0x3d818000) bits(0x3ec9c000) bits(0x3f470000) bits(0x3dfc0000) bits(0x3ec1c000)
        bits(0x3f337000) bits(0x3f2c2000) ... }
    t = { bits(0x3e2f4000) bits(0x3f44e000) bits(0x3f0dc000) bits(0x3ecc2000) bits(0x3e802000) bits(0x3c8a0000)
        bits(0x3ee3e000) bits(0x3f09c000) bits(0x3e08c000) bits(0x3e2ec000) bits(0x3ec36000) bits(0x3e624000)
        bits(0x3f2f8000) bits(0x3f600000) bits(0x3f2ae000) bits(0x3bc00000) bits(0x3da80000) bits(0x3f748000)
        bits(0x3b200000) bits(0x3ec3e000) ... }
    lod = { bits(0x40058000) bits(0x3f090000) bits(0x40618000) bits(0x40258000) bits(0x40420000) bits(0x401c0000)
        bits(0x3f650000) bits(0x40600000) bits(0x4066c000) bits(0x3f430000) bits(0x3f938000) bits(0x405a0000)
        bits(0x3f8d0000) bits(0x4048c000) bits(0x40698000) bits(0x40264000) bits(0x40434000) bits(0x402d8000)
        bits(0x3fcb8000) bits(0x40508000) ... }
    expect lane 0 R8 = 0xc67792c0
    expect lane 1 R8 = 0xc48dd6b2
    expect lane 2 R8 = 0xc534d704
    expect lane 3 R8 = 0xbcb02bdc
    expect lane 4 R8 = 0xc3c5c93d
    expect lane 5 R8 = 0xc6057d7a
    expect lane 6 R8 = 0xc084a23e
    expect lane 7 R8 = 0xc508a94d
    expect lane 8 R8 = 0xc3c19144
    expect lane 9 R8 = 0xc391bc5c
    expect lane 10 R8 = 0x4684994a
    expect lane 11 R8 = 0xc5cc4be7
    expect lane 12 R8 = 0x468a1fee
    expect lane 13 R8 = 0xc2aee74e
    expect lane 14 R8 = 0xc41c1125
    expect lane 15 R8 = 0xc674d22d
    expect lane 16 R8 = 0xc201e0dc
    expect lane 17 R8 = 0xc5961d1d
    expect lane 18 R8 = 0xc5b5beee
    expect lane 19 R8 = 0xc5c906e0
}

warp 2 {   # lod.blend.u8.point
    asm "TEX.LL R8, R0, R4, 2, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f499000) bits(0x3f625000) bits(0x3f331000) bits(0x3e946000) bits(0x3f534000) bits(0x3f017000)
        bits(0x3f2b7000) bits(0x3f2dd000) bits(0x3e812000) bits(0x3e9a2000) bits(0x3eb2e000) bits(0x3f22d000)
        bits(0x3e5d8000) bits(0x3f61f000) bits(0x3f71b000) bits(0x3f330000) bits(0x3ec1c000) bits(0x3df70000)
        bits(0x3ed08000) bits(0x3f034000) ... }
    t = { bits(0x3e2f4000) bits(0x3f0dc000) bits(0x3f76f000) bits(0x3ee3e000) bits(0x3f272000) bits(0x3f102000)
        bits(0x3cae0000) bits(0x3f6ca000) bits(0x3ed52000) bits(0x3e964000) bits(0x3f02a000) bits(0x3f67c000)
        bits(0x3e870000) bits(0x3f6cd000) bits(0x3e93e000) bits(0x3dd48000) bits(0x3f748000) bits(0x3f575000)
        bits(0x3de90000) bits(0x3f604000) ... }
    lod = { bits(0x40058000) bits(0x40618000) bits(0x3fd10000) bits(0x3f650000) bits(0x40340000) bits(0x40744000)
        bits(0x3fef8000) bits(0x400e8000) bits(0x40698000) bits(0x3fd78000) bits(0x3e200000) bits(0x40618000)
        bits(0x3df80000) bits(0x3d000000) bits(0x401e0000) bits(0x3f620000) bits(0x402d8000) bits(0x3fb48000)
        bits(0x4017c000) bits(0x3dd00000) ... }
    expect lane 0 R8 = 0x3f23d5a4
    expect lane 1 R8 = 0x3f191d99
    expect lane 2 R8 = 0x3f0f4b8f
    expect lane 3 R8 = 0x3f047884
    expect lane 4 R8 = 0x3e85e686
    expect lane 5 R8 = 0x3f453ac5
    expect lane 6 R8 = 0x3f6e7cee
    expect lane 7 R8 = 0x3f2395a4
    expect lane 8 R8 = 0x3f55efd6
    expect lane 9 R8 = 0x3e9be49c
    expect lane 10 R8 = 0x3e044484
    expect lane 11 R8 = 0x3f191d99
    expect lane 12 R8 = 0x3ec300c3
    expect lane 13 R8 = 0x3f2c0bac
    expect lane 14 R8 = 0x3eccdccd
    expect lane 15 R8 = 0x3f4868c8
    expect lane 16 R8 = 0x3f3333b3
    expect lane 17 R8 = 0x3ef1b8f2
    expect lane 18 R8 = 0x3f2414a4
    expect lane 19 R8 = 0x3ec3d0c4
}

warp 3 {   # lod.blend.u8.bilinear
    asm "TEX.LL R8, R0, R4, 3, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f499000) bits(0x3f338000) bits(0x3f625000) bits(0x3f1c1000) bits(0x3f139000) bits(0x3d160000)
        bits(0x3e6a0000) bits(0x3dcc0000) bits(0x3f2dd000) bits(0x3f160000) bits(0x3ed70000) bits(0x3f378000)
        bits(0x3ec9c000) bits(0x3ed20000) bits(0x3e184000) bits(0x3dec0000) bits(0x3f2cc000) bits(0x3f5dd000)
        bits(0x3f20d000) bits(0x3f2c2000) ... }
    t = { bits(0x3e2f4000) bits(0x3f44e000) bits(0x3f0dc000) bits(0x3c8a0000) bits(0x3f09c000) bits(0x3d8f0000)
        bits(0x3e2ec000) bits(0x3cf80000) bits(0x3f6ca000) bits(0x3f2af000) bits(0x3f2f8000) bits(0x3efc0000)
        bits(0x3f2ae000) bits(0x3dfb0000) bits(0x3e944000) bits(0x3f677000) bits(0x3f454000) bits(0x3e26c000)
        bits(0x3f048000) bits(0x3ec3e000) ... }
    lod = { bits(0x40058000) bits(0x3f090000) bits(0x40618000) bits(0x401c0000) bits(0x40600000) bits(0x402b8000)
        bits(0x3f430000) bits(0x401b8000) bits(0x400e8000) bits(0x3f130000) bits(0x3f8d0000) bits(0x406d4000)
        bits(0x40698000) bits(0x3f160000) bits(0x404ac000) bits(0x405ec000) bits(0x40600000) bits(0x40250000)
        bits(0x401a4000) bits(0x40508000) ... }
    expect lane 0 R8 = 0x3f2a7eaa
    expect lane 1 R8 = 0x3f105d90
    expect lane 2 R8 = 0x3f264aa6
    expect lane 3 R8 = 0x3f4b88cc
    expect lane 4 R8 = 0x3f341db4
    expect lane 5 R8 = 0x3f3680b7
    expect lane 6 R8 = 0x3f177c97
    expect lane 7 R8 = 0x3f2db7ae
    expect lane 8 R8 = 0x3f18c599
    expect lane 9 R8 = 0x3ea982aa
    expect lane 10 R8 = 0x3e90b091
    expect lane 11 R8 = 0x3f4101c1
    expect lane 12 R8 = 0x3f4bbbcc
    expect lane 13 R8 = 0x3ede6ede
    expect lane 14 R8 = 0x3f473fc7
    expect lane 15 R8 = 0x3f52cbd3
    expect lane 16 R8 = 0x3f1ebf9f
    expect lane 17 R8 = 0x3f13e794
    expect lane 18 R8 = 0x3eb6aab7
    expect lane 19 R8 = 0x3f1f5b9f
}

warp 4 {   # lod.blend.f16.point
    asm "TEX.LL R8, R0, R4, 4, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f499000) bits(0x3f1c1000) bits(0x3d160000) bits(0x3e6a0000) bits(0x3ec52000) bits(0x3d860000)
        bits(0x3f002000) bits(0x3d380000) bits(0x3f225000) bits(0x3d440000) bits(0x3f070000) bits(0x3f1c0000)
        bits(0x3d640000) bits(0x3f6b9000) bits(0x3e0b4000) bits(0x3f2cc000) bits(0x3f413000) bits(0x3f5dd000)
        bits(0x3f0fe000) bits(0x3f034000) ... }
    t = { bits(0x3e2f4000) bits(0x3c8a0000) bits(0x3d8f0000) bits(0x3e2ec000) bits(0x3f486000) bits(0x3f55d000)
        bits(0x3f533000) bits(0x3f60c000) bits(0x3e624000) bits(0x3e938000) bits(0x3f528000) bits(0x3f6d3000)
        bits(0x3f495000) bits(0x3f4d5000) bits(0x3f0fe000) bits(0x3f454000) bits(0x3f472000) bits(0x3e26c000)
        bits(0x3e9c8000) bits(0x3f604000) ... }
    lod = { bits(0x40058000) bits(0x401c0000) bits(0x402b8000) bits(0x3f430000) bits(0x3c000000) bits(0x404b4000)
        bits(0x3fd60000) bits(0x40078000) bits(0x405a0000) bits(0x3f620000) bits(0x40404000) bits(0x401cc000)
        bits(0x40158000) bits(0x400e4000) bits(0x3eaa0000) bits(0x40600000) bits(0x3f240000) bits(0x40250000)
        bits(0x407ac000) bits(0x3dd00000) ... }
    expect lane 0 R8 = 0xc5c54000
    expect lane 1 R8 = 0xbf320000
    expect lane 2 R8 = 0xbf940000
    expect lane 3 R8 = 0xbb0ea000
    expect lane 4 R8 = 0xbb182000
    expect lane 5 R8 = 0xc5222000
    expect lane 6 R8 = 0xc5ff0000
    expect lane 7 R8 = 0xc39fc000
    expect lane 8 R8 = 0xc28c6000
    expect lane 9 R8 = 0xc3008000
    expect lane 10 R8 = 0x46614000
    expect lane 11 R8 = 0xc33ba000
    expect lane 12 R8 = 0xc47cc000
    expect lane 13 R8 = 0x45496000
    expect lane 14 R8 = 0xc4f66000
    expect lane 15 R8 = 0x45df6000
    expect lane 16 R8 = 0x3ad32000
    expect lane 17 R8 = 0xc5360000
    expect lane 18 R8 = 0xc31ea000
    expect lane 19 R8 = 0x3b306000
}

warp 5 {   # lod.blend.f16.bilinear
    asm "TEX.LL R8, R0, R4, 5, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f499000) bits(0x3f338000) bits(0x3f625000) bits(0x3f5f2000) bits(0x3f1c1000) bits(0x3e946000)
        bits(0x3f139000) bits(0x3f747000) bits(0x3e6a0000) bits(0x3f017000) bits(0x3f6b1000) bits(0x3f7f4000)
        bits(0x3ecbe000) bits(0x3ec9c000) bits(0x3f22d000) bits(0x3e184000) bits(0x3e938000) bits(0x3e8c0000)
        bits(0x3f64b000) bits(0x3f2c2000) ... }
    t = { bits(0x3e2f4000) bits(0x3f44e000) bits(0x3f0dc000) bits(0x3f2ae000) bits(0x3c8a0000) bits(0x3ee3e000)
        bits(0x3f09c000) bits(0x3e0a8000) bits(0x3e2ec000) bits(0x3f102000) bits(0x3f454000) bits(0x3eede000)
        bits(0x3f60e000) bits(0x3f2ae000) bits(0x3f67c000) bits(0x3e944000) bits(0x3e208000) bits(0x3dad0000)
        bits(0x3ee70000) bits(0x3ec3e000) ... }
    lod = { bits(0x40058000) bits(0x3f090000) bits(0x40618000) bits(0x3da00000) bits(0x401c0000) bits(0x3f650000)
        bits(0x40600000) bits(0x3e640000) bits(0x3f430000) bits(0x40744000) bits(0x403e4000) bits(0x3f520000)
        bits(0x40004000) bits(0x40698000) bits(0x40618000) bits(0x404ac000) bits(0x4051c000) bits(0x40580000)
        bits(0x40424000) bits(0x40508000) ... }
    expect lane 0 R8 = 0xc4ee0000
    expect lane 1 R8 = 0xc3dea000
    expect lane 2 R8 = 0x457fc000
    expect lane 3 R8 = 0xc5126000
    expect lane 4 R8 = 0xbf5ba000
    expect lane 5 R8 = 0xbe958000
    expect lane 6 R8 = 0x4514c000
    expect lane 7 R8 = 0xc5bce000
    expect lane 8 R8 = 0xc2c24000
    expect lane 9 R8 = 0x44064000
    expect lane 10 R8 = 0x465c0000
    expect lane 11 R8 = 0x3edaa000
    expect lane 12 R8 = 0xc48fe000
    expect lane 13 R8 = 0x43f3e000
    expect lane 14 R8 = 0x4598a000
    expect lane 15 R8 = 0xc36cc000
    expect lane 16 R8 = 0xc2444000
    expect lane 17 R8 = 0xc283a000
    expect lane 18 R8 = 0x45aec000
    expect lane 19 R8 = 0x450f0000
}

warp 6 {   # lod.blend.u16.point
    asm "TEX.LL R8, R0, R4, 6, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f499000) bits(0x3f338000) bits(0x3f331000) bits(0x3e946000) bits(0x3f534000) bits(0x3f017000)
        bits(0x3f2b7000) bits(0x3f2dd000) bits(0x3e812000) bits(0x3e9a2000) bits(0x3eb2e000) bits(0x3f22d000)
        bits(0x3e5d8000) bits(0x3f61f000) bits(0x3f71b000) bits(0x3f330000) bits(0x3ec1c000) bits(0x3df70000)
        bits(0x3ed08000) bits(0x3f034000) ... }
    t = { bits(0x3e2f4000) bits(0x3f44e000) bits(0x3f76f000) bits(0x3ee3e000) bits(0x3f272000) bits(0x3f102000)
        bits(0x3cae0000) bits(0x3f6ca000) bits(0x3ed52000) bits(0x3e964000) bits(0x3f02a000) bits(0x3f67c000)
        bits(0x3e870000) bits(0x3f6cd000) bits(0x3e93e000) bits(0x3dd48000) bits(0x3f748000) bits(0x3f575000)
        bits(0x3de90000) bits(0x3f604000) ... }
    lod = { bits(0x40058000) bits(0x3f090000) bits(0x3fd10000) bits(0x3f650000) bits(0x40340000) bits(0x40744000)
        bits(0x3fef8000) bits(0x400e8000) bits(0x40698000) bits(0x3fd78000) bits(0x3e200000) bits(0x40618000)
        bits(0x3df80000) bits(0x3d000000) bits(0x401e0000) bits(0x3f620000) bits(0x402d8000) bits(0x3fb48000)
        bits(0x4017c000) bits(0x3dd00000) ... }
    expect lane 0 R8 = 0x3f241aa4
    expect lane 1 R8 = 0x3f05de86
    expect lane 2 R8 = 0x3f0f1d8f
    expect lane 3 R8 = 0x3f041484
    expect lane 4 R8 = 0x3e864086
    expect lane 5 R8 = 0x3f450bc5
    expect lane 6 R8 = 0x3f6e3eee
    expect lane 7 R8 = 0x3f231aa3
    expect lane 8 R8 = 0x3f55a8d6
    expect lane 9 R8 = 0x3e9ce49d
    expect lane 10 R8 = 0x3e06cc87
    expect lane 11 R8 = 0x3f190899
    expect lane 12 R8 = 0x3ec3e6c4
    expect lane 13 R8 = 0x3f2bf1ac
    expect lane 14 R8 = 0x3ecce0cd
    expect lane 15 R8 = 0x3f4800c8
    expect lane 16 R8 = 0x3f32b6b3
    expect lane 17 R8 = 0x3ef1f4f2
    expect lane 18 R8 = 0x3f23d6a4
    expect lane 19 R8 = 0x3ec420c4
}

warp 7 {   # lod.blend.u16.bilinear
    asm "TEX.LL R8, R0, R4, 7, 2D, 0xf"  active 0xfffff
    s = { bits(0x3f499000) bits(0x3f338000) bits(0x3f625000) bits(0x3f5f2000) bits(0x3f1c1000) bits(0x3f139000)
        bits(0x3f38a000) bits(0x3e6a0000) bits(0x3f4b4000) bits(0x3e44c000) bits(0x3f675000) bits(0x3ed70000)
        bits(0x3d818000) bits(0x3ec9c000) bits(0x3e56c000) bits(0x3c040000) bits(0x3d3e0000) bits(0x3e608000)
        bits(0x3f751000) bits(0x3f2c2000) ... }
    t = { bits(0x3e2f4000) bits(0x3f44e000) bits(0x3f0dc000) bits(0x3f2ae000) bits(0x3c8a0000) bits(0x3f09c000)
        bits(0x3f06e000) bits(0x3e2ec000) bits(0x3f789000) bits(0x3f5c6000) bits(0x3e0ec000) bits(0x3f2f8000)
        bits(0x3f600000) bits(0x3f2ae000) bits(0x3ed30000) bits(0x3f60f000) bits(0x3f4bf000) bits(0x3e354000)
        bits(0x3e074000) bits(0x3ec3e000) ... }
    lod = { bits(0x40058000) bits(0x3f090000) bits(0x40618000) bits(0x3da00000) bits(0x401c0000) bits(0x40600000)
        bits(0x4061c000) bits(0x3f430000) bits(0x407f0000) bits(0x40220000) bits(0x40208000) bits(0x3f8d0000)
        bits(0x4048c000) bits(0x40698000) bits(0x3f4b0000) bits(0x3f3e0000) bits(0x40280000) bits(0x40704000)
        bits(0x405b4000) bits(0x40508000) ... }
    expect lane 0 R8 = 0x3f2a95ab
    expect lane 1 R8 = 0x3f103190
    expect lane 2 R8 = 0x3f263da6
    expect lane 3 R8 = 0x3ec28ec3
    expect lane 4 R8 = 0x3f4b75cb
    expect lane 5 R8 = 0x3f33f6b4
    expect lane 6 R8 = 0x3f2af7ab
    expect lane 7 R8 = 0x3f17a098
    expect lane 8 R8 = 0x3f5e46de
    expect lane 9 R8 = 0x3f1ac09b
    expect lane 10 R8 = 0x3f187498
    expect lane 11 R8 = 0x3e919c92
    expect lane 12 R8 = 0x3f48e4c9
    expect lane 13 R8 = 0x3f4b6fcb
    expect lane 14 R8 = 0x3e4494c5
    expect lane 15 R8 = 0x3ea1e8a2
    expect lane 16 R8 = 0x3f2d71ad
    expect lane 17 R8 = 0x3f58f2d9
    expect lane 18 R8 = 0x3f32cfb3
    expect lane 19 R8 = 0x3f1f639f
}
