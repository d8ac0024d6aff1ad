# BC7U: levels down to one texel, and layers.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-42 PD-91 PD-91c PD-80
rules without PD-81b PD-92
sampler 0 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 802306d192b414706beeaf4ff4b76d02 1475ef01bd1de284ae7fc4e7ffffffff 3c841f7d6384f7945285f3cc69bd9528 b3067dc642aab8666d6f71dd7901664d
bytes 0x30000040 bc4ec2727aeaeaf9d7affa1a55335f52 8ae8c3dd9cb231519e0ffdffffffffff dc31a4ec6b03517fbb4e2619340f016e 0c53feea5bb579ad3af970fb14e7f6aa
bytes 0x30000080 b4e3245366e126c82c397623fdffffff e04dfe0f90a3b3b3da84d3f0535c8910 7a11133d69d587503fbbffffffffffff 7cc35ddafa24bbd9d12b719bb2322861
bytes 0x300000c0 be346dd052278e698197812dadcf6a77 805aca6e699ffa30484b8faf493bdaa1 d62d3dbd747f4957517dfeffffffffff 64b112e2881af404f31f7868fcffffff
bytes 0x30000100 7a11133d69d587503fbbffffffffffff 64a2fb5b8101e4ccc3f22d946b0ab160 80150af08dac806475b3aa0609ec2102 805aca6e699ffa30484b8faf493bdaa1
bytes 0x30000140 805619c30dd6c296fe012000632886c9 d841d644afcdc358928c3b4dbbdb6f50 ec3cadb3941b06fa9023a051feffffff 20ab7a1cae71c1387e4069a545391547
bytes 0x30000180 fad21831ddd4a28c249d4acecc932399 9abc5f76def35ca3b21fffffffffffff 6cdcce6f931320043e21e2a2fbffffff 68965e553891c5db162703fd41d8d2dc
bytes 0x300001c0 d841d644afcdc358928c3b4dbbdb6f50 b299a51eaf9b49517222db4c2acff086 4c5ef62102e1cc44a09775dec58b1831 2eedab3ef4ad6b23aeb92bc004160909
bytes 0x30000200 663169a2ddef9ef8ca199776855076e5 00000000000000000000000000000000 04c1d4cb16792315125f8cef2c80efaf 00000000000000000000000000000000
bytes 0x30000300 805aca6e699ffa30484b8faf493bdaa1 00000000000000000000000000000000 68687b418ef101b52adf80e1fb788651 00000000000000000000000000000000
bytes 0x30000400 b89bf3a03e9714f587125a55cf7b6cf3 3e517d379b1a57e1fba7ec48cb202330 8892540a1a763cec977d91f8b581389d 1c501e497782ce0acf426185feffffff
bytes 0x30000440 68687b418ef101b52adf80e1fb788651 d4446b8d5125567a6656c0dcfbffffff 50b81c473f0e354e7294ccd409cc17dc f83cc0969cd259f6c1249c7482f84923
bytes 0x30000480 66fc23da99a086f2e9b3fcffffffffff 380abc92a085e84f83c298f735ba8e82 b6fbee17f38336562428fcffffffffff d47bc8ed057060c6d0520fc0faffffff
bytes 0x300004c0 749b950407ec32eea251c1dea6ae496c 8cad9b1eb9c284f82d760f0dc676b495 62d61dc0b9eb2d721f1bfbee5712e0a7 ec771d8a417594d7917dc3fafbffffff
bytes 0x30000500 9c10815f0c5b1ae59ab23608fbffffff c488dd54a7b91290add58b415910de34 ea3ed4cf18e48039c37def4316a1cca1 fc08f32dbfb6a24ddacf3ef320d62308
bytes 0x30000540 8087d19fb4a51bf8226e55aa3306d231 c2df1941b231980f7461fec7cd8455c9 3a6e19dddb0e83f28e99ffffffffffff b3067dc642aab8666d6f71dd7901664d
bytes 0x30000580 80f4c45a0acd32e1001914d0d91269c6 749b950407ec32eea251c1dea6ae496c 0cea410c0f71779331174731f9ffffff bfd80401a85a3ddae7d8ad91a341931d
bytes 0x300005c0 62d61dc0b9eb2d721f1bfbee5712e0a7 c488dd54a7b91290add58b415910de34 9e39c6d6dd28f3108f15f1eb539291bf 9c10815f0c5b1ae59ab23608fbffffff
bytes 0x30000600 7c5034251b9f82ea4a962247ffffffff 00000000000000000000000000000000 f0863a12c92926d5c9db8c6adc0ed243 00000000000000000000000000000000
bytes 0x30000700 d4f06f6bcec208be636e317764013a7a 00000000000000000000000000000000 15953ca62ae242f016b964fc683d22c7 00000000000000000000000000000000
bytes 0x30000800 de7273957f368b33cb69e0b17ea925e3 b89bf3a03e9714f587125a55cf7b6cf3 80649b34ab19ebe27ac015e98935ec7e 08b3198bef85b03c6ae503de1bf58d83
bytes 0x30000840 488297b168a5b1fdb3d87346e4b99261 663169a2ddef9ef8ca199776855076e5 8011febbefb9394c7d46a6c0b6a7fca0 70a8e07108e70c52c7bf3cbe0c90ce46
bytes 0x30000880 4c5ef62102e1cc44a09775dec58b1831 e04dfe0f90a3b3b3da84d3f0535c8910 80f2fcbc5beeeaffa1fc37711f38943c 22416386249f088012fb2f48e310630a
bytes 0x300008c0 12c23041fa722835b5a158bd7cbcfbd0 80c439fee4b388355446dc9095708d1f 561b29eaf32865d3b387feffffffffff a8b3abec1da7de0522f9fe8ef84724c3
bytes 0x30000a00 62d61dc0b9eb2d721f1bfbee5712e0a7 00000000000000000000000000000000 e454f2c32fb8220b6b7c24a0a3cd266a 00000000000000000000000000000000
texture 0 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000c00 804a90eba3dc01a1c24251f068de788d a6e90a68ae49b1abc2a8f0093dd10d49 a0d212638eb3f3044c794226c959f5ed 78ba6ee1a9f2d8b574d55c14972bdcd6
bytes 0x30000c40 340f59ac137f915c0ac3410fe9ed6de8 d8976785c8b4c3da8359ef7142ac055b 342c3e4f5affee226ef34f6bfaffffff 48e85bc301bce4dbdfd432707adbdfe9
bytes 0x30000c80 2c135533cc7a36c7e89cac0efaffffff 00000000000000000000000000000000 7ce2f88ad5dfbf6e9cb713ac9188c59f 00000000000000000000000000000000
bytes 0x30000d00 c68b4987745538331a1afcffffffffff ec771d8a417594d7917dc3fafbffffff c27e8eb230eac34c921efeffffffffff 448c603b663f222afc7b3f13fdffffff
bytes 0x30000d40 08845cf1e51c93124d41e475768b497d 804a90eba3dc01a1c24251f068de788d 6c3ffdd92c02664dee01042dffffffff 5e3bdd78c3403c12c587fdffffffffff
bytes 0x30000d80 ac7cbc22d2bde0eae48b83f7ffffffff 00000000000000000000000000000000 807f87d3862fff624b741232e41cbd4e 00000000000000000000000000000000
bytes 0x30000e00 de7273957f368b33cb69e0b17ea925e3 dcd3d2224805135c6a215f0ef8ffffff 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000e40 e2a524ae875e6582527dffffffffffff 4c5ef62102e1cc44a09775dec58b1831 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000e80 fabbdef593990cf91663ffffffffffff 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 1 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 e68298ddd0a450bc7a487fa04519d480 c8558aef4e21711f0451ce9436057d54 ec3cadb3941b06fa9023a051feffffff a87c3048bb48629de1d72c858748a39c
bytes 0x30001040 80f7a449d315af1ee613ec1e05057c9c 00000000000000000000000000000000 024585c70348a86c22b8d957d9d54f33 00000000000000000000000000000000
bytes 0x30001100 4cb08cb1f576f8ba1e5a9daafeffffff c8558aef4e21711f0451ce9436057d54 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001140 c8eae671610a65aa0970bb80f7c66663 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 2 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 0
bytes 0x30001200 be346dd052278e698197812dadcf6a77 00000000000000000000000000000000 d000f4a51c0777ae234d636173505657 00000000000000000000000000000000
texture 3 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 0
bytes 0x30001400 9c5ee9cc732a8b0002103e0ef86c2339 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 4 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 4 texture 4 sampler 0
bytes 0x30001600 e88e7baa2789d5e51ee08cbdbd609490 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 5 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 5 5 block 1 2 address 0x30000000 }
handle 5 texture 5 sampler 0
bytes 0x30001800 84235e4ea3a2806765d8d9c22e31659f d47bc8ed057060c6d0520fc0faffffff e454f2c32fb8220b6b7c24a0a3cd266a fce02ef854f66987b19a060efeffffff
bytes 0x30001840 7ce2f88ad5dfbf6e9cb713ac9188c59f e2a524ae875e6582527dffffffffffff a842ebffb9bca0f9e8e75d8ae7f2aa73 7899f3e006580b46ecfd6ca94dad8c6c
bytes 0x30001880 5c40e6065e77658564655f7bfeffffff 0826f42a0a7e1e8c8d1de1f7583baf99 76e10a466ad666c941e9feffffffffff 7e454a02b55b5f03737d4a1fa7dfbf00
bytes 0x300018c0 04c1d4cb16792315125f8cef2c80efaf c470681728ab25399164c0abfbffffff 8cad9b1eb9c284f82d760f0dc676b495 e454f2c32fb8220b6b7c24a0a3cd266a
bytes 0x30001900 80f67ec19eeedb8c72a244fcd826dce9 787b888d14554178d0e3c1142621b962 e20940695884262c2873344333215fde 64b112e2881af404f31f7868fcffffff
bytes 0x30001940 024585c70348a86c22b8d957d9d54f33 80e79e6c9fede8c9335a6c023a8380a7 bac127a6332807955216fdffffffffff ea3ed4cf18e48039c37def4316a1cca1
bytes 0x30001980 80ea24ca06db40dcc3e10c7355a7a742 8bdf0b5789e728ae07c20876f3312409 ca262721e257e38d22cfffffffffffff 897d7e2de9294c5f8550a5c22e5880cd
bytes 0x300019c0 fabbdef593990cf91663ffffffffffff 3a6e19dddb0e83f28e99ffffffffffff 868e19f90317bb7d8229fdffffffffff 80ec160cb36139308ccf61e903ab37d7
bytes 0x30001a00 a218240f33b6a7c5e4cf2c9ad6cf4e0f 00000000000000000000000000000000 540bad2f9743b1ae1b0fe0efffffffff 00000000000000000000000000000000
bytes 0x30001b00 00c79a900b1f76347cde9cdfb669f701 00000000000000000000000000000000 b299a51eaf9b49517222db4c2acff086 00000000000000000000000000000000
bytes 0x30001c00 97dabe15655450835521afd31cee0833 98c76f5ece40bb14d623595ab990a123 ec92697f1624ce769a8d6d96bf2324d7 f642005a84d723f18ae04bd3874113e6
bytes 0x30001c40 36dec92d6bf687c30a59ffffffffffff 80af88772752966f900c4e8c6e7c8160 5e411a76169e80c002468f1eafba8d45 897d7e2de9294c5f8550a5c22e5880cd
bytes 0x30001c80 b4394b6b535f306b2d60e57a2b9ad55e 1c8055eddbb1077a42c71370aaf6f52d fcd5164b792ce2c0ad76bb8afcffffff 64b112e2881af404f31f7868fcffffff
bytes 0x30001cc0 6a2b759de194dccd7f7400ca0f71d8cc 9c39f8f4e204bb1b6a8c9a5bfdffffff 646fecf2dd8e8466bddee45bc7dd284a 98caf99ed10f9d60fe595ebfafe182b9
bytes 0x30001d00 8a745af83998b6db1fffe4eecbfe7749 38d3071e04c1db35a99c2f56d60c6f05 0e99c910e03e9efe6c00ffffffffffff 80af88772752966f900c4e8c6e7c8160
bytes 0x30001d40 0abb8f353d6a731ba8b6780af285f9e0 b038bb36efa818116e507aa2ef4e0988 e2a524ae875e6582527dffffffffffff eae9ad5545956355c30affffffffffff
bytes 0x30001d80 8025f8bed83671c38d5f89a34398ed4d a68de5193e85d398b526feffffffffff ee93e53e59470eb6f66b08f05d2b994a 98caf99ed10f9d60fe595ebfafe182b9
bytes 0x30001dc0 d000f4a51c0777ae234d636173505657 3a425a685fa10f44407b763fffc08f5b f4f482c0749cc198e3051ae7feffffff f4f46b7728f78043a13f4cdc98c27d71
bytes 0x30001e00 94364864a77bacc002ded81affffffff 00000000000000000000000000000000 3c91575081d1bf7c08d49664f9ffffff 00000000000000000000000000000000
bytes 0x30001f00 8eb7709fe469b86da2cdfeffffffffff 00000000000000000000000000000000 962b1a3c7e24d716a31a306fde39f9ee 00000000000000000000000000000000
bytes 0x30002000 30f5b9203bfc5bcaaa88806bbd509d28 a87c3048bb48629de1d72c858748a39c 8e0efac1ae77fb3ffda695a449c4fcb2 8011febbefb9394c7d46a6c0b6a7fca0
bytes 0x30002040 ec771d8a417594d7917dc3fafbffffff e8997442e9ca9ccc1e2e4dc8a8de161e 2603d57b762d5bf4c13bfeffffffffff 805f89ab9f0fb2e1570390312824d841
bytes 0x30002080 340f59ac137f915c0ac3410fe9ed6de8 8029db88370ad394a80f254c89da1fff 548edbcc628a16c42fdecbef2e9bded2 bc4ec2727aeaeaf9d7affa1a55335f52
bytes 0x300020c0 9c5ee9cc732a8b0002103e0ef86c2339 1819848a1d1e85287b97c19ac7bc2968 4e6f3bf43dc421c4c6cb5719b296147d a8b3abec1da7de0522f9fe8ef84724c3
bytes 0x30002200 a4809afe828bdbd47b4ffc92fdffffff 00000000000000000000000000000000 0e99c910e03e9efe6c00ffffffffffff 00000000000000000000000000000000
texture 6 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 6 texture 6 sampler 0
bytes 0x30002400 1819848a1d1e85287b97c19ac7bc2968 80150af08dac806475b3aa0609ec2102 88d13c6bb686cc0e14e65381d1262d8f d000f4a51c0777ae234d636173505657
bytes 0x30002440 80e79e6c9fede8c9335a6c023a8380a7 887bdead790c6e87e1767b766871c82b 34731883b6179a42a58513f1fcffffff eae9ad5545956355c30affffffffffff
bytes 0x30002480 bc4ec2727aeaeaf9d7affa1a55335f52 00000000000000000000000000000000 3c841f7d6384f7945285f3cc69bd9528 00000000000000000000000000000000
bytes 0x30002500 5a8ac4167a9b971f5118fcffffffffff 8c7eab4ed8c3e5d21e09a20cfdffffff 5e411a76169e80c002468f1eafba8d45 a2ced0d44ad9dba8d0c5fdffffffffff
bytes 0x30002540 34731883b6179a42a58513f1fcffffff 9c8f4fbefea079cdcd8a27e8cf0239f9 586b22720bc7dcc07210c9151db17b36 ac34bcbf724769c58cca22e1f70e1838
bytes 0x30002580 8019059993a1f7f887c879e10bcec32b 00000000000000000000000000000000 06994b4beb3f9faab228fcffffffffff 00000000000000000000000000000000
bytes 0x30002600 dc260418ac3b04f4ee7fb96dfbffffff 364b4ce72aa87d594c26ea12601b2e95 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30002640 f4f46b7728f78043a13f4cdc98c27d71 ace5f8edff1cbcdb306aecc3feffffff 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30002680 ea3ed4cf18e48039c37def4316a1cca1 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 7 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 7 texture 7 sampler 0
bytes 0x30002800 64a2fb5b8101e4ccc3f22d946b0ab160 a2ced0d44ad9dba8d0c5fdffffffffff f2df64b22469db1e14d9b8c5e04511e7 342c3e4f5affee226ef34f6bfaffffff
bytes 0x30002840 1c3d66832ba64e26617d8decfdffffff 00000000000000000000000000000000 94f3cd908dbaf7f64581405afdffffff 00000000000000000000000000000000
bytes 0x30002900 eae9ad5545956355c30affffffffffff 80eb45a0e75f56c75efc4a1d9cbe2178 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30002940 7b7e77b335e584f40284a71346331453 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 8 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 8 texture 8 sampler 0
bytes 0x30002a00 96b12e66a657c690987fffffffffffff 00000000000000000000000000000000 3cb54bd6a6176cb58d7272868b258bf0 00000000000000000000000000000000
texture 9 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 9 texture 9 sampler 0
bytes 0x30002c00 a842ebffb9bca0f9e8e75d8ae7f2aa73 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 10 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 10 texture 10 sampler 0
bytes 0x30002e00 4c5ef62102e1cc44a09775dec58b1831 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 11 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 5 5 block 1 2 address 0x30000000 }
handle 11 texture 11 sampler 0

