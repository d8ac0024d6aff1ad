# ETC2_RGBA UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 0100c414be6b2e7bef2aad80918ca6db 6ea1d07c0eb2c11a05323dd226374ab8 60423995fc149d5d8ef9b5b3a31ce0a7 d493de2604dc352037b107fb8d1eb057
bytes 0x30000040 011434cc8747af7cdb5ec0ff39f3d8ba 50f5a8e11335532538e2f27d49a0ef25 e106ed9993c5e287072ebe4a5851ba35 9a67adca27f73550c80433ce485c9837
bytes 0x30000080 ffd89c4dee42b1b12b37fb121a004e84 62c9b9393ebcdc398b2dae1b8b697ebd 0a7ac75d18bc54a6019b3019a784abd0 2f8b614a61ebf466fb71c2f66bdca154
bytes 0x300000c0 810c0fbe322fa5cfa705656eac869cea c58d7a69ae19cbcd237afb1e8a1e7ced 1f2eac5a8109466444a73a5fd308322a b3dfd42071b2eee2957062ddf83e2f77
texture 0 { format ETC2_RGBA UNORM layout pitch 256 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 01f0cf4e2bcdf887f96d75a2f3d6a398 106166a1785ef5aeb6fa58e660016957 4602a583e5f573a6ceaa07b3888207e9 1653dc8978cf1c9bc36dd1e6bad589ec
bytes 0x30001040 0074380885f6939401d1e86429844aed 1fb59cacc65f44d604b86fab2f9f3110 b9962f2f8f17cd27c5072d320f7c9327 c2d7029954000ada6e7005325e9821fa
bytes 0x30001080 7f0898faf2f144ac842f561f0e55a07c 2659e69eb265635b3a9d079494056953 01aa5532611596b0fad7223233d826fa e0bb1ec341f2cd5ed507d38fb897e918
bytes 0x300010c0 008c752ccca04a352d3c0713495f8886 09cdc99eb1aca97f4797a0de0a6dbcd2 070e995ca7ba745c093dc0648916e0bc 0aff12de587227a0fa4c359bfae0ce41
texture 1 { format ETC2_RGBA UNORM layout pitch 256 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 7f10ca7f1722ae9cdffadf820c2de310 d6516921bff81d40577005c3ed2ee734 8ab2b196fda8ce9e81af5e8f57b4444a 88434861e96edf586d89c0a88627c9fc
bytes 0x30002040 8104b935795e93f704c5d417571ff92e 86f52fc5e02c0595d5f97137e949257d 9886fbea3f2d2cb099a7f9aebbeb9eb5 36a7568f4c679af997adb7a6109d03f2
bytes 0x30002080 81182e0a5a6d223ee6ea174199f472aa b61932226d37b037f95cd0d70798f28a 0a0ad7de962228bcc3042e5f70ca8e23 0cab7b4f18e3e31b7171075ea81aef74
bytes 0x300020c0 01dc22783ad4d9e051667f2f70bd518e dead0ae0b41f79754bc1cb2126378da1 066ee62346a64a03072bc5cf2ab302dc eedfd6419e4dfa323a056342e9ca24c5
texture 2 { format ETC2_RGBA UNORM layout pitch 256 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 0100258e2dbcb6d72486055e511e033f 0d810b2f185ab8245035d97e633c5517 b952b1bd1c4bbaec970d2999e04e119b a3a3363b7a6e8403fbb9872f60997273
bytes 0x30003040 81f4518572eca61aa9fa5fa7c3520db9 9c6588f642a668399fb2fb0f14c4c58a 2f06b2360b51ed06b23f35a24fb1b9e2 0b87a4cd42563a473087f885f29455e7
bytes 0x30003080 ff1897338087774ffb3065875fef0593 d729f14a9d2535093df94a0b3e29020f e94a1818af7edb44dd41fbee4a9d5041 8f3baeb64e11d4cac546bc4759aa7506
bytes 0x300030c0 010c39de46e0bfae3bb451342c65e434 f0dd671c4a19d2a4079ea6860d504d7d 8d7ee11bf99dd6638507b66f7be14f9f 8bcfac4a5d308329d794063317720925
texture 3 { format ETC2_RGBA UNORM layout pitch 256 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 ff805b99a0cab9b7b1c27e27a4853d05 67c125e0ccd0f4c1f9392904ef99ca9f 4802997cff9d4182f952308fe988d422 65133bea3d6abe969a07a3baafc7b5be
bytes 0x30004040 ffb4aebd32db70b56e39fb5fb00516b7 69151663eb70546f81a0293a47a6bf0e 07562008b5931afd591e43d53f6033f6 0de711ed9b3b75590452b9f6e9756b1c
bytes 0x30004080 ff08b0bdc186a68e7f075e0ed08b2f1e 20292cc1a5b961ac22aef986c2fa22bf a19a0deb96864013a757d16a00b48580 2ecb4bfa4f1c55f7453ba33df4e23ff5
bytes 0x300040c0 01bce288a9faf5c7fb2ad49b8e4f1fe2 2ddde6ff93a181999d056bc3ec0dd2dc 6a0ee3601a9e96c09ade04ca0a35e6a9 138f6a85b0d23d0f42679c7b4382ea5b
texture 4 { format ETC2_RGBA UNORM layout pitch 256 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 0030f5502881725b8fdf9d0048578cbb b19166ff4d9307df05b5690a8fbdd98e c222b77e9ab6aea597f98d9b0748ee3f 4b432815bce81ca25446f9a27a4527f8
bytes 0x30005040 ff046f16fdfb44ea9f535752011684f0 1265c7156f75e37feac87a31326cff07 c9969f0149ca7a1a074bb69f5cc5b9a5 05f7ee45909c65644506d1771327e706
bytes 0x30005080 7f68048b4697618ec8ae06079b02e849 bfe9ea4b05853460c495dcdf1a7c0b45 a40a1ba6d2892e9c75d96a354502fb32 4a9b63909dc4bea6f9db5d829a6a25f7
bytes 0x300050c0 ffbc01efcea560d39ffa660bf1dfa8b9 6e6daa4062ef751f8f39f91b4f70db9e c49e97e5355c6a1c5ba052365748e0f8 514f10c511adf7c9796a5ea8db48ccd5
texture 5 { format ETC2_RGBA UNORM layout pitch 256 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f7dfdfe  R11 = 0x3f7dfdfe;
    expect lane 2 R8 = 0x3e4ccccd  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e4ccccd;
    expect lane 3 R8 = 0x3e40c0c1  R9 = 0x3e4ccccd  R10 = 0x3d888889  R11 = 0x3d888889;
    expect lane 4 R8 = 0x3cc0c0c1  R9 = 0x3cc0c0c1  R10 = 0x3ee2e2e3  R11 = 0x3cc0c0c1;
    expect lane 5 R8 = 0x3ee2e2e3  R9 = 0x3eb6b6b7  R10 = 0x3de0e0e1  R11 = 0x3ee2e2e3;
    expect lane 6 R8 = 0x3f088889  R9 = 0x3f2aaaab  R10 = 0x3f109091  R11 = 0x3edadadb;
    expect lane 7 R8 = 0x3f4dcdce  R9 = 0x3f6feff0  R10 = 0x3f55d5d6  R11 = 0x3f32b2b3;
    expect lane 8 R8 = 0x3e1c9c9d  R9 = 0x3e1c9c9d  R10 = 0x3e1c9c9d  R11 = 0x3f2fafb0;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f2fafb0  R10 = 0x3e1c9c9d  R11 = 0x3f2fafb0;
    expect lane 10 R8 = 0x3e808081  R9 = 0x3d109091  R10 = 0x3e808081  R11 = 0x3ebababb;
    expect lane 11 R8 = 0x3ebababb  R9 = 0x3ebababb  R10 = 0x3e808081  R11 = 0x3d109091;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3f52d2d3  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 13 R8 = 0x3f52d2d3  R9 = 0x3f52d2d3  R10 = 0x3f24a4a5  R11 = 0x3e4ccccd;
    expect lane 14 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3e8c8c8d  R11 = 0x3ef2f2f3;
    expect lane 15 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3ef2f2f3  R11 = 0x3f39b9ba;
    expect lane 16 R8 = 0x3e848485  R9 = 0x3e54d4d5  R10 = 0x3e909091  R11 = 0x3eaaaaab;
    expect lane 17 R8 = 0x3e1c9c9d  R9 = 0x3dd0d0d1  R10 = 0x3e34b4b5  R11 = 0x3e6ceced;
    expect lane 18 R8 = 0x3f0e8e8f  R9 = 0x3f048485  R10 = 0x3f149495  R11 = 0x3f048485;
    expect lane 19 R8 = 0x3f048485  R9 = 0x3f149495  R10 = 0x3f149495  R11 = 0x3f0a8a8b;
    expect lane 20 R8 = 0x3c008081  R9 = 0x3c008081  R10 = 0x3d008081  R11 = 0x3c008081;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3c008081  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f41c1c2  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f4ccccd  R9 = 0x3f41c1c2  R10 = 0x3f800000  R11 = 0x3f41c1c2;
    expect lane 24 R8 = 0x3f35b5b6  R9 = 0x3e34b4b5  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 25 R8 = 0x3eb6b6b7  R9 = 0x3f63e3e4  R10 = 0x3e34b4b5  R11 = 0x3eb6b6b7;
    expect lane 26 R8 = 0x3ed0d0d1  R9 = 0x3ec8c8c9  R10 = 0x3e848485  R11 = 0x3e8a8a8b;
    expect lane 27 R8 = 0x3ec2c2c3  R9 = 0x3ebcbcbd  R10 = 0x3e6ceced  R11 = 0x3e7cfcfd;
    expect lane 28 R8 = 0x3ebebebf  R9 = 0x3ebebebf  R10 = 0x3e969697  R11 = 0x3e969697;
    expect lane 29 R8 = 0x3e149495  R9 = 0x3ebebebf  R10 = 0x3e149495  R11 = 0x3e64e4e5;
    expect lane 30 R8 = 0x3e3cbcbd  R9 = 0x3e3cbcbd  R10 = 0x3e3cbcbd  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3e3cbcbd  R10 = 0x3ef0f0f1  R11 = 0x3f800000;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f800000  R11 = 0x3f5cdcdd;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f77f7f8  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3d888889  R11 = 0x3e4ccccd;
    expect lane 3 R8 = 0x3e58d8d9  R9 = 0x3d888889  R10 = 0x3e58d8d9  R11 = 0x3e4ccccd;
    expect lane 4 R8 = 0x3ee2e2e3  R9 = 0x3cc0c0c1  R10 = 0x3de0e0e1  R11 = 0x3eb6b6b7;
    expect lane 5 R8 = 0x3de0e0e1  R9 = 0x3eb6b6b7  R10 = 0x3cc0c0c1  R11 = 0x3de0e0e1;
    expect lane 6 R8 = 0x3f3dbdbe  R9 = 0x3f5fdfe0  R10 = 0x3f45c5c6  R11 = 0x3f22a2a3;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f67e7e8;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3e808081  R10 = 0x3f48c8c9  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f37b7b8  R9 = 0x3eb2b2b3  R10 = 0x3f37b7b8  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3f3bbbbc  R11 = 0x3f52d2d3;
    expect lane 13 R8 = 0x3f24a4a5  R9 = 0x3f52d2d3  R10 = 0x3f3bbbbc  R11 = 0x3e4ccccd;
    expect lane 14 R8 = 0x3f068687  R9 = 0x3f39b9ba  R10 = 0x3f068687  R11 = 0x3e8c8c8d;
    expect lane 15 R8 = 0x3e8c8c8d  R9 = 0x3ef2f2f3  R10 = 0x3f068687  R11 = 0x3f39b9ba;
    expect lane 16 R8 = 0x3dd8d8d9  R9 = 0x3d60e0e1  R10 = 0x3e048485  R11 = 0x3e3cbcbd;
    expect lane 17 R8 = 0x3b808081  R9 = 0x00000000  R10 = 0x3ce0e0e1  R11 = 0x3da0a0a1;
    expect lane 18 R8 = 0x3e6ceced  R9 = 0x3f800000  R10 = 0x3f048485  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3e6ceced  R9 = 0x3f048485  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3e48c8c9  R9 = 0x00000000  R10 = 0x3ef6f6f7  R11 = 0x00000000;
    expect lane 21 R8 = 0x3ef6f6f7  R9 = 0x00000000  R10 = 0x3e48c8c9  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f4ccccd  R9 = 0x3f4ccccd  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2;
    expect lane 23 R8 = 0x3f4ccccd  R9 = 0x3f57d7d8  R10 = 0x3f4ccccd  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3e34b4b5  R9 = 0x3f35b5b6  R10 = 0x3e34b4b5  R11 = 0x3f63e3e4;
    expect lane 25 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3eb6b6b7  R11 = 0x3f35b5b6;
    expect lane 26 R8 = 0x3f2dadae  R9 = 0x3f29a9aa  R10 = 0x3f078788  R11 = 0x3f0a8a8b;
    expect lane 27 R8 = 0x3f26a6a7  R9 = 0x3f23a3a4  R10 = 0x3f008081  R11 = 0x3f048485;
    expect lane 28 R8 = 0x00000000  R9 = 0x3ea0a0a1  R10 = 0x3ea0a0a1  R11 = 0x3ea0a0a1;
    expect lane 29 R8 = 0x3ea0a0a1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ea0a0a1;
    expect lane 30 R8 = 0x3e189899  R9 = 0x3f048485  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3e189899  R10 = 0x3e189899  R11 = 0x3f800000;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ebcbcbd  R9 = 0x3e50d0d1  R10 = 0x3ebcbcbd  R11 = 0x3ebcbcbd;
    expect lane 1 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f28a8a9  R11 = 0x3f28a8a9;
    expect lane 2 R8 = 0x3f5dddde  R9 = 0x3f5adadb  R10 = 0x3f5adadb  R11 = 0x3f5dddde;
    expect lane 3 R8 = 0x3f5adadb  R9 = 0x3f5dddde  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
    expect lane 4 R8 = 0x3f52d2d3  R9 = 0x3f52d2d3  R10 = 0x3f46c6c7  R11 = 0x3f52d2d3;
    expect lane 5 R8 = 0x3f46c6c7  R9 = 0x3f30b0b1  R10 = 0x3f68e8e9  R11 = 0x3f46c6c7;
    expect lane 6 R8 = 0x3f26a6a7  R9 = 0x3f1d9d9e  R10 = 0x3f28a8a9  R11 = 0x3f31b1b2;
    expect lane 7 R8 = 0x3f149495  R9 = 0x3f0b8b8c  R10 = 0x3f169697  R11 = 0x3f1f9fa0;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e2cacad;
    expect lane 9 R8 = 0x3f09898a  R9 = 0x3e2cacad  R10 = 0x00000000  R11 = 0x3e2cacad;
    expect lane 10 R8 = 0x3f7bfbfc  R9 = 0x3f44c4c5  R10 = 0x3f7bfbfc  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f7bfbfc  R11 = 0x3f44c4c5;
    expect lane 12 R8 = 0x3e088889  R9 = 0x3f800000  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f57d7d8  R11 = 0x3e088889;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eaeaeaf  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x00000000  R11 = 0x3e008081;
    expect lane 16 R8 = 0x3f26a6a7  R9 = 0x3efefeff  R10 = 0x3f109091  R11 = 0x3f37b7b8;
    expect lane 17 R8 = 0x3eb0b0b1  R9 = 0x3e44c4c5  R10 = 0x3e828283  R11 = 0x3ed2d2d3;
    expect lane 18 R8 = 0x3e2cacad  R9 = 0x3e048485  R10 = 0x3e44c4c5  R11 = 0x3e048485;
    expect lane 19 R8 = 0x3e048485  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e1c9c9d;
    expect lane 20 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3f21a1a2  R11 = 0x3f1b9b9c;
    expect lane 21 R8 = 0x3f119192  R9 = 0x3f119192  R10 = 0x3f1b9b9c  R11 = 0x3f119192;
    expect lane 22 R8 = 0x3eeeeeef  R9 = 0x3eeeeeef  R10 = 0x3db8b8b9  R11 = 0x3eeeeeef;
    expect lane 23 R8 = 0x3e088889  R9 = 0x3db8b8b9  R10 = 0x3eeeeeef  R11 = 0x3db8b8b9;
    expect lane 24 R8 = 0x3f139394  R9 = 0x3f57d7d8  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f41c1c2  R10 = 0x3f57d7d8  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f76f6f7  R9 = 0x3f5adadb  R10 = 0x3f5fdfe0  R11 = 0x3f7bfbfc;
    expect lane 27 R8 = 0x3f3ebebf  R9 = 0x3f22a2a3  R10 = 0x3f27a7a8  R11 = 0x3f43c3c4;
    expect lane 28 R8 = 0x3f42c2c3  R9 = 0x3f42c2c3  R10 = 0x3f2eaeaf  R11 = 0x3f2eaeaf;
    expect lane 29 R8 = 0x3f088889  R9 = 0x3f42c2c3  R10 = 0x3f088889  R11 = 0x3f1c9c9d;
    expect lane 30 R8 = 0x3d50d0d1  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x3f61e1e2;
    expect lane 31 R8 = 0x3f61e1e2  R9 = 0x3d50d0d1  R10 = 0x3eacacad  R11 = 0x3f61e1e2;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ebcbcbd  R11 = 0x3d808081;
    expect lane 1 R8 = 0x3f2cacad  R9 = 0x3f22a2a3  R10 = 0x3f2cacad  R11 = 0x3f32b2b3;
    expect lane 2 R8 = 0x3f60e0e1  R9 = 0x3f60e0e1  R10 = 0x3e4ccccd  R11 = 0x3f5dddde;
    expect lane 3 R8 = 0x3f60e0e1  R9 = 0x3e4ccccd  R10 = 0x3f60e0e1  R11 = 0x3f5dddde;
    expect lane 4 R8 = 0x3f46c6c7  R9 = 0x3f52d2d3  R10 = 0x3f68e8e9  R11 = 0x3f30b0b1;
    expect lane 5 R8 = 0x3f68e8e9  R9 = 0x3f30b0b1  R10 = 0x3f52d2d3  R11 = 0x3f68e8e9;
    expect lane 6 R8 = 0x3f0f8f90  R9 = 0x3f068687  R10 = 0x3f119192  R11 = 0x3f1a9a9b;
    expect lane 7 R8 = 0x3efafafb  R9 = 0x3ee8e8e9  R10 = 0x3efefeff  R11 = 0x3f088889;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3dd8d8d9  R11 = 0x3ef2f2f3;
    expect lane 9 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ef2f2f3;
    expect lane 10 R8 = 0x3ea2a2a3  R9 = 0x00000000  R10 = 0x3ea2a2a3  R11 = 0x3f59d9da;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f59d9da  R10 = 0x00000000  R11 = 0x3f59d9da;
    expect lane 12 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f57d7d8  R9 = 0x3f800000  R10 = 0x3f6eeeef  R11 = 0x3e088889;
    expect lane 14 R8 = 0x3f179798  R9 = 0x3e008081  R10 = 0x3f179798  R11 = 0x3eaeaeaf;
    expect lane 15 R8 = 0x3eaeaeaf  R9 = 0x00000000  R10 = 0x3f179798  R11 = 0x3e008081;
    expect lane 16 R8 = 0x3f058586  R9 = 0x3ebcbcbd  R10 = 0x3edcdcdd  R11 = 0x3f169697;
    expect lane 17 R8 = 0x3e58d8d9  R9 = 0x3d70f0f1  R10 = 0x3e008081  R11 = 0x3e8e8e8f;
    expect lane 18 R8 = 0x00000000  R9 = 0x3ef4f4f5  R10 = 0x00000000  R11 = 0x3ef4f4f5;
    expect lane 19 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ef4f4f5  R11 = 0x3ef4f4f5;
    expect lane 20 R8 = 0x3f5cdcdd  R9 = 0x3ea2a2a3  R10 = 0x3f800000  R11 = 0x3f1a9a9b;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3ea2a2a3  R10 = 0x3f5cdcdd  R11 = 0x3f1a9a9b;
    expect lane 22 R8 = 0x3e088889  R9 = 0x3e088889  R10 = 0x3db8b8b9  R11 = 0x3db8b8b9;
    expect lane 23 R8 = 0x3e088889  R9 = 0x3e34b4b5  R10 = 0x3e088889  R11 = 0x3eeeeeef;
    expect lane 24 R8 = 0x3f57d7d8  R9 = 0x3f139394  R10 = 0x3f57d7d8  R11 = 0x3f41c1c2;
    expect lane 25 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f800000  R11 = 0x3f139394;
    expect lane 26 R8 = 0x3f6ceced  R9 = 0x3f50d0d1  R10 = 0x3f55d5d6  R11 = 0x3f71f1f2;
    expect lane 27 R8 = 0x3f34b4b5  R9 = 0x3f189899  R10 = 0x3f1d9d9e  R11 = 0x3f39b9ba;
    expect lane 28 R8 = 0x00000000  R9 = 0x3f4bcbcc  R10 = 0x3f4bcbcc  R11 = 0x3f4bcbcc;
    expect lane 29 R8 = 0x3f4bcbcc  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3f4bcbcc;
    expect lane 30 R8 = 0x00000000  R9 = 0x3e3cbcbd  R10 = 0x3f37b7b8  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f37b7b8;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f66e6e7  R9 = 0x3f3cbcbd  R10 = 0x3f66e6e7  R11 = 0x3f66e6e7;
    expect lane 1 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 2 R8 = 0x3f5dddde  R9 = 0x3f5adadb  R10 = 0x3f5adadb  R11 = 0x3f5dddde;
    expect lane 3 R8 = 0x3f5adadb  R9 = 0x3f5dddde  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 4 R8 = 0x3f30b0b1  R9 = 0x3f30b0b1  R10 = 0x3ee2e2e3  R11 = 0x3f30b0b1;
    expect lane 5 R8 = 0x3ee2e2e3  R9 = 0x3eb6b6b7  R10 = 0x3f46c6c7  R11 = 0x3ee2e2e3;
    expect lane 6 R8 = 0x3f0e8e8f  R9 = 0x3f0a8a8b  R10 = 0x3f1a9a9b  R11 = 0x3f1e9e9f;
    expect lane 7 R8 = 0x3f068687  R9 = 0x3f028283  R10 = 0x3f129293  R11 = 0x3f169697;
    expect lane 8 R8 = 0x3d70f0f1  R9 = 0x3d70f0f1  R10 = 0x3d70f0f1  R11 = 0x3f179798;
    expect lane 9 R8 = 0x3f75f5f6  R9 = 0x3f179798  R10 = 0x3d70f0f1  R11 = 0x3f179798;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f55d5d6  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f55d5d6;
    expect lane 12 R8 = 0x3f6eeeef  R9 = 0x3eb6b6b7  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 13 R8 = 0x3eb6b6b7  R9 = 0x3eb6b6b7  R10 = 0x3e34b4b5  R11 = 0x3f6eeeef;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ef2f2f3  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e008081  R9 = 0x3e008081  R10 = 0x00000000  R11 = 0x3e008081;
    expect lane 16 R8 = 0x3f40c0c1  R9 = 0x3f028283  R10 = 0x3f3cbcbd  R11 = 0x3f7bfbfc;
    expect lane 17 R8 = 0x3e868687  R9 = 0x3c808081  R10 = 0x3e7cfcfd  R11 = 0x3efcfcfd;
    expect lane 18 R8 = 0x3f2fafb0  R9 = 0x3f25a5a6  R10 = 0x3f35b5b6  R11 = 0x3f25a5a6;
    expect lane 19 R8 = 0x3f25a5a6  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f2babac;
    expect lane 20 R8 = 0x3e54d4d5  R9 = 0x3e54d4d5  R10 = 0x3e6ceced  R11 = 0x3e54d4d5;
    expect lane 21 R8 = 0x3e2cacad  R9 = 0x3e2cacad  R10 = 0x3e54d4d5  R11 = 0x3e2cacad;
    expect lane 22 R8 = 0x3d888889  R9 = 0x3d888889  R10 = 0x3f74f4f5  R11 = 0x3d888889;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f74f4f5  R10 = 0x3d888889  R11 = 0x3f74f4f5;
    expect lane 24 R8 = 0x3f46c6c7  R9 = 0x3d30b0b1  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 25 R8 = 0x3e64e4e5  R9 = 0x3f74f4f5  R10 = 0x3d30b0b1  R11 = 0x3e64e4e5;
    expect lane 26 R8 = 0x3f088889  R9 = 0x3edadadb  R10 = 0x3ebcbcbd  R11 = 0x3ef2f2f3;
    expect lane 27 R8 = 0x3ea4a4a5  R9 = 0x3e5cdcdd  R10 = 0x3e1c9c9d  R11 = 0x3e868687;
    expect lane 28 R8 = 0x3eacacad  R9 = 0x3eacacad  R10 = 0x3e848485  R11 = 0x3e848485;
    expect lane 29 R8 = 0x3de0e0e1  R9 = 0x3eacacad  R10 = 0x3de0e0e1  R11 = 0x3e40c0c1;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f50d0d1;
    expect lane 31 R8 = 0x3f50d0d1  R9 = 0x00000000  R10 = 0x3e8a8a8b  R11 = 0x3f50d0d1;
}

warp 5 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3edcdcdd  R9 = 0x3edcdcdd  R10 = 0x3f66e6e7  R11 = 0x3f189899;
    expect lane 1 R8 = 0x3f5fdfe0  R9 = 0x3f55d5d6  R10 = 0x3f5fdfe0  R11 = 0x3f65e5e6;
    expect lane 2 R8 = 0x3f60e0e1  R9 = 0x3f60e0e1  R10 = 0x3e088889  R11 = 0x3f5dddde;
    expect lane 3 R8 = 0x3f60e0e1  R9 = 0x3e088889  R10 = 0x3f60e0e1  R11 = 0x3f5dddde;
    expect lane 4 R8 = 0x3ee2e2e3  R9 = 0x3f30b0b1  R10 = 0x3f46c6c7  R11 = 0x3eb6b6b7;
    expect lane 5 R8 = 0x3f46c6c7  R9 = 0x3eb6b6b7  R10 = 0x3f30b0b1  R11 = 0x3f46c6c7;
    expect lane 6 R8 = 0x3edadadb  R9 = 0x3ed2d2d3  R10 = 0x3ef4f4f5  R11 = 0x3efcfcfd;
    expect lane 7 R8 = 0x3ecacacb  R9 = 0x3ec2c2c3  R10 = 0x3ee4e4e5  R11 = 0x3eececed;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3d70f0f1  R10 = 0x3f179798  R11 = 0x3f75f5f6;
    expect lane 9 R8 = 0x3d70f0f1  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f75f5f6;
    expect lane 10 R8 = 0x3ea2a2a3  R9 = 0x00000000  R10 = 0x3ea2a2a3  R11 = 0x3f59d9da;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f59d9da  R10 = 0x00000000  R11 = 0x3f59d9da;
    expect lane 12 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3e888889  R11 = 0x3eb6b6b7;
    expect lane 13 R8 = 0x3e34b4b5  R9 = 0x3eb6b6b7  R10 = 0x3e888889  R11 = 0x3f6eeeef;
    expect lane 14 R8 = 0x3f39b9ba  R9 = 0x3e008081  R10 = 0x3f39b9ba  R11 = 0x3ef2f2f3;
    expect lane 15 R8 = 0x3ef2f2f3  R9 = 0x00000000  R10 = 0x3f39b9ba  R11 = 0x3e008081;
    expect lane 16 R8 = 0x3e969697  R9 = 0x3d40c0c1  R10 = 0x3e8e8e8f  R11 = 0x3f068687;
    expect lane 17 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3d008081;
    expect lane 18 R8 = 0x3e48c8c9  R9 = 0x3f800000  R10 = 0x3ef6f6f7  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3e48c8c9  R9 = 0x3ef6f6f7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3e048485  R9 = 0x00000000  R10 = 0x3ed4d4d5  R11 = 0x00000000;
    expect lane 21 R8 = 0x3ed4d4d5  R9 = 0x00000000  R10 = 0x3e048485  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f74f4f5  R11 = 0x3f74f4f5;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d888889;
    expect lane 24 R8 = 0x3d30b0b1  R9 = 0x3f46c6c7  R10 = 0x3d30b0b1  R11 = 0x3f74f4f5;
    expect lane 25 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3e64e4e5  R11 = 0x3f46c6c7;
    expect lane 26 R8 = 0x3f27a7a8  R9 = 0x3f0c8c8d  R10 = 0x3ef8f8f9  R11 = 0x3f189899;
    expect lane 27 R8 = 0x3ee0e0e1  R9 = 0x3eaaaaab  R10 = 0x3e8c8c8d  R11 = 0x3ec2c2c3;
    expect lane 28 R8 = 0x00000000  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3ef2f2f3;
    expect lane 29 R8 = 0x3ef2f2f3  R9 = 0x3dd8d8d9  R10 = 0x3dd8d8d9  R11 = 0x3ef2f2f3;
    expect lane 30 R8 = 0x00000000  R9 = 0x3ea2a2a3  R10 = 0x3f59d9da  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f59d9da;
}

warp 6 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f028283  R9 = 0x3ea0a0a1  R10 = 0x3f48c8c9  R11 = 0x3f48c8c9;
    expect lane 3 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3ea0a0a1  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3ef8f8f9  R9 = 0x3f109091  R10 = 0x3e808081  R11 = 0x3e989899;
    expect lane 5 R8 = 0x3ee0e0e1  R9 = 0x3ee0e0e1  R10 = 0x3ef8f8f9  R11 = 0x3eb0b0b1;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f42c2c3  R10 = 0x3ebebebf  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f5dddde  R10 = 0x3f1e9e9f  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3cc0c0c1  R9 = 0x00000000  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x3cc0c0c1  R10 = 0x3d40c0c1  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x3edcdcdd  R10 = 0x3e0c8c8d  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3f2aaaab  R9 = 0x3edcdcdd  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f61e1e2  R9 = 0x3f61e1e2  R10 = 0x3f61e1e2  R11 = 0x3f61e1e2;
    expect lane 13 R8 = 0x3f61e1e2  R9 = 0x3f61e1e2  R10 = 0x3f61e1e2  R11 = 0x3f61e1e2;
    expect lane 14 R8 = 0x3eb0b0b1  R9 = 0x3f088889  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 15 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3ed4d4d5  R11 = 0x3f56d6d7;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f65e5e6  R9 = 0x3f800000  R10 = 0x3f65e5e6  R11 = 0x3f179798;
    expect lane 18 R8 = 0x3f36b6b7  R9 = 0x3edcdcdd  R10 = 0x3edcdcdd  R11 = 0x3f129293;
    expect lane 19 R8 = 0x3f4ececf  R9 = 0x3e949495  R10 = 0x3f36b6b7  R11 = 0x3f129293;
    expect lane 20 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3e6ceced  R11 = 0x3e6ceced;
    expect lane 21 R8 = 0x3e929293  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3df8f8f9;
    expect lane 22 R8 = 0x3df8f8f9  R9 = 0x3ce0e0e1  R10 = 0x3e9e9e9f  R11 = 0x00000000;
    expect lane 23 R8 = 0x00000000  R9 = 0x3ce0e0e1  R10 = 0x00000000  R11 = 0x3eeeeeef;
    expect lane 24 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 25 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 26 R8 = 0x3f55d5d6  R9 = 0x3f55d5d6  R10 = 0x3f45c5c6  R11 = 0x3eeaeaeb;
    expect lane 27 R8 = 0x3f55d5d6  R9 = 0x3f800000  R10 = 0x3f4dcdce  R11 = 0x3f3dbdbe;
    expect lane 28 R8 = 0x3d50d0d1  R9 = 0x3d70f0f1  R10 = 0x3e24a4a5  R11 = 0x3e24a4a5;
    expect lane 29 R8 = 0x3d70f0f1  R9 = 0x3d989899  R10 = 0x3d50d0d1  R11 = 0x3db8b8b9;
    expect lane 30 R8 = 0x3f67e7e8  R9 = 0x3ee4e4e5  R10 = 0x3f0c8c8d  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f4dcdce  R9 = 0x3e78f8f9  R10 = 0x3f800000  R11 = 0x3f67e7e8;
}

warp 7 { # A, row 0
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f66e6e7  R9 = 0x3f48c8c9  R10 = 0x3e20a0a1  R11 = 0x3ea0a0a1;
    expect lane 3 R8 = 0x3f028283  R9 = 0x3d20a0a1  R10 = 0x00000000  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3e989899  R9 = 0x3ec8c8c9  R10 = 0x3f109091  R11 = 0x3e30b0b1;
    expect lane 5 R8 = 0x3e989899  R9 = 0x3ee0e0e1  R10 = 0x3e30b0b1  R11 = 0x3e989899;
    expect lane 6 R8 = 0x3f1e9e9f  R9 = 0x3f5dddde  R10 = 0x3f42c2c3  R11 = 0x3f5dddde;
    expect lane 7 R8 = 0x3ebebebf  R9 = 0x3f42c2c3  R10 = 0x3f5dddde  R11 = 0x3f42c2c3;
    expect lane 8 R8 = 0x3c40c0c1  R9 = 0x3d40c0c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x3c40c0c1  R10 = 0x3d40c0c1  R11 = 0x3d40c0c1;
    expect lane 10 R8 = 0x3f48c8c9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f2aaaab  R9 = 0x3f2aaaab  R10 = 0x3edcdcdd  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f61e1e2  R9 = 0x3f61e1e2  R10 = 0x3f61e1e2  R11 = 0x3f61e1e2;
    expect lane 13 R8 = 0x3f61e1e2  R9 = 0x3f61e1e2  R10 = 0x3f61e1e2  R11 = 0x3f61e1e2;
    expect lane 14 R8 = 0x3f26a6a7  R9 = 0x3f56d6d7  R10 = 0x3f26a6a7  R11 = 0x3eb0b0b1;
    expect lane 15 R8 = 0x3eb0b0b1  R9 = 0x3f088889  R10 = 0x3ed4d4d5  R11 = 0x3f44c4c5;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f65e5e6;
    expect lane 17 R8 = 0x3efafafb  R9 = 0x3f31b1b2  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x00000000  R9 = 0x3f36b6b7  R10 = 0x3f4ececf  R11 = 0x3c008081;
    expect lane 19 R8 = 0x3f129293  R9 = 0x3e189899  R10 = 0x3f4ececf  R11 = 0x3e189899;
    expect lane 20 R8 = 0x3df8f8f9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e6ceced;
    expect lane 21 R8 = 0x3df8f8f9  R9 = 0x3e6ceced  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 22 R8 = 0x3e5cdcdd  R9 = 0x3ce0e0e1  R10 = 0x3e5cdcdd  R11 = 0x00000000;
    expect lane 23 R8 = 0x3eeeeeef  R9 = 0x3ebebebf  R10 = 0x3e5cdcdd  R11 = 0x3eeeeeef;
    expect lane 24 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 25 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 26 R8 = 0x3f55d5d6  R9 = 0x3f55d5d6  R10 = 0x3f4dcdce  R11 = 0x3f45c5c6;
    expect lane 27 R8 = 0x3f45c5c6  R9 = 0x3f4dcdce  R10 = 0x3f35b5b6  R11 = 0x3eeaeaeb;
    expect lane 28 R8 = 0x3e24a4a5  R9 = 0x3d989899  R10 = 0x3db8b8b9  R11 = 0x3db8b8b9;
    expect lane 29 R8 = 0x3e149495  R9 = 0x3e149495  R10 = 0x3e149495  R11 = 0x3d70f0f1;
    expect lane 30 R8 = 0x3eb0b0b1  R9 = 0x3ee4e4e5  R10 = 0x3f800000  R11 = 0x3f0c8c8d;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3eb0b0b1  R10 = 0x3f4dcdce  R11 = 0x3f67e7e8;
}

warp 8 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3eaaaaab  R9 = 0x3ecccccd  R10 = 0x3ea4a4a5  R11 = 0x3ecccccd;
    expect lane 1 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3eaaaaab  R11 = 0x3ea4a4a5;
    expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3f74f4f5  R10 = 0x3f46c6c7  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f74f4f5  R9 = 0x00000000  R10 = 0x3f74f4f5  R11 = 0x3f46c6c7;
    expect lane 4 R8 = 0x3e3cbcbd  R9 = 0x3e8e8e8f  R10 = 0x3e848485  R11 = 0x3e28a8a9;
    expect lane 5 R8 = 0x3ebebebf  R9 = 0x3eececed  R10 = 0x3ee2e2e3  R11 = 0x3eb4b4b5;
    expect lane 6 R8 = 0x3f1a9a9b  R9 = 0x3f800000  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x3e9a9a9b  R10 = 0x3e9a9a9b  R11 = 0x3ec6c6c7;
    expect lane 8 R8 = 0x3f6aeaeb  R9 = 0x3f800000  R10 = 0x3f6aeaeb  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e088889  R9 = 0x3d40c0c1  R10 = 0x3db0b0b1  R11 = 0x3d40c0c1;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f3bbbbc  R10 = 0x3f5fdfe0  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f5fdfe0  R10 = 0x3f800000  R11 = 0x3f5fdfe0;
    expect lane 12 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f30b0b1  R11 = 0x3f24a4a5;
    expect lane 13 R8 = 0x3f24a4a5  R9 = 0x3f30b0b1  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 14 R8 = 0x3eb0b0b1  R9 = 0x3ea6a6a7  R10 = 0x3ed8d8d9  R11 = 0x3ee0e0e1;
    expect lane 15 R8 = 0x3e9e9e9f  R9 = 0x3e949495  R10 = 0x3ec6c6c7  R11 = 0x3ecececf;
    expect lane 16 R8 = 0x3e2cacad  R9 = 0x3e44c4c5  R10 = 0x3e048485  R11 = 0x3e1c9c9d;
    expect lane 17 R8 = 0x3e1c9c9d  R9 = 0x3e44c4c5  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 18 R8 = 0x3f55d5d6  R9 = 0x3f2babac  R10 = 0x3f55d5d6  R11 = 0x3ebababb;
    expect lane 19 R8 = 0x3f75f5f6  R9 = 0x3f800000  R10 = 0x3f45c5c6  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3e149495  R9 = 0x3e149495  R10 = 0x3df8f8f9  R11 = 0x3f5dddde;
    expect lane 21 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 22 R8 = 0x3f37b7b8  R9 = 0x3f6aeaeb  R10 = 0x3e5cdcdd  R11 = 0x3f37b7b8;
    expect lane 23 R8 = 0x3f6aeaeb  R9 = 0x3e5cdcdd  R10 = 0x3f37b7b8  R11 = 0x3ed4d4d5;
    expect lane 24 R8 = 0x3f1f9fa0  R9 = 0x3f028283  R10 = 0x3f20a0a1  R11 = 0x3f3dbdbe;
    expect lane 25 R8 = 0x3ec8c8c9  R9 = 0x3e8e8e8f  R10 = 0x3ecacacb  R11 = 0x3f038384;
    expect lane 26 R8 = 0x3f7efeff  R9 = 0x3ee6e6e7  R10 = 0x3f7efeff  R11 = 0x3ee6e6e7;
    expect lane 27 R8 = 0x3ebababb  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f3bbbbc;
    expect lane 28 R8 = 0x3e189899  R9 = 0x3ebababb  R10 = 0x3d109091  R11 = 0x3e808081;
    expect lane 29 R8 = 0x3f62e2e3  R9 = 0x3f6eeeef  R10 = 0x3f62e2e3  R11 = 0x3f58d8d9;
    expect lane 30 R8 = 0x3e888889  R9 = 0x3eaaaaab  R10 = 0x3e888889  R11 = 0x3eeaeaeb;
    expect lane 31 R8 = 0x3e54d4d5  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3e888889;
}

warp 9 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3eb0b0b1  R9 = 0x3ea4a4a5  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 1 R8 = 0x3ecccccd  R9 = 0x3ea4a4a5  R10 = 0x3eaaaaab  R11 = 0x3ecccccd;
    expect lane 2 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 3 R8 = 0x3f46c6c7  R9 = 0x3f74f4f5  R10 = 0x00000000  R11 = 0x3f74f4f5;
    expect lane 4 R8 = 0x3e64e4e5  R9 = 0x3ea2a2a3  R10 = 0x3e989899  R11 = 0x3e50d0d1;
    expect lane 5 R8 = 0x3ed2d2d3  R9 = 0x3f008081  R10 = 0x3ef6f6f7  R11 = 0x3ec8c8c9;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e828283  R9 = 0x3e828283  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f33b3b4  R10 = 0x3f800000  R11 = 0x3f33b3b4;
    expect lane 9 R8 = 0x00000000  R9 = 0x3db0b0b1  R10 = 0x3e088889  R11 = 0x3db0b0b1;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3bbbbc  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f30b0b1  R9 = 0x3f30b0b1  R10 = 0x3f30b0b1  R11 = 0x3f24a4a5;
    expect lane 13 R8 = 0x3f30b0b1  R9 = 0x3f24a4a5  R10 = 0x3f30b0b1  R11 = 0x3f30b0b1;
    expect lane 14 R8 = 0x3e1c9c9d  R9 = 0x3e088889  R10 = 0x3e6ceced  R11 = 0x3e7cfcfd;
    expect lane 15 R8 = 0x3df0f0f1  R9 = 0x3dc8c8c9  R10 = 0x3e48c8c9  R11 = 0x3e58d8d9;
    expect lane 16 R8 = 0x3f58d8d9  R9 = 0x3ea0a0a1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 17 R8 = 0x00000000  R9 = 0x3f58d8d9  R10 = 0x3ea0a0a1  R11 = 0x00000000;
    expect lane 18 R8 = 0x3f2babac  R9 = 0x3f2babac  R10 = 0x3f55d5d6  R11 = 0x3f078788;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f45c5c6  R10 = 0x3f800000  R11 = 0x3f45c5c6;
    expect lane 20 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3df8f8f9  R11 = 0x3f5dddde;
    expect lane 21 R8 = 0x3f5dddde  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3e149495;
    expect lane 22 R8 = 0x3ed4d4d5  R9 = 0x3f37b7b8  R10 = 0x3f6aeaeb  R11 = 0x3f37b7b8;
    expect lane 23 R8 = 0x3e5cdcdd  R9 = 0x3e5cdcdd  R10 = 0x3ed4d4d5  R11 = 0x3f6aeaeb;
    expect lane 24 R8 = 0x3ec4c4c5  R9 = 0x3e8a8a8b  R10 = 0x3ec6c6c7  R11 = 0x3f018182;
    expect lane 25 R8 = 0x3e20a0a1  R9 = 0x3d30b0b1  R10 = 0x3e24a4a5  R11 = 0x3e8c8c8d;
    expect lane 26 R8 = 0x3ee6e6e7  R9 = 0x3f7efeff  R10 = 0x3e28a8a9  R11 = 0x3ee6e6e7;
    expect lane 27 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f3bbbbc  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3ebababb  R9 = 0x3ebababb  R10 = 0x3e808081  R11 = 0x3d109091;
    expect lane 29 R8 = 0x3f58d8d9  R9 = 0x3f4ccccd  R10 = 0x3f6eeeef  R11 = 0x3f62e2e3;
    expect lane 30 R8 = 0x3e888889  R9 = 0x3eaaaaab  R10 = 0x3e54d4d5  R11 = 0x3e888889;
    expect lane 31 R8 = 0x3e54d4d5  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3eeaeaeb;
}

warp 10 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f63e3e4  R9 = 0x3cc0c0c1  R10 = 0x3f57d7d8  R11 = 0x3cc0c0c1;
    expect lane 1 R8 = 0x3f57d7d8  R9 = 0x3f57d7d8  R10 = 0x3f63e3e4  R11 = 0x3f57d7d8;
    expect lane 2 R8 = 0x3e78f8f9  R9 = 0x3ec0c0c1  R10 = 0x3e3cbcbd  R11 = 0x3d40c0c1;
    expect lane 3 R8 = 0x3f038384  R9 = 0x3f25a5a6  R10 = 0x3ee8e8e9  R11 = 0x3ea2a2a3;
    expect lane 4 R8 = 0x3f169697  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3ed8d8d9;
    expect lane 5 R8 = 0x3e909091  R9 = 0x3ed8d8d9  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 6 R8 = 0x3f34b4b5  R9 = 0x3ef8f8f9  R10 = 0x3f800000  R11 = 0x3f34b4b5;
    expect lane 7 R8 = 0x00000000  R9 = 0x3d109091  R10 = 0x3d109091  R11 = 0x3de8e8e9;
    expect lane 8 R8 = 0x3b808081  R9 = 0x3e048485  R10 = 0x3d888889  R11 = 0x3d888889;
    expect lane 9 R8 = 0x3d888889  R9 = 0x3e048485  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 10 R8 = 0x3f53d3d4  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3e74f4f5;
    expect lane 11 R8 = 0x3f53d3d4  R9 = 0x3e74f4f5  R10 = 0x3f53d3d4  R11 = 0x3e74f4f5;
    expect lane 12 R8 = 0x3f69e9ea  R9 = 0x3f6bebec  R10 = 0x3f71f1f2  R11 = 0x3f6feff0;
    expect lane 13 R8 = 0x3f6dedee  R9 = 0x3f6feff0  R10 = 0x3f75f5f6  R11 = 0x3f73f3f4;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3ecacacb  R11 = 0x3f1d9d9e;
    expect lane 15 R8 = 0x3f3ebebf  R9 = 0x3f32b2b3  R10 = 0x3f28a8a9  R11 = 0x3f3ebebf;
    expect lane 16 R8 = 0x3e38b8b9  R9 = 0x00000000  R10 = 0x3d008081  R11 = 0x3dd0d0d1;
    expect lane 17 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x3d008081;
    expect lane 18 R8 = 0x3f6dedee  R9 = 0x3f4ccccd  R10 = 0x3f5dddde  R11 = 0x3f4ccccd;
    expect lane 19 R8 = 0x3f4dcdce  R9 = 0x3f6dedee  R10 = 0x3f6dedee  R11 = 0x3f5dddde;
    expect lane 20 R8 = 0x3ef6f6f7  R9 = 0x00000000  R10 = 0x3e808081  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3e808081;
    expect lane 22 R8 = 0x3f28a8a9  R9 = 0x3f058586  R10 = 0x3eeeeeef  R11 = 0x3f1a9a9b;
    expect lane 23 R8 = 0x3ec2c2c3  R9 = 0x3e78f8f9  R10 = 0x3e40c0c1  R11 = 0x3ea6a6a7;
    expect lane 24 R8 = 0x3f0c8c8d  R9 = 0x3eececed  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 25 R8 = 0x3f008081  R9 = 0x3eececed  R10 = 0x3ed4d4d5  R11 = 0x3f0c8c8d;
    expect lane 26 R8 = 0x3f47c7c8  R9 = 0x3f3bbbbc  R10 = 0x3f47c7c8  R11 = 0x3f3bbbbc;
    expect lane 27 R8 = 0x3f47c7c8  R9 = 0x3f47c7c8  R10 = 0x3f51d1d2  R11 = 0x3f5dddde;
    expect lane 28 R8 = 0x3f4ccccd  R9 = 0x3f4ccccd  R10 = 0x3f0c8c8d  R11 = 0x3f4ccccd;
    expect lane 29 R8 = 0x3f0c8c8d  R9 = 0x3f4ccccd  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 30 R8 = 0x3f0b8b8c  R9 = 0x3e149495  R10 = 0x3e149495  R11 = 0x3df8f8f9;
    expect lane 31 R8 = 0x3e149495  R9 = 0x3f058586  R10 = 0x3e149495  R11 = 0x3f0b8b8c;
}

