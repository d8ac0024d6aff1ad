# Format X8B8G8R8 in the data types it allows: corner codes of each component, through each letter.
# Written by tests/oracle/formats.py.
texlock 1
rules R-TLD4-2 PD-80
rules without PD-14c PD-81a PD-81b PD-82 PD-82a PD-91b PD-91c
texture 0 { type TWO_D layout pitch 64 format X8B8G8R8 UNORM size 16 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 000000d2 010101d3 ffffffcc fefefecb 80808045 7f7f7fac 8181819f 80d4a98d
bytes 0x30000020 81fe9991 01869c7b 49cb5962 0b13f76a fe1002a9 b0c4fe2c c801c89b 63fffe6a
bytes 0x30000040 000000b8 010101c0 ffffff54 fefefeab 8080805a 7f7f7f00 818181c9 d11572d3
bytes 0x30000060 6ae52e98 839be23c 6780ee92 84fea8f6 85b53daf 311aea90 a2fffe87 fa5dc3b8
texture 1 { type TWO_D layout pitch 64 format X8B8G8R8 SNORM size 16 2 address 0x30001000 }
handle 1 texture 1 sampler 0
bytes 0x30001000 00000008 010101de ffffff5e fefefeb4 80808013 7f7f7f8a 8181816f 8700d649
bytes 0x30001020 f28fe426 4299c588 ffda5964 8e4b0c6c b4181139 feffb8bf 00d472b8 01dab41f
bytes 0x30001040 00000023 01010161 ffffff0b fefefe59 808080c5 7f7f7f66 81818149 bdae8182
bytes 0x30001060 34b2b875 c2a930ac a155f618 01aefe8c 9d002585 9e9f80c1 f35c70f3 344476f3
texture 2 { type TWO_D layout pitch 64 format X8B8G8R8 UINT size 16 2 address 0x30002000 }
handle 2 texture 2 sampler 0
bytes 0x30002000 0000007e 010101cf ffffff51 fefefe54 808080eb 7f7f7fa9 81818158 cde35d29
bytes 0x30002020 0db98a0a b3b5bab1 5f62c869 1f00cbc7 3781ffd9 3ab438e7 adba0053 4acdf8d3
bytes 0x30002040 00000000 010101df ffffffed fefefe21 808080f0 7f7f7fde 81818142 54ff893b
bytes 0x30002060 e1fffe82 d1c9f866 00e869d5 56527267 e2004f55 bc371802 9fa27ba9 2988bd80
texture 3 { type TWO_D layout pitch 64 format X8B8G8R8 SINT size 16 2 address 0x30003000 }
handle 3 texture 3 sampler 0
bytes 0x30003000 0000009a 01010155 ffffff54 fefefe79 80808076 7f7f7f3b 818181c5 bbe0388b
bytes 0x30003020 0ec25441 01b062f7 35315910 01feb184 bbaedf31 620a803b ff4938fb dffec6a1
bytes 0x30003040 0000003a 0101019e ffffffa9 fefefea8 80808026 7f7f7f08 818181c4 fbff2a2b
bytes 0x30003060 80edbbe8 5e226178 ffe3017b 00f2a045 33ad0ee2 00216ac8 8193bacb 6601802b
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }

warp 0 { # UNORM
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3f51d1d2  R10 = 0x3f008081  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3f51d1d2  R9 = 0x3ed4d4d5  R10 = 0x3f018182  R11 = 0x3f008081;
    expect lane 8 R8 = 0x3ed4d4d5  R9 = 0x3f038384  R10 = 0x3b808081  R11 = 0x3f018182;
    expect lane 9 R8 = 0x3f038384  R9 = 0x3ecececf  R10 = 0x3e929293  R11 = 0x3b808081;
    expect lane 10 R8 = 0x3ecececf  R9 = 0x3f048485  R10 = 0x3d30b0b1  R11 = 0x3e929293;
    expect lane 11 R8 = 0x3f048485  R9 = 0x3f058586  R10 = 0x3f7efeff  R11 = 0x3d30b0b1;
    expect lane 12 R8 = 0x3f058586  R9 = 0x3e44c4c5  R10 = 0x3f30b0b1  R11 = 0x3f7efeff;
    expect lane 13 R8 = 0x3e44c4c5  R9 = 0x3f22a2a3  R10 = 0x3f48c8c9  R11 = 0x3f30b0b1;
    expect lane 14 R8 = 0x3f22a2a3  R9 = 0x3f7afafb  R10 = 0x3ec6c6c7  R11 = 0x3f48c8c9;
}

