# ETC2_RGB, sRGB encoded: the colours are decoded, alpha is not.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-82 PD-82a
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
bytes 0x30000000 b8faca461664a8be 2c89f95a6ab491e6 ca748abb7a9a8d94 25f103c06455c6c0
bytes 0x30000020 fab7329b1404ac66 58fb6d92e373f3db 4b43f91fc2967a21 c0ceae26cc4ff186
bytes 0x30000040 acf3acbae006ae7d 65fa65e751a27bca bfebbf7a960ff72e 6b14eb8bc2fd4bd9
bytes 0x30000060 78fb78f344533559 9b151b96777ff557 90151093a326254f b3f333b3e5c5d9ab
texture 0 { format ETC2_RGB UNORM layout pitch 128 size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3def8e51  R9 = 0x3e6495df  R10 = 0x3def8e51  R11 = 0x3e8a7eb0;
    expect lane 1 R8 = 0x3ede4963  R9 = 0x3def8e51  R10 = 0x3ede4963  R11 = 0x3e8a7eb0;
    expect lane 2 R8 = 0x3e0ae377  R9 = 0x3e55a4e7  R10 = 0x3e22c6a1  R11 = 0x3dcc97b4;
    expect lane 3 R8 = 0x3e979f6f  R9 = 0x3ecdd008  R10 = 0x3eaa3716  R11 = 0x3e741e7e;
    expect lane 4 R8 = 0x3eef815c  R9 = 0x3f4a9280  R10 = 0x3e55a4e7  R11 = 0x3f4a9280;
    expect lane 5 R8 = 0x3eef815c  R9 = 0x3eef815c  R10 = 0x3eef815c  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3d65e6fd  R9 = 0x3d65e6fd  R10 = 0x399f22b4  R11 = 0x399f22b4;
    expect lane 7 R8 = 0x3de02d76  R9 = 0x3db12727  R10 = 0x3dc33090  R11 = 0x3dc33090;
    expect lane 8 R8 = 0x3db12727  R9 = 0x3db12727  R10 = 0x3f5ae0cc  R11 = 0x3f5ae0cc;
    expect lane 9 R8 = 0x3f5ae0cc  R9 = 0x3db12727  R10 = 0x3d0798dd  R11 = 0x3f5ae0cc;
    expect lane 10 R8 = 0x3f337b6a  R9 = 0x3f3ed2cf  R10 = 0x3f337b6a  R11 = 0x3f337b6a;
    expect lane 11 R8 = 0x3f337b6a  R9 = 0x3f337b6a  R10 = 0x3ef56974  R11 = 0x3f337b6a;
    expect lane 12 R8 = 0x3ebe12de  R9 = 0x3e8a7eb0  R10 = 0x3e5d0a89  R11 = 0x3e9c274c;
    expect lane 13 R8 = 0x3e3ce703  R9 = 0x3df4d090  R10 = 0x3db12727  R11 = 0x3e10a753;
    expect lane 14 R8 = 0x3eec955b  R9 = 0x3f18e237  R10 = 0x3f18e237  R11 = 0x3f0884cd;
    expect lane 15 R8 = 0x3f18e237  R9 = 0x3f2df67f  R10 = 0x3f2df67f  R11 = 0x3f2df67f;
    expect lane 16 R8 = 0x3dd6412b  R9 = 0x3da020ba  R10 = 0x3da020ba  R11 = 0x3da020ba;
    expect lane 17 R8 = 0x3da020ba  R9 = 0x3da020ba  R10 = 0x3dd6412b  R11 = 0x3dd6412b;
    expect lane 18 R8 = 0x3e8645b8  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3e8645b8  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3e8645b8;
    expect lane 20 R8 = 0x3e29186a  R9 = 0x3e29186a  R10 = 0x3e520029  R11 = 0x3e520029;
    expect lane 21 R8 = 0x3e29186a  R9 = 0x3e29186a  R10 = 0x3e29186a  R11 = 0x3e29186a;
    expect lane 22 R8 = 0x3f58ccaf  R9 = 0x3f58ccaf  R10 = 0x3f1c4970  R11 = 0x3f1c4970;
    expect lane 23 R8 = 0x3f1c4970  R9 = 0x3f58ccaf  R10 = 0x3f58ccaf  R11 = 0x3f1c4970;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f5cf7df  R11 = 0x3f5cf7df;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f5cf7df  R10 = 0x3f5cf7df  R11 = 0x3f5cf7df;
    expect lane 26 R8 = 0x3bd56360  R9 = 0x3db12727  R10 = 0x3bd56360  R11 = 0x3bd56360;
    expect lane 27 R8 = 0x3db12727  R9 = 0x3bd56360  R10 = 0x3bd56360  R11 = 0x3bd56360;
    expect lane 28 R8 = 0x3bc6354a  R9 = 0x3d02a56a  R10 = 0x3d02a56a  R11 = 0x3bc6354a;
    expect lane 29 R8 = 0x3d02a56a  R9 = 0x3bc6354a  R10 = 0x3d02a56a  R11 = 0x3bc6354a;
    expect lane 30 R8 = 0x3dbe95b3  R9 = 0x3dbe95b3  R10 = 0x3e39831f  R11 = 0x3dbe95b3;
    expect lane 31 R8 = 0x3e39831f  R9 = 0x3e39831f  R10 = 0x3dbe95b3  R11 = 0x3dbe95b3;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x00000000  R9 = 0x3cd6f7d5  R10 = 0x00000000  R11 = 0x3cadd37d;
    expect lane 1 R8 = 0x3dd6412b  R9 = 0x00000000  R10 = 0x3dd6412b  R11 = 0x3cadd37d;
    expect lane 2 R8 = 0x3cbdac21  R9 = 0x3d5f26b6  R10 = 0x3c792d22  R11 = 0x3b1f22b4;
    expect lane 3 R8 = 0x3dd6412b  R9 = 0x3e2f8e42  R10 = 0x3daccd6f  R11 = 0x3d2796b2;
    expect lane 4 R8 = 0x3dd6412b  R9 = 0x3e84308b  R10 = 0x3c89af9f  R11 = 0x3e84308b;
    expect lane 5 R8 = 0x3dd6412b  R9 = 0x3dd6412b  R10 = 0x3dd6412b  R11 = 0x3f0bb499;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 7 R8 = 0x3c1f45be  R9 = 0x3b9c87fd  R10 = 0x3bd56360  R11 = 0x3bd56360;
    expect lane 8 R8 = 0x3d5f26b6  R9 = 0x3d5f26b6  R10 = 0x3efe6e00  R11 = 0x3efe6e00;
    expect lane 9 R8 = 0x3efe6e00  R9 = 0x3d5f26b6  R10 = 0x3c830aa9  R11 = 0x3efe6e00;
    expect lane 10 R8 = 0x3ef56974  R9 = 0x3f03d1a5  R10 = 0x3ef56974  R11 = 0x3ef56974;
    expect lane 11 R8 = 0x3ef56974  R9 = 0x3ef56974  R10 = 0x3b8fe616  R11 = 0x3ef56974;
    expect lane 12 R8 = 0x3f12353d  R9 = 0x3f12353d  R10 = 0x3f0bb499  R11 = 0x3f0bb499;
    expect lane 13 R8 = 0x3f12353d  R9 = 0x3f12353d  R10 = 0x3f0bb499  R11 = 0x3f0bb499;
    expect lane 14 R8 = 0x3f02460c  R9 = 0x3f26c285  R10 = 0x3f26c285  R11 = 0x3f15862a;
    expect lane 15 R8 = 0x3f0a1b54  R9 = 0x3f1e0140  R10 = 0x3f1e0140  R11 = 0x3f1e0140;
    expect lane 16 R8 = 0x3eb18332  R9 = 0x3e9562f6  R10 = 0x3e9562f6  R11 = 0x3e9562f6;
    expect lane 17 R8 = 0x3e9562f6  R9 = 0x3e9562f6  R10 = 0x3eb18332  R11 = 0x3eb18332;
    expect lane 18 R8 = 0x3e4ad2af  R9 = 0x3f76f5ae  R10 = 0x3f76f5ae  R11 = 0x3f76f5ae;
    expect lane 19 R8 = 0x3e4ad2af  R9 = 0x3e4ad2af  R10 = 0x3e4ad2af  R11 = 0x3e4ad2af;
    expect lane 20 R8 = 0x3f4e946c  R9 = 0x3f4e946c  R10 = 0x3f6797e0  R11 = 0x3f6797e0;
    expect lane 21 R8 = 0x3f4e946c  R9 = 0x3f4e946c  R10 = 0x3f4e946c  R11 = 0x3f4e946c;
    expect lane 22 R8 = 0x3e78188b  R9 = 0x3e78188b  R10 = 0x3e0ae377  R11 = 0x3e0ae377;
    expect lane 23 R8 = 0x3e0ae377  R9 = 0x3e78188b  R10 = 0x3e78188b  R11 = 0x3e0ae377;
    expect lane 24 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x399f22b4  R11 = 0x399f22b4;
    expect lane 25 R8 = 0x3c792d22  R9 = 0x399f22b4  R10 = 0x399f22b4  R11 = 0x399f22b4;
    expect lane 26 R8 = 0x3dc33090  R9 = 0x3e9e72b6  R10 = 0x3dc33090  R11 = 0x3dc33090;
    expect lane 27 R8 = 0x3e9e72b6  R9 = 0x3dc33090  R10 = 0x3dc33090  R11 = 0x3dc33090;
    expect lane 28 R8 = 0x399f22b4  R9 = 0x3c792d22  R10 = 0x3c792d22  R11 = 0x399f22b4;
    expect lane 29 R8 = 0x3c792d22  R9 = 0x399f22b4  R10 = 0x3c792d22  R11 = 0x399f22b4;
    expect lane 30 R8 = 0x3e0ae377  R9 = 0x3e0ae377  R10 = 0x3e78188b  R11 = 0x3e0ae377;
    expect lane 31 R8 = 0x3e78188b  R9 = 0x3e78188b  R10 = 0x3e0ae377  R11 = 0x3e0ae377;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f1090ef  R9 = 0x3e29186a  R10 = 0x3f1090ef  R11 = 0x3f6797e0;
    expect lane 1 R8 = 0x3eb18332  R9 = 0x3f1090ef  R10 = 0x3eb18332  R11 = 0x3f6797e0;
    expect lane 2 R8 = 0x3f2df67f  R9 = 0x3ee3f169  R10 = 0x3f12353d  R11 = 0x3f54ad56;
    expect lane 3 R8 = 0x3e8a7eb0  R9 = 0x3e10a753  R10 = 0x3e55a4e7  R11 = 0x3eb8fd34;
    expect lane 4 R8 = 0x3e32d6c5  R9 = 0x3ebe12de  R10 = 0x3d39152b  R11 = 0x3ebe12de;
    expect lane 5 R8 = 0x3e32d6c5  R9 = 0x3e32d6c5  R10 = 0x3e32d6c5  R11 = 0x3f3737b0;
    expect lane 6 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3d332381  R9 = 0x3cfb9ac3  R10 = 0x3d11d2af  R11 = 0x3d11d2af;
    expect lane 8 R8 = 0x3ef86593  R9 = 0x3ef86593  R10 = 0x3e3ce703  R11 = 0x3e3ce703;
    expect lane 9 R8 = 0x3e3ce703  R9 = 0x3ef86593  R10 = 0x3ea31890  R11 = 0x3e3ce703;
    expect lane 10 R8 = 0x3c607eb4  R9 = 0x3c978dc6  R10 = 0x3c607eb4  R11 = 0x3c607eb4;
    expect lane 11 R8 = 0x3c607eb4  R9 = 0x3c607eb4  R10 = 0x3f54ad56  R11 = 0x3c607eb4;
    expect lane 12 R8 = 0x3f24fc9f  R9 = 0x3ecb2380  R10 = 0x3f0bb499  R11 = 0x3f54ad56;
    expect lane 13 R8 = 0x3e60cb7a  R9 = 0x3dc7dbe0  R10 = 0x3e2c4ed0  R11 = 0x3ea57307;
    expect lane 14 R8 = 0x3eaa3716  R9 = 0x3ee3f169  R10 = 0x3ee3f169  R11 = 0x3ec87c30;
    expect lane 15 R8 = 0x3eb67a14  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3ed5f508;
    expect lane 16 R8 = 0x3e520029  R9 = 0x3e29186a  R10 = 0x3e29186a  R11 = 0x3e29186a;
    expect lane 17 R8 = 0x3e29186a  R9 = 0x3e29186a  R10 = 0x3e520029  R11 = 0x3e520029;
    expect lane 18 R8 = 0x3e8645b8  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3e8645b8  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3e8645b8;
    expect lane 20 R8 = 0x3f7282ae  R9 = 0x3f7282ae  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f7282ae  R9 = 0x3f7282ae  R10 = 0x3f7282ae  R11 = 0x3f7282ae;
    expect lane 22 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x399f22b4  R11 = 0x399f22b4;
    expect lane 23 R8 = 0x399f22b4  R9 = 0x3c792d22  R10 = 0x3c792d22  R11 = 0x399f22b4;
    expect lane 24 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 25 R8 = 0x3f7db8de  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 26 R8 = 0x3a1f22b4  R9 = 0x3d5f26b6  R10 = 0x3a1f22b4  R11 = 0x3a1f22b4;
    expect lane 27 R8 = 0x3d5f26b6  R9 = 0x3a1f22b4  R10 = 0x3a1f22b4  R11 = 0x3a1f22b4;
    expect lane 28 R8 = 0x3bc6354a  R9 = 0x3d02a56a  R10 = 0x3d02a56a  R11 = 0x3bc6354a;
    expect lane 29 R8 = 0x3d02a56a  R9 = 0x3bc6354a  R10 = 0x3d02a56a  R11 = 0x3bc6354a;
    expect lane 30 R8 = 0x3dbe95b3  R9 = 0x3dbe95b3  R10 = 0x3e39831f  R11 = 0x3dbe95b3;
    expect lane 31 R8 = 0x3e39831f  R9 = 0x3e39831f  R10 = 0x3dbe95b3  R11 = 0x3dbe95b3;
}
