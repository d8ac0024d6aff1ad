# Format B6G5R5 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 32 format B6G5R5 UNORM size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 0000 2104 ffff defb 1082 ef7d 3186 f5b9
bytes 0x30000010 c5bf 5225 145c d3f8 79c6 3cfb ff84 17e0
bytes 0x30000020 0000 2104 ffff defb 1082 ef7d 3186 0403
bytes 0x30000030 ff83 df28 1b7a 348e 7ce7 17fe 3499 7a2e
texture 1 { type TWO_D layout pitch 32 format B6G5R5 SNORM size 16 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 0000 2104 ffff defb 1082 ef7d 3186 ff7d
bytes 0x30001010 f237 b305 88fb 4a4a 4d84 a0da 9e84 a1e0
bytes 0x30001020 0000 2104 ffff defb 1082 ef7d 3186 ac3a
bytes 0x30001030 f181 4820 1472 afeb fce7 a564 f0ce 2fbf
texture 2 { type TWO_D layout pitch 32 format B6G5R5 SNORM size 16 2 address 0x30002000 G_DATA_TYPE 1 B_DATA_TYPE 2 }
handle 2 texture 2 sampler 0
bytes 0x30002000 0000 2104 ffff defb 1082 ef7d 3186 3dae
bytes 0x30002010 077c b89d b3ad 90ba dbe4 be81 b487 3bd6
bytes 0x30002020 0000 2104 ffff defb 1082 ef7d 3186 3606
bytes 0x30002030 e0d1 567e c65b d103 35df 504d 6d74 eb3a
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d042108  R10 = 0x3d042108  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d042108  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3d042108;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f77bdef  R10 = 0x3f77bdef  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f77bdef  R9 = 0x3f042108  R10 = 0x3f042108  R11 = 0x3f77bdef;
    expect lane 4 R8 = 0x3f042108  R9 = 0x3ef7bdef  R10 = 0x3ef7bdef  R11 = 0x3f042108;
    expect lane 5 R8 = 0x3ef7bdef  R9 = 0x3f0c6319  R10 = 0x3f0c6319  R11 = 0x3ef7bdef;
    expect lane 6 R8 = 0x3f0c6319  R9 = 0x3e042108  R10 = 0x3f2d6b5b  R11 = 0x3f0c6319;
    expect lane 7 R8 = 0x3e042108  R9 = 0x3f800000  R10 = 0x3e25294a  R11 = 0x3f2d6b5b;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f14a529  R11 = 0x3e25294a;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f5ef7be  R10 = 0x3f25294a  R11 = 0x3f14a529;
    expect lane 10 R8 = 0x3f5ef7be  R9 = 0x3f25294a  R10 = 0x3f1ce73a  R11 = 0x3f25294a;
    expect lane 11 R8 = 0x3f25294a  R9 = 0x3f6739ce  R10 = 0x3f4e739d  R11 = 0x3f1ce73a;
    expect lane 12 R8 = 0x3f6739ce  R9 = 0x3f3def7c  R10 = 0x3f6739ce  R11 = 0x3f4e739d;
    expect lane 13 R8 = 0x3f3def7c  R9 = 0x3f25294a  R10 = 0x3f800000  R11 = 0x3f6739ce;
    expect lane 14 R8 = 0x3f25294a  R9 = 0x3f56b5ad  R10 = 0x3f3def7c  R11 = 0x3f800000;
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
    expect lane 6 R8 = 0x3f0c6319  R9 = 0x3f46318c  R10 = 0x3ef7bdef  R11 = 0x3f0c6319;
    expect lane 7 R8 = 0x3f46318c  R9 = 0x3f800000  R10 = 0x3f77bdef  R11 = 0x3ef7bdef;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3e46318c  R10 = 0x3ea5294a  R11 = 0x3f77bdef;
    expect lane 9 R8 = 0x3e46318c  R9 = 0x3f042108  R10 = 0x00000000  R11 = 0x3ea5294a;
    expect lane 10 R8 = 0x3f042108  R9 = 0x3f0c6319  R10 = 0x3e46318c  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f0c6319  R9 = 0x3f5ef7be  R10 = 0x3f1ce73a  R11 = 0x3e46318c;
    expect lane 12 R8 = 0x3f5ef7be  R9 = 0x3f042108  R10 = 0x3f4e739d  R11 = 0x3f1ce73a;
    expect lane 13 R8 = 0x3f042108  R9 = 0x3e94a529  R10 = 0x3e6739ce  R11 = 0x3f4e739d;
    expect lane 14 R8 = 0x3e94a529  R9 = 0x3f1ce73a  R10 = 0x00000000  R11 = 0x3e6739ce;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3c820821  R10 = 0x3c820821  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c820821  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3c820821;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7befbf  R10 = 0x3f7befbf  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7befbf  R9 = 0x3f020821  R10 = 0x3f020821  R11 = 0x3f7befbf;
    expect lane 4 R8 = 0x3f020821  R9 = 0x3efbefbf  R10 = 0x3efbefbf  R11 = 0x3f020821;
    expect lane 5 R8 = 0x3efbefbf  R9 = 0x3f061862  R10 = 0x3f061862  R11 = 0x3efbefbf;
    expect lane 6 R8 = 0x3f061862  R9 = 0x00000000  R10 = 0x3f3aebaf  R11 = 0x3f061862;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f020821  R10 = 0x3f3efbf0  R11 = 0x3f3aebaf;
    expect lane 8 R8 = 0x3f020821  R9 = 0x3e228a29  R10 = 0x3e124925  R11 = 0x3f3efbf0;
    expect lane 9 R8 = 0x3e228a29  R9 = 0x3ef3cf3d  R10 = 0x3ebaebaf  R11 = 0x3e124925;
    expect lane 10 R8 = 0x3ef3cf3d  R9 = 0x3f0e38e4  R10 = 0x3f7befbf  R11 = 0x3ebaebaf;
    expect lane 11 R8 = 0x3f0e38e4  R9 = 0x3f679e7a  R10 = 0x3f471c72  R11 = 0x3f7befbf;
    expect lane 12 R8 = 0x3f679e7a  R9 = 0x3f800000  R10 = 0x3f7befbf  R11 = 0x3f471c72;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f1a69a7  R10 = 0x3f061862  R11 = 0x3f7befbf;
    expect lane 14 R8 = 0x3f1a69a7  R9 = 0x3e32cb2d  R10 = 0x3f638e39  R11 = 0x3f061862;
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

warp 4 { # SNORM
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d888889  R9 = 0xbd888889  R10 = 0xbd888889  R11 = 0x3d888889;
    expect lane 2 R8 = 0xbd888889  R9 = 0xbe088889  R10 = 0xbe088889  R11 = 0xbd888889;
    expect lane 3 R8 = 0xbe088889  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe088889;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0x3f4ccccd  R10 = 0xbd888889  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3f4ccccd  R9 = 0xbf800000  R10 = 0xbf6eeeef  R11 = 0xbd888889;
    expect lane 8 R8 = 0xbf800000  R9 = 0x3f088889  R10 = 0xbf5dddde  R11 = 0xbf6eeeef;
    expect lane 9 R8 = 0x3f088889  R9 = 0xbf4ccccd  R10 = 0x3f088889  R11 = 0xbf5dddde;
    expect lane 10 R8 = 0xbf4ccccd  R9 = 0x3f800000  R10 = 0x3f2aaaab  R11 = 0x3f088889;
    expect lane 11 R8 = 0x3f800000  R9 = 0xbe888889  R10 = 0x3f5dddde  R11 = 0x3f2aaaab;
    expect lane 12 R8 = 0xbe888889  R9 = 0x3eaaaaab  R10 = 0x00000000  R11 = 0x3f5dddde;
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0xbf800000  R10 = 0xbe088889  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3d888889  R11 = 0xbe088889;
}

warp 5 { # SNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d888889  R9 = 0xbd888889  R10 = 0xbd888889  R11 = 0x3d888889;
    expect lane 2 R8 = 0xbd888889  R9 = 0xbe088889  R10 = 0xbe088889  R11 = 0xbd888889;
    expect lane 3 R8 = 0xbe088889  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe088889;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf3bbbbc  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf3bbbbc  R9 = 0x3f800000  R10 = 0xbd888889  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3e088889  R10 = 0x3f5dddde  R11 = 0xbd888889;
    expect lane 9 R8 = 0x3e088889  R9 = 0xbf800000  R10 = 0xbe888889  R11 = 0x3f5dddde;
    expect lane 10 R8 = 0xbf800000  R9 = 0xbe4ccccd  R10 = 0xbf6eeeef  R11 = 0xbe888889;
    expect lane 11 R8 = 0xbe4ccccd  R9 = 0xbd888889  R10 = 0x3e088889  R11 = 0xbf6eeeef;
    expect lane 12 R8 = 0xbd888889  R9 = 0x3eaaaaab  R10 = 0xbf3bbbbc  R11 = 0x3e088889;
    expect lane 13 R8 = 0x3eaaaaab  R9 = 0xbf19999a  R10 = 0x3e888889  R11 = 0xbf3bbbbc;
    expect lane 14 R8 = 0xbf19999a  R9 = 0xbeeeeeef  R10 = 0x3eaaaaab  R11 = 0x3e888889;
}

warp 6 { # SNORM
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d042108  R10 = 0x3d042108  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d042108  R9 = 0xbd042108  R10 = 0xbd042108  R11 = 0x3d042108;
    expect lane 2 R8 = 0xbd042108  R9 = 0xbd842108  R10 = 0xbd842108  R11 = 0xbd042108;
    expect lane 3 R8 = 0xbd842108  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbd842108;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0x3ee739ce  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0x3ee739ce  R9 = 0xbf800000  R10 = 0x3ed6b5ad  R11 = 0x3f800000;
    expect lane 8 R8 = 0xbf800000  R9 = 0x3e842108  R10 = 0x3d042108  R11 = 0x3ed6b5ad;
    expect lane 9 R8 = 0x3e842108  R9 = 0x3f6739ce  R10 = 0xbd842108  R11 = 0x3d042108;
    expect lane 10 R8 = 0x3f6739ce  R9 = 0xbe46318c  R10 = 0x3f14a529  R11 = 0xbd842108;
    expect lane 11 R8 = 0xbe46318c  R9 = 0xbe6739ce  R10 = 0xbf800000  R11 = 0x3f14a529;
    expect lane 12 R8 = 0xbe6739ce  R9 = 0x3f4e739d  R10 = 0xbea5294a  R11 = 0xbf800000;
    expect lane 13 R8 = 0x3f4e739d  R9 = 0xbed6b5ad  R10 = 0xbf800000  R11 = 0xbea5294a;
    expect lane 14 R8 = 0xbed6b5ad  R9 = 0xbf0c6319  R10 = 0xbe842108  R11 = 0xbf800000;
}

warp 7 { # absent
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x7fff
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

warp 8 { # SNORM
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d888889  R9 = 0xbd888889  R10 = 0xbd888889  R11 = 0x3d888889;
    expect lane 2 R8 = 0xbd888889  R9 = 0xbe088889  R10 = 0xbe088889  R11 = 0xbd888889;
    expect lane 3 R8 = 0xbe088889  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe088889;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf2aaaab  R10 = 0xbe4ccccd  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf2aaaab  R9 = 0x00000000  R10 = 0x3eeeeeef  R11 = 0xbe4ccccd;
    expect lane 8 R8 = 0x00000000  R9 = 0xbf2aaaab  R10 = 0xbf088889  R11 = 0x3eeeeeef;
    expect lane 9 R8 = 0xbf2aaaab  R9 = 0x3ecccccd  R10 = 0xbf5dddde  R11 = 0xbf088889;
    expect lane 10 R8 = 0x3ecccccd  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf5dddde;
    expect lane 11 R8 = 0xbf800000  R9 = 0xbf3bbbbc  R10 = 0xbeaaaaab  R11 = 0xbf800000;
    expect lane 12 R8 = 0xbf3bbbbc  R9 = 0xbf800000  R10 = 0xbe088889  R11 = 0xbeaaaaab;
    expect lane 13 R8 = 0xbf800000  R9 = 0x3f5dddde  R10 = 0xbf4ccccd  R11 = 0xbe088889;
    expect lane 14 R8 = 0x3f5dddde  R9 = 0x3f3bbbbc  R10 = 0xbeaaaaab  R11 = 0xbf4ccccd;
}

warp 9 { # SNORM
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3d888889  R10 = 0x3d888889  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d888889  R9 = 0xbd888889  R10 = 0xbd888889  R11 = 0x3d888889;
    expect lane 2 R8 = 0xbd888889  R9 = 0xbe088889  R10 = 0xbe088889  R11 = 0xbd888889;
    expect lane 3 R8 = 0xbe088889  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbe088889;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0xbf800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0xbf6eeeef  R10 = 0x3f5dddde  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf6eeeef  R9 = 0xbe088889  R10 = 0x3f5dddde  R11 = 0x3f5dddde;
    expect lane 10 R8 = 0xbe088889  R9 = 0xbe088889  R10 = 0xbf4ccccd  R11 = 0x3f5dddde;
    expect lane 11 R8 = 0xbe088889  R9 = 0xbeeeeeef  R10 = 0x3ecccccd  R11 = 0xbf4ccccd;
    expect lane 12 R8 = 0xbeeeeeef  R9 = 0x3f2aaaab  R10 = 0x3f5dddde  R11 = 0x3ecccccd;
    expect lane 13 R8 = 0x3f2aaaab  R9 = 0x3e4ccccd  R10 = 0xbe4ccccd  R11 = 0x3f5dddde;
    expect lane 14 R8 = 0x3e4ccccd  R9 = 0xbf19999a  R10 = 0xbf800000  R11 = 0xbe4ccccd;
}

warp 10 { # UNORM
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3c820821  R10 = 0x3c820821  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c820821  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3c820821;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7befbf  R10 = 0x3f7befbf  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7befbf  R9 = 0x3f020821  R10 = 0x3f020821  R11 = 0x3f7befbf;
    expect lane 4 R8 = 0x3f020821  R9 = 0x3efbefbf  R10 = 0x3efbefbf  R11 = 0x3f020821;
    expect lane 5 R8 = 0x3efbefbf  R9 = 0x3f061862  R10 = 0x3f061862  R11 = 0x3efbefbf;
    expect lane 6 R8 = 0x3f061862  R9 = 0x3c820821  R10 = 0x3f2ebaec  R11 = 0x3f061862;
    expect lane 7 R8 = 0x3c820821  R9 = 0x3f534d35  R10 = 0x3efbefbf  R11 = 0x3f2ebaec;
    expect lane 8 R8 = 0x3f534d35  R9 = 0x3efbefbf  R10 = 0x3f1e79e8  R11 = 0x3efbefbf;
    expect lane 9 R8 = 0x3efbefbf  R9 = 0x3eb2cb2d  R10 = 0x3f2ebaec  R11 = 0x3f1e79e8;
    expect lane 10 R8 = 0x3eb2cb2d  R9 = 0x00000000  R10 = 0x3f3aebaf  R11 = 0x3f2ebaec;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f5f7df8  R10 = 0x3f679e7a  R11 = 0x3f3aebaf;
    expect lane 12 R8 = 0x3f5f7df8  R9 = 0x3e9a69a7  R10 = 0x3f020821  R11 = 0x3f679e7a;
    expect lane 13 R8 = 0x3e9a69a7  R9 = 0x3eebaebb  R10 = 0x3f061862  R11 = 0x3f020821;
    expect lane 14 R8 = 0x3eebaebb  R9 = 0x3e638e39  R10 = 0x3f575d76  R11 = 0x3f061862;
}

warp 11 { # absent
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0x7fff
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