warp 1 { # UNORM
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3da8a8a9  R10 = 0x3f54d4d5  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3da8a8a9  R9 = 0x3f65e5e6  R10 = 0x3f7efeff  R11 = 0x3f54d4d5;
    expect lane 8 R8 = 0x3f65e5e6  R9 = 0x3f1b9b9c  R10 = 0x3f068687  R11 = 0x3f7efeff;
    expect lane 9 R8 = 0x3f1b9b9c  R9 = 0x3f008081  R10 = 0x3f4bcbcc  R11 = 0x3f068687;
    expect lane 10 R8 = 0x3f008081  R9 = 0x3f7efeff  R10 = 0x3d989899  R11 = 0x3f4bcbcc;
    expect lane 11 R8 = 0x3f7efeff  R9 = 0x3f35b5b6  R10 = 0x3d808081  R11 = 0x3d989899;
    expect lane 12 R8 = 0x3f35b5b6  R9 = 0x3dd0d0d1  R10 = 0x3f44c4c5  R11 = 0x3d808081;
    expect lane 13 R8 = 0x3dd0d0d1  R9 = 0x3f800000  R10 = 0x3b808081  R11 = 0x3f44c4c5;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ebababb  R10 = 0x3f800000  R11 = 0x3b808081;
}

warp 2 { # UNORM
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x00000000;
    expect lane 1 R8 = 0x3b808081  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3b808081;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f7efeff  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f7efeff;
    expect lane 4 R8 = 0x3f008081  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3f008081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f018182  R10 = 0x3f018182  R11 = 0x3efefeff;
    expect lane 6 R8 = 0x3f018182  R9 = 0x3ee4e4e5  R10 = 0x3f29a9aa  R11 = 0x3f018182;
    expect lane 7 R8 = 0x3ee4e4e5  R9 = 0x3e38b8b9  R10 = 0x3f19999a  R11 = 0x3f29a9aa;
    expect lane 8 R8 = 0x3e38b8b9  R9 = 0x3f62e2e3  R10 = 0x3f1c9c9d  R11 = 0x3f19999a;
    expect lane 9 R8 = 0x3f62e2e3  R9 = 0x3f6eeeef  R10 = 0x3eb2b2b3  R11 = 0x3f1c9c9d;
    expect lane 10 R8 = 0x3f6eeeef  R9 = 0x3f28a8a9  R10 = 0x3f77f7f8  R11 = 0x3eb2b2b3;
    expect lane 11 R8 = 0x3f28a8a9  R9 = 0x3e74f4f5  R10 = 0x3c008081  R11 = 0x3f77f7f8;
    expect lane 12 R8 = 0x3e74f4f5  R9 = 0x3f6aeaeb  R10 = 0x3f7efeff  R11 = 0x3c008081;
    expect lane 13 R8 = 0x3f6aeaeb  R9 = 0x3f7efeff  R10 = 0x3f48c8c9  R11 = 0x3f7efeff;
    expect lane 14 R8 = 0x3f7efeff  R9 = 0x3f43c3c4  R10 = 0x3f7efeff  R11 = 0x3f48c8c9;
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
    expect lane 0 R8 = 0x00000000  R9 = 0x3c010204  R10 = 0x3c010204  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c010204  R9 = 0xbc010204  R10 = 0xbc010204  R11 = 0x3c010204;
    expect lane 2 R8 = 0xbc010204  R9 = 0xbc810204  R10 = 0xbc810204  R11 = 0xbc010204;
    expect lane 3 R8 = 0xbc810204  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbc810204;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf070e1c  R10 = 0xbf73e7d0  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf070e1c  R9 = 0x3ed1a347  R10 = 0xbde1c387  R11 = 0xbf73e7d0;
    expect lane 8 R8 = 0x3ed1a347  R9 = 0xbef9f3e8  R10 = 0x3f050a14  R11 = 0xbde1c387;
    expect lane 9 R8 = 0xbef9f3e8  R9 = 0xbf3f7efe  R10 = 0xbc010204  R11 = 0x3f050a14;
    expect lane 10 R8 = 0xbf3f7efe  R9 = 0x3c010204  R10 = 0xbf65cb97  R11 = 0xbc010204;
    expect lane 11 R8 = 0x3c010204  R9 = 0xbf478f1e  R10 = 0xbf193265  R11 = 0xbf65cb97;
    expect lane 12 R8 = 0xbf478f1e  R9 = 0xbf458b16  R10 = 0xbc810204  R11 = 0xbf193265;
    expect lane 13 R8 = 0xbf458b16  R9 = 0xbdd1a347  R10 = 0x00000000  R11 = 0xbc810204;
    expect lane 14 R8 = 0xbdd1a347  R9 = 0x3ed1a347  R10 = 0x3c010204  R11 = 0x00000000;
}

