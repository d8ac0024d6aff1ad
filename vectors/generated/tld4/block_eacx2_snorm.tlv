# EACX2 SNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 7f0091c4dfd19f98ff008ba30825b596 bdc1d9055e9884564b41b97d682d4fca 53b2a9a09258d9c4d4120b466e45dbf6 86e314ff731211c9b4c3b8cc1926bcfd
bytes 0x30000040 7fe41e64df0ee60e7fb49e6e4d49543f bfc528231f188f645e9584005ad14e70 df06b3d1477ae744b0067c3cadc17038 ed97768456e581494d77cec264698c61
bytes 0x30000080 81c8dbd9b1b767e501b83a35ecf9f1ce c919b425594088802929bc15fc2b8eab cd5aabe72fdf4c20941a62886f2dd6b7 317be6ad0d4d5114adcb14690c3e5cc5
bytes 0x300000c0 010c74143fffb897ff0ce89d101e9411 fdcdbaaa17afd298f12df255fa02931a b87ec4e9b40066f2a2ce40cf97486582 0aff7dca3f31819cbfdfa2701a213b00
texture 0 { format EACX2 SNORM layout pitch 256 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 81c0532db5f1698501301b9b1861400c ada1014dd168c5d184d1a20c6649b529 ee0234c38c28cfddc202bf8d4d6ddda3 85432cdf83b108827883993bb6a15966
bytes 0x30001040 7f640229e323b1ef7f341426df650bf4 7295bf6c3a0fe6a7d645fc320fc43f70 ba26389f293811472df65d679fd1647f e5970f4bf34e3178d037ad0a00a252f8
bytes 0x30001080 0008f292da48b296000839e63ceb226e 7859341a0921077c2c79656ebbb304c2 8a7a0f8c51ddbcd3511a1dff0b1afcc3 fadbf2ad02967f65da5b3d333e4f640e
bytes 0x300010c0 011cf073d6c3442c7f7c57f895d38672 c55d34e40b596e16e65d9e76ff606df4 c70eed298fef124d170eafbdd2848498 cf7fb1d47cc85250f6bf96160e61d831
texture 1 { format EACX2 SNORM layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 81f0eb6c5c76d3a101f06b3dd86ce760 fc91b9329aeda5b34dc197b9b8fe235a 692249775a7ef4116b82b93fe6272847 9b33158b221aad3b1853121905c4df7a
bytes 0x30002040 0104610c7e08a4d67f04264a0dd86c1b 5a550b2405618c9b1c859429690517b5 31d67154c095a8b65f265223561167e5 2eb7bc7b54a4c9502c277f5095e62004
bytes 0x30002080 003820b7def1f48c01c82f4cc938ecc0 8b89dccf5f0cd46243992194a0e0d205 b00a67b3be921d45100af78a49fe905d 5e2b0ea721441e6407cbd24d9dc1de09
bytes 0x300020c0 006ca63445e6256f01bcf51a9dd2db96 65edd5500de9e1c6fafdb1fcd90484f0 d2de04fe87d1dbc801aeebda37b95a07 828fe8a338051ff647ef3cfbdb746556
texture 2 { format EACX2 SNORM layout pitch 256 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 8100a2964efb72630100dd8170d6a2ea 08d10e7939475c32e8d189bc6fc4a534 09526a0c4c7093be1de2743e8b2b9192 ed33f0bda80c9d07c83364ace1baa91f
bytes 0x30003040 7fc4357531253e0c015479c5e1526c24 ab457be97ff61fb38d5507ce79d3eb68 68063d435d4ea152b806c443ffea3a95 6e37fe0c9afacf016c475d67689d7299
bytes 0x30003080 0128dd5555940e26fff8d6b7c11caef2 66495a2a1626843447a940c19e3496c9 30ca6580c08982d515aa7b127ed1b651 301be379daf35be3983b019a07556ed4
bytes 0x300030c0 000cb7dfac1765c27f0c62561ab60a48 a43dbd925378f010e1bd2f193e362fd2 7b6e2a021c2f72448e2eafacdd14c424 709fd958b38ea46b85eff103ed846427
texture 3 { format EACX2 SNORM layout pitch 256 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 815093a2d03850207f50d2ea16332537 b5d1ec7aebdc938115313bad513c03df 85020f184355beb30b0268c83c3b50a8 cd53b9d68e8bc6683ba33560b7859e3f
bytes 0x30004040 81a4992ba64bfb9a7fa4f7950162c637 10554394da5d0ecd35a55ce09f3258e3 96e65c228b77f6a16e86f876344c399b a5c79906132c1f1ee0f7f1f662b3ca21
bytes 0x30004080 810886b1948c1d1e8108f6ed0bc04518 d559c4c100d96b0fe579143c96499ee0 816aa085c1e49d7b794a1a08d58de97c a15b588d3a209547504b43a4e0ac07c5
bytes 0x300040c0 014cfaf361355f517fcc91aa9f195fae f12d16752695929ec59d2a321116773e 970e88155df528d4ec0e447e8b4b0a86 ccef947e2b8d20c819af4bbb43c52d17
texture 4 { format EACX2 SNORM layout pitch 256 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 0150abe4a0c6ddf07f90d07928d91f65 6e518e3ff0d0796a1b91268dd6342451 e242731f72e9d72db3727282d3ebd726 b0c375118b91630235b3e8d2f8d5ff93
bytes 0x30005040 0004a432074e3bec81047fc03e63d473 1ea52e926920910f9f95b18679ed87dc e0367139094ddf7bbbc64a1db76de61c a9a7406532f738d3f0f7a7b41f65a009
bytes 0x30005080 01c8dd97c7909b7c7f7868252253142e ae59017f10128c8c77998b71828481c0 440a5977c1d23f5d6d0a4cabda7bbcdf bccb838faa37bbf7f99be0913a8d7bbd
bytes 0x300050c0 013cddf44e4a46a300fc317ee64dd733 0ebdc5e11fdcf0fe3add0b7eaa1068c4 1f7e5b9384f07c268faef742ce57aeca 9c6feabdd6c2a880712f22c79076caeb
texture 5 { format EACX2 SNORM layout pitch 256 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f7ebfb0  R9 = 0x3f7a7ea0  R10 = 0x3f7bff00  R11 = 0x3f7ebfb0;
    expect lane 1 R8 = 0x3f7ebfb0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ea4290a  R9 = 0x3d20280a  R10 = 0xbf800000  R11 = 0x3ea4290a;
    expect lane 3 R8 = 0x3ea4290a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbeac2b0b;
    expect lane 4 R8 = 0xbd20280a  R9 = 0xbd20280a  R10 = 0x3ef43d0f  R11 = 0x3f7e3f90;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3c2f0c  R11 = 0xbd20280a;
    expect lane 6 R8 = 0xbf20280a  R9 = 0xbf20280a  R10 = 0x3eb82e0c  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf58360e  R9 = 0x3eb82e0c  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0xbea4290a  R10 = 0x3df03c0f  R11 = 0x3f2a2a8b;
    expect lane 9 R8 = 0xbea4290a  R9 = 0x3f2a2a8b  R10 = 0xbea4290a  R11 = 0x3f2a2a8b;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbea4290a  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 11 R8 = 0x3e783e10  R9 = 0x3d60380e  R10 = 0x3edc370e  R11 = 0xbf4a328d;
    expect lane 12 R8 = 0xbe82a0a8  R9 = 0xbe812048  R10 = 0xbe862188  R11 = 0xbe812048;
    expect lane 13 R8 = 0xbe80a028  R9 = 0xbe812048  R10 = 0xbe89a269  R11 = 0xbe89a269;
    expect lane 14 R8 = 0x3e082209  R9 = 0xbf002008  R10 = 0xbf362d8b  R11 = 0xbf6c3b0f;
    expect lane 15 R8 = 0xbf002008  R9 = 0x3e082209  R10 = 0xbeb82e0c  R11 = 0x3f0e2389;
    expect lane 16 R8 = 0xbeac2b0b  R9 = 0xbeac2b0b  R10 = 0xbf66398e  R11 = 0xbeac2b0b;
    expect lane 17 R8 = 0xbf062188  R9 = 0xbe18260a  R10 = 0xbf800000  R11 = 0xbf062188;
    expect lane 18 R8 = 0xbecc330d  R9 = 0xbecc330d  R10 = 0xbefc3f10  R11 = 0xbecc330d;
    expect lane 19 R8 = 0xbee4390e  R9 = 0xbefc3f10  R10 = 0xbed8360e  R11 = 0xbefc3f10;
    expect lane 20 R8 = 0xbf362d8b  R9 = 0xbeb82e0c  R10 = 0xbf4a328d  R11 = 0xbe902409;
    expect lane 21 R8 = 0xbd40300c  R9 = 0xbef43d0f  R10 = 0xbe002008  R11 = 0xbe002008;
    expect lane 22 R8 = 0x3de0380e  R9 = 0x3ee0380e  R10 = 0x3f362d8b  R11 = 0x3f60380e;
    expect lane 23 R8 = 0xbe282a0b  R9 = 0x3ee0380e  R10 = 0x3e8c2309  R11 = 0x00000000;
    expect lane 24 R8 = 0x3c302c0b  R9 = 0x3ba0280a  R10 = 0x3a802008  R11 = 0xbb002008;
    expect lane 25 R8 = 0x3c882209  R9 = 0x3a802008  R10 = 0x3c20280a  R11 = 0x3c882209;
    expect lane 26 R8 = 0x3e282a0b  R9 = 0xbdf03c0f  R10 = 0x3d902409  R11 = 0x3d902409;
    expect lane 27 R8 = 0xbf763d8f  R9 = 0xbe9c270a  R10 = 0xbe58360e  R11 = 0x3d902409;
    expect lane 28 R8 = 0xbf64390e  R9 = 0xbe382e0c  R10 = 0xbecc330d  R11 = 0xbe382e0c;
    expect lane 29 R8 = 0xbf48320d  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf48320d;
    expect lane 30 R8 = 0x3f800000  R9 = 0xbe8c2309  R10 = 0x3f0c2309  R11 = 0xbf7a3e90;
    expect lane 31 R8 = 0x3ea0280a  R9 = 0x3f48320d  R10 = 0xbe8c2309  R11 = 0xbf022088;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f7ebfb0  R9 = 0x3f800000  R10 = 0x3f7a7ea0  R11 = 0x3f7a7ea0;
    expect lane 1 R8 = 0x3f7cbf30  R9 = 0x3f7d7f60  R10 = 0x3f7a7ea0  R11 = 0x3f7a7ea0;
    expect lane 2 R8 = 0xbf4e338d  R9 = 0x3ea4290a  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf4e338d  R9 = 0x3ea4290a  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbd20280a  R9 = 0xbd20280a  R10 = 0xbd20280a  R11 = 0xbef03c0f;
    expect lane 5 R8 = 0x3f7e3f90  R9 = 0x3f3c2f0c  R10 = 0x3ef43d0f  R11 = 0x3e60380e;
    expect lane 6 R8 = 0x3eb82e0c  R9 = 0xbf800000  R10 = 0xbed0340d  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf58360e;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0xbea4290a  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3eac2b0b  R11 = 0x3f800000;
    expect lane 10 R8 = 0xbf800000  R9 = 0x3edc370e  R10 = 0xbf800000  R11 = 0xbf4a328d;
    expect lane 11 R8 = 0xbf4a328d  R9 = 0xbea4290a  R10 = 0xbea4290a  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbe812048  R9 = 0xbe7e3f90  R10 = 0xbe862188  R11 = 0xbe7e3f90;
    expect lane 13 R8 = 0xbe80a028  R9 = 0xbe82a0a8  R10 = 0xbe862188  R11 = 0xbe812048;
    expect lane 14 R8 = 0xbeb82e0c  R9 = 0x3eb02c0b  R10 = 0xbf362d8b  R11 = 0x3e082209;
    expect lane 15 R8 = 0xbeb82e0c  R9 = 0xbf002008  R10 = 0xbf002008  R11 = 0xbf6c3b0f;
    expect lane 16 R8 = 0xbf062188  R9 = 0xbf800000  R10 = 0xbeac2b0b  R11 = 0xbe18260a;
    expect lane 17 R8 = 0xbeac2b0b  R9 = 0xbf062188  R10 = 0xbf66398e  R11 = 0xbeac2b0b;
    expect lane 18 R8 = 0xbefc3f10  R9 = 0xbef03c0f  R10 = 0xbf022088  R11 = 0xbee4390e;
    expect lane 19 R8 = 0xbee4390e  R9 = 0xbee4390e  R10 = 0xbee4390e  R11 = 0xbef03c0f;
    expect lane 20 R8 = 0xbe002008  R9 = 0xbd40300c  R10 = 0xbe902409  R11 = 0xbd40300c;
    expect lane 21 R8 = 0xbeb82e0c  R9 = 0xbef43d0f  R10 = 0xbeb82e0c  R11 = 0xbe002008;
    expect lane 22 R8 = 0x00000000  R9 = 0x3f1a268a  R10 = 0x3de0380e  R11 = 0x3f1a268a;
    expect lane 23 R8 = 0x3f1a268a  R9 = 0x3ee0380e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 24 R8 = 0x3b802008  R9 = 0x3c882209  R10 = 0x3c882209  R11 = 0x3ba0280a;
    expect lane 25 R8 = 0xbb002008  R9 = 0x3c882209  R10 = 0x3a802008  R11 = 0x3c882209;
    expect lane 26 R8 = 0xbe9c270a  R9 = 0x3f52348d  R10 = 0xbe9c270a  R11 = 0x3d902409;
    expect lane 27 R8 = 0x3d902409  R9 = 0xbdf03c0f  R10 = 0xbf763d8f  R11 = 0x3f52348d;
    expect lane 28 R8 = 0xbe382e0c  R9 = 0xbecc330d  R10 = 0xbe382e0c  R11 = 0xbf64390e;
    expect lane 29 R8 = 0xbe382e0c  R9 = 0xbf800000  R10 = 0xbe382e0c  R11 = 0xbf48320d;
    expect lane 30 R8 = 0x3ea0280a  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf7a3e90;
    expect lane 31 R8 = 0xbe8c2309  R9 = 0x3ea0280a  R10 = 0xbf7a3e90  R11 = 0xbf7a3e90;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbc882209  R9 = 0xbbc0300c  R10 = 0xbc60380e  R11 = 0xbbc0300c;
    expect lane 1 R8 = 0xbc60380e  R9 = 0x00000000  R10 = 0xbc882209  R11 = 0xbc60380e;
    expect lane 2 R8 = 0x3f5e378e  R9 = 0x3f46318c  R10 = 0x3f5e378e  R11 = 0x3f46318c;
    expect lane 3 R8 = 0x3e382e0c  R9 = 0x3f763d8f  R10 = 0x3f763d8f  R11 = 0x3ebc2f0c;
    expect lane 4 R8 = 0xbed0340d  R9 = 0xbec4310c  R10 = 0xbee4390e  R11 = 0xbeb82e0c;
    expect lane 5 R8 = 0xbec4310c  R9 = 0xbe802008  R10 = 0xbea0280a  R11 = 0xbed0340d;
    expect lane 6 R8 = 0xbe002008  R9 = 0xbf48320d  R10 = 0xbe002008  R11 = 0xbea0280a;
    expect lane 7 R8 = 0xbf783e10  R9 = 0xbf800000  R10 = 0xbe002008  R11 = 0xbf783e10;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3ef43d0f  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e9c270a  R9 = 0x3f3c2f0c  R10 = 0x3e9c270a  R11 = 0x3e9c270a;
    expect lane 10 R8 = 0x3e783e10  R9 = 0x3e783e10  R10 = 0x3f062188  R11 = 0x3f60380e;
    expect lane 11 R8 = 0x3f60380e  R9 = 0x3e783e10  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0xbf1da76a  R9 = 0xbf22288a  R10 = 0xbf1e679a  R11 = 0xbf22e8ba;
    expect lane 13 R8 = 0xbf21284a  R9 = 0xbf21284a  R10 = 0xbf21284a  R11 = 0xbf1e679a;
    expect lane 14 R8 = 0x00000000  R9 = 0x3ea82a0b  R10 = 0x3ea82a0b  R11 = 0x3f7c3f10;
    expect lane 15 R8 = 0x3e282a0b  R9 = 0x3ea82a0b  R10 = 0x3f7c3f10  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f1c270a  R9 = 0x3f48320d  R10 = 0xbf2e2b8b  R11 = 0xbf022088;
    expect lane 17 R8 = 0x3f1c270a  R9 = 0x3f48320d  R10 = 0xbe282a0b  R11 = 0x3f48320d;
    expect lane 18 R8 = 0x3eec3b0f  R9 = 0x3eec3b0f  R10 = 0x3e48320d  R11 = 0x3ec4310c;
    expect lane 19 R8 = 0x3e48320d  R9 = 0x3e48320d  R10 = 0x3eec3b0f  R11 = 0x3e783e10;
    expect lane 20 R8 = 0xbf5c370e  R9 = 0xbf60380e  R10 = 0xbf56358d  R11 = 0xbf6c3b0f;
    expect lane 21 R8 = 0xbf6c3b0f  R9 = 0xbf683a0f  R10 = 0xbf6c3b0f  R11 = 0xbf60380e;
    expect lane 22 R8 = 0xbe8c2309  R9 = 0xbf0e2389  R10 = 0xbf0e2389  R11 = 0xbf56358d;
    expect lane 23 R8 = 0x3e48320d  R9 = 0xbf800000  R10 = 0xbdb02c0b  R11 = 0xbf800000;
    expect lane 24 R8 = 0xbc703c0f  R9 = 0xbbc0300c  R10 = 0xbb002008  R11 = 0x3a802008;
    expect lane 25 R8 = 0x3a802008  R9 = 0xbc302c0b  R10 = 0xbc703c0f  R11 = 0xbc302c0b;
    expect lane 26 R8 = 0xbdf03c0f  R9 = 0x3cc0300c  R10 = 0xbe282a0b  R11 = 0x3cc0300c;
    expect lane 27 R8 = 0xbe082209  R9 = 0xbdf03c0f  R10 = 0xbe18260a  R11 = 0xbe082209;
    expect lane 28 R8 = 0xbf800000  R9 = 0xbda0280a  R10 = 0x3c802008  R11 = 0xbf800000;
    expect lane 29 R8 = 0xbf800000  R9 = 0xbda0280a  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 30 R8 = 0xbf50340d  R9 = 0xbf50340d  R10 = 0xbf50340d  R11 = 0xbdd0340d;
    expect lane 31 R8 = 0xbf50340d  R9 = 0xbe9c270a  R10 = 0xbdd0340d  R11 = 0xbf800000;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbc882209  R9 = 0xbc302c0b  R10 = 0xbc60380e  R11 = 0x3bc0300c;
    expect lane 1 R8 = 0xbcb82e0c  R9 = 0x00000000  R10 = 0xbc882209  R11 = 0xbcb82e0c;
    expect lane 2 R8 = 0x3f763d8f  R9 = 0x3efc3f10  R10 = 0x3f46318c  R11 = 0x3e8c2309;
    expect lane 3 R8 = 0x3f26298a  R9 = 0x3e8c2309  R10 = 0x3ebc2f0c  R11 = 0x3e8c2309;
    expect lane 4 R8 = 0xbeac2b0b  R9 = 0xbe942509  R10 = 0xbea0280a  R11 = 0xbe942509;
    expect lane 5 R8 = 0xbea0280a  R9 = 0xbe942509  R10 = 0xbe942509  R11 = 0xbee4390e;
    expect lane 6 R8 = 0xbf002008  R9 = 0xbf783e10  R10 = 0xbf800000  R11 = 0xbf783e10;
    expect lane 7 R8 = 0xbf800000  R9 = 0xbea0280a  R10 = 0x3f082209  R11 = 0xbea0280a;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ef43d0f  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e9c270a;
    expect lane 10 R8 = 0x3f062188  R9 = 0x3dd0340d  R10 = 0xbd20280a  R11 = 0x3f062188;
    expect lane 11 R8 = 0x3f60380e  R9 = 0x3f062188  R10 = 0x3f800000  R11 = 0x3dd0340d;
    expect lane 12 R8 = 0xbf22e8ba  R9 = 0xbf1ea7aa  R10 = 0xbf1ea7aa  R11 = 0xbf21284a;
    expect lane 13 R8 = 0xbf1da76a  R9 = 0xbf21284a  R10 = 0xbf1da76a  R11 = 0xbf22288a;
    expect lane 14 R8 = 0x3f362d8b  R9 = 0x3f362d8b  R10 = 0x3f362d8b  R11 = 0x3f52348d;
    expect lane 15 R8 = 0x3ee0380e  R9 = 0x3ea82a0b  R10 = 0x3f362d8b  R11 = 0x00000000;
    expect lane 16 R8 = 0xbf5a368e  R9 = 0x3dc0300c  R10 = 0x3ee0380e  R11 = 0x3dc0300c;
    expect lane 17 R8 = 0x3f48320d  R9 = 0x3f1c270a  R10 = 0xbf022088  R11 = 0xbf5a368e;
    expect lane 18 R8 = 0x3e783e10  R9 = 0x3eac2b0b  R10 = 0x3eec3b0f  R11 = 0x3e942509;
    expect lane 19 R8 = 0x3e942509  R9 = 0x3e282a0b  R10 = 0x3ec4310c  R11 = 0x3eec3b0f;
    expect lane 20 R8 = 0xbf5c370e  R9 = 0xbf46318c  R10 = 0xbf52348d  R11 = 0xbf52348d;
    expect lane 21 R8 = 0xbf52348d  R9 = 0xbf46318c  R10 = 0xbf4a328d  R11 = 0xbf6c3b0f;
    expect lane 22 R8 = 0xbdb02c0b  R9 = 0xbf0e2389  R10 = 0xbf800000  R11 = 0xbf56358d;
    expect lane 23 R8 = 0xbe8c2309  R9 = 0xbe8c2309  R10 = 0xbf56358d  R11 = 0xbf0e2389;
    expect lane 24 R8 = 0xbc40300c  R9 = 0xbc302c0b  R10 = 0xbc703c0f  R11 = 0xbc40300c;
    expect lane 25 R8 = 0xbc40300c  R9 = 0xbc40300c  R10 = 0xbc703c0f  R11 = 0xbba0280a;
    expect lane 26 R8 = 0xbdd0340d  R9 = 0xbe282a0b  R10 = 0x3cc0300c  R11 = 0xbdf03c0f;
    expect lane 27 R8 = 0xbe18260a  R9 = 0xbe282a0b  R10 = 0xbe8c2309  R11 = 0xbdd0340d;
    expect lane 28 R8 = 0xbee83a0f  R9 = 0x3c802008  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 29 R8 = 0xbda0280a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 30 R8 = 0x3e9c270a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe9c270a;
    expect lane 31 R8 = 0xbf800000  R9 = 0xbf50340d  R10 = 0xbf50340d  R11 = 0xbf800000;
}

warp 4 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e48320d  R9 = 0x3d60380e  R10 = 0x3e002008  R11 = 0xbd802008;
    expect lane 1 R8 = 0xbd802008  R9 = 0xbd802008  R10 = 0xbd802008  R11 = 0xbeb02c0b;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbd60380e  R11 = 0xbeb82e0c;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf44310c  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbef23c8f  R9 = 0xbef63d8f  R10 = 0xbef4bd2f  R11 = 0xbef63d8f;
    expect lane 5 R8 = 0xbefebfb0  R9 = 0xbef4bd2f  R10 = 0xbef4bd2f  R11 = 0xbefebfb0;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f50340d  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f362d8b  R10 = 0x3f362d8b  R11 = 0x3f6c3b0f;
    expect lane 9 R8 = 0x3f5a368e  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f362d8b;
    expect lane 10 R8 = 0xbc802008  R9 = 0xbed8360e  R10 = 0xbf0c2309  R11 = 0xbc802008;
    expect lane 11 R8 = 0xbf0c2309  R9 = 0xbe102409  R10 = 0xbc802008  R11 = 0xbda0280a;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0xbf703c0f  R11 = 0xbf162589;
    expect lane 13 R8 = 0x3f342d0b  R9 = 0xbef03c0f  R10 = 0xbf162589  R11 = 0x3f800000;
    expect lane 14 R8 = 0xbf22288a  R9 = 0xbee4390e  R10 = 0xbe902409  R11 = 0xbe902409;
    expect lane 15 R8 = 0xbee4390e  R9 = 0xbf22288a  R10 = 0xbefc3f10  R11 = 0xbe902409;
    expect lane 16 R8 = 0x3be0380e  R9 = 0xbb002008  R10 = 0xbc20280a  R11 = 0xbbc0300c;
    expect lane 17 R8 = 0xbc002008  R9 = 0xbbc0300c  R10 = 0xbbc0300c  R11 = 0x3c102409;
    expect lane 18 R8 = 0x3d902409  R9 = 0xbdc0300c  R10 = 0x3f56358d  R11 = 0xbe50340d;
    expect lane 19 R8 = 0x3ecc330d  R9 = 0xbe50340d  R10 = 0xbdc0300c  R11 = 0x3f102409;
    expect lane 20 R8 = 0x3f342d0b  R9 = 0x3f24290a  R10 = 0x3f342d0b  R11 = 0x3f1e278a;
    expect lane 21 R8 = 0x3f302c0b  R9 = 0x3f0e2389  R10 = 0x3f302c0b  R11 = 0x3f1e278a;
    expect lane 22 R8 = 0x3d60380e  R9 = 0xbe842108  R10 = 0xbefc3f10  R11 = 0xbefc3f10;
    expect lane 23 R8 = 0xbf302c0b  R9 = 0xbec0300c  R10 = 0xbf122489  R11 = 0xbf122489;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f1c270a  R10 = 0x3f800000  R11 = 0x3f1c270a;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f46318c  R10 = 0x3ee4390e  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3e18260a  R9 = 0xbf18260a  R10 = 0xbf18260a  R11 = 0xbe50340d;
    expect lane 27 R8 = 0xbe783e10  R9 = 0x3e18260a  R10 = 0xbe002008  R11 = 0xbf18260a;
    expect lane 28 R8 = 0x3e2f2bcb  R9 = 0x3e40300c  R10 = 0x3e3f2fcc  R11 = 0x3e3d2f4c;
    expect lane 29 R8 = 0x3e322c8b  R9 = 0x3e302c0b  R10 = 0x3e302c0b  R11 = 0x3e3b2ecc;
    expect lane 30 R8 = 0x3e882209  R9 = 0xbeac2b0b  R10 = 0xbf5a368e  R11 = 0x3dc0300c;
    expect lane 31 R8 = 0xbeac2b0b  R9 = 0xbeac2b0b  R10 = 0x3dc0300c  R11 = 0xbf5a368e;
}

warp 5 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbe082209  R9 = 0xbd802008  R10 = 0xbeb02c0b  R11 = 0x3eac2b0b;
    expect lane 1 R8 = 0x3d60380e  R9 = 0x3d60380e  R10 = 0xbe082209  R11 = 0xbe50340d;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbd60380e  R10 = 0xbf44310c  R11 = 0xbf44310c;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbeb82e0c  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbef93e50  R9 = 0xbef63d8f  R10 = 0xbefabeb0  R11 = 0xbef23c8f;
    expect lane 5 R8 = 0xbef63d8f  R9 = 0xbefebfb0  R10 = 0xbef7bdef  R11 = 0xbefebfb0;
    expect lane 6 R8 = 0x3e002008  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f102409;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f102409;
    expect lane 8 R8 = 0x3f4e338d  R9 = 0x3f800000  R10 = 0x3f362d8b  R11 = 0x3f6c3b0f;
    expect lane 9 R8 = 0x3f6c3b0f  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f4e338d;
    expect lane 10 R8 = 0xbf2c2b0b  R9 = 0xbc802008  R10 = 0xbf0c2309  R11 = 0xbed8360e;
    expect lane 11 R8 = 0xbf2c2b0b  R9 = 0xbed8360e  R10 = 0xbda0280a  R11 = 0xbed8360e;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0xbf703c0f  R11 = 0xbf162589;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf162589;
    expect lane 14 R8 = 0xbee4390e  R9 = 0xbee4390e  R10 = 0xbee4390e  R11 = 0xbf102409;
    expect lane 15 R8 = 0xbe902409  R9 = 0xbee4390e  R10 = 0xbe102409  R11 = 0xbea82a0b;
    expect lane 16 R8 = 0x3be0380e  R9 = 0x3a802008  R10 = 0x3c102409  R11 = 0xbc20280a;
    expect lane 17 R8 = 0xbc002008  R9 = 0x3be0380e  R10 = 0x3ba0280a  R11 = 0x3be0380e;
    expect lane 18 R8 = 0x3f3a2e8c  R9 = 0xbe50340d  R10 = 0x3f56358d  R11 = 0xbdc0300c;
    expect lane 19 R8 = 0x3e703c0f  R9 = 0xbdc0300c  R10 = 0x3e703c0f  R11 = 0x3f3a2e8c;
    expect lane 20 R8 = 0x3f342d0b  R9 = 0x3f0e2389  R10 = 0x3f1a268a  R11 = 0x3f0e2389;
    expect lane 21 R8 = 0x3f342d0b  R9 = 0x3f0e2389  R10 = 0x3f1e278a  R11 = 0x3f282a0b;
    expect lane 22 R8 = 0xbf302c0b  R9 = 0xbd802008  R10 = 0x3d60380e  R11 = 0xbf122489;
    expect lane 23 R8 = 0xbd802008  R9 = 0xbd802008  R10 = 0xbefc3f10  R11 = 0xbd802008;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f1c270a  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f54350d  R9 = 0x3f1c270a  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3e18260a  R9 = 0x3e18260a  R10 = 0x3e18260a  R11 = 0xbe50340d;
    expect lane 27 R8 = 0xbe002008  R9 = 0xbe50340d  R10 = 0xbe002008  R11 = 0xbe783e10;
    expect lane 28 R8 = 0x3e2f2bcb  R9 = 0x3e302c0b  R10 = 0x3e302c0b  R11 = 0x3e40300c;
    expect lane 29 R8 = 0x3e342d0b  R9 = 0x3e342d0b  R10 = 0x3e2f2bcb  R11 = 0x3e322c8b;
    expect lane 30 R8 = 0xbf022088  R9 = 0x3ee0380e  R10 = 0xbf022088  R11 = 0x3dc0300c;
    expect lane 31 R8 = 0x3e882209  R9 = 0xbf022088  R10 = 0x3ee0380e  R11 = 0xbf5a368e;
}

warp 6 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbd60380e  R11 = 0x3f26298a;
    expect lane 1 R8 = 0xbed0340d  R9 = 0xbd60380e  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3f1a268a  R9 = 0xbf3c2f0c  R10 = 0xbf062188  R11 = 0x3ec8320d;
    expect lane 3 R8 = 0xbf723c8f  R9 = 0x3f1a268a  R10 = 0xbf3c2f0c  R11 = 0x3f50340d;
    expect lane 4 R8 = 0x3f322c8b  R9 = 0x3f62388e  R10 = 0x3f1e278a  R11 = 0x3f322c8b;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f4a328d  R10 = 0x3f322c8b  R11 = 0x3f1e278a;
    expect lane 6 R8 = 0xbf382e0c  R9 = 0xbf44310c  R10 = 0xbf382e0c  R11 = 0xbf56358d;
    expect lane 7 R8 = 0xbf2c2b0b  R9 = 0xbf44310c  R10 = 0xbf2c2b0b  R11 = 0xbf56358d;
    expect lane 8 R8 = 0x3ba0280a  R9 = 0x3b002008  R10 = 0x3c703c0f  R11 = 0xbb802008;
    expect lane 9 R8 = 0x00000000  R9 = 0xbb802008  R10 = 0x00000000  R11 = 0x3ba0280a;
    expect lane 10 R8 = 0x3eb42d0b  R9 = 0x3f162589  R10 = 0x3eb42d0b  R11 = 0x3f162589;
    expect lane 11 R8 = 0x3f162589  R9 = 0x3eb42d0b  R10 = 0x3f800000  R11 = 0x3e8c2309;
    expect lane 12 R8 = 0x3f302c0b  R9 = 0xbf3c2f0c  R10 = 0xbedc370e  R11 = 0xbf3c2f0c;
    expect lane 13 R8 = 0x3f7e3f90  R9 = 0xbedc370e  R10 = 0x3f302c0b  R11 = 0x3f302c0b;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f342d0b  R10 = 0x3f342d0b  R11 = 0x3f342d0b;
    expect lane 15 R8 = 0xbd902409  R9 = 0x3f342d0b  R10 = 0x3f082209  R11 = 0x3f342d0b;
    expect lane 16 R8 = 0xbd40300c  R9 = 0x3e58360e  R10 = 0xbe703c0f  R11 = 0xbe102409;
    expect lane 17 R8 = 0x3cc0300c  R9 = 0xbe40300c  R10 = 0xbe40300c  R11 = 0x3e58360e;
    expect lane 18 R8 = 0xbeb42d0b  R9 = 0xbf2a2a8b  R10 = 0xbeb42d0b  R11 = 0xbef43d0f;
    expect lane 19 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 20 R8 = 0xbf21284a  R9 = 0xbf1e679a  R10 = 0xbf21284a  R11 = 0xbf22a8aa;
    expect lane 21 R8 = 0xbf1fe7fa  R9 = 0xbf1f67da  R10 = 0xbf1e679a  R11 = 0xbf1fe7fa;
    expect lane 22 R8 = 0x3f142509  R9 = 0x3f40300c  R10 = 0x3f142509  R11 = 0x3f342d0b;
    expect lane 23 R8 = 0x3f282a0b  R9 = 0x3f282a0b  R10 = 0x3f60380e  R11 = 0x3f20280a;
    expect lane 24 R8 = 0xbe40300c  R9 = 0xbe40300c  R10 = 0xbea82a0b  R11 = 0x3e102409;
    expect lane 25 R8 = 0xbe40300c  R9 = 0x3e102409  R10 = 0xbea82a0b  R11 = 0x3ed8360e;
    expect lane 26 R8 = 0x3f66398e  R9 = 0x3f2e2b8b  R10 = 0x3f2e2b8b  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3eec3b0f  R9 = 0x3f800000  R10 = 0x3f2e2b8b  R11 = 0x3f800000;
    expect lane 28 R8 = 0xbf783e10  R9 = 0xbf800000  R10 = 0x3ee83a0f  R11 = 0xbf44310c;
    expect lane 29 R8 = 0xbd60380e  R9 = 0x3ee83a0f  R10 = 0x3e18260a  R11 = 0x3eb42d0b;
    expect lane 30 R8 = 0xbf800000  R9 = 0xbf5c370e  R10 = 0xbf800000  R11 = 0xbef83e10;
    expect lane 31 R8 = 0xbf800000  R9 = 0xbef83e10  R10 = 0xbef83e10  R11 = 0xbf800000;
}

warp 7 { # R, row 2
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbd60380e  R9 = 0xbf42308c  R10 = 0xbf800000  R11 = 0xbd60380e;
    expect lane 1 R8 = 0xbed0340d  R9 = 0xbf800000  R10 = 0xbf42308c  R11 = 0xbed0340d;
    expect lane 2 R8 = 0xbf723c8f  R9 = 0xbf3c2f0c  R10 = 0xbf723c8f  R11 = 0xbf3c2f0c;
    expect lane 3 R8 = 0xbf3c2f0c  R9 = 0xbf723c8f  R10 = 0x3f1a268a  R11 = 0xbf723c8f;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f322c8b  R10 = 0x3f1e278a  R11 = 0x3f322c8b;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f3e2f8c  R10 = 0x3f322c8b  R11 = 0x3f62388e;
    expect lane 6 R8 = 0xbf56358d  R9 = 0xbf6e3b8f  R10 = 0xbf44310c  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf6e3b8f  R9 = 0xbf800000  R10 = 0xbf022088  R11 = 0xbf382e0c;
    expect lane 8 R8 = 0x3ba0280a  R9 = 0x3c703c0f  R10 = 0x3c98260a  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x3c703c0f  R10 = 0x00000000  R11 = 0x3b002008;
    expect lane 10 R8 = 0x3eb42d0b  R9 = 0x3f703c0f  R10 = 0x3f162589  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f162589  R9 = 0x3e8c2309  R10 = 0x3e8c2309  R11 = 0x3e8c2309;
    expect lane 12 R8 = 0x3f7e3f90  R9 = 0xbcc0300c  R10 = 0xbcc0300c  R11 = 0xbedc370e;
    expect lane 13 R8 = 0xbedc370e  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf3c2f0c;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f082209  R10 = 0xbea82a0b  R11 = 0x3dd0340d;
    expect lane 15 R8 = 0x3f082209  R9 = 0x3dd0340d  R10 = 0xbea82a0b  R11 = 0xbd902409;
    expect lane 16 R8 = 0xbe703c0f  R9 = 0x3e282a0b  R10 = 0xbe703c0f  R11 = 0xbe102409;
    expect lane 17 R8 = 0x3e58360e  R9 = 0x3cc0300c  R10 = 0xbe102409  R11 = 0xbe703c0f;
    expect lane 18 R8 = 0xbf5a368e  R9 = 0xbeb42d0b  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 19 R8 = 0xbf2a2a8b  R9 = 0xbf800000  R10 = 0xbf5a368e  R11 = 0xbf800000;
    expect lane 20 R8 = 0xbf22a8aa  R9 = 0xbf1e679a  R10 = 0xbf1de77a  R11 = 0xbf1de77a;
    expect lane 21 R8 = 0xbf21284a  R9 = 0xbf1f67da  R10 = 0xbf20a82a  R11 = 0xbf1fe7fa;
    expect lane 22 R8 = 0x3f20280a  R9 = 0x3f282a0b  R10 = 0x3f40300c  R11 = 0x3f4c330d;
    expect lane 23 R8 = 0x3f282a0b  R9 = 0x3f40300c  R10 = 0x3f40300c  R11 = 0x3f342d0b;
    expect lane 24 R8 = 0xbef03c0f  R9 = 0x3e102409  R10 = 0xbe102409  R11 = 0x3dc0300c;
    expect lane 25 R8 = 0xbea82a0b  R9 = 0x3ed8360e  R10 = 0x3e102409  R11 = 0x3dc0300c;
    expect lane 26 R8 = 0x3f66398e  R9 = 0x3f66398e  R10 = 0x3f122489  R11 = 0x3eec3b0f;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f2e2b8b  R11 = 0xbe9c270a;
    expect lane 28 R8 = 0x3ee83a0f  R9 = 0x3ee83a0f  R10 = 0xbf44310c  R11 = 0xbf783e10;
    expect lane 29 R8 = 0x3e18260a  R9 = 0xbf44310c  R10 = 0xbf783e10  R11 = 0xbf800000;
    expect lane 30 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbef83e10  R11 = 0xbf800000;
    expect lane 31 R8 = 0xbf800000  R9 = 0xbf1c270a  R10 = 0xbf1c270a  R11 = 0xbf800000;
}

warp 8 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3cb02c0b  R9 = 0x3c50340d  R10 = 0x3ba0280a  R11 = 0x3c802008;
    expect lane 1 R8 = 0x3c50340d  R9 = 0xbbe0380e  R10 = 0x3b002008  R11 = 0x3c802008;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf66398e  R10 = 0x3f3a2e8c  R11 = 0x3c802008;
    expect lane 3 R8 = 0xbf66398e  R9 = 0x3c802008  R10 = 0xbf800000  R11 = 0x3f3a2e8c;
    expect lane 4 R8 = 0x3f2a2a8b  R9 = 0xbf26298a  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0xbf26298a  R9 = 0x3f7e3f90  R10 = 0x3c002008  R11 = 0xbea4290a;
    expect lane 6 R8 = 0xbf082209  R9 = 0xbf3e2f8c  R10 = 0xbea4290a  R11 = 0xbf3e2f8c;
    expect lane 7 R8 = 0xbea4290a  R9 = 0xbed4350d  R10 = 0xbed4350d  R11 = 0xbebc2f0c;
    expect lane 8 R8 = 0x3e902409  R9 = 0x3ee0380e  R10 = 0xbe9c270a  R11 = 0xbeec3b0f;
    expect lane 9 R8 = 0x3db02c0b  R9 = 0xbde0380e  R10 = 0x3e902409  R11 = 0xbe9c270a;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf022088  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf52348d  R9 = 0xbf2a2a8b  R10 = 0xbf2a2a8b  R11 = 0xbf162589;
    expect lane 12 R8 = 0xbf11e479  R9 = 0xbf0da369  R10 = 0xbf11e479  R11 = 0xbf0e6399;
    expect lane 13 R8 = 0xbf122489  R9 = 0xbf122489  R10 = 0xbf0ea3a9  R11 = 0xbf0da369;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f783e10  R10 = 0x3f002008  R11 = 0x3f18260a;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f18260a  R10 = 0x3f302c0b  R11 = 0x3f683a0f;
    expect lane 16 R8 = 0x3f142509  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f50340d;
    expect lane 17 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0xbe783e10;
    expect lane 18 R8 = 0x3ecc330d  R9 = 0x3f800000  R10 = 0x3ecc330d  R11 = 0xbd902409;
    expect lane 19 R8 = 0x3f5e378e  R9 = 0xbe683a0f  R10 = 0xbe683a0f  R11 = 0x3e282a0b;
    expect lane 20 R8 = 0x3f362d8b  R9 = 0xbe18260a  R10 = 0xbe18260a  R11 = 0xbf1e278a;
    expect lane 21 R8 = 0x3e783e10  R9 = 0xbe18260a  R10 = 0xbf1e278a  R11 = 0x3f362d8b;
    expect lane 22 R8 = 0xbf5c370e  R9 = 0xbf5c370e  R10 = 0xbf382e0c  R11 = 0xbf5c370e;
    expect lane 23 R8 = 0xbf382e0c  R9 = 0xbf800000  R10 = 0xbf1a268a  R11 = 0xbf7a3e90;
    expect lane 24 R8 = 0x3f7d7f60  R9 = 0x3f7d7f60  R10 = 0x3f7bbef0  R11 = 0x3f7bbef0;
    expect lane 25 R8 = 0x3f7effc0  R9 = 0x3f7d3f50  R10 = 0x3f7effc0  R11 = 0x3f7effc0;
    expect lane 26 R8 = 0xbf800000  R9 = 0xbe783e10  R10 = 0xbe783e10  R11 = 0xbed4350d;
    expect lane 27 R8 = 0xbe20280a  R9 = 0x3f082209  R10 = 0x3f082209  R11 = 0xbed4350d;
    expect lane 28 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf48320d  R11 = 0xbf50340d;
    expect lane 29 R8 = 0xbf50340d  R9 = 0xbf743d0f  R10 = 0xbf800000  R11 = 0xbf743d0f;
    expect lane 30 R8 = 0xbf3e2f8c  R9 = 0xbdb02c0b  R10 = 0xbf800000  R11 = 0xbdb02c0b;
    expect lane 31 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf3e2f8c;
}

warp 9 { # G, row 3
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ba0280a  R9 = 0x3ba0280a  R10 = 0x3c802008  R11 = 0xbbe0380e;
    expect lane 1 R8 = 0xba802008  R9 = 0xba802008  R10 = 0x3c50340d  R11 = 0x3c50340d;
    expect lane 2 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3ed8360e  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf800000  R9 = 0x3c802008  R10 = 0x3f3a2e8c  R11 = 0xbf66398e;
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbea4290a  R11 = 0x3c002008;
    expect lane 5 R8 = 0xbea4290a  R9 = 0xbf26298a  R10 = 0xbf26298a  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf142509  R9 = 0xbf082209  R10 = 0xbed4350d  R11 = 0xbf082209;
    expect lane 7 R8 = 0xbf142509  R9 = 0xbe20280a  R10 = 0xbf3e2f8c  R11 = 0xbebc2f0c;
    expect lane 8 R8 = 0x3db02c0b  R9 = 0xbe683a0f  R10 = 0x3db02c0b  R11 = 0xbeec3b0f;
    expect lane 9 R8 = 0x3e902409  R9 = 0x3db02c0b  R10 = 0x3db02c0b  R11 = 0x3db02c0b;
    expect lane 10 R8 = 0xbf52348d  R9 = 0xbf800000  R10 = 0xbf022088  R11 = 0xbf022088;
    expect lane 11 R8 = 0xbf162589  R9 = 0xbf800000  R10 = 0xbf2a2a8b  R11 = 0xbf022088;
    expect lane 12 R8 = 0xbf0f63d9  R9 = 0xbf0da369  R10 = 0xbf0da369  R11 = 0xbf112449;
    expect lane 13 R8 = 0xbf12e4b9  R9 = 0xbf0ea3a9  R10 = 0xbf122489  R11 = 0xbf0f63d9;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f40300c  R10 = 0x3f783e10  R11 = 0x3f18260a;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f302c0b  R10 = 0x3f002008  R11 = 0x3f18260a;
    expect lane 16 R8 = 0xbf800000  R9 = 0xbf362d8b  R10 = 0xbe783e10  R11 = 0x3f142509;
    expect lane 17 R8 = 0xbf723c8f  R9 = 0xbf723c8f  R10 = 0x3f50340d  R11 = 0xbf362d8b;
    expect lane 18 R8 = 0x3f22288a  R9 = 0x3f800000  R10 = 0xbe683a0f  R11 = 0x3e282a0b;
    expect lane 19 R8 = 0x3e282a0b  R9 = 0x3e282a0b  R10 = 0x3e282a0b  R11 = 0x3e282a0b;
    expect lane 20 R8 = 0xbe18260a  R9 = 0x3f362d8b  R10 = 0x3f5e378e  R11 = 0x3f362d8b;
    expect lane 21 R8 = 0xbf1e278a  R9 = 0xbe18260a  R10 = 0xbeec3b0f  R11 = 0xbf1e278a;
    expect lane 22 R8 = 0xbf6e3b8f  R9 = 0xbf1a268a  R10 = 0xbf5c370e  R11 = 0xbf800000;
    expect lane 23 R8 = 0xbf2c2b0b  R9 = 0xbf4a328d  R10 = 0xbf7a3e90  R11 = 0xbf7a3e90;
    expect lane 24 R8 = 0x3f7effc0  R9 = 0x3f7c7f20  R10 = 0x3f7bbef0  R11 = 0x3f7ebfb0;
    expect lane 25 R8 = 0x3f7d7f60  R9 = 0x3f7d7f60  R10 = 0x3f7d3f50  R11 = 0x3f7ebfb0;
    expect lane 26 R8 = 0xbed4350d  R9 = 0xbd902409  R10 = 0x3f082209  R11 = 0xbd902409;
    expect lane 27 R8 = 0xbf002008  R9 = 0xbf002008  R10 = 0xbf002008  R11 = 0xbe783e10;
    expect lane 28 R8 = 0xbf800000  R9 = 0xbf50340d  R10 = 0xbf800000  R11 = 0xbf44310c;
    expect lane 29 R8 = 0xbf58360e  R9 = 0xbf58360e  R10 = 0xbf58360e  R11 = 0xbf7c3f10;
    expect lane 30 R8 = 0xbf800000  R9 = 0xbf062188  R10 = 0xbf062188  R11 = 0xbf800000;
    expect lane 31 R8 = 0xbe9c270a  R9 = 0xbdb02c0b  R10 = 0xbf3e2f8c  R11 = 0xbf800000;
}

warp 10 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbf6a3a8f  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf6a3a8f;
    expect lane 1 R8 = 0xbf2e2b8b  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0x3cc0300c  R11 = 0x3f22288a;
    expect lane 3 R8 = 0x3f22288a  R9 = 0x3ea82a0b  R10 = 0xbf800000  R11 = 0x3ea82a0b;
    expect lane 4 R8 = 0xbf797e60  R9 = 0xbf777ddf  R10 = 0xbf75fd7f  R11 = 0xbf76bdaf;
    expect lane 5 R8 = 0xbf753d4f  R9 = 0xbf783e10  R10 = 0xbf733ccf  R11 = 0xbf783e10;
    expect lane 6 R8 = 0xbe50340d  R9 = 0xbf22288a  R10 = 0xbf683a0f  R11 = 0xbe902409;
    expect lane 7 R8 = 0xbf22288a  R9 = 0xbf0e2389  R10 = 0xbf683a0f  R11 = 0xbeb82e0c;
    expect lane 8 R8 = 0xbee4390e  R9 = 0xbee4390e  R10 = 0xbf1a268a  R11 = 0xbf56358d;
    expect lane 9 R8 = 0xbf800000  R9 = 0xbee4390e  R10 = 0xbf1a268a  R11 = 0xbf800000;
    expect lane 10 R8 = 0x3c002008  R9 = 0xbe9c270a  R10 = 0xbe683a0f  R11 = 0xbe683a0f;
    expect lane 11 R8 = 0x3f042108  R9 = 0xbe9c270a  R10 = 0x3f042108  R11 = 0xbe683a0f;
    expect lane 12 R8 = 0x3e882209  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbe302c0b  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbd60380e  R9 = 0xbf7e3f90  R10 = 0xbf800000  R11 = 0xbf062188;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbf062188  R10 = 0x3e683a0f  R11 = 0xbf800000;
    expect lane 16 R8 = 0xbf7fbff0  R9 = 0xbf7c7f20  R10 = 0xbf7ebfb0  R11 = 0xbf7dff80;
    expect lane 17 R8 = 0xbf800000  R9 = 0xbf7dff80  R10 = 0xbf7c7f20  R11 = 0xbf7dff80;
    expect lane 18 R8 = 0xbf082209  R9 = 0xbe98260a  R10 = 0xbed4350d  R11 = 0xbd802008;
    expect lane 19 R8 = 0xbd802008  R9 = 0xbe98260a  R10 = 0xbe382e0c  R11 = 0xbd802008;
    expect lane 20 R8 = 0xbf800000  R9 = 0xbf122489  R10 = 0xbf800000  R11 = 0xbf5a368e;
    expect lane 21 R8 = 0xbf800000  R9 = 0xbf5a368e  R10 = 0xbf2a2a8b  R11 = 0xbf122489;
    expect lane 22 R8 = 0xbf022088  R9 = 0xbf342d0b  R10 = 0xbf022088  R11 = 0xbf800000;
    expect lane 23 R8 = 0xbf52348d  R9 = 0xbf162589  R10 = 0xbf800000  R11 = 0xbf703c0f;
    expect lane 24 R8 = 0x3e48320d  R9 = 0x3dd0340d  R10 = 0xbdf03c0f  R11 = 0x3e942509;
    expect lane 25 R8 = 0x3dd0340d  R9 = 0x3dd0340d  R10 = 0x3e942509  R11 = 0xbdf03c0f;
    expect lane 26 R8 = 0xbdd0340d  R9 = 0xbdf03c0f  R10 = 0xbe282a0b  R11 = 0xbe082209;
    expect lane 27 R8 = 0xbdd0340d  R9 = 0xbe282a0b  R10 = 0xbe18260a  R11 = 0xbdf03c0f;
    expect lane 28 R8 = 0xbf54350d  R9 = 0xbf50f43d  R10 = 0xbf54350d  R11 = 0xbf51745d;
    expect lane 29 R8 = 0xbf50f43d  R9 = 0xbf54751d  R10 = 0xbf51745d  R11 = 0xbf50340d;
    expect lane 30 R8 = 0x3d002008  R9 = 0xbf3c2f0c  R10 = 0x3ef03c0f  R11 = 0xbe40300c;
    expect lane 31 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf3c2f0c  R11 = 0xbe40300c;
}

