# Format G4R4 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 32 format G4R4 UNORM size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00 11 ff ee 88 77 99 f3
bytes 0x30000008 09 0e a2 99 07 fe f0 0a
bytes 0x30000020 00 11 ff ee 88 77 99 af
bytes 0x30000028 e9 7b 7e ab 29 0f 00 d5
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d888889  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d888889;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f6eeeef  R10 = 0x3f6eeeef  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f6eeeef  R9 = 0x3f088889  R10 = 0x3f088889  R11 = 0x3f6eeeef;
    expect lane 4 R8 = 0x3f088889  R9 = 0x3eeeeeef  R10 = 0x3eeeeeef  R11 = 0x3f088889;
    expect lane 5 R8 = 0x3eeeeeef  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3eeeeeef;
    expect lane 6 R8 = 0x3f19999a  R9 = 0x3f800000  R10 = 0x3e4ccccd  R11 = 0x3f19999a;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f19999a  R10 = 0x3f19999a  R11 = 0x3e4ccccd;
    expect lane 8 R8 = 0x3f19999a  R9 = 0x3f3bbbbc  R10 = 0x3f6eeeef  R11 = 0x3f19999a;
    expect lane 9 R8 = 0x3f3bbbbc  R9 = 0x3f6eeeef  R10 = 0x3e088889  R11 = 0x3f6eeeef;
    expect lane 10 R8 = 0x3f6eeeef  R9 = 0x3f3bbbbc  R10 = 0x3f19999a  R11 = 0x3e088889;
    expect lane 11 R8 = 0x3f3bbbbc  R9 = 0x3f19999a  R10 = 0x3eeeeeef  R11 = 0x3f19999a;
    expect lane 12 R8 = 0x3f19999a  R9 = 0x3f800000  R10 = 0x3f6eeeef  R11 = 0x3eeeeeef;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f6eeeef;
    expect lane 14 R8 = 0x00000000  R9 = 0x3eaaaaab  R10 = 0x3f2aaaab  R11 = 0x00000000;
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
    expect lane 6 R8 = 0x3f19999a  R9 = 0x3f2aaaab  R10 = 0x3f800000  R11 = 0x3f19999a;
    expect lane 7 R8 = 0x3f2aaaab  R9 = 0x3f6eeeef  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f6eeeef  R9 = 0x3eeeeeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eeeeeef  R9 = 0x3eeeeeef  R10 = 0x3f2aaaab  R11 = 0x00000000;
    expect lane 10 R8 = 0x3eeeeeef  R9 = 0x3f2aaaab  R10 = 0x3f19999a  R11 = 0x3f2aaaab;
    expect lane 11 R8 = 0x3f2aaaab  R9 = 0x3e088889  R10 = 0x00000000  R11 = 0x3f19999a;
    expect lane 12 R8 = 0x3e088889  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f5dddde  R10 = 0x00000000  R11 = 0x3f800000;
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
