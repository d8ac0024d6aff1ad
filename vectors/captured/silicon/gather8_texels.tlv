# TLD4 of SNORM of 8 bits, of floats that are no numbers or denormal.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-125b
rules without PD-17b
policy filter_weight8

texture 0 { type TWO_D  format R16_G16 FLOAT  size 5 3  address 0x10000000  texels rows 02427dbc5206327de3e5225d3235f4525d1ec9c4c44bff25b7d58048a2f8d1d6e6a7422bb8e56c6806ad47cedee8e4735bc619636b1e219e0c0e05d4 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format A8B8G8R8 SNORM  size 5 3  address 0x10020000  texels rows 42bcf895067dedd8e55dccdf3552a5301ec4e7044b25b2d7d548009cf8d6867da72b6bcde5683cc1adce5064e8731385c6630d5c1e9e198a0ed4f85e }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D  format R32 FLOAT  size 60 1  address 0x10040000  texels rows 00000000000000800100000001000080ffff7f00ffff7f8000008000000080800100800000000033000000b3000080380000803a000080ba0000003e000000be0000803e0000003f000000bfffff7f3f0000803f000080bf0100803f010080bf00000040000000c00000a0400000a0c000002041000020c10000c84201409c4501409cc50000004700000048000000c80000004b0100004bffff7f4b0000804b000080cbffffff4e0000004f000000cf0000804f0000005f000000600000807e0000007fffff7f7fffff7fff0000807f000080ff0000c07f0000c0ff0100807f010080ffffffff7fffffffff5555a57f }
handle 2 texture 2 sampler 0

warp 0 {   # gather.comp.f16x2.clamp.g
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xfff
    s = { bits(0x3ea6205b) bits(0x3ef3c6f9) bits(0x3e99dab0) bits(0x3e1b6249) bits(0x3eddbdf5) bits(0x3edfa6be)
        bits(0x3eb4fc47) bits(0x3e7af051) bits(0x3eb8aee8) bits(0x3e48d4a7) bits(0x3f9dc9a1) bits(0x3ce9f543) ... }
    t = { bits(0x3d8d3764) bits(0x3edead43) bits(0xbe80d23d) bits(0x3e7f55cf) bits(0xbe63f950) bits(0x3e8f06ac)
        bits(0xbe00aedb) bits(0x3e18f3e3) bits(0xbe6a9479) bits(0x3e982f7e) bits(0x3f0f8d15) bits(0x3f1deaee) ... }
    expect lane 0 R8 = 0x7fffe000  R9 = 0x43a44000  R10 = 0x43a44000  R11 = 0x7fffe000
    expect lane 1 R8 = 0x41100000  R9 = 0xc2da2000  R10 = 0x43a44000  R11 = 0x7fffe000
    expect lane 2 R8 = 0x7fffe000  R9 = 0x43a44000  R10 = 0x43a44000  R11 = 0x7fffe000
    expect lane 3 R8 = 0x3cbfe000  R9 = 0x41100000  R10 = 0x7fffe000  R11 = 0xbf8fa000
    expect lane 4 R8 = 0x7fffe000  R9 = 0x43a44000  R10 = 0x43a44000  R11 = 0x7fffe000
    expect lane 5 R8 = 0x41100000  R9 = 0xc2da2000  R10 = 0x43a44000  R11 = 0x7fffe000
    expect lane 6 R8 = 0x7fffe000  R9 = 0x43a44000  R10 = 0x43a44000  R11 = 0x7fffe000
    expect lane 7 R8 = 0xbf8fa000  R9 = 0x7fffe000  R10 = 0x7fffe000  R11 = 0xbf8fa000
    expect lane 8 R8 = 0x7fffe000  R9 = 0x43a44000  R10 = 0x43a44000  R11 = 0x7fffe000
    expect lane 9 R8 = 0x3cbfe000  R9 = 0x41100000  R10 = 0x7fffe000  R11 = 0xbf8fa000
    expect lane 10 R8 = 0xc280a000  R9 = 0xc280a000  R10 = 0x450d8000  R11 = 0x450d8000
    expect lane 11 R8 = 0xc1c8e000  R9 = 0xc1c8e000  R10 = 0x3cbfe000  R11 = 0x3cbfe000
}

