# Cubes across their edges and corners.
# Expected is what two renderers of Mesa 22.3.6 agree on bit for bit: softpipe
# and llvmpipe (LLVM 15.0.6, 256 bits). Captured by tests/oracle/compare.py, seed 1.
# Of 3584 gathers, left out: 1247 on which the two differ, 835 on which they agree but the
# unit follows a rule they do not (tests/oracle/README.md says which), and what is over this file's size.
texlock 1
rules PD-16 PD-17 PD-17a PD-17b
minimum filter 903

texture 0 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 33 33  layers 2  address 0x10000000  texels index }
sampler 0 { address BORDER WRAP WRAP  border 0x0 0x0 0x0 0x1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 0 texture 0 sampler 0
texture 1 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 5 5  address 0x10100000  texels index }
sampler 1 { address CLAMP_OGL WRAP WRAP  border 0x0 0x0 0x0 0x1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 1 texture 1 sampler 1
texture 2 { type CUBEMAP_ARRAY  format R32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 4 4  layers 1  address 0x10200000
            texels rows 00000000b575c63e0000803f2e32523f000000000000803f44ce673fa6d78d3e000000003b5b613f37ab783d51a25d3f668d2c3fd1ebf63e8e1b483f875a493e5fc4753f0000803f00000000000000000000803f34ceca3e8f0a8d3eb0cb2d3f0000803f797e6f3d0000803fd8e7c93e0000803f0000803f20c0ea3e0d5b553ff2292c3f0000803f6c0c793f0000803fa3633a3f000000001f76d83e0000803f0000803f7ff5843e9084393f0f3c383f0b04453fdfce603fe3bb773e0000803fc85e4b3bbe18b53e0000000015d9773e0000803fd86c6f3fc460ae3e0000803f000000000000000083f9203f0000803f000000001e702e3f0000000000000000000000000000803f000000000000803f000000002bfd1b3f0000803f0000803fac98c93e00000000064b803e1649f03e0000803f0000803fb104513f7be6c03ec9432d3fbf03de3e7b678b3d00000000141d193c18398f3e0000803f0000803f000000000000000053a8e53e0000803f0a0c143e0bbe9a3e0000803f00000000 }
sampler 2 { address MIRROR_ONCE_CLAMP_OGL CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 2 texture 2 sampler 2
texture 3 { type CUBEMAP  format R8 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 4 4  address 0x10300000
            texels rows d22b350e5dba1beea25566c5adde8cce7f079e1d496f32560dc790c370c5efa54cf6ef8fdb7d133186603a2dc250a7f0cedded0e25397a3c153e6e95a88898961ba66c8f319bb7c45c49b2f7a2feda083cba1b71a637967418cbb84cd60f5657 }
sampler 3 { address CLAMP_OGL WRAP WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 3 texture 3 sampler 3
texture 4 { type CUBEMAP_ARRAY  format R16_G16 SNORM  source R G ZERO ONE_FLOAT  layout blocklinear block 1 4  size 4 4  layers 1  address 0x10400000
            texels rows 95391b07fed2316ebb759163758347f1beb4d31ce72914229dddcb297bbbea53adeece9c20c9f819761d748c99c8b36b6fbf8053cafb64ac198032a75da29c6d7c548aad29b3cabcb4b634327768559dfb4dc7ddc1a5fa9ae90f91b4b2e8f5b7100c5c3daebd09426b5d4ce59b5b28a32639b3fa4445d7d2346f3ae176acc52ec87d0dc7e4a4af28f24688b6c990ab37ae57ae278108b7317a7d73c6ceef9f3c89480e5a1ca083d26dcf407c51c16efb5f4c8f93e094856135c5b90152d3126a6872df8d04068762256ce5989967c6301b848c43572e3fd01102b062d966e68af2a7ec1f5b7feb4c2ec622d4fbdc10a9f125070f8ee0f718e8d336682331139d05726688ea27ae248e9e5bad62e0f92d35e31be3dca00c45d38c877057b4db941e0666e7514060b08a8edd1054385ca3d121d121d7b09f29b84f9a15bb1ea1ce518a692ec8b360b5568e151a17999e02a4b1b3332b68d95366b1f1f7a83973430ca355ec6ac0f2026da3272fd461211629d599cd274201155aa0d8d96a27fc31 }
sampler 4 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 4 texture 4 sampler 4
texture 5 { type CUBEMAP_ARRAY  format R16 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 4 4  layers 2  address 0x10500000
            texels rows 482a00000000cc340000e038e838003cb839003c633a0000e8383439d0350000003c003c003cbc202f390000003c003c003c1c390000c13a0000ca380000003c4738003c3d30f234a633003c003c9a34003c9736e932f5388c3a2534003c003ca63a003c00001838003c0000003c00006731003c03349d36003ca03b003c0000d1389032003c3730203b5835bc388b36003c1a366b39703a0000003c213be138e53b5b32643a7b3a7138643b00005139523b003c51380535003cab36003c4139003c000017393f31713900000000b134003c003c5635213700005838003c0000e93800003239003cad200132b83bf73b5b3aa53a012f003c003c12384039003c0000b7386e3a003cad340000b634003c00000000763900006339353000000000003cf43b000000001a36033ae1373d31003cf73b80320000003c71361837eb2ddf32003c003cdb2e0000712d7f2532300238000072389b350c3b7b391738003c393a003c003c0000a634b82dff38000000006235e9386f320000003c003ce438 }
sampler 5 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 5 texture 5 sampler 5
texture 6 { type CUBEMAP_ARRAY  format A8B8G8R8 SINT  source R G B A  layout blocklinear block 1 4  size 3 3  layers 2  address 0x10600000
            texels rows ecad17131bf8d445a41fa47fcf166b24351c36bd7c09329e52c2fd3fbcd4f6ba5eca568ff27b655677609bc7981d739c25872c22c890d2add0706bca936f600ad6b0012ab58c2781faca25a848ce9ba3ceebe9d38a79524e2ee2ff4884ec0b032fc877237fed88f94abb868967c7b9f169008dbf7348b55029a804d88c68bc6383ea683b177f3b2e71034bf9775bd411de378d3da067ce35a4c7b42294e3038b13bb5af2e50f94992f7fae286d1ca2b106e345aca7e6abe54b86e5b38519b22ee3d929fa6a3f62b567956331d1374494ad72b8089ef0fb0ac8695a454abf1a7d87c59c27df32abbabe09f2c8fa7b9f967d46fbd97700390193c64b40c1d8592969152584f1390fb71201eb667c4f94be662f8e04d394954255a1cf77621be8bdee449e1d56620beebf86f6145f034490a388e041566ef190dc5c87d04636debaa153e1cb0b085ae70ae4d85291939c634c0bc8b3bcae99a083a4ea41f55f2a304745e3c508864cfaa074ec3efbd511485b9451af1a01f1671e3e1654593c1c682d3ac0186fc19d0ba47c0e0329e333403bfd6af27ce7761d5f17701315be47a585f36ad5f987abc77ffc2e2153475528 }
sampler 6 { address WRAP MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 6 texture 6 sampler 6
texture 7 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 4  size 5 5  address 0x10700000  texels index }
sampler 7 { address MIRROR_ONCE_BORDER MIRROR WRAP  border 0x0 0x0 0x0 0x1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 7 texture 7 sampler 7
texture 8 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 2 2  layers 2  address 0x10800000  texels index }
sampler 8 { address MIRROR_ONCE_BORDER CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 8 texture 8 sampler 8
texture 9 { type CUBEMAP  format R32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 4 4  address 0x10900000
            texels rows f73a1e3f0000803feb2a883e0000803f00000000d5788a3efd69ea3e000000000000803f0000803f00000000dd9f533f6504b03edf24333fe8442f3f000000000000803f0000803f2113a33e8fed643e0000803f4793783f63bc633e0000803fb6a7303f961d323f24c0b13e1a55f13e7d0c333f0000803f000000000000000074db3a3f0000803f0000803f0000803f0000803f28b80d3ecda79f3b00000000779a093f00000000000000000000000000000000000000001315203f0000803fc5ceaf3e0000803f000000000b5c683fc9dc323d0000803f0000803fa774563e0000803f40478d3e000000004dcc0a3f0000803f0000803f000000002e5c6e3e0c63723fcdf6113f142b103d0000803f0000803f000000000000803f67af1b3f6cb7a33e2c8f023f0000803f0000803f8affb53e28be433e7791c93c0000000066667b3f0000803f000000000b23b73e00000000e542753f0000000000000000bd8d063facb4fc3e00000000d6bb4c3f25f66c3f0000803f0000803faa2b063f }
sampler 9 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 9 texture 9 sampler 9
texture 10 { type CUBEMAP_ARRAY  format R8 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 5 5  layers 2  address 0x10a00000
            texels rows ee9ce3bb74c7e8752a63410a50b6a333e788de5963aafa8af81ae40b604a1e5481abf2572001b8c50b8558de4061169cfc2f9b6e5a8711a63d23ad58e0f57b4e251232ff7a2c62136ead99146cb059d083a34a10735ca2fc44d9c36c7fad4779a59e49a0a4b23a73601eb4d166cfd222ff3ba124d1d29e15411826c429ef564ab263544cf6126a353583cb533683a2f6f26c06815de760c2a8a05bf2d06eb0a8c0ddea404e80972adce26f199643a639e293f3e7a427b316195e166cc1abab100f69c1b371eea09dda0fd2ebc1bd01c71474ada291ca408be9e3236850849df3ed7bb2f09bb109fcfa4315d7bd44655173fff179a649af8732811419ed65e3b9246584a702cabdac3a4c918ee3ec20d817980379c10994e51b521f90665098bb516b15f360eb1b3000094581 }
sampler 10 { address MIRROR_ONCE_BORDER MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 10 texture 10 sampler 10
texture 11 { type CUBEMAP  format R16_G16 SNORM  source R G ZERO ONE_FLOAT  layout blocklinear block 1 1  size 3 3  address 0x10b00000
            texels rows 8f13bf224e8b9d68594c679600f5cd9a103b7d5e5727d640e788a6150a0a6fa2aff79c19857d723d01b62ed25944093c44eb3e89a7a910885a6a071e16c6dcbb5c3cd25aecd5b1753ddee7aeeb517ba80f62951a7314da3f0119af1330fefae200be5b6cd1495e23c52982b72dab0bb8a5a54084bf8437d290b803a8eddca4d5a2261c0a2f82619d50ac3e8904d4bd1af59be903b1cdc5d347ba28b3fc9e0c80d0f06d809c96ad7de2c8c032bd716142e47c8199db92b537783bf297cf5508fcccc6c32ed3c3355cd41fed76d2ed335f23e8cda15cf72944 }
sampler 11 { address CLAMP_OGL CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 11 texture 11 sampler 11
texture 12 { type CUBEMAP_ARRAY  format R16 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 3 3  layers 2  address 0x10c00000
            texels rows 0000ae300000413000000000263b523a02377b36003c0000df3115210000003c003c0000003c0000903a003ca83800005236d2350000f837003c003c5d37003c9f30a8360000e9390b33003cc63b2e32003c593af537df38d53a0000003c85390000ae3a0000b8357531003c003c2b3a003c003c000000008e361d30ef360000d63400000000a43a003cbc3adf3a0000a538003c0000003c003c933600000000003c003c003c882a9836b829003c9b34003c003c753a6f39003c242df33af738b73900008638003c731d8439003c003c00003835003c003c }
sampler 12 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 12 texture 12 sampler 12
texture 13 { type CUBEMAP  format A8B8G8R8 SINT  source R G B A  layout blocklinear block 1 4  size 4 4  address 0x10d00000
            texels rows 3201c8be65d950b21b6cf864600cd5a27541adf31f418ab7d4a679bf56d6648d4be3bfab36f9ea6f5abf7289ced4e2502c3e321c4c62dc101f4208c1eabc0c956cf18b24f05939c17b6e08a0b832f91478d9dceede70c5e8d28ab6165d53b9832e6d5c7da6c45d408dace6619391961dfd5f6c44f441e665eb355c0c69af0ad32c3d9d42de62881ed7b7c0b77d63a9cff6f2207830cfae5e7135dd1d5ec3f54499e8938a8d66ca4a8949a265be20b125729173450187c9b16352c79d6a9bcb202939c43a855e6f5b5306b3252959c25f4e3395059d8767e2acde6319aa9a57d5ad63f4690aa349b9056c28474eeb3c38da057fbc6af4254c52855c5f945689e6d2d7f1c467d64b81c59c23bba0f3ef245a0cb6126dc12207d6f09e9b27f8fe4fe701f06ac33b43be3a27567e187d655ae47743350f69d5064d34e14d6b20d4bee2fd6d6f341a7d317d3fb927fafb1bbc9ccf4ddd9d4810d2d752f29b6a298623b08a98f884af822c9eb651b022a83ba5805af4e48299e2fa5fea8b2bf2bae233 }
sampler 13 { address CLAMP_TO_EDGE MIRROR WRAP  border 0x0 0x0 0x0 0x0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 13 texture 13 sampler 13
texture 14 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 1  size 2 2  address 0x10e00000  texels index }
sampler 14 { address MIRROR_ONCE_CLAMP_OGL MIRROR_ONCE_CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 14 texture 14 sampler 14
texture 15 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 2 2  address 0x10f00000  texels index }
sampler 15 { address MIRROR BORDER WRAP  border 0x0 0x0 0x0 0x1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 15 texture 15 sampler 15
texture 16 { type CUBEMAP  format R8 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 5 5  address 0x11000000
            texels rows 20c9a00b44572b1b003f2732f02ef9bb94a38ee52c06d279a7879963b55b8a56d11be74cce1f9e79612177ed7137d080862ad9add7cee1d6fdae73bdfbc18407ecdcde366ac2d8709144bc84a91569c80f3a9864eac09b36549a4c230a87f754df4fecd4e159fba40f13b4cf131a5e9712058f47d3c5ad6a809d61f31cdd2a0783ed372bae3fe49caca2fe4ce5f0363fc13da37e4189 }
sampler 16 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 16 texture 16 sampler 16
texture 17 { type CUBEMAP_ARRAY  format R16_G16 SNORM  source R G ZERO ONE_FLOAT  layout blocklinear block 1 1  size 2 2  layers 1  address 0x11100000
            texels rows b48eb3952471b09e9c2e0d40928389be4e7d61825abccfb72917de94a4d8e0c694e43679b09c43aeccda52f0e1c38e2065489082650e034067afcc7b28760a2b309784cf16d0647e90bb9896829ca8c7089915d2a98c407052703863a6007ef1 }
sampler 17 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 17 texture 17 sampler 17
texture 18 { type CUBEMAP  format R16 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 1  size 3 3  address 0x11200000
            texels rows 003cb6355438513a283a0000c236003c712e003c0000003c303b003c0000003c7c3a00003e3b0000742bf73a0000003cab280000493a6239683a003c003c00000000000000000000003c0000000000000000cc2600000000803a003c0e280000af34003c00001939003cc42c }
handle 18 texture 18 sampler 11
texture 19 { type CUBEMAP_ARRAY  format A8B8G8R8 SINT  source R G B A  layout blocklinear block 1 1  size 2 2  layers 1  address 0x11300000
            texels rows 7996c9767482e6df704977fe824bbeb87a5641d8c80098b31d7eaa2f064ec67dc6df9cb083b2a552439dab0e07d0b99874f21725239e68acd8cc95c68ce9c5825db020bc3061eb549702985a8bea36fc0d78c7df624017c58311fb356a85e35b }
sampler 18 { address MIRROR MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x0  CUBEMAP_INTERFACE_FILTERING 2 }
handle 19 texture 19 sampler 18
texture 20 { type CUBEMAP  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 33 33  address 0x11400000  texels index }
sampler 19 { address MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 20 texture 20 sampler 19
texture 21 { type CUBEMAP_ARRAY  format R32_G32 UINT  source R G ZERO ONE_INT  layout blocklinear block 1 2  size 16 16  layers 1  address 0x11500000  texels index }
sampler 20 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER WRAP  border 0x0 0x0 0x0 0x1  CUBEMAP_INTERFACE_FILTERING 2 }
handle 21 texture 21 sampler 20
texture 22 { type CUBEMAP_ARRAY  format R32 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 5 5  layers 1  address 0x11600000
            texels rows 8501193f0000803f3d676d3f68db2d3fba777f3f6547b53d0000803f0000803f00000000a123d43d1969773f0000000000000000478b483f01cc253f00000000000000000000803f0000803f0000000000000000916a463fc9bad03e00000000e07c583faff7e13ccbcd733ff40f083f2f3ce33d0000000000000000000000006064d33e306b933e3a94863e0000803f3d1d1e3fff3e7b3f0000803f00000000f0c2563f0000803fd4023a3f000000000000803f00000000b278283f000000001d11a63d0000803f0000803f0000803f0000803f759fcc3e00000000e28dc53e8c8d653f000000000000000000000000dde8c43e000000003edb233e0000000012ae3e3f139a383f0000803f762c363f000000000000803f5a42c03d000000000e7efd3e0000803f0000803f28b5d73e2de9ae3db55cb33eff1c103f0000803f0000803f6d17163fa575243f0000000014e2db3e000000009118563fcf3a7a3f91b2d83d0000000064f4633f39f6533e000000000000803f00000000f4c1d73e000000000000803f51fe1e3fc2e50f3fe46fea3e2594903e0000803f00000000f5f94a3e0000803f0000000035369d3e00000000fb92303fc4026e3fe994d03d000000000000803f0000803f0000803f1375723f7261b63e00000000000000000000803fdfb9623f300ec23e2945323fb703553f843d0a3f0b97ee3e266c1b3f0000803f43f5d23d3d19d83e487d853c9c31983e1cbb5b3d0000803f000000000000803f0000000037ef0e3fb049803d0000803ffd941b3f371b383f0000000089eba83ed29e133e6ad28a3e0000803f39b0663f00000000 }
handle 22 texture 22 sampler 5
texture 23 { type CUBEMAP_ARRAY  format R8 UNORM  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 2  size 4 4  layers 2  address 0x11700000
            texels rows 78a41b2a71a3ee6d9955b549993075eae55722d4dc9f87684ad34ff99a01c68b38b74c99ee3b391d22793ff49430ec9497886025fdc535ea10ce289c5d67c77ed7a0e16a7fcee231d9f885402bc859184235bc82e47b765b44da2d6afd95376e3a54900618ddf39626bd9c2cee8b8807caa00994cd0cf0099681c2648f9e2a1c305185210019dabc2c7885bd981e4eba8b32ec8da75b1b9321dab46d4bb87855acefce1112a4576461d83b77f8613b317962d2145b7bdf5a899983877a7876e1 }
sampler 21 { address MIRROR CLAMP_OGL WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 23 texture 23 sampler 21
texture 24 { type CUBEMAP_ARRAY  format R16_G16 SNORM  source R G ZERO ONE_FLOAT  layout blocklinear block 1 2  size 4 4  layers 1  address 0x11800000
            texels rows eb84426272b55af4f2bd3fc057619950638cc0c9f7c5f1cec0913a4b63b0b237465c218c8d8a4e10310c471d2cdaa4360b345e64d106776709cf1fa32b893d52da320e4dd43281ff422be4d7fcb1ebe409577c23a0ab857437ef2c3a936ec4e638048bfd41a22b5bfe18e681412be84e4b52d9f5c8c9d7400c36a2b9d41f1b351ddfffb4c07e531112ddeda4dcd1f4627a2de52563feac2440c5935c3a45de5506b1ccf6cb8d7b950241fd87f8d23e9c6c7e725772cb24f1b03629ecf715b3daa030560e8e07d78dd98716e1268a0b46e108a46a2042a2c05445bee03155810e63beec3684a8462fdd65c880e0deb41d790c9cc22365fd631c991c9f4f3e8a43144a8172ef5959c542ab838e29e09c7b0130450e82200b17f2ced907f6cfab7af0a2d574f01714f02a647684d3534c1da5e5286f78e57391f2a95975700544ffe1cbec3d1b9b1e4b2708a31933e9f0bbf193bf5f5d84e5c1c9e1b0de26bdcf029bde6657aee4f038b83e98052f2a3d74e703ac54a5ad57f66893411744169e3d }
sampler 22 { address MIRROR_ONCE_BORDER WRAP WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 24 texture 24 sampler 22
texture 25 { type CUBEMAP_ARRAY  format R16 FLOAT  source R ZERO ZERO ONE_FLOAT  layout blocklinear block 1 4  size 3 3  layers 1  address 0x11900000
            texels rows 003c3c3b00000000b83b003ced391637003c000069343b381c37a438af399e390000b131ac322637003c0c3900002e360000003c1f3bb0388b3b003c59389c337f3a00000000003c000000000000003ce32c0000003c0000283500007737003c003c0000cf3a1434502e0000 }
sampler 23 { address BORDER MIRROR WRAP  border 0x0 0x0 0x0 0x3f800000  CUBEMAP_INTERFACE_FILTERING 2 }
handle 25 texture 25 sampler 23

warp 0 {
    asm "TLD4.G R8, R0, 0, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 2 2 2 1 3 2 2 0 2 ... }
    s = { bits(0x3e55c9f1) bits(0xbe9364d9) bits(0xbd9b26ca) 1.0 bits(0x3e9364d9) -1.0 bits(0x3f79ec97)
        bits(0x3ef83e10) bits(0xbf7edf99) bits(0xbd8e8148) ... }
    t = { 1.0 -1.0 bits(0x3f7e5567) bits(0x3e150006) -1.0 bits(0xbf49b26d) 1.0 1.0 1.0 -1.0 ... }
    r = { bits(0x3f7ee737) bits(0xbe783e10) 1.0 -1.0 bits(0xbf7c5a45) -1.0 bits(0xbf4a93a1) bits(0x3f7c6af1)
        bits(0xbec1f07c) bits(0xbf79bfd6) ... }
    expect lane 0 R8=0xa0000 R9=0xa0000 R10=0x80000 R11=0x80000
    expect lane 1 R8=0x90000 R9=0x90000 R10=0x90000 R11=0x90000
    expect lane 2 R8=0xa0000 R9=0xa0000 R10=0x80000 R11=0x80000
    expect lane 3 R8=0x60000 R9=0xb0000 R10=0xb0000 R11=0x60000
    expect lane 4 R8=0xb0000 R9=0xb0000 R10=0x90000 R11=0x90000
    expect lane 5 R8=0xb0000 R9=0x70000 R10=0x70000 R11=0xb0000
    expect lane 6 R8=0x80000 R9=0x60000 R10=0x60000 R11=0x80000
    expect lane 7 R8=0xa0000 R9=0xa0000 R10=0x80000 R11=0x80000
    expect lane 8 R8=0x10000 R9=0x20000 R10=0x20000 R11=0x10000
    expect lane 9 R8=0xb0000 R9=0xb0000 R10=0x90000 R11=0x90000
}

warp 1 {
    asm "TLD4.G R8, R0, 0, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 3 3 3 1 2 1 3 2 2 ... }
    s = { -1.0 bits(0x3e76066a) bits(0x3e783e10) bits(0x3e3a2e8c) bits(0x3ec10933) bits(0xbf424c1f) 1.0
        bits(0x3f7d4045) bits(0x3f64d936) bits(0x3e2aaaab) ... }
    t = { bits(0xbf783e10) bits(0xbf7d0a2b) 1.0 -1.0 1.0 bits(0x3f7a3744) -0.5 -1.0 bits(0x3ec57eb8) bits(0x3f79a481) ... }
    r = { bits(0x3f364d93) 1.0 bits(0xbf7b550b) bits(0x3f79113f) bits(0x3f1b26ca) 1.0 bits(0xbf1f07c2) bits(0x3e68ba2f)
        1.0 -1.0 ... }
    expect lane 0 R8=0x30000 R9=0x30000 R10=0x10000 R11=0x10000
    expect lane 1 R8=0x90000 R9=0x90000 R10=0xa0000 R11=0xa0000
    expect lane 2 R8=0x80000 R9=0x80000 R10=0xb0000 R11=0xb0000
    expect lane 3 R8=0x90000 R9=0x90000 R10=0xa0000 R11=0xa0000
    expect lane 4 R8=0x80000 R9=0x80000 R10=0x80000 R11=0x80000
    expect lane 5 R8=0xa0000 R9=0xa0000 R10=0x80000 R11=0x80000
    expect lane 6 R8=0x60000 R9=0x60000 R10=0x60000 R11=0x60000
    expect lane 7 R8=0x90000 R9=0x60000 R10=0x60000 R11=0x90000
    expect lane 8 R8=0xa0000 R9=0xa0000 R10=0xa0000 R11=0xa0000
    expect lane 9 R8=0xb0000 R9=0xb0000 R10=0x80000 R11=0x80000
}

warp 2 {
    asm "TLD4.G R8, R0, 0, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 0 0 1 1 1 0 3 0 1 ... }
    s = { bits(0x3f7dcb15) bits(0xbf07c1f0) -1.0 bits(0xbf4d9365) bits(0x3e916aa2) bits(0x3f79444a) bits(0x3f7ef8d3)
        bits(0x3f1745d1) 1.0 bits(0x3f07c1f0) ... }
    t = { -1.0 -1.0 bits(0xbf5a2b83) 1.0 bits(0x3f7d439a) -1.0 bits(0x3f2aaaab) bits(0x3f2e8ba3) bits(0xbdf83e10) 1.0 ... }
    r = { bits(0xbf3a2e8c) bits(0x3f7b66b0) bits(0xbf7b59f5) bits(0xbf7e768d) 1.0 bits(0xbe1d9cda) 1.0 1.0
        bits(0xbf7f81c4) bits(0xbf7b900d) ... }
    expect lane 0 R8=0x90000 R9=0x60000 R10=0x60000 R11=0x90000
    expect lane 1 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 2 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 3 R8=0x80000 R9=0x80000 R10=0xb0000 R11=0xb0000
    expect lane 4 R8=0xa0000 R9=0xa0000 R10=0x80000 R11=0x80000
    expect lane 5 R8=0x90000 R9=0x60000 R10=0x60000 R11=0x90000
    expect lane 6 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 7 R8=0xa0000 R9=0xa0000 R10=0xa0000 R11=0xa0000
    expect lane 8 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
    expect lane 9 R8=0x80000 R9=0x80000 R10=0xb0000 R11=0xb0000
}

warp 3 {
    asm "TLD4.G R8, R0, 0, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 3 3 3 1 1 0 3 2 0 ... }
    s = { bits(0xbed62c8c) 0.5 bits(0x3f5fffb0) 1.0 bits(0x3d783e10) bits(0xbf4c19fd) bits(0xbeb26c9b) -1.0
        bits(0x3ef07c1f) -1.0 ... }
    t = { bits(0xbf4d9365) bits(0x3d77fd09) -1.0 bits(0xbf3a2e8c) 1.0 -1.0 bits(0x3f0a1dcc) bits(0xbe93ac24)
        bits(0xbf7e13bb) bits(0xbf45d174) ... }
    r = { -1.0 1.0 bits(0x3ef07c1f) bits(0xbf7ff4a5) bits(0x3f7d9854) bits(0x3f4d9365) 1.0 bits(0xbf1b26ca) -1.0
        bits(0xbef07c1f) ... }
    expect lane 0 R8=0xb0000 R9=0xb0000 R10=0xb0000 R11=0xb0000
    expect lane 1 R8=0xa0000 R9=0xa0000 R10=0xa0000 R11=0xa0000
    expect lane 2 R8=0x90000 R9=0x90000 R10=0x90000 R11=0x90000
    expect lane 3 R8=0x60000 R9=0xb0000 R10=0xb0000 R11=0x60000
    expect lane 4 R8=0xa0000 R9=0xa0000 R10=0x80000 R11=0x80000
    expect lane 5 R8=0x90000 R9=0x90000 R10=0x90000 R11=0x90000
    expect lane 6 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 7 R8=0x70000 R9=0x70000 R10=0x70000 R11=0x70000
    expect lane 8 R8=0x90000 R9=0x90000 R10=0xb0000 R11=0xb0000
    expect lane 9 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
}

warp 4 {
    asm "TLD4.R R8, R0, 1, CUBE, 0xf"  active 0x3ff
    s = { -1.0 bits(0x3eff8215) bits(0x3f5b5e62) bits(0xbf528bfe) bits(0x3f4ccccd) 1.0 1.0 -1.0 -1.0 bits(0x3f666666) ... }
    t = { bits(0xbf5bdba8) -1.0 1.0 -1.0 bits(0xbe99999a) bits(0xbecccccd) bits(0xbf713046) bits(0xbecccccd)
        bits(0xbf71ed38) 1.0 ... }
    r = { bits(0x3d92a658) bits(0x3f59806c) bits(0xbdbf2669) bits(0xbdcccccd) 1.0 bits(0x3e90fc7c) bits(0xbf3735e6)
        bits(0xbf73705a) bits(0xbe9f0207) bits(0xbf7a69b7) ... }
    expect lane 0 R8=0x20000 R9=0x10000 R10=0x40003 R11=0x40002
    expect lane 1 R8=0x3 R9=0x4 R10=0x40004 R11=0x40003
    expect lane 2 R8=0x20004 R9=0x2 R10=0x3 R11=0x10004
    expect lane 3 R8=0x40001 R9=0x30000 R10=0x20000 R11=0x40002
    expect lane 4 R8=0x30004 R9=0x30000 R10=0x20000 R11=0x20004
    expect lane 5 R8=0x40001 R9=0x40002 R10=0x30002 R11=0x30001
    expect lane 6 R8=0x30004 R9=0x40004 R10=0x40004 R11=0x40003
    expect lane 7 R8=0x40004 R9=0x40000 R10=0x30000 R11=0x30004
    expect lane 8 R8=0x30000 R9=0x20000 R10=0x40002 R11=0x40001
    expect lane 9 R8=0x4 R9=0x4 R10=0x4 R11=0x0
}

warp 5 {
    asm "TLD4.R R8, R0, 1, CUBE, 0xf"  active 0x3ff
    s = { -1.0 -1.0 0.5 -1.0 -1.0 bits(0x3e99999a) -1.0 bits(0x3f107258) 0.5 bits(0xbdcccccd) ... }
    t = { bits(0xbe0e442f) bits(0x3ece4d27) 1.0 bits(0xbf7e57ca) bits(0xbdcccccd) 1.0 bits(0x3f359981) bits(0x3f71c55a)
        bits(0xbf16ad8c) 1.0 ... }
    r = { -1.0 bits(0xbf4fa416) 1.0 bits(0x3e3edd7f) -1.0 bits(0x3f52b357) bits(0x3f4a5bb9) -1.0 -1.0 bits(0x3ecccccd) ... }
    expect lane 0 R8=0x30004 R9=0x30000 R10=0x20000 R11=0x20004
    expect lane 1 R8=0x10004 R9=0x10000 R10=0x0 R11=0x4
    expect lane 2 R8=0x3 R9=0x4 R10=0x40004 R11=0x40003
    expect lane 3 R8=0x20000 R9=0x10000 R10=0x40003 R11=0x40002
    expect lane 4 R8=0x30004 R9=0x30000 R10=0x20000 R11=0x20004
    expect lane 5 R8=0x2 R9=0x3 R10=0x40003 R11=0x40002
    expect lane 6 R8=0x10003 R9=0x10004 R10=0x4 R11=0x3
    expect lane 7 R8=0x0 R9=0x1 R10=0x3 R11=0x4
    expect lane 8 R8=0x40000 R9=0x40001 R10=0x30001 R11=0x30000
    expect lane 9 R8=0x40001 R9=0x40002 R10=0x30002 R11=0x30001
}

warp 6 {
    asm "TLD4.R R8, R0, 1, CUBE, 0xf"  active 0x3ff
    s = { -1.0 bits(0xbf721669) bits(0xbdcccccd) bits(0x3f729106) bits(0x3f708145) 1.0 bits(0x3f779f62)
        bits(0x3e5eb935) bits(0x3ea18c24) 0.0 ... }
    t = { bits(0x3f333333) -1.0 -1.0 1.0 bits(0x3e99999a) bits(0x3d9a558c) bits(0xbf0ea4f8) bits(0x3f6676b8) -1.0
        bits(0xbf514f05) ... }
    r = { bits(0x3f56d862) bits(0xbf5f9058) bits(0xbf666666) bits(0x3f333333) -1.0 bits(0xbf6e67c9) 1.0 -1.0
        bits(0x3f61a1c4) 1.0 ... }
    expect lane 0 R8=0x10004 R9=0x10000 R10=0x0 R11=0x4
    expect lane 1 R8=0x40000 R9=0x40004 R10=0x40000 R11=0x40000
    expect lane 2 R8=0x40003 R9=0x40002 R10=0x40002 R11=0x40001
    expect lane 3 R8=0x40004 R9=0x0 R10=0x1 R11=0x30004
    expect lane 4 R8=0x20004 R9=0x20000 R10=0x10000 R11=0x10004
    expect lane 5 R8=0x20004 R9=0x20000 R10=0x10000 R11=0x10004
    expect lane 6 R8=0x40004 R9=0x40000 R10=0x30000 R11=0x30004
    expect lane 7 R8=0x1 R9=0x2 R10=0x2 R11=0x3
    expect lane 8 R8=0x2 R9=0x3 R10=0x40003 R11=0x40002
    expect lane 9 R8=0x2 R9=0x3 R10=0x40003 R11=0x40002
}

warp 7 {
    asm "TLD4.R R8, R0, 1, CUBE, 0xf"  active 0x3ff
    s = { bits(0xbecccccd) bits(0xbf616b26) bits(0xbf333333) bits(0x3f11e2e0) bits(0xbf4ccccd) -1.0 bits(0x3f118bb1)
        bits(0x3f426695) bits(0x3f696938) 1.0 ... }
    t = { -1.0 bits(0xbecccccd) 1.0 -1.0 bits(0x3f42ddc6) bits(0x3f666666) bits(0xbf68f7da) bits(0xbf750672) -1.0
        bits(0xbe99999a) ... }
    r = { bits(0x3f5e3125) -1.0 bits(0x3f6f33c4) bits(0xbf333333) -1.0 bits(0x3c18005a) 1.0 -1.0 bits(0x3ee95ef1)
        bits(0x3f333333) ... }
    expect lane 0 R8=0x1 R9=0x2 R10=0x40002 R11=0x40001
    expect lane 1 R8=0x40004 R9=0x40000 R10=0x30000 R11=0x30004
    expect lane 2 R8=0x0 R9=0x1 R10=0x40001 R11=0x40000
    expect lane 3 R8=0x40003 R9=0x40004 R10=0x30004 R11=0x30003
    expect lane 4 R8=0x10004 R9=0x10000 R10=0x0 R11=0x4
    expect lane 5 R8=0x2 R9=0x3 R10=0x30000 R11=0x20000
    expect lane 6 R8=0x3 R9=0x4 R10=0x40004 R11=0x40003
    expect lane 7 R8=0x40004 R9=0x40003 R10=0x40001 R11=0x40000
    expect lane 8 R8=0x10004 R9=0x40001 R10=0x40000 R11=0x4
    expect lane 9 R8=0x30000 R9=0x30001 R10=0x20001 R11=0x20000
}

warp 8 {
    asm "TLD4.R R8, R0, 2, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 1 2 0 1 1 2 0 0 2 ... }
    s = { bits(0x3f49f86c) -1.0 -1.0 bits(0x3f12c5c2) 1.0 1.0 1.0 bits(0x3f5ecb03) -1.0 1.0 ... }
    t = { -1.0 bits(0xbf400255) bits(0xbf76d43a) bits(0x3d8e345b) bits(0xbf47a435) bits(0xbf112b59) bits(0x3f675d24)
        bits(0xbdc59f67) -0.625 0.25 ... }
    r = { 0.625 bits(0xbf0a9682) -0.375 -1.0 bits(0x3f00a727) bits(0x3f7af4cb) bits(0xbed49988) -1.0 1.0 -0.875 ... }
    expect lane 0 R8=0x3f800000 R9=0x3ef6ebd1 R10=0x3f2c8d66 R11=0x3e77d915
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x3e8f3918 R11=0x3c191d14
    expect lane 4 R8=0x3e77d915 R9=0x3f800000 R10=0x3ef6ebd1 R11=0x3f2c8d66
    expect lane 5 R8=0x3ec0e67b R9=0x3f2c8d66 R10=0x0 R11=0x3ef04916
    expect lane 6 R8=0x3f800000 R9=0x3f52322e R10=0x3f800000 R11=0x3f800000
    expect lane 7 R8=0x3f5da251 R9=0x0 R10=0x3c191d14 R11=0x3e8dd7a6
    expect lane 8 R8=0x3f555b0d R9=0x3f800000 R10=0x3ec998ac R11=0x3ec9e7d8
    expect lane 9 R8=0x3f5da251 R9=0x0 R10=0x3c191d14 R11=0x3e8dd7a6
}

warp 9 {
    asm "TLD4.R R8, R0, 2, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 0 0 0 2 2 1 1 2 1 ... }
    s = { bits(0x3f407f6b) bits(0xbf5aaed6) 1.0 1.0 -0.25 bits(0xbd62ccb9) 0.625 -1.0 1.0 1.0 ... }
    t = { bits(0xbf26e208) 1.0 bits(0xbef9d177) bits(0x3f519afb) bits(0x3f74d30b) bits(0x3f618e57) -1.0
        bits(0xbdb0f757) bits(0x3f61c963) bits(0x3eb04d56) ... }
    r = { 1.0 -0.625 bits(0xbf50e739) bits(0xbe039555) 1.0 -1.0 bits(0x3f799224) bits(0x3f764778) 0.375
        bits(0x3f37861b) ... }
    expect lane 0 R8=0x3ec0e67b R9=0x3f2c8d66 R10=0x0 R11=0x3ef04916
    expect lane 1 R8=0x3f800000 R9=0x3f3a63a3 R10=0x3f2c29f2 R11=0x3f75c45f
    expect lane 2 R8=0x3e495a87 R9=0x3e140c0a R10=0x0 R11=0x3f5da251
    expect lane 3 R8=0x3ec675b5 R9=0x3f800000 R10=0x3f800000 R11=0x3f383c0f
    expect lane 4 R8=0x3f800000 R9=0x0 R10=0x3e77bbe3 R11=0x3f60cedf
    expect lane 5 R8=0x3ede03bf R9=0x3d8b677b R10=0x3f800000 R11=0x3f790c6c
    expect lane 6 R8=0x0 R9=0x3e77d915 R10=0x3ec0e67b R11=0x3f5104b1
    expect lane 7 R8=0x3ec9e7d8 R9=0x3ec998ac R10=0x0 R11=0x3f2dcbb0
    expect lane 8 R8=0x0 R9=0x3ec675b5 R10=0x3f383c0f R11=0x3f800000
    expect lane 9 R8=0x0 R9=0x3f800000 R10=0x3ec675b5 R11=0x0
}

warp 10 {
    asm "TLD4.R R8, R0, 2, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 2 2 1 1 1 0 1 2 2 ... }
    s = { -1.0 bits(0xbf20e19e) bits(0x3f4cc374) 1.0 bits(0x3be87387) 0.375 -1.0 bits(0x3f0b5f09) bits(0x3e8709bf)
        0.125 ... }
    t = { bits(0xbf759ef2) -1.0 0.125 bits(0x3f17224b) bits(0x3f4ce975) 0.25 bits(0xbd1105c8) -1.0 bits(0x3f72c889)
        bits(0x3ebf4d79) ... }
    r = { bits(0xbf2aeb63) bits(0x3f1deba9) -1.0 bits(0x3f3e98cc) -1.0 -1.0 bits(0x3f6d2688) bits(0xbf7617a6) 1.0 -1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3f6f6cd8 R10=0x3eb518be R11=0x3b4b5ec8
    expect lane 2 R8=0x3f5da251 R9=0x0 R10=0x3c191d14 R11=0x3e8dd7a6
    expect lane 3 R8=0x0 R9=0x3f800000 R10=0x3ec675b5 R11=0x0
    expect lane 4 R8=0x3ede03bf R9=0x3d8b677b R10=0x3f800000 R11=0x3f790c6c
    expect lane 5 R8=0x0 R9=0x0 R10=0x3e8f3918 R11=0x3c191d14
    expect lane 6 R8=0x3ec9e7d8 R9=0x3ec998ac R10=0x0 R11=0x3f2dcbb0
    expect lane 7 R8=0x3e9abe0b R9=0x3e140c0a R10=0x0 R11=0x0
    expect lane 8 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3e77bbe3
    expect lane 9 R8=0x3e8f3918 R9=0x3f800000 R10=0x3d8b677b R11=0x3ede03bf
}

warp 11 {
    asm "TLD4.R R8, R0, 2, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 0 1 0 2 1 1 0 2 0 ... }
    s = { bits(0x3f3b48b3) -0.375 1.0 bits(0xbf5b4a6f) -1.0 1.0 bits(0xbe332943) bits(0x3d955e4d) -1.0 bits(0xbf510c58) ... }
    t = { 1.0 -1.0 bits(0xbee3d02b) -1.0 -0.625 -0.625 1.0 1.0 0.75 -1.0 ... }
    r = { bits(0x3f70a42f) 1.0 -1.0 0.25 bits(0xbf7f9fe8) 0.25 bits(0xbf42131c) 0.625 bits(0xbf72ef06) -0.375 ... }
    expect lane 0 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3e77bbe3
    expect lane 1 R8=0x3b4b5ec8 R9=0x3eb518be R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3e495a87 R9=0x3e140c0a R10=0x0 R11=0x3f5da251
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x3f800000 R11=0x3eeac020
    expect lane 4 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 5 R8=0x3ef6ebd1 R9=0x3f481b8e R10=0x3d78ab37 R11=0x3f615b3b
    expect lane 6 R8=0x3f800000 R9=0x3f790c6c R10=0x3ede03bf R11=0x3d8b677b
    expect lane 7 R8=0x3f60cedf R9=0x3e77bbe3 R10=0x3f398490 R11=0x3e84f57f
    expect lane 8 R8=0x3f800000 R9=0x3f800000 R10=0x3f75c45f R11=0x0
    expect lane 9 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3f800000
}

warp 12 {
    asm "TLD4.R R8, R0, 3, CUBE, 0xf"  active 0x7
    s = { 1.0 -0.25 -0.25 ... }
    t = { 0.25 bits(0xbf62d9e7) 0.125 ... }
    r = { 0.625 -1.0 1.0 ... }
    expect lane 0 R8=0x3f22a2a3 R9=0x3eaaaaab R10=0x3f3ababb R11=0x3ebababb
    expect lane 1 R8=0x3f088889 R9=0x3f28a8a9 R10=0x3eaeaeaf R11=0x3eacacad
    expect lane 2 R8=0x3e929293 R9=0x3f32b2b3 R10=0x3f37b7b8 R11=0x3f1b9b9c
}

warp 13 {
    asm "TLD4.R R8, R0, 3, CUBE, 0xf"  active 0x1
    s = { -0.375 ... }
    t = { -0.875 ... }
    r = { -1.0 ... }
    expect lane 0 R8=0x3f088889 R9=0x3f28a8a9 R10=0x3eaeaeaf R11=0x3eacacad
}

warp 14 {
    asm "TLD4.R R8, R0, 3, CUBE, 0xf"  active 0x1
    s = { bits(0xbeb2076e) ... }
    t = { bits(0xbf62c3a0) ... }
    r = { -1.0 ... }
    expect lane 0 R8=0x3f088889 R9=0x3f28a8a9 R10=0x3eaeaeaf R11=0x3eacacad
}

warp 15 {
    asm "TLD4.G R8, R0, 4, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 0 2 1 1 2 2 2 1 2 ... }
    s = { -0.375 1.0 0.25 1.0 1.0 -1.0 0.25 0.625 -0.75 bits(0x3f618007) ... }
    t = { 1.0 bits(0xbc8064e0) -1.0 0.375 -0.125 -0.25 -0.25 -1.0 0.75 1.0 ... }
    r = { bits(0x3f4ea0cf) -1.0 0.375 -1.0 bits(0xbf22e7e8) -1.0 1.0 0.75 -1.0 bits(0xbf14804b) ... }
    expect lane 0 R8=0xbf6f35de R9=0x3e92b925 R10=0x3f430b86 R11=0xbf58e3b2
    expect lane 1 R8=0x3f5767af R9=0xbe1d593b R10=0x3ececd9e R11=0x3f27d550
    expect lane 2 R8=0x3f45618b R9=0xbf6a35d4 R10=0x3ec31986 R11=0xbf4e379c
    expect lane 3 R8=0x3f27d550 R9=0x3ececd9e R10=0x3eb9a573 R11=0xbdeb91d7
    expect lane 4 R8=0xbf6719ce R9=0x3f5767af R10=0x3f27d550 R11=0x3ea72d4e
    expect lane 5 R8=0x3ec7f190 R9=0xbd29a153 R10=0x3ef571eb R11=0x3e310962
    expect lane 6 R8=0x3e2cd15a R9=0xbec57d8b R10=0xbf394973 R11=0x3e06e90e
    expect lane 7 R8=0x3f45618b R9=0xbf6a35d4 R10=0x3ec31986 R11=0xbf4e379c
    expect lane 8 R8=0x3f06e70e R9=0xbe88e512 R10=0xbf24ed4a R11=0x3ca7814f
    expect lane 9 R8=0x3ef27de5 R9=0x3f47238e R10=0xbdeb91d7 R11=0x3edeadbd
}

warp 16 {
    asm "TLD4.G R8, R0, 4, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 1 1 0 0 0 0 1 1 2 ... }
    s = { 1.0 -1.0 1.0 bits(0xbf46879d) bits(0xbf699d3a) -1.0 -1.0 bits(0x3f47a09e) bits(0xbf07e159) bits(0xbee0d4f5) ... }
    t = { bits(0x3f2335a8) -0.375 bits(0xbe9cef8f) -1.0 -1.0 bits(0xbf68c832) bits(0xbf6d3a60) -1.0 -0.375 -1.0 ... }
    r = { -0.375 bits(0xbf5ab5d4) bits(0xbf743a25) -0.25 0.625 bits(0xbf2759f1) -0.375 bits(0x3e194d12) -1.0
        bits(0xbf6f7a15) ... }
    expect lane 0 R8=0x3ea72d4e R9=0x3f27d550 R10=0xbdeb91d7 R11=0x3f47238e
    expect lane 1 R8=0x3ec7f190 R9=0xbd29a153 R10=0x3ef571eb R11=0x3e310962
    expect lane 2 R8=0x3f5b39b6 R9=0xbec99d93 R10=0xbe1d593b R11=0x3f5767af
    expect lane 3 R8=0xbd29a153 R9=0x3df071e1 R10=0x3e7f61ff R11=0xbeb4a569
    expect lane 4 R8=0xbe7631ec R9=0x3f07190e R10=0xbf6443c9 R11=0x3ebb1576
    expect lane 5 R8=0x3df071e1 R9=0x3e7f61ff R10=0xbeb4a569 R11=0xbd29a153
    expect lane 6 R8=0x3df071e1 R9=0x3e7f61ff R10=0xbeb4a569 R11=0xbd29a153
    expect lane 7 R8=0xbf2de15c R9=0xbf319d63 R10=0xbf27394e R11=0xbf6a35d4
    expect lane 8 R8=0xbe98a131 R9=0x3ec7f190 R10=0x3e310962 R11=0x3ebc9d79
    expect lane 9 R8=0x3ec7f190 R9=0xbe98a131 R10=0x3e47b98f R11=0x3df071e1
}

warp 17 {
    asm "TLD4.G R8, R0, 4, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 0 2 1 0 2 2 2 2 2 ... }
    s = { -0.75 1.0 bits(0x3f76effa) -1.0 -1.0 -0.75 1.0 -1.0 bits(0xbf73d62d) 1.0 ... }
    t = { bits(0x3f572180) -0.25 -0.25 -0.625 0.875 1.0 bits(0xbf38231a) bits(0xbf2521f6) bits(0xbf0ac256) -0.375 ... }
    r = { 1.0 bits(0xbf7e2e70) 1.0 -0.75 -0.375 bits(0x3f5af394) 0.75 bits(0xbf682f65) 1.0 0.625 ... }
    expect lane 0 R8=0xbf6f35de R9=0x3e92b925 R10=0x3f430b86 R11=0xbf58e3b2
    expect lane 1 R8=0x3f5b39b6 R9=0xbec99d93 R10=0xbe1d593b R11=0x3f5767af
    expect lane 2 R8=0xbec57d8b R9=0x3f27014e R10=0xbf46658d R11=0xbf394973
    expect lane 3 R8=0xbd29a153 R9=0xbeb4a569 R10=0x3f041308 R11=0x3ef571eb
    expect lane 4 R8=0xbf24ed4a R9=0xbf066d0d R10=0x3e9eb93d R11=0xbee3cdc8
    expect lane 5 R8=0xbf6f35de R9=0x3e92b925 R10=0x3f430b86 R11=0xbf58e3b2
    expect lane 6 R8=0x3f27014e R9=0xbf27394e R10=0x3e4fc1a0 R11=0xbf46658d
    expect lane 7 R8=0x3ec7f190 R9=0xbd29a153 R10=0x3ef571eb R11=0x3e310962
    expect lane 8 R8=0x3ebb1576 R9=0x3e87450f R10=0xbe44d18a R11=0xbf39b173
    expect lane 9 R8=0x3f27014e R9=0xbf27394e R10=0x3e4fc1a0 R11=0xbf46658d
}

warp 18 {
    asm "TLD4.G R8, R0, 4, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 1 1 1 1 0 0 0 1 1 ... }
    s = { bits(0x3e7e8f29) bits(0xbef4a648) 1.0 -0.125 -0.875 bits(0x3f54ab26) 1.0 bits(0xbf56b668) -1.0
        bits(0x3f40d323) ... }
    t = { bits(0xbf715218) -1.0 -0.125 1.0 1.0 -1.0 bits(0xbf1c0412) 1.0 0.25 -1.0 ... }
    r = { 1.0 bits(0xbf43982f) bits(0x3f64be04) bits(0x3f4983c9) bits(0xbedf832f) bits(0x3e86c0b7) bits(0x3eb4ad74)
        -0.75 bits(0xbe887be1) 0.375 ... }
    expect lane 0 R8=0x3f450f8a R9=0xbf4e379c R10=0x3e2cd15a R11=0x3ea67d4d
    expect lane 1 R8=0x3ec7f190 R9=0xbe98a131 R10=0x3e47b98f R11=0x3df071e1
    expect lane 2 R8=0xbf394973 R9=0xbf46658d R10=0x3e6699cd R11=0xbf564bad
    expect lane 3 R8=0x3e92b925 R9=0xbf254b4b R10=0x3c5c81b9 R11=0x3f430b86
    expect lane 4 R8=0xbf066d0d R9=0x3e9eb93d R10=0xbee3cdc8 R11=0xbf24ed4a
    expect lane 5 R8=0xbf6a35d4 R9=0xbf27394e R10=0x3f27014e R11=0x3ec31986
    expect lane 6 R8=0x3f27014e R9=0xbf27394e R10=0x3e4fc1a0 R11=0xbf46658d
    expect lane 7 R8=0xbf066d0d R9=0x3e9eb93d R10=0xbee3cdc8 R11=0xbf24ed4a
    expect lane 8 R8=0x3ef571eb R9=0x3f041308 R10=0xbf4a0d94 R11=0xbe88e512
    expect lane 9 R8=0xbf6a35d4 R9=0xbf27394e R10=0x3f27014e R11=0x3ec31986
}

warp 19 {
    asm "TLD4.R R8, R0, 5, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 1 0 3 3 1 1 2 3 1 ... }
    s = { bits(0xbf5048d3) bits(0xbf779bf5) 1.0 1.0 -0.125 -0.25 -1.0 bits(0xbf5264fb) -1.0 -0.75 ... }
    t = { -0.375 1.0 bits(0x3e7b3f05) bits(0xbf3f19f0) -1.0 -1.0 0.25 1.0 -0.25 1.0 ... }
    r = { -1.0 0.375 bits(0x3f571dc7) -0.125 0.75 0.625 0.625 -0.125 bits(0x3f16e90f) 1.0 ... }
    expect lane 0 R8=0x3f282000 R9=0x0 R10=0x3f800000 R11=0x3ea0a000
    expect lane 1 R8=0x3f800000 R9=0x3f2c6000 R10=0x0 R11=0x3f264000
    expect lane 2 R8=0x3f4e0000 R9=0x3f370000 R10=0x0 R11=0x3ed16000
    expect lane 3 R8=0x3f0b0000 R9=0x3f800000 R10=0x3eaac000 R11=0x3f800000
    expect lane 4 R8=0x3f406000 R9=0x3efc2000 R10=0x0 R11=0x3f7e8000
    expect lane 5 R8=0x3f406000 R9=0x3efc2000 R10=0x0 R11=0x3f7e8000
    expect lane 6 R8=0x3de02000 R9=0x3f800000 R10=0x3f7ee000 R11=0x3f770000
    expect lane 7 R8=0x3f264000 R9=0x0 R10=0x3e95a000 R11=0x0
    expect lane 8 R8=0x3f280000 R9=0x3f800000 R10=0x3f800000 R11=0x3de02000
    expect lane 9 R8=0x3e5be000 R9=0x3f800000 R10=0x3e06a000 R11=0x3f2c6000
}

warp 20 {
    asm "TLD4.R R8, R0, 5, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 3 0 0 3 2 1 3 2 3 ... }
    s = { 1.0 bits(0xbed82901) -1.0 bits(0x3f6696de) -1.0 bits(0xbf09ca88) bits(0x3f4f4ab7) bits(0x3f415350) -1.0 0.25 ... }
    t = { bits(0xbe1572ac) -1.0 bits(0x3d0ec7eb) -0.625 bits(0x3f7618e7) -1.0 -1.0 0.125 0.75 -1.0 ... }
    r = { bits(0xbe8e6ce6) bits(0x3f5ca5f7) 0.625 1.0 0.125 0.125 bits(0xbe1e605c) -1.0 0.375 bits(0xbe409399) ... }
    expect lane 0 R8=0x3f4c6000 R9=0x0 R10=0x3f800000 R11=0x3f1d0000
    expect lane 1 R8=0x3f800000 R9=0x3f7e8000 R10=0x3f2f6000 R11=0x3f618000
    expect lane 2 R8=0x0 R9=0x3f582000 R10=0x3f800000 R11=0x3f800000
    expect lane 3 R8=0x3f1c2000 R9=0x3f1d0000 R10=0x3f370000 R11=0x3f4e0000
    expect lane 4 R8=0x0 R9=0x3f264000 R10=0x0 R11=0x3e95a000
    expect lane 5 R8=0x3f800000 R9=0x3f7ee000 R10=0x3f406000 R11=0x3ec34000
    expect lane 6 R8=0x0 R9=0x3f800000 R10=0x3f0b0000 R11=0x3e27a000
    expect lane 7 R8=0x3ee42000 R9=0x0 R10=0x3e94c000 R11=0x3e962000
    expect lane 8 R8=0x3f770000 R9=0x3f7ee000 R10=0x3f800000 R11=0x3f264000
    expect lane 9 R8=0x3e500000 R9=0x0 R10=0x3e27a000 R11=0x3efc2000
}

warp 21 {
    asm "TLD4.R R8, R0, 5, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 3 2 1 1 1 2 2 0 2 2 ... }
    s = { bits(0xbe3186de) bits(0x3bd84c23) 1.0 -0.125 0.75 1.0 1.0 bits(0xbf78a80f) -1.0 1.0 ... }
    t = { bits(0x3f562c8e) bits(0x3ed7bc13) 0.75 1.0 -1.0 bits(0x3ebbd1be) bits(0xbf0ec07a) bits(0x3edae2be)
        bits(0xbd9fcf69) bits(0xbf5f7062) ... }
    r = { -1.0 1.0 -0.625 bits(0x3f7a7a48) -0.125 -1.0 bits(0xbf44f23e) 1.0 -1.0 -0.375 ... }
    expect lane 0 R8=0x3f800000 R9=0x3f800000 R10=0x3f16e000 R11=0x3f4dc000
    expect lane 1 R8=0x3dae2000 R9=0x3cafe000 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x3e962000 R10=0x3e27e000 R11=0x3f22e000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x3e06a000
    expect lane 4 R8=0x0 R9=0x3f800000 R10=0x3f0b0000 R11=0x3e27a000
    expect lane 5 R8=0x3e962000 R9=0x3e94c000 R10=0x3f472000 R11=0x3e27e000
    expect lane 6 R8=0x0 R9=0x0 R10=0x0 R11=0x3ee42000
    expect lane 7 R8=0x3f800000 R9=0x3f640000 R10=0x3f1a2000 R11=0x3c178000
    expect lane 8 R8=0x3e4de000 R9=0x3f4b6000 R10=0x3c15a000 R11=0x0
    expect lane 9 R8=0x0 R9=0x3dbd6000 R10=0x0 R11=0x3f800000
}

warp 22 {
    asm "TLD4.R R8, R0, 5, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 3 0 1 2 0 2 3 2 3 ... }
    s = { bits(0x3e9e13cc) -1.0 bits(0x3f7f0225) bits(0xbec4f3fc) -1.0 -1.0 0.75 -0.75 bits(0xbf333f69) -1.0 ... }
    t = { bits(0xbf265ef1) bits(0x3db6efc8) -1.0 1.0 -0.375 -0.875 0.75 -1.0 1.0 bits(0xbedec48a) ... }
    r = { 1.0 bits(0xbf391b4a) bits(0x3eadbe85) bits(0xbf6153b1) bits(0xbf794e2a) 0.625 1.0 1.0 bits(0xbe938780) 0.125 ... }
    expect lane 0 R8=0x3f02e000 R9=0x3f800000 R10=0x3eb36000 R11=0x3f0e4000
    expect lane 1 R8=0x3f4b6000 R9=0x3f54a000 R10=0x3e402000 R11=0x3c15a000
    expect lane 2 R8=0x0 R9=0x3f268000 R10=0x3f1d0000 R11=0x3f030000
    expect lane 3 R8=0x0 R9=0x3f16e000 R10=0x3f800000 R11=0x0
    expect lane 4 R8=0x3f1c8000 R9=0x3f800000 R10=0x3f4b6000 R11=0x3e4de000
    expect lane 5 R8=0x3f800000 R9=0x3f54c000 R10=0x3f800000 R11=0x0
    expect lane 6 R8=0x3e064000 R9=0x3f2e2000 R10=0x3f800000 R11=0x3ddb6000
    expect lane 7 R8=0x3f800000 R9=0x3f7e8000 R10=0x3f2f6000 R11=0x3f618000
    expect lane 8 R8=0x3e95a000 R9=0x0 R10=0x3f16e000 R11=0x0
    expect lane 9 R8=0x3f024000 R9=0x3f280000 R10=0x3de02000 R11=0x3f54a000
}

warp 23 {
    asm "TLD4.G R8, R0, 6, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 3 0 0 3 1 0 2 2 0 ... }
    s = { bits(0xbece0bcd) bits(0xbe2aaaab) -0.5 1.0 bits(0x3f769943) -1.0 bits(0x3f6089b2) -1.0 1.0 -1.0 ... }
    t = { bits(0x3e1fc745) 1.0 bits(0x3f3f2052) bits(0xbf01400f) -0.5 bits(0x3eab87fe) 0.5 bits(0x3e2aaaab)
        bits(0xbf2aaaab) bits(0x3f4c3625) ... }
    r = { -1.0 bits(0x3f0948e4) -1.0 -1.0 1.0 bits(0xbf555555) -1.0 bits(0x3e2aaaab) bits(0x3eb46c87) 0.5 ... }
    expect lane 0 R8=0x3f R9=0xffffff95 R10=0x19 R11=0xffffff86
    expect lane 1 R8=0x5c R9=0x36 R10=0xffffff88 R11=0x3
    expect lane 2 R8=0xffffff86 R9=0x19 R10=0xffffffca R11=0xffffffce
    expect lane 3 R8=0xffffffca R9=0x37 R10=0xffffffd9 R11=0x9
    expect lane 4 R8=0x7c R9=0x46 R10=0x32 R11=0x3c
    expect lane 5 R8=0xfffffff3 R9=0x1 R10=0xffffffd8 R11=0xffffffe7
    expect lane 6 R8=0x9 R9=0xffffffd9 R10=0xffffffe6 R11=0x1f
    expect lane 7 R8=0x4f R9=0x2f R10=0x39 R11=0x15
    expect lane 8 R8=0xffffff93 R9=0xffffffa4 R10=0x0 R11=0x46
    expect lane 9 R8=0x60 R9=0x1d R10=0xffffffc8 R11=0x79
}

warp 24 {
    asm "TLD4.G R8, R0, 6, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 2 0 2 3 2 3 0 1 1 ... }
    s = { -0.5 bits(0xbf2f0512) 0.5 bits(0xbf7355fd) bits(0xbf57fc97) bits(0xbf6c9b96) bits(0x3f555555)
        bits(0x3e2aaaab) bits(0xbf352d55) 1.0 ... }
    t = { -1.0 -1.0 bits(0xbf11685b) bits(0xbe75ace6) bits(0xbe94cd32) bits(0x3e5cec1f) bits(0xbe247f69) 1.0
        bits(0x3e84def9) 0.0 ... }
    r = { 0.5 bits(0xbe805b51) -1.0 1.0 1.0 -1.0 -1.0 1.0 -1.0 bits(0xbf51a5c1) ... }
    expect lane 0 R8=0xb R9=0xffffffae R10=0xffffffe4 R11=0x8
    expect lane 1 R8=0xffffff94 R9=0x5f R10=0xb R11=0xffffffa1
    expect lane 2 R8=0x37 R9=0x72 R10=0x3f R11=0xffffffd9
    expect lane 3 R8=0x1b R9=0x3a R10=0x1 R11=0x2f
    expect lane 4 R8=0x1b R9=0x3a R10=0x1 R11=0x2f
    expect lane 5 R8=0xfffffff3 R9=0x1 R10=0xffffffd8 R11=0xffffffe7
    expect lane 6 R8=0xffffffc6 R9=0xffffff87 R10=0x17 R11=0x7b
    expect lane 7 R8=0x67 R9=0xffffffc7 R10=0xffffffbb R11=0xffffffed
    expect lane 8 R8=0xfffffff3 R9=0x1 R10=0xffffffd8 R11=0xffffffe7
    expect lane 9 R8=0xffffffc6 R9=0xffffff87 R10=0x17 R11=0x7b
}

warp 25 {
    asm "TLD4.G R8, R0, 6, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 1 1 2 1 1 0 2 2 0 ... }
    s = { bits(0x3e91a359) -1.0 bits(0x3ea61066) 1.0 bits(0x3e448206) bits(0xbf3a9811) bits(0x3f79f92f) -1.0 -1.0 1.0 ... }
    t = { bits(0x3df884fa) bits(0x3e2aaaab) 1.0 bits(0x3ebe097e) -1.0 -0.5 1.0 bits(0xbf0968e2) bits(0x3e2aaaab)
        bits(0x3f47bb66) ... }
    r = { 1.0 bits(0xbf2cc217) 0.0 -1.0 1.0 -1.0 bits(0x3e2aaaab) 1.0 -1.0 bits(0x3e2aaaab) ... }
    expect lane 0 R8=0xffffffbb R9=0xf R10=0xffffffc7 R11=0x67
    expect lane 1 R8=0xfffffff3 R9=0x1 R10=0xffffffd8 R11=0xffffffe7
    expect lane 2 R8=0x36 R9=0x53 R10=0x6e R11=0xffffff88
    expect lane 3 R8=0x7b R9=0x17 R10=0xffffffe3 R11=0xffffffc5
    expect lane 4 R8=0xffffffe4 R9=0xffffff93 R10=0x7c R11=0xffffffc1
    expect lane 5 R8=0x47 R9=0xffffff94 R10=0x1 R11=0xfffffff3
    expect lane 6 R8=0xffffffbb R9=0xffffffad R10=0xfffffff8 R11=0xffffffec
    expect lane 7 R8=0x1b R9=0x3a R10=0x1 R11=0x2f
    expect lane 8 R8=0xfffffff3 R9=0x1 R10=0xffffffd8 R11=0xffffffe7
    expect lane 9 R8=0xffffffad R9=0xfffffff8 R10=0xffffffec R11=0xffffffbb
}

warp 26 {
    asm "TLD4.G R8, R0, 6, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 0 0 2 3 3 1 2 0 3 ... }
    s = { bits(0xbe2aaaab) 1.0 1.0 -1.0 bits(0xbea67091) bits(0xbf4c4c70) 1.0 bits(0xbee234e2) bits(0xbf1fc3e2)
        bits(0x3e2aaaab) ... }
    t = { 1.0 bits(0x3f0b1fdb) bits(0x3ed09d6c) bits(0xbeb1da39) -1.0 bits(0x3f0ae6f6) -0.5 -1.0 bits(0x3f76e707)
        bits(0xbf39ad53) ... }
    r = { bits(0x3efa08f4) bits(0xbf5cf221) bits(0xbeb83006) -1.0 bits(0x3eba1c17) 1.0 bits(0xbf45e0f4)
        bits(0x3f41f287) -1.0 1.0 ... }
    expect lane 0 R8=0x5c R9=0x36 R10=0xffffff88 R11=0x3
    expect lane 1 R8=0x9 R9=0xffffffd9 R10=0xffffffe6 R11=0x1f
    expect lane 2 R8=0x1c R9=0x9 R10=0x1f R11=0xfffffff8
    expect lane 3 R8=0x47 R9=0xffffff94 R10=0x1 R11=0xfffffff3
    expect lane 4 R8=0xb R9=0xffffffae R10=0xffffffe4 R11=0x8
    expect lane 5 R8=0x2f R9=0x1 R10=0x74 R11=0x39
    expect lane 6 R8=0xffffffc6 R9=0xffffff87 R10=0x17 R11=0x7b
    expect lane 7 R8=0x8 R9=0xffffffe4 R10=0xffffffc1 R11=0x3a
    expect lane 8 R8=0xffffff86 R9=0x19 R10=0xffffffca R11=0xffffffce
    expect lane 9 R8=0xffffffe4 R9=0xffffff93 R10=0x7c R11=0xffffffc1
}

warp 27 {
    asm "TLD4.G R8, R0, 7, CUBE, 0xf"  active 0x3ff
    s = { bits(0xbe99999a) bits(0x3f333333) -1.0 -1.0 bits(0xbe2abb12) 1.0 bits(0x3ecccccd) 1.0 1.0 bits(0x3ed87303) ... }
    t = { bits(0xbe99999a) 1.0 0.5 bits(0xbb25bad2) 1.0 bits(0xbf333333) bits(0x3f6478b8) bits(0xbf0e85bb)
        bits(0x3dcccccd) 1.0 ... }
    r = { -1.0 bits(0x3f793716) bits(0xbf333333) bits(0xbf71249d) bits(0x3eeb7481) bits(0x3f2c7f67) 1.0 1.0
        bits(0x3f7069ca) bits(0x3f4f5d3d) ... }
    expect lane 0 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 1 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 2 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 3 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 4 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 7 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 8 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 9 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
}

warp 28 {
    asm "TLD4.G R8, R0, 7, CUBE, 0xf"  active 0x3ff
    s = { bits(0x3f743d3a) bits(0x3f666666) bits(0x3f6c8e77) bits(0x3f58552d) -1.0 1.0 -1.0 1.0 bits(0x3f08ab2a)
        bits(0xbdcccccd) ... }
    t = { 1.0 bits(0xbdcccccd) bits(0xbf185345) bits(0x3dcccccd) bits(0x3efb4bb1) bits(0x3dcccccd) bits(0x3f5aaaad)
        bits(0x3f4e4761) bits(0xbd32ae08) bits(0xbedcc366) ... }
    r = { 0.0 -1.0 1.0 1.0 bits(0x3e71aa33) bits(0x3f60cf48) 0.0 bits(0xbd240fbd) 1.0 -1.0 ... }
    expect lane 0 R8=0x20000 R9=0x0 R10=0x0 R11=0x20000
    expect lane 1 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
    expect lane 2 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 3 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 4 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 5 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 6 R8=0x10000 R9=0x10000 R10=0x20000 R11=0x20000
    expect lane 7 R8=0x0 R9=0x0 R10=0x20000 R11=0x20000
    expect lane 8 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 9 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
}

warp 29 {
    asm "TLD4.G R8, R0, 7, CUBE, 0xf"  active 0x3ff
    s = { bits(0x3e99999a) 1.0 bits(0x3e94384d) bits(0xbe9c1ff4) 1.0 bits(0x3f500fda) bits(0xbf597f63) 1.0
        bits(0x3e99999a) 1.0 ... }
    t = { 1.0 bits(0xbf541cc1) 1.0 -1.0 bits(0xbf68b7b3) -1.0 1.0 bits(0x3f16bdae) -1.0 bits(0xbecccccd) ... }
    r = { bits(0x3f1179b7) 0.0 bits(0x3f743e2b) 1.0 bits(0xbe977542) bits(0xbdcccccd) bits(0xbf333333) bits(0x3f679e89)
        bits(0x3f7f841c) bits(0xbf5b5358) ... }
    expect lane 0 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 1 R8=0x30000 R9=0x30000 R10=0x0 R11=0x0
    expect lane 2 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 4 R8=0x30000 R9=0x30000 R10=0x0 R11=0x0
    expect lane 5 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
    expect lane 6 R8=0x10000 R9=0x20000 R10=0x20000 R11=0x10000
    expect lane 7 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 8 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 9 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
}

warp 30 {
    asm "TLD4.G R8, R0, 7, CUBE, 0xf"  active 0x3ff
    s = { 0.0 bits(0xbf333333) bits(0x3f7dec33) bits(0x3f2a3d51) -1.0 -1.0 bits(0x3f680542) bits(0xbf333333) 0.0 1.0 ... }
    t = { bits(0xbf4408a3) 1.0 bits(0xbe7e724e) 1.0 bits(0xbecccccd) bits(0x3f333333) bits(0x3f333333) -1.0
        bits(0xbf66783d) -0.5 ... }
    r = { -1.0 bits(0x3f6997bb) -1.0 0.5 bits(0xbf54348e) bits(0x3f4ccccd) -1.0 bits(0x3e2cbf64) 1.0 bits(0x3ee674b9) ... }
    expect lane 0 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 1 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 2 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
    expect lane 3 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 4 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 5 R8=0x10000 R9=0x40000 R10=0x40000 R11=0x10000
    expect lane 6 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
    expect lane 7 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 8 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 9 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 31 {
    asm "TLD4.R R8, R0, 8, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 2 3 1 1 0 2 0 2 0 ... }
    s = { -1.0 -0.25 1.0 bits(0x3e3fefd0) -0.25 bits(0xbf539538) bits(0xbf6d6d14) 1.0 1.0 bits(0xbf2c0e7d) ... }
    t = { bits(0x3f58cf8b) bits(0xbf0323f7) 0.25 bits(0x3f5ebea9) bits(0x3f45a768) 0.25 -0.25 bits(0x3f4b4f73)
        bits(0x3ee0d2cd) 1.0 ... }
    r = { bits(0x3e33dfa3) -1.0 bits(0xbf1377de) -1.0 -1.0 -1.0 1.0 -0.25 bits(0xbf1da006) bits(0xbf286608) ... }
    expect lane 0 R8=0x0 R9=0x1 R10=0x10000 R11=0x0
    expect lane 1 R8=0x10001 R9=0x10000 R10=0x10001 R11=0x10000
    expect lane 2 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
    expect lane 3 R8=0x0 R9=0x1 R10=0x0 R11=0x1
    expect lane 4 R8=0x0 R9=0x1 R10=0x0 R11=0x1
    expect lane 5 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
    expect lane 6 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
    expect lane 7 R8=0x0 R9=0x1 R10=0x1 R11=0x10001
    expect lane 8 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
    expect lane 9 R8=0x0 R9=0x0 R10=0x1 R11=0x0
}

warp 32 {
    asm "TLD4.R R8, R0, 8, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 3 1 2 1 2 0 2 1 0 ... }
    s = { bits(0x3f13b5c8) bits(0x3ad3a2cf) bits(0xbf7084dd) bits(0xbdd872fa) 0.5 1.0 bits(0x3f3894cd) -0.25 -0.75
        bits(0xbf62678a) ... }
    t = { 1.0 -1.0 bits(0xbe91d414) 1.0 1.0 bits(0xbe158717) 1.0 bits(0xbf2c4677) -1.0 -1.0 ... }
    r = { -0.25 bits(0xbf1ef543) -1.0 bits(0xbedc28ec) bits(0xbf3a5423) bits(0xbf09ebc6) bits(0xbf4973d5) -1.0 0.25
        bits(0xbf65ae57) ... }
    expect lane 0 R8=0x10001 R9=0x0 R10=0x1 R11=0x1
    expect lane 1 R8=0x10001 R9=0x10000 R10=0x10001 R11=0x10000
    expect lane 2 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
    expect lane 3 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 4 R8=0x1 R9=0x1 R10=0x1 R11=0x0
    expect lane 5 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
    expect lane 6 R8=0x1 R9=0x1 R10=0x1 R11=0x0
    expect lane 7 R8=0x10001 R9=0x10000 R10=0x10001 R11=0x10000
    expect lane 8 R8=0x10000 R9=0x10000 R10=0x0 R11=0x10001
    expect lane 9 R8=0x10000 R9=0x10001 R10=0x10000 R11=0x10000
}

warp 33 {
    asm "TLD4.R R8, R0, 8, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 2 3 2 3 3 2 2 2 1 ... }
    s = { 1.0 -0.5 bits(0x3f2fbe5b) bits(0x3f237d92) bits(0xbe9e3b7f) 1.0 bits(0x3f56aa57) -1.0 -1.0 bits(0x3dc455d2) ... }
    t = { 0.5 0.5 bits(0x3d696155) -0.25 1.0 -0.25 1.0 bits(0xbf49d7e3) 0.5 1.0 ... }
    r = { -1.0 1.0 -1.0 -1.0 bits(0xbf2f99c4) 0.25 bits(0xbf7dfdd5) bits(0xbe06dd13) bits(0x3d6fa7e4) 0.5 ... }
    expect lane 0 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
    expect lane 1 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 2 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
    expect lane 3 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
    expect lane 4 R8=0x0 R9=0x1 R10=0x0 R11=0x1
    expect lane 5 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 6 R8=0x1 R9=0x1 R10=0x1 R11=0x0
    expect lane 7 R8=0x10000 R9=0x0 R10=0x10001 R11=0x10000
    expect lane 8 R8=0x10000 R9=0x10001 R10=0x1 R11=0x0
    expect lane 9 R8=0x0 R9=0x1 R10=0x10001 R11=0x10000
}

warp 34 {
    asm "TLD4.R R8, R0, 8, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 3 0 2 2 1 2 3 3 1 ... }
    s = { bits(0x3ed53269) -0.25 0.75 bits(0xbde44e6a) bits(0xbeda57f0) bits(0x3f3f2a18) 0.5 -0.5 bits(0xbf71efe0)
        bits(0x3f2c7c31) ... }
    t = { -1.0 bits(0xbf5fa3b9) 1.0 -1.0 1.0 1.0 -1.0 -1.0 -1.0 bits(0xbc595558) ... }
    r = { bits(0x3f3b312c) 1.0 -0.5 bits(0xbf5cac49) bits(0xbf14a9ed) 0.25 -0.75 -0.75 bits(0xbf012ad7) 1.0 ... }
    expect lane 0 R8=0x0 R9=0x1 R10=0x10001 R11=0x10000
    expect lane 1 R8=0x0 R9=0x1 R10=0x10001 R11=0x10000
    expect lane 2 R8=0x10001 R9=0x0 R10=0x1 R11=0x1
    expect lane 3 R8=0x10001 R9=0x10000 R10=0x10001 R11=0x10000
    expect lane 4 R8=0x0 R9=0x1 R10=0x0 R11=0x1
    expect lane 5 R8=0x10001 R9=0x0 R10=0x1 R11=0x1
    expect lane 6 R8=0x10000 R9=0x10001 R10=0x10001 R11=0x10001
    expect lane 7 R8=0x10001 R9=0x10000 R10=0x10001 R11=0x10000
    expect lane 8 R8=0x10000 R9=0x10001 R10=0x10000 R11=0x10000
    expect lane 9 R8=0x10001 R9=0x10000 R10=0x0 R11=0x1
}

warp 35 {
    asm "TLD4.R R8, R0, 9, CUBE, 0xf"  active 0x3ff
    s = { 0.625 1.0 -1.0 -1.0 bits(0x3f677389) bits(0x3f7830b3) -0.75 -1.0 1.0 -1.0 ... }
    t = { -1.0 bits(0x3f0d2d68) bits(0xbf51eca5) bits(0x3f4b4411) 1.0 -0.125 1.0 bits(0x39b89bfb) bits(0xbf6650ef)
        -0.25 ... }
    r = { bits(0xbf7145a0) -0.75 0.25 0.125 bits(0xbe50ea56) 1.0 bits(0x3f655087) -1.0 bits(0xbf27c3e3)
        bits(0xbef6265e) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f6cf625 R10=0x3e6e5c2e R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f7b6666 R11=0x3f800000
    expect lane 2 R8=0x3d32dcc9 R9=0x3eafcec5 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3ea31321 R10=0x3f099a77 R11=0x3f800000
    expect lane 4 R8=0x0 R9=0x3f800000 R10=0x3e882aeb R11=0x0
    expect lane 5 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x3f1baf67
    expect lane 6 R8=0x3f72630c R9=0x3f11f6cd R10=0x0 R11=0x0
    expect lane 7 R8=0x3f4cbbd6 R9=0x3f30a7b6 R10=0x3f800000 R11=0x0
    expect lane 8 R8=0x3f0acc4d R9=0x3e6e5c2e R10=0x0 R11=0x3f2f44e8
    expect lane 9 R8=0x3f330c7d R9=0x3f800000 R10=0x3f321d96 R11=0x3f30a7b6
}

warp 36 {
    asm "TLD4.R R8, R0, 9, CUBE, 0xf"  active 0x3ff
    s = { bits(0x3ebfba90) -0.125 bits(0x3f76a9fb) 0.375 bits(0x3f1d699e) -1.0 1.0 -0.375 0.875 -1.0 ... }
    t = { 0.625 bits(0x3eef8c01) -1.0 1.0 -1.0 -0.625 0.75 -1.0 -1.0 bits(0x3efc3ce4) ... }
    r = { -1.0 1.0 bits(0x3eefc41e) bits(0x3f120173) bits(0xbf0046b8) bits(0xbf5ec5b8) 0.75 bits(0xbf6ce600)
        bits(0xbf3147de) bits(0x3eb2abd4) ... }
    expect lane 0 R8=0x0 R9=0x3f7542e5 R10=0x3f800000 R11=0x3f7b6666
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3d102b14 R11=0x3f11f6cd
    expect lane 2 R8=0x3e5674a7 R9=0x3f3324df R10=0x3eb00465 R11=0x3f685c0b
    expect lane 3 R8=0x3f201513 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 4 R8=0x0 R9=0x3e6e5c2e R10=0x3f0acc4d R11=0x0
    expect lane 5 R8=0x3f062baa R9=0x3f330c7d R10=0x3f30a7b6 R11=0x3f4cbbd6
    expect lane 6 R8=0x0 R9=0x3e8a78d5 R10=0x3f800000 R11=0x3f1e3af7
    expect lane 7 R8=0x3f062baa R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 8 R8=0x3e6e5c2e R9=0x0 R10=0x3f2f44e8 R11=0x3f0acc4d
    expect lane 9 R8=0x3e63bc63 R9=0x3f800000 R10=0x3e64ed8f R11=0x3ea31321
}

warp 37 {
    asm "TLD4.R R8, R0, 9, CUBE, 0xf"  active 0x3ff
    s = { 1.0 1.0 bits(0xbf6ea20b) 1.0 -0.625 -0.125 -0.625 bits(0xbd8b1e4c) 1.0 1.0 ... }
    t = { -0.75 0.375 -1.0 0.125 -0.75 bits(0x3ea2eebd) bits(0xbf46e12c) bits(0xbf53c017) bits(0xbf62bf75) 0.375 ... }
    r = { 0.25 0.875 bits(0x3f081264) -0.125 -1.0 1.0 -1.0 -1.0 0.125 bits(0xbd9aa739) ... }
    expect lane 0 R8=0x3e5674a7 R9=0x3f0acc4d R10=0x3f2f44e8 R11=0x3f3324df
    expect lane 1 R8=0x3f1baf67 R9=0x0 R10=0x3f1e3af7 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x3d32dcc9 R10=0x3eafcec5 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x3eea69fd R11=0x3e8a78d5
    expect lane 4 R8=0x3f800000 R9=0x3f800000 R10=0x3f062baa R11=0x3f800000
    expect lane 5 R8=0x0 R9=0x3f800000 R10=0x3d102b14 R11=0x3f11f6cd
    expect lane 6 R8=0x3f800000 R9=0x3f800000 R10=0x3f062baa R11=0x3f800000
    expect lane 7 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 8 R8=0x3e5674a7 R9=0x3f0acc4d R10=0x3f2f44e8 R11=0x3f3324df
    expect lane 9 R8=0x3e8a78d5 R9=0x3eea69fd R10=0x3e882aeb R11=0x3f800000
}

warp 38 {
    asm "TLD4.R R8, R0, 9, CUBE, 0xf"  active 0x3ff
    s = { 1.0 -0.125 0.875 0.125 bits(0x3f29bc85) 1.0 -1.0 1.0 -0.75 0.625 ... }
    t = { 0.375 -1.0 1.0 1.0 1.0 bits(0x3f59896a) 0.625 bits(0xbddd831d) -1.0 bits(0xbd5390c8) ... }
    r = { 0.25 0.125 0.25 0.625 bits(0xbe393e52) bits(0x3e9f4a19) -1.0 bits(0xbf757af1) bits(0x3f5a569b) -1.0 ... }
    expect lane 0 R8=0x3e8a78d5 R9=0x3eea69fd R10=0x3e882aeb R11=0x3f800000
    expect lane 1 R8=0x3e8d4740 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 2 R8=0x3f800000 R9=0x3f1e3af7 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x0 R9=0x3f201513 R10=0x0 R11=0x0
    expect lane 4 R8=0x0 R9=0x0 R10=0x0 R11=0x3b9fa7cd
    expect lane 5 R8=0x3f1e3af7 R9=0x3f800000 R10=0x0 R11=0x3f800000
    expect lane 6 R8=0x0 R9=0x3f800000 R10=0x3f800000 R11=0x3eb7230b
    expect lane 7 R8=0x3f539fdd R9=0x3f068dbd R10=0x0 R11=0x0
    expect lane 8 R8=0x3eafcec5 R9=0x3f800000 R10=0x3e43be28 R11=0x3eb5ff8a
    expect lane 9 R8=0x3f068dbd R9=0x3efcb4ac R10=0x3f7542e5 R11=0x0
}

warp 39 {
    asm "TLD4.R R8, R0, 10, ARRAY_CUBE, 0xf"  active 0x3
    array = { 2 1 ... }
    s = { -1.0 -1.0 ... }
    t = { bits(0x3ecccccd) bits(0xbdec5b87) ... }
    r = { bits(0xbefc4797) bits(0xbf22d63c) ... }
    expect lane 0 R8=0x3ebcbcbd R9=0x3db0b0b1 R10=0x3e1c9c9d R11=0x3f24a4a5
    expect lane 1 R8=0x3f2babac R9=0x3d808081 R10=0x3db0b0b1 R11=0x3ebcbcbd
}

warp 40 {
    asm "TLD4.R R8, R0, 10, ARRAY_CUBE, 0xf"  active 0x1
    array = { 1 ... }
    s = { bits(0x3f59f886) ... }
    t = { -1.0 ... }
    r = { bits(0xbec962e9) ... }
    expect lane 0 R8=0x3f26a6a7 R9=0x3e868687 R10=0x3f169697 R11=0x3ea2a2a3
}

warp 41 {
    asm "TLD4.R R8, R0, 10, ARRAY_CUBE, 0xf"  active 0x1
    array = { 0 ... }
    s = { bits(0x3e99999a) ... }
    t = { bits(0x3f686786) ... }
    r = { -1.0 ... }
    expect lane 0 R8=0x3eacacad R9=0x3e949495 R10=0x3eb4b4b5 R11=0x3f078788
}

warp 42 {
    asm "TLD4.R R8, R0, 10, ARRAY_CUBE, 0xf"  active 0x3
    array = { 3 0 ... }
    s = { bits(0xbf333333) -1.0 ... }
    t = { 1.0 bits(0xbefe2c97) ... }
    r = { bits(0xbe60e146) bits(0x3f565517) ... }
    expect lane 0 R8=0x3f2dadae R9=0x3f22a2a3 R10=0x3b808081 R11=0x3f3dbdbe
    expect lane 1 R8=0x3e3cbcbd R9=0x3e828283 R10=0x3e109091 R11=0x3e808081
}

warp 43 {
    asm "TLD4.G R8, R0, 11, CUBE, 0xf"  active 0x3ff
    s = { bits(0x3f2d5a57) 0.0 bits(0x3f3ea7d0) bits(0xbf4f2814) 1.0 bits(0x3f5ea115) -0.5 -1.0 1.0 1.0 ... }
    t = { bits(0x3ec7e6a8) 1.0 bits(0xbf26f9dd) -1.0 bits(0xbf634916) -1.0 1.0 bits(0xbf2cf332) bits(0x3e2aaaab)
        bits(0xbe3c965e) ... }
    r = { 1.0 0.0 1.0 bits(0x3f0eb717) bits(0xbe2aaaab) -0.5 bits(0xbf5e2603) bits(0x3f0b9e8b) bits(0x3f6b4a55)
        bits(0xbe2aaaab) ... }
    expect lane 0 R8=0x3f7b5bf7 R9=0xbf4a6795 R10=0x3e8afd16 R11=0xbf19b133
    expect lane 1 R8=0x3e8d791b R9=0xbf10fd22 R10=0xbe6831d0 R11=0x3e1d793b
    expect lane 2 R8=0xbf4cff9a R9=0x3e2d315a R10=0xbf4a6795 R11=0x3f7b5bf7
    expect lane 3 R8=0x3f35a56b R9=0xbf2ffb60 R10=0xbf0feb20 R11=0x3f6b63d7
    expect lane 4 R8=0x3da1c144 R9=0x3e55e9ac R10=0x3e4ce19a R11=0xbf3b2376
    expect lane 5 R8=0x3e55e9ac R9=0x3e4ce19a R10=0xbf3b2376 R11=0x3da1c144
    expect lane 6 R8=0xbf223344 R9=0xbf2f0b5e R10=0xbf501da0 R11=0xbcfe01fc
    expect lane 7 R8=0xbf2ffb60 R9=0xbf0feb20 R10=0x3f6b63d7 R11=0x3f35a56b
    expect lane 8 R8=0x3f7b5bf7 R9=0xbf4a6795 R10=0x3e8afd16 R11=0xbf19b133
    expect lane 9 R8=0xbf3b2376 R9=0x3e4ce19a R10=0x3f01ad03 R11=0x3f3cfb7a
}

warp 44 {
    asm "TLD4.G R8, R0, 11, CUBE, 0xf"  active 0x3ff
    s = { bits(0xbf5e3a95) 1.0 bits(0x3f787bcc) -1.0 bits(0x3f2aaaab) bits(0xbf6b10ab) 0.0 0.0 bits(0x3f3543b7)
        bits(0xbf555555) ... }
    t = { bits(0x3f0fa1b5) bits(0xbf4cdc1e) bits(0xbef5c854) bits(0xbe2aaaab) -1.0 1.0 -1.0 bits(0x3f47c342)
        bits(0xbf2633a0) 0.5 ... }
    r = { -1.0 bits(0x3ef7bd18) -1.0 bits(0x3f6eaa3f) bits(0x3e2aaaab) 0.0 bits(0x3f7a2d5b) -1.0 -1.0 -1.0 ... }
    expect lane 0 R8=0x3f6ddbdc R9=0xbf6d85db R10=0x3ef5c9ec R11=0xbcfe01fc
    expect lane 1 R8=0xbeb7256e R9=0x3da1c144 R10=0xbf3b2376 R11=0x3e2d315a
    expect lane 2 R8=0x3e4ce19a R9=0x3f3e677d R10=0x3ebb0d76 R11=0x3f01ad03
    expect lane 3 R8=0x3f6b63d7 R9=0x3ecb0196 R10=0xbf7fea00 R11=0x3e7039e0
    expect lane 4 R8=0x3da1c144 R9=0xbf3b2376 R10=0x3e2d315a R11=0xbeb7256e
    expect lane 5 R8=0x3ef025e0 R9=0x3f58b7b1 R10=0x3eff69ff R11=0xbeb7496f
    expect lane 6 R8=0xbf7781ef R9=0xbeb7256e R10=0xbf4cff9a R11=0x3f04c30a
    expect lane 7 R8=0xbf501da0 R9=0xbcfe01fc R10=0xbf223344 R11=0xbf2f0b5e
    expect lane 8 R8=0x3e4ce19a R9=0x3f3e677d R10=0x3ebb0d76 R11=0x3f01ad03
    expect lane 9 R8=0x3f6ddbdc R9=0xbf6d85db R10=0x3ef5c9ec R11=0xbcfe01fc
}

warp 45 {
    asm "TLD4.G R8, R0, 11, CUBE, 0xf"  active 0x3ff
    s = { -1.0 bits(0xbf47a4eb) bits(0x3e2aaaab) bits(0x3f675e53) bits(0xbf053e29) bits(0x3ec2f352) -1.0
        bits(0xbf373f9d) bits(0xbe2aaaab) bits(0x3f555555) ... }
    t = { 0.0 1.0 1.0 -0.5 -1.0 -1.0 bits(0x3f4faaf8) -1.0 bits(0x3e2aaaab) 1.0 ... }
    r = { bits(0xbef5cd93) bits(0x3ea16b1b) bits(0x3f4d3683) 1.0 1.0 bits(0xbf7c294e) bits(0x3e2aaaab) bits(0x3e9e17d2)
        -1.0 bits(0x3e2aaaab) ... }
    expect lane 0 R8=0xbf084911 R9=0x3f35a56b R10=0xbf6fe1e0 R11=0xbf6d85db
    expect lane 1 R8=0x3ef025e0 R9=0x3f58b7b1 R10=0x3eff69ff R11=0xbeb7496f
    expect lane 2 R8=0xbeb0ed62 R9=0xbf19b133 R10=0xbf10fd22 R11=0x3e8d791b
    expect lane 3 R8=0xbf4cff9a R9=0x3e2d315a R10=0xbf4a6795 R11=0x3f7b5bf7
    expect lane 4 R8=0xbf0feb20 R9=0xbf7781ef R10=0x3f04c30a R11=0x3ecb0196
    expect lane 5 R8=0xbf3c6779 R9=0x3f3e677d R10=0x3e55e9ac R11=0xbf6d85db
    expect lane 6 R8=0xbeb7496f R9=0x3ef025e0 R10=0x3f58b7b1 R11=0x3eff69ff
    expect lane 7 R8=0x3f35a56b R9=0xbf2ffb60 R10=0xbf0feb20 R11=0x3f6b63d7
    expect lane 8 R8=0x3f386b71 R9=0x3f6ddbdc R10=0xbcfe01fc R11=0xbf501da0
    expect lane 9 R8=0xbf10fd22 R9=0x3e8afd16 R10=0x3f513ba2 R11=0xbe6831d0
}

warp 46 {
    asm "TLD4.G R8, R0, 11, CUBE, 0xf"  active 0x1ff
    s = { 1.0 bits(0x3f555555) 1.0 bits(0x3f5be7a0) -1.0 bits(0x3f177950) bits(0x3f538526) bits(0x3f7097ed)
        bits(0xbf59831b) ... }
    t = { bits(0x3f30040e) 0.0 bits(0xbe6dcc29) -1.0 bits(0xbe2aaaab) bits(0xbf59897a) 1.0 bits(0xbd649ca1) -1.0 ... }
    r = { bits(0x3d2d52bd) 1.0 bits(0x3e2aaaab) bits(0xbe2f8cfa) -1.0 -1.0 bits(0x3e2aaaab) 1.0 bits(0x3e3fca68) ... }
    expect lane 0 R8=0x3e8afd16 R9=0x3f513ba2 R10=0xbe6831d0 R11=0xbf10fd22
    expect lane 1 R8=0xbf4cff9a R9=0x3e2d315a R10=0xbf4a6795 R11=0x3f7b5bf7
    expect lane 2 R8=0x3e2d315a R9=0xbf3b2376 R10=0x3f3cfb7a R11=0xbf4a6795
    expect lane 3 R8=0x3e55e9ac R9=0x3e4ce19a R10=0xbf3b2376 R11=0x3da1c144
    expect lane 4 R8=0x3f085311 R9=0xbf084911 R10=0xbf6d85db R11=0x3f6ddbdc
    expect lane 5 R8=0x3e55e9ac R9=0xbf6d85db R10=0xbf3c6779 R11=0x3f3e677d
    expect lane 6 R8=0xbf10fd22 R9=0x3e8afd16 R10=0x3f513ba2 R11=0xbe6831d0
    expect lane 7 R8=0xbf4cff9a R9=0x3e2d315a R10=0xbf4a6795 R11=0x3f7b5bf7
    expect lane 8 R8=0x3f35a56b R9=0xbf2ffb60 R10=0xbf0feb20 R11=0x3f6b63d7
}

warp 47 {
    asm "TLD4.R R8, R0, 12, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 1 3 3 3 1 1 0 1 1 ... }
    s = { -1.0 1.0 -1.0 bits(0x3f490b3e) -1.0 -1.0 0.5 1.0 -1.0 bits(0xbed0948e) ... }
    t = { bits(0xbf36208c) 0.5 -0.5 0.5 bits(0xbe0b8866) bits(0xbf58528e) -1.0 bits(0xbc7f96dc) 0.0 -1.0 ... }
    r = { bits(0x3e2aaaab) bits(0xbeb96ad5) bits(0xbf5b2371) 1.0 bits(0x3f7eda24) 0.5 bits(0xbf571f39) -1.0
        bits(0x3f555555) bits(0x3f601834) ... }
    expect lane 0 R8=0x3ed30000 R9=0x3f800000 R10=0x0 R11=0x3f5be000
    expect lane 1 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f456000
    expect lane 2 R8=0x3f800000 R9=0x3f578000 R10=0x0 R11=0x0
    expect lane 3 R8=0x3f1ee000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 4 R8=0x0 R9=0x3f36e000 R10=0x3da48000 R11=0x3f800000
    expect lane 5 R8=0x3ed30000 R9=0x3f800000 R10=0x0 R11=0x3f5be000
    expect lane 6 R8=0x3f800000 R9=0x3ea70000 R10=0x3f800000 R11=0x3f800000
    expect lane 7 R8=0x3ee04000 R9=0x3eb70000 R10=0x0 R11=0x0
    expect lane 8 R8=0x0 R9=0x3f36e000 R10=0x3da48000 R11=0x3f800000
    expect lane 9 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x3f36e000
}

warp 48 {
    asm "TLD4.R R8, R0, 12, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 3 0 1 3 1 1 1 2 3 ... }
    s = { 1.0 bits(0x3f576df0) bits(0x3f734942) bits(0x3f3f0b1b) bits(0xbf20b7c7) bits(0xbe2aaaab) 1.0 -1.0
        bits(0x3f2aaaab) bits(0xbf34c2e8) ... }
    t = { bits(0x3e2aaaab) 1.0 -1.0 1.0 1.0 1.0 1.0 0.5 1.0 -1.0 ... }
    r = { bits(0x3f650c70) -0.5 bits(0x3ed84aaa) 0.5 bits(0xbf555555) bits(0xbf4eb622) bits(0x3f2aaaab)
        bits(0x3f37e247) bits(0x3e85f074) bits(0x3e2b5156) ... }
    expect lane 0 R8=0x3f1ee000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 1 R8=0x3ed26000 R9=0x3f456000 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x3e13e000 R9=0x3f4a4000 R10=0x3f64c000 R11=0x3f800000
    expect lane 3 R8=0x3f800000 R9=0x3f800000 R10=0x3f456000 R11=0x3ed26000
    expect lane 4 R8=0x3f14a000 R9=0x3f800000 R10=0x3bae6000 R11=0x3f308000
    expect lane 5 R8=0x3f14a000 R9=0x3f800000 R10=0x3bae6000 R11=0x3f308000
    expect lane 6 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 7 R8=0x3f800000 R9=0x3da48000 R10=0x3f4ea000 R11=0x0
    expect lane 8 R8=0x3f800000 R9=0x3f800000 R10=0x3f456000 R11=0x3ed26000
    expect lane 9 R8=0x3f5be000 R9=0x3ed30000 R10=0x3f800000 R11=0x0
}

warp 49 {
    asm "TLD4.R R8, R0, 12, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 2 3 1 3 2 1 0 0 0 ... }
    s = { 0.5 1.0 bits(0x3f056900) -1.0 -1.0 -1.0 1.0 -1.0 bits(0xbf555555) bits(0x3f317d0e) ... }
    t = { -1.0 -0.5 bits(0xbf63879a) -0.5 bits(0xbf1a20cc) bits(0x3f43e207) bits(0xbf50e673) bits(0x3d98e8c7)
        bits(0x3c3a30ba) bits(0x3e6943f1) ... }
    r = { 0.5 bits(0x3f74f59b) 1.0 bits(0x3f3dbf95) bits(0xbf4a4cdf) bits(0x3ea22422) bits(0x3e2aaaab) 0.0 1.0 1.0 ... }
    expect lane 0 R8=0x3d370000 R9=0x3f800000 R10=0x3d510000 R11=0x3f800000
    expect lane 1 R8=0x3f10c000 R9=0x3ed1c000 R10=0x3f800000 R11=0x3f1ee000
    expect lane 2 R8=0x3f800000 R9=0x3d510000 R10=0x3f10c000 R11=0x0
    expect lane 3 R8=0x0 R9=0x3f36e000 R10=0x3da48000 R11=0x3f800000
    expect lane 4 R8=0x3f800000 R9=0x3f578000 R10=0x0 R11=0x0
    expect lane 5 R8=0x3e9ac000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 6 R8=0x3d510000 R9=0x3f800000 R10=0x3e03a000 R11=0x3ed1c000
    expect lane 7 R8=0x3c22a000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 8 R8=0x0 R9=0x3e45c000 R10=0x3e616000 R11=0x0
    expect lane 9 R8=0x3f4b2000 R9=0x3e082000 R10=0x0 R11=0x3f78c000
}

warp 50 {
    asm "TLD4.R R8, R0, 12, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 3 1 0 3 3 2 1 2 2 ... }
    s = { bits(0x3f4c65fa) -1.0 1.0 -1.0 bits(0xbf313dba) bits(0x3e364820) bits(0xbe2aaaab) 1.0 bits(0xbf708a4b) 0.5 ... }
    t = { bits(0xbf20e589) 0.0 bits(0x3e2aaaab) bits(0x3e45a595) 1.0 -1.0 -1.0 bits(0xbf53d2b1) 0.5 1.0 ... }
    r = { 1.0 bits(0xbf0f96c7) bits(0xbeeb7c2a) bits(0xbf4d4953) bits(0xbe2aaaab) bits(0xbe2aaaab) 1.0 0.5 -1.0 1.0 ... }
    expect lane 0 R8=0x3f10c000 R9=0x3ed1c000 R10=0x3f800000 R11=0x3f1ee000
    expect lane 1 R8=0x3f578000 R9=0x3f5be000 R10=0x3f548000 R11=0x0
    expect lane 2 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f456000
    expect lane 3 R8=0x0 R9=0x3e3be000 R10=0x3ecf6000 R11=0x3f30a000
    expect lane 4 R8=0x3e9ac000 R9=0x3f800000 R10=0x3f14a000 R11=0x0
    expect lane 5 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3d370000
    expect lane 6 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x3f36e000
    expect lane 7 R8=0x3d510000 R9=0x3f800000 R10=0x3e03a000 R11=0x3ed1c000
    expect lane 8 R8=0x0 R9=0x0 R10=0x0 R11=0x3f308000
    expect lane 9 R8=0x3f2de000 R9=0x3f800000 R10=0x3f800000 R11=0x0
}

warp 51 {
    asm "TLD4.R R8, R0, 13, CUBE, 0xf"  active 0x3ff
    s = { bits(0x3f44481a) -1.0 -0.25 -1.0 -1.0 -0.125 0.125 1.0 -0.125 -1.0 ... }
    t = { 1.0 bits(0xbf4fc797) 1.0 0.25 bits(0xbf44d6ec) 1.0 -1.0 bits(0x3f7e3aec) -1.0 0.125 ... }
    r = { 0.125 0.625 0.375 bits(0xbf00a073) bits(0xbe4c8791) bits(0x3f4c2460) bits(0xbf49c5a1) 0.375 1.0
        bits(0x3f583e40) ... }
    expect lane 0 R8=0xffffffbe R9=0x65 R10=0x1b R11=0x5e
    expect lane 1 R8=0x4e R9=0x29 R10=0x69 R11=0xffffffeb
    expect lane 2 R8=0x1 R9=0x63 R10=0xffffff89 R11=0xffffff8d
    expect lane 3 R8=0x2e R9=0xffffffa6 R10=0xffffffde R11=0x78
    expect lane 4 R8=0xffffffad R9=0x4e R10=0xffffffeb R11=0xfffffff4
    expect lane 5 R8=0x67 R9=0xffffffc5 R10=0x63 R11=0x1
    expect lane 6 R8=0x5f R9=0xffffff82 R10=0x52 R11=0x6a
    expect lane 7 R8=0x32 R9=0x65 R10=0xffffffbe R11=0x6a
    expect lane 8 R8=0xffffff85 R9=0x53 R10=0x4d R11=0xf
    expect lane 9 R8=0xffffff93 R9=0xffffffe7 R10=0x5a R11=0x5d
}

warp 52 {
    asm "TLD4.R R8, R0, 13, CUBE, 0xf"  active 0x3ff
    s = { 0.375 1.0 1.0 bits(0x3f6c10c1) bits(0xbed803db) bits(0x3f7af0ac) bits(0x3f5d83a5) bits(0xbf628556)
        bits(0x3f1bf886) -0.25 ... }
    t = { -0.25 bits(0x3e20232d) bits(0x3e16cb49) -1.0 bits(0x3f3c87d9) -1.0 0.25 -0.625 bits(0xbf4385a7) 1.0 ... }
    r = { 1.0 bits(0x3f7edcfa) bits(0x3f573475) bits(0xbf2a0b42) 1.0 -0.25 -1.0 1.0 -1.0 bits(0xbf7a0676) ... }
    expect lane 0 R8=0x4d R9=0x6b R10=0x18 R11=0x3a
    expect lane 1 R8=0x18 R9=0x4b R10=0x75 R11=0x27
    expect lane 2 R8=0x18 R9=0x4b R10=0x75 R11=0x27
    expect lane 3 R8=0xffffff94 R9=0xffffffea R10=0x1f R11=0x4e
    expect lane 4 R8=0x5a R9=0x6d R10=0x67 R11=0xffffffd2
    expect lane 5 R8=0xffffff94 R9=0xffffffea R10=0x1f R11=0x4e
    expect lane 6 R8=0xffffffce R9=0xffffffb0 R10=0xffffff9c R11=0x56
    expect lane 7 R8=0x69 R9=0xffffffe4 R10=0xffffffe7 R11=0xffffff93
    expect lane 8 R8=0xffffff94 R9=0x52 R10=0xffffff82 R11=0xffffff80
    expect lane 9 R8=0xffffffde R9=0xffffffd7 R10=0x34 R11=0x7d
}

warp 53 {
    asm "TLD4.R R8, R0, 13, CUBE, 0xf"  active 0x3ff
    s = { 0.625 -1.0 0.125 1.0 0.625 bits(0xbf760e1b) 0.25 -1.0 1.0 bits(0xbef23ffb) ... }
    t = { 0.75 0.625 bits(0xbf664e6a) bits(0x3f57ee5b) -1.0 1.0 -0.25 bits(0xbef8ae3f) bits(0x3f539f8d) -0.875 ... }
    r = { -1.0 0.875 1.0 -0.25 bits(0xbed9bb00) -0.25 1.0 bits(0x3e7b9c45) -0.125 1.0 ... }
    expect lane 0 R8=0xffffff9c R9=0xffffff9d R10=0x34 R11=0xffffffe2
    expect lane 1 R8=0x5d R9=0x5a R10=0xffffffd2 R11=0xffffffb8
    expect lane 2 R8=0xffffff85 R9=0x53 R10=0x4d R11=0xf
    expect lane 3 R8=0x1b R9=0x60 R10=0x7d R11=0x5e
    expect lane 4 R8=0x52 R9=0xffffff94 R10=0x4e R11=0x5
    expect lane 5 R8=0x7b R9=0xffffff99 R10=0xfffffff6 R11=0xfffffff0
    expect lane 6 R8=0x4d R9=0x6b R10=0x18 R11=0x3a
    expect lane 7 R8=0xfffffff4 R9=0xffffffeb R10=0xffffff8d R11=0xffffffa6
    expect lane 8 R8=0x65 R9=0x1b R10=0x5e R11=0xffffffbe
    expect lane 9 R8=0x29 R9=0xffffff85 R10=0xf R11=0xffffffe4
}

warp 54 {
    asm "TLD4.R R8, R0, 13, CUBE, 0xf"  active 0x3ff
    s = { 1.0 -1.0 -1.0 -1.0 1.0 -0.625 -1.0 -1.0 bits(0xbf61d4f9) 1.0 ... }
    t = { 0.125 bits(0xbf68bbd6) -0.125 0.75 bits(0x3e996f24) bits(0xbd29d27a) bits(0xbf649323) bits(0x3f4124fe)
        bits(0x3f0445bd) bits(0x3e23dc02) ... }
    r = { bits(0xbf7c3ae9) -0.375 1.0 bits(0xbf69bf34) bits(0x3f59be94) 1.0 -0.25 0.375 1.0 bits(0x3f30c1a3) ... }
    expect lane 0 R8=0xffffffce R9=0xffffffb0 R10=0xffffff9c R11=0x56
    expect lane 1 R8=0xffffffda R9=0xffffffad R10=0xfffffff4 R11=0xfffffffd
    expect lane 2 R8=0xffffff93 R9=0xffffffe7 R10=0x5a R11=0x5d
    expect lane 3 R8=0x6a R9=0x78 R10=0x6c R11=0xfffffffa
    expect lane 4 R8=0x27 R9=0x75 R10=0x32 R11=0xffffffa0
    expect lane 5 R8=0xffffffe7 R9=0xffffffc3 R10=0x6d R11=0x5a
    expect lane 6 R8=0xffffffad R9=0x4e R10=0xffffffeb R11=0xfffffff4
    expect lane 7 R8=0x7b R9=0xffffffb8 R10=0x72 R11=0xffffff99
    expect lane 8 R8=0x5d R9=0x5a R10=0xffffffd2 R11=0xffffffb8
    expect lane 9 R8=0x4b R9=0x36 R10=0x1f R11=0x75
}

warp 55 {
    asm "TLD4.G R8, R0, 14, CUBE, 0xf"  active 0x3ff
    s = { bits(0x3f071527) -1.0 bits(0xbd6aa183) 1.0 bits(0x3ec62d15) bits(0x3f41fe78) 0.25 bits(0x3f049560) 1.0
        bits(0xbf6741d6) ... }
    t = { bits(0x3ef3a5b9) 0.5 -0.5 bits(0xbefe7aa2) bits(0x3f7ba108) bits(0x3eee57f3) 1.0 1.0 -0.25 1.0 ... }
    r = { 1.0 bits(0x3f3a92b7) -1.0 -0.25 -1.0 -1.0 0.25 bits(0xbe80fad2) 0.5 -0.5 ... }
    expect lane 0 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 1 R8=0x10000 R9=0x40000 R10=0x40000 R11=0x10000
    expect lane 2 R8=0x30000 R9=0x30000 R10=0x50000 R11=0x50000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x50000 R9=0x50000 R10=0x20000 R11=0x20000
    expect lane 5 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
    expect lane 6 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 7 R8=0x20000 R9=0x0 R10=0x0 R11=0x20000
    expect lane 8 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 9 R8=0x10000 R9=0x20000 R10=0x20000 R11=0x10000
}

warp 56 {
    asm "TLD4.G R8, R0, 14, CUBE, 0xf"  active 0x3ff
    s = { 1.0 bits(0x3e42b0e7) -0.5 bits(0xbd0da7de) bits(0xbed7281f) -0.25 bits(0x3e4ddf49) bits(0x3ea65652) 0.25 -1.0 ... }
    t = { -0.25 1.0 bits(0xbf46edb3) bits(0x3f3f15a5) -0.5 -1.0 bits(0xbf2f8cdc) 0.75 -1.0 bits(0xbf3402c7) ... }
    r = { bits(0x3f7aebf7) bits(0x3f4f61dc) 1.0 1.0 1.0 -0.5 1.0 1.0 0.5 bits(0xbeec0cd7) ... }
    expect lane 0 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 1 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 2 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 3 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 4 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 5 R8=0x50000 R9=0x50000 R10=0x30000 R11=0x30000
    expect lane 6 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 7 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 8 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 9 R8=0x30000 R9=0x30000 R10=0x10000 R11=0x10000
}

warp 57 {
    asm "TLD4.G R8, R0, 14, CUBE, 0xf"  active 0x3ff
    s = { bits(0x3ec92dd9) bits(0x3f6e06d9) bits(0x3e5187b9) bits(0xbf796919) -1.0 -1.0 -1.0 -0.25 bits(0x3f16f699)
        bits(0xbe8450ab) ... }
    t = { bits(0x3f5d0206) -1.0 bits(0xbf08769e) 0.25 bits(0x3f5fdaac) -0.25 bits(0x3ed94aeb) -1.0 0.5 bits(0x3eaa0e7f) ... }
    r = { -1.0 bits(0xbe8a60d4) 1.0 1.0 bits(0x3be2a1a5) -0.25 0.25 1.0 -1.0 -1.0 ... }
    expect lane 0 R8=0x50000 R9=0x50000 R10=0x20000 R11=0x20000
    expect lane 1 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
    expect lane 2 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 3 R8=0x10000 R9=0x40000 R10=0x40000 R11=0x10000
    expect lane 4 R8=0x10000 R9=0x10000 R10=0x20000 R11=0x20000
    expect lane 5 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 6 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 7 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 8 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
    expect lane 9 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
}

warp 58 {
    asm "TLD4.G R8, R0, 14, CUBE, 0xf"  active 0x3ff
    s = { 1.0 1.0 0.25 bits(0x3ea7bd56) 1.0 1.0 -0.5 bits(0xbd37c7af) bits(0xbf0b0781) 1.0 ... }
    t = { 0.25 bits(0x3eff722c) -0.75 bits(0xbf57289b) 0.75 0.25 1.0 -1.0 -1.0 bits(0x3f0d4321) ... }
    r = { -0.75 -0.25 1.0 -1.0 0.5 1.0 bits(0x3f56ef94) bits(0xbf66c02a) -0.25 bits(0xbe19de6a) ... }
    expect lane 0 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
    expect lane 1 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 2 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x50000 R11=0x50000
    expect lane 4 R8=0x0 R9=0x0 R10=0x20000 R11=0x20000
    expect lane 5 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 6 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 7 R8=0x50000 R9=0x50000 R10=0x30000 R11=0x30000
    expect lane 8 R8=0x10000 R9=0x30000 R10=0x30000 R11=0x10000
    expect lane 9 R8=0x0 R9=0x0 R10=0x20000 R11=0x20000
}

warp 59 {
    asm "TLD4.G R8, R0, 15, CUBE, 0xf"  active 0x3ff
    s = { bits(0xbe0858c6) bits(0xbf7fe36a) 0.25 0.25 -1.0 bits(0xbf18b284) bits(0x3f079569) -1.0 bits(0x3f257974) 0.5 ... }
    t = { bits(0x3f4e6263) 0.5 -1.0 bits(0x3f2bd004) 0.5 0.5 1.0 0.5 -1.0 -1.0 ... }
    r = { -1.0 -1.0 -0.75 1.0 1.0 -1.0 -0.25 bits(0xbf484531) bits(0x3ed33bf5) 0.5 ... }
    expect lane 0 R8=0x50000 R9=0x50000 R10=0x20000 R11=0x20000
    expect lane 1 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 2 R8=0x50000 R9=0x50000 R10=0x30000 R11=0x30000
    expect lane 3 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 4 R8=0x10000 R9=0x40000 R10=0x40000 R11=0x10000
    expect lane 5 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 6 R8=0x20000 R9=0x0 R10=0x0 R11=0x20000
    expect lane 7 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 8 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
    expect lane 9 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
}

warp 60 {
    asm "TLD4.G R8, R0, 15, CUBE, 0xf"  active 0x3ff
    s = { 0.75 0.25 bits(0xbf0bae92) bits(0xbe559f2f) -0.75 bits(0x3f5b2fa8) 1.0 bits(0xbedd3c1e) -1.0 0.25 ... }
    t = { -1.0 bits(0x3f0e4ddc) -1.0 0.5 bits(0xbe68f292) bits(0x3e9444c2) 0.5 1.0 0.5 bits(0xbf3e0a59) ... }
    r = { -0.25 -1.0 bits(0x3ed7616c) 1.0 -1.0 -1.0 bits(0x3f2d918d) bits(0x3f55e593) bits(0xbf03dd46) -1.0 ... }
    expect lane 0 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
    expect lane 1 R8=0x50000 R9=0x50000 R10=0x20000 R11=0x20000
    expect lane 2 R8=0x10000 R9=0x30000 R10=0x30000 R11=0x10000
    expect lane 3 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 4 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 5 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
    expect lane 6 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 7 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 8 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 9 R8=0x30000 R9=0x30000 R10=0x50000 R11=0x50000
}

warp 61 {
    asm "TLD4.G R8, R0, 15, CUBE, 0xf"  active 0x3ff
    s = { -0.25 bits(0xbe8326f7) -1.0 bits(0x3e93105f) 0.25 bits(0xbf29bbc2) bits(0x3e9fd186) -0.25 -1.0 -0.5 ... }
    t = { -1.0 -1.0 -0.25 -0.5 bits(0x3f5e412b) bits(0xbe882b81) 1.0 bits(0xbf19b3a2) bits(0xbf0c9f5f) bits(0xbf072820) ... }
    r = { 1.0 bits(0xbe2f4458) -0.75 1.0 -1.0 -1.0 bits(0x3f048030) -1.0 bits(0xbd807dc6) 1.0 ... }
    expect lane 0 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 1 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 2 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 4 R8=0x50000 R9=0x50000 R10=0x20000 R11=0x20000
    expect lane 5 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 6 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 7 R8=0x30000 R9=0x30000 R10=0x50000 R11=0x50000
    expect lane 8 R8=0x30000 R9=0x30000 R10=0x10000 R11=0x10000
    expect lane 9 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
}

warp 62 {
    asm "TLD4.G R8, R0, 15, CUBE, 0xf"  active 0x3ff
    s = { -1.0 bits(0x3f739d44) 1.0 bits(0x3f22b4a7) -0.5 -0.5 bits(0x3f338613) 1.0 bits(0x3e66ab19) -1.0 ... }
    t = { -0.25 -1.0 bits(0x3ecda02c) -1.0 -1.0 1.0 0.25 bits(0xbea6374d) 1.0 -0.5 ... }
    r = { -1.0 -0.25 bits(0x3f0e44b0) 0.5 bits(0x3f2cf3e4) 1.0 -1.0 bits(0x3f247bb2) bits(0x3f6066e2) -0.5 ... }
    expect lane 0 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 1 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
    expect lane 2 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 3 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
    expect lane 4 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 5 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 6 R8=0x0 R9=0x50000 R10=0x50000 R11=0x0
    expect lane 7 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 8 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 9 R8=0x30000 R9=0x30000 R10=0x10000 R11=0x10000
}

warp 63 {
    asm "TLD4.R R8, R0, 16, CUBE, 0xf"  active 0x1
    s = { -0.5 ... }
    t = { bits(0xbf666666) ... }
    r = { 1.0 ... }
    expect lane 0 R8=0x3f048485 R9=0x3f29a9aa R10=0x3f1d9d9e R11=0x3f008081
}

warp 0 {
    asm "TLD4.R R8, R0, 16, CUBE, 0xf"  active 0x1
    s = { bits(0xbf333333) ... }
    t = { bits(0xbf6b4606) ... }
    r = { 1.0 ... }
    expect lane 0 R8=0x3f048485 R9=0x3f29a9aa R10=0x3f1d9d9e R11=0x3f008081
}

warp 1 {
    asm "TLD4.R R8, R0, 16, CUBE, 0xf"  active 0x1
    s = { bits(0x3e62f6a0) ... }
    t = { bits(0x3dcccccd) ... }
    r = { -1.0 ... }
    expect lane 0 R8=0x3f2cacad R9=0x3f22a2a3 R10=0x3f2eaeaf R11=0x3e2cacad
}

warp 2 {
    asm "TLD4.G R8, R0, 17, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 2 1 0 1 0 1 1 1 0 ... }
    s = { -1.0 -0.75 bits(0xbf063d31) bits(0xbe163194) -1.0 1.0 0.25 -1.0 1.0 -0.75 ... }
    t = { bits(0xbf745733) -1.0 -1.0 -1.0 bits(0xbe7f0ea6) bits(0xbf6296eb) 0.5 -0.25 0.5 1.0 ... }
    r = { bits(0xbd731bc3) bits(0x3e8fea9a) 0.25 bits(0xbf33cd8b) bits(0xbf0d8b3d) -0.25 -1.0 1.0 1.0 bits(0x3e071f9f) ... }
    expect lane 0 R8=0x3f7799ef R9=0xbf7ae1f6 R10=0xbee481c9 R11=0xbf5645ad
    expect lane 1 R8=0xbf5645ad R9=0x3f7799ef R10=0xbf7ae1f6 R11=0xbee481c9
    expect lane 2 R8=0xbf5645ad R9=0x3f7799ef R10=0xbf7ae1f6 R11=0xbee481c9
    expect lane 3 R8=0xbde821d0 R9=0x3f46718d R10=0x3eac2958 R11=0x3f7799ef
    expect lane 4 R8=0xbde821d0 R9=0xbf5645ad R10=0xbf7b3ff6 R11=0x3f6081c1
    expect lane 5 R8=0x3f000700 R9=0x3eac2958 R10=0xbf02ef06 R11=0x3f001b00
    expect lane 6 R8=0x3f46718d R9=0xbde821d0 R10=0x3f6081c1 R11=0xbeb7ad6f
    expect lane 7 R8=0xbee481c9 R9=0xbf52d1a6 R10=0xbec1f184 R11=0xbf106321
    expect lane 8 R8=0xbee161c3 R9=0x3f001b00 R10=0xbf549ba9 R11=0x3f7cc9fa
    expect lane 9 R8=0xbf106321 R9=0xbdfae1f6 R10=0x3f726de5 R11=0xbf7b3ff6
}

warp 3 {
    asm "TLD4.G R8, R0, 17, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 0 1 0 2 0 0 1 2 1 ... }
    s = { bits(0x3e99e6e4) bits(0x3ec36804) -1.0 -0.75 bits(0xbf5818c2) -1.0 -1.0 bits(0xbf43b184) -1.0 1.0 ... }
    t = { 0.75 -1.0 bits(0x3f2eef3b) 1.0 bits(0xbed6bfc6) -0.25 0.5 1.0 0.25 bits(0x3eaf3dc3) ... }
    r = { -1.0 bits(0xbf280e8e) -0.25 bits(0xbd6f44c3) -1.0 0.75 0.25 0.25 bits(0x3e3ad05e) bits(0xbe13813b) ... }
    expect lane 0 R8=0xbeb7ad6f R9=0x3f6081c1 R10=0x3f726de5 R11=0xbf237b47
    expect lane 1 R8=0xbde821d0 R9=0x3f46718d R10=0x3eac2958 R11=0x3f7799ef
    expect lane 2 R8=0xbf7b3ff6 R9=0xbf106321 R10=0xbdfae1f6 R11=0x3f726de5
    expect lane 3 R8=0xbf106321 R9=0xbdfae1f6 R10=0x3f726de5 R11=0xbf7b3ff6
    expect lane 4 R8=0xbde821d0 R9=0xbf5645ad R10=0xbf7b3ff6 R11=0x3f6081c1
    expect lane 5 R8=0xbee481c9 R9=0xbf52d1a6 R10=0xbec1f184 R11=0xbf106321
    expect lane 6 R8=0xbf5645ad R9=0xbee481c9 R10=0xbf106321 R11=0xbf7b3ff6
    expect lane 7 R8=0xbf106321 R9=0xbdfae1f6 R10=0x3f726de5 R11=0xbf7b3ff6
    expect lane 8 R8=0xbf5645ad R9=0xbee481c9 R10=0xbf106321 R11=0xbf7b3ff6
    expect lane 9 R8=0x3f001b00 R9=0xbf02ef06 R10=0xbf42a185 R11=0xbf549ba9
}

warp 4 {
    asm "TLD4.G R8, R0, 17, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 1 1 2 2 2 0 1 0 0 ... }
    s = { 1.0 -0.5 bits(0xbdac1871) 0.25 0.5 -1.0 -0.25 bits(0xbeea6111) -0.25 -0.25 ... }
    t = { bits(0x3f5a959a) bits(0x3ef1c8e2) 1.0 bits(0xbf265890) -0.5 -0.25 -0.25 1.0 -1.0 0.5 ... }
    r = { bits(0x3eb65324) -1.0 bits(0xbf0370cd) 1.0 -1.0 -1.0 -1.0 bits(0xbf22695b) bits(0xbf78f157) -1.0 ... }
    expect lane 0 R8=0xbf549ba9 R9=0xbf42a185 R10=0xbf237b47 R11=0x3e823904
    expect lane 1 R8=0xbde821d0 R9=0xbf5645ad R10=0xbf7b3ff6 R11=0x3f6081c1
    expect lane 2 R8=0x3f726de5 R9=0xbf237b47 R10=0xbeb7ad6f R11=0x3f6081c1
    expect lane 3 R8=0xbf7ae1f6 R9=0x3f000700 R10=0xbee161c3 R11=0xbf52d1a6
    expect lane 4 R8=0x3eac2958 R9=0x3f7799ef R10=0xbde821d0 R11=0x3f46718d
    expect lane 5 R8=0xbde821d0 R9=0xbf5645ad R10=0xbf7b3ff6 R11=0x3f6081c1
    expect lane 6 R8=0x3f46718d R9=0xbde821d0 R10=0x3f6081c1 R11=0xbeb7ad6f
    expect lane 7 R8=0x3f726de5 R9=0xbf237b47 R10=0xbeb7ad6f R11=0x3f6081c1
    expect lane 8 R8=0xbde821d0 R9=0x3f46718d R10=0x3eac2958 R11=0x3f7799ef
    expect lane 9 R8=0x3f46718d R9=0xbde821d0 R10=0x3f6081c1 R11=0xbeb7ad6f
}

warp 5 {
    asm "TLD4.G R8, R0, 17, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 1 0 2 0 1 1 0 1 1 ... }
    s = { 0.25 -0.5 bits(0x3eae2483) 0.25 bits(0xbe8468df) bits(0xbee5f152) -0.25 -0.25 0.5 0.5 ... }
    t = { 1.0 1.0 0.5 1.0 bits(0x3f38ecce) -1.0 1.0 bits(0x3f307658) bits(0xbf465444) bits(0xbeb4556d) ... }
    r = { 0.25 -0.5 1.0 0.25 1.0 bits(0xbed2b806) bits(0x3f3eb95b) 1.0 -1.0 -1.0 ... }
    expect lane 0 R8=0xbdfae1f6 R9=0x3e823904 R10=0xbf237b47 R11=0x3f726de5
    expect lane 1 R8=0xbdfae1f6 R9=0x3e823904 R10=0xbf237b47 R11=0x3f726de5
    expect lane 2 R8=0xbf52d1a6 R9=0xbee161c3 R10=0x3f7cc9fa R11=0xbec1f184
    expect lane 3 R8=0xbdfae1f6 R9=0x3e823904 R10=0xbf237b47 R11=0x3f726de5
    expect lane 4 R8=0xbec1f184 R9=0x3f7cc9fa R10=0x3e823904 R11=0xbdfae1f6
    expect lane 5 R8=0x3f7799ef R9=0x3eac2958 R10=0x3f000700 R11=0xbf7ae1f6
    expect lane 6 R8=0xbec1f184 R9=0x3f7cc9fa R10=0x3e823904 R11=0xbdfae1f6
    expect lane 7 R8=0xbec1f184 R9=0x3f7cc9fa R10=0x3e823904 R11=0xbdfae1f6
    expect lane 8 R8=0x3eac2958 R9=0x3f7799ef R10=0xbde821d0 R11=0x3f46718d
    expect lane 9 R8=0x3f46718d R9=0xbde821d0 R10=0x3f6081c1 R11=0xbeb7ad6f
}

warp 6 {
    asm "TLD4.R R8, R0, 18, CUBE, 0xf"  active 0x3ff
    s = { -1.0 bits(0xbf2aaaab) bits(0x3ef163e7) bits(0x3ed9e292) bits(0xbf2aaaab) -0.5 bits(0xbd86e37e)
        bits(0xbe2aaaab) bits(0xbf555555) -0.5 ... }
    t = { bits(0xbe2aaaab) 0.5 1.0 -1.0 bits(0xbe9a976f) -1.0 1.0 bits(0xbf555555) bits(0xbea4b8f9) 1.0 ... }
    r = { bits(0x3e2aaaab) -1.0 bits(0xbf555555) bits(0xbedebae0) 1.0 bits(0x3f555555) bits(0xbf2dc446) 1.0 -1.0 1.0 ... }
    expect lane 0 R8=0x3f4f8000 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x3f660000 R10=0x3f800000 R11=0x0
    expect lane 2 R8=0x0 R9=0x3d6e8000 R10=0x3f800000 R11=0x3d01c000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 5 R8=0x3f2c4000 R9=0x3f4d0000 R10=0x0 R11=0x0
    expect lane 6 R8=0x3f67c000 R9=0x0 R10=0x3d01c000 R11=0x0
    expect lane 7 R8=0x3f2c4000 R9=0x3f4d0000 R10=0x0 R11=0x0
    expect lane 8 R8=0x3d988000 R9=0x3f800000 R10=0x3f660000 R11=0x0
    expect lane 9 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3d156000
}

warp 7 {
    asm "TLD4.R R8, R0, 18, CUBE, 0xf"  active 0x3ff
    s = { bits(0xbee50d46) bits(0xbe2aaaab) 0.5 -1.0 1.0 bits(0xbe2aaaab) bits(0x3d183c54) -1.0 -1.0 bits(0x3ecbfdd1) ... }
    t = { 1.0 bits(0x3f512c7e) 1.0 0.0 bits(0xbee1f41e) bits(0x3ec72141) bits(0xbe2aaaab) bits(0xbee6ae3f)
        bits(0x3f0b4219) 1.0 ... }
    r = { 0.5 1.0 bits(0x3e4f0772) bits(0x3f7da47b) bits(0x3f592197) 1.0 -1.0 -1.0 bits(0xbf316355) bits(0xbf61726b) ... }
    expect lane 0 R8=0x3d156000 R9=0x0 R10=0x0 R11=0x3f5ee000
    expect lane 1 R8=0x3f800000 R9=0x0 R10=0x0 R11=0x3d156000
    expect lane 2 R8=0x0 R9=0x3f492000 R10=0x3f800000 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x3f500000 R9=0x3ed84000 R10=0x3f4a2000 R11=0x3cd98000
    expect lane 5 R8=0x0 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 6 R8=0x3f232000 R9=0x3f800000 R10=0x3f800000 R11=0x3e95e000
    expect lane 7 R8=0x3d988000 R9=0x3f800000 R10=0x3f660000 R11=0x0
    expect lane 8 R8=0x0 R9=0x3f660000 R10=0x3f800000 R11=0x0
    expect lane 9 R8=0x0 R9=0x3d6e8000 R10=0x3f800000 R11=0x3d01c000
}

warp 8 {
    asm "TLD4.R R8, R0, 18, CUBE, 0xf"  active 0x3ff
    s = { bits(0xbf2aaaab) -1.0 -1.0 1.0 bits(0x3e2aaaab) 1.0 1.0 bits(0x3f6490f0) bits(0x3f1b24c9) -1.0 ... }
    t = { 0.0 bits(0xbf2d35cf) 0.0 bits(0x3f6dd388) 1.0 bits(0x3e3cdd6a) bits(0xbcc5bcb6) 1.0 -1.0 bits(0xbf101c57) ... }
    r = { 1.0 bits(0xbe2aaaab) 1.0 bits(0xbebfd505) 1.0 bits(0xbf51cccc) bits(0xbf555555) bits(0xbe2aaaab)
        bits(0x3f48ff7f) bits(0xbdfaf6f6) ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3f4f8000 R11=0x3f800000
    expect lane 2 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x3eb6c000 R9=0x3f0a8000 R10=0x3d6e8000 R11=0x3f800000
    expect lane 4 R8=0x0 R9=0x0 R10=0x3f492000 R11=0x0
    expect lane 5 R8=0x0 R9=0x3e95e000 R10=0x3f800000 R11=0x3f0a8000
    expect lane 6 R8=0x3dce2000 R9=0x3f232000 R10=0x3e95e000 R11=0x0
    expect lane 7 R8=0x3f800000 R9=0x3eb6c000 R10=0x3f0a8000 R11=0x3d6e8000
    expect lane 8 R8=0x3f4d0000 R9=0x3f800000 R10=0x3f500000 R11=0x0
    expect lane 9 R8=0x3f800000 R9=0x3f4f8000 R10=0x3f800000 R11=0x3f660000
}

warp 9 {
    asm "TLD4.R R8, R0, 18, CUBE, 0xf"  active 0x3ff
    s = { bits(0xbdd8e7ba) -1.0 bits(0xbe1f7870) -1.0 -1.0 1.0 bits(0xbf5e3b25) bits(0x3f7ce72f) 1.0 -1.0 ... }
    t = { bits(0xbf523c99) bits(0x3f555555) bits(0xbf529241) bits(0x3e2aaaab) bits(0xbef7cf2f) bits(0x3f7f3ba7) -0.5
        -1.0 bits(0xbed36bc8) bits(0x3e2aaaab) ... }
    r = { -1.0 0.0 -1.0 -1.0 bits(0xbf263b06) bits(0xbe16f8f8) -1.0 bits(0xbe2aaaab) bits(0x3f77ef19) 1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3d988000 R11=0x3f800000
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3d156000 R11=0x3f5ee000
    expect lane 2 R8=0x0 R9=0x0 R10=0x3d988000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x3f660000 R10=0x3f800000 R11=0x0
    expect lane 4 R8=0x3f800000 R9=0x3f4f8000 R10=0x3f800000 R11=0x3f660000
    expect lane 5 R8=0x3eb6c000 R9=0x3f0a8000 R10=0x3d6e8000 R11=0x3f800000
    expect lane 6 R8=0x3d988000 R9=0x3f800000 R10=0x3f660000 R11=0x0
    expect lane 7 R8=0x0 R9=0x3dce2000 R10=0x3f800000 R11=0x0
    expect lane 8 R8=0x3f500000 R9=0x3ed84000 R10=0x3f4a2000 R11=0x3cd98000
    expect lane 9 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
}

warp 10 {
    asm "TLD4.G R8, R0, 19, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 2 1 1 2 2 1 0 0 1 ... }
    s = { -0.25 -1.0 -1.0 bits(0x3e12e442) -0.5 bits(0x3f319ada) -1.0 bits(0xbdbb7e3a) -1.0 1.0 ... }
    t = { bits(0xbf366acc) 0.5 0.25 bits(0xbf22bdf0) bits(0xbe2f7afb) -0.25 bits(0x3eaae644) -1.0 bits(0xbf74a593) 0.5 ... }
    r = { 1.0 bits(0xbf02331e) -0.5 1.0 -1.0 1.0 bits(0xbf56ccc3) bits(0x3f6c97fb) bits(0xbd3195e9) bits(0x3f1d2f8e) ... }
    expect lane 0 R8=0xfffffff2 R9=0xffffff9e R10=0xffffffea R11=0x2
    expect lane 1 R8=0xffffff85 R9=0x7e R10=0x56 R11=0x40
    expect lane 2 R8=0x7e R9=0x4e R10=0x0 R11=0x56
    expect lane 3 R8=0xfffffff2 R9=0xffffff9e R10=0xffffffea R11=0x2
    expect lane 4 R8=0xffffff85 R9=0x7e R10=0x56 R11=0x40
    expect lane 5 R8=0xffffffea R9=0x49 R10=0xffffff96 R11=0x61
    expect lane 6 R8=0xffffff85 R9=0x7e R10=0x56 R11=0x40
    expect lane 7 R8=0xfffffff2 R9=0xffffff9e R10=0xffffffea R11=0x2
    expect lane 8 R8=0xffffffcc R9=0xfffffff2 R10=0x4e R11=0x7e
    expect lane 9 R8=0xffffffea R9=0x49 R10=0xffffff96 R11=0x61
}

warp 11 {
    asm "TLD4.G R8, R0, 19, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 1 2 0 1 0 0 1 0 1 ... }
    s = { -0.5 1.0 -1.0 -1.0 -1.0 1.0 bits(0x3f0b4f01) bits(0x3e821dc1) -0.5 bits(0xbf07bdf1) ... }
    t = { -1.0 bits(0x3e644355) bits(0xbf2dc100) bits(0x3f27ec1b) 0.75 bits(0x3d93c70a) 1.0 0.25 -1.0 bits(0xbecfdd13) ... }
    r = { bits(0xbf099d40) bits(0x3e990042) bits(0xbed603eb) -0.5 bits(0x3e4f2638) bits(0x3f7f4e9c) -0.25 1.0
        bits(0x3f68461c) 1.0 ... }
    expect lane 0 R8=0xffffff85 R9=0x11 R10=0xffffffe9 R11=0xffffffcc
    expect lane 1 R8=0x49 R9=0x4b R10=0xffffff82 R11=0xffffff96
    expect lane 2 R8=0xffffffcc R9=0xfffffff2 R10=0x4e R11=0x7e
    expect lane 3 R8=0x56 R9=0x0 R10=0xffffff9d R11=0xffffffdf
    expect lane 4 R8=0x56 R9=0x0 R10=0xffffff9d R11=0xffffffdf
    expect lane 5 R8=0xffffffea R9=0x49 R10=0xffffff96 R11=0x61
    expect lane 6 R8=0xffffffd0 R9=0xffffff96 R10=0xffffff82 R11=0xffffffb2
    expect lane 7 R8=0x2 R9=0xffffffea R10=0x61 R11=0xffffffb0
    expect lane 8 R8=0xfffffff2 R9=0xffffff9e R10=0xffffffea R11=0x2
    expect lane 9 R8=0x4e R9=0x2 R10=0xffffffb0 R11=0x0
}

warp 12 {
    asm "TLD4.G R8, R0, 19, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 0 0 1 2 0 0 0 1 1 ... }
    s = { -0.5 bits(0x3ee78039) bits(0x3f108756) -1.0 1.0 -0.5 -1.0 1.0 bits(0x3ea853b4) bits(0xbcf0f416) ... }
    t = { bits(0xbf616f2e) -1.0 bits(0x3d872e25) -0.5 -0.25 bits(0xbf3dcc33) -0.75 bits(0xbf29d815) bits(0x3eefe649)
        1.0 ... }
    r = { 1.0 0.5 -1.0 -0.5 -0.75 1.0 0.25 bits(0x3e1a5658) -1.0 bits(0x3f584794) ... }
    expect lane 0 R8=0xfffffff2 R9=0xffffff9e R10=0xffffffea R11=0x2
    expect lane 1 R8=0xffffffcc R9=0xffffffe9 R10=0xffffff9e R11=0xfffffff2
    expect lane 2 R8=0x4b R9=0x11 R10=0x78 R11=0xffffff82
    expect lane 3 R8=0xffffffcc R9=0xfffffff2 R10=0x4e R11=0x7e
    expect lane 4 R8=0x4b R9=0x11 R10=0x78 R11=0xffffff82
    expect lane 5 R8=0xfffffff2 R9=0xffffff9e R10=0xffffffea R11=0x2
    expect lane 6 R8=0xffffffcc R9=0xfffffff2 R10=0x4e R11=0x7e
    expect lane 7 R8=0xffffff9e R9=0xffffffe9 R10=0x4b R11=0x49
    expect lane 8 R8=0x11 R9=0xffffff85 R10=0x40 R11=0x78
    expect lane 9 R8=0xffffffb0 R9=0x61 R10=0xffffffd0 R11=0xffffff9d
}

warp 13 {
    asm "TLD4.G R8, R0, 19, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 0 1 0 1 0 2 2 0 1 ... }
    s = { -0.25 bits(0x3e86d24e) -1.0 0.75 -0.25 bits(0x3f5c307b) bits(0x3f07c9b8) 1.0 -1.0 1.0 ... }
    t = { 1.0 bits(0xbf027a7f) -0.25 1.0 1.0 -1.0 -1.0 bits(0x3eb42be6) 0.25 0.25 ... }
    r = { bits(0xbf097e77) -1.0 -0.25 bits(0xbeb1e492) bits(0x3f0ff39d) bits(0x3de5bbf0) bits(0xbed07c58)
        bits(0xbf0d6eea) 0.25 bits(0x3f375fc5) ... }
    expect lane 0 R8=0xffffffdf R9=0xffffffb2 R10=0x78 R11=0x40
    expect lane 1 R8=0xffffffe9 R9=0xffffffcc R10=0xffffff85 R11=0x11
    expect lane 2 R8=0x7e R9=0x4e R10=0x0 R11=0x56
    expect lane 3 R8=0xffffffd0 R9=0xffffff96 R10=0xffffff82 R11=0xffffffb2
    expect lane 4 R8=0xffffffb0 R9=0x61 R10=0xffffffd0 R11=0xffffff9d
    expect lane 5 R8=0xffffffe9 R9=0x4b R10=0x49 R11=0xffffff9e
    expect lane 6 R8=0xffffffe9 R9=0x4b R10=0x49 R11=0xffffff9e
    expect lane 7 R8=0x4b R9=0x11 R10=0x78 R11=0xffffff82
    expect lane 8 R8=0x7e R9=0x4e R10=0x0 R11=0x56
    expect lane 9 R8=0xffffffea R9=0x49 R10=0xffffff96 R11=0x61
}

warp 14 {
    asm "TLD4.G R8, R0, 20, CUBE, 0xf"  active 0x3ff
    s = { bits(0xbf7e2a7d) bits(0xbd9b26ca) bits(0xbf5d1746) 1.0 bits(0x3f7afa9b) 1.0 -1.0 -1.0 -1.0 bits(0x3f745d17) ... }
    t = { bits(0x3e9b26ca) 1.0 -1.0 bits(0xbe2aaaab) bits(0xbcbe8ede) bits(0x3f7fd5ff) bits(0xbf7c1ee2)
        bits(0x3f7c0366) bits(0x3f7f0971) -1.0 ... }
    r = { 1.0 bits(0xbf7b0294) bits(0x3e597491) bits(0x3f1b26ca) 1.0 bits(0xbe49b26d) bits(0xbf4a7967) bits(0x3f59364e)
        bits(0xbf437332) -0.5 ... }
    expect lane 0 R8=0x10000 R9=0x40000 R10=0x40000 R11=0x10000
    expect lane 1 R8=0x20000 R9=0x20000 R10=0x50000 R11=0x50000
    expect lane 2 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 3 R8=0x0 R9=0x0 R10=0x0 R11=0x0
    expect lane 4 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 5 R8=0x0 R9=0x0 R10=0x20000 R11=0x20000
    expect lane 6 R8=0x30000 R9=0x30000 R10=0x10000 R11=0x10000
    expect lane 7 R8=0x10000 R9=0x10000 R10=0x20000 R11=0x20000
    expect lane 8 R8=0x10000 R9=0x10000 R10=0x20000 R11=0x20000
    expect lane 9 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
}

warp 15 {
    asm "TLD4.G R8, R0, 20, CUBE, 0xf"  active 0x3ff
    s = { -1.0 bits(0xbf4e26c9) bits(0xbf7ef0b1) bits(0xbf3e0f84) bits(0x3f78b3c5) bits(0x3f7f08a7) bits(0x3e1e3a2c)
        bits(0xbf7c384a) 1.0 bits(0x3df83e10) ... }
    t = { bits(0xbf3e09ec) -1.0 1.0 1.0 bits(0xbf1745d1) -1.0 bits(0xbf7b296c) bits(0xbf0d5cd5) bits(0x3df83e10) -1.0 ... }
    r = { -1.0 bits(0xbf17360e) bits(0xbf328343) bits(0x3f792f9b) 1.0 bits(0xbf4d9365) 1.0 -1.0 bits(0x3f7c3264)
        bits(0x3dd9364e) ... }
    expect lane 0 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 1 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
    expect lane 2 R8=0x10000 R9=0x20000 R10=0x20000 R11=0x10000
    expect lane 3 R8=0x40000 R9=0x40000 R10=0x20000 R11=0x20000
    expect lane 4 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 5 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
    expect lane 6 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 7 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 8 R8=0x40000 R9=0x0 R10=0x0 R11=0x40000
    expect lane 9 R8=0x30000 R9=0x30000 R10=0x30000 R11=0x30000
}

warp 16 {
    asm "TLD4.G R8, R0, 20, CUBE, 0xf"  active 0x3ff
    s = { bits(0xbf7a6070) -1.0 bits(0x3ea2e8ba) bits(0x3f49b26d) bits(0xbe0ba2e9) bits(0xbf7ca345) -1.0
        bits(0xbf0ba2e9) -1.0 1.0 ... }
    t = { bits(0xbdf83e10) bits(0x3e828c40) bits(0x3ea2e8ba) 1.0 bits(0xbf68ba2f) -1.0 bits(0xbe9364d9)
        bits(0xbd783e10) bits(0xbeaeb1fe) bits(0xbed1745d) ... }
    r = { -1.0 bits(0xbe64702a) 1.0 bits(0x3df83e10) -1.0 bits(0x3f4ba943) bits(0x3f7b97e4) -1.0 bits(0xbf07c1f0)
        bits(0x3e783e10) ... }
    expect lane 0 R8=0x50000 R9=0x10000 R10=0x10000 R11=0x50000
    expect lane 1 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 2 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 3 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
    expect lane 4 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 5 R8=0x10000 R9=0x30000 R10=0x30000 R11=0x10000
    expect lane 6 R8=0x10000 R9=0x40000 R10=0x40000 R11=0x10000
    expect lane 7 R8=0x50000 R9=0x50000 R10=0x50000 R11=0x50000
    expect lane 8 R8=0x10000 R9=0x10000 R10=0x10000 R11=0x10000
    expect lane 9 R8=0x0 R9=0x0 R10=0x0 R11=0x0
}

warp 17 {
    asm "TLD4.G R8, R0, 20, CUBE, 0xf"  active 0x3ff
    s = { -1.0 bits(0xbedfc3e7) -1.0 -1.0 1.0 bits(0x3f7d3eee) bits(0x3f7a7c52) bits(0xbf5d1746) bits(0x3e49b26d)
        bits(0x3ec1f07c) ... }
    t = { bits(0x3f7c5cda) bits(0xbf70a71c) bits(0x3ea5c7b8) bits(0xbf7ba4db) bits(0xbf793122) -1.0 -1.0
        bits(0xbf788cb7) -1.0 1.0 ... }
    r = { bits(0xbf1745d1) 1.0 1.0 bits(0x3f5d1746) bits(0xbe83e0f8) bits(0xbe783e10) bits(0x3f338f76) -1.0
        bits(0x3f7bf253) bits(0xbe83e0f8) ... }
    expect lane 0 R8=0x10000 R9=0x10000 R10=0x20000 R11=0x20000
    expect lane 1 R8=0x40000 R9=0x40000 R10=0x40000 R11=0x40000
    expect lane 2 R8=0x10000 R9=0x40000 R10=0x40000 R11=0x10000
    expect lane 3 R8=0x30000 R9=0x30000 R10=0x10000 R11=0x10000
    expect lane 4 R8=0x30000 R9=0x30000 R10=0x0 R11=0x0
    expect lane 5 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
    expect lane 6 R8=0x30000 R9=0x0 R10=0x0 R11=0x30000
    expect lane 7 R8=0x30000 R9=0x30000 R10=0x50000 R11=0x50000
    expect lane 8 R8=0x30000 R9=0x30000 R10=0x40000 R11=0x40000
    expect lane 9 R8=0x20000 R9=0x20000 R10=0x20000 R11=0x20000
}

warp 18 {
    asm "TLD4.R R8, R0, 21, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 2 1 1 1 1 2 0 0 1 ... }
    s = { -1.0 bits(0xbe0e2779) bits(0xbf0b757a) bits(0xbf5733ec) -0.71875 bits(0xbf5d5d57) 0.28125 bits(0x3e93e07b)
        bits(0x3effdd11) bits(0x3ee73698) ... }
    t = { bits(0x3c385b0a) bits(0xbe3e8bf1) bits(0xbf776ad4) 0.3125 1.0 -1.0 bits(0x3f7f7d4b) 1.0 0.09375
        bits(0xbf7cf5d0) ... }
    r = { 0.03125 -1.0 1.0 1.0 bits(0x3f75b9e1) 1.0 -1.0 bits(0x3ec2b67f) 1.0 1.0 ... }
    expect lane 0 R8=0x80007 R9=0x80008 R10=0x70008 R11=0x70007
    expect lane 1 R8=0x90008 R9=0x90009 R10=0x80009 R11=0x80008
    expect lane 2 R8=0x3 R9=0x4 R10=0xf0004 R11=0xf0003
    expect lane 3 R8=0x60000 R9=0x60001 R10=0x50001 R11=0x50000
    expect lane 4 R8=0x1 R9=0x2 R10=0xf0002 R11=0xf0001
    expect lane 5 R8=0x0 R9=0x1 R10=0xf0001 R11=0xf0000
    expect lane 6 R8=0x5 R9=0x6 R10=0x9 R11=0xa
    expect lane 7 R8=0xb0009 R9=0xb000a R10=0xa000a R11=0xa0009
    expect lane 8 R8=0x7000b R9=0x7000c R10=0x6000c R11=0x6000b
    expect lane 9 R8=0xb R9=0xc R10=0xf000c R11=0xf000b
}

warp 19 {
    asm "TLD4.R R8, R0, 21, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 0 1 1 0 2 1 1 0 2 ... }
    s = { -1.0 -0.40625 1.0 -1.0 bits(0x3f0bded6) 1.0 1.0 1.0 -0.40625 1.0 ... }
    t = { bits(0xbf439b2f) bits(0x3f7055f7) bits(0x3ee43420) -0.71875 bits(0xbf754d83) -0.71875 bits(0xbebd0818)
        bits(0xbf7d7635) 0.34375 bits(0x3f791a1c) ... }
    r = { bits(0x3ee49f95) -1.0 0.96875 -0.96875 -1.0 -0.8125 1.0 0.03125 1.0 -0.0625 ... }
    expect lane 0 R8=0xe000b R9=0xe000c R10=0xd000c R11=0xd000b
    expect lane 1 R8=0xa R9=0xb R10=0x4 R11=0x5
    expect lane 2 R8=0x4000f R9=0x40000 R10=0x30000 R11=0x3000f
    expect lane 3 R8=0xe000f R9=0xe0000 R10=0xd0000 R11=0xd000f
    expect lane 4 R8=0xf000c R9=0xf000b R10=0xf0004 R11=0xf0003
    expect lane 5 R8=0xe000e R9=0xe000f R10=0xd000f R11=0xd000e
    expect lane 6 R8=0xb000f R9=0xb0000 R10=0xa0000 R11=0xa000f
    expect lane 7 R8=0x7000f R9=0x8000f R10=0xf0008 R11=0xf0007
    expect lane 8 R8=0x50004 R9=0x50005 R10=0x40005 R11=0x40004
    expect lane 9 R8=0x8 R9=0x9 R10=0x6000f R11=0x7000f
}

warp 20 {
    asm "TLD4.R R8, R0, 21, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 1 0 2 1 0 2 0 2 1 ... }
    s = { bits(0x3f730be7) 0.09375 1.0 1.0 -1.0 bits(0x3f4dd79b) -0.78125 bits(0xbf6fd8c6) -1.0 bits(0xbeea21a7) ... }
    t = { 1.0 bits(0x3f7a335b) -0.28125 bits(0xbf2cf8b6) -0.28125 1.0 -1.0 -1.0 bits(0xbf779f3e) -0.90625 ... }
    r = { 0.78125 1.0 1.0 0.03125 0.78125 bits(0x3f0da654) bits(0x3e0f21f3) 0.65625 0.0625 1.0 ... }
    expect lane 0 R8=0xe000f R9=0x1 R10=0x2 R11=0xd000f
    expect lane 1 R8=0x8 R9=0x9 R10=0xf0009 R11=0xf0008
    expect lane 2 R8=0xa000f R9=0xa0000 R10=0x90000 R11=0x9000f
    expect lane 3 R8=0xd0007 R9=0xd0008 R10=0xc0008 R11=0xc0007
    expect lane 4 R8=0xa000d R9=0xa000e R10=0x9000e R11=0x9000d
    expect lane 5 R8=0xc000d R9=0xc000e R10=0xb000e R11=0xb000d
    expect lane 6 R8=0x70001 R9=0x70002 R10=0x60002 R11=0x60001
    expect lane 7 R8=0x30000 R9=0x30001 R10=0x20001 R11=0x20000
    expect lane 8 R8=0x70000 R9=0x60000 R10=0xf0009 R11=0xf0008
    expect lane 9 R8=0xf0003 R9=0xf0004 R10=0xe0004 R11=0xe0003
}

warp 21 {
    asm "TLD4.R R8, R0, 21, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 1 2 0 2 2 0 1 1 2 ... }
    s = { bits(0xbe926f05) -0.9375 bits(0x3f4b2577) bits(0xbf7b9991) 0.40625 bits(0xbf59dfa4) 1.0 -1.0 0.4375 -0.0625 ... }
    t = { 1.0 1.0 -1.0 -1.0 bits(0x3f5d0029) bits(0x3f2bdb57) bits(0xbf72b082) -0.6875 1.0 bits(0x3f729118) ... }
    r = { bits(0x3f0b2099) bits(0xbed6fbee) bits(0xbd629566) -0.90625 1.0 1.0 bits(0xbe655a8c) bits(0x3e701410) -0.3125
        -1.0 ... }
    expect lane 0 R8=0xc0005 R9=0xc0006 R10=0xb0006 R11=0xb0005
    expect lane 1 R8=0x50000 R9=0x50001 R10=0x40001 R11=0x40000
    expect lane 2 R8=0x8000d R9=0x8000e R10=0x7000e R11=0x7000d
    expect lane 3 R8=0xf0000 R9=0xf0000 R10=0xe0000 R11=0xf0001
    expect lane 4 R8=0x1000a R9=0x1000b R10=0xb R11=0xa
    expect lane 5 R8=0x30000 R9=0x30001 R10=0x20001 R11=0x20000
    expect lane 6 R8=0x9000f R9=0xa000f R10=0xf000a R11=0xf0009
    expect lane 7 R8=0xe0009 R9=0xe000a R10=0xd000a R11=0xd0009
    expect lane 8 R8=0x6000b R9=0x6000c R10=0x5000c R11=0x5000b
    expect lane 9 R8=0x8 R9=0x9 R10=0x6 R11=0x7
}

warp 22 {
    asm "TLD4.R R8, R0, 22, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 0 1 0 0 1 2 1 2 0 ... }
    s = { -1.0 1.0 -1.0 bits(0x3f289d34) 1.0 1.0 0.5 bits(0x3f450ad7) 0.0 bits(0xbeb926da) ... }
    t = { bits(0x3f666666) bits(0xbf79b663) bits(0x3e00c8d5) -1.0 bits(0xbecccccd) bits(0xbf666666) -1.0 1.0 1.0
        bits(0xbf333333) ... }
    r = { bits(0x3ecccccd) bits(0x3f333333) bits(0xbe2dbbd3) bits(0x3f619577) bits(0xbf42a786) bits(0x3e041fac)
        bits(0xbf76028b) bits(0x3e99999a) bits(0x3dcccccd) -1.0 ... }
    expect lane 0 R8=0x3de33c2f R9=0x0 R10=0x3dc0425a R11=0x3f389a13
    expect lane 1 R8=0x3f800000 R9=0x3edbe214 R10=0x3f466a91 R11=0x0
    expect lane 2 R8=0x3f1e1d3d R9=0x3f7b3eff R10=0x3ed36460 R11=0x0
    expect lane 3 R8=0x3f101cff R9=0x3f800000 R10=0x3f5503b7 R11=0x3f324529
    expect lane 4 R8=0x0 R9=0x3f587ce0 R10=0x0 R11=0x3f800000
    expect lane 5 R8=0x3edbe214 R9=0x0 R10=0x3ed0bac9 R11=0x3f466a91
    expect lane 6 R8=0x3e8ad26a R9=0x3e139ed2 R10=0x3f0fe5c2 R11=0x3f1efe51
    expect lane 7 R8=0x0 R9=0x3f800000 R10=0x3f3eae12 R11=0x0
    expect lane 8 R8=0x3f362c76 R9=0x0 R10=0x0 R11=0x3e23db3e
    expect lane 9 R8=0x3f800000 R9=0x3f66b039 R10=0x0 R11=0x3f381b37
}

warp 23 {
    asm "TLD4.R R8, R0, 22, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 0 2 2 0 2 2 0 0 2 ... }
    s = { 1.0 bits(0xbf300d6e) -1.0 bits(0xbdcccccd) -1.0 1.0 bits(0x3f661436) bits(0x3e520f7b) bits(0x3e99999a) -0.5 ... }
    t = { bits(0xbe25e25f) -1.0 bits(0x3f48dc73) bits(0x3f7a01f1) bits(0xbef38efa) bits(0xbf1008dd) 1.0
        bits(0x3f333333) bits(0x3f707c90) 0.0 ... }
    r = { bits(0x3dd88812) bits(0xbebe0571) bits(0xbdcccccd) -1.0 1.0 bits(0x3f58d479) bits(0x3eef0ba3) 1.0 -1.0 1.0 ... }
    expect lane 0 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 1 R8=0x3f63f464 R9=0x3e53f639 R10=0x3f561891 R11=0x0
    expect lane 2 R8=0x0 R9=0x3ed36460 R10=0x3f080ff4 R11=0x3f73cdcb
    expect lane 3 R8=0x3f1b6c26 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 4 R8=0x3f800000 R9=0x3f800000 R10=0x3f800000 R11=0x3f800000
    expect lane 5 R8=0x3f5503b7 R9=0x0 R10=0x0 R11=0x0
    expect lane 6 R8=0x3f800000 R9=0x3f190185 R10=0x3f800000 R11=0x3f800000
    expect lane 7 R8=0x3e9d3635 R9=0x0 R10=0x0 R11=0x3f800000
    expect lane 8 R8=0x3eee970b R9=0x3f1b6c26 R10=0x3f800000 R11=0x3ecc9f75
    expect lane 9 R8=0x3f800000 R9=0x3f727513 R10=0x3dd094e9 R11=0x3f6e02c4
}

warp 24 {
    asm "TLD4.R R8, R0, 22, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 1 0 0 0 1 0 0 1 1 ... }
    s = { -1.0 bits(0x3dcccccd) -1.0 -1.0 bits(0xbf6880a7) bits(0x3e99999a) 1.0 bits(0x3dcccccd) bits(0xbf333333)
        bits(0xbf5954bf) ... }
    t = { bits(0xbf294a31) 1.0 bits(0x3f00b8a0) bits(0x3f23b3b3) 1.0 -1.0 bits(0xbf528a52) 1.0 bits(0x3f333333) 0.0 ... }
    r = { bits(0xbf74e7d9) bits(0xbf67fc83) bits(0x3f5fd45a) -1.0 bits(0xbf1ab969) bits(0x3e7632d4) -0.5
        bits(0xbf7e1c26) 1.0 1.0 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f56c2f0 R11=0x3ea8eb89
    expect lane 1 R8=0x3f800000 R9=0x3ecc9f75 R10=0x3eee970b R11=0x3f1b6c26
    expect lane 2 R8=0x3e86943a R9=0x3f800000 R10=0x3eea6fe4 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x0 R10=0x3ce1f7af R11=0x3dd2f543
    expect lane 4 R8=0x3f73cdcb R9=0x3ec58de2 R10=0x3f800000 R11=0x3ce1f7af
    expect lane 5 R8=0x3f7a3acf R9=0x3dd8b291 R10=0x0 R11=0x3f2475a5
    expect lane 6 R8=0x0 R9=0x3f0fe5c2 R10=0x3f587ce0 R11=0x0
    expect lane 7 R8=0x3f800000 R9=0x3ecc9f75 R10=0x3eee970b R11=0x3f1b6c26
    expect lane 8 R8=0x3f800000 R9=0x0 R10=0x3e909425 R11=0x3eea6fe4
    expect lane 9 R8=0x3f800000 R9=0x3f800000 R10=0x3f6e02c4 R11=0x0
}

warp 25 {
    asm "TLD4.R R8, R0, 22, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 1 0 1 2 1 2 1 0 0 ... }
    s = { -1.0 bits(0xbc2120b7) -1.0 bits(0xbdbdd6a1) bits(0xbecccccd) bits(0x3ecccccd) 1.0 bits(0xbf333333)
        bits(0x3e99999a) 1.0 ... }
    t = { bits(0xbf754f96) 1.0 0.0 1.0 1.0 bits(0xbdcccccd) bits(0x3ecccccd) 1.0 bits(0xbf7efe1b) bits(0xbdcccccd) ... }
    r = { bits(0xbf0f4b85) bits(0x3f7456b1) bits(0x3f4ccccd) bits(0x3e720300) bits(0xbdcccccd) -1.0 bits(0x3eb9dfd3)
        -0.5 -1.0 bits(0x3dc592f0) ... }
    expect lane 0 R8=0x3ed7c1f4 R9=0x3f63f464 R10=0x3f2878b2 R11=0x0
    expect lane 1 R8=0x3e909425 R9=0x3f800000 R10=0x3efd7e0e R11=0x0
    expect lane 2 R8=0x3f800000 R9=0x3f800000 R10=0x3f6e02c4 R11=0x0
    expect lane 3 R8=0x3f800000 R9=0x3f362c76 R10=0x3e23db3e R11=0x0
    expect lane 4 R8=0x0 R9=0x3e23db3e R10=0x0 R11=0x3f658d8c
    expect lane 5 R8=0x3f1b94fd R9=0x3f381b37 R10=0x0 R11=0x3f800000
    expect lane 6 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x3f800000
    expect lane 7 R8=0x3ec58de2 R9=0x3f658d8c R10=0x3f800000 R11=0x3f800000
    expect lane 8 R8=0x3f1efe51 R9=0x3f800000 R10=0x3f800000 R11=0x3e8ad26a
    expect lane 9 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x0
}

warp 26 {
    asm "TLD4.R R8, R0, 23, ARRAY_CUBE, 0xf"  active 0x3
    array = { 3 3 ... }
    s = { bits(0x3f663a4d) -1.0 ... }
    t = { -0.125 0.625 ... }
    r = { -1.0 bits(0x3f6a7368) ... }
    expect lane 0 R8=0x3e30b0b1 R9=0x3f09898a R10=0x3eb6b6b7 R11=0x3f169697
    expect lane 1 R8=0x3d109091 R9=0x3d909091 R10=0x3f2cacad R11=0x3f149495
}

warp 27 {
    asm "TLD4.R R8, R0, 23, ARRAY_CUBE, 0xf"  active 0x1f
    array = { 2 2 2 2 1 ... }
    s = { -1.0 -1.0 -1.0 1.0 -1.0 ... }
    t = { bits(0x3f45040c) bits(0x3efc5461) -0.875 bits(0x3f430231) bits(0xbf51adee) ... }
    r = { bits(0x3db743b3) 1.0 bits(0xbee54313) bits(0x3e3a0213) bits(0xbd4c25a1) ... }
    expect lane 0 R8=0x3f20a0a1 R9=0x3d109091 R10=0x3e30b0b1 R11=0x0
    expect lane 1 R8=0x3d109091 R9=0x3d909091 R10=0x3f2cacad R11=0x3f149495
    expect lane 2 R8=0x3e969697 R9=0x3e048485 R10=0x3f1e9e9f R11=0x3f0f8f90
    expect lane 3 R8=0x3ea8a8a9 R9=0x3f109091 R10=0x3f3cbcbd R11=0x3f3dbdbe
    expect lane 4 R8=0x3e048485 R9=0x3f27a7a8 R10=0x3e28a8a9 R11=0x3f1e9e9f
}

warp 28 {
    asm "TLD4.R R8, R0, 23, ARRAY_CUBE, 0xf"  active 0x1
    array = { 1 ... }
    s = { -1.0 ... }
    t = { -0.875 ... }
    r = { bits(0xbeb0f024) ... }
    expect lane 0 R8=0x3e969697 R9=0x3e048485 R10=0x3f1e9e9f R11=0x3f0f8f90
}

warp 29 {
    asm "TLD4.R R8, R0, 23, ARRAY_CUBE, 0xf"  active 0x3
    array = { 2 3 ... }
    s = { bits(0x3f668826) bits(0xbf4e55b8) ... }
    t = { 1.0 -1.0 ... }
    r = { 0.125 bits(0xbd9a6ab0) ... }
    expect lane 0 R8=0x3f3dbdbe R9=0x3ea8a8a9 R10=0x3f109091 R11=0x3f3cbcbd
    expect lane 1 R8=0x3f1e9e9f R9=0x3e048485 R10=0x3f27a7a8 R11=0x3e28a8a9
}

warp 30 {
    asm "TLD4.G R8, R0, 24, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 1 2 0 0 2 2 1 0 1 ... }
    s = { -1.0 bits(0x3f561c5d) 1.0 -0.75 bits(0x3f540e73) 1.0 bits(0x3f7db066) 1.0 1.0 -1.0 ... }
    t = { 0.625 0.625 bits(0xbf34ec30) -1.0 0.25 bits(0xbe8b2949) -1.0 bits(0xbf1c43ff) -0.375 bits(0xbf26cb95) ... }
    r = { bits(0xbf673fe4) 1.0 bits(0x3f6a14f0) bits(0xbf52c91d) 1.0 bits(0x3e88b8fd) 0.625 -1.0 0.625 1.0 ... }
    expect lane 0 R8=0x3cb3c168 R9=0x3e8df11c R10=0x3f1a1d34 R11=0xbf082110
    expect lane 1 R8=0x3f7557eb R9=0xbed901b2 R10=0x3f448589 R11=0x3f7739ee
    expect lane 2 R8=0xbbbc0178 R9=0x3f48bd91 R10=0xbf67bfcf R11=0x3e6a61d5
    expect lane 3 R8=0x3ef679ed R9=0x3e3a0974 R10=0x3f47fb90 R11=0xbef591eb
    expect lane 4 R8=0x3e6a61d5 R9=0xbf67bfcf R10=0xbed901b2 R11=0x3f7557eb
    expect lane 5 R8=0x3f48bd91 R9=0x3f4eef9e R10=0x3e027105 R11=0xbf67bfcf
    expect lane 6 R8=0x3de811d0 R9=0x3f4eef9e R10=0x3f48bd91 R11=0x3f0c1718
    expect lane 7 R8=0x3f247b49 R9=0x3f295953 R10=0x3f2ecd5e R11=0x3eda91b5
    expect lane 8 R8=0x3f48bd91 R9=0x3f4eef9e R10=0x3e027105 R11=0xbf67bfcf
    expect lane 9 R8=0x3ed46da9 R9=0x3f5e51bd R10=0x3f69abd3 R11=0x3f1dd13c
}

warp 31 {
    asm "TLD4.G R8, R0, 24, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 2 0 2 2 0 1 0 2 0 ... }
    s = { 1.0 bits(0x3ea7de17) bits(0x3f410e66) 0.125 1.0 0.375 bits(0x3f412dae) bits(0xbd33e7d5) bits(0x3f12ba1c)
        bits(0x3dd840f4) ... }
    t = { bits(0xbf694336) bits(0x3f01e362) -0.25 bits(0x3f617bd0) 0.625 bits(0xbf750487) 1.0 bits(0xbf163f40) 1.0
        bits(0xbf41c0a4) ... }
    r = { bits(0x3d9e888e) -1.0 1.0 -1.0 bits(0x3f57076e) -1.0 -0.25 -1.0 0.875 1.0 ... }
    expect lane 0 R8=0x3de811d0 R9=0x3e6da1db R10=0xbf39c374 R11=0x3f4eef9e
    expect lane 1 R8=0x3f3f7f7f R9=0xbef86df1 R10=0x3f163d2c R11=0x3ef7b1ef
    expect lane 2 R8=0xbbbc0178 R9=0x3f48bd91 R10=0xbf67bfcf R11=0x3e6a61d5
    expect lane 3 R8=0x3f163d2c R9=0x3e4d199a R10=0x3e0a9915 R11=0xbf36276c
    expect lane 4 R8=0x3f7557eb R9=0xbed901b2 R10=0x3f448589 R11=0x3f7739ee
    expect lane 5 R8=0x3f07150e R9=0xbf41c984 R10=0xbd9a9135 R11=0x3f295953
    expect lane 6 R8=0xbf47858f R9=0xbdba6175 R10=0xbeff05fe R11=0x3f2bbd57
    expect lane 7 R8=0xbd9a9135 R9=0x3e3a0974 R10=0x3d330166 R11=0x3ee3c1c8
    expect lane 8 R8=0xbf62fbc6 R9=0x3f7739ee R10=0xbe95352a R11=0xbe1eb93d
    expect lane 9 R8=0xbf6453c9 R9=0xbe7751ef R10=0x3f6ab3d5 R11=0xbf5d1bba
}

warp 32 {
    asm "TLD4.G R8, R0, 24, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 2 2 0 0 1 1 2 0 0 ... }
    s = { -1.0 -0.25 1.0 -0.125 -1.0 1.0 -1.0 -1.0 -1.0 0.375 ... }
    t = { bits(0xbf5d109f) 0.875 bits(0xbf25e456) -1.0 bits(0xbf291e36) bits(0x3e9734a0) bits(0xbf52bbbb)
        bits(0xbf36ee78) bits(0xbe1d1771) -1.0 ... }
    r = { bits(0xbddb2b00) 1.0 1.0 bits(0xbf05283b) bits(0x3f441e56) bits(0xbecdad5c) -0.75 bits(0x3f229a13)
        bits(0x3ed4fac4) bits(0xbf6f1926) ... }
    expect lane 0 R8=0x3edbb1b7 R9=0x3f5549ab R10=0xbf0cbd19 R11=0x3f01af03
    expect lane 1 R8=0xbeea9dd5 R9=0xbf62fbc6 R10=0xbe1eb93d R11=0xbdedc1dc
    expect lane 2 R8=0xbbbc0178 R9=0x3f48bd91 R10=0xbf67bfcf R11=0x3e6a61d5
    expect lane 3 R8=0x3f47fb90 R9=0xbf41c984 R10=0xbf7e71fd R11=0x3ebd197a
    expect lane 4 R8=0x3ed46da9 R9=0x3f5e51bd R10=0x3f69abd3 R11=0x3f1dd13c
    expect lane 5 R8=0x3f16752d R9=0x3edec9be R10=0x3f213342 R11=0xbeff05fe
    expect lane 6 R8=0xbef591eb R9=0x3edbb1b7 R10=0x3f01af03 R11=0xbda27145
    expect lane 7 R8=0xbf0cbd19 R9=0x3ed46da9 R10=0x3f1dd13c R11=0xbf7c35f8
    expect lane 8 R8=0xbf7c35f8 R9=0x3f1dd13c R10=0xbe49e194 R11=0x3ee8b1d1
    expect lane 9 R8=0xbd9a9135 R9=0x3f295953 R10=0x3f07150e R11=0xbf41c984
}

warp 33 {
    asm "TLD4.G R8, R0, 24, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 1 0 0 1 1 1 2 2 1 ... }
    s = { bits(0x3ef42c2c) -1.0 -0.375 -0.25 1.0 0.875 -0.375 1.0 bits(0xbe6d3fe5) bits(0x3f4e8a41) ... }
    t = { bits(0xbf51cc2c) 0.125 -1.0 -1.0 -0.125 -0.625 -1.0 bits(0xbdaa15ad) -1.0 -1.0 ... }
    r = { 1.0 1.0 bits(0x3f7494af) bits(0x3e0e7383) bits(0xbf777258) 1.0 bits(0xbab0d98e) -0.875 bits(0x3f5520f9)
        bits(0xbdfefc4f) ... }
    expect lane 0 R8=0xbe7751ef R9=0x3f0c1718 R10=0xbbbc0178 R11=0x3f6ab3d5
    expect lane 1 R8=0x3f1dd13c R9=0x3f69abd3 R10=0x3de451c9 R11=0xbe49e194
    expect lane 2 R8=0x3de561cb R9=0xbf6453c9 R10=0xbf5d1bba R11=0x3f5e51bd
    expect lane 3 R8=0x3ebd197a R9=0xbf7e71fd R10=0xbe7a11f4 R11=0xbefd79fb
    expect lane 4 R8=0x3eda91b5 R9=0x3f2ecd5e R10=0x3f3f7f7f R11=0x3edec9be
    expect lane 5 R8=0xbbbc0178 R9=0x3f48bd91 R10=0xbf67bfcf R11=0x3e6a61d5
    expect lane 6 R8=0x3edbb1b7 R9=0x3ebd197a R10=0xbefd79fb R11=0x3f5549ab
    expect lane 7 R8=0x3eda91b5 R9=0x3f2ecd5e R10=0x3f3f7f7f R11=0x3edec9be
    expect lane 8 R8=0xbf6453c9 R9=0xbe7751ef R10=0x3f6ab3d5 R11=0xbf5d1bba
    expect lane 9 R8=0x3e6da1db R9=0xbf39c374 R10=0x3f4eef9e R11=0x3de811d0
}

warp 34 {
    asm "TLD4.R R8, R0, 25, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 0 1 2 0 2 2 2 1 2 ... }
    s = { bits(0x3e2aaaab) bits(0xbf1b119e) bits(0x3e2aaaab) bits(0xbf3e6bf4) 1.0 bits(0xbf67b079) bits(0xbf440ee3)
        bits(0x3e891500) bits(0xbf555555) bits(0xbf247ac2) ... }
    t = { 1.0 0.5 -1.0 -1.0 0.0 bits(0xbe2aaaab) 1.0 -1.0 1.0 1.0 ... }
    r = { 1.0 1.0 bits(0x3f555555) bits(0xbe2aaaab) bits(0x3f46e8cb) -1.0 bits(0xbefc36dd) bits(0xbf7c1a55) 0.0 0.5 ... }
    expect lane 0 R8=0x0 R9=0x0 R10=0x3f63e000 R11=0x3f800000
    expect lane 1 R8=0x3f800000 R9=0x3d9c6000 R10=0x0 R11=0x0
    expect lane 2 R8=0x3f716000 R9=0x3f800000 R10=0x3ea50000 R11=0x0
    expect lane 3 R8=0x3f33c000 R9=0x0 R10=0x3f0b2000 R11=0x0
    expect lane 4 R8=0x3ea50000 R9=0x3f3da000 R10=0x0 R11=0x0
    expect lane 5 R8=0x0 R9=0x3f33c000 R10=0x3ee38000 R11=0x3f59e000
    expect lane 6 R8=0x3e8d2000 R9=0x3f218000 R10=0x3e558000 R11=0x0
    expect lane 7 R8=0x3dca0000 R9=0x3e828000 R10=0x3f800000 R11=0x0
    expect lane 8 R8=0x3f076000 R9=0x0 R10=0x3f218000 R11=0x3e8d2000
    expect lane 9 R8=0x0 R9=0x3f800000 R10=0x0 R11=0x3f218000
}

warp 35 {
    asm "TLD4.R R8, R0, 25, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 0 2 1 1 2 0 0 2 0 1 ... }
    s = { bits(0xbf63a098) 0.5 1.0 0.5 bits(0x3f325150) bits(0xbf2aaaab) 1.0 0.5 bits(0x3ec9a0f2) -1.0 ... }
    t = { 1.0 -1.0 0.5 bits(0x3f5c9ed0) bits(0x3e9d1101) bits(0xbe2aaaab) 0.0 1.0 -1.0 bits(0x3f404c51) ... }
    r = { bits(0x3e2aaaab) -0.5 bits(0x3d05b36d) 1.0 -1.0 -1.0 -0.5 bits(0xbf2bb722) bits(0xbf415d02) 0.5 ... }
    expect lane 0 R8=0x3f076000 R9=0x0 R10=0x3f218000 R11=0x3e8d2000
    expect lane 1 R8=0x0 R9=0x3f800000 R10=0x3f4fe000 R11=0x3e738000
    expect lane 2 R8=0x0 R9=0x3f770000 R10=0x3f678000 R11=0x3f800000
    expect lane 3 R8=0x0 R9=0x0 R10=0x3f63e000 R11=0x3f800000
    expect lane 4 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
    expect lane 5 R8=0x0 R9=0x3f33c000 R10=0x3ee38000 R11=0x3f59e000
    expect lane 6 R8=0x3ee2c000 R9=0x3f800000 R10=0x3f800000 R11=0x3f770000
    expect lane 7 R8=0x3ee4c000 R9=0x3f800000 R10=0x0 R11=0x3eeee000
    expect lane 8 R8=0x3dca0000 R9=0x3e828000 R10=0x3f800000 R11=0x0
    expect lane 9 R8=0x3e8d2000 R9=0x3f076000 R10=0x0 R11=0x3f218000
}

warp 36 {
    asm "TLD4.R R8, R0, 25, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 2 0 1 2 1 1 2 0 0 0 ... }
    s = { 1.0 bits(0x3f640a86) bits(0x3d4258fd) bits(0x3e2aaaab) bits(0xbf255035) 1.0 bits(0xbe7622b6) 1.0
        bits(0x3cb0c7a4) 1.0 ... }
    t = { bits(0xbf555555) -1.0 0.5 bits(0x3f4f4e26) bits(0xbf57382f) bits(0x3f3ca1c4) bits(0x3f4c669d)
        bits(0x3f4c7e0e) bits(0x3f60b4b4) 0.5 ... }
    r = { 0.5 bits(0xbe2aaaab) 1.0 1.0 1.0 bits(0xbf0440bb) 1.0 bits(0xbe2aaaab) -1.0 bits(0x3f4c0869) ... }
    expect lane 0 R8=0x3f800000 R9=0x3f4fe000 R10=0x3ee2c000 R11=0x3f3da000
    expect lane 1 R8=0x3f800000 R9=0x3f800000 R10=0x3ee2c000 R11=0x3f4fe000
    expect lane 2 R8=0x3d9c6000 R9=0x0 R10=0x0 R11=0x0
    expect lane 3 R8=0x0 R9=0x0 R10=0x3f63e000 R11=0x3f800000
    expect lane 4 R8=0x3f160000 R9=0x3f716000 R10=0x0 R11=0x3f800000
    expect lane 5 R8=0x3f678000 R9=0x0 R10=0x3f800000 R11=0x3ec5c000
    expect lane 6 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
    expect lane 7 R8=0x3f678000 R9=0x0 R10=0x3f800000 R11=0x3ec5c000
    expect lane 8 R8=0x0 R9=0x3eeee000 R10=0x3ee4c000 R11=0x3f800000
    expect lane 9 R8=0x0 R9=0x0 R10=0x3f800000 R11=0x0
}

warp 37 {
    asm "TLD4.R R8, R0, 25, ARRAY_CUBE, 0xf"  active 0x3ff
    array = { 1 1 0 0 1 2 2 2 2 2 ... }
    s = { -1.0 1.0 0.0 -1.0 bits(0xbf39e499) 1.0 1.0 -1.0 -1.0 1.0 ... }
    t = { 0.0 bits(0xbecc3e2c) -1.0 bits(0x3f5afc68) -0.5 -0.5 -0.5 bits(0x3f4251d4) bits(0x3ef657da) bits(0x3e2aaaab) ... }
    r = { bits(0x3f483f3d) bits(0xbf1beb41) 0.5 0.5 -1.0 bits(0xbf5890c1) bits(0xbf1107ce) bits(0x3f08449a) 0.5
        bits(0xbf595077) ... }
    expect lane 0 R8=0x3e362000 R9=0x3f800000 R10=0x3f800000 R11=0x3f35e000
    expect lane 1 R8=0x3ee2c000 R9=0x3f800000 R10=0x3f800000 R11=0x3f770000
    expect lane 2 R8=0x3e738000 R9=0x3f4fe000 R10=0x3f800000 R11=0x3f716000
    expect lane 3 R8=0x3e8d2000 R9=0x3f076000 R10=0x0 R11=0x3f218000
    expect lane 4 R8=0x0 R9=0x3f33c000 R10=0x3ee38000 R11=0x3f59e000
    expect lane 5 R8=0x3f800000 R9=0x3e828000 R10=0x3f800000 R11=0x3f800000
    expect lane 6 R8=0x3ee2c000 R9=0x3f800000 R10=0x3f800000 R11=0x3f770000
    expect lane 7 R8=0x3e8d2000 R9=0x3f076000 R10=0x0 R11=0x3f218000
    expect lane 8 R8=0x3f148000 R9=0x3f35e000 R10=0x3f076000 R11=0x3e8d2000
    expect lane 9 R8=0x3f800000 R9=0x3f800000 R10=0x0 R11=0x0
}
