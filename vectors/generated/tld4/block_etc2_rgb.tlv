# ETC2_RGB UNORM: blocks of every mode, all texels of each, as decoders from outside give them.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
bytes 0x30000000 89fdc9e043d49584 f9669e93b2d919ea 7305253b1bc50011 90ae06b228bdde42
bytes 0x30000020 8163294f500a70cd f516320c11dec7ef fab079a7d2700350 d4fbc207d502b11c
bytes 0x30000040 966bf9b74126b0fd c8dbdaaef442d278 bb22fc5cf380b120 fb36315be1e736c7
bytes 0x30000060 cc0449f23b5d8878 21c4f927f90d0dbc 6ea3a15af9449d12 a8c7c8503762ec8f
texture 0 { format ETC2_RGB UNORM layout pitch 128 size 64 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30001000 fbaad51eb4ba372d de04cf4ad200e1de 77b8f957af1fe610 a0b562abb8c05076
bytes 0x30001020 2cbe9c49abb07a44 0738d86f24e03cb7 d2fb6cd6022c5422 4259fbe6c6482f45
bytes 0x30001040 57cab8caca00c232 0b2cc164dbd98ea7 f9dc8dd6e4b254ae a904215b14c07873
bytes 0x30001060 34c60553d2f41e7f 7f54828eb369e660 026c44e1a173874f fa3068a230e78349
texture 1 { format ETC2_RGB UNORM layout pitch 128 size 64 4 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30002000 dcfa54463b72c366 82bd051741ae0a83 3529292620c81243 cf860b68c68f6384
bytes 0x30002020 07a6606ba1d65dda 21fbc7c76e3499a2 bbc9fa2b2b85615f 90c4b92e32ab864c
bytes 0x30002040 634ed1b87096a2be f990d84ab2719661 7c067a86f5673b2c c9a8fb82b674e1c6
bytes 0x30002060 8677c7075f36446f ace1649dab0a31fd f981b1d6b70236e0 97f9ab8bafc601c5
texture 2 { format ETC2_RGB UNORM layout pitch 128 size 64 4 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30003000 5b52fa9f073533b2 afbb716b3e8d906c 804fda845d6ff904 faa7d78335cca513
bytes 0x30003020 b4fb8553282e2ad1 4f7207ef5557a217 5c90772e8e39bcce f7b9d5c43980560e
bytes 0x30003040 fa2365fb2d4bbc83 40fac28ecfb2c549 8b63066fc7068077 9ccfb43af0771eb3
bytes 0x30003060 c156ec11b32678b1 0634449bcbb3edb8 7bfb8dde30459289 dd26042ff67cd27b
texture 3 { format ETC2_RGB UNORM layout pitch 128 size 64 4 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30004000 d3c663028f1bae78 73581f809cd37d97 f98f5ebfcc0f1173 8f05562787332d88
bytes 0x30004020 a322fae3d495576d 5b52222fefd97a72 1dbae57916251f98 0434dd7a245b702b
bytes 0x30004040 340492c74fe8e063 866efa0795e3901c cc7431931adbc3f9 d92e516cafcf6f54
bytes 0x30004060 fbbc2acb19cbc5ca 2104714ac49ca8fa 4ebb07aab5822c70 dc8fcfbe148d747d
texture 4 { format ETC2_RGB UNORM layout pitch 128 size 64 4 address 0x30004000 }
handle 4 texture 4 sampler 0
bytes 0x30005000 a2522469c5edb7f3 f97d656a544da58a b2f9358b299094b1 83200407d9c071a5
bytes 0x30005020 2795c2bedf160417 ba43f13857ee047f f95c7022b04c3a6e a5fb2bcab3d463c1
bytes 0x30005040 b9d5fa0627e236f8 4ec1a04bc4d77022 549e4bfdc727d0e3 078f22aee996a8d3
bytes 0x30005060 9dfb239a3d5a7644 97da04ba0a4179aa 9e216b1ba862730c 33936c50eeb3c4e4
texture 5 { format ETC2_RGB UNORM layout pitch 128 size 64 4 address 0x30005000 }
handle 5 texture 5 sampler 0
bytes 0x30006000 04dbb6efc10829f5 a105ceda93a909df 8c8707ea74ae6e04 203bba9ba2f3b631
bytes 0x30006020 84a8cec1b3396374 068851f23f1b685d 250527ef56ecd66f 2833fa5a4f6b274a
bytes 0x30006040 a28e8daec309eb87 2d523cccba5a6d82 04b8c48eec5753be 26059d9ae3b5b815
bytes 0x30006060 5c56f947614d636a 872858bb375e3d94 4fdfe4fc9201804a 0769b0562bc9c160
texture 6 { format ETC2_RGB UNORM layout pitch 128 size 64 4 address 0x30006000 }
handle 6 texture 6 sampler 0
bytes 0x30007000 b8faca461664a8be 2c89f95a6ab491e6 ca748abb7a9a8d94 25f103c06455c6c0
bytes 0x30007020 fab7329b1404ac66 58fb6d92e373f3db 4b43f91fc2967a21 c0ceae26cc4ff186
bytes 0x30007040 acf3acbae006ae7d 65fa65e751a27bca bfebbf7a960ff72e 6b14eb8bc2fd4bd9
bytes 0x30007060 78fb78f344533559 9b151b96777ff557 90151093a326254f b3f333b3e5c5d9ab
texture 7 { format ETC2_RGB UNORM layout pitch 128 size 64 4 address 0x30007000 }
handle 7 texture 7 sampler 0

warp 0 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f37b7b8  R9 = 0x3f37b7b8  R10 = 0x3eb2b2b3  R11 = 0x3f37b7b8;
    expect lane 1 R8 = 0x3f179798  R9 = 0x3f1b9b9c  R10 = 0x3f21a1a2  R11 = 0x3f119192;
    expect lane 2 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 3 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3f139394  R11 = 0x3f1f9fa0;
    expect lane 4 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f5ededf  R11 = 0x3e50d0d1;
    expect lane 5 R8 = 0x3ea8a8a9  R9 = 0x3f7efeff  R10 = 0x3ea8a8a9  R11 = 0x3ea8a8a9;
    expect lane 6 R8 = 0x3e8e8e8f  R9 = 0x3eaeaeaf  R10 = 0x3e40c0c1  R11 = 0x3e008081;
    expect lane 7 R8 = 0x3ecececf  R9 = 0x3eeeeeef  R10 = 0x3ea2a2a3  R11 = 0x3e828283;
    expect lane 8 R8 = 0x3ef6f6f7  R9 = 0x3f0d8d8e  R10 = 0x3f0d8d8e  R11 = 0x3f21a1a2;
    expect lane 9 R8 = 0x3f0d8d8e  R9 = 0x3f21a1a2  R10 = 0x3ecececf  R11 = 0x3f0d8d8e;
    expect lane 10 R8 = 0x3f77f7f8  R9 = 0x3f800000  R10 = 0x3f7dfdfe  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3efefeff  R9 = 0x3ec4c4c5  R10 = 0x3e909091  R11 = 0x3e2cacad;
    expect lane 12 R8 = 0x3f6eeeef  R9 = 0x3eeeeeef  R10 = 0x3ecececf  R11 = 0x3f6eeeef;
    expect lane 13 R8 = 0x3ecececf  R9 = 0x3f6eeeef  R10 = 0x3eeeeeef  R11 = 0x3f078788;
    expect lane 14 R8 = 0x3f48c8c9  R9 = 0x3f6aeaeb  R10 = 0x3ed4d4d5  R11 = 0x3f6aeaeb;
    expect lane 15 R8 = 0x3f6aeaeb  R9 = 0x3ed4d4d5  R10 = 0x3e909091  R11 = 0x3e909091;
    expect lane 16 R8 = 0x3eaeaeaf  R9 = 0x3ecececf  R10 = 0x3e70f0f1  R11 = 0x3e30b0b1;
    expect lane 17 R8 = 0x3eeeeeef  R9 = 0x3f088889  R10 = 0x3ebababb  R11 = 0x3e9a9a9b;
    expect lane 18 R8 = 0x3f36b6b7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f66e6e7;
    expect lane 19 R8 = 0x3f78f8f9  R9 = 0x3f41c1c2  R10 = 0x3f24a4a5  R11 = 0x3f5bdbdc;
    expect lane 20 R8 = 0x3f44c4c5  R9 = 0x3f58d8d9  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5;
    expect lane 21 R8 = 0x3f0c8c8d  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 22 R8 = 0x3d989899  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x3d989899;
    expect lane 23 R8 = 0x3ea6a6a7  R9 = 0x3d989899  R10 = 0x3ea6a6a7  R11 = 0x3e4ccccd;
    expect lane 24 R8 = 0x3f1f9fa0  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3f1f9fa0;
    expect lane 25 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 26 R8 = 0x3eb2b2b3  R9 = 0x3eb8b8b9  R10 = 0x3e888889  R11 = 0x3e828283;
    expect lane 27 R8 = 0x3ebebebf  R9 = 0x3ec4c4c5  R10 = 0x3e949495  R11 = 0x3e8e8e8f;
    expect lane 28 R8 = 0x3f088889  R9 = 0x3ee8e8e9  R10 = 0x3f088889  R11 = 0x3ee8e8e9;
    expect lane 29 R8 = 0x3ef6f6f7  R9 = 0x3e64e4e5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f0d8d8e  R9 = 0x3f21a1a2  R10 = 0x3f33b3b4  R11 = 0x3f47c7c8;
    expect lane 31 R8 = 0x3eececed  R9 = 0x3e989899  R10 = 0x3eececed  R11 = 0x3eececed;
}

warp 1 { # R, row 0
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f37b7b8  R9 = 0x00000000  R10 = 0x3eb2b2b3  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f1b9b9c  R9 = 0x3f21a1a2  R10 = 0x3f179798  R11 = 0x3f21a1a2;
    expect lane 2 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3f5dddde;
    expect lane 3 R8 = 0x3f1f9fa0  R9 = 0x3f19999a  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 4 R8 = 0x3f7efeff  R9 = 0x3ea8a8a9  R10 = 0x3ea8a8a9  R11 = 0x3ea8a8a9;
    expect lane 5 R8 = 0x3ea8a8a9  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 6 R8 = 0x3f149495  R9 = 0x3f24a4a5  R10 = 0x3efafafb  R11 = 0x3edadadb;
    expect lane 7 R8 = 0x3f34b4b5  R9 = 0x3f44c4c5  R10 = 0x3f1e9e9f  R11 = 0x3f0e8e8f;
    expect lane 8 R8 = 0x3ec4c4c5  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f36b6b7;
    expect lane 9 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3ec4c4c5  R11 = 0x3f19999a;
    expect lane 10 R8 = 0x3f77f7f8  R9 = 0x3f77f7f8  R10 = 0x3f77f7f8  R11 = 0x3f77f7f8;
    expect lane 11 R8 = 0x3ec4c4c5  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 12 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3ecececf  R11 = 0x3f6eeeef;
    expect lane 13 R8 = 0x3f6eeeef  R9 = 0x3eeeeeef  R10 = 0x3eeeeeef  R11 = 0x3f6eeeef;
    expect lane 14 R8 = 0x3ed4d4d5  R9 = 0x3f6aeaeb  R10 = 0x3f6aeaeb  R11 = 0x3ed4d4d5;
    expect lane 15 R8 = 0x3f6aeaeb  R9 = 0x3e909091  R10 = 0x3f48c8c9  R11 = 0x3f48c8c9;
    expect lane 16 R8 = 0x3f2cacad  R9 = 0x3f3dbdbe  R10 = 0x3f129293  R11 = 0x3f028283;
    expect lane 17 R8 = 0x3f4dcdce  R9 = 0x3f5dddde  R10 = 0x3f32b2b3  R11 = 0x3f22a2a3;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f66e6e7  R10 = 0x3efcfcfd  R11 = 0x3f66e6e7;
    expect lane 19 R8 = 0x3f5bdbdc  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3f41c1c2;
    expect lane 20 R8 = 0x3f44c4c5  R9 = 0x3f32b2b3  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5;
    expect lane 21 R8 = 0x3f6aeaeb  R9 = 0x3c808081  R10 = 0x3f0c8c8d  R11 = 0x3f6aeaeb;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3d989899;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3ea6a6a7;
    expect lane 24 R8 = 0x3f139394  R9 = 0x3f1f9fa0  R10 = 0x3f139394  R11 = 0x3f1f9fa0;
    expect lane 25 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 26 R8 = 0x3f0a8a8b  R9 = 0x3f0d8d8e  R10 = 0x3eeaeaeb  R11 = 0x3ee4e4e5;
    expect lane 27 R8 = 0x3f109091  R9 = 0x3f139394  R10 = 0x3ef6f6f7  R11 = 0x3ef0f0f1;
    expect lane 28 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ec4c4c5  R11 = 0x3ec4c4c5;
    expect lane 29 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e64e4e5  R11 = 0x3f44c4c5;
    expect lane 30 R8 = 0x3f47c7c8  R9 = 0x3f47c7c8  R10 = 0x3f21a1a2  R11 = 0x3f47c7c8;
    expect lane 31 R8 = 0x3f44c4c5  R9 = 0x3f44c4c5  R10 = 0x3f44c4c5  R11 = 0x3e989899;
}

warp 2 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f50d0d1  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f5bdbdc  R9 = 0x3f5fdfe0  R10 = 0x3f65e5e6  R11 = 0x3f55d5d6;
    expect lane 2 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f6eeeef  R11 = 0x3f6eeeef;
    expect lane 3 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3f68e8e9  R11 = 0x3f74f4f5;
    expect lane 4 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x3eacacad  R11 = 0x3f1a9a9b;
    expect lane 5 R8 = 0x3f3ababb  R9 = 0x3eececed  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 6 R8 = 0x3ebebebf  R9 = 0x3ebcbcbd  R10 = 0x3e34b4b5  R11 = 0x3e38b8b9;
    expect lane 7 R8 = 0x3eb8b8b9  R9 = 0x3eb6b6b7  R10 = 0x3e28a8a9  R11 = 0x3e2cacad;
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3ed8d8d9  R10 = 0x3ed8d8d9  R11 = 0x3f008081;
    expect lane 9 R8 = 0x3ed8d8d9  R9 = 0x3f008081  R10 = 0x3e8c8c8d  R11 = 0x3ed8d8d9;
    expect lane 10 R8 = 0x3d109091  R9 = 0x3dc8c8c9  R10 = 0x3d70f0f1  R11 = 0x3dc8c8c9;
    expect lane 11 R8 = 0x3f109091  R9 = 0x3ee6e6e7  R10 = 0x3eb2b2b3  R11 = 0x3e70f0f1;
    expect lane 12 R8 = 0x3f3bbbbc  R9 = 0x3f19999a  R10 = 0x3f09898a  R11 = 0x3f3bbbbc;
    expect lane 13 R8 = 0x3f09898a  R9 = 0x3f3bbbbc  R10 = 0x3f19999a  R11 = 0x3f29a9aa;
    expect lane 14 R8 = 0x3f048485  R9 = 0x3f59d9da  R10 = 0x3eb2b2b3  R11 = 0x3f59d9da;
    expect lane 15 R8 = 0x3f59d9da  R9 = 0x3eb2b2b3  R10 = 0x3c808081  R11 = 0x3c808081;
    expect lane 16 R8 = 0x3ee2e2e3  R9 = 0x3ecececf  R10 = 0x3ec0c0c1  R11 = 0x3ed4d4d5;
    expect lane 17 R8 = 0x3eb8b8b9  R9 = 0x3ea4a4a5  R10 = 0x3e969697  R11 = 0x3eaaaaab;
    expect lane 18 R8 = 0x3f46c6c7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f76f6f7;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x3f4dcdce  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3e2cacad  R9 = 0x3e7cfcfd  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 21 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3e4ccccd  R11 = 0x00000000;
    expect lane 23 R8 = 0x3e44c4c5  R9 = 0x00000000  R10 = 0x3e44c4c5  R11 = 0x3d888889;
    expect lane 24 R8 = 0x3f0e8e8f  R9 = 0x3f028283  R10 = 0x3e34b4b5  R11 = 0x3e64e4e5;
    expect lane 25 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 26 R8 = 0x3f2fafb0  R9 = 0x3f3cbcbd  R10 = 0x3f52d2d3  R11 = 0x3f45c5c6;
    expect lane 27 R8 = 0x3f49c9ca  R9 = 0x3f56d6d7  R10 = 0x3f6ceced  R11 = 0x3f5fdfe0;
    expect lane 28 R8 = 0x3f42c2c3  R9 = 0x3f2eaeaf  R10 = 0x3f42c2c3  R11 = 0x3f2eaeaf;
    expect lane 29 R8 = 0x3f5ededf  R9 = 0x3f1c9c9d  R10 = 0x3ea6a6a7  R11 = 0x3ea6a6a7;
    expect lane 30 R8 = 0x3f2fafb0  R9 = 0x3f43c3c4  R10 = 0x3f55d5d6  R11 = 0x3f69e9ea;
    expect lane 31 R8 = 0x3ecacacb  R9 = 0x3e6ceced  R10 = 0x3ecacacb  R11 = 0x3ecacacb;
}

warp 3 { # G, row 0
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f800000  R9 = 0x3e909091  R10 = 0x3f50d0d1  R11 = 0x3e909091;
    expect lane 1 R8 = 0x3f5fdfe0  R9 = 0x3f65e5e6  R10 = 0x3f5bdbdc  R11 = 0x3f65e5e6;
    expect lane 2 R8 = 0x3f68e8e9  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3ecccccd;
    expect lane 3 R8 = 0x3f74f4f5  R9 = 0x3f6eeeef  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 4 R8 = 0x3eececed  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 5 R8 = 0x3f3ababb  R9 = 0x3eececed  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 6 R8 = 0x3f42c2c3  R9 = 0x3f40c0c1  R10 = 0x3f0f8f90  R11 = 0x3f119192;
    expect lane 7 R8 = 0x3f3fbfc0  R9 = 0x3f3dbdbe  R10 = 0x3f0c8c8d  R11 = 0x3f0e8e8f;
    expect lane 8 R8 = 0x3ea2a2a3  R9 = 0x3f25a5a6  R10 = 0x3f25a5a6  R11 = 0x3f25a5a6;
    expect lane 9 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3ea2a2a3  R11 = 0x3f088889;
    expect lane 10 R8 = 0x3d109091  R9 = 0x3d109091  R10 = 0x3d109091  R11 = 0x3d109091;
    expect lane 11 R8 = 0x3ee6e6e7  R9 = 0x3f109091  R10 = 0x3f109091  R11 = 0x3f109091;
    expect lane 12 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f09898a  R11 = 0x3f3bbbbc;
    expect lane 13 R8 = 0x3f3bbbbc  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3f3bbbbc;
    expect lane 14 R8 = 0x3eb2b2b3  R9 = 0x3f59d9da  R10 = 0x3f59d9da  R11 = 0x3eb2b2b3;
    expect lane 15 R8 = 0x3f59d9da  R9 = 0x3c808081  R10 = 0x3f048485  R11 = 0x3f048485;
    expect lane 16 R8 = 0x3f008081  R9 = 0x3eeaeaeb  R10 = 0x3edcdcdd  R11 = 0x3ef2f2f3;
    expect lane 17 R8 = 0x3ed6d6d7  R9 = 0x3ec0c0c1  R10 = 0x3eb2b2b3  R11 = 0x3ec8c8c9;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f76f6f7  R10 = 0x3f0e8e8f  R11 = 0x3f76f6f7;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f4dcdce  R10 = 0x3f4dcdce  R11 = 0x3f6aeaeb;
    expect lane 20 R8 = 0x3e2cacad  R9 = 0x3dc8c8c9  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 21 R8 = 0x3ea2a2a3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ea2a2a3;
    expect lane 22 R8 = 0x3e4ccccd  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x3e4ccccd  R9 = 0x3d888889  R10 = 0x3d888889  R11 = 0x3e44c4c5;
    expect lane 24 R8 = 0x3e34b4b5  R9 = 0x3f0e8e8f  R10 = 0x3e34b4b5  R11 = 0x3e64e4e5;
    expect lane 25 R8 = 0x3e34b4b5  R9 = 0x3f028283  R10 = 0x3f0e8e8f  R11 = 0x3f0e8e8f;
    expect lane 26 R8 = 0x3f028283  R9 = 0x3f0f8f90  R10 = 0x3f26a6a7  R11 = 0x3f19999a;
    expect lane 27 R8 = 0x3f1c9c9d  R9 = 0x3f29a9aa  R10 = 0x3f40c0c1  R11 = 0x3f33b3b4;
    expect lane 28 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 29 R8 = 0x3ea6a6a7  R9 = 0x3ea6a6a7  R10 = 0x3f1c9c9d  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f69e9ea  R9 = 0x3f69e9ea  R10 = 0x3f43c3c4  R11 = 0x3f69e9ea;
    expect lane 31 R8 = 0x3f33b3b4  R9 = 0x3f33b3b4  R10 = 0x3f33b3b4  R11 = 0x3e6ceced;
}

warp 4 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f7bfbfc  R9 = 0x3f7bfbfc  R10 = 0x3f1d9d9e  R11 = 0x3f7bfbfc;
    expect lane 1 R8 = 0x3f179798  R9 = 0x3f1b9b9c  R10 = 0x3f21a1a2  R11 = 0x3f119192;
    expect lane 2 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f19999a  R11 = 0x3f19999a;
    expect lane 3 R8 = 0x3f19999a  R9 = 0x3f19999a  R10 = 0x3f139394  R11 = 0x3f1f9fa0;
    expect lane 4 R8 = 0x3e48c8c9  R9 = 0x3e48c8c9  R10 = 0x3d909091  R11 = 0x3ecececf;
    expect lane 5 R8 = 0x3f078788  R9 = 0x3e48c8c9  R10 = 0x3f078788  R11 = 0x3f078788;
    expect lane 6 R8 = 0x3d888889  R9 = 0x3e0c8c8d  R10 = 0x3e189899  R11 = 0x3da0a0a1;
    expect lane 7 R8 = 0x3e58d8d9  R9 = 0x3e909091  R10 = 0x3e969697  R11 = 0x3e64e4e5;
    expect lane 8 R8 = 0x3e008081  R9 = 0x3e48c8c9  R10 = 0x3e48c8c9  R11 = 0x3e8c8c8d;
    expect lane 9 R8 = 0x3e48c8c9  R9 = 0x3e8c8c8d  R10 = 0x3d40c0c1  R11 = 0x3e48c8c9;
    expect lane 10 R8 = 0x3e2cacad  R9 = 0x3e6ceced  R10 = 0x3e44c4c5  R11 = 0x3e6ceced;
    expect lane 11 R8 = 0x3e989899  R9 = 0x3e3cbcbd  R10 = 0x3da8a8a9  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f2aaaab  R10 = 0x3f1a9a9b  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f1a9a9b  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3f3ababb;
    expect lane 14 R8 = 0x3e808081  R9 = 0x3f800000  R10 = 0x3f3fbfc0  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f3fbfc0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 16 R8 = 0x3f71f1f2  R9 = 0x3f5adadb  R10 = 0x3f58d8d9  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f43c3c4  R9 = 0x3f2babac  R10 = 0x3f29a9aa  R11 = 0x3f41c1c2;
    expect lane 18 R8 = 0x3f46c6c7  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f76f6f7;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f62e2e3  R10 = 0x3f45c5c6  R11 = 0x3f7cfcfd;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f1d9d9e  R9 = 0x3da8a8a9  R10 = 0x3da8a8a9  R11 = 0x3da8a8a9;
    expect lane 22 R8 = 0x3e54d4d5  R9 = 0x3eaaaaab  R10 = 0x3ecccccd  R11 = 0x3e54d4d5;
    expect lane 23 R8 = 0x3eeaeaeb  R9 = 0x3e54d4d5  R10 = 0x3eeaeaeb  R11 = 0x3eaaaaab;
    expect lane 24 R8 = 0x3cc0c0c1  R9 = 0x00000000  R10 = 0x3f68e8e9  R11 = 0x3f74f4f5;
    expect lane 25 R8 = 0x3f74f4f5  R9 = 0x3f74f4f5  R10 = 0x3f74f4f5  R11 = 0x3f74f4f5;
    expect lane 26 R8 = 0x3f0c8c8d  R9 = 0x3f139394  R10 = 0x3ee0e0e1  R11 = 0x3ed2d2d3;
    expect lane 27 R8 = 0x3f1a9a9b  R9 = 0x3f21a1a2  R10 = 0x3efefeff  R11 = 0x3ef0f0f1;
    expect lane 28 R8 = 0x3f42c2c3  R9 = 0x3f2eaeaf  R10 = 0x3f42c2c3  R11 = 0x3f2eaeaf;
    expect lane 29 R8 = 0x3f4ececf  R9 = 0x3f0c8c8d  R10 = 0x3e868687  R11 = 0x3e868687;
    expect lane 30 R8 = 0x3f2fafb0  R9 = 0x3f43c3c4  R10 = 0x3f55d5d6  R11 = 0x3f69e9ea;
    expect lane 31 R8 = 0x3eececed  R9 = 0x3e989899  R10 = 0x3eececed  R11 = 0x3eececed;
}

warp 5 { # B, row 0
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f7bfbfc  R9 = 0x3da8a8a9  R10 = 0x3f1d9d9e  R11 = 0x3da8a8a9;
    expect lane 1 R8 = 0x3f1b9b9c  R9 = 0x3f21a1a2  R10 = 0x3f179798  R11 = 0x3f21a1a2;
    expect lane 2 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3ecccccd;
    expect lane 3 R8 = 0x3f1f9fa0  R9 = 0x3f19999a  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 4 R8 = 0x3e48c8c9  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3f078788;
    expect lane 5 R8 = 0x3f078788  R9 = 0x3e48c8c9  R10 = 0x3e48c8c9  R11 = 0x3e48c8c9;
    expect lane 6 R8 = 0x3d30b0b1  R9 = 0x3de8e8e9  R10 = 0x3e008081  R11 = 0x3d60e0e1;
    expect lane 7 R8 = 0x3e40c0c1  R9 = 0x3e848485  R10 = 0x3e8a8a8b  R11 = 0x3e4ccccd;
    expect lane 8 R8 = 0x3ce0e0e1  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 9 R8 = 0x3e78f8f9  R9 = 0x3e78f8f9  R10 = 0x3ce0e0e1  R11 = 0x3e78f8f9;
    expect lane 10 R8 = 0x3e2cacad  R9 = 0x3e2cacad  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 11 R8 = 0x3e3cbcbd  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x3e989899;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f1a9a9b  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f2aaaab  R10 = 0x3f2aaaab  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f3fbfc0  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f3fbfc0;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3e808081  R11 = 0x3e808081;
    expect lane 16 R8 = 0x3f75f5f6  R9 = 0x3f5ededf  R10 = 0x3f5cdcdd  R11 = 0x3f73f3f4;
    expect lane 17 R8 = 0x3f47c7c8  R9 = 0x3f2fafb0  R10 = 0x3f2dadae  R11 = 0x3f45c5c6;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f76f6f7  R10 = 0x3f0e8e8f  R11 = 0x3f76f6f7;
    expect lane 19 R8 = 0x3f7cfcfd  R9 = 0x3f45c5c6  R10 = 0x3f45c5c6  R11 = 0x3f62e2e3;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f76f6f7  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f7bfbfc  R9 = 0x3da8a8a9  R10 = 0x3f1d9d9e  R11 = 0x3f7bfbfc;
    expect lane 22 R8 = 0x3ecccccd  R9 = 0x3e54d4d5  R10 = 0x3e54d4d5  R11 = 0x3e54d4d5;
    expect lane 23 R8 = 0x3ecccccd  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3eeaeaeb;
    expect lane 24 R8 = 0x3f68e8e9  R9 = 0x3cc0c0c1  R10 = 0x3f68e8e9  R11 = 0x3f74f4f5;
    expect lane 25 R8 = 0x3f68e8e9  R9 = 0x00000000  R10 = 0x3cc0c0c1  R11 = 0x3cc0c0c1;
    expect lane 26 R8 = 0x3f51d1d2  R9 = 0x3f58d8d9  R10 = 0x3f35b5b6  R11 = 0x3f2eaeaf;
    expect lane 27 R8 = 0x3f5fdfe0  R9 = 0x3f66e6e7  R10 = 0x3f44c4c5  R11 = 0x3f3dbdbe;
    expect lane 28 R8 = 0x3f2eaeaf  R9 = 0x3f2eaeaf  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 29 R8 = 0x3e868687  R9 = 0x3e868687  R10 = 0x3f0c8c8d  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f69e9ea  R9 = 0x3f69e9ea  R10 = 0x3f43c3c4  R11 = 0x3f69e9ea;
    expect lane 31 R8 = 0x3f44c4c5  R9 = 0x3f44c4c5  R10 = 0x3f44c4c5  R11 = 0x3e989899;
}

warp 6 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3eaaaaab  R9 = 0x3e30b0b1  R10 = 0x3eaaaaab  R11 = 0x3efcfcfd;
    expect lane 1 R8 = 0x3efcfcfd  R9 = 0x3e30b0b1  R10 = 0x3e30b0b1  R11 = 0x3efcfcfd;
    expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3f52d2d3  R10 = 0x3f46c6c7  R11 = 0x3f52d2d3;
    expect lane 3 R8 = 0x3f74f4f5  R9 = 0x3f46c6c7  R10 = 0x3f74f4f5  R11 = 0x3f46c6c7;
    expect lane 4 R8 = 0x3f179798  R9 = 0x3f149495  R10 = 0x3f37b7b8  R11 = 0x3f39b9ba;
    expect lane 5 R8 = 0x3f129293  R9 = 0x3f0f8f90  R10 = 0x3f32b2b3  R11 = 0x3f34b4b5;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f4dcdce;
    expect lane 7 R8 = 0x3f4dcdce  R9 = 0x3f1d9d9e  R10 = 0x3ecacacb  R11 = 0x3f4dcdce;
    expect lane 8 R8 = 0x3f44c4c5  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f44c4c5;
    expect lane 9 R8 = 0x3f1e9e9f  R9 = 0x3f1e9e9f  R10 = 0x3f58d8d9  R11 = 0x3f32b2b3;
    expect lane 10 R8 = 0x3f48c8c9  R9 = 0x3e909091  R10 = 0x3f48c8c9  R11 = 0x3f48c8c9;
    expect lane 11 R8 = 0x3e4ccccd  R9 = 0x3e909091  R10 = 0x3f48c8c9  R11 = 0x3e4ccccd;
    expect lane 12 R8 = 0x3e78f8f9  R9 = 0x3f028283  R10 = 0x3ed8d8d9  R11 = 0x3ed8d8d9;
    expect lane 13 R8 = 0x3f30b0b1  R9 = 0x3ed8d8d9  R10 = 0x3e78f8f9  R11 = 0x3ed8d8d9;
    expect lane 14 R8 = 0x3ec2c2c3  R9 = 0x3ef8f8f9  R10 = 0x3ee8e8e9  R11 = 0x3eb0b0b1;
    expect lane 15 R8 = 0x3f189899  R9 = 0x3f34b4b5  R10 = 0x3f2babac  R11 = 0x3f109091;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f41c1c2  R9 = 0x3f67e7e8  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8;
    expect lane 18 R8 = 0x3e989899  R9 = 0x3e989899  R10 = 0x3da8a8a9  R11 = 0x00000000;
    expect lane 19 R8 = 0x3f3bbbbc  R9 = 0x3f51d1d2  R10 = 0x3f47c7c8  R11 = 0x3f47c7c8;
    expect lane 20 R8 = 0x3f52d2d3  R9 = 0x3f52d2d3  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 21 R8 = 0x3f5dddde  R9 = 0x3f5dddde  R10 = 0x3f68e8e9  R11 = 0x3f5dddde;
    expect lane 22 R8 = 0x3d909091  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 23 R8 = 0x3e48c8c9  R9 = 0x3d909091  R10 = 0x3d909091  R11 = 0x3e48c8c9;
    expect lane 24 R8 = 0x3ee2e2e3  R9 = 0x3f159596  R10 = 0x3ed2d2d3  R11 = 0x3e8c8c8d;
    expect lane 25 R8 = 0x3f38b8b9  R9 = 0x3f5bdbdc  R10 = 0x3f30b0b1  R11 = 0x3f0d8d8e;
    expect lane 26 R8 = 0x3ec8c8c9  R9 = 0x3db0b0b1  R10 = 0x3ec8c8c9  R11 = 0x3e808081;
    expect lane 27 R8 = 0x3ce0e0e1  R9 = 0x3ce0e0e1  R10 = 0x3e109091  R11 = 0x3e109091;
    expect lane 28 R8 = 0x00000000  R9 = 0x3e5cdcdd  R10 = 0x3e5cdcdd  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3e5cdcdd  R10 = 0x3f159596  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3e4ccccd  R11 = 0x3f058586;
    expect lane 31 R8 = 0x3f0b8b8c  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f0b8b8c;
}

