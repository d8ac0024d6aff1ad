# Format B5G6R5 in every data type it allows: corner codes of each component, through each component letter.
# A component the format lacks reads zero; the constant sources read 0, 1 and 1.0.
texlock 1
rules R-TLD4-2 R-TLD4-4 PD-80
texture 0 { type TWO_D layout pitch 32 format B5G6R5 UNORM size 8 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0024 3f1c a12a 5ee5 8f71 3011 7100 aaf8
bytes 0x30000020 940f c6f3 a478 0380 e58f 3c50 cea7 e233
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
    expect lane 0 R8 = 0x3f73cf3d  R9 = 0x3ef3cf3d  R10 = 0x3f061862  R11 = 0x3f020821;
    expect lane 1 R8 = 0x3ef3cf3d  R9 = 0x3da28a29  R10 = 0x3eaaaaab  R11 = 0x3f061862;
    expect lane 2 R8 = 0x3da28a29  R9 = 0x00000000  R10 = 0x3f2aaaab  R11 = 0x3eaaaaab;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3e430c31  R11 = 0x3f2aaaab;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3c820821  R10 = 0x3e124925  R11 = 0x3e430c31;
    expect lane 5 R8 = 0x3c820821  R9 = 0x3f7befbf  R10 = 0x3d430c31  R11 = 0x3e124925;
    expect lane 6 R8 = 0x3f7befbf  R9 = 0x3efbefbf  R10 = 0x3da28a29  R11 = 0x3d430c31;
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
    expect lane 1 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}