warp 11 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3cc0c0c1  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3cc0c0c1;
    expect lane 1 R8 = 0x3cc0c0c1  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3cc0c0c1;
    expect lane 2 R8 = 0x3f21a1a2  R9 = 0x3f44c4c5  R10 = 0x3f129293  R11 = 0x3ee0e0e1;
    expect lane 3 R8 = 0x3f66e6e7  R9 = 0x3f800000  R10 = 0x3f57d7d8  R11 = 0x3f35b5b6;
    expect lane 4 R8 = 0x3ee8e8e9  R9 = 0x3e74f4f5  R10 = 0x3ee8e8e9  R11 = 0x3e74f4f5;
    expect lane 5 R8 = 0x3eaeaeaf  R9 = 0x3eaeaeaf  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3ef8f8f9;
    expect lane 7 R8 = 0x3de8e8e9  R9 = 0x00000000  R10 = 0x3de8e8e9  R11 = 0x00000000;
    expect lane 8 R8 = 0x3b808081  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3b808081;
    expect lane 9 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3b808081  R11 = 0x3d888889;
    expect lane 10 R8 = 0x3e74f4f5  R9 = 0x3f53d3d4  R10 = 0x3e74f4f5  R11 = 0x3f018182;
    expect lane 11 R8 = 0x3f0f8f90  R9 = 0x3f0f8f90  R10 = 0x3f0f8f90  R11 = 0x3f018182;
    expect lane 12 R8 = 0x3f5dddde  R9 = 0x3f5fdfe0  R10 = 0x3f65e5e6  R11 = 0x3f63e3e4;
    expect lane 13 R8 = 0x3f61e1e2  R9 = 0x3f63e3e4  R10 = 0x3f69e9ea  R11 = 0x3f67e7e8;
    expect lane 14 R8 = 0x3f1d9d9e  R9 = 0x3ecacacb  R10 = 0x3f800000  R11 = 0x3f1d9d9e;
    expect lane 15 R8 = 0x3f32b2b3  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 16 R8 = 0x3efefeff  R9 = 0x3edededf  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 17 R8 = 0x3eeaeaeb  R9 = 0x3eeaeaeb  R10 = 0x3efefeff  R11 = 0x3ef2f2f3;
    expect lane 18 R8 = 0x3f4dcdce  R9 = 0x3f4dcdce  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 19 R8 = 0x3f4ccccd  R9 = 0x3f6dedee  R10 = 0x3f6dedee  R11 = 0x3f5dddde;
    expect lane 20 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3e808081;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f7bfbfc  R11 = 0x00000000;
    expect lane 22 R8 = 0x3f45c5c6  R9 = 0x3f21a1a2  R10 = 0x3f139394  R11 = 0x3f37b7b8;
    expect lane 23 R8 = 0x3efcfcfd  R9 = 0x3eb4b4b5  R10 = 0x3e989899  R11 = 0x3ee0e0e1;
    expect lane 24 R8 = 0x3e929293  R9 = 0x3e929293  R10 = 0x3f008081  R11 = 0x3e929293;
    expect lane 25 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3e929293  R11 = 0x3f008081;
    expect lane 26 R8 = 0x3f3dbdbe  R9 = 0x3f43c3c4  R10 = 0x3f3dbdbe  R11 = 0x3f39b9ba;
    expect lane 27 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x3f3dbdbe  R11 = 0x3f33b3b4;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f0c8c8d  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f4ccccd  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 30 R8 = 0x3f0b8b8c  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3df8f8f9;
    expect lane 31 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x3f0b8b8c  R11 = 0x3df8f8f9;
}

