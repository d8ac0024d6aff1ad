# Format B8G8R8G8, an element of four bytes for two texels: components
# Written by tests/oracle/pairs.py.
texlock 1
rules R-TLD4-2 PD-80 PD-81b PD-82 PD-91c PD-92 PD-12
rules without PD-81a PD-91b
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE_FUNC 1 }
bytes 0x30000000 7f7fa2f4 f13a8da0 00709091 80599b94 67c953d1 8101b901 37d8d281 d7a29b57
bytes 0x30000020 0423dd04 807ff701 80078101 00ba80ce 36defeba 00a59ca5 883d4e7f 861c1b51
texture 0 { format B8G8R8G8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
texture 1 { format B8G8R8G8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 1 texture 1 sampler 0
texture 2 { format B8G8R8G8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 source B A G G }
handle 2 texture 2 sampler 0
texture 3 { format B8G8R8G8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 source R R R R }
handle 3 texture 3 sampler 1
texture 4 { format B8G8R8G8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 source G G G G }
handle 4 texture 4 sampler 1
texture 5 { format B8G8R8G8 UNORM type TWO_D layout pitch 32 size 16 2 address 0x30000000 source B B B B }
handle 5 texture 5 sampler 1

warp 0 { # R
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3e0c8c8d  R9 = 0x3e0c8c8d  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 1 R8 = 0x3e0c8c8d  R9 = 0x3efefeff  R10 = 0x3e68e8e9  R11 = 0x3efefeff;
    expect lane 2 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3e68e8e9  R11 = 0x3e68e8e9;
    expect lane 3 R8 = 0x3efefeff  R9 = 0x3ce0e0e1  R10 = 0x3ee0e0e1  R11 = 0x3e68e8e9;
    expect lane 4 R8 = 0x3ce0e0e1  R9 = 0x3ce0e0e1  R10 = 0x3ee0e0e1  R11 = 0x3ee0e0e1;
    expect lane 5 R8 = 0x3ce0e0e1  R9 = 0x3f3ababb  R10 = 0x3eb2b2b3  R11 = 0x3ee0e0e1;
    expect lane 6 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3eb2b2b3  R11 = 0x3eb2b2b3;
    expect lane 7 R8 = 0x3f3ababb  R9 = 0x3f5ededf  R10 = 0x3f49c9ca  R11 = 0x3eb2b2b3;
    expect lane 8 R8 = 0x3f5ededf  R9 = 0x3f5ededf  R10 = 0x3f49c9ca  R11 = 0x3f49c9ca;
    expect lane 9 R8 = 0x3f5ededf  R9 = 0x3f25a5a6  R10 = 0x3b808081  R11 = 0x3f49c9ca;
    expect lane 10 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 11 R8 = 0x3f25a5a6  R9 = 0x3e74f4f5  R10 = 0x3f58d8d9  R11 = 0x3b808081;
    expect lane 12 R8 = 0x3e74f4f5  R9 = 0x3e74f4f5  R10 = 0x3f58d8d9  R11 = 0x3f58d8d9;
    expect lane 13 R8 = 0x3e74f4f5  R9 = 0x3de0e0e1  R10 = 0x3f22a2a3  R11 = 0x3f58d8d9;
    expect lane 14 R8 = 0x3de0e0e1  R9 = 0x3de0e0e1  R10 = 0x3f22a2a3  R11 = 0x3f22a2a3;
}

warp 1 { # G
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3c808081  R9 = 0x3f5dddde  R10 = 0x3f22a2a3  R11 = 0x3efefeff;
    expect lane 1 R8 = 0x3f5dddde  R9 = 0x3f008081  R10 = 0x3f71f1f2  R11 = 0x3f22a2a3;
    expect lane 2 R8 = 0x3f008081  R9 = 0x3f77f7f8  R10 = 0x3f0d8d8e  R11 = 0x3f71f1f2;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x3f0d8d8e;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3f018182  R10 = 0x3f109091  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f018182  R9 = 0x00000000  R10 = 0x3f008081  R11 = 0x3f109091;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x3f1b9b9c  R11 = 0x3f008081;
    expect lane 7 R8 = 0x3f008081  R9 = 0x3e58d8d9  R10 = 0x3ecececf  R11 = 0x3f1b9b9c;
    expect lane 8 R8 = 0x3e58d8d9  R9 = 0x3f7efeff  R10 = 0x3ea6a6a7  R11 = 0x3ecececf;
    expect lane 9 R8 = 0x3f7efeff  R9 = 0x00000000  R10 = 0x3f018182  R11 = 0x3ea6a6a7;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f1c9c9d  R10 = 0x3f39b9ba  R11 = 0x3f018182;
    expect lane 11 R8 = 0x3f1c9c9d  R9 = 0x3f088889  R10 = 0x3e5cdcdd  R11 = 0x3f39b9ba;
    expect lane 12 R8 = 0x3f088889  R9 = 0x3e9c9c9d  R10 = 0x3f52d2d3  R11 = 0x3e5cdcdd;
    expect lane 13 R8 = 0x3e9c9c9d  R9 = 0x3f068687  R10 = 0x3f57d7d8  R11 = 0x3f52d2d3;
    expect lane 14 R8 = 0x3f068687  R9 = 0x3dd8d8d9  R10 = 0x3f1b9b9c  R11 = 0x3f57d7d8;
}

warp 2 { # B
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3f74f4f5  R11 = 0x3f74f4f5;
    expect lane 1 R8 = 0x3c808081  R9 = 0x3b808081  R10 = 0x3f20a0a1  R11 = 0x3f74f4f5;
    expect lane 2 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3f20a0a1  R11 = 0x3f20a0a1;
    expect lane 3 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3f119192  R11 = 0x3f20a0a1;
    expect lane 4 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 5 R8 = 0x3b808081  R9 = 0x3f4ececf  R10 = 0x3f149495  R11 = 0x3f119192;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 7 R8 = 0x3f4ececf  R9 = 0x3f3ababb  R10 = 0x3f51d1d2  R11 = 0x3f149495;
    expect lane 8 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f51d1d2  R11 = 0x3f51d1d2;
    expect lane 9 R8 = 0x3f3ababb  R9 = 0x3f25a5a6  R10 = 0x3b808081  R11 = 0x3f51d1d2;
    expect lane 10 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 11 R8 = 0x3f25a5a6  R9 = 0x3efefeff  R10 = 0x3f018182  R11 = 0x3b808081;
    expect lane 12 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3efefeff  R9 = 0x3ea2a2a3  R10 = 0x3eaeaeaf  R11 = 0x3f018182;
    expect lane 14 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
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
    expect lane 0 R8 = 0x3c89af9f  R9 = 0x3c89af9f  R10 = 0x3e595305  R11 = 0x3e595305;
    expect lane 1 R8 = 0x3c89af9f  R9 = 0x3e595305  R10 = 0x3d2d4ebb  R11 = 0x3e595305;
    expect lane 2 R8 = 0x3e595305  R9 = 0x3e595305  R10 = 0x3d2d4ebb  R11 = 0x3d2d4ebb;
    expect lane 3 R8 = 0x3e595305  R9 = 0x3b0b3e5d  R10 = 0x3e25eb07  R11 = 0x3d2d4ebb;
    expect lane 4 R8 = 0x3b0b3e5d  R9 = 0x3b0b3e5d  R10 = 0x3e25eb07  R11 = 0x3e25eb07;
    expect lane 5 R8 = 0x3b0b3e5d  R9 = 0x3efb6716  R10 = 0x3dcc97b4  R11 = 0x3e25eb07;
    expect lane 6 R8 = 0x3efb6716  R9 = 0x3efb6716  R10 = 0x3dcc97b4  R11 = 0x3dcc97b4;
    expect lane 7 R8 = 0x3efb6716  R9 = 0x3f3aff7a  R10 = 0x3f15862a  R11 = 0x3dcc97b4;
    expect lane 8 R8 = 0x3f3aff7a  R9 = 0x3f3aff7a  R10 = 0x3f15862a  R11 = 0x3f15862a;
    expect lane 9 R8 = 0x3f3aff7a  R9 = 0x3ec0a56e  R10 = 0x399f22b4  R11 = 0x3f15862a;
    expect lane 10 R8 = 0x3ec0a56e  R9 = 0x3ec0a56e  R10 = 0x399f22b4  R11 = 0x399f22b4;
    expect lane 11 R8 = 0x3ec0a56e  R9 = 0x3d3f23e4  R10 = 0x3f2fca9c  R11 = 0x399f22b4;
    expect lane 12 R8 = 0x3d3f23e4  R9 = 0x3d3f23e4  R10 = 0x3f2fca9c  R11 = 0x3f2fca9c;
    expect lane 13 R8 = 0x3d3f23e4  R9 = 0x3c3e4149  R10 = 0x3eb8fd34  R11 = 0x3f2fca9c;
    expect lane 14 R8 = 0x3c3e4149  R9 = 0x3c3e4149  R10 = 0x3eb8fd34  R11 = 0x3eb8fd34;
}

warp 5 { # G
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3a9f22b4  R9 = 0x3f391a24  R10 = 0x3eb8fd34  R11 = 0x3e595305;
    expect lane 1 R8 = 0x3f391a24  R9 = 0x3e5d0a89  R10 = 0x3f612eef  R11 = 0x3eb8fd34;
    expect lane 2 R8 = 0x3e5d0a89  R9 = 0x3f6e1bbf  R10 = 0x3e885fc3  R11 = 0x3f612eef;
    expect lane 3 R8 = 0x3f6e1bbf  R9 = 0x3e5d0a89  R10 = 0x00000000  R11 = 0x3e885fc3;
    expect lane 4 R8 = 0x3e5d0a89  R9 = 0x3e60cb7a  R10 = 0x3e8ecb3b  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e60cb7a  R9 = 0x00000000  R10 = 0x3e5d0a89  R11 = 0x3e8ecb3b;
    expect lane 6 R8 = 0x00000000  R9 = 0x3e5d0a89  R10 = 0x3ea7d288  R11 = 0x3e5d0a89;
    expect lane 7 R8 = 0x3e5d0a89  R9 = 0x3d171964  R10 = 0x3e0ae377  R11 = 0x3ea7d288;
    expect lane 8 R8 = 0x3d171964  R9 = 0x3f7db8de  R10 = 0x3db12727  R11 = 0x3e0ae377;
    expect lane 9 R8 = 0x3f7db8de  R9 = 0x00000000  R10 = 0x3e60cb7a  R11 = 0x3db12727;
    expect lane 10 R8 = 0x00000000  R9 = 0x3eaa3716  R10 = 0x3ef86593  R11 = 0x3e60cb7a;
    expect lane 11 R8 = 0x3eaa3716  R9 = 0x3e7c1c33  R10 = 0x3d1c7c30  R11 = 0x3ef86593;
    expect lane 12 R8 = 0x3e7c1c33  R9 = 0x3d9c0715  R10 = 0x3f24fc9f  R11 = 0x3d1c7c30;
    expect lane 13 R8 = 0x3d9c0715  R9 = 0x3e741e7e  R10 = 0x3f2df67f  R11 = 0x3f24fc9f;
    expect lane 14 R8 = 0x3e741e7e  R9 = 0x3c3391f7  R10 = 0x3ea7d288  R11 = 0x3f2df67f;
}

warp 6 { # B
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3a9f22b4  R9 = 0x3a9f22b4  R10 = 0x3f6797e0  R11 = 0x3f6797e0;
    expect lane 1 R8 = 0x3a9f22b4  R9 = 0x399f22b4  R10 = 0x3eb3fc15  R11 = 0x3f6797e0;
    expect lane 2 R8 = 0x399f22b4  R9 = 0x399f22b4  R10 = 0x3eb3fc15  R11 = 0x3eb3fc15;
    expect lane 3 R8 = 0x399f22b4  R9 = 0x399f22b4  R10 = 0x3e90f8df  R11 = 0x3eb3fc15;
    expect lane 4 R8 = 0x399f22b4  R9 = 0x399f22b4  R10 = 0x3e90f8df  R11 = 0x3e90f8df;
    expect lane 5 R8 = 0x399f22b4  R9 = 0x3f1e0140  R10 = 0x3e979f6f  R11 = 0x3e90f8df;
    expect lane 6 R8 = 0x3f1e0140  R9 = 0x3f1e0140  R10 = 0x3e979f6f  R11 = 0x3e979f6f;
    expect lane 7 R8 = 0x3f1e0140  R9 = 0x3efb6716  R10 = 0x3f23398c  R11 = 0x3e979f6f;
    expect lane 8 R8 = 0x3efb6716  R9 = 0x3efb6716  R10 = 0x3f23398c  R11 = 0x3f23398c;
    expect lane 9 R8 = 0x3efb6716  R9 = 0x3ec0a56e  R10 = 0x399f22b4  R11 = 0x3f23398c;
    expect lane 10 R8 = 0x3ec0a56e  R9 = 0x3ec0a56e  R10 = 0x399f22b4  R11 = 0x399f22b4;
    expect lane 11 R8 = 0x3ec0a56e  R9 = 0x3e595305  R10 = 0x3e60cb7a  R11 = 0x399f22b4;
    expect lane 12 R8 = 0x3e595305  R9 = 0x3e595305  R10 = 0x3e60cb7a  R11 = 0x3e60cb7a;
    expect lane 13 R8 = 0x3e595305  R9 = 0x3da883d6  R10 = 0x3dc33090  R11 = 0x3e60cb7a;
    expect lane 14 R8 = 0x3da883d6  R9 = 0x3da883d6  R10 = 0x3dc33090  R11 = 0x3dc33090;
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
    expect lane 0 R8 = 0x3c808081  R9 = 0x3c808081  R10 = 0x3f74f4f5  R11 = 0x3f74f4f5;
    expect lane 1 R8 = 0x3c808081  R9 = 0x3b808081  R10 = 0x3f20a0a1  R11 = 0x3f74f4f5;
    expect lane 2 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3f20a0a1  R11 = 0x3f20a0a1;
    expect lane 3 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3f119192  R11 = 0x3f20a0a1;
    expect lane 4 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3f119192  R11 = 0x3f119192;
    expect lane 5 R8 = 0x3b808081  R9 = 0x3f4ececf  R10 = 0x3f149495  R11 = 0x3f119192;
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3f149495  R11 = 0x3f149495;
    expect lane 7 R8 = 0x3f4ececf  R9 = 0x3f3ababb  R10 = 0x3f51d1d2  R11 = 0x3f149495;
    expect lane 8 R8 = 0x3f3ababb  R9 = 0x3f3ababb  R10 = 0x3f51d1d2  R11 = 0x3f51d1d2;
    expect lane 9 R8 = 0x3f3ababb  R9 = 0x3f25a5a6  R10 = 0x3b808081  R11 = 0x3f51d1d2;
    expect lane 10 R8 = 0x3f25a5a6  R9 = 0x3f25a5a6  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 11 R8 = 0x3f25a5a6  R9 = 0x3efefeff  R10 = 0x3f018182  R11 = 0x3b808081;
    expect lane 12 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3f018182  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3efefeff  R9 = 0x3ea2a2a3  R10 = 0x3eaeaeaf  R11 = 0x3f018182;
    expect lane 14 R8 = 0x3ea2a2a3  R9 = 0x3ea2a2a3  R10 = 0x3eaeaeaf  R11 = 0x3eaeaeaf;
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
    expect lane 0 R8 = 0x3c808081  R9 = 0x3f5dddde  R10 = 0x3f22a2a3  R11 = 0x3efefeff;
    expect lane 1 R8 = 0x3f5dddde  R9 = 0x3f008081  R10 = 0x3f71f1f2  R11 = 0x3f22a2a3;
    expect lane 2 R8 = 0x3f008081  R9 = 0x3f77f7f8  R10 = 0x3f0d8d8e  R11 = 0x3f71f1f2;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x3f0d8d8e;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3f018182  R10 = 0x3f109091  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f018182  R9 = 0x00000000  R10 = 0x3f008081  R11 = 0x3f109091;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x3f1b9b9c  R11 = 0x3f008081;
    expect lane 7 R8 = 0x3f008081  R9 = 0x3e58d8d9  R10 = 0x3ecececf  R11 = 0x3f1b9b9c;
    expect lane 8 R8 = 0x3e58d8d9  R9 = 0x3f7efeff  R10 = 0x3ea6a6a7  R11 = 0x3ecececf;
    expect lane 9 R8 = 0x3f7efeff  R9 = 0x00000000  R10 = 0x3f018182  R11 = 0x3ea6a6a7;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f1c9c9d  R10 = 0x3f39b9ba  R11 = 0x3f018182;
    expect lane 11 R8 = 0x3f1c9c9d  R9 = 0x3f088889  R10 = 0x3e5cdcdd  R11 = 0x3f39b9ba;
    expect lane 12 R8 = 0x3f088889  R9 = 0x3e9c9c9d  R10 = 0x3f52d2d3  R11 = 0x3e5cdcdd;
    expect lane 13 R8 = 0x3e9c9c9d  R9 = 0x3f068687  R10 = 0x3f57d7d8  R11 = 0x3f52d2d3;
    expect lane 14 R8 = 0x3f068687  R9 = 0x3dd8d8d9  R10 = 0x3f1b9b9c  R11 = 0x3f57d7d8;
}

warp 11 { # A
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x3c808081  R9 = 0x3f5dddde  R10 = 0x3f22a2a3  R11 = 0x3efefeff;
    expect lane 1 R8 = 0x3f5dddde  R9 = 0x3f008081  R10 = 0x3f71f1f2  R11 = 0x3f22a2a3;
    expect lane 2 R8 = 0x3f008081  R9 = 0x3f77f7f8  R10 = 0x3f0d8d8e  R11 = 0x3f71f1f2;
    expect lane 3 R8 = 0x3f77f7f8  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x3f0d8d8e;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3f018182  R10 = 0x3f109091  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f018182  R9 = 0x00000000  R10 = 0x3f008081  R11 = 0x3f109091;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f008081  R10 = 0x3f1b9b9c  R11 = 0x3f008081;
    expect lane 7 R8 = 0x3f008081  R9 = 0x3e58d8d9  R10 = 0x3ecececf  R11 = 0x3f1b9b9c;
    expect lane 8 R8 = 0x3e58d8d9  R9 = 0x3f7efeff  R10 = 0x3ea6a6a7  R11 = 0x3ecececf;
    expect lane 9 R8 = 0x3f7efeff  R9 = 0x00000000  R10 = 0x3f018182  R11 = 0x3ea6a6a7;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f1c9c9d  R10 = 0x3f39b9ba  R11 = 0x3f018182;
    expect lane 11 R8 = 0x3f1c9c9d  R9 = 0x3f088889  R10 = 0x3e5cdcdd  R11 = 0x3f39b9ba;
    expect lane 12 R8 = 0x3f088889  R9 = 0x3e9c9c9d  R10 = 0x3f52d2d3  R11 = 0x3e5cdcdd;
    expect lane 13 R8 = 0x3e9c9c9d  R9 = 0x3f068687  R10 = 0x3f57d7d8  R11 = 0x3f52d2d3;
    expect lane 14 R8 = 0x3f068687  R9 = 0x3dd8d8d9  R10 = 0x3f1b9b9c  R11 = 0x3f57d7d8;
}

warp 12 { # R compared
    asm "TLD4.R.DC R8, R0, R4, 3, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 13 { # G compared
    asm "TLD4.G.DC R8, R0, R4, 4, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 { # B compared
    asm "TLD4.B.DC R8, R0, R4, 5, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
