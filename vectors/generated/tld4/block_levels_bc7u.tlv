# BC7U: levels down to one texel, and layers.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-42 PD-91 PD-91c PD-80
rules without PD-81b PD-92
sampler 0 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 802306d192b414706beeaf4ff4b76d02 1475ef01bd1de284ae7fc4e7ffffffff 3c841f7d6384f7945285f3cc69bd9528 b3067dc642aab8666d6f71dd7901664d
bytes 0x30000040 b89bf3a03e9714f587125a55cf7b6cf3 488297b168a5b1fdb3d87346e4b99261 08b3198bef85b03c6ae503de1bf58d83 8011febbefb9394c7d46a6c0b6a7fca0
bytes 0x30000080 663169a2ddef9ef8ca199776855076e5 4c5ef62102e1cc44a09775dec58b1831 70a8e07108e70c52c7bf3cbe0c90ce46 80f2fcbc5beeeaffa1fc37711f38943c
bytes 0x300000c0 e04dfe0f90a3b3b3da84d3f0535c8910 62d61dc0b9eb2d721f1bfbee5712e0a7 c078f162f9d0d098fca18764cd9dec17 9e39c6d6dd28f3108f15f1eb539291bf
bytes 0x30000100 7a11133d69d587503fbbffffffffffff 64a2fb5b8101e4ccc3f22d946b0ab160 80150af08dac806475b3aa0609ec2102 805aca6e699ffa30484b8faf493bdaa1
bytes 0x30000140 bc4ec2727aeaeaf9d7affa1a55335f52 8ae8c3dd9cb231519e0ffdffffffffff dc31a4ec6b03517fbb4e2619340f016e 0c53feea5bb579ad3af970fb14e7f6aa
bytes 0x30000180 b4e3245366e126c82c397623fdffffff e04dfe0f90a3b3b3da84d3f0535c8910 7a11133d69d587503fbbffffffffffff 7cc35ddafa24bbd9d12b719bb2322861
bytes 0x300001c0 22416386249f088012fb2f48e310630a 12c23041fa722835b5a158bd7cbcfbd0 be346dd052278e698197812dadcf6a77 561b29eaf32865d3b387feffffffffff
bytes 0x30000200 ec771d8a417594d7917dc3fafbffffff 00000000000000000000000000000000 c488dd54a7b91290add58b415910de34 00000000000000000000000000000000
bytes 0x30000300 9c10815f0c5b1ae59ab23608fbffffff 00000000000000000000000000000000 80c439fee4b388355446dc9095708d1f 00000000000000000000000000000000
bytes 0x30000400 b89bf3a03e9714f587125a55cf7b6cf3 20b60cb181faf10b0455d1f5a9f61227 8892540a1a763cec977d91f8b581389d 9021796950a1eaa3645d635466ceb012
bytes 0x30000440 805619c30dd6c296fe012000632886c9 d841d644afcdc358928c3b4dbbdb6f50 ec3cadb3941b06fa9023a051feffffff 20ab7a1cae71c1387e4069a545391547
bytes 0x30000480 fad21831ddd4a28c249d4acecc932399 9abc5f76def35ca3b21fffffffffffff 6cdcce6f931320043e21e2a2fbffffff 68965e553891c5db162703fd41d8d2dc
bytes 0x300004c0 d08da6e0b8a99e02a64a067858eda7f1 40161734961170ae503cb19e0f685bcf d62d3dbd747f4957517dfeffffffffff 805aca6e699ffa30484b8faf493bdaa1
bytes 0x30000500 9c10815f0c5b1ae59ab23608fbffffff 3e517d379b1a57e1fba7ec48cb202330 ea3ed4cf18e48039c37def4316a1cca1 1c501e497782ce0acf426185feffffff
bytes 0x30000540 68687b418ef101b52adf80e1fb788651 d4446b8d5125567a6656c0dcfbffffff 50b81c473f0e354e7294ccd409cc17dc f83cc0969cd259f6c1249c7482f84923
bytes 0x30000580 66fc23da99a086f2e9b3fcffffffffff 380abc92a085e84f83c298f735ba8e82 b6fbee17f38336562428fcffffffffff d47bc8ed057060c6d0520fc0faffffff
bytes 0x300005c0 d841d644afcdc358928c3b4dbbdb6f50 64b112e2881af404f31f7868fcffffff 4c5ef62102e1cc44a09775dec58b1831 b299a51eaf9b49517222db4c2acff086
bytes 0x30000600 a8b3abec1da7de0522f9fe8ef84724c3 00000000000000000000000000000000 663169a2ddef9ef8ca199776855076e5 00000000000000000000000000000000
bytes 0x30000700 04c1d4cb16792315125f8cef2c80efaf 00000000000000000000000000000000 805aca6e699ffa30484b8faf493bdaa1 00000000000000000000000000000000
bytes 0x30000800 de7273957f368b33cb69e0b17ea925e3 c488dd54a7b91290add58b415910de34 80649b34ab19ebe27ac015e98935ec7e fc08f32dbfb6a24ddacf3ef320d62308
bytes 0x30000840 8087d19fb4a51bf8226e55aa3306d231 c2df1941b231980f7461fec7cd8455c9 3a6e19dddb0e83f28e99ffffffffffff b3067dc642aab8666d6f71dd7901664d
bytes 0x30000880 80f4c45a0acd32e1001914d0d91269c6 749b950407ec32eea251c1dea6ae496c 0cea410c0f71779331174731f9ffffff bfd80401a85a3ddae7d8ad91a341931d
bytes 0x300008c0 749b950407ec32eea251c1dea6ae496c 2eedab3ef4ad6b23aeb92bc004160909 62d61dc0b9eb2d721f1bfbee5712e0a7 8cad9b1eb9c284f82d760f0dc676b495
bytes 0x30000a00 68687b418ef101b52adf80e1fb788651 00000000000000000000000000000000 7c5034251b9f82ea4a962247ffffffff 00000000000000000000000000000000
texture 0 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000c00 40f26e2fbff021769136dd2bd0d3f04c e454f2c32fb8220b6b7c24a0a3cd266a f0863a12c92926d5c9db8c6adc0ed243 804a90eba3dc01a1c24251f068de788d
bytes 0x30000c40 de7273957f368b33cb69e0b17ea925e3 448c603b663f222afc7b3f13fdffffff 4088d42dbf69caa0b9e49966c4a2e01b 40f26e2fbff021769136dd2bd0d3f04c
bytes 0x30000c80 08845cf1e51c93124d41e475768b497d 00000000000000000000000000000000 c0c4a2c42c85999c29e181717c58e415 00000000000000000000000000000000
bytes 0x30000d00 d4f06f6bcec208be636e317764013a7a a0d212638eb3f3044c794226c959f5ed 15953ca62ae242f016b964fc683d22c7 c68b4987745538331a1afcffffffffff
bytes 0x30000d40 a6e90a68ae49b1abc2a8f0093dd10d49 dcd3d2224805135c6a215f0ef8ffffff 78ba6ee1a9f2d8b574d55c14972bdcd6 340f59ac137f915c0ac3410fe9ed6de8
bytes 0x30000d80 6c3ffdd92c02664dee01042dffffffff 00000000000000000000000000000000 e2a524ae875e6582527dffffffffffff 00000000000000000000000000000000
bytes 0x30000e00 62d61dc0b9eb2d721f1bfbee5712e0a7 c27e8eb230eac34c921efeffffffffff 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000e40 ec771d8a417594d7917dc3fafbffffff 342c3e4f5affee226ef34f6bfaffffff 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000e80 d8976785c8b4c3da8359ef7142ac055b 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 1 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 48e85bc301bce4dbdfd432707adbdfe9 4c5ef62102e1cc44a09775dec58b1831 804a90eba3dc01a1c24251f068de788d 2c135533cc7a36c7e89cac0efaffffff
bytes 0x30001040 ac7cbc22d2bde0eae48b83f7ffffffff 00000000000000000000000000000000 807f87d3862fff624b741232e41cbd4e 00000000000000000000000000000000
bytes 0x30001100 5e3bdd78c3403c12c587fdffffffffff 7ce2f88ad5dfbf6e9cb713ac9188c59f 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001140 fabbdef593990cf91663ffffffffffff 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 2 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 0
bytes 0x30001200 e68298ddd0a450bc7a487fa04519d480 00000000000000000000000000000000 ec3cadb3941b06fa9023a051feffffff 00000000000000000000000000000000
texture 3 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 0
bytes 0x30001400 4cb08cb1f576f8ba1e5a9daafeffffff 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 4 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 4 texture 4 sampler 0
bytes 0x30001600 c8558aef4e21711f0451ce9436057d54 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 5 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 5 5 block 1 2 address 0x30000000 }
handle 5 texture 5 sampler 0
bytes 0x30001800 a87c3048bb48629de1d72c858748a39c 84235e4ea3a2806765d8d9c22e31659f c8558aef4e21711f0451ce9436057d54 60914d52b8e71c891b1fb013043af9df
bytes 0x30001840 30f5b9203bfc5bcaaa88806bbd509d28 80af88772752966f900c4e8c6e7c8160 8e0efac1ae77fb3ffda695a449c4fcb2 a87c3048bb48629de1d72c858748a39c
bytes 0x30001880 36dec92d6bf687c30a59ffffffffffff ea3ed4cf18e48039c37def4316a1cca1 5e411a76169e80c002468f1eafba8d45 80af88772752966f900c4e8c6e7c8160
bytes 0x300018c0 76e10a466ad666c941e9feffffffffff 0826f42a0a7e1e8c8d1de1f7583baf99 80ea24ca06db40dcc3e10c7355a7a742 7e454a02b55b5f03737d4a1fa7dfbf00
bytes 0x30001900 80f7a449d315af1ee613ec1e05057c9c e454f2c32fb8220b6b7c24a0a3cd266a 024585c70348a86c22b8d957d9d54f33 80f67ec19eeedb8c72a244fcd826dce9
bytes 0x30001940 f0910bbefa623bb68004cc2133fe59d0 8011febbefb9394c7d46a6c0b6a7fca0 d47bc8ed057060c6d0520fc0faffffff 7ce2f88ad5dfbf6e9cb713ac9188c59f
bytes 0x30001980 0abb8f353d6a731ba8b6780af285f9e0 897d7e2de9294c5f8550a5c22e5880cd e2a524ae875e6582527dffffffffffff b038bb36efa818116e507aa2ef4e0988
bytes 0x300019c0 ca262721e257e38d22cfffffffffffff 8bdf0b5789e728ae07c20876f3312409 b4394b6b535f306b2d60e57a2b9ad55e 897d7e2de9294c5f8550a5c22e5880cd
bytes 0x30001a00 04c1d4cb16792315125f8cef2c80efaf 00000000000000000000000000000000 8cad9b1eb9c284f82d760f0dc676b495 00000000000000000000000000000000
bytes 0x30001b00 fabbdef593990cf91663ffffffffffff 00000000000000000000000000000000 868e19f90317bb7d8229fdffffffffff 00000000000000000000000000000000
bytes 0x30001c00 c8eae671610a65aa0970bb80f7c66663 e20940695884262c2873344333215fde be346dd052278e698197812dadcf6a77 40161734961170ae503cb19e0f685bcf
bytes 0x30001c40 fce02ef854f66987b19a060efeffffff a842ebffb9bca0f9e8e75d8ae7f2aa73 787b888d14554178d0e3c1142621b962 d08da6e0b8a99e02a64a067858eda7f1
bytes 0x30001c80 ec771d8a417594d7917dc3fafbffffff eae9ad5545956355c30affffffffffff 2603d57b762d5bf4c13bfeffffffffff e07195c306776cb8a37aacb057bd7843
bytes 0x30001cc0 fcd5164b792ce2c0ad76bb8afcffffff 1c8055eddbb1077a42c71370aaf6f52d 90cfdb4c7bdf7be9e23d9e7b790665a3 64b112e2881af404f31f7868fcffffff
bytes 0x30001d00 207f44ca6220504e3c981b79386d42e2 97dabe15655450835521afd31cee0833 d000f4a51c0777ae234d636173505657 ec92697f1624ce769a8d6d96bf2324d7
bytes 0x30001d40 64b112e2881af404f31f7868fcffffff 024585c70348a86c22b8d957d9d54f33 98c76f5ece40bb14d623595ab990a123 4088d42dbf69caa0b9e49966c4a2e01b
bytes 0x30001d80 e2a524ae875e6582527dffffffffffff e8997442e9ca9ccc1e2e4dc8a8de161e 7899f3e006580b46ecfd6ca94dad8c6c d08da6e0b8a99e02a64a067858eda7f1
bytes 0x30001dc0 8025f8bed83671c38d5f89a34398ed4d a68de5193e85d398b526feffffffffff ee93e53e59470eb6f66b08f05d2b994a 98caf99ed10f9d60fe595ebfafe182b9
bytes 0x30001e00 6a2b759de194dccd7f7400ca0f71d8cc 00000000000000000000000000000000 646fecf2dd8e8466bddee45bc7dd284a 00000000000000000000000000000000
bytes 0x30001f00 d000f4a51c0777ae234d636173505657 00000000000000000000000000000000 f4f482c0749cc198e3051ae7feffffff 00000000000000000000000000000000
bytes 0x30002000 9c5ee9cc732a8b0002103e0ef86c2339 8a745af83998b6db1fffe4eecbfe7749 e88e7baa2789d5e51ee08cbdbd609490 0e99c910e03e9efe6c00ffffffffffff
bytes 0x30002040 f642005a84d723f18ae04bd3874113e6 bac127a6332807955216fdffffffffff 38d3071e04c1db35a99c2f56d60c6f05 a051ba8cd47f74b127ff024e05e47854
bytes 0x30002080 80e79e6c9fede8c9335a6c023a8380a7 805f89ab9f0fb2e1570390312824d841 604832507e217cf10e661c59a01d329b 5c40e6065e77658564655f7bfeffffff
bytes 0x300020c0 340f59ac137f915c0ac3410fe9ed6de8 8029db88370ad394a80f254c89da1fff 548edbcc628a16c42fdecbef2e9bded2 bc4ec2727aeaeaf9d7affa1a55335f52
bytes 0x30002200 9c5ee9cc732a8b0002103e0ef86c2339 00000000000000000000000000000000 4e6f3bf43dc421c4c6cb5719b296147d 00000000000000000000000000000000
texture 6 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 6 texture 6 sampler 0
bytes 0x30002400 c470681728ab25399164c0abfbffffff 98caf99ed10f9d60fe595ebfafe182b9 e454f2c32fb8220b6b7c24a0a3cd266a 3a425a685fa10f44407b763fffc08f5b
bytes 0x30002440 a218240f33b6a7c5e4cf2c9ad6cf4e0f c01f50067782950e130c10791e0bac46 540bad2f9743b1ae1b0fe0efffffffff 3c91575081d1bf7c08d49664f9ffffff
bytes 0x30002480 0e99c910e03e9efe6c00ffffffffffff 00000000000000000000000000000000 1819848a1d1e85287b97c19ac7bc2968 00000000000000000000000000000000
bytes 0x30002500 3a6e19dddb0e83f28e99ffffffffffff f4f46b7728f78043a13f4cdc98c27d71 80ec160cb36139308ccf61e903ab37d7 1819848a1d1e85287b97c19ac7bc2968
bytes 0x30002540 00c79a900b1f76347cde9cdfb669f701 8eb7709fe469b86da2cdfeffffffffff b299a51eaf9b49517222db4c2acff086 962b1a3c7e24d716a31a306fde39f9ee
bytes 0x30002580 88d13c6bb686cc0e14e65381d1262d8f 00000000000000000000000000000000 5a8ac4167a9b971f5118fcffffffffff 00000000000000000000000000000000
bytes 0x30002600 9c39f8f4e204bb1b6a8c9a5bfdffffff a8b3abec1da7de0522f9fe8ef84724c3 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30002640 94364864a77bacc002ded81affffffff a4809afe828bdbd47b4ffc92fdffffff 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30002680 5e411a76169e80c002468f1eafba8d45 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 7 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 7 texture 7 sampler 0
bytes 0x30002800 dc260418ac3b04f4ee7fb96dfbffffff 8c7eab4ed8c3e5d21e09a20cfdffffff 80150af08dac806475b3aa0609ec2102 a2ced0d44ad9dba8d0c5fdffffffffff
bytes 0x30002840 364b4ce72aa87d594c26ea12601b2e95 00000000000000000000000000000000 80e79e6c9fede8c9335a6c023a8380a7 00000000000000000000000000000000
bytes 0x30002900 d000f4a51c0777ae234d636173505657 90ded7c31f557b07df138e6e5ad2787c 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30002940 34731883b6179a42a58513f1fcffffff 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 8 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 8 texture 8 sampler 0
bytes 0x30002a00 34731883b6179a42a58513f1fcffffff 00000000000000000000000000000000 586b22720bc7dcc07210c9151db17b36 00000000000000000000000000000000
texture 9 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 9 texture 9 sampler 0
bytes 0x30002c00 f4f46b7728f78043a13f4cdc98c27d71 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 10 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 10 texture 10 sampler 0
bytes 0x30002e00 887bdead790c6e87e1767b766871c82b 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
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
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3f078788  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 1 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3e24a4a5  R11 = 0x3f2dadae;
    expect lane 2 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 3 R8 = 0x3f078788  R9 = 0x3eeaeaeb  R10 = 0x3f23a3a4  R11 = 0x3e24a4a5;
    expect lane 4 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3ec4c4c5  R11 = 0x3f23a3a4;
    expect lane 5 R8 = 0x3eeaeaeb  R9 = 0x3ec4c4c5  R10 = 0x3ed8d8d9  R11 = 0x3ec4c4c5;
    expect lane 6 R8 = 0x3ec4c4c5  R9 = 0x3f23a3a4  R10 = 0x3f4fcfd0  R11 = 0x3ed8d8d9;
    expect lane 7 R8 = 0x3f23a3a4  R9 = 0x3f038384  R10 = 0x3ef6f6f7  R11 = 0x3f4fcfd0;
    expect lane 8 R8 = 0x3f038384  R9 = 0x3ea2a2a3  R10 = 0x3f038384  R11 = 0x3ef6f6f7;
    expect lane 9 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3f038384  R11 = 0x3f038384;
    expect lane 10 R8 = 0x3ea2a2a3  R9 = 0x3f038384  R10 = 0x3e64e4e5  R11 = 0x3f038384;
    expect lane 11 R8 = 0x3f038384  R9 = 0x3e44c4c5  R10 = 0x3f1a9a9b  R11 = 0x3e64e4e5;
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3f1a9a9b;
    expect lane 13 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3f0c8c8d  R11 = 0x3e44c4c5;
    expect lane 14 R8 = 0x3e44c4c5  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 15 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
}

