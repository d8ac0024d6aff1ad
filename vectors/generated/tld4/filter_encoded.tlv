# sRGB is decoded before the filter, to codes of 16 bits; alpha has its own bits.
# Written by tests/oracle/filtered.py.
texlock 1
rules PD-61 PD-82b
sampler 0 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 1 SRGB_CONVERSION 1 }   # POINT
sampler 1 { address CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 SRGB_CONVERSION 1 }   # LINEAR
texture 0 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UNORM source R G B A size 16 4 address 0x30000000 SRGB_CONVERSION 1 }
bytes 0x30000000 81 b8 10 ee 4b 67 03 40
bytes 0x30000008 00 9c 8d d1 97 01 8b 57
bytes 0x30000020 d0 96 0f fe 82 80 7f 81
bytes 0x30000028 2f 5f 5f fe 01 6d a0 fe
bytes 0x30000040 48 c1 56 72 33 11 7f 27
bytes 0x30000048 00 a8 a5 be 12 dd d6 3c
bytes 0x30000060 f6 80 ff 45 6b 58 08 10
bytes 0x30000068 78 81 65 09 26 b6 cf d5
handle 1 texture 0 sampler 1
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 UNORM source R G B A size 16 4 address 0x30001000 SRGB_CONVERSION 1 }
bytes 0x30001000 48173d65 3693d580 ea9bd663 5772ab4e 08c4a892 3625feb7 a07d0a85 80808080
bytes 0x30001020 64975f80 0165017f 01010101 d62f811d 08a60c29 32538051 81818181 f801a4ea
bytes 0x30001040 0180a1e2 87d97f30 c7578042 75f20174 991fed95 80570b7f 98955415 004c8478
bytes 0x30001060 024393fb 364e0180 bf6cab7a 8113ffff fefefefe ffbfe003 97ff323a db21fe54
bytes 0x30001080 baff4edf 49ff2801 bd06b9cc 2a0189ca a6b197ea db7180b1 ebde18df 5bdc1dfa
bytes 0x300010a0 d916b99e d81fa21f 9fd0cc7f 0c000500 f11c44fe 01dc3709 f4dc2f29 ae9c6096
bytes 0x300010c0 21d892f5 d94c1369 ffffab83 815f81ae 4204424f 04d4fb7f 4d464500 00000000
bytes 0x300010e0 7f7f7f7f fee32746 fe05ddfd e0590162 46008308 37adaa4a a7c9001a ffffffff
handle 3 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP layout pitch 64 format X8B8G8R8 UNORM source R G B A size 16 4 address 0x30002000 SRGB_CONVERSION 1 }
bytes 0x30002000 fefefe6d 248047df ff001d76 80d20863 1959fea8 0f00eaff d5b9b792 63e60075
bytes 0x30002020 01b08c3d 539dc7b3 37203177 e1356850 bb0b6745 019ccfda 4177b432 ab62462d
bytes 0x30002040 8701a2c7 e0d5a680 00ffffd2 806bed44 31ff7fa0 0af2fe42 81e06e14 f0ffc5b4
bytes 0x30002060 2ab70189 fe014668 7f7f72b0 00000098 6e83d3b0 8080800e a612017c ffffff0b
bytes 0x30002080 2f808376 7f94d9ce b2c9875e 81808703 d8bf2a14 1e1ec349 5d01f9c7 01ddae51
bytes 0x300020a0 ff42a397 449ff399 7f7f7f39 4400ff26 85fe8198 0177011f 05747fb3 1c7200d1
bytes 0x300020c0 01010140 a8ac7330 01ffccbe fed504a3 1e1114dd e8bb8a64 01ec6a98 46614159
bytes 0x300020e0 6c01eb82 52636bf7 81915988 588171c7 49d0b67a 81818151 5c8a0103 e281ff73
handle 5 texture 2 sampler 1
texture 3 { type TWO_D_NO_MIPMAP layout pitch 32 format B5G6R5 UNORM source R G B A size 16 4 address 0x30003000 SRGB_CONVERSION 1 }
bytes 0x30003000 3e7b 3064 def7 0dec f1d9 3103 ef7b 2204
bytes 0x30003010 ac10 dd9a d005 cc02 0000 0596 220c 81ef
bytes 0x30003020 2fb9 532f be11 cb97 27c0 4bf2 2988 318c
bytes 0x30003030 6a8e d714 4a8a 128d 70e4 4367 90e5 83bf
bytes 0x30003040 0300 28d4 95dc 1084 ffff 1e86 20d3 cf85
bytes 0x30003050 8584 2287 29cc ce7b 0cd7 0d68 def6 a751
bytes 0x30003060 9f8f ec8a 3e8b 7f47 3d80 5ce5 eaa7 95fe
bytes 0x30003070 817b 0460 4ee7 7289 fc86 2108 e10b 2180
handle 7 texture 3 sampler 1
texture 4 { type TWO_D_NO_MIPMAP layout pitch 32 format A1B5G5R5 UNORM source R G B A size 16 4 address 0x30004000 SRGB_CONVERSION 1 }
bytes 0x30004000 6f44 4926 0000 7e7c 04c6 4a02 de7b c6a3
bytes 0x30004010 dcc6 22e7 9800 7b7d 1304 3146 11c2 523f
bytes 0x30004020 e06b cf44 c896 2137 23e0 2264 f848 df5c
bytes 0x30004030 138c feed 3162 0afa 3e49 047b 1646 e80c
bytes 0x30004040 1139 1cf9 20ef e279 4cbd 2184 2710 e2d0
bytes 0x30004050 7800 a108 73e0 fc78 7340 10c2 3345 2b86
bytes 0x30004060 7ecf ef3d 4737 7e6b e201 b852 0fbf 7065
bytes 0x30004070 a63c 8d89 60bf e938 bdbc 80f9 ffff 3046
handle 9 texture 4 sampler 1
texture 5 { type TWO_D_NO_MIPMAP layout pitch 32 format G4R4 UNORM source R G B A size 16 4 address 0x30005000 SRGB_CONVERSION 1 }
bytes 0x30005000 88 ef 29 64 e0 04 73 91
bytes 0x30005008 ff 70 6e 6d 8f ee 9a 7e
bytes 0x30005020 00 5b c8 fd d5 18 ff 7c
bytes 0x30005028 11 aa e3 79 9a 2f b0 b4
bytes 0x30005040 87 9e 7e 11 71 bf 0c 67
bytes 0x30005048 a4 52 01 9f a2 19 f5 49
bytes 0x30005060 7a 77 78 50 58 aa 34 c0
bytes 0x30005068 66 78 ed 16 6f 78 8f 99
handle 11 texture 5 sampler 1

