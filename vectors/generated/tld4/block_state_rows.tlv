# Compressed formats at a pitch: 13 x 9 texels in three rows of four blocks, a gap after each row, sources,
# address modes at the ends of the view, not of its blocks, and coordinates in texels.
# Written by tests/oracle/block_state.py.
texlock 1
rules R-TLD4-2 R-TLD4-41 R-TLD4-43 PD-14 PD-91c PD-92
rules without PD-90 PD-91 PD-81b
bytes 0x30000000 ad88e853668abdb3 67885b33e5b25b30 7febd69a14c41aa8 7febd69a14c41aa8
bytes 0x30000040 70ea6cf44b003c2e e81a400b4cc59a6e 15e8c85fd096ebe2 e27d4229f38da875
bytes 0x30000080 22a9bc31bb967f87 393947a04e766eaa 4fe8ad9397704db1 9492308929775c55
sampler 0 { address WRAP MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 0 { format DXT1 UNORM type TWO_D layout pitch 64 size 13 9 address 0x30000000 source R G B A }
handle 0 texture 0 sampler 0
bytes 0x30001000 c466f4b22e45da0c88a7be152630f432 1b2e239c555b95bed35fd35fcd109981 c59978f4d2e2d3671d481d489321a9b8 f8cc8346d2351880eb80eb804d6aa679
bytes 0x30001060 b33b5749a73e41eb1deb1debe65efd09 69bd6f65d5e1a65fdb1cf4036660887e c8249e50626ab3ec219dd0186c48dd36 69bd6f65d5e1a65fdb1cf4036660887e
bytes 0x300010c0 79bc0337189f25c657f9a500301eaa1d 08a7d492767aef2aff3b1901950f5490 db312e5413bbc1f4cf56ffa2b2dbec7a fd3d7fe396993107b825b825c7219bb6
sampler 1 { address MIRROR WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 1 { format DXT23 UNORM type TWO_D layout pitch 96 size 13 9 address 0x30001000 source A B G R }
handle 1 texture 1 sampler 1
bytes 0x30002000 2eb5db43dfa4a2acd975d975e1b01131 389ebf63acfda99acbebe3948a95a6c5 ca6ff67604f185b56317a98307dd06b9 8f28a63b663f6cc84cd6a031a87787e3
bytes 0x30002060 f5a492a1b10f2602c488e1458398f1f5 8f28a63b663f6cc84cd6a031a87787e3 fd9336af2c3691e02192c4b1f73d23ad 4bd95d43ddcc20833fbf9a7c4ce7e578
bytes 0x300020c0 8f28a63b663f6cc84cd6a031a87787e3 8cb9a461d2a9942d9bbeb43571672c3a 972c2e0049a600f5784f4ec734d079be 15ae994a07582702ee629b451f5d26f4
sampler 2 { address CLAMP_TO_EDGE MIRROR_ONCE_BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 2 { format DXT45 UNORM type TWO_D layout pitch 96 size 13 9 address 0x30002000 source G R A B }
handle 2 texture 2 sampler 2
bytes 0x30003000 b9b95d11aeb3bf4a e87bd43262a44200 84353b05162a4ad0 5a1b51d1b735e109
bytes 0x30003040 982694d9580c69c3 2a78a87e03beed98 cd8df6a4d3965340 505bb1e54fa85c6f
bytes 0x30003080 21f06ba95497d16e 15f87290a71098ea f318007f22d6d2a6 a7a7d50cd50760a5
sampler 3 { address BORDER MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 3 { format DXN1 UNORM type TWO_D layout pitch 64 size 13 9 address 0x30003000 source B A R G }
handle 3 texture 3 sampler 3
bytes 0x30004000 1c7130c18083ae895cf69af4a2292dac 83ea3d2895f87ef932dc7368d2da1ff4 079efa5913c80605d6f3715793c9b3fe 5aacb3ad31cdac190355a1c133689529
bytes 0x30004060 351191f4ec0e68a4ee9506b8ef9358c4 15c246282dded79b3c9b93ddaea0f825 068de72257ed90afb9e59034973ecc16 0c72b466e8085ecc2874402479ddbab8
bytes 0x300040c0 53710791913591e36bcc4f04685fae77 2ccdefff67055a69cfd29bea31aba57a 0a247a60ca3ed7021080d7df287268ea 3d0ff0f886385d6a0d0db7e1b3bf1867
sampler 4 { address MIRROR_ONCE_CLAMP_TO_EDGE BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 4 { format DXN2 UNORM type TWO_D layout pitch 96 size 13 9 address 0x30004000 source R G B A }
handle 4 texture 4 sampler 4
bytes 0x30005000 0312635b90e6bae223180ea8c2a2b3d6 e4f68602af84e205250020913a142bae b7ae8ea0ce08d131e5139d1c6b459e0d 1e48c2be734a95f838bc1b8dfc5e3ed4
bytes 0x30005060 8b3fd7fa4fe42865240bde7588555ce6 4e780a6549a41f771ff08ef3ec7a325f 5e94ceacf3a846ae1853cc1d7ef7b225 9f2e120b48bf785af19c40b0c47acf97
bytes 0x300050c0 77ee1966e7de43a9e261f0b466c669c2 2f03ce0ba5e4e4ecff92a173c8d18425 5e679242a51974d1eaf55dc6bfe69289 5fcad8defd7ccfe3c544fb871d72bb54
sampler 5 { address MIRROR_ONCE_BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 5 { format BC6H_SF16 FLOAT type TWO_D layout pitch 96 size 13 9 address 0x30005000 source A B G R }
handle 5 texture 5 sampler 5
bytes 0x30006000 bedfb82839979dba6702aba50446a17c 9d23c8b1ae4d15b723e5dfe4ae90bce5 7042a88884ffce706135358724568cb3 fb23c7d8d373f760e95b13f27dc6e558
bytes 0x30006060 3779e6f627d6934ab57e009c32032f1a f6de0d6593f193370d0eb7a8ff7cab8f 2e5b5bc6195eb5778cfe3abfcb0e58e6 aa2367028a5c4c66014ead08458ef220
bytes 0x300060c0 bfe307040f1fee34efa4295d2e0259be cbc77960e168334bad3457fd082d710f 27c843e2c521caf1f3bc6b7d3ef6dd3b cf05c6b87ec5f31d18b6867fd45bcedf
sampler 6 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 6 { format BC6H_UF16 FLOAT type TWO_D layout pitch 96 size 13 9 address 0x30006000 source G R A B }
handle 6 texture 6 sampler 6
bytes 0x30007000 801e185ed5c9a938a852264992fc73ba 88d13c6bb686cc0e14e65381d1262d8f 24f0da19c4ba6fd2470a8ab9a231e5fc a051ba8cd47f74b127ff024e05e47854
bytes 0x30007060 34d27d853f26579718eef11dd6c5580a 805c8877ee86b01926b8044a8a8a243d 8ae8c3dd9cb231519e0ffdffffffffff 80ae1c252f99a162d26001c3fe00d598
bytes 0x300070c0 5271973d8d7658f7c5855062fd6742f9 80150af08dac806475b3aa0609ec2102 c84462b5e0b0918ccabbc77e5bc310f4 10337c577437a0c43bcbc1c7593f7e0f
sampler 7 { address MIRROR MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 7 { format BC7U UNORM type TWO_D layout pitch 96 size 13 9 address 0x30007000 source B A R G }
handle 7 texture 7 sampler 7
bytes 0x30008000 7c067a86f5673b2c c9a8fb82b674e1c6 0634449bcbb3edb8 89fdc9e043d49584
bytes 0x30008040 f516320c11dec7ef f95c7022b04c3a6e ca748abb7a9a8d94 fbaad51eb4ba372d
bytes 0x30008080 2cbe9c49abb07a44 2cbe9c49abb07a44 0769b0562bc9c160 f516320c11dec7ef
sampler 8 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 8 { format ETC2_RGB UNORM type TWO_D layout pitch 64 size 13 9 address 0x30008000 source R G B A }
handle 8 texture 8 sampler 8
bytes 0x30009000 54face57788bde4f ad729c34cba3b404 615d043ad2561175 c20542123e2d4694
bytes 0x30009040 f9424c53a65049e6 0b8595bd57bc476d 5f1fae7cc01f608a fbc45112fae2b4c2
bytes 0x30009080 d8c8f9674c984192 3707468e6cfde627 3b063b228a2d962e c4066093de31cd4a
sampler 9 { address BORDER MIRROR_ONCE_BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 9 { format ETC2_RGB_PTA UNORM type TWO_D layout pitch 64 size 13 9 address 0x30009000 source A B G R }
handle 9 texture 9 sampler 9
bytes 0x3000a000 6a0ee3601a9e96c09ade04ca0a35e6a9 2659e69eb265635b3a9d079494056953 65133bea3d6abe969a07a3baafc7b5be 0a7ac75d18bc54a6019b3019a784abd0
bytes 0x3000a060 bfe9ea4b05853460c495dcdf1a7c0b45 6e6daa4062ef751f8f39f91b4f70db9e 88434861e96edf586d89c0a88627c9fc a3a3363b7a6e8403fbb9872f60997273
bytes 0x3000a0c0 65133bea3d6abe969a07a3baafc7b5be 066ee62346a64a03072bc5cf2ab302dc 81182e0a5a6d223ee6ea174199f472aa 05f7ee45909c65644506d1771327e706
sampler 10 { address MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 10 { format ETC2_RGBA UNORM type TWO_D layout pitch 96 size 13 9 address 0x3000a000 source G R A B }
handle 10 texture 10 sampler 10
bytes 0x3000b000 11a9780c97b8db75 1ffd838421ec6c7a 717bf248f224048c ff8cbde826b48270
bytes 0x3000b040 57dd4cbd12598004 d3554f97d8f16fe4 70d78d7cdef0cd5a a521d1b365ada967
bytes 0x3000b080 ff3c0e250c7a6a3f 6687eb0f373c0164 6687eb0f373c0164 8ca50ee53078dfad
sampler 11 { address MIRROR_ONCE_BORDER BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 11 { format EAC UNORM type TWO_D layout pitch 64 size 13 9 address 0x3000b000 source B A R G }
handle 11 texture 11 sampler 11
bytes 0x3000c000 c147c413da14a413 6589b284543e01ab 37ff37c389acd4cc a5b19bd127462656
bytes 0x3000c040 010c565e9d1b5a44 b4717e3dbc6282ca f14f3e310a538fa2 9a0a0bee2cf4dcaf
bytes 0x3000c080 01140139cdb4ffb7 a0026273089aae28 64a6174c871e8d45 6589b284543e01ab
sampler 12 { address WRAP BORDER CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 12 { format EAC SNORM type TWO_D layout pitch 64 size 13 9 address 0x3000c000 source R G B A }
handle 12 texture 12 sampler 12
bytes 0x3000d000 825ee8a9921e8eb68dbe255c0963a906 d665ea99959036c896254eec85ffb306 00c83bb3fef7eb488178ed740e96f7e8 16d5b01fe859a90167d52529239eaf94
bytes 0x3000d060 01b04e2fcc9bd6d37f509ab862953008 2ed1698991194eaf9691c6aefdee98d8 8130eb55b15a6afb7ff0a0b0fb752229 7f949c4c35ba70a37f44e4119c7075bf
bytes 0x3000d0c0 52d54a559e0e420973354215662661aa 81f4558bfe315a5e8164d44d5ff7e8d3 81f4558bfe315a5e8164d44d5ff7e8d3 1106a28a80f9a781880665665260aacf
sampler 13 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 13 { format EACX2 UNORM type TWO_D layout pitch 96 size 13 9 address 0x3000d000 source A B G R }
handle 13 texture 13 sampler 13
bytes 0x3000e000 81a4992ba64bfb9a7fa4f7950162c637 66495a2a1626843447a940c19e3496c9 8a7a0f8c51ddbcd3511a1dff0b1afcc3 ae59017f10128c8c77998b71828481c0
bytes 0x3000e060 014cfaf361355f517fcc91aa9f195fae fadbf2ad02967f65da5b3d333e4f640e 0004a432074e3bec81047fc03e63d473 0128dd5555940e26fff8d6b7c11caef2
bytes 0x3000e0c0 bfc528231f188f645e9584005ad14e70 53b2a9a09258d9c4d4120b466e45dbf6 fc91b9329aeda5b34dc197b9b8fe235a 68063d435d4ea152b806c443ffea3a95
sampler 14 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 14 { format EACX2 SNORM type TWO_D layout pitch 96 size 13 9 address 0x3000e000 source G R A B }
handle 14 texture 14 sampler 14
bytes 0x3000f000 66fc23da99a086f2e9b3fcffffffffff f8a3953a9adbd08d99e02933d997554b 742ac0cb7a93e0f259244e16ea0488bc ca24e6953d1261788868fa7cb4ff4e41
bytes 0x3000f060 544aeaab2aab7c8c7809e5c0fbffffff 1a08f31f90dcd1f0a128cddcfb25fb8f a48fa9fc659e3073779f72ebbd8fd54c 2449b4ff2309e7ccb28345cb51e9eb42
bytes 0x3000f0c0 805aca6e699ffa30484b8faf493bdaa1 145f91ab24f8cd194537cdaa9af7b46c 9abc5f76def35ca3b21fffffffffffff 844cfadbf793cadf3facf5ff37c04289
sampler 15 { address BORDER CLAMP_TO_EDGE CLAMP_TO_EDGE border 0.25 0.5 0.75 1.0 }
texture 15 { format BC7U UNORM type TWO_D layout pitch 96 size 13 9 address 0x3000f000 normalized off }
handle 15 texture 15 sampler 15

warp 0 { # dxt1: WRAP MIRROR, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 1 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 2 R8 = 0x3f6feff0  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3f6feff0;
    expect lane 3 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ef0f0f1;
    expect lane 4 R8 = 0x3ea4a4a5  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3ea4a4a5;
    expect lane 5 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ef0f0f1;
    expect lane 6 R8 = 0x3ea4a4a5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3ea4a4a5;
    expect lane 7 R8 = 0x3e44c4c5  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 8 R8 = 0x3e44c4c5  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3e44c4c5;
    expect lane 9 R8 = 0x3edadadb  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3edadadb;
    expect lane 10 R8 = 0x3e9e9e9f  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3e9e9e9f;
    expect lane 11 R8 = 0x3f6feff0  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f6feff0;
    expect lane 12 R8 = 0x3f1c9c9d  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 13 R8 = 0x3f1c9c9d  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d;
    expect lane 14 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 15 R8 = 0x3f6feff0  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x3ef0f0f1  R9 = 0x3ea4a4a5  R10 = 0x3ea4a4a5  R11 = 0x3ef0f0f1;
    expect lane 17 R8 = 0x3ea4a4a5  R9 = 0x3ef0f0f1  R10 = 0x3ef0f0f1  R11 = 0x3ea4a4a5;
}

warp 1 { # dxt1: WRAP MIRROR, row 4
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3f0b8b8c  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 1 R8 = 0x3f0b8b8c  R9 = 0x3e888889  R10 = 0x3f6feff0  R11 = 0x3f53d3d4;
    expect lane 2 R8 = 0x3e888889  R9 = 0x00000000  R10 = 0x3ecacacb  R11 = 0x3f6feff0;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f73f3f4  R10 = 0x3f0c8c8d  R11 = 0x3ecacacb;
    expect lane 4 R8 = 0x3f73f3f4  R9 = 0x3f6feff0  R10 = 0x3ecacacb  R11 = 0x3f0c8c8d;
    expect lane 5 R8 = 0x3f6feff0  R9 = 0x3f77f7f8  R10 = 0x3ef0f0f1  R11 = 0x3ecacacb;
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3dc0c0c1  R10 = 0x3f0c8c8d  R11 = 0x3ef0f0f1;
    expect lane 7 R8 = 0x3dc0c0c1  R9 = 0x3d50d0d1  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 8 R8 = 0x3d50d0d1  R9 = 0x3dc0c0c1  R10 = 0x3e9e9e9f  R11 = 0x3f0c8c8d;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x3d008081  R10 = 0x3f0c8c8d  R11 = 0x3e9e9e9f;
    expect lane 10 R8 = 0x3d008081  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f0c8c8d;
    expect lane 11 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f53d3d4  R11 = 0x3f6feff0;
    expect lane 12 R8 = 0x3f6feff0  R9 = 0x3eb4b4b5  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3f0b8b8c  R10 = 0x3f53d3d4  R11 = 0x3f53d3d4;
    expect lane 14 R8 = 0x3f0b8b8c  R9 = 0x3e888889  R10 = 0x3f6feff0  R11 = 0x3f53d3d4;
    expect lane 15 R8 = 0x3e888889  R9 = 0x00000000  R10 = 0x3ecacacb  R11 = 0x3f6feff0;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f73f3f4  R10 = 0x3f0c8c8d  R11 = 0x3ecacacb;
    expect lane 17 R8 = 0x3f73f3f4  R9 = 0x3f6feff0  R10 = 0x3ecacacb  R11 = 0x3f0c8c8d;
}

warp 2 { # dxt1: WRAP MIRROR, row 9
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f149495  R9 = 0x3f50d0d1  R10 = 0x3f50d0d1  R11 = 0x3f149495;
    expect lane 1 R8 = 0x3f50d0d1  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f50d0d1;
    expect lane 2 R8 = 0x3f0c8c8d  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f0c8c8d;
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3f038384  R10 = 0x3f038384  R11 = 0x3eb4b4b5;
    expect lane 4 R8 = 0x3f038384  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f038384;
    expect lane 5 R8 = 0x3eb4b4b5  R9 = 0x3f038384  R10 = 0x3f038384  R11 = 0x3eb4b4b5;
    expect lane 6 R8 = 0x3f038384  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3f038384;
    expect lane 7 R8 = 0x3edededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 8 R8 = 0x00000000  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e64e4e5  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3e64e4e5;
    expect lane 10 R8 = 0x3f25a5a6  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f25a5a6;
    expect lane 11 R8 = 0x3f32b2b3  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f32b2b3;
    expect lane 12 R8 = 0x3f149495  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 13 R8 = 0x3f149495  R9 = 0x3f50d0d1  R10 = 0x3f50d0d1  R11 = 0x3f149495;
    expect lane 14 R8 = 0x3f50d0d1  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f50d0d1;
    expect lane 15 R8 = 0x3f0c8c8d  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f0c8c8d;
    expect lane 16 R8 = 0x3eb4b4b5  R9 = 0x3f038384  R10 = 0x3f038384  R11 = 0x3eb4b4b5;
    expect lane 17 R8 = 0x3f038384  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f038384;
}

warp 3 { # dxt23: MIRROR WRAP, row 0
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f36b6b7  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 1 R8 = 0x3f36b6b7  R9 = 0x3f5ededf  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 2 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f36b6b7  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 4 R8 = 0x3f36b6b7  R9 = 0x3f5ededf  R10 = 0x3dd0d0d1  R11 = 0x3e20a0a1;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x3f73f3f4  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 6 R8 = 0x3f73f3f4  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e20a0a1;
    expect lane 7 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 8 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 9 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3ebcbcbd  R11 = 0x3e008081;
    expect lane 10 R8 = 0x3f7bfbfc  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3ebcbcbd;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f5bdbdc  R11 = 0x3f31b1b2;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f078788  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3f078788;
    expect lane 14 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3f36b6b7  R11 = 0x3f31b1b2;
    expect lane 15 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 16 R8 = 0x3de0e0e1  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3f36b6b7;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f078788  R11 = 0x3f31b1b2;
}

warp 4 { # dxt23: MIRROR WRAP, row 4
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f73f3f4  R11 = 0x3f4acacb;
    expect lane 1 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f5ededf  R11 = 0x3f73f3f4;
    expect lane 2 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 3 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f73f3f4  R11 = 0x3f5ededf;
    expect lane 4 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f4acacb  R11 = 0x3f73f3f4;
    expect lane 5 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3f73f3f4  R11 = 0x3f4acacb;
    expect lane 6 R8 = 0x3ec2c2c3  R9 = 0x3f109091  R10 = 0x3f7bfbfc  R11 = 0x3f73f3f4;
    expect lane 7 R8 = 0x3f109091  R9 = 0x3efafafb  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 8 R8 = 0x3efafafb  R9 = 0x3f109091  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 9 R8 = 0x3f109091  R9 = 0x3efafafb  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 10 R8 = 0x3efafafb  R9 = 0x3f26a6a7  R10 = 0x00000000  R11 = 0x3f7bfbfc;
    expect lane 11 R8 = 0x3f26a6a7  R9 = 0x3e8e8e8f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e8e8e8f  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3eececed  R9 = 0x3dc0c0c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3f109091  R10 = 0x3de0e0e1  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f109091  R9 = 0x3f109091  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 16 R8 = 0x3f109091  R9 = 0x3dc0c0c1  R10 = 0x00000000  R11 = 0x3de0e0e1;
    expect lane 17 R8 = 0x3dc0c0c1  R9 = 0x3eececed  R10 = 0x00000000  R11 = 0x00000000;
}

warp 5 { # dxt23: MIRROR WRAP, row 9
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f5ededf  R9 = 0x3f36b6b7  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 1 R8 = 0x3f36b6b7  R9 = 0x3f5ededf  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 2 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 3 R8 = 0x3f5ededf  R9 = 0x3f36b6b7  R10 = 0x3e20a0a1  R11 = 0x3e20a0a1;
    expect lane 4 R8 = 0x3f36b6b7  R9 = 0x3f5ededf  R10 = 0x3dd0d0d1  R11 = 0x3e20a0a1;
    expect lane 5 R8 = 0x3f5ededf  R9 = 0x3f73f3f4  R10 = 0x3e20a0a1  R11 = 0x3dd0d0d1;
    expect lane 6 R8 = 0x3f73f3f4  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e20a0a1;
    expect lane 7 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 8 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 9 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3ebcbcbd  R11 = 0x3e008081;
    expect lane 10 R8 = 0x3f7bfbfc  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3ebcbcbd;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f5bdbdc  R11 = 0x3f31b1b2;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f078788  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3f078788;
    expect lane 14 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3f36b6b7  R11 = 0x3f31b1b2;
    expect lane 15 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 16 R8 = 0x3de0e0e1  R9 = 0x00000000  R10 = 0x3f31b1b2  R11 = 0x3f36b6b7;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f078788  R11 = 0x3f31b1b2;
}

warp 6 { # dxt45: CLAMP_TO_EDGE MIRROR_ONCE_BORDER, row 0
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 3 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 5 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3e888889  R10 = 0x3e888889  R11 = 0x3f4ececf;
    expect lane 7 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 8 R8 = 0x3e888889  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3e888889;
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3e888889  R10 = 0x3e888889  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3e888889  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e888889;
    expect lane 11 R8 = 0x3e64e4e5  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3e64e4e5;
    expect lane 12 R8 = 0x3e949495  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3e949495;
    expect lane 13 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3dc0c0c1;
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 16 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 17 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
}

warp 7 { # dxt45: CLAMP_TO_EDGE MIRROR_ONCE_BORDER, row 4
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 1 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 2 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 3 R8 = 0x3d808081  R9 = 0x3e048485  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3dc0c0c1  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 6 R8 = 0x3dc0c0c1  R9 = 0x3ec6c6c7  R10 = 0x3dc0c0c1  R11 = 0x3f4ececf;
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3e848485  R10 = 0x3dc0c0c1  R11 = 0x3dc0c0c1;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3eb4b4b5  R11 = 0x3dc0c0c1;
    expect lane 9 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e38b8b9  R11 = 0x3eb4b4b5;
    expect lane 10 R8 = 0x3e848485  R9 = 0x3dc0c0c1  R10 = 0x3e949495  R11 = 0x3e38b8b9;
    expect lane 11 R8 = 0x3dc0c0c1  R9 = 0x3e048485  R10 = 0x3e20a0a1  R11 = 0x3e949495;
    expect lane 12 R8 = 0x3e048485  R9 = 0x3dc0c0c1  R10 = 0x3e64e4e5  R11 = 0x3e20a0a1;
    expect lane 13 R8 = 0x3dc0c0c1  R9 = 0x3dc0c0c1  R10 = 0x3e20a0a1  R11 = 0x3e64e4e5;
    expect lane 14 R8 = 0x3dc0c0c1  R9 = 0x3f800000  R10 = 0x3e048485  R11 = 0x3e20a0a1;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e048485  R11 = 0x3e048485;
}

warp 8 { # dxt45: CLAMP_TO_EDGE MIRROR_ONCE_BORDER, row 9
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ec6c6c7  R11 = 0x3ec6c6c7;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e848485  R11 = 0x3ec6c6c7;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f25a5a6  R11 = 0x3e848485;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f5ededf  R11 = 0x3f25a5a6;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f38b8b9  R11 = 0x3f5ededf;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f25a5a6  R11 = 0x3f38b8b9;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f46c6c7  R11 = 0x3f25a5a6;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ee6e6e7  R11 = 0x3f46c6c7;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f0e8e8f  R11 = 0x3ee6e6e7;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f46c6c7  R11 = 0x3f0e8e8f;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ababb  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
}

warp 9 { # dxn1: BORDER MIRROR_ONCE_CLAMP_TO_EDGE, row 0
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 4 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 5 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 6 R8 = 0x3f39b9ba  R9 = 0x3f3a0328  R10 = 0x3f3a0328  R11 = 0x3f39b9ba;
    expect lane 7 R8 = 0x3f3a0328  R9 = 0x3f5946fe  R10 = 0x3f5946fe  R11 = 0x3f3a0328;
    expect lane 8 R8 = 0x3f5946fe  R9 = 0x3f49a513  R10 = 0x3f49a513  R11 = 0x3f5946fe;
    expect lane 9 R8 = 0x3f49a513  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f49a513;
    expect lane 10 R8 = 0x3ef6f6f7  R9 = 0x3edbb725  R10 = 0x3edbb725  R11 = 0x3ef6f6f7;
    expect lane 11 R8 = 0x3edbb725  R9 = 0x3e81135d  R10 = 0x3e81135d  R11 = 0x3edbb725;
    expect lane 12 R8 = 0x3e81135d  R9 = 0x3ec50e33  R10 = 0x3ec50e33  R11 = 0x3e81135d;
    expect lane 13 R8 = 0x3ec50e33  R9 = 0x3ef26017  R10 = 0x3ef26017  R11 = 0x3ec50e33;
    expect lane 14 R8 = 0x3ef26017  R9 = 0x3dd8d8d9  R10 = 0x3dd8d8d9  R11 = 0x3ef26017;
    expect lane 15 R8 = 0x3dd8d8d9  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3dd8d8d9;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 10 { # dxn1: BORDER MIRROR_ONCE_CLAMP_TO_EDGE, row 4
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3ecf183d  R10 = 0x3f39b9ba  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3ecf183d  R9 = 0x3f083f1b  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 4 R8 = 0x3f083f1b  R9 = 0x3e8db245  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 5 R8 = 0x3e8db245  R9 = 0x3ecf183d  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 6 R8 = 0x3ecf183d  R9 = 0x3e28a8a9  R10 = 0x3f3a0328  R11 = 0x3f39b9ba;
    expect lane 7 R8 = 0x3e28a8a9  R9 = 0x3ed19e6b  R10 = 0x3f68e8e9  R11 = 0x3f3a0328;
    expect lane 8 R8 = 0x3ed19e6b  R9 = 0x3e674db4  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 9 R8 = 0x3e674db4  R9 = 0x3f800000  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f1fe90e  R10 = 0x3ec50e33  R11 = 0x3f68e8e9;
    expect lane 11 R8 = 0x3f1fe90e  R9 = 0x3f1fe90e  R10 = 0x3f048485  R11 = 0x3ec50e33;
    expect lane 12 R8 = 0x3f1fe90e  R9 = 0x3f3b724e  R10 = 0x3ec50e33  R11 = 0x3f048485;
    expect lane 13 R8 = 0x3f3b724e  R9 = 0x3f44a00e  R10 = 0x3e97bc4f  R11 = 0x3ec50e33;
    expect lane 14 R8 = 0x3f44a00e  R9 = 0x3eb6b6b7  R10 = 0x3e34b4b5  R11 = 0x3e97bc4f;
    expect lane 15 R8 = 0x3eb6b6b7  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3e34b4b5;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 11 { # dxn1: BORDER MIRROR_ONCE_CLAMP_TO_EDGE, row 9
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3ee8821c  R10 = 0x3ee8821c  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3ee8821c  R9 = 0x3f4760fb  R10 = 0x3f4760fb  R11 = 0x3ee8821c;
    expect lane 4 R8 = 0x3f4760fb  R9 = 0x3f4760fb  R10 = 0x3f4760fb  R11 = 0x3f4760fb;
    expect lane 5 R8 = 0x3f4760fb  R9 = 0x3f1dd104  R10 = 0x3f1dd104  R11 = 0x3f4760fb;
    expect lane 6 R8 = 0x3f1dd104  R9 = 0x3e85521f  R10 = 0x3e85521f  R11 = 0x3f1dd104;
    expect lane 7 R8 = 0x3e85521f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e85521f;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f78f8f9  R9 = 0x3da8a8a9  R10 = 0x3da8a8a9  R11 = 0x3f78f8f9;
    expect lane 10 R8 = 0x3da8a8a9  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3da8a8a9;
    expect lane 11 R8 = 0x3f73f3f4  R9 = 0x3f73f3f4  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 12 R8 = 0x3f73f3f4  R9 = 0x3f15ba4d  R10 = 0x3f15ba4d  R11 = 0x3f73f3f4;
    expect lane 13 R8 = 0x3f15ba4d  R9 = 0x3e5e0295  R10 = 0x3e5e0295  R11 = 0x3f15ba4d;
    expect lane 14 R8 = 0x3e5e0295  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3e5e0295;
    expect lane 15 R8 = 0x3f27a7a8  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f27a7a8;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 12 { # dxn2: MIRROR_ONCE_CLAMP_TO_EDGE BORDER, row 0
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3e9e9e9f  R9 = 0x00000000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x3de0e0e1  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0x3de0e0e1  R9 = 0x00000000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3e9e9e9f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0x3e9e9e9f  R9 = 0x3de0e0e1  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0x3de0e0e1  R9 = 0x3f563ca3  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0x3f563ca3  R9 = 0x3f800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f038384  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0x3f038384  R9 = 0x3f418e5b  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 10 R8 = 0x3f418e5b  R9 = 0x3e15622f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 11 R8 = 0x3e15622f  R9 = 0x3f800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3ec3f72a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 14 R8 = 0x3ec3f72a  R9 = 0x3ef6902a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 15 R8 = 0x3ef6902a  R9 = 0x3ef6902a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 16 R8 = 0x3ef6902a  R9 = 0x3ef6902a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0x3ef6902a  R9 = 0x3ef6902a  R10 = 0x3e800000  R11 = 0x3e800000;
}

warp 13 { # dxn2: MIRROR_ONCE_CLAMP_TO_EDGE BORDER, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3e402de5  R9 = 0x3e402de5  R10 = 0x3e78f8f9  R11 = 0x3e34b4b5;
    expect lane 1 R8 = 0x3e402de5  R9 = 0x3d888889  R10 = 0x3e34b4b5  R11 = 0x3e78f8f9;
    expect lane 2 R8 = 0x3d888889  R9 = 0x3d888889  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 3 R8 = 0x3d888889  R9 = 0x3e402de5  R10 = 0x3e78f8f9  R11 = 0x3e34b4b5;
    expect lane 4 R8 = 0x3e402de5  R9 = 0x3e402de5  R10 = 0x3e34b4b5  R11 = 0x3e78f8f9;
    expect lane 5 R8 = 0x3e402de5  R9 = 0x3e402de5  R10 = 0x3e9e9e9f  R11 = 0x3e34b4b5;
    expect lane 6 R8 = 0x3e402de5  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3e9e9e9f;
    expect lane 7 R8 = 0x00000000  R9 = 0x3da8a8a9  R10 = 0x3f1831cb  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3da8a8a9  R9 = 0x3f42c2c3  R10 = 0x00000000  R11 = 0x3f1831cb;
    expect lane 9 R8 = 0x3f42c2c3  R9 = 0x3efa942e  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3efa942e  R9 = 0x3f800000  R10 = 0x3ce0e0e1  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3eaeaeaf  R10 = 0x3e15622f  R11 = 0x3ce0e0e1;
    expect lane 12 R8 = 0x3eaeaeaf  R9 = 0x3e70f0f1  R10 = 0x3f1e9e9f  R11 = 0x3e15622f;
    expect lane 13 R8 = 0x3e70f0f1  R9 = 0x3f0d8d8e  R10 = 0x3ce0e0e1  R11 = 0x3f1e9e9f;
    expect lane 14 R8 = 0x3f0d8d8e  R9 = 0x3e92f960  R10 = 0x3ed5a26f  R11 = 0x3ce0e0e1;
    expect lane 15 R8 = 0x3e92f960  R9 = 0x3e92f960  R10 = 0x3ed5a26f  R11 = 0x3ed5a26f;
    expect lane 16 R8 = 0x3e92f960  R9 = 0x3e92f960  R10 = 0x3ed5a26f  R11 = 0x3ed5a26f;
    expect lane 17 R8 = 0x3e92f960  R9 = 0x3e92f960  R10 = 0x3ed5a26f  R11 = 0x3ed5a26f;
}

warp 14 { # dxn2: MIRROR_ONCE_CLAMP_TO_EDGE BORDER, row 9
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ea6a6a7  R11 = 0x3ecacacb;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3ea6a6a7;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ea6a6a7  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ecacacb  R11 = 0x3ea6a6a7;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ea6a6a7  R11 = 0x3ecacacb;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3ea6a6a7;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f2d7a47  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3f2d7a47;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d74275b  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3d74275b;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e109091  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d20a0a1  R11 = 0x3e109091;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e74f4f5  R11 = 0x3d20a0a1;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
}

warp 15 { # bc6h_sf16: MIRROR_ONCE_BORDER CLAMP_TO_EDGE, row 0
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0xb81f4000  R9 = 0x38ee2000  R10 = 0x38ee2000  R11 = 0xb81f4000;
    expect lane 1 R8 = 0x38ee2000  R9 = 0x392dc000  R10 = 0x392dc000  R11 = 0x38ee2000;
    expect lane 2 R8 = 0x392dc000  R9 = 0x392dc000  R10 = 0x392dc000  R11 = 0x392dc000;
    expect lane 3 R8 = 0x392dc000  R9 = 0x38ee2000  R10 = 0x38ee2000  R11 = 0x392dc000;
    expect lane 4 R8 = 0x38ee2000  R9 = 0xb81f4000  R10 = 0xb81f4000  R11 = 0x38ee2000;
    expect lane 5 R8 = 0xb81f4000  R9 = 0x392dc000  R10 = 0x392dc000  R11 = 0xb81f4000;
    expect lane 6 R8 = 0x392dc000  R9 = 0xbbdc2000  R10 = 0xbbdc2000  R11 = 0x392dc000;
    expect lane 7 R8 = 0xbbdc2000  R9 = 0xbbc42000  R10 = 0xbbc42000  R11 = 0xbbdc2000;
    expect lane 8 R8 = 0xbbc42000  R9 = 0xbbaf8000  R10 = 0xbbaf8000  R11 = 0xbbc42000;
    expect lane 9 R8 = 0xbbaf8000  R9 = 0xbbc1e000  R10 = 0xbbc1e000  R11 = 0xbbaf8000;
    expect lane 10 R8 = 0xbbc1e000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0xbbc1e000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x41074000  R10 = 0x41074000  R11 = 0x00000000;
    expect lane 15 R8 = 0x41074000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x41074000;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 16 { # bc6h_sf16: MIRROR_ONCE_BORDER CLAMP_TO_EDGE, row 4
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f6e6000  R9 = 0x3fac8000  R10 = 0xb8f4e000  R11 = 0x37300000;
    expect lane 1 R8 = 0x3fac8000  R9 = 0x3fac8000  R10 = 0x38bb4000  R11 = 0xb8f4e000;
    expect lane 2 R8 = 0x3fac8000  R9 = 0x3fac8000  R10 = 0x38bb4000  R11 = 0x38bb4000;
    expect lane 3 R8 = 0x3fac8000  R9 = 0x3fac8000  R10 = 0xb8f4e000  R11 = 0x38bb4000;
    expect lane 4 R8 = 0x3fac8000  R9 = 0x3f6e6000  R10 = 0x37300000  R11 = 0xb8f4e000;
    expect lane 5 R8 = 0x3f6e6000  R9 = 0x3fbb2000  R10 = 0xb95aa000  R11 = 0x37300000;
    expect lane 6 R8 = 0x3fbb2000  R9 = 0x432a4000  R10 = 0xbbd02000  R11 = 0xb95aa000;
    expect lane 7 R8 = 0x432a4000  R9 = 0x42814000  R10 = 0xbb92c000  R11 = 0xbbd02000;
    expect lane 8 R8 = 0x42814000  R9 = 0x43794000  R10 = 0xbbcaa000  R11 = 0xbb92c000;
    expect lane 9 R8 = 0x43794000  R9 = 0x4310a000  R10 = 0xbbaf8000  R11 = 0xbbcaa000;
    expect lane 10 R8 = 0x4310a000  R9 = 0x441fe000  R10 = 0x00000000  R11 = 0xbbaf8000;
    expect lane 11 R8 = 0x441fe000  R9 = 0xc3148000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc3148000  R9 = 0xc3af8000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xc3af8000  R9 = 0xc1720000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xc1720000  R9 = 0x00000000  R10 = 0x3dcb0000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3dcb0000;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 17 { # bc6h_sf16: MIRROR_ONCE_BORDER CLAMP_TO_EDGE, row 9
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0xbfee4000  R10 = 0xbfee4000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbfee4000  R9 = 0xbfeea000  R10 = 0xbfeea000  R11 = 0xbfee4000;
    expect lane 8 R8 = 0xbfeea000  R9 = 0xbfee0000  R10 = 0xbfee0000  R11 = 0xbfeea000;
    expect lane 9 R8 = 0xbfee0000  R9 = 0xbfee6000  R10 = 0xbfee6000  R11 = 0xbfee0000;
    expect lane 10 R8 = 0xbfee6000  R9 = 0xc7316000  R10 = 0xc7316000  R11 = 0xbfee6000;
    expect lane 11 R8 = 0xc7316000  R9 = 0xc6fa4000  R10 = 0xc6fa4000  R11 = 0xc7316000;
    expect lane 12 R8 = 0xc6fa4000  R9 = 0xc7146000  R10 = 0xc7146000  R11 = 0xc6fa4000;
    expect lane 13 R8 = 0xc7146000  R9 = 0xc765a000  R10 = 0xc765a000  R11 = 0xc7146000;
    expect lane 14 R8 = 0xc765a000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0xc765a000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 17 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 18 { # bc6h_uf16: WRAP CLAMP_TO_EDGE, row 0
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x40242000  R9 = 0x3fdba000  R10 = 0x3fdba000  R11 = 0x40242000;
    expect lane 1 R8 = 0x3fdba000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3fdba000;
    expect lane 2 R8 = 0x00000000  R9 = 0x45656000  R10 = 0x45656000  R11 = 0x00000000;
    expect lane 3 R8 = 0x45656000  R9 = 0x45656000  R10 = 0x45656000  R11 = 0x45656000;
    expect lane 4 R8 = 0x45656000  R9 = 0x3faba000  R10 = 0x3faba000  R11 = 0x45656000;
    expect lane 5 R8 = 0x3faba000  R9 = 0x41456000  R10 = 0x41456000  R11 = 0x3faba000;
    expect lane 6 R8 = 0x41456000  R9 = 0x3ae3a000  R10 = 0x3ae3a000  R11 = 0x41456000;
    expect lane 7 R8 = 0x3ae3a000  R9 = 0x3a7e6000  R10 = 0x3a7e6000  R11 = 0x3ae3a000;
    expect lane 8 R8 = 0x3a7e6000  R9 = 0x3d63e000  R10 = 0x3d63e000  R11 = 0x3a7e6000;
    expect lane 9 R8 = 0x3d63e000  R9 = 0x3d456000  R10 = 0x3d456000  R11 = 0x3d63e000;
    expect lane 10 R8 = 0x3d456000  R9 = 0x4002c000  R10 = 0x4002c000  R11 = 0x3d456000;
    expect lane 11 R8 = 0x4002c000  R9 = 0x3ff16000  R10 = 0x3ff16000  R11 = 0x4002c000;
    expect lane 12 R8 = 0x3ff16000  R9 = 0x40242000  R10 = 0x40242000  R11 = 0x3ff16000;
    expect lane 13 R8 = 0x40242000  R9 = 0x3fdba000  R10 = 0x3fdba000  R11 = 0x40242000;
    expect lane 14 R8 = 0x3fdba000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3fdba000;
    expect lane 15 R8 = 0x00000000  R9 = 0x45656000  R10 = 0x45656000  R11 = 0x00000000;
    expect lane 16 R8 = 0x45656000  R9 = 0x45656000  R10 = 0x45656000  R11 = 0x45656000;
    expect lane 17 R8 = 0x45656000  R9 = 0x3faba000  R10 = 0x3faba000  R11 = 0x45656000;
}

warp 19 { # bc6h_uf16: WRAP CLAMP_TO_EDGE, row 4
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3e882000  R9 = 0x3e7e6000  R10 = 0x3fe9e000  R11 = 0x40242000;
    expect lane 1 R8 = 0x3e7e6000  R9 = 0x41ea0000  R10 = 0x00000000  R11 = 0x3fe9e000;
    expect lane 2 R8 = 0x41ea0000  R9 = 0x00000000  R10 = 0x45656000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x46252000  R11 = 0x45656000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x41910000  R11 = 0x46252000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x44a58000  R11 = 0x41910000;
    expect lane 6 R8 = 0x00000000  R9 = 0x46dda000  R10 = 0x3d26e000  R11 = 0x44a58000;
    expect lane 7 R8 = 0x46dda000  R9 = 0x46a0a000  R10 = 0x3d26e000  R11 = 0x3d26e000;
    expect lane 8 R8 = 0x46a0a000  R9 = 0x47436000  R10 = 0x3b438000  R11 = 0x3d26e000;
    expect lane 9 R8 = 0x47436000  R9 = 0x46ffa000  R10 = 0x3a1e8000  R11 = 0x3b438000;
    expect lane 10 R8 = 0x46ffa000  R9 = 0x3e9c2000  R10 = 0x4007c000  R11 = 0x3a1e8000;
    expect lane 11 R8 = 0x3e9c2000  R9 = 0x3ea6a000  R10 = 0x3ff80000  R11 = 0x4007c000;
    expect lane 12 R8 = 0x3ea6a000  R9 = 0x3e882000  R10 = 0x40242000  R11 = 0x3ff80000;
    expect lane 13 R8 = 0x3e882000  R9 = 0x3e7e6000  R10 = 0x3fe9e000  R11 = 0x40242000;
    expect lane 14 R8 = 0x3e7e6000  R9 = 0x41ea0000  R10 = 0x00000000  R11 = 0x3fe9e000;
    expect lane 15 R8 = 0x41ea0000  R9 = 0x00000000  R10 = 0x45656000  R11 = 0x00000000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x46252000  R11 = 0x45656000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x41910000  R11 = 0x46252000;
}

warp 20 { # bc6h_uf16: WRAP CLAMP_TO_EDGE, row 9
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3cb54000  R9 = 0x3cae8000  R10 = 0x3cae8000  R11 = 0x3cb54000;
    expect lane 1 R8 = 0x3cae8000  R9 = 0x3cdac000  R10 = 0x3cdac000  R11 = 0x3cae8000;
    expect lane 2 R8 = 0x3cdac000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3cdac000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x41f78000  R10 = 0x41f78000  R11 = 0x00000000;
    expect lane 7 R8 = 0x41f78000  R9 = 0x41fec000  R10 = 0x41fec000  R11 = 0x41f78000;
    expect lane 8 R8 = 0x41fec000  R9 = 0x41f3c000  R10 = 0x41f3c000  R11 = 0x41fec000;
    expect lane 9 R8 = 0x41f3c000  R9 = 0x41f20000  R10 = 0x41f20000  R11 = 0x41f3c000;
    expect lane 10 R8 = 0x41f20000  R9 = 0x3c65a000  R10 = 0x3c65a000  R11 = 0x41f20000;
    expect lane 11 R8 = 0x3c65a000  R9 = 0x3ccb6000  R10 = 0x3ccb6000  R11 = 0x3c65a000;
    expect lane 12 R8 = 0x3ccb6000  R9 = 0x3cb54000  R10 = 0x3cb54000  R11 = 0x3ccb6000;
    expect lane 13 R8 = 0x3cb54000  R9 = 0x3cae8000  R10 = 0x3cae8000  R11 = 0x3cb54000;
    expect lane 14 R8 = 0x3cae8000  R9 = 0x3cdac000  R10 = 0x3cdac000  R11 = 0x3cae8000;
    expect lane 15 R8 = 0x3cdac000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3cdac000;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 21 { # bc7u: MIRROR MIRROR, row 0
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f129293  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3f129293;
    expect lane 1 R8 = 0x3e909091  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3e909091;
    expect lane 2 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 3 R8 = 0x3f26a6a7  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3f26a6a7;
    expect lane 4 R8 = 0x3e909091  R9 = 0x3f129293  R10 = 0x3f129293  R11 = 0x3e909091;
    expect lane 5 R8 = 0x3f129293  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3f129293;
    expect lane 6 R8 = 0x3e909091  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e909091;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3eb6b6b7  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 16 R8 = 0x3eb6b6b7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3eb6b6b7;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 22 { # bc7u: MIRROR MIRROR, row 4
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e909091  R11 = 0x3e109091;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3e109091  R11 = 0x3e909091;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ef0f0f1  R11 = 0x3e109091;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3eeaeaeb  R10 = 0x3f800000  R11 = 0x3ef0f0f1;
    expect lane 7 R8 = 0x3eeaeaeb  R9 = 0x3ecececf  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3ecececf  R9 = 0x3eeaeaeb  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3eeaeaeb  R9 = 0x3d60e0e1  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3d60e0e1  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f0c8c8d  R10 = 0x3e909091  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 16 R8 = 0x3f0c8c8d  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e909091;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 23 { # bc7u: MIRROR MIRROR, row 9
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3ec2c2c3  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3ec2c2c3;
    expect lane 8 R8 = 0x3ef2f2f3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ef2f2f3;
    expect lane 9 R8 = 0x3ec2c2c3  R9 = 0x3ec2c2c3  R10 = 0x3ec2c2c3  R11 = 0x3ec2c2c3;
    expect lane 10 R8 = 0x3ec2c2c3  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ec2c2c3;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3eeaeaeb  R10 = 0x3eeaeaeb  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 16 R8 = 0x3eeaeaeb  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3eeaeaeb;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 24 { # etc2_rgb: CLAMP_TO_EDGE WRAP, row 0
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 1 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 2 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 3 R8 = 0x3e008081  R9 = 0x3ec8c8c9  R10 = 0x3f109091  R11 = 0x3f22a2a3;
    expect lane 4 R8 = 0x3ec8c8c9  R9 = 0x00000000  R10 = 0x3f109091  R11 = 0x3f109091;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f36b6b7  R11 = 0x3f109091;
    expect lane 6 R8 = 0x00000000  R9 = 0x3efafafb  R10 = 0x3f22a2a3  R11 = 0x3f36b6b7;
    expect lane 7 R8 = 0x3efafafb  R9 = 0x3ed8d8d9  R10 = 0x3f109091  R11 = 0x3f22a2a3;
    expect lane 8 R8 = 0x3ed8d8d9  R9 = 0x3eb6b6b7  R10 = 0x3f109091  R11 = 0x3f109091;
    expect lane 9 R8 = 0x3eb6b6b7  R9 = 0x3e929293  R10 = 0x3f36b6b7  R11 = 0x3f109091;
    expect lane 10 R8 = 0x3e929293  R9 = 0x3f19999a  R10 = 0x3eaaaaab  R11 = 0x3f36b6b7;
    expect lane 11 R8 = 0x3f19999a  R9 = 0x3ef2f2f3  R10 = 0x3f19999a  R11 = 0x3eaaaaab;
    expect lane 12 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3e949495  R11 = 0x3f19999a;
    expect lane 13 R8 = 0x3ef2f2f3  R9 = 0x3e888889  R10 = 0x3f19999a  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3e888889  R9 = 0x3f7bfbfc  R10 = 0x3e6ceced  R11 = 0x3f19999a;
    expect lane 15 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e6ceced  R11 = 0x3e6ceced;
    expect lane 16 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e6ceced  R11 = 0x3e6ceced;
    expect lane 17 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e6ceced  R11 = 0x3e6ceced;
}

warp 25 { # etc2_rgb: CLAMP_TO_EDGE WRAP, row 4
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3e6ceced  R9 = 0x3e6ceced  R10 = 0x3e109091  R11 = 0x3e109091;
    expect lane 1 R8 = 0x3e6ceced  R9 = 0x3e6ceced  R10 = 0x3e109091  R11 = 0x3e109091;
    expect lane 2 R8 = 0x3e6ceced  R9 = 0x3e6ceced  R10 = 0x3e109091  R11 = 0x3e109091;
    expect lane 3 R8 = 0x3e6ceced  R9 = 0x3e44c4c5  R10 = 0x3ec8c8c9  R11 = 0x3e109091;
    expect lane 4 R8 = 0x3e44c4c5  R9 = 0x00000000  R10 = 0x3e109091  R11 = 0x3ec8c8c9;
    expect lane 5 R8 = 0x00000000  R9 = 0x3da8a8a9  R10 = 0x3e008081  R11 = 0x3e109091;
    expect lane 6 R8 = 0x3da8a8a9  R9 = 0x3f4ccccd  R10 = 0x3e44c4c5  R11 = 0x3e008081;
    expect lane 7 R8 = 0x3f4ccccd  R9 = 0x3f4ccccd  R10 = 0x3e008081  R11 = 0x3e44c4c5;
    expect lane 8 R8 = 0x3f4ccccd  R9 = 0x3f4ccccd  R10 = 0x3d70f0f1  R11 = 0x3e008081;
    expect lane 9 R8 = 0x3f4ccccd  R9 = 0x3df8f8f9  R10 = 0x00000000  R11 = 0x3d70f0f1;
    expect lane 10 R8 = 0x3df8f8f9  R9 = 0x3f24a4a5  R10 = 0x3f39b9ba  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f24a4a5  R9 = 0x3e70f0f1  R10 = 0x3ef2f2f3  R11 = 0x3f39b9ba;
    expect lane 12 R8 = 0x3e70f0f1  R9 = 0x3f5cdcdd  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 13 R8 = 0x3f5cdcdd  R9 = 0x3ee8e8e9  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 14 R8 = 0x3ee8e8e9  R9 = 0x3e68e8e9  R10 = 0x3f7bfbfc  R11 = 0x3ef2f2f3;
    expect lane 15 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 16 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 17 R8 = 0x3e68e8e9  R9 = 0x3e68e8e9  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
}

warp 26 { # etc2_rgb: CLAMP_TO_EDGE WRAP, row 9
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 1 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 2 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 3 R8 = 0x3e008081  R9 = 0x3ec8c8c9  R10 = 0x3f109091  R11 = 0x3f22a2a3;
    expect lane 4 R8 = 0x3ec8c8c9  R9 = 0x00000000  R10 = 0x3f109091  R11 = 0x3f109091;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f36b6b7  R11 = 0x3f109091;
    expect lane 6 R8 = 0x00000000  R9 = 0x3efafafb  R10 = 0x3f22a2a3  R11 = 0x3f36b6b7;
    expect lane 7 R8 = 0x3efafafb  R9 = 0x3ed8d8d9  R10 = 0x3f109091  R11 = 0x3f22a2a3;
    expect lane 8 R8 = 0x3ed8d8d9  R9 = 0x3eb6b6b7  R10 = 0x3f109091  R11 = 0x3f109091;
    expect lane 9 R8 = 0x3eb6b6b7  R9 = 0x3e929293  R10 = 0x3f36b6b7  R11 = 0x3f109091;
    expect lane 10 R8 = 0x3e929293  R9 = 0x3f19999a  R10 = 0x3eaaaaab  R11 = 0x3f36b6b7;
    expect lane 11 R8 = 0x3f19999a  R9 = 0x3ef2f2f3  R10 = 0x3f19999a  R11 = 0x3eaaaaab;
    expect lane 12 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3e949495  R11 = 0x3f19999a;
    expect lane 13 R8 = 0x3ef2f2f3  R9 = 0x3e888889  R10 = 0x3f19999a  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3e888889  R9 = 0x3f7bfbfc  R10 = 0x3e6ceced  R11 = 0x3f19999a;
    expect lane 15 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e6ceced  R11 = 0x3e6ceced;
    expect lane 16 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e6ceced  R11 = 0x3e6ceced;
    expect lane 17 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3e6ceced  R11 = 0x3e6ceced;
}

warp 27 { # etc2_rgb_pta: BORDER MIRROR_ONCE_BORDER, row 0
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f0c8c8d  R9 = 0x3f59d9da  R10 = 0x3f59d9da  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3f59d9da  R9 = 0x3f59d9da  R10 = 0x3f59d9da  R11 = 0x3f59d9da;
    expect lane 5 R8 = 0x3f59d9da  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f59d9da;
    expect lane 6 R8 = 0x3f0c8c8d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f0c8c8d;
    expect lane 7 R8 = 0x00000000  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ee6e6e7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 9 R8 = 0x00000000  R9 = 0x3f54d4d5  R10 = 0x3f54d4d5  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f54d4d5  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3f54d4d5;
    expect lane 11 R8 = 0x3f5dddde  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5dddde;
    expect lane 12 R8 = 0x3f5bdbdc  R9 = 0x3f58d8d9  R10 = 0x3f58d8d9  R11 = 0x3f5bdbdc;
    expect lane 13 R8 = 0x3f58d8d9  R9 = 0x3f56d6d7  R10 = 0x3f56d6d7  R11 = 0x3f58d8d9;
    expect lane 14 R8 = 0x3f56d6d7  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x3f56d6d7;
    expect lane 15 R8 = 0x3e949495  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 28 { # etc2_rgb_pta: BORDER MIRROR_ONCE_BORDER, row 4
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3e888889  R10 = 0x3f0c8c8d  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3e888889  R9 = 0x3f4ccccd  R10 = 0x3f800000  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3f4ccccd  R9 = 0x3f52d2d3  R10 = 0x3f0c8c8d  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f52d2d3  R9 = 0x3e888889  R10 = 0x3eb2b2b3  R11 = 0x3f0c8c8d;
    expect lane 6 R8 = 0x3e888889  R9 = 0x3f54d4d5  R10 = 0x3ee6e6e7  R11 = 0x3eb2b2b3;
    expect lane 7 R8 = 0x3f54d4d5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 8 R8 = 0x00000000  R9 = 0x3e50d0d1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e50d0d1  R9 = 0x00000000  R10 = 0x3e50d0d1  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f20a0a1  R11 = 0x3e50d0d1;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f1d9d9e  R11 = 0x3f20a0a1;
    expect lane 12 R8 = 0x00000000  R9 = 0x3d808081  R10 = 0x3f1b9b9c  R11 = 0x3f1d9d9e;
    expect lane 13 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3f189899  R11 = 0x3f1b9b9c;
    expect lane 14 R8 = 0x3d808081  R9 = 0x3f4ccccd  R10 = 0x3e949495  R11 = 0x3f189899;
    expect lane 15 R8 = 0x3f4ccccd  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3e949495;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 29 { # etc2_rgb_pta: BORDER MIRROR_ONCE_BORDER, row 9
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e909091  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e929293  R11 = 0x3e909091;
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e949495  R11 = 0x3e929293;
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e969697  R11 = 0x3e949495;
    expect lane 6 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f46c6c7  R11 = 0x3e969697;
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f74f4f5  R11 = 0x3f46c6c7;
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3f74f4f5;
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3ed8d8d9  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 12 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 13 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3ec0c0c1  R11 = 0x3ed8d8d9;
    expect lane 14 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3de0e0e1  R11 = 0x3ec0c0c1;
    expect lane 15 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3de0e0e1;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 30 { # etc2_rgba: MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE, row 0
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3d60e0e1  R9 = 0x3d109091  R10 = 0x3d109091  R11 = 0x3d60e0e1;
    expect lane 1 R8 = 0x3d109091  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3d109091;
    expect lane 2 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 3 R8 = 0x3c808081  R9 = 0x3d109091  R10 = 0x3d109091  R11 = 0x3c808081;
    expect lane 4 R8 = 0x3d109091  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3d109091;
    expect lane 5 R8 = 0x3d60e0e1  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3d60e0e1;
    expect lane 6 R8 = 0x3d989899  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d989899;
    expect lane 7 R8 = 0x00000000  R9 = 0x3e70f0f1  R10 = 0x3e70f0f1  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e70f0f1  R9 = 0x3f47c7c8  R10 = 0x3f47c7c8  R11 = 0x3e70f0f1;
    expect lane 9 R8 = 0x3f47c7c8  R9 = 0x3ebebebf  R10 = 0x3ebebebf  R11 = 0x3f47c7c8;
    expect lane 10 R8 = 0x3ebebebf  R9 = 0x3ef4f4f5  R10 = 0x3ef4f4f5  R11 = 0x3ebebebf;
    expect lane 11 R8 = 0x3ef4f4f5  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ef4f4f5;
    expect lane 12 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 13 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 14 R8 = 0x3ee8e8e9  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3ee8e8e9;
    expect lane 15 R8 = 0x3e54d4d5  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3e54d4d5;
    expect lane 16 R8 = 0x3e54d4d5  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3e54d4d5;
    expect lane 17 R8 = 0x3e54d4d5  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3e54d4d5;
}

warp 31 { # etc2_rgba: MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE, row 4
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f3dbdbe  R10 = 0x3f038384  R11 = 0x3f088889;
    expect lane 1 R8 = 0x3f3dbdbe  R9 = 0x3f800000  R10 = 0x3efcfcfd  R11 = 0x3f038384;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3efcfcfd  R11 = 0x3efcfcfd;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f3dbdbe  R10 = 0x3f038384  R11 = 0x3efcfcfd;
    expect lane 4 R8 = 0x3f3dbdbe  R9 = 0x3f800000  R10 = 0x3f088889  R11 = 0x3f038384;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f3dbdbe  R10 = 0x3f0d8d8e  R11 = 0x3f088889;
    expect lane 6 R8 = 0x3f3dbdbe  R9 = 0x3f6bebec  R10 = 0x3d909091  R11 = 0x3f0d8d8e;
    expect lane 7 R8 = 0x3f6bebec  R9 = 0x3f5fdfe0  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 8 R8 = 0x3f5fdfe0  R9 = 0x3f53d3d4  R10 = 0x3f47c7c8  R11 = 0x3d909091;
    expect lane 9 R8 = 0x3f53d3d4  R9 = 0x3f46c6c7  R10 = 0x3ebebebf  R11 = 0x3f47c7c8;
    expect lane 10 R8 = 0x3f46c6c7  R9 = 0x3f34b4b5  R10 = 0x3ee8e8e9  R11 = 0x3ebebebf;
    expect lane 11 R8 = 0x3f34b4b5  R9 = 0x3f800000  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3de8e8e9  R10 = 0x3ef4f4f5  R11 = 0x3ee8e8e9;
    expect lane 13 R8 = 0x3de8e8e9  R9 = 0x3d109091  R10 = 0x3ee8e8e9  R11 = 0x3ef4f4f5;
    expect lane 14 R8 = 0x3d109091  R9 = 0x00000000  R10 = 0x3e048485  R11 = 0x3ee8e8e9;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 16 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e048485  R11 = 0x3e048485;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e048485  R11 = 0x3e048485;
}

warp 32 { # etc2_rgba: MIRROR_ONCE_CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE, row 9
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 1 R8 = 0x3ee8e8e9  R9 = 0x3ef4f4f5  R10 = 0x3ef4f4f5  R11 = 0x3ee8e8e9;
    expect lane 2 R8 = 0x3ef4f4f5  R9 = 0x3ef4f4f5  R10 = 0x3ef4f4f5  R11 = 0x3ef4f4f5;
    expect lane 3 R8 = 0x3ef4f4f5  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ef4f4f5;
    expect lane 4 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 5 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 6 R8 = 0x3ee8e8e9  R9 = 0x3f4ccccd  R10 = 0x3f4ccccd  R11 = 0x3ee8e8e9;
    expect lane 7 R8 = 0x3f4ccccd  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f4ccccd;
    expect lane 8 R8 = 0x3f0c8c8d  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f0c8c8d;
    expect lane 9 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 10 R8 = 0x3f3bbbbc  R9 = 0x3dd0d0d1  R10 = 0x3dd0d0d1  R11 = 0x3f3bbbbc;
    expect lane 11 R8 = 0x3dd0d0d1  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3dd0d0d1;
    expect lane 12 R8 = 0x3d008081  R9 = 0x3d008081  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 13 R8 = 0x3d008081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d008081;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 33 { # eac: MIRROR_ONCE_BORDER BORDER, row 0
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3e661cc4  R9 = 0x3eaf15e3  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3eaf15e3  R9 = 0x00000000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3eaf15e3  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3eaf15e3  R9 = 0x3e661cc4  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3e661cc4  R9 = 0x3e661cc4  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0x3e661cc4  R9 = 0x3dfc1f84  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 7 R8 = 0x3dfc1f84  R9 = 0x00000000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f2694d3  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0x3f2694d3  R9 = 0x3e761ec4  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 10 R8 = 0x3e761ec4  R9 = 0x3f309613  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 11 R8 = 0x3f309613  R9 = 0x3ef11e24  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 12 R8 = 0x3ef11e24  R9 = 0x3e9d13a2  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 13 R8 = 0x3e9d13a2  R9 = 0x3e811022  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 14 R8 = 0x3e811022  R9 = 0x3f800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 34 { # eac: MIRROR_ONCE_BORDER BORDER, row 4
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3e421843  R9 = 0x3ee31c64  R10 = 0x3ed71ae3  R11 = 0x3e661cc4;
    expect lane 1 R8 = 0x3ee31c64  R9 = 0x3e421843  R10 = 0x00000000  R11 = 0x3ed71ae3;
    expect lane 2 R8 = 0x3e421843  R9 = 0x3e421843  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e421843  R9 = 0x3ee31c64  R10 = 0x3ed71ae3  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ee31c64  R9 = 0x3e421843  R10 = 0x3e661cc4  R11 = 0x3ed71ae3;
    expect lane 5 R8 = 0x3e421843  R9 = 0x3e9512a2  R10 = 0x3e661cc4  R11 = 0x3e661cc4;
    expect lane 6 R8 = 0x3e9512a2  R9 = 0x3f2694d3  R10 = 0x3d841082  R11 = 0x3e661cc4;
    expect lane 7 R8 = 0x3f2694d3  R9 = 0x3f1c9392  R10 = 0x3bc01803  R11 = 0x3d841082;
    expect lane 8 R8 = 0x3f1c9392  R9 = 0x3f800000  R10 = 0x3e761ec4  R11 = 0x3bc01803;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3e761ec4;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f0a9152  R10 = 0x3ef11e24  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f0a9152  R9 = 0x3f4b9973  R10 = 0x3e811022  R11 = 0x3ef11e24;
    expect lane 12 R8 = 0x3f4b9973  R9 = 0x3f729e54  R10 = 0x3ec718e3  R11 = 0x3e811022;
    expect lane 13 R8 = 0x3f729e54  R9 = 0x3f4b9973  R10 = 0x3ef11e24  R11 = 0x3ec718e3;
    expect lane 14 R8 = 0x3f4b9973  R9 = 0x3f3796f3  R10 = 0x3f800000  R11 = 0x3ef11e24;
    expect lane 15 R8 = 0x3f3796f3  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 35 { # eac: MIRROR_ONCE_BORDER BORDER, row 9
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f6a9d54  R11 = 0x3f619c34;
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f769ed4  R11 = 0x3f6a9d54;
    expect lane 2 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f769ed4  R11 = 0x3f769ed4;
    expect lane 3 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f6a9d54  R11 = 0x3f769ed4;
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f619c34  R11 = 0x3f6a9d54;
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f800000  R11 = 0x3f619c34;
    expect lane 6 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f3696d3  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f3696d3  R11 = 0x3f3696d3;
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e7a1f44  R11 = 0x3f3696d3;
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e9d13a2  R11 = 0x3e7a1f44;
    expect lane 10 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f3696d3  R11 = 0x3e9d13a2;
    expect lane 11 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f3696d3  R11 = 0x3f3696d3;
    expect lane 12 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e7a1f44  R11 = 0x3f3696d3;
    expect lane 13 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3e9d13a2  R11 = 0x3e7a1f44;
    expect lane 14 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3edd1ba3  R11 = 0x3e9d13a2;
    expect lane 15 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3edd1ba3;
    expect lane 16 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 17 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 36 { # eac_snorm: WRAP BORDER, row 0
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 1 R8 = 0xbec8320d  R9 = 0xbf0a2289  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 2 R8 = 0xbf0a2289  R9 = 0xbe8c2309  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 3 R8 = 0xbe8c2309  R9 = 0xbf26298a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 4 R8 = 0xbf26298a  R9 = 0xbf162589  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 5 R8 = 0xbf162589  R9 = 0xbf3e2f8c  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 6 R8 = 0xbf3e2f8c  R9 = 0x3f800000  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3e942509  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 8 R8 = 0x3e942509  R9 = 0x3ef43d0f  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 9 R8 = 0x3ef43d0f  R9 = 0x3f2a2a8b  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 10 R8 = 0x3f2a2a8b  R9 = 0xbe20280a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 11 R8 = 0xbe20280a  R9 = 0xbe20280a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 12 R8 = 0xbe20280a  R9 = 0x3f66398e  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 13 R8 = 0x3f66398e  R9 = 0xbec8320d  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 14 R8 = 0xbec8320d  R9 = 0xbf0a2289  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 15 R8 = 0xbf0a2289  R9 = 0xbe8c2309  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 16 R8 = 0xbe8c2309  R9 = 0xbf26298a  R10 = 0x3e800000  R11 = 0x3e800000;
    expect lane 17 R8 = 0xbf26298a  R9 = 0xbf162589  R10 = 0x3e800000  R11 = 0x3e800000;
}

warp 37 { # eac_snorm: WRAP BORDER, row 4
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0xbeac2b0b  R9 = 0x3e082209  R10 = 0x3f2a2a8b  R11 = 0x3f66398e;
    expect lane 1 R8 = 0x3e082209  R9 = 0xbf4cb32d  R10 = 0xbe48320d  R11 = 0x3f2a2a8b;
    expect lane 2 R8 = 0xbf4cb32d  R9 = 0x3a802008  R10 = 0xbf26298a  R11 = 0xbe48320d;
    expect lane 3 R8 = 0x3a802008  R9 = 0x3c882209  R10 = 0xbf3e2f8c  R11 = 0xbf26298a;
    expect lane 4 R8 = 0x3c882209  R9 = 0x3ba0280a  R10 = 0xbf3e2f8c  R11 = 0xbf3e2f8c;
    expect lane 5 R8 = 0x3ba0280a  R9 = 0x3c302c0b  R10 = 0xbf56358d  R11 = 0xbf3e2f8c;
    expect lane 6 R8 = 0x3c302c0b  R9 = 0xbf800000  R10 = 0x3f2a2a8b  R11 = 0xbf56358d;
    expect lane 7 R8 = 0xbf800000  R9 = 0xbdd0340d  R10 = 0x3f5a368e  R11 = 0x3f2a2a8b;
    expect lane 8 R8 = 0xbdd0340d  R9 = 0xbf800000  R10 = 0x3f2a2a8b  R11 = 0x3f5a368e;
    expect lane 9 R8 = 0xbf800000  R9 = 0xbf7a3e90  R10 = 0x3e282a0b  R11 = 0x3f2a2a8b;
    expect lane 10 R8 = 0xbf7a3e90  R9 = 0xbe8c2309  R10 = 0x3f2a2a8b  R11 = 0x3e282a0b;
    expect lane 11 R8 = 0xbe8c2309  R9 = 0xbe58360e  R10 = 0xbe20280a  R11 = 0x3f2a2a8b;
    expect lane 12 R8 = 0xbe58360e  R9 = 0xbeac2b0b  R10 = 0x3f66398e  R11 = 0xbe20280a;
    expect lane 13 R8 = 0xbeac2b0b  R9 = 0x3e082209  R10 = 0x3f2a2a8b  R11 = 0x3f66398e;
    expect lane 14 R8 = 0x3e082209  R9 = 0xbf4cb32d  R10 = 0xbe48320d  R11 = 0x3f2a2a8b;
    expect lane 15 R8 = 0xbf4cb32d  R9 = 0x3a802008  R10 = 0xbf26298a  R11 = 0xbe48320d;
    expect lane 16 R8 = 0x3a802008  R9 = 0x3c882209  R10 = 0xbf3e2f8c  R11 = 0xbf26298a;
    expect lane 17 R8 = 0x3c882209  R9 = 0x3ba0280a  R10 = 0xbf3e2f8c  R11 = 0xbf3e2f8c;
}

warp 38 { # eac_snorm: WRAP BORDER, row 9
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3ef03c0f;
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbc802008  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3cc0300c  R11 = 0xbc802008;
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d40300c  R11 = 0x3cc0300c;
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3dc0300c  R11 = 0x3d40300c;
    expect lane 6 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf4370dc  R11 = 0x3dc0300c;
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf41705c  R11 = 0xbf4370dc;
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf3feffc  R11 = 0xbf41705c;
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbf3d2f4c  R11 = 0xbf3feffc;
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ef03c0f  R11 = 0xbf3d2f4c;
    expect lane 11 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3ef03c0f;
    expect lane 12 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3ef03c0f  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3ef03c0f;
    expect lane 14 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xbc802008  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3cc0300c  R11 = 0xbc802008;
    expect lane 17 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3d40300c  R11 = 0x3cc0300c;
}

warp 39 { # eacx2: MIRROR CLAMP_TO_EDGE, row 0
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0x3e2a1543  R9 = 0x3f5a9b53  R10 = 0x3f5a9b53  R11 = 0x3e2a1543;
    expect lane 1 R8 = 0x3f5a9b53  R9 = 0x3e9712e2  R10 = 0x3e9712e2  R11 = 0x3f5a9b53;
    expect lane 2 R8 = 0x3e9712e2  R9 = 0x3e9712e2  R10 = 0x3e9712e2  R11 = 0x3e9712e2;
    expect lane 3 R8 = 0x3e9712e2  R9 = 0x3f5a9b53  R10 = 0x3f5a9b53  R11 = 0x3e9712e2;
    expect lane 4 R8 = 0x3f5a9b53  R9 = 0x3e2a1543  R10 = 0x3e2a1543  R11 = 0x3f5a9b53;
    expect lane 5 R8 = 0x3e2a1543  R9 = 0x3f2e95d3  R10 = 0x3f2e95d3  R11 = 0x3e2a1543;
    expect lane 6 R8 = 0x3f2e95d3  R9 = 0x3f049092  R10 = 0x3f049092  R11 = 0x3f2e95d3;
    expect lane 7 R8 = 0x3f049092  R9 = 0x3f2694d3  R10 = 0x3f2694d3  R11 = 0x3f049092;
    expect lane 8 R8 = 0x3f2694d3  R9 = 0x3f2a9553  R10 = 0x3f2a9553  R11 = 0x3f2694d3;
    expect lane 9 R8 = 0x3f2a9553  R9 = 0x3f089112  R10 = 0x3f089112  R11 = 0x3f2a9553;
    expect lane 10 R8 = 0x3f089112  R9 = 0x3f409813  R10 = 0x3f409813  R11 = 0x3f089112;
    expect lane 11 R8 = 0x3f409813  R9 = 0x3e931262  R10 = 0x3e931262  R11 = 0x3f409813;
    expect lane 12 R8 = 0x3e931262  R9 = 0x3f089112  R10 = 0x3f089112  R11 = 0x3e931262;
    expect lane 13 R8 = 0x3f089112  R9 = 0x3e6e1dc4  R10 = 0x3e6e1dc4  R11 = 0x3f089112;
    expect lane 14 R8 = 0x3e6e1dc4  R9 = 0x3d481903  R10 = 0x3d481903  R11 = 0x3e6e1dc4;
    expect lane 15 R8 = 0x3d481903  R9 = 0x3d481903  R10 = 0x3d481903  R11 = 0x3d481903;
    expect lane 16 R8 = 0x3d481903  R9 = 0x3e6e1dc4  R10 = 0x3e6e1dc4  R11 = 0x3d481903;
    expect lane 17 R8 = 0x3e6e1dc4  R9 = 0x3f089112  R10 = 0x3f089112  R11 = 0x3e6e1dc4;
}

warp 40 { # eacx2: MIRROR CLAMP_TO_EDGE, row 4
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3f099132  R9 = 0x3f099132  R10 = 0x3e9712e2  R11 = 0x3e561ac3;
    expect lane 1 R8 = 0x3f099132  R9 = 0x3f099132  R10 = 0x3f449893  R11 = 0x3e9712e2;
    expect lane 2 R8 = 0x3f099132  R9 = 0x3f099132  R10 = 0x3f449893  R11 = 0x3f449893;
    expect lane 3 R8 = 0x3f099132  R9 = 0x3f099132  R10 = 0x3e9712e2  R11 = 0x3f449893;
    expect lane 4 R8 = 0x3f099132  R9 = 0x3f099132  R10 = 0x3e561ac3  R11 = 0x3e9712e2;
    expect lane 5 R8 = 0x3f099132  R9 = 0x3ee11c24  R10 = 0x3f5a9b53  R11 = 0x3e561ac3;
    expect lane 6 R8 = 0x3ee11c24  R9 = 0x3f679cf4  R10 = 0x3f2694d3  R11 = 0x3f5a9b53;
    expect lane 7 R8 = 0x3f679cf4  R9 = 0x3f800000  R10 = 0x3f229453  R11 = 0x3f2694d3;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f009012  R11 = 0x3f229453;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f289513  R10 = 0x3f2694d3  R11 = 0x3f009012;
    expect lane 10 R8 = 0x3f289513  R9 = 0x3f4a9953  R10 = 0x3f409813  R11 = 0x3f2694d3;
    expect lane 11 R8 = 0x3f4a9953  R9 = 0x3ea514a3  R10 = 0x3f329653  R11 = 0x3f409813;
    expect lane 12 R8 = 0x3ea514a3  R9 = 0x00000000  R10 = 0x3f409813  R11 = 0x3f329653;
    expect lane 13 R8 = 0x00000000  R9 = 0x3e1612c2  R10 = 0x3ee71ce4  R11 = 0x3f409813;
    expect lane 14 R8 = 0x3e1612c2  R9 = 0x3f2b9573  R10 = 0x00000000  R11 = 0x3ee71ce4;
    expect lane 15 R8 = 0x3f2b9573  R9 = 0x3f2b9573  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f2b9573  R9 = 0x3e1612c2  R10 = 0x3ee71ce4  R11 = 0x00000000;
    expect lane 17 R8 = 0x3e1612c2  R9 = 0x00000000  R10 = 0x3f409813  R11 = 0x3ee71ce4;
}

warp 41 { # eacx2: MIRROR CLAMP_TO_EDGE, row 9
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0x3ebd17a3  R9 = 0x3eb11623  R10 = 0x3eb11623  R11 = 0x3ebd17a3;
    expect lane 1 R8 = 0x3eb11623  R9 = 0x3eb11623  R10 = 0x3eb11623  R11 = 0x3eb11623;
    expect lane 2 R8 = 0x3eb11623  R9 = 0x3eb11623  R10 = 0x3eb11623  R11 = 0x3eb11623;
    expect lane 3 R8 = 0x3eb11623  R9 = 0x3eb11623  R10 = 0x3eb11623  R11 = 0x3eb11623;
    expect lane 4 R8 = 0x3eb11623  R9 = 0x3ebd17a3  R10 = 0x3ebd17a3  R11 = 0x3eb11623;
    expect lane 5 R8 = 0x3ebd17a3  R9 = 0x3ed51aa3  R10 = 0x3ed51aa3  R11 = 0x3ebd17a3;
    expect lane 6 R8 = 0x3ed51aa3  R9 = 0x3f2b9573  R10 = 0x3f2b9573  R11 = 0x3ed51aa3;
    expect lane 7 R8 = 0x3f2b9573  R9 = 0x3f2b9573  R10 = 0x3f2b9573  R11 = 0x3f2b9573;
    expect lane 8 R8 = 0x3f2b9573  R9 = 0x3f439873  R10 = 0x3f439873  R11 = 0x3f2b9573;
    expect lane 9 R8 = 0x3f439873  R9 = 0x3f0d91b2  R10 = 0x3f0d91b2  R11 = 0x3f439873;
    expect lane 10 R8 = 0x3f0d91b2  R9 = 0x3f2b9573  R10 = 0x3f2b9573  R11 = 0x3f0d91b2;
    expect lane 11 R8 = 0x3f2b9573  R9 = 0x3f2b9573  R10 = 0x3f2b9573  R11 = 0x3f2b9573;
    expect lane 12 R8 = 0x3f2b9573  R9 = 0x3f439873  R10 = 0x3f439873  R11 = 0x3f2b9573;
    expect lane 13 R8 = 0x3f439873  R9 = 0x3f0d91b2  R10 = 0x3f0d91b2  R11 = 0x3f439873;
    expect lane 14 R8 = 0x3f0d91b2  R9 = 0x3f0730e6  R10 = 0x3f0730e6  R11 = 0x3f0d91b2;
    expect lane 15 R8 = 0x3f0730e6  R9 = 0x3f0730e6  R10 = 0x3f0730e6  R11 = 0x3f0730e6;
    expect lane 16 R8 = 0x3f0730e6  R9 = 0x3f0d91b2  R10 = 0x3f0d91b2  R11 = 0x3f0730e6;
    expect lane 17 R8 = 0x3f0d91b2  R9 = 0x3f439873  R10 = 0x3f439873  R11 = 0x3f0d91b2;
}

warp 42 { # eacx2_snorm: CLAMP_TO_EDGE MIRROR, row 0
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 0 / 9.0
    expect lane 0 R8 = 0xbf56358d  R9 = 0xbf56358d  R10 = 0xbf56358d  R11 = 0xbf56358d;
    expect lane 1 R8 = 0xbf56358d  R9 = 0xbf56358d  R10 = 0xbf56358d  R11 = 0xbf56358d;
    expect lane 2 R8 = 0xbf56358d  R9 = 0xbf56358d  R10 = 0xbf56358d  R11 = 0xbf56358d;
    expect lane 3 R8 = 0xbf56358d  R9 = 0xbf1a268a  R10 = 0xbf1a268a  R11 = 0xbf56358d;
    expect lane 4 R8 = 0xbf1a268a  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf1a268a;
    expect lane 5 R8 = 0xbf800000  R9 = 0xbf1a268a  R10 = 0xbf1a268a  R11 = 0xbf800000;
    expect lane 6 R8 = 0xbf1a268a  R9 = 0x3f0c2309  R10 = 0x3f0c2309  R11 = 0xbf1a268a;
    expect lane 7 R8 = 0x3f0c2309  R9 = 0x3f6c3b0f  R10 = 0x3f6c3b0f  R11 = 0x3f0c2309;
    expect lane 8 R8 = 0x3f6c3b0f  R9 = 0x3f24290a  R10 = 0x3f24290a  R11 = 0x3f6c3b0f;
    expect lane 9 R8 = 0x3f24290a  R9 = 0x3f0c2309  R10 = 0x3f0c2309  R11 = 0x3f24290a;
    expect lane 10 R8 = 0x3f0c2309  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f0c2309;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbf0a2289  R10 = 0xbf0a2289  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf0a2289  R9 = 0xbf0a2289  R10 = 0xbf0a2289  R11 = 0xbf0a2289;
    expect lane 13 R8 = 0xbf0a2289  R9 = 0xbf0a2289  R10 = 0xbf0a2289  R11 = 0xbf0a2289;
    expect lane 14 R8 = 0xbf0a2289  R9 = 0xbf382e0c  R10 = 0xbf382e0c  R11 = 0xbf0a2289;
    expect lane 15 R8 = 0xbf382e0c  R9 = 0xbf382e0c  R10 = 0xbf382e0c  R11 = 0xbf382e0c;
    expect lane 16 R8 = 0xbf382e0c  R9 = 0xbf382e0c  R10 = 0xbf382e0c  R11 = 0xbf382e0c;
    expect lane 17 R8 = 0xbf382e0c  R9 = 0xbf382e0c  R10 = 0xbf382e0c  R11 = 0xbf382e0c;
}

warp 43 { # eacx2_snorm: CLAMP_TO_EDGE MIRROR, row 4
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 4 / 9.0
    expect lane 0 R8 = 0x3e942509  R9 = 0x3e942509  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0x3e942509  R9 = 0x3e942509  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0x3e942509  R9 = 0x3e942509  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 3 R8 = 0x3e942509  R9 = 0xbdf03c0f  R10 = 0xbee4390e  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbdf03c0f  R9 = 0xbdf03c0f  R10 = 0xbe082209  R11 = 0xbee4390e;
    expect lane 5 R8 = 0xbdf03c0f  R9 = 0x3e942509  R10 = 0xbf800000  R11 = 0xbe082209;
    expect lane 6 R8 = 0x3e942509  R9 = 0x3f5e378e  R10 = 0x3f0c2309  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3f5e378e  R9 = 0x3f102409  R10 = 0x3f800000  R11 = 0x3f0c2309;
    expect lane 8 R8 = 0x3f102409  R9 = 0x3d60380e  R10 = 0x3f3c2f0c  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3d60380e  R9 = 0x3f5e378e  R10 = 0x3f54350d  R11 = 0x3f3c2f0c;
    expect lane 10 R8 = 0x3f5e378e  R9 = 0x3ba0280a  R10 = 0xbf800000  R11 = 0x3f54350d;
    expect lane 11 R8 = 0x3ba0280a  R9 = 0xbbc0300c  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbbc0300c  R9 = 0xbc002008  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 13 R8 = 0xbc002008  R9 = 0x3ba0280a  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 14 R8 = 0x3ba0280a  R9 = 0x3df03c0f  R10 = 0xbe942509  R11 = 0xbf800000;
    expect lane 15 R8 = 0x3df03c0f  R9 = 0x3df03c0f  R10 = 0xbe942509  R11 = 0xbe942509;
    expect lane 16 R8 = 0x3df03c0f  R9 = 0x3df03c0f  R10 = 0xbe942509  R11 = 0xbe942509;
    expect lane 17 R8 = 0x3df03c0f  R9 = 0x3df03c0f  R10 = 0xbe942509  R11 = 0xbe942509;
}

warp 44 { # eacx2_snorm: CLAMP_TO_EDGE MIRROR, row 9
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x3ffff
    s = (lane - 2) / 13.0  t = 9 / 9.0
    expect lane 0 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 1 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 2 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 3 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 4 R8 = 0xbf800000  R9 = 0xbf4a328d  R10 = 0xbf4a328d  R11 = 0xbf800000;
    expect lane 5 R8 = 0xbf4a328d  R9 = 0x3edc370e  R10 = 0x3edc370e  R11 = 0xbf4a328d;
    expect lane 6 R8 = 0x3edc370e  R9 = 0x3f7e3f90  R10 = 0x3f7e3f90  R11 = 0x3edc370e;
    expect lane 7 R8 = 0x3f7e3f90  R9 = 0x3ef43d0f  R10 = 0x3ef43d0f  R11 = 0x3f7e3f90;
    expect lane 8 R8 = 0x3ef43d0f  R9 = 0xbd20280a  R10 = 0xbd20280a  R11 = 0x3ef43d0f;
    expect lane 9 R8 = 0xbd20280a  R9 = 0x3f3c2f0c  R10 = 0x3f3c2f0c  R11 = 0xbd20280a;
    expect lane 10 R8 = 0x3f3c2f0c  R9 = 0x3ec8320d  R10 = 0x3ec8320d  R11 = 0x3f3c2f0c;
    expect lane 11 R8 = 0x3ec8320d  R9 = 0xbf062188  R10 = 0xbf062188  R11 = 0x3ec8320d;
    expect lane 12 R8 = 0xbf062188  R9 = 0x3f50340d  R10 = 0x3f50340d  R11 = 0xbf062188;
    expect lane 13 R8 = 0x3f50340d  R9 = 0xbf3c2f0c  R10 = 0xbf3c2f0c  R11 = 0x3f50340d;
    expect lane 14 R8 = 0xbf3c2f0c  R9 = 0x3f4e739d  R10 = 0x3f4e739d  R11 = 0xbf3c2f0c;
    expect lane 15 R8 = 0x3f4e739d  R9 = 0x3f4e739d  R10 = 0x3f4e739d  R11 = 0x3f4e739d;
    expect lane 16 R8 = 0x3f4e739d  R9 = 0x3f4e739d  R10 = 0x3f4e739d  R11 = 0x3f4e739d;
    expect lane 17 R8 = 0x3f4e739d  R9 = 0x3f4e739d  R10 = 0x3f4e739d  R11 = 0x3f4e739d;
}

warp 45 { # in texels
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0xffff
    s = lane  t = 4.25
    expect lane 0 R8 = 0x3f000000  R9 = 0x3f159596  R10 = 0x3f058586  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f159596  R9 = 0x3ea4a4a5  R10 = 0x3f058586  R11 = 0x3f058586;
    expect lane 2 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3d008081  R11 = 0x3f058586;
    expect lane 3 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3d008081  R11 = 0x3d008081;
    expect lane 4 R8 = 0x3ea4a4a5  R9 = 0x3ef8f8f9  R10 = 0x3f189899  R11 = 0x3d008081;
    expect lane 5 R8 = 0x3ef8f8f9  R9 = 0x3f119192  R10 = 0x3f1e9e9f  R11 = 0x3f189899;
    expect lane 6 R8 = 0x3f119192  R9 = 0x3eaaaaab  R10 = 0x3efefeff  R11 = 0x3f1e9e9f;
    expect lane 7 R8 = 0x3eaaaaab  R9 = 0x3f51d1d2  R10 = 0x3f3bbbbc  R11 = 0x3efefeff;
    expect lane 8 R8 = 0x3f51d1d2  R9 = 0x3f33b3b4  R10 = 0x3ed0d0d1  R11 = 0x3f3bbbbc;
    expect lane 9 R8 = 0x3f33b3b4  R9 = 0x3f3dbdbe  R10 = 0x3f4ececf  R11 = 0x3ed0d0d1;
    expect lane 10 R8 = 0x3f3dbdbe  R9 = 0x3f25a5a6  R10 = 0x3f6aeaeb  R11 = 0x3f4ececf;
    expect lane 11 R8 = 0x3f25a5a6  R9 = 0x3f3dbdbe  R10 = 0x3f6aeaeb  R11 = 0x3f6aeaeb;
    expect lane 12 R8 = 0x3f3dbdbe  R9 = 0x3f149495  R10 = 0x3ef4f4f5  R11 = 0x3f6aeaeb;
    expect lane 13 R8 = 0x3f149495  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3ef4f4f5;
    expect lane 14 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 46 { # in texels
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0xffff
    s = lane  t = 8.25
    expect lane 0 R8 = 0x3f000000  R9 = 0x3f53d3d4  R10 = 0x3f46c6c7  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f53d3d4  R9 = 0x3f018182  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 2 R8 = 0x3f018182  R9 = 0x3e9a9a9b  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 3 R8 = 0x3e9a9a9b  R9 = 0x3f5fdfe0  R10 = 0x3f1f9fa0  R11 = 0x3f46c6c7;
    expect lane 4 R8 = 0x3f5fdfe0  R9 = 0x3f2cacad  R10 = 0x3f51d1d2  R11 = 0x3f1f9fa0;
    expect lane 5 R8 = 0x3f2cacad  R9 = 0x3f2cacad  R10 = 0x3f51d1d2  R11 = 0x3f51d1d2;
    expect lane 6 R8 = 0x3f2cacad  R9 = 0x3e58d8d9  R10 = 0x3f018182  R11 = 0x3f51d1d2;
    expect lane 7 R8 = 0x3e58d8d9  R9 = 0x3e50d0d1  R10 = 0x3f0e8e8f  R11 = 0x3f018182;
    expect lane 8 R8 = 0x3e50d0d1  R9 = 0x3ec2c2c3  R10 = 0x3efcfcfd  R11 = 0x3f0e8e8f;
    expect lane 9 R8 = 0x3ec2c2c3  R9 = 0x3ebcbcbd  R10 = 0x3f0b8b8c  R11 = 0x3efcfcfd;
    expect lane 10 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3f25a5a6  R11 = 0x3f0b8b8c;
    expect lane 11 R8 = 0x3ebcbcbd  R9 = 0x3e78f8f9  R10 = 0x3ee6e6e7  R11 = 0x3f25a5a6;
    expect lane 12 R8 = 0x3e78f8f9  R9 = 0x3e64e4e5  R10 = 0x3f09898a  R11 = 0x3ee6e6e7;
    expect lane 13 R8 = 0x3e64e4e5  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f09898a;
    expect lane 14 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f000000  R9 = 0x3f000000  R10 = 0x3f000000  R11 = 0x3f000000;
}
