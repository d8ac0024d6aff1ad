# BC7U: levels down to one texel, and layers.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-42 PD-91 PD-91c PD-80
rules without PD-81b PD-92
sampler 0 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 802306d192b414706beeaf4ff4b76d02 805aca6e699ffa30484b8faf493bdaa1 3c841f7d6384f7945285f3cc69bd9528 3e517d379b1a57e1fba7ec48cb202330
bytes 0x30000040 50b81c473f0e354e7294ccd409cc17dc 663169a2ddef9ef8ca199776855076e5 8087d19fb4a51bf8226e55aa3306d231 70a8e07108e70c52c7bf3cbe0c90ce46
bytes 0x30000080 749b950407ec32eea251c1dea6ae496c 9e39c6d6dd28f3108f15f1eb539291bf bfd80401a85a3ddae7d8ad91a341931d 12c23041fa722835b5a158bd7cbcfbd0
bytes 0x300000c0 04c1d4cb16792315125f8cef2c80efaf de7273957f368b33cb69e0b17ea925e3 805aca6e699ffa30484b8faf493bdaa1 a6e90a68ae49b1abc2a8f0093dd10d49
bytes 0x30000100 80150af08dac806475b3aa0609ec2102 c488dd54a7b91290add58b415910de34 b89bf3a03e9714f587125a55cf7b6cf3 fc08f32dbfb6a24ddacf3ef320d62308
bytes 0x30000140 488297b168a5b1fdb3d87346e4b99261 fad21831ddd4a28c249d4acecc932399 8011febbefb9394c7d46a6c0b6a7fca0 80f4c45a0acd32e1001914d0d91269c6
bytes 0x30000180 e04dfe0f90a3b3b3da84d3f0535c8910 805aca6e699ffa30484b8faf493bdaa1 22416386249f088012fb2f48e310630a b299a51eaf9b49517222db4c2acff086
bytes 0x300001c0 68687b418ef101b52adf80e1fb788651 78ba6ee1a9f2d8b574d55c14972bdcd6 f0863a12c92926d5c9db8c6adc0ed243 340f59ac137f915c0ac3410fe9ed6de8
bytes 0x30000200 807f87d3862fff624b741232e41cbd4e 00000000000000000000000000000000 e68298ddd0a450bc7a487fa04519d480 00000000000000000000000000000000
bytes 0x30000300 c8558aef4e21711f0451ce9436057d54 00000000000000000000000000000000 a87c3048bb48629de1d72c858748a39c 00000000000000000000000000000000
bytes 0x30000400 8892540a1a763cec977d91f8b581389d b89bf3a03e9714f587125a55cf7b6cf3 ea3ed4cf18e48039c37def4316a1cca1 08b3198bef85b03c6ae503de1bf58d83
bytes 0x30000440 0c53feea5bb579ad3af970fb14e7f6aa 4c5ef62102e1cc44a09775dec58b1831 d841d644afcdc358928c3b4dbbdb6f50 80f2fcbc5beeeaffa1fc37711f38943c
bytes 0x30000480 be346dd052278e698197812dadcf6a77 2eedab3ef4ad6b23aeb92bc004160909 d841d644afcdc358928c3b4dbbdb6f50 8cad9b1eb9c284f82d760f0dc676b495
bytes 0x300004c0 d4f06f6bcec208be636e317764013a7a 08845cf1e51c93124d41e475768b497d 15953ca62ae242f016b964fc683d22c7 d8976785c8b4c3da8359ef7142ac055b
bytes 0x30000500 de7273957f368b33cb69e0b17ea925e3 bc4ec2727aeaeaf9d7affa1a55335f52 80649b34ab19ebe27ac015e98935ec7e dc31a4ec6b03517fbb4e2619340f016e
bytes 0x30000540 20ab7a1cae71c1387e4069a545391547 e04dfe0f90a3b3b3da84d3f0535c8910 f83cc0969cd259f6c1249c7482f84923 7cc35ddafa24bbd9d12b719bb2322861
bytes 0x30000580 4c5ef62102e1cc44a09775dec58b1831 c488dd54a7b91290add58b415910de34 749b950407ec32eea251c1dea6ae496c 80c439fee4b388355446dc9095708d1f
bytes 0x300005c0 62d61dc0b9eb2d721f1bfbee5712e0a7 48e85bc301bce4dbdfd432707adbdfe9 e454f2c32fb8220b6b7c24a0a3cd266a 804a90eba3dc01a1c24251f068de788d
bytes 0x30000600 c8558aef4e21711f0451ce9436057d54 00000000000000000000000000000000 80f7a449d315af1ee613ec1e05057c9c 00000000000000000000000000000000
bytes 0x30000700 024585c70348a86c22b8d957d9d54f33 00000000000000000000000000000000 c8eae671610a65aa0970bb80f7c66663 00000000000000000000000000000000
bytes 0x30000800 b3067dc642aab8666d6f71dd7901664d 805619c30dd6c296fe012000632886c9 64a2fb5b8101e4ccc3f22d946b0ab160 68687b418ef101b52adf80e1fb788651
bytes 0x30000840 c2df1941b231980f7461fec7cd8455c9 68965e553891c5db162703fd41d8d2dc b3067dc642aab8666d6f71dd7901664d 380abc92a085e84f83c298f735ba8e82
bytes 0x30000880 62d61dc0b9eb2d721f1bfbee5712e0a7 a8b3abec1da7de0522f9fe8ef84724c3 62d61dc0b9eb2d721f1bfbee5712e0a7 663169a2ddef9ef8ca199776855076e5
bytes 0x300008c0 804a90eba3dc01a1c24251f068de788d 4c5ef62102e1cc44a09775dec58b1831 a0d212638eb3f3044c794226c959f5ed 7ce2f88ad5dfbf6e9cb713ac9188c59f
bytes 0x30000a00 be346dd052278e698197812dadcf6a77 00000000000000000000000000000000 d000f4a51c0777ae234d636173505657 00000000000000000000000000000000
texture 0 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000c00 9c5ee9cc732a8b0002103e0ef86c2339 e20940695884262c2873344333215fde e88e7baa2789d5e51ee08cbdbd609490 97dabe15655450835521afd31cee0833
bytes 0x30000c40 8e0efac1ae77fb3ffda695a449c4fcb2 80af88772752966f900c4e8c6e7c8160 787b888d14554178d0e3c1142621b962 a87c3048bb48629de1d72c858748a39c
bytes 0x30000c80 024585c70348a86c22b8d957d9d54f33 00000000000000000000000000000000 5e411a76169e80c002468f1eafba8d45 00000000000000000000000000000000
bytes 0x30000d00 84235e4ea3a2806765d8d9c22e31659f ec92697f1624ce769a8d6d96bf2324d7 e454f2c32fb8220b6b7c24a0a3cd266a 8a745af83998b6db1fffe4eecbfe7749
bytes 0x30000d40 98c76f5ece40bb14d623595ab990a123 8011febbefb9394c7d46a6c0b6a7fca0 f642005a84d723f18ae04bd3874113e6 7ce2f88ad5dfbf6e9cb713ac9188c59f
bytes 0x30000d80 0abb8f353d6a731ba8b6780af285f9e0 00000000000000000000000000000000 7899f3e006580b46ecfd6ca94dad8c6c 00000000000000000000000000000000
bytes 0x30000e00 80f67ec19eeedb8c72a244fcd826dce9 30f5b9203bfc5bcaaa88806bbd509d28 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000e40 38d3071e04c1db35a99c2f56d60c6f05 a842ebffb9bca0f9e8e75d8ae7f2aa73 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30000e80 80e79e6c9fede8c9335a6c023a8380a7 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 1 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 ea3ed4cf18e48039c37def4316a1cca1 b038bb36efa818116e507aa2ef4e0988 80af88772752966f900c4e8c6e7c8160 e8997442e9ca9ccc1e2e4dc8a8de161e
bytes 0x30001040 80ea24ca06db40dcc3e10c7355a7a742 00000000000000000000000000000000 b4394b6b535f306b2d60e57a2b9ad55e 00000000000000000000000000000000
bytes 0x30001100 897d7e2de9294c5f8550a5c22e5880cd 805f89ab9f0fb2e1570390312824d841 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30001140 8025f8bed83671c38d5f89a34398ed4d 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 2 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 2 texture 2 sampler 0
bytes 0x30001200 ee93e53e59470eb6f66b08f05d2b994a 00000000000000000000000000000000 340f59ac137f915c0ac3410fe9ed6de8 00000000000000000000000000000000
texture 3 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 3 texture 3 sampler 0
bytes 0x30001400 548edbcc628a16c42fdecbef2e9bded2 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 4 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 4 texture 4 sampler 0
bytes 0x30001600 0826f42a0a7e1e8c8d1de1f7583baf99 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 5 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 5 5 block 1 2 address 0x30000000 }
handle 5 texture 5 sampler 0
bytes 0x30001800 7e454a02b55b5f03737d4a1fa7dfbf00 646fecf2dd8e8466bddee45bc7dd284a 8bdf0b5789e728ae07c20876f3312409 d000f4a51c0777ae234d636173505657
bytes 0x30001840 a8b3abec1da7de0522f9fe8ef84724c3 364b4ce72aa87d594c26ea12601b2e95 a218240f33b6a7c5e4cf2c9ad6cf4e0f 80e79e6c9fede8c9335a6c023a8380a7
bytes 0x30001880 ea3ed4cf18e48039c37def4316a1cca1 c83bbdd1a1690e1087dcc624de661cf9 64a2fb5b8101e4ccc3f22d946b0ab160 b60bc22ad07beb9911dc152374817626
bytes 0x300018c0 c83bbdd1a1690e1087dcc624de661cf9 800d345b61470b86ce0f99becb14fbd6 18ef2db43a21344ed7d952b5124ad76a 3cb54bd6a6176cb58d7272868b258bf0
bytes 0x30001900 897d7e2de9294c5f8550a5c22e5880cd 9c5ee9cc732a8b0002103e0ef86c2339 1c8055eddbb1077a42c71370aaf6f52d 4e6f3bf43dc421c4c6cb5719b296147d
bytes 0x30001940 00c79a900b1f76347cde9cdfb669f701 586b22720bc7dcc07210c9151db17b36 b299a51eaf9b49517222db4c2acff086 f4f46b7728f78043a13f4cdc98c27d71
bytes 0x30001980 f2df64b22469db1e14d9b8c5e04511e7 80ae1c252f99a162d26001c3fe00d598 80eb45a0e75f56c75efc4a1d9cbe2178 48bf7839c59861b87f4f1e56b15ba7d1
bytes 0x300019c0 8087d19fb4a51bf8226e55aa3306d231 80430eb09f2322759f3351aed62f1724 78ba6ee1a9f2d8b574d55c14972bdcd6 488297b168a5b1fdb3d87346e4b99261
bytes 0x30001a00 04a4c152bf00baa68831ba0cc70610b8 00000000000000000000000000000000 a4ba9e35b8e51e8a7edc80e5ddccd5a9 00000000000000000000000000000000
bytes 0x30001b00 1eaf33b0980cb18998559f91543c04e4 00000000000000000000000000000000 ec92697f1624ce769a8d6d96bf2324d7 00000000000000000000000000000000
bytes 0x30001c00 98caf99ed10f9d60fe595ebfafe182b9 e454f2c32fb8220b6b7c24a0a3cd266a 8029db88370ad394a80f254c89da1fff 80ec160cb36139308ccf61e903ab37d7
bytes 0x30001c40 962b1a3c7e24d716a31a306fde39f9ee 887bdead790c6e87e1767b766871c82b 1819848a1d1e85287b97c19ac7bc2968 9c8f4fbefea079cdcd8a27e8cf0239f9
bytes 0x30001c80 7b7e77b335e584f40284a71346331453 663169a2ddef9ef8ca199776855076e5 3cb54bd6a6176cb58d7272868b258bf0 b299a51eaf9b49517222db4c2acff086
bytes 0x30001cc0 6c39aefb63bf3797045049db2c7adb5d 2524512d5a0ade542406d24b38b715bf 9c8f4fbefea079cdcd8a27e8cf0239f9 62d61dc0b9eb2d721f1bfbee5712e0a7
bytes 0x30001d00 bc4ec2727aeaeaf9d7affa1a55335f52 98caf99ed10f9d60fe595ebfafe182b9 04c1d4cb16792315125f8cef2c80efaf 3a425a685fa10f44407b763fffc08f5b
bytes 0x30001d40 88d13c6bb686cc0e14e65381d1262d8f ac34bcbf724769c58cca22e1f70e1838 5e411a76169e80c002468f1eafba8d45 bc4ec2727aeaeaf9d7affa1a55335f52
bytes 0x30001d80 a842ebffb9bca0f9e8e75d8ae7f2aa73 6e6306c33ec9cf9b06f046b44941b820 4c5ef62102e1cc44a09775dec58b1831 2a3f05a49d7d2ed26a06d3c8ad071f11
bytes 0x30001dc0 8039b1f1dce8b05803f386dc3f827a6a b038bb36efa818116e507aa2ef4e0988 844cfadbf793cadf3facf5ff37c04289 805f89ab9f0fb2e1570390312824d841
bytes 0x30001e00 dc31a4ec6b03517fbb4e2619340f016e 00000000000000000000000000000000 8049b6b69a732e61d81d50ba307add0e 00000000000000000000000000000000
bytes 0x30001f00 00c79a900b1f76347cde9cdfb669f701 00000000000000000000000000000000 262bcf76920a73565e3b17ecc27d3a63 00000000000000000000000000000000
bytes 0x30002000 8cad9b1eb9c284f82d760f0dc676b495 f4f46b7728f78043a13f4cdc98c27d71 6a2b759de194dccd7f7400ca0f71d8cc 1819848a1d1e85287b97c19ac7bc2968
bytes 0x30002040 80150af08dac806475b3aa0609ec2102 3c841f7d6384f7945285f3cc69bd9528 d000f4a51c0777ae234d636173505657 8019059993a1f7f887c879e10bcec32b
bytes 0x30002080 687d7b2eefbdd1a5602b7c376ea9a53b c488dd54a7b91290add58b415910de34 30f5b9203bfc5bcaaa88806bbd509d28 68965e553891c5db162703fd41d8d2dc
bytes 0x300020c0 808802f0c60b0636bc929e1ec6fa1727 8bdf0b5789e728ae07c20876f3312409 801e185ed5c9a938a852264992fc73ba a87c3048bb48629de1d72c858748a39c
bytes 0x30002200 469232e5293a8ee42f137115634922d1 00000000000000000000000000000000 807b9e0df95886f86339aa4bf9a8754a 00000000000000000000000000000000
texture 6 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 0 5 block 1 2 address 0x30000000 }
handle 6 texture 6 sampler 0
bytes 0x30002400 8062831caf3e05734be8cb2ed304c8bd 9c8f4fbefea079cdcd8a27e8cf0239f9 11a9f0bc86f3c7a227fafa7c43f69cc1 4e6f3bf43dc421c4c6cb5719b296147d
bytes 0x30002440 8025f8bed83671c38d5f89a34398ed4d 5271973d8d7658f7c5855062fd6742f9 8085e62b9d6b22121ba98387d402af6a dc884481cc18b4b1f33b4cffe3e732d2
bytes 0x30002480 80150af08dac806475b3aa0609ec2102 00000000000000000000000000000000 809bf61ad60c8444a0565cb67825027f 00000000000000000000000000000000
bytes 0x30002500 143462a7f0407038a87363fa7bc8e17b 8bdf0b5789e728ae07c20876f3312409 6c39aefb63bf3797045049db2c7adb5d 82682574eee1be2bebe898f0a43d14af
bytes 0x30002540 28c7a240c635410ca069b9bdf697a451 98caf99ed10f9d60fe595ebfafe182b9 180a09f7691fd84e0cdc83a670afdc8a 386131e2fb031461836470053f829216
bytes 0x30002580 1878687380361cc6efbe01180bfabaef 00000000000000000000000000000000 6c39aefb63bf3797045049db2c7adb5d 00000000000000000000000000000000
bytes 0x30002600 48ad92dfcfdcdc8f88d557068692f10e 94b2f909b9466852c79dcd7547040932 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30002640 b879cd117fc303c28cb5c701b33e1db8 fad21831ddd4a28c249d4acecc932399 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30002680 68687b418ef101b52adf80e1fb788651 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 7 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 1 5 block 1 2 address 0x30000000 }
handle 7 texture 7 sampler 0
bytes 0x30002800 4c39c34b99191b878d0848806043ad14 ac39d4f6e8dafb1943b3a7cd275d71d7 380abc92a085e84f83c298f735ba8e82 5461f493c4bd4d128e0c355a8f6fbd62
bytes 0x30002840 80d48780c128d42f086c26848a45af3d 00000000000000000000000000000000 11a9f0bc86f3c7a227fafa7c43f69cc1 00000000000000000000000000000000
bytes 0x30002900 887bdead790c6e87e1767b766871c82b 340f59ac137f915c0ac3410fe9ed6de8 00000000000000000000000000000000 00000000000000000000000000000000
bytes 0x30002940 b038bb36efa818116e507aa2ef4e0988 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 8 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 2 5 block 1 2 address 0x30000000 }
handle 8 texture 8 sampler 0
bytes 0x30002a00 1878687380361cc6efbe01180bfabaef 00000000000000000000000000000000 4a0ffaaa93566aa9a39edd54471dacf6 00000000000000000000000000000000
texture 9 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 3 5 block 1 2 address 0x30000000 }
handle 9 texture 9 sampler 0
bytes 0x30002c00 22416386249f088012fb2f48e310630a 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 10 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 4 5 block 1 2 address 0x30000000 }
handle 10 texture 10 sampler 0
bytes 0x30002e00 9c8f4fbefea079cdcd8a27e8cf0239f9 00000000000000000000000000000000 00000000000000000000000000000000 00000000000000000000000000000000
texture 11 { format BC7U UNORM type TWO_D_ARRAY layout blocklinear size 40 36 layers 2 levels 6 view 5 5 block 1 2 address 0x30000000 }
handle 11 texture 11 sampler 0

