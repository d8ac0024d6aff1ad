# Format E5B9G9R9_SHAREDEXP in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-81a
texture 0 { type TWO_D layout pitch 64 format E5B9G9R9_SHAREDEXP FLOAT size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 000000f8 01020488 ffffffff fefdfba7 0001029c fffefdd3 0103068c 8db1fecb
bytes 0x30000020 1ab3d713 00fddbc1 ffd04168 636d55eb 43466781 3a87b85c 18839636 1ebaec94
bytes 0x30000040 00000000 010204e8 ffffffbf fefdfb6f 000102ec fffefddb 01030624 f2a05f6a
bytes 0x30000060 42fcb7c1 2d63fffa 475311e3 f9758209 73cb055b f3f4ac86 ffe2fe2f af4c2e94
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # FLOAT
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x42000000  R10 = 0x3c000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x42000000  R9 = 0x437f8000  R10 = 0x477f8000  R11 = 0x3c000000;
    expect lane 2 R8 = 0x437f8000  R9 = 0x3e7f0000  R10 = 0x41ff0000  R11 = 0x477f8000;
    expect lane 3 R8 = 0x3e7f0000  R9 = 0x46000000  R10 = 0x41000000  R11 = 0x41ff0000;
    expect lane 4 R8 = 0x46000000  R9 = 0x44ff0000  R10 = 0x447f0000  R11 = 0x41000000;
    expect lane 5 R8 = 0x44ff0000  R9 = 0x39808000  R10 = 0x40008000  R11 = 0x447f0000;
    expect lane 6 R8 = 0x39808000  R9 = 0x3df20000  R10 = 0x44468000  R11 = 0x40008000;
    expect lane 7 R8 = 0x3df20000  R9 = 0x42840000  R10 = 0x388d0000  R11 = 0x44468000;
    expect lane 8 R8 = 0x42840000  R9 = 0x47168000  R10 = 0x43800000  R11 = 0x388d0000;
    expect lane 9 R8 = 0x47168000  R9 = 0x45a38000  R10 = 0x3dff0000  R11 = 0x43800000;
    expect lane 10 R8 = 0x45a38000  R9 = 0x387c8000  R10 = 0x46318000  R11 = 0x3dff0000;
    expect lane 11 R8 = 0x387c8000  R9 = 0x3d398000  R10 = 0x3e860000  R11 = 0x46318000;
    expect lane 12 R8 = 0x3d398000  R9 = 0x3f730000  R10 = 0x3d1d0000  R11 = 0x3e860000;
    expect lane 13 R8 = 0x3f730000  R9 = 0x39ff0000  R10 = 0x3a8c0000  R11 = 0x3d1d0000;
    expect lane 14 R8 = 0x39ff0000  R9 = 0x402f0000  R10 = 0x3ef00000  R11 = 0x3a8c0000;
}

warp 1 { # FLOAT
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x42000000  R10 = 0x3c000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x42000000  R9 = 0x437f8000  R10 = 0x477f8000  R11 = 0x3c000000;
    expect lane 2 R8 = 0x437f8000  R9 = 0x3e7f0000  R10 = 0x41ff0000  R11 = 0x477f8000;
    expect lane 3 R8 = 0x3e7f0000  R9 = 0x46000000  R10 = 0x41000000  R11 = 0x41ff0000;
    expect lane 4 R8 = 0x46000000  R9 = 0x44ff0000  R10 = 0x447f0000  R11 = 0x41000000;
    expect lane 5 R8 = 0x44ff0000  R9 = 0x39808000  R10 = 0x40008000  R11 = 0x447f0000;
    expect lane 6 R8 = 0x39808000  R9 = 0x3e680000  R10 = 0x442c0000  R11 = 0x40008000;
    expect lane 7 R8 = 0x3e680000  R9 = 0x43ff0000  R10 = 0x38ec8000  R11 = 0x442c0000;
    expect lane 8 R8 = 0x43ff0000  R9 = 0x47588000  R10 = 0x43ff0000  R11 = 0x38ec8000;
    expect lane 9 R8 = 0x47588000  R9 = 0x45290000  R10 = 0x3de80000  R11 = 0x43ff0000;
    expect lane 10 R8 = 0x45290000  R9 = 0x381d0000  R10 = 0x45b60000  R11 = 0x3de80000;
    expect lane 11 R8 = 0x381d0000  R9 = 0x3ce50000  R10 = 0x3fd18000  R11 = 0x45b60000;
    expect lane 12 R8 = 0x3ce50000  R9 = 0x3ef40000  R10 = 0x3c060000  R11 = 0x3fd18000;
    expect lane 13 R8 = 0x3ef40000  R9 = 0x3a388000  R10 = 0x3aa08000  R11 = 0x3c060000;
    expect lane 14 R8 = 0x3a388000  R9 = 0x40930000  R10 = 0x3fba0000  R11 = 0x3aa08000;
}

warp 2 { # FLOAT
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x42000000  R10 = 0x3c000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x42000000  R9 = 0x437f8000  R10 = 0x477f8000  R11 = 0x3c000000;
    expect lane 2 R8 = 0x437f8000  R9 = 0x3e7f0000  R10 = 0x41ff0000  R11 = 0x477f8000;
    expect lane 3 R8 = 0x3e7f0000  R9 = 0x46000000  R10 = 0x41000000  R11 = 0x41ff0000;
    expect lane 4 R8 = 0x46000000  R9 = 0x44ff0000  R10 = 0x447f0000  R11 = 0x41000000;
    expect lane 5 R8 = 0x44ff0000  R9 = 0x39808000  R10 = 0x40008000  R11 = 0x447f0000;
    expect lane 6 R8 = 0x39808000  R9 = 0x3d970000  R10 = 0x43ff0000  R11 = 0x40008000;
    expect lane 7 R8 = 0x3d970000  R9 = 0x42da0000  R10 = 0x38750000  R11 = 0x43ff0000;
    expect lane 8 R8 = 0x42da0000  R9 = 0x46bf0000  R10 = 0x42ec0000  R11 = 0x38750000;
    expect lane 9 R8 = 0x46bf0000  R9 = 0x45440000  R10 = 0x3c000000  R11 = 0x42ec0000;
    expect lane 10 R8 = 0x45440000  R9 = 0x37400000  R10 = 0x45d50000  R11 = 0x3c000000;
    expect lane 11 R8 = 0x37400000  R9 = 0x3cc10000  R10 = 0x3eb20000  R11 = 0x45d50000;
    expect lane 12 R8 = 0x3cc10000  R9 = 0x3fd58000  R10 = 0x3d170000  R11 = 0x3eb20000;
    expect lane 13 R8 = 0x3fd58000  R9 = 0x3a7f8000  R10 = 0x3ad28000  R11 = 0x3d170000;
    expect lane 14 R8 = 0x3a7f8000  R9 = 0x40858000  R10 = 0x409d8000  R11 = 0x3ad28000;
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
