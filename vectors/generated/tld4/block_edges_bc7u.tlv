# BC7U: a size that is no multiple of a block, address modes, offsets from block to block, borders.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-14 PD-91 PD-91c PD-80
rules without PD-81b PD-92
bytes 0x30000000 802306d192b414706beeaf4ff4b76d02 c488dd54a7b91290add58b415910de34 3c841f7d6384f7945285f3cc69bd9528 fc08f32dbfb6a24ddacf3ef320d62308
bytes 0x30000040 d4446b8d5125567a6656c0dcfbffffff 9abc5f76def35ca3b21fffffffffffff f83cc0969cd259f6c1249c7482f84923 68965e553891c5db162703fd41d8d2dc
bytes 0x30000080 12c23041fa722835b5a158bd7cbcfbd0 40f26e2fbff021769136dd2bd0d3f04c 561b29eaf32865d3b387feffffffffff f0863a12c92926d5c9db8c6adc0ed243
bytes 0x300000c0 340f59ac137f915c0ac3410fe9ed6de8 4cb08cb1f576f8ba1e5a9daafeffffff 342c3e4f5affee226ef34f6bfaffffff c8558aef4e21711f0451ce9436057d54
bytes 0x30000100 7a11133d69d587503fbbffffffffffff b89bf3a03e9714f587125a55cf7b6cf3 80150af08dac806475b3aa0609ec2102 08b3198bef85b03c6ae503de1bf58d83
bytes 0x30000140 c2df1941b231980f7461fec7cd8455c9 380abc92a085e84f83c298f735ba8e82 b3067dc642aab8666d6f71dd7901664d d47bc8ed057060c6d0520fc0faffffff
bytes 0x30000180 40161734961170ae503cb19e0f685bcf d4f06f6bcec208be636e317764013a7a 805aca6e699ffa30484b8faf493bdaa1 15953ca62ae242f016b964fc683d22c7
bytes 0x300001c0 08845cf1e51c93124d41e475768b497d a87c3048bb48629de1d72c858748a39c c0c4a2c42c85999c29e181717c58e415 c8558aef4e21711f0451ce9436057d54
bytes 0x30000200 97dabe15655450835521afd31cee0833 a842ebffb9bca0f9e8e75d8ae7f2aa73 ec92697f1624ce769a8d6d96bf2324d7 d08da6e0b8a99e02a64a067858eda7f1
bytes 0x30000240 897d7e2de9294c5f8550a5c22e5880cd 00000000000000000000000000000000 b038bb36efa818116e507aa2ef4e0988 00000000000000000000000000000000
bytes 0x30000300 8a745af83998b6db1fffe4eecbfe7749 024585c70348a86c22b8d957d9d54f33 0e99c910e03e9efe6c00ffffffffffff 4088d42dbf69caa0b9e49966c4a2e01b
bytes 0x30000340 eae9ad5545956355c30affffffffffff 00000000000000000000000000000000 e07195c306776cb8a37aacb057bd7843 00000000000000000000000000000000
bytes 0x30000400 b89bf3a03e9714f587125a55cf7b6cf3 bc4ec2727aeaeaf9d7affa1a55335f52 8892540a1a763cec977d91f8b581389d dc31a4ec6b03517fbb4e2619340f016e
bytes 0x30000440 663169a2ddef9ef8ca199776855076e5 749b950407ec32eea251c1dea6ae496c 70a8e07108e70c52c7bf3cbe0c90ce46 bfd80401a85a3ddae7d8ad91a341931d
bytes 0x30000480 64b112e2881af404f31f7868fcffffff 62d61dc0b9eb2d721f1bfbee5712e0a7 b299a51eaf9b49517222db4c2acff086 e454f2c32fb8220b6b7c24a0a3cd266a
bytes 0x300004c0 6c3ffdd92c02664dee01042dffffffff 80f7a449d315af1ee613ec1e05057c9c e2a524ae875e6582527dffffffffffff 024585c70348a86c22b8d957d9d54f33
bytes 0x30000500 9c10815f0c5b1ae59ab23608fbffffff 805619c30dd6c296fe012000632886c9 ea3ed4cf18e48039c37def4316a1cca1 ec3cadb3941b06fa9023a051feffffff
bytes 0x30000540 b4e3245366e126c82c397623fdffffff e04dfe0f90a3b3b3da84d3f0535c8910 7a11133d69d587503fbbffffffffffff c078f162f9d0d098fca18764cd9dec17
bytes 0x30000580 2eedab3ef4ad6b23aeb92bc004160909 804a90eba3dc01a1c24251f068de788d 8cad9b1eb9c284f82d760f0dc676b495 a0d212638eb3f3044c794226c959f5ed
bytes 0x300005c0 d8976785c8b4c3da8359ef7142ac055b c8eae671610a65aa0970bb80f7c66663 48e85bc301bce4dbdfd432707adbdfe9 be346dd052278e698197812dadcf6a77
bytes 0x30000600 30f5b9203bfc5bcaaa88806bbd509d28 bac127a6332807955216fdffffffffff 8e0efac1ae77fb3ffda695a449c4fcb2 a051ba8cd47f74b127ff024e05e47854
bytes 0x30000640 e8997442e9ca9ccc1e2e4dc8a8de161e 00000000000000000000000000000000 d08da6e0b8a99e02a64a067858eda7f1 00000000000000000000000000000000
bytes 0x30000700 f0910bbefa623bb68004cc2133fe59d0 36dec92d6bf687c30a59ffffffffffff d47bc8ed057060c6d0520fc0faffffff 5e411a76169e80c002468f1eafba8d45
bytes 0x30000740 805f89ab9f0fb2e1570390312824d841 00000000000000000000000000000000 5c40e6065e77658564655f7bfeffffff 00000000000000000000000000000000
bytes 0x30000800 de7273957f368b33cb69e0b17ea925e3 68687b418ef101b52adf80e1fb788651 80649b34ab19ebe27ac015e98935ec7e 50b81c473f0e354e7294ccd409cc17dc
bytes 0x30000840 fad21831ddd4a28c249d4acecc932399 22416386249f088012fb2f48e310630a 6cdcce6f931320043e21e2a2fbffffff be346dd052278e698197812dadcf6a77
bytes 0x30000880 ec771d8a417594d7917dc3fafbffffff c68b4987745538331a1afcffffffffff c488dd54a7b91290add58b415910de34 c27e8eb230eac34c921efeffffffffff
bytes 0x300008c0 804a90eba3dc01a1c24251f068de788d 207f44ca6220504e3c981b79386d42e2 5e3bdd78c3403c12c587fdffffffffff d000f4a51c0777ae234d636173505657
bytes 0x30000900 1475ef01bd1de284ae7fc4e7ffffffff 8087d19fb4a51bf8226e55aa3306d231 b3067dc642aab8666d6f71dd7901664d 3a6e19dddb0e83f28e99ffffffffffff
bytes 0x30000940 66fc23da99a086f2e9b3fcffffffffff d08da6e0b8a99e02a64a067858eda7f1 b6fbee17f38336562428fcffffffffff d62d3dbd747f4957517dfeffffffffff
bytes 0x30000980 9c10815f0c5b1ae59ab23608fbffffff de7273957f368b33cb69e0b17ea925e3 80c439fee4b388355446dc9095708d1f 4088d42dbf69caa0b9e49966c4a2e01b
bytes 0x300009c0 4c5ef62102e1cc44a09775dec58b1831 9c5ee9cc732a8b0002103e0ef86c2339 2c135533cc7a36c7e89cac0efaffffff e88e7baa2789d5e51ee08cbdbd609490
bytes 0x30000a00 fce02ef854f66987b19a060efeffffff 0abb8f353d6a731ba8b6780af285f9e0 787b888d14554178d0e3c1142621b962 e2a524ae875e6582527dffffffffffff
bytes 0x30000a40 76e10a466ad666c941e9feffffffffff 00000000000000000000000000000000 80ea24ca06db40dcc3e10c7355a7a742 00000000000000000000000000000000
bytes 0x30000b00 64b112e2881af404f31f7868fcffffff ec771d8a417594d7917dc3fafbffffff 98c76f5ece40bb14d623595ab990a123 2603d57b762d5bf4c13bfeffffffffff
bytes 0x30000b40 ca262721e257e38d22cfffffffffffff 00000000000000000000000000000000 b4394b6b535f306b2d60e57a2b9ad55e 00000000000000000000000000000000
bytes 0x30000c00 64a2fb5b8101e4ccc3f22d946b0ab160 488297b168a5b1fdb3d87346e4b99261 805aca6e699ffa30484b8faf493bdaa1 8011febbefb9394c7d46a6c0b6a7fca0
bytes 0x30000c40 80f4c45a0acd32e1001914d0d91269c6 d841d644afcdc358928c3b4dbbdb6f50 0cea410c0f71779331174731f9ffffff 4c5ef62102e1cc44a09775dec58b1831
bytes 0x30000c80 a8b3abec1da7de0522f9fe8ef84724c3 a6e90a68ae49b1abc2a8f0093dd10d49 663169a2ddef9ef8ca199776855076e5 78ba6ee1a9f2d8b574d55c14972bdcd6
bytes 0x30000cc0 7ce2f88ad5dfbf6e9cb713ac9188c59f 84235e4ea3a2806765d8d9c22e31659f ac7cbc22d2bde0eae48b83f7ffffffff 60914d52b8e71c891b1fb013043af9df
bytes 0x30000d00 20b60cb181faf10b0455d1f5a9f61227 8ae8c3dd9cb231519e0ffdffffffffff 9021796950a1eaa3645d635466ceb012 0c53feea5bb579ad3af970fb14e7f6aa
bytes 0x30000d40 4c5ef62102e1cc44a09775dec58b1831 749b950407ec32eea251c1dea6ae496c 80f2fcbc5beeeaffa1fc37711f38943c 62d61dc0b9eb2d721f1bfbee5712e0a7
bytes 0x30000d80 04c1d4cb16792315125f8cef2c80efaf ec771d8a417594d7917dc3fafbffffff 805aca6e699ffa30484b8faf493bdaa1 448c603b663f222afc7b3f13fdffffff
bytes 0x30000dc0 807f87d3862fff624b741232e41cbd4e e454f2c32fb8220b6b7c24a0a3cd266a fabbdef593990cf91663ffffffffffff 80f67ec19eeedb8c72a244fcd826dce9
bytes 0x30000e00 f642005a84d723f18ae04bd3874113e6 e2a524ae875e6582527dffffffffffff 38d3071e04c1db35a99c2f56d60c6f05 7899f3e006580b46ecfd6ca94dad8c6c
bytes 0x30000e40 fcd5164b792ce2c0ad76bb8afcffffff 00000000000000000000000000000000 90cfdb4c7bdf7be9e23d9e7b790665a3 00000000000000000000000000000000
bytes 0x30000f00 80af88772752966f900c4e8c6e7c8160 80e79e6c9fede8c9335a6c023a8380a7 a87c3048bb48629de1d72c858748a39c 604832507e217cf10e661c59a01d329b
bytes 0x30000f40 8025f8bed83671c38d5f89a34398ed4d 00000000000000000000000000000000 ee93e53e59470eb6f66b08f05d2b994a 00000000000000000000000000000000
bytes 0x30001000 3e517d379b1a57e1fba7ec48cb202330 d841d644afcdc358928c3b4dbbdb6f50 1c501e497782ce0acf426185feffffff 20ab7a1cae71c1387e4069a545391547
bytes 0x30001040 e04dfe0f90a3b3b3da84d3f0535c8910 62d61dc0b9eb2d721f1bfbee5712e0a7 7cc35ddafa24bbd9d12b719bb2322861 9e39c6d6dd28f3108f15f1eb539291bf
bytes 0x30001080 68687b418ef101b52adf80e1fb788651 40f26e2fbff021769136dd2bd0d3f04c 7c5034251b9f82ea4a962247ffffffff dcd3d2224805135c6a215f0ef8ffffff
bytes 0x300010c0 e68298ddd0a450bc7a487fa04519d480 e20940695884262c2873344333215fde ec3cadb3941b06fa9023a051feffffff 40161734961170ae503cb19e0f685bcf
bytes 0x30001200 8011febbefb9394c7d46a6c0b6a7fca0 ea3ed4cf18e48039c37def4316a1cca1 7ce2f88ad5dfbf6e9cb713ac9188c59f 80af88772752966f900c4e8c6e7c8160
bytes 0x30001240 340f59ac137f915c0ac3410fe9ed6de8 00000000000000000000000000000000 548edbcc628a16c42fdecbef2e9bded2 00000000000000000000000000000000
sampler 0 { address WRAP WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 0 { format BC7U UNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 1 { format BC7U UNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 2 { format BC7U UNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 2
sampler 3 { address BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 3 { format BC7U UNORM type TWO_D layout blocklinear size 69 42 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 3

warp 0 { # WRAP from column -3
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3f79f9fa  R9 = 0x3f5adadb  R10 = 0x3eb8b8b9  R11 = 0x3e048485;
    expect lane 1 R8 = 0x3f5adadb  R9 = 0x3f3ababb  R10 = 0x3eb8b8b9  R11 = 0x3eb8b8b9;
    expect lane 2 R8 = 0x3f3ababb  R9 = 0x3d008081  R10 = 0x3f3ababb  R11 = 0x3eb8b8b9;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3e38b8b9  R10 = 0x3e048485  R11 = 0x3f3ababb;
    expect lane 4 R8 = 0x3e38b8b9  R9 = 0x3ed6d6d7  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 5 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f35b5b6  R11 = 0x3ea4a4a5;
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3e048485  R11 = 0x3f35b5b6;
    expect lane 7 R8 = 0x3ed6d6d7  R9 = 0x3df8f8f9  R10 = 0x3f4ececf  R11 = 0x3e048485;
    expect lane 8 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3f33b3b4  R11 = 0x3f4ececf;
    expect lane 9 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3f4ececf  R11 = 0x3f33b3b4;
    expect lane 10 R8 = 0x3df8f8f9  R9 = 0x3ea8a8a9  R10 = 0x3f77f7f8  R11 = 0x3f4ececf;
    expect lane 11 R8 = 0x3ea8a8a9  R9 = 0x3f0a8a8b  R10 = 0x3f59d9da  R11 = 0x3f77f7f8;
    expect lane 12 R8 = 0x3f0a8a8b  R9 = 0x3e848485  R10 = 0x3f3ebebf  R11 = 0x3f59d9da;
    expect lane 13 R8 = 0x3e848485  R9 = 0x3f1d9d9e  R10 = 0x3f7bfbfc  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f1d9d9e  R9 = 0x3f018182  R10 = 0x3efcfcfd  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3f018182  R9 = 0x3ea2a2a3  R10 = 0x3dc8c8c9  R11 = 0x3efcfcfd;
    expect lane 16 R8 = 0x3ea2a2a3  R9 = 0x3e989899  R10 = 0x3f59d9da  R11 = 0x3dc8c8c9;
    expect lane 17 R8 = 0x3e989899  R9 = 0x3e848485  R10 = 0x3f59d9da  R11 = 0x3f59d9da;
    expect lane 18 R8 = 0x3e848485  R9 = 0x3e989899  R10 = 0x3eb0b0b1  R11 = 0x3f59d9da;
    expect lane 19 R8 = 0x3e989899  R9 = 0x3f40c0c1  R10 = 0x3f59d9da  R11 = 0x3eb0b0b1;
    expect lane 20 R8 = 0x3f40c0c1  R9 = 0x3f40c0c1  R10 = 0x3f1c9c9d  R11 = 0x3f59d9da;
    expect lane 21 R8 = 0x3f40c0c1  R9 = 0x3f22a2a3  R10 = 0x3f36b6b7  R11 = 0x3f1c9c9d;
    expect lane 22 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3e7cfcfd  R11 = 0x3f36b6b7;
    expect lane 23 R8 = 0x3f22a2a3  R9 = 0x3e68e8e9  R10 = 0x3f56d6d7  R11 = 0x3e7cfcfd;
    expect lane 24 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3f25a5a6  R11 = 0x3f56d6d7;
    expect lane 25 R8 = 0x3e68e8e9  R9 = 0x3e848485  R10 = 0x3ec6c6c7  R11 = 0x3f25a5a6;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f800000  R11 = 0x3ec6c6c7;
    expect lane 27 R8 = 0x3e848485  R9 = 0x3f119192  R10 = 0x3e64e4e5  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f119192  R9 = 0x3f1c9c9d  R10 = 0x3eb0b0b1  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3e20a0a1  R11 = 0x3eb0b0b1;
    expect lane 30 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3dc0c0c1  R11 = 0x3e20a0a1;
    expect lane 31 R8 = 0x3f1c9c9d  R9 = 0x3e78f8f9  R10 = 0x3e24a4a5  R11 = 0x3dc0c0c1;
}

warp 1 { # WRAP from column 50
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 4 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 5 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f77f7f8;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f3ababb;
    expect lane 8 R8 = 0x3f0e8e8f  R9 = 0x3f3ababb  R10 = 0x3f22a2a3  R11 = 0x3f47c7c8;
    expect lane 9 R8 = 0x3f3ababb  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f22a2a3;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f47c7c8;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f48c8c9  R10 = 0x3f47c7c8  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f48c8c9  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f47c7c8;
    expect lane 25 R8 = 0x3f4ececf  R9 = 0x3f49c9ca  R10 = 0x3f47c7c8  R11 = 0x3f4ececf;
    expect lane 26 R8 = 0x3f49c9ca  R9 = 0x3f4ececf  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 27 R8 = 0x3f4ececf  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f47c7c8;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f20a0a1  R10 = 0x3f61e1e2  R11 = 0x3f800000;
}

warp 2 { # WRAP from column 30
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3f55d5d6  R9 = 0x3f4fcfd0  R10 = 0x3f2babac  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3f4fcfd0  R9 = 0x3f77f7f8  R10 = 0x3f3dbdbe  R11 = 0x3f2babac;
    expect lane 2 R8 = 0x3f77f7f8  R9 = 0x3f49c9ca  R10 = 0x3e8c8c8d  R11 = 0x3f3dbdbe;
    expect lane 3 R8 = 0x3f49c9ca  R9 = 0x3e929293  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 4 R8 = 0x3e929293  R9 = 0x3ee8e8e9  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 5 R8 = 0x3ee8e8e9  R9 = 0x3eb8b8b9  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 6 R8 = 0x3eb8b8b9  R9 = 0x3edadadb  R10 = 0x3e008081  R11 = 0x3e8c8c8d;
    expect lane 7 R8 = 0x3edadadb  R9 = 0x3efafafb  R10 = 0x3eeaeaeb  R11 = 0x3e008081;
    expect lane 8 R8 = 0x3efafafb  R9 = 0x3f26a6a7  R10 = 0x3f139394  R11 = 0x3eeaeaeb;
    expect lane 9 R8 = 0x3f26a6a7  R9 = 0x3f3fbfc0  R10 = 0x3e929293  R11 = 0x3f139394;
    expect lane 10 R8 = 0x3f3fbfc0  R9 = 0x3f5ededf  R10 = 0x3ee4e4e5  R11 = 0x3e929293;
    expect lane 11 R8 = 0x3f5ededf  R9 = 0x3f6feff0  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 12 R8 = 0x3f6feff0  R9 = 0x3d008081  R10 = 0x3e64e4e5  R11 = 0x3ee4e4e5;
    expect lane 13 R8 = 0x3d008081  R9 = 0x3f23a3a4  R10 = 0x3ee4e4e5  R11 = 0x3e64e4e5;
    expect lane 14 R8 = 0x3f23a3a4  R9 = 0x3ea2a2a3  R10 = 0x3f0e8e8f  R11 = 0x3ee4e4e5;
    expect lane 15 R8 = 0x3ea2a2a3  R9 = 0x3e989899  R10 = 0x3e9e9e9f  R11 = 0x3f0e8e8f;
    expect lane 16 R8 = 0x3e989899  R9 = 0x3e848485  R10 = 0x3e949495  R11 = 0x3e9e9e9f;
    expect lane 17 R8 = 0x3e848485  R9 = 0x3e989899  R10 = 0x3ec6c6c7  R11 = 0x3e949495;
    expect lane 18 R8 = 0x3e989899  R9 = 0x3f048485  R10 = 0x3f77f7f8  R11 = 0x3ec6c6c7;
    expect lane 19 R8 = 0x3f048485  R9 = 0x3f69e9ea  R10 = 0x3f5ededf  R11 = 0x3f77f7f8;
    expect lane 20 R8 = 0x3f69e9ea  R9 = 0x3f74f4f5  R10 = 0x3eb4b4b5  R11 = 0x3f5ededf;
    expect lane 21 R8 = 0x3f74f4f5  R9 = 0x3dd8d8d9  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 22 R8 = 0x3dd8d8d9  R9 = 0x3e929293  R10 = 0x3f77f7f8  R11 = 0x3eb4b4b5;
    expect lane 23 R8 = 0x3e929293  R9 = 0x3ed8d8d9  R10 = 0x3f1e9e9f  R11 = 0x3f77f7f8;
    expect lane 24 R8 = 0x3ed8d8d9  R9 = 0x3eeaeaeb  R10 = 0x3f66e6e7  R11 = 0x3f1e9e9f;
    expect lane 25 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3f2fafb0  R11 = 0x3f66e6e7;
    expect lane 26 R8 = 0x3eeaeaeb  R9 = 0x3eb2b2b3  R10 = 0x00000000  R11 = 0x3f2fafb0;
    expect lane 27 R8 = 0x3eb2b2b3  R9 = 0x3ed8d8d9  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 28 R8 = 0x3ed8d8d9  R9 = 0x3ed8d8d9  R10 = 0x00000000  R11 = 0x3e30b0b1;
    expect lane 29 R8 = 0x3ed8d8d9  R9 = 0x3e8a8a8b  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e8a8a8b  R9 = 0x3d888889  R10 = 0x3e70f0f1  R11 = 0x3e30b0b1;
    expect lane 31 R8 = 0x3d888889  R9 = 0x3e38b8b9  R10 = 0x3eaaaaab  R11 = 0x3e70f0f1;
}

warp 3 { # WRAP from column 20
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3d008081  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e949495  R11 = 0x3d008081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3d888889  R11 = 0x3e949495;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e5cdcdd  R11 = 0x3d888889;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f4bcbcc  R11 = 0x3e5cdcdd;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f4bcbcc;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f4bcbcc  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f4bcbcc;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f068687  R10 = 0x3f4bcbcc  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f068687  R9 = 0x3ef2f2f3  R10 = 0x3f48c8c9  R11 = 0x3f4bcbcc;
    expect lane 18 R8 = 0x3ef2f2f3  R9 = 0x3f0e8e8f  R10 = 0x3f34b4b5  R11 = 0x3f48c8c9;
    expect lane 19 R8 = 0x3f0e8e8f  R9 = 0x3f1b9b9c  R10 = 0x3f4acacb  R11 = 0x3f34b4b5;
    expect lane 20 R8 = 0x3f1b9b9c  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f4acacb;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 4 { # MIRROR from column -3
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f35b5b6  R11 = 0x3e048485;
    expect lane 1 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ea4a4a5  R11 = 0x3f35b5b6;
    expect lane 2 R8 = 0x3ed6d6d7  R9 = 0x3e38b8b9  R10 = 0x3e048485  R11 = 0x3ea4a4a5;
    expect lane 3 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 4 R8 = 0x3e38b8b9  R9 = 0x3ed6d6d7  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 5 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f35b5b6  R11 = 0x3ea4a4a5;
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3e048485  R11 = 0x3f35b5b6;
    expect lane 7 R8 = 0x3ed6d6d7  R9 = 0x3df8f8f9  R10 = 0x3f4ececf  R11 = 0x3e048485;
    expect lane 8 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3f33b3b4  R11 = 0x3f4ececf;
    expect lane 9 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3f4ececf  R11 = 0x3f33b3b4;
    expect lane 10 R8 = 0x3df8f8f9  R9 = 0x3ea8a8a9  R10 = 0x3f77f7f8  R11 = 0x3f4ececf;
    expect lane 11 R8 = 0x3ea8a8a9  R9 = 0x3f0a8a8b  R10 = 0x3f59d9da  R11 = 0x3f77f7f8;
    expect lane 12 R8 = 0x3f0a8a8b  R9 = 0x3e848485  R10 = 0x3f3ebebf  R11 = 0x3f59d9da;
    expect lane 13 R8 = 0x3e848485  R9 = 0x3f1d9d9e  R10 = 0x3f7bfbfc  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f1d9d9e  R9 = 0x3f018182  R10 = 0x3efcfcfd  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3f018182  R9 = 0x3ea2a2a3  R10 = 0x3dc8c8c9  R11 = 0x3efcfcfd;
    expect lane 16 R8 = 0x3ea2a2a3  R9 = 0x3e989899  R10 = 0x3f59d9da  R11 = 0x3dc8c8c9;
    expect lane 17 R8 = 0x3e989899  R9 = 0x3e848485  R10 = 0x3f59d9da  R11 = 0x3f59d9da;
    expect lane 18 R8 = 0x3e848485  R9 = 0x3e989899  R10 = 0x3eb0b0b1  R11 = 0x3f59d9da;
    expect lane 19 R8 = 0x3e989899  R9 = 0x3f40c0c1  R10 = 0x3f59d9da  R11 = 0x3eb0b0b1;
    expect lane 20 R8 = 0x3f40c0c1  R9 = 0x3f40c0c1  R10 = 0x3f1c9c9d  R11 = 0x3f59d9da;
    expect lane 21 R8 = 0x3f40c0c1  R9 = 0x3f22a2a3  R10 = 0x3f36b6b7  R11 = 0x3f1c9c9d;
    expect lane 22 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3e7cfcfd  R11 = 0x3f36b6b7;
    expect lane 23 R8 = 0x3f22a2a3  R9 = 0x3e68e8e9  R10 = 0x3f56d6d7  R11 = 0x3e7cfcfd;
    expect lane 24 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3f25a5a6  R11 = 0x3f56d6d7;
    expect lane 25 R8 = 0x3e68e8e9  R9 = 0x3e848485  R10 = 0x3ec6c6c7  R11 = 0x3f25a5a6;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f800000  R11 = 0x3ec6c6c7;
    expect lane 27 R8 = 0x3e848485  R9 = 0x3f119192  R10 = 0x3e64e4e5  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f119192  R9 = 0x3f1c9c9d  R10 = 0x3eb0b0b1  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3e20a0a1  R11 = 0x3eb0b0b1;
    expect lane 30 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3dc0c0c1  R11 = 0x3e20a0a1;
    expect lane 31 R8 = 0x3f1c9c9d  R9 = 0x3e78f8f9  R10 = 0x3e24a4a5  R11 = 0x3dc0c0c1;
}

warp 5 { # MIRROR from column 50
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 4 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 5 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f77f7f8;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f3ababb;
    expect lane 8 R8 = 0x3f0e8e8f  R9 = 0x3f3ababb  R10 = 0x3f22a2a3  R11 = 0x3f47c7c8;
    expect lane 9 R8 = 0x3f3ababb  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f22a2a3;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f47c7c8;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f0e8e8f  R9 = 0x3f3ababb  R10 = 0x3f22a2a3  R11 = 0x3f47c7c8;
    expect lane 30 R8 = 0x3f3ababb  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f22a2a3;
    expect lane 31 R8 = 0x3f0e8e8f  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f47c7c8;
}

warp 6 { # MIRROR from column 30
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f2babac  R10 = 0x3f2babac  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3f2babac  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f2babac;
    expect lane 2 R8 = 0x3f3dbdbe  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3f3dbdbe;
    expect lane 3 R8 = 0x3e8c8c8d  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 4 R8 = 0x3e8c8c8d  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 5 R8 = 0x3e8c8c8d  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 6 R8 = 0x3e8c8c8d  R9 = 0x3e008081  R10 = 0x3e008081  R11 = 0x3e8c8c8d;
    expect lane 7 R8 = 0x3e008081  R9 = 0x3eeaeaeb  R10 = 0x3eeaeaeb  R11 = 0x3e008081;
    expect lane 8 R8 = 0x3eeaeaeb  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3eeaeaeb;
    expect lane 9 R8 = 0x3f139394  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3f139394;
    expect lane 10 R8 = 0x3e929293  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3e929293;
    expect lane 11 R8 = 0x3ee4e4e5  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 12 R8 = 0x3ee4e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3ee4e4e5;
    expect lane 13 R8 = 0x3e64e4e5  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3e64e4e5;
    expect lane 14 R8 = 0x3ee4e4e5  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3ee4e4e5;
    expect lane 15 R8 = 0x3f0e8e8f  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3f0e8e8f;
    expect lane 16 R8 = 0x3e9e9e9f  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e9e9e9f;
    expect lane 17 R8 = 0x3e949495  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3e949495;
    expect lane 18 R8 = 0x3ec6c6c7  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3ec6c6c7;
    expect lane 19 R8 = 0x3f77f7f8  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f77f7f8;
    expect lane 20 R8 = 0x3f5ededf  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f5ededf;
    expect lane 21 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 22 R8 = 0x3eb4b4b5  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3eb4b4b5;
    expect lane 23 R8 = 0x3f77f7f8  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x3f77f7f8;
    expect lane 24 R8 = 0x3f1e9e9f  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f1e9e9f;
    expect lane 25 R8 = 0x3f66e6e7  R9 = 0x3f2fafb0  R10 = 0x3f2fafb0  R11 = 0x3f66e6e7;
    expect lane 26 R8 = 0x3f2fafb0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f2fafb0;
    expect lane 27 R8 = 0x00000000  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 28 R8 = 0x3e30b0b1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e30b0b1;
    expect lane 29 R8 = 0x00000000  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e30b0b1  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3e30b0b1;
    expect lane 31 R8 = 0x3e70f0f1  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3e70f0f1;
}

warp 7 { # MIRROR from column 20
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f068687  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3f068687;
    expect lane 18 R8 = 0x3ef2f2f3  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3ef2f2f3;
    expect lane 19 R8 = 0x3f0e8e8f  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f0e8e8f;
    expect lane 20 R8 = 0x3f1b9b9c  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f1b9b9c;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 { # CLAMP_TO_EDGE from column -3
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 1 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 2 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 3 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 4 R8 = 0x3e38b8b9  R9 = 0x3ed6d6d7  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 5 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f35b5b6  R11 = 0x3ea4a4a5;
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3e048485  R11 = 0x3f35b5b6;
    expect lane 7 R8 = 0x3ed6d6d7  R9 = 0x3df8f8f9  R10 = 0x3f4ececf  R11 = 0x3e048485;
    expect lane 8 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3f33b3b4  R11 = 0x3f4ececf;
    expect lane 9 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3f4ececf  R11 = 0x3f33b3b4;
    expect lane 10 R8 = 0x3df8f8f9  R9 = 0x3ea8a8a9  R10 = 0x3f77f7f8  R11 = 0x3f4ececf;
    expect lane 11 R8 = 0x3ea8a8a9  R9 = 0x3f0a8a8b  R10 = 0x3f59d9da  R11 = 0x3f77f7f8;
    expect lane 12 R8 = 0x3f0a8a8b  R9 = 0x3e848485  R10 = 0x3f3ebebf  R11 = 0x3f59d9da;
    expect lane 13 R8 = 0x3e848485  R9 = 0x3f1d9d9e  R10 = 0x3f7bfbfc  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f1d9d9e  R9 = 0x3f018182  R10 = 0x3efcfcfd  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3f018182  R9 = 0x3ea2a2a3  R10 = 0x3dc8c8c9  R11 = 0x3efcfcfd;
    expect lane 16 R8 = 0x3ea2a2a3  R9 = 0x3e989899  R10 = 0x3f59d9da  R11 = 0x3dc8c8c9;
    expect lane 17 R8 = 0x3e989899  R9 = 0x3e848485  R10 = 0x3f59d9da  R11 = 0x3f59d9da;
    expect lane 18 R8 = 0x3e848485  R9 = 0x3e989899  R10 = 0x3eb0b0b1  R11 = 0x3f59d9da;
    expect lane 19 R8 = 0x3e989899  R9 = 0x3f40c0c1  R10 = 0x3f59d9da  R11 = 0x3eb0b0b1;
    expect lane 20 R8 = 0x3f40c0c1  R9 = 0x3f40c0c1  R10 = 0x3f1c9c9d  R11 = 0x3f59d9da;
    expect lane 21 R8 = 0x3f40c0c1  R9 = 0x3f22a2a3  R10 = 0x3f36b6b7  R11 = 0x3f1c9c9d;
    expect lane 22 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3e7cfcfd  R11 = 0x3f36b6b7;
    expect lane 23 R8 = 0x3f22a2a3  R9 = 0x3e68e8e9  R10 = 0x3f56d6d7  R11 = 0x3e7cfcfd;
    expect lane 24 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3f25a5a6  R11 = 0x3f56d6d7;
    expect lane 25 R8 = 0x3e68e8e9  R9 = 0x3e848485  R10 = 0x3ec6c6c7  R11 = 0x3f25a5a6;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f800000  R11 = 0x3ec6c6c7;
    expect lane 27 R8 = 0x3e848485  R9 = 0x3f119192  R10 = 0x3e64e4e5  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f119192  R9 = 0x3f1c9c9d  R10 = 0x3eb0b0b1  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3e20a0a1  R11 = 0x3eb0b0b1;
    expect lane 30 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3dc0c0c1  R11 = 0x3e20a0a1;
    expect lane 31 R8 = 0x3f1c9c9d  R9 = 0x3e78f8f9  R10 = 0x3e24a4a5  R11 = 0x3dc0c0c1;
}

warp 9 { # CLAMP_TO_EDGE from column 50
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 4 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 5 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f77f7f8;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f3ababb;
    expect lane 8 R8 = 0x3f0e8e8f  R9 = 0x3f3ababb  R10 = 0x3f22a2a3  R11 = 0x3f47c7c8;
    expect lane 9 R8 = 0x3f3ababb  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f22a2a3;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f47c7c8;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 10 { # CLAMP_TO_EDGE from column 30
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f2babac  R10 = 0x3f2babac  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3f2babac  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f2babac;
    expect lane 2 R8 = 0x3f3dbdbe  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3f3dbdbe;
    expect lane 3 R8 = 0x3e8c8c8d  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 4 R8 = 0x3e8c8c8d  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 5 R8 = 0x3e8c8c8d  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 6 R8 = 0x3e8c8c8d  R9 = 0x3e008081  R10 = 0x3e008081  R11 = 0x3e8c8c8d;
    expect lane 7 R8 = 0x3e008081  R9 = 0x3eeaeaeb  R10 = 0x3eeaeaeb  R11 = 0x3e008081;
    expect lane 8 R8 = 0x3eeaeaeb  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3eeaeaeb;
    expect lane 9 R8 = 0x3f139394  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3f139394;
    expect lane 10 R8 = 0x3e929293  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3e929293;
    expect lane 11 R8 = 0x3ee4e4e5  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 12 R8 = 0x3ee4e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3ee4e4e5;
    expect lane 13 R8 = 0x3e64e4e5  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3e64e4e5;
    expect lane 14 R8 = 0x3ee4e4e5  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3ee4e4e5;
    expect lane 15 R8 = 0x3f0e8e8f  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3f0e8e8f;
    expect lane 16 R8 = 0x3e9e9e9f  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e9e9e9f;
    expect lane 17 R8 = 0x3e949495  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3e949495;
    expect lane 18 R8 = 0x3ec6c6c7  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3ec6c6c7;
    expect lane 19 R8 = 0x3f77f7f8  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f77f7f8;
    expect lane 20 R8 = 0x3f5ededf  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f5ededf;
    expect lane 21 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 22 R8 = 0x3eb4b4b5  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3eb4b4b5;
    expect lane 23 R8 = 0x3f77f7f8  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x3f77f7f8;
    expect lane 24 R8 = 0x3f1e9e9f  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f1e9e9f;
    expect lane 25 R8 = 0x3f66e6e7  R9 = 0x3f2fafb0  R10 = 0x3f2fafb0  R11 = 0x3f66e6e7;
    expect lane 26 R8 = 0x3f2fafb0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f2fafb0;
    expect lane 27 R8 = 0x00000000  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 28 R8 = 0x3e30b0b1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e30b0b1;
    expect lane 29 R8 = 0x00000000  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e30b0b1  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3e30b0b1;
    expect lane 31 R8 = 0x3e70f0f1  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3e70f0f1;
}

warp 11 { # CLAMP_TO_EDGE from column 20
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f068687  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3f068687;
    expect lane 18 R8 = 0x3ef2f2f3  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3ef2f2f3;
    expect lane 19 R8 = 0x3f0e8e8f  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f0e8e8f;
    expect lane 20 R8 = 0x3f1b9b9c  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f1b9b9c;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 12 { # BORDER from column -3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane - 3) / 69.0  t = 8 / 42.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e38b8b9  R10 = 0x3e048485  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3e38b8b9  R9 = 0x3ed6d6d7  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 5 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f35b5b6  R11 = 0x3ea4a4a5;
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3e048485  R11 = 0x3f35b5b6;
    expect lane 7 R8 = 0x3ed6d6d7  R9 = 0x3df8f8f9  R10 = 0x3f4ececf  R11 = 0x3e048485;
    expect lane 8 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3f33b3b4  R11 = 0x3f4ececf;
    expect lane 9 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3f4ececf  R11 = 0x3f33b3b4;
    expect lane 10 R8 = 0x3df8f8f9  R9 = 0x3ea8a8a9  R10 = 0x3f77f7f8  R11 = 0x3f4ececf;
    expect lane 11 R8 = 0x3ea8a8a9  R9 = 0x3f0a8a8b  R10 = 0x3f59d9da  R11 = 0x3f77f7f8;
    expect lane 12 R8 = 0x3f0a8a8b  R9 = 0x3e848485  R10 = 0x3f3ebebf  R11 = 0x3f59d9da;
    expect lane 13 R8 = 0x3e848485  R9 = 0x3f1d9d9e  R10 = 0x3f7bfbfc  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f1d9d9e  R9 = 0x3f018182  R10 = 0x3efcfcfd  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3f018182  R9 = 0x3ea2a2a3  R10 = 0x3dc8c8c9  R11 = 0x3efcfcfd;
    expect lane 16 R8 = 0x3ea2a2a3  R9 = 0x3e989899  R10 = 0x3f59d9da  R11 = 0x3dc8c8c9;
    expect lane 17 R8 = 0x3e989899  R9 = 0x3e848485  R10 = 0x3f59d9da  R11 = 0x3f59d9da;
    expect lane 18 R8 = 0x3e848485  R9 = 0x3e989899  R10 = 0x3eb0b0b1  R11 = 0x3f59d9da;
    expect lane 19 R8 = 0x3e989899  R9 = 0x3f40c0c1  R10 = 0x3f59d9da  R11 = 0x3eb0b0b1;
    expect lane 20 R8 = 0x3f40c0c1  R9 = 0x3f40c0c1  R10 = 0x3f1c9c9d  R11 = 0x3f59d9da;
    expect lane 21 R8 = 0x3f40c0c1  R9 = 0x3f22a2a3  R10 = 0x3f36b6b7  R11 = 0x3f1c9c9d;
    expect lane 22 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3e7cfcfd  R11 = 0x3f36b6b7;
    expect lane 23 R8 = 0x3f22a2a3  R9 = 0x3e68e8e9  R10 = 0x3f56d6d7  R11 = 0x3e7cfcfd;
    expect lane 24 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3f25a5a6  R11 = 0x3f56d6d7;
    expect lane 25 R8 = 0x3e68e8e9  R9 = 0x3e848485  R10 = 0x3ec6c6c7  R11 = 0x3f25a5a6;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f800000  R11 = 0x3ec6c6c7;
    expect lane 27 R8 = 0x3e848485  R9 = 0x3f119192  R10 = 0x3e64e4e5  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f119192  R9 = 0x3f1c9c9d  R10 = 0x3eb0b0b1  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3e20a0a1  R11 = 0x3eb0b0b1;
    expect lane 30 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3dc0c0c1  R11 = 0x3e20a0a1;
    expect lane 31 R8 = 0x3f1c9c9d  R9 = 0x3e78f8f9  R10 = 0x3e24a4a5  R11 = 0x3dc0c0c1;
}

warp 13 { # BORDER from column 50
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 4 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 5 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f77f7f8;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f3ababb;
    expect lane 8 R8 = 0x3f0e8e8f  R9 = 0x3f3ababb  R10 = 0x3f22a2a3  R11 = 0x3f47c7c8;
    expect lane 9 R8 = 0x3f3ababb  R9 = 0x3f0e8e8f  R10 = 0x3f47c7c8  R11 = 0x3f22a2a3;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f47c7c8;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 { # BORDER from column 30
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2babac  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f3dbdbe  R11 = 0x3f2babac;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e8c8c8d  R11 = 0x3f3dbdbe;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e008081  R11 = 0x3e8c8c8d;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eeaeaeb  R11 = 0x3e008081;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f139394  R11 = 0x3eeaeaeb;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e929293  R11 = 0x3f139394;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ee4e4e5  R11 = 0x3e929293;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e64e4e5  R11 = 0x3ee4e4e5;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ee4e4e5  R11 = 0x3e64e4e5;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f0e8e8f  R11 = 0x3ee4e4e5;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e9e9e9f  R11 = 0x3f0e8e8f;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e949495  R11 = 0x3e9e9e9f;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ec6c6c7  R11 = 0x3e949495;
    expect lane 18 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f77f7f8  R11 = 0x3ec6c6c7;
    expect lane 19 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f5ededf  R11 = 0x3f77f7f8;
    expect lane 20 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb4b4b5  R11 = 0x3f5ededf;
    expect lane 21 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 22 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f77f7f8  R11 = 0x3eb4b4b5;
    expect lane 23 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f1e9e9f  R11 = 0x3f77f7f8;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f66e6e7  R11 = 0x3f1e9e9f;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2fafb0  R11 = 0x3f66e6e7;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x00000000  R11 = 0x3f2fafb0;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x00000000  R11 = 0x3e30b0b1;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e30b0b1  R11 = 0x00000000;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e70f0f1  R11 = 0x3e30b0b1;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eaaaaab  R11 = 0x3e70f0f1;
}

warp 15 { # BORDER from column 20
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
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
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f068687  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f068687  R9 = 0x3ef2f2f3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3ef2f2f3  R9 = 0x3f0e8e8f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f0e8e8f  R9 = 0x3f1b9b9c  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f1b9b9c  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 16 { # AOFFI
    asm "TLD4.R.AOFFI R8, R0, R4, 2, 2D, 0xf"  active 0xffffffff
    s = 33 / 69.0  t = 17 / 42.0  off1 = aoffi(lane % 16 - 8, 3)
    expect lane 0 R8 = 0x3d40c0c1  R9 = 0x3e64e4e5  R10 = 0x3f1c9c9d  R11 = 0x3f37b7b8;
    expect lane 1 R8 = 0x3e64e4e5  R9 = 0x3f169697  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 2 R8 = 0x3f169697  R9 = 0x3d40c0c1  R10 = 0x3f2babac  R11 = 0x3f1c9c9d;
    expect lane 3 R8 = 0x3d40c0c1  R9 = 0x3f078788  R10 = 0x3f09898a  R11 = 0x3f2babac;
    expect lane 4 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3f59d9da  R11 = 0x3f09898a;
    expect lane 5 R8 = 0x3f078788  R9 = 0x3ed0d0d1  R10 = 0x3f1c9c9d  R11 = 0x3f59d9da;
    expect lane 6 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f3ababb  R11 = 0x3f1c9c9d;
    expect lane 7 R8 = 0x3ed0d0d1  R9 = 0x3eb4b4b5  R10 = 0x3e2cacad  R11 = 0x3f3ababb;
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3f19999a  R10 = 0x3f048485  R11 = 0x3e2cacad;
    expect lane 9 R8 = 0x3f19999a  R9 = 0x3f31b1b2  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 10 R8 = 0x3f31b1b2  R9 = 0x3f19999a  R10 = 0x3edcdcdd  R11 = 0x3f048485;
    expect lane 11 R8 = 0x3f19999a  R9 = 0x3f71f1f2  R10 = 0x3e048485  R11 = 0x3edcdcdd;
    expect lane 12 R8 = 0x3f71f1f2  R9 = 0x3f33b3b4  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 13 R8 = 0x3f33b3b4  R9 = 0x3f65e5e6  R10 = 0x3f35b5b6  R11 = 0x3ea4a4a5;
    expect lane 14 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3e048485  R11 = 0x3f35b5b6;
    expect lane 15 R8 = 0x3f65e5e6  R9 = 0x3f49c9ca  R10 = 0x3f800000  R11 = 0x3e048485;
    expect lane 16 R8 = 0x3d40c0c1  R9 = 0x3e64e4e5  R10 = 0x3f1c9c9d  R11 = 0x3f37b7b8;
    expect lane 17 R8 = 0x3e64e4e5  R9 = 0x3f169697  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 18 R8 = 0x3f169697  R9 = 0x3d40c0c1  R10 = 0x3f2babac  R11 = 0x3f1c9c9d;
    expect lane 19 R8 = 0x3d40c0c1  R9 = 0x3f078788  R10 = 0x3f09898a  R11 = 0x3f2babac;
    expect lane 20 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3f59d9da  R11 = 0x3f09898a;
    expect lane 21 R8 = 0x3f078788  R9 = 0x3ed0d0d1  R10 = 0x3f1c9c9d  R11 = 0x3f59d9da;
    expect lane 22 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f3ababb  R11 = 0x3f1c9c9d;
    expect lane 23 R8 = 0x3ed0d0d1  R9 = 0x3eb4b4b5  R10 = 0x3e2cacad  R11 = 0x3f3ababb;
    expect lane 24 R8 = 0x3eb4b4b5  R9 = 0x3f19999a  R10 = 0x3f048485  R11 = 0x3e2cacad;
    expect lane 25 R8 = 0x3f19999a  R9 = 0x3f31b1b2  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 26 R8 = 0x3f31b1b2  R9 = 0x3f19999a  R10 = 0x3edcdcdd  R11 = 0x3f048485;
    expect lane 27 R8 = 0x3f19999a  R9 = 0x3f71f1f2  R10 = 0x3e048485  R11 = 0x3edcdcdd;
    expect lane 28 R8 = 0x3f71f1f2  R9 = 0x3f33b3b4  R10 = 0x3ea4a4a5  R11 = 0x3e048485;
    expect lane 29 R8 = 0x3f33b3b4  R9 = 0x3f65e5e6  R10 = 0x3f35b5b6  R11 = 0x3ea4a4a5;
    expect lane 30 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3e048485  R11 = 0x3f35b5b6;
    expect lane 31 R8 = 0x3f65e5e6  R9 = 0x3f49c9ca  R10 = 0x3f800000  R11 = 0x3e048485;
}

warp 17 { # PTP: each sample in a block of its own
    asm "TLD4.R.PTP R8, R0, R4, 1, 2D, 0xf"  active 0xffffffff
    s = 33 / 69.0  t = 17 / 42.0  off1 = ptp(lane - 16, 1, 16 - lane, 2)  off2 = ptp(lane - 15, -3, lane / 2, -1)
    expect lane 0 R8 = 0x3ea4a4a5  R9 = 0x3f169697  R10 = 0x3e8c8c8d  R11 = 0x3dd0d0d1;
    expect lane 1 R8 = 0x3ea4a4a5  R9 = 0x3e60e0e1  R10 = 0x3f46c6c7  R11 = 0x3dd0d0d1;
    expect lane 2 R8 = 0x3d808081  R9 = 0x3e60e0e1  R10 = 0x3d008081  R11 = 0x3da0a0a1;
    expect lane 3 R8 = 0x3d808081  R9 = 0x3e64e4e5  R10 = 0x3e70f0f1  R11 = 0x3da0a0a1;
    expect lane 4 R8 = 0x3eb2b2b3  R9 = 0x3e6ceced  R10 = 0x3f068687  R11 = 0x3f189899;
    expect lane 5 R8 = 0x3ebebebf  R9 = 0x3dc0c0c1  R10 = 0x3f1a9a9b  R11 = 0x3f189899;
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3dc0c0c1  R10 = 0x3e48c8c9  R11 = 0x3f1b9b9c;
    expect lane 7 R8 = 0x3f179798  R9 = 0x3e048485  R10 = 0x3f5adadb  R11 = 0x3f1b9b9c;
    expect lane 8 R8 = 0x3f3ebebf  R9 = 0x3e048485  R10 = 0x3f1b9b9c  R11 = 0x3f53d3d4;
    expect lane 9 R8 = 0x3f3cbcbd  R9 = 0x3f25a5a6  R10 = 0x3f1b9b9c  R11 = 0x3f53d3d4;
    expect lane 10 R8 = 0x3f37b7b8  R9 = 0x3f4bcbcc  R10 = 0x3f79f9fa  R11 = 0x3f53d3d4;
    expect lane 11 R8 = 0x3f37b7b8  R9 = 0x3f35b5b6  R10 = 0x3f39b9ba  R11 = 0x3f53d3d4;
    expect lane 12 R8 = 0x3ee6e6e7  R9 = 0x3f048485  R10 = 0x3f34b4b5  R11 = 0x3f53d3d4;
    expect lane 13 R8 = 0x3f59d9da  R9 = 0x3f048485  R10 = 0x3f4bcbcc  R11 = 0x3f53d3d4;
    expect lane 14 R8 = 0x3f77f7f8  R9 = 0x3f048485  R10 = 0x3f3fbfc0  R11 = 0x3f53d3d4;
    expect lane 15 R8 = 0x3f1c9c9d  R9 = 0x3f048485  R10 = 0x3da0a0a1  R11 = 0x3f53d3d4;
    expect lane 16 R8 = 0x3ea4a4a5  R9 = 0x3f2dadae  R10 = 0x3dd0d0d1  R11 = 0x3ef6f6f7;
    expect lane 17 R8 = 0x3f048485  R9 = 0x3ee6e6e7  R10 = 0x3e088889  R11 = 0x3ef6f6f7;
    expect lane 18 R8 = 0x3f048485  R9 = 0x3ea4a4a5  R10 = 0x3dd0d0d1  R11 = 0x3f038384;
    expect lane 19 R8 = 0x3f048485  R9 = 0x3ec6c6c7  R10 = 0x3f53d3d4  R11 = 0x3f038384;
    expect lane 20 R8 = 0x3e048485  R9 = 0x3f09898a  R10 = 0x3f1d9d9e  R11 = 0x3f0d8d8e;
    expect lane 21 R8 = 0x3f5ededf  R9 = 0x3f0c8c8d  R10 = 0x3e48c8c9  R11 = 0x3f0d8d8e;
    expect lane 22 R8 = 0x3f28a8a9  R9 = 0x3f39b9ba  R10 = 0x3f53d3d4  R11 = 0x3f25a5a6;
    expect lane 23 R8 = 0x3f56d6d7  R9 = 0x3f38b8b9  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 24 R8 = 0x3e048485  R9 = 0x3f3ababb  R10 = 0x3ed6d6d7  R11 = 0x3f3fbfc0;
    expect lane 25 R8 = 0x3e048485  R9 = 0x3f2babac  R10 = 0x3f1d9d9e  R11 = 0x3f3fbfc0;
    expect lane 26 R8 = 0x3dc0c0c1  R9 = 0x3ec2c2c3  R10 = 0x3ef6f6f7  R11 = 0x3f51d1d2;
    expect lane 27 R8 = 0x3dc0c0c1  R9 = 0x3ec8c8c9  R10 = 0x3f51d1d2  R11 = 0x3f51d1d2;
    expect lane 28 R8 = 0x3e60e0e1  R9 = 0x3df0f0f1  R10 = 0x3f3fbfc0  R11 = 0x3f51d1d2;
    expect lane 29 R8 = 0x3e6ceced  R9 = 0x3d808081  R10 = 0x3f3fbfc0  R11 = 0x3f51d1d2;
    expect lane 30 R8 = 0x3e70f0f1  R9 = 0x3d808081  R10 = 0x3f51d1d2  R11 = 0x3efcfcfd;
    expect lane 31 R8 = 0x3eeeeeef  R9 = 0x3ea4a4a5  R10 = 0x3f1a9a9b  R11 = 0x3efcfcfd;
}
