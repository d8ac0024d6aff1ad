# BC7U UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 e14110b5d0879990f06f8bf231a81fd0 43cf362fe39c7873409b0f74b2715e9b 2524512d5a0ade542406d24b38b715bf e752ff7bbc7c99b56adf3fa53000366e
bytes 0x30000040 897d7e2de9294c5f8550a5c22e5880cd 8bdf0b5789e728ae07c20876f3312409 6d4dfd784742ff9db8e16038bc4ab46d efdb9ba92ba01ef908a82c2fae9ad668
bytes 0x30000080 11a9f0bc86f3c7a227fafa7c43f69cc1 b3067dc642aab8666d6f71dd7901664d 15953ca62ae242f016b964fc683d22c7 97dabe15655450835521afd31cee0833
bytes 0x300000c0 7928426fb7ee67738016e9cb30752dd4 7b7e77b335e584f40284a71346331453 ddcdfbe18a1313964dc715700d490a46 bfd80401a85a3ddae7d8ad91a341931d
texture 0 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 024585c70348a86c22b8d957d9d54f33 068d16fdc543fdc2466e6ac9883fa9fe 0abb8f353d6a731ba8b6780af285f9e0 0e15a70b16941cc59f1663d312a13394
bytes 0x30001040 12c23041fa722835b5a158bd7cbcfbd0 164da9b0a7be3a7a28ccc8973df5a414 1a08f31f90dcd1f0a128cddcfb25fb8f 1eaf33b0980cb18998559f91543c04e4
bytes 0x30001080 22416386249f088012fb2f48e310630a 262bcf76920a73565e3b17ecc27d3a63 2a3f05a49d7d2ed26a06d3c8ad071f11 2eedab3ef4ad6b23aeb92bc004160909
bytes 0x300010c0 320133bfdbf044e7a2ac489d61ba346c 364b4ce72aa87d594c26ea12601b2e95 3a425a685fa10f44407b763fffc08f5b 3e517d379b1a57e1fba7ec48cb202330
texture 1 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 42ee61131f58374509a483da9fcd7fff 469232e5293a8ee42f137115634922d1 4a0ffaaa93566aa9a39edd54471dacf6 4e6f3bf43dc421c4c6cb5719b296147d
bytes 0x30002040 5271973d8d7658f7c5855062fd6742f9 56e36165d88175ea2e4e265a2f057bcd 5a9267739c8838254e0f09115e5bce5c 5e411a76169e80c002468f1eafba8d45
bytes 0x30002080 62d61dc0b9eb2d721f1bfbee5712e0a7 663169a2ddef9ef8ca199776855076e5 6a2b759de194dccd7f7400ca0f71d8cc 6e6306c33ec9cf9b06f046b44941b820
bytes 0x300020c0 72d1366107e17a3d02842a0ad10cc018 76d13baf29cf1767e17e3381a55a0b26 7aef63a36d3b1ef7e2296518f0edcb81 7e454a02b55b5f03737d4a1fa7dfbf00
texture 2 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 82682574eee1be2bebe898f0a43d14af 86cce1d1102b715127cfa5608d2e24cf 8a745af83998b6db1fffe4eecbfe7749 8e0efac1ae77fb3ffda695a449c4fcb2
bytes 0x30003040 92074289b004bf7ce7fb3ba913278fb5 962b1a3c7e24d716a31a306fde39f9ee 9ad8341b44d9efd0496d1e391a17ad22 9e39c6d6dd28f3108f15f1eb539291bf
bytes 0x30003080 a218240f33b6a7c5e4cf2c9ad6cf4e0f a6e90a68ae49b1abc2a8f0093dd10d49 aa9e3c8244296db07d25ab825232b8ad ae4df354c6aa07a646061bd922b2f76b
bytes 0x300030c0 b299a51eaf9b49517222db4c2acff086 b60bc22ad07beb9911dc152374817626 bad259d6cfab1f1f21c05139843ac996 be346dd052278e698197812dadcf6a77
texture 3 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 c2df1941b231980f7461fec7cd8455c9 c61bfa5d56fa5b93c4a5ccc6d8b771e7 ca24e6953d1261788868fa7cb4ff4e41 ce56f7438f93a660c04e41d8cf5ac149
bytes 0x30004040 d275a7999d9643fa3372b75d50eea7c1 d6e7c03b085df062807134345f64a7e0 da69b4c39384d7e8ebfc0966aaee4ffa de7273957f368b33cb69e0b17ea925e3
bytes 0x30004080 e20940695884262c2873344333215fde e68298ddd0a450bc7a487fa04519d480 ea3ed4cf18e48039c37def4316a1cca1 ee93e53e59470eb6f66b08f05d2b994a
bytes 0x300040c0 f2df64b22469db1e14d9b8c5e04511e7 f642005a84d723f18ae04bd3874113e6 fad21831ddd4a28c249d4acecc932399 feaa0742c99d909c6984f3af48f5b107
texture 4 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 04a4c152bf00baa68831ba0cc70610b8 0ce2c6c766b323f7abfeb2a1eb61c12a 143462a7f0407038a87363fa7bc8e17b 1c8055eddbb1077a42c71370aaf6f52d
bytes 0x30005040 24f0da19c4ba6fd2470a8ab9a231e5fc 2c647c4bde8b4d6a297e9ee464a1b0cf 34d27d853f26579718eef11dd6c5580a 3c841f7d6384f7945285f3cc69bd9528
bytes 0x30005080 448236b90b9e8ed59968fd20451df492 4c5ef62102e1cc44a09775dec58b1831 548edbcc628a16c42fdecbef2e9bded2 5cae71960455540401b177dfd62d5231
bytes 0x300050c0 64a2fb5b8101e4ccc3f22d946b0ab160 6c7ce1bd1b7d2c22dd6429965fb7f3cc 742ac0cb7a93e0f259244e16ea0488bc 7ce2f88ad5dfbf6e9cb713ac9188c59f
texture 5 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0
bytes 0x30006000 844cfadbf793cadf3facf5ff37c04289 8c10b7bbb5b615d8baedadbb340afb39 94b2f909b9466852c79dcd7547040932 9c5ee9cc732a8b0002103e0ef86c2339
bytes 0x30006040 a4ba9e35b8e51e8a7edc80e5ddccd5a9 ac34bcbf724769c58cca22e1f70e1838 b4724a7b905ac86199c5efc1da627da6 bc4ec2727aeaeaf9d7affa1a55335f52
bytes 0x30006080 c488dd54a7b91290add58b415910de34 cc16960cde6718d5f8e5a7e5090cd845 d4f06f6bcec208be636e317764013a7a dc884481cc18b4b1f33b4cffe3e732d2
bytes 0x300060c0 e454f2c32fb8220b6b7c24a0a3cd266a ec92697f1624ce769a8d6d96bf2324d7 f4f46b7728f78043a13f4cdc98c27d71 fc08f32dbfb6a24ddacf3ef320d62308
texture 6 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30006000 }
handle 6 texture 6 sampler 0
bytes 0x30007000 04c1d4cb16792315125f8cef2c80efaf 0c53feea5bb579ad3af970fb14e7f6aa 145f91ab24f8cd194537cdaa9af7b46c 1c9b32c7309dd1ac7a64886e34bff5b8
bytes 0x30007040 2449b4ff2309e7ccb28345cb51e9eb42 2c7df97fd2b213a3d49c055658578647 340f59ac137f915c0ac3410fe9ed6de8 3cb54bd6a6176cb58d7272868b258bf0
bytes 0x30007080 443fa1ee3862abe1890e25807e36e9a4 4c39c34b99191b878d0848806043ad14 5461f493c4bd4d128e0c355a8f6fbd62 5ca1bc80f1f1d866a6213c96d4fa7791
bytes 0x300070c0 646fecf2dd8e8466bddee45bc7dd284a 6c39aefb63bf3797045049db2c7adb5d 749b950407ec32eea251c1dea6ae496c 7cc35ddafa24bbd9d12b719bb2322861
texture 7 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30007000 }
handle 7 texture 7 sampler 0
bytes 0x30008000 84235e4ea3a2806765d8d9c22e31659f 8cad9b1eb9c284f82d760f0dc676b495 94ef223cb7a98f04d696ff674d36f667 9c8f4fbefea079cdcd8a27e8cf0239f9
bytes 0x30008040 a48fa9fc659e3073779f72ebbd8fd54c ac39d4f6e8dafb1943b3a7cd275d71d7 b4394b6b535f306b2d60e57a2b9ad55e bc015381501294899c1cd912a503677c
bytes 0x30008080 c4f90cb6234c8b13dfd875ae681e4a86 cc8db91f6a66dd317dfdd4fcd74312d4 d4b33c7e9b1f6e22d3e32f94cc1940a9 dc31a4ec6b03517fbb4e2619340f016e
bytes 0x300080c0 e4839fe0cf1918021876476b66062912 ece77d63063fd2723d198c3aea7aa669 f4a1a158d005561b35c06ce2a15996ec fcd1ae23b4a87872ed7bb22f927cd561
texture 8 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30008000 }
handle 8 texture 8 sampler 0
bytes 0x30009000 08845cf1e51c93124d41e475768b497d 1878687380361cc6efbe01180bfabaef 289411ef7ed37957473bb30598e0015f 38a010e539b109398aa40b844e0e2639
bytes 0x30009040 48e85bc301bce4dbdfd432707adbdfe9 580420d9f000beb1446d2b14dfbbb8ac 68687b418ef101b52adf80e1fb788651 7830676838383acbd4364d3964907122
bytes 0x30009080 88e8331aefbc23b9d2d4062963f6e136 9828a0c90740f0f08e39fbbd6a299c3f a87c3048bb48629de1d72c858748a39c b830e0c3c0f66543d76b4746d29f9c61
bytes 0x300090c0 c84462b5e0b0918ccabbc77e5bc310f4 d8140cfc4ae1f2ac2b6d5fce3f02831b e844ade0b92f4e1b5c9efa37f2a8fdce f83cc0969cd259f6c1249c7482f84923
texture 9 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30009000 }
handle 9 texture 9 sampler 0
bytes 0x3000a000 08f551fe24ffe12110b84f5112bb3711 1819848a1d1e85287b97c19ac7bc2968 28f12f8304fea96ff0bcc8e9746d0f40 386131e2fb031461836470053f829216
bytes 0x3000a040 48ad92dfcfdcdc8f88d557068692f10e 5831927f7f8c1a9fcc12d1237dec313f 687d7b2eefbdd1a5602b7c376ea9a53b 7899f3e006580b46ecfd6ca94dad8c6c
bytes 0x3000a080 88d13c6bb686cc0e14e65381d1262d8f 9821b6fda51685dee74c67380b097e99 a8f5ad35866895d84188e758dedc3066 b879cd117fc303c28cb5c701b33e1db8
bytes 0x3000a0c0 c8558aef4e21711f0451ce9436057d54 d841d644afcdc358928c3b4dbbdb6f50 e8997442e9ca9ccc1e2e4dc8a8de161e f8756521114059190cd94af4e3ad05b1
texture 10 { format BC7U UNORM layout pitch 256 size 64 4 address 0x3000a000 }
handle 10 texture 10 sampler 0
bytes 0x3000b000 0826f42a0a7e1e8c8d1de1f7583baf99 180a09f7691fd84e0cdc83a670afdc8a 283aa7b946af849305155423128f711c 380abc92a085e84f83c298f735ba8e82
bytes 0x3000b040 488297b168a5b1fdb3d87346e4b99261 584649ca57f20c8ea7238d9de7e26a78 68965e553891c5db162703fd41d8d2dc 78ba6ee1a9f2d8b574d55c14972bdcd6
bytes 0x3000b080 8892540a1a763cec977d91f8b581389d 98caf99ed10f9d60fe595ebfafe182b9 a842ebffb9bca0f9e8e75d8ae7f2aa73 b8b64b1d6cfdf1bdd2383c66a8a80eaf
bytes 0x3000b0c0 c8eae671610a65aa0970bb80f7c66663 d8b2b851fe75f34134e3d81f4bf6a288 e88e7baa2789d5e51ee08cbdbd609490 f82acd2abb5d90eaf2518619827ebb26
texture 11 { format BC7U UNORM layout pitch 256 size 64 4 address 0x3000b000 }
handle 11 texture 11 sampler 0
bytes 0x3000c000 08b3198bef85b03c6ae503de1bf58d83 18ef2db43a21344ed7d952b5124ad76a 28c7a240c635410ca069b9bdf697a451 38d3071e04c1db35a99c2f56d60c6f05
bytes 0x3000c040 48bf7839c59861b87f4f1e56b15ba7d1 586b22720bc7dcc07210c9151db17b36 683797fb302b3c244063e4a6849eab9c 787b888d14554178d0e3c1142621b962
bytes 0x3000c080 887bdead790c6e87e1767b766871c82b 98c76f5ece40bb14d623595ab990a123 a8b3abec1da7de0522f9fe8ef84724c3 b89bf3a03e9714f587125a55cf7b6cf3
bytes 0x3000c0c0 c83bbdd1a1690e1087dcc624de661cf9 d8976785c8b4c3da8359ef7142ac055b e863addc4e980872a4dc706a94d1b543 f8a3953a9adbd08d99e02933d997554b
texture 12 { format BC7U UNORM layout pitch 256 size 64 4 address 0x3000c000 }
handle 12 texture 12 sampler 0
bytes 0x3000d000 10337c577437a0c43bcbc1c7593f7e0f 30f5b9203bfc5bcaaa88806bbd509d28 50b81c473f0e354e7294ccd409cc17dc 70a8e07108e70c52c7bf3cbe0c90ce46
bytes 0x3000d040 90f41af9c159e44ef10ad1c9e31d4d9d b038bb36efa818116e507aa2ef4e0988 d000f4a51c0777ae234d636173505657 f0863a12c92926d5c9db8c6adc0ed243
bytes 0x3000d080 20ab7a1cae71c1387e4069a545391547 608be7e330effb3aa1a8c9a3d57cddd4 a0d212638eb3f3044c794226c959f5ed e04dfe0f90a3b3b3da84d3f0535c8910
bytes 0x3000d0c0 c0b1e6991cc277ca65b62882f1ad4d19 8040fc5fa190da8efc0ba127b2633f71 80010059a57bfaff049a7930cb5cab6e 800236bb713079795139eb8e942497f1
texture 13 { format BC7U UNORM layout pitch 256 size 64 4 address 0x3000d000 }
handle 13 texture 13 sampler 0
bytes 0x3000e000 80430eb09f2322759f3351aed62f1724 80c439fee4b388355446dc9095708d1f 8085e62b9d6b22121ba98387d402af6a 80063d60ce81ef925244339ae0febc75
bytes 0x3000e040 8087d19fb4a51bf8226e55aa3306d231 808802f0c60b0636bc929e1ec6fa1727 8049b6b69a732e61d81d50ba307add0e 804a90eba3dc01a1c24251f068de788d
bytes 0x3000e080 800bdd7f1b1a17f9a190e483f016b54a 808c18f4503794de9287e0644a1d928a 800d345b61470b86ce0f99becb14fbd6 808ecc20bdcbcc9f03226c122d66ec7a
bytes 0x3000e0c0 800f91585b43f4af024478c40dd40ff5 80d0e61917deb478a432af1d22233051 8011febbefb9394c7d46a6c0b6a7fca0 80522f3cf6b5c7ec9725f1ce4f642afb
texture 14 { format BC7U UNORM layout pitch 256 size 64 4 address 0x3000e000 }
handle 14 texture 14 sampler 0
bytes 0x3000f000 80134a544513c13420040178b3215cc9 80d48780c128d42f086c26848a45af3d 80150af08dac806475b3aa0609ec2102 805619c30dd6c296fe012000632886c9
bytes 0x3000f040 80d72cc49d761468d10ae8e98e6dbea0 80d867e47bbded14639a85f5e810ca1d 8019059993a1f7f887c879e10bcec32b 805aca6e699ffa30484b8faf493bdaa1
bytes 0x3000f080 809bf61ad60c8444a0565cb67825027f 805c8877ee86b01926b8044a8a8a243d 80ddd4e21d8e0c46ce71631138b9d25d 801e185ed5c9a938a852264992fc73ba
bytes 0x3000f0c0 805f89ab9f0fb2e1570390312824d841 80607a6bfda998d9948a1a12d8a798cd 80214150747228756ddd6a001908b53e 8062831caf3e05734be8cb2ed304c8bd
texture 15 { format BC7U UNORM layout pitch 256 size 64 4 address 0x3000f000 }
handle 15 texture 15 sampler 0
bytes 0x30010000 802306d192b414706beeaf4ff4b76d02 80649b34ab19ebe27ac015e98935ec7e 8025f8bed83671c38d5f89a34398ed4d 80e6eba22abc2ceb37affcb8a4ed318a
bytes 0x30010040 80e79e6c9fede8c9335a6c023a8380a7 80688b4012b8cf5f8cbb83cab6ad84cd 8029db88370ad394a80f254c89da1fff 80ea24ca06db40dcc3e10c7355a7a742
bytes 0x30010080 80eb45a0e75f56c75efc4a1d9cbe2178 80ec160cb36139308ccf61e903ab37d7 80ad7d50186b828510b71585af4426c6 80ae1c252f99a162d26001c3fe00d598
bytes 0x300100c0 80af88772752966f900c4e8c6e7c8160 80b081b80b3699492d5a6f047b5d62a7 80f1131e8ce9c169d8fd88f02490bc5f 80f2fcbc5beeeaffa1fc37711f38943c
texture 16 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30010000 }
handle 16 texture 16 sampler 0
bytes 0x30011000 8033fa2353b90462e69e0c9f3ebb1fdd 80f4c45a0acd32e1001914d0d91269c6 80f5c6ae40a19f995ea466048a2ac96d 80f67ec19eeedb8c72a244fcd826dce9
bytes 0x30011040 80f7a449d315af1ee613ec1e05057c9c 80783a8c966eebd80a8b76293b80e9a3 8039b1f1dce8b05803f386dc3f827a6a 803a4f558b31f4533c30cae4792a8888
bytes 0x30011080 807b9e0df95886f86339aa4bf9a8754a 80fc392f5f72430ec6d3ad966bddd158 80fdd0b5292ce57f898a6b964550b6b8 80befa6ea5b46f02ce2604130abdfb72
bytes 0x300110c0 807f87d3862fff624b741232e41cbd4e 00c79a900b1f76347cde9cdfb669f701 02795979b48b5237166bfdffffffffff 06994b4beb3f9faab228fcffffffffff
texture 17 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30011000 }
handle 17 texture 17 sampler 0
bytes 0x30012000 0adc139d8c459a6e6233fcffffffffff 0e99c910e03e9efe6c00ffffffffffff 12d61997ccfeee164591feffffffffff 16038a008f51cb4b6366fdffffffffff
bytes 0x30012040 1a47ceff6f9557b1274efcffffffffff 1e49abe6d6f09562e02dfcffffffffff 2240506e98c37aac1e46ffffffffffff 2603d57b762d5bf4c13bfeffffffffff
bytes 0x30012080 2aa16d34cb6a65d34a40fdffffffffff 2e1e8ae09400c70fe99dffffffffffff 32d0b0f18022e65b9629feffffffffff 36dec92d6bf687c30a59ffffffffffff
bytes 0x300120c0 3a6e19dddb0e83f28e99ffffffffffff 3e923d01858690fceca3fdffffffffff 427dd6f33b8643c85ff0feffffffffff 46b2b2a14a99b56af75efeffffffffff
texture 18 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30012000 }
handle 18 texture 18 sampler 0
bytes 0x30013000 4a1d06c3d42051dee926ffffffffffff 4e5b870dd57503d014abfdffffffffff 52d617bbd7a8b2a5751bfdffffffffff 561b29eaf32865d3b387feffffffffff
bytes 0x30013040 5a8ac4167a9b971f5118fcffffffffff 5e3bdd78c3403c12c587fdffffffffff 628eaf17a7982cb196d0feffffffffff 66fc23da99a086f2e9b3fcffffffffff
bytes 0x30013080 6a8f5173e799c924ff0affffffffffff 6ec557670b4cf0497734feffffffffff 722bddff839d00be5cdafdffffffffff 76e10a466ad666c941e9feffffffffff
bytes 0x300130c0 7a11133d69d587503fbbffffffffffff 7e4774746dd1b09048a7ffffffffffff 8239260fb0f0a6916605feffffffffff 868e19f90317bb7d8229fdffffffffff
texture 19 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30013000 }
handle 19 texture 19 sampler 0
bytes 0x30014000 8ae8c3dd9cb231519e0ffdffffffffff 8eb7709fe469b86da2cdfeffffffffff 927c781207accbd1c462fdffffffffff 96b12e66a657c690987fffffffffffff
bytes 0x30014040 9abc5f76def35ca3b21fffffffffffff 9e9da494e6bef7a20e6fffffffffffff a2ced0d44ad9dba8d0c5fdffffffffff a68de5193e85d398b526feffffffffff
bytes 0x30014080 aaab967a679220de09e4fdffffffffff ae978c5952f31565a4c7fdffffffffff b299259949d4daf75da3ffffffffffff b6fbee17f38336562428fcffffffffff
bytes 0x300140c0 bac127a6332807955216fdffffffffff be1a74998f105cac6ebafdffffffffff c27e8eb230eac34c921efeffffffffff c68b4987745538331a1afcffffffffff
texture 20 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30014000 }
handle 20 texture 20 sampler 0
bytes 0x30015000 ca262721e257e38d22cfffffffffffff ce7773f16cb8ee27a87dfcffffffffff d2903d1453f36b57e81ffcffffffffff d62d3dbd747f4957517dfeffffffffff
bytes 0x30015040 dabf386ed7508734a1e9fdffffffffff de9ad8cccaf931d3d3ffffffffffffff e2a524ae875e6582527dffffffffffff e6e060a763d4e92d59edfeffffffffff
bytes 0x30015080 eae9ad5545956355c30affffffffffff ee21cf0a17cc70cc92d7ffffffffffff f2fb794d7349b874159dfdffffffffff f6e3c46bf37a3437397dfeffffffffff
bytes 0x300150c0 fabbdef593990cf91663ffffffffffff fecaf90547bf035cba3afeffffffffff 04125bf5a2d914bc088dda74ffffffff 0cea410c0f71779331174731f9ffffff
texture 21 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30015000 }
handle 21 texture 21 sampler 0
bytes 0x30016000 1464a117d1e0b2d94f7f636efcffffff 1c501e497782ce0acf426185feffffff 24dadcaac507031ec238eac2fdffffff 2ce617dc7a775ee98748a723ffffffff
bytes 0x30016040 342c3e4f5affee226ef34f6bfaffffff 3c6caeffc71cd1f91ae1d1aefbffffff 448c603b663f222afc7b3f13fdffffff 4cb08cb1f576f8ba1e5a9daafeffffff
bytes 0x30016080 544aeaab2aab7c8c7809e5c0fbffffff 5c40e6065e77658564655f7bfeffffff 64a248ebf70e1dcc04916b7af8ffffff 6cdcce6f931320043e21e2a2fbffffff
bytes 0x300160c0 74d6ff9d10701248a28fcbd1feffffff 7c5034251b9f82ea4a962247ffffffff 84d659f9ea3859244ecfca66fdffffff 8c7eab4ed8c3e5d21e09a20cfdffffff
texture 22 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30016000 }
handle 22 texture 22 sampler 0
bytes 0x30017000 94364864a77bacc002ded81affffffff 9c10815f0c5b1ae59ab23608fbffffff a4809afe828bdbd47b4ffc92fdffffff ac7cbc22d2bde0eae48b83f7ffffffff
bytes 0x30017040 b42e5d0ae2b6541b0e9e9fe8f9ffffff bc96d90538fb3653a6d0e372f9ffffff c470681728ab25399164c0abfbffffff ccb22f02943b041f5701e8cef9ffffff
bytes 0x30017080 d4446b8d5125567a6656c0dcfbffffff dc260418ac3b04f4ee7fb96dfbffffff e4e2f92dffbdc3e2501c477bf8ffffff ec3cadb3941b06fa9023a051feffffff
bytes 0x300170c0 f4f482c0749cc198e3051ae7feffffff fce02ef854f66987b19a060efeffffff 04e5c6baf10fba55f2ed004bfeffffff 0c6fd02791c1a5a5a84a6cebf9ffffff
texture 23 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30017000 }
handle 23 texture 23 sampler 0
bytes 0x30018000 1475ef01bd1de284ae7fc4e7ffffffff 1c3d66832ba64e26617d8decfdffffff 244f1797bd2709b34d0b5712f9ffffff 2c135533cc7a36c7e89cac0efaffffff
bytes 0x30018040 34731883b6179a42a58513f1fcffffff 3c91575081d1bf7c08d49664f9ffffff 44f97721ffcc4d4dd1c887cef8ffffff 4c9b2ef7136a5ed260ab0a46fdffffff
bytes 0x30018080 540bad2f9743b1ae1b0fe0efffffffff 5cbfd2d1a4a5e0889fe2d641f9ffffff 64b112e2881af404f31f7868fcffffff 6c3ffdd92c02664dee01042dffffffff
bytes 0x300180c0 74656e2b25e77ca2d369f584fdffffff 7c89151e1da456be9d76b87ffeffffff 848b015be5af9e50304b5425feffffff 8cd5b9c743a2221f33860baefaffffff
texture 24 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30018000 }
handle 24 texture 24 sampler 0
bytes 0x30019000 94f3cd908dbaf7f64581405afdffffff 9c39f8f4e204bb1b6a8c9a5bfdffffff a4918d5b45be3355300861d3ffffffff ace5f8edff1cbcdb306aecc3feffffff
bytes 0x30019040 b4e3245366e126c82c397623fdffffff bc21837dbcca8124846fb2e3fcffffff c4b9b62f00aa57f21920fbf5feffffff cc25742a9b5d7803225b286dfeffffff
bytes 0x30019080 d47bc8ed057060c6d0520fc0faffffff dcd3d2224805135c6a215f0ef8ffffff e4bf51e26537104478148bbafcffffff ec771d8a417594d7917dc3fafbffffff
bytes 0x300190c0 f471c0b54dba6488cbed9ea5faffffff fcd5164b792ce2c0ad76bb8afcffffff d08da6e0b8a99e02a64a067858eda7f1 f0910bbefa623bb68004cc2133fe59d0
texture 25 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30019000 }
handle 25 texture 25 sampler 0
bytes 0x3001a000 b0bdbc55363de06bc5c58d450d8ea87e 90cfdb4c7bdf7be9e23d9e7b790665a3 9021796950a1eaa3645d635466ceb012 1078d18089a0d8d64b546d0493e61223
bytes 0x3001a040 50f048d48eaf176de6579db50861fdc5 f099ed649b1f62ef6e8a7efa078fba04 905412cfb4faf19184cfb33e87ec4bc3 d0e713cae121386c06925e2342543a72
bytes 0x3001a080 90dd87ef04a0de97e8be7dc59de95eb6 90ded7c31f557b07df138e6e5ad2787c e07195c306776cb8a37aacb057bd7843 608a3e53b46869b10b14b164c1a37d0f
bytes 0x3001a0c0 20aebee3d7dd2cf480f38f9607a06171 207f44ca6220504e3c981b79386d42e2 20b60cb181faf10b0455d1f5a9f61227 a0625d505d73551e52de7393dfc998f2
texture 26 { format BC7U UNORM layout pitch 256 size 64 4 address 0x3001a000 }
handle 26 texture 26 sampler 0
bytes 0x3001b000 60914d52b8e71c891b1fb013043af9df a051ba8cd47f74b127ff024e05e47854 20fbc44cab367d3e80d56f7009408ece e04e19b26c64dcf99c1028bf03d64b83
bytes 0x3001b040 e0f9c29d5929a05f1b6aa9f8c01c4b5c 604832507e217cf10e661c59a01d329b c028c020d6d55888cf6845f14a757d64 40f26e2fbff021769136dd2bd0d3f04c
bytes 0x3001b080 40d8d47be0c9fa202648257dcbb84bee c078f162f9d0d098fca18764cd9dec17 c01f50067782950e130c10791e0bac46 40161734961170ae503cb19e0f685bcf
bytes 0x3001b0c0 40bfcdc057fce42611bcbf823e006095 c0c4a2c42c85999c29e181717c58e415 40cd24b0f049ecd6d17c7e64a248093c 4088d42dbf69caa0b9e49966c4a2e01b
texture 27 { format BC7U UNORM layout pitch 256 size 64 4 address 0x3001b000 }
handle 27 texture 27 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d008081  R9 = 0x3f5cdcdd  R10 = 0x3ee0e0e1  R11 = 0x3f5cdcdd;
    expect lane 1 R8 = 0x3efafafb  R9 = 0x3e048485  R10 = 0x3e7cfcfd  R11 = 0x3e7cfcfd;
    expect lane 2 R8 = 0x3f109091  R9 = 0x3f179798  R10 = 0x3f25a5a6  R11 = 0x3f1e9e9f;
    expect lane 3 R8 = 0x3f31b1b2  R9 = 0x3f31b1b2  R10 = 0x3f028283  R11 = 0x3f088889;
    expect lane 4 R8 = 0x3f23a3a4  R9 = 0x3dd0d0d1  R10 = 0x3df8f8f9  R11 = 0x3da8a8a9;
    expect lane 5 R8 = 0x3db8b8b9  R9 = 0x3f068687  R10 = 0x3d909091  R11 = 0x3db8b8b9;
    expect lane 6 R8 = 0x3f109091  R9 = 0x3ee6e6e7  R10 = 0x3f7afafb  R11 = 0x3f048485;
    expect lane 7 R8 = 0x3f63e3e4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f67e7e8;
    expect lane 8 R8 = 0x3f57d7d8  R9 = 0x3f6feff0  R10 = 0x3f63e3e4  R11 = 0x3f46c6c7;
    expect lane 9 R8 = 0x3f52d2d3  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f52d2d3;
    expect lane 10 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f46c6c7  R11 = 0x3f4ececf;
    expect lane 11 R8 = 0x3ed0d0d1  R9 = 0x3ea4a4a5  R10 = 0x3f43c3c4  R11 = 0x3ed0d0d1;
    expect lane 12 R8 = 0x3f31b1b2  R9 = 0x3f0e8e8f  R10 = 0x3f1a9a9b  R11 = 0x3f3dbdbe;
    expect lane 13 R8 = 0x3f46c6c7  R9 = 0x3f0a8a8b  R10 = 0x3f169697  R11 = 0x3ee6e6e7;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f56d6d7  R10 = 0x3f79f9fa  R11 = 0x3f79f9fa;
    expect lane 15 R8 = 0x3f68e8e9  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3f56d6d7;
    expect lane 16 R8 = 0x3ebababb  R9 = 0x3f038384  R10 = 0x3e949495  R11 = 0x3ee0e0e1;
    expect lane 17 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x3e949495  R11 = 0x3ecccccd;
    expect lane 18 R8 = 0x3f6feff0  R9 = 0x3f42c2c3  R10 = 0x3e989899  R11 = 0x3ea2a2a3;
    expect lane 19 R8 = 0x3f6feff0  R9 = 0x3f22a2a3  R10 = 0x3e989899  R11 = 0x3e848485;
    expect lane 20 R8 = 0x3f0c8c8d  R9 = 0x3f25a5a6  R10 = 0x3f179798  R11 = 0x3f0c8c8d;
    expect lane 21 R8 = 0x3eececed  R9 = 0x3f3bbbbc  R10 = 0x3f25a5a6  R11 = 0x3f1a9a9b;
    expect lane 22 R8 = 0x3f058586  R9 = 0x3f42c2c3  R10 = 0x3f2fafb0  R11 = 0x3ebcbcbd;
    expect lane 23 R8 = 0x3ef2f2f3  R9 = 0x3f5ededf  R10 = 0x3f50d0d1  R11 = 0x3f25a5a6;
    expect lane 24 R8 = 0x3e60e0e1  R9 = 0x3d808081  R10 = 0x3dc0c0c1  R11 = 0x3e4ccccd;
    expect lane 25 R8 = 0x3d989899  R9 = 0x3f088889  R10 = 0x3f1e9e9f  R11 = 0x3d989899;
    expect lane 26 R8 = 0x3e44c4c5  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3e44c4c5;
    expect lane 27 R8 = 0x3f3dbdbe  R9 = 0x3f25a5a6  R10 = 0x3f34b4b5  R11 = 0x3f2fafb0;
    expect lane 28 R8 = 0x3f33b3b4  R9 = 0x3f63e3e4  R10 = 0x3f67e7e8  R11 = 0x3f44c4c5;
    expect lane 29 R8 = 0x3f6dedee  R9 = 0x3edadadb  R10 = 0x3f6aeaeb  R11 = 0x3f6feff0;
    expect lane 30 R8 = 0x3e70f0f1  R9 = 0x3f068687  R10 = 0x3f2babac  R11 = 0x3ec6c6c7;
    expect lane 31 R8 = 0x3f1a9a9b  R9 = 0x3e48c8c9  R10 = 0x3eb0b0b1  R11 = 0x3ec4c4c5;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f139394  R11 = 0x3ee0e0e1;
    expect lane 1 R8 = 0x3f139394  R9 = 0x3f179798  R10 = 0x3f0c8c8d  R11 = 0x3f25a5a6;
    expect lane 2 R8 = 0x3f048485  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f1c9c9d;
    expect lane 3 R8 = 0x3f008081  R9 = 0x3f1a9a9b  R10 = 0x3f3dbdbe  R11 = 0x3eeeeeef;
    expect lane 4 R8 = 0x3f2dadae  R9 = 0x3ec6c6c7  R10 = 0x3f0e8e8f  R11 = 0x3f23a3a4;
    expect lane 5 R8 = 0x3f048485  R9 = 0x3f109091  R10 = 0x3f09898a  R11 = 0x3f0d8d8e;
    expect lane 6 R8 = 0x3ef2f2f3  R9 = 0x3f73f3f4  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 7 R8 = 0x3f68e8e9  R9 = 0x3f39b9ba  R10 = 0x3f68e8e9  R11 = 0x3f5cdcdd;
    expect lane 8 R8 = 0x3f28a8a9  R9 = 0x3f45c5c6  R10 = 0x3f45c5c6  R11 = 0x3ed6d6d7;
    expect lane 9 R8 = 0x3f2babac  R9 = 0x3f169697  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 10 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f5ededf  R11 = 0x3f46c6c7;
    expect lane 11 R8 = 0x3f0b8b8c  R9 = 0x3f048485  R10 = 0x3f0b8b8c  R11 = 0x3f048485;
    expect lane 12 R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f4fcfd0  R11 = 0x3f57d7d8;
    expect lane 13 R8 = 0x3f57d7d8  R9 = 0x3f35b5b6  R10 = 0x3f57d7d8  R11 = 0x3f2dadae;
    expect lane 14 R8 = 0x3eb6b6b7  R9 = 0x3f46c6c7  R10 = 0x3f35b5b6  R11 = 0x3f23a3a4;
    expect lane 15 R8 = 0x3f5dddde  R9 = 0x3f6bebec  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 16 R8 = 0x3f39b9ba  R9 = 0x3f0a8a8b  R10 = 0x3f048485  R11 = 0x3ec0c0c1;
    expect lane 17 R8 = 0x3ef6f6f7  R9 = 0x3f29a9aa  R10 = 0x3f048485  R11 = 0x3ec0c0c1;
    expect lane 18 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 19 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3f139394  R11 = 0x3f42c2c3;
    expect lane 20 R8 = 0x3db0b0b1  R9 = 0x3e64e4e5  R10 = 0x3e048485  R11 = 0x3e4ccccd;
    expect lane 21 R8 = 0x3d808081  R9 = 0x3e048485  R10 = 0x3d808081  R11 = 0x3e20a0a1;
    expect lane 22 R8 = 0x3e949495  R9 = 0x3f058586  R10 = 0x3f42c2c3  R11 = 0x3f56d6d7;
    expect lane 23 R8 = 0x3f69e9ea  R9 = 0x3f5ededf  R10 = 0x3f50d0d1  R11 = 0x3ef2f2f3;
    expect lane 24 R8 = 0x3e4ccccd  R9 = 0x3da8a8a9  R10 = 0x3dc0c0c1  R11 = 0x3e58d8d9;
    expect lane 25 R8 = 0x3d909091  R9 = 0x3f109091  R10 = 0x3f109091  R11 = 0x3d909091;
    expect lane 26 R8 = 0x3e44c4c5  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3e9a9a9b;
    expect lane 27 R8 = 0x3f34b4b5  R9 = 0x3f38b8b9  R10 = 0x3f25a5a6  R11 = 0x3f3dbdbe;
    expect lane 28 R8 = 0x3f6feff0  R9 = 0x3e28a8a9  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 29 R8 = 0x3f77f7f8  R9 = 0x3f55d5d6  R10 = 0x3f34b4b5  R11 = 0x3edadadb;
    expect lane 30 R8 = 0x3ee6e6e7  R9 = 0x3ea0a0a1  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 31 R8 = 0x3d008081  R9 = 0x3ea4a4a5  R10 = 0x3ec6c6c7  R11 = 0x3f2babac;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f0c8c8d  R9 = 0x3ec2c2c3  R10 = 0x3eeeeeef  R11 = 0x3ec2c2c3;
    expect lane 1 R8 = 0x3ea2a2a3  R9 = 0x3f67e7e8  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 2 R8 = 0x3eb8b8b9  R9 = 0x3edededf  R10 = 0x3f149495  R11 = 0x3f018182;
    expect lane 3 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f1c9c9d  R11 = 0x3e909091;
    expect lane 4 R8 = 0x3e28a8a9  R9 = 0x3f028283  R10 = 0x3f3ababb  R11 = 0x3e909091;
    expect lane 5 R8 = 0x3ec8c8c9  R9 = 0x3e969697  R10 = 0x3e30b0b1  R11 = 0x3ec8c8c9;
    expect lane 6 R8 = 0x3f3ababb  R9 = 0x3e44c4c5  R10 = 0x3f3fbfc0  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3f4ccccd  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f49c9ca;
    expect lane 8 R8 = 0x3eeaeaeb  R9 = 0x3e949495  R10 = 0x3ebebebf  R11 = 0x3f149495;
    expect lane 9 R8 = 0x3efefeff  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3efefeff;
    expect lane 10 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3f25a5a6  R11 = 0x3f189899;
    expect lane 11 R8 = 0x3e8e8e8f  R9 = 0x3e44c4c5  R10 = 0x3f22a2a3  R11 = 0x3e8e8e8f;
    expect lane 12 R8 = 0x3f2aaaab  R9 = 0x3ee2e2e3  R10 = 0x3f058586  R11 = 0x3f3dbdbe;
    expect lane 13 R8 = 0x3f77f7f8  R9 = 0x3f3cbcbd  R10 = 0x3f48c8c9  R11 = 0x3f25a5a6;
    expect lane 14 R8 = 0x3f5ededf  R9 = 0x3ea4a4a5  R10 = 0x3f4acacb  R11 = 0x3f4acacb;
    expect lane 15 R8 = 0x3d888889  R9 = 0x3ce0e0e1  R10 = 0x3ce0e0e1  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e848485  R9 = 0x3eaaaaab  R10 = 0x3e64e4e5  R11 = 0x3e989899;
    expect lane 17 R8 = 0x3e8e8e8f  R9 = 0x3e8e8e8f  R10 = 0x3e64e4e5  R11 = 0x3e8e8e8f;
    expect lane 18 R8 = 0x3eb4b4b5  R9 = 0x3e848485  R10 = 0x3e909091  R11 = 0x3ea8a8a9;
    expect lane 19 R8 = 0x3eb4b4b5  R9 = 0x3e44c4c5  R10 = 0x3e909091  R11 = 0x3e3cbcbd;
    expect lane 20 R8 = 0x3da8a8a9  R9 = 0x3d989899  R10 = 0x3eaeaeaf  R11 = 0x3eb4b4b5;
    expect lane 21 R8 = 0x3db0b0b1  R9 = 0x3d909091  R10 = 0x3ea4a4a5  R11 = 0x3eaaaaab;
    expect lane 22 R8 = 0x3ebebebf  R9 = 0x3e40c0c1  R10 = 0x3e7cfcfd  R11 = 0x3efafafb;
    expect lane 23 R8 = 0x3e848485  R9 = 0x3e24a4a5  R10 = 0x3e8a8a8b  R11 = 0x3ecacacb;
    expect lane 24 R8 = 0x3f35b5b6  R9 = 0x3ea4a4a5  R10 = 0x3ef6f6f7  R11 = 0x3f35b5b6;
    expect lane 25 R8 = 0x3ec6c6c7  R9 = 0x3f058586  R10 = 0x3f5bdbdc  R11 = 0x3ec6c6c7;
    expect lane 26 R8 = 0x3f56d6d7  R9 = 0x3ed6d6d7  R10 = 0x3e929293  R11 = 0x3f56d6d7;
    expect lane 27 R8 = 0x3ef6f6f7  R9 = 0x3e808081  R10 = 0x3ec8c8c9  R11 = 0x3eb0b0b1;
    expect lane 28 R8 = 0x3ed0d0d1  R9 = 0x3f2aaaab  R10 = 0x3ee6e6e7  R11 = 0x3ed8d8d9;
    expect lane 29 R8 = 0x3f47c7c8  R9 = 0x3f129293  R10 = 0x3f40c0c1  R11 = 0x3f4ececf;
    expect lane 30 R8 = 0x3f50d0d1  R9 = 0x3df8f8f9  R10 = 0x3e54d4d5  R11 = 0x3d20a0a1;
    expect lane 31 R8 = 0x3e2cacad  R9 = 0x3f4bcbcc  R10 = 0x3efefeff  R11 = 0x3edadadb;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ccccd  R11 = 0x3eeeeeef;
    expect lane 1 R8 = 0x3f4ccccd  R9 = 0x3f4bcbcc  R10 = 0x3e64e4e5  R11 = 0x3f46c6c7;
    expect lane 2 R8 = 0x3f29a9aa  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3e949495;
    expect lane 3 R8 = 0x3f3bbbbc  R9 = 0x3f3ebebf  R10 = 0x3f6feff0  R11 = 0x3f0b8b8c;
    expect lane 4 R8 = 0x3d008081  R9 = 0x3f77f7f8  R10 = 0x3edadadb  R11 = 0x3e28a8a9;
    expect lane 5 R8 = 0x3ea4a4a5  R9 = 0x3e3cbcbd  R10 = 0x3e888889  R11 = 0x3e58d8d9;
    expect lane 6 R8 = 0x3e989899  R9 = 0x3f5adadb  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 7 R8 = 0x3f45c5c6  R9 = 0x3edededf  R10 = 0x3f45c5c6  R11 = 0x3f30b0b1;
    expect lane 8 R8 = 0x3f139394  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f46c6c7;
    expect lane 9 R8 = 0x3de8e8e9  R9 = 0x3e58d8d9  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 10 R8 = 0x3f189899  R9 = 0x3f189899  R10 = 0x3efefeff  R11 = 0x3f25a5a6;
    expect lane 11 R8 = 0x3ed8d8d9  R9 = 0x3ee6e6e7  R10 = 0x3ed8d8d9  R11 = 0x3ee6e6e7;
    expect lane 12 R8 = 0x3db8b8b9  R9 = 0x3db8b8b9  R10 = 0x3dd8d8d9  R11 = 0x3db8b8b9;
    expect lane 13 R8 = 0x3db8b8b9  R9 = 0x3e149495  R10 = 0x3db8b8b9  R11 = 0x3e24a4a5;
    expect lane 14 R8 = 0x3f67e7e8  R9 = 0x3ea4a4a5  R10 = 0x3ed4d4d5  R11 = 0x3f038384;
    expect lane 15 R8 = 0x3ce0e0e1  R9 = 0x3da8a8a9  R10 = 0x3ce0e0e1  R11 = 0x3ce0e0e1;
    expect lane 16 R8 = 0x3f088889  R9 = 0x3f62e2e3  R10 = 0x3f149495  R11 = 0x3f46c6c7;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f28a8a9  R10 = 0x3f149495  R11 = 0x3f46c6c7;
    expect lane 18 R8 = 0x3f038384  R9 = 0x3f25a5a6  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 19 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3e24a4a5  R11 = 0x3e848485;
    expect lane 20 R8 = 0x3ecccccd  R9 = 0x3dc0c0c1  R10 = 0x3e9a9a9b  R11 = 0x3e149495;
    expect lane 21 R8 = 0x3ee6e6e7  R9 = 0x3e9a9a9b  R10 = 0x3ee6e6e7  R11 = 0x3e78f8f9;
    expect lane 22 R8 = 0x3f0c8c8d  R9 = 0x3ebebebf  R10 = 0x3e40c0c1  R11 = 0x3e048485;
    expect lane 23 R8 = 0x3f1c9c9d  R9 = 0x3e24a4a5  R10 = 0x3e8a8a8b  R11 = 0x3e848485;
    expect lane 24 R8 = 0x3f35b5b6  R9 = 0x3ed4d4d5  R10 = 0x3ef6f6f7  R11 = 0x3f35b5b6;
    expect lane 25 R8 = 0x3ebcbcbd  R9 = 0x3f23a3a4  R10 = 0x3f23a3a4  R11 = 0x3ebcbcbd;
    expect lane 26 R8 = 0x3f56d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3f4fcfd0;
    expect lane 27 R8 = 0x3ec8c8c9  R9 = 0x3edededf  R10 = 0x3e808081  R11 = 0x3ef6f6f7;
    expect lane 28 R8 = 0x3f4ececf  R9 = 0x3f19999a  R10 = 0x3f31b1b2  R11 = 0x3f31b1b2;
    expect lane 29 R8 = 0x3f048485  R9 = 0x3f078788  R10 = 0x3f0b8b8c  R11 = 0x3f129293;
    expect lane 30 R8 = 0x3f2fafb0  R9 = 0x3f44c4c5  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 31 R8 = 0x3f6feff0  R9 = 0x00000000  R10 = 0x3d20a0a1  R11 = 0x3e54d4d5;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f0c8c8d  R9 = 0x3ea6a6a7  R10 = 0x3ee0e0e1  R11 = 0x3ea6a6a7;
    expect lane 1 R8 = 0x3f028283  R9 = 0x3e848485  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 2 R8 = 0x3f27a7a8  R9 = 0x3f2cacad  R10 = 0x3f35b5b6  R11 = 0x3f30b0b1;
    expect lane 3 R8 = 0x3d70f0f1  R9 = 0x3d70f0f1  R10 = 0x3e2cacad  R11 = 0x3f22a2a3;
    expect lane 4 R8 = 0x3de0e0e1  R9 = 0x3f09898a  R10 = 0x3f1c9c9d  R11 = 0x3eececed;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3e048485  R10 = 0x3ed8d8d9  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f34b4b5  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f3bbbbc;
    expect lane 7 R8 = 0x3f76f6f7  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f6ceced;
    expect lane 8 R8 = 0x3f4bcbcc  R9 = 0x3f800000  R10 = 0x3f66e6e7  R11 = 0x3f25a5a6;
    expect lane 9 R8 = 0x3f3ebebf  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f3ebebf;
    expect lane 10 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3d808081  R11 = 0x3df8f8f9;
    expect lane 11 R8 = 0x3e929293  R9 = 0x3e44c4c5  R10 = 0x3f2dadae  R11 = 0x3e929293;
    expect lane 12 R8 = 0x3f7dfdfe  R9 = 0x3f76f6f7  R10 = 0x3f78f8f9  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f1a9a9b  R10 = 0x3ef8f8f9  R11 = 0x3f56d6d7;
    expect lane 14 R8 = 0x3f0c8c8d  R9 = 0x3f46c6c7  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 15 R8 = 0x3ed6d6d7  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3e848485;
    expect lane 16 R8 = 0x3e3cbcbd  R9 = 0x3ebebebf  R10 = 0x3dc0c0c1  R11 = 0x3e909091;
    expect lane 17 R8 = 0x3e6ceced  R9 = 0x3e6ceced  R10 = 0x3dc0c0c1  R11 = 0x3e6ceced;
    expect lane 18 R8 = 0x3ed6d6d7  R9 = 0x3f0a8a8b  R10 = 0x3e989899  R11 = 0x3ea2a2a3;
    expect lane 19 R8 = 0x3ed6d6d7  R9 = 0x3f20a0a1  R10 = 0x3e989899  R11 = 0x3e848485;
    expect lane 20 R8 = 0x3f139394  R9 = 0x3f1d9d9e  R10 = 0x3e9e9e9f  R11 = 0x3e24a4a5;
    expect lane 21 R8 = 0x3f0b8b8c  R9 = 0x3f25a5a6  R10 = 0x3f048485  R11 = 0x3ebcbcbd;
    expect lane 22 R8 = 0x3ed6d6d7  R9 = 0x3e189899  R10 = 0x3e70f0f1  R11 = 0x3f179798;
    expect lane 23 R8 = 0x3f42c2c3  R9 = 0x3f2dadae  R10 = 0x3efefeff  R11 = 0x3f3bbbbc;
    expect lane 24 R8 = 0x3f27a7a8  R9 = 0x3e44c4c5  R10 = 0x3d008081  R11 = 0x3f30b0b1;
    expect lane 25 R8 = 0x3e008081  R9 = 0x3f048485  R10 = 0x3ea4a4a5  R11 = 0x3e008081;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3ea2a2a3  R10 = 0x3e50d0d1  R11 = 0x3e848485;
    expect lane 27 R8 = 0x3d008081  R9 = 0x3e008081  R10 = 0x3d888889  R11 = 0x3db0b0b1;
    expect lane 28 R8 = 0x3ea0a0a1  R9 = 0x3f078788  R10 = 0x00000000  R11 = 0x3e54d4d5;
    expect lane 29 R8 = 0x3f40c0c1  R9 = 0x3ecececf  R10 = 0x3f32b2b3  R11 = 0x3f4ececf;
    expect lane 30 R8 = 0x3f28a8a9  R9 = 0x3ecececf  R10 = 0x3f24a4a5  R11 = 0x3e34b4b5;
    expect lane 31 R8 = 0x3f078788  R9 = 0x3ea6a6a7  R10 = 0x3f3cbcbd  R11 = 0x3f55d5d6;
}