warp 11 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbee4390e;
    expect lane 1 R8 = 0xbf4c330d  R9 = 0xbf800000  R10 = 0xbf6a3a8f  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3f22288a  R9 = 0xbf800000  R10 = 0x3cc0300c  R11 = 0xbf64390e;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf64390e  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf777ddf  R9 = 0xbf797e60  R10 = 0xbf76bdaf  R11 = 0xbf747d1f;
    expect lane 5 R8 = 0xbf797e60  R9 = 0xbf797e60  R10 = 0xbf747d1f  R11 = 0xbf797e60;
    expect lane 6 R8 = 0xbe902409  R9 = 0xbe50340d  R10 = 0xbf0e2389  R11 = 0xbf683a0f;
    expect lane 7 R8 = 0xbeb82e0c  R9 = 0xbef43d0f  R10 = 0xbe902409  R11 = 0x3d902409;
    expect lane 8 R8 = 0xbf800000  R9 = 0xbee4390e  R10 = 0xbf56358d  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbe082209  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe082209;
    expect lane 10 R8 = 0xbe18260a  R9 = 0xbe683a0f  R10 = 0xbe9c270a  R11 = 0x3f042108;
    expect lane 11 R8 = 0x3c002008  R9 = 0x3eb82e0c  R10 = 0xbe18260a  R11 = 0xbe683a0f;
    expect lane 12 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 13 R8 = 0x3e882209  R9 = 0xbf800000  R10 = 0xbf002008  R11 = 0x3e882209;
    expect lane 14 R8 = 0xbf7e3f90  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbd60380e  R10 = 0xbf800000  R11 = 0xbf7e3f90;
    expect lane 16 R8 = 0xbf800000  R9 = 0xbf7dff80  R10 = 0xbf800000  R11 = 0xbf7cff40;
    expect lane 17 R8 = 0xbf7fbff0  R9 = 0xbf7c7f20  R10 = 0xbf800000  R11 = 0xbf7ebfb0;
    expect lane 18 R8 = 0xbe98260a  R9 = 0xbed4350d  R10 = 0xbed4350d  R11 = 0xbf082209;
    expect lane 19 R8 = 0xbd802008  R9 = 0x3c802008  R10 = 0xbf082209  R11 = 0xbf26298a;
    expect lane 20 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 21 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf122489  R11 = 0xbf800000;
    expect lane 22 R8 = 0xbf52348d  R9 = 0xbf800000  R10 = 0xbec8320d  R11 = 0xbf703c0f;
    expect lane 23 R8 = 0xbf703c0f  R9 = 0xbec8320d  R10 = 0xbf52348d  R11 = 0xbf703c0f;
    expect lane 24 R8 = 0x3e942509  R9 = 0xbdf03c0f  R10 = 0x3d902409  R11 = 0x3dd0340d;
    expect lane 25 R8 = 0x3dd0340d  R9 = 0xbdf03c0f  R10 = 0xbe58360e  R11 = 0xbe58360e;
    expect lane 26 R8 = 0x3cc0300c  R9 = 0xbdb02c0b  R10 = 0xbdf03c0f  R11 = 0xbdf03c0f;
    expect lane 27 R8 = 0xbe18260a  R9 = 0xbdb02c0b  R10 = 0xbe8c2309  R11 = 0xbe8c2309;
    expect lane 28 R8 = 0xbf53b4ed  R9 = 0xbf50f43d  R10 = 0xbf54751d  R11 = 0xbf5334cd;
    expect lane 29 R8 = 0xbf54350d  R9 = 0xbf51745d  R10 = 0xbf54350d  R11 = 0xbf54350d;
    expect lane 30 R8 = 0x3ef03c0f  R9 = 0xbf800000  R10 = 0x3d002008  R11 = 0xbf3c2f0c;
    expect lane 31 R8 = 0xbf800000  R9 = 0xbf3c2f0c  R10 = 0xbf743d0f  R11 = 0xbf800000;
}

