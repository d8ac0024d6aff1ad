# Format A5B5G5R1 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 32 format A5B5G5R1 UNORM size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000 4308 ffff bcf7 2184 de7b 628c 3c9c
bytes 0x30000010 8100 636a 17d4 e72d a04a 6d00 7eb1 80b7
bytes 0x30000020 0000 4308 ffff bcf7 2184 de7b 628c 99f3
bytes 0x30000030 0546 608e 3530 e386 97db 7b90 36d7 5f0a
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d042108  R10 = 0x3d042108  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d042108  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d042108;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f77bdef  R10 = 0x3f77bdef  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f77bdef  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f77bdef;
    expect lane 4 R8 = 0x3f042108  R9 = 0x3ef7bdef  R10 = 0x3ef7bdef  R11 = 0x3f042108;
    expect lane 5 R8 = 0x3ef7bdef  R9 = 0x3f0c6319  R10 = 0x3f0c6319  R11 = 0x3ef7bdef;
    expect lane 6 R8 = 0x3f0c6319  R9 = 0x3ec6318c  R10 = 0x3f77bdef  R11 = 0x3f0c6319;
    expect lane 7 R8 = 0x3ec6318c  R9 = 0x3d842108  R10 = 0x00000000  R11 = 0x3f77bdef;
    expect lane 8 R8 = 0x3d842108  R9 = 0x3f042108  R10 = 0x3f0c6319  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f042108  R9 = 0x3f56b5ad  R10 = 0x3eb5ad6b  R11 = 0x3f0c6319;
    expect lane 10 R8 = 0x3f56b5ad  R9 = 0x3f0c6319  R10 = 0x3f1ce73a  R11 = 0x3eb5ad6b;
    expect lane 11 R8 = 0x3f0c6319  R9 = 0x3eb5ad6b  R10 = 0x3f042108  R11 = 0x3f1ce73a;
    expect lane 12 R8 = 0x3eb5ad6b  R9 = 0x3f6f7bdf  R10 = 0x3f35ad6b  R11 = 0x3f042108;
    expect lane 13 R8 = 0x3f6f7bdf  R9 = 0x3f5ef7be  R10 = 0x3f800000  R11 = 0x3f35ad6b;
    expect lane 14 R8 = 0x3f5ef7be  R9 = 0x3ef7bdef  R10 = 0x00000000  R11 = 0x3f800000;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d042108  R10 = 0x3d042108  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d042108  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d042108;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f77bdef  R10 = 0x3f77bdef  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f77bdef  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f77bdef;
    expect lane 4 R8 = 0x3f042108  R9 = 0x3ef7bdef  R10 = 0x3ef7bdef  R11 = 0x3f042108;
    expect lane 5 R8 = 0x3ef7bdef  R9 = 0x3f0c6319  R10 = 0x3f0c6319  R11 = 0x3ef7bdef;
    expect lane 6 R8 = 0x3f0c6319  R9 = 0x3ee739ce  R10 = 0x3f042108  R11 = 0x3f0c6319;
    expect lane 7 R8 = 0x3ee739ce  R9 = 0x3f46318c  R10 = 0x3d842108  R11 = 0x3f042108;
    expect lane 8 R8 = 0x3f46318c  R9 = 0x3f4e739d  R10 = 0x3e94a529  R11 = 0x3d842108;
    expect lane 9 R8 = 0x3f4e739d  R9 = 0x00000000  R10 = 0x3f042108  R11 = 0x3e94a529;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f5ef7be  R10 = 0x3f3def7c  R11 = 0x3f042108;
    expect lane 11 R8 = 0x3f5ef7be  R9 = 0x3ee739ce  R10 = 0x3ea5294a  R11 = 0x3f3def7c;
    expect lane 12 R8 = 0x3ee739ce  R9 = 0x3d042108  R10 = 0x3d042108  R11 = 0x3ea5294a;
    expect lane 13 R8 = 0x3d042108  R9 = 0x3f6739ce  R10 = 0x3e25294a  R11 = 0x3d042108;
    expect lane 14 R8 = 0x3f6739ce  R9 = 0x3e94a529  R10 = 0x3f77bdef  R11 = 0x3e25294a;
}

warp 3 { # UNORM
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d042108  R10 = 0x3d042108  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d042108  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d042108;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f77bdef  R10 = 0x3f77bdef  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f77bdef  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f77bdef;
    expect lane 4 R8 = 0x3f042108  R9 = 0x3ef7bdef  R10 = 0x3ef7bdef  R11 = 0x3f042108;
    expect lane 5 R8 = 0x3ef7bdef  R9 = 0x3f0c6319  R10 = 0x3f0c6319  R11 = 0x3ef7bdef;
    expect lane 6 R8 = 0x3f0c6319  R9 = 0x3f77bdef  R10 = 0x3f1ce73a  R11 = 0x3f0c6319;
    expect lane 7 R8 = 0x3f77bdef  R9 = 0x3e842108  R10 = 0x00000000  R11 = 0x3f1ce73a;
    expect lane 8 R8 = 0x3e842108  R9 = 0x3f0c6319  R10 = 0x3ed6b5ad  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f0c6319  R9 = 0x3e46318c  R10 = 0x3f56b5ad  R11 = 0x3ed6b5ad;
    expect lane 10 R8 = 0x3e46318c  R9 = 0x3f042108  R10 = 0x3e25294a  R11 = 0x3f56b5ad;
    expect lane 11 R8 = 0x3f042108  R9 = 0x3f5ef7be  R10 = 0x3e94a529  R11 = 0x3e25294a;
    expect lane 12 R8 = 0x3f5ef7be  R9 = 0x3f14a529  R10 = 0x00000000  R11 = 0x3e94a529;
    expect lane 13 R8 = 0x3f14a529  R9 = 0x3f56b5ad  R10 = 0x3f35ad6b  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f56b5ad  R9 = 0x3d042108  R10 = 0x3f35ad6b  R11 = 0x3f35ad6b;
}
