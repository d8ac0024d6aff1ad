# DXT1, sRGB encoded: the colours are decoded, alpha is not.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-82 PD-82a PD-83
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
bytes 0x30000000 66dc8c43ef9642f4 07f4997c2224520f fe06bc4d16b7a1cf 486f486f017184f9
bytes 0x30000020 1db3780f8bdee128 15e8c85fd096ebe2 c26abcba15c525b3 8e8d8e8d4514199d
bytes 0x30000040 4fe8ad9397704db1 d45b70151a6c0c43 277797d392440cdf 4ca54ca5c20c0a5e
bytes 0x30000060 c4d8d080891e94ac ccfef680d2a99510 1c0e023883ee238b f72df72d3dd925e1
texture 0 { format DXT1 UNORM layout pitch 128 size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3ecdd008  R9 = 0x3d5f26b6  R10 = 0x3e39831f  R11 = 0x3e39831f;
    expect lane 1 R8 = 0x3d5f26b6  R9 = 0x3ecdd008  R10 = 0x3e39831f  R11 = 0x3ecdd008;
    expect lane 2 R8 = 0x3f6e1bbf  R9 = 0x3e4ad2af  R10 = 0x3f6e1bbf  R11 = 0x3f1c4970;
    expect lane 3 R8 = 0x3f1c4970  R9 = 0x3f6e1bbf  R10 = 0x3f6e1bbf  R11 = 0x3f1c4970;
    expect lane 4 R8 = 0x00000000  R9 = 0x3d8c3e48  R10 = 0x3d8c3e48  R11 = 0x3c978dc6;
    expect lane 5 R8 = 0x00000000  R9 = 0x3c978dc6  R10 = 0x00000000  R11 = 0x3d8c3e48;
    expect lane 6 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3e168e51;
    expect lane 7 R8 = 0x00000000  R9 = 0x3e168e51  R10 = 0x3e168e51  R11 = 0x3e168e51;
    expect lane 8 R8 = 0x3e4ad2af  R9 = 0x3d588468  R10 = 0x3e4ad2af  R11 = 0x3d588468;
    expect lane 9 R8 = 0x3b1f22b4  R9 = 0x3d588468  R10 = 0x3e4ad2af  R11 = 0x3eec955b;
    expect lane 10 R8 = 0x3f02460c  R9 = 0x3dd1641d  R10 = 0x3f5cf7df  R11 = 0x3f5cf7df;
    expect lane 11 R8 = 0x3dd1641d  R9 = 0x3f02460c  R10 = 0x3e84308b  R11 = 0x3dd1641d;
    expect lane 12 R8 = 0x3f02460c  R9 = 0x3f02460c  R10 = 0x3f02460c  R11 = 0x3f02460c;
    expect lane 13 R8 = 0x3e168e51  R9 = 0x00000000  R10 = 0x3e168e51  R11 = 0x3f02460c;
    expect lane 14 R8 = 0x3e8645b8  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3e8645b8;
    expect lane 15 R8 = 0x3e8645b8  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3e8645b8;
    expect lane 16 R8 = 0x3f5cf7df  R9 = 0x3f5cf7df  R10 = 0x3e979f6f  R11 = 0x3ee3f169;
    expect lane 17 R8 = 0x3ee3f169  R9 = 0x3e979f6f  R10 = 0x3f21794d  R11 = 0x3e979f6f;
    expect lane 18 R8 = 0x3dd1641d  R9 = 0x3cadd37d  R10 = 0x3d588468  R11 = 0x3d588468;
    expect lane 19 R8 = 0x3d588468  R9 = 0x3ba9c9b6  R10 = 0x3dd1641d  R11 = 0x3ba9c9b6;
    expect lane 20 R8 = 0x3e2f8e42  R9 = 0x3f2c253c  R10 = 0x3e2f8e42  R11 = 0x3ebe12de;
    expect lane 21 R8 = 0x3e2f8e42  R9 = 0x3f2c253c  R10 = 0x3ebe12de  R11 = 0x3f2c253c;
    expect lane 22 R8 = 0x3ec0a56e  R9 = 0x00000000  R10 = 0x3ec0a56e  R11 = 0x3ec0a56e;
    expect lane 23 R8 = 0x3ec0a56e  R9 = 0x3ec0a56e  R10 = 0x00000000  R11 = 0x3ec0a56e;
    expect lane 24 R8 = 0x3f06f104  R9 = 0x3eb8fd34  R10 = 0x3f06f104  R11 = 0x3e6c471f;
    expect lane 25 R8 = 0x3e6c471f  R9 = 0x3f3aff7a  R10 = 0x3f06f104  R11 = 0x3f3aff7a;
    expect lane 26 R8 = 0x3e6c471f  R9 = 0x3f2c253c  R10 = 0x3f800000  R11 = 0x3f2c253c;
    expect lane 27 R8 = 0x3f2c253c  R9 = 0x3f2c253c  R10 = 0x3ed5f508  R11 = 0x3e6c471f;
    expect lane 28 R8 = 0x3c6ca5df  R9 = 0x00000000  R10 = 0x3b1f22b4  R11 = 0x00000000;
    expect lane 29 R8 = 0x3c6ca5df  R9 = 0x00000000  R10 = 0x3c6ca5df  R11 = 0x3b1f22b4;
    expect lane 30 R8 = 0x3cb5a602  R9 = 0x3cb5a602  R10 = 0x00000000  R11 = 0x3cb5a602;
    expect lane 31 R8 = 0x3cb5a602  R9 = 0x00000000  R10 = 0x3cb5a602  R11 = 0x00000000;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e6c471f  R9 = 0x3e29186a  R10 = 0x3e4749e6  R11 = 0x3e4749e6;
    expect lane 1 R8 = 0x3e29186a  R9 = 0x3e6c471f  R10 = 0x3e4749e6  R11 = 0x3e6c471f;
    expect lane 2 R8 = 0x3e6495df  R9 = 0x3e932b72  R10 = 0x3e6495df  R11 = 0x3e78188b;
    expect lane 3 R8 = 0x3e78188b  R9 = 0x3e6495df  R10 = 0x3e6495df  R11 = 0x3e78188b;
    expect lane 4 R8 = 0x00000000  R9 = 0x3eef815c  R10 = 0x3eef815c  R11 = 0x3f1732cc;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f1732cc  R10 = 0x3f3ce7b2  R11 = 0x3eef815c;
    expect lane 6 R8 = 0x3f54ad56  R9 = 0x3f54ad56  R10 = 0x3f54ad56  R11 = 0x3f54ad56;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f54ad56  R10 = 0x3f54ad56  R11 = 0x3f54ad56;
    expect lane 8 R8 = 0x3e8ecb3b  R9 = 0x3f055ff7  R10 = 0x3e8ecb3b  R11 = 0x3f055ff7;
    expect lane 9 R8 = 0x3f5cf7df  R9 = 0x3f055ff7  R10 = 0x3e8ecb3b  R11 = 0x3df4d090;
    expect lane 10 R8 = 0x3db12727  R9 = 0x3f76f5ae  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f76f5ae  R9 = 0x3db12727  R10 = 0x3ec5da14  R11 = 0x3f76f5ae;
    expect lane 12 R8 = 0x3dba0b38  R9 = 0x3dba0b38  R10 = 0x3dba0b38  R11 = 0x3dba0b38;
    expect lane 13 R8 = 0x3dcc97b4  R9 = 0x00000000  R10 = 0x3dcc97b4  R11 = 0x3dba0b38;
    expect lane 14 R8 = 0x3ee3f169  R9 = 0x3ee3f169  R10 = 0x3ee3f169  R11 = 0x3ee3f169;
    expect lane 15 R8 = 0x3ee3f169  R9 = 0x3ee3f169  R10 = 0x3ee3f169  R11 = 0x3ee3f169;
    expect lane 16 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3e362862  R11 = 0x3da44a4a;
    expect lane 17 R8 = 0x3da44a4a  R9 = 0x3e362862  R10 = 0x3cce54ac  R11 = 0x3e362862;
    expect lane 18 R8 = 0x3e43ca60  R9 = 0x3eaa3716  R10 = 0x3e822039  R11 = 0x3e822039;
    expect lane 19 R8 = 0x3e822039  R9 = 0x3ed8b68a  R10 = 0x3e43ca60  R11 = 0x3ed8b68a;
    expect lane 20 R8 = 0x3f4c91ff  R9 = 0x3e29186a  R10 = 0x3f4c91ff  R11 = 0x3ed338c9;
    expect lane 21 R8 = 0x3f4c91ff  R9 = 0x3e29186a  R10 = 0x3ed338c9  R11 = 0x3e29186a;
    expect lane 22 R8 = 0x3ecdd008  R9 = 0x00000000  R10 = 0x3ecdd008  R11 = 0x3ecdd008;
    expect lane 23 R8 = 0x3ecdd008  R9 = 0x3ecdd008  R10 = 0x00000000  R11 = 0x3ecdd008;
    expect lane 24 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 25 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 26 R8 = 0x3c3e4149  R9 = 0x3ea7d288  R10 = 0x3f35581d  R11 = 0x3ea7d288;
    expect lane 27 R8 = 0x3ea7d288  R9 = 0x3ea7d288  R10 = 0x3dd6412b  R11 = 0x3c3e4149;
    expect lane 28 R8 = 0x3df4d090  R9 = 0x00000000  R10 = 0x3f0bb499  R11 = 0x00000000;
    expect lane 29 R8 = 0x3df4d090  R9 = 0x00000000  R10 = 0x3df4d090  R11 = 0x3f0bb499;
    expect lane 30 R8 = 0x3f03d1a5  R9 = 0x3f03d1a5  R10 = 0x00000000  R11 = 0x3f03d1a5;
    expect lane 31 R8 = 0x3f03d1a5  R9 = 0x00000000  R10 = 0x3f03d1a5  R11 = 0x00000000;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3d588468  R9 = 0x3dff885e  R10 = 0x3daccd6f  R11 = 0x3daccd6f;
    expect lane 1 R8 = 0x3dff885e  R9 = 0x3d588468  R10 = 0x3daccd6f  R11 = 0x3d588468;
    expect lane 2 R8 = 0x3d2796b2  R9 = 0x3f1e0140  R10 = 0x3d2796b2  R11 = 0x3e13966a;
    expect lane 3 R8 = 0x3e13966a  R9 = 0x3d2796b2  R10 = 0x3d2796b2  R11 = 0x3e13966a;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f4c91ff  R10 = 0x3f4c91ff  R11 = 0x3f5cf7df;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f5cf7df  R10 = 0x3f6e1bbf  R11 = 0x3f4c91ff;
    expect lane 6 R8 = 0x3d5f26b6  R9 = 0x3d5f26b6  R10 = 0x3d5f26b6  R11 = 0x3d5f26b6;
    expect lane 7 R8 = 0x00000000  R9 = 0x3d5f26b6  R10 = 0x3d5f26b6  R11 = 0x3d5f26b6;
    expect lane 8 R8 = 0x3f40c0d2  R9 = 0x3f26c285  R10 = 0x3f40c0d2  R11 = 0x3f26c285;
    expect lane 9 R8 = 0x3f1090ef  R9 = 0x3f26c285  R10 = 0x3f40c0d2  R11 = 0x3f5cf7df;
    expect lane 10 R8 = 0x3e8014bf  R9 = 0x3d5f26b6  R10 = 0x3ed5f508  R11 = 0x3ed5f508;
    expect lane 11 R8 = 0x3d5f26b6  R9 = 0x3e8014bf  R10 = 0x3e05427f  R11 = 0x3d5f26b6;
    expect lane 12 R8 = 0x3f4c91ff  R9 = 0x3f4c91ff  R10 = 0x3f4c91ff  R11 = 0x3f4c91ff;
    expect lane 13 R8 = 0x3ba9c9b6  R9 = 0x00000000  R10 = 0x3ba9c9b6  R11 = 0x3f4c91ff;
    expect lane 14 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 15 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3e2f8e42;
    expect lane 16 R8 = 0x3e4ad2af  R9 = 0x3e4ad2af  R10 = 0x3e168e51  R11 = 0x3e25eb07;
    expect lane 17 R8 = 0x3e25eb07  R9 = 0x3e168e51  R10 = 0x3e362862  R11 = 0x3e168e51;
    expect lane 18 R8 = 0x3ec0a56e  R9 = 0x3e8ca281  R10 = 0x3ea57307  R11 = 0x3ea57307;
    expect lane 19 R8 = 0x3ea57307  R9 = 0x3e6c471f  R10 = 0x3ec0a56e  R11 = 0x3e6c471f;
    expect lane 20 R8 = 0x3d2796b2  R9 = 0x3f02460c  R10 = 0x3d2796b2  R11 = 0x3e4ad2af;
    expect lane 21 R8 = 0x3d2796b2  R9 = 0x3f02460c  R10 = 0x3e4ad2af  R11 = 0x3f02460c;
    expect lane 22 R8 = 0x3dff885e  R9 = 0x00000000  R10 = 0x3dff885e  R11 = 0x3dff885e;
    expect lane 23 R8 = 0x3dff885e  R9 = 0x3dff885e  R10 = 0x00000000  R11 = 0x3dff885e;
    expect lane 24 R8 = 0x3d5f26b6  R9 = 0x3dff885e  R10 = 0x3d5f26b6  R11 = 0x3e6c471f;
    expect lane 25 R8 = 0x3e6c471f  R9 = 0x3c792d22  R10 = 0x3d5f26b6  R11 = 0x3c792d22;
    expect lane 26 R8 = 0x3eec955b  R9 = 0x3e55a4e7  R10 = 0x3dff885e  R11 = 0x3e55a4e7;
    expect lane 27 R8 = 0x3e55a4e7  R9 = 0x3e55a4e7  R10 = 0x3ea31890  R11 = 0x3eec955b;
    expect lane 28 R8 = 0x3e4ad2af  R9 = 0x00000000  R10 = 0x3f4c91ff  R11 = 0x00000000;
    expect lane 29 R8 = 0x3e4ad2af  R9 = 0x00000000  R10 = 0x3e4ad2af  R11 = 0x3f4c91ff;
    expect lane 30 R8 = 0x3f02460c  R9 = 0x3f02460c  R10 = 0x00000000  R11 = 0x3f02460c;
    expect lane 31 R8 = 0x3f02460c  R9 = 0x00000000  R10 = 0x3f02460c  R11 = 0x00000000;
}

warp 3 { # A
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 19 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 20 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 21 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 22 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 25 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 26 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 27 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 28 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 29 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 30 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}