warp 0 { # layer 0, level 0, row 1
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 1 / 36.0  array = 0
    expect lane 0 R8 = 0x3ee8e8e9  R9 = 0x3ebcbcbd  R10 = 0x3e929293  R11 = 0x3f49c9ca;
    expect lane 1 R8 = 0x3ebcbcbd  R9 = 0x3e50d0d1  R10 = 0x3ee8e8e9  R11 = 0x3e929293;
    expect lane 2 R8 = 0x3e50d0d1  R9 = 0x3ee8e8e9  R10 = 0x3eb8b8b9  R11 = 0x3ee8e8e9;
    expect lane 3 R8 = 0x3ee8e8e9  R9 = 0x3f32b2b3  R10 = 0x3edadadb  R11 = 0x3eb8b8b9;
    expect lane 4 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3efafafb  R11 = 0x3edadadb;
    expect lane 5 R8 = 0x3f32b2b3  R9 = 0x3f1e9e9f  R10 = 0x3f26a6a7  R11 = 0x3efafafb;
    expect lane 6 R8 = 0x3f1e9e9f  R9 = 0x3edadadb  R10 = 0x3f3fbfc0  R11 = 0x3f26a6a7;
    expect lane 7 R8 = 0x3edadadb  R9 = 0x3f6feff0  R10 = 0x3ea2a2a3  R11 = 0x3f3fbfc0;
    expect lane 8 R8 = 0x3f6feff0  R9 = 0x3f42c2c3  R10 = 0x3e989899  R11 = 0x3ea2a2a3;
    expect lane 9 R8 = 0x3f42c2c3  R9 = 0x3f6feff0  R10 = 0x3e848485  R11 = 0x3e989899;
    expect lane 10 R8 = 0x3f6feff0  R9 = 0x3f22a2a3  R10 = 0x3e989899  R11 = 0x3e848485;
    expect lane 11 R8 = 0x3f22a2a3  R9 = 0x3ef6f6f7  R10 = 0x3f048485  R11 = 0x3e989899;
    expect lane 12 R8 = 0x3ef6f6f7  R9 = 0x3f800000  R10 = 0x3f69e9ea  R11 = 0x3f048485;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f74f4f5  R11 = 0x3f69e9ea;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3dd8d8d9  R10 = 0x3dd8d8d9  R11 = 0x3f74f4f5;
    expect lane 15 R8 = 0x3dd8d8d9  R9 = 0x3dd8d8d9  R10 = 0x3dd8d8d9  R11 = 0x3dd8d8d9;
}

