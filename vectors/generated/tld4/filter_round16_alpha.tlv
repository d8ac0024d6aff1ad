# POLICY filter_round16: of four lanes the last alone is a mean.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-61b
policy filter_round16
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 1 SRGB_CONVERSION 1 }   # POINT
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 SRGB_CONVERSION 1 }   # LINEAR
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UNORM source ZERO ONE_FLOAT ZERO R size 16 4 address 0x30000000 }
bytes 0x30000000 8b 6b ff ac 83 c3 9a 53
bytes 0x30000008 2b 0a 86 2a e2 45 07 ed
bytes 0x30000020 11 cb ff fa 03 43 e5 00
bytes 0x30000028 81 c4 91 4c ff e7 4d 92
bytes 0x30000040 9d c0 fe fe e0 7f fe 39
bytes 0x30000048 42 e5 7f 80 ff bd 43 a1
bytes 0x30000060 94 60 ed ab 74 12 24 8b
bytes 0x30000068 81 00 c9 ba d5 01 7f 2e
handle 1 texture 0 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x40020600) bits(0x3ffc0800) bits(0x3ecff000) bits(0x3f400000) bits(0xbf800000) bits(0xbed6f000) bits(0xbedef000) bits(0x40034c00) bits(0xbf780000) bits(0x3f580800) bits(0x3f381800) bits(0x3f83f800) bits(0x3fb0dc00) bits(0x40000200) bits(0xbf83fc00) bits(0x3ffb9400) ... }
    t = { bits(0xba800000) bits(0x3ac00000) bits(0x3f060000) bits(0x3f7fc000) bits(0xbf7fa000) bits(0x3f7fe000) bits(0xbdfd0000) bits(0x3e410000) bits(0x3f602000) bits(0x3f606000) bits(0xbe088000) bits(0x3ff63000) bits(0xbeb3c000) bits(0x3f9fc000) bits(0xbf6ae000) bits(0x3dff0000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f0d4e8d;
    expect lane 1 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f0f8d90;
    expect lane 2 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f74ccf5;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f27a9a8;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f0ffd90;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f101090;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f148295;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f56bbd7;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f149495;
    expect lane 9 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3bc500c5;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f3925b9;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3ea742a7;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f16ce97;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f40f6c1;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f0d198d;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f6dedee;
}

warp 1 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0xbf994c00) bits(0xbf147800) bits(0xbf231800) bits(0xbf800800) bits(0xbf781000) bits(0xbe390000) bits(0x3fb4f400) bits(0x3efbc000) bits(0x3f37f800) bits(0x39800000) bits(0x40000600) bits(0x3eb02000) bits(0x3d008000) bits(0x3f781000) bits(0xbf3fb800) bits(0x3ea03000) ... }
    t = { bits(0x3e010000) bits(0x3eb04000) bits(0x3fd45000) bits(0xbf65a000) bits(0xbe000000) bits(0x40001000) bits(0x3f84b000) bits(0x3f801000) bits(0x40001800) bits(0x3ff03000) bits(0xbf6b8000) bits(0x40080000) bits(0x40101000) bits(0xbf900000) bits(0x3e018000) bits(0x3f600000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f0b118b;
    expect lane 1 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3e018082;
    expect lane 2 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f1c6a9c;
    expect lane 3 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f0c528c;
    expect lane 4 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f149495;
    expect lane 5 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f100690;
    expect lane 6 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f2a84ab;
    expect lane 7 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3ecc70cc;
    expect lane 8 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3ee2a2e3;
    expect lane 9 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f148295;
    expect lane 10 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f4b79cb;
    expect lane 11 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f439ac4;
    expect lane 12 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3e9ba89c;
    expect lane 13 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3e38b8b9;
    expect lane 14 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3f0a968b;
    expect lane 15 R8 = 0x00000000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x3e84fc85;
}