warp 12 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f60380e  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f24290a  R11 = 0x3f42308c;
    expect lane 2 R8 = 0x3ec0300c  R9 = 0x3e9c270a  R10 = 0x3ec0300c  R11 = 0x00000000;
    expect lane 3 R8 = 0x3ee4390e  R9 = 0x3ee4390e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3da0280a  R9 = 0x3dac2b0b  R10 = 0x3db22c8b  R11 = 0x3d962589;
    expect lane 5 R8 = 0x3dbe2f8c  R9 = 0x3da0280a  R10 = 0x3dac2b0b  R11 = 0x3da6298a;
    expect lane 6 R8 = 0x3f322c8b  R9 = 0xbc002008  R10 = 0x3e9c270a  R11 = 0x3e18260a;
    expect lane 7 R8 = 0x3e18260a  R9 = 0x3e9c270a  R10 = 0x3f800000  R11 = 0x3f0a2289;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ebc2f0c  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f42308c  R9 = 0x3f42308c  R10 = 0x3d60380e  R11 = 0x3d60380e;
    expect lane 10 R8 = 0x3f800000  R9 = 0xbe942509  R10 = 0x3e382e0c  R11 = 0xbe942509;
    expect lane 11 R8 = 0x3f122489  R9 = 0xbee4390e  R10 = 0x3f122489  R11 = 0xbe082209;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f1c270a  R10 = 0x3e302c0b  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e302c0b  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3eb82e0c;
    expect lane 14 R8 = 0xbc802008  R9 = 0xbf56358d  R10 = 0xbf800000  R11 = 0x3f6c3b0f;
    expect lane 15 R8 = 0xbc802008  R9 = 0xbf1a268a  R10 = 0x3e60380e  R11 = 0x3e60380e;
    expect lane 16 R8 = 0xbf7cff40  R9 = 0xbf7dff80  R10 = 0xbf7c7f20  R11 = 0xbf7bff00;
    expect lane 17 R8 = 0xbf7ebfb0  R9 = 0xbf7dff80  R10 = 0xbf800000  R11 = 0xbf7c7f20;
    expect lane 18 R8 = 0x3c002008  R9 = 0xbf26298a  R10 = 0x3e302c0b  R11 = 0xbea4290a;
    expect lane 19 R8 = 0xbf26298a  R9 = 0xbf42308c  R10 = 0x3e902409  R11 = 0xbf26298a;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f22288a  R10 = 0x3f7a3e90  R11 = 0x3f62388e;
    expect lane 21 R8 = 0x3f22288a  R9 = 0x3f800000  R10 = 0x3f7a3e90  R11 = 0x3f7a3e90;
    expect lane 22 R8 = 0x3f102409  R9 = 0x3ea0280a  R10 = 0x3ed0340d  R11 = 0x3ed0340d;
    expect lane 23 R8 = 0x3ea0280a  R9 = 0x3f683a0f  R10 = 0x3ea0280a  R11 = 0x3f40300c;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3eac2b0b  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f362d8b;
    expect lane 26 R8 = 0xbf2c2b0b  R9 = 0xbf082209  R10 = 0xbf1a268a  R11 = 0xbf1a268a;
    expect lane 27 R8 = 0xbec8320d  R9 = 0xbeec3b0f  R10 = 0xbf800000  R11 = 0xbf082209;
    expect lane 28 R8 = 0xbe26298a  R9 = 0xbe282a0b  R10 = 0xbe18260a  R11 = 0xbe282a0b;
    expect lane 29 R8 = 0xbe282a0b  R9 = 0xbe282a0b  R10 = 0xbe1b26ca  R11 = 0xbe282a0b;
    expect lane 30 R8 = 0xbeb42d0b  R9 = 0x3f022088  R10 = 0x3f022088  R11 = 0xbeb42d0b;
    expect lane 31 R8 = 0xbe48320d  R9 = 0x3eb42d0b  R10 = 0x3f2a2a8b  R11 = 0x3f2a2a8b;
}

