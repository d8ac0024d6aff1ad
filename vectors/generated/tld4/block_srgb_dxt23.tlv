# DXT23, sRGB encoded: the colours are decoded, alpha is not.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-82 PD-82a PD-83
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
bytes 0x30000000 2938c32f1f2b20274b5fda2b9b602abc c466f4b22e45da0c88a7be152630f432 a9eed00a4a2f1a1add2be2447e91f396 fd3d7fe396993107b825b825c7219bb6
bytes 0x30000040 92d6ca33e3cd8ba7c839e3358cc255a5 85132dde875537634d845030a9269177 fed71465ebac17d76208bd8cf70306cf 4b0e3efcdd5ce571b836b836c44bfe53
bytes 0x30000080 8abc6dcb67a3cf6d0ac0f3bf43d56443 17cbcff503da9eb909e038b278dff00e f22cf3ef755159fc212c05b60a6ffdaf ffd90ab596ec543af933f9332c0a2149
bytes 0x300000c0 b1b5599bdf5240e29d384b15c51ddd79 bfa00808669efa6253ef2fd3bb210865 b7b8daf53925c17b8e179032ecc86993 6cab1fadd17ea53a270f270f75ae01ec
texture 0 { format DXT23 UNORM layout pitch 256 size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3dd1641d  R9 = 0x3dd1641d  R10 = 0x3d88732e  R11 = 0x3d2796b2;
    expect lane 1 R8 = 0x3d88732e  R9 = 0x3cb5a602  R10 = 0x3d88732e  R11 = 0x3cb5a602;
    expect lane 2 R8 = 0x3ec0a56e  R9 = 0x3ec0a56e  R10 = 0x3ba9c9b6  R11 = 0x3e2f8e42;
    expect lane 3 R8 = 0x3d588468  R9 = 0x3ec0a56e  R10 = 0x3ec0a56e  R11 = 0x3e2f8e42;
    expect lane 4 R8 = 0x3d5f26b6  R9 = 0x3cb5a602  R10 = 0x3d2796b2  R11 = 0x3cfb9ac3;
    expect lane 5 R8 = 0x3d5f26b6  R9 = 0x3cfb9ac3  R10 = 0x3d5f26b6  R11 = 0x3d2796b2;
    expect lane 6 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x3c792d22  R11 = 0x3c792d22;
    expect lane 7 R8 = 0x3c792d22  R9 = 0x3c792d22  R10 = 0x3c792d22  R11 = 0x3c792d22;
    expect lane 8 R8 = 0x3d171964  R9 = 0x3d2796b2  R10 = 0x3d0798dd  R11 = 0x3d2796b2;
    expect lane 9 R8 = 0x3d2796b2  R9 = 0x3d0798dd  R10 = 0x3d171964  R11 = 0x3d2796b2;
    expect lane 10 R8 = 0x3e0dc104  R9 = 0x3cfb9ac3  R10 = 0x3e0dc104  R11 = 0x3cfb9ac3;
    expect lane 11 R8 = 0x3e0dc104  R9 = 0x3e6c471f  R10 = 0x3e0dc104  R11 = 0x3e0dc104;
    expect lane 12 R8 = 0x3def8e51  R9 = 0x3b1f22b4  R10 = 0x3e8645b8  R11 = 0x3def8e51;
    expect lane 13 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3def8e51  R11 = 0x3def8e51;
    expect lane 14 R8 = 0x3cfb9ac3  R9 = 0x3cfb9ac3  R10 = 0x3cfb9ac3  R11 = 0x3cfb9ac3;
    expect lane 15 R8 = 0x3cfb9ac3  R9 = 0x3cfb9ac3  R10 = 0x3cfb9ac3  R11 = 0x3cfb9ac3;
    expect lane 16 R8 = 0x3f02460c  R9 = 0x3f02460c  R10 = 0x3f1090ef  R11 = 0x3f06f104;
    expect lane 17 R8 = 0x3f02460c  R9 = 0x3f06f104  R10 = 0x3f02460c  R11 = 0x3f1090ef;
    expect lane 18 R8 = 0x3f0eef65  R9 = 0x3f0eef65  R10 = 0x3f2c253c  R11 = 0x3f4c91ff;
    expect lane 19 R8 = 0x3eec955b  R9 = 0x3f0eef65  R10 = 0x3eec955b  R11 = 0x3f0eef65;
    expect lane 20 R8 = 0x3e741e7e  R9 = 0x3e741e7e  R10 = 0x3dc33090  R11 = 0x3dc33090;
    expect lane 21 R8 = 0x3dc33090  R9 = 0x3eec955b  R10 = 0x3cb5a602  R11 = 0x3cb5a602;
    expect lane 22 R8 = 0x3cfb9ac3  R9 = 0x3cfb9ac3  R10 = 0x3cfb9ac3  R11 = 0x3cfb9ac3;
    expect lane 23 R8 = 0x3cfb9ac3  R9 = 0x3cfb9ac3  R10 = 0x3cfb9ac3  R11 = 0x3cfb9ac3;
    expect lane 24 R8 = 0x3ba9c9b6  R9 = 0x3c494d44  R10 = 0x3ba9c9b6  R11 = 0x3ba9c9b6;
    expect lane 25 R8 = 0x3ba9c9b6  R9 = 0x3d2796b2  R10 = 0x3c494d44  R11 = 0x3d2796b2;
    expect lane 26 R8 = 0x3f2c253c  R9 = 0x3f5cf7df  R10 = 0x3f4a9280  R11 = 0x3f3aff7a;
    expect lane 27 R8 = 0x3f4a9280  R9 = 0x3f5cf7df  R10 = 0x3f4a9280  R11 = 0x3f3aff7a;
    expect lane 28 R8 = 0x3ba9c9b6  R9 = 0x3c3391f7  R10 = 0x3c9ec7c2  R11 = 0x3ba9c9b6;
    expect lane 29 R8 = 0x3ba9c9b6  R9 = 0x3c9ec7c2  R10 = 0x3c9ec7c2  R11 = 0x3c3391f7;
    expect lane 30 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3b1f22b4  R11 = 0x3b1f22b4;
    expect lane 31 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3b1f22b4  R11 = 0x3b1f22b4;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f54ad56  R9 = 0x3f54ad56  R10 = 0x3f0eef65  R11 = 0x3eb18332;
    expect lane 1 R8 = 0x3f0eef65  R9 = 0x3e43ca60  R10 = 0x3f0eef65  R11 = 0x3e43ca60;
    expect lane 2 R8 = 0x3f6571e9  R9 = 0x3f6571e9  R10 = 0x3eef815c  R11 = 0x3f3aff7a;
    expect lane 3 R8 = 0x3f1732cc  R9 = 0x3f6571e9  R10 = 0x3f6571e9  R11 = 0x3f3aff7a;
    expect lane 4 R8 = 0x3eaf0f68  R9 = 0x3e43ca60  R10 = 0x3e90f8df  R11 = 0x3e702e07;
    expect lane 5 R8 = 0x3eaf0f68  R9 = 0x3e702e07  R10 = 0x3eaf0f68  R11 = 0x3e90f8df;
    expect lane 6 R8 = 0x3eef815c  R9 = 0x3eef815c  R10 = 0x3eef815c  R11 = 0x3eef815c;
    expect lane 7 R8 = 0x3eef815c  R9 = 0x3eef815c  R10 = 0x3eef815c  R11 = 0x3eef815c;
    expect lane 8 R8 = 0x3e027f06  R9 = 0x3d21fb3c  R10 = 0x3e90f8df  R11 = 0x3d21fb3c;
    expect lane 9 R8 = 0x3d21fb3c  R9 = 0x3e90f8df  R10 = 0x3e027f06  R11 = 0x3d21fb3c;
    expect lane 10 R8 = 0x3de53cd4  R9 = 0x3b1f22b4  R10 = 0x3de53cd4  R11 = 0x3b1f22b4;
    expect lane 11 R8 = 0x3de53cd4  R9 = 0x3e822039  R10 = 0x3de53cd4  R11 = 0x3de53cd4;
    expect lane 12 R8 = 0x3e0dc104  R9 = 0x3b70f18f  R10 = 0x3e9c274c  R11 = 0x3e0dc104;
    expect lane 13 R8 = 0x3b70f18f  R9 = 0x3b70f18f  R10 = 0x3e0dc104  R11 = 0x3e0dc104;
    expect lane 14 R8 = 0x3f2df67f  R9 = 0x3f2df67f  R10 = 0x3f2df67f  R11 = 0x3f2df67f;
    expect lane 15 R8 = 0x3f2df67f  R9 = 0x3f2df67f  R10 = 0x3f2df67f  R11 = 0x3f2df67f;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3ecdd008;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3ecdd008  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 18 R8 = 0x3cdfd010  R9 = 0x3cdfd010  R10 = 0x3c0c6153  R11 = 0x00000000;
    expect lane 19 R8 = 0x3d73c20e  R9 = 0x3cdfd010  R10 = 0x3d73c20e  R11 = 0x3cdfd010;
    expect lane 20 R8 = 0x3ed8b68a  R9 = 0x3ed8b68a  R10 = 0x3ea57307  R11 = 0x3ea57307;
    expect lane 21 R8 = 0x3ea57307  R9 = 0x3f0bb499  R10 = 0x3e741e7e  R11 = 0x3e741e7e;
    expect lane 22 R8 = 0x3e520029  R9 = 0x3e520029  R10 = 0x3e520029  R11 = 0x3e520029;
    expect lane 23 R8 = 0x3e520029  R9 = 0x3e520029  R10 = 0x3e520029  R11 = 0x3e520029;
    expect lane 24 R8 = 0x3ecdd008  R9 = 0x3e39831f  R10 = 0x3ecdd008  R11 = 0x3ecdd008;
    expect lane 25 R8 = 0x3ecdd008  R9 = 0x3ba9c9b6  R10 = 0x3e39831f  R11 = 0x3ba9c9b6;
    expect lane 26 R8 = 0x3e05427f  R9 = 0x3f54ad56  R10 = 0x3f03d1a5  R11 = 0x3e90f8df;
    expect lane 27 R8 = 0x3f03d1a5  R9 = 0x3f54ad56  R10 = 0x3f03d1a5  R11 = 0x3e90f8df;
    expect lane 28 R8 = 0x3f6571e9  R9 = 0x3f02460c  R10 = 0x3e78188b  R11 = 0x3f6571e9;
    expect lane 29 R8 = 0x3f6571e9  R9 = 0x3e78188b  R10 = 0x3e78188b  R11 = 0x3f02460c;
    expect lane 30 R8 = 0x3f4c91ff  R9 = 0x3f4c91ff  R10 = 0x3f4c91ff  R11 = 0x3f4c91ff;
    expect lane 31 R8 = 0x3f4c91ff  R9 = 0x3f4c91ff  R10 = 0x3f4c91ff  R11 = 0x3f4c91ff;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3dd1641d  R9 = 0x3dd1641d  R10 = 0x3e6869be  R11 = 0x3ed338c9;
    expect lane 1 R8 = 0x3e6869be  R9 = 0x3f2c253c  R10 = 0x3e6869be  R11 = 0x3f2c253c;
    expect lane 2 R8 = 0x3d5f26b6  R9 = 0x3d5f26b6  R10 = 0x3f6e1bbf  R11 = 0x3e55a4e7;
    expect lane 3 R8 = 0x3efb6716  R9 = 0x3d5f26b6  R10 = 0x3d5f26b6  R11 = 0x3e55a4e7;
    expect lane 4 R8 = 0x3ba9c9b6  R9 = 0x3f5cf7df  R10 = 0x3dd1641d  R11 = 0x3ebe12de;
    expect lane 5 R8 = 0x3ba9c9b6  R9 = 0x3ebe12de  R10 = 0x3ba9c9b6  R11 = 0x3dd1641d;
    expect lane 6 R8 = 0x3f1090ef  R9 = 0x3f1090ef  R10 = 0x3f1090ef  R11 = 0x3f1090ef;
    expect lane 7 R8 = 0x3f1090ef  R9 = 0x3f1090ef  R10 = 0x3f1090ef  R11 = 0x3f1090ef;
    expect lane 8 R8 = 0x3d0ca7e6  R9 = 0x3d5f26b6  R10 = 0x3c9ec7c2  R11 = 0x3d5f26b6;
    expect lane 9 R8 = 0x3d5f26b6  R9 = 0x3c9ec7c2  R10 = 0x3d0ca7e6  R11 = 0x3d5f26b6;
    expect lane 10 R8 = 0x3e2f8e42  R9 = 0x3e6c471f  R10 = 0x3e2f8e42  R11 = 0x3e6c471f;
    expect lane 11 R8 = 0x3e2f8e42  R9 = 0x3e168e51  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 12 R8 = 0x3ebe12de  R9 = 0x3ba9c9b6  R10 = 0x3f5cf7df  R11 = 0x3ebe12de;
    expect lane 13 R8 = 0x3ba9c9b6  R9 = 0x3ba9c9b6  R10 = 0x3ebe12de  R11 = 0x3ebe12de;
    expect lane 14 R8 = 0x3f1090ef  R9 = 0x3f1090ef  R10 = 0x3f1090ef  R11 = 0x3f1090ef;
    expect lane 15 R8 = 0x3f1090ef  R9 = 0x3f1090ef  R10 = 0x3f1090ef  R11 = 0x3f1090ef;
    expect lane 16 R8 = 0x3eaa3716  R9 = 0x3eaa3716  R10 = 0x3daccd6f  R11 = 0x3e6869be;
    expect lane 17 R8 = 0x3eaa3716  R9 = 0x3e6869be  R10 = 0x3eaa3716  R11 = 0x3daccd6f;
    expect lane 18 R8 = 0x3eaa3716  R9 = 0x3eaa3716  R10 = 0x3e2f8e42  R11 = 0x3d8c3e48;
    expect lane 19 R8 = 0x3f1090ef  R9 = 0x3eaa3716  R10 = 0x3f1090ef  R11 = 0x3eaa3716;
    expect lane 20 R8 = 0x3c54b6c9  R9 = 0x3c54b6c9  R10 = 0x3bd56360  R11 = 0x3bd56360;
    expect lane 21 R8 = 0x3bd56360  R9 = 0x3cb5a602  R10 = 0x3b1f22b4  R11 = 0x3b1f22b4;
    expect lane 22 R8 = 0x3f1e0140  R9 = 0x3f1e0140  R10 = 0x3f1e0140  R11 = 0x3f1e0140;
    expect lane 23 R8 = 0x3f1e0140  R9 = 0x3f1e0140  R10 = 0x3f1e0140  R11 = 0x3f1e0140;
    expect lane 24 R8 = 0x3dd1641d  R9 = 0x3e84308b  R10 = 0x3dd1641d  R11 = 0x3dd1641d;
    expect lane 25 R8 = 0x3dd1641d  R9 = 0x3f5cf7df  R10 = 0x3e84308b  R11 = 0x3f5cf7df;
    expect lane 26 R8 = 0x3e4ad2af  R9 = 0x3eaa3716  R10 = 0x3e90f8df  R11 = 0x3e741e7e;
    expect lane 27 R8 = 0x3e90f8df  R9 = 0x3eaa3716  R10 = 0x3e90f8df  R11 = 0x3e741e7e;
    expect lane 28 R8 = 0x3e2f8e42  R9 = 0x3e405417  R10 = 0x3e55a4e7  R11 = 0x3e2f8e42;
    expect lane 29 R8 = 0x3e2f8e42  R9 = 0x3e55a4e7  R10 = 0x3e55a4e7  R11 = 0x3e405417;
    expect lane 30 R8 = 0x3d2796b2  R9 = 0x3d2796b2  R10 = 0x3d2796b2  R11 = 0x3d2796b2;
    expect lane 31 R8 = 0x3d2796b2  R9 = 0x3d2796b2  R10 = 0x3d2796b2  R11 = 0x3d2796b2;
}

