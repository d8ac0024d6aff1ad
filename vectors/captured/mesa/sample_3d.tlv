# Samples of 3d: expected is what two renderers of Mesa agree on bit for bit, and the unit too:
# Mesa 22.3.6: softpipe and llvmpipe (LLVM 15.0.6, 256 bits).
# Captured by tests/oracle/bound_check.py, seed 1. Of 72 samples the others are left out.
texlock 1
rules PD-60 PD-100 PD-102 PD-103 PD-104 PD-105 PD-106 PD-109 PD-120a
minimum filter 72
texture 0 { type THREE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT size 9 5 6 
  levels 4 view 0 3 address 0x10000000 texels rows 65513c86cb876073ac0e0f8838ace8217f7d90e87c63e7761f0692cf89b4df62baee618bfb95d121912355968c730f64264a24cdd49ee74d28392e5df67ea526f5343012935ef4ca5fb53c218e5318ff2672a5c2a5c00be9524b768880914a2dd86d0b87272e90f32ac423b7545cb20da0fa27712031a98793719bcd2cefeb37b366fcf8f2e351d0df49e53dbef949c8b23555f32db05c680f5b443c56e61bee9b703dc432d7c8df546515dd8e5631a5d40f4fa6e1e1318ae489de1c88f1455a2a442594cc9e0c51ce7fd81fbdb33ddc48c73d74511d5926edcbfd71a0ca8a93dbcdff8a65ab2b1b2c9ca6e0068370c852d7e555a764b03cc9a75b017fcab0795f29265af26a8800b9585009a85f7e9ab225d7913313f299af6cc7df1025c1801b16a54233823521590e4812e47af929c97e339090a1233935b680977b266ecbf1e71920b224a16c3265c5009da132a618f47f70bef51e4875195c5ed2c7271f453a9476c5fae21ce2b019d6b4e6e467f82bd0a28e32fb69c153fb06295e487d751becac04e8977da0e9ccb960b0f605fd70e6d35bcd4ee01a165e45a690b0a4ab029c837419c8fd07103c85a218956c025e311edebe2e43e52e3b4efbb8c9e2f048fa4ba1046398f788b200cf86a007aecd8db0d572b56f9b00901585e1ed25dcf839f76398f8538afcae2bf81dabd00e9907a24c0d976e307034f782d351c3a882729f140f9b2693533850b850f244750c6b8d0a090d95ce95fbe1cbbce87f8f764480ff262e30e4fb53bbac0792952185809e05505d8feeb02cb79c24935ab3d4f14ff311319437c49f9035bb8ca29de4 }