warp 12 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 2 R8 = 0x00000000  R9 = 0x3de8e8e9  R10 = 0x3edadadb  R11 = 0x00000000;
    expect lane 3 R8 = 0x3eaaaaab  R9 = 0x00000000  R10 = 0x3de8e8e9  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f5cdcdd  R11 = 0x3f4dcdce;
    expect lane 5 R8 = 0x3f119192  R9 = 0x3ef0f0f1  R10 = 0x3f4dcdce  R11 = 0x3f119192;
    expect lane 6 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f41c1c2  R11 = 0x3ef6f6f7;
    expect lane 7 R8 = 0x3e048485  R9 = 0x3f0f8f90  R10 = 0x3ecececf  R11 = 0x3e048485;
    expect lane 8 R8 = 0x3f1f9fa0  R9 = 0x3f4ccccd  R10 = 0x3d109091  R11 = 0x3d109091;
    expect lane 9 R8 = 0x00000000  R9 = 0x3ea8a8a9  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ecccccd  R9 = 0x3ee4e4e5  R10 = 0x3eb4b4b5  R11 = 0x3f28a8a9;
    expect lane 11 R8 = 0x3ee4e4e5  R9 = 0x3f0a8a8b  R10 = 0x3f28a8a9  R11 = 0x3f40c0c1;
    expect lane 12 R8 = 0x3e3cbcbd  R9 = 0x3e3cbcbd  R10 = 0x3e3cbcbd  R11 = 0x3e3cbcbd;
    expect lane 13 R8 = 0x3e3cbcbd  R9 = 0x3e3cbcbd  R10 = 0x3e3cbcbd  R11 = 0x3e3cbcbd;
    expect lane 14 R8 = 0x00000000  R9 = 0x3e2cacad  R10 = 0x3e868687  R11 = 0x3e2cacad;
    expect lane 15 R8 = 0x3e2cacad  R9 = 0x00000000  R10 = 0x3e2cacad  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f79f9fa  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f79f9fa  R9 = 0x3f800000  R10 = 0x3f75f5f6  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f59d9da  R9 = 0x3f47c7c8  R10 = 0x3f5fdfe0  R11 = 0x3f69e9ea;
    expect lane 19 R8 = 0x3f4dcdce  R9 = 0x3f59d9da  R10 = 0x3f47c7c8  R11 = 0x3f4dcdce;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f49c9ca  R10 = 0x3f6dedee  R11 = 0x3f61e1e2;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f75f5f6  R10 = 0x3f75f5f6  R11 = 0x3f41c1c2;
    expect lane 22 R8 = 0x3ee2e2e3  R9 = 0x3f008081  R10 = 0x3ee2e2e3  R11 = 0x3f1b9b9c;
    expect lane 23 R8 = 0x3f129293  R9 = 0x3ee2e2e3  R10 = 0x3ef4f4f5  R11 = 0x3f09898a;
    expect lane 24 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 25 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 26 R8 = 0x3f56d6d7  R9 = 0x3f56d6d7  R10 = 0x3f800000  R11 = 0x3edcdcdd;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f49c9ca  R10 = 0x3f56d6d7  R11 = 0x3f63e3e4;
    expect lane 28 R8 = 0x3ee2e2e3  R9 = 0x3f45c5c6  R10 = 0x3f30b0b1  R11 = 0x3f45c5c6;
    expect lane 29 R8 = 0x3f45c5c6  R9 = 0x3ec6c6c7  R10 = 0x3e9c9c9d  R11 = 0x3f22a2a3;
    expect lane 30 R8 = 0x3df8f8f9  R9 = 0x3e9e9e9f  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 31 R8 = 0x3f23a3a4  R9 = 0x3f23a3a4  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
}

