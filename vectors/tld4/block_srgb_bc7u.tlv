# BC7U, sRGB encoded: the colours are decoded, alpha is not.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-82 PD-82a
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
bytes 0x30000000 848b015be5af9e50304b5425feffffff 8cd5b9c743a2221f33860baefaffffff 94f3cd908dbaf7f64581405afdffffff 9c39f8f4e204bb1b6a8c9a5bfdffffff
bytes 0x30000040 a4918d5b45be3355300861d3ffffffff ace5f8edff1cbcdb306aecc3feffffff b4e3245366e126c82c397623fdffffff bc21837dbcca8124846fb2e3fcffffff
bytes 0x30000080 c4b9b62f00aa57f21920fbf5feffffff cc25742a9b5d7803225b286dfeffffff d47bc8ed057060c6d0520fc0faffffff dcd3d2224805135c6a215f0ef8ffffff
bytes 0x300000c0 e4bf51e26537104478148bbafcffffff ec771d8a417594d7917dc3fafbffffff f471c0b54dba6488cbed9ea5faffffff fcd5164b792ce2c0ad76bb8afcffffff
texture 0 { format BC7U UNORM layout pitch 256 size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3cfb9ac3  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3cce54ac;
    expect lane 1 R8 = 0x3cfb9ac3  R9 = 0x3f3aff7a  R10 = 0x3d88732e  R11 = 0x3cfb9ac3;
    expect lane 2 R8 = 0x3d2796b2  R9 = 0x3d2796b2  R10 = 0x3e6c471f  R11 = 0x3d8c3e48;
    expect lane 3 R8 = 0x3d2796b2  R9 = 0x3d2796b2  R10 = 0x3f23398c  R11 = 0x3e6c471f;
    expect lane 4 R8 = 0x3e6c471f  R9 = 0x3eef815c  R10 = 0x3f02460c  R11 = 0x3f13dc50;
    expect lane 5 R8 = 0x3e6c471f  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3f02460c;
    expect lane 6 R8 = 0x3f1090ef  R9 = 0x3f40c0d2  R10 = 0x00000000  R11 = 0x3ea7d288;
    expect lane 7 R8 = 0x3ec0a56e  R9 = 0x3f1090ef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3eec955b  R9 = 0x3ec5da14  R10 = 0x3e8645b8  R11 = 0x3e0dc104;
    expect lane 9 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3e8645b8  R11 = 0x3e8645b8;
    expect lane 10 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3c15a705  R11 = 0x3e168e51;
    expect lane 11 R8 = 0x3e168e51  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3c15a705;
    expect lane 12 R8 = 0x3eaa3716  R9 = 0x3d88732e  R10 = 0x3eaa3716  R11 = 0x3e90f8df;
    expect lane 13 R8 = 0x3eaa3716  R9 = 0x3eaa3716  R10 = 0x3eaa3716  R11 = 0x3eaa3716;
    expect lane 14 R8 = 0x3dff885e  R9 = 0x3dff885e  R10 = 0x3dff885e  R11 = 0x3e43ca60;
    expect lane 15 R8 = 0x3dff885e  R9 = 0x3dff885e  R10 = 0x3dff885e  R11 = 0x3dff885e;
    expect lane 16 R8 = 0x3f2c253c  R9 = 0x3eb8fd34  R10 = 0x3e4ad2af  R11 = 0x3f40c0d2;
    expect lane 17 R8 = 0x3e4ad2af  R9 = 0x3f2c253c  R10 = 0x3f2c253c  R11 = 0x3e4ad2af;
    expect lane 18 R8 = 0x3e6c471f  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3e8ca281;
    expect lane 19 R8 = 0x3daccd6f  R9 = 0x3daccd6f  R10 = 0x3cfb9ac3  R11 = 0x3cfb9ac3;
    expect lane 20 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3b1f22b4  R11 = 0x3ebb8576;
    expect lane 21 R8 = 0x3b1f22b4  R9 = 0x3b1f22b4  R10 = 0x3b1f22b4  R11 = 0x3b1f22b4;
    expect lane 22 R8 = 0x3dd1641d  R9 = 0x3dd1641d  R10 = 0x3dd1641d  R11 = 0x3da020ba;
    expect lane 23 R8 = 0x3dd1641d  R9 = 0x3dd1641d  R10 = 0x3dd1641d  R11 = 0x3dd1641d;
    expect lane 24 R8 = 0x3cfb9ac3  R9 = 0x3cfb9ac3  R10 = 0x3cfb9ac3  R11 = 0x3efe6e00;
    expect lane 25 R8 = 0x3cfb9ac3  R9 = 0x3ba9c9b6  R10 = 0x3e9c274c  R11 = 0x3cfb9ac3;
    expect lane 26 R8 = 0x3daccd6f  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3f1e0140;
    expect lane 27 R8 = 0x3e6c471f  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3e6c471f;
    expect lane 28 R8 = 0x3eaa3716  R9 = 0x3eaa3716  R10 = 0x3ed5f508  R11 = 0x3e7c1c33;
    expect lane 29 R8 = 0x3eaa3716  R9 = 0x3eaa3716  R10 = 0x3f03d1a5  R11 = 0x3b1f22b4;
    expect lane 30 R8 = 0x3f6e1bbf  R9 = 0x3f3aff7a  R10 = 0x3dd1641d  R11 = 0x3e5d0a89;
    expect lane 31 R8 = 0x3dd1641d  R9 = 0x3dd1641d  R10 = 0x3cadd37d  R11 = 0x3dd1641d;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3daccd6f  R9 = 0x3ba9c9b6  R10 = 0x3ba9c9b6  R11 = 0x3f1090ef;
    expect lane 1 R8 = 0x3daccd6f  R9 = 0x3ba9c9b6  R10 = 0x3dc7dbe0  R11 = 0x3daccd6f;
    expect lane 2 R8 = 0x3daccd6f  R9 = 0x3f4c91ff  R10 = 0x3eaa3716  R11 = 0x3cfb9ac3;
    expect lane 3 R8 = 0x3f4c91ff  R9 = 0x3f4c91ff  R10 = 0x3d65e6fd  R11 = 0x3eaa3716;
    expect lane 4 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f02460c;
    expect lane 5 R8 = 0x3f3aff7a  R9 = 0x3cb5a602  R10 = 0x3cb5a602  R11 = 0x3f3aff7a;
    expect lane 6 R8 = 0x3daccd6f  R9 = 0x3f1090ef  R10 = 0x3e6c471f  R11 = 0x3de02d76;
    expect lane 7 R8 = 0x3e2f8e42  R9 = 0x3daccd6f  R10 = 0x3e6c471f  R11 = 0x3e6c471f;
    expect lane 8 R8 = 0x3f3aff7a  R9 = 0x3f0884cd  R10 = 0x3e6c471f  R11 = 0x3f469c49;
    expect lane 9 R8 = 0x3ec0a56e  R9 = 0x3ec0a56e  R10 = 0x3e6c471f  R11 = 0x3e6c471f;
    expect lane 10 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3b1f22b4  R11 = 0x3e885fc3;
    expect lane 11 R8 = 0x3e2f8e42  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3b1f22b4;
    expect lane 12 R8 = 0x3e2f8e42  R9 = 0x3e10a753  R10 = 0x00000000  R11 = 0x3cf2212d;
    expect lane 13 R8 = 0x00000000  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f4c91ff  R9 = 0x3f4c91ff  R10 = 0x3f4c91ff  R11 = 0x3f06f104;
    expect lane 15 R8 = 0x3f4c91ff  R9 = 0x3f4c91ff  R10 = 0x3f4c91ff  R11 = 0x3f4c91ff;
    expect lane 16 R8 = 0x3f2c253c  R9 = 0x3dba0b38  R10 = 0x3d8c3e48  R11 = 0x3eec955b;
    expect lane 17 R8 = 0x3d8c3e48  R9 = 0x3f2c253c  R10 = 0x3f2c253c  R11 = 0x3d8c3e48;
    expect lane 18 R8 = 0x3cb5a602  R9 = 0x3cb5a602  R10 = 0x3cb5a602  R11 = 0x3ebb8576;
    expect lane 19 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3ba9c9b6  R11 = 0x3ba9c9b6;
    expect lane 20 R8 = 0x3f1e0140  R9 = 0x3f1e0140  R10 = 0x3d2796b2  R11 = 0x3bd56360;
    expect lane 21 R8 = 0x3e6c471f  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3e6c471f;
    expect lane 22 R8 = 0x3e6c471f  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3dfa23e5;
    expect lane 23 R8 = 0x3e6c471f  R9 = 0x3e6c471f  R10 = 0x3e6c471f  R11 = 0x3e6c471f;
    expect lane 24 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3dba0b38;
    expect lane 25 R8 = 0x3c15a705  R9 = 0x3e6c471f  R10 = 0x3e1c98ac  R11 = 0x3c15a705;
    expect lane 26 R8 = 0x3f6e1bbf  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3d8c3e48;
    expect lane 27 R8 = 0x3e8645b8  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3e8645b8;
    expect lane 28 R8 = 0x3dd1641d  R9 = 0x3dd1641d  R10 = 0x3b1f22b4  R11 = 0x3e8645b8;
    expect lane 29 R8 = 0x3dd1641d  R9 = 0x3dd1641d  R10 = 0x3e080ea2  R11 = 0x3dd1641d;
    expect lane 30 R8 = 0x3e168e51  R9 = 0x3ba9c9b6  R10 = 0x3c15a705  R11 = 0x3e822039;
    expect lane 31 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3e080ea2  R11 = 0x3c15a705;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3e979f6f  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x3efe6e00;
    expect lane 1 R8 = 0x3e979f6f  R9 = 0x3ed5f508  R10 = 0x3e05427f  R11 = 0x3e979f6f;
    expect lane 2 R8 = 0x3b1f22b4  R9 = 0x00000000  R10 = 0x3daccd6f  R11 = 0x3df4d090;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ea57307  R11 = 0x3daccd6f;
    expect lane 4 R8 = 0x3c792d22  R9 = 0x3ba9c9b6  R10 = 0x00000000  R11 = 0x3d1c7c30;
    expect lane 5 R8 = 0x3c792d22  R9 = 0x3ed5f508  R10 = 0x3ed5f508  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ed5f508  R9 = 0x3ef56974  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 7 R8 = 0x3f1e0140  R9 = 0x3ed5f508  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 8 R8 = 0x3ba9c9b6  R9 = 0x3d7add24  R10 = 0x3f800000  R11 = 0x3b5b518e;
    expect lane 9 R8 = 0x3eec955b  R9 = 0x3eec955b  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f6e1bbf  R9 = 0x3f6e1bbf  R10 = 0x3f2c253c  R11 = 0x3ebe12de;
    expect lane 11 R8 = 0x3f6e1bbf  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f2c253c;
    expect lane 12 R8 = 0x3e2f8e42  R9 = 0x3e60cb7a  R10 = 0x3f02460c  R11 = 0x3dc33090;
    expect lane 13 R8 = 0x3f02460c  R9 = 0x3e2f8e42  R10 = 0x3e2f8e42  R11 = 0x3f02460c;
    expect lane 14 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f469c49;
    expect lane 15 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f3aff7a  R11 = 0x3f3aff7a;
    expect lane 16 R8 = 0x3d5f26b6  R9 = 0x3f1c4970  R10 = 0x3f800000  R11 = 0x3c0373b6;
    expect lane 17 R8 = 0x3f800000  R9 = 0x3d5f26b6  R10 = 0x3d5f26b6  R11 = 0x3f800000;
    expect lane 18 R8 = 0x3eec955b  R9 = 0x3eec955b  R10 = 0x3eec955b  R11 = 0x3f1090ef;
    expect lane 19 R8 = 0x3e979f6f  R9 = 0x3e979f6f  R10 = 0x3f1e0140  R11 = 0x3f1e0140;
    expect lane 20 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3ec0a56e  R11 = 0x3ede4963;
    expect lane 21 R8 = 0x3dd1641d  R9 = 0x3dd1641d  R10 = 0x3dd1641d  R11 = 0x3dd1641d;
    expect lane 22 R8 = 0x3d5f26b6  R9 = 0x3d5f26b6  R10 = 0x3d5f26b6  R11 = 0x3daccd6f;
    expect lane 23 R8 = 0x3d5f26b6  R9 = 0x3d5f26b6  R10 = 0x3d5f26b6  R11 = 0x3d5f26b6;
    expect lane 24 R8 = 0x3cb5a602  R9 = 0x3cb5a602  R10 = 0x3cb5a602  R11 = 0x3c54b6c9;
    expect lane 25 R8 = 0x3cb5a602  R9 = 0x3d5f26b6  R10 = 0x3f23398c  R11 = 0x3cb5a602;
    expect lane 26 R8 = 0x3dff885e  R9 = 0x3e4ad2af  R10 = 0x3e4ad2af  R11 = 0x3e9c274c;
    expect lane 27 R8 = 0x3e4ad2af  R9 = 0x3e4ad2af  R10 = 0x3e4ad2af  R11 = 0x3e4ad2af;
    expect lane 28 R8 = 0x3daccd6f  R9 = 0x3daccd6f  R10 = 0x3f1e0140  R11 = 0x3e9c274c;
    expect lane 29 R8 = 0x3daccd6f  R9 = 0x3daccd6f  R10 = 0x3f469c49  R11 = 0x3f3aff7a;
    expect lane 30 R8 = 0x3e979f6f  R9 = 0x3f5cf7df  R10 = 0x3dd1641d  R11 = 0x3f0bb499;
    expect lane 31 R8 = 0x3dd1641d  R9 = 0x3dd1641d  R10 = 0x3e9e72b6  R11 = 0x3dd1641d;
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
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
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
