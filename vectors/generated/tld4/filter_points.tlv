# One texel, as it is: the one that the position lies in, not the nearest 2^-8th of it.
# Written by tests/oracle/filtered.py.
texlock 1
rules R-TLD4-39 PD-10 PD-60
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 1 SRGB_CONVERSION 1 }   # POINT
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 SRGB_CONVERSION 1 }   # LINEAR
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UINT source R G B A size 16 4 address 0x30000000 }
bytes 0x30000000 7f c0 fe 2a 22 a1 84 2b
bytes 0x30000008 5a 68 7f 75 60 5e 0b 2c
bytes 0x30000020 d3 c1 25 d5 0e f8 ff 5c
bytes 0x30000028 35 a3 7f 80 c2 ff 98 00
bytes 0x30000040 e2 7f 2c fe d6 96 71 c6
bytes 0x30000048 8a 80 5e 40 82 01 7f 20
bytes 0x30000060 81 ca dc 1b 34 80 7f 22
bytes 0x30000068 7f b5 00 50 81 a5 99 fe
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 SINT source R G B A size 16 4 address 0x30001000 }
bytes 0x30001000 1f8b7f13 7d812ae3 7fbc2842 fefefefe 807fa680 e6ccff81 8f01f129 e3cd81b4
bytes 0x30001020 00f74cfb 38b03a39 f201cfc0 00816f7e 76005eff 4dcc2c33 26003a68 1dc65d5b
bytes 0x30001040 af598d7f c4a52d9e 187eb695 7fff5453 9201c8c6 80808080 51c2ff43 ffca3cc7
bytes 0x30001060 0006896a 223c5c7e 7f7f7f7f 375dd380 01010101 18a94651 d8017f47 81818181
bytes 0x30001080 016ce280 f7dc5d35 0001f6fe fe01c357 8f0a9a7a 0037d2fa a5f0bed6 ffffffff
bytes 0x300010a0 a86e80f9 cc152095 00000000 424080f3 8a89af56 ff998df6 f79eeef6 60b38500
bytes 0x300010c0 4b817b57 11d43100 18fe017f ffffe53a 1d49262c 8eac908f 60bae34d f506080e
bytes 0x300010e0 e506d271 82a1ff00 106fb60d 50d20cac fec9e0e8 b400a7d1 ea809b09 b58232a9
handle 2 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP layout pitch 64 format R32 FLOAT source R G B A size 16 4 address 0x30002000 }
bytes 0x30002000 00000080 21a82a65 00000000 27d34dc0 eb58e5ee 01000080 df84c7c5 ffff7fff
bytes 0x30002020 90191318 00000080 fa0e2350 2664caf9 243da1f1 f5bfe39d 00000000 00000000
bytes 0x30002040 5a26084b fb71026f 193d13d6 00000000 2d5165cb 62fbca33 2add4fba 00000080
bytes 0x30002060 1767615a c73186a9 feff7fff fefffffd a59196c0 1ebbc066 c881fa00 a7f02fc5
bytes 0x30002080 ffffff7d feff7fff b6b1065d 67614a10 93306703 00000000 01000000 db280ae0
bytes 0x300020a0 861cf9b3 d87cca93 01000000 2e3f4621 d901bb3d ffff7fff 012bf1ad 251e72ab
bytes 0x300020c0 6344a0f9 e0e467f2 00000000 0500115f d0382cd3 cede2860 01000080 dc59dd43
bytes 0x300020e0 dda5c738 0cf7ee98 e8c464ed bca15e35 506f9097 d1db64aa abe6b32a fffffffd
handle 4 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 UNORM source R G B A size 16 4 address 0x30003000 SRGB_CONVERSION 1 }
bytes 0x30003000 48173d65 3693d580 ea9bd663 5772ab4e 08c4a892 3625feb7 a07d0a85 80808080
bytes 0x30003020 64975f80 0165017f 01010101 d62f811d 08a60c29 32538051 81818181 f801a4ea
bytes 0x30003040 0180a1e2 87d97f30 c7578042 75f20174 991fed95 80570b7f 98955415 004c8478
bytes 0x30003060 024393fb 364e0180 bf6cab7a 8113ffff fefefefe ffbfe003 97ff323a db21fe54
bytes 0x30003080 baff4edf 49ff2801 bd06b9cc 2a0189ca a6b197ea db7180b1 ebde18df 5bdc1dfa
bytes 0x300030a0 d916b99e d81fa21f 9fd0cc7f 0c000500 f11c44fe 01dc3709 f4dc2f29 ae9c6096
bytes 0x300030c0 21d892f5 d94c1369 ffffab83 815f81ae 4204424f 04d4fb7f 4d464500 00000000
bytes 0x300030e0 7f7f7f7f fee32746 fe05ddfd e0590162 46008308 37adaa4a a7c9001a ffffffff
handle 6 texture 3 sampler 0
texture 4 { type TWO_D_NO_MIPMAP layout pitch 64 format R16_G16 SNORM source R G B A size 16 4 address 0x30004000 }
bytes 0x30004000 01000100 158c0180 01004ba4 f520ffff ff7f791b 5b450180 8624a621 f4028f55
bytes 0x30004020 1efe731c 3efd1dcc ffffffff c0b8ac89 1578fb7b ab3d9b84 fefffeff 4032b521
bytes 0x30004040 9d9f0180 8b273ee1 c3dc0000 0cebffff e269f62c 96da7f4d 5011a0c5 c258fe59
bytes 0x30004060 00800080 005f9163 8fa24e49 755a0abf bfd8ffff a1a56433 5cc96c9b ff7fff7f
bytes 0x30004080 52f8f092 fffff78f eff4cc9c 00809cab 0000abd0 08bdfeff 010060c8 01005f23
bytes 0x300040a0 feff1415 aee79ddf 8069e05a 22910180 2fc0b60b 5e49f9d6 f4d4ebac 53d94fa2
bytes 0x300040c0 02706fe2 a0020080 01800180 ada4bc99 00000000 fffffeff 01800080 585393a4
bytes 0x300040e0 591c801e 605cfeff 6b142e43 00800080 88bfe343 b859feff fc6dea4b cbf1559f
handle 8 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP layout pitch 64 format S8Z24 UNORM source R R R ONE_FLOAT size 16 4 address 0x30005000 G_DATA_TYPE 4 }
bytes 0x30005000 69d2a7cd c14450f0 2beb78dd aef1534a 0795a7bc da5a4a1f 82263c2f 52c38abe
bytes 0x30005020 00008080 7bb3462c 4dcc14b7 130e0790 fe51f881 ec537511 fefffffe 798f550d
bytes 0x30005040 feffffb8 8fcd07b3 40a77fa2 ffffff3a e371ffdf ffffffff 010080d2 00008027
bytes 0x30005060 b8d35a7f 18b48b9d 69860b4a e8b85531 768f165a feffff52 c7413a1d 1b4800ce
bytes 0x30005080 7023c080 18dcd0d4 f991da57 88dfd0e5 01008041 a9978073 3267c536 000080f4
bytes 0x300050a0 010080cb 8897b5ff 4191f5ea d8460348 010080ff 00000000 13fea1d9 ffffff88
bytes 0x300050c0 ffff7f7f 1f688a49 9913b804 3c57b07f cb5f9300 5cbc3300 ee274c80 17fc4651
bytes 0x300050e0 010000b7 2bb924ff 01000001 40d9431f 01008081 d34a7e2c 32fef0c3 6f3546f1
handle 10 texture 5 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0xbffcec00) bits(0x3eefe000) bits(0xbe0e4000) bits(0x40000400) bits(0x3f581000) bits(0xbf840800) bits(0x3d018000) bits(0xbeae5000) bits(0x3d010000) bits(0x3f800000) bits(0x40083000) bits(0xbf780800) bits(0xbed61000) bits(0x3f840c00) bits(0x40000000) bits(0x402afe00) ... }
    t = { bits(0x3e000000) bits(0xbf8bf000) bits(0xbf7fa000) bits(0x3f602000) bits(0x3ec08000) bits(0x3ffff000) bits(0xbf8fe000) bits(0x3f006000) bits(0x3f5fc000) bits(0x3fffe000) bits(0xbf902000) bits(0xbfdb6000) bits(0x3f8fe000) bits(0x400e6800) bits(0x3dfe0000) bits(0x3f902000) ... }
    expect lane 0 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000022  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x000000ff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x000000e2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x000000d3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0xbf77e800) bits(0x3e803000) bits(0x3f77f000) bits(0x40156400) bits(0x3f83f800) bits(0x4023aa00) bits(0xb9000000) bits(0x3e200000) bits(0x3f5bb000) bits(0xbfeb6400) bits(0xbf83f400) bits(0x3ffffc00) bits(0x3f780000) bits(0x402efe00) bits(0x3f83f800) bits(0x4001fe00) ... }
    t = { bits(0x3ff01000) bits(0x3ff01000) bits(0x3f8fe000) bits(0xbf72a000) bits(0x3f180000) bits(0x3ff03000) bits(0x40397800) bits(0xbe008000) bits(0x3f8fe000) bits(0x00000000) bits(0x3f803000) bits(0x3f204000) bits(0xbdff0000) bits(0xbf602000) bits(0x3f7fe000) bits(0x3f002000) ... }
    expect lane 0 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x00000034  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000020  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000081  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x000000dc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x0000005e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x0000007f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x00000020  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x0000002c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x000000fe  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000020  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0c00) bits(0x3ffc0400) bits(0x3ed01000) bits(0x40020000) bits(0xbcfd0000) bits(0x3f281800) bits(0x3f080000) bits(0x3f840800) bits(0x3ef00000) bits(0x40036800) bits(0x3fb90c00) bits(0xbf574800) bits(0xbf8d4c00) bits(0x40242e00) bits(0x3f533000) bits(0x3f481000) ... }
    t = { bits(0x3e7f8000) bits(0x3ffa8000) bits(0x4014c000) bits(0xbf7fe000) bits(0x3f803000) bits(0x3f7fc000) bits(0x3dff0000) bits(0xbf8ca000) bits(0xbe4c0000) bits(0x3f206000) bits(0x3ec0c000) bits(0xbfcbe000) bits(0x3e808000) bits(0x3f406000) bits(0x3a000000) bits(0x3f604000) ... }
    expect lane 0 R8 = 0x0000001d  R9 = 0xffffffc6  R10 = 0x0000005d  R11 = 0x0000005b;
    expect lane 1 R8 = 0xffffffb5  R9 = 0xffffff82  R10 = 0x00000032  R11 = 0xffffffa9;
    expect lane 2 R8 = 0x00000051  R9 = 0xffffffc2  R10 = 0xffffffff  R11 = 0x00000043;
    expect lane 3 R8 = 0x0000001d  R9 = 0xffffffc6  R10 = 0x0000005d  R11 = 0x0000005b;
    expect lane 4 R8 = 0x0000001f  R9 = 0xffffff8b  R10 = 0x0000007f  R11 = 0x00000013;
    expect lane 5 R8 = 0x00000010  R9 = 0x0000006f  R10 = 0xffffffb6  R11 = 0x0000000d;
    expect lane 6 R8 = 0x00000000  R9 = 0xfffffff7  R10 = 0x0000004c  R11 = 0xfffffffb;
    expect lane 7 R8 = 0xffffffb5  R9 = 0xffffff82  R10 = 0x00000032  R11 = 0xffffffa9;
    expect lane 8 R8 = 0xfffffff5  R9 = 0x00000006  R10 = 0x00000008  R11 = 0x0000000e;
    expect lane 9 R8 = 0x00000060  R9 = 0xffffffb3  R10 = 0xffffff85  R11 = 0x00000000;
    expect lane 10 R8 = 0xffffff81  R9 = 0xffffff81  R10 = 0xffffff81  R11 = 0xffffff81;
    expect lane 11 R8 = 0xffffffaf  R9 = 0x00000059  R10 = 0xffffff8d  R11 = 0x0000007f;
    expect lane 12 R8 = 0xffffffaf  R9 = 0x00000059  R10 = 0xffffff8d  R11 = 0x0000007f;
    expect lane 13 R8 = 0xffffffb5  R9 = 0xffffff82  R10 = 0x00000032  R11 = 0xffffffa9;
    expect lane 14 R8 = 0x0000004d  R9 = 0xffffffcc  R10 = 0x0000002c  R11 = 0x00000033;
    expect lane 15 R8 = 0xfffffffe  R9 = 0xffffffc9  R10 = 0xffffffe0  R11 = 0xffffffe8;
}