warp 7 { # G, row 1
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e30b0b1  R9 = 0x3eaaaaab  R10 = 0x3f2aaaab  R11 = 0x3efcfcfd;
    expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3eaaaaab  R10 = 0x3f2aaaab  R11 = 0x3e30b0b1;
    expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f46c6c7;
    expect lane 3 R8 = 0x3f52d2d3  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f52d2d3;
    expect lane 4 R8 = 0x3ea4a4a5  R9 = 0x3ea0a0a1  R10 = 0x3ee4e4e5  R11 = 0x3eeaeaeb;
    expect lane 5 R8 = 0x3e9a9a9b  R9 = 0x3e969697  R10 = 0x3edadadb  R11 = 0x3ee0e0e1;
    expect lane 6 R8 = 0x3f25a5a6  R9 = 0x3f139394  R10 = 0x3efefeff  R11 = 0x3f39b9ba;
    expect lane 7 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f39b9ba  R11 = 0x3f25a5a6;
    expect lane 8 R8 = 0x3f77f7f8  R9 = 0x3f65e5e6  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f51d1d2  R9 = 0x3f65e5e6  R10 = 0x3f800000  R11 = 0x3f77f7f8;
    expect lane 10 R8 = 0x3e4ccccd  R9 = 0x3e909091  R10 = 0x3f088889  R11 = 0x3f48c8c9;
    expect lane 11 R8 = 0x3f48c8c9  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3e909091;
    expect lane 12 R8 = 0x3f30b0b1  R9 = 0x3ed8d8d9  R10 = 0x3ed8d8d9  R11 = 0x3f30b0b1;
    expect lane 13 R8 = 0x3ed8d8d9  R9 = 0x3ed8d8d9  R10 = 0x3e78f8f9  R11 = 0x3e78f8f9;
    expect lane 14 R8 = 0x3ee4e4e5  R9 = 0x3f0d8d8e  R10 = 0x3f058586  R11 = 0x3ed2d2d3;
    expect lane 15 R8 = 0x3f29a9aa  R9 = 0x3f45c5c6  R10 = 0x3f3cbcbd  R11 = 0x3f21a1a2;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 17 R8 = 0x3f55d5d6  R9 = 0x3f41c1c2  R10 = 0x3f41c1c2  R11 = 0x3f67e7e8;
    expect lane 18 R8 = 0x3da8a8a9  R9 = 0x00000000  R10 = 0x3da8a8a9  R11 = 0x3e989899;
    expect lane 19 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f47c7c8  R11 = 0x3f5dddde;
    expect lane 20 R8 = 0x3f68e8e9  R9 = 0x3f52d2d3  R10 = 0x3f5dddde  R11 = 0x3f68e8e9;
    expect lane 21 R8 = 0x3f5dddde  R9 = 0x3f5dddde  R10 = 0x3f52d2d3  R11 = 0x3f52d2d3;
    expect lane 22 R8 = 0x3e48c8c9  R9 = 0x3e48c8c9  R10 = 0x3d909091  R11 = 0x3e48c8c9;
    expect lane 23 R8 = 0x3d909091  R9 = 0x3e48c8c9  R10 = 0x3d909091  R11 = 0x3e48c8c9;
    expect lane 24 R8 = 0x3f48c8c9  R9 = 0x3f6bebec  R10 = 0x3f40c0c1  R11 = 0x3f1d9d9e;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f63e3e4;
    expect lane 26 R8 = 0x3e808081  R9 = 0x3ec8c8c9  R10 = 0x3db0b0b1  R11 = 0x3ec8c8c9;
    expect lane 27 R8 = 0x3e78f8f9  R9 = 0x3ce0e0e1  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 28 R8 = 0x3f54d4d5  R9 = 0x3f4ececf  R10 = 0x3f44c4c5  R11 = 0x3f54d4d5;
    expect lane 29 R8 = 0x3f4ececf  R9 = 0x3f44c4c5  R10 = 0x3f4ececf  R11 = 0x3f54d4d5;
    expect lane 30 R8 = 0x3f0b8b8c  R9 = 0x3f088889  R10 = 0x3f058586  R11 = 0x3f088889;
    expect lane 31 R8 = 0x3e4ccccd  R9 = 0x3f0b8b8c  R10 = 0x3e4ccccd  R11 = 0x3e4ccccd;
}

