# TEX filtered at edges and far outside.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-128
policy coord_fixed21
policy filter_weight8

texture 0 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 1 4  address 0x10000000  texels expression (float(x + 1)) }
sampler 0 { address WRAP CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 0 texture 0 sampler 0
sampler 1 { address MIRROR CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 1 texture 0 sampler 1
texture 1 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 3 4  address 0x10020000  texels expression (float(x + 1)) }
handle 2 texture 1 sampler 0
handle 3 texture 1 sampler 1
texture 2 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 4 4  address 0x10040000  texels expression (float(x + 1)) }
handle 4 texture 2 sampler 0
handle 5 texture 2 sampler 1
texture 3 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 5 4  address 0x10060000  texels expression (float(x + 1)) }
handle 6 texture 3 sampler 0
handle 7 texture 3 sampler 1
texture 4 { type TWO_D_NO_MIPMAP  format R32 FLOAT  size 100 4  address 0x10080000  texels expression (float(x + 1)) }
handle 8 texture 4 sampler 0
handle 9 texture 4 sampler 1
texture 5 { type THREE_D  format R32 FLOAT  size 4 3 5  address 0x100a0000  texels rows 6cc30d3f7281243f020c493fc4d5763fafe5613f0dd5023fdec15e3f4d1e023fceeb773f0a76223f898d6f3f08b1533f69c13d3f491b023f429c353f5df25e3ffbfd073f91b66a3fccce373f8f49783fa44f2e3f055b1f3ff4ae223f71d7503f5a755c3fea09593fb99a263fd99c5a3f686d043f5a3d5d3f8ae3173ff4941b3f6e0f163f1513313fd282293ff2183a3f01ec2e3f9c722d3f7f23143f38164e3fe9e63e3f66154b3ff498253f1431683f8b81593f4743753f7ec3763fcded623f756f1d3fc1b5573f4f4a6e3fa465793f348e393ff211763f0d2c573fbf3e6f3fccd6363f5f575c3f15c2783faa7b1c3f }
sampler 2 { address WRAP WRAP WRAP  MAG_FILTER 2 }
handle 10 texture 5 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MAG_FILTER 2 }
handle 11 texture 5 sampler 3
sampler 4 { address MIRROR MIRROR MIRROR  MAG_FILTER 2 }
handle 12 texture 5 sampler 4

warp 0 {   # address.2d.n1.wrap.norm.linear
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xf
    s = { bits(0xc6649766) bits(0xc643f4f6) bits(0x46ea496d) bits(0xc6b6cb97) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
}

warp 1 {   # address.2d.n1.mirror.norm.linear
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xf
    s = { bits(0xc6649766) bits(0xc643f4f6) bits(0x46ea496d) bits(0xc6b6cb97) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f800000
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x3f800000
}

warp 2 {   # address.2d.n3.wrap.norm.linear
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1f
    s = { bits(0x4695e74f) bits(0x46951b93) bits(0x45c1ebec) bits(0xc62e91e2) bits(0xc5921724) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x401dc000
    expect lane 1 R8 = 0x40374000
    expect lane 2 R8 = 0x3ffc8000
    expect lane 3 R8 = 0x4005c000
    expect lane 4 R8 = 0x3fad0000
}

warp 3 {   # address.2d.n3.mirror.norm.linear
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x1f
    s = { bits(0x4695e74f) bits(0x46951b93) bits(0x45c1ebec) bits(0xc62e91e2) bits(0xc5921724) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3fc48000
    expect lane 1 R8 = 0x3f918000
    expect lane 2 R8 = 0x4001c000
    expect lane 3 R8 = 0x3ff48000
    expect lane 4 R8 = 0x40400000
}

warp 4 {   # address.2d.n4.wrap.norm.linear
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x1f
    s = { bits(0x459c4001) bits(0xc5fbfeab) bits(0xc44aee58) bits(0xc58d5d13) bits(0xc5818453) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x401f4000
    expect lane 1 R8 = 0x3f958000
    expect lane 2 R8 = 0x3fcd8000
    expect lane 3 R8 = 0x3ffb8000
    expect lane 4 R8 = 0x4015c000
}

warp 5 {   # address.2d.n4.mirror.norm.linear
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x1f
    s = { bits(0x459c4001) bits(0xc5fbfeab) bits(0xc44aee58) bits(0xc58d5d13) bits(0xc5818453) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x3f958000
    expect lane 2 R8 = 0x3fcd8000
    expect lane 3 R8 = 0x3ffb8000
    expect lane 4 R8 = 0x402a4000
}

warp 6 {   # address.2d.n5.wrap.norm.linear
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xf
    s = { bits(0xc6649766) bits(0x451b7888) bits(0x46ea496d) bits(0xc6b6cb97) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3fa08000
    expect lane 1 R8 = 0x404ac000
    expect lane 2 R8 = 0x40822000
    expect lane 3 R8 = 0x3fc38000
}

warp 7 {   # address.2d.n5.mirror.norm.linear
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xf
    s = { bits(0xc6649766) bits(0x451b7888) bits(0x46ea496d) bits(0xc6b6cb97) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3fa08000
    expect lane 1 R8 = 0x40354000
    expect lane 2 R8 = 0x40822000
    expect lane 3 R8 = 0x3fc38000
}

warp 8 {   # address.2d.n100.wrap.norm.linear
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xf
    s = { bits(0x459c4001) bits(0xc5fbfeab) bits(0xc58d5d13) bits(0xc569e06e) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x4235e400
    expect lane 1 R8 = 0x41893800
    expect lane 2 R8 = 0x42144c00
    expect lane 3 R8 = 0x42c3a200
}

warp 9 {   # address.2d.n100.mirror.norm.linear
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x1f
    s = { bits(0x459c4001) bits(0xc5fbfeab) bits(0x45f21905) bits(0xc58d5d13) bits(0xc569e06e) ... }
    t = bits(0x3ec00000)
    expect lane 0 R8 = 0x3f800000
    expect lane 1 R8 = 0x41893800
    expect lane 2 R8 = 0x42af8200
    expect lane 3 R8 = 0x42144c00
    expect lane 4 R8 = 0x404bc000
}

warp 10 {   # address.3d.wrap.linear
    asm "TEXS.LZ R10, R8, R0, R4, 10, 3D, RGBA"  active 0x1
    s = bits(0x3f002066)
    t = bits(0x3f6d9141)
    r = bits(0x3ed76669)
    expect lane 0 R8 = 0x3f2af3f3
}

warp 11 {   # address.3d.clamp.linear
    asm "TEXS.LZ R10, R8, R0, R4, 11, 3D, RGBA"  active 0x1
    s = bits(0x3f002066)
    t = bits(0x3f6d9141)
    r = bits(0x3ed76669)
    expect lane 0 R8 = 0x3f285f83
}

warp 12 {   # address.3d.mirror.linear
    asm "TEXS.LZ R10, R8, R0, R4, 12, 3D, RGBA"  active 0x1
    s = bits(0x3f002066)
    t = bits(0x3f6d9141)
    r = bits(0x3ed76669)
    expect lane 0 R8 = 0x3f285f83
}
