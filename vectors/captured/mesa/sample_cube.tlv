# Samples of cube: expected is what two renderers of Mesa agree on bit for bit, and the unit too:
# Mesa 22.3.6: softpipe and llvmpipe (LLVM 15.0.6, 256 bits).
# Captured by tests/oracle/bound_check.py, seed 1. Of 120 samples the others are left out.
texlock 1
rules PD-60 PD-100 PD-102 PD-103 PD-104 PD-105 PD-106 PD-110 PD-111 PD-113
minimum filter 120
texture 0 { type CUBEMAP format R16 UNORM source R ZERO ZERO ONE_FLOAT size 8 8 
  levels 4 view 0 3 address 0x10000000 texels rows d77574bc225a4727cd52f16582f4c0203ecede906c6e37ed7c66c45278714d861b1a6db886b3ce918d327829b017c99a43e45cbcd5ec8b4dc53ab16a757c78221a8a64a50fef5c4a6ba77d77e017c25c41e75e35d566926de949b84de554555a6c12d6f7aafd0f1665b0a7dcea6f31847d536b2c3dbfe86dc31820ae5a6aa0bd38af9c8850b9fa292137fce96539e3ced8141a07bd001ce9e74f8fa0ef2026c79d563965bb672ba615bab7132b71e6e8cb165e60357b6ed71cc2f3685c3691d5a2a41909cb46f4c47c3cc6eb9a49fe9a5b6e120e8ead893723d99c6da90f3af99aa573adbf4966a6e89bcf54f8b106cecfc2d8da38b2bcacd878da30c05bd3354a14695260a176a415fa9f9546b183c259061da8b45ea0b3871d86f62e2e75b670f65c5f7cdbe8c7bae6a71fa1a91d11c82417decb2218ff56f9ed60a6fd263da0bbe245c697052e40a016eafbd7446d22164c210c9539b3ed2b1925d2973cae2c0d0394a9161f24c5d65d570605d8646d5a1b35b62402fe11059e9f038d0c9713ab40cc9fff084a2c3cab090b3de05de98b5b6b34aca17f8963bfa1560d57320b590a78b68c5d736ae6b45c4cc374503db2258b7b6be5e717c2ea7f61522b4d145d875edde010d11ced0b4268a0daeefa172b7ffd3ff3c2a745117ef1ce9281baf1cb219825f61f2a750cc388c3511e279590689890e26c16d9c3923e4320659f3f419a155d819555541174718daff1df0c03c007bb312b9f8252c207c5aebc75e4ec61d3f336a827ff49cd8bff978f471f2270a0b1a610351603bc500e532a58c87a8cc54eef31c7d7e4eb39e40025a1f8ee163bb943cbe695485a94091745acfe2920d61f435ed5398c4e2e788d028da891854c7dfae0609e3abc1e600ab0cbe40837a8ae09df4061fa590a466c4b3e8e63c60ea70d7afd39d227f59264f60356943249a01c1bb129bd5f7788a5640aabad539f94ee744eeb1318881795f1770041b8855ec02e604afa0c51fe567c51355a31384c30cbbf30476f07ee79dbfe3774f5651d0e6520c69a80846ac20c12a45a4587f194513fcb58f202795ef74e1562f47bff4188da7e40536228feef0d4bd362ad51e5b8cff0bf05cfd18dbf5fb828b173f5e1d2392f7d132cec1f13ef7ae110529e3367763ff0fb555206ad032f9643bb8216c855d6a212e7ca97def41bc192ee2e99d631293fec58f686bf0e749eb0b84b2032e2ce496194255e8a85d1febfb57da997954775a8ae1840654a74efe845f9bdcded26b7fb2d942f94ebd517b3081dd2db8807d26b61da827db786b7865e919b3748f5c44b6c107e4a32a41966362007e9bd14588a74797c9c8e470ba69c09c5db8b386a00cb8244b448e8fc8c248acaf0c747dc8d79ce54dee833b006b93b90389d82533ce52f6022c1c4380d10b88acb8fadbd0e }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3ea6a6a7 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP format R16 UNORM source R ZERO ZERO ONE_FLOAT size 5 5 
  levels 3 view 0 2 address 0x10100000 texels rows bc09e8ca4a97502d1aa50b230cf3bb798f8f4490660b47fe731c9c05e19b215358f8d10454a57ded222a30ee7aa54515b05514530386a6f26d8e003c57165441837a79db9a7d6f0c2e0c89413997065b9f2eed1a7a1b201de2584e601ce72340b943b373c24545d43cda5bc845ce000f784272d05889cbd88b9acac6ba066cf7b442be0ad494b7bc12db6571a1a1c850047bffdc713f26f91ac92ce2364cfe29e75f509fe64644a727296ffefbca2f61acfb747747e34e0533ab4eff57c60183d454c0062b818731562f63844c4d10d0b42bd741b983d9f6e122a85ee19499fba52a9ffe2fefb93928ecb740c3cb9e4b005b95e9212dd3de784badb2796dae62363726c01f223c72c8fa83eeb177a66704944ccdc292c5f3e29887f58bb62322ee77ae05a8cca44eee6f5e45ecc8bac07e38f8353296f103281e18e13f76ff274dc15bfd58da3f1c5aefc3eea192760937968ddda3e262f0271f894c0e5d638bd973279ba886547a }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3e54d4d5 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 1 texture 1 sampler 1