warp 13 { # A, row 3
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x00000000  R9 = 0x3de8e8e9  R10 = 0x3de8e8e9  R11 = 0x3e74f4f5;
    expect lane 4 R8 = 0x3ef0f0f1  R9 = 0x3f3ebebf  R10 = 0x3ef0f0f1  R11 = 0x3ef0f0f1;
    expect lane 5 R8 = 0x3ef0f0f1  R9 = 0x3f3ebebf  R10 = 0x3f4dcdce  R11 = 0x3f75f5f6;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3ecececf  R10 = 0x3f800000  R11 = 0x3f2dadae;
    expect lane 7 R8 = 0x3f0f8f90  R9 = 0x3e048485  R10 = 0x3f0f8f90  R11 = 0x3f41c1c2;
    expect lane 8 R8 = 0x3ea8a8a9  R9 = 0x3d109091  R10 = 0x3f6aeaeb  R11 = 0x00000000;
    expect lane 9 R8 = 0x3d109091  R9 = 0x3d109091  R10 = 0x00000000  R11 = 0x3e1c9c9d;
    expect lane 10 R8 = 0x3f58d8d9  R9 = 0x3ecccccd  R10 = 0x3f0a8a8b  R11 = 0x3ee4e4e5;
    expect lane 11 R8 = 0x3f4ccccd  R9 = 0x3ee4e4e5  R10 = 0x3f58d8d9  R11 = 0x3f28a8a9;
    expect lane 12 R8 = 0x3e3cbcbd  R9 = 0x3e3cbcbd  R10 = 0x3e3cbcbd  R11 = 0x3e3cbcbd;
    expect lane 13 R8 = 0x3e3cbcbd  R9 = 0x3e3cbcbd  R10 = 0x3e3cbcbd  R11 = 0x3e3cbcbd;
    expect lane 14 R8 = 0x3dd8d8d9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x3eb6b6b7  R10 = 0x00000000  R11 = 0x3dd8d8d9;
    expect lane 16 R8 = 0x3f75f5f6  R9 = 0x3f7dfdfe  R10 = 0x3f7dfdfe  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f79f9fa  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f59d9da  R9 = 0x3f5fdfe0  R10 = 0x3f43c3c4  R11 = 0x3f47c7c8;
    expect lane 19 R8 = 0x3f43c3c4  R9 = 0x3f4dcdce  R10 = 0x3f4dcdce  R11 = 0x3f47c7c8;
    expect lane 20 R8 = 0x3f59d9da  R9 = 0x3f800000  R10 = 0x3f75f5f6  R11 = 0x3f61e1e2;
    expect lane 21 R8 = 0x3f75f5f6  R9 = 0x3f6dedee  R10 = 0x3f61e1e2  R11 = 0x3f75f5f6;
    expect lane 22 R8 = 0x3ee2e2e3  R9 = 0x3f21a1a2  R10 = 0x3f008081  R11 = 0x3f1b9b9c;
    expect lane 23 R8 = 0x3f1b9b9c  R9 = 0x3ef4f4f5  R10 = 0x3f008081  R11 = 0x3ee2e2e3;
    expect lane 24 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 25 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 26 R8 = 0x3f56d6d7  R9 = 0x3f49c9ca  R10 = 0x3f56d6d7  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f7dfdfe  R9 = 0x3f70f0f1  R10 = 0x3f70f0f1  R11 = 0x3edcdcdd;
    expect lane 28 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3f45c5c6  R11 = 0x3eaaaaab;
    expect lane 29 R8 = 0x3f30b0b1  R9 = 0x3e9c9c9d  R10 = 0x3f22a2a3  R11 = 0x3e9c9c9d;
    expect lane 30 R8 = 0x3f23a3a4  R9 = 0x3f3bbbbc  R10 = 0x3df8f8f9  R11 = 0x3ecececf;
    expect lane 31 R8 = 0x3ecececf  R9 = 0x3e9e9e9f  R10 = 0x3f3bbbbc  R11 = 0x3e9e9e9f;
}