warp 2 { # layer 0, level 1, row 1
    asm "TLD4.G R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 0
    expect lane 0 R8 = 0x3e34b4b5  R9 = 0x3ee6e6e7  R10 = 0x3ecececf  R11 = 0x3eb8b8b9;
    expect lane 1 R8 = 0x3ee6e6e7  R9 = 0x3e048485  R10 = 0x3eb8b8b9  R11 = 0x3ecececf;
    expect lane 2 R8 = 0x3e048485  R9 = 0x3e34b4b5  R10 = 0x3e60e0e1  R11 = 0x3eb8b8b9;
    expect lane 3 R8 = 0x3e34b4b5  R9 = 0x3e048485  R10 = 0x3e24a4a5  R11 = 0x3e60e0e1;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3f3dbdbe  R10 = 0x3f109091  R11 = 0x3e24a4a5;
    expect lane 5 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3eaeaeaf  R11 = 0x3f109091;
    expect lane 6 R8 = 0x3f3dbdbe  R9 = 0x3e048485  R10 = 0x3e70f0f1  R11 = 0x3eaeaeaf;
    expect lane 7 R8 = 0x3e048485  R9 = 0x3da8a8a9  R10 = 0x3eb4b4b5  R11 = 0x3e70f0f1;
    expect lane 8 R8 = 0x3da8a8a9  R9 = 0x3d989899  R10 = 0x3eaeaeaf  R11 = 0x3eb4b4b5;
    expect lane 9 R8 = 0x3d989899  R9 = 0x3db0b0b1  R10 = 0x3eaaaaab  R11 = 0x3eaeaeaf;
    expect lane 10 R8 = 0x3db0b0b1  R9 = 0x3d909091  R10 = 0x3ea4a4a5  R11 = 0x3eaaaaab;
    expect lane 11 R8 = 0x3d909091  R9 = 0x3f41c1c2  R10 = 0x3f5bdbdc  R11 = 0x3ea4a4a5;
    expect lane 12 R8 = 0x3f41c1c2  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x3f3bbbbc  R9 = 0x3f47c7c8  R10 = 0x3edededf  R11 = 0x3f3bbbbc;
    expect lane 14 R8 = 0x3f47c7c8  R9 = 0x3ecacacb  R10 = 0x3e38b8b9  R11 = 0x3edededf;
    expect lane 15 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3e38b8b9  R11 = 0x3e38b8b9;
}