warp 8 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f28a8a9  R11 = 0x3f6ceced;
    expect lane 1 R8 = 0x3ed0d0d1  R9 = 0x3f28a8a9  R10 = 0x3f28a8a9  R11 = 0x3ed0d0d1;
    expect lane 2 R8 = 0x3ed6d6d7  R9 = 0x3efcfcfd  R10 = 0x3f1d9d9e  R11 = 0x3f0a8a8b;
    expect lane 3 R8 = 0x3f119192  R9 = 0x3f24a4a5  R10 = 0x3f44c4c5  R11 = 0x3f31b1b2;
    expect lane 4 R8 = 0x3e68e8e9  R9 = 0x3e38b8b9  R10 = 0x3e38b8b9  R11 = 0x3e68e8e9;
    expect lane 5 R8 = 0x3e848485  R9 = 0x3e30b0b1  R10 = 0x3e848485  R11 = 0x3e58d8d9;
    expect lane 6 R8 = 0x00000000  R9 = 0x3d50d0d1  R10 = 0x3d50d0d1  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f1e9e9f  R9 = 0x3f58d8d9  R10 = 0x3f44c4c5  R11 = 0x3f58d8d9;
    expect lane 8 R8 = 0x3e8c8c8d  R9 = 0x3ecccccd  R10 = 0x3e8c8c8d  R11 = 0x3ecccccd;
    expect lane 9 R8 = 0x3ecccccd  R9 = 0x3ecccccd  R10 = 0x3f068687  R11 = 0x3e8c8c8d;
    expect lane 10 R8 = 0x3f56d6d7  R9 = 0x3ebebebf  R10 = 0x3f31b1b2  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f31b1b2  R9 = 0x3f31b1b2  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 12 R8 = 0x3f56d6d7  R9 = 0x3f4acacb  R10 = 0x3f67e7e8  R11 = 0x3f73f3f4;
    expect lane 13 R8 = 0x3f3ebebf  R9 = 0x3f32b2b3  R10 = 0x3f4fcfd0  R11 = 0x3f5bdbdc;
    expect lane 14 R8 = 0x3f38b8b9  R9 = 0x3f38b8b9  R10 = 0x3f42c2c3  R11 = 0x3f38b8b9;
    expect lane 15 R8 = 0x3f1c9c9d  R9 = 0x3f39b9ba  R10 = 0x3f39b9ba  R11 = 0x3f53d3d4;
    expect lane 16 R8 = 0x3f0d8d8e  R9 = 0x3f800000  R10 = 0x3f0d8d8e  R11 = 0x3f75f5f6;
    expect lane 17 R8 = 0x3ef6f6f7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e48c8c9;
    expect lane 18 R8 = 0x00000000  R9 = 0x3e34b4b5  R10 = 0x3e888889  R11 = 0x3e34b4b5;
    expect lane 19 R8 = 0x3e34b4b5  R9 = 0x3e888889  R10 = 0x3e34b4b5  R11 = 0x00000000;
    expect lane 20 R8 = 0x3e008081  R9 = 0x00000000  R10 = 0x3ec8c8c9  R11 = 0x3e008081;
    expect lane 21 R8 = 0x3e109091  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 22 R8 = 0x3ec8c8c9  R9 = 0x3ea6a6a7  R10 = 0x3ed8d8d9  R11 = 0x3efafafb;
    expect lane 23 R8 = 0x3e828283  R9 = 0x3e40c0c1  R10 = 0x3e929293  R11 = 0x3eb6b6b7;
    expect lane 24 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f44c4c5  R11 = 0x3f4ececf;
    expect lane 25 R8 = 0x3f44c4c5  R9 = 0x3f48c8c9  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5;
    expect lane 26 R8 = 0x3ea8a8a9  R9 = 0x3f22a2a3  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
    expect lane 27 R8 = 0x3ea8a8a9  R9 = 0x3e28a8a9  R10 = 0x3f22a2a3  R11 = 0x3e28a8a9;
    expect lane 28 R8 = 0x3f5dddde  R9 = 0x3f68e8e9  R10 = 0x3d888889  R11 = 0x3d888889;
    expect lane 29 R8 = 0x3f52d2d3  R9 = 0x3f52d2d3  R10 = 0x3f52d2d3  R11 = 0x3f5dddde;
    expect lane 30 R8 = 0x3de0e0e1  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f30b0b1;
    expect lane 31 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3f46c6c7  R11 = 0x3cc0c0c1;
}

warp 9 { # B, row 2
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f6ceced  R9 = 0x3f6ceced  R10 = 0x3ed0d0d1  R11 = 0x3f2cacad;
    expect lane 1 R8 = 0x3f28a8a9  R9 = 0x3f2cacad  R10 = 0x3f2cacad  R11 = 0x3f6ceced;
    expect lane 2 R8 = 0x3e30b0b1  R9 = 0x3e7cfcfd  R10 = 0x3ebcbcbd  R11 = 0x3e969697;
    expect lane 3 R8 = 0x3ea4a4a5  R9 = 0x3ecacacb  R10 = 0x3f058586  R11 = 0x3ee4e4e5;
    expect lane 4 R8 = 0x3e109091  R9 = 0x3e109091  R10 = 0x3dc0c0c1  R11 = 0x3e38b8b9;
    expect lane 5 R8 = 0x3e58d8d9  R9 = 0x3e58d8d9  R10 = 0x3e58d8d9  R11 = 0x3e58d8d9;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d50d0d1  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f44c4c5  R9 = 0x3f32b2b3  R10 = 0x3f1e9e9f  R11 = 0x3f32b2b3;
    expect lane 8 R8 = 0x3f068687  R9 = 0x3e8c8c8d  R10 = 0x3e8c8c8d  R11 = 0x3ecccccd;
    expect lane 9 R8 = 0x3f068687  R9 = 0x3ecccccd  R10 = 0x3f068687  R11 = 0x3f068687;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f56d6d7  R10 = 0x3f800000  R11 = 0x3f31b1b2;
    expect lane 11 R8 = 0x3ebebebf  R9 = 0x3f56d6d7  R10 = 0x3f31b1b2  R11 = 0x3f31b1b2;
    expect lane 12 R8 = 0x3f1b9b9c  R9 = 0x3f0f8f90  R10 = 0x3f2cacad  R11 = 0x3f38b8b9;
    expect lane 13 R8 = 0x3f038384  R9 = 0x3eeeeeef  R10 = 0x3f149495  R11 = 0x3f20a0a1;
    expect lane 14 R8 = 0x3f2cacad  R9 = 0x3f38b8b9  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 15 R8 = 0x3f53d3d4  R9 = 0x3f70f0f1  R10 = 0x3f53d3d4  R11 = 0x3f70f0f1;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f0d8d8e  R10 = 0x3f75f5f6  R11 = 0x3f0d8d8e;
    expect lane 17 R8 = 0x3e48c8c9  R9 = 0x3ef6f6f7  R10 = 0x00000000  R11 = 0x3e48c8c9;
    expect lane 18 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e34b4b5  R11 = 0x00000000;
    expect lane 19 R8 = 0x00000000  R9 = 0x3e34b4b5  R10 = 0x00000000  R11 = 0x3eb6b6b7;
    expect lane 20 R8 = 0x3e109091  R9 = 0x3ec8c8c9  R10 = 0x3e008081  R11 = 0x00000000;
    expect lane 21 R8 = 0x3e109091  R9 = 0x3e008081  R10 = 0x3e008081  R11 = 0x3e008081;
    expect lane 22 R8 = 0x3e44c4c5  R9 = 0x3e008081  R10 = 0x3e64e4e5  R11 = 0x3e969697;
    expect lane 23 R8 = 0x3d70f0f1  R9 = 0x00000000  R10 = 0x3db8b8b9  R11 = 0x3e20a0a1;
    expect lane 24 R8 = 0x3f4ececf  R9 = 0x3f42c2c3  R10 = 0x3f4ececf  R11 = 0x3f2cacad;
    expect lane 25 R8 = 0x3f38b8b9  R9 = 0x3f42c2c3  R10 = 0x3f2cacad  R11 = 0x3f2cacad;
    expect lane 26 R8 = 0x00000000  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 27 R8 = 0x3da8a8a9  R9 = 0x3da8a8a9  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 28 R8 = 0x3d888889  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3d888889;
    expect lane 29 R8 = 0x3d888889  R9 = 0x3f5dddde  R10 = 0x3d888889  R11 = 0x3f52d2d3;
    expect lane 30 R8 = 0x3f46c6c7  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3cc0c0c1;
    expect lane 31 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3f46c6c7  R11 = 0x3de0e0e1;
}