warp 1 {   # gather.comp.snorm8x4.clamp.r
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x3ff
    s = { bits(0x3f9dc9a1) bits(0x3f9cb334) bits(0x3f4ca6d9) bits(0xbe407cbd) bits(0x3f8cb35a) bits(0xbd3cff3c)
        bits(0x3edfa6be) bits(0x3f8b3b65) bits(0x3de4acaa) bits(0xbd85a149) ... }
    t = { bits(0x3f0f8d15) bits(0x3f339529) bits(0x3f18091c) bits(0x3f8640c9) bits(0xbd2f3e6b) bits(0xbe85ccb9)
        bits(0x3e8f06ac) bits(0x3f89b1c5) bits(0x3f91bfc4) bits(0x3f85e04d) ... }
    expect lane 0 R8 = 0x3de1c1c4  R9 = 0x3de1c1c4  R10 = 0xbe59b1b3  R11 = 0xbe59b1b3
    expect lane 1 R8 = 0x3de1c1c4  R9 = 0x3de1c1c4  R10 = 0xbe59b1b3  R11 = 0xbe59b1b3
    expect lane 2 R8 = 0x3e71e1e4  R9 = 0x3de1c1c4  R10 = 0xbe59b1b3  R11 = 0xbf336767
    expect lane 3 R8 = 0xbf274f4f  R9 = 0xbf274f4f  R10 = 0xbf274f4f  R11 = 0xbf274f4f
    expect lane 4 R8 = 0x3e71e1e4  R9 = 0x3e71e1e4  R10 = 0x3e71e1e4  R11 = 0x3e71e1e4
    expect lane 5 R8 = 0x3f050b0a  R9 = 0x3f050b0a  R10 = 0x3f050b0a  R11 = 0x3f050b0a
    expect lane 6 R8 = 0xbead595b  R9 = 0xbd810102  R10 = 0xbe59b1b3  R11 = 0x3d418183
    expect lane 7 R8 = 0x3de1c1c4  R9 = 0x3de1c1c4  R10 = 0x3de1c1c4  R11 = 0x3de1c1c4
    expect lane 8 R8 = 0xbf274f4f  R9 = 0xbe418183  R10 = 0xbe418183  R11 = 0xbf274f4f
    expect lane 9 R8 = 0xbf274f4f  R9 = 0xbf274f4f  R10 = 0xbf274f4f  R11 = 0xbf274f4f
}

warp 2 {   # gather.comp.snorm8x4.clamp.g
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x3ff
    s = { bits(0x3f9dc9a1) bits(0x3f9cb334) bits(0x3f4ca6d9) bits(0xbe407cbd) bits(0x3f8cb35a) bits(0xbd3cff3c)
        bits(0x3edfa6be) bits(0x3f8b3b65) bits(0x3de4acaa) bits(0xbd85a149) ... }
    t = { bits(0x3f0f8d15) bits(0x3f339529) bits(0x3f18091c) bits(0x3f8640c9) bits(0xbd2f3e6b) bits(0xbe85ccb9)
        bits(0x3e8f06ac) bits(0x3f89b1c5) bits(0x3f91bfc4) bits(0x3f85e04d) ... }
    expect lane 0 R8 = 0xbeb16163  R9 = 0xbeb16163  R10 = 0x3f51a3a3  R11 = 0x3f51a3a3
    expect lane 1 R8 = 0xbeb16163  R9 = 0xbeb16163  R10 = 0x3f51a3a3  R11 = 0x3f51a3a3
    expect lane 2 R8 = 0xbf458b8b  R9 = 0xbeb16163  R10 = 0x3f51a3a3  R11 = 0x3ead595b
    expect lane 3 R8 = 0xbec99193  R9 = 0xbec99193  R10 = 0xbec99193  R11 = 0xbec99193
    expect lane 4 R8 = 0xbef1e1e4  R9 = 0xbef1e1e4  R10 = 0xbef1e1e4  R11 = 0xbef1e1e4
    expect lane 5 R8 = 0xbf091312  R9 = 0xbf091312  R10 = 0xbf091312  R11 = 0xbf091312
    expect lane 6 R8 = 0x3f112322  R9 = 0xbea95153  R10 = 0x3f3b7777  R11 = 0x3f7bf7f8
    expect lane 7 R8 = 0xbeb16163  R9 = 0xbeb16163  R10 = 0xbeb16163  R11 = 0xbeb16163
    expect lane 8 R8 = 0xbec99193  R9 = 0x3f67cfd0  R10 = 0x3f67cfd0  R11 = 0xbec99193
    expect lane 9 R8 = 0xbec99193  R9 = 0xbec99193  R10 = 0xbec99193  R11 = 0xbec99193
}

warp 3 {   # gather.comp.snorm8x4.clamp.b
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x3ff
    s = { bits(0x3f9dc9a1) bits(0x3f9cb334) bits(0x3f4ca6d9) bits(0xbe407cbd) bits(0x3f8cb35a) bits(0xbd3cff3c)
        bits(0x3edfa6be) bits(0x3f8b3b65) bits(0x3de4acaa) bits(0xbd85a149) ... }
    t = { bits(0x3f0f8d15) bits(0x3f339529) bits(0x3f18091c) bits(0x3f8640c9) bits(0xbd2f3e6b) bits(0xbe85ccb9)
        bits(0x3e8f06ac) bits(0x3f89b1c5) bits(0x3f91bfc4) bits(0x3f85e04d) ... }
    expect lane 0 R8 = 0xbd810102  R9 = 0xbd810102  R10 = 0x3ef1e1e4  R11 = 0x3ef1e1e4
    expect lane 1 R8 = 0xbd810102  R9 = 0xbd810102  R10 = 0x3ef1e1e4  R11 = 0x3ef1e1e4
    expect lane 2 R8 = 0x3e499193  R9 = 0xbd810102  R10 = 0x3ef1e1e4  R11 = 0x3f57afaf
    expect lane 3 R8 = 0x3f214343  R9 = 0x3f214343  R10 = 0x3f214343  R11 = 0x3f214343
    expect lane 4 R8 = 0xbe499193  R9 = 0xbe499193  R10 = 0xbe499193  R11 = 0xbe499193
    expect lane 5 R8 = 0xbd810102  R9 = 0xbd810102  R10 = 0xbd810102  R11 = 0xbd810102
    expect lane 6 R8 = 0x0  R9 = 0xbf75ebec  R10 = 0xbed1a1a3  R11 = 0xbe193132
    expect lane 7 R8 = 0xbd810102  R9 = 0xbd810102  R10 = 0xbd810102  R11 = 0xbd810102
    expect lane 8 R8 = 0x3f214343  R9 = 0x3e193132  R10 = 0x3e193132  R11 = 0x3f214343
    expect lane 9 R8 = 0x3f214343  R9 = 0x3f214343  R10 = 0x3f214343  R11 = 0x3f214343
}