warp 14 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f24a4a5;
    expect lane 1 R8 = 0x3f3ababb  R9 = 0x3f24a4a5  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f149495  R10 = 0x3f1e9e9f  R11 = 0x3f149495;
    expect lane 4 R8 = 0x3ee6e6e7  R9 = 0x3ee6e6e7  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 5 R8 = 0x3f5dddde  R9 = 0x3e4ccccd  R10 = 0x3ee6e6e7  R11 = 0x3e4ccccd;
    expect lane 6 R8 = 0x3e828283  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e8e8e8f;
    expect lane 7 R8 = 0x3e8e8e8f  R9 = 0x3e828283  R10 = 0x3e40c0c1  R11 = 0x3e828283;
    expect lane 8 R8 = 0x3f50d0d1  R9 = 0x3f48c8c9  R10 = 0x3f57d7d8  R11 = 0x3f5fdfe0;
    expect lane 9 R8 = 0x3f3fbfc0  R9 = 0x3f37b7b8  R10 = 0x3f46c6c7  R11 = 0x3f4fcfd0;
    expect lane 10 R8 = 0x3ee6e6e7  R9 = 0x3efefeff  R10 = 0x3f09898a  R11 = 0x3f09898a;
    expect lane 11 R8 = 0x3e088889  R9 = 0x3f76f6f7  R10 = 0x3f76f6f7  R11 = 0x3e088889;
    expect lane 12 R8 = 0x3f3fbfc0  R9 = 0x00000000  R10 = 0x3f3fbfc0  R11 = 0x3eececed;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f3bbbbc  R10 = 0x3f30b0b1  R11 = 0x3f3bbbbc;
    expect lane 15 R8 = 0x3f46c6c7  R9 = 0x3f30b0b1  R10 = 0x00000000  R11 = 0x3f30b0b1;
    expect lane 16 R8 = 0x3f1b9b9c  R9 = 0x3f800000  R10 = 0x3f5fdfe0  R11 = 0x3f5bdbdc;
    expect lane 17 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5bdbdc  R11 = 0x3f5fdfe0;
    expect lane 18 R8 = 0x3e8a8a8b  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3e8a8a8b;
    expect lane 19 R8 = 0x3e1c9c9d  R9 = 0x3db8b8b9  R10 = 0x3db8b8b9  R11 = 0x3e1c9c9d;
    expect lane 20 R8 = 0x3f32b2b3  R9 = 0x3f189899  R10 = 0x3f189899  R11 = 0x3f32b2b3;
    expect lane 21 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f39b9ba;
    expect lane 22 R8 = 0x3e7cfcfd  R9 = 0x3e4ccccd  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 23 R8 = 0x3eaaaaab  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3eaaaaab;
    expect lane 24 R8 = 0x3f3dbdbe  R9 = 0x3f7dfdfe  R10 = 0x3f800000  R11 = 0x3f5dddde;
    expect lane 25 R8 = 0x3f3dbdbe  R9 = 0x3f800000  R10 = 0x3f7dfdfe  R11 = 0x3f7dfdfe;
    expect lane 26 R8 = 0x3e78f8f9  R9 = 0x3e78f8f9  R10 = 0x3e20a0a1  R11 = 0x3f68e8e9;
    expect lane 27 R8 = 0x3e20a0a1  R9 = 0x3f68e8e9  R10 = 0x3e20a0a1  R11 = 0x3e78f8f9;
    expect lane 28 R8 = 0x3eaeaeaf  R9 = 0x3edcdcdd  R10 = 0x3e989899  R11 = 0x3e50d0d1;
    expect lane 29 R8 = 0x3f068687  R9 = 0x3f1d9d9e  R10 = 0x3ef6f6f7  R11 = 0x3ec6c6c7;
    expect lane 30 R8 = 0x3dc0c0c1  R9 = 0x3e9e9e9f  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 31 R8 = 0x3dc0c0c1  R9 = 0x3ed8d8d9  R10 = 0x3e9e9e9f  R11 = 0x3e54d4d5;
}

warp 15 { # R, row 4
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f42c2c3  R9 = 0x3f38b8b9  R10 = 0x3f42c2c3  R11 = 0x3f2cacad;
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3f38b8b9  R10 = 0x3f42c2c3  R11 = 0x3f2cacad;
    expect lane 2 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f149495;
    expect lane 4 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 5 R8 = 0x3e4ccccd  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ee6e6e7;
    expect lane 6 R8 = 0x3e40c0c1  R9 = 0x3e828283  R10 = 0x3e8e8e8f  R11 = 0x3e828283;
    expect lane 7 R8 = 0x3e8e8e8f  R9 = 0x3e828283  R10 = 0x3e58d8d9  R11 = 0x3e828283;
    expect lane 8 R8 = 0x3f31b1b2  R9 = 0x3f29a9aa  R10 = 0x3f38b8b9  R11 = 0x3f41c1c2;
    expect lane 9 R8 = 0x3f21a1a2  R9 = 0x3f19999a  R10 = 0x3f28a8a9  R11 = 0x3f30b0b1;
    expect lane 10 R8 = 0x3f159596  R9 = 0x3efefeff  R10 = 0x3f09898a  R11 = 0x3ee6e6e7;
    expect lane 11 R8 = 0x3f76f6f7  R9 = 0x3f76f6f7  R10 = 0x3ed6d6d7  R11 = 0x3e088889;
    expect lane 12 R8 = 0x3f31b1b2  R9 = 0x3f69e9ea  R10 = 0x3e929293  R11 = 0x3f69e9ea;
    expect lane 13 R8 = 0x3f018182  R9 = 0x3f31b1b2  R10 = 0x3f31b1b2  R11 = 0x3f018182;
    expect lane 14 R8 = 0x3f46c6c7  R9 = 0x00000000  R10 = 0x3f3bbbbc  R11 = 0x3f30b0b1;
    expect lane 15 R8 = 0x3f30b0b1  R9 = 0x3f3bbbbc  R10 = 0x3f30b0b1  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f1b9b9c  R9 = 0x3f5bdbdc  R10 = 0x3f800000  R11 = 0x3f5fdfe0;
    expect lane 17 R8 = 0x3f5fdfe0  R9 = 0x3f5bdbdc  R10 = 0x3f5bdbdc  R11 = 0x3f5fdfe0;
    expect lane 18 R8 = 0x3e8a8a8b  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3e8a8a8b;
    expect lane 19 R8 = 0x3e1c9c9d  R9 = 0x3db8b8b9  R10 = 0x3db8b8b9  R11 = 0x3e1c9c9d;
    expect lane 20 R8 = 0x3f32b2b3  R9 = 0x3ef6f6f7  R10 = 0x3f32b2b3  R11 = 0x3f189899;
    expect lane 21 R8 = 0x3f25a5a6  R9 = 0x3f39b9ba  R10 = 0x3f25a5a6  R11 = 0x3f39b9ba;
    expect lane 22 R8 = 0x3f048485  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3e189899  R10 = 0x3e189899  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f5dddde  R9 = 0x3f7dfdfe  R10 = 0x3f3dbdbe  R11 = 0x3f5dddde;
    expect lane 25 R8 = 0x3f3dbdbe  R9 = 0x3f5dddde  R10 = 0x3f800000  R11 = 0x3f3dbdbe;
    expect lane 26 R8 = 0x3f52d2d3  R9 = 0x3e20a0a1  R10 = 0x3e20a0a1  R11 = 0x3f52d2d3;
    expect lane 27 R8 = 0x3f68e8e9  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f68e8e9;
    expect lane 28 R8 = 0x3f1c9c9d  R9 = 0x3f33b3b4  R10 = 0x3f119192  R11 = 0x3ef2f2f3;
    expect lane 29 R8 = 0x3f4bcbcc  R9 = 0x3f62e2e3  R10 = 0x3f40c0c1  R11 = 0x3f28a8a9;
    expect lane 30 R8 = 0x3f3cbcbd  R9 = 0x3e44c4c5  R10 = 0x3f3cbcbd  R11 = 0x3ee6e6e7;
    expect lane 31 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x00000000  R11 = 0x3ee6e6e7;
}

warp 16 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f4bcbcc  R9 = 0x3f4bcbcc  R10 = 0x3f4bcbcc  R11 = 0x3f35b5b6;
    expect lane 1 R8 = 0x3f4bcbcc  R9 = 0x3f35b5b6  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 2 R8 = 0x3e6ceced  R9 = 0x3e54d4d5  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f149495  R10 = 0x3f1e9e9f  R11 = 0x3f149495;
    expect lane 4 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x00000000  R10 = 0x3e808081  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ee8e8e9  R9 = 0x3e828283  R10 = 0x3e828283  R11 = 0x3ef4f4f5;
    expect lane 7 R8 = 0x3ef4f4f5  R9 = 0x3ee8e8e9  R10 = 0x3e828283  R11 = 0x3ee8e8e9;
    expect lane 8 R8 = 0x3eaeaeaf  R9 = 0x3eececed  R10 = 0x3eacacad  R11 = 0x3e60e0e1;
    expect lane 9 R8 = 0x3f149495  R9 = 0x3f32b2b3  R10 = 0x3f139394  R11 = 0x3eeaeaeb;
    expect lane 10 R8 = 0x3f149495  R9 = 0x3f20a0a1  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3e6ceced  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e6ceced;
    expect lane 12 R8 = 0x3ef6f6f7  R9 = 0x00000000  R10 = 0x3ef6f6f7  R11 = 0x3e48c8c9;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3eaaaaab  R9 = 0x3f19999a  R10 = 0x3f0e8e8f  R11 = 0x3f19999a;
    expect lane 15 R8 = 0x3f24a4a5  R9 = 0x3f0e8e8f  R10 = 0x3eaaaaab  R11 = 0x3f0e8e8f;
    expect lane 16 R8 = 0x3f2cacad  R9 = 0x3f800000  R10 = 0x3f4ececf  R11 = 0x3f6ceced;
    expect lane 17 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f6ceced  R11 = 0x3f4ececf;
    expect lane 18 R8 = 0x3e20a0a1  R9 = 0x3e9a9a9b  R10 = 0x3ea6a6a7  R11 = 0x3e38b8b9;
    expect lane 19 R8 = 0x3ee4e4e5  R9 = 0x3f179798  R10 = 0x3f1e9e9f  R11 = 0x3ef2f2f3;
    expect lane 20 R8 = 0x3ebebebf  R9 = 0x3e8a8a8b  R10 = 0x3e8a8a8b  R11 = 0x3ebebebf;
    expect lane 21 R8 = 0x3ea6a6a7  R9 = 0x3ea6a6a7  R10 = 0x3ea6a6a7  R11 = 0x3ecececf;
    expect lane 22 R8 = 0x3e38b8b9  R9 = 0x3e088889  R10 = 0x3e888889  R11 = 0x3e888889;
    expect lane 23 R8 = 0x3e888889  R9 = 0x3e088889  R10 = 0x3e088889  R11 = 0x3e888889;
    expect lane 24 R8 = 0x3e109091  R9 = 0x3ec8c8c9  R10 = 0x3e088889  R11 = 0x3e888889;
    expect lane 25 R8 = 0x3e109091  R9 = 0x3e088889  R10 = 0x3ec8c8c9  R11 = 0x3ec8c8c9;
    expect lane 26 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f1f9fa0  R11 = 0x3f028283;
    expect lane 27 R8 = 0x3f1f9fa0  R9 = 0x3f028283  R10 = 0x3f1f9fa0  R11 = 0x3f35b5b6;
    expect lane 28 R8 = 0x3ea8a8a9  R9 = 0x3e7cfcfd  R10 = 0x3e929293  R11 = 0x3ebcbcbd;
    expect lane 29 R8 = 0x3e28a8a9  R9 = 0x3da8a8a9  R10 = 0x3df8f8f9  R11 = 0x3e50d0d1;
    expect lane 30 R8 = 0x3e64e4e5  R9 = 0x3ee0e0e1  R10 = 0x3f0d8d8e  R11 = 0x3f0d8d8e;
    expect lane 31 R8 = 0x3e64e4e5  R9 = 0x3f0d8d8e  R10 = 0x3ee0e0e1  R11 = 0x3eacacad;
}

warp 17 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f5bdbdc  R9 = 0x3f51d1d2  R10 = 0x3f5bdbdc  R11 = 0x3f45c5c6;
    expect lane 1 R8 = 0x3f67e7e8  R9 = 0x3f51d1d2  R10 = 0x3f5bdbdc  R11 = 0x3f45c5c6;
    expect lane 2 R8 = 0x3e2cacad  R9 = 0x3e2cacad  R10 = 0x3e54d4d5  R11 = 0x3e6ceced;
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f149495;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e808081;
    expect lane 6 R8 = 0x3e828283  R9 = 0x3ee8e8e9  R10 = 0x3ef4f4f5  R11 = 0x3ee8e8e9;
    expect lane 7 R8 = 0x3ef4f4f5  R9 = 0x3ee8e8e9  R10 = 0x3e8e8e8f  R11 = 0x3ee8e8e9;
    expect lane 8 R8 = 0x3f169697  R9 = 0x3f34b4b5  R10 = 0x3f159596  R11 = 0x3eeeeeef;
    expect lane 9 R8 = 0x3f52d2d3  R9 = 0x3f71f1f2  R10 = 0x3f51d1d2  R11 = 0x3f33b3b4;
    expect lane 10 R8 = 0x3f36b6b7  R9 = 0x3f20a0a1  R10 = 0x3f2aaaab  R11 = 0x3f149495;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f048485  R11 = 0x3e6ceced;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f1e9e9f  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f56d6d7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f56d6d7;
    expect lane 14 R8 = 0x3f24a4a5  R9 = 0x3eaaaaab  R10 = 0x3f19999a  R11 = 0x3f0e8e8f;
    expect lane 15 R8 = 0x3f0e8e8f  R9 = 0x3f19999a  R10 = 0x3f0e8e8f  R11 = 0x3eaaaaab;
    expect lane 16 R8 = 0x3f2cacad  R9 = 0x3f6ceced  R10 = 0x3f800000  R11 = 0x3f4ececf;
    expect lane 17 R8 = 0x3f4ececf  R9 = 0x3f6ceced  R10 = 0x3f6ceced  R11 = 0x3f4ececf;
    expect lane 18 R8 = 0x3dd8d8d9  R9 = 0x3e808081  R10 = 0x3e8c8c8d  R11 = 0x3e048485;
    expect lane 19 R8 = 0x3ecacacb  R9 = 0x3f0a8a8b  R10 = 0x3f119192  R11 = 0x3ed8d8d9;
    expect lane 20 R8 = 0x3ebebebf  R9 = 0x3e20a0a1  R10 = 0x3ebebebf  R11 = 0x3e8a8a8b;
    expect lane 21 R8 = 0x3ea6a6a7  R9 = 0x3ecececf  R10 = 0x3ea6a6a7  R11 = 0x3ecececf;
    expect lane 22 R8 = 0x3f6aeaeb  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3c808081;
    expect lane 24 R8 = 0x3e888889  R9 = 0x3ec8c8c9  R10 = 0x3e109091  R11 = 0x3e888889;
    expect lane 25 R8 = 0x3e109091  R9 = 0x3e888889  R10 = 0x3e088889  R11 = 0x3e109091;
    expect lane 26 R8 = 0x3ed8d8d9  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3ed8d8d9;
    expect lane 27 R8 = 0x3f028283  R9 = 0x3ed8d8d9  R10 = 0x3ed8d8d9  R11 = 0x3f028283;
    expect lane 28 R8 = 0x3e7cfcfd  R9 = 0x3e28a8a9  R10 = 0x3e50d0d1  R11 = 0x3e929293;
    expect lane 29 R8 = 0x3da8a8a9  R9 = 0x00000000  R10 = 0x3d20a0a1  R11 = 0x3df8f8f9;
    expect lane 30 R8 = 0x3f44c4c5  R9 = 0x3e64e4e5  R10 = 0x3f44c4c5  R11 = 0x3ef6f6f7;
    expect lane 31 R8 = 0x3f44c4c5  R9 = 0x3f44c4c5  R10 = 0x00000000  R11 = 0x3ef6f6f7;
}

