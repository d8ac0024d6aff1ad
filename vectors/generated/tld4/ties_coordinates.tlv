# Coordinates halfway but for one bit: products with the size, positions in 2^-8 texels, floors, negative coordinates of WRAP
# brought to their period, and coordinates of a face. Each bit that is lost in turn.
# Written by tests/oracle/filtered.py.
texlock 1
rules PD-16 PD-18a PD-18c PD-18e PD-60
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 1 }
sampler 1 { address WRAP WRAP }
texture 0 { format R8 UNORM size 32769 32769 address 0x30000000 }
handle 0 texture 0 sampler 0
texture 1 { format R8 UNORM size 32771 32771 address 0x30000000 }
handle 1 texture 1 sampler 0
texture 2 { format R8 UNORM size 65533 65533 address 0x30000000 }
handle 2 texture 2 sampler 0
texture 3 { format R8 UNORM size 65535 65535 address 0x30000000 }
handle 3 texture 3 sampler 0
texture 4 { format R8 UNORM size 16 16 address 0x30000000 NORMALIZED_COORDS 0 }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP layout pitch 32 format R8 UNORM size 16 16 address 0x30000000 NORMALIZED_COORDS 0 }
handle 5 texture 5 sampler 0
texture 6 { format R8 UNORM size 16 16 address 0x30000000 }
handle 6 texture 6 sampler 1
texture 7 { type CUBEMAP format R8 UNORM size 16 16 address 0x30000000 }
handle 7 texture 7 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f00c001) bits(0x3f004002) bits(0x3f004004) bits(0x3f004008) bits(0x3f004010) bits(0x3f004020) bits(0x3f004040) bits(0x3f004080) bits(0x3f004100) bits(0x3f004200) bits(0x3f004400) bits(0x3f004800) bits(0x3f005000) bits(0x3f006000) ... }
    t = { bits(0x3f004002) bits(0x3f004004) bits(0x3f004008) bits(0x3f004010) bits(0x3f004020) bits(0x3f004040) bits(0x3f004080) bits(0x3f004100) bits(0x3f004200) bits(0x3f004400) bits(0x3f004800) bits(0x3f005000) bits(0x3f006000) bits(0x3f00c001) ... }
    expect lane 0 coord.position[0] = 0x4680c103  coord.position[1] = 0x46804103;
    expect lane 1 coord.position[0] = 0x46804103  coord.position[1] = 0x46804105;
    expect lane 2 coord.position[0] = 0x46804105  coord.position[1] = 0x46804109;
    expect lane 3 coord.position[0] = 0x46804109  coord.position[1] = 0x46804111;
    expect lane 4 coord.position[0] = 0x46804111  coord.position[1] = 0x46804121;
    expect lane 5 coord.position[0] = 0x46804121  coord.position[1] = 0x46804141;
    expect lane 6 coord.position[0] = 0x46804141  coord.position[1] = 0x46804181;
    expect lane 7 coord.position[0] = 0x46804181  coord.position[1] = 0x46804201;
    expect lane 8 coord.position[0] = 0x46804201  coord.position[1] = 0x46804301;
    expect lane 9 coord.position[0] = 0x46804301  coord.position[1] = 0x46804501;
    expect lane 10 coord.position[0] = 0x46804501  coord.position[1] = 0x46804901;
    expect lane 11 coord.position[0] = 0x46804901  coord.position[1] = 0x46805101;
    expect lane 12 coord.position[0] = 0x46805101  coord.position[1] = 0x46806101;
    expect lane 13 coord.position[0] = 0x46806101  coord.position[1] = 0x4680c103;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3fff
    s = { bits(0x3f00eaab) bits(0x3f001556) bits(0x3f006aac) bits(0x3f001558) bits(0x3f006ab0) bits(0x3f001560) bits(0x3f006ac0) bits(0x3f001580) bits(0x3f006b00) bits(0x3f001600) bits(0x3f006c00) bits(0x3f001800) bits(0x3f007000) bits(0x3f002000) ... }
    t = { bits(0x3f001556) bits(0x3f006aac) bits(0x3f001558) bits(0x3f006ab0) bits(0x3f001560) bits(0x3f006ac0) bits(0x3f001580) bits(0x3f006b00) bits(0x3f001600) bits(0x3f006c00) bits(0x3f001800) bits(0x3f007000) bits(0x3f002000) bits(0x3f00eaab) ... }
    expect lane 0 coord.position[0] = 0x4680edb1  coord.position[1] = 0x46801857;
    expect lane 1 coord.position[0] = 0x46801857  coord.position[1] = 0x46806daf;
    expect lane 2 coord.position[0] = 0x46806daf  coord.position[1] = 0x46801859;
    expect lane 3 coord.position[0] = 0x46801859  coord.position[1] = 0x46806db3;
    expect lane 4 coord.position[0] = 0x46806db3  coord.position[1] = 0x46801861;
    expect lane 5 coord.position[0] = 0x46801861  coord.position[1] = 0x46806dc3;
    expect lane 6 coord.position[0] = 0x46806dc3  coord.position[1] = 0x46801881;
    expect lane 7 coord.position[0] = 0x46801881  coord.position[1] = 0x46806e03;
    expect lane 8 coord.position[0] = 0x46806e03  coord.position[1] = 0x46801901;
    expect lane 9 coord.position[0] = 0x46801901  coord.position[1] = 0x46806f03;
    expect lane 10 coord.position[0] = 0x46806f03  coord.position[1] = 0x46801b01;
    expect lane 11 coord.position[0] = 0x46801b01  coord.position[1] = 0x46807303;
    expect lane 12 coord.position[0] = 0x46807303  coord.position[1] = 0x46802301;
    expect lane 13 coord.position[0] = 0x46802301  coord.position[1] = 0x4680edb1;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x7fff
    s = { bits(0x3f00d555) bits(0x3f012aaa) bits(0x3f01d554) bits(0x3f012aa8) bits(0x3f01d550) bits(0x3f012aa0) bits(0x3f01d540) bits(0x3f012a80) bits(0x3f01d500) bits(0x3f012a00) bits(0x3f01d400) bits(0x3f012800) bits(0x3f01d000) bits(0x3f012000) bits(0x3f01c000) ... }
    t = { bits(0x3f012aaa) bits(0x3f01d554) bits(0x3f012aa8) bits(0x3f01d550) bits(0x3f012aa0) bits(0x3f01d540) bits(0x3f012a80) bits(0x3f01d500) bits(0x3f012a00) bits(0x3f01d400) bits(0x3f012800) bits(0x3f01d000) bits(0x3f012000) bits(0x3f01c000) bits(0x3f00d555) ... }
    expect lane 0 coord.position[0] = 0x4700d3d3  coord.position[1] = 0x47012927;
    expect lane 1 coord.position[0] = 0x47012927  coord.position[1] = 0x4701d3cf;
    expect lane 2 coord.position[0] = 0x4701d3cf  coord.position[1] = 0x47012925;
    expect lane 3 coord.position[0] = 0x47012925  coord.position[1] = 0x4701d3cb;
    expect lane 4 coord.position[0] = 0x4701d3cb  coord.position[1] = 0x4701291d;
    expect lane 5 coord.position[0] = 0x4701291d  coord.position[1] = 0x4701d3bb;
    expect lane 6 coord.position[0] = 0x4701d3bb  coord.position[1] = 0x470128fd;
    expect lane 7 coord.position[0] = 0x470128fd  coord.position[1] = 0x4701d37b;
    expect lane 8 coord.position[0] = 0x4701d37b  coord.position[1] = 0x4701287d;
    expect lane 9 coord.position[0] = 0x4701287d  coord.position[1] = 0x4701d27b;
    expect lane 10 coord.position[0] = 0x4701d27b  coord.position[1] = 0x4701267d;
    expect lane 11 coord.position[0] = 0x4701267d  coord.position[1] = 0x4701ce7b;
    expect lane 12 coord.position[0] = 0x4701ce7b  coord.position[1] = 0x47011e7d;
    expect lane 13 coord.position[0] = 0x47011e7d  coord.position[1] = 0x4701be7b;
    expect lane 14 coord.position[0] = 0x4701be7b  coord.position[1] = 0x4700d3d3;
}

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x7fff
    s = { bits(0x3f007fff) bits(0x3f017ffe) bits(0x3f017ffc) bits(0x3f017ff8) bits(0x3f017ff0) bits(0x3f017fe0) bits(0x3f017fc0) bits(0x3f017f80) bits(0x3f017f00) bits(0x3f017e00) bits(0x3f017c00) bits(0x3f017800) bits(0x3f017000) bits(0x3f016000) bits(0x3f014000) ... }
    t = { bits(0x3f017ffe) bits(0x3f017ffc) bits(0x3f017ff8) bits(0x3f017ff0) bits(0x3f017fe0) bits(0x3f017fc0) bits(0x3f017f80) bits(0x3f017f00) bits(0x3f017e00) bits(0x3f017c00) bits(0x3f017800) bits(0x3f017000) bits(0x3f016000) bits(0x3f014000) bits(0x3f007fff) ... }
    expect lane 0 coord.position[0] = 0x47007f7f  coord.position[1] = 0x47017f7d;
    expect lane 1 coord.position[0] = 0x47017f7d  coord.position[1] = 0x47017f7b;
    expect lane 2 coord.position[0] = 0x47017f7b  coord.position[1] = 0x47017f77;
    expect lane 3 coord.position[0] = 0x47017f77  coord.position[1] = 0x47017f6f;
    expect lane 4 coord.position[0] = 0x47017f6f  coord.position[1] = 0x47017f5f;
    expect lane 5 coord.position[0] = 0x47017f5f  coord.position[1] = 0x47017f3f;
    expect lane 6 coord.position[0] = 0x47017f3f  coord.position[1] = 0x47017eff;
    expect lane 7 coord.position[0] = 0x47017eff  coord.position[1] = 0x47017e7f;
    expect lane 8 coord.position[0] = 0x47017e7f  coord.position[1] = 0x47017d7f;
    expect lane 9 coord.position[0] = 0x47017d7f  coord.position[1] = 0x47017b7f;
    expect lane 10 coord.position[0] = 0x47017b7f  coord.position[1] = 0x4701777f;
    expect lane 11 coord.position[0] = 0x4701777f  coord.position[1] = 0x47016f7f;
    expect lane 12 coord.position[0] = 0x47016f7f  coord.position[1] = 0x47015f7f;
    expect lane 13 coord.position[0] = 0x47015f7f  coord.position[1] = 0x47013f7f;
    expect lane 14 coord.position[0] = 0x47013f7f  coord.position[1] = 0x47007f7f;
}

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xffffff
    s = { bits(0x3b000001) bits(0x3b000002) bits(0x3b000004) bits(0x3b000008) bits(0x3b000010) bits(0x3b000020) bits(0x3b000040) bits(0x3b000080) bits(0x3b000100) bits(0x3b000200) bits(0x3b000400) bits(0x3b000800) bits(0x3b001000) bits(0x3b002000) bits(0x3b004000) bits(0x3b008000) bits(0x3b010000) bits(0x3b020000) bits(0x3b040000) bits(0x3b080000) bits(0x3b100000) bits(0x3b200000) bits(0x3b400000) bits(0x3b000000) ... }
    t = { bits(0xbb000001) bits(0xbb000002) bits(0xbb000004) bits(0xbb000008) bits(0xbb000010) bits(0xbb000020) bits(0xbb000040) bits(0xbb000080) bits(0xbb000100) bits(0xbb000200) bits(0xbb000400) bits(0xbb000800) bits(0xbb001000) bits(0xbb002000) bits(0xbb004000) bits(0xbb008000) bits(0xbb010000) bits(0xbb020000) bits(0xbb040000) bits(0xbb080000) bits(0xbb100000) bits(0xbb200000) bits(0xbb400000) bits(0xbb000000) ... }
    expect lane 0 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 1 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 2 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 3 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 4 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 5 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 6 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 7 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 8 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 9 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 10 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 11 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 12 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 13 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 14 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 15 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 16 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 17 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 18 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 19 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 20 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 21 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 22 coord.fixed[0] = 1  coord.fixed[1] = -1;
    expect lane 23 coord.fixed[0] = 0  coord.fixed[1] = 0;
}

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffffff
    s = { bits(0xbf800001) bits(0xbf800002) bits(0xbf800004) bits(0xbf800008) bits(0xbf800010) bits(0xbf800020) bits(0xbf800040) bits(0xbf800080) bits(0xbf800100) bits(0xbf800200) bits(0xbf800400) bits(0xbf800800) bits(0xbf801000) bits(0xbf802000) bits(0xbf804000) bits(0xbf808000) bits(0xbf810000) bits(0xbf820000) bits(0xbf840000) bits(0xbf880000) bits(0xbf900000) bits(0xbfa00000) bits(0xbfc00000) bits(0xbf800000) ... }
    t = { bits(0x3f800001) bits(0x3f800002) bits(0x3f800004) bits(0x3f800008) bits(0x3f800010) bits(0x3f800020) bits(0x3f800040) bits(0x3f800080) bits(0x3f800100) bits(0x3f800200) bits(0x3f800400) bits(0x3f800800) bits(0x3f801000) bits(0x3f802000) bits(0x3f804000) bits(0x3f808000) bits(0x3f810000) bits(0x3f820000) bits(0x3f840000) bits(0x3f880000) bits(0x3f900000) bits(0x3fa00000) bits(0x3fc00000) bits(0x3f800000) ... }
    expect lane 0 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 1 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 2 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 3 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 4 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 5 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 6 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 7 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 8 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 9 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 10 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 11 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 12 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 13 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 14 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 15 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 16 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 17 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 18 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 19 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 20 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 21 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 22 coord.fixed[0] = -384  coord.fixed[1] = 384;
    expect lane 23 coord.fixed[0] = -128  coord.fixed[1] = 384;
}

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffffff
    s = { bits(0xb3000001) bits(0xb3000002) bits(0xb3000004) bits(0xb3000008) bits(0xb3000010) bits(0xb3000020) bits(0xb3000040) bits(0xb3000080) bits(0xb3000100) bits(0xb3000200) bits(0xb3000400) bits(0xb3000800) bits(0xb3001000) bits(0xb3002000) bits(0xb3004000) bits(0xb3008000) bits(0xb3010000) bits(0xb3020000) bits(0xb3040000) bits(0xb3080000) bits(0xb3100000) bits(0xb3200000) bits(0xb3400000) bits(0xb3000000) ... }
    t = { bits(0xb3000001) bits(0xb3000002) bits(0xb3000004) bits(0xb3000008) bits(0xb3000010) bits(0xb3000020) bits(0xb3000040) bits(0xb3000080) bits(0xb3000100) bits(0xb3000200) bits(0xb3000400) bits(0xb3000800) bits(0xb3001000) bits(0xb3002000) bits(0xb3004000) bits(0xb3008000) bits(0xb3010000) bits(0xb3020000) bits(0xb3040000) bits(0xb3080000) bits(0xb3100000) bits(0xb3200000) bits(0xb3400000) bits(0xb3000000) ... }
    expect lane 0 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 1 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 2 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 3 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 4 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 5 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 6 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 7 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 8 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 9 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 10 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 11 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 12 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 13 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 14 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 15 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 16 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 17 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 18 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 19 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 20 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 21 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 22 coord.reduced[0] = 0x3f7fffff  coord.reduced[1] = 0x3f7fffff;
    expect lane 23 coord.reduced[0] = 0x3f800000  coord.reduced[1] = 0x3f800000;
}

