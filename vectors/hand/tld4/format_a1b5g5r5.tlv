# Format A1B5G5R5 in every data type it allows: corner codes of each component, through each component letter.
# A component the format lacks reads zero; the constant sources read 0, 1 and 1.0.
texlock 1
rules R-TLD4-2 PD-80
texture 0 { type TWO_D layout pitch 32 format A1B5G5R5 UNORM size 8 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0012 3f0e 4195 9ef2 cf38 9008 7180 aa7c
bytes 0x30000020 9407 c679 443c 0340 e5c7 3ca8 ce53 e299
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f25294a  R9 = 0x3e46318c  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e46318c  R9 = 0x3e042108  R10 = 0x3d042108  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e042108  R9 = 0x3dc6318c  R10 = 0x3f77bdef  R11 = 0x3d042108;
    expect lane 3 R8 = 0x3dc6318c  R9 = 0x3e25294a  R10 = 0x3ef7bdef  R11 = 0x3f77bdef;
    expect lane 4 R8 = 0x3e25294a  R9 = 0x3f6739ce  R10 = 0x3f042108  R11 = 0x3ef7bdef;
    expect lane 5 R8 = 0x3f6739ce  R9 = 0x3ee739ce  R10 = 0x3f0c6319  R11 = 0x3f042108;
    expect lane 6 R8 = 0x3ee739ce  R9 = 0x3d842108  R10 = 0x3ea5294a  R11 = 0x3f0c6319;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3f6739ce  R9 = 0x3ee739ce  R10 = 0x3f0c6319  R11 = 0x3f042108;
    expect lane 1 R8 = 0x3ee739ce  R9 = 0x3d842108  R10 = 0x3ea5294a  R11 = 0x3f0c6319;
    expect lane 2 R8 = 0x3d842108  R9 = 0x00000000  R10 = 0x3f25294a  R11 = 0x3ea5294a;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3e46318c  R11 = 0x3f25294a;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3d042108  R10 = 0x3e042108  R11 = 0x3e46318c;
    expect lane 5 R8 = 0x3d042108  R9 = 0x3f77bdef  R10 = 0x3dc6318c  R11 = 0x3e042108;
    expect lane 6 R8 = 0x3f77bdef  R9 = 0x3ef7bdef  R10 = 0x3e25294a  R11 = 0x3dc6318c;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x3d042108  R9 = 0x3f77bdef  R10 = 0x3dc6318c  R11 = 0x3e042108;
    expect lane 1 R8 = 0x3f77bdef  R9 = 0x3ef7bdef  R10 = 0x3e25294a  R11 = 0x3dc6318c;
    expect lane 2 R8 = 0x3ef7bdef  R9 = 0x3f042108  R10 = 0x3f6739ce  R11 = 0x3e25294a;
    expect lane 3 R8 = 0x3f042108  R9 = 0x3f0c6319  R10 = 0x3ee739ce  R11 = 0x3f6739ce;
    expect lane 4 R8 = 0x3f0c6319  R9 = 0x3ea5294a  R10 = 0x3d842108  R11 = 0x3ee739ce;
    expect lane 5 R8 = 0x3ea5294a  R9 = 0x3f25294a  R10 = 0x00000000  R11 = 0x3d842108;
    expect lane 6 R8 = 0x3f25294a  R9 = 0x3e46318c  R10 = 0x3f800000  R11 = 0x00000000;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7f
    s = (lane + 1) / 8.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
}
