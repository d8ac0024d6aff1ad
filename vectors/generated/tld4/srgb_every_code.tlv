# All 256 codes of 8 bits, sRGB encoded; and the border colour, of which sRGB has one of its own (PD-14c).
# Written by tests/oracle/formats.py.
texlock 1
rules PD-82 PD-14c
texture 0 { type TWO_D layout pitch 64 format R8 UNORM size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f 10 11 12 13 14 15 16 17 18 19 1a 1b 1c 1d 1e 1f 20 21 22 23 24 25 26 27 28 29 2a 2b 2c 2d 2e 2f 30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f
bytes 0x30000040 40 41 42 43 44 45 46 47 48 49 4a 4b 4c 4d 4e 4f 50 51 52 53 54 55 56 57 58 59 5a 5b 5c 5d 5e 5f 60 61 62 63 64 65 66 67 68 69 6a 6b 6c 6d 6e 6f 70 71 72 73 74 75 76 77 78 79 7a 7b 7c 7d 7e 7f
bytes 0x30000080 80 81 82 83 84 85 86 87 88 89 8a 8b 8c 8d 8e 8f 90 91 92 93 94 95 96 97 98 99 9a 9b 9c 9d 9e 9f a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 aa ab ac ad ae af b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 ba bb bc bd be bf
bytes 0x300000c0 c0 c1 c2 c3 c4 c5 c6 c7 c8 c9 ca cb cc cd ce cf d0 d1 d2 d3 d4 d5 d6 d7 d8 d9 da db dc dd de df e0 e1 e2 e3 e4 e5 e6 e7 e8 e9 ea eb ec ed ee ef f0 f1 f2 f3 f4 f5 f6 f7 f8 f9 fa fb fc fd fe ff
sampler 0 { address BORDER BORDER BORDER SRGB_CONVERSION 1 border 0.25 0.5 0.75 2.0 SRGB_BORDER_COLOR_R 80 SRGB_BORDER_COLOR_G 254 SRGB_BORDER_COLOR_B 10 }

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 1 / 4.0
    expect lane 0 R8 = 0x3d51ffec  R9 = 0x3d588468  R10 = 0x399f22b4  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d5f26b6  R9 = 0x3d65e6fd  R10 = 0x3a6eb40e  R11 = 0x3a1f22b4;
    expect lane 2 R8 = 0x3d6cc563  R9 = 0x3d73c20e  R10 = 0x3ac6eb61  R11 = 0x3a9f22b4;
    expect lane 3 R8 = 0x3d7add24  R9 = 0x3d810b65  R10 = 0x3b0b3e5d  R11 = 0x3aeeb40e;
    expect lane 4 R8 = 0x3d84b793  R9 = 0x3d88732e  R10 = 0x3b33070a  R11 = 0x3b1f22b4;
    expect lane 5 R8 = 0x3d8c3e48  R9 = 0x3d9018f4  R10 = 0x3b5b518e  R11 = 0x3b46eb61;
    expect lane 6 R8 = 0x3d940344  R9 = 0x3d97fd49  R10 = 0x3b83e1c6  R11 = 0x3b70f18f;
    expect lane 7 R8 = 0x3d9c0715  R9 = 0x3da020ba  R10 = 0x3b9c87fd  R11 = 0x3b8fe616;
    expect lane 8 R8 = 0x3da44a4a  R9 = 0x3da883d6  R10 = 0x3bb7ad6f  R11 = 0x3ba9c9b6;
    expect lane 9 R8 = 0x3daccd6f  R9 = 0x3db12727  R10 = 0x3bd56360  R11 = 0x3bc6354a;
    expect lane 10 R8 = 0x3db5910f  R9 = 0x3dba0b38  R10 = 0x3bf5ba71  R11 = 0x3be539c1;
    expect lane 11 R8 = 0x3dbe95b3  R9 = 0x3dc33090  R10 = 0x3c0c6153  R11 = 0x3c0373b6;
    expect lane 12 R8 = 0x3dc7dbe0  R9 = 0x3dcc97b4  R10 = 0x3c1f45be  R11 = 0x3c15a705;
    expect lane 13 R8 = 0x3dd1641d  R9 = 0x3dd6412b  R10 = 0x3c3391f7  R11 = 0x3c293e6b;
    expect lane 14 R8 = 0x3ddb2eee  R9 = 0x3de02d76  R10 = 0x3c494d44  R11 = 0x3c3e4149;
    expect lane 15 R8 = 0x3de53cd4  R9 = 0x3dea5d18  R10 = 0x3c607eb4  R11 = 0x3c54b6c9;
    expect lane 16 R8 = 0x3def8e51  R9 = 0x3df4d090  R10 = 0x3c792d22  R11 = 0x3c6ca5df;
    expect lane 17 R8 = 0x3dfa23e5  R9 = 0x3dff885e  R10 = 0x3c89af9f  R11 = 0x3c830aa9;
    expect lane 18 R8 = 0x3e027f06  R9 = 0x3e05427f  R10 = 0x3c978dc6  R11 = 0x3c9085dc;
    expect lane 19 R8 = 0x3e080ea2  R9 = 0x3e0ae377  R10 = 0x3ca63433  R11 = 0x3c9ec7c2;
    expect lane 20 R8 = 0x3e0dc104  R9 = 0x3e10a753  R10 = 0x3cb5a602  R11 = 0x3cadd37d;
    expect lane 21 R8 = 0x3e13966a  R9 = 0x3e168e51  R10 = 0x3cc5e63a  R11 = 0x3cbdac21;
    expect lane 22 R8 = 0x3e198f0f  R9 = 0x3e1c98ac  R10 = 0x3cd6f7d5  R11 = 0x3cce54ac;
    expect lane 23 R8 = 0x3e1fab30  R9 = 0x3e22c6a1  R10 = 0x3ce8ddba  R11 = 0x3cdfd010;
    expect lane 24 R8 = 0x3e25eb07  R9 = 0x3e29186a  R10 = 0x3cfb9ac3  R11 = 0x3cf2212d;
    expect lane 25 R8 = 0x3e2c4ed0  R9 = 0x3e2f8e42  R10 = 0x3d0798dd  R11 = 0x3d02a56a;
    expect lane 26 R8 = 0x3e32d6c5  R9 = 0x3e362862  R10 = 0x3d11d2af  R11 = 0x3d0ca7e6;
    expect lane 27 R8 = 0x3e39831f  R9 = 0x3e3ce703  R10 = 0x3d1c7c30  R11 = 0x3d171964;
    expect lane 28 R8 = 0x3e405417  R9 = 0x3e43ca60  R10 = 0x3d2796b2  R11 = 0x3d21fb3c;
    expect lane 29 R8 = 0x3e4749e6  R9 = 0x3e4ad2af  R10 = 0x3d332381  R11 = 0x3d2d4ebb;
    expect lane 30 R8 = 0x3e4e64c3  R9 = 0x3e520029  R10 = 0x3d3f23e4  R11 = 0x3d39152b;
    expect lane 31 R8 = 0x3e55a4e7  R9 = 0x3e595305  R10 = 0x3d4b991d  R11 = 0x3d454fd2;
}

