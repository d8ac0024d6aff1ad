# Format A8B8G8R8 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 64 format A8B8G8R8 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00000000 01010101 ffffffff fefefefe 80808080 7f7f7f7f 81818181 801e5bcb
bytes 0x30000020 835f2301 847f0d61 a99d7f01 c281a480 d1ff96ff ff012d1f bf48c17e cea617cd
bytes 0x30000040 00000000 01010101 ffffffff fefefefe 80808080 7f7f7f7f 81818181 3eb09849
bytes 0x30000060 628bdcba 19013a12 fb86ae14 8943a7cd 80dafeff 5b7f13c4 00630a5d c466584a
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x399f22b4  R10 = 0x399f22b4  R11 = 0x00000000;
    expect lane 1 R8 = 0x399f22b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x399f22b4;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3e5d0a89  R10 = 0x3e5d0a89  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3e5d0a89  R9 = 0x3e595305  R10 = 0x3e595305  R11 = 0x3e5d0a89;
    expect lane 5 R8 = 0x3e595305  R9 = 0x3e60cb7a  R10 = 0x3e60cb7a  R11 = 0x3e595305;
    expect lane 6 R8 = 0x3e60cb7a  R9 = 0x3d454fd2  R10 = 0x3e5d0a89  R11 = 0x3e60cb7a;
    expect lane 7 R8 = 0x3d454fd2  R9 = 0x3dfa23e5  R10 = 0x3e6869be  R11 = 0x3e5d0a89;
    expect lane 8 R8 = 0x3dfa23e5  R9 = 0x3c1f45be  R10 = 0x3e6c471f  R11 = 0x3e6869be;
    expect lane 9 R8 = 0x3c1f45be  R9 = 0x3f76f5ae  R10 = 0x3ecb2380  R11 = 0x3e6c471f;
    expect lane 10 R8 = 0x3f76f5ae  R9 = 0x3e8014bf  R10 = 0x3f0a1b54  R11 = 0x3ecb2380;
    expect lane 11 R8 = 0x3e8014bf  R9 = 0x3e5d0a89  R10 = 0x3f23398c  R11 = 0x3f0a1b54;
    expect lane 12 R8 = 0x3e5d0a89  R9 = 0x3dd6412b  R10 = 0x3f800000  R11 = 0x3f23398c;
    expect lane 13 R8 = 0x3dd6412b  R9 = 0x00000000  R10 = 0x3f055ff7  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f0d509f  R10 = 0x3f1e0140  R11 = 0x3f055ff7;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x399f22b4  R10 = 0x399f22b4  R11 = 0x00000000;
    expect lane 1 R8 = 0x399f22b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x399f22b4;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3e5d0a89  R10 = 0x3e5d0a89  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3e5d0a89  R9 = 0x3e595305  R10 = 0x3e595305  R11 = 0x3e5d0a89;
    expect lane 5 R8 = 0x3e595305  R9 = 0x3e60cb7a  R10 = 0x3e60cb7a  R11 = 0x3e595305;
    expect lane 6 R8 = 0x3e60cb7a  R9 = 0x3ede4963  R10 = 0x3c54b6c9  R11 = 0x3e60cb7a;
    expect lane 7 R8 = 0x3ede4963  R9 = 0x3e84308b  R10 = 0x3dea5d18  R11 = 0x3c54b6c9;
    expect lane 8 R8 = 0x3e84308b  R9 = 0x399f22b4  R10 = 0x3e595305  R11 = 0x3dea5d18;
    expect lane 9 R8 = 0x399f22b4  R9 = 0x3e741e7e  R10 = 0x3eaca0b6  R11 = 0x3e595305;
    expect lane 10 R8 = 0x3e741e7e  R9 = 0x3d65e6fd  R10 = 0x3e60cb7a  R11 = 0x3eaca0b6;
    expect lane 11 R8 = 0x3d65e6fd  R9 = 0x3f337b6a  R10 = 0x3f800000  R11 = 0x3e60cb7a;
    expect lane 12 R8 = 0x3f337b6a  R9 = 0x3e595305  R10 = 0x399f22b4  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e595305  R9 = 0x3dff885e  R10 = 0x3d84b793  R11 = 0x399f22b4;
    expect lane 14 R8 = 0x3dff885e  R9 = 0x3e080ea2  R10 = 0x3ec33d2a  R11 = 0x3d84b793;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x399f22b4  R10 = 0x399f22b4  R11 = 0x00000000;
    expect lane 1 R8 = 0x399f22b4  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x399f22b4;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7db8de  R10 = 0x3f7db8de  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7db8de  R9 = 0x3e5d0a89  R10 = 0x3e5d0a89  R11 = 0x3f7db8de;
    expect lane 4 R8 = 0x3e5d0a89  R9 = 0x3e595305  R10 = 0x3e595305  R11 = 0x3e5d0a89;
    expect lane 5 R8 = 0x3e595305  R9 = 0x3e60cb7a  R10 = 0x3e60cb7a  R11 = 0x3e595305;
    expect lane 6 R8 = 0x3e60cb7a  R9 = 0x3ea0c321  R10 = 0x3dd6412b  R11 = 0x3e60cb7a;
    expect lane 7 R8 = 0x3ea0c321  R9 = 0x3f3737b0  R10 = 0x3c89af9f  R11 = 0x3dd6412b;
    expect lane 8 R8 = 0x3f3737b0  R9 = 0x3d2d4ebb  R10 = 0x3b83e1c6  R11 = 0x3c89af9f;
    expect lane 9 R8 = 0x3d2d4ebb  R9 = 0x3ed8b68a  R10 = 0x3e595305  R11 = 0x3b83e1c6;
    expect lane 10 R8 = 0x3ed8b68a  R9 = 0x3ec5da14  R10 = 0x3ebe12de  R11 = 0x3e595305;
    expect lane 11 R8 = 0x3ec5da14  R9 = 0x3f7db8de  R10 = 0x3e9c274c  R11 = 0x3ebe12de;
    expect lane 12 R8 = 0x3f7db8de  R9 = 0x3bd56360  R10 = 0x3cd6f7d5  R11 = 0x3e9c274c;
    expect lane 13 R8 = 0x3bd56360  R9 = 0x3b46eb61  R10 = 0x3f0884cd  R11 = 0x3cd6f7d5;
    expect lane 14 R8 = 0x3b46eb61  R9 = 0x3dc7dbe0  R10 = 0x3c0c6153  R11 = 0x3f0884cd;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3e929293  R10 = 0x3f4bcbcc  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3e929293  R9 = 0x3f3ababb  R10 = 0x3b808081  R11 = 0x3f4bcbcc;
    expect lane 8 R8 = 0x3f3ababb  R9 = 0x3d909091  R10 = 0x3ec2c2c3  R11 = 0x3b808081;
    expect lane 9 R8 = 0x3d909091  R9 = 0x3da0a0a1  R10 = 0x3b808081  R11 = 0x3ec2c2c3;
    expect lane 10 R8 = 0x3da0a0a1  R9 = 0x3f4dcdce  R10 = 0x3f008081  R11 = 0x3b808081;
    expect lane 11 R8 = 0x3f4dcdce  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f008081;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f44c4c5  R10 = 0x3df8f8f9  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f44c4c5  R9 = 0x3ebababb  R10 = 0x3efcfcfd  R11 = 0x3df8f8f9;
    expect lane 14 R8 = 0x3ebababb  R9 = 0x3e949495  R10 = 0x3f4dcdce  R11 = 0x3efcfcfd;
}