warp 0 { # layer 0, level 0, row 1
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 1 / 36.0  array = 0
    expect lane 0 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e5cdcdd;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3e048485;
    expect lane 2 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3d989899  R11 = 0x3dc0c0c1;
    expect lane 3 R8 = 0x3dc0c0c1  R9 = 0x3f6ceced  R10 = 0x3f2dadae  R11 = 0x3d989899;
    expect lane 4 R8 = 0x3f6ceced  R9 = 0x3f55d5d6  R10 = 0x3f55d5d6  R11 = 0x3f2dadae;
    expect lane 5 R8 = 0x3f55d5d6  R9 = 0x3f6ceced  R10 = 0x3f4fcfd0  R11 = 0x3f55d5d6;
    expect lane 6 R8 = 0x3f6ceced  R9 = 0x3f109091  R10 = 0x3f77f7f8  R11 = 0x3f4fcfd0;
    expect lane 7 R8 = 0x3f109091  R9 = 0x3ee8e8e9  R10 = 0x3f49c9ca  R11 = 0x3f77f7f8;
    expect lane 8 R8 = 0x3ee8e8e9  R9 = 0x3ebcbcbd  R10 = 0x3e929293  R11 = 0x3f49c9ca;
    expect lane 9 R8 = 0x3ebcbcbd  R9 = 0x3e50d0d1  R10 = 0x3ee8e8e9  R11 = 0x3e929293;
    expect lane 10 R8 = 0x3e50d0d1  R9 = 0x3ee8e8e9  R10 = 0x3eb8b8b9  R11 = 0x3ee8e8e9;
    expect lane 11 R8 = 0x3ee8e8e9  R9 = 0x3f32b2b3  R10 = 0x3edadadb  R11 = 0x3eb8b8b9;
    expect lane 12 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3efafafb  R11 = 0x3edadadb;
    expect lane 13 R8 = 0x3f32b2b3  R9 = 0x3f1e9e9f  R10 = 0x3f26a6a7  R11 = 0x3efafafb;
    expect lane 14 R8 = 0x3f1e9e9f  R9 = 0x3edadadb  R10 = 0x3f3fbfc0  R11 = 0x3f26a6a7;
    expect lane 15 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3f3fbfc0  R11 = 0x3f3fbfc0;
}

