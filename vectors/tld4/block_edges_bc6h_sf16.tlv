# BC6H_SF16: a size that is no multiple of a block, address modes, offsets from block to block, borders.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-14 PD-91 PD-91c
rules without PD-81b PD-92
bytes 0x30000000 cf81ddba2cd9887da4a45effb47bd46b eaa889384866fc087fe462e82a028d8b 4642f0312afa54edb3a9c00faae6aefd 6499fdb8ea010074bc2ef13b593dab89
bytes 0x30000040 5a5ec42b2176f1c15fe701d9891d8d9c a7ee945a7a2a4f6c4e45a060c23ad461 da2349d0add52ddf43a72b2b8b474712 5a5ec42b2176f1c15fe701d9891d8d9c
bytes 0x30000080 75873a3d8c38fe5c8012d46571e35675 c3cb45c7d010229c6585b2cec0ef6092 6ae976380cede4b34ed83d2d7366fda7 8bbc463b523030cd0ab9aabc0fc940ca
bytes 0x300000c0 ae77d45b26d0a8674987d7d7a8f129c1 4285b5cb619e853e43dac90f9b4fccb9 8b311f12083211831264542d52d40d91 5ea70c3392e8c46f546035454be4da9e
bytes 0x30000100 fa9101875650c55150da78f9b2859bbd aa89f5318b34332f168dd795fe8af336 03519f788d8f19c87c51884a3255d817 6e369f493d1ec78c614d29d4c16a888c
bytes 0x30000140 4e780a6549a41f771ff08ef3ec7a325f be958dd1ced32efbc40d8374c78223a5 5e679242a51974d1eaf55dc6bfe69289 e6a4424dac3001379b6cbfd667d773e6
bytes 0x30000180 da4c358157f8e6156d171fb79948d17e cf81ddba2cd9887da4a45effb47bd46b 5a5ec42b2176f1c15fe701d9891d8d9c c00972fd268f4bc4adf4bbe3c51d4a12
bytes 0x300001c0 4d733baacbca88e9e174af8e0ec0203d 425354148730d2b5dd7af3a2767eaca3 75873a3d8c38fe5c8012d46571e35675 92e8cde9f762bb59186bee1109a01caa
bytes 0x30000200 c00972fd268f4bc4adf4bbe3c51d4a12 8d359103c86912cd81d50658170cf154 e6b1f802a14906fb6f5916fb88a7b394 7692755f72e843fd5f80b7376ed03aec
bytes 0x30000240 c3cb45c7d010229c6585b2cec0ef6092 00000000000000000000000000000000 e6b1f802a14906fb6f5916fb88a7b394 00000000000000000000000000000000
bytes 0x30000300 03f3d6b2d3b971c4866235474053ab87 5ea70c3392e8c46f546035454be4da9e a7ee945a7a2a4f6c4e45a060c23ad461 9e05fa43fa54883659871afdb6bbe9c7
bytes 0x30000340 0772dad099cffd48b92d332aecd94b36 00000000000000000000000000000000 90358cda07624ea06c6613793676f605 00000000000000000000000000000000
bytes 0x30000400 62660b44912036a10ab2c892e624029e 768b3b05dfa567c43c7956416451f8ae 2a833d9ef64c51f78966065e759d9746 7289dd211a1c40a21aec21d6f9a471a2
bytes 0x30000440 aba409141164581de79909b1e4b497dc 76de59f14fd68b0cda3ad0d421fb668a 4e780a6549a41f771ff08ef3ec7a325f 5a86d99e886e7dbb1e523477d8d2f231
bytes 0x30000480 f2ebc311c897f8ebabc1a87e2ffbadf4 3096f49e3414d7192145fe5c9051164a 425354148730d2b5dd7af3a2767eaca3 32d87498788022cec14a9dd89893fc1b
bytes 0x300004c0 8b56731145f9cf5729fc70aa5d7c0635 68c69da91111fc9ad9aeb18747a968ad 6a05eafcf2fb1705f32af8fc9b9ab045 568ddc2df6554c0765e28dea952b55bc
bytes 0x30000500 cf81ddba2cd9887da4a45effb47bd46b 4285b5cb619e853e43dac90f9b4fccb9 6fe29605e61c1a997525f7749189f7df c00972fd268f4bc4adf4bbe3c51d4a12
bytes 0x30000540 e7e955884d6196baf911e20f55da166a 22bbd99d960f301e0a3a814ec3c39af1 6719c7fb3c105275a0ffe85fe821d23d b1a09c6bc0c38af5628c64012e0789c6
bytes 0x30000580 6e962f331a44398f6b6e660522e717d5 03519f788d8f19c87c51884a3255d817 5e94ceacf3a846ae1853cc1d7ef7b225 2f0594cf9425fa38271ba6ba417240b8
bytes 0x300005c0 568ddc2df6554c0765e28dea952b55bc 03f3d6b2d3b971c4866235474053ab87 5e94ceacf3a846ae1853cc1d7ef7b225 8bbc463b523030cd0ab9aabc0fc940ca
bytes 0x30000600 62ec3ac0ef02483e94155cc43573ee46 ef7577c103ffec0d9bee1c5b375c833b c39e2e34da289c0435efecf9c05d5986 e1038e8dcf67f770172c85b0773c921c
bytes 0x30000640 ae77d45b26d0a8674987d7d7a8f129c1 00000000000000000000000000000000 0253bff30670a110abe0c22d67fbfc0c 00000000000000000000000000000000
bytes 0x30000700 be958dd1ced32efbc40d8374c78223a5 afacb13a7efea3a92b7e5c09aee23a6d ae77d45b26d0a8674987d7d7a8f129c1 c39e2e34da289c0435efecf9c05d5986
bytes 0x30000740 e653b3b87145fce5151778d167960501 00000000000000000000000000000000 6719c7fb3c105275a0ffe85fe821d23d 00000000000000000000000000000000
bytes 0x30000800 cf81ddba2cd9887da4a45effb47bd46b 4e13e1d74ab4f341db3000ef8a22f6c3 d25f83b2b5ca2d1e7d3ce4d3b379aa13 eaa889384866fc087fe462e82a028d8b
bytes 0x30000840 5e94ceacf3a846ae1853cc1d7ef7b225 8b3fd7fa4fe42865240bde7588555ce6 62660b44912036a10ab2c892e624029e 46d69f217a5136b45accbd1764577c7a
bytes 0x30000880 4d733baacbca88e9e174af8e0ec0203d eb988131162f33427b2b7397b870ef5a 72aef847a6e808a92e93c7fb7f6380ee da2349d0add52ddf43a72b2b8b474712
bytes 0x300008c0 6499fdb8ea010074bc2ef13b593dab89 5aedd63889971c6f7a80a68c1e39b976 6719c7fb3c105275a0ffe85fe821d23d cf81ddba2cd9887da4a45effb47bd46b
bytes 0x30000900 2a833d9ef64c51f78966065e759d9746 aba409141164581de79909b1e4b497dc 2f0594cf9425fa38271ba6ba417240b8 5aedd63889971c6f7a80a68c1e39b976
bytes 0x30000940 03f3d6b2d3b971c4866235474053ab87 2fb92ea34da77995c1cffb00d976d182 03f3d6b2d3b971c4866235474053ab87 568ddc2df6554c0765e28dea952b55bc
bytes 0x30000980 8b311f12083211831264542d52d40d91 71a20636f6b604d078f3c7db1dd78d50 aba409141164581de79909b1e4b497dc e995179aaccc57af5cb3352e7e0bd18c
bytes 0x300009c0 b6e55d0460a810bae80b4b354058d817 9e05fa43fa54883659871afdb6bbe9c7 7289dd211a1c40a21aec21d6f9a471a2 7289dd211a1c40a21aec21d6f9a471a2
bytes 0x30000a00 768b3b05dfa567c43c7956416451f8ae 768b3b05dfa567c43c7956416451f8ae ef7577c103ffec0d9bee1c5b375c833b 8d359103c86912cd81d50658170cf154
bytes 0x30000a40 afacb13a7efea3a92b7e5c09aee23a6d 00000000000000000000000000000000 0b92560fc083f811c5d2ff1e4f80d6fb 00000000000000000000000000000000
bytes 0x30000b00 0b92560fc083f811c5d2ff1e4f80d6fb 6ae976380cede4b34ed83d2d7366fda7 afacb13a7efea3a92b7e5c09aee23a6d 238274248f1b23bc81355395c74caa49
bytes 0x30000b40 a7ee945a7a2a4f6c4e45a060c23ad461 00000000000000000000000000000000 e74da781673948069db22bd328764893 00000000000000000000000000000000
bytes 0x30000c00 6fe29605e61c1a997525f7749189f7df 768b3b05dfa567c43c7956416451f8ae 5d0d5eb0a2ae3433d84586211171d284 c2dc9d62dbece1725a437ea7d6a113a5
bytes 0x30000c40 0772dad099cffd48b92d332aecd94b36 c2dc9d62dbece1725a437ea7d6a113a5 a7ee945a7a2a4f6c4e45a060c23ad461 925da2c6a42f80152c14cb69f182ebec
bytes 0x30000c80 71a20636f6b604d078f3c7db1dd78d50 3096f49e3414d7192145fe5c9051164a e4f68602af84e205250020913a142bae 2a833d9ef64c51f78966065e759d9746
bytes 0x30000cc0 03b607621c3d657da0b07ba08126de05 9e05fa43fa54883659871afdb6bbe9c7 925da2c6a42f80152c14cb69f182ebec e7e955884d6196baf911e20f55da166a
bytes 0x30000d00 8b311f12083211831264542d52d40d91 8bbc463b523030cd0ab9aabc0fc940ca b6e55d0460a810bae80b4b354058d817 5e679242a51974d1eaf55dc6bfe69289
bytes 0x30000d40 9e05fa43fa54883659871afdb6bbe9c7 26cea98d7a622a1fed341d498576506f 62660b44912036a10ab2c892e624029e 5e94ceacf3a846ae1853cc1d7ef7b225
bytes 0x30000d80 075b799b4dc4abb49185baac4670c471 eadc45573501ccc064b9e8e2d0da3221 2fb92ea34da77995c1cffb00d976d182 fa9101875650c55150da78f9b2859bbd
bytes 0x30000dc0 c39e2e34da289c0435efecf9c05d5986 03f3d6b2d3b971c4866235474053ab87 8bbc463b523030cd0ab9aabc0fc940ca 32d87498788022cec14a9dd89893fc1b
bytes 0x30000e00 32d87498788022cec14a9dd89893fc1b 4e780a6549a41f771ff08ef3ec7a325f 16791a4461b6d2213fc6f05479e4e4c2 4aa48f78cc013a044c4d012c7c757c28
bytes 0x30000e40 8bbc463b523030cd0ab9aabc0fc940ca 00000000000000000000000000000000 5a86d99e886e7dbb1e523477d8d2f231 00000000000000000000000000000000
bytes 0x30000f00 4642f0312afa54edb3a9c00faae6aefd 03b607621c3d657da0b07ba08126de05 5ea70c3392e8c46f546035454be4da9e 6e962f331a44398f6b6e660522e717d5
bytes 0x30000f40 03b607621c3d657da0b07ba08126de05 00000000000000000000000000000000 aba409141164581de79909b1e4b497dc 00000000000000000000000000000000
bytes 0x30001000 76de59f14fd68b0cda3ad0d421fb668a 9e05fa43fa54883659871afdb6bbe9c7 d25f83b2b5ca2d1e7d3ce4d3b379aa13 238274248f1b23bc81355395c74caa49
bytes 0x30001040 5a86d99e886e7dbb1e523477d8d2f231 62660b44912036a10ab2c892e624029e ef7577c103ffec0d9bee1c5b375c833b 6c8526bd3ec8eff3de80f853bc34ab93
bytes 0x30001080 e6b1f802a14906fb6f5916fb88a7b394 2eeca4e9eb2c2bbd1ccd29dcc6be74bb afacb13a7efea3a92b7e5c09aee23a6d f683e9a8f46d43a6bb40b9e360b406df
bytes 0x300010c0 5aedd63889971c6f7a80a68c1e39b976 76de59f14fd68b0cda3ad0d421fb668a be958dd1ced32efbc40d8374c78223a5 238274248f1b23bc81355395c74caa49
bytes 0x30001200 2f0594cf9425fa38271ba6ba417240b8 4285b5cb619e853e43dac90f9b4fccb9 eadc45573501ccc064b9e8e2d0da3221 da2349d0add52ddf43a72b2b8b474712
bytes 0x30001240 62ec3ac0ef02483e94155cc43573ee46 00000000000000000000000000000000 4d733baacbca88e9e174af8e0ec0203d 00000000000000000000000000000000
sampler 0 { address WRAP WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 0 { format BC6H_SF16 FLOAT type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 1 { format BC6H_SF16 FLOAT type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 2 { format BC6H_SF16 FLOAT type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 2
sampler 3 { address BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 3 { format BC6H_SF16 FLOAT type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 3

warp 0 { # WRAP from column -3
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3f5ea000  R9 = 0x3ec96000  R10 = 0xbe5a8000  R11 = 0x477fe000;
    expect lane 1 R8 = 0x3ec96000  R9 = 0x3ef96000  R10 = 0x43ec6000  R11 = 0xbe5a8000;
    expect lane 2 R8 = 0x3ef96000  R9 = 0x47762000  R10 = 0xbabea000  R11 = 0x43ec6000;
    expect lane 3 R8 = 0x47762000  R9 = 0xb9c18000  R10 = 0x3ce56000  R11 = 0xbabea000;
    expect lane 4 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce9a000  R11 = 0x3ce56000;
    expect lane 5 R8 = 0xb9c18000  R9 = 0xb99ea000  R10 = 0x3cf14000  R11 = 0x3ce9a000;
    expect lane 6 R8 = 0xb99ea000  R9 = 0xb956e000  R10 = 0x3ce98000  R11 = 0x3cf14000;
    expect lane 7 R8 = 0xb956e000  R9 = 0x3b518000  R10 = 0x3e140000  R11 = 0x3ce98000;
    expect lane 8 R8 = 0x3b518000  R9 = 0x3b518000  R10 = 0x3e188000  R11 = 0x3e140000;
    expect lane 9 R8 = 0x3b518000  R9 = 0x3a8c6000  R10 = 0x3e188000  R11 = 0x3e188000;
    expect lane 10 R8 = 0x3a8c6000  R9 = 0x3b518000  R10 = 0x3e176000  R11 = 0x3e188000;
    expect lane 11 R8 = 0x3b518000  R9 = 0xbb8de000  R10 = 0xc66ec000  R11 = 0x3e176000;
    expect lane 12 R8 = 0xbb8de000  R9 = 0xbae04000  R10 = 0xc654c000  R11 = 0xc66ec000;
    expect lane 13 R8 = 0xbae04000  R9 = 0xbbc8c000  R10 = 0xc654c000  R11 = 0xc654c000;
    expect lane 14 R8 = 0xbbc8c000  R9 = 0xbb66a000  R10 = 0xc656e000  R11 = 0xc654c000;
    expect lane 15 R8 = 0xbb66a000  R9 = 0xbc5fe000  R10 = 0xbd4fa000  R11 = 0xc656e000;
    expect lane 16 R8 = 0xbc5fe000  R9 = 0xbd3cc000  R10 = 0xbd4fa000  R11 = 0xbd4fa000;
    expect lane 17 R8 = 0xbd3cc000  R9 = 0xbcd42000  R10 = 0xbd936000  R11 = 0xbd4fa000;
    expect lane 18 R8 = 0xbcd42000  R9 = 0xbb8ea000  R10 = 0xbd7da000  R11 = 0xbd936000;
    expect lane 19 R8 = 0xbb8ea000  R9 = 0x3a072000  R10 = 0x42798000  R11 = 0xbd7da000;
    expect lane 20 R8 = 0x3a072000  R9 = 0x3953c000  R10 = 0x42a50000  R11 = 0x42798000;
    expect lane 21 R8 = 0x3953c000  R9 = 0x39a7a000  R10 = 0x42d30000  R11 = 0x42a50000;
    expect lane 22 R8 = 0x39a7a000  R9 = 0x39a7a000  R10 = 0x42a50000  R11 = 0x42d30000;
    expect lane 23 R8 = 0x39a7a000  R9 = 0xbb8de000  R10 = 0x43474000  R11 = 0x42a50000;
    expect lane 24 R8 = 0xbb8de000  R9 = 0xbae04000  R10 = 0x43176000  R11 = 0x43474000;
    expect lane 25 R8 = 0xbae04000  R9 = 0xbbc8c000  R10 = 0x437ca000  R11 = 0x43176000;
    expect lane 26 R8 = 0xbbc8c000  R9 = 0xbb66a000  R10 = 0x43176000  R11 = 0x437ca000;
    expect lane 27 R8 = 0xbb66a000  R9 = 0x44fe4000  R10 = 0x387a8000  R11 = 0x43176000;
    expect lane 28 R8 = 0x44fe4000  R9 = 0x4572e000  R10 = 0x38a18000  R11 = 0x387a8000;
    expect lane 29 R8 = 0x4572e000  R9 = 0x44dde000  R10 = 0x386c4000  R11 = 0x38a18000;
    expect lane 30 R8 = 0x44dde000  R9 = 0x44dde000  R10 = 0x389a6000  R11 = 0x386c4000;
    expect lane 31 R8 = 0x44dde000  R9 = 0xc46f4000  R10 = 0x3a680000  R11 = 0x389a6000;
}

warp 1 { # WRAP from column 50
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0xc5dd8000  R9 = 0xc5f62000  R10 = 0xc5ce0000  R11 = 0xc558c000;
    expect lane 1 R8 = 0xc5f62000  R9 = 0xc5e9c000  R10 = 0xc5e9c000  R11 = 0xc5ce0000;
    expect lane 2 R8 = 0xc5e9c000  R9 = 0x411da000  R10 = 0x4174e000  R11 = 0xc5e9c000;
    expect lane 3 R8 = 0x411da000  R9 = 0x3e5b8000  R10 = 0x40324000  R11 = 0x4174e000;
    expect lane 4 R8 = 0x3e5b8000  R9 = 0x40324000  R10 = 0x421a8000  R11 = 0x40324000;
    expect lane 5 R8 = 0x40324000  R9 = 0x40324000  R10 = 0x417da000  R11 = 0x421a8000;
    expect lane 6 R8 = 0x40324000  R9 = 0x39d78000  R10 = 0xc6082000  R11 = 0x417da000;
    expect lane 7 R8 = 0x39d78000  R9 = 0xbbe64000  R10 = 0x387b4000  R11 = 0xc6082000;
    expect lane 8 R8 = 0xbbe64000  R9 = 0xc6082000  R10 = 0xc6082000  R11 = 0x387b4000;
    expect lane 9 R8 = 0xc6082000  R9 = 0x387b4000  R10 = 0x39d78000  R11 = 0xc6082000;
    expect lane 10 R8 = 0x387b4000  R9 = 0x410f0000  R10 = 0x40e32000  R11 = 0x39d78000;
    expect lane 11 R8 = 0x410f0000  R9 = 0x40cc4000  R10 = 0x4135a000  R11 = 0x40e32000;
    expect lane 12 R8 = 0x40cc4000  R9 = 0x40d34000  R10 = 0x410f0000  R11 = 0x4135a000;
    expect lane 13 R8 = 0x40d34000  R9 = 0x411ee000  R10 = 0x410f0000  R11 = 0x410f0000;
    expect lane 14 R8 = 0x411ee000  R9 = 0xb88b4000  R10 = 0xb8846000  R11 = 0x410f0000;
    expect lane 15 R8 = 0xb88b4000  R9 = 0xb8890000  R10 = 0xb8890000  R11 = 0xb8846000;
    expect lane 16 R8 = 0xb8890000  R9 = 0xb8914000  R10 = 0xb8740000  R11 = 0xb8890000;
    expect lane 17 R8 = 0xb8914000  R9 = 0xb889a000  R10 = 0xb87b8000  R11 = 0xb8740000;
    expect lane 18 R8 = 0xb889a000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xb87b8000;
    expect lane 19 R8 = 0xc2890000  R9 = 0x39bc2000  R10 = 0x39bc2000  R11 = 0xc0980000;
    expect lane 20 R8 = 0x39bc2000  R9 = 0xbba84000  R10 = 0xb8ad6000  R11 = 0x39bc2000;
    expect lane 21 R8 = 0xbba84000  R9 = 0xbd808000  R10 = 0x36820000  R11 = 0xb8ad6000;
    expect lane 22 R8 = 0xbd808000  R9 = 0xbc398000  R10 = 0xb9d00000  R11 = 0x36820000;
    expect lane 23 R8 = 0xbc398000  R9 = 0xc576c000  R10 = 0xc58ac000  R11 = 0xb9d00000;
    expect lane 24 R8 = 0xc576c000  R9 = 0xc58e0000  R10 = 0xc58ac000  R11 = 0xc58ac000;
    expect lane 25 R8 = 0xc58e0000  R9 = 0xc58ac000  R10 = 0xc57a0000  R11 = 0xc58ac000;
    expect lane 26 R8 = 0xc58ac000  R9 = 0xc57a0000  R10 = 0xc57a0000  R11 = 0xc57a0000;
    expect lane 27 R8 = 0xc57a0000  R9 = 0xc38ca000  R10 = 0xc369a000  R11 = 0xc57a0000;
    expect lane 28 R8 = 0xc38ca000  R9 = 0xc38ca000  R10 = 0xc2624000  R11 = 0xc369a000;
    expect lane 29 R8 = 0xc38ca000  R9 = 0xc2854000  R10 = 0xc21c0000  R11 = 0xc2624000;
    expect lane 30 R8 = 0xc2854000  R9 = 0xc3afc000  R10 = 0xc3afc000  R11 = 0xc21c0000;
    expect lane 31 R8 = 0xc3afc000  R9 = 0xb8972000  R10 = 0xb8972000  R11 = 0xc3afc000;
}

warp 2 { # WRAP from column 30
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0xc3bce000  R9 = 0xc3bcc000  R10 = 0xc4542000  R11 = 0xc455e000;
    expect lane 1 R8 = 0xc3bcc000  R9 = 0xc3bcc000  R10 = 0xc4664000  R11 = 0xc4542000;
    expect lane 2 R8 = 0xc3bcc000  R9 = 0x4135c000  R10 = 0x3f6f0000  R11 = 0xc4664000;
    expect lane 3 R8 = 0x4135c000  R9 = 0x41360000  R10 = 0x3f6f2000  R11 = 0x3f6f0000;
    expect lane 4 R8 = 0x41360000  R9 = 0x4135c000  R10 = 0x3f6f0000  R11 = 0x3f6f2000;
    expect lane 5 R8 = 0x4135c000  R9 = 0x41360000  R10 = 0x3f6f2000  R11 = 0x3f6f0000;
    expect lane 6 R8 = 0x41360000  R9 = 0x37360000  R10 = 0x3a006000  R11 = 0x3f6f2000;
    expect lane 7 R8 = 0x37360000  R9 = 0x3a172000  R10 = 0x3a006000  R11 = 0x3a006000;
    expect lane 8 R8 = 0x3a172000  R9 = 0x3a7b8000  R10 = 0x39f1e000  R11 = 0x3a006000;
    expect lane 9 R8 = 0x3a7b8000  R9 = 0xb8f70000  R10 = 0x39268000  R11 = 0x39f1e000;
    expect lane 10 R8 = 0xb8f70000  R9 = 0xc7222000  R10 = 0x45674000  R11 = 0x39268000;
    expect lane 11 R8 = 0xc7222000  R9 = 0xc7118000  R10 = 0x439a8000  R11 = 0x45674000;
    expect lane 12 R8 = 0xc7118000  R9 = 0xc7118000  R10 = 0x45674000  R11 = 0x439a8000;
    expect lane 13 R8 = 0xc7118000  R9 = 0xc72ca000  R10 = 0x4450a000  R11 = 0x45674000;
    expect lane 14 R8 = 0xc72ca000  R9 = 0xbdcb0000  R10 = 0xc06f0000  R11 = 0x4450a000;
    expect lane 15 R8 = 0xbdcb0000  R9 = 0xbdcb0000  R10 = 0xbe874000  R11 = 0xc06f0000;
    expect lane 16 R8 = 0xbdcb0000  R9 = 0xbdcae000  R10 = 0xbebaa000  R11 = 0xbe874000;
    expect lane 17 R8 = 0xbdcae000  R9 = 0xbdcb0000  R10 = 0xc0d5c000  R11 = 0xbebaa000;
    expect lane 18 R8 = 0xbdcb0000  R9 = 0xc3bcc000  R10 = 0x4377c000  R11 = 0xc0d5c000;
    expect lane 19 R8 = 0xc3bcc000  R9 = 0xc3bce000  R10 = 0x4377c000  R11 = 0x4377c000;
    expect lane 20 R8 = 0xc3bce000  R9 = 0xc3bcc000  R10 = 0x437a2000  R11 = 0x4377c000;
    expect lane 21 R8 = 0xc3bcc000  R9 = 0xc3bcc000  R10 = 0x43790000  R11 = 0x437a2000;
    expect lane 22 R8 = 0xc3bcc000  R9 = 0xbcc4a000  R10 = 0x3d594000  R11 = 0x43790000;
    expect lane 23 R8 = 0xbcc4a000  R9 = 0xbd730000  R10 = 0x3fee8000  R11 = 0x3d594000;
    expect lane 24 R8 = 0xbd730000  R9 = 0xbb67e000  R10 = 0x3f5ea000  R11 = 0x3fee8000;
    expect lane 25 R8 = 0xbb67e000  R9 = 0xbd730000  R10 = 0x3f5ea000  R11 = 0x3f5ea000;
    expect lane 26 R8 = 0xbd730000  R9 = 0x42c80000  R10 = 0x39662000  R11 = 0x3f5ea000;
    expect lane 27 R8 = 0x42c80000  R9 = 0x42c80000  R10 = 0x3da10000  R11 = 0x39662000;
    expect lane 28 R8 = 0x42c80000  R9 = 0x42e1a000  R10 = 0x4517e000  R11 = 0x3da10000;
    expect lane 29 R8 = 0x42e1a000  R9 = 0x42f36000  R10 = 0x3a64e000  R11 = 0x4517e000;
    expect lane 30 R8 = 0x42f36000  R9 = 0x3deb2000  R10 = 0x39a7a000  R11 = 0x3a64e000;
    expect lane 31 R8 = 0x3deb2000  R9 = 0x3e598000  R10 = 0x3a38a000  R11 = 0x39a7a000;
}

warp 3 { # WRAP from column 20
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3a6e2000  R9 = 0xbaa82000  R10 = 0x45776000  R11 = 0xc578e000;
    expect lane 1 R8 = 0xbaa82000  R9 = 0xba75a000  R10 = 0x457aa000  R11 = 0x45776000;
    expect lane 2 R8 = 0xba75a000  R9 = 0xba75a000  R10 = 0x456e2000  R11 = 0x457aa000;
    expect lane 3 R8 = 0xba75a000  R9 = 0xbaafc000  R10 = 0x4573a000  R11 = 0x456e2000;
    expect lane 4 R8 = 0xbaafc000  R9 = 0xb9a6c000  R10 = 0x3b45c000  R11 = 0x4573a000;
    expect lane 5 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0x3b430000  R11 = 0x3b45c000;
    expect lane 6 R8 = 0xb9a70000  R9 = 0xb9a6c000  R10 = 0x3b42e000  R11 = 0x3b430000;
    expect lane 7 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0x3b4ec000  R11 = 0x3b42e000;
    expect lane 8 R8 = 0xb9a70000  R9 = 0xbdeec000  R10 = 0x43880000  R11 = 0x3b4ec000;
    expect lane 9 R8 = 0xbdeec000  R9 = 0xbdeea000  R10 = 0x44f86000  R11 = 0x43880000;
    expect lane 10 R8 = 0xbdeea000  R9 = 0xbdeea000  R10 = 0x45310000  R11 = 0x44f86000;
    expect lane 11 R8 = 0xbdeea000  R9 = 0xbdeec000  R10 = 0x42cfc000  R11 = 0x45310000;
    expect lane 12 R8 = 0xbdeec000  R9 = 0xb9a6c000  R10 = 0xc1cb2000  R11 = 0x42cfc000;
    expect lane 13 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xc1cb4000  R11 = 0xc1cb2000;
    expect lane 14 R8 = 0xb9a70000  R9 = 0xb9a6c000  R10 = 0xc1cb2000  R11 = 0xc1cb4000;
    expect lane 15 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xc1cb6000  R11 = 0xc1cb2000;
    expect lane 16 R8 = 0xb9a70000  R9 = 0xbcd9e000  R10 = 0x40124000  R11 = 0xc1cb6000;
    expect lane 17 R8 = 0xbcd9e000  R9 = 0xbd330000  R10 = 0x40124000  R11 = 0x40124000;
    expect lane 18 R8 = 0xbd330000  R9 = 0xbd448000  R10 = 0x400e0000  R11 = 0x40124000;
    expect lane 19 R8 = 0xbd448000  R9 = 0xbdd26000  R10 = 0x3fd2c000  R11 = 0x400e0000;
    expect lane 20 R8 = 0xbdd26000  R9 = 0xbaa82000  R10 = 0x3c904000  R11 = 0x3fd2c000;
    expect lane 21 R8 = 0xbaa82000  R9 = 0xba75a000  R10 = 0x3ec2a000  R11 = 0x3c904000;
    expect lane 22 R8 = 0xba75a000  R9 = 0xba75a000  R10 = 0x3c904000  R11 = 0x3ec2a000;
    expect lane 23 R8 = 0xba75a000  R9 = 0xbaafc000  R10 = 0x3de44000  R11 = 0x3c904000;
    expect lane 24 R8 = 0xbaafc000  R9 = 0xbb198000  R10 = 0xb8d7c000  R11 = 0x3de44000;
    expect lane 25 R8 = 0xbb198000  R9 = 0xbb198000  R10 = 0xb8f36000  R11 = 0xb8d7c000;
    expect lane 26 R8 = 0xbb198000  R9 = 0xbb196000  R10 = 0xb8f06000  R11 = 0xb8f36000;
    expect lane 27 R8 = 0xbb196000  R9 = 0xbb198000  R10 = 0xb8d1e000  R11 = 0xb8f06000;
    expect lane 28 R8 = 0xbb198000  R9 = 0xbdeec000  R10 = 0xc5dd8000  R11 = 0xb8d1e000;
    expect lane 29 R8 = 0xbdeec000  R9 = 0xbdeea000  R10 = 0xc5dd8000  R11 = 0xc5dd8000;
    expect lane 30 R8 = 0xbdeea000  R9 = 0xbdeea000  R10 = 0xc5f62000  R11 = 0xc5dd8000;
    expect lane 31 R8 = 0xbdeea000  R9 = 0xbdeec000  R10 = 0xc5e9c000  R11 = 0xc5f62000;
}

warp 4 { # MIRROR from column -3
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0xb956e000  R9 = 0xb99ea000  R10 = 0x3cf14000  R11 = 0x3ce98000;
    expect lane 1 R8 = 0xb99ea000  R9 = 0xb9c18000  R10 = 0x3ce9a000  R11 = 0x3cf14000;
    expect lane 2 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce56000  R11 = 0x3ce9a000;
    expect lane 3 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce56000  R11 = 0x3ce56000;
    expect lane 4 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce9a000  R11 = 0x3ce56000;
    expect lane 5 R8 = 0xb9c18000  R9 = 0xb99ea000  R10 = 0x3cf14000  R11 = 0x3ce9a000;
    expect lane 6 R8 = 0xb99ea000  R9 = 0xb956e000  R10 = 0x3ce98000  R11 = 0x3cf14000;
    expect lane 7 R8 = 0xb956e000  R9 = 0x3b518000  R10 = 0x3e140000  R11 = 0x3ce98000;
    expect lane 8 R8 = 0x3b518000  R9 = 0x3b518000  R10 = 0x3e188000  R11 = 0x3e140000;
    expect lane 9 R8 = 0x3b518000  R9 = 0x3a8c6000  R10 = 0x3e188000  R11 = 0x3e188000;
    expect lane 10 R8 = 0x3a8c6000  R9 = 0x3b518000  R10 = 0x3e176000  R11 = 0x3e188000;
    expect lane 11 R8 = 0x3b518000  R9 = 0xbb8de000  R10 = 0xc66ec000  R11 = 0x3e176000;
    expect lane 12 R8 = 0xbb8de000  R9 = 0xbae04000  R10 = 0xc654c000  R11 = 0xc66ec000;
    expect lane 13 R8 = 0xbae04000  R9 = 0xbbc8c000  R10 = 0xc654c000  R11 = 0xc654c000;
    expect lane 14 R8 = 0xbbc8c000  R9 = 0xbb66a000  R10 = 0xc656e000  R11 = 0xc654c000;
    expect lane 15 R8 = 0xbb66a000  R9 = 0xbc5fe000  R10 = 0xbd4fa000  R11 = 0xc656e000;
    expect lane 16 R8 = 0xbc5fe000  R9 = 0xbd3cc000  R10 = 0xbd4fa000  R11 = 0xbd4fa000;
    expect lane 17 R8 = 0xbd3cc000  R9 = 0xbcd42000  R10 = 0xbd936000  R11 = 0xbd4fa000;
    expect lane 18 R8 = 0xbcd42000  R9 = 0xbb8ea000  R10 = 0xbd7da000  R11 = 0xbd936000;
    expect lane 19 R8 = 0xbb8ea000  R9 = 0x3a072000  R10 = 0x42798000  R11 = 0xbd7da000;
    expect lane 20 R8 = 0x3a072000  R9 = 0x3953c000  R10 = 0x42a50000  R11 = 0x42798000;
    expect lane 21 R8 = 0x3953c000  R9 = 0x39a7a000  R10 = 0x42d30000  R11 = 0x42a50000;
    expect lane 22 R8 = 0x39a7a000  R9 = 0x39a7a000  R10 = 0x42a50000  R11 = 0x42d30000;
    expect lane 23 R8 = 0x39a7a000  R9 = 0xbb8de000  R10 = 0x43474000  R11 = 0x42a50000;
    expect lane 24 R8 = 0xbb8de000  R9 = 0xbae04000  R10 = 0x43176000  R11 = 0x43474000;
    expect lane 25 R8 = 0xbae04000  R9 = 0xbbc8c000  R10 = 0x437ca000  R11 = 0x43176000;
    expect lane 26 R8 = 0xbbc8c000  R9 = 0xbb66a000  R10 = 0x43176000  R11 = 0x437ca000;
    expect lane 27 R8 = 0xbb66a000  R9 = 0x44fe4000  R10 = 0x387a8000  R11 = 0x43176000;
    expect lane 28 R8 = 0x44fe4000  R9 = 0x4572e000  R10 = 0x38a18000  R11 = 0x387a8000;
    expect lane 29 R8 = 0x4572e000  R9 = 0x44dde000  R10 = 0x386c4000  R11 = 0x38a18000;
    expect lane 30 R8 = 0x44dde000  R9 = 0x44dde000  R10 = 0x389a6000  R11 = 0x386c4000;
    expect lane 31 R8 = 0x44dde000  R9 = 0xc46f4000  R10 = 0x3a680000  R11 = 0x389a6000;
}

warp 5 { # MIRROR from column 50
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0xc5dd8000  R9 = 0xc5f62000  R10 = 0xc5ce0000  R11 = 0xc558c000;
    expect lane 1 R8 = 0xc5f62000  R9 = 0xc5e9c000  R10 = 0xc5e9c000  R11 = 0xc5ce0000;
    expect lane 2 R8 = 0xc5e9c000  R9 = 0x411da000  R10 = 0x4174e000  R11 = 0xc5e9c000;
    expect lane 3 R8 = 0x411da000  R9 = 0x3e5b8000  R10 = 0x40324000  R11 = 0x4174e000;
    expect lane 4 R8 = 0x3e5b8000  R9 = 0x40324000  R10 = 0x421a8000  R11 = 0x40324000;
    expect lane 5 R8 = 0x40324000  R9 = 0x40324000  R10 = 0x417da000  R11 = 0x421a8000;
    expect lane 6 R8 = 0x40324000  R9 = 0x39d78000  R10 = 0xc6082000  R11 = 0x417da000;
    expect lane 7 R8 = 0x39d78000  R9 = 0xbbe64000  R10 = 0x387b4000  R11 = 0xc6082000;
    expect lane 8 R8 = 0xbbe64000  R9 = 0xc6082000  R10 = 0xc6082000  R11 = 0x387b4000;
    expect lane 9 R8 = 0xc6082000  R9 = 0x387b4000  R10 = 0x39d78000  R11 = 0xc6082000;
    expect lane 10 R8 = 0x387b4000  R9 = 0x410f0000  R10 = 0x40e32000  R11 = 0x39d78000;
    expect lane 11 R8 = 0x410f0000  R9 = 0x40cc4000  R10 = 0x4135a000  R11 = 0x40e32000;
    expect lane 12 R8 = 0x40cc4000  R9 = 0x40d34000  R10 = 0x410f0000  R11 = 0x4135a000;
    expect lane 13 R8 = 0x40d34000  R9 = 0x411ee000  R10 = 0x410f0000  R11 = 0x410f0000;
    expect lane 14 R8 = 0x411ee000  R9 = 0xb88b4000  R10 = 0xb8846000  R11 = 0x410f0000;
    expect lane 15 R8 = 0xb88b4000  R9 = 0xb8890000  R10 = 0xb8890000  R11 = 0xb8846000;
    expect lane 16 R8 = 0xb8890000  R9 = 0xb8914000  R10 = 0xb8740000  R11 = 0xb8890000;
    expect lane 17 R8 = 0xb8914000  R9 = 0xb889a000  R10 = 0xb87b8000  R11 = 0xb8740000;
    expect lane 18 R8 = 0xb889a000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xb87b8000;
    expect lane 19 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 20 R8 = 0xc2890000  R9 = 0xb889a000  R10 = 0xb87b8000  R11 = 0xc0980000;
    expect lane 21 R8 = 0xb889a000  R9 = 0xb8914000  R10 = 0xb8740000  R11 = 0xb87b8000;
    expect lane 22 R8 = 0xb8914000  R9 = 0xb8890000  R10 = 0xb8890000  R11 = 0xb8740000;
    expect lane 23 R8 = 0xb8890000  R9 = 0xb88b4000  R10 = 0xb8846000  R11 = 0xb8890000;
    expect lane 24 R8 = 0xb88b4000  R9 = 0x411ee000  R10 = 0x410f0000  R11 = 0xb8846000;
    expect lane 25 R8 = 0x411ee000  R9 = 0x40d34000  R10 = 0x410f0000  R11 = 0x410f0000;
    expect lane 26 R8 = 0x40d34000  R9 = 0x40cc4000  R10 = 0x4135a000  R11 = 0x410f0000;
    expect lane 27 R8 = 0x40cc4000  R9 = 0x410f0000  R10 = 0x40e32000  R11 = 0x4135a000;
    expect lane 28 R8 = 0x410f0000  R9 = 0x387b4000  R10 = 0x39d78000  R11 = 0x40e32000;
    expect lane 29 R8 = 0x387b4000  R9 = 0xc6082000  R10 = 0xc6082000  R11 = 0x39d78000;
    expect lane 30 R8 = 0xc6082000  R9 = 0xbbe64000  R10 = 0x387b4000  R11 = 0xc6082000;
    expect lane 31 R8 = 0xbbe64000  R9 = 0x39d78000  R10 = 0xc6082000  R11 = 0x387b4000;
}

warp 6 { # MIRROR from column 30
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0xc455e000  R9 = 0xc4542000  R10 = 0xc4542000  R11 = 0xc455e000;
    expect lane 1 R8 = 0xc4542000  R9 = 0xc4664000  R10 = 0xc4664000  R11 = 0xc4542000;
    expect lane 2 R8 = 0xc4664000  R9 = 0x3f6f0000  R10 = 0x3f6f0000  R11 = 0xc4664000;
    expect lane 3 R8 = 0x3f6f0000  R9 = 0x3f6f2000  R10 = 0x3f6f2000  R11 = 0x3f6f0000;
    expect lane 4 R8 = 0x3f6f2000  R9 = 0x3f6f0000  R10 = 0x3f6f0000  R11 = 0x3f6f2000;
    expect lane 5 R8 = 0x3f6f0000  R9 = 0x3f6f2000  R10 = 0x3f6f2000  R11 = 0x3f6f0000;
    expect lane 6 R8 = 0x3f6f2000  R9 = 0x3a006000  R10 = 0x3a006000  R11 = 0x3f6f2000;
    expect lane 7 R8 = 0x3a006000  R9 = 0x3a006000  R10 = 0x3a006000  R11 = 0x3a006000;
    expect lane 8 R8 = 0x3a006000  R9 = 0x39f1e000  R10 = 0x39f1e000  R11 = 0x3a006000;
    expect lane 9 R8 = 0x39f1e000  R9 = 0x39268000  R10 = 0x39268000  R11 = 0x39f1e000;
    expect lane 10 R8 = 0x39268000  R9 = 0x45674000  R10 = 0x45674000  R11 = 0x39268000;
    expect lane 11 R8 = 0x45674000  R9 = 0x439a8000  R10 = 0x439a8000  R11 = 0x45674000;
    expect lane 12 R8 = 0x439a8000  R9 = 0x45674000  R10 = 0x45674000  R11 = 0x439a8000;
    expect lane 13 R8 = 0x45674000  R9 = 0x4450a000  R10 = 0x4450a000  R11 = 0x45674000;
    expect lane 14 R8 = 0x4450a000  R9 = 0xc06f0000  R10 = 0xc06f0000  R11 = 0x4450a000;
    expect lane 15 R8 = 0xc06f0000  R9 = 0xbe874000  R10 = 0xbe874000  R11 = 0xc06f0000;
    expect lane 16 R8 = 0xbe874000  R9 = 0xbebaa000  R10 = 0xbebaa000  R11 = 0xbe874000;
    expect lane 17 R8 = 0xbebaa000  R9 = 0xc0d5c000  R10 = 0xc0d5c000  R11 = 0xbebaa000;
    expect lane 18 R8 = 0xc0d5c000  R9 = 0x4377c000  R10 = 0x4377c000  R11 = 0xc0d5c000;
    expect lane 19 R8 = 0x4377c000  R9 = 0x4377c000  R10 = 0x4377c000  R11 = 0x4377c000;
    expect lane 20 R8 = 0x4377c000  R9 = 0x437a2000  R10 = 0x437a2000  R11 = 0x4377c000;
    expect lane 21 R8 = 0x437a2000  R9 = 0x43790000  R10 = 0x43790000  R11 = 0x437a2000;
    expect lane 22 R8 = 0x43790000  R9 = 0x3d594000  R10 = 0x3d594000  R11 = 0x43790000;
    expect lane 23 R8 = 0x3d594000  R9 = 0x3fee8000  R10 = 0x3fee8000  R11 = 0x3d594000;
    expect lane 24 R8 = 0x3fee8000  R9 = 0x3f5ea000  R10 = 0x3f5ea000  R11 = 0x3fee8000;
    expect lane 25 R8 = 0x3f5ea000  R9 = 0x3f5ea000  R10 = 0x3f5ea000  R11 = 0x3f5ea000;
    expect lane 26 R8 = 0x3f5ea000  R9 = 0x39662000  R10 = 0x39662000  R11 = 0x3f5ea000;
    expect lane 27 R8 = 0x39662000  R9 = 0x3da10000  R10 = 0x3da10000  R11 = 0x39662000;
    expect lane 28 R8 = 0x3da10000  R9 = 0x4517e000  R10 = 0x4517e000  R11 = 0x3da10000;
    expect lane 29 R8 = 0x4517e000  R9 = 0x3a64e000  R10 = 0x3a64e000  R11 = 0x4517e000;
    expect lane 30 R8 = 0x3a64e000  R9 = 0x39a7a000  R10 = 0x39a7a000  R11 = 0x3a64e000;
    expect lane 31 R8 = 0x39a7a000  R9 = 0x3a38a000  R10 = 0x3a38a000  R11 = 0x39a7a000;
}

warp 7 { # MIRROR from column 20
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3a6e2000  R9 = 0xbaa82000  R10 = 0xbaa82000  R11 = 0x3a6e2000;
    expect lane 1 R8 = 0xbaa82000  R9 = 0xba75a000  R10 = 0xba75a000  R11 = 0xbaa82000;
    expect lane 2 R8 = 0xba75a000  R9 = 0xba75a000  R10 = 0xba75a000  R11 = 0xba75a000;
    expect lane 3 R8 = 0xba75a000  R9 = 0xbaafc000  R10 = 0xbaafc000  R11 = 0xba75a000;
    expect lane 4 R8 = 0xbaafc000  R9 = 0xb9a6c000  R10 = 0xb9a6c000  R11 = 0xbaafc000;
    expect lane 5 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 6 R8 = 0xb9a70000  R9 = 0xb9a6c000  R10 = 0xb9a6c000  R11 = 0xb9a70000;
    expect lane 7 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 8 R8 = 0xb9a70000  R9 = 0xbdeec000  R10 = 0xbdeec000  R11 = 0xb9a70000;
    expect lane 9 R8 = 0xbdeec000  R9 = 0xbdeea000  R10 = 0xbdeea000  R11 = 0xbdeec000;
    expect lane 10 R8 = 0xbdeea000  R9 = 0xbdeea000  R10 = 0xbdeea000  R11 = 0xbdeea000;
    expect lane 11 R8 = 0xbdeea000  R9 = 0xbdeec000  R10 = 0xbdeec000  R11 = 0xbdeea000;
    expect lane 12 R8 = 0xbdeec000  R9 = 0xb9a6c000  R10 = 0xb9a6c000  R11 = 0xbdeec000;
    expect lane 13 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 14 R8 = 0xb9a70000  R9 = 0xb9a6c000  R10 = 0xb9a6c000  R11 = 0xb9a70000;
    expect lane 15 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 16 R8 = 0xb9a70000  R9 = 0xbcd9e000  R10 = 0xbcd9e000  R11 = 0xb9a70000;
    expect lane 17 R8 = 0xbcd9e000  R9 = 0xbd330000  R10 = 0xbd330000  R11 = 0xbcd9e000;
    expect lane 18 R8 = 0xbd330000  R9 = 0xbd448000  R10 = 0xbd448000  R11 = 0xbd330000;
    expect lane 19 R8 = 0xbd448000  R9 = 0xbdd26000  R10 = 0xbdd26000  R11 = 0xbd448000;
    expect lane 20 R8 = 0xbdd26000  R9 = 0xbaa82000  R10 = 0xbaa82000  R11 = 0xbdd26000;
    expect lane 21 R8 = 0xbaa82000  R9 = 0xba75a000  R10 = 0xba75a000  R11 = 0xbaa82000;
    expect lane 22 R8 = 0xba75a000  R9 = 0xba75a000  R10 = 0xba75a000  R11 = 0xba75a000;
    expect lane 23 R8 = 0xba75a000  R9 = 0xbaafc000  R10 = 0xbaafc000  R11 = 0xba75a000;
    expect lane 24 R8 = 0xbaafc000  R9 = 0xbb198000  R10 = 0xbb198000  R11 = 0xbaafc000;
    expect lane 25 R8 = 0xbb198000  R9 = 0xbb198000  R10 = 0xbb198000  R11 = 0xbb198000;
    expect lane 26 R8 = 0xbb198000  R9 = 0xbb196000  R10 = 0xbb196000  R11 = 0xbb198000;
    expect lane 27 R8 = 0xbb196000  R9 = 0xbb198000  R10 = 0xbb198000  R11 = 0xbb196000;
    expect lane 28 R8 = 0xbb198000  R9 = 0xbdeec000  R10 = 0xbdeec000  R11 = 0xbb198000;
    expect lane 29 R8 = 0xbdeec000  R9 = 0xbdeea000  R10 = 0xbdeea000  R11 = 0xbdeec000;
    expect lane 30 R8 = 0xbdeea000  R9 = 0xbdeea000  R10 = 0xbdeea000  R11 = 0xbdeea000;
    expect lane 31 R8 = 0xbdeea000  R9 = 0xbdeec000  R10 = 0xbdeec000  R11 = 0xbdeea000;
}

warp 8 { # CLAMP_TO_EDGE from column -3
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce56000  R11 = 0x3ce56000;
    expect lane 1 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce56000  R11 = 0x3ce56000;
    expect lane 2 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce56000  R11 = 0x3ce56000;
    expect lane 3 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce56000  R11 = 0x3ce56000;
    expect lane 4 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce9a000  R11 = 0x3ce56000;
    expect lane 5 R8 = 0xb9c18000  R9 = 0xb99ea000  R10 = 0x3cf14000  R11 = 0x3ce9a000;
    expect lane 6 R8 = 0xb99ea000  R9 = 0xb956e000  R10 = 0x3ce98000  R11 = 0x3cf14000;
    expect lane 7 R8 = 0xb956e000  R9 = 0x3b518000  R10 = 0x3e140000  R11 = 0x3ce98000;
    expect lane 8 R8 = 0x3b518000  R9 = 0x3b518000  R10 = 0x3e188000  R11 = 0x3e140000;
    expect lane 9 R8 = 0x3b518000  R9 = 0x3a8c6000  R10 = 0x3e188000  R11 = 0x3e188000;
    expect lane 10 R8 = 0x3a8c6000  R9 = 0x3b518000  R10 = 0x3e176000  R11 = 0x3e188000;
    expect lane 11 R8 = 0x3b518000  R9 = 0xbb8de000  R10 = 0xc66ec000  R11 = 0x3e176000;
    expect lane 12 R8 = 0xbb8de000  R9 = 0xbae04000  R10 = 0xc654c000  R11 = 0xc66ec000;
    expect lane 13 R8 = 0xbae04000  R9 = 0xbbc8c000  R10 = 0xc654c000  R11 = 0xc654c000;
    expect lane 14 R8 = 0xbbc8c000  R9 = 0xbb66a000  R10 = 0xc656e000  R11 = 0xc654c000;
    expect lane 15 R8 = 0xbb66a000  R9 = 0xbc5fe000  R10 = 0xbd4fa000  R11 = 0xc656e000;
    expect lane 16 R8 = 0xbc5fe000  R9 = 0xbd3cc000  R10 = 0xbd4fa000  R11 = 0xbd4fa000;
    expect lane 17 R8 = 0xbd3cc000  R9 = 0xbcd42000  R10 = 0xbd936000  R11 = 0xbd4fa000;
    expect lane 18 R8 = 0xbcd42000  R9 = 0xbb8ea000  R10 = 0xbd7da000  R11 = 0xbd936000;
    expect lane 19 R8 = 0xbb8ea000  R9 = 0x3a072000  R10 = 0x42798000  R11 = 0xbd7da000;
    expect lane 20 R8 = 0x3a072000  R9 = 0x3953c000  R10 = 0x42a50000  R11 = 0x42798000;
    expect lane 21 R8 = 0x3953c000  R9 = 0x39a7a000  R10 = 0x42d30000  R11 = 0x42a50000;
    expect lane 22 R8 = 0x39a7a000  R9 = 0x39a7a000  R10 = 0x42a50000  R11 = 0x42d30000;
    expect lane 23 R8 = 0x39a7a000  R9 = 0xbb8de000  R10 = 0x43474000  R11 = 0x42a50000;
    expect lane 24 R8 = 0xbb8de000  R9 = 0xbae04000  R10 = 0x43176000  R11 = 0x43474000;
    expect lane 25 R8 = 0xbae04000  R9 = 0xbbc8c000  R10 = 0x437ca000  R11 = 0x43176000;
    expect lane 26 R8 = 0xbbc8c000  R9 = 0xbb66a000  R10 = 0x43176000  R11 = 0x437ca000;
    expect lane 27 R8 = 0xbb66a000  R9 = 0x44fe4000  R10 = 0x387a8000  R11 = 0x43176000;
    expect lane 28 R8 = 0x44fe4000  R9 = 0x4572e000  R10 = 0x38a18000  R11 = 0x387a8000;
    expect lane 29 R8 = 0x4572e000  R9 = 0x44dde000  R10 = 0x386c4000  R11 = 0x38a18000;
    expect lane 30 R8 = 0x44dde000  R9 = 0x44dde000  R10 = 0x389a6000  R11 = 0x386c4000;
    expect lane 31 R8 = 0x44dde000  R9 = 0xc46f4000  R10 = 0x3a680000  R11 = 0x389a6000;
}

warp 9 { # CLAMP_TO_EDGE from column 50
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0xc5dd8000  R9 = 0xc5f62000  R10 = 0xc5ce0000  R11 = 0xc558c000;
    expect lane 1 R8 = 0xc5f62000  R9 = 0xc5e9c000  R10 = 0xc5e9c000  R11 = 0xc5ce0000;
    expect lane 2 R8 = 0xc5e9c000  R9 = 0x411da000  R10 = 0x4174e000  R11 = 0xc5e9c000;
    expect lane 3 R8 = 0x411da000  R9 = 0x3e5b8000  R10 = 0x40324000  R11 = 0x4174e000;
    expect lane 4 R8 = 0x3e5b8000  R9 = 0x40324000  R10 = 0x421a8000  R11 = 0x40324000;
    expect lane 5 R8 = 0x40324000  R9 = 0x40324000  R10 = 0x417da000  R11 = 0x421a8000;
    expect lane 6 R8 = 0x40324000  R9 = 0x39d78000  R10 = 0xc6082000  R11 = 0x417da000;
    expect lane 7 R8 = 0x39d78000  R9 = 0xbbe64000  R10 = 0x387b4000  R11 = 0xc6082000;
    expect lane 8 R8 = 0xbbe64000  R9 = 0xc6082000  R10 = 0xc6082000  R11 = 0x387b4000;
    expect lane 9 R8 = 0xc6082000  R9 = 0x387b4000  R10 = 0x39d78000  R11 = 0xc6082000;
    expect lane 10 R8 = 0x387b4000  R9 = 0x410f0000  R10 = 0x40e32000  R11 = 0x39d78000;
    expect lane 11 R8 = 0x410f0000  R9 = 0x40cc4000  R10 = 0x4135a000  R11 = 0x40e32000;
    expect lane 12 R8 = 0x40cc4000  R9 = 0x40d34000  R10 = 0x410f0000  R11 = 0x4135a000;
    expect lane 13 R8 = 0x40d34000  R9 = 0x411ee000  R10 = 0x410f0000  R11 = 0x410f0000;
    expect lane 14 R8 = 0x411ee000  R9 = 0xb88b4000  R10 = 0xb8846000  R11 = 0x410f0000;
    expect lane 15 R8 = 0xb88b4000  R9 = 0xb8890000  R10 = 0xb8890000  R11 = 0xb8846000;
    expect lane 16 R8 = 0xb8890000  R9 = 0xb8914000  R10 = 0xb8740000  R11 = 0xb8890000;
    expect lane 17 R8 = 0xb8914000  R9 = 0xb889a000  R10 = 0xb87b8000  R11 = 0xb8740000;
    expect lane 18 R8 = 0xb889a000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xb87b8000;
    expect lane 19 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 20 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 21 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 22 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 23 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 24 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 25 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 26 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 27 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 28 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 29 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 30 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
    expect lane 31 R8 = 0xc2890000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xc0980000;
}

warp 10 { # CLAMP_TO_EDGE from column 30
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0xc455e000  R9 = 0xc4542000  R10 = 0xc4542000  R11 = 0xc455e000;
    expect lane 1 R8 = 0xc4542000  R9 = 0xc4664000  R10 = 0xc4664000  R11 = 0xc4542000;
    expect lane 2 R8 = 0xc4664000  R9 = 0x3f6f0000  R10 = 0x3f6f0000  R11 = 0xc4664000;
    expect lane 3 R8 = 0x3f6f0000  R9 = 0x3f6f2000  R10 = 0x3f6f2000  R11 = 0x3f6f0000;
    expect lane 4 R8 = 0x3f6f2000  R9 = 0x3f6f0000  R10 = 0x3f6f0000  R11 = 0x3f6f2000;
    expect lane 5 R8 = 0x3f6f0000  R9 = 0x3f6f2000  R10 = 0x3f6f2000  R11 = 0x3f6f0000;
    expect lane 6 R8 = 0x3f6f2000  R9 = 0x3a006000  R10 = 0x3a006000  R11 = 0x3f6f2000;
    expect lane 7 R8 = 0x3a006000  R9 = 0x3a006000  R10 = 0x3a006000  R11 = 0x3a006000;
    expect lane 8 R8 = 0x3a006000  R9 = 0x39f1e000  R10 = 0x39f1e000  R11 = 0x3a006000;
    expect lane 9 R8 = 0x39f1e000  R9 = 0x39268000  R10 = 0x39268000  R11 = 0x39f1e000;
    expect lane 10 R8 = 0x39268000  R9 = 0x45674000  R10 = 0x45674000  R11 = 0x39268000;
    expect lane 11 R8 = 0x45674000  R9 = 0x439a8000  R10 = 0x439a8000  R11 = 0x45674000;
    expect lane 12 R8 = 0x439a8000  R9 = 0x45674000  R10 = 0x45674000  R11 = 0x439a8000;
    expect lane 13 R8 = 0x45674000  R9 = 0x4450a000  R10 = 0x4450a000  R11 = 0x45674000;
    expect lane 14 R8 = 0x4450a000  R9 = 0xc06f0000  R10 = 0xc06f0000  R11 = 0x4450a000;
    expect lane 15 R8 = 0xc06f0000  R9 = 0xbe874000  R10 = 0xbe874000  R11 = 0xc06f0000;
    expect lane 16 R8 = 0xbe874000  R9 = 0xbebaa000  R10 = 0xbebaa000  R11 = 0xbe874000;
    expect lane 17 R8 = 0xbebaa000  R9 = 0xc0d5c000  R10 = 0xc0d5c000  R11 = 0xbebaa000;
    expect lane 18 R8 = 0xc0d5c000  R9 = 0x4377c000  R10 = 0x4377c000  R11 = 0xc0d5c000;
    expect lane 19 R8 = 0x4377c000  R9 = 0x4377c000  R10 = 0x4377c000  R11 = 0x4377c000;
    expect lane 20 R8 = 0x4377c000  R9 = 0x437a2000  R10 = 0x437a2000  R11 = 0x4377c000;
    expect lane 21 R8 = 0x437a2000  R9 = 0x43790000  R10 = 0x43790000  R11 = 0x437a2000;
    expect lane 22 R8 = 0x43790000  R9 = 0x3d594000  R10 = 0x3d594000  R11 = 0x43790000;
    expect lane 23 R8 = 0x3d594000  R9 = 0x3fee8000  R10 = 0x3fee8000  R11 = 0x3d594000;
    expect lane 24 R8 = 0x3fee8000  R9 = 0x3f5ea000  R10 = 0x3f5ea000  R11 = 0x3fee8000;
    expect lane 25 R8 = 0x3f5ea000  R9 = 0x3f5ea000  R10 = 0x3f5ea000  R11 = 0x3f5ea000;
    expect lane 26 R8 = 0x3f5ea000  R9 = 0x39662000  R10 = 0x39662000  R11 = 0x3f5ea000;
    expect lane 27 R8 = 0x39662000  R9 = 0x3da10000  R10 = 0x3da10000  R11 = 0x39662000;
    expect lane 28 R8 = 0x3da10000  R9 = 0x4517e000  R10 = 0x4517e000  R11 = 0x3da10000;
    expect lane 29 R8 = 0x4517e000  R9 = 0x3a64e000  R10 = 0x3a64e000  R11 = 0x4517e000;
    expect lane 30 R8 = 0x3a64e000  R9 = 0x39a7a000  R10 = 0x39a7a000  R11 = 0x3a64e000;
    expect lane 31 R8 = 0x39a7a000  R9 = 0x3a38a000  R10 = 0x3a38a000  R11 = 0x39a7a000;
}

warp 11 { # CLAMP_TO_EDGE from column 20
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3a6e2000  R9 = 0xbaa82000  R10 = 0xbaa82000  R11 = 0x3a6e2000;
    expect lane 1 R8 = 0xbaa82000  R9 = 0xba75a000  R10 = 0xba75a000  R11 = 0xbaa82000;
    expect lane 2 R8 = 0xba75a000  R9 = 0xba75a000  R10 = 0xba75a000  R11 = 0xba75a000;
    expect lane 3 R8 = 0xba75a000  R9 = 0xbaafc000  R10 = 0xbaafc000  R11 = 0xba75a000;
    expect lane 4 R8 = 0xbaafc000  R9 = 0xb9a6c000  R10 = 0xb9a6c000  R11 = 0xbaafc000;
    expect lane 5 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 6 R8 = 0xb9a70000  R9 = 0xb9a6c000  R10 = 0xb9a6c000  R11 = 0xb9a70000;
    expect lane 7 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 8 R8 = 0xb9a70000  R9 = 0xbdeec000  R10 = 0xbdeec000  R11 = 0xb9a70000;
    expect lane 9 R8 = 0xbdeec000  R9 = 0xbdeea000  R10 = 0xbdeea000  R11 = 0xbdeec000;
    expect lane 10 R8 = 0xbdeea000  R9 = 0xbdeea000  R10 = 0xbdeea000  R11 = 0xbdeea000;
    expect lane 11 R8 = 0xbdeea000  R9 = 0xbdeec000  R10 = 0xbdeec000  R11 = 0xbdeea000;
    expect lane 12 R8 = 0xbdeec000  R9 = 0xb9a6c000  R10 = 0xb9a6c000  R11 = 0xbdeec000;
    expect lane 13 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 14 R8 = 0xb9a70000  R9 = 0xb9a6c000  R10 = 0xb9a6c000  R11 = 0xb9a70000;
    expect lane 15 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0xb9a70000  R11 = 0xb9a6c000;
    expect lane 16 R8 = 0xb9a70000  R9 = 0xbcd9e000  R10 = 0xbcd9e000  R11 = 0xb9a70000;
    expect lane 17 R8 = 0xbcd9e000  R9 = 0xbd330000  R10 = 0xbd330000  R11 = 0xbcd9e000;
    expect lane 18 R8 = 0xbd330000  R9 = 0xbd448000  R10 = 0xbd448000  R11 = 0xbd330000;
    expect lane 19 R8 = 0xbd448000  R9 = 0xbdd26000  R10 = 0xbdd26000  R11 = 0xbd448000;
    expect lane 20 R8 = 0xbdd26000  R9 = 0xbaa82000  R10 = 0xbaa82000  R11 = 0xbdd26000;
    expect lane 21 R8 = 0xbaa82000  R9 = 0xba75a000  R10 = 0xba75a000  R11 = 0xbaa82000;
    expect lane 22 R8 = 0xba75a000  R9 = 0xba75a000  R10 = 0xba75a000  R11 = 0xba75a000;
    expect lane 23 R8 = 0xba75a000  R9 = 0xbaafc000  R10 = 0xbaafc000  R11 = 0xba75a000;
    expect lane 24 R8 = 0xbaafc000  R9 = 0xbb198000  R10 = 0xbb198000  R11 = 0xbaafc000;
    expect lane 25 R8 = 0xbb198000  R9 = 0xbb198000  R10 = 0xbb198000  R11 = 0xbb198000;
    expect lane 26 R8 = 0xbb198000  R9 = 0xbb196000  R10 = 0xbb196000  R11 = 0xbb198000;
    expect lane 27 R8 = 0xbb196000  R9 = 0xbb198000  R10 = 0xbb198000  R11 = 0xbb196000;
    expect lane 28 R8 = 0xbb198000  R9 = 0xbdeec000  R10 = 0xbdeec000  R11 = 0xbb198000;
    expect lane 29 R8 = 0xbdeec000  R9 = 0xbdeea000  R10 = 0xbdeea000  R11 = 0xbdeec000;
    expect lane 30 R8 = 0xbdeea000  R9 = 0xbdeea000  R10 = 0xbdeea000  R11 = 0xbdeea000;
    expect lane 31 R8 = 0xbdeea000  R9 = 0xbdeec000  R10 = 0xbdeec000  R11 = 0xbdeea000;
}

warp 12 { # BORDER from column -3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0xb9c18000  R10 = 0x3ce56000  R11 = 0x3e800000;
    expect lane 4 R8 = 0xb9c18000  R9 = 0xb9c18000  R10 = 0x3ce9a000  R11 = 0x3ce56000;
    expect lane 5 R8 = 0xb9c18000  R9 = 0xb99ea000  R10 = 0x3cf14000  R11 = 0x3ce9a000;
    expect lane 6 R8 = 0xb99ea000  R9 = 0xb956e000  R10 = 0x3ce98000  R11 = 0x3cf14000;
    expect lane 7 R8 = 0xb956e000  R9 = 0x3b518000  R10 = 0x3e140000  R11 = 0x3ce98000;
    expect lane 8 R8 = 0x3b518000  R9 = 0x3b518000  R10 = 0x3e188000  R11 = 0x3e140000;
    expect lane 9 R8 = 0x3b518000  R9 = 0x3a8c6000  R10 = 0x3e188000  R11 = 0x3e188000;
    expect lane 10 R8 = 0x3a8c6000  R9 = 0x3b518000  R10 = 0x3e176000  R11 = 0x3e188000;
    expect lane 11 R8 = 0x3b518000  R9 = 0xbb8de000  R10 = 0xc66ec000  R11 = 0x3e176000;
    expect lane 12 R8 = 0xbb8de000  R9 = 0xbae04000  R10 = 0xc654c000  R11 = 0xc66ec000;
    expect lane 13 R8 = 0xbae04000  R9 = 0xbbc8c000  R10 = 0xc654c000  R11 = 0xc654c000;
    expect lane 14 R8 = 0xbbc8c000  R9 = 0xbb66a000  R10 = 0xc656e000  R11 = 0xc654c000;
    expect lane 15 R8 = 0xbb66a000  R9 = 0xbc5fe000  R10 = 0xbd4fa000  R11 = 0xc656e000;
    expect lane 16 R8 = 0xbc5fe000  R9 = 0xbd3cc000  R10 = 0xbd4fa000  R11 = 0xbd4fa000;
    expect lane 17 R8 = 0xbd3cc000  R9 = 0xbcd42000  R10 = 0xbd936000  R11 = 0xbd4fa000;
    expect lane 18 R8 = 0xbcd42000  R9 = 0xbb8ea000  R10 = 0xbd7da000  R11 = 0xbd936000;
    expect lane 19 R8 = 0xbb8ea000  R9 = 0x3a072000  R10 = 0x42798000  R11 = 0xbd7da000;
    expect lane 20 R8 = 0x3a072000  R9 = 0x3953c000  R10 = 0x42a50000  R11 = 0x42798000;
    expect lane 21 R8 = 0x3953c000  R9 = 0x39a7a000  R10 = 0x42d30000  R11 = 0x42a50000;
    expect lane 22 R8 = 0x39a7a000  R9 = 0x39a7a000  R10 = 0x42a50000  R11 = 0x42d30000;
    expect lane 23 R8 = 0x39a7a000  R9 = 0xbb8de000  R10 = 0x43474000  R11 = 0x42a50000;
    expect lane 24 R8 = 0xbb8de000  R9 = 0xbae04000  R10 = 0x43176000  R11 = 0x43474000;
    expect lane 25 R8 = 0xbae04000  R9 = 0xbbc8c000  R10 = 0x437ca000  R11 = 0x43176000;
    expect lane 26 R8 = 0xbbc8c000  R9 = 0xbb66a000  R10 = 0x43176000  R11 = 0x437ca000;
    expect lane 27 R8 = 0xbb66a000  R9 = 0x44fe4000  R10 = 0x387a8000  R11 = 0x43176000;
    expect lane 28 R8 = 0x44fe4000  R9 = 0x4572e000  R10 = 0x38a18000  R11 = 0x387a8000;
    expect lane 29 R8 = 0x4572e000  R9 = 0x44dde000  R10 = 0x386c4000  R11 = 0x38a18000;
    expect lane 30 R8 = 0x44dde000  R9 = 0x44dde000  R10 = 0x389a6000  R11 = 0x386c4000;
    expect lane 31 R8 = 0x44dde000  R9 = 0xc46f4000  R10 = 0x3a680000  R11 = 0x389a6000;
}

warp 13 { # BORDER from column 50
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0xc5dd8000  R9 = 0xc5f62000  R10 = 0xc5ce0000  R11 = 0xc558c000;
    expect lane 1 R8 = 0xc5f62000  R9 = 0xc5e9c000  R10 = 0xc5e9c000  R11 = 0xc5ce0000;
    expect lane 2 R8 = 0xc5e9c000  R9 = 0x411da000  R10 = 0x4174e000  R11 = 0xc5e9c000;
    expect lane 3 R8 = 0x411da000  R9 = 0x3e5b8000  R10 = 0x40324000  R11 = 0x4174e000;
    expect lane 4 R8 = 0x3e5b8000  R9 = 0x40324000  R10 = 0x421a8000  R11 = 0x40324000;
    expect lane 5 R8 = 0x40324000  R9 = 0x40324000  R10 = 0x417da000  R11 = 0x421a8000;
    expect lane 6 R8 = 0x40324000  R9 = 0x39d78000  R10 = 0xc6082000  R11 = 0x417da000;
    expect lane 7 R8 = 0x39d78000  R9 = 0xbbe64000  R10 = 0x387b4000  R11 = 0xc6082000;
    expect lane 8 R8 = 0xbbe64000  R9 = 0xc6082000  R10 = 0xc6082000  R11 = 0x387b4000;
    expect lane 9 R8 = 0xc6082000  R9 = 0x387b4000  R10 = 0x39d78000  R11 = 0xc6082000;
    expect lane 10 R8 = 0x387b4000  R9 = 0x410f0000  R10 = 0x40e32000  R11 = 0x39d78000;
    expect lane 11 R8 = 0x410f0000  R9 = 0x40cc4000  R10 = 0x4135a000  R11 = 0x40e32000;
    expect lane 12 R8 = 0x40cc4000  R9 = 0x40d34000  R10 = 0x410f0000  R11 = 0x4135a000;
    expect lane 13 R8 = 0x40d34000  R9 = 0x411ee000  R10 = 0x410f0000  R11 = 0x410f0000;
    expect lane 14 R8 = 0x411ee000  R9 = 0xb88b4000  R10 = 0xb8846000  R11 = 0x410f0000;
    expect lane 15 R8 = 0xb88b4000  R9 = 0xb8890000  R10 = 0xb8890000  R11 = 0xb8846000;
    expect lane 16 R8 = 0xb8890000  R9 = 0xb8914000  R10 = 0xb8740000  R11 = 0xb8890000;
    expect lane 17 R8 = 0xb8914000  R9 = 0xb889a000  R10 = 0xb87b8000  R11 = 0xb8740000;
    expect lane 18 R8 = 0xb889a000  R9 = 0xc2890000  R10 = 0xc0980000  R11 = 0xb87b8000;
    expect lane 19 R8 = 0xc2890000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0xc0980000;
    expect lane 20 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 21 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 22 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 23 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 24 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 25 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 26 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 27 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 28 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 29 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 30 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 31 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 14 { # BORDER from column 30
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xc4542000  R11 = 0xc455e000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xc4664000  R11 = 0xc4542000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f6f0000  R11 = 0xc4664000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f6f2000  R11 = 0x3f6f0000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f6f0000  R11 = 0x3f6f2000;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f6f2000  R11 = 0x3f6f0000;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3a006000  R11 = 0x3f6f2000;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3a006000  R11 = 0x3a006000;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x39f1e000  R11 = 0x3a006000;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x39268000  R11 = 0x39f1e000;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x45674000  R11 = 0x39268000;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x439a8000  R11 = 0x45674000;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x45674000  R11 = 0x439a8000;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x4450a000  R11 = 0x45674000;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xc06f0000  R11 = 0x4450a000;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbe874000  R11 = 0xc06f0000;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbebaa000  R11 = 0xbe874000;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xc0d5c000  R11 = 0xbebaa000;
    expect lane 18 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x4377c000  R11 = 0xc0d5c000;
    expect lane 19 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x4377c000  R11 = 0x4377c000;
    expect lane 20 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x437a2000  R11 = 0x4377c000;
    expect lane 21 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x43790000  R11 = 0x437a2000;
    expect lane 22 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d594000  R11 = 0x43790000;
    expect lane 23 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3fee8000  R11 = 0x3d594000;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ea000  R11 = 0x3fee8000;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ea000  R11 = 0x3f5ea000;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x39662000  R11 = 0x3f5ea000;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3da10000  R11 = 0x39662000;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x4517e000  R11 = 0x3da10000;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3a64e000  R11 = 0x4517e000;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x39a7a000  R11 = 0x3a64e000;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3a38a000  R11 = 0x39a7a000;
}

warp 15 { # BORDER from column 20
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3a6e2000  R9 = 0xbaa82000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0xbaa82000  R9 = 0xba75a000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0xba75a000  R9 = 0xba75a000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0xba75a000  R9 = 0xbaafc000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0xbaafc000  R9 = 0xb9a6c000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0xb9a70000  R9 = 0xb9a6c000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 7 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0xb9a70000  R9 = 0xbdeec000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0xbdeec000  R9 = 0xbdeea000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 10 R8 = 0xbdeea000  R9 = 0xbdeea000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 11 R8 = 0xbdeea000  R9 = 0xbdeec000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 12 R8 = 0xbdeec000  R9 = 0xb9a6c000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 13 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 14 R8 = 0xb9a70000  R9 = 0xb9a6c000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 15 R8 = 0xb9a6c000  R9 = 0xb9a70000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 16 R8 = 0xb9a70000  R9 = 0xbcd9e000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0xbcd9e000  R9 = 0xbd330000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 18 R8 = 0xbd330000  R9 = 0xbd448000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 19 R8 = 0xbd448000  R9 = 0xbdd26000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 20 R8 = 0xbdd26000  R9 = 0xbaa82000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 21 R8 = 0xbaa82000  R9 = 0xba75a000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 22 R8 = 0xba75a000  R9 = 0xba75a000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 23 R8 = 0xba75a000  R9 = 0xbaafc000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 24 R8 = 0xbaafc000  R9 = 0xbb198000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 25 R8 = 0xbb198000  R9 = 0xbb198000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 26 R8 = 0xbb198000  R9 = 0xbb196000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 27 R8 = 0xbb196000  R9 = 0xbb198000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 28 R8 = 0xbb198000  R9 = 0xbdeec000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 29 R8 = 0xbdeec000  R9 = 0xbdeea000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 30 R8 = 0xbdeea000  R9 = 0xbdeea000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 31 R8 = 0xbdeea000  R9 = 0xbdeec000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 16 { # AOFFI
    asm "TLD4.R.AOFFI R8, R0, R4, 2, 2D, 0xf"  active 0xffffffff
    s = 33 / 69.0  t = 17 / 42.0  off1 = aoffi(lane % 16 - 8, 3)
    expect lane 0 R8 = 0xb8a62000  R9 = 0x39012000  R10 = 0x42eb4000  R11 = 0x42e4c000;
    expect lane 1 R8 = 0x39012000  R9 = 0xc1be8000  R10 = 0x42ffa000  R11 = 0x42eb4000;
    expect lane 2 R8 = 0xc1be8000  R9 = 0xbab74000  R10 = 0x43062000  R11 = 0x42ffa000;
    expect lane 3 R8 = 0xbab74000  R9 = 0xbdcb0000  R10 = 0x3e76a000  R11 = 0x43062000;
    expect lane 4 R8 = 0xbdcb0000  R9 = 0xbdcb0000  R10 = 0xbf85e000  R11 = 0x3e76a000;
    expect lane 5 R8 = 0xbdcb0000  R9 = 0xbdcae000  R10 = 0xbcddc000  R11 = 0xbf85e000;
    expect lane 6 R8 = 0xbdcae000  R9 = 0xbdcb0000  R10 = 0x3e0e0000  R11 = 0xbcddc000;
    expect lane 7 R8 = 0xbdcb0000  R9 = 0xc6126000  R10 = 0x3a10e000  R11 = 0x3e0e0000;
    expect lane 8 R8 = 0xc6126000  R9 = 0xc61aa000  R10 = 0x3a10e000  R11 = 0x3a10e000;
    expect lane 9 R8 = 0xc61aa000  R9 = 0xc62a0000  R10 = 0x44790000  R11 = 0x3a10e000;
    expect lane 10 R8 = 0xc62a0000  R9 = 0xc6078000  R10 = 0x3f44e000  R11 = 0x44790000;
    expect lane 11 R8 = 0xc6078000  R9 = 0x3b518000  R10 = 0xc6598000  R11 = 0x3f44e000;
    expect lane 12 R8 = 0x3b518000  R9 = 0x3b518000  R10 = 0xbea42000  R11 = 0xc6598000;
    expect lane 13 R8 = 0x3b518000  R9 = 0x3a8c6000  R10 = 0x39e0e000  R11 = 0xbea42000;
    expect lane 14 R8 = 0x3a8c6000  R9 = 0x3b518000  R10 = 0xc6b68000  R11 = 0x39e0e000;
    expect lane 15 R8 = 0x3b518000  R9 = 0x3dbe8000  R10 = 0x432c6000  R11 = 0xc6b68000;
    expect lane 16 R8 = 0xb8a62000  R9 = 0x39012000  R10 = 0x42eb4000  R11 = 0x42e4c000;
    expect lane 17 R8 = 0x39012000  R9 = 0xc1be8000  R10 = 0x42ffa000  R11 = 0x42eb4000;
    expect lane 18 R8 = 0xc1be8000  R9 = 0xbab74000  R10 = 0x43062000  R11 = 0x42ffa000;
    expect lane 19 R8 = 0xbab74000  R9 = 0xbdcb0000  R10 = 0x3e76a000  R11 = 0x43062000;
    expect lane 20 R8 = 0xbdcb0000  R9 = 0xbdcb0000  R10 = 0xbf85e000  R11 = 0x3e76a000;
    expect lane 21 R8 = 0xbdcb0000  R9 = 0xbdcae000  R10 = 0xbcddc000  R11 = 0xbf85e000;
    expect lane 22 R8 = 0xbdcae000  R9 = 0xbdcb0000  R10 = 0x3e0e0000  R11 = 0xbcddc000;
    expect lane 23 R8 = 0xbdcb0000  R9 = 0xc6126000  R10 = 0x3a10e000  R11 = 0x3e0e0000;
    expect lane 24 R8 = 0xc6126000  R9 = 0xc61aa000  R10 = 0x3a10e000  R11 = 0x3a10e000;
    expect lane 25 R8 = 0xc61aa000  R9 = 0xc62a0000  R10 = 0x44790000  R11 = 0x3a10e000;
    expect lane 26 R8 = 0xc62a0000  R9 = 0xc6078000  R10 = 0x3f44e000  R11 = 0x44790000;
    expect lane 27 R8 = 0xc6078000  R9 = 0x3b518000  R10 = 0xc6598000  R11 = 0x3f44e000;
    expect lane 28 R8 = 0x3b518000  R9 = 0x3b518000  R10 = 0xbea42000  R11 = 0xc6598000;
    expect lane 29 R8 = 0x3b518000  R9 = 0x3a8c6000  R10 = 0x39e0e000  R11 = 0xbea42000;
    expect lane 30 R8 = 0x3a8c6000  R9 = 0x3b518000  R10 = 0xc6b68000  R11 = 0x39e0e000;
    expect lane 31 R8 = 0x3b518000  R9 = 0x3dbe8000  R10 = 0x432c6000  R11 = 0xc6b68000;
}

warp 17 { # PTP: each sample in a block of its own
    asm "TLD4.R.PTP R8, R0, R4, 1, 2D, 0xf"  active 0xffffffff
    s = 33 / 69.0  t = 17 / 42.0  off1 = ptp(lane - 16, 1, 16 - lane, 2)  off2 = ptp(lane - 15, -3, lane / 2, -1)
    expect lane 0 R8 = 0x4334e000  R9 = 0xb9d10000  R10 = 0xb97b4000  R11 = 0x3b218000;
    expect lane 1 R8 = 0x42b78000  R9 = 0x39856000  R10 = 0xb9012000  R11 = 0x3b218000;
    expect lane 2 R8 = 0x448a6000  R9 = 0x39f7c000  R10 = 0xb9b70000  R11 = 0x3b8d8000;
    expect lane 3 R8 = 0x44d8e000  R9 = 0x3953c000  R10 = 0x3d594000  R11 = 0x3b8d8000;
    expect lane 4 R8 = 0x42054000  R9 = 0x39f7c000  R10 = 0x3fee8000  R11 = 0x3b7b8000;
    expect lane 5 R8 = 0x42074000  R9 = 0x432c6000  R10 = 0x3f5ea000  R11 = 0x3b7b8000;
    expect lane 6 R8 = 0x42074000  R9 = 0x42e1a000  R10 = 0x3f5ea000  R11 = 0x3b010000;
    expect lane 7 R8 = 0x41fc8000  R9 = 0x42e98000  R10 = 0xc0684000  R11 = 0x3b010000;
    expect lane 8 R8 = 0x42de4000  R9 = 0x42d1e000  R10 = 0xc0616000  R11 = 0x425fe000;
    expect lane 9 R8 = 0x42f92000  R9 = 0x45fc8000  R10 = 0xc045a000  R11 = 0x425fe000;
    expect lane 10 R8 = 0x4233c000  R9 = 0xc2cec000  R10 = 0xc0878000  R11 = 0x42628000;
    expect lane 11 R8 = 0x42430000  R9 = 0x37d90000  R10 = 0x39550000  R11 = 0x42628000;
    expect lane 12 R8 = 0xc6c60000  R9 = 0xc2cec000  R10 = 0xb88a8000  R11 = 0x4254a000;
    expect lane 13 R8 = 0xc22de000  R9 = 0x3e6b0000  R10 = 0xb7f00000  R11 = 0x4254a000;
    expect lane 14 R8 = 0xc4d60000  R9 = 0x39d3e000  R10 = 0x3b0ec000  R11 = 0x42656000;
    expect lane 15 R8 = 0xbf85e000  R9 = 0x3a8b0000  R10 = 0x3b010000  R11 = 0x42656000;
    expect lane 16 R8 = 0x3e6b0000  R9 = 0x3e6b0000  R10 = 0x3b130000  R11 = 0x45c74000;
    expect lane 17 R8 = 0x39530000  R9 = 0xbcddc000  R10 = 0x3b8d8000  R11 = 0x45c74000;
    expect lane 18 R8 = 0x39d3e000  R9 = 0xbf85e000  R10 = 0x3b6d2000  R11 = 0x45c68000;
    expect lane 19 R8 = 0x3e6b0000  R9 = 0xc4d60000  R10 = 0x42680000  R11 = 0x45c68000;
    expect lane 20 R8 = 0xc6b68000  R9 = 0xba4ee000  R10 = 0x425ce000  R11 = 0x45c72000;
    expect lane 21 R8 = 0x42d68000  R9 = 0x42618000  R10 = 0x425ce000  R11 = 0x45c72000;
    expect lane 22 R8 = 0x42d68000  R9 = 0x430cc000  R10 = 0x425a2000  R11 = 0x45c6c000;
    expect lane 23 R8 = 0x3bc10000  R9 = 0x42f92000  R10 = 0x45c6a000  R11 = 0x45c6c000;
    expect lane 24 R8 = 0x42e1a000  R9 = 0x430cc000  R10 = 0x45c66000  R11 = 0x43d06000;
    expect lane 25 R8 = 0x42e98000  R9 = 0x41e16000  R10 = 0x45c74000  R11 = 0x43d06000;
    expect lane 26 R8 = 0x432c6000  R9 = 0x423f6000  R10 = 0x45c74000  R11 = 0x44760000;
    expect lane 27 R8 = 0x42d1e000  R9 = 0x41ec0000  R10 = 0x44a78000  R11 = 0x44760000;
    expect lane 28 R8 = 0x39a7a000  R9 = 0x41e16000  R10 = 0x44b8e000  R11 = 0x45618000;
    expect lane 29 R8 = 0x3a38a000  R9 = 0x45300000  R10 = 0x44d40000  R11 = 0x45618000;
    expect lane 30 R8 = 0x3a296000  R9 = 0x45300000  R10 = 0x44b02000  R11 = 0x43d06000;
    expect lane 31 R8 = 0x39856000  R9 = 0x43ed8000  R10 = 0x432f4000  R11 = 0x43d06000;
}
