# TEX filtered at edges and far outside: address modes of one, two and three axes.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-125 PD-126 PD-127
policy filter_weight8

texture 0 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 1 4  address 0x10000000  texels expression (float(x + 1)) }
sampler 0 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 1 4  normalized off  address 0x10020000  texels expression (float(x + 1)) }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 1 texture 1 sampler 1
handle 2 texture 0 sampler 1
sampler 2 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 3 texture 0 sampler 2
texture 2 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 3 4  address 0x10040000  texels expression (float(x + 1)) }
handle 4 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 3 4  normalized off  address 0x10060000  texels expression (float(x + 1)) }
handle 5 texture 3 sampler 1
handle 6 texture 2 sampler 1
handle 7 texture 2 sampler 2
texture 4 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  address 0x10080000  texels expression (float(x + 1)) }
handle 8 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  normalized off  address 0x100a0000  texels expression (float(x + 1)) }
handle 9 texture 5 sampler 1
handle 10 texture 4 sampler 1
handle 11 texture 4 sampler 2
texture 6 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 4  address 0x100c0000  texels expression (float(x + 1)) }
handle 12 texture 6 sampler 0
texture 7 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 4  normalized off  address 0x100e0000  texels expression (float(x + 1)) }
handle 13 texture 7 sampler 1
handle 14 texture 6 sampler 1
handle 15 texture 6 sampler 2
texture 8 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 100 4  address 0x10100000  texels expression (float(x + 1)) }
handle 16 texture 8 sampler 0
texture 9 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 100 4  normalized off  address 0x10120000  texels expression (float(x + 1)) }
handle 17 texture 9 sampler 1
handle 18 texture 8 sampler 1
handle 19 texture 8 sampler 2
texture 10 { type ONE_D  format R32 FLOAT  size 5  address 0x10140000  texels expression (float(x + 1)) }
sampler 3 { address WRAP WRAP WRAP  MAG_FILTER 2 }
handle 20 texture 10 sampler 3
texture 11 { type THREE_D  format R32 FLOAT  size 4 3 5  address 0x10160000  texels rows 6cc30d3f7281243f020c493fc4d5763fafe5613f0dd5023fdec15e3f4d1e023fceeb773f0a76223f898d6f3f08b1533f69c13d3f491b023f429c353f5df25e3ffbfd073f91b66a3fccce373f8f49783fa44f2e3f055b1f3ff4ae223f71d7503f5a755c3fea09593fb99a263fd99c5a3f686d043f5a3d5d3f8ae3173ff4941b3f6e0f163f1513313fd282293ff2183a3f01ec2e3f9c722d3f7f23143f38164e3fe9e63e3f66154b3ff498253f1431683f8b81593f4743753f7ec3763fcded623f756f1d3fc1b5573f4f4a6e3fa465793f348e393ff211763f0d2c573fbf3e6f3fccd6363f5f575c3f15c2783faa7b1c3f }
handle 21 texture 11 sampler 3
handle 22 texture 10 sampler 1
handle 23 texture 11 sampler 1
sampler 4 { address MIRROR MIRROR MIRROR  MAG_FILTER 2 }
handle 24 texture 10 sampler 4
handle 25 texture 11 sampler 4
texture 12 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 3  address 0x10180000  texels rows 5341643fdbaf433f4d0c4e3fa5a54f3fc5de393f9b52403ffe18193fd03c563fa7f2633f0e75343f761c4b3f2c4f183f36fa3a3fbeb2133fffba1f3f }
sampler 5 { address WRAP WRAP CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 26 texture 12 sampler 5
handle 27 texture 12 sampler 0
sampler 6 { address WRAP MIRROR CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 28 texture 12 sampler 6
sampler 7 { address CLAMP_TO_EDGE WRAP CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 29 texture 12 sampler 7
handle 30 texture 12 sampler 1
sampler 8 { address CLAMP_TO_EDGE MIRROR CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 31 texture 12 sampler 8
sampler 9 { address MIRROR WRAP CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 32 texture 12 sampler 9
handle 33 texture 12 sampler 2
sampler 10 { address MIRROR MIRROR CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 34 texture 12 sampler 10

warp 0 {   # address.2d.n1.wrap.norm.linear
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0800000) bits(0x3f900000) bits(0xbf800001) bits(0x48f4b9f4) bits(0x3f90b1ce) bits(0xbe405645)
        bits(0xc26df952) bits(0xc99afdcc) bits(0x4a9fcba4) bits(0xc409157c) bits(0xc1b0c07f) bits(0xbe26dfac)
        bits(0x4a8a1a5e) bits(0xccbbde10) bits(0xc8240324) bits(0x74b9f9da) bits(0x644e8050) bits(0x35d45e84)
        bits(0x3c340e01) bits(0x8a603f8d) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 1 {   # address.2d.n1.wrap.unnorm.linear
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0800000) bits(0x3f900000) bits(0xbf800001) bits(0x48f4b9f4) bits(0x3f90b1ce) bits(0x3f190b26)
        bits(0xcdd7d500) bits(0xc99afdcc) bits(0x4adc5888) bits(0xc409157c) bits(0xc1b0c07f) bits(0xce06fd06)
        bits(0x4a8a1a5e) bits(0x4382f2e4) bits(0xc8240324) bits(0x74b9f9da) bits(0x644e8050) bits(0x35d45e84)
        bits(0x3c340e01) bits(0x8a603f8d) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 2 {   # address.2d.n1.clamp.norm.linear
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0800000) bits(0x3f900000) bits(0xbf800001) bits(0x48f4b9f4) bits(0x3f90b1ce) bits(0x3f190b26)
        bits(0xcdd7d500) bits(0xc99afdcc) bits(0x4adc5888) bits(0xc409157c) bits(0xc1b0c07f) bits(0xce06fd06)
        bits(0x4a8a1a5e) bits(0x4382f2e4) bits(0xc8240324) bits(0x74b9f9da) bits(0x644e8050) bits(0x35d45e84)
        bits(0x3c340e01) bits(0x8a603f8d) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 3 {   # address.2d.n1.clamp.unnorm.linear
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0800000) bits(0x3f900000) bits(0xbf800001) bits(0x48f4b9f4) bits(0x3f90b1ce) bits(0x3f190b26)
        bits(0xcdd7d500) bits(0xc99afdcc) bits(0x4adc5888) bits(0xc409157c) bits(0xc1b0c07f) bits(0xce06fd06)
        bits(0x4a8a1a5e) bits(0x4382f2e4) bits(0xc8240324) bits(0x74b9f9da) bits(0x644e8050) bits(0x35d45e84)
        bits(0x3c340e01) bits(0x8a603f8d) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 4 {   # address.2d.n1.mirror.norm.linear
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0800000) bits(0x3f900000) bits(0xbf800001) bits(0x48f4b9f4) bits(0x3f90b1ce) bits(0xbe405645)
        bits(0xc26df952) bits(0xc99afdcc) bits(0x4a9fcba4) bits(0xc409157c) bits(0xc1b0c07f) bits(0xbe26dfac)
        bits(0x4a8a1a5e) bits(0xccbbde10) bits(0xc8240324) bits(0x74b9f9da) bits(0x644e8050) bits(0x35d45e84)
        bits(0x3c340e01) bits(0x8a603f8d) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 5 {   # address.2d.n1.mirror.unnorm.linear
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0800000) bits(0x3f900000) bits(0xbf800001) bits(0x48f4b9f4) bits(0x3f90b1ce) bits(0x3f190b26)
        bits(0xcdd7d500) bits(0xc99afdcc) bits(0x4adc5888) bits(0xc409157c) bits(0xc1b0c07f) bits(0xce06fd06)
        bits(0x4a8a1a5e) bits(0x4382f2e4) bits(0xc8240324) bits(0x74b9f9da) bits(0x644e8050) bits(0x35d45e84)
        bits(0x3c340e01) bits(0x8a603f8d) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 6 {   # address.2d.n3.wrap.norm.linear
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0555555) bits(0xbfb55555) bits(0x3f355555) bits(0x402aaaab) bits(0x48000000) bits(0x42d2cab3)
        bits(0x4751dded) bits(0xcd10930d) bits(0x4ba30179) bits(0xbef5b81e) bits(0xc9ea5aeb) bits(0xccb998eb)
        bits(0xc6b6cb97) bits(0xbfdccce8) bits(0xc1a1acea) bits(0x03d48290) bits(0xae29b467) bits(0x9c989ccb)
        bits(0x410f70ec) bits(0x6896e92e) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40200000
    expect lane 1 R8 = 0x40100000
    expect lane 2 R8 = 0x40280000
    expect lane 3 R8 = 0x40200000
    expect lane 4 R8 = 0x40000000
    expect lane 5 R8 = 0x3fd80000
    expect lane 6 R8 = 0x401c8000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x4003c000
    expect lane 10 R8 = 0x40180000
    expect lane 11 R8 = 0x40000000
    expect lane 12 R8 = 0x3f8f0000
    expect lane 13 R8 = 0x3fa98000
    expect lane 14 R8 = 0x4037c000
    expect lane 15 R8 = 0x40000000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40000000
    expect lane 18 R8 = 0x400d8000
    expect lane 19 R8 = 0x40000000
}

warp 7 {   # address.2d.n3.wrap.unnorm.linear
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xfffff
    s = { bits(0xc1200000) bits(0xc0880000) bits(0x40080000) bits(0x41000000) bits(0x48000000) bits(0x42d2cab3)
        bits(0x4751dded) bits(0xcd10930d) bits(0x4ba30179) bits(0xbef5b81e) bits(0xc9ea5aeb) bits(0xccb998eb)
        bits(0xc6b6cb97) bits(0xbfdccce8) bits(0xc1a1acea) bits(0x03d48290) bits(0xae29b467) bits(0x9c989ccb)
        bits(0x410f70ec) bits(0x6896e92e) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40280000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x40400000
    expect lane 19 R8 = 0x40400000
}

warp 8 {   # address.2d.n3.clamp.norm.linear
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0555555) bits(0xbfb55555) bits(0x3f355555) bits(0x402aaaab) bits(0x48000000) bits(0x42d2cab3)
        bits(0x4751dded) bits(0xcd10930d) bits(0x4ba30179) bits(0xbef5b81e) bits(0xc9ea5aeb) bits(0xccb998eb)
        bits(0xc6b6cb97) bits(0xbfdccce8) bits(0xc1a1acea) bits(0x03d48290) bits(0xae29b467) bits(0x9c989ccb)
        bits(0x410f70ec) bits(0x6896e92e) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40280000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x40400000
    expect lane 19 R8 = 0x40400000
}

warp 9 {   # address.2d.n3.clamp.unnorm.linear
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xfffff
    s = { bits(0xc1200000) bits(0xc0880000) bits(0x40080000) bits(0x41000000) bits(0x48000000) bits(0x42d2cab3)
        bits(0x4751dded) bits(0xcd10930d) bits(0x4ba30179) bits(0xbef5b81e) bits(0xc9ea5aeb) bits(0xccb998eb)
        bits(0xc6b6cb97) bits(0xbfdccce8) bits(0xc1a1acea) bits(0x03d48290) bits(0xae29b467) bits(0x9c989ccb)
        bits(0x410f70ec) bits(0x6896e92e) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40280000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x40400000
    expect lane 19 R8 = 0x40400000
}

warp 10 {   # address.2d.n3.mirror.norm.linear
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0555555) bits(0xbfb55555) bits(0x3f355555) bits(0x402aaaab) bits(0x48000000) bits(0x42d2cab3)
        bits(0x4751dded) bits(0xcd10930d) bits(0x4ba30179) bits(0xbef5b81e) bits(0xc9ea5aeb) bits(0xccb998eb)
        bits(0xc6b6cb97) bits(0xbfdccce8) bits(0xc1a1acea) bits(0x03d48290) bits(0xae29b467) bits(0x9c989ccb)
        bits(0x410f70ec) bits(0x6896e92e) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40200000
    expect lane 1 R8 = 0x40100000
    expect lane 2 R8 = 0x40280000
    expect lane 3 R8 = 0x40200000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x40140000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3ff88000
    expect lane 10 R8 = 0x40180000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f8f0000
    expect lane 13 R8 = 0x3fa98000
    expect lane 14 R8 = 0x3f908000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x40400000
    expect lane 19 R8 = 0x3f800000
}

warp 11 {   # address.2d.n3.mirror.unnorm.linear
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xfffff
    s = { bits(0xc1200000) bits(0xc0880000) bits(0x40080000) bits(0x41000000) bits(0x48000000) bits(0x42d2cab3)
        bits(0x4751dded) bits(0xcd10930d) bits(0x4ba30179) bits(0xbef5b81e) bits(0xc9ea5aeb) bits(0xccb998eb)
        bits(0xc6b6cb97) bits(0xbfdccce8) bits(0xc1a1acea) bits(0x03d48290) bits(0xae29b467) bits(0x9c989ccb)
        bits(0x410f70ec) bits(0x6896e92e) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40280000
    expect lane 3 R8 = 0x40400000
    expect lane 4 R8 = 0x40400000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40400000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x40400000
    expect lane 19 R8 = 0x40400000
}

warp 12 {   # address.2d.n4.wrap.norm.linear
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0500000) bits(0xbfe00000) bits(0xbd800000) bits(0x3fbc0000) bits(0x404a0000) bits(0xff7fffff)
        bits(0xc3b29f6c) bits(0x409e26b3) bits(0x3f9ed492) bits(0xc197369f) bits(0xbdd716bc) bits(0x4d6f015d)
        bits(0xc1ddc361) bits(0xc5921724) bits(0xbe0ec1ef) bits(0x4e30c6d6) bits(0x8e308e1c) bits(0x2b188a63)
        bits(0x4cab3161) bits(0xbf8686e8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40600000
    expect lane 1 R8 = 0x3fc00000
    expect lane 2 R8 = 0x40500000
    expect lane 3 R8 = 0x40180000
    expect lane 4 R8 = 0x3f900000
    expect lane 5 R8 = 0x40200000
    expect lane 6 R8 = 0x40614000
    expect lane 7 R8 = 0x404c4000
    expect lane 8 R8 = 0x3fbb8000
    expect lane 9 R8 = 0x3fa88000
    expect lane 10 R8 = 0x40710000
    expect lane 11 R8 = 0x40200000
    expect lane 12 R8 = 0x3fcf0000
    expect lane 13 R8 = 0x3f9b0000
    expect lane 14 R8 = 0x407c4000
    expect lane 15 R8 = 0x40200000
    expect lane 16 R8 = 0x40200000
    expect lane 17 R8 = 0x40200000
    expect lane 18 R8 = 0x40200000
    expect lane 19 R8 = 0x40470000
}

warp 13 {   # address.2d.n4.wrap.unnorm.linear
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xfffff
    s = { bits(0xc1500000) bits(0xc0e00000) bits(0xbe800000) bits(0x40bc0000) bits(0x414a0000) bits(0xff7fffff)
        bits(0xc3b29f6c) bits(0x409e26b3) bits(0x3f9ed492) bits(0xc197369f) bits(0xbdd716bc) bits(0x4d6f015d)
        bits(0xc1ddc361) bits(0xc5921724) bits(0xbe0ec1ef) bits(0x4e30c6d6) bits(0x8e308e1c) bits(0x2b188a63)
        bits(0x4cab3161) bits(0xbf8686e8) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x3fdf0000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x3f800000
}

warp 14 {   # address.2d.n4.clamp.norm.linear
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0500000) bits(0xbfe00000) bits(0xbd800000) bits(0x3fbc0000) bits(0x404a0000) bits(0xff7fffff)
        bits(0xc3b29f6c) bits(0x409e26b3) bits(0x3f9ed492) bits(0xc197369f) bits(0xbdd716bc) bits(0x4d6f015d)
        bits(0xc1ddc361) bits(0xc5921724) bits(0xbe0ec1ef) bits(0x4e30c6d6) bits(0x8e308e1c) bits(0x2b188a63)
        bits(0x4cab3161) bits(0xbf8686e8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x40800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x3f800000
}

warp 15 {   # address.2d.n4.clamp.unnorm.linear
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xfffff
    s = { bits(0xc1500000) bits(0xc0e00000) bits(0xbe800000) bits(0x40bc0000) bits(0x414a0000) bits(0xff7fffff)
        bits(0xc3b29f6c) bits(0x409e26b3) bits(0x3f9ed492) bits(0xc197369f) bits(0xbdd716bc) bits(0x4d6f015d)
        bits(0xc1ddc361) bits(0xc5921724) bits(0xbe0ec1ef) bits(0x4e30c6d6) bits(0x8e308e1c) bits(0x2b188a63)
        bits(0x4cab3161) bits(0xbf8686e8) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x3fdf0000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x3f800000
}

warp 16 {   # address.2d.n4.mirror.norm.linear
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0xfffff
    s = { bits(0xc0500000) bits(0xbfe00000) bits(0xbd800000) bits(0x3fbc0000) bits(0x404a0000) bits(0xff7fffff)
        bits(0xc3b29f6c) bits(0x409e26b3) bits(0x3f9ed492) bits(0xc197369f) bits(0xbdd716bc) bits(0x4d6f015d)
        bits(0xc1ddc361) bits(0xc5921724) bits(0xbe0ec1ef) bits(0x4e30c6d6) bits(0x8e308e1c) bits(0x2b188a63)
        bits(0x4cab3161) bits(0xbf8686e8) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40600000
    expect lane 1 R8 = 0x3fc00000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40280000
    expect lane 4 R8 = 0x40780000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40614000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x40624000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x3f800000
    expect lane 12 R8 = 0x3fcf0000
    expect lane 13 R8 = 0x40800000
    expect lane 14 R8 = 0x3f878000
    expect lane 15 R8 = 0x3f800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x40800000
}

warp 17 {   # address.2d.n4.mirror.unnorm.linear
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xfffff
    s = { bits(0xc1500000) bits(0xc0e00000) bits(0xbe800000) bits(0x40bc0000) bits(0x414a0000) bits(0xff7fffff)
        bits(0xc3b29f6c) bits(0x409e26b3) bits(0x3f9ed492) bits(0xc197369f) bits(0xbdd716bc) bits(0x4d6f015d)
        bits(0xc1ddc361) bits(0xc5921724) bits(0xbe0ec1ef) bits(0x4e30c6d6) bits(0x8e308e1c) bits(0x2b188a63)
        bits(0x4cab3161) bits(0xbf8686e8) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40800000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x3fdf0000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x3f800000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x40800000
    expect lane 19 R8 = 0x3f800000
}

warp 18 {   # address.2d.n5.wrap.norm.linear
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xfffff
    s = { bits(0xc04ccccd) bits(0xbff9999a) bits(0xbf066666) bits(0x3f400000) bits(0x4009999a) bits(0x00800001)
        bits(0x48f4b9f4) bits(0x47c5c8d0) bits(0xcb875d0c) bits(0xc487fbbb) bits(0x432e6b70) bits(0x4156bf07)
        bits(0x42c4609c) bits(0xc8914662) bits(0x40908aed) bits(0x4066376a) bits(0xa0929122) bits(0x642f0f2b)
        bits(0xcedc77a6) bits(0xec8c6d12) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40900000
    expect lane 1 R8 = 0x40000000
    expect lane 2 R8 = 0x40380000
    expect lane 3 R8 = 0x40880000
    expect lane 4 R8 = 0x3fa00000
    expect lane 5 R8 = 0x40400000
    expect lane 6 R8 = 0x40680000
    expect lane 7 R8 = 0x40680000
    expect lane 8 R8 = 0x40400000
    expect lane 9 R8 = 0x3f958000
    expect lane 10 R8 = 0x40264000
    expect lane 11 R8 = 0x40270000
    expect lane 12 R8 = 0x3fb90000
    expect lane 13 R8 = 0x40880000
    expect lane 14 R8 = 0x40458000
    expect lane 15 R8 = 0x405f0000
    expect lane 16 R8 = 0x40400000
    expect lane 17 R8 = 0x40400000
    expect lane 18 R8 = 0x40400000
    expect lane 19 R8 = 0x40400000
}

warp 19 {   # address.2d.n5.wrap.unnorm.linear
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xfffff
    s = { bits(0xc1800000) bits(0xc11c0000) bits(0xc0280000) bits(0x40700000) bits(0x412c0000) bits(0x3e000000)
        bits(0x48f4b9f4) bits(0xbdb771ff) bits(0xcb875d0c) bits(0xc487fbbb) bits(0x432e6b70) bits(0x498e6800)
        bits(0x42c4609c) bits(0x42578747) bits(0x40908aed) bits(0x4066376a) bits(0xa0929122) bits(0x642f0f2b)
        bits(0xcedc77a6) bits(0xec8c6d12) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40880000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40832000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x40a00000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 20 {   # address.2d.n5.clamp.norm.linear
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0xfffff
    s = { bits(0xc04ccccd) bits(0xbff9999a) bits(0xbf066666) bits(0x3f400000) bits(0x4009999a) bits(0x3e000000)
        bits(0x48f4b9f4) bits(0xbdb771ff) bits(0xcb875d0c) bits(0xc487fbbb) bits(0x432e6b70) bits(0x498e6800)
        bits(0x42c4609c) bits(0x42578747) bits(0x40908aed) bits(0x4066376a) bits(0xa0929122) bits(0x642f0f2b)
        bits(0xcedc77a6) bits(0xec8c6d12) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40880000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x3f900000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x40a00000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 21 {   # address.2d.n5.clamp.unnorm.linear
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xfffff
    s = { bits(0xc1800000) bits(0xc11c0000) bits(0xc0280000) bits(0x40700000) bits(0x412c0000) bits(0x3e000000)
        bits(0x48f4b9f4) bits(0xbdb771ff) bits(0xcb875d0c) bits(0xc487fbbb) bits(0x432e6b70) bits(0x498e6800)
        bits(0x42c4609c) bits(0x42578747) bits(0x40908aed) bits(0x4066376a) bits(0xa0929122) bits(0x642f0f2b)
        bits(0xcedc77a6) bits(0xec8c6d12) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40880000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40832000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x40a00000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 22 {   # address.2d.n5.mirror.norm.linear
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0xfffff
    s = { bits(0xc04ccccd) bits(0xbff9999a) bits(0xbf066666) bits(0x3f400000) bits(0x4009999a) bits(0x00800001)
        bits(0x48f4b9f4) bits(0x47c5c8d0) bits(0xcb875d0c) bits(0xc487fbbb) bits(0x432e6b70) bits(0x4156bf07)
        bits(0x42c4609c) bits(0xc8914662) bits(0x40908aed) bits(0x4066376a) bits(0xa0929122) bits(0x642f0f2b)
        bits(0xcedc77a6) bits(0xec8c6d12) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x40900000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x40480000
    expect lane 3 R8 = 0x40880000
    expect lane 4 R8 = 0x3fa00000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40180000
    expect lane 7 R8 = 0x40180000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f958000
    expect lane 10 R8 = 0x40264000
    expect lane 11 R8 = 0x40590000
    expect lane 12 R8 = 0x3fb90000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40458000
    expect lane 15 R8 = 0x40210000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 23 {   # address.2d.n5.mirror.unnorm.linear
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xfffff
    s = { bits(0xc1800000) bits(0xc11c0000) bits(0xc0280000) bits(0x40700000) bits(0x412c0000) bits(0x3e000000)
        bits(0x48f4b9f4) bits(0xbdb771ff) bits(0xcb875d0c) bits(0xc487fbbb) bits(0x432e6b70) bits(0x498e6800)
        bits(0x42c4609c) bits(0x42578747) bits(0x40908aed) bits(0x4066376a) bits(0xa0929122) bits(0x642f0f2b)
        bits(0xcedc77a6) bits(0xec8c6d12) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x40880000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x40a00000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x3f800000
    expect lane 9 R8 = 0x3f800000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40832000
    expect lane 16 R8 = 0x3f800000
    expect lane 17 R8 = 0x40a00000
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 24 {   # address.2d.n100.wrap.norm.linear
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0xfffff
    s = { bits(0xc040a3d7) bits(0xc0223d71) bits(0xc00051ec) bits(0xbfc3d70a) bits(0xbf800000) bits(0xbef0a3d7)
        bits(0x3ba3d70a) bits(0x3f08f5c3) bits(0x3f8147ae) bits(0x3fc51eb8) bits(0x40047ae1) bits(0x4022e148)
        bits(0x3a800000) bits(0x4c40c382) bits(0x3eb6e073) bits(0x49772d0b) bits(0x462e535b) bits(0xc0aabd33)
        bits(0x6b3a4768) bits(0x77015ca1) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x42c70000
    expect lane 1 R8 = 0x423c0000
    expect lane 2 R8 = 0x42c80000
    expect lane 3 R8 = 0x423e0000
    expect lane 4 R8 = 0x424a0000
    expect lane 5 R8 = 0x42560000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x42580000
    expect lane 8 R8 = 0x3fc00000
    expect lane 9 R8 = 0x425a0000
    expect lane 10 R8 = 0x40f00000
    expect lane 11 R8 = 0x425c0000
    expect lane 12 R8 = 0x42235400
    expect lane 13 R8 = 0x424a0000
    expect lane 14 R8 = 0x4210e000
    expect lane 15 R8 = 0x428a8000
    expect lane 16 R8 = 0x42a8c600
    expect lane 17 R8 = 0x4285e200
    expect lane 18 R8 = 0x424a0000
    expect lane 19 R8 = 0x424a0000
}

warp 25 {   # address.2d.n100.wrap.unnorm.linear
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0xfffff
    s = { bits(0xc3968000) bits(0xc37d8000) bits(0xc3488000) bits(0xc3190000) bits(0xc2c80000) bits(0xc23c0000)
        bits(0x3f000000) bits(0x42560000) bits(0x42ca0000) bits(0x431a0000) bits(0x434f0000) bits(0x437e8000)
        bits(0x3a800000) bits(0x4c40c382) bits(0x3eb6e073) bits(0x49772d0b) bits(0x462e535b) bits(0xc0aabd33)
        bits(0x6b3a4768) bits(0x77015ca1) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x42580000
    expect lane 8 R8 = 0x42c80000
    expect lane 9 R8 = 0x42c80000
    expect lane 10 R8 = 0x42c80000
    expect lane 11 R8 = 0x42c80000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x42c80000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x42c80000
    expect lane 16 R8 = 0x42c80000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x42c80000
    expect lane 19 R8 = 0x42c80000
}

warp 26 {   # address.2d.n100.clamp.norm.linear
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0xfffff
    s = { bits(0xc040a3d7) bits(0xc0223d71) bits(0xc00051ec) bits(0xbfc3d70a) bits(0xbf800000) bits(0xbef0a3d7)
        bits(0x3ba3d70a) bits(0x3f08f5c3) bits(0x3f8147ae) bits(0x3fc51eb8) bits(0x40047ae1) bits(0x4022e148)
        bits(0x3a800000) bits(0x4c40c382) bits(0x3eb6e073) bits(0x49772d0b) bits(0x462e535b) bits(0xc0aabd33)
        bits(0x6b3a4768) bits(0x77015ca1) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x42580000
    expect lane 8 R8 = 0x42c80000
    expect lane 9 R8 = 0x42c80000
    expect lane 10 R8 = 0x42c80000
    expect lane 11 R8 = 0x42c80000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x42c80000
    expect lane 14 R8 = 0x4210e000
    expect lane 15 R8 = 0x42c80000
    expect lane 16 R8 = 0x42c80000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x42c80000
    expect lane 19 R8 = 0x42c80000
}

warp 27 {   # address.2d.n100.clamp.unnorm.linear
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0xfffff
    s = { bits(0xc3968000) bits(0xc37d8000) bits(0xc3488000) bits(0xc3190000) bits(0xc2c80000) bits(0xc23c0000)
        bits(0x3f000000) bits(0x42560000) bits(0x42ca0000) bits(0x431a0000) bits(0x434f0000) bits(0x437e8000)
        bits(0x3a800000) bits(0x4c40c382) bits(0x3eb6e073) bits(0x49772d0b) bits(0x462e535b) bits(0xc0aabd33)
        bits(0x6b3a4768) bits(0x77015ca1) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x42580000
    expect lane 8 R8 = 0x42c80000
    expect lane 9 R8 = 0x42c80000
    expect lane 10 R8 = 0x42c80000
    expect lane 11 R8 = 0x42c80000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x42c80000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x42c80000
    expect lane 16 R8 = 0x42c80000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x42c80000
    expect lane 19 R8 = 0x42c80000
}

warp 28 {   # address.2d.n100.mirror.norm.linear
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0xfffff
    s = { bits(0xc040a3d7) bits(0xc0223d71) bits(0xc00051ec) bits(0xbfc3d70a) bits(0xbf800000) bits(0xbef0a3d7)
        bits(0x3ba3d70a) bits(0x3f08f5c3) bits(0x3f8147ae) bits(0x3fc51eb8) bits(0x40047ae1) bits(0x4022e148)
        bits(0x3a800000) bits(0x4c40c382) bits(0x3eb6e073) bits(0x49772d0b) bits(0x462e535b) bits(0xc0aabd33)
        bits(0x6b3a4768) bits(0x77015ca1) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x42c70000
    expect lane 1 R8 = 0x42580000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x423e0000
    expect lane 4 R8 = 0x42c80000
    expect lane 5 R8 = 0x423e0000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x42580000
    expect lane 8 R8 = 0x42c70000
    expect lane 9 R8 = 0x423a0000
    expect lane 10 R8 = 0x40f00000
    expect lane 11 R8 = 0x425c0000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x4210e000
    expect lane 15 R8 = 0x428a8000
    expect lane 16 R8 = 0x42a8c600
    expect lane 17 R8 = 0x4285e200
    expect lane 18 R8 = 0x3f800000
    expect lane 19 R8 = 0x3f800000
}

warp 29 {   # address.2d.n100.mirror.unnorm.linear
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0xfffff
    s = { bits(0xc3968000) bits(0xc37d8000) bits(0xc3488000) bits(0xc3190000) bits(0xc2c80000) bits(0xc23c0000)
        bits(0x3f000000) bits(0x42560000) bits(0x42ca0000) bits(0x431a0000) bits(0x434f0000) bits(0x437e8000)
        bits(0x3a800000) bits(0x4c40c382) bits(0x3eb6e073) bits(0x49772d0b) bits(0x462e535b) bits(0xc0aabd33)
        bits(0x6b3a4768) bits(0x77015ca1) ... }
    t = bits(0x3fc00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x42580000
    expect lane 8 R8 = 0x42c80000
    expect lane 9 R8 = 0x42c80000
    expect lane 10 R8 = 0x42c80000
    expect lane 11 R8 = 0x42c80000
    expect lane 12 R8 = 0x3f800000
    expect lane 13 R8 = 0x42c80000
    expect lane 14 R8 = 0x3f800000
    expect lane 15 R8 = 0x42c80000
    expect lane 16 R8 = 0x42c80000
    expect lane 17 R8 = 0x3f800000
    expect lane 18 R8 = 0x42c80000
    expect lane 19 R8 = 0x42c80000
}

warp 30 {   # address.1d.wrap.linear
    asm "TEXS.LZ R10, R8, R0, RZ, 20, 1D, RGBA"  active 0xfffff
    s = { bits(0xc04ccccd) bits(0xc039999a) bits(0xc024cccd) bits(0xc011999a) bits(0xbff80000) bits(0xbfcccccd)
        bits(0xbfa66666) bits(0xbf766666) bits(0xbf29999a) bits(0xbeaccccd) bits(0x00000000) bits(0x3e99999a)
        bits(0x3f233333) bits(0x3f700000) bits(0x3fa33333) bits(0x3fcccccd) bits(0x3ff33333) bits(0x400f3333)
        bits(0x40226666) bits(0x40380000) ... }
    expect lane 0 R8 = 0x40900000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40280000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x40840000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3fe00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x40200000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40100000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x400c0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x40740000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x40400000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x406c0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x40880000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x3ff00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x40600000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x3fd80000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x404c0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x409c0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 31 {   # address.3d.wrap.linear
    asm "TEXS.LZ R10, R8, R0, R4, 21, 3D, RGBA"  active 0xfffff
    s = { bits(0x3f1dd207) bits(0x3eca6074) bits(0xbea22889) bits(0x3fc4e92c) bits(0x3f10acab) bits(0x3e65095e)
        bits(0x3f1e6afa) bits(0xbf541232) bits(0xbeaa9048) bits(0xbf6fcd38) bits(0x3f8cb96b) bits(0x4018464d)
        bits(0x400ec325) bits(0x3faebd08) bits(0x3fd487a2) bits(0x3fb316d5) bits(0x401c9417) bits(0xbfbe0b51)
        bits(0xbe849a30) bits(0x3e42dc27) ... }
    t = { bits(0x3d5e88ae) bits(0x400a8ed7) bits(0x401b21d7) bits(0x3fb60bdb) bits(0xbf905dfd) bits(0x3f5678ef)
        bits(0x3f9296b2) bits(0x4012af80) bits(0x3fa169f7) bits(0x3fb54b2c) bits(0xbfa9b004) bits(0x3e1310db)
        bits(0xbf9b60c0) bits(0x3fd86856) bits(0x3fdd999f) bits(0xbee0d05b) bits(0x3e68ee25) bits(0xbf90f29d)
        bits(0xbf75f205) bits(0x3fddfa71) ... }
    r = { bits(0xbfaf29c5) bits(0x3f595347) bits(0x3fb050b0) bits(0xbe4ce16e) bits(0x3fe1f8d6) bits(0x3f8a25ed)
        bits(0x3f604a99) bits(0x3fa599ed) bits(0xbfa5c9ca) bits(0x3f611272) bits(0x3efb6cf9) bits(0x3f89a9a3)
        bits(0x3f0b3618) bits(0xbf75b002) bits(0x400f928d) bits(0xbeed9f8a) bits(0xbdb49316) bits(0x4018bfc9)
        bits(0x3e44da82) bits(0xbdcdb2b5) ... }
    expect lane 0 R8 = 0x3f313558
    expect lane 1 R8 = 0x3f4dea14
    expect lane 2 R8 = 0x3f364cc4
    expect lane 3 R8 = 0x3f483ca2
    expect lane 4 R8 = 0x3f6d69b4
    expect lane 5 R8 = 0x3f53cd71
    expect lane 6 R8 = 0x3f645fd1
    expect lane 7 R8 = 0x3f299cb7
    expect lane 8 R8 = 0x3f24e416
    expect lane 9 R8 = 0x3f424f0f
    expect lane 10 R8 = 0x3f115869
    expect lane 11 R8 = 0x3f2b2f7f
    expect lane 12 R8 = 0x3f303c0d
    expect lane 13 R8 = 0x3f2f445a
    expect lane 14 R8 = 0x3f3f31a0
    expect lane 15 R8 = 0x3f4f932c
    expect lane 16 R8 = 0x3f5dcf3f
    expect lane 17 R8 = 0x3f26e414
    expect lane 18 R8 = 0x3f5266b4
    expect lane 19 R8 = 0x3f4364cf
}

warp 32 {   # address.1d.clamp.linear
    asm "TEXS.LZ R10, R8, R0, RZ, 22, 1D, RGBA"  active 0xfffff
    s = { bits(0xc04ccccd) bits(0xc039999a) bits(0xc024cccd) bits(0xc011999a) bits(0xbff80000) bits(0xbfcccccd)
        bits(0xbfa66666) bits(0xbf766666) bits(0xbf29999a) bits(0xbeaccccd) bits(0x00000000) bits(0x3e99999a)
        bits(0x3f233333) bits(0x3f700000) bits(0x3fa33333) bits(0x3fcccccd) bits(0x3ff33333) bits(0x400f3333)
        bits(0x40226666) bits(0x40380000) ... }
    expect lane 0 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x406c0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 33 {   # address.3d.clamp.linear
    asm "TEXS.LZ R10, R8, R0, R4, 23, 3D, RGBA"  active 0xfffff
    s = { bits(0x3f1dd207) bits(0x3eca6074) bits(0x3f50f01b) bits(0x3fd66a1c) bits(0x3f96a43c) bits(0x3ead04a1)
        bits(0xbe7ee69a) bits(0x3fe4eb8d) bits(0x3aac4260) bits(0xbf98444a) bits(0xbf8f66a1) bits(0x3ef520b4)
        bits(0x3fc076df) bits(0x3fd487a2) bits(0xbf663a1b) bits(0x4017fddf) bits(0x3ffb963b) bits(0xbfa0e85b)
        bits(0xbe849a30) bits(0x3f060a9d) ... }
    t = { bits(0x3d5e88ae) bits(0x400a8ed7) bits(0x3e40eebb) bits(0x40095c18) bits(0x401beda8) bits(0x3fa92871)
        bits(0x3f89e3c4) bits(0xbf43d0f6) bits(0xbfa87d26) bits(0x400c429e) bits(0xbf9b113e) bits(0xbd8ce2d1)
        bits(0x3f503534) bits(0x3fdd999f) bits(0xbeb4bbff) bits(0x3ffbdbe1) bits(0xbf1537d1) bits(0x3dd9b69e)
        bits(0xbf75f205) bits(0xbf930b58) ... }
    r = { bits(0xbfaf29c5) bits(0x3f595347) bits(0xbcc8f248) bits(0xbf46719e) bits(0x3f92828b) bits(0x3f9e1b5a)
        bits(0xbe90520f) bits(0x3fa4afca) bits(0x3f552d9d) bits(0x3eb365c7) bits(0xbe8c565c) bits(0x3ecade2c)
        bits(0xbea54a48) bits(0x400f928d) bits(0x3e187b7e) bits(0xbf2307c4) bits(0xbf07713e) bits(0x3e9daa1b)
        bits(0x3e44da82) bits(0xbfbae79f) ... }
    expect lane 0 R8 = 0x3f47c323
    expect lane 1 R8 = 0x3f647971
    expect lane 2 R8 = 0x3f668401
    expect lane 3 R8 = 0x3f53b108
    expect lane 4 R8 = 0x3f1c7baa
    expect lane 5 R8 = 0x3f56c649
    expect lane 6 R8 = 0x3f77ebce
    expect lane 7 R8 = 0x3f7965a4
    expect lane 8 R8 = 0x3f234f4c
    expect lane 9 R8 = 0x3f283f97
    expect lane 10 R8 = 0x3f0dc36c
    expect lane 11 R8 = 0x3f2ce47f
    expect lane 12 R8 = 0x3f4ee96f
    expect lane 13 R8 = 0x3f1c7baa
    expect lane 14 R8 = 0x3f1992ed
    expect lane 15 R8 = 0x3f53b108
    expect lane 16 R8 = 0x3f76d5c4
    expect lane 17 R8 = 0x3f3ef470
    expect lane 18 R8 = 0x3f23e27f
    expect lane 19 R8 = 0x3f3a33b8
}

warp 34 {   # address.1d.mirror.linear
    asm "TEXS.LZ R10, R8, R0, RZ, 24, 1D, RGBA"  active 0xfffff
    s = { bits(0xc04ccccd) bits(0xc039999a) bits(0xc024cccd) bits(0xc011999a) bits(0xbff80000) bits(0xbfcccccd)
        bits(0xbfa66666) bits(0xbf766666) bits(0xbf29999a) bits(0xbeaccccd) bits(0x00000000) bits(0x3e99999a)
        bits(0x3f233333) bits(0x3f700000) bits(0x3fa33333) bits(0x3fcccccd) bits(0x3ff33333) bits(0x400f3333)
        bits(0x40226666) bits(0x40380000) ... }
    expect lane 0 R8 = 0x40900000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x40580000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x3ff00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x40200000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x40800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x40740000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x400c0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x40000000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x406c0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x40a00000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x40840000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x40200000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x3f800000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x3fd80000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x404c0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x409c0000  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 35 {   # address.3d.mirror.linear
    asm "TEXS.LZ R10, R8, R0, R4, 25, 3D, RGBA"  active 0xfffff
    s = { bits(0x3f1dd207) bits(0x3eca6074) bits(0xbea22889) bits(0x3fc4e92c) bits(0x3f10acab) bits(0x400ebbc3)
        bits(0xbf541232) bits(0xbeaa9048) bits(0x3fce9c78) bits(0x3f7025ee) bits(0x3f452ac2) bits(0x400ec325)
        bits(0x3ef520b4) bits(0x40072fbc) bits(0x400ff5f3) bits(0x3fcd53a8) bits(0x3fd66370) bits(0x3fe730b7)
        bits(0x3e42dc27) bits(0x3f88b6af) ... }
    t = { bits(0x3d5e88ae) bits(0x400a8ed7) bits(0x401b21d7) bits(0x3fb60bdb) bits(0xbf905dfd) bits(0x3ff9154e)
        bits(0x4012af80) bits(0x3fa169f7) bits(0x3ff3ac32) bits(0x3fd48699) bits(0x3fbc1099) bits(0xbf9b60c0)
        bits(0xbd8ce2d1) bits(0xbf13cb36) bits(0x3fa7bac3) bits(0xbe75e0db) bits(0x3de6ffe7) bits(0xbfbcb463)
        bits(0x3fddfa71) bits(0x3fbc0130) ... }
    r = { bits(0xbfaf29c5) bits(0x3f595347) bits(0x3fb050b0) bits(0xbe4ce16e) bits(0x3fe1f8d6) bits(0x3f08febd)
        bits(0x3fa599ed) bits(0xbfa5c9ca) bits(0x4015c639) bits(0x3fca62aa) bits(0x3fe20408) bits(0x3f0b3618)
        bits(0x3ecade2c) bits(0x4011e6f8) bits(0x400f8308) bits(0x3fc061b2) bits(0xbf7c2fec) bits(0x3f4f7e77)
        bits(0xbdcdb2b5) bits(0xbfb5bdd9) ... }
    expect lane 0 R8 = 0x3f1baba3
    expect lane 1 R8 = 0x3f4de572
    expect lane 2 R8 = 0x3f462e2d
    expect lane 3 R8 = 0x3f3a3cd0
    expect lane 4 R8 = 0x3f3559b6
    expect lane 5 R8 = 0x3f5327d9
    expect lane 6 R8 = 0x3f4d6ba1
    expect lane 7 R8 = 0x3f65468c
    expect lane 8 R8 = 0x3f14d77d
    expect lane 9 R8 = 0x3f4e5de3
    expect lane 10 R8 = 0x3f4bde92
    expect lane 11 R8 = 0x3f303c0d
    expect lane 12 R8 = 0x3f2ce47f
    expect lane 13 R8 = 0x3f199290
    expect lane 14 R8 = 0x3f341e81
    expect lane 15 R8 = 0x3f548057
    expect lane 16 R8 = 0x3f4c19c0
    expect lane 17 R8 = 0x3f47526c
    expect lane 18 R8 = 0x3f23ad2c
    expect lane 19 R8 = 0x3f3be39f
}

warp 36 {   # address.mix.wrap.wrap.linear
    asm "TLD4.R R8, R0, 26, 2D, 0xf"  active 0xfffff
    s = { bits(0xbe8b4e15) bits(0x400dc11a) bits(0x400b2741) bits(0x3fca5797) bits(0x3fae282d) bits(0x3f965c56)
        bits(0x3f50b848) bits(0x3e00c129) bits(0x3fa8919e) bits(0xbe62eafd) bits(0xbf534054) bits(0x3f08a3db)
        bits(0xbfa7c902) bits(0x3f55b7dd) bits(0xbe230218) bits(0x3f30fc41) bits(0x3fcac42c) bits(0x3f716cac)
        bits(0xbfaa8390) bits(0xbfaac32c) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) bits(0x3fa8cf78) bits(0x3fbf1e58) bits(0x3fe73099) bits(0xbf94a30e)
        bits(0x3f199170) bits(0xbfb092a8) bits(0x3ec2b10d) bits(0xbf099dd2) bits(0xbf040682) bits(0x4006c4d4)
        bits(0x3f9552c8) bits(0x3f42c61e) bits(0x3fed9458) bits(0x3f9aa6cb) bits(0x3e0c00d2) bits(0x3fecc667)
        bits(0x4016887d) bits(0x3f833ba1) ... }
    expect lane 0 R8 = 0x3f5621e8
    expect lane 1 R8 = 0x3f2a9838
    expect lane 2 R8 = 0x3f46a0ff
    expect lane 3 R8 = 0x3f5b7fce
    expect lane 4 R8 = 0x3f238eac
    expect lane 5 R8 = 0x3f389885
    expect lane 6 R8 = 0x3f3ad159
    expect lane 7 R8 = 0x3f3ea496
    expect lane 8 R8 = 0x3f2c120e
    expect lane 9 R8 = 0x3f5033b8
    expect lane 10 R8 = 0x3f3366d1
    expect lane 11 R8 = 0x3f4989b6
    expect lane 12 R8 = 0x3f4f8f42
    expect lane 13 R8 = 0x3f248c6f
    expect lane 14 R8 = 0x3f1e8df7
    expect lane 15 R8 = 0x3f521192
    expect lane 16 R8 = 0x3f4b6996
    expect lane 17 R8 = 0x3f2a5dc4
    expect lane 18 R8 = 0x3f59903e
    expect lane 19 R8 = 0x3f38e18d
}

warp 37 {   # address.mix.wrap.clamp.linear
    asm "TLD4.R R8, R0, 27, 2D, 0xf"  active 0xfffff
    s = { bits(0xbe8b4e15) bits(0x400dc11a) bits(0xbda5bd77) bits(0x3fca5797) bits(0x3fae282d) bits(0xbfa1985b)
        bits(0xbf1a5acc) bits(0xbf08a98d) bits(0x3f48d5f7) bits(0xbe62eafd) bits(0xbf96382e) bits(0x3e50661a)
        bits(0xbf8ed0a4) bits(0x3f6f2738) bits(0xbf8d3e34) bits(0x3f30fc41) bits(0x3fcac42c) bits(0x3f716cac)
        bits(0xbfaa8390) bits(0xbfaac32c) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) bits(0x3edeb38f) bits(0x3fbf1e58) bits(0x3fe73099) bits(0x3dc5d61d)
        bits(0xbf6fd3a9) bits(0x4004f1de) bits(0xbf945818) bits(0xbf099dd2) bits(0xbfa953a4) bits(0x40163a14)
        bits(0x3f8c9139) bits(0x3e1df243) bits(0xbfaab3fa) bits(0x3f9aa6cb) bits(0x3e0c00d2) bits(0x3fecc667)
        bits(0x4016887d) bits(0x3f833ba1) ... }
    expect lane 0 R8 = 0x3f1563e7
    expect lane 1 R8 = 0x3f2a9838
    expect lane 2 R8 = 0x3f373912
    expect lane 3 R8 = 0x3f2b2c75
    expect lane 4 R8 = 0x3f22df49
    expect lane 5 R8 = 0x3f4b905b
    expect lane 6 R8 = 0x3f48b4a2
    expect lane 7 R8 = 0x3f35277b
    expect lane 8 R8 = 0x3f4675bf
    expect lane 9 R8 = 0x3f4723f6
    expect lane 10 R8 = 0x3f41ddcb
    expect lane 11 R8 = 0x3f30ea9c
    expect lane 12 R8 = 0x3f1eca5a
    expect lane 13 R8 = 0x3f4127b5
    expect lane 14 R8 = 0x3f3a35e1
    expect lane 15 R8 = 0x3f1562d0
    expect lane 16 R8 = 0x3f4eb8fe
    expect lane 17 R8 = 0x3f290cf0
    expect lane 18 R8 = 0x3f19fd30
    expect lane 19 R8 = 0x3f1a7307
}

warp 38 {   # address.mix.wrap.mirror.linear
    asm "TLD4.R R8, R0, 28, 2D, 0xf"  active 0xfffff
    s = { bits(0xbe8b4e15) bits(0x400dc11a) bits(0x400b2741) bits(0xbf323aa2) bits(0x3f965c56) bits(0x400eaa3d)
        bits(0xbc741e03) bits(0x400552fc) bits(0x3f4f3922) bits(0xbf9c9d89) bits(0xbf534054) bits(0x3e50661a)
        bits(0xbfbe22c2) bits(0xbf7c73ac) bits(0x401f7727) bits(0x3fc69d27) bits(0xbf2ccd1d) bits(0xbdd6e4b6)
        bits(0x400c0050) bits(0x3f93a849) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) bits(0x3fa8cf78) bits(0xbfaeee8f) bits(0xbf94a30e) bits(0xbea13a65)
        bits(0xbeb37e7d) bits(0x3e629cd9) bits(0x40025416) bits(0x4019d6c7) bits(0xbf040682) bits(0x40163a14)
        bits(0xbfa78e67) bits(0xbe74a384) bits(0x40019d5e) bits(0xbfa84064) bits(0x3facbc00) bits(0x3e50b386)
        bits(0xbd9b9a05) bits(0xbf4029b5) ... }
    expect lane 0 R8 = 0x3f3e969f
    expect lane 1 R8 = 0x3f2a9838
    expect lane 2 R8 = 0x3f3545d5
    expect lane 3 R8 = 0x3f19c556
    expect lane 4 R8 = 0x3f380f7a
    expect lane 5 R8 = 0x3f3d5d50
    expect lane 6 R8 = 0x3f41c855
    expect lane 7 R8 = 0x3f5b31c5
    expect lane 8 R8 = 0x3f43bce3
    expect lane 9 R8 = 0x3f4eb64c
    expect lane 10 R8 = 0x3f31f028
    expect lane 11 R8 = 0x3f3e1469
    expect lane 12 R8 = 0x3f45532e
    expect lane 13 R8 = 0x3f4d2f29
    expect lane 14 R8 = 0x3f4d9a54
    expect lane 15 R8 = 0x3f42fe24
    expect lane 16 R8 = 0x3f1eef6a
    expect lane 17 R8 = 0x3f39de2b
    expect lane 18 R8 = 0x3f5601af
    expect lane 19 R8 = 0x3f3b7d79
}

warp 39 {   # address.mix.clamp.wrap.linear
    asm "TLD4.R R8, R0, 29, 2D, 0xf"  active 0xfffff
    s = { bits(0xbe8b4e15) bits(0x3ff9a28c) bits(0x3f3429b8) bits(0x401ea832) bits(0x3f3dee1b) bits(0xbfa1985b)
        bits(0xbf1a5acc) bits(0xbf08a98d) bits(0xbf1afc41) bits(0xbe62eafd) bits(0xbf96382e) bits(0x3e50661a)
        bits(0xbf8ed0a4) bits(0x3f6f2738) bits(0xbf8d3e34) bits(0x3f30fc41) bits(0x3fcac42c) bits(0x3f716cac)
        bits(0xbfaa8390) bits(0xbfaac32c) ... }
    t = { bits(0x3faddb91) bits(0x3e33e1ad) bits(0xbd11a893) bits(0x400469bb) bits(0xbf2e9aa6) bits(0x3dc5d61d)
        bits(0xbf6fd3a9) bits(0x4004f1de) bits(0x3eca98f8) bits(0xbf099dd2) bits(0xbfa953a4) bits(0x40163a14)
        bits(0x3f8c9139) bits(0x3e1df243) bits(0xbfaab3fa) bits(0x3f9aa6cb) bits(0x3e0c00d2) bits(0x3fecc667)
        bits(0x4016887d) bits(0x3f833ba1) ... }
    expect lane 0 R8 = 0x3f4f9f3f
    expect lane 1 R8 = 0x3f39b8e1
    expect lane 2 R8 = 0x3f2b521e
    expect lane 3 R8 = 0x3f32364a
    expect lane 4 R8 = 0x3f51d775
    expect lane 5 R8 = 0x3f5ef38c
    expect lane 6 R8 = 0x3f5c7ef3
    expect lane 7 R8 = 0x3f5d7a63
    expect lane 8 R8 = 0x3f4b8d35
    expect lane 9 R8 = 0x3f4464a6
    expect lane 10 R8 = 0x3f460dd7
    expect lane 11 R8 = 0x3f3e1469
    expect lane 12 R8 = 0x3f5f0cb1
    expect lane 13 R8 = 0x3f38d95f
    expect lane 14 R8 = 0x3f45b789
    expect lane 15 R8 = 0x3f521192
    expect lane 16 R8 = 0x3f37858e
    expect lane 17 R8 = 0x3f210ed0
    expect lane 18 R8 = 0x3f5052e9
    expect lane 19 R8 = 0x3f598ca1
}

warp 40 {   # address.mix.clamp.clamp.linear
    asm "TLD4.R R8, R0, 30, 2D, 0xf"  active 0xfffff
    s = { bits(0xbe8b4e15) bits(0x3ff9a28c) bits(0x3f7d2d5a) bits(0x3e4fdbca) bits(0x3f06336d) bits(0x3f50b848)
        bits(0xbf1a5acc) bits(0xbf08a98d) bits(0x3f48d5f7) bits(0xbf1afc41) bits(0x3fc7d589) bits(0x3f08a3db)
        bits(0xbfa7c902) bits(0x3f55b7dd) bits(0xbe230218) bits(0x3f30fc41) bits(0x3fcac42c) bits(0x3f716cac)
        bits(0xbfaa8390) bits(0xbfaac32c) ... }
    t = { bits(0x3faddb91) bits(0x3e33e1ad) bits(0xbeb61b04) bits(0x3e9b610c) bits(0x3fcda910) bits(0x3f199170)
        bits(0xbf6fd3a9) bits(0x4004f1de) bits(0xbf945818) bits(0x3eca98f8) bits(0x3f848697) bits(0x4006c4d4)
        bits(0x3f9552c8) bits(0x3f42c61e) bits(0x3fed9458) bits(0x3f9aa6cb) bits(0x3e0c00d2) bits(0x3fecc667)
        bits(0x4016887d) bits(0x3f833ba1) ... }
    expect lane 0 R8 = 0x3f4b1c76
    expect lane 1 R8 = 0x3f39b8e1
    expect lane 2 R8 = 0x3f39dec5
    expect lane 3 R8 = 0x3f4351f0
    expect lane 4 R8 = 0x3f36388e
    expect lane 5 R8 = 0x3f3ad159
    expect lane 6 R8 = 0x3f644153
    expect lane 7 R8 = 0x3f4b1c76
    expect lane 8 R8 = 0x3f4675bf
    expect lane 9 R8 = 0x3f4b8d35
    expect lane 10 R8 = 0x3f1fbaff
    expect lane 11 R8 = 0x3f346135
    expect lane 12 R8 = 0x3f4b1c76
    expect lane 13 R8 = 0x3f248c6f
    expect lane 14 R8 = 0x3f4b1c76
    expect lane 15 R8 = 0x3f1562d0
    expect lane 16 R8 = 0x3f39dec5
    expect lane 17 R8 = 0x3f1fbaff
    expect lane 18 R8 = 0x3f4b1c76
    expect lane 19 R8 = 0x3f4b1c76
}

warp 41 {   # address.mix.clamp.mirror.linear
    asm "TLD4.R R8, R0, 31, 2D, 0xf"  active 0xfffff
    s = { bits(0xbe8b4e15) bits(0x3ff9a28c) bits(0x3f3429b8) bits(0x401ea832) bits(0x3f3dee1b) bits(0xbfa1985b)
        bits(0xbf1a5acc) bits(0xbf08a98d) bits(0xbf1afc41) bits(0xbe62eafd) bits(0x3f4f3922) bits(0x3f08a3db)
        bits(0xbfa7c902) bits(0x3f55b7dd) bits(0xbe230218) bits(0x3f30fc41) bits(0x3fcac42c) bits(0x3f716cac)
        bits(0xbfaa8390) bits(0xbfaac32c) ... }
    t = { bits(0x3faddb91) bits(0x3e33e1ad) bits(0xbd11a893) bits(0x400469bb) bits(0xbf2e9aa6) bits(0x3dc5d61d)
        bits(0xbf6fd3a9) bits(0x4004f1de) bits(0x3eca98f8) bits(0xbf099dd2) bits(0x40025416) bits(0x4006c4d4)
        bits(0x3f9552c8) bits(0x3f42c61e) bits(0x3fed9458) bits(0x3f9aa6cb) bits(0x3e0c00d2) bits(0x3fecc667)
        bits(0x4016887d) bits(0x3f833ba1) ... }
    expect lane 0 R8 = 0x3f44ea8d
    expect lane 1 R8 = 0x3f39b8e1
    expect lane 2 R8 = 0x3f4f38c3
    expect lane 3 R8 = 0x3f39dec5
    expect lane 4 R8 = 0x3f3504e5
    expect lane 5 R8 = 0x3f644153
    expect lane 6 R8 = 0x3f4b1c76
    expect lane 7 R8 = 0x3f644153
    expect lane 8 R8 = 0x3f4b8d35
    expect lane 9 R8 = 0x3f418b79
    expect lane 10 R8 = 0x3f43bce3
    expect lane 11 R8 = 0x3f4e510f
    expect lane 12 R8 = 0x3f4b1c76
    expect lane 13 R8 = 0x3f248c6f
    expect lane 14 R8 = 0x3f644153
    expect lane 15 R8 = 0x3f1f35d0
    expect lane 16 R8 = 0x3f39dec5
    expect lane 17 R8 = 0x3f39dec5
    expect lane 18 R8 = 0x3f5052e9
    expect lane 19 R8 = 0x3f4b1c76
}

warp 42 {   # address.mix.mirror.wrap.linear
    asm "TLD4.R R8, R0, 32, 2D, 0xf"  active 0xfffff
    s = { bits(0xbe8b4e15) bits(0x400dc11a) bits(0x400b2741) bits(0x3fca5797) bits(0x3fae282d) bits(0x3f965c56)
        bits(0x3f50b848) bits(0x3e00c129) bits(0x3fa8919e) bits(0xbe62eafd) bits(0xbf534054) bits(0x3f08a3db)
        bits(0xbfa7c902) bits(0x3f55b7dd) bits(0xbe230218) bits(0x3f30fc41) bits(0x3fcac42c) bits(0x3f716cac)
        bits(0xbfaa8390) bits(0xbfaac32c) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) bits(0x3fa8cf78) bits(0x3fbf1e58) bits(0x3fe73099) bits(0xbf94a30e)
        bits(0x3f199170) bits(0xbfb092a8) bits(0x3ec2b10d) bits(0xbf099dd2) bits(0xbf040682) bits(0x4006c4d4)
        bits(0x3f9552c8) bits(0x3f42c61e) bits(0x3fed9458) bits(0x3f9aa6cb) bits(0x3e0c00d2) bits(0x3fecc667)
        bits(0x4016887d) bits(0x3f833ba1) ... }
    expect lane 0 R8 = 0x3f305b7a
    expect lane 1 R8 = 0x3f2a9838
    expect lane 2 R8 = 0x3f46a0ff
    expect lane 3 R8 = 0x3f3de003
    expect lane 4 R8 = 0x3f2501d3
    expect lane 5 R8 = 0x3f1be414
    expect lane 6 R8 = 0x3f3ad159
    expect lane 7 R8 = 0x3f3ea496
    expect lane 8 R8 = 0x3f5bda3e
    expect lane 9 R8 = 0x3f2cf55d
    expect lane 10 R8 = 0x3f461e41
    expect lane 11 R8 = 0x3f4989b6
    expect lane 12 R8 = 0x3f4f8f42
    expect lane 13 R8 = 0x3f248c6f
    expect lane 14 R8 = 0x3f3e0e22
    expect lane 15 R8 = 0x3f521192
    expect lane 16 R8 = 0x3f47039b
    expect lane 17 R8 = 0x3f210ed0
    expect lane 18 R8 = 0x3f59903e
    expect lane 19 R8 = 0x3f38e18d
}

warp 43 {   # address.mix.mirror.clamp.linear
    asm "TLD4.R R8, R0, 33, 2D, 0xf"  active 0xfffff
    s = { bits(0xbe8b4e15) bits(0x400dc11a) bits(0xbda5bd77) bits(0x3fca5797) bits(0x3fae282d) bits(0xbfa1985b)
        bits(0xbf1a5acc) bits(0xbf08a98d) bits(0x3f48d5f7) bits(0xbe62eafd) bits(0xbf96382e) bits(0x3e50661a)
        bits(0xbf8ed0a4) bits(0x3f6f2738) bits(0xbf8d3e34) bits(0x3f30fc41) bits(0x3fcac42c) bits(0x3f716cac)
        bits(0xbfaa8390) bits(0xbfaac32c) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) bits(0x3edeb38f) bits(0x3fbf1e58) bits(0x3fe73099) bits(0x3dc5d61d)
        bits(0xbf6fd3a9) bits(0x4004f1de) bits(0xbf945818) bits(0xbf099dd2) bits(0xbfa953a4) bits(0x40163a14)
        bits(0x3f8c9139) bits(0x3e1df243) bits(0xbfaab3fa) bits(0x3f9aa6cb) bits(0x3e0c00d2) bits(0x3fecc667)
        bits(0x4016887d) bits(0x3f833ba1) ... }
    expect lane 0 R8 = 0x3f1f740a
    expect lane 1 R8 = 0x3f2a9838
    expect lane 2 R8 = 0x3f47573b
    expect lane 3 R8 = 0x3f2d0765
    expect lane 4 R8 = 0x3f1faa85
    expect lane 5 R8 = 0x3f4b905b
    expect lane 6 R8 = 0x3f4edf5e
    expect lane 7 R8 = 0x3f346135
    expect lane 8 R8 = 0x3f4675bf
    expect lane 9 R8 = 0x3f5068ae
    expect lane 10 R8 = 0x3f41ddcb
    expect lane 11 R8 = 0x3f30ea9c
    expect lane 12 R8 = 0x3f1eca5a
    expect lane 13 R8 = 0x3f39dec5
    expect lane 14 R8 = 0x3f3a35e1
    expect lane 15 R8 = 0x3f1562d0
    expect lane 16 R8 = 0x3f49ad4d
    expect lane 17 R8 = 0x3f1fbaff
    expect lane 18 R8 = 0x3f19fd30
    expect lane 19 R8 = 0x3f1a7307
}

warp 44 {   # address.mix.mirror.mirror.linear
    asm "TLD4.R R8, R0, 34, 2D, 0xf"  active 0xfffff
    s = { bits(0xbe8b4e15) bits(0x400dc11a) bits(0x400b2741) bits(0xbf323aa2) bits(0x3f965c56) bits(0x400eaa3d)
        bits(0xbc741e03) bits(0x400552fc) bits(0x3f4f3922) bits(0xbf9c9d89) bits(0xbf534054) bits(0x3e50661a)
        bits(0xbfbe22c2) bits(0xbf7c73ac) bits(0x401f7727) bits(0x3fc69d27) bits(0xbf2ccd1d) bits(0xbdd6e4b6)
        bits(0x400c0050) bits(0x3f93a849) ... }
    t = { bits(0x3faddb91) bits(0x3f10bafe) bits(0x3fa8cf78) bits(0xbfaeee8f) bits(0xbf94a30e) bits(0xbea13a65)
        bits(0xbeb37e7d) bits(0x3e629cd9) bits(0x40025416) bits(0x4019d6c7) bits(0xbf040682) bits(0x40163a14)
        bits(0xbfa78e67) bits(0xbe74a384) bits(0x40019d5e) bits(0xbfa84064) bits(0x3facbc00) bits(0x3e50b386)
        bits(0xbd9b9a05) bits(0xbf4029b5) ... }
    expect lane 0 R8 = 0x3f1ef4d1
    expect lane 1 R8 = 0x3f2a9838
    expect lane 2 R8 = 0x3f3545d5
    expect lane 3 R8 = 0x3f441e9e
    expect lane 4 R8 = 0x3f1b37e7
    expect lane 5 R8 = 0x3f3d5d50
    expect lane 6 R8 = 0x3f5076d8
    expect lane 7 R8 = 0x3f5e5c29
    expect lane 8 R8 = 0x3f43bce3
    expect lane 9 R8 = 0x3f4eb64c
    expect lane 10 R8 = 0x3f445d57
    expect lane 11 R8 = 0x3f3e1469
    expect lane 12 R8 = 0x3f45532e
    expect lane 13 R8 = 0x3f38b50f
    expect lane 14 R8 = 0x3f4d9a54
    expect lane 15 R8 = 0x3f3b2e17
    expect lane 16 R8 = 0x3f40c4d1
    expect lane 17 R8 = 0x3f5f6537
    expect lane 18 R8 = 0x3f5601af
    expect lane 19 R8 = 0x3f259f2d
}
