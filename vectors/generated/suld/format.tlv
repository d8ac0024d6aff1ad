# SULD.P of every format that SUST.P stores, with every data type, and each mask of lanes; sources
# of every code. sRGB is not decoded.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-117
rules without PD-117a PD-117b PD-117c PD-117d
sampler 0 { }
bytes 0x20000200 00000000 00000000 00000000 00000000 ffffffff ffffffff ffffffff ffffffff
bytes 0x20000220 2443fc74 4ba1b04a 07fbae31 4ec108d7 2e08e985 9002df41 a3cbf2b3 b156af47
bytes 0x20000240 92e33cf3 8702e63c 58a1a062 82d64acb eea42e1c ef2de4da fb83695a bd0b2588
bytes 0x20000260 96f8825c 20953035 dde74f08 cc55b799 4c5d18ad e362a01d e326b6ec 3773b5e9
bytes 0x20000280 2be790c2 76f8071d 4cf3a5f8 595fde77 f7a0f15a 3024ab39 70b06523 643a44f7
bytes 0x200002a0 1871f48f 6c90989a 4639cb96 609d961f 5dfb9233 11fcc1a7 7216463e 352b9a31
bytes 0x200002c0 ed1bc795 a473aece 9cef8502 3904e989 470669d8 c6661058 9a24ccc3 553f41fd
bytes 0x200002e0 a9fdf3de 03d69bb5 fde4ceaa 7c085200 d075ee37 f81cc426 91ca1061 b2236f09
bytes 0x20000300 e52d786b 21f2bbf4 e03569b6 12414989 a171c4a8 597a83a9 887c5e8a a97965c0
bytes 0x20000320 50cdaa7a 9d2565c9 2e3ffd72 67fee76e 09308e2b 8a7756ea 42442ca7 e2e84958
bytes 0x20000340 a2a5f5a0 0912ca34 f3fd3d54 66cde845 692c54f7 2ae93afb ea879372 707d00ba
bytes 0x20010200 00000000 00000000 00000000 00000000 ffffffff ffffffff ffffffff ffffffff
bytes 0x20010220 42df5e64 e9398160 0a815b4e 411c7ef8 87c01363 7872913a 7b5efe12 abbb2ca1
bytes 0x20010240 7d33ed87 7e99f833 1555a727 647436aa 3a97f62c 01a615fe 58b5b7f7 68304393
bytes 0x20010260 28d2477d 5ad4fff4 ab135e8c 6949333c b6a4265b 49e33fd3 7c25acec 9301ce94
bytes 0x20010280 0693d3a2 8884dd19 b9bdc8b8 274453e3 dace8499 8abd2656 e642891a e486900f
bytes 0x200102a0 9daea515 d4958055 b9e01069 944c2291 a4264a4e 5f9a3043 8571b5d1 b3dafcaf
bytes 0x200102c0 be2e5a17 600b1a81 ad840876 03ac9de4 4a22ac08 5715c1f4 dd482dfa a3695e18
bytes 0x200102e0 55e405d5 5c7b3602 715b3120 afa5cf1d 03fa76d8 0165ae1f 5eb9fdc0 26d35594
bytes 0x20010300 1900c6bb 2e82bb3e 831d3113 971bf245 9b9e9a75 e363a2b0 5f2cac9e 66af862f
bytes 0x20010320 d3e0492c 18d2dfe9 dc98e551 d32c212b 71558f1f f95a75d9 57ce3d61 2e936e34
bytes 0x20010340 3d742522 83f96e28 51e49c05 d79ea602 e9b79224 ff5defcd bff84958 b850ef24
bytes 0x20020200 00000000 00000000 00000000 00000000 ffffffff ffffffff ffffffff ffffffff
bytes 0x20020220 eb2db715 f1072243 f0bf7977 c6de070d 076265a0 8aad24f6 58c8d134 89be64ae
bytes 0x20020240 20ed93c9 1375faf5 2771add3 20a0d024 8d6e40ff 16e524fa a6f2b2b9 37278254
bytes 0x20020260 36d8849f 9cd9587f 92458464 39067494 2e4fc257 8ddc823c 0c7828e5 2ac05602
bytes 0x20020280 94c2f278 ffa2e1f4 5e6159cb b92e423d eda059af 5bedaaea 1adf4d84 8f0cde0e
bytes 0x200202a0 1b47acf2 646ddff1 32d8e269 ab4f2a15 3fac2778 8b6ea5ce fcc686d5 dfc866df
bytes 0x200202c0 3cbb32de 3ab32729 aa4992a9 d4fa8b5f 0804e1cc a4fc955e 2fe55b9e fe68cb02
bytes 0x200202e0 f757571e a2cc5500 bf163046 d02da3c8 cd7438ce dfc41a31 a124b7a3 db21d66f
bytes 0x20020300 628a3a1c ed892812 bcb4bc19 3e9764c9 63c56bda 09463c37 a10a14a0 bf5d9e4b
bytes 0x20020320 aebe8d6d 9307df69 ac2a4643 92170147 99e5f73e e7527982 0e42527e f9d1a35c
bytes 0x20020340 f80bf4c1 4ff3876f 160b3c53 23ad6c6b e7de4e22 e3242db7 d68789d8 ef10b775
bytes 0x20030200 00000000 00000000 00000000 00000000 ffffffff ffffffff ffffffff ffffffff
bytes 0x20030220 ed90a96e b221b056 d7f9a671 5e071dc5 2f9d5e7e e50626c9 7865ada3 3e2427bf
bytes 0x20030240 2b94725d bcd01d94 02c4382b a5c20e57 8202792f f1d0d064 78b8816c dc956ffc
bytes 0x20030260 fa41d732 d0c88a4f 45847e3c 9eeabde0 3d771130 1c21d1e9 73a6ed21 0d7a6765
bytes 0x20030280 23acb6b0 5affbea2 e182cdd0 6d3bce36 6c969ebb f60e5de5 f712c0e9 dde7463b
bytes 0x200302a0 39451a4e 3522fa50 22b5df63 4e450132 44d16f30 164f63aa 6e5f0cbd 76eb5211
bytes 0x200302c0 045ed097 f3880a96 5bd71b28 d268241b 2fc41c88 44a9b6cc 7ac25685 987ab42b
bytes 0x200302e0 14f9eac3 44562410 1fb6965c d0d190f8 048dc625 fd270a2f f6e81a10 5a90ca59
bytes 0x20030300 307a2347 37622e97 10c57d64 c9536996 4623db3f cc301386 f1eefb1e c28b541d
bytes 0x20030320 8ea1780c 7b02f43a 5f7d0ceb e10f3de8 862b35e2 c57eb2cb 2d3ab6a3 00c8df08
bytes 0x20030340 0f3c5672 de4b5701 9ed43576 93aaa0fd bc36848b b6671824 ca88a8f6 303c90bd
bytes 0x20040200 00000000 00000000 00000000 00000000 ffffffff ffffffff ffffffff ffffffff
bytes 0x20040220 4926a450 d5228ec2 3c3c1a1a 04243ba2 0c815cdb 3ae24d94 92cf6d6a 07503f6c
bytes 0x20040240 2e3732c3 d71bd166 058276fa d760406e 684101ba 6c662df3 9bf45640 e14f980c
bytes 0x20040260 02595985 15297809 57dcb4d7 40072a1b 9927f733 66edd7f8 4048e9d5 b95a9d1a
bytes 0x20040280 a8d43e68 30a681fd 0b2cc3c9 3527c595 a78cf8ac bcd7efab cd813a93 46d152f9
bytes 0x200402a0 a099ce95 5a2802ed 5b999c55 9931dfa3 f6e0c14e 0ab7b186 7f676928 84035ab4
bytes 0x200402c0 61054b6d 2b55aa47 5d59b8ac bfdd65e1 027eb3dd 9e563292 8b1b645e 65802f2f
bytes 0x200402e0 2366a562 cb1b2356 3677ef04 de05a06a 06577b79 ba1c8e9b b9aab411 b559c5c0
bytes 0x20040300 d2b40061 752968f2 c6ce71ca bd53161c 936b7fc8 d3bf762c d2a4d976 b885da99
bytes 0x20040320 61095e1b 04422e90 9365b63d dac6d770 0c1e264b 0f957e55 7bc245f3 411f4318
bytes 0x20040340 a67dfb07 4fc2cfb0 534eae80 81561424 4baabdba 149657c6 63802a3b 190a1c48
bytes 0x20050180 00000000 00000000 00000000 ffffffff ffffffff ffffffff 484f1b81 b514f220
bytes 0x200501a0 f5d8d8a3 a0ac7f98 6834ee53 454237aa d31b5680 e2231888 8bdea991 c4abb834
bytes 0x200501c0 411fcd78 7173d77f 7740ea32 aa1ed48c 71ca6880 5e64f641 077ac839 9c563258
bytes 0x200501e0 50788887 1af9a1c5 814dec3e a480f782 875657ee bfdd621c 45a19fa6 6b651786
bytes 0x20050200 07f104dc a1b220e0 bf5bdc3b 27b6d6c3 9e8c82a7 8156df18 b8290256 765656c8
bytes 0x20050220 da0f0980 23cb8f66 35148571 667bf5b1 4270303a d5747dc3 9d6b7624 55f20dc2
bytes 0x20050240 1f2097b9 587f1f1b 35b1a935 0c49f90e 9f0372ce 05914eae 212aa4aa 729cb095
bytes 0x20050260 484042b9 4537e6b7 8f4b0688 6a0ac789 7dd0c9c6 733ca8d3 0210c3cf 2f973ce5
bytes 0x20050280 2ad3f72e 85b6bef9
bytes 0x20060180 00000000 00000000 00000000 ffffffff ffffffff ffffffff c502859f 43d36c30
bytes 0x200601a0 a373465d ff9c25f2 c7e3507e 2e5fac87 4eb215bd 91078a00 347d87d2 46a70d98
bytes 0x200601c0 9c481549 3f27759a 62ee8468 8d3854f0 f893e9d8 7a795a01 abe1d7d1 7224e39e
bytes 0x200601e0 4f26dac0 f0576312 518b1ebd 27bcb1ad 86b654c1 8c10644b 46f89eb2 e4395cb8
bytes 0x20060200 85cb3445 ecc6328f a7996970 7deda7d5 673a022e c699d301 d41ecc4e b592bf4a
bytes 0x20060220 6f4179a2 35435647 beaf961c 6d672a01 abe0b9e0 09febbf6 13d931b6 c6f12900
bytes 0x20060240 e53f19ba 2d2dc51d f385f48c 1be2f9e4 8922747e 3c3b0f49 d6725029 0c29cc35
bytes 0x20060260 0113873a 4a960f29 bf05bc69 854f12b8 6f44b5d0 94f8b3ea 9ed88005 6b2286da
bytes 0x20060280 3c2c4ef1 4e0dcbba
bytes 0x20070180 00000000 00000000 00000000 ffffffff ffffffff ffffffff 36ce5b79 d4c51901
bytes 0x200701a0 65ce4808 d53db021 6a15f904 c4bcd667 e8fe9e99 855ae6e0 fb7015de cb54ec48
bytes 0x200701c0 757a5cc1 6ce6a9b3 6c906e17 bcdef051 27c2ef02 26a3a95f 7e1f4fd5 f5bfeed8
bytes 0x200701e0 b5004d60 d393cbfc 85a7f066 5c65e0d6 bb83717e 153599f6 a9f62401 c52fff4a
bytes 0x20070200 0188b938 d2cba268 5c414b48 036f014a d01bf25a 82e26e69 8bd954ee 51b5b964
bytes 0x20070220 6309dc50 6c7eda27 811534aa 55972f18 d92758ba e30df85a 55eb3ad8 37303082
bytes 0x20070240 d199918e aaa1f0dd 2f1bf7bc 5b5fd023 70348dd8 52994146 99140a44 89aae9cf
bytes 0x20070260 1f7c6d1b 575fbbcb 155a1fdb 1a0ae0bb 2df3c29c d4251282 75ce3387 472744c0
bytes 0x20070280 6d030c2d 1c3ccdce
bytes 0x20080180 00000000 00000000 00000000 ffffffff ffffffff ffffffff ca3377cf d67cb318
bytes 0x200801a0 b8555dda 8c3b1d85 da866ac7 a7a11934 5820065c cd566392 ebbfe5ab 0d0bee5d
bytes 0x200801c0 39a76256 3d74d2e9 f8bf631b 33a64d5e 6f436016 13c13062 8fd0490b 6a53131e
bytes 0x200801e0 3e237a46 aa15684b f935cddb d0f6df2b 917d2942 9b97cd21 f15ec0eb a4e1155d
bytes 0x20080200 19daff0b 419931ca 9810058a 6295609a 67b8801d d6767bb5 95cfdffa 78ea19c9
bytes 0x20080220 e3a0fc74 9fcc0be1 d9c8aec4 f95e5b41 82e43a20 d4b53130 4e596a18 73483151
bytes 0x20080240 236bd9fb 0a4d2f17 b3da7b4d 0dd8c437 b4c6bac3 3fc74ea0 0c8df577 e6329714
bytes 0x20080260 d759007e e9e079d7 0f46734e f9f6e6ae 188835db 1d774fa4 906a552c 3f2625c7
bytes 0x20080280 b08ef7a0 1aab17f8
bytes 0x20090180 00000000 00000000 00000000 ffffffff ffffffff ffffffff 6d44b210 c2025a63
bytes 0x200901a0 5c49f7a3 121c0519 ffd2509a 18b7a0e0 891e81fc c3ad5026 dae782cb 51d1420c
bytes 0x200901c0 37833330 1c4ec8f3 5acc4b92 94f74e41 437ccb23 976c38b5 00b3bb2d 628d0ef6
bytes 0x200901e0 0bd26a15 b72a6e17 46eff963 26c27bc7 fcb917e7 c758c843 cd6a460b 0c49d0cb
bytes 0x20090200 499b1415 aafcdd49 c394fbee 09fdcc28 8a784934 d15754e4 4817478e fa53db2b
bytes 0x20090220 e74742bb f0afea06 b8002f5b 5eb357cc 9d34a2f0 7cd7bc07 4fcad09f be4823df
bytes 0x20090240 9eb29d3e b2c2969b 67afc6c9 47cc08c3 ec42ef33 cb8fcf8c 750ecefe 42c2eea2
bytes 0x20090260 b2dda354 13931e67 9b10eaa6 ea0c0d83 e8134392 a88d2281 8750026e aa2d0327
bytes 0x20090280 9a826fb4 7f857f95
bytes 0x200a0100 00000000 00000000 ffffffff ffffffff 84283460 cb22ace4 06998502 1192da76
bytes 0x200a0120 d49f292b 48117138 1002478f 67555d5c 6266d6f5 c42d6a4d 40a495a1 fd756aaa
bytes 0x200a0140 71a206f2 48a77a82 de0ec653 cce67bf1 79c50e70 4063c3a6 0083f89c 01791fd3
bytes 0x200a0160 8bf4c9fb 4664c909 4c987385 12abd1df dc62ae3c 7af4f3ab 7d48bccf c946e7ab
bytes 0x200a0180 3d6c44bf a3a0fd9b f3af13be d6e9dcc2 a23a0251 bc5272fa 8ba5acb3 521da238
bytes 0x200a01a0 20754c49 43702c9a 07f8f3a6 a20d031c
bytes 0x200b0100 00000000 00000000 ffffffff ffffffff ef1ba8e7 af7ce31b 8fd46753 892fe529
bytes 0x200b0120 04c8bd1d be1ece8a 06add71c 1fa98120 7edb377c 0af18505 8c2e8c3c 1b685f39
bytes 0x200b0140 4a1aaddd 575d1a2f 047250f0 25c2c255 857b04e5 4427a41c 22ce20f8 e1a9753f
bytes 0x200b0160 0b175f72 734fbb71 1d9d979a 149b796d b18b98e5 9558b611 b9088085 f14e3d92
bytes 0x200b0180 5b585bf7 b3975450 bc02aa9b 4d5d7c09 359769fb 9c249d3c ba244445 398eda33
bytes 0x200b01a0 3d62ebb0 0fde915a 9c8646c0 5cea258c
bytes 0x200c0100 00000000 00000000 ffffffff ffffffff 7cd3168c 10eb5531 cf184484 24e17bc2
bytes 0x200c0120 be72c33e 8d9e69db df8b7a45 04cfb8dc eceed85c 6d640391 730ed098 bcfaa762
bytes 0x200c0140 2b681337 5282ce4c dcd08e27 cbcff29b 0038a124 410d9552 864ac1fe d0794b7c
bytes 0x200c0160 1e62ccf7 651c81fd 76fcf80d be5a11fe 80f755f9 2dffb86b 1da2c427 456ffe40
bytes 0x200c0180 1a52860f e169d07e 23c4d10e 7099a426 99ec054e a243e7eb c3ee7173 82690805
bytes 0x200c01a0 c5311925 71021da5 f76fd0e7 d7ba9bdb
bytes 0x200d0100 00000000 00000000 ffffffff ffffffff 10483691 e987e996 2b0c82cb 5fb6a396
bytes 0x200d0120 cb3de078 32138766 5ba00ebb 46428141 9b707d43 aae48b1d 893db88c 9ffc051d
bytes 0x200d0140 4f13775c c8c1c108 ca462ab1 9257010f 4703a8da ae86a4d2 30c9a834 47bf313f
bytes 0x200d0160 a62fe88c 964fdf93 ec939b6b 9d60ecc3 96719f9f 3aa635d8 3f7f2517 85396593
bytes 0x200d0180 05e320aa dd1d4304 bf72741a 92141ded deeca8f8 b6910d95 7b89e1ad fc643357
bytes 0x200d01a0 afabcdc2 22089224 ac59234a d9689b94
bytes 0x200e0100 00000000 00000000 ffffffff ffffffff 4cd12879 96d426af 903f5800 2814ffab
bytes 0x200e0120 4a84b861 6c448f1a 622610c4 85648a92 d1c2975a 03430fce f25dcced 554161f7
bytes 0x200e0140 74508bfd 64cb24a9 e86383e0 7c815203 090343e8 42fe0f4e 7a770751 135bc9e7
bytes 0x200e0160 d5ac9edf 7ccf44bf 34ed0df2 3c7a782c 8a72698e 27f08927 5d9619fe 16045976
bytes 0x200e0180 f8f19bfe 91a85349 80f98689 52eecc7f 5dc8df09 08f3db95 ac1b741e 36c8f1b5
bytes 0x200e01a0 a86e0cb7 e64c61e5 b4b813a4 ce26510e
bytes 0x200f0100 00000000 00000000 ffffffff ffffffff deb08c84 2d39e6ec c437a1d7 f2e0f19b
bytes 0x200f0120 25be3d25 0364b5e6 c18fc245 74a09409 8f24b748 8431269c e84f0b54 ce5003f9
bytes 0x200f0140 ed6ead73 658afdab 26ee6d70 f4af1b85 b89d0127 cdf0986a 1d547e19 401efd13
bytes 0x200f0160 6bcc6491 2b81fd95 376c5d3a fd14b24f 9cd45858 37276bbe 353726fe 8c1d4a86
bytes 0x200f0180 38788198 cc8c8e8c 7d2b8f30 a48dbe78 f5e2c21c 77a9c341 b42fca44 5c8c6bf6
bytes 0x200f01a0 a296bb31 0535902b 497aee88 c54a1753
bytes 0x20100100 00000000 00000000 ffffffff ffffffff 6da648bf a815ab51 cc2751f0 fd71bba8
bytes 0x20100120 317a95b9 fcb0f8e4 d550b642 d153760c e3f12937 73272136 10c0d5db 4bebbef2
bytes 0x20100140 61502c1e a53b9050 b783bd0b 1d40f0ed 962dcc69 be20b827 c285e75c cae9021a
bytes 0x20100160 57de9e26 07562f6a 4cede25e f3e06f20 8cea7c83 001a7e51 2bfa544b 84378f48
bytes 0x20100180 b5158701 a21b1fe9 a541a774 28e8be09 b42cfca0 88d5fb80 f1d0b198 11a1c7d9
bytes 0x201001a0 f920cbcb c03163db fd56af1f 97f8e526
bytes 0x20110100 00000000 00000000 ffffffff ffffffff b39a1f71 8649bef9 1d8a1a1f 00a6c951
bytes 0x20110120 c7dc9332 014841ab 2a47b238 236bf013 cd9f80c3 d64f5811 f7b7123e 52e2e1d9
bytes 0x20110140 5495b6b6 cefc1783 c82f52ff 401af16c 447d5343 bfa3fbd0 96a389a0 7e872cb8
bytes 0x20110160 7491f49d e206f610 647b674a a5f04eaa f6dd99e6 7def136a 5e84230a 9dd80535
bytes 0x20110180 5aa8ea27 7d42729b 7e468ddf 8a03f796 474b4bb1 34e00598 60fd368d e4d7ea12
bytes 0x201101a0 65bf44b7 f2a8f419 3b5ee938 9c847646
bytes 0x20120100 00000000 00000000 ffffffff ffffffff b9a4f0fb 569dac89 c966d30a 82d28bb7
bytes 0x20120120 8badec1e dbccf015 9e7fe190 acb423d6 981fca9e 4bc42e4c e9f2ae77 fd7fb298
bytes 0x20120140 92f04c86 35b6060c 6e53c63e 3da30a3b 3c5a5299 bcd9c2f1 a66cf5e4 fc40de2e
bytes 0x20120160 53f8a23d 0b2582ac 3d0f2adc 86c0ea74 690f198b f9c0be8a af3f15b5 bf50d6a6
bytes 0x20120180 f2f4f103 2b6a1249 9d591dfa e663a945 6bc55f0b dc111a14 39af14c2 c6c887d4
bytes 0x201201a0 585b94d6 38e3a955 904385c4 04f98145
bytes 0x20130100 00000000 00000000 ffffffff ffffffff 4d95906b e1b99972 8f4719aa 4068ef82
bytes 0x20130120 af53aacf 50513cec e961012a f008aacb 039baa22 dcf2eda2 c588b5dd 4576d4a9
bytes 0x20130140 21ce780e 293fb299 c9ce40c3 5a90d767 02ff2412 af9ffe27 f9a7f1bc 0508813d
bytes 0x20130160 d80d3a49 057d26d2 cf966e80 22bbd5af ecfe67a1 28c67968 30a4d7af 6afd985b
bytes 0x20130180 10df4b9a b274b3ae 11dcdaff a195deb2 c0c4898c 7ed70b2f c8d34ea4 d3b68587
bytes 0x201301a0 999c6f11 4bdab5ab cde4d107 7e6a478c
bytes 0x20140080 00000000 ffffff00 ba847500 1a762f00 d6a3df00 93b75800 ea2f4900 e6dd1100
bytes 0x201400a0 546b9b00 3116e400 3cecb600 69ec9500 b81e5100 f9291b00 acba3300 c7974c00
bytes 0x201400c0 58b9f700 9801dc00 7ec68400 8c181f00 a49f2700 ee322200
bytes 0x20150080 00000000 ffffff00 17b35a00 0a1f0f00 7bfcfb00 47e29100 150fb300 ebbda700
bytes 0x201500a0 834ea600 cba34e00 071f2c00 d659fa00 6ae7a000 1ca92500 3d809600 7d0aeb00
bytes 0x201500c0 b95b2c00 b0234f00 d5d62500 4fc8a300 ae9fc300 2fdadc00
bytes 0x20160080 00000000 ffffff00 a583ca00 a7ec0900 26a58800 15b0b900 69d10e00 53640d00
bytes 0x201600a0 f64fe300 be370000 d20c2200 a3fabc00 d1834100 873c2700 57ef3100 66298300
bytes 0x201600c0 9895fb00 add40100 c48e0000 f30a8300 c96c9200 0aae7f00
bytes 0x20170080 00000000 ffffff00 f5134f00 e5088f00 f1d37f00 cbfc8500 2f2ede00 681d1000
bytes 0x201700a0 f6b43200 ef15a700 0d246000 609b4200 24264300 f6dae700 1a4f8100 d873d400
bytes 0x201700c0 8eb17400 87a39300 e6352800 f27b6800 663edd00 6ab3d600
bytes 0x20180080 00000000 ffffffff 3470ceb3 315dc184 6c717b16 ac567d61 34d5a5ca b9f398e7
bytes 0x201800a0 9ab4fdba 25e5e8e3 36cd0f8f ea4b28a1 61931945 77af2a0c 602b590c c07e0238
bytes 0x201800c0 27a6d383 f3fcebde 2e1f4225 66cd9bd6 64052ad9 9604940a
bytes 0x20190080 00000000 ffffffff 3caf2a50 812b2702 8e25a785 3815f1a7 c1a94eef ce9616d8
bytes 0x201900a0 dfb38cfd 3e1d0d5f 2b58f7f1 1f7fbd7e 98fe16bf e7258d86 7089a5ef 36c69723
bytes 0x201900c0 f79c653e 8ba95d93 c9f8c063 d9db1170 ec044750 fee24017
bytes 0x201a0080 00000000 ffffffff bb9dadae 699c6c96 22422b77 96eb5c02 68813635 3233d8c6
bytes 0x201a00a0 51e04bd6 5093d317 30d3d212 3f9d15c4 b65b6ba8 9524d0dd 4cef74c2 62722c42
bytes 0x201a00c0 beefa658 df431b99 010b8638 f6b12a8e edae4d93 870f7774
bytes 0x201b0080 00000000 ffffffff 2947fcf3 55bb490a 5eaee9a8 2cff6a9b ecf589b2 1f609b01
bytes 0x201b00a0 5be75c38 2f64d8d2 9e005d56 6b5232e0 615c14ff f3342512 a211dd7c c0d803de
bytes 0x201b00c0 e62c4dd6 f2540f13 bf0ee19a 3eaf09d3 cfd9a68a f79d3671
bytes 0x201c0080 00000000 ffffffff da8bd43c 1cf2539d 2129cbe6 43a97001 d6a555b0 729773eb
bytes 0x201c00a0 d8d69c1f 84d4d4a2 eebf1837 6d215188 b8394055 cd81a36e b1e19f08 48ae96c6
bytes 0x201c00c0 69281655 f8d21994 6ea3c338 05c06d26 ad63023c be96fa49
bytes 0x201d0080 00000000 ffffffff fdb8e1ac 0d23ef5f 0be0b719 34179c88 34cc0c77 8daf4855
bytes 0x201d00a0 bf2f6d7d 81f1a451 1337b7dc 215cd2b7 ca541507 8968441b 506edeb2 4e4ad719
bytes 0x201d00c0 28e07a87 b34179a9 31489bbe d824b6b3 fc6369f7 c548b4a3
bytes 0x201e0080 00000000 ffffffff 1456d13d f2c839f7 4c96887b 167276b1 d3ddae99 5f448f08
bytes 0x201e00a0 c1a6455e 3faaf2c1 9e6ccc6d a3ccf746 07fb3a5b 8831c6c6 ce2274eb 44b6c239
bytes 0x201e00c0 335ab768 0e236331 1b0672b4 1a4dc469 e6d69806 22c328f4
bytes 0x201f0080 00000000 ffffffff f736e804 c0eb0a6e fdf95b70 1dc4fdb3 1101a23b e3cc4d79
bytes 0x201f00a0 ad82201a 768ba17a d88c58e1 c8b1420a 28d713ed 44a0d70c e0c3dbae 57a41406
bytes 0x201f00c0 57e10d1f 541c4eab 67aac82a 51f226f7 354a477c 2ac5d3bf
bytes 0x20200080 00000000 ffffffff a61058d7 51eb09c1 e6eac82c 46f6c469 bf2738d0 268a13b9
bytes 0x202000a0 00f6427e 361678ce 5b95c18d 7e25597f daa0101d ce85b140 448a5640 a3b778df
bytes 0x202000c0 83fc562f 6feffbae ec6dbb15 8583cdc3 97e34ba1 cc1a8c11
bytes 0x20210080 00000000 ffffffff 2c32425a 43dd8fef 67e9f030 c9f8586d 952ea2df f7b3bf4c
bytes 0x202100a0 883435f7 a92bcf65 7ccea22c c7db3870 12fcc172 7e21d77b 86c05070 0923438e
bytes 0x202100c0 f517af36 063c0521 27515d4c a0d59531 80668c9a b9fc301c
bytes 0x20220080 00000000 ffffffff 0c74facc 900dab46 625cf6b5 7a216c5f 5c9cc72c ed694a96
bytes 0x202200a0 04be5b01 f81a8492 ff51ddb7 d09714ec 03a9e10c 54e4249e 5bf779e9 1a4943be
bytes 0x202200c0 d21b5fce 7efe04cf e02f1873 d670daeb 437a3e62 cd831832
bytes 0x20230080 00000000 ffffffff 39ebbc05 2154d9e3 839b5707 ff4228de fdcf32e4 76ded909
bytes 0x202300a0 762d9104 879f4b32 dc3a2dff 207fe4bd 0f0aef33 036ba64e 00337852 367bddab
bytes 0x202300c0 6812e1e0 5cc06be0 79ffd168 92d10a38 14e75edd 89b2d55d
bytes 0x20240080 00000000 ffffffff 434d27de 84f7d7c0 92d01143 24195b11 12435b4d 5f80abae
bytes 0x202400a0 40bf604a 6dca5553 777aee46 68bc9d89 85775c8f cb836691 d331d17c c78296b3
bytes 0x202400c0 77eaca18 71328931 3e12dacc 4621ae9c 33c626f5 4f665741
bytes 0x20250080 00000000 ffffffff fe5486ff 65226066 989f9a09 dfa18ca9 9cb68724 b52e443f
bytes 0x202500a0 2ceaf43e 92dead89 260d94b8 55658f29 0b22ff85 9f4de543 554b883a 6d27c4b8
bytes 0x202500c0 d8eebfef eaedd8ba d57dd262 9b12ca48 737f3df7 4993deca
bytes 0x20260080 00000000 ffffffff 4c895cb4 f5260266 c4228f99 7469fb18 1c22771f f722bd76
bytes 0x202600a0 bbb7e575 0c566959 81a4ff0c 668486b1 55911d6a 2ea19185 bc2c8e23 9c528c47
bytes 0x202600c0 483da14c 030739f1 eab8ab2c bb11df11 86e62dbf 3e0a8399
bytes 0x20270080 00000000 ffffffff c64b8b66 12614cea 758d695c a6b093b6 537615ab 9aa4da12
bytes 0x202700a0 1e945f68 c8ea9cd8 15f6460a ccbae9c2 b9ea8990 025e7cfb 3081a825 a38112b6
bytes 0x202700c0 750ff2d9 b6df337a 68322c58 caacd0be eff48b1e f829004d
bytes 0x20280080 00000000 ffffffff 62735f63 f7cbf3dc 6ff47cd1 992bdd4b 2caff45f 70b959d3
bytes 0x202800a0 50d8e397 76eb05be c3c3cafd f5512fa3 22afd7b5 1a6a2e0c e419e6b8 555ada26
bytes 0x202800c0 4fe878ae 3e75cd65 f0199130 d8b3379c 03b19785 fbf253d8
bytes 0x20290080 00000000 ffffffff 4ec31a48 b3a4041d 3850a1f8 383e9da7 b84fad49 8dca4b9f
bytes 0x202900a0 bbf9b8a8 f08a59bc 4e4e45e6 36f954b0 18a08214 3bddd447 bcbed114 1214b84f
bytes 0x202900c0 5f6451bb 492c6b71 87e20b31 09d02705 08e3e6a7 a968328c
bytes 0x202a0040 0000ffff 30a901e7 66d76fc3 e97742af cf094613 c230d0c9 01c5ae1e 67bda8e1
bytes 0x202a0060 fb9426dc 0f819ae6 687a1057
bytes 0x202b0040 0000ffff 9c7e65ec c470aff3 2e41a34c 369d09eb eed3d357 bf44b643 0f79b8bc
bytes 0x202b0060 f94394e4 4e28a983 57405c75
bytes 0x202c0040 0000ffff c148f23c d26a24dd 4dca78ce 380d9168 0a3780c6 27e01ccc f0403ea4
bytes 0x202c0060 1930ab95 4b6b7087 c8dab194
bytes 0x202d0040 0000ffff e1c99f2a a1f9ccd9 c0de7f6c d940dad9 9a196247 91dead97 edff84eb
bytes 0x202d0060 57238a1f 5106aac8 058e9a70
bytes 0x202e0040 0000ffff 4138d928 00c5c583 5a41ca4d 5f840ae3 41315481 4e619001 786cfb9e
bytes 0x202e0060 71f0834d d43646e9 12e90551
bytes 0x202f0040 0000ffff b50056fe 6c288982 d2c9ad6f 20e7c820 f75424a2 28f7fc3a 64c8893c
bytes 0x202f0060 948a1cf7 b90e46f8 d4f1e58b
bytes 0x20300040 0000ffff 0484d108 86d31c1c 82e89707 472fe096 5ca4a6f5 c8b76925 150194b3
bytes 0x20300060 849d0484 4b205d94 f485ef74
bytes 0x20310040 0000ffff aa01201a a07d6c8a 051cdc45 58becc0c 64c155c7 b7cfcef4 71407c6a
bytes 0x20310060 44f671e7 3c2984c3 67104888
bytes 0x20320040 0000ffff d33b3767 1acc3f25 664e4b85 9c13107e 701e3d85 36d24716 f40f516f
bytes 0x20320060 52b7f76e 6e96c1e4 24f7b887
bytes 0x20330040 0000ffff 898820d5 d28fe7eb da91e389 e4258561 a8cdd21c 19cf5fa6 d7c24630
bytes 0x20330060 7f65d74c ecf2a35a 68c38617
bytes 0x20340040 0000ffff 70f0e31d ea5f8188 d9cd3010 01b740a6 4d362a02 b7db99ed 3f230a34
bytes 0x20340060 cb8641b1 e2d1bc4d 1f246873
bytes 0x20350040 0000ffff d927c5cb 55b651d8 428d5bd7 6687695b 86165a28 23c423ff a923b6ea
bytes 0x20350060 55aa4ed6 417f13d6 95b846fe
bytes 0x20360040 0000ffff 7aa411a1 f588930a 9a13eecb 66a47140 56347fea ab62640a 85e99178
bytes 0x20360060 0b778ab9 fe1953a4 1e0bf986
bytes 0x20370040 0000ffff 3f2cefba 6bd0f89d 4116bf40 a0a22f51 1f6182e3 c98465a7 a4f3a81c
bytes 0x20370060 826d8d23 b48fccf9 e8f2bab4
bytes 0x20380040 0000ffff 5a58e6d9 6da08d97 943383cd 91503f81 82a854b8 11afe579 f307d8d8
bytes 0x20380060 1283f41b 7051d950 91f92606
bytes 0x20390020 00ff1680 e392e1a9 0039e7d8 be01b986 c9af7ac9 1770
bytes 0x203a0020 00ff420f 144f77d6 d6cf8e29 b82c9e11 f6e81e71 3239
bytes 0x203b0020 00fff618 5c0618db 18b859b8 266cd9a6 8c958d35 65fa
bytes 0x203c0020 00ffc32f da2907d0 cbd6296d 759fddd9 7535a8c8 a7c6
bytes 0x203d0020 00ffadfc 0ffbd23b be140b33 06cbb27f 9e9f7a73 b015
bytes 0x203e0080 00000000 ffffffff 997f7180 82b6b8dd 33348a7a 924c4932 dfa27411 69dbcba7
bytes 0x203e00a0 6df7cb49 202b710c 358b12ed 88bfb7b2 1d9204b4 7d4ebc91 26feaae8 933a5ecb
bytes 0x203e00c0 fa34eff5 08c81bfc 2226c900 46281ca0 94623827 f02d7c65
texture 0 { raw 58d24901 20000000 00400000 00000010 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32_A32 UNORM, pitch 512
handle 0x0 0x0
warp 0 {
    asm "SULD.P.2D R8, [R4], 0x0"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3ee9f886  R9 = 0x3e956143  R10 = 0x3e46bbec  R11 = 0x3f5708c1
    expect lane 3 R8 = 0x3f05e908  R9 = 0x3e83be05  R10 = 0x3f33f2cc  R11 = 0x3e8f5ead
    expect lane 4 R8 = 0x3f733ce4  R9 = 0x3e73980a  R10 = 0x3ec54143  R11 = 0x3f4b4ad7
    expect lane 5 R8 = 0x3de17527  R9 = 0x3f5ae42e  R10 = 0x3eb4d308  R11 = 0x3f08250c
    expect lane 6 R8 = 0x3eb905f1  R9 = 0x3e54c255  R10 = 0x3d04fe7e  R11 = 0x3f19b756
    expect lane 7 R8 = 0x3f2d185d  R9 = 0x3ded0317  R10 = 0x3f6cb627  R11 = 0x3f69b573
    expect lane 8 R8 = 0x3f4290e7  R9 = 0x3de83fc4  R10 = 0x3f78a5f3  R11 = 0x3eefbcbf
    expect lane 9 R8 = 0x3eb5e342  R9 = 0x3e66ac91  R10 = 0x3e0d96c2  R11 = 0x3f77443a
    expect lane 10 R8 = 0x3f0ff471  R9 = 0x3f1a9890  R10 = 0x3f16cb39  R11 = 0x3dfcb4eb
    expect lane 11 R8 = 0x3e4e4bed  R9 = 0x3f27c1fc  R10 = 0x3e79185a  R11 = 0x3e4668ad
    expect lane 12 R8 = 0x3f15c71c  R9 = 0x3f4eae74  R10 = 0x3c217be7  R11 = 0x3f09e904
    expect lane 13 R8 = 0x3f586906  R9 = 0x3eb020ce  R10 = 0x3f43cc25  R11 = 0x3f7d413f
    expect lane 14 R8 = 0x3f5ef3fe  R9 = 0x3f359bd6  R10 = 0x3f2acee5  R11 = 0x3aa410f8
    expect lane 15 R8 = 0x3e5fb9d7  R9 = 0x3e1b1074  R10 = 0x3ec22195  R11 = 0x3d16f23b
    expect lane 16 R8 = 0x3ed6f05c  R9 = 0x3f74bbf2  R10 = 0x3f366936  R11 = 0x3f094941
    expect lane 17 R8 = 0x3f28c472  R9 = 0x3f29837a  R10 = 0x3f0a5e7d  R11 = 0x3f40657a
    expect lane 18 R8 = 0x3ef5559b  R9 = 0x3f496526  R10 = 0x3ee5fa7e  R11 = 0x3eddcffd
    expect lane 19 R8 = 0x3e2e38c0  R9 = 0x3f6a5678  R10 = 0x3f272c44  R11 = 0x3eb093d2
    expect lane 20 R8 = 0x3f20f5a6  R9 = 0x3e532848  R10 = 0x3ea87bfc  R11 = 0x3e8bd19b
    expect lane 21 R8 = 0x3f77542c  R9 = 0x3f7b3ae9  R10 = 0x3ee52710  R11 = 0x3f3a007d
}
texture 1 { raw 34e12481 20010000 00400000 00000010 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32_A32 SNORM, pitch 512
handle 0x1 0x1
warp 1 {
    asm "SULD.P.2D.R R8, [R4], 0x1"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0xb0000000
    expect lane 2 R8 = 0x3f1cb702
    expect lane 3 R8 = 0x3e17f2f4
    expect lane 4 R8 = 0x3e9e9d54
    expect lane 5 R8 = 0xbd8484ab
    expect lane 6 R8 = 0xbf6743d9
    expect lane 7 R8 = 0xbe1a9ed4
    expect lane 8 R8 = 0xbf0e6e85
    expect lane 9 R8 = 0x3e544a17
    expect lane 10 R8 = 0x3f5221c1
    expect lane 11 R8 = 0xbeb92a3a
    expect lane 12 R8 = 0x3f6c1109
    expect lane 13 R8 = 0xbd3a56e4
    expect lane 14 R8 = 0x3e80c56e
    expect lane 15 R8 = 0xbefc091b
    expect lane 16 R8 = 0x3e1988ec
    expect lane 17 R8 = 0xbf42a7a7
    expect lane 18 R8 = 0x3f23cb32
    expect lane 19 R8 = 0x3f427b9d
    expect lane 20 R8 = 0x3d339c8a
    expect lane 21 R8 = 0x3f3093f1
}
texture 2 { raw 0cac9201 20020000 00400000 00000010 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32_A32 UINT, pitch 512
handle 0x2 0x2
warp 2 {
    asm "SULD.P.2D.RG R8, [R4], 0x2"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 2 R8 = 0xd07dec6  R9 = 0x15b72deb
    expect lane 3 R8 = 0xae64be89  R9 = 0xa0656207
    expect lane 4 R8 = 0x24d0a020  R9 = 0xc993ed20
    expect lane 5 R8 = 0x54822737  R9 = 0xff406e8d
    expect lane 6 R8 = 0x94740639  R9 = 0x9f84d836
    expect lane 7 R8 = 0x256c02a  R9 = 0x57c24f2e
    expect lane 8 R8 = 0x3d422eb9  R9 = 0x78f2c294
    expect lane 9 R8 = 0xede0c8f  R9 = 0xaf59a0ed
    expect lane 10 R8 = 0x152a4fab  R9 = 0xf2ac471b
    expect lane 11 R8 = 0xdf66c8df  R9 = 0x7827ac3f
    expect lane 12 R8 = 0x5f8bfad4  R9 = 0xde32bb3c
    expect lane 13 R8 = 0x2cb68fe  R9 = 0xcce10408
    expect lane 14 R8 = 0xc8a32dd0  R9 = 0x1e5757f7
    expect lane 15 R8 = 0x6fd621db  R9 = 0xce3874cd
    expect lane 16 R8 = 0xc964973e  R9 = 0x1c3a8a62
    expect lane 17 R8 = 0x4b9e5dbf  R9 = 0xda6bc563
    expect lane 18 R8 = 0x47011792  R9 = 0x6d8dbeae
    expect lane 19 R8 = 0x5ca3d1f9  R9 = 0x3ef7e599
    expect lane 20 R8 = 0x6b6cad23  R9 = 0xc1f40bf8
    expect lane 21 R8 = 0x75b710ef  R9 = 0x224edee7
}
texture 3 { raw 58d36d81 20030000 00400000 00000010 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32_A32 SINT, pitch 512
handle 0x3 0x3
warp 3 {
    asm "SULD.P.2D R8, [R4], 0x3"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xffffffff  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0xffffffff
    expect lane 2 R8 = 0x6ea990ed  R9 = 0x56b021b2  R10 = 0x71a6f9d7  R11 = 0xc51d075e
    expect lane 3 R8 = 0x7e5e9d2f  R9 = 0xc92606e5  R10 = 0xa3ad6578  R11 = 0xbf27243e
    expect lane 4 R8 = 0x5d72942b  R9 = 0x941dd0bc  R10 = 0x2b38c402  R11 = 0x570ec2a5
    expect lane 5 R8 = 0x2f790282  R9 = 0x64d0d0f1  R10 = 0x6c81b878  R11 = 0xfc6f95dc
    expect lane 6 R8 = 0x32d741fa  R9 = 0x4f8ac8d0  R10 = 0x3c7e8445  R11 = 0xe0bdea9e
    expect lane 7 R8 = 0x3011773d  R9 = 0xe9d1211c  R10 = 0x21eda673  R11 = 0x65677a0d
    expect lane 8 R8 = 0xb0b6ac23  R9 = 0xa2beff5a  R10 = 0xd0cd82e1  R11 = 0x36ce3b6d
    expect lane 9 R8 = 0xbb9e966c  R9 = 0xe55d0ef6  R10 = 0xe9c012f7  R11 = 0x3b46e7dd
    expect lane 10 R8 = 0x4e1a4539  R9 = 0x50fa2235  R10 = 0x63dfb522  R11 = 0x3201454e
    expect lane 11 R8 = 0x306fd144  R9 = 0xaa634f16  R10 = 0xbd0c5f6e  R11 = 0x1152eb76
    expect lane 12 R8 = 0x97d05e04  R9 = 0x960a88f3  R10 = 0x281bd75b  R11 = 0x1b2468d2
    expect lane 13 R8 = 0x881cc42f  R9 = 0xccb6a944  R10 = 0x8556c27a  R11 = 0x2bb47a98
    expect lane 14 R8 = 0xc3eaf914  R9 = 0x10245644  R10 = 0x5c96b61f  R11 = 0xf890d1d0
    expect lane 15 R8 = 0x25c68d04  R9 = 0x2f0a27fd  R10 = 0x101ae8f6  R11 = 0x59ca905a
    expect lane 16 R8 = 0x47237a30  R9 = 0x972e6237  R10 = 0x647dc510  R11 = 0x966953c9
    expect lane 17 R8 = 0x3fdb2346  R9 = 0x861330cc  R10 = 0x1efbeef1  R11 = 0x1d548bc2
    expect lane 18 R8 = 0xc78a18e  R9 = 0x3af4027b  R10 = 0xeb0c7d5f  R11 = 0xe83d0fe1
    expect lane 19 R8 = 0xe2352b86  R9 = 0xcbb27ec5  R10 = 0xa3b63a2d  R11 = 0x8dfc800
    expect lane 20 R8 = 0x72563c0f  R9 = 0x1574bde  R10 = 0x7635d49e  R11 = 0xfda0aa93
    expect lane 21 R8 = 0x8b8436bc  R9 = 0x241867b6  R10 = 0xf6a888ca  R11 = 0xbd903c30
}
texture 4 { raw 67b7ff81 20040000 00400000 00000010 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32_A32 FLOAT, pitch 512
handle 0x4 0x4
warp 4 {
    asm "SULD.P.2D.RG R8, [R4], 0x4"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x1  R9 = 0x1
    expect lane 1 R8 = 0x1  R9 = 0x1
    expect lane 2 R8 = 0x1  R9 = 0x1
    expect lane 3 R8 = 0x1  R9 = 0x1
    expect lane 4 R8 = 0x1  R9 = 0x1
    expect lane 5 R8 = 0x1  R9 = 0x1
    expect lane 6 R8 = 0x1  R9 = 0x1
    expect lane 7 R8 = 0x1  R9 = 0x1
    expect lane 8 R8 = 0x1  R9 = 0x1
    expect lane 9 R8 = 0x1  R9 = 0x1
    expect lane 10 R8 = 0x1  R9 = 0x1
    expect lane 11 R8 = 0x1  R9 = 0x1
    expect lane 12 R8 = 0x1  R9 = 0x1
    expect lane 13 R8 = 0x1  R9 = 0x1
    expect lane 14 R8 = 0x1  R9 = 0x1
    expect lane 15 R8 = 0x1  R9 = 0x1
    expect lane 16 R8 = 0x1  R9 = 0x1
    expect lane 17 R8 = 0x1  R9 = 0x1
    expect lane 18 R8 = 0x1  R9 = 0x1
    expect lane 19 R8 = 0x1  R9 = 0x1
    expect lane 20 R8 = 0x1  R9 = 0x1
    expect lane 21 R8 = 0x1  R9 = 0x1
}
texture 5 { raw 6ac24902 20050000 00400000 0000000c e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32 UNORM, pitch 384
handle 0x5 0x5
warp 5 {
    asm "SULD.P.2D R8, [R4], 0x5"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 2 R8 = 0x0  R9 = 0x3e03c853  R10 = 0x0  R11 = 0x1
    expect lane 3 R8 = 0x0  R9 = 0x3ea7dc69  R10 = 0x0  R11 = 0x1
    expect lane 4 R8 = 0x0  R9 = 0x3f081824  R10 = 0x0  R11 = 0x1
    expect lane 5 R8 = 0x0  R9 = 0x3ef19a3f  R10 = 0x0  R11 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x3f0cd41f  R10 = 0x0  R11 = 0x1
    expect lane 7 R8 = 0x0  R9 = 0x3e6721e8  R10 = 0x0  R11 = 0x1
    expect lane 8 R8 = 0x0  R9 = 0x3f45a1f9  R10 = 0x0  R11 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0x3f6e5757  R10 = 0x0  R11 = 0x1
    expect lane 10 R8 = 0x0  R9 = 0x3f061765  R10 = 0x0  R11 = 0x1
    expect lane 11 R8 = 0x0  R9 = 0x3e6f716f  R10 = 0x0  R11 = 0x1
    expect lane 12 R8 = 0x0  R9 = 0x3dc6fab4  R10 = 0x0  R11 = 0x1
    expect lane 13 R8 = 0x0  R9 = 0x3f000910  R10 = 0x0  R11 = 0x1
    expect lane 14 R8 = 0x0  R9 = 0x3f31f57b  R10 = 0x0  R11 = 0x1
    expect lane 15 R8 = 0x0  R9 = 0x3e11d9ae  R10 = 0x0  R11 = 0x1
    expect lane 16 R8 = 0x0  R9 = 0x3dd8fbfb  R10 = 0x0  R11 = 0x1
    expect lane 17 R8 = 0x0  R9 = 0x3f4e7204  R10 = 0x0  R11 = 0x1
    expect lane 18 R8 = 0x0  R9 = 0x3f15b09c  R10 = 0x0  R11 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0x3f08064c  R10 = 0x0  R11 = 0x1
    expect lane 20 R8 = 0x0  R9 = 0x3f53a83c  R10 = 0x0  R11 = 0x1
    expect lane 21 R8 = 0x0  R9 = 0x3e3bdf4d  R10 = 0x0  R11 = 0x1
}
texture 6 { raw 58d12482 20060000 00400000 0000000c e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32 SNORM, pitch 384
handle 0x6 0x6
warp 6 {
    asm "SULD.P.2D.R R8, [R4], 0x6"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0xb0000000
    expect lane 2 R8 = 0xbf40f5fa
    expect lane 3 R8 = 0xbddda630
    expect lane 4 R8 = 0xbf05d49b
    expect lane 5 R8 = 0xbf4fe4b1
    expect lane 6 R8 = 0x3f5109dd
    expect lane 7 R8 = 0x3c2d3cbd
    expect lane 8 R8 = 0xbefc9767
    expect lane 9 R8 = 0xbf249c88
    expect lane 10 R8 = 0xbf1ac20f
    expect lane 11 R8 = 0xbf619a72
    expect lane 12 R8 = 0x3eb808ea
    expect lane 13 R8 = 0x3f157f25
    expect lane 14 R8 = 0x3e64b57e
    expect lane 15 R8 = 0xbd94401f
    expect lane 16 R8 = 0xbf0bcd80
    expect lane 17 R8 = 0xbe5830ef
    expect lane 18 R8 = 0x3ea541cb
    expect lane 19 R8 = 0x3ea43e59
    expect lane 20 R8 = 0xbebd2aee
    expect lane 21 R8 = 0xbe95e776
}
texture 7 { raw 74349202 20070000 00400000 0000000c e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32 UINT, pitch 384
handle 0x7 0x7
warp 7 {
    asm "SULD.P.2D.RG R8, [R4], 0x7"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x1  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0x1  R9 = 0x0
    expect lane 3 R8 = 0x1  R9 = 0x0
    expect lane 4 R8 = 0x1  R9 = 0x0
    expect lane 5 R8 = 0x1  R9 = 0x0
    expect lane 6 R8 = 0x1  R9 = 0x0
    expect lane 7 R8 = 0x1  R9 = 0x0
    expect lane 8 R8 = 0x1  R9 = 0x0
    expect lane 9 R8 = 0x1  R9 = 0x0
    expect lane 10 R8 = 0x1  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0x1  R9 = 0x0
    expect lane 13 R8 = 0x1  R9 = 0x0
    expect lane 14 R8 = 0x1  R9 = 0x0
    expect lane 15 R8 = 0x1  R9 = 0x0
    expect lane 16 R8 = 0x1  R9 = 0x0
    expect lane 17 R8 = 0x1  R9 = 0x0
    expect lane 18 R8 = 0x1  R9 = 0x0
    expect lane 19 R8 = 0x1  R9 = 0x0
    expect lane 20 R8 = 0x1  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
}
texture 8 { raw 64236d82 20080000 00400000 0000000c e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32 SINT, pitch 384
handle 0x8 0x8
warp 8 {
    asm "SULD.P.2D R8, [R4], 0x8"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 1 R8 = 0xffffffff  R9 = 0x0  R10 = 0xffffffff  R11 = 0x1
    expect lane 2 R8 = 0xda5d55b8  R9 = 0x0  R10 = 0xcf7733ca  R11 = 0x1
    expect lane 3 R8 = 0x3419a1a7  R9 = 0x0  R10 = 0x851d3b8c  R11 = 0x1
    expect lane 4 R8 = 0xabe5bfeb  R9 = 0x0  R10 = 0x5c062058  R11 = 0x1
    expect lane 5 R8 = 0xe9d2743d  R9 = 0x0  R10 = 0x5dee0b0d  R11 = 0x1
    expect lane 6 R8 = 0x1660436f  R9 = 0x0  R10 = 0x1b63bff8  R11 = 0x1
    expect lane 7 R8 = 0x1e13536a  R9 = 0x0  R10 = 0x6230c113  R11 = 0x1
    expect lane 8 R8 = 0xdbcd35f9  R9 = 0x0  R10 = 0x467a233e  R11 = 0x1
    expect lane 9 R8 = 0x21cd979b  R9 = 0x0  R10 = 0x2bdff6d0  R11 = 0x1
    expect lane 10 R8 = 0xbffda19  R9 = 0x0  R10 = 0xebc05ef1  R11 = 0x1
    expect lane 11 R8 = 0x9a609562  R9 = 0x0  R10 = 0xca319941  R11 = 0x1
    expect lane 12 R8 = 0xfadfcf95  R9 = 0x0  R10 = 0x1d80b867  R11 = 0x1
    expect lane 13 R8 = 0xe10bcc9f  R9 = 0x0  R10 = 0xc919ea78  R11 = 0x1
    expect lane 14 R8 = 0x203ae482  R9 = 0x0  R10 = 0xc4aec8d9  R11 = 0x1
    expect lane 15 R8 = 0x51314873  R9 = 0x0  R10 = 0x3031b5d4  R11 = 0x1
    expect lane 16 R8 = 0x4d7bdab3  R9 = 0x0  R10 = 0xfbd96b23  R11 = 0x1
    expect lane 17 R8 = 0xa04ec73f  R9 = 0x0  R10 = 0x37c4d80d  R11 = 0x1
    expect lane 18 R8 = 0x7e0059d7  R9 = 0x0  R10 = 0x77f58d0c  R11 = 0x1
    expect lane 19 R8 = 0xaee6f6f9  R9 = 0x0  R10 = 0xd779e0e9  R11 = 0x1
    expect lane 20 R8 = 0x2c556a90  R9 = 0x0  R10 = 0xdb358818  R11 = 0x1
    expect lane 21 R8 = 0xf817ab1a  R9 = 0x0  R10 = 0xc725263f  R11 = 0x1
}
texture 9 { raw 58d7ff82 20090000 00400000 0000000c e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32_B32 FLOAT, pitch 384
handle 0x9 0x9
warp 9 {
    asm "SULD.P.2D.RG R8, [R4], 0x9"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 2 R8 = 0x10b2446d  R9 = 0x635a02c2
    expect lane 3 R8 = 0x19051c12  R9 = 0x9a50d2ff
    expect lane 4 R8 = 0xfc811e89  R9 = 0x2650adc3
    expect lane 5 R8 = 0xc42d151  R9 = 0x30338337
    expect lane 6 R8 = 0x924bcc5a  R9 = 0x414ef794
    expect lane 7 R8 = 0xb5386c97  R9 = 0x2dbbb300
    expect lane 8 R8 = 0x156ad20b  R9 = 0x176e2ab7
    expect lane 9 R8 = 0xc77bc226  R9 = 0xe717b9fc
    expect lane 10 R8 = 0xb466acd  R9 = 0xcbd0490c
    expect lane 11 R8 = 0x49ddfcaa  R9 = 0xeefb94c3
    expect lane 12 R8 = 0x3449788a  R9 = 0xe45457d1
    expect lane 13 R8 = 0x2bdb53fa  R9 = 0xbb4247e7
    expect lane 14 R8 = 0x5b2f00b8  R9 = 0xcc57b35e
    expect lane 15 R8 = 0x7bcd77c  R9 = 0x9fd0ca4f
    expect lane 16 R8 = 0x3e9db29e  R9 = 0x9b96c2b2
    expect lane 17 R8 = 0xc308cc47  R9 = 0x33ef42ec
    expect lane 18 R8 = 0xfece0e75  R9 = 0xa2eec242
    expect lane 19 R8 = 0x671e9313  R9 = 0xa6ea109b
    expect lane 20 R8 = 0x924313e8  R9 = 0x81228da8
    expect lane 21 R8 = 0x27032daa  R9 = 0xb46f829a
}
texture 10 { raw 54a24903 200a0000 00400000 00000008 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16_B16_A16 UNORM, pitch 256
handle 0xa 0xa
warp 10 {
    asm "SULD.P.2D R8, [R4], 0xa"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e0b2c8b  R9 = 0x3e2210a2  R10 = 0x3e2210a2  R11 = 0x3f64ace5
    expect lane 3 R8 = 0x3f121192  R9 = 0x3f190699  R10 = 0x3f190699  R11 = 0x3eedb4ee
    expect lane 4 R8 = 0x3d8a408a  R9 = 0x3f1fd4a0  R10 = 0x3f1fd4a0  R11 = 0x3e61c4e2
    expect lane 5 R8 = 0x3eaaceab  R9 = 0x3c040084  R10 = 0x3c040084  R11 = 0x3eb8bab9
    expect lane 6 R8 = 0x3e3710b7  R9 = 0x3eccc4cd  R10 = 0x3eccc4cd  R11 = 0x3e9ad49b
    expect lane 7 R8 = 0x3eebfaec  R9 = 0x3f2440a4  R10 = 0x3f2440a4  R11 = 0x3f2a6aaa
    expect lane 8 R8 = 0x3f2748a7  R9 = 0x3f2271a2  R10 = 0x3f2271a2  R11 = 0x3f027a82
    expect lane 9 R8 = 0x3f66cce7  R9 = 0x3d6de0ee  R10 = 0x3d6de0ee  R11 = 0x3f717bf1
    expect lane 10 R8 = 0x3ec680c7  R9 = 0x3f4579c5  R10 = 0x3f4579c5  R11 = 0x3f26c3a7
    expect lane 11 R8 = 0x3ef202f2  R9 = 0x3f030083  R10 = 0x3f030083  R11 = 0x3f531fd3
    expect lane 12 R8 = 0x3ec88cc9  R9 = 0x3f748bf5  R10 = 0x3f748bf5  R11 = 0x3d1c909d
    expect lane 13 R8 = 0x3f2b12ab  R9 = 0x3f184c98  R10 = 0x3f184c98  R11 = 0x3f5fd1e0
    expect lane 14 R8 = 0x3f747af4  R9 = 0x3ec5b8c6  R10 = 0x3ec5b8c6  R11 = 0x3f2bf3ac
    expect lane 15 R8 = 0x3e8d928e  R9 = 0x3e90fa91  R10 = 0x3e90fa91  R11 = 0x3f2be7ac
    expect lane 16 R8 = 0x3f20a3a1  R9 = 0x3ed87ad8  R10 = 0x3ed87ad8  R11 = 0x3f1bfd9c
    expect lane 17 R8 = 0x3f69d6ea  R9 = 0x3f2ff3b0  R10 = 0x3f2ff3b0  R11 = 0x3f42dcc3
    expect lane 18 R8 = 0x3ea578a5  R9 = 0x3e6a88eb  R10 = 0x3e6a88eb  R11 = 0x3f7a72fa
    expect lane 19 R8 = 0x3dea90eb  R9 = 0x3f258ba6  R10 = 0x3f258ba6  R11 = 0x3e6288e3
    expect lane 20 R8 = 0x3ee086e1  R9 = 0x3eea40ea  R10 = 0x3eea40ea  R11 = 0x3f1a2c9a
    expect lane 21 R8 = 0x3d5a20da  R9 = 0x3f7807f8  R10 = 0x3f7807f8  R11 = 0x3de018e0
}
texture 11 { raw 29792483 200b0000 00400000 00000008 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16_B16_A16 SNORM, pitch 256
handle 0xb 0xb
warp 11 {
    asm "SULD.P.2D.R R8, [R4], 0xb"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
}
texture 12 { raw 58d49203 200c0000 00400000 00000008 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16_B16_A16 UINT, pitch 256
handle 0xc 0xc
warp 12 {
    asm "SULD.P.2D.RG R8, [R4], 0xc"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0xffff  R9 = 0xffff
    expect lane 2 R8 = 0xd37c  R9 = 0x8c16
    expect lane 3 R8 = 0x18cf  R9 = 0x8444
    expect lane 4 R8 = 0x72be  R9 = 0x3ec3
    expect lane 5 R8 = 0x8bdf  R9 = 0x457a
    expect lane 6 R8 = 0xeeec  R9 = 0x5cd8
    expect lane 7 R8 = 0xe73  R9 = 0x98d0
    expect lane 8 R8 = 0x682b  R9 = 0x3713
    expect lane 9 R8 = 0xd0dc  R9 = 0x278e
    expect lane 10 R8 = 0x3800  R9 = 0x24a1
    expect lane 11 R8 = 0x4a86  R9 = 0xfec1
    expect lane 12 R8 = 0x621e  R9 = 0xf7cc
    expect lane 13 R8 = 0xfc76  R9 = 0xdf8
    expect lane 14 R8 = 0xf780  R9 = 0xf955
    expect lane 15 R8 = 0xa21d  R9 = 0x27c4
    expect lane 16 R8 = 0x521a  R9 = 0xf86
    expect lane 17 R8 = 0xc423  R9 = 0xed1
    expect lane 18 R8 = 0xec99  R9 = 0x4e05
    expect lane 19 R8 = 0xeec3  R9 = 0x7371
    expect lane 20 R8 = 0x31c5  R9 = 0x2519
    expect lane 21 R8 = 0x6ff7  R9 = 0xe7d0
}
texture 13 { raw 5d3b6d83 200d0000 00400000 00000008 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16_B16_A16 SINT, pitch 256
handle 0xd 0xd
warp 13 {
    asm "SULD.P.2D R8, [R4], 0xd"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0xffffffff  R10 = 0x1  R11 = 0xffffffff
    expect lane 2 R8 = 0x3f800000  R9 = 0xffff87e9  R10 = 0x1  R11 = 0xffff96e9
    expect lane 3 R8 = 0x3f800000  R9 = 0xffffb65f  R10 = 0x1  R11 = 0xffff96a3
    expect lane 4 R8 = 0x3f800000  R9 = 0x1332  R10 = 0x1  R11 = 0x6687
    expect lane 5 R8 = 0x3f800000  R9 = 0x4246  R10 = 0x1  R11 = 0x4181
    expect lane 6 R8 = 0x3f800000  R9 = 0xffffe4aa  R10 = 0x1  R11 = 0x1d8b
    expect lane 7 R8 = 0x3f800000  R9 = 0xfffffc9f  R10 = 0x1  R11 = 0x1d05
    expect lane 8 R8 = 0x3f800000  R9 = 0xffffc1c8  R10 = 0x1  R11 = 0x8c1
    expect lane 9 R8 = 0x3f800000  R9 = 0x5792  R10 = 0x1  R11 = 0xf01
    expect lane 10 R8 = 0x3f800000  R9 = 0xffff86ae  R10 = 0x1  R11 = 0xffffd2a4
    expect lane 11 R8 = 0x3f800000  R9 = 0xffffbf47  R10 = 0x1  R11 = 0x3f31
    expect lane 12 R8 = 0x3f800000  R9 = 0x4f96  R10 = 0x1  R11 = 0xffff93df
    expect lane 13 R8 = 0x3f800000  R9 = 0x609d  R10 = 0x1  R11 = 0xffffc3ec
    expect lane 14 R8 = 0x3f800000  R9 = 0xffffa63a  R10 = 0x1  R11 = 0xffffd835
    expect lane 15 R8 = 0x3f800000  R9 = 0x3985  R10 = 0x1  R11 = 0xffff9365
    expect lane 16 R8 = 0x3f800000  R9 = 0x1ddd  R10 = 0x1  R11 = 0x443
    expect lane 17 R8 = 0x3f800000  R9 = 0x1492  R10 = 0x1  R11 = 0xffffed1d
    expect lane 18 R8 = 0x3f800000  R9 = 0xffff91b6  R10 = 0x1  R11 = 0xffff950d
    expect lane 19 R8 = 0x3f800000  R9 = 0x64fc  R10 = 0x1  R11 = 0x5733
    expect lane 20 R8 = 0x3f800000  R9 = 0x822  R10 = 0x1  R11 = 0x2492
    expect lane 21 R8 = 0x3f800000  R9 = 0x68d9  R10 = 0x1  R11 = 0xffff949b
}
texture 14 { raw 3df7ff83 200e0000 00400000 00000008 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16_B16_A16 FLOAT, pitch 256
handle 0xe 0xe
warp 14 {
    word 0xeb0a00e600670408
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x1
    expect lane 1 R8 = 0x3f800000  R9 = 0x1
    expect lane 2 R8 = 0x3f800000  R9 = 0x1
    expect lane 3 R8 = 0x3f800000  R9 = 0x1
    expect lane 4 R8 = 0x3f800000  R9 = 0x1
    expect lane 5 R8 = 0x3f800000  R9 = 0x1
    expect lane 6 R8 = 0x3f800000  R9 = 0x1
    expect lane 7 R8 = 0x3f800000  R9 = 0x1
    expect lane 8 R8 = 0x3f800000  R9 = 0x1
    expect lane 9 R8 = 0x3f800000  R9 = 0x1
    expect lane 10 R8 = 0x3f800000  R9 = 0x1
    expect lane 11 R8 = 0x3f800000  R9 = 0x1
    expect lane 12 R8 = 0x3f800000  R9 = 0x1
    expect lane 13 R8 = 0x3f800000  R9 = 0x1
    expect lane 14 R8 = 0x3f800000  R9 = 0x1
    expect lane 15 R8 = 0x3f800000  R9 = 0x1
    expect lane 16 R8 = 0x3f800000  R9 = 0x1
    expect lane 17 R8 = 0x3f800000  R9 = 0x1
    expect lane 18 R8 = 0x3f800000  R9 = 0x1
    expect lane 19 R8 = 0x3f800000  R9 = 0x1
    expect lane 20 R8 = 0x3f800000  R9 = 0x1
    expect lane 21 R8 = 0x3f800000  R9 = 0x1
}
texture 15 { raw 58d24904 200f0000 00400000 00000008 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32 UNORM, pitch 256
handle 0xf 0xf
warp 15 {
    asm "SULD.P.2D R8, [R4], 0xf"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3f048cb1  R9 = 0x3f6ce639  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f57a138  R9 = 0x3f1bf1e1  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3e14f6f9  R9 = 0x3f66b564  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3e8b8520  R9 = 0x3d194a07  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3e916e49  R9 = 0x3f1c2632  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x3ea816a0  R9 = 0x3f790351  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3ee75ade  R9 = 0x3f2bfd8a  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3ee0dbdc  R9 = 0x3f051bb0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3e1c0677  R9 = 0x3ed531e2  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x3dcbf2a1  R9 = 0x3d9fe8f2  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x3f1164cc  R9 = 0x3f15fd81  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x3e6975b1  R9 = 0x3e9f642a  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x3eb0b1a9  R9 = 0x3f3e6b27  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x3f7e2637  R9 = 0x3f064a1e  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x3f188178  R9 = 0x3f0c8e8d  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x3e423cae  R9 = 0x3ef17d1b  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3de61718  R9 = 0x3e838753  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x3e89945f  R9 = 0x3f766b8c  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x3e46ee5b  R9 = 0x3e2e40d4  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x3f08ee7a  R9 = 0x3ea62e96  R10 = 0x0  R11 = 0x0
}
texture 16 { raw 7fe12484 20100000 00400000 00000008 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32 SNORM, pitch 256
handle 0x10 0x10
warp 16 {
    asm "SULD.P.2D.R R8, [R4], 0x10"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
}
texture 17 { raw 053c9204 20110000 00400000 00000008 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32 UINT, pitch 256
handle 0x11 0x11
warp 17 {
    asm "SULD.P.2D.RG R8, [R4], 0x11"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0
    expect lane 2 R8 = 0x3f800000  R9 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0
    expect lane 4 R8 = 0x3f800000  R9 = 0x0
    expect lane 5 R8 = 0x3f800000  R9 = 0x0
    expect lane 6 R8 = 0x3f800000  R9 = 0x0
    expect lane 7 R8 = 0x3f800000  R9 = 0x0
    expect lane 8 R8 = 0x3f800000  R9 = 0x0
    expect lane 9 R8 = 0x3f800000  R9 = 0x0
    expect lane 10 R8 = 0x3f800000  R9 = 0x0
    expect lane 11 R8 = 0x3f800000  R9 = 0x0
    expect lane 12 R8 = 0x3f800000  R9 = 0x0
    expect lane 13 R8 = 0x3f800000  R9 = 0x0
    expect lane 14 R8 = 0x3f800000  R9 = 0x0
    expect lane 15 R8 = 0x3f800000  R9 = 0x0
    expect lane 16 R8 = 0x3f800000  R9 = 0x0
    expect lane 17 R8 = 0x3f800000  R9 = 0x0
    expect lane 18 R8 = 0x3f800000  R9 = 0x0
    expect lane 19 R8 = 0x3f800000  R9 = 0x0
    expect lane 20 R8 = 0x3f800000  R9 = 0x0
    expect lane 21 R8 = 0x3f800000  R9 = 0x0
}
texture 18 { raw 58d36d84 20120000 00400000 00000008 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32 SINT, pitch 256
handle 0x12 0x12
warp 18 {
    asm "SULD.P.2D R8, [R4], 0x12"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xffffffff  R9 = 0xffffffff  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0xfbf0a4b9  R9 = 0x89ac9d56  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0xad366c9  R9 = 0xb78bd282  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x1eecad8b  R9 = 0x15f0ccdb  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x90e17f9e  R9 = 0xd623b4ac  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x9eca1f98  R9 = 0x4c2ec44b  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x77aef2e9  R9 = 0x98b27ffd  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x864cf092  R9 = 0xc06b635  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3ec6536e  R9 = 0x3b0aa33d  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x99525a3c  R9 = 0xf1c2d9bc  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0xe4f56ca6  R9 = 0x2ede40fc  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x3da2f853  R9 = 0xac82250b  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0xdc2a0f3d  R9 = 0x74eac086  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x8b190f69  R9 = 0x8abec0f9  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0xb5153faf  R9 = 0xa6d650bf  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x3f1f4f2  R9 = 0x49126a2b  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0xfa1d599d  R9 = 0x45a963e6  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0xb5fc56b  R9 = 0x141a11dc  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0xc214af39  R9 = 0xd487c8c6  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0xd6945b58  R9 = 0x55a9e338  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0xc4854390  R9 = 0x4581f904  R10 = 0x0  R11 = 0x0
}
texture 19 { raw 0f97ff84 20130000 00400000 00000008 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32_G32 FLOAT, pitch 256
handle 0x13 0x13
warp 19 {
    asm "SULD.P.2D.RG R8, [R4], 0x13"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x1
    expect lane 1 R8 = 0xffffffff  R9 = 0x1
    expect lane 2 R8 = 0x6b90954d  R9 = 0x1
    expect lane 3 R8 = 0xaa19478f  R9 = 0x1
    expect lane 4 R8 = 0xcfaa53af  R9 = 0x1
    expect lane 5 R8 = 0x2a0161e9  R9 = 0x1
    expect lane 6 R8 = 0x22aa9b03  R9 = 0x1
    expect lane 7 R8 = 0xddb588c5  R9 = 0x1
    expect lane 8 R8 = 0xe78ce21  R9 = 0x1
    expect lane 9 R8 = 0xc340cec9  R9 = 0x1
    expect lane 10 R8 = 0x1224ff02  R9 = 0x1
    expect lane 11 R8 = 0xbcf1a7f9  R9 = 0x1
    expect lane 12 R8 = 0x493a0dd8  R9 = 0x1
    expect lane 13 R8 = 0x806e96cf  R9 = 0x1
    expect lane 14 R8 = 0xa167feec  R9 = 0x1
    expect lane 15 R8 = 0xafd7a430  R9 = 0x1
    expect lane 16 R8 = 0x9a4bdf10  R9 = 0x1
    expect lane 17 R8 = 0xffdadc11  R9 = 0x1
    expect lane 18 R8 = 0x8c89c4c0  R9 = 0x1
    expect lane 19 R8 = 0xa44ed3c8  R9 = 0x1
    expect lane 20 R8 = 0x116f9c99  R9 = 0x1
    expect lane 21 R8 = 0x7d1e4cd  R9 = 0x1
}
texture 20 { raw 6f9a4907 20140000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, X8B8G8R8 UNORM, pitch 128
handle 0x14 0x14
warp 20 {
    asm "SULD.P.2D R8, [R4], 0x14"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 1 R8 = 0x3f800000  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 2 R8 = 0x3f048485  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 3 R8 = 0x3eececed  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 4 R8 = 0x3f23a3a4  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 5 R8 = 0x3f37b7b8  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 6 R8 = 0x3e3cbcbd  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 7 R8 = 0x3f5dddde  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 8 R8 = 0x3ed6d6d7  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 9 R8 = 0x3db0b0b1  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 10 R8 = 0x3f6ceced  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 11 R8 = 0x3f6ceced  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 12 R8 = 0x3df0f0f1  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 13 R8 = 0x3e24a4a5  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 14 R8 = 0x3f3ababb  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 15 R8 = 0x3f179798  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 16 R8 = 0x3f39b9ba  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 17 R8 = 0x3b808081  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 18 R8 = 0x3f46c6c7  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 19 R8 = 0x3dc0c0c1  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 20 R8 = 0x3f1f9fa0  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
    expect lane 21 R8 = 0x3e48c8c9  R9 = 0x1  R10 = 0x3f800000  R11 = 0x1
}
texture 21 { raw 58d12487 20150000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, X8B8G8R8 SNORM, pitch 128
handle 0x15 0x15
warp 21 {
    asm "SULD.P.2D.R R8, [R4], 0x15"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0xbc010204
    expect lane 2 R8 = 0x3e3972e6
    expect lane 3 R8 = 0x3da14285
    expect lane 4 R8 = 0x3f77efe0
    expect lane 5 R8 = 0x3f0f1e3c
    expect lane 6 R8 = 0x3e2952a5
    expect lane 7 R8 = 0xbe2952a5
    expect lane 8 R8 = 0xbf7bf7f0
    expect lane 9 R8 = 0xbed5ab57
    expect lane 10 R8 = 0x3d61c387
    expect lane 11 R8 = 0xbea952a5
    expect lane 12 R8 = 0x3f55ab57
    expect lane 13 R8 = 0x3e61c387
    expect lane 14 R8 = 0x3ef5ebd8
    expect lane 15 R8 = 0x3f7bf7f0
    expect lane 16 R8 = 0xbf0f1e3c
    expect lane 17 R8 = 0xbf214285
    expect lane 18 R8 = 0xbead5ab5
    expect lane 19 R8 = 0x3f1f3e7d
    expect lane 20 R8 = 0xbf254a95
    expect lane 21 R8 = 0x3ebd7af6
}
texture 22 { raw 77849207 20160000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, X8B8G8R8 UINT, pitch 128
handle 0x16 0x16
warp 22 {
    asm "SULD.P.2D.RG R8, [R4], 0x16"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x1
    expect lane 2 R8 = 0x0  R9 = 0x1
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0x0  R9 = 0x1
    expect lane 5 R8 = 0x0  R9 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x1
    expect lane 7 R8 = 0x0  R9 = 0x1
    expect lane 8 R8 = 0x0  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0x1
    expect lane 10 R8 = 0x0  R9 = 0x1
    expect lane 11 R8 = 0x0  R9 = 0x1
    expect lane 12 R8 = 0x0  R9 = 0x1
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0x0  R9 = 0x1
    expect lane 15 R8 = 0x0  R9 = 0x1
    expect lane 16 R8 = 0x0  R9 = 0x1
    expect lane 17 R8 = 0x0  R9 = 0x1
    expect lane 18 R8 = 0x0  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0x1
    expect lane 20 R8 = 0x0  R9 = 0x1
    expect lane 21 R8 = 0x0  R9 = 0x1
}
texture 23 { raw 67db6d87 20170000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, X8B8G8R8 SINT, pitch 128
handle 0x17 0x17
warp 23 {
    asm "SULD.P.2D R8, [R4], 0x17"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 1 R8 = 0xffffffff  R9 = 0x3f800000  R10 = 0xffffffff  R11 = 0x1
    expect lane 2 R8 = 0x13  R9 = 0x3f800000  R10 = 0x13  R11 = 0x1
    expect lane 3 R8 = 0x8  R9 = 0x3f800000  R10 = 0x8  R11 = 0x1
    expect lane 4 R8 = 0xffffffd3  R9 = 0x3f800000  R10 = 0xffffffd3  R11 = 0x1
    expect lane 5 R8 = 0xfffffffc  R9 = 0x3f800000  R10 = 0xfffffffc  R11 = 0x1
    expect lane 6 R8 = 0x2e  R9 = 0x3f800000  R10 = 0x2e  R11 = 0x1
    expect lane 7 R8 = 0x1d  R9 = 0x3f800000  R10 = 0x1d  R11 = 0x1
    expect lane 8 R8 = 0xffffffb4  R9 = 0x3f800000  R10 = 0xffffffb4  R11 = 0x1
    expect lane 9 R8 = 0x15  R9 = 0x3f800000  R10 = 0x15  R11 = 0x1
    expect lane 10 R8 = 0x24  R9 = 0x3f800000  R10 = 0x24  R11 = 0x1
    expect lane 11 R8 = 0xffffff9b  R9 = 0x3f800000  R10 = 0xffffff9b  R11 = 0x1
    expect lane 12 R8 = 0x26  R9 = 0x3f800000  R10 = 0x26  R11 = 0x1
    expect lane 13 R8 = 0xffffffda  R9 = 0x3f800000  R10 = 0xffffffda  R11 = 0x1
    expect lane 14 R8 = 0x4f  R9 = 0x3f800000  R10 = 0x4f  R11 = 0x1
    expect lane 15 R8 = 0x73  R9 = 0x3f800000  R10 = 0x73  R11 = 0x1
    expect lane 16 R8 = 0xffffffb1  R9 = 0x3f800000  R10 = 0xffffffb1  R11 = 0x1
    expect lane 17 R8 = 0xffffffa3  R9 = 0x3f800000  R10 = 0xffffffa3  R11 = 0x1
    expect lane 18 R8 = 0x35  R9 = 0x3f800000  R10 = 0x35  R11 = 0x1
    expect lane 19 R8 = 0x7b  R9 = 0x3f800000  R10 = 0x7b  R11 = 0x1
    expect lane 20 R8 = 0x3e  R9 = 0x3f800000  R10 = 0x3e  R11 = 0x1
    expect lane 21 R8 = 0xffffffb3  R9 = 0x3f800000  R10 = 0xffffffb3  R11 = 0x1
}
texture 24 { raw 58d24908 20180000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A8B8G8R8 UNORM, pitch 128
handle 0x18 0x18
warp 24 {
    asm "SULD.P.2D.RG R8, [R4], 0x18"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000
    expect lane 2 R8 = 0x3e50d0d1  R9 = 0x3ee0e0e1
    expect lane 3 R8 = 0x3e44c4c5  R9 = 0x3ebababb
    expect lane 4 R8 = 0x3ed8d8d9  R9 = 0x3ee2e2e3
    expect lane 5 R8 = 0x3f2cacad  R9 = 0x3eacacad
    expect lane 6 R8 = 0x3e50d0d1  R9 = 0x3f55d5d6
    expect lane 7 R8 = 0x3f39b9ba  R9 = 0x3f73f3f4
    expect lane 8 R8 = 0x3f1a9a9b  R9 = 0x3f34b4b5
    expect lane 9 R8 = 0x3e149495  R9 = 0x3f65e5e6
    expect lane 10 R8 = 0x3e58d8d9  R9 = 0x3f4dcdce
    expect lane 11 R8 = 0x3f6aeaeb  R9 = 0x3e969697
    expect lane 12 R8 = 0x3ec2c2c3  R9 = 0x3f139394
    expect lane 13 R8 = 0x3eeeeeef  R9 = 0x3f2fafb0
    expect lane 14 R8 = 0x3ec0c0c1  R9 = 0x3e2cacad
    expect lane 15 R8 = 0x3f40c0c1  R9 = 0x3efcfcfd
    expect lane 16 R8 = 0x3e1c9c9d  R9 = 0x3f26a6a7
    expect lane 17 R8 = 0x3f73f3f4  R9 = 0x3f7cfcfd
    expect lane 18 R8 = 0x3e38b8b9  R9 = 0x3df8f8f9
    expect lane 19 R8 = 0x3ecccccd  R9 = 0x3f4dcdce
    expect lane 20 R8 = 0x3ec8c8c9  R9 = 0x3ca0a0a1
    expect lane 21 R8 = 0x3f169697  R9 = 0x3c808081
}
texture 25 { raw 07e12488 20190000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A8B8G8R8 SNORM, pitch 128
handle 0x19 0x19
warp 25 {
    asm "SULD.P.2D R8, [R4], 0x19"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xbc010204  R9 = 0x3f800000  R10 = 0xbc010204  R11 = 0x0
    expect lane 2 R8 = 0x3ea952a5  R9 = 0x3f800000  R10 = 0xbf23468d  R11 = 0x0
    expect lane 3 R8 = 0x3e9d3a75  R9 = 0x3f800000  R10 = 0x3ead5ab5  R11 = 0x0
    expect lane 4 R8 = 0xbf3366ce  R9 = 0x3f800000  R10 = 0x3e952a55  R11 = 0x0
    expect lane 5 R8 = 0xbdf1e3c8  R9 = 0x3f800000  R10 = 0x3e2952a5  R11 = 0x0
    expect lane 6 R8 = 0x3f1d3a75  R9 = 0x3f800000  R10 = 0xbf2f5ebd  R11 = 0x0
    expect lane 7 R8 = 0x3e3162c6  R9 = 0x3f800000  R10 = 0xbf55ab57  R11 = 0x0
    expect lane 8 R8 = 0xbf69d3a7  R9 = 0x3f800000  R10 = 0xbf1b366d  R11 = 0x0
    expect lane 9 R8 = 0x3dd1a347  R9 = 0x3f800000  R10 = 0x3e69d3a7  R11 = 0x0
    expect lane 10 R8 = 0xbd912245  R9 = 0x3f800000  R10 = 0x3f3162c6  R11 = 0x0
    expect lane 11 R8 = 0xbf070e1c  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
    expect lane 12 R8 = 0x3e3162c6  R9 = 0x3f800000  R10 = 0xbc810204  R11 = 0x0
    expect lane 13 R8 = 0xbf67cf9f  R9 = 0x3f800000  R10 = 0x3e952a55  R11 = 0x0
    expect lane 14 R8 = 0xbf376ede  R9 = 0x3f800000  R10 = 0xbf6fdfbf  R11 = 0x0
    expect lane 15 R8 = 0xbf53a74f  R9 = 0x3f800000  R10 = 0xbee9d3a7  R11 = 0x0
    expect lane 16 R8 = 0x3f4b972e  R9 = 0x3f800000  R10 = 0xbf499326  R11 = 0x0
    expect lane 17 R8 = 0x3f3b76ee  R9 = 0x3f800000  R10 = 0xbf2f5ebd  R11 = 0x0
    expect lane 18 R8 = 0xbf010204  R9 = 0x3f800000  R10 = 0xbd810204  R11 = 0x0
    expect lane 19 R8 = 0x3e091224  R9 = 0x3f800000  R10 = 0xbe952a55  R11 = 0x0
    expect lane 20 R8 = 0x3f0f1e3c  R9 = 0x3f800000  R10 = 0x3d010204  R11 = 0x0
    expect lane 21 R8 = 0x3f010204  R9 = 0x3f800000  R10 = 0xbe71e3c8  R11 = 0x0
}
texture 26 { raw 20849208 201a0000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A8B8G8R8 UINT, pitch 128
handle 0x1a 0x1a
warp 26 {
    asm "SULD.P.2D.R R8, [R4], 0x1a"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
}
texture 27 { raw 58d36d88 201b0000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A8B8G8R8 SINT, pitch 128
handle 0x1b 0x1b
warp 27 {
    asm "SULD.P.2D.RG R8, [R4], 0x1b"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0xffffffff  R9 = 0xffffffff
    expect lane 2 R8 = 0x29  R9 = 0x47
    expect lane 3 R8 = 0x55  R9 = 0xffffffbb
    expect lane 4 R8 = 0x5e  R9 = 0xffffffae
    expect lane 5 R8 = 0x2c  R9 = 0xffffffff
    expect lane 6 R8 = 0xffffffec  R9 = 0xfffffff5
    expect lane 7 R8 = 0x1f  R9 = 0x60
    expect lane 8 R8 = 0x5b  R9 = 0xffffffe7
    expect lane 9 R8 = 0x2f  R9 = 0x64
    expect lane 10 R8 = 0xffffff9e  R9 = 0x0
    expect lane 11 R8 = 0x6b  R9 = 0x52
    expect lane 12 R8 = 0x61  R9 = 0x5c
    expect lane 13 R8 = 0xfffffff3  R9 = 0x34
    expect lane 14 R8 = 0xffffffa2  R9 = 0x11
    expect lane 15 R8 = 0xffffffc0  R9 = 0xffffffd8
    expect lane 16 R8 = 0xffffffe6  R9 = 0x2c
    expect lane 17 R8 = 0xfffffff2  R9 = 0x54
    expect lane 18 R8 = 0xffffffbf  R9 = 0xe
    expect lane 19 R8 = 0x3e  R9 = 0xffffffaf
    expect lane 20 R8 = 0xffffffcf  R9 = 0xffffffd9
    expect lane 21 R8 = 0xfffffff7  R9 = 0xffffff9d
}
texture 28 { raw 06ea4909 201c0000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A2B10G10R10 UNORM, pitch 128
handle 0x1c 0x1c
warp 28 {
    asm "SULD.P.2D R8, [R4], 0x1c"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x3e912449  R10 = 0x3e912449  R11 = 0x0
    expect lane 3 R8 = 0x3f2aaaab  R9 = 0x3e7c3f10  R10 = 0x3e7c3f10  R11 = 0x0
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f32acab  R10 = 0x3f32acab  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x3d282a0b  R10 = 0x3d282a0b  R11 = 0x0
    expect lane 6 R8 = 0x3f2aaaab  R9 = 0x3eb4ad2b  R10 = 0x3eb4ad2b  R11 = 0x0
    expect lane 7 R8 = 0x3f800000  R9 = 0x3e65394e  R10 = 0x3e65394e  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x3f4d735d  R10 = 0x3f4d735d  R11 = 0x0
    expect lane 9 R8 = 0x3f2aaaab  R9 = 0x3e9aa6aa  R10 = 0x3e9aa6aa  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x3f0be2f9  R10 = 0x3f0be2f9  R11 = 0x0
    expect lane 11 R8 = 0x3f2aaaab  R9 = 0x3d902409  R10 = 0x3d902409  R11 = 0x0
    expect lane 12 R8 = 0x3eaaaaab  R9 = 0x3c60380e  R10 = 0x3c60380e  R11 = 0x0
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0x3e60380e  R10 = 0x3e60380e  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x3f7e3f90  R10 = 0x3f7e3f90  R11 = 0x0
    expect lane 15 R8 = 0x3f800000  R9 = 0x3ed5b56d  R10 = 0x3ed5b56d  R11 = 0x0
    expect lane 16 R8 = 0x3eaaaaab  R9 = 0x3ec5314c  R10 = 0x3ec5314c  R11 = 0x0
    expect lane 17 R8 = 0x3f2aaaab  R9 = 0x3f1d274a  R10 = 0x3f1d274a  R11 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x3e683a0f  R10 = 0x3e683a0f  R11 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x3f5c370e  R10 = 0x3f5c370e  R11 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x3e18260a  R10 = 0x3e18260a  R11 = 0x0
    expect lane 21 R8 = 0x3eaaaaab  R9 = 0x3f296a5b  R10 = 0x3f296a5b  R11 = 0x0
}
texture 29 { raw 21d12489 201d0000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A2B10G10R10 SNORM, pitch 128
handle 0x1d 0x1d
warp 29 {
    asm "SULD.P.2D.RG R8, [R4], 0x1d"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x3f800000
    expect lane 1 R8 = 0xbb004020  R9 = 0x3f800000
    expect lane 2 R8 = 0x3efd7ebf  R9 = 0x3f800000
    expect lane 3 R8 = 0xbef379bd  R9 = 0x3f800000
    expect lane 4 R8 = 0x3cb0582c  R9 = 0x3f800000
    expect lane 5 R8 = 0xbecc6633  R9 = 0x3f800000
    expect lane 6 R8 = 0x3dd06834  R9 = 0x3f800000
    expect lane 7 R8 = 0xbe66733a  R9 = 0x3f800000
    expect lane 8 R8 = 0xbe024121  R9 = 0x3f800000
    expect lane 9 R8 = 0x3f40e070  R9 = 0x3f800000
    expect lane 10 R8 = 0xbeed76bb  R9 = 0x3f800000
    expect lane 11 R8 = 0x3d844221  R9 = 0x3f800000
    expect lane 12 R8 = 0x3eca6533  R9 = 0x3f800000
    expect lane 13 R8 = 0x3e8944a2  R9 = 0x3f800000
    expect lane 14 R8 = 0xbf586c36  R9 = 0x3f800000
    expect lane 15 R8 = 0xbf596cb6  R9 = 0x3f800000
    expect lane 16 R8 = 0x3da05028  R9 = 0x3f800000
    expect lane 17 R8 = 0x3f59ecf6  R9 = 0x3f800000
    expect lane 18 R8 = 0x3dc46231  R9 = 0x3f800000
    expect lane 19 R8 = 0x3ed86c36  R9 = 0x3f800000
    expect lane 20 R8 = 0xbc004020  R9 = 0x3f800000
    expect lane 21 R8 = 0x3ec562b1  R9 = 0x3f800000
}
texture 30 { raw 58d49209 201e0000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A2B10G10R10 UINT, pitch 128
handle 0x1e 0x1e
warp 30 {
    asm "SULD.P.2D R8, [R4], 0x1e"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3ff  R9 = 0x3ff  R10 = 0x3ff  R11 = 0x3
    expect lane 2 R8 = 0x214  R9 = 0x55  R10 = 0x3dd  R11 = 0x0
    expect lane 3 R8 = 0xf2  R9 = 0x272  R10 = 0x373  R11 = 0x3
    expect lane 4 R8 = 0x24c  R9 = 0x225  R10 = 0x3b8  R11 = 0x1
    expect lane 5 R8 = 0x216  R9 = 0x19c  R10 = 0x317  R11 = 0x2
    expect lane 6 R8 = 0x1d3  R9 = 0x3b7  R10 = 0x19a  R11 = 0x2
    expect lane 7 R8 = 0x5f  R9 = 0x3d1  R10 = 0x88  R11 = 0x0
    expect lane 8 R8 = 0x2c1  R9 = 0x169  R10 = 0x1e4  R11 = 0x1
    expect lane 9 R8 = 0x23f  R9 = 0xaa  R10 = 0x1f  R11 = 0x3
    expect lane 10 R8 = 0x9e  R9 = 0x31b  R10 = 0x2dc  R11 = 0x1
    expect lane 11 R8 = 0xa3  R9 = 0x1f3  R10 = 0x6f  R11 = 0x1
    expect lane 12 R8 = 0x307  R9 = 0x2be  R10 = 0x1b3  R11 = 0x1
    expect lane 13 R8 = 0x188  R9 = 0x18c  R10 = 0x6c  R11 = 0x3
    expect lane 14 R8 = 0x2ce  R9 = 0x108  R10 = 0x2b7  R11 = 0x3
    expect lane 15 R8 = 0x244  R9 = 0xad  R10 = 0x39c  R11 = 0x0
    expect lane 16 R8 = 0x233  R9 = 0x1d6  R10 = 0x28b  R11 = 0x1
    expect lane 17 R8 = 0x30e  R9 = 0xc8  R10 = 0x316  R11 = 0x0
    expect lane 18 R8 = 0x21b  R9 = 0x81  R10 = 0x347  R11 = 0x2
    expect lane 19 R8 = 0x11a  R9 = 0x113  R10 = 0x29c  R11 = 0x1
    expect lane 20 R8 = 0x2e6  R9 = 0x235  R10 = 0x69  R11 = 0x0
    expect lane 21 R8 = 0x322  R9 = 0x230  R10 = 0x342  R11 = 0x3
}
texture 31 { raw 51036d89 201f0000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A2B10G10R10 SINT, pitch 128
handle 0x1f 0x1f
warp 31 {
    asm "SULD.P.2D.R R8, [R4], 0x1f"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
}
texture 32 { raw 64da490c 20200000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16 UNORM, pitch 128
handle 0x20 0x20
warp 32 {
    asm "SULD.P.2D.RG R8, [R4], 0x20"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000
    expect lane 2 R8 = 0x3f5758d7  R9 = 0x3f5758d7
    expect lane 3 R8 = 0x3f4109c1  R9 = 0x3f4109c1
    expect lane 4 R8 = 0x3e3320b3  R9 = 0x3e3320b3
    expect lane 5 R8 = 0x3ed388d4  R9 = 0x3ed388d4
    expect lane 6 R8 = 0x3f5038d0  R9 = 0x3f5038d0
    expect lane 7 R8 = 0x3f3913b9  R9 = 0x3f3913b9
    expect lane 8 R8 = 0x3efc84fd  R9 = 0x3efc84fd
    expect lane 9 R8 = 0x3f4e78ce  R9 = 0x3f4e78ce
    expect lane 10 R8 = 0x3f0dc18e  R9 = 0x3f0dc18e
    expect lane 11 R8 = 0x3efeb2ff  R9 = 0x3efeb2ff
    expect lane 12 R8 = 0x3de880e9  R9 = 0x3de880e9
    expect lane 13 R8 = 0x3e816281  R9 = 0x3e816281
    expect lane 14 R8 = 0x3e80ac81  R9 = 0x3e80ac81
    expect lane 15 R8 = 0x3f5f78df  R9 = 0x3f5f78df
    expect lane 16 R8 = 0x3e3d58bd  R9 = 0x3e3d58bd
    expect lane 17 R8 = 0x3f2efbaf  R9 = 0x3f2efbaf
    expect lane 18 R8 = 0x3dadd8ae  R9 = 0x3dadd8ae
    expect lane 19 R8 = 0x3f43cdc4  R9 = 0x3f43cdc4
    expect lane 20 R8 = 0x3f214ba1  R9 = 0x3f214ba1
    expect lane 21 R8 = 0x3d8c608c  R9 = 0x3d8c608c
}
texture 33 { raw 58d1248c 20210000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16 SNORM, pitch 128
handle 0x21 0x21
warp 33 {
    asm "SULD.P.2D R8, [R4], 0x21"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xb8000100  R9 = 0xb8000100  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3ec8b191  R9 = 0x3f348569  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0xbe8af516  R9 = 0xbe038907  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0xbe34c96a  R9 = 0x3ec3c188  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0xbd66e1ce  R9 = 0x3f5ab1b5  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3eba5575  R9 = 0xbe817903  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0xbf181330  R9 = 0x3f197f33  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3ed221a4  R9 = 0xbd8cb119  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3eaea55d  R9 = 0x3f4b9f97  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0xbec6118c  R9 = 0x3eb28965  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0xbe90e522  R9 = 0x3f6071c1  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0xbcfb81f7  R9 = 0x3f6583cb  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x3e85f90c  R9 = 0x3f77afef  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0xbefde9fc  R9 = 0x3f60a1c1  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x3e8c2518  R9 = 0xbf637bc7  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x3e3fa97f  R9 = 0x3edabdb5  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x3ef019e0  R9 = 0x3e841508  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3f224f45  R9 = 0x3f18bb31  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0xbea98153  R9 = 0x3ec6558d  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x3f4d019a  R9 = 0xbf4ae996  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0xbcd1c1a4  R9 = 0x3e6181c3  R10 = 0x0  R11 = 0x0
}
texture 34 { raw 39fc920c 20220000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16 UINT, pitch 128
handle 0x22 0x22
warp 34 {
    word 0xeb0a022600470408
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
}
texture 35 { raw 40e36d8c 20230000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16 SINT, pitch 128
handle 0x23 0x23
warp 35 {
    asm "SULD.P.2D R8, [R4], 0x23"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0xffffffff  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x5bc  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0xffffe3d9  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x757  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0xffffde28  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0xffffe432  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x9d9  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x491  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x324b  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0xffffff2d  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0xffffbde4  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x33ef  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x4ea6  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x5278  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0xffffabdd  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0xffffe0e1  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0xffffe06b  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x68d1  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x380a  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0xffffdd5e  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x5dd5  R10 = 0x0  R11 = 0x0
}
texture 36 { raw 58d7ff8c 20240000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16_G16 FLOAT, pitch 128
handle 0x24 0x24
warp 36 {
    asm "SULD.P.2D.R R8, [R4], 0x24"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0xffffe000
    expect lane 2 R8 = 0x41a86000
    expect lane 3 R8 = 0xc6f08000
    expect lane 4 R8 = 0xc2124000
    expect lane 5 R8 = 0x3b248000
    expect lane 6 R8 = 0x40624000
    expect lane 7 R8 = 0xb6be0000
    expect lane 8 R8 = 0xbfe80000
    expect lane 9 R8 = 0xc14da000
    expect lane 10 R8 = 0x474ee000
    expect lane 11 R8 = 0xbf8d0000
    expect lane 12 R8 = 0x46f0a000
    expect lane 13 R8 = 0xb872c000
    expect lane 14 R8 = 0x3e3a6000
    expect lane 15 R8 = 0xb831c000
    expect lane 16 R8 = 0xc54ee000
    expect lane 17 R8 = 0x3e4e2000
    expect lane 18 R8 = 0x3a47c000
    expect lane 19 R8 = 0x3c28c000
    expect lane 20 R8 = 0xc0c66000
    expect lane 21 R8 = 0x44c9e000
}
texture 37 { raw 5982490f 20250000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32 UNORM, pitch 128
handle 0x25 0x25
warp 37 {
    asm "SULD.P.2D.RG R8, [R4], 0x25"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x1
    expect lane 2 R8 = 0x0  R9 = 0x1
    expect lane 3 R8 = 0x0  R9 = 0x1
    expect lane 4 R8 = 0x0  R9 = 0x1
    expect lane 5 R8 = 0x0  R9 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x1
    expect lane 7 R8 = 0x0  R9 = 0x1
    expect lane 8 R8 = 0x0  R9 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0x1
    expect lane 10 R8 = 0x0  R9 = 0x1
    expect lane 11 R8 = 0x0  R9 = 0x1
    expect lane 12 R8 = 0x0  R9 = 0x1
    expect lane 13 R8 = 0x0  R9 = 0x1
    expect lane 14 R8 = 0x0  R9 = 0x1
    expect lane 15 R8 = 0x0  R9 = 0x1
    expect lane 16 R8 = 0x0  R9 = 0x1
    expect lane 17 R8 = 0x0  R9 = 0x1
    expect lane 18 R8 = 0x0  R9 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0x1
    expect lane 20 R8 = 0x0  R9 = 0x1
    expect lane 21 R8 = 0x0  R9 = 0x1
}
texture 38 { raw 4799248f 20260000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32 SNORM, pitch 128
handle 0x26 0x26
warp 38 {
    asm "SULD.P.2D R8, [R4], 0x26"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x0
}
texture 39 { raw 58d4920f 20270000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32 UINT, pitch 128
handle 0x27 0x27
warp 39 {
    word 0xeb0a027600a70408
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0
}
texture 40 { raw 79836d8f 20280000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32 SINT, pitch 128
handle 0x28 0x28
warp 40 {
    asm "SULD.P.2D R8, [R4], 0x28"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 4 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 5 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 6 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 7 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 9 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 11 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 12 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 13 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 14 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 15 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 16 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 17 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 19 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 20 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
    expect lane 21 R8 = 0x0  R9 = 0x1  R10 = 0x0  R11 = 0x3f800000
}
texture 41 { raw 09dfff8f 20290000 00400000 00000004 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R32 FLOAT, pitch 128
handle 0x29 0x29
warp 41 {
    asm "SULD.P.2D.R R8, [R4], 0x29"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
}
texture 42 { raw 58d24912 202a0000 00400000 00000002 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A4B4G4R4 UNORM, pitch 64
handle 0x2a 0x2a
warp 42 {
    asm "SULD.P.2D.RG R8, [R4], 0x2a"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3e4ccccd
    expect lane 3 R8 = 0x3d888889  R9 = 0x0
    expect lane 4 R8 = 0x3ecccccd  R9 = 0x3ecccccd
    expect lane 5 R8 = 0x3f800000  R9 = 0x3ecccccd
    expect lane 6 R8 = 0x3f19999a  R9 = 0x3f6eeeef
    expect lane 7 R8 = 0x3e088889  R9 = 0x3e888889
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f4ccccd
    expect lane 9 R8 = 0x3ecccccd  R9 = 0x3e888889
    expect lane 10 R8 = 0x3e088889  R9 = 0x3f4ccccd
    expect lane 11 R8 = 0x0  R9 = 0x3f5dddde
    expect lane 12 R8 = 0x3d888889  R9 = 0x0
    expect lane 13 R8 = 0x3f6eeeef  R9 = 0x3f2aaaab
    expect lane 14 R8 = 0x3eeeeeef  R9 = 0x3ecccccd
    expect lane 15 R8 = 0x3f088889  R9 = 0x3f2aaaab
    expect lane 16 R8 = 0x3f3bbbbc  R9 = 0x3f800000
    expect lane 17 R8 = 0x3ecccccd  R9 = 0x3e088889
    expect lane 18 R8 = 0x3f800000  R9 = 0x0
    expect lane 19 R8 = 0x3f2aaaab  R9 = 0x3f19999a
    expect lane 20 R8 = 0x3f088889  R9 = 0x3ecccccd
    expect lane 21 R8 = 0x0  R9 = 0x3d888889
}
texture 43 { raw 397a4913 202b0000 00400000 00000002 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A5B5G5R1 UNORM, pitch 64
handle 0x2b 0x2b
warp 43 {
    asm "SULD.P.2D R8, [R4], 0x2b"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f800000  R9 = 0x3ef7bdef  R10 = 0x3f56b5ad  R11 = 0x3ee739ce
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f6f7bdf  R10 = 0x3f0c6319  R11 = 0x3f14a529
    expect lane 4 R8 = 0x3f800000  R9 = 0x3ee739ce  R10 = 0x3dc6318c  R11 = 0x3d842108
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f77bdef  R10 = 0x3ee739ce  R11 = 0x3f3def7c
    expect lane 6 R8 = 0x3f800000  R9 = 0x3e842108  R10 = 0x3e042108  R11 = 0x3f3def7c
    expect lane 7 R8 = 0x3f800000  R9 = 0x3e94a529  R10 = 0x3f14a529  R11 = 0x3f0c6319
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f1ce73a  R10 = 0x3f25294a  R11 = 0x3f5ef7be
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f6f7bdf  R10 = 0x3ec6318c  R11 = 0x3e042108
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f56b5ad  R10 = 0x3ef7bdef  R11 = 0x3f3def7c
    expect lane 11 R8 = 0x3f800000  R9 = 0x3ea5294a  R10 = 0x3f800000  R11 = 0x3e94a529
    expect lane 12 R8 = 0x3f800000  R9 = 0x3e842108  R10 = 0x3f14a529  R11 = 0x3f800000
    expect lane 13 R8 = 0x3f800000  R9 = 0x3e842108  R10 = 0x3ee739ce  R11 = 0x3f5ef7be
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ef7bdef  R10 = 0x3e042108  R11 = 0x3e6739ce
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f3def7c  R10 = 0x3f14a529  R11 = 0x3f6739ce
    expect lane 16 R8 = 0x3f800000  R9 = 0x3e842108  R10 = 0x3ef7bdef  R11 = 0x3f6739ce
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f6739ce  R10 = 0x3f14a529  R11 = 0x3ea5294a
    expect lane 18 R8 = 0x3f800000  R9 = 0x3e25294a  R10 = 0x3d042108  R11 = 0x3e6739ce
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f042108  R10 = 0x3ee739ce  R11 = 0x3f25294a
    expect lane 20 R8 = 0x3f800000  R9 = 0x3e842108  R10 = 0x3d042108  R11 = 0x3eb5ad6b
    expect lane 21 R8 = 0x3f800000  R9 = 0x3ee739ce  R10 = 0x3f2d6b5b  R11 = 0x3ee739ce
}
texture 44 { raw 37c24914 202c0000 00400000 00000002 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, A1B5G5R5 UNORM, pitch 64
handle 0x2c 0x2c
warp 44 {
    word 0xeb0a02c600770408
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3e46318c
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3e6739ce
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f35ad6b
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3e94a529
    expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f14a529
    expect lane 7 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f1ce73a
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3e94a529
    expect lane 9 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3e042108
    expect lane 10 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f46318c
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f25294a
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3d042108
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3e6739ce
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3d042108
    expect lane 16 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3ed6b5ad
    expect lane 18 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f56b5ad
    expect lane 19 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f5ef7be
    expect lane 20 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3f35ad6b
    expect lane 21 R8 = 0x0  R9 = 0x3f800000  R10 = 0x3e25294a
}
texture 45 { raw 58d24915 202d0000 00400000 00000002 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, B5G6R5 UNORM, pitch 64
handle 0x2d 0x2d
warp 45 {
    asm "SULD.P.2D R8, [R4], 0x2d"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
    expect lane 2 R8 = 0x3d042108  R9 = 0x3e73cf3d  R10 = 0x3f4e739d  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x3ea28a29  R10 = 0x3e25294a  R11 = 0x0
    expect lane 4 R8 = 0x3d042108  R9 = 0x3e534d35  R10 = 0x3f800000  R11 = 0x0
    expect lane 5 R8 = 0x3ec6318c  R9 = 0x3e638e39  R10 = 0x3f5ef7be  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x3f5b6db7  R10 = 0x3f5ef7be  R11 = 0x0
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f0e38e4  R10 = 0x3ed6b5ad  R11 = 0x0
    expect lane 8 R8 = 0x3f4e739d  R9 = 0x3dc30c31  R10 = 0x3e842108  R11 = 0x0
    expect lane 9 R8 = 0x3f56b5ad  R9 = 0x3e638e39  R10 = 0x3f5ef7be  R11 = 0x0
    expect lane 10 R8 = 0x3f56b5ad  R9 = 0x3e430c31  R10 = 0x3dc6318c  R11 = 0x0
    expect lane 11 R8 = 0x3d842108  R9 = 0x3f6fbefc  R10 = 0x3e842108  R11 = 0x0
    expect lane 12 R8 = 0x3f0c6319  R9 = 0x3f534d35  R10 = 0x3f5ef7be  R11 = 0x0
    expect lane 13 R8 = 0x3ed6b5ad  R9 = 0x3f77df7e  R10 = 0x3f14a529  R11 = 0x0
    expect lane 14 R8 = 0x3ed6b5ad  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x0
    expect lane 15 R8 = 0x3e042108  R9 = 0x3ee38e39  R10 = 0x3f6f7bdf  R11 = 0x0
    expect lane 16 R8 = 0x3f3def7c  R9 = 0x3ed34d35  R10 = 0x3e042108  R11 = 0x0
    expect lane 17 R8 = 0x3ea5294a  R9 = 0x3f73cf3d  R10 = 0x3dc6318c  R11 = 0x0
    expect lane 18 R8 = 0x3f0c6319  R9 = 0x3f4b2cb3  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x3ea5294a  R9 = 0x3da28a29  R10 = 0x3f4e739d  R11 = 0x0
    expect lane 20 R8 = 0x3e25294a  R9 = 0x3f430c31  R10 = 0x3f0c6319  R11 = 0x0
    expect lane 21 R8 = 0x3f56b5ad  R9 = 0x3d820821  R10 = 0x3ee739ce  R11 = 0x0
}
texture 46 { raw 2e124916 202e0000 00400000 00000002 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, B6G5R5 UNORM, pitch 64
handle 0x2e 0x2e
warp 46 {
    asm "SULD.P.2D.R R8, [R4], 0x2e"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3d042108
    expect lane 3 R8 = 0x3f4e739d
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x3e25294a
    expect lane 6 R8 = 0x3f56b5ad
    expect lane 7 R8 = 0x3ea5294a
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3ea5294a
    expect lane 10 R8 = 0x3d042108
    expect lane 11 R8 = 0x3f25294a
    expect lane 12 R8 = 0x3ee739ce
    expect lane 13 R8 = 0x3f042108
    expect lane 14 R8 = 0x3f46318c
    expect lane 15 R8 = 0x3f5ef7be
    expect lane 16 R8 = 0x3f0c6319
    expect lane 17 R8 = 0x3dc6318c
    expect lane 18 R8 = 0x3f25294a
    expect lane 19 R8 = 0x3e46318c
    expect lane 20 R8 = 0x3f14a529
    expect lane 21 R8 = 0x3e25294a
}
texture 47 { raw 2b712496 202f0000 00400000 00000002 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, B6G5R5 SNORM, pitch 64
handle 0x2f 0x2f
warp 47 {
    asm "SULD.P.2D.RG R8, [R4], 0x2f"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x1  R9 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0x0
    expect lane 2 R8 = 0x1  R9 = 0x0
    expect lane 3 R8 = 0x1  R9 = 0x0
    expect lane 4 R8 = 0x1  R9 = 0x0
    expect lane 5 R8 = 0x1  R9 = 0x0
    expect lane 6 R8 = 0x1  R9 = 0x0
    expect lane 7 R8 = 0x1  R9 = 0x0
    expect lane 8 R8 = 0x1  R9 = 0x0
    expect lane 9 R8 = 0x1  R9 = 0x0
    expect lane 10 R8 = 0x1  R9 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0x0
    expect lane 12 R8 = 0x1  R9 = 0x0
    expect lane 13 R8 = 0x1  R9 = 0x0
    expect lane 14 R8 = 0x1  R9 = 0x0
    expect lane 15 R8 = 0x1  R9 = 0x0
    expect lane 16 R8 = 0x1  R9 = 0x0
    expect lane 17 R8 = 0x1  R9 = 0x0
    expect lane 18 R8 = 0x1  R9 = 0x0
    expect lane 19 R8 = 0x1  R9 = 0x0
    expect lane 20 R8 = 0x1  R9 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0x0
}
texture 48 { raw 58d24918 20300000 00400000 00000002 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, G8R8 UNORM, pitch 64
handle 0x30 0x30
warp 48 {
    asm "SULD.P.2D R8, [R4], 0x30"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3c808081  R9 = 0x3f048485  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f51d1d2  R9 = 0x3d008081  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3f068687  R9 = 0x3f53d3d4  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3f028283  R9 = 0x3f68e8e9  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x3f179798  R9 = 0x3ce0e0e1  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3e8e8e8f  R9 = 0x3e3cbcbd  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f60e0e1  R9 = 0x3f169697  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3eb8b8b9  R9 = 0x3f24a4a5  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x3f26a6a7  R9 = 0x3f75f5f6  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x3f48c8c9  R9 = 0x3f37b7b8  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x3ed2d2d3  R9 = 0x3e149495  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x3da8a8a9  R9 = 0x3b808081  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x3f149495  R9 = 0x3f33b3b4  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x3f048485  R9 = 0x3f1d9d9e  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x3c808081  R9 = 0x3f048485  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3e969697  R9 = 0x3e008081  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x3ebababb  R9 = 0x3f149495  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x3f74f4f5  R9 = 0x3f058586  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x3f6feff0  R9 = 0x3ee8e8e9  R10 = 0x0  R11 = 0x0
}
texture 49 { raw 47292498 20310000 00400000 00000002 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, G8R8 SNORM, pitch 64
handle 0x31 0x31
warp 49 {
    asm "SULD.P.2D R8, [R4], 0x31"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0xbc010204  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x3c010204  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x3e51a347  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x3f7bf7f0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0xbf6ddbb7  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x3e61c387  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x3f0b162c  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0xbf050a14  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x3dc18306  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0xbefdfbf8  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0xbee5cb97  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0xbec58b16  R11 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0xbdc18306  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x3f010204  R11 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x3f55ab57  R11 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0xbda14285  R11 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0xbe499326  R11 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x3ea54a95  R11 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0xbef5ebd8  R11 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x3e010204  R11 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0xbf71e3c8  R11 = 0x0
}
texture 50 { raw 61c49218 20320000 00400000 00000002 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, G8R8 UINT, pitch 64
handle 0x32 0x32
warp 50 {
    asm "SULD.P.2D R8, [R4], 0x32"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 1 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 2 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 3 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 4 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 5 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 6 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 7 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 8 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 9 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 10 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 11 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 12 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 13 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 14 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 15 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 16 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 17 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 18 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 19 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 20 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
    expect lane 21 R8 = 0x0  R9 = 0x3f800000  R10 = 0x0  R11 = 0x1
}
texture 51 { raw 58d36d98 20330000 00400000 00000002 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, G8R8 SINT, pitch 64
handle 0x33 0x33
warp 51 {
    asm "SULD.P.2D.R R8, [R4], 0x33"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0xffffffff
    expect lane 2 R8 = 0xffffff89
    expect lane 3 R8 = 0x20
    expect lane 4 R8 = 0xffffffd2
    expect lane 5 R8 = 0xffffffe7
    expect lane 6 R8 = 0xffffffda
    expect lane 7 R8 = 0xffffffe3
    expect lane 8 R8 = 0xffffffe4
    expect lane 9 R8 = 0xffffff85
    expect lane 10 R8 = 0xffffffa8
    expect lane 11 R8 = 0xffffffd2
    expect lane 12 R8 = 0x19
    expect lane 13 R8 = 0x5f
    expect lane 14 R8 = 0xffffffd7
    expect lane 15 R8 = 0x46
    expect lane 16 R8 = 0x7f
    expect lane 17 R8 = 0xffffffd7
    expect lane 18 R8 = 0xffffffec
    expect lane 19 R8 = 0xffffffa3
    expect lane 20 R8 = 0x68
    expect lane 21 R8 = 0xffffff86
}
texture 52 { raw 50ba491b 20340000 00400000 00000002 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16 UNORM, pitch 64
handle 0x34 0x34
warp 52 {
    asm "SULD.P.2D.RG R8, [R4], 0x34"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x3f800000  R9 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7070f0
    expect lane 3 R8 = 0x3f800000  R9 = 0x3def18ef
    expect lane 4 R8 = 0x3f800000  R9 = 0x3ebfd4c0
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f088189
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f4dd9ce
    expect lane 7 R8 = 0x3f800000  R9 = 0x3d818082
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f3701b7
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f2640a6
    expect lane 10 R8 = 0x3f800000  R9 = 0x3e5934d9
    expect lane 11 R8 = 0x3f800000  R9 = 0x3c0a808b
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f5bb7dc
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f6d99ee
    expect lane 14 R8 = 0x3f800000  R9 = 0x3e0cfc8d
    expect lane 15 R8 = 0x3f800000  R9 = 0x3e5028d0
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f06cb87
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f3141b1
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f51e2d2
    expect lane 19 R8 = 0x3f800000  R9 = 0x3e9b789b
    expect lane 20 R8 = 0x3f800000  R9 = 0x3e107c90
    expect lane 21 R8 = 0x3f800000  R9 = 0x3ee6d0e7
}
texture 53 { raw 6b31249b 20350000 00400000 00000002 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16 SNORM, pitch 64
handle 0x35 0x35
warp 53 {
    asm "SULD.P.2D R8, [R4], 0x35"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 1 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 2 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 3 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 4 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 5 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 6 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 7 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 8 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 9 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 10 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 11 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 12 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 13 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 14 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 15 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 16 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 17 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 18 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 19 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 20 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
    expect lane 21 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x1
}
texture 54 { raw 58d4921b 20360000 00400000 00000002 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16 UINT, pitch 64
handle 0x36 0x36
warp 54 {
    word 0xeb0a036600a70408
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0
}
texture 55 { raw 50b36d9b 20370000 00400000 00000002 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16 SINT, pitch 64
handle 0x37 0x37
warp 55 {
    asm "SULD.P.2D R8, [R4], 0x37"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x1  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x1  R9 = 0xffffffff  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x1  R9 = 0x2c3f  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x1  R9 = 0xffffbaef  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x1  R9 = 0xffffd06b  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x1  R9 = 0xffff9df8  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x1  R9 = 0x1641  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x1  R9 = 0x40bf  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x1  R9 = 0xffffa2a0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x1  R9 = 0x512f  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x1  R9 = 0x611f  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x1  R9 = 0xffffe382  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x1  R9 = 0xffff84c9  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x1  R9 = 0xffffa765  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x1  R9 = 0xfffff3a4  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x1  R9 = 0x1ca8  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x1  R9 = 0x6d82  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x1  R9 = 0x238d  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x1  R9 = 0xffff8fb4  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x1  R9 = 0xfffff9cc  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x1  R9 = 0xfffff2e8  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x1  R9 = 0xffffb4ba  R10 = 0x0  R11 = 0x0
}
texture 56 { raw 3d3fff9b 20380000 00400000 00000002 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R16 FLOAT, pitch 64
handle 0x38 0x38
warp 56 {
    asm "SULD.P.2D.R R8, [R4], 0x38"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
    expect lane 20 R8 = 0x3f800000
    expect lane 21 R8 = 0x3f800000
}
texture 57 { raw 58d2491d 20390000 00400000 00000001 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R8 UNORM, pitch 32
handle 0x39 0x39
warp 57 {
    asm "SULD.P.2D.RG R8, [R4], 0x39"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0
    expect lane 2 R8 = 0x3db0b0b1  R9 = 0x0
    expect lane 3 R8 = 0x3f008081  R9 = 0x0
    expect lane 4 R8 = 0x3f63e3e4  R9 = 0x0
    expect lane 5 R8 = 0x3f129293  R9 = 0x0
    expect lane 6 R8 = 0x3f61e1e2  R9 = 0x0
    expect lane 7 R8 = 0x3f29a9aa  R9 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0
    expect lane 9 R8 = 0x3e64e4e5  R9 = 0x0
    expect lane 10 R8 = 0x3f67e7e8  R9 = 0x0
    expect lane 11 R8 = 0x3f58d8d9  R9 = 0x0
    expect lane 12 R8 = 0x3f3ebebf  R9 = 0x0
    expect lane 13 R8 = 0x3b808081  R9 = 0x0
    expect lane 14 R8 = 0x3f39b9ba  R9 = 0x0
    expect lane 15 R8 = 0x3f068687  R9 = 0x0
    expect lane 16 R8 = 0x3f49c9ca  R9 = 0x0
    expect lane 17 R8 = 0x3f2fafb0  R9 = 0x0
    expect lane 18 R8 = 0x3ef4f4f5  R9 = 0x0
    expect lane 19 R8 = 0x3f49c9ca  R9 = 0x0
    expect lane 20 R8 = 0x3db8b8b9  R9 = 0x0
    expect lane 21 R8 = 0x3ee0e0e1  R9 = 0x0
}
texture 58 { raw 0751249d 203a0000 00400000 00000001 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R8 SNORM, pitch 32
handle 0x3a 0x3a
warp 58 {
    asm "SULD.P.2D R8, [R4], 0x3a"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xbc010204  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3f050a14  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3df1e3c8  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3e214285  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3f1f3e7d  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3f6fdfbf  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0xbea952a5  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0xbea952a5  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0xbec58b16  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0xbf65cb97  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x3ea54a95  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0xbf112245  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x3eb162c6  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0xbf458b16  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x3e091224  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0xbda14285  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0xbe418306  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3e71e3c8  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x3f63c78f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x3ec99326  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x3ee5cb97  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
texture 59 { raw 3414921d 203b0000 00400000 00000001 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R8 UINT, pitch 32
handle 0x3b 0x3b
warp 59 {
    word 0xeb0a03b600b70408
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 1 R8 = 0xff  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0xf6  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x18  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x5c  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x6  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x18  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0xdb  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x18  R9 = 0x0  R10 = 0x0
    expect lane 9 R8 = 0xb8  R9 = 0x0  R10 = 0x0
    expect lane 10 R8 = 0x59  R9 = 0x0  R10 = 0x0
    expect lane 11 R8 = 0xb8  R9 = 0x0  R10 = 0x0
    expect lane 12 R8 = 0x26  R9 = 0x0  R10 = 0x0
    expect lane 13 R8 = 0x6c  R9 = 0x0  R10 = 0x0
    expect lane 14 R8 = 0xd9  R9 = 0x0  R10 = 0x0
    expect lane 15 R8 = 0xa6  R9 = 0x0  R10 = 0x0
    expect lane 16 R8 = 0x8c  R9 = 0x0  R10 = 0x0
    expect lane 17 R8 = 0x95  R9 = 0x0  R10 = 0x0
    expect lane 18 R8 = 0x8d  R9 = 0x0  R10 = 0x0
    expect lane 19 R8 = 0x35  R9 = 0x0  R10 = 0x0
    expect lane 20 R8 = 0x65  R9 = 0x0  R10 = 0x0
    expect lane 21 R8 = 0xfa  R9 = 0x0  R10 = 0x0
}
texture 60 { raw 58d36d9d 203c0000 00400000 00000001 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, R8 SINT, pitch 32
handle 0x3c 0x3c
warp 60 {
    asm "SULD.P.2D R8, [R4], 0x3c"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0xffffffff  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0xffffffc3  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x2f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0xffffffda  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x29  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x7  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0xffffffd0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0xffffffcb  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0xffffffd6  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x29  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x6d  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x75  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0xffffff9f  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0xffffffdd  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0xffffffd9  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x75  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x35  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0xffffffa8  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0xffffffc8  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0xffffffa7  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0xffffffc6  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
texture 61 { raw 3bea491e 203d0000 00400000 00000001 e0c0001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, G4R4 UNORM, pitch 32
handle 0x3d 0x3d
warp 61 {
    asm "SULD.P.2D.R R8, [R4], 0x3d"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x0
    expect lane 5 R8 = 0x0
    expect lane 6 R8 = 0x0
    expect lane 7 R8 = 0x0
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x0
    expect lane 10 R8 = 0x0
    expect lane 11 R8 = 0x0
    expect lane 12 R8 = 0x0
    expect lane 13 R8 = 0x0
    expect lane 14 R8 = 0x0
    expect lane 15 R8 = 0x0
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x0
    expect lane 18 R8 = 0x0
    expect lane 19 R8 = 0x0
    expect lane 20 R8 = 0x0
    expect lane 21 R8 = 0x0
}
texture 62 { raw 2befffa1 203e0000 00400000 00000004 e080001f 80000003 00000000 00000000 }   # TWO_D 32 x 4 x 1, BF10GF11RF11 FLOAT, pitch 128
handle 0x3e 0x3e
warp 62 {
    asm "SULD.P.2D.RG R8, [R4], 0x3e"
    active 0x3fffff
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 ... }
    y = 1
    expect lane 0 R8 = 0x0  R9 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x3f800000
    expect lane 4 R8 = 0x0  R9 = 0x3f800000
    expect lane 5 R8 = 0x0  R9 = 0x3f800000
    expect lane 6 R8 = 0x0  R9 = 0x3f800000
    expect lane 7 R8 = 0x0  R9 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x3f800000
    expect lane 9 R8 = 0x0  R9 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x3f800000
    expect lane 11 R8 = 0x0  R9 = 0x3f800000
    expect lane 12 R8 = 0x0  R9 = 0x3f800000
    expect lane 13 R8 = 0x0  R9 = 0x3f800000
    expect lane 14 R8 = 0x0  R9 = 0x3f800000
    expect lane 15 R8 = 0x0  R9 = 0x3f800000
    expect lane 16 R8 = 0x0  R9 = 0x3f800000
    expect lane 17 R8 = 0x0  R9 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x3f800000
    expect lane 19 R8 = 0x0  R9 = 0x3f800000
    expect lane 20 R8 = 0x0  R9 = 0x3f800000
    expect lane 21 R8 = 0x0  R9 = 0x3f800000
}