warp 18 { # B, row 4
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3ed4d4d5;
    expect lane 1 R8 = 0x3f008081  R9 = 0x3ed4d4d5  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 2 R8 = 0x3e28a8a9  R9 = 0x3e109091  R10 = 0x3dd0d0d1  R11 = 0x3dd0d0d1;
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f149495  R10 = 0x3f1e9e9f  R11 = 0x3f149495;
    expect lane 4 R8 = 0x3f48c8c9  R9 = 0x3f48c8c9  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 5 R8 = 0x3e088889  R9 = 0x3f088889  R10 = 0x3f48c8c9  R11 = 0x3f088889;
    expect lane 6 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ef4f4f5;
    expect lane 7 R8 = 0x3ef4f4f5  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3ee8e8e9;
    expect lane 8 R8 = 0x3f74f4f5  R9 = 0x3f35b5b6  R10 = 0x3f3cbcbd  R11 = 0x3f7bfbfc;
    expect lane 9 R8 = 0x3eeeeeef  R9 = 0x3e60e0e1  R10 = 0x3e7cfcfd  R11 = 0x3efcfcfd;
    expect lane 10 R8 = 0x3dc0c0c1  R9 = 0x3e109091  R10 = 0x3e38b8b9  R11 = 0x3e38b8b9;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f1b9b9c  R10 = 0x3f1b9b9c  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f2eaeaf  R9 = 0x00000000  R10 = 0x3f2eaeaf  R11 = 0x3ecacacb;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e088889  R9 = 0x3f800000  R10 = 0x3f74f4f5  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f74f4f5  R10 = 0x3e088889  R11 = 0x3f74f4f5;
    expect lane 16 R8 = 0x00000000  R9 = 0x3f068687  R10 = 0x3e8c8c8d  R11 = 0x3e44c4c5;
    expect lane 17 R8 = 0x3e8c8c8d  R9 = 0x3e8c8c8d  R10 = 0x3e44c4c5  R11 = 0x3e8c8c8d;
    expect lane 18 R8 = 0x3f129293  R9 = 0x3f169697  R10 = 0x3ee2e2e3  R11 = 0x3edadadb;
    expect lane 19 R8 = 0x3f1a9a9b  R9 = 0x3f1e9e9f  R10 = 0x3ef2f2f3  R11 = 0x3eeaeaeb;
    expect lane 20 R8 = 0x3f63e3e4  R9 = 0x3f49c9ca  R10 = 0x3f49c9ca  R11 = 0x3f63e3e4;
    expect lane 21 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f7bfbfc;
    expect lane 22 R8 = 0x3f25a5a6  R9 = 0x3f19999a  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 23 R8 = 0x3f3bbbbc  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3f3bbbbc;
    expect lane 24 R8 = 0x3ef2f2f3  R9 = 0x3f39b9ba  R10 = 0x3f2aaaab  R11 = 0x3f19999a;
    expect lane 25 R8 = 0x3ef2f2f3  R9 = 0x3f2aaaab  R10 = 0x3f39b9ba  R11 = 0x3f39b9ba;
    expect lane 26 R8 = 0x3e34b4b5  R9 = 0x3e34b4b5  R10 = 0x3db8b8b9  R11 = 0x3f139394;
    expect lane 27 R8 = 0x3db8b8b9  R9 = 0x3f139394  R10 = 0x3db8b8b9  R11 = 0x3e34b4b5;
    expect lane 28 R8 = 0x3e34b4b5  R9 = 0x3e48c8c9  R10 = 0x3d109091  R11 = 0x3c808081;
    expect lane 29 R8 = 0x3e5cdcdd  R9 = 0x3e70f0f1  R10 = 0x3d989899  R11 = 0x3d60e0e1;
    expect lane 30 R8 = 0x3ee4e4e5  R9 = 0x3f29a9aa  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 31 R8 = 0x3ee4e4e5  R9 = 0x3f46c6c7  R10 = 0x3f29a9aa  R11 = 0x3f0f8f90;
}

warp 19 { # B, row 4
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ee0e0e1  R9 = 0x3ecccccd  R10 = 0x3ee0e0e1  R11 = 0x3eb4b4b5;
    expect lane 1 R8 = 0x3ef8f8f9  R9 = 0x3ecccccd  R10 = 0x3ee0e0e1  R11 = 0x3eb4b4b5;
    expect lane 2 R8 = 0x3dd0d0d1  R9 = 0x3dd0d0d1  R10 = 0x3e109091  R11 = 0x3e28a8a9;
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f149495;
    expect lane 4 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 5 R8 = 0x3f088889  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3f48c8c9;
    expect lane 6 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ef4f4f5  R11 = 0x3ee8e8e9;
    expect lane 7 R8 = 0x3ef4f4f5  R9 = 0x3ee8e8e9  R10 = 0x3ef4f4f5  R11 = 0x3ee8e8e9;
    expect lane 8 R8 = 0x3f66e6e7  R9 = 0x3f27a7a8  R10 = 0x3f2eaeaf  R11 = 0x3f6dedee;
    expect lane 9 R8 = 0x3ed2d2d3  R9 = 0x3e28a8a9  R10 = 0x3e44c4c5  R11 = 0x3ee0e0e1;
    expect lane 10 R8 = 0x3e68e8e9  R9 = 0x3e109091  R10 = 0x3e38b8b9  R11 = 0x3dc0c0c1;
    expect lane 11 R8 = 0x3f1b9b9c  R9 = 0x3f1b9b9c  R10 = 0x3d808081  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e969697  R9 = 0x3f038384  R10 = 0x00000000  R11 = 0x3f038384;
    expect lane 13 R8 = 0x3dd8d8d9  R9 = 0x3e969697  R10 = 0x3e969697  R11 = 0x3dd8d8d9;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3e088889  R10 = 0x3f800000  R11 = 0x3f74f4f5;
    expect lane 15 R8 = 0x3f74f4f5  R9 = 0x3f800000  R10 = 0x3f74f4f5  R11 = 0x3e088889;
    expect lane 16 R8 = 0x00000000  R9 = 0x3e44c4c5  R10 = 0x3f068687  R11 = 0x3e8c8c8d;
    expect lane 17 R8 = 0x3e8c8c8d  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3e8c8c8d;
    expect lane 18 R8 = 0x3f5bdbdc  R9 = 0x3f5fdfe0  R10 = 0x3f3ababb  R11 = 0x3f36b6b7;
    expect lane 19 R8 = 0x3f63e3e4  R9 = 0x3f67e7e8  R10 = 0x3f42c2c3  R11 = 0x3f3ebebf;
    expect lane 20 R8 = 0x3f63e3e4  R9 = 0x3f2cacad  R10 = 0x3f63e3e4  R11 = 0x3f49c9ca;
    expect lane 21 R8 = 0x3f67e7e8  R9 = 0x3f7bfbfc  R10 = 0x3f67e7e8  R11 = 0x3f7bfbfc;
    expect lane 22 R8 = 0x3ec4c4c5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f6aeaeb;
    expect lane 23 R8 = 0x3f6aeaeb  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x00000000;
    expect lane 24 R8 = 0x3f19999a  R9 = 0x3f39b9ba  R10 = 0x3ef2f2f3  R11 = 0x3f19999a;
    expect lane 25 R8 = 0x3ef2f2f3  R9 = 0x3f19999a  R10 = 0x3f2aaaab  R11 = 0x3ef2f2f3;
    expect lane 26 R8 = 0x3efafafb  R9 = 0x3db8b8b9  R10 = 0x3db8b8b9  R11 = 0x3efafafb;
    expect lane 27 R8 = 0x3f139394  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f139394;
    expect lane 28 R8 = 0x3efcfcfd  R9 = 0x3f038384  R10 = 0x3eb4b4b5  R11 = 0x3eaaaaab;
    expect lane 29 R8 = 0x3f088889  R9 = 0x3f0d8d8e  R10 = 0x3ec8c8c9  R11 = 0x3ebebebf;
    expect lane 30 R8 = 0x3f65e5e6  R9 = 0x3eb4b4b5  R10 = 0x3f65e5e6  R11 = 0x3f1c9c9d;
    expect lane 31 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3d888889  R11 = 0x3f1c9c9d;
}

warp 20 { # A, row 4
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f37b7b8;
    expect lane 1 R8 = 0x3f37b7b8  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3d989899  R9 = 0x00000000  R10 = 0x3e868687  R11 = 0x3d989899;
    expect lane 3 R8 = 0x3efefeff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f53d3d4;
    expect lane 4 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 5 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 6 R8 = 0x3ed4d4d5  R9 = 0x3ec6c6c7  R10 = 0x3ed0d0d1  R11 = 0x3ec2c2c3;
    expect lane 7 R8 = 0x3ebebebf  R9 = 0x3ebebebf  R10 = 0x3ee2e2e3  R11 = 0x3eb0b0b1;
    expect lane 8 R8 = 0x3ef6f6f7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f27a7a8  R10 = 0x3f5ededf  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3edededf  R9 = 0x3ee6e6e7  R10 = 0x3ec4c4c5  R11 = 0x3ecccccd;
    expect lane 11 R8 = 0x3ed6d6d7  R9 = 0x3ec4c4c5  R10 = 0x3ec0c0c1  R11 = 0x3ebcbcbd;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3db0b0b1  R11 = 0x00000000;
    expect lane 13 R8 = 0x3db0b0b1  R9 = 0x00000000  R10 = 0x3e149495  R11 = 0x3db0b0b1;
    expect lane 14 R8 = 0x3e24a4a5  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x00000000;
    expect lane 15 R8 = 0x3edededf  R9 = 0x3e8a8a8b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3d40c0c1  R9 = 0x3e38b8b9  R10 = 0x3de0e0e1  R11 = 0x3db0b0b1;
    expect lane 19 R8 = 0x3e38b8b9  R9 = 0x3e38b8b9  R10 = 0x3de0e0e1  R11 = 0x3e20a0a1;
    expect lane 20 R8 = 0x3e8e8e8f  R9 = 0x3f60e0e1  R10 = 0x3f3cbcbd  R11 = 0x3f0f8f90;
    expect lane 21 R8 = 0x3efafafb  R9 = 0x3f0f8f90  R10 = 0x3f0f8f90  R11 = 0x3f2aaaab;
    expect lane 22 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ebcbcbd  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x00000000  R11 = 0x3db0b0b1;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3db8b8b9  R11 = 0x3ec8c8c9;
    expect lane 25 R8 = 0x3e868687  R9 = 0x3ec8c8c9  R10 = 0x00000000  R11 = 0x3ec8c8c9;
    expect lane 26 R8 = 0x3d989899  R9 = 0x3e8e8e8f  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 27 R8 = 0x3e008081  R9 = 0x3e8e8e8f  R10 = 0x3e008081  R11 = 0x3e68e8e9;
    expect lane 28 R8 = 0x3ed4d4d5  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3ed4d4d5;
    expect lane 29 R8 = 0x3ed4d4d5  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3ed4d4d5;
    expect lane 30 R8 = 0x00000000  R9 = 0x3e868687  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x3e0c8c8d  R9 = 0x3e0c8c8d  R10 = 0x3e868687  R11 = 0x3e868687;
}

warp 21 { # A, row 4
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f4fcfd0  R9 = 0x3f67e7e8  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f078788  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f53d3d4  R9 = 0x3efefeff  R10 = 0x3d989899  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3d989899  R10 = 0x3e868687  R11 = 0x3d989899;
    expect lane 4 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 5 R8 = 0x3e909091  R9 = 0x3e909091  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 6 R8 = 0x3ed4d4d5  R9 = 0x3ed0d0d1  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 7 R8 = 0x3eb0b0b1  R9 = 0x3ed4d4d5  R10 = 0x3ebebebf  R11 = 0x3ed0d0d1;
    expect lane 8 R8 = 0x3ef6f6f7  R9 = 0x3f27a7a8  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ee2e2e3  R9 = 0x3ebcbcbd  R10 = 0x3edededf  R11 = 0x3ed6d6d7;
    expect lane 11 R8 = 0x3edededf  R9 = 0x3ee6e6e7  R10 = 0x3edededf  R11 = 0x3ecccccd;
    expect lane 12 R8 = 0x00000000  R9 = 0x3e149495  R10 = 0x3e28a8a9  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3e149495  R10 = 0x3e64e4e5  R11 = 0x3e28a8a9;
    expect lane 14 R8 = 0x3edededf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f19999a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3edededf;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3e088889  R9 = 0x3e20a0a1  R10 = 0x3e088889  R11 = 0x3db0b0b1;
    expect lane 19 R8 = 0x3e38b8b9  R9 = 0x3e088889  R10 = 0x3e20a0a1  R11 = 0x3d808081;
    expect lane 20 R8 = 0x3f60e0e1  R9 = 0x3f60e0e1  R10 = 0x3eb2b2b3  R11 = 0x3e8e8e8f;
    expect lane 21 R8 = 0x3f2aaaab  R9 = 0x3e8e8e8f  R10 = 0x3eb2b2b3  R11 = 0x3f2aaaab;
    expect lane 22 R8 = 0x3f1a9a9b  R9 = 0x3f1a9a9b  R10 = 0x00000000  R11 = 0x3f1a9a9b;
    expect lane 23 R8 = 0x3ebcbcbd  R9 = 0x3f1a9a9b  R10 = 0x3eececed  R11 = 0x3db0b0b1;
    expect lane 24 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 25 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x00000000  R11 = 0x3e088889;
    expect lane 26 R8 = 0x3f22a2a3  R9 = 0x00000000  R10 = 0x3cc0c0c1  R11 = 0x3e68e8e9;
    expect lane 27 R8 = 0x3e008081  R9 = 0x3d989899  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3ed4d4d5  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3ed4d4d5;
    expect lane 29 R8 = 0x3ed4d4d5  R9 = 0x3ed4d4d5  R10 = 0x3ed4d4d5  R11 = 0x3ed4d4d5;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e868687  R11 = 0x3e4ccccd;
    expect lane 31 R8 = 0x00000000  R9 = 0x3ea6a6a7  R10 = 0x00000000  R11 = 0x3e0c8c8d;
}