warp 10 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f32b2b3  R9 = 0x3f149495  R10 = 0x3f189899  R11 = 0x3f36b6b7;
    expect lane 1 R8 = 0x3eeaeaeb  R9 = 0x3eaeaeaf  R10 = 0x3eb6b6b7  R11 = 0x3ef2f2f3;
    expect lane 2 R8 = 0x3f3ababb  R9 = 0x3f57d7d8  R10 = 0x3f3ababb  R11 = 0x3f20a0a1;
    expect lane 3 R8 = 0x3f20a0a1  R9 = 0x3f20a0a1  R10 = 0x3f038384  R11 = 0x3f3ababb;
    expect lane 4 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x3f1a9a9b  R11 = 0x3eececed;
    expect lane 5 R8 = 0x3ca0a0a1  R9 = 0x3d888889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f63e3e4  R9 = 0x3f6eeeef  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 7 R8 = 0x3f6eeeef  R9 = 0x3f57d7d8  R10 = 0x3f5dddde  R11 = 0x3f57d7d8;
    expect lane 8 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3eacacad  R11 = 0x3eacacad;
    expect lane 9 R8 = 0x3eacacad  R9 = 0x00000000  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 10 R8 = 0x3f34b4b5  R9 = 0x3f45c5c6  R10 = 0x3f2eaeaf  R11 = 0x3f1e9e9f;
    expect lane 11 R8 = 0x3f55d5d6  R9 = 0x3f65e5e6  R10 = 0x3f4fcfd0  R11 = 0x3f3fbfc0;
    expect lane 12 R8 = 0x3ed6d6d7  R9 = 0x3eaaaaab  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x3e30b0b1  R9 = 0x3ec6c6c7  R10 = 0x3ec6c6c7  R11 = 0x3e8c8c8d;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f088889  R9 = 0x3ee4e4e5  R10 = 0x3ecccccd  R11 = 0x3ee4e4e5;
    expect lane 16 R8 = 0x3e8c8c8d  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3e8c8c8d;
    expect lane 17 R8 = 0x3f6eeeef  R9 = 0x3e8c8c8d  R10 = 0x3f068687  R11 = 0x3ecccccd;
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3ee2e2e3;
    expect lane 19 R8 = 0x3f1f9fa0  R9 = 0x3f1f9fa0  R10 = 0x3f1f9fa0  R11 = 0x3ee2e2e3;
    expect lane 20 R8 = 0x3e888889  R9 = 0x3eeeeeef  R10 = 0x3e8e8e8f  R11 = 0x3da0a0a1;
    expect lane 21 R8 = 0x3f29a9aa  R9 = 0x3f5cdcdd  R10 = 0x3f2cacad  R11 = 0x3ef4f4f5;
    expect lane 22 R8 = 0x3f0b8b8c  R9 = 0x3f0b8b8c  R10 = 0x3f0b8b8c  R11 = 0x3f0b8b8c;
    expect lane 23 R8 = 0x3f65e5e6  R9 = 0x3eb4b4b5  R10 = 0x3d888889  R11 = 0x3f1c9c9d;
    expect lane 24 R8 = 0x3f4acacb  R9 = 0x3f44c4c5  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5;
    expect lane 25 R8 = 0x3f4acacb  R9 = 0x3f44c4c5  R10 = 0x3f44c4c5  R11 = 0x3f4acacb;
    expect lane 26 R8 = 0x3e888889  R9 = 0x3e109091  R10 = 0x3e109091  R11 = 0x3e888889;
    expect lane 27 R8 = 0x3e888889  R9 = 0x3ec8c8c9  R10 = 0x3e088889  R11 = 0x3e109091;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f5fdfe0  R9 = 0x3e44c4c5  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f32b2b3  R9 = 0x3f1b9b9c  R10 = 0x3f23a3a4  R11 = 0x3f3ababb;
    expect lane 31 R8 = 0x3f048485  R9 = 0x3ed8d8d9  R10 = 0x3ee8e8e9  R11 = 0x3f0c8c8d;
}

warp 11 { # R, row 3
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0x3f0c8c8d  R10 = 0x3f109091  R11 = 0x3f2eaeaf;
    expect lane 1 R8 = 0x3edadadb  R9 = 0x3e9e9e9f  R10 = 0x3ea6a6a7  R11 = 0x3ee2e2e3;
    expect lane 2 R8 = 0x3f088889  R9 = 0x3f1c9c9d  R10 = 0x3f42c2c3  R11 = 0x3f088889;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3f42c2c3  R10 = 0x3f2eaeaf  R11 = 0x3f1c9c9d;
    expect lane 4 R8 = 0x3eececed  R9 = 0x3f1a9a9b  R10 = 0x3eececed  R11 = 0x3e989899;
    expect lane 5 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f5dddde  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 7 R8 = 0x3f6eeeef  R9 = 0x3f63e3e4  R10 = 0x3f6eeeef  R11 = 0x3f57d7d8;
    expect lane 8 R8 = 0x3d808081  R9 = 0x3eacacad  R10 = 0x3eacacad  R11 = 0x3d808081;
    expect lane 9 R8 = 0x00000000  R9 = 0x3eececed  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 10 R8 = 0x3f61e1e2  R9 = 0x3f71f1f2  R10 = 0x3f5bdbdc  R11 = 0x3f4bcbcc;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f7bfbfc  R11 = 0x3f6bebec;
    expect lane 12 R8 = 0x3e929293  R9 = 0x3ed6d6d7  R10 = 0x3ed6d6d7  R11 = 0x3ed6d6d7;
    expect lane 13 R8 = 0x3d70f0f1  R9 = 0x3d70f0f1  R10 = 0x3e8c8c8d  R11 = 0x3d70f0f1;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f5ededf  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ee4e4e5  R9 = 0x3ef8f8f9  R10 = 0x3f088889  R11 = 0x3f088889;
    expect lane 16 R8 = 0x3ecccccd  R9 = 0x3f068687  R10 = 0x3ecccccd  R11 = 0x3f6eeeef;
    expect lane 17 R8 = 0x3e8c8c8d  R9 = 0x3f068687  R10 = 0x3f6eeeef  R11 = 0x3e8c8c8d;
    expect lane 18 R8 = 0x3ee2e2e3  R9 = 0x3f1f9fa0  R10 = 0x3ee2e2e3  R11 = 0x3f1f9fa0;
    expect lane 19 R8 = 0x3f1f9fa0  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 20 R8 = 0x3f23a3a4  R9 = 0x3f56d6d7  R10 = 0x3f26a6a7  R11 = 0x3ee8e8e9;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f59d9da;
    expect lane 22 R8 = 0x3f21a1a2  R9 = 0x3f2dadae  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 23 R8 = 0x3f65e5e6  R9 = 0x3eb4b4b5  R10 = 0x3eb4b4b5  R11 = 0x3f65e5e6;
    expect lane 24 R8 = 0x3e0c8c8d  R9 = 0x3e9a9a9b  R10 = 0x3e0c8c8d  R11 = 0x00000000;
    expect lane 25 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3e9a9a9b  R11 = 0x3e0c8c8d;
    expect lane 26 R8 = 0x3ec8c8c9  R9 = 0x3e109091  R10 = 0x3e088889  R11 = 0x3e088889;
    expect lane 27 R8 = 0x3e109091  R9 = 0x3e109091  R10 = 0x3e109091  R11 = 0x3ec8c8c9;
    expect lane 28 R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x3e44c4c5  R11 = 0x3e44c4c5;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f5fdfe0  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f22a2a3  R9 = 0x3f0b8b8c  R10 = 0x3f139394  R11 = 0x3f2aaaab;
    expect lane 31 R8 = 0x3ee8e8e9  R9 = 0x3eb8b8b9  R10 = 0x3ec8c8c9  R11 = 0x3ef8f8f9;
}

warp 12 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f44c4c5  R9 = 0x3f4ececf  R10 = 0x3f3ebebf  R11 = 0x3f44c4c5;
    expect lane 1 R8 = 0x3f2dadae  R9 = 0x3f3dbdbe  R10 = 0x3f37b7b8  R11 = 0x3f33b3b4;
    expect lane 2 R8 = 0x3dc8c8c9  R9 = 0x3ecececf  R10 = 0x3dc8c8c9  R11 = 0x3dc8c8c9;
    expect lane 3 R8 = 0x3f0a8a8b  R9 = 0x3f109091  R10 = 0x3f008081  R11 = 0x3f109091;
    expect lane 4 R8 = 0x3f2eaeaf  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2eaeaf;
    expect lane 5 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f75f5f6  R9 = 0x3f75f5f6  R10 = 0x3f75f5f6  R11 = 0x3f75f5f6;
    expect lane 7 R8 = 0x3f75f5f6  R9 = 0x3f45c5c6  R10 = 0x3f800000  R11 = 0x3f23a3a4;
    expect lane 8 R8 = 0x3f29a9aa  R9 = 0x3f36b6b7  R10 = 0x3f30b0b1  R11 = 0x3f23a3a4;
    expect lane 9 R8 = 0x3f42c2c3  R9 = 0x3f4fcfd0  R10 = 0x3f49c9ca  R11 = 0x3f3cbcbd;
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3e828283  R11 = 0x3e9a9a9b;
    expect lane 11 R8 = 0x3e828283  R9 = 0x3e828283  R10 = 0x3ec6c6c7  R11 = 0x3e9a9a9b;
    expect lane 12 R8 = 0x3f48c8c9  R9 = 0x3f2eaeaf  R10 = 0x3f65e5e6  R11 = 0x3f2eaeaf;
    expect lane 13 R8 = 0x3f119192  R9 = 0x3f48c8c9  R10 = 0x3f119192  R11 = 0x3f65e5e6;
    expect lane 14 R8 = 0x3f46c6c7  R9 = 0x3f74f4f5  R10 = 0x3f5dddde  R11 = 0x3f46c6c7;
    expect lane 15 R8 = 0x3e4ccccd  R9 = 0x3f46c6c7  R10 = 0x3f74f4f5  R11 = 0x3e4ccccd;
    expect lane 16 R8 = 0x3e909091  R9 = 0x3da8a8a9  R10 = 0x3f48c8c9  R11 = 0x3e909091;
    expect lane 17 R8 = 0x3f159596  R9 = 0x3e909091  R10 = 0x3f48c8c9  R11 = 0x3f159596;
    expect lane 18 R8 = 0x3ee6e6e7  R9 = 0x3efafafb  R10 = 0x3ef0f0f1  R11 = 0x3edcdcdd;
    expect lane 19 R8 = 0x3f068687  R9 = 0x3f109091  R10 = 0x3f0b8b8c  R11 = 0x3f028283;
    expect lane 20 R8 = 0x3ec2c2c3  R9 = 0x3f2fafb0  R10 = 0x3e5cdcdd  R11 = 0x3e5cdcdd;
    expect lane 21 R8 = 0x3e5cdcdd  R9 = 0x3f058586  R10 = 0x3ec2c2c3  R11 = 0x3f2fafb0;
    expect lane 22 R8 = 0x3da8a8a9  R9 = 0x3e3cbcbd  R10 = 0x3e989899  R11 = 0x3da8a8a9;
    expect lane 23 R8 = 0x3f44c4c5  R9 = 0x3f44c4c5  R10 = 0x3f7bfbfc  R11 = 0x3f44c4c5;
    expect lane 24 R8 = 0x3f0a8a8b  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x3f2aaaab;
    expect lane 25 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f2aaaab  R11 = 0x3f0a8a8b;
    expect lane 26 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3df8f8f9  R11 = 0x3e149495;
    expect lane 27 R8 = 0x3e149495  R9 = 0x3df8f8f9  R10 = 0x3e149495  R11 = 0x3e149495;
    expect lane 28 R8 = 0x3e888889  R9 = 0x3ec6c6c7  R10 = 0x3eb2b2b3  R11 = 0x3e68e8e9;
    expect lane 29 R8 = 0x3f028283  R9 = 0x3f20a0a1  R10 = 0x3f169697  R11 = 0x3ef0f0f1;
    expect lane 30 R8 = 0x3f24a4a5  R9 = 0x3f5cdcdd  R10 = 0x3f5cdcdd  R11 = 0x3e70f0f1;
    expect lane 31 R8 = 0x3f33b3b4  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f33b3b4;
}

