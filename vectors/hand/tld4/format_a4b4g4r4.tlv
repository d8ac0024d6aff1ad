# Format A4B4G4R4 in every data type it allows: corner codes of each component, through each component letter.
# A component the format lacks reads zero; the constant sources read 0, 1 and 1.0.
texlock 1
rules R-TLD4-2 PD-80
texture 0 { type TWO_D layout pitch 32 format A4B4G4R4 UNORM size 8 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 8012 9f03 51f5 ae1c 37e6 2871 3980 559f
bytes 0x30000020 ca51 63ae 1237 0328 f539 1c55 e6ca 7163
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e4ccccd  R9 = 0x3e088889  R10 = 0x3d888889  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e088889  R9 = 0x3e4ccccd  R10 = 0x3f6eeeef  R11 = 0x3d888889;
    expect lane 3 R8 = 0x3e4ccccd  R9 = 0x3eaaaaab  R10 = 0x3eeeeeef  R11 = 0x3f6eeeef;
    expect lane 4 R8 = 0x3eaaaaab  R9 = 0x3f4ccccd  R10 = 0x3f088889  R11 = 0x3eeeeeef;
    expect lane 5 R8 = 0x3f4ccccd  R9 = 0x3ecccccd  R10 = 0x3f19999a  R11 = 0x3f088889;
    expect lane 6 R8 = 0x3ecccccd  R9 = 0x3d888889  R10 = 0x3eaaaaab  R11 = 0x3f19999a;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f4ccccd  R9 = 0x3ecccccd  R10 = 0x3f19999a  R11 = 0x3f088889;
    expect lane 1 R8 = 0x3ecccccd  R9 = 0x3d888889  R10 = 0x3eaaaaab  R11 = 0x3f19999a;
    expect lane 2 R8 = 0x3d888889  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3e4ccccd  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3d888889  R10 = 0x3e088889  R11 = 0x3e4ccccd;
    expect lane 5 R8 = 0x3d888889  R9 = 0x3f6eeeef  R10 = 0x3e4ccccd  R11 = 0x3e088889;
    expect lane 6 R8 = 0x3f6eeeef  R9 = 0x3eeeeeef  R10 = 0x3eaaaaab  R11 = 0x3e4ccccd;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3d888889  R9 = 0x3f6eeeef  R10 = 0x3e4ccccd  R11 = 0x3e088889;
    expect lane 1 R8 = 0x3f6eeeef  R9 = 0x3eeeeeef  R10 = 0x3eaaaaab  R11 = 0x3e4ccccd;
    expect lane 2 R8 = 0x3eeeeeef  R9 = 0x3f088889  R10 = 0x3f4ccccd  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f19999a  R10 = 0x3ecccccd  R11 = 0x3f4ccccd;
    expect lane 4 R8 = 0x3f19999a  R9 = 0x3eaaaaab  R10 = 0x3d888889  R11 = 0x3ecccccd;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x3d888889;
    expect lane 6 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x00000000  R11 = 0x3d888889;
    expect lane 1 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e4ccccd  R9 = 0x3e088889  R10 = 0x3d888889  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e088889  R9 = 0x3e4ccccd  R10 = 0x3f6eeeef  R11 = 0x3d888889;
    expect lane 4 R8 = 0x3e4ccccd  R9 = 0x3eaaaaab  R10 = 0x3eeeeeef  R11 = 0x3f6eeeef;
    expect lane 5 R8 = 0x3eaaaaab  R9 = 0x3f4ccccd  R10 = 0x3f088889  R11 = 0x3eeeeeef;
    expect lane 6 R8 = 0x3f4ccccd  R9 = 0x3ecccccd  R10 = 0x3f19999a  R11 = 0x3f088889;
}