warp 22 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f008081  R9 = 0x3f109091  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3efafafb  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 3 R8 = 0x3ecccccd  R9 = 0x3d888889  R10 = 0x3efafafb  R11 = 0x3e9e9e9f;
    expect lane 4 R8 = 0x3d909091  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 5 R8 = 0x3b808081  R9 = 0x3d909091  R10 = 0x3e48c8c9  R11 = 0x3e048485;
    expect lane 6 R8 = 0x3f29a9aa  R9 = 0x3f0f8f90  R10 = 0x3f109091  R11 = 0x3f2aaaab;
    expect lane 7 R8 = 0x3eeaeaeb  R9 = 0x3eb4b4b5  R10 = 0x3eb6b6b7  R11 = 0x3eececed;
    expect lane 8 R8 = 0x3f139394  R9 = 0x3f39b9ba  R10 = 0x3efefeff  R11 = 0x3f25a5a6;
    expect lane 9 R8 = 0x3f26a6a7  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f028283;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f69e9ea  R10 = 0x3f73f3f4  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f5dddde  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3f7bfbfc  R10 = 0x3e4ccccd  R11 = 0x3ef6f6f7;
    expect lane 13 R8 = 0x3e4ccccd  R9 = 0x3f7bfbfc  R10 = 0x3ef6f6f7  R11 = 0x3f7bfbfc;
    expect lane 14 R8 = 0x3f018182  R9 = 0x3f53d3d4  R10 = 0x3f31b1b2  R11 = 0x3f53d3d4;
    expect lane 15 R8 = 0x3f018182  R9 = 0x3ebebebf  R10 = 0x3f53d3d4  R11 = 0x3f018182;
    expect lane 16 R8 = 0x3f058586  R9 = 0x3ec6c6c7  R10 = 0x3ee2e2e3  R11 = 0x3f129293;
    expect lane 17 R8 = 0x3e848485  R9 = 0x3e008081  R10 = 0x3e38b8b9  R11 = 0x3e9e9e9f;
    expect lane 18 R8 = 0x3f67e7e8  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3eb8b8b9  R9 = 0x3f67e7e8  R10 = 0x3f25a5a6  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3ecccccd  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3ef8f8f9;
    expect lane 21 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3ecccccd;
    expect lane 22 R8 = 0x3ea4a4a5  R9 = 0x3ea4a4a5  R10 = 0x3eb0b0b1  R11 = 0x3eb0b0b1;
    expect lane 23 R8 = 0x3eaaaaab  R9 = 0x3eb0b0b1  R10 = 0x3eaaaaab  R11 = 0x3eb0b0b1;
    expect lane 24 R8 = 0x3f57d7d8  R9 = 0x3e20a0a1  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2;
    expect lane 25 R8 = 0x3e78f8f9  R9 = 0x3f41c1c2  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 26 R8 = 0x3dd8d8d9  R9 = 0x3e048485  R10 = 0x3e088889  R11 = 0x3de0e0e1;
    expect lane 27 R8 = 0x3e1c9c9d  R9 = 0x3e34b4b5  R10 = 0x3e38b8b9  R11 = 0x3e20a0a1;
    expect lane 28 R8 = 0x3ebebebf  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ebebebf;
    expect lane 29 R8 = 0x3eb6b6b7  R9 = 0x3f43c3c4  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 30 R8 = 0x3f0f8f90  R9 = 0x3f0f8f90  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 31 R8 = 0x3f109091  R9 = 0x3f22a2a3  R10 = 0x3f109091  R11 = 0x3f109091;
}

warp 23 { # R, row 5
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f109091  R9 = 0x3f109091  R10 = 0x3f068687  R11 = 0x3f068687;
    expect lane 1 R8 = 0x3f77f7f8  R9 = 0x3f800000  R10 = 0x3f7dfdfe  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e9e9e9f  R9 = 0x3e9e9e9f  R10 = 0x3d888889  R11 = 0x3e9e9e9f;
    expect lane 3 R8 = 0x3e9e9e9f  R9 = 0x3e9e9e9f  R10 = 0x3efafafb  R11 = 0x3ecccccd;
    expect lane 4 R8 = 0x3b808081  R9 = 0x3e48c8c9  R10 = 0x3e048485  R11 = 0x3d909091;
    expect lane 5 R8 = 0x3d909091  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3b808081;
    expect lane 6 R8 = 0x3f27a7a8  R9 = 0x3f0d8d8e  R10 = 0x3f0e8e8f  R11 = 0x3f28a8a9;
    expect lane 7 R8 = 0x3ee6e6e7  R9 = 0x3eb0b0b1  R10 = 0x3eb2b2b3  R11 = 0x3ee8e8e9;
    expect lane 8 R8 = 0x3f25a5a6  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f139394;
    expect lane 9 R8 = 0x3f26a6a7  R9 = 0x3f50d0d1  R10 = 0x3f26a6a7  R11 = 0x3f50d0d1;
    expect lane 10 R8 = 0x3f189899  R9 = 0x3f3cbcbd  R10 = 0x3f189899  R11 = 0x3edcdcdd;
    expect lane 11 R8 = 0x3f66e6e7  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f66e6e7;
    expect lane 12 R8 = 0x3e4ccccd  R9 = 0x3ef6f6f7  R10 = 0x3f3bbbbc  R11 = 0x3ef6f6f7;
    expect lane 13 R8 = 0x3ef6f6f7  R9 = 0x3f7bfbfc  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 14 R8 = 0x3f31b1b2  R9 = 0x3f31b1b2  R10 = 0x3f31b1b2  R11 = 0x3f018182;
    expect lane 15 R8 = 0x3f31b1b2  R9 = 0x3ebebebf  R10 = 0x3ebebebf  R11 = 0x3ebebebf;
    expect lane 16 R8 = 0x3ed4d4d5  R9 = 0x3e929293  R10 = 0x3eacacad  R11 = 0x3ef0f0f1;
    expect lane 17 R8 = 0x3e1c9c9d  R9 = 0x3cc0c0c1  R10 = 0x3d989899  R11 = 0x3e54d4d5;
    expect lane 18 R8 = 0x3eececed  R9 = 0x3f54d4d5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x3f54d4d5  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5;
    expect lane 20 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 21 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3ca0a0a1  R11 = 0x3e74f4f5;
    expect lane 22 R8 = 0x3eaaaaab  R9 = 0x3eb0b0b1  R10 = 0x3ea4a4a5  R11 = 0x3eb0b0b1;
    expect lane 23 R8 = 0x3eaaaaab  R9 = 0x3eaaaaab  R10 = 0x3f5dddde  R11 = 0x3eb0b0b1;
    expect lane 24 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 25 R8 = 0x3e20a0a1  R9 = 0x3f41c1c2  R10 = 0x3f57d7d8  R11 = 0x3e78f8f9;
    expect lane 26 R8 = 0x3dc8c8c9  R9 = 0x3df8f8f9  R10 = 0x3e008081  R11 = 0x3dd0d0d1;
    expect lane 27 R8 = 0x3e149495  R9 = 0x3e2cacad  R10 = 0x3e30b0b1  R11 = 0x3e189899;
    expect lane 28 R8 = 0x3e929293  R9 = 0x3ed6d6d7  R10 = 0x3e929293  R11 = 0x3ebebebf;
    expect lane 29 R8 = 0x3f0b8b8c  R9 = 0x3f43c3c4  R10 = 0x3e0c8c8d  R11 = 0x3eb6b6b7;
    expect lane 30 R8 = 0x3ebebebf  R9 = 0x3f47c7c8  R10 = 0x3e1c9c9d  R11 = 0x3f47c7c8;
    expect lane 31 R8 = 0x3ef8f8f9  R9 = 0x3ef8f8f9  R10 = 0x3ef8f8f9  R11 = 0x3f36b6b7;
}

warp 24 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f55d5d6  R9 = 0x3f65e5e6  R10 = 0x3f55d5d6  R11 = 0x3f55d5d6;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f30b0b1  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 3 R8 = 0x3f19999a  R9 = 0x3f3bbbbc  R10 = 0x3f30b0b1  R11 = 0x3f028283;
    expect lane 4 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 5 R8 = 0x3f2babac  R9 = 0x3f6feff0  R10 = 0x3f800000  R11 = 0x3f4bcbcc;
    expect lane 6 R8 = 0x3e888889  R9 = 0x3ea2a2a3  R10 = 0x3ea6a6a7  R11 = 0x3e8c8c8d;
    expect lane 7 R8 = 0x3ebcbcbd  R9 = 0x3ed6d6d7  R10 = 0x3edadadb  R11 = 0x3ec0c0c1;
    expect lane 8 R8 = 0x3e929293  R9 = 0x3edededf  R10 = 0x3e54d4d5  R11 = 0x3eb6b6b7;
    expect lane 9 R8 = 0x3efafafb  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3eb2b2b3;
    expect lane 10 R8 = 0x3f5dddde  R9 = 0x3f47c7c8  R10 = 0x3f51d1d2  R11 = 0x3f5dddde;
    expect lane 11 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f5dddde;
    expect lane 12 R8 = 0x3e888889  R9 = 0x3f26a6a7  R10 = 0x3e888889  R11 = 0x3e189899;
    expect lane 13 R8 = 0x3e888889  R9 = 0x3f26a6a7  R10 = 0x3e189899  R11 = 0x3f26a6a7;
    expect lane 14 R8 = 0x00000000  R9 = 0x3e969697  R10 = 0x3f53d3d4  R11 = 0x3e969697;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f018182  R10 = 0x3e969697  R11 = 0x00000000;
    expect lane 16 R8 = 0x3e4ccccd  R9 = 0x3e9c9c9d  R10 = 0x3e929293  R11 = 0x3e38b8b9;
    expect lane 17 R8 = 0x3ed4d4d5  R9 = 0x3f058586  R10 = 0x3f008081  R11 = 0x3ecacacb;
    expect lane 18 R8 = 0x3f35b5b6  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f7efeff;
    expect lane 19 R8 = 0x3e28a8a9  R9 = 0x3f35b5b6  R10 = 0x3ee6e6e7  R11 = 0x3f7efeff;
    expect lane 20 R8 = 0x3f4ccccd  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f62e2e3;
    expect lane 21 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f4ccccd;
    expect lane 22 R8 = 0x3f5adadb  R9 = 0x3f5adadb  R10 = 0x3f60e0e1  R11 = 0x3f60e0e1;
    expect lane 23 R8 = 0x3f5dddde  R9 = 0x3f60e0e1  R10 = 0x3f5dddde  R11 = 0x3f60e0e1;
    expect lane 24 R8 = 0x3f57d7d8  R9 = 0x3f74f4f5  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f41c1c2  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 26 R8 = 0x3f42c2c3  R9 = 0x3f27a7a8  R10 = 0x3f1e9e9f  R11 = 0x3f39b9ba;
    expect lane 27 R8 = 0x3f0d8d8e  R9 = 0x3ee4e4e5  R10 = 0x3ed2d2d3  R11 = 0x3f048485;
    expect lane 28 R8 = 0x3f2aaaab  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f2aaaab;
    expect lane 29 R8 = 0x3f0d8d8e  R9 = 0x3f75f5f6  R10 = 0x3f0d8d8e  R11 = 0x3f0d8d8e;
    expect lane 30 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 31 R8 = 0x3f21a1a2  R9 = 0x3f33b3b4  R10 = 0x3f21a1a2  R11 = 0x3f21a1a2;
}

warp 25 { # G, row 5
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3f5bdbdc  R11 = 0x3f5bdbdc;
    expect lane 1 R8 = 0x3f77f7f8  R9 = 0x3f800000  R10 = 0x3f7dfdfe  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f3bbbbc  R11 = 0x3f028283;
    expect lane 3 R8 = 0x3f028283  R9 = 0x3f028283  R10 = 0x3f30b0b1  R11 = 0x3f19999a;
    expect lane 4 R8 = 0x3f2babac  R9 = 0x3f800000  R10 = 0x3f4bcbcc  R11 = 0x3f6feff0;
    expect lane 5 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f2babac;
    expect lane 6 R8 = 0x3e808081  R9 = 0x3e9a9a9b  R10 = 0x3e9e9e9f  R11 = 0x3e848485;
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3ecececf  R10 = 0x3ed2d2d3  R11 = 0x3eb8b8b9;
    expect lane 8 R8 = 0x3eb6b6b7  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3e929293;
    expect lane 9 R8 = 0x3efafafb  R9 = 0x3f27a7a8  R10 = 0x3efafafb  R11 = 0x3f27a7a8;
    expect lane 10 R8 = 0x3eececed  R9 = 0x3f1a9a9b  R10 = 0x3eececed  R11 = 0x3e989899;
    expect lane 11 R8 = 0x3f44c4c5  R9 = 0x3f44c4c5  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5;
    expect lane 12 R8 = 0x3e888889  R9 = 0x3e189899  R10 = 0x3ecccccd  R11 = 0x3e189899;
    expect lane 13 R8 = 0x3e189899  R9 = 0x3f26a6a7  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 14 R8 = 0x3f53d3d4  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f53d3d4  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 16 R8 = 0x3e74f4f5  R9 = 0x3eb0b0b1  R10 = 0x3ea6a6a7  R11 = 0x3e60e0e1;
    expect lane 17 R8 = 0x3ee8e8e9  R9 = 0x3f0f8f90  R10 = 0x3f0a8a8b  R11 = 0x3edededf;
    expect lane 18 R8 = 0x3e989899  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x3f2aaaab  R10 = 0x3f2aaaab  R11 = 0x3f2aaaab;
    expect lane 20 R8 = 0x3f31b1b2  R9 = 0x3f31b1b2  R10 = 0x3f31b1b2  R11 = 0x3f31b1b2;
    expect lane 21 R8 = 0x3f69e9ea  R9 = 0x3f69e9ea  R10 = 0x3e929293  R11 = 0x3f018182;
    expect lane 22 R8 = 0x3f5dddde  R9 = 0x3f60e0e1  R10 = 0x3f5adadb  R11 = 0x3f60e0e1;
    expect lane 23 R8 = 0x3f5dddde  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3f60e0e1;
    expect lane 24 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 25 R8 = 0x3f74f4f5  R9 = 0x3f41c1c2  R10 = 0x3f57d7d8  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f54d4d5  R9 = 0x3f39b9ba  R10 = 0x3f30b0b1  R11 = 0x3f4bcbcc;
    expect lane 27 R8 = 0x3f1f9fa0  R9 = 0x3f048485  R10 = 0x3ef6f6f7  R11 = 0x3f169697;
    expect lane 28 R8 = 0x3f149495  R9 = 0x3f36b6b7  R10 = 0x3f149495  R11 = 0x3f2aaaab;
    expect lane 29 R8 = 0x3f3dbdbe  R9 = 0x3f75f5f6  R10 = 0x3eaaaaab  R11 = 0x3f0d8d8e;
    expect lane 30 R8 = 0x3e9c9c9d  R9 = 0x3f36b6b7  R10 = 0x3db0b0b1  R11 = 0x3f36b6b7;
    expect lane 31 R8 = 0x3f0d8d8e  R9 = 0x3f0d8d8e  R10 = 0x3f0d8d8e  R11 = 0x3f47c7c8;
}

