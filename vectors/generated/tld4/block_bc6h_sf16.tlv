# BC6H_SF16 FLOAT: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 e4f68602af84e205250020913a142bae 75873a3d8c38fe5c8012d46571e35675 62ec3ac0ef02483e94155cc43573ee46 e653b3b87145fce5151778d167960501
bytes 0x30000040 6a05eafcf2fb1705f32af8fc9b9ab045 4e13e1d74ab4f341db3000ef8a22f6c3 d25f83b2b5ca2d1e7d3ce4d3b379aa13 76de59f14fd68b0cda3ad0d421fb668a
bytes 0x30000080 5a86d99e886e7dbb1e523477d8d2f231 5e94ceacf3a846ae1853cc1d7ef7b225 03519f788d8f19c87c51884a3255d817 a7ee945a7a2a4f6c4e45a060c23ad461
bytes 0x300000c0 8b311f12083211831264542d52d40d91 afacb13a7efea3a92b7e5c09aee23a6d 5320754848da12f34969b81b1af571bb 77ee1966e7de43a9e261f0b466c669c2
texture 0 { format BC6H_SF16 FLOAT layout pitch 256 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 db079a98f9d51a890c91a824a3e3e364 9f2e120b48bf785af19c40b0c47acf97 6c8526bd3ec8eff3de80f853bc34ab93 b1a09c6bc0c38af5628c64012e0789c6
bytes 0x30001040 62660b44912036a10ab2c892e624029e 4642f0312afa54edb3a9c00faae6aefd eadc45573501ccc064b9e8e2d0da3221 8e3ccc69ffc649188cb340414a31c238
bytes 0x30001080 f2ebc311c897f8ebabc1a87e2ffbadf4 16791a4461b6d2213fc6f05479e4e4c2 fa9101875650c55150da78f9b2859bbd 1e5334efc8771d422cc0fcaa52cc2bb4
bytes 0x300010c0 c39e2e34da289c0435efecf9c05d5986 6719c7fb3c105275a0ffe85fe821d23d 8b56731145f9cf5729fc70aa5d7c0635 ef7577c103ffec0d9bee1c5b375c833b
texture 1 { format BC6H_SF16 FLOAT layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 d3de2786bffb11b9fa03a5fd31b8af82 b7ae8ea0ce08d131e5139d1c6b459e0d 5bed644a11b5caa92d1eb5a395cb1adc df3ed8432a4da456c11c756f752cb4fa
bytes 0x30002040 6499fdb8ea010074bc2ef13b593dab89 e1038e8dcf67f770172c85b0773c921c 22bbd99d960f301e0a3a814ec3c39af1 26cea98d7a622a1fed341d498576506f
bytes 0x30002080 4aa48f78cc013a044c4d012c7c757c28 6e369f493d1ec78c614d29d4c16a888c 32d87498788022cec14a9dd89893fc1b f683e9a8f46d43a6bb40b9e360b406df
bytes 0x300020c0 1a5361ecc7974985607625acb29193c1 5ea70c3392e8c46f546035454be4da9e 03f3d6b2d3b971c4866235474053ab87 474baa9e45b84698196095215a8048c9
texture 2 { format BC6H_SF16 FLOAT layout pitch 256 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 aba409141164581de79909b1e4b497dc 2f03ce0ba5e4e4ecff92a173c8d18425 b3982fc77ba07435358aad04de805376 977d9ff341cfa1425b8bf58793a66dbc
bytes 0x30003040 3b8105f4192e1a0d0abbbdf3b3471431 9fe54ba1d014c2742ba5a18f1d86cb61 68c69da91111fc9ad9aeb18747a968ad e995179aaccc57af5cb3352e7e0bd18c
bytes 0x30003080 4285b5cb619e853e43dac90f9b4fccb9 46d69f217a5136b45accbd1764577c7a 6ae976380cede4b34ed83d2d7366fda7 2eeca4e9eb2c2bbd1ccd29dcc6be74bb
bytes 0x300030c0 7289dd211a1c40a21aec21d6f9a471a2 568ddc2df6554c0765e28dea952b55bc 5a5ec42b2176f1c15fe701d9891d8d9c 5e679242a51974d1eaf55dc6bfe69289
texture 3 { format BC6H_SF16 FLOAT layout pitch 256 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 0312635b90e6bae223180ea8c2a2b3d6 e7e955884d6196baf911e20f55da166a 8b3fd7fa4fe42865240bde7588555ce6 2f0594cf9425fa38271ba6ba417240b8
bytes 0x30004040 93afab5c878c52a2b03066d63bd7565a b7c77c9ef905725bf93406a3aac4ed07 bb0d99e45e508c42b12ece320a51e457 9f732ae65753cc8cd23bee42839b9731
bytes 0x30004080 3096f49e3414d7192145fe5c9051164a 5d0d5eb0a2ae3433d84586211171d284 c2dc9d62dbece1725a437ea7d6a113a5 e6b1f802a14906fb6f5916fb88a7b394
bytes 0x300040c0 2a833d9ef64c51f78966065e759d9746 6e962f331a44398f6b6e660522e717d5 92e8cde9f762bb59186bee1109a01caa 768b3b05dfa567c43c7956416451f8ae
texture 4 { format BC6H_SF16 FLOAT layout pitch 256 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 5aedd63889971c6f7a80a68c1e39b976 9e05fa43fa54883659871afdb6bbe9c7 c3cb45c7d010229c6585b2cec0ef6092 075b799b4dc4abb49185baac4670c471
bytes 0x30005040 8bbc463b523030cd0ab9aabc0fc940ca cf81ddba2cd9887da4a45effb47bd46b 33727d8ddf1cd69982a44eed245159cd 1742934e0fd7302191bce2678084c701
bytes 0x30005080 1b3532b7b4e69909a7d52aeeebb1b698 5ff661f7bb30401721d64a35d20d7ef4 d8368c6759521b7b3fcb320f5737f95b 8d359103c86912cd81d50658170cf154
bytes 0x300050c0 0253bff30670a110abe0c22d67fbfc0c e6a7809210b4c7bbecff2675c5737084 eaa889384866fc087fe462e82a028d8b 4e780a6549a41f771ff08ef3ec7a325f
texture 5 { format BC6H_SF16 FLOAT layout pitch 256 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0
bytes 0x30006000 925da2c6a42f80152c14cb69f182ebec b6e55d0460a810bae80b4b354058d817 da4c358157f8e6156d171fb79948d17e be958dd1ced32efbc40d8374c78223a5
bytes 0x30006040 238274248f1b23bc81355395c74caa49 0772dad099cffd48b92d332aecd94b36 eb988131162f33427b2b7397b870ef5a 6fe29605e61c1a997525f7749189f7df
bytes 0x30006080 33f48bc59fb88d9dea59bfe29e45d244 17f8e3a6396561234e5443fd90c30f30 1bbe3c38d418c4d7544f4fe42853a24a 5fcad8defd7ccfe3c544fb871d72bb54
bytes 0x300060c0 90358cda07624ea06c6613793676f605 4d733baacbca88e9e174af8e0ec0203d 425354148730d2b5dd7af3a2767eaca3 e6a4424dac3001379b6cbfd667d773e6
texture 6 { format BC6H_SF16 FLOAT layout pitch 256 size 64 4 address 0x30006000 }
handle 6 texture 6 sampler 0
bytes 0x30007000 aa89f5318b34332f168dd795fe8af336 ae77d45b26d0a8674987d7d7a8f129c1 72aef847a6e808a92e93c7fb7f6380ee 7692755f72e843fd5f80b7376ed03aec
bytes 0x30007040 da2349d0add52ddf43a72b2b8b474712 1e48c2be734a95f838bc1b8dfc5e3ed4 03b607621c3d657da0b07ba08126de05 e74da781673948069db22bd328764893
bytes 0x30007080 0b92560fc083f811c5d2ff1e4f80d6fb 2fb92ea34da77995c1cffb00d976d182 13dd0477be6c4361a3cf871c8bf79388 974940b4ee547acb63d3bf8699ba300f
bytes 0x300070c0 7b8904eec250204ae0ef77c2a93fba5d df69ad4ba5e21ac20af813e685c27af1 c00972fd268f4bc4adf4bbe3c51d4a12 71a20636f6b604d078f3c7db1dd78d50
texture 7 { format BC6H_SF16 FLOAT layout pitch 256 size 64 4 address 0x30007000 }
handle 7 texture 7 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xba6ae000  R9 = 0xba518000  R10 = 0xba518000  R11 = 0xba39a000;
    expect lane 1 R8 = 0xba39a000  R9 = 0xbaa62000  R10 = 0xba676000  R11 = 0xba878000;
    expect lane 2 R8 = 0x3af78000  R9 = 0x42988000  R10 = 0xbd160000  R11 = 0x42988000;
    expect lane 3 R8 = 0x40ca6000  R9 = 0x41b5c000  R10 = 0x457d8000  R11 = 0x43a6c000;
    expect lane 4 R8 = 0x4517a000  R9 = 0x45192000  R10 = 0x45192000  R11 = 0x451ca000;
    expect lane 5 R8 = 0x454ba000  R9 = 0x454a8000  R10 = 0x4548e000  R11 = 0x45484000;
    expect lane 6 R8 = 0x42236000  R9 = 0x42224000  R10 = 0x42224000  R11 = 0x4227e000;
    expect lane 7 R8 = 0x421bc000  R9 = 0x4214e000  R10 = 0x421bc000  R11 = 0x42172000;
    expect lane 8 R8 = 0xc6e30000  R9 = 0xc6de8000  R10 = 0xc6e30000  R11 = 0xc6dd6000;
    expect lane 9 R8 = 0xc6de8000  R9 = 0xc6e94000  R10 = 0xc6c7e000  R11 = 0xc6dc6000;
    expect lane 10 R8 = 0x41e64000  R9 = 0x4181e000  R10 = 0x415ac000  R11 = 0x415ac000;
    expect lane 11 R8 = 0x416e4000  R9 = 0x41efe000  R10 = 0x41d5c000  R11 = 0x41d2a000;
    expect lane 12 R8 = 0x3a172000  R9 = 0x38df4000  R10 = 0x3a172000  R11 = 0x37360000;
    expect lane 13 R8 = 0x3a172000  R9 = 0xb92b4000  R10 = 0xb8f70000  R11 = 0x3a7b8000;
    expect lane 14 R8 = 0xb8b2a000  R9 = 0xb97b4000  R10 = 0xb8d9e000  R11 = 0xb9a28000;
    expect lane 15 R8 = 0xb9012000  R9 = 0xb9b70000  R10 = 0xba21e000  R11 = 0xb97b4000;
    expect lane 16 R8 = 0x3d594000  R9 = 0x3fee8000  R10 = 0x3f5ea000  R11 = 0x3ddc0000;
    expect lane 17 R8 = 0x3f5ea000  R9 = 0x3f5ea000  R10 = 0x3ef96000  R11 = 0x3ec96000;
    expect lane 18 R8 = 0xc6c60000  R9 = 0xc22de000  R10 = 0xbcddc000  R11 = 0xba4ee000;
    expect lane 19 R8 = 0xc4d60000  R9 = 0xbf85e000  R10 = 0xc4d60000  R11 = 0xb9ea2000;
    expect lane 20 R8 = 0x3aa88000  R9 = 0x3aa88000  R10 = 0x39012000  R11 = 0xb8a62000;
    expect lane 21 R8 = 0x3e610000  R9 = 0xbc5ea000  R10 = 0xbab74000  R11 = 0xc1be8000;
    expect lane 22 R8 = 0x45674000  R9 = 0x439a8000  R10 = 0x44b12000  R11 = 0x4425c000;
    expect lane 23 R8 = 0x45674000  R9 = 0x4450a000  R10 = 0x44b12000  R11 = 0x44864000;
    expect lane 24 R8 = 0x42e1a000  R9 = 0x42e98000  R10 = 0x42c80000  R11 = 0x42c80000;
    expect lane 25 R8 = 0x432c6000  R9 = 0x42d1e000  R10 = 0x42f36000  R11 = 0x42e1a000;
    expect lane 26 R8 = 0x3f6f0000  R9 = 0x3f6f2000  R10 = 0x3f6f2000  R11 = 0x3f6f2000;
    expect lane 27 R8 = 0x3f6f0000  R9 = 0x3f6f2000  R10 = 0x3f6f2000  R11 = 0x3f6f0000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xba458000  R9 = 0xba82e000  R10 = 0xba458000  R11 = 0xba518000;
    expect lane 1 R8 = 0xba582000  R9 = 0xba878000  R10 = 0xba878000  R11 = 0xba48e000;
    expect lane 2 R8 = 0x3ec80000  R9 = 0xbd160000  R10 = 0xc0e68000  R11 = 0x42988000;
    expect lane 3 R8 = 0x40ca6000  R9 = 0x457d8000  R10 = 0x41b5c000  R11 = 0x41b5c000;
    expect lane 4 R8 = 0x4515e000  R9 = 0x4517a000  R10 = 0x4515e000  R11 = 0x451fe000;
    expect lane 5 R8 = 0x45484000  R9 = 0x4548e000  R10 = 0x454a0000  R11 = 0x454a8000;
    expect lane 6 R8 = 0x422a0000  R9 = 0x4228e000  R10 = 0x4228e000  R11 = 0x4226c000;
    expect lane 7 R8 = 0x4212c000  R9 = 0x4212c000  R10 = 0x4214e000  R11 = 0x42194000;
    expect lane 8 R8 = 0xc6e0e000  R9 = 0xc6e0e000  R10 = 0xc6dc6000  R11 = 0xc6e0e000;
    expect lane 9 R8 = 0xc6db4000  R9 = 0xc6efe000  R10 = 0xc6db8000  R11 = 0xc6dc6000;
    expect lane 10 R8 = 0x41e64000  R9 = 0x41958000  R10 = 0x4181e000  R11 = 0x416e4000;
    expect lane 11 R8 = 0x415ac000  R9 = 0x41d5c000  R10 = 0x419e8000  R11 = 0x41ab6000;
    expect lane 12 R8 = 0x39b2e000  R9 = 0x38df4000  R10 = 0x3a7b8000  R11 = 0x394ea000;
    expect lane 13 R8 = 0x38760000  R9 = 0xb88b8000  R10 = 0xb8bfc000  R11 = 0x394ea000;
    expect lane 14 R8 = 0xb92cc000  R9 = 0xb9540000  R10 = 0xb88b8000  R11 = 0xb8d9e000;
    expect lane 15 R8 = 0xb97b4000  R9 = 0xb8d58000  R10 = 0xb8558000  R11 = 0xb8d9e000;
    expect lane 16 R8 = 0x3c4c8000  R9 = 0x3fbe8000  R10 = 0x3ef96000  R11 = 0x3ddc0000;
    expect lane 17 R8 = 0x3ec96000  R9 = 0x3fee8000  R10 = 0x3f294000  R11 = 0x3ef96000;
    expect lane 18 R8 = 0x3e76a000  R9 = 0xbf85e000  R10 = 0xc4d60000  R11 = 0xba4ee000;
    expect lane 19 R8 = 0xbcddc000  R9 = 0x3e0e0000  R10 = 0xbcddc000  R11 = 0xbf85e000;
    expect lane 20 R8 = 0x3aa88000  R9 = 0x43570000  R10 = 0xbe060000  R11 = 0xbfad4000;
    expect lane 21 R8 = 0x39012000  R9 = 0xc1be8000  R10 = 0xbab74000  R11 = 0xbab74000;
    expect lane 22 R8 = 0x44b12000  R9 = 0x4319e000  R10 = 0x4344c000  R11 = 0x4506e000;
    expect lane 23 R8 = 0x453c6000  R9 = 0x4450a000  R10 = 0x44dc0000  R11 = 0x439a8000;
    expect lane 24 R8 = 0x432c6000  R9 = 0x42c02000  R10 = 0x42e98000  R11 = 0x42d1e000;
    expect lane 25 R8 = 0x42c80000  R9 = 0x430b0000  R10 = 0x432c6000  R11 = 0x42e1a000;
    expect lane 26 R8 = 0x3f6f0000  R9 = 0x3f6f2000  R10 = 0x3f6f0000  R11 = 0x3f6f0000;
    expect lane 27 R8 = 0x3f6f0000  R9 = 0x3f6f2000  R10 = 0x3f6f0000  R11 = 0x3f6f2000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ff2c000  R9 = 0x400e6000  R10 = 0x400e6000  R11 = 0x4028a000;
    expect lane 1 R8 = 0x4085a000  R9 = 0x3fbc2000  R10 = 0x40308000  R11 = 0x3ff4c000;
    expect lane 2 R8 = 0xbc514000  R9 = 0xbb4bc000  R10 = 0xbd656000  R11 = 0xbb4bc000;
    expect lane 3 R8 = 0xbe75a000  R9 = 0xbe044000  R10 = 0xbc324000  R11 = 0xbd150000;
    expect lane 4 R8 = 0x39c74000  R9 = 0x39c74000  R10 = 0x39c74000  R11 = 0x39c74000;
    expect lane 5 R8 = 0x39b08000  R9 = 0x39b94000  R10 = 0x39c6c000  R11 = 0x39cb2000;
    expect lane 6 R8 = 0xc2100000  R9 = 0xc20ee000  R10 = 0xc20ee000  R11 = 0xc2148000;
    expect lane 7 R8 = 0xc2158000  R9 = 0xc2108000  R10 = 0xc2158000  R11 = 0xc2122000;
    expect lane 8 R8 = 0xc0704000  R9 = 0xc06e0000  R10 = 0xc0704000  R11 = 0xc06d8000;
    expect lane 9 R8 = 0xc06e0000  R9 = 0xc0728000  R10 = 0xc064a000  R11 = 0xc06ce000;
    expect lane 10 R8 = 0xbbf74000  R9 = 0xbbd5c000  R10 = 0xbbc8c000  R11 = 0xbbc8c000;
    expect lane 11 R8 = 0xbbcf4000  R9 = 0xbbce8000  R10 = 0xbba2e000  R11 = 0xbbf0a000;
    expect lane 12 R8 = 0x3a3e6000  R9 = 0x39808000  R10 = 0x3a3e6000  R11 = 0x39068000;
    expect lane 13 R8 = 0x3a3e6000  R9 = 0x39648000  R10 = 0x39648000  R11 = 0x3a7b8000;
    expect lane 14 R8 = 0xbe434000  R9 = 0xc0dfa000  R10 = 0xbec60000  R11 = 0xc1628000;
    expect lane 15 R8 = 0xbf48c000  R9 = 0xc22ce000  R10 = 0xc329c000  R11 = 0xc0dfa000;
    expect lane 16 R8 = 0xc0d2a000  R9 = 0xc0898000  R10 = 0xc020e000  R11 = 0xc1328000;
    expect lane 17 R8 = 0xc020e000  R9 = 0xc020e000  R10 = 0xbfd74000  R11 = 0xbfb46000;
    expect lane 18 R8 = 0x464a0000  R9 = 0xc1e44000  R10 = 0xbdf0e000  R11 = 0x3de92000;
    expect lane 19 R8 = 0xc3de0000  R9 = 0xbfeaa000  R10 = 0xc3de0000  R11 = 0xbbbf0000;
    expect lane 20 R8 = 0x3fcf0000  R9 = 0x3fcf0000  R10 = 0x40062000  R11 = 0x403d6000;
    expect lane 21 R8 = 0x3f52c000  R9 = 0x40b9a000  R10 = 0x40826000  R11 = 0x416d2000;
    expect lane 22 R8 = 0xc3030000  R9 = 0xc1c7e000  R10 = 0xc2866000  R11 = 0xc2274000;
    expect lane 23 R8 = 0xc3030000  R9 = 0xc2448000  R10 = 0xc2866000  R11 = 0xc2692000;
    expect lane 24 R8 = 0x37ed0000  R9 = 0x37b30000  R10 = 0x38550000  R11 = 0x38550000;
    expect lane 25 R8 = 0xb81d4000  R9 = 0x3830c000  R10 = 0x37550000  R11 = 0x37ed0000;
    expect lane 26 R8 = 0xc65d2000  R9 = 0xc65d0000  R10 = 0xc65d0000  R11 = 0xc65d0000;
    expect lane 27 R8 = 0xc65d2000  R9 = 0xc65d0000  R10 = 0xc65d0000  R11 = 0xc65d2000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x401b8000  R9 = 0x3fd8a000  R10 = 0x401b8000  R11 = 0x400e6000;
    expect lane 1 R8 = 0x404ce000  R9 = 0x3ff4c000  R10 = 0x3ff4c000  R11 = 0x40694000;
    expect lane 2 R8 = 0xbbce8000  R9 = 0xbd656000  R10 = 0xbde82000  R11 = 0xbb4bc000;
    expect lane 3 R8 = 0xbe75a000  R9 = 0xbc324000  R10 = 0xbe044000  R11 = 0xbe044000;
    expect lane 4 R8 = 0x39c74000  R9 = 0x39c74000  R10 = 0x39c74000  R11 = 0x39c74000;
    expect lane 5 R8 = 0x39cb2000  R9 = 0x39c6c000  R10 = 0x39be0000  R11 = 0x39b94000;
    expect lane 6 R8 = 0xc216a000  R9 = 0xc2158000  R10 = 0xc2158000  R11 = 0xc2136000;
    expect lane 7 R8 = 0xc20ee000  R9 = 0xc20ee000  R10 = 0xc2108000  R11 = 0xc213c000;
    expect lane 8 R8 = 0xc06f2000  R9 = 0xc06f2000  R10 = 0xc06ce000  R11 = 0xc06f2000;
    expect lane 9 R8 = 0xc06c6000  R9 = 0xc0754000  R10 = 0xc06cc000  R11 = 0xc06ce000;
    expect lane 10 R8 = 0xbbf74000  R9 = 0xbbdc4000  R10 = 0xbbd5c000  R11 = 0xbbcf4000;
    expect lane 11 R8 = 0xbbc8c000  R9 = 0xbba2e000  R10 = 0xbb46e000  R11 = 0xbbe3a000;
    expect lane 12 R8 = 0x3a016000  R9 = 0x39808000  R10 = 0x3a7b8000  R11 = 0x39c46000;
    expect lane 13 R8 = 0x39438000  R9 = 0x39648000  R10 = 0x39648000  R11 = 0x39c46000;
    expect lane 14 R8 = 0xbfda2000  R9 = 0xc05ce000  R10 = 0xbdc08000  R11 = 0xbec60000;
    expect lane 15 R8 = 0xc0dfa000  R9 = 0xc0172000  R10 = 0xbf1a4000  R11 = 0xbec60000;
    expect lane 16 R8 = 0xc00d8000  R9 = 0xc066a000  R10 = 0xbfd74000  R11 = 0xc1328000;
    expect lane 17 R8 = 0xbfb46000  R9 = 0xc0898000  R10 = 0xbffa2000  R11 = 0xbfd74000;
    expect lane 18 R8 = 0x35f80000  R9 = 0xbfeaa000  R10 = 0xc3de0000  R11 = 0x3de92000;
    expect lane 19 R8 = 0xbdf0e000  R9 = 0x3a2e0000  R10 = 0xbdf0e000  R11 = 0xbfeaa000;
    expect lane 20 R8 = 0x3fcf0000  R9 = 0x3ead0000  R10 = 0x40f0e000  R11 = 0x41282000;
    expect lane 21 R8 = 0x40062000  R9 = 0x416d2000  R10 = 0x40826000  R11 = 0x40826000;
    expect lane 22 R8 = 0xc2866000  R9 = 0xc1700000  R10 = 0xc18d4000  R11 = 0xc2c10000;
    expect lane 23 R8 = 0xc2e5c000  R9 = 0xc2448000  R10 = 0xc2a3c000  R11 = 0xc1c7e000;
    expect lane 24 R8 = 0xb81d4000  R9 = 0x38720000  R10 = 0x37b30000  R11 = 0x3830c000;
    expect lane 25 R8 = 0x38550000  R9 = 0xb7070000  R10 = 0xb81d4000  R11 = 0x37ed0000;
    expect lane 26 R8 = 0xc65d2000  R9 = 0xc65d0000  R10 = 0xc65d2000  R11 = 0xc65d2000;
    expect lane 27 R8 = 0xc65d2000  R9 = 0xc65d0000  R10 = 0xc65d2000  R11 = 0xc65d0000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbbaac000  R9 = 0xbbc42000  R10 = 0xbbc42000  R11 = 0xbbdc2000;
    expect lane 1 R8 = 0xbbdc2000  R9 = 0xbb9e2000  R10 = 0xbbc1e000  R11 = 0xbbaf8000;
    expect lane 2 R8 = 0x3eabe000  R9 = 0x3f25e000  R10 = 0x3e2b0000  R11 = 0x3f25e000;
    expect lane 3 R8 = 0x42c8e000  R9 = 0x424ee000  R10 = 0x40590000  R11 = 0x414d2000;
    expect lane 4 R8 = 0xb88b4000  R9 = 0xb8890000  R10 = 0xb8890000  R11 = 0xb8846000;
    expect lane 5 R8 = 0xb8914000  R9 = 0xb889a000  R10 = 0xb87b8000  R11 = 0xb8740000;
    expect lane 6 R8 = 0x3b45c000  R9 = 0x3b430000  R10 = 0x3b430000  R11 = 0x3b50e000;
    expect lane 7 R8 = 0x3b42e000  R9 = 0x3b4ec000  R10 = 0x3b42e000  R11 = 0x3b4ae000;
    expect lane 8 R8 = 0x3df0e000  R9 = 0x3dda8000  R10 = 0x3df0e000  R11 = 0x3dd50000;
    expect lane 9 R8 = 0x3dda8000  R9 = 0x3daa0000  R10 = 0x3da74000  R11 = 0x3dcfa000;
    expect lane 10 R8 = 0xc0dec000  R9 = 0xc1002000  R10 = 0xc10d4000  R11 = 0xc10d4000;
    expect lane 11 R8 = 0xc106a000  R9 = 0xc0698000  R10 = 0xc0652000  R11 = 0xc0e54000;
    expect lane 12 R8 = 0xbd330000  R9 = 0xbcfcc000  R10 = 0xbd330000  R11 = 0xbcd9e000;
    expect lane 13 R8 = 0xbd330000  R9 = 0xbddb2000  R10 = 0xbdd26000  R11 = 0xbd448000;
    expect lane 14 R8 = 0xb9c1e000  R9 = 0xb9260000  R10 = 0xb9a36000  R11 = 0xb9078000;
    expect lane 15 R8 = 0xb984e000  R9 = 0xba206000  R10 = 0xb9ec2000  R11 = 0xb9260000;
    expect lane 16 R8 = 0x411da000  R9 = 0x3e5b8000  R10 = 0x40324000  R11 = 0x4174e000;
    expect lane 17 R8 = 0x40324000  R9 = 0x40324000  R10 = 0x417da000  R11 = 0x421a8000;
    expect lane 18 R8 = 0x42e60000  R9 = 0xc1fd8000  R10 = 0xc3148000  R11 = 0x441fe000;
    expect lane 19 R8 = 0xc1720000  R9 = 0xc2890000  R10 = 0xc1720000  R11 = 0xc3af8000;
    expect lane 20 R8 = 0x39d60000  R9 = 0x39d60000  R10 = 0x386dc000  R11 = 0xb8e84000;
    expect lane 21 R8 = 0x3cec2000  R9 = 0xbbfe6000  R10 = 0xba9f2000  R11 = 0xc073a000;
    expect lane 22 R8 = 0x3c904000  R9 = 0x3ec2a000  R10 = 0x3d6ea000  R11 = 0x3e18a000;
    expect lane 23 R8 = 0x3c904000  R9 = 0x3de44000  R10 = 0x3d6ea000  R11 = 0x3da2e000;
    expect lane 24 R8 = 0xc76c6000  R9 = 0xc76ba000  R10 = 0xc76ec000  R11 = 0xc76ec000;
    expect lane 25 R8 = 0xc7656000  R9 = 0xc76dc000  R10 = 0xc76ac000  R11 = 0xc76c6000;
    expect lane 26 R8 = 0xc1cb2000  R9 = 0xc1cb4000  R10 = 0xc1cb6000  R11 = 0xc1cb4000;
    expect lane 27 R8 = 0xc1cb2000  R9 = 0xc1cb6000  R10 = 0xc1cb4000  R11 = 0xc1cb2000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 5 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbbd02000  R9 = 0xbb92c000  R10 = 0xbbd02000  R11 = 0xbbc42000;
    expect lane 1 R8 = 0xbbcaa000  R9 = 0xbbaf8000  R10 = 0xbbaf8000  R11 = 0xbbd36000;
    expect lane 2 R8 = 0x3ee8e000  R9 = 0x3e2b0000  R10 = 0x3dee0000  R11 = 0x3f25e000;
    expect lane 3 R8 = 0x42c8e000  R9 = 0x40590000  R10 = 0x424ee000  R11 = 0x424ee000;
    expect lane 4 R8 = 0xb88d6000  R9 = 0xb88b4000  R10 = 0xb88d6000  R11 = 0xb8800000;
    expect lane 5 R8 = 0xb8740000  R9 = 0xb87b8000  R10 = 0xb8856000  R11 = 0xb889a000;
    expect lane 6 R8 = 0x3b566000  R9 = 0x3b53c000  R10 = 0x3b53c000  R11 = 0x3b4e4000;
    expect lane 7 R8 = 0x3b528000  R9 = 0x3b528000  R10 = 0x3b4ec000  R11 = 0x3b472000;
    expect lane 8 R8 = 0x3de60000  R9 = 0x3de60000  R10 = 0x3dcfa000  R11 = 0x3de60000;
    expect lane 9 R8 = 0x3dca2000  R9 = 0x3daaa000  R10 = 0x3da90000  R11 = 0x3dcfa000;
    expect lane 10 R8 = 0xc0dec000  R9 = 0xc0f9a000  R10 = 0xc1002000  R11 = 0xc106a000;
    expect lane 11 R8 = 0xc10d4000  R9 = 0xc0652000  R10 = 0xc05be000  R11 = 0xc0f24000;
    expect lane 12 R8 = 0xbd21a000  R9 = 0xbcfcc000  R10 = 0xbd448000  R11 = 0xbd102000;
    expect lane 13 R8 = 0xbceb6000  R9 = 0xbdc08000  R10 = 0xbdc92000  R11 = 0xbd102000;
    expect lane 14 R8 = 0xb9630000  R9 = 0xb9448000  R10 = 0xb9e08000  R11 = 0xb9a36000;
    expect lane 15 R8 = 0xb9260000  R9 = 0xba8ee000  R10 = 0xbac32000  R11 = 0xb9a36000;
    expect lane 16 R8 = 0x406a8000  R9 = 0x3ef86000  R10 = 0x417da000  R11 = 0x4174e000;
    expect lane 17 R8 = 0x421a8000  R9 = 0x3e5b8000  R10 = 0x40e0a000  R11 = 0x417da000;
    expect lane 18 R8 = 0x44fcc000  R9 = 0xc2890000  R10 = 0xc1720000  R11 = 0x441fe000;
    expect lane 19 R8 = 0xc3148000  R9 = 0xc5520000  R10 = 0xc3148000  R11 = 0xc2890000;
    expect lane 20 R8 = 0x39d60000  R9 = 0x4109a000  R10 = 0xbd5d8000  R11 = 0xbebca000;
    expect lane 21 R8 = 0x386dc000  R9 = 0xc073a000  R10 = 0xba9f2000  R11 = 0xba9f2000;
    expect lane 22 R8 = 0x3d6ea000  R9 = 0x3f5f8000  R10 = 0x3f2b4000  R11 = 0x3d060000;
    expect lane 23 R8 = 0x3cc4a000  R9 = 0x3de44000  R10 = 0x3d3a4000  R11 = 0x3ec2a000;
    expect lane 24 R8 = 0xc7656000  R9 = 0xc76f8000  R10 = 0xc76ba000  R11 = 0xc76dc000;
    expect lane 25 R8 = 0xc76ec000  R9 = 0xc768a000  R10 = 0xc7656000  R11 = 0xc76c6000;
    expect lane 26 R8 = 0xc1cb2000  R9 = 0xc1cb4000  R10 = 0xc1cb2000  R11 = 0xc1cb2000;
    expect lane 27 R8 = 0xc1cb2000  R9 = 0xc1cb4000  R10 = 0xc1cb2000  R11 = 0xc1cb6000;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 6 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc5336000  R9 = 0xc5380000  R10 = 0xc53ea000  R11 = 0xc5336000;
    expect lane 5 R8 = 0xc53ea000  R9 = 0xc555a000  R10 = 0xc5380000  R11 = 0xc53ea000;
    expect lane 6 R8 = 0x45ed0000  R9 = 0xc0580000  R10 = 0xc0580000  R11 = 0x42480000;
    expect lane 7 R8 = 0xbcb32000  R9 = 0xb9dba000  R10 = 0x45ed0000  R11 = 0x3ea32000;
    expect lane 8 R8 = 0xc72a6000  R9 = 0xc718a000  R10 = 0xc72a6000  R11 = 0xc72b8000;
    expect lane 9 R8 = 0xc71f2000  R9 = 0xc722e000  R10 = 0xc71f2000  R11 = 0xc71be000;
    expect lane 10 R8 = 0xb87bc000  R9 = 0xb876c000  R10 = 0xb85c4000  R11 = 0xb87bc000;
    expect lane 11 R8 = 0xb84a8000  R9 = 0xb876c000  R10 = 0xb8688000  R11 = 0xb82e4000;
    expect lane 12 R8 = 0x41dc8000  R9 = 0x41dc8000  R10 = 0x41dc8000  R11 = 0x41dc8000;
    expect lane 13 R8 = 0x41d4e000  R9 = 0x41d12000  R10 = 0x41dc8000  R11 = 0x41c90000;
    expect lane 14 R8 = 0xbe16a000  R9 = 0xbebd4000  R10 = 0xbdd64000  R11 = 0xbe53c000;
    expect lane 15 R8 = 0xbeed4000  R9 = 0xbe282000  R10 = 0xbf1d4000  R11 = 0xbebd4000;
    expect lane 16 R8 = 0xc6822000  R9 = 0xc63a8000  R10 = 0xc693a000  R11 = 0xc693a000;
    expect lane 17 R8 = 0xc6f86000  R9 = 0xc709c000  R10 = 0xc6d58000  R11 = 0xc65d6000;
    expect lane 18 R8 = 0x3f128000  R9 = 0x3eb70000  R10 = 0x40e68000  R11 = 0x3e5b8000;
    expect lane 19 R8 = 0x3f918000  R9 = 0x3fac2000  R10 = 0x3f9a2000  R11 = 0x3eb70000;
    expect lane 20 R8 = 0x39a28000  R9 = 0x38c3a000  R10 = 0x39a28000  R11 = 0x38c3a000;
    expect lane 21 R8 = 0x391a6000  R9 = 0x391a6000  R10 = 0x391a6000  R11 = 0x38c3a000;
    expect lane 22 R8 = 0xc2d2a000  R9 = 0xc3756000  R10 = 0xc26a0000  R11 = 0xc3410000;
    expect lane 23 R8 = 0xbdef0000  R9 = 0xbc4c8000  R10 = 0xbdef0000  R11 = 0xc2d2a000;
    expect lane 24 R8 = 0x3e03c000  R9 = 0x3e93a000  R10 = 0x3ba46000  R11 = 0x3b646000;
    expect lane 25 R8 = 0x3d340000  R9 = 0x3ed3a000  R10 = 0x3e93a000  R11 = 0x3ed3a000;
    expect lane 26 R8 = 0xb8912000  R9 = 0x38260000  R10 = 0xb8040000  R11 = 0xb9bba000;
    expect lane 27 R8 = 0x386c4000  R9 = 0xb9034000  R10 = 0x386c4000  R11 = 0x386c4000;
    expect lane 28 R8 = 0x455e8000  R9 = 0x45d1e000  R10 = 0x45812000  R11 = 0x459fe000;
    expect lane 29 R8 = 0x4603e000  R9 = 0x4603e000  R10 = 0x4654a000  R11 = 0x4622a000;
    expect lane 30 R8 = 0x456f8000  R9 = 0x456ec000  R10 = 0x456f4000  R11 = 0x456f0000;
    expect lane 31 R8 = 0x456f6000  R9 = 0x456f0000  R10 = 0x456fa000  R11 = 0x456fa000;
}

warp 7 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc53a4000  R9 = 0xc535a000  R10 = 0xc535a000  R11 = 0xc5336000;
    expect lane 5 R8 = 0xc555a000  R9 = 0xc555a000  R10 = 0xc555a000  R11 = 0xc53c6000;
    expect lane 6 R8 = 0xb90e4000  R9 = 0xc0580000  R10 = 0x45ed0000  R11 = 0x3afe4000;
    expect lane 7 R8 = 0xc5330000  R9 = 0xbcec4000  R10 = 0xbfae8000  R11 = 0x3ea32000;
    expect lane 8 R8 = 0xc72ca000  R9 = 0xc718a000  R10 = 0xc7262000  R11 = 0xc72b8000;
    expect lane 9 R8 = 0xc722e000  R9 = 0xc7262000  R10 = 0xc72ca000  R11 = 0xc71f2000;
    expect lane 10 R8 = 0xb84a8000  R9 = 0xb84a8000  R10 = 0xb83c4000  R11 = 0xb864c000;
    expect lane 11 R8 = 0xb82e4000  R9 = 0xb8688000  R10 = 0xb8688000  R11 = 0xb84a8000;
    expect lane 12 R8 = 0x41d8c000  R9 = 0x41d8c000  R10 = 0x41c90000  R11 = 0x41dc8000;
    expect lane 13 R8 = 0x41cce000  R9 = 0x41dc8000  R10 = 0x41cce000  R11 = 0x41c90000;
    expect lane 14 R8 = 0xbdf82000  R9 = 0xbf1d4000  R10 = 0xbe8d6000  R11 = 0xbe53c000;
    expect lane 15 R8 = 0xbdc84000  R9 = 0xbf1d4000  R10 = 0xbf1d4000  R11 = 0xbe580000;
    expect lane 16 R8 = 0xc6f86000  R9 = 0xc709c000  R10 = 0xc6d58000  R11 = 0xc65d6000;
    expect lane 17 R8 = 0xc6e6e000  R9 = 0xc71d2000  R10 = 0xc71d2000  R11 = 0xc71d2000;
    expect lane 18 R8 = 0x3f918000  R9 = 0x3fa7c000  R10 = 0x3f95c000  R11 = 0x3f128000;
    expect lane 19 R8 = 0x3fb08000  R9 = 0x3fa36000  R10 = 0x3fac2000  R11 = 0x3fac2000;
    expect lane 20 R8 = 0x38862000  R9 = 0x38d04000  R10 = 0xb8aa8000  R11 = 0x38c3a000;
    expect lane 21 R8 = 0x39648000  R9 = 0xb7320000  R10 = 0x391a6000  R11 = 0x39648000;
    expect lane 22 R8 = 0xbc4c8000  R9 = 0xc1628000  R10 = 0xc1628000  R11 = 0xc29e4000;
    expect lane 23 R8 = 0xc4a78000  R9 = 0xbdef0000  R10 = 0xbdef0000  R11 = 0xc64a0000;
    expect lane 24 R8 = 0x3d340000  R9 = 0x3c244000  R10 = 0x3e03c000  R11 = 0x3ad4a000;
    expect lane 25 R8 = 0x3c742000  R9 = 0x3cf40000  R10 = 0x3c244000  R11 = 0x3e43c000;
    expect lane 26 R8 = 0xb96c8000  R9 = 0x379c8000  R10 = 0x38260000  R11 = 0xb8912000;
    expect lane 27 R8 = 0x379c8000  R9 = 0xb9496000  R10 = 0xb96c8000  R11 = 0xb9988000;
    expect lane 28 R8 = 0x45c28000  R9 = 0x455e8000  R10 = 0x45af4000  R11 = 0x46320000;
    expect lane 29 R8 = 0x45af4000  R9 = 0x45908000  R10 = 0x45d1e000  R11 = 0x4622a000;
    expect lane 30 R8 = 0x456ee000  R9 = 0x456f4000  R10 = 0x456ee000  R11 = 0x456f2000;
    expect lane 31 R8 = 0x456f6000  R9 = 0x456ee000  R10 = 0x456f0000  R11 = 0x456f8000;
}

warp 8 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x42958000  R9 = 0x42a30000  R10 = 0x42cae000  R11 = 0x428ce000;
    expect lane 9 R8 = 0x42a0c000  R9 = 0x429e8000  R10 = 0x429d6000  R11 = 0x429c6000;
    expect lane 10 R8 = 0x3ae42000  R9 = 0xc7230000  R10 = 0xc62b0000  R11 = 0xc2d48000;
    expect lane 11 R8 = 0xc6a02000  R9 = 0xc403c000  R10 = 0xc59aa000  R11 = 0xc403c000;
    expect lane 12 R8 = 0xbab80000  R9 = 0xbabd6000  R10 = 0xbab3a000  R11 = 0xbab3a000;
    expect lane 13 R8 = 0xbab3a000  R9 = 0xbacae000  R10 = 0xbabd6000  R11 = 0xbac46000;
    expect lane 14 R8 = 0xc294c000  R9 = 0xc29e2000  R10 = 0xc293c000  R11 = 0xc295e000;
    expect lane 15 R8 = 0xc2b1a000  R9 = 0xc2aa0000  R10 = 0xc2aa0000  R11 = 0xc2aa0000;
    expect lane 16 R8 = 0x40aec000  R9 = 0x40bc4000  R10 = 0x40aa6000  R11 = 0x40aa6000;
    expect lane 17 R8 = 0x40c96000  R9 = 0x40778000  R10 = 0x40b78000  R11 = 0x40aa6000;
    expect lane 18 R8 = 0x41988000  R9 = 0x41e66000  R10 = 0x41d72000  R11 = 0x41d72000;
    expect lane 19 R8 = 0x41f5c000  R9 = 0x42194000  R10 = 0x41a7c000  R11 = 0x41f5c000;
    expect lane 20 R8 = 0x40d8e000  R9 = 0x41438000  R10 = 0x41320000  R11 = 0x410f2000;
    expect lane 21 R8 = 0x410f2000  R9 = 0x413ac000  R10 = 0x40d8e000  R11 = 0x41320000;
    expect lane 22 R8 = 0x43af8000  R9 = 0x423b8000  R10 = 0x42d86000  R11 = 0x42a42000;
    expect lane 23 R8 = 0x43128000  R9 = 0x43500000  R10 = 0x423b8000  R11 = 0x43af8000;
    expect lane 24 R8 = 0xb8370000  R9 = 0xb8e9e000  R10 = 0xb8e9e000  R11 = 0xb917a000;
    expect lane 25 R8 = 0xb7b70000  R9 = 0xb7b70000  R10 = 0xb8bc2000  R11 = 0xb9458000;
    expect lane 26 R8 = 0x453ca000  R9 = 0x45ae0000  R10 = 0x45ae0000  R11 = 0x44cb4000;
    expect lane 27 R8 = 0x44cb4000  R9 = 0x44cb4000  R10 = 0x44cb4000  R11 = 0x453ca000;
    expect lane 28 R8 = 0x4587a000  R9 = 0x45d60000  R10 = 0x45082000  R11 = 0x45d60000;
    expect lane 29 R8 = 0x452f4000  R9 = 0x45aee000  R10 = 0x45568000  R11 = 0x45fd4000;
    expect lane 30 R8 = 0xbda84000  R9 = 0xbe7e6000  R10 = 0xbcd22000  R11 = 0xbd75e000;
    expect lane 31 R8 = 0xbcd22000  R9 = 0xbd112000  R10 = 0xbde74000  R11 = 0xbc9fc000;
}

warp 9 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x429e8000  R9 = 0x42a30000  R10 = 0x42a0c000  R11 = 0x429d6000;
    expect lane 9 R8 = 0x42a30000  R9 = 0x42a1e000  R10 = 0x42a1e000  R11 = 0x429d6000;
    expect lane 10 R8 = 0xc59aa000  R9 = 0xc59aa000  R10 = 0xc5094000  R11 = 0xc6a02000;
    expect lane 11 R8 = 0xc5094000  R9 = 0xc3810000  R10 = 0xc59aa000  R11 = 0xc59aa000;
    expect lane 12 R8 = 0xbac12000  R9 = 0xbab6e000  R10 = 0xbac12000  R11 = 0xbab6e000;
    expect lane 13 R8 = 0xbac7a000  R9 = 0xbabd6000  R10 = 0xbac7a000  R11 = 0xbac46000;
    expect lane 14 R8 = 0xc2aa0000  R9 = 0xc2968000  R10 = 0xc2968000  R11 = 0xc2a62000;
    expect lane 15 R8 = 0xc29e2000  R9 = 0xc2adc000  R10 = 0xc2a1e000  R11 = 0xc2b1a000;
    expect lane 16 R8 = 0x4072e000  R9 = 0x406c6000  R10 = 0x407be000  R11 = 0x40b32000;
    expect lane 17 R8 = 0x40778000  R9 = 0x406c6000  R10 = 0x407be000  R11 = 0x406c6000;
    expect lane 18 R8 = 0x41e1a000  R9 = 0x41e1a000  R10 = 0x417d6000  R11 = 0x41a7c000;
    expect lane 19 R8 = 0x427d8000  R9 = 0x424b6000  R10 = 0x424b6000  R11 = 0x42afc000;
    expect lane 20 R8 = 0x41438000  R9 = 0x411fa000  R10 = 0x410e2000  R11 = 0x41320000;
    expect lane 21 R8 = 0x411fa000  R9 = 0x41058000  R10 = 0x41438000  R11 = 0x410e2000;
    expect lane 22 R8 = 0x43ce8000  R9 = 0x404b8000  R10 = 0x42532000  R11 = 0x42a42000;
    expect lane 23 R8 = 0x42532000  R9 = 0x42532000  R10 = 0x43500000  R11 = 0x41484000;
    expect lane 24 R8 = 0xb8894000  R9 = 0x38d88000  R10 = 0xb917a000  R11 = 0xb9458000;
    expect lane 25 R8 = 0x39458000  R9 = 0xb5300000  R10 = 0xb8750000  R11 = 0x00000000;
    expect lane 26 R8 = 0x470e8000  R9 = 0xc4752000  R10 = 0x470e8000  R11 = 0x453ca000;
    expect lane 27 R8 = 0xbd40a000  R9 = 0xbaefc000  R10 = 0xc4752000  R11 = 0x469d2000;
    expect lane 28 R8 = 0x44888000  R9 = 0x44afc000  R10 = 0x45aee000  R11 = 0x4655a000;
    expect lane 29 R8 = 0x452f4000  R9 = 0x45082000  R10 = 0x4587a000  R11 = 0x45d60000;
    expect lane 30 R8 = 0xbe4c0000  R9 = 0xbd75e000  R10 = 0xbda84000  R11 = 0xbebd4000;
    expect lane 31 R8 = 0xbe7e6000  R9 = 0xbf220000  R10 = 0xbe4c0000  R11 = 0xbc9fc000;
}

warp 10 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x39a7a000  R9 = 0x3a38a000  R10 = 0x3953c000  R11 = 0x3a072000;
    expect lane 1 R8 = 0x3a296000  R9 = 0x39856000  R10 = 0x39a7a000  R11 = 0x39a7a000;
    expect lane 2 R8 = 0xc58ce000  R9 = 0xc58c8000  R10 = 0xc58c6000  R11 = 0xc58ca000;
    expect lane 3 R8 = 0xc58cc000  R9 = 0xc58ca000  R10 = 0xc58ca000  R11 = 0xc58cc000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc5efa000  R9 = 0xc5e92000  R10 = 0xc5f20000  R11 = 0xc5f8a000;
    expect lane 13 R8 = 0xc5f8a000  R9 = 0xc5ed6000  R10 = 0xc5f66000  R11 = 0xc5e92000;
    expect lane 14 R8 = 0x3fd36000  R9 = 0xc2f96000  R10 = 0x38704000  R11 = 0x3fd36000;
    expect lane 15 R8 = 0xc6a70000  R9 = 0xbf4bc000  R10 = 0x38704000  R11 = 0xbb9e2000;
    expect lane 16 R8 = 0x38a88000  R9 = 0x38934000  R10 = 0x38bf8000  R11 = 0x38b1c000;
    expect lane 17 R8 = 0x38934000  R9 = 0x387a8000  R10 = 0x38b84000  R11 = 0x38d32000;
    expect lane 18 R8 = 0x42680000  R9 = 0x425ce000  R10 = 0x42720000  R11 = 0x42720000;
    expect lane 19 R8 = 0x425ce000  R9 = 0x425a2000  R10 = 0x4270e000  R11 = 0x426fc000;
    expect lane 20 R8 = 0x44dbe000  R9 = 0x44d44000  R10 = 0x44c64000  R11 = 0x44c64000;
    expect lane 21 R8 = 0x44c86000  R9 = 0x44dbe000  R10 = 0x44c64000  R11 = 0x44c5a000;
    expect lane 22 R8 = 0xc1d9a000  R9 = 0xc1d9a000  R10 = 0xc1b54000  R11 = 0xc1b54000;
    expect lane 23 R8 = 0xc0cf4000  R9 = 0xc1520000  R10 = 0xc1d6c000  R11 = 0xc1a84000;
    expect lane 24 R8 = 0x41746000  R9 = 0x41318000  R10 = 0x413ea000  R11 = 0x41248000;
    expect lane 25 R8 = 0x41818000  R9 = 0x414ba000  R10 = 0x41674000  R11 = 0x415a4000;
    expect lane 26 R8 = 0x44a78000  R9 = 0x44b8e000  R10 = 0x44e58000  R11 = 0x44cb4000;
    expect lane 27 R8 = 0x44d40000  R9 = 0x44b02000  R10 = 0x44d40000  R11 = 0x44b8e000;
    expect lane 28 R8 = 0xb956e000  R9 = 0xb9b00000  R10 = 0xb9c18000  R11 = 0xb9c18000;
    expect lane 29 R8 = 0xb9b00000  R9 = 0xb956e000  R10 = 0xb956e000  R11 = 0xb99ea000;
    expect lane 30 R8 = 0xbda56000  R9 = 0xbe0e0000  R10 = 0xbd3cc000  R11 = 0xbc5fe000;
    expect lane 31 R8 = 0xbe0e0000  R9 = 0xbbf74000  R10 = 0xbb8ea000  R11 = 0xbcd42000;
}

warp 11 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x39c62000  R9 = 0x39a7a000  R10 = 0x3953c000  R11 = 0x39f7c000;
    expect lane 1 R8 = 0x39762000  R9 = 0x3966e000  R10 = 0x39856000  R11 = 0x39f7c000;
    expect lane 2 R8 = 0xc58cc000  R9 = 0xc58ca000  R10 = 0xc58c8000  R11 = 0xc58ca000;
    expect lane 3 R8 = 0xc58cc000  R9 = 0xc58cc000  R10 = 0xc58c8000  R11 = 0xc58ce000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc5cca000  R9 = 0xc5ef2000  R10 = 0xc5bc4000  R11 = 0xc5dec000;
    expect lane 13 R8 = 0xc5ef2000  R9 = 0xc5bc4000  R10 = 0xc5bc4000  R11 = 0xc5abe000;
    expect lane 14 R8 = 0x3d7ac000  R9 = 0x3e064000  R10 = 0x3f250000  R11 = 0x3dc08000;
    expect lane 15 R8 = 0x3edf4000  R9 = 0x3e998000  R10 = 0x3e064000  R11 = 0x3e998000;
    expect lane 16 R8 = 0x387a8000  R9 = 0x38a18000  R10 = 0x388b8000  R11 = 0x386c4000;
    expect lane 17 R8 = 0x386c4000  R9 = 0x389a6000  R10 = 0x38934000  R11 = 0x38a88000;
    expect lane 18 R8 = 0x425fe000  R9 = 0x42628000  R10 = 0x425a2000  R11 = 0x425fe000;
    expect lane 19 R8 = 0x4254a000  R9 = 0x42656000  R10 = 0x4254a000  R11 = 0x42680000;
    expect lane 20 R8 = 0x44c48000  R9 = 0x44c48000  R10 = 0x44c86000  R11 = 0x44d44000;
    expect lane 21 R8 = 0x44d00000  R9 = 0x44d80000  R10 = 0x44c48000  R11 = 0x44d80000;
    expect lane 22 R8 = 0xc1520000  R9 = 0xc1520000  R10 = 0xc1520000  R11 = 0xc2054000;
    expect lane 23 R8 = 0xc2054000  R9 = 0xc1266000  R10 = 0xc1ae0000  R11 = 0xc0fac000;
    expect lane 24 R8 = 0x43474000  R9 = 0x43176000  R10 = 0x413ea000  R11 = 0x413ea000;
    expect lane 25 R8 = 0x437ca000  R9 = 0x43176000  R10 = 0x415a4000  R11 = 0x414ba000;
    expect lane 26 R8 = 0x43d06000  R9 = 0x44760000  R10 = 0x44d40000  R11 = 0x44b8e000;
    expect lane 27 R8 = 0x45618000  R9 = 0x43d06000  R10 = 0x44b8e000  R11 = 0x44d40000;
    expect lane 28 R8 = 0x371c0000  R9 = 0x371c0000  R10 = 0xb9b00000  R11 = 0xb956e000;
    expect lane 29 R8 = 0x37570000  R9 = 0x37858000  R10 = 0xb98d2000  R11 = 0xb99ea000;
    expect lane 30 R8 = 0xc05ee000  R9 = 0xbe406000  R10 = 0xbda56000  R11 = 0xbc5fe000;
    expect lane 31 R8 = 0xbe406000  R9 = 0xbeeec000  R10 = 0xbcd42000  R11 = 0xbd3cc000;
}