warp 7 {
    asm "TLD4.R R8, R0, 7, CUBE, 0xf"  active 0xffffffff
    s = { bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) bits(0x3f800000) ... }
    t = { bits(0x33000001) bits(0x33000002) bits(0x33000004) bits(0x33000008) bits(0x33000010) bits(0x33000020) bits(0x33000040) bits(0x33000080) bits(0x33000100) bits(0x33000200) bits(0x33000400) bits(0x33000800) bits(0x33001000) bits(0x33002000) bits(0x33004000) bits(0x33008000) bits(0x33010000) bits(0x33020000) bits(0x33040000) bits(0x33080000) bits(0x33100000) bits(0x33200000) bits(0x33400000) bits(0x33000000) bits(0xb3a00000) bits(0xb4200000) bits(0xb4a00000) bits(0xb3a00000) bits(0xb4200000) bits(0xb4a00000) bits(0xb3c00000) bits(0xb3a00000) ... }
    r = { bits(0x33000001) bits(0x33000002) bits(0x33000004) bits(0x33000008) bits(0x33000010) bits(0x33000020) bits(0x33000040) bits(0x33000080) bits(0x33000100) bits(0x33000200) bits(0x33000400) bits(0x33000800) bits(0x33001000) bits(0x33002000) bits(0x33004000) bits(0x33008000) bits(0x33010000) bits(0x33020000) bits(0x33040000) bits(0x33080000) bits(0x33100000) bits(0x33200000) bits(0x33400000) bits(0x33000000) bits(0xb3a00000) bits(0xb4200000) bits(0xb4a00000) bits(0xb3a00000) bits(0xb4200000) bits(0xb4a00000) bits(0xb3c00000) bits(0xb3a00000) ... }
    expect lane 0 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 1 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 2 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 3 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 4 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 5 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 6 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 7 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 8 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 9 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 10 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 11 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 12 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 13 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 14 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 15 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 16 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 17 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 18 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 19 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 20 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 21 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 22 coord.reduced[0] = 0x3effffff  coord.reduced[1] = 0x3effffff;
    expect lane 23 coord.reduced[0] = 0x3f000000  coord.reduced[1] = 0x3f000000;
    expect lane 24 coord.reduced[0] = 0x3f000001  coord.reduced[1] = 0x3f000001;
    expect lane 25 coord.reduced[0] = 0x3f000001  coord.reduced[1] = 0x3f000001;
    expect lane 26 coord.reduced[0] = 0x3f000002  coord.reduced[1] = 0x3f000002;
    expect lane 27 coord.reduced[0] = 0x3f000001  coord.reduced[1] = 0x3f000001;
    expect lane 28 coord.reduced[0] = 0x3f000001  coord.reduced[1] = 0x3f000001;
    expect lane 29 coord.reduced[0] = 0x3f000002  coord.reduced[1] = 0x3f000002;
    expect lane 30 coord.reduced[0] = 0x3f000001  coord.reduced[1] = 0x3f000001;
    expect lane 31 coord.reduced[0] = 0x3f000001  coord.reduced[1] = 0x3f000001;
}
