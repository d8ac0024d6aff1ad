# Format A4B4G4R4 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 32 format A4B4G4R4 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000 1111 ffff eeee 8888 7777 9999 7030
bytes 0x30000010 f1c1 0110 4870 6828 f5e3 4f6d c731 08f9
bytes 0x30000020 0000 1111 ffff eeee 8888 7777 9999 3636
bytes 0x30000030 28dd 7687 8a95 0484 1c49 0bfa b9ee a910
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3bb7ad6f  R10 = 0x3bb7ad6f  R11 = 0x00000000;
    expect lane 1 R8 = 0x3bb7ad6f  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3bb7ad6f;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f5ae0cc  R10 = 0x3f5ae0cc  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f5ae0cc  R9 = 0x3e7c1c33  R10 = 0x3e7c1c33  R11 = 0x3f5ae0cc;
    expect lane 4 R8 = 0x3e7c1c33  R9 = 0x3e3ce703  R10 = 0x3e3ce703  R11 = 0x3e7c1c33;
    expect lane 5 R8 = 0x3e3ce703  R9 = 0x3ea31890  R10 = 0x3ea31890  R11 = 0x3e3ce703;
    expect lane 6 R8 = 0x3ea31890  R9 = 0x3e080ea2  R10 = 0x00000000  R11 = 0x3ea31890;
    expect lane 7 R8 = 0x3e080ea2  R9 = 0x3e7c1c33  R10 = 0x3bb7ad6f  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e7c1c33  R9 = 0x3e080ea2  R10 = 0x3bb7ad6f  R11 = 0x3bb7ad6f;
    expect lane 9 R8 = 0x3e080ea2  R9 = 0x3ecdd008  R10 = 0x3e7c1c33  R11 = 0x3bb7ad6f;
    expect lane 10 R8 = 0x3ecdd008  R9 = 0x3d6cc563  R10 = 0x3e7c1c33  R11 = 0x3e7c1c33;
    expect lane 11 R8 = 0x3d6cc563  R9 = 0x3f1a946e  R10 = 0x3dba0b38  R11 = 0x3e7c1c33;
    expect lane 12 R8 = 0x3f1a946e  R9 = 0x3efe6e00  R10 = 0x3f800000  R11 = 0x3dba0b38;
    expect lane 13 R8 = 0x3efe6e00  R9 = 0x3ea31890  R10 = 0x3e3ce703  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3ea31890  R9 = 0x3ea31890  R10 = 0x3e7c1c33  R11 = 0x3e3ce703;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3bb7ad6f  R10 = 0x3bb7ad6f  R11 = 0x00000000;
    expect lane 1 R8 = 0x3bb7ad6f  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3bb7ad6f;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f5ae0cc  R10 = 0x3f5ae0cc  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f5ae0cc  R9 = 0x3e7c1c33  R10 = 0x3e7c1c33  R11 = 0x3f5ae0cc;
    expect lane 4 R8 = 0x3e7c1c33  R9 = 0x3e3ce703  R10 = 0x3e3ce703  R11 = 0x3e7c1c33;
    expect lane 5 R8 = 0x3e3ce703  R9 = 0x3ea31890  R10 = 0x3ea31890  R11 = 0x3e3ce703;
    expect lane 6 R8 = 0x3ea31890  R9 = 0x3d0798dd  R10 = 0x3e3ce703  R11 = 0x3ea31890;
    expect lane 7 R8 = 0x3d0798dd  R9 = 0x3c830aa9  R10 = 0x3f800000  R11 = 0x3e3ce703;
    expect lane 8 R8 = 0x3c830aa9  R9 = 0x3e3ce703  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e3ce703  R9 = 0x3e7c1c33  R10 = 0x3d6cc563  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e7c1c33  R9 = 0x00000000  R10 = 0x3e080ea2  R11 = 0x3d6cc563;
    expect lane 11 R8 = 0x00000000  R9 = 0x3bb7ad6f  R10 = 0x3f800000  R11 = 0x3e080ea2;
    expect lane 12 R8 = 0x3bb7ad6f  R9 = 0x00000000  R10 = 0x3d6cc563  R11 = 0x3f800000;
    expect lane 13 R8 = 0x00000000  R9 = 0x3efe6e00  R10 = 0x3f1a946e  R11 = 0x3d6cc563;
    expect lane 14 R8 = 0x3efe6e00  R9 = 0x3ecdd008  R10 = 0x00000000  R11 = 0x3f1a946e;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3bb7ad6f  R10 = 0x3bb7ad6f  R11 = 0x00000000;
    expect lane 1 R8 = 0x3bb7ad6f  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3bb7ad6f;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f5ae0cc  R10 = 0x3f5ae0cc  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f5ae0cc  R9 = 0x3e7c1c33  R10 = 0x3e7c1c33  R11 = 0x3f5ae0cc;
    expect lane 4 R8 = 0x3e7c1c33  R9 = 0x3e3ce703  R10 = 0x3e3ce703  R11 = 0x3e7c1c33;
    expect lane 5 R8 = 0x3e3ce703  R9 = 0x3ea31890  R10 = 0x3ea31890  R11 = 0x3e3ce703;
    expect lane 6 R8 = 0x3ea31890  R9 = 0x3e080ea2  R10 = 0x00000000  R11 = 0x3ea31890;
    expect lane 7 R8 = 0x3e080ea2  R9 = 0x3f391a24  R10 = 0x3bb7ad6f  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f391a24  R9 = 0x3e3ce703  R10 = 0x00000000  R11 = 0x3bb7ad6f;
    expect lane 9 R8 = 0x3e3ce703  R9 = 0x3dba0b38  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3dba0b38  R9 = 0x3d6cc563  R10 = 0x3e7c1c33  R11 = 0x00000000;
    expect lane 11 R8 = 0x3d6cc563  R9 = 0x3ea31890  R10 = 0x3d0798dd  R11 = 0x3e7c1c33;
    expect lane 12 R8 = 0x3ea31890  R9 = 0x3ecdd008  R10 = 0x3f391a24  R11 = 0x3d0798dd;
    expect lane 13 R8 = 0x3ecdd008  R9 = 0x3f5ae0cc  R10 = 0x3bb7ad6f  R11 = 0x3f391a24;
    expect lane 14 R8 = 0x3f5ae0cc  R9 = 0x00000000  R10 = 0x3ea31890  R11 = 0x3bb7ad6f;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d888889  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d888889;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f6eeeef  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f6eeeef;
    expect lane 4 R8 = 0x3f088889  R9 = 0x3eeeeeef  R10 = 0x3eeeeeef  R11 = 0x3f088889;
    expect lane 5 R8 = 0x3eeeeeef  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3eeeeeef;
    expect lane 6 R8 = 0x3f19999a  R9 = 0x3e4ccccd  R10 = 0x3e4ccccd  R11 = 0x3f19999a;
    expect lane 7 R8 = 0x3e4ccccd  R9 = 0x3f5dddde  R10 = 0x3f4ccccd  R11 = 0x3e4ccccd;
    expect lane 8 R8 = 0x3f5dddde  R9 = 0x3f088889  R10 = 0x3d888889  R11 = 0x3f4ccccd;
    expect lane 9 R8 = 0x3f088889  R9 = 0x3f19999a  R10 = 0x3eeeeeef  R11 = 0x3d888889;
    expect lane 10 R8 = 0x3f19999a  R9 = 0x3f088889  R10 = 0x3e088889  R11 = 0x3eeeeeef;
    expect lane 11 R8 = 0x3f088889  R9 = 0x3e888889  R10 = 0x3f6eeeef  R11 = 0x3e088889;
    expect lane 12 R8 = 0x3e888889  R9 = 0x3f800000  R10 = 0x3ecccccd  R11 = 0x3f6eeeef;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3e4ccccd  R11 = 0x3ecccccd;
    expect lane 14 R8 = 0x3f6eeeef  R9 = 0x3d888889  R10 = 0x3f800000  R11 = 0x3e4ccccd;
}