texture 2 { type CUBEMAP format R16 UNORM source R ZERO ZERO ONE_FLOAT size 8 8 
  levels 4 view 1 2 address 0x10200000 texels rows d77574bc225a4727cd52f16582f4c0203ecede906c6e37ed7c66c45278714d861b1a6db886b3ce918d327829b017c99a43e45cbcd5ec8b4dc53ab16a757c78221a8a64a50fef5c4a6ba77d77e017c25c41e75e35d566926de949b84de554555a6c12d6f7aafd0f1665b0a7dcea6f31847d536b2c3dbfe86dc31820ae5a6aa0bd38af9c8850b9fa292137fce96539e3ced8141a07bd001ce9e74f8fa0ef2026c79d563965bb672ba615bab7132b71e6e8cb165e60357b6ed71cc2f3685c3691d5a2a41909cb46f4c47c3cc6eb9a49fe9a5b6e120e8ead893723d99c6da90f3af99aa573adbf4966a6e89bcf54f8b106cecfc2d8da38b2bcacd878da30c05bd3354a14695260a176a415fa9f9546b183c259061da8b45ea0b3871d86f62e2e75b670f65c5f7cdbe8c7bae6a71fa1a91d11c82417decb2218ff56f9ed60a6fd263da0bbe245c697052e40a016eafbd7446d22164c210c9539b3ed2b1925d2973cae2c0d0394a9161f24c5d65d570605d8646d5a1b35b62402fe11059e9f038d0c9713ab40cc9fff084a2c3cab090b3de05de98b5b6b34aca17f8963bfa1560d57320b590a78b68c5d736ae6b45c4cc374503db2258b7b6be5e717c2ea7f61522b4d145d875edde010d11ced0b4268a0daeefa172b7ffd3ff3c2a745117ef1ce9281baf1cb219825f61f2a750cc388c3511e279590689890e26c16d9c3923e4320659f3f419a155d819555541174718daff1df0c03c007bb312b9f8252c207c5aebc75e4ec61d3f336a827ff49cd8bff978f471f2270a0b1a610351603bc500e532a58c87a8cc54eef31c7d7e4eb39e40025a1f8ee163bb943cbe695485a94091745acfe2920d61f435ed5398c4e2e788d028da891854c7dfae0609e3abc1e600ab0cbe40837a8ae09df4061fa590a466c4b3e8e63c60ea70d7afd39d227f59264f60356943249a01c1bb129bd5f7788a5640aabad539f94ee744eeb1318881795f1770041b8855ec02e604afa0c51fe567c51355a31384c30cbbf30476f07ee79dbfe3774f5651d0e6520c69a80846ac20c12a45a4587f194513fcb58f202795ef74e1562f47bff4188da7e40536228feef0d4bd362ad51e5b8cff0bf05cfd18dbf5fb828b173f5e1d2392f7d132cec1f13ef7ae110529e3367763ff0fb555206ad032f9643bb8216c855d6a212e7ca97def41bc192ee2e99d631293fec58f686bf0e749eb0b84b2032e2ce496194255e8a85d1febfb57da997954775a8ae1840654a74efe845f9bdcded26b7fb2d942f94ebd517b3081dd2db8807d26b61da827db786b7865e919b3748f5c44b6c107e4a32a41966362007e9bd14588a74797c9c8e470ba69c09c5db8b386a00cb8244b448e8fc8c248acaf0c747dc8d79ce54dee833b006b93b90389d82533ce52f6022c1c4380d10b88acb8fadbd0e }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3e888889 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 2 texture 2 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3f5adadb 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 3 texture 1 sampler 3
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3dc8c8c9 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 1 MIN_LOD_CLAMP 0x11 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 4 texture 0 sampler 4
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3eb0b0b1 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 5 texture 1 sampler 5
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3ec4c4c5 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff CUBEMAP_INTERFACE_FILTERING 2 }
handle 6 texture 0 sampler 6
texture 3 { type CUBEMAP format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 8 8 
  levels 4 view 0 0 address 0x10300000 texels rows ff1fff1fff5fff7fff9fff1fff3fff5fffdfffffffffff5fff7fffffffdfff7fff7f0000ff1fffdfffffffffff5f0000ff9fff1f0000ff3fffdfffffff3fff1fff5fffffffffffdfffbfff5fff7fff3fffbfff7fff9f0000ffbfffbfff5fffdfffffff7fffbfffbfffdfff9f0000ff7fff3fffdf0000ffdfff5f0000ff5fff9fff3fffdfffdf0000ffdfffbfff9fff9fffdfff9fff1fff7fff3fffbfff9fff5f000000000000ff7fffbfff9fff5fff5fff7fff7fff5fffbfff7fff5fffffff7fff5fff5fffbfff9fff7fffbfffdfffbfffdf0000ffdfffffffffffbfffbf00000000ffdfffff0000ff9fff1fff1fffffffbfff3fff3fffbfff9fff5fff7fff5fff3fff5fff7fff7fff3fff9fff9fff7fff1fff1fffdfffbfffdfffdfff9fff7fff1fff3fffdfffffff5fff9fff9fffffffbfff7fff9fff1fff7fff3fffbfff7fff3fff3fff9fff3fff3fff3fffdfffffff1fff7fffdfffdf0000ffbfff1fff7fff3fffdfff1fff1fffbfff5fff9fff7fff3fff1f0000ffdfff9fff7fffbfffdfffdfff9fff3f0000ffdfffbfff1fff1fff7f0000ff5f0000ffbfff9fffdfff3fffbfffbfffffffdfff9f0000ff9fffbfff7fff3fff7fff5fff1f0000ffdfff5f0000ffbfffffff1fff9fffbfff3fffbfff3fffdfffbfff1f0000ffffffdf0000ff5fff5fff7f0000ff3fffffff5f0000ff1fff7fff9fff7fff5f00000000ff7f0000ffffff9fffffff3fff7fff9fff9fff7fffdfff7fff3f00000000ff5fff7fffdfffffffffff9fffffffbfff9fffffff7fffdfffdf00000000ff7fff9f0000ff3fff9fffffffbfffdfff9f0000ff5fff9fffffffdfffdfffdfff1f0000ff9fffdfffffffbfffffff3f0000ff3fffbfff9fff3fff1fffffff7f0000ff7fff3fff9fff7fffdfff1fff1fffffff9fffdfff5fff5f0000ff7fff3fff7fffdfff7fff1fffffffbfff3fff1fff3fff1fffdfff3fffbf00000000ff5fff9fff9fff7fff9f0000ff5fffdfffdfffff0000ff9fff7fff7fff3fff7f0000ffffff7fffffff9fff7fff9fff7f0000ff1fffdfffffff7fff1fff7fff5fff9fffdfff1fff3fff7fff3f0000ff1f0000ff7f0000ffbfffffff9f0000ff7fff1fffffff9fff7fff1fff9fffdfffdfffbfff3fff1fff3fff5fff1fff9fff7fffbfffffff3fffff0000ff3fffdfff3fffffff1fff3fff7fffdfff9fff7fffffff3fffffffdfff9fffdfff9fff9fffbfff5fff5fffbfff9fff7fffbfff5fffff0000ff1fffbfff7fff7fffdfffdfffbfff1fff7fff1fff3f0000ffbf0000ffffffdfff9fffffff7fffff0000ff3fff1fffffff9fff9fff1fff3f0000ffdfff7f00000000ff5fff3fff1fff1fffffff1fff9fff9fffdfff5fff5fffffff7fff5fffffff5fff9fff3fff5fffbfffffff5fffbfff9fff5fffffff9fffbf0000ff5fff7fff7f }
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3f169697 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 CUBEMAP_INTERFACE_FILTERING 2 }
handle 7 texture 3 sampler 7
texture 4 { type CUBEMAP format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 5 5 
  levels 3 view 1 1 address 0x10400000 texels rows ffffff5fff3fff7fffdfff3fff5fff5fff1fff9fffdfffbfffffff7f0000ff3fffdfff3fffdfffffff1fff5fffbfff1fff3f0000ff9f0000ff9fff1fff1fffffff5fff1fff1fff5f0000ff1fff7fff9fff9fffdfffdfff7fff7f0000ff3fff1fff3fff1fffbfffffff9fff5fff9fff9fff3fff7fff7fffbfff7fffffff5f0000ffbfff7fffffffdfff9fffdfff5f0000ffbfff5fffffffffff3fff1fffffff5fff3fff5fff7fffffff3fff3f0000ffdfff5fffbfff9fff9fff7fff1fffdfff7fffffff7fff3fff7fffffff3fff3fff9f0000ff5fff7fff9fffffff3fff5fffffff5fffdfffbfff7fff7fff5fffbfffdfffdfffdfffbfffffff5fff1f0000ff5fff9fffffff1fffbf0000ffdfffff00000000ff5fff3fff7fffbfff5fff7fff5fff7fff9fff9fffffffffffbfff1fffdfffdfffbfff3fff9fff7fffffff5fffffff1fff3f0000ffdfff5fff5f0000ff3fff1fffbfff9fff3fff7fff3fffbf0000ff9fff5fff1fff9f }
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3f0f8f90 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x7f MAX_LOD_CLAMP 0x16d DEPTH_COMPARE_FUNC 3 CUBEMAP_INTERFACE_FILTERING 2 }
handle 8 texture 4 sampler 8
texture 5 { type CUBEMAP format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 8 8 
  levels 4 view 0 3 address 0x10500000 texels rows ff1fff1fff5fff7fff9fff1fff3fff5fffdfffffffffff5fff7fffffffdfff7fff7f0000ff1fffdfffffffffff5f0000ff9fff1f0000ff3fffdfffffff3fff1fff5fffffffffffdfffbfff5fff7fff3fffbfff7fff9f0000ffbfffbfff5fffdfffffff7fffbfffbfffdfff9f0000ff7fff3fffdf0000ffdfff5f0000ff5fff9fff3fffdfffdf0000ffdfffbfff9fff9fffdfff9fff1fff7fff3fffbfff9fff5f000000000000ff7fffbfff9fff5fff5fff7fff7fff5fffbfff7fff5fffffff7fff5fff5fffbfff9fff7fffbfffdfffbfffdf0000ffdfffffffffffbfffbf00000000ffdfffff0000ff9fff1fff1fffffffbfff3fff3fffbfff9fff5fff7fff5fff3fff5fff7fff7fff3fff9fff9fff7fff1fff1fffdfffbfffdfffdfff9fff7fff1fff3fffdfffffff5fff9fff9fffffffbfff7fff9fff1fff7fff3fffbfff7fff3fff3fff9fff3fff3fff3fffdfffffff1fff7fffdfffdf0000ffbfff1fff7fff3fffdfff1fff1fffbfff5fff9fff7fff3fff1f0000ffdfff9fff7fffbfffdfffdfff9fff3f0000ffdfffbfff1fff1fff7f0000ff5f0000ffbfff9fffdfff3fffbfffbfffffffdfff9f0000ff9fffbfff7fff3fff7fff5fff1f0000ffdfff5f0000ffbfffffff1fff9fffbfff3fffbfff3fffdfffbfff1f0000ffffffdf0000ff5fff5fff7f0000ff3fffffff5f0000ff1fff7fff9fff7fff5f00000000ff7f0000ffffff9fffffff3fff7fff9fff9fff7fffdfff7fff3f00000000ff5fff7fffdfffffffffff9fffffffbfff9fffffff7fffdfffdf00000000ff7fff9f0000ff3fff9fffffffbfffdfff9f0000ff5fff9fffffffdfffdfffdfff1f0000ff9fffdfffffffbfffffff3f0000ff3fffbfff9fff3fff1fffffff7f0000ff7fff3fff9fff7fffdfff1fff1fffffff9fffdfff5fff5f0000ff7fff3fff7fffdfff7fff1fffffffbfff3fff1fff3fff1fffdfff3fffbf00000000ff5fff9fff9fff7fff9f0000ff5fffdfffdfffff0000ff9fff7fff7fff3fff7f0000ffffff7fffffff9fff7fff9fff7f0000ff1fffdfffffff7fff1fff7fff5fff9fffdfff1fff3fff7fff3f0000ff1f0000ff7f0000ffbfffffff9f0000ff7fff1fffffff9fff7fff1fff9fffdfffdfffbfff3fff1fff3fff5fff1fff9fff7fffbfffffff3fffff0000ff3fffdfff3fffffff1fff3fff7fffdfff9fff7fffffff3fffffffdfff9fffdfff9fff9fffbfff5fff5fffbfff9fff7fffbfff5fffff0000ff1fffbfff7fff7fffdfffdfffbfff1fff7fff1fff3f0000ffbf0000ffffffdfff9fffffff7fffff0000ff3fff1fffffff9fff9fff1fff3f0000ffdfff7f00000000ff5fff3fff1fff1fffffff1fff9fff9fffdfff5fff5fffffff7fff5fffffff5fff9fff3fff5fffbfffffff5fffbfff9fff5fffffff9fffbf0000ff5fff7fff7f }
sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3e808081 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x106 MAX_LOD_CLAMP 0x2a9 DEPTH_COMPARE_FUNC 1 CUBEMAP_INTERFACE_FILTERING 2 }
handle 9 texture 5 sampler 9
texture 6 { type CUBEMAP format Z16 UNORM source R ZERO ZERO ONE_FLOAT size 5 5 
  levels 3 view 0 2 address 0x10600000 texels rows ffffff5fff3fff7fffdfff3fff5fff5fff1fff9fffdfffbfffffff7f0000ff3fffdfff3fffdfffffff1fff5fffbfff1fff3f0000ff9f0000ff9fff1fff1fffffff5fff1fff1fff5f0000ff1fff7fff9fff9fffdfffdfff7fff7f0000ff3fff1fff3fff1fffbfffffff9fff5fff9fff9fff3fff7fff7fffbfff7fffffff5f0000ffbfff7fffffffdfff9fffdfff5f0000ffbfff5fffffffffff3fff1fffffff5fff3fff5fff7fffffff3fff3f0000ffdfff5fffbfff9fff9fff7fff1fffdfff7fffffff7fff3fff7fffffff3fff3fff9f0000ff5fff7fff9fffffff3fff5fffffff5fffdfffbfff7fff7fff5fffbfffdfffdfffdfffbfffffff5fff1f0000ff5fff9fffffff1fffbf0000ffdfffff00000000ff5fff3fff7fffbfff5fff7fff5fff7fff9fff9fffffffffffbfff1fffdfffdfffbfff3fff9fff7fffffff5fffffff1fff3f0000ffdfff5fff5f0000ff3fff1fffbfff9fff3fff7fff3fffbf0000ff9fff5fff1fff9f }
