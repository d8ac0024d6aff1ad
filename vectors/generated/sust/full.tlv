# Every thread stores 16 bytes that lie in two lines which no other thread names: 64 writes an instruction,
# as many as the unit merges. Data and bases all over.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
sampler 0 { }
texture 0 { raw 00049201 79e58211 00001ff6 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x0 0x0
warp 0 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0x0"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0xa1560927 0xeb86b180 0xfcd40b9d 0xcdd29d96 0x338ccb9c 0xa728f840 0xdc80372e 0xb8a65eba 0xadf16743 0x10570e51
      0xbb44eb9 0x3820c30d 0xd0a0b94e 0x65a2a36c 0xbe0d6c87 0x5bdba1fd 0x5d3c4b29 0x2dd08d38 0x7726bee9 0xe54c203
      0xac3b26ac 0x78fac97 0x4d94d8e6 0xe30c5178 0xa453169f 0x3cbc70f3 0xa7f62885 0x2605e3ff 0xebd3b059
      0x5f661185 0xd3aa38b9 0x208c2512 }
    data1 = { 0x9cecdeee 0xafd60b62 0x44c6267a 0xa1eedf23 0xb2db3722 0xf9997523 0x6aaf1061 0x64cdc2d 0xe96ca3ec 0x2cb0327c
      0xf3358da9 0x8a0afd77 0x7902b9e 0xe4426ad3 0x23252e50 0x825bed80 0xb03863b6 0xcd1d260 0x2933690f 0xa433b9df
      0x3ecf9bcd 0xb8e73ffe 0xdff75040 0x280b7fad 0xdebbfefb 0xe8c7ed9a 0x3e32dea5 0x9dc6946a 0x71f0e00e
      0x2ba5abd9 0x2df20aba 0xd96b888 }
    data2 = { 0x6769fc6f 0x4506350 0xb440d80f 0xcd985768 0xd1c5554e 0x25be0914 0x70a6383e 0x156b2102 0x15e2d1d 0x1afc52d2
      0x96c0e921 0x325d62f5 0xc509bba6 0x36b8ce19 0x8cb7c2ec 0x4e98ce51 0x7c998555 0x6b8c4f 0x36a76b2a 0x47dfe420
      0xd4562702 0xce6e3826 0xdb694149 0x4c73ba7e 0x91b89fb7 0xf65b1b94 0xf2e132ea 0x4203e92f 0x4cf2042a
      0x461890d3 0x4c4de02d 0x1c6a7af7 }
    data3 = { 0x89419f93 0x34194e29 0xe9a60be9 0xc3b82493 0xc73791d7 0x146e902c 0x32c129e6 0x6726c87d 0xed7a429f 0x9631bbcc
      0x4395e19e 0x16bd0467 0x755849e2 0x4bbdcdb5 0x6d483bb2 0xbf5391f7 0x84e88cb0 0x3b2fb03b 0x383b360b
      0x379f922a 0xcbbedc76 0xf0616859 0x1c8175cd 0x3907d9e2 0xad391969 0xdf86c674 0xf47412b2 0x6c971e08
      0xb57b173a 0x27c3814a 0xb65b04f 0x1ebfae73 }
    expect all surface.action = "store"
}
texture 1 { raw 00049201 eb522e72 00008297 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x1 0x1
warp 1 {
    asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x1"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0xe6055c0 0x5545e985 0xd5495bfe 0x791a55cb 0x515106b5 0x9907322 0x890e8202 0xd7af7c99 0xfb403efe 0x1bfe4df4
      0x9f921812 0x640a2ab6 0x22eca887 0xadd90902 0xa8c77f26 0x2bed0ff3 0xc443ba5c 0x79f92b5f 0x1531fa6f
      0x67fed82 0x5c9586ee 0xc0e9047f 0xfaa89dc0 0x7cfe8d57 0xc88bcd34 0x5b1afe1 0x9ae9c00b 0x991c10d1 0x1d6946aa
      0xbc92d5f9 0x59b50bb4 0x3540fdd0 }
    data1 = { 0xd63099fe 0xf63c3980 0x6c47de6d 0xb58ab6d 0xb0d43153 0xdba2b85 0x50181ad1 0x2475dc59 0xc21eb285 0x804faeab
      0x8147c54c 0xd0790cc3 0x535338db 0x25885bf 0xa2febf0b 0x61d67d42 0x877b4b85 0x47640ccd 0x5114a66f
      0x6cc8b6d9 0xbf31760e 0x1fa7362c 0x5c3b0e23 0x18bc986a 0xa981363a 0xe2cbeff4 0xbf1ae87a 0x1fbc48c9
      0x62687725 0x272fd68c 0xe035cc1b 0xa88545e8 }
    data2 = { 0x2b514049 0x8fcf6fdf 0xf888e2a8 0xac6d8bd7 0x83daa9f9 0xbf2a31db 0xac0b42b6 0xd2b07466 0xba97c467 0x540354e2
      0x20cc1051 0x6313d6ae 0x6ae88fb1 0xee0788f4 0x9d2a6bdd 0xfbc2c261 0xb12eb589 0x905663c9 0x4c056d24
      0xfd17d73f 0xa66f34a6 0x78684513 0xfb24e89d 0xbb0ab3c 0x833e62f3 0xb9f1b696 0xfa283ad5 0x685cebcf
      0x296a00e7 0xd5534dd9 0x907cbedf 0x5f9dee }
    data3 = { 0xe1baae79 0x40381086 0xc9446674 0x7e1e830c 0xb4ce9d09 0xb0138db2 0xdc7bdf05 0xe111e987 0xc375b754 0x4eafb7fd
      0xdf1a809a 0x5fa90808 0x231f35a 0x4f7f7145 0xc4b7fd70 0x2f95fb06 0x3aee4600 0x7282fa7a 0x416f9dd5
      0xf14c9dc0 0x1ac75a05 0xa4efe6d2 0xbd9be885 0x882fad02 0x170871e3 0xe5f8844c 0x8033b1b5 0x60a3e073
      0x864e359e 0x4b4ba733 0x1f047ca6 0x55ac6c7c }
    expect all surface.action = "store"
}
texture 2 { raw 00049201 399c5bd3 0000ffc7 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x2 0x2
warp 2 {
    asm "SUST.D.1D_BUFFER.128.TRAP [R4], R8, 0x2"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0x261cde39 0x15ed440c 0x6bfcb91f 0x48bf7119 0xc1bdb6ab 0xe9bac010 0x46b1fb86 0x9cb65f7a 0xd459ea70 0x3461bd51
      0x427a166f 0xd011d0a4 0x8998114 0x24a808c 0x54e8a569 0x2a1db891 0xc0deb44e 0xf937526a 0xfea57ece 0xe7c489c0
      0xcf45cf8b 0x5b5fd609 0x59cd4a50 0xe4132fb5 0xc1188dbb 0x6aa77288 0x828f855c 0x63a0b96b 0x722fb45d
      0x63a5993a 0x85630449 0x34c405f5 }
    data1 = { 0xcf4d2356 0xf7a626d6 0x23dceba1 0xf840cc2f 0x22d43551 0x5003ed22 0x6cae2e58 0xc3509ea3 0xf07a75cf 0x89bc7a68
      0xe782ad53 0x8ec30247 0xfa5fa55b 0x55d059d7 0xf1820606 0x342c2d6e 0xb482ea9d 0x65f11ced 0x4f35c344
      0xa06e4d14 0x703d84ad 0x75b9be0 0x6e5e53f4 0x5899af6 0x7a8fa558 0xfbe775ca 0x84c15614 0x70a6e70b 0x75debb9d
      0xea091e2d 0x860f666b 0xac04b513 }
    data2 = { 0xd253a26e 0x349b9e82 0xe9fd1f4a 0x4fd8b59d 0x78990008 0x837f2f7b 0xe54d637b 0x74c2039c 0x548ad92b 0x35206e71
      0xcba73511 0x2c012d46 0x2fbd45ef 0x977bbc45 0xa3019ec7 0xa7ca3999 0x4a30c8cb 0x47b96e49 0xfb64e82e
      0x6bda6b54 0xee3a40bb 0xc40db196 0x401771cd 0xb6ec46ad 0x12a2e10e 0x9a54301 0x8e500319 0x76c1b3be 0x67f144a
      0xbcccd573 0x266940c 0x35349f82 }
    data3 = { 0x62d015aa 0x87c81fa4 0x1a5260c 0x69f5fadb 0x6972328 0xe48670ed 0xbeb08c6c 0xfcd3a87b 0x234d5045 0x56558de0
      0xdadff49a 0x7c0879a1 0xd0eb1050 0xae95b5c0 0xa7037a17 0xe4e07a1e 0x8bf07659 0xec4ce652 0x3fb46e4
      0x47627195 0x846dd7c2 0xf894777 0x619be46b 0x2b1b4717 0x751706f0 0x8dfa0d81 0x25f550b4 0xc352e6b7
      0x5eda9298 0x46579ebc 0x21e5a5b4 0x6e2df559 }
    expect all surface.action = "store"
}
texture 3 { raw 00049201 06343a94 0000b785 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x3 0x3
warp 3 {
    word 0xeb3e003200670408
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0x62e4a773 0x70cfa70a 0xf88ad454 0x25341948 0xeca0a9df 0x3b96b586 0x3eeb9ea1 0xe810eee3 0x8380dd64 0x2a8d9449
      0xead3d7e 0xf862fd0 0x47542890 0x2efa7e57 0x876ca722 0x501d2b14 0x9fe764bd 0x741c3160 0x213bf493 0x9a0b7b5b
      0x13d1c694 0xe8a8d2 0x93d76ba4 0x7dbb38d0 0x41d75a6 0x5f0e1c40 0x209eaefe 0xf7d1894b 0xced1a342 0xefa1199b
      0xe3ee1c3b 0x9f07ffaa }
    data1 = { 0x97f70022 0x106eff40 0x53714a21 0xfa8a599a 0xa78d8666 0x62227cc9 0xaa8233a5 0x80101c05 0xd53a2944 0xee16c0c2
      0x4e7cb359 0x60e88336 0xf54217b5 0x7b4febbe 0xbbe8fafa 0x1813345d 0x8d318cc3 0x90d4f00a 0x5d62c899
      0x8979343d 0xd10f7a74 0x16f4d4c9 0x7b5d1c5d 0xb4ac2669 0xb3616265 0xc55778b4 0xee716d38 0x297afe1f
      0x3d4b1d55 0x3a67bea7 0x2277d6ea 0x16cff993 }
    data2 = { 0x3cedc71d 0xbdaa1a09 0x8cff198e 0xe6d8ff05 0xc73f72e6 0x86430880 0xa8240c99 0xb3bea08c 0xb3fb21f1 0x6f3982a0
      0x100be537 0x6f39e365 0xcb7a683a 0x7eb5bbd8 0x52e54dc5 0x5c3260cc 0xe109587c 0xfb7a2f39 0xbde9fe35
      0xb920e487 0x1bc236e4 0x2de78985 0xf4a07888 0xc4c3be3b 0x6febaf2 0xbd031b50 0xae6a9d86 0xa5b339d9
      0x77211bdb 0xe2f33d04 0x73a2b508 0x60d982c5 }
    data3 = { 0xeec32517 0x70d7a06 0xdf639096 0x8dd1bbbe 0xc0d2159f 0x491fdb3e 0x452202e6 0xf83fe2c3 0x81d8893e 0xeec2e753
      0x91f0b3e6 0x791fe697 0xf02f34e4 0x6e3a9ac7 0x6cc31e2c 0xc29363f0 0x93734ad3 0x6faabf0a 0x9b963eec
      0x45828316 0xa746ce5a 0xd2980f0 0x84d47607 0xb2863f22 0x1f90c6cb 0x74187d49 0x219dba8 0x18113269 0xa465f776
      0xb6ac060 0xfb777fb0 0x82d62aef }
    expect all surface.action = "store"
}
texture 4 { raw 00049201 37bb8175 0000ae74 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x4 0x4
warp 4 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0x4"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0xeceed960 0x2c6f7875 0xd11e7d81 0x7ff6e62 0x6683c7d3 0x53b3450f 0x7fb16651 0x2c961199 0x8b7225f6 0xfa34c0e
      0x5313614f 0x37bbbe16 0xa64b0196 0xa50a450e 0x42c9fd09 0xfa3f7199 0xb0b431bf 0x6a28afb3 0xfd336897
      0xa75d8288 0x1da48e10 0x3ca0a20d 0x36e8b510 0x5870a234 0xf62c6a9b 0xf81710e8 0xff6c6db4 0xbdf248f0
      0xd962c5f7 0xc0edc4d 0xd52f7ae 0x86e5e6f5 }
    data1 = { 0xe2ef1c7b 0x28adef02 0xf6abc7ba 0x6572961 0x9feff29 0x35600beb 0x69642572 0xe9b90c56 0x386eb1d3 0xa98dac64
      0x42e96aa0 0xb421f439 0x355408a8 0x5a00231d 0x8dc5a17a 0x1faac539 0xdd21bdf0 0x3f1f2ed0 0x2bcee535
      0x9b1101fd 0x964681e1 0x8f1e3f68 0xb36a3f51 0x8947f4e7 0x5ec5173f 0x2a9092a4 0xcfbcb34a 0x5992f30a
      0xdfedba43 0x20b8866 0xbe4c63d7 0xce840ef2 }
    data2 = { 0x6cd36dbe 0x12bece9b 0x61e1a774 0x87ff068b 0x7b724b9e 0x79724fdd 0x6635d0b2 0xb35b1f3 0x76241634 0x6b8d689
      0x21224ff2 0x7987199f 0xe6b2792 0xa47faf53 0x7ce2497d 0xf98b3a83 0x6eb3016f 0xad024acc 0x776aaebb
      0x49f06c4e 0x2438b00f 0xbfdc83ba 0x25ad1296 0xc6c9e0c2 0x8591600b 0x46bd5f43 0xf49bedfa 0xef5841f0
      0xd2793692 0x707c9a69 0xc3f5fd75 0x3fd214ae }
    data3 = { 0x9b5a327a 0xff877c84 0x70d248bb 0xe75c6b13 0x338b84eb 0x9eebc784 0x3b8ab5a4 0xc079f23e 0xda3f2289 0xd3f16f2b
      0x228e44cb 0x2793d3e8 0xf31caa1e 0x3cc88160 0xaa1269e1 0x4d953fc1 0xccb00a6c 0x773cc69d 0xd499243d
      0x1e059e17 0x60b7c106 0x420271f9 0x64abf14b 0x6b8b6d0d 0x9b1b269d 0xe2529487 0xd38633a0 0x148af1c5
      0x5c93eeb5 0x9f77c5fb 0xe467c285 0x1cbf8acb }
    expect all surface.action = "store"
}
texture 5 { raw 00049201 92924d96 00008a91 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x5 0x5
warp 5 {
    asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x5"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0xc0803e48 0xc4971af1 0xcd73ff3a 0x9e45b6f4 0x987b5dcf 0x70beccef 0xd169e700 0xbc247334 0xffadb814 0xec10cda3
      0xfd33f39 0x478f405 0xc489c257 0x8e27b912 0x298baead 0x469c8085 0x7c10f18f 0xbc04c5f1 0x88231136 0xaf24e202
      0x681a5616 0x542a9bab 0x2b495097 0xff6ffe6f 0xa6939bb6 0x6192ad26 0x6f66c74c 0x7302bec1 0x835d18e4
      0x9c61b70c 0xfeca88bf 0x572a7770 }
    data1 = { 0x26543813 0x8719e63e 0x4ab743d 0x4a6b0c52 0xe24165b6 0xc3195ec9 0x9508f575 0x742d8a49 0x7114c73e 0x7128ef57
      0xcb7550d 0xa913f91b 0x6fad2eb4 0xe086f2f 0x6f5f0084 0x3ccc7070 0x22991ebf 0xc5c0da65 0xd713c936 0x70538554
      0x8fcb1817 0x5591dcca 0xb8034487 0x80da882c 0x52b68c2e 0x20b5a897 0xd289dd6a 0x4183d0eb 0x9a85b617
      0xc79c8162 0x3238853d 0xb0951dd1 }
    data2 = { 0xcd264c17 0x7a3bc376 0x58311c77 0x25ac7009 0x6222f794 0x172b5877 0x1e8daed7 0x8d25e711 0xf3a9f1ee 0xd190db58
      0xcf54433f 0x1b4c808d 0x2d9b3044 0xf03cbd43 0xdd1582c 0x1f573f81 0xe0640a21 0xa2e2d91d 0xbc3d827d
      0x8c3fc2ff 0x5672f6be 0xb0e48c3a 0x389dd17 0xfcde440e 0x2f38fef1 0xd581edc5 0xbe1c6e15 0x8fe4fe00
      0x685de413 0x253a9431 0x1178baa1 0x73fa42d4 }
    data3 = { 0xcf23fe47 0x79c06680 0x88f11d7b 0x5b2a4d87 0x738ec6bb 0x7cf365b7 0x291c194f 0x3824eded 0x498cb33 0x520119a4
      0xb91655bf 0xc57240bd 0xea45e81b 0xec215892 0xfd2b506a 0xad4275b1 0xcad5b507 0xe0d34208 0xe8a3c85f
      0xece73866 0xd8e47414 0xcbc58d73 0x6ea12360 0x4377fd08 0xd45d242b 0xa20d08d2 0xa5db8859 0xbef6e90
      0xdfd3d379 0xa36d3d23 0xd0a49435 0x76951bb2 }
    expect all surface.action = "store"
}
texture 6 { raw 00049201 4b8d1737 0000f2d8 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x6 0x6
warp 6 {
    asm "SUST.D.1D_BUFFER.128.TRAP [R4], R8, 0x6"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0x2422b344 0xb35512f3 0xfdc413a6 0xd6932b3e 0x3d7c040c 0xeaec147 0x160fdeaa 0x24f15e22 0x24dd50e1 0xa985ebc7
      0x614fdf08 0xdf0b825f 0xefbded91 0x6063c5f7 0x12314114 0xa2aa41a8 0x28d0b18b 0x93d3d8b 0x64a75e95
      0x9208d3f5 0x2c78023a 0xe2b478a4 0xa9f24d7e 0xb33e4665 0xb5507621 0x5fba832a 0xe1d01ccf 0x54f54a25
      0x91268e66 0xc4cbbfb5 0x7735d5fd 0x467863ce }
    data1 = { 0x99ba00a3 0x92ce2f4a 0xf580ead6 0x1b165e9 0xbe44aa0a 0x15b30b77 0x2940f93 0xc2dc8a1 0xf7d230fa 0xf388c9c8
      0xf1867dd0 0xba0ac7e1 0x94379a0b 0xefde0f9f 0x15c0b5ef 0x5ef5cff8 0x9fd1e2e6 0x63983948 0x14d7d6a6
      0x46af41dc 0x7f15f64b 0xec5ab5 0x67bc6900 0x50b10093 0x80287622 0x79255384 0x2b8e3178 0x4806f6ff 0x9790a1ef
      0x622babd 0x15f185f8 0x27bf6e49 }
    data2 = { 0x5da36d85 0xb11e3611 0xdfa04595 0x8d9d6ea5 0x590f09b4 0xf725d115 0xda065f30 0x797f1421 0x559e737c 0x8ad8ad40
      0x472c4b5a 0x7eefd7b8 0xb691faba 0xf6f880a6 0xdcd916f5 0x270d9bfa 0x9f7659e4 0x8043c3e7 0x708d7408
      0x92150bf5 0x1d8145ab 0x103c9c36 0x8b1b4739 0x71d06e1b 0x6dbb1805 0x32233387 0x838c16fb 0xdac022d3
      0x5b1d34da 0x2ca2bcf4 0xae24289 0x6bc5d855 }
    data3 = { 0x55049f0b 0x4a9aa2cc 0xdcdbdb3 0xec6707ac 0xf0ee7a8b 0x46cdd64d 0xd01e0aa2 0xc141db00 0x8e57eca4 0x1d766ce7
      0x15d3f8c5 0x63a507c2 0x29429a81 0xead7b488 0xbed90313 0x16832c9a 0x4ad91cb3 0x28667468 0x53cf52c3
      0xd7bc24e6 0x4e24c02b 0x1f40fb34 0xb6f757f7 0x2821cb08 0xe487d4c3 0x33e70217 0xfd82e860 0xb54a7dc0
      0x39a01d6f 0xd2734e0a 0xc4302d8e 0xca98de22 }
    expect all surface.action = "store"
}
texture 7 { raw 00049201 d1306498 0000ce11 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x7 0x7
warp 7 {
    word 0xeb3e007200670408
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0x20c327e2 0xf4b07456 0xf1e136da 0x2299ffca 0xc663cc91 0xfc746821 0xac756fb2 0xe7b5b0dc 0x9de5cd4b 0xef766d92
      0xbc4525b8 0x14c857db 0xb175657c 0xf3a1f420 0x92b6744f 0x72b0eda 0xbad06971 0x62199fdd 0x643ae515
      0xc599fb52 0xf34d50c1 0x2edde8c3 0x922b7367 0x9e936ccd 0x8729789c 0x66545036 0x9d1b854a 0x1c8b65c6
      0x1be88871 0x763f24a3 0x11978050 0xcf10da48 }
    data1 = { 0xe935fea2 0xd0c76d3e 0xc65ca919 0x4a425ebf 0x7104287a 0xd61c39d2 0x278ec27d 0x275f5d6a 0xba0fc030 0xd831b9d5
      0x1e6d353a 0x72bbf164 0xfaaca9d1 0x96386f20 0xb2eb24a0 0xace50398 0x4b9560c2 0x7f9511b7 0x91cdf9b1
      0xbc667ddf 0xe5cdd776 0xc8fa4eaa 0xdbee1c2d 0x4fdfbb15 0x8e4585e 0xe19a8e0c 0x63c9d9b6 0x1401aca2
      0xf7ada7a0 0x91095c7e 0xff87f855 0x1c5e8081 }
    data2 = { 0xad07713 0xd38a496e 0x6d8b6d5b 0x647f2e67 0xf75ef72f 0xc2023ab5 0x44b9509f 0x6ad795ae 0xeb4d415a 0x5f074363
      0x82e0c10e 0x4d65f802 0x661208ee 0xe5896231 0xbce3d76b 0x820504ec 0x258eb095 0x54136121 0x671bca3
      0x9b016d70 0xe1e53cac 0xdd5a495b 0x3cc134bb 0x67a51143 0xb541955d 0x3a0ec88e 0x830a71e7 0xd8936a4a
      0x1e8bd557 0xa3960f52 0xb78aad88 0x97047697 }
    data3 = { 0xa85d2faf 0x333c7646 0x997b5bd0 0xa379f11e 0xdc662f21 0xd2d0e232 0x6bef03d4 0x197ec75e 0xf031e609 0xb658424b
      0x9d14cdd4 0x346ae2f8 0x1b27d839 0xe5d333eb 0x4c6c17a5 0xdcaf9094 0x56b3d0e5 0xf2612e17 0x4dc849c7
      0x73cbe08e 0x7b62584b 0x28c7b7df 0xd7e0cc5 0xb5acb2ea 0xd9701416 0x59a9f610 0xa4ee3fd3 0x58b0e61c
      0x3613ee78 0x1f30bfab 0xe73f750f 0x51f6b24e }
    expect all surface.action = "store"
}
texture 8 { raw 00049201 739b9a79 0000116c 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x8 0x8
warp 8 {
    asm "SUST.D.1D_BUFFER.128.IGN [R4], R8, 0x8"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0x1e25bf99 0x421c3acb 0x874864c7 0x54b18afe 0x7d9b8f2d 0x15d7f975 0xcaabcacb 0xb8c713d9 0xa0aaffff 0xbe4cf297
      0xab32bad1 0x1b75e993 0x7544d89b 0x2cc80507 0x76588b35 0x9fe64b52 0x9f89c39a 0x578e112f 0xa9b8cdeb
      0x1bdc36a7 0x1a70f3c9 0xf5acf061 0xf03fbf35 0x75ce3708 0x1923fd55 0xb6f839ab 0x81f3f895 0x8b9a10f5
      0x3d05fac0 0xa5654d52 0x34d0f099 0x4fa4d016 }
    data1 = { 0x6dc70ed9 0x241b9932 0xd38ae2a 0x51098322 0x79c4f337 0x5dd612c6 0x8683b79e 0x94283d46 0x192e833b 0xdcbef133
      0x4ad0556c 0xbe803eb7 0x44a57c07 0x2d7bbf1e 0x71e2c0ba 0x2c2a7fc4 0x56043dfc 0xbf15a2da 0x6476bf4d
      0x9e0b74cd 0x15272582 0x41975242 0x7f9397f 0x998ac6a6 0x36aaf68d 0x82387a3c 0xdc60a67f 0x3e64ac6 0x8cb840a1
      0x32994069 0x8183cba7 0x972b1132 }
    data2 = { 0x14df122 0x89be9219 0x9033d5de 0x7c27f38 0xa915b612 0xd3d5b6fa 0xa1df8724 0xb1d8ba05 0x7dd36954 0xac2a1635
      0x19c8079d 0xc6971f0c 0xd0c05463 0xa5085f7d 0x682780b0 0x97ff453a 0x6e0c7609 0xbe608b68 0x659332d4
      0x5653c754 0x2db5520a 0xdc07e554 0xfd712308 0x2fdbe0c0 0x2ce839c5 0x98c34c13 0x884899ca 0x309f4db3
      0x240bc3f7 0xfc932b13 0x78f131e6 0x19407a3b }
    data3 = { 0x7ca8a07d 0xb4f6d868 0x7c6beaf9 0x2782970d 0x6732e5ff 0x16b8810d 0xa65a7aa7 0x6eb551ac 0xbf138ea9 0xcf76c9fe
      0xffc34cfd 0x9fe5b7ba 0x88e0c3df 0xc6019ec1 0xa958bc82 0x97b7e101 0xf3beda27 0xed83e674 0x2f8c1ae
      0x632939a2 0x84bf2ab2 0xb06696a9 0xd2b5a821 0xdf7b4bfa 0x77fab9e0 0x61192027 0xe3f27bbb 0x66137b9f
      0x89161a33 0x2aadd367 0x4190a1e4 0xc1af9ba7 }
    expect all surface.action = "store"
}
texture 9 { raw 00049201 2a09699a 0000db98 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0x9 0x9
warp 9 {
    asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x9"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0xf8b609f4 0x46a2a228 0x72b3a58e 0x263c1c6e 0xc8ee4e3c 0xe9d54994 0x9569726c 0x6be761f1 0x5a82e93c 0x36cb1db
      0x2a084ea9 0xc3198e60 0x164ad293 0xb7aff834 0x1e57a916 0xe5c50826 0xef1badd1 0xb7ae79b6 0xd90796a1
      0x4490f30 0x89691eb8 0x1d951cea 0xc6c79bc4 0x228ba2ee 0xe447cf41 0xce64333c 0x88adae3d 0xaa7c95c9
      0x618d8c8c 0x34229b16 0xc6c35200 0x1d9dc291 }
    data1 = { 0xeeb96079 0x57e1df06 0xeeda0473 0xcf14229b 0xb2cc4d6c 0x692fd41a 0x86622ba4 0x9d3fb93f 0x92d9aa02 0xbc3f3163
      0xa4c6779b 0xc8648684 0x79ab6f99 0xfab6785c 0x9a20631 0x4814bb33 0xfac601e1 0x7604b404 0x92352ed7
      0xe96476c0 0xbdd3af47 0x4861d0f1 0xf2e157bc 0x86613433 0x4ff9cc01 0x31d77aed 0xae93d1d7 0x852a2c64
      0x59dd3fc1 0x8fcc6e8b 0x7f920042 0x6d7a1061 }
    data2 = { 0x4de95e63 0x75628828 0x7434c016 0x9b4870bd 0x761143ac 0x2dcb8b1a 0xdc496c22 0xce3575f7 0x11b2b48c 0xccefc8e8
      0x450d6bf4 0xee7814c8 0xa169445c 0xcd725aa 0xa78df4a7 0x736e1f16 0xa16e614 0x36ba4c13 0x881bada7 0x6e67a2bb
      0xed23f383 0xe947fda3 0x7ba9af58 0xc4c3a021 0x6ed36475 0x3c87845f 0xf4ede211 0x80586247 0xf070ea70
      0x8cc87a67 0x1a653cc2 0x74a3b8e1 }
    data3 = { 0x8481e370 0x4ce78447 0x1b6a8329 0x7e9fcc92 0xc908d1bc 0xb09c3b88 0x71221437 0xa285f2d 0x46740cf6 0xf21e8874
      0x4264fb2 0xfa487370 0x857bf1b3 0xa90d416e 0xe8d9c370 0x964f7932 0x57933db6 0x9e0589b3 0xf6fec12d
      0xd0bfb283 0xac00f0f 0xd135e537 0x52d476cb 0xd9fce360 0x6662b1c4 0xd96b4c51 0x80c73109 0xae88aad9
      0xdf0e1a66 0x2c5660b2 0xae9709df 0x4887ec36 }
    expect all surface.action = "store"
}
texture 10 { raw 00049201 0acbd83b 0000735c 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0xa 0xa
warp 10 {
    asm "SUST.D.1D_BUFFER.128.TRAP [R4], R8, 0xa"
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0x2da0c79c 0xdd3a2ce9 0xd9bb31fc 0x8e142849 0xffc013a3 0x5ed00c2 0x928831a5 0x8bc95638 0xab9c2843 0xb406972e
      0x20400119 0xa0fdcb6e 0x8d041238 0x4d31a504 0xa9821ab7 0x6cad91e7 0x93c073b3 0x9514dc5d 0xf8d4bf85
      0x2d6b3044 0xa3acf233 0x83b157d 0x4964dfd1 0xaaa9e8ae 0x3def3918 0xc2098150 0x9393b1bc 0x7dabc325
      0xd8853606 0xa5e13904 0x7765d932 0x7d25b4fb }
    data1 = { 0x74c6684f 0x69b1b96c 0x27917a98 0x83d5817a 0x7990607a 0xc9fe15f3 0x846da766 0x14fba65c 0xae2a4611 0xf2ad3a97
      0x3b976c2d 0x7d8f19bc 0x29eab271 0x470b34d6 0x78799813 0x8deb8167 0xa4da9613 0xc3668773 0xde618661
      0x13b32e72 0xaba54415 0x9ff4565a 0x18733185 0x5b945048 0x2650f6d9 0xa28bbc0a 0xa64ee1ce 0x8ae3fabb
      0xea4ae99 0x4579b4de 0xfb9e6ea3 0x937a9cb8 }
    data2 = { 0x6c652155 0x8c92c87a 0xc2ed8a31 0xc826015a 0x1b1bae07 0xe915af22 0xd8f84ab5 0x2459e1da 0xb70d5123 0x544a640
      0x75a019fb 0xcb66d148 0x473486f0 0x14207b0a 0x1a361756 0x701e01e9 0xab71de4f 0xa01f89ae 0x556b7f89
      0xe955dcaa 0x2807d2f2 0xce2ddad5 0x3b57e657 0x916252c4 0xbf5944b2 0x8d1c6f88 0x77a5a2c0 0xadb17a87
      0x8eaf785d 0xd5bb6825 0xe9b13f08 0x4414110a }
    data3 = { 0x66e23290 0x9f42c506 0xb51d2dde 0x828ee59c 0x43949d36 0x35c09b8b 0x49d16f79 0xf57f208b 0xcca2bece 0x79113994
      0x4cabc7a1 0x1c97ad00 0xeea0af13 0xb696db8 0x34c4578b 0x4b678f37 0xdf86a761 0x919d3e98 0xded635fd
      0x79f07afd 0xd98960d5 0x8c5019e 0xb1cedcf3 0x22f2291e 0xb2c6463d 0x9f472bce 0xb5dd66ff 0xe7c56c35
      0xc9a6c78c 0xf5b41925 0xe908ec4d 0xf290ff0a }
    expect all surface.action = "store"
}
texture 11 { raw 00049201 15bac79c 0000a5a8 00000000 0300007f 00000000 00000000 00000000 }   # ONE_D_BUFFER 128, R32_G32_B32_A32 UINT, buffer
handle 0xb 0xb
warp 11 {
    word 0xeb3e00b200670408
    x = { 0 4 8 12 16 20 24 28 32 36 40 44 48 52 56 60 64 68 72 76 80 84 88 92 96 100 104 108 112 116 120 124 }
    data0 = { 0xdaea7b55 0xbba9912e 0xfdd43f4e 0xc5a609e0 0x8d4c15e 0xaa3e8b2b 0x6b1097fc 0x965fb3b6 0x2c89ab60 0xab148e14
      0x9ed55ee4 0x41468af9 0xe93fc02d 0x79306128 0xce248c95 0xe25dbf07 0x5350668e 0x15f7d365 0xfe124b86
      0x29b56cfd 0x11a4065f 0x478d5052 0x3b8cac4f 0x233b4e73 0x8236856a 0xc8a54e43 0xa1813101 0x4422099f
      0x5e646a28 0xdae961f7 0x3d897a0d 0xaec065d7 }
    data1 = { 0x9800ada6 0xda71c16d 0x481934ab 0xf23384b7 0xb561ded0 0xa77cf9ff 0x6f6771aa 0xa7c539b9 0x9a066358 0x8c9d7285
      0xb8b64f6e 0x4606b334 0xaad5314c 0x4e7099fc 0x64647da6 0x67536c4 0x7aa67cbd 0x33b70220 0x7d366e4c
      0x8743a855 0x3b1c3327 0xcba0176a 0xbbc3d228 0x219090fc 0x32173810 0x8718f242 0x9a358745 0x8f7a77d4
      0x6a1e74c1 0xb9c13d3c 0xc3e9a3d 0x2f5f5747 }
    data2 = { 0x61288874 0xf934cdb9 0x29a7c08 0x633739b7 0xe99ce6fb 0xf76a1dbd 0xf72913f1 0xaf7dffb8 0xcc5d136e 0x906df33
      0x4dc51bb 0xd19fca8b 0x4ac55fbc 0xc7f475c0 0x795ea5a7 0xec5bcfbe 0x195f2994 0x4e6f4a84 0x6bf1292b
      0x7a3e13b0 0x81579746 0x9c71fb37 0x4239022e 0x86663ecc 0xb467577d 0xd9d11cc1 0x9183b9c0 0xede672bb
      0x775969c6 0x9fd749d0 0x3dd88917 0xabdac357 }
    data3 = { 0x641c30b8 0xe294be0a 0x93bd757b 0xd75281d 0x34adc97c 0xb0622c94 0xa49702fe 0x5d88941d 0x9a8342e8 0xe3ad5e1e
      0x8a2a55da 0xac658b2e 0xce0636ff 0xc1772b8d 0x2fa3c1f8 0x823f39e0 0x77cd1da1 0xad378b67 0x9dbe667e
      0x2a478172 0x11aa4a9 0x5dc715c6 0x4c63f60 0x4b3ec404 0x4a8ee0bd 0x419acd18 0x3e7c1861 0x49335987 0xbd6e252c
      0x9e19f96c 0x3a48c1ce 0xda85a0b3 }
    expect all surface.action = "store"
}
expect memory 0x116c739b9a79 = 99bf251e d90ec7
expect memory 0x116c739b9a80 = 6d22f14d 017da0a8 7c
expect memory 0x116c739b9ab9 = cb3a1c42 32991b
expect memory 0x116c739b9ac0 = 241992be 8968d8f6 b4
expect memory 0x116c739b9af9 = c7644887 2aae38
expect memory 0x116c739b9b00 = 0dded533 90f9ea6b 7c
expect memory 0x116c739b9b39 = fe8ab154 228309
expect memory 0x116c739b9b40 = 51387fc2 070d9782 27
expect memory 0x116c739b9b79 = 2d8f9b7d 37f3c4
expect memory 0x116c739b9b80 = 7912b615 a9ffe532 67
expect memory 0x116c739b9bb9 = 75f9d715 c612d6
expect memory 0x116c739b9bc0 = 5dfab6d5 d30d81b8 16
expect memory 0x116c739b9bf9 = cbcaabca 9eb783
expect memory 0x116c739b9c00 = 862487df a1a77a5a a6
expect memory 0x116c739b9c39 = d913c7b8 463d28
expect memory 0x116c739b9c40 = 9405bad8 b1ac51b5 6e
expect memory 0x116c739b9c79 = ffffaaa0 3b832e
expect memory 0x116c739b9c80 = 195469d3 7da98e13 bf
expect memory 0x116c739b9cb9 = 97f24cbe 33f1be
expect memory 0x116c739b9cc0 = dc35162a acfec976 cf
expect memory 0x116c739b9cf9 = d1ba32ab 6c55d0
expect memory 0x116c739b9d00 = 4a9d07c8 19fd4cc3 ff
expect memory 0x116c739b9d39 = 93e9751b b73e80
expect memory 0x116c739b9d40 = be0c1f97 c6bab7e5 9f
expect memory 0x116c739b9d79 = 9bd84475 077ca5
expect memory 0x116c739b9d80 = 446354c0 d0dfc3e0 88
expect memory 0x116c739b9db9 = 0705c82c 1ebf7b
expect memory 0x116c739b9dc0 = 2d7d5f08 a5c19e01 c6
expect memory 0x116c739b9df9 = 358b5876 bac0e2
expect memory 0x116c739b9e00 = 71b08027 6882bc58 a9
expect memory 0x116c739b9e39 = 524be69f c47f2a
expect memory 0x116c739b9e40 = 2c3a45ff 9701e1b7 97
expect memory 0x116c739b9e79 = 9ac3899f fc3d04
expect memory 0x116c739b9e80 = 5609760c 6e27dabe f3
expect memory 0x116c739b9eb9 = 2f118e57 daa215
expect memory 0x116c739b9ec0 = bf688b60 be74e683 ed
expect memory 0x116c739b9ef9 = ebcdb8a9 4dbf76
expect memory 0x116c739b9f00 = 64d43293 65aec1f8 02
expect memory 0x116c739b9f39 = a736dc1b cd740b
expect memory 0x116c739b9f40 = 9e54c753 56a23929 63
expect memory 0x116c739b9f79 = c9f3701a 822527
expect memory 0x116c739b9f80 = 150a52b5 2db22abf 84
expect memory 0x116c739b9fb9 = 61f0acf5 425297
expect memory 0x116c739b9fc0 = 4154e507 dca99666 b0
expect memory 0x116c739b9ff9 = 35bf3ff0 7f39f9
expect memory 0x116c739ba000 = 07082371 fd21a8b5 d2
expect memory 0x116c739ba039 = 0837ce75 a6c68a
expect memory 0x116c739ba040 = 99c0e0db 2ffa4b7b df
expect memory 0x116c739ba079 = 55fd2319 8df6aa
expect memory 0x116c739ba080 = 36c539e8 2ce0b9fa 77
expect memory 0x116c739ba0b9 = ab39f8b6 3c7a38
expect memory 0x116c739ba0c0 = 82134cc3 98272019 61
expect memory 0x116c739ba0f9 = 95f8f381 7fa660
expect memory 0x116c739ba100 = dcca9948 88bb7bf2 e3
expect memory 0x116c739ba139 = f5109a8b c64ae6
expect memory 0x116c739ba140 = 03b34d9f 309f7b13 66
expect memory 0x116c739ba179 = c0fa053d a140b8
expect memory 0x116c739ba180 = 8cf7c30b 24331a16 89
expect memory 0x116c739ba1b9 = 524d65a5 694099
expect memory 0x116c739ba1c0 = 32132b93 fc67d3ad 2a
expect memory 0x116c739ba1f9 = 99f0d034 a7cb83
expect memory 0x116c739ba200 = 81e631f1 78e4a190 41
expect memory 0x116c739ba239 = 16d0a44f 32112b
expect memory 0x116c739ba240 = 973b7a40 19a79baf c1
expect memory 0x1ff679e58211 = 270956a1 eedeec9c 6ffc6967 939f41
expect memory 0x1ff679e58220 = 89
expect memory 0x1ff679e58251 = 80b186eb 620bd6af 50635004 294e19
expect memory 0x1ff679e58260 = 34
expect memory 0x1ff679e58291 = 9d0bd4fc 7a26c644 0fd840b4 e90ba6
expect memory 0x1ff679e582a0 = e9
expect memory 0x1ff679e582d1 = 969dd2cd 23dfeea1 685798cd 9324b8
expect memory 0x1ff679e582e0 = c3
expect memory 0x1ff679e58311 = 9ccb8c33 2237dbb2 4e55c5d1 d79137
expect memory 0x1ff679e58320 = c7
expect memory 0x1ff679e58351 = 40f828a7 237599f9 1409be25 2c906e
expect memory 0x1ff679e58360 = 14
expect memory 0x1ff679e58391 = 2e3780dc 6110af6a 3e38a670 e629c1
expect memory 0x1ff679e583a0 = 32
expect memory 0x1ff679e583d1 = ba5ea6b8 2ddc4c06 02216b15 7dc826
expect memory 0x1ff679e583e0 = 67
expect memory 0x1ff679e58411 = 4367f1ad eca36ce9 1d2d5e01 9f427a
expect memory 0x1ff679e58420 = ed
expect memory 0x1ff679e58451 = 510e5710 7c32b02c d252fc1a ccbb31
expect memory 0x1ff679e58460 = 96
expect memory 0x1ff679e58491 = b94eb40b a98d35f3 21e9c096 9ee195
expect memory 0x1ff679e584a0 = 43
expect memory 0x1ff679e584d1 = 0dc32038 77fd0a8a f5625d32 6704bd
expect memory 0x1ff679e584e0 = 16
expect memory 0x1ff679e58511 = 4eb9a0d0 9e2b9007 a6bb09c5 e24958
expect memory 0x1ff679e58520 = 75
expect memory 0x1ff679e58551 = 6ca3a265 d36a42e4 19ceb836 b5cdbd
expect memory 0x1ff679e58560 = 4b
expect memory 0x1ff679e58591 = 876c0dbe 502e2523 ecc2b78c b23b48
expect memory 0x1ff679e585a0 = 6d
expect memory 0x1ff679e585d1 = fda1db5b 80ed5b82 51ce984e f79153
expect memory 0x1ff679e585e0 = bf
expect memory 0x1ff679e58611 = 294b3c5d b66338b0 5585997c b08ce8
expect memory 0x1ff679e58620 = 84
expect memory 0x1ff679e58651 = 388dd02d 60d2d10c 4f8c6b00 3bb02f
expect memory 0x1ff679e58660 = 3b
expect memory 0x1ff679e58691 = e9be2677 0f693329 2a6ba736 0b363b
expect memory 0x1ff679e586a0 = 38
expect memory 0x1ff679e586d1 = 03c2540e dfb933a4 20e4df47 2a929f
expect memory 0x1ff679e586e0 = 37
expect memory 0x1ff679e58711 = ac263bac cd9bcf3e 022756d4 76dcbe
expect memory 0x1ff679e58720 = cb
expect memory 0x1ff679e58751 = 97ac8f07 fe3fe7b8 26386ece 596861
expect memory 0x1ff679e58760 = f0
expect memory 0x1ff679e58791 = e6d8944d 4050f7df 494169db cd7581
expect memory 0x1ff679e587a0 = 1c
expect memory 0x1ff679e587d1 = 78510ce3 ad7f0b28 7eba734c e2d907
expect memory 0x1ff679e587e0 = 39
expect memory 0x1ff679e58811 = 9f1653a4 fbfebbde b79fb891 691939
expect memory 0x1ff679e58820 = ad
expect memory 0x1ff679e58851 = f370bc3c 9aedc7e8 941b5bf6 74c686
expect memory 0x1ff679e58860 = df
expect memory 0x1ff679e58891 = 8528f6a7 a5de323e ea32e1f2 b21274
expect memory 0x1ff679e588a0 = f4
expect memory 0x1ff679e588d1 = ffe30526 6a94c69d 2fe90342 081e97
expect memory 0x1ff679e588e0 = 6c
expect memory 0x1ff679e58911 = 59b0d3eb 0ee0f071 2a04f24c 3a177b
expect memory 0x1ff679e58920 = b5
expect memory 0x1ff679e58951 = 8511665f d9aba52b d3901846 4a81c3
expect memory 0x1ff679e58960 = 27
expect memory 0x1ff679e58991 = b938aad3 ba0af22d 2de04d4c 4fb065
expect memory 0x1ff679e589a0 = 0b
expect memory 0x1ff679e589d1 = 12258c20 88b8960d f77a6a1c 73aebf
expect memory 0x1ff679e589e0 = 1e
expect memory 0x735c0acbd83b = 9cc7a02d 4f
expect memory 0x735c0acbd840 = 68c67455 21656c90 32e266
expect memory 0x735c0acbd87b = e92c3add 6c
expect memory 0x735c0acbd880 = b9b1697a c8928c06 c5429f
expect memory 0x735c0acbd8bb = fc31bbd9 98
expect memory 0x735c0acbd8c0 = 7a912731 8aedc2de 2d1db5
expect memory 0x735c0acbd8fb = 4928148e 7a
expect memory 0x735c0acbd900 = 81d5835a 0126c89c e58e82
expect memory 0x735c0acbd93b = a313c0ff 7a
expect memory 0x735c0acbd940 = 60907907 ae1b1b36 9d9443
expect memory 0x735c0acbd97b = c200ed05 f3
expect memory 0x735c0acbd980 = 15fec922 af15e98b 9bc035
expect memory 0x735c0acbd9bb = a5318892 66
expect memory 0x735c0acbd9c0 = a76d84b5 4af8d879 6fd149
expect memory 0x735c0acbd9fb = 3856c98b 5c
expect memory 0x735c0acbda00 = a6fb14da e159248b 207ff5
expect memory 0x735c0acbda3b = 43289cab 11
expect memory 0x735c0acbda40 = 462aae23 510db7ce bea2cc
expect memory 0x735c0acbda7b = 2e9706b4 97
expect memory 0x735c0acbda80 = 3aadf240 a6440594 391179
expect memory 0x735c0acbdabb = 19014020 2d
expect memory 0x735c0acbdac0 = 6c973bfb 19a075a1 c7ab4c
expect memory 0x735c0acbdafb = 6ecbfda0 bc
expect memory 0x735c0acbdb00 = 198f7d48 d166cb00 ad971c
expect memory 0x735c0acbdb3b = 3812048d 71
expect memory 0x735c0acbdb40 = b2ea29f0 86344713 afa0ee
expect memory 0x735c0acbdb7b = 04a5314d d6
expect memory 0x735c0acbdb80 = 340b470a 7b2014b8 6d690b
expect memory 0x735c0acbdbbb = b71a82a9 13
expect memory 0x735c0acbdbc0 = 98797856 17361a8b 57c434
expect memory 0x735c0acbdbfb = e791ad6c 67
expect memory 0x735c0acbdc00 = 81eb8de9 011e7037 8f674b
expect memory 0x735c0acbdc3b = b373c093 13
expect memory 0x735c0acbdc40 = 96daa44f de71ab61 a786df
expect memory 0x735c0acbdc7b = 5ddc1495 73
expect memory 0x735c0acbdc80 = 8766c3ae 891fa098 3e9d91
expect memory 0x735c0acbdcbb = 85bfd4f8 61
expect memory 0x735c0acbdcc0 = 8661de89 7f6b55fd 35d6de
expect memory 0x735c0acbdcfb = 44306b2d 72
expect memory 0x735c0acbdd00 = 2eb313aa dc55e9fd 7af079
expect memory 0x735c0acbdd3b = 33f2aca3 15
expect memory 0x735c0acbdd40 = 44a5abf2 d20728d5 6089d9
expect memory 0x735c0acbdd7b = 7d153b08 5a
expect memory 0x735c0acbdd80 = 56f49fd5 da2dce9e 01c508
expect memory 0x735c0acbddbb = d1df6449 85
expect memory 0x735c0acbddc0 = 31731857 e6573bf3 dcceb1
expect memory 0x735c0acbddfb = aee8a9aa 48
expect memory 0x735c0acbde00 = 50945bc4 5262911e 29f222
expect memory 0x735c0acbde3b = 1839ef3d d9
expect memory 0x735c0acbde40 = f65026b2 4459bf3d 46c6b2
expect memory 0x735c0acbde7b = 508109c2 0a
expect memory 0x735c0acbde80 = bc8ba288 6f1c8dce 2b479f
expect memory 0x735c0acbdebb = bcb19393 ce
expect memory 0x735c0acbdec0 = e14ea6c0 a2a577ff 66ddb5
expect memory 0x735c0acbdefb = 25c3ab7d bb
expect memory 0x735c0acbdf00 = fae38a87 7ab1ad35 6cc5e7
expect memory 0x735c0acbdf3b = 063685d8 99
expect memory 0x735c0acbdf40 = aea40e5d 78af8e8c c7a6c9
expect memory 0x735c0acbdf7b = 0439e1a5 de
expect memory 0x735c0acbdf80 = b4794525 68bbd525 19b4f5
expect memory 0x735c0acbdfbb = 32d96577 a3
expect memory 0x735c0acbdfc0 = 6e9efb08 3fb1e94d ec08e9
expect memory 0x735c0acbdffb = fbb4257d b8
expect memory 0x735c0acbe000 = 9c7a930a 1114440a ff90f2
expect memory 0x8297eb522e72 = c055600e fe9930d6 4940512b 79ae
expect memory 0x8297eb522e80 = bae1
expect memory 0x8297eb522eb2 = 85e94555 80393cf6 df6fcf8f 8610
expect memory 0x8297eb522ec0 = 3840
expect memory 0x8297eb522ef2 = fe5b49d5 6dde476c a8e288f8 7466
expect memory 0x8297eb522f00 = 44c9
expect memory 0x8297eb522f32 = cb551a79 6dab580b d78b6dac 0c83
expect memory 0x8297eb522f40 = 1e7e
expect memory 0x8297eb522f72 = b5065151 5331d4b0 f9a9da83 099d
expect memory 0x8297eb522f80 = ceb4
expect memory 0x8297eb522fb2 = 22739009 852bba0d db312abf b28d
expect memory 0x8297eb522fc0 = 13b0
expect memory 0x8297eb522ff2 = 02820e89 d11a1850 b6420bac 05df
expect memory 0x8297eb523000 = 7bdc
expect memory 0x8297eb523032 = 997cafd7 59dc7524 6674b0d2 87e9
expect memory 0x8297eb523040 = 11e1
expect memory 0x8297eb523072 = fe3e40fb 85b21ec2 67c497ba 54b7
expect memory 0x8297eb523080 = 75c3
expect memory 0x8297eb5230b2 = f44dfe1b abae4f80 e2540354 fdb7
expect memory 0x8297eb5230c0 = af4e
expect memory 0x8297eb5230f2 = 1218929f 4cc54781 5110cc20 9a80
expect memory 0x8297eb523100 = 1adf
expect memory 0x8297eb523132 = b62a0a64 c30c79d0 aed61363 0808
expect memory 0x8297eb523140 = a95f
expect memory 0x8297eb523172 = 87a8ec22 db385353 b18fe86a 5af3
expect memory 0x8297eb523180 = 3102
expect memory 0x8297eb5231b2 = 0209d9ad bf855802 f48807ee 4571
expect memory 0x8297eb5231c0 = 7f4f
expect memory 0x8297eb5231f2 = 267fc7a8 0bbffea2 dd6b2a9d 70fd
expect memory 0x8297eb523200 = b7c4
expect memory 0x8297eb523232 = f30fed2b 427dd661 61c2c2fb 06fb
expect memory 0x8297eb523240 = 952f
expect memory 0x8297eb523272 = 5cba43c4 854b7b87 89b52eb1 0046
expect memory 0x8297eb523280 = ee3a
expect memory 0x8297eb5232b2 = 5f2bf979 cd0c6447 c9635690 7afa
expect memory 0x8297eb5232c0 = 8272
expect memory 0x8297eb5232f2 = 6ffa3115 6fa61451 246d054c d59d
expect memory 0x8297eb523300 = 6f41
expect memory 0x8297eb523332 = 82ed7f06 d9b6c86c 3fd717fd c09d
expect memory 0x8297eb523340 = 4cf1
expect memory 0x8297eb523372 = ee86955c 0e7631bf a6346fa6 055a
expect memory 0x8297eb523380 = c71a
expect memory 0x8297eb5233b2 = 7f04e9c0 2c36a71f 13456878 d2e6
expect memory 0x8297eb5233c0 = efa4
expect memory 0x8297eb5233f2 = c09da8fa 230e3b5c 9de824fb 85e8
expect memory 0x8297eb523400 = 9bbd
expect memory 0x8297eb523432 = 578dfe7c 6a98bc18 3cabb00b 02ad
expect memory 0x8297eb523440 = 2f88
expect memory 0x8297eb523472 = 34cd8bc8 3a3681a9 f3623e83 e371
expect memory 0x8297eb523480 = 0817
expect memory 0x8297eb5234b2 = e1afb105 f4efcbe2 96b6f1b9 4c84
expect memory 0x8297eb5234c0 = f8e5
expect memory 0x8297eb5234f2 = 0bc0e99a 7ae81abf d53a28fa b5b1
expect memory 0x8297eb523500 = 3380
expect memory 0x8297eb523532 = d1101c99 c948bc1f cfeb5c68 73e0
expect memory 0x8297eb523540 = a360
expect memory 0x8297eb523572 = aa46691d 25776862 e7006a29 9e35
expect memory 0x8297eb523580 = 4e86
expect memory 0x8297eb5235b2 = f9d592bc 8cd62f27 d94d53d5 33a7
expect memory 0x8297eb5235c0 = 4b4b
expect memory 0x8297eb5235f2 = b40bb559 1bcc35e0 dfbe7c90 a67c
expect memory 0x8297eb523600 = 041f
expect memory 0x8297eb523632 = d0fd4035 e84585a8 ee9d5f00 7c6c
expect memory 0x8297eb523640 = ac55
expect memory 0x8a9192924d96 = 483e80c0 13385426 174c
expect memory 0x8a9192924da0 = 26cd47fe 23cf
expect memory 0x8a9192924dd6 = f11a97c4 3ee61987 76c3
expect memory 0x8a9192924de0 = 3b7a8066 c079
expect memory 0x8a9192924e16 = 3aff73cd 3d74ab04 771c
expect memory 0x8a9192924e20 = 31587b1d f188
expect memory 0x8a9192924e56 = f4b6459e 520c6b4a 0970
expect memory 0x8a9192924e60 = ac25874d 2a5b
expect memory 0x8a9192924e96 = cf5d7b98 b66541e2 94f7
expect memory 0x8a9192924ea0 = 2262bbc6 8e73
expect memory 0x8a9192924ed6 = efccbe70 c95e19c3 7758
expect memory 0x8a9192924ee0 = 2b17b765 f37c
expect memory 0x8a9192924f16 = 00e769d1 75f50895 d7ae
expect memory 0x8a9192924f20 = 8d1e4f19 1c29
expect memory 0x8a9192924f56 = 347324bc 498a2d74 11e7
expect memory 0x8a9192924f60 = 258deded 2438
expect memory 0x8a9192924f96 = 14b8adff 3ec71471 eef1
expect memory 0x8a9192924fa0 = a9f333cb 9804
expect memory 0x8a9192924fd6 = a3cd10ec 57ef2871 58db
expect memory 0x8a9192924fe0 = 90d1a419 0152
expect memory 0x8a9192925016 = 393fd30f 0d55b70c 3f43
expect memory 0x8a9192925020 = 54cfbf55 16b9
expect memory 0x8a9192925056 = 05f47804 1bf913a9 8d80
expect memory 0x8a9192925060 = 4c1bbd40 72c5
expect memory 0x8a9192925096 = 57c289c4 b42ead6f 4430
expect memory 0x8a91929250a0 = 9b2d1be8 45ea
expect memory 0x8a91929250d6 = 12b9278e 2f6f080e 43bd
expect memory 0x8a91929250e0 = 3cf09258 21ec
expect memory 0x8a9192925116 = adae8b29 84005f6f 2c58
expect memory 0x8a9192925120 = d10d6a50 2bfd
expect memory 0x8a9192925156 = 85809c46 7070cc3c 813f
expect memory 0x8a9192925160 = 571fb175 42ad
expect memory 0x8a9192925196 = 8ff1107c bf1e9922 210a
expect memory 0x8a91929251a0 = 64e007b5 d5ca
expect memory 0x8a91929251d6 = f1c504bc 65dac0c5 1dd9
expect memory 0x8a91929251e0 = e2a20842 d3e0
expect memory 0x8a9192925216 = 36112388 36c913d7 7d82
expect memory 0x8a9192925220 = 3dbc5fc8 a3e8
expect memory 0x8a9192925256 = 02e224af 54855370 ffc2
expect memory 0x8a9192925260 = 3f8c6638 e7ec
expect memory 0x8a9192925296 = 16561a68 1718cb8f bef6
expect memory 0x8a91929252a0 = 72561474 e4d8
expect memory 0x8a91929252d6 = ab9b2a54 cadc9155 3a8c
expect memory 0x8a91929252e0 = e4b0738d c5cb
expect memory 0x8a9192925316 = 9750492b 874403b8 17dd
expect memory 0x8a9192925320 = 89036023 a16e
expect memory 0x8a9192925356 = 6ffe6fff 2c88da80 0e44
expect memory 0x8a9192925360 = defc08fd 7743
expect memory 0x8a9192925396 = b69b93a6 2e8cb652 f1fe
expect memory 0x8a91929253a0 = 382f2b24 5dd4
expect memory 0x8a91929253d6 = 26ad9261 97a8b520 c5ed
expect memory 0x8a91929253e0 = 81d5d208 0da2
expect memory 0x8a9192925416 = 4cc7666f 6add89d2 156e
expect memory 0x8a9192925420 = 1cbe5988 dba5
expect memory 0x8a9192925456 = c1be0273 ebd08341 00fe
expect memory 0x8a9192925460 = e48f906e ef0b
expect memory 0x8a9192925496 = e4185d83 17b6859a 13e4
expect memory 0x8a91929254a0 = 5d6879d3 d3df
expect memory 0x8a91929254d6 = 0cb7619c 62819cc7 3194
expect memory 0x8a91929254e0 = 3a25233d 6da3
expect memory 0x8a9192925516 = bf88cafe 3d853832 a1ba
expect memory 0x8a9192925520 = 78113594 a4d0
expect memory 0x8a9192925556 = 70772a57 d11d95b0 d442
expect memory 0x8a9192925560 = fa73b21b 9576
expect memory 0xa5a815bac79c = 557beada
expect memory 0xa5a815bac7a0 = a6ad0098 74882861 b8301c64
expect memory 0xa5a815bac7dc = 2e91a9bb
expect memory 0xa5a815bac7e0 = 6dc171da b9cd34f9 0abe94e2
expect memory 0xa5a815bac81c = 4e3fd4fd
expect memory 0xa5a815bac820 = ab341948 087c9a02 7b75bd93
expect memory 0xa5a815bac85c = e009a6c5
expect memory 0xa5a815bac860 = b78433f2 b7393763 1d28750d
expect memory 0xa5a815bac89c = 5ec1d408
expect memory 0xa5a815bac8a0 = d0de61b5 fbe69ce9 7cc9ad34
expect memory 0xa5a815bac8dc = 2b8b3eaa
expect memory 0xa5a815bac8e0 = fff97ca7 bd1d6af7 942c62b0
expect memory 0xa5a815bac91c = fc97106b
expect memory 0xa5a815bac920 = aa71676f f11329f7 fe0297a4
expect memory 0xa5a815bac95c = b6b35f96
expect memory 0xa5a815bac960 = b939c5a7 b8ff7daf 1d94885d
expect memory 0xa5a815bac99c = 60ab892c
expect memory 0xa5a815bac9a0 = 5863069a 6e135dcc e842839a
expect memory 0xa5a815bac9dc = 148e14ab
expect memory 0xa5a815bac9e0 = 85729d8c 33df0609 1e5eade3
expect memory 0xa5a815baca1c = e45ed59e
expect memory 0xa5a815baca20 = 6e4fb6b8 bb51dc04 da552a8a
expect memory 0xa5a815baca5c = f98a4641
expect memory 0xa5a815baca60 = 34b30646 8bca9fd1 2e8b65ac
expect memory 0xa5a815baca9c = 2dc03fe9
expect memory 0xa5a815bacaa0 = 4c31d5aa bc5fc54a ff3606ce
expect memory 0xa5a815bacadc = 28613079
expect memory 0xa5a815bacae0 = fc99704e c075f4c7 8d2b77c1
expect memory 0xa5a815bacb1c = 958c24ce
expect memory 0xa5a815bacb20 = a67d6464 a7a55e79 f8c1a32f
expect memory 0xa5a815bacb5c = 07bf5de2
expect memory 0xa5a815bacb60 = c4367506 becf5bec e0393f82
expect memory 0xa5a815bacb9c = 8e665053
expect memory 0xa5a815bacba0 = bd7ca67a 94295f19 a11dcd77
expect memory 0xa5a815bacbdc = 65d3f715
expect memory 0xa5a815bacbe0 = 2002b733 844a6f4e 678b37ad
expect memory 0xa5a815bacc1c = 864b12fe
expect memory 0xa5a815bacc20 = 4c6e367d 2b29f16b 7e66be9d
expect memory 0xa5a815bacc5c = fd6cb529
expect memory 0xa5a815bacc60 = 55a84387 b0133e7a 7281472a
expect memory 0xa5a815bacc9c = 5f06a411
expect memory 0xa5a815bacca0 = 27331c3b 46975781 a9a41a01
expect memory 0xa5a815baccdc = 52508d47
expect memory 0xa5a815bacce0 = 6a17a0cb 37fb719c c615c75d
expect memory 0xa5a815bacd1c = 4fac8c3b
expect memory 0xa5a815bacd20 = 28d2c3bb 2e023942 603fc604
expect memory 0xa5a815bacd5c = 734e3b23
expect memory 0xa5a815bacd60 = fc909021 cc3e6686 04c43e4b
expect memory 0xa5a815bacd9c = 6a853682
expect memory 0xa5a815bacda0 = 10381732 7d5767b4 bde08e4a
expect memory 0xa5a815bacddc = 434ea5c8
expect memory 0xa5a815bacde0 = 42f21887 c11cd1d9 18cd9a41
expect memory 0xa5a815bace1c = 013181a1
expect memory 0xa5a815bace20 = 4587359a c0b98391 61187c3e
expect memory 0xa5a815bace5c = 9f092244
expect memory 0xa5a815bace60 = d4777a8f bb72e6ed 87593349
expect memory 0xa5a815bace9c = 286a645e
expect memory 0xa5a815bacea0 = c1741e6a c6695977 2c256ebd
expect memory 0xa5a815bacedc = f761e9da
expect memory 0xa5a815bacee0 = 3c3dc1b9 d049d79f 6cf9199e
expect memory 0xa5a815bacf1c = 0d7a893d
expect memory 0xa5a815bacf20 = 3d9a3e0c 1789d83d cec1483a
expect memory 0xa5a815bacf5c = d765c0ae
expect memory 0xa5a815bacf60 = 47575f2f 57c3daab b3a085da
expect memory 0xae7437bb8175 = 60d9eeec 7b1cefe2 be6dd3
expect memory 0xae7437bb8180 = 6c7a325a 9b
expect memory 0xae7437bb81b5 = 75786f2c 02efad28 9bcebe
expect memory 0xae7437bb81c0 = 12847c87 ff
expect memory 0xae7437bb81f5 = 817d1ed1 bac7abf6 74a7e1
expect memory 0xae7437bb8200 = 61bb48d2 70
expect memory 0xae7437bb8235 = 626eff07 61295706 8b06ff
expect memory 0xae7437bb8240 = 87136b5c e7
expect memory 0xae7437bb8275 = d3c78366 29fffe09 9e4b72
expect memory 0xae7437bb8280 = 7beb848b 33
expect memory 0xae7437bb82b5 = 0f45b353 eb0b6035 dd4f72
expect memory 0xae7437bb82c0 = 7984c7eb 9e
expect memory 0xae7437bb82f5 = 5166b17f 72256469 b2d035
expect memory 0xae7437bb8300 = 66a4b58a 3b
expect memory 0xae7437bb8335 = 9911962c 560cb9e9 f3b135
expect memory 0xae7437bb8340 = 0b3ef279 c0
expect memory 0xae7437bb8375 = f625728b d3b16e38 341624
expect memory 0xae7437bb8380 = 7689223f da
expect memory 0xae7437bb83b5 = 0e4ca30f 64ac8da9 89d6b8
expect memory 0xae7437bb83c0 = 062b6ff1 d3
expect memory 0xae7437bb83f5 = 4f611353 a06ae942 f24f22
expect memory 0xae7437bb8400 = 21cb448e 22
expect memory 0xae7437bb8435 = 16bebb37 39f421b4 9f1987
expect memory 0xae7437bb8440 = 79e8d393 27
expect memory 0xae7437bb8475 = 96014ba6 a8085435 92276b
expect memory 0xae7437bb8480 = 0e1eaa1c f3
expect memory 0xae7437bb84b5 = 0e450aa5 1d23005a 53af7f
expect memory 0xae7437bb84c0 = a46081c8 3c
expect memory 0xae7437bb84f5 = 09fdc942 7aa1c58d 7d49e2
expect memory 0xae7437bb8500 = 7ce16912 aa
expect memory 0xae7437bb8535 = 99713ffa 39c5aa1f 833a8b
expect memory 0xae7437bb8540 = f9c13f95 4d
expect memory 0xae7437bb8575 = bf31b4b0 f0bd21dd 6f01b3
expect memory 0xae7437bb8580 = 6e6c0ab0 cc
expect memory 0xae7437bb85b5 = b3af286a d02e1f3f cc4a02
expect memory 0xae7437bb85c0 = ad9dc63c 77
expect memory 0xae7437bb85f5 = 976833fd 35e5ce2b bbae6a
expect memory 0xae7437bb8600 = 773d2499 d4
expect memory 0xae7437bb8635 = 88825da7 fd01119b 4e6cf0
expect memory 0xae7437bb8640 = 49179e05 1e
expect memory 0xae7437bb8675 = 108ea41d e1814696 0fb038
expect memory 0xae7437bb8680 = 2406c1b7 60
expect memory 0xae7437bb86b5 = 0da2a03c 683f1e8f ba83dc
expect memory 0xae7437bb86c0 = bff97102 42
expect memory 0xae7437bb86f5 = 10b5e836 513f6ab3 9612ad
expect memory 0xae7437bb8700 = 254bf1ab 64
expect memory 0xae7437bb8735 = 34a27058 e7f44789 c2e0c9
expect memory 0xae7437bb8740 = c60d6d8b 6b
expect memory 0xae7437bb8775 = 9b6a2cf6 3f17c55e 0b6091
expect memory 0xae7437bb8780 = 859d261b 9b
expect memory 0xae7437bb87b5 = e81017f8 a492902a 435fbd
expect memory 0xae7437bb87c0 = 46879452 e2
expect memory 0xae7437bb87f5 = b46d6cff 4ab3bccf faed9b
expect memory 0xae7437bb8800 = f4a03386 d3
expect memory 0xae7437bb8835 = f048f2bd 0af39259 f04158
expect memory 0xae7437bb8840 = efc5f18a 14
expect memory 0xae7437bb8875 = f7c562d9 43baeddf 923679
expect memory 0xae7437bb8880 = d2b5ee93 5c
expect memory 0xae7437bb88b5 = 4ddc0e0c 66880b02 699a7c
expect memory 0xae7437bb88c0 = 70fbc577 9f
expect memory 0xae7437bb88f5 = aef7520d d7634cbe 75fdf5
expect memory 0xae7437bb8900 = c385c267 e4
expect memory 0xae7437bb8935 = f5e6e586 f20e84ce ae14d2
expect memory 0xae7437bb8940 = 3fcb8abf 1c
expect memory 0xb78506343a94 = 73a7e462 2200f797 1dc7ed3c
expect memory 0xb78506343aa0 = 1725c3ee
expect memory 0xb78506343ad4 = 0aa7cf70 40ff6e10 091aaabd
expect memory 0xb78506343ae0 = 067a0d07
expect memory 0xb78506343b14 = 54d48af8 214a7153 8e19ff8c
expect memory 0xb78506343b20 = 969063df
expect memory 0xb78506343b54 = 48193425 9a598afa 05ffd8e6
expect memory 0xb78506343b60 = bebbd18d
expect memory 0xb78506343b94 = dfa9a0ec 66868da7 e6723fc7
expect memory 0xb78506343ba0 = 9f15d2c0
expect memory 0xb78506343bd4 = 86b5963b c97c2262 80084386
expect memory 0xb78506343be0 = 3edb1f49
expect memory 0xb78506343c14 = a19eeb3e a53382aa 990c24a8
expect memory 0xb78506343c20 = e6022245
expect memory 0xb78506343c54 = e3ee10e8 051c1080 8ca0beb3
expect memory 0xb78506343c60 = c3e23ff8
expect memory 0xb78506343c94 = 64dd8083 44293ad5 f121fbb3
expect memory 0xb78506343ca0 = 3e89d881
expect memory 0xb78506343cd4 = 49948d2a c2c016ee a082396f
expect memory 0xb78506343ce0 = 53e7c2ee
expect memory 0xb78506343d14 = 7e3dad0e 59b37c4e 37e50b10
expect memory 0xb78506343d20 = e6b3f091
expect memory 0xb78506343d54 = d02f860f 3683e860 65e3396f
expect memory 0xb78506343d60 = 97e61f79
expect memory 0xb78506343d94 = 90285447 b51742f5 3a687acb
expect memory 0xb78506343da0 = e4342ff0
expect memory 0xb78506343dd4 = 577efa2e beeb4f7b d8bbb57e
expect memory 0xb78506343de0 = c79a3a6e
expect memory 0xb78506343e14 = 22a76c87 fafae8bb c54de552
expect memory 0xb78506343e20 = 2c1ec36c
expect memory 0xb78506343e54 = 142b1d50 5d341318 cc60325c
expect memory 0xb78506343e60 = f06393c2
expect memory 0xb78506343e94 = bd64e79f c38c318d 7c5809e1
expect memory 0xb78506343ea0 = d34a7393
expect memory 0xb78506343ed4 = 60311c74 0af0d490 392f7afb
expect memory 0xb78506343ee0 = 0abfaa6f
expect memory 0xb78506343f14 = 93f43b21 99c8625d 35fee9bd
expect memory 0xb78506343f20 = ec3e969b
expect memory 0xb78506343f54 = 5b7b0b9a 3d347989 87e420b9
expect memory 0xb78506343f60 = 16838245
expect memory 0xb78506343f94 = 94c6d113 747a0fd1 e436c21b
expect memory 0xb78506343fa0 = 5ace46a7
expect memory 0xb78506343fd4 = d2a8e800 c9d4f416 8589e72d
expect memory 0xb78506343fe0 = f080290d
expect memory 0xb78506344014 = a46bd793 5d1c5d7b 8878a0f4
expect memory 0xb78506344020 = 0776d484
expect memory 0xb78506344054 = d038bb7d 6926acb4 3bbec3c4
expect memory 0xb78506344060 = 223f86b2
expect memory 0xb78506344094 = a6751d04 656261b3 f2bafe06
expect memory 0xb785063440a0 = cbc6901f
expect memory 0xb785063440d4 = 401c0e5f b47857c5 501b03bd
expect memory 0xb785063440e0 = 497d1874
expect memory 0xb78506344114 = feae9e20 386d71ee 869d6aae
expect memory 0xb78506344120 = a8db1902
expect memory 0xb78506344154 = 4b89d1f7 1ffe7a29 d939b3a5
expect memory 0xb78506344160 = 69321118
expect memory 0xb78506344194 = 42a3d1ce 551d4b3d db1b2177
expect memory 0xb785063441a0 = 76f765a4
expect memory 0xb785063441d4 = 9b19a1ef a7be673a 043df3e2
expect memory 0xb785063441e0 = 60c06a0b
expect memory 0xb78506344214 = 3b1ceee3 ead67722 08b5a273
expect memory 0xb78506344220 = b07f77fb
expect memory 0xb78506344254 = aaff079f 93f9cf16 c582d960
expect memory 0xb78506344260 = ef2ad682
expect memory 0xce11d1306498 = e227c320 a2fe35e9
expect memory 0xce11d13064a0 = 1377d00a af2f5da8
expect memory 0xce11d13064d8 = 5674b0f4 3e6dc7d0
expect memory 0xce11d13064e0 = 6e498ad3 46763c33
expect memory 0xce11d1306518 = da36e1f1 19a95cc6
expect memory 0xce11d1306520 = 5b6d8b6d d05b7b99
expect memory 0xce11d1306558 = caff9922 bf5e424a
expect memory 0xce11d1306560 = 672e7f64 1ef179a3
expect memory 0xce11d1306598 = 91cc63c6 7a280471
expect memory 0xce11d13065a0 = 2ff75ef7 212f66dc
expect memory 0xce11d13065d8 = 216874fc d2391cd6
expect memory 0xce11d13065e0 = b53a02c2 32e2d0d2
expect memory 0xce11d1306618 = b26f75ac 7dc28e27
expect memory 0xce11d1306620 = 9f50b944 d403ef6b
expect memory 0xce11d1306658 = dcb0b5e7 6a5d5f27
expect memory 0xce11d1306660 = ae95d76a 5ec77e19
expect memory 0xce11d1306698 = 4bcde59d 30c00fba
expect memory 0xce11d13066a0 = 5a414deb 09e631f0
expect memory 0xce11d13066d8 = 926d76ef d5b931d8
expect memory 0xce11d13066e0 = 6343075f 4b4258b6
expect memory 0xce11d1306718 = b82545bc 3a356d1e
expect memory 0xce11d1306720 = 0ec1e082 d4cd149d
expect memory 0xce11d1306758 = db57c814 64f1bb72
expect memory 0xce11d1306760 = 02f8654d f8e26a34
expect memory 0xce11d1306798 = 7c6575b1 d1a9acfa
expect memory 0xce11d13067a0 = ee081266 39d8271b
expect memory 0xce11d13067d8 = 20f4a1f3 206f3896
expect memory 0xce11d13067e0 = 316289e5 eb33d3e5
expect memory 0xce11d1306818 = 4f74b692 a024ebb2
expect memory 0xce11d1306820 = 6bd7e3bc a5176c4c
expect memory 0xce11d1306858 = da0e2b07 9803e5ac
expect memory 0xce11d1306860 = ec040582 9490afdc
expect memory 0xce11d1306898 = 7169d0ba c260954b
expect memory 0xce11d13068a0 = 95b08e25 e5d0b356
expect memory 0xce11d13068d8 = dd9f1962 b711957f
expect memory 0xce11d13068e0 = 21611354 172e61f2
expect memory 0xce11d1306918 = 15e53a64 b1f9cd91
expect memory 0xce11d1306920 = a3bc7106 c749c84d
expect memory 0xce11d1306958 = 52fb99c5 df7d66bc
expect memory 0xce11d1306960 = 706d019b 8ee0cb73
expect memory 0xce11d1306998 = c1504df3 76d7cde5
expect memory 0xce11d13069a0 = ac3ce5e1 4b58627b
expect memory 0xce11d13069d8 = c3e8dd2e aa4efac8
expect memory 0xce11d13069e0 = 5b495add dfb7c728
expect memory 0xce11d1306a18 = 67732b92 2d1ceedb
expect memory 0xce11d1306a20 = bb34c13c c50c7e0d
expect memory 0xce11d1306a58 = cd6c939e 15bbdf4f
expect memory 0xce11d1306a60 = 4311a567 eab2acb5
expect memory 0xce11d1306a98 = 9c782987 5e58e408
expect memory 0xce11d1306aa0 = 5d9541b5 161470d9
expect memory 0xce11d1306ad8 = 36505466 0c8e9ae1
expect memory 0xce11d1306ae0 = 8ec80e3a 10f6a959
expect memory 0xce11d1306b18 = 4a851b9d b6d9c963
expect memory 0xce11d1306b20 = e7710a83 d33feea4
expect memory 0xce11d1306b58 = c6658b1c a2ac0114
expect memory 0xce11d1306b60 = 4a6a93d8 1ce6b058
expect memory 0xce11d1306b98 = 7188e81b a0a7adf7
expect memory 0xce11d1306ba0 = 57d58b1e 78ee1336
expect memory 0xce11d1306bd8 = a3243f76 7e5c0991
expect memory 0xce11d1306be0 = 520f96a3 abbf301f
expect memory 0xce11d1306c18 = 50809711 55f887ff
expect memory 0xce11d1306c20 = 88ad8ab7 0f753fe7
expect memory 0xce11d1306c58 = 48da10cf 81805e1c
expect memory 0xce11d1306c60 = 97760497 4eb2f651
expect memory 0xdb982a09699a = f409b6f8 7960
expect memory 0xdb982a0969a0 = b9ee635e e94d70e3 8184
expect memory 0xdb982a0969da = 28a2a246 06df
expect memory 0xdb982a0969e0 = e1572888 62754784 e74c
expect memory 0xdb982a096a1a = 8ea5b372 7304
expect memory 0xdb982a096a20 = daee16c0 34742983 6a1b
expect memory 0xdb982a096a5a = 6e1c3c26 9b22
expect memory 0xdb982a096a60 = 14cfbd70 489b92cc 9f7e
expect memory 0xdb982a096a9a = 3c4eeec8 6c4d
expect memory 0xdb982a096aa0 = ccb2ac43 1176bcd1 08c9
expect memory 0xdb982a096ada = 9449d5e9 1ad4
expect memory 0xdb982a096ae0 = 2f691a8b cb2d883b 9cb0
expect memory 0xdb982a096b1a = 6c726995 a42b
expect memory 0xdb982a096b20 = 6286226c 49dc3714 2271
expect memory 0xdb982a096b5a = f161e76b 3fb9
expect memory 0xdb982a096b60 = 3f9df775 35ce2d5f 280a
expect memory 0xdb982a096b9a = 3ce9825a 02aa
expect memory 0xdb982a096ba0 = d9928cb4 b211f60c 7446
expect memory 0xdb982a096bda = dbb16c03 6331
expect memory 0xdb982a096be0 = 3fbce8c8 efcc7488 1ef2
expect memory 0xdb982a096c1a = a94e082a 9b77
expect memory 0xdb982a096c20 = c6a4f46b 0d45b24f 2604
expect memory 0xdb982a096c5a = 608e19c3 8486
expect memory 0xdb982a096c60 = 64c8c814 78ee7073 48fa
expect memory 0xdb982a096c9a = 93d24a16 996f
expect memory 0xdb982a096ca0 = ab795c44 69a1b3f1 7b85
expect memory 0xdb982a096cda = 34f8afb7 5c78
expect memory 0xdb982a096ce0 = b6faaa25 d70c6e41 0da9
expect memory 0xdb982a096d1a = 16a9571e 3106
expect memory 0xdb982a096d20 = a209a7f4 8da770c3 d9e8
expect memory 0xdb982a096d5a = 2608c5e5 33bb
expect memory 0xdb982a096d60 = 1448161f 6e733279 4f96
expect memory 0xdb982a096d9a = d1ad1bef e101
expect memory 0xdb982a096da0 = c6fa14e6 160ab63d 9357
expect memory 0xdb982a096dda = b679aeb7 04b4
expect memory 0xdb982a096de0 = 0476134c ba36b389 059e
expect memory 0xdb982a096e1a = a19607d9 d72e
expect memory 0xdb982a096e20 = 3592a7ad 1b882dc1 fef6
expect memory 0xdb982a096e5a = 300f4904 c076
expect memory 0xdb982a096e60 = 64e9bba2 676e83b2 bfd0
expect memory 0xdb982a096e9a = b81e6989 47af
expect memory 0xdb982a096ea0 = d3bd83f3 23ed0f0f c00a
expect memory 0xdb982a096eda = ea1c951d f1d0
expect memory 0xdb982a096ee0 = 6148a3fd 47e937e5 35d1
expect memory 0xdb982a096f1a = c49bc7c6 bc57
expect memory 0xdb982a096f20 = e1f258af a97bcb76 d452
expect memory 0xdb982a096f5a = eea28b22 3334
expect memory 0xdb982a096f60 = 618621a0 c3c460e3 fcd9
expect memory 0xdb982a096f9a = 41cf47e4 01cc
expect memory 0xdb982a096fa0 = f94f7564 d36ec4b1 6266
expect memory 0xdb982a096fda = 3c3364ce ed7a
expect memory 0xdb982a096fe0 = d7315f84 873c514c 6bd9
expect memory 0xdb982a09701a = 3daead88 d7d1
expect memory 0xdb982a097020 = 93ae11e2 edf40931 c780
expect memory 0xdb982a09705a = c9957caa 642c
expect memory 0xdb982a097060 = 2a854762 5880d9aa 88ae
expect memory 0xdb982a09709a = 8c8c8d61 c13f
expect memory 0xdb982a0970a0 = dd5970ea 70f0661a 0edf
expect memory 0xdb982a0970da = 169b2234 8b6e
expect memory 0xdb982a0970e0 = cc8f677a c88cb260 562c
expect memory 0xdb982a09711a = 0052c3c6 4200
expect memory 0xdb982a097120 = 927fc23c 651adf09 97ae
expect memory 0xdb982a09715a = 91c29d1d 6110
expect memory 0xdb982a097160 = 7a6de1b8 a37436ec 8748
expect memory 0xf2d84b8d1737 = 44b32224 a300ba99 85
expect memory 0xf2d84b8d1740 = 6da35d0b 9f0455
expect memory 0xf2d84b8d1777 = f31255b3 4a2fce92 11
expect memory 0xf2d84b8d1780 = 361eb1cc a29a4a
expect memory 0xf2d84b8d17b7 = a613c4fd d6ea80f5 95
expect memory 0xf2d84b8d17c0 = 45a0dfb3 bdcd0d
expect memory 0xf2d84b8d17f7 = 3e2b93d6 e965b101 a5
expect memory 0xf2d84b8d1800 = 6e9d8dac 0767ec
expect memory 0xf2d84b8d1837 = 0c047c3d 0aaa44be b4
expect memory 0xf2d84b8d1840 = 090f598b 7aeef0
expect memory 0xf2d84b8d1877 = 47c1ae0e 770bb315 15
expect memory 0xf2d84b8d1880 = d125f74d d6cd46
expect memory 0xf2d84b8d18b7 = aade0f16 930f9402 30
expect memory 0xf2d84b8d18c0 = 5f06daa2 0a1ed0
expect memory 0xf2d84b8d18f7 = 225ef124 a1c82d0c 21
expect memory 0xf2d84b8d1900 = 147f7900 db41c1
expect memory 0xf2d84b8d1937 = e150dd24 fa30d2f7 7c
expect memory 0xf2d84b8d1940 = 739e55a4 ec578e
expect memory 0xf2d84b8d1977 = c7eb85a9 c8c988f3 40
expect memory 0xf2d84b8d1980 = add88ae7 6c761d
expect memory 0xf2d84b8d19b7 = 08df4f61 d07d86f1 5a
expect memory 0xf2d84b8d19c0 = 4b2c47c5 f8d315
expect memory 0xf2d84b8d19f7 = 5f820bdf e1c70aba b8
expect memory 0xf2d84b8d1a00 = d7ef7ec2 07a563
expect memory 0xf2d84b8d1a37 = 91edbdef 0b9a3794 ba
expect memory 0xf2d84b8d1a40 = fa91b681 9a4229
expect memory 0xf2d84b8d1a77 = f7c56360 9f0fdeef a6
expect memory 0xf2d84b8d1a80 = 80f8f688 b4d7ea
expect memory 0xf2d84b8d1ab7 = 14413112 efb5c015 f5
expect memory 0xf2d84b8d1ac0 = 16d9dc13 03d9be
expect memory 0xf2d84b8d1af7 = a841aaa2 f8cff55e fa
expect memory 0xf2d84b8d1b00 = 9b0d279a 2c8316
expect memory 0xf2d84b8d1b37 = 8bb1d028 e6e2d19f e4
expect memory 0xf2d84b8d1b40 = 59769fb3 1cd94a
expect memory 0xf2d84b8d1b77 = 8b3d3d09 48399863 e7
expect memory 0xf2d84b8d1b80 = c3438068 746628
expect memory 0xf2d84b8d1bb7 = 955ea764 a6d6d714 08
expect memory 0xf2d84b8d1bc0 = 748d70c3 52cf53
expect memory 0xf2d84b8d1bf7 = f5d30892 dc41af46 f5
expect memory 0xf2d84b8d1c00 = 0b1592e6 24bcd7
expect memory 0xf2d84b8d1c37 = 3a02782c 4bf6157f ab
expect memory 0xf2d84b8d1c40 = 45811d2b c0244e
expect memory 0xf2d84b8d1c77 = a478b4e2 b55aec00 36
expect memory 0xf2d84b8d1c80 = 9c3c1034 fb401f
expect memory 0xf2d84b8d1cb7 = 7e4df2a9 0069bc67 39
expect memory 0xf2d84b8d1cc0 = 471b8bf7 57f7b6
expect memory 0xf2d84b8d1cf7 = 65463eb3 9300b150 1b
expect memory 0xf2d84b8d1d00 = 6ed07108 cb2128
expect memory 0xf2d84b8d1d37 = 217650b5 22762880 05
expect memory 0xf2d84b8d1d40 = 18bb6dc3 d487e4
expect memory 0xf2d84b8d1d77 = 2a83ba5f 84532579 87
expect memory 0xf2d84b8d1d80 = 33233217 02e733
expect memory 0xf2d84b8d1db7 = cf1cd0e1 78318e2b fb
expect memory 0xf2d84b8d1dc0 = 168c8360 e882fd
expect memory 0xf2d84b8d1df7 = 254af554 fff60648 d3
expect memory 0xf2d84b8d1e00 = 22c0dac0 7d4ab5
expect memory 0xf2d84b8d1e37 = 668e2691 efa19097 da
expect memory 0xf2d84b8d1e40 = 341d5b6f 1da039
expect memory 0xf2d84b8d1e77 = b5bfcbc4 bdba2206 f4
expect memory 0xf2d84b8d1e80 = bca22c0a 4e73d2
expect memory 0xf2d84b8d1eb7 = fdd53577 f885f115 89
expect memory 0xf2d84b8d1ec0 = 42e20a8e 2d30c4
expect memory 0xf2d84b8d1ef7 = ce637846 496ebf27 55
expect memory 0xf2d84b8d1f00 = d8c56b22 de98ca
expect memory 0xffc7399c5bd3 = 39de1c26 56234dcf 6ea253d2 aa
expect memory 0xffc7399c5be0 = 15d062
expect memory 0xffc7399c5c13 = 0c44ed15 d626a6f7 829e9b34 a4
expect memory 0xffc7399c5c20 = 1fc887
expect memory 0xffc7399c5c53 = 1fb9fc6b a1ebdc23 4a1ffde9 0c
expect memory 0xffc7399c5c60 = 26a501
expect memory 0xffc7399c5c93 = 1971bf48 2fcc40f8 9db5d84f db
expect memory 0xffc7399c5ca0 = faf569
expect memory 0xffc7399c5cd3 = abb6bdc1 5135d422 08009978 28
expect memory 0xffc7399c5ce0 = 239706
expect memory 0xffc7399c5d13 = 10c0bae9 22ed0350 7b2f7f83 ed
expect memory 0xffc7399c5d20 = 7086e4
expect memory 0xffc7399c5d53 = 86fbb146 582eae6c 7b634de5 6c
expect memory 0xffc7399c5d60 = 8cb0be
expect memory 0xffc7399c5d93 = 7a5fb69c a39e50c3 9c03c274 7b
expect memory 0xffc7399c5da0 = a8d3fc
expect memory 0xffc7399c5dd3 = 70ea59d4 cf757af0 2bd98a54 45
expect memory 0xffc7399c5de0 = 504d23
expect memory 0xffc7399c5e13 = 51bd6134 687abc89 716e2035 e0
expect memory 0xffc7399c5e20 = 8d5556
expect memory 0xffc7399c5e53 = 6f167a42 53ad82e7 1135a7cb 9a
expect memory 0xffc7399c5e60 = f4dfda
expect memory 0xffc7399c5e93 = a4d011d0 4702c38e 462d012c a1
expect memory 0xffc7399c5ea0 = 79087c
expect memory 0xffc7399c5ed3 = 14819908 5ba55ffa ef45bd2f 50
expect memory 0xffc7399c5ee0 = 10ebd0
expect memory 0xffc7399c5f13 = 8c804a02 d759d055 45bc7b97 c0
expect memory 0xffc7399c5f20 = b595ae
expect memory 0xffc7399c5f53 = 69a5e854 060682f1 c79e01a3 17
expect memory 0xffc7399c5f60 = 7a03a7
expect memory 0xffc7399c5f93 = 91b81d2a 6e2d2c34 9939caa7 1e
expect memory 0xffc7399c5fa0 = 7ae0e4
expect memory 0xffc7399c5fd3 = 4eb4dec0 9dea82b4 cbc8304a 59
expect memory 0xffc7399c5fe0 = 76f08b
expect memory 0xffc7399c6013 = 6a5237f9 ed1cf165 496eb947 52
expect memory 0xffc7399c6020 = e64cec
expect memory 0xffc7399c6053 = ce7ea5fe 44c3354f 2ee864fb e4
expect memory 0xffc7399c6060 = 46fb03
expect memory 0xffc7399c6093 = c089c4e7 144d6ea0 546bda6b 95
expect memory 0xffc7399c60a0 = 716247
expect memory 0xffc7399c60d3 = 8bcf45cf ad843d70 bb403aee c2
expect memory 0xffc7399c60e0 = d76d84
expect memory 0xffc7399c6113 = 09d65f5b e09b5b07 96b10dc4 77
expect memory 0xffc7399c6120 = 47890f
expect memory 0xffc7399c6153 = 504acd59 f4535e6e cd711740 6b
expect memory 0xffc7399c6160 = e49b61
expect memory 0xffc7399c6193 = b52f13e4 f69a8905 ad46ecb6 17
expect memory 0xffc7399c61a0 = 471b2b
expect memory 0xffc7399c61d3 = bb8d18c1 58a58f7a 0ee1a212 f0
expect memory 0xffc7399c61e0 = 061775
expect memory 0xffc7399c6213 = 8872a76a ca75e7fb 0143a509 81
expect memory 0xffc7399c6220 = 0dfa8d
expect memory 0xffc7399c6253 = 5c858f82 1456c184 1903508e b4
expect memory 0xffc7399c6260 = 50f525
expect memory 0xffc7399c6293 = 6bb9a063 0be7a670 beb3c176 b7
expect memory 0xffc7399c62a0 = e652c3
expect memory 0xffc7399c62d3 = 5db42f72 9dbbde75 4a147f06 98
expect memory 0xffc7399c62e0 = 92da5e
expect memory 0xffc7399c6313 = 3a99a563 2d1e09ea 73d5ccbc bc
expect memory 0xffc7399c6320 = 9e5746
expect memory 0xffc7399c6353 = 49046385 6b660f86 0c946602 b4
expect memory 0xffc7399c6360 = a5e521
expect memory 0xffc7399c6393 = f505c434 13b504ac 829f3435 59
expect memory 0xffc7399c63a0 = f52d6e
expect register COUNT_STORES = 384
expect register COUNT_WRITES = 768
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 0
expect register COUNT_DROP_TRAP = 0
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 0
