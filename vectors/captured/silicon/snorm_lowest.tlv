# TEX filtered with SNORM's lowest code.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-125 PD-125c PD-128
policy coord_fixed21
policy filter_weight8

texture 0 { type ONE_D  format R8 SNORM  size 64  address 0x10000000  texels rows 1380bea8ae88a97aafa0da16abb2906a2d8b960e303966305a3ab0e253e9ae8a1de3fb9e6a6c16de2da2f275f1953d1527e6a8852a73d3d886ea1b06e9922916 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 0 texture 0 sampler 0
texture 1 { type ONE_D  format R8 SNORM  size 32  address 0x10020000  texels rows 00ff0001feff7f80010203fc40c055aa10f00ff10080ff7f02fd6465c83707f9 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP  format A8B8G8R8 SNORM  size 16 16  address 0x10040000  texels rows ffe1577ea5a072d296b53efed3458507b0961f44e4eb2a3f320e88b104d974acbba11e3272a0f51dfd74b2d812e6fc4eee730e31bf6e29f6a697b3236ed02a0dc00dfaf0a62c76dd7c5e5c73d18f507ec9d69dbdea0cd2b7cd36aaf07f6b1039b77d32eee49bcbbbf1d31820cfc4415fb6994cdacaf965d03ef0ea8c4887f8cca920563726dc55fa6783dc634457bebdbe6ccf3d750ac0f12e3a0a5ce17b330894b060e3a8fbfc45c07e73cba66ba59e1d37e63fa780462ddc97293e808812ece6c974e55ba690a80cedffecaa5ae12e7624dfbd03c9575a83f3f72ef158d6d1cd8b9e73bb0596a5487bb051fa36a56253c2f84ba150bd15ba504fe73b235d703c07647f07c363953f4e14e268da8917b87b2d677897648c8790649c01f33d1e86552d5c150ce22591d48957d9778d5522c70253373956549249ce9150cc8fa50d2ee83348bb1164d88398e6bf55ab361ec4d5559f16b581ecc0a1f79ff33f9a3381e5a2c5af6eccb289c32a42580d013de880dee76426442dfe404b7fb48b293362322f34e5eeb6ebe10e301829c01bf21c42cfae0db019ae21387350a6caccd04190a8210b92a268ec9f1672b474bd49d95ca41ccd5979938504531c525fa70fff513738158b9ad2228fc47ac146059cb4258dbaeaf3d0d2a2cf11f696d15ebb4e7b3684cf96b767e2fd26a36b964e47debf627b44ba7f15c39592d8084f3cb8f2511c10afb4813e2ae69e44b7655f3b104d82c87bc15f3714883338f19ee8563244f948bcc4d37f1e55b8cc223bcfd84fabe72d57c11e71180bcf7d93caa2889c107f2f1e84ed2b13e7b8d173824bababe96a06e3454595ab68c262b240f18f2318b90508a899032ee9959e3bf906f270290455a1f0b48c36ebdcd4b853f8c20a365620d5dbdc09ba9e21f0b962f5bcaa017d5969675d199aec4581088f9eef2a85c622820e23615d2bf8ca17388de584dee2cdcb0f5e70297ff508e474cf34befd0ecd114994721210928d684c55ac2e89c6a5b10957e32255f9700330372a3f5eea47df3de63496661a78000cd067ea94c889b679c9762a6dd4ed18c5f2f8734a0eb2843c5d0f67a04f725d974ce314afd465e44d700a7777fe24f64d03dc4c89f51d0fb84f2c4c655e7253f4a9b4b2da86882d6cb7be438be9e1b9666cca9906f50ab2698275afaa574e86859ec1be83f7ef0ff7d0f78f652f75579a9f655a55e46c7e957f011d4a632ff77cd2da1223cc40a6fdfccbad82bdac85481d1538219e21c7463423bb08d6e650937fb12b681dc0c448ee51e183423bcdc76fa3f31224de1fcc051bcbb83a5465b7f611f6ce2914f51548fd92fbc16768df2a4a0608dee3a18d73167a1e2cf991879d088f36644c154779995fa94c74739a0c23caf525734bf1b7a2d7e1c759497b9e9034cba633d1ddc322504d7dac67c12f }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP  format R8 SNORM  size 16 16  address 0x10060000  texels expression (x + 16 * y) }
handle 3 texture 3 sampler 0

