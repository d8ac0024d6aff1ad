# DXT45, sRGB encoded: the colours are decoded, alpha is not.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-82 PD-82a PD-83 PD-84b
rules without PD-14
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
bytes 0x30000000 baba0cdfb080fc4c44b7dbb02a148504 3848401a4b125d988597b14dc0085908 aba99b45e0ddbbfdce2ea6633bb4ad36 aec7b7bdae7bfd5e65c965c91809dc8b
bytes 0x30000040 4210d21854f2d09222a09424a208cbba 4bd95d43ddcc20833fbf9a7c4ce7e578 a4763a8a7fbcd324668a6adc02ca8a70 6dce64e4dc7a07556feb6feb7b3e1083
bytes 0x30000080 e3e31d73f5056f68ad7340388970df1d 97d708429b01e40737ad779c81ac7d1a 972c2e0049a600f5784f4ec734d079be 628adec6e364508fdf1adf1a3cae23fc
bytes 0x300000c0 f2b60c28b5e51aa329fb977caeb74e4c 1c2609c6f56964127e263d061baa327b 463bb0ee281fb61501132ecd1e84d9dc 2e8a9f4be8915cd6d12ed12eb0001848
texture 0 { format DXT45 UNORM layout pitch 256 size 64 4 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3eec955b  R9 = 0x3eec955b  R10 = 0x3eec955b  R11 = 0x3eec955b;
    expect lane 1 R8 = 0x3eec955b  R9 = 0x3eec955b  R10 = 0x3eec955b  R11 = 0x3eec955b;
    expect lane 2 R8 = 0x3e979f6f  R9 = 0x3e4ad2af  R10 = 0x3e979f6f  R11 = 0x3e979f6f;
    expect lane 3 R8 = 0x3e979f6f  R9 = 0x3e979f6f  R10 = 0x3dfa23e5  R11 = 0x3e979f6f;
    expect lane 4 R8 = 0x3cb5a602  R9 = 0x3dff885e  R10 = 0x3d39152b  R11 = 0x3da020ba;
    expect lane 5 R8 = 0x3da020ba  R9 = 0x3d39152b  R10 = 0x3cb5a602  R11 = 0x3da020ba;
    expect lane 6 R8 = 0x3f1e0140  R9 = 0x3f1e0140  R10 = 0x3f1e0140  R11 = 0x3f1e0140;
    expect lane 7 R8 = 0x3f1e0140  R9 = 0x3f1e0140  R10 = 0x3f1e0140  R11 = 0x3f1e0140;
    expect lane 8 R8 = 0x3ec0a56e  R9 = 0x3e43ca60  R10 = 0x3ec0a56e  R11 = 0x3e43ca60;
    expect lane 9 R8 = 0x3ec0a56e  R9 = 0x3ec0a56e  R10 = 0x3e43ca60  R11 = 0x3e43ca60;
    expect lane 10 R8 = 0x3e90f8df  R9 = 0x3e4ad2af  R10 = 0x3e90f8df  R11 = 0x3f02460c;
    expect lane 11 R8 = 0x3ec5da14  R9 = 0x3e90f8df  R10 = 0x3e4ad2af  R11 = 0x3f02460c;
    expect lane 12 R8 = 0x3ec5da14  R9 = 0x3ec5da14  R10 = 0x3e8645b8  R11 = 0x3ec5da14;
    expect lane 13 R8 = 0x3e8645b8  R9 = 0x3f0a1b54  R10 = 0x3e8645b8  R11 = 0x3e8645b8;
    expect lane 14 R8 = 0x3f5cf7df  R9 = 0x3f5cf7df  R10 = 0x3f5cf7df  R11 = 0x3f5cf7df;
    expect lane 15 R8 = 0x3f5cf7df  R9 = 0x3f5cf7df  R10 = 0x3f5cf7df  R11 = 0x3f5cf7df;
    expect lane 16 R8 = 0x3e2f8e42  R9 = 0x3e2f8e42  R10 = 0x3dea5d18  R11 = 0x3d2796b2;
    expect lane 17 R8 = 0x3d940344  R9 = 0x3d2796b2  R10 = 0x3dea5d18  R11 = 0x3e2f8e42;
    expect lane 18 R8 = 0x3ed5f508  R9 = 0x3eb67a14  R10 = 0x3ed5f508  R11 = 0x3eaa3716;
    expect lane 19 R8 = 0x3ec5da14  R9 = 0x3ec5da14  R10 = 0x3ec5da14  R11 = 0x3ed5f508;
    expect lane 20 R8 = 0x3d8c3e48  R9 = 0x3d8c3e48  R10 = 0x3f1090ef  R11 = 0x3d8c3e48;
    expect lane 21 R8 = 0x3f1090ef  R9 = 0x3eaa3716  R10 = 0x3d8c3e48  R11 = 0x3eaa3716;
    expect lane 22 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 23 R8 = 0x3c15a705  R9 = 0x3c15a705  R10 = 0x3c15a705  R11 = 0x3c15a705;
    expect lane 24 R8 = 0x3ec5da14  R9 = 0x3e4ad2af  R10 = 0x3ec5da14  R11 = 0x3f26c285;
    expect lane 25 R8 = 0x3ec5da14  R9 = 0x3f26c285  R10 = 0x3f26c285  R11 = 0x3f26c285;
    expect lane 26 R8 = 0x3c0373b6  R9 = 0x3c0373b6  R10 = 0x3c0373b6  R11 = 0x3b5b518e;
    expect lane 27 R8 = 0x3c0373b6  R9 = 0x3c0373b6  R10 = 0x3c792d22  R11 = 0x00000000;
    expect lane 28 R8 = 0x3ba9c9b6  R9 = 0x3f1e0140  R10 = 0x3e8a7eb0  R11 = 0x3da020ba;
    expect lane 29 R8 = 0x3ba9c9b6  R9 = 0x3da020ba  R10 = 0x3ba9c9b6  R11 = 0x3f1e0140;
    expect lane 30 R8 = 0x3cb5a602  R9 = 0x3cb5a602  R10 = 0x3cb5a602  R11 = 0x3cb5a602;
    expect lane 31 R8 = 0x3cb5a602  R9 = 0x3cb5a602  R10 = 0x3cb5a602  R11 = 0x3cb5a602;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f54ad56  R9 = 0x3c15a705  R10 = 0x3ebe12de  R11 = 0x3ebe12de;
    expect lane 1 R8 = 0x3c15a705  R9 = 0x3f54ad56  R10 = 0x3f54ad56  R11 = 0x3ebe12de;
    expect lane 2 R8 = 0x3f6571e9  R9 = 0x3f3aff7a  R10 = 0x3f6571e9  R11 = 0x3f6571e9;
    expect lane 3 R8 = 0x3f6571e9  R9 = 0x3f6571e9  R10 = 0x3f1732cc  R11 = 0x3f6571e9;
    expect lane 4 R8 = 0x3f35581d  R9 = 0x3e362862  R10 = 0x3ef86593  R11 = 0x3e9e72b6;
    expect lane 5 R8 = 0x3e9e72b6  R9 = 0x3ef86593  R10 = 0x3f35581d  R11 = 0x3e9e72b6;
    expect lane 6 R8 = 0x3cce54ac  R9 = 0x3cce54ac  R10 = 0x3cce54ac  R11 = 0x3cce54ac;
    expect lane 7 R8 = 0x3cce54ac  R9 = 0x3cce54ac  R10 = 0x3cce54ac  R11 = 0x3cce54ac;
    expect lane 8 R8 = 0x3a9f22b4  R9 = 0x3d0798dd  R10 = 0x3a9f22b4  R11 = 0x3d0798dd;
    expect lane 9 R8 = 0x3a9f22b4  R9 = 0x3a9f22b4  R10 = 0x3d0798dd  R11 = 0x3d0798dd;
    expect lane 10 R8 = 0x3ed8b68a  R9 = 0x3e932b72  R10 = 0x3ed8b68a  R11 = 0x3f4c91ff;
    expect lane 11 R8 = 0x3f1732cc  R9 = 0x3ed8b68a  R10 = 0x3e932b72  R11 = 0x3f4c91ff;
    expect lane 12 R8 = 0x3dfa23e5  R9 = 0x3dfa23e5  R10 = 0x3d97fd49  R11 = 0x3dfa23e5;
    expect lane 13 R8 = 0x3d97fd49  R9 = 0x3e405417  R10 = 0x3d97fd49  R11 = 0x3d97fd49;
    expect lane 14 R8 = 0x3e1c98ac  R9 = 0x3e1c98ac  R10 = 0x3e1c98ac  R11 = 0x3e1c98ac;
    expect lane 15 R8 = 0x3e1c98ac  R9 = 0x3e1c98ac  R10 = 0x3e1c98ac  R11 = 0x3e1c98ac;
    expect lane 16 R8 = 0x3e362862  R9 = 0x3e362862  R10 = 0x3da44a4a  R11 = 0x3b1f22b4;
    expect lane 17 R8 = 0x3cce54ac  R9 = 0x3b1f22b4  R10 = 0x3da44a4a  R11 = 0x3e362862;
    expect lane 18 R8 = 0x3ec33d2a  R9 = 0x3e9c274c  R10 = 0x3ec33d2a  R11 = 0x3e8a7eb0;
    expect lane 19 R8 = 0x3eaf0f68  R9 = 0x3eaf0f68  R10 = 0x3eaf0f68  R11 = 0x3ec33d2a;
    expect lane 20 R8 = 0x3f5cf7df  R9 = 0x3f5cf7df  R10 = 0x3f54ad56  R11 = 0x3f5cf7df;
    expect lane 21 R8 = 0x3f54ad56  R9 = 0x3f56bb88  R10 = 0x3f5cf7df  R11 = 0x3f56bb88;
    expect lane 22 R8 = 0x3dcc97b4  R9 = 0x3dcc97b4  R10 = 0x3dcc97b4  R11 = 0x3dcc97b4;
    expect lane 23 R8 = 0x3dcc97b4  R9 = 0x3dcc97b4  R10 = 0x3dcc97b4  R11 = 0x3dcc97b4;
    expect lane 24 R8 = 0x3e6869be  R9 = 0x3e932b72  R10 = 0x3e6869be  R11 = 0x3e32d6c5;
    expect lane 25 R8 = 0x3e6869be  R9 = 0x3e32d6c5  R10 = 0x3e32d6c5  R11 = 0x3e32d6c5;
    expect lane 26 R8 = 0x3f1a946e  R9 = 0x3f1a946e  R10 = 0x3f1a946e  R11 = 0x3f15862a;
    expect lane 27 R8 = 0x3f1a946e  R9 = 0x3f1a946e  R10 = 0x3f1fbbde  R11 = 0x3f12353d;
    expect lane 28 R8 = 0x3df4d090  R9 = 0x3ec33d2a  R10 = 0x3e8ca281  R11 = 0x3e405417;
    expect lane 29 R8 = 0x3df4d090  R9 = 0x3e405417  R10 = 0x3df4d090  R11 = 0x3ec33d2a;
    expect lane 30 R8 = 0x3f35581d  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f35581d;
    expect lane 31 R8 = 0x3f35581d  R9 = 0x3f35581d  R10 = 0x3f35581d  R11 = 0x3f35581d;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3c792d22  R9 = 0x3f3aff7a  R10 = 0x3def8e51  R11 = 0x3def8e51;
    expect lane 1 R8 = 0x3f3aff7a  R9 = 0x3c792d22  R10 = 0x3c792d22  R11 = 0x3def8e51;
    expect lane 2 R8 = 0x3cb5a602  R9 = 0x3d8c3e48  R10 = 0x3cb5a602  R11 = 0x3cb5a602;
    expect lane 3 R8 = 0x3cb5a602  R9 = 0x3cb5a602  R10 = 0x3e168e51  R11 = 0x3cb5a602;
    expect lane 4 R8 = 0x3e2f8e42  R9 = 0x3cfb9ac3  R10 = 0x3de02d76  R11 = 0x3d810b65;
    expect lane 5 R8 = 0x3d810b65  R9 = 0x3de02d76  R10 = 0x3e2f8e42  R11 = 0x3d810b65;
    expect lane 6 R8 = 0x3cb5a602  R9 = 0x3cb5a602  R10 = 0x3cb5a602  R11 = 0x3cb5a602;
    expect lane 7 R8 = 0x3cb5a602  R9 = 0x3cb5a602  R10 = 0x3cb5a602  R11 = 0x3cb5a602;
    expect lane 8 R8 = 0x3ba9c9b6  R9 = 0x3d588468  R10 = 0x3ba9c9b6  R11 = 0x3d588468;
    expect lane 9 R8 = 0x3ba9c9b6  R9 = 0x3ba9c9b6  R10 = 0x3d588468  R11 = 0x3d588468;
    expect lane 10 R8 = 0x3f44a58e  R9 = 0x3f2c253c  R10 = 0x3f44a58e  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f612eef  R9 = 0x3f44a58e  R10 = 0x3f2c253c  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3d39152b  R9 = 0x3d39152b  R10 = 0x3cfb9ac3  R11 = 0x3d39152b;
    expect lane 13 R8 = 0x3cfb9ac3  R9 = 0x3d810b65  R10 = 0x3cfb9ac3  R11 = 0x3cfb9ac3;
    expect lane 14 R8 = 0x3e4ad2af  R9 = 0x3e4ad2af  R10 = 0x3e4ad2af  R11 = 0x3e4ad2af;
    expect lane 15 R8 = 0x3e4ad2af  R9 = 0x3e4ad2af  R10 = 0x3e4ad2af  R11 = 0x3e4ad2af;
    expect lane 16 R8 = 0x3e168e51  R9 = 0x3e168e51  R10 = 0x3d810b65  R11 = 0x00000000;
    expect lane 17 R8 = 0x3c89af9f  R9 = 0x00000000  R10 = 0x3d810b65  R11 = 0x3e168e51;
    expect lane 18 R8 = 0x3f02460c  R9 = 0x3f02460c  R10 = 0x3f02460c  R11 = 0x3f02460c;
    expect lane 19 R8 = 0x3f02460c  R9 = 0x3f02460c  R10 = 0x3f02460c  R11 = 0x3f02460c;
    expect lane 20 R8 = 0x3f1090ef  R9 = 0x3f1090ef  R10 = 0x3e2f8e42  R11 = 0x3f1090ef;
    expect lane 21 R8 = 0x3e2f8e42  R9 = 0x3e8a7eb0  R10 = 0x3f1090ef  R11 = 0x3e8a7eb0;
    expect lane 22 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 23 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 24 R8 = 0x3e9c274c  R9 = 0x3f02460c  R10 = 0x3e9c274c  R11 = 0x3e25eb07;
    expect lane 25 R8 = 0x3e9c274c  R9 = 0x3e25eb07  R10 = 0x3e25eb07  R11 = 0x3e25eb07;
    expect lane 26 R8 = 0x3f6797e0  R9 = 0x3f6797e0  R10 = 0x3f6797e0  R11 = 0x3f612eef;
    expect lane 27 R8 = 0x3f6797e0  R9 = 0x3f6797e0  R10 = 0x3f6e1bbf  R11 = 0x3f5cf7df;
    expect lane 28 R8 = 0x3b1f22b4  R9 = 0x3e2f8e42  R10 = 0x3da020ba  R11 = 0x3cc5e63a;
    expect lane 29 R8 = 0x3b1f22b4  R9 = 0x3cc5e63a  R10 = 0x3b1f22b4  R11 = 0x3e2f8e42;
    expect lane 30 R8 = 0x3e8645b8  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3e8645b8;
    expect lane 31 R8 = 0x3e8645b8  R9 = 0x3e8645b8  R10 = 0x3e8645b8  R11 = 0x3e8645b8;
}