warp 12 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x44c96000  R9 = 0xc1856000  R10 = 0xbe2cc000  R11 = 0xc008a000;
    expect lane 1 R8 = 0x3b1ea000  R9 = 0x3e774000  R10 = 0xc008a000  R11 = 0x3b1ea000;
    expect lane 2 R8 = 0x3afa2000  R9 = 0x3d22c000  R10 = 0x3d4e2000  R11 = 0x3b50c000;
    expect lane 3 R8 = 0x3d4e2000  R9 = 0x3a988000  R10 = 0x3ac3e000  R11 = 0x3ac3e000;
    expect lane 4 R8 = 0xc3bee000  R9 = 0xc3c9a000  R10 = 0xc42c6000  R11 = 0xc42c6000;
    expect lane 5 R8 = 0xc412a000  R9 = 0xc3ff4000  R10 = 0xc43fc000  R11 = 0xc3dac000;
    expect lane 6 R8 = 0xbfda2000  R9 = 0xbfda0000  R10 = 0xbfda2000  R11 = 0xbfda2000;
    expect lane 7 R8 = 0xbfda0000  R9 = 0xbfda0000  R10 = 0xbfda2000  R11 = 0xbfda0000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x46c02000  R9 = 0x46d1a000  R10 = 0x4693a000  R11 = 0x46b76000;
    expect lane 17 R8 = 0x46c02000  R9 = 0x469c4000  R10 = 0x4693a000  R11 = 0x46c8e000;
    expect lane 18 R8 = 0x45bb8000  R9 = 0x45bb8000  R10 = 0x46a70000  R11 = 0x45bb8000;
    expect lane 19 R8 = 0x44d02000  R9 = 0x42df2000  R10 = 0x46a70000  R11 = 0x43e4c000;
    expect lane 20 R8 = 0x3cc3c000  R9 = 0x3cc34000  R10 = 0x3cc2a000  R11 = 0x3cc4e000;
    expect lane 21 R8 = 0x3cc56000  R9 = 0x3cc2a000  R10 = 0x3cc60000  R11 = 0x3cc34000;
    expect lane 22 R8 = 0xc0324000  R9 = 0xbffc0000  R10 = 0xc003a000  R11 = 0xc003a000;
    expect lane 23 R8 = 0xc003a000  R9 = 0xc02aa000  R10 = 0xc02aa000  R11 = 0xc02aa000;
    expect lane 24 R8 = 0x39cdc000  R9 = 0x39d80000  R10 = 0x39f5c000  R11 = 0x39db4000;
    expect lane 25 R8 = 0x39d46000  R9 = 0x39e22000  R10 = 0x39c74000  R11 = 0x39f5c000;
    expect lane 26 R8 = 0x3dc84000  R9 = 0x3e21c000  R10 = 0x3e06e000  R11 = 0x3dde0000;
    expect lane 27 R8 = 0x3cef4000  R9 = 0x3d1d0000  R10 = 0x3d4ac000  R11 = 0x3d4ac000;
    expect lane 28 R8 = 0xc4604000  R9 = 0xc4760000  R10 = 0xc57ba000  R11 = 0xc48be000;
    expect lane 29 R8 = 0xc5e72000  R9 = 0xc61b8000  R10 = 0xc61b8000  R11 = 0xc5cd0000;
    expect lane 30 R8 = 0x4642a000  R9 = 0x46788000  R10 = 0x3dfb8000  R11 = 0x466b6000;
    expect lane 31 R8 = 0xc2780000  R9 = 0xba772000  R10 = 0xc6788000  R11 = 0xbe778000;
}

