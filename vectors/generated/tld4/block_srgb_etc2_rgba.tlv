# ETC2_RGBA, sRGB encoded: the colours are decoded, alpha is not.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-82 PD-82a
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
bytes 0x30000000 0030f5502881725b8fdf9d0048578cbb b19166ff4d9307df05b5690a8fbdd98e c222b77e9ab6aea597f98d9b0748ee3f 4b432815bce81ca25446f9a27a4527f8
bytes 0x30000040 ff046f16fdfb44ea9f535752011684f0 1265c7156f75e37feac87a31326cff07 c9969f0149ca7a1a074bb69f5cc5b9a5 05f7ee45909c65644506d1771327e706
bytes 0x30000080 7f68048b4697618ec8ae06079b02e849 bfe9ea4b05853460c495dcdf1a7c0b45 a40a1ba6d2892e9c75d96a354502fb32 4a9b63909dc4bea6f9db5d829a6a25f7
bytes 0x300000c0 ffbc01efcea560d39ffa660bf1dfa8b9 6e6daa4062ef751f8f39f91b4f70db9e c49e97e5355c6a1c5ba052365748e0f8 514f10c511adf7c9796a5ea8db48ccd5
texture 0 { format ETC2_RGBA UNORM layout pitch 256 size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e5d0a89  R9 = 0x3e8ecb3b  R10 = 0x3e5d0a89  R11 = 0x3e5d0a89;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e520029  R9 = 0x3e080ea2  R10 = 0x3e080ea2  R11 = 0x3e080ea2;
    expect lane 3 R8 = 0x3e080ea2  R9 = 0x3bb7ad6f  R10 = 0x3e520029  R11 = 0x3da020ba;
    expect lane 4 R8 = 0x3bc6354a  R9 = 0x3bc6354a  R10 = 0x3bc6354a  R11 = 0x3bc6354a;
    expect lane 5 R8 = 0x399f22b4  R9 = 0x3bc6354a  R10 = 0x3d02a56a  R11 = 0x3c792d22;
    expect lane 6 R8 = 0x3ecb2380  R9 = 0x3e8ca281  R10 = 0x3e8ecb3b  R11 = 0x3ecdd008;
    expect lane 7 R8 = 0x3e362862  R9 = 0x3dd1641d  R10 = 0x3dd6412b  R11 = 0x3e39831f;
    expect lane 8 R8 = 0x3e9562f6  R9 = 0x3ef86593  R10 = 0x3e595305  R11 = 0x3ec0a56e;
    expect lane 9 R8 = 0x3ec33d2a  R9 = 0x3ec33d2a  R10 = 0x3ec33d2a  R11 = 0x3e6495df;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f5099c9  R10 = 0x3f6571e9  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f391a24  R9 = 0x3f391a24  R10 = 0x3f391a24  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d0798dd  R9 = 0x3f76f5ae  R10 = 0x3d0798dd  R11 = 0x3e4ad2af;
    expect lane 13 R8 = 0x3d0798dd  R9 = 0x3f76f5ae  R10 = 0x3e4ad2af  R11 = 0x3f76f5ae;
    expect lane 14 R8 = 0x3e60cb7a  R9 = 0x3f26c285  R10 = 0x3ee11abf  R11 = 0x3f26c285;
    expect lane 15 R8 = 0x3e60cb7a  R9 = 0x3dea5d18  R10 = 0x3f26c285  R11 = 0x3e60cb7a;
    expect lane 16 R8 = 0x3e702e07  R9 = 0x3dff885e  R10 = 0x3e29186a  R11 = 0x3e932b72;
    expect lane 17 R8 = 0x3d5f26b6  R9 = 0x3c6ca5df  R10 = 0x3cdfd010  R11 = 0x3da020ba;
    expect lane 18 R8 = 0x3f4c91ff  R9 = 0x3ec0a56e  R10 = 0x3ec0a56e  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3ddb2eee  R9 = 0x3f4c91ff  R10 = 0x3ec0a56e  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3e080ea2  R9 = 0x3e7c1c33  R10 = 0x3e7c1c33  R11 = 0x3e4e64c3;
    expect lane 21 R8 = 0x3e7c1c33  R9 = 0x3e7c1c33  R10 = 0x3e7c1c33  R11 = 0x3e080ea2;
    expect lane 22 R8 = 0x3daccd6f  R9 = 0x3daccd6f  R10 = 0x3dc7dbe0  R11 = 0x3dc7dbe0;
    expect lane 23 R8 = 0x3dba0b38  R9 = 0x3dc7dbe0  R10 = 0x3dba0b38  R11 = 0x3dc7dbe0;
    expect lane 24 R8 = 0x3f2df67f  R9 = 0x3cadd37d  R10 = 0x3f0884cd  R11 = 0x3f0884cd;
    expect lane 25 R8 = 0x3d454fd2  R9 = 0x3f0884cd  R10 = 0x3f2df67f  R11 = 0x3f2df67f;
    expect lane 26 R8 = 0x3c3391f7  R9 = 0x3c792d22  R10 = 0x3c830aa9  R11 = 0x3c3e4149;
    expect lane 27 R8 = 0x3ca63433  R9 = 0x3cd6f7d5  R10 = 0x3cdfd010  R11 = 0x3cadd37d;
    expect lane 28 R8 = 0x3dea5d18  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3dea5d18;
    expect lane 29 R8 = 0x3dd6412b  R9 = 0x3f0bb499  R10 = 0x3dd6412b  R11 = 0x3dd6412b;
    expect lane 30 R8 = 0x3e8ca281  R9 = 0x3e8ca281  R10 = 0x3f12353d  R11 = 0x3f12353d;
    expect lane 31 R8 = 0x3e8ecb3b  R9 = 0x3eb8fd34  R10 = 0x3e8ecb3b  R11 = 0x3e8ecb3b;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f2a56d2  R9 = 0x3f4895ef  R10 = 0x3f2a56d2  R11 = 0x3f2a56d2;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ede4963  R9 = 0x3ea31890  R10 = 0x3ea31890  R11 = 0x3ea31890;
    expect lane 3 R8 = 0x3ea31890  R9 = 0x3efe6e00  R10 = 0x3ede4963  R11 = 0x3e6495df;
    expect lane 4 R8 = 0x3f5cf7df  R9 = 0x3f5cf7df  R10 = 0x3f5cf7df  R11 = 0x3f5cf7df;
    expect lane 5 R8 = 0x3ed081ca  R9 = 0x3f5cf7df  R10 = 0x3f800000  R11 = 0x3f18e237;
    expect lane 6 R8 = 0x3d6cc563  R9 = 0x3da883d6  R10 = 0x3db12727  R11 = 0x3d7add24;
    expect lane 7 R8 = 0x3de53cd4  R9 = 0x3e168e51  R10 = 0x3e1c98ac  R11 = 0x3def8e51;
    expect lane 8 R8 = 0x3d88732e  R9 = 0x3e22c6a1  R10 = 0x3d11d2af  R11 = 0x3dd6412b;
    expect lane 9 R8 = 0x3e520029  R9 = 0x3e520029  R10 = 0x3e520029  R11 = 0x3dcc97b4;
    expect lane 10 R8 = 0x3f391a24  R9 = 0x3f12353d  R10 = 0x3f23398c  R11 = 0x3f391a24;
    expect lane 11 R8 = 0x3efe6e00  R9 = 0x3efe6e00  R10 = 0x3efe6e00  R11 = 0x3f391a24;
    expect lane 12 R8 = 0x3d6cc563  R9 = 0x3ec33d2a  R10 = 0x3d6cc563  R11 = 0x3c9ec7c2;
    expect lane 13 R8 = 0x3d6cc563  R9 = 0x3ec33d2a  R10 = 0x3c9ec7c2  R11 = 0x3ec33d2a;
    expect lane 14 R8 = 0x00000000  R9 = 0x3d9018f4  R10 = 0x3f26c285  R11 = 0x3d9018f4;
    expect lane 15 R8 = 0x00000000  R9 = 0x3e60cb7a  R10 = 0x3d9018f4  R11 = 0x00000000;
    expect lane 16 R8 = 0x3d0798dd  R9 = 0x3d9c0715  R10 = 0x3d88732e  R11 = 0x3cdfd010;
    expect lane 17 R8 = 0x3e13966a  R9 = 0x3e702e07  R10 = 0x3e5d0a89  R11 = 0x3e05427f;
    expect lane 18 R8 = 0x3eec955b  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3f7db8de;
    expect lane 19 R8 = 0x3cbdac21  R9 = 0x3eec955b  R10 = 0x3e2f8e42  R11 = 0x3f7db8de;
    expect lane 20 R8 = 0x3f1a946e  R9 = 0x3f5ae0cc  R10 = 0x3f5ae0cc  R11 = 0x3f42b1bc;
    expect lane 21 R8 = 0x3f5ae0cc  R9 = 0x3f5ae0cc  R10 = 0x3f5ae0cc  R11 = 0x3f1a946e;
    expect lane 22 R8 = 0x3f337b6a  R9 = 0x3f337b6a  R10 = 0x3f3ed2cf  R11 = 0x3f3ed2cf;
    expect lane 23 R8 = 0x3f391a24  R9 = 0x3f3ed2cf  R10 = 0x3f391a24  R11 = 0x3f3ed2cf;
    expect lane 24 R8 = 0x3f2df67f  R9 = 0x3f6797e0  R10 = 0x3f0884cd  R11 = 0x3f0884cd;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f0884cd  R10 = 0x3f2df67f  R11 = 0x3f2df67f;
    expect lane 26 R8 = 0x3f0a1b54  R9 = 0x3ec5da14  R10 = 0x3eaf0f68  R11 = 0x3ef86593;
    expect lane 27 R8 = 0x3e885fc3  R9 = 0x3e2c4ed0  R10 = 0x3e10a753  R11 = 0x3e6c471f;
    expect lane 28 R8 = 0x3ecdd008  R9 = 0x3eef815c  R10 = 0x3eef815c  R11 = 0x3ecdd008;
    expect lane 29 R8 = 0x3e885fc3  R9 = 0x3f69c0d5  R10 = 0x3e885fc3  R11 = 0x3e885fc3;
    expect lane 30 R8 = 0x3e55a4e7  R9 = 0x3e55a4e7  R10 = 0x3eef815c  R11 = 0x3eef815c;
    expect lane 31 R8 = 0x3eb67a14  R9 = 0x3ee6cd65  R10 = 0x3eb67a14  R11 = 0x3eb67a14;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e90f8df  R9 = 0x3eb67a14  R10 = 0x3e90f8df  R11 = 0x3e90f8df;
    expect lane 1 R8 = 0x3f3ce7b2  R9 = 0x3f3ce7b2  R10 = 0x3f3ce7b2  R11 = 0x3f3ce7b2;
    expect lane 2 R8 = 0x3c0c6153  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3dba0b38  R10 = 0x3c0c6153  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ed081ca  R9 = 0x3ed081ca  R10 = 0x3ed081ca  R11 = 0x3ed081ca;
    expect lane 5 R8 = 0x3c89af9f  R9 = 0x3ed081ca  R10 = 0x3f18e237  R11 = 0x3d65e6fd;
    expect lane 6 R8 = 0x3e84308b  R9 = 0x3e3ce703  R10 = 0x3dd1641d  R11 = 0x3e1c98ac;
    expect lane 7 R8 = 0x3e027f06  R9 = 0x3da883d6  R10 = 0x3d0798dd  R11 = 0x3d810b65;
    expect lane 8 R8 = 0x3d88732e  R9 = 0x3e22c6a1  R10 = 0x3d11d2af  R11 = 0x3dd6412b;
    expect lane 9 R8 = 0x3ddb2eee  R9 = 0x3ddb2eee  R10 = 0x3ddb2eee  R11 = 0x3d21fb3c;
    expect lane 10 R8 = 0x3e7c1c33  R9 = 0x3e2c4ed0  R10 = 0x3e4e64c3  R11 = 0x3e7c1c33;
    expect lane 11 R8 = 0x3e080ea2  R9 = 0x3e080ea2  R10 = 0x3e080ea2  R11 = 0x3e7c1c33;
    expect lane 12 R8 = 0x3efe6e00  R9 = 0x3f31a194  R10 = 0x3efe6e00  R11 = 0x3dcc97b4;
    expect lane 13 R8 = 0x3efe6e00  R9 = 0x3f31a194  R10 = 0x3dcc97b4  R11 = 0x3f31a194;
    expect lane 14 R8 = 0x3f0eef65  R9 = 0x3f800000  R10 = 0x3e55a4e7  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f0eef65  R9 = 0x3cce54ac  R10 = 0x3f800000  R11 = 0x3f0eef65;
    expect lane 16 R8 = 0x3bf5ba71  R9 = 0x3d02a56a  R10 = 0x3cd6f7d5  R11 = 0x3ba9c9b6;
    expect lane 17 R8 = 0x3d9c0715  R9 = 0x3e168e51  R10 = 0x3e080ea2  R11 = 0x3d88732e;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f02460c  R10 = 0x3f02460c  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3e32d6c5  R9 = 0x3f800000  R10 = 0x3f02460c  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3dba0b38  R9 = 0x3e3ce703  R10 = 0x3e3ce703  R11 = 0x3e168e51;
    expect lane 21 R8 = 0x3e3ce703  R9 = 0x3e3ce703  R10 = 0x3e3ce703  R11 = 0x3dba0b38;
    expect lane 22 R8 = 0x3e702e07  R9 = 0x3e702e07  R10 = 0x3e84308b  R11 = 0x3e84308b;
    expect lane 23 R8 = 0x3e7c1c33  R9 = 0x3e84308b  R10 = 0x3e7c1c33  R11 = 0x3e84308b;
    expect lane 24 R8 = 0x3c3e4149  R9 = 0x3f0884cd  R10 = 0x3aeeb40e  R11 = 0x3aeeb40e;
    expect lane 25 R8 = 0x3f2df67f  R9 = 0x3aeeb40e  R10 = 0x3c3e4149  R11 = 0x3c3e4149;
    expect lane 26 R8 = 0x3f1fbbde  R9 = 0x3f0a1b54  R10 = 0x3f3ce7b2  R11 = 0x3f54ad56;
    expect lane 27 R8 = 0x3eef815c  R9 = 0x3ecdd008  R10 = 0x3f1090ef  R11 = 0x3f26c285;
    expect lane 28 R8 = 0x3dc33090  R9 = 0x3dff885e  R10 = 0x3dff885e  R11 = 0x3dc33090;
    expect lane 29 R8 = 0x3d9018f4  R9 = 0x3ee6cd65  R10 = 0x3d9018f4  R11 = 0x3d9018f4;
    expect lane 30 R8 = 0x3e1c98ac  R9 = 0x3e1c98ac  R10 = 0x3ec0a56e  R11 = 0x3ec0a56e;
    expect lane 31 R8 = 0x3f4895ef  R9 = 0x3f6e1bbf  R10 = 0x3f4895ef  R11 = 0x3f4895ef;
}

warp 3 { # A
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
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