warp 4 {   # gather.comp.snorm8x4.clamp.a
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0x3ff
    s = { bits(0x3f9dc9a1) bits(0x3f9cb334) bits(0x3f4ca6d9) bits(0xbe407cbd) bits(0x3f8cb35a) bits(0xbd3cff3c)
        bits(0x3edfa6be) bits(0x3f8b3b65) bits(0x3de4acaa) bits(0xbd85a149) ... }
    t = { bits(0x3f0f8d15) bits(0x3f339529) bits(0x3f18091c) bits(0x3f8640c9) bits(0xbd2f3e6b) bits(0xbe85ccb9)
        bits(0x3e8f06ac) bits(0x3f89b1c5) bits(0x3f91bfc4) bits(0x3f85e04d) ... }
    expect lane 0 R8 = 0x3f3d7b7b  R9 = 0x3f3d7b7b  R10 = 0xbefdf9fc  R11 = 0xbefdf9fc
    expect lane 1 R8 = 0x3f3d7b7b  R9 = 0x3f3d7b7b  R10 = 0xbefdf9fc  R11 = 0xbefdf9fc
    expect lane 2 R8 = 0xbf6ddbdc  R9 = 0x3f3d7b7b  R10 = 0xbefdf9fc  R11 = 0xbecd999b
    expect lane 3 R8 = 0x3f499393  R9 = 0x3f499393  R10 = 0x3f499393  R11 = 0x3f499393
    expect lane 4 R8 = 0x3d010102  R9 = 0x3d010102  R10 = 0x3d010102  R11 = 0x3d010102
    expect lane 5 R8 = 0xbf57afaf  R9 = 0xbf57afaf  R10 = 0xbf57afaf  R11 = 0xbf57afaf
    expect lane 6 R8 = 0xbf499393  R9 = 0x3f7bf7f8  R10 = 0xbe85090a  R11 = 0xbea14143
    expect lane 7 R8 = 0x3f3d7b7b  R9 = 0x3f3d7b7b  R10 = 0x3f3d7b7b  R11 = 0x3f3d7b7b
    expect lane 8 R8 = 0x3f499393  R9 = 0xbf77eff0  R10 = 0xbf77eff0  R11 = 0x3f499393
    expect lane 9 R8 = 0x3f499393  R9 = 0x3f499393  R10 = 0x3f499393  R11 = 0x3f499393
}

warp 5 {   # formats.f32.special.gather
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xfff
    s = { bits(0x3ccccccd) bits(0x3d2aaaab) bits(0x3d6eeeef) bits(0x3d99999a) bits(0x3f600000) bits(0x3f644444)
        bits(0x3f688889) bits(0x3f711111) bits(0x3f755555) bits(0x3f79999a) bits(0x3c088889) bits(0x3ef33333) ... }
    t = bits(0x3f000000)
    expect lane 0 R8 = 0x80000000  R9 = 0x0  R10 = 0x0  R11 = 0x80000000
    expect lane 1 R8 = 0x0  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x0
    expect lane 2 R8 = 0x80000000  R9 = 0x0  R10 = 0x0  R11 = 0x80000000
    expect lane 3 R8 = 0x0  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x0
    expect lane 4 R8 = 0xff800000  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0xff800000
    expect lane 5 R8 = 0x7fffffff  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x7fffffff
    expect lane 6 R8 = 0x7fffffff  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x7fffffff
    expect lane 7 R8 = 0x7fffffff  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x7fffffff
    expect lane 8 R8 = 0x7fffffff  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x7fffffff
    expect lane 9 R8 = 0x7fffffff  R9 = 0x7fffffff  R10 = 0x7fffffff  R11 = 0x7fffffff
    expect lane 10 R8 = 0x0  R9 = 0x80000000  R10 = 0x80000000  R11 = 0x0
    expect lane 11 R8 = 0x41200000  R9 = 0xc1200000  R10 = 0xc1200000  R11 = 0x41200000
}
