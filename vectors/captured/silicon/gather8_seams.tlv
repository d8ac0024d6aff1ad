# TLD4 across the corners of seamless cubes: codes of 8 and 16 bits, floats, integers.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-125b PD-17b
rules without PD-133
policy filter_weight8
policy coord_fixed21

texture 0 { type CUBEMAP  format R32 UINT  size 1 1  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP  format R32 FLOAT  size 1 1  address 0x10020000  texels rows 5e28353fa3d73b3f0e04743f32816f3feb61393f26160c3f }
handle 1 texture 1 sampler 0
texture 2 { type CUBEMAP  format R32 UINT  size 2 2  address 0x10040000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 2 texture 2 sampler 0
texture 3 { type CUBEMAP  format R32 FLOAT  size 2 2  address 0x10060000  texels rows 5e28353f850d3b3f0156033fb5f26b3fa3d73b3f05ec023fd399483f1edb273f0e04743fabbe553f3614573f828d183f32816f3fd107043f59180e3fe295143feb61393fb0ca2c3f5dd43f3fe0f7683f26160c3f55fc503f5bfb2f3fe5720e3f }
handle 3 texture 3 sampler 0
texture 4 { type CUBEMAP  format R32 UINT  size 3 3  address 0x10080000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 4 texture 4 sampler 0
texture 5 { type CUBEMAP  format R32 FLOAT  size 3 3  address 0x100a0000  texels rows 5e28353f850d3b3fcc06303f0156033fb5f26b3f21da673f1202043f9172233f3fd6703fa3d73b3f05ec023fdbaa113fd399483f1edb273f571a553fd14e003fc412633f1b3c1c3f0e04743fabbe553ff876443f3614573f828d183f058a0f3f45cd1c3f38b4703f5538643f32816f3fd107043f770d3d3f59180e3fe295143f90053c3f84e26b3ff58e3a3ff027513feb61393fb0ca2c3f97c6053f5dd43f3fe0f7683f01585f3fcbf2233f39505a3fc9854a3f26160c3f55fc503fcdf0633f5bfb2f3fe5720e3f5bac7f3fa4370d3f820f043fbe31183f }
handle 5 texture 5 sampler 0
texture 6 { type CUBEMAP  format A8B8G8R8 UNORM  size 3 3  address 0x100c0000  texels rows 52d2317e21529f0922136cb2a3f3544946d0d4ecf655a1a77c583908c9682bd97de48d62f3edfc1ab3160542470622cb8ffc0fe88125b27d19a9191f5dda209a59b8f8f3effa0df017b95c1981de5baade373c1dca0d6eaa3061cc1eadc1d977a41f00ef833bc4b4fee2f937d286895a4c6bb5ebb25f03ceb0436c233db691be6ce4549420094b4f8f55dac8143dd9fadf56b06c2d7831109466ed40c424707e7bbb3673e3eee01fad605468b1227ff028f47be8c32385bbeb881298bbdaaf1251d90319ba7ee5477ccd9c5c2eaef6b4db3f41e8528752ce }
handle 6 texture 6 sampler 0
texture 7 { type CUBEMAP  format R16_G16_B16_A16 UNORM  size 3 3  address 0x100e0000  texels rows 115255d22b315c7e3b213452db9fa7090322fa13e46ccdb23aa316f3485413495046f3d09fd473eca9f6b355dca190a7bc7cfb5862395b083bc91668f72bd2d9db7d70e4dc8d6b6255f3d4edcdfc011a18b3a4165b051742b647f1067422dccbf68fe5fcf00f1ee8a781e62502b2c67db819efa9e419921fb75da2daf420f89add599db827f8c5f387efe3fa3b0dd5f00017a7b96b5c2f190d81badefb5b65aa3fde7837a83ce61db6ca780d896e53aab6306461a0cc901e73ad58c1d9d92877b6a4c61f6e005def7383403b7fc4deb498fe55e249f999376ad240863789c95ae84c7f6b62b54cebdbb2e65faf039acea3b01d43dd6cc723193dcdb6959100be836cace4b154d994e0209a09b44b834f978f3455beda09c88a14ea3db9d983fa85df045689b0436caa2dcb78d431331006948966d5ed944024c4a024b570b07ef47b66bb6b36d873dde325ee4ae0641f99adbd6029541e68f3b1ab22e37fa8f03428fff4bf7b58e8fcc3e723f58553bb48eb0f8830125398a6bb80da1dafcd1208510cd9b8032d19a6ba7d7e35e56f47ab7c4dcd189c2b5c6d2e53ae58f600b4e3dbc83fb84103e85c525e872f52d1ce }
handle 7 texture 7 sampler 0
texture 8 { type CUBEMAP  format R16_G16_B16_A16 FLOAT  size 3 3  address 0x10100000  texels rows 4839493bc438f939843848397f3a263888384f38b339cb3a8c3acc3b513924391939433b523bb13bda3b5639873a9e3af2396339e5382138243ba039af38673bf739913b373a8939cd3bb73bf33b6838cc3a5a38153808391e391b3889382f3b3f3af33b3f38a03b063a9738c83af7396638a73a67387e3876396a3b83386b3a6739e23ae03bcf3bbe3beb3b3438c33b5c38e63a71396438043a7a3b6f39a93a783bdd38f23877382a3b3538ba39a93ac2388539323b7a38b53a053b673bdc39923a7f380138bd3b0d3aed38113bd33afa3b893be53bde38493b193a243a6b393339ad39d53aad3bcb3a7f390e383a3bc23a0c39b3398f38f438db3a463af83ab239923b5239533a833826382e393e393e3a54396a3b203b5238f738663bea3b7e3b5839c23ab139b638e339c7384038503a9a39b73b0239103b9238c239fa39ef39ed3ad938cf398f3bb83b813b7d38b63a82395039a039c73a8a38ff39c23ba038d33bee39a13b0f3b8f38173aed3aad3b203a4838613aee3a6a3bbc3a4b384439643b0e386438ea3af939943b1d39f239353b703a7039b938b93ad93bd03a6f3bff380639a03b49391d3a48393b3b }
handle 8 texture 8 sampler 0
texture 9 { type CUBEMAP  format R32_G32_B32_A32 FLOAT  size 3 3  address 0x10120000  texels rows ad08293f8c2a693fbe95183f5f2e3f3fc69d103f0f1a293fe6ed4f3fffd3043fdd01113f15fd093f1c72363ffe66593f569d513f5c8b793f32242a3fad89243f7028233f8779683f824f6a3fc639763f8d547b3fced92a3f49ee503f7bc8533f105e3e3fba7d2c3f55b11c3fe82d043f9f9d643f710b343fd7fb153f2ee96c3f8eed3e3f3438723f26ee463f8e35313f99aa793f10ea763fe1667e3fed000d3f2c8c593f3d520b3f87ad023fbb0b213f47db233ff478033f5f3a113f67ee653f68fb473fb5727e3f68f8073f630f743fbcd3403f60f3123f1501593f62e33e3f18dc0c3feff7543f2ef20c3f76c90f3fdedb2e3f6b516d3f5b7a103f687c4d3f94ee2c3fc54e5c3fba137c3fe6e2793fbec3773f91717d3fe49d063f876a783f60800b3ff3d35c3ff9352e3fb3970c3fdd86403f5f5d6f3f96fd2d3ff232553fbf1f6f3f24bc1b3f42541e3f1df30e3f745b653f6dbc063fe144373fc029553f505b183f28b2303f5950663f3a480f3f8cb9563f4cac603fb6ec6c3f24943b3f0a5b523f74e30f3f3037003fb7ae773fa4b9413f04a01d3f993f623f2b6f5a3f764c7f3f872a713f9ea47c3fd3cc1b3f3935693f3d20433fbb9b443fde642d3f7274263fe0bf353f5fb15a3f4aa6753fa66d593f0ff32f3fb7d7013f144d673fe851583fa08e213f966e363fbbe3113fad8c1e3f82665b3fa2ca483f13005f3fbf41363f2856723f99582a3ff16c4a3f0a70103f34cd043f5eda253fecc1273fb3cb473f249a2a3f615f6d3fe104643f6d450a3f27f51e3fbddc6c3f9e417d3fe4c26f3f40022b3fef44583f8021363f50d5163fc0653c3f29ea183fd819083f0a034a3fca44333fb7ea763f344a203f7512623f1650123fa25a383f7b583f3f47fa3d3f5bb35d3fc3351b3f7aec393ffcee713fbb12773f7925703f15b20f3fdfcc563fea5e303ff6142a3f740f343fa3f9583ff455113fb6f13f3f3a54783f781a143fd97f7a3fafdf3d3f372c743f66fe613f85f3113fa1fa423f81a95d3f75a4753f9207443f1818093fb6294c3f1ed35d3f70406d3fab8e573fd666093f2684283f5b866c3f3ddc013fa9960c3f48535d3fa03e3f3fd69a723fb9b7233fbc553e3fdca6663f220c4e3fa8152e3fb736173f9a29573f1f2c7b3f07005a3f93f16d3f46e41f3f24dc203f8001743f6e2e293f5baf433fab17293fe168673f }
handle 9 texture 9 sampler 0

warp 0 {   # cube.gather.n1.seamless
    asm "TLD4.R R8, R0, 0, CUBE, 0xf"  active 0x1f
    s = { bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) ... }
    t = { bits(0x3b800000) bits(0x3f7f8000) bits(0x3f800000) bits(0x3b800000) bits(0x3b800000) ... }
    r = { bits(0x80000000) bits(0x00000000) bits(0xbf7f8000) bits(0x3f800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x3000000  R9 = 0x2a80000  R10 = 0x5000000  R11 = 0x0
    expect lane 1 R8 = 0x1000000  R9 = 0x4000000  R10 = 0x2540000  R11 = 0x2000000
    expect lane 2 R8 = 0x1000000  R9 = 0x2000000  R10 = 0x5000000  R11 = 0x2aa0000
    expect lane 3 R8 = 0x2ac0000  R9 = 0x3000000  R10 = 0x4000000  R11 = 0x1000000
    expect lane 4 R8 = 0x3000000  R9 = 0x3020000  R10 = 0x1000000  R11 = 0x5000000
}

warp 1 {   # cube.gather.f32.n1.seamless
    asm "TLD4.R R8, R0, 1, CUBE, 0xf"  active 0xf
    s = { bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) ... }
    t = { bits(0x3b800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f7f8000) ... }
    r = { bits(0xbf000000) bits(0x3f7f0000) bits(0x3f7f0000) bits(0x3f800000) ... }
    expect lane 0 R8 = 0x3f3d23b1  R9 = 0x3f6f8132  R10 = 0x3f3bd7a3  R11 = 0x3f0c1626
    expect lane 1 R8 = 0x3f3961eb  R9 = 0x3f4bad47  R10 = 0x3f35285e  R11 = 0x3f74040e
    expect lane 2 R8 = 0x3f6f8132  R9 = 0x3f35285e  R10 = 0x3f4a2951  R11 = 0x3f3961eb
    expect lane 3 R8 = 0x3f3bd7a3  R9 = 0x3f3961eb  R10 = 0x3f74040e  R11 = 0x3f4daad7
}

warp 2 {   # cube.gather.n2.seamless
    asm "TLD4.R R8, R0, 2, CUBE, 0xf"  active 0xf
    s = { bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) ... }
    t = { bits(0xbf000000) bits(0x3f800000) bits(0xbf800000) bits(0x3f7f8000) ... }
    r = { bits(0xbf7f8000) bits(0x3f400000) bits(0x3f7fc000) bits(0x3f800000) ... }
    expect lane 0 R8 = 0x2fe1000  R9 = 0x3001000  R10 = 0x1001000  R11 = 0x5001001
    expect lane 1 R8 = 0x4000001  R9 = 0x2000560  R10 = 0x0  R11 = 0x2001001
    expect lane 2 R8 = 0x3000001  R9 = 0x1000  R10 = 0x2560aa0  R11 = 0x4001001
    expect lane 3 R8 = 0x1000001  R9 = 0x4000000  R10 = 0x2001000  R11 = 0x2570550
}

warp 3 {   # cube.gather.f32.n2.seamless
    asm "TLD4.R R8, R0, 3, CUBE, 0xf"  active 0x1f
    s = { bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) ... }
    t = { bits(0xbf000000) bits(0xbf000000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) ... }
    r = { bits(0x3f400000) bits(0x3f7fc000) bits(0xbf7f8000) bits(0x3f7f8000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x3f254fca  R9 = 0x3f0407d1  R10 = 0x3f035601  R11 = 0x3f68f7e0
    expect lane 1 R8 = 0x3f6f8132  R9 = 0x3f479b05  R10 = 0x3f3fd45d  R11 = 0x3f27db1e
    expect lane 2 R8 = 0x3f55beab  R9 = 0x3f3b0d85  R10 = 0x3f346ce5  R11 = 0x3f0c1626
    expect lane 3 R8 = 0x3f27db1e  R9 = 0x3f6f8132  R10 = 0x3f3fd45d  R11 = 0x3f47e2ab
    expect lane 4 R8 = 0x3f3acbcb  R9 = 0x3f1495e2  R10 = 0x3f2ffb5b  R11 = 0x3f6bf2b5
}

warp 4 {   # cube.gather.n3.seamless
    asm "TLD4.R R8, R0, 4, CUBE, 0xf"  active 0x1f
    s = { bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) ... }
    t = { bits(0xbf7fd555) bits(0xbf7fd555) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) ... }
    r = { bits(0x3f7faaab) bits(0x3f555555) bits(0xbf7faaab) bits(0x3f7faaab) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x2531561  R9 = 0x3000002  R10 = 0x2000  R11 = 0x4002002
    expect lane 1 R8 = 0x3000000  R9 = 0x2a91560  R10 = 0x4002000  R11 = 0x1002002
    expect lane 2 R8 = 0x2000002  R9 = 0x2  R10 = 0x2550001  R11 = 0x5000000
    expect lane 3 R8 = 0x1002002  R9 = 0x3000000  R10 = 0x4002000  R11 = 0x2ab1540
    expect lane 4 R8 = 0x2ad2001  R9 = 0x3002002  R10 = 0x5002000  R11 = 0x2002
}

warp 5 {   # cube.gather.f32.n3.seamless
    asm "TLD4.R R8, R0, 5, CUBE, 0xf"  active 0xffffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000)
        bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000)
        bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0x3f800000) ... }
    t = { bits(0xbf7fd555) bits(0xbf7fd555) bits(0x3f7fd555) bits(0x3f7fd555) bits(0xbf7fd555) bits(0xbf7fd555)
        bits(0x3f7fd555) bits(0x3f7fd555) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000)
        bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf7fd555) bits(0xbf7faaab)
        bits(0x3f800000) bits(0x3f7faaab) bits(0xbf800000) bits(0xbf800000) bits(0x3f7fd555) bits(0x3f7fd555) ... }
    r = { bits(0x3f7faaab) bits(0xbf7fd555) bits(0xbf555555) bits(0x3f7fd555) bits(0xbf7fd555) bits(0x3f555555)
        bits(0x3f7faaab) bits(0xbf555555) bits(0x3f7fd555) bits(0x3f555555) bits(0xbf7faaab) bits(0xbf7faaab)
        bits(0xbf555555) bits(0xbf555555) bits(0x3f7fd555) bits(0x3f7faaab) bits(0x3f800000) bits(0x3f800000)
        bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x3f2e5c96  R9 = 0x3f3d0d77  R10 = 0x3f040212  R11 = 0x3f4a85c9
    expect lane 1 R8 = 0x3f5127f0  R9 = 0x3f453db5  R10 = 0x3f0d37a4  R11 = 0x3f70d63f
    expect lane 2 R8 = 0x3f3006cc  R9 = 0x3f0c1626  R10 = 0x3f2ae123  R11 = 0x3f4476f8
    expect lane 3 R8 = 0x3f05c697  R9 = 0x3f35285e  R10 = 0x3f643855  R11 = 0x3f350d34
    expect lane 4 R8 = 0x3f2bf534  R9 = 0x3f6be284  R10 = 0x3f004ed1  R11 = 0x3f1831be
    expect lane 5 R8 = 0x3f6f8132  R9 = 0x3f3a71b4  R10 = 0x3f23f2cb  R11 = 0x3f1c3c1b
    expect lane 6 R8 = 0x3f11aadb  R9 = 0x3f3961eb  R10 = 0x3f228d11  R11 = 0x3f1ccd45
    expect lane 7 R8 = 0x3f63f0cd  R9 = 0x3f3bd7a3  R10 = 0x3f74040e  R11 = 0x3f5bcebd
    expect lane 8 R8 = 0x3f229833  R9 = 0x3f3961eb  R10 = 0x3f1ccd45  R11 = 0x3f11aadb
    expect lane 9 R8 = 0x3f05c697  R9 = 0x3f353c44  R10 = 0x3f35285e  R11 = 0x3f643855
    expect lane 10 R8 = 0x3f4476f8  R9 = 0x3f3006cc  R10 = 0x3f2af594  R11 = 0x3f0c1626
    expect lane 11 R8 = 0x3f3bd7a3  R9 = 0x3f74040e  R10 = 0x3f63f0cd  R11 = 0x3f5c06ea
    expect lane 12 R8 = 0x3f2c60c8  R9 = 0x3f1831be  R10 = 0x3f6be284  R11 = 0x3f004ed1
    expect lane 13 R8 = 0x3f0d37a4  R9 = 0x3f451e07  R10 = 0x3f70d63f  R11 = 0x3f5127f0
    expect lane 14 R8 = 0x3f3d0d77  R9 = 0x3f040212  R10 = 0x3f2e95a2  R11 = 0x3f4a85c9
    expect lane 15 R8 = 0x3f1c3c1b  R9 = 0x3f6f8132  R10 = 0x3f23f2cb  R11 = 0x3f3ac4f9
    expect lane 16 R8 = 0x3f3a796b  R9 = 0x3f6f8132  R10 = 0x3f23f2cb  R11 = 0x3f1c3c1b
    expect lane 17 R8 = 0x3f3d0d77  R9 = 0x3f2ea31a  R10 = 0x3f040212  R11 = 0x3f4a85c9
    expect lane 18 R8 = 0x3f05c697  R9 = 0x3f35285e  R10 = 0x3f34ddd2  R11 = 0x3f643855
    expect lane 19 R8 = 0x3f11aadb  R9 = 0x3f3961eb  R10 = 0x3f1ccd45  R11 = 0x3f22b4c8
    expect lane 20 R8 = 0x3f44da17  R9 = 0x3f5127f0  R10 = 0x3f0d37a4  R11 = 0x3f70d63f
    expect lane 21 R8 = 0x3f6be284  R9 = 0x3f2c0d17  R10 = 0x3f004ed1  R11 = 0x3f1831be
    expect lane 22 R8 = 0x3f63f0cd  R9 = 0x3f3bd7a3  R10 = 0x3f5bf6d7  R11 = 0x3f74040e
    expect lane 23 R8 = 0x3f3006cc  R9 = 0x3f0c1626  R10 = 0x3f4476f8  R11 = 0x3f2abd33
}