warp 13 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f24290a  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f24290a  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0xbd902409  R9 = 0x00000000  R10 = 0xbd902409  R11 = 0x3ee4390e;
    expect lane 3 R8 = 0x3dc0300c  R9 = 0x3ee4390e  R10 = 0xbe102409  R11 = 0x3dc0300c;
    expect lane 4 R8 = 0x3db22c8b  R9 = 0x3db22c8b  R10 = 0x3dc8320d  R11 = 0x3da6298a;
    expect lane 5 R8 = 0x3db82e0c  R9 = 0x3dac2b0b  R10 = 0x3db82e0c  R11 = 0x3dbe2f8c;
    expect lane 6 R8 = 0x3f5a368e  R9 = 0x3f800000  R10 = 0x3f5a368e  R11 = 0xbc002008;
    expect lane 7 R8 = 0x3e18260a  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf0e2389;
    expect lane 8 R8 = 0x3f062188  R9 = 0x3f062188  R10 = 0x3f42308c  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0xbee4390e  R11 = 0xbe082209;
    expect lane 11 R8 = 0x3f62388e  R9 = 0xbee4390e  R10 = 0x3f122489  R11 = 0x3f122489;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f1c270a;
    expect lane 13 R8 = 0x3e302c0b  R9 = 0x3e302c0b  R10 = 0x3e302c0b  R11 = 0x3f1c270a;
    expect lane 14 R8 = 0x3f6c3b0f  R9 = 0xbf800000  R10 = 0xbc802008  R11 = 0xbf800000;
    expect lane 15 R8 = 0xbc802008  R9 = 0xbf56358d  R10 = 0xbc802008  R11 = 0x3f6c3b0f;
    expect lane 16 R8 = 0xbf7c7f20  R9 = 0xbf800000  R10 = 0xbf7fbff0  R11 = 0xbf7cff40;
    expect lane 17 R8 = 0xbf7dff80  R9 = 0xbf7ebfb0  R10 = 0xbf800000  R11 = 0xbf7ebfb0;
    expect lane 18 R8 = 0xbf42308c  R9 = 0x3e302c0b  R10 = 0xbf26298a  R11 = 0xbea4290a;
    expect lane 19 R8 = 0xbef83e10  R9 = 0xbea4290a  R10 = 0xbe20280a  R11 = 0xbf42308c;
    expect lane 20 R8 = 0x3f62388e  R9 = 0x3f800000  R10 = 0x3f322c8b  R11 = 0x3f7a3e90;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f7a3e90  R10 = 0x3f800000  R11 = 0x3f22288a;
    expect lane 22 R8 = 0x3ed0340d  R9 = 0x3f102409  R10 = 0x3f282a0b  R11 = 0x3f683a0f;
    expect lane 23 R8 = 0x3f102409  R9 = 0x3f40300c  R10 = 0x3f102409  R11 = 0x3f102409;
    expect lane 24 R8 = 0x3eac2b0b  R9 = 0x3f800000  R10 = 0x3d60380e  R11 = 0x3d60380e;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3eac2b0b;
    expect lane 26 R8 = 0xbf800000  R9 = 0xbf1a268a  R10 = 0xbf2c2b0b  R11 = 0xbeec3b0f;
    expect lane 27 R8 = 0x3e302c0b  R9 = 0xbea4290a  R10 = 0x3e302c0b  R11 = 0xbeec3b0f;
    expect lane 28 R8 = 0xbe18260a  R9 = 0xbe292a4b  R10 = 0xbe26298a  R11 = 0xbe24290a;
    expect lane 29 R8 = 0xbe24290a  R9 = 0xbe19264a  R10 = 0xbe24290a  R11 = 0xbe19264a;
    expect lane 30 R8 = 0xbf022088  R9 = 0xbf022088  R10 = 0xbd20280a  R11 = 0x3f52348d;
    expect lane 31 R8 = 0xbeb42d0b  R9 = 0x3f52348d  R10 = 0xbeb42d0b  R11 = 0xbeb42d0b;
}