sampler 10 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3de8e8e9 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x136 MAX_LOD_CLAMP 0x264 DEPTH_COMPARE_FUNC 1 }
handle 10 texture 6 sampler 10
texture 7 { type CUBEMAP format ZF32 FLOAT source R ZERO ZERO ONE_FLOAT size 8 8 
  levels 4 view 0 3 address 0x10700000 texels rows 0000003e0000003e0000203f0000003f0000803e000000000000203f0000603f0000003f0000803f0000603f0000003e0000803e0000803e0000003e0000803f0000403f000000000000c03e0000603f0000c03e0000003e0000203f0000803e0000803f0000603f0000603f0000803f0000403f0000403f0000803e0000003f0000403f0000003e0000803f0000203f0000003e0000803f0000203f0000603f0000403f0000803e0000003f0000403f0000203f0000603f000000000000003e0000803f0000603f0000003f0000603f0000c03e0000603f0000603f0000c03e0000003e0000803e0000203f0000803e0000803e0000c03e0000203f0000c03e0000403f0000403f0000603f0000203f0000203f0000c03e000000000000403f0000003e0000603f0000603f0000803f0000203f000000000000803f0000003f0000c03e0000c03e0000003e0000403f0000003f0000c03e0000003f0000003e0000403f0000603f0000203f0000603f0000403f0000203f0000c03e0000c03e000000000000003f0000803e0000003e000000000000203f000000000000003e0000003e0000803e0000003e0000403f0000803e0000c03e0000803f0000203f000000000000603f0000003e0000803f0000203f0000603f0000203f0000403f0000203f0000003f0000803f0000203f0000c03e0000c03e0000403f0000803e0000803e0000403f0000603f0000803e0000803f0000c03e0000603f0000403f0000203f0000203f000000000000c03e000000000000203f0000c03e0000c03e0000603f0000803e0000003f0000203f0000803e0000c03e0000803f0000803f0000003f0000003f0000803f000000000000003f0000003e0000603f0000803f00000000000000000000003e0000003f0000803e0000203f0000803f0000003e0000c03e0000003f0000003f0000c03e000000000000403f0000403f0000403f0000003e0000003e0000803e0000403f0000003e0000003e0000203f0000003f00000000000000000000603f0000203f0000403f0000c03e0000203f0000203f000000000000603f0000003e0000803e0000803e0000603f0000003e000000000000803e0000003e0000603f0000003f0000803f0000203f000000000000c03e0000803e0000003e0000803e000000000000403f0000803f0000003e0000003e0000803e0000003e000000000000603f0000003f000000000000403f0000403f0000403f0000c03e0000403f0000003f0000003f000000000000003e0000803f0000803f0000c03e0000203f0000003f0000003e0000803e000000000000603f0000603f0000003e000000000000603f0000803f0000603f0000803f0000603f0000203f0000003f0000003e0000603f0000403f0000003f0000803e0000803f0000003e0000c03e0000203f0000203f0000003f0000603f0000803e0000603f0000c03e0000203f0000403f0000603f0000203f000000000000c03e0000803f0000003f0000c03e0000203f0000603f000000000000003f000000000000003f0000003e0000003f0000003f0000803f0000403f0000803f0000403f0000803f0000203f0000403f0000203f000000000000803f0000203f0000603f0000803f000000000000c03e0000403f0000203f0000803e0000003e0000803e0000803f0000c03e0000003f0000603f0000403f0000003f000000000000803e00000000000000000000803f0000203f0000c03e0000203f0000003e0000403f0000003e0000803e0000603f0000803f0000c03e0000803f0000603f0000c03e0000c03e0000003f00000000000000000000c03e0000003f0000003e0000203f0000003f0000203f0000203f000000000000003e0000003f0000603f0000803f0000803f000000000000803f0000803f0000c03e0000403f0000c03e0000203f0000203f0000203f0000803e0000c03e000000000000003f0000203f0000003e0000203f0000203f0000803f0000803e0000803e0000c03e0000203f0000803f000000000000003f0000603f0000603f0000403f0000203f0000803f0000403f0000603f000000000000403f000000000000603f0000003e0000803e000000000000003f0000803f0000003e00000000000000000000203f0000003e0000003f0000803e0000403f0000803e0000803f0000803f000000000000803e0000203f0000003f0000803f0000403f0000403f0000603f0000003e0000803f0000803e0000203f0000803f0000603f0000003f0000803e0000203f0000003f000000000000803f0000003e0000403f0000003e0000403f0000c03e0000403f0000c03e0000803f0000603f000000000000003f0000203f0000803f0000203f0000803e0000203f0000003e000000000000803f0000c03e0000003f0000803e0000603f0000803e0000603f0000c03e0000003f0000803f0000c03e0000803f0000403f0000803e0000403f0000803e0000c03e000000000000c03e0000003f0000403f0000403f00000000000000000000003e0000403f0000003e0000003e0000203f0000603f0000003e0000203f000000000000803e000000000000603f0000c03e0000203f0000c03e0000203f0000003e000000000000003f0000803f0000803f0000003f0000203f0000c03e0000803f0000603f0000803f0000203f0000003e00000000000000000000403f0000803e000000000000c03e0000003f0000203f0000203f000000000000c03e0000603f0000003f0000603f0000003f0000203f0000203f0000c03e0000c03e0000c03e0000c03e0000803e0000003f }
