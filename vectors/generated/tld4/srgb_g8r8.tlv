# Format G8R8 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 32 format G8R8 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000 0101 ffff fefe 8080 7f7f 8181 6060
bytes 0x30000010 748f d07f 5880 b3c5 80dc ff94 2950 c834
bytes 0x30000020 0000 0101 ffff fefe 8080 7f7f 8181 6c2f
bytes 0x30000030 8008 fefe 016c fe38 7175 a703 e933 99d0
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
    expect lane 6 R8 = 0x3e60cb7a  R9 = 0x3e198f0f  R10 = 0x3def8e51  R11 = 0x3e60cb7a;
    expect lane 7 R8 = 0x3e198f0f  R9 = 0x3e5d0a89  R10 = 0x3e32d6c5  R11 = 0x3def8e51;
    expect lane 8 R8 = 0x3e5d0a89  R9 = 0x3f7db8de  R10 = 0x3f21794d  R11 = 0x3e32d6c5;
    expect lane 9 R8 = 0x3f7db8de  R9 = 0x399f22b4  R10 = 0x3dc7dbe0  R11 = 0x3f21794d;
    expect lane 10 R8 = 0x399f22b4  R9 = 0x3f7db8de  R10 = 0x3ee6cd65  R11 = 0x3dc7dbe0;
    expect lane 11 R8 = 0x3f7db8de  R9 = 0x3e29186a  R10 = 0x3e5d0a89  R11 = 0x3ee6cd65;
    expect lane 12 R8 = 0x3e29186a  R9 = 0x3ec5da14  R10 = 0x3f800000  R11 = 0x3e5d0a89;
    expect lane 13 R8 = 0x3ec5da14  R9 = 0x3f5099c9  R10 = 0x3cb5a602  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f5099c9  R9 = 0x3ea31890  R10 = 0x3f13dc50  R11 = 0x3cb5a602;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3e3cbcbd  R10 = 0x3ec0c0c1  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3e3cbcbd  R9 = 0x3d008081  R10 = 0x3f0f8f90  R11 = 0x3ec0c0c1;
    expect lane 8 R8 = 0x3d008081  R9 = 0x3f7efeff  R10 = 0x3efefeff  R11 = 0x3f0f8f90;
    expect lane 9 R8 = 0x3f7efeff  R9 = 0x3ed8d8d9  R10 = 0x3f008081  R11 = 0x3efefeff;
    expect lane 10 R8 = 0x3ed8d8d9  R9 = 0x3e60e0e1  R10 = 0x3f45c5c6  R11 = 0x3f008081;
    expect lane 11 R8 = 0x3e60e0e1  R9 = 0x3eeaeaeb  R10 = 0x3f5cdcdd  R11 = 0x3f45c5c6;
    expect lane 12 R8 = 0x3eeaeaeb  R9 = 0x3c40c0c1  R10 = 0x3f149495  R11 = 0x3f5cdcdd;
    expect lane 13 R8 = 0x3c40c0c1  R9 = 0x3e4ccccd  R10 = 0x3ea0a0a1  R11 = 0x3f149495;
    expect lane 14 R8 = 0x3e4ccccd  R9 = 0x3f50d0d1  R10 = 0x3e50d0d1  R11 = 0x3ea0a0a1;
}

warp 2 { # absent
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
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

warp 3 { # absent
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
