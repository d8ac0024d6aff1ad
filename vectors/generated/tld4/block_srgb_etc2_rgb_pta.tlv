# ETC2_RGB_PTA, sRGB encoded: the colours are decoded, alpha is not.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-82 PD-82a
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
bytes 0x30000000 9e05a2c2e3e3d2da 7071f9ba8208c235 456a752391592c7e c78be21d247803b9
bytes 0x30000020 064535ef9c160ffb c4066093de31cd4a bf42f9bf256efe48 25b2466375140228
bytes 0x30000040 3cebbc7e59bf9f94 3b063b228a2d962e 4a04ca0ff8188ecf c20542123e2d4694
bytes 0x30000060 7efafeee256a46ad c10c4147d945d49a e0f960d6803403e1 9c069c2fcbfed31d
texture 0 { format ETC2_RGB_PTA UNORM layout pitch 128 size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d588468  R9 = 0x3d810b65  R10 = 0x3cf2212d  R11 = 0x3d810b65;
    expect lane 1 R8 = 0x3d588468  R9 = 0x3d810b65  R10 = 0x3cf2212d  R11 = 0x3d810b65;
    expect lane 2 R8 = 0x3ede4963  R9 = 0x3e979f6f  R10 = 0x3f12353d  R11 = 0x3f44a58e;
    expect lane 3 R8 = 0x3e3ce703  R9 = 0x3dd6412b  R10 = 0x3e8a7eb0  R11 = 0x3ecdd008;
    expect lane 4 R8 = 0x3db12727  R9 = 0x3db12727  R10 = 0x3cfb9ac3  R11 = 0x3d3f23e4;
    expect lane 5 R8 = 0x3d810b65  R9 = 0x3db12727  R10 = 0x3d3f23e4  R11 = 0x3d3f23e4;
    expect lane 6 R8 = 0x3f1090ef  R9 = 0x3f03d1a5  R10 = 0x3f03d1a5  R11 = 0x3f1e0140;
    expect lane 7 R8 = 0x3f1e0140  R9 = 0x00000000  R10 = 0x3f1090ef  R11 = 0x3f1e0140;
    expect lane 8 R8 = 0x00000000  R9 = 0x3e2f8e42  R10 = 0x00000000  R11 = 0x3e2f8e42;
    expect lane 9 R8 = 0x3e2f8e42  R9 = 0x3c830aa9  R10 = 0x3d0798dd  R11 = 0x3e2f8e42;
    expect lane 10 R8 = 0x3e520029  R9 = 0x3f2df67f  R10 = 0x3f2df67f  R11 = 0x3f2df67f;
    expect lane 11 R8 = 0x3f2df67f  R9 = 0x3e9562f6  R10 = 0x3f2df67f  R11 = 0x3e520029;
    expect lane 12 R8 = 0x3e9c274c  R9 = 0x3e9c274c  R10 = 0x3e520029  R11 = 0x3e520029;
    expect lane 13 R8 = 0x3e9c274c  R9 = 0x3e9c274c  R10 = 0x3e520029  R11 = 0x3e520029;
    expect lane 14 R8 = 0x3cdfd010  R9 = 0x3d9018f4  R10 = 0x3be539c1  R11 = 0x3cdfd010;
    expect lane 15 R8 = 0x3d9018f4  R9 = 0x3be539c1  R10 = 0x3be539c1  R11 = 0x3be539c1;
    expect lane 16 R8 = 0x3e9e72b6  R9 = 0x3e9e72b6  R10 = 0x3dc33090  R11 = 0x3e9e72b6;
    expect lane 17 R8 = 0x3dc33090  R9 = 0x3e9e72b6  R10 = 0x3dc33090  R11 = 0x3dc33090;
    expect lane 18 R8 = 0x3e29186a  R9 = 0x3e29186a  R10 = 0x3e520029  R11 = 0x3e520029;
    expect lane 19 R8 = 0x3e29186a  R9 = 0x3e520029  R10 = 0x3e29186a  R11 = 0x3e520029;
    expect lane 20 R8 = 0x3dcc97b4  R9 = 0x3f31a194  R10 = 0x3f31a194  R11 = 0x3dcc97b4;
    expect lane 21 R8 = 0x3dcc97b4  R9 = 0x3f31a194  R10 = 0x3f31a194  R11 = 0x3f31a194;
    expect lane 22 R8 = 0x3e8a7eb0  R9 = 0x3e8a7eb0  R10 = 0x3e6495df  R11 = 0x3e8a7eb0;
    expect lane 23 R8 = 0x3e6495df  R9 = 0x3e8a7eb0  R10 = 0x3e8a7eb0  R11 = 0x3e8a7eb0;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f3ce7b2  R10 = 0x3f800000  R11 = 0x3f3ce7b2;
    expect lane 25 R8 = 0x3f3ce7b2  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3d84b793  R9 = 0x3f13dc50  R10 = 0x3d84b793  R11 = 0x3f13dc50;
    expect lane 27 R8 = 0x3f13dc50  R9 = 0x3f13dc50  R10 = 0x3d84b793  R11 = 0x3f13dc50;
    expect lane 28 R8 = 0x3f56bb88  R9 = 0x3ed338c9  R10 = 0x3f56bb88  R11 = 0x3ed338c9;
    expect lane 29 R8 = 0x3ed338c9  R9 = 0x3f56bb88  R10 = 0x3f56bb88  R11 = 0x3ed338c9;
    expect lane 30 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x3e2f8e42  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3daccd6f  R9 = 0x3dc7dbe0  R10 = 0x3f15862a  R11 = 0x3dc7dbe0;
    expect lane 1 R8 = 0x3daccd6f  R9 = 0x3dc7dbe0  R10 = 0x3f15862a  R11 = 0x3dc7dbe0;
    expect lane 2 R8 = 0x3dc7dbe0  R9 = 0x3de02d76  R10 = 0x3e362862  R11 = 0x3e25eb07;
    expect lane 3 R8 = 0x3dfa23e5  R9 = 0x3e080ea2  R10 = 0x3e55a4e7  R11 = 0x3e4749e6;
    expect lane 4 R8 = 0x3e4e64c3  R9 = 0x3e4e64c3  R10 = 0x3dd1641d  R11 = 0x3e080ea2;
    expect lane 5 R8 = 0x3e25eb07  R9 = 0x3e4e64c3  R10 = 0x3e080ea2  R11 = 0x3e080ea2;
    expect lane 6 R8 = 0x3e8645b8  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3e979f6f;
    expect lane 7 R8 = 0x3e979f6f  R9 = 0x00000000  R10 = 0x3e8645b8  R11 = 0x3e979f6f;
    expect lane 8 R8 = 0x3bf5ba71  R9 = 0x3e99e0e0  R10 = 0x3bf5ba71  R11 = 0x3e99e0e0;
    expect lane 9 R8 = 0x3e99e0e0  R9 = 0x3d6cc563  R10 = 0x3dba0b38  R11 = 0x3e99e0e0;
    expect lane 10 R8 = 0x3e520029  R9 = 0x3c3e4149  R10 = 0x3c3e4149  R11 = 0x3c3e4149;
    expect lane 11 R8 = 0x3c3e4149  R9 = 0x3e9562f6  R10 = 0x3c3e4149  R11 = 0x3e520029;
    expect lane 12 R8 = 0x3f1fbbde  R9 = 0x3ec5da14  R10 = 0x3ea7d288  R11 = 0x3f0bb499;
    expect lane 13 R8 = 0x3e5d0a89  R9 = 0x3dc7dbe0  R10 = 0x3d940344  R11 = 0x3e32d6c5;
    expect lane 14 R8 = 0x3f0a1b54  R9 = 0x3f3ce7b2  R10 = 0x3ec87c30  R11 = 0x3f0a1b54;
    expect lane 15 R8 = 0x3f3ce7b2  R9 = 0x3ec87c30  R10 = 0x3ec87c30  R11 = 0x3ec87c30;
    expect lane 16 R8 = 0x3ec87c30  R9 = 0x3ec87c30  R10 = 0x3e0dc104  R11 = 0x3ec87c30;
    expect lane 17 R8 = 0x3e0dc104  R9 = 0x3ec87c30  R10 = 0x3e0dc104  R11 = 0x3e0dc104;
    expect lane 18 R8 = 0x3def8e51  R9 = 0x3def8e51  R10 = 0x3e198f0f  R11 = 0x3e198f0f;
    expect lane 19 R8 = 0x3def8e51  R9 = 0x3e198f0f  R10 = 0x3def8e51  R11 = 0x3e198f0f;
    expect lane 20 R8 = 0x3a9f22b4  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3a9f22b4;
    expect lane 21 R8 = 0x3a9f22b4  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3e6c471f;
    expect lane 22 R8 = 0x3d8c3e48  R9 = 0x3d8c3e48  R10 = 0x3d454fd2  R11 = 0x3d8c3e48;
    expect lane 23 R8 = 0x3d454fd2  R9 = 0x3d8c3e48  R10 = 0x3d8c3e48  R11 = 0x3d8c3e48;
    expect lane 24 R8 = 0x3f7b74c6  R9 = 0x3f02460c  R10 = 0x3f7b74c6  R11 = 0x3f02460c;
    expect lane 25 R8 = 0x3f02460c  R9 = 0x3f7b74c6  R10 = 0x3f7b74c6  R11 = 0x3f7b74c6;
    expect lane 26 R8 = 0x00000000  R9 = 0x3dfa23e5  R10 = 0x00000000  R11 = 0x3dfa23e5;
    expect lane 27 R8 = 0x3dfa23e5  R9 = 0x3dfa23e5  R10 = 0x00000000  R11 = 0x3dfa23e5;
    expect lane 28 R8 = 0x3cfb9ac3  R9 = 0x00000000  R10 = 0x3cfb9ac3  R11 = 0x00000000;
    expect lane 29 R8 = 0x00000000  R9 = 0x3cfb9ac3  R10 = 0x3cfb9ac3  R11 = 0x00000000;
    expect lane 30 R8 = 0x3f13dc50  R9 = 0x3f13dc50  R10 = 0x3d84b793  R11 = 0x3d84b793;
    expect lane 31 R8 = 0x3d84b793  R9 = 0x3f13dc50  R10 = 0x3d84b793  R11 = 0x3d84b793;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e702e07  R9 = 0x3e84308b  R10 = 0x3cf2212d  R11 = 0x3e84308b;
    expect lane 1 R8 = 0x3e702e07  R9 = 0x3e84308b  R10 = 0x3cf2212d  R11 = 0x3e84308b;
    expect lane 2 R8 = 0x3f5099c9  R9 = 0x3ed8b68a  R10 = 0x3ee9aeb5  R11 = 0x3f5cf7df;
    expect lane 3 R8 = 0x3e32d6c5  R9 = 0x3d2796b2  R10 = 0x3d4b991d  R11 = 0x3e4749e6;
    expect lane 4 R8 = 0x3e6c471f  R9 = 0x3e6c471f  R10 = 0x3dfa23e5  R11 = 0x3e1fab30;
    expect lane 5 R8 = 0x3e405417  R9 = 0x3e6c471f  R10 = 0x3e1fab30  R11 = 0x3e1fab30;
    expect lane 6 R8 = 0x3f4c91ff  R9 = 0x3f3ce7b2  R10 = 0x3f3ce7b2  R11 = 0x3f5cf7df;
    expect lane 7 R8 = 0x3f5cf7df  R9 = 0x00000000  R10 = 0x3f4c91ff  R11 = 0x3f5cf7df;
    expect lane 8 R8 = 0x3ed8b68a  R9 = 0x3f800000  R10 = 0x3ed8b68a  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3dba0b38  R10 = 0x3f5ae0cc  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3d2796b2  R9 = 0x3cd6f7d5  R10 = 0x3cd6f7d5  R11 = 0x3cd6f7d5;
    expect lane 11 R8 = 0x3cd6f7d5  R9 = 0x3da020ba  R10 = 0x3cd6f7d5  R11 = 0x3d2796b2;
    expect lane 12 R8 = 0x3dd1641d  R9 = 0x3e198f0f  R10 = 0x3e595305  R11 = 0x3e1c98ac;
    expect lane 13 R8 = 0x3e55a4e7  R9 = 0x3e90f8df  R10 = 0x3ebe12de  R11 = 0x3e932b72;
    expect lane 14 R8 = 0x3da020ba  R9 = 0x3e198f0f  R10 = 0x3d11d2af  R11 = 0x3da020ba;
    expect lane 15 R8 = 0x3e198f0f  R9 = 0x3d11d2af  R10 = 0x3d11d2af  R11 = 0x3d11d2af;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f3ce7b2  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f3ce7b2  R9 = 0x3f800000  R10 = 0x3f3ce7b2  R11 = 0x3f3ce7b2;
    expect lane 18 R8 = 0x3d454fd2  R9 = 0x3d454fd2  R10 = 0x3d8c3e48  R11 = 0x3d8c3e48;
    expect lane 19 R8 = 0x3d454fd2  R9 = 0x3d8c3e48  R10 = 0x3d454fd2  R11 = 0x3d8c3e48;
    expect lane 20 R8 = 0x00000000  R9 = 0x3da883d6  R10 = 0x3da883d6  R11 = 0x00000000;
    expect lane 21 R8 = 0x00000000  R9 = 0x3da883d6  R10 = 0x3da883d6  R11 = 0x3da883d6;
    expect lane 22 R8 = 0x3cadd37d  R9 = 0x3cadd37d  R10 = 0x3c3e4149  R11 = 0x3cadd37d;
    expect lane 23 R8 = 0x3c3e4149  R9 = 0x3cadd37d  R10 = 0x3cadd37d  R11 = 0x3cadd37d;
    expect lane 24 R8 = 0x3f7b74c6  R9 = 0x3f02460c  R10 = 0x3f7b74c6  R11 = 0x3f02460c;
    expect lane 25 R8 = 0x3f02460c  R9 = 0x3f7b74c6  R10 = 0x3f7b74c6  R11 = 0x3f7b74c6;
    expect lane 26 R8 = 0x3d84b793  R9 = 0x3f13dc50  R10 = 0x3d84b793  R11 = 0x3f13dc50;
    expect lane 27 R8 = 0x3f13dc50  R9 = 0x3f13dc50  R10 = 0x3d84b793  R11 = 0x3f13dc50;
    expect lane 28 R8 = 0x3f1732cc  R9 = 0x3e822039  R10 = 0x3f1732cc  R11 = 0x3e822039;
    expect lane 29 R8 = 0x3e822039  R9 = 0x3f1732cc  R10 = 0x3f1732cc  R11 = 0x3e822039;
    expect lane 30 R8 = 0x3e99e0e0  R9 = 0x3e99e0e0  R10 = 0x3bf5ba71  R11 = 0x3bf5ba71;
    expect lane 31 R8 = 0x3bf5ba71  R9 = 0x3e99e0e0  R10 = 0x3bf5ba71  R11 = 0x3bf5ba71;
}

warp 3 { # A
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}