warp 13 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbcb00000  R9 = 0x3ff40000  R10 = 0x4170c000  R11 = 0xbe2cc000;
    expect lane 1 R8 = 0x37950000  R9 = 0x42ed8000  R10 = 0x3e774000  R11 = 0xbe2cc000;
    expect lane 2 R8 = 0x3bb24000  R9 = 0x3ac3e000  R10 = 0x3b7c2000  R11 = 0x3b7c2000;
    expect lane 3 R8 = 0x3c6aa000  R9 = 0x3bb24000  R10 = 0x3ceca000  R11 = 0x3c6aa000;
    expect lane 4 R8 = 0xc3d24000  R9 = 0xc412a000  R10 = 0xc3f6a000  R11 = 0xc3f6a000;
    expect lane 5 R8 = 0xc407e000  R9 = 0xc3bee000  R10 = 0xc412a000  R11 = 0xc412a000;
    expect lane 6 R8 = 0xbfda2000  R9 = 0xbfda2000  R10 = 0xbfda2000  R11 = 0xbfda2000;
    expect lane 7 R8 = 0xbfda0000  R9 = 0xbfda0000  R10 = 0xbfda2000  R11 = 0xbfda2000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x471f2000  R9 = 0x471f2000  R10 = 0x46c02000  R11 = 0x471f2000;
    expect lane 17 R8 = 0x471f2000  R9 = 0x46c02000  R10 = 0x46b76000  R11 = 0x46c8e000;
    expect lane 18 R8 = 0x43356000  R9 = 0x411bc000  R10 = 0x41086000  R11 = 0x40990000;
    expect lane 19 R8 = 0x411bc000  R9 = 0x42df2000  R10 = 0x45bb8000  R11 = 0x45bb8000;
    expect lane 20 R8 = 0x3cd84000  R9 = 0x3cd2e000  R10 = 0x3cc46000  R11 = 0x3cddc000;
    expect lane 21 R8 = 0x3cd84000  R9 = 0x3cc3c000  R10 = 0x3cc60000  R11 = 0x3cc34000;
    expect lane 22 R8 = 0xc0310000  R9 = 0xc02ca000  R10 = 0xc01b6000  R11 = 0xc0310000;
    expect lane 23 R8 = 0xc035a000  R9 = 0xc01b6000  R10 = 0xc003a000  R11 = 0xc02aa000;
    expect lane 24 R8 = 0x39db4000  R9 = 0x39cdc000  R10 = 0x39d4c000  R11 = 0x39cdc000;
    expect lane 25 R8 = 0x39db4000  R9 = 0x39d80000  R10 = 0x39e22000  R11 = 0x39ca8000;
    expect lane 26 R8 = 0x3dde0000  R9 = 0x3df3c000  R10 = 0x3e21c000  R11 = 0x3e634000;
    expect lane 27 R8 = 0x3e37a000  R9 = 0x3e4d6000  R10 = 0x3d788000  R11 = 0x3e634000;
    expect lane 28 R8 = 0xc4604000  R9 = 0xc4a40000  R10 = 0xc4a40000  R11 = 0xc44a8000;
    expect lane 29 R8 = 0xc4760000  R9 = 0xc4b9e000  R10 = 0xc57ba000  R11 = 0xc4760000;
    expect lane 30 R8 = 0x461b8000  R9 = 0x4635a000  R10 = 0x465e4000  R11 = 0x466b6000;
    expect lane 31 R8 = 0x46514000  R9 = 0x4635a000  R10 = 0x39fb2000  R11 = 0x466b6000;
}

