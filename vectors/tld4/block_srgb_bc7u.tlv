# BC7U, sRGB encoded: the colours are decoded, alpha is not.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-82 PD-82a
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
bytes 0x30000000 80f1131e8ce9c169d8fd88f02490bc5f 80f2fcbc5beeeaffa1fc37711f38943c 8033fa2353b90462e69e0c9f3ebb1fdd 80f4c45a0acd32e1001914d0d91269c6
bytes 0x30000040 80f5c6ae40a19f995ea466048a2ac96d 80f67ec19eeedb8c72a244fcd826dce9 80f7a449d315af1ee613ec1e05057c9c 80783a8c966eebd80a8b76293b80e9a3
bytes 0x30000080 8039b1f1dce8b05803f386dc3f827a6a 803a4f558b31f4533c30cae4792a8888 807b9e0df95886f86339aa4bf9a8754a 80fc392f5f72430ec6d3ad966bddd158
bytes 0x300000c0 80fdd0b5292ce57f898a6b964550b6b8 80befa6ea5b46f02ce2604130abdfb72 807f87d3862fff624b741232e41cbd4e 00c79a900b1f76347cde9cdfb669f701
texture 0 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e520029  R9 = 0x3f6571e9  R10 = 0x3e520029  R11 = 0x3dd6412b;
    expect lane 1 R8 = 0x3ebb8576  R9 = 0x3da44a4a  R10 = 0x3e520029  R11 = 0x3ebb8576;
    expect lane 2 R8 = 0x3eaf0f68  R9 = 0x3f76f5ae  R10 = 0x3f76f5ae  R11 = 0x3f02460c;
    expect lane 3 R8 = 0x3f52a216  R9 = 0x3eaf0f68  R10 = 0x3eaf0f68  R11 = 0x3eaf0f68;
    expect lane 4 R8 = 0x3e595305  R9 = 0x3f1fbbde  R10 = 0x3f800000  R11 = 0x3e595305;
    expect lane 5 R8 = 0x3e595305  R9 = 0x3f800000  R10 = 0x3f0884cd  R11 = 0x3e595305;
    expect lane 6 R8 = 0x3f06f104  R9 = 0x3ecb2380  R10 = 0x3e932b72  R11 = 0x3eaf0f68;
    expect lane 7 R8 = 0x3eaf0f68  R9 = 0x3efb6716  R10 = 0x3ed081ca  R11 = 0x3ecb2380;
    expect lane 8 R8 = 0x3f26c285  R9 = 0x3dd1641d  R10 = 0x3f26c285  R11 = 0x3f35581d;
    expect lane 9 R8 = 0x3dd1641d  R9 = 0x3f18e237  R10 = 0x3dd1641d  R11 = 0x3e29186a;
    expect lane 10 R8 = 0x3eaca0b6  R9 = 0x3f055ff7  R10 = 0x3ee3f169  R11 = 0x3f3ce7b2;
    expect lane 11 R8 = 0x3e4749e6  R9 = 0x3b1f22b4  R10 = 0x3e520029  R11 = 0x3b1f22b4;
    expect lane 12 R8 = 0x3e43ca60  R9 = 0x3eaca0b6  R10 = 0x3ea57307  R11 = 0x3eaca0b6;
    expect lane 13 R8 = 0x3ea57307  R9 = 0x3d97fd49  R10 = 0x3d97fd49  R11 = 0x3d97fd49;
    expect lane 14 R8 = 0x3e05427f  R9 = 0x3e05427f  R10 = 0x3ec33d2a  R11 = 0x3d88732e;
    expect lane 15 R8 = 0x3d88732e  R9 = 0x3d21fb3c  R10 = 0x3d88732e  R11 = 0x3e4749e6;
    expect lane 16 R8 = 0x3db5910f  R9 = 0x3c9085dc  R10 = 0x3d39152b  R11 = 0x3db5910f;
    expect lane 17 R8 = 0x3e8a7eb0  R9 = 0x3e2f8e42  R10 = 0x3c9085dc  R11 = 0x3e2f8e42;
    expect lane 18 R8 = 0x3efb6716  R9 = 0x3efb6716  R10 = 0x3f26c285  R11 = 0x3f4c91ff;
    expect lane 19 R8 = 0x3efb6716  R9 = 0x3f4c91ff  R10 = 0x3ed8b68a  R11 = 0x3f26c285;
    expect lane 20 R8 = 0x3e1c98ac  R9 = 0x3f03d1a5  R10 = 0x3ea57307  R11 = 0x3f1fbbde;
    expect lane 21 R8 = 0x3f03d1a5  R9 = 0x3ea57307  R10 = 0x3dea5d18  R11 = 0x3ea57307;
    expect lane 22 R8 = 0x3ee9aeb5  R9 = 0x3f1fbbde  R10 = 0x3d2796b2  R11 = 0x3d21fb3c;
    expect lane 23 R8 = 0x3ee9aeb5  R9 = 0x3f1fbbde  R10 = 0x3d332381  R11 = 0x3d39152b;
    expect lane 24 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3dc33090;
    expect lane 25 R8 = 0x3e9e72b6  R9 = 0x3e9e72b6  R10 = 0x3e9e72b6  R11 = 0x3ed8b68a;
    expect lane 26 R8 = 0x3e8014bf  R9 = 0x3f76f5ae  R10 = 0x3e8014bf  R11 = 0x3da883d6;
    expect lane 27 R8 = 0x3de02d76  R9 = 0x3f0bb499  R10 = 0x3da883d6  R11 = 0x3e29186a;
    expect lane 28 R8 = 0x3ebe12de  R9 = 0x3ee3f169  R10 = 0x3ea57307  R11 = 0x3f15862a;
    expect lane 29 R8 = 0x3f54ad56  R9 = 0x3ebe12de  R10 = 0x3f15862a  R11 = 0x3e6495df;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3c3e4149  R9 = 0x3f6571e9  R10 = 0x3c3e4149  R11 = 0x3d810b65;
    expect lane 1 R8 = 0x3ebb8576  R9 = 0x3da44a4a  R10 = 0x3c3e4149  R11 = 0x3ebb8576;
    expect lane 2 R8 = 0x3eef815c  R9 = 0x3f44a58e  R10 = 0x3f44a58e  R11 = 0x3f0eef65;
    expect lane 3 R8 = 0x3e7c1c33  R9 = 0x3eef815c  R10 = 0x3eef815c  R11 = 0x3eef815c;
    expect lane 4 R8 = 0x3eaf0f68  R9 = 0x3be539c1  R10 = 0x3e9c274c  R11 = 0x3eaf0f68;
    expect lane 5 R8 = 0x3eaf0f68  R9 = 0x3e9c274c  R10 = 0x3ea57307  R11 = 0x3eaf0f68;
    expect lane 6 R8 = 0x3e741e7e  R9 = 0x3ecdd008  R10 = 0x3f18e237  R11 = 0x3be539c1;
    expect lane 7 R8 = 0x3be539c1  R9 = 0x3e9e72b6  R10 = 0x3db5910f  R11 = 0x3ecdd008;
    expect lane 8 R8 = 0x3de02d76  R9 = 0x3ef272b8  R10 = 0x3de02d76  R11 = 0x3e6495df;
    expect lane 9 R8 = 0x3ef272b8  R9 = 0x3d11d2af  R10 = 0x3ef272b8  R11 = 0x3f26c285;
    expect lane 10 R8 = 0x3ee9aeb5  R9 = 0x3e3ce703  R10 = 0x3e10a753  R11 = 0x3d39152b;
    expect lane 11 R8 = 0x3e9c274c  R9 = 0x3f6571e9  R10 = 0x3f5cf7df  R11 = 0x3f6571e9;
    expect lane 12 R8 = 0x3eaa3716  R9 = 0x3e822039  R10 = 0x3eb8fd34  R11 = 0x3e822039;
    expect lane 13 R8 = 0x3eb8fd34  R9 = 0x3e8a7eb0  R10 = 0x3e8a7eb0  R11 = 0x3e8a7eb0;
    expect lane 14 R8 = 0x3eef815c  R9 = 0x3eef815c  R10 = 0x3ed8b68a  R11 = 0x3cadd37d;
    expect lane 15 R8 = 0x3cadd37d  R9 = 0x3f54ad56  R10 = 0x3cadd37d  R11 = 0x3ee6cd65;
    expect lane 16 R8 = 0x3ed8b68a  R9 = 0x3f03d1a5  R10 = 0x3f12353d  R11 = 0x3ed8b68a;
    expect lane 17 R8 = 0x3e362862  R9 = 0x3e8ecb3b  R10 = 0x3f03d1a5  R11 = 0x3e8ecb3b;
    expect lane 18 R8 = 0x3dc7dbe0  R9 = 0x3dc7dbe0  R10 = 0x3f26c285  R11 = 0x3be539c1;
    expect lane 19 R8 = 0x3dc7dbe0  R9 = 0x3be539c1  R10 = 0x3c3e4149  R11 = 0x3f26c285;
    expect lane 20 R8 = 0x3cce54ac  R9 = 0x3f26c285  R10 = 0x3e822039  R11 = 0x3f6e1bbf;
    expect lane 21 R8 = 0x3f26c285  R9 = 0x3e822039  R10 = 0x3c978dc6  R11 = 0x3e822039;
    expect lane 22 R8 = 0x3d7add24  R9 = 0x3b70f18f  R10 = 0x3e8014bf  R11 = 0x3efb6716;
    expect lane 23 R8 = 0x3d7add24  R9 = 0x3b70f18f  R10 = 0x3dba0b38  R11 = 0x3c9085dc;
    expect lane 24 R8 = 0x3da883d6  R9 = 0x3da883d6  R10 = 0x3da883d6  R11 = 0x3e405417;
    expect lane 25 R8 = 0x3e99e0e0  R9 = 0x3e99e0e0  R10 = 0x3e99e0e0  R11 = 0x3e9c274c;
    expect lane 26 R8 = 0x3d88732e  R9 = 0x3d88732e  R10 = 0x3d88732e  R11 = 0x3d88732e;
    expect lane 27 R8 = 0x3f03d1a5  R9 = 0x3d88732e  R10 = 0x3d88732e  R11 = 0x3f35581d;
    expect lane 28 R8 = 0x3ed081ca  R9 = 0x3f76f5ae  R10 = 0x3e932b72  R11 = 0x3dc7dbe0;
    expect lane 29 R8 = 0x3b1f22b4  R9 = 0x3ed081ca  R10 = 0x3dc7dbe0  R11 = 0x3f76f5ae;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d39152b  R9 = 0x3f0bb499  R10 = 0x3d39152b  R11 = 0x3d940344;
    expect lane 1 R8 = 0x3ec87c30  R9 = 0x3e8645b8  R10 = 0x3d39152b  R11 = 0x3ec87c30;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f76f5ae  R10 = 0x3f76f5ae  R11 = 0x3f7db8de;
    expect lane 3 R8 = 0x3c0c6153  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3d97fd49  R9 = 0x3f03d1a5  R10 = 0x3e05427f  R11 = 0x3d97fd49;
    expect lane 5 R8 = 0x3d97fd49  R9 = 0x3e05427f  R10 = 0x3dcc97b4  R11 = 0x3d97fd49;
    expect lane 6 R8 = 0x3c15a705  R9 = 0x3cd6f7d5  R10 = 0x3d588468  R11 = 0x3c9085dc;
    expect lane 7 R8 = 0x3c9085dc  R9 = 0x3ec5da14  R10 = 0x3e027f06  R11 = 0x3cd6f7d5;
    expect lane 8 R8 = 0x3db12727  R9 = 0x3ecdd008  R10 = 0x3db12727  R11 = 0x3cf2212d;
    expect lane 9 R8 = 0x3ecdd008  R9 = 0x3e3ce703  R10 = 0x3ecdd008  R11 = 0x3f6571e9;
    expect lane 10 R8 = 0x3e9562f6  R9 = 0x3ea31890  R10 = 0x3ea57307  R11 = 0x3eaf0f68;
    expect lane 11 R8 = 0x3e9e72b6  R9 = 0x3e932b72  R10 = 0x3e8a7eb0  R11 = 0x3e932b72;
    expect lane 12 R8 = 0x3e362862  R9 = 0x3e9c274c  R10 = 0x3f26c285  R11 = 0x3e9c274c;
    expect lane 13 R8 = 0x3f26c285  R9 = 0x3d0ca7e6  R10 = 0x3d0ca7e6  R11 = 0x3d0ca7e6;
    expect lane 14 R8 = 0x3dba0b38  R9 = 0x3dba0b38  R10 = 0x3f12353d  R11 = 0x3c15a705;
    expect lane 15 R8 = 0x3c15a705  R9 = 0x3f35581d  R10 = 0x3c15a705  R11 = 0x3e4749e6;
    expect lane 16 R8 = 0x3cce54ac  R9 = 0x3be539c1  R10 = 0x3f12353d  R11 = 0x3cce54ac;
    expect lane 17 R8 = 0x3c3e4149  R9 = 0x3db5910f  R10 = 0x3be539c1  R11 = 0x3db5910f;
    expect lane 18 R8 = 0x3eaf0f68  R9 = 0x3eaf0f68  R10 = 0x3b1f22b4  R11 = 0x3e520029;
    expect lane 19 R8 = 0x3eaf0f68  R9 = 0x3e520029  R10 = 0x3f4c91ff  R11 = 0x3b1f22b4;
    expect lane 20 R8 = 0x3c3e4149  R9 = 0x3def8e51  R10 = 0x3f76f5ae  R11 = 0x3be539c1;
    expect lane 21 R8 = 0x3def8e51  R9 = 0x3f76f5ae  R10 = 0x3cf2212d  R11 = 0x3f76f5ae;
    expect lane 22 R8 = 0x3ef272b8  R9 = 0x3f6e1bbf  R10 = 0x3e8645b8  R11 = 0x3f18e237;
    expect lane 23 R8 = 0x3ef272b8  R9 = 0x3f6e1bbf  R10 = 0x3d9018f4  R11 = 0x3b70f18f;
    expect lane 24 R8 = 0x3f76f5ae  R9 = 0x3f76f5ae  R10 = 0x3f76f5ae  R11 = 0x3f24fc9f;
    expect lane 25 R8 = 0x3e10a753  R9 = 0x3e10a753  R10 = 0x3e10a753  R11 = 0x3d97fd49;
    expect lane 26 R8 = 0x3cfb9ac3  R9 = 0x00000000  R10 = 0x3cfb9ac3  R11 = 0x3d88732e;
    expect lane 27 R8 = 0x3eef815c  R9 = 0x3c15a705  R10 = 0x3d88732e  R11 = 0x3e29186a;
    expect lane 28 R8 = 0x3de53cd4  R9 = 0x3ba9c9b6  R10 = 0x3dcc97b4  R11 = 0x3ddb2eee;
    expect lane 29 R8 = 0x3dcc97b4  R9 = 0x3de53cd4  R10 = 0x3ddb2eee  R11 = 0x3df4d090;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 3 { # A
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3e828283  R10 = 0x3f800000  R11 = 0x3f5adadb;
    expect lane 1 R8 = 0x3ed8d8d9  R9 = 0x3f189899  R10 = 0x3f800000  R11 = 0x3ed8d8d9;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3ef2f2f3  R10 = 0x3ef2f2f3  R11 = 0x3f53d3d4;
    expect lane 3 R8 = 0x3f2babac  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3ed4d4d5  R9 = 0x3efafafb  R10 = 0x3f4fcfd0  R11 = 0x3ed4d4d5;
    expect lane 5 R8 = 0x3ed4d4d5  R9 = 0x3f4fcfd0  R10 = 0x3f1d9d9e  R11 = 0x3ed4d4d5;
    expect lane 6 R8 = 0x3de8e8e9  R9 = 0x3e40c0c1  R10 = 0x3e828283  R11 = 0x3e50d0d1;
    expect lane 7 R8 = 0x3e50d0d1  R9 = 0x3e7cfcfd  R10 = 0x3e68e8e9  R11 = 0x3e40c0c1;
    expect lane 8 R8 = 0x3ea8a8a9  R9 = 0x3e1c9c9d  R10 = 0x3ea8a8a9  R11 = 0x3e929293;
    expect lane 9 R8 = 0x3e1c9c9d  R9 = 0x3ebebebf  R10 = 0x3e1c9c9d  R11 = 0x3e40c0c1;
    expect lane 10 R8 = 0x3e949495  R9 = 0x3e909091  R10 = 0x3f73f3f4  R11 = 0x3e8a8a8b;
    expect lane 11 R8 = 0x3f2eaeaf  R9 = 0x3e008081  R10 = 0x3e9a9a9b  R11 = 0x3e008081;
    expect lane 12 R8 = 0x3eececed  R9 = 0x3eaaaaab  R10 = 0x3e008081  R11 = 0x3eaaaaab;
    expect lane 13 R8 = 0x3e008081  R9 = 0x3eeaeaeb  R10 = 0x3eeaeaeb  R11 = 0x3eeaeaeb;
    expect lane 14 R8 = 0x3f3ebebf  R9 = 0x3f3ebebf  R10 = 0x3f26a6a7  R11 = 0x3d808081;
    expect lane 15 R8 = 0x3d808081  R9 = 0x3ed2d2d3  R10 = 0x3d808081  R11 = 0x3f36b6b7;
    expect lane 16 R8 = 0x3f3fbfc0  R9 = 0x3f67e7e8  R10 = 0x3eeaeaeb  R11 = 0x3f3fbfc0;
    expect lane 17 R8 = 0x3e8a8a8b  R9 = 0x3eaaaaab  R10 = 0x3f67e7e8  R11 = 0x3eaaaaab;
    expect lane 18 R8 = 0x3ee8e8e9  R9 = 0x3ee8e8e9  R10 = 0x3f129293  R11 = 0x3ecacacb;
    expect lane 19 R8 = 0x3ee8e8e9  R9 = 0x3ecacacb  R10 = 0x3ecacacb  R11 = 0x3f129293;
    expect lane 20 R8 = 0x3f57d7d8  R9 = 0x3f048485  R10 = 0x3f22a2a3  R11 = 0x3eeaeaeb;
    expect lane 21 R8 = 0x3f048485  R9 = 0x3f22a2a3  R10 = 0x3f1e9e9f  R11 = 0x3f22a2a3;
    expect lane 22 R8 = 0x3eb4b4b5  R9 = 0x3ebababb  R10 = 0x3f36b6b7  R11 = 0x3f22a2a3;
    expect lane 23 R8 = 0x3eb4b4b5  R9 = 0x3ebababb  R10 = 0x3f4bcbcc  R11 = 0x3f5fdfe0;
    expect lane 24 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3e929293;
    expect lane 25 R8 = 0x3e808081  R9 = 0x3e808081  R10 = 0x3e808081  R11 = 0x3e50d0d1;
    expect lane 26 R8 = 0x3e8c8c8d  R9 = 0x3e828283  R10 = 0x3e8c8c8d  R11 = 0x3e929293;
    expect lane 27 R8 = 0x3e9a9a9b  R9 = 0x3e888889  R10 = 0x3e929293  R11 = 0x3f028283;
    expect lane 28 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3d008081  R11 = 0x3f28a8a9;
    expect lane 29 R8 = 0x3f6bebec  R9 = 0x3ec6c6c7  R10 = 0x3f28a8a9  R11 = 0x3e008081;
    expect lane 30 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 31 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