sampler 11 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3ed6d6d7 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 3 CUBEMAP_INTERFACE_FILTERING 2 }
handle 11 texture 7 sampler 11
texture 8 { type CUBEMAP format ZF32 FLOAT source R ZERO ZERO ONE_FLOAT size 5 5 
  levels 3 view 0 2 address 0x10800000 texels rows 0000603f0000603f0000003f0000003e000000000000c03e0000203f0000203f0000603f000000000000803e0000003f0000003e000000000000003e0000003e0000603f0000603f0000003f0000003e000000000000803f00000000000000000000c03e000000000000003e0000603f0000603f000000000000c03e0000000000000000000000000000003e0000c03e0000803e000000000000c03e0000003f0000603f0000803e0000403f0000603f0000803f0000603f0000003f0000003e0000c03e0000403f0000003e0000403f0000c03e0000203f0000203f0000003e0000203f0000c03e0000803e0000803e0000603f0000003f000000000000403f0000003f0000003e0000c03e0000203f0000803f000000000000c03e0000003e0000803e0000403f0000803e0000203f0000803e0000203f0000803e0000003f0000403f0000003f0000803f0000803e0000403f0000003e000000000000403f0000203f0000803e00000000000000000000203f0000c03e0000003f000000000000c03e0000003e000000000000803f0000c03e0000203f0000603f0000c03e0000803f0000803f000000000000003e000000000000403f0000003e0000803f0000803e000000000000403f0000403f0000603f0000603f0000003f0000803f0000603f0000403f0000003e000000000000003e0000003f000000000000603f0000803f0000003f0000803e0000003f0000003f0000803f0000003f0000803f0000403f000000000000003e000000000000803f000000000000803f0000203f000000000000803e0000603f0000003e0000003e0000003e0000203f0000203f0000603f000000000000403f0000003e0000403f0000203f000000000000403f0000003f000000000000003e0000803f0000403f0000603f000000000000c03e0000c03e0000603f0000003e0000603f0000003e00000000000000000000603f0000803f0000803e0000003e0000003f }