warp 13 { # G, row 4
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f3ebebf  R9 = 0x3f48c8c9  R10 = 0x3f4ececf  R11 = 0x3f48c8c9;
    expect lane 1 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3f37b7b8  R11 = 0x3f2dadae;
    expect lane 2 R8 = 0x3ecececf  R9 = 0x3dc8c8c9  R10 = 0x3e868687  R11 = 0x3f119192;
    expect lane 3 R8 = 0x3f008081  R9 = 0x3f068687  R10 = 0x3f109091  R11 = 0x3f008081;
    expect lane 4 R8 = 0x3f6eeeef  R9 = 0x3f088889  R10 = 0x3f800000  R11 = 0x3f6eeeef;
    expect lane 5 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f6eeeef;
    expect lane 6 R8 = 0x3f45c5c6  R9 = 0x3f45c5c6  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f45c5c6  R9 = 0x3f75f5f6  R10 = 0x3f800000  R11 = 0x3f23a3a4;
    expect lane 8 R8 = 0x3f35b5b6  R9 = 0x3f42c2c3  R10 = 0x3f3cbcbd  R11 = 0x3f2fafb0;
    expect lane 9 R8 = 0x3f4ececf  R9 = 0x3f5bdbdc  R10 = 0x3f55d5d6  R11 = 0x3f48c8c9;
    expect lane 10 R8 = 0x3eacacad  R9 = 0x3eacacad  R10 = 0x3e64e4e5  R11 = 0x3ee0e0e1;
    expect lane 11 R8 = 0x3e64e4e5  R9 = 0x3eacacad  R10 = 0x3e64e4e5  R11 = 0x3eacacad;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f4bcbcc  R11 = 0x3f09898a;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f4bcbcc  R10 = 0x3f4bcbcc  R11 = 0x3e808081;
    expect lane 14 R8 = 0x3f46c6c7  R9 = 0x3e4ccccd  R10 = 0x3f5dddde  R11 = 0x3e4ccccd;
    expect lane 15 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3f74f4f5  R11 = 0x3f5dddde;
    expect lane 16 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3da8a8a9  R11 = 0x3f48c8c9;
    expect lane 17 R8 = 0x3f159596  R9 = 0x3e909091  R10 = 0x3da8a8a9  R11 = 0x3f159596;
    expect lane 18 R8 = 0x3ef8f8f9  R9 = 0x3f068687  R10 = 0x3f018182  R11 = 0x3ef0f0f1;
    expect lane 19 R8 = 0x3f109091  R9 = 0x3f1a9a9b  R10 = 0x3f159596  R11 = 0x3f0b8b8c;
    expect lane 20 R8 = 0x3db0b0b1  R9 = 0x3db0b0b1  R10 = 0x3db0b0b1  R11 = 0x3ec8c8c9;
    expect lane 21 R8 = 0x3e808081  R9 = 0x3f0e8e8f  R10 = 0x3f0e8e8f  R11 = 0x3ec8c8c9;
    expect lane 22 R8 = 0x3da8a8a9  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 23 R8 = 0x3f44c4c5  R9 = 0x3f61e1e2  R10 = 0x3f800000  R11 = 0x3f44c4c5;
    expect lane 24 R8 = 0x3f0a8a8b  R9 = 0x3f0a8a8b  R10 = 0x3f0a8a8b  R11 = 0x3f3bbbbc;
    expect lane 25 R8 = 0x3f2aaaab  R9 = 0x3f4acacb  R10 = 0x3f4acacb  R11 = 0x3f4acacb;
    expect lane 26 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3df8f8f9  R11 = 0x3e149495;
    expect lane 27 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3e149495  R11 = 0x3e149495;
    expect lane 28 R8 = 0x3eb0b0b1  R9 = 0x3eeeeeef  R10 = 0x3edadadb  R11 = 0x3e9c9c9d;
    expect lane 29 R8 = 0x3f169697  R9 = 0x3f34b4b5  R10 = 0x3f2aaaab  R11 = 0x3f0c8c8d;
    expect lane 30 R8 = 0x3e70f0f1  R9 = 0x3ee8e8e9  R10 = 0x3f5cdcdd  R11 = 0x3e70f0f1;
    expect lane 31 R8 = 0x3f33b3b4  R9 = 0x3f33b3b4  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 14 { # B, row 5
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e989899  R9 = 0x00000000  R10 = 0x3e989899  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e989899  R9 = 0x3e989899  R10 = 0x3e989899  R11 = 0x00000000;
    expect lane 2 R8 = 0x3efafafb  R9 = 0x3f5dddde  R10 = 0x3f5dddde  R11 = 0x3ecccccd;
    expect lane 3 R8 = 0x3f5dddde  R9 = 0x3efafafb  R10 = 0x3ecccccd  R11 = 0x3efafafb;
    expect lane 4 R8 = 0x3f35b5b6  R9 = 0x3f1f9fa0  R10 = 0x3cc0c0c1  R11 = 0x3f1f9fa0;
    expect lane 5 R8 = 0x3f35b5b6  R9 = 0x3de0e0e1  R10 = 0x3f1f9fa0  R11 = 0x3de0e0e1;
    expect lane 6 R8 = 0x3e189899  R9 = 0x3ebcbcbd  R10 = 0x3e64e4e5  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f179798  R9 = 0x3f50d0d1  R10 = 0x3f2aaaab  R11 = 0x3ee4e4e5;
    expect lane 8 R8 = 0x3eececed  R9 = 0x3f5ededf  R10 = 0x3eececed  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f27a7a8  R9 = 0x3f800000  R10 = 0x3f27a7a8  R11 = 0x3f27a7a8;
    expect lane 10 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x3e48c8c9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e149495  R9 = 0x3e149495  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 13 R8 = 0x3e149495  R9 = 0x3df8f8f9  R10 = 0x3df8f8f9  R11 = 0x3f4ccccd;
    expect lane 14 R8 = 0x3f71f1f2  R9 = 0x3f71f1f2  R10 = 0x3f1c9c9d  R11 = 0x3f6bebec;
    expect lane 15 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3f1c9c9d  R11 = 0x3f169697;
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 17 R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f73f3f4  R11 = 0x3f73f3f4;
    expect lane 18 R8 = 0x3f088889  R9 = 0x3f42c2c3  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 19 R8 = 0x3f2eaeaf  R9 = 0x3f42c2c3  R10 = 0x3f42c2c3  R11 = 0x3f2eaeaf;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x00000000;
    expect lane 21 R8 = 0x3da8a8a9  R9 = 0x3ee6e6e7  R10 = 0x3f7bfbfc  R11 = 0x3da8a8a9;
    expect lane 22 R8 = 0x3f018182  R9 = 0x3f800000  R10 = 0x3f018182  R11 = 0x3f53d3d4;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x3f800000  R11 = 0x3f2aaaab;
    expect lane 24 R8 = 0x3e58d8d9  R9 = 0x3f71f1f2  R10 = 0x3e58d8d9  R11 = 0x3f71f1f2;
    expect lane 25 R8 = 0x3f6bebec  R9 = 0x3e40c0c1  R10 = 0x3e40c0c1  R11 = 0x3e58d8d9;
    expect lane 26 R8 = 0x3e38b8b9  R9 = 0x3e54d4d5  R10 = 0x3d30b0b1  R11 = 0x3c808081;
    expect lane 27 R8 = 0x3e70f0f1  R9 = 0x3e868687  R10 = 0x3dc8c8c9  R11 = 0x3d909091;
    expect lane 28 R8 = 0x3ed2d2d3  R9 = 0x3ed2d2d3  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 29 R8 = 0x3ee6e6e7  R9 = 0x3ec6c6c7  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 30 R8 = 0x3ebababb  R9 = 0x3e929293  R10 = 0x3ebababb  R11 = 0x3ebababb;
    expect lane 31 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
}

warp 15 { # B, row 5
    asm "TLD4.B R8, R0, 5, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3e6ceced  R9 = 0x3e1c9c9d  R10 = 0x3e1c9c9d  R11 = 0x3e6ceced;
    expect lane 1 R8 = 0x3e9a9a9b  R9 = 0x3e1c9c9d  R10 = 0x3e6ceced  R11 = 0x3e1c9c9d;
    expect lane 2 R8 = 0x3e9e9e9f  R9 = 0x3efafafb  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 3 R8 = 0x3f5dddde  R9 = 0x3efafafb  R10 = 0x3ecccccd  R11 = 0x3e9e9e9f;
    expect lane 4 R8 = 0x3f35b5b6  R9 = 0x3cc0c0c1  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 5 R8 = 0x3de0e0e1  R9 = 0x3f1f9fa0  R10 = 0x3f35b5b6  R11 = 0x3f1f9fa0;
    expect lane 6 R8 = 0x3ee2e2e3  R9 = 0x3f29a9aa  R10 = 0x3f048485  R11 = 0x3e969697;
    expect lane 7 R8 = 0x3f62e2e3  R9 = 0x3f800000  R10 = 0x3f75f5f6  R11 = 0x3f3dbdbe;
    expect lane 8 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3eececed;
    expect lane 9 R8 = 0x3f27a7a8  R9 = 0x3f27a7a8  R10 = 0x3f27a7a8  R11 = 0x3df8f8f9;
    expect lane 10 R8 = 0x3f6eeeef  R9 = 0x3f7afafb  R10 = 0x3f6eeeef  R11 = 0x3f6eeeef;
    expect lane 11 R8 = 0x3e48c8c9  R9 = 0x3e48c8c9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3df8f8f9  R9 = 0x3f4ccccd  R10 = 0x3df8f8f9  R11 = 0x3df8f8f9;
    expect lane 13 R8 = 0x3e149495  R9 = 0x3e088889  R10 = 0x3f4ccccd  R11 = 0x3f4ccccd;
    expect lane 14 R8 = 0x3f71f1f2  R9 = 0x3f169697  R10 = 0x3f169697  R11 = 0x3f1c9c9d;
    expect lane 15 R8 = 0x3f71f1f2  R9 = 0x3f1c9c9d  R10 = 0x3f6bebec  R11 = 0x3f71f1f2;
    expect lane 16 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 17 R8 = 0x3f67e7e8  R9 = 0x3f67e7e8  R10 = 0x3f6bebec  R11 = 0x3f6bebec;
    expect lane 18 R8 = 0x3f2eaeaf  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3f1c9c9d;
    expect lane 19 R8 = 0x3f2eaeaf  R9 = 0x3f1c9c9d  R10 = 0x3f088889  R11 = 0x3f1c9c9d;
    expect lane 20 R8 = 0x3f6aeaeb  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f0c8c8d;
    expect lane 21 R8 = 0x3f6aeaeb  R9 = 0x3c808081  R10 = 0x3c808081  R11 = 0x3f0c8c8d;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x3f53d3d4  R11 = 0x3f2aaaab;
    expect lane 23 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f2aaaab  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3e58d8d9  R9 = 0x3f71f1f2  R10 = 0x3e40c0c1  R11 = 0x3f6bebec;
    expect lane 25 R8 = 0x3e58d8d9  R9 = 0x3f71f1f2  R10 = 0x3f6bebec  R11 = 0x3e40c0c1;
    expect lane 26 R8 = 0x3f018182  R9 = 0x3f088889  R10 = 0x3ebcbcbd  R11 = 0x3eaeaeaf;
    expect lane 27 R8 = 0x3f0f8f90  R9 = 0x3f169697  R10 = 0x3ed8d8d9  R11 = 0x3ecacacb;
    expect lane 28 R8 = 0x3f6eeeef  R9 = 0x3f25a5a6  R10 = 0x3ec6c6c7  R11 = 0x3f6eeeef;
    expect lane 29 R8 = 0x3ec6c6c7  R9 = 0x3ec6c6c7  R10 = 0x3f6eeeef  R11 = 0x3f25a5a6;
    expect lane 30 R8 = 0x3edededf  R9 = 0x3e929293  R10 = 0x3f038384  R11 = 0x3f038384;
    expect lane 31 R8 = 0x3f3ababb  R9 = 0x3f109091  R10 = 0x3f109091  R11 = 0x3f109091;
}

warp 16 { # R, row 6
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 1 R8 = 0x00000000  R9 = 0x3f7bfbfc  R10 = 0x00000000  R11 = 0x3ef6f6f7;
    expect lane 2 R8 = 0x3e828283  R9 = 0x3f1c9c9d  R10 = 0x3e828283  R11 = 0x3f169697;
    expect lane 3 R8 = 0x3f1c9c9d  R9 = 0x3e8e8e8f  R10 = 0x3f1c9c9d  R11 = 0x3f169697;
    expect lane 4 R8 = 0x3e8c8c8d  R9 = 0x3eeaeaeb  R10 = 0x3e8e8e8f  R11 = 0x3dc0c0c1;
    expect lane 5 R8 = 0x3f23a3a4  R9 = 0x3f52d2d3  R10 = 0x3f24a4a5  R11 = 0x3eececed;
    expect lane 6 R8 = 0x3d70f0f1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ebababb  R11 = 0x3e4ccccd;
    expect lane 8 R8 = 0x3f29a9aa  R9 = 0x3df0f0f1  R10 = 0x3df0f0f1  R11 = 0x3ecececf;
    expect lane 9 R8 = 0x3df0f0f1  R9 = 0x3df0f0f1  R10 = 0x3ecececf  R11 = 0x3df0f0f1;
    expect lane 10 R8 = 0x3eaaaaab  R9 = 0x3e088889  R10 = 0x3ea4a4a5  R11 = 0x3ea4a4a5;
    expect lane 11 R8 = 0x3eaaaaab  R9 = 0x3ea4a4a5  R10 = 0x3eaaaaab  R11 = 0x3eaaaaab;
    expect lane 12 R8 = 0x3dd8d8d9  R9 = 0x3dd8d8d9  R10 = 0x3edadadb  R11 = 0x3dd8d8d9;
    expect lane 13 R8 = 0x3dd8d8d9  R9 = 0x3edadadb  R10 = 0x3dd8d8d9  R11 = 0x3edadadb;
    expect lane 14 R8 = 0x3eacacad  R9 = 0x3edcdcdd  R10 = 0x3ed2d2d3  R11 = 0x3ea2a2a3;
    expect lane 15 R8 = 0x3f078788  R9 = 0x3f1f9fa0  R10 = 0x3f1a9a9b  R11 = 0x3f028283;
    expect lane 16 R8 = 0x3f75f5f6  R9 = 0x3f3dbdbe  R10 = 0x3f3dbdbe  R11 = 0x3eaaaaab;
    expect lane 17 R8 = 0x3f0b8b8c  R9 = 0x3f5fdfe0  R10 = 0x3f42c2c3  R11 = 0x3f0b8b8c;
    expect lane 18 R8 = 0x00000000  R9 = 0x3e868687  R10 = 0x3b808081  R11 = 0x3e868687;
    expect lane 19 R8 = 0x3f50d0d1  R9 = 0x3f33b3b4  R10 = 0x3f50d0d1  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f23a3a4  R9 = 0x3f75f5f6  R10 = 0x3f23a3a4  R11 = 0x3f4ccccd;
    expect lane 21 R8 = 0x3f75f5f6  R9 = 0x3f4ccccd  R10 = 0x3f75f5f6  R11 = 0x3f75f5f6;
    expect lane 22 R8 = 0x3e949495  R9 = 0x3e64e4e5  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 23 R8 = 0x3e64e4e5  R9 = 0x3e34b4b5  R10 = 0x3e78f8f9  R11 = 0x3e64e4e5;
    expect lane 24 R8 = 0x3f37b7b8  R9 = 0x3f2cacad  R10 = 0x3f2fafb0  R11 = 0x3f3ababb;
    expect lane 25 R8 = 0x3f21a1a2  R9 = 0x3f169697  R10 = 0x3f19999a  R11 = 0x3f24a4a5;
    expect lane 26 R8 = 0x3ed8d8d9  R9 = 0x3f1c9c9d  R10 = 0x3e50d0d1  R11 = 0x3f1c9c9d;
    expect lane 27 R8 = 0x3ed8d8d9  R9 = 0x3e50d0d1  R10 = 0x3e50d0d1  R11 = 0x3e50d0d1;
    expect lane 28 R8 = 0x3f7bfbfc  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3da8a8a9;
    expect lane 29 R8 = 0x3f50d0d1  R9 = 0x3f800000  R10 = 0x3f50d0d1  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3e4ccccd  R9 = 0x3f46c6c7  R10 = 0x3e4ccccd  R11 = 0x3f3bbbbc;
    expect lane 31 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3e4ccccd  R11 = 0x3f30b0b1;
}

warp 17 { # R, row 6
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f3bbbbc  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 1 R8 = 0x3f7bfbfc  R9 = 0x3f3bbbbc  R10 = 0x3f3bbbbc  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f169697  R9 = 0x3f169697  R10 = 0x3e828283  R11 = 0x3e828283;
    expect lane 3 R8 = 0x3e828283  R9 = 0x3f1c9c9d  R10 = 0x3e8e8e8f  R11 = 0x3e8e8e8f;
    expect lane 4 R8 = 0x3f21a1a2  R9 = 0x3f50d0d1  R10 = 0x3f22a2a3  R11 = 0x3ee8e8e9;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f51d1d2;
    expect lane 6 R8 = 0x3e848485  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3e848485;
    expect lane 7 R8 = 0x3e848485  R9 = 0x00000000  R10 = 0x3e848485  R11 = 0x3f0b8b8c;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3e8c8c8d  R10 = 0x3e989899  R11 = 0x3e989899;
    expect lane 9 R8 = 0x3e8c8c8d  R9 = 0x3e848485  R10 = 0x3e989899  R11 = 0x3e8c8c8d;
    expect lane 10 R8 = 0x3ea4a4a5  R9 = 0x3e088889  R10 = 0x3eb0b0b1  R11 = 0x3eb0b0b1;
    expect lane 11 R8 = 0x3ea4a4a5  R9 = 0x3e088889  R10 = 0x3eb0b0b1  R11 = 0x3eaaaaab;
    expect lane 12 R8 = 0x3dd8d8d9  R9 = 0x3edadadb  R10 = 0x3dd8d8d9  R11 = 0x3dd8d8d9;
    expect lane 13 R8 = 0x3edadadb  R9 = 0x3dd8d8d9  R10 = 0x3dd8d8d9  R11 = 0x3dd8d8d9;
    expect lane 14 R8 = 0x3ec0c0c1  R9 = 0x3ef0f0f1  R10 = 0x3ee6e6e7  R11 = 0x3eb6b6b7;
    expect lane 15 R8 = 0x3f119192  R9 = 0x3f29a9aa  R10 = 0x3f24a4a5  R11 = 0x3f0c8c8d;
    expect lane 16 R8 = 0x3f0d8d8e  R9 = 0x3f75f5f6  R10 = 0x3f3dbdbe  R11 = 0x3f75f5f6;
    expect lane 17 R8 = 0x3f5fdfe0  R9 = 0x3f0b8b8c  R10 = 0x3f0b8b8c  R11 = 0x3f42c2c3;
    expect lane 18 R8 = 0x3b808081  R9 = 0x3f0c8c8d  R10 = 0x3b808081  R11 = 0x3e868687;
    expect lane 19 R8 = 0x3f33b3b4  R9 = 0x3f50d0d1  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f75f5f6  R9 = 0x3f75f5f6  R10 = 0x3f4ccccd  R11 = 0x3f23a3a4;
    expect lane 21 R8 = 0x3f4ccccd  R9 = 0x3f4ccccd  R10 = 0x3f23a3a4  R11 = 0x3f4ccccd;
    expect lane 22 R8 = 0x3e949495  R9 = 0x3e64e4e5  R10 = 0x3e949495  R11 = 0x3e34b4b5;
    expect lane 23 R8 = 0x3e78f8f9  R9 = 0x3e34b4b5  R10 = 0x3e64e4e5  R11 = 0x3e949495;
    expect lane 24 R8 = 0x3f31b1b2  R9 = 0x3f26a6a7  R10 = 0x3f29a9aa  R11 = 0x3f34b4b5;
    expect lane 25 R8 = 0x3f1b9b9c  R9 = 0x3f109091  R10 = 0x3f139394  R11 = 0x3f1e9e9f;
    expect lane 26 R8 = 0x3eb4b4b5  R9 = 0x3f65e5e6  R10 = 0x3eb4b4b5  R11 = 0x3d888889;
    expect lane 27 R8 = 0x3f65e5e6  R9 = 0x3f1c9c9d  R10 = 0x3f1c9c9d  R11 = 0x3d888889;
    expect lane 28 R8 = 0x3f7bfbfc  R9 = 0x3ee6e6e7  R10 = 0x3f7bfbfc  R11 = 0x3ee6e6e7;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3e909091  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3f30b0b1  R11 = 0x3e4ccccd;
    expect lane 31 R8 = 0x3f3bbbbc  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3e4ccccd;
}

warp 18 { # G, row 6
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f5dddde  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 1 R8 = 0x3f5dddde  R9 = 0x3f26a6a7  R10 = 0x3f5dddde  R11 = 0x3e189899;
    expect lane 2 R8 = 0x3df8f8f9  R9 = 0x3f60e0e1  R10 = 0x3df8f8f9  R11 = 0x3f5adadb;
    expect lane 3 R8 = 0x3f60e0e1  R9 = 0x3e149495  R10 = 0x3f60e0e1  R11 = 0x3f5adadb;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3e70f0f1  R10 = 0x3e088889  R11 = 0x3cc0c0c1;
    expect lane 5 R8 = 0x3eb0b0b1  R9 = 0x3ee6e6e7  R10 = 0x3eb2b2b3  R11 = 0x3e74f4f5;
    expect lane 6 R8 = 0x3e1c9c9d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eeaeaeb  R11 = 0x3e969697;
    expect lane 8 R8 = 0x3f4bcbcc  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3f09898a;
    expect lane 9 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3f09898a  R11 = 0x3e808081;
    expect lane 10 R8 = 0x3d888889  R9 = 0x3f088889  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1;
    expect lane 11 R8 = 0x3d888889  R9 = 0x3d60e0e1  R10 = 0x3d888889  R11 = 0x3d888889;
    expect lane 12 R8 = 0x3f018182  R9 = 0x3f56d6d7  R10 = 0x3f53d3d4  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f56d6d7  R9 = 0x3f53d3d4  R10 = 0x3f56d6d7  R11 = 0x3f53d3d4;
    expect lane 14 R8 = 0x3e50d0d1  R9 = 0x3e6ceced  R10 = 0x3e64e4e5  R11 = 0x3e48c8c9;
    expect lane 15 R8 = 0x3e848485  R9 = 0x3e929293  R10 = 0x3e8e8e8f  R11 = 0x3e808081;
    expect lane 16 R8 = 0x3f5cdcdd  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3e70f0f1;
    expect lane 17 R8 = 0x3ea2a2a3  R9 = 0x3f25a5a6  R10 = 0x3f088889  R11 = 0x3ea2a2a3;
    expect lane 18 R8 = 0x00000000  R9 = 0x3eececed  R10 = 0x3e50d0d1  R11 = 0x3eececed;
    expect lane 19 R8 = 0x3da8a8a9  R9 = 0x00000000  R10 = 0x3da8a8a9  R11 = 0x3e989899;
    expect lane 20 R8 = 0x3dd8d8d9  R9 = 0x3edadadb  R10 = 0x3dd8d8d9  R11 = 0x3e888889;
    expect lane 21 R8 = 0x3edadadb  R9 = 0x3e888889  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 22 R8 = 0x3f52d2d3  R9 = 0x3f41c1c2  R10 = 0x3f35b5b6  R11 = 0x3f35b5b6;
    expect lane 23 R8 = 0x3f41c1c2  R9 = 0x3f35b5b6  R10 = 0x3f46c6c7  R11 = 0x3f41c1c2;
    expect lane 24 R8 = 0x3e8e8e8f  R9 = 0x3e949495  R10 = 0x3eb2b2b3  R11 = 0x3eacacad;
    expect lane 25 R8 = 0x3e989899  R9 = 0x3e9e9e9f  R10 = 0x3ebcbcbd  R11 = 0x3eb6b6b7;
    expect lane 26 R8 = 0x3d888889  R9 = 0x3e828283  R10 = 0x00000000  R11 = 0x3e828283;
    expect lane 27 R8 = 0x3d888889  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f2eaeaf;
    expect lane 29 R8 = 0x3f50d0d1  R9 = 0x3f800000  R10 = 0x3f50d0d1  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3ecccccd  R9 = 0x3d30b0b1  R10 = 0x3ecccccd  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ecccccd  R11 = 0x00000000;
}

warp 19 { # G, row 6
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ecccccd  R9 = 0x3f26a6a7  R10 = 0x3f26a6a7  R11 = 0x3f26a6a7;
    expect lane 1 R8 = 0x3f26a6a7  R9 = 0x3ecccccd  R10 = 0x3ecccccd  R11 = 0x3f5dddde;
    expect lane 2 R8 = 0x3f5adadb  R9 = 0x3f5adadb  R10 = 0x3df8f8f9  R11 = 0x3df8f8f9;
    expect lane 3 R8 = 0x3df8f8f9  R9 = 0x3f60e0e1  R10 = 0x3e149495  R11 = 0x3e149495;
    expect lane 4 R8 = 0x3eacacad  R9 = 0x3ee2e2e3  R10 = 0x3eaeaeaf  R11 = 0x3e6ceced;
    expect lane 5 R8 = 0x3f0d8d8e  R9 = 0x3f28a8a9  R10 = 0x3f0e8e8f  R11 = 0x3ee4e4e5;
    expect lane 6 R8 = 0x3ee6e6e7  R9 = 0x3e44c4c5  R10 = 0x3e44c4c5  R11 = 0x3ee6e6e7;
    expect lane 7 R8 = 0x3ee6e6e7  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x3f3cbcbd;
    expect lane 8 R8 = 0x3f068687  R9 = 0x3f0a8a8b  R10 = 0x3f109091  R11 = 0x3f109091;
    expect lane 9 R8 = 0x3f0a8a8b  R9 = 0x3f068687  R10 = 0x3f109091  R11 = 0x3f0a8a8b;
    expect lane 10 R8 = 0x3d60e0e1  R9 = 0x3f088889  R10 = 0x3da0a0a1  R11 = 0x3da0a0a1;
    expect lane 11 R8 = 0x3d60e0e1  R9 = 0x3f088889  R10 = 0x3da0a0a1  R11 = 0x3d888889;
    expect lane 12 R8 = 0x3f56d6d7  R9 = 0x3f800000  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 13 R8 = 0x3f53d3d4  R9 = 0x3f018182  R10 = 0x3f56d6d7  R11 = 0x3f56d6d7;
    expect lane 14 R8 = 0x3e60e0e1  R9 = 0x3e7cfcfd  R10 = 0x3e74f4f5  R11 = 0x3e58d8d9;
    expect lane 15 R8 = 0x3e8c8c8d  R9 = 0x3e9a9a9b  R10 = 0x3e969697  R11 = 0x3e888889;
    expect lane 16 R8 = 0x3ee8e8e9  R9 = 0x3f5cdcdd  R10 = 0x3f24a4a5  R11 = 0x3f5cdcdd;
    expect lane 17 R8 = 0x3f25a5a6  R9 = 0x3ea2a2a3  R10 = 0x3ea2a2a3  R11 = 0x3f088889;
    expect lane 18 R8 = 0x3e50d0d1  R9 = 0x3f3fbfc0  R10 = 0x3e50d0d1  R11 = 0x3eececed;
    expect lane 19 R8 = 0x00000000  R9 = 0x3da8a8a9  R10 = 0x3e989899  R11 = 0x3e989899;
    expect lane 20 R8 = 0x3edadadb  R9 = 0x3edadadb  R10 = 0x3e888889  R11 = 0x3dd8d8d9;
    expect lane 21 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3dd8d8d9  R11 = 0x3e888889;
    expect lane 22 R8 = 0x3f52d2d3  R9 = 0x3f41c1c2  R10 = 0x3f52d2d3  R11 = 0x3f35b5b6;
    expect lane 23 R8 = 0x3f46c6c7  R9 = 0x3f35b5b6  R10 = 0x3f41c1c2  R11 = 0x3f52d2d3;
    expect lane 24 R8 = 0x3e24a4a5  R9 = 0x3e30b0b1  R10 = 0x3e6ceced  R11 = 0x3e60e0e1;
    expect lane 25 R8 = 0x3e38b8b9  R9 = 0x3e44c4c5  R10 = 0x3e808081  R11 = 0x3e74f4f5;
    expect lane 26 R8 = 0x3d008081  R9 = 0x3f139394  R10 = 0x3d008081  R11 = 0x00000000;
    expect lane 27 R8 = 0x3f139394  R9 = 0x3e949495  R10 = 0x3e949495  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3e909091  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3ecccccd;
    expect lane 31 R8 = 0x00000000  R9 = 0x3d30b0b1  R10 = 0x3d30b0b1  R11 = 0x3ecccccd;
}

warp 20 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f3bbbbc  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f3bbbbc  R9 = 0x3f800000  R10 = 0x3f3bbbbc  R11 = 0x3f2eaeaf;
    expect lane 2 R8 = 0x3e40c0c1  R9 = 0x3f3ebebf  R10 = 0x3e40c0c1  R11 = 0x3f38b8b9;
    expect lane 3 R8 = 0x3f3ebebf  R9 = 0x3e58d8d9  R10 = 0x3f3ebebf  R11 = 0x3f38b8b9;
    expect lane 4 R8 = 0x3ef6f6f7  R9 = 0x3ed0d0d1  R10 = 0x3f0c8c8d  R11 = 0x3f1e9e9f;
    expect lane 5 R8 = 0x3eacacad  R9 = 0x3e888889  R10 = 0x3ecececf  R11 = 0x3ef4f4f5;
    expect lane 6 R8 = 0x3f2babac  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f79f9fa  R11 = 0x3f4fcfd0;
    expect lane 8 R8 = 0x3f6dedee  R9 = 0x3ec4c4c5  R10 = 0x3ec4c4c5  R11 = 0x3f2babac;
    expect lane 9 R8 = 0x3ec4c4c5  R9 = 0x3ec4c4c5  R10 = 0x3f2babac  R11 = 0x3ec4c4c5;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f088889  R10 = 0x3f7cfcfd  R11 = 0x3f7cfcfd;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f7cfcfd  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f34b4b5  R10 = 0x3e969697  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f34b4b5  R9 = 0x3e969697  R10 = 0x3f34b4b5  R11 = 0x3e969697;
    expect lane 14 R8 = 0x3f40c0c1  R9 = 0x3f31b1b2  R10 = 0x3f64e4e5  R11 = 0x3f73f3f4;
    expect lane 15 R8 = 0x3f22a2a3  R9 = 0x3f139394  R10 = 0x3f45c5c6  R11 = 0x3f55d5d6;
    expect lane 16 R8 = 0x3f5cdcdd  R9 = 0x3f24a4a5  R10 = 0x3f24a4a5  R11 = 0x3e70f0f1;
    expect lane 17 R8 = 0x3e929293  R9 = 0x3f1d9d9e  R10 = 0x3f008081  R11 = 0x3e929293;
    expect lane 18 R8 = 0x00000000  R9 = 0x3ea8a8a9  R10 = 0x3d909091  R11 = 0x3ea8a8a9;
    expect lane 19 R8 = 0x3f3fbfc0  R9 = 0x3f22a2a3  R10 = 0x3f3fbfc0  R11 = 0x3f76f6f7;
    expect lane 20 R8 = 0x3ebebebf  R9 = 0x3f31b1b2  R10 = 0x3ebebebf  R11 = 0x3f088889;
    expect lane 21 R8 = 0x3f31b1b2  R9 = 0x3f088889  R10 = 0x3f31b1b2  R11 = 0x3f31b1b2;
    expect lane 22 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e34b4b5  R11 = 0x3e34b4b5;
    expect lane 23 R8 = 0x3e64e4e5  R9 = 0x3e34b4b5  R10 = 0x3e34b4b5  R11 = 0x3e64e4e5;
    expect lane 24 R8 = 0x3ef2f2f3  R9 = 0x3f09898a  R10 = 0x3ef0f0f1  R11 = 0x3ed2d2d3;
    expect lane 25 R8 = 0x3f189899  R9 = 0x3f27a7a8  R10 = 0x3f179798  R11 = 0x3f088889;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3ee4e4e5  R10 = 0x3d20a0a1  R11 = 0x3ee4e4e5;
    expect lane 27 R8 = 0x3e848485  R9 = 0x3d20a0a1  R10 = 0x3d20a0a1  R11 = 0x3d20a0a1;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f3fbfc0;
    expect lane 29 R8 = 0x3da8a8a9  R9 = 0x3ee6e6e7  R10 = 0x3da8a8a9  R11 = 0x3ee6e6e7;
    expect lane 30 R8 = 0x3f19999a  R9 = 0x3ec0c0c1  R10 = 0x3f19999a  R11 = 0x3eaaaaab;
    expect lane 31 R8 = 0x3eaaaaab  R9 = 0x3eaaaaab  R10 = 0x3f19999a  R11 = 0x3e949495;
}