warp 26 { # B, row 5
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f119192  R9 = 0x3f21a1a2  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 1 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3f5fdfe0  R11 = 0x3f5fdfe0;
    expect lane 2 R8 = 0x3db8b8b9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3eaaaaab  R10 = 0x3db8b8b9  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f2babac  R9 = 0x3f2babac  R10 = 0x3f2babac  R11 = 0x3f2babac;
    expect lane 5 R8 = 0x3e0c8c8d  R9 = 0x3f2babac  R10 = 0x3f4bcbcc  R11 = 0x3e868687;
    expect lane 6 R8 = 0x3f0b8b8c  R9 = 0x3eeeeeef  R10 = 0x3eb4b4b5  R11 = 0x3edadadb;
    expect lane 7 R8 = 0x3ec8c8c9  R9 = 0x3ea2a2a3  R10 = 0x3e4ccccd  R11 = 0x3e8e8e8f;
    expect lane 8 R8 = 0x3e929293  R9 = 0x3edededf  R10 = 0x3e54d4d5  R11 = 0x3eb6b6b7;
    expect lane 9 R8 = 0x3eb8b8b9  R9 = 0x3eb8b8b9  R10 = 0x3eb8b8b9  R11 = 0x3e60e0e1;
    expect lane 10 R8 = 0x3f088889  R9 = 0x3ee4e4e5  R10 = 0x3ef8f8f9  R11 = 0x3f088889;
    expect lane 11 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3f088889;
    expect lane 12 R8 = 0x3f3bbbbc  R9 = 0x3f59d9da  R10 = 0x3f3bbbbc  R11 = 0x3eb2b2b3;
    expect lane 13 R8 = 0x3f3bbbbc  R9 = 0x3f59d9da  R10 = 0x3eb2b2b3  R11 = 0x3f59d9da;
    expect lane 14 R8 = 0x3f45c5c6  R9 = 0x3f800000  R10 = 0x3efcfcfd  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f45c5c6  R9 = 0x3e30b0b1  R10 = 0x3f800000  R11 = 0x3f45c5c6;
    expect lane 16 R8 = 0x3da8a8a9  R9 = 0x3e48c8c9  R10 = 0x3e34b4b5  R11 = 0x3d808081;
    expect lane 17 R8 = 0x3e9c9c9d  R9 = 0x3ed6d6d7  R10 = 0x3ecccccd  R11 = 0x3e929293;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3ee8e8e9  R9 = 0x3f800000  R10 = 0x3f3dbdbe  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3eaaaaab  R9 = 0x3eeeeeef  R10 = 0x3eeeeeef  R11 = 0x3ed6d6d7;
    expect lane 21 R8 = 0x3eeeeeef  R9 = 0x3eeeeeef  R10 = 0x3eeeeeef  R11 = 0x3eaaaaab;
    expect lane 22 R8 = 0x3f058586  R9 = 0x3f058586  R10 = 0x3f0b8b8c  R11 = 0x3f0b8b8c;
    expect lane 23 R8 = 0x3f088889  R9 = 0x3f0b8b8c  R10 = 0x3f088889  R11 = 0x3f0b8b8c;
    expect lane 24 R8 = 0x3de0e0e1  R9 = 0x3f41c1c2  R10 = 0x3cc0c0c1  R11 = 0x3cc0c0c1;
    expect lane 25 R8 = 0x3f57d7d8  R9 = 0x3cc0c0c1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 26 R8 = 0x3f4fcfd0  R9 = 0x3f42c2c3  R10 = 0x3f5fdfe0  R11 = 0x3f6bebec;
    expect lane 27 R8 = 0x3f36b6b7  R9 = 0x3f2aaaab  R10 = 0x3f46c6c7  R11 = 0x3f53d3d4;
    expect lane 28 R8 = 0x3eaeaeaf  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3eaeaeaf;
    expect lane 29 R8 = 0x3e969697  R9 = 0x3f33b3b4  R10 = 0x3e969697  R11 = 0x3e969697;
    expect lane 30 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 31 R8 = 0x3f65e5e6  R9 = 0x3f77f7f8  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6;
}

warp 27 { # B, row 5
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f21a1a2  R9 = 0x3f21a1a2  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 1 R8 = 0x3f55d5d6  R9 = 0x3f65e5e6  R10 = 0x3f5bdbdc  R11 = 0x3f65e5e6;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eaaaaab  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3db8b8b9  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e0c8c8d  R9 = 0x3f4bcbcc  R10 = 0x3e868687  R11 = 0x3f2babac;
    expect lane 5 R8 = 0x3f2babac  R9 = 0x3f2babac  R10 = 0x3f2babac  R11 = 0x3e0c8c8d;
    expect lane 6 R8 = 0x3f46c6c7  R9 = 0x3f32b2b3  R10 = 0x3f159596  R11 = 0x3f28a8a9;
    expect lane 7 R8 = 0x3f1f9fa0  R9 = 0x3f0c8c8d  R10 = 0x3edcdcdd  R11 = 0x3f028283;
    expect lane 8 R8 = 0x3eb6b6b7  R9 = 0x3edededf  R10 = 0x3edededf  R11 = 0x3e929293;
    expect lane 9 R8 = 0x3eb8b8b9  R9 = 0x3f068687  R10 = 0x3eb8b8b9  R11 = 0x3f068687;
    expect lane 10 R8 = 0x3f189899  R9 = 0x3f3cbcbd  R10 = 0x3f189899  R11 = 0x3edcdcdd;
    expect lane 11 R8 = 0x3f66e6e7  R9 = 0x3f66e6e7  R10 = 0x3f66e6e7  R11 = 0x3f66e6e7;
    expect lane 12 R8 = 0x3f3bbbbc  R9 = 0x3eb2b2b3  R10 = 0x3f19999a  R11 = 0x3eb2b2b3;
    expect lane 13 R8 = 0x3eb2b2b3  R9 = 0x3f59d9da  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 14 R8 = 0x3efcfcfd  R9 = 0x3efcfcfd  R10 = 0x3efcfcfd  R11 = 0x3f45c5c6;
    expect lane 15 R8 = 0x3efcfcfd  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3e30b0b1;
    expect lane 16 R8 = 0x3df8f8f9  R9 = 0x3e70f0f1  R10 = 0x3e5cdcdd  R11 = 0x3dd0d0d1;
    expect lane 17 R8 = 0x3eb0b0b1  R9 = 0x3eeaeaeb  R10 = 0x3ee0e0e1  R11 = 0x3ea6a6a7;
    expect lane 18 R8 = 0x3f0e8e8f  R9 = 0x3f6ceced  R10 = 0x3cc0c0c1  R11 = 0x3cc0c0c1;
    expect lane 19 R8 = 0x3cc0c0c1  R9 = 0x3f6ceced  R10 = 0x3f6ceced  R11 = 0x3f6ceced;
    expect lane 20 R8 = 0x3f42c2c3  R9 = 0x3f42c2c3  R10 = 0x3f42c2c3  R11 = 0x3f42c2c3;
    expect lane 21 R8 = 0x3f7afafb  R9 = 0x3f7afafb  R10 = 0x3eb4b4b5  R11 = 0x3f129293;
    expect lane 22 R8 = 0x3f088889  R9 = 0x3f0b8b8c  R10 = 0x3f058586  R11 = 0x3f0b8b8c;
    expect lane 23 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f3bbbbc  R11 = 0x3f0b8b8c;
    expect lane 24 R8 = 0x3cc0c0c1  R9 = 0x3cc0c0c1  R10 = 0x3de0e0e1  R11 = 0x3de0e0e1;
    expect lane 25 R8 = 0x3f41c1c2  R9 = 0x3cc0c0c1  R10 = 0x3de0e0e1  R11 = 0x3f57d7d8;
    expect lane 26 R8 = 0x3f169697  R9 = 0x3f09898a  R10 = 0x3f26a6a7  R11 = 0x3f32b2b3;
    expect lane 27 R8 = 0x3efafafb  R9 = 0x3ee2e2e3  R10 = 0x3f0d8d8e  R11 = 0x3f1a9a9b;
    expect lane 28 R8 = 0x3e828283  R9 = 0x3ec6c6c7  R10 = 0x3e828283  R11 = 0x3eaeaeaf;
    expect lane 29 R8 = 0x3ef6f6f7  R9 = 0x3f33b3b4  R10 = 0x3d989899  R11 = 0x3e969697;
    expect lane 30 R8 = 0x3e74f4f5  R9 = 0x3f25a5a6  R10 = 0x3ca0a0a1  R11 = 0x3f25a5a6;
    expect lane 31 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x3f51d1d2  R11 = 0x3f800000;
}

warp 28 { # A, row 5
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d70f0f1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e28a8a9;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3cc0c0c1;
    expect lane 2 R8 = 0x3ee4e4e5  R9 = 0x3f67e7e8  R10 = 0x3f800000  R11 = 0x3e70f0f1;
    expect lane 3 R8 = 0x3f43c3c4  R9 = 0x3f800000  R10 = 0x3e70f0f1  R11 = 0x3f43c3c4;
    expect lane 4 R8 = 0x3f4acacb  R9 = 0x3f32b2b3  R10 = 0x3f5adadb  R11 = 0x3f4acacb;
    expect lane 5 R8 = 0x3f4acacb  R9 = 0x3f32b2b3  R10 = 0x3f5adadb  R11 = 0x3f4acacb;
    expect lane 6 R8 = 0x3e4ccccd  R9 = 0x3ebebebf  R10 = 0x3e4ccccd  R11 = 0x3e6ceced;
    expect lane 7 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3ebebebf  R11 = 0x3ef6f6f7;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x3e58d8d9  R10 = 0x00000000  R11 = 0x3e848485;
    expect lane 11 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f25a5a6  R11 = 0x3f64e4e5;
    expect lane 13 R8 = 0x3f018182  R9 = 0x3f25a5a6  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x3edcdcdd  R10 = 0x00000000  R11 = 0x3f1b9b9c;
    expect lane 15 R8 = 0x3f1b9b9c  R9 = 0x3e828283  R10 = 0x00000000  R11 = 0x3e0c8c8d;
    expect lane 16 R8 = 0x3eb6b6b7  R9 = 0x3f1d9d9e  R10 = 0x3f1d9d9e  R11 = 0x3ee6e6e7;
    expect lane 17 R8 = 0x3f1d9d9e  R9 = 0x3f29a9aa  R10 = 0x3ee6e6e7  R11 = 0x3f058586;
    expect lane 18 R8 = 0x3e9e9e9f  R9 = 0x3f4dcdce  R10 = 0x3f77f7f8  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3ef2f2f3  R9 = 0x3ef2f2f3  R10 = 0x3e9e9e9f  R11 = 0x3f4dcdce;
    expect lane 20 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 21 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 22 R8 = 0x3e60e0e1  R9 = 0x3d30b0b1  R10 = 0x3e60e0e1  R11 = 0x00000000;
    expect lane 23 R8 = 0x3de8e8e9  R9 = 0x3d30b0b1  R10 = 0x3f1b9b9c  R11 = 0x3f008081;
    expect lane 24 R8 = 0x3f5ededf  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f5ededf;
    expect lane 25 R8 = 0x3f53d3d4  R9 = 0x3f119192  R10 = 0x3f5ededf  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3eb8b8b9  R9 = 0x3ec4c4c5  R10 = 0x3ed0d0d1  R11 = 0x3ee8e8e9;
    expect lane 27 R8 = 0x3e48c8c9  R9 = 0x3edcdcdd  R10 = 0x3eb8b8b9  R11 = 0x3f24a4a5;
    expect lane 28 R8 = 0x3f71f1f2  R9 = 0x3f5fdfe0  R10 = 0x3ef8f8f9  R11 = 0x3f5fdfe0;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f20a0a1  R10 = 0x3f71f1f2  R11 = 0x3ef8f8f9;
    expect lane 30 R8 = 0x3eb2b2b3  R9 = 0x3eb2b2b3  R10 = 0x3e54d4d5  R11 = 0x3e8a8a8b;
    expect lane 31 R8 = 0x3e34b4b5  R9 = 0x3ee2e2e3  R10 = 0x3e34b4b5  R11 = 0x3ec2c2c3;
}

warp 29 { # A, row 5
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3d70f0f1  R9 = 0x00000000  R10 = 0x3d70f0f1  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e28a8a9  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f67e7e8  R10 = 0x3ee4e4e5  R11 = 0x3f67e7e8;
    expect lane 3 R8 = 0x3f169697  R9 = 0x3f800000  R10 = 0x3e70f0f1  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f5adadb  R9 = 0x3f32b2b3  R10 = 0x3f28a8a9  R11 = 0x3f50d0d1;
    expect lane 5 R8 = 0x3f32b2b3  R9 = 0x3f4acacb  R10 = 0x3f44c4c5  R11 = 0x3f4acacb;
    expect lane 6 R8 = 0x3e6ceced  R9 = 0x3e9e9e9f  R10 = 0x3ef6f6f7  R11 = 0x3e868687;
    expect lane 7 R8 = 0x3e6ceced  R9 = 0x3e4ccccd  R10 = 0x3e9e9e9f  R11 = 0x3e868687;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x00000000  R9 = 0x3e9c9c9d  R10 = 0x3e58d8d9  R11 = 0x3e848485;
    expect lane 11 R8 = 0x3e848485  R9 = 0x3e9c9c9d  R10 = 0x3e9c9c9d  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f25a5a6  R9 = 0x3f0a8a8b  R10 = 0x3f0a8a8b  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x3ecccccd  R11 = 0x3f64e4e5;
    expect lane 14 R8 = 0x3e0c8c8d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e0c8c8d;
    expect lane 15 R8 = 0x3edcdcdd  R9 = 0x3e0c8c8d  R10 = 0x3e0c8c8d  R11 = 0x00000000;
    expect lane 16 R8 = 0x3ee6e6e7  R9 = 0x3f29a9aa  R10 = 0x3ee6e6e7  R11 = 0x3eb6b6b7;
    expect lane 17 R8 = 0x3f29a9aa  R9 = 0x3f29a9aa  R10 = 0x3eb6b6b7  R11 = 0x3f29a9aa;
    expect lane 18 R8 = 0x3f4dcdce  R9 = 0x3f77f7f8  R10 = 0x3f23a3a4  R11 = 0x3f4dcdce;
    expect lane 19 R8 = 0x3e4ccccd  R9 = 0x3f23a3a4  R10 = 0x3f4dcdce  R11 = 0x3e9e9e9f;
    expect lane 20 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 21 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f24a4a5;
    expect lane 22 R8 = 0x3de8e8e9  R9 = 0x3edcdcdd  R10 = 0x00000000  R11 = 0x3f1b9b9c;
    expect lane 23 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x3ea6a6a7  R11 = 0x3de8e8e9;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f53d3d4  R11 = 0x3f119192;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f119192  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3;
    expect lane 26 R8 = 0x3edcdcdd  R9 = 0x3eb8b8b9  R10 = 0x3edcdcdd  R11 = 0x3edcdcdd;
    expect lane 27 R8 = 0x3f24a4a5  R9 = 0x3f24a4a5  R10 = 0x3e48c8c9  R11 = 0x3ef4f4f5;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f71f1f2  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f5fdfe0  R10 = 0x3ee6e6e7  R11 = 0x3f20a0a1;
    expect lane 30 R8 = 0x3eb2b2b3  R9 = 0x3e74f4f5  R10 = 0x3e54d4d5  R11 = 0x3e74f4f5;
    expect lane 31 R8 = 0x3ee2e2e3  R9 = 0x3e74f4f5  R10 = 0x3e74f4f5  R11 = 0x3e34b4b5;
}