warp 14 { # B, row 5
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xc42b8000  R9 = 0xc18f0000  R10 = 0xc325e000  R11 = 0xc3a8a000;
    expect lane 1 R8 = 0xc0898000  R9 = 0xc5be8000  R10 = 0xc3a9a000  R11 = 0xc5674000;
    expect lane 2 R8 = 0xc1720000  R9 = 0xc325e000  R10 = 0xc6a5e000  R11 = 0xc5cbe000;
    expect lane 3 R8 = 0xc325e000  R9 = 0xc51fa000  R10 = 0xc576c000  R11 = 0xc4106000;
    expect lane 4 R8 = 0x39bc2000  R9 = 0xbba84000  R10 = 0xb8ad6000  R11 = 0x39bc2000;
    expect lane 5 R8 = 0xbd808000  R9 = 0xbc398000  R10 = 0xb9d00000  R11 = 0x36820000;
    expect lane 6 R8 = 0xbe30a000  R9 = 0xbe552000  R10 = 0xbe02e000  R11 = 0xbca78000;
    expect lane 7 R8 = 0xbe79c000  R9 = 0xbe30a000  R10 = 0xbdde6000  R11 = 0xbd676000;
    expect lane 8 R8 = 0xc5dd8000  R9 = 0xc5dd8000  R10 = 0xc558c000  R11 = 0xc5998000;
    expect lane 9 R8 = 0xc5f62000  R9 = 0xc5e9c000  R10 = 0xc5e9c000  R11 = 0xc5ce0000;
    expect lane 10 R8 = 0xb9a74000  R9 = 0xb9a6e000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 11 R8 = 0xb9a74000  R9 = 0xb9a74000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3d6f2000  R9 = 0x3d21a000  R10 = 0x3d4e6000  R11 = 0x3d6f2000;
    expect lane 21 R8 = 0x3d594000  R9 = 0x3d376000  R10 = 0x3d4e6000  R11 = 0x3d2c8000;
    expect lane 22 R8 = 0x3a226000  R9 = 0x3ea90000  R10 = 0x383a0000  R11 = 0x393fa000;
    expect lane 23 R8 = 0x3a226000  R9 = 0x383a0000  R10 = 0x3dc64000  R11 = 0x383a0000;
    expect lane 24 R8 = 0x45776000  R9 = 0x457aa000  R10 = 0x456e2000  R11 = 0x4576c000;
    expect lane 25 R8 = 0x456e2000  R9 = 0x4573a000  R10 = 0x45682000  R11 = 0x45682000;
    expect lane 26 R8 = 0xc65b8000  R9 = 0xc6538000  R10 = 0xc65a2000  R11 = 0xc6632000;
    expect lane 27 R8 = 0xc653a000  R9 = 0xc66ae000  R10 = 0xc6646000  R11 = 0xc65a2000;
    expect lane 28 R8 = 0x37d10000  R9 = 0x383c0000  R10 = 0x388a2000  R11 = 0x385cc000;
    expect lane 29 R8 = 0x388aa000  R9 = 0x388d6000  R10 = 0x388c4000  R11 = 0x388d6000;
    expect lane 30 R8 = 0x43a7c000  R9 = 0x434c2000  R10 = 0x42814000  R11 = 0x432a4000;
    expect lane 31 R8 = 0x43338000  R9 = 0x42e9e000  R10 = 0x4310a000  R11 = 0x43794000;
}