warp 1 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 3 / 4.0
    expect lane 0 R8 = 0x3f06f104  R9 = 0x3f0884cd  R10 = 0x3e60cb7a  R11 = 0x3e5d0a89;
    expect lane 1 R8 = 0x3f0a1b54  R9 = 0x3f0bb499  R10 = 0x3e6869be  R11 = 0x3e6495df;
    expect lane 2 R8 = 0x3f0d509f  R9 = 0x3f0eef65  R10 = 0x3e702e07  R11 = 0x3e6c471f;
    expect lane 3 R8 = 0x3f1090ef  R9 = 0x3f12353d  R10 = 0x3e78188b  R11 = 0x3e741e7e;
    expect lane 4 R8 = 0x3f13dc50  R9 = 0x3f15862a  R10 = 0x3e8014bf  R11 = 0x3e7c1c33;
    expect lane 5 R8 = 0x3f1732cc  R9 = 0x3f18e237  R10 = 0x3e84308b  R11 = 0x3e822039;
    expect lane 6 R8 = 0x3f1a946e  R9 = 0x3f1c4970  R10 = 0x3e885fc3  R11 = 0x3e8645b8;
    expect lane 7 R8 = 0x3f1e0140  R9 = 0x3f1fbbde  R10 = 0x3e8ca281  R11 = 0x3e8a7eb0;
    expect lane 8 R8 = 0x3f21794d  R9 = 0x3f23398c  R10 = 0x3e90f8df  R11 = 0x3e8ecb3b;
    expect lane 9 R8 = 0x3f24fc9f  R9 = 0x3f26c285  R10 = 0x3e9562f6  R11 = 0x3e932b72;
    expect lane 10 R8 = 0x3f288b41  R9 = 0x3f2a56d2  R10 = 0x3e99e0e0  R11 = 0x3e979f6f;
    expect lane 11 R8 = 0x3f2c253c  R9 = 0x3f2df67f  R10 = 0x3e9e72b6  R11 = 0x3e9c274c;
    expect lane 12 R8 = 0x3f2fca9c  R9 = 0x3f31a194  R10 = 0x3ea31890  R11 = 0x3ea0c321;
    expect lane 13 R8 = 0x3f337b6a  R9 = 0x3f35581d  R10 = 0x3ea7d288  R11 = 0x3ea57307;
    expect lane 14 R8 = 0x3f3737b0  R9 = 0x3f391a24  R10 = 0x3eaca0b6  R11 = 0x3eaa3716;
    expect lane 15 R8 = 0x3f3aff7a  R9 = 0x3f3ce7b2  R10 = 0x3eb18332  R11 = 0x3eaf0f68;
    expect lane 16 R8 = 0x3f3ed2cf  R9 = 0x3f40c0d2  R10 = 0x3eb67a14  R11 = 0x3eb3fc15;
    expect lane 17 R8 = 0x3f42b1bc  R9 = 0x3f44a58e  R10 = 0x3ebb8576  R11 = 0x3eb8fd34;
    expect lane 18 R8 = 0x3f469c49  R9 = 0x3f4895ef  R10 = 0x3ec0a56e  R11 = 0x3ebe12de;
    expect lane 19 R8 = 0x3f4a9280  R9 = 0x3f4c91ff  R10 = 0x3ec5da14  R11 = 0x3ec33d2a;
    expect lane 20 R8 = 0x3f4e946c  R9 = 0x3f5099c9  R10 = 0x3ecb2380  R11 = 0x3ec87c30;
    expect lane 21 R8 = 0x3f52a216  R9 = 0x3f54ad56  R10 = 0x3ed081ca  R11 = 0x3ecdd008;
    expect lane 22 R8 = 0x3f56bb88  R9 = 0x3f58ccaf  R10 = 0x3ed5f508  R11 = 0x3ed338c9;
    expect lane 23 R8 = 0x3f5ae0cc  R9 = 0x3f5cf7df  R10 = 0x3edb7d52  R11 = 0x3ed8b68a;
    expect lane 24 R8 = 0x3f5f11ea  R9 = 0x3f612eef  R10 = 0x3ee11abf  R11 = 0x3ede4963;
    expect lane 25 R8 = 0x3f634eee  R9 = 0x3f6571e9  R10 = 0x3ee6cd65  R11 = 0x3ee3f169;
    expect lane 26 R8 = 0x3f6797e0  R9 = 0x3f69c0d5  R10 = 0x3eec955b  R11 = 0x3ee9aeb5;
    expect lane 27 R8 = 0x3f6becca  R9 = 0x3f6e1bbf  R10 = 0x3ef272b8  R11 = 0x3eef815c;
    expect lane 28 R8 = 0x3f704db5  R9 = 0x3f7282ae  R10 = 0x3ef86593  R11 = 0x3ef56974;
    expect lane 29 R8 = 0x3f74baab  R9 = 0x3f76f5ae  R10 = 0x3efe6e00  R11 = 0x3efb6716;
    expect lane 30 R8 = 0x3f7933b6  R9 = 0x3f7b74c6  R10 = 0x3f02460c  R11 = 0x3f00bd2b;
    expect lane 31 R8 = 0x3f7db8de  R9 = 0x3f800000  R10 = 0x3f055ff7  R11 = 0x3f03d1a5;
}

warp 2 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = -1.0  t = 0.5
    expect lane 0 R8 = 0x3da44a4a  R9 = 0x3da44a4a  R10 = 0x3da44a4a  R11 = 0x3da44a4a;
}

warp 3 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x1  s = -1.0  t = 0.5
    expect lane 0 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f7db8de;
}

warp 4 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x1  s = -1.0  t = 0.5
    expect lane 0 R8 = 0x3b46eb61  R9 = 0x3b46eb61  R10 = 0x3b46eb61  R11 = 0x3b46eb61;
}

warp 5 {
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x1  s = -1.0  t = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}