warp 14 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0xbeb02c0b  R9 = 0xbeb02c0b  R10 = 0xbeb02c0b  R11 = 0x3e50340d;
    expect lane 1 R8 = 0xbe683a0f  R9 = 0x3f0e2389  R10 = 0x3ea4290a  R11 = 0x3ea4290a;
    expect lane 2 R8 = 0x3eb42d0b  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f703c0f;
    expect lane 3 R8 = 0x3f703c0f  R9 = 0x3f800000  R10 = 0x3f703c0f  R11 = 0x3f800000;
    expect lane 4 R8 = 0xbe50340d  R9 = 0xbde0380e  R10 = 0x3e102409  R11 = 0xbf24290a;
    expect lane 5 R8 = 0xbef83e10  R9 = 0xbe50340d  R10 = 0xbf24290a  R11 = 0x3e102409;
    expect lane 6 R8 = 0xbeb02c0b  R9 = 0xbe20280a  R10 = 0xbf50340d  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf082209  R9 = 0xbf082209  R10 = 0xbf800000  R11 = 0xbf082209;
    expect lane 8 R8 = 0xbbc0300c  R9 = 0xbb40300c  R10 = 0xbbc0300c  R11 = 0x3ba0280a;
    expect lane 9 R8 = 0xbc40300c  R9 = 0x3c302c0b  R10 = 0x3ba0280a  R11 = 0xbc002008;
    expect lane 10 R8 = 0xbf20280a  R9 = 0xbea0280a  R10 = 0xbea0280a  R11 = 0xbea0280a;
    expect lane 11 R8 = 0x00000000  R9 = 0x3ec8320d  R10 = 0x00000000  R11 = 0xbea0280a;
    expect lane 12 R8 = 0xbe382e0c  R9 = 0xbe382e0c  R10 = 0xbe382e0c  R11 = 0xbf022088;
    expect lane 13 R8 = 0xbf022088  R9 = 0xbde0380e  R10 = 0xbc802008  R11 = 0xbee0380e;
    expect lane 14 R8 = 0xbf6a3a8f  R9 = 0xbf062188  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 15 R8 = 0xbebc2f0c  R9 = 0xbf800000  R10 = 0xbf062188  R11 = 0x3dd0340d;
    expect lane 16 R8 = 0x3f5a368e  R9 = 0x3f5a368e  R10 = 0xbf6e3b8f  R11 = 0x3f2a2a8b;
    expect lane 17 R8 = 0x3dd0340d  R9 = 0x3ef43d0f  R10 = 0x3ef43d0f  R11 = 0x3dd0340d;
    expect lane 18 R8 = 0xbf382e0c  R9 = 0xbf1a268a  R10 = 0xbe942509  R11 = 0xbf382e0c;
    expect lane 19 R8 = 0xbf1a268a  R9 = 0xbf743d0f  R10 = 0xbebc2f0c  R11 = 0xbf382e0c;
    expect lane 20 R8 = 0x3f09e279  R9 = 0x3f0a6299  R10 = 0x3f05a168  R11 = 0x3f062188;
    expect lane 21 R8 = 0x3f086219  R9 = 0x3f08e239  R10 = 0x3f0a6299  R11 = 0x3f09e279;
    expect lane 22 R8 = 0xbf382e0c  R9 = 0x3d002008  R10 = 0x3ea0280a  R11 = 0xbee0380e;
    expect lane 23 R8 = 0xbe20280a  R9 = 0x3ea0280a  R10 = 0xbe20280a  R11 = 0xbf800000;
    expect lane 24 R8 = 0x3e60380e  R9 = 0xbdb02c0b  R10 = 0xbe20280a  R11 = 0x3e18260a;
    expect lane 25 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0xbe683a0f  R11 = 0xbe20280a;
    expect lane 26 R8 = 0xbd802008  R9 = 0x3de0380e  R10 = 0x3cc0300c  R11 = 0x3e902409;
    expect lane 27 R8 = 0x3f62388e  R9 = 0xbf40300c  R10 = 0x3cc0300c  R11 = 0x3e902409;
    expect lane 28 R8 = 0x3f20280a  R9 = 0x3f20280a  R10 = 0xbdb02c0b  R11 = 0xbe48320d;
    expect lane 29 R8 = 0x3ed0340d  R9 = 0x3cc0300c  R10 = 0x3f20280a  R11 = 0x3f2e2b8b;
    expect lane 30 R8 = 0xbf800000  R9 = 0xbed0340d  R10 = 0xbf002008  R11 = 0xbed0340d;
    expect lane 31 R8 = 0xbf6c3b0f  R9 = 0xbf800000  R10 = 0xbf302c0b  R11 = 0xbf002008;
}