warp 1 { # layer 0, level 0, row 35
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 35 / 36.0  array = 0
    expect lane 0 R8 = 0x3f6ceced  R9 = 0x3ec0c0c1  R10 = 0x3f1c9c9d  R11 = 0x3ecacacb;
    expect lane 1 R8 = 0x3ec0c0c1  R9 = 0x3eb4b4b5  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3f59d9da  R10 = 0x3ed6d6d7  R11 = 0x3f1c9c9d;
    expect lane 3 R8 = 0x3f59d9da  R9 = 0x3db0b0b1  R10 = 0x3e4ccccd  R11 = 0x3ed6d6d7;
    expect lane 4 R8 = 0x3db0b0b1  R9 = 0x3e64e4e5  R10 = 0x3e048485  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x3e64e4e5  R9 = 0x3d808081  R10 = 0x3e20a0a1  R11 = 0x3e048485;
    expect lane 6 R8 = 0x3d808081  R9 = 0x3e048485  R10 = 0x3d808081  R11 = 0x3e20a0a1;
    expect lane 7 R8 = 0x3e048485  R9 = 0x3f4ccccd  R10 = 0x3efefeff  R11 = 0x3d808081;
    expect lane 8 R8 = 0x3f4ccccd  R9 = 0x3f5fdfe0  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 9 R8 = 0x3f5fdfe0  R9 = 0x3edadadb  R10 = 0x3eb4b4b5  R11 = 0x3efefeff;
    expect lane 10 R8 = 0x3edadadb  R9 = 0x3f3ababb  R10 = 0x3cc0c0c1  R11 = 0x3eb4b4b5;
    expect lane 11 R8 = 0x3f3ababb  R9 = 0x3e9e9e9f  R10 = 0x3f2eaeaf  R11 = 0x3cc0c0c1;
    expect lane 12 R8 = 0x3e9e9e9f  R9 = 0x3e9e9e9f  R10 = 0x3f77f7f8  R11 = 0x3f2eaeaf;
    expect lane 13 R8 = 0x3e9e9e9f  R9 = 0x3eb4b4b5  R10 = 0x3e9e9e9f  R11 = 0x3f77f7f8;
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3e9e9e9f;
    expect lane 15 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
}