warp 3 {
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x402d9a00) bits(0x3ebf7000) bits(0x39000000) bits(0x3f380800) bits(0xbfde1800) bits(0x3fe64c00) bits(0x40166600) bits(0x3f17f000) bits(0x40224200) bits(0xbf661800) bits(0x4034c800) bits(0x3ffbf800) bits(0x400bfe00) bits(0x40020400) bits(0xbcfe0000) bits(0xbf386000) ... }
    t = { bits(0x3ac00000) bits(0x3f494000) bits(0x3ebfc000) bits(0xbead0000) bits(0x3f47c000) bits(0x3f5fc000) bits(0xbf036000) bits(0x00000000) bits(0xbf600000) bits(0x3eff8000) bits(0x3f606000) bits(0x3f9b3000) bits(0x3f801000) bits(0xbf7ca000) bits(0x3ffc3000) bits(0xbf902000) ... }
    expect lane 0 R8 = 0x0000001d  R9 = 0xffffffc6  R10 = 0x0000005d  R11 = 0x0000005b;
    expect lane 1 R8 = 0xffffff8e  R9 = 0xffffffac  R10 = 0xffffff90  R11 = 0xffffff8f;
    expect lane 2 R8 = 0xffffffaf  R9 = 0x00000059  R10 = 0xffffff8d  R11 = 0x0000007f;
    expect lane 3 R8 = 0x00000042  R9 = 0x00000040  R10 = 0xffffff80  R11 = 0xfffffff3;
    expect lane 4 R8 = 0x0000004b  R9 = 0xffffff81  R10 = 0x0000007b  R11 = 0x00000057;
    expect lane 5 R8 = 0xffffffb5  R9 = 0xffffff82  R10 = 0x00000032  R11 = 0xffffffa9;
    expect lane 6 R8 = 0xffffff81  R9 = 0xffffff81  R10 = 0xffffff81  R11 = 0xffffff81;
    expect lane 7 R8 = 0x00000038  R9 = 0xffffffb0  R10 = 0x0000003a  R11 = 0x00000039;
    expect lane 8 R8 = 0x0000001d  R9 = 0xffffffc6  R10 = 0x0000005d  R11 = 0x0000005b;
    expect lane 9 R8 = 0xffffffaf  R9 = 0x00000059  R10 = 0xffffff8d  R11 = 0x0000007f;
    expect lane 10 R8 = 0xffffffb5  R9 = 0xffffff82  R10 = 0x00000032  R11 = 0xffffffa9;
    expect lane 11 R8 = 0x0000001d  R9 = 0xffffffc6  R10 = 0x0000005d  R11 = 0x0000005b;
    expect lane 12 R8 = 0x0000001d  R9 = 0xffffffc6  R10 = 0x0000005d  R11 = 0x0000005b;
    expect lane 13 R8 = 0x0000001d  R9 = 0xffffffc6  R10 = 0x0000005d  R11 = 0x0000005b;
    expect lane 14 R8 = 0x0000004b  R9 = 0xffffff81  R10 = 0x0000007b  R11 = 0x00000057;
    expect lane 15 R8 = 0x0000004b  R9 = 0xffffff81  R10 = 0x0000007b  R11 = 0x00000057;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffff800) bits(0x40000400) bits(0x401f8600) bits(0xbf77e800) bits(0x3f77f000) bits(0x402fcc00) bits(0x3f997000) bits(0x3fad7000) bits(0x3f800400) bits(0xbf77f800) bits(0x3f781000) bits(0x3e9fe000) bits(0x3ebe2000) bits(0x40317200) bits(0xbfa82400) bits(0x3e006000) ... }
    t = { bits(0xbf7fa000) bits(0x3ebfc000) bits(0xbfe70000) bits(0x3ffff000) bits(0x40389000) bits(0xbe3c0000) bits(0x3dff0000) bits(0x3f8fe000) bits(0xbfbf5000) bits(0x3fffe000) bits(0x00000000) bits(0x3f900000) bits(0x3f5fc000) bits(0xbf800000) bits(0x3f800000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xc52ff0a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xf9a04463  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xfdffffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xfdffffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xab721e25  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xf9a04463  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xeee558eb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x6028dece  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x80000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 5 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xffff
    s = { bits(0x3f2ff000) bits(0x00000000) bits(0x3ffff800) bits(0xbee9f000) bits(0x3faa0000) bits(0xbd008000) bits(0x40321800) bits(0x3ffbfc00) bits(0x3f840000) bits(0x3e3f2000) bits(0x3e602000) bits(0xbfe33400) bits(0xbeb08000) bits(0x4001fc00) bits(0x3f83f800) bits(0x3f8ccc00) ... }
    t = { bits(0x3f800000) bits(0x3f7fc000) bits(0x4007f800) bits(0xbf29c000) bits(0x3f5fe000) bits(0x40081800) bits(0x3e008000) bits(0x3f902000) bits(0xbf604000) bits(0x3fc2a000) bits(0x40000000) bits(0x3e288000) bits(0xbf902000) bits(0x3fefe000) bits(0x3e900000) bits(0x3fee7000) ... }
    expect lane 0 R8 = 0x50230efa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xf9a04463  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x4b08265a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xfdffffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x80000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x5d06b1b6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xc04dd327  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x80000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xf9a04463  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xfdffffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xc52ff0a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xfdffffff  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 6 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0xbf77e800) bits(0x40071800) bits(0xbfb65800) bits(0xbed10000) bits(0x3e3ea000) bits(0x3f37f800) bits(0x401b9000) bits(0x3f83f800) bits(0xbcfd0000) bits(0xbf8ebc00) bits(0xbf7ff800) bits(0x3e604000) bits(0x3f8c1000) bits(0xbf7e5800) bits(0x40187600) bits(0xbf54e000) ... }
    t = { bits(0x401e6800) bits(0x4007f000) bits(0xbff8e000) bits(0x3fdc9000) bits(0x3ac00000) bits(0xbfae3000) bits(0x4007c800) bits(0x3f602000) bits(0x400a8000) bits(0x3ff9d000) bits(0xbe998000) bits(0x3ec00000) bits(0x3e3d8000) bits(0x3f800000) bits(0x3ff02000) bits(0x3f002000) ... }
    expect lane 0 R8 = 0x399f22b4  R9 = 0x3e5d0a89  R10 = 0x3eb67a14  R11 = 0x3f62e2e3;
    expect lane 1 R8 = 0x3f704db5  R9 = 0x399f22b4  R10 = 0x3ebe12de  R11 = 0x3f6aeaeb;
    expect lane 2 R8 = 0x3d84b793  R9 = 0x3c0c6153  R10 = 0x3d3f23e4  R11 = 0x3ecacacb;
    expect lane 3 R8 = 0x3efb6716  R9 = 0x3f800000  R10 = 0x3d9c0715  R11 = 0x3f5fdfe0;
    expect lane 4 R8 = 0x3f52a216  R9 = 0x3ea7d288  R10 = 0x3f2c253c  R11 = 0x3ec6c6c7;
    expect lane 5 R8 = 0x3b70f18f  R9 = 0x00000000  R10 = 0x3ac6eb61  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f704db5  R9 = 0x399f22b4  R10 = 0x3ebe12de  R11 = 0x3f6aeaeb;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3d84b793  R9 = 0x3c0c6153  R10 = 0x3d3f23e4  R11 = 0x3ecacacb;
    expect lane 9 R8 = 0x3c792d22  R9 = 0x3f2fca9c  R10 = 0x3e932b72  R11 = 0x3f75f5f6;
    expect lane 10 R8 = 0x3efb6716  R9 = 0x3f800000  R10 = 0x3d9c0715  R11 = 0x3f5fdfe0;
    expect lane 11 R8 = 0x3e362862  R9 = 0x3f634eee  R10 = 0x399f22b4  R11 = 0x3ee8e8e9;
    expect lane 12 R8 = 0x3f704db5  R9 = 0x399f22b4  R10 = 0x3ebe12de  R11 = 0x3f6aeaeb;
    expect lane 13 R8 = 0x3d84b793  R9 = 0x3c0c6153  R10 = 0x3d3f23e4  R11 = 0x3ecacacb;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3efb6716  R9 = 0x3f800000  R10 = 0x3d9c0715  R11 = 0x3f5fdfe0;
}