warp 5 { # SNORM
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3c010204  R10 = 0x3c010204  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c010204  R9 = 0xbc010204  R10 = 0xbc010204  R11 = 0x3c010204;
    expect lane 2 R8 = 0xbc010204  R9 = 0xbc810204  R10 = 0xbc810204  R11 = 0xbc010204;
    expect lane 3 R8 = 0xbc810204  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbc810204;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf254a95  R10 = 0x00000000  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf254a95  R9 = 0xbf1d3a75  R10 = 0xbf63c78f  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf1d3a75  R9 = 0xbf2f5ebd  R10 = 0xbf4f9f3e  R11 = 0xbf63c78f;
    expect lane 9 R8 = 0xbf2f5ebd  R9 = 0x3f2b56ad  R10 = 0xbe993265  R11 = 0xbf4f9f3e;
    expect lane 10 R8 = 0x3f2b56ad  R9 = 0xbf254a95  R10 = 0x3f172e5d  R11 = 0xbe993265;
    expect lane 11 R8 = 0xbf254a95  R9 = 0x00000000  R10 = 0x3e418306  R11 = 0x3f172e5d;
    expect lane 12 R8 = 0x00000000  R9 = 0xbf43870e  R10 = 0xbc010204  R11 = 0x3e418306;
    expect lane 13 R8 = 0xbf43870e  R9 = 0x3f3972e6  R10 = 0xbeb162c6  R11 = 0xbc010204;
    expect lane 14 R8 = 0x3f3972e6  R9 = 0x3f091224  R10 = 0xbe993265  R11 = 0xbeb162c6;
}