warp 0 {   # filter.1d.s8.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 0, 1D, RGBA"
    s = { bits(0x3c010000) bits(0x3c100000) bits(0x3c200000) bits(0x3c300000) bits(0x3c400000) bits(0x3c500000)
        bits(0x3c600000) bits(0x3c700000) bits(0x3c800000) bits(0x3c880000) bits(0x3c900000) bits(0x3c980000)
        bits(0x3ca00000) bits(0x3ca80000) bits(0x3cb00000) bits(0x3cb80000) bits(0x3cc00000) bits(0x3cc80000)
        bits(0x3cd00000) bits(0x3cd80000) bits(0x3ce00000) bits(0x3ce80000) bits(0x3cf00000) bits(0x3cf80000)
        bits(0x3d000000) bits(0x3d040000) bits(0x3d080000) bits(0x3d0c0000) bits(0x3d100000) bits(0x3d140000)
        bits(0x3d180000) bits(0x3d1c0000) }
    expect lane 0 R8 = 0x3e149129
    expect lane 1 R8 = 0x3d9e413d
    expect lane 2 R8 = 0x3ba10142
    expect lane 3 R8 = 0xbd8a1114
    expect lane 4 R8 = 0xbe0f211e
    expect lane 5 R8 = 0xbe5931b2
    expect lane 6 R8 = 0xbe91a523
    expect lane 7 R8 = 0xbeb6ad6d
    expect lane 8 R8 = 0xbedbb5b7
    expect lane 9 R8 = 0xbf006101
    expect lane 10 R8 = 0xbf12e526
    expect lane 11 R8 = 0xbf256b4b
    expect lane 12 R8 = 0xbf37ef70
    expect lane 13 R8 = 0xbf4a7595
    expect lane 14 R8 = 0xbf5cf9ba
    expect lane 15 R8 = 0xbf6f7fdf
    expect lane 16 R8 = 0xbf800000
    expect lane 17 R8 = 0xbf7a33f4
    expect lane 18 R8 = 0xbf7263e5
    expect lane 19 R8 = 0xbf6a95d5
    expect lane 20 R8 = 0xbf62c5c6
    expect lane 21 R8 = 0xbf5af5b6
    expect lane 22 R8 = 0xbf5325a6
    expect lane 23 R8 = 0xbf4b5797
    expect lane 24 R8 = 0xbf438787
    expect lane 25 R8 = 0xbf3bb777
    expect lane 26 R8 = 0xbf33e768
    expect lane 27 R8 = 0xbf2c1758
    expect lane 28 R8 = 0xbf244949
    expect lane 29 R8 = 0xbf1c7939
    expect lane 30 R8 = 0xbf14a929
    expect lane 31 R8 = 0xbf0cd91a
}