warp 2 { # layer 0, level 1, row 1
    asm "TLD4.G R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 0
    expect lane 0 R8 = 0x3e24a4a5  R9 = 0x3da0a0a1  R10 = 0x3da0a0a1  R11 = 0x3e70f0f1;
    expect lane 1 R8 = 0x3da0a0a1  R9 = 0x3e24a4a5  R10 = 0x3e70f0f1  R11 = 0x3da0a0a1;
    expect lane 2 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3b808081  R11 = 0x3e70f0f1;
    expect lane 3 R8 = 0x3e24a4a5  R9 = 0x3ea8a8a9  R10 = 0x3f1c9c9d  R11 = 0x3b808081;
    expect lane 4 R8 = 0x3ea8a8a9  R9 = 0x3e60e0e1  R10 = 0x3ea8a8a9  R11 = 0x3f1c9c9d;
    expect lane 5 R8 = 0x3e60e0e1  R9 = 0x3e60e0e1  R10 = 0x3e0c8c8d  R11 = 0x3ea8a8a9;
    expect lane 6 R8 = 0x3e60e0e1  R9 = 0x3e60e0e1  R10 = 0x3ea8a8a9  R11 = 0x3e0c8c8d;
    expect lane 7 R8 = 0x3e60e0e1  R9 = 0x3f43c3c4  R10 = 0x3f34b4b5  R11 = 0x3ea8a8a9;
    expect lane 8 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f34b4b5;
    expect lane 9 R8 = 0x3f43c3c4  R9 = 0x3f63e3e4  R10 = 0x3f21a1a2  R11 = 0x3f43c3c4;
    expect lane 10 R8 = 0x3f63e3e4  R9 = 0x3f21a1a2  R10 = 0x3f21a1a2  R11 = 0x3f21a1a2;
    expect lane 11 R8 = 0x3f21a1a2  R9 = 0x3f30b0b1  R10 = 0x3f7dfdfe  R11 = 0x3f21a1a2;
    expect lane 12 R8 = 0x3f30b0b1  R9 = 0x3f0f8f90  R10 = 0x3ef4f4f5  R11 = 0x3f7dfdfe;
    expect lane 13 R8 = 0x3f0f8f90  R9 = 0x3ec8c8c9  R10 = 0x3f30b0b1  R11 = 0x3ef4f4f5;
    expect lane 14 R8 = 0x3ec8c8c9  R9 = 0x3f30b0b1  R10 = 0x3f4dcdce  R11 = 0x3f30b0b1;
    expect lane 15 R8 = 0x3f30b0b1  R9 = 0x3f30b0b1  R10 = 0x3f4dcdce  R11 = 0x3f4dcdce;
}