warp 15 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ea4290a  R9 = 0xbde0380e  R10 = 0x3db02c0b  R11 = 0x3f0e2389;
    expect lane 1 R8 = 0x3e50340d  R9 = 0xbde0380e  R10 = 0x3ea4290a  R11 = 0x3e50340d;
    expect lane 2 R8 = 0x3eb42d0b  R9 = 0x3f3e2f8c  R10 = 0x3f800000  R11 = 0x3f703c0f;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3ef03c0f  R10 = 0x3f800000  R11 = 0x3f3e2f8c;
    expect lane 4 R8 = 0xbec8320d  R9 = 0xbef83e10  R10 = 0xbc802008  R11 = 0xbc802008;
    expect lane 5 R8 = 0xbde0380e  R9 = 0xbde0380e  R10 = 0xbde0380e  R11 = 0xbf24290a;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbe20280a  R9 = 0xbf800000  R10 = 0xbf50340d  R11 = 0xbf800000;
    expect lane 8 R8 = 0xbc40300c  R9 = 0x3c302c0b  R10 = 0xbb40300c  R11 = 0xbb40300c;
    expect lane 9 R8 = 0xbc40300c  R9 = 0x3b002008  R10 = 0x3ba0280a  R11 = 0x3b002008;
    expect lane 10 R8 = 0xbea0280a  R9 = 0xbea0280a  R10 = 0x3f342d0b  R11 = 0x3f342d0b;
    expect lane 11 R8 = 0xbea0280a  R9 = 0x3f800000  R10 = 0xbea0280a  R11 = 0xbea0280a;
    expect lane 12 R8 = 0xbf022088  R9 = 0xbed4350d  R10 = 0xbed4350d  R11 = 0xbee0380e;
    expect lane 13 R8 = 0xbde0380e  R9 = 0xbf022088  R10 = 0xbc802008  R11 = 0xbf022088;
    expect lane 14 R8 = 0xbe082209  R9 = 0xbf800000  R10 = 0xbe082209  R11 = 0xbf6a3a8f;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe082209;
    expect lane 16 R8 = 0xbf0e2389  R9 = 0x3f5a368e  R10 = 0xbe382e0c  R11 = 0xbf6e3b8f;
    expect lane 17 R8 = 0xbf0e2389  R9 = 0x3dd0340d  R10 = 0x3f5a368e  R11 = 0xbf0e2389;
    expect lane 18 R8 = 0xbe942509  R9 = 0xbf382e0c  R10 = 0xbf743d0f  R11 = 0xbf743d0f;
    expect lane 19 R8 = 0xbf382e0c  R9 = 0xbf1a268a  R10 = 0xbf56358d  R11 = 0xbef83e10;
    expect lane 20 R8 = 0x3f0a6299  R9 = 0x3f0721c8  R10 = 0x3f07a1e8  R11 = 0x3f062188;
    expect lane 21 R8 = 0x3f05a168  R9 = 0x3f08e239  R10 = 0x3f05a168  R11 = 0x3f086219;
    expect lane 22 R8 = 0xbf382e0c  R9 = 0xbf800000  R10 = 0xbe20280a  R11 = 0x3ea0280a;
    expect lane 23 R8 = 0xbf800000  R9 = 0x3ea0280a  R10 = 0x3d002008  R11 = 0x3ea0280a;
    expect lane 24 R8 = 0x3e60380e  R9 = 0x3e18260a  R10 = 0xbdb02c0b  R11 = 0xbe683a0f;
    expect lane 25 R8 = 0x3d60380e  R9 = 0xbe683a0f  R10 = 0x3d60380e  R11 = 0x3d60380e;
    expect lane 26 R8 = 0x3e902409  R9 = 0x3f62388e  R10 = 0xbf40300c  R11 = 0xbf40300c;
    expect lane 27 R8 = 0x3f62388e  R9 = 0x3e902409  R10 = 0x3f62388e  R11 = 0xbd802008;
    expect lane 28 R8 = 0xbdb02c0b  R9 = 0x3ed0340d  R10 = 0x3cc0300c  R11 = 0x3f2e2b8b;
    expect lane 29 R8 = 0x3f2e2b8b  R9 = 0x3f20280a  R10 = 0x3ed0340d  R11 = 0x3cc0300c;
    expect lane 30 R8 = 0xbf800000  R9 = 0xbf002008  R10 = 0xbf800000  R11 = 0xbf18260a;
    expect lane 31 R8 = 0xbf800000  R9 = 0xbf6c3b0f  R10 = 0xbf6c3b0f  R11 = 0xbf18260a;
}

