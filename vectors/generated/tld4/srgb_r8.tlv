# Format R8 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 32 format R8 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00 01 ff fe 80 7f 81 d6
bytes 0x30000008 4a 90 19 7f 8a 5f 41 a6
bytes 0x30000020 00 01 ff fe 80 7f 81 9d
bytes 0x30000028 1f 81 85 81 c3 08 df 6a
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
    expect lane 6 R8 = 0x3e60cb7a  R9 = 0x3eaca0b6  R10 = 0x3f2c253c  R11 = 0x3e60cb7a;
    expect lane 7 R8 = 0x3eaca0b6  R9 = 0x3c607eb4  R10 = 0x3d8c3e48  R11 = 0x3f2c253c;
    expect lane 8 R8 = 0x3c607eb4  R9 = 0x3e60cb7a  R10 = 0x3e8ecb3b  R11 = 0x3d8c3e48;
    expect lane 9 R8 = 0x3e60cb7a  R9 = 0x3e702e07  R10 = 0x3c1f45be  R11 = 0x3e8ecb3b;
    expect lane 10 R8 = 0x3e702e07  R9 = 0x3e60cb7a  R10 = 0x3e595305  R11 = 0x3c1f45be;
    expect lane 11 R8 = 0x3e60cb7a  R9 = 0x3f0bb499  R10 = 0x3e822039  R11 = 0x3e595305;
    expect lane 12 R8 = 0x3f0bb499  R9 = 0x3b1f22b4  R10 = 0x3dea5d18  R11 = 0x3e822039;
    expect lane 13 R8 = 0x3b1f22b4  R9 = 0x3f3ce7b2  R10 = 0x3d588468  R11 = 0x3dea5d18;
    expect lane 14 R8 = 0x3f3ce7b2  R9 = 0x3e13966a  R10 = 0x3ec33d2a  R11 = 0x3d588468;
}

warp 1 { # absent
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
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