warp 3 { # layer 0, level 1, row 17
    asm "TLD4.G R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 0
    expect lane 0 R8 = 0x3ed6d6d7  R9 = 0x3f7afafb  R10 = 0x3f7afafb  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f7afafb  R9 = 0x3f800000  R10 = 0x3f63e3e4  R11 = 0x3f7afafb;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f56d6d7  R10 = 0x3f800000  R11 = 0x3f63e3e4;
    expect lane 3 R8 = 0x3f56d6d7  R9 = 0x3eb4b4b5  R10 = 0x3f33b3b4  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f33b3b4;
    expect lane 5 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eececed  R11 = 0x3eb4b4b5;
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3f2babac  R10 = 0x3eb0b0b1  R11 = 0x3eececed;
    expect lane 8 R8 = 0x3f2babac  R9 = 0x3f7bfbfc  R10 = 0x3f129293  R11 = 0x3eb0b0b1;
    expect lane 9 R8 = 0x3f7bfbfc  R9 = 0x3d008081  R10 = 0x3f7bfbfc  R11 = 0x3f129293;
    expect lane 10 R8 = 0x3d008081  R9 = 0x3f2babac  R10 = 0x3eb0b0b1  R11 = 0x3f7bfbfc;
    expect lane 11 R8 = 0x3f2babac  R9 = 0x3f1b9b9c  R10 = 0x3edcdcdd  R11 = 0x3eb0b0b1;
    expect lane 12 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3edcdcdd;
    expect lane 13 R8 = 0x3f1b9b9c  R9 = 0x3d60e0e1  R10 = 0x3de0e0e1  R11 = 0x3f1b9b9c;
    expect lane 14 R8 = 0x3d60e0e1  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3de0e0e1;
    expect lane 15 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
}

