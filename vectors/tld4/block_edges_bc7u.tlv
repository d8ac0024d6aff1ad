# BC7U: a size that is no multiple of a block, address modes, offsets from block to block, borders.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-41 R-TLD4-43 PD-14 PD-91 PD-91c PD-80
rules without PD-81b PD-92
bytes 0x30000000 802306d192b414706beeaf4ff4b76d02 805619c30dd6c296fe012000632886c9 3c841f7d6384f7945285f3cc69bd9528 68687b418ef101b52adf80e1fb788651
bytes 0x30000040 e04dfe0f90a3b3b3da84d3f0535c8910 2eedab3ef4ad6b23aeb92bc004160909 7cc35ddafa24bbd9d12b719bb2322861 8cad9b1eb9c284f82d760f0dc676b495
bytes 0x30000080 78ba6ee1a9f2d8b574d55c14972bdcd6 9c5ee9cc732a8b0002103e0ef86c2339 340f59ac137f915c0ac3410fe9ed6de8 e88e7baa2789d5e51ee08cbdbd609490
bytes 0x300000c0 7ce2f88ad5dfbf6e9cb713ac9188c59f 548edbcc628a16c42fdecbef2e9bded2 a842ebffb9bca0f9e8e75d8ae7f2aa73 0826f42a0a7e1e8c8d1de1f7583baf99
bytes 0x30000100 80150af08dac806475b3aa0609ec2102 50b81c473f0e354e7294ccd409cc17dc b89bf3a03e9714f587125a55cf7b6cf3 8087d19fb4a51bf8226e55aa3306d231
bytes 0x30000140 68965e553891c5db162703fd41d8d2dc c488dd54a7b91290add58b415910de34 380abc92a085e84f83c298f735ba8e82 80c439fee4b388355446dc9095708d1f
bytes 0x30000180 08845cf1e51c93124d41e475768b497d 84235e4ea3a2806765d8d9c22e31659f d8976785c8b4c3da8359ef7142ac055b e454f2c32fb8220b6b7c24a0a3cd266a
bytes 0x300001c0 024585c70348a86c22b8d957d9d54f33 7e454a02b55b5f03737d4a1fa7dfbf00 5e411a76169e80c002468f1eafba8d45 8bdf0b5789e728ae07c20876f3312409
bytes 0x30000200 98caf99ed10f9d60fe595ebfafe182b9 887bdead790c6e87e1767b766871c82b 3a425a685fa10f44407b763fffc08f5b 9c8f4fbefea079cdcd8a27e8cf0239f9
bytes 0x30000240 80ae1c252f99a162d26001c3fe00d598 00000000000000000000000000000000 48bf7839c59861b87f4f1e56b15ba7d1 00000000000000000000000000000000
bytes 0x30000300 f4f46b7728f78043a13f4cdc98c27d71 ac34bcbf724769c58cca22e1f70e1838 1819848a1d1e85287b97c19ac7bc2968 bc4ec2727aeaeaf9d7affa1a55335f52
bytes 0x30000340 663169a2ddef9ef8ca199776855076e5 00000000000000000000000000000000 b299a51eaf9b49517222db4c2acff086 00000000000000000000000000000000
bytes 0x30000400 8892540a1a763cec977d91f8b581389d 488297b168a5b1fdb3d87346e4b99261 ea3ed4cf18e48039c37def4316a1cca1 8011febbefb9394c7d46a6c0b6a7fca0
bytes 0x30000440 749b950407ec32eea251c1dea6ae496c a8b3abec1da7de0522f9fe8ef84724c3 bfd80401a85a3ddae7d8ad91a341931d 663169a2ddef9ef8ca199776855076e5
bytes 0x30000480 48e85bc301bce4dbdfd432707adbdfe9 80f67ec19eeedb8c72a244fcd826dce9 804a90eba3dc01a1c24251f068de788d e20940695884262c2873344333215fde
bytes 0x300004c0 0abb8f353d6a731ba8b6780af285f9e0 897d7e2de9294c5f8550a5c22e5880cd 7899f3e006580b46ecfd6ca94dad8c6c 1c8055eddbb1077a42c71370aaf6f52d
bytes 0x30000500 de7273957f368b33cb69e0b17ea925e3 0c53feea5bb579ad3af970fb14e7f6aa 80649b34ab19ebe27ac015e98935ec7e d841d644afcdc358928c3b4dbbdb6f50
bytes 0x30000540 e04dfe0f90a3b3b3da84d3f0535c8910 04c1d4cb16792315125f8cef2c80efaf 22416386249f088012fb2f48e310630a 805aca6e699ffa30484b8faf493bdaa1
bytes 0x30000580 4c5ef62102e1cc44a09775dec58b1831 97dabe15655450835521afd31cee0833 7ce2f88ad5dfbf6e9cb713ac9188c59f ec92697f1624ce769a8d6d96bf2324d7
bytes 0x300005c0 80e79e6c9fede8c9335a6c023a8380a7 98caf99ed10f9d60fe595ebfafe182b9 ea3ed4cf18e48039c37def4316a1cca1 8029db88370ad394a80f254c89da1fff
bytes 0x30000600 a8b3abec1da7de0522f9fe8ef84724c3 3c841f7d6384f7945285f3cc69bd9528 a218240f33b6a7c5e4cf2c9ad6cf4e0f 8019059993a1f7f887c879e10bcec32b
bytes 0x30000640 6e6306c33ec9cf9b06f046b44941b820 00000000000000000000000000000000 2a3f05a49d7d2ed26a06d3c8ad071f11 00000000000000000000000000000000
bytes 0x30000700 00c79a900b1f76347cde9cdfb669f701 ea3ed4cf18e48039c37def4316a1cca1 b299a51eaf9b49517222db4c2acff086 64a2fb5b8101e4ccc3f22d946b0ab160
bytes 0x30000740 c488dd54a7b91290add58b415910de34 00000000000000000000000000000000 68965e553891c5db162703fd41d8d2dc 00000000000000000000000000000000
bytes 0x30000800 b3067dc642aab8666d6f71dd7901664d 20ab7a1cae71c1387e4069a545391547 64a2fb5b8101e4ccc3f22d946b0ab160 f83cc0969cd259f6c1249c7482f84923
bytes 0x30000840 be346dd052278e698197812dadcf6a77 68687b418ef101b52adf80e1fb788651 d841d644afcdc358928c3b4dbbdb6f50 f0863a12c92926d5c9db8c6adc0ed243
bytes 0x30000880 807f87d3862fff624b741232e41cbd4e 8a745af83998b6db1fffe4eecbfe7749 e68298ddd0a450bc7a487fa04519d480 30f5b9203bfc5bcaaa88806bbd509d28
bytes 0x300008c0 80af88772752966f900c4e8c6e7c8160 bc4ec2727aeaeaf9d7affa1a55335f52 897d7e2de9294c5f8550a5c22e5880cd 04c1d4cb16792315125f8cef2c80efaf
bytes 0x30000900 805aca6e699ffa30484b8faf493bdaa1 c2df1941b231980f7461fec7cd8455c9 3e517d379b1a57e1fba7ec48cb202330 b3067dc642aab8666d6f71dd7901664d
bytes 0x30000940 4c5ef62102e1cc44a09775dec58b1831 d4f06f6bcec208be636e317764013a7a 749b950407ec32eea251c1dea6ae496c 15953ca62ae242f016b964fc683d22c7
bytes 0x30000980 c8558aef4e21711f0451ce9436057d54 8e0efac1ae77fb3ffda695a449c4fcb2 a87c3048bb48629de1d72c858748a39c 787b888d14554178d0e3c1142621b962
bytes 0x300009c0 b038bb36efa818116e507aa2ef4e0988 8cad9b1eb9c284f82d760f0dc676b495 e8997442e9ca9ccc1e2e4dc8a8de161e 6a2b759de194dccd7f7400ca0f71d8cc
bytes 0x30000a00 962b1a3c7e24d716a31a306fde39f9ee f2df64b22469db1e14d9b8c5e04511e7 1819848a1d1e85287b97c19ac7bc2968 80eb45a0e75f56c75efc4a1d9cbe2178
bytes 0x30000a40 c83bbdd1a1690e1087dcc624de661cf9 00000000000000000000000000000000 18ef2db43a21344ed7d952b5124ad76a 00000000000000000000000000000000
bytes 0x30000b00 88d13c6bb686cc0e14e65381d1262d8f 7b7e77b335e584f40284a71346331453 5e411a76169e80c002468f1eafba8d45 3cb54bd6a6176cb58d7272868b258bf0
bytes 0x30000b40 8087d19fb4a51bf8226e55aa3306d231 00000000000000000000000000000000 78ba6ee1a9f2d8b574d55c14972bdcd6 00000000000000000000000000000000
bytes 0x30000c00 c488dd54a7b91290add58b415910de34 663169a2ddef9ef8ca199776855076e5 fc08f32dbfb6a24ddacf3ef320d62308 70a8e07108e70c52c7bf3cbe0c90ce46
bytes 0x30000c40 62d61dc0b9eb2d721f1bfbee5712e0a7 62d61dc0b9eb2d721f1bfbee5712e0a7 62d61dc0b9eb2d721f1bfbee5712e0a7 e454f2c32fb8220b6b7c24a0a3cd266a
bytes 0x30000c80 c8558aef4e21711f0451ce9436057d54 98c76f5ece40bb14d623595ab990a123 80f7a449d315af1ee613ec1e05057c9c f642005a84d723f18ae04bd3874113e6
bytes 0x30000cc0 805f89ab9f0fb2e1570390312824d841 646fecf2dd8e8466bddee45bc7dd284a 80ea24ca06db40dcc3e10c7355a7a742 d000f4a51c0777ae234d636173505657
bytes 0x30000d00 b89bf3a03e9714f587125a55cf7b6cf3 fad21831ddd4a28c249d4acecc932399 08b3198bef85b03c6ae503de1bf58d83 80f4c45a0acd32e1001914d0d91269c6
bytes 0x30000d40 9e39c6d6dd28f3108f15f1eb539291bf 804a90eba3dc01a1c24251f068de788d 12c23041fa722835b5a158bd7cbcfbd0 a0d212638eb3f3044c794226c959f5ed
bytes 0x30000d80 024585c70348a86c22b8d957d9d54f33 38d3071e04c1db35a99c2f56d60c6f05 c8eae671610a65aa0970bb80f7c66663 80af88772752966f900c4e8c6e7c8160
bytes 0x30000dc0 b4394b6b535f306b2d60e57a2b9ad55e 9c5ee9cc732a8b0002103e0ef86c2339 8025f8bed83671c38d5f89a34398ed4d 4e6f3bf43dc421c4c6cb5719b296147d
bytes 0x30000e00 80150af08dac806475b3aa0609ec2102 a842ebffb9bca0f9e8e75d8ae7f2aa73 d000f4a51c0777ae234d636173505657 4c5ef62102e1cc44a09775dec58b1831
bytes 0x30000e40 6c39aefb63bf3797045049db2c7adb5d 00000000000000000000000000000000 9c8f4fbefea079cdcd8a27e8cf0239f9 00000000000000000000000000000000
bytes 0x30000f00 364b4ce72aa87d594c26ea12601b2e95 687d7b2eefbdd1a5602b7c376ea9a53b 80e79e6c9fede8c9335a6c023a8380a7 30f5b9203bfc5bcaaa88806bbd509d28
bytes 0x30000f40 8039b1f1dce8b05803f386dc3f827a6a 00000000000000000000000000000000 844cfadbf793cadf3facf5ff37c04289 00000000000000000000000000000000
bytes 0x30001000 bc4ec2727aeaeaf9d7affa1a55335f52 4c5ef62102e1cc44a09775dec58b1831 dc31a4ec6b03517fbb4e2619340f016e 80f2fcbc5beeeaffa1fc37711f38943c
bytes 0x30001040 805aca6e699ffa30484b8faf493bdaa1 de7273957f368b33cb69e0b17ea925e3 b299a51eaf9b49517222db4c2acff086 a6e90a68ae49b1abc2a8f0093dd10d49
bytes 0x30001080 be346dd052278e698197812dadcf6a77 a87c3048bb48629de1d72c858748a39c d000f4a51c0777ae234d636173505657 8011febbefb9394c7d46a6c0b6a7fca0
bytes 0x300010c0 ee93e53e59470eb6f66b08f05d2b994a e454f2c32fb8220b6b7c24a0a3cd266a 340f59ac137f915c0ac3410fe9ed6de8 80ec160cb36139308ccf61e903ab37d7
bytes 0x30001200 586b22720bc7dcc07210c9151db17b36 c83bbdd1a1690e1087dcc624de661cf9 f4f46b7728f78043a13f4cdc98c27d71 b60bc22ad07beb9911dc152374817626
bytes 0x30001240 808802f0c60b0636bc929e1ec6fa1727 00000000000000000000000000000000 801e185ed5c9a938a852264992fc73ba 00000000000000000000000000000000
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
    expect lane 0 R8 = 0x3ed8d8d9  R9 = 0x3eeaeaeb  R10 = 0x3ebcbcbd  R11 = 0x3e38b8b9;
    expect lane 1 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3f0c8c8d  R11 = 0x3ebcbcbd;
    expect lane 2 R8 = 0x3eeaeaeb  R9 = 0x3ec6c6c7  R10 = 0x3f1e9e9f  R11 = 0x3f0c8c8d;
    expect lane 3 R8 = 0x3ec6c6c7  R9 = 0x3f1b9b9c  R10 = 0x3e64e4e5  R11 = 0x3f1e9e9f;
    expect lane 4 R8 = 0x3f1b9b9c  R9 = 0x3f79f9fa  R10 = 0x3eb0b0b1  R11 = 0x3e64e4e5;
    expect lane 5 R8 = 0x3f79f9fa  R9 = 0x3f5adadb  R10 = 0x3e20a0a1  R11 = 0x3eb0b0b1;
    expect lane 6 R8 = 0x3f5adadb  R9 = 0x3f3ababb  R10 = 0x3dc0c0c1  R11 = 0x3e20a0a1;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3d008081  R10 = 0x3f038384  R11 = 0x3dc0c0c1;
    expect lane 8 R8 = 0x3d008081  R9 = 0x3f3dbdbe  R10 = 0x3ea2a2a3  R11 = 0x3f038384;
    expect lane 9 R8 = 0x3f3dbdbe  R9 = 0x3f028283  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 10 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f038384  R11 = 0x3ea2a2a3;
    expect lane 11 R8 = 0x3f028283  R9 = 0x3e969697  R10 = 0x3ebababb  R11 = 0x3f038384;
    expect lane 12 R8 = 0x3e969697  R9 = 0x3f2babac  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 13 R8 = 0x3f2babac  R9 = 0x3f4fcfd0  R10 = 0x3f46c6c7  R11 = 0x3ebababb;
    expect lane 14 R8 = 0x3f4fcfd0  R9 = 0x3e969697  R10 = 0x3f129293  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3e969697  R9 = 0x3e828283  R10 = 0x3e40c0c1  R11 = 0x3f129293;
    expect lane 16 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3ed8d8d9  R11 = 0x3e40c0c1;
    expect lane 17 R8 = 0x3f018182  R9 = 0x3e888889  R10 = 0x3f37b7b8  R11 = 0x3ed8d8d9;
    expect lane 18 R8 = 0x3e888889  R9 = 0x3e149495  R10 = 0x3f800000  R11 = 0x3f37b7b8;
    expect lane 19 R8 = 0x3e149495  R9 = 0x3ed6d6d7  R10 = 0x3eeeeeef  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3ed6d6d7  R9 = 0x3e8e8e8f  R10 = 0x3ec4c4c5  R11 = 0x3eeeeeef;
    expect lane 21 R8 = 0x3e8e8e8f  R9 = 0x3f1d9d9e  R10 = 0x3f24a4a5  R11 = 0x3ec4c4c5;
    expect lane 22 R8 = 0x3f1d9d9e  R9 = 0x3e8e8e8f  R10 = 0x3f33b3b4  R11 = 0x3f24a4a5;
    expect lane 23 R8 = 0x3e8e8e8f  R9 = 0x3ec6c6c7  R10 = 0x3f47c7c8  R11 = 0x3f33b3b4;
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3f2babac  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 25 R8 = 0x3f2babac  R9 = 0x3ec4c4c5  R10 = 0x3f6dedee  R11 = 0x3f47c7c8;
    expect lane 26 R8 = 0x3ec4c4c5  R9 = 0x3eb0b0b1  R10 = 0x3f6dedee  R11 = 0x3f6dedee;
    expect lane 27 R8 = 0x3eb0b0b1  R9 = 0x3f1b9b9c  R10 = 0x3eeaeaeb  R11 = 0x3f6dedee;
    expect lane 28 R8 = 0x3f1b9b9c  R9 = 0x3f79f9fa  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 29 R8 = 0x3f79f9fa  R9 = 0x3f5adadb  R10 = 0x3f46c6c7  R11 = 0x3eeaeaeb;
    expect lane 30 R8 = 0x3f5adadb  R9 = 0x3f3ababb  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 31 R8 = 0x3f3ababb  R9 = 0x3dd0d0d1  R10 = 0x3e048485  R11 = 0x3f46c6c7;
}