warp 1 { # layer 0, level 0, row 35
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 35 / 36.0  array = 0
    expect lane 0 R8 = 0x3e20a0a1  R9 = 0x3e44c4c5  R10 = 0x3e888889  R11 = 0x3e20a0a1;
    expect lane 1 R8 = 0x3e44c4c5  R9 = 0x3f49c9ca  R10 = 0x3f45c5c6  R11 = 0x3e888889;
    expect lane 2 R8 = 0x3f49c9ca  R9 = 0x3f61e1e2  R10 = 0x3f55d5d6  R11 = 0x3f45c5c6;
    expect lane 3 R8 = 0x3f61e1e2  R9 = 0x3f67e7e8  R10 = 0x3f24a4a5  R11 = 0x3f55d5d6;
    expect lane 4 R8 = 0x3f67e7e8  R9 = 0x3f63e3e4  R10 = 0x3f1a9a9b  R11 = 0x3f24a4a5;
    expect lane 5 R8 = 0x3f63e3e4  R9 = 0x3f24a4a5  R10 = 0x3f41c1c2  R11 = 0x3f1a9a9b;
    expect lane 6 R8 = 0x3f24a4a5  R9 = 0x3f1a9a9b  R10 = 0x3f44c4c5  R11 = 0x3f41c1c2;
    expect lane 7 R8 = 0x3f1a9a9b  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f44c4c5;
    expect lane 8 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3e48c8c9  R11 = 0x3f53d3d4;
    expect lane 9 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3ecccccd  R11 = 0x3e48c8c9;
    expect lane 10 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3ecccccd;
    expect lane 11 R8 = 0x3f53d3d4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f53d3d4;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 { # layer 0, level 1, row 1
    asm "TLD4.G R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 0
    expect lane 0 R8 = 0x3e909091  R9 = 0x3f3bbbbc  R10 = 0x3f38b8b9  R11 = 0x3e9c9c9d;
    expect lane 1 R8 = 0x3f3bbbbc  R9 = 0x3f38b8b9  R10 = 0x3f3ababb  R11 = 0x3f38b8b9;
    expect lane 2 R8 = 0x3f38b8b9  R9 = 0x3e909091  R10 = 0x3e9c9c9d  R11 = 0x3f3ababb;
    expect lane 3 R8 = 0x3e909091  R9 = 0x3e24a4a5  R10 = 0x3e58d8d9  R11 = 0x3e9c9c9d;
    expect lane 4 R8 = 0x3e24a4a5  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3e58d8d9;
    expect lane 5 R8 = 0x3f26a6a7  R9 = 0x3e58d8d9  R10 = 0x3e24a4a5  R11 = 0x3f26a6a7;
    expect lane 6 R8 = 0x3e58d8d9  R9 = 0x3f26a6a7  R10 = 0x3ea2a2a3  R11 = 0x3e24a4a5;
    expect lane 7 R8 = 0x3f26a6a7  R9 = 0x3ec6c6c7  R10 = 0x3f048485  R11 = 0x3ea2a2a3;
    expect lane 8 R8 = 0x3ec6c6c7  R9 = 0x3f0c8c8d  R10 = 0x3ed0d0d1  R11 = 0x3f048485;
    expect lane 9 R8 = 0x3f0c8c8d  R9 = 0x3eb4b4b5  R10 = 0x3e7cfcfd  R11 = 0x3ed0d0d1;
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3e7cfcfd  R10 = 0x3e0c8c8d  R11 = 0x3e7cfcfd;
    expect lane 11 R8 = 0x3e7cfcfd  R9 = 0x3f34b4b5  R10 = 0x3e70f0f1  R11 = 0x3e0c8c8d;
    expect lane 12 R8 = 0x3f34b4b5  R9 = 0x3eeeeeef  R10 = 0x3ed2d2d3  R11 = 0x3e70f0f1;
    expect lane 13 R8 = 0x3eeeeeef  R9 = 0x3f169697  R10 = 0x3f73f3f4  R11 = 0x3ed2d2d3;
    expect lane 14 R8 = 0x3f169697  R9 = 0x3f73f3f4  R10 = 0x3f6feff0  R11 = 0x3f73f3f4;
    expect lane 15 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
}

warp 3 { # layer 0, level 1, row 17
    asm "TLD4.G R8, R0, 1, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 0
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3f63e3e4  R10 = 0x3e189899  R11 = 0x3f149495;
    expect lane 1 R8 = 0x3f63e3e4  R9 = 0x3ed2d2d3  R10 = 0x3ed2d2d3  R11 = 0x3e189899;
    expect lane 2 R8 = 0x3ed2d2d3  R9 = 0x3e808081  R10 = 0x3f038384  R11 = 0x3ed2d2d3;
    expect lane 3 R8 = 0x3e808081  R9 = 0x3f75f5f6  R10 = 0x3f5dddde  R11 = 0x3f038384;
    expect lane 4 R8 = 0x3f75f5f6  R9 = 0x3f3bbbbc  R10 = 0x3ee0e0e1  R11 = 0x3f5dddde;
    expect lane 5 R8 = 0x3f3bbbbc  R9 = 0x3efefeff  R10 = 0x3f1c9c9d  R11 = 0x3ee0e0e1;
    expect lane 6 R8 = 0x3efefeff  R9 = 0x3ee0e0e1  R10 = 0x3f3bbbbc  R11 = 0x3f1c9c9d;
    expect lane 7 R8 = 0x3ee0e0e1  R9 = 0x3f39b9ba  R10 = 0x3f3cbcbd  R11 = 0x3f3bbbbc;
    expect lane 8 R8 = 0x3f39b9ba  R9 = 0x3f3cbcbd  R10 = 0x3f078788  R11 = 0x3f3cbcbd;
    expect lane 9 R8 = 0x3f3cbcbd  R9 = 0x3f078788  R10 = 0x3e949495  R11 = 0x3f078788;
    expect lane 10 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 11 R8 = 0x3f078788  R9 = 0x3f028283  R10 = 0x3e60e0e1  R11 = 0x3e949495;
    expect lane 12 R8 = 0x3f028283  R9 = 0x3e60e0e1  R10 = 0x3f26a6a7  R11 = 0x3e60e0e1;
    expect lane 13 R8 = 0x3e60e0e1  R9 = 0x3ee2e2e3  R10 = 0x3edadadb  R11 = 0x3f26a6a7;
    expect lane 14 R8 = 0x3ee2e2e3  R9 = 0x3edadadb  R10 = 0x3f159596  R11 = 0x3edadadb;
    expect lane 15 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3f159596  R11 = 0x3f159596;
}

warp 4 { # layer 0, level 2, row 8
    asm "TLD4.B R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 0
    expect lane 0 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 1 R8 = 0x3f27a7a8  R9 = 0x3f42c2c3  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 2 R8 = 0x3f42c2c3  R9 = 0x3de0e0e1  R10 = 0x3f25a5a6  R11 = 0x3f1c9c9d;
    expect lane 3 R8 = 0x3de0e0e1  R9 = 0x3e60e0e1  R10 = 0x3f2fafb0  R11 = 0x3f25a5a6;
    expect lane 4 R8 = 0x3e60e0e1  R9 = 0x3e8c8c8d  R10 = 0x3e909091  R11 = 0x3f2fafb0;
    expect lane 5 R8 = 0x3e8c8c8d  R9 = 0x3ed0d0d1  R10 = 0x3e008081  R11 = 0x3e909091;
    expect lane 6 R8 = 0x3ed0d0d1  R9 = 0x3ea4a4a5  R10 = 0x3ee4e4e5  R11 = 0x3e008081;
    expect lane 7 R8 = 0x3ea4a4a5  R9 = 0x3f088889  R10 = 0x3d70f0f1  R11 = 0x3ee4e4e5;
    expect lane 8 R8 = 0x3f088889  R9 = 0x3ed2d2d3  R10 = 0x3f42c2c3  R11 = 0x3d70f0f1;
    expect lane 9 R8 = 0x3ed2d2d3  R9 = 0x3edadadb  R10 = 0x3f3ababb  R11 = 0x3f42c2c3;
    expect lane 10 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
}

warp 5 { # layer 0, level 2, row 1
    asm "TLD4.B R8, R0, 2, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 0
    expect lane 0 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3f1b9b9c  R11 = 0x3f1b9b9c;
    expect lane 1 R8 = 0x3eeaeaeb  R9 = 0x3ef8f8f9  R10 = 0x3ef8f8f9  R11 = 0x3f1b9b9c;
    expect lane 2 R8 = 0x3ef8f8f9  R9 = 0x3eeaeaeb  R10 = 0x3efcfcfd  R11 = 0x3ef8f8f9;
    expect lane 3 R8 = 0x3eeaeaeb  R9 = 0x3efcfcfd  R10 = 0x3ee4e4e5  R11 = 0x3efcfcfd;
    expect lane 4 R8 = 0x3efcfcfd  R9 = 0x3f19999a  R10 = 0x3f47c7c8  R11 = 0x3ee4e4e5;
    expect lane 5 R8 = 0x3f19999a  R9 = 0x3e109091  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 6 R8 = 0x3e109091  R9 = 0x3ec6c6c7  R10 = 0x3edadadb  R11 = 0x3f47c7c8;
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3f47c7c8  R10 = 0x3f73f3f4  R11 = 0x3edadadb;
    expect lane 8 R8 = 0x3f47c7c8  R9 = 0x3f4bcbcc  R10 = 0x3f25a5a6  R11 = 0x3f73f3f4;
    expect lane 9 R8 = 0x3f4bcbcc  R9 = 0x3f800000  R10 = 0x3f66e6e7  R11 = 0x3f25a5a6;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f66e6e7  R11 = 0x3f66e6e7;
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
    expect lane 0 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x3e989899  R11 = 0x3e989899;
    expect lane 1 R8 = 0x3f0b8b8c  R9 = 0x3f36b6b7  R10 = 0x3ec0c0c1  R11 = 0x3e989899;
    expect lane 2 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3ec0c0c1  R11 = 0x3ec0c0c1;
}

warp 9 { # layer 0, level 5, row 1
    asm "TLD4.G R8, R0, 5, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 0
    expect lane 0 R8 = 0x3f71f1f2  R9 = 0x3f71f1f2  R10 = 0x3f71f1f2  R11 = 0x3f71f1f2;
    expect lane 1 R8 = 0x3f71f1f2  R9 = 0x3f71f1f2  R10 = 0x3f71f1f2  R11 = 0x3f71f1f2;
}

warp 10 { # layer 1, level 0, row 1
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 1 / 36.0  array = 1
    expect lane 0 R8 = 0x3f46c6c7  R9 = 0x3f149495  R10 = 0x3e7cfcfd  R11 = 0x3e64e4e5;
    expect lane 1 R8 = 0x3f149495  R9 = 0x3e64e4e5  R10 = 0x3e7cfcfd  R11 = 0x3e7cfcfd;
    expect lane 2 R8 = 0x3e64e4e5  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e7cfcfd;
    expect lane 3 R8 = 0x3e949495  R9 = 0x00000000  R10 = 0x3e4ccccd  R11 = 0x3e949495;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ed2d2d3  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x00000000  R9 = 0x3ed2d2d3  R10 = 0x00000000  R11 = 0x3ed2d2d3;
    expect lane 6 R8 = 0x3ed2d2d3  R9 = 0x3e24a4a5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e24a4a5  R9 = 0x3ee6e6e7  R10 = 0x3f35b5b6  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ee6e6e7  R9 = 0x3f59d9da  R10 = 0x3e848485  R11 = 0x3f35b5b6;
    expect lane 9 R8 = 0x3f59d9da  R9 = 0x3f77f7f8  R10 = 0x3ee6e6e7  R11 = 0x3e848485;
    expect lane 10 R8 = 0x3f77f7f8  R9 = 0x3f1c9c9d  R10 = 0x3e848485  R11 = 0x3ee6e6e7;
    expect lane 11 R8 = 0x3f1c9c9d  R9 = 0x3eeeeeef  R10 = 0x3f2dadae  R11 = 0x3e848485;
    expect lane 12 R8 = 0x3eeeeeef  R9 = 0x3f1d9d9e  R10 = 0x3eb8b8b9  R11 = 0x3f2dadae;
    expect lane 13 R8 = 0x3f1d9d9e  R9 = 0x3eeeeeef  R10 = 0x3eb8b8b9  R11 = 0x3eb8b8b9;
    expect lane 14 R8 = 0x3eeeeeef  R9 = 0x3f2dadae  R10 = 0x3ed4d4d5  R11 = 0x3eb8b8b9;
    expect lane 15 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3ed4d4d5  R11 = 0x3ed4d4d5;
}

warp 11 { # layer 1, level 0, row 35
    asm "TLD4.R R8, R0, 6, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 25) / 40.0  t = 35 / 36.0  array = 1
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f2aaaab  R10 = 0x3efefeff  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f2aaaab  R9 = 0x3f19999a  R10 = 0x3eececed  R11 = 0x3efefeff;
    expect lane 5 R8 = 0x3f19999a  R9 = 0x3f109091  R10 = 0x3f109091  R11 = 0x3eececed;
    expect lane 6 R8 = 0x3f109091  R9 = 0x3f2aaaab  R10 = 0x3efefeff  R11 = 0x3f109091;
    expect lane 7 R8 = 0x3f2aaaab  R9 = 0x3e828283  R10 = 0x3e8c8c8d  R11 = 0x3efefeff;
    expect lane 8 R8 = 0x3e828283  R9 = 0x3e828283  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 9 R8 = 0x3e828283  R9 = 0x3e60e0e1  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 10 R8 = 0x3e60e0e1  R9 = 0x3e3cbcbd  R10 = 0x3e8c8c8d  R11 = 0x3e8c8c8d;
    expect lane 11 R8 = 0x3e3cbcbd  R9 = 0x3f3ebebf  R10 = 0x3e9e9e9f  R11 = 0x3e8c8c8d;
    expect lane 12 R8 = 0x3f3ebebf  R9 = 0x3ebebebf  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
    expect lane 13 R8 = 0x3ebebebf  R9 = 0x3e9e9e9f  R10 = 0x3e828283  R11 = 0x3e9e9e9f;
    expect lane 14 R8 = 0x3e9e9e9f  R9 = 0x3edadadb  R10 = 0x3f4fcfd0  R11 = 0x3e828283;
    expect lane 15 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3f4fcfd0  R11 = 0x3f4fcfd0;
}

warp 12 { # layer 1, level 1, row 1
    asm "TLD4.G R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 1 / 18.0  array = 1
    expect lane 0 R8 = 0x3e848485  R9 = 0x3eaaaaab  R10 = 0x3e64e4e5  R11 = 0x3e989899;
    expect lane 1 R8 = 0x3eaaaaab  R9 = 0x3e8e8e8f  R10 = 0x3e8e8e8f  R11 = 0x3e64e4e5;
    expect lane 2 R8 = 0x3e8e8e8f  R9 = 0x3e8e8e8f  R10 = 0x3e64e4e5  R11 = 0x3e8e8e8f;
    expect lane 3 R8 = 0x3e8e8e8f  R9 = 0x3e7cfcfd  R10 = 0x3d808081  R11 = 0x3e64e4e5;
    expect lane 4 R8 = 0x3e7cfcfd  R9 = 0x3d008081  R10 = 0x3e048485  R11 = 0x3d808081;
    expect lane 5 R8 = 0x3d008081  R9 = 0x3e048485  R10 = 0x3d808081  R11 = 0x3e048485;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3f088889  R10 = 0x3d008081  R11 = 0x3d808081;
    expect lane 7 R8 = 0x3f088889  R9 = 0x3f64e4e5  R10 = 0x3f6feff0  R11 = 0x3d008081;
    expect lane 8 R8 = 0x3f64e4e5  R9 = 0x3e048485  R10 = 0x3e8e8e8f  R11 = 0x3f6feff0;
    expect lane 9 R8 = 0x3e048485  R9 = 0x3edcdcdd  R10 = 0x3f149495  R11 = 0x3e8e8e8f;
    expect lane 10 R8 = 0x3edcdcdd  R9 = 0x3f64e4e5  R10 = 0x3f66e6e7  R11 = 0x3f149495;
    expect lane 11 R8 = 0x3f64e4e5  R9 = 0x3f55d5d6  R10 = 0x3f5dddde  R11 = 0x3f66e6e7;
    expect lane 12 R8 = 0x3f55d5d6  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f5dddde;
    expect lane 13 R8 = 0x3f66e6e7  R9 = 0x3f5dddde  R10 = 0x3f7afafb  R11 = 0x3f66e6e7;
    expect lane 14 R8 = 0x3f5dddde  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3f7afafb;
    expect lane 15 R8 = 0x3ed4d4d5  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3ed4d4d5;
}

warp 13 { # layer 1, level 1, row 17
    asm "TLD4.G R8, R0, 7, ARRAY_2D, 0xf"  active 0xffff
    s = (lane + 5) / 20.0  t = 17 / 18.0  array = 1
    expect lane 0 R8 = 0x3f36b6b7  R9 = 0x3ca0a0a1  R10 = 0x3f4fcfd0  R11 = 0x3f2aaaab;
    expect lane 1 R8 = 0x3ca0a0a1  R9 = 0x3d30b0b1  R10 = 0x3ca0a0a1  R11 = 0x3f4fcfd0;
    expect lane 2 R8 = 0x3d30b0b1  R9 = 0x3f2aaaab  R10 = 0x3ca0a0a1  R11 = 0x3ca0a0a1;
    expect lane 3 R8 = 0x3f2aaaab  R9 = 0x3f39b9ba  R10 = 0x3f34b4b5  R11 = 0x3ca0a0a1;
    expect lane 4 R8 = 0x3f39b9ba  R9 = 0x3f42c2c3  R10 = 0x3f39b9ba  R11 = 0x3f34b4b5;
    expect lane 5 R8 = 0x3f42c2c3  R9 = 0x3f42c2c3  R10 = 0x3f34b4b5  R11 = 0x3f39b9ba;
    expect lane 6 R8 = 0x3f42c2c3  R9 = 0x3f52d2d3  R10 = 0x3f43c3c4  R11 = 0x3f34b4b5;
    expect lane 7 R8 = 0x3f52d2d3  R9 = 0x3f64e4e5  R10 = 0x3f6feff0  R11 = 0x3f43c3c4;
    expect lane 8 R8 = 0x3f64e4e5  R9 = 0x3e048485  R10 = 0x3e8e8e8f  R11 = 0x3f6feff0;
    expect lane 9 R8 = 0x3e048485  R9 = 0x3edcdcdd  R10 = 0x3f149495  R11 = 0x3e8e8e8f;
    expect lane 10 R8 = 0x3edcdcdd  R9 = 0x3f64e4e5  R10 = 0x3f66e6e7  R11 = 0x3f149495;
    expect lane 11 R8 = 0x3f64e4e5  R9 = 0x3f0d8d8e  R10 = 0x3f0d8d8e  R11 = 0x3f66e6e7;
    expect lane 12 R8 = 0x3f0d8d8e  R9 = 0x3df8f8f9  R10 = 0x3df8f8f9  R11 = 0x3f0d8d8e;
    expect lane 13 R8 = 0x3df8f8f9  R9 = 0x3f2dadae  R10 = 0x3df8f8f9  R11 = 0x3df8f8f9;
    expect lane 14 R8 = 0x3f2dadae  R9 = 0x3f21a1a2  R10 = 0x3f25a5a6  R11 = 0x3df8f8f9;
    expect lane 15 R8 = 0x3f21a1a2  R9 = 0x3f21a1a2  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
}

warp 14 { # layer 1, level 2, row 8
    asm "TLD4.B R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 8 / 9.0  array = 1
    expect lane 0 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 1 R8 = 0x3f7bfbfc  R9 = 0x3f37b7b8  R10 = 0x3f09898a  R11 = 0x3ec6c6c7;
    expect lane 2 R8 = 0x3f37b7b8  R9 = 0x3e828283  R10 = 0x3f09898a  R11 = 0x3f09898a;
    expect lane 3 R8 = 0x3e828283  R9 = 0x3dc0c0c1  R10 = 0x3eeaeaeb  R11 = 0x3f09898a;
    expect lane 4 R8 = 0x3dc0c0c1  R9 = 0x3e909091  R10 = 0x3f169697  R11 = 0x3eeaeaeb;
    expect lane 5 R8 = 0x3e909091  R9 = 0x3dc0c0c1  R10 = 0x3ea4a4a5  R11 = 0x3f169697;
    expect lane 6 R8 = 0x3dc0c0c1  R9 = 0x3e6ceced  R10 = 0x3f6feff0  R11 = 0x3ea4a4a5;
    expect lane 7 R8 = 0x3e6ceced  R9 = 0x3dc0c0c1  R10 = 0x3ea4a4a5  R11 = 0x3f6feff0;
    expect lane 8 R8 = 0x3dc0c0c1  R9 = 0x3f21a1a2  R10 = 0x3f46c6c7  R11 = 0x3ea4a4a5;
    expect lane 9 R8 = 0x3f21a1a2  R9 = 0x3f3dbdbe  R10 = 0x3eeeeeef  R11 = 0x3f46c6c7;
    expect lane 10 R8 = 0x3f3dbdbe  R9 = 0x3f3dbdbe  R10 = 0x3eeeeeef  R11 = 0x3eeeeeef;
}

warp 15 { # layer 1, level 2, row 1
    asm "TLD4.B R8, R0, 8, ARRAY_2D, 0xf"  active 0x7ff
    s = (lane + 0) / 10.0  t = 1 / 9.0  array = 1
    expect lane 0 R8 = 0x3dd8d8d9  R9 = 0x3dd8d8d9  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 1 R8 = 0x3dd8d8d9  R9 = 0x3f048485  R10 = 0x3e828283  R11 = 0x3e048485;
    expect lane 2 R8 = 0x3f048485  R9 = 0x3db0b0b1  R10 = 0x3dd8d8d9  R11 = 0x3e828283;
    expect lane 3 R8 = 0x3db0b0b1  R9 = 0x3e828283  R10 = 0x3ec8c8c9  R11 = 0x3dd8d8d9;
    expect lane 4 R8 = 0x3e828283  R9 = 0x3ed8d8d9  R10 = 0x3ed8d8d9  R11 = 0x3ec8c8c9;
    expect lane 5 R8 = 0x3ed8d8d9  R9 = 0x3f43c3c4  R10 = 0x3f189899  R11 = 0x3ed8d8d9;
    expect lane 6 R8 = 0x3f43c3c4  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3f189899;
    expect lane 7 R8 = 0x3ed4d4d5  R9 = 0x3ed4d4d5  R10 = 0x3e44c4c5  R11 = 0x3ed4d4d5;
    expect lane 8 R8 = 0x3ed4d4d5  R9 = 0x3f76f6f7  R10 = 0x3ee2e2e3  R11 = 0x3e44c4c5;
    expect lane 9 R8 = 0x3f76f6f7  R9 = 0x3f62e2e3  R10 = 0x3f6ceced  R11 = 0x3ee2e2e3;
    expect lane 10 R8 = 0x3f62e2e3  R9 = 0x3f62e2e3  R10 = 0x3f6ceced  R11 = 0x3f6ceced;
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
    expect lane 0 R8 = 0x3da0a0a1  R9 = 0x3da0a0a1  R10 = 0x3dd0d0d1  R11 = 0x3dd0d0d1;
    expect lane 1 R8 = 0x3da0a0a1  R9 = 0x3dd0d0d1  R10 = 0x3da0a0a1  R11 = 0x3dd0d0d1;
    expect lane 2 R8 = 0x3dd0d0d1  R9 = 0x3dd0d0d1  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
}

warp 19 { # layer 1, level 5, row 1
    asm "TLD4.G R8, R0, 11, ARRAY_2D, 0xf"  active 0x3
    s = (lane + 0) / 1.0  t = 1 / 1.0  array = 1
    expect lane 0 R8 = 0x3e989899  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x3e989899;
    expect lane 1 R8 = 0x3e989899  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x3e989899;
}