warp 4 { # layer 0, level 2, row 8
    asm "TLD4.B R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 0
    expect lane 0 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 1 R8 = 0x3f169697  R9 = 0x3f53d3d4  R10 = 0x3ee4e4e5  R11 = 0x3f1c9c9d;
    expect lane 2 R8 = 0x3f53d3d4  R9 = 0x3e50d0d1  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 3 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 4 R8 = 0x3e50d0d1  R9 = 0x3f0b8b8c  R10 = 0x3e2cacad  R11 = 0x3ee4e4e5;
    expect lane 5 R8 = 0x3f0b8b8c  R9 = 0x3e9c9c9d  R10 = 0x3da8a8a9  R11 = 0x3e2cacad;
    expect lane 6 R8 = 0x3e9c9c9d  R9 = 0x3f39b9ba  R10 = 0x3eb2b2b3  R11 = 0x3da8a8a9;
    expect lane 7 R8 = 0x3f39b9ba  R9 = 0x3f078788  R10 = 0x3e868687  R11 = 0x3eb2b2b3;
    expect lane 8 R8 = 0x3f078788  R9 = 0x3e20a0a1  R10 = 0x3f1c9c9d  R11 = 0x3e868687;
    expect lane 9 R8 = 0x3e20a0a1  R9 = 0x3e24a4a5  R10 = 0x3ee4e4e5  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
}

warp 5 { # layer 0, level 2, row 1
    asm "TLD4.B R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 0
    expect lane 0 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3f55d5d6  R11 = 0x3f55d5d6;
    expect lane 1 R8 = 0x3f3fbfc0  R9 = 0x3f3fbfc0  R10 = 0x3e949495  R11 = 0x3f55d5d6;
    expect lane 2 R8 = 0x3f3fbfc0  R9 = 0x3df0f0f1  R10 = 0x3df0f0f1  R11 = 0x3e949495;
    expect lane 3 R8 = 0x3df0f0f1  R9 = 0x3e78f8f9  R10 = 0x3f73f3f4  R11 = 0x3df0f0f1;
    expect lane 4 R8 = 0x3e78f8f9  R9 = 0x3e848485  R10 = 0x3f31b1b2  R11 = 0x3f73f3f4;
    expect lane 5 R8 = 0x3e848485  R9 = 0x3e8c8c8d  R10 = 0x3f56d6d7  R11 = 0x3f31b1b2;
    expect lane 6 R8 = 0x3e8c8c8d  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 7 R8 = 0x3f56d6d7  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3f56d6d7;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3e949495  R10 = 0x3f149495  R11 = 0x3e848485;
    expect lane 9 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3f35b5b6  R11 = 0x3f149495;
    expect lane 10 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
}

warp 6 { # layer 0, level 3, row 1
    asm "TLD4.A R8, R0, 3, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 1 / 4.0  array = 0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3edededf  R10 = 0x3f5adadb  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x3f5adadb  R11 = 0x3f5adadb;
}

warp 7 { # layer 0, level 3, row 3
    asm "TLD4.A R8, R0, 3, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 3 / 4.0  array = 0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f048485  R10 = 0x3f6feff0  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
}

warp 8 { # layer 0, level 4, row 1
    asm "TLD4.R R8, R0, 4, ARRAY_2D, 0xf"  active 0x7
    s = (lane + 0) / 2.0  t = 1 / 2.0  array = 0
    expect lane 0 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
    expect lane 1 R8 = 0x3e888889  R9 = 0x3ec0c0c1  R10 = 0x3e24a4a5  R11 = 0x3ec0c0c1;
    expect lane 2 R8 = 0x3ec0c0c1  R9 = 0x3ec0c0c1  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
}

warp 9 { # layer 0, level 5, row 1
    asm "TLD4.G R8, R0, 5, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 0
    expect lane 0 R8 = 0x3e9c9c9d  R9 = 0x3e9c9c9d  R10 = 0x3e9c9c9d  R11 = 0x3e9c9c9d;
    expect lane 1 R8 = 0x3e9c9c9d  R9 = 0x3e9c9c9d  R10 = 0x3e9c9c9d  R11 = 0x3e9c9c9d;
}