warp 21 { # B, row 6
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f6eeeef  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f3bbbbc;
    expect lane 2 R8 = 0x3f38b8b9  R9 = 0x3f38b8b9  R10 = 0x3e40c0c1  R11 = 0x3e40c0c1;
    expect lane 3 R8 = 0x3e40c0c1  R9 = 0x3f3ebebf  R10 = 0x3e58d8d9  R11 = 0x3e58d8d9;
    expect lane 4 R8 = 0x3e50d0d1  R9 = 0x3e048485  R10 = 0x3e8a8a8b  R11 = 0x3eaeaeaf;
    expect lane 5 R8 = 0x3d70f0f1  R9 = 0x00000000  R10 = 0x3e008081  R11 = 0x3e4ccccd;
    expect lane 6 R8 = 0x3f6feff0  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f6feff0;
    expect lane 7 R8 = 0x3f6feff0  R9 = 0x3ec8c8c9  R10 = 0x3f6feff0  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f6ceced  R9 = 0x3f70f0f1  R10 = 0x3f76f6f7  R11 = 0x3f76f6f7;
    expect lane 9 R8 = 0x3f70f0f1  R9 = 0x3f6ceced  R10 = 0x3f76f6f7  R11 = 0x3f70f0f1;
    expect lane 10 R8 = 0x3f7cfcfd  R9 = 0x3f088889  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f7cfcfd  R9 = 0x3f088889  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f34b4b5  R9 = 0x3f800000  R10 = 0x3f34b4b5  R11 = 0x3f34b4b5;
    expect lane 13 R8 = 0x3e969697  R9 = 0x00000000  R10 = 0x3f34b4b5  R11 = 0x3f34b4b5;
    expect lane 14 R8 = 0x3eb6b6b7  R9 = 0x3e989899  R10 = 0x3efcfcfd  R11 = 0x3f0e8e8f;
    expect lane 15 R8 = 0x3e70f0f1  R9 = 0x3e34b4b5  R10 = 0x3ec0c0c1  R11 = 0x3edededf;
    expect lane 16 R8 = 0x3ee8e8e9  R9 = 0x3f5cdcdd  R10 = 0x3f24a4a5  R11 = 0x3f5cdcdd;
    expect lane 17 R8 = 0x3f1d9d9e  R9 = 0x3e929293  R10 = 0x3e929293  R11 = 0x3f008081;
    expect lane 18 R8 = 0x3d909091  R9 = 0x3f1d9d9e  R10 = 0x3d909091  R11 = 0x3ea8a8a9;
    expect lane 19 R8 = 0x3f22a2a3  R9 = 0x3f3fbfc0  R10 = 0x3f76f6f7  R11 = 0x3f76f6f7;
    expect lane 20 R8 = 0x3f31b1b2  R9 = 0x3f31b1b2  R10 = 0x3f088889  R11 = 0x3ebebebf;
    expect lane 21 R8 = 0x3f088889  R9 = 0x3f088889  R10 = 0x3ebebebf  R11 = 0x3f088889;
    expect lane 22 R8 = 0x3e64e4e5  R9 = 0x3e64e4e5  R10 = 0x3e64e4e5  R11 = 0x3e34b4b5;
    expect lane 23 R8 = 0x3e34b4b5  R9 = 0x3e34b4b5  R10 = 0x3e64e4e5  R11 = 0x3e64e4e5;
    expect lane 24 R8 = 0x3f1a9a9b  R9 = 0x3f29a9aa  R10 = 0x3f19999a  R11 = 0x3f0a8a8b;
    expect lane 25 R8 = 0x3f38b8b9  R9 = 0x3f48c8c9  R10 = 0x3f37b7b8  R11 = 0x3f28a8a9;
    expect lane 26 R8 = 0x3e64e4e5  R9 = 0x3f44c4c5  R10 = 0x3e64e4e5  R11 = 0x00000000;
    expect lane 27 R8 = 0x3f44c4c5  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3ee6e6e7  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x3ee6e6e7;
    expect lane 30 R8 = 0x3eaaaaab  R9 = 0x3eaaaaab  R10 = 0x3e949495  R11 = 0x3f19999a;
    expect lane 31 R8 = 0x3eaaaaab  R9 = 0x3ec0c0c1  R10 = 0x3ec0c0c1  R11 = 0x3f19999a;
}