warp 5 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f58d8d9  R11 = 0x3ee0e0e1;
    expect lane 1 R8 = 0x3f58d8d9  R9 = 0x3f44c4c5  R10 = 0x3f0c8c8d  R11 = 0x3ee6e6e7;
    expect lane 2 R8 = 0x3f50d0d1  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f2dadae;
    expect lane 3 R8 = 0x3f57d7d8  R9 = 0x3de8e8e9  R10 = 0x3d008081  R11 = 0x3e48c8c9;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x3e44c4c5  R10 = 0x3e0c8c8d  R11 = 0x3de0e0e1;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 6 R8 = 0x3f42c2c3  R9 = 0x3eb4b4b5  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 8 R8 = 0x3ebababb  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x3f028283;
    expect lane 9 R8 = 0x3e989899  R9 = 0x3ec2c2c3  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 10 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3e74f4f5  R11 = 0x3d808081;
    expect lane 11 R8 = 0x3c008081  R9 = 0x00000000  R10 = 0x3c008081  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f23a3a4  R9 = 0x3f23a3a4  R10 = 0x3f129293  R11 = 0x3f23a3a4;
    expect lane 13 R8 = 0x3f23a3a4  R9 = 0x3eb6b6b7  R10 = 0x3f23a3a4  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3e808081  R9 = 0x00000000  R10 = 0x3d20a0a1  R11 = 0x3da8a8a9;
    expect lane 15 R8 = 0x3ea4a4a5  R9 = 0x3ee6e6e7  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 16 R8 = 0x3f068687  R9 = 0x3e4ccccd  R10 = 0x3e44c4c5  R11 = 0x3f46c6c7;
    expect lane 17 R8 = 0x3dc0c0c1  R9 = 0x3ed0d0d1  R10 = 0x3e44c4c5  R11 = 0x3f46c6c7;
    expect lane 18 R8 = 0x3f19999a  R9 = 0x3f068687  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 19 R8 = 0x3f2cacad  R9 = 0x3f2cacad  R10 = 0x3f2babac  R11 = 0x3f0a8a8b;
    expect lane 20 R8 = 0x3f0e8e8f  R9 = 0x3f4ececf  R10 = 0x3f23a3a4  R11 = 0x3f44c4c5;
    expect lane 21 R8 = 0x3f048485  R9 = 0x3f23a3a4  R10 = 0x3f048485  R11 = 0x3f2fafb0;
    expect lane 22 R8 = 0x3f2dadae  R9 = 0x3ed6d6d7  R10 = 0x3e189899  R11 = 0x3d808081;
    expect lane 23 R8 = 0x3f31b1b2  R9 = 0x3f2dadae  R10 = 0x3efefeff  R11 = 0x3f42c2c3;
    expect lane 24 R8 = 0x3f30b0b1  R9 = 0x3dc8c8c9  R10 = 0x3d008081  R11 = 0x3f2cacad;
    expect lane 25 R8 = 0x3e149495  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3e149495;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3ea0a0a1;
    expect lane 27 R8 = 0x3d888889  R9 = 0x3d50d0d1  R10 = 0x3e008081  R11 = 0x3d008081;
    expect lane 28 R8 = 0x3f4ececf  R9 = 0x3e909091  R10 = 0x3f159596  R11 = 0x3f159596;
    expect lane 29 R8 = 0x3f25a5a6  R9 = 0x3f169697  R10 = 0x3f078788  R11 = 0x3ecececf;
    expect lane 30 R8 = 0x3f008081  R9 = 0x3f19999a  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 31 R8 = 0x3f4ececf  R9 = 0x3d808081  R10 = 0x3e34b4b5  R11 = 0x3f24a4a5;
}

warp 6 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
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

warp 7 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
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

warp 8 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e3cbcbd  R9 = 0x3df0f0f1  R10 = 0x3ec4c4c5  R11 = 0x3e3cbcbd;
    expect lane 1 R8 = 0x3ea2a2a3  R9 = 0x3f29a9aa  R10 = 0x3efcfcfd  R11 = 0x3f29a9aa;
    expect lane 2 R8 = 0x3e58d8d9  R9 = 0x3da0a0a1  R10 = 0x3e58d8d9  R11 = 0x3df8f8f9;
    expect lane 3 R8 = 0x3dd0d0d1  R9 = 0x3f67e7e8  R10 = 0x3f038384  R11 = 0x3df8f8f9;
    expect lane 4 R8 = 0x3f75f5f6  R9 = 0x3f3bbbbc  R10 = 0x3ee0e0e1  R11 = 0x3f5dddde;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3ee0e0e1  R10 = 0x3f3bbbbc  R11 = 0x3f1c9c9d;
    expect lane 6 R8 = 0x3e8a8a8b  R9 = 0x3ea6a6a7  R10 = 0x3e8a8a8b  R11 = 0x3eb4b4b5;
    expect lane 7 R8 = 0x3e109091  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e8a8a8b;
    expect lane 8 R8 = 0x3ec2c2c3  R9 = 0x3ef8f8f9  R10 = 0x3ec2c2c3  R11 = 0x3f34b4b5;
    expect lane 9 R8 = 0x3e30b0b1  R9 = 0x3df0f0f1  R10 = 0x3e30b0b1  R11 = 0x3f34b4b5;
    expect lane 10 R8 = 0x3f49c9ca  R9 = 0x3eb2b2b3  R10 = 0x3f49c9ca  R11 = 0x3f32b2b3;
    expect lane 11 R8 = 0x3e60e0e1  R9 = 0x3ed2d2d3  R10 = 0x3eb2b2b3  R11 = 0x3e60e0e1;
    expect lane 12 R8 = 0x3f38b8b9  R9 = 0x3ef8f8f9  R10 = 0x3f119192  R11 = 0x3ef8f8f9;
    expect lane 13 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x3f51d1d2  R11 = 0x3eaaaaab;
    expect lane 14 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3ee2e2e3  R11 = 0x3f0e8e8f;
    expect lane 15 R8 = 0x3f008081  R9 = 0x3ea4a4a5  R10 = 0x3f1f9fa0  R11 = 0x3f0e8e8f;
    expect lane 16 R8 = 0x3f2eaeaf  R9 = 0x3f3cbcbd  R10 = 0x3f2eaeaf  R11 = 0x3f3cbcbd;
    expect lane 17 R8 = 0x3f4bcbcc  R9 = 0x3f3cbcbd  R10 = 0x3f2eaeaf  R11 = 0x3f139394;
    expect lane 18 R8 = 0x3f2babac  R9 = 0x3f2cacad  R10 = 0x3eb0b0b1  R11 = 0x3eb0b0b1;
    expect lane 19 R8 = 0x3f43c3c4  R9 = 0x3ee4e4e5  R10 = 0x3f21a1a2  R11 = 0x3f43c3c4;
    expect lane 20 R8 = 0x3f4dcdce  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3eececed;
    expect lane 21 R8 = 0x3f3fbfc0  R9 = 0x3e78f8f9  R10 = 0x3f129293  R11 = 0x3f048485;
    expect lane 22 R8 = 0x3f5dddde  R9 = 0x3f5adadb  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 23 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 24 R8 = 0x3e54d4d5  R9 = 0x3e74f4f5  R10 = 0x3e54d4d5  R11 = 0x3ea2a2a3;
    expect lane 25 R8 = 0x3e828283  R9 = 0x3e74f4f5  R10 = 0x3e888889  R11 = 0x3ea2a2a3;
    expect lane 26 R8 = 0x3f29a9aa  R9 = 0x3f29a9aa  R10 = 0x3f078788  R11 = 0x3f1e9e9f;
    expect lane 27 R8 = 0x3f129293  R9 = 0x3f0c8c8d  R10 = 0x3f129293  R11 = 0x3f0c8c8d;
    expect lane 28 R8 = 0x3f4ccccd  R9 = 0x3d60e0e1  R10 = 0x3da0a0a1  R11 = 0x3edadadb;
    expect lane 29 R8 = 0x3d60e0e1  R9 = 0x3f0e8e8f  R10 = 0x3da0a0a1  R11 = 0x3e0c8c8d;
    expect lane 30 R8 = 0x3efafafb  R9 = 0x3f068687  R10 = 0x3f20a0a1  R11 = 0x3f068687;
    expect lane 31 R8 = 0x3eeaeaeb  R9 = 0x3f068687  R10 = 0x3efafafb  R11 = 0x3eeaeaeb;
}

warp 9 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e3cbcbd  R9 = 0x3e7cfcfd  R10 = 0x3ec4c4c5  R11 = 0x3e3cbcbd;
    expect lane 1 R8 = 0x3f139394  R9 = 0x3d808081  R10 = 0x3ea2a2a3  R11 = 0x3f29a9aa;
    expect lane 2 R8 = 0x3e44c4c5  R9 = 0x3e58d8d9  R10 = 0x3e149495  R11 = 0x3e70f0f1;
    expect lane 3 R8 = 0x3e70f0f1  R9 = 0x3f1b9b9c  R10 = 0x3f038384  R11 = 0x3df8f8f9;
    expect lane 4 R8 = 0x3f21a1a2  R9 = 0x3f59d9da  R10 = 0x3f59d9da  R11 = 0x3f5dddde;
    expect lane 5 R8 = 0x3f1c9c9d  R9 = 0x3f2dadae  R10 = 0x3efefeff  R11 = 0x3f2dadae;
    expect lane 6 R8 = 0x3eaeaeaf  R9 = 0x3e048485  R10 = 0x3ea6a6a7  R11 = 0x3eb4b4b5;
    expect lane 7 R8 = 0x3e109091  R9 = 0x3e109091  R10 = 0x3e048485  R11 = 0x3df0f0f1;
    expect lane 8 R8 = 0x3e30b0b1  R9 = 0x3f69e9ea  R10 = 0x3f19999a  R11 = 0x3e8e8e8f;
    expect lane 9 R8 = 0x3df8f8f9  R9 = 0x3e048485  R10 = 0x3e189899  R11 = 0x3e30b0b1;
    expect lane 10 R8 = 0x3eb2b2b3  R9 = 0x3ed2d2d3  R10 = 0x3e60e0e1  R11 = 0x3f32b2b3;
    expect lane 11 R8 = 0x3f0c8c8d  R9 = 0x3f2dadae  R10 = 0x3f1d9d9e  R11 = 0x3f1d9d9e;
    expect lane 12 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x3f0e8e8f  R11 = 0x3ed2d2d3;
    expect lane 13 R8 = 0x3f018182  R9 = 0x3f0e8e8f  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5;
    expect lane 14 R8 = 0x3ec4c4c5  R9 = 0x3f038384  R10 = 0x3f0e8e8f  R11 = 0x3f3cbcbd;
    expect lane 15 R8 = 0x3f038384  R9 = 0x3ee4e4e5  R10 = 0x3ea4a4a5  R11 = 0x3e848485;
    expect lane 16 R8 = 0x3f3cbcbd  R9 = 0x3f2eaeaf  R10 = 0x3f21a1a2  R11 = 0x3f139394;
    expect lane 17 R8 = 0x3e088889  R9 = 0x3e189899  R10 = 0x3e189899  R11 = 0x3f66e6e7;
    expect lane 18 R8 = 0x3f38b8b9  R9 = 0x3f21a1a2  R10 = 0x3ee4e4e5  R11 = 0x3efafafb;
    expect lane 19 R8 = 0x3f149495  R9 = 0x3f38b8b9  R10 = 0x3efafafb  R11 = 0x3f149495;
    expect lane 20 R8 = 0x3f1f9fa0  R9 = 0x3f0f8f90  R10 = 0x3f1f9fa0  R11 = 0x3f21a1a2;
    expect lane 21 R8 = 0x3efefeff  R9 = 0x3f1f9fa0  R10 = 0x3e38b8b9  R11 = 0x3e78f8f9;
    expect lane 22 R8 = 0x3f53d3d4  R9 = 0x3f59d9da  R10 = 0x3f55d5d6  R11 = 0x3f58d8d9;
    expect lane 23 R8 = 0x3f59d9da  R9 = 0x3f6bebec  R10 = 0x3f47c7c8  R11 = 0x3f56d6d7;
    expect lane 24 R8 = 0x3e74f4f5  R9 = 0x3e828283  R10 = 0x3e7cfcfd  R11 = 0x3e848485;
    expect lane 25 R8 = 0x3e848485  R9 = 0x3e74f4f5  R10 = 0x3e848485  R11 = 0x3e74f4f5;
    expect lane 26 R8 = 0x3edadadb  R9 = 0x3ef0f0f1  R10 = 0x3edadadb  R11 = 0x3ef0f0f1;
    expect lane 27 R8 = 0x3ee0e0e1  R9 = 0x3ee0e0e1  R10 = 0x3ee4e4e5  R11 = 0x3eececed;
    expect lane 28 R8 = 0x3ed6d6d7  R9 = 0x3f0e8e8f  R10 = 0x3ed6d6d7  R11 = 0x3f6bebec;
    expect lane 29 R8 = 0x3f0e8e8f  R9 = 0x3f4ccccd  R10 = 0x3f0e8e8f  R11 = 0x3d60e0e1;
    expect lane 30 R8 = 0x3f35b5b6  R9 = 0x3f45c5c6  R10 = 0x3efafafb  R11 = 0x3ed8d8d9;
    expect lane 31 R8 = 0x3ec8c8c9  R9 = 0x3f45c5c6  R10 = 0x3ed8d8d9  R11 = 0x3f20a0a1;
}

warp 10 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f109091  R9 = 0x3f179798  R10 = 0x3db0b0b1  R11 = 0x3db0b0b1;
    expect lane 1 R8 = 0x3e989899  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3ee6e6e7;
    expect lane 2 R8 = 0x3f22a2a3  R9 = 0x3f70f0f1  R10 = 0x3d808081  R11 = 0x3f139394;
    expect lane 3 R8 = 0x3f139394  R9 = 0x3ef6f6f7  R10 = 0x3f159596  R11 = 0x3f159596;
    expect lane 4 R8 = 0x3f088889  R9 = 0x3e68e8e9  R10 = 0x3eb2b2b3  R11 = 0x3ef2f2f3;
    expect lane 5 R8 = 0x3f27a7a8  R9 = 0x3eb2b2b3  R10 = 0x3eb2b2b3  R11 = 0x3f189899;
    expect lane 6 R8 = 0x3df8f8f9  R9 = 0x3e8e8e8f  R10 = 0x3f56d6d7  R11 = 0x3df8f8f9;
    expect lane 7 R8 = 0x3f5cdcdd  R9 = 0x3f56d6d7  R10 = 0x3f5cdcdd  R11 = 0x3f68e8e9;
    expect lane 8 R8 = 0x3edcdcdd  R9 = 0x3f39b9ba  R10 = 0x3f008081  R11 = 0x3f5dddde;
    expect lane 9 R8 = 0x3eb8b8b9  R9 = 0x3f058586  R10 = 0x3ee6e6e7  R11 = 0x3ee0e0e1;
    expect lane 10 R8 = 0x3ef4f4f5  R9 = 0x3f6dedee  R10 = 0x3f3cbcbd  R11 = 0x3f33b3b4;
    expect lane 11 R8 = 0x3f5adadb  R9 = 0x3f50d0d1  R10 = 0x3f63e3e4  R11 = 0x3f50d0d1;
    expect lane 12 R8 = 0x3f179798  R9 = 0x3f58d8d9  R10 = 0x3f179798  R11 = 0x3f2cacad;
    expect lane 13 R8 = 0x3f37b7b8  R9 = 0x3f4ececf  R10 = 0x3f43c3c4  R11 = 0x3f2cacad;
    expect lane 14 R8 = 0x3c008081  R9 = 0x3e38b8b9  R10 = 0x3f038384  R11 = 0x3da8a8a9;
    expect lane 15 R8 = 0x3eaeaeaf  R9 = 0x3ee4e4e5  R10 = 0x3e8c8c8d  R11 = 0x3eaeaeaf;
    expect lane 16 R8 = 0x3f71f1f2  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f57d7d8;
    expect lane 17 R8 = 0x3f6bebec  R9 = 0x3f169697  R10 = 0x3dd0d0d1  R11 = 0x3f2fafb0;
    expect lane 18 R8 = 0x3e9a9a9b  R9 = 0x3f3ebebf  R10 = 0x3f5cdcdd  R11 = 0x3f5cdcdd;
    expect lane 19 R8 = 0x3f63e3e4  R9 = 0x3f54d4d5  R10 = 0x3f3ebebf  R11 = 0x3f3ebebf;
    expect lane 20 R8 = 0x3f28a8a9  R9 = 0x3ee8e8e9  R10 = 0x3de0e0e1  R11 = 0x3e50d0d1;
    expect lane 21 R8 = 0x3e828283  R9 = 0x3e50d0d1  R10 = 0x3f44c4c5  R11 = 0x3de0e0e1;
    expect lane 22 R8 = 0x3ed4d4d5  R9 = 0x3ed0d0d1  R10 = 0x3ed4d4d5  R11 = 0x3ed6d6d7;
    expect lane 23 R8 = 0x3e8c8c8d  R9 = 0x3ed6d6d7  R10 = 0x3e8c8c8d  R11 = 0x3c008081;
    expect lane 24 R8 = 0x3f75f5f6  R9 = 0x3da8a8a9  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 25 R8 = 0x3e1c9c9d  R9 = 0x3e68e8e9  R10 = 0x3e1c9c9d  R11 = 0x3ef4f4f5;
    expect lane 26 R8 = 0x3f189899  R9 = 0x3f0f8f90  R10 = 0x3ecacacb  R11 = 0x3f1f9fa0;
    expect lane 27 R8 = 0x3f189899  R9 = 0x3f2aaaab  R10 = 0x3f1f9fa0  R11 = 0x3ef0f0f1;
    expect lane 28 R8 = 0x3f46c6c7  R9 = 0x3f5fdfe0  R10 = 0x3e4ccccd  R11 = 0x3f46c6c7;
    expect lane 29 R8 = 0x3ef2f2f3  R9 = 0x3e20a0a1  R10 = 0x3e949495  R11 = 0x3ef0f0f1;
    expect lane 30 R8 = 0x3ec6c6c7  R9 = 0x3e2cacad  R10 = 0x3e048485  R11 = 0x3db0b0b1;
    expect lane 31 R8 = 0x3d888889  R9 = 0x3eeaeaeb  R10 = 0x3efcfcfd  R11 = 0x3ecececf;
}