sampler 0 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL BORDER border 0x3f53d3d4 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
texture 1 { type THREE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT size 8 8 8 
  levels 4 view 0 3 address 0x10100000 texels rows d4258dc70db085802edfe32573fde81b5cdf869e3b4664bcd6a8ac6f5cfbc724644cf31bebe791d4148ff59895ede1ccd670de245ad1fe09e81d476f1cd479108aeba83ce163ac429e702b4de2405e858fbe461e9a250f2b2bcdcba3ced3d8598efdedab8fe84abb5b9f06e51c9fecbe3c604de582ca384a4b081a5448ead18f57c3acfa77eae25036bec029b199685697cf7074e263bc8ddbe87e696e868ae45a750255e99466b296578421446562ced5f10076a178ae1c92865ac227dcd60acb1edfbf202d3ad2a30c777dfb8bb102909f3f57595ce9996f2b522d1ea7023d7c5091ccb1aef49f484e620133836c02f3c9f6f00e1384494960888f8dd637452692d538e87f432ea983447499f5b4ecc72f139b727ca74be0f3a68a0df3dd1d9d3b8c0b2257428b22e2453e291495ee513c842bdbfe2005d7c464d91d5bf77b62da5bd4105f459e3fd7e0658c704887e3bef450934b8897b8c9d88aebefb16649b35c0ff10cebeeca6cb14b9dced20853ee9f2827f06e07e12651bc9062dbc68a6cd324d6d4b392ec56e0df864c57fae87f02578af5475e611a4e6af1b4477e16f0eef3749fd6394bbf440924da0d370e7bc6d70ca2332b2cb3831eb8ed7ae3f0e85bcaa5e1786eba5d7bcc8b29e894db9f4938af9b794d118bb714f5abb9e245d8e7380b05ecc40993694b08e53f552bad618beb0a37b96766f840293fe2ba681d43a57ac561510eee40144a1c729a7db37d0febfeb9534329cd47f3b2a1f5555537ea21683d7b93f2f5414d44b1819594934deb6980ec1a3431efdee1c68b7c4bacb016a090c57b0119b137b764b70b7cdd2354711f2ad8258af444d97b7a14e5e4458f76f3d4068ca8d5a783540f34a432b3757b5442ae62ff1bec07285cea007f84b373cf94668323b76d0a07b37d4f9b01a504eccf42a3fd1dc4de9baf7eecb86b74678ab12983cce631d65e86a29f8000f05e96f4a315e18774acf71958decc3c754a0a1e3ed24997323841c3a769b477cf8ca04fbc9c4dfe146897692dcb921c7ebffa3566d43c1462549e95cc2e37bec681fed333c054c4ed76a6f2b1aaccaed88072453c5ee3287f2543a7c05f4869c16c55eb04cbdd91c78d1c21b2cb8e9775a67f371d42d4027ad25eeef90bdfc25764d8f765655785dfb307ad41fc70f1619e2fffd482743c8e71790ee64acaa31ce64b2ca4938b29ad4324ba72f4ba861647f0f4285095f490b5f073f74ea24ec5c8ac20bd5af1625a4ba479eecdb8020618efdaf2301ab7986e1b891fa7d20871a794d3f9d6edfdd35a98757aa363dd2b337e4912fe73bb3ebf0576750a2ceeb60820079adea923202133cbed7e121cbe3fef458a4672d23bc456292cf53e7e41f48b6c1954e24df0ff70284bd51b5d2dccd25c7edcff534a02483dca1ee9476a530c89dc69a441ef3e5df2985f6b2fae1e28064efa1529160a29f59d013127d5dcc2337a498eb60455c153740a58bd3e12565b177c2326cdde4f6b1b3dc5adb9d1f3e4ed319687041244e02560860501a4568598addac41f260a3a50287b23b12eade467289ba4ed7bbb4d9542c07abc0a3a9aa47bd7aa39e0a76490d63008f5988d8d306c7fe4704458396b0f565fe837ce5b7bb0b0e70b3fcead9abb }
sampler 1 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL border 0x3f078788 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 1 texture 1 sampler 1
sampler 2 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL BORDER border 0x3f79f9fa 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 1 MIN_LOD_CLAMP 0x152 MAX_LOD_CLAMP 0xfff }
handle 2 texture 0 sampler 2
texture 2 { type THREE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT size 8 8 8 
  levels 4 view 1 2 address 0x10200000 texels rows d4258dc70db085802edfe32573fde81b5cdf869e3b4664bcd6a8ac6f5cfbc724644cf31bebe791d4148ff59895ede1ccd670de245ad1fe09e81d476f1cd479108aeba83ce163ac429e702b4de2405e858fbe461e9a250f2b2bcdcba3ced3d8598efdedab8fe84abb5b9f06e51c9fecbe3c604de582ca384a4b081a5448ead18f57c3acfa77eae25036bec029b199685697cf7074e263bc8ddbe87e696e868ae45a750255e99466b296578421446562ced5f10076a178ae1c92865ac227dcd60acb1edfbf202d3ad2a30c777dfb8bb102909f3f57595ce9996f2b522d1ea7023d7c5091ccb1aef49f484e620133836c02f3c9f6f00e1384494960888f8dd637452692d538e87f432ea983447499f5b4ecc72f139b727ca74be0f3a68a0df3dd1d9d3b8c0b2257428b22e2453e291495ee513c842bdbfe2005d7c464d91d5bf77b62da5bd4105f459e3fd7e0658c704887e3bef450934b8897b8c9d88aebefb16649b35c0ff10cebeeca6cb14b9dced20853ee9f2827f06e07e12651bc9062dbc68a6cd324d6d4b392ec56e0df864c57fae87f02578af5475e611a4e6af1b4477e16f0eef3749fd6394bbf440924da0d370e7bc6d70ca2332b2cb3831eb8ed7ae3f0e85bcaa5e1786eba5d7bcc8b29e894db9f4938af9b794d118bb714f5abb9e245d8e7380b05ecc40993694b08e53f552bad618beb0a37b96766f840293fe2ba681d43a57ac561510eee40144a1c729a7db37d0febfeb9534329cd47f3b2a1f5555537ea21683d7b93f2f5414d44b1819594934deb6980ec1a3431efdee1c68b7c4bacb016a090c57b0119b137b764b70b7cdd2354711f2ad8258af444d97b7a14e5e4458f76f3d4068ca8d5a783540f34a432b3757b5442ae62ff1bec07285cea007f84b373cf94668323b76d0a07b37d4f9b01a504eccf42a3fd1dc4de9baf7eecb86b74678ab12983cce631d65e86a29f8000f05e96f4a315e18774acf71958decc3c754a0a1e3ed24997323841c3a769b477cf8ca04fbc9c4dfe146897692dcb921c7ebffa3566d43c1462549e95cc2e37bec681fed333c054c4ed76a6f2b1aaccaed88072453c5ee3287f2543a7c05f4869c16c55eb04cbdd91c78d1c21b2cb8e9775a67f371d42d4027ad25eeef90bdfc25764d8f765655785dfb307ad41fc70f1619e2fffd482743c8e71790ee64acaa31ce64b2ca4938b29ad4324ba72f4ba861647f0f4285095f490b5f073f74ea24ec5c8ac20bd5af1625a4ba479eecdb8020618efdaf2301ab7986e1b891fa7d20871a794d3f9d6edfdd35a98757aa363dd2b337e4912fe73bb3ebf0576750a2ceeb60820079adea923202133cbed7e121cbe3fef458a4672d23bc456292cf53e7e41f48b6c1954e24df0ff70284bd51b5d2dccd25c7edcff534a02483dca1ee9476a530c89dc69a441ef3e5df2985f6b2fae1e28064efa1529160a29f59d013127d5dcc2337a498eb60455c153740a58bd3e12565b177c2326cdde4f6b1b3dc5adb9d1f3e4ed319687041244e02560860501a4568598addac41f260a3a50287b23b12eade467289ba4ed7bbb4d9542c07abc0a3a9aa47bd7aa39e0a76490d63008f5988d8d306c7fe4704458396b0f565fe837ce5b7bb0b0e70b3fcead9abb }