warp 22 { # R, row 7
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ec0c0c1  R9 = 0x3f028283  R10 = 0x3ec0c0c1  R11 = 0x3f0e8e8f;
    expect lane 1 R8 = 0x3f30b0b1  R9 = 0x3ec0c0c1  R10 = 0x3f30b0b1  R11 = 0x3f0e8e8f;
    expect lane 2 R8 = 0x3ecececf  R9 = 0x3efcfcfd  R10 = 0x3edededf  R11 = 0x3eb2b2b3;
    expect lane 3 R8 = 0x3f149495  R9 = 0x3f2aaaab  R10 = 0x3f1c9c9d  R11 = 0x3f068687;
    expect lane 4 R8 = 0x3f36b6b7  R9 = 0x3f66e6e7  R10 = 0x3efcfcfd  R11 = 0x3f66e6e7;
    expect lane 5 R8 = 0x3f36b6b7  R9 = 0x3f36b6b7  R10 = 0x3f36b6b7  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e868687  R9 = 0x3e868687  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 7 R8 = 0x3ebababb  R9 = 0x3ea6a6a7  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 8 R8 = 0x3ea6a6a7  R9 = 0x3ea6a6a7  R10 = 0x3f6eeeef  R11 = 0x3f6eeeef;
    expect lane 9 R8 = 0x3f6eeeef  R9 = 0x3ea6a6a7  R10 = 0x3e4ccccd  R11 = 0x3f6eeeef;
    expect lane 10 R8 = 0x3f5adadb  R9 = 0x3f60e0e1  R10 = 0x3f5adadb  R11 = 0x3f5adadb;
    expect lane 11 R8 = 0x3f5adadb  R9 = 0x3f5adadb  R10 = 0x3f38b8b9  R11 = 0x3f5adadb;
    expect lane 12 R8 = 0x3f24a4a5  R9 = 0x3f0e8e8f  R10 = 0x3f008081  R11 = 0x3f169697;
    expect lane 13 R8 = 0x3eeeeeef  R9 = 0x3ec2c2c3  R10 = 0x3ea6a6a7  R11 = 0x3ed2d2d3;
    expect lane 14 R8 = 0x3f35b5b6  R9 = 0x3f4bcbcc  R10 = 0x3f4bcbcc  R11 = 0x3f41c1c2;
    expect lane 15 R8 = 0x3f4bcbcc  R9 = 0x3f57d7d8  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8;
    expect lane 16 R8 = 0x3eb6b6b7  R9 = 0x3e9e9e9f  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
    expect lane 17 R8 = 0x3e9e9e9f  R9 = 0x3e9e9e9f  R10 = 0x3eb6b6b7  R11 = 0x3eb6b6b7;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 20 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 21 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 22 R8 = 0x3f6dedee  R9 = 0x3f6dedee  R10 = 0x3f4dcdce  R11 = 0x3f4dcdce;
    expect lane 23 R8 = 0x3f4dcdce  R9 = 0x3f6dedee  R10 = 0x3f6dedee  R11 = 0x3f4dcdce;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f6feff0;
    expect lane 26 R8 = 0x3d989899  R9 = 0x3ea6a6a7  R10 = 0x3d989899  R11 = 0x3d989899;
    expect lane 27 R8 = 0x3ea6a6a7  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3d989899;
    expect lane 28 R8 = 0x3d909091  R9 = 0x3e48c8c9  R10 = 0x3e48c8c9  R11 = 0x3d909091;
    expect lane 29 R8 = 0x3e48c8c9  R9 = 0x3d909091  R10 = 0x3e48c8c9  R11 = 0x3d909091;
    expect lane 30 R8 = 0x3eacacad  R9 = 0x3eacacad  R10 = 0x3eececed  R11 = 0x3eacacad;
    expect lane 31 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x3eacacad  R11 = 0x3eacacad;
}

warp 23 { # R, row 7
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3ec0c0c1  R9 = 0x3ec0c0c1  R10 = 0x3f30b0b1  R11 = 0x3f028283;
    expect lane 1 R8 = 0x3ec0c0c1  R9 = 0x3ec0c0c1  R10 = 0x3f0e8e8f  R11 = 0x3f30b0b1;
    expect lane 2 R8 = 0x3f048485  R9 = 0x3f1a9a9b  R10 = 0x3f0c8c8d  R11 = 0x3eececed;
    expect lane 3 R8 = 0x3f30b0b1  R9 = 0x3f47c7c8  R10 = 0x3f38b8b9  R11 = 0x3f22a2a3;
    expect lane 4 R8 = 0x3f3dbdbe  R9 = 0x3ee8e8e9  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3ee8e8e9  R9 = 0x3f800000  R10 = 0x3f3dbdbe  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e868687  R9 = 0x3f0c8c8d  R10 = 0x00000000  R11 = 0x3b808081;
    expect lane 7 R8 = 0x3eaeaeaf  R9 = 0x3ebababb  R10 = 0x3e9a9a9b  R11 = 0x3e9a9a9b;
    expect lane 8 R8 = 0x3f6eeeef  R9 = 0x3f6eeeef  R10 = 0x3ea6a6a7  R11 = 0x3d989899;
    expect lane 9 R8 = 0x3ea6a6a7  R9 = 0x3ea6a6a7  R10 = 0x3f6eeeef  R11 = 0x3d989899;
    expect lane 10 R8 = 0x3f38b8b9  R9 = 0x3f38b8b9  R10 = 0x3f5adadb  R11 = 0x3f3ebebf;
    expect lane 11 R8 = 0x3f3ebebf  R9 = 0x3f5adadb  R10 = 0x3f5adadb  R11 = 0x3f3ebebf;
    expect lane 12 R8 = 0x3f41c1c2  R9 = 0x3f2aaaab  R10 = 0x3f1c9c9d  R11 = 0x3f33b3b4;
    expect lane 13 R8 = 0x3f149495  R9 = 0x3efafafb  R10 = 0x3edededf  R11 = 0x3f068687;
    expect lane 14 R8 = 0x3f41c1c2  R9 = 0x3f57d7d8  R10 = 0x3f41c1c2  R11 = 0x3f35b5b6;
    expect lane 15 R8 = 0x3f41c1c2  R9 = 0x3f35b5b6  R10 = 0x3f35b5b6  R11 = 0x3f41c1c2;
    expect lane 16 R8 = 0x3e9e9e9f  R9 = 0x3eb6b6b7  R10 = 0x3e9e9e9f  R11 = 0x3e9e9e9f;
    expect lane 17 R8 = 0x3e9e9e9f  R9 = 0x3e9e9e9f  R10 = 0x3eb6b6b7  R11 = 0x3e9e9e9f;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f0c8c8d  R9 = 0x3f800000  R10 = 0x3f0c8c8d  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3ee2e2e3  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3ee2e2e3;
    expect lane 21 R8 = 0x3efafafb  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 22 R8 = 0x3f4dcdce  R9 = 0x3f4dcdce  R10 = 0x3f4dcdce  R11 = 0x3f6dedee;
    expect lane 23 R8 = 0x3f4dcdce  R9 = 0x3f6dedee  R10 = 0x3f4dcdce  R11 = 0x3f6dedee;
    expect lane 24 R8 = 0x3f6feff0  R9 = 0x3f800000  R10 = 0x3f6feff0  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f6feff0;
    expect lane 26 R8 = 0x3ea6a6a7  R9 = 0x3ea6a6a7  R10 = 0x3d989899  R11 = 0x3d989899;
    expect lane 27 R8 = 0x3ea6a6a7  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3d989899;
    expect lane 28 R8 = 0x3d909091  R9 = 0x3e48c8c9  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 29 R8 = 0x3e48c8c9  R9 = 0x3e48c8c9  R10 = 0x3e48c8c9  R11 = 0x3d909091;
    expect lane 30 R8 = 0x3eacacad  R9 = 0x3eacacad  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 31 R8 = 0x3eacacad  R9 = 0x3eacacad  R10 = 0x3eacacad  R11 = 0x3eececed;
}