warp 15 { # B, row 5
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xc2a32000  R9 = 0xc18f0000  R10 = 0xc0898000  R11 = 0xc3a8a000;
    expect lane 1 R8 = 0xc18f0000  R9 = 0xc2a32000  R10 = 0xc211c000  R11 = 0xc211c000;
    expect lane 2 R8 = 0xc24be000  R9 = 0xc1720000  R10 = 0xc1720000  R11 = 0xc4f1e000;
    expect lane 3 R8 = 0xc6a5e000  R9 = 0xc24be000  R10 = 0xc3ffe000  R11 = 0xc24be000;
    expect lane 4 R8 = 0x3b032000  R9 = 0xb8ad6000  R10 = 0xbc398000  R11 = 0x3b032000;
    expect lane 5 R8 = 0x39bc2000  R9 = 0xba614000  R10 = 0xbd808000  R11 = 0xbe11e000;
    expect lane 6 R8 = 0xbd42e000  R9 = 0xbe79c000  R10 = 0xbd42e000  R11 = 0xbd954000;
    expect lane 7 R8 = 0xbccc2000  R9 = 0xbdb9c000  R10 = 0xbdb9c000  R11 = 0xbca78000;
    expect lane 8 R8 = 0xc558c000  R9 = 0xc58d2000  R10 = 0xc558c000  R11 = 0xc61e6000;
    expect lane 9 R8 = 0xc5dd8000  R9 = 0xc5f62000  R10 = 0xc5f62000  R11 = 0xc5ce0000;
    expect lane 10 R8 = 0xb9a6c000  R9 = 0xb9a72000  R10 = 0xb9a72000  R11 = 0xb9a6c000;
    expect lane 11 R8 = 0xb9a72000  R9 = 0xb9a6e000  R10 = 0xb9a6e000  R11 = 0xb9a72000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x3d02a000  R9 = 0x3d02a000  R10 = 0x3d2c8000  R11 = 0x3d2ae000;
    expect lane 21 R8 = 0x3d2c8000  R9 = 0x3d594000  R10 = 0x3d424000  R11 = 0x3d424000;
    expect lane 22 R8 = 0x3a0f0000  R9 = 0x3b83e000  R10 = 0x393fa000  R11 = 0x3b46e000;
    expect lane 23 R8 = 0x3ce3a000  R9 = 0x3a226000  R10 = 0x383a0000  R11 = 0x3c00e000;
    expect lane 24 R8 = 0x457aa000  R9 = 0x45790000  R10 = 0x457aa000  R11 = 0x45798000;
    expect lane 25 R8 = 0x45776000  R9 = 0x4557c000  R10 = 0x457e8000  R11 = 0x455d4000;
    expect lane 26 R8 = 0xc65b8000  R9 = 0xc6574000  R10 = 0xc64be000  R11 = 0xc6632000;
    expect lane 27 R8 = 0xc6670000  R9 = 0xc65a2000  R10 = 0xc6612000  R11 = 0xc653a000;
    expect lane 28 R8 = 0x3819c000  R9 = 0x382bc000  R10 = 0x385cc000  R11 = 0x384c8000;
    expect lane 29 R8 = 0x384c8000  R9 = 0x388c4000  R10 = 0x388bc000  R11 = 0x388c4000;
    expect lane 30 R8 = 0x42ed4000  R9 = 0x43a7c000  R10 = 0x43a7c000  R11 = 0x436aa000;
    expect lane 31 R8 = 0x432a4000  R9 = 0x42a42000  R10 = 0x4310a000  R11 = 0x4310a000;
}