warp 1 { # WRAP from column 50
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f3fbfc0  R9 = 0x3f67e7e8  R10 = 0x3eeaeaeb  R11 = 0x3f3fbfc0;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3e8a8a8b  R10 = 0x3eaaaaab  R11 = 0x3eeaeaeb;
    expect lane 9 R8 = 0x3e8a8a8b  R9 = 0x3eaaaaab  R10 = 0x3f67e7e8  R11 = 0x3eaaaaab;
    expect lane 10 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3f6bebec  R10 = 0x3e008081  R11 = 0x3ec6c6c7;
    expect lane 16 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f28a8a9  R11 = 0x3e008081;
    expect lane 17 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3ec6c6c7  R11 = 0x3f28a8a9;
    expect lane 18 R8 = 0x3f6bebec  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3ec6c6c7;
    expect lane 19 R8 = 0x3f26a6a7  R9 = 0x3f47c7c8  R10 = 0x3f0c8c8d  R11 = 0x3f26a6a7;
    expect lane 20 R8 = 0x3f47c7c8  R9 = 0x3f028283  R10 = 0x3d40c0c1  R11 = 0x3f0c8c8d;
    expect lane 21 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3d40c0c1  R11 = 0x3d40c0c1;
    expect lane 22 R8 = 0x3f028283  R9 = 0x3e9e9e9f  R10 = 0x3f0c8c8d  R11 = 0x3d40c0c1;
    expect lane 23 R8 = 0x3e9e9e9f  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f0c8c8d;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 2 { # WRAP from column 30
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3efafafb  R9 = 0x3f26a6a7  R10 = 0x3eb0b0b1  R11 = 0x3ebebebf;
    expect lane 1 R8 = 0x3f26a6a7  R9 = 0x3f3fbfc0  R10 = 0x3f3cbcbd  R11 = 0x3eb0b0b1;
    expect lane 2 R8 = 0x3f3fbfc0  R9 = 0x3ea2a2a3  R10 = 0x3f078788  R11 = 0x3f3cbcbd;
    expect lane 3 R8 = 0x3ea2a2a3  R9 = 0x3e989899  R10 = 0x3f22a2a3  R11 = 0x3f078788;
    expect lane 4 R8 = 0x3e989899  R9 = 0x3e848485  R10 = 0x3f078788  R11 = 0x3f22a2a3;
    expect lane 5 R8 = 0x3e848485  R9 = 0x3e989899  R10 = 0x3f22a2a3  R11 = 0x3f078788;
    expect lane 6 R8 = 0x3e989899  R9 = 0x3f048485  R10 = 0x3edededf  R11 = 0x3f22a2a3;
    expect lane 7 R8 = 0x3f048485  R9 = 0x3f69e9ea  R10 = 0x3f40c0c1  R11 = 0x3edededf;
    expect lane 8 R8 = 0x3f69e9ea  R9 = 0x3f74f4f5  R10 = 0x3ed0d0d1  R11 = 0x3f40c0c1;
    expect lane 9 R8 = 0x3f74f4f5  R9 = 0x3dd8d8d9  R10 = 0x3f139394  R11 = 0x3ed0d0d1;
    expect lane 10 R8 = 0x3dd8d8d9  R9 = 0x3e929293  R10 = 0x3f57d7d8  R11 = 0x3f139394;
    expect lane 11 R8 = 0x3e929293  R9 = 0x3ed8d8d9  R10 = 0x3e40c0c1  R11 = 0x3f57d7d8;
    expect lane 12 R8 = 0x3ed8d8d9  R9 = 0x3eeaeaeb  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 13 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3f800000  R11 = 0x3e40c0c1;
    expect lane 14 R8 = 0x3eeaeaeb  R9 = 0x3f018182  R10 = 0x3f3ababb  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f018182  R9 = 0x3f41c1c2  R10 = 0x3ec4c4c5  R11 = 0x3f3ababb;
    expect lane 16 R8 = 0x3f41c1c2  R9 = 0x3eb0b0b1  R10 = 0x3f3ababb  R11 = 0x3ec4c4c5;
    expect lane 17 R8 = 0x3eb0b0b1  R9 = 0x3edadadb  R10 = 0x3eb8b8b9  R11 = 0x3f3ababb;
    expect lane 18 R8 = 0x3edadadb  R9 = 0x3ea4a4a5  R10 = 0x3f4ececf  R11 = 0x3eb8b8b9;
    expect lane 19 R8 = 0x3ea4a4a5  R9 = 0x3f4bcbcc  R10 = 0x3f46c6c7  R11 = 0x3f4ececf;
    expect lane 20 R8 = 0x3f4bcbcc  R9 = 0x3f28a8a9  R10 = 0x3f6ceced  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3f28a8a9  R9 = 0x3f56d6d7  R10 = 0x3f4ececf  R11 = 0x3f6ceced;
    expect lane 22 R8 = 0x3f56d6d7  R9 = 0x3e048485  R10 = 0x3f2dadae  R11 = 0x3f4ececf;
    expect lane 23 R8 = 0x3e048485  R9 = 0x3e9a9a9b  R10 = 0x3e949495  R11 = 0x3f2dadae;
    expect lane 24 R8 = 0x3e9a9a9b  R9 = 0x3e048485  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 25 R8 = 0x3e048485  R9 = 0x3e9a9a9b  R10 = 0x3f64e4e5  R11 = 0x3e949495;
    expect lane 26 R8 = 0x3e9a9a9b  R9 = 0x3f59d9da  R10 = 0x3ea8a8a9  R11 = 0x3f64e4e5;
    expect lane 27 R8 = 0x3f59d9da  R9 = 0x3f59d9da  R10 = 0x3e109091  R11 = 0x3ea8a8a9;
    expect lane 28 R8 = 0x3f59d9da  R9 = 0x3f66e6e7  R10 = 0x3f0e8e8f  R11 = 0x3e109091;
    expect lane 29 R8 = 0x3f66e6e7  R9 = 0x3f7bfbfc  R10 = 0x3ee6e6e7  R11 = 0x3f0e8e8f;
    expect lane 30 R8 = 0x3f7bfbfc  R9 = 0x3f59d9da  R10 = 0x3e44c4c5  R11 = 0x3ee6e6e7;
    expect lane 31 R8 = 0x3f59d9da  R9 = 0x3f3fbfc0  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
}

warp 3 { # WRAP from column 20
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (lane + 20) / 69.0  t = 0 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f068687  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f068687  R9 = 0x3ef2f2f3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ef2f2f3  R9 = 0x3f0e8e8f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f0e8e8f  R9 = 0x3f1b9b9c  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f1b9b9c  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f129293  R10 = 0x3eaaaaab  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f129293  R9 = 0x3f43c3c4  R10 = 0x3f5bdbdc  R11 = 0x3eaaaaab;
    expect lane 22 R8 = 0x3f43c3c4  R9 = 0x3f47c7c8  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 23 R8 = 0x3f47c7c8  R9 = 0x3f33b3b4  R10 = 0x3e30b0b1  R11 = 0x3f5bdbdc;
    expect lane 24 R8 = 0x3f33b3b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e30b0b1;
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
    expect lane 0 R8 = 0x3f3ababb  R9 = 0x3f5adadb  R10 = 0x3e20a0a1  R11 = 0x3dc0c0c1;
    expect lane 1 R8 = 0x3f5adadb  R9 = 0x3f79f9fa  R10 = 0x3eb0b0b1  R11 = 0x3e20a0a1;
    expect lane 2 R8 = 0x3f79f9fa  R9 = 0x3f1b9b9c  R10 = 0x3e64e4e5  R11 = 0x3eb0b0b1;
    expect lane 3 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 4 R8 = 0x3f1b9b9c  R9 = 0x3f79f9fa  R10 = 0x3eb0b0b1  R11 = 0x3e64e4e5;
    expect lane 5 R8 = 0x3f79f9fa  R9 = 0x3f5adadb  R10 = 0x3e20a0a1  R11 = 0x3eb0b0b1;
    expect lane 6 R8 = 0x3f5adadb  R9 = 0x3f3ababb  R10 = 0x3dc0c0c1  R11 = 0x3e20a0a1;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3d008081  R10 = 0x3f038384  R11 = 0x3dc0c0c1;
    expect lane 8 R8 = 0x3d008081  R9 = 0x3f3dbdbe  R10 = 0x3ea2a2a3  R11 = 0x3f038384;
    expect lane 9 R8 = 0x3f3dbdbe  R9 = 0x3f028283  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 10 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f038384  R11 = 0x3ea2a2a3;
    expect lane 11 R8 = 0x3f028283  R9 = 0x3e969697  R10 = 0x3ebababb  R11 = 0x3f038384;
    expect lane 12 R8 = 0x3e969697  R9 = 0x3f2babac  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 13 R8 = 0x3f2babac  R9 = 0x3f4fcfd0  R10 = 0x3f46c6c7  R11 = 0x3ebababb;
    expect lane 14 R8 = 0x3f4fcfd0  R9 = 0x3e969697  R10 = 0x3f129293  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3e969697  R9 = 0x3e828283  R10 = 0x3e40c0c1  R11 = 0x3f129293;
    expect lane 16 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3ed8d8d9  R11 = 0x3e40c0c1;
    expect lane 17 R8 = 0x3f018182  R9 = 0x3e888889  R10 = 0x3f37b7b8  R11 = 0x3ed8d8d9;
    expect lane 18 R8 = 0x3e888889  R9 = 0x3e149495  R10 = 0x3f800000  R11 = 0x3f37b7b8;
    expect lane 19 R8 = 0x3e149495  R9 = 0x3ed6d6d7  R10 = 0x3eeeeeef  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3ed6d6d7  R9 = 0x3e8e8e8f  R10 = 0x3ec4c4c5  R11 = 0x3eeeeeef;
    expect lane 21 R8 = 0x3e8e8e8f  R9 = 0x3f1d9d9e  R10 = 0x3f24a4a5  R11 = 0x3ec4c4c5;
    expect lane 22 R8 = 0x3f1d9d9e  R9 = 0x3e8e8e8f  R10 = 0x3f33b3b4  R11 = 0x3f24a4a5;
    expect lane 23 R8 = 0x3e8e8e8f  R9 = 0x3ec6c6c7  R10 = 0x3f47c7c8  R11 = 0x3f33b3b4;
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3f2babac  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 25 R8 = 0x3f2babac  R9 = 0x3ec4c4c5  R10 = 0x3f6dedee  R11 = 0x3f47c7c8;
    expect lane 26 R8 = 0x3ec4c4c5  R9 = 0x3eb0b0b1  R10 = 0x3f6dedee  R11 = 0x3f6dedee;
    expect lane 27 R8 = 0x3eb0b0b1  R9 = 0x3f1b9b9c  R10 = 0x3eeaeaeb  R11 = 0x3f6dedee;
    expect lane 28 R8 = 0x3f1b9b9c  R9 = 0x3f79f9fa  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 29 R8 = 0x3f79f9fa  R9 = 0x3f5adadb  R10 = 0x3f46c6c7  R11 = 0x3eeaeaeb;
    expect lane 30 R8 = 0x3f5adadb  R9 = 0x3f3ababb  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 31 R8 = 0x3f3ababb  R9 = 0x3dd0d0d1  R10 = 0x3e048485  R11 = 0x3f46c6c7;
}

warp 5 { # MIRROR from column 50
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f3fbfc0  R9 = 0x3f67e7e8  R10 = 0x3eeaeaeb  R11 = 0x3f3fbfc0;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3e8a8a8b  R10 = 0x3eaaaaab  R11 = 0x3eeaeaeb;
    expect lane 9 R8 = 0x3e8a8a8b  R9 = 0x3eaaaaab  R10 = 0x3f67e7e8  R11 = 0x3eaaaaab;
    expect lane 10 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3f6bebec  R10 = 0x3e008081  R11 = 0x3ec6c6c7;
    expect lane 16 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f28a8a9  R11 = 0x3e008081;
    expect lane 17 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3ec6c6c7  R11 = 0x3f28a8a9;
    expect lane 18 R8 = 0x3f6bebec  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3ec6c6c7;
    expect lane 19 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 20 R8 = 0x3f26a6a7  R9 = 0x3f6bebec  R10 = 0x3ec6c6c7  R11 = 0x3f26a6a7;
    expect lane 21 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f28a8a9  R11 = 0x3ec6c6c7;
    expect lane 22 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3e008081  R11 = 0x3f28a8a9;
    expect lane 23 R8 = 0x3f6bebec  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3e008081;
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ec6c6c7;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3eaaaaab  R10 = 0x3f67e7e8  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3eaaaaab  R9 = 0x3e8a8a8b  R10 = 0x3eaaaaab  R11 = 0x3f67e7e8;
    expect lane 30 R8 = 0x3e8a8a8b  R9 = 0x3f67e7e8  R10 = 0x3eeaeaeb  R11 = 0x3eaaaaab;
    expect lane 31 R8 = 0x3f67e7e8  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3eeaeaeb;
}

warp 6 { # MIRROR from column 30
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3ebebebf  R9 = 0x3eb0b0b1  R10 = 0x3eb0b0b1  R11 = 0x3ebebebf;
    expect lane 1 R8 = 0x3eb0b0b1  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3eb0b0b1;
    expect lane 2 R8 = 0x3f3cbcbd  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f3cbcbd;
    expect lane 3 R8 = 0x3f078788  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f078788;
    expect lane 4 R8 = 0x3f22a2a3  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f22a2a3;
    expect lane 5 R8 = 0x3f078788  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f078788;
    expect lane 6 R8 = 0x3f22a2a3  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3f22a2a3;
    expect lane 7 R8 = 0x3edededf  R9 = 0x3f40c0c1  R10 = 0x3f40c0c1  R11 = 0x3edededf;
    expect lane 8 R8 = 0x3f40c0c1  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3f40c0c1;
    expect lane 9 R8 = 0x3ed0d0d1  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3ed0d0d1;
    expect lane 10 R8 = 0x3f139394  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f139394;
    expect lane 11 R8 = 0x3f57d7d8  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3f57d7d8;
    expect lane 12 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 13 R8 = 0x3e40c0c1  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e40c0c1;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f3ababb  R9 = 0x3ec4c4c5  R10 = 0x3ec4c4c5  R11 = 0x3f3ababb;
    expect lane 16 R8 = 0x3ec4c4c5  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3ec4c4c5;
    expect lane 17 R8 = 0x3f3ababb  R9 = 0x3eb8b8b9  R10 = 0x3eb8b8b9  R11 = 0x3f3ababb;
    expect lane 18 R8 = 0x3eb8b8b9  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3eb8b8b9;
    expect lane 19 R8 = 0x3f4ececf  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f4ececf;
    expect lane 20 R8 = 0x3f46c6c7  R9 = 0x3f6ceced  R10 = 0x3f6ceced  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3f6ceced  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f6ceced;
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f4ececf;
    expect lane 23 R8 = 0x3f2dadae  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3f2dadae;
    expect lane 24 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 25 R8 = 0x3e949495  R9 = 0x3f64e4e5  R10 = 0x3f64e4e5  R11 = 0x3e949495;
    expect lane 26 R8 = 0x3f64e4e5  R9 = 0x3ea8a8a9  R10 = 0x3ea8a8a9  R11 = 0x3f64e4e5;
    expect lane 27 R8 = 0x3ea8a8a9  R9 = 0x3e109091  R10 = 0x3e109091  R11 = 0x3ea8a8a9;
    expect lane 28 R8 = 0x3e109091  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3e109091;
    expect lane 29 R8 = 0x3f0e8e8f  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f0e8e8f;
    expect lane 30 R8 = 0x3ee6e6e7  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3ee6e6e7;
    expect lane 31 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
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
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f068687  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3f068687;
    expect lane 10 R8 = 0x3ef2f2f3  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3ef2f2f3;
    expect lane 11 R8 = 0x3f0e8e8f  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f0e8e8f;
    expect lane 12 R8 = 0x3f1b9b9c  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f1b9b9c;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f129293  R10 = 0x3f129293  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f129293  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f129293;
    expect lane 22 R8 = 0x3f43c3c4  R9 = 0x3f47c7c8  R10 = 0x3f47c7c8  R11 = 0x3f43c3c4;
    expect lane 23 R8 = 0x3f47c7c8  R9 = 0x3f33b3b4  R10 = 0x3f33b3b4  R11 = 0x3f47c7c8;
    expect lane 24 R8 = 0x3f33b3b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f33b3b4;
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
    expect lane 0 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 1 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 2 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 3 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 4 R8 = 0x3f1b9b9c  R9 = 0x3f79f9fa  R10 = 0x3eb0b0b1  R11 = 0x3e64e4e5;
    expect lane 5 R8 = 0x3f79f9fa  R9 = 0x3f5adadb  R10 = 0x3e20a0a1  R11 = 0x3eb0b0b1;
    expect lane 6 R8 = 0x3f5adadb  R9 = 0x3f3ababb  R10 = 0x3dc0c0c1  R11 = 0x3e20a0a1;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3d008081  R10 = 0x3f038384  R11 = 0x3dc0c0c1;
    expect lane 8 R8 = 0x3d008081  R9 = 0x3f3dbdbe  R10 = 0x3ea2a2a3  R11 = 0x3f038384;
    expect lane 9 R8 = 0x3f3dbdbe  R9 = 0x3f028283  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 10 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f038384  R11 = 0x3ea2a2a3;
    expect lane 11 R8 = 0x3f028283  R9 = 0x3e969697  R10 = 0x3ebababb  R11 = 0x3f038384;
    expect lane 12 R8 = 0x3e969697  R9 = 0x3f2babac  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 13 R8 = 0x3f2babac  R9 = 0x3f4fcfd0  R10 = 0x3f46c6c7  R11 = 0x3ebababb;
    expect lane 14 R8 = 0x3f4fcfd0  R9 = 0x3e969697  R10 = 0x3f129293  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3e969697  R9 = 0x3e828283  R10 = 0x3e40c0c1  R11 = 0x3f129293;
    expect lane 16 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3ed8d8d9  R11 = 0x3e40c0c1;
    expect lane 17 R8 = 0x3f018182  R9 = 0x3e888889  R10 = 0x3f37b7b8  R11 = 0x3ed8d8d9;
    expect lane 18 R8 = 0x3e888889  R9 = 0x3e149495  R10 = 0x3f800000  R11 = 0x3f37b7b8;
    expect lane 19 R8 = 0x3e149495  R9 = 0x3ed6d6d7  R10 = 0x3eeeeeef  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3ed6d6d7  R9 = 0x3e8e8e8f  R10 = 0x3ec4c4c5  R11 = 0x3eeeeeef;
    expect lane 21 R8 = 0x3e8e8e8f  R9 = 0x3f1d9d9e  R10 = 0x3f24a4a5  R11 = 0x3ec4c4c5;
    expect lane 22 R8 = 0x3f1d9d9e  R9 = 0x3e8e8e8f  R10 = 0x3f33b3b4  R11 = 0x3f24a4a5;
    expect lane 23 R8 = 0x3e8e8e8f  R9 = 0x3ec6c6c7  R10 = 0x3f47c7c8  R11 = 0x3f33b3b4;
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3f2babac  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 25 R8 = 0x3f2babac  R9 = 0x3ec4c4c5  R10 = 0x3f6dedee  R11 = 0x3f47c7c8;
    expect lane 26 R8 = 0x3ec4c4c5  R9 = 0x3eb0b0b1  R10 = 0x3f6dedee  R11 = 0x3f6dedee;
    expect lane 27 R8 = 0x3eb0b0b1  R9 = 0x3f1b9b9c  R10 = 0x3eeaeaeb  R11 = 0x3f6dedee;
    expect lane 28 R8 = 0x3f1b9b9c  R9 = 0x3f79f9fa  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 29 R8 = 0x3f79f9fa  R9 = 0x3f5adadb  R10 = 0x3f46c6c7  R11 = 0x3eeaeaeb;
    expect lane 30 R8 = 0x3f5adadb  R9 = 0x3f3ababb  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 31 R8 = 0x3f3ababb  R9 = 0x3dd0d0d1  R10 = 0x3e048485  R11 = 0x3f46c6c7;
}

warp 9 { # CLAMP_TO_EDGE from column 50
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f3fbfc0  R9 = 0x3f67e7e8  R10 = 0x3eeaeaeb  R11 = 0x3f3fbfc0;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3e8a8a8b  R10 = 0x3eaaaaab  R11 = 0x3eeaeaeb;
    expect lane 9 R8 = 0x3e8a8a8b  R9 = 0x3eaaaaab  R10 = 0x3f67e7e8  R11 = 0x3eaaaaab;
    expect lane 10 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3f6bebec  R10 = 0x3e008081  R11 = 0x3ec6c6c7;
    expect lane 16 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f28a8a9  R11 = 0x3e008081;
    expect lane 17 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3ec6c6c7  R11 = 0x3f28a8a9;
    expect lane 18 R8 = 0x3f6bebec  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3ec6c6c7;
    expect lane 19 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 20 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 21 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 22 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 23 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 24 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 25 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 26 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 27 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 28 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 29 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 30 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 31 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
}

warp 10 { # CLAMP_TO_EDGE from column 30
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (lane + 30) / 69.0  t = 42 / 42.0
    expect lane 0 R8 = 0x3ebebebf  R9 = 0x3eb0b0b1  R10 = 0x3eb0b0b1  R11 = 0x3ebebebf;
    expect lane 1 R8 = 0x3eb0b0b1  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3eb0b0b1;
    expect lane 2 R8 = 0x3f3cbcbd  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f3cbcbd;
    expect lane 3 R8 = 0x3f078788  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f078788;
    expect lane 4 R8 = 0x3f22a2a3  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f22a2a3;
    expect lane 5 R8 = 0x3f078788  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f078788;
    expect lane 6 R8 = 0x3f22a2a3  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3f22a2a3;
    expect lane 7 R8 = 0x3edededf  R9 = 0x3f40c0c1  R10 = 0x3f40c0c1  R11 = 0x3edededf;
    expect lane 8 R8 = 0x3f40c0c1  R9 = 0x3ed0d0d1  R10 = 0x3ed0d0d1  R11 = 0x3f40c0c1;
    expect lane 9 R8 = 0x3ed0d0d1  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3ed0d0d1;
    expect lane 10 R8 = 0x3f139394  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f139394;
    expect lane 11 R8 = 0x3f57d7d8  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3f57d7d8;
    expect lane 12 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 13 R8 = 0x3e40c0c1  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e40c0c1;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f3ababb  R9 = 0x3ec4c4c5  R10 = 0x3ec4c4c5  R11 = 0x3f3ababb;
    expect lane 16 R8 = 0x3ec4c4c5  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3ec4c4c5;
    expect lane 17 R8 = 0x3f3ababb  R9 = 0x3eb8b8b9  R10 = 0x3eb8b8b9  R11 = 0x3f3ababb;
    expect lane 18 R8 = 0x3eb8b8b9  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3eb8b8b9;
    expect lane 19 R8 = 0x3f4ececf  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f4ececf;
    expect lane 20 R8 = 0x3f46c6c7  R9 = 0x3f6ceced  R10 = 0x3f6ceced  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3f6ceced  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f6ceced;
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f4ececf;
    expect lane 23 R8 = 0x3f2dadae  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3f2dadae;
    expect lane 24 R8 = 0x3e949495  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 25 R8 = 0x3e949495  R9 = 0x3f64e4e5  R10 = 0x3f64e4e5  R11 = 0x3e949495;
    expect lane 26 R8 = 0x3f64e4e5  R9 = 0x3ea8a8a9  R10 = 0x3ea8a8a9  R11 = 0x3f64e4e5;
    expect lane 27 R8 = 0x3ea8a8a9  R9 = 0x3e109091  R10 = 0x3e109091  R11 = 0x3ea8a8a9;
    expect lane 28 R8 = 0x3e109091  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3e109091;
    expect lane 29 R8 = 0x3f0e8e8f  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f0e8e8f;
    expect lane 30 R8 = 0x3ee6e6e7  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3ee6e6e7;
    expect lane 31 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
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
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f068687  R10 = 0x3f068687  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f068687  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3f068687;
    expect lane 10 R8 = 0x3ef2f2f3  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3ef2f2f3;
    expect lane 11 R8 = 0x3f0e8e8f  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x3f0e8e8f;
    expect lane 12 R8 = 0x3f1b9b9c  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f1b9b9c;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f129293  R10 = 0x3f129293  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f129293  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f129293;
    expect lane 22 R8 = 0x3f43c3c4  R9 = 0x3f47c7c8  R10 = 0x3f47c7c8  R11 = 0x3f43c3c4;
    expect lane 23 R8 = 0x3f47c7c8  R9 = 0x3f33b3b4  R10 = 0x3f33b3b4  R11 = 0x3f47c7c8;
    expect lane 24 R8 = 0x3f33b3b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f33b3b4;
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
    expect lane 3 R8 = 0x3e800000  R9 = 0x3f1b9b9c  R10 = 0x3e64e4e5  R11 = 0x3e800000;
    expect lane 4 R8 = 0x3f1b9b9c  R9 = 0x3f79f9fa  R10 = 0x3eb0b0b1  R11 = 0x3e64e4e5;
    expect lane 5 R8 = 0x3f79f9fa  R9 = 0x3f5adadb  R10 = 0x3e20a0a1  R11 = 0x3eb0b0b1;
    expect lane 6 R8 = 0x3f5adadb  R9 = 0x3f3ababb  R10 = 0x3dc0c0c1  R11 = 0x3e20a0a1;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3d008081  R10 = 0x3f038384  R11 = 0x3dc0c0c1;
    expect lane 8 R8 = 0x3d008081  R9 = 0x3f3dbdbe  R10 = 0x3ea2a2a3  R11 = 0x3f038384;
    expect lane 9 R8 = 0x3f3dbdbe  R9 = 0x3f028283  R10 = 0x3ea2a2a3  R11 = 0x3ea2a2a3;
    expect lane 10 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f038384  R11 = 0x3ea2a2a3;
    expect lane 11 R8 = 0x3f028283  R9 = 0x3e969697  R10 = 0x3ebababb  R11 = 0x3f038384;
    expect lane 12 R8 = 0x3e969697  R9 = 0x3f2babac  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 13 R8 = 0x3f2babac  R9 = 0x3f4fcfd0  R10 = 0x3f46c6c7  R11 = 0x3ebababb;
    expect lane 14 R8 = 0x3f4fcfd0  R9 = 0x3e969697  R10 = 0x3f129293  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3e969697  R9 = 0x3e828283  R10 = 0x3e40c0c1  R11 = 0x3f129293;
    expect lane 16 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3ed8d8d9  R11 = 0x3e40c0c1;
    expect lane 17 R8 = 0x3f018182  R9 = 0x3e888889  R10 = 0x3f37b7b8  R11 = 0x3ed8d8d9;
    expect lane 18 R8 = 0x3e888889  R9 = 0x3e149495  R10 = 0x3f800000  R11 = 0x3f37b7b8;
    expect lane 19 R8 = 0x3e149495  R9 = 0x3ed6d6d7  R10 = 0x3eeeeeef  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3ed6d6d7  R9 = 0x3e8e8e8f  R10 = 0x3ec4c4c5  R11 = 0x3eeeeeef;
    expect lane 21 R8 = 0x3e8e8e8f  R9 = 0x3f1d9d9e  R10 = 0x3f24a4a5  R11 = 0x3ec4c4c5;
    expect lane 22 R8 = 0x3f1d9d9e  R9 = 0x3e8e8e8f  R10 = 0x3f33b3b4  R11 = 0x3f24a4a5;
    expect lane 23 R8 = 0x3e8e8e8f  R9 = 0x3ec6c6c7  R10 = 0x3f47c7c8  R11 = 0x3f33b3b4;
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3f2babac  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 25 R8 = 0x3f2babac  R9 = 0x3ec4c4c5  R10 = 0x3f6dedee  R11 = 0x3f47c7c8;
    expect lane 26 R8 = 0x3ec4c4c5  R9 = 0x3eb0b0b1  R10 = 0x3f6dedee  R11 = 0x3f6dedee;
    expect lane 27 R8 = 0x3eb0b0b1  R9 = 0x3f1b9b9c  R10 = 0x3eeaeaeb  R11 = 0x3f6dedee;
    expect lane 28 R8 = 0x3f1b9b9c  R9 = 0x3f79f9fa  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 29 R8 = 0x3f79f9fa  R9 = 0x3f5adadb  R10 = 0x3f46c6c7  R11 = 0x3eeaeaeb;
    expect lane 30 R8 = 0x3f5adadb  R9 = 0x3f3ababb  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 31 R8 = 0x3f3ababb  R9 = 0x3dd0d0d1  R10 = 0x3e048485  R11 = 0x3f46c6c7;
}

warp 13 { # BORDER from column 50
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (lane + 50) / 69.0  t = 41 / 42.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f3fbfc0  R10 = 0x3f3fbfc0  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f3fbfc0  R9 = 0x3f67e7e8  R10 = 0x3eeaeaeb  R11 = 0x3f3fbfc0;
    expect lane 8 R8 = 0x3f67e7e8  R9 = 0x3e8a8a8b  R10 = 0x3eaaaaab  R11 = 0x3eeaeaeb;
    expect lane 9 R8 = 0x3e8a8a8b  R9 = 0x3eaaaaab  R10 = 0x3f67e7e8  R11 = 0x3eaaaaab;
    expect lane 10 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f67e7e8;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3f6bebec  R10 = 0x3e008081  R11 = 0x3ec6c6c7;
    expect lane 16 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3f28a8a9  R11 = 0x3e008081;
    expect lane 17 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3ec6c6c7  R11 = 0x3f28a8a9;
    expect lane 18 R8 = 0x3f6bebec  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3ec6c6c7;
    expect lane 19 R8 = 0x3f26a6a7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f26a6a7;
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
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb0b0b1  R11 = 0x3ebebebf;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f3cbcbd  R11 = 0x3eb0b0b1;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f078788  R11 = 0x3f3cbcbd;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f22a2a3  R11 = 0x3f078788;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f078788  R11 = 0x3f22a2a3;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f22a2a3  R11 = 0x3f078788;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3edededf  R11 = 0x3f22a2a3;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f40c0c1  R11 = 0x3edededf;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ed0d0d1  R11 = 0x3f40c0c1;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f139394  R11 = 0x3ed0d0d1;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f57d7d8  R11 = 0x3f139394;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e40c0c1  R11 = 0x3f57d7d8;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3e40c0c1;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f3ababb  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ec4c4c5  R11 = 0x3f3ababb;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f3ababb  R11 = 0x3ec4c4c5;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3eb8b8b9  R11 = 0x3f3ababb;
    expect lane 18 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f4ececf  R11 = 0x3eb8b8b9;
    expect lane 19 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f46c6c7  R11 = 0x3f4ececf;
    expect lane 20 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f6ceced  R11 = 0x3f46c6c7;
    expect lane 21 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f4ececf  R11 = 0x3f6ceced;
    expect lane 22 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2dadae  R11 = 0x3f4ececf;
    expect lane 23 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e949495  R11 = 0x3f2dadae;
    expect lane 24 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e949495  R11 = 0x3e949495;
    expect lane 25 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f64e4e5  R11 = 0x3e949495;
    expect lane 26 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ea8a8a9  R11 = 0x3f64e4e5;
    expect lane 27 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e109091  R11 = 0x3ea8a8a9;
    expect lane 28 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f0e8e8f  R11 = 0x3e109091;
    expect lane 29 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ee6e6e7  R11 = 0x3f0e8e8f;
    expect lane 30 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e44c4c5  R11 = 0x3ee6e6e7;
    expect lane 31 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
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
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f068687  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f068687  R9 = 0x3ef2f2f3  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ef2f2f3  R9 = 0x3f0e8e8f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f0e8e8f  R9 = 0x3f1b9b9c  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f1b9b9c  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f129293  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f129293  R9 = 0x3f43c3c4  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f43c3c4  R9 = 0x3f47c7c8  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f47c7c8  R9 = 0x3f33b3b4  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f33b3b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
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
    expect lane 0 R8 = 0x3ebcbcbd  R9 = 0x3f2fafb0  R10 = 0x3e38b8b9  R11 = 0x3f0c8c8d;
    expect lane 1 R8 = 0x3f2fafb0  R9 = 0x3f25a5a6  R10 = 0x3ebcbcbd  R11 = 0x3e38b8b9;
    expect lane 2 R8 = 0x3f25a5a6  R9 = 0x3f50d0d1  R10 = 0x3f0c8c8d  R11 = 0x3ebcbcbd;
    expect lane 3 R8 = 0x3f50d0d1  R9 = 0x3e848485  R10 = 0x3f2dadae  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3e848485  R9 = 0x3f800000  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f4ececf  R10 = 0x3ef6f6f7  R11 = 0x3f2dadae;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3e44c4c5  R10 = 0x3e78f8f9  R11 = 0x3ef6f6f7;
    expect lane 7 R8 = 0x3e44c4c5  R9 = 0x3f4bcbcc  R10 = 0x3f028283  R11 = 0x3e78f8f9;
    expect lane 8 R8 = 0x3f4bcbcc  R9 = 0x3f59d9da  R10 = 0x3f22a2a3  R11 = 0x3f028283;
    expect lane 9 R8 = 0x3f59d9da  R9 = 0x3f31b1b2  R10 = 0x3f2aaaab  R11 = 0x3f22a2a3;
    expect lane 10 R8 = 0x3f31b1b2  R9 = 0x3eeaeaeb  R10 = 0x3f1a9a9b  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3eeaeaeb  R9 = 0x3f43c3c4  R10 = 0x3f4ececf  R11 = 0x3f1a9a9b;
    expect lane 12 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3d20a0a1  R11 = 0x3f4ececf;
    expect lane 13 R8 = 0x3f43c3c4  R9 = 0x3f77f7f8  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
    expect lane 14 R8 = 0x3f77f7f8  R9 = 0x3f6eeeef  R10 = 0x3f088889  R11 = 0x3d20a0a1;
    expect lane 15 R8 = 0x3f6eeeef  R9 = 0x3e929293  R10 = 0x3f5ededf  R11 = 0x3f088889;
    expect lane 16 R8 = 0x3ebcbcbd  R9 = 0x3f2fafb0  R10 = 0x3e38b8b9  R11 = 0x3f0c8c8d;
    expect lane 17 R8 = 0x3f2fafb0  R9 = 0x3f25a5a6  R10 = 0x3ebcbcbd  R11 = 0x3e38b8b9;
    expect lane 18 R8 = 0x3f25a5a6  R9 = 0x3f50d0d1  R10 = 0x3f0c8c8d  R11 = 0x3ebcbcbd;
    expect lane 19 R8 = 0x3f50d0d1  R9 = 0x3e848485  R10 = 0x3f2dadae  R11 = 0x3f0c8c8d;
    expect lane 20 R8 = 0x3e848485  R9 = 0x3f800000  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f4ececf  R10 = 0x3ef6f6f7  R11 = 0x3f2dadae;
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3e44c4c5  R10 = 0x3e78f8f9  R11 = 0x3ef6f6f7;
    expect lane 23 R8 = 0x3e44c4c5  R9 = 0x3f4bcbcc  R10 = 0x3f028283  R11 = 0x3e78f8f9;
    expect lane 24 R8 = 0x3f4bcbcc  R9 = 0x3f59d9da  R10 = 0x3f22a2a3  R11 = 0x3f028283;
    expect lane 25 R8 = 0x3f59d9da  R9 = 0x3f31b1b2  R10 = 0x3f2aaaab  R11 = 0x3f22a2a3;
    expect lane 26 R8 = 0x3f31b1b2  R9 = 0x3eeaeaeb  R10 = 0x3f1a9a9b  R11 = 0x3f2aaaab;
    expect lane 27 R8 = 0x3eeaeaeb  R9 = 0x3f43c3c4  R10 = 0x3f4ececf  R11 = 0x3f1a9a9b;
    expect lane 28 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3d20a0a1  R11 = 0x3f4ececf;
    expect lane 29 R8 = 0x3f43c3c4  R9 = 0x3f77f7f8  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
    expect lane 30 R8 = 0x3f77f7f8  R9 = 0x3f6eeeef  R10 = 0x3f088889  R11 = 0x3d20a0a1;
    expect lane 31 R8 = 0x3f6eeeef  R9 = 0x3e929293  R10 = 0x3f5ededf  R11 = 0x3f088889;
}

warp 17 { # PTP: each sample in a block of its own
    asm "TLD4.R.PTP R8, R0, R4, 1, 2D, 0xf"  active 0xffffffff
    s = 33 / 69.0  t = 17 / 42.0  off1 = ptp(lane - 16, 1, 16 - lane, 2)  off2 = ptp(lane - 15, -3, lane / 2, -1)
    expect lane 0 R8 = 0x3f42c2c3  R9 = 0x3f5ededf  R10 = 0x3f58d8d9  R11 = 0x3f038384;
    expect lane 1 R8 = 0x3eb4b4b5  R9 = 0x3f2fafb0  R10 = 0x3f169697  R11 = 0x3f038384;
    expect lane 2 R8 = 0x3f0d8d8e  R9 = 0x3f2fafb0  R10 = 0x3f58d8d9  R11 = 0x3ea2a2a3;
    expect lane 3 R8 = 0x3ce0e0e1  R9 = 0x3f119192  R10 = 0x3f1e9e9f  R11 = 0x3ea2a2a3;
    expect lane 4 R8 = 0x3f169697  R9 = 0x3e68e8e9  R10 = 0x3f22a2a3  R11 = 0x3ea2a2a3;
    expect lane 5 R8 = 0x3f169697  R9 = 0x3e949495  R10 = 0x3f47c7c8  R11 = 0x3ea2a2a3;
    expect lane 6 R8 = 0x3ed2d2d3  R9 = 0x3e6ceced  R10 = 0x3f38b8b9  R11 = 0x3f038384;
    expect lane 7 R8 = 0x3f0e8e8f  R9 = 0x3e6ceced  R10 = 0x00000000  R11 = 0x3f038384;
    expect lane 8 R8 = 0x3eacacad  R9 = 0x3f5ededf  R10 = 0x00000000  R11 = 0x3f048485;
    expect lane 9 R8 = 0x3f77f7f8  R9 = 0x3f3dbdbe  R10 = 0x3ed2d2d3  R11 = 0x3f048485;
    expect lane 10 R8 = 0x3eacacad  R9 = 0x3ecccccd  R10 = 0x3e24a4a5  R11 = 0x3f25a5a6;
    expect lane 11 R8 = 0x3f77f7f8  R9 = 0x3de0e0e1  R10 = 0x3f4fcfd0  R11 = 0x3f25a5a6;
    expect lane 12 R8 = 0x3ec6c6c7  R9 = 0x3eaaaaab  R10 = 0x3ec4c4c5  R11 = 0x3e44c4c5;
    expect lane 13 R8 = 0x3ecccccd  R9 = 0x3f22a2a3  R10 = 0x3eb2b2b3  R11 = 0x3e44c4c5;
    expect lane 14 R8 = 0x3f0c8c8d  R9 = 0x3f22a2a3  R10 = 0x3e929293  R11 = 0x3ea4a4a5;
    expect lane 15 R8 = 0x3ea4a4a5  R9 = 0x3f32b2b3  R10 = 0x3f35b5b6  R11 = 0x3ea4a4a5;
    expect lane 16 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3ef6f6f7  R11 = 0x3f6ceced;
    expect lane 17 R8 = 0x3f32b2b3  R9 = 0x3dc0c0c1  R10 = 0x3e64e4e5  R11 = 0x3f6ceced;
    expect lane 18 R8 = 0x3f6bebec  R9 = 0x3f0c8c8d  R10 = 0x3f038384  R11 = 0x3ec0c0c1;
    expect lane 19 R8 = 0x3f24a4a5  R9 = 0x3ef6f6f7  R10 = 0x3f159596  R11 = 0x3ec0c0c1;
    expect lane 20 R8 = 0x3ecececf  R9 = 0x3ec6c6c7  R10 = 0x3e44c4c5  R11 = 0x3eb4b4b5;
    expect lane 21 R8 = 0x3ecececf  R9 = 0x3eacacad  R10 = 0x3f25a5a6  R11 = 0x3eb4b4b5;
    expect lane 22 R8 = 0x3ecccccd  R9 = 0x3f77f7f8  R10 = 0x3f159596  R11 = 0x3f59d9da;
    expect lane 23 R8 = 0x3f3dbdbe  R9 = 0x3d008081  R10 = 0x3ed6d6d7  R11 = 0x3f59d9da;
    expect lane 24 R8 = 0x3ed6d6d7  R9 = 0x3f77f7f8  R10 = 0x3f1c9c9d  R11 = 0x3db0b0b1;
    expect lane 25 R8 = 0x3f5ededf  R9 = 0x3f46c6c7  R10 = 0x3f1c9c9d  R11 = 0x3db0b0b1;
    expect lane 26 R8 = 0x3f5ededf  R9 = 0x3f7bfbfc  R10 = 0x3ed6d6d7  R11 = 0x3e64e4e5;
    expect lane 27 R8 = 0x3ee0e0e1  R9 = 0x3f7bfbfc  R10 = 0x3f0c8c8d  R11 = 0x3e64e4e5;
    expect lane 28 R8 = 0x3e78f8f9  R9 = 0x3d40c0c1  R10 = 0x3f25a5a6  R11 = 0x3d808081;
    expect lane 29 R8 = 0x3e68e8e9  R9 = 0x3ce0e0e1  R10 = 0x3eececed  R11 = 0x3d808081;
    expect lane 30 R8 = 0x3e54d4d5  R9 = 0x3f0d8d8e  R10 = 0x3f3bbbbc  R11 = 0x3e048485;
    expect lane 31 R8 = 0x3f4fcfd0  R9 = 0x3eb4b4b5  R10 = 0x3f4ccccd  R11 = 0x3e048485;
}
