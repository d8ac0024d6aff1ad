# Format X8Z24 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 64 format X8Z24 UNORM size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00000092 0100002a ffffff06 feffffd0 00008081 ffff7fd1 01008014 5aefebcb
bytes 0x30000020 8eb1b5c9 6f0d60de 6cbb87ed 4e546ea0 89acd9f9 94e66ce5 2286a949 010000ea
bytes 0x30000040 0000009e 010000bd ffffff85 feffff88 00008035 ffff7f20 010080cf 786cb188
bytes 0x30000060 39442faf 1bcf841f 1da067b6 bd4e9009 ffffff1e b4987915 26570cff ffffffb6
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x33800001  R10 = 0x33800001  R11 = 0x00000000;
    expect lane 1 R8 = 0x33800001  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x33800001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7fffff  R10 = 0x3f7fffff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7fffff  R9 = 0x3f000001  R10 = 0x3f000001  R11 = 0x3f7fffff;
    expect lane 4 R8 = 0x3f000001  R9 = 0x3effffff  R10 = 0x3effffff  R11 = 0x3f000001;
    expect lane 5 R8 = 0x3effffff  R9 = 0x3f000002  R10 = 0x3f000002  R11 = 0x3effffff;
    expect lane 6 R8 = 0x3f000002  R9 = 0x3f316c79  R10 = 0x3f6bef5b  R11 = 0x3f000002;
    expect lane 7 R8 = 0x3f316c79  R9 = 0x3e3d10e5  R10 = 0x3f35b18f  R11 = 0x3f6bef5b;
    expect lane 8 R8 = 0x3e3d10e5  R9 = 0x3f04cf1c  R10 = 0x3ec01adf  R11 = 0x3f35b18f;
    expect lane 9 R8 = 0x3f04cf1c  R9 = 0x3ecf403b  R10 = 0x3f07bb6d  R11 = 0x3ec01adf;
    expect lane 10 R8 = 0x3ecf403b  R9 = 0x3f104ebe  R10 = 0x3edca89d  R11 = 0x3f07bb6d;
    expect lane 11 R8 = 0x3f104ebe  R9 = 0x3f800000  R10 = 0x3f59ac8a  R11 = 0x3edca89d;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3ef33169  R10 = 0x3ed9cd29  R11 = 0x3f59ac8a;
    expect lane 13 R8 = 0x3ef33169  R9 = 0x3d457261  R10 = 0x3f298623  R11 = 0x3ed9cd29;
    expect lane 14 R8 = 0x3d457261  R9 = 0x3f800000  R10 = 0x33800001  R11 = 0x3f298623;
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