warp 16 { # R, row 6
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbbbb2000  R9 = 0xbae42000  R10 = 0xbb528000  R11 = 0xbae42000;
    expect lane 1 R8 = 0xbb528000  R9 = 0xbd638000  R10 = 0xbafcc000  R11 = 0xba192000;
    expect lane 2 R8 = 0x3e1f6000  R9 = 0x3d828000  R10 = 0x3e598000  R11 = 0x3deb2000;
    expect lane 3 R8 = 0x3d828000  R9 = 0x3c28a000  R10 = 0x3c28a000  R11 = 0x3c28a000;
    expect lane 4 R8 = 0x44ec4000  R9 = 0x44ec4000  R10 = 0x44950000  R11 = 0x44ec4000;
    expect lane 5 R8 = 0x4573e000  R9 = 0x44e1a000  R10 = 0x446d6000  R11 = 0x4404c000;
    expect lane 6 R8 = 0xbba20000  R9 = 0xbc734000  R10 = 0xc1720000  R11 = 0xc1720000;
    expect lane 7 R8 = 0xc0a0c000  R9 = 0x415ea000  R10 = 0xbedf4000  R11 = 0xc2d2a000;
    expect lane 8 R8 = 0xb86b8000  R9 = 0xb911c000  R10 = 0xba0f2000  R11 = 0x3887a000;
    expect lane 9 R8 = 0xb911c000  R9 = 0xba5d2000  R10 = 0xb86b8000  R11 = 0xb911c000;
    expect lane 10 R8 = 0x45c5c000  R9 = 0x45c5c000  R10 = 0x45ab0000  R11 = 0x45c28000;
    expect lane 11 R8 = 0x45ae2000  R9 = 0x45c8e000  R10 = 0x45c8e000  R11 = 0x45a4a000;
    expect lane 12 R8 = 0xc60b2000  R9 = 0xc61aa000  R10 = 0xc61aa000  R11 = 0xc6126000;
    expect lane 13 R8 = 0xc61aa000  R9 = 0xc621e000  R10 = 0xc6078000  R11 = 0xc62a0000;
    expect lane 14 R8 = 0xc3bce000  R9 = 0xc3bd2000  R10 = 0xc3bce000  R11 = 0xc3bcc000;
    expect lane 15 R8 = 0xc3bcc000  R9 = 0xc3bce000  R10 = 0xc3bcc000  R11 = 0xc3bcc000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x44f8e000  R9 = 0x450de000  R10 = 0x44f8e000  R11 = 0x44f8e000;
    expect lane 25 R8 = 0x4525e000  R9 = 0x44f8e000  R10 = 0x450de000  R11 = 0x44db4000;
    expect lane 26 R8 = 0x3e6b0000  R9 = 0x39530000  R10 = 0x401ee000  R11 = 0x40f8e000;
    expect lane 27 R8 = 0x39d3e000  R9 = 0x3e6b0000  R10 = 0x38d90000  R11 = 0x3a4de000;
    expect lane 28 R8 = 0x42054000  R9 = 0x42074000  R10 = 0x41d8a000  R11 = 0x4216a000;
    expect lane 29 R8 = 0x42074000  R9 = 0x41fc8000  R10 = 0x423f6000  R11 = 0x423f6000;
    expect lane 30 R8 = 0xc2fce000  R9 = 0xc325e000  R10 = 0xc3028000  R11 = 0xc3028000;
    expect lane 31 R8 = 0xc3188000  R9 = 0xc3028000  R10 = 0xc31ce000  R11 = 0xc3188000;
}

warp 17 { # R, row 6
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbbbb2000  R9 = 0xbaafc000  R10 = 0xba7b8000  R11 = 0xbae42000;
    expect lane 1 R8 = 0xbb186000  R9 = 0xbbef8000  R10 = 0xbbc9a000  R11 = 0xbbbb2000;
    expect lane 2 R8 = 0x3e8de000  R9 = 0x3ef68000  R10 = 0x3e1f6000  R11 = 0x3d828000;
    expect lane 3 R8 = 0x3e8de000  R9 = 0x3d828000  R10 = 0x3c444000  R11 = 0x3db6c000;
    expect lane 4 R8 = 0x45484000  R9 = 0x45484000  R10 = 0x44950000  R11 = 0x44698000;
    expect lane 5 R8 = 0x459f8000  R9 = 0x44ec4000  R10 = 0x43338000  R11 = 0x45484000;
    expect lane 6 R8 = 0xbfcf8000  R9 = 0xbfcf8000  R10 = 0xc1720000  R11 = 0xbfcf8000;
    expect lane 7 R8 = 0xc0a0c000  R9 = 0xbd448000  R10 = 0xc2d2a000  R11 = 0xbc734000;
    expect lane 8 R8 = 0xbabea000  R9 = 0xbabea000  R10 = 0xbb5aa000  R11 = 0xb9c14000;
    expect lane 9 R8 = 0xba5d2000  R9 = 0xb8c3c000  R10 = 0xb8c3c000  R11 = 0xbb5aa000;
    expect lane 10 R8 = 0x45ab0000  R9 = 0x45c28000  R10 = 0x45a0a000  R11 = 0x45a7c000;
    expect lane 11 R8 = 0x45bb6000  R9 = 0x45c5c000  R10 = 0x45a4a000  R11 = 0x45b20000;
    expect lane 12 R8 = 0xc6398000  R9 = 0xc635e000  R10 = 0xc62a0000  R11 = 0xc61e4000;
    expect lane 13 R8 = 0xc6266000  R9 = 0xc6126000  R10 = 0xc61aa000  R11 = 0xc5ff6000;
    expect lane 14 R8 = 0xc3bce000  R9 = 0xc3bd2000  R10 = 0xc3bce000  R11 = 0xc3bca000;
    expect lane 15 R8 = 0xc3bd2000  R9 = 0xc3bd0000  R10 = 0xc3bce000  R11 = 0xc3bce000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x4555e000  R9 = 0x44f34000  R10 = 0x453de000  R11 = 0x44f8e000;
    expect lane 25 R8 = 0x44f8e000  R9 = 0x44f8e000  R10 = 0x44f8e000  R11 = 0x44c34000;
    expect lane 26 R8 = 0x3a10e000  R9 = 0x3a10e000  R10 = 0x3a8b0000  R11 = 0x3e6b0000;
    expect lane 27 R8 = 0x44790000  R9 = 0x3f44e000  R10 = 0x3e6b0000  R11 = 0x39d3e000;
    expect lane 28 R8 = 0x4231a000  R9 = 0x41ec0000  R10 = 0x41ec0000  R11 = 0x41e16000;
    expect lane 29 R8 = 0x4216a000  R9 = 0x41ea2000  R10 = 0x41e16000  R11 = 0x423f6000;
    expect lane 30 R8 = 0xc325e000  R9 = 0xc31f6000  R10 = 0xc31ac000  R11 = 0xc2f76000;
    expect lane 31 R8 = 0xc3080000  R9 = 0xc2f76000  R10 = 0xc3080000  R11 = 0xc325e000;
}

warp 18 { # G, row 6
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x40662000  R9 = 0x40542000  R10 = 0x405d6000  R11 = 0x40542000;
    expect lane 1 R8 = 0x405d6000  R9 = 0x404b8000  R10 = 0x40a70000  R11 = 0x40c8e000;
    expect lane 2 R8 = 0xc0290000  R9 = 0xc06a8000  R10 = 0xc010e000  R11 = 0xc03ee000;
    expect lane 3 R8 = 0xc06a8000  R9 = 0xbfffe000  R10 = 0xbfffe000  R11 = 0xbfffe000;
    expect lane 4 R8 = 0x446fc000  R9 = 0x446fc000  R10 = 0x44be4000  R11 = 0x446fc000;
    expect lane 5 R8 = 0x43f5a000  R9 = 0x45884000  R10 = 0x453ac000  R11 = 0x44f50000;
    expect lane 6 R8 = 0xbd160000  R9 = 0xba7f6000  R10 = 0x45520000  R11 = 0x45520000;
    expect lane 7 R8 = 0x42bb6000  R9 = 0xc1b5c000  R10 = 0x3d21a000  R11 = 0x40bdc000;
    expect lane 8 R8 = 0x3f5b8000  R9 = 0x3f892000  R10 = 0x3fd32000  R11 = 0x3f11a000;
    expect lane 9 R8 = 0x3f892000  R9 = 0x3fe9e000  R10 = 0x3f5b8000  R11 = 0x3f892000;
    expect lane 10 R8 = 0xc0f68000  R9 = 0xc0f68000  R10 = 0xc11ba000  R11 = 0xc0fae000;
    expect lane 11 R8 = 0xc1174000  R9 = 0xc0f22000  R10 = 0xc0f22000  R11 = 0xc1246000;
    expect lane 12 R8 = 0xc1d3a000  R9 = 0xc208a000  R10 = 0xc208a000  R11 = 0xc1eca000;
    expect lane 13 R8 = 0xc208a000  R9 = 0xc2218000  R10 = 0xc1c74000  R11 = 0xc23da000;
    expect lane 14 R8 = 0xc14d8000  R9 = 0xc14d8000  R10 = 0xc14d8000  R11 = 0xc14d8000;
    expect lane 15 R8 = 0xc14d8000  R9 = 0xc14d8000  R10 = 0xc14d8000  R11 = 0xc14d8000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x40192000  R9 = 0x40a96000  R10 = 0x406fa000  R11 = 0x407de000;
    expect lane 25 R8 = 0x40b22000  R9 = 0x406fa000  R10 = 0x40a96000  R11 = 0x40970000;
    expect lane 26 R8 = 0xba8b0000  R9 = 0xb93fa000  R10 = 0xba226000  R11 = 0xb9ee0000;
    expect lane 27 R8 = 0xbc7be000  R9 = 0xba8b0000  R10 = 0x39d10000  R11 = 0xbf8ca000;
    expect lane 28 R8 = 0xc4f5c000  R9 = 0xc5104000  R10 = 0xc4f30000  R11 = 0xc4f6e000;
    expect lane 29 R8 = 0xc5104000  R9 = 0xc4f52000  R10 = 0xc514c000  R11 = 0xc514c000;
    expect lane 30 R8 = 0x41de6000  R9 = 0x41c54000  R10 = 0x41d40000  R11 = 0x41d40000;
    expect lane 31 R8 = 0x41aaa000  R9 = 0x41d40000  R10 = 0x41b36000  R11 = 0x41aaa000;
}

warp 19 { # G, row 6
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x40662000  R9 = 0x404fc000  R10 = 0x404b8000  R11 = 0x40542000;
    expect lane 1 R8 = 0x40588000  R9 = 0x406a8000  R10 = 0x40888000  R11 = 0x40662000;
    expect lane 2 R8 = 0xbffb0000  R9 = 0xbfcf8000  R10 = 0xc0290000  R11 = 0xc06a8000;
    expect lane 3 R8 = 0xbffb0000  R9 = 0xc06a8000  R10 = 0xc0124000  R11 = 0xc054a000;
    expect lane 4 R8 = 0x441ce000  R9 = 0x441ce000  R10 = 0x44be4000  R11 = 0x44e58000;
    expect lane 5 R8 = 0x43ce8000  R9 = 0x446fc000  R10 = 0x44698000  R11 = 0x441ce000;
    expect lane 6 R8 = 0x4024c000  R9 = 0x4024c000  R10 = 0x45520000  R11 = 0x4024c000;
    expect lane 7 R8 = 0x42bb6000  R9 = 0x373a0000  R10 = 0x40bdc000  R11 = 0xba7f6000;
    expect lane 8 R8 = 0x40064000  R9 = 0x40064000  R10 = 0x4033e000  R11 = 0x3fbc4000;
    expect lane 9 R8 = 0x3fe9e000  R9 = 0x3f726000  R10 = 0x3f726000  R11 = 0x4033e000;
    expect lane 10 R8 = 0xc11ba000  R9 = 0xc0fae000  R10 = 0xc129c000  R11 = 0xc1200000;
    expect lane 11 R8 = 0xc104c000  R9 = 0xc0f68000  R10 = 0xc1246000  R11 = 0xc111c000;
    expect lane 12 R8 = 0xc272a000  R9 = 0xc2662000  R10 = 0xc23da000  R11 = 0xc2150000;
    expect lane 13 R8 = 0xc2312000  R9 = 0xc1eca000  R10 = 0xc208a000  R11 = 0xc1ab2000;
    expect lane 14 R8 = 0xc14d8000  R9 = 0xc14d8000  R10 = 0xc14d8000  R11 = 0xc14d8000;
    expect lane 15 R8 = 0xc14d8000  R9 = 0xc14d8000  R10 = 0xc14d8000  R11 = 0xc14d8000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x40c3a000  R9 = 0x409fc000  R10 = 0x40bae000  R11 = 0x40274000;
    expect lane 25 R8 = 0x406fa000  R9 = 0x407de000  R10 = 0x40534000  R11 = 0x408e4000;
    expect lane 26 R8 = 0xbe044000  R9 = 0xbe044000  R10 = 0xc1150000  R11 = 0xba8b0000;
    expect lane 27 R8 = 0xb9170000  R9 = 0xba56a000  R10 = 0xba8b0000  R11 = 0xbc7be000;
    expect lane 28 R8 = 0xc513c000  R9 = 0xc50e2000  R10 = 0xc50e2000  R11 = 0xc4f38000;
    expect lane 29 R8 = 0xc4f6e000  R9 = 0xc4f42000  R10 = 0xc4f38000  R11 = 0xc514c000;
    expect lane 30 R8 = 0x41c54000  R9 = 0x41b82000  R10 = 0x41af0000  R11 = 0x41e82000;
    expect lane 31 R8 = 0x41ca4000  R9 = 0x41e82000  R10 = 0x41ca4000  R11 = 0x41c54000;
}