warp 10 { # layer 1, level 0, row 1
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 1 / 36.0  array = 1
    expect lane 0 R8 = 0x3f79f9fa  R9 = 0x3f3ebebf  R10 = 0x3f59d9da  R11 = 0x3f4bcbcc;
    expect lane 1 R8 = 0x3f3ebebf  R9 = 0x3e50d0d1  R10 = 0x3f31b1b2  R11 = 0x3f59d9da;
    expect lane 2 R8 = 0x3e50d0d1  R9 = 0x3f2babac  R10 = 0x3eeaeaeb  R11 = 0x3f31b1b2;
    expect lane 3 R8 = 0x3f2babac  R9 = 0x3f1b9b9c  R10 = 0x3ef8f8f9  R11 = 0x3eeaeaeb;
    expect lane 4 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3ef8f8f9;
    expect lane 5 R8 = 0x3f1b9b9c  R9 = 0x3d909091  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
    expect lane 6 R8 = 0x3d909091  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3f1b9b9c;
    expect lane 7 R8 = 0x3d909091  R9 = 0x3f77f7f8  R10 = 0x3f43c3c4  R11 = 0x3d909091;
    expect lane 8 R8 = 0x3f77f7f8  R9 = 0x3f54d4d5  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 9 R8 = 0x3f54d4d5  R9 = 0x3f800000  R10 = 0x3f77f7f8  R11 = 0x3f43c3c4;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f77f7f8;
    expect lane 11 R8 = 0x3f6eeeef  R9 = 0x3f058586  R10 = 0x3e929293  R11 = 0x3f6eeeef;
    expect lane 12 R8 = 0x3f058586  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3e929293;
    expect lane 13 R8 = 0x3e929293  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3e929293;
    expect lane 14 R8 = 0x3f068687  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3f068687;
    expect lane 15 R8 = 0x3f068687  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3f068687;
}

warp 11 { # layer 1, level 0, row 35
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 35 / 36.0  array = 1
    expect lane 0 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3f44c4c5;
    expect lane 1 R8 = 0x3f1f9fa0  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f1f9fa0;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3e70f0f1  R10 = 0x3c808081  R11 = 0x3d008081;
    expect lane 4 R8 = 0x3e70f0f1  R9 = 0x3f24a4a5  R10 = 0x3f21a1a2  R11 = 0x3c808081;
    expect lane 5 R8 = 0x3f24a4a5  R9 = 0x3de0e0e1  R10 = 0x3e109091  R11 = 0x3f21a1a2;
    expect lane 6 R8 = 0x3de0e0e1  R9 = 0x3f21a1a2  R10 = 0x3f26a6a7  R11 = 0x3e109091;
    expect lane 7 R8 = 0x3f21a1a2  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3f26a6a7;
    expect lane 8 R8 = 0x3ea4a4a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ea4a4a5;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x3efefeff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3efefeff  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f1b9b9c  R9 = 0x3d909091  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
    expect lane 13 R8 = 0x3d909091  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3f1b9b9c;
    expect lane 14 R8 = 0x3d909091  R9 = 0x3e149495  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 15 R8 = 0x3e149495  R9 = 0x3e149495  R10 = 0x3d909091  R11 = 0x3d909091;
}

warp 12 { # layer 1, level 1, row 1
    asm "TLD4.G R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 1
    expect lane 0 R8 = 0x3f189899  R9 = 0x3ecacacb  R10 = 0x3f189899  R11 = 0x3e50d0d1;
    expect lane 1 R8 = 0x3ecacacb  R9 = 0x3f189899  R10 = 0x3f59d9da  R11 = 0x3f189899;
    expect lane 2 R8 = 0x3f189899  R9 = 0x3f59d9da  R10 = 0x3c008081  R11 = 0x3f59d9da;
    expect lane 3 R8 = 0x3f59d9da  R9 = 0x3f35b5b6  R10 = 0x3f53d3d4  R11 = 0x3c008081;
    expect lane 4 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f53d3d4;
    expect lane 5 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 6 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 7 R8 = 0x3f35b5b6  R9 = 0x3eb4b4b5  R10 = 0x3f149495  R11 = 0x3f35b5b6;
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3f63e3e4  R10 = 0x3e189899  R11 = 0x3f149495;
    expect lane 9 R8 = 0x3f63e3e4  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3e189899;
    expect lane 10 R8 = 0x3ed2d2d3  R9 = 0x3e808081  R10 = 0x3f038384  R11 = 0x3ed2d2d3;
    expect lane 11 R8 = 0x3e808081  R9 = 0x3dc0c0c1  R10 = 0x3f078788  R11 = 0x3f038384;
    expect lane 12 R8 = 0x3dc0c0c1  R9 = 0x3f048485  R10 = 0x3dc0c0c1  R11 = 0x3f078788;
    expect lane 13 R8 = 0x3f048485  R9 = 0x3e58d8d9  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 14 R8 = 0x3e58d8d9  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 15 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
}