warp 16 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0xbe902409  R9 = 0x3f800000  R10 = 0x3f58360e  R11 = 0xbe902409;
    expect lane 3 R8 = 0x3f22288a  R9 = 0xbe902409  R10 = 0xbefc3f10  R11 = 0xbe902409;
    expect lane 4 R8 = 0xbf0c2309  R9 = 0xbf800000  R10 = 0xbf60380e  R11 = 0xbf800000;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf0c2309  R10 = 0xbf800000  R11 = 0x3d60380e;
    expect lane 6 R8 = 0xbdd0340d  R9 = 0xbf342d0b  R10 = 0x3d902409  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f2c2b0b  R9 = 0x3f58360e  R10 = 0x3f800000  R11 = 0x3f58360e;
    expect lane 8 R8 = 0xbf7b7ee0  R9 = 0xbf7effc0  R10 = 0xbf7effc0  R11 = 0xbf800000;
    expect lane 9 R8 = 0xbf7effc0  R9 = 0xbf7fbff0  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 10 R8 = 0xbf1e278a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbeac2b0b;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbd60380e  R10 = 0xbf800000  R11 = 0xbd60380e;
    expect lane 12 R8 = 0xbf800000  R9 = 0x3df03c0f  R10 = 0x3df03c0f  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbf800000  R9 = 0xbf6a3a8f  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbf362d8b  R9 = 0xbef43d0f  R10 = 0xbf800000  R11 = 0x3eb02c0b;
    expect lane 15 R8 = 0xbf362d8b  R9 = 0xbef43d0f  R10 = 0xbef43d0f  R11 = 0xbf800000;
    expect lane 16 R8 = 0x3f0e2389  R9 = 0x3f800000  R10 = 0x3f0e2389  R11 = 0x3ee4390e;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f62388e  R10 = 0x3f0e2389  R11 = 0x3f0e2389;
    expect lane 18 R8 = 0x3ebc2f0c  R9 = 0x3f800000  R10 = 0x3f4a328d  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f142509  R9 = 0x3f800000  R10 = 0x3f4a328d  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f57b5ed  R9 = 0x3f5c771e  R10 = 0x3f5af6be  R11 = 0x3f58360e;
    expect lane 21 R8 = 0x3f5bf6fe  R9 = 0x3f57b5ed  R10 = 0x3f5bf6fe  R11 = 0x3f57b5ed;
    expect lane 22 R8 = 0xbe48320d  R9 = 0x3c802008  R10 = 0xbe48320d  R11 = 0x3f142509;
    expect lane 23 R8 = 0xbf42308c  R9 = 0x3ebc2f0c  R10 = 0x3e683a0f  R11 = 0x3c802008;
    expect lane 24 R8 = 0x3e703c0f  R9 = 0xbf800000  R10 = 0x3f800000  R11 = 0xbef03c0f;
    expect lane 25 R8 = 0xbf800000  R9 = 0x3e703c0f  R10 = 0xbf800000  R11 = 0xbf52348d;
    expect lane 26 R8 = 0x3e18260a  R9 = 0x3e18260a  R10 = 0x3f800000  R11 = 0x3eb42d0b;
    expect lane 27 R8 = 0x3ee83a0f  R9 = 0xbf102409  R10 = 0x3ee83a0f  R11 = 0x3eb42d0b;
    expect lane 28 R8 = 0xbefc3f10  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe842108;
    expect lane 29 R8 = 0xbefc3f10  R9 = 0xbf800000  R10 = 0xbe842108  R11 = 0xbf800000;
    expect lane 30 R8 = 0x3f56358d  R9 = 0x3f7a3e90  R10 = 0x3f3e2f8c  R11 = 0x3f4e338d;
    expect lane 31 R8 = 0x3f723c8f  R9 = 0x3f3e2f8c  R10 = 0x3f723c8f  R11 = 0x3f3e2f8c;
}