warp 0 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0400) bits(0x3dbe0000) bits(0xbfa37c00) bits(0x3fa00400) bits(0x3f275000) bits(0x3ffbfc00) bits(0xbf781000) bits(0x3f800800) bits(0x402ac200) bits(0x3f83fc00) bits(0x3f17f000) bits(0xbcfe0000) bits(0x3f840c00) bits(0xb9000000) bits(0x40020400) bits(0x00000000) ... }
    t = { bits(0x3fece000) bits(0xbf902000) bits(0x40272000) bits(0x3e010000) bits(0x3f604000) bits(0x3f496000) bits(0x40393000) bits(0xbffa1000) bits(0x40001000) bits(0xbf602000) bits(0x3fea9000) bits(0x3faea000) bits(0x3f900000) bits(0xbf7fc000) bits(0x3f6da000) bits(0xbeb3c000) ... }
    expect lane 0 R8 = 0x3f1ad55e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e6985c8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3dc41ba4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3dca5b5a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e09ba07  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ee50a61  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f5e9624  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e8c028c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ec198e2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3dc330c3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e7eb4c1  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f1cf39b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3dc330c3  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f115c58  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f0b8dec  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e149c75  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 1 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3f7ff800) bits(0x3f840400) bits(0x3f83f800) bits(0x3ffc0800) bits(0x40173800) bits(0x3ef00000) bits(0x3eb00000) bits(0x3f800800) bits(0xbf7ff000) bits(0xbf77e800) bits(0x3f2ff000) bits(0x3ffff800) bits(0x3f57f800) bits(0x3ffc0000) bits(0x40278800) bits(0x3fdd8800) ... }
    t = { bits(0xba800000) bits(0xbed44000) bits(0x40079800) bits(0xba800000) bits(0xbfa19000) bits(0x3f8fe000) bits(0xbdff0000) bits(0x3fffe000) bits(0xbfc89000) bits(0x3de40000) bits(0x3ebf8000) bits(0x3f718000) bits(0x3e018000) bits(0xbeca4000) bits(0x3feff000) bits(0xbf160000) ... }
    expect lane 0 R8 = 0x3ec3e0a4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e459d26  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3dde8ddf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3ec3e0a4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ea7052f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3d514411  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3dc7d8c8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ec3e0a4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3eff090f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e840ec0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f0c88d4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f026ee2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ac448c4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3df3e154  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f2a56aa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f57e2c0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 2 {
    asm "TLD4.B R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800c00) bits(0x3f780800) bits(0x3e3fe000) bits(0x3fc66c00) bits(0x3ffbfc00) bits(0x3f83fc00) bits(0xbf7ff000) bits(0x3e7ac000) bits(0x3f080000) bits(0x3f580000) bits(0xbf7ff800) bits(0x3e2a4000) bits(0x3f774800) bits(0xb9000000) bits(0x39c00000) bits(0xbf7ff800) ... }
    t = { bits(0xbd380000) bits(0xbe000000) bits(0x3fb40000) bits(0x3f2b2000) bits(0x3d3a0000) bits(0x3f604000) bits(0x3f5fc000) bits(0xbe008000) bits(0xbe058000) bits(0x3f800000) bits(0x40000000) bits(0x3e008000) bits(0xbf5b4000) bits(0x3f206000) bits(0x3e008000) bits(0x3e000000) ... }
    expect lane 0 R8 = 0x3f7af8f7  R9 = 0x3f2e0668  R10 = 0x3f4c7100  R11 = 0x3f793f3f;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3eb8ce39  R9 = 0x3edc4fbc  R10 = 0x3e0fe610  R11 = 0x3ed2d2d3;
    expect lane 3 R8 = 0x3f05bbb6  R9 = 0x3ee4f545  R10 = 0x3e899902  R11 = 0x3f28b4b5;
    expect lane 4 R8 = 0x3f7554f9  R9 = 0x3ea41b30  R10 = 0x3f12985f  R11 = 0x3f71abac;
    expect lane 5 R8 = 0x3f7ff04e  R9 = 0x3f7f0014  R10 = 0x3f7f5f09  R11 = 0x3f7feaeb;
    expect lane 6 R8 = 0x3c8bda4c  R9 = 0x3f301ae5  R10 = 0x3e92be6b  R11 = 0x3f75dfe0;
    expect lane 7 R8 = 0x3e1a27ee  R9 = 0x3d8975e9  R10 = 0x3e1a27ee  R11 = 0x3f06d1d2;
    expect lane 8 R8 = 0x3e64e405  R9 = 0x3e546e2c  R10 = 0x3e5fe198  R11 = 0x3f003a3a;
    expect lane 9 R8 = 0x3d0f9090  R9 = 0x3e811f81  R10 = 0x3e9e2a9e  R11 = 0x3e9b9b9c;
    expect lane 10 R8 = 0x3d23e0a4  R9 = 0x3eb1fcb2  R10 = 0x3e2b0eab  R11 = 0x3f2dadae;
    expect lane 11 R8 = 0x3f34ce42  R9 = 0x3e9abe61  R10 = 0x3f2145f4  R11 = 0x3ec00606;
    expect lane 12 R8 = 0x3f63956e  R9 = 0x3c6b218e  R10 = 0x3ed08c83  R11 = 0x3f5b136f;
    expect lane 13 R8 = 0x3ef97fc1  R9 = 0x3f7f5f95  R10 = 0x3d9f69df  R11 = 0x3f600c0c;
    expect lane 14 R8 = 0x3d84b885  R9 = 0x3c0c808d  R10 = 0x3d3f20bf  R11 = 0x3ecacacb;
    expect lane 15 R8 = 0x3d84b885  R9 = 0x3c0c808d  R10 = 0x3d3f20bf  R11 = 0x3ecacacb;
}