warp 20 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x45318000  R9 = 0x446c6000  R10 = 0x44d1a000  R11 = 0x446c6000;
    expect lane 1 R8 = 0x44d1a000  R9 = 0x42d68000  R10 = 0x42880000  R11 = 0x426ae000;
    expect lane 2 R8 = 0xb8390000  R9 = 0x381b0000  R10 = 0xb89b6000  R11 = 0xb78f0000;
    expect lane 3 R8 = 0x381b0000  R9 = 0xb880c000  R10 = 0xb880c000  R11 = 0xb880c000;
    expect lane 4 R8 = 0xc0e22000  R9 = 0xc0e22000  R10 = 0xc02b0000  R11 = 0xc0e22000;
    expect lane 5 R8 = 0xc1fee000  R9 = 0xbecb6000  R10 = 0xbe488000  R11 = 0xbdd2e000;
    expect lane 6 R8 = 0xbd160000  R9 = 0xbe0a2000  R10 = 0xc3de0000  R11 = 0xc3de0000;
    expect lane 7 R8 = 0xc2e9e000  R9 = 0xbc46a000  R10 = 0x390b6000  R11 = 0x3a56a000;
    expect lane 8 R8 = 0xbb814000  R9 = 0xbb9a6000  R10 = 0xbbc36000  R11 = 0xbb586000;
    expect lane 9 R8 = 0xbb9a6000  R9 = 0xbbd00000  R10 = 0xbb814000  R11 = 0xbb9a6000;
    expect lane 10 R8 = 0xc38ca000  R9 = 0xc38ca000  R10 = 0xc2624000  R11 = 0xc369a000;
    expect lane 11 R8 = 0xc2854000  R9 = 0xc3afc000  R10 = 0xc3afc000  R11 = 0xc21c0000;
    expect lane 12 R8 = 0x458ea000  R9 = 0x454ec000  R10 = 0x454ec000  R11 = 0x4570a000;
    expect lane 13 R8 = 0x454ec000  R9 = 0x4530c000  R10 = 0x459da000  R11 = 0x450f0000;
    expect lane 14 R8 = 0xbdeea000  R9 = 0xbdee8000  R10 = 0xbdeea000  R11 = 0xbdeec000;
    expect lane 15 R8 = 0xbdeea000  R9 = 0xbdeea000  R10 = 0xbdeec000  R11 = 0xbdeea000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0xb8972000  R9 = 0xb8b80000  R10 = 0xb8972000  R11 = 0xb8972000;
    expect lane 25 R8 = 0xb8c98000  R9 = 0xb8972000  R10 = 0xb8b80000  R11 = 0xb8934000;
    expect lane 26 R8 = 0xc2890000  R9 = 0xc3fdc000  R10 = 0xc13da000  R11 = 0xc0980000;
    expect lane 27 R8 = 0xc04a0000  R9 = 0xc2890000  R10 = 0xc77fe000  R11 = 0xbcc80000;
    expect lane 28 R8 = 0x45b32000  R9 = 0x45afc000  R10 = 0x45a54000  R11 = 0x45b8a000;
    expect lane 29 R8 = 0x45afc000  R9 = 0x45b08000  R10 = 0x45ada000  R11 = 0x45ada000;
    expect lane 30 R8 = 0x404f8000  R9 = 0x405ce000  R10 = 0x4051e000  R11 = 0x4051e000;
    expect lane 31 R8 = 0x403f0000  R9 = 0x4051e000  R10 = 0x4048c000  R11 = 0x403f0000;
}

warp 21 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x45318000  R9 = 0x443c6000  R10 = 0x440c8000  R11 = 0x446c6000;
    expect lane 1 R8 = 0x449c4000  R9 = 0x45618000  R10 = 0x42a22000  R11 = 0x45318000;
    expect lane 2 R8 = 0xb8d42000  R9 = 0xb9458000  R10 = 0xb8390000  R11 = 0x381b0000;
    expect lane 3 R8 = 0xb8d42000  R9 = 0x381b0000  R10 = 0x37b80000  R11 = 0x37260000;
    expect lane 4 R8 = 0xc1a36000  R9 = 0xc1a36000  R10 = 0xc02b0000  R11 = 0xbfcf8000;
    expect lane 5 R8 = 0xc25a8000  R9 = 0xc0e22000  R10 = 0xbce78000  R11 = 0xc1a36000;
    expect lane 6 R8 = 0xc1f5c000  R9 = 0xc1f5c000  R10 = 0xc3de0000  R11 = 0xc1f5c000;
    expect lane 7 R8 = 0xc2e9e000  R9 = 0xbefe4000  R10 = 0x3a56a000  R11 = 0xbe0a2000;
    expect lane 8 R8 = 0xbbdfc000  R9 = 0xbbdfc000  R10 = 0xbbf8e000  R11 = 0xbbb6c000;
    expect lane 9 R8 = 0xbbd00000  R9 = 0xbb8de000  R10 = 0xbb8de000  R11 = 0xbbf8e000;
    expect lane 10 R8 = 0xc2624000  R9 = 0xc369a000  R10 = 0xc1f02000  R11 = 0xc23f2000;
    expect lane 11 R8 = 0xc31aa000  R9 = 0xc38ca000  R10 = 0xc21c0000  R11 = 0xc2b14000;
    expect lane 12 R8 = 0x44cf2000  R9 = 0x44de2000  R10 = 0x450f0000  R11 = 0x453fc000;
    expect lane 13 R8 = 0x451e0000  R9 = 0x4570a000  R10 = 0x454ec000  R11 = 0x45bf6000;
    expect lane 14 R8 = 0xbdeea000  R9 = 0xbdee8000  R10 = 0xbdeea000  R11 = 0xbdeec000;
    expect lane 15 R8 = 0xbdee8000  R9 = 0xbdee8000  R10 = 0xbdeea000  R11 = 0xbdeea000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0xb8ec6000  R9 = 0xb8a4a000  R10 = 0xb8dae000  R11 = 0xb8972000;
    expect lane 25 R8 = 0xb8972000  R9 = 0xb8972000  R10 = 0xb8972000  R11 = 0xb881c000;
    expect lane 26 R8 = 0xbe890000  R9 = 0xbe890000  R10 = 0xbb070000  R11 = 0xc2890000;
    expect lane 27 R8 = 0xbdef0000  R9 = 0xc1e34000  R10 = 0xc2890000  R11 = 0xc04a0000;
    expect lane 28 R8 = 0x45ae2000  R9 = 0x45b0e000  R10 = 0x45b0e000  R11 = 0x45a80000;
    expect lane 29 R8 = 0x45b8a000  R9 = 0x45aac000  R10 = 0x45a80000  R11 = 0x45ada000;
    expect lane 30 R8 = 0x405ce000  R9 = 0x404e4000  R10 = 0x4043c000  R11 = 0x404d6000;
    expect lane 31 R8 = 0x40540000  R9 = 0x404d6000  R10 = 0x40540000  R11 = 0x405ce000;
}

warp 22 { # R, row 7
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xc6554000  R9 = 0xc66e2000  R10 = 0xc654c000  R11 = 0xc656e000;
    expect lane 1 R8 = 0xc66ec000  R9 = 0xc66c8000  R10 = 0xc66da000  R11 = 0xc655c000;
    expect lane 2 R8 = 0xbbe0e000  R9 = 0xbbd84000  R10 = 0xbbe9a000  R11 = 0xbc0d8000;
    expect lane 3 R8 = 0xbb68c000  R9 = 0xbb530000  R10 = 0xbb68c000  R11 = 0xbbd84000;
    expect lane 4 R8 = 0xc6b68000  R9 = 0x42d68000  R10 = 0xba9ae000  R11 = 0x41f34000;
    expect lane 5 R8 = 0x42d68000  R9 = 0x3bc10000  R10 = 0x3f4bc000  R11 = 0xc6b68000;
    expect lane 6 R8 = 0xc5056000  R9 = 0xc5010000  R10 = 0xc48b6000  R11 = 0xc5056000;
    expect lane 7 R8 = 0xc4bfa000  R9 = 0xc3b2e000  R10 = 0xc4bfa000  R11 = 0xc3908000;
    expect lane 8 R8 = 0x3c092000  R9 = 0x3c7a8000  R10 = 0x3b518000  R11 = 0x3b518000;
    expect lane 9 R8 = 0x3c092000  R9 = 0x3d2ac000  R10 = 0x3b518000  R11 = 0x3a8c6000;
    expect lane 10 R8 = 0x3b718000  R9 = 0x3b718000  R10 = 0x38fcc000  R11 = 0x39f9a000;
    expect lane 11 R8 = 0xbc1e0000  R9 = 0x3e3e6000  R10 = 0x3af68000  R11 = 0x39f9a000;
    expect lane 12 R8 = 0x39662000  R9 = 0x3da10000  R10 = 0x3a64e000  R11 = 0x4517e000;
    expect lane 13 R8 = 0x4517e000  R9 = 0x3a64e000  R10 = 0x39662000  R11 = 0x4517e000;
    expect lane 14 R8 = 0xc06f0000  R9 = 0xbe874000  R10 = 0xbffb8000  R11 = 0xbf618000;
    expect lane 15 R8 = 0xbebaa000  R9 = 0xc0d5c000  R10 = 0xc06f0000  R11 = 0xbe874000;
    expect lane 16 R8 = 0x3a006000  R9 = 0x3a006000  R10 = 0x39d12000  R11 = 0x3938a000;
    expect lane 17 R8 = 0x39f1e000  R9 = 0x39268000  R10 = 0x39dfc000  R11 = 0x3938a000;
    expect lane 18 R8 = 0x45c6a000  R9 = 0x45c66000  R10 = 0x45c68000  R11 = 0x45c74000;
    expect lane 19 R8 = 0x45c74000  R9 = 0x45c74000  R10 = 0x45c68000  R11 = 0x45c66000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3a916000  R9 = 0x3a6d6000  R10 = 0x3a6d6000  R11 = 0x3a690000;
    expect lane 29 R8 = 0x3a64a000  R9 = 0x3a916000  R10 = 0x3a278000  R11 = 0x3a50e000;
    expect lane 30 R8 = 0xb7ff8000  R9 = 0x3fc9a000  R10 = 0x40ec4000  R11 = 0x3dbe8000;
    expect lane 31 R8 = 0x43fd0000  R9 = 0x3bc10000  R10 = 0xb7ff8000  R11 = 0x39676000;
}

warp 23 { # R, row 7
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xc66ec000  R9 = 0xc654c000  R10 = 0xc66b6000  R11 = 0xc66b6000;
    expect lane 1 R8 = 0xc654c000  R9 = 0xc656e000  R10 = 0xc656e000  R11 = 0xc66e2000;
    expect lane 2 R8 = 0xbbaca000  R9 = 0xbc04c000  R10 = 0xbb530000  R11 = 0xbbd84000;
    expect lane 3 R8 = 0xbc164000  R9 = 0xbbe0e000  R10 = 0xbbf26000  R11 = 0xbb3d4000;
    expect lane 4 R8 = 0xc6598000  R9 = 0xbea42000  R10 = 0x37d90000  R11 = 0xc2cec000;
    expect lane 5 R8 = 0x39e0e000  R9 = 0xc6b68000  R10 = 0x45fc8000  R11 = 0xc2cec000;
    expect lane 6 R8 = 0xc435a000  R9 = 0xc5428000  R10 = 0xc3f44000  R11 = 0xc3718000;
    expect lane 7 R8 = 0xc48b6000  R9 = 0xc3908000  R10 = 0xc40a8000  R11 = 0xc435a000;
    expect lane 8 R8 = 0x3aec4000  R9 = 0x3aec4000  R10 = 0x3bd08000  R11 = 0x3c7a8000;
    expect lane 9 R8 = 0x3aec4000  R9 = 0x3bb18000  R10 = 0x3c7a8000  R11 = 0x3cf22000;
    expect lane 10 R8 = 0x3af68000  R9 = 0x00000000  R10 = 0x3e3e6000  R11 = 0x3e3e6000;
    expect lane 11 R8 = 0x3d0c4000  R9 = 0x3e092000  R10 = 0xbc1e0000  R11 = 0x4348c000;
    expect lane 12 R8 = 0xb9d5c000  R9 = 0xb8974000  R10 = 0x3ca22000  R11 = 0x44190000;
    expect lane 13 R8 = 0x3fde4000  R9 = 0x4517e000  R10 = 0x42da8000  R11 = 0x3e9fc000;
    expect lane 14 R8 = 0xbfc82000  R9 = 0xbeee0000  R10 = 0xbe874000  R11 = 0xbfc82000;
    expect lane 15 R8 = 0xbebaa000  R9 = 0xbffb8000  R10 = 0xbf94e000  R11 = 0xbf618000;
    expect lane 16 R8 = 0x39766000  R9 = 0x39dfc000  R10 = 0x3955a000  R11 = 0x3a006000;
    expect lane 17 R8 = 0x39c2a000  R9 = 0x3a006000  R10 = 0x39936000  R11 = 0x3917e000;
    expect lane 18 R8 = 0x45c74000  R9 = 0x45c68000  R10 = 0x45c68000  R11 = 0x45c6c000;
    expect lane 19 R8 = 0x45c72000  R9 = 0x45c6c000  R10 = 0x45c6e000  R11 = 0x45c6e000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3a680000  R9 = 0x3a680000  R10 = 0x3a6d6000  R11 = 0x3a7ca000;
    expect lane 29 R8 = 0x3a724000  R9 = 0x3a606000  R10 = 0x3a7ca000  R11 = 0x3a606000;
    expect lane 30 R8 = 0x3bc10000  R9 = 0x3af86000  R10 = 0x3ec42000  R11 = 0xb9d10000;
    expect lane 31 R8 = 0x40ec4000  R9 = 0x3ec42000  R10 = 0xb9086000  R11 = 0x43fd0000;
}