warp 17 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f48320d  R10 = 0x3f800000  R11 = 0x3f48320d;
    expect lane 1 R8 = 0x3f122489  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3eb82e0c;
    expect lane 2 R8 = 0x00000000  R9 = 0x3f58360e  R10 = 0xbefc3f10  R11 = 0x3f22288a;
    expect lane 3 R8 = 0xbefc3f10  R9 = 0xbe902409  R10 = 0xbefc3f10  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf362d8b  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbec4310c;
    expect lane 5 R8 = 0xbec4310c  R9 = 0xbe60380e  R10 = 0xbf0c2309  R11 = 0x3d60380e;
    expect lane 6 R8 = 0x3f2c2b0b  R9 = 0x3e783e10  R10 = 0x3f800000  R11 = 0x3d902409;
    expect lane 7 R8 = 0x3f800000  R9 = 0xbf342d0b  R10 = 0xbdd0340d  R11 = 0xbf342d0b;
    expect lane 8 R8 = 0xbf7dbf70  R9 = 0xbf7c7f20  R10 = 0xbf7b7ee0  R11 = 0xbf7b7ee0;
    expect lane 9 R8 = 0xbf7cff40  R9 = 0xbf800000  R10 = 0xbf7c7f20  R11 = 0xbf7b7ee0;
    expect lane 10 R8 = 0xbf783e10  R9 = 0xbf800000  R10 = 0xbd60380e  R11 = 0xbf800000;
    expect lane 11 R8 = 0xbf783e10  R9 = 0xbf1e278a  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf800000  R9 = 0x3ecc330d  R10 = 0x3df03c0f  R11 = 0xbe842108;
    expect lane 13 R8 = 0x3df03c0f  R9 = 0xbe842108  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0xbf800000  R9 = 0xbf362d8b  R10 = 0xbf362d8b  R11 = 0xbf800000;
    expect lane 16 R8 = 0x3f0e2389  R9 = 0x3f0e2389  R10 = 0x3f800000  R11 = 0x3f62388e;
    expect lane 17 R8 = 0x3f2a2a8b  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3ebc2f0c  R10 = 0x3f4a328d  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f4a328d  R9 = 0x3f4a328d  R10 = 0x3f4a328d  R11 = 0x3f142509;
    expect lane 20 R8 = 0x3f58360e  R9 = 0x3f58360e  R10 = 0x3f57b5ed  R11 = 0x3f59364e;
    expect lane 21 R8 = 0x3f57b5ed  R9 = 0x3f5c771e  R10 = 0x3f57b5ed  R11 = 0x3f5c771e;
    expect lane 22 R8 = 0xbed0340d  R9 = 0xbf0c2309  R10 = 0x3f142509  R11 = 0xbed0340d;
    expect lane 23 R8 = 0x3f142509  R9 = 0x3e683a0f  R10 = 0x3f142509  R11 = 0xbf0c2309;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f342d0b  R10 = 0x3e703c0f  R11 = 0xbf52348d;
    expect lane 25 R8 = 0x3eb42d0b  R9 = 0xbf800000  R10 = 0x3f342d0b  R11 = 0xbf800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3e18260a  R10 = 0x3f0e2389  R11 = 0x3f282a0b;
    expect lane 27 R8 = 0x3f282a0b  R9 = 0x3ee83a0f  R10 = 0x3eb42d0b  R11 = 0x3eb42d0b;
    expect lane 28 R8 = 0xbf26298a  R9 = 0xbeac2b0b  R10 = 0xbf800000  R11 = 0xbeac2b0b;
    expect lane 29 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe842108;
    expect lane 30 R8 = 0x3f6a3a8f  R9 = 0x3f56358d  R10 = 0x3f46318c  R11 = 0x3f723c8f;
    expect lane 31 R8 = 0x3f6a3a8f  R9 = 0x3f3e2f8c  R10 = 0x3f723c8f  R11 = 0x3f723c8f;
}