warp 6 { # SNORM
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x3c010204  R10 = 0x3c010204  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c010204  R9 = 0xbc010204  R10 = 0xbc010204  R11 = 0x3c010204;
    expect lane 2 R8 = 0xbc010204  R9 = 0xbc810204  R10 = 0xbc810204  R11 = 0xbc010204;
    expect lane 3 R8 = 0xbc810204  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0xbc810204;
    expect lane 4 R8 = 0xbf800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0xbf800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0xbf800000  R10 = 0xbf800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xbf800000  R9 = 0xbf800000  R10 = 0xbea952a5  R11 = 0xbf800000;
    expect lane 7 R8 = 0xbf800000  R9 = 0xbf112245  R10 = 0xbe61c387  R11 = 0xbea952a5;
    expect lane 8 R8 = 0xbf112245  R9 = 0x3ec18306  R10 = 0xbeeddbb7  R11 = 0xbe61c387;
    expect lane 9 R8 = 0x3ec18306  R9 = 0xbda14285  R10 = 0x3f3366ce  R11 = 0xbeeddbb7;
    expect lane 10 R8 = 0xbda14285  R9 = 0xbc810204  R10 = 0x3dc18306  R11 = 0x3f3366ce;
    expect lane 11 R8 = 0xbc810204  R9 = 0x3e952a55  R10 = 0x3e091224  R11 = 0x3dc18306;
    expect lane 12 R8 = 0x3e952a55  R9 = 0xbf800000  R10 = 0xbf112245  R11 = 0x3e091224;
    expect lane 13 R8 = 0xbf800000  R9 = 0x3f61c387  R10 = 0x3f65cb97  R11 = 0xbf112245;
    expect lane 14 R8 = 0x3f61c387  R9 = 0x3f6ddbb7  R10 = 0xbf193265  R11 = 0x3f65cb97;
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

warp 8 { # UINT
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x000000ff  R10 = 0x000000ff  R11 = 0x00000001;
    expect lane 2 R8 = 0x000000ff  R9 = 0x000000fe  R10 = 0x000000fe  R11 = 0x000000ff;
    expect lane 3 R8 = 0x000000fe  R9 = 0x00000080  R10 = 0x00000080  R11 = 0x000000fe;
    expect lane 4 R8 = 0x00000080  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0x00000080;
    expect lane 5 R8 = 0x0000007f  R9 = 0x00000081  R10 = 0x00000081  R11 = 0x0000007f;
    expect lane 6 R8 = 0x00000081  R9 = 0x00000054  R10 = 0x000000cd  R11 = 0x00000081;
    expect lane 7 R8 = 0x00000054  R9 = 0x000000e1  R10 = 0x0000000d  R11 = 0x000000cd;
    expect lane 8 R8 = 0x000000e1  R9 = 0x000000d1  R10 = 0x000000b3  R11 = 0x0000000d;
    expect lane 9 R8 = 0x000000d1  R9 = 0x00000000  R10 = 0x0000005f  R11 = 0x000000b3;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000056  R10 = 0x0000001f  R11 = 0x0000005f;
    expect lane 11 R8 = 0x00000056  R9 = 0x000000e2  R10 = 0x00000037  R11 = 0x0000001f;
    expect lane 12 R8 = 0x000000e2  R9 = 0x000000bc  R10 = 0x0000003a  R11 = 0x00000037;
    expect lane 13 R8 = 0x000000bc  R9 = 0x0000009f  R10 = 0x000000ad  R11 = 0x0000003a;
    expect lane 14 R8 = 0x0000009f  R9 = 0x00000029  R10 = 0x0000004a  R11 = 0x000000ad;
}

warp 9 { # UINT
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x000000ff  R10 = 0x000000ff  R11 = 0x00000001;
    expect lane 2 R8 = 0x000000ff  R9 = 0x000000fe  R10 = 0x000000fe  R11 = 0x000000ff;
    expect lane 3 R8 = 0x000000fe  R9 = 0x00000080  R10 = 0x00000080  R11 = 0x000000fe;
    expect lane 4 R8 = 0x00000080  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0x00000080;
    expect lane 5 R8 = 0x0000007f  R9 = 0x00000081  R10 = 0x00000081  R11 = 0x0000007f;
    expect lane 6 R8 = 0x00000081  R9 = 0x000000ff  R10 = 0x000000e3  R11 = 0x00000081;
    expect lane 7 R8 = 0x000000ff  R9 = 0x000000ff  R10 = 0x000000b9  R11 = 0x000000e3;
    expect lane 8 R8 = 0x000000ff  R9 = 0x000000c9  R10 = 0x000000b5  R11 = 0x000000b9;
    expect lane 9 R8 = 0x000000c9  R9 = 0x000000e8  R10 = 0x00000062  R11 = 0x000000b5;
    expect lane 10 R8 = 0x000000e8  R9 = 0x00000052  R10 = 0x00000000  R11 = 0x00000062;
    expect lane 11 R8 = 0x00000052  R9 = 0x00000000  R10 = 0x00000081  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000037  R10 = 0x000000b4  R11 = 0x00000081;
    expect lane 13 R8 = 0x00000037  R9 = 0x000000a2  R10 = 0x000000ba  R11 = 0x000000b4;
    expect lane 14 R8 = 0x000000a2  R9 = 0x00000088  R10 = 0x000000cd  R11 = 0x000000ba;
}

warp 10 { # UINT
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0x000000ff  R10 = 0x000000ff  R11 = 0x00000001;
    expect lane 2 R8 = 0x000000ff  R9 = 0x000000fe  R10 = 0x000000fe  R11 = 0x000000ff;
    expect lane 3 R8 = 0x000000fe  R9 = 0x00000080  R10 = 0x00000080  R11 = 0x000000fe;
    expect lane 4 R8 = 0x00000080  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0x00000080;
    expect lane 5 R8 = 0x0000007f  R9 = 0x00000081  R10 = 0x00000081  R11 = 0x0000007f;
    expect lane 6 R8 = 0x00000081  R9 = 0x00000089  R10 = 0x0000005d  R11 = 0x00000081;
    expect lane 7 R8 = 0x00000089  R9 = 0x000000fe  R10 = 0x0000008a  R11 = 0x0000005d;
    expect lane 8 R8 = 0x000000fe  R9 = 0x000000f8  R10 = 0x000000ba  R11 = 0x0000008a;
    expect lane 9 R8 = 0x000000f8  R9 = 0x00000069  R10 = 0x000000c8  R11 = 0x000000ba;
    expect lane 10 R8 = 0x00000069  R9 = 0x00000072  R10 = 0x000000cb  R11 = 0x000000c8;
    expect lane 11 R8 = 0x00000072  R9 = 0x0000004f  R10 = 0x000000ff  R11 = 0x000000cb;
    expect lane 12 R8 = 0x0000004f  R9 = 0x00000018  R10 = 0x00000038  R11 = 0x000000ff;
    expect lane 13 R8 = 0x00000018  R9 = 0x0000007b  R10 = 0x00000000  R11 = 0x00000038;
    expect lane 14 R8 = 0x0000007b  R9 = 0x000000bd  R10 = 0x000000f8  R11 = 0x00000000;
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

warp 12 { # SINT
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0xffffff80  R10 = 0xffffff80  R11 = 0xfffffffe;
    expect lane 4 R8 = 0xffffff80  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0xffffff80;
    expect lane 5 R8 = 0x0000007f  R9 = 0xffffff81  R10 = 0xffffff81  R11 = 0x0000007f;
    expect lane 6 R8 = 0xffffff81  R9 = 0xfffffffb  R10 = 0xffffffbb  R11 = 0xffffff81;
    expect lane 7 R8 = 0xfffffffb  R9 = 0xffffff80  R10 = 0x0000000e  R11 = 0xffffffbb;
    expect lane 8 R8 = 0xffffff80  R9 = 0x0000005e  R10 = 0x00000001  R11 = 0x0000000e;
    expect lane 9 R8 = 0x0000005e  R9 = 0xffffffff  R10 = 0x00000035  R11 = 0x00000001;
    expect lane 10 R8 = 0xffffffff  R9 = 0x00000000  R10 = 0x00000001  R11 = 0x00000035;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000033  R10 = 0xffffffbb  R11 = 0x00000001;
    expect lane 12 R8 = 0x00000033  R9 = 0x00000000  R10 = 0x00000062  R11 = 0xffffffbb;
    expect lane 13 R8 = 0x00000000  R9 = 0xffffff81  R10 = 0xffffffff  R11 = 0x00000062;
    expect lane 14 R8 = 0xffffff81  R9 = 0x00000066  R10 = 0xffffffdf  R11 = 0xffffffff;
}

warp 13 { # SINT
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0xffffff80  R10 = 0xffffff80  R11 = 0xfffffffe;
    expect lane 4 R8 = 0xffffff80  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0xffffff80;
    expect lane 5 R8 = 0x0000007f  R9 = 0xffffff81  R10 = 0xffffff81  R11 = 0x0000007f;
    expect lane 6 R8 = 0xffffff81  R9 = 0xffffffff  R10 = 0xffffffe0  R11 = 0xffffff81;
    expect lane 7 R8 = 0xffffffff  R9 = 0xffffffed  R10 = 0xffffffc2  R11 = 0xffffffe0;
    expect lane 8 R8 = 0xffffffed  R9 = 0x00000022  R10 = 0xffffffb0  R11 = 0xffffffc2;
    expect lane 9 R8 = 0x00000022  R9 = 0xffffffe3  R10 = 0x00000031  R11 = 0xffffffb0;
    expect lane 10 R8 = 0xffffffe3  R9 = 0xfffffff2  R10 = 0xfffffffe  R11 = 0x00000031;
    expect lane 11 R8 = 0xfffffff2  R9 = 0xffffffad  R10 = 0xffffffae  R11 = 0xfffffffe;
    expect lane 12 R8 = 0xffffffad  R9 = 0x00000021  R10 = 0x0000000a  R11 = 0xffffffae;
    expect lane 13 R8 = 0x00000021  R9 = 0xffffff93  R10 = 0x00000049  R11 = 0x0000000a;
    expect lane 14 R8 = 0xffffff93  R9 = 0x00000001  R10 = 0xfffffffe  R11 = 0x00000049;
}

warp 14 { # SINT
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0x7fff
    s = (lane + 1) / 16.0  t = 0.5
    expect lane 0 R8 = 0x00000000  R9 = 0x00000001  R10 = 0x00000001  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000001  R9 = 0xffffffff  R10 = 0xffffffff  R11 = 0x00000001;
    expect lane 2 R8 = 0xffffffff  R9 = 0xfffffffe  R10 = 0xfffffffe  R11 = 0xffffffff;
    expect lane 3 R8 = 0xfffffffe  R9 = 0xffffff80  R10 = 0xffffff80  R11 = 0xfffffffe;
    expect lane 4 R8 = 0xffffff80  R9 = 0x0000007f  R10 = 0x0000007f  R11 = 0xffffff80;
    expect lane 5 R8 = 0x0000007f  R9 = 0xffffff81  R10 = 0xffffff81  R11 = 0x0000007f;
    expect lane 6 R8 = 0xffffff81  R9 = 0x0000002a  R10 = 0x00000038  R11 = 0xffffff81;
    expect lane 7 R8 = 0x0000002a  R9 = 0xffffffbb  R10 = 0x00000054  R11 = 0x00000038;
    expect lane 8 R8 = 0xffffffbb  R9 = 0x00000061  R10 = 0x00000062  R11 = 0x00000054;
    expect lane 9 R8 = 0x00000061  R9 = 0x00000001  R10 = 0x00000059  R11 = 0x00000062;
    expect lane 10 R8 = 0x00000001  R9 = 0xffffffa0  R10 = 0xffffffb1  R11 = 0x00000059;
    expect lane 11 R8 = 0xffffffa0  R9 = 0x0000000e  R10 = 0xffffffdf  R11 = 0xffffffb1;
    expect lane 12 R8 = 0x0000000e  R9 = 0x0000006a  R10 = 0xffffff80  R11 = 0xffffffdf;
    expect lane 13 R8 = 0x0000006a  R9 = 0xffffffba  R10 = 0x00000038  R11 = 0xffffff80;
    expect lane 14 R8 = 0xffffffba  R9 = 0xffffff80  R10 = 0xffffffc6  R11 = 0x00000038;
}

warp 15 { # absent
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0x7fff
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