warp 3 { # layer 0, level 1, row 17
    asm "TLD4.G R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 0
    expect lane 0 R8 = 0x3ea0a0a1  R9 = 0x3ee8e8e9  R10 = 0x3eacacad  R11 = 0x3ec0c0c1;
    expect lane 1 R8 = 0x3ee8e8e9  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3eacacad;
    expect lane 2 R8 = 0x3ea0a0a1  R9 = 0x3ee0e0e1  R10 = 0x3f149495  R11 = 0x3ea0a0a1;
    expect lane 3 R8 = 0x3ee0e0e1  R9 = 0x3f2dadae  R10 = 0x3db0b0b1  R11 = 0x3f149495;
    expect lane 4 R8 = 0x3f2dadae  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3db0b0b1;
    expect lane 5 R8 = 0x3ee6e6e7  R9 = 0x3eaeaeaf  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 6 R8 = 0x3eaeaeaf  R9 = 0x3f2dadae  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 7 R8 = 0x3f2dadae  R9 = 0x3ecccccd  R10 = 0x3ee8e8e9  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3ee8e8e9;
    expect lane 9 R8 = 0x3ecccccd  R9 = 0x3f6bebec  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 10 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3ecccccd;
    expect lane 11 R8 = 0x3f6bebec  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3f6bebec;
    expect lane 12 R8 = 0x3f27a7a8  R9 = 0x3e68e8e9  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 13 R8 = 0x3e68e8e9  R9 = 0x3f43c3c4  R10 = 0x3eb0b0b1  R11 = 0x3f27a7a8;
    expect lane 14 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f0c8c8d  R11 = 0x3eb0b0b1;
    expect lane 15 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
}