warp 3 {
    asm "TLD4.A R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0xbe18e000) bits(0x40000000) bits(0xbee3e000) bits(0xbfb8d400) bits(0x3eafe000) bits(0x3ed03000) bits(0x40173200) bits(0xbd008000) bits(0x3ff57400) bits(0xbd000000) bits(0x3e5fc000) bits(0x4021ae00) bits(0x00000000) bits(0x3eb03000) bits(0x3ff4d000) bits(0x3cff0000) ... }
    t = { bits(0x40080000) bits(0x40081800) bits(0x40383000) bits(0x3f6c8000) bits(0x40061000) bits(0x3f3fe000) bits(0x3f200000) bits(0xbf802000) bits(0xbfab6000) bits(0x3f902000) bits(0x3a000000) bits(0x3e248000) bits(0x3f1fc000) bits(0xbfdb3000) bits(0xbf5fa000) bits(0x40080000) ... }
    expect lane 0 R8 = 0x3d84b885  R9 = 0x3c0c808d  R10 = 0x3d3f20bf  R11 = 0x3ecacacb;
    expect lane 1 R8 = 0x3f6fd804  R9 = 0x39dd10dd  R10 = 0x3ec08d7d  R11 = 0x3f69bdbe;
    expect lane 2 R8 = 0x3c816341  R9 = 0x3f2dc1e6  R10 = 0x3e91b8c0  R11 = 0x3f744444;
    expect lane 3 R8 = 0x3ccbf94c  R9 = 0x3f0de2de  R10 = 0x3e762d9e  R11 = 0x3f59b9ba;
    expect lane 4 R8 = 0x3d050cf8  R9 = 0x3dc7aea7  R10 = 0x3f7c4444  R11 = 0x3f30c26d;
    expect lane 5 R8 = 0x3ee6141c  R9 = 0x3eca86df  R10 = 0x3d0bb1ac  R11 = 0x3ee01616;
    expect lane 6 R8 = 0x3ed8b6d9  R9 = 0x3eaa36aa  R10 = 0x3def90f0  R11 = 0x3f169697;
    expect lane 7 R8 = 0x3d231583  R9 = 0x3eb357e3  R10 = 0x3e2c0538  R11 = 0x3f2e3e3e;
    expect lane 8 R8 = 0x3f01b236  R9 = 0x3edb9cc4  R10 = 0x3e7a787e  R11 = 0x3f25d2d3;
    expect lane 9 R8 = 0x3d84346c  R9 = 0x3c19c49a  R10 = 0x3d441574  R11 = 0x3ecbc5c6;
    expect lane 10 R8 = 0x3e2436b2  R9 = 0x3e12d7a3  R10 = 0x3ea0e793  R11 = 0x3efce6e7;
    expect lane 11 R8 = 0x3f680350  R9 = 0x3b1d649d  R10 = 0x3eeab423  R11 = 0x3f55bdbe;
    expect lane 12 R8 = 0x3efa6bbc  R9 = 0x3f7f3742  R10 = 0x3d9e467e  R11 = 0x3f5fe2e3;
    expect lane 13 R8 = 0x3e1e00f9  R9 = 0x3d8f1035  R10 = 0x3eb25709  R11 = 0x3f1295f6;
    expect lane 14 R8 = 0x3f6fd804  R9 = 0x39dd10dd  R10 = 0x3ec08d7d  R11 = 0x3f69bdbe;
    expect lane 15 R8 = 0x3d84b885  R9 = 0x3c0c808d  R10 = 0x3d3f20bf  R11 = 0x3ecacacb;
}

