# Compressed formats at a pitch: 13 x 9 texels in three rows of four blocks, a gap after each row, sources,
# address modes at the ends of the view, not of its blocks, and coordinates in texels.
# Written by tests/oracle/block_state.py.
texlock 1
rules R-TLD4-2 R-TLD4-41 R-TLD4-43 PD-14 PD-91c PD-92
rules without PD-90 PD-91 PD-81b
bytes 0x30000000 ad88e853668abdb3 67885b33e5b25b30 7febd69a14c41aa8 7febd69a14c41aa8
bytes 0x30000040 70ea6cf44b003c2e e81a400b4cc59a6e 15e8c85fd096ebe2 e27d4229f38da875
bytes 0x30000080 22a9bc31bb967f87 393947a04e766eaa 4fe8ad9397704db1 9492308929775c55
sampler 0 { address WRAP MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 0 { format DXT1 UNORM type TWO_D layout pitch 64 size 13 9 address 0x30000000 source R G B A }
handle 0 texture 0 sampler 0
bytes 0x30001000 c466f4b22e45da0c88a7be152630f432 1b2e239c555b95bed35fd35fcd109981 c59978f4d2e2d3671d481d489321a9b8 f8cc8346d2351880eb80eb804d6aa679
bytes 0x30001060 b33b5749a73e41eb1deb1debe65efd09 69bd6f65d5e1a65fdb1cf4036660887e c8249e50626ab3ec219dd0186c48dd36 69bd6f65d5e1a65fdb1cf4036660887e
bytes 0x300010c0 79bc0337189f25c657f9a500301eaa1d 08a7d492767aef2aff3b1901950f5490 db312e5413bbc1f4cf56ffa2b2dbec7a fd3d7fe396993107b825b825c7219bb6
sampler 1 { address MIRROR WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 1 { format DXT23 UNORM type TWO_D layout pitch 96 size 13 9 address 0x30001000 source A B G R }
handle 1 texture 1 sampler 1
bytes 0x30002000 2eb5db43dfa4a2acd975d975e1b01131 389ebf63acfda99acbebe3948a95a6c5 ca6ff67604f185b56317a98307dd06b9 8f28a63b663f6cc84cd6a031a87787e3
bytes 0x30002060 f5a492a1b10f2602c488e1458398f1f5 8f28a63b663f6cc84cd6a031a87787e3 fd9336af2c3691e02192c4b1f73d23ad 4bd95d43ddcc20833fbf9a7c4ce7e578
bytes 0x300020c0 8f28a63b663f6cc84cd6a031a87787e3 8cb9a461d2a9942d9bbeb43571672c3a 972c2e0049a600f5784f4ec734d079be 15ae994a07582702ee629b451f5d26f4
sampler 2 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 2 { format DXT45 UNORM type TWO_D layout pitch 96 size 13 9 address 0x30002000 source G R A B }
handle 2 texture 2 sampler 2
bytes 0x30003000 b9b95d11aeb3bf4a e87bd43262a44200 84353b05162a4ad0 5a1b51d1b735e109
bytes 0x30003040 982694d9580c69c3 2a78a87e03beed98 cd8df6a4d3965340 505bb1e54fa85c6f
bytes 0x30003080 21f06ba95497d16e 15f87290a71098ea f318007f22d6d2a6 a7a7d50cd50760a5
sampler 3 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 3 { format DXN1 UNORM type TWO_D layout pitch 64 size 13 9 address 0x30003000 source B A R G }
handle 3 texture 3 sampler 3
bytes 0x30004000 1c7130c18083ae895cf69af4a2292dac 83ea3d2895f87ef932dc7368d2da1ff4 079efa5913c80605d6f3715793c9b3fe 5aacb3ad31cdac190355a1c133689529
bytes 0x30004060 351191f4ec0e68a4ee9506b8ef9358c4 15c246282dded79b3c9b93ddaea0f825 068de72257ed90afb9e59034973ecc16 0c72b466e8085ecc2874402479ddbab8
bytes 0x300040c0 53710791913591e36bcc4f04685fae77 2ccdefff67055a69cfd29bea31aba57a 0a247a60ca3ed7021080d7df287268ea 3d0ff0f886385d6a0d0db7e1b3bf1867
sampler 4 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 4 { format DXN2 UNORM type TWO_D layout pitch 96 size 13 9 address 0x30004000 source R G B A }
handle 4 texture 4 sampler 4
bytes 0x30005000 da2349d0add52ddf43a72b2b8b474712 6e369f493d1ec78c614d29d4c16a888c e4f68602af84e205250020913a142bae 6fe29605e61c1a997525f7749189f7df
bytes 0x30005060 62660b44912036a10ab2c892e624029e 2fb92ea34da77995c1cffb00d976d182 2a833d9ef64c51f78966065e759d9746 32d87498788022cec14a9dd89893fc1b
bytes 0x300050c0 568ddc2df6554c0765e28dea952b55bc e6a7809210b4c7bbecff2675c5737084 238274248f1b23bc81355395c74caa49 6a05eafcf2fb1705f32af8fc9b9ab045
sampler 5 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 5 { format BC6H_SF16 FLOAT type TWO_D layout pitch 96 size 13 9 address 0x30005000 source A B G R }
handle 5 texture 5 sampler 5
bytes 0x30006000 1f9692469bc228e1279194b8372fef8c 3779e6f627d6934ab57e009c32032f1a afd08f428398c98c0b818dbdb8afa429 7e22588fedd3b21d85f47157d27441cb
bytes 0x30006060 1fb015e06cf46e592140abd3bcb19343 bedfb82839979dba6702aba50446a17c 9d23c8b1ae4d15b723e5dfe4ae90bce5 7042a88884ffce706135358724568cb3
bytes 0x300060c0 fb23c7d8d373f760e95b13f27dc6e558 3779e6f627d6934ab57e009c32032f1a f6de0d6593f193370d0eb7a8ff7cab8f 2e5b5bc6195eb5778cfe3abfcb0e58e6
sampler 6 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 6 { format BC6H_UF16 FLOAT type TWO_D layout pitch 96 size 13 9 address 0x30006000 source G R A B }
handle 6 texture 6 sampler 6
bytes 0x30007000 be1a74998f105cac6ebafdffffffffff 04a4c152bf00baa68831ba0cc70610b8 8239260fb0f0a6916605feffffffffff dc884481cc18b4b1f33b4cffe3e732d2
bytes 0x30007060 d8976785c8b4c3da8359ef7142ac055b 8011febbefb9394c7d46a6c0b6a7fca0 a8f5ad35866895d84188e758dedc3066 801e185ed5c9a938a852264992fc73ba
bytes 0x300070c0 88d13c6bb686cc0e14e65381d1262d8f 24f0da19c4ba6fd2470a8ab9a231e5fc a051ba8cd47f74b127ff024e05e47854 34d27d853f26579718eef11dd6c5580a
sampler 7 { address MIRROR MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 7 { format BC7U UNORM type TWO_D layout pitch 96 size 13 9 address 0x30007000 source B A R G }
handle 7 texture 7 sampler 7
bytes 0x30008000 78fb78f344533559 77b8f957af1fe610 65fa65e751a27bca 4ebb07aab5822c70
bytes 0x30008040 a28e8daec309eb87 7c067a86f5673b2c c9a8fb82b674e1c6 0634449bcbb3edb8
bytes 0x30008080 89fdc9e043d49584 f516320c11dec7ef f95c7022b04c3a6e ca748abb7a9a8d94
sampler 8 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 8 { format ETC2_RGB UNORM type TWO_D layout pitch 64 size 13 9 address 0x30008000 source R G B A }
handle 8 texture 8 sampler 8
bytes 0x30009000 076bad5a167a5bdc 9f039a18f437821e 9f039a18f437821e fa917b86e748febc
bytes 0x30009040 02d7198401c3551a 54face57788bde4f ad729c34cba3b404 615d043ad2561175
bytes 0x30009080 c20542123e2d4694 f9424c53a65049e6 0b8595bd57bc476d 5f1fae7cc01f608a
sampler 9 { address BORDER MIRROR_ONCE_BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 9 { format ETC2_RGB_PTA UNORM type TWO_D layout pitch 64 size 13 9 address 0x30009000 source A B G R }
handle 9 texture 9 sampler 9
bytes 0x3000a000 9c6588f642a668399fb2fb0f14c4c58a 01bce288a9faf5c7fb2ad49b8e4f1fe2 b61932226d37b037f95cd0d70798f28a 4802997cff9d4182f952308fe988d422
bytes 0x3000a060 01aa5532611596b0fad7223233d826fa 010c39de46e0bfae3bb451342c65e434 e94a1818af7edb44dd41fbee4a9d5041 6a0ee3601a9e96c09ade04ca0a35e6a9
bytes 0x3000a0c0 2659e69eb265635b3a9d079494056953 65133bea3d6abe969a07a3baafc7b5be 0a7ac75d18bc54a6019b3019a784abd0 bfe9ea4b05853460c495dcdf1a7c0b45
sampler 10 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 10 { format ETC2_RGBA UNORM type TWO_D layout pitch 96 size 13 9 address 0x3000a000 source G R A B }
handle 10 texture 10 sampler 10
bytes 0x3000b000 4fadee91a7cf70ac 3483da4046dc69fb f4f32a6cfe37f607 0833303a8839e87a
bytes 0x3000b040 c87e9467e0689b19 00d8a240f345ca2f e557f2b03fdcac3c 11a9780c97b8db75
bytes 0x3000b080 1ffd838421ec6c7a 717bf248f224048c ff8cbde826b48270 57dd4cbd12598004
sampler 11 { address MIRROR_ONCE_BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 11 { format EAC UNORM type TWO_D layout pitch 64 size 13 9 address 0x3000b000 source B A R G }
handle 11 texture 11 sampler 11
bytes 0x3000c000 05d5b388c270aad5 96a7b619381731c7 5d71eb2661f2e40d ff1cd586c739d440
bytes 0x3000c040 ae276f1a2e11c76a ae276f1a2e11c76a ba95a9cd2760138d c147c413da14a413
bytes 0x3000c080 6589b284543e01ab 37ff37c389acd4cc a5b19bd127462656 010c565e9d1b5a44
sampler 12 { address WRAP BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 12 { format EAC SNORM type TWO_D layout pitch 64 size 13 9 address 0x3000c000 source R G B A }
handle 12 texture 12 sampler 12
bytes 0x3000d000 268142af93c5416953d107305e31ae93 8d3f4b8d39513f260f1fb1d40c92eee9 6d0a8e04680bf5ad400a722d19d0cdde 7f949c4c35ba70a37f44e4119c7075bf
bytes 0x3000d060 3a022d609dfc9edc7302abe3af1ea344 bc3615d950c534874ac659dc86582d11 ccc941e524f8b5106589585e9871b809 825ee8a9921e8eb68dbe255c0963a906
bytes 0x3000d0c0 d665ea99959036c896254eec85ffb306 00c83bb3fef7eb488178ed740e96f7e8 16d5b01fe859a90167d52529239eaf94 01b04e2fcc9bd6d37f509ab862953008
sampler 13 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 13 { format EACX2 UNORM type TWO_D layout pitch 96 size 13 9 address 0x3000d000 source A B G R }
handle 13 texture 13 sampler 13
bytes 0x3000e000 ada1014dd168c5d184d1a20c6649b529 815093a2d03850207f50d2ea16332537 81a4992ba64bfb9a7fa4f7950162c637 bfc528231f188f645e9584005ad14e70
bytes 0x3000e060 7fc4357531253e0c015479c5e1526c24 7fc4357531253e0c015479c5e1526c24 df06b3d1477ae744b0067c3cadc17038 81a4992ba64bfb9a7fa4f7950162c637
bytes 0x3000e0c0 66495a2a1626843447a940c19e3496c9 8a7a0f8c51ddbcd3511a1dff0b1afcc3 ae59017f10128c8c77998b71828481c0 014cfaf361355f517fcc91aa9f195fae
sampler 14 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 14 { format EACX2 SNORM type TWO_D layout pitch 96 size 13 9 address 0x3000e000 source G R A B }
handle 14 texture 14 sampler 14
bytes 0x3000f000 e454f2c32fb8220b6b7c24a0a3cd266a ca262721e257e38d22cfffffffffffff 80c439fee4b388355446dc9095708d1f 164da9b0a7be3a7a28ccc8973df5a414
bytes 0x3000f060 11a9f0bc86f3c7a227fafa7c43f69cc1 b4394b6b535f306b2d60e57a2b9ad55e 20ab7a1cae71c1387e4069a545391547 66fc23da99a086f2e9b3fcffffffffff
bytes 0x3000f0c0 f8a3953a9adbd08d99e02933d997554b 742ac0cb7a93e0f259244e16ea0488bc ca24e6953d1261788868fa7cb4ff4e41 544aeaab2aab7c8c7809e5c0fbffffff
sampler 15 { address BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 15 { format BC7U UNORM type TWO_D layout pitch 96 size 13 9 address 0x3000f000 normalized off }
handle 15 texture 15 sampler 15

warp 0 { # dxt1: WRAP MIRROR, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 1 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 2 R8 = 0x3f6feff0  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3f6feff0;
    expect lane 3 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ef0f0f1;
    expect lane 4 R8 = 0x3ea4a4a5  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3ea4a4a5;
    expect lane 5 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ef0f0f1;
    expect lane 6 R8 = 0x3ea4a4a5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3ea4a4a5;
    expect lane 7 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3e44c4c5;
    expect lane 9 R8 = 0x3edadadb  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3edadadb;
    expect lane 10 R8 = 0x3e9e9e9f  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3e9e9e9f;
    expect lane 11 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f6feff0;
    expect lane 12 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 13 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ef0f0f1;
    expect lane 17 R8 = 0x3ea4a4a5  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3ea4a4a5;
}

warp 1 { # dxt1: WRAP MIRROR, row 4
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3f0b8b8c  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 1 R8 = 0x3f0b8b8c  R9 = 0x3e888889  R10 = 0x3f6feff0  R11 = 0x3f53d3d4;
    expect lane 2 R8 = 0x3e888889  R9 = 0x00000000  R10 = 0x3ecacacb  R11 = 0x3f6feff0;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f73f3f4  R10 = 0x3f0c8c8d  R11 = 0x3ecacacb;
    expect lane 4 R8 = 0x3f73f3f4  R9 = 0x3f6feff0  R10 = 0x3ecacacb  R11 = 0x3f0c8c8d;
    expect lane 5 R8 = 0x3f6feff0  R9 = 0x3f77f7f8  R10 = 0x3ef0f0f1  R11 = 0x3ecacacb;
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3dc0c0c1  R10 = 0x3f0c8c8d  R11 = 0x3ef0f0f1;
    expect lane 7 R8 = 0x3dc0c0c1  R9 = 0x3d50d0d1  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 8 R8 = 0x3d50d0d1  R9 = 0x3dc0c0c1  R10 = 0x3e9e9e9f  R11 = 0x3f0c8c8d;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x3d008081  R10 = 0x3f0c8c8d  R11 = 0x3e9e9e9f;
    expect lane 10 R8 = 0x3d008081  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f0c8c8d;
    expect lane 11 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f53d3d4  R11 = 0x3f6feff0;
    expect lane 12 R8 = 0x3f6feff0  R9 = 0x3eb4b4b5  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3f0b8b8c  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 14 R8 = 0x3f0b8b8c  R9 = 0x3e888889  R10 = 0x3f6feff0  R11 = 0x3f53d3d4;
    expect lane 15 R8 = 0x3e888889  R9 = 0x00000000  R10 = 0x3ecacacb  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f73f3f4  R10 = 0x3f0c8c8d  R11 = 0x3ecacacb;
    expect lane 17 R8 = 0x3f73f3f4  R9 = 0x3f6feff0  R10 = 0x3ecacacb  R11 = 0x3f0c8c8d;
}

warp 2 { # dxt1: WRAP MIRROR, row 9
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f149495  R9 = 0x3f50d0d1  R10 = 0x3f50d0d1  R11 = 0x3f149495;
    expect lane 1 R8 = 0x3f50d0d1  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f50d0d1;
    expect lane 2 R8 = 0x3f0c8c8d  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f0c8c8d;
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3f038384  R10 = 0x3f038384  R11 = 0x3eb4b4b5;
    expect lane 4 R8 = 0x3f038384  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f038384;
    expect lane 5 R8 = 0x3eb4b4b5  R9 = 0x3f038384  R10 = 0x3f038384  R11 = 0x3eb4b4b5;
    expect lane 6 R8 = 0x3f038384  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3f038384;
    expect lane 7 R8 = 0x3edededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 8 R8 = 0x00000000  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e64e4e5  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 10 R8 = 0x3f25a5a6  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f25a5a6;
    expect lane 11 R8 = 0x3f32b2b3  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f32b2b3;
    expect lane 12 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 13 R8 = 0x3f149495  R9 = 0x3f50d0d1  R10 = 0x3f50d0d1  R11 = 0x3f149495;
    expect lane 14 R8 = 0x3f50d0d1  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f50d0d1;
    expect lane 15 R8 = 0x3f0c8c8d  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f0c8c8d;
    expect lane 16 R8 = 0x3eb4b4b5  R9 = 0x3f038384  R10 = 0x3f038384  R11 = 0x3eb4b4b5;
    expect lane 17 R8 = 0x3f038384  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f038384;
}

warp 3 { # dxt23: MIRROR WRAP, row 0
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f36b6b7  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 1 R8 = 0x3f36b6b7  R9 = 0x3f5ededf  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 2 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f36b6b7  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 4 R8 = 0x3f36b6b7  R9 = 0x3f5ededf  R10 = 0x3dd0d0d1  R11 = 0x3e20a0a1;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x3f73f3f4  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 6 R8 = 0x3f73f3f4  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e20a0a1;
    expect lane 7 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 8 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 9 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3ebcbcbd  R11 = 0x3e008081;
    expect lane 10 R8 = 0x3f7bfbfc  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3ebcbcbd;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f5bdbdc  R11 = 0x3f31b1b2;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f078788  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3f078788;
    expect lane 14 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3f36b6b7  R11 = 0x3f31b1b2;
    expect lane 15 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 16 R8 = 0x3de0e0e1  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3f36b6b7;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f078788  R11 = 0x3f31b1b2;
}

warp 4 { # dxt23: MIRROR WRAP, row 4
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f73f3f4  R11 = 0x3f4acacb;
    expect lane 1 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f5ededf  R11 = 0x3f73f3f4;
    expect lane 2 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 3 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f73f3f4  R11 = 0x3f5ededf;
    expect lane 4 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f4acacb  R11 = 0x3f73f3f4;
    expect lane 5 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f73f3f4  R11 = 0x3f4acacb;
    expect lane 6 R8 = 0x3ec2c2c3  R9 = 0x3f109091  R10 = 0x3f7bfbfc  R11 = 0x3f73f3f4;
    expect lane 7 R8 = 0x3f109091  R9 = 0x3efafafb  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 8 R8 = 0x3efafafb  R9 = 0x3f109091  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 9 R8 = 0x3f109091  R9 = 0x3efafafb  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 10 R8 = 0x3efafafb  R9 = 0x3f26a6a7  R10 = 0x00000000  R11 = 0x3f7bfbfc;
    expect lane 11 R8 = 0x3f26a6a7  R9 = 0x3e8e8e8f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e8e8e8f  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3eececed  R9 = 0x3dc0c0c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3f109091  R10 = 0x3de0e0e1  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f109091  R9 = 0x3f109091  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 16 R8 = 0x3f109091  R9 = 0x3dc0c0c1  R10 = 0x00000000  R11 = 0x3de0e0e1;
    expect lane 17 R8 = 0x3dc0c0c1  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
}

warp 5 { # dxt23: MIRROR WRAP, row 9
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f36b6b7  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 1 R8 = 0x3f36b6b7  R9 = 0x3f5ededf  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 2 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f36b6b7  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 4 R8 = 0x3f36b6b7  R9 = 0x3f5ededf  R10 = 0x3dd0d0d1  R11 = 0x3e20a0a1;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x3f73f3f4  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 6 R8 = 0x3f73f3f4  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e20a0a1;
    expect lane 7 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 8 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 9 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3ebcbcbd  R11 = 0x3e008081;
    expect lane 10 R8 = 0x3f7bfbfc  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3ebcbcbd;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f5bdbdc  R11 = 0x3f31b1b2;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f078788  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3f078788;
    expect lane 14 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3f36b6b7  R11 = 0x3f31b1b2;
    expect lane 15 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 16 R8 = 0x3de0e0e1  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3f36b6b7;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f078788  R11 = 0x3f31b1b2;
}

warp 6 { # dxt45: CLAMP_TO_EDGE MIRROR_ONCE_BORDER, row 0
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 3 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 5 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3e888889  R10 = 0x3e888889  R11 = 0x3f4ececf;
    expect lane 7 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 8 R8 = 0x3e888889  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3e888889;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3e888889  R10 = 0x3e888889  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3e888889  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e888889;
    expect lane 11 R8 = 0x3e64e4e5  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e64e4e5;
    expect lane 12 R8 = 0x3e949495  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3e949495;
    expect lane 13 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3dc0c0c1;
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 16 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 17 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
}

warp 7 { # dxt45: CLAMP_TO_EDGE MIRROR_ONCE_BORDER, row 4
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 2 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 3 R8 = 0x3d808081  R9 = 0x3e048485  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3dc0c0c1  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 6 R8 = 0x3dc0c0c1  R9 = 0x3ec6c6c7  R10 = 0x3dc0c0c1  R11 = 0x3f4ececf;
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3e848485  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3eb4b4b5  R11 = 0x3dc0c0c1;
    expect lane 9 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e38b8b9  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3e848485  R9 = 0x3dc0c0c1  R10 = 0x3e949495  R11 = 0x3e38b8b9;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x3e048485  R10 = 0x3e20a0a1  R11 = 0x3e949495;
    expect lane 12 R8 = 0x3e048485  R9 = 0x3dc0c0c1  R10 = 0x3e64e4e5  R11 = 0x3e20a0a1;
    expect lane 13 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3e20a0a1  R11 = 0x3e64e4e5;
    expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3f800000  R10 = 0x3e048485  R11 = 0x3e20a0a1;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e048485  R11 = 0x3e048485;
}

warp 8 { # dxt45: CLAMP_TO_EDGE MIRROR_ONCE_BORDER, row 9
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e848485  R11 = 0x3ec6c6c7;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f25a5a6  R11 = 0x3e848485;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f5ededf  R11 = 0x3f25a5a6;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f38b8b9  R11 = 0x3f5ededf;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f25a5a6  R11 = 0x3f38b8b9;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f46c6c7  R11 = 0x3f25a5a6;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ee6e6e7  R11 = 0x3f46c6c7;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f0e8e8f  R11 = 0x3ee6e6e7;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f46c6c7  R11 = 0x3f0e8e8f;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ababb  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
}

warp 9 { # dxn1: BORDER MIRROR_ONCE_CLAMP_TO_EDGE, row 0
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 4 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 5 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 6 R8 = 0x3f39b9ba  R9 = 0x3f3a0328  R10 = 0x3f3a0328  R11 = 0x3f39b9ba;
    expect lane 7 R8 = 0x3f3a0328  R9 = 0x3f5946fe  R10 = 0x3f5946fe  R11 = 0x3f3a0328;
    expect lane 8 R8 = 0x3f5946fe  R9 = 0x3f49a513  R10 = 0x3f49a513  R11 = 0x3f5946fe;
    expect lane 9 R8 = 0x3f49a513  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f49a513;
    expect lane 10 R8 = 0x3ef6f6f7  R9 = 0x3edbb725  R10 = 0x3edbb725  R11 = 0x3ef6f6f7;
    expect lane 11 R8 = 0x3edbb725  R9 = 0x3e81135d  R10 = 0x3e81135d  R11 = 0x3edbb725;
    expect lane 12 R8 = 0x3e81135d  R9 = 0x3ec50e33  R10 = 0x3ec50e33  R11 = 0x3e81135d;
    expect lane 13 R8 = 0x3ec50e33  R9 = 0x3ef26017  R10 = 0x3ef26017  R11 = 0x3ec50e33;
    expect lane 14 R8 = 0x3ef26017  R9 = 0x3dd8d8d9  R10 = 0x3dd8d8d9  R11 = 0x3ef26017;
    expect lane 15 R8 = 0x3dd8d8d9  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3dd8d8d9;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 10 { # dxn1: BORDER MIRROR_ONCE_CLAMP_TO_EDGE, row 4
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3ecf183d  R10 = 0x3f39b9ba  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3ecf183d  R9 = 0x3f083f1b  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 4 R8 = 0x3f083f1b  R9 = 0x3e8db245  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 5 R8 = 0x3e8db245  R9 = 0x3ecf183d  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 6 R8 = 0x3ecf183d  R9 = 0x3e28a8a9  R10 = 0x3f3a0328  R11 = 0x3f39b9ba;
    expect lane 7 R8 = 0x3e28a8a9  R9 = 0x3ed19e6b  R10 = 0x3f68e8e9  R11 = 0x3f3a0328;
    expect lane 8 R8 = 0x3ed19e6b  R9 = 0x3e674db4  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 9 R8 = 0x3e674db4  R9 = 0x3f800000  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f1fe90e  R10 = 0x3ec50e33  R11 = 0x3f68e8e9;
    expect lane 11 R8 = 0x3f1fe90e  R9 = 0x3f1fe90e  R10 = 0x3f048485  R11 = 0x3ec50e33;
    expect lane 12 R8 = 0x3f1fe90e  R9 = 0x3f3b724e  R10 = 0x3ec50e33  R11 = 0x3f048485;
    expect lane 13 R8 = 0x3f3b724e  R9 = 0x3f44a00e  R10 = 0x3e97bc4f  R11 = 0x3ec50e33;
    expect lane 14 R8 = 0x3f44a00e  R9 = 0x3eb6b6b7  R10 = 0x3e34b4b5  R11 = 0x3e97bc4f;
    expect lane 15 R8 = 0x3eb6b6b7  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3e34b4b5;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 11 { # dxn1: BORDER MIRROR_ONCE_CLAMP_TO_EDGE, row 9
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3ee8821c  R10 = 0x3ee8821c  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3ee8821c  R9 = 0x3f4760fb  R10 = 0x3f4760fb  R11 = 0x3ee8821c;
    expect lane 4 R8 = 0x3f4760fb  R9 = 0x3f4760fb  R10 = 0x3f4760fb  R11 = 0x3f4760fb;
    expect lane 5 R8 = 0x3f4760fb  R9 = 0x3f1dd104  R10 = 0x3f1dd104  R11 = 0x3f4760fb;
    expect lane 6 R8 = 0x3f1dd104  R9 = 0x3e85521f  R10 = 0x3e85521f  R11 = 0x3f1dd104;
    expect lane 7 R8 = 0x3e85521f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e85521f;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f78f8f9  R9 = 0x3da8a8a9  R10 = 0x3da8a8a9  R11 = 0x3f78f8f9;
    expect lane 10 R8 = 0x3da8a8a9  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3da8a8a9;
    expect lane 11 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 12 R8 = 0x3f73f3f4  R9 = 0x3f15ba4d  R10 = 0x3f15ba4d  R11 = 0x3f73f3f4;
    expect lane 13 R8 = 0x3f15ba4d  R9 = 0x3e5e0295  R10 = 0x3e5e0295  R11 = 0x3f15ba4d;
    expect lane 14 R8 = 0x3e5e0295  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3e5e0295;
    expect lane 15 R8 = 0x3f27a7a8  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f27a7a8;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 12 { # dxn2: MIRROR_ONCE_CLAMP_TO_EDGE BORDER, row 0
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3e9e9e9f  R9 = 0x00000000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3de0e0e1  R9 = 0x00000000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3e9e9e9f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0x3e9e9e9f  R9 = 0x3de0e0e1  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0x3de0e0e1  R9 = 0x3f563ca3  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0x3f563ca3  R9 = 0x3f800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f038384  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0x3f038384  R9 = 0x3f418e5b  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 10 R8 = 0x3f418e5b  R9 = 0x3e15622f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 11 R8 = 0x3e15622f  R9 = 0x3f800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3ec3f72a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 14 R8 = 0x3ec3f72a  R9 = 0x3ef6902a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 15 R8 = 0x3ef6902a  R9 = 0x3ef6902a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 16 R8 = 0x3ef6902a  R9 = 0x3ef6902a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0x3ef6902a  R9 = 0x3ef6902a  R10 = 0x3e800000  R11 = 0x3e800000;
}

warp 13 { # dxn2: MIRROR_ONCE_CLAMP_TO_EDGE BORDER, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3e402de5  R9 = 0x3e402de5  R10 = 0x3e78f8f9  R11 = 0x3e34b4b5;
    expect lane 1 R8 = 0x3e402de5  R9 = 0x3d888889  R10 = 0x3e34b4b5  R11 = 0x3e78f8f9;
    expect lane 2 R8 = 0x3d888889  R9 = 0x3d888889  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 3 R8 = 0x3d888889  R9 = 0x3e402de5  R10 = 0x3e78f8f9  R11 = 0x3e34b4b5;
    expect lane 4 R8 = 0x3e402de5  R9 = 0x3e402de5  R10 = 0x3e34b4b5  R11 = 0x3e78f8f9;
    expect lane 5 R8 = 0x3e402de5  R9 = 0x3e402de5  R10 = 0x3e9e9e9f  R11 = 0x3e34b4b5;
    expect lane 6 R8 = 0x3e402de5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e9e9e9f;
    expect lane 7 R8 = 0x00000000  R9 = 0x3da8a8a9  R10 = 0x3f1831cb  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3da8a8a9  R9 = 0x3f42c2c3  R10 = 0x00000000  R11 = 0x3f1831cb;
    expect lane 9 R8 = 0x3f42c2c3  R9 = 0x3efa942e  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3efa942e  R9 = 0x3f800000  R10 = 0x3ce0e0e1  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3eaeaeaf  R10 = 0x3e15622f  R11 = 0x3ce0e0e1;
    expect lane 12 R8 = 0x3eaeaeaf  R9 = 0x3e70f0f1  R10 = 0x3f1e9e9f  R11 = 0x3e15622f;
    expect lane 13 R8 = 0x3e70f0f1  R9 = 0x3f0d8d8e  R10 = 0x3ce0e0e1  R11 = 0x3f1e9e9f;
    expect lane 14 R8 = 0x3f0d8d8e  R9 = 0x3e92f960  R10 = 0x3ed5a26f  R11 = 0x3ce0e0e1;
    expect lane 15 R8 = 0x3e92f960  R9 = 0x3e92f960  R10 = 0x3ed5a26f  R11 = 0x3ed5a26f;
    expect lane 16 R8 = 0x3e92f960  R9 = 0x3e92f960  R10 = 0x3ed5a26f  R11 = 0x3ed5a26f;
    expect lane 17 R8 = 0x3e92f960  R9 = 0x3e92f960  R10 = 0x3ed5a26f  R11 = 0x3ed5a26f;
}

warp 14 { # dxn2: MIRROR_ONCE_CLAMP_TO_EDGE BORDER, row 9
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ea6a6a7  R11 = 0x3ecacacb;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3ea6a6a7;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ea6a6a7  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ecacacb  R11 = 0x3ea6a6a7;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ea6a6a7  R11 = 0x3ecacacb;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3ea6a6a7;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2d7a47  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3f2d7a47;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d74275b  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3d74275b;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e109091  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d20a0a1  R11 = 0x3e109091;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e74f4f5  R11 = 0x3d20a0a1;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
}

warp 15 { # bc6h_sf16: MIRROR_ONCE_BORDER CLAMP_TO_EDGE, row 0
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0xbb2cc000  R9 = 0xbb08e000  R10 = 0xbb08e000  R11 = 0xbb2cc000;
    expect lane 1 R8 = 0xbb08e000  R9 = 0xbb08e000  R10 = 0xbb08e000  R11 = 0xbb08e000;
    expect lane 2 R8 = 0xbb08e000  R9 = 0xbb08e000  R10 = 0xbb08e000  R11 = 0xbb08e000;
    expect lane 3 R8 = 0xbb08e000  R9 = 0xbb08e000  R10 = 0xbb08e000  R11 = 0xbb08e000;
    expect lane 4 R8 = 0xbb08e000  R9 = 0xbb2cc000  R10 = 0xbb2cc000  R11 = 0xbb08e000;
    expect lane 5 R8 = 0xbb2cc000  R9 = 0xbb08e000  R10 = 0xbb08e000  R11 = 0xbb2cc000;
    expect lane 6 R8 = 0xbb08e000  R9 = 0x41d72000  R10 = 0x41d72000  R11 = 0xbb08e000;
    expect lane 7 R8 = 0x41d72000  R9 = 0x41d72000  R10 = 0x41d72000  R11 = 0x41d72000;
    expect lane 8 R8 = 0x41d72000  R9 = 0x41f5c000  R10 = 0x41f5c000  R11 = 0x41d72000;
    expect lane 9 R8 = 0x41f5c000  R9 = 0x41a7c000  R10 = 0x41a7c000  R11 = 0x41f5c000;
    expect lane 10 R8 = 0x41a7c000  R9 = 0xbbdc2000  R10 = 0xbbdc2000  R11 = 0x41a7c000;
    expect lane 11 R8 = 0xbbdc2000  R9 = 0xbbc42000  R10 = 0xbbc42000  R11 = 0xbbdc2000;
    expect lane 12 R8 = 0xbbc42000  R9 = 0xbbaf8000  R10 = 0xbbaf8000  R11 = 0xbbc42000;
    expect lane 13 R8 = 0xbbaf8000  R9 = 0xbbc1e000  R10 = 0xbbc1e000  R11 = 0xbbaf8000;
    expect lane 14 R8 = 0xbbc1e000  R9 = 0xbdeec000  R10 = 0xbdeec000  R11 = 0xbbc1e000;
    expect lane 15 R8 = 0xbdeec000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0xbdeec000;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 16 { # bc6h_sf16: MIRROR_ONCE_BORDER CLAMP_TO_EDGE, row 4
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3a67a000  R9 = 0x3a7a2000  R10 = 0xbb1b4000  R11 = 0xbb1b4000;
    expect lane 1 R8 = 0x3a7a2000  R9 = 0x3a77c000  R10 = 0xbb1b4000  R11 = 0xbb1b4000;
    expect lane 2 R8 = 0x3a77c000  R9 = 0x3a77c000  R10 = 0xbb1b4000  R11 = 0xbb1b4000;
    expect lane 3 R8 = 0x3a77c000  R9 = 0x3a7a2000  R10 = 0xbb1b4000  R11 = 0xbb1b4000;
    expect lane 4 R8 = 0x3a7a2000  R9 = 0x3a67a000  R10 = 0xbb1b4000  R11 = 0xbb1b4000;
    expect lane 5 R8 = 0x3a67a000  R9 = 0x3a6e2000  R10 = 0xbaf78000  R11 = 0xbb1b4000;
    expect lane 6 R8 = 0x3a6e2000  R9 = 0x418b4000  R10 = 0x41e1a000  R11 = 0xbaf78000;
    expect lane 7 R8 = 0x418b4000  R9 = 0x418aa000  R10 = 0x41e1a000  R11 = 0x41e1a000;
    expect lane 8 R8 = 0x418aa000  R9 = 0x418a8000  R10 = 0x427d8000  R11 = 0x41e1a000;
    expect lane 9 R8 = 0x418a8000  R9 = 0x418aa000  R10 = 0x424b6000  R11 = 0x427d8000;
    expect lane 10 R8 = 0x418aa000  R9 = 0xbaa82000  R10 = 0xbbd02000  R11 = 0x424b6000;
    expect lane 11 R8 = 0xbaa82000  R9 = 0xba75a000  R10 = 0xbb92c000  R11 = 0xbbd02000;
    expect lane 12 R8 = 0xba75a000  R9 = 0xba75a000  R10 = 0xbbcaa000  R11 = 0xbb92c000;
    expect lane 13 R8 = 0xba75a000  R9 = 0xbaafc000  R10 = 0xbbaf8000  R11 = 0xbbcaa000;
    expect lane 14 R8 = 0xbaafc000  R9 = 0x410f2000  R10 = 0xbdeea000  R11 = 0xbbaf8000;
    expect lane 15 R8 = 0x410f2000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0xbdeea000;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 17 { # bc6h_sf16: MIRROR_ONCE_BORDER CLAMP_TO_EDGE, row 9
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3bf16000  R9 = 0x3ab98000  R10 = 0x3ab98000  R11 = 0x3bf16000;
    expect lane 1 R8 = 0x3ab98000  R9 = 0x3b708000  R10 = 0x3b708000  R11 = 0x3ab98000;
    expect lane 2 R8 = 0x3b708000  R9 = 0x3b708000  R10 = 0x3b708000  R11 = 0x3b708000;
    expect lane 3 R8 = 0x3b708000  R9 = 0x3ab98000  R10 = 0x3ab98000  R11 = 0x3b708000;
    expect lane 4 R8 = 0x3ab98000  R9 = 0x3bf16000  R10 = 0x3bf16000  R11 = 0x3ab98000;
    expect lane 5 R8 = 0x3bf16000  R9 = 0x3b338000  R10 = 0x3b338000  R11 = 0x3bf16000;
    expect lane 6 R8 = 0x3b338000  R9 = 0xc6632000  R10 = 0xc6632000  R11 = 0x3b338000;
    expect lane 7 R8 = 0xc6632000  R9 = 0xc65a2000  R10 = 0xc65a2000  R11 = 0xc6632000;
    expect lane 8 R8 = 0xc65a2000  R9 = 0xc65a2000  R10 = 0xc65a2000  R11 = 0xc65a2000;
    expect lane 9 R8 = 0xc65a2000  R9 = 0xc6646000  R10 = 0xc6646000  R11 = 0xc65a2000;
    expect lane 10 R8 = 0xc6646000  R9 = 0xbb586000  R10 = 0xbb586000  R11 = 0xc6646000;
    expect lane 11 R8 = 0xbb586000  R9 = 0xbbc36000  R10 = 0xbbc36000  R11 = 0xbb586000;
    expect lane 12 R8 = 0xbbc36000  R9 = 0xbb9a6000  R10 = 0xbb9a6000  R11 = 0xbbc36000;
    expect lane 13 R8 = 0xbb9a6000  R9 = 0xbb814000  R10 = 0xbb814000  R11 = 0xbb9a6000;
    expect lane 14 R8 = 0xbb814000  R9 = 0x3dd50000  R10 = 0x3dd50000  R11 = 0xbb814000;
    expect lane 15 R8 = 0x3dd50000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3dd50000;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 18 { # bc6h_uf16: WRAP CLAMP_TO_EDGE, row 0
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x40a10000  R9 = 0x40a10000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 1 R8 = 0x40a10000  R9 = 0x3cb90000  R10 = 0x3cb90000  R11 = 0x40a10000;
    expect lane 2 R8 = 0x3cb90000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3cb90000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x40a10000  R10 = 0x40a10000  R11 = 0x00000000;
    expect lane 11 R8 = 0x40a10000  R9 = 0x40a10000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 12 R8 = 0x40a10000  R9 = 0x40a10000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 13 R8 = 0x40a10000  R9 = 0x40a10000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 14 R8 = 0x40a10000  R9 = 0x3cb90000  R10 = 0x3cb90000  R11 = 0x40a10000;
    expect lane 15 R8 = 0x3cb90000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3cb90000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 19 { # bc6h_uf16: WRAP CLAMP_TO_EDGE, row 4
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3d63e000  R9 = 0x3d456000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 1 R8 = 0x3d456000  R9 = 0x4002c000  R10 = 0x3b430000  R11 = 0x40a10000;
    expect lane 2 R8 = 0x4002c000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3b430000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x45656000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x45656000  R9 = 0x45656000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x45656000  R9 = 0x3faba000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3faba000  R9 = 0x41456000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x41456000  R9 = 0x3ae3a000  R10 = 0x40a10000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ae3a000  R9 = 0x3a7e6000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 12 R8 = 0x3a7e6000  R9 = 0x3d63e000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 13 R8 = 0x3d63e000  R9 = 0x3d456000  R10 = 0x40a10000  R11 = 0x40a10000;
    expect lane 14 R8 = 0x3d456000  R9 = 0x4002c000  R10 = 0x3b430000  R11 = 0x40a10000;
    expect lane 15 R8 = 0x4002c000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3b430000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 20 { # bc6h_uf16: WRAP CLAMP_TO_EDGE, row 9
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x47436000  R9 = 0x46ffa000  R10 = 0x46ffa000  R11 = 0x47436000;
    expect lane 1 R8 = 0x46ffa000  R9 = 0x3e9c2000  R10 = 0x3e9c2000  R11 = 0x46ffa000;
    expect lane 2 R8 = 0x3e9c2000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e9c2000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x46dda000  R10 = 0x46dda000  R11 = 0x00000000;
    expect lane 11 R8 = 0x46dda000  R9 = 0x46a0a000  R10 = 0x46a0a000  R11 = 0x46dda000;
    expect lane 12 R8 = 0x46a0a000  R9 = 0x47436000  R10 = 0x47436000  R11 = 0x46a0a000;
    expect lane 13 R8 = 0x47436000  R9 = 0x46ffa000  R10 = 0x46ffa000  R11 = 0x47436000;
    expect lane 14 R8 = 0x46ffa000  R9 = 0x3e9c2000  R10 = 0x3e9c2000  R11 = 0x46ffa000;
    expect lane 15 R8 = 0x3e9c2000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e9c2000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 21 { # bc7u: MIRROR MIRROR, row 0
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 22 { # bc7u: MIRROR MIRROR, row 4
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f018182  R9 = 0x3de8e8e9  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3de8e8e9  R9 = 0x3e60e0e1  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e60e0e1  R9 = 0x3de8e8e9  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3de8e8e9  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f26a6a7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f26a6a7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 23 { # bc7u: MIRROR MIRROR, row 9
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3eb6b6b7  R9 = 0x3ec8c8c9  R10 = 0x3ec8c8c9  R11 = 0x3eb6b6b7;
    expect lane 12 R8 = 0x3ec8c8c9  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3ec8c8c9;
    expect lane 13 R8 = 0x3eb6b6b7  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3eb6b6b7;
    expect lane 14 R8 = 0x3ea2a2a3  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ea2a2a3;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3ea2a2a3  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3ea2a2a3;
}

warp 24 { # etc2_rgb: CLAMP_TO_EDGE WRAP, row 0
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 1 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 2 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f1d9d9e  R11 = 0x3f7bfbfc;
    expect lane 4 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f119192  R11 = 0x3f1d9d9e;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f21a1a2  R11 = 0x3f119192;
    expect lane 6 R8 = 0x3f5ededf  R9 = 0x3ed2d2d3  R10 = 0x3e6ceced  R11 = 0x3f21a1a2;
    expect lane 7 R8 = 0x3ed2d2d3  R9 = 0x3ee4e4e5  R10 = 0x3e44c4c5  R11 = 0x3e6ceced;
    expect lane 8 R8 = 0x3ee4e4e5  R9 = 0x3ef8f8f9  R10 = 0x00000000  R11 = 0x3e44c4c5;
    expect lane 9 R8 = 0x3ef8f8f9  R9 = 0x3f058586  R10 = 0x3da8a8a9  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f058586  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x3da8a8a9;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f0c8c8d  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 13 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3df8f8f9  R11 = 0x3f4ccccd;
    expect lane 14 R8 = 0x3f0c8c8d  R9 = 0x3f1e9e9f  R10 = 0x3f24a4a5  R11 = 0x3df8f8f9;
    expect lane 15 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 16 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 17 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
}

warp 25 { # etc2_rgb: CLAMP_TO_EDGE WRAP, row 4
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 1 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 2 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 3 R8 = 0x3e70f0f1  R9 = 0x3f24a4a5  R10 = 0x3f7efeff  R11 = 0x3f5ededf;
    expect lane 4 R8 = 0x3f24a4a5  R9 = 0x3e929293  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 5 R8 = 0x3e929293  R9 = 0x3f008081  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 6 R8 = 0x3f008081  R9 = 0x3e008081  R10 = 0x3e969697  R11 = 0x3f7efeff;
    expect lane 7 R8 = 0x3e008081  R9 = 0x3ec8c8c9  R10 = 0x3ea8a8a9  R11 = 0x3e969697;
    expect lane 8 R8 = 0x3ec8c8c9  R9 = 0x00000000  R10 = 0x3ebcbcbd  R11 = 0x3ea8a8a9;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ecececf  R11 = 0x3ebcbcbd;
    expect lane 10 R8 = 0x00000000  R9 = 0x3efafafb  R10 = 0x3f0c8c8d  R11 = 0x3ecececf;
    expect lane 11 R8 = 0x3efafafb  R9 = 0x3ed8d8d9  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 12 R8 = 0x3ed8d8d9  R9 = 0x3eb6b6b7  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 13 R8 = 0x3eb6b6b7  R9 = 0x3e929293  R10 = 0x3f800000  R11 = 0x3f0c8c8d;
    expect lane 14 R8 = 0x3e929293  R9 = 0x3f19999a  R10 = 0x3f3ababb  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 16 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 17 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
}

warp 26 { # etc2_rgb: CLAMP_TO_EDGE WRAP, row 9
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 1 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 2 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f1d9d9e  R11 = 0x3f7bfbfc;
    expect lane 4 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f119192  R11 = 0x3f1d9d9e;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f21a1a2  R11 = 0x3f119192;
    expect lane 6 R8 = 0x3f5ededf  R9 = 0x3ed2d2d3  R10 = 0x3e6ceced  R11 = 0x3f21a1a2;
    expect lane 7 R8 = 0x3ed2d2d3  R9 = 0x3ee4e4e5  R10 = 0x3e44c4c5  R11 = 0x3e6ceced;
    expect lane 8 R8 = 0x3ee4e4e5  R9 = 0x3ef8f8f9  R10 = 0x00000000  R11 = 0x3e44c4c5;
    expect lane 9 R8 = 0x3ef8f8f9  R9 = 0x3f058586  R10 = 0x3da8a8a9  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f058586  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x3da8a8a9;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f0c8c8d  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 13 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3df8f8f9  R11 = 0x3f4ccccd;
    expect lane 14 R8 = 0x3f0c8c8d  R9 = 0x3f1e9e9f  R10 = 0x3f24a4a5  R11 = 0x3df8f8f9;
    expect lane 15 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 16 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 17 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
}

warp 27 { # etc2_rgb_pta: BORDER MIRROR_ONCE_BORDER, row 0
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3ecccccd  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3ecccccd;
    expect lane 4 R8 = 0x3f46c6c7  R9 = 0x3f74f4f5  R10 = 0x3f74f4f5  R11 = 0x3f46c6c7;
    expect lane 5 R8 = 0x3f74f4f5  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f74f4f5;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f46c6c7;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 13 R8 = 0x3dc0c0c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3dc0c0c1;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f19999a  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f19999a;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 28 { # etc2_rgb_pta: BORDER MIRROR_ONCE_BORDER, row 4
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x00000000  R10 = 0x3f46c6c7  R11 = 0x3f400000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f74f4f5  R11 = 0x3f46c6c7;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f3dbdbe  R10 = 0x3f74f4f5  R11 = 0x3f74f4f5;
    expect lane 5 R8 = 0x3f3dbdbe  R9 = 0x3f5fdfe0  R10 = 0x3ecccccd  R11 = 0x3f74f4f5;
    expect lane 6 R8 = 0x3f5fdfe0  R9 = 0x3f0c8c8d  R10 = 0x3d008081  R11 = 0x3ecccccd;
    expect lane 7 R8 = 0x3f0c8c8d  R9 = 0x3f59d9da  R10 = 0x00000000  R11 = 0x3d008081;
    expect lane 8 R8 = 0x3f59d9da  R9 = 0x3f59d9da  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f59d9da  R9 = 0x3f0c8c8d  R10 = 0x00000000  R11 = 0x3dc0c0c1;
    expect lane 10 R8 = 0x3f0c8c8d  R9 = 0x00000000  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x3ee6e6e7  R10 = 0x00000000  R11 = 0x3d008081;
    expect lane 12 R8 = 0x3ee6e6e7  R9 = 0x00000000  R10 = 0x3dc0c0c1  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f54d4d5  R10 = 0x00000000  R11 = 0x3dc0c0c1;
    expect lane 14 R8 = 0x3f54d4d5  R9 = 0x3f5dddde  R10 = 0x3f30b0b1  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f5dddde  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f30b0b1;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 29 { # etc2_rgb_pta: BORDER MIRROR_ONCE_BORDER, row 9
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e949495  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e78f8f9  R11 = 0x3e949495;
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e949495  R11 = 0x3e78f8f9;
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 6 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e888889  R11 = 0x3e949495;
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f4ccccd  R11 = 0x3e888889;
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f52d2d3  R11 = 0x3f4ccccd;
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e888889  R11 = 0x3f52d2d3;
    expect lane 10 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f54d4d5  R11 = 0x3e888889;
    expect lane 11 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x00000000  R11 = 0x3f54d4d5;
    expect lane 12 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e50d0d1  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x00000000  R11 = 0x3e50d0d1;
    expect lane 14 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 30 { # etc2_rgba: MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE, row 0
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3edadadb  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3edadadb;
    expect lane 1 R8 = 0x3ee6e6e7  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3ee6e6e7;
    expect lane 2 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 3 R8 = 0x3ef2f2f3  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ef2f2f3;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3ee6e6e7;
    expect lane 5 R8 = 0x3edadadb  R9 = 0x3ecececf  R10 = 0x3ecececf  R11 = 0x3edadadb;
    expect lane 6 R8 = 0x3ecececf  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3ecececf;
    expect lane 7 R8 = 0x3f19999a  R9 = 0x3f2aaaab  R10 = 0x3f2aaaab  R11 = 0x3f19999a;
    expect lane 8 R8 = 0x3f2aaaab  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f2aaaab;
    expect lane 9 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 10 R8 = 0x3f39b9ba  R9 = 0x3f4ccccd  R10 = 0x3f4ccccd  R11 = 0x3f39b9ba;
    expect lane 11 R8 = 0x3f4ccccd  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3f4ccccd;
    expect lane 12 R8 = 0x3f5dddde  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 13 R8 = 0x3f5dddde  R9 = 0x3f6dedee  R10 = 0x3f6dedee  R11 = 0x3f5dddde;
    expect lane 14 R8 = 0x3f6dedee  R9 = 0x3e088889  R10 = 0x3e088889  R11 = 0x3f6dedee;
    expect lane 15 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 16 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 17 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3e088889  R11 = 0x3e088889;
}

warp 31 { # etc2_rgba: MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE, row 4
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3e4ccccd  R9 = 0x3e40c0c1  R10 = 0x3e58d8d9  R11 = 0x3e40c0c1;
    expect lane 1 R8 = 0x3e40c0c1  R9 = 0x3eeeeeef  R10 = 0x3e70f0f1  R11 = 0x3e58d8d9;
    expect lane 2 R8 = 0x3eeeeeef  R9 = 0x3eeeeeef  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 3 R8 = 0x3eeeeeef  R9 = 0x3e40c0c1  R10 = 0x3e58d8d9  R11 = 0x3e70f0f1;
    expect lane 4 R8 = 0x3e40c0c1  R9 = 0x3e4ccccd  R10 = 0x3e40c0c1  R11 = 0x3e58d8d9;
    expect lane 5 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3e28a8a9  R11 = 0x3e40c0c1;
    expect lane 6 R8 = 0x3e4ccccd  R9 = 0x3ea0a0a1  R10 = 0x3f19999a  R11 = 0x3e28a8a9;
    expect lane 7 R8 = 0x3ea0a0a1  R9 = 0x3ecccccd  R10 = 0x3f39b9ba  R11 = 0x3f19999a;
    expect lane 8 R8 = 0x3ecccccd  R9 = 0x3e24a4a5  R10 = 0x3ef2f2f3  R11 = 0x3f39b9ba;
    expect lane 9 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3f19999a  R11 = 0x3ef2f2f3;
    expect lane 10 R8 = 0x3e24a4a5  R9 = 0x3f800000  R10 = 0x3f4dcdce  R11 = 0x3f19999a;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f53d3d4  R10 = 0x3f4dcdce  R11 = 0x3f4dcdce;
    expect lane 12 R8 = 0x3f53d3d4  R9 = 0x3f26a6a7  R10 = 0x3f4ccccd  R11 = 0x3f4dcdce;
    expect lane 13 R8 = 0x3f26a6a7  R9 = 0x3ef4f4f5  R10 = 0x3f6dedee  R11 = 0x3f4ccccd;
    expect lane 14 R8 = 0x3ef4f4f5  R9 = 0x3c808081  R10 = 0x3f088889  R11 = 0x3f6dedee;
    expect lane 15 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3f088889  R11 = 0x3f088889;
    expect lane 16 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3f088889  R11 = 0x3f088889;
    expect lane 17 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3f088889  R11 = 0x3f088889;
}

warp 32 { # etc2_rgba: MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE, row 9
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f47c7c8  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3f47c7c8;
    expect lane 1 R8 = 0x3e70f0f1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e70f0f1;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e70f0f1  R9 = 0x3f47c7c8  R10 = 0x3f47c7c8  R11 = 0x3e70f0f1;
    expect lane 5 R8 = 0x3f47c7c8  R9 = 0x3ebebebf  R10 = 0x3ebebebf  R11 = 0x3f47c7c8;
    expect lane 6 R8 = 0x3ebebebf  R9 = 0x3ef4f4f5  R10 = 0x3ef4f4f5  R11 = 0x3ebebebf;
    expect lane 7 R8 = 0x3ef4f4f5  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ef4f4f5;
    expect lane 8 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 9 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 10 R8 = 0x3ee8e8e9  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3ee8e8e9;
    expect lane 11 R8 = 0x3e54d4d5  R9 = 0x3e6ceced  R10 = 0x3e6ceced  R11 = 0x3e54d4d5;
    expect lane 12 R8 = 0x3e6ceced  R9 = 0x3e2cacad  R10 = 0x3e2cacad  R11 = 0x3e6ceced;
    expect lane 13 R8 = 0x3e2cacad  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3e2cacad;
    expect lane 14 R8 = 0x3e54d4d5  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e54d4d5;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 33 { # eac: MIRROR_ONCE_BORDER BORDER, row 0
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3ec718e3  R9 = 0x3e8b1162  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3e8b1162  R9 = 0x3f299533  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f299533  R9 = 0x3f299533  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f299533  R9 = 0x3e8b1162  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3e8b1162  R9 = 0x3ec718e3  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3ec718e3  R9 = 0x3e8b1162  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0x3e8b1162  R9 = 0x3eb91723  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 7 R8 = 0x3eb91723  R9 = 0x3e121242  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0x3e121242  R9 = 0x3eb91723  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0x3eb91723  R9 = 0x3e721e44  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 10 R8 = 0x3e721e44  R9 = 0x3f389713  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 11 R8 = 0x3f389713  R9 = 0x3f800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f389713  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 13 R8 = 0x3f389713  R9 = 0x3e4618c3  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 14 R8 = 0x3e4618c3  R9 = 0x00000000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 34 { # eac: MIRROR_ONCE_BORDER BORDER, row 4
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f099132  R9 = 0x3f099132  R10 = 0x3f299533  R11 = 0x3f299533;
    expect lane 1 R8 = 0x3f099132  R9 = 0x3f5d9bb3  R10 = 0x3e6e1dc4  R11 = 0x3f299533;
    expect lane 2 R8 = 0x3f5d9bb3  R9 = 0x3f5d9bb3  R10 = 0x3e6e1dc4  R11 = 0x3e6e1dc4;
    expect lane 3 R8 = 0x3f5d9bb3  R9 = 0x3f099132  R10 = 0x3f299533  R11 = 0x3e6e1dc4;
    expect lane 4 R8 = 0x3f099132  R9 = 0x3f099132  R10 = 0x3f299533  R11 = 0x3f299533;
    expect lane 5 R8 = 0x3f099132  R9 = 0x3f6b9d74  R10 = 0x3e9f13e2  R11 = 0x3f299533;
    expect lane 6 R8 = 0x3f6b9d74  R9 = 0x3e831062  R10 = 0x3e721e44  R11 = 0x3e9f13e2;
    expect lane 7 R8 = 0x3e831062  R9 = 0x00000000  R10 = 0x3eb91723  R11 = 0x3e721e44;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eb91723  R11 = 0x3eb91723;
    expect lane 9 R8 = 0x00000000  R9 = 0x3e831062  R10 = 0x00000000  R11 = 0x3eb91723;
    expect lane 10 R8 = 0x3e831062  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f569ad3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f569ad3  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 35 { # eac: MIRROR_ONCE_BORDER BORDER, row 9
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x00000000  R11 = 0x3f2694d3;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3dfc1f84  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3dfc1f84  R11 = 0x3dfc1f84;
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x00000000  R11 = 0x3dfc1f84;
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f2694d3  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e761ec4  R11 = 0x3f2694d3;
    expect lane 6 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f309613  R11 = 0x3e761ec4;
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3ef11e24  R11 = 0x3f309613;
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e9d13a2  R11 = 0x3ef11e24;
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e811022  R11 = 0x3e9d13a2;
    expect lane 10 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3e811022;
    expect lane 11 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f5f9bf3  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e421843  R11 = 0x3f5f9bf3;
    expect lane 15 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3e421843;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 36 { # eac_snorm: WRAP BORDER, row 0
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3e382e0c  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e382e0c  R9 = 0x3d20280a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3d20280a  R9 = 0x3f26298a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3f26298a  R9 = 0x3e783e10  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3e783e10  R9 = 0xbf800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0xbf800000  R9 = 0x3f26298a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0x3f26298a  R9 = 0xbf042108  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0xbf042108  R9 = 0xbf2c2b0b  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0xbf2c2b0b  R9 = 0xbf800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 10 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3c802008  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 12 R8 = 0x3c802008  R9 = 0x3f800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3e382e0c  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 14 R8 = 0x3e382e0c  R9 = 0x3d20280a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 15 R8 = 0x3d20280a  R9 = 0x3f26298a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 16 R8 = 0x3f26298a  R9 = 0x3e783e10  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0x3e783e10  R9 = 0xbf800000  R10 = 0x3e800000  R11 = 0x3e800000;
}

warp 37 { # eac_snorm: WRAP BORDER, row 4
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbe8c2309  R10 = 0xbd002008  R11 = 0x3f800000;
    expect lane 2 R8 = 0xbe8c2309  R9 = 0xbf50340d  R10 = 0xbe882209  R11 = 0xbd002008;
    expect lane 3 R8 = 0xbf50340d  R9 = 0xbf142509  R10 = 0xbf60380e  R11 = 0xbe882209;
    expect lane 4 R8 = 0xbf142509  R9 = 0xbf302c0b  R10 = 0xbf60380e  R11 = 0xbf60380e;
    expect lane 5 R8 = 0xbf302c0b  R9 = 0xbf50340d  R10 = 0x3f26298a  R11 = 0xbf60380e;
    expect lane 6 R8 = 0xbf50340d  R9 = 0xbf50340d  R10 = 0xbf800000  R11 = 0x3f26298a;
    expect lane 7 R8 = 0xbf50340d  R9 = 0xbf142509  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbf142509  R9 = 0xbf302c0b  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbf302c0b  R9 = 0xbf50340d  R10 = 0xbd40300c  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf50340d  R9 = 0xbe002008  R10 = 0x3e382e0c  R11 = 0xbd40300c;
    expect lane 11 R8 = 0xbe002008  R9 = 0x3c802008  R10 = 0x3eb02c0b  R11 = 0x3e382e0c;
    expect lane 12 R8 = 0x3c802008  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0x3eb02c0b;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0xbf800000  R9 = 0xbe8c2309  R10 = 0xbd002008  R11 = 0x3f800000;
    expect lane 15 R8 = 0xbe8c2309  R9 = 0xbf50340d  R10 = 0xbe882209  R11 = 0xbd002008;
    expect lane 16 R8 = 0xbf50340d  R9 = 0xbf142509  R10 = 0xbf60380e  R11 = 0xbe882209;
    expect lane 17 R8 = 0xbf142509  R9 = 0xbf302c0b  R10 = 0xbf60380e  R11 = 0xbf60380e;
}

warp 38 { # eac_snorm: WRAP BORDER, row 9
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3a802008  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3a802008;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e942509  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ef43d0f  R11 = 0x3e942509;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2a2a8b  R11 = 0x3ef43d0f;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbe20280a  R11 = 0x3f2a2a8b;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbe20280a  R11 = 0xbe20280a;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f66398e  R11 = 0xbe20280a;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbec8320d  R11 = 0x3f66398e;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf0a2289  R11 = 0xbec8320d;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf783e10  R11 = 0xbf0a2289;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0xbf783e10;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3a802008  R11 = 0xbf800000;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3a802008;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e942509  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ef43d0f  R11 = 0x3e942509;
}

warp 39 { # eacx2: MIRROR CLAMP_TO_EDGE, row 0
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x00000000  R9 = 0x3e321643  R10 = 0x3e321643  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e321643  R9 = 0x3e321643  R10 = 0x3e321643  R11 = 0x3e321643;
    expect lane 2 R8 = 0x3e321643  R9 = 0x3e321643  R10 = 0x3e321643  R11 = 0x3e321643;
    expect lane 3 R8 = 0x3e321643  R9 = 0x3e321643  R10 = 0x3e321643  R11 = 0x3e321643;
    expect lane 4 R8 = 0x3e321643  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e321643;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f6f9df4  R10 = 0x3f6f9df4  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f6f9df4  R9 = 0x3d9c1382  R10 = 0x3d9c1382  R11 = 0x3f6f9df4;
    expect lane 7 R8 = 0x3d9c1382  R9 = 0x3d081102  R10 = 0x3d081102  R11 = 0x3d9c1382;
    expect lane 8 R8 = 0x3d081102  R9 = 0x3d8c1182  R10 = 0x3d8c1182  R11 = 0x3d081102;
    expect lane 9 R8 = 0x3d8c1182  R9 = 0x3dbc1783  R10 = 0x3dbc1783  R11 = 0x3d8c1182;
    expect lane 10 R8 = 0x3dbc1783  R9 = 0x3e7d1fa4  R10 = 0x3e7d1fa4  R11 = 0x3dbc1783;
    expect lane 11 R8 = 0x3e7d1fa4  R9 = 0x3e82d05a  R10 = 0x3e82d05a  R11 = 0x3e7d1fa4;
    expect lane 12 R8 = 0x3e82d05a  R9 = 0x3e82d05a  R10 = 0x3e82d05a  R11 = 0x3e82d05a;
    expect lane 13 R8 = 0x3e82d05a  R9 = 0x3e82d05a  R10 = 0x3e82d05a  R11 = 0x3e82d05a;
    expect lane 14 R8 = 0x3e82d05a  R9 = 0x3f2b9573  R10 = 0x3f2b9573  R11 = 0x3e82d05a;
    expect lane 15 R8 = 0x3f2b9573  R9 = 0x3f2b9573  R10 = 0x3f2b9573  R11 = 0x3f2b9573;
    expect lane 16 R8 = 0x3f2b9573  R9 = 0x3e82d05a  R10 = 0x3e82d05a  R11 = 0x3f2b9573;
    expect lane 17 R8 = 0x3e82d05a  R9 = 0x3e82d05a  R10 = 0x3e82d05a  R11 = 0x3e82d05a;
}

warp 40 { # eacx2: MIRROR CLAMP_TO_EDGE, row 4
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3ee69cd4  R9 = 0x3ee5dcbc  R10 = 0x3f489913  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ee5dcbc  R9 = 0x3ee81d04  R10 = 0x00000000  R11 = 0x3f489913;
    expect lane 2 R8 = 0x3ee81d04  R9 = 0x3ee81d04  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3ee81d04  R9 = 0x3ee5dcbc  R10 = 0x3f489913  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ee5dcbc  R9 = 0x3ee69cd4  R10 = 0x00000000  R11 = 0x3f489913;
    expect lane 5 R8 = 0x3ee69cd4  R9 = 0x3ee5dcbc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ee5dcbc  R9 = 0x00000000  R10 = 0x3d9c1382  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f1e93d2  R10 = 0x3d8c1182  R11 = 0x3d9c1382;
    expect lane 8 R8 = 0x3f1e93d2  R9 = 0x00000000  R10 = 0x3dac1583  R11 = 0x3d8c1182;
    expect lane 9 R8 = 0x00000000  R9 = 0x3f1e93d2  R10 = 0x3d281503  R11 = 0x3dac1583;
    expect lane 10 R8 = 0x3f1e93d2  R9 = 0x3e1612c2  R10 = 0x3e7e1fc4  R11 = 0x3d281503;
    expect lane 11 R8 = 0x3e1612c2  R9 = 0x3f2d95b3  R10 = 0x3e801002  R11 = 0x3e7e1fc4;
    expect lane 12 R8 = 0x3f2d95b3  R9 = 0x3dac1583  R10 = 0x3e81502a  R11 = 0x3e801002;
    expect lane 13 R8 = 0x3dac1583  R9 = 0x3edb1b63  R10 = 0x3e82d05a  R11 = 0x3e81502a;
    expect lane 14 R8 = 0x3edb1b63  R9 = 0x3e9712e2  R10 = 0x3ecf19e3  R11 = 0x3e82d05a;
    expect lane 15 R8 = 0x3e9712e2  R9 = 0x3e9712e2  R10 = 0x3ecf19e3  R11 = 0x3ecf19e3;
    expect lane 16 R8 = 0x3e9712e2  R9 = 0x3edb1b63  R10 = 0x3e82d05a  R11 = 0x3ecf19e3;
    expect lane 17 R8 = 0x3edb1b63  R9 = 0x3dac1583  R10 = 0x3e81502a  R11 = 0x3e82d05a;
}

warp 41 { # eacx2: MIRROR CLAMP_TO_EDGE, row 9
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f2a9553  R9 = 0x3f2694d3  R10 = 0x3f2694d3  R11 = 0x3f2a9553;
    expect lane 1 R8 = 0x3f2694d3  R9 = 0x3f049092  R10 = 0x3f049092  R11 = 0x3f2694d3;
    expect lane 2 R8 = 0x3f049092  R9 = 0x3f049092  R10 = 0x3f049092  R11 = 0x3f049092;
    expect lane 3 R8 = 0x3f049092  R9 = 0x3f2694d3  R10 = 0x3f2694d3  R11 = 0x3f049092;
    expect lane 4 R8 = 0x3f2694d3  R9 = 0x3f2a9553  R10 = 0x3f2a9553  R11 = 0x3f2694d3;
    expect lane 5 R8 = 0x3f2a9553  R9 = 0x3f089112  R10 = 0x3f089112  R11 = 0x3f2a9553;
    expect lane 6 R8 = 0x3f089112  R9 = 0x3f409813  R10 = 0x3f409813  R11 = 0x3f089112;
    expect lane 7 R8 = 0x3f409813  R9 = 0x3e931262  R10 = 0x3e931262  R11 = 0x3f409813;
    expect lane 8 R8 = 0x3e931262  R9 = 0x3f089112  R10 = 0x3f089112  R11 = 0x3e931262;
    expect lane 9 R8 = 0x3f089112  R9 = 0x3e6e1dc4  R10 = 0x3e6e1dc4  R11 = 0x3f089112;
    expect lane 10 R8 = 0x3e6e1dc4  R9 = 0x3d481903  R10 = 0x3d481903  R11 = 0x3e6e1dc4;
    expect lane 11 R8 = 0x3d481903  R9 = 0x3f019032  R10 = 0x3f019032  R11 = 0x3d481903;
    expect lane 12 R8 = 0x3f019032  R9 = 0x3f019032  R10 = 0x3f019032  R11 = 0x3f019032;
    expect lane 13 R8 = 0x3f019032  R9 = 0x3f699d34  R10 = 0x3f699d34  R11 = 0x3f019032;
    expect lane 14 R8 = 0x3f699d34  R9 = 0x3f099132  R10 = 0x3f099132  R11 = 0x3f699d34;
    expect lane 15 R8 = 0x3f099132  R9 = 0x3f099132  R10 = 0x3f099132  R11 = 0x3f099132;
    expect lane 16 R8 = 0x3f099132  R9 = 0x3f699d34  R10 = 0x3f699d34  R11 = 0x3f099132;
    expect lane 17 R8 = 0x3f699d34  R9 = 0x3f019032  R10 = 0x3f019032  R11 = 0x3f699d34;
}

warp 42 { # eacx2_snorm: CLAMP_TO_EDGE MIRROR, row 0
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0xbf62388e  R9 = 0xbf62388e  R10 = 0xbf62388e  R11 = 0xbf62388e;
    expect lane 1 R8 = 0xbf62388e  R9 = 0xbf62388e  R10 = 0xbf62388e  R11 = 0xbf62388e;
    expect lane 2 R8 = 0xbf62388e  R9 = 0xbf62388e  R10 = 0xbf62388e  R11 = 0xbf62388e;
    expect lane 3 R8 = 0xbf62388e  R9 = 0x3d60380e  R10 = 0x3d60380e  R11 = 0xbf62388e;
    expect lane 4 R8 = 0x3d60380e  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3d60380e;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf6a3a8f  R10 = 0xbf6a3a8f  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf6a3a8f  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf6a3a8f;
    expect lane 8 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf56358d  R10 = 0xbf56358d  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf56358d  R9 = 0xbf1a268a  R10 = 0xbf1a268a  R11 = 0xbf56358d;
    expect lane 12 R8 = 0xbf1a268a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf1a268a;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf1a268a  R10 = 0xbf1a268a  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbf1a268a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf1a268a;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 16 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 17 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 43 { # eacx2_snorm: CLAMP_TO_EDGE MIRROR, row 4
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3edc370e  R9 = 0x3edc370e  R10 = 0xbefc3f10  R11 = 0xbefc3f10;
    expect lane 1 R8 = 0x3edc370e  R9 = 0x3edc370e  R10 = 0xbefc3f10  R11 = 0xbefc3f10;
    expect lane 2 R8 = 0x3edc370e  R9 = 0x3edc370e  R10 = 0xbefc3f10  R11 = 0xbefc3f10;
    expect lane 3 R8 = 0x3edc370e  R9 = 0x3e783e10  R10 = 0xbf800000  R11 = 0xbefc3f10;
    expect lane 4 R8 = 0x3e783e10  R9 = 0x3edc370e  R10 = 0xbefc3f10  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3edc370e  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbefc3f10;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3edc370e  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3edc370e  R9 = 0x3e783e10  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 8 R8 = 0x3e783e10  R9 = 0x3edc370e  R10 = 0xbf4c330d  R11 = 0xbf800000;
    expect lane 9 R8 = 0x3edc370e  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0xbf4c330d;
    expect lane 10 R8 = 0x3f800000  R9 = 0xbe812048  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbe812048  R9 = 0xbe862188  R10 = 0xbee4390e  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbe862188  R9 = 0xbe89a269  R10 = 0xbe082209  R11 = 0xbee4390e;
    expect lane 13 R8 = 0xbe89a269  R9 = 0xbe89a269  R10 = 0xbf800000  R11 = 0xbe082209;
    expect lane 14 R8 = 0xbe89a269  R9 = 0xbf56358d  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 15 R8 = 0xbf56358d  R9 = 0xbf56358d  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 16 R8 = 0xbf56358d  R9 = 0xbf56358d  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 17 R8 = 0xbf56358d  R9 = 0xbf56358d  R10 = 0xbf800000  R11 = 0xbf800000;
}

warp 44 { # eacx2_snorm: CLAMP_TO_EDGE MIRROR, row 9
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f0c2309  R9 = 0x3f0c2309  R10 = 0x3f0c2309  R11 = 0x3f0c2309;
    expect lane 1 R8 = 0x3f0c2309  R9 = 0x3f0c2309  R10 = 0x3f0c2309  R11 = 0x3f0c2309;
    expect lane 2 R8 = 0x3f0c2309  R9 = 0x3f0c2309  R10 = 0x3f0c2309  R11 = 0x3f0c2309;
    expect lane 3 R8 = 0x3f0c2309  R9 = 0x3f6c3b0f  R10 = 0x3f6c3b0f  R11 = 0x3f0c2309;
    expect lane 4 R8 = 0x3f6c3b0f  R9 = 0x3f24290a  R10 = 0x3f24290a  R11 = 0x3f6c3b0f;
    expect lane 5 R8 = 0x3f24290a  R9 = 0x3f0c2309  R10 = 0x3f0c2309  R11 = 0x3f24290a;
    expect lane 6 R8 = 0x3f0c2309  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f0c2309;
    expect lane 7 R8 = 0xbf800000  R9 = 0xbf0a2289  R10 = 0xbf0a2289  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbf0a2289  R9 = 0xbf0a2289  R10 = 0xbf0a2289  R11 = 0xbf0a2289;
    expect lane 9 R8 = 0xbf0a2289  R9 = 0xbf0a2289  R10 = 0xbf0a2289  R11 = 0xbf0a2289;
    expect lane 10 R8 = 0xbf0a2289  R9 = 0xbf382e0c  R10 = 0xbf382e0c  R11 = 0xbf0a2289;
    expect lane 11 R8 = 0xbf382e0c  R9 = 0xbe942509  R10 = 0xbe942509  R11 = 0xbf382e0c;
    expect lane 12 R8 = 0xbe942509  R9 = 0xbf382e0c  R10 = 0xbf382e0c  R11 = 0xbe942509;
    expect lane 13 R8 = 0xbf382e0c  R9 = 0xbebc2f0c  R10 = 0xbebc2f0c  R11 = 0xbf382e0c;
    expect lane 14 R8 = 0xbebc2f0c  R9 = 0x3e942509  R10 = 0x3e942509  R11 = 0xbebc2f0c;
    expect lane 15 R8 = 0x3e942509  R9 = 0x3e942509  R10 = 0x3e942509  R11 = 0x3e942509;
    expect lane 16 R8 = 0x3e942509  R9 = 0x3e942509  R10 = 0x3e942509  R11 = 0x3e942509;
    expect lane 17 R8 = 0x3e942509  R9 = 0x3e942509  R10 = 0x3e942509  R11 = 0x3e942509;
}

warp 45 { # in texels
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0xffff
    s = lane  t = 4.25
    expect lane 0 R8 = 0x3f000000  R9 = 0x3e989899  R10 = 0x3eececed  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3e989899  R9 = 0x3e64e4e5  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 2 R8 = 0x3e64e4e5  R9 = 0x3e8e8e8f  R10 = 0x3eb4b4b5  R11 = 0x3eececed;
    expect lane 3 R8 = 0x3e8e8e8f  R9 = 0x3e64e4e5  R10 = 0x3d008081  R11 = 0x3eb4b4b5;
    expect lane 4 R8 = 0x3e64e4e5  R9 = 0x3f33b3b4  R10 = 0x3efcfcfd  R11 = 0x3d008081;
    expect lane 5 R8 = 0x3f33b3b4  R9 = 0x3f038384  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 6 R8 = 0x3f038384  R9 = 0x3f46c6c7  R10 = 0x3f63e3e4  R11 = 0x3efcfcfd;
    expect lane 7 R8 = 0x3f46c6c7  R9 = 0x3edadadb  R10 = 0x3efcfcfd  R11 = 0x3f63e3e4;
    expect lane 8 R8 = 0x3edadadb  R9 = 0x3f62e2e3  R10 = 0x3e70f0f1  R11 = 0x3efcfcfd;
    expect lane 9 R8 = 0x3f62e2e3  R9 = 0x3f61e1e2  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 10 R8 = 0x3f61e1e2  R9 = 0x3f61e1e2  R10 = 0x3ebababb  R11 = 0x3e70f0f1;
    expect lane 11 R8 = 0x3f61e1e2  R9 = 0x3f63e3e4  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 12 R8 = 0x3f63e3e4  R9 = 0x3e74f4f5  R10 = 0x3eb2b2b3  R11 = 0x3ebababb;
    expect lane 13 R8 = 0x3e74f4f5  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3eb2b2b3;
    expect lane 14 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 46 { # in texels
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0xffff
    s = lane  t = 8.25
    expect lane 0 R8 = 0x3f000000  R9 = 0x3f5cdcdd  R10 = 0x3f088889  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f5cdcdd  R9 = 0x3ec4c4c5  R10 = 0x3f62e2e3  R11 = 0x3f088889;
    expect lane 2 R8 = 0x3ec4c4c5  R9 = 0x3ea0a0a1  R10 = 0x3f800000  R11 = 0x3f62e2e3;
    expect lane 3 R8 = 0x3ea0a0a1  R9 = 0x3d40c0c1  R10 = 0x3f28a8a9  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3d40c0c1  R9 = 0x3e64e4e5  R10 = 0x3ed6d6d7  R11 = 0x3f28a8a9;
    expect lane 5 R8 = 0x3e64e4e5  R9 = 0x3e848485  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 6 R8 = 0x3e848485  R9 = 0x3eb4b4b5  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3f048485  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 8 R8 = 0x3f048485  R9 = 0x3f39b9ba  R10 = 0x3f62e2e3  R11 = 0x3ed6d6d7;
    expect lane 9 R8 = 0x3f39b9ba  R9 = 0x3e008081  R10 = 0x3f63e3e4  R11 = 0x3f62e2e3;
    expect lane 10 R8 = 0x3e008081  R9 = 0x3f57d7d8  R10 = 0x3f62e2e3  R11 = 0x3f63e3e4;
    expect lane 11 R8 = 0x3f57d7d8  R9 = 0x3e008081  R10 = 0x3f61e1e2  R11 = 0x3f62e2e3;
    expect lane 12 R8 = 0x3e008081  R9 = 0x3f159596  R10 = 0x3f058586  R11 = 0x3f61e1e2;
    expect lane 13 R8 = 0x3f159596  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f058586;
    expect lane 14 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}