warp 11 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e909091  R9 = 0x3f27a7a8  R10 = 0x3ec2c2c3  R11 = 0x3f109091;
    expect lane 1 R8 = 0x3f27a7a8  R9 = 0x3e909091  R10 = 0x3f179798  R11 = 0x3f27a7a8;
    expect lane 2 R8 = 0x3f31b1b2  R9 = 0x3f31b1b2  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 3 R8 = 0x3f51d1d2  R9 = 0x3f70f0f1  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 4 R8 = 0x3f26a6a7  R9 = 0x3f20a0a1  R10 = 0x3ef2f2f3  R11 = 0x3f26a6a7;
    expect lane 5 R8 = 0x3f20a0a1  R9 = 0x3e68e8e9  R10 = 0x3e929293  R11 = 0x3f27a7a8;
    expect lane 6 R8 = 0x3df8f8f9  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3ec2c2c3;
    expect lane 7 R8 = 0x3edcdcdd  R9 = 0x3e64e4e5  R10 = 0x3f68e8e9  R11 = 0x3e30b0b1;
    expect lane 8 R8 = 0x3f129293  R9 = 0x3f39b9ba  R10 = 0x3f129293  R11 = 0x3eb8b8b9;
    expect lane 9 R8 = 0x3edcdcdd  R9 = 0x3eb8b8b9  R10 = 0x3f4bcbcc  R11 = 0x3f4bcbcc;
    expect lane 10 R8 = 0x3e9c9c9d  R9 = 0x3ef4f4f5  R10 = 0x3f0b8b8c  R11 = 0x3ef4f4f5;
    expect lane 11 R8 = 0x3ee2e2e3  R9 = 0x3f63e3e4  R10 = 0x3f5adadb  R11 = 0x3f50d0d1;
    expect lane 12 R8 = 0x3ebebebf  R9 = 0x3f35b5b6  R10 = 0x3f37b7b8  R11 = 0x3f35b5b6;
    expect lane 13 R8 = 0x3f63e3e4  R9 = 0x3f2cacad  R10 = 0x3f63e3e4  R11 = 0x3f22a2a3;
    expect lane 14 R8 = 0x3dd8d8d9  R9 = 0x3e088889  R10 = 0x3da8a8a9  R11 = 0x3e088889;
    expect lane 15 R8 = 0x3c008081  R9 = 0x3ef4f4f5  R10 = 0x3ed2d2d3  R11 = 0x3ed2d2d3;
    expect lane 16 R8 = 0x3f71f1f2  R9 = 0x3f77f7f8  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 17 R8 = 0x3f51d1d2  R9 = 0x3f6bebec  R10 = 0x3f47c7c8  R11 = 0x3f4bcbcc;
    expect lane 18 R8 = 0x3dd0d0d1  R9 = 0x3eb2b2b3  R10 = 0x3f54d4d5  R11 = 0x3ee4e4e5;
    expect lane 19 R8 = 0x3f5cdcdd  R9 = 0x3f2fafb0  R10 = 0x3f4dcdce  R11 = 0x3f5cdcdd;
    expect lane 20 R8 = 0x3f44c4c5  R9 = 0x3e20a0a1  R10 = 0x3ed0d0d1  R11 = 0x3ea0a0a1;
    expect lane 21 R8 = 0x3e828283  R9 = 0x3f61e1e2  R10 = 0x3f28a8a9  R11 = 0x3e20a0a1;
    expect lane 22 R8 = 0x3ed0d0d1  R9 = 0x3e109091  R10 = 0x3c008081  R11 = 0x3ed6d6d7;
    expect lane 23 R8 = 0x3ed8d8d9  R9 = 0x3ed6d6d7  R10 = 0x3ed4d4d5  R11 = 0x3e109091;
    expect lane 24 R8 = 0x3e9e9e9f  R9 = 0x3f57d7d8  R10 = 0x3da8a8a9  R11 = 0x3e1c9c9d;
    expect lane 25 R8 = 0x3e78f8f9  R9 = 0x3f75f5f6  R10 = 0x3f75f5f6  R11 = 0x3c008081;
    expect lane 26 R8 = 0x3f1f9fa0  R9 = 0x3ea0a0a1  R10 = 0x3f21a1a2  R11 = 0x3f32b2b3;
    expect lane 27 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0f8f90  R11 = 0x3f0f8f90;
    expect lane 28 R8 = 0x3e949495  R9 = 0x3eacacad  R10 = 0x3ec0c0c1  R11 = 0x3e7cfcfd;
    expect lane 29 R8 = 0x3ef0f0f1  R9 = 0x3ef2f2f3  R10 = 0x3ec0c0c1  R11 = 0x3e38b8b9;
    expect lane 30 R8 = 0x3ed8d8d9  R9 = 0x3ec6c6c7  R10 = 0x3dd8d8d9  R11 = 0x3efcfcfd;
    expect lane 31 R8 = 0x3d40c0c1  R9 = 0x3d40c0c1  R10 = 0x3efcfcfd  R11 = 0x3e40c0c1;
}

warp 12 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
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

warp 13 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
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

warp 14 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e868687  R9 = 0x3e868687  R10 = 0x3e848485  R11 = 0x3f0a8a8b;
    expect lane 1 R8 = 0x3e8a8a8b  R9 = 0x3f189899  R10 = 0x3f018182  R11 = 0x3f1d9d9e;
    expect lane 2 R8 = 0x3f0b8b8c  R9 = 0x3ef0f0f1  R10 = 0x3f0b8b8c  R11 = 0x3f028283;
    expect lane 3 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f028283  R11 = 0x3ef0f0f1;
    expect lane 4 R8 = 0x3ef8f8f9  R9 = 0x3eeaeaeb  R10 = 0x3ec0c0c1  R11 = 0x3f038384;
    expect lane 5 R8 = 0x3f028283  R9 = 0x3edcdcdd  R10 = 0x3ec0c0c1  R11 = 0x3f0a8a8b;
    expect lane 6 R8 = 0x3ee4e4e5  R9 = 0x3e808081  R10 = 0x3ed4d4d5  R11 = 0x3eb4b4b5;
    expect lane 7 R8 = 0x3ebcbcbd  R9 = 0x3ecccccd  R10 = 0x3ee4e4e5  R11 = 0x3eb4b4b5;
    expect lane 8 R8 = 0x3ef0f0f1  R9 = 0x3ed4d4d5  R10 = 0x3efefeff  R11 = 0x3f49c9ca;
    expect lane 9 R8 = 0x3f3cbcbd  R9 = 0x3f49c9ca  R10 = 0x3eececed  R11 = 0x3efefeff;
    expect lane 10 R8 = 0x3f09898a  R9 = 0x3e60e0e1  R10 = 0x3ec0c0c1  R11 = 0x3f09898a;
    expect lane 11 R8 = 0x3f23a3a4  R9 = 0x3f09898a  R10 = 0x3ed8d8d9  R11 = 0x3f71f1f2;
    expect lane 12 R8 = 0x3ea8a8a9  R9 = 0x3edededf  R10 = 0x3f6dedee  R11 = 0x3f0c8c8d;
    expect lane 13 R8 = 0x3f61e1e2  R9 = 0x3f4dcdce  R10 = 0x3efcfcfd  R11 = 0x3f6dedee;
    expect lane 14 R8 = 0x3ee8e8e9  R9 = 0x3ebcbcbd  R10 = 0x3e929293  R11 = 0x3f49c9ca;
    expect lane 15 R8 = 0x3e50d0d1  R9 = 0x3ee8e8e9  R10 = 0x3eb8b8b9  R11 = 0x3ee8e8e9;
    expect lane 16 R8 = 0x3eaeaeaf  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3df8f8f9;
    expect lane 17 R8 = 0x3ca0a0a1  R9 = 0x3d70f0f1  R10 = 0x3e109091  R11 = 0x3ecacacb;
    expect lane 18 R8 = 0x3ecececf  R9 = 0x3ecececf  R10 = 0x3f5fdfe0  R11 = 0x3e808081;
    expect lane 19 R8 = 0x3ecccccd  R9 = 0x3f3dbdbe  R10 = 0x3d20a0a1  R11 = 0x3ecccccd;
    expect lane 20 R8 = 0x3f6ceced  R9 = 0x3f55d5d6  R10 = 0x3f55d5d6  R11 = 0x3f2dadae;
    expect lane 21 R8 = 0x3f6ceced  R9 = 0x3f109091  R10 = 0x3f77f7f8  R11 = 0x3f4fcfd0;
    expect lane 22 R8 = 0x3e70f0f1  R9 = 0x3eaaaaab  R10 = 0x3e989899  R11 = 0x3e9e9e9f;
    expect lane 23 R8 = 0x3ea2a2a3  R9 = 0x3eaaaaab  R10 = 0x3ee2e2e3  R11 = 0x3e989899;
    expect lane 24 R8 = 0x3f2eaeaf  R9 = 0x3f19999a  R10 = 0x3ed0d0d1  R11 = 0x3edededf;
    expect lane 25 R8 = 0x3f27a7a8  R9 = 0x3f31b1b2  R10 = 0x3eeaeaeb  R11 = 0x3ed0d0d1;
    expect lane 26 R8 = 0x3ce0e0e1  R9 = 0x3cc0c0c1  R10 = 0x3d008081  R11 = 0x3d109091;
    expect lane 27 R8 = 0x3efafafb  R9 = 0x3ed6d6d7  R10 = 0x3efafafb  R11 = 0x3eeeeeef;
    expect lane 28 R8 = 0x3ee0e0e1  R9 = 0x3ea4a4a5  R10 = 0x3ee0e0e1  R11 = 0x3eb6b6b7;
    expect lane 29 R8 = 0x3e78f8f9  R9 = 0x3f038384  R10 = 0x3f0d8d8e  R11 = 0x3e8c8c8d;
    expect lane 30 R8 = 0x3f088889  R9 = 0x3f038384  R10 = 0x3e848485  R11 = 0x3f2babac;
    expect lane 31 R8 = 0x3f24a4a5  R9 = 0x3f088889  R10 = 0x3f169697  R11 = 0x3ef4f4f5;
}

warp 15 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f149495  R9 = 0x3f058586  R10 = 0x3e8c8c8d  R11 = 0x3f0f8f90;
    expect lane 1 R8 = 0x3f058586  R9 = 0x3f189899  R10 = 0x3f058586  R11 = 0x3f189899;
    expect lane 2 R8 = 0x3f21a1a2  R9 = 0x3f1a9a9b  R10 = 0x3f1a9a9b  R11 = 0x3f21a1a2;
    expect lane 3 R8 = 0x3ee6e6e7  R9 = 0x3f21a1a2  R10 = 0x3ed8d8d9  R11 = 0x3ec2c2c3;
    expect lane 4 R8 = 0x3eeaeaeb  R9 = 0x3f038384  R10 = 0x3f179798  R11 = 0x3ec0c0c1;
    expect lane 5 R8 = 0x3ef4f4f5  R9 = 0x3f038384  R10 = 0x3f179798  R11 = 0x3f068687;
    expect lane 6 R8 = 0x3ed4d4d5  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f62e2e3;
    expect lane 7 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3eb4b4b5  R11 = 0x3eeaeaeb;
    expect lane 8 R8 = 0x3f119192  R9 = 0x3f49c9ca  R10 = 0x3f048485  R11 = 0x3f1b9b9c;
    expect lane 9 R8 = 0x3ed4d4d5  R9 = 0x3efefeff  R10 = 0x3ee2e2e3  R11 = 0x3eececed;
    expect lane 10 R8 = 0x3ed8d8d9  R9 = 0x3f1d9d9e  R10 = 0x3ea4a4a5  R11 = 0x3f3dbdbe;
    expect lane 11 R8 = 0x3e929293  R9 = 0x3f23a3a4  R10 = 0x3f09898a  R11 = 0x3e008081;
    expect lane 12 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3ec2c2c3  R11 = 0x3f47c7c8;
    expect lane 13 R8 = 0x3ea8a8a9  R9 = 0x3e8c8c8d  R10 = 0x3f41c1c2  R11 = 0x3e8c8c8d;
    expect lane 14 R8 = 0x3f1f9fa0  R9 = 0x3f0d8d8e  R10 = 0x3f058586  R11 = 0x3ec8c8c9;
    expect lane 15 R8 = 0x3eb8b8b9  R9 = 0x3e50d0d1  R10 = 0x3f1f9fa0  R11 = 0x3e929293;
    expect lane 16 R8 = 0x3eaeaeaf  R9 = 0x3ca0a0a1  R10 = 0x3eaeaeaf  R11 = 0x3ea0a0a1;
    expect lane 17 R8 = 0x3da8a8a9  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x3ca0a0a1;
    expect lane 18 R8 = 0x3f4ececf  R9 = 0x3d20a0a1  R10 = 0x3de0e0e1  R11 = 0x3eaaaaab;
    expect lane 19 R8 = 0x3d20a0a1  R9 = 0x3f088889  R10 = 0x3f3dbdbe  R11 = 0x3ecccccd;
    expect lane 20 R8 = 0x3eb8b8b9  R9 = 0x3f61e1e2  R10 = 0x3f47c7c8  R11 = 0x3f77f7f8;
    expect lane 21 R8 = 0x3f109091  R9 = 0x3f6ceced  R10 = 0x3f2dadae  R11 = 0x3f61e1e2;
    expect lane 22 R8 = 0x3ea6a6a7  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3ebebebf;
    expect lane 23 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3eacacad  R11 = 0x3f169697;
    expect lane 24 R8 = 0x3ef8f8f9  R9 = 0x3e989899  R10 = 0x3ec0c0c1  R11 = 0x3edededf;
    expect lane 25 R8 = 0x3f27a7a8  R9 = 0x3f23a3a4  R10 = 0x3f27a7a8  R11 = 0x3f20a0a1;
    expect lane 26 R8 = 0x3d109091  R9 = 0x3d008081  R10 = 0x3f038384  R11 = 0x3efafafb;
    expect lane 27 R8 = 0x3d109091  R9 = 0x3cc0c0c1  R10 = 0x3efafafb  R11 = 0x3ecccccd;
    expect lane 28 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e78f8f9;
    expect lane 29 R8 = 0x3e54d4d5  R9 = 0x3ee0e0e1  R10 = 0x3ea4a4a5  R11 = 0x3e54d4d5;
    expect lane 30 R8 = 0x3f088889  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3f1d9d9e;
    expect lane 31 R8 = 0x3f038384  R9 = 0x3f038384  R10 = 0x3ebababb  R11 = 0x3ed0d0d1;
}

warp 16 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 1 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f56d6d7;
    expect lane 2 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3f25a5a6  R11 = 0x3ed4d4d5;
    expect lane 3 R8 = 0x3f67e7e8  R9 = 0x3f49c9ca  R10 = 0x3f2aaaab  R11 = 0x3f5ededf;
    expect lane 4 R8 = 0x3e7cfcfd  R9 = 0x3d008081  R10 = 0x3e048485  R11 = 0x3d808081;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3f088889  R10 = 0x3d008081  R11 = 0x3d808081;
    expect lane 6 R8 = 0x3f5ededf  R9 = 0x3f1d9d9e  R10 = 0x3e4ccccd  R11 = 0x3eb2b2b3;
    expect lane 7 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3ef6f6f7  R11 = 0x3e4ccccd;
    expect lane 8 R8 = 0x3f2dadae  R9 = 0x3f5ededf  R10 = 0x3f4ececf  R11 = 0x3f2dadae;
    expect lane 9 R8 = 0x3f2dadae  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f4ececf;
    expect lane 10 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f43c3c4  R11 = 0x3f3dbdbe;
    expect lane 11 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 12 R8 = 0x3f048485  R9 = 0x3ec6c6c7  R10 = 0x3ee6e6e7  R11 = 0x3ec6c6c7;
    expect lane 13 R8 = 0x3f36b6b7  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f46c6c7;
    expect lane 14 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f1b9b9c  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x3f32b2b3  R9 = 0x3f48c8c9  R10 = 0x3f48c8c9  R11 = 0x3f48c8c9;
    expect lane 16 R8 = 0x3e949495  R9 = 0x3f33b3b4  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 17 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f33b3b4  R11 = 0x3f33b3b4;
    expect lane 18 R8 = 0x3ef2f2f3  R9 = 0x3e44c4c5  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 19 R8 = 0x3ef2f2f3  R9 = 0x3e44c4c5  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 20 R8 = 0x3eececed  R9 = 0x3ed0d0d1  R10 = 0x3ec4c4c5  R11 = 0x3f058586;
    expect lane 21 R8 = 0x3eb4b4b5  R9 = 0x3ed0d0d1  R10 = 0x3e848485  R11 = 0x3f25a5a6;
    expect lane 22 R8 = 0x3e24a4a5  R9 = 0x3e58d8d9  R10 = 0x3e8a8a8b  R11 = 0x3ea4a4a5;
    expect lane 23 R8 = 0x3ea4a4a5  R9 = 0x00000000  R10 = 0x3c40c0c1  R11 = 0x3f0c8c8d;
    expect lane 24 R8 = 0x3d008081  R9 = 0x3f149495  R10 = 0x3f19999a  R11 = 0x3d808081;
    expect lane 25 R8 = 0x3f149495  R9 = 0x3ea8a8a9  R10 = 0x3ea8a8a9  R11 = 0x3f179798;
    expect lane 26 R8 = 0x3f22a2a3  R9 = 0x3f0f8f90  R10 = 0x3f0f8f90  R11 = 0x3f22a2a3;
    expect lane 27 R8 = 0x3ecacacb  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3ecacacb;
    expect lane 28 R8 = 0x3e848485  R9 = 0x3f048485  R10 = 0x3e848485  R11 = 0x3e64e4e5;
    expect lane 29 R8 = 0x3f048485  R9 = 0x3f77f7f8  R10 = 0x3f048485  R11 = 0x3eb4b4b5;
    expect lane 30 R8 = 0x3ed6d6d7  R9 = 0x3f7afafb  R10 = 0x3f7afafb  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f56d6d7  R10 = 0x3f800000  R11 = 0x3f63e3e4;
}

warp 17 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f25a5a6  R9 = 0x3e848485  R10 = 0x3ec4c4c5  R11 = 0x3d008081;
    expect lane 1 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3f6feff0  R11 = 0x3f25a5a6;
    expect lane 2 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 3 R8 = 0x3f0e8e8f  R9 = 0x3f0c8c8d  R10 = 0x3f67e7e8  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3e70f0f1  R9 = 0x3e848485  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 5 R8 = 0x3d008081  R9 = 0x3f46c6c7  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 6 R8 = 0x3f1d9d9e  R9 = 0x3e189899  R10 = 0x3f1d9d9e  R11 = 0x3f1d9d9e;
    expect lane 7 R8 = 0x3e189899  R9 = 0x3dc0c0c1  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 8 R8 = 0x3ee0e0e1  R9 = 0x3e949495  R10 = 0x3f3dbdbe  R11 = 0x3f179798;
    expect lane 9 R8 = 0x3e64e4e5  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3e64e4e5;
    expect lane 10 R8 = 0x3f46c6c7  R9 = 0x3f40c0c1  R10 = 0x3f43c3c4  R11 = 0x3f3dbdbe;
    expect lane 11 R8 = 0x3eaaaaab  R9 = 0x3ec0c0c1  R10 = 0x3e949495  R11 = 0x3ec0c0c1;
    expect lane 12 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x3f6feff0  R11 = 0x3eb4b4b5;
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f3ebebf;
    expect lane 14 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 15 R8 = 0x3f48c8c9  R9 = 0x3f5ededf  R10 = 0x3f48c8c9  R11 = 0x3f5ededf;
    expect lane 16 R8 = 0x3f53d3d4  R9 = 0x3f51d1d2  R10 = 0x3f0c8c8d  R11 = 0x3ec4c4c5;
    expect lane 17 R8 = 0x3f56d6d7  R9 = 0x3f53d3d4  R10 = 0x3ec4c4c5  R11 = 0x3f35b5b6;
    expect lane 18 R8 = 0x3e848485  R9 = 0x3db0b0b1  R10 = 0x3f1c9c9d  R11 = 0x3e44c4c5;
    expect lane 19 R8 = 0x3e30b0b1  R9 = 0x3e848485  R10 = 0x3ef2f2f3  R11 = 0x3e44c4c5;
    expect lane 20 R8 = 0x3f2dadae  R9 = 0x3f149495  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 21 R8 = 0x3f149495  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f149495;
    expect lane 22 R8 = 0x3ea4a4a5  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3e8a8a8b;
    expect lane 23 R8 = 0x3ecacacb  R9 = 0x00000000  R10 = 0x3ca0a0a1  R11 = 0x3ef2f2f3;
    expect lane 24 R8 = 0x3dc0c0c1  R9 = 0x3f149495  R10 = 0x3f19999a  R11 = 0x3dc0c0c1;
    expect lane 25 R8 = 0x3f1c9c9d  R9 = 0x3f4ececf  R10 = 0x3f129293  R11 = 0x3f179798;
    expect lane 26 R8 = 0x3edadadb  R9 = 0x3f0f8f90  R10 = 0x3ed0d0d1  R11 = 0x3f22a2a3;
    expect lane 27 R8 = 0x3f2babac  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3f6feff0;
    expect lane 28 R8 = 0x3ed0d0d1  R9 = 0x3f4ececf  R10 = 0x3eececed  R11 = 0x3f048485;
    expect lane 29 R8 = 0x3f6aeaeb  R9 = 0x3f6aeaeb  R10 = 0x3f6aeaeb  R11 = 0x3f77f7f8;
    expect lane 30 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f149495  R11 = 0x3ed6d6d7;
    expect lane 31 R8 = 0x3f149495  R9 = 0x3f74f4f5  R10 = 0x3f6feff0  R11 = 0x3f800000;
}

warp 18 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3eb4b4b5  R11 = 0x3d008081;
    expect lane 1 R8 = 0x3f49c9ca  R9 = 0x3f109091  R10 = 0x3eb4b4b5  R11 = 0x3d008081;
    expect lane 2 R8 = 0x3f119192  R9 = 0x3f119192  R10 = 0x3f56d6d7  R11 = 0x3ed6d6d7;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f59d9da  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 4 R8 = 0x3f61e1e2  R9 = 0x3f5ededf  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 5 R8 = 0x3f56d6d7  R9 = 0x3f5ededf  R10 = 0x3ee6e6e7  R11 = 0x3ec0c0c1;
    expect lane 6 R8 = 0x3db0b0b1  R9 = 0x3d30b0b1  R10 = 0x3e048485  R11 = 0x3d30b0b1;
    expect lane 7 R8 = 0x00000000  R9 = 0x3d989899  R10 = 0x3e64e4e5  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f078788  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3e9c9c9d;
    expect lane 9 R8 = 0x3f088889  R9 = 0x3f46c6c7  R10 = 0x3d008081  R11 = 0x3f46c6c7;
    expect lane 10 R8 = 0x3f149495  R9 = 0x3f1f9fa0  R10 = 0x3f149495  R11 = 0x3f25a5a6;
    expect lane 11 R8 = 0x3f25a5a6  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3f149495;
    expect lane 12 R8 = 0x3ec6c6c7  R9 = 0x3efefeff  R10 = 0x3ee0e0e1  R11 = 0x3ee0e0e1;
    expect lane 13 R8 = 0x3f7cfcfd  R9 = 0x3f7afafb  R10 = 0x3efefeff  R11 = 0x3f0c8c8d;
    expect lane 14 R8 = 0x3f2dadae  R9 = 0x3ef6f6f7  R10 = 0x3f43c3c4  R11 = 0x3f77f7f8;
    expect lane 15 R8 = 0x3f77f7f8  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f43c3c4;
    expect lane 16 R8 = 0x3ed6d6d7  R9 = 0x3f3dbdbe  R10 = 0x3f40c0c1  R11 = 0x3f018182;
    expect lane 17 R8 = 0x3d50d0d1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d50d0d1;
    expect lane 18 R8 = 0x3f4ececf  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f169697;
    expect lane 19 R8 = 0x3ef6f6f7  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3ef6f6f7;
    expect lane 20 R8 = 0x3d808081  R9 = 0x3f5ededf  R10 = 0x3edcdcdd  R11 = 0x3f1c9c9d;
    expect lane 21 R8 = 0x3f5ededf  R9 = 0x3d808081  R10 = 0x3f32b2b3  R11 = 0x3e78f8f9;
    expect lane 22 R8 = 0x3f51d1d2  R9 = 0x3f30b0b1  R10 = 0x3f21a1a2  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f3bbbbc  R9 = 0x3f51d1d2  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 24 R8 = 0x3d808081  R9 = 0x3e848485  R10 = 0x3f33b3b4  R11 = 0x3dc0c0c1;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3ef2f2f3  R10 = 0x3efcfcfd  R11 = 0x3ef2f2f3;
    expect lane 26 R8 = 0x3ec6c6c7  R9 = 0x3f5ededf  R10 = 0x3e44c4c5  R11 = 0x3e949495;
    expect lane 27 R8 = 0x3f25a5a6  R9 = 0x3ec6c6c7  R10 = 0x3dc0c0c1  R11 = 0x3ed4d4d5;
    expect lane 28 R8 = 0x3f6feff0  R9 = 0x3f46c6c7  R10 = 0x3f49c9ca  R11 = 0x3f49c9ca;
    expect lane 29 R8 = 0x3dc0c0c1  R9 = 0x3eaaaaab  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 30 R8 = 0x3f129293  R9 = 0x3f59d9da  R10 = 0x3f3ababb  R11 = 0x3f77f7f8;
    expect lane 31 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f3ababb  R11 = 0x3f77f7f8;
}

warp 19 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3f109091  R10 = 0x3eb4b4b5  R11 = 0x3e0c8c8d;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f49c9ca;
    expect lane 2 R8 = 0x3f51d1d2  R9 = 0x3f32b2b3  R10 = 0x3f38b8b9  R11 = 0x3f51d1d2;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3ed6d6d7  R10 = 0x3f56d6d7  R11 = 0x3f5ededf;
    expect lane 4 R8 = 0x3f61e1e2  R9 = 0x3f64e4e5  R10 = 0x3f61e1e2  R11 = 0x3f5ededf;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 6 R8 = 0x3f67e7e8  R9 = 0x3dc0c0c1  R10 = 0x00000000  R11 = 0x3d30b0b1;
    expect lane 7 R8 = 0x3f23a3a4  R9 = 0x3f67e7e8  R10 = 0x3d989899  R11 = 0x3e189899;
    expect lane 8 R8 = 0x3dc0c0c1  R9 = 0x3f21a1a2  R10 = 0x3f30b0b1  R11 = 0x3f078788;
    expect lane 9 R8 = 0x3f21a1a2  R9 = 0x3f21a1a2  R10 = 0x3f3dbdbe  R11 = 0x3f30b0b1;
    expect lane 10 R8 = 0x3f048485  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f048485;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3f2cacad;
    expect lane 12 R8 = 0x3f0c8c8d  R9 = 0x3f800000  R10 = 0x3f77f7f8  R11 = 0x3efefeff;
    expect lane 13 R8 = 0x3df0f0f1  R9 = 0x3df0f0f1  R10 = 0x00000000  R11 = 0x3eb4b4b5;
    expect lane 14 R8 = 0x3f129293  R9 = 0x3ed6d6d7  R10 = 0x3f25a5a6  R11 = 0x3efcfcfd;
    expect lane 15 R8 = 0x3f1d9d9e  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f2dadae;
    expect lane 16 R8 = 0x3ed6d6d7  R9 = 0x3f018182  R10 = 0x3f2dadae  R11 = 0x3f179798;
    expect lane 17 R8 = 0x3f2dadae  R9 = 0x3ed6d6d7  R10 = 0x3f46c6c7  R11 = 0x3f40c0c1;
    expect lane 18 R8 = 0x3eaeaeaf  R9 = 0x3f149495  R10 = 0x3f56d6d7  R11 = 0x3ef6f6f7;
    expect lane 19 R8 = 0x3eaeaeaf  R9 = 0x3f149495  R10 = 0x3e64e4e5  R11 = 0x3eaeaeaf;
    expect lane 20 R8 = 0x3f48c8c9  R9 = 0x3edcdcdd  R10 = 0x3f27a7a8  R11 = 0x3e78f8f9;
    expect lane 21 R8 = 0x3f1c9c9d  R9 = 0x3f32b2b3  R10 = 0x3d808081  R11 = 0x3f0c8c8d;
    expect lane 22 R8 = 0x3f30b0b1  R9 = 0x3f800000  R10 = 0x3f26a6a7  R11 = 0x3f3bbbbc;
    expect lane 23 R8 = 0x3f54d4d5  R9 = 0x3f25a5a6  R10 = 0x3f46c6c7  R11 = 0x3f54d4d5;
    expect lane 24 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3e848485  R11 = 0x3e48c8c9;
    expect lane 25 R8 = 0x3ee6e6e7  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3ec8c8c9;
    expect lane 26 R8 = 0x3f77f7f8  R9 = 0x3f43c3c4  R10 = 0x3ec6c6c7  R11 = 0x3f43c3c4;
    expect lane 27 R8 = 0x3f43c3c4  R9 = 0x3f0e8e8f  R10 = 0x3f43c3c4  R11 = 0x3e949495;
    expect lane 28 R8 = 0x3f6feff0  R9 = 0x3f21a1a2  R10 = 0x3e048485  R11 = 0x3ef6f6f7;
    expect lane 29 R8 = 0x3e048485  R9 = 0x3f46c6c7  R10 = 0x3e58d8d9  R11 = 0x3eaaaaab;
    expect lane 30 R8 = 0x3f4ececf  R9 = 0x3f129293  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 31 R8 = 0x3f4ececf  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f54d4d5;
}