warp 7 {
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0xbf77f800) bits(0x40020200) bits(0x40000000) bits(0x3fe4dc00) bits(0x39000000) bits(0xb9000000) bits(0x3fd32c00) bits(0xbcfd0000) bits(0x3f380800) bits(0x3fda8000) bits(0xbf800000) bits(0xbff92c00) bits(0xbe06a000) bits(0x3f800000) bits(0x4001b200) bits(0x3ffbfc00) ... }
    t = { bits(0x3fb69000) bits(0xbf5fa000) bits(0x3ff00000) bits(0x3ea04000) bits(0x403d9000) bits(0x4000b000) bits(0xbf602000) bits(0x3f214000) bits(0xbfcb1000) bits(0x40361000) bits(0x3f5fe000) bits(0x3ff02000) bits(0x3fb1f000) bits(0xbfae9000) bits(0xbdfe0000) bits(0x4021a800) ... }
    expect lane 0 R8 = 0x399f22b4  R9 = 0x3e5d0a89  R10 = 0x3eb67a14  R11 = 0x3f62e2e3;
    expect lane 1 R8 = 0x3f704db5  R9 = 0x399f22b4  R10 = 0x3ebe12de  R11 = 0x3f6aeaeb;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f35581d  R9 = 0x3c792d22  R10 = 0x3f7db8de  R11 = 0x3ea8a8a9;
    expect lane 4 R8 = 0x3c792d22  R9 = 0x3f2fca9c  R10 = 0x3e932b72  R11 = 0x3f75f5f6;
    expect lane 5 R8 = 0x3d84b793  R9 = 0x3c0c6153  R10 = 0x3d3f23e4  R11 = 0x3ecacacb;
    expect lane 6 R8 = 0x3f704db5  R9 = 0x399f22b4  R10 = 0x3ebe12de  R11 = 0x3f6aeaeb;
    expect lane 7 R8 = 0x3efb6716  R9 = 0x3f800000  R10 = 0x3d9c0715  R11 = 0x3f5fdfe0;
    expect lane 8 R8 = 0x3e60cb7a  R9 = 0x3bd56360  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3c792d22  R9 = 0x3f2fca9c  R10 = 0x3e932b72  R11 = 0x3f75f5f6;
    expect lane 11 R8 = 0x3c792d22  R9 = 0x3f2fca9c  R10 = 0x3e932b72  R11 = 0x3f75f5f6;
    expect lane 12 R8 = 0x399f22b4  R9 = 0x3e5d0a89  R10 = 0x3eb67a14  R11 = 0x3f62e2e3;
    expect lane 13 R8 = 0x3ed8b68a  R9 = 0x3eaa3716  R10 = 0x3def8e51  R11 = 0x3f169697;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3ed8b68a  R9 = 0x3eaa3716  R10 = 0x3def8e51  R11 = 0x3f169697;
}

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xffff
    s = { bits(0x3e8fe000) bits(0xbfb7d800) bits(0xbd000000) bits(0x40000600) bits(0xbd008000) bits(0x3fa38800) bits(0x40020200) bits(0x3f908c00) bits(0x401bc000) bits(0xbe3c6000) bits(0x39000000) bits(0x3cff0000) bits(0x3f681000) bits(0xbd000000) bits(0x3f780000) bits(0x3f6e0000) ... }
    t = { bits(0x3f404000) bits(0x3ded0000) bits(0x3e000000) bits(0xbf802000) bits(0x4018c800) bits(0x40000800) bits(0x40000000) bits(0x3ec08000) bits(0x3ff03000) bits(0x3feff000) bits(0x3e008000) bits(0x3e510000) bits(0x3f416000) bits(0x3f9de000) bits(0x3fd1b000) bits(0xbf802000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbde351c7  R9 = 0xbf415783  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf40c782  R9 = 0xbf800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ec90192  R9 = 0x3e86d50e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3ec90192  R9 = 0x3e86d50e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbde351c7  R9 = 0xbf415783  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f6005c0  R9 = 0xbe6c89d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f5bf9b8  R9 = 0x3f17d530  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbe9ab535  R9 = 0xbf3b6377  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f5bf9b8  R9 = 0x3f17d530  R10 = 0x00000000  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0xffff
    s = { bits(0xbff43000) bits(0x3dc04000) bits(0x3f601800) bits(0xbcff0000) bits(0xbf464800) bits(0xbf7fe800) bits(0xbf7ff800) bits(0xbf840400) bits(0x3f1ff800) bits(0x3f781800) bits(0xbf800000) bits(0x40020000) bits(0x3f77f800) bits(0x3f481000) bits(0xbf83fc00) bits(0xbf7ff000) ... }
    t = { bits(0xbe000000) bits(0xbf956000) bits(0xbf900000) bits(0xbf600000) bits(0xbdfd0000) bits(0x40001000) bits(0x3dfe0000) bits(0x00000000) bits(0x3dff0000) bits(0x3f3fe000) bits(0x3e808000) bits(0x3f7fe000) bits(0xba800000) bits(0x3f5ce000) bits(0x402bf800) bits(0x4007f800) ... }
    expect lane 0 R8 = 0x3f6005c0  R9 = 0xbe6c89d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ca80150  R9 = 0xbf800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f5bf9b8  R9 = 0x3f17d530  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f6005c0  R9 = 0xbe6c89d9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbcb08161  R9 = 0xbecf8d9f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbe9ab535  R9 = 0xbf3b6377  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf40c782  R9 = 0xbf800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbde351c7  R9 = 0xbf415783  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbde351c7  R9 = 0xbf415783  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf00f102  R9 = 0x3f07c710  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbd75c1ec  R9 = 0xbf5a21b4  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x38000100  R9 = 0x38000100  R10 = 0x00000000  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0xffff
    s = { bits(0xbf444800) bits(0x3fec3800) bits(0x3f840400) bits(0x3ffc0c00) bits(0x40000600) bits(0x3fbfd000) bits(0x3f840800) bits(0xbd008000) bits(0xbf780000) bits(0x3f840c00) bits(0x40020200) bits(0x3f7ae800) bits(0x3f481000) bits(0xbf83fc00) bits(0xbfc3a400) bits(0xbff50c00) ... }
    t = { bits(0xbdd20000) bits(0xbfb55000) bits(0x3f602000) bits(0x3a000000) bits(0x4007f800) bits(0xbfd3e000) bits(0xbf801000) bits(0x3eda4000) bits(0x4023c800) bits(0x40000800) bits(0x3fbb1000) bits(0x403ce000) bits(0xbf602000) bits(0x3e000000) bits(0x40080800) bits(0x3ec04000) ... }
    expect lane 0 R8 = 0x3effffff  R9 = 0x3effffff  R10 = 0x3effffff  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e8c6adf  R9 = 0x3e8c6adf  R10 = 0x3e8c6adf  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3eab1ef3  R9 = 0x3eab1ef3  R10 = 0x3eab1ef3  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3eab1ef3  R9 = 0x3eab1ef3  R10 = 0x3eab1ef3  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3a903601  R9 = 0x3a903601  R10 = 0x3a903601  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e8c6adf  R9 = 0x3e8c6adf  R10 = 0x3e8c6adf  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f7fffff  R9 = 0x3f7fffff  R10 = 0x3f7fffff  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f402371  R9 = 0x3f402371  R10 = 0x3f402371  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3eab1ef3  R9 = 0x3eab1ef3  R10 = 0x3eab1ef3  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3a903601  R9 = 0x3a903601  R10 = 0x3a903601  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e8c6adf  R9 = 0x3e8c6adf  R10 = 0x3e8c6adf  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f7851ff  R9 = 0x3f7851ff  R10 = 0x3f7851ff  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f27d26a  R9 = 0x3f27d26a  R10 = 0x3f27d26a  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f27d26a  R9 = 0x3f27d26a  R10 = 0x3f27d26a  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f7fffff  R9 = 0x3f7fffff  R10 = 0x3f7fffff  R11 = 0x3f800000;
}

warp 11 {
    asm "TLD4.A R8, R0, 10, 2D, 0xf"  active 0xffff
    s = { bits(0xb9000000) bits(0x3d728000) bits(0x3e758000) bits(0xbf985800) bits(0xbf781000) bits(0xbf465800) bits(0xbf3e2800) bits(0xbf83fc00) bits(0x3f800800) bits(0xbfb4c400) bits(0x3feb3c00) bits(0x40344600) bits(0x40020200) bits(0xbf6ef800) bits(0x4013c800) bits(0x3ffa1c00) ... }
    t = { bits(0xbe008000) bits(0xbf5fa000) bits(0x40000000) bits(0x3dff0000) bits(0x3f600000) bits(0xbdfd0000) bits(0xba800000) bits(0x3a800000) bits(0x3e8d0000) bits(0x3fc5c000) bits(0x3f236000) bits(0xbf7fc000) bits(0x3f25e000) bits(0xbfcb9000) bits(0xbf8fe000) bits(0xbeebc000) ... }
    expect lane 0 R8 = 0x3effffff  R9 = 0x3effffff  R10 = 0x3effffff  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f27d26a  R9 = 0x3f27d26a  R10 = 0x3f27d26a  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ea7e35d  R9 = 0x3ea7e35d  R10 = 0x3ea7e35d  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f27d26a  R9 = 0x3f27d26a  R10 = 0x3f27d26a  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3effffff  R9 = 0x3effffff  R10 = 0x3effffff  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3effffff  R9 = 0x3effffff  R10 = 0x3effffff  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3effffff  R9 = 0x3effffff  R10 = 0x3effffff  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f27d26a  R9 = 0x3f27d26a  R10 = 0x3f27d26a  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3a903601  R9 = 0x3a903601  R10 = 0x3a903601  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f402371  R9 = 0x3f402371  R10 = 0x3f402371  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3eab1ef3  R9 = 0x3eab1ef3  R10 = 0x3eab1ef3  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f7fffff  R9 = 0x3f7fffff  R10 = 0x3f7fffff  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e8c6adf  R9 = 0x3e8c6adf  R10 = 0x3e8c6adf  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}