warp 3 { # A
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e4ccccd  R9 = 0x3f4ccccd  R10 = 0x3e088889  R11 = 0x3f19999a;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3e088889  R10 = 0x3e4ccccd  R11 = 0x3f088889;
    expect lane 2 R8 = 0x3e888889  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x3e888889;
    expect lane 3 R8 = 0x3e088889  R9 = 0x3f3bbbbc  R10 = 0x3ecccccd  R11 = 0x3ecccccd;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f5dddde  R10 = 0x3f2aaaab  R11 = 0x3f19999a;
    expect lane 5 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3f6eeeef  R11 = 0x3f6eeeef;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3eeeeeef  R10 = 0x3f800000  R11 = 0x3f5dddde;
    expect lane 7 R8 = 0x3e4ccccd  R9 = 0x3f6eeeef  R10 = 0x3e4ccccd  R11 = 0x3f5dddde;
    expect lane 8 R8 = 0x3f2aaaab  R9 = 0x3f4ccccd  R10 = 0x3f19999a  R11 = 0x3e088889;
    expect lane 9 R8 = 0x3e4ccccd  R9 = 0x3e4ccccd  R10 = 0x3f5dddde  R11 = 0x3ecccccd;
    expect lane 10 R8 = 0x3f5dddde  R9 = 0x3e088889  R10 = 0x3f088889  R11 = 0x3eaaaaab;
    expect lane 11 R8 = 0x3f6eeeef  R9 = 0x3f5dddde  R10 = 0x3d888889  R11 = 0x3e4ccccd;
    expect lane 12 R8 = 0x3e888889  R9 = 0x3d888889  R10 = 0x3f800000  R11 = 0x3f6eeeef;
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0x3ecccccd  R10 = 0x3f5dddde  R11 = 0x3eeeeeef;
    expect lane 14 R8 = 0x3f6eeeef  R9 = 0x3e4ccccd  R10 = 0x3e888889  R11 = 0x3f3bbbbc;
    expect lane 15 R8 = 0x3f4ccccd  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f6eeeef;
    expect lane 16 R8 = 0x3f5dddde  R9 = 0x3ecccccd  R10 = 0x3f088889  R11 = 0x3f2aaaab;
    expect lane 17 R8 = 0x3f3bbbbc  R9 = 0x3f4ccccd  R10 = 0x3f3bbbbc  R11 = 0x3f4ccccd;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f4ccccd  R10 = 0x3d888889  R11 = 0x3eeeeeef;
    expect lane 19 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x3f4ccccd  R11 = 0x3f3bbbbc;
    expect lane 20 R8 = 0x3e4ccccd  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3e088889;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3e088889  R11 = 0x3f4ccccd;
    expect lane 22 R8 = 0x3f2aaaab  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3eaaaaab  R9 = 0x3f3bbbbc  R10 = 0x3f5dddde  R11 = 0x3f19999a;
    expect lane 24 R8 = 0x3f19999a  R9 = 0x3eaaaaab  R10 = 0x3f3bbbbc  R11 = 0x3d888889;
    expect lane 25 R8 = 0x3f3bbbbc  R9 = 0x3f19999a  R10 = 0x3f3bbbbc  R11 = 0x3eaaaaab;
    expect lane 26 R8 = 0x3f088889  R9 = 0x00000000  R10 = 0x3f3bbbbc  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f088889  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x00000000;
    expect lane 28 R8 = 0x3f2aaaab  R9 = 0x3f5dddde  R10 = 0x3f3bbbbc  R11 = 0x3eeeeeef;
    expect lane 29 R8 = 0x3eaaaaab  R9 = 0x3f800000  R10 = 0x3f3bbbbc  R11 = 0x3f088889;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3d888889  R10 = 0x3ecccccd  R11 = 0x3f4ccccd;
    expect lane 31 R8 = 0x3f5dddde  R9 = 0x3f2aaaab  R10 = 0x3f2aaaab  R11 = 0x3f3bbbbc;
}
