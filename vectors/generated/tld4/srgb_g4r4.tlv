# Format G4R4 sRGB encoded: every component through each letter; alpha and the second of two are not.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-82 PD-82a
texture 0 { type TWO_D layout pitch 32 format G4R4 UNORM size 16 2 address 0x30000000 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00 11 ff ee 88 77 99 ea
bytes 0x30000008 23 67 88 89 39 bf d4 5d
bytes 0x30000020 00 11 ff ee 88 77 99 12
bytes 0x30000028 be 47 44 95 88 f1 76 10
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
    expect lane 6 R8 = 0x3ea31890  R9 = 0x3c830aa9  R10 = 0x3ecdd008  R11 = 0x3ea31890;
    expect lane 7 R8 = 0x3c830aa9  R9 = 0x3f5ae0cc  R10 = 0x3d0798dd  R11 = 0x3ecdd008;
    expect lane 8 R8 = 0x3f5ae0cc  R9 = 0x3e3ce703  R10 = 0x3e3ce703  R11 = 0x3d0798dd;
    expect lane 9 R8 = 0x3e3ce703  R9 = 0x3d6cc563  R10 = 0x3e7c1c33  R11 = 0x3e3ce703;
    expect lane 10 R8 = 0x3d6cc563  R9 = 0x3dba0b38  R10 = 0x3ea31890  R11 = 0x3e7c1c33;
    expect lane 11 R8 = 0x3dba0b38  R9 = 0x3e7c1c33  R10 = 0x3ea31890  R11 = 0x3ea31890;
    expect lane 12 R8 = 0x3e7c1c33  R9 = 0x3bb7ad6f  R10 = 0x3f800000  R11 = 0x3ea31890;
    expect lane 13 R8 = 0x3bb7ad6f  R9 = 0x3e080ea2  R10 = 0x3d6cc563  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e080ea2  R9 = 0x00000000  R10 = 0x3f391a24  R11 = 0x3d6cc563;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d888889  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d888889;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f6eeeef  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f6eeeef;
    expect lane 4 R8 = 0x3f088889  R9 = 0x3eeeeeef  R10 = 0x3eeeeeef  R11 = 0x3f088889;
    expect lane 5 R8 = 0x3eeeeeef  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3eeeeeef;
    expect lane 6 R8 = 0x3f19999a  R9 = 0x3d888889  R10 = 0x3f6eeeef  R11 = 0x3f19999a;
    expect lane 7 R8 = 0x3d888889  R9 = 0x3f3bbbbc  R10 = 0x3e088889  R11 = 0x3f6eeeef;
    expect lane 8 R8 = 0x3f3bbbbc  R9 = 0x3e888889  R10 = 0x3ecccccd  R11 = 0x3e088889;
    expect lane 9 R8 = 0x3e888889  R9 = 0x3e888889  R10 = 0x3f088889  R11 = 0x3ecccccd;
    expect lane 10 R8 = 0x3e888889  R9 = 0x3f19999a  R10 = 0x3f088889  R11 = 0x3f088889;
    expect lane 11 R8 = 0x3f19999a  R9 = 0x3f088889  R10 = 0x3e4ccccd  R11 = 0x3f088889;
    expect lane 12 R8 = 0x3f088889  R9 = 0x3f800000  R10 = 0x3f3bbbbc  R11 = 0x3e4ccccd;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3eeeeeef  R10 = 0x3f5dddde  R11 = 0x3f3bbbbc;
    expect lane 14 R8 = 0x3eeeeeef  R9 = 0x3d888889  R10 = 0x3eaaaaab  R11 = 0x3f5dddde;
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