warp 1 {   # filter.1d.s8.hash
    asm "TEXS.LZ R10, R8, R0, RZ, 0, 1D, RGBA"
    s = { bits(0x3c020000) bits(0x3c110000) bits(0x3c210000) bits(0x3c310000) bits(0x3c410000) bits(0x3c510000)
        bits(0x3c610000) bits(0x3c710000) bits(0x3c808000) bits(0x3c888000) bits(0x3c908000) bits(0x3c988000)
        bits(0x3ca08000) bits(0x3ca88000) bits(0x3cb08000) bits(0x3cb88000) bits(0x3cc08000) bits(0x3cc80000)
        bits(0x3cd00000) bits(0x3cd80000) bits(0x3ce00000) bits(0x3ce80000) bits(0x3cf00000) bits(0x3cf80000)
        bits(0x3d000000) bits(0x3d040000) bits(0x3d080000) bits(0x3d0c0000) bits(0x3d100000) bits(0x3d140000)
        bits(0x3d180000) bits(0x3d1c0000) }
    expect lane 0 R8 = 0x3e0ff120
    expect lane 1 R8 = 0x3d94f12a
    expect lane 2 R8 = 0x39d001a0
    expect lane 3 R8 = 0xbd935127
    expect lane 4 R8 = 0xbe13c128
    expect lane 5 R8 = 0xbe5dd1bc
    expect lane 6 R8 = 0xbe93f528
    expect lane 7 R8 = 0xbeb8fd72
    expect lane 8 R8 = 0xbede09bc
    expect lane 9 R8 = 0xbf018903
    expect lane 10 R8 = 0xbf140f28
    expect lane 11 R8 = 0xbf26934d
    expect lane 12 R8 = 0xbf391772
    expect lane 13 R8 = 0xbf4b9d97
    expect lane 14 R8 = 0xbf5e21bc
    expect lane 15 R8 = 0xbf70a7e1
    expect lane 16 R8 = 0xbf800000
    expect lane 17 R8 = 0xbf7a33f4
    expect lane 18 R8 = 0xbf7263e5
    expect lane 19 R8 = 0xbf6a95d5
    expect lane 20 R8 = 0xbf62c5c6
    expect lane 21 R8 = 0xbf5af5b6
    expect lane 22 R8 = 0xbf5325a6
    expect lane 23 R8 = 0xbf4b5797
    expect lane 24 R8 = 0xbf438787
    expect lane 25 R8 = 0xbf3bb777
    expect lane 26 R8 = 0xbf33e768
    expect lane 27 R8 = 0xbf2c1758
    expect lane 28 R8 = 0xbf244949
    expect lane 29 R8 = 0xbf1c7939
    expect lane 30 R8 = 0xbf14a929
    expect lane 31 R8 = 0xbf0cd91a
}

warp 2 {   # filter.1d.s8.pairs1
    asm "TEXS.LZ R10, R8, R0, RZ, 1, 1D, RGBA"
    s = { bits(0x3e502000) bits(0x3e540000) bits(0x3e580000) bits(0x3e5c0000) bits(0x3e600000) bits(0x3e640000)
        bits(0x3e680000) bits(0x3e6c0000) bits(0x3e700000) bits(0x3e740000) bits(0x3e780000) bits(0x3e7c0000)
        bits(0x3e800000) bits(0x3e820000) bits(0x3e840000) bits(0x3e860000) bits(0x3f240800) bits(0x3f250000)
        bits(0x3f260000) bits(0x3f270000) bits(0x3f280000) bits(0x3f290000) bits(0x3f2a0000) bits(0x3f2b0000)
        bits(0x3f2c0000) bits(0x3f2d0000) bits(0x3f2e0000) bits(0x3f2f0000) bits(0x3f300000) bits(0x3f310000)
        bits(0x3f320000) bits(0x3f330000) }
    expect lane 0 R8 = 0x3f7dfdfc
    expect lane 1 R8 = 0x3f3fbf7f
    expect lane 2 R8 = 0x3efefdfe
    expect lane 3 R8 = 0x3e7cf9fa
    expect lane 4 R8 = 0xbb810102
    expect lane 5 R8 = 0xbe828505
    expect lane 6 R8 = 0xbf018303
    expect lane 7 R8 = 0xbf41c384
    expect lane 8 R8 = 0xbf800000
    expect lane 9 R8 = 0xbf6183c3
    expect lane 10 R8 = 0xbf410182
    expect lane 11 R8 = 0xbf208141
    expect lane 12 R8 = 0xbefffe00
    expect lane 13 R8 = 0xbebefd7e
    expect lane 14 R8 = 0xbe7bf9f8
    expect lane 15 R8 = 0xbdf3e1e8
    expect lane 16 R8 = 0xbb810102
    expect lane 17 R8 = 0xbe010102
    expect lane 18 R8 = 0xbe810102
    expect lane 19 R8 = 0xbec18183
    expect lane 20 R8 = 0xbf010102
    expect lane 21 R8 = 0xbf214343
    expect lane 22 R8 = 0xbf418383
    expect lane 23 R8 = 0xbf61c3c4
    expect lane 24 R8 = 0xbf800000
    expect lane 25 R8 = 0xbf6203c4
    expect lane 26 R8 = 0xbf420384
    expect lane 27 R8 = 0xbf220344
    expect lane 28 R8 = 0xbf020504
    expect lane 29 R8 = 0xbec40988
    expect lane 30 R8 = 0xbe840908
    expect lane 31 R8 = 0xbe081110
}