warp 6 {   # cube.gather.corner.u8x4.r
    asm "TLD4.R R8, R0, 6, CUBE, 0xf"  active 0x1f
    s = { bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) ... }
    t = { bits(0x3f7fd555) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0x3f7fd555) ... }
    r = { bits(0x3f7fd555) bits(0x3f7fd555) bits(0xbf555555) bits(0x3f800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x3f149495  R9 = 0x3ea4a4a5  R10 = 0x3f7efeff  R11 = 0x3f21a7a2
    expect lane 1 R8 = 0x3f194f99  R9 = 0x3f5fdfe0  R10 = 0x3f24a4a5  R11 = 0x3e8e8e8f
    expect lane 2 R8 = 0x3e38b8b9  R9 = 0x3e7ef8ff  R10 = 0x3efafafb  R11 = 0x3da0a0a1
    expect lane 3 R8 = 0x3f149495  R9 = 0x3ea4a4a5  R10 = 0x3f21e9a2  R11 = 0x3f7efeff
    expect lane 4 R8 = 0x3e088889  R9 = 0x3f43c3c4  R10 = 0x3f5ededf  R11 = 0x3f171997
}

warp 7 {   # cube.gather.corner.u16x4.r
    asm "TLD4.R R8, R0, 7, CUBE, 0xf"  active 0xf
    s = { bits(0xbf800000) bits(0x3f800000) bits(0x3f800000) bits(0xbf800000) ... }
    t = { bits(0xbf7fd555) bits(0x3f800000) bits(0xbf800000) bits(0x3f7faaab) ... }
    r = { bits(0xbf7fd555) bits(0x3f555555) bits(0x3f7fd555) bits(0x3f800000) ... }
    expect lane 0 R8 = 0x3e8b7c8b  R9 = 0x3e038084  R10 = 0x3ebb6ebb  R11 = 0x3ea4b8a5
    expect lane 1 R8 = 0x3f140694  R9 = 0x3f21eda2  R10 = 0x3ea422a4  R11 = 0x3f7e98ff
    expect lane 2 R8 = 0x3f32dbb3  R9 = 0x3ef978f9  R10 = 0x3ee5b2e6  R11 = 0x3e20d0a1
    expect lane 3 R8 = 0x3e8f6c8f  R9 = 0x3f5f85e0  R10 = 0x3f24b6a5  R11 = 0x3f19979a
}

warp 8 {   # cube.gather.corner.f16x4.r
    asm "TLD4.R R8, R0, 8, CUBE, 0xf"  active 0x1f
    s = { bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) bits(0xbf800000) bits(0x3f800000) ... }
    t = { bits(0xbf7fd555) bits(0xbf7fd555) bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) ... }
    r = { bits(0x3f7faaab) bits(0x3f555555) bits(0xbf7faaab) bits(0x3f7faaab) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x3f394000  R9 = 0x3f596000  R10 = 0x3f3e4000  R11 = 0x3f140000
    expect lane 1 R8 = 0x3f692000  R9 = 0x3f67e000  R10 = 0x3f56c000  R11 = 0x3f77c000
    expect lane 2 R8 = 0x3f6f0000  R9 = 0x3f110000  R10 = 0x3f4b6000  R11 = 0x3f61e000
    expect lane 3 R8 = 0x3f77c000  R9 = 0x3f692000  R10 = 0x3f56c000  R11 = 0x3f67e000
    expect lane 4 R8 = 0x3f200000  R9 = 0x3f0a4000  R10 = 0x3f172000  R11 = 0x3f3ee000
}