warp 4 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83f800) bits(0x3ff28c00) bits(0x401a2400) bits(0xbf7ee000) bits(0x40020400) bits(0xbf412800) bits(0x4015ba00) bits(0x3e004000) bits(0xbec15000) bits(0x3f381800) bits(0xbf83fc00) bits(0x3fd71800) bits(0x39c00000) bits(0x3f7ff000) bits(0x3e9a7000) bits(0x3f840400) ... }
    t = { bits(0xbff50000) bits(0xbf602000) bits(0x40080800) bits(0x3f602000) bits(0x3fe44000) bits(0x3ee3c000) bits(0x00000000) bits(0xbfc96000) bits(0xbf820000) bits(0x3f602000) bits(0xbf7fc000) bits(0x3fbf1000) bits(0x4009e800) bits(0x3f68a000) bits(0xbf902000) bits(0xbf801000) ... }
    expect lane 0 R8 = 0x3f561736  R9 = 0x3f561736  R10 = 0x3f561736  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ed080d1  R9 = 0x3dfa20fa  R10 = 0x3d7ae0fb  R11 = 0x00000000;
    expect lane 2 R8 = 0x3ed080d1  R9 = 0x3dfa20fa  R10 = 0x3d7ae0fb  R11 = 0x00000000;
    expect lane 3 R8 = 0x39a000a0  R9 = 0x39a000a0  R10 = 0x39a000a0  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ef897d9  R9 = 0x3e4d8746  R10 = 0x3f220000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e3a81db  R9 = 0x3d798ffa  R10 = 0x3ea5a466  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f157915  R9 = 0x3e2eeeaf  R10 = 0x3f07d708  R11 = 0x00000000;
    expect lane 7 R8 = 0x3eb91341  R9 = 0x3f40aff1  R10 = 0x3f2568d6  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ede185e  R9 = 0x3ede185e  R10 = 0x3ede185e  R11 = 0x00000000;
    expect lane 9 R8 = 0x3dc759f7  R9 = 0x3e641714  R10 = 0x3e2b847c  R11 = 0x00000000;
    expect lane 10 R8 = 0x3effc848  R9 = 0x3effc848  R10 = 0x3effc848  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f0964b9  R9 = 0x3f1c3174  R10 = 0x3f080000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f67420b  R9 = 0x3f5fffa8  R10 = 0x3f6ad41f  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f36aeb5  R9 = 0x3e538ddc  R10 = 0x3f60151e  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e8c6b92  R9 = 0x3e2b9325  R10 = 0x3db542a0  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f157915  R9 = 0x3e2eeeaf  R10 = 0x3f07d708  R11 = 0x00000000;
}