warp 3 {   # filter.1d.s8.pairs1
    asm "TEXS.LZ R10, R8, R0, RZ, 1, 1D, RGBA"
    s = { bits(0x3e504000) bits(0x3e542000) bits(0x3e582000) bits(0x3e5c2000) bits(0x3e602000) bits(0x3e642000)
        bits(0x3e682000) bits(0x3e6c2000) bits(0x3e702000) bits(0x3e742000) bits(0x3e782000) bits(0x3e7c0000)
        bits(0x3e800000) bits(0x3e820000) bits(0x3e840000) bits(0x3e860000) bits(0x3f240800) bits(0x3f250800)
        bits(0x3f260800) bits(0x3f270800) bits(0x3f280800) bits(0x3f290800) bits(0x3f2a0000) bits(0x3f2b0000)
        bits(0x3f2c0000) bits(0x3f2d0000) bits(0x3f2e0000) bits(0x3f2f0000) bits(0x3f300000) bits(0x3f310000)
        bits(0x3f320000) bits(0x3f330000) }
    expect lane 0 R8 = 0x3f7bfbf8
    expect lane 1 R8 = 0x3f3dbd7b
    expect lane 2 R8 = 0x3efaf9f6
    expect lane 3 R8 = 0x3e74f1ea
    expect lane 4 R8 = 0xbc410182
    expect lane 5 R8 = 0xbe86890d
    expect lane 6 R8 = 0xbf038507
    expect lane 7 R8 = 0xbf43c588
    expect lane 8 R8 = 0xbf800000
    expect lane 9 R8 = 0xbf607fc1
    expect lane 10 R8 = 0xbf3ffd80
    expect lane 11 R8 = 0xbf208141
    expect lane 12 R8 = 0xbefffe00
    expect lane 13 R8 = 0xbebefd7e
    expect lane 14 R8 = 0xbe7bf9f8
    expect lane 15 R8 = 0xbdf3e1e8
    expect lane 16 R8 = 0xbb810102
    expect lane 17 R8 = 0xbe05090a
    expect lane 18 R8 = 0xbe830506
    expect lane 19 R8 = 0xbec38587
    expect lane 20 R8 = 0xbf020504
    expect lane 21 R8 = 0xbf224545
    expect lane 22 R8 = 0xbf418383
    expect lane 23 R8 = 0xbf61c3c4
    expect lane 24 R8 = 0xbf800000
    expect lane 25 R8 = 0xbf6203c4
    expect lane 26 R8 = 0xbf420384
    expect lane 27 R8 = 0xbf220344
    expect lane 28 R8 = 0xbf020504
    expect lane 29 R8 = 0xbec40988
    expect lane 30 R8 = 0xbe840908
    expect lane 31 R8 = 0xbe081110
}

