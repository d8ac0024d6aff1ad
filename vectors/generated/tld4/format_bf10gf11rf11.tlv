# Format BF10GF11RF11 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-81a
texture 0 { type TWO_D layout pitch 64 format BF10GF11RF11 FLOAT size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 00000000 01084000 ffffffff fef7bfff 00042080 fffbdf7f 010c6080 ffdf795b
bytes 0x30000020 ff5dc54e b7054005 690ce043 03723d80 0a2ad9ff 47e3f2de 55890d48 15ea49a8
bytes 0x30000040 00000000 01084000 ffffffff fef7bfff 00042080 fffbdf7f 010c6080 76fddfff
bytes 0x30000060 e80e60ea 4cd7f4a4 fe273071 0018db3b aa01605f 921fecff 7e87953a ff9f1626
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # FLOAT
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x35800000  R10 = 0x35800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x35800000  R9 = 0x7ffe0000  R10 = 0x7ffe0000  R11 = 0x35800000;
    expect lane 2 R8 = 0x7ffe0000  R9 = 0x7ffc0000  R10 = 0x7ffc0000  R11 = 0x7ffe0000;
    expect lane 3 R8 = 0x7ffc0000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x7ffc0000;
    expect lane 4 R8 = 0x40000000  R9 = 0x3ffe0000  R10 = 0x3ffe0000  R11 = 0x40000000;
    expect lane 5 R8 = 0x3ffe0000  R9 = 0x40020000  R10 = 0x40020000  R11 = 0x3ffe0000;
    expect lane 6 R8 = 0x40020000  R9 = 0x42ec0000  R10 = 0x7ffe0000  R11 = 0x40020000;
    expect lane 7 R8 = 0x42ec0000  R9 = 0x45d00000  R10 = 0x43fe0000  R11 = 0x7ffe0000;
    expect lane 8 R8 = 0x45d00000  R9 = 0x46980000  R10 = 0x436e0000  R11 = 0x43fe0000;
    expect lane 9 R8 = 0x46980000  R9 = 0x7ffc0000  R10 = 0x40d20000  R11 = 0x436e0000;
    expect lane 10 R8 = 0x7ffc0000  R9 = 0x00000000  R10 = 0x3c060000  R11 = 0x40d20000;
    expect lane 11 R8 = 0x00000000  R9 = 0x3b540000  R10 = 0x3c140000  R11 = 0x3c060000;
    expect lane 12 R8 = 0x3b540000  R9 = 0x47240000  R10 = 0x3e8e0000  R11 = 0x3c140000;
    expect lane 13 R8 = 0x47240000  R9 = 0x46fc0000  R10 = 0x3aaa0000  R11 = 0x3e8e0000;
    expect lane 14 R8 = 0x46fc0000  R9 = 0x7ffe0000  R10 = 0x3c2a0000  R11 = 0x3aaa0000;
}

warp 1 { # FLOAT
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x35800000  R10 = 0x35800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x35800000  R9 = 0x7ffe0000  R10 = 0x7ffe0000  R11 = 0x35800000;
    expect lane 2 R8 = 0x7ffe0000  R9 = 0x7ffc0000  R10 = 0x7ffc0000  R11 = 0x7ffe0000;
    expect lane 3 R8 = 0x7ffc0000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x7ffc0000;
    expect lane 4 R8 = 0x40000000  R9 = 0x3ffe0000  R10 = 0x3ffe0000  R11 = 0x40000000;
    expect lane 5 R8 = 0x3ffe0000  R9 = 0x40020000  R10 = 0x40020000  R11 = 0x3ffe0000;
    expect lane 6 R8 = 0x40020000  R9 = 0x3ffe0000  R10 = 0x46760000  R11 = 0x40020000;
    expect lane 7 R8 = 0x3ffe0000  R9 = 0x40020000  R10 = 0x39560000  R11 = 0x46760000;
    expect lane 8 R8 = 0x40020000  R9 = 0x45340000  R10 = 0x00000000  R11 = 0x39560000;
    expect lane 9 R8 = 0x45340000  R9 = 0x44080000  R10 = 0x40020000  R11 = 0x00000000;
    expect lane 10 R8 = 0x44080000  R9 = 0x3ec60000  R10 = 0x475c0000  R11 = 0x40020000;
    expect lane 11 R8 = 0x3ec60000  R9 = 0x40000000  R10 = 0x3e4a0000  R11 = 0x475c0000;
    expect lane 12 R8 = 0x40000000  R9 = 0x43060000  R10 = 0x44b80000  R11 = 0x3e4a0000;
    expect lane 13 R8 = 0x43060000  R9 = 0x3d600000  R10 = 0x3b620000  R11 = 0x44b80000;
    expect lane 14 R8 = 0x3d600000  R9 = 0x3da60000  R10 = 0x3a7a0000  R11 = 0x3b620000;
}

warp 2 { # FLOAT
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x36000000  R10 = 0x36000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x36000000  R9 = 0x7ffc0000  R10 = 0x7ffc0000  R11 = 0x36000000;
    expect lane 2 R8 = 0x7ffc0000  R9 = 0x7ff80000  R10 = 0x7ff80000  R11 = 0x7ffc0000;
    expect lane 3 R8 = 0x7ff80000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x7ff80000;
    expect lane 4 R8 = 0x40000000  R9 = 0x3ffc0000  R10 = 0x3ffc0000  R11 = 0x40000000;
    expect lane 5 R8 = 0x3ffc0000  R9 = 0x40040000  R10 = 0x40040000  R11 = 0x3ffc0000;
    expect lane 6 R8 = 0x40040000  R9 = 0x7ffc0000  R10 = 0x3db40000  R11 = 0x40040000;
    expect lane 7 R8 = 0x7ffc0000  R9 = 0x46a40000  R10 = 0x3cec0000  R11 = 0x3db40000;
    expect lane 8 R8 = 0x46a40000  R9 = 0x424c0000  R10 = 0x38280000  R11 = 0x3cec0000;
    expect lane 9 R8 = 0x424c0000  R9 = 0x3f100000  R10 = 0x3c3c0000  R11 = 0x38280000;
    expect lane 10 R8 = 0x3f100000  R9 = 0x3bbc0000  R10 = 0x40000000  R11 = 0x3c3c0000;
    expect lane 11 R8 = 0x3bbc0000  R9 = 0x3df40000  R10 = 0x7ffc0000  R11 = 0x40000000;
    expect lane 12 R8 = 0x3df40000  R9 = 0x7ffc0000  R10 = 0x45ec0000  R11 = 0x7ffc0000;
    expect lane 13 R8 = 0x7ffc0000  R9 = 0x3ba80000  R10 = 0x3c800000  R11 = 0x45ec0000;
    expect lane 14 R8 = 0x3ba80000  R9 = 0x3a600000  R10 = 0x42840000  R11 = 0x3c800000;
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