warp 4 { # layer 0, level 2, row 8
    asm "TLD4.B R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 0
    expect lane 0 R8 = 0x3f31b1b2  R9 = 0x3f31b1b2  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 1 R8 = 0x3f31b1b2  R9 = 0x3d808081  R10 = 0x3f27a7a8  R11 = 0x3ef6f6f7;
    expect lane 2 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f119192  R11 = 0x3f27a7a8;
    expect lane 3 R8 = 0x3d808081  R9 = 0x3ecececf  R10 = 0x3ef6f6f7  R11 = 0x3f119192;
    expect lane 4 R8 = 0x3ecececf  R9 = 0x3eb8b8b9  R10 = 0x3e64e4e5  R11 = 0x3ef6f6f7;
    expect lane 5 R8 = 0x3eb8b8b9  R9 = 0x3eb2b2b3  R10 = 0x3ea4a4a5  R11 = 0x3e64e4e5;
    expect lane 6 R8 = 0x3eb2b2b3  R9 = 0x3ec2c2c3  R10 = 0x3e848485  R11 = 0x3ea4a4a5;
    expect lane 7 R8 = 0x3ec2c2c3  R9 = 0x3eb8b8b9  R10 = 0x3e64e4e5  R11 = 0x3e848485;
    expect lane 8 R8 = 0x3eb8b8b9  R9 = 0x3f34b4b5  R10 = 0x3e44c4c5  R11 = 0x3e64e4e5;
    expect lane 9 R8 = 0x3f34b4b5  R9 = 0x3edcdcdd  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 10 R8 = 0x3edcdcdd  R9 = 0x3edcdcdd  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
}