warp 4 {   # filter.2d.s8x4
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x3f400000) bits(0x3f623000) bits(0x3f522000) bits(0x3f533000) bits(0x3f489000) bits(0x3f4fa000)
        bits(0x3f68d000) bits(0x3f7c3000) bits(0x3f4cb000) bits(0x3f5c9000) bits(0x3f6ed000) bits(0x3f3c3000)
        bits(0x3f523000) bits(0x3f5ca000) bits(0x3f62a000) bits(0x3f402000) bits(0x3f554000) bits(0x3f5e8000)
        bits(0x3f474000) bits(0x3f5f0000) bits(0x3f5a7000) bits(0x3f7e8000) bits(0x3f4d8000) bits(0x3f67b000)
        bits(0x3f4dd000) bits(0x3f587000) bits(0x3f7cb000) bits(0x3f6dd000) bits(0x3f562000) bits(0x3f79d000)
        bits(0x3f44a000) bits(0x3f43a000) }
    t = { bits(0x3ea7c000) bits(0x3e3b0000) bits(0x3ec58000) bits(0x3e460000) bits(0x3e9b4000) bits(0x3eadc000)
        bits(0x3e5d4000) bits(0x3e1dc000) bits(0x3e198000) bits(0x3e008000) bits(0x3e058000) bits(0x3eab8000)
        bits(0x3ea7a000) bits(0x3dc20000) bits(0x3e5cc000) bits(0x3ec52000) bits(0x3e97a000) bits(0x3e158000)
        bits(0x3e97a000) bits(0x3dd00000) bits(0x3e138000) bits(0x3e284000) bits(0x3e4dc000) bits(0x3dff8000)
        bits(0x3e90c000) bits(0x3e2f0000) bits(0x3e114000) bits(0x3de28000) bits(0x3e178000) bits(0x3dd68000)
        bits(0x3ebea000) bits(0x3ebcc000) }
    expect lane 0 R8 = 0x3ebb6577  R9 = 0x3e7ff200  R10 = 0xbee6c5ce  R11 = 0x3d97c130
    expect lane 1 R8 = 0xbf03b107  R9 = 0xbe803900  R10 = 0x3ea4e94a  R11 = 0x3e6791cf
    expect lane 2 R8 = 0x3e816503  R9 = 0xbdd9f1b4  R10 = 0x3ed545ab  R11 = 0x3e9c9539
    expect lane 3 R8 = 0xbeba9d75  R9 = 0xbd7d61fb  R10 = 0xbdc7718f  R11 = 0x3eabe158
    expect lane 4 R8 = 0x3ead415b  R9 = 0xbea6654d  R10 = 0xbea06941  R11 = 0x3eadb15b
    expect lane 5 R8 = 0x3e306961  R9 = 0x3e82b505  R10 = 0xbeabe158  R11 = 0x3e1b8137
    expect lane 6 R8 = 0xbefd61fb  R9 = 0x3f0cdd1a  R10 = 0x3f1d173a  R11 = 0xbdf471e9
    expect lane 7 R8 = 0xbf73d7e8  R9 = 0xbf71f5e4  R10 = 0x3e09c114  R11 = 0xbe2a5155
    expect lane 8 R8 = 0xbdbd017a  R9 = 0xbd3fa17f  R10 = 0x3da5914b  R11 = 0x3ec06181
    expect lane 9 R8 = 0xbec0b581  R9 = 0xbf05d10c  R10 = 0x3f008b01  R11 = 0xbd7e21fc
    expect lane 10 R8 = 0xbe06610d  R9 = 0xbf36216c  R10 = 0x3dbb7177  R11 = 0xbe28f152
    expect lane 11 R8 = 0x3ed455a9  R9 = 0x3ef519ea  R10 = 0xbe845d09  R11 = 0x3d1b4137
    expect lane 12 R8 = 0x3e0a4115  R9 = 0x3eb3f568  R10 = 0xbc848109  R11 = 0x3eb3cd68
    expect lane 13 R8 = 0xbe2b7157  R9 = 0xbdb7516f  R10 = 0x3f03af07  R11 = 0xbf04c70a
    expect lane 14 R8 = 0xbf1b6f37  R9 = 0x3f0d991b  R10 = 0x3e7801f0  R11 = 0xbd45218a
    expect lane 15 R8 = 0x3f276b4f  R9 = 0xbe5a61b5  R10 = 0x3ec45589  R11 = 0xbeeb0dd6
    expect lane 16 R8 = 0x3e932d26  R9 = 0x3ebe897d  R10 = 0x3ee579cb  R11 = 0x3f195733
    expect lane 17 R8 = 0xbee7fdd0  R9 = 0xbf4b7397  R10 = 0x3ee60dcc  R11 = 0x3e79f9f4
    expect lane 18 R8 = 0x3e98e532  R9 = 0xbea7dd50  R10 = 0xbe7d79fb  R11 = 0x3ee029c0
    expect lane 19 R8 = 0xbdb28165  R9 = 0xbe440988  R10 = 0x3ec35587  R11 = 0xbef7d5f0
    expect lane 20 R8 = 0xbf116123  R9 = 0xbf4d559b  R10 = 0x3f0a7b15  R11 = 0x3e57d9b0
    expect lane 21 R8 = 0xbf516da3  R9 = 0xbf499d93  R10 = 0x3e5f11be  R11 = 0xbcc08181
    expect lane 22 R8 = 0x3dc5f18c  R9 = 0xbdba7175  R10 = 0xbe136127  R11 = 0x3ee3e5c8
    expect lane 23 R8 = 0x3dbb3176  R9 = 0xbef2cde6  R10 = 0x3db02160  R11 = 0xbe59f1b4
    expect lane 24 R8 = 0x3ea7014e  R9 = 0xbdeda1db  R10 = 0x3e72c1e6  R11 = 0x3f241948
    expect lane 25 R8 = 0xbf33c168  R9 = 0xbf1ed73e  R10 = 0x3e9b1136  R11 = 0x3e9ea13d
    expect lane 26 R8 = 0xbf251b4a  R9 = 0xbf7259e5  R10 = 0x3dc1a183  R11 = 0xbe5cb9b9
    expect lane 27 R8 = 0x3e6be9d8  R9 = 0xbf0bc718  R10 = 0xbce4c1ca  R11 = 0xbeedfddc
    expect lane 28 R8 = 0xbf128125  R9 = 0xbf3f2d7e  R10 = 0x3f00f502  R11 = 0x3e8ba117
    expect lane 29 R8 = 0x3e948929  R9 = 0xbf738de7  R10 = 0xbcdd41bb  R11 = 0xbebaf576
    expect lane 30 R8 = 0x3f0f3b1e  R9 = 0xbe2fa15f  R10 = 0xbd935127  R11 = 0xbeda1db4
    expect lane 31 R8 = 0x3f0f4b1f  R9 = 0xbdfc51f9  R10 = 0xbdeb31d6  R11 = 0xbec41188
}