warp 3 { # A
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffffffff
    s = (2 * lane + 1) / 64.0  t = 0.25
    expect lane 0 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 1 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f800000  R11 = 0x3f3ababb;
    expect lane 2 R8 = 0x3e909091  R9 = 0x00000000  R10 = 0x3e60e0e1  R11 = 0x3e60e0e1;
    expect lane 3 R8 = 0x3e6dba87  R9 = 0x3e6dba87  R10 = 0x3e8a23bd  R11 = 0x3e909091;
    expect lane 4 R8 = 0x3f2acf62  R9 = 0x3f2babac  R10 = 0x3f2b18d0  R11 = 0x3f2b18d0;
    expect lane 5 R8 = 0x3f2babac  R9 = 0x3f29f318  R10 = 0x3f2b623e  R11 = 0x3f2a3c86;
    expect lane 6 R8 = 0x3f38b8b9  R9 = 0x3f42c2c3  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f38b8b9  R9 = 0x3f42c2c3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d808081  R9 = 0x3e848485  R10 = 0x3e6c5a11  R11 = 0x3e6c5a11;
    expect lane 9 R8 = 0x3e164d29  R9 = 0x3e6c5a11  R10 = 0x3e32fc21  R11 = 0x3e4fab19;
    expect lane 10 R8 = 0x3f20d407  R9 = 0x3ecf9c69  R10 = 0x3f04511e  R11 = 0x3f3d56f1;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f59d9da  R11 = 0x3f3d56f1;
    expect lane 12 R8 = 0x3f24a4a5  R9 = 0x3efa1eb1  R10 = 0x3efa1eb1  R11 = 0x3f1e0bc3;
    expect lane 13 R8 = 0x3efa1eb1  R9 = 0x3f1772e1  R10 = 0x3f0a411d  R11 = 0x3f24a4a5;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f4ececf  R10 = 0x3f27db0e  R11 = 0x3f27db0e;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f00e74e  R11 = 0x3f4ececf;
    expect lane 16 R8 = 0x3f800000  R9 = 0x3f63e3e4  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 17 R8 = 0x3f63e3e4  R9 = 0x3f800000  R10 = 0x3f63e3e4  R11 = 0x3f63e3e4;
    expect lane 18 R8 = 0x3f3e248b  R9 = 0x00000000  R10 = 0x3f57d7d8  R11 = 0x3f179798;
    expect lane 19 R8 = 0x00000000  R9 = 0x3f3e248b  R10 = 0x3f57d7d8  R11 = 0x3f179798;
    expect lane 20 R8 = 0x3f179798  R9 = 0x3f083f1b  R10 = 0x3eb46b47  R11 = 0x3e95ba4d;
    expect lane 21 R8 = 0x3f083f1b  R9 = 0x3f083f1b  R10 = 0x3f179798  R11 = 0x3f179798;
    expect lane 22 R8 = 0x3ef4f4f5  R9 = 0x3f800000  R10 = 0x3ee4e4e5  R11 = 0x00000000;
    expect lane 23 R8 = 0x3ec4c4c5  R9 = 0x3f800000  R10 = 0x3ee4e4e5  R11 = 0x3ee4e4e5;
    expect lane 24 R8 = 0x3f6a580f  R9 = 0x3f6a580f  R10 = 0x3f36b6b7  R11 = 0x3f592247;
    expect lane 25 R8 = 0x3f508763  R9 = 0x3f508763  R10 = 0x3f592247  R11 = 0x3f72f2f3;
    expect lane 26 R8 = 0x3e088889  R9 = 0x3e008081  R10 = 0x3e189899  R11 = 0x3e189899;
    expect lane 27 R8 = 0x3e109091  R9 = 0x3f800000  R10 = 0x3e008081  R11 = 0x3de0e0e1;
    expect lane 28 R8 = 0x3e798bd5  R9 = 0x3e6ceced  R10 = 0x3e798bd5  R11 = 0x3e8c8c8d;
    expect lane 29 R8 = 0x3e8964d3  R9 = 0x3e6ceced  R10 = 0x3e733c61  R11 = 0x3e8964d3;
    expect lane 30 R8 = 0x3ecb3198  R9 = 0x3e38b8b9  R10 = 0x3ea63fd9  R11 = 0x3f800000;
    expect lane 31 R8 = 0x3e814e1b  R9 = 0x3f800000  R10 = 0x3ef02357  R11 = 0x00000000;
}
