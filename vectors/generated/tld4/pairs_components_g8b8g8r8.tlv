# Format G8B8G8R8, an element of four bytes for two texels: components
# Written by tests/oracle/pairs.py.
texlock 1
rules R-TLD4-2 PD-80 PD-81b PD-82 PD-91c PD-92 PD-12
rules without PD-81a PD-91b
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE_FUNC 1 }
bytes 0x30000000 00d0d4f7 807ebacf 0bfad27f 6d644ba4 3df32a49 00f50059 05810d4a 2a327f85
bytes 0x30000020 302cfefe 230b8181 ff4c5bfe 81010084 7fab8080 1080c328 7f3900fe 1655057f
texture 0 { format G8B8G8R8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
texture 1 { format G8B8G8R8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 1 texture 1 sampler 0
texture 2 { format G8B8G8R8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 source B A G G }
handle 2 texture 2 sampler 0
texture 3 { format G8B8G8R8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 source R R R R }
handle 3 texture 3 sampler 1
texture 4 { format G8B8G8R8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 source G G G G }
handle 4 texture 4 sampler 1
texture 5 { format G8B8G8R8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 source B B B B }
handle 5 texture 5 sampler 1

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3e40c0c1  R9 = 0x3e40c0c1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e40c0c1  R9 = 0x3e0c8c8d  R10 = 0x3f008081  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e0c8c8d  R9 = 0x3e0c8c8d  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 3 R8 = 0x3e0c8c8d  R9 = 0x3f800000  R10 = 0x3d30b0b1  R11 = 0x3f008081;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3d30b0b1  R11 = 0x3d30b0b1;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x3edadadb  R11 = 0x3d30b0b1;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3edadadb  R11 = 0x3edadadb;
    expect lane 7 R8 = 0x3f018182  R9 = 0x3efefeff  R10 = 0x3e74f4f5  R11 = 0x3edadadb;
    expect lane 8 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5;
    expect lane 9 R8 = 0x3efefeff  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x3e74f4f5;
    expect lane 10 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d808081  R9 = 0x3efefeff  R10 = 0x3ca0a0a1  R11 = 0x00000000;
    expect lane 12 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3ca0a0a1  R11 = 0x3ca0a0a1;
    expect lane 13 R8 = 0x3efefeff  R9 = 0x3db0b0b1  R10 = 0x3e28a8a9  R11 = 0x3ca0a0a1;
    expect lane 14 R8 = 0x3db0b0b1  R9 = 0x3db0b0b1  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3e30b0b1  R9 = 0x3f7efeff  R10 = 0x3f77f7f8  R11 = 0x3f50d0d1;
    expect lane 1 R8 = 0x3f7efeff  R9 = 0x3d30b0b1  R10 = 0x3efcfcfd  R11 = 0x3f77f7f8;
    expect lane 2 R8 = 0x3d30b0b1  R9 = 0x3f018182  R10 = 0x3f4fcfd0  R11 = 0x3efcfcfd;
    expect lane 3 R8 = 0x3f018182  R9 = 0x3e989899  R10 = 0x3f7afafb  R11 = 0x3f4fcfd0;
    expect lane 4 R8 = 0x3e989899  R9 = 0x3f7efeff  R10 = 0x3efefeff  R11 = 0x3f7afafb;
    expect lane 5 R8 = 0x3f7efeff  R9 = 0x3b808081  R10 = 0x3ec8c8c9  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3b808081  R9 = 0x3f048485  R10 = 0x3f24a4a5  R11 = 0x3ec8c8c9;
    expect lane 7 R8 = 0x3f048485  R9 = 0x3f2babac  R10 = 0x3f73f3f4  R11 = 0x3f24a4a5;
    expect lane 8 R8 = 0x3f2babac  R9 = 0x3f008081  R10 = 0x3e929293  R11 = 0x3f73f3f4;
    expect lane 9 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3f75f5f6  R11 = 0x3e929293;
    expect lane 10 R8 = 0x3f008081  R9 = 0x3e20a0a1  R10 = 0x3eb2b2b3  R11 = 0x3f75f5f6;
    expect lane 11 R8 = 0x3e20a0a1  R9 = 0x3e64e4e5  R10 = 0x3f018182  R11 = 0x3eb2b2b3;
    expect lane 12 R8 = 0x3e64e4e5  R9 = 0x3f7efeff  R10 = 0x3e949495  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f7efeff  R9 = 0x3eaaaaab  R10 = 0x3e48c8c9  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3eaaaaab  R9 = 0x3efefeff  R10 = 0x3f058586  R11 = 0x3e48c8c9;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5;
    expect lane 1 R8 = 0x3f7efeff  R9 = 0x3f018182  R10 = 0x3f3ababb  R11 = 0x3f54d4d5;
    expect lane 2 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 3 R8 = 0x3f018182  R9 = 0x3eb6b6b7  R10 = 0x3f52d2d3  R11 = 0x3f3ababb;
    expect lane 4 R8 = 0x3eb6b6b7  R9 = 0x3eb6b6b7  R10 = 0x3f52d2d3  R11 = 0x3f52d2d3;
    expect lane 5 R8 = 0x3eb6b6b7  R9 = 0x00000000  R10 = 0x3e969697  R11 = 0x3f52d2d3;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e969697  R11 = 0x3e969697;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x3e28a8a9  R11 = 0x3e969697;
    expect lane 8 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 9 R8 = 0x3f008081  R9 = 0x3f43c3c4  R10 = 0x00000000  R11 = 0x3e28a8a9;
    expect lane 10 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f43c3c4  R9 = 0x00000000  R10 = 0x3d50d0d1  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d50d0d1  R11 = 0x3d50d0d1;
    expect lane 13 R8 = 0x00000000  R9 = 0x3ca0a0a1  R10 = 0x3efefeff  R11 = 0x3d50d0d1;
    expect lane 14 R8 = 0x3ca0a0a1  R9 = 0x3ca0a0a1  R10 = 0x3efefeff  R11 = 0x3efefeff;
}

warp 3 { # A
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 4 { # R
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3cf2212d  R9 = 0x3cf2212d  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3cf2212d  R9 = 0x3c89af9f  R10 = 0x3e5d0a89  R11 = 0x00000000;
    expect lane 2 R8 = 0x3c89af9f  R9 = 0x3c89af9f  R10 = 0x3e5d0a89  R11 = 0x3e5d0a89;
    expect lane 3 R8 = 0x3c89af9f  R9 = 0x3f800000  R10 = 0x3b5b518e  R11 = 0x3e5d0a89;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3b5b518e  R11 = 0x3b5b518e;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3e60cb7a  R10 = 0x3e1c98ac  R11 = 0x3b5b518e;
    expect lane 6 R8 = 0x3e60cb7a  R9 = 0x3e60cb7a  R10 = 0x3e1c98ac  R11 = 0x3e1c98ac;
    expect lane 7 R8 = 0x3e60cb7a  R9 = 0x3e595305  R10 = 0x3d3f23e4  R11 = 0x3e1c98ac;
    expect lane 8 R8 = 0x3e595305  R9 = 0x3e595305  R10 = 0x3d3f23e4  R11 = 0x3d3f23e4;
    expect lane 9 R8 = 0x3e595305  R9 = 0x3ba9c9b6  R10 = 0x00000000  R11 = 0x3d3f23e4;
    expect lane 10 R8 = 0x3ba9c9b6  R9 = 0x3ba9c9b6  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ba9c9b6  R9 = 0x3e595305  R10 = 0x3ac6eb61  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e595305  R9 = 0x3e595305  R10 = 0x3ac6eb61  R11 = 0x3ac6eb61;
    expect lane 13 R8 = 0x3e595305  R9 = 0x3c0373b6  R10 = 0x3cbdac21  R11 = 0x3ac6eb61;
    expect lane 14 R8 = 0x3c0373b6  R9 = 0x3c0373b6  R10 = 0x3cbdac21  R11 = 0x3cbdac21;
}

warp 5 { # G
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3cce54ac  R9 = 0x3f7db8de  R10 = 0x3f6e1bbf  R11 = 0x3f21794d;
    expect lane 1 R8 = 0x3f7db8de  R9 = 0x3b5b518e  R10 = 0x3e55a4e7  R11 = 0x3f6e1bbf;
    expect lane 2 R8 = 0x3b5b518e  R9 = 0x3e60cb7a  R10 = 0x3f1fbbde  R11 = 0x3e55a4e7;
    expect lane 3 R8 = 0x3e60cb7a  R9 = 0x3d940344  R10 = 0x3f74baab  R11 = 0x3f1fbbde;
    expect lane 4 R8 = 0x3d940344  R9 = 0x3f7db8de  R10 = 0x3e595305  R11 = 0x3f74baab;
    expect lane 5 R8 = 0x3f7db8de  R9 = 0x399f22b4  R10 = 0x3e027f06  R11 = 0x3e595305;
    expect lane 6 R8 = 0x399f22b4  R9 = 0x3e6c471f  R10 = 0x3ebe12de  R11 = 0x3e027f06;
    expect lane 7 R8 = 0x3e6c471f  R9 = 0x3ed081ca  R10 = 0x3f6571e9  R11 = 0x3ebe12de;
    expect lane 8 R8 = 0x3ed081ca  R9 = 0x3e5d0a89  R10 = 0x3d88732e  R11 = 0x3f6571e9;
    expect lane 9 R8 = 0x3e5d0a89  R9 = 0x3e5d0a89  R10 = 0x3f69c0d5  R11 = 0x3d88732e;
    expect lane 10 R8 = 0x3e5d0a89  R9 = 0x3cadd37d  R10 = 0x3dcc97b4  R11 = 0x3f69c0d5;
    expect lane 11 R8 = 0x3cadd37d  R9 = 0x3d2796b2  R10 = 0x3e60cb7a  R11 = 0x3dcc97b4;
    expect lane 12 R8 = 0x3d2796b2  R9 = 0x3f7db8de  R10 = 0x3d8c3e48  R11 = 0x3e60cb7a;
    expect lane 13 R8 = 0x3f7db8de  R9 = 0x3dba0b38  R10 = 0x3d02a56a  R11 = 0x3d8c3e48;
    expect lane 14 R8 = 0x3dba0b38  R9 = 0x3e595305  R10 = 0x3e702e07  R11 = 0x3d02a56a;
}

warp 6 { # B
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3f7db8de  R9 = 0x3f7db8de  R10 = 0x3f288b41  R11 = 0x3f288b41;
    expect lane 1 R8 = 0x3f7db8de  R9 = 0x3e60cb7a  R10 = 0x3efb6716  R11 = 0x3f288b41;
    expect lane 2 R8 = 0x3e60cb7a  R9 = 0x3e60cb7a  R10 = 0x3efb6716  R11 = 0x3efb6716;
    expect lane 3 R8 = 0x3e60cb7a  R9 = 0x3dd6412b  R10 = 0x3f24fc9f  R11 = 0x3efb6716;
    expect lane 4 R8 = 0x3dd6412b  R9 = 0x3dd6412b  R10 = 0x3f24fc9f  R11 = 0x3f24fc9f;
    expect lane 5 R8 = 0x3dd6412b  R9 = 0x00000000  R10 = 0x3d9018f4  R11 = 0x3f24fc9f;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d9018f4  R11 = 0x3d9018f4;
    expect lane 7 R8 = 0x00000000  R9 = 0x3e5d0a89  R10 = 0x3cbdac21  R11 = 0x3d9018f4;
    expect lane 8 R8 = 0x3e5d0a89  R9 = 0x3e5d0a89  R10 = 0x3cbdac21  R11 = 0x3cbdac21;
    expect lane 9 R8 = 0x3e5d0a89  R9 = 0x3f0bb499  R10 = 0x00000000  R11 = 0x3cbdac21;
    expect lane 10 R8 = 0x3f0bb499  R9 = 0x3f0bb499  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f0bb499  R9 = 0x00000000  R10 = 0x3b83e1c6  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3b83e1c6  R11 = 0x3b83e1c6;
    expect lane 13 R8 = 0x00000000  R9 = 0x3ac6eb61  R10 = 0x3e595305  R11 = 0x3b83e1c6;
    expect lane 14 R8 = 0x3ac6eb61  R9 = 0x3ac6eb61  R10 = 0x3e595305  R11 = 0x3e595305;
}

warp 7 { # A
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 8 { # R
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5;
    expect lane 1 R8 = 0x3f7efeff  R9 = 0x3f018182  R10 = 0x3f3ababb  R11 = 0x3f54d4d5;
    expect lane 2 R8 = 0x3f018182  R9 = 0x3f018182  R10 = 0x3f3ababb  R11 = 0x3f3ababb;
    expect lane 3 R8 = 0x3f018182  R9 = 0x3eb6b6b7  R10 = 0x3f52d2d3  R11 = 0x3f3ababb;
    expect lane 4 R8 = 0x3eb6b6b7  R9 = 0x3eb6b6b7  R10 = 0x3f52d2d3  R11 = 0x3f52d2d3;
    expect lane 5 R8 = 0x3eb6b6b7  R9 = 0x00000000  R10 = 0x3e969697  R11 = 0x3f52d2d3;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3e969697  R11 = 0x3e969697;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x3e28a8a9  R11 = 0x3e969697;
    expect lane 8 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3e28a8a9  R11 = 0x3e28a8a9;
    expect lane 9 R8 = 0x3f008081  R9 = 0x3f43c3c4  R10 = 0x00000000  R11 = 0x3e28a8a9;
    expect lane 10 R8 = 0x3f43c3c4  R9 = 0x3f43c3c4  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f43c3c4  R9 = 0x00000000  R10 = 0x3d50d0d1  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3d50d0d1  R11 = 0x3d50d0d1;
    expect lane 13 R8 = 0x00000000  R9 = 0x3ca0a0a1  R10 = 0x3efefeff  R11 = 0x3d50d0d1;
    expect lane 14 R8 = 0x3ca0a0a1  R9 = 0x3ca0a0a1  R10 = 0x3efefeff  R11 = 0x3efefeff;
}

warp 9 { # G
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 10 { # B
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3e30b0b1  R9 = 0x3f7efeff  R10 = 0x3f77f7f8  R11 = 0x3f50d0d1;
    expect lane 1 R8 = 0x3f7efeff  R9 = 0x3d30b0b1  R10 = 0x3efcfcfd  R11 = 0x3f77f7f8;
    expect lane 2 R8 = 0x3d30b0b1  R9 = 0x3f018182  R10 = 0x3f4fcfd0  R11 = 0x3efcfcfd;
    expect lane 3 R8 = 0x3f018182  R9 = 0x3e989899  R10 = 0x3f7afafb  R11 = 0x3f4fcfd0;
    expect lane 4 R8 = 0x3e989899  R9 = 0x3f7efeff  R10 = 0x3efefeff  R11 = 0x3f7afafb;
    expect lane 5 R8 = 0x3f7efeff  R9 = 0x3b808081  R10 = 0x3ec8c8c9  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3b808081  R9 = 0x3f048485  R10 = 0x3f24a4a5  R11 = 0x3ec8c8c9;
    expect lane 7 R8 = 0x3f048485  R9 = 0x3f2babac  R10 = 0x3f73f3f4  R11 = 0x3f24a4a5;
    expect lane 8 R8 = 0x3f2babac  R9 = 0x3f008081  R10 = 0x3e929293  R11 = 0x3f73f3f4;
    expect lane 9 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3f75f5f6  R11 = 0x3e929293;
    expect lane 10 R8 = 0x3f008081  R9 = 0x3e20a0a1  R10 = 0x3eb2b2b3  R11 = 0x3f75f5f6;
    expect lane 11 R8 = 0x3e20a0a1  R9 = 0x3e64e4e5  R10 = 0x3f018182  R11 = 0x3eb2b2b3;
    expect lane 12 R8 = 0x3e64e4e5  R9 = 0x3f7efeff  R10 = 0x3e949495  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f7efeff  R9 = 0x3eaaaaab  R10 = 0x3e48c8c9  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3eaaaaab  R9 = 0x3efefeff  R10 = 0x3f058586  R11 = 0x3e48c8c9;
}

warp 11 { # A
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3e30b0b1  R9 = 0x3f7efeff  R10 = 0x3f77f7f8  R11 = 0x3f50d0d1;
    expect lane 1 R8 = 0x3f7efeff  R9 = 0x3d30b0b1  R10 = 0x3efcfcfd  R11 = 0x3f77f7f8;
    expect lane 2 R8 = 0x3d30b0b1  R9 = 0x3f018182  R10 = 0x3f4fcfd0  R11 = 0x3efcfcfd;
    expect lane 3 R8 = 0x3f018182  R9 = 0x3e989899  R10 = 0x3f7afafb  R11 = 0x3f4fcfd0;
    expect lane 4 R8 = 0x3e989899  R9 = 0x3f7efeff  R10 = 0x3efefeff  R11 = 0x3f7afafb;
    expect lane 5 R8 = 0x3f7efeff  R9 = 0x3b808081  R10 = 0x3ec8c8c9  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3b808081  R9 = 0x3f048485  R10 = 0x3f24a4a5  R11 = 0x3ec8c8c9;
    expect lane 7 R8 = 0x3f048485  R9 = 0x3f2babac  R10 = 0x3f73f3f4  R11 = 0x3f24a4a5;
    expect lane 8 R8 = 0x3f2babac  R9 = 0x3f008081  R10 = 0x3e929293  R11 = 0x3f73f3f4;
    expect lane 9 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3f75f5f6  R11 = 0x3e929293;
    expect lane 10 R8 = 0x3f008081  R9 = 0x3e20a0a1  R10 = 0x3eb2b2b3  R11 = 0x3f75f5f6;
    expect lane 11 R8 = 0x3e20a0a1  R9 = 0x3e64e4e5  R10 = 0x3f018182  R11 = 0x3eb2b2b3;
    expect lane 12 R8 = 0x3e64e4e5  R9 = 0x3f7efeff  R10 = 0x3e949495  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f7efeff  R9 = 0x3eaaaaab  R10 = 0x3e48c8c9  R11 = 0x3e949495;
    expect lane 14 R8 = 0x3eaaaaab  R9 = 0x3efefeff  R10 = 0x3f058586  R11 = 0x3e48c8c9;
}

warp 12 { # R compared
    asm "TLD4.R.DC R8, R0, R4, 3, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 13 { # G compared
    asm "TLD4.G.DC R8, R0, R4, 4, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 14 { # B compared
    asm "TLD4.B.DC R8, R0, R4, 5, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