warp 24 { # G, row 7
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xb845c000  R9 = 0xb8050000  R10 = 0xb84d8000  R11 = 0xb82e0000;
    expect lane 1 R8 = 0xb7f00000  R9 = 0xb82dc000  R10 = 0xb8124000  R11 = 0xb83d4000;
    expect lane 2 R8 = 0xbd0bc000  R9 = 0xbdd7c000  R10 = 0xbd18e000  R11 = 0xbd4ea000;
    expect lane 3 R8 = 0xbd46e000  R9 = 0xbd2a8000  R10 = 0xbd46e000  R11 = 0xbcfec000;
    expect lane 4 R8 = 0xb9078000  R9 = 0xbbb18000  R10 = 0xb9630000  R11 = 0xb9c1e000;
    expect lane 5 R8 = 0xbbb18000  R9 = 0xbb974000  R10 = 0xbba46000  R11 = 0xb9078000;
    expect lane 6 R8 = 0xba0f0000  R9 = 0xbcc2a000  R10 = 0xb8f80000  R11 = 0xba0f0000;
    expect lane 7 R8 = 0xbc02e000  R9 = 0xb8ee4000  R10 = 0xbc02e000  R11 = 0x39458000;
    expect lane 8 R8 = 0xc4870000  R9 = 0xc53e2000  R10 = 0xc4e76000  R11 = 0xc4e76000;
    expect lane 9 R8 = 0xc4870000  R9 = 0xc65ae000  R10 = 0xc4e76000  R11 = 0xc3ec8000;
    expect lane 10 R8 = 0xbaefc000  R9 = 0xbaefc000  R10 = 0x382e4000  R11 = 0xb97fa000;
    expect lane 11 R8 = 0xbf060000  R9 = 0xb96c4000  R10 = 0xbb566000  R11 = 0xb97fa000;
    expect lane 12 R8 = 0xbcaa8000  R9 = 0xbacf0000  R10 = 0xbc3aa000  R11 = 0x38704000;
    expect lane 13 R8 = 0x38704000  R9 = 0xbc3aa000  R10 = 0xbcaa8000  R11 = 0x38704000;
    expect lane 14 R8 = 0xb9faa000  R9 = 0xba902000  R10 = 0xba1e2000  R11 = 0xba4d4000;
    expect lane 15 R8 = 0xba806000  R9 = 0xb9db2000  R10 = 0xb9faa000  R11 = 0xba902000;
    expect lane 16 R8 = 0xbb060000  R9 = 0xbb060000  R10 = 0xbaee6000  R11 = 0xbaa22000;
    expect lane 17 R8 = 0xbafec000  R9 = 0xba990000  R10 = 0xbaf5a000  R11 = 0xbaa22000;
    expect lane 18 R8 = 0x3f8d0000  R9 = 0x3f8ce000  R10 = 0x3f8d0000  R11 = 0x3f8d4000;
    expect lane 19 R8 = 0x3f8d4000  R9 = 0x3f8d4000  R10 = 0x3f8d0000  R11 = 0x3f8ce000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0xc0c3c000  R9 = 0xc0a9e000  R10 = 0xc0a9e000  R11 = 0xc0a58000;
    expect lane 29 R8 = 0xc0a12000  R9 = 0xc0c3c000  R10 = 0xc075e000  R11 = 0xc0946000;
    expect lane 30 R8 = 0xb9b9c000  R9 = 0x38514000  R10 = 0xb8a6a000  R11 = 0x3a50e000;
    expect lane 31 R8 = 0xbb830000  R9 = 0x3def0000  R10 = 0xb9b9c000  R11 = 0x39702000;
}

warp 25 { # G, row 7
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xb7f00000  R9 = 0xb84d8000  R10 = 0xb8480000  R11 = 0xb8480000;
    expect lane 1 R8 = 0xb84d8000  R9 = 0xb82e0000  R10 = 0xb82e0000  R11 = 0xb8050000;
    expect lane 2 R8 = 0xbd9f0000  R9 = 0xbd418000  R10 = 0xbd2a8000  R11 = 0xbdd7c000;
    expect lane 3 R8 = 0xbd5bc000  R9 = 0xbd0bc000  R10 = 0xbd25e000  R11 = 0xbd0e4000;
    expect lane 4 R8 = 0xbb548000  R9 = 0xb9448000  R10 = 0xbb8a4000  R11 = 0xbb618000;
    expect lane 5 R8 = 0xb984e000  R9 = 0xb9078000  R10 = 0xb9e08000  R11 = 0xbb618000;
    expect lane 6 R8 = 0xba6de000  R9 = 0xba9a8000  R10 = 0xb9ae2000  R11 = 0xb7ba0000;
    expect lane 7 R8 = 0xb8f80000  R9 = 0x39458000  R10 = 0x37ba0000  R11 = 0xba6de000;
    expect lane 8 R8 = 0xc4668000  R9 = 0xc4668000  R10 = 0xc42b8000  R11 = 0xc53e2000;
    expect lane 9 R8 = 0xc4668000  R9 = 0xc5618000  R10 = 0xc53e2000  R11 = 0xc5ff6000;
    expect lane 10 R8 = 0xbb566000  R9 = 0x3a2e0000  R10 = 0xb96c4000  R11 = 0xb96c4000;
    expect lane 11 R8 = 0xbf386000  R9 = 0xc10f2000  R10 = 0xbf060000  R11 = 0x394d4000;
    expect lane 12 R8 = 0xbe162000  R9 = 0xbd8a4000  R10 = 0xbb3ee000  R11 = 0x36820000;
    expect lane 13 R8 = 0xb9d34000  R9 = 0x38704000  R10 = 0xb883a000  R11 = 0xba5f2000;
    expect lane 14 R8 = 0xba2de000  R9 = 0xba70a000  R10 = 0xba902000  R11 = 0xba2de000;
    expect lane 15 R8 = 0xba806000  R9 = 0xba1e2000  R10 = 0xba3d8000  R11 = 0xba4d4000;
    expect lane 16 R8 = 0xbac10000  R9 = 0xbaf5a000  R10 = 0xbab0a000  R11 = 0xbb060000;
    expect lane 17 R8 = 0xbae72000  R9 = 0xbb060000  R10 = 0xbacf8000  R11 = 0xba91c000;
    expect lane 18 R8 = 0x3f8d4000  R9 = 0x3f8ce000  R10 = 0x3f8ce000  R11 = 0x3f8d0000;
    expect lane 19 R8 = 0x3f8d4000  R9 = 0x3f8d0000  R10 = 0x3f8d2000  R11 = 0x3f8d2000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0xc0a54000  R9 = 0xc0a54000  R10 = 0xc0a9e000  R11 = 0xc0b48000;
    expect lane 29 R8 = 0xc0aec000  R9 = 0xc09ce000  R10 = 0xc0b48000  R11 = 0xc09ce000;
    expect lane 30 R8 = 0x3def0000  R9 = 0x3c6f6000  R10 = 0x395cc000  R11 = 0xbcb90000;
    expect lane 31 R8 = 0xb8a6a000  R9 = 0x395cc000  R10 = 0xbb396000  R11 = 0xbb830000;
}

warp 26 { # B, row 7
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e2a6000  R9 = 0x3dfa4000  R10 = 0x3e294000  R11 = 0x3e2dc000;
    expect lane 1 R8 = 0x3df0e000  R9 = 0x3e170000  R10 = 0x3e036000  R11 = 0x3e2ba000;
    expect lane 2 R8 = 0xc4066000  R9 = 0xc51bc000  R10 = 0xc4272000  R11 = 0xc4ad8000;
    expect lane 3 R8 = 0xc569a000  R9 = 0xc578e000  R10 = 0xc569a000  R11 = 0xc3e5c000;
    expect lane 4 R8 = 0x3a9a8000  R9 = 0x3bd08000  R10 = 0x3b518000  R11 = 0x3c0f6000;
    expect lane 5 R8 = 0x3bd08000  R9 = 0x3c1ee000  R10 = 0x3bf7a000  R11 = 0x3a9a8000;
    expect lane 6 R8 = 0x3da64000  R9 = 0x3ea1a000  R10 = 0x3d720000  R11 = 0x3da64000;
    expect lane 7 R8 = 0x3ec8e000  R9 = 0x3f6a4000  R10 = 0x3ec8e000  R11 = 0x3d068000;
    expect lane 8 R8 = 0xb91e4000  R9 = 0xb8cfc000  R10 = 0xbb08e000  R11 = 0xbb08e000;
    expect lane 9 R8 = 0xb91e4000  R9 = 0xb82b4000  R10 = 0xbb08e000  R11 = 0xbb2cc000;
    expect lane 10 R8 = 0xbfae8000  R9 = 0xbfae8000  R10 = 0x44438000  R11 = 0x41074000;
    expect lane 11 R8 = 0xc1ee0000  R9 = 0xbed96000  R10 = 0x3dcb0000  R11 = 0x41074000;
    expect lane 12 R8 = 0x39d78000  R9 = 0xbbe64000  R10 = 0x387b4000  R11 = 0xc6082000;
    expect lane 13 R8 = 0xc6082000  R9 = 0x387b4000  R10 = 0x39d78000  R11 = 0xc6082000;
    expect lane 14 R8 = 0xb8d7c000  R9 = 0xb8f36000  R10 = 0xb8de4000  R11 = 0xb8e70000;
    expect lane 15 R8 = 0xb8f06000  R9 = 0xb8d1e000  R10 = 0xb8d7c000  R11 = 0xb8f36000;
    expect lane 16 R8 = 0x40124000  R9 = 0x40124000  R10 = 0x40048000  R11 = 0x3fd80000;
    expect lane 17 R8 = 0x400e0000  R9 = 0x3fd2c000  R10 = 0x4008c000  R11 = 0x3fd80000;
    expect lane 18 R8 = 0x418ac000  R9 = 0x418a8000  R10 = 0x418aa000  R11 = 0x418b4000;
    expect lane 19 R8 = 0x418b4000  R9 = 0x418b4000  R10 = 0x418aa000  R11 = 0x418a8000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0xbbaec000  R9 = 0xbbd92000  R10 = 0xbbd92000  R11 = 0xbbe1e000;
    expect lane 29 R8 = 0xbbeaa000  R9 = 0xbbaec000  R10 = 0xbb8d6000  R11 = 0xbb9a6000;
    expect lane 30 R8 = 0x3ca1c000  R9 = 0x3b49c000  R10 = 0x3a0a2000  R11 = 0x3d894000;
    expect lane 31 R8 = 0xb9550000  R9 = 0x401d0000  R10 = 0x3ca1c000  R11 = 0x3e11e000;
}

warp 27 { # B, row 7
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3df0e000  R9 = 0x3e294000  R10 = 0x3e298000  R11 = 0x3e298000;
    expect lane 1 R8 = 0x3e294000  R9 = 0x3e2dc000  R10 = 0x3e2dc000  R11 = 0x3dfa4000;
    expect lane 2 R8 = 0xc53a4000  R9 = 0xc48cc000  R10 = 0xc578e000  R11 = 0xc51bc000;
    expect lane 3 R8 = 0xc4ce4000  R9 = 0xc4066000  R10 = 0xc447c000  R11 = 0xc5884000;
    expect lane 4 R8 = 0x3ce78000  R9 = 0x3b148000  R10 = 0x3c462000  R11 = 0x3cc04000;
    expect lane 5 R8 = 0x3b956000  R9 = 0x3a9a8000  R10 = 0x3c4c8000  R11 = 0x3cc04000;
    expect lane 6 R8 = 0x3f1bc000  R9 = 0x3dc08000  R10 = 0x3f430000  R11 = 0x3f918000;
    expect lane 7 R8 = 0x3d720000  R9 = 0x3d068000  R10 = 0x3d3ac000  R11 = 0x3f1bc000;
    expect lane 8 R8 = 0xbb1b4000  R9 = 0xbb1b4000  R10 = 0xb9458000  R11 = 0xb8cfc000;
    expect lane 9 R8 = 0xbb1b4000  R9 = 0xbaf78000  R10 = 0xb8cfc000  R11 = 0xb879c000;
    expect lane 10 R8 = 0x3dcb0000  R9 = 0x477fe000  R10 = 0xbed96000  R11 = 0xbed96000;
    expect lane 11 R8 = 0xb9096000  R9 = 0xbc45a000  R10 = 0xc1ee0000  R11 = 0xbd59c000;
    expect lane 12 R8 = 0x3e3b8000  R9 = 0x3c8b2000  R10 = 0xba8c6000  R11 = 0xc4ae4000;
    expect lane 13 R8 = 0xbef06000  R9 = 0xc6082000  R10 = 0xc2fde000  R11 = 0xbd402000;
    expect lane 14 R8 = 0xb8e12000  R9 = 0xb8ed8000  R10 = 0xb8f36000  R11 = 0xb8e12000;
    expect lane 15 R8 = 0xb8f06000  R9 = 0xb8de4000  R10 = 0xb8e42000  R11 = 0xb8e70000;
    expect lane 16 R8 = 0x3fea2000  R9 = 0x4008c000  R10 = 0x3fe08000  R11 = 0x40124000;
    expect lane 17 R8 = 0x40004000  R9 = 0x40124000  R10 = 0x3ff28000  R11 = 0x3fce8000;
    expect lane 18 R8 = 0x418b4000  R9 = 0x418aa000  R10 = 0x418aa000  R11 = 0x418ac000;
    expect lane 19 R8 = 0x418b2000  R9 = 0x418ae000  R10 = 0x418ae000  R11 = 0x418b0000;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0xbba1c000  R9 = 0xbba1c000  R10 = 0xbbd92000  R11 = 0xbba84000;
    expect lane 29 R8 = 0xbbcf8000  R9 = 0xbbf36000  R10 = 0xbba84000  R11 = 0xbbf36000;
    expect lane 30 R8 = 0x401d0000  R9 = 0x3f6ea000  R10 = 0x3c698000  R11 = 0x3b450000;
    expect lane 31 R8 = 0x3a0a2000  R9 = 0x3c698000  R10 = 0x3bf36000  R11 = 0xb9550000;
}
