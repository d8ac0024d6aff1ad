# Every address mode along both axes, filtered and not; the border colour as a code, beside constants as it is; one offset
# for all, PTP is not added.
# Written by tests/oracle/filtered.py.
texlock 1
rules PD-10 PD-60 PD-61 PD-61a PD-108
texture 0 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 UNORM source R G B A size 16 4 address 0x30000000 }
bytes 0x30000000 418109fb 7bde943c 7fe57fff 26d28051 812d007f 7a2e709d 818b3a2a 015ec429
bytes 0x30000020 ff34ee01 c39a8ee6 81818181 1d824401 819dc9c2 5da813c4 f936c911 51ea697c
bytes 0x30000040 00000000 1e0e90fe 7fbf7b00 e0010294 475beed7 57d970b8 ad640e7b 80808080
bytes 0x30000060 52043935 7365b62d 59000b83 475064d2 fefefefe 7f7f7f7f 96fe06ff 29808117
bytes 0x30000080 18729199 012a0014 a28c60d0 f219da45 8cf3ee8f bfbd00f4 0fcca345 0101d104
bytes 0x300000a0 ffffffff 51d4ff81 a4f0b3ff 55463073 2dfec6d0 7f46f295 7e56d663 60b0ec68
bytes 0x300000c0 5015b31d ffd7412f 8363a1e7 d4b5a303 05054bbc a7d77f50 43042ac2 f8f78596
bytes 0x300000e0 e2bc9d8c 01688027 4a8e94f1 8856acd8 321e2361 23fea7d2 01010101 21fa812f
texture 1 { type TWO_D_NO_MIPMAP layout pitch 64 format R16_G16 FLOAT source R G B A size 16 4 address 0x30001000 }
bytes 0x30001000 984420a9 00001785 5b58c8dd ff6fff77 00000000 5bc90100 0086355c cd32ea6c
bytes 0x30001020 098d7c5d dc640180 0000c25e efa95f6c e396d19f 00800180 77e18cb8 0100fff7
bytes 0x30001040 76a4f57b bb800080 10194988 5f4efef7 ff6fef7b fff7fffb 2ed8fffb 0180dd07
bytes 0x30001060 c69a0834 eaf10bac b14efefb 524c0080 feeffef7 8813845d 172a2db7 9ca14097
bytes 0x30001080 fdc26926 3b445a9e b8a3ebee 25f684db 77671411 735d66be b58f0080 9b5bed1e
bytes 0x300010a0 6209c916 a2f20080 6886d2b5 01000100 341fd73f fff7328d 00008988 fffb3c61
bytes 0x300010c0 00804a72 36380080 683392c1 43ed47ea 84712ae8 00800080 01800180 ea2aff77
bytes 0x300010e0 0a575f5e 0180583b fef733c3 8fd9c9cf 5cc5038c 28332763 05bd08b3 e3eaf5f0
texture 2 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 SNORM source R G B A size 16 4 address 0x30002000 }
bytes 0x30002000 81 a6 6b 2a fd 01 81 1d
bytes 0x30002008 e4 23 86 32 7f 7f e4 03
bytes 0x30002020 72 fe 89 d1 32 7e 13 5d
bytes 0x30002028 80 81 91 9e 01 ff cb 8d
bytes 0x30002040 fe bb 6d 62 cb 09 f3 9c
bytes 0x30002048 00 2e 00 80 3c 01 10 cd
bytes 0x30002060 ac 3d 88 00 9b 08 7e c6
bytes 0x30002068 0e d4 17 06 1c 15 b4 80
texture 3 { type TWO_D_NO_MIPMAP layout pitch 64 format A8B8G8R8 UNORM source ONE_FLOAT G ZERO ONE_INT size 16 4 address 0x30003000 }
bytes 0x30003000 418109fb 7bde943c 7fe57fff 26d28051 812d007f 7a2e709d 818b3a2a 015ec429
bytes 0x30003020 ff34ee01 c39a8ee6 81818181 1d824401 819dc9c2 5da813c4 f936c911 51ea697c
bytes 0x30003040 00000000 1e0e90fe 7fbf7b00 e0010294 475beed7 57d970b8 ad640e7b 80808080
bytes 0x30003060 52043935 7365b62d 59000b83 475064d2 fefefefe 7f7f7f7f 96fe06ff 29808117
bytes 0x30003080 18729199 012a0014 a28c60d0 f219da45 8cf3ee8f bfbd00f4 0fcca345 0101d104
bytes 0x300030a0 ffffffff 51d4ff81 a4f0b3ff 55463073 2dfec6d0 7f46f295 7e56d663 60b0ec68
bytes 0x300030c0 5015b31d ffd7412f 8363a1e7 d4b5a303 05054bbc a7d77f50 43042ac2 f8f78596
bytes 0x300030e0 e2bc9d8c 01688027 4a8e94f1 8856acd8 321e2361 23fea7d2 01010101 21fa812f
texture 4 { type TWO_D_NO_MIPMAP layout pitch 64 format R16_G16 FLOAT source R G G G size 16 4 address 0x30004000 G_DATA_TYPE 2 }
bytes 0x30004000 ffefffff ff7bff7f 7727283a aa08b702 0100fc30 6b89160b 0792b988 a2280d57
bytes 0x30004020 0180b785 ff6f0180 0793178e 01007c05 daa00e1d a431e303 286c7812 c1c53ee0
bytes 0x30004040 01000100 8ac05134 db156187 1e702a4d 59a19e9f a8c961af 8d5f6fb8 fff7ff7f
bytes 0x30004060 fff76105 fefbfeff 616ed987 d19a8a86 2112774e af3d0fc3 77e7f4dc 794d1918
bytes 0x30004080 00000000 f5193ee2 da279e7b 72620d40 5b4aac0c a8411b60 6ba03226 59660000
bytes 0x300040a0 e74fb507 01800180 75435ac4 012696eb 3462a504 0b6a7cbd 0180d8cc 318366f1
bytes 0x300040c0 9355de17 9e1cff7f c8bb9db0 70f7a39d 3aa9a932 50c84ffc 861148e9 0c6b136e
bytes 0x300040e0 75b2501a 299f11c5 bd34ad7f af540000 00800080 01006330 4719d1ed aedfa1e0
sampler 0 { address WRAP BORDER WRAP MAG_FILTER 2 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 0 texture 0 sampler 0
handle 32 texture 1 sampler 0
handle 64 texture 2 sampler 0
handle 96 texture 3 sampler 0
handle 128 texture 4 sampler 0
sampler 1 { address WRAP BORDER WRAP MAG_FILTER 1 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 1 texture 0 sampler 1
handle 33 texture 1 sampler 1
handle 65 texture 2 sampler 1
handle 97 texture 3 sampler 1
handle 129 texture 4 sampler 1
sampler 2 { address MIRROR CLAMP_OGL WRAP MAG_FILTER 2 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 2 texture 0 sampler 2
handle 34 texture 1 sampler 2
handle 66 texture 2 sampler 2
handle 98 texture 3 sampler 2
handle 130 texture 4 sampler 2
sampler 3 { address MIRROR CLAMP_OGL WRAP MAG_FILTER 1 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 3 texture 0 sampler 3
handle 35 texture 1 sampler 3
handle 67 texture 2 sampler 3
handle 99 texture 3 sampler 3
handle 131 texture 4 sampler 3
sampler 4 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 2 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 4 texture 0 sampler 4
handle 36 texture 1 sampler 4
handle 68 texture 2 sampler 4
handle 100 texture 3 sampler 4
handle 132 texture 4 sampler 4
sampler 5 { address CLAMP_TO_EDGE MIRROR_ONCE_CLAMP_TO_EDGE WRAP MAG_FILTER 1 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 5 texture 0 sampler 5
handle 37 texture 1 sampler 5
handle 69 texture 2 sampler 5
handle 101 texture 3 sampler 5
handle 133 texture 4 sampler 5
sampler 6 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 2 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 6 texture 0 sampler 6
handle 38 texture 1 sampler 6
handle 70 texture 2 sampler 6
handle 102 texture 3 sampler 6
handle 134 texture 4 sampler 6
sampler 7 { address BORDER MIRROR_ONCE_BORDER WRAP MAG_FILTER 1 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 7 texture 0 sampler 7
handle 39 texture 1 sampler 7
handle 71 texture 2 sampler 7
handle 103 texture 3 sampler 7
handle 135 texture 4 sampler 7
sampler 8 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 2 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 8 texture 0 sampler 8
handle 40 texture 1 sampler 8
handle 72 texture 2 sampler 8
handle 104 texture 3 sampler 8
handle 136 texture 4 sampler 8
sampler 9 { address CLAMP_OGL MIRROR_ONCE_CLAMP_OGL WRAP MAG_FILTER 1 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 9 texture 0 sampler 9
handle 41 texture 1 sampler 9
handle 73 texture 2 sampler 9
handle 105 texture 3 sampler 9
handle 137 texture 4 sampler 9
sampler 10 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 2 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 10 texture 0 sampler 10
handle 42 texture 1 sampler 10
handle 74 texture 2 sampler 10
handle 106 texture 3 sampler 10
handle 138 texture 4 sampler 10
sampler 11 { address MIRROR_ONCE_CLAMP_TO_EDGE WRAP WRAP MAG_FILTER 1 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 11 texture 0 sampler 11
handle 43 texture 1 sampler 11
handle 75 texture 2 sampler 11
handle 107 texture 3 sampler 11
handle 139 texture 4 sampler 11
sampler 12 { address MIRROR_ONCE_BORDER MIRROR WRAP MAG_FILTER 2 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 12 texture 0 sampler 12
handle 44 texture 1 sampler 12
handle 76 texture 2 sampler 12
handle 108 texture 3 sampler 12
handle 140 texture 4 sampler 12
sampler 13 { address MIRROR_ONCE_BORDER MIRROR WRAP MAG_FILTER 1 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 13 texture 0 sampler 13
handle 45 texture 1 sampler 13
handle 77 texture 2 sampler 13
handle 109 texture 3 sampler 13
handle 141 texture 4 sampler 13
sampler 14 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP MAG_FILTER 2 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 14 texture 0 sampler 14
handle 46 texture 1 sampler 14
handle 78 texture 2 sampler 14
handle 110 texture 3 sampler 14
handle 142 texture 4 sampler 14
sampler 15 { address MIRROR_ONCE_CLAMP_OGL CLAMP_TO_EDGE WRAP MAG_FILTER 1 border 0x3e99999a 0xbeaaaaab 0x3fc00000 0x7f000000 }
handle 15 texture 0 sampler 15
handle 47 texture 1 sampler 15
handle 79 texture 2 sampler 15
handle 111 texture 3 sampler 15
handle 143 texture 4 sampler 15

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbf800) bits(0xbf7ff800) bits(0x40000400) bits(0x3dffc000) bits(0x00000000) bits(0x3f840000) bits(0x3ffc0000) bits(0x3f800000) bits(0xbfd85000) bits(0x3f800c00) bits(0x3f7ff800) bits(0x3f83fc00) bits(0x3f83fc00) bits(0xb9000000) bits(0x40020c00) bits(0x3ffbf800) ... }
    t = { bits(0x3ff03000) bits(0xbf800000) bits(0xbe008000) bits(0x40332800) bits(0x3e018000) bits(0x3f802000) bits(0xbf5fe000) bits(0x40000000) bits(0x40080800) bits(0x40001000) bits(0xbf32e000) bits(0x3fdcb000) bits(0x40080800) bits(0x4001b000) bits(0x3f206000) bits(0x3ef98000) ... }
    expect lane 0 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e91bfc0  R9 = 0x3f354a4a  R10 = 0x3e652121  R11 = 0x3f3adadb;
    expect lane 5 R8 = 0x3e9d9798  R9 = 0x3d275757  R10 = 0x3f5a2626  R11 = 0x3f0f7171;
    expect lane 6 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3dc23f5f  R9 = 0x3ee1ca42  R10 = 0x3f1021dc  R11 = 0x3f17139e;
    expect lane 15 R8 = 0x3e848188  R9 = 0x3f16433b  R10 = 0x3f3174d4  R11 = 0x3e707297;
}

warp 1 {
    asm "TLD4.G.AOFFI R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3d010000) bits(0x3f581800) bits(0x4018da00) bits(0x3e903000) bits(0x3f781800) bits(0xbfc7a400) bits(0x3d7d8000) bits(0x3d7f0000) bits(0x3fb7e400) bits(0x3ffbfc00) bits(0x3fc06400) bits(0xbf800800) bits(0x3f101800) bits(0xbfaaf400) bits(0x40000400) bits(0xbf7f9000) ... }
    t = { bits(0x402d0800) bits(0x3e018000) bits(0x3a000000) bits(0x3fa67000) bits(0x4035e800) bits(0x40322800) bits(0x3e000000) bits(0xbf802000) bits(0x3dfe0000) bits(0x4019d800) bits(0xbdfd0000) bits(0x3eb2c000) bits(0x3e9e4000) bits(0xbf408000) bits(0x3f1fe000) bits(0x400d9000) ... }
    off1 = { aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) aoffi(5, 26) ... }
    expect lane 0 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 2 {
    asm "TLD4.B.PTP R8, R0, R4, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x40020600) bits(0x3fa4c000) bits(0xbcfd0000) bits(0x3fc35400) bits(0x40020000) bits(0x3f080800) bits(0x4023c600) bits(0x3e234000) bits(0x40049800) bits(0x3fed4400) bits(0x3ffd5400) bits(0x3fa0b000) bits(0x3f39e000) bits(0x3f27f000) bits(0x3fe22000) bits(0x40316a00) ... }
    t = { bits(0x4009a800) bits(0xbf902000) bits(0xba000000) bits(0x3f606000) bits(0x40081800) bits(0x3f7fc000) bits(0x3f7fe000) bits(0x4009d000) bits(0x3d780000) bits(0x3e800000) bits(0xbe008000) bits(0x40001000) bits(0xbeecc000) bits(0x3f5fe000) bits(0x3dc30000) bits(0x3f5fe000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e9e7e7e  R9 = 0x3eea1818  R10 = 0x3f345454  R11 = 0x3f3ebdbe;
    expect lane 3 R8 = 0x3f6399d2  R9 = 0x3f40502c  R10 = 0x3f1c5474  R11 = 0x3f0e4e97;
    expect lane 4 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f18adae  R9 = 0x3ebe3636  R10 = 0x3f4e6c6c  R11 = 0x3f45d2d3;
    expect lane 6 R8 = 0x3ecb999a  R9 = 0x3e972f2f  R10 = 0x3f485353  R11 = 0x3f2fb2b3;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3ec0c454  R9 = 0x3f0d0cf1  R10 = 0x3f0bdd19  R11 = 0x3f20bcf1;
    expect lane 9 R8 = 0x3ef8f0f1  R9 = 0x3f151919  R10 = 0x3e9c2424  R11 = 0x3f1e2222;
    expect lane 10 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e940202  R9 = 0x3f0e6868  R10 = 0x3f148081  R11 = 0x3f712727;
    expect lane 14 R8 = 0x3ecd3b7b  R9 = 0x3f058961  R10 = 0x3f3483ac  R11 = 0x3f21d8e1;
    expect lane 15 R8 = 0x3e7c0c0c  R9 = 0x3e19d9da  R10 = 0x3e5e3636  R11 = 0x3ee63a3a;
}

warp 3 {
    asm "TLD4.A R8, R0, 32, 2D, 0xf"  active 0xffff
    s = { bits(0x3e202000) bits(0xbfda1400) bits(0x40072200) bits(0xbf840400) bits(0xbf800800) bits(0x3f34c000) bits(0x4008e000) bits(0x39c00000) bits(0x39800000) bits(0x3dbfc000) bits(0x40020400) bits(0xbf77e800) bits(0xbf800400) bits(0xb9800000) bits(0xbf77f000) bits(0xbfee1c00) ... }
    t = { bits(0x4007f000) bits(0x3dfe0000) bits(0x3f204000) bits(0xbfcf1000) bits(0xba800000) bits(0xbe000000) bits(0x3f901000) bits(0x400a6000) bits(0x3f9d3000) bits(0x3fcf7000) bits(0x40081800) bits(0x3e010000) bits(0x3a800000) bits(0xbf902000) bits(0x3f766000) bits(0x40000800) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0xc0254bc8  R9 = 0xbaaaaa2f  R10 = 0x3bc00000  R11 = 0x7b000000;
    expect lane 2 R8 = 0x4041ae94  R9 = 0xc4f81332  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3fa40fe6  R9 = 0xc5ffdd6c  R10 = 0x3f418000  R11 = 0x7e810000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x40914798  R9 = 0x437c989f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3fa732cd  R9 = 0xc600f093  R10 = 0x3f3e8000  R11 = 0x7e7e0000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3ddabb05  R9 = 0x4601fc88  R10 = 0x3f070000  R11 = 0x7e340000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 4 {
    asm "TLD4.R.AOFFI R8, R0, R4, 32, 2D, 0xf"  active 0xffff
    s = { bits(0x3dc04000) bits(0x3f77f800) bits(0xbf559800) bits(0xbf800800) bits(0x00000000) bits(0xbcfd0000) bits(0x3ffc0800) bits(0x3f54a800) bits(0x3f1a2800) bits(0xbf781000) bits(0x3f840c00) bits(0x3f781800) bits(0x3ed87000) bits(0x400f1c00) bits(0xbff56800) bits(0x3d018000) ... }
    t = { bits(0x3e000000) bits(0x3e5e0000) bits(0xbf604000) bits(0x4007f800) bits(0x3e3b8000) bits(0x3fe92000) bits(0xbef1c000) bits(0x3f200000) bits(0xbff4a000) bits(0xbf600000) bits(0xba000000) bits(0xbf7ec000) bits(0x3f650000) bits(0x3f801000) bits(0xbfc3b000) bits(0xbf668000) ... }
    off1 = { aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) aoffi(26, -29) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 5 {
    asm "TLD4.G R8, R0, 64, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7ff000) bits(0x39c00000) bits(0x3d008000) bits(0x3d018000) bits(0x3ffc0000) bits(0x3f840c00) bits(0x3fda3400) bits(0xbd000000) bits(0x40109a00) bits(0x39c00000) bits(0x3f67f800) bits(0x40110800) bits(0xbf311800) bits(0xbcff0000) bits(0x3e004000) bits(0x3d000000) ... }
    t = { bits(0x3feff000) bits(0x3f800000) bits(0x3f606000) bits(0x3e908000) bits(0x3e288000) bits(0xbfbca000) bits(0x40390800) bits(0x3a800000) bits(0x40037000) bits(0xbd240000) bits(0x3f9d9000) bits(0x3dfe0000) bits(0x3a800000) bits(0x40001000) bits(0x3ec0c000) bits(0x3ec04000) ... }
    expect lane 0 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0xbe8762c6  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0xbf2766ce  R9 = 0xbb2aaaab  R10 = 0x3c000000  R11 = 0x3c000000;
    expect lane 3 R8 = 0x3e425922  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbdf8f1e4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e243061  R9 = 0xbe295556  R10 = 0x3efe0000  R11 = 0x3efe0000;
    expect lane 8 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3cecc285  R9 = 0xbe615556  R10 = 0x3f290000  R11 = 0x3f290000;
    expect lane 10 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3d814428  R9 = 0xbaaaaaab  R10 = 0x3b800000  R11 = 0x3b800000;
    expect lane 12 R8 = 0x3e12cb57  R9 = 0xbe295556  R10 = 0x3efe0000  R11 = 0x3efe0000;
    expect lane 13 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0xbef32d22  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f65cb97  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 6 {
    asm "TLD4.B.AOFFI R8, R0, R4, 64, 2D, 0xf"  active 0xffff
    s = { bits(0x3cfe0000) bits(0xbf431800) bits(0x40020600) bits(0x3ffbf800) bits(0x3f77f000) bits(0xbfadc000) bits(0xbfc73800) bits(0xbf77e800) bits(0xbd000000) bits(0x40020000) bits(0xbfc69800) bits(0xbd450000) bits(0xbf183000) bits(0x400c9e00) bits(0xbd3b0000) bits(0x3f001000) ... }
    t = { bits(0xbe4a0000) bits(0x3f600000) bits(0x40192000) bits(0x3fe61000) bits(0x3ff01000) bits(0x00000000) bits(0x3f5fe000) bits(0xbfcca000) bits(0x3f5fe000) bits(0xba800000) bits(0x40001800) bits(0x3f200000) bits(0xbf4de000) bits(0xbf800000) bits(0x40081800) bits(0x3f89e000) ... }
    off1 = { aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) aoffi(15, -7) ... }
    expect lane 0 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0xbee19e9d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbd606ede  R9 = 0xbdd55556  R10 = 0x3ea00000  R11 = 0x3ea00000;
    expect lane 4 R8 = 0xbe5ce1c4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0xbdeeefbf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0xbea3aade  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 7 {
    asm "TLD4.A R8, R0, 96, 2D, 0xf"  active 0xffff
    s = { bits(0x3f92bc00) bits(0x3ffc0c00) bits(0xbfcff800) bits(0x3f4ff000) bits(0x3eab4000) bits(0x3f800c00) bits(0x3fb5f800) bits(0x4002e000) bits(0x40020400) bits(0x3ffbf800) bits(0x4001fe00) bits(0x40000600) bits(0x3ee93000) bits(0xbf83f800) bits(0xbf840000) bits(0x3f840c00) ... }
    t = { bits(0x3f3fe000) bits(0x3e000000) bits(0x4007b800) bits(0xbff24000) bits(0x3eee8000) bits(0x4007f000) bits(0xbdfd0000) bits(0x3ec08000) bits(0xba800000) bits(0xbfac2000) bits(0xba800000) bits(0x3ff01000) bits(0xbf42e000) bits(0xbe000000) bits(0x3f81f000) bits(0xbf55a000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3ef2c2c3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f6a1818  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f469b73  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e9c6667  R9 = 0x3b806d6d  R10 = 0x3f7e0000  R11 = 0x3f7e0000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3c5ca8a9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f25b333  R9 = 0x3e80db21  R10 = 0x3f010000  R11 = 0x3f010000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f25b333  R9 = 0x3e807e7e  R10 = 0x3f010000  R11 = 0x3f010000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f1b3333  R9 = 0x3edb9b9c  R10 = 0x3f100000  R11 = 0x3f100000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 {
    asm "TLD4.R.AOFFI R8, R0, R4, 96, 2D, 0xf"  active 0xffff
    s = { bits(0x3f83f800) bits(0x3fc91400) bits(0x40020600) bits(0xbf00e000) bits(0x3f7ff800) bits(0x3fc2c000) bits(0x3f781800) bits(0x3f908800) bits(0x3f840800) bits(0x3ea00000) bits(0x403be000) bits(0xbf79e000) bits(0x3cff0000) bits(0x3ffbf800) bits(0x3f840800) bits(0x3f840000) ... }
    t = { bits(0x3ac00000) bits(0x3f9b9000) bits(0xbf873000) bits(0x3e80c000) bits(0x3f1fc000) bits(0xbf602000) bits(0xbf7fa000) bits(0x400d8800) bits(0xbfe86000) bits(0x40001000) bits(0x3f606000) bits(0x3f903000) bits(0x3f3fe000) bits(0x3ff00000) bits(0xbc580000) bits(0x3e580000) ... }
    off1 = { aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) aoffi(28, 8) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f4f0000  R9 = 0x3db94545  R10 = 0x3e8c0000  R11 = 0x3e8c0000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f250000  R9 = 0x3e291c9d  R10 = 0x3f020000  R11 = 0x3f020000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f34bbda  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 9 {
    asm "TLD4.G R8, R0, 128, 2D, 0xf"  active 0xffff
    s = { bits(0xbf77e800) bits(0x4001fe00) bits(0x4001fe00) bits(0x3ffc0800) bits(0x3fbc0800) bits(0xbf780800) bits(0x3ffbf800) bits(0x40106600) bits(0xbfcba800) bits(0xbcfe0000) bits(0xbcfd0000) bits(0x3f59a800) bits(0x3fbc5800) bits(0x3d310000) bits(0x3f77f800) bits(0x3f5d1800) ... }
    t = { bits(0x3f5fe000) bits(0xbeb5c000) bits(0xbe010000) bits(0x3fa8b000) bits(0x40281800) bits(0x3e000000) bits(0x3f8e3000) bits(0x3ec04000) bits(0x3f902000) bits(0xbf4f8000) bits(0xbdb20000) bits(0x3f4e0000) bits(0x3ec04000) bits(0x3f5fe000) bits(0x3e000000) bits(0x3f8f1000) ... }
    expect lane 0 R8 = 0x42b0fb45  R9 = 0x3dc572d5  R10 = 0x3dc572d5  R11 = 0x3dc572d5;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0xc5ffe000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0xc1d3ec2b  R9 = 0x3d44992f  R10 = 0x3f7e4993  R11 = 0x3f7e4993;
    expect lane 7 R8 = 0x4551f9e6  R9 = 0x3efd888e  R10 = 0x3efd888e  R11 = 0x3efd888e;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0xc125c54a  R9 = 0x3e08cd04  R10 = 0x3f7b3341  R11 = 0x3f7b3341;
    expect lane 11 R8 = 0x444373cb  R9 = 0x3eccad6d  R10 = 0x3eccad6d  R11 = 0x3eccad6d;
    expect lane 12 R8 = 0xc6ffe000  R9 = 0x3ef57561  R10 = 0x3ef57561  R11 = 0x3ef57561;
    expect lane 13 R8 = 0x42903c11  R9 = 0x3e2f31f3  R10 = 0x3e2f31f3  R11 = 0x3e2f31f3;
    expect lane 14 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 15 R8 = 0x3e94d02f  R9 = 0x3c5a2152  R10 = 0x3f7b6885  R11 = 0x3f7b6885;
}

warp 10 {
    asm "TLD4.B.AOFFI R8, R0, R4, 128, 2D, 0xf"  active 0xffff
    s = { bits(0xbf77f000) bits(0x402e7000) bits(0x401f7000) bits(0x3d008000) bits(0xbcfd0000) bits(0x3f781800) bits(0xbe2fe000) bits(0x3cfe0000) bits(0xbdef4000) bits(0xbfd95800) bits(0x3eaad000) bits(0xbf83fc00) bits(0xbf83f800) bits(0x3f100000) bits(0x39c00000) bits(0x3d000000) ... }
    t = { bits(0x3f6c6000) bits(0x3f8fe000) bits(0xbf900000) bits(0xbf802000) bits(0xbf8fe000) bits(0x3f602000) bits(0x403ed800) bits(0xbdfe0000) bits(0x40216000) bits(0x3e9b8000) bits(0x3dfe0000) bits(0x40390800) bits(0x3f600000) bits(0x3feff000) bits(0x3e000000) bits(0xbf5fc000) ... }
    off1 = { aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) aoffi(12, 29) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 11 {
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0xbf616000) bits(0x3f181800) bits(0xb9800000) bits(0x3d018000) bits(0xbcfe0000) bits(0x3e33e000) bits(0xbd630000) bits(0x401ad600) bits(0x3f359000) bits(0x3f3fa000) bits(0xbeb4e000) bits(0x3f840000) bits(0xbf800000) bits(0x3f781800) bits(0x3e7fc000) bits(0xbf744000) ... }
    t = { bits(0xbe010000) bits(0x3f8b0000) bits(0x3f8fe000) bits(0xbdfe0000) bits(0x3f803000) bits(0x3e804000) bits(0x3ebf8000) bits(0xbf96e000) bits(0xbfeec000) bits(0xba000000) bits(0x3ff03000) bits(0x3f600000) bits(0x3a000000) bits(0x40001000) bits(0x40080800) bits(0x3ec0c000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f3fbfc0  R10 = 0x3ef6f6f7  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 12 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 12 {
    asm "TLD4.R.AOFFI R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = { bits(0xbf4de000) bits(0x3f800c00) bits(0x3f601000) bits(0xbf800400) bits(0x3f79f800) bits(0x3ffffc00) bits(0x4028ac00) bits(0x3ffc0800) bits(0x3d018000) bits(0x3f818800) bits(0x39800000) bits(0xbf638000) bits(0xbfbfa400) bits(0xbea0d000) bits(0x3fc9b000) bits(0xbf1d2800) ... }
    t = { bits(0x3f91c000) bits(0x40081000) bits(0xbfc1f000) bits(0x3e008000) bits(0x4007f000) bits(0x3f992000) bits(0x3f7fc000) bits(0x3e778000) bits(0x3f900000) bits(0x3fc6f000) bits(0x3e760000) bits(0x3dff0000) bits(0x3f604000) bits(0x3ec00000) bits(0x3f7fc000) bits(0x3e018000) ... }
    off1 = { aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) aoffi(22, -21) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 13 {
    asm "TLD4.G.PTP R8, R0, R4, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3cfe0000) bits(0x3f581800) bits(0xbe88a000) bits(0x403e8000) bits(0x3ffc0400) bits(0xbf6a1000) bits(0xb9000000) bits(0x3dc00000) bits(0xbf90fc00) bits(0x3f500000) bits(0x3cff0000) bits(0xbf840000) bits(0xbf1e0000) bits(0xbf7ff000) bits(0x3fd0d800) bits(0x3f6de000) ... }
    t = { bits(0x3fbfa000) bits(0xba000000) bits(0x4032b000) bits(0x3f200000) bits(0x40000800) bits(0xbf800000) bits(0x401aa000) bits(0xbf7fc000) bits(0x3e010000) bits(0x3f8fe000) bits(0x4037f800) bits(0x3ec0c000) bits(0x3f8bd000) bits(0xbf5fa000) bits(0xbe000000) bits(0x3f8fe000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3ec0c0c1  R9 = 0x3f30b0b1  R10 = 0x3f6ceced  R11 = 0x3ed0d0d1;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3ebababb  R9 = 0x3f28a8a9  R10 = 0x3d989899  R11 = 0x3f44c4c5;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 {
    asm "TLD4.B R8, R0, 33, 2D, 0xf"  active 0xffff
    s = { bits(0x3fb0f000) bits(0x3ee00000) bits(0x3fe23c00) bits(0xbd000000) bits(0x3f781800) bits(0xb9000000) bits(0x3ef00000) bits(0xbf83fc00) bits(0x3f800000) bits(0x3e410000) bits(0xbf892800) bits(0x3f27b800) bits(0xbd008000) bits(0xbfc89400) bits(0x3f181800) bits(0x3fb09c00) ... }
    t = { bits(0xbd300000) bits(0xbdff0000) bits(0x3f3ca000) bits(0xbff87000) bits(0x3f406000) bits(0xbfb3c000) bits(0x3fffe000) bits(0xbd890000) bits(0xbe000000) bits(0x3f803000) bits(0x3f800000) bits(0xbec5c000) bits(0x3f604000) bits(0xbf5bc000) bits(0xbf7fc000) bits(0x3a800000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3be68000  R9 = 0x3ffae000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0xb8c00000  R9 = 0x4386a000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 15 {
    asm "TLD4.A.AOFFI R8, R0, R4, 33, 2D, 0xf"  active 0xffff
    s = { bits(0x3f000000) bits(0x3f18b000) bits(0x3f77f800) bits(0xbf9c2800) bits(0x3f8a7400) bits(0xbf586800) bits(0x3f04b800) bits(0x3f840800) bits(0xbf5ef800) bits(0xbe372000) bits(0xbfbe7000) bits(0x3f780800) bits(0x3da0c000) bits(0xbfeab000) bits(0xbf2ff000) bits(0x3dc0c000) ... }
    t = { bits(0x40081000) bits(0x3dff0000) bits(0x4035d000) bits(0xbf1dc000) bits(0x3e008000) bits(0xbe008000) bits(0x3f802000) bits(0x3f604000) bits(0x3ebfc000) bits(0x3e808000) bits(0xbfdae000) bits(0x3f5fc000) bits(0x400f3800) bits(0x3dfe0000) bits(0x3f248000) bits(0x3faec000) ... }
    off1 = { aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) aoffi(-7, 18) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 16 {
    asm "TLD4.R R8, R0, 65, 2D, 0xf"  active 0xffff
    s = { bits(0xbfc01400) bits(0xbf0fb800) bits(0x3f205000) bits(0x40000000) bits(0x40000400) bits(0x40020600) bits(0xbf800400) bits(0xbf840000) bits(0xb9000000) bits(0xbfdd9800) bits(0x3f36d000) bits(0x40168200) bits(0x3f2b9800) bits(0xbf0c0800) bits(0x3cff0000) bits(0x401ec800) ... }
    t = { bits(0x3f3fe000) bits(0x3f901000) bits(0xbdfe0000) bits(0x3f5fe000) bits(0x3f8fe000) bits(0x400d7000) bits(0x3dff0000) bits(0x3fa85000) bits(0x3f803000) bits(0x3fd0e000) bits(0xbf800000) bits(0x40291000) bits(0xbf5fc000) bits(0xbf8fd000) bits(0x40001800) bits(0x3a800000) ... }
    expect lane 0 R8 = 0xbf499326  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e69d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 17 {
    asm "TLD4.G.AOFFI R8, R0, R4, 65, 2D, 0xf"  active 0xffff
    s = { bits(0x3fb03400) bits(0x3f77f000) bits(0x3f383800) bits(0x3e46a000) bits(0x3f840c00) bits(0x3f280800) bits(0x3ff9a400) bits(0xbfffe400) bits(0x3ef63000) bits(0xbf780000) bits(0x40115600) bits(0x3ffc0c00) bits(0x3ffc0000) bits(0x3f7ff000) bits(0x40020200) bits(0xbf7ff000) ... }
    t = { bits(0x40001800) bits(0x3e8cc000) bits(0x40001000) bits(0xbe370000) bits(0xbf8b3000) bits(0xbf8ff000) bits(0x3fe87000) bits(0xbff7e000) bits(0x00000000) bits(0xbf800000) bits(0x3e7f8000) bits(0x3f600000) bits(0xbf5fc000) bits(0x4014e800) bits(0x400bc800) bits(0x3ff03000) ... }
    off1 = { aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) aoffi(21, 11) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3d810204  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 18 {
    asm "TLD4.B R8, R0, 97, 2D, 0xf"  active 0xffff
    s = { bits(0x3f803000) bits(0x3f581800) bits(0x3ffdc400) bits(0x3f800000) bits(0xbf77e800) bits(0x3fc99800) bits(0xbd000000) bits(0x40000400) bits(0x3f840400) bits(0xbd010000) bits(0xb9000000) bits(0xbfa58400) bits(0xbf840800) bits(0x3e406000) bits(0x3fc55c00) bits(0x3f800400) ... }
    t = { bits(0x4010f800) bits(0x3e1a8000) bits(0x3f8fe000) bits(0xbf7fe000) bits(0xbfde4000) bits(0x3dff0000) bits(0xbfced000) bits(0x3e800000) bits(0x3f7fc000) bits(0x3f9d6000) bits(0x3f901000) bits(0x402ef000) bits(0xbdfe0000) bits(0x3fce5000) bits(0xbf7fa000) bits(0x3effc000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f28a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f1a9a9b  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
}

warp 19 {
    asm "TLD4.A.AOFFI R8, R0, R4, 97, 2D, 0xf"  active 0xffff
    s = { bits(0x3f200800) bits(0x3d010000) bits(0x3ffff800) bits(0x3fb2fc00) bits(0xbfe04000) bits(0x3ffc0800) bits(0xbf83f800) bits(0xbfae3400) bits(0xbf781000) bits(0x3f874800) bits(0x3f840400) bits(0x00000000) bits(0x3f780000) bits(0x3f83f800) bits(0xbd000000) bits(0xbfcf1400) ... }
    t = { bits(0xbfcc6000) bits(0x3ec08000) bits(0x3ff01000) bits(0xbff3b000) bits(0x3fa2e000) bits(0x4007f800) bits(0x3f7c2000) bits(0x3e008000) bits(0x3f732000) bits(0xbe010000) bits(0x40001000) bits(0x3fd02000) bits(0x4028a800) bits(0xbf7fc000) bits(0xbfe37000) bits(0x40001000) ... }
    off1 = { aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) aoffi(-20, 4) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3df0f0f1  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f1d9d9e  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 20 {
    asm "TLD4.R R8, R0, 129, 2D, 0xf"  active 0xffff
    s = { bits(0x40073200) bits(0x3f601800) bits(0xbff7e800) bits(0x3ffffc00) bits(0x3d018000) bits(0x3f840000) bits(0x3ffbfc00) bits(0xbf2d6800) bits(0x3d018000) bits(0xbf800800) bits(0xbfd17400) bits(0x3ffff800) bits(0xbcff0000) bits(0xbfd1ec00) bits(0x40142600) bits(0x401b9c00) ... }
    t = { bits(0x3dff0000) bits(0xbf288000) bits(0xbfb29000) bits(0xbf7fa000) bits(0x3f902000) bits(0xbf7fe000) bits(0x3ff03000) bits(0xbf282000) bits(0x3dfe0000) bits(0xbffb7000) bits(0x3e804000) bits(0xbe010000) bits(0x3e000000) bits(0xbf900000) bits(0x3fe31000) bits(0xbc280000) ... }
    expect lane 0 R8 = 0x477fe000  R9 = 0x3effff00  R10 = 0x3effff00  R11 = 0x3effff00;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0xc5ffe000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0xc1350000  R9 = 0x3f2f61af  R10 = 0x3f2f61af  R11 = 0x3f2f61af;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 21 {
    asm "TLD4.G.AOFFI R8, R0, R4, 129, 2D, 0xf"  active 0xffff
    s = { bits(0x3d010000) bits(0x3f051800) bits(0xbf7fe800) bits(0x40000600) bits(0xbee13000) bits(0x3be00000) bits(0xbf9c2000) bits(0x3d700000) bits(0xbf83f400) bits(0x40220200) bits(0x3f781000) bits(0x4001fc00) bits(0x3ffffc00) bits(0x3f7ff000) bits(0xbfea2000) bits(0x3faae000) ... }
    t = { bits(0x403b9000) bits(0x3d020000) bits(0xbec48000) bits(0x3f026000) bits(0xba000000) bits(0xbfd96000) bits(0x3f802000) bits(0x3ebf8000) bits(0xbf802000) bits(0xbf276000) bits(0x3f902000) bits(0xbfe2b000) bits(0x3f742000) bits(0xbf8fd000) bits(0xbf86d000) bits(0xbdfe0000) ... }
    off1 = { aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) aoffi(-4, 3) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0xbd274000  R9 = 0x3e4aa4cb  R10 = 0x3e4aa4cb  R11 = 0x3e4aa4cb;
    expect lane 2 R8 = 0x3a442000  R9 = 0x3e9cee9d  R10 = 0x3e9cee9d  R11 = 0x3e9cee9d;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x414b6000  R9 = 0x3d4ac0cb  R10 = 0x3d4ac0cb  R11 = 0x3d4ac0cb;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x33800000  R9 = 0x3e43f0c4  R10 = 0x3e43f0c4  R11 = 0x3e43f0c4;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3b3ea000  R9 = 0x3f623ee2  R10 = 0x3f623ee2  R11 = 0x3f623ee2;
}

warp 22 {
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x3e6b6000) bits(0xbee89000) bits(0x3ff97000) bits(0x4001cc00) bits(0xbd000000) bits(0x3f840400) bits(0xbf0f5000) bits(0xbf2de000) bits(0xbff2ec00) bits(0x3f7ff000) bits(0x3cfe0000) bits(0xbf4c5800) bits(0x3f781000) bits(0x3ffbf800) bits(0xbf7aa800) bits(0x3ffffc00) ... }
    t = { bits(0x3dff0000) bits(0xbf8fd000) bits(0x3f901000) bits(0xbeec0000) bits(0xbf5fa000) bits(0x3fb73000) bits(0x40080800) bits(0x3a800000) bits(0xba000000) bits(0xbfbd5000) bits(0x3fcb7000) bits(0xbec68000) bits(0x3fbd2000) bits(0xbf8fd000) bits(0xbea88000) bits(0x4001d000) ... }
    expect lane 0 R8 = 0x3e5a4242  R9 = 0x3f350f0f  R10 = 0x3ed2d2d3  R11 = 0x3eb33b3b;
    expect lane 1 R8 = 0x3e58d8d9  R9 = 0x3e51e9ea  R10 = 0x3f522626  R11 = 0x3f14b2b3;
    expect lane 2 R8 = 0x3ed5e3e4  R9 = 0x3e26eeef  R10 = 0x3f478586  R11 = 0x3f117373;
    expect lane 3 R8 = 0x3e8e8e8f  R9 = 0x3e818182  R10 = 0x3f048485  R11 = 0x3f7dfdfe;
    expect lane 4 R8 = 0x3e8e8e8f  R9 = 0x3e818182  R10 = 0x3f048485  R11 = 0x3f7dfdfe;
    expect lane 5 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 6 R8 = 0x3ec8f3f4  R9 = 0x3e963232  R10 = 0x3f4827a8  R11 = 0x3f2f1a9b;
    expect lane 7 R8 = 0x3eaa10a1  R9 = 0x3e82e3a0  R10 = 0x3f34ed88  R11 = 0x3f287b7b;
    expect lane 8 R8 = 0x3ec95151  R9 = 0x3edfcdce  R10 = 0x3f48e3e4  R11 = 0x3f2b1e1e;
    expect lane 9 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 10 R8 = 0x3e9d9d9e  R9 = 0x3d28a8a9  R10 = 0x3f59d9da  R11 = 0x3f0e8e8f;
    expect lane 11 R8 = 0x3ec4eced  R9 = 0x3ea0a2a3  R10 = 0x3f4be9ea  R11 = 0x3f61a7a8;
    expect lane 12 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 13 R8 = 0x3e8ec8c9  R9 = 0x3e81dedf  R10 = 0x3f04ca4a  R11 = 0x3f7d9e1e;
    expect lane 14 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 15 R8 = 0x3e9d9d9e  R9 = 0x3d28a8a9  R10 = 0x3f59d9da  R11 = 0x3f0e8e8f;
}

warp 23 {
    asm "TLD4.A.AOFFI R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x3d018000) bits(0x3f6e6000) bits(0x3f781000) bits(0xbfba3400) bits(0x39c00000) bits(0x3ffc0400) bits(0xbfc85800) bits(0x40020200) bits(0x3fb0d400) bits(0xbf5fd800) bits(0xbff40400) bits(0xbf781000) bits(0xbe266000) bits(0xbf840400) bits(0xbf7fe800) bits(0xbf780000) ... }
    t = { bits(0xbfdfc000) bits(0x3fffe000) bits(0x3ff03000) bits(0x3f902000) bits(0x3ac00000) bits(0x3f88b000) bits(0x3ec08000) bits(0x3f8ff000) bits(0x3f9a9000) bits(0x3fce7000) bits(0xbf800000) bits(0xbf454000) bits(0x403a1000) bits(0x3a000000) bits(0x40258000) bits(0x3fe14000) ... }
    off1 = { aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) aoffi(-30, 29) ... }
    expect lane 0 R8 = 0x3ed17373  R9 = 0x3e481010  R10 = 0x3f50d2d3  R11 = 0x3f730f0f;
    expect lane 1 R8 = 0x3e434343  R9 = 0x3e976161  R10 = 0x3f272727  R11 = 0x3f0e6464;
    expect lane 2 R8 = 0x3e1ce0e1  R9 = 0x3b7f7f7f  R10 = 0x3f00d3d4  R11 = 0x3f00e969;
    expect lane 3 R8 = 0x3ea5b1b2  R9 = 0x3e81d1d2  R10 = 0x3f4d0505  R11 = 0x3f762121;
    expect lane 4 R8 = 0x3f070b0b  R9 = 0x3e9cb4b5  R10 = 0x3f391919  R11 = 0x3f467e7e;
    expect lane 5 R8 = 0x3f26a6a7  R9 = 0x3ed7d7d8  R10 = 0x3f20a0a1  R11 = 0x3f179798;
    expect lane 6 R8 = 0x3ec8f3f4  R9 = 0x3e963232  R10 = 0x3f4827a8  R11 = 0x3f2f1a9b;
    expect lane 7 R8 = 0x3ed0d0d1  R9 = 0x3e46c6c7  R10 = 0x3f50d0d1  R11 = 0x3f73f3f4;
    expect lane 8 R8 = 0x3f1ebcbd  R9 = 0x3ee05e5e  R10 = 0x3f478f90  R11 = 0x3f494b4b;
    expect lane 9 R8 = 0x3eab5757  R9 = 0x3deaaaab  R10 = 0x3f347d7d  R11 = 0x3f4f0606;
    expect lane 10 R8 = 0x3f111111  R9 = 0x3eb5b5b6  R10 = 0x3f51d1d2  R11 = 0x3f018182;
    expect lane 11 R8 = 0x3e609c9d  R9 = 0x3efe0101  R10 = 0x3f538081  R11 = 0x3f690081;
    expect lane 12 R8 = 0x3eaf7575  R9 = 0x3da37373  R10 = 0x3f540a0a  R11 = 0x3f0f7979;
    expect lane 13 R8 = 0x3e1c9c9d  R9 = 0x3b008081  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 14 R8 = 0x3e3f4747  R9 = 0x3e81fbfc  R10 = 0x3f2ad0d1  R11 = 0x3f35c6c7;
    expect lane 15 R8 = 0x3e60e0e1  R9 = 0x3efefeff  R10 = 0x3f53d3d4  R11 = 0x3f696969;
}

warp 24 {
    asm "TLD4.R.PTP R8, R0, R4, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x3f1da800) bits(0x00000000) bits(0x3ffbf800) bits(0x3f2ff800) bits(0xbf74c000) bits(0x3f9fe000) bits(0xbebbb000) bits(0xbf800800) bits(0xbee42000) bits(0x4000d200) bits(0x3f081000) bits(0x4001fe00) bits(0x3f76a800) bits(0x40000600) bits(0x4014c400) bits(0x3fa3c400) ... }
    t = { bits(0xbf902000) bits(0x40000800) bits(0x3fd14000) bits(0x3ff00000) bits(0x3e018000) bits(0xbf5fc000) bits(0x3fcf5000) bits(0x3f3fc000) bits(0xbf55c000) bits(0x3feff000) bits(0x3e010000) bits(0x3eff8000) bits(0xbf5fc000) bits(0x401a9000) bits(0x3ff02000) bits(0x3f5ec000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3ef9c5c6  R9 = 0x3e91c7c8  R10 = 0x3f44fbfc  R11 = 0x3f61a0a1;
    expect lane 1 R8 = 0x3e9d9d9e  R9 = 0x3d28a8a9  R10 = 0x3f59d9da  R11 = 0x3f0e8e8f;
    expect lane 2 R8 = 0x3e9e4d4d  R9 = 0x3d2ebebf  R10 = 0x3f59a0a1  R11 = 0x3f0e9798;
    expect lane 3 R8 = 0x3eb6b6b7  R9 = 0x3e64e4e5  R10 = 0x3f505050  R11 = 0x3f72b2b3;
    expect lane 4 R8 = 0x3ee65666  R9 = 0x3f45de2e  R10 = 0x3ef9a7b8  R11 = 0x3eccd444;
    expect lane 5 R8 = 0x3e9e2e2e  R9 = 0x3e907c7c  R10 = 0x3f448e8f  R11 = 0x3f327474;
    expect lane 6 R8 = 0x3ed01818  R9 = 0x3e8a1010  R10 = 0x3f301515  R11 = 0x3f3d2b2b;
    expect lane 7 R8 = 0x3e820000  R9 = 0x3f558b8c  R10 = 0x3f37a2a3  R11 = 0x3e980a0a;
    expect lane 8 R8 = 0x3e7bfbfc  R9 = 0x3e5e4444  R10 = 0x3f48adae  R11 = 0x3f14c444;
    expect lane 9 R8 = 0x3e9d9d9e  R9 = 0x3d28a8a9  R10 = 0x3f59d9da  R11 = 0x3f0e8e8f;
    expect lane 10 R8 = 0x3f7f1673  R9 = 0x3e51a996  R10 = 0x3f6dd9b7  R11 = 0x3c068b4b;
    expect lane 11 R8 = 0x3d3f3f3f  R9 = 0x3e631b1b  R10 = 0x3e906e6e  R11 = 0x3e986666;
    expect lane 12 R8 = 0x3ead1d1d  R9 = 0x3edb6363  R10 = 0x3f38d8d9  R11 = 0x3f39a0a1;
    expect lane 13 R8 = 0x3e9d9d9e  R9 = 0x3d28a8a9  R10 = 0x3f59d9da  R11 = 0x3f0e8e8f;
    expect lane 14 R8 = 0x3ec2c4c5  R9 = 0x3e96c8c9  R10 = 0x3f37b1b2  R11 = 0x3f38e2e3;
    expect lane 15 R8 = 0x3f04dd0d  R9 = 0x3ea8d3d4  R10 = 0x3f261ef7  R11 = 0x3f534363;
}

warp 25 {
    asm "TLD4.G R8, R0, 34, 2D, 0xf"  active 0xffff
    s = { bits(0x3dc0c000) bits(0xbcfd0000) bits(0xbf781000) bits(0xbf0e7000) bits(0x3d008000) bits(0x3cff0000) bits(0x40013200) bits(0x40020200) bits(0xbf800000) bits(0x40232800) bits(0xbf77f000) bits(0x3ffbfc00) bits(0x3f800c00) bits(0x39800000) bits(0x3ffc0c00) bits(0x3f8d2400) ... }
    t = { bits(0x3f8ff000) bits(0x3ac00000) bits(0xbf600000) bits(0x3f951000) bits(0xbecd0000) bits(0x3d3a0000) bits(0xbf5fa000) bits(0xbe1f8000) bits(0xbd890000) bits(0x3e018000) bits(0x3fe97000) bits(0x3ea5c000) bits(0x40186800) bits(0xbf8fe000) bits(0xbf5fa000) bits(0x3f903000) ... }
    expect lane 0 R8 = 0x3ed2f5cd  R9 = 0xbe35ceab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 1 R8 = 0x401ebf33  R9 = 0xbe3cd200  R10 = 0x3f3d0000  R11 = 0x7e7c0000;
    expect lane 2 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 3 R8 = 0x420738da  R9 = 0x42f3baf8  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 4 R8 = 0x401c999a  R9 = 0xbe3f2aab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 5 R8 = 0x404dfa66  R9 = 0xbe093356  R10 = 0x3ef60000  R11 = 0x7e240000;
    expect lane 6 R8 = 0x401c999a  R9 = 0xbe3f2aab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 7 R8 = 0x401c999a  R9 = 0xbe3f2aab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 8 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 9 R8 = 0x43a4b740  R9 = 0x4377973e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xc4db7ee7  R9 = 0xc59e02b6  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 11 R8 = 0x3f6b51f8  R9 = 0x474ae77e  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc4dc5b33  R9 = 0xc59ea155  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 13 R8 = 0x401c999a  R9 = 0xbe3f2aab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 14 R8 = 0x401c999a  R9 = 0xbe3f2aab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 15 R8 = 0xbebf3933  R9 = 0x42803854  R10 = 0x3f400000  R11 = 0x7e800000;
}

warp 26 {
    asm "TLD4.B.AOFFI R8, R0, R4, 34, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840c00) bits(0x3ffffc00) bits(0xbec79000) bits(0x3f200000) bits(0xbf840800) bits(0x3ffffc00) bits(0x3fd0c000) bits(0x4001fc00) bits(0x40215600) bits(0xbea28000) bits(0x3f301800) bits(0x3ef61000) bits(0xbec59000) bits(0xbf8eb400) bits(0x00000000) bits(0x3f0ff000) ... }
    t = { bits(0x3fcf1000) bits(0x3fefe000) bits(0x3a800000) bits(0x3ec04000) bits(0xbf8fd000) bits(0x3f7fc000) bits(0xbfc2f000) bits(0xba000000) bits(0x3f902000) bits(0x40080000) bits(0x3dff0000) bits(0xbe5e8000) bits(0xbf8ff000) bits(0x3f9b3000) bits(0x4007e000) bits(0x3ff00000) ... }
    off1 = { aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) aoffi(-30, 0) ... }
    expect lane 0 R8 = 0x3e75c49a  R9 = 0x43e300eb  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 1 R8 = 0x3eadcccd  R9 = 0xbf5ceaab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 2 R8 = 0x448903a1  R9 = 0x4588fd8b  R10 = 0x3f3e8000  R11 = 0x7e7e0000;
    expect lane 3 R8 = 0xc57f35c0  R9 = 0xc67fc000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc3ae1ded  R9 = 0xc280d643  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 5 R8 = 0x3eadf533  R9 = 0xbf5df9d5  R10 = 0x3f3e8000  R11 = 0x7e7e0000;
    expect lane 6 R8 = 0x4517ef66  R9 = 0x4617ec55  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 7 R8 = 0x428b216d  R9 = 0xc33871ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 8 R8 = 0xc655c9e6  R9 = 0xbfcc4615  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 9 R8 = 0xc4c2a8a3  R9 = 0xc4687345  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 10 R8 = 0xba58ee80  R9 = 0xbb763802  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x43fcc333  R9 = 0x42218555  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 12 R8 = 0x44a7efcd  R9 = 0x45a7e9ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 13 R8 = 0xc4dc5b33  R9 = 0xc59ea155  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 14 R8 = 0x3eadcccd  R9 = 0xbf5ceaab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 15 R8 = 0xc6018fa2  R9 = 0xc10cc457  R10 = 0x3f400000  R11 = 0x7e800000;
}

warp 27 {
    asm "TLD4.A R8, R0, 66, 2D, 0xf"  active 0xffff
    s = { bits(0x40337a00) bits(0x40020600) bits(0x40020600) bits(0x40185c00) bits(0x3f780800) bits(0x3e7fe000) bits(0xbfb92800) bits(0x3ffc0400) bits(0xbf83f400) bits(0x401b1800) bits(0xbf4d2800) bits(0x400dec00) bits(0x3e040000) bits(0x3f77f000) bits(0x3f301800) bits(0x403dfc00) ... }
    t = { bits(0xbfbcb000) bits(0x3f49c000) bits(0xbfdf3000) bits(0x4001e000) bits(0x3fda3000) bits(0x40000800) bits(0x3f802000) bits(0x3e7f8000) bits(0x3fcb4000) bits(0x3ff02000) bits(0x4007f800) bits(0x3f606000) bits(0x3f606000) bits(0x3fa8d000) bits(0xbf614000) bits(0x3f803000) ... }
    expect lane 0 R8 = 0x3f264c99  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0xbedd7891  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbeb2d1a3  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3ee9060c  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0xbeb366ce  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0xbd499326  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3dfd0a14  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0xbd51a347  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbeb366ce  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3ee52a55  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3e80850a  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 11 R8 = 0xbc82d9b3  R9 = 0xbb2aaaab  R10 = 0x3c000000  R11 = 0x3c000000;
    expect lane 12 R8 = 0xbea20d9b  R9 = 0xbb2aaaab  R10 = 0x3c000000  R11 = 0x3c000000;
    expect lane 13 R8 = 0xbeb30000  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 14 R8 = 0x3c57af5f  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0xbeb30000  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 28 {
    asm "TLD4.R.AOFFI R8, R0, R4, 66, 2D, 0xf"  active 0xffff
    s = { bits(0x403fbc00) bits(0x3f7ff800) bits(0x39800000) bits(0xbfae8400) bits(0xbf83f800) bits(0x3fbbd000) bits(0x3fcd6800) bits(0x3f7ff000) bits(0x00000000) bits(0x3d7f8000) bits(0x3ff8b800) bits(0x3e636000) bits(0x3ffc0400) bits(0xbe917000) bits(0x3dc54000) bits(0xbe6ea000) ... }
    t = { bits(0x3e018000) bits(0xbe010000) bits(0x3dff0000) bits(0xbdfd0000) bits(0xbf901000) bits(0x3f006000) bits(0xbfcdd000) bits(0x3fffe000) bits(0xbfd49000) bits(0xbf602000) bits(0x3ff02000) bits(0x3a800000) bits(0x3ac00000) bits(0xbf78e000) bits(0x3fee9000) bits(0x00000000) ... }
    off1 = { aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) aoffi(15, -29) ... }
    expect lane 0 R8 = 0xbe892851  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0xbe8e1c38  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3dce952a  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0xbe224489  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0xbe523871  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0xbead5ab5  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3da9ebd8  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0xbe8dd1a3  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3dcd9b36  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3e944e9d  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 11 R8 = 0x3f264c99  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3d214285  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 13 R8 = 0xbe9a7cfa  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 14 R8 = 0x3e2068d2  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3e45ab57  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 29 {
    asm "TLD4.G R8, R0, 98, 2D, 0xf"  active 0xffff
    s = { bits(0x3f09c000) bits(0xbf840800) bits(0x3f840800) bits(0xbf83fc00) bits(0xbf840000) bits(0xbf7ff800) bits(0x3cfe0000) bits(0xbfcb5800) bits(0xbf800400) bits(0xbf7ff000) bits(0x3ffc0c00) bits(0x4003dc00) bits(0xbe899000) bits(0x3f83f800) bits(0x3f18a800) bits(0x3ffbfc00) ... }
    t = { bits(0x3ac00000) bits(0x3fffe000) bits(0x3dff0000) bits(0xbf604000) bits(0x3ee38000) bits(0x3ffff000) bits(0xbf8fe000) bits(0xbeaa4000) bits(0xbf602000) bits(0x3ed7c000) bits(0x3ac00000) bits(0xbf900000) bits(0x3feff000) bits(0xbe008000) bits(0x3feff000) bits(0xbf504000) ... }
    expect lane 0 R8 = 0x3f27cccd  R9 = 0x3e00ca0a  R10 = 0x3efc0000  R11 = 0x3efc0000;
    expect lane 1 R8 = 0x3f266666  R9 = 0x3efa0101  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f6a3636  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f0dddde  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f266666  R9 = 0x3efafafb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f266666  R9 = 0x3e818182  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f266666  R9 = 0x3e87d6d7  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f09898a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f27cccd  R9 = 0x3e838788  R10 = 0x3efc0000  R11 = 0x3efc0000;
    expect lane 11 R8 = 0x3f266666  R9 = 0x3eace7e8  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3f266666  R9 = 0x3da3a3a4  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 13 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 14 R8 = 0x3f266666  R9 = 0x3e53cbcc  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f266666  R9 = 0x3e818182  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 30 {
    asm "TLD4.B.AOFFI R8, R0, R4, 98, 2D, 0xf"  active 0xffff
    s = { bits(0x3fa51400) bits(0xbf83f800) bits(0x3f381000) bits(0xbf9c9c00) bits(0xbd000000) bits(0x3f840000) bits(0x40393c00) bits(0x3e900000) bits(0x3f800800) bits(0xbd950000) bits(0xbf658800) bits(0xbcfd0000) bits(0x3f800800) bits(0x3e454000) bits(0x3fc77000) bits(0x3f93ac00) ... }
    t = { bits(0x3f803000) bits(0x3e008000) bits(0xba800000) bits(0xbf7fc000) bits(0x3f7fc000) bits(0x3ff02000) bits(0x3f52c000) bits(0x40135000) bits(0x3fe5f000) bits(0x3f800000) bits(0x3fffe000) bits(0x3f604000) bits(0xbf10e000) bits(0xbfd5e000) bits(0x3f600000) bits(0x3f600000) ... }
    off1 = { aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) aoffi(-28, 14) ... }
    expect lane 0 R8 = 0x3f266666  R9 = 0x3ed79192  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f266666  R9 = 0x3d72b2b3  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f266666  R9 = 0x3efafafb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f266666  R9 = 0x3efafafb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f266666  R9 = 0x3eb5b5b6  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f266666  R9 = 0x3e2cacad  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f266666  R9 = 0x3ece6161  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f266666  R9 = 0x3ebcbcbd  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f266666  R9 = 0x3de9c9ca  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f266666  R9 = 0x3e7e1616  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3f266666  R9 = 0x3e889899  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 11 R8 = 0x3f266666  R9 = 0x3eb45454  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3f266666  R9 = 0x3de9c9ca  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 13 R8 = 0x3f266666  R9 = 0x3e920101  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 14 R8 = 0x3f266666  R9 = 0x3e925656  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f266666  R9 = 0x3e53cbcc  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 31 {
    asm "TLD4.A R8, R0, 130, 2D, 0xf"  active 0xffff
    s = { bits(0x3f329800) bits(0x3fadd000) bits(0x3f51a000) bits(0xbff43c00) bits(0x3f800800) bits(0x40281a00) bits(0x402f1c00) bits(0x40000600) bits(0x3fd62000) bits(0x40000200) bits(0xbf781000) bits(0x3e86a000) bits(0x3ffc0400) bits(0xbcfd0000) bits(0xbf7ff000) bits(0x3ffc0000) ... }
    t = { bits(0xbf3da000) bits(0xbf7fa000) bits(0xbee58000) bits(0x3ec04000) bits(0xbf484000) bits(0x4005f800) bits(0x3f202000) bits(0x3ffff000) bits(0x40080800) bits(0x3f8ff000) bits(0x3fc33000) bits(0x3ebf8000) bits(0x3f5fe000) bits(0xbf802000) bits(0x4007f000) bits(0x3f3fc000) ... }
    expect lane 0 R8 = 0x3e1973d6  R9 = 0x3dcd8116  R10 = 0x3f19b023  R11 = 0x3f19b023;
    expect lane 1 R8 = 0x4467ec95  R9 = 0x3e8ae68f  R10 = 0x3f457347  R11 = 0x3f457347;
    expect lane 2 R8 = 0x3e4df53e  R9 = 0x3cdea2ff  R10 = 0x3f06f518  R11 = 0x3f06f518;
    expect lane 3 R8 = 0xc00cb600  R9 = 0x3e4abacb  R10 = 0x3e4abacb  R11 = 0x3e4abacb;
    expect lane 4 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
    expect lane 5 R8 = 0x3e674295  R9 = 0x3ea0bf49  R10 = 0x3f505fa4  R11 = 0x3f505fa4;
    expect lane 6 R8 = 0x435c3a57  R9 = 0x3f2b89d5  R10 = 0x3f2b89d5  R11 = 0x3f2b89d5;
    expect lane 7 R8 = 0x4232f99a  R9 = 0x3d3ef0bf  R10 = 0x3f0bef0c  R11 = 0x3f0bef0c;
    expect lane 8 R8 = 0xc0416f40  R9 = 0x3ec6bfaf  R10 = 0x3f635fd7  R11 = 0x3f635fd7;
    expect lane 9 R8 = 0x4232f99a  R9 = 0x3d3ef0bf  R10 = 0x3f0bef0c  R11 = 0x3f0bef0c;
    expect lane 10 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 11 R8 = 0x4519ca7d  R9 = 0x3f071283  R10 = 0x3f071283  R11 = 0x3f071283;
    expect lane 12 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 13 R8 = 0xc57fdd9a  R9 = 0x3f000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 15 R8 = 0x4230fb40  R9 = 0x3d3d72dd  R10 = 0x3d3d72dd  R11 = 0x3d3d72dd;
}

warp 32 {
    asm "TLD4.R.AOFFI R8, R0, R4, 130, 2D, 0xf"  active 0xffff
    s = { bits(0x3f47f800) bits(0xbf840400) bits(0xbf800800) bits(0xbd008000) bits(0x4002f400) bits(0x3fce6800) bits(0xbf7ff000) bits(0x3cff0000) bits(0x3f780800) bits(0x3cff0000) bits(0x40020400) bits(0x3f8c4800) bits(0x3f840000) bits(0xbf2b2000) bits(0x3ed02000) bits(0x3e902000) ... }
    t = { bits(0xbfca5000) bits(0xbfc4a000) bits(0x40000800) bits(0xbf024000) bits(0x3dff0000) bits(0x3f006000) bits(0xbfbde000) bits(0x3f206000) bits(0xbf802000) bits(0x3ea5c000) bits(0x3dfe0000) bits(0xbe3d8000) bits(0x4008d800) bits(0xbf7fa000) bits(0x3f5a2000) bits(0xbf600000) ... }
    off1 = { aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) aoffi(19, -22) ... }
    expect lane 0 R8 = 0xc57fdd9a  R9 = 0x3f000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e28879a  R9 = 0x3de8a0e9  R10 = 0x3f1d141d  R11 = 0x3f1d141d;
    expect lane 2 R8 = 0x3e2128c9  R9 = 0x3d75387d  R10 = 0x3f0f5388  R11 = 0x3f0f5388;
    expect lane 3 R8 = 0x3e73d99a  R9 = 0x3bf8c0f9  R10 = 0x3f01f182  R11 = 0x3f01f182;
    expect lane 4 R8 = 0x3e15e78c  R9 = 0x3d3b826c  R10 = 0x3f0bb827  R11 = 0x3f0bb827;
    expect lane 5 R8 = 0x3e315a6c  R9 = 0x3d2be134  R10 = 0x3f0abe13  R11 = 0x3f0abe13;
    expect lane 6 R8 = 0x3e210b13  R9 = 0x3d71c16a  R10 = 0x3f0f1c17  R11 = 0x3f0f1c17;
    expect lane 7 R8 = 0x3e14bf9a  R9 = 0x3d6870e8  R10 = 0x3f0e870f  R11 = 0x3f0e870f;
    expect lane 8 R8 = 0x3e28879a  R9 = 0x3de8a0e9  R10 = 0x3f1d141d  R11 = 0x3f1d141d;
    expect lane 9 R8 = 0x3e14bf9a  R9 = 0x3d6870e8  R10 = 0x3f0e870f  R11 = 0x3f0e870f;
    expect lane 10 R8 = 0x3e14c474  R9 = 0x3d67b458  R10 = 0x3f0e7b45  R11 = 0x3f0e7b45;
    expect lane 11 R8 = 0x3e1998d9  R9 = 0x3dbe9c67  R10 = 0x3f17d38d  R11 = 0x3f17d38d;
    expect lane 12 R8 = 0x3e19ac42  R9 = 0x3badc0ae  R10 = 0x3f015b81  R11 = 0x3f015b81;
    expect lane 13 R8 = 0x3e1d3828  R9 = 0x3e793491  R10 = 0x3f3e4d24  R11 = 0x3f3e4d24;
    expect lane 14 R8 = 0x3e193975  R9 = 0x3e883be5  R10 = 0x3f441df3  R11 = 0x3f441df3;
    expect lane 15 R8 = 0x3e19ac20  R9 = 0x3e8588dc  R10 = 0x3f42c46e  R11 = 0x3f42c46e;
}

warp 33 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3f780800) bits(0x403e8a00) bits(0x3f69d000) bits(0x3ec02000) bits(0x3f381800) bits(0x3fee2c00) bits(0x3fb26800) bits(0x3f168000) bits(0xbd5b0000) bits(0x3f7ff800) bits(0x3fcf2c00) bits(0x3f77f000) bits(0x3f1ac800) bits(0xbf884800) bits(0x3f83f800) bits(0x3ffff800) ... }
    t = { bits(0xbf4a2000) bits(0x3f78c000) bits(0xbf900000) bits(0x3f0d2000) bits(0xbf8fe000) bits(0x3e010000) bits(0x3f7fe000) bits(0x3fa8b000) bits(0xbfc64000) bits(0x40000000) bits(0x3e780000) bits(0x3ec0c000) bits(0x3f28a000) bits(0x3e008000) bits(0x3ec00000) bits(0xbf7fe000) ... }
    expect lane 0 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 2 R8 = 0x3f79f9fa  R9 = 0x3e58d8d9  R10 = 0x3f49c9ca  R11 = 0x3d888889;
    expect lane 3 R8 = 0x3d70f0f1  R9 = 0x3f4ccccd  R10 = 0x3f23a3a4  R11 = 0x3e8a8a8b;
    expect lane 4 R8 = 0x3de8e8e9  R9 = 0x3f028283  R10 = 0x3e888889  R11 = 0x3b808081;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f65e5e6  R10 = 0x3efefeff  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3b808081  R9 = 0x3ed0d0d1  R10 = 0x3f008081  R11 = 0x3e1c9c9d;
    expect lane 7 R8 = 0x3b808081  R9 = 0x3ed0d0d1  R10 = 0x3f008081  R11 = 0x3e1c9c9d;
    expect lane 8 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 9 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 10 R8 = 0x3f018182  R9 = 0x3f0b8b8c  R10 = 0x3e68e8e9  R11 = 0x3e28a8a9;
    expect lane 11 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 12 R8 = 0x3ea2a2a3  R9 = 0x3f54d4d5  R10 = 0x3f800000  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3f79f9fa  R9 = 0x3e58d8d9  R10 = 0x3f49c9ca  R11 = 0x3d888889;
    expect lane 14 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 15 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
}

warp 34 {
    asm "TLD4.B.AOFFI R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3f180000) bits(0x4020ae00) bits(0x3f963400) bits(0xbff5b400) bits(0x3ffff800) bits(0x3ec01000) bits(0x4013ba00) bits(0x3ffffc00) bits(0x3f780000) bits(0xbf800800) bits(0x3ffff800) bits(0x40020400) bits(0x3ef7b000) bits(0x3d6c0000) bits(0xbf7ce800) bits(0x40080000) ... }
    t = { bits(0x3fe0b000) bits(0x3e008000) bits(0x3f5fc000) bits(0xbdfe0000) bits(0x3e010000) bits(0x3f903000) bits(0x40000800) bits(0xbfe73000) bits(0x40147800) bits(0xbe010000) bits(0x3dff0000) bits(0x3ff00000) bits(0x3f900000) bits(0x3e008000) bits(0xbff47000) bits(0x3fa63000) ... }
    off1 = { aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) aoffi(8, 8) ... }
    expect lane 0 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 2 R8 = 0x3f27a7a8  R9 = 0x3f57d7d8  R10 = 0x3efefeff  R11 = 0x3ea0a0a1;
    expect lane 3 R8 = 0x3b808081  R9 = 0x3ed0d0d1  R10 = 0x3f008081  R11 = 0x3e1c9c9d;
    expect lane 4 R8 = 0x3f78f8f9  R9 = 0x3f77f7f8  R10 = 0x3f058586  R11 = 0x3f169697;
    expect lane 5 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 6 R8 = 0x3e48c8c9  R9 = 0x3df0f0f1  R10 = 0x3e0c8c8d  R11 = 0x3ec2c2c3;
    expect lane 7 R8 = 0x3b808081  R9 = 0x3ebcbcbd  R10 = 0x3f44c4c5  R11 = 0x3e24a4a5;
    expect lane 8 R8 = 0x3f62e2e3  R9 = 0x3f3cbcbd  R10 = 0x3f1d9d9e  R11 = 0x3f0c8c8d;
    expect lane 9 R8 = 0x3f62e2e3  R9 = 0x3f3cbcbd  R10 = 0x3f1d9d9e  R11 = 0x3f0c8c8d;
    expect lane 10 R8 = 0x3f78f8f9  R9 = 0x3f77f7f8  R10 = 0x3f058586  R11 = 0x3f169697;
    expect lane 11 R8 = 0x3f62e2e3  R9 = 0x3f3cbcbd  R10 = 0x3f1d9d9e  R11 = 0x3f0c8c8d;
    expect lane 12 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 13 R8 = 0x3f62e2e3  R9 = 0x3f3cbcbd  R10 = 0x3f1d9d9e  R11 = 0x3f0c8c8d;
    expect lane 14 R8 = 0x3b808081  R9 = 0x3ebcbcbd  R10 = 0x3f44c4c5  R11 = 0x3e24a4a5;
    expect lane 15 R8 = 0x3e949495  R9 = 0x3f0e8e8f  R10 = 0x3f149495  R11 = 0x3f71f1f2;
}

warp 35 {
    asm "TLD4.A.PTP R8, R0, R4, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3d018000) bits(0xbf016800) bits(0x3f840000) bits(0x3fc09000) bits(0xbf7fe800) bits(0x3f281800) bits(0x3ffc0c00) bits(0xb9000000) bits(0x3f781000) bits(0x3cfe0000) bits(0x40000600) bits(0x3d008000) bits(0x3e9eb000) bits(0xbff0e000) bits(0x3ffffc00) bits(0x3ffff800) ... }
    t = { bits(0xbf800000) bits(0x3f01a000) bits(0x40033000) bits(0x3f802000) bits(0xbdff0000) bits(0x3f204000) bits(0x3fc46000) bits(0x3e7f8000) bits(0x3e850000) bits(0x3f900000) bits(0x3dcb0000) bits(0x3ebf8000) bits(0x3eff8000) bits(0xbf7fe000) bits(0x3f8fe000) bits(0x3f8db000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 3 R8 = 0x3f78f8f9  R9 = 0x3f77f7f8  R10 = 0x3f058586  R11 = 0x3f169697;
    expect lane 4 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 5 R8 = 0x3f24a4a5  R9 = 0x3f70f0f1  R10 = 0x3f33b3b4  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 7 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 8 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 9 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 10 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e8e8e8f  R9 = 0x3eb6b6b7  R10 = 0x3f6eeeef  R11 = 0x3f57d7d8;
    expect lane 13 R8 = 0x3ef6f6f7  R9 = 0x3f5ededf  R10 = 0x3f149495  R11 = 0x3e70f0f1;
    expect lane 14 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 15 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
}

warp 36 {
    asm "TLD4.R R8, R0, 35, 2D, 0xf"  active 0xffff
    s = { bits(0xbfc0c000) bits(0x40000600) bits(0x40228600) bits(0x3f781800) bits(0x3f781000) bits(0xbf781000) bits(0x40020600) bits(0xbf800800) bits(0xbfcdb400) bits(0xbf7ff000) bits(0x3fe05800) bits(0x3ff77400) bits(0xbd010000) bits(0x3ffbfc00) bits(0xbf83f400) bits(0xbeb2d000) ... }
    t = { bits(0xba000000) bits(0xbf604000) bits(0x3f606000) bits(0xbe010000) bits(0xbf62a000) bits(0x3fecc000) bits(0xbe008000) bits(0x3f5fe000) bits(0xbfe4e000) bits(0xbf801000) bits(0x3ffff000) bits(0x3f406000) bits(0x3dfe0000) bits(0x3f802000) bits(0xbfe50000) bits(0xbfaaa000) ... }
    expect lane 0 R8 = 0x3e59a000  R9 = 0x459d4000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x40930000  R9 = 0xbd240000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x42e14000  R9 = 0x43cbe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x40930000  R9 = 0xbd240000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xb8c00000  R9 = 0x4386a000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xc5a86000  R9 = 0xc548e000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f06c000  R9 = 0x80000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x40930000  R9 = 0xbd240000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc12b6000  R9 = 0x33800000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 37 {
    asm "TLD4.G.AOFFI R8, R0, R4, 35, 2D, 0xf"  active 0xffff
    s = { bits(0x40020200) bits(0x3cff0000) bits(0x3f77f800) bits(0x3fc24800) bits(0x3d018000) bits(0x3f77f000) bits(0x39000000) bits(0xbf800400) bits(0xb9800000) bits(0xbd3c0000) bits(0x3f41f800) bits(0x3eb26000) bits(0x3d010000) bits(0x3f840800) bits(0xbf800000) bits(0xbf800000) ... }
    t = { bits(0x3fa3a000) bits(0x3f802000) bits(0xbf900000) bits(0x3f280000) bits(0x3f108000) bits(0x3f400000) bits(0x3ebfc000) bits(0x4010a000) bits(0xbfda9000) bits(0xbf7fc000) bits(0x3e010000) bits(0x3f901000) bits(0x40076800) bits(0xbf7fc000) bits(0x40384000) bits(0x40001800) ... }
    off1 = { aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) aoffi(-10, 11) ... }
    expect lane 0 R8 = 0xb3800000  R9 = 0x3f6b0000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xb3800000  R9 = 0x3f6b0000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbfa0a000  R9 = 0xbe610000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xb3800000  R9 = 0x3f6b0000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xb3800000  R9 = 0x3f6b0000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc6ffc000  R9 = 0xc0666000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xc6ffc000  R9 = 0xc0666000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e6d0000  R9 = 0xc0324000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x46308000  R9 = 0xc5054000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xb3800000  R9 = 0x3f6b0000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xb3800000  R9 = 0xb3800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xb3800000  R9 = 0xb3800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xb3800000  R9 = 0xb3800000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 38 {
    asm "TLD4.B R8, R0, 67, 2D, 0xf"  active 0xffff
    s = { bits(0xbcfe0000) bits(0x403d6c00) bits(0x3f781800) bits(0x3f07f000) bits(0xbfe53000) bits(0x3e060000) bits(0xbcff0000) bits(0xbfc92400) bits(0x3ef01000) bits(0x3f8e9000) bits(0x3cff0000) bits(0xbf0d8000) bits(0xbf83fc00) bits(0x4039b400) bits(0xbffe3c00) bits(0x3f840000) ... }
    t = { bits(0xbf7fe000) bits(0x3fffe000) bits(0x3ed40000) bits(0x3f79a000) bits(0x3f803000) bits(0xbf900000) bits(0xbf5fe000) bits(0x3feff000) bits(0xbf985000) bits(0x40000800) bits(0x3e000000) bits(0x40000800) bits(0x3ff00000) bits(0x3f602000) bits(0x40310000) bits(0xbf28c000) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3de1c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f57af5f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f7dfbf8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e69d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf193265  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3de1c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf193265  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 39 {
    asm "TLD4.A.AOFFI R8, R0, R4, 67, 2D, 0xf"  active 0xffff
    s = { bits(0xbf3f8000) bits(0xbf83f400) bits(0x401f2a00) bits(0x3e602000) bits(0x40123400) bits(0xbe47c000) bits(0x39800000) bits(0xbf83fc00) bits(0xbdaa0000) bits(0x40326400) bits(0x3df84000) bits(0x3d008000) bits(0x3f3ff000) bits(0x401d6400) bits(0x40020000) bits(0x3fe91c00) ... }
    t = { bits(0x40185800) bits(0x40080000) bits(0x3e008000) bits(0xbf602000) bits(0x3f006000) bits(0x402af800) bits(0x3f5fe000) bits(0xbf9ae000) bits(0xbf888000) bits(0x3e010000) bits(0x3feff000) bits(0x3ac00000) bits(0x3f902000) bits(0x4023b000) bits(0x3e210000) bits(0x3e90c000) ... }
    off1 = { aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) aoffi(17, -29) ... }
    expect lane 0 R8 = 0x3c010204  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e69d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3ec99326  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf75ebd8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbe61c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f57af5f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbe61c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ea952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e69d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbe61c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbe61c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 40 {
    asm "TLD4.R R8, R0, 99, 2D, 0xf"  active 0xffff
    s = { bits(0xbd008000) bits(0xbff5f000) bits(0x3f57f800) bits(0x3f780800) bits(0x3d008000) bits(0x40185400) bits(0x3f780800) bits(0x40000000) bits(0x3eada000) bits(0x401af600) bits(0xbf83f400) bits(0x3f94d400) bits(0x3f800800) bits(0x3fff5000) bits(0x40020600) bits(0xbf840800) ... }
    t = { bits(0x402ef000) bits(0x40193000) bits(0x3ebf8000) bits(0x3ff28000) bits(0x40095000) bits(0xbfbea000) bits(0xba800000) bits(0x3f606000) bits(0x3e000000) bits(0x403ec800) bits(0xbf927000) bits(0xbf740000) bits(0x3f604000) bits(0xbf0a8000) bits(0x3f204000) bits(0x3ebf8000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f57d7d8  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3efefeff  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f0b8b8c  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3e38b8b9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3c808081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f28a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ee4e4e5  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
}

warp 41 {
    asm "TLD4.G.AOFFI R8, R0, R4, 99, 2D, 0xf"  active 0xffff
    s = { bits(0x3f7ff000) bits(0x3ffffc00) bits(0x3f680000) bits(0xbeb98000) bits(0x3fce5400) bits(0xbf7ff000) bits(0x3ffff800) bits(0x3d000000) bits(0x3dd40000) bits(0x39800000) bits(0xbf77e800) bits(0x3f8d6400) bits(0x4001fc00) bits(0x00000000) bits(0x3f080800) bits(0xbf840000) ... }
    t = { bits(0x3f604000) bits(0x3f602000) bits(0xbf604000) bits(0x3e000000) bits(0x40293800) bits(0x3f902000) bits(0xbe000000) bits(0xbf802000) bits(0xbf604000) bits(0x3ef68000) bits(0xba800000) bits(0xbf802000) bits(0x3ec0c000) bits(0xbf604000) bits(0x3a800000) bits(0x3fb8b000) ... }
    off1 = { aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) aoffi(-1, 29) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3b808081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f57d7d8  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3c808081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f77f7f8  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f57d7d8  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f77f7f8  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3b808081  R10 = 0x00000000  R11 = 0x00000001;
}

warp 42 {
    asm "TLD4.B R8, R0, 131, 2D, 0xf"  active 0xffff
    s = { bits(0x401dc600) bits(0x4001fc00) bits(0x3e604000) bits(0x39000000) bits(0x3ffc0000) bits(0x3fc82800) bits(0xbf77f800) bits(0xbdee0000) bits(0x3f83fc00) bits(0x3fa2e000) bits(0x402bda00) bits(0xbcfe0000) bits(0xbf7fe800) bits(0xbfd5f000) bits(0x3fa05400) bits(0xbfbe8000) ... }
    t = { bits(0xbfca0000) bits(0x3f900000) bits(0xbf7fa000) bits(0x401ac000) bits(0x3f8fe000) bits(0x3e200000) bits(0xbdd20000) bits(0x3eff8000) bits(0x3ac00000) bits(0x3ec00000) bits(0x3f901000) bits(0x3e008000) bits(0x3f1fc000) bits(0x3e010000) bits(0xbf5fc000) bits(0x3f5e6000) ... }
    expect lane 0 R8 = 0x3d144000  R9 = 0x3eae1aae  R10 = 0x3eae1aae  R11 = 0x3eae1aae;
    expect lane 1 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 2 R8 = 0x39154000  R9 = 0x3c2dc0ae  R10 = 0x3c2dc0ae  R11 = 0x3c2dc0ae;
    expect lane 3 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 4 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 5 R8 = 0xba40e000  R9 = 0x3f08b989  R10 = 0x3f08b989  R11 = 0x3f08b989;
    expect lane 6 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 7 R8 = 0xc0114000  R9 = 0x3e5144d1  R10 = 0x3e5144d1  R11 = 0x3e5144d1;
    expect lane 8 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 9 R8 = 0xbb5a2000  R9 = 0x3f068a87  R10 = 0x3f068a87  R11 = 0x3f068a87;
    expect lane 10 R8 = 0x3e97a000  R9 = 0x3eff5aff  R10 = 0x3eff5aff  R11 = 0x3eff5aff;
    expect lane 11 R8 = 0xc5ffe000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0xb84c4000  R9 = 0x3f7166f1  R10 = 0x3f7166f1  R11 = 0x3f7166f1;
    expect lane 13 R8 = 0xb92d6000  R9 = 0x3d3160b1  R10 = 0x3d3160b1  R11 = 0x3d3160b1;
    expect lane 14 R8 = 0x33800000  R9 = 0x3caf80b0  R10 = 0x3caf80b0  R11 = 0x3caf80b0;
    expect lane 15 R8 = 0xbe4ea000  R9 = 0x3dd280d3  R10 = 0x3dd280d3  R11 = 0x3dd280d3;
}

warp 43 {
    asm "TLD4.A.AOFFI R8, R0, R4, 131, 2D, 0xf"  active 0xffff
    s = { bits(0xbf82c000) bits(0x3f680800) bits(0xbfa36400) bits(0xbd010000) bits(0x3f781000) bits(0xbf6cc000) bits(0xbfee2800) bits(0x3f800400) bits(0x40000200) bits(0xbf83f400) bits(0x3ffcc800) bits(0xbcfd0000) bits(0x3cfe0000) bits(0x3f781800) bits(0xbf77e800) bits(0x3ffc0800) ... }
    t = { bits(0xbf800000) bits(0xbf900000) bits(0x40000800) bits(0x3fb98000) bits(0xbe400000) bits(0x3ec0c000) bits(0x3dff0000) bits(0x40081800) bits(0x3ff1c000) bits(0xbf8fe000) bits(0xbe000000) bits(0x3ff02000) bits(0xbfac7000) bits(0x4007f800) bits(0xbf7fc000) bits(0xbf7fe000) ... }
    off1 = { aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) aoffi(22, -29) ... }
    expect lane 0 R8 = 0xb92d6000  R9 = 0x3d3160b1  R10 = 0x3d3160b1  R11 = 0x3d3160b1;
    expect lane 1 R8 = 0x33800000  R9 = 0x3e43f0c4  R10 = 0x3e43f0c4  R11 = 0x3e43f0c4;
    expect lane 2 R8 = 0x477fe000  R9 = 0x3effff00  R10 = 0x3effff00  R11 = 0x3effff00;
    expect lane 3 R8 = 0xba60e000  R9 = 0x3f0e178e  R10 = 0x3f0e178e  R11 = 0x3f0e178e;
    expect lane 4 R8 = 0xb92d6000  R9 = 0x3d3160b1  R10 = 0x3d3160b1  R11 = 0x3d3160b1;
    expect lane 5 R8 = 0x3d144000  R9 = 0x3eae1aae  R10 = 0x3eae1aae  R11 = 0x3eae1aae;
    expect lane 6 R8 = 0x3d144000  R9 = 0x3eae1aae  R10 = 0x3eae1aae  R11 = 0x3eae1aae;
    expect lane 7 R8 = 0xba40e000  R9 = 0x3f08b989  R10 = 0x3f08b989  R11 = 0x3f08b989;
    expect lane 8 R8 = 0x45ffe000  R9 = 0x3f000180  R10 = 0x3f000180  R11 = 0x3f000180;
    expect lane 9 R8 = 0xb92d6000  R9 = 0x3d3160b1  R10 = 0x3d3160b1  R11 = 0x3d3160b1;
    expect lane 10 R8 = 0xba60e000  R9 = 0x3f0e178e  R10 = 0x3f0e178e  R11 = 0x3f0e178e;
    expect lane 11 R8 = 0xba60e000  R9 = 0x3f0e178e  R10 = 0x3f0e178e  R11 = 0x3f0e178e;
    expect lane 12 R8 = 0x45ffe000  R9 = 0x3f000180  R10 = 0x3f000180  R11 = 0x3f000180;
    expect lane 13 R8 = 0xb92d6000  R9 = 0x3d3160b1  R10 = 0x3d3160b1  R11 = 0x3d3160b1;
    expect lane 14 R8 = 0xba40e000  R9 = 0x3f08b989  R10 = 0x3f08b989  R11 = 0x3f08b989;
    expect lane 15 R8 = 0xba60e000  R9 = 0x3f0e178e  R10 = 0x3f0e178e  R11 = 0x3f0e178e;
}

warp 44 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800800) bits(0x3e4ae000) bits(0x3fb7fc00) bits(0xbf77f000) bits(0xbe87f000) bits(0x3fa5f000) bits(0x3fcb1800) bits(0x401a2c00) bits(0x00000000) bits(0x3dec8000) bits(0x40000200) bits(0x3d008000) bits(0xbea44000) bits(0xbfdfd000) bits(0x40000200) bits(0x402ffe00) ... }
    t = { bits(0x3f800000) bits(0xbf901000) bits(0x00000000) bits(0x3d850000) bits(0x3ff73000) bits(0x3fafd000) bits(0xbf9a0000) bits(0x3f5fe000) bits(0x3ac00000) bits(0x40124000) bits(0xba800000) bits(0x00000000) bits(0x3e884000) bits(0x3f2b4000) bits(0x3f5fc000) bits(0x3fe1b000) ... }
    expect lane 0 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 1 R8 = 0x3f3a2626  R9 = 0x3f1ab2b3  R10 = 0x3f22fafb  R11 = 0x3e9c3c3c;
    expect lane 2 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 3 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 7 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 8 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 9 R8 = 0x3f54b8b9  R9 = 0x3f2f5b5b  R10 = 0x3ec58586  R11 = 0x3edececf;
    expect lane 10 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 11 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 12 R8 = 0x3de46464  R9 = 0x3e62a2a3  R10 = 0x3c7cfcfd  R11 = 0x3edc7c7c;
    expect lane 13 R8 = 0x3e07e7e8  R9 = 0x3ec41212  R10 = 0x3f179192  R11 = 0x3f03b7b8;
    expect lane 14 R8 = 0x3e058182  R9 = 0x3f7ab0b1  R10 = 0x3f01eced  R11 = 0x3e3da1a2;
    expect lane 15 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
}

warp 45 {
    asm "TLD4.G.AOFFI R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = { bits(0x3f83f800) bits(0x3f840800) bits(0x4028d000) bits(0xbf7ff000) bits(0x3f124800) bits(0xbf780800) bits(0x3f972000) bits(0xbf864400) bits(0x3f2ff000) bits(0x3e406000) bits(0xbfc5f800) bits(0x40000000) bits(0xbfd17400) bits(0x3ed01000) bits(0xbf83fc00) bits(0x3f37f000) ... }
    t = { bits(0x3f900000) bits(0xbf1ba000) bits(0x3ec08000) bits(0xbdfd0000) bits(0x3a800000) bits(0xbea10000) bits(0x3ff7a000) bits(0x3e008000) bits(0xba000000) bits(0x3ec04000) bits(0x3fa07000) bits(0x3f12e000) bits(0x3dfe0000) bits(0x3fe98000) bits(0xba000000) bits(0xbfe14000) ... }
    off1 = { aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) aoffi(-27, -22) ... }
    expect lane 0 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 1 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 2 R8 = 0x3dbcbcbd  R9 = 0x3f30c4c5  R10 = 0x3eb6b6b7  R11 = 0x3e05e5e6;
    expect lane 3 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 5 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 6 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 7 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 8 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 9 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 10 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 11 R8 = 0x3eacacad  R9 = 0x3edcdcdd  R10 = 0x3ecacacb  R11 = 0x3f068687;
    expect lane 12 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 13 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 14 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 15 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
}

warp 46 {
    asm "TLD4.B.PTP R8, R0, R4, 4, 2D, 0xf"  active 0xffff
    s = { bits(0x39c00000) bits(0x3f77f800) bits(0xbf648000) bits(0x3f1c5800) bits(0x3d000000) bits(0x3d008000) bits(0x3ffbfc00) bits(0x3d740000) bits(0xb9000000) bits(0x3ffffc00) bits(0xbf77f800) bits(0xbf97dc00) bits(0x3fc94000) bits(0x3f5ff000) bits(0x3f0e6800) bits(0x3f840c00) ... }
    t = { bits(0xbf900000) bits(0x3dfe0000) bits(0xbfbab000) bits(0x3fa33000) bits(0x3ff01000) bits(0xbfbe6000) bits(0xbf7fe000) bits(0x3f957000) bits(0x400d7800) bits(0x40000000) bits(0xba000000) bits(0x3f204000) bits(0xba000000) bits(0x3a000000) bits(0x3f903000) bits(0x3c940000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 1 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 2 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 3 R8 = 0x3da85858  R9 = 0x3ee5adae  R10 = 0x3f05fdfe  R11 = 0x3ebd3535;
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 5 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 7 R8 = 0x3f1febec  R9 = 0x3edaaaab  R10 = 0x3effafb0  R11 = 0x3e153535;
    expect lane 8 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 9 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 10 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 11 R8 = 0x3dc28283  R9 = 0x3ee42a2a  R10 = 0x3f11b3b4  R11 = 0x3f191d1d;
    expect lane 12 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 13 R8 = 0x3f2b0f0f  R9 = 0x3edfc3c4  R10 = 0x3edb6f6f  R11 = 0x3ed73d3d;
    expect lane 14 R8 = 0x3f08e2e3  R9 = 0x3f1b2323  R10 = 0x3f120404  R11 = 0x3ec84c4c;
    expect lane 15 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
}

warp 47 {
    asm "TLD4.A R8, R0, 36, 2D, 0xf"  active 0xffff
    s = { bits(0x3e8da000) bits(0xbec75000) bits(0x403f8a00) bits(0x3d80c000) bits(0x400ee600) bits(0x3f081000) bits(0x3f483800) bits(0xbf99f800) bits(0x39c00000) bits(0x3ffc0400) bits(0x3f081000) bits(0x3f780800) bits(0x39c00000) bits(0x3f83fc00) bits(0x3f0c8800) bits(0x3fd2bc00) ... }
    t = { bits(0x3fd69000) bits(0x3a800000) bits(0x40081000) bits(0x3ebfc000) bits(0xbf901000) bits(0xbf8fd000) bits(0x3e93c000) bits(0x3f5fc000) bits(0x3f292000) bits(0x3e0f0000) bits(0x3dff0000) bits(0x403bb800) bits(0xbf734000) bits(0xbe010000) bits(0x3f902000) bits(0xbf5fe000) ... }
    expect lane 0 R8 = 0x461d26f0  R9 = 0xc50a44e0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x40930000  R9 = 0xbd240000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbc0c9cbe  R9 = 0x46faa580  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x42e05ec0  R9 = 0x43cb1496  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xc5a536a9  R9 = 0xc6a52f6c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbc5fa000  R9 = 0x464876c0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc0402d80  R9 = 0x44e268b0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xba28443c  R9 = 0xc6f0e1e0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x409b7d7e  R9 = 0x43aed080  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xb8334040  R9 = 0xc6fee020  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x42a1e600  R9 = 0x4392aa0c  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 48 {
    asm "TLD4.R.AOFFI R8, R0, R4, 36, 2D, 0xf"  active 0xffff
    s = { bits(0x3ef01000) bits(0x3f77f800) bits(0x3f67f000) bits(0x3f7ff800) bits(0x3f781800) bits(0x3f701000) bits(0xbd010000) bits(0x3cfe0000) bits(0x3cfe0000) bits(0x3ffc0400) bits(0xbf77f000) bits(0x3eaff000) bits(0xbfba8400) bits(0xbf7ff800) bits(0x3e8fe000) bits(0x3e7ce000) ... }
    t = { bits(0x3e758000) bits(0xbe008000) bits(0x40000800) bits(0x3f902000) bits(0x3fffe000) bits(0xbf8fd000) bits(0x3f006000) bits(0x3ec04000) bits(0x403b3000) bits(0x3e000000) bits(0xbf58e000) bits(0xbdfd0000) bits(0x3f602000) bits(0x3f7e4000) bits(0xbfea2000) bits(0xbdfd0000) ... }
    off1 = { aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) aoffi(19, 16) ... }
    expect lane 0 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xc5a656a0  R9 = 0xc5489c60  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xc5285e26  R9 = 0xc4c90c90  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 49 {
    asm "TLD4.G R8, R0, 68, 2D, 0xf"  active 0xffff
    s = { bits(0x3f080000) bits(0x40020600) bits(0x3f840800) bits(0x40000600) bits(0x3f29b800) bits(0x3ffbf800) bits(0x3f90a000) bits(0xbfd2a800) bits(0x3f27f800) bits(0x40020600) bits(0xbd008000) bits(0x3ed01000) bits(0xbf836c00) bits(0xbf780800) bits(0xbf77f800) bits(0x3e5fe000) ... }
    t = { bits(0xbf6ca000) bits(0x3f596000) bits(0x402b9800) bits(0x3a000000) bits(0xbe308000) bits(0x3e5f0000) bits(0x00000000) bits(0x3f5fc000) bits(0xba000000) bits(0x3e018000) bits(0x40190000) bits(0x3eff8000) bits(0x3ebf8000) bits(0x4007f800) bits(0xbf901000) bits(0x3ebf8000) ... }
    expect lane 0 R8 = 0x3de1c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf7070e2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf526a55  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbea470e2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf28ad5b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf75ebd8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3c860c18  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3cc99326  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f63e5cc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbebc1428  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 50 {
    asm "TLD4.B.AOFFI R8, R0, R4, 68, 2D, 0xf"  active 0xffff
    s = { bits(0x3fd7ec00) bits(0x3f217000) bits(0x3f83fc00) bits(0xbf781000) bits(0xbf7fe800) bits(0x3ebff000) bits(0x3e3f8000) bits(0xbf7f1800) bits(0x3f729000) bits(0x3f680800) bits(0x3f032800) bits(0xbf77e800) bits(0x3ffc0c00) bits(0xb9800000) bits(0x3ff10c00) bits(0xbf640000) ... }
    t = { bits(0x3feff000) bits(0xbf902000) bits(0x3ff3b000) bits(0x3f206000) bits(0xbf602000) bits(0x40001000) bits(0x3f800000) bits(0x3f903000) bits(0x3f5dc000) bits(0xbf801000) bits(0xbfd11000) bits(0xbf804000) bits(0x3ffff000) bits(0x4006f800) bits(0xbf3f8000) bits(0xbf764000) ... }
    off1 = { aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) aoffi(-29, 22) ... }
    expect lane 0 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf700000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3d7a3469  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 51 {
    asm "TLD4.A R8, R0, 100, 2D, 0xf"  active 0xffff
    s = { bits(0x3f181800) bits(0x3ffc0c00) bits(0x3f800400) bits(0x4025e200) bits(0x3f3ec000) bits(0x3f400000) bits(0xbff0ac00) bits(0x3f201000) bits(0x3f27f000) bits(0x3fe8b400) bits(0xbf7ff000) bits(0x3f17f800) bits(0x3fa24000) bits(0xbff53400) bits(0xbfae2000) bits(0x3ffc0000) ... }
    t = { bits(0xba800000) bits(0x3ff00000) bits(0x401cd800) bits(0xbf602000) bits(0x3ebf8000) bits(0x4032a800) bits(0xbf800000) bits(0x3fea1000) bits(0x3f5fe000) bits(0xbe010000) bits(0x40266000) bits(0x3e008000) bits(0x3e008000) bits(0x3ec00000) bits(0x40001000) bits(0xbe008000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f1a6868  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f19f5f2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3e68e8e9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3ef74343  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f0e6868  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f6a8081  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f1a9a9b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000000;
}

warp 52 {
    asm "TLD4.R.AOFFI R8, R0, R4, 100, 2D, 0xf"  active 0xffff
    s = { bits(0x3d000000) bits(0x3fce0000) bits(0x40262600) bits(0xbf77f800) bits(0x3e6c0000) bits(0x3d008000) bits(0x3f840800) bits(0x3f261000) bits(0x3e9ff000) bits(0x40020600) bits(0xbfb05c00) bits(0xbf77f000) bits(0xbf780000) bits(0x3f780000) bits(0x3f800000) bits(0x3d000000) ... }
    t = { bits(0xbf5fe000) bits(0xbf5fe000) bits(0x401c7800) bits(0xbf5fc000) bits(0xbdfd0000) bits(0x3fffe000) bits(0x3e000000) bits(0xbdfe0000) bits(0xbf604000) bits(0x40081800) bits(0xbf7fa000) bits(0x3ffff000) bits(0xbfcd4000) bits(0xbef14000) bits(0xbf5fe000) bits(0xba800000) ... }
    off1 = { aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) aoffi(31, 20) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f168687  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
}

warp 53 {
    asm "TLD4.G R8, R0, 132, 2D, 0xf"  active 0xffff
    s = { bits(0x3fd7fc00) bits(0x3f840c00) bits(0x3f1da800) bits(0xbf844800) bits(0x39800000) bits(0xbf0d8800) bits(0x402fbc00) bits(0x3b380000) bits(0xbfea8800) bits(0xbd008000) bits(0x3d010000) bits(0x3f280800) bits(0x3cff0000) bits(0x402c7200) bits(0x3f83fc00) bits(0x3f081800) ... }
    t = { bits(0x3f812000) bits(0x3f004000) bits(0x40287000) bits(0xbf1a8000) bits(0xbff7d000) bits(0x3ebf8000) bits(0x3f8fe000) bits(0x40081800) bits(0x3dff0000) bits(0x3a000000) bits(0xbf5fe000) bits(0xbf494000) bits(0x3f7fc000) bits(0x3f400000) bits(0xbef5c000) bits(0x3e018000) ... }
    expect lane 0 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 1 R8 = 0x412dc1a6  R9 = 0x3f059953  R10 = 0x3f059953  R11 = 0x3f059953;
    expect lane 2 R8 = 0x3dcbefd4  R9 = 0x3f2cac85  R10 = 0x3f2cac85  R11 = 0x3f2cac85;
    expect lane 3 R8 = 0x31b00000  R9 = 0x35b000b0  R10 = 0x35b000b0  R11 = 0x35b000b0;
    expect lane 4 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 5 R8 = 0xc1ffe000  R9 = 0x3b807f80  R10 = 0x3b807f80  R11 = 0x3b807f80;
    expect lane 6 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 7 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 8 R8 = 0xc5ffe000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0xc5ffe000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x42b1ada2  R9 = 0x3dc231ca  R10 = 0x3dc231ca  R11 = 0x3dc231ca;
    expect lane 11 R8 = 0x3fc21448  R9 = 0x3f181717  R10 = 0x3f181717  R11 = 0x3f181717;
    expect lane 12 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 13 R8 = 0xc375c002  R9 = 0x3f690469  R10 = 0x3f690469  R11 = 0x3f690469;
    expect lane 14 R8 = 0x414a7cea  R9 = 0x3ee78be0  R10 = 0x3ee78be0  R11 = 0x3ee78be0;
    expect lane 15 R8 = 0xc3426730  R9 = 0x3f04af6e  R10 = 0x3f04af6e  R11 = 0x3f04af6e;
}

warp 54 {
    asm "TLD4.B.AOFFI R8, R0, R4, 132, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781800) bits(0xbebce000) bits(0x3f800800) bits(0x3ffc0400) bits(0xbf55c800) bits(0x3f92a400) bits(0x40193c00) bits(0x3f77f000) bits(0xbf014000) bits(0x3f840400) bits(0x3f781800) bits(0x3fa57c00) bits(0xbf800000) bits(0x3f840400) bits(0xbffd1000) bits(0x3d008000) ... }
    t = { bits(0x3f604000) bits(0x3f93e000) bits(0x3e008000) bits(0xbf7fe000) bits(0x4007f000) bits(0x3fe9a000) bits(0xbf7fc000) bits(0x3ec00000) bits(0x3f93a000) bits(0xbf7fc000) bits(0x3f768000) bits(0x3ec08000) bits(0xbf900000) bits(0x3f8ff000) bits(0x403ff000) bits(0x4023d800) ... }
    off1 = { aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) aoffi(4, -14) ... }
    expect lane 0 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 1 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 2 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 3 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 4 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 5 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 6 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 7 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 8 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 9 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 10 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 11 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 12 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 13 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 14 R8 = 0x32fe0000  R9 = 0x36fe00fe  R10 = 0x36fe00fe  R11 = 0x36fe00fe;
    expect lane 15 R8 = 0xbd274000  R9 = 0x3e4aa4cb  R10 = 0x3e4aa4cb  R11 = 0x3e4aa4cb;
}

warp 55 {
    asm "TLD4.A R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffff800) bits(0xbf7fe800) bits(0x40000600) bits(0xbfaf4000) bits(0x39000000) bits(0x40020000) bits(0xbfb8f000) bits(0xbf7fe800) bits(0xbf2a3800) bits(0x3f7ff800) bits(0x3e600000) bits(0x3eddc000) bits(0x3ed00000) bits(0x4026a600) bits(0x4001fc00) bits(0x3f840800) ... }
    t = { bits(0x3ebfc000) bits(0xbfec4000) bits(0xbf901000) bits(0x3f256000) bits(0x40182800) bits(0x3ebfc000) bits(0x3fffe000) bits(0x3f7fe000) bits(0xbf604000) bits(0x3f606000) bits(0xbf800000) bits(0x402ee000) bits(0xbe000000) bits(0x3f602000) bits(0x3f604000) bits(0xbf811000) ... }
    expect lane 0 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 1 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 2 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 3 R8 = 0x3dc0c0c1  R9 = 0x3ee4e4e5  R10 = 0x3f119192  R11 = 0x3f19999a;
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 5 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 6 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 7 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 8 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 9 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 10 R8 = 0x3f54d4d5  R9 = 0x3f35b5b6  R10 = 0x3f23a3a4  R11 = 0x3c40c0c1;
    expect lane 11 R8 = 0x3e868687  R9 = 0x3c808081  R10 = 0x3e28a8a9  R11 = 0x3f42c2c3;
    expect lane 12 R8 = 0x3f018182  R9 = 0x3f0b8b8c  R10 = 0x3e68e8e9  R11 = 0x3e28a8a9;
    expect lane 13 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 14 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 15 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
}

warp 56 {
    asm "TLD4.R.AOFFI R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3f83f800) bits(0xbf77f800) bits(0xbe5e0000) bits(0x40000600) bits(0x3f8c0400) bits(0xbd924000) bits(0x3ffc0c00) bits(0xbe144000) bits(0x3f381800) bits(0xbf718000) bits(0x3e4e8000) bits(0x3e24c000) bits(0x3f500800) bits(0xbfb42000) bits(0x3f422000) bits(0xbf840000) ... }
    t = { bits(0xbf828000) bits(0x3f204000) bits(0xbfee8000) bits(0x3e018000) bits(0x3f5fe000) bits(0x3fea9000) bits(0x40165000) bits(0x3e000000) bits(0x3e000000) bits(0x3fe33000) bits(0x3f600000) bits(0xbf8fd000) bits(0xbe000000) bits(0x3f80c000) bits(0x3a800000) bits(0xbf0a8000) ... }
    off1 = { aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) aoffi(18, -28) ... }
    expect lane 0 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 1 R8 = 0x3f038384  R9 = 0x3ec6c6c7  R10 = 0x3f21a1a2  R11 = 0x3f67e7e8;
    expect lane 2 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 3 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 7 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 8 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 9 R8 = 0x3f038384  R9 = 0x3ec6c6c7  R10 = 0x3f21a1a2  R11 = 0x3f67e7e8;
    expect lane 10 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 12 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 13 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 14 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f57d7d8  R10 = 0x3e828283  R11 = 0x3e3cbcbd;
}

warp 57 {
    asm "TLD4.G.PTP R8, R0, R4, 5, 2D, 0xf"  active 0xffff
    s = { bits(0xbf854000) bits(0x40020400) bits(0xbf421000) bits(0xbf840800) bits(0x3f634000) bits(0xb9000000) bits(0x402aca00) bits(0x39c00000) bits(0x40000200) bits(0x3e844000) bits(0x40020400) bits(0x3ffc0800) bits(0x3f840800) bits(0x3e98c000) bits(0x3f181000) bits(0x3f281800) ... }
    t = { bits(0x3f5fc000) bits(0xbdff0000) bits(0x3fb3f000) bits(0x3ebf8000) bits(0x3fde0000) bits(0x40080000) bits(0x3a800000) bits(0x3fe82000) bits(0xbf901000) bits(0x40080000) bits(0x3f004000) bits(0x3f202000) bits(0xbf901000) bits(0x3e804000) bits(0x3ff01000) bits(0x3f3fe000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 1 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 2 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 5 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 6 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 7 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 8 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 9 R8 = 0x3ca0a0a1  R9 = 0x3ca0a0a1  R10 = 0x3e969697  R11 = 0x3f3cbcbd;
    expect lane 10 R8 = 0x3ec0c0c1  R9 = 0x3f30b0b1  R10 = 0x3f6ceced  R11 = 0x3ed0d0d1;
    expect lane 11 R8 = 0x3ec0c0c1  R9 = 0x3f30b0b1  R10 = 0x3f6ceced  R11 = 0x3ed0d0d1;
    expect lane 12 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 13 R8 = 0x3e8e8e8f  R9 = 0x3eb6b6b7  R10 = 0x3f6eeeef  R11 = 0x3f57d7d8;
    expect lane 14 R8 = 0x3b808081  R9 = 0x3ed0d0d1  R10 = 0x3f008081  R11 = 0x3e1c9c9d;
    expect lane 15 R8 = 0x3f24a4a5  R9 = 0x3f70f0f1  R10 = 0x3f33b3b4  R11 = 0x3f800000;
}

warp 58 {
    asm "TLD4.B R8, R0, 37, 2D, 0xf"  active 0xffff
    s = { bits(0xbf166800) bits(0x3cff0000) bits(0xb9800000) bits(0x3f2cb000) bits(0x3ffffc00) bits(0xbf7ff000) bits(0x401e9200) bits(0x3f840c00) bits(0x40020600) bits(0x3ffc0000) bits(0x3f840400) bits(0x3f840000) bits(0x3f840400) bits(0x3f852000) bits(0x3f8af400) bits(0x4032be00) ... }
    t = { bits(0x3fcfe000) bits(0x400c3000) bits(0x40080800) bits(0x3f1fe000) bits(0xbe008000) bits(0xbe008000) bits(0x3feff000) bits(0x3e010000) bits(0xbf5fc000) bits(0x3e010000) bits(0x3f5fe000) bits(0xbfca7000) bits(0x4007f800) bits(0x3e018000) bits(0x3dd80000) bits(0x40001800) ... }
    expect lane 0 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xb8cd0000  R9 = 0xbeba4000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x40930000  R9 = 0xbd240000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 59 {
    asm "TLD4.A.AOFFI R8, R0, R4, 37, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83f800) bits(0x3eeff000) bits(0x3e800000) bits(0x3f7ff800) bits(0x39000000) bits(0x3f77f000) bits(0x3f7ff000) bits(0x39800000) bits(0x3e402000) bits(0xbf7ff800) bits(0xbeb32000) bits(0xbcff0000) bits(0x3f77f800) bits(0xbe154000) bits(0x3f689800) bits(0x402b8400) ... }
    t = { bits(0x3dff0000) bits(0x3f826000) bits(0x3f602000) bits(0xbf076000) bits(0x3f200000) bits(0xbf604000) bits(0x3dd40000) bits(0x3f600000) bits(0xbf7ee000) bits(0xbf7fa000) bits(0xba000000) bits(0xbdff0000) bits(0x4020e800) bits(0x3ff02000) bits(0xbf5fa000) bits(0x3e010000) ... }
    off1 = { aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) aoffi(6, -31) ... }
    expect lane 0 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e650000  R9 = 0x4464e000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xc6ffc000  R9 = 0xc0666000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xb3800000  R9 = 0xb3800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xb3800000  R9 = 0xb3800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xb3800000  R9 = 0x3f6b0000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xc5a86000  R9 = 0xc548e000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 60 {
    asm "TLD4.R R8, R0, 69, 2D, 0xf"  active 0xffff
    s = { bits(0xbf800800) bits(0x400aa000) bits(0x3f381800) bits(0xb9800000) bits(0x39c00000) bits(0x3ed67000) bits(0x3fcbd400) bits(0x3f07f000) bits(0x3dffc000) bits(0x3ffaf800) bits(0xbf781000) bits(0x3fedec00) bits(0x3e7fe000) bits(0x3ffccc00) bits(0x3f800800) bits(0xbf7fe800) ... }
    t = { bits(0xbffd7000) bits(0x40080000) bits(0xbf8d0000) bits(0x40081800) bits(0x3fcf4000) bits(0xbf7fe000) bits(0x3dd60000) bits(0x3f604000) bits(0x3f803000) bits(0x3f801000) bits(0x3e000000) bits(0x3ff03000) bits(0xbe008000) bits(0x3f604000) bits(0x3f602000) bits(0x3f0b0000) ... }
    expect lane 0 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3d418306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f7dfbf8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3de1c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3ef5ebd8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ea952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbc810204  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 61 {
    asm "TLD4.G.AOFFI R8, R0, R4, 69, 2D, 0xf"  active 0xffff
    s = { bits(0x40000200) bits(0x3fa4a000) bits(0xbf800400) bits(0xbf77f800) bits(0xbf7ff800) bits(0xbfdb4400) bits(0xbf800000) bits(0x40020200) bits(0xbf273000) bits(0xbef03000) bits(0x3f37f000) bits(0xbfff3000) bits(0xbfc1b400) bits(0xbf77e800) bits(0xbf72d000) bits(0x3f83fc00) ... }
    t = { bits(0x3a000000) bits(0xbf5fa000) bits(0xbf5fc000) bits(0x3fa57000) bits(0x3dff0000) bits(0x40250800) bits(0xbf5fc000) bits(0xbf604000) bits(0x403cc000) bits(0x400dd800) bits(0x3dff0000) bits(0x00000000) bits(0xbf000000) bits(0xbf5fa000) bits(0xbf1fe000) bits(0x3f3a2000) ... }
    off1 = { aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) aoffi(-13, -22) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbee9d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 62 {
    asm "TLD4.B R8, R0, 101, 2D, 0xf"  active 0xffff
    s = { bits(0x40020400) bits(0x3ea00000) bits(0x3d000000) bits(0x3f681800) bits(0xbf819400) bits(0xbfd8a800) bits(0x3ffff800) bits(0x3ed03000) bits(0x401b4200) bits(0x3fa49000) bits(0x3e23a000) bits(0x00000000) bits(0x3f24b800) bits(0x3f47f800) bits(0x39c00000) bits(0x3ecfe000) ... }
    t = { bits(0x3ffff000) bits(0x3ec04000) bits(0x3e008000) bits(0x3a000000) bits(0x402fe000) bits(0xbf7fe000) bits(0xbf802000) bits(0x3e000000) bits(0xbf901000) bits(0x3fffe000) bits(0x40094800) bits(0xbf901000) bits(0x40201800) bits(0x3f8d8000) bits(0xbe610000) bits(0xbf540000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f59d9da  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3e58d8d9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f0b8b8c  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3ec6c6c7  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f0e8e8f  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3df0f0f1  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3c808081  R10 = 0x00000000  R11 = 0x00000001;
}

warp 63 {
    asm "TLD4.A.AOFFI R8, R0, R4, 101, 2D, 0xf"  active 0xffff
    s = { bits(0xbcff0000) bits(0x3f780000) bits(0xbd010000) bits(0x39c00000) bits(0x3ec01000) bits(0xbdd38000) bits(0x3ec13000) bits(0x40000200) bits(0x39000000) bits(0x3f781800) bits(0x3f780000) bits(0xbe9db000) bits(0x3f280800) bits(0x3ee00000) bits(0x3d000000) bits(0xbef9d000) ... }
    t = { bits(0x3ebfc000) bits(0xbf682000) bits(0x3f8ff000) bits(0xbe010000) bits(0x3ff16000) bits(0x3f206000) bits(0x3f5fe000) bits(0xbe4f0000) bits(0x3eca4000) bits(0x3e800000) bits(0x3ff00000) bits(0xbf5a6000) bits(0x3fefe000) bits(0x3f4ea000) bits(0x3f5fc000) bits(0x3e718000) ... }
    off1 = { aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) aoffi(16, -29) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3b808081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3eacacad  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f3cbcbd  R10 = 0x00000000  R11 = 0x00000001;
}

warp 0 {
    asm "TLD4.R R8, R0, 133, 2D, 0xf"  active 0xffff
    s = { bits(0x3ee01000) bits(0x3fddd000) bits(0x3f780800) bits(0xbeff4000) bits(0xbf77e800) bits(0x3f5a7800) bits(0x3ffbfc00) bits(0x3fb60400) bits(0xbf7ff000) bits(0x3f9c2400) bits(0x3f840400) bits(0xbd000000) bits(0x3e120000) bits(0x3d008000) bits(0x4015f600) bits(0x3ee02000) ... }
    t = { bits(0xbdfd0000) bits(0xbfe7a000) bits(0x3f801000) bits(0x3ff00000) bits(0xbdfd0000) bits(0xbf9a8000) bits(0xbff3c000) bits(0xbb600000) bits(0x3ff01000) bits(0xbe010000) bits(0x3f602000) bits(0x3ff00000) bits(0xbdfd0000) bits(0x3f604000) bits(0xbf22a000) bits(0x3fadd000) ... }
    expect lane 0 R8 = 0x3d144000  R9 = 0x3eae1aae  R10 = 0x3eae1aae  R11 = 0x3eae1aae;
    expect lane 1 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 2 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 3 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 4 R8 = 0xc5ffe000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x33800000  R9 = 0x3e418cc2  R10 = 0x3e418cc2  R11 = 0x3e418cc2;
    expect lane 6 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 7 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 8 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 9 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 10 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 11 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 12 R8 = 0x3ceee000  R9 = 0x3e68a0e9  R10 = 0x3e68a0e9  R11 = 0x3e68a0e9;
    expect lane 13 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 14 R8 = 0xb84c4000  R9 = 0x3f7166f1  R10 = 0x3f7166f1  R11 = 0x3f7166f1;
    expect lane 15 R8 = 0x45618000  R9 = 0x3edc26dc  R10 = 0x3edc26dc  R11 = 0x3edc26dc;
}

warp 1 {
    asm "TLD4.G.AOFFI R8, R0, R4, 133, 2D, 0xf"  active 0xffff
    s = { bits(0x3f780800) bits(0x3f280000) bits(0x3ffc0400) bits(0x3ffc0c00) bits(0x3f9f2000) bits(0x4001b800) bits(0x4022c600) bits(0x3ffbfc00) bits(0x3f837400) bits(0xbfa6d000) bits(0xb9000000) bits(0x3f973800) bits(0x4001fe00) bits(0x3f77f000) bits(0x3f7ff000) bits(0xbf7ff800) ... }
    t = { bits(0x40080800) bits(0xbe000000) bits(0x3a800000) bits(0x3ff02000) bits(0xbdff0000) bits(0x3e808000) bits(0x3f5fc000) bits(0xbf902000) bits(0x3ec00000) bits(0x40081800) bits(0xbf7ec000) bits(0xbe2d8000) bits(0x3f7fc000) bits(0xbfef9000) bits(0xbe010000) bits(0x3f9f2000) ... }
    off1 = { aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) aoffi(23, 3) ... }
    expect lane 0 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 1 R8 = 0xb84c4000  R9 = 0x3f7166f1  R10 = 0x3f7166f1  R11 = 0x3f7166f1;
    expect lane 2 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 3 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 4 R8 = 0xb84c4000  R9 = 0x3f7166f1  R10 = 0x3f7166f1  R11 = 0x3f7166f1;
    expect lane 5 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 6 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 7 R8 = 0x41af2000  R9 = 0x3dc0c8c1  R10 = 0x3dc0c8c1  R11 = 0x3dc0c8c1;
    expect lane 8 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 9 R8 = 0xbf790000  R9 = 0x3f309db1  R10 = 0x3f309db1  R11 = 0x3f309db1;
    expect lane 10 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 11 R8 = 0xb84c4000  R9 = 0x3f7166f1  R10 = 0x3f7166f1  R11 = 0x3f7166f1;
    expect lane 12 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 13 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 14 R8 = 0xb84c4000  R9 = 0x3f7166f1  R10 = 0x3f7166f1  R11 = 0x3f7166f1;
    expect lane 15 R8 = 0x45618000  R9 = 0x3edc26dc  R10 = 0x3edc26dc  R11 = 0x3edc26dc;
}

warp 2 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0xbe8ed000) bits(0x3ffd2400) bits(0x3f80c000) bits(0x3f77f800) bits(0x402ec600) bits(0x3ffc0c00) bits(0xbf7ff000) bits(0xbf781000) bits(0x3ffff800) bits(0xbe809000) bits(0xbf383800) bits(0x3f301800) bits(0x3eb31000) bits(0x3f506000) bits(0xbf90f800) bits(0x3f47f000) ... }
    t = { bits(0xbf901000) bits(0xbf5fe000) bits(0xbfcb4000) bits(0x3a000000) bits(0xbe000000) bits(0x3f903000) bits(0xbfdd3000) bits(0xbf8fd000) bits(0xbfe61000) bits(0xbe000000) bits(0x3f006000) bits(0x3f002000) bits(0x3ff78000) bits(0xbf802000) bits(0x4007f000) bits(0xbf901000) ... }
    expect lane 0 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 4 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3ecc8a8b  R9 = 0x3ec30f0f  R10 = 0x3ea95555  R11 = 0x3f323535;
    expect lane 12 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e6fc72f  R9 = 0x3e92ac2c  R10 = 0x3f34d7c0  R11 = 0x3f4ec49f;
    expect lane 14 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 3 {
    asm "TLD4.A.AOFFI R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbf800) bits(0x3fd80000) bits(0x3f681000) bits(0x400d7200) bits(0x3cff0000) bits(0xbf0c5000) bits(0x3e803000) bits(0x3f6f8000) bits(0xbd000000) bits(0x3e901000) bits(0xbf754800) bits(0xbfd98400) bits(0x40099e00) bits(0x00000000) bits(0x3f914400) bits(0xbfdf5800) ... }
    t = { bits(0x3f1fc000) bits(0x3fc41000) bits(0x3fdca000) bits(0x40081800) bits(0x3f8fe000) bits(0xbf5f6000) bits(0x40080000) bits(0x40000000) bits(0x3feff000) bits(0x3ea74000) bits(0xbdfd0000) bits(0xbf802000) bits(0x3f903000) bits(0xbfd95000) bits(0x3f801000) bits(0x3f8fe000) ... }
    off1 = { aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) aoffi(-32, -15) ... }
    expect lane 0 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 4 {
    asm "TLD4.R.PTP R8, R0, R4, 6, 2D, 0xf"  active 0xffff
    s = { bits(0xbfe1d400) bits(0x3ffffc00) bits(0x40000600) bits(0xbbb80000) bits(0x3ffc0c00) bits(0xbf840800) bits(0xbcff0000) bits(0xbf001800) bits(0x3f101800) bits(0x3f800000) bits(0x40000000) bits(0x3dc08000) bits(0x3e9a0000) bits(0x3ffc0000) bits(0x3eafe000) bits(0xbfef8400) ... }
    t = { bits(0xbf8fd000) bits(0x3ec04000) bits(0xbf902000) bits(0xbfa74000) bits(0x3ec0c000) bits(0x3ff01000) bits(0x3f3e2000) bits(0x3f600000) bits(0x4007f800) bits(0x3f5fe000) bits(0xba000000) bits(0xbe008000) bits(0xbf0e2000) bits(0x3ff8e000) bits(0x40389000) bits(0x40290000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 10 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3ef6feff  R9 = 0x3f5ee5e6  R10 = 0x3f147f7f  R11 = 0x3e740000;
    expect lane 12 R8 = 0x3f05fa7a  R9 = 0x3f47f9fa  R10 = 0x3f2e2626  R11 = 0x3f37edee;
    expect lane 13 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 5 {
    asm "TLD4.G R8, R0, 38, 2D, 0xf"  active 0xffff
    s = { bits(0x3f080800) bits(0x3cfe0000) bits(0x4001fe00) bits(0xbff08800) bits(0x3c440000) bits(0x402c7a00) bits(0x3f19e000) bits(0x3e8a5000) bits(0x40020600) bits(0x3e088000) bits(0xbfc4ac00) bits(0x39c00000) bits(0x3f610800) bits(0x4038b800) bits(0xbfee4000) bits(0xbf800400) ... }
    t = { bits(0xbf901000) bits(0xbe008000) bits(0x3e000000) bits(0x3fb9d000) bits(0x40001000) bits(0xbf8fd000) bits(0xba000000) bits(0xbfff9000) bits(0xbf8fe000) bits(0x3f204000) bits(0x3f600000) bits(0xbf802000) bits(0x3f1fc000) bits(0xbdfd0000) bits(0x3e008000) bits(0x3f902000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x4092769a  R9 = 0xbd28b155  R10 = 0x3bc00000  R11 = 0x7b000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x44894700  R9 = 0x424abc00  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3fc50244  R9 = 0xc58b8abc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e65cf34  R9 = 0x454ac839  R10 = 0x3f8fa180  R11 = 0x7ebf8200;
    expect lane 12 R8 = 0xc65f041c  R9 = 0x3f1a2148  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 6 {
    asm "TLD4.B.AOFFI R8, R0, R4, 38, 2D, 0xf"  active 0xffff
    s = { bits(0xbfd3bc00) bits(0xbff26400) bits(0x3f83b000) bits(0x3f77f800) bits(0xbdb28000) bits(0x40000600) bits(0x3eefe000) bits(0x3f800400) bits(0xbf840400) bits(0x3f1a6800) bits(0x3f840c00) bits(0x3fda8800) bits(0xbcfd0000) bits(0x3fbaf000) bits(0xbfb4e800) bits(0x3e2a4000) ... }
    t = { bits(0xba000000) bits(0x3e000000) bits(0x3fdce000) bits(0x3f803000) bits(0xbf8ff000) bits(0x3f604000) bits(0x4007f800) bits(0x4007f000) bits(0xbfe31000) bits(0x3fecc000) bits(0xbf7fc000) bits(0x3dff0000) bits(0xbfb75000) bits(0x3fa0c000) bits(0x3f1fc000) bits(0x3f400000) ... }
    off1 = { aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) aoffi(12, -24) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 7 {
    asm "TLD4.A R8, R0, 70, 2D, 0xf"  active 0xffff
    s = { bits(0xbcfd0000) bits(0x3dc84000) bits(0xbfbb6000) bits(0x3ffffc00) bits(0xbf7ff000) bits(0xbf800400) bits(0x3d018000) bits(0x403d9000) bits(0x3f07f800) bits(0xbf939000) bits(0x3f77f800) bits(0x3f281000) bits(0xbf840400) bits(0xbe66e000) bits(0xbf6e0800) bits(0xbf840400) ... }
    t = { bits(0xbf61c000) bits(0x4031d000) bits(0x3fa0f000) bits(0x3f901000) bits(0xbe000000) bits(0x3a800000) bits(0xbfb8a000) bits(0x3fcea000) bits(0xbf624000) bits(0x3f7fe000) bits(0x3feaa000) bits(0x3feff000) bits(0xbe008000) bits(0x4023b800) bits(0x3f5fc000) bits(0xbdfd0000) ... }
    expect lane 0 R8 = 0x3e95759b  R9 = 0xbea95eab  R10 = 0x3f7e0e00  R11 = 0x3f7e0e00;
    expect lane 1 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3def5ebd  R9 = 0xbc400000  R10 = 0x3d100000  R11 = 0x3d100000;
    expect lane 9 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 8 {
    asm "TLD4.R.AOFFI R8, R0, R4, 70, 2D, 0xf"  active 0xffff
    s = { bits(0x3cff0000) bits(0xbe436000) bits(0xbf83fc00) bits(0x40020200) bits(0x3f681000) bits(0x4013c600) bits(0xbf800800) bits(0x4001fe00) bits(0x3f840c00) bits(0xbf7fe800) bits(0x402fd200) bits(0xbf840400) bits(0x3fbb1400) bits(0xbf83f800) bits(0xbf800400) bits(0xbf800400) ... }
    t = { bits(0xbf604000) bits(0x3fe48000) bits(0x3e800000) bits(0xbf57c000) bits(0x3f202000) bits(0x40081800) bits(0x3ff03000) bits(0x3eed8000) bits(0x3feff000) bits(0x3ea04000) bits(0x3e008000) bits(0xbf428000) bits(0x3e5c0000) bits(0x3f206000) bits(0xbff09000) bits(0xbfab5000) ... }
    off1 = { aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) aoffi(-17, 10) ... }
    expect lane 0 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 9 {
    asm "TLD4.G R8, R0, 102, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781800) bits(0xbfa47c00) bits(0x3f680000) bits(0x3cfe0000) bits(0xbf927c00) bits(0x00000000) bits(0x3f7af000) bits(0x3f8b3400) bits(0xbfbdfc00) bits(0xbf83f800) bits(0x3ea80000) bits(0xbff3bc00) bits(0x3f87b400) bits(0xbf81e800) bits(0x3ef02000) bits(0x401bae00) ... }
    t = { bits(0xba000000) bits(0xbf320000) bits(0x3f604000) bits(0x3e010000) bits(0x4007f800) bits(0x3dfe0000) bits(0x3f802000) bits(0xba800000) bits(0xbf97b000) bits(0xbf93c000) bits(0x3a000000) bits(0xbf94b000) bits(0x403dd000) bits(0x40061800) bits(0x40008000) bits(0x3ec08000) ... }
    expect lane 0 R8 = 0x3f7e999a  R9 = 0x3f691515  R10 = 0x3c000000  R11 = 0x3c000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f7f4ccd  R9 = 0x3b800000  R10 = 0x3b800000  R11 = 0x3b800000;
    expect lane 3 R8 = 0x3f7f4ccd  R9 = 0x3f007f00  R10 = 0x3b800000  R11 = 0x3b800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f266666  R9 = 0x3e818182  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f1560e7  R9 = 0x3ecb4d19  R10 = 0x3f185100  R11 = 0x3f185100;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3e37b7b8  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 10 {
    asm "TLD4.B.AOFFI R8, R0, R4, 102, 2D, 0xf"  active 0xffff
    s = { bits(0x3d010000) bits(0x3d018000) bits(0x3f800400) bits(0x40000000) bits(0x3e902000) bits(0x3f274000) bits(0x3dc08000) bits(0x3fb27000) bits(0x3fd95c00) bits(0x3f77f800) bits(0xbf9af800) bits(0x3e803000) bits(0x3ecb2000) bits(0xbfd91800) bits(0xbf7ff000) bits(0x3d018000) ... }
    t = { bits(0x40001000) bits(0xbf7fa000) bits(0x4019a800) bits(0xbe908000) bits(0x3f8ff000) bits(0x4002e000) bits(0xbe180000) bits(0x3f204000) bits(0x3ebf8000) bits(0x3f46e000) bits(0x4036d000) bits(0xbf900000) bits(0xbfe7f000) bits(0xbfd60000) bits(0xbf698000) bits(0x3e000000) ... }
    off1 = { aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) aoffi(-28, -10) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 11 {
    asm "TLD4.A R8, R0, 134, 2D, 0xf"  active 0xffff
    s = { bits(0xbfb14800) bits(0x4001fe00) bits(0x39000000) bits(0x3cfe0000) bits(0xbfcb8000) bits(0xbff5e400) bits(0xbf780000) bits(0xbf840000) bits(0x3ffc0000) bits(0x40020400) bits(0x40020400) bits(0x3f780000) bits(0x3d010000) bits(0xbf800800) bits(0x3f1ff800) bits(0x40000200) ... }
    t = { bits(0xbf342000) bits(0x3ec04000) bits(0x40080800) bits(0xbf602000) bits(0xbe8ec000) bits(0xba800000) bits(0xbf87f000) bits(0x3f9f0000) bits(0x3f602000) bits(0x3f86b000) bits(0x3e96c000) bits(0xbe010000) bits(0x3fb3e000) bits(0xbf8fd000) bits(0x3ff01000) bits(0x40080000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x42b1ae3a  R9 = 0x3dbe31ce  R10 = 0x3dc631ce  R11 = 0x3dc631ce;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0xc0b4ab60  R9 = 0x3f5f76ba  R10 = 0x3f5f76ba  R11 = 0x3f5f76ba;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 12 {
    asm "TLD4.R.AOFFI R8, R0, R4, 134, 2D, 0xf"  active 0xffff
    s = { bits(0x40142000) bits(0xbe7f8000) bits(0xbfe61c00) bits(0x40279800) bits(0xbd000000) bits(0x3d008000) bits(0x3edcb000) bits(0x40004200) bits(0x3f03b800) bits(0x3f180000) bits(0x3ef00000) bits(0x40164400) bits(0xbf77f000) bits(0x3ffbf800) bits(0x40020400) bits(0xbfbe6400) ... }
    t = { bits(0xbe008000) bits(0x3fd59000) bits(0xbf628000) bits(0x3ff00000) bits(0xbf538000) bits(0xbf610000) bits(0x3f80e000) bits(0x3f732000) bits(0x4025a800) bits(0xbfa5b000) bits(0x3fa46000) bits(0x3fc13000) bits(0xbe008000) bits(0x3f532000) bits(0x3fa0c000) bits(0x3e000000) ... }
    off1 = { aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) aoffi(0, 7) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x42af9680  R9 = 0x3dbbf4fc  R10 = 0x3dbbf4fc  R11 = 0x3dbbf4fc;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0xc72dd480  R9 = 0x3f56ffcd  R10 = 0x3f56ffcd  R11 = 0x3f56ffcd;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 13 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x3f800400) bits(0xb9000000) bits(0xbfea3800) bits(0x3f27a000) bits(0xbfaac800) bits(0x40373a00) bits(0x3f093800) bits(0x3f701800) bits(0xbff4c000) bits(0xbff62c00) bits(0x3f83fc00) bits(0x40325200) bits(0x3d200000) bits(0xbf2f7800) bits(0x3fc79000) bits(0x3f840400) ... }
    t = { bits(0x3f8ff000) bits(0xbf800000) bits(0x40012000) bits(0x3f604000) bits(0xbf604000) bits(0x3a800000) bits(0xbf602000) bits(0xbf8fe000) bits(0x3f7fe000) bits(0x3f206000) bits(0x3e010000) bits(0x3fcf1000) bits(0x3ec0c000) bits(0x40080000) bits(0x3dfe0000) bits(0xbe010000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e949495  R9 = 0x3f0e8e8f  R10 = 0x3f149495  R11 = 0x3f71f1f2;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f62e2e3  R9 = 0x3f3cbcbd  R10 = 0x3f1d9d9e  R11 = 0x3f0c8c8d;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 {
    asm "TLD4.B.AOFFI R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbfc00) bits(0xbe668000) bits(0xbf7fe800) bits(0xbf78d800) bits(0xbf30d800) bits(0x3ef13000) bits(0x40020000) bits(0x3f781800) bits(0xbffd8400) bits(0xbfdbc000) bits(0x3ebbf000) bits(0x3ffe6c00) bits(0x402eae00) bits(0x3e03e000) bits(0x40020200) bits(0x3ffc0400) ... }
    t = { bits(0x3f2d8000) bits(0x3ff01000) bits(0x3f7fe000) bits(0x3feff000) bits(0x3ebf8000) bits(0xbf81e000) bits(0x3f903000) bits(0x403ab800) bits(0x40089800) bits(0x40001800) bits(0xbdfe0000) bits(0x3e010000) bits(0xbd830000) bits(0xbf800000) bits(0x3f2a4000) bits(0x400d3000) ... }
    off1 = { aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) aoffi(-18, 27) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 15 {
    asm "TLD4.A.PTP R8, R0, R4, 7, 2D, 0xf"  active 0xffff
    s = { bits(0xbfe1bc00) bits(0x3f58c000) bits(0x4011b600) bits(0xbffeec00) bits(0xbe9d0000) bits(0x3fdac000) bits(0x3fd40000) bits(0x3f681000) bits(0x40000000) bits(0x40000400) bits(0x3f800800) bits(0x39800000) bits(0x3eb03000) bits(0xbe306000) bits(0x3ecec000) bits(0xbf781000) ... }
    t = { bits(0x3ac00000) bits(0xbf8fd000) bits(0xba000000) bits(0x3f69a000) bits(0x4007f000) bits(0x3f404000) bits(0xbf8c0000) bits(0x3f800000) bits(0x3ff03000) bits(0x3f903000) bits(0x3f902000) bits(0xbf7fa000) bits(0x3ebfc000) bits(0x3a800000) bits(0x40081000) bits(0xbe010000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 12 R8 = 0x3eaeaeaf  R9 = 0x3f59d9da  R10 = 0x3ee0e0e1  R11 = 0x3f38b8b9;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 16 {
    asm "TLD4.R R8, R0, 39, 2D, 0xf"  active 0xffff
    s = { bits(0x3eafe000) bits(0xbf780800) bits(0x3e090000) bits(0x3f351800) bits(0x40301000) bits(0x3f99e400) bits(0x3fabf400) bits(0x3e1fe000) bits(0x3f9f7800) bits(0xbf7fe800) bits(0x3faf9400) bits(0x3f780000) bits(0x3f5fa800) bits(0x40020600) bits(0xbf800400) bits(0xbf781000) ... }
    t = { bits(0xbf7fc000) bits(0xbf8fd000) bits(0xbfe98000) bits(0x3fe95000) bits(0x3e018000) bits(0x3f7fc000) bits(0xbf800000) bits(0x3e6e8000) bits(0xbc940000) bits(0x3f803000) bits(0x3f8ff000) bits(0xbdfd0000) bits(0x3f1f0000) bits(0x3fefe000) bits(0x3ff01000) bits(0x40001000) ... }
    expect lane 0 R8 = 0x80000000  R9 = 0x80000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x430b6000  R9 = 0xc3b90000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc6ffe000  R9 = 0xb9a64000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 17 {
    asm "TLD4.G.AOFFI R8, R0, R4, 39, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbf800) bits(0x3f2b0000) bits(0xbfc19000) bits(0x3f000800) bits(0x00000000) bits(0x3f027000) bits(0x3f47f000) bits(0xbf800000) bits(0x3fb20c00) bits(0x3eeff000) bits(0x3ffffc00) bits(0x3f800c00) bits(0x401b1800) bits(0x3f380000) bits(0xbfe21c00) bits(0x3f47f000) ... }
    t = { bits(0x3e010000) bits(0xbf5fe000) bits(0x3f402000) bits(0x3dff0000) bits(0xbf5fc000) bits(0x3e008000) bits(0x40330000) bits(0x3ffda000) bits(0x40081800) bits(0xbf7fc000) bits(0x3a800000) bits(0xbf66e000) bits(0x3f901000) bits(0xbf801000) bits(0x3f71e000) bits(0x4007f000) ... }
    off1 = { aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) aoffi(13, -4) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 18 {
    asm "TLD4.B R8, R0, 71, 2D, 0xf"  active 0xffff
    s = { bits(0x3ecff000) bits(0x40020200) bits(0xbf840400) bits(0x3eb02000) bits(0x3f800000) bits(0x3cfe0000) bits(0x3f780000) bits(0x3d010000) bits(0xbf41b000) bits(0x40021000) bits(0x3ff75000) bits(0x3d008000) bits(0x403f8e00) bits(0x3f3aa800) bits(0xbf057000) bits(0x3f800800) ... }
    t = { bits(0xbf4ea000) bits(0x3f0ee000) bits(0x3f903000) bits(0x40080800) bits(0x3fd80000) bits(0xbe108000) bits(0xbe520000) bits(0x3f58a000) bits(0xbe6e0000) bits(0xbe010000) bits(0xbfb6d000) bits(0x3dfe0000) bits(0xbf6ae000) bits(0x3ff02000) bits(0x3f5fc000) bits(0x3fee2000) ... }
    expect lane 0 R8 = 0x3f7dfbf8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 19 {
    asm "TLD4.A.AOFFI R8, R0, R4, 71, 2D, 0xf"  active 0xffff
    s = { bits(0xbf465000) bits(0xbf99d000) bits(0xbcff0000) bits(0x3fdf1c00) bits(0x3e1fc000) bits(0x3f83fc00) bits(0xbfa02000) bits(0x3f8d4400) bits(0x3f14b000) bits(0x3d80c000) bits(0x3f4f5800) bits(0x40000600) bits(0x3f81c400) bits(0x3f001800) bits(0x400c4600) bits(0xbfc4ec00) ... }
    t = { bits(0xbfe49000) bits(0x3f803000) bits(0x3f8fe000) bits(0xbe128000) bits(0x4028b000) bits(0x3f602000) bits(0x3f404000) bits(0xbfe30000) bits(0x3ebfc000) bits(0x3f602000) bits(0x3ac00000) bits(0x3f903000) bits(0xbf8fe000) bits(0xbec38000) bits(0xbf9cb000) bits(0x40211000) ... }
    off1 = { aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) aoffi(-2, 17) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 20 {
    asm "TLD4.R R8, R0, 103, 2D, 0xf"  active 0xffff
    s = { bits(0x3f8f8400) bits(0x40000000) bits(0xbf84b400) bits(0x3f840800) bits(0x4001fe00) bits(0x3cfe0000) bits(0x40115000) bits(0xbf7ff000) bits(0xb9000000) bits(0xbf77f000) bits(0xbf840800) bits(0x3f780800) bits(0xbff5b800) bits(0x3ffc0000) bits(0x3fbefc00) bits(0x40000600) ... }
    t = { bits(0xbe008000) bits(0x3fcb3000) bits(0x3f801000) bits(0x3f606000) bits(0x3f900000) bits(0x3f900000) bits(0x3f1fe000) bits(0x3f7fe000) bits(0xbd780000) bits(0x3f406000) bits(0xbf979000) bits(0x3ec00000) bits(0x3a000000) bits(0x3f7fe000) bits(0x00000000) bits(0x3f204000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 21 {
    asm "TLD4.G.AOFFI R8, R0, R4, 103, 2D, 0xf"  active 0xffff
    s = { bits(0x3d008000) bits(0xbfe6d000) bits(0x400a4a00) bits(0x3f83f800) bits(0xbfefe800) bits(0xbf840000) bits(0x3f800c00) bits(0x3f840000) bits(0xbfd44000) bits(0xbf7fe800) bits(0xbf7fe800) bits(0xbf840400) bits(0xbf84f800) bits(0x3e7ce000) bits(0x3f7ff000) bits(0x39c00000) ... }
    t = { bits(0x3f900000) bits(0x3f604000) bits(0x3f901000) bits(0xbf8ff000) bits(0x3f5fc000) bits(0xbed38000) bits(0xbdb60000) bits(0x3ebf8000) bits(0x3effc000) bits(0xbfd14000) bits(0xbffb4000) bits(0x3f901000) bits(0xbfb5f000) bits(0x3ed04000) bits(0x3f7fe000) bits(0x3f79e000) ... }
    off1 = { aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) aoffi(12, 14) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 22 {
    asm "TLD4.B R8, R0, 135, 2D, 0xf"  active 0xffff
    s = { bits(0xbcfd0000) bits(0xbf9aa000) bits(0x40000600) bits(0xbd010000) bits(0x40369400) bits(0xbf0c9000) bits(0xbf780800) bits(0xbeab5000) bits(0xb9000000) bits(0xbf800400) bits(0xbf83fc00) bits(0xbf83fc00) bits(0x3f6ff000) bits(0xbf3cd800) bits(0x4001fe00) bits(0xbd000000) ... }
    t = { bits(0x40001800) bits(0x3f002000) bits(0x3ff03000) bits(0xbf7fa000) bits(0x3f606000) bits(0x3f9bd000) bits(0xbface000) bits(0xbfb9d000) bits(0x3fa16000) bits(0xbe008000) bits(0xbf600000) bits(0xbf604000) bits(0x3ac00000) bits(0x3feff000) bits(0x3dfe0000) bits(0x40080000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x45850000  R9 = 0x3d93c094  R10 = 0x3d93c094  R11 = 0x3d93c094;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 23 {
    asm "TLD4.A.AOFFI R8, R0, R4, 135, 2D, 0xf"  active 0xffff
    s = { bits(0x3fc20000) bits(0x40020200) bits(0x3fff9800) bits(0x3dbfc000) bits(0xbf800000) bits(0x3f27f000) bits(0x3ffc0800) bits(0x40000400) bits(0x3f201800) bits(0xbf8dd400) bits(0xbf781000) bits(0x3f029000) bits(0x3f83fc00) bits(0x3f7ff000) bits(0xbf83f400) bits(0x40020200) ... }
    t = { bits(0x3d360000) bits(0x3ff02000) bits(0x3ec04000) bits(0x3f402000) bits(0x3ff8a000) bits(0x3f800000) bits(0x40081800) bits(0xbdfe0000) bits(0x3ac00000) bits(0x402e4800) bits(0xbfe60000) bits(0xbe340000) bits(0x3f803000) bits(0x3ac00000) bits(0x3f800000) bits(0xbdff0000) ... }
    off1 = { aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) aoffi(23, 27) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 24 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xffff
    s = { bits(0x00000000) bits(0xbf83f400) bits(0x40020000) bits(0x3d540000) bits(0x3ffc0800) bits(0x3f800000) bits(0xbf840400) bits(0x3fd5ec00) bits(0x3eefe000) bits(0xbf800800) bits(0x3ffc0c00) bits(0xbf83f800) bits(0xbfde4c00) bits(0xbe052000) bits(0x3fadf800) bits(0xbd010000) ... }
    t = { bits(0x3f004000) bits(0x40243800) bits(0x3dff0000) bits(0x4002d000) bits(0x3fd31000) bits(0x3ec04000) bits(0x3f901000) bits(0xbf7fe000) bits(0x3f801000) bits(0x3f5fe000) bits(0xbf600000) bits(0x3fa40000) bits(0x3f7fc000) bits(0x40081000) bits(0xbf600000) bits(0x40000800) ... }
    expect lane 0 R8 = 0x3e32e2e3  R9 = 0x3de6aeaf  R10 = 0x3f24ad2d  R11 = 0x3f26b333;
    expect lane 1 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 2 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 3 R8 = 0x3ed74343  R9 = 0x3e29f9fa  R10 = 0x3f471313  R11 = 0x3f118586;
    expect lane 4 R8 = 0x3e848485  R9 = 0x3e7afafb  R10 = 0x3f606060  R11 = 0x3f4bcbcc;
    expect lane 5 R8 = 0x3e6ceced  R9 = 0x3e808081  R10 = 0x3f40c0c1  R11 = 0x3f0b8b8c;
    expect lane 6 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 7 R8 = 0x3e848485  R9 = 0x3e7afafb  R10 = 0x3f606060  R11 = 0x3f4bcbcc;
    expect lane 8 R8 = 0x3f22c848  R9 = 0x3ef70404  R10 = 0x3f429515  R11 = 0x3f4b6161;
    expect lane 9 R8 = 0x3e9d9d9e  R9 = 0x3d28a8a9  R10 = 0x3f59d9da  R11 = 0x3f0e8e8f;
    expect lane 10 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 11 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 12 R8 = 0x3e9c1f1f  R9 = 0x3ca9f9fa  R10 = 0x3f6cc6c7  R11 = 0x3f46d5d6;
    expect lane 13 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 14 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 15 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
}

warp 25 {
    asm "TLD4.G.AOFFI R8, R0, R4, 8, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7cb800) bits(0xbf013800) bits(0x3f200000) bits(0xbf840800) bits(0x3cfe0000) bits(0x3e7fe000) bits(0xbdaa0000) bits(0x3f77f800) bits(0x3ffbfc00) bits(0x3d008000) bits(0xbf840800) bits(0xbf83fc00) bits(0x3ffffc00) bits(0xb9000000) bits(0x40053600) bits(0x3ffff800) ... }
    t = { bits(0xbf800000) bits(0x3dbc0000) bits(0x3f800000) bits(0x40058000) bits(0x3e018000) bits(0x3e010000) bits(0xbf7fe000) bits(0x3fdbd000) bits(0x3f900000) bits(0x3ff03000) bits(0x3f63e000) bits(0x3ff01000) bits(0xbf901000) bits(0xbd460000) bits(0xbdfe0000) bits(0x3f604000) ... }
    off1 = { aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) aoffi(3, -28) ... }
    expect lane 0 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 1 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 2 R8 = 0x3e6feff0  R9 = 0x3e8e8e8f  R10 = 0x3f32b2b3  R11 = 0x3f4d0d0d;
    expect lane 3 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 4 R8 = 0x3f10e868  R9 = 0x3eb56363  R10 = 0x3f51d0d1  R11 = 0x3f01f3f4;
    expect lane 5 R8 = 0x3eeb6b6b  R9 = 0x3e7bfbfc  R10 = 0x3f2bebec  R11 = 0x3f565656;
    expect lane 6 R8 = 0x3f1bf3f4  R9 = 0x3ec3d3d4  R10 = 0x3f28e8e9  R11 = 0x3f277777;
    expect lane 7 R8 = 0x3e848485  R9 = 0x3e7afafb  R10 = 0x3f606060  R11 = 0x3f4bcbcc;
    expect lane 8 R8 = 0x3e848485  R9 = 0x3e7afafb  R10 = 0x3f606060  R11 = 0x3f4bcbcc;
    expect lane 9 R8 = 0x3f111111  R9 = 0x3eb5b5b6  R10 = 0x3f51d1d2  R11 = 0x3f018182;
    expect lane 10 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 11 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 12 R8 = 0x3e848485  R9 = 0x3e7afafb  R10 = 0x3f606060  R11 = 0x3f4bcbcc;
    expect lane 13 R8 = 0x3ef97979  R9 = 0x3e8c8c8d  R10 = 0x3f515151  R11 = 0x3f3ababb;
    expect lane 14 R8 = 0x3e848485  R9 = 0x3e7afafb  R10 = 0x3f606060  R11 = 0x3f4bcbcc;
    expect lane 15 R8 = 0x3e848485  R9 = 0x3e7afafb  R10 = 0x3f606060  R11 = 0x3f4bcbcc;
}

warp 26 {
    asm "TLD4.B.PTP R8, R0, R4, 8, 2D, 0xf"  active 0xffff
    s = { bits(0x3f7f7000) bits(0xbfaf7800) bits(0x3ecfe000) bits(0x39000000) bits(0xbf808400) bits(0x3cfe0000) bits(0x3cfe0000) bits(0x39800000) bits(0x3f433000) bits(0x3ffc0800) bits(0x3ffc0400) bits(0x3f77f800) bits(0xbf83f800) bits(0xbf7ac800) bits(0xbff3f000) bits(0x3eeff000) ... }
    t = { bits(0xbf800000) bits(0xbfeec000) bits(0x40204800) bits(0x40281000) bits(0xbdfe0000) bits(0x3f202000) bits(0x3f206000) bits(0xbdfd0000) bits(0xbfb13000) bits(0xbfa60000) bits(0xbfc79000) bits(0xbf801000) bits(0xbf7fa000) bits(0xbfe62000) bits(0xbf800000) bits(0x3ebf8000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3e82f6f7  R9 = 0x3e865050  R10 = 0x3f5e2727  R11 = 0x3f482020;
    expect lane 1 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 2 R8 = 0x3e90f4f5  R9 = 0x3c1afafb  R10 = 0x3f153fc0  R11 = 0x3f612828;
    expect lane 3 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 4 R8 = 0x3e8e8e8f  R9 = 0x3e818182  R10 = 0x3f048485  R11 = 0x3f7dfdfe;
    expect lane 5 R8 = 0x3dc26a6a  R9 = 0x3ee40000  R10 = 0x3f120000  R11 = 0x3f1a0000;
    expect lane 6 R8 = 0x3dc5ea6a  R9 = 0x3ee28c00  R10 = 0x3f124400  R11 = 0x3f190800;
    expect lane 7 R8 = 0x3e8e7676  R9 = 0x3e828485  R10 = 0x3f038d8e  R11 = 0x3f7df9fa;
    expect lane 8 R8 = 0x3e997777  R9 = 0x3dbc1c1c  R10 = 0x3f2640c1  R11 = 0x3f42a828;
    expect lane 9 R8 = 0x3e848485  R9 = 0x3e7afafb  R10 = 0x3f606060  R11 = 0x3f4bcbcc;
    expect lane 10 R8 = 0x3e848485  R9 = 0x3e7afafb  R10 = 0x3f606060  R11 = 0x3f4bcbcc;
    expect lane 11 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 12 R8 = 0x3e9c2222  R9 = 0x3cab4b4b  R10 = 0x3f6ca0a1  R11 = 0x3f466464;
    expect lane 13 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 14 R8 = 0x3e9c1c1c  R9 = 0x3ca8a8a9  R10 = 0x3f6ceced  R11 = 0x3f474747;
    expect lane 15 R8 = 0x3f000101  R9 = 0x3f005e5e  R10 = 0x3f00c4c5  R11 = 0x3f002929;
}

warp 27 {
    asm "TLD4.A R8, R0, 40, 2D, 0xf"  active 0xffff
    s = { bits(0x3d864000) bits(0xbf832000) bits(0x3dc00000) bits(0x401cf600) bits(0xbfb23c00) bits(0x4001fe00) bits(0xbf3af000) bits(0x3ffbfc00) bits(0xbf7fe800) bits(0x400aee00) bits(0x3ffbf800) bits(0x3e949000) bits(0x3f47f000) bits(0x40020600) bits(0xbfe52c00) bits(0x3ea02000) ... }
    t = { bits(0x403a3800) bits(0x3fb78000) bits(0xbf800000) bits(0xba800000) bits(0xbe000000) bits(0x3fdec000) bits(0x4015d800) bits(0x3f802000) bits(0x3fb7a000) bits(0x40080800) bits(0xbf7fe000) bits(0x400a6800) bits(0x3f928000) bits(0x3f9d0000) bits(0x3f602000) bits(0xbf95c000) ... }
    expect lane 0 R8 = 0x3e967dcd  R9 = 0x45365f55  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 1 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 2 R8 = 0x3ed38ccd  R9 = 0xbe2aaaab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 3 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 4 R8 = 0x401c999a  R9 = 0xbe3f2aab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 5 R8 = 0xc45c5199  R9 = 0xc51ea400  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 6 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 7 R8 = 0xc45c5199  R9 = 0xc51ea400  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 8 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 9 R8 = 0xc45c5199  R9 = 0xc51ea400  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 10 R8 = 0xc45c5199  R9 = 0xc51ea400  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 11 R8 = 0x4597af33  R9 = 0xc46510ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 12 R8 = 0xc03776e6  R9 = 0xbe6912a3  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 13 R8 = 0xc45c5199  R9 = 0xc51ea400  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 14 R8 = 0x3e19999a  R9 = 0x45c93eab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 15 R8 = 0x452f2166  R9 = 0xc404402b  R10 = 0x3f400000  R11 = 0x7e800000;
}

warp 28 {
    asm "TLD4.R.AOFFI R8, R0, R4, 40, 2D, 0xf"  active 0xffff
    s = { bits(0x3f83f800) bits(0x39000000) bits(0x403fe200) bits(0x403cca00) bits(0x3f840c00) bits(0x3f5b7800) bits(0x3fb31c00) bits(0xbf65f000) bits(0xbf83fc00) bits(0x39c00000) bits(0xbcff0000) bits(0x3cfe0000) bits(0xbf781000) bits(0xbd000000) bits(0x40325400) bits(0x3f83f800) ... }
    t = { bits(0x4007f800) bits(0x3f901000) bits(0x401e7800) bits(0x3ff02000) bits(0x401e3000) bits(0x403f6800) bits(0x3ebfc000) bits(0x3fa7d000) bits(0x3e008000) bits(0xba000000) bits(0x3f8fe000) bits(0xbf8e0000) bits(0x40001000) bits(0xbf07c000) bits(0x3f900000) bits(0x3e844000) ... }
    off1 = { aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) aoffi(-3, 21) ... }
    expect lane 0 R8 = 0x3e80778d  R9 = 0x43e3e5cb  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 1 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 2 R8 = 0xc45c5199  R9 = 0xc51ea400  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 3 R8 = 0xc45c5199  R9 = 0xc51ea400  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 4 R8 = 0x3e8317cd  R9 = 0x43e300cf  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 5 R8 = 0xc6481b38  R9 = 0xc09f5215  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 6 R8 = 0xc45c5199  R9 = 0xc51ea400  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 7 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 8 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 9 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 10 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 11 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 12 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 13 R8 = 0x3e666667  R9 = 0x45493c00  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 14 R8 = 0xc45c5199  R9 = 0xc51ea400  R10 = 0x3f900000  R11 = 0x7ec00000;
    expect lane 15 R8 = 0x3e80778d  R9 = 0x43e3e5cb  R10 = 0x3f400000  R11 = 0x7e800000;
}

warp 29 {
    asm "TLD4.G R8, R0, 72, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0000) bits(0x3f601800) bits(0xbf9ac800) bits(0x3ea03000) bits(0xbd008000) bits(0x3ffffc00) bits(0x40350c00) bits(0xbf65a800) bits(0xbd008000) bits(0x3e900000) bits(0x3e606000) bits(0xbf431800) bits(0x3e006000) bits(0x40020400) bits(0x3eeff000) bits(0x3f37f000) ... }
    t = { bits(0xbf604000) bits(0x3fe26000) bits(0xbdff0000) bits(0xbf7fe000) bits(0xbf602000) bits(0x40001000) bits(0x3e000000) bits(0x40001000) bits(0x3f900000) bits(0xbf7fc000) bits(0xbf8ff000) bits(0x403aa800) bits(0x3e008000) bits(0xbf902000) bits(0xbf902000) bits(0xbdfd0000) ... }
    expect lane 0 R8 = 0xbeb21a34  R9 = 0xbe2b5556  R10 = 0x3f008000  R11 = 0x3f008000;
    expect lane 1 R8 = 0x3d1d1a34  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0xbeb366ce  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0xbcf6ad5b  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0xbe3972e6  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3d71e3c8  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0x3d71e3c8  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0xbe812e5d  R9 = 0xbe295556  R10 = 0x3efe0000  R11 = 0x3efe0000;
    expect lane 10 R8 = 0x3e160408  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 11 R8 = 0x3d71e3c8  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 12 R8 = 0x3da1e3c8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 14 R8 = 0xbda14285  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3ec6ddbb  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 30 {
    asm "TLD4.B.AOFFI R8, R0, R4, 72, 2D, 0xf"  active 0xffff
    s = { bits(0xbcff0000) bits(0x4001fc00) bits(0x3ffbf800) bits(0x3f840000) bits(0x3fe56800) bits(0xbf780000) bits(0xb9000000) bits(0x3f201800) bits(0x3ffc0800) bits(0x3ff96000) bits(0x40341400) bits(0xbf800800) bits(0x3ea00000) bits(0xbf800000) bits(0xbf13c000) bits(0xbf840800) ... }
    t = { bits(0x40138000) bits(0xbf556000) bits(0xbf902000) bits(0x3f802000) bits(0xbf564000) bits(0xbf8fe000) bits(0xbfb3b000) bits(0x3fb97000) bits(0x3f901000) bits(0xbf7fe000) bits(0x3f602000) bits(0x3e000000) bits(0x3dfe0000) bits(0x3eff8000) bits(0x3ec08000) bits(0x3f400000) ... }
    off1 = { aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) aoffi(15, -16) ... }
    expect lane 0 R8 = 0xbe193265  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3d71e3c8  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0xbe800000  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 10 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 11 R8 = 0x3d71e3c8  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 12 R8 = 0xbcd1a347  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 13 R8 = 0x3d71e3c8  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 14 R8 = 0x3e9be7d0  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3d71e3c8  R9 = 0xbe800000  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 31 {
    asm "TLD4.A R8, R0, 104, 2D, 0xf"  active 0xffff
    s = { bits(0x40020200) bits(0x3d80c000) bits(0x3f781000) bits(0xbd878000) bits(0xbf7ff000) bits(0x40020200) bits(0xbf7ff800) bits(0x3f0ff000) bits(0xbf831800) bits(0x3f780800) bits(0x3ffffc00) bits(0x3fb85800) bits(0xbf840400) bits(0x3ed02000) bits(0x3f800c00) bits(0x3feb6000) ... }
    t = { bits(0xbf604000) bits(0x40001000) bits(0x40081800) bits(0xbfbfb000) bits(0x3f8ff000) bits(0x3e010000) bits(0x401ba800) bits(0xbfdb5000) bits(0xbf600000) bits(0x3f8fe000) bits(0x3f606000) bits(0xbdff0000) bits(0x3f902000) bits(0x403ce000) bits(0x3e000000) bits(0x3f206000) ... }
    expect lane 0 R8 = 0x3f260ccc  R9 = 0x3efa0000  R10 = 0x3f008000  R11 = 0x3f008000;
    expect lane 1 R8 = 0x3f266666  R9 = 0x3e6ff7f8  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f260ccd  R9 = 0x3efa0000  R10 = 0x3f008000  R11 = 0x3f008000;
    expect lane 3 R8 = 0x3ef33333  R9 = 0x3ca8a8a9  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3ef33333  R9 = 0x3ca8a8a9  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3f266666  R9 = 0x3eea8081  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3ef33333  R9 = 0x3ca8a8a9  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 7 R8 = 0x3f266666  R9 = 0x3e92e6e7  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0x3f266666  R9 = 0x3d28a8a9  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 9 R8 = 0x3f266666  R9 = 0x3efafafb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3f25b333  R9 = 0x3ef90505  R10 = 0x3f010000  R11 = 0x3f010000;
    expect lane 11 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3ef33333  R9 = 0x3ca8a8a9  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 13 R8 = 0x3f266666  R9 = 0x3c1efeff  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 14 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f266666  R9 = 0x3eb14545  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 32 {
    asm "TLD4.R.AOFFI R8, R0, R4, 104, 2D, 0xf"  active 0xffff
    s = { bits(0x3f6a7800) bits(0x3ebfe000) bits(0x3f781800) bits(0x3d804000) bits(0x3d010000) bits(0xbf14f800) bits(0xbf7ff000) bits(0x3f181800) bits(0x3f83f800) bits(0x40020200) bits(0x3f781000) bits(0x3f840000) bits(0x3ffc0c00) bits(0x3ffff800) bits(0x40000200) bits(0xbe7fa000) ... }
    t = { bits(0xbf85e000) bits(0xbfe73000) bits(0x3f800000) bits(0x40001800) bits(0x3f7fe000) bits(0x3f148000) bits(0x40000000) bits(0xbf801000) bits(0x3f602000) bits(0xbf897000) bits(0x3f903000) bits(0xbf8ba000) bits(0xbe010000) bits(0x3e010000) bits(0x40080800) bits(0xbf78c000) ... }
    off1 = { aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) aoffi(31, -13) ... }
    expect lane 0 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 1 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 2 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 3 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 4 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 5 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 6 R8 = 0x3f266666  R9 = 0x3e7deff0  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 8 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 9 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 10 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 11 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 12 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 13 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 14 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
    expect lane 15 R8 = 0x3ef33333  R9 = 0x3e7afafb  R10 = 0x3f400000  R11 = 0x3f400000;
}

warp 33 {
    asm "TLD4.G R8, R0, 136, 2D, 0xf"  active 0xffff
    s = { bits(0x400b2e00) bits(0x40385000) bits(0x40016400) bits(0xbf840400) bits(0xbcfd0000) bits(0xbf410800) bits(0x3fcc3400) bits(0x3d010000) bits(0x3f7ff000) bits(0x3fdf1400) bits(0x3f7ff000) bits(0x3ecff000) bits(0xbf83f400) bits(0xbf840400) bits(0xbf7ff800) bits(0x401bfe00) ... }
    t = { bits(0xba000000) bits(0x40080800) bits(0x3ff01000) bits(0xbf8fd000) bits(0x3e008000) bits(0x3f802000) bits(0x3f5fe000) bits(0x3ec04000) bits(0xbfb99000) bits(0x40080800) bits(0xbf802000) bits(0x3f602000) bits(0xbe000000) bits(0xba800000) bits(0xbe000000) bits(0x3f802000) ... }
    expect lane 0 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
    expect lane 1 R8 = 0xc2f54ccd  R9 = 0x3e60a1e1  R10 = 0x3f782878  R11 = 0x3f782878;
    expect lane 2 R8 = 0xc2f54ccd  R9 = 0x3e60a1e1  R10 = 0x3f782878  R11 = 0x3f782878;
    expect lane 3 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 4 R8 = 0xc57fdd9a  R9 = 0x3f000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 6 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 7 R8 = 0xbc113fc0  R9 = 0x3a5540d5  R10 = 0x3a5540d5  R11 = 0x3a5540d5;
    expect lane 8 R8 = 0xc2f73899  R9 = 0x3e626324  R10 = 0x3f7818c9  R11 = 0x3f7818c9;
    expect lane 9 R8 = 0xc2f54ccd  R9 = 0x3e60a1e1  R10 = 0x3f782878  R11 = 0x3f782878;
    expect lane 10 R8 = 0xc2f73899  R9 = 0x3e626324  R10 = 0x3f7818c9  R11 = 0x3f7818c9;
    expect lane 11 R8 = 0x3a30c000  R9 = 0x3f6948e9  R10 = 0x3f6948e9  R11 = 0x3f6948e9;
    expect lane 12 R8 = 0xc57fdd9a  R9 = 0x3f000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0xc57fdd9a  R9 = 0x3f000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0xc57fdd9a  R9 = 0x3f000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0xc2f54ccd  R9 = 0x3e60a1e1  R10 = 0x3f782878  R11 = 0x3f782878;
}

warp 34 {
    asm "TLD4.B.AOFFI R8, R0, R4, 136, 2D, 0xf"  active 0xffff
    s = { bits(0xbf77e800) bits(0x3f781800) bits(0xbf812400) bits(0xbf781000) bits(0xbf83f400) bits(0xbd008000) bits(0xbf9dd400) bits(0x3f7ff000) bits(0xbfb62400) bits(0x3f881400) bits(0x3f189000) bits(0x3f800400) bits(0x400ff600) bits(0x3f840400) bits(0xbf800400) bits(0x4039fa00) ... }
    t = { bits(0x3a000000) bits(0x400ca800) bits(0x40079800) bits(0xbf8ff000) bits(0x3fed3000) bits(0x3ff02000) bits(0x3f5fc000) bits(0xbf5fe000) bits(0xbf8fe000) bits(0xbd200000) bits(0x40344800) bits(0x3ff02000) bits(0xbf900000) bits(0x3f50a000) bits(0xbfc76000) bits(0x40000000) ... }
    off1 = { aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) aoffi(-28, -28) ... }
    expect lane 0 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 1 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 2 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 3 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 4 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 5 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 6 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 7 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 8 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 9 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 10 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 11 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 12 R8 = 0x44650c6c  R9 = 0x3e09b296  R10 = 0x3f226ca5  R11 = 0x3f226ca5;
    expect lane 13 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 14 R8 = 0x41b42ccd  R9 = 0x3cbef0bf  R10 = 0x3f45f786  R11 = 0x3f45f786;
    expect lane 15 R8 = 0xc2f54ccd  R9 = 0x3e60a1e1  R10 = 0x3f782878  R11 = 0x3f782878;
}

warp 35 {
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbe89b000) bits(0x40389400) bits(0x40347c00) bits(0x3fd0c400) bits(0x4028b200) bits(0x3f748000) bits(0x3ffbf800) bits(0x3d018000) bits(0xbf9c6000) bits(0x3f300800) bits(0xbcff0000) bits(0x3ffff800) bits(0x40020400) bits(0x3f810c00) bits(0xbd010000) bits(0xbfcc0c00) ... }
    t = { bits(0x3f3fc000) bits(0x40001000) bits(0x3ff87000) bits(0xbdff0000) bits(0xbf676000) bits(0x3fa11000) bits(0x3eaf8000) bits(0x3f600000) bits(0xbf7fe000) bits(0x3e000000) bits(0xbff1a000) bits(0xbf800000) bits(0x3f801000) bits(0x3f5fc000) bits(0x3fba5000) bits(0x3f900000) ... }
    expect lane 0 R8 = 0x3dc0c0c1  R9 = 0x3ee4e4e5  R10 = 0x3f119192  R11 = 0x3f19999a;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 2 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 3 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 6 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 7 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 8 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 9 R8 = 0x3de8e8e9  R9 = 0x3f028283  R10 = 0x3e888889  R11 = 0x3b808081;
    expect lane 10 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 12 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 13 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 14 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 15 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
}

warp 36 {
    asm "TLD4.R.AOFFI R8, R0, R4, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbcfd0000) bits(0x3d000000) bits(0x40020000) bits(0x39800000) bits(0x00000000) bits(0xbf77f800) bits(0x3fa3dc00) bits(0xbf83fc00) bits(0x3d010000) bits(0x3ebb5000) bits(0x3d018000) bits(0x3f3ff000) bits(0x3e206000) bits(0xbf544000) bits(0x3f840c00) bits(0x3ffc0800) ... }
    t = { bits(0xbfd71000) bits(0xbf8fe000) bits(0xbf5fa000) bits(0x3fa14000) bits(0xbc940000) bits(0x3f674000) bits(0xbdfe0000) bits(0x3ffff000) bits(0x3f902000) bits(0x3dff0000) bits(0xbf1a8000) bits(0x3fbaa000) bits(0xbf5fe000) bits(0x3f596000) bits(0x401ec800) bits(0xbf7fa000) ... }
    off1 = { aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) aoffi(-32, -4) ... }
    expect lane 0 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 1 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 2 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 5 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 6 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 7 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 8 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 9 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 10 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 11 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 13 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 14 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 15 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
}

warp 37 {
    asm "TLD4.G.PTP R8, R0, R4, 9, 2D, 0xf"  active 0xffff
    s = { bits(0xbf02b000) bits(0x3ffbfc00) bits(0xbf83fc00) bits(0x40000000) bits(0xbe310000) bits(0x40020200) bits(0xbf780800) bits(0x40000000) bits(0x3f800400) bits(0x3f000800) bits(0x3f800c00) bits(0x3ffff800) bits(0xbf83fc00) bits(0x3e402000) bits(0x39c00000) bits(0x3f77f800) ... }
    t = { bits(0x3f204000) bits(0x3ffff000) bits(0xbe010000) bits(0xbfb77000) bits(0x40379800) bits(0x400bd800) bits(0x3f7fc000) bits(0xbdfd0000) bits(0xbfac0000) bits(0xbeb7c000) bits(0x40081800) bits(0x3fa90000) bits(0x4007f000) bits(0x3f7fc000) bits(0x3dfe0000) bits(0xbf5fa000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3dc0c0c1  R9 = 0x3ee4e4e5  R10 = 0x3f119192  R11 = 0x3f19999a;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 2 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 3 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 5 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 6 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 7 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 8 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 9 R8 = 0x3ea4a4a5  R9 = 0x3c808081  R10 = 0x3e64e4e5  R11 = 0x3e54d4d5;
    expect lane 10 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 11 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 12 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 13 R8 = 0x3f54d4d5  R9 = 0x3f35b5b6  R10 = 0x3f23a3a4  R11 = 0x3c40c0c1;
    expect lane 14 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 15 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
}

warp 38 {
    asm "TLD4.B R8, R0, 41, 2D, 0xf"  active 0xffff
    s = { bits(0x39c00000) bits(0x3fe97c00) bits(0xbf77f000) bits(0x3f848000) bits(0x3f780800) bits(0xbf7fe800) bits(0x3f800400) bits(0xbf8dc000) bits(0x4004c800) bits(0xbf119800) bits(0x3ef03000) bits(0x3f800000) bits(0xbfbc5000) bits(0xbf840800) bits(0x00000000) bits(0xbf780800) ... }
    t = { bits(0xbfed1000) bits(0xbf800000) bits(0x40001000) bits(0x3e018000) bits(0x40331000) bits(0x3ec08000) bits(0x3dff0000) bits(0x3fefe000) bits(0x3f1fe000) bits(0xbf8fd000) bits(0x3a800000) bits(0xbf5fc000) bits(0x40001800) bits(0xbf638000) bits(0x3e010000) bits(0x400c9800) ... }
    expect lane 0 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbc8ec000  R9 = 0x477ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc77fe000  R9 = 0x44278000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e59a000  R9 = 0x459d4000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x40930000  R9 = 0xbd240000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 39 {
    asm "TLD4.A.AOFFI R8, R0, R4, 41, 2D, 0xf"  active 0xffff
    s = { bits(0xbd008000) bits(0x39000000) bits(0x401cda00) bits(0xbd010000) bits(0x3f6a3000) bits(0x3ea03000) bits(0xbfdc0c00) bits(0x3fa62000) bits(0x3f480000) bits(0x3f87cc00) bits(0x3f840c00) bits(0x3e1fe000) bits(0x39800000) bits(0x3f5ff000) bits(0xbe79c000) bits(0x4025a200) ... }
    t = { bits(0xbe010000) bits(0x4016f000) bits(0x3e7b0000) bits(0xbe308000) bits(0x3f7fc000) bits(0x3d500000) bits(0x3f900000) bits(0xbf8ff000) bits(0x3f7b8000) bits(0xbf70c000) bits(0xbdff0000) bits(0x3ffff000) bits(0x3f3b4000) bits(0x3e900000) bits(0xbf802000) bits(0x3f606000) ... }
    off1 = { aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) aoffi(-20, 12) ... }
    expect lane 0 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 40 {
    asm "TLD4.R R8, R0, 73, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780800) bits(0x3ffc0400) bits(0x3fe05400) bits(0x3f5f9800) bits(0x3ee00000) bits(0xbf5f7000) bits(0x3f800400) bits(0x3fc15400) bits(0x40020400) bits(0xbfd5f000) bits(0xbf7ff800) bits(0xbd000000) bits(0x3ffbfc00) bits(0x3fa9f800) bits(0x3ffc9800) bits(0x3ee01000) ... }
    t = { bits(0x3e018000) bits(0xbf847000) bits(0xbe008000) bits(0x3f802000) bits(0xbf500000) bits(0x40309000) bits(0xba000000) bits(0x40000800) bits(0x3fefe000) bits(0xbee70000) bits(0x3fe94000) bits(0x40001000) bits(0x3f869000) bits(0x3f800000) bits(0x3d870000) bits(0x3f8c7000) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbee9d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f65cb97  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbee9d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 41 {
    asm "TLD4.G.AOFFI R8, R0, R4, 73, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7ff000) bits(0x40000600) bits(0x3fb98000) bits(0xbf840000) bits(0x3d018000) bits(0xbf840800) bits(0x39800000) bits(0x40020200) bits(0xbfd4c000) bits(0x4034b800) bits(0xbfc40800) bits(0x3fbbf800) bits(0x3e204000) bits(0x3f800400) bits(0xbe234000) bits(0xbf800800) ... }
    t = { bits(0xbf734000) bits(0xbea40000) bits(0xbdfd0000) bits(0xbfe67000) bits(0x3f0fc000) bits(0x3fa87000) bits(0x401a6000) bits(0x3e008000) bits(0xba000000) bits(0xbdff0000) bits(0x3ff80000) bits(0x3a000000) bits(0xbfff0000) bits(0xbdfd0000) bits(0xbf7fc000) bits(0x3e018000) ... }
    off1 = { aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) aoffi(26, -4) ... }
    expect lane 0 R8 = 0x3e3972e6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbeb162c6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ef5ebd8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbeb162c6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 42 {
    asm "TLD4.B R8, R0, 105, 2D, 0xf"  active 0xffff
    s = { bits(0x3fe68c00) bits(0x3ff30400) bits(0x3fb1f000) bits(0xbf800000) bits(0x40369c00) bits(0x4001fe00) bits(0xbf840400) bits(0xbfd2d400) bits(0x3ffff800) bits(0xbf780800) bits(0x40020400) bits(0xbf77f000) bits(0xbf478800) bits(0xbf800400) bits(0xbf83f800) bits(0xbf840000) ... }
    t = { bits(0x3f901000) bits(0x3f5fc000) bits(0x3f801000) bits(0xbfd21000) bits(0x3dce0000) bits(0xbdff0000) bits(0x3fa0d000) bits(0x3ef40000) bits(0x3dfe0000) bits(0x3fac0000) bits(0xbf7fa000) bits(0x3ef90000) bits(0xbf5fc000) bits(0x40000800) bits(0x3f570000) bits(0x3f7de000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
}

warp 43 {
    asm "TLD4.A.AOFFI R8, R0, R4, 105, 2D, 0xf"  active 0xffff
    s = { bits(0x3e406000) bits(0x3ffffc00) bits(0x3e964000) bits(0x3f77f000) bits(0x3f840400) bits(0x40000600) bits(0xbe41c000) bits(0x3f77f000) bits(0x3d000000) bits(0xbf7fe800) bits(0xbf951c00) bits(0xbfcb3000) bits(0x40020200) bits(0x3f840400) bits(0xbcff0000) bits(0xbfede000) ... }
    t = { bits(0x3f9e0000) bits(0xbfc78000) bits(0x3fffe000) bits(0xbf800000) bits(0x3f903000) bits(0x40294800) bits(0xbee14000) bits(0x40277800) bits(0x40080000) bits(0x4030e000) bits(0x3e008000) bits(0xbfce5000) bits(0x3e9f0000) bits(0x3f902000) bits(0x3dff0000) bits(0x3ec0c000) ... }
    off1 = { aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) aoffi(15, 20) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3eacacad  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3b808081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
}

warp 44 {
    asm "TLD4.R R8, R0, 137, 2D, 0xf"  active 0xffff
    s = { bits(0x3e55e000) bits(0x00000000) bits(0xbcfd0000) bits(0x3f800000) bits(0x3d018000) bits(0x3ffc0000) bits(0xbf4ae000) bits(0x40312e00) bits(0x3d778000) bits(0x3ef01000) bits(0xbf83fc00) bits(0x39c00000) bits(0x39c00000) bits(0xbfdcf400) bits(0xbd010000) bits(0x3ffc0000) ... }
    t = { bits(0xbf7fa000) bits(0xbf900000) bits(0x3a000000) bits(0x3fb21000) bits(0xbf900000) bits(0xbf902000) bits(0x3f604000) bits(0xbf801000) bits(0x3f604000) bits(0x3a000000) bits(0x40080000) bits(0xbfd19000) bits(0x3ff01000) bits(0xba800000) bits(0xbfbbb000) bits(0x3f8ff000) ... }
    expect lane 0 R8 = 0xc6ee0000  R9 = 0x3f1da39e  R10 = 0x3f1da39e  R11 = 0x3f1da39e;
    expect lane 1 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 2 R8 = 0xc5ffe000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 4 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 5 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 6 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 7 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 8 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 9 R8 = 0x3d144000  R9 = 0x3eae1aae  R10 = 0x3eae1aae  R11 = 0x3eae1aae;
    expect lane 10 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 11 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 12 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 13 R8 = 0xc5ffe000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 15 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
}

warp 45 {
    asm "TLD4.G.AOFFI R8, R0, R4, 137, 2D, 0xf"  active 0xffff
    s = { bits(0x3f77f800) bits(0x3f780000) bits(0x3f800400) bits(0xbf780800) bits(0x3f101000) bits(0x3f77f800) bits(0x3ffffc00) bits(0xbf840800) bits(0x4001fe00) bits(0x40238400) bits(0x40000400) bits(0xbd000000) bits(0x3f281800) bits(0x40020000) bits(0xbf800400) bits(0xbfc32c00) ... }
    t = { bits(0xbe010000) bits(0x3ebfc000) bits(0x4023d800) bits(0x3f903000) bits(0xbe968000) bits(0x3fff5000) bits(0x3fd5b000) bits(0x40250000) bits(0xbe010000) bits(0xbd3e0000) bits(0x3f9ad000) bits(0xbf801000) bits(0xbdfd0000) bits(0xbfed0000) bits(0x3f390000) bits(0x3e4b0000) ... }
    off1 = { aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) aoffi(10, 7) ... }
    expect lane 0 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 1 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 2 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 3 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 4 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 5 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 6 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 7 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 8 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 9 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 10 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 11 R8 = 0xb3800000  R9 = 0x3f000180  R10 = 0x3f000180  R11 = 0x3f000180;
    expect lane 12 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 13 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 14 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 15 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
}

warp 46 {
    asm "TLD4.B R8, R0, 10, 2D, 0xf"  active 0xffff
    s = { bits(0x3f281800) bits(0xbd010000) bits(0x3f9a5c00) bits(0x3f781800) bits(0x3e903000) bits(0x403a3600) bits(0xbf780800) bits(0xbf77f000) bits(0x403fc000) bits(0xbf780000) bits(0x40045200) bits(0xbf981c00) bits(0x3d018000) bits(0x40000600) bits(0x3ffbfc00) bits(0x3f799800) ... }
    t = { bits(0x3f5fe000) bits(0x3f8ff000) bits(0x3fbe3000) bits(0x3ffff000) bits(0x3e018000) bits(0x40001000) bits(0x3f801000) bits(0x401b7000) bits(0x3f803000) bits(0x40033800) bits(0x3f5fc000) bits(0x40080000) bits(0x3f400000) bits(0x3fbe8000) bits(0xbf900000) bits(0x3fffe000) ... }
    expect lane 0 R8 = 0x3e958d8e  R9 = 0x3f0e1e1e  R10 = 0x3f14c4c5  R11 = 0x3f71bfc0;
    expect lane 1 R8 = 0x3e82f6f7  R9 = 0x3f01dedf  R10 = 0x3d194949  R11 = 0x3f7b3c3c;
    expect lane 2 R8 = 0x3e837f7f  R9 = 0x3f15f5f6  R10 = 0x3f315757  R11 = 0x3e6d3535;
    expect lane 3 R8 = 0x3e64e4e5  R9 = 0x3f72f2f3  R10 = 0x3eeaeaeb  R11 = 0x3eababac;
    expect lane 4 R8 = 0x3f00ff5b  R9 = 0x3e363606  R10 = 0x3c2ec0c1  R11 = 0x3f006b77;
    expect lane 5 R8 = 0x3e65a5a6  R9 = 0x3f72e2e3  R10 = 0x3eeababb  R11 = 0x3eac4646;
    expect lane 6 R8 = 0x3e64e4e5  R9 = 0x3f72f2f3  R10 = 0x3eeaeaeb  R11 = 0x3eababac;
    expect lane 7 R8 = 0x3e5589a6  R9 = 0x3f0b2ac3  R10 = 0x3f182fe3  R11 = 0x3e251569;
    expect lane 8 R8 = 0x3e666666  R9 = 0x3f72d2d3  R10 = 0x3eea8a8b  R11 = 0x3eace0e1;
    expect lane 9 R8 = 0x3e860606  R9 = 0x3f6fafb0  R10 = 0x3ee12121  R11 = 0x3ecb1313;
    expect lane 10 R8 = 0x3e058182  R9 = 0x3f7ab0b1  R10 = 0x3f01eced  R11 = 0x3e3da1a2;
    expect lane 11 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 12 R8 = 0x3e533333  R9 = 0x3e887c7c  R10 = 0x3f219e9f  R11 = 0x3eb5cfd0;
    expect lane 13 R8 = 0x3e845c5c  R9 = 0x3f165656  R10 = 0x3f322e2e  R11 = 0x3e6fbfc0;
    expect lane 14 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 15 R8 = 0x3e642424  R9 = 0x3f730303  R10 = 0x3eeb1b1b  R11 = 0x3eab1111;
}

warp 47 {
    asm "TLD4.A.AOFFI R8, R0, R4, 10, 2D, 0xf"  active 0xffff
    s = { bits(0xbd000000) bits(0x3f83fc00) bits(0x40198e00) bits(0x3d018000) bits(0x3fba6000) bits(0x40000400) bits(0xbf800000) bits(0x3f800400) bits(0xbf840800) bits(0xbf77f000) bits(0xbfb27800) bits(0x40020000) bits(0x3f680000) bits(0x3fdd0c00) bits(0x40020400) bits(0x3fb36000) ... }
    t = { bits(0x3fefe000) bits(0x3ac00000) bits(0x3f5d8000) bits(0xbf902000) bits(0xbedd8000) bits(0x3e000000) bits(0xbf97d000) bits(0xbf002000) bits(0xbf126000) bits(0x3fae6000) bits(0x3f5fc000) bits(0x3fe33000) bits(0xbfd09000) bits(0x3e008000) bits(0x3ecc8000) bits(0xbfe7f000) ... }
    off1 = { aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) aoffi(14, 25) ... }
    expect lane 0 R8 = 0x3eba4646  R9 = 0x3f28feff  R10 = 0x3d9d3d3d  R11 = 0x3f44d2d3;
    expect lane 1 R8 = 0x3e73b3b4  R9 = 0x3f34e0e1  R10 = 0x3eeb4b4b  R11 = 0x3e91fdfe;
    expect lane 2 R8 = 0x3e9ededf  R9 = 0x3f6b8b8c  R10 = 0x3ed4b4b5  R11 = 0x3ef2eeef;
    expect lane 3 R8 = 0x3f77b141  R9 = 0x3e5dabd4  R10 = 0x3f484202  R11 = 0x3d8ebaeb;
    expect lane 4 R8 = 0x3e3ed2d3  R9 = 0x3f69dbdc  R10 = 0x3f1a4343  R11 = 0x3e717d7d;
    expect lane 5 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 6 R8 = 0x3f0e0606  R9 = 0x3f51babb  R10 = 0x3f041515  R11 = 0x3f199e9f;
    expect lane 7 R8 = 0x3e818182  R9 = 0x3f55d5d6  R10 = 0x3f373737  R11 = 0x3e979798;
    expect lane 8 R8 = 0x3f1c6299  R9 = 0x3f039422  R10 = 0x3edd0a6a  R11 = 0x3f55114b;
    expect lane 9 R8 = 0x3c23f7b8  R9 = 0x3e24028b  R10 = 0x3cfb45a6  R11 = 0x3e01cf33;
    expect lane 10 R8 = 0x3f4f491d  R9 = 0x3e73484c  R10 = 0x3f668f01  R11 = 0x3d136788;
    expect lane 11 R8 = 0x3e787878  R9 = 0x3f715151  R10 = 0x3ee60606  R11 = 0x3ebb5f5f;
    expect lane 12 R8 = 0x3ebf0707  R9 = 0x3f2feff0  R10 = 0x3f6b3f3f  R11 = 0x3ece4646;
    expect lane 13 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 14 R8 = 0x3eb46666  R9 = 0x3f37f1f2  R10 = 0x3f626f6f  R11 = 0x3ec5a3a4;
    expect lane 15 R8 = 0x3e5bdbdc  R9 = 0x3f0c8c8d  R10 = 0x3f1c5c5c  R11 = 0x3e2dadae;
}

warp 48 {
    asm "TLD4.R.PTP R8, R0, R4, 10, 2D, 0xf"  active 0xffff
    s = { bits(0x3f77f800) bits(0x3ffc0400) bits(0xbf840000) bits(0xbd008000) bits(0xbfb52000) bits(0x3f800400) bits(0x3d008000) bits(0x40000200) bits(0x3f840400) bits(0x3f800800) bits(0x3f8b4c00) bits(0xbdae4000) bits(0x3fd71400) bits(0x3f781000) bits(0x3f840000) bits(0x3f800c00) ... }
    t = { bits(0x40081800) bits(0x3a000000) bits(0x40081800) bits(0x3f656000) bits(0x3ebd8000) bits(0xbdfd0000) bits(0xbff90000) bits(0x00000000) bits(0xbf7fc000) bits(0xbf8b3000) bits(0x3a800000) bits(0x3ba00000) bits(0x3f1a2000) bits(0x40222800) bits(0x3c600000) bits(0xbfc0a000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3ea20202  R9 = 0x3f6a1616  R10 = 0x3ed33333  R11 = 0x3ef76363;
    expect lane 1 R8 = 0x3e64e4e5  R9 = 0x3f72f2f3  R10 = 0x3eeaeaeb  R11 = 0x3eababac;
    expect lane 2 R8 = 0x3ea20202  R9 = 0x3f6a1616  R10 = 0x3ed33333  R11 = 0x3ef76363;
    expect lane 3 R8 = 0x3e9e0a0a  R9 = 0x3df33333  R10 = 0x3f250909  R11 = 0x3e411111;
    expect lane 4 R8 = 0x3e27c7c8  R9 = 0x3f029495  R10 = 0x3f010909  R11 = 0x3dc89091;
    expect lane 5 R8 = 0x3e060606  R9 = 0x3f7adadb  R10 = 0x3f015151  R11 = 0x3e3f2727;
    expect lane 6 R8 = 0x3e8afafb  R9 = 0x3ec60606  R10 = 0x3e642424  R11 = 0x3f3d4d4d;
    expect lane 7 R8 = 0x3e64e4e5  R9 = 0x3f72f2f3  R10 = 0x3eeaeaeb  R11 = 0x3eababac;
    expect lane 8 R8 = 0x3e65a5a6  R9 = 0x3f72e2e3  R10 = 0x3eeababb  R11 = 0x3eac4646;
    expect lane 9 R8 = 0x3e212121  R9 = 0x3f789899  R10 = 0x3efbdbdc  R11 = 0x3e6aa2a3;
    expect lane 10 R8 = 0x3e65a5a6  R9 = 0x3f72e2e3  R10 = 0x3eeababb  R11 = 0x3eac4646;
    expect lane 11 R8 = 0x3f2b074b  R9 = 0x3f478388  R10 = 0x3ed42a62  R11 = 0x3e858169;
    expect lane 12 R8 = 0x3eb66666  R9 = 0x3f2c2c2c  R10 = 0x3f62dadb  R11 = 0x3ec19192;
    expect lane 13 R8 = 0x3e983434  R9 = 0x3f1efeff  R10 = 0x3f457b7b  R11 = 0x3e951919;
    expect lane 14 R8 = 0x3e6f6f6f  R9 = 0x3f721212  R10 = 0x3ee84848  R11 = 0x3eb42020;
    expect lane 15 R8 = 0x3e876161  R9 = 0x3f17a7a8  R10 = 0x3f351e1e  R11 = 0x3e78a4a5;
}

warp 49 {
    asm "TLD4.G R8, R0, 42, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83f800) bits(0x3db6c000) bits(0x40370c00) bits(0x402a0a00) bits(0x3fdc2800) bits(0x3f840c00) bits(0xbfd88c00) bits(0x3ffc9000) bits(0x3f781000) bits(0x3fae8c00) bits(0x3f77f800) bits(0x3ffc0400) bits(0x3f7ff000) bits(0x3f7ff800) bits(0xbe9b7000) bits(0x3f7ff800) ... }
    t = { bits(0xbf5fc000) bits(0x3f800000) bits(0x3f1fe000) bits(0x40080000) bits(0xbff3f000) bits(0x40205800) bits(0xbf600000) bits(0xbf030000) bits(0x3dff0000) bits(0x400ca000) bits(0x3a000000) bits(0x3e888000) bits(0xbf900000) bits(0xbf5fa000) bits(0x3f406000) bits(0x3fb99000) ... }
    expect lane 0 R8 = 0xb8334040  R9 = 0xc6fee020  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ecff680  R9 = 0x43e267d1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xc77fe000  R9 = 0x44278000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc3dc6000  R9 = 0xc6e9ce00  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc705ef41  R9 = 0x43af59e4  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xc6e7e303  R9 = 0x4397cbe0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbb4f8b4a  R9 = 0xc6b5e940  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xc4dc6000  R9 = 0xc6a79800  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbbcb56c8  R9 = 0xc65de441  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xb8b36040  R9 = 0xc6fde040  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x45879833  R9 = 0xc42d7700  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc697ed04  R9 = 0x4346e7ae  R10 = 0x00000000  R11 = 0x00000000;
}

warp 50 {
    asm "TLD4.B.AOFFI R8, R0, R4, 42, 2D, 0xf"  active 0xffff
    s = { bits(0xbf8c5800) bits(0xbd960000) bits(0x3ffff800) bits(0xbcfe0000) bits(0x3f681800) bits(0x4001fe00) bits(0xbf781000) bits(0x3ffffc00) bits(0xbf840400) bits(0x3e202000) bits(0xbf0ab800) bits(0x3ffc0000) bits(0x40020200) bits(0x40383c00) bits(0x3fb01000) bits(0xbfa32c00) ... }
    t = { bits(0x3ff02000) bits(0x40000800) bits(0x4013f000) bits(0xbf802000) bits(0xbf5fc000) bits(0xbe010000) bits(0xbe000000) bits(0x3f602000) bits(0x40080000) bits(0x3f812000) bits(0xbf801000) bits(0xbfa8e000) bits(0x3ffac000) bits(0x3ebf8000) bits(0x3f378000) bits(0x3f600000) ... }
    off1 = { aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) aoffi(-27, -7) ... }
    expect lane 0 R8 = 0xb8334040  R9 = 0xc6fee020  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbbb37fc0  R9 = 0xc67fe001  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xc50b6536  R9 = 0x427f58f6  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbbb218c0  R9 = 0xc680efe0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc5fcc1ad  R9 = 0xc6fcc2bc  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc12ab4a0  R9 = 0x337f0000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xc0ab6000  R9 = 0x33000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbc338000  R9 = 0xbae80000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbbc01ec4  R9 = 0xc66de241  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbbb37fc0  R9 = 0xc67fe001  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x46093380  R9 = 0xc4cf2980  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc62c06f3  R9 = 0xc6abea80  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xc77ee020  R9 = 0x4426d880  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x4562c08f  R9 = 0xc42b4794  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 51 {
    asm "TLD4.A R8, R0, 74, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840400) bits(0x3f77f800) bits(0xbf781000) bits(0xbe6e6000) bits(0x3e986000) bits(0x3ffc0800) bits(0xbd010000) bits(0xbf83f800) bits(0xbf83f400) bits(0xbf37e000) bits(0xbea74000) bits(0xbf10d000) bits(0x3fe11000) bits(0x4018bc00) bits(0x3ffff800) bits(0xb9800000) ... }
    t = { bits(0x3fb75000) bits(0xbf5fc000) bits(0xbe8c8000) bits(0x3f388000) bits(0x3f3fc000) bits(0x3f900000) bits(0x3f606000) bits(0x3f902000) bits(0x3f604000) bits(0x3dfe0000) bits(0xbfc32000) bits(0x3f803000) bits(0x3f8ba000) bits(0x3f600000) bits(0x3dfe0000) bits(0xbf9d4000) ... }
    expect lane 0 R8 = 0xbf4a952a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3ca3c78f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf2470e2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e76cede  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbedba681  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf28dd6b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3ca3c78f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf7ef9f4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ec37ce2  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ef09e6d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbd2f250a  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbdee3c79  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3ca0c183  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbec9c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 52 {
    asm "TLD4.R.AOFFI R8, R0, R4, 74, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83fc00) bits(0x3ee01000) bits(0xbf781000) bits(0x40018e00) bits(0xbfe36800) bits(0x3f93b000) bits(0xbeab8000) bits(0xbd008000) bits(0x40009400) bits(0x39c00000) bits(0x3dc00000) bits(0x3d018000) bits(0xbe885000) bits(0xbf840000) bits(0x3e3fe000) bits(0x3e9ff000) ... }
    t = { bits(0x3ebfc000) bits(0x4030d800) bits(0xbee10000) bits(0x40080800) bits(0x3fa4c000) bits(0xbf604000) bits(0x3ff01000) bits(0x402c3800) bits(0x3dba0000) bits(0x40081800) bits(0x3e010000) bits(0x40000000) bits(0xbf8fd000) bits(0xbfff0000) bits(0xbdfd0000) bits(0xbf5fe000) ... }
    off1 = { aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) aoffi(2, -20) ... }
    expect lane 0 R8 = 0xbed5ab57  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3c77efe0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3b755ebd  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf143061  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3ca0c183  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbe081020  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbe8af5ec  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbdee3c79  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3d98e347  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3ea7ebd8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbd4ab56b  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf1764fa  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbecb972e  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbeba0810  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbec58b16  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 53 {
    asm "TLD4.G R8, R0, 106, 2D, 0xf"  active 0xffff
    s = { bits(0x3f57f800) bits(0x3d000000) bits(0xbf82f400) bits(0xbf5fb800) bits(0x3f83fc00) bits(0xb9000000) bits(0x40000400) bits(0x3f781000) bits(0x402b1800) bits(0x3f26c000) bits(0xbf780800) bits(0x3d008000) bits(0xbf800800) bits(0xb9000000) bits(0x3fe12c00) bits(0x3ea09000) ... }
    t = { bits(0xbddc0000) bits(0xbfaea000) bits(0x401f6000) bits(0x3f5fe000) bits(0x3f002000) bits(0x3e010000) bits(0xba800000) bits(0x3ff02000) bits(0x3f404000) bits(0xbfcf2000) bits(0xbf8ab000) bits(0x3f606000) bits(0x3f6f2000) bits(0x3e008000) bits(0x3ff02000) bits(0xbed78000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f78eced  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3edcdedf  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f16b6b7  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f03f7f8  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f189899  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f010000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f730303  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f7aeaeb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f562020  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3d63bafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f785858  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3daf6f6f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f773737  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f7aeaeb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f4d1747  R10 = 0x00000000  R11 = 0x00000000;
}

warp 54 {
    asm "TLD4.B.AOFFI R8, R0, R4, 106, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffffc00) bits(0xbf77f800) bits(0x3ffc0c00) bits(0xbe7ce000) bits(0xbfc53800) bits(0x3ffff800) bits(0xbd010000) bits(0xbbfc0000) bits(0x40160a00) bits(0xbf83f800) bits(0xbf781000) bits(0x3f83fc00) bits(0x3e604000) bits(0xbf63d800) bits(0x40238e00) bits(0x3f6ff800) ... }
    t = { bits(0x3dfe0000) bits(0x3f600000) bits(0x40080800) bits(0x400f2000) bits(0x3f4ee000) bits(0x40034800) bits(0x4029c000) bits(0x3e510000) bits(0xbe218000) bits(0x3fefe000) bits(0x3f002000) bits(0xbdfe0000) bits(0xbf1ee000) bits(0x40016800) bits(0x3f602000) bits(0xbf604000) ... }
    off1 = { aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) aoffi(4, -8) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f6afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3eacacad  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3e8fabac  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f673f3f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f6fafb0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3e2a6030  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3ee162a3  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f711d1d  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3df9b232  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3e97fdfe  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f7aeaeb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3efc17e8  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f06a0f5  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f6afafb  R10 = 0x00000000  R11 = 0x00000000;
}

warp 55 {
    asm "TLD4.A R8, R0, 138, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffbf800) bits(0x3f301000) bits(0x3f781000) bits(0x39c00000) bits(0xbcfe0000) bits(0x3f066000) bits(0x3d000000) bits(0x3f840800) bits(0x3f24b800) bits(0x3e202000) bits(0x3f800400) bits(0x3f118800) bits(0x3fdd7800) bits(0xbf7ff800) bits(0x3ffc0800) bits(0xbf0fe000) ... }
    t = { bits(0x3f2ba000) bits(0x3dfe0000) bits(0xbf802000) bits(0x3f650000) bits(0x40314800) bits(0x3dfe0000) bits(0x3e804000) bits(0x3f5fe000) bits(0x3e010000) bits(0x3d560000) bits(0x3ac00000) bits(0xbeb30000) bits(0x402c6000) bits(0xba000000) bits(0x3f8fe000) bits(0x3e010000) ... }
    expect lane 0 R8 = 0xc2b0a205  R9 = 0x3f6e6388  R10 = 0x3f6e6388  R11 = 0x3f6e6388;
    expect lane 1 R8 = 0x3e173313  R9 = 0x3e926e88  R10 = 0x3e926e88  R11 = 0x3e926e88;
    expect lane 2 R8 = 0xc37a863f  R9 = 0x3f6070c3  R10 = 0x3f6070c3  R11 = 0x3f6070c3;
    expect lane 3 R8 = 0xc40b5df0  R9 = 0x3e2802f8  R10 = 0x3e2802f8  R11 = 0x3e2802f8;
    expect lane 4 R8 = 0x424e3f00  R9 = 0x3d5cc65d  R10 = 0x3d5cc65d  R11 = 0x3d5cc65d;
    expect lane 5 R8 = 0x3fb798c7  R9 = 0x3f009c15  R10 = 0x3f009c15  R11 = 0x3f009c15;
    expect lane 6 R8 = 0xc57fe000  R9 = 0x3f000080  R10 = 0x3f000080  R11 = 0x3f000080;
    expect lane 7 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 8 R8 = 0x44cb225a  R9 = 0x3f0b5019  R10 = 0x3f0b5019  R11 = 0x3f0b5019;
    expect lane 9 R8 = 0xbe8556cc  R9 = 0x3eb8cc5d  R10 = 0x3eb8cc5d  R11 = 0x3eb8cc5d;
    expect lane 10 R8 = 0xc374d502  R9 = 0x3f606f9a  R10 = 0x3f606f9a  R11 = 0x3f606f9a;
    expect lane 11 R8 = 0x41387430  R9 = 0x3ea82241  R10 = 0x3ea82241  R11 = 0x3ea82241;
    expect lane 12 R8 = 0xc3066502  R9 = 0x3f6cd10f  R10 = 0x3f6cd10f  R11 = 0x3f6cd10f;
    expect lane 13 R8 = 0xc378a080  R9 = 0x3f607060  R10 = 0x3f607060  R11 = 0x3f607060;
    expect lane 14 R8 = 0xc0f4d7e0  R9 = 0x3f603f43  R10 = 0x3f603f43  R11 = 0x3f603f43;
    expect lane 15 R8 = 0x456ef71a  R9 = 0x3f02e5c2  R10 = 0x3f02e5c2  R11 = 0x3f02e5c2;
}

warp 56 {
    asm "TLD4.R.AOFFI R8, R0, R4, 138, 2D, 0xf"  active 0xffff
    s = { bits(0x3e0f0000) bits(0x3f77f800) bits(0x3ffc0c00) bits(0x3dbfc000) bits(0x3f681000) bits(0x3d018000) bits(0x3ffbfc00) bits(0x3f781800) bits(0xbf7ff800) bits(0xbf2e2000) bits(0x3e584000) bits(0x3f62b000) bits(0x3ff6c400) bits(0x3eb01000) bits(0x40020200) bits(0xbfe44400) ... }
    t = { bits(0xbf902000) bits(0x40085000) bits(0x3fdda000) bits(0xbf8ff000) bits(0xbddf0000) bits(0x3fdf7000) bits(0x3e008000) bits(0xbfb5a000) bits(0x3fcec000) bits(0xbff19000) bits(0x3e100000) bits(0xbfaa0000) bits(0x3f8bc000) bits(0x3f84b000) bits(0x3f800000) bits(0xba000000) ... }
    off1 = { aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) aoffi(23, -11) ... }
    expect lane 0 R8 = 0xc0f4d7e0  R9 = 0x3f603f43  R10 = 0x3f603f43  R11 = 0x3f603f43;
    expect lane 1 R8 = 0x41abb460  R9 = 0x3de2bceb  R10 = 0x3de2bceb  R11 = 0x3de2bceb;
    expect lane 2 R8 = 0xc38e56d6  R9 = 0x3f6077b9  R10 = 0x3f6077b9  R11 = 0x3f6077b9;
    expect lane 3 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 4 R8 = 0xc080d600  R9 = 0x3f53bc84  R10 = 0x3f53bc84  R11 = 0x3f53bc84;
    expect lane 5 R8 = 0xc3801bbe  R9 = 0x3f6071ec  R10 = 0x3f6071ec  R11 = 0x3f6071ec;
    expect lane 6 R8 = 0x41af2000  R9 = 0x3dc0c8c1  R10 = 0x3dc0c8c1  R11 = 0x3dc0c8c1;
    expect lane 7 R8 = 0xc3ca8d40  R9 = 0x3f639485  R10 = 0x3f639485  R11 = 0x3f639485;
    expect lane 8 R8 = 0x44dca8a1  R9 = 0x3f25b859  R10 = 0x3f25b859  R11 = 0x3f25b859;
    expect lane 9 R8 = 0xba896b67  R9 = 0x3ec05fb8  R10 = 0x3ec05fb8  R11 = 0x3ec05fb8;
    expect lane 10 R8 = 0x41a42dfe  R9 = 0x3e16b7d7  R10 = 0x3e16b7d7  R11 = 0x3e16b7d7;
    expect lane 11 R8 = 0xc3c83618  R9 = 0x3f608f51  R10 = 0x3f608f51  R11 = 0x3f608f51;
    expect lane 12 R8 = 0x4191c0b0  R9 = 0x3e4ab873  R10 = 0x3e4ab873  R11 = 0x3e4ab873;
    expect lane 13 R8 = 0x4142bfe0  R9 = 0x3ebcecc1  R10 = 0x3ebcecc1  R11 = 0x3ebcecc1;
    expect lane 14 R8 = 0x41011800  R9 = 0x3ef857f8  R10 = 0x3ef857f8  R11 = 0x3ef857f8;
    expect lane 15 R8 = 0x40048e80  R9 = 0x3ebead47  R10 = 0x3ebead47  R11 = 0x3ebead47;
}

warp 57 {
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x40000200) bits(0xbf8c2800) bits(0xbf840800) bits(0xbd000000) bits(0xbf840400) bits(0x3cf40000) bits(0x3fb64800) bits(0x40020600) bits(0x3e0d8000) bits(0x3cfe0000) bits(0x39c00000) bits(0xbf800400) bits(0x3f840000) bits(0x3eaa2000) bits(0xbf4b1800) bits(0x3e360000) ... }
    t = { bits(0xbf604000) bits(0x3e000000) bits(0xbf5fa000) bits(0x3e808000) bits(0x3f604000) bits(0x3f900000) bits(0xbf8fe000) bits(0xbf326000) bits(0xbf470000) bits(0x3fdcf000) bits(0x3f901000) bits(0x3f3fe000) bits(0x3f802000) bits(0xbf8ff000) bits(0x3fe89000) bits(0xbf979000) ... }
    expect lane 0 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 1 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 2 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 3 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 5 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 7 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 8 R8 = 0x3efefeff  R9 = 0x3f65e5e6  R10 = 0x3efefeff  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3dc0c0c1  R9 = 0x3ee4e4e5  R10 = 0x3f119192  R11 = 0x3f19999a;
    expect lane 10 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 11 R8 = 0x3ec0c0c1  R9 = 0x3f30b0b1  R10 = 0x3f6ceced  R11 = 0x3ed0d0d1;
    expect lane 12 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 13 R8 = 0x3f27a7a8  R9 = 0x3f57d7d8  R10 = 0x3efefeff  R11 = 0x3ea0a0a1;
    expect lane 14 R8 = 0x3e48c8c9  R9 = 0x3df0f0f1  R10 = 0x3e0c8c8d  R11 = 0x3ec2c2c3;
    expect lane 15 R8 = 0x3f038384  R9 = 0x3ec6c6c7  R10 = 0x3f21a1a2  R11 = 0x3f67e7e8;
}

warp 58 {
    asm "TLD4.B.AOFFI R8, R0, R4, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x40139a00) bits(0xbf77f000) bits(0x3f840c00) bits(0x3fc66000) bits(0x3fb58c00) bits(0xbd728000) bits(0x3f1c5800) bits(0x3f480000) bits(0x3fcbd800) bits(0x3f77f800) bits(0x3ffc0c00) bits(0xbfbfe400) bits(0xbfac0000) bits(0x3eb01000) bits(0x3f5a8000) bits(0x4023c800) ... }
    t = { bits(0x3a000000) bits(0x40001000) bits(0x40001800) bits(0xbe008000) bits(0x3fea2000) bits(0x3e680000) bits(0xbec4c000) bits(0x40082800) bits(0xbf7fe000) bits(0x4009c000) bits(0x3f5fe000) bits(0xbdfd0000) bits(0x3f604000) bits(0xbdff0000) bits(0x3f1e6000) bits(0x3e010000) ... }
    off1 = { aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) aoffi(3, 1) ... }
    expect lane 0 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 1 R8 = 0x3f7efeff  R9 = 0x3f7efeff  R10 = 0x3f7efeff  R11 = 0x3f7efeff;
    expect lane 2 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 3 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 4 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 5 R8 = 0x3efefeff  R9 = 0x3f3fbfc0  R10 = 0x3ef6f6f7  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e48c8c9  R9 = 0x3df0f0f1  R10 = 0x3e0c8c8d  R11 = 0x3ec2c2c3;
    expect lane 7 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 8 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 9 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
    expect lane 10 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 11 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 12 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3e50d0d1  R10 = 0x3f6eeeef  R11 = 0x3b808081;
    expect lane 14 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 15 R8 = 0x3e24a4a5  R9 = 0x3f008081  R10 = 0x3f018182  R11 = 0x3db8b8b9;
}

warp 59 {
    asm "TLD4.A.PTP R8, R0, R4, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3f5ff800) bits(0x401cac00) bits(0x3f89c000) bits(0xbf77f800) bits(0xbd000000) bits(0x3e604000) bits(0xbf7fe800) bits(0x4026e000) bits(0x3f380800) bits(0x402a9000) bits(0x3f781800) bits(0xbe696000) bits(0xbf780000) bits(0x3f7ff000) bits(0x3f83f800) bits(0x3f77f800) ... }
    t = { bits(0x401dd800) bits(0x3ff01000) bits(0x3f286000) bits(0x3e008000) bits(0x3dfe0000) bits(0x3f318000) bits(0xbf7fe000) bits(0x3ff00000) bits(0xbe87c000) bits(0xba800000) bits(0xbf800000) bits(0x3ec0c000) bits(0x3ff01000) bits(0x40399800) bits(0x3f7fc000) bits(0x3fefe000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3efefeff  R9 = 0x3efefeff  R10 = 0x3efefeff  R11 = 0x3efefeff;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 2 R8 = 0x3ec0c0c1  R9 = 0x3f30b0b1  R10 = 0x3f6ceced  R11 = 0x3ed0d0d1;
    expect lane 3 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 4 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 5 R8 = 0x3f72f2f3  R9 = 0x3dc8c8c9  R10 = 0x3f5adadb  R11 = 0x3e8a8a8b;
    expect lane 6 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 7 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 8 R8 = 0x3eaaaaab  R9 = 0x3e8c8c8d  R10 = 0x3e40c0c1  R11 = 0x3ee6e6e7;
    expect lane 9 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 10 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 11 R8 = 0x3f60e0e1  R9 = 0x3b808081  R10 = 0x3c008081  R11 = 0x3f149495;
    expect lane 12 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 13 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 14 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 15 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
}

warp 60 {
    asm "TLD4.R R8, R0, 43, 2D, 0xf"  active 0xffff
    s = { bits(0x3f443800) bits(0x4022ea00) bits(0x3f81dc00) bits(0x3f707000) bits(0xbfbbe400) bits(0x3d000000) bits(0xbf8ce000) bits(0xbf800800) bits(0xbf780000) bits(0xbf840800) bits(0x3e9c6000) bits(0xbf840800) bits(0x3f100000) bits(0x40020400) bits(0xbf122800) bits(0xbff7cc00) ... }
    t = { bits(0xbf902000) bits(0x3ff02000) bits(0xbf7fe000) bits(0x3f902000) bits(0x3fefe000) bits(0xbfdd3000) bits(0x3dff0000) bits(0xbe010000) bits(0xbed2c000) bits(0xbf902000) bits(0x40211000) bits(0x3f941000) bits(0x40046000) bits(0x3f5fc000) bits(0x3f3fc000) bits(0x3dff0000) ... }
    expect lane 0 R8 = 0xc0ab8000  R9 = 0xb9806000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbc8ec000  R9 = 0x477ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc77fe000  R9 = 0x44278000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x44eee000  R9 = 0x3a228000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x449b8000  R9 = 0xb3800000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xc6544000  R9 = 0x80000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 61 {
    asm "TLD4.G.AOFFI R8, R0, R4, 43, 2D, 0xf"  active 0xffff
    s = { bits(0x401cb800) bits(0x40020200) bits(0x40000200) bits(0x39c00000) bits(0x400f6000) bits(0xbfbdd800) bits(0x3f780800) bits(0xbf83f400) bits(0xbef8e000) bits(0x3ef03000) bits(0x40000600) bits(0x3f7ff000) bits(0x3d008000) bits(0x3e404000) bits(0x3f840400) bits(0x3f4b5000) ... }
    t = { bits(0xbf902000) bits(0xbdff0000) bits(0x3f802000) bits(0xbf6ac000) bits(0x3feff000) bits(0xbe600000) bits(0xbf7fc000) bits(0xbf5ac000) bits(0x40081000) bits(0x3f8fe000) bits(0x3d920000) bits(0x3ff01000) bits(0x40001800) bits(0x3fbf3000) bits(0xbdf70000) bits(0xbf901000) ... }
    off1 = { aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) aoffi(-23, 31) ... }
    expect lane 0 R8 = 0xc77fe000  R9 = 0x44278000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xc6544000  R9 = 0x80000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xb3800000  R9 = 0x3f6b0000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3be68000  R9 = 0x3ffae000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc77fe000  R9 = 0x44278000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3d5d4000  R9 = 0x46ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xb3800000  R9 = 0x3f6b0000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x43736000  R9 = 0x3bdda000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xb9f6a000  R9 = 0x80000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xb8cd0000  R9 = 0xbeba4000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 62 {
    asm "TLD4.B R8, R0, 75, 2D, 0xf"  active 0xffff
    s = { bits(0x3d008000) bits(0x4033cc00) bits(0x3fb11400) bits(0x3ffbfc00) bits(0x3ffc0400) bits(0x40000000) bits(0x403cc200) bits(0x400e6e00) bits(0x3cfe0000) bits(0xbffeec00) bits(0x40292a00) bits(0xbf9f1400) bits(0x3f780800) bits(0x3f83f800) bits(0xbf64a800) bits(0x3ffc0400) ... }
    t = { bits(0x3fc02000) bits(0xbdfd0000) bits(0xbf956000) bits(0x3ac00000) bits(0xbf8ff000) bits(0xbf901000) bits(0x3f604000) bits(0x3f801000) bits(0x3f801000) bits(0xbfc9c000) bits(0x3fae4000) bits(0x40001800) bits(0x3fb58000) bits(0xbfb90000) bits(0xbf9bb000) bits(0xbff69000) ... }
    expect lane 0 R8 = 0xbc810204  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbecd9b36  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf193265  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 63 {
    asm "TLD4.A.AOFFI R8, R0, R4, 75, 2D, 0xf"  active 0xffff
    s = { bits(0xbf95fc00) bits(0xbf77f000) bits(0xbfe5b000) bits(0x3ffffc00) bits(0x3fe06400) bits(0x40025600) bits(0x3f080800) bits(0x3fcb5800) bits(0x4001fc00) bits(0x3f840000) bits(0xbf705000) bits(0x3f9d5c00) bits(0x3f080000) bits(0xbd008000) bits(0xbd000000) bits(0x3f840800) ... }
    t = { bits(0x3f8fe000) bits(0xbfac9000) bits(0x3f602000) bits(0x3f8fe000) bits(0x3fda0000) bits(0xbfc78000) bits(0x3fb54000) bits(0x3f606000) bits(0xbf800000) bits(0x3fefe000) bits(0xba800000) bits(0xbdfd0000) bits(0x3ec8c000) bits(0xbf801000) bits(0xbf5fc000) bits(0xbf7fa000) ... }
    off1 = { aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) aoffi(21, -15) ... }
    expect lane 0 R8 = 0xbf6fdfbf  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3d810204  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e69d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbecd9b36  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xbecd9b36  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3c010204  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbecd9b36  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 0 {
    asm "TLD4.R R8, R0, 107, 2D, 0xf"  active 0xffff
    s = { bits(0x39800000) bits(0x3ee03000) bits(0xbf77e800) bits(0x401de200) bits(0x3f201000) bits(0xbf77f800) bits(0x40174600) bits(0x3f92c800) bits(0x3f7ff800) bits(0xbf77f800) bits(0x3fa13400) bits(0x3f809400) bits(0xbee00000) bits(0x3ffbfc00) bits(0x3f781000) bits(0x3e206000) ... }
    t = { bits(0x3f802000) bits(0xbf04c000) bits(0x3f268000) bits(0xbf901000) bits(0xbe010000) bits(0x40298000) bits(0xbfbd8000) bits(0x3f204000) bits(0x3f600000) bits(0xba800000) bits(0xbfe65000) bits(0x3ac00000) bits(0xbfb35000) bits(0x40161800) bits(0xbfe8d000) bits(0xbf602000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f30b0b1  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f0e8e8f  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f30b0b1  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f30b0b1  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f30b0b1  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f4ccccd  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f65e5e6  R10 = 0x00000000  R11 = 0x00000001;
}

warp 1 {
    asm "TLD4.G.AOFFI R8, R0, R4, 107, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840400) bits(0x3cfe0000) bits(0xbf840400) bits(0x40000200) bits(0xbf9a9800) bits(0x3fff4400) bits(0x39c00000) bits(0x3fac1c00) bits(0x3f77f000) bits(0x4001fc00) bits(0xbd008000) bits(0x3f83f800) bits(0x3f800400) bits(0x3f83f800) bits(0x40000600) bits(0x3f800800) ... }
    t = { bits(0xbe008000) bits(0x3f204000) bits(0xbf086000) bits(0x3f4ba000) bits(0xbf91b000) bits(0x3d180000) bits(0x3e018000) bits(0x3f404000) bits(0x4006d800) bits(0x3f802000) bits(0xbf84b000) bits(0x4028d800) bits(0x3f902000) bits(0x40080000) bits(0xbf7fc000) bits(0x3f3f8000) ... }
    off1 = { aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) aoffi(-1, -3) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f30b0b1  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f7efeff  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f5ededf  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
}

warp 2 {
    asm "TLD4.B R8, R0, 139, 2D, 0xf"  active 0xffff
    s = { bits(0xbe13e000) bits(0x3f57f000) bits(0x3f500000) bits(0x3ec02000) bits(0xbfc1c800) bits(0xbeb24000) bits(0x3faaf800) bits(0x40000000) bits(0xbd708000) bits(0xbf800000) bits(0xbcfe0000) bits(0x40126a00) bits(0x400c7600) bits(0x3e002000) bits(0x40020400) bits(0x3fbda000) ... }
    t = { bits(0xbd340000) bits(0x3ebfc000) bits(0x3f64c000) bits(0x3f202000) bits(0xbdd00000) bits(0xbf0be000) bits(0x40080000) bits(0xbe990000) bits(0xbf8e8000) bits(0x3f402000) bits(0xbf901000) bits(0xba000000) bits(0x3e378000) bits(0x40225000) bits(0x3e010000) bits(0x3f520000) ... }
    expect lane 0 R8 = 0xbf790000  R9 = 0x3f309db1  R10 = 0x3f309db1  R11 = 0x3f309db1;
    expect lane 1 R8 = 0x3fb5e000  R9 = 0x3f430fc3  R10 = 0x3f430fc3  R11 = 0x3f430fc3;
    expect lane 2 R8 = 0x33800000  R9 = 0x3e418cc2  R10 = 0x3e418cc2  R11 = 0x3e418cc2;
    expect lane 3 R8 = 0xbc0d6000  R9 = 0x3e18c899  R10 = 0x3e18c899  R11 = 0x3e18c899;
    expect lane 4 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 5 R8 = 0xc1350000  R9 = 0x3f2f61af  R10 = 0x3f2f61af  R11 = 0x3f2f61af;
    expect lane 6 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 7 R8 = 0xb84c4000  R9 = 0x3f7166f1  R10 = 0x3f7166f1  R11 = 0x3f7166f1;
    expect lane 8 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 9 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 10 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 11 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 12 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 13 R8 = 0x3cfb4000  R9 = 0x3ef73cf7  R10 = 0x3ef73cf7  R11 = 0x3ef73cf7;
    expect lane 14 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 15 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
}

warp 3 {
    asm "TLD4.A.AOFFI R8, R0, R4, 139, 2D, 0xf"  active 0xffff
    s = { bits(0x3fd1b000) bits(0x40020000) bits(0x3f800c00) bits(0xbd010000) bits(0x3dbfc000) bits(0x00000000) bits(0x4027fe00) bits(0x40020000) bits(0x3ffbf800) bits(0xbfb9e400) bits(0x40000000) bits(0x40020600) bits(0x3ffbfc00) bits(0x40000600) bits(0x3f7fc000) bits(0xb9000000) ... }
    t = { bits(0x3a800000) bits(0x3f932000) bits(0xbf902000) bits(0x3f803000) bits(0x3f8ff000) bits(0xbf5c6000) bits(0xbd760000) bits(0x3f82f000) bits(0xbf12a000) bits(0xba000000) bits(0xbfe6f000) bits(0xbf901000) bits(0x00000000) bits(0xbffea000) bits(0x3f8fe000) bits(0xbf546000) ... }
    off1 = { aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) aoffi(5, -20) ... }
    expect lane 0 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 1 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 2 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 3 R8 = 0x33800000  R9 = 0x3e43f0c4  R10 = 0x3e43f0c4  R11 = 0x3e43f0c4;
    expect lane 4 R8 = 0xba40e000  R9 = 0x3f08b989  R10 = 0x3f08b989  R11 = 0x3f08b989;
    expect lane 5 R8 = 0xb92d6000  R9 = 0x3d3160b1  R10 = 0x3d3160b1  R11 = 0x3d3160b1;
    expect lane 6 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 7 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 8 R8 = 0x41af2000  R9 = 0x3dc0c8c1  R10 = 0x3dc0c8c1  R11 = 0x3dc0c8c1;
    expect lane 9 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 10 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 11 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 12 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 13 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 14 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 15 R8 = 0x33800000  R9 = 0x3e43f0c4  R10 = 0x3e43f0c4  R11 = 0x3e43f0c4;
}

warp 4 {
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xffff
    s = { bits(0x39c00000) bits(0x401d9200) bits(0xbf780800) bits(0xbf7fe800) bits(0xbf26e800) bits(0xbfde4c00) bits(0xbf238000) bits(0x3ffc0c00) bits(0x3f381000) bits(0x3fe0e000) bits(0x39800000) bits(0x3d018000) bits(0x3f13f000) bits(0xbfea2c00) bits(0xbcfe0000) bits(0xbfee0400) ... }
    t = { bits(0x3fa8d000) bits(0xbf802000) bits(0xbdfe0000) bits(0x3e8f0000) bits(0x3f903000) bits(0xbfabd000) bits(0xbf57e000) bits(0x40380000) bits(0x3f909000) bits(0xbf070000) bits(0x3f204000) bits(0x3a000000) bits(0xbf902000) bits(0x40137800) bits(0x3f5fe000) bits(0xbdee0000) ... }
    expect lane 0 R8 = 0x3e135353  R9 = 0x3eba9697  R10 = 0x3f194d4d  R11 = 0x3efacacb;
    expect lane 1 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 3 R8 = 0x3e8582c3  R9 = 0x3eabe232  R10 = 0x3f3b14b5  R11 = 0x3f1d6fc4;
    expect lane 4 R8 = 0x3e8bacdd  R9 = 0x3f0ca60e  R10 = 0x3f1376f7  R11 = 0x3f63d687;
    expect lane 5 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e813d3d  R9 = 0x3f107a7a  R10 = 0x3f163636  R11 = 0x3f3d5959;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3f07661e  R9 = 0x3eabc343  R10 = 0x3f2a35b2  R11 = 0x3f56cf1f;
    expect lane 9 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3dc28283  R9 = 0x3ee42a2a  R10 = 0x3f11b3b4  R11 = 0x3f191d1d;
    expect lane 11 R8 = 0x3e836b6b  R9 = 0x3f023c3c  R10 = 0x3d220202  R11 = 0x3f7a7c7c;
    expect lane 12 R8 = 0x3e6a7aaf  R9 = 0x3efc6796  R10 = 0x3f085d00  R11 = 0x3e828d3f;
    expect lane 13 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 15 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 5 {
    asm "TLD4.G.AOFFI R8, R0, R4, 12, 2D, 0xf"  active 0xffff
    s = { bits(0xbf800800) bits(0x3ffbfc00) bits(0x40247e00) bits(0x3e8c4000) bits(0x3ec20000) bits(0x3f83fc00) bits(0x3f840000) bits(0xbd700000) bits(0x3d010000) bits(0x3d008000) bits(0x402c4e00) bits(0xbf800400) bits(0x3ffbfc00) bits(0x3eeff000) bits(0xbff77800) bits(0xbf5ba800) ... }
    t = { bits(0x3f7fc000) bits(0x3f600000) bits(0x3f1fe000) bits(0xbfc48000) bits(0x3c080000) bits(0x3cec0000) bits(0x3e008000) bits(0x3feff000) bits(0x4001d800) bits(0x3f8fe000) bits(0x3ec04000) bits(0x3e000000) bits(0x4001e000) bits(0xbfb27000) bits(0xbf8ff000) bits(0x40000800) ... }
    off1 = { aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) aoffi(-27, 14) ... }
    expect lane 0 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e8e8e8f  R9 = 0x3eb6b6b7  R10 = 0x3f6eeeef  R11 = 0x3f57d7d8;
    expect lane 2 R8 = 0x3f3f3f3f  R9 = 0x3ec24242  R10 = 0x3f054545  R11 = 0x3ea8e8e9;
    expect lane 3 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3eec5858  R9 = 0x3eb87878  R10 = 0x3e973737  R11 = 0x3f332b2b;
    expect lane 6 R8 = 0x3eb2b2b3  R9 = 0x00000000  R10 = 0x3d30b0b1  R11 = 0x3f038384;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e9dfdfe  R9 = 0x3ec63636  R10 = 0x3f407878  R11 = 0x3f488485;
    expect lane 11 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3ec39798  R9 = 0x3f15c5c6  R10 = 0x3f6eeeef  R11 = 0x3f3c2c2c;
    expect lane 13 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 {
    asm "TLD4.B.PTP R8, R0, R4, 12, 2D, 0xf"  active 0xffff
    s = { bits(0xbcff0000) bits(0x39800000) bits(0x40035c00) bits(0x3f001000) bits(0x3f840800) bits(0x3f840800) bits(0x3f8ef000) bits(0x40000400) bits(0xbfd30400) bits(0x3f840000) bits(0xbcfd0000) bits(0xbf3d0800) bits(0x3ecff000) bits(0xbd010000) bits(0x3ffc0800) bits(0xbf781000) ... }
    t = { bits(0x3ff01000) bits(0xbf900000) bits(0xbe008000) bits(0xbeb2c000) bits(0xbdfe0000) bits(0x3ebfc000) bits(0xbfc16000) bits(0x403b5000) bits(0x3e4c8000) bits(0x40081000) bits(0xbf8fd000) bits(0x3ff12000) bits(0xbf09a000) bits(0x3f2f0000) bits(0xbf7fa000) bits(0x3eff8000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 1 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 2 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3ed76454  R9 = 0x3e8509b2  R10 = 0x3ed2a59a  R11 = 0x3ea6fa16;
    expect lane 4 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 11 R8 = 0x3e71f1f2  R9 = 0x3f0afafb  R10 = 0x3edbfbfc  R11 = 0x3e763636;
    expect lane 12 R8 = 0x3e8da5a6  R9 = 0x3f281818  R10 = 0x3ede1a1a  R11 = 0x3eb0a8a9;
    expect lane 13 R8 = 0x3e157313  R9 = 0x3eb90dbe  R10 = 0x3f19074b  R11 = 0x3ef814dd;
    expect lane 14 R8 = 0x3e9a9a9b  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e892c9b  R9 = 0x3f17d000  R10 = 0x3f371500  R11 = 0x3e805e00;
}

warp 7 {
    asm "TLD4.A R8, R0, 44, 2D, 0xf"  active 0xffff
    s = { bits(0x400dde00) bits(0xbf780000) bits(0xbfabac00) bits(0x401d8e00) bits(0x3d008000) bits(0xbf246800) bits(0xbf83f400) bits(0xbf583000) bits(0xbf800800) bits(0x402a8000) bits(0x3ed01000) bits(0xbf89b800) bits(0x3fa1fc00) bits(0xbd000000) bits(0xbf851c00) bits(0x402a6600) ... }
    t = { bits(0xbfc6f000) bits(0xbdff0000) bits(0x3fe70000) bits(0x3ee70000) bits(0x3fcdc000) bits(0x3fb89000) bits(0x3fe79000) bits(0x3fbfc000) bits(0x3f428000) bits(0x3f310000) bits(0xbf0a2000) bits(0xbca00000) bits(0xbfff1000) bits(0xbe000000) bits(0x3fd87000) bits(0x3f901000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0xbe861568  R9 = 0x476cb8c0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc53a78a5  R9 = 0xc6522c40  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3e98636c  R9 = 0xc33c3d2a  R10 = 0x3fbe8000  R11 = 0x7efe0000;
    expect lane 7 R8 = 0xc68069f0  R9 = 0x432bb412  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc678c5e6  R9 = 0xc5201dd4  R10 = 0x3f418000  R11 = 0x7e810000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0xc237e851  R9 = 0xc6afea00  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x40930000  R9 = 0xbd240000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 8 {
    asm "TLD4.R.AOFFI R8, R0, R4, 44, 2D, 0xf"  active 0xffff
    s = { bits(0x3f600800) bits(0xbf7ff800) bits(0x3f840800) bits(0x3d008000) bits(0x3f1ff000) bits(0xbf780800) bits(0x3ffffc00) bits(0x3f5ff800) bits(0x3f281800) bits(0xbf7ff000) bits(0xbfc83400) bits(0x3f800000) bits(0x4000f800) bits(0x3f780800) bits(0xbf315800) bits(0x3f200800) ... }
    t = { bits(0x3f9ea000) bits(0x3dfe0000) bits(0xbf7fe000) bits(0x403b7800) bits(0x3f5fc000) bits(0x3ff02000) bits(0xbf801000) bits(0x3f1fc000) bits(0x402a7800) bits(0xbf7fa000) bits(0x3f602000) bits(0x3d4c0000) bits(0x3eabc000) bits(0x3f800000) bits(0x3f204000) bits(0x3f801000) ... }
    off1 = { aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) aoffi(-17, 3) ... }
    expect lane 0 R8 = 0x45821d80  R9 = 0x467cfc00  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x40127140  R9 = 0x46fe9ff6  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0xc2833a85  R9 = 0xc6fce260  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0xc32edda8  R9 = 0xc5ffe20a  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xc6440580  R9 = 0xc56463a2  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc269ab27  R9 = 0xc61fec0b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e96eac0  R9 = 0x458cb7c6  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc523946d  R9 = 0xc5eb75f4  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xb6bb0000  R9 = 0xb822e000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0xc205899e  R9 = 0xc66b2ac0  R10 = 0x00000000  R11 = 0x00000000;
}

warp 9 {
    asm "TLD4.G R8, R0, 76, 2D, 0xf"  active 0xffff
    s = { bits(0xbff68400) bits(0x3d008000) bits(0xbff17c00) bits(0x3f681000) bits(0x3f800800) bits(0x403d8a00) bits(0x3f960800) bits(0x3ed02000) bits(0x40292800) bits(0xbfbbfc00) bits(0x3f83f800) bits(0x3f480000) bits(0xbf14a000) bits(0x3ffbfc00) bits(0x40000000) bits(0xbf840000) ... }
    t = { bits(0x4007f800) bits(0x3e804000) bits(0xbfa7f000) bits(0xbf7fe000) bits(0x3ff00000) bits(0x3f89c000) bits(0x3d5c0000) bits(0x40081000) bits(0x3f004000) bits(0x3ec0c000) bits(0x3e018000) bits(0x40081800) bits(0x3a000000) bits(0xbf902000) bits(0xbdfe0000) bits(0x3f900000) ... }
    expect lane 0 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0xbd51a347  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0xbf199932  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e2664ca  R9 = 0xbe2c0000  R10 = 0x3f010000  R11 = 0x3f010000;
    expect lane 5 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0xbf7d9fe4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e98a193  R9 = 0xbeaa0000  R10 = 0x3f7f0000  R11 = 0x3f7f0000;
    expect lane 11 R8 = 0x3f7e0408  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e2f0e1c  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 10 {
    asm "TLD4.B.AOFFI R8, R0, R4, 76, 2D, 0xf"  active 0xffff
    s = { bits(0x3f275800) bits(0xbf83f400) bits(0xbf77f000) bits(0x3d008000) bits(0x3f280000) bits(0x3fd8e800) bits(0x4001fe00) bits(0x40000200) bits(0x3cff0000) bits(0xbfcb9400) bits(0xbf840000) bits(0x3f581000) bits(0xbf9db400) bits(0xb9000000) bits(0x3de44000) bits(0x3f954c00) ... }
    t = { bits(0x3f803000) bits(0x40001000) bits(0xbf7fa000) bits(0xba000000) bits(0xbe000000) bits(0x3f406000) bits(0x3fcca000) bits(0x3f8ff000) bits(0x3dff0000) bits(0xbf8fd000) bits(0x3f1fe000) bits(0x3fc8b000) bits(0xbf352000) bits(0x3fffe000) bits(0x3f406000) bits(0x3ff02000) ... }
    off1 = { aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) aoffi(24, -26) ... }
    expect lane 0 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0xbcd00000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbefba1d4  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3cf51326  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e69d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0xbef3d7f0  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e993265  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 11 {
    asm "TLD4.A R8, R0, 108, 2D, 0xf"  active 0xffff
    s = { bits(0xbf83f800) bits(0x3f77f000) bits(0xbfabfc00) bits(0xbd000000) bits(0x3f840000) bits(0x3ffc0800) bits(0x3f7ff800) bits(0x3e23a000) bits(0x3fd2b000) bits(0xb9800000) bits(0xbf840400) bits(0x3f4ff000) bits(0x3f780800) bits(0x3f53a000) bits(0xbfd91c00) bits(0x3f000000) ... }
    t = { bits(0x3e010000) bits(0x40000800) bits(0x3f56a000) bits(0x3fb90000) bits(0x3f11c000) bits(0x3f901000) bits(0x3f1fe000) bits(0xbe000000) bits(0xba000000) bits(0xbff53000) bits(0x3ebf8000) bits(0x3f8ff000) bits(0xbe010000) bits(0x3f8fe000) bits(0x4021d000) bits(0x3f802000) ... }
    expect lane 0 R8 = 0x3e9b0000  R9 = 0x3b6a8081  R10 = 0x3f7f0000  R11 = 0x3f7f0000;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f6a3636  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3ea48485  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3f266666  R9 = 0x3eb0b0b1  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f64dadb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f0dadae  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f6a8081  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f418182  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f5a5a5a  R10 = 0x00000000  R11 = 0x00000000;
}

warp 12 {
    asm "TLD4.R.AOFFI R8, R0, R4, 108, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781800) bits(0xbc8b0000) bits(0x3ffff800) bits(0xbfe8a800) bits(0x3faf9000) bits(0xbe989000) bits(0x3d808000) bits(0xbfc21400) bits(0xbf840000) bits(0x3f781800) bits(0x3f380800) bits(0x40020200) bits(0xbf7fe800) bits(0xbd010000) bits(0xbf800000) bits(0x4020e200) ... }
    t = { bits(0xbfaeb000) bits(0x3fff9000) bits(0x3ac00000) bits(0x3f803000) bits(0x3ac00000) bits(0x3f3cc000) bits(0x3f7fc000) bits(0xbf800000) bits(0x3f802000) bits(0x3f674000) bits(0x3f1fc000) bits(0x3f903000) bits(0x3e000000) bits(0xbf5a8000) bits(0x3ff01000) bits(0x4022a800) ... }
    off1 = { aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) aoffi(23, -8) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3eb91b1b  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f28acad  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3c808081  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3ee93535  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3ee9e9ea  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 13 {
    asm "TLD4.G R8, R0, 140, 2D, 0xf"  active 0xffff
    s = { bits(0xbed04000) bits(0x3ffc0400) bits(0x3f100800) bits(0xbe266000) bits(0xbf87c000) bits(0x3e706000) bits(0xbf840000) bits(0x3ffff800) bits(0xbf77e800) bits(0xbf6ef800) bits(0xbf800400) bits(0xbcfe0000) bits(0x3ffff800) bits(0x3d018000) bits(0xbf9e2800) bits(0x3f840400) ... }
    t = { bits(0x3f2ac000) bits(0xbf0c4000) bits(0x40153800) bits(0x3f606000) bits(0xba800000) bits(0x40088800) bits(0x3f8ff000) bits(0x3dfe0000) bits(0x3f206000) bits(0x3f903000) bits(0x3fe3e000) bits(0x3fa2f000) bits(0xbe000000) bits(0x3ec00000) bits(0xbf5fe000) bits(0xbfd22000) ... }
    expect lane 0 R8 = 0x4174a5e9  R9 = 0x3e8d1c0b  R10 = 0x3e8d1c0b  R11 = 0x3e8d1c0b;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0xc71c1f38  R9 = 0x3f02b7a9  R10 = 0x3f02b7a9  R11 = 0x3f02b7a9;
    expect lane 3 R8 = 0xc5416dfb  R9 = 0x3f2eb04b  R10 = 0x3f2eb04b  R11 = 0x3f2eb04b;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x43439101  R9 = 0x3d8a18a2  R10 = 0x3d8a18a2  R11 = 0x3d8a18a2;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0xc073d548  R9 = 0x3f70fd12  R10 = 0x3f70fd12  R11 = 0x3f70fd12;
    expect lane 9 R8 = 0xc3555992  R9 = 0x3f67f67c  R10 = 0x3f67f67c  R11 = 0x3f67f67c;
    expect lane 10 R8 = 0x4020aa39  R9 = 0x3e94688f  R10 = 0x3f4a3448  R11 = 0x3f4a3448;
    expect lane 11 R8 = 0x4210ee00  R9 = 0x3d1b239b  R10 = 0x3d1b239b  R11 = 0x3d1b239b;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0xbc913fe0  R9 = 0x3ad340d3  R10 = 0x3ad340d3  R11 = 0x3ad340d3;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 14 {
    asm "TLD4.B.AOFFI R8, R0, R4, 140, 2D, 0xf"  active 0xffff
    s = { bits(0xbf77e800) bits(0x39800000) bits(0x3f56c000) bits(0x3e402000) bits(0x40000600) bits(0x3f333000) bits(0xbf7ff800) bits(0x3f800800) bits(0xbf77e800) bits(0x3f081800) bits(0x3f84f800) bits(0x3ff85800) bits(0x3e382000) bits(0xbfe95000) bits(0x3f891000) bits(0xbf04e800) ... }
    t = { bits(0x3ff01000) bits(0x3f342000) bits(0xbf5fc000) bits(0x3f57a000) bits(0xbca80000) bits(0x3ac00000) bits(0x40001800) bits(0xbdff0000) bits(0x40081800) bits(0x3dfe0000) bits(0xbf7fe000) bits(0x3feff000) bits(0x3f803000) bits(0x40317000) bits(0x3c940000) bits(0x3eff8000) ... }
    off1 = { aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) aoffi(-12, 11) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x4387680d  R9 = 0x3ee91a60  R10 = 0x3ee91a60  R11 = 0x3ee91a60;
    expect lane 2 R8 = 0x476962d0  R9 = 0x3f09ff8a  R10 = 0x3f09ff8a  R11 = 0x3f09ff8a;
    expect lane 3 R8 = 0xc7265b37  R9 = 0x3ef4af83  R10 = 0x3ef4af83  R11 = 0x3ef4af83;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x41fd5a54  R9 = 0x3e761336  R10 = 0x3e761336  R11 = 0x3e761336;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x43cfd75b  R9 = 0x3e18a515  R10 = 0x3e18a515  R11 = 0x3e18a515;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0xc6eb317b  R9 = 0x3f1d6c4d  R10 = 0x3f1d6c4d  R11 = 0x3f1d6c4d;
    expect lane 10 R8 = 0xbf308576  R9 = 0x3ecdec91  R10 = 0x3ecdec91  R11 = 0x3ecdec91;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0xc6b84542  R9 = 0x3f11d506  R10 = 0x3f11d506  R11 = 0x3f11d506;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0xbeb19535  R9 = 0x3f01ccfb  R10 = 0x3f01ccfb  R11 = 0x3f01ccfb;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 15 {
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0xffff
    s = { bits(0xbcff0000) bits(0x3ffc0800) bits(0x3ec3f000) bits(0x400ca800) bits(0xbf43e800) bits(0x3f1e8000) bits(0x3f06f000) bits(0x3f780000) bits(0x3eace000) bits(0xbfbb4800) bits(0x3f83fc00) bits(0x401d3600) bits(0x3f800400) bits(0x40000400) bits(0x3e9ff000) bits(0xbf83f400) ... }
    t = { bits(0x3fffe000) bits(0x3ebf8000) bits(0x3fef4000) bits(0x40081800) bits(0xbff30000) bits(0xba800000) bits(0x3ff03000) bits(0xbe010000) bits(0xbff62000) bits(0x3fd7b000) bits(0x3ff7e000) bits(0x3ec00000) bits(0x3f901000) bits(0xbf7fe000) bits(0x40000800) bits(0x3a800000) ... }
    expect lane 0 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f018182  R9 = 0x3f0b8b8c  R10 = 0x3e68e8e9  R11 = 0x3e28a8a9;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3f018182  R9 = 0x3f1d9d9e  R10 = 0x3f49c9ca  R11 = 0x3f42c2c3;
    expect lane 5 R8 = 0x3f43c3c4  R9 = 0x3f1a9a9b  R10 = 0x3f0e8e8f  R11 = 0x3f66e6e7;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3e50d0d1  R10 = 0x3f6eeeef  R11 = 0x3b808081;
    expect lane 7 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 8 R8 = 0x3ef4f4f5  R9 = 0x3e38b8b9  R10 = 0x3ee0e0e1  R11 = 0x3f1d9d9e;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f018182  R9 = 0x3e34b4b5  R10 = 0x00000000  R11 = 0x3efefeff;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 16 {
    asm "TLD4.R.AOFFI R8, R0, R4, 13, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7ff000) bits(0x3fee3c00) bits(0x40000000) bits(0x3d000000) bits(0x40020600) bits(0x3f800400) bits(0x4039ac00) bits(0x3f437800) bits(0xbe164000) bits(0xbe538000) bits(0xbf6c0000) bits(0x40020400) bits(0xbfdea800) bits(0x3f7ff000) bits(0x40000200) bits(0xbf7ff800) ... }
    t = { bits(0x3dfe0000) bits(0x3f006000) bits(0x402c0800) bits(0x3fbdd000) bits(0x3eac0000) bits(0xbfea2000) bits(0xbfb37000) bits(0x3f204000) bits(0x40361800) bits(0x4015e800) bits(0xbfe15000) bits(0x3ac00000) bits(0xbf606000) bits(0x40000000) bits(0x3f903000) bits(0x3f902000) ... }
    off1 = { aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) aoffi(-9, 14) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3f62e2e3  R9 = 0x3f3cbcbd  R10 = 0x3f1d9d9e  R11 = 0x3f0c8c8d;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f008081  R9 = 0x3f008081  R10 = 0x3f008081  R11 = 0x3f008081;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e189899  R9 = 0x3f52d2d3  R10 = 0x3f008081  R11 = 0x3ea2a2a3;
    expect lane 8 R8 = 0x3e8e8e8f  R9 = 0x3ea0a0a1  R10 = 0x3ec8c8c9  R11 = 0x3f52d2d3;
    expect lane 9 R8 = 0x3f018182  R9 = 0x3f1d9d9e  R10 = 0x3f49c9ca  R11 = 0x3f42c2c3;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3f2dadae  R9 = 0x3ec8c8c9  R10 = 0x3d60e0e1  R11 = 0x3ef6f6f7;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 17 {
    asm "TLD4.G.PTP R8, R0, R4, 13, 2D, 0xf"  active 0xffff
    s = { bits(0xbefac000) bits(0xbf934400) bits(0xbeb80000) bits(0xbff2f400) bits(0x40020000) bits(0x3e5dc000) bits(0xbf77e800) bits(0xbe194000) bits(0x3f27f800) bits(0x3f6f3000) bits(0x3cfe0000) bits(0x40020400) bits(0xbf183800) bits(0x3ffffc00) bits(0x3f07f000) bits(0x3f001000) ... }
    t = { bits(0x40080000) bits(0x3fc25000) bits(0x403fa800) bits(0x3f803000) bits(0x4007f000) bits(0xbf07c000) bits(0x3f1f8000) bits(0x00000000) bits(0x3f803000) bits(0x3f7fe000) bits(0x3fcbe000) bits(0xbf8de000) bits(0x3f22e000) bits(0x3e018000) bits(0x3f3fc000) bits(0x402a8800) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3b808081  R9 = 0x3ebcbcbd  R10 = 0x3f44c4c5  R11 = 0x3e24a4a5;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3f27a7a8  R9 = 0x3f57d7d8  R10 = 0x3efefeff  R11 = 0x3ea0a0a1;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f72f2f3  R9 = 0x3dc8c8c9  R10 = 0x3f5adadb  R11 = 0x3e8a8a8b;
    expect lane 6 R8 = 0x3ec0c0c1  R9 = 0x3f30b0b1  R10 = 0x3f6ceced  R11 = 0x3ed0d0d1;
    expect lane 7 R8 = 0x3efefeff  R9 = 0x3f65e5e6  R10 = 0x3efefeff  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e949495  R9 = 0x3f0e8e8f  R10 = 0x3f149495  R11 = 0x3f71f1f2;
    expect lane 9 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
    expect lane 10 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3ea2a2a3  R9 = 0x3f54d4d5  R10 = 0x3f800000  R11 = 0x3f018182;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 18 {
    asm "TLD4.B R8, R0, 45, 2D, 0xf"  active 0xffff
    s = { bits(0x3f67f800) bits(0x40303200) bits(0x3f800800) bits(0x3ffc0400) bits(0x3cfe0000) bits(0x4030a600) bits(0xbf40f800) bits(0x3f3fb800) bits(0x3f840000) bits(0xbffc0000) bits(0xbf780000) bits(0x40000600) bits(0x40000200) bits(0xbfd98000) bits(0x3e000000) bits(0xbf7ff800) ... }
    t = { bits(0x3f800000) bits(0xbfdce000) bits(0x3f1fe000) bits(0x3ec00000) bits(0x3f600000) bits(0x3f800000) bits(0x00000000) bits(0xbe008000) bits(0x00000000) bits(0xbe9bc000) bits(0x3f362000) bits(0x40081800) bits(0x3edbc000) bits(0x3e018000) bits(0xbcc80000) bits(0xbf802000) ... }
    expect lane 0 R8 = 0xbfa0a000  R9 = 0xbe610000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0xbadc6000  R9 = 0xbbfa2000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbd3de000  R9 = 0x458be000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0xc77fe000  R9 = 0x44278000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x430b6000  R9 = 0xc3b90000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 19 {
    asm "TLD4.A.AOFFI R8, R0, R4, 45, 2D, 0xf"  active 0xffff
    s = { bits(0x3ffc0000) bits(0x3cff0000) bits(0x3f680000) bits(0xbfa73000) bits(0x3f400800) bits(0x3f995000) bits(0x3ffffc00) bits(0x3cff0000) bits(0x00000000) bits(0x39800000) bits(0x4026d600) bits(0x3ff18400) bits(0x3ed02000) bits(0x3fdbd400) bits(0x3f886400) bits(0x3f189000) ... }
    t = { bits(0x00000000) bits(0x3a800000) bits(0x400f1000) bits(0x3ff00000) bits(0x3fefe000) bits(0xbe780000) bits(0x3f800000) bits(0x3f062000) bits(0xba000000) bits(0x3f7fc000) bits(0x3ebf8000) bits(0xbf900000) bits(0xbf030000) bits(0x40338000) bits(0x4036a000) bits(0xbf618000) ... }
    off1 = { aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) aoffi(26, 18) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0xc6ffe000  R9 = 0xc77fe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 20 {
    asm "TLD4.R R8, R0, 77, 2D, 0xf"  active 0xffff
    s = { bits(0x3f781800) bits(0xbcfe0000) bits(0x3f07f000) bits(0x3fea6c00) bits(0xbd000000) bits(0xbf83fc00) bits(0x40020200) bits(0xb9000000) bits(0x40020200) bits(0x3f780800) bits(0xbfc95800) bits(0xbe2f8000) bits(0xbf77f800) bits(0x3ff5dc00) bits(0x3cff0000) bits(0xbfb7bc00) ... }
    t = { bits(0x3fefe000) bits(0x3fea2000) bits(0x3eff8000) bits(0x3f90a000) bits(0x3f600000) bits(0xbf6f4000) bits(0x4030f800) bits(0x3a800000) bits(0x3e018000) bits(0x3dff0000) bits(0xbf8ac000) bits(0x3ff01000) bits(0x3fc11000) bits(0x3f9cd000) bits(0x3f8fe000) bits(0x3f0d8000) ... }
    expect lane 0 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f57af5f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbf67cf9f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0xbf2952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 21 {
    asm "TLD4.G.AOFFI R8, R0, R4, 77, 2D, 0xf"  active 0xffff
    s = { bits(0x3d010000) bits(0x4004c600) bits(0x3ffff800) bits(0xbd010000) bits(0x3eefe000) bits(0xbfeb4800) bits(0x3eca4000) bits(0x3d018000) bits(0x3fafe000) bits(0x3f6ff000) bits(0xbf83fc00) bits(0xbf77f000) bits(0x3d600000) bits(0x3ffc0800) bits(0xbfadfc00) bits(0x3d008000) ... }
    t = { bits(0x3fcf3000) bits(0x40219000) bits(0x3e008000) bits(0x3f6aa000) bits(0xbf800000) bits(0x3eba8000) bits(0xbf7fc000) bits(0x3f600000) bits(0x4016f800) bits(0xbf902000) bits(0x3ec0c000) bits(0x3f474000) bits(0xbf8fe000) bits(0xba800000) bits(0x3d200000) bits(0x3f8ad000) ... }
    off1 = { aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) aoffi(-10, -13) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0xbf5fbf7f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3f57af5f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 6 R8 = 0x3ea952a5  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3d418306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3ec99326  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e8d1a34  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 22 {
    asm "TLD4.B R8, R0, 109, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840000) bits(0xbfb9f400) bits(0x40020600) bits(0xbf800800) bits(0x3ffff800) bits(0x3ea56000) bits(0xbe822000) bits(0x3ffffc00) bits(0x402ba400) bits(0x3f840400) bits(0xbee59000) bits(0xbffd7800) bits(0x3cfe0000) bits(0xbf9cf400) bits(0x3d018000) bits(0x3ffff800) ... }
    t = { bits(0x40001000) bits(0xbfd30000) bits(0x3ff16000) bits(0x3fedc000) bits(0xbf5fa000) bits(0x3f604000) bits(0x3f1fc000) bits(0xbdfd0000) bits(0x3f7fe000) bits(0x3e008000) bits(0xbf801000) bits(0x3e010000) bits(0x3df60000) bits(0x3ff01000) bits(0xbfcbf000) bits(0xbf602000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f57d7d8  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f73f3f4  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f77f7f8  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 23 {
    asm "TLD4.A.AOFFI R8, R0, R4, 109, 2D, 0xf"  active 0xffff
    s = { bits(0x4026f000) bits(0x3f7ff800) bits(0xb9000000) bits(0xbd008000) bits(0x3ea03000) bits(0xbf800800) bits(0x3ffc0800) bits(0x40374400) bits(0x3d8f4000) bits(0x3f840000) bits(0x40020400) bits(0xbf840000) bits(0x3ffc0c00) bits(0x401ee200) bits(0x40013c00) bits(0x3f280000) ... }
    t = { bits(0x3f902000) bits(0xbf902000) bits(0xbf7fe000) bits(0x3ff00000) bits(0x3ec0c000) bits(0x3a000000) bits(0xbf802000) bits(0xbfa03000) bits(0xbf604000) bits(0x3e088000) bits(0x401c0000) bits(0xbfc74000) bits(0xbf76e000) bits(0x3f901000) bits(0x3dff0000) bits(0x3dfe0000) ... }
    off1 = { aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) aoffi(20, 1) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 4 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3b808081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3dc8c8c9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 13 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0x00000000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 24 {
    asm "TLD4.R R8, R0, 141, 2D, 0xf"  active 0xffff
    s = { bits(0x3fbe7000) bits(0x3fa29000) bits(0x4037fe00) bits(0x3f7a1000) bits(0x39800000) bits(0x39c00000) bits(0x3ffc0000) bits(0x3fc16000) bits(0x3f046000) bits(0x3f800000) bits(0x403bb800) bits(0x3fdf3400) bits(0xbee97000) bits(0x3f401000) bits(0x40000000) bits(0x3ffbf800) ... }
    t = { bits(0xbf5fa000) bits(0x3f901000) bits(0xbdfd0000) bits(0x3ef40000) bits(0x3f004000) bits(0xbf568000) bits(0xbebac000) bits(0x40001800) bits(0x3a800000) bits(0x3e4c0000) bits(0xbf901000) bits(0x3dff0000) bits(0x3e580000) bits(0xbdff0000) bits(0x3dfe0000) bits(0x3f8fe000) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x41af2000  R9 = 0x3dc0c8c1  R10 = 0x3dc0c8c1  R11 = 0x3dc0c8c1;
    expect lane 4 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0xb3800000  R9 = 0x3f05b786  R10 = 0x3f05b786  R11 = 0x3f05b786;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3d144000  R9 = 0x3eae1aae  R10 = 0x3eae1aae  R11 = 0x3eae1aae;
    expect lane 13 R8 = 0xbc1b4000  R9 = 0x3de870e8  R10 = 0x3de870e8  R11 = 0x3de870e8;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
}

warp 25 {
    asm "TLD4.G.AOFFI R8, R0, R4, 141, 2D, 0xf"  active 0xffff
    s = { bits(0x3ee36000) bits(0x3cff0000) bits(0x3f800400) bits(0x40000000) bits(0xbf800800) bits(0x3ffc0000) bits(0x3d808000) bits(0x3f800000) bits(0xbdc04000) bits(0x40020600) bits(0xbcff0000) bits(0x3f800400) bits(0xb9800000) bits(0xbf840400) bits(0x3fb8ac00) bits(0xbf83f400) ... }
    t = { bits(0x3ec0c000) bits(0x3f901000) bits(0x3f801000) bits(0x4008b800) bits(0xbe7f8000) bits(0x3f602000) bits(0xbf8fd000) bits(0x40080000) bits(0x3f394000) bits(0xbf7fc000) bits(0xbf5fe000) bits(0xbf8fd000) bits(0x3f604000) bits(0xbf636000) bits(0x3dfe0000) bits(0x3f901000) ... }
    off1 = { aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) aoffi(23, 15) ... }
    expect lane 0 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 1 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 2 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 3 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 4 R8 = 0x43f1a000  R9 = 0x3f386fb8  R10 = 0x3f386fb8  R11 = 0x3f386fb8;
    expect lane 5 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 6 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 7 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 8 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 9 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 10 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 11 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 12 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 13 R8 = 0x3a30c000  R9 = 0x3f6948e9  R10 = 0x3f6948e9  R11 = 0x3f6948e9;
    expect lane 14 R8 = 0x3e99999a  R9 = 0xbeaaaaab  R10 = 0x3fc00000  R11 = 0x7f000000;
    expect lane 15 R8 = 0x3a30c000  R9 = 0x3f6948e9  R10 = 0x3f6948e9  R11 = 0x3f6948e9;
}

warp 26 {
    asm "TLD4.B R8, R0, 14, 2D, 0xf"  active 0xffff
    s = { bits(0x3e6be000) bits(0xbf9d6800) bits(0x4031b200) bits(0xbfa15800) bits(0x40397600) bits(0x3ee03000) bits(0xbcfd0000) bits(0x3f7ff000) bits(0x3f840400) bits(0xbfd77400) bits(0x40020200) bits(0xbfd89800) bits(0x3ffc0c00) bits(0x3f800000) bits(0xbf0d6000) bits(0x40000200) ... }
    t = { bits(0x3f5fc000) bits(0x4007f800) bits(0xbfc38000) bits(0x3e000000) bits(0xbf6c0000) bits(0xbdff0000) bits(0xbf602000) bits(0x00000000) bits(0x3feff000) bits(0xbe008000) bits(0xba000000) bits(0x3f801000) bits(0xbdff0000) bits(0x3f7fc000) bits(0x3a000000) bits(0xbf7fa000) ... }
    expect lane 0 R8 = 0x3f2e0fc0  R9 = 0x3f144222  R10 = 0x3f135e9f  R11 = 0x3e180ccd;
    expect lane 1 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 2 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 3 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 4 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 5 R8 = 0x3e808081  R9 = 0x3ee93535  R10 = 0x3f009495  R11 = 0x3e269e9f;
    expect lane 6 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 7 R8 = 0x3e9ea6a7  R9 = 0x3eecc0c1  R10 = 0x3f341e1e  R11 = 0x3f3dbabb;
    expect lane 8 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 9 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 10 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 11 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 12 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 13 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 14 R8 = 0x3f6bc3c4  R9 = 0x3ead3535  R10 = 0x3f4e8e8f  R11 = 0x3e9c7878;
    expect lane 15 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
}

warp 27 {
    asm "TLD4.A.AOFFI R8, R0, R4, 14, 2D, 0xf"  active 0xffff
    s = { bits(0xbe154000) bits(0x3dff8000) bits(0x40020200) bits(0x3ffbf800) bits(0x3fa6cc00) bits(0x4001fe00) bits(0x3ffffc00) bits(0x4033cc00) bits(0x3d010000) bits(0x40000400) bits(0x3f7ff800) bits(0x3f500800) bits(0x3f4ff000) bits(0x3ffffc00) bits(0x3f840000) bits(0x3ffbf800) ... }
    t = { bits(0x3feff000) bits(0x3f900000) bits(0xbf2ba000) bits(0x3a000000) bits(0x3f402000) bits(0x4011d800) bits(0x40000000) bits(0xbf902000) bits(0x403f2000) bits(0x3e010000) bits(0xbf901000) bits(0xbfb18000) bits(0x4022c000) bits(0x3e804000) bits(0x00000000) bits(0x3f831000) ... }
    off1 = { aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) aoffi(-11, -19) ... }
    expect lane 0 R8 = 0x3ec6dedf  R9 = 0x3f26cdce  R10 = 0x3e470f0f  R11 = 0x3f446e6e;
    expect lane 1 R8 = 0x3f61a5a6  R9 = 0x3ecf9b9c  R10 = 0x3f3e5e5e  R11 = 0x3ee9b3b4;
    expect lane 2 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 3 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 4 R8 = 0x3f2c7878  R9 = 0x3f11c7c8  R10 = 0x3f09f7f8  R11 = 0x3f434141;
    expect lane 5 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 6 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 7 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 8 R8 = 0x3f01c3c4  R9 = 0x3f019a9b  R10 = 0x3f018e8f  R11 = 0x3f01e6e7;
    expect lane 9 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 10 R8 = 0x3efbfbfc  R9 = 0x3e36b6b7  R10 = 0x3e60e0e1  R11 = 0x3f0e8e8f;
    expect lane 11 R8 = 0x3efafafb  R9 = 0x3f626262  R10 = 0x3f0a0a0a  R11 = 0x3f1e1e1e;
    expect lane 12 R8 = 0x3efaf2f3  R9 = 0x3f625b5b  R10 = 0x3f0a1f1f  R11 = 0x3f1d5a5a;
    expect lane 13 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 14 R8 = 0x3ef4f4f5  R9 = 0x3e38b8b9  R10 = 0x3ee0e0e1  R11 = 0x3f1d9d9e;
    expect lane 15 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
}

warp 28 {
    asm "TLD4.R.PTP R8, R0, R4, 14, 2D, 0xf"  active 0xffff
    s = { bits(0xb9000000) bits(0xbef79000) bits(0x3f7ff800) bits(0xbf77b000) bits(0x4019ee00) bits(0x3cff0000) bits(0x3f800400) bits(0x3d010000) bits(0x4018d800) bits(0x3d800000) bits(0x3f2ff000) bits(0x3ffbfc00) bits(0xbe54c000) bits(0x3f480000) bits(0x3f908000) bits(0xbf840000) ... }
    t = { bits(0x40106800) bits(0xbfb29000) bits(0x40394800) bits(0xbfc81000) bits(0x40081800) bits(0x3feff000) bits(0xbf7fe000) bits(0x3f602000) bits(0x3dc40000) bits(0xbf900000) bits(0xbfbfc000) bits(0xbfc5e000) bits(0x3ed50000) bits(0x3fca7000) bits(0xbfcd9000) bits(0x3f900000) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 1 R8 = 0x3e731313  R9 = 0x3ea8f8f9  R10 = 0x3f4ea6a7  R11 = 0x3dfdfdfe;
    expect lane 2 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 3 R8 = 0x3ea93939  R9 = 0x3f676363  R10 = 0x3ed69697  R11 = 0x3ef4c6c7;
    expect lane 4 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
    expect lane 5 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 6 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 7 R8 = 0x3ea20000  R9 = 0x3daebebf  R10 = 0x3f334141  R11 = 0x3de97979;
    expect lane 8 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 9 R8 = 0x3ebcbcbd  R9 = 0x3f303030  R10 = 0x3e9d9d9e  R11 = 0x3f1c1c1c;
    expect lane 10 R8 = 0x3e9f6767  R9 = 0x3f020101  R10 = 0x3ec64040  R11 = 0x3e838384;
    expect lane 11 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 12 R8 = 0x3f5337ba  R9 = 0x3e11426a  R10 = 0x3e4f9b84  R11 = 0x3eeb8541;
    expect lane 13 R8 = 0x3e48c8c9  R9 = 0x3df0f0f1  R10 = 0x3e0c8c8d  R11 = 0x3ec2c2c3;
    expect lane 14 R8 = 0x3e9e9e9f  R9 = 0x3eeaeaeb  R10 = 0x3f34b4b5  R11 = 0x3f3e3e3e;
    expect lane 15 R8 = 0x3e5cdcdd  R9 = 0x3efafafb  R10 = 0x3f40c0c1  R11 = 0x3f179798;
}

warp 29 {
    asm "TLD4.G R8, R0, 46, 2D, 0xf"  active 0xffff
    s = { bits(0xbf749000) bits(0xbfb51000) bits(0xbcfd0000) bits(0x3fe03000) bits(0x3f600000) bits(0x3ffc5400) bits(0x39000000) bits(0xbfe57800) bits(0x3ffffc00) bits(0x3f0d5800) bits(0x3d018000) bits(0x403bd400) bits(0x39c00000) bits(0xbf840800) bits(0x3f581000) bits(0xbf83fc00) ... }
    t = { bits(0xbde10000) bits(0xbfdcb000) bits(0x3fffe000) bits(0xbf7aa000) bits(0x3f870000) bits(0x3f8a4000) bits(0x3ff03000) bits(0x3faa1000) bits(0x4007f800) bits(0x3ec0c000) bits(0x4007f800) bits(0x3f9fb000) bits(0x3e010000) bits(0x3fc80000) bits(0xbfbeb000) bits(0x3f8ff000) ... }
    expect lane 0 R8 = 0xc3164880  R9 = 0xc6c8e71f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 2 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 4 R8 = 0xbf040000  R9 = 0x43e4d1f0  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc4dc5b33  R9 = 0xc59ea155  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 6 R8 = 0x80000000  R9 = 0x46494000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xc4dc5b33  R9 = 0xc59ea155  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 8 R8 = 0xc4dc5b33  R9 = 0xc59ea155  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 9 R8 = 0xc57e8bd9  R9 = 0x3e146fef  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3b86c000  R9 = 0x4647ad80  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xc4dc5b33  R9 = 0xc59ea155  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 12 R8 = 0x40926c71  R9 = 0x437e95ca  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xc4dc5b33  R9 = 0xc59ea155  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 14 R8 = 0xc02ee000  R9 = 0xbb1180ff  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc4dc5b33  R9 = 0xc59ea155  R10 = 0x3f400000  R11 = 0x7e800000;
}

warp 30 {
    asm "TLD4.B.AOFFI R8, R0, R4, 46, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9fac00) bits(0x3e186000) bits(0x4026d000) bits(0xbf83fc00) bits(0xbeec5000) bits(0x3d018000) bits(0xbf77f000) bits(0x3cff0000) bits(0x40020200) bits(0x3f8dbc00) bits(0xbea6e000) bits(0x3fbf6000) bits(0xb9000000) bits(0xbfd99400) bits(0xbea98000) bits(0xbee0f000) ... }
    t = { bits(0x3e010000) bits(0x3f3f8000) bits(0x40338800) bits(0x3ff3d000) bits(0xbf902000) bits(0x40000000) bits(0x00000000) bits(0x40000800) bits(0xbf8ff000) bits(0x3f800000) bits(0x3f002000) bits(0x3f6fa000) bits(0x3f902000) bits(0x40080800) bits(0x3fffe000) bits(0x3fb15000) ... }
    off1 = { aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) aoffi(23, -21) ... }
    expect lane 0 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 1 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 2 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 3 R8 = 0xb8c00000  R9 = 0x4386a000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x3d10000e  R9 = 0xc6e1e3d4  R10 = 0x3e340000  R11 = 0x7d700000;
    expect lane 5 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 6 R8 = 0x3e58c60f  R9 = 0x459cadb8  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 8 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 9 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 10 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 11 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 12 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 13 R8 = 0x451bec80  R9 = 0x461bec80  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3e19999c  R9 = 0xc67fe0ab  R10 = 0x3f400000  R11 = 0x7e800000;
    expect lane 15 R8 = 0x3e100002  R9 = 0xc687ef50  R10 = 0x3f340000  R11 = 0x7e700000;
}

warp 31 {
    asm "TLD4.A R8, R0, 78, 2D, 0xf"  active 0xffff
    s = { bits(0xbffbb800) bits(0x400cc000) bits(0xbfabe800) bits(0x4028e200) bits(0xbf840800) bits(0x3fb95c00) bits(0xbf840800) bits(0xbf781000) bits(0x3f081000) bits(0x3cff0000) bits(0x3ed02000) bits(0xbf7ff800) bits(0xbcff0000) bits(0x3f781000) bits(0xbf77e800) bits(0x3f53d000) ... }
    t = { bits(0x3e7b0000) bits(0x3e7f0000) bits(0x40000800) bits(0xbfe70000) bits(0x3e018000) bits(0x40000800) bits(0x3a000000) bits(0x3f462000) bits(0x00000000) bits(0x3ec00000) bits(0x3f55e000) bits(0x40378000) bits(0x3e000000) bits(0x40080800) bits(0x3e804000) bits(0x3f801000) ... }
    expect lane 0 R8 = 0xbd7d1a34  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0xbd8d6ad6  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0xbeb366ce  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3e219326  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0xbeb366ce  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0xbf40b52a  R9 = 0xbaaaaaab  R10 = 0x3b800000  R11 = 0x3b800000;
    expect lane 8 R8 = 0xbe5fc78f  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f65cb97  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x3f50e010  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbeb366ce  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf7eb367  R9 = 0xbaaaaaab  R10 = 0x3b800000  R11 = 0x3b800000;
    expect lane 14 R8 = 0xbee1468d  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e381830  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 32 {
    asm "TLD4.R.AOFFI R8, R0, R4, 78, 2D, 0xf"  active 0xffff
    s = { bits(0x3e200000) bits(0xbd010000) bits(0x3cfe0000) bits(0xbeea5000) bits(0xbffaa000) bits(0xbfeacc00) bits(0xbfe98400) bits(0x402b4000) bits(0x3f7ff800) bits(0x4001fe00) bits(0x3ffffc00) bits(0x3d000000) bits(0xbf840400) bits(0x3f1f9000) bits(0x39800000) bits(0x3ffffc00) ... }
    t = { bits(0x402b3800) bits(0xbfed9000) bits(0x40001000) bits(0xbdfe0000) bits(0x3dff0000) bits(0x3ffc4000) bits(0x4004a000) bits(0x3a800000) bits(0xbf7fe000) bits(0x3f600000) bits(0x3f31a000) bits(0x40081800) bits(0x3fc9c000) bits(0xbf8fd000) bits(0x3dfe0000) bits(0x3fe2d000) ... }
    off1 = { aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) aoffi(-10, -31) ... }
    expect lane 0 R8 = 0x3e69d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbf749122  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x3e8aa143  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 8 R8 = 0xbefdfbf8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 11 R8 = 0x3e8d1a34  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 13 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbeace5cc  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3e254a95  R9 = 0xbe2aaaab  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 33 {
    asm "TLD4.G R8, R0, 110, 2D, 0xf"  active 0xffff
    s = { bits(0xbf780800) bits(0x3f840400) bits(0xbf6e8000) bits(0x3f83f800) bits(0x3ffc0000) bits(0xbf77e800) bits(0xbfcd8400) bits(0x00000000) bits(0xbf77e800) bits(0x3f8f2800) bits(0x3ffe3800) bits(0x3fa80000) bits(0x3f181800) bits(0x3f17f800) bits(0xbf800400) bits(0x40385c00) ... }
    t = { bits(0x3f604000) bits(0xbf902000) bits(0x3dfe0000) bits(0x3fdb3000) bits(0xbe008000) bits(0x3f400000) bits(0x3e808000) bits(0x3fbdc000) bits(0xbfb71000) bits(0x3e010000) bits(0xbf5fe000) bits(0x3f03a000) bits(0xbf901000) bits(0x3fc9f000) bits(0x3f600000) bits(0x40080000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3eff3f3f  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0x3f266666  R9 = 0x3efafafb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f548182  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f266666  R9 = 0x3eb54b4b  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f698182  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f266666  R9 = 0x3eea8081  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 11 R8 = 0x3f266666  R9 = 0x3e9b3b3b  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f1a6868  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3ed0d0d1  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x3f266666  R9 = 0x3efafafb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f266666  R9 = 0x3efafafb  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 34 {
    asm "TLD4.B.AOFFI R8, R0, R4, 110, 2D, 0xf"  active 0xffff
    s = { bits(0x3e572000) bits(0x40302e00) bits(0x3fc3a400) bits(0x4001fe00) bits(0xbfd98400) bits(0x3f800c00) bits(0x3f07f800) bits(0xbff99c00) bits(0xbf8ce800) bits(0x3eb9d000) bits(0xbeb6e000) bits(0x3ec9b000) bits(0x40000400) bits(0xbcfe0000) bits(0x40020600) bits(0x3ffbfc00) ... }
    t = { bits(0x3a000000) bits(0xbffe8000) bits(0x3f3bc000) bits(0xbf8f1000) bits(0x3dfe0000) bits(0xbd1c0000) bits(0x3fefe000) bits(0xbe218000) bits(0xbf90c000) bits(0xbf801000) bits(0x40000800) bits(0x3ec00000) bits(0x3dff0000) bits(0x3f902000) bits(0x40080000) bits(0x3f600000) ... }
    off1 = { aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) aoffi(18, -27) ... }
    expect lane 0 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 1 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 2 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 3 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3ef53535  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 6 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f256161  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f17cacb  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 12 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 13 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 14 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
    expect lane 15 R8 = 0x3f266666  R9 = 0x3eeaeaeb  R10 = 0x3f000000  R11 = 0x3f000000;
}

warp 35 {
    asm "TLD4.A R8, R0, 142, 2D, 0xf"  active 0xffff
    s = { bits(0xbcfe0000) bits(0xbf77f800) bits(0x3f781800) bits(0x3ffff800) bits(0x3f400800) bits(0xbd010000) bits(0x40020200) bits(0x4001fc00) bits(0x40236c00) bits(0x3f15b000) bits(0x40260800) bits(0xbfc9f000) bits(0x3f780000) bits(0x3f3f9800) bits(0x403be000) bits(0x40000600) ... }
    t = { bits(0xbeb68000) bits(0xbff72000) bits(0xbfaf7000) bits(0x3fab4000) bits(0x3f900000) bits(0x3f803000) bits(0xbf9c6000) bits(0x3dff0000) bits(0x3a000000) bits(0xbf822000) bits(0x40000000) bits(0x3e018000) bits(0xbf5d8000) bits(0x00000000) bits(0x4006d000) bits(0x3eaa0000) ... }
    expect lane 0 R8 = 0xc5ffe000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 1 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 2 R8 = 0xc0b69c8d  R9 = 0x3f5e7e62  R10 = 0x3f607e62  R11 = 0x3f607e62;
    expect lane 3 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 4 R8 = 0x4215e000  R9 = 0x3e800080  R10 = 0x3e800080  R11 = 0x3e800080;
    expect lane 5 R8 = 0x42b1ada2  R9 = 0x3dc231ca  R10 = 0x3dc231ca  R11 = 0x3dc231ca;
    expect lane 6 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
    expect lane 7 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
    expect lane 8 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
    expect lane 9 R8 = 0x45dae4a0  R9 = 0x3f00d4cf  R10 = 0x3f00d4cf  R11 = 0x3f00d4cf;
    expect lane 10 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 11 R8 = 0xc0279d26  R9 = 0x3edeae95  R10 = 0x3f6f574a  R11 = 0x3f6f574a;
    expect lane 12 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 13 R8 = 0xbb93f8bd  R9 = 0x3d85bd26  R10 = 0x3d85bd26  R11 = 0x3d85bd26;
    expect lane 14 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 15 R8 = 0x410b8386  R9 = 0x3de9fe5a  R10 = 0x3f1d3fcb  R11 = 0x3f1d3fcb;
}

warp 36 {
    asm "TLD4.R.AOFFI R8, R0, R4, 142, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7ff000) bits(0xbf7ff000) bits(0xbd000000) bits(0x3f7ff000) bits(0x3ffc0c00) bits(0x3d010000) bits(0xbcff0000) bits(0x402bf200) bits(0x3cfe0000) bits(0x3f2ff000) bits(0x3f840000) bits(0xbff51000) bits(0xbf781000) bits(0x402c2c00) bits(0xbf7ff000) bits(0x3fe77800) ... }
    t = { bits(0x3e9fc000) bits(0xbee70000) bits(0x40295000) bits(0x3a800000) bits(0x3ffff000) bits(0x3ff03000) bits(0x3f604000) bits(0x3fa35000) bits(0xbe008000) bits(0x3f901000) bits(0xbe000000) bits(0x3efa0000) bits(0xbf768000) bits(0xbdff0000) bits(0xbf298000) bits(0x3a800000) ... }
    off1 = { aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) aoffi(18, -1) ... }
    expect lane 0 R8 = 0x46fde048  R9 = 0x3eb99c0c  R10 = 0x3eb99c0c  R11 = 0x3eb99c0c;
    expect lane 1 R8 = 0x46fde048  R9 = 0x3eb99c0c  R10 = 0x3eb99c0c  R11 = 0x3eb99c0c;
    expect lane 2 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 3 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
    expect lane 4 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 5 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 6 R8 = 0xbf4f5b31  R9 = 0x3ef1562c  R10 = 0x3f78ab16  R11 = 0x3f78ab16;
    expect lane 7 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 8 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
    expect lane 9 R8 = 0xc375999a  R9 = 0x3ee0a1e1  R10 = 0x3f7050f0  R11 = 0x3f7050f0;
    expect lane 10 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
    expect lane 11 R8 = 0x3dc0bea0  R9 = 0x3e62886b  R10 = 0x3e62886b  R11 = 0x3e62886b;
    expect lane 12 R8 = 0x437fe770  R9 = 0x3e69b846  R10 = 0x3e69b846  R11 = 0x3e69b846;
    expect lane 13 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
    expect lane 14 R8 = 0x46fde048  R9 = 0x3eb99c0c  R10 = 0x3eb99c0c  R11 = 0x3eb99c0c;
    expect lane 15 R8 = 0xc02e8666  R9 = 0x3ee03ee0  R10 = 0x3f701f70  R11 = 0x3f701f70;
}

warp 37 {
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0xffff
    s = { bits(0x3ef02000) bits(0x3cff0000) bits(0x3edfe000) bits(0xbe6ec000) bits(0x402e6200) bits(0x3f481800) bits(0xbdeb0000) bits(0xbcfd0000) bits(0x3fccbc00) bits(0x3d3a8000) bits(0xbf39e000) bits(0x39000000) bits(0x3e7fc000) bits(0xb9000000) bits(0x3fd74800) bits(0x3eb01000) ... }
    t = { bits(0x403da000) bits(0x3f902000) bits(0xbe010000) bits(0x3f604000) bits(0xbe010000) bits(0xbed58000) bits(0xbf8c0000) bits(0x3dff0000) bits(0xbf4b0000) bits(0x3e018000) bits(0x3f8e3000) bits(0x40001800) bits(0xbf76c000) bits(0x3ff01000) bits(0xbdfd0000) bits(0x3e008000) ... }
    expect lane 0 R8 = 0x3f78f8f9  R9 = 0x3f77f7f8  R10 = 0x3f058586  R11 = 0x3f169697;
    expect lane 1 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 2 R8 = 0x3f018182  R9 = 0x3f0b8b8c  R10 = 0x3e68e8e9  R11 = 0x3e28a8a9;
    expect lane 3 R8 = 0x3f54d4d5  R9 = 0x3f35b5b6  R10 = 0x3f23a3a4  R11 = 0x3c40c0c1;
    expect lane 4 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 5 R8 = 0x3f018182  R9 = 0x3f1d9d9e  R10 = 0x3f49c9ca  R11 = 0x3f42c2c3;
    expect lane 6 R8 = 0x3ef6f6f7  R9 = 0x3f5ededf  R10 = 0x3f149495  R11 = 0x3e70f0f1;
    expect lane 7 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 8 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 9 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 10 R8 = 0x3f088889  R9 = 0x3eacacad  R10 = 0x3f2cacad  R11 = 0x3f58d8d9;
    expect lane 11 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 12 R8 = 0x3e189899  R9 = 0x3f52d2d3  R10 = 0x3f008081  R11 = 0x3ea2a2a3;
    expect lane 13 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 14 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 15 R8 = 0x3ef4f4f5  R9 = 0x3e38b8b9  R10 = 0x3ee0e0e1  R11 = 0x3f1d9d9e;
}

warp 38 {
    asm "TLD4.B.AOFFI R8, R0, R4, 15, 2D, 0xf"  active 0xffff
    s = { bits(0xbf800400) bits(0x3f840400) bits(0x3f181000) bits(0x3ec01000) bits(0xbf781000) bits(0x3fcc0800) bits(0x3e939000) bits(0x3f49a800) bits(0x3e242000) bits(0x3ffbf800) bits(0x39000000) bits(0x40020400) bits(0x3f7ec000) bits(0x3f781000) bits(0xbf608800) bits(0x3f800400) ... }
    t = { bits(0xbf7fe000) bits(0x3f3fc000) bits(0x403a1000) bits(0xbdfd0000) bits(0x3f406000) bits(0x3ffff000) bits(0x3ee60000) bits(0x3f1fc000) bits(0xbf8e5000) bits(0x3e010000) bits(0x3dfe0000) bits(0x40001800) bits(0xbffe8000) bits(0xbf602000) bits(0x3f002000) bits(0x3ff03000) ... }
    off1 = { aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) aoffi(-22, 3) ... }
    expect lane 0 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 1 R8 = 0x3f27a7a8  R9 = 0x3f57d7d8  R10 = 0x3efefeff  R11 = 0x3ea0a0a1;
    expect lane 2 R8 = 0x3e48c8c9  R9 = 0x3df0f0f1  R10 = 0x3e0c8c8d  R11 = 0x3ec2c2c3;
    expect lane 3 R8 = 0x3ec0c0c1  R9 = 0x3f30b0b1  R10 = 0x3f6ceced  R11 = 0x3ed0d0d1;
    expect lane 4 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 5 R8 = 0x3f54d4d5  R9 = 0x3f35b5b6  R10 = 0x3f23a3a4  R11 = 0x3c40c0c1;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 7 R8 = 0x3b808081  R9 = 0x3ed0d0d1  R10 = 0x3f008081  R11 = 0x3e1c9c9d;
    expect lane 8 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 9 R8 = 0x3b808081  R9 = 0x3ed0d0d1  R10 = 0x3f008081  R11 = 0x3e1c9c9d;
    expect lane 10 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 11 R8 = 0x3e949495  R9 = 0x3f0e8e8f  R10 = 0x3f149495  R11 = 0x3f71f1f2;
    expect lane 12 R8 = 0x3f018182  R9 = 0x3f0b8b8c  R10 = 0x3e68e8e9  R11 = 0x3e28a8a9;
    expect lane 13 R8 = 0x3f018182  R9 = 0x3f0b8b8c  R10 = 0x3e68e8e9  R11 = 0x3e28a8a9;
    expect lane 14 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 15 R8 = 0x3f27a7a8  R9 = 0x3f57d7d8  R10 = 0x3efefeff  R11 = 0x3ea0a0a1;
}

warp 39 {
    asm "TLD4.A.PTP R8, R0, R4, 15, 2D, 0xf"  active 0xffff
    s = { bits(0x3eb02000) bits(0xbf840000) bits(0xbd010000) bits(0xbf83f400) bits(0x3d008000) bits(0xbe1e0000) bits(0x4001fc00) bits(0x3f47f000) bits(0xbcfd0000) bits(0xbf83fc00) bits(0xbf407800) bits(0x3ffffc00) bits(0x3f77f800) bits(0x3f77f000) bits(0x3f781800) bits(0x3f6b5000) ... }
    t = { bits(0x3fb54000) bits(0x40214000) bits(0x3f803000) bits(0xbfa33000) bits(0x3e018000) bits(0x3f516000) bits(0x3ffc8000) bits(0xbf602000) bits(0x3ff03000) bits(0x4019a000) bits(0xbe008000) bits(0xbe008000) bits(0xbdfd0000) bits(0xbf8fd000) bits(0xbf900000) bits(0x40260800) ... }
    off1 = { ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ptp(1, -2, 3, 4) ... }
    off2 = { ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ptp(-8, 7, -6, 5) ... }
    expect lane 0 R8 = 0x3f27a7a8  R9 = 0x3f57d7d8  R10 = 0x3efefeff  R11 = 0x3ea0a0a1;
    expect lane 1 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 2 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 3 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 4 R8 = 0x3e828283  R9 = 0x3f018182  R10 = 0x3d109091  R11 = 0x3f7bfbfc;
    expect lane 5 R8 = 0x3f038384  R9 = 0x3ec6c6c7  R10 = 0x3f21a1a2  R11 = 0x3f67e7e8;
    expect lane 6 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 7 R8 = 0x3f018182  R9 = 0x3f1d9d9e  R10 = 0x3f49c9ca  R11 = 0x3f42c2c3;
    expect lane 8 R8 = 0x3ea0a0a1  R9 = 0x3da8a8a9  R10 = 0x3f33b3b4  R11 = 0x3de8e8e9;
    expect lane 9 R8 = 0x3e048485  R9 = 0x3f7afafb  R10 = 0x3f018182  R11 = 0x3e3cbcbd;
    expect lane 10 R8 = 0x3f018182  R9 = 0x3f1d9d9e  R10 = 0x3f49c9ca  R11 = 0x3f42c2c3;
    expect lane 11 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 12 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 13 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 14 R8 = 0x3ea2a2a3  R9 = 0x3f6aeaeb  R10 = 0x3ed2d2d3  R11 = 0x3ef8f8f9;
    expect lane 15 R8 = 0x3b808081  R9 = 0x3b808081  R10 = 0x3b808081  R11 = 0x3b808081;
}

warp 40 {
    asm "TLD4.R R8, R0, 47, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840400) bits(0xbd000000) bits(0x40000000) bits(0x3ffc0800) bits(0x3d018000) bits(0xbf7ff800) bits(0x3f6f6800) bits(0x3eed5000) bits(0x3f800400) bits(0x40202400) bits(0xbfed7c00) bits(0x401e5e00) bits(0x3e96d000) bits(0x3f879000) bits(0xbd010000) bits(0xbf77e800) ... }
    t = { bits(0x3fc9c000) bits(0x3f002000) bits(0xbf7fa000) bits(0x3fb54000) bits(0xbe000000) bits(0x40001000) bits(0xba000000) bits(0xbf802000) bits(0x401ba800) bits(0x3ff01000) bits(0x3e358000) bits(0xba000000) bits(0x3fa0d000) bits(0x4007f000) bits(0x3ac00000) bits(0x3fbda000) ... }
    expect lane 0 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xc05fa000  R9 = 0x3ccd2000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0x40930000  R9 = 0xbd240000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xc42ee000  R9 = 0xbf118000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3e59a000  R9 = 0x459d4000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0x33800000  R9 = 0xc6ffe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x46308000  R9 = 0xc5054000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0x40930000  R9 = 0xbd240000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 41 {
    asm "TLD4.G.AOFFI R8, R0, R4, 47, 2D, 0xf"  active 0xffff
    s = { bits(0xbf800400) bits(0x3f83fc00) bits(0xbfe39400) bits(0xbe87c000) bits(0xbf576800) bits(0x40124600) bits(0x3d018000) bits(0xbf7ff800) bits(0xbed62000) bits(0xbd008000) bits(0x3f840400) bits(0x3ef8f000) bits(0x3d818000) bits(0x3f080800) bits(0x3f218800) bits(0x3f840c00) ... }
    t = { bits(0xbfa35000) bits(0xbfce2000) bits(0x3d7a0000) bits(0x3d830000) bits(0xbf600000) bits(0xbf600000) bits(0x3f903000) bits(0x3f602000) bits(0x40392800) bits(0x3ff01000) bits(0x3f902000) bits(0x3f802000) bits(0xbf902000) bits(0x3f8d7000) bits(0x3e000000) bits(0x3f5b6000) ... }
    off1 = { aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) aoffi(-25, 18) ... }
    expect lane 0 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0x42e14000  R9 = 0x43cbe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xc331e000  R9 = 0xc1f92000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0x42e14000  R9 = 0x43cbe000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xc55c6000  R9 = 0xc61ea000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbfa0a000  R9 = 0xbe610000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x42e14000  R9 = 0x43cbe000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 42 {
    asm "TLD4.B R8, R0, 79, 2D, 0xf"  active 0xffff
    s = { bits(0x3e5a4000) bits(0xbf800400) bits(0x3f990800) bits(0xbfbfc000) bits(0x3ffbfc00) bits(0x3e24c000) bits(0x3f481000) bits(0xbf0ca000) bits(0xbf767800) bits(0xbfc27000) bits(0x3f77f000) bits(0x40000000) bits(0x3ffffc00) bits(0x3fd3f400) bits(0x3f840400) bits(0xbf840000) ... }
    t = { bits(0x40000800) bits(0x3f200000) bits(0x4004f800) bits(0x3ff03000) bits(0x3fffe000) bits(0x3f606000) bits(0xbe888000) bits(0x40001800) bits(0xbd320000) bits(0x402d6000) bits(0x3feff000) bits(0x3f7fe000) bits(0xba800000) bits(0x3ff9f000) bits(0x40080000) bits(0xbf32a000) ... }
    expect lane 0 R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbecd9b36  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf71e3c8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0x3de1c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 43 {
    asm "TLD4.A.AOFFI R8, R0, R4, 79, 2D, 0xf"  active 0xffff
    s = { bits(0xbf7fe800) bits(0x3f840000) bits(0x3fe64800) bits(0xbf11c800) bits(0xbf8d6000) bits(0x3f1e1800) bits(0x3cff0000) bits(0xbf519000) bits(0xbf83f400) bits(0x3f8aa800) bits(0x3f800400) bits(0xbf878800) bits(0x40051a00) bits(0x40020200) bits(0x3f798000) bits(0x4000e200) ... }
    t = { bits(0x3f8fe000) bits(0x3f903000) bits(0x3ff00000) bits(0x3e80c000) bits(0x3f1fc000) bits(0x3e018000) bits(0xbf89b000) bits(0x3f604000) bits(0x00000000) bits(0x402a4000) bits(0x3f5fc000) bits(0x3f803000) bits(0x3f8ff000) bits(0x3f999000) bits(0xbf902000) bits(0x3ecb8000) ... }
    off1 = { aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) aoffi(-26, 3) ... }
    expect lane 0 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 1 R8 = 0xbeb162c6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 2 R8 = 0xbf71e3c8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 3 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 4 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 5 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 6 R8 = 0x3cc18306  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 7 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 8 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 9 R8 = 0x3de1c387  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 10 R8 = 0xbeb162c6  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 11 R8 = 0xbf800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 12 R8 = 0xbee9d3a7  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 13 R8 = 0x3f7dfbf8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 14 R8 = 0xbf75ebd8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
    expect lane 15 R8 = 0x3f7dfbf8  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000;
}

warp 44 {
    asm "TLD4.R R8, R0, 111, 2D, 0xf"  active 0xffff
    s = { bits(0x3d7f8000) bits(0xbec01000) bits(0x3f780000) bits(0x3ffbfc00) bits(0x3d008000) bits(0xbf77f800) bits(0x40156c00) bits(0x3fd7e000) bits(0x3f7ff000) bits(0x3f9dbc00) bits(0x39800000) bits(0x40000600) bits(0x3cff0000) bits(0x3f000800) bits(0x3f8bdc00) bits(0x3f3ff800) ... }
    t = { bits(0x3f200000) bits(0x3fcc5000) bits(0x40166800) bits(0xbf7fa000) bits(0x3ec00000) bits(0x3f758000) bits(0x3e910000) bits(0x3fa5e000) bits(0xbf7fc000) bits(0x3f606000) bits(0xbf5ce000) bits(0xbf58c000) bits(0x40202000) bits(0xbdfe0000) bits(0x3f801000) bits(0xbfa6a000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3ee4e4e5  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3c808081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f008081  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f018182  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f6aeaeb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3da8a8a9  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3e50d0d1  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f028283  R10 = 0x00000000  R11 = 0x00000001;
}

warp 45 {
    asm "TLD4.G.AOFFI R8, R0, R4, 111, 2D, 0xf"  active 0xffff
    s = { bits(0x3f840c00) bits(0x3ffbfc00) bits(0x3cff0000) bits(0xbf840000) bits(0x3fa93800) bits(0x3e903000) bits(0x3f7ff000) bits(0x3f181800) bits(0x3f800800) bits(0x3ffc0400) bits(0x3f500000) bits(0x40185000) bits(0x3f780800) bits(0x3f304000) bits(0x3fd8ec00) bits(0x3d808000) ... }
    t = { bits(0x3f28c000) bits(0x3e898000) bits(0x3f5e4000) bits(0xbf686000) bits(0x3f094000) bits(0x3e018000) bits(0x402d8800) bits(0x3f7fc000) bits(0x40001800) bits(0xbf800000) bits(0x3f803000) bits(0x3ff83000) bits(0x3ec04000) bits(0x4023e000) bits(0x400c2000) bits(0xbe010000) ... }
    off1 = { aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) aoffi(21, 9) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 1 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 2 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 3 R8 = 0x3f800000  R9 = 0x3ca0a0a1  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 4 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 5 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 6 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 7 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 8 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 9 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 10 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 11 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 12 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 13 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 14 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
    expect lane 15 R8 = 0x3f800000  R9 = 0x3f7afafb  R10 = 0x00000000  R11 = 0x00000001;
}

warp 46 {
    asm "TLD4.B R8, R0, 143, 2D, 0xf"  active 0xffff
    s = { bits(0x4014e000) bits(0x3f609000) bits(0x3fe36800) bits(0x3f581000) bits(0x3d010000) bits(0x40000600) bits(0x3f840c00) bits(0x3f09f800) bits(0x4004ba00) bits(0x3fb35000) bits(0x3f5a8000) bits(0x40170400) bits(0x3fa45800) bits(0xbcff0000) bits(0xbef7c000) bits(0x39000000) ... }
    t = { bits(0x3f200000) bits(0xbfb12000) bits(0x3e018000) bits(0xbede0000) bits(0x3f6d8000) bits(0xbf16a000) bits(0xbf8fe000) bits(0xbf5fe000) bits(0x40080800) bits(0x3ef74000) bits(0x40321000) bits(0x3ffff000) bits(0x00000000) bits(0x3ebfc000) bits(0x3fd52000) bits(0x4018a000) ... }
    expect lane 0 R8 = 0xb84c4000  R9 = 0x3f7166f1  R10 = 0x3f7166f1  R11 = 0x3f7166f1;
    expect lane 1 R8 = 0x45850000  R9 = 0x3d93c094  R10 = 0x3d93c094  R11 = 0x3d93c094;
    expect lane 2 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 3 R8 = 0x3e348000  R9 = 0x3c78c0f9  R10 = 0x3c78c0f9  R11 = 0x3c78c0f9;
    expect lane 4 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
    expect lane 5 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 6 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 7 R8 = 0xb3800000  R9 = 0x3f05b786  R10 = 0x3f05b786  R11 = 0x3f05b786;
    expect lane 8 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 9 R8 = 0x41af2000  R9 = 0x3dc0c8c1  R10 = 0x3dc0c8c1  R11 = 0x3dc0c8c1;
    expect lane 10 R8 = 0x33800000  R9 = 0x3e418cc2  R10 = 0x3e418cc2  R11 = 0x3e418cc2;
    expect lane 11 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 12 R8 = 0xc0b82000  R9 = 0x3f603ee0  R10 = 0x3f603ee0  R11 = 0x3f603ee0;
    expect lane 13 R8 = 0x33800000  R9 = 0x37800080  R10 = 0x37800080  R11 = 0x37800080;
    expect lane 14 R8 = 0x45618000  R9 = 0x3edc26dc  R10 = 0x3edc26dc  R11 = 0x3edc26dc;
    expect lane 15 R8 = 0x42b26000  R9 = 0x3dbef0bf  R10 = 0x3dbef0bf  R11 = 0x3dbef0bf;
}

warp 47 {
    asm "TLD4.A.AOFFI R8, R0, R4, 143, 2D, 0xf"  active 0xffff
    s = { bits(0x3f37f000) bits(0xbf77e800) bits(0xbf77f800) bits(0xbf138800) bits(0xbf780800) bits(0x400b8200) bits(0xbf77f800) bits(0x3f7ff000) bits(0xbf77f000) bits(0x39800000) bits(0xbfbf0400) bits(0xbcff0000) bits(0xbee47000) bits(0x3e352000) bits(0x4032be00) bits(0x4001fc00) ... }
    t = { bits(0xbd460000) bits(0xbf901000) bits(0xbde70000) bits(0xbf0d4000) bits(0x402c8800) bits(0xbf602000) bits(0x3f5fc000) bits(0xbd960000) bits(0xbe010000) bits(0xbf901000) bits(0x00000000) bits(0xbf5fc000) bits(0xbe8e0000) bits(0x3f8de000) bits(0x3fc24000) bits(0x3f600000) ... }
    off1 = { aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) aoffi(20, 31) ... }
    expect lane 0 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 1 R8 = 0xbd274000  R9 = 0x3e4aa4cb  R10 = 0x3e4aa4cb  R11 = 0x3e4aa4cb;
    expect lane 2 R8 = 0xbd274000  R9 = 0x3e4aa4cb  R10 = 0x3e4aa4cb  R11 = 0x3e4aa4cb;
    expect lane 3 R8 = 0x3e97a000  R9 = 0x3eff5aff  R10 = 0x3eff5aff  R11 = 0x3eff5aff;
    expect lane 4 R8 = 0xbd274000  R9 = 0x3e4aa4cb  R10 = 0x3e4aa4cb  R11 = 0x3e4aa4cb;
    expect lane 5 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 6 R8 = 0xbd274000  R9 = 0x3e4aa4cb  R10 = 0x3e4aa4cb  R11 = 0x3e4aa4cb;
    expect lane 7 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 8 R8 = 0xbd274000  R9 = 0x3e4aa4cb  R10 = 0x3e4aa4cb  R11 = 0x3e4aa4cb;
    expect lane 9 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 10 R8 = 0xc6ee0000  R9 = 0x3f1da39e  R10 = 0x3f1da39e  R11 = 0x3f1da39e;
    expect lane 11 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 12 R8 = 0x80000000  R9 = 0x3f000080  R10 = 0x3f000080  R11 = 0x3f000080;
    expect lane 13 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 14 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
    expect lane 15 R8 = 0xc3f5c000  R9 = 0x3f60a1e1  R10 = 0x3f60a1e1  R11 = 0x3f60a1e1;
}