warp 5 {   # filter.2d.s8x4
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x3f459000) bits(0x3f4f5000) bits(0x3f58d000) bits(0x3f69a000) bits(0x3f45a000) bits(0x3f678000)
        bits(0x3f4c6000) bits(0x3f464000) bits(0x3f403000) bits(0x3f5c9000) bits(0x3f461000) bits(0x3f3c3000)
        bits(0x3f5b2000) bits(0x3f5ca000) bits(0x3f709000) bits(0x3f402000) bits(0x3f554000) bits(0x3f444000)
        bits(0x3f474000) bits(0x3f5d8000) bits(0x3f5a7000) bits(0x3f3e8000) bits(0x3f4d8000) bits(0x3f43b000)
        bits(0x3f4dd000) bits(0x3f587000) bits(0x3f7cb000) bits(0x3f6dd000) bits(0x3f562000) bits(0x3f79d000)
        bits(0x3f44a000) bits(0x3f43a000) }
    t = { bits(0x3ec98000) bits(0x3e3d0000) bits(0x3e334000) bits(0x3dce8000) bits(0x3ec00000) bits(0x3e088000)
        bits(0x3e1c0000) bits(0x3ecca000) bits(0x3eba4000) bits(0x3e008000) bits(0x3ea82000) bits(0x3eab8000)
        bits(0x3e260000) bits(0x3dc20000) bits(0x3de38000) bits(0x3ec52000) bits(0x3e97a000) bits(0x3eb66000)
        bits(0x3e97a000) bits(0x3e554000) bits(0x3e138000) bits(0x3eac6000) bits(0x3e4dc000) bits(0x3e962000)
        bits(0x3e90c000) bits(0x3e2f0000) bits(0x3e114000) bits(0x3de28000) bits(0x3e178000) bits(0x3dd68000)
        bits(0x3ebea000) bits(0x3ebcc000) }
    expect lane 0 R8 = 0x3f188f31  R9 = 0xbe94e52a  R10 = 0x3edc39b8  R11 = 0xbf196533
    expect lane 1 R8 = 0xbdcfc1a0  R9 = 0xbde7b1cf  R10 = 0xbd436187  R11 = 0x3ed4b1a9
    expect lane 2 R8 = 0xbf327f65  R9 = 0xbf024705  R10 = 0x3e7251e5  R11 = 0x3e97d530
    expect lane 3 R8 = 0x3ecc7999  R9 = 0xbe8fe520  R10 = 0xbddfc1c0  R11 = 0xbf37876f
    expect lane 4 R8 = 0x3f0def1c  R9 = 0xbe5119a2  R10 = 0xbd39a173  R11 = 0xbeec09d8
    expect lane 5 R8 = 0xbc9b8137  R9 = 0xbf127925  R10 = 0x3e204141  R11 = 0xbcbac176
    expect lane 6 R8 = 0xbd7361e7  R9 = 0xbb8f011e  R10 = 0x3d31e164  R11 = 0x3ed131a2
    expect lane 7 R8 = 0x3f18c932  R9 = 0xbea02140  R10 = 0x3f12bb25  R11 = 0xbf275f4f
    expect lane 8 R8 = 0x3f12f726  R9 = 0x3ca7c150  R10 = 0xbd60a1c1  R11 = 0xbe955d2b
    expect lane 9 R8 = 0xbec0b581  R9 = 0xbf05d10c  R10 = 0x3f008b01  R11 = 0xbd7e21fc
    expect lane 10 R8 = 0x3ed3bda7  R9 = 0xbe05810b  R10 = 0xbf2f5d5f  R11 = 0xbc810102
    expect lane 11 R8 = 0x3ed455a9  R9 = 0x3ef519ea  R10 = 0xbe845d09  R11 = 0x3d1b4137
    expect lane 12 R8 = 0xbf20c542  R9 = 0xbf528fa5  R10 = 0x3edd5dbb  R11 = 0x3eb4c56a
    expect lane 13 R8 = 0xbe2b7157  R9 = 0xbdb7516f  R10 = 0x3f03af07  R11 = 0xbf04c70a
    expect lane 14 R8 = 0x3e49d194  R9 = 0xbf285951  R10 = 0xbca30146  R11 = 0xbed9edb4
    expect lane 15 R8 = 0x3f276b4f  R9 = 0xbe5a61b5  R10 = 0x3ec45589  R11 = 0xbeeb0dd6
    expect lane 16 R8 = 0x3e932d26  R9 = 0x3ebe897d  R10 = 0x3ee579cb  R11 = 0x3f195733
    expect lane 17 R8 = 0x3f058b0b  R9 = 0xbd7921f2  R10 = 0xbee439c8  R11 = 0xbe987931
    expect lane 18 R8 = 0x3e98e532  R9 = 0xbea7dd50  R10 = 0xbe7d79fb  R11 = 0x3ee029c0
    expect lane 19 R8 = 0xbf28d552  R9 = 0x3ebb1976  R10 = 0xbd02c106  R11 = 0x3dd031a0
    expect lane 20 R8 = 0xbf116123  R9 = 0xbf4d559b  R10 = 0x3f0a7b15  R11 = 0x3e57d9b0
    expect lane 21 R8 = 0x3ee0adc1  R9 = 0x3ead655b  R10 = 0xbebc3978  R11 = 0xbc8b0116
    expect lane 22 R8 = 0x3dc5f18c  R9 = 0xbdba7175  R10 = 0xbe136127  R11 = 0x3ee3e5c8
    expect lane 23 R8 = 0x3e3d197a  R9 = 0xbd5181a3  R10 = 0xbea6914d  R11 = 0x3efd41fb
    expect lane 24 R8 = 0x3ea7014e  R9 = 0xbdeda1db  R10 = 0x3e72c1e6  R11 = 0x3f241948
    expect lane 25 R8 = 0xbf33c168  R9 = 0xbf1ed73e  R10 = 0x3e9b1136  R11 = 0x3e9ea13d
    expect lane 26 R8 = 0xbf251b4a  R9 = 0xbf7259e5  R10 = 0x3dc1a183  R11 = 0xbe5cb9b9
    expect lane 27 R8 = 0x3e6be9d8  R9 = 0xbf0bc718  R10 = 0xbce4c1ca  R11 = 0xbeedfddc
    expect lane 28 R8 = 0xbf128125  R9 = 0xbf3f2d7e  R10 = 0x3f00f502  R11 = 0x3e8ba117
    expect lane 29 R8 = 0x3e948929  R9 = 0xbf738de7  R10 = 0xbcdd41bb  R11 = 0xbebaf576
    expect lane 30 R8 = 0x3f0f3b1e  R9 = 0xbe2fa15f  R10 = 0xbd935127  R11 = 0xbeda1db4
    expect lane 31 R8 = 0x3f0f4b1f  R9 = 0xbdfc51f9  R10 = 0xbdeb31d6  R11 = 0xbec41188
}

warp 6 {   # formats.s8.linear
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x1
    s = bits(0x3d000000)
    t = bits(0x3f080000)
    expect lane 0 R8 = 0xbf800000
}