warp 5 { # layer 0, level 2, row 1
    asm "TLD4.B R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 0
    expect lane 0 R8 = 0x3f109091  R9 = 0x3f109091  R10 = 0x3edededf  R11 = 0x3edededf;
    expect lane 1 R8 = 0x3f109091  R9 = 0x3f54d4d5  R10 = 0x3f54d4d5  R11 = 0x3edededf;
    expect lane 2 R8 = 0x3f54d4d5  R9 = 0x3f33b3b4  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5;
    expect lane 3 R8 = 0x3f33b3b4  R9 = 0x3f41c1c2  R10 = 0x3f33b3b4  R11 = 0x3f54d4d5;
    expect lane 4 R8 = 0x3f41c1c2  R9 = 0x3f26a6a7  R10 = 0x3e109091  R11 = 0x3f33b3b4;
    expect lane 5 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3e9e9e9f  R11 = 0x3e109091;
    expect lane 6 R8 = 0x3f26a6a7  R9 = 0x3ef6f6f7  R10 = 0x3f26a6a7  R11 = 0x3e9e9e9f;
    expect lane 7 R8 = 0x3ef6f6f7  R9 = 0x3e8a8a8b  R10 = 0x3e109091  R11 = 0x3f26a6a7;
    expect lane 8 R8 = 0x3e8a8a8b  R9 = 0x3ea4a4a5  R10 = 0x3e9a9a9b  R11 = 0x3e109091;
    expect lane 9 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3f058586  R11 = 0x3e9a9a9b;
    expect lane 10 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3f058586  R11 = 0x3f058586;
}