warp 13 { # layer 1, level 1, row 17
    asm "TLD4.G R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 1
    expect lane 0 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f1b9b9c  R11 = 0x3edadadb;
    expect lane 1 R8 = 0x3f46c6c7  R9 = 0x3f32b2b3  R10 = 0x3f48c8c9  R11 = 0x3f1b9b9c;
    expect lane 2 R8 = 0x3f32b2b3  R9 = 0x3f48c8c9  R10 = 0x3f48c8c9  R11 = 0x3f48c8c9;
    expect lane 3 R8 = 0x3f48c8c9  R9 = 0x3f5fdfe0  R10 = 0x3e109091  R11 = 0x3f48c8c9;
    expect lane 4 R8 = 0x3f5fdfe0  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e109091;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3df8f8f9  R10 = 0x3e109091  R11 = 0x3e048485;
    expect lane 6 R8 = 0x3df8f8f9  R9 = 0x3de0e0e1  R10 = 0x3e109091  R11 = 0x3e109091;
    expect lane 7 R8 = 0x3de0e0e1  R9 = 0x3f7dfdfe  R10 = 0x3f4fcfd0  R11 = 0x3e109091;
    expect lane 8 R8 = 0x3f7dfdfe  R9 = 0x3f7dfdfe  R10 = 0x3f7dfdfe  R11 = 0x3f4fcfd0;
    expect lane 9 R8 = 0x3f7dfdfe  R9 = 0x3f7dfdfe  R10 = 0x3f7dfdfe  R11 = 0x3f7dfdfe;
    expect lane 10 R8 = 0x3f7dfdfe  R9 = 0x3f1d9d9e  R10 = 0x3f1d9d9e  R11 = 0x3f7dfdfe;
    expect lane 11 R8 = 0x3f1d9d9e  R9 = 0x3e9e9e9f  R10 = 0x3eaaaaab  R11 = 0x3f1d9d9e;
    expect lane 12 R8 = 0x3e9e9e9f  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x3ef2f2f3  R9 = 0x3e9e9e9f  R10 = 0x3f038384  R11 = 0x3ef2f2f3;
    expect lane 14 R8 = 0x3e9e9e9f  R9 = 0x3ea0a0a1  R10 = 0x3e68e8e9  R11 = 0x3f038384;
    expect lane 15 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3e68e8e9  R11 = 0x3e68e8e9;
}

warp 14 { # layer 1, level 2, row 8
    asm "TLD4.B R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 1
    expect lane 0 R8 = 0x3f109091  R9 = 0x3f109091  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 1 R8 = 0x3f109091  R9 = 0x3e848485  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 2 R8 = 0x3e848485  R9 = 0x3f3dbdbe  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 3 R8 = 0x3f3dbdbe  R9 = 0x3f800000  R10 = 0x3d20a0a1  R11 = 0x3f45c5c6;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3e5cdcdd  R10 = 0x3f25a5a6  R11 = 0x3d20a0a1;
    expect lane 5 R8 = 0x3e5cdcdd  R9 = 0x00000000  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f2dadae  R10 = 0x3f61e1e2  R11 = 0x3f25a5a6;
    expect lane 8 R8 = 0x3f2dadae  R9 = 0x3e848485  R10 = 0x3f73f3f4  R11 = 0x3f61e1e2;
    expect lane 9 R8 = 0x3e848485  R9 = 0x3e50d0d1  R10 = 0x3eb4b4b5  R11 = 0x3f73f3f4;
    expect lane 10 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
}

warp 15 { # layer 1, level 2, row 1
    asm "TLD4.B R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 1
    expect lane 0 R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 1 R8 = 0x3f57d7d8  R9 = 0x3f5ededf  R10 = 0x3ea8a8a9  R11 = 0x3f45c5c6;
    expect lane 2 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f1a9a9b  R11 = 0x3ea8a8a9;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3f1a9a9b;
    expect lane 4 R8 = 0x3ed0d0d1  R9 = 0x3f44c4c5  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1;
    expect lane 5 R8 = 0x3f44c4c5  R9 = 0x3e888889  R10 = 0x3ec0c0c1  R11 = 0x3ed0d0d1;
    expect lane 6 R8 = 0x3e888889  R9 = 0x3f1a9a9b  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
    expect lane 7 R8 = 0x3f1a9a9b  R9 = 0x3f59d9da  R10 = 0x3ee0e0e1  R11 = 0x3ec0c0c1;
    expect lane 8 R8 = 0x3f59d9da  R9 = 0x3d20a0a1  R10 = 0x3e929293  R11 = 0x3ee0e0e1;
    expect lane 9 R8 = 0x3d20a0a1  R9 = 0x3d20a0a1  R10 = 0x3d20a0a1  R11 = 0x3e929293;
    expect lane 10 R8 = 0x3d20a0a1  R9 = 0x3d20a0a1  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
}

warp 16 { # layer 1, level 3, row 1
    asm "TLD4.A R8, R0, 9, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 1 / 4.0  array = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 17 { # layer 1, level 3, row 3
    asm "TLD4.A R8, R0, 9, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 3 / 4.0  array = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 18 { # layer 1, level 4, row 1
    asm "TLD4.R R8, R0, 10, ARRAY_2D, 0xf"  active 0x7
    s = (lane + 0) / 2.0  t = 1 / 2.0  array = 1
    expect lane 0 R8 = 0x3f52d2d3  R9 = 0x3f52d2d3  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 1 R8 = 0x3f52d2d3  R9 = 0x3f20a0a1  R10 = 0x3f20a0a1  R11 = 0x3f39b9ba;
    expect lane 2 R8 = 0x3f20a0a1  R9 = 0x3f20a0a1  R10 = 0x3f20a0a1  R11 = 0x3f20a0a1;
}

warp 19 { # layer 1, level 5, row 1
    asm "TLD4.G R8, R0, 11, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 1
    expect lane 0 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 1 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
}