warp 9 {   # cube.gather.corner.f32x4.r
    asm "TLD4.R R8, R0, 9, CUBE, 0xf"  active 0x1f
    s = { bits(0x3f800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) bits(0xbf800000) ... }
    t = { bits(0xbf7fd555) bits(0x3f7fd555) bits(0x3f800000) bits(0xbf7fd555) bits(0xbf800000) ... }
    r = { bits(0xbf7fd555) bits(0x3f7faaab) bits(0xbf7faaab) bits(0x3f800000) bits(0xbf800000) ... }
    expect lane 0 R8 = 0x3f0a456d  R9 = 0x3f204206  R10 = 0x3f1736b7  R11 = 0x3f3eed8e
    expect lane 1 R8 = 0x3f23db47  R9 = 0x3f6fc2e4  R10 = 0x3f4c7f9a  R11 = 0x3f525b0a
    expect lane 2 R8 = 0x3f79aa99  R9 = 0x3f0b8060  R10 = 0x3f5dd31e  R11 = 0x3f4b69de
    expect lane 3 R8 = 0x3f67db7d  R9 = 0x3f693539  R10 = 0x3f56ccdf  R11 = 0x3f77c3be
    expect lane 4 R8 = 0x3f10700a  R9 = 0x3f22d9cd  R10 = 0x3f2edbde  R11 = 0x3f292e6e
}
