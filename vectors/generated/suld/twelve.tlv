# SULD.P of R32_G32_B32: elements that lie in two lines of a row at a pitch, and in block-linear memory
# in two units of 16 columns that are 1, 7 or more lines apart.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-91a PD-117
sampler 0 { }
bytes 0x7000000c ee62d755 0542d9bf c613aa45
bytes 0x700005a0 f63225cc 4c631d8a 1b3ebdc9
bytes 0x70000774 ecb12c34 4a896f9e a1c19dfb
bytes 0x70000900 0eca36e8 27b7b2e1 1893becb 4b8c221b cacec32b dc3bae18 d933db37 a4c5b713
bytes 0x70000920 c918d5fb 2d2736a0 17112fad f09a597c 294a2835 6fa0de42 b8ce1d27 c75dc293
bytes 0x70000940 694a043e 85fe7634 43c6611c 978d0b68 bd872b36 f4cd350d 06bba7f4 96d1deca
bytes 0x70000960 b1b38c8c 2ebdfda8 33708d78 95fd7065 b962f8fa bcfcf081 9c5382ae 7ef79ddb
bytes 0x70000980 6fabe01c 5b8bcb52 612d864e 1530c9ac 6b95bf18 e201076f b58353c5 10fe0425
bytes 0x700009a0 14d2c846 36c2ad65 d413ccfb 67419421 6508ec4e c362fccf 3b830ab9 ec4fb57f
bytes 0x700009c0 8b22fb0f 316c46d9 394d2a43 c595c046 6d7ce974 640deaea 57d7a011 aee528cf
bytes 0x700009e0 58b4fd7a 971b25fc b9fa0b4d e575e3a1 3936d42e 9ed26b32 4c8c90b6 b9fb1207
bytes 0x70000a00 8bee908f 6cc0cbaf cc14f905 ca01ebbc 4db9d92e 92bd4c60 958e8ba6 bc64ff0b
bytes 0x70000a20 eb2a5805 0a26fe1c ccee4c13 7d89c59b a733e9cb c15e26e6 87f90258 df71211d
bytes 0x70000a40 43347e1e 71f01f1b 81d277d1 d988610b d2db8586 d4e13f47 9f21b4c5 86d5f6e8
bytes 0x70000a60 b37dcba7 9443ddfd 640aa582 9645270a 08afd457 3f859f2b 88837e77 7657b22e
bytes 0x70000c0c 551e5ab2 d6a2c560 5627aed2
bytes 0x70001374 bda24953 6b6d6914 91fa2ee3
bytes 0x70001548 d9852982 e7107c97 4b130846
bytes 0x7000180c 01ab8bcb 43c406fe 17a48082
bytes 0x70001950 f3062ad7 1f89ce04 1d7223df
bytes 0x70001c5c eed7637f
bytes 0x70001c60 d862f47a 75d92011
bytes 0x70001cb0 5ff246bb d12cddf5 46483481
bytes 0x70001f68 1d39919c 58441509 e45badba 643a527d 9f677d91 7a1e408a
bytes 0x70002148 b004f1d1 b4e57d87 79237205
bytes 0x70002274 d98eab3e d731c05a 40de2eee
bytes 0x70002580 83de797c afeb15ff edd30447
bytes 0x7000288c 06ceab48 a225131a ae956681
bytes 0x700028b0 c1647e50 a7bea952 26dc58fc
bytes 0x70002a84 6cb7b29d 1a2a3760 3b91aa26
bytes 0x70002b98 0ee498b9 763ffe9f
bytes 0x70002ba0 8a3ed37e
bytes 0x70002d48 50b1cf9c 3d978774 e34752d6
bytes 0x70002ea4 a501e431 16d9c7c6 efc9671f
bytes 0x700031b0 3c244aed 27f3e010 f1f5fd84
bytes 0x700031ec 50027329 4adf96c3 296b7f87
bytes 0x700034b0 6722afd9 c57bab0e 00ab493e d5fb0b6a
bytes 0x700034c0 7a82e4c5 2dafcb82
bytes 0x70003684 c1ca6849 4d41ab88 7bebbef0
bytes 0x700037c8 3e89720b 08b2a8bc 676b8167
bytes 0x70003ad4 74b77b53 bfaa9698 d6b63495
bytes 0x70003de0 9244d0eb a428fa89 bb479f5c 0229b3ef c49840ab e5440c7a
bytes 0x70003fc0 9efce6a6 33cc8f43 fdd8e5f2
bytes 0x700040ec 691d02ca b017bdc2 314ef305
bytes 0x70004284 b5f80e88 783a2b2e 5919915a
bytes 0x700043f8 ef64a53f 29b43ac1
bytes 0x70004400 a5397922
bytes 0x70004704 1806014e 6bd40f5c 6408d44f
bytes 0x70004728 32eea9f2 74cedae7 b259d484
bytes 0x70004a10 ffbb6f3c 8221a8f6 ddde0b98
bytes 0x70004bc0 1eb2b133 e4acb8fd 14e193dd
bytes 0x70004d1c d8cce7c9
bytes 0x70004d20 afc8e7df f1f6361c
bytes 0x70005028 ec46cdf9 a933fec1 f46fa93d
bytes 0x70005328 4a40db82 535eff03 50d20f3d 73de8b1a 7d4790fa 0439f1aa
bytes 0x700054fc f884da5e
bytes 0x70005500 434ad130 712648f9
bytes 0x70005640 09e7b362 9bb649e4 0711d709
bytes 0x700057c0 159de1a0 aa06bfcf 326ad131
bytes 0x7000594c 1a0a517b 5b8ec28d 01387693
bytes 0x70005c58 92c2f222 c8ba93d4
bytes 0x70005c60 3fd07e7d 8f8856d8 e95e7099 1ec89374
bytes 0x70005f64 e77412c3 62e15971 1199cb4a
bytes 0x700060fc 34cc888c
bytes 0x70006100 4dea0450 a5ce652c
bytes 0x70006270 40270a54 a904f50d aa2760de
bytes 0x7000657c 8453fb2a
bytes 0x70006580 834fe825 acb28d29
bytes 0x70006864 b63205d7 08eb710a f82fe10f
bytes 0x70006888 0aebcd5d ea680f87 261c7cdc
bytes 0x70006a38 8f7dc388 0afd6a5e
bytes 0x70006a40 9c566bdf
bytes 0x70006b94 8c38adb6 b25589ad 0954b6da
bytes 0x70006cfc 51b8aa7b
bytes 0x70006d00 d3f2093b 013872b0
bytes 0x70006ea0 beb7ffb7 5b280daf 08cc8dd2
bytes 0x700071a0 0a76527f 82214506 81c8d149 3f8fe29b 0e0acb9f f1068584
bytes 0x700074b8 0282954c d215d706
bytes 0x700074c0 75f48c57
bytes 0x70007638 415730ba c3a00d45
bytes 0x70007640 97806467
bytes 0x700077c4 fd58f7c1 e4debf29 aa008b23
bytes 0x7010000c c04d6cce
bytes 0x70100020 ecf0fc0d 440e12b4
bytes 0x70100050 44d352ab 6bcb615b b91008aa 08b9b6a9
bytes 0x70100070 181a85de 7ee3f4cb 117b08a6 e9e4f332
bytes 0x7010008c 2b1673b8
bytes 0x701000a0 c5e5d586 0eab78d1
bytes 0x70100150 e311db4a 34da6c26 7ab4150f f60347c2
bytes 0x70100170 30ab07fc b151a27f 141f499d 05bc33b7
bytes 0x70100250 7ab0f872 b03b3e74 aeb8691c b6048055
bytes 0x70100270 7a173695 fad7d400 75f76e2a 67aef91f
bytes 0x701002d8 176a16ae 35a7208a
bytes 0x701002f0 571671f2
bytes 0x70100350 caf0ff40 d24dcaad 996b94d8 f012ae8d
bytes 0x70100370 80faedd0 58cb3976 fc55154a 40a0b74b
bytes 0x70100450 04f7970a 894f2dab ed785aea cda4fb42
bytes 0x70100470 c0b36d37 1942d5f2 d1e32fdd f14254bd
bytes 0x70100550 e1e92331 8d4eacb6 ac1256af 2d5bc4e6
bytes 0x70100570 fd1d65b3 89fa1026 71b4d767 077e0d74
bytes 0x70100650 118a47da 281e39df cc7cad57 1aa449da
bytes 0x70100670 41bdd3f4 e6768ccd 5d9d6df5 56860753
bytes 0x70100750 3bba8493 f8d2f48e 40c2f53a 2ceb6e3b
bytes 0x70100770 027bbbf8 9f648b07 174a9f4c 24a4b638
bytes 0x70100850 339952b7 17f11243 447aaea0 33bba748
bytes 0x70100870 b02f0f9a f419c31e 77d26d72 e6a21116
bytes 0x70100950 b67f8bc8 72048920 5447e0e2 03e68bb8
bytes 0x70100970 1cf0dc8c abdc0d47 a06f0e13 617db0d4
bytes 0x70100a50 dffd85e1 70710e4d 830d5d20 eb3ebd19
bytes 0x70100a70 8c3f3506 0d844fab d7f11e0e 4dfd8251
bytes 0x70100b50 bd086da6 d153e83c 1fb4c628 15e1dc11
bytes 0x70100b64 f108fcbd ebe840b5 94470ca4 b8de4d47 fd3a5008 907d4a4e 035f3f86
bytes 0x70100be4 36282206 1e62eb10 af8f13b2
bytes 0x70101510 c2d3f964 a3eb7298 57db6248
bytes 0x7010180c 885ce88f
bytes 0x70101820 6909a926 a7270bfa
bytes 0x70101a58 86caa990 8f1671bb
bytes 0x70101a70 9af91174
bytes 0x70101ad8 ba60a635 5f5ee680
bytes 0x70101af0 e4c5ed2b
bytes 0x70101cc4 3f4653e4 bea0fbff 4b48e25d
bytes 0x70102220 1988e80b 77490bd3 77dc4268
bytes 0x7010223c 1237d379
bytes 0x70102310 2e9b816d 0e6f134c
bytes 0x70102348 99d30d7a 3e4c6665
bytes 0x70102360 3c065e04 084e7a64 820a2a9c a558d152
bytes 0x70102374 c5725e53 1fd5d093 887f2518
bytes 0x70102480 5db823f5 5d1a99e3 b43cad25
bytes 0x7010249c 4737b246
bytes 0x701024b0 203be60e b8253f88
bytes 0x701024e8 d4a788a9 71268740
bytes 0x70102530 a16f446e 5e24c406 b04c59fb
bytes 0x701025b0 817ceb8c c3690061 f940e947
bytes 0x701025c0 053c1ec0
bytes 0x701025d4 2c28af8d 19f6af3f bfc4ba3c
bytes 0x70103444 374a8cc4 dcc305ae 395498c7
bytes 0x701034c4 9a6bfa05 28238be8 3dfad0a0
bytes 0x70103690 b70e20fd 9c1fe4a0 62064ae9
bytes 0x70103d20 98c826ab 43a0bdbb 59ccf1be
bytes 0x70103d30 fd1f6256 c409f78b 6952bea4 a3daf32a
bytes 0x70103e10 b1b0a1b9 334a233b
bytes 0x70103e48 bcfb9716 c099cb9c
bytes 0x70103e60 6f3d4457
bytes 0x70103e74 eedeeb4f ce0a3900 2fd45a2c
bytes 0x70103f0c 21761f82
bytes 0x70103f20 40c61545 de47aa2f
bytes 0x70103f80 3dfdc589 95a9d14a 1b3059ea 3da91196
bytes 0x70103f9c a33bce56
bytes 0x70103fa0 a51dd526 263a19a9
bytes 0x70103fb0 54af92f0 7dbe5e12
bytes 0x70103fe8 49ede49e 57c193ba
bytes 0x701040c0 27569ec9
bytes 0x701040d4 71634346 55e5cdce 79d68d28
bytes 0x701041d8 36ab021f a8df7194
bytes 0x701041f0 8f28a590
bytes 0x70104e10 2fe07328 07335cde fdbeb23b
bytes 0x70104e90 dc27ecec 48a07ac9 4e637d5f
bytes 0x70104fac a5b39e54
bytes 0x70105080 c2e053f9 e4e1535e
bytes 0x70105820 982e3d6f 77efd2b6 a94016d3
bytes 0x7010583c 4074bb89
bytes 0x70105910 f2c78ba2 064d22fb
bytes 0x70105948 36b9cb31 a120039e
bytes 0x70105958 78ef7c18 17a116f3
bytes 0x70105960 0652cdf5
bytes 0x70105970 4e60bb3c 64b6bef0 e37268f9 9ec3701b
bytes 0x70105a80 cd58958b a5aa06e5 a1f1f373
bytes 0x70105a9c fc16b3da
bytes 0x70105ab0 087e1363 877bb7da
bytes 0x70105ae8 878f78df fbb37765
bytes 0x70105bc0 931ff3b5 a7c5bece e046857a 0ae06420
bytes 0x70105bd4 99392186 be7b9904 d6b3b375
bytes 0x7010672c 0f0d3171
bytes 0x701067ac 39706770
bytes 0x70106800 df88a0bb 0787e005
bytes 0x70106880 e741f57c 9a46fc7f
bytes 0x70106978 30e07a13 520886ad
bytes 0x701069f8 24a83353 59be4c9d
bytes 0x70106a50 9d72c69b
bytes 0x70106ad0 50b53e8b
bytes 0x70107320 5af30f3f 6741f80b 37ad398f
bytes 0x7010733c 9bafb0c2
bytes 0x70107344 c7b759bd 50f55875 8c8e15be
bytes 0x70107410 601dee5d b603f05d
bytes 0x70107448 0c08b7f3 74438e19
bytes 0x70107460 a1b57058
bytes 0x70107474 d359547c df271410 605c86e8
bytes 0x70107580 977f5a33 0b9b0454 223a3955
bytes 0x70107590 a96ffe87 7abbd11a bb0ccee7 a3d31deb
bytes 0x701075b0 71de2d6c 4df15cff
bytes 0x701075e8 665e37e2 6541fe62
bytes 0x701076c0 58a78410
bytes 0x701076d4 46a805be 544343da decf15da
bytes 0x7020000c b25a7a43
bytes 0x70200020 1034ae27 46793e5f
bytes 0x70200050 d1222ed5 5ff01b1c 8d1b9596 0c3bf9e4
bytes 0x70200070 89d783da 4292c002 72929a03 c5c4bc10
bytes 0x7020008c e1d6fcdf
bytes 0x702000a0 7046b094 28d76985
bytes 0x70200150 7296e121 5ba1e954 c7ceafb2 d8611172
bytes 0x70200170 dfbb1d38 0c7dacc7 fd6cd3ed abc21986
bytes 0x70200250 544f3c1e 2550b951 2ac2f918 5f3b182a
bytes 0x70200270 1b036f18 49df9ad6 e5f9cbb6 19a71fc9
bytes 0x702002d8 b28ee33e 04033075
bytes 0x702002f0 202473a7
bytes 0x70200350 9c47a995 31ced667 44f12506 924eecd0
bytes 0x70200370 daefe31e 9476d413 b96683a7 e52d2b24
bytes 0x7020040c 026ee1f6
bytes 0x70200420 32ddc42c 362719c0
bytes 0x70200658 c12fbf55 2f5822be
bytes 0x70200670 baefd461
bytes 0x702006d8 79eaf141 023da971
bytes 0x702006f0 719eb5d8
bytes 0x70201050 e6a9a8f1 5ebfc3ca 3a41707f 592cd758
bytes 0x70201070 49799805 10c1bf2c 88f1c133 b6d9bb95
bytes 0x70201150 5f13f3fa 1ee2bb06 50aab9c2 8c0ea0e9
bytes 0x70201170 e26905e1 bef7811c 8eb74e48 393abdd4
bytes 0x70201250 e8ca5600 98947f95 49f36d13 44ff1670
bytes 0x70201270 3dfddbc4 77cbb5c4 c0c7e8fa 06531c78
bytes 0x70201350 c504ba82 0acdd238 d7e6b138 56674653
bytes 0x70201370 b702287b bbe65d30 66feb1b2 2e7bc54c
bytes 0x702014c4 5e666848 07ae678d 84d33ac4
bytes 0x70201844 0c36b1b3 22d4e8d7 d9c660af
bytes 0x702018c4 2433a65c 51d063fd 4a224c55
bytes 0x70201a90 10e136b6 73064d87 845728ca
bytes 0x70201e10 783f55d7 e431449b e0de521c
bytes 0x70201e90 bab7e2cc c08c10a0 db5a5e21
bytes 0x70201fac feb90e89
bytes 0x70202050 1d5eae91 6c194bde d9b35401 9a9b3eb2
bytes 0x70202070 8e19564f f09e8d02 3de61dff 8e6b48cd
bytes 0x70202150 f20b5db9 50275f42 cbfd8c60 68be3dc4
bytes 0x70202170 28358293 cbb38ad9 52667524 ae1ad745
bytes 0x70202250 3a970b45 05e12dab e21b223e c60fd38a
bytes 0x70202270 3f8eab17 1b946dc0 b8fc532a 99d4a76b
bytes 0x70202350 693c8ef7 21b4d23d 6829cb3d 34875da7
bytes 0x70202364 71b27dca d7575517 acc9ecc0 2c412cc9 f25d025a e2a3e387 27b58d95
bytes 0x702023e4 16370bb5 8a1fdf32 ec9eaeb1
bytes 0x70202620 250c6ca5 95379225 7b071581
bytes 0x7020263c 34968831
bytes 0x70202710 68ee2837 aa166c3c
bytes 0x70202748 485a8bfe 4339e92d
bytes 0x70202760 bcf06624 54aa249d 2f1a371a ae8b377d
bytes 0x70202774 cf26f869 5c9c416c 7ad2d926
bytes 0x70202c80 60cfb2cc 0defce48
bytes 0x70203480 6d161133 2e331936 cabb01bc
bytes 0x7020349c e37b5707
bytes 0x702034b0 996d2894 211fffab
bytes 0x702034e8 efd9a813 63b0c971
bytes 0x70203530 573c5c4c 1b487d15 b3b0c3f0
bytes 0x702035b0 cc37976d a8553f90 7045b0c8
bytes 0x702035c0 3b351f0d
bytes 0x702035d4 dc949928 74c97cf5 1edacca6
bytes 0x70203920 85ab93be f8a76c97 66df312e
bytes 0x70203930 3592575c 5a5f2f1b 018ffc3b d82cb98f
bytes 0x70203a10 f4b1f53f 9eee7b71
bytes 0x70203a48 84320785 2e32c118
bytes 0x70203a60 a33ce3f6
bytes 0x70203a74 3c3affb1 88b32993 e5b156b2
bytes 0x70203b0c 1ab7806f
bytes 0x70203b20 0a619949 8c034625
bytes 0x70203b80 dac41817 87ddbc9e 195f59a1 583bc669
bytes 0x70203b9c 04b96874
bytes 0x70203ba0 bfe8d495 efbafe0d
bytes 0x70203bb0 53b6f8a9 c429cc34
bytes 0x70203be8 2195b3b7 e13a5155
bytes 0x702048c0 8784a8f1
bytes 0x702048d4 1e45c179 6097224b 2fb8ebe4
bytes 0x702049d8 0db86503 ef387094
bytes 0x702049f0 9fba79c1
bytes 0x70204c20 b5b68ca3 178b0ba9 d734f4b1
bytes 0x70204c3c e7abda95
bytes 0x70204d10 9cb55374 a6faf377
bytes 0x70204d48 4e6cfb93 16ccf951
bytes 0x70204d58 d13679b5 bc8ed618
bytes 0x70204d60 eb4a307f
bytes 0x70204d70 1ae0d8fb 2f734151 6691569d e9f5b333
bytes 0x70204e80 7a3d3ebd 1b7f5c63 d4e5478a
bytes 0x70204e9c 7e6f2e6c
bytes 0x70204eb0 5e138471 96afd41e
bytes 0x70204ee8 9bbbac23 e8efd619
bytes 0x70204fc0 88c4604a edf28505 1845f262 efe5f210
bytes 0x70204fd4 f8c8e3dd 4d6644e9 bc137394
bytes 0x70205110 e206c722 cb329846 70e924ca
bytes 0x7020732c d96d2c11
bytes 0x702073ac efdf6ab4
bytes 0x70208000 084f3114 bf0da9b1
bytes 0x70208080 3867840e bb0b5556
bytes 0x70208178 b29a2c06 4df80fb7
bytes 0x702081f8 044b565e f8db5a0a
bytes 0x70208250 14021b1a
bytes 0x702082d0 ae88f81a
bytes 0x7020a320 b1d0edb7 b4316224 22ef7bd8
bytes 0x7020a33c 70533871
bytes 0x7020a344 77392e98 d72cae51 bd1c0629
bytes 0x7020b010 aef4cd8e e9023f9c
bytes 0x7020b048 9d1c20e0 22fdf0b3
bytes 0x7020b060 bcf55cd1
bytes 0x7020b074 03452279 a7dff422 db9d8957
bytes 0x7020b180 6593492f 0421e67d 91cd619f
bytes 0x7020b190 21e13a32 dbcec765 4672dfae 1f1312c4
bytes 0x7020b1b0 7e915251 e8e88508
bytes 0x7020b1e8 fbfc0be3 4a298769
bytes 0x7020b2c0 0c7b498e
bytes 0x7020b2d4 6a4fbbf4 9fae3178 47ffd3af
bytes 0x7030000c 229cc34c
bytes 0x70300020 e581c876 2d0cfb5e
bytes 0x70300050 86e7cd73 fd3a482a 58caf6d7 b1be0e6b
bytes 0x70300070 bd923ecb 136506cb 17008b55 82b6980e
bytes 0x7030008c f9f94737
bytes 0x703000a0 e4732f3a 51e739dd
bytes 0x70300150 08e2c44f 925e77a8 07527b4b edffd49c
bytes 0x70300170 1e375f16 409807f2 81572536 5b182ab5
bytes 0x70300250 91dc4709 68233300 6e5cfcf6 3a634779
bytes 0x70300270 312f767b b784ff47 85d4a44b e7ce89d9
bytes 0x703002d8 97d39893 573958c7
bytes 0x703002f0 cb48d1d3
bytes 0x70300350 a7d0012c f241ef5f b1538a34 5e0c077c
bytes 0x70300370 f7a2af75 034e474e 7292e6e5 50c616c1
bytes 0x70300450 f9895524 b88d3677 1b6d4ca4 623ce566
bytes 0x70300470 03dc520b 257170b3 f70ffaa5 d83b307a
bytes 0x70300550 200618cd 9e3a1c35 16ab5c1b 3bb2d0da
bytes 0x70300570 6c21624a 92abe210 2782bc73 b34a04a6
bytes 0x70300650 2d181ea3 6290616c e13b0d6f 1490ea01
bytes 0x70300670 0290416d 18e0182d 3e16a5f5 ac5ad9fa
bytes 0x70300750 a4f06838 94ae288f c79f5c43 7cb9c3cb
bytes 0x70300770 6eb1b32c cf16303d 0501f63d 83908e34
bytes 0x7030080c de25f289
bytes 0x70300820 54f0129f 3723a2da
bytes 0x70300a58 295f1197 43a1d6d7
bytes 0x70300a70 2ad01187
bytes 0x70300ad8 93d2d4b3 7196e7aa
bytes 0x70300af0 c5f34bfa
bytes 0x70300cc4 b8fb34c4 ab3f2e34 19baddb6
bytes 0x70301050 25db536f 2d12b821 34432d17 530ad82d
bytes 0x70301070 29853668 ae96580b 1503bd39 317a454f
bytes 0x70301150 bd8c0165 c4ee2f6e bb4abb36 5b672635
bytes 0x70301170 e7b36233 d034a583 64004b38 f105596c
bytes 0x70301250 d2197368 99636792 8353a0d1 ecb750cd
bytes 0x70301270 d04f2565 44f906eb 40c100a5 ff27d890
bytes 0x70301350 b87937b0 9f617335 a370c77a 0d5ed43f
bytes 0x70301364 fb09d410 e5aef827 13f96344 5356b52d e6375c8c 332afea6 ecdf6a11
bytes 0x703013e4 2947bdb4 b148074e 00c77932
bytes 0x70301a20 310fa3c5 153de9b4 27164308
bytes 0x70301a3c 58b2ec28
bytes 0x70301b10 d60f5575 7f6f6061
bytes 0x70301b48 28b1cee4 5cd61f95
bytes 0x70301b60 617a2435 554ced2c 99e34b9b eda92deb
bytes 0x70301b74 c6315cb2 5a6b7537 753ce6ec
bytes 0x70301c80 1dd5231b 4eb0e5fd bd48cedc
bytes 0x70301c9c f1a39287
bytes 0x70301cb0 f58728bd 14c27dc5
bytes 0x70301ce8 8e56a046 795e518e
bytes 0x70301d30 3a58b8bb d36225ae c20098f6
bytes 0x70301db0 eb28aec8 23602dd3 65751632
bytes 0x70301dc0 84635f50
bytes 0x70301dd4 dda8bc36 0fe37810 49dcc1ab
bytes 0x70302510 684f125c b1136c94 62a3634e
bytes 0x70303444 07a95fe5 55ff6b87 2cd0fc46
bytes 0x703034c4 0fd946df f9ea2d1e 2221df58
bytes 0x70303690 dc72dcbb 898272eb 9b6cc633
bytes 0x70303e10 c28a22dc 02b34d88 562ccbb6
bytes 0x70303e90 f9e90c60 fdba373f cfbd5ae2
bytes 0x70303fac 2a122dea
bytes 0x70304520 9f7cdd26 afaed446 75c901f8
bytes 0x70304530 b31d474a 740e0d9b e72c1226 04933ae5
bytes 0x70304610 80de1ac8 1e086dbf
bytes 0x70304648 c07e7f27 494019c3
bytes 0x70304660 0eb9e977
bytes 0x70304674 38579a65 b5ba56be c323e200
bytes 0x7030470c 3412f33e
bytes 0x70304720 0e4f7c39 d49365db
bytes 0x70304780 c868bf3d dc8cac99 ebb93ffa 79a555ef
bytes 0x7030479c c48109c6
bytes 0x703047a0 3b81a1d7 e22235d6
bytes 0x703047b0 24c2ef90 8116fd49
bytes 0x703047e8 50ce6b25 08e63de0
bytes 0x70304880 8a5cd397 c086e4fe
bytes 0x703050c0 e61aeb6a
bytes 0x703050d4 51429393 9fc0ba09 2e30ddba
bytes 0x703051d8 04f52996 8c0b927c
bytes 0x703051f0 1d953f51
bytes 0x70305820 31f68f15 7099e4bc 847a6c41
bytes 0x7030583c 5459f4c8
bytes 0x70305910 efe508eb fd5cce22
bytes 0x70305948 8efd847a 73a327c4
bytes 0x70305958 1bf56879 f13b3a68
bytes 0x70305960 de378da3
bytes 0x70305970 595e0eb5 03b02d31 a77e536b da47c0e8
bytes 0x70305a80 a759672d d6f87036 6ec779d5
bytes 0x70305a9c f7725623
bytes 0x70305ab0 67bb8b5a a0018293
bytes 0x70305ae8 ee3be2b9 60d1f97d
bytes 0x70305bc0 d6be96cc 858360b4 6f23350b 9f79bf2e
bytes 0x70305bd4 d59d4e8e 3842d302 7053e653
bytes 0x7030672c 9e05ac24
bytes 0x703067ac a96f2560
bytes 0x70307000 b739a82c b5326b7e
bytes 0x70307080 d27f2de5 a1f4cdeb
bytes 0x70307178 748a587b facf84b4
bytes 0x703071f8 b3259e2d 4f70ab80
bytes 0x70307250 afacc714
bytes 0x703072d0 65eb8fc1
bytes 0x70308320 d15c5519 c81da01c d36730ac
bytes 0x7030833c fc11f1c5
bytes 0x70308344 2993857b 0dfbf4c7 eb349844
bytes 0x70308410 3cb47ceb 97a9e169
bytes 0x70308448 61837b7d 6208f9d4
bytes 0x70308460 a2dd938b
bytes 0x70308474 9f3259b4 bc024d47 ae187ef9
bytes 0x70308580 3940e190 b59ea822 e2aceb32
bytes 0x70308590 f9cc826e 2e6e6f21 eb9656e7 886dc2b3
bytes 0x703085b0 7e887bd8 65748220
bytes 0x703085e8 d8903dd8 e1aa2f97
bytes 0x703086c0 0f01bdf7
bytes 0x703086d4 15365842 2e63825d 8aa88db4
bytes 0x7f00000b 2c0f48c0 8a49fbf0 2abeb813
bytes 0x7f00002f 1df1fdbf 39cf9c8b 9d381b2e
bytes 0x7f000053 e7f0940b 7d4785a0 ce84c551
bytes 0x7f000077 566f8ce9 6865722c 21
bytes 0x7f000080 c6bb7b
bytes 0x7f00009b 3e770c42 46
bytes 0x7f0000a0 8fc6b12c ae3fcb
bytes 0x7f0000bf f4
bytes 0x7f0000c0 e29dd3e1 5c340987 590273
bytes 0x7f0000e3 12992d10 26a7a15e c7a71b21
bytes 0x7f000107 de3ca8f1 578e152d c02b69be
bytes 0x7f00012b 036800bc b41cf5a7 029d5e26
bytes 0x7f00014f 35b047cd 0b0e1f45 08d5b76f
bytes 0x7f000173 b3896478 52e1084f 11035978
bytes 0x7f000197 1ede8753 5ea12a56 57
bytes 0x7f0001a0 658a5f
bytes 0x7f0001bb a59f70ec 5e
bytes 0x7f0001c0 8dc8d02e ecbad0
bytes 0x7f0001df 4a
bytes 0x7f0001e0 cab8deef 92965a77 8a62e7
bytes 0x7f000203 4af3c102 4154e851 e2b7828b
bytes 0x7f000227 a601f9cb 020a3c67 fe00c043
bytes 0x7f00024b aaf761b6 6cb8c197 b25318d6
bytes 0x7f00026f 552adab0 e1fefa0e 99c4488f
bytes 0x7f000293 af1062ec 0e919b60 871226c5
bytes 0x7f0002b7 fa5a3181 9a2a1f76 3f
bytes 0x7f0002c0 02e57a
bytes 0x7f0002db 5d67e52b 15
bytes 0x7f0002e0 4bbae95a 3fe225
bytes 0x7f0002ff 91
bytes 0x7f000300 973644cb 74e50962 b0bbae
bytes 0x7f000323 63618c29 42125eb5 8d1e2ee6
bytes 0x7f000347 4129b60e 15af79a7 1364ed66
bytes 0x7f00036b 0344aa58 2c1fdc0b 0ba1fe4d
bytes 0x7f00038f 7a740146 ecdb6362 02677583
bytes 0x7f0003b3 e0989feb 7d926232 31158d8c
bytes 0x7f0003d7 eebee44d 2cf545a7 a5
bytes 0x7f0003e0 615332
bytes 0x7f0003fb 33cc9d38 0f
bytes 0x7f000400 d4342a3a f5547b
bytes 0x7f00041f bb
bytes 0x7f000420 cfae86a9 cc383f25 4c0e2f
bytes 0x7f000443 e66473e9 277e111e 8117ea33
bytes 0x7f000467 d6b5fd8e 6a0efd76 6755d646
texture 0 { raw 58d7ff82 70000000 00400000 00000018 e080003b 80000027 00000000 00000000 }   # TWO_D 60 x 40 x 1, R32_G32_B32 FLOAT, pitch 768
handle 0x0 0x0
warp 0 {
    asm "SULD.P.2D R8, [R4], 0x0"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    expect lane 0 R8 = 0xe836ca0e  R9 = 0xe1b2b727  R10 = 0xcbbe9318  R11 = 0x0
    expect lane 1 R8 = 0x1b228c4b  R9 = 0x2bc3ceca  R10 = 0x18ae3bdc  R11 = 0x0
    expect lane 2 R8 = 0x37db33d9  R9 = 0x13b7c5a4  R10 = 0xfbd518c9  R11 = 0x0
    expect lane 3 R8 = 0xa036272d  R9 = 0xad2f1117  R10 = 0x7c599af0  R11 = 0x0
    expect lane 4 R8 = 0x35284a29  R9 = 0x42dea06f  R10 = 0x271dceb8  R11 = 0x0
    expect lane 5 R8 = 0x93c25dc7  R9 = 0x3e044a69  R10 = 0x3476fe85  R11 = 0x0
    expect lane 6 R8 = 0x1c61c643  R9 = 0x680b8d97  R10 = 0x362b87bd  R11 = 0x0
    expect lane 7 R8 = 0xd35cdf4  R9 = 0xf4a7bb06  R10 = 0xcaded196  R11 = 0x0
    expect lane 8 R8 = 0x8c8cb3b1  R9 = 0xa8fdbd2e  R10 = 0x788d7033  R11 = 0x0
    expect lane 9 R8 = 0x6570fd95  R9 = 0xfaf862b9  R10 = 0x81f0fcbc  R11 = 0x0
    expect lane 10 R8 = 0xae82539c  R9 = 0xdb9df77e  R10 = 0x1ce0ab6f  R11 = 0x0
    expect lane 11 R8 = 0x52cb8b5b  R9 = 0x4e862d61  R10 = 0xacc93015  R11 = 0x0
    expect lane 12 R8 = 0x18bf956b  R9 = 0x6f0701e2  R10 = 0xc55383b5  R11 = 0x0
    expect lane 13 R8 = 0x2504fe10  R9 = 0x46c8d214  R10 = 0x65adc236  R11 = 0x0
    expect lane 14 R8 = 0xfbcc13d4  R9 = 0x21944167  R10 = 0x4eec0865  R11 = 0x0
    expect lane 15 R8 = 0xcffc62c3  R9 = 0xb90a833b  R10 = 0x7fb54fec  R11 = 0x0
    expect lane 16 R8 = 0xffb228b  R9 = 0xd9466c31  R10 = 0x432a4d39  R11 = 0x0
    expect lane 17 R8 = 0x46c095c5  R9 = 0x74e97c6d  R10 = 0xeaea0d64  R11 = 0x0
    expect lane 18 R8 = 0x11a0d757  R9 = 0xcf28e5ae  R10 = 0x7afdb458  R11 = 0x0
    expect lane 19 R8 = 0xfc251b97  R9 = 0x4d0bfab9  R10 = 0xa1e375e5  R11 = 0x0
    expect lane 20 R8 = 0x2ed43639  R9 = 0x326bd29e  R10 = 0xb6908c4c  R11 = 0x0
    expect lane 21 R8 = 0x712fbb9  R9 = 0x8f90ee8b  R10 = 0xafcbc06c  R11 = 0x0
    expect lane 22 R8 = 0x5f914cc  R9 = 0xbceb01ca  R10 = 0x2ed9b94d  R11 = 0x0
    expect lane 23 R8 = 0x604cbd92  R9 = 0xa68b8e95  R10 = 0xbff64bc  R11 = 0x0
    expect lane 24 R8 = 0x5582aeb  R9 = 0x1cfe260a  R10 = 0x134ceecc  R11 = 0x0
    expect lane 25 R8 = 0x9bc5897d  R9 = 0xcbe933a7  R10 = 0xe6265ec1  R11 = 0x0
    expect lane 26 R8 = 0x5802f987  R9 = 0x1d2171df  R10 = 0x1e7e3443  R11 = 0x0
    expect lane 27 R8 = 0x1b1ff071  R9 = 0xd177d281  R10 = 0xb6188d9  R11 = 0x0
    expect lane 28 R8 = 0x8685dbd2  R9 = 0x473fe1d4  R10 = 0xc5b4219f  R11 = 0x0
    expect lane 29 R8 = 0xe8f6d586  R9 = 0xa7cb7db3  R10 = 0xfddd4394  R11 = 0x0
    expect lane 30 R8 = 0x82a50a64  R9 = 0xa274596  R10 = 0x57d4af08  R11 = 0x0
    expect lane 31 R8 = 0x2b9f853f  R9 = 0x777e8388  R10 = 0x2eb25776  R11 = 0x0
}
warp 1 {
    word 0xeb0a000600770408
    x = { 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30 29 28 }
    y = { 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 }
    expect lane 0 R8 = 0xc1f758fd  R9 = 0x29bfdee4  R10 = 0x238b00aa
    expect lane 1 R8 = 0x4c958202  R9 = 0x6d715d2  R10 = 0x578cf475
    expect lane 2 R8 = 0x9be28f3f  R9 = 0x9fcb0a0e  R10 = 0x848506f1
    expect lane 3 R8 = 0xb7ffb7be  R9 = 0xaf0d285b  R10 = 0xd28dcc08
    expect lane 4 R8 = 0xb6ad388c  R9 = 0xad8955b2  R10 = 0xdab65409
    expect lane 5 R8 = 0x5dcdeb0a  R9 = 0x870f68ea  R10 = 0xdc7c1c26
    expect lane 6 R8 = 0x2afb5384  R9 = 0x25e84f83  R10 = 0x298db2ac
    expect lane 7 R8 = 0x540a2740  R9 = 0xdf504a9  R10 = 0xde6027aa
    expect lane 8 R8 = 0xc31274e7  R9 = 0x7159e162  R10 = 0x4acb9911
    expect lane 9 R8 = 0x22f2c292  R9 = 0xd493bac8  R10 = 0x7d7ed03f
    expect lane 10 R8 = 0x7b510a1a  R9 = 0x8dc28e5b  R10 = 0x93763801
    expect lane 11 R8 = 0x62b3e709  R9 = 0xe449b69b  R10 = 0x9d71107
    expect lane 12 R8 = 0x1a8bde73  R9 = 0xfa90477d  R10 = 0xaaf13904
    expect lane 13 R8 = 0xf9cd46ec  R9 = 0xc1fe33a9  R10 = 0x3da96ff4
    expect lane 14 R8 = 0xc9e7ccd8  R9 = 0xdfe7c8af  R10 = 0x1c36f6f1
    expect lane 15 R8 = 0x3c6fbbff  R9 = 0xf6a82182  R10 = 0x980bdedd
    expect lane 16 R8 = 0x4e010618  R9 = 0x5c0fd46b  R10 = 0x4fd40864
    expect lane 17 R8 = 0x3fa564ef  R9 = 0xc13ab429  R10 = 0x227939a5
    expect lane 18 R8 = 0xca021d69  R9 = 0xc2bd17b0  R10 = 0x5f34e31
    expect lane 19 R8 = 0xebd04492  R9 = 0x89fa28a4  R10 = 0x5c9f47bb
    expect lane 20 R8 = 0x537bb774  R9 = 0x9896aabf  R10 = 0x9534b6d6
    expect lane 21 R8 = 0xb72893e  R9 = 0xbca8b208  R10 = 0x67816b67
    expect lane 22 R8 = 0x6a0bfbd5  R9 = 0xc5e4827a  R10 = 0x82cbaf2d
    expect lane 23 R8 = 0xed4a243c  R9 = 0x10e0f327  R10 = 0x84fdf5f1
    expect lane 24 R8 = 0x31e401a5  R9 = 0xc6c7d916  R10 = 0x1f67c9ef
    expect lane 25 R8 = 0xb998e40e  R9 = 0x9ffe3f76  R10 = 0x7ed33e8a
    expect lane 26 R8 = 0x48abce06  R9 = 0x1a1325a2  R10 = 0x816695ae
    expect lane 27 R8 = 0x7c79de83  R9 = 0xff15ebaf  R10 = 0x4704d3ed
    expect lane 28 R8 = 0x3eab8ed9  R9 = 0x5ac031d7  R10 = 0xee2ede40
    expect lane 29 R8 = 0x9c91391d  R9 = 0x9154458  R10 = 0xbaad5be4
    expect lane 30 R8 = 0x7f63d7ee  R9 = 0x7af462d8  R10 = 0x1120d975
    expect lane 31 R8 = 0xd72a06f3  R9 = 0x4ce891f  R10 = 0xdf23721d
}
warp 2 {
    word 0xeb0a000600470408
    x = { 1 6 11 16 21 26 31 36 41 46 51 56 1 6 11 16 21 26 31 36 41 46 51 56 1 6 11 16 21 26 31 36 }
    y = { 0 7 14 21 28 35 2 9 16 23 30 37 4 11 18 25 32 39 6 13 20 27 34 1 8 15 22 29 36 3 10 17 }
    expect lane 0 R8 = 0x45aa13c6
    expect lane 1 R8 = 0x4608134b
    expect lane 2 R8 = 0x26aa913b
    expect lane 3 R8 = 0xf2e5d8fd
    expect lane 4 R8 = 0xf9482671
    expect lane 5 R8 = 0xdf6b569c
    expect lane 6 R8 = 0xfb9dc1a1
    expect lane 7 R8 = 0x81344846
    expect lane 8 R8 = 0x877f6b29
    expect lane 9 R8 = 0x84d459b2
    expect lane 10 R8 = 0x7493c81e
    expect lane 11 R8 = 0x49d1c881
    expect lane 12 R8 = 0xd2ae2756
    expect lane 13 R8 = 0x5722379
    expect lane 14 R8 = 0xf0beeb7b
    expect lane 15 R8 = 0xdd93e114
    expect lane 16 R8 = 0x2c65cea5
    expect lane 17 R8 = 0x67648097
    expect lane 18 R8 = 0xe32efa91
    expect lane 19 R8 = 0xfc58dc26
    expect lane 20 R8 = 0x7a0c44e5
    expect lane 21 R8 = 0x3d0fd250
    expect lane 22 R8 = 0xfe12ff8
    expect lane 23 R8 = 0xc9bd3e1b
    expect lane 24 R8 = 0x8280a417
    expect lane 25 R8 = 0xd65247e3
    expect lane 26 R8 = 0x5a911959
    expect lane 27 R8 = 0x31d16a32
    expect lane 28 R8 = 0xb0723801
    expect lane 29 R8 = 0x1e7e3443
    expect lane 30 R8 = 0x8a401e7a
    expect lane 31 R8 = 0x3e49ab00
}
texture 1 { raw 58d49202 70100000 00600000 00000000 e080003b 80000027 00000000 00000000 }   # TWO_D 60 x 40 x 1, R32_G32_B32 UINT, blocks of 1 x 1 x 1
handle 0x1 0x1
warp 3 {
    asm "SULD.P.2D R8, [R4], 0x1"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    expect lane 0 R8 = 0xab52d344  R9 = 0x5b61cb6b  R10 = 0xaa0810b9  R11 = 0x0
    expect lane 1 R8 = 0xa9b6b908  R9 = 0xde851a18  R10 = 0xcbf4e37e  R11 = 0x0
    expect lane 2 R8 = 0xa6087b11  R9 = 0x32f3e4e9  R10 = 0x4adb11e3  R11 = 0x0
    expect lane 3 R8 = 0x266cda34  R9 = 0xf15b47a  R10 = 0xc24703f6  R11 = 0x0
    expect lane 4 R8 = 0xfc07ab30  R9 = 0x7fa251b1  R10 = 0x9d491f14  R11 = 0x0
    expect lane 5 R8 = 0xb733bc05  R9 = 0x72f8b07a  R10 = 0x743e3bb0  R11 = 0x0
    expect lane 6 R8 = 0x1c69b8ae  R9 = 0x558004b6  R10 = 0x9536177a  R11 = 0x0
    expect lane 7 R8 = 0xd4d7fa  R9 = 0x2a6ef775  R10 = 0x1ff9ae67  R11 = 0x0
    expect lane 8 R8 = 0x40fff0ca  R9 = 0xadca4dd2  R10 = 0xd8946b99  R11 = 0x0
    expect lane 9 R8 = 0x8dae12f0  R9 = 0xd0edfa80  R10 = 0x7639cb58  R11 = 0x0
    expect lane 10 R8 = 0x4a1555fc  R9 = 0x4bb7a040  R10 = 0xa97f704  R11 = 0x0
    expect lane 11 R8 = 0xab2d4f89  R9 = 0xea5a78ed  R10 = 0x42fba4cd  R11 = 0x0
    expect lane 12 R8 = 0x376db3c0  R9 = 0xf2d54219  R10 = 0xdd2fe3d1  R11 = 0x0
    expect lane 13 R8 = 0xbd5442f1  R9 = 0x3123e9e1  R10 = 0xb6ac4e8d  R11 = 0x0
    expect lane 14 R8 = 0xaf5612ac  R9 = 0xe6c45b2d  R10 = 0xb3651dfd  R11 = 0x0
    expect lane 15 R8 = 0x2610fa89  R9 = 0x67d7b471  R10 = 0x740d7e07  R11 = 0x0
    expect lane 16 R8 = 0xda478a11  R9 = 0xdf391e28  R10 = 0x57ad7ccc  R11 = 0x0
    expect lane 17 R8 = 0xda49a41a  R9 = 0xf4d3bd41  R10 = 0xcd8c76e6  R11 = 0x0
    expect lane 18 R8 = 0xf56d9d5d  R9 = 0x53078656  R10 = 0x9384ba3b  R11 = 0x0
    expect lane 19 R8 = 0x8ef4d2f8  R9 = 0x3af5c240  R10 = 0x3b6eeb2c  R11 = 0x0
    expect lane 20 R8 = 0xf8bb7b02  R9 = 0x78b649f  R10 = 0x4c9f4a17  R11 = 0x0
    expect lane 21 R8 = 0x38b6a424  R9 = 0xb7529933  R10 = 0x4312f117  R11 = 0x0
    expect lane 22 R8 = 0xa0ae7a44  R9 = 0x48a7bb33  R10 = 0x9a0f2fb0  R11 = 0x0
    expect lane 23 R8 = 0x1ec319f4  R9 = 0x726dd277  R10 = 0x1611a2e6  R11 = 0x0
    expect lane 24 R8 = 0xc88b7fb6  R9 = 0x20890472  R10 = 0xe2e04754  R11 = 0x0
    expect lane 25 R8 = 0xb88be603  R9 = 0x8cdcf01c  R10 = 0x470ddcab  R11 = 0x0
    expect lane 26 R8 = 0x130e6fa0  R9 = 0xd4b07d61  R10 = 0xe185fddf  R11 = 0x0
    expect lane 27 R8 = 0x4d0e7170  R9 = 0x205d0d83  R10 = 0x19bd3eeb  R11 = 0x0
    expect lane 28 R8 = 0x6353f8c  R9 = 0xab4f840d  R10 = 0xe1ef1d7  R11 = 0x0
    expect lane 29 R8 = 0x5182fd4d  R9 = 0xa66d08bd  R10 = 0x3ce853d1  R11 = 0x0
    expect lane 30 R8 = 0x28c6b41f  R9 = 0x11dce115  R10 = 0x474ddeb8  R11 = 0x0
    expect lane 31 R8 = 0x8503afd  R9 = 0x4e4a7d90  R10 = 0x863f5f03  R11 = 0x0
}
warp 4 {
    word 0xeb0a001600770408
    x = { 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30 29 28 }
    y = { 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 }
    expect lane 0 R8 = 0xbe05a846  R9 = 0xda434354  R10 = 0xda15cfde
    expect lane 1 R8 = 0xe2375e66  R9 = 0x62fe4165  R10 = 0x1084a758
    expect lane 2 R8 = 0xeb1dd3a3  R9 = 0x6c2dde71  R10 = 0xff5cf14d
    expect lane 3 R8 = 0x335a7f97  R9 = 0x54049b0b  R10 = 0x55393a22
    expect lane 4 R8 = 0x7c5459d3  R9 = 0x101427df  R10 = 0xe8865c60
    expect lane 5 R8 = 0xf3b7080c  R9 = 0x198e4374  R10 = 0x5870b5a1
    expect lane 6 R8 = 0xc2b0af9b  R9 = 0x5dee1d60  R10 = 0x5df003b6
    expect lane 7 R8 = 0x3f0ff35a  R9 = 0xbf84167  R10 = 0x8f39ad37
    expect lane 8 R8 = 0x86213999  R9 = 0x4997bbe  R10 = 0x75b3b3d6
    expect lane 9 R8 = 0xdf788f87  R9 = 0x6577b3fb  R10 = 0xb5f31f93
    expect lane 10 R8 = 0xdab316fc  R9 = 0x63137e08  R10 = 0xdab77b87
    expect lane 11 R8 = 0x8b9558cd  R9 = 0xe506aaa5  R10 = 0x73f3f1a1
    expect lane 12 R8 = 0xf0beb664  R9 = 0xf96872e3  R10 = 0x1b70c39e
    expect lane 13 R8 = 0x31cbb936  R9 = 0x9e0320a1  R10 = 0xf5cd5206
    expect lane 14 R8 = 0x89bb7440  R9 = 0xa28bc7f2  R10 = 0xfb224d06
    expect lane 15 R8 = 0x6f3d2e98  R9 = 0xb6d2ef77  R10 = 0xd31640a9
    expect lane 16 R8 = 0x46436371  R9 = 0xcecde555  R10 = 0x288dd679
    expect lane 17 R8 = 0x9ee4ed49  R9 = 0xba93c157  R10 = 0xc99e5627
    expect lane 18 R8 = 0x56ce3ba3  R9 = 0xf092af54  R10 = 0x125ebe7d
    expect lane 19 R8 = 0x89c5fd3d  R9 = 0x4ad1a995  R10 = 0xea59301b
    expect lane 20 R8 = 0x4febdeee  R9 = 0x390ace  R10 = 0x2c5ad42f
    expect lane 21 R8 = 0x1697fbbc  R9 = 0x9ccb99c0  R10 = 0x57443d6f
    expect lane 22 R8 = 0x2af3daa3  R9 = 0xb9a1b0b1  R10 = 0x3b234a33
    expect lane 23 R8 = 0xab26c898  R9 = 0xbbbda043  R10 = 0xbef1cc59
    expect lane 24 R8 = 0x8daf282c  R9 = 0x3faff619  R10 = 0x3cbac4bf
    expect lane 25 R8 = 0xa988a7d4  R9 = 0x40872671  R10 = 0xc01e3c05
    expect lane 26 R8 = 0x46b23747  R9 = 0xee63b20  R10 = 0x883f25b8
    expect lane 27 R8 = 0xf523b85d  R9 = 0xe3991a5d  R10 = 0x25ad3cb4
    expect lane 28 R8 = 0x535e72c5  R9 = 0x93d0d51f  R10 = 0x18257f88
    expect lane 29 R8 = 0x7a0dd399  R9 = 0x65664c3e  R10 = 0x45e063c
    expect lane 30 R8 = 0x79d33712  R9 = 0x6d819b2e  R10 = 0x4c136f0e
    expect lane 31 R8 = 0xbe88819  R9 = 0xd30b4977  R10 = 0x6842dc77
}
warp 5 {
    word 0xeb0a001600470408
    x = { 1 6 11 16 21 26 31 36 41 46 51 56 1 6 11 16 21 26 31 36 41 46 51 56 1 6 11 16 21 26 31 36 }
    y = { 0 7 14 21 28 35 2 9 16 23 30 37 4 11 18 25 32 39 6 13 20 27 34 1 8 15 22 29 36 3 10 17 }
    expect lane 0 R8 = 0xb4120e44
    expect lane 1 R8 = 0xf2711657
    expect lane 2 R8 = 0x5de2484b
    expect lane 3 R8 = 0xe94a0662
    expect lane 4 R8 = 0x5e53e1e4
    expect lane 5 R8 = 0x9bc6729d
    expect lane 6 R8 = 0xa40c4794
    expect lane 7 R8 = 0xfb594cb0
    expect lane 8 R8 = 0x2faa47de
    expect lane 9 R8 = 0x90a5288f
    expect lane 10 R8 = 0x2064e00a
    expect lane 11 R8 = 0xe7ce0cbb
    expect lane 12 R8 = 0xd178ab0e
    expect lane 13 R8 = 0x7411f99a
    expect lane 14 R8 = 0xc7985439
    expect lane 15 R8 = 0x3bb2befd
    expect lane 16 R8 = 0x5e08707
    expect lane 17 R8 = 0x8b3eb550
    expect lane 18 R8 = 0xb2138faf
    expect lane 19 R8 = 0x47e940f9
    expect lane 20 R8 = 0xa9193a26
    expect lane 21 R8 = 0x3cbb604e
    expect lane 22 R8 = 0xbe158e8c
    expect lane 23 R8 = 0x4862db57
    expect lane 24 R8 = 0xfa0b27a7
    expect lane 25 R8 = 0x2bedc5e4
    expect lane 26 R8 = 0xa0d0fa3d
    expect lane 27 R8 = 0x5f7d634e
    expect lane 28 R8 = 0x7ffc469a
    expect lane 29 R8 = 0xe185fddf
    expect lane 30 R8 = 0x52d158a5
    expect lane 31 R8 = 0xa4be5269
}
texture 2 { raw 58d36d82 70200000 00600000 00000011 e080003b 80000027 00000000 00000000 }   # TWO_D 60 x 40 x 1, R32_G32_B32 SINT, blocks of 2 x 4 x 1
handle 0x2 0x2
warp 6 {
    asm "SULD.P.2D R8, [R4], 0x2"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    expect lane 0 R8 = 0xd52e22d1  R9 = 0x1c1bf05f  R10 = 0x96951b8d  R11 = 0x0
    expect lane 1 R8 = 0xe4f93b0c  R9 = 0xda83d789  R10 = 0x2c09242  R11 = 0x0
    expect lane 2 R8 = 0x39a9272  R9 = 0x10bcc4c5  R10 = 0x21e19672  R11 = 0x0
    expect lane 3 R8 = 0x54e9a15b  R9 = 0xb2afcec7  R10 = 0x721161d8  R11 = 0x0
    expect lane 4 R8 = 0x381dbbdf  R9 = 0xc7ac7d0c  R10 = 0xedd36cfd  R11 = 0x0
    expect lane 5 R8 = 0x8619c2ab  R9 = 0x1e3c4f54  R10 = 0x51b95025  R11 = 0x0
    expect lane 6 R8 = 0x18f9c22a  R9 = 0x2a183b5f  R10 = 0x186f031b  R11 = 0x0
    expect lane 7 R8 = 0xd69adf49  R9 = 0xb6cbf9e5  R10 = 0xc91fa719  R11 = 0x0
    expect lane 8 R8 = 0x95a9479c  R9 = 0x67d6ce31  R10 = 0x625f144  R11 = 0x0
    expect lane 9 R8 = 0xd0ec4e92  R9 = 0x1ee3efda  R10 = 0x13d47694  R11 = 0x0
    expect lane 10 R8 = 0xa78366b9  R9 = 0x242b2de5  R10 = 0xf1a8a9e6  R11 = 0x0
    expect lane 11 R8 = 0xcac3bf5e  R9 = 0x7f70413a  R10 = 0x58d72c59  R11 = 0x0
    expect lane 12 R8 = 0x5987949  R9 = 0x2cbfc110  R10 = 0x33c1f188  R11 = 0x0
    expect lane 13 R8 = 0x95bbd9b6  R9 = 0xfaf3135f  R10 = 0x6bbe21e  R11 = 0x0
    expect lane 14 R8 = 0xc2b9aa50  R9 = 0xe9a00e8c  R10 = 0xe10569e2  R11 = 0x0
    expect lane 15 R8 = 0x1c81f7be  R9 = 0x484eb78e  R10 = 0xd4bd3a39  R11 = 0x0
    expect lane 16 R8 = 0x56cae8  R9 = 0x957f9498  R10 = 0x136df349  R11 = 0x0
    expect lane 17 R8 = 0x7016ff44  R9 = 0xc4dbfd3d  R10 = 0xc4b5cb77  R11 = 0x0
    expect lane 18 R8 = 0xfae8c7c0  R9 = 0x781c5306  R10 = 0x82ba04c5  R11 = 0x0
    expect lane 19 R8 = 0x38d2cd0a  R9 = 0x38b1e6d7  R10 = 0x53466756  R11 = 0x0
    expect lane 20 R8 = 0x7b2802b7  R9 = 0x305de6bb  R10 = 0xb2b1fe66  R11 = 0x0
    expect lane 21 R8 = 0x4cc57b2e  R9 = 0x91ae5e1d  R10 = 0xde4b196c  R11 = 0x0
    expect lane 22 R8 = 0x154b3d9  R9 = 0xb23e9b9a  R10 = 0x4f56198e  R11 = 0x0
    expect lane 23 R8 = 0x28d9ef0  R9 = 0xff1de63d  R10 = 0xcd486b8e  R11 = 0x0
    expect lane 24 R8 = 0xb95d0bf2  R9 = 0x425f2750  R10 = 0x608cfdcb  R11 = 0x0
    expect lane 25 R8 = 0xc43dbe68  R9 = 0x93823528  R10 = 0xd98ab3cb  R11 = 0x0
    expect lane 26 R8 = 0x24756652  R9 = 0x45d71aae  R10 = 0x450b973a  R11 = 0x0
    expect lane 27 R8 = 0xab2de105  R9 = 0x3e221be2  R10 = 0x8ad30fc6  R11 = 0x0
    expect lane 28 R8 = 0x17ab8e3f  R9 = 0xc06d941b  R10 = 0x2a53fcb8  R11 = 0x0
    expect lane 29 R8 = 0x6ba7d499  R9 = 0xf78e3c69  R10 = 0x3dd2b421  R11 = 0x0
    expect lane 30 R8 = 0x3dcb2968  R9 = 0xa75d8734  R10 = 0xc92c412c  R11 = 0x0
    expect lane 31 R8 = 0x5a025df2  R9 = 0x87e3a3e2  R10 = 0x958db527  R11 = 0x0
}
warp 7 {
    word 0xeb0a002600770408
    x = { 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30 29 28 }
    y = { 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 }
    expect lane 0 R8 = 0xf4bb4f6a  R9 = 0x7831ae9f  R10 = 0xafd3ff47
    expect lane 1 R8 = 0xe30bfcfb  R9 = 0x6987294a  R10 = 0x8e497b0c
    expect lane 2 R8 = 0xc412131f  R9 = 0x5152917e  R10 = 0x885e8e8
    expect lane 3 R8 = 0x2f499365  R9 = 0x7de62104  R10 = 0x9f61cd91
    expect lane 4 R8 = 0x79224503  R9 = 0x22f4dfa7  R10 = 0x57899ddb
    expect lane 5 R8 = 0xe0201c9d  R9 = 0xb3f0fd22  R10 = 0xd15cf5bc
    expect lane 6 R8 = 0x71385370  R9 = 0x8ecdf4ae  R10 = 0x9c3f02e9
    expect lane 7 R8 = 0xb7edd0b1  R9 = 0x246231b4  R10 = 0xd87bef22
    expect lane 8 R8 = 0xdde3c8f8  R9 = 0xe944664d  R10 = 0x947313bc
    expect lane 9 R8 = 0x23acbb9b  R9 = 0x19d6efe8  R10 = 0x4a60c488
    expect lane 10 R8 = 0x6c2e6f7e  R9 = 0x7184135e  R10 = 0x1ed4af96
    expect lane 11 R8 = 0xbd3e3d7a  R9 = 0x635c7f1b  R10 = 0x8a47e5d4
    expect lane 12 R8 = 0x5141732f  R9 = 0x9d569166  R10 = 0x33b3f5e9
    expect lane 13 R8 = 0x93fb6c4e  R9 = 0x51f9cc16  R10 = 0x7f304aeb
    expect lane 14 R8 = 0x95daabe7  R9 = 0x7453b59c  R10 = 0x77f3faa6
    expect lane 15 R8 = 0xa38cb6b5  R9 = 0xa90b8b17  R10 = 0xb1f434d7
    expect lane 16 R8 = 0x79c1451e  R9 = 0x4b229760  R10 = 0xe4ebb82f
    expect lane 17 R8 = 0xb7b39521  R9 = 0x55513ae1  R10 = 0xf1a88487
    expect lane 18 R8 = 0x7468b904  R9 = 0xa9f8b653  R10 = 0x34cc29c4
    expect lane 19 R8 = 0x1718c4da  R9 = 0x9ebcdd87  R10 = 0xa1595f19
    expect lane 20 R8 = 0xb1ff3a3c  R9 = 0x9329b388  R10 = 0xb256b1e5
    expect lane 21 R8 = 0x85073284  R9 = 0x18c1322e  R10 = 0xf6e33ca3
    expect lane 22 R8 = 0x8fb92cd8  R9 = 0x3ff5b1f4  R10 = 0x717bee9e
    expect lane 23 R8 = 0xbe93ab85  R9 = 0x976ca7f8  R10 = 0x2e31df66
    expect lane 24 R8 = 0x289994dc  R9 = 0xf57cc974  R10 = 0xa6ccda1e
    expect lane 25 R8 = 0x13a8d9ef  R9 = 0x71c9b063  R10 = 0xd1f353b
    expect lane 26 R8 = 0x7577be3  R9 = 0x94286d99  R10 = 0xabff1f21
    expect lane 27 R8 = 0x3311166d  R9 = 0x3619332e  R10 = 0xbc01bbca
    expect lane 28 R8 = 0x69f826cf  R9 = 0x6c419c5c  R10 = 0x26d9d27a
    expect lane 29 R8 = 0xfe8b5a48  R9 = 0x2de93943  R10 = 0x2466f0bc
    expect lane 30 R8 = 0x31889634  R9 = 0x3728ee68  R10 = 0x3c6c16aa
    expect lane 31 R8 = 0xa56c0c25  R9 = 0x25923795  R10 = 0x8115077b
}
warp 8 {
    word 0xeb0a002600470408
    x = { 1 6 11 16 21 26 31 36 41 46 51 56 1 6 11 16 21 26 31 36 41 46 51 56 1 6 11 16 21 26 31 36 }
    y = { 0 7 14 21 28 35 2 9 16 23 30 37 4 11 18 25 32 39 6 13 20 27 34 1 8 15 22 29 36 3 10 17 }
    expect lane 0 R8 = 0x5f3e7946
    expect lane 1 R8 = 0xa7732420
    expect lane 2 R8 = 0xc43ad384
    expect lane 3 R8 = 0xca285784
    expect lane 4 R8 = 0x48ceef0d
    expect lane 5 R8 = 0x1a1b0214
    expect lane 6 R8 = 0xc0ecc9ac
    expect lane 7 R8 = 0xf0c3b0b3
    expect lane 8 R8 = 0x2546038c
    expect lane 9 R8 = 0xc179ba9f
    expect lane 10 R8 = 0x10f2e5ef
    expect lane 11 R8 = 0xaedf7246
    expect lane 12 R8 = 0x8569d728
    expect lane 13 R8 = 0x61d4efba
    expect lane 14 R8 = 0xaf60c6d9
    expect lane 15 R8 = 0x1c52dee0
    expect lane 16 R8 = 0xb1a90dbf
    expect lane 17 R8 = 0x1af888ae
    expect lane 18 R8 = 0xb1ae9eec
    expect lane 19 R8 = 0xc8b04570
    expect lane 20 R8 = 0xdfebaef
    expect lane 21 R8 = 0xfbd8e01a
    expect lane 22 R8 = 0x29061cbd
    expect lane 23 R8 = 0xca24e970
    expect lane 24 R8 = 0xc0192736
    expect lane 25 R8 = 0xd8b59e71
    expect lane 26 R8 = 0x554c224a
    expect lane 27 R8 = 0x215e5adb
    expect lane 28 R8 = 0x56550bbb
    expect lane 29 R8 = 0x450b973a
    expect lane 30 R8 = 0x7d378bae
    expect lane 31 R8 = 0x3bfc8f01
}
texture 3 { raw 58d49202 70300000 00600000 0000000a e080003b 80000027 00000000 00000000 }   # TWO_D 60 x 40 x 1, R32_G32_B32 UINT, blocks of 4 x 2 x 1
handle 0x3 0x3
warp 9 {
    asm "SULD.P.2D R8, [R4], 0x3"
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    expect lane 0 R8 = 0x73cde786  R9 = 0x2a483afd  R10 = 0xd7f6ca58  R11 = 0x0
    expect lane 1 R8 = 0x6b0ebeb1  R9 = 0xcb3e92bd  R10 = 0xcb066513  R11 = 0x0
    expect lane 2 R8 = 0x558b0017  R9 = 0xe98b682  R10 = 0x4fc4e208  R11 = 0x0
    expect lane 3 R8 = 0xa8775e92  R9 = 0x4b7b5207  R10 = 0x9cd4ffed  R11 = 0x0
    expect lane 4 R8 = 0x165f371e  R9 = 0xf2079840  R10 = 0x36255781  R11 = 0x0
    expect lane 5 R8 = 0xb52a185b  R9 = 0x947dc91  R10 = 0x332368  R11 = 0x0
    expect lane 6 R8 = 0xf6fc5c6e  R9 = 0x7947633a  R10 = 0x7b762f31  R11 = 0x0
    expect lane 7 R8 = 0x47ff84b7  R9 = 0x4ba4d485  R10 = 0xd989cee7  R11 = 0x0
    expect lane 8 R8 = 0x2c01d0a7  R9 = 0x5fef41f2  R10 = 0x348a53b1  R11 = 0x0
    expect lane 9 R8 = 0x7c070c5e  R9 = 0x75afa2f7  R10 = 0x4e474e03  R11 = 0x0
    expect lane 10 R8 = 0xe5e69272  R9 = 0xc116c650  R10 = 0x245589f9  R11 = 0x0
    expect lane 11 R8 = 0x77368db8  R9 = 0xa44c6d1b  R10 = 0x66e53c62  R11 = 0x0
    expect lane 12 R8 = 0xb52dc03  R9 = 0xb3707125  R10 = 0xa5fa0ff7  R11 = 0x0
    expect lane 13 R8 = 0x7a303bd8  R9 = 0xcd180620  R10 = 0x351c3a9e  R11 = 0x0
    expect lane 14 R8 = 0x1b5cab16  R9 = 0xdad0b23b  R10 = 0x4a62216c  R11 = 0x0
    expect lane 15 R8 = 0x10e2ab92  R9 = 0x73bc8227  R10 = 0xa6044ab3  R11 = 0x0
    expect lane 16 R8 = 0xa31e182d  R9 = 0x6c619062  R10 = 0x6f0d3be1  R11 = 0x0
    expect lane 17 R8 = 0x1ea9014  R9 = 0x6d419002  R10 = 0x2d18e018  R11 = 0x0
    expect lane 18 R8 = 0xf5a5163e  R9 = 0xfad95aac  R10 = 0x3868f0a4  R11 = 0x0
    expect lane 19 R8 = 0x8f28ae94  R9 = 0x435c9fc7  R10 = 0xcbc3b97c  R11 = 0x0
    expect lane 20 R8 = 0x2cb3b16e  R9 = 0x3d3016cf  R10 = 0x3df60105  R11 = 0x0
    expect lane 21 R8 = 0x348e9083  R9 = 0x6f53db25  R10 = 0x21b8122d  R11 = 0x0
    expect lane 22 R8 = 0x172d4334  R9 = 0x2dd80a53  R10 = 0x68368529  R11 = 0x0
    expect lane 23 R8 = 0xb5896ae  R9 = 0x39bd0315  R10 = 0x4f457a31  R11 = 0x0
    expect lane 24 R8 = 0x65018cbd  R9 = 0x6e2feec4  R10 = 0x36bb4abb  R11 = 0x0
    expect lane 25 R8 = 0x3526675b  R9 = 0x3362b3e7  R10 = 0x83a534d0  R11 = 0x0
    expect lane 26 R8 = 0x384b0064  R9 = 0x6c5905f1  R10 = 0x687319d2  R11 = 0x0
    expect lane 27 R8 = 0x92676399  R9 = 0xd1a05383  R10 = 0xcd50b7ec  R11 = 0x0
    expect lane 28 R8 = 0x65254fd0  R9 = 0xeb06f944  R10 = 0xa500c140  R11 = 0x0
    expect lane 29 R8 = 0x90d827ff  R9 = 0xb03779b8  R10 = 0x3573619f  R11 = 0x0
    expect lane 30 R8 = 0x7ac770a3  R9 = 0x3fd45e0d  R10 = 0x2db55653  R11 = 0x0
    expect lane 31 R8 = 0x8c5c37e6  R9 = 0xa6fe2a33  R10 = 0x116adfec  R11 = 0x0
}
warp 10 {
    word 0xeb0a003600770408
    x = { 59 58 57 56 55 54 53 52 51 50 49 48 47 46 45 44 43 42 41 40 39 38 37 36 35 34 33 32 31 30 29 28 }
    y = { 39 38 37 36 35 34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 }
    expect lane 0 R8 = 0x42583615  R9 = 0x5d82632e  R10 = 0xb48da88a
    expect lane 1 R8 = 0xd83d90d8  R9 = 0x972faae1  R10 = 0xf7bd010f
    expect lane 2 R8 = 0xb3c26d88  R9 = 0xd87b887e  R10 = 0x20827465
    expect lane 3 R8 = 0x90e14039  R9 = 0x22a89eb5  R10 = 0x32ebace2
    expect lane 4 R8 = 0xb459329f  R9 = 0x474d02bc  R10 = 0xf97e18ae
    expect lane 5 R8 = 0x7d7b8361  R9 = 0xd4f90862  R10 = 0x8b93dda2
    expect lane 6 R8 = 0xc5f111fc  R9 = 0xeb7cb43c  R10 = 0x69e1a997
    expect lane 7 R8 = 0x19555cd1  R9 = 0x1ca01dc8  R10 = 0xac3067d3
    expect lane 8 R8 = 0x8e4e9dd5  R9 = 0x2d34238  R10 = 0x53e65370
    expect lane 9 R8 = 0xb9e23bee  R9 = 0x7df9d160  R10 = 0xcc96bed6
    expect lane 10 R8 = 0x235672f7  R9 = 0x5a8bbb67  R10 = 0x938201a0
    expect lane 11 R8 = 0x2d6759a7  R9 = 0x3670f8d6  R10 = 0xd579c76e
    expect lane 12 R8 = 0x312db003  R9 = 0x6b537ea7  R10 = 0xe8c047da
    expect lane 13 R8 = 0x7a84fd8e  R9 = 0xc427a373  R10 = 0xa38d37de
    expect lane 14 R8 = 0xc8f45954  R9 = 0xeb08e5ef  R10 = 0x22ce5cfd
    expect lane 15 R8 = 0x158ff631  R9 = 0xbce49970  R10 = 0x416c7a84
    expect lane 16 R8 = 0x93934251  R9 = 0x9bac09f  R10 = 0xbadd302e
    expect lane 17 R8 = 0x256bce50  R9 = 0xe03de608  R10 = 0x6aeb1ae6
    expect lane 18 R8 = 0xc60981c4  R9 = 0x90efc224  R10 = 0x49fd1681
    expect lane 19 R8 = 0x3dbf68c8  R9 = 0x99ac8cdc  R10 = 0xfa3fb9eb
    expect lane 20 R8 = 0x659a5738  R9 = 0xbe56bab5  R10 = 0xe223c3
    expect lane 21 R8 = 0x277f7ec0  R9 = 0xc3194049  R10 = 0x77e9b90e
    expect lane 22 R8 = 0xe53a9304  R9 = 0xc81ade80  R10 = 0xbf6d081e
    expect lane 23 R8 = 0x26dd7c9f  R9 = 0x46d4aeaf  R10 = 0xf801c975
    expect lane 24 R8 = 0x36bca8dd  R9 = 0x1078e30f  R10 = 0xabc1dc49
    expect lane 25 R8 = 0x46a0568e  R9 = 0x8e515e79  R10 = 0x505f6384
    expect lane 26 R8 = 0x8792a3f1  R9 = 0xbd2887f5  R10 = 0xc57dc214
    expect lane 27 R8 = 0x1b23d51d  R9 = 0xfde5b04e  R10 = 0xdcce48bd
    expect lane 28 R8 = 0xb25c31c6  R9 = 0x37756b5a  R10 = 0xece63c75
    expect lane 29 R8 = 0xe4ceb128  R9 = 0x951fd65c  R10 = 0x35247a61
    expect lane 30 R8 = 0x28ecb258  R9 = 0x75550fd6  R10 = 0x61606f7f
    expect lane 31 R8 = 0xc5a30f31  R9 = 0xb4e93d15  R10 = 0x8431627
}
warp 11 {
    word 0xeb0a003600470408
    x = { 1 6 11 16 21 26 31 36 41 46 51 56 1 6 11 16 21 26 31 36 41 46 51 56 1 6 11 16 21 26 31 36 }
    y = { 0 7 14 21 28 35 2 9 16 23 30 37 4 11 18 25 32 39 6 13 20 27 34 1 8 15 22 29 36 3 10 17 }
    expect lane 0 R8 = 0x5efb0c2d
    expect lane 1 R8 = 0xd3d148cb
    expect lane 2 R8 = 0xb6ddba19
    expect lane 3 R8 = 0x33c66c9b
    expect lane 4 R8 = 0xfee486c0
    expect lane 5 R8 = 0x14c7acaf
    expect lane 6 R8 = 0x4463f913
    expect lane 7 R8 = 0xf69800c2
    expect lane 8 R8 = 0xdb6593d4
    expect lane 9 R8 = 0x513f951d
    expect lane 10 R8 = 0x2ebf799f
    expect lane 11 R8 = 0xe75696eb
    expect lane 12 R8 = 0xdd39e751
    expect lane 13 R8 = 0x8711d02a
    expect lane 14 R8 = 0x46fcd02c
    expect lane 15 R8 = 0xb6cb2c56
    expect lane 16 R8 = 0x7e6b32b5
    expect lane 17 R8 = 0xc18feb65
    expect lane 18 R8 = 0x3279c700
    expect lane 19 R8 = 0x32167565
    expect lane 20 R8 = 0xd63522e2
    expect lane 21 R8 = 0xb50e5e59
    expect lane 22 R8 = 0x449834eb
    expect lane 23 R8 = 0x4e63a362
    expect lane 24 R8 = 0xdaa22337
    expect lane 25 R8 = 0xfa4bf3c5
    expect lane 26 R8 = 0x58df2122
    expect lane 27 R8 = 0xe25abdcf
    expect lane 28 R8 = 0xebcdf4a1
    expect lane 29 R8 = 0x687319d2
    expect lane 30 R8 = 0xeb2da9ed
    expect lane 31 R8 = 0x26122ce7
}
texture 4 { raw 00049202 7f00000b 00000000 00000000 03000063 00000000 00000000 00000000 }   # ONE_D_BUFFER 100, R32_G32_B32 UINT, buffer
handle 0x4 0x4
warp 20 {
    asm "SULD.P.1D_BUFFER R8, [R4], 0x4"
    x = { 0 3 6 9 12 15 18 21 24 27 30 33 36 39 42 45 48 51 54 57 60 63 66 69 72 75 78 81 84 87 90 93 }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 30 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