sampler 3 { address MIRROR_ONCE_BORDER BORDER WRAP border 0x3f179798 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 3 texture 2 sampler 3
texture 3 { type THREE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT size 9 5 6 
  levels 4 view 1 2 address 0x10300000 texels rows 65513c86cb876073ac0e0f8838ace8217f7d90e87c63e7761f0692cf89b4df62baee618bfb95d121912355968c730f64264a24cdd49ee74d28392e5df67ea526f5343012935ef4ca5fb53c218e5318ff2672a5c2a5c00be9524b768880914a2dd86d0b87272e90f32ac423b7545cb20da0fa27712031a98793719bcd2cefeb37b366fcf8f2e351d0df49e53dbef949c8b23555f32db05c680f5b443c56e61bee9b703dc432d7c8df546515dd8e5631a5d40f4fa6e1e1318ae489de1c88f1455a2a442594cc9e0c51ce7fd81fbdb33ddc48c73d74511d5926edcbfd71a0ca8a93dbcdff8a65ab2b1b2c9ca6e0068370c852d7e555a764b03cc9a75b017fcab0795f29265af26a8800b9585009a85f7e9ab225d7913313f299af6cc7df1025c1801b16a54233823521590e4812e47af929c97e339090a1233935b680977b266ecbf1e71920b224a16c3265c5009da132a618f47f70bef51e4875195c5ed2c7271f453a9476c5fae21ce2b019d6b4e6e467f82bd0a28e32fb69c153fb06295e487d751becac04e8977da0e9ccb960b0f605fd70e6d35bcd4ee01a165e45a690b0a4ab029c837419c8fd07103c85a218956c025e311edebe2e43e52e3b4efbb8c9e2f048fa4ba1046398f788b200cf86a007aecd8db0d572b56f9b00901585e1ed25dcf839f76398f8538afcae2bf81dabd00e9907a24c0d976e307034f782d351c3a882729f140f9b2693533850b850f244750c6b8d0a090d95ce95fbe1cbbce87f8f764480ff262e30e4fb53bbac0792952185809e05505d8feeb02cb79c24935ab3d4f14ff311319437c49f9035bb8ca29de4 }
sampler 4 { address MIRROR MIRROR_ONCE_BORDER MIRROR_ONCE_BORDER border 0x3e848485 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 2 MIP_FILTER 2 MIN_LOD_CLAMP 0x149 MAX_LOD_CLAMP 0x2e4 }
handle 4 texture 3 sampler 4
sampler 5 { address CLAMP_OGL BORDER MIRROR_ONCE_CLAMP_TO_EDGE border 0x3da0a0a1 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 5 texture 1 sampler 5
texture 4 { type THREE_D format R16 UNORM source R ZERO ZERO ONE_FLOAT size 9 5 6 
  levels 4 view 3 3 address 0x10400000 texels rows 65513c86cb876073ac0e0f8838ace8217f7d90e87c63e7761f0692cf89b4df62baee618bfb95d121912355968c730f64264a24cdd49ee74d28392e5df67ea526f5343012935ef4ca5fb53c218e5318ff2672a5c2a5c00be9524b768880914a2dd86d0b87272e90f32ac423b7545cb20da0fa27712031a98793719bcd2cefeb37b366fcf8f2e351d0df49e53dbef949c8b23555f32db05c680f5b443c56e61bee9b703dc432d7c8df546515dd8e5631a5d40f4fa6e1e1318ae489de1c88f1455a2a442594cc9e0c51ce7fd81fbdb33ddc48c73d74511d5926edcbfd71a0ca8a93dbcdff8a65ab2b1b2c9ca6e0068370c852d7e555a764b03cc9a75b017fcab0795f29265af26a8800b9585009a85f7e9ab225d7913313f299af6cc7df1025c1801b16a54233823521590e4812e47af929c97e339090a1233935b680977b266ecbf1e71920b224a16c3265c5009da132a618f47f70bef51e4875195c5ed2c7271f453a9476c5fae21ce2b019d6b4e6e467f82bd0a28e32fb69c153fb06295e487d751becac04e8977da0e9ccb960b0f605fd70e6d35bcd4ee01a165e45a690b0a4ab029c837419c8fd07103c85a218956c025e311edebe2e43e52e3b4efbb8c9e2f048fa4ba1046398f788b200cf86a007aecd8db0d572b56f9b00901585e1ed25dcf839f76398f8538afcae2bf81dabd00e9907a24c0d976e307034f782d351c3a882729f140f9b2693533850b850f244750c6b8d0a090d95ce95fbe1cbbce87f8f764480ff262e30e4fb53bbac0792952185809e05505d8feeb02cb79c24935ab3d4f14ff311319437c49f9035bb8ca29de4 }
sampler 6 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE border 0x3f3ababb 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 1 MIP_FILTER 2 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 6 texture 4 sampler 6
sampler 7 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL CLAMP_OGL border 0x3f59d9da 0x0 0x0 0x3f800000 MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3 MIN_LOD_CLAMP 0x0 MAX_LOD_CLAMP 0xfff }
handle 7 texture 2 sampler 7
sampler 8 { address CLAMP_TO_EDGE WRAP MIRROR_ONCE_CLAMP_OGL border 0x3d808081 0x0 0x0 0x3f800000 MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 3 MIN_LOD_CLAMP 0x50 MAX_LOD_CLAMP 0xfff }
handle 8 texture 0 sampler 8
warp 0 { asm "TEX.AOFFI R8, R0, R4, 0, 3D, 0xf"  active 0xff
  s = { bits(0x3e2ac000) bits(0xbe0c5000) bits(0x3e021000) bits(0xbe350000) bits(0xbf5a4c00) bits(0xbf68f000)
        bits(0xbf8e6e00) bits(0xbf95c000) ... }
  t = { bits(0xbf2f0800) bits(0xbf454000) bits(0xbf1b1400) bits(0xbf314c00) bits(0xbdcce000) bits(0xbe0f2000)
        bits(0x3e42d000) bits(0x3e1a2000) ... }
  r = { bits(0x3ff03800) bits(0x40129900) bits(0x3ff83800) bits(0x40169900) bits(0x3f065000) bits(0x3f08b000)
        bits(0x3e06f000) bits(0x3e107000) ... }
  offset = { 0x25f 0x25f 0x25f 0x25f 0x25f 0x25f 0x25f 0x25f ... }
  expect lane 0 R8 = 0x3f53d3d4 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f53d3d4 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f53d3d4 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f53d3d4 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f53d3d4 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f53d3d4 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 1 { asm "TEX R8, R0, 1, 3D, 0xf"  active 0xff
  s = { bits(0x3fcaf200) bits(0x3fcaf200) bits(0x405c7900) bits(0x405c7900) bits(0xbf21f800) bits(0xbf21f800)
        bits(0xbf0e3800) bits(0xbf0e3800) ... }
  t = { bits(0x3fe32600) bits(0x3fe32600) bits(0x3fe32600) bits(0x3fe32600) bits(0x3f896600) bits(0x3f896600)
        bits(0x3f896600) bits(0x3f896600) ... }
  r = { bits(0x3e531000) bits(0x3fbc6200) bits(0x3e531000) bits(0x3fbc6200) bits(0x3fd80200) bits(0x3faf8200)
        bits(0x3fd80200) bits(0x3faf8200) ... }
  expect lane 0 R8 = 0x3f078788 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f078788 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f078788 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f078788 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3f078788 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3f078788 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f078788 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f078788 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 2 { asm "TEX R8, R0, 2, 3D, 0xf"  active 0xff
  s = { bits(0x3ff7c600) bits(0x3ff7c600) bits(0x4002f100) bits(0x4002f100) bits(0x3f8aca00) bits(0x3f947000)
        bits(0x4008d500) bits(0x400da800) ... }
  t = { bits(0x3f4cc800) bits(0x3f4cc800) bits(0x3f4cc800) bits(0x3f4cc800) bits(0x3f999800) bits(0x3fab7000)
        bits(0x3ffe4800) bits(0x40081000) ... }
  r = { bits(0x3eaab000) bits(0x3eef5800) bits(0x3eaab000) bits(0x3eef5800) bits(0x3f8aac00) bits(0x3f877600)
        bits(0x3fc51000) bits(0x3fc1da00) ... }
  expect lane 4 R8 = 0x3f79f9fa R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3f79f9fa R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f79f9fa R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 3 { asm "TEX.LB R8, R0, R4, 3, 3D, 0xf"  active 0xff
  s = { bits(0x3fe00200) bits(0x3fef4200) bits(0x3fe00200) bits(0x3fef4200) bits(0x3f52a000) bits(0x3f549c00)
        bits(0x3f733400) bits(0x3f753000) ... }
  t = { bits(0x3f8d6200) bits(0x3f8d6200) bits(0xbeca7800) bits(0xbeca7800) bits(0x3f364000) bits(0x3f4e9400)
        bits(0x3f343800) bits(0x3f4c8c00) ... }
  r = { bits(0xbe893000) bits(0xbe893000) bits(0xbe893000) bits(0xbe893000) bits(0x3feab200) bits(0x3ff1ce00)
        bits(0x3ff84e00) bits(0x3fff6a00) ... }
  lod = { 0.21484375 -0.5390625 1.52734375 1.7734375 bits(0xbf090000) -1.3828125 0.83984375 1.55078125 ... }
  expect lane 0 R8 = 0x3f179798 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f179798 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f179798 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f179798 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 4 { asm "TEX.LB R8, R0, R4, 4, 3D, 0xf"  active 0xff
  s = { bits(0xbf2ab000) bits(0xbf2ab000) bits(0xbf2ab000) bits(0xbf2ab000) bits(0x3f86b200) bits(0x3f86b200)
        bits(0x3f9b5c00) bits(0x3f9b5c00) ... }
  t = { bits(0x3f999a00) 1.328125 bits(0x3f999a00) 1.328125 bits(0x3f000400) bits(0x3f000400) bits(0x3f000400)
        bits(0x3f000400) ... }
  r = { bits(0xbf84a400) bits(0xbf84a400) bits(0xc001a700) bits(0xc001a700) bits(0x3e646000) bits(0xbf699400)
        bits(0x3e646000) bits(0xbf699400) ... }
  lod = { -1.015625 bits(0xbf530000) bits(0xbffc8000) 0.0703125 0.953125 0.58203125 -1.9765625 0.7421875 ... }
  expect lane 2 R8 = 0x3e848485 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3e848485 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 5 { asm "TEX.LB R8, R0, R4, 5, 3D, 0xf"  active 0xff
  s = { bits(0x3f38c000) bits(0x3ec83800) bits(0x3e6e5000) bits(0xbdc88000) bits(0x3fa00200) bits(0x3fa00200)
        bits(0x3f8e0200) bits(0x3f8e0200) ... }
  t = { bits(0xbf6c2400) bits(0x3c948000) bits(0xbf893000) bits(0xbe066000) 1.25 1.25 1.25 1.25 ... }
  r = { bits(0x3ed66000) bits(0xbed24800) bits(0xbe1ad000) bits(0xbf7b0800) bits(0x3fcdc600) bits(0x3f758c00)
        bits(0x3fcdc600) bits(0x3f758c00) ... }
  lod = { 1.01953125 -0.921875 1.34765625 -0.2734375 bits(0xbf150000) 1.21875 0.375 bits(0xbeb60000) ... }
  expect lane 0 R8 = 0x3da0a0a1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3da0a0a1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3da0a0a1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 4 R8 = 0x3da0a0a1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 5 R8 = 0x3da0a0a1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 6 R8 = 0x3da0a0a1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3da0a0a1 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 6 { asm "TEX.LL R8, R0, R4, 6, 3D, 0xf"  active 0xff
  s = { bits(0x3fdbe400) bits(0x3fd9c000) bits(0x3f201400) bits(0x3fbffe00) bits(0x3f304000) bits(0x3f6bc800)
        bits(0x3fb68400) bits(0x3ffd7e00) ... }
  t = { bits(0x3f4cc800) bits(0xbf204c00) bits(0xbefff800) bits(0xbf7ffc00) bits(0xbf989800) bits(0xbf333400)
        bits(0xbe4a4000) bits(0xbf2d0800) ... }
  r = { bits(0x3facca00) bits(0x40085100) bits(0x3fd55600) bits(0x3f9e6200) bits(0x3f01b800) bits(0xbf90d800)
        bits(0x3e800800) bits(0x3faaa800) ... }
  lod = { bits(0x3ea38000) 1.30078125 3.0 bits(0x403cf000) bits(0x3f008000) bits(0x3fbfe000) bits(0x3f0cc000)
        bits(0x3fffa000) ... }
  expect lane 0 R8 = 0x3f3ababb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f3ababb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3f3ababb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 7 R8 = 0x3f3ababb R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 7 { asm "TEX.LL R8, R0, R4, 7, 3D, 0xf"  active 0xff
  s = { bits(0xbf128800) bits(0xbdcc0000) bits(0x3feffe00) bits(0x4009ea00) bits(0x3f7ffc00) bits(0x3f974000)
        bits(0x3d7fc000) bits(0xbf82a800) ... }
  t = { -0.8125 bits(0x3f800200) bits(0xbf5a3800) bits(0x3f97fe00) bits(0xbd490000) bits(0x3e401000) bits(0xbf6e9000)
        0.0 ... }
  r = { bits(0xbe1c9000) bits(0x3f980200) 1.5 1.3125 bits(0x3fcfc400) bits(0x3ef0e800) 1.25 1.5625 ... }
  lod = { bits(0xbe938000) bits(0x3e120000) bits(0x3fc04000) bits(0x3fd6a000) bits(0x3ef90000) bits(0x3fffc000)
        0.1484375 bits(0x40203000) ... }
  expect lane 3 R8 = 0x3f4ed70f R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
warp 8 { asm "TEX.LL R8, R0, R4, 8, 3D, 0xf"  active 0xff
  s = { bits(0xbe638000) bits(0x3fdc7400) bits(0x3f871c00) bits(0xbdb9a000) bits(0xbe8e3800) bits(0x40049d00)
        bits(0xbeaab000) bits(0x3ee7b000) ... }
  t = { bits(0x4008a400) bits(0x3f666c00) bits(0x3f279400) bits(0x3fdf6c00) bits(0xbf666400) bits(0x3f09b400)
        bits(0x3f81a800) bits(0xbf265000) ... }
  r = { bits(0xbf6b6800) bits(0x3fb46a00) bits(0xbf6ab000) bits(0xbf940c00) bits(0x3efff800) bits(0xbe2aa000)
        bits(0xbeaaa800) bits(0xbab00000) ... }
  lod = { 2.5 bits(0x40505000) bits(0x404fd000) bits(0xbeff0000) bits(0x3fffa000) bits(0x40001000) 2.46484375
        bits(0x40051000) ... }
  expect lane 0 R8 = 0x3f4fe9d0 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 1 R8 = 0x3f649de5 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 2 R8 = 0x3f649de5 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
  expect lane 3 R8 = 0x3ea57a85 R9 = 0x0 R10 = 0x0 R11 = 0x3f800000
}