warp 5 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffff800) bits(0x3f4eb800) bits(0x3facd800) bits(0xbf840400) bits(0xbcc80000) bits(0x3f780800) bits(0x3d000000) bits(0x3f82a800) bits(0x3ffb1c00) bits(0x3f839000) bits(0xbf840000) bits(0x3d000000) bits(0xbfbca000) bits(0x3e8dc000) bits(0xbfc92800) bits(0x4001fe00) ... }
    t = { bits(0xbf8ff000) bits(0x3ac00000) bits(0xbf900000) bits(0x40079800) bits(0x40081000) bits(0x3f902000) bits(0xbf800000) bits(0xbf7fe000) bits(0x3f903000) bits(0x40001800) bits(0x3ec0c000) bits(0xbf800000) bits(0xbe520000) bits(0x3f3fe000) bits(0x3ec00000) bits(0x3ec50000) ... }
    expect lane 0 R8 = 0x3f42b1c3  R9 = 0x3e60cce1  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e578c9d  R9 = 0x3e98336a  R10 = 0x3eb45126  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f42b1c3  R9 = 0x3e60cce1  R10 = 0x3f800000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f77c720  R9 = 0x3f77c720  R10 = 0x3f77c720  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f7cf94b  R9 = 0x3f7cbb59  R10 = 0x3f7d17c3  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ed1b050  R9 = 0x3e00936d  R10 = 0x3d84f30d  R11 = 0x00000000;
    expect lane 6 R8 = 0x3efdccfe  R9 = 0x3efdccfe  R10 = 0x3efdccfe  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f157915  R9 = 0x3e2eeeaf  R10 = 0x3f07d708  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ed2dfcf  R9 = 0x3e04165c  R10 = 0x3d8c759c  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f14c433  R9 = 0x3e2e2736  R10 = 0x3f05f664  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e7662fe  R9 = 0x3b025c82  R10 = 0x3eb87328  R11 = 0x00000000;
    expect lane 11 R8 = 0x3efdccfe  R9 = 0x3efdccfe  R10 = 0x3efdccfe  R11 = 0x00000000;
    expect lane 12 R8 = 0x3c189619  R9 = 0x3d8e066e  R10 = 0x3d954ff5  R11 = 0x00000000;
    expect lane 13 R8 = 0x3ebc5038  R9 = 0x3e8d30c1  R10 = 0x3cb8e399  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e7818f8  R9 = 0x39a000a0  R10 = 0x3eb8fcb9  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f761dba  R9 = 0x3f77aeca  R10 = 0x3f760000  R11 = 0x00000000;
}