warp 20 { # A, row 7
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
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

warp 21 { # A, row 7
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
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

warp 22 { # R, row 8
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f0c8c8d  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3f1f9fa0;
    expect lane 1 R8 = 0x3f1f9fa0  R9 = 0x3ed6d6d7  R10 = 0x3ec4c4c5  R11 = 0x3f0c8c8d;
    expect lane 2 R8 = 0x3ee6e6e7  R9 = 0x3f59d9da  R10 = 0x3e848485  R11 = 0x3f35b5b6;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f1c9c9d  R10 = 0x3e848485  R11 = 0x3ee6e6e7;
    expect lane 4 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3f3dbdbe  R11 = 0x3f1d9d9e;
    expect lane 5 R8 = 0x3ec4c4c5  R9 = 0x3f4ececf  R10 = 0x3f0b8b8c  R11 = 0x3f1d9d9e;
    expect lane 6 R8 = 0x3f2dadae  R9 = 0x3e949495  R10 = 0x3e64e4e5  R11 = 0x3eeeeeef;
    expect lane 7 R8 = 0x3e949495  R9 = 0x3f64e4e5  R10 = 0x3f39b9ba  R11 = 0x3f77f7f8;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3f2dadae  R10 = 0x3f4ececf  R11 = 0x3e58d8d9;
    expect lane 9 R8 = 0x3f2dadae  R9 = 0x3f67e7e8  R10 = 0x3f4ececf  R11 = 0x3f33b3b4;
    expect lane 10 R8 = 0x3f35b5b6  R9 = 0x3f4bcbcc  R10 = 0x3f24a4a5  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f4bcbcc  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3f67e7e8;
    expect lane 12 R8 = 0x3f0e8e8f  R9 = 0x3e9e9e9f  R10 = 0x3eaaaaab  R11 = 0x3f3cbcbd;
    expect lane 13 R8 = 0x3e949495  R9 = 0x3ec6c6c7  R10 = 0x3f0e8e8f  R11 = 0x3e949495;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e868687  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3e868687;
    expect lane 16 R8 = 0x3f1c9c9d  R9 = 0x3e828283  R10 = 0x3ef8f8f9  R11 = 0x3f4ececf;
    expect lane 17 R8 = 0x3d008081  R9 = 0x3f67e7e8  R10 = 0x3f35b5b6  R11 = 0x3e828283;
    expect lane 18 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 19 R8 = 0x3f53d3d4  R9 = 0x3f69e9ea  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 20 R8 = 0x3f39b9ba  R9 = 0x3eeeeeef  R10 = 0x3f4ececf  R11 = 0x3f3bbbbc;
    expect lane 21 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f25a5a6  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x3f048485  R9 = 0x3f46c6c7  R10 = 0x3f048485  R11 = 0x3f46c6c7;
    expect lane 23 R8 = 0x3f46c6c7  R9 = 0x3f30b0b1  R10 = 0x3f048485  R11 = 0x3f46c6c7;
    expect lane 24 R8 = 0x3f77f7f8  R9 = 0x3d008081  R10 = 0x3f29a9aa  R11 = 0x3d008081;
    expect lane 25 R8 = 0x3d008081  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x3eacacad;
    expect lane 26 R8 = 0x3e60e0e1  R9 = 0x3d008081  R10 = 0x3e64e4e5  R11 = 0x3f27a7a8;
    expect lane 27 R8 = 0x3ed6d6d7  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3d008081;
    expect lane 28 R8 = 0x3d808081  R9 = 0x3f25a5a6  R10 = 0x3f3bbbbc  R11 = 0x3f048485;
    expect lane 29 R8 = 0x3ee8e8e9  R9 = 0x3d808081  R10 = 0x3f30b0b1  R11 = 0x3e989899;
    expect lane 30 R8 = 0x3e969697  R9 = 0x3f5ededf  R10 = 0x3ef8f8f9  R11 = 0x3e848485;
    expect lane 31 R8 = 0x3dc0c0c1  R9 = 0x3e929293  R10 = 0x3f2dadae  R11 = 0x3e929293;
}

warp 23 { # R, row 8
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3eb4b4b5  R11 = 0x3f33b3b4;
    expect lane 1 R8 = 0x3f56d6d7  R9 = 0x3f25a5a6  R10 = 0x3ed6d6d7  R11 = 0x3f46c6c7;
    expect lane 2 R8 = 0x3f09898a  R9 = 0x3f59d9da  R10 = 0x3ec6c6c7  R11 = 0x3f09898a;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3f3ababb  R10 = 0x3ee6e6e7  R11 = 0x3ea4a4a5;
    expect lane 4 R8 = 0x3f67e7e8  R9 = 0x3e048485  R10 = 0x3ef4f4f5  R11 = 0x3eb4b4b5;
    expect lane 5 R8 = 0x3f67e7e8  R9 = 0x3f4ececf  R10 = 0x3ed6d6d7  R11 = 0x3eb4b4b5;
    expect lane 6 R8 = 0x3f2dadae  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f2dadae;
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x3f48c8c9  R10 = 0x3f64e4e5  R11 = 0x3f038384;
    expect lane 8 R8 = 0x3e50d0d1  R9 = 0x3f169697  R10 = 0x3f54d4d5  R11 = 0x3e50d0d1;
    expect lane 9 R8 = 0x3f33b3b4  R9 = 0x3ef6f6f7  R10 = 0x3f40c0c1  R11 = 0x3f54d4d5;
    expect lane 10 R8 = 0x3f048485  R9 = 0x3f24a4a5  R10 = 0x3f40c0c1  R11 = 0x3f56d6d7;
    expect lane 11 R8 = 0x3f24a4a5  R9 = 0x3edadadb  R10 = 0x3f22a2a3  R11 = 0x3f35b5b6;
    expect lane 12 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3eaaaaab  R11 = 0x3f0e8e8f;
    expect lane 13 R8 = 0x3f38b8b9  R9 = 0x3f5ededf  R10 = 0x3f3cbcbd  R11 = 0x3eaaaaab;
    expect lane 14 R8 = 0x3ef4f4f5  R9 = 0x3d008081  R10 = 0x3e008081  R11 = 0x3e989899;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e68e8e9;
    expect lane 16 R8 = 0x3e848485  R9 = 0x3f6feff0  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 17 R8 = 0x3f6feff0  R9 = 0x3f36b6b7  R10 = 0x3f6feff0  R11 = 0x3ef6f6f7;
    expect lane 18 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 19 R8 = 0x3f3bbbbc  R9 = 0x3f1f9fa0  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 20 R8 = 0x3f4ececf  R9 = 0x3f3bbbbc  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 21 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3ed4d4d5  R11 = 0x3ed4d4d5;
    expect lane 22 R8 = 0x3f56d6d7  R9 = 0x3f25a5a6  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 23 R8 = 0x3ec6c6c7  R9 = 0x3f800000  R10 = 0x3f1a9a9b  R11 = 0x3f46c6c7;
    expect lane 24 R8 = 0x3eacacad  R9 = 0x3f29a9aa  R10 = 0x3eacacad  R11 = 0x3d008081;
    expect lane 25 R8 = 0x3d008081  R9 = 0x3f1c9c9d  R10 = 0x3f800000  R11 = 0x3eacacad;
    expect lane 26 R8 = 0x3ef6f6f7  R9 = 0x3ed6d6d7  R10 = 0x3e64e4e5  R11 = 0x3f27a7a8;
    expect lane 27 R8 = 0x3d008081  R9 = 0x3f1c9c9d  R10 = 0x3ed6d6d7  R11 = 0x3e64e4e5;
    expect lane 28 R8 = 0x3ee8e8e9  R9 = 0x3e828283  R10 = 0x3ee8e8e9  R11 = 0x3f25a5a6;
    expect lane 29 R8 = 0x3f25a5a6  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3d808081;
    expect lane 30 R8 = 0x3e20a0a1  R9 = 0x3d008081  R10 = 0x3e20a0a1  R11 = 0x3d008081;
    expect lane 31 R8 = 0x3e969697  R9 = 0x3eeaeaeb  R10 = 0x3dc0c0c1  R11 = 0x3eeaeaeb;
}

warp 24 { # G, row 9
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f2babac  R9 = 0x3f2babac  R10 = 0x3ed8d8d9  R11 = 0x3f2babac;
    expect lane 1 R8 = 0x3ea4a4a5  R9 = 0x3e8a8a8b  R10 = 0x3e929293  R11 = 0x3e8a8a8b;
    expect lane 2 R8 = 0x3f39b9ba  R9 = 0x3f42c2c3  R10 = 0x3f39b9ba  R11 = 0x3f34b4b5;
    expect lane 3 R8 = 0x3f42c2c3  R9 = 0x3f52d2d3  R10 = 0x3f43c3c4  R11 = 0x3f34b4b5;
    expect lane 4 R8 = 0x3f1a9a9b  R9 = 0x3f6eeeef  R10 = 0x3f54d4d5  R11 = 0x3f1a9a9b;
    expect lane 5 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3f65e5e6  R11 = 0x3f6eeeef;
    expect lane 6 R8 = 0x3f1b9b9c  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 7 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x3e008081  R11 = 0x3f159596;
    expect lane 8 R8 = 0x3f2fafb0  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3f61e1e2;
    expect lane 9 R8 = 0x3ef8f8f9  R9 = 0x3f77f7f8  R10 = 0x3ef8f8f9  R11 = 0x3e949495;
    expect lane 10 R8 = 0x3e9c9c9d  R9 = 0x3e34b4b5  R10 = 0x3f60e0e1  R11 = 0x3e9c9c9d;
    expect lane 11 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3e34b4b5  R11 = 0x3e40c0c1;
    expect lane 12 R8 = 0x3f0d8d8e  R9 = 0x3df8f8f9  R10 = 0x3df8f8f9  R11 = 0x3f0d8d8e;
    expect lane 13 R8 = 0x3f2dadae  R9 = 0x3f21a1a2  R10 = 0x3f25a5a6  R11 = 0x3df8f8f9;
    expect lane 14 R8 = 0x3f40c0c1  R9 = 0x3f2cacad  R10 = 0x3f40c0c1  R11 = 0x3f36b6b7;
    expect lane 15 R8 = 0x3f40c0c1  R9 = 0x3e48c8c9  R10 = 0x3f40c0c1  R11 = 0x3f22a2a3;
    expect lane 16 R8 = 0x3e68e8e9  R9 = 0x3ee4e4e5  R10 = 0x3f66e6e7  R11 = 0x3f66e6e7;
    expect lane 17 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3f66e6e7  R11 = 0x3e68e8e9;
    expect lane 18 R8 = 0x00000000  R9 = 0x3ea4a4a5  R10 = 0x3c008081  R11 = 0x00000000;
    expect lane 19 R8 = 0x3ea4a4a5  R9 = 0x3df0f0f1  R10 = 0x3f09898a  R11 = 0x3f3dbdbe;
    expect lane 20 R8 = 0x3e888889  R9 = 0x3e68e8e9  R10 = 0x3e888889  R11 = 0x3e68e8e9;
    expect lane 21 R8 = 0x3e3cbcbd  R9 = 0x3efcfcfd  R10 = 0x3e68e8e9  R11 = 0x3e888889;
    expect lane 22 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3ef6f6f7  R11 = 0x3f37b7b8;
    expect lane 23 R8 = 0x3f37b7b8  R9 = 0x3f1a9a9b  R10 = 0x3ebcbcbd  R11 = 0x3ef6f6f7;
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3f139394  R10 = 0x3dd0d0d1  R11 = 0x3f078788;
    expect lane 25 R8 = 0x3f1e9e9f  R9 = 0x3f189899  R10 = 0x3f1e9e9f  R11 = 0x3e78f8f9;
    expect lane 26 R8 = 0x3db8b8b9  R9 = 0x3d30b0b1  R10 = 0x3e3cbcbd  R11 = 0x3db8b8b9;
    expect lane 27 R8 = 0x3d30b0b1  R9 = 0x3e0c8c8d  R10 = 0x3d30b0b1  R11 = 0x3db8b8b9;
    expect lane 28 R8 = 0x3ed0d0d1  R9 = 0x3e909091  R10 = 0x3f41c1c2  R11 = 0x3ef8f8f9;
    expect lane 29 R8 = 0x3e909091  R9 = 0x3ce0e0e1  R10 = 0x3f1d9d9e  R11 = 0x3f62e2e3;
    expect lane 30 R8 = 0x3f159596  R9 = 0x3f1c9c9d  R10 = 0x3f159596  R11 = 0x3f159596;
    expect lane 31 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f179798  R11 = 0x3f159596;
}

warp 25 { # G, row 9
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ed8d8d9  R9 = 0x3e40c0c1  R10 = 0x3f2babac  R11 = 0x3f67e7e8;
    expect lane 1 R8 = 0x3e8a8a8b  R9 = 0x3ea4a4a5  R10 = 0x3e929293  R11 = 0x3e929293;
    expect lane 2 R8 = 0x3f42c2c3  R9 = 0x3f39b9ba  R10 = 0x3f42c2c3  R11 = 0x3f39b9ba;
    expect lane 3 R8 = 0x3f42c2c3  R9 = 0x3f52d2d3  R10 = 0x3f71f1f2  R11 = 0x3f39b9ba;
    expect lane 4 R8 = 0x3f1c9c9d  R9 = 0x3f54d4d5  R10 = 0x3f6eeeef  R11 = 0x3f1a9a9b;
    expect lane 5 R8 = 0x3f5dddde  R9 = 0x3f6eeeef  R10 = 0x3f5dddde  R11 = 0x3f6eeeef;
    expect lane 6 R8 = 0x3f088889  R9 = 0x3f0f8f90  R10 = 0x3f088889  R11 = 0x3f1b9b9c;
    expect lane 7 R8 = 0x3e888889  R9 = 0x3e008081  R10 = 0x3ed6d6d7  R11 = 0x3e888889;
    expect lane 8 R8 = 0x3f61e1e2  R9 = 0x3f2fafb0  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 9 R8 = 0x3f77f7f8  R9 = 0x3f24a4a5  R10 = 0x3f77f7f8  R11 = 0x3ef8f8f9;
    expect lane 10 R8 = 0x3e40c0c1  R9 = 0x3e50d0d1  R10 = 0x3e34b4b5  R11 = 0x3cc0c0c1;
    expect lane 11 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3e50d0d1  R11 = 0x3e50d0d1;
    expect lane 12 R8 = 0x3f21a1a2  R9 = 0x3f29a9aa  R10 = 0x3f21a1a2  R11 = 0x3df8f8f9;
    expect lane 13 R8 = 0x3f29a9aa  R9 = 0x3f21a1a2  R10 = 0x3f2dadae  R11 = 0x3f21a1a2;
    expect lane 14 R8 = 0x3f36b6b7  R9 = 0x3ecccccd  R10 = 0x3f2cacad  R11 = 0x3f40c0c1;
    expect lane 15 R8 = 0x3eaaaaab  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3e48c8c9;
    expect lane 16 R8 = 0x3e68e8e9  R9 = 0x3ee4e4e5  R10 = 0x3f66e6e7  R11 = 0x3f66e6e7;
    expect lane 17 R8 = 0x3ea4a4a5  R9 = 0x3e149495  R10 = 0x3ea4a4a5  R11 = 0x3e68e8e9;
    expect lane 18 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f09898a;
    expect lane 19 R8 = 0x3ea4a4a5  R9 = 0x3df0f0f1  R10 = 0x3f3dbdbe  R11 = 0x3df0f0f1;
    expect lane 20 R8 = 0x3efcfcfd  R9 = 0x3ecececf  R10 = 0x3f2dadae  R11 = 0x3e68e8e9;
    expect lane 21 R8 = 0x3f2dadae  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3f169697;
    expect lane 22 R8 = 0x3f37b7b8  R9 = 0x3ed8d8d9  R10 = 0x3ebcbcbd  R11 = 0x3ef6f6f7;
    expect lane 23 R8 = 0x3f51d1d2  R9 = 0x3ed8d8d9  R10 = 0x3f51d1d2  R11 = 0x3f37b7b8;
    expect lane 24 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x3f139394;
    expect lane 25 R8 = 0x3f23a3a4  R9 = 0x3f189899  R10 = 0x3f139394  R11 = 0x3f139394;
    expect lane 26 R8 = 0x3f38b8b9  R9 = 0x3f6bebec  R10 = 0x3f1f9fa0  R11 = 0x3f38b8b9;
    expect lane 27 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f6bebec  R11 = 0x3f1f9fa0;
    expect lane 28 R8 = 0x3ce0e0e1  R9 = 0x3e909091  R10 = 0x3ce0e0e1  R11 = 0x3e1c9c9d;
    expect lane 29 R8 = 0x3e1c9c9d  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3ce0e0e1;
    expect lane 30 R8 = 0x3f31b1b2  R9 = 0x3f4acacb  R10 = 0x3f179798  R11 = 0x3f159596;
    expect lane 31 R8 = 0x3f31b1b2  R9 = 0x3f4acacb  R10 = 0x3f1a9a9b  R11 = 0x3f1a9a9b;
}

warp 26 { # B, row 10
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f018182  R9 = 0x3f38b8b9  R10 = 0x3efefeff  R11 = 0x3d109091;
    expect lane 1 R8 = 0x3e848485  R9 = 0x3f38b8b9  R10 = 0x3efefeff  R11 = 0x3d109091;
    expect lane 2 R8 = 0x3f3cbcbd  R9 = 0x3f179798  R10 = 0x3f038384  R11 = 0x3f30b0b1;
    expect lane 3 R8 = 0x3f179798  R9 = 0x3ee6e6e7  R10 = 0x3ed6d6d7  R11 = 0x3f038384;
    expect lane 4 R8 = 0x3f27a7a8  R9 = 0x3f0f8f90  R10 = 0x3f27a7a8  R11 = 0x3f0f8f90;
    expect lane 5 R8 = 0x3f3dbdbe  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3f3dbdbe;
    expect lane 6 R8 = 0x3eb0b0b1  R9 = 0x3e808081  R10 = 0x3da8a8a9  R11 = 0x3e989899;
    expect lane 7 R8 = 0x3f61e1e2  R9 = 0x3eb0b0b1  R10 = 0x3f61e1e2  R11 = 0x3f1e9e9f;
    expect lane 8 R8 = 0x3f4fcfd0  R9 = 0x3f44c4c5  R10 = 0x3f44c4c5  R11 = 0x3f49c9ca;
    expect lane 9 R8 = 0x3f49c9ca  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3f2eaeaf;
    expect lane 10 R8 = 0x3f159596  R9 = 0x3e949495  R10 = 0x3d909091  R11 = 0x3e949495;
    expect lane 11 R8 = 0x3d909091  R9 = 0x3d909091  R10 = 0x3ecccccd  R11 = 0x3d909091;
    expect lane 12 R8 = 0x3f30b0b1  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 13 R8 = 0x3f048485  R9 = 0x3e28a8a9  R10 = 0x3eacacad  R11 = 0x3e28a8a9;
    expect lane 14 R8 = 0x3f7bfbfc  R9 = 0x3f78f8f9  R10 = 0x3f48c8c9  R11 = 0x3f78f8f9;
    expect lane 15 R8 = 0x3f48c8c9  R9 = 0x3f48c8c9  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 16 R8 = 0x3f1e9e9f  R9 = 0x3ea6a6a7  R10 = 0x3f1e9e9f  R11 = 0x3d20a0a1;
    expect lane 17 R8 = 0x3f1e9e9f  R9 = 0x3f27a7a8  R10 = 0x3c808081  R11 = 0x3f27a7a8;
    expect lane 18 R8 = 0x3f4fcfd0  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3ee4e4e5;
    expect lane 19 R8 = 0x3ee4e4e5  R9 = 0x3ee4e4e5  R10 = 0x3eb0b0b1  R11 = 0x3ee4e4e5;
    expect lane 20 R8 = 0x3e048485  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3e868687;
    expect lane 21 R8 = 0x3f2babac  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f4ececf;
    expect lane 22 R8 = 0x3f3ababb  R9 = 0x3ce0e0e1  R10 = 0x3f3ababb  R11 = 0x3f46c6c7;
    expect lane 23 R8 = 0x3ce0e0e1  R9 = 0x3f46c6c7  R10 = 0x3e50d0d1  R11 = 0x3ec4c4c5;
    expect lane 24 R8 = 0x3ec2c2c3  R9 = 0x3f1c9c9d  R10 = 0x3ec2c2c3  R11 = 0x3ee4e4e5;
    expect lane 25 R8 = 0x3f1c9c9d  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ee4e4e5;
    expect lane 26 R8 = 0x3ec2c2c3  R9 = 0x3e54d4d5  R10 = 0x3f0c8c8d  R11 = 0x3e929293;
    expect lane 27 R8 = 0x3e969697  R9 = 0x3e54d4d5  R10 = 0x3f0c8c8d  R11 = 0x3ebebebf;
    expect lane 28 R8 = 0x3e149495  R9 = 0x3e3cbcbd  R10 = 0x3ee4e4e5  R11 = 0x3d70f0f1;
    expect lane 29 R8 = 0x3dd0d0d1  R9 = 0x3e008081  R10 = 0x3e909091  R11 = 0x3ee4e4e5;
    expect lane 30 R8 = 0x3f29a9aa  R9 = 0x3f59d9da  R10 = 0x3f078788  R11 = 0x3f078788;
    expect lane 31 R8 = 0x3f3ebebf  R9 = 0x3f3dbdbe  R10 = 0x3f51d1d2  R11 = 0x3f29a9aa;
}

warp 27 { # B, row 10
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f1e9e9f  R9 = 0x3ec4c4c5  R10 = 0x3ec4c4c5  R11 = 0x3e8a8a8b;
    expect lane 1 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3efefeff  R11 = 0x3f018182;
    expect lane 2 R8 = 0x3f3cbcbd  R9 = 0x3f23a3a4  R10 = 0x3f23a3a4  R11 = 0x3f30b0b1;
    expect lane 3 R8 = 0x3f23a3a4  R9 = 0x3f30b0b1  R10 = 0x3f3cbcbd  R11 = 0x3f23a3a4;
    expect lane 4 R8 = 0x3f109091  R9 = 0x3f109091  R10 = 0x3f3dbdbe  R11 = 0x3f179798;
    expect lane 5 R8 = 0x3f109091  R9 = 0x3f0f8f90  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 6 R8 = 0x3eb0b0b1  R9 = 0x3e989899  R10 = 0x3e808081  R11 = 0x3eb0b0b1;
    expect lane 7 R8 = 0x3e989899  R9 = 0x3e808081  R10 = 0x3eb0b0b1  R11 = 0x3e989899;
    expect lane 8 R8 = 0x3f4fcfd0  R9 = 0x3f54d4d5  R10 = 0x3f44c4c5  R11 = 0x3f49c9ca;
    expect lane 9 R8 = 0x3f44c4c5  R9 = 0x3f44c4c5  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5;
    expect lane 10 R8 = 0x3f0e8e8f  R9 = 0x3f0e8e8f  R10 = 0x3f23a3a4  R11 = 0x3f23a3a4;
    expect lane 11 R8 = 0x3f0e8e8f  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3d909091;
    expect lane 12 R8 = 0x3f5dddde  R9 = 0x3f66e6e7  R10 = 0x3f048485  R11 = 0x3f78f8f9;
    expect lane 13 R8 = 0x3e28a8a9  R9 = 0x3f30b0b1  R10 = 0x3eacacad  R11 = 0x3eacacad;
    expect lane 14 R8 = 0x3f7bfbfc  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3f7dfdfe  R9 = 0x3f59d9da  R10 = 0x3f48c8c9  R11 = 0x3f59d9da;
    expect lane 16 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3ea6a6a7;
    expect lane 17 R8 = 0x3d20a0a1  R9 = 0x3f1e9e9f  R10 = 0x3f27a7a8  R11 = 0x3f1e9e9f;
    expect lane 18 R8 = 0x3f55d5d6  R9 = 0x3f5bdbdc  R10 = 0x3e989899  R11 = 0x3f55d5d6;
    expect lane 19 R8 = 0x3ecccccd  R9 = 0x3eb0b0b1  R10 = 0x3ecccccd  R11 = 0x3e989899;
    expect lane 20 R8 = 0x3ecccccd  R9 = 0x3f2babac  R10 = 0x3f4ececf  R11 = 0x3e048485;
    expect lane 21 R8 = 0x3f068687  R9 = 0x3e868687  R10 = 0x3e048485  R11 = 0x3ec6c6c7;
    expect lane 22 R8 = 0x3f0f8f90  R9 = 0x3e50d0d1  R10 = 0x3ce0e0e1  R11 = 0x3f40c0c1;
    expect lane 23 R8 = 0x3f34b4b5  R9 = 0x3f3ababb  R10 = 0x3f46c6c7  R11 = 0x3ec4c4c5;
    expect lane 24 R8 = 0x3f1c9c9d  R9 = 0x3ee4e4e5  R10 = 0x3ea6a6a7  R11 = 0x3f1c9c9d;
    expect lane 25 R8 = 0x3ee4e4e5  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3ea6a6a7;
    expect lane 26 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3e54d4d5  R11 = 0x3ec2c2c3;
    expect lane 27 R8 = 0x3ebebebf  R9 = 0x3ebebebf  R10 = 0x3ec2c2c3  R11 = 0x3e969697;
    expect lane 28 R8 = 0x3e909091  R9 = 0x3e008081  R10 = 0x3dd0d0d1  R11 = 0x3e909091;
    expect lane 29 R8 = 0x3ee4e4e5  R9 = 0x3d70f0f1  R10 = 0x3d70f0f1  R11 = 0x3dd0d0d1;
    expect lane 30 R8 = 0x3f29a9aa  R9 = 0x3f159596  R10 = 0x3f22a2a3  R11 = 0x3f29a9aa;
    expect lane 31 R8 = 0x3f59d9da  R9 = 0x3f3ebebf  R10 = 0x3f159596  R11 = 0x3f078788;
}

warp 28 { # A, row 11
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
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

warp 29 { # A, row 11
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
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

warp 30 { # R, row 12
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f3fbfc0  R11 = 0x3f59d9da;
    expect lane 1 R8 = 0x3e9c9c9d  R9 = 0x3dc8c8c9  R10 = 0x3eb0b0b1  R11 = 0x3f59d9da;
    expect lane 2 R8 = 0x3edededf  R9 = 0x3f40c0c1  R10 = 0x3edededf  R11 = 0x3f76f6f7;
    expect lane 3 R8 = 0x3ed0d0d1  R9 = 0x3f139394  R10 = 0x3f76f6f7  R11 = 0x3ed0d0d1;
    expect lane 4 R8 = 0x3f23a3a4  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3eeeeeef;
    expect lane 5 R8 = 0x3f008081  R9 = 0x3f0e8e8f  R10 = 0x3f23a3a4  R11 = 0x3f23a3a4;
    expect lane 6 R8 = 0x3ea0a0a1  R9 = 0x3e38b8b9  R10 = 0x3ea0a0a1  R11 = 0x3f1f9fa0;
    expect lane 7 R8 = 0x3f69e9ea  R9 = 0x3ea0a0a1  R10 = 0x3f1f9fa0  R11 = 0x3ea0a0a1;
    expect lane 8 R8 = 0x3ea8a8a9  R9 = 0x3da0a0a1  R10 = 0x3e4ccccd  R11 = 0x3ebebebf;
    expect lane 9 R8 = 0x3ee0e0e1  R9 = 0x3ee0e0e1  R10 = 0x3ef0f0f1  R11 = 0x3ea8a8a9;
    expect lane 10 R8 = 0x3e50d0d1  R9 = 0x3ed2d2d3  R10 = 0x3e088889  R11 = 0x3e38b8b9;
    expect lane 11 R8 = 0x3f28a8a9  R9 = 0x3e088889  R10 = 0x3ed2d2d3  R11 = 0x3f65e5e6;
    expect lane 12 R8 = 0x3f189899  R9 = 0x3f179798  R10 = 0x3f76f6f7  R11 = 0x3f19999a;
    expect lane 13 R8 = 0x3f65e5e6  R9 = 0x3f53d3d4  R10 = 0x3f189899  R11 = 0x3f76f6f7;
    expect lane 14 R8 = 0x3e34b4b5  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x3eaaaaab;
    expect lane 15 R8 = 0x3edededf  R9 = 0x3dd0d0d1  R10 = 0x3dd0d0d1  R11 = 0x3e34b4b5;
    expect lane 16 R8 = 0x3eb4b4b5  R9 = 0x3f38b8b9  R10 = 0x3f088889  R11 = 0x3e74f4f5;
    expect lane 17 R8 = 0x3f5ededf  R9 = 0x3e74f4f5  R10 = 0x3f29a9aa  R11 = 0x3f66e6e7;
    expect lane 18 R8 = 0x3f63e3e4  R9 = 0x3f149495  R10 = 0x3e60e0e1  R11 = 0x3f63e3e4;
    expect lane 19 R8 = 0x3f3dbdbe  R9 = 0x3e60e0e1  R10 = 0x3f3dbdbe  R11 = 0x3f119192;
    expect lane 20 R8 = 0x3eececed  R9 = 0x3f58d8d9  R10 = 0x3eececed  R11 = 0x3f58d8d9;
    expect lane 21 R8 = 0x3f169697  R9 = 0x3f58d8d9  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 22 R8 = 0x3efcfcfd  R9 = 0x3f72f2f3  R10 = 0x3f59d9da  R11 = 0x3f59d9da;
    expect lane 23 R8 = 0x3f72f2f3  R9 = 0x3f4dcdce  R10 = 0x3f7bfbfc  R11 = 0x3f66e6e7;
    expect lane 24 R8 = 0x3f078788  R9 = 0x3f22a2a3  R10 = 0x3f3cbcbd  R11 = 0x3f27a7a8;
    expect lane 25 R8 = 0x3f078788  R9 = 0x3f22a2a3  R10 = 0x3f27a7a8  R11 = 0x3f32b2b3;
    expect lane 26 R8 = 0x3f4bcbcc  R9 = 0x3ecccccd  R10 = 0x3f4bcbcc  R11 = 0x3f4bcbcc;
    expect lane 27 R8 = 0x3dd8d8d9  R9 = 0x3dd8d8d9  R10 = 0x3d909091  R11 = 0x3d20a0a1;
    expect lane 28 R8 = 0x3f2fafb0  R9 = 0x3f31b1b2  R10 = 0x3f2eaeaf  R11 = 0x3f2fafb0;
    expect lane 29 R8 = 0x3f0f8f90  R9 = 0x3f2cacad  R10 = 0x3f2eaeaf  R11 = 0x3f38b8b9;
    expect lane 30 R8 = 0x3f149495  R9 = 0x3ed8d8d9  R10 = 0x3ed0d0d1  R11 = 0x3f50d0d1;
    expect lane 31 R8 = 0x3f50d0d1  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f28a8a9;
}

warp 31 { # R, row 12
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3dc8c8c9  R9 = 0x3f59d9da  R10 = 0x3f3fbfc0  R11 = 0x3f1a9a9b;
    expect lane 1 R8 = 0x3f59d9da  R9 = 0x3eb0b0b1  R10 = 0x3eb0b0b1  R11 = 0x3f59d9da;
    expect lane 2 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x3f34b4b5  R11 = 0x3e34b4b5;
    expect lane 3 R8 = 0x3edededf  R9 = 0x3f34b4b5  R10 = 0x3e34b4b5  R11 = 0x3f139394;
    expect lane 4 R8 = 0x3eeeeeef  R9 = 0x3ec4c4c5  R10 = 0x3ebcbcbd  R11 = 0x3ec4c4c5;
    expect lane 5 R8 = 0x3ebcbcbd  R9 = 0x3eeeeeef  R10 = 0x3e6ceced  R11 = 0x3e6ceced;
    expect lane 6 R8 = 0x3f1f9fa0  R9 = 0x3e38b8b9  R10 = 0x3d888889  R11 = 0x3e38b8b9;
    expect lane 7 R8 = 0x3f69e9ea  R9 = 0x3f69e9ea  R10 = 0x3f1f9fa0  R11 = 0x3df8f8f9;
    expect lane 8 R8 = 0x3ebebebf  R9 = 0x3ee0e0e1  R10 = 0x3ebebebf  R11 = 0x3da0a0a1;
    expect lane 9 R8 = 0x3e4ccccd  R9 = 0x3ea8a8a9  R10 = 0x3da0a0a1  R11 = 0x3ecececf;
    expect lane 10 R8 = 0x3e30b0b1  R9 = 0x3e20a0a1  R10 = 0x3e30b0b1  R11 = 0x3f28a8a9;
    expect lane 11 R8 = 0x3e38b8b9  R9 = 0x3f65e5e6  R10 = 0x3e50d0d1  R11 = 0x3e088889;
    expect lane 12 R8 = 0x3f76f6f7  R9 = 0x3f42c2c3  R10 = 0x3f189899  R11 = 0x3f42c2c3;
    expect lane 13 R8 = 0x3f19999a  R9 = 0x3f189899  R10 = 0x3f53d3d4  R11 = 0x3f189899;
    expect lane 14 R8 = 0x3edededf  R9 = 0x3dd0d0d1  R10 = 0x3e808081  R11 = 0x3e34b4b5;
    expect lane 15 R8 = 0x3e808081  R9 = 0x3eaaaaab  R10 = 0x3edededf  R11 = 0x3f088889;
    expect lane 16 R8 = 0x3f088889  R9 = 0x3ee4e4e5  R10 = 0x3f088889  R11 = 0x3eb4b4b5;
    expect lane 17 R8 = 0x3ee4e4e5  R9 = 0x3eb4b4b5  R10 = 0x3f5ededf  R11 = 0x3f29a9aa;
    expect lane 18 R8 = 0x3f119192  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 19 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3e60e0e1  R11 = 0x3f119192;
    expect lane 20 R8 = 0x3f49c9ca  R9 = 0x3f58d8d9  R10 = 0x3f58d8d9  R11 = 0x3f169697;
    expect lane 21 R8 = 0x3f3ababb  R9 = 0x3f38b8b9  R10 = 0x3f3ababb  R11 = 0x3f49c9ca;
    expect lane 22 R8 = 0x3f59d9da  R9 = 0x3f3ebebf  R10 = 0x3efcfcfd  R11 = 0x3f3ebebf;
    expect lane 23 R8 = 0x3f7bfbfc  R9 = 0x3efcfcfd  R10 = 0x3f66e6e7  R11 = 0x3f7bfbfc;
    expect lane 24 R8 = 0x3f1c9c9d  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f32b2b3;
    expect lane 25 R8 = 0x3f078788  R9 = 0x3f19999a  R10 = 0x3f109091  R11 = 0x3f22a2a3;
    expect lane 26 R8 = 0x3ecccccd  R9 = 0x3f078788  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 27 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
    expect lane 28 R8 = 0x3e68e8e9  R9 = 0x3f38b8b9  R10 = 0x3f0f8f90  R11 = 0x3f0f8f90;
    expect lane 29 R8 = 0x3f38b8b9  R9 = 0x3f2fafb0  R10 = 0x3f2eaeaf  R11 = 0x3e68e8e9;
    expect lane 30 R8 = 0x3f3cbcbd  R9 = 0x3ee2e2e3  R10 = 0x3ed8d8d9  R11 = 0x3f28a8a9;
    expect lane 31 R8 = 0x3ed8d8d9  R9 = 0x3eeaeaeb  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
}

warp 32 { # G, row 13
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f21a1a2  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f21a1a2  R9 = 0x3ee6e6e7  R10 = 0x3f51d1d2  R11 = 0x3f51d1d2;
    expect lane 2 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3d008081  R11 = 0x3ee6e6e7;
    expect lane 3 R8 = 0x3e2cacad  R9 = 0x3ea0a0a1  R10 = 0x3ee6e6e7  R11 = 0x3e2cacad;
    expect lane 4 R8 = 0x3edededf  R9 = 0x3f1f9fa0  R10 = 0x3f4ccccd  R11 = 0x3f35b5b6;
    expect lane 5 R8 = 0x3f35b5b6  R9 = 0x3f63e3e4  R10 = 0x3f35b5b6  R11 = 0x3f1f9fa0;
    expect lane 6 R8 = 0x3f0d8d8e  R9 = 0x3ea2a2a3  R10 = 0x3f0d8d8e  R11 = 0x3f0d8d8e;
    expect lane 7 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 8 R8 = 0x3ed4d4d5  R9 = 0x3f149495  R10 = 0x3e9a9a9b  R11 = 0x3e44c4c5;
    expect lane 9 R8 = 0x3e44c4c5  R9 = 0x3f149495  R10 = 0x3ed4d4d5  R11 = 0x3f149495;
    expect lane 10 R8 = 0x3ee2e2e3  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ee4e4e5;
    expect lane 11 R8 = 0x3ee0e0e1  R9 = 0x3ed6d6d7  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 12 R8 = 0x3f43c3c4  R9 = 0x3f0c8c8d  R10 = 0x3f28a8a9  R11 = 0x3f0c8c8d;
    expect lane 13 R8 = 0x3f0c8c8d  R9 = 0x3f43c3c4  R10 = 0x3ee2e2e3  R11 = 0x3f43c3c4;
    expect lane 14 R8 = 0x3e34b4b5  R9 = 0x3ee6e6e7  R10 = 0x3ecececf  R11 = 0x3eb8b8b9;
    expect lane 15 R8 = 0x3e048485  R9 = 0x3e34b4b5  R10 = 0x3e60e0e1  R11 = 0x3eb8b8b9;
    expect lane 16 R8 = 0x3f63e3e4  R9 = 0x3f63e3e4  R10 = 0x3f61e1e2  R11 = 0x3f62e2e3;
    expect lane 17 R8 = 0x3f62e2e3  R9 = 0x3f62e2e3  R10 = 0x3f63e3e4  R11 = 0x3f61e1e2;
    expect lane 18 R8 = 0x3df0f0f1  R9 = 0x3dc8c8c9  R10 = 0x3df0f0f1  R11 = 0x3df0f0f1;
    expect lane 19 R8 = 0x3dc8c8c9  R9 = 0x3d60e0e1  R10 = 0x3dc8c8c9  R11 = 0x3dc8c8c9;
    expect lane 20 R8 = 0x3e24a4a5  R9 = 0x3da0a0a1  R10 = 0x3da0a0a1  R11 = 0x3e70f0f1;
    expect lane 21 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3b808081  R11 = 0x3e70f0f1;
    expect lane 22 R8 = 0x3e24a4a5  R9 = 0x3efcfcfd  R10 = 0x00000000  R11 = 0x3efcfcfd;
    expect lane 23 R8 = 0x3efcfcfd  R9 = 0x00000000  R10 = 0x3eaaaaab  R11 = 0x3e24a4a5;
    expect lane 24 R8 = 0x3f19999a  R9 = 0x3f1d9d9e  R10 = 0x3f1a9a9b  R11 = 0x3f1d9d9e;
    expect lane 25 R8 = 0x3f1d9d9e  R9 = 0x3f19999a  R10 = 0x3f169697  R11 = 0x3f1a9a9b;
    expect lane 26 R8 = 0x3e38b8b9  R9 = 0x3e828283  R10 = 0x3dd8d8d9  R11 = 0x3e828283;
    expect lane 27 R8 = 0x3edadadb  R9 = 0x3ec2c2c3  R10 = 0x3edadadb  R11 = 0x3eaaaaab;
    expect lane 28 R8 = 0x3f159596  R9 = 0x3f3ababb  R10 = 0x3edcdcdd  R11 = 0x3e929293;
    expect lane 29 R8 = 0x3f159596  R9 = 0x3f34b4b5  R10 = 0x3eeeeeef  R11 = 0x3f159596;
    expect lane 30 R8 = 0x3e9a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f4bcbcc  R11 = 0x3f1a9a9b;
    expect lane 31 R8 = 0x3f32b2b3  R9 = 0x3f4bcbcc  R10 = 0x3f32b2b3  R11 = 0x3f1a9a9b;
}

warp 33 { # G, row 13
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x3ee6e6e7  R11 = 0x3f51d1d2;
    expect lane 1 R8 = 0x3f21a1a2  R9 = 0x3ee6e6e7  R10 = 0x3f21a1a2  R11 = 0x3f51d1d2;
    expect lane 2 R8 = 0x3ee6e6e7  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
    expect lane 3 R8 = 0x3ee6e6e7  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
    expect lane 4 R8 = 0x3f4ccccd  R9 = 0x3f63e3e4  R10 = 0x3f4ccccd  R11 = 0x3f058586;
    expect lane 5 R8 = 0x3e828283  R9 = 0x3eb0b0b1  R10 = 0x3f1f9fa0  R11 = 0x3e828283;
    expect lane 6 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3f46c6c7  R11 = 0x3dc0c0c1;
    expect lane 7 R8 = 0x3f0d8d8e  R9 = 0x3f0d8d8e  R10 = 0x3dc0c0c1  R11 = 0x3ea2a2a3;
    expect lane 8 R8 = 0x3ed4d4d5  R9 = 0x3e9a9a9b  R10 = 0x3eb6b6b7  R11 = 0x3ef0f0f1;
    expect lane 9 R8 = 0x3f149495  R9 = 0x3ed4d4d5  R10 = 0x3f068687  R11 = 0x3ed4d4d5;
    expect lane 10 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee4e4e5  R11 = 0x3ed8d8d9;
    expect lane 11 R8 = 0x3ee2e2e3  R9 = 0x3edcdcdd  R10 = 0x3edcdcdd  R11 = 0x3edadadb;
    expect lane 12 R8 = 0x3f28a8a9  R9 = 0x3f0c8c8d  R10 = 0x3ee2e2e3  R11 = 0x3f0c8c8d;
    expect lane 13 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3f28a8a9  R11 = 0x3f0c8c8d;
    expect lane 14 R8 = 0x3e60e0e1  R9 = 0x3e048485  R10 = 0x3ecececf  R11 = 0x3e34b4b5;
    expect lane 15 R8 = 0x3ee6e6e7  R9 = 0x3eb8b8b9  R10 = 0x3ecececf  R11 = 0x3ee6e6e7;
    expect lane 16 R8 = 0x3f62e2e3  R9 = 0x3f63e3e4  R10 = 0x3f62e2e3  R11 = 0x3f63e3e4;
    expect lane 17 R8 = 0x3f62e2e3  R9 = 0x3f61e1e2  R10 = 0x3f62e2e3  R11 = 0x3f61e1e2;
    expect lane 18 R8 = 0x3dc8c8c9  R9 = 0x3df0f0f1  R10 = 0x3dc8c8c9  R11 = 0x3df0f0f1;
    expect lane 19 R8 = 0x3dc8c8c9  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3d989899;
    expect lane 20 R8 = 0x3e24a4a5  R9 = 0x3b808081  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 21 R8 = 0x3da0a0a1  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 22 R8 = 0x3efcfcfd  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3eaaaaab;
    expect lane 23 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eaaaaab  R11 = 0x3e24a4a5;
    expect lane 24 R8 = 0x3f159596  R9 = 0x3f1c9c9d  R10 = 0x3f139394  R11 = 0x3f1e9e9f;
    expect lane 25 R8 = 0x3f189899  R9 = 0x3f1e9e9f  R10 = 0x3f179798  R11 = 0x3f159596;
    expect lane 26 R8 = 0x3e828283  R9 = 0x3dd8d8d9  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 27 R8 = 0x3edadadb  R9 = 0x3e929293  R10 = 0x3ec2c2c3  R11 = 0x3eaaaaab;
    expect lane 28 R8 = 0x3f3ababb  R9 = 0x3edcdcdd  R10 = 0x3edcdcdd  R11 = 0x3edcdcdd;
    expect lane 29 R8 = 0x3f3ababb  R9 = 0x3e70f0f1  R10 = 0x3eeeeeef  R11 = 0x3edcdcdd;
    expect lane 30 R8 = 0x3f63e3e4  R9 = 0x3f4bcbcc  R10 = 0x3f4bcbcc  R11 = 0x3c808081;
    expect lane 31 R8 = 0x3f63e3e4  R9 = 0x3f32b2b3  R10 = 0x3f63e3e4  R11 = 0x3f1a9a9b;
}

warp 34 { # B, row 14
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3eeaeaeb  R9 = 0x3f139394  R10 = 0x3f048485  R11 = 0x3f139394;
    expect lane 1 R8 = 0x3f74f4f5  R9 = 0x3f6eeeef  R10 = 0x3f67e7e8  R11 = 0x3f048485;
    expect lane 2 R8 = 0x3f32b2b3  R9 = 0x3ebababb  R10 = 0x3ebababb  R11 = 0x3f09898a;
    expect lane 3 R8 = 0x3e50d0d1  R9 = 0x3f19999a  R10 = 0x3f09898a  R11 = 0x3f32b2b3;
    expect lane 4 R8 = 0x3e48c8c9  R9 = 0x3f5bdbdc  R10 = 0x3e0c8c8d  R11 = 0x3e48c8c9;
    expect lane 5 R8 = 0x3f5bdbdc  R9 = 0x3ee8e8e9  R10 = 0x3f28a8a9  R11 = 0x3ee8e8e9;
    expect lane 6 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 7 R8 = 0x3d808081  R9 = 0x3ecececf  R10 = 0x3ecececf  R11 = 0x3f169697;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f2babac  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x3da0a0a1  R10 = 0x00000000  R11 = 0x3ea8a8a9;
    expect lane 10 R8 = 0x3f139394  R9 = 0x3e40c0c1  R10 = 0x3f43c3c4  R11 = 0x3f139394;
    expect lane 11 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3f139394  R11 = 0x3ec0c0c1;
    expect lane 12 R8 = 0x3e5cdcdd  R9 = 0x3ee2e2e3  R10 = 0x3e9c9c9d  R11 = 0x3e008081;
    expect lane 13 R8 = 0x3ee2e2e3  R9 = 0x3f0c8c8d  R10 = 0x3f43c3c4  R11 = 0x3f28a8a9;
    expect lane 14 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3e9e9e9f  R11 = 0x3e109091;
    expect lane 15 R8 = 0x3ef6f6f7  R9 = 0x3e8a8a8b  R10 = 0x3e109091  R11 = 0x3f26a6a7;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3e008081;
    expect lane 17 R8 = 0x3e008081  R9 = 0x3f36b6b7  R10 = 0x3ed2d2d3  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f5adadb  R9 = 0x3f67e7e8  R10 = 0x3f58d8d9  R11 = 0x3f57d7d8;
    expect lane 19 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f4bcbcc  R11 = 0x3f5adadb;
    expect lane 20 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f2fafb0  R11 = 0x3f43c3c4;
    expect lane 21 R8 = 0x3f43c3c4  R9 = 0x3f1a9a9b  R10 = 0x3f2fafb0  R11 = 0x3f1a9a9b;
    expect lane 22 R8 = 0x3f028283  R9 = 0x3de0e0e1  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 23 R8 = 0x3f028283  R9 = 0x3de0e0e1  R10 = 0x3f7bfbfc  R11 = 0x3f5bdbdc;
    expect lane 24 R8 = 0x3f49c9ca  R9 = 0x3f49c9ca  R10 = 0x3f64e4e5  R11 = 0x3f64e4e5;
    expect lane 25 R8 = 0x3f49c9ca  R9 = 0x3f2eaeaf  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3e9e9e9f  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 27 R8 = 0x3e48c8c9  R9 = 0x3d808081  R10 = 0x3eaeaeaf  R11 = 0x3e48c8c9;
    expect lane 28 R8 = 0x3e9a9a9b  R9 = 0x3ee6e6e7  R10 = 0x3f37b7b8  R11 = 0x3ee6e6e7;
    expect lane 29 R8 = 0x3ec0c0c1  R9 = 0x3f37b7b8  R10 = 0x3f37b7b8  R11 = 0x3f52d2d3;
    expect lane 30 R8 = 0x3f54d4d5  R9 = 0x3f1e9e9f  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 31 R8 = 0x3f6feff0  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x3f54d4d5;
}

warp 35 { # B, row 14
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f048485  R9 = 0x3f7bfbfc  R10 = 0x3f048485  R11 = 0x3eeaeaeb;
    expect lane 1 R8 = 0x3f74f4f5  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 2 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3f09898a  R11 = 0x3ebababb;
    expect lane 3 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f129293  R11 = 0x3f32b2b3;
    expect lane 4 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3f28a8a9  R11 = 0x3da0a0a1;
    expect lane 5 R8 = 0x3e828283  R9 = 0x3f5bdbdc  R10 = 0x3f28a8a9  R11 = 0x3f28a8a9;
    expect lane 6 R8 = 0x3e6ceced  R9 = 0x3e6ceced  R10 = 0x3d808081  R11 = 0x3f028283;
    expect lane 7 R8 = 0x3d808081  R9 = 0x3f129293  R10 = 0x3d808081  R11 = 0x3ecececf;
    expect lane 8 R8 = 0x00000000  R9 = 0x3ecccccd  R10 = 0x3f2babac  R11 = 0x3ea8a8a9;
    expect lane 9 R8 = 0x3e70f0f1  R9 = 0x3da0a0a1  R10 = 0x3f0e8e8f  R11 = 0x3ecccccd;
    expect lane 10 R8 = 0x3e40c0c1  R9 = 0x3f43c3c4  R10 = 0x3ec0c0c1  R11 = 0x3e40c0c1;
    expect lane 11 R8 = 0x3f52d2d3  R9 = 0x3f63e3e4  R10 = 0x3f3fbfc0  R11 = 0x3f43c3c4;
    expect lane 12 R8 = 0x3ee2e2e3  R9 = 0x3f28a8a9  R10 = 0x3ee2e2e3  R11 = 0x3f0c8c8d;
    expect lane 13 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f28a8a9  R11 = 0x3f0c8c8d;
    expect lane 14 R8 = 0x3efafafb  R9 = 0x3e8a8a8b  R10 = 0x3f32b2b3  R11 = 0x3e109091;
    expect lane 15 R8 = 0x3d808081  R9 = 0x3e8a8a8b  R10 = 0x3efafafb  R11 = 0x3f32b2b3;
    expect lane 16 R8 = 0x3ed2d2d3  R9 = 0x3d989899  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 17 R8 = 0x3df0f0f1  R9 = 0x3d008081  R10 = 0x3d989899  R11 = 0x3ed2d2d3;
    expect lane 18 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f4bcbcc  R11 = 0x3f2eaeaf;
    expect lane 19 R8 = 0x3f129293  R9 = 0x3f2eaeaf  R10 = 0x3f2eaeaf  R11 = 0x3f129293;
    expect lane 20 R8 = 0x3f77f7f8  R9 = 0x3f4ccccd  R10 = 0x3f77f7f8  R11 = 0x3f20a0a1;
    expect lane 21 R8 = 0x3f4ccccd  R9 = 0x3f20a0a1  R10 = 0x3f20a0a1  R11 = 0x3f77f7f8;
    expect lane 22 R8 = 0x3e74f4f5  R9 = 0x3f028283  R10 = 0x3e74f4f5  R11 = 0x3ec2c2c3;
    expect lane 23 R8 = 0x3f028283  R9 = 0x3de0e0e1  R10 = 0x3e74f4f5  R11 = 0x3f028283;
    expect lane 24 R8 = 0x3ce0e0e1  R9 = 0x3ce0e0e1  R10 = 0x3f64e4e5  R11 = 0x3f2eaeaf;
    expect lane 25 R8 = 0x00000000  R9 = 0x3d50d0d1  R10 = 0x3f49c9ca  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3e008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3e008081;
    expect lane 27 R8 = 0x3efefeff  R9 = 0x3e008081  R10 = 0x3eaeaeaf  R11 = 0x3e9e9e9f;
    expect lane 28 R8 = 0x3f068687  R9 = 0x3f068687  R10 = 0x3e9a9a9b  R11 = 0x3f068687;
    expect lane 29 R8 = 0x3ec0c0c1  R9 = 0x3ec0c0c1  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 30 R8 = 0x3ecacacb  R9 = 0x3f028283  R10 = 0x3f54d4d5  R11 = 0x3f21a1a2;
    expect lane 31 R8 = 0x3ecacacb  R9 = 0x3f6feff0  R10 = 0x3f1e9e9f  R11 = 0x3f54d4d5;
}

warp 36 { # A, row 15
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d50d0d1  R9 = 0x3d40c0c1  R10 = 0x3f1d9d9e  R11 = 0x3d40c0c1;
    expect lane 1 R8 = 0x3f1d9d9e  R9 = 0x3c808081  R10 = 0x3f1d9d9e  R11 = 0x3e9c9c9d;
    expect lane 2 R8 = 0x3f34b4b5  R9 = 0x3f34b4b5  R10 = 0x3f34b4b5  R11 = 0x3f5bdbdc;
    expect lane 3 R8 = 0x3f5bdbdc  R9 = 0x3d888889  R10 = 0x3d989899  R11 = 0x3d808081;
    expect lane 4 R8 = 0x3e30b0b1  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3ec2c2c3;
    expect lane 5 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ec2c2c3  R9 = 0x3e64e4e5  R10 = 0x3f5adadb  R11 = 0x3e64e4e5;
    expect lane 9 R8 = 0x3f26a6a7  R9 = 0x3f73f3f4  R10 = 0x3f26a6a7  R11 = 0x3f73f3f4;
    expect lane 10 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3e828283  R11 = 0x3e50d0d1;
    expect lane 11 R8 = 0x3e828283  R9 = 0x3f43c3c4  R10 = 0x3f53d3d4  R11 = 0x3f48c8c9;
    expect lane 12 R8 = 0x3f068687  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3f169697;
    expect lane 13 R8 = 0x3f1b9b9c  R9 = 0x3f1e9e9f  R10 = 0x3f169697  R11 = 0x3f169697;
    expect lane 14 R8 = 0x3f77f7f8  R9 = 0x3f3ebebf  R10 = 0x3f43c3c4  R11 = 0x3f129293;
    expect lane 15 R8 = 0x3f3ababb  R9 = 0x3f129293  R10 = 0x3f33b3b4  R11 = 0x3f47c7c8;
    expect lane 16 R8 = 0x3f34b4b5  R9 = 0x3ec6c6c7  R10 = 0x3f47c7c8  R11 = 0x3f2aaaab;
    expect lane 17 R8 = 0x3f20a0a1  R9 = 0x3f2aaaab  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 18 R8 = 0x3ecececf  R9 = 0x3d60e0e1  R10 = 0x3ecececf  R11 = 0x3eeaeaeb;
    expect lane 19 R8 = 0x00000000  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3eeaeaeb;
    expect lane 20 R8 = 0x3f32b2b3  R9 = 0x3e828283  R10 = 0x3e40c0c1  R11 = 0x3f63e3e4;
    expect lane 21 R8 = 0x3f0d8d8e  R9 = 0x3f0d8d8e  R10 = 0x3ed6d6d7  R11 = 0x3f28a8a9;
    expect lane 22 R8 = 0x3f26a6a7  R9 = 0x3ec2c2c3  R10 = 0x3e909091  R11 = 0x3f26a6a7;
    expect lane 23 R8 = 0x3ec2c2c3  R9 = 0x3e109091  R10 = 0x3e909091  R11 = 0x3f129293;
    expect lane 24 R8 = 0x3f4bcbcc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 25 R8 = 0x00000000  R9 = 0x3f4bcbcc  R10 = 0x3f4bcbcc  R11 = 0x3f48c8c9;
    expect lane 26 R8 = 0x3f2aaaab  R9 = 0x3d008081  R10 = 0x3e929293  R11 = 0x3d808081;
    expect lane 27 R8 = 0x3e868687  R9 = 0x3de8e8e9  R10 = 0x3e929293  R11 = 0x3eeeeeef;
    expect lane 28 R8 = 0x3e50d0d1  R9 = 0x3e0c8c8d  R10 = 0x3f2aaaab  R11 = 0x3f3ababb;
    expect lane 29 R8 = 0x3e50d0d1  R9 = 0x3d888889  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 30 R8 = 0x3f21a1a2  R9 = 0x3f53d3d4  R10 = 0x3f21a1a2  R11 = 0x3f53d3d4;
    expect lane 31 R8 = 0x3ecacacb  R9 = 0x3f53d3d4  R10 = 0x3f028283  R11 = 0x3f42c2c3;
}

warp 37 { # A, row 15
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3d50d0d1  R9 = 0x3d70f0f1  R10 = 0x3d808081  R11 = 0x3d40c0c1;
    expect lane 1 R8 = 0x3d40c0c1  R9 = 0x3d808081  R10 = 0x3e9c9c9d  R11 = 0x3d50d0d1;
    expect lane 2 R8 = 0x3f34b4b5  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
    expect lane 3 R8 = 0x3ecacacb  R9 = 0x3f5bdbdc  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3e30b0b1  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3f129293;
    expect lane 6 R8 = 0x3d70f0f1  R9 = 0x3d109091  R10 = 0x00000000  R11 = 0x3d70f0f1;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3da0a0a1  R9 = 0x3da0a0a1  R10 = 0x3f068687  R11 = 0x3f068687;
    expect lane 9 R8 = 0x3e64e4e5  R9 = 0x3f5adadb  R10 = 0x3f5adadb  R11 = 0x3f5adadb;
    expect lane 10 R8 = 0x3e828283  R9 = 0x3ebababb  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
    expect lane 11 R8 = 0x3e828283  R9 = 0x3e50d0d1  R10 = 0x3f53d3d4  R11 = 0x3e50d0d1;
    expect lane 12 R8 = 0x3f068687  R9 = 0x3f189899  R10 = 0x3f169697  R11 = 0x3f2cacad;
    expect lane 13 R8 = 0x3f1b9b9c  R9 = 0x3f169697  R10 = 0x3f1e9e9f  R11 = 0x3f169697;
    expect lane 14 R8 = 0x3f33b3b4  R9 = 0x3f47c7c8  R10 = 0x3f3ebebf  R11 = 0x3f56d6d7;
    expect lane 15 R8 = 0x3f3ebebf  R9 = 0x3f56d6d7  R10 = 0x3f77f7f8  R11 = 0x3f43c3c4;
    expect lane 16 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3e20a0a1  R11 = 0x3f3dbdbe;
    expect lane 17 R8 = 0x3f47c7c8  R9 = 0x3f34b4b5  R10 = 0x3f2aaaab  R11 = 0x3e20a0a1;
    expect lane 18 R8 = 0x3d60e0e1  R9 = 0x3e929293  R10 = 0x3d60e0e1  R11 = 0x00000000;
    expect lane 19 R8 = 0x3e929293  R9 = 0x3eeaeaeb  R10 = 0x3eeaeaeb  R11 = 0x3df0f0f1;
    expect lane 20 R8 = 0x3f28a8a9  R9 = 0x3e40c0c1  R10 = 0x3f32b2b3  R11 = 0x3f0d8d8e;
    expect lane 21 R8 = 0x3f28a8a9  R9 = 0x3f28a8a9  R10 = 0x3e828283  R11 = 0x3f0d8d8e;
    expect lane 22 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3f26a6a7  R11 = 0x3e109091;
    expect lane 23 R8 = 0x3e109091  R9 = 0x3ef0f0f1  R10 = 0x3f0f8f90  R11 = 0x3ec2c2c3;
    expect lane 24 R8 = 0x3f48c8c9  R9 = 0x3f4bcbcc  R10 = 0x00000000  R11 = 0x3f4bcbcc;
    expect lane 25 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f43c3c4  R11 = 0x00000000;
    expect lane 26 R8 = 0x3eeeeeef  R9 = 0x3de8e8e9  R10 = 0x3e929293  R11 = 0x3d808081;
    expect lane 27 R8 = 0x3eeeeeef  R9 = 0x3de8e8e9  R10 = 0x3e929293  R11 = 0x3d808081;
    expect lane 28 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f2fafb0  R11 = 0x3f2fafb0;
    expect lane 29 R8 = 0x3e0c8c8d  R9 = 0x3e50d0d1  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 30 R8 = 0x3f028283  R9 = 0x3f3ababb  R10 = 0x3f21a1a2  R11 = 0x3f53d3d4;
    expect lane 31 R8 = 0x3f3ebebf  R9 = 0x3f42c2c3  R10 = 0x3f3ebebf  R11 = 0x3f53d3d4;
}

warp 38 { # R, row 16
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3f068687;
    expect lane 1 R8 = 0x3f179798  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 2 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3efafafb  R11 = 0x3edadadb;
    expect lane 3 R8 = 0x3f1e9e9f  R9 = 0x3edadadb  R10 = 0x3f3fbfc0  R11 = 0x3f26a6a7;
    expect lane 4 R8 = 0x00000000  R9 = 0x3e30b0b1  R10 = 0x3f77f7f8  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x3e30b0b1  R10 = 0x3f77f7f8  R11 = 0x3f2babac;
    expect lane 6 R8 = 0x3eeeeeef  R9 = 0x3f20a0a1  R10 = 0x3d808081  R11 = 0x3f20a0a1;
    expect lane 7 R8 = 0x3f6feff0  R9 = 0x3f2aaaab  R10 = 0x3f6feff0  R11 = 0x3e868687;
    expect lane 8 R8 = 0x3f0a8a8b  R9 = 0x3f5bdbdc  R10 = 0x3f5fdfe0  R11 = 0x3f5bdbdc;
    expect lane 9 R8 = 0x3ec2c2c3  R9 = 0x3f46c6c7  R10 = 0x3f36b6b7  R11 = 0x3f46c6c7;
    expect lane 10 R8 = 0x3ef0f0f1  R9 = 0x3f0e8e8f  R10 = 0x3ecacacb  R11 = 0x3ef0f0f1;
    expect lane 11 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3e44c4c5;
    expect lane 12 R8 = 0x3f0c8c8d  R9 = 0x3f5bdbdc  R10 = 0x3f0c8c8d  R11 = 0x3ecacacb;
    expect lane 13 R8 = 0x3f2fafb0  R9 = 0x3f63e3e4  R10 = 0x3ef2f2f3  R11 = 0x3ecacacb;
    expect lane 14 R8 = 0x3e008081  R9 = 0x3eeaeaeb  R10 = 0x3e929293  R11 = 0x3eeaeaeb;
    expect lane 15 R8 = 0x3f139394  R9 = 0x3e929293  R10 = 0x3ee8e8e9  R11 = 0x3eaaaaab;
    expect lane 16 R8 = 0x3f1e9e9f  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3f129293;
    expect lane 17 R8 = 0x3f6bebec  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f47c7c8  R9 = 0x3eaeaeaf  R10 = 0x3ecacacb  R11 = 0x3f5fdfe0;
    expect lane 19 R8 = 0x3eaeaeaf  R9 = 0x3f27a7a8  R10 = 0x3f5fdfe0  R11 = 0x3ecacacb;
    expect lane 20 R8 = 0x3e64e4e5  R9 = 0x3f068687  R10 = 0x3f21a1a2  R11 = 0x3f21a1a2;
    expect lane 21 R8 = 0x3f0e8e8f  R9 = 0x3f32b2b3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 22 R8 = 0x3f169697  R9 = 0x3e20a0a1  R10 = 0x3f4fcfd0  R11 = 0x3edcdcdd;
    expect lane 23 R8 = 0x3e20a0a1  R9 = 0x3e888889  R10 = 0x3edcdcdd  R11 = 0x3f4fcfd0;
    expect lane 24 R8 = 0x3ecacacb  R9 = 0x3f5fdfe0  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 25 R8 = 0x3f46c6c7  R9 = 0x3e64e4e5  R10 = 0x3d808081  R11 = 0x3f0e8e8f;
    expect lane 26 R8 = 0x3f62e2e3  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3e40c0c1;
    expect lane 27 R8 = 0x3f47c7c8  R9 = 0x3e969697  R10 = 0x3ecececf  R11 = 0x3f028283;
    expect lane 28 R8 = 0x3efafafb  R9 = 0x3f73f3f4  R10 = 0x3efafafb  R11 = 0x3eb6b6b7;
    expect lane 29 R8 = 0x3f23a3a4  R9 = 0x3ea0a0a1  R10 = 0x3efafafb  R11 = 0x3f23a3a4;
    expect lane 30 R8 = 0x3f1e9e9f  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f3dbdbe;
    expect lane 31 R8 = 0x3f6aeaeb  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x3f1e9e9f;
}

warp 39 { # R, row 16
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f25a5a6  R9 = 0x3f0a8a8b  R10 = 0x3f32b2b3  R11 = 0x3f0a8a8b;
    expect lane 1 R8 = 0x3f47c7c8  R9 = 0x3f47c7c8  R10 = 0x3f068687  R11 = 0x3e828283;
    expect lane 2 R8 = 0x3f3fbfc0  R9 = 0x3f4bcbcc  R10 = 0x3f1e9e9f  R11 = 0x3edadadb;
    expect lane 3 R8 = 0x3f1e9e9f  R9 = 0x3efafafb  R10 = 0x3f4bcbcc  R11 = 0x3f3fbfc0;
    expect lane 4 R8 = 0x3f34b4b5  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f77f7f8;
    expect lane 5 R8 = 0x3f77f7f8  R9 = 0x3ea8a8a9  R10 = 0x3f800000  R11 = 0x3edededf;
    expect lane 6 R8 = 0x3e868687  R9 = 0x3f20a0a1  R10 = 0x3eeeeeef  R11 = 0x3ef2f2f3;
    expect lane 7 R8 = 0x3ef2f2f3  R9 = 0x3e868687  R10 = 0x3ef2f2f3  R11 = 0x3e868687;
    expect lane 8 R8 = 0x3f1a9a9b  R9 = 0x3ec2c2c3  R10 = 0x3f5bdbdc  R11 = 0x3ec2c2c3;
    expect lane 9 R8 = 0x3f46c6c7  R9 = 0x3f0a8a8b  R10 = 0x3f1a9a9b  R11 = 0x3ec2c2c3;
    expect lane 10 R8 = 0x3e44c4c5  R9 = 0x3f169697  R10 = 0x3e44c4c5  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f0e8e8f  R10 = 0x3f038384  R11 = 0x3edadadb;
    expect lane 12 R8 = 0x3f63e3e4  R9 = 0x3f5bdbdc  R10 = 0x3f63e3e4  R11 = 0x3ef2f2f3;
    expect lane 13 R8 = 0x3f5bdbdc  R9 = 0x3f5bdbdc  R10 = 0x3ecacacb  R11 = 0x3f0c8c8d;
    expect lane 14 R8 = 0x3f139394  R9 = 0x3eaaaaab  R10 = 0x3ee8e8e9  R11 = 0x3e008081;
    expect lane 15 R8 = 0x3f1e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3e929293  R11 = 0x3e929293;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f1e9e9f  R10 = 0x00000000  R11 = 0x3e9a9a9b;
    expect lane 17 R8 = 0x3e828283  R9 = 0x3f129293  R10 = 0x00000000  R11 = 0x3ed2d2d3;
    expect lane 18 R8 = 0x3da0a0a1  R9 = 0x3f058586  R10 = 0x3f1c9c9d  R11 = 0x3f47c7c8;
    expect lane 19 R8 = 0x3f058586  R9 = 0x3da0a0a1  R10 = 0x3ecacacb  R11 = 0x3da0a0a1;
    expect lane 20 R8 = 0x3efafafb  R9 = 0x3f32b2b3  R10 = 0x3f068687  R11 = 0x3da0a0a1;
    expect lane 21 R8 = 0x3e64e4e5  R9 = 0x3ec2c2c3  R10 = 0x3f32b2b3  R11 = 0x3f21a1a2;
    expect lane 22 R8 = 0x3e20a0a1  R9 = 0x3de0e0e1  R10 = 0x3e888889  R11 = 0x3f189899;
    expect lane 23 R8 = 0x3f169697  R9 = 0x3ebebebf  R10 = 0x3ebebebf  R11 = 0x3e888889;
    expect lane 24 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f3ababb  R11 = 0x3e64e4e5;
    expect lane 25 R8 = 0x3ecacacb  R9 = 0x3e64e4e5  R10 = 0x3ecacacb  R11 = 0x3f3ababb;
    expect lane 26 R8 = 0x3f028283  R9 = 0x3e969697  R10 = 0x3f47c7c8  R11 = 0x3ecececf;
    expect lane 27 R8 = 0x3ecececf  R9 = 0x3ecececf  R10 = 0x3e969697  R11 = 0x3ecececf;
    expect lane 28 R8 = 0x3da0a0a1  R9 = 0x3da0a0a1  R10 = 0x3da0a0a1  R11 = 0x3efafafb;
    expect lane 29 R8 = 0x3eb6b6b7  R9 = 0x3eb6b6b7  R10 = 0x3e58d8d9  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f1e9e9f  R9 = 0x3f7bfbfc  R10 = 0x3f6aeaeb  R11 = 0x3f1e9e9f;
    expect lane 31 R8 = 0x3f6feff0  R9 = 0x3f1e9e9f  R10 = 0x3f6ceced  R11 = 0x3f6aeaeb;
}

warp 40 { # G, row 17
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f1e9e9f  R9 = 0x3da0a0a1  R10 = 0x3f169697  R11 = 0x3f1e9e9f;
    expect lane 1 R8 = 0x3f1e9e9f  R9 = 0x3f169697  R10 = 0x3f1a9a9b  R11 = 0x3f1e9e9f;
    expect lane 2 R8 = 0x3f068687  R9 = 0x3f2aaaab  R10 = 0x3f4bcbcc  R11 = 0x3da0a0a1;
    expect lane 3 R8 = 0x3da0a0a1  R9 = 0x3f179798  R10 = 0x3ea8a8a9  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3ebababb  R9 = 0x3f37b7b8  R10 = 0x3ebababb  R11 = 0x3f028283;
    expect lane 5 R8 = 0x3f37b7b8  R9 = 0x3e54d4d5  R10 = 0x3f37b7b8  R11 = 0x3f53d3d4;
    expect lane 6 R8 = 0x3f34b4b5  R9 = 0x3eeeeeef  R10 = 0x3ed2d2d3  R11 = 0x3e70f0f1;
    expect lane 7 R8 = 0x3f169697  R9 = 0x3f73f3f4  R10 = 0x3f6feff0  R11 = 0x3f73f3f4;
    expect lane 8 R8 = 0x3f1c9c9d  R9 = 0x3f0a8a8b  R10 = 0x3f22a2a3  R11 = 0x3f0a8a8b;
    expect lane 9 R8 = 0x3f22a2a3  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 10 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3f2eaeaf  R11 = 0x3e20a0a1;
    expect lane 11 R8 = 0x3e20a0a1  R9 = 0x3f6bebec  R10 = 0x3e20a0a1  R11 = 0x3f33b3b4;
    expect lane 12 R8 = 0x3f2eaeaf  R9 = 0x3f3ebebf  R10 = 0x3f47c7c8  R11 = 0x3f2eaeaf;
    expect lane 13 R8 = 0x3eeaeaeb  R9 = 0x3f109091  R10 = 0x3f3ebebf  R11 = 0x3f109091;
    expect lane 14 R8 = 0x3eb0b0b1  R9 = 0x3eb0b0b1  R10 = 0x3f53d3d4  R11 = 0x3da0a0a1;
    expect lane 15 R8 = 0x3eb0b0b1  R9 = 0x3da0a0a1  R10 = 0x3de0e0e1  R11 = 0x3f53d3d4;
    expect lane 16 R8 = 0x3e30b0b1  R9 = 0x3f53d3d4  R10 = 0x3f0a8a8b  R11 = 0x3f77f7f8;
    expect lane 17 R8 = 0x3f53d3d4  R9 = 0x3f0a8a8b  R10 = 0x3e149495  R11 = 0x3f0a8a8b;
    expect lane 18 R8 = 0x3e8c8c8d  R9 = 0x3d40c0c1  R10 = 0x3f09898a  R11 = 0x3f3ababb;
    expect lane 19 R8 = 0x3e8c8c8d  R9 = 0x3d40c0c1  R10 = 0x3eaaaaab  R11 = 0x3e109091;
    expect lane 20 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3ef0f0f1;
    expect lane 21 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3f159596  R11 = 0x3f169697;
    expect lane 22 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3e929293;
    expect lane 23 R8 = 0x3f3ebebf  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3f5bdbdc;
    expect lane 24 R8 = 0x3f2babac  R9 = 0x3f7bfbfc  R10 = 0x3f129293  R11 = 0x3eb0b0b1;
    expect lane 25 R8 = 0x3d008081  R9 = 0x3f2babac  R10 = 0x3eb0b0b1  R11 = 0x3f7bfbfc;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f49c9ca;
    expect lane 29 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
    expect lane 30 R8 = 0x3f7dfdfe  R9 = 0x3f7dfdfe  R10 = 0x3f7dfdfe  R11 = 0x3f4fcfd0;
    expect lane 31 R8 = 0x3f7dfdfe  R9 = 0x3f1d9d9e  R10 = 0x3f1d9d9e  R11 = 0x3f7dfdfe;
}

warp 41 { # G, row 17
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f1e9e9f  R9 = 0x3da0a0a1  R10 = 0x3da0a0a1  R11 = 0x3e848485;
    expect lane 1 R8 = 0x3f1e9e9f  R9 = 0x3f169697  R10 = 0x3f22a2a3  R11 = 0x3e848485;
    expect lane 2 R8 = 0x3f57d7d8  R9 = 0x3da0a0a1  R10 = 0x3ea8a8a9  R11 = 0x3ecacacb;
    expect lane 3 R8 = 0x3f2aaaab  R9 = 0x3f068687  R10 = 0x3ecacacb  R11 = 0x3f57d7d8;
    expect lane 4 R8 = 0x3f19999a  R9 = 0x3ebababb  R10 = 0x3f37b7b8  R11 = 0x3f53d3d4;
    expect lane 5 R8 = 0x3d808081  R9 = 0x3f53d3d4  R10 = 0x3d808081  R11 = 0x3e54d4d5;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3f169697  R10 = 0x3f6feff0  R11 = 0x3f73f3f4;
    expect lane 7 R8 = 0x3f34b4b5  R9 = 0x3f6feff0  R10 = 0x3ed2d2d3  R11 = 0x3eeeeeef;
    expect lane 8 R8 = 0x3f22a2a3  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f0e8e8f;
    expect lane 9 R8 = 0x3f1c9c9d  R9 = 0x3ee2e2e3  R10 = 0x3f0a8a8b  R11 = 0x3eb2b2b3;
    expect lane 10 R8 = 0x3f33b3b4  R9 = 0x3e20a0a1  R10 = 0x3f33b3b4  R11 = 0x3f36b6b7;
    expect lane 11 R8 = 0x3ed0d0d1  R9 = 0x3f33b3b4  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 12 R8 = 0x3f109091  R9 = 0x3f2eaeaf  R10 = 0x3f0e8e8f  R11 = 0x3f2eaeaf;
    expect lane 13 R8 = 0x3f0e8e8f  R9 = 0x3eeaeaeb  R10 = 0x3eeaeaeb  R11 = 0x3f47c7c8;
    expect lane 14 R8 = 0x3da0a0a1  R9 = 0x3db8b8b9  R10 = 0x3db8b8b9  R11 = 0x3de0e0e1;
    expect lane 15 R8 = 0x3da0a0a1  R9 = 0x3eb0b0b1  R10 = 0x3db8b8b9  R11 = 0x3da0a0a1;
    expect lane 16 R8 = 0x3f53d3d4  R9 = 0x3e149495  R10 = 0x3df8f8f9  R11 = 0x3df8f8f9;
    expect lane 17 R8 = 0x3df8f8f9  R9 = 0x3e30b0b1  R10 = 0x3f77f7f8  R11 = 0x3dc0c0c1;
    expect lane 18 R8 = 0x3f3ababb  R9 = 0x3e109091  R10 = 0x3eaaaaab  R11 = 0x3f3ababb;
    expect lane 19 R8 = 0x3e8c8c8d  R9 = 0x3f3ebebf  R10 = 0x3f048485  R11 = 0x3e8c8c8d;
    expect lane 20 R8 = 0x3ea2a2a3  R9 = 0x3f20a0a1  R10 = 0x3f159596  R11 = 0x3f139394;
    expect lane 21 R8 = 0x3f47c7c8  R9 = 0x3f20a0a1  R10 = 0x3f139394  R11 = 0x3f129293;
    expect lane 22 R8 = 0x3f48c8c9  R9 = 0x3f5bdbdc  R10 = 0x3f48c8c9  R11 = 0x3f3ebebf;
    expect lane 23 R8 = 0x3f3ebebf  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3f3ebebf;
    expect lane 24 R8 = 0x3f7bfbfc  R9 = 0x3f34b4b5  R10 = 0x3f7bfbfc  R11 = 0x3f2babac;
    expect lane 25 R8 = 0x3f59d9da  R9 = 0x3f129293  R10 = 0x3f34b4b5  R11 = 0x3f34b4b5;
    expect lane 26 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 27 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 29 R8 = 0x3ea0a0a1  R9 = 0x3efefeff  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
    expect lane 30 R8 = 0x3f7dfdfe  R9 = 0x3f7dfdfe  R10 = 0x3f7dfdfe  R11 = 0x3f7dfdfe;
    expect lane 31 R8 = 0x3f7dfdfe  R9 = 0x3f39b9ba  R10 = 0x3f1d9d9e  R11 = 0x3f7dfdfe;
}

warp 42 { # B, row 18
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e109091  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3ef4f4f5;
    expect lane 1 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 2 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f68e8e9;
    expect lane 3 R8 = 0x3c008081  R9 = 0x3c008081  R10 = 0x3c008081  R11 = 0x3f4fcfd0;
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x3ea0a0a1  R9 = 0x3f139394  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
    expect lane 6 R8 = 0x3e58d8d9  R9 = 0x3ec8c8c9  R10 = 0x3e58d8d9  R11 = 0x3e44c4c5;
    expect lane 7 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3ec8c8c9  R11 = 0x3ec8c8c9;
    expect lane 8 R8 = 0x3ef0f0f1  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3f25a5a6;
    expect lane 9 R8 = 0x3e989899  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x3ef0f0f1;
    expect lane 10 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3ea2a2a3;
    expect lane 11 R8 = 0x3c808081  R9 = 0x3e30b0b1  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 12 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3f4bcbcc;
    expect lane 13 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 14 R8 = 0x3de0e0e1  R9 = 0x3e68e8e9  R10 = 0x3de0e0e1  R11 = 0x3f058586;
    expect lane 15 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3e68e8e9  R11 = 0x3e68e8e9;
    expect lane 16 R8 = 0x3f2fafb0  R9 = 0x3f2fafb0  R10 = 0x3f2fafb0  R11 = 0x3eeeeeef;
    expect lane 17 R8 = 0x3f2fafb0  R9 = 0x3e808081  R10 = 0x3f2fafb0  R11 = 0x3f2fafb0;
    expect lane 18 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3ec4c4c5;
    expect lane 19 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3f139394;
    expect lane 20 R8 = 0x3ec8c8c9  R9 = 0x3e28a8a9  R10 = 0x3ec8c8c9  R11 = 0x3ed2d2d3;
    expect lane 21 R8 = 0x3e28a8a9  R9 = 0x3e28a8a9  R10 = 0x3e28a8a9  R11 = 0x3ec8c8c9;
    expect lane 22 R8 = 0x3f2fafb0  R9 = 0x3f2fafb0  R10 = 0x3f2fafb0  R11 = 0x3ea4a4a5;
    expect lane 23 R8 = 0x3f2fafb0  R9 = 0x3f2fafb0  R10 = 0x3f2fafb0  R11 = 0x3f2fafb0;
    expect lane 24 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f6feff0  R11 = 0x3f5adadb;
    expect lane 25 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 26 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f64e4e5;
    expect lane 27 R8 = 0x3f4fcfd0  R9 = 0x3f4fcfd0  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 28 R8 = 0x3f73f3f4  R9 = 0x3f7dfdfe  R10 = 0x3f7dfdfe  R11 = 0x3efafafb;
    expect lane 29 R8 = 0x3f7dfdfe  R9 = 0x3f7dfdfe  R10 = 0x3f7dfdfe  R11 = 0x3f7dfdfe;
    expect lane 30 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ebcbcbd  R11 = 0x3f139394;
    expect lane 31 R8 = 0x3ee8e8e9  R9 = 0x3ebcbcbd  R10 = 0x3ebcbcbd  R11 = 0x3f169697;
}

warp 43 { # B, row 18
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e109091  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e109091;
    expect lane 1 R8 = 0x3e40c0c1  R9 = 0x3f129293  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 2 R8 = 0x3f4fcfd0  R9 = 0x3c008081  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 3 R8 = 0x3c008081  R9 = 0x3d808081  R10 = 0x3c008081  R11 = 0x3c008081;
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
    expect lane 5 R8 = 0x3f139394  R9 = 0x3edadadb  R10 = 0x3f139394  R11 = 0x3ea0a0a1;
    expect lane 6 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3ec8c8c9  R11 = 0x3e58d8d9;
    expect lane 7 R8 = 0x3ec8c8c9  R9 = 0x3f038384  R10 = 0x3ec8c8c9  R11 = 0x3ec8c8c9;
    expect lane 8 R8 = 0x3e989899  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x3ef0f0f1;
    expect lane 9 R8 = 0x3e989899  R9 = 0x3edededf  R10 = 0x3e989899  R11 = 0x3e989899;
    expect lane 10 R8 = 0x3c808081  R9 = 0x3e30b0b1  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 11 R8 = 0x3e30b0b1  R9 = 0x3eb0b0b1  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 12 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 13 R8 = 0x3e8c8c8d  R9 = 0x3ed8d8d9  R10 = 0x3e8c8c8d  R11 = 0x3f6bebec;
    expect lane 14 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3e68e8e9  R11 = 0x3e68e8e9;
    expect lane 15 R8 = 0x3e68e8e9  R9 = 0x3f25a5a6  R10 = 0x3e68e8e9  R11 = 0x3e68e8e9;
    expect lane 16 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3f2fafb0;
    expect lane 17 R8 = 0x3e808081  R9 = 0x3e109091  R10 = 0x3e808081  R11 = 0x3e808081;
    expect lane 18 R8 = 0x3f139394  R9 = 0x3f1f9fa0  R10 = 0x3f139394  R11 = 0x3f139394;
    expect lane 19 R8 = 0x3f1f9fa0  R9 = 0x3f0a8a8b  R10 = 0x3f1f9fa0  R11 = 0x3f139394;
    expect lane 20 R8 = 0x3e28a8a9  R9 = 0x3e28a8a9  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 21 R8 = 0x3e28a8a9  R9 = 0x3e9a9a9b  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 22 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 23 R8 = 0x3eb4b4b5  R9 = 0x3e989899  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 24 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
    expect lane 25 R8 = 0x3f1b9b9c  R9 = 0x3ef4f4f5  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
    expect lane 26 R8 = 0x3f21a1a2  R9 = 0x3f21a1a2  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 27 R8 = 0x3f21a1a2  R9 = 0x3f54d4d5  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
    expect lane 28 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 29 R8 = 0x3f73f3f4  R9 = 0x3ee6e6e7  R10 = 0x3f7dfdfe  R11 = 0x3f73f3f4;
    expect lane 30 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 31 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
}

warp 44 { # A, row 19
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
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

warp 45 { # A, row 19
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
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

warp 46 { # R, row 20
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f5dddde  R9 = 0x3e78f8f9  R10 = 0x3f5dddde  R11 = 0x3ef0f0f1;
    expect lane 1 R8 = 0x3f1e9e9f  R9 = 0x3e78f8f9  R10 = 0x3f5dddde  R11 = 0x3e78f8f9;
    expect lane 2 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3f038384;
    expect lane 3 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 4 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f078788  R11 = 0x3f45c5c6;
    expect lane 5 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3d808081  R11 = 0x3ec4c4c5;
    expect lane 6 R8 = 0x3f6bebec  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3f56d6d7;
    expect lane 7 R8 = 0x3f6bebec  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3f6bebec;
    expect lane 8 R8 = 0x3eececed  R9 = 0x3f7bfbfc  R10 = 0x3eececed  R11 = 0x3f76f6f7;
    expect lane 9 R8 = 0x3f7bfbfc  R9 = 0x3eececed  R10 = 0x3f7bfbfc  R11 = 0x3eececed;
    expect lane 10 R8 = 0x3f179798  R9 = 0x3e949495  R10 = 0x3f179798  R11 = 0x3ec6c6c7;
    expect lane 11 R8 = 0x3f179798  R9 = 0x3e949495  R10 = 0x3f179798  R11 = 0x3e949495;
    expect lane 12 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f55d5d6  R11 = 0x3e1c9c9d;
    expect lane 13 R8 = 0x3f55d5d6  R9 = 0x3f55d5d6  R10 = 0x3f55d5d6  R11 = 0x3ef0f0f1;
    expect lane 14 R8 = 0x3eb0b0b1  R9 = 0x3eb0b0b1  R10 = 0x3eb0b0b1  R11 = 0x3e868687;
    expect lane 15 R8 = 0x3dd0d0d1  R9 = 0x3dd0d0d1  R10 = 0x3dd0d0d1  R11 = 0x3eb0b0b1;
    expect lane 16 R8 = 0x3ed4d4d5  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3f129293;
    expect lane 17 R8 = 0x3ef0f0f1  R9 = 0x3ed4d4d5  R10 = 0x3ef0f0f1  R11 = 0x3f129293;
    expect lane 18 R8 = 0x3eb0b0b1  R9 = 0x3f4bcbcc  R10 = 0x3f4bcbcc  R11 = 0x3f0c8c8d;
    expect lane 19 R8 = 0x3eb0b0b1  R9 = 0x3eb0b0b1  R10 = 0x3eb0b0b1  R11 = 0x3ebababb;
    expect lane 20 R8 = 0x3f1b9b9c  R9 = 0x3eb4b4b5  R10 = 0x3f1b9b9c  R11 = 0x3ec2c2c3;
    expect lane 21 R8 = 0x3eb4b4b5  R9 = 0x3f1b9b9c  R10 = 0x3eb4b4b5  R11 = 0x3ed8d8d9;
    expect lane 22 R8 = 0x3da0a0a1  R9 = 0x3da0a0a1  R10 = 0x3f6dedee  R11 = 0x3f6dedee;
    expect lane 23 R8 = 0x3f6dedee  R9 = 0x3f6dedee  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
    expect lane 24 R8 = 0x3efcfcfd  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 25 R8 = 0x3f25a5a6  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3f25a5a6;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3f19999a  R10 = 0x3e848485  R11 = 0x3eb2b2b3;
    expect lane 27 R8 = 0x3eececed  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 28 R8 = 0x3f33b3b4  R9 = 0x3f33b3b4  R10 = 0x3f33b3b4  R11 = 0x3f71f1f2;
    expect lane 29 R8 = 0x3f2aaaab  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 30 R8 = 0x3f19999a  R9 = 0x3f058586  R10 = 0x3f19999a  R11 = 0x3eb4b4b5;
    expect lane 31 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3f19999a  R11 = 0x3f31b1b2;
}

warp 47 { # R, row 20
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f5dddde  R9 = 0x3e78f8f9  R10 = 0x3f5dddde  R11 = 0x3e78f8f9;
    expect lane 1 R8 = 0x3f5dddde  R9 = 0x3e78f8f9  R10 = 0x3f5dddde  R11 = 0x3e78f8f9;
    expect lane 2 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3f44c4c5;
    expect lane 3 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 4 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f078788  R11 = 0x3f078788;
    expect lane 5 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 6 R8 = 0x3ecccccd  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3ef6f6f7;
    expect lane 7 R8 = 0x3ecccccd  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3ecccccd;
    expect lane 8 R8 = 0x3eececed  R9 = 0x3f7bfbfc  R10 = 0x3eececed  R11 = 0x3f7bfbfc;
    expect lane 9 R8 = 0x3f7bfbfc  R9 = 0x3f09898a  R10 = 0x3f7bfbfc  R11 = 0x3eececed;
    expect lane 10 R8 = 0x3e949495  R9 = 0x3f179798  R10 = 0x3e949495  R11 = 0x3f179798;
    expect lane 11 R8 = 0x3e949495  R9 = 0x3eb0b0b1  R10 = 0x3e949495  R11 = 0x3f179798;
    expect lane 12 R8 = 0x3f55d5d6  R9 = 0x3f55d5d6  R10 = 0x3f55d5d6  R11 = 0x3f55d5d6;
    expect lane 13 R8 = 0x3f55d5d6  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 14 R8 = 0x3dd0d0d1  R9 = 0x3eb0b0b1  R10 = 0x3dd0d0d1  R11 = 0x3ea4a4a5;
    expect lane 15 R8 = 0x3eb0b0b1  R9 = 0x3eb0b0b1  R10 = 0x3eb0b0b1  R11 = 0x3eb0b0b1;
    expect lane 16 R8 = 0x3ef0f0f1  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3ed4d4d5;
    expect lane 17 R8 = 0x3ed4d4d5  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3ed4d4d5;
    expect lane 18 R8 = 0x3eb0b0b1  R9 = 0x3eb0b0b1  R10 = 0x3eb0b0b1  R11 = 0x3eb0b0b1;
    expect lane 19 R8 = 0x3f4bcbcc  R9 = 0x3f4bcbcc  R10 = 0x3eb0b0b1  R11 = 0x3f4bcbcc;
    expect lane 20 R8 = 0x3eb4b4b5  R9 = 0x3f1b9b9c  R10 = 0x3eb4b4b5  R11 = 0x3f1b9b9c;
    expect lane 21 R8 = 0x3f1b9b9c  R9 = 0x3eb4b4b5  R10 = 0x3f1b9b9c  R11 = 0x3eb4b4b5;
    expect lane 22 R8 = 0x3f6dedee  R9 = 0x3f6dedee  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
    expect lane 23 R8 = 0x3da0a0a1  R9 = 0x3f189899  R10 = 0x3f6dedee  R11 = 0x3f6dedee;
    expect lane 24 R8 = 0x3f25a5a6  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3f25a5a6;
    expect lane 25 R8 = 0x3efcfcfd  R9 = 0x3f159596  R10 = 0x3f25a5a6  R11 = 0x3efcfcfd;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f19999a  R11 = 0x3e848485;
    expect lane 27 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3f19999a;
    expect lane 28 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f33b3b4  R11 = 0x3f65e5e6;
    expect lane 29 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
    expect lane 30 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 31 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3f058586;
}

warp 48 { # G, row 21
    asm "TLD4.G R8, R0, 21, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3f068687;
    expect lane 1 R8 = 0x3f5cdcdd  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 2 R8 = 0x3f058586  R9 = 0x3f6dedee  R10 = 0x3f058586  R11 = 0x3f1e9e9f;
    expect lane 3 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3f058586;
    expect lane 4 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3e848485;
    expect lane 5 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3e50d0d1  R11 = 0x3ed0d0d1;
    expect lane 6 R8 = 0x3f75f5f6  R9 = 0x3e949495  R10 = 0x3f75f5f6  R11 = 0x3f60e0e1;
    expect lane 7 R8 = 0x3e949495  R9 = 0x3f75f5f6  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 8 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f058586  R11 = 0x3e70f0f1;
    expect lane 9 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3d60e0e1  R11 = 0x3f33b3b4;
    expect lane 10 R8 = 0x3e48c8c9  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3eb6b6b7;
    expect lane 11 R8 = 0x3f1f9fa0  R9 = 0x3e48c8c9  R10 = 0x3e48c8c9  R11 = 0x3ebcbcbd;
    expect lane 12 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3ee8e8e9;
    expect lane 13 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f6bebec  R11 = 0x3ecccccd;
    expect lane 14 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3f6bebec  R11 = 0x3edcdcdd;
    expect lane 15 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3e888889  R11 = 0x3f6bebec;
    expect lane 16 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3ec4c4c5  R11 = 0x3e44c4c5;
    expect lane 17 R8 = 0x3ec4c4c5  R9 = 0x3eacacad  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 18 R8 = 0x3ee4e4e5  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f09898a;
    expect lane 19 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3ee4e4e5  R11 = 0x3f43c3c4;
    expect lane 20 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f179798  R11 = 0x3f37b7b8;
    expect lane 21 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 22 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f40c0c1;
    expect lane 23 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3e20a0a1;
    expect lane 24 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3edcdcdd;
    expect lane 25 R8 = 0x3d60e0e1  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3de0e0e1;
    expect lane 26 R8 = 0x3f75f5f6  R9 = 0x3c008081  R10 = 0x3c008081  R11 = 0x3ef0f0f1;
    expect lane 27 R8 = 0x3f75f5f6  R9 = 0x3f75f5f6  R10 = 0x3f75f5f6  R11 = 0x3f75f5f6;
    expect lane 28 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3f0c8c8d;
    expect lane 29 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3ec4c4c5  R11 = 0x3f048485;
    expect lane 30 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3e929293;
    expect lane 31 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3f38b8b9  R11 = 0x3f3dbdbe;
}

warp 49 { # G, row 21
    asm "TLD4.G R8, R0, 21, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3f63e3e4  R11 = 0x3efcfcfd;
    expect lane 1 R8 = 0x3f63e3e4  R9 = 0x3efcfcfd  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 2 R8 = 0x3f058586  R9 = 0x3f6dedee  R10 = 0x3f6dedee  R11 = 0x3f48c8c9;
    expect lane 3 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3f6dedee;
    expect lane 4 R8 = 0x3e50d0d1  R9 = 0x3e50d0d1  R10 = 0x3e50d0d1  R11 = 0x3ed0d0d1;
    expect lane 5 R8 = 0x3ed0d0d1  R9 = 0x3f3ebebf  R10 = 0x3ed0d0d1  R11 = 0x3e50d0d1;
    expect lane 6 R8 = 0x3e949495  R9 = 0x3f75f5f6  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 7 R8 = 0x3f75f5f6  R9 = 0x3eacacad  R10 = 0x3f75f5f6  R11 = 0x3f75f5f6;
    expect lane 8 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3d60e0e1  R11 = 0x3f058586;
    expect lane 9 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f058586  R11 = 0x3d60e0e1;
    expect lane 10 R8 = 0x3f1f9fa0  R9 = 0x3e48c8c9  R10 = 0x3e48c8c9  R11 = 0x3e48c8c9;
    expect lane 11 R8 = 0x3e48c8c9  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 12 R8 = 0x3ecccccd  R9 = 0x3f6bebec  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 13 R8 = 0x3f6bebec  R9 = 0x3ebababb  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 14 R8 = 0x3f6bebec  R9 = 0x3e888889  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 15 R8 = 0x3e888889  R9 = 0x3f27a7a8  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 16 R8 = 0x3eacacad  R9 = 0x3eacacad  R10 = 0x3eacacad  R11 = 0x3ec4c4c5;
    expect lane 17 R8 = 0x3eacacad  R9 = 0x3f2fafb0  R10 = 0x3eacacad  R11 = 0x3eacacad;
    expect lane 18 R8 = 0x3f43c3c4  R9 = 0x3ee4e4e5  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 19 R8 = 0x3ee4e4e5  R9 = 0x3e9a9a9b  R10 = 0x3f43c3c4  R11 = 0x3ee4e4e5;
    expect lane 20 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 21 R8 = 0x3f39b9ba  R9 = 0x3eaeaeaf  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 22 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e58d8d9  R11 = 0x3e58d8d9;
    expect lane 23 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e58d8d9  R11 = 0x3e58d8d9;
    expect lane 24 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 25 R8 = 0x3d60e0e1  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3d60e0e1;
    expect lane 26 R8 = 0x3f75f5f6  R9 = 0x3c008081  R10 = 0x3c008081  R11 = 0x3f75f5f6;
    expect lane 27 R8 = 0x3c008081  R9 = 0x3f0b8b8c  R10 = 0x3c008081  R11 = 0x3c008081;
    expect lane 28 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3ed6d6d7;
    expect lane 29 R8 = 0x3e848485  R9 = 0x3f159596  R10 = 0x3f048485  R11 = 0x3e848485;
    expect lane 30 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f119192;
    expect lane 31 R8 = 0x3f0c8c8d  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
}

warp 50 { # B, row 22
    asm "TLD4.B R8, R0, 22, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f0c8c8d  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f63e3e4;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3e44c4c5  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f56d6d7  R11 = 0x3f25a5a6;
    expect lane 3 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3ea2a2a3  R11 = 0x3f56d6d7;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3e8e8e8f;
    expect lane 5 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 6 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3e8e8e8f;
    expect lane 7 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f139394  R11 = 0x3f56d6d7;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f61e1e2;
    expect lane 9 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3f0d8d8e  R11 = 0x3e949495;
    expect lane 10 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3edadadb;
    expect lane 11 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 12 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f7cfcfd;
    expect lane 13 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 14 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3f35b5b6  R11 = 0x3f149495;
    expect lane 15 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 16 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3d808081  R11 = 0x3e848485;
    expect lane 17 R8 = 0x3ebababb  R9 = 0x3ee6e6e7  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 18 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f008081;
    expect lane 19 R8 = 0x3f5fdfe0  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f2dadae;
    expect lane 20 R8 = 0x3e048485  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e5cdcdd;
    expect lane 21 R8 = 0x3f0f8f90  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x3e848485  R9 = 0x3e70f0f1  R10 = 0x3ee6e6e7  R11 = 0x3e8e8e8f;
    expect lane 23 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 24 R8 = 0x3dc0c0c1  R9 = 0x3f67e7e8  R10 = 0x3dc0c0c1  R11 = 0x3f28a8a9;
    expect lane 25 R8 = 0x3f67e7e8  R9 = 0x3f5ededf  R10 = 0x3f4bcbcc  R11 = 0x3f67e7e8;
    expect lane 26 R8 = 0x3f6feff0  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3ee2e2e3;
    expect lane 27 R8 = 0x3e24a4a5  R9 = 0x3f149495  R10 = 0x3e989899  R11 = 0x3f149495;
    expect lane 28 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f43c3c4;
    expect lane 29 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3f159596  R11 = 0x3f1c9c9d;
    expect lane 30 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3ea4a4a5  R11 = 0x3e48c8c9;
    expect lane 31 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3e44c4c5  R11 = 0x3ea4a4a5;
}

warp 51 { # B, row 22
    asm "TLD4.B R8, R0, 22, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f2dadae;
    expect lane 1 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 2 R8 = 0x3f048485  R9 = 0x3f35b5b6  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 3 R8 = 0x3f35b5b6  R9 = 0x3e8c8c8d  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f159596;
    expect lane 5 R8 = 0x3f3dbdbe  R9 = 0x3e868687  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 6 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 7 R8 = 0x3f67e7e8  R9 = 0x3f2aaaab  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 8 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 9 R8 = 0x3f25a5a6  R9 = 0x3f61e1e2  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 10 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f25a5a6;
    expect lane 11 R8 = 0x3ed6d6d7  R9 = 0x3e4ccccd  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 12 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f1c9c9d  R11 = 0x3f59d9da;
    expect lane 13 R8 = 0x3f25a5a6  R9 = 0x3ed0d0d1  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 14 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3e949495  R11 = 0x3f28a8a9;
    expect lane 15 R8 = 0x3f56d6d7  R9 = 0x3f3ababb  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 17 R8 = 0x3ef6f6f7  R9 = 0x3e20a0a1  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 18 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 19 R8 = 0x3f2dadae  R9 = 0x3f64e4e5  R10 = 0x3f4ececf  R11 = 0x3f2dadae;
    expect lane 20 R8 = 0x3e048485  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e048485;
    expect lane 21 R8 = 0x3e44c4c5  R9 = 0x3f23a3a4  R10 = 0x3d008081  R11 = 0x3e44c4c5;
    expect lane 22 R8 = 0x3e848485  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3e848485;
    expect lane 23 R8 = 0x3ee6e6e7  R9 = 0x3f048485  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 24 R8 = 0x3f67e7e8  R9 = 0x3f5ededf  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 25 R8 = 0x3f5ededf  R9 = 0x3eeaeaeb  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 26 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3ebebebf;
    expect lane 27 R8 = 0x3f6feff0  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 28 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f1c9c9d;
    expect lane 29 R8 = 0x3f2dadae  R9 = 0x3f22a2a3  R10 = 0x3f2dadae  R11 = 0x3ec6c6c7;
    expect lane 30 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3d808081  R11 = 0x3eaeaeaf;
    expect lane 31 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3ea4a4a5  R11 = 0x3d808081;
}

warp 52 { # A, row 23
    asm "TLD4.A R8, R0, 23, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
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

warp 53 { # A, row 23
    asm "TLD4.A R8, R0, 23, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
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

warp 54 { # R, row 24
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f5ededf;
    expect lane 1 R8 = 0x3d008081  R9 = 0x3ef6f6f7  R10 = 0x3f23a3a4  R11 = 0x3d008081;
    expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3e949495  R10 = 0x3dc0c0c1  R11 = 0x3f67e7e8;
    expect lane 3 R8 = 0x3ea4a4a5  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3ea4a4a5;
    expect lane 4 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3f6feff0  R11 = 0x3eeaeaeb;
    expect lane 5 R8 = 0x3e929293  R9 = 0x3f3dbdbe  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 6 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3ed0d0d1;
    expect lane 7 R8 = 0x3f25a5a6  R9 = 0x3f1c9c9d  R10 = 0x3f25a5a6  R11 = 0x3f1c9c9d;
    expect lane 8 R8 = 0x3ed6d6d7  R9 = 0x3d008081  R10 = 0x3dc0c0c1  R11 = 0x3f0d8d8e;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x3ed6d6d7  R10 = 0x3d008081  R11 = 0x3ed6d6d7;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f77f7f8  R11 = 0x3efafafb;
    expect lane 11 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 12 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3f800000  R11 = 0x3f6feff0;
    expect lane 13 R8 = 0x3f5ededf  R9 = 0x3f800000  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 14 R8 = 0x3f56d6d7  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f0e8e8f;
    expect lane 15 R8 = 0x3f56d6d7  R9 = 0x3f3dbdbe  R10 = 0x3eb4b4b5  R11 = 0x3f56d6d7;
    expect lane 16 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3ea4a4a5;
    expect lane 17 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3f3ebebf  R10 = 0x3ea4a4a5  R11 = 0x3f46c6c7;
    expect lane 19 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 20 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3f20a0a1;
    expect lane 21 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3e30b0b1  R11 = 0x3d808081;
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f61e1e2;
    expect lane 23 R8 = 0x3e78f8f9  R9 = 0x3f4ececf  R10 = 0x3f25a5a6  R11 = 0x3eb4b4b5;
    expect lane 24 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3eb4b4b5  R11 = 0x3f27a7a8;
    expect lane 25 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3eb4b4b5  R11 = 0x3f4ececf;
    expect lane 26 R8 = 0x3e64e4e5  R9 = 0x3f77f7f8  R10 = 0x3f35b5b6  R11 = 0x3ea4a4a5;
    expect lane 27 R8 = 0x3e64e4e5  R9 = 0x3f77f7f8  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 28 R8 = 0x3e44c4c5  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3e30b0b1;
    expect lane 29 R8 = 0x3e44c4c5  R9 = 0x3f5ededf  R10 = 0x3e929293  R11 = 0x3e44c4c5;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3f048485  R11 = 0x3e949495;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3f51d1d2  R11 = 0x3f048485;
}

warp 55 { # R, row 24
    asm "TLD4.R R8, R0, 24, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f6feff0  R9 = 0x3ef6f6f7  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 1 R8 = 0x3ef6f6f7  R9 = 0x3eaaaaab  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3f46c6c7;
    expect lane 3 R8 = 0x3ea4a4a5  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f36b6b7;
    expect lane 4 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 5 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3ef6f6f7  R11 = 0x3ed6d6d7;
    expect lane 6 R8 = 0x3f25a5a6  R9 = 0x3f1c9c9d  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 7 R8 = 0x3f1c9c9d  R9 = 0x3f25a5a6  R10 = 0x3f1c9c9d  R11 = 0x3ed4d4d5;
    expect lane 8 R8 = 0x3d008081  R9 = 0x3dc0c0c1  R10 = 0x3f129293  R11 = 0x3dc0c0c1;
    expect lane 9 R8 = 0x3ed6d6d7  R9 = 0x3d008081  R10 = 0x3dc0c0c1  R11 = 0x3d008081;
    expect lane 10 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 11 R8 = 0x3f048485  R9 = 0x3ec4c4c5  R10 = 0x00000000  R11 = 0x3e5cdcdd;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3d008081  R9 = 0x3ea0a0a1  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 15 R8 = 0x3e048485  R9 = 0x3f36b6b7  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 16 R8 = 0x3e24a4a5  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f189899;
    expect lane 17 R8 = 0x3e24a4a5  R9 = 0x3f1d9d9e  R10 = 0x3ef6f6f7  R11 = 0x3e24a4a5;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 19 R8 = 0x3e949495  R9 = 0x3e64e4e5  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 20 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 21 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f25a5a6;
    expect lane 23 R8 = 0x3eb4b4b5  R9 = 0x3f6feff0  R10 = 0x3f25a5a6  R11 = 0x3eb4b4b5;
    expect lane 24 R8 = 0x3f4ececf  R9 = 0x3eb4b4b5  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 25 R8 = 0x3f4ececf  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 26 R8 = 0x3e64e4e5  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3e7cfcfd;
    expect lane 27 R8 = 0x3e64e4e5  R9 = 0x3eb8b8b9  R10 = 0x3f77f7f8  R11 = 0x3e64e4e5;
    expect lane 28 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f5ededf  R11 = 0x3e44c4c5;
    expect lane 29 R8 = 0x3f4ececf  R9 = 0x3ef6f6f7  R10 = 0x3f5ededf  R11 = 0x3e44c4c5;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3f048485  R11 = 0x3e64e4e5;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3f129293  R10 = 0x3f048485  R11 = 0x3f048485;
}

warp 56 { # G, row 25
    asm "TLD4.G R8, R0, 25, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f3dbdbe;
    expect lane 1 R8 = 0x3f5ededf  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3f5ededf;
    expect lane 2 R8 = 0x3ea4a4a5  R9 = 0x3f46c6c7  R10 = 0x3f048485  R11 = 0x3ebababb;
    expect lane 3 R8 = 0x3ee6e6e7  R9 = 0x3ea4a4a5  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 4 R8 = 0x3f5ededf  R9 = 0x3f41c1c2  R10 = 0x3f048485  R11 = 0x3f64e4e5;
    expect lane 5 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 6 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3d008081  R11 = 0x3f0d8d8e;
    expect lane 7 R8 = 0x3ee6e6e7  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3d008081;
    expect lane 8 R8 = 0x3ee6e6e7  R9 = 0x3ed2d2d3  R10 = 0x00000000  R11 = 0x3e40c0c1;
    expect lane 9 R8 = 0x00000000  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f40c0c1;
    expect lane 11 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 12 R8 = 0x3f56d6d7  R9 = 0x3eaaaaab  R10 = 0x3e949495  R11 = 0x3f35b5b6;
    expect lane 13 R8 = 0x3e949495  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3f23a3a4;
    expect lane 15 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3d808081  R11 = 0x3d808081;
    expect lane 16 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3e64e4e5  R11 = 0x3d989899;
    expect lane 17 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 18 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3ec4c4c5;
    expect lane 19 R8 = 0x3f048485  R9 = 0x3f048485  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 20 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3eaaaaab;
    expect lane 21 R8 = 0x3dc0c0c1  R9 = 0x3f048485  R10 = 0x3edadadb  R11 = 0x3dc0c0c1;
    expect lane 22 R8 = 0x3f77f7f8  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3e949495;
    expect lane 23 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 24 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3d008081  R11 = 0x3f0c8c8d;
    expect lane 25 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3ecccccd  R11 = 0x3eb4b4b5;
    expect lane 26 R8 = 0x3ed6d6d7  R9 = 0x3d808081  R10 = 0x3dc0c0c1  R11 = 0x3f0a8a8b;
    expect lane 27 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3ecccccd  R11 = 0x3dc0c0c1;
    expect lane 28 R8 = 0x3f1f9fa0  R9 = 0x3f1a9a9b  R10 = 0x3f2aaaab  R11 = 0x3f1f9fa0;
    expect lane 29 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x3f1f9fa0  R11 = 0x3f1a9a9b;
    expect lane 30 R8 = 0x3e989899  R9 = 0x3f49c9ca  R10 = 0x3e38b8b9  R11 = 0x3e989899;
    expect lane 31 R8 = 0x3f0c8c8d  R9 = 0x3e38b8b9  R10 = 0x3d808081  R11 = 0x3f67e7e8;
}

warp 57 { # G, row 25
    asm "TLD4.G R8, R0, 25, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 1 R8 = 0x3f5ededf  R9 = 0x3f33b3b4  R10 = 0x3e24a4a5  R11 = 0x3f5ededf;
    expect lane 2 R8 = 0x3ea4a4a5  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3ea4a4a5;
    expect lane 3 R8 = 0x3ee6e6e7  R9 = 0x3e2cacad  R10 = 0x3ea4a4a5  R11 = 0x3ee6e6e7;
    expect lane 4 R8 = 0x3f5ededf  R9 = 0x3f048485  R10 = 0x3f25a5a6  R11 = 0x3f5ededf;
    expect lane 5 R8 = 0x3f048485  R9 = 0x3ec4c4c5  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 6 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3ee6e6e7  R11 = 0x3f4ccccd;
    expect lane 7 R8 = 0x3d008081  R9 = 0x3f40c0c1  R10 = 0x3f048485  R11 = 0x3ee6e6e7;
    expect lane 8 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 9 R8 = 0x3ec6c6c7  R9 = 0x3f2babac  R10 = 0x3ee6e6e7  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e048485  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3e048485;
    expect lane 11 R8 = 0x3f149495  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3e44c4c5;
    expect lane 12 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 13 R8 = 0x3f4ececf  R9 = 0x3f6aeaeb  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 14 R8 = 0x3e24a4a5  R9 = 0x3e24a4a5  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 15 R8 = 0x3d808081  R9 = 0x3ca0a0a1  R10 = 0x3ed6d6d7  R11 = 0x3f3ebebf;
    expect lane 16 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3f4ececf  R11 = 0x3f1c9c9d;
    expect lane 17 R8 = 0x3f048485  R9 = 0x3f30b0b1  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 18 R8 = 0x3ea4a4a5  R9 = 0x3ebababb  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 19 R8 = 0x3f048485  R9 = 0x3eaeaeaf  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 20 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 21 R8 = 0x3dc0c0c1  R9 = 0x3eb0b0b1  R10 = 0x3f46c6c7  R11 = 0x3dc0c0c1;
    expect lane 22 R8 = 0x3f088889  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3e64e4e5;
    expect lane 23 R8 = 0x3f0c8c8d  R9 = 0x3f3ebebf  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 24 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 25 R8 = 0x3eb4b4b5  R9 = 0x3ef8f8f9  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 26 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3f28a8a9;
    expect lane 27 R8 = 0x3ed6d6d7  R9 = 0x3d808081  R10 = 0x3dc0c0c1  R11 = 0x3d808081;
    expect lane 28 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1a9a9b  R11 = 0x3f2aaaab;
    expect lane 29 R8 = 0x3f25a5a6  R9 = 0x3f1a9a9b  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 30 R8 = 0x3f2babac  R9 = 0x3d808081  R10 = 0x3f67e7e8  R11 = 0x3f49c9ca;
    expect lane 31 R8 = 0x3f0c8c8d  R9 = 0x3f49c9ca  R10 = 0x3f0c8c8d  R11 = 0x3f67e7e8;
}

warp 58 { # R, row 26
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f129293  R9 = 0x3f129293  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 1 R8 = 0x3d40c0c1  R9 = 0x3e9a9a9b  R10 = 0x3d40c0c1  R11 = 0x3d40c0c1;
    expect lane 2 R8 = 0x3f77f7f8  R9 = 0x3f1e9e9f  R10 = 0x3f2fafb0  R11 = 0x3f2fafb0;
    expect lane 3 R8 = 0x3f66e6e7  R9 = 0x3f2fafb0  R10 = 0x3f54d4d5  R11 = 0x3f66e6e7;
    expect lane 4 R8 = 0x3e5cdcdd  R9 = 0x3e38b8b9  R10 = 0x3e38b8b9  R11 = 0x3d888889;
    expect lane 5 R8 = 0x3d888889  R9 = 0x3e109091  R10 = 0x3dd8d8d9  R11 = 0x3d888889;
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3eb4b4b5  R11 = 0x3f46c6c7;
    expect lane 7 R8 = 0x3efafafb  R9 = 0x3eb4b4b5  R10 = 0x3f23a3a4  R11 = 0x3efafafb;
    expect lane 8 R8 = 0x3ea4a4a5  R9 = 0x3ed6d6d7  R10 = 0x3ea4a4a5  R11 = 0x3ed6d6d7;
    expect lane 9 R8 = 0x3e64e4e5  R9 = 0x3f048485  R10 = 0x3ea4a4a5  R11 = 0x3f048485;
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f21a1a2;
    expect lane 11 R8 = 0x3f3fbfc0  R9 = 0x3f4ececf  R10 = 0x3f018182  R11 = 0x3f3fbfc0;
    expect lane 12 R8 = 0x3f1e9e9f  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3f23a3a4;
    expect lane 13 R8 = 0x3f23a3a4  R9 = 0x3f1b9b9c  R10 = 0x3f149495  R11 = 0x3f20a0a1;
    expect lane 14 R8 = 0x3ee2e2e3  R9 = 0x3f2babac  R10 = 0x3f0d8d8e  R11 = 0x3f0d8d8e;
    expect lane 15 R8 = 0x3e64e4e5  R9 = 0x3ee2e2e3  R10 = 0x3eaaaaab  R11 = 0x3f47c7c8;
    expect lane 16 R8 = 0x3f74f4f5  R9 = 0x3f72f2f3  R10 = 0x3f77f7f8  R11 = 0x3f71f1f2;
    expect lane 17 R8 = 0x3f77f7f8  R9 = 0x3f74f4f5  R10 = 0x3f71f1f2  R11 = 0x3f75f5f6;
    expect lane 18 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 19 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 20 R8 = 0x3f34b4b5  R9 = 0x3ea8a8a9  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 21 R8 = 0x3ea8a8a9  R9 = 0x3f63e3e4  R10 = 0x3f34b4b5  R11 = 0x3f34b4b5;
    expect lane 22 R8 = 0x3f6ceced  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3eb4b4b5;
    expect lane 23 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f6ceced  R11 = 0x3eb4b4b5;
    expect lane 24 R8 = 0x3f109091  R9 = 0x3f47c7c8  R10 = 0x3eb8b8b9  R11 = 0x3eb8b8b9;
    expect lane 25 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3eb8b8b9;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3f31b1b2;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3d808081  R10 = 0x3f800000  R11 = 0x3f31b1b2;
    expect lane 28 R8 = 0x3e8a8a8b  R9 = 0x3e8a8a8b  R10 = 0x3ed8d8d9  R11 = 0x3eb2b2b3;
    expect lane 29 R8 = 0x3e8a8a8b  R9 = 0x3e8a8a8b  R10 = 0x3e8a8a8b  R11 = 0x3ed8d8d9;
    expect lane 30 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3f0f8f90  R11 = 0x3f45c5c6;
    expect lane 31 R8 = 0x3f0f8f90  R9 = 0x3ee8e8e9  R10 = 0x3f45c5c6  R11 = 0x3f0f8f90;
}

warp 59 { # R, row 26
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e9a9a9b  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3e9a9a9b;
    expect lane 1 R8 = 0x3e9a9a9b  R9 = 0x3d40c0c1  R10 = 0x3d40c0c1  R11 = 0x3e9a9a9b;
    expect lane 2 R8 = 0x3f66e6e7  R9 = 0x3f66e6e7  R10 = 0x3ef6f6f7  R11 = 0x3f66e6e7;
    expect lane 3 R8 = 0x3ef6f6f7  R9 = 0x3f54d4d5  R10 = 0x3f1e9e9f  R11 = 0x3f43c3c4;
    expect lane 4 R8 = 0x3e109091  R9 = 0x3e5cdcdd  R10 = 0x3d888889  R11 = 0x3e828283;
    expect lane 5 R8 = 0x3e38b8b9  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3e109091;
    expect lane 6 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3f23a3a4  R11 = 0x3f23a3a4;
    expect lane 7 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3f46c6c7  R11 = 0x3efafafb;
    expect lane 8 R8 = 0x3e64e4e5  R9 = 0x3ea4a4a5  R10 = 0x3f048485  R11 = 0x3e64e4e5;
    expect lane 9 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 10 R8 = 0x3f21a1a2  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3ec6c6c7;
    expect lane 11 R8 = 0x3f3fbfc0  R9 = 0x3f4ececf  R10 = 0x3f018182  R11 = 0x3f30b0b1;
    expect lane 12 R8 = 0x3f1b9b9c  R9 = 0x3f169697  R10 = 0x3f19999a  R11 = 0x3f1b9b9c;
    expect lane 13 R8 = 0x3f25a5a6  R9 = 0x3f169697  R10 = 0x3f19999a  R11 = 0x3f149495;
    expect lane 14 R8 = 0x3f0d8d8e  R9 = 0x3f2babac  R10 = 0x3ee2e2e3  R11 = 0x3f2babac;
    expect lane 15 R8 = 0x3f2babac  R9 = 0x3f0d8d8e  R10 = 0x3f47c7c8  R11 = 0x3eaaaaab;
    expect lane 16 R8 = 0x3f75f5f6  R9 = 0x3f74f4f5  R10 = 0x3f75f5f6  R11 = 0x3f70f0f1;
    expect lane 17 R8 = 0x3f75f5f6  R9 = 0x3f75f5f6  R10 = 0x3f77f7f8  R11 = 0x3f72f2f3;
    expect lane 18 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 19 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 20 R8 = 0x3f63e3e4  R9 = 0x3f038384  R10 = 0x3f34b4b5  R11 = 0x3f038384;
    expect lane 21 R8 = 0x3f34b4b5  R9 = 0x3ea8a8a9  R10 = 0x3f34b4b5  R11 = 0x3f34b4b5;
    expect lane 22 R8 = 0x3f6ceced  R9 = 0x3f6ceced  R10 = 0x3f6ceced  R11 = 0x3f0a8a8b;
    expect lane 23 R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x3f0a8a8b  R11 = 0x3f6ceced;
    expect lane 24 R8 = 0x3f7bfbfc  R9 = 0x3f47c7c8  R10 = 0x3f109091  R11 = 0x3f7bfbfc;
    expect lane 25 R8 = 0x3eb8b8b9  R9 = 0x3f7bfbfc  R10 = 0x3f109091  R11 = 0x3eb8b8b9;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3f31b1b2;
    expect lane 27 R8 = 0x3d808081  R9 = 0x3f800000  R10 = 0x3ebcbcbd  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3e8a8a8b  R9 = 0x3e8a8a8b  R10 = 0x3e8a8a8b  R11 = 0x3ed8d8d9;
    expect lane 29 R8 = 0x3e48c8c9  R9 = 0x3e48c8c9  R10 = 0x3e48c8c9  R11 = 0x3e8a8a8b;
    expect lane 30 R8 = 0x3f2aaaab  R9 = 0x3f0f8f90  R10 = 0x3f0f8f90  R11 = 0x3f2aaaab;
    expect lane 31 R8 = 0x3f45c5c6  R9 = 0x3ee8e8e9  R10 = 0x3f0f8f90  R11 = 0x3ee8e8e9;
}

warp 60 { # G, row 26
    asm "TLD4.G R8, R0, 26, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ed0d0d1  R9 = 0x3ee4e4e5  R10 = 0x3eececed  R11 = 0x3ee4e4e5;
    expect lane 1 R8 = 0x3edadadb  R9 = 0x3ef6f6f7  R10 = 0x3ee4e4e5  R11 = 0x3ebebebf;
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3f3cbcbd  R10 = 0x3f40c0c1  R11 = 0x3f40c0c1;
    expect lane 3 R8 = 0x3f4acacb  R9 = 0x3f40c0c1  R10 = 0x3f47c7c8  R11 = 0x3f4acacb;
    expect lane 4 R8 = 0x3f30b0b1  R9 = 0x3f3ebebf  R10 = 0x3f3ebebf  R11 = 0x3f69e9ea;
    expect lane 5 R8 = 0x3f69e9ea  R9 = 0x3f4dcdce  R10 = 0x3f5bdbdc  R11 = 0x3f69e9ea;
    expect lane 6 R8 = 0x3d008081  R9 = 0x3e70f0f1  R10 = 0x3d008081  R11 = 0x3f25a5a6;
    expect lane 7 R8 = 0x3e70f0f1  R9 = 0x3d008081  R10 = 0x3ee2e2e3  R11 = 0x3e70f0f1;
    expect lane 8 R8 = 0x3f74f4f5  R9 = 0x3f79f9fa  R10 = 0x3f74f4f5  R11 = 0x3f77f7f8;
    expect lane 9 R8 = 0x3f77f7f8  R9 = 0x3f7bfbfc  R10 = 0x3f77f7f8  R11 = 0x3f6dedee;
    expect lane 10 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3f20a0a1;
    expect lane 11 R8 = 0x3f49c9ca  R9 = 0x3f5ededf  R10 = 0x3ee8e8e9  R11 = 0x3f49c9ca;
    expect lane 12 R8 = 0x3ef6f6f7  R9 = 0x3f59d9da  R10 = 0x3f59d9da  R11 = 0x3e7cfcfd;
    expect lane 13 R8 = 0x3e7cfcfd  R9 = 0x3f1d9d9e  R10 = 0x3f77f7f8  R11 = 0x3ebababb;
    expect lane 14 R8 = 0x3d70f0f1  R9 = 0x3da8a8a9  R10 = 0x3d008081  R11 = 0x3de0e0e1;
    expect lane 15 R8 = 0x3d008081  R9 = 0x3de0e0e1  R10 = 0x3de0e0e1  R11 = 0x3da8a8a9;
    expect lane 16 R8 = 0x3f179798  R9 = 0x3ee0e0e1  R10 = 0x3f800000  R11 = 0x3e9a9a9b;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f179798  R10 = 0x3e9a9a9b  R11 = 0x3f3ababb;
    expect lane 18 R8 = 0x3e929293  R9 = 0x3ed4d4d5  R10 = 0x3f1d9d9e  R11 = 0x3ef8f8f9;
    expect lane 19 R8 = 0x3e929293  R9 = 0x3f0c8c8d  R10 = 0x3e64e4e5  R11 = 0x3f0c8c8d;
    expect lane 20 R8 = 0x3e58d8d9  R9 = 0x3ed8d8d9  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 21 R8 = 0x3ed8d8d9  R9 = 0x3de0e0e1  R10 = 0x3e58d8d9  R11 = 0x3e58d8d9;
    expect lane 22 R8 = 0x3ec0c0c1  R9 = 0x3ec0c0c1  R10 = 0x3efafafb  R11 = 0x3f19999a;
    expect lane 23 R8 = 0x3f19999a  R9 = 0x3ec0c0c1  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 24 R8 = 0x3e70f0f1  R9 = 0x3ebcbcbd  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 25 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3de0e0e1;
    expect lane 26 R8 = 0x3ea4a4a5  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3e8c8c8d;
    expect lane 27 R8 = 0x3ea4a4a5  R9 = 0x3e30b0b1  R10 = 0x3ea4a4a5  R11 = 0x3e8c8c8d;
    expect lane 28 R8 = 0x3e78f8f9  R9 = 0x3e78f8f9  R10 = 0x3f09898a  R11 = 0x3ecacacb;
    expect lane 29 R8 = 0x3e78f8f9  R9 = 0x3e78f8f9  R10 = 0x3e78f8f9  R11 = 0x3f09898a;
    expect lane 30 R8 = 0x3f109091  R9 = 0x3f0c8c8d  R10 = 0x3f078788  R11 = 0x3f109091;
    expect lane 31 R8 = 0x3f159596  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f109091;
}

warp 61 { # G, row 26
    asm "TLD4.G R8, R0, 26, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ee4e4e5  R9 = 0x3ec6c6c7  R10 = 0x3eececed  R11 = 0x3ebebebf;
    expect lane 1 R8 = 0x3eb4b4b5  R9 = 0x3edadadb  R10 = 0x3ed0d0d1  R11 = 0x3ee4e4e5;
    expect lane 2 R8 = 0x3f4acacb  R9 = 0x3f4acacb  R10 = 0x3f35b5b6  R11 = 0x3f4acacb;
    expect lane 3 R8 = 0x3f35b5b6  R9 = 0x3f47c7c8  R10 = 0x3f3cbcbd  R11 = 0x3f43c3c4;
    expect lane 4 R8 = 0x3f4dcdce  R9 = 0x3f30b0b1  R10 = 0x3f69e9ea  R11 = 0x3f22a2a3;
    expect lane 5 R8 = 0x3f3ebebf  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f4dcdce;
    expect lane 6 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 7 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f25a5a6  R11 = 0x3e70f0f1;
    expect lane 8 R8 = 0x3f6bebec  R9 = 0x3f74f4f5  R10 = 0x3f72f2f3  R11 = 0x3f79f9fa;
    expect lane 9 R8 = 0x3f79f9fa  R9 = 0x3f6dedee  R10 = 0x3f6dedee  R11 = 0x3f70f0f1;
    expect lane 10 R8 = 0x3f20a0a1  R9 = 0x3f49c9ca  R10 = 0x3f49c9ca  R11 = 0x3e949495;
    expect lane 11 R8 = 0x3f49c9ca  R9 = 0x3f5ededf  R10 = 0x3ee8e8e9  R11 = 0x3f34b4b5;
    expect lane 12 R8 = 0x3f1d9d9e  R9 = 0x3f59d9da  R10 = 0x3f3bbbbc  R11 = 0x3f1d9d9e;
    expect lane 13 R8 = 0x3e048485  R9 = 0x3f59d9da  R10 = 0x3f3bbbbc  R11 = 0x3f77f7f8;
    expect lane 14 R8 = 0x3da8a8a9  R9 = 0x3d70f0f1  R10 = 0x3de0e0e1  R11 = 0x3d008081;
    expect lane 15 R8 = 0x3de0e0e1  R9 = 0x3da8a8a9  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 16 R8 = 0x3f3ababb  R9 = 0x3f179798  R10 = 0x3f3ababb  R11 = 0x3e2cacad;
    expect lane 17 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f800000  R11 = 0x3ee0e0e1;
    expect lane 18 R8 = 0x3e64e4e5  R9 = 0x3f2dadae  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 19 R8 = 0x3e64e4e5  R9 = 0x3ef8f8f9  R10 = 0x3ed4d4d5  R11 = 0x3ef8f8f9;
    expect lane 20 R8 = 0x3de0e0e1  R9 = 0x3ea4a4a5  R10 = 0x3e58d8d9  R11 = 0x3ea4a4a5;
    expect lane 21 R8 = 0x3e58d8d9  R9 = 0x3ed8d8d9  R10 = 0x3e58d8d9  R11 = 0x3e58d8d9;
    expect lane 22 R8 = 0x3ec0c0c1  R9 = 0x3f19999a  R10 = 0x3ec0c0c1  R11 = 0x3f19999a;
    expect lane 23 R8 = 0x3e888889  R9 = 0x3ec0c0c1  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 24 R8 = 0x3efcfcfd  R9 = 0x3ebcbcbd  R10 = 0x3e70f0f1  R11 = 0x3efcfcfd;
    expect lane 25 R8 = 0x3de0e0e1  R9 = 0x3efcfcfd  R10 = 0x3e70f0f1  R11 = 0x3de0e0e1;
    expect lane 26 R8 = 0x3ea4a4a5  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3e8c8c8d;
    expect lane 27 R8 = 0x3e30b0b1  R9 = 0x3ea4a4a5  R10 = 0x3e60e0e1  R11 = 0x3ea4a4a5;
    expect lane 28 R8 = 0x3e78f8f9  R9 = 0x3e78f8f9  R10 = 0x3e78f8f9  R11 = 0x3f09898a;
    expect lane 29 R8 = 0x3dd0d0d1  R9 = 0x3dd0d0d1  R10 = 0x3dd0d0d1  R11 = 0x3e78f8f9;
    expect lane 30 R8 = 0x3f0c8c8d  R9 = 0x3f159596  R10 = 0x3f0c8c8d  R11 = 0x3f159596;
    expect lane 31 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3f0c8c8d  R11 = 0x3f109091;
}

warp 62 { # B, row 26
    asm "TLD4.B R8, R0, 26, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f129293  R9 = 0x3eb8b8b9  R10 = 0x3e848485  R11 = 0x3eb8b8b9;
    expect lane 1 R8 = 0x3eeaeaeb  R9 = 0x3e24a4a5  R10 = 0x3eb8b8b9  R11 = 0x3f45c5c6;
    expect lane 2 R8 = 0x3f6feff0  R9 = 0x3f3ababb  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5;
    expect lane 3 R8 = 0x3f65e5e6  R9 = 0x3f44c4c5  R10 = 0x3f5adadb  R11 = 0x3f65e5e6;
    expect lane 4 R8 = 0x3e74f4f5  R9 = 0x3e6ceced  R10 = 0x3e6ceced  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x3e4ccccd  R9 = 0x3e60e0e1  R10 = 0x3e58d8d9  R11 = 0x3e4ccccd;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3eaeaeaf  R10 = 0x3e048485  R11 = 0x3f46c6c7;
    expect lane 7 R8 = 0x3eaeaeaf  R9 = 0x3e048485  R10 = 0x3f109091  R11 = 0x3eaeaeaf;
    expect lane 8 R8 = 0x3e929293  R9 = 0x3eb6b6b7  R10 = 0x3e929293  R11 = 0x3eb6b6b7;
    expect lane 9 R8 = 0x3e64e4e5  R9 = 0x3ed6d6d7  R10 = 0x3e929293  R11 = 0x3ed6d6d7;
    expect lane 10 R8 = 0x3f068687  R9 = 0x3f55d5d6  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 11 R8 = 0x3f068687  R9 = 0x3f55d5d6  R10 = 0x3f2cacad  R11 = 0x3f068687;
    expect lane 12 R8 = 0x3f149495  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3ee6e6e7;
    expect lane 13 R8 = 0x3ee6e6e7  R9 = 0x3f25a5a6  R10 = 0x3f56d6d7  R11 = 0x3f038384;
    expect lane 14 R8 = 0x3f4bcbcc  R9 = 0x3f2eaeaf  R10 = 0x3f3dbdbe  R11 = 0x3f3dbdbe;
    expect lane 15 R8 = 0x3f67e7e8  R9 = 0x3f4bcbcc  R10 = 0x3f59d9da  R11 = 0x3f20a0a1;
    expect lane 16 R8 = 0x3e68e8e9  R9 = 0x3e929293  R10 = 0x3d808081  R11 = 0x3eaeaeaf;
    expect lane 17 R8 = 0x3d808081  R9 = 0x3e68e8e9  R10 = 0x3eaeaeaf  R11 = 0x3e30b0b1;
    expect lane 18 R8 = 0x3f0a8a8b  R9 = 0x3f29a9aa  R10 = 0x3f58d8d9  R11 = 0x3f39b9ba;
    expect lane 19 R8 = 0x3f0a8a8b  R9 = 0x3f49c9ca  R10 = 0x3ef6f6f7  R11 = 0x3f49c9ca;
    expect lane 20 R8 = 0x3ec0c0c1  R9 = 0x3f6eeeef  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
    expect lane 21 R8 = 0x3f6eeeef  R9 = 0x3f29a9aa  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
    expect lane 22 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3e30b0b1  R11 = 0x3db0b0b1;
    expect lane 23 R8 = 0x3db0b0b1  R9 = 0x3e888889  R10 = 0x3db0b0b1  R11 = 0x3db0b0b1;
    expect lane 24 R8 = 0x3f0f8f90  R9 = 0x3ec4c4c5  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 25 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3f3bbbbc;
    expect lane 26 R8 = 0x3d40c0c1  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d30b0b1;
    expect lane 27 R8 = 0x3d40c0c1  R9 = 0x3d008081  R10 = 0x3d40c0c1  R11 = 0x3d30b0b1;
    expect lane 28 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x3ea0a0a1  R11 = 0x3ebebebf;
    expect lane 29 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3ea0a0a1;
    expect lane 30 R8 = 0x3eb8b8b9  R9 = 0x3eb8b8b9  R10 = 0x3ec2c2c3  R11 = 0x3ed4d4d5;
    expect lane 31 R8 = 0x3ec2c2c3  R9 = 0x3eb8b8b9  R10 = 0x3ed4d4d5  R11 = 0x3ec2c2c3;
}

warp 63 { # B, row 26
    asm "TLD4.B R8, R0, 26, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3eb8b8b9  R9 = 0x3f2babac  R10 = 0x3e848485  R11 = 0x3f45c5c6;
    expect lane 1 R8 = 0x3f5ededf  R9 = 0x3eeaeaeb  R10 = 0x3f129293  R11 = 0x3eb8b8b9;
    expect lane 2 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f25a5a6  R11 = 0x3f65e5e6;
    expect lane 3 R8 = 0x3f25a5a6  R9 = 0x3f5adadb  R10 = 0x3f3ababb  R11 = 0x3f50d0d1;
    expect lane 4 R8 = 0x3e60e0e1  R9 = 0x3e74f4f5  R10 = 0x3e4ccccd  R11 = 0x3e808081;
    expect lane 5 R8 = 0x3e6ceced  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e60e0e1;
    expect lane 6 R8 = 0x3eaeaeaf  R9 = 0x3eaeaeaf  R10 = 0x3f109091  R11 = 0x3f109091;
    expect lane 7 R8 = 0x3eaeaeaf  R9 = 0x3eaeaeaf  R10 = 0x3f46c6c7  R11 = 0x3eaeaeaf;
    expect lane 8 R8 = 0x3e64e4e5  R9 = 0x3e929293  R10 = 0x3ed6d6d7  R11 = 0x3e64e4e5;
    expect lane 9 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 10 R8 = 0x3f55d5d6  R9 = 0x3f55d5d6  R10 = 0x3f55d5d6  R11 = 0x3f068687;
    expect lane 11 R8 = 0x3f7bfbfc  R9 = 0x3f55d5d6  R10 = 0x3f7bfbfc  R11 = 0x3f068687;
    expect lane 12 R8 = 0x3f25a5a6  R9 = 0x3f46c6c7  R10 = 0x3f36b6b7  R11 = 0x3f25a5a6;
    expect lane 13 R8 = 0x3ec6c6c7  R9 = 0x3f46c6c7  R10 = 0x3f36b6b7  R11 = 0x3f56d6d7;
    expect lane 14 R8 = 0x3f3dbdbe  R9 = 0x3f2eaeaf  R10 = 0x3f4bcbcc  R11 = 0x3f2eaeaf;
    expect lane 15 R8 = 0x3f2eaeaf  R9 = 0x3f3dbdbe  R10 = 0x3f20a0a1  R11 = 0x3f59d9da;
    expect lane 16 R8 = 0x3e30b0b1  R9 = 0x3e68e8e9  R10 = 0x3e30b0b1  R11 = 0x3ecacacb;
    expect lane 17 R8 = 0x3e30b0b1  R9 = 0x3e30b0b1  R10 = 0x3d808081  R11 = 0x3e929293;
    expect lane 18 R8 = 0x3ef6f6f7  R9 = 0x3f67e7e8  R10 = 0x3f49c9ca  R11 = 0x3f49c9ca;
    expect lane 19 R8 = 0x3ef6f6f7  R9 = 0x3f39b9ba  R10 = 0x3f29a9aa  R11 = 0x3f39b9ba;
    expect lane 20 R8 = 0x3f6eeeef  R9 = 0x3dd8d8d9  R10 = 0x3f29a9aa  R11 = 0x3dd8d8d9;
    expect lane 21 R8 = 0x3dd8d8d9  R9 = 0x3ec0c0c1  R10 = 0x3ec0c0c1  R11 = 0x3f6eeeef;
    expect lane 22 R8 = 0x3e888889  R9 = 0x3db0b0b1  R10 = 0x3e888889  R11 = 0x3db0b0b1;
    expect lane 23 R8 = 0x3eb4b4b5  R9 = 0x3e888889  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 24 R8 = 0x3e58d8d9  R9 = 0x3ec4c4c5  R10 = 0x3f0f8f90  R11 = 0x3e58d8d9;
    expect lane 25 R8 = 0x3f3bbbbc  R9 = 0x3e58d8d9  R10 = 0x3f0f8f90  R11 = 0x3f3bbbbc;
    expect lane 26 R8 = 0x3d40c0c1  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d30b0b1;
    expect lane 27 R8 = 0x3d008081  R9 = 0x3d40c0c1  R10 = 0x3d109091  R11 = 0x3d40c0c1;
    expect lane 28 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3ea0a0a1;
    expect lane 29 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3edededf;
    expect lane 30 R8 = 0x3ecacacb  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ecacacb;
    expect lane 31 R8 = 0x3ed4d4d5  R9 = 0x3eb8b8b9  R10 = 0x3ec2c2c3  R11 = 0x3eb8b8b9;
}

warp 0 { # A, row 26
    asm "TLD4.A R8, R0, 26, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3efafafb  R9 = 0x3f37b7b8  R10 = 0x3f53d3d4  R11 = 0x3f37b7b8;
    expect lane 1 R8 = 0x3f1b9b9c  R9 = 0x3f6feff0  R10 = 0x3f37b7b8  R11 = 0x3e8a8a8b;
    expect lane 2 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 4 R8 = 0x3e8a8a8b  R9 = 0x3da0a0a1  R10 = 0x3e8a8a8b  R11 = 0x3da0a0a1;
    expect lane 5 R8 = 0x3e8a8a8b  R9 = 0x3e8a8a8b  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 6 R8 = 0x3d008081  R9 = 0x3e109091  R10 = 0x3df8f8f9  R11 = 0x3d888889;
    expect lane 7 R8 = 0x3dd8d8d9  R9 = 0x3dd8d8d9  R10 = 0x3d888889  R11 = 0x3d50d0d1;
    expect lane 8 R8 = 0x3ebababb  R9 = 0x3ef2f2f3  R10 = 0x3ebababb  R11 = 0x3ef2f2f3;
    expect lane 9 R8 = 0x3e848485  R9 = 0x3f149495  R10 = 0x3ebababb  R11 = 0x3f149495;
    expect lane 10 R8 = 0x3ed6d6d7  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3f169697;
    expect lane 11 R8 = 0x3f2babac  R9 = 0x3f35b5b6  R10 = 0x3f008081  R11 = 0x3f2babac;
    expect lane 12 R8 = 0x3f2aaaab  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f2aaaab;
    expect lane 13 R8 = 0x3f2aaaab  R9 = 0x3f1b9b9c  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 14 R8 = 0x3e8c8c8d  R9 = 0x3edadadb  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 15 R8 = 0x3e048485  R9 = 0x3e8c8c8d  R10 = 0x3e50d0d1  R11 = 0x3f008081;
    expect lane 16 R8 = 0x3f2aaaab  R9 = 0x3ee4e4e5  R10 = 0x3f2aaaab  R11 = 0x3e60e0e1;
    expect lane 17 R8 = 0x00000000  R9 = 0x3e60e0e1  R10 = 0x3f2aaaab  R11 = 0x3ee4e4e5;
    expect lane 18 R8 = 0x3f57d7d8  R9 = 0x3ea2a2a3  R10 = 0x3f57d7d8  R11 = 0x3ea2a2a3;
    expect lane 19 R8 = 0x3ea2a2a3  R9 = 0x3f2babac  R10 = 0x3f2babac  R11 = 0x3f57d7d8;
    expect lane 20 R8 = 0x3f20a0a1  R9 = 0x3de0e0e1  R10 = 0x3f61e1e2  R11 = 0x3f61e1e2;
    expect lane 21 R8 = 0x3de0e0e1  R9 = 0x3f61e1e2  R10 = 0x3f20a0a1  R11 = 0x3f20a0a1;
    expect lane 22 R8 = 0x3f2fafb0  R9 = 0x3f2fafb0  R10 = 0x3ec0c0c1  R11 = 0x3da0a0a1;
    expect lane 23 R8 = 0x3da0a0a1  R9 = 0x3f2fafb0  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
    expect lane 24 R8 = 0x3d30b0b1  R9 = 0x3d30b0b1  R10 = 0x3dd8d8d9  R11 = 0x3dd8d8d9;
    expect lane 25 R8 = 0x3e34b4b5  R9 = 0x3e34b4b5  R10 = 0x3d30b0b1  R11 = 0x3d30b0b1;
    expect lane 26 R8 = 0x3ed4d4d5  R9 = 0x3d989899  R10 = 0x3e74f4f5  R11 = 0x3f149495;
    expect lane 27 R8 = 0x3e74f4f5  R9 = 0x3ed4d4d5  R10 = 0x3f149495  R11 = 0x3d989899;
    expect lane 28 R8 = 0x3ea8a8a9  R9 = 0x3f2aaaab  R10 = 0x3ea8a8a9  R11 = 0x3f7cfcfd;
    expect lane 29 R8 = 0x3c008081  R9 = 0x3c008081  R10 = 0x3ea8a8a9  R11 = 0x3ea8a8a9;
    expect lane 30 R8 = 0x3f55d5d6  R9 = 0x3f55d5d6  R10 = 0x3f3ababb  R11 = 0x3f038384;
    expect lane 31 R8 = 0x3f3ababb  R9 = 0x3f55d5d6  R10 = 0x3f038384  R11 = 0x3f3ababb;
}

warp 1 { # A, row 26
    asm "TLD4.A R8, R0, 26, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f37b7b8  R9 = 0x3ec2c2c3  R10 = 0x3f53d3d4  R11 = 0x3e8a8a8b;
    expect lane 1 R8 = 0x3e24a4a5  R9 = 0x3f1b9b9c  R10 = 0x3efafafb  R11 = 0x3f37b7b8;
    expect lane 2 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 4 R8 = 0x3ef2f2f3  R9 = 0x3f2aaaab  R10 = 0x3da0a0a1  R11 = 0x3ef2f2f3;
    expect lane 5 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3f2aaaab;
    expect lane 6 R8 = 0x3d50d0d1  R9 = 0x3e109091  R10 = 0x3dd8d8d9  R11 = 0x3e109091;
    expect lane 7 R8 = 0x3d008081  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x3db0b0b1;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3ebababb  R10 = 0x3f149495  R11 = 0x3e848485;
    expect lane 9 R8 = 0x3ebababb  R9 = 0x3ebababb  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 10 R8 = 0x3f169697  R9 = 0x3f2babac  R10 = 0x3f2babac  R11 = 0x3ed6d6d7;
    expect lane 11 R8 = 0x3f2babac  R9 = 0x3f35b5b6  R10 = 0x3f008081  R11 = 0x3f20a0a1;
    expect lane 12 R8 = 0x3efafafb  R9 = 0x3f1b9b9c  R10 = 0x3f2aaaab  R11 = 0x3f0c8c8d;
    expect lane 13 R8 = 0x3f0c8c8d  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f2aaaab;
    expect lane 14 R8 = 0x3eb2b2b3  R9 = 0x3edadadb  R10 = 0x3e8c8c8d  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x3edadadb  R9 = 0x3eb2b2b3  R10 = 0x3f008081  R11 = 0x3e50d0d1;
    expect lane 16 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x3e60e0e1  R11 = 0x00000000;
    expect lane 17 R8 = 0x3e60e0e1  R9 = 0x3f2aaaab  R10 = 0x3e60e0e1  R11 = 0x3f2aaaab;
    expect lane 18 R8 = 0x3efafafb  R9 = 0x3f2babac  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 19 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3f57d7d8  R11 = 0x3f2babac;
    expect lane 20 R8 = 0x3f61e1e2  R9 = 0x3ebababb  R10 = 0x3f20a0a1  R11 = 0x3ebababb;
    expect lane 21 R8 = 0x3f20a0a1  R9 = 0x3de0e0e1  R10 = 0x3f20a0a1  R11 = 0x3f20a0a1;
    expect lane 22 R8 = 0x3f2fafb0  R9 = 0x3da0a0a1  R10 = 0x3f2fafb0  R11 = 0x3da0a0a1;
    expect lane 23 R8 = 0x3f7bfbfc  R9 = 0x3f2fafb0  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
    expect lane 24 R8 = 0x3dd8d8d9  R9 = 0x3d30b0b1  R10 = 0x3d30b0b1  R11 = 0x3dd8d8d9;
    expect lane 25 R8 = 0x3e74f4f5  R9 = 0x3dd8d8d9  R10 = 0x3dd8d8d9  R11 = 0x3e34b4b5;
    expect lane 26 R8 = 0x3e74f4f5  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3e74f4f5;
    expect lane 27 R8 = 0x3e74f4f5  R9 = 0x3d989899  R10 = 0x3ed4d4d5  R11 = 0x3f149495;
    expect lane 28 R8 = 0x3c008081  R9 = 0x3f2aaaab  R10 = 0x3f7cfcfd  R11 = 0x3ea8a8a9;
    expect lane 29 R8 = 0x3ea8a8a9  R9 = 0x3f7cfcfd  R10 = 0x3f7cfcfd  R11 = 0x3f2aaaab;
    expect lane 30 R8 = 0x3f1e9e9f  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f1e9e9f;
    expect lane 31 R8 = 0x3f038384  R9 = 0x3f55d5d6  R10 = 0x3f3ababb  R11 = 0x3f55d5d6;
}

warp 2 { # R, row 27
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f2fafb0  R9 = 0x3f2fafb0  R10 = 0x3ef4f4f5  R11 = 0x3e8e8e8f;
    expect lane 1 R8 = 0x3f62e2e3  R9 = 0x3e8e8e8f  R10 = 0x3e8e8e8f  R11 = 0x3e8e8e8f;
    expect lane 2 R8 = 0x3f69e9ea  R9 = 0x3f69e9ea  R10 = 0x3f23a3a4  R11 = 0x3f3ababb;
    expect lane 3 R8 = 0x3f69e9ea  R9 = 0x3f3ababb  R10 = 0x3f52d2d3  R11 = 0x3f3ababb;
    expect lane 4 R8 = 0x3ebababb  R9 = 0x3ebababb  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 5 R8 = 0x3ebababb  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3f77f7f8;
    expect lane 6 R8 = 0x3f1d9d9e  R9 = 0x3eeeeeef  R10 = 0x3ec8c8c9  R11 = 0x3f0a8a8b;
    expect lane 7 R8 = 0x3f1d9d9e  R9 = 0x3f1d9d9e  R10 = 0x3f0a8a8b  R11 = 0x3f1d9d9e;
    expect lane 8 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3d20a0a1  R11 = 0x3f73f3f4;
    expect lane 9 R8 = 0x3d20a0a1  R9 = 0x3eacacad  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 10 R8 = 0x3efcfcfd  R9 = 0x3f3cbcbd  R10 = 0x3ebebebf  R11 = 0x3ebebebf;
    expect lane 11 R8 = 0x3efcfcfd  R9 = 0x3ebebebf  R10 = 0x3f1d9d9e  R11 = 0x3f1d9d9e;
    expect lane 12 R8 = 0x3edcdcdd  R9 = 0x3ef0f0f1  R10 = 0x3e088889  R11 = 0x3eaeaeaf;
    expect lane 13 R8 = 0x3f19999a  R9 = 0x3b808081  R10 = 0x3ec2c2c3  R11 = 0x3e9a9a9b;
    expect lane 14 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f189899  R11 = 0x3f48c8c9;
    expect lane 15 R8 = 0x3f0d8d8e  R9 = 0x3f3dbdbe  R10 = 0x3f38b8b9  R11 = 0x3f27a7a8;
    expect lane 16 R8 = 0x3eeeeeef  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3edcdcdd;
    expect lane 17 R8 = 0x3f1c9c9d  R9 = 0x3f018182  R10 = 0x3ee6e6e7  R11 = 0x3f058586;
    expect lane 18 R8 = 0x3f39b9ba  R9 = 0x3f34b4b5  R10 = 0x3f0a8a8b  R11 = 0x3f3fbfc0;
    expect lane 19 R8 = 0x3f4bcbcc  R9 = 0x3f3fbfc0  R10 = 0x3f27a7a8  R11 = 0x3f5dddde;
    expect lane 20 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 21 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efcfcfd  R11 = 0x3f008081;
    expect lane 22 R8 = 0x3ebebebf  R9 = 0x3f1f9fa0  R10 = 0x3ef0f0f1  R11 = 0x3eb2b2b3;
    expect lane 23 R8 = 0x3f32b2b3  R9 = 0x3f119192  R10 = 0x3ed8d8d9  R11 = 0x3f25a5a6;
    expect lane 24 R8 = 0x3edadadb  R9 = 0x3f139394  R10 = 0x3f73f3f4  R11 = 0x3f7cfcfd;
    expect lane 25 R8 = 0x3f68e8e9  R9 = 0x3f30b0b1  R10 = 0x3f139394  R11 = 0x3f0a8a8b;
    expect lane 26 R8 = 0x3d989899  R9 = 0x3da8a8a9  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
    expect lane 27 R8 = 0x3d989899  R9 = 0x3da8a8a9  R10 = 0x3db8b8b9  R11 = 0x3d989899;
    expect lane 28 R8 = 0x3e20a0a1  R9 = 0x3e38b8b9  R10 = 0x3e24a4a5  R11 = 0x3e54d4d5;
    expect lane 29 R8 = 0x3e44c4c5  R9 = 0x3e3cbcbd  R10 = 0x3e38b8b9  R11 = 0x3e28a8a9;
    expect lane 30 R8 = 0x3edededf  R9 = 0x3edededf  R10 = 0x3f028283  R11 = 0x3e888889;
    expect lane 31 R8 = 0x3eaeaeaf  R9 = 0x3eaeaeaf  R10 = 0x3f1d9d9e  R11 = 0x3e888889;
}

warp 3 { # R, row 27
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f62e2e3  R9 = 0x3f62e2e3  R10 = 0x3f2fafb0  R11 = 0x3ef4f4f5;
    expect lane 1 R8 = 0x3ef4f4f5  R9 = 0x3f62e2e3  R10 = 0x3f62e2e3  R11 = 0x3f62e2e3;
    expect lane 2 R8 = 0x3f69e9ea  R9 = 0x3f3ababb  R10 = 0x3f23a3a4  R11 = 0x3f3ababb;
    expect lane 3 R8 = 0x3f52d2d3  R9 = 0x3f52d2d3  R10 = 0x3f23a3a4  R11 = 0x3f23a3a4;
    expect lane 4 R8 = 0x3f77f7f8  R9 = 0x3ebababb  R10 = 0x3f2cacad  R11 = 0x3d909091;
    expect lane 5 R8 = 0x3d909091  R9 = 0x3ebababb  R10 = 0x3f77f7f8  R11 = 0x3d909091;
    expect lane 6 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3f0a8a8b  R11 = 0x3f1d9d9e;
    expect lane 7 R8 = 0x3f0a8a8b  R9 = 0x3ec8c8c9  R10 = 0x3eeeeeef  R11 = 0x3f0a8a8b;
    expect lane 8 R8 = 0x3f73f3f4  R9 = 0x3d20a0a1  R10 = 0x3f27a7a8  R11 = 0x3f73f3f4;
    expect lane 9 R8 = 0x3d20a0a1  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 10 R8 = 0x3f3cbcbd  R9 = 0x3f1d9d9e  R10 = 0x3ebebebf  R11 = 0x3f1d9d9e;
    expect lane 11 R8 = 0x3efcfcfd  R9 = 0x3f1d9d9e  R10 = 0x3ebebebf  R11 = 0x3f3cbcbd;
    expect lane 12 R8 = 0x3dc0c0c1  R9 = 0x3eaeaeaf  R10 = 0x3ef0f0f1  R11 = 0x3e58d8d9;
    expect lane 13 R8 = 0x3ef0f0f1  R9 = 0x3ec2c2c3  R10 = 0x3eaeaeaf  R11 = 0x3edcdcdd;
    expect lane 14 R8 = 0x3f48c8c9  R9 = 0x3eeeeeef  R10 = 0x3f028283  R11 = 0x3f48c8c9;
    expect lane 15 R8 = 0x3f078788  R9 = 0x3f32b2b3  R10 = 0x3f028283  R11 = 0x3f38b8b9;
    expect lane 16 R8 = 0x3f139394  R9 = 0x3ee6e6e7  R10 = 0x3f189899  R11 = 0x3f139394;
    expect lane 17 R8 = 0x3f22a2a3  R9 = 0x3f22a2a3  R10 = 0x3f139394  R11 = 0x3f058586;
    expect lane 18 R8 = 0x3f1c9c9d  R9 = 0x3f109091  R10 = 0x3f1c9c9d  R11 = 0x3f179798;
    expect lane 19 R8 = 0x3f39b9ba  R9 = 0x3f5dddde  R10 = 0x3f2eaeaf  R11 = 0x3f179798;
    expect lane 20 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3efcfcfd  R11 = 0x3f018182;
    expect lane 21 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efcfcfd  R11 = 0x3f008081;
    expect lane 22 R8 = 0x3f1f9fa0  R9 = 0x3ef0f0f1  R10 = 0x3eb2b2b3  R11 = 0x3f38b8b9;
    expect lane 23 R8 = 0x3f38b8b9  R9 = 0x3f25a5a6  R10 = 0x3f008081  R11 = 0x3f0b8b8c;
    expect lane 24 R8 = 0x3f7cfcfd  R9 = 0x3f42c2c3  R10 = 0x3f5fdfe0  R11 = 0x3eececed;
    expect lane 25 R8 = 0x3f4dcdce  R9 = 0x3f27a7a8  R10 = 0x3f7cfcfd  R11 = 0x3f7cfcfd;
    expect lane 26 R8 = 0x3da0a0a1  R9 = 0x3db8b8b9  R10 = 0x3da8a8a9  R11 = 0x3db0b0b1;
    expect lane 27 R8 = 0x3da0a0a1  R9 = 0x3d989899  R10 = 0x3da0a0a1  R11 = 0x3da8a8a9;
    expect lane 28 R8 = 0x3e34b4b5  R9 = 0x3e54d4d5  R10 = 0x3e30b0b1  R11 = 0x3e4ccccd;
    expect lane 29 R8 = 0x3e28a8a9  R9 = 0x3e48c8c9  R10 = 0x3e44c4c5  R11 = 0x3e38b8b9;
    expect lane 30 R8 = 0x3e048485  R9 = 0x3f1d9d9e  R10 = 0x3f0a8a8b  R11 = 0x3e888889;
    expect lane 31 R8 = 0x3f028283  R9 = 0x3e24a4a5  R10 = 0x3ef4f4f5  R11 = 0x3e50d0d1;
}

warp 4 { # G, row 27
    asm "TLD4.G R8, R0, 27, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3f139394;
    expect lane 1 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f0a8a8b  R11 = 0x3f139394;
    expect lane 2 R8 = 0x3ebababb  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3ebababb;
    expect lane 3 R8 = 0x3f3dbdbe  R9 = 0x3f6ceced  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 4 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 5 R8 = 0x3f1b9b9c  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3ecccccd;
    expect lane 6 R8 = 0x3f119192  R9 = 0x3f38b8b9  R10 = 0x3f4bcbcc  R11 = 0x3f24a4a5;
    expect lane 7 R8 = 0x3f119192  R9 = 0x3f119192  R10 = 0x3f24a4a5  R11 = 0x3f119192;
    expect lane 8 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f19999a  R11 = 0x3f6feff0;
    expect lane 9 R8 = 0x3f19999a  R9 = 0x3f35b5b6  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 10 R8 = 0x3f65e5e6  R9 = 0x3f018182  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 11 R8 = 0x3f65e5e6  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 12 R8 = 0x3e929293  R9 = 0x3e78f8f9  R10 = 0x3f20a0a1  R11 = 0x3ec6c6c7;
    expect lane 13 R8 = 0x3dc8c8c9  R9 = 0x3f45c5c6  R10 = 0x3eb0b0b1  R11 = 0x3edededf;
    expect lane 14 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f6ceced  R11 = 0x3f76f6f7;
    expect lane 15 R8 = 0x3f6aeaeb  R9 = 0x3f74f4f5  R10 = 0x3f73f3f4  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3f038384  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f19999a;
    expect lane 17 R8 = 0x3e189899  R9 = 0x3ed4d4d5  R10 = 0x3f0e8e8f  R11 = 0x3ec0c0c1;
    expect lane 18 R8 = 0x3e38b8b9  R9 = 0x3e34b4b5  R10 = 0x3e30b0b1  R11 = 0x3e38b8b9;
    expect lane 19 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3e34b4b5  R11 = 0x3e3cbcbd;
    expect lane 20 R8 = 0x3ec8c8c9  R9 = 0x3ed8d8d9  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 21 R8 = 0x3f2eaeaf  R9 = 0x3f1f9fa0  R10 = 0x3ec8c8c9  R11 = 0x3f48c8c9;
    expect lane 22 R8 = 0x3e929293  R9 = 0x3f23a3a4  R10 = 0x3edadadb  R11 = 0x3e828283;
    expect lane 23 R8 = 0x3f3ebebf  R9 = 0x3f109091  R10 = 0x3eb8b8b9  R11 = 0x3f2babac;
    expect lane 24 R8 = 0x3f79f9fa  R9 = 0x3f3ababb  R10 = 0x3dd8d8d9  R11 = 0x3d40c0c1;
    expect lane 25 R8 = 0x3e34b4b5  R9 = 0x3f0a8a8b  R10 = 0x3f3ababb  R11 = 0x3f49c9ca;
    expect lane 26 R8 = 0x3ea0a0a1  R9 = 0x3ee8e8e9  R10 = 0x3eacacad  R11 = 0x3ec0c0c1;
    expect lane 27 R8 = 0x3ea0a0a1  R9 = 0x3ee0e0e1  R10 = 0x3f149495  R11 = 0x3ea0a0a1;
    expect lane 28 R8 = 0x3db0b0b1  R9 = 0x3d40c0c1  R10 = 0x3da0a0a1  R11 = 0x3c40c0c1;
    expect lane 29 R8 = 0x3d008081  R9 = 0x3d30b0b1  R10 = 0x3d40c0c1  R11 = 0x3d989899;
    expect lane 30 R8 = 0x3f62e2e3  R9 = 0x3f62e2e3  R10 = 0x3f63e3e4  R11 = 0x3f5fdfe0;
    expect lane 31 R8 = 0x3f60e0e1  R9 = 0x3f60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f5fdfe0;
}

warp 5 { # G, row 27
    asm "TLD4.G R8, R0, 27, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f0e8e8f  R9 = 0x3f0a8a8b  R10 = 0x3f0a8a8b  R11 = 0x3f139394;
    expect lane 1 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f058586  R11 = 0x3f0e8e8f;
    expect lane 2 R8 = 0x3ebababb  R9 = 0x3f0c8c8d  R10 = 0x3f3dbdbe  R11 = 0x3ebababb;
    expect lane 3 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f6ceced;
    expect lane 4 R8 = 0x3ecccccd  R9 = 0x3f1b9b9c  R10 = 0x3f008081  R11 = 0x3f35b5b6;
    expect lane 5 R8 = 0x3f35b5b6  R9 = 0x3f1b9b9c  R10 = 0x3ecccccd  R11 = 0x3f35b5b6;
    expect lane 6 R8 = 0x3f4bcbcc  R9 = 0x3f4bcbcc  R10 = 0x3f24a4a5  R11 = 0x3f119192;
    expect lane 7 R8 = 0x3f24a4a5  R9 = 0x3f4bcbcc  R10 = 0x3f38b8b9  R11 = 0x3f24a4a5;
    expect lane 8 R8 = 0x3f6feff0  R9 = 0x3f19999a  R10 = 0x3f53d3d4  R11 = 0x3f6feff0;
    expect lane 9 R8 = 0x3f19999a  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 10 R8 = 0x3f018182  R9 = 0x3f65e5e6  R10 = 0x3f65e5e6  R11 = 0x3f44c4c5;
    expect lane 11 R8 = 0x3f44c4c5  R9 = 0x3f018182  R10 = 0x3f44c4c5  R11 = 0x3f018182;
    expect lane 12 R8 = 0x3f2babac  R9 = 0x3ec6c6c7  R10 = 0x3e78f8f9  R11 = 0x3f09898a;
    expect lane 13 R8 = 0x3e78f8f9  R9 = 0x3eb0b0b1  R10 = 0x3ec6c6c7  R11 = 0x3e929293;
    expect lane 14 R8 = 0x3f76f6f7  R9 = 0x3f65e5e6  R10 = 0x3f67e7e8  R11 = 0x3f76f6f7;
    expect lane 15 R8 = 0x3f68e8e9  R9 = 0x3f71f1f2  R10 = 0x3f67e7e8  R11 = 0x3f73f3f4;
    expect lane 16 R8 = 0x3e70f0f1  R9 = 0x3f0e8e8f  R10 = 0x3e44c4c5  R11 = 0x3e70f0f1;
    expect lane 17 R8 = 0x3dc8c8c9  R9 = 0x3dc8c8c9  R10 = 0x3e70f0f1  R11 = 0x3ec0c0c1;
    expect lane 18 R8 = 0x3e34b4b5  R9 = 0x3e30b0b1  R10 = 0x3e34b4b5  R11 = 0x3e30b0b1;
    expect lane 19 R8 = 0x3e38b8b9  R9 = 0x3e3cbcbd  R10 = 0x3e34b4b5  R11 = 0x3e30b0b1;
    expect lane 20 R8 = 0x3f48c8c9  R9 = 0x3f38b8b9  R10 = 0x3ed8d8d9  R11 = 0x3f59d9da;
    expect lane 21 R8 = 0x3f179798  R9 = 0x3f058586  R10 = 0x3ec8c8c9  R11 = 0x3f40c0c1;
    expect lane 22 R8 = 0x3f23a3a4  R9 = 0x3edadadb  R10 = 0x3e828283  R11 = 0x3f46c6c7;
    expect lane 23 R8 = 0x3f46c6c7  R9 = 0x3f2babac  R10 = 0x3eeeeeef  R11 = 0x3f088889;
    expect lane 24 R8 = 0x3d40c0c1  R9 = 0x3ed8d8d9  R10 = 0x3e70f0f1  R11 = 0x3f6aeaeb;
    expect lane 25 R8 = 0x3eb4b4b5  R9 = 0x3f19999a  R10 = 0x3d40c0c1  R11 = 0x3d40c0c1;
    expect lane 26 R8 = 0x3ec0c0c1  R9 = 0x3f149495  R10 = 0x3ee0e0e1  R11 = 0x3f09898a;
    expect lane 27 R8 = 0x3ecacacb  R9 = 0x3ea0a0a1  R10 = 0x3ecacacb  R11 = 0x3ee8e8e9;
    expect lane 28 R8 = 0x3d70f0f1  R9 = 0x3c40c0c1  R10 = 0x3d808081  R11 = 0x3cc0c0c1;
    expect lane 29 R8 = 0x3d989899  R9 = 0x3ce0e0e1  R10 = 0x3d008081  R11 = 0x3d60e0e1;
    expect lane 30 R8 = 0x3f5dddde  R9 = 0x3f65e5e6  R10 = 0x3f63e3e4  R11 = 0x3f5fdfe0;
    expect lane 31 R8 = 0x3f63e3e4  R9 = 0x3f5ededf  R10 = 0x3f62e2e3  R11 = 0x3f5ededf;
}

warp 6 { # B, row 27
    asm "TLD4.B R8, R0, 27, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e60e0e1  R9 = 0x3e60e0e1  R10 = 0x3e60e0e1  R11 = 0x3f77f7f8;
    expect lane 1 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3eeeeeef  R11 = 0x3f77f7f8;
    expect lane 2 R8 = 0x3df0f0f1  R9 = 0x3df0f0f1  R10 = 0x3f7bfbfc  R11 = 0x3f32b2b3;
    expect lane 3 R8 = 0x3df0f0f1  R9 = 0x3f32b2b3  R10 = 0x3ecececf  R11 = 0x3f32b2b3;
    expect lane 4 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3f55d5d6  R11 = 0x3f55d5d6;
    expect lane 5 R8 = 0x3ef2f2f3  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x3f55d5d6;
    expect lane 6 R8 = 0x3ea2a2a3  R9 = 0x3ec8c8c9  R10 = 0x3eeeeeef  R11 = 0x3ec8c8c9;
    expect lane 7 R8 = 0x3ec8c8c9  R9 = 0x3e78f8f9  R10 = 0x3eeeeeef  R11 = 0x3eeeeeef;
    expect lane 8 R8 = 0x3f68e8e9  R9 = 0x3f57d7d8  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 9 R8 = 0x3f62e2e3  R9 = 0x3f68e8e9  R10 = 0x3f57d7d8  R11 = 0x3f68e8e9;
    expect lane 10 R8 = 0x3d008081  R9 = 0x3e38b8b9  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 11 R8 = 0x3d008081  R9 = 0x3e38b8b9  R10 = 0x3e38b8b9  R11 = 0x3e38b8b9;
    expect lane 12 R8 = 0x3ee4e4e5  R9 = 0x3ee4e4e5  R10 = 0x3edadadb  R11 = 0x3ee0e0e1;
    expect lane 13 R8 = 0x3ee8e8e9  R9 = 0x3ed6d6d7  R10 = 0x3ee2e2e3  R11 = 0x3ee0e0e1;
    expect lane 14 R8 = 0x3f5cdcdd  R9 = 0x3f5cdcdd  R10 = 0x3f27a7a8  R11 = 0x3e38b8b9;
    expect lane 15 R8 = 0x3f43c3c4  R9 = 0x3e969697  R10 = 0x3eaeaeaf  R11 = 0x3f008081;
    expect lane 16 R8 = 0x3ee2e2e3  R9 = 0x3eeaeaeb  R10 = 0x3eeaeaeb  R11 = 0x3ee8e8e9;
    expect lane 17 R8 = 0x3ecececf  R9 = 0x3edededf  R10 = 0x3ee6e6e7  R11 = 0x3edadadb;
    expect lane 18 R8 = 0x3ea4a4a5  R9 = 0x3eaaaaab  R10 = 0x3ed0d0d1  R11 = 0x3ea0a0a1;
    expect lane 19 R8 = 0x3e949495  R9 = 0x3ea0a0a1  R10 = 0x3eb6b6b7  R11 = 0x3e848485;
    expect lane 20 R8 = 0x3f1c9c9d  R9 = 0x3f1e9e9f  R10 = 0x3f1e9e9f  R11 = 0x3f1e9e9f;
    expect lane 21 R8 = 0x3f32b2b3  R9 = 0x3f2dadae  R10 = 0x3f1c9c9d  R11 = 0x3f39b9ba;
    expect lane 22 R8 = 0x3ebebebf  R9 = 0x3e048485  R10 = 0x3e8c8c8d  R11 = 0x3ecacacb;
    expect lane 23 R8 = 0x3d60e0e1  R9 = 0x3e38b8b9  R10 = 0x3ea4a4a5  R11 = 0x3dd8d8d9;
    expect lane 24 R8 = 0x3efefeff  R9 = 0x3ec6c6c7  R10 = 0x3dd8d8d9  R11 = 0x3da0a0a1;
    expect lane 25 R8 = 0x3e0c8c8d  R9 = 0x3e9a9a9b  R10 = 0x3ec6c6c7  R11 = 0x3ed2d2d3;
    expect lane 26 R8 = 0x3ea6a6a7  R9 = 0x3f0b8b8c  R10 = 0x3eb8b8b9  R11 = 0x3ed6d6d7;
    expect lane 27 R8 = 0x3ea6a6a7  R9 = 0x3f038384  R10 = 0x3f3cbcbd  R11 = 0x3ea6a6a7;
    expect lane 28 R8 = 0x3e2cacad  R9 = 0x3ea8a8a9  R10 = 0x3e44c4c5  R11 = 0x3efafafb;
    expect lane 29 R8 = 0x3ecccccd  R9 = 0x3eb2b2b3  R10 = 0x3ea8a8a9  R11 = 0x3e5cdcdd;
    expect lane 30 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e888889  R11 = 0x3ec0c0c1;
    expect lane 31 R8 = 0x3eaeaeaf  R9 = 0x3eaeaeaf  R10 = 0x3e64e4e5  R11 = 0x3ec0c0c1;
}

warp 7 { # B, row 27
    asm "TLD4.B R8, R0, 27, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f38b8b9  R9 = 0x3eeeeeef  R10 = 0x3eeeeeef  R11 = 0x3f77f7f8;
    expect lane 1 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3e60e0e1  R11 = 0x3f38b8b9;
    expect lane 2 R8 = 0x3df0f0f1  R9 = 0x3f32b2b3  R10 = 0x3f7bfbfc  R11 = 0x3f32b2b3;
    expect lane 3 R8 = 0x3ecececf  R9 = 0x3ecececf  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 4 R8 = 0x3f55d5d6  R9 = 0x3ef2f2f3  R10 = 0x3f28a8a9  R11 = 0x3e989899;
    expect lane 5 R8 = 0x3e989899  R9 = 0x3ef2f2f3  R10 = 0x3f55d5d6  R11 = 0x3e989899;
    expect lane 6 R8 = 0x3e78f8f9  R9 = 0x3eeeeeef  R10 = 0x3ea2a2a3  R11 = 0x3e78f8f9;
    expect lane 7 R8 = 0x3eeeeeef  R9 = 0x3ea2a2a3  R10 = 0x3ec8c8c9  R11 = 0x3eeeeeef;
    expect lane 8 R8 = 0x3f68e8e9  R9 = 0x3f57d7d8  R10 = 0x3f5dddde  R11 = 0x3f57d7d8;
    expect lane 9 R8 = 0x3f62e2e3  R9 = 0x3f62e2e3  R10 = 0x3f62e2e3  R11 = 0x3f68e8e9;
    expect lane 10 R8 = 0x3e38b8b9  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3da0a0a1;
    expect lane 11 R8 = 0x3da0a0a1  R9 = 0x3e38b8b9  R10 = 0x3da0a0a1  R11 = 0x3e38b8b9;
    expect lane 12 R8 = 0x3ed8d8d9  R9 = 0x3ee0e0e1  R10 = 0x3ee4e4e5  R11 = 0x3edcdcdd;
    expect lane 13 R8 = 0x3ee4e4e5  R9 = 0x3ee2e2e3  R10 = 0x3ee0e0e1  R11 = 0x3ee4e4e5;
    expect lane 14 R8 = 0x3e38b8b9  R9 = 0x3f79f9fa  R10 = 0x3f5cdcdd  R11 = 0x3e38b8b9;
    expect lane 15 R8 = 0x3f50d0d1  R9 = 0x3ec8c8c9  R10 = 0x3f5cdcdd  R11 = 0x3eaeaeaf;
    expect lane 16 R8 = 0x3ed2d2d3  R9 = 0x3ee6e6e7  R10 = 0x3ed0d0d1  R11 = 0x3ed2d2d3;
    expect lane 17 R8 = 0x3ecacacb  R9 = 0x3ecacacb  R10 = 0x3ed2d2d3  R11 = 0x3edadadb;
    expect lane 18 R8 = 0x3ec0c0c1  R9 = 0x3ecacacb  R10 = 0x3ec0c0c1  R11 = 0x3ec4c4c5;
    expect lane 19 R8 = 0x3ea4a4a5  R9 = 0x3e848485  R10 = 0x3eaeaeaf  R11 = 0x3ec4c4c5;
    expect lane 20 R8 = 0x3f39b9ba  R9 = 0x3f35b5b6  R10 = 0x3f1e9e9f  R11 = 0x3f3fbfc0;
    expect lane 21 R8 = 0x3f2babac  R9 = 0x3f26a6a7  R10 = 0x3f1c9c9d  R11 = 0x3f37b7b8;
    expect lane 22 R8 = 0x3e048485  R9 = 0x3e8c8c8d  R10 = 0x3ecacacb  R11 = 0x3d008081;
    expect lane 23 R8 = 0x3d008081  R9 = 0x3dd8d8d9  R10 = 0x3e7cfcfd  R11 = 0x3e50d0d1;
    expect lane 24 R8 = 0x3da0a0a1  R9 = 0x3e7cfcfd  R10 = 0x3e28a8a9  R11 = 0x3ef0f0f1;
    expect lane 25 R8 = 0x3e5cdcdd  R9 = 0x3ea8a8a9  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
    expect lane 26 R8 = 0x3ed6d6d7  R9 = 0x3f3cbcbd  R10 = 0x3f038384  R11 = 0x3f2babac;
    expect lane 27 R8 = 0x3ee4e4e5  R9 = 0x3ea6a6a7  R10 = 0x3ee4e4e5  R11 = 0x3f0b8b8c;
    expect lane 28 R8 = 0x3e929293  R9 = 0x3efafafb  R10 = 0x3e848485  R11 = 0x3ee2e2e3;
    expect lane 29 R8 = 0x3e5cdcdd  R9 = 0x3ed6d6d7  R10 = 0x3ecccccd  R11 = 0x3e9c9c9d;
    expect lane 30 R8 = 0x3edededf  R9 = 0x3e64e4e5  R10 = 0x3e828283  R11 = 0x3ec0c0c1;
    expect lane 31 R8 = 0x3e888889  R9 = 0x3ed6d6d7  R10 = 0x3e909091  R11 = 0x3ecececf;
}

warp 8 { # A, row 27
    asm "TLD4.A R8, R0, 27, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3e088889;
    expect lane 1 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3e3cbcbd  R11 = 0x3e088889;
    expect lane 2 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3ec8c8c9  R11 = 0x3eb6b6b7;
    expect lane 3 R8 = 0x3e909091  R9 = 0x3eb6b6b7  R10 = 0x3ea2a2a3  R11 = 0x3eb6b6b7;
    expect lane 4 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3e78f8f9  R11 = 0x3f1f9fa0;
    expect lane 5 R8 = 0x3f1f9fa0  R9 = 0x3ee0e0e1  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 6 R8 = 0x3f0d8d8e  R9 = 0x3e78f8f9  R10 = 0x3dc0c0c1  R11 = 0x3ecececf;
    expect lane 7 R8 = 0x3f0d8d8e  R9 = 0x3f0d8d8e  R10 = 0x3ecececf  R11 = 0x3f0d8d8e;
    expect lane 8 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x3d20a0a1  R11 = 0x3e28a8a9;
    expect lane 9 R8 = 0x3d20a0a1  R9 = 0x3da8a8a9  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 10 R8 = 0x3f49c9ca  R9 = 0x3f119192  R10 = 0x3f23a3a4  R11 = 0x3f23a3a4;
    expect lane 11 R8 = 0x3f49c9ca  R9 = 0x3f119192  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 12 R8 = 0x3e828283  R9 = 0x3e8c8c8d  R10 = 0x3e008081  R11 = 0x3e5cdcdd;
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0x3d888889  R10 = 0x3e70f0f1  R11 = 0x3e4ccccd;
    expect lane 14 R8 = 0x3f50d0d1  R9 = 0x3f50d0d1  R10 = 0x3f1a9a9b  R11 = 0x3e008081;
    expect lane 15 R8 = 0x3f37b7b8  R9 = 0x3e74f4f5  R10 = 0x3e949495  R11 = 0x3ee6e6e7;
    expect lane 16 R8 = 0x3f3dbdbe  R9 = 0x3f60e0e1  R10 = 0x3f60e0e1  R11 = 0x3f54d4d5;
    expect lane 17 R8 = 0x3eb4b4b5  R9 = 0x3f23a3a4  R10 = 0x3f49c9ca  R11 = 0x3f179798;
    expect lane 18 R8 = 0x3f068687  R9 = 0x3ef6f6f7  R10 = 0x3e40c0c1  R11 = 0x3f109091;
    expect lane 19 R8 = 0x3f26a6a7  R9 = 0x3f109091  R10 = 0x3ecacacb  R11 = 0x3f47c7c8;
    expect lane 20 R8 = 0x3f149495  R9 = 0x3f0d8d8e  R10 = 0x3f0d8d8e  R11 = 0x3f0d8d8e;
    expect lane 21 R8 = 0x3e9a9a9b  R9 = 0x3eb8b8b9  R10 = 0x3f149495  R11 = 0x3e54d4d5;
    expect lane 22 R8 = 0x3ee0e0e1  R9 = 0x3ec4c4c5  R10 = 0x3ed4d4d5  R11 = 0x3ee2e2e3;
    expect lane 23 R8 = 0x3ebababb  R9 = 0x3ecacacb  R10 = 0x3edadadb  R11 = 0x3ec0c0c1;
    expect lane 24 R8 = 0x3e9a9a9b  R9 = 0x3eeaeaeb  R10 = 0x3f5bdbdc  R11 = 0x3f64e4e5;
    expect lane 25 R8 = 0x3f4fcfd0  R9 = 0x3f149495  R10 = 0x3eeaeaeb  R11 = 0x3ed8d8d9;
    expect lane 26 R8 = 0x3f139394  R9 = 0x3ecccccd  R10 = 0x3f0c8c8d  R11 = 0x3f008081;
    expect lane 27 R8 = 0x3f139394  R9 = 0x3ed8d8d9  R10 = 0x3e7cfcfd  R11 = 0x3f139394;
    expect lane 28 R8 = 0x3f31b1b2  R9 = 0x3f4fcfd0  R10 = 0x3f36b6b7  R11 = 0x3f6dedee;
    expect lane 29 R8 = 0x3f5cdcdd  R9 = 0x3f53d3d4  R10 = 0x3f4fcfd0  R11 = 0x3f3ababb;
    expect lane 30 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3ecccccd  R11 = 0x3f26a6a7;
    expect lane 31 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3e949495  R11 = 0x3f26a6a7;
}

warp 9 { # A, row 27
    asm "TLD4.A R8, R0, 27, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e24a4a5  R9 = 0x3e3cbcbd  R10 = 0x3e3cbcbd  R11 = 0x3e088889;
    expect lane 1 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3e58d8d9  R11 = 0x3e24a4a5;
    expect lane 2 R8 = 0x3e909091  R9 = 0x3eb6b6b7  R10 = 0x3ec8c8c9  R11 = 0x3eb6b6b7;
    expect lane 3 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3ec8c8c9  R11 = 0x3ec8c8c9;
    expect lane 4 R8 = 0x3e78f8f9  R9 = 0x3d70f0f1  R10 = 0x3d70f0f1  R11 = 0x3e78f8f9;
    expect lane 5 R8 = 0x3f1f9fa0  R9 = 0x3d70f0f1  R10 = 0x3e78f8f9  R11 = 0x3f1f9fa0;
    expect lane 6 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3ecececf  R11 = 0x3f0d8d8e;
    expect lane 7 R8 = 0x3ecececf  R9 = 0x3dc0c0c1  R10 = 0x3e78f8f9  R11 = 0x3ecececf;
    expect lane 8 R8 = 0x3e28a8a9  R9 = 0x3d20a0a1  R10 = 0x3e008081  R11 = 0x3e28a8a9;
    expect lane 9 R8 = 0x3d20a0a1  R9 = 0x3e008081  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 10 R8 = 0x3f119192  R9 = 0x3f49c9ca  R10 = 0x3f49c9ca  R11 = 0x3f37b7b8;
    expect lane 11 R8 = 0x3f37b7b8  R9 = 0x3f119192  R10 = 0x3f37b7b8  R11 = 0x3f119192;
    expect lane 12 R8 = 0x3dd8d8d9  R9 = 0x3e5cdcdd  R10 = 0x3e8c8c8d  R11 = 0x3e24a4a5;
    expect lane 13 R8 = 0x3e8c8c8d  R9 = 0x3e70f0f1  R10 = 0x3e5cdcdd  R11 = 0x3e828283;
    expect lane 14 R8 = 0x3e008081  R9 = 0x3f6dedee  R10 = 0x3f50d0d1  R11 = 0x3e008081;
    expect lane 15 R8 = 0x3f43c3c4  R9 = 0x3eacacad  R10 = 0x3f50d0d1  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3ee2e2e3  R9 = 0x3f49c9ca  R10 = 0x3ecccccd  R11 = 0x3ee2e2e3;
    expect lane 17 R8 = 0x3e989899  R9 = 0x3e989899  R10 = 0x3ee2e2e3  R11 = 0x3f179798;
    expect lane 18 R8 = 0x3ea2a2a3  R9 = 0x3e68e8e9  R10 = 0x3ea2a2a3  R11 = 0x3e8e8e8f;
    expect lane 19 R8 = 0x3f068687  R9 = 0x3f47c7c8  R10 = 0x3ee2e2e3  R11 = 0x3e8e8e8f;
    expect lane 20 R8 = 0x3e54d4d5  R9 = 0x3e888889  R10 = 0x3f0d8d8e  R11 = 0x3e109091;
    expect lane 21 R8 = 0x3ec8c8c9  R9 = 0x3ee8e8e9  R10 = 0x3f149495  R11 = 0x3e74f4f5;
    expect lane 22 R8 = 0x3ec4c4c5  R9 = 0x3ed4d4d5  R10 = 0x3ee2e2e3  R11 = 0x3eb8b8b9;
    expect lane 23 R8 = 0x3eb8b8b9  R9 = 0x3ec0c0c1  R10 = 0x3ed0d0d1  R11 = 0x3ecccccd;
    expect lane 24 R8 = 0x3f64e4e5  R9 = 0x3f27a7a8  R10 = 0x3f45c5c6  R11 = 0x3eacacad;
    expect lane 25 R8 = 0x3f32b2b3  R9 = 0x3f0a8a8b  R10 = 0x3f64e4e5  R11 = 0x3f64e4e5;
    expect lane 26 R8 = 0x3f008081  R9 = 0x3e7cfcfd  R10 = 0x3ed8d8d9  R11 = 0x3e9a9a9b;
    expect lane 27 R8 = 0x3ef4f4f5  R9 = 0x3f139394  R10 = 0x3ef4f4f5  R11 = 0x3ecccccd;
    expect lane 28 R8 = 0x3f47c7c8  R9 = 0x3f6dedee  R10 = 0x3f42c2c3  R11 = 0x3f64e4e5;
    expect lane 29 R8 = 0x3f3ababb  R9 = 0x3f60e0e1  R10 = 0x3f5cdcdd  R11 = 0x3f4bcbcc;
    expect lane 30 R8 = 0x3f4bcbcc  R9 = 0x3e949495  R10 = 0x3ebababb  R11 = 0x3f26a6a7;
    expect lane 31 R8 = 0x3ecccccd  R9 = 0x3f42c2c3  R10 = 0x3edcdcdd  R11 = 0x3f38b8b9;
}