warp 24 { # G, row 7
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3e34b4b5  R10 = 0x00000000  R11 = 0x3e20a0a1;
    expect lane 1 R8 = 0x3eb6b6b7  R9 = 0x00000000  R10 = 0x3eb6b6b7  R11 = 0x3e20a0a1;
    expect lane 2 R8 = 0x3e28a8a9  R9 = 0x3e848485  R10 = 0x3e048485  R11 = 0x3d008081;
    expect lane 3 R8 = 0x3eb6b6b7  R9 = 0x3ee6e6e7  R10 = 0x3ea4a4a5  R11 = 0x3e64e4e5;
    expect lane 4 R8 = 0x3eb6b6b7  R9 = 0x3f0b8b8c  R10 = 0x3e0c8c8d  R11 = 0x3f0b8b8c;
    expect lane 5 R8 = 0x3eb6b6b7  R9 = 0x3eb6b6b7  R10 = 0x3eb6b6b7  R11 = 0x3f43c3c4;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 7 R8 = 0x3dc8c8c9  R9 = 0x3d70f0f1  R10 = 0x3d989899  R11 = 0x3d989899;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f3bbbbc  R11 = 0x3f3bbbbc;
    expect lane 9 R8 = 0x3f3bbbbc  R9 = 0x3e848485  R10 = 0x3e088889  R11 = 0x3f3bbbbc;
    expect lane 10 R8 = 0x3f38b8b9  R9 = 0x3f3ebebf  R10 = 0x3f38b8b9  R11 = 0x3f38b8b9;
    expect lane 11 R8 = 0x3f38b8b9  R9 = 0x3f38b8b9  R10 = 0x3d60e0e1  R11 = 0x3f38b8b9;
    expect lane 12 R8 = 0x3f47c7c8  R9 = 0x3f47c7c8  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 13 R8 = 0x3f47c7c8  R9 = 0x3f47c7c8  R10 = 0x3f43c3c4  R11 = 0x3f43c3c4;
    expect lane 14 R8 = 0x3f3dbdbe  R9 = 0x3f53d3d4  R10 = 0x3f53d3d4  R11 = 0x3f49c9ca;
    expect lane 15 R8 = 0x3f42c2c3  R9 = 0x3f4ececf  R10 = 0x3f4ececf  R11 = 0x3f4ececf;
    expect lane 16 R8 = 0x3f1f9fa0  R9 = 0x3f139394  R10 = 0x3f139394  R11 = 0x3f139394;
    expect lane 17 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f1f9fa0  R11 = 0x3f1f9fa0;
    expect lane 18 R8 = 0x3ef6f6f7  R9 = 0x3f7bfbfc  R10 = 0x3f7bfbfc  R11 = 0x3f7bfbfc;
    expect lane 19 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3ef6f6f7;
    expect lane 20 R8 = 0x3f68e8e9  R9 = 0x3f68e8e9  R10 = 0x3f74f4f5  R11 = 0x3f74f4f5;
    expect lane 21 R8 = 0x3f68e8e9  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 22 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3ecececf  R11 = 0x3ecececf;
    expect lane 23 R8 = 0x3ecececf  R9 = 0x3f078788  R10 = 0x3f078788  R11 = 0x3ecececf;
    expect lane 24 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 25 R8 = 0x3e048485  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 26 R8 = 0x3eaeaeaf  R9 = 0x3f179798  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 27 R8 = 0x3f179798  R9 = 0x3eaeaeaf  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 28 R8 = 0x3b808081  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3b808081;
    expect lane 29 R8 = 0x3e048485  R9 = 0x3b808081  R10 = 0x3e048485  R11 = 0x3b808081;
    expect lane 30 R8 = 0x3ecececf  R9 = 0x3ecececf  R10 = 0x3f078788  R11 = 0x3ecececf;
    expect lane 31 R8 = 0x3f078788  R9 = 0x3f078788  R10 = 0x3ecececf  R11 = 0x3ecececf;
}

warp 25 { # G, row 7
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3eb6b6b7  R11 = 0x3e34b4b5;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e20a0a1  R11 = 0x3eb6b6b7;
    expect lane 2 R8 = 0x3edadadb  R9 = 0x3f068687  R10 = 0x3ec8c8c9  R11 = 0x3e989899;
    expect lane 3 R8 = 0x3f1e9e9f  R9 = 0x3f37b7b8  R10 = 0x3f159596  R11 = 0x3efafafb;
    expect lane 4 R8 = 0x3e44c4c5  R9 = 0x00000000  R10 = 0x3ee6e6e7  R11 = 0x3f3cbcbd;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f3cbcbd  R10 = 0x3e44c4c5  R11 = 0x3f3cbcbd;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f159596  R11 = 0x3f5ededf;
    expect lane 7 R8 = 0x3d989899  R9 = 0x3dc8c8c9  R10 = 0x3d109091  R11 = 0x3d109091;
    expect lane 8 R8 = 0x3f3bbbbc  R9 = 0x3f3bbbbc  R10 = 0x3e848485  R11 = 0x3c008081;
    expect lane 9 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3f3bbbbc  R11 = 0x3c008081;
    expect lane 10 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f38b8b9  R11 = 0x3da0a0a1;
    expect lane 11 R8 = 0x3da0a0a1  R9 = 0x3f38b8b9  R10 = 0x3f38b8b9  R11 = 0x3da0a0a1;
    expect lane 12 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4acacb  R11 = 0x3f4acacb;
    expect lane 13 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f4acacb  R11 = 0x3f4acacb;
    expect lane 14 R8 = 0x3f49c9ca  R9 = 0x3f5fdfe0  R10 = 0x3f49c9ca  R11 = 0x3f3dbdbe;
    expect lane 15 R8 = 0x3f38b8b9  R9 = 0x3f2cacad  R10 = 0x3f2cacad  R11 = 0x3f38b8b9;
    expect lane 16 R8 = 0x3f139394  R9 = 0x3f1f9fa0  R10 = 0x3f139394  R11 = 0x3f139394;
    expect lane 17 R8 = 0x3f139394  R9 = 0x3f139394  R10 = 0x3f1f9fa0  R11 = 0x3f139394;
    expect lane 18 R8 = 0x3ef6f6f7  R9 = 0x3ef6f6f7  R10 = 0x3ef6f6f7  R11 = 0x3f7bfbfc;
    expect lane 19 R8 = 0x3ef6f6f7  R9 = 0x3f7bfbfc  R10 = 0x3ef6f6f7  R11 = 0x3f7bfbfc;
    expect lane 20 R8 = 0x3f68e8e9  R9 = 0x3f74f4f5  R10 = 0x3f74f4f5  R11 = 0x3f68e8e9;
    expect lane 21 R8 = 0x3f74f4f5  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f68e8e9;
    expect lane 22 R8 = 0x3ecececf  R9 = 0x3ecececf  R10 = 0x3ecececf  R11 = 0x3f078788;
    expect lane 23 R8 = 0x3ecececf  R9 = 0x3f078788  R10 = 0x3ecececf  R11 = 0x3f078788;
    expect lane 24 R8 = 0x3b808081  R9 = 0x3e048485  R10 = 0x3b808081  R11 = 0x3e048485;
    expect lane 25 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3b808081;
    expect lane 26 R8 = 0x3f179798  R9 = 0x3f179798  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 27 R8 = 0x3f179798  R9 = 0x3eaeaeaf  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
    expect lane 28 R8 = 0x3b808081  R9 = 0x3e048485  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 29 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3b808081;
    expect lane 30 R8 = 0x3ecececf  R9 = 0x3ecececf  R10 = 0x3f078788  R11 = 0x3f078788;
    expect lane 31 R8 = 0x3ecececf  R9 = 0x3ecececf  R10 = 0x3ecececf  R11 = 0x3f078788;
}

warp 26 { # B, row 7
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f46c6c7  R9 = 0x3ee2e2e3  R10 = 0x3f46c6c7  R11 = 0x3f74f4f5;
    expect lane 1 R8 = 0x3f1f9fa0  R9 = 0x3f46c6c7  R10 = 0x3f1f9fa0  R11 = 0x3f74f4f5;
    expect lane 2 R8 = 0x3f57d7d8  R9 = 0x3f32b2b3  R10 = 0x3f47c7c8  R11 = 0x3f6bebec;
    expect lane 3 R8 = 0x3f0e8e8f  R9 = 0x3ed2d2d3  R10 = 0x3efcfcfd  R11 = 0x3f22a2a3;
    expect lane 4 R8 = 0x3ee8e8e9  R9 = 0x3f24a4a5  R10 = 0x3e70f0f1  R11 = 0x3f24a4a5;
    expect lane 5 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3ee8e8e9  R11 = 0x3f5cdcdd;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e6ceced  R9 = 0x3e44c4c5  R10 = 0x3e54d4d5  R11 = 0x3e54d4d5;
    expect lane 8 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3eeeeeef  R11 = 0x3eeeeeef;
    expect lane 9 R8 = 0x3eeeeeef  R9 = 0x3f39b9ba  R10 = 0x3f19999a  R11 = 0x3eeeeeef;
    expect lane 10 R8 = 0x3df8f8f9  R9 = 0x3e149495  R10 = 0x3df8f8f9  R11 = 0x3df8f8f9;
    expect lane 11 R8 = 0x3df8f8f9  R9 = 0x3df8f8f9  R10 = 0x3f6bebec  R11 = 0x3df8f8f9;
    expect lane 12 R8 = 0x3f52d2d3  R9 = 0x3f29a9aa  R10 = 0x3f43c3c4  R11 = 0x3f6bebec;
    expect lane 13 R8 = 0x3f018182  R9 = 0x3eb0b0b1  R10 = 0x3ee4e4e5  R11 = 0x3f1a9a9b;
    expect lane 14 R8 = 0x3f1c9c9d  R9 = 0x3f32b2b3  R10 = 0x3f32b2b3  R11 = 0x3f28a8a9;
    expect lane 15 R8 = 0x3f21a1a2  R9 = 0x3f2dadae  R10 = 0x3f2dadae  R11 = 0x3f2dadae;
    expect lane 16 R8 = 0x3efafafb  R9 = 0x3ee2e2e3  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 17 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3efafafb  R11 = 0x3efafafb;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d;
    expect lane 20 R8 = 0x3f79f9fa  R9 = 0x3f79f9fa  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f79f9fa  R9 = 0x3f79f9fa  R10 = 0x3f79f9fa  R11 = 0x3f79f9fa;
    expect lane 22 R8 = 0x3e048485  R9 = 0x3e048485  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 23 R8 = 0x3b808081  R9 = 0x3e048485  R10 = 0x3e048485  R11 = 0x3b808081;
    expect lane 24 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 25 R8 = 0x3f7efeff  R9 = 0x3f5ededf  R10 = 0x3f5ededf  R11 = 0x3f5ededf;
    expect lane 26 R8 = 0x3c008081  R9 = 0x3e848485  R10 = 0x3c008081  R11 = 0x3c008081;
    expect lane 27 R8 = 0x3e848485  R9 = 0x3c008081  R10 = 0x3c008081  R11 = 0x3c008081;
    expect lane 28 R8 = 0x3d909091  R9 = 0x3e48c8c9  R10 = 0x3e48c8c9  R11 = 0x3d909091;
    expect lane 29 R8 = 0x3e48c8c9  R9 = 0x3d909091  R10 = 0x3e48c8c9  R11 = 0x3d909091;
    expect lane 30 R8 = 0x3eacacad  R9 = 0x3eacacad  R10 = 0x3eececed  R11 = 0x3eacacad;
    expect lane 31 R8 = 0x3eececed  R9 = 0x3eececed  R10 = 0x3eacacad  R11 = 0x3eacacad;
}

warp 27 { # B, row 7
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.75
    expect lane 0 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f1f9fa0  R11 = 0x3ee2e2e3;
    expect lane 1 R8 = 0x3f46c6c7  R9 = 0x3f46c6c7  R10 = 0x3f74f4f5  R11 = 0x3f1f9fa0;
    expect lane 2 R8 = 0x3f2eaeaf  R9 = 0x3f0a8a8b  R10 = 0x3f1e9e9f  R11 = 0x3f43c3c4;
    expect lane 3 R8 = 0x3ecacacb  R9 = 0x3e828283  R10 = 0x3eaaaaab  R11 = 0x3ef4f4f5;
    expect lane 4 R8 = 0x3ef6f6f7  R9 = 0x3e48c8c9  R10 = 0x3f3dbdbe  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e48c8c9  R9 = 0x3f800000  R10 = 0x3ef6f6f7  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3ed4d4d5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e54d4d5  R9 = 0x3e6ceced  R10 = 0x3e2cacad  R11 = 0x3e2cacad;
    expect lane 8 R8 = 0x3eeeeeef  R9 = 0x3eeeeeef  R10 = 0x3f39b9ba  R11 = 0x3ef2f2f3;
    expect lane 9 R8 = 0x3f39b9ba  R9 = 0x3f39b9ba  R10 = 0x3eeeeeef  R11 = 0x3ef2f2f3;
    expect lane 10 R8 = 0x3f6bebec  R9 = 0x3f6bebec  R10 = 0x3df8f8f9  R11 = 0x3f71f1f2;
    expect lane 11 R8 = 0x3f71f1f2  R9 = 0x3df8f8f9  R10 = 0x3df8f8f9  R11 = 0x3f71f1f2;
    expect lane 12 R8 = 0x3f1f9fa0  R9 = 0x3eeeeeef  R10 = 0x3f109091  R11 = 0x3f39b9ba;
    expect lane 13 R8 = 0x3e9c9c9d  R9 = 0x3e189899  R10 = 0x3e7cfcfd  R11 = 0x3ed0d0d1;
    expect lane 14 R8 = 0x3f28a8a9  R9 = 0x3f3ebebf  R10 = 0x3f28a8a9  R11 = 0x3f1c9c9d;
    expect lane 15 R8 = 0x3f179798  R9 = 0x3f0b8b8c  R10 = 0x3f0b8b8c  R11 = 0x3f179798;
    expect lane 16 R8 = 0x3ee2e2e3  R9 = 0x3efafafb  R10 = 0x3ee2e2e3  R11 = 0x3ee2e2e3;
    expect lane 17 R8 = 0x3ee2e2e3  R9 = 0x3ee2e2e3  R10 = 0x3efafafb  R11 = 0x3ee2e2e3;
    expect lane 18 R8 = 0x3f0c8c8d  R9 = 0x3f0c8c8d  R10 = 0x3f0c8c8d  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f0c8c8d  R9 = 0x3f800000  R10 = 0x3f0c8c8d  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f79f9fa  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f79f9fa;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f79f9fa  R10 = 0x3f79f9fa  R11 = 0x3f79f9fa;
    expect lane 22 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3e048485;
    expect lane 23 R8 = 0x3b808081  R9 = 0x3e048485  R10 = 0x3b808081  R11 = 0x3e048485;
    expect lane 24 R8 = 0x3f5ededf  R9 = 0x3f7efeff  R10 = 0x3f5ededf  R11 = 0x3f7efeff;
    expect lane 25 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f5ededf;
    expect lane 26 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3c008081  R11 = 0x3c008081;
    expect lane 27 R8 = 0x3e848485  R9 = 0x3c008081  R10 = 0x3c008081  R11 = 0x3c008081;
    expect lane 28 R8 = 0x3d909091  R9 = 0x3e48c8c9  R10 = 0x3d909091  R11 = 0x3d909091;
    expect lane 29 R8 = 0x3e48c8c9  R9 = 0x3e48c8c9  R10 = 0x3e48c8c9  R11 = 0x3d909091;
    expect lane 30 R8 = 0x3eacacad  R9 = 0x3eacacad  R10 = 0x3eececed  R11 = 0x3eececed;
    expect lane 31 R8 = 0x3eacacad  R9 = 0x3eacacad  R10 = 0x3eacacad  R11 = 0x3eececed;
}