warp 6 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0xbf840000) bits(0xbf7ff800) bits(0x3f70d800) bits(0x00000000) bits(0x401b8e00) bits(0x3fa99c00) bits(0x3ffc0c00) bits(0x3f840c00) bits(0xbf7ff000) bits(0x3f24a800) bits(0x3edfe000) bits(0x3f0e3800) bits(0x3faac000) bits(0x40020400) bits(0x3f83fc00) bits(0xbf840800) ... }
    t = { bits(0x401af000) bits(0x3ac00000) bits(0x3f606000) bits(0x3eb9c000) bits(0xbf9ba000) bits(0x3dfe0000) bits(0x3fffe000) bits(0x3f7fc000) bits(0x3faf1000) bits(0xbf602000) bits(0x3ea64000) bits(0xba800000) bits(0xbf5fa000) bits(0x4007f000) bits(0xbe858000) bits(0x3f200000) ... }
    expect lane 0 R8 = 0x3e288219  R9 = 0x3c70d7f1  R10 = 0x3ed53339  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f76a9b1  R9 = 0x3f01c3a0  R10 = 0x3e6b899c  R11 = 0x00000000;
    expect lane 2 R8 = 0x3b24a815  R9 = 0x3dc62117  R10 = 0x3e062b76  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e6f2fbf  R9 = 0x3cbec1bf  R10 = 0x3efdb086  R11 = 0x00000000;
    expect lane 4 R8 = 0x3c8934c9  R9 = 0x3c5ddfde  R10 = 0x3e3514b1  R11 = 0x00000000;
    expect lane 5 R8 = 0x3b2400a4  R9 = 0x3f643f12  R10 = 0x3f5b6488  R11 = 0x00000000;
    expect lane 6 R8 = 0x3b2400a4  R9 = 0x3ee3ab40  R10 = 0x3f0abab8  R11 = 0x00000000;
    expect lane 7 R8 = 0x3b2400a4  R9 = 0x3ee3ab40  R10 = 0x3f0abab8  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e6386c4  R9 = 0x3cb056b0  R10 = 0x3f001658  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eb973bd  R9 = 0x3ed1a10e  R10 = 0x3d903600  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e1b8883  R9 = 0x3e0e7257  R10 = 0x3e6a5afd  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e54c6d9  R9 = 0x3d9497f4  R10 = 0x3e1b9b3d  R11 = 0x00000000;
    expect lane 12 R8 = 0x3b279aa8  R9 = 0x3f6523e5  R10 = 0x3f5b52f5  R11 = 0x00000000;
    expect lane 13 R8 = 0x3b2400a4  R9 = 0x3f643f12  R10 = 0x3f5b6488  R11 = 0x00000000;
    expect lane 14 R8 = 0x3cc2ee83  R9 = 0x3ca0cd21  R10 = 0x3e1a847f  R11 = 0x00000000;
    expect lane 15 R8 = 0x3c1c409c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 7 {
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x40020400) bits(0xbf83f800) bits(0x3f781000) bits(0x3f581800) bits(0x3eefe000) bits(0x40020000) bits(0x3ea35000) bits(0x3f780000) bits(0x3f840800) bits(0x3f800000) bits(0x40217200) bits(0x3ffc0000) bits(0xbf83f800) bits(0x3ffbfc00) bits(0x3ffbfc00) bits(0x40020200) ... }
    t = { bits(0xbffaf000) bits(0xbfa94000) bits(0x00000000) bits(0x3f900000) bits(0xbf8fd000) bits(0x3a800000) bits(0x3f8ff000) bits(0xbf5a2000) bits(0x40080000) bits(0x3e010000) bits(0x3fdca000) bits(0xbf600000) bits(0x00000000) bits(0x3ffff000) bits(0x3fe1f000) bits(0xbf71c000) ... }
    expect lane 0 R8 = 0x3b2400a4  R9 = 0x3f167b66  R10 = 0x3f24911d  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e5fb4b0  R9 = 0x3e415649  R10 = 0x3d620282  R11 = 0x00000000;
    expect lane 2 R8 = 0x3b2400a4  R9 = 0x3ee574e5  R10 = 0x3f0b5c0b  R11 = 0x00000000;
    expect lane 3 R8 = 0x3cb58b76  R9 = 0x3f09f3a2  R10 = 0x3e96979f  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ed2f22d  R9 = 0x3f255b9b  R10 = 0x3f7d615a  R11 = 0x00000000;
    expect lane 5 R8 = 0x3b2400a4  R9 = 0x3ee73e8b  R10 = 0x3f0bfd5f  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e85ee86  R9 = 0x3dc6af87  R10 = 0x3e95293d  R11 = 0x00000000;
    expect lane 7 R8 = 0x3b4f38cf  R9 = 0x3f6523e5  R10 = 0x3f53a30c  R11 = 0x00000000;
    expect lane 8 R8 = 0x3b2400a4  R9 = 0x3f6523e5  R10 = 0x3f5c05dc  R11 = 0x00000000;
    expect lane 9 R8 = 0x3b25cda6  R9 = 0x3f6523e5  R10 = 0x3f5bac69  R11 = 0x00000000;
    expect lane 10 R8 = 0x3cd70297  R9 = 0x3cb22532  R10 = 0x3e114735  R11 = 0x00000000;
    expect lane 11 R8 = 0x3b2400a4  R9 = 0x3f6523e5  R10 = 0x3f5c05dc  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f76ce77  R9 = 0x3f034b03  R10 = 0x3e6c08ec  R11 = 0x00000000;
    expect lane 13 R8 = 0x3b2400a4  R9 = 0x3ee574e5  R10 = 0x3f0b5c0b  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ca10ca1  R9 = 0x3c838884  R10 = 0x3e2a1bea  R11 = 0x00000000;
    expect lane 15 R8 = 0x3b2400a4  R9 = 0x3f25ad68  R10 = 0x3f2f47aa  R11 = 0x00000000;
}