warp 6 { # layer 0, level 3, row 1
    asm "TLD4.A R8, R0, 3, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 1 / 4.0  array = 0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 7 { # layer 0, level 3, row 3
    asm "TLD4.A R8, R0, 3, ARRAY_2D, 0xf"  active 0x3f
    s = (lane + 0) / 5.0  t = 3 / 4.0  array = 0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 { # layer 0, level 4, row 1
    asm "TLD4.R R8, R0, 4, ARRAY_2D, 0xf"  active 0x7
    s = (lane + 0) / 2.0  t = 1 / 2.0  array = 0
    expect lane 0 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 1 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f149495  R11 = 0x3f36b6b7;
    expect lane 2 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f149495  R11 = 0x3f149495;
}

warp 9 { # layer 0, level 5, row 1
    asm "TLD4.G R8, R0, 5, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 0
    expect lane 0 R8 = 0x3d50d0d1  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x3d50d0d1;
    expect lane 1 R8 = 0x3d50d0d1  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x3d50d0d1;
}

warp 10 { # layer 1, level 0, row 1
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 1 / 36.0  array = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3f31b1b2;
    expect lane 1 R8 = 0x3d808081  R9 = 0x3f800000  R10 = 0x3f31b1b2  R11 = 0x3d808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3d808081  R10 = 0x3f800000  R11 = 0x3f31b1b2;
    expect lane 3 R8 = 0x3d808081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3e888889  R10 = 0x3ec0c0c1  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e888889  R9 = 0x3ec0c0c1  R10 = 0x3e24a4a5  R11 = 0x3ec0c0c1;
    expect lane 9 R8 = 0x3ec0c0c1  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3e24a4a5;
    expect lane 10 R8 = 0x3f67e7e8  R9 = 0x3f6ceced  R10 = 0x3f77f7f8  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f6ceced  R9 = 0x3f46c6c7  R10 = 0x3f2dadae  R11 = 0x3f77f7f8;
    expect lane 12 R8 = 0x3f46c6c7  R9 = 0x3eaaaaab  R10 = 0x3f1e9e9f  R11 = 0x3f2dadae;
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0x3f1e9e9f  R10 = 0x3edadadb  R11 = 0x3f1e9e9f;
    expect lane 14 R8 = 0x3f1e9e9f  R9 = 0x3f46c6c7  R10 = 0x3f2dadae  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
}

warp 11 { # layer 1, level 0, row 35
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 35 / 36.0  array = 1
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x00000000;
    expect lane 4 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x3eb4b4b5;
    expect lane 5 R8 = 0x3eb4b4b5  R9 = 0x00000000  R10 = 0x3edededf  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x3eb2b2b3  R10 = 0x3f6feff0  R11 = 0x3edededf;
    expect lane 7 R8 = 0x3eb2b2b3  R9 = 0x3f6feff0  R10 = 0x3ec0c0c1  R11 = 0x3f6feff0;
    expect lane 8 R8 = 0x3f6feff0  R9 = 0x3ec6c6c7  R10 = 0x3ef6f6f7  R11 = 0x3ec0c0c1;
    expect lane 9 R8 = 0x3ec6c6c7  R9 = 0x3f41c1c2  R10 = 0x3f72f2f3  R11 = 0x3ef6f6f7;
    expect lane 10 R8 = 0x3f41c1c2  R9 = 0x3f6feff0  R10 = 0x3f6ceced  R11 = 0x3f72f2f3;
    expect lane 11 R8 = 0x3f6feff0  R9 = 0x3f3ebebf  R10 = 0x3f38b8b9  R11 = 0x3f6ceced;
    expect lane 12 R8 = 0x3f3ebebf  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f38b8b9;
    expect lane 13 R8 = 0x3f3dbdbe  R9 = 0x3f37b7b8  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 14 R8 = 0x3f37b7b8  R9 = 0x3f3cbcbd  R10 = 0x3ea0a0a1  R11 = 0x3f3dbdbe;
    expect lane 15 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
}

warp 12 { # layer 1, level 1, row 1
    asm "TLD4.G R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 1
    expect lane 0 R8 = 0x3ec6c6c7  R9 = 0x3f0c8c8d  R10 = 0x3ed0d0d1  R11 = 0x3f048485;
    expect lane 1 R8 = 0x3f0c8c8d  R9 = 0x3eb4b4b5  R10 = 0x3e7cfcfd  R11 = 0x3ed0d0d1;
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3e7cfcfd  R10 = 0x3e0c8c8d  R11 = 0x3e7cfcfd;
    expect lane 3 R8 = 0x3e7cfcfd  R9 = 0x3f038384  R10 = 0x3f24a4a5  R11 = 0x3e0c8c8d;
    expect lane 4 R8 = 0x3f038384  R9 = 0x3f038384  R10 = 0x3f6feff0  R11 = 0x3f24a4a5;
    expect lane 5 R8 = 0x3f038384  R9 = 0x3f038384  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 6 R8 = 0x3f038384  R9 = 0x3f038384  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 7 R8 = 0x3f038384  R9 = 0x3f67e7e8  R10 = 0x3ecacacb  R11 = 0x3f6feff0;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3e50d0d1  R10 = 0x3f36b6b7  R11 = 0x3ecacacb;
    expect lane 9 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 10 R8 = 0x3e50d0d1  R9 = 0x3f57d7d8  R10 = 0x3ecacacb  R11 = 0x3f36b6b7;
    expect lane 11 R8 = 0x3f57d7d8  R9 = 0x3ea4a4a5  R10 = 0x3ebababb  R11 = 0x3ecacacb;
    expect lane 12 R8 = 0x3ea4a4a5  R9 = 0x3f46c6c7  R10 = 0x3f048485  R11 = 0x3ebababb;
    expect lane 13 R8 = 0x3f46c6c7  R9 = 0x3ee6e6e7  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 14 R8 = 0x3ee6e6e7  R9 = 0x3ea4a4a5  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 15 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3f048485  R11 = 0x3f048485;
}

warp 13 { # layer 1, level 1, row 17
    asm "TLD4.G R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 1
    expect lane 0 R8 = 0x3f70f0f1  R9 = 0x3ea2a2a3  R10 = 0x3d888889  R11 = 0x3f3cbcbd;
    expect lane 1 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3d888889  R11 = 0x3d888889;
    expect lane 2 R8 = 0x3ea2a2a3  R9 = 0x3f0e8e8f  R10 = 0x3f4bcbcc  R11 = 0x3d888889;
    expect lane 3 R8 = 0x3f0e8e8f  R9 = 0x3f189899  R10 = 0x3e50d0d1  R11 = 0x3f4bcbcc;
    expect lane 4 R8 = 0x3f189899  R9 = 0x3ecacacb  R10 = 0x3f189899  R11 = 0x3e50d0d1;
    expect lane 5 R8 = 0x3ecacacb  R9 = 0x3f189899  R10 = 0x3f59d9da  R11 = 0x3f189899;
    expect lane 6 R8 = 0x3f189899  R9 = 0x3f59d9da  R10 = 0x3c008081  R11 = 0x3f59d9da;
    expect lane 7 R8 = 0x3f59d9da  R9 = 0x3f35b5b6  R10 = 0x3f53d3d4  R11 = 0x3c008081;
    expect lane 8 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f53d3d4;
    expect lane 9 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 10 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 11 R8 = 0x3f35b5b6  R9 = 0x3eb4b4b5  R10 = 0x3f149495  R11 = 0x3f35b5b6;
    expect lane 12 R8 = 0x3eb4b4b5  R9 = 0x3f63e3e4  R10 = 0x3e189899  R11 = 0x3f149495;
    expect lane 13 R8 = 0x3f63e3e4  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3e189899;
    expect lane 14 R8 = 0x3ed2d2d3  R9 = 0x3e808081  R10 = 0x3f038384  R11 = 0x3ed2d2d3;
    expect lane 15 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3f038384  R11 = 0x3f038384;
}

warp 14 { # layer 1, level 2, row 8
    asm "TLD4.B R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 1
    expect lane 0 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 1 R8 = 0x3efefeff  R9 = 0x3f37b7b8  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 2 R8 = 0x3f37b7b8  R9 = 0x3f2aaaab  R10 = 0x3d808081  R11 = 0x3f25a5a6;
    expect lane 3 R8 = 0x3f2aaaab  R9 = 0x3f1c9c9d  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 4 R8 = 0x3f1c9c9d  R9 = 0x3e60e0e1  R10 = 0x3f45c5c6  R11 = 0x3d808081;
    expect lane 5 R8 = 0x3e60e0e1  R9 = 0x3f0e8e8f  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 6 R8 = 0x3f0e8e8f  R9 = 0x3ed0d0d1  R10 = 0x3f45c5c6  R11 = 0x3f45c5c6;
    expect lane 7 R8 = 0x3ed0d0d1  R9 = 0x3f129293  R10 = 0x3d20a0a1  R11 = 0x3f45c5c6;
    expect lane 8 R8 = 0x3f129293  R9 = 0x3e969697  R10 = 0x3ef6f6f7  R11 = 0x3d20a0a1;
    expect lane 9 R8 = 0x3e969697  R9 = 0x3f0c8c8d  R10 = 0x3f67e7e8  R11 = 0x3ef6f6f7;
    expect lane 10 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
}

warp 15 { # layer 1, level 2, row 1
    asm "TLD4.B R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f5ededf  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f5ededf  R9 = 0x3f2cacad  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f2cacad  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f4ccccd  R10 = 0x3f129293  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f4ccccd  R9 = 0x3f028283  R10 = 0x3f028283  R11 = 0x3f129293;
    expect lane 6 R8 = 0x3f028283  R9 = 0x3ec2c2c3  R10 = 0x3f129293  R11 = 0x3f028283;
    expect lane 7 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f129293  R11 = 0x3f129293;
    expect lane 8 R8 = 0x3ec2c2c3  R9 = 0x3edcdcdd  R10 = 0x3eaeaeaf  R11 = 0x3f129293;
    expect lane 9 R8 = 0x3edcdcdd  R9 = 0x3edcdcdd  R10 = 0x3ecacacb  R11 = 0x3eaeaeaf;
    expect lane 10 R8 = 0x3edcdcdd  R9 = 0x3edcdcdd  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
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
    expect lane 0 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f38b8b9  R11 = 0x3f38b8b9;
    expect lane 1 R8 = 0x3f56d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f38b8b9  R11 = 0x3f38b8b9;
    expect lane 2 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f38b8b9  R11 = 0x3f38b8b9;
}

warp 19 { # layer 1, level 5, row 1
    asm "TLD4.G R8, R0, 11, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 1
    expect lane 0 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 1 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
}