sampler 12 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3ee8e8e9 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 CUBEMAP_INTERFACE_FILTERING 2 }
handle 12 texture 8 sampler 12
sampler 13 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3f58d8d9 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 2 MIN_LOD_CLAMP 0x1ea MAX_LOD_CLAMP 0x384 DEPTH_COMPARE_FUNC 6 CUBEMAP_INTERFACE_FILTERING 2 }
handle 13 texture 7 sampler 13
sampler 14 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3eaeaeaf 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff DEPTH_COMPARE_FUNC 6 CUBEMAP_INTERFACE_FILTERING 2 }
handle 14 texture 8 sampler 14
warp 0 { asm "TEX R8, R0, 0, CUBE, 0xf"  active 0xff
  s = { 1.0 1.0 1.0 1.0 bits(0xbf6ee800) bits(0xbf6ee800) bits(0x3f511800) bits(0x3f511800) ... }
  t = { bits(0x3f46b800) bits(0x3f46b800) bits(0x3f46b800) bits(0x3f46b800) 1.0 1.0 1.0 1.0 ... }
  r = { bits(0xbe723000) bits(0xbe723000) bits(0xbe723000) bits(0xbe723000) bits(0x3dd86000) bits(0x3cf98000)
        bits(0x3dd86000) bits(0x3cf98000) ... }
  expect lane 0 R8 = 0x3ea59aa6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3ea59aa6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3ea59aa6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3ea59aa6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3e867c86 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3e867c86 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3e867c86 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3e867c86 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 1 { asm "TEX R8, R0, 1, CUBE, 0xf"  active 0xff
  s = { bits(0xbf767800) bits(0xbeb8d800) bits(0xbf3ba800) bits(0xbe067000) 1.0 1.0 1.0 1.0 ... }
  t = { -1.0 -1.0 -1.0 -1.0 bits(0x3f57a000) bits(0x3f57a000) bits(0xbefd9000) bits(0xbefd9000) ... }
  r = { bits(0xbeb8a000) bits(0x3f557c00) bits(0xbf0c7400) bits(0x3f255800) bits(0xbded8000) bits(0xbf674800)
        bits(0xbded8000) bits(0xbf674800) ... }
  expect lane 0 R8 = 0x3e83ae84 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3ca9c0aa R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3e83ae84 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f2b33ab R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f174a97 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f251aa5 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3c9a209a R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f6d7ded R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 2 { asm "TEX R8, R0, 2, CUBE, 0xf"  active 0xff
  s = { bits(0xbdace000) bits(0xbe2a7000) bits(0xbdace000) bits(0xbe2a7000) 1.0 1.0 1.0 1.0 ... }
  t = { 1.0 1.0 1.0 1.0 bits(0x3f6e1400) bits(0x3f1b1400) bits(0x3f6e1400) bits(0x3f1b1400) ... }
  r = { bits(0xbf782400) bits(0xbf782400) bits(0x3f77dc00) bits(0x3f77dc00) bits(0x3f6aec00) bits(0x3f6aec00)
        bits(0x3eb1d800) bits(0x3eb1d800) ... }
  expect lane 0 R8 = 0x3f109891 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f109891 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f5916d9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f5916d9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f2f38af R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f2f38af R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f089c89 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f089c89 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 3 { asm "TEX.LB R8, R0, R4, 3, CUBE, 0xf"  active 0xff
  s = { bits(0xbeced000) -0.875 bits(0x3e53e000) bits(0xbe874000) bits(0x3f054800) bits(0xbee12800) bits(0x3f312400)
        bits(0xbe897000) ... }
  t = { bits(0x3f12ec00) bits(0x3f799c00) bits(0x3e7ad000) bits(0x3f256400) bits(0x3f1a1c00) bits(0xbecc8000)
        bits(0x3f479c00) bits(0xbe630000) ... }
  r = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  lod = { bits(0xbf5f0000) -1.7890625 bits(0xbf5b0000) 1.6015625 -1.4296875 -1.6484375 bits(0xbff58000)
        bits(0xbf170000) ... }
  expect lane 3 R8 = 0x3e8abc8b R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3e9d489d R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 4 { asm "TEX.LL R8, R0, R4, 4, CUBE, 0xf"  active 0xff
  s = { 1.0 bits(0x3dc50000) bits(0xbf10ac00) -1.0 -1.0 1.0 1.0 bits(0x3e7c5000) ... }
  t = { bits(0xbf174400) bits(0x3f7de000) -1.0 bits(0x3f25f800) bits(0xbf0bd400) bits(0xbef52800) bits(0xbf72c000)
        -1.0 ... }
  r = { bits(0x3ecbd800) 1.0 bits(0xbeaf0000) bits(0xbedca000) bits(0xbf3b7800) bits(0xbf5de800) bits(0xbcdf8000)
        bits(0xbf54d400) ... }
  lod = { bits(0x3f004000) bits(0xbf2c8000) 0.0 bits(0x3fbfa000) 0.96875 0.00390625 bits(0x3f00c000) bits(0x3eba8000) ... }
  expect lane 0 R8 = 0x3f7daafe R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f2b0aab R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f78a1f9 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f5591d6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f3146b1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3eb4aab5 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3dc618c6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f60fae1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 5 { asm "TEX.LL R8, R0, R4, 5, CUBE, 0xf"  active 0xff
  s = { bits(0x3e8de800) bits(0x3e9da000) bits(0x3e891000) -1.0 bits(0x3f21e800) bits(0xbdbb2000) bits(0x3f75c000)
        bits(0xbf634400) ... }
  t = { 1.0 1.0 1.0 bits(0x3ebaa800) 1.0 -1.0 bits(0x3daa2000) bits(0x3f647000) ... }
  r = { bits(0x3f372c00) bits(0xbf52a800) bits(0xbf72c800) bits(0xbf480400) bits(0xbe9e8000) bits(0x3ee1d000) 1.0 1.0 ... }
  lod = { bits(0x400d6000) bits(0x3fc06000) bits(0x4028e000) bits(0x3f088000) bits(0x3ff6c000) bits(0x3f7b4000)
        bits(0x3a800000) bits(0x3f956000) ... }
  expect lane 0 R8 = 0x3eeee8ef R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3eeee8ef R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 6 { asm "TEX.LL R8, R0, R4, 6, CUBE, 0xf"  active 0xff
  s = { -1.0 0.08984375 bits(0x3e85c800) bits(0x3f438400) -1.0 bits(0x3e86e000) bits(0xbf00ac00) 1.0 ... }
  t = { bits(0x3eb77000) -1.0 bits(0xbf026400) -1.0 bits(0xbef75800) 1.0 -1.0 bits(0xbdd94000) ... }
  r = { bits(0xbf004400) bits(0x3ee48000) 1.0 bits(0x3f26c000) bits(0xbee05000) bits(0xbf5f7c00) bits(0x3f71d400)
        bits(0x3f306c00) ... }
  lod = { bits(0x3f7f4000) 1.12890625 -0.265625 bits(0x3b000000) 0.76171875 0.09765625 bits(0x3fc2e000)
        bits(0x3f4e8000) ... }
  expect lane 2 R8 = 0x3ec5a6c6 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 7 { asm "TEX.DC R8, R0, R4, 7, CUBE, 0x1"  active 0xff
  s = { bits(0xbf513800) bits(0xbf513800) bits(0x3ecd9000) bits(0x3ecd9000) bits(0x3ced0000) bits(0x3ced0000)
        bits(0x3ced0000) bits(0x3ced0000) ... }
  t = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  r = { bits(0x3e71c000) bits(0x3f1e7000) bits(0x3e71c000) bits(0x3f1e7000) bits(0x3f7f6400) bits(0x3f7f6400)
        bits(0x3f7f6400) bits(0x3f7f6400) ... }
  dref = { 0.1875 0.75 0.125 0.5625 0.25 0.75 0.25 0.6875 ... }
  expect lane 2 R8 = 0x0
}
warp 8 { asm "TEX.DC R8, R0, R4, 8, CUBE, 0x1"  active 0xff
  s = { bits(0xbf007400) bits(0xbed82000) bits(0x3db92000) bits(0x3e2e2000) 1.0 1.0 1.0 1.0 ... }
  t = { bits(0xbe224000) bits(0x3f219c00) bits(0xbf491800) bits(0x3b8a0000) bits(0x3f127800) bits(0x3f7f4800)
        bits(0x3f127800) bits(0x3f7f4800) ... }
  r = { -1.0 -1.0 -1.0 -1.0 bits(0x3b880000) bits(0x3b880000) bits(0xbe4bc000) bits(0xbe4bc000) ... }
  dref = { 0.5 0.875 0.25 0.3125 0.125 0.0 0.9375 0.875 ... }
  expect lane 1 R8 = 0x0
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x0
}
warp 9 { asm "TEX.DC R8, R0, R4, 9, CUBE, 0x1"  active 0xff
  s = { bits(0xbe5b2000) bits(0xbdae4000) bits(0xbe5b2000) bits(0xbdae4000) bits(0x3ee66800) bits(0xbf48cc00)
        bits(0x3ee66800) bits(0xbf48cc00) ... }
  t = { bits(0x3eeac000) bits(0x3eeac000) bits(0xbed54000) bits(0xbed54000) bits(0x3f7d3400) bits(0x3f7d3400)
        bits(0xbe859800) bits(0xbe859800) ... }
  r = { 1.0 1.0 1.0 1.0 -1.0 -1.0 -1.0 -1.0 ... }
  dref = { 0.25 0.6875 0.6875 1.0625 0.625 0.3125 -0.0625 0.1875 ... }
  expect lane 3 R8 = 0x0
}
warp 10 { asm "TEX.DC R8, R0, R4, 10, CUBE, 0x1"  active 0xff
  s = { bits(0x3f015400) bits(0x3f4a4800) bits(0x3ece5800) bits(0x3f302000) bits(0x3f6db400) bits(0x3f6db400)
        bits(0x3f2f4c00) bits(0x3f2f4c00) ... }
  t = { bits(0x3f2bd000) bits(0xbe85c800) bits(0x3f040c00) bits(0xbed55000) bits(0xbf532400) bits(0xbf03f400)
        bits(0xbf532400) bits(0xbf03f400) ... }
  r = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  dref = { 0.6875 0.5 0.5625 -0.0625 0.375 1.0625 0.5625 0.1875 ... }
  expect lane 1 R8 = 0x3f800000
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x0
  expect lane 6 R8 = 0x3f800000
  expect lane 7 R8 = 0x3f800000
}
warp 11 { asm "TEX.DC R8, R0, R4, 11, CUBE, 0x1"  active 0xff
  s = { 1.0 1.0 1.0 1.0 bits(0x3ec4a800) bits(0x3ec4a800) bits(0x3ec4a800) bits(0x3ec4a800) ... }
  t = { bits(0xbf085000) bits(0xbf085000) bits(0xbf685000) bits(0xbf685000) 1.0 1.0 1.0 1.0 ... }
  r = { bits(0xbf033800) bits(0x3e819000) bits(0xbf033800) bits(0x3e819000) bits(0xbf37dc00) bits(0xbf37dc00)
        bits(0xbf37dc00) bits(0xbf37dc00) ... }
  dref = { 0.125 0.5625 0.375 0.0625 0.3125 0.9375 0.0625 0.25 ... }
  expect lane 5 R8 = 0x0
}
warp 12 { asm "TEX.DC R8, R0, R4, 12, CUBE, 0x1"  active 0xff
  s = { bits(0x3f477800) bits(0x3f106000) bits(0x3e22a000) bits(0xbd670000) bits(0xbeefc000) bits(0xbeefc000)
        bits(0x3edd1000) bits(0x3edd1000) ... }
  t = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  r = { bits(0xbe647000) -0.046875 bits(0x3f4a1c00) bits(0x3f773800) bits(0x3f2a7400) bits(0x3e769000)
        bits(0x3f2a7400) bits(0x3e769000) ... }
  dref = { 0.75 0.1875 0.5625 1.0625 1.0625 0.9375 0.4375 0.0625 ... }
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
}
warp 13 { asm "TEX.DC R8, R0, R4, 13, CUBE, 0x1"  active 0xff
  s = { -1.0 -1.0 -1.0 -1.0 bits(0xbe0b4000) bits(0xbe0b4000) bits(0x3ee26000) bits(0x3ee26000) ... }
  t = { bits(0xbef03000) bits(0xbea58000) bits(0xbeabb000) bits(0xbe420000) bits(0x3f07c000) bits(0x3ea98000)
        bits(0x3f07c000) bits(0x3ea98000) ... }
  r = { bits(0xbd524000) bits(0x3d12c000) bits(0x3d4dc000) bits(0x3e0cb000) -1.0 -1.0 -1.0 -1.0 ... }
  dref = { 0.125 0.3125 0.5 0.375 0.75 1.0625 0.1875 0.5 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x0
  expect lane 2 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 4 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
  expect lane 6 R8 = 0x0
  expect lane 7 R8 = 0x3f800000
}
warp 14 { asm "TEX.DC R8, R0, R4, 14, CUBE, 0x1"  active 0xff
  s = { bits(0x3ef05800) bits(0xbf2fa400) bits(0x3ebf6800) bits(0xbf481c00) bits(0x3e991000) bits(0x3dc14000)
        bits(0x3f28a800) bits(0x3ee89000) ... }
  t = { 1.0 1.0 1.0 1.0 1.0 1.0 1.0 1.0 ... }
  r = { bits(0x3edff800) bits(0xbebff000) bits(0x3f3c2800) bits(0xbd9e6000) bits(0x3c180000) bits(0xbdfc4000)
        bits(0xbef11000) bits(0xbf1a7000) ... }
  dref = { 0.75 0.4375 0.5 0.5 0.375 1.0 0.125 0.1875 ... }
  expect lane 0 R8 = 0x3f800000
  expect lane 1 R8 = 0x3f800000
  expect lane 3 R8 = 0x3f800000
  expect lane 5 R8 = 0x3f800000
}