warp 8 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbfb44800) bits(0x3ffe6800) bits(0x3f800c00) bits(0xbf77f000) bits(0xbeb45000) bits(0xbd000000) bits(0x3ffbfc00) bits(0xbf7fe800) bits(0xbeac2000) bits(0x40336800) bits(0xbf7fe800) bits(0x3f83f800) bits(0x40000200) bits(0x403f6a00) bits(0x3f868c00) bits(0x3f781000) ... }
    t = { bits(0xba000000) bits(0x3ec04000) bits(0xbdfe0000) bits(0x3f903000) bits(0xbdfe0000) bits(0xbfb45000) bits(0x4007f000) bits(0x3f606000) bits(0xbf800000) bits(0x3f903000) bits(0xbf602000) bits(0x3fe6e000) bits(0x3f5fe000) bits(0xbfb3d000) bits(0xbe638000) bits(0xbfd00000) ... }
    expect lane 0 R8 = 0x3f105510  R9 = 0x3ebd9fbe  R10 = 0x3e986c98  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3d5de0de  R9 = 0x3d2ae0ab  R10 = 0x3c1c409c  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e6b0dab  R9 = 0x3e86c06b  R10 = 0x3e85ceb2  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e4a9c63  R9 = 0x3c8d840e  R10 = 0x3e879250  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f6ce25e  R9 = 0x3f3a75fd  R10 = 0x3eaac5af  R11 = 0x3f7f0000;
    expect lane 5 R8 = 0x3e6849b0  R9 = 0x3e381a40  R10 = 0x3e740614  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e97a238  R9 = 0x3f2b80ba  R10 = 0x3e4c7474  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f6c27ce  R9 = 0x3f39bd40  R10 = 0x3eaaa0b3  R11 = 0x3f7e0000;
    expect lane 8 R8 = 0x3f105510  R9 = 0x3ebd9fbe  R10 = 0x3e986c98  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3e96cc87  R9 = 0x3f2aa735  R10 = 0x3e4aafeb  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e4c34cc  R9 = 0x3c1c409c  R10 = 0x3e85ee86  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e46057a  R9 = 0x3e85ee86  R10 = 0x3e403614  R11 = 0x3e920000;
    expect lane 12 R8 = 0x3e6ac8eb  R9 = 0x3e85ee86  R10 = 0x3e85ee86  R11 = 0x00000000;
    expect lane 13 R8 = 0x3dc7e958  R9 = 0x3e717ab9  R10 = 0x3b5a06da  R11 = 0x3f620000;
    expect lane 14 R8 = 0x3e386c88  R9 = 0x3e85ee86  R10 = 0x3e243af4  R11 = 0x3ec80000;
    expect lane 15 R8 = 0x3d5de0de  R9 = 0x3d2ae0ab  R10 = 0x3c1c409c  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0x40113000) bits(0xbcfd0000) bits(0x39c00000) bits(0xbf11a000) bits(0x3f77f000) bits(0x40000400) bits(0x40000600) bits(0x3f700000) bits(0x3ffc0400) bits(0xbff20000) bits(0x401e1800) bits(0x3fafe400) bits(0x40054e00) bits(0x401a4a00) bits(0x40344600) bits(0x3f7e0800) ... }
    t = { bits(0x3e000000) bits(0x400a7000) bits(0x3fb85000) bits(0xbdfd0000) bits(0xbf20e000) bits(0x40001000) bits(0xbfe31000) bits(0x3f800000) bits(0x400e1000) bits(0x3f801000) bits(0x3f5fc000) bits(0xbf5fa000) bits(0xbd5c0000) bits(0x3ff00000) bits(0x3fd74000) bits(0xbf7fc000) ... }
    expect lane 0 R8 = 0x3e97c498  R9 = 0x3f2be9ac  R10 = 0x3e4c34cc  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e2d18c1  R9 = 0x3e24472c  R10 = 0x3ea5e862  R11 = 0x00000000;
    expect lane 2 R8 = 0x3d8a1dfa  R9 = 0x3f419340  R10 = 0x3f0af0c3  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f6c27ce  R9 = 0x3f39bd40  R10 = 0x3eaaa0b3  R11 = 0x3f7e0000;
    expect lane 4 R8 = 0x3d73cba1  R9 = 0x3d560787  R10 = 0x3c5cc57c  R11 = 0x38800000;
    expect lane 5 R8 = 0x3e86b6e7  R9 = 0x3eefb2d4  R10 = 0x3e6bc944  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e4ac24b  R9 = 0x3ed4d2e5  R10 = 0x3dfa6dfa  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ee4c5e5  R9 = 0x3f0a64ca  R10 = 0x3ed85b58  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3e518ac2  R9 = 0x3edda428  R10 = 0x3e028813  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f105510  R9 = 0x3ebd9fbe  R10 = 0x3e986c98  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3e6a47fe  R9 = 0x3e85ee86  R10 = 0x3e8569df  R11 = 0x3b800000;
    expect lane 11 R8 = 0x3e96cc87  R9 = 0x3f2aa735  R10 = 0x3e4aafeb  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e7e63be  R9 = 0x3ec1c8c6  R10 = 0x3e79b612  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e6ac8eb  R9 = 0x3e85ee86  R10 = 0x3e85ee86  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e0711ff  R9 = 0x3e85ee86  R10 = 0x3d7aaddb  R11 = 0x3f460000;
    expect lane 15 R8 = 0x3e86b6e7  R9 = 0x3eefb2d4  R10 = 0x3e6bc944  R11 = 0x00000000;
}

warp 10 {
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3eafe000) bits(0xbfb65000) bits(0x40020400) bits(0x4001fc00) bits(0xbf11c000) bits(0x3d800000) bits(0x40029000) bits(0x3f840000) bits(0xbf8bf800) bits(0x4011e400) bits(0xbf800400) bits(0xbd008000) bits(0xbf800000) bits(0x3ee02000) bits(0x3f800c00) bits(0x40039a00) ... }
    t = { bits(0x3fefe000) bits(0x3ee9c000) bits(0x3a000000) bits(0x3dfe0000) bits(0xba800000) bits(0xbe000000) bits(0xbf5fe000) bits(0xbf36a000) bits(0x40123000) bits(0x4011d800) bits(0xbf8fe000) bits(0x3fc42000) bits(0x3ebfc000) bits(0xbf5fc000) bits(0x3dff0000) bits(0xbf907000) ... }
    expect lane 0 R8 = 0x3eceb18d  R9 = 0x3f2a6677  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d77f178  R9 = 0x3e333333  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f163696  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f5a5786  R9 = 0x3eef3333  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ea63f68  R9 = 0x3effddde  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e962296  R9 = 0x3eeeeeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f5ae0db  R9 = 0x3eeeeeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ead16bd  R9 = 0x3f23bbbc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3db72d0f  R9 = 0x3e466666  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3eb9d80a  R9 = 0x3f21999a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ecd810c  R9 = 0x3eef1111  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3ded9cbe  R9 = 0x3eabbbbc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3cb6ae2b  R9 = 0x3f08dd33  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f5ae0db  R9 = 0x3eeeeeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3ea318a3  R9 = 0x3f184444  R10 = 0x00000000  R11 = 0x00000000;
}

warp 11 {
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x40020400) bits(0xbf840400) bits(0x40199200) bits(0x3fafd400) bits(0x3fd91000) bits(0x40000200) bits(0x4039be00) bits(0xbf8f7400) bits(0x40338c00) bits(0x3d000000) bits(0x3fdcdc00) bits(0xbd000000) bits(0x3e803000) bits(0x3e7fc000) bits(0x3d000000) bits(0xbf77e800) ... }
    t = { bits(0x3fb2a000) bits(0x3f202000) bits(0x3e7f0000) bits(0x3ac00000) bits(0xbeb1c000) bits(0xbf901000) bits(0x3fffe000) bits(0x3fbd3000) bits(0xbf602000) bits(0x3eff8000) bits(0x3ebf8000) bits(0xbf5fc000) bits(0xbf604000) bits(0xbdfe0000) bits(0xbf600000) bits(0xbfd7b000) ... }
    expect lane 0 R8 = 0x3da22ea2  R9 = 0x3f31eeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e3ce8bd  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3eeb4513  R9 = 0x3f195555  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f17493f  R9 = 0x3f084444  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ea318a3  R9 = 0x3e9b3333  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ea318a3  R9 = 0x3f19999a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f15ad42  R9 = 0x3f08aaab  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3d9c70bc  R9 = 0x3e622222  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f5ae0db  R9 = 0x3eeeeeef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3dbb6eeb  R9 = 0x3e877777  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3d79823a  R9 = 0x3f3b7777  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e7b20df  R9 = 0x3f080000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3cec2511  R9 = 0x3f2b6555  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3df96644  R9 = 0x3eab5444  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e7c1cfc  R9 = 0x3f088889  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3d743c14  R9 = 0x3e044444  R10 = 0x00000000  R11 = 0x00000000;
}
