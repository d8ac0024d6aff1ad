# TLD4 of each component, also of those that the format lacks; borders of floats and integers.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules R-TLD4-2 R-TLD4-4

texture 0 { type TWO_D  format R32_G32_B32_A32 UINT  size 5 3  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
sampler 1 { address BORDER BORDER BORDER  border 0x3e800000 0xbf000000 0x40000000 0x3f400000 }
handle 1 texture 0 sampler 1
texture 1 { type TWO_D  format R32_G32 UINT  size 5 3  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 2 texture 1 sampler 0
handle 3 texture 1 sampler 1
texture 2 { type TWO_D  format R32 UINT  size 5 3  address 0x10040000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 4 texture 2 sampler 0
handle 5 texture 2 sampler 1
texture 3 { type TWO_D  format A8B8G8R8 UNORM  size 5 3  address 0x10060000  texels rows 42bcf895067dedd8e55dccdf3552a5301ec4e7044b25b2d7d548009cf8d6867da72b6bcde5683cc1adce5064e8731385c6630d5c1e9e198a0ed4f85e }
handle 6 texture 3 sampler 0
texture 4 { type TWO_D  format G8R8 UNORM  size 5 3  address 0x10080000  texels rows 42bc067de55d35521ec44b25d548f8d6a72be568adcee873c6631e9e0ed4 }
handle 7 texture 4 sampler 0
texture 5 { type TWO_D  format R8 UNORM  size 5 3  address 0x100a0000  texels rows 4206e5351e4bd5f8a7e5ade8c61e0e }
handle 8 texture 5 sampler 0
texture 6 { type TWO_D  format R16_G16 FLOAT  size 5 3  address 0x100c0000  texels rows 02427dbc5206327de3e5225d3235f4525d1ec9c4c44bff25b7d58048a2f8d1d6e6a7422bb8e56c6806ad47cedee8e4735bc619636b1e219e0c0e05d4 }
handle 9 texture 6 sampler 0
handle 10 texture 6 sampler 1
texture 7 { type TWO_D  format A8B8G8R8 UNORM  size 5 3  address 0x100e0000  texels rows 42bcf895067dedd8e55dccdf3552a5301ec4e7044b25b2d7d548009cf8d6867da72b6bcde5683cc1adce5064e8731385c6630d5c1e9e198a0ed4f85e }
handle 11 texture 7 sampler 0
texture 8 { type TWO_D  format R8 UNORM  size 5 3  address 0x10100000  texels rows 4206e5351e4bd5f8a7e5ade8c61e0e }
handle 12 texture 8 sampler 0
texture 9 { type TWO_D  format R32 FLOAT  size 5 3  address 0x10120000  texels rows 35360242f06c52061058e3e5eb6532357f145d1e1b98c44bf4e4b7d51783a2f8d43ee6a7d82fb8e559aa06ad1ea7dee852715bc63efb6b1e36690c0e }
handle 13 texture 9 sampler 0
handle 14 texture 9 sampler 1
texture 10 { type TWO_D  format R32_G32 FLOAT  size 5 3  address 0x10140000  texels rows 35360242134d7dbcf06c52063219327d1058e3e5a3ec225deb653235742bf4527f145d1e0322c9c41b98c44b39d0ff25f4e4b7d56b3180481783a2f8c710d1d6d43ee6a7532b422bd82fb8e5e47f6c6859aa06adf8bd47ce1ea7dee856c8e47352715bc6376419633efb6b1e56d9219e36690c0e279f05d4 }
handle 15 texture 10 sampler 0
handle 16 texture 10 sampler 1
texture 11 { type TWO_D  format R32_G32_B32_A32 FLOAT  size 5 3  address 0x10160000  texels rows 35360242134d7dbcb1be91f8ef873695f06c52063219327d64d0d7edf792a2d81058e3e5a3ec225dece4bacc6a991ddfeb653235742bf45264200da50c3a49307f145d1e0322c9c42b08b4e7199754041b98c44b39d0ff25b847bab2b22fcad7f4e4b7d56b3180486ceefe009fbd189c1783a2f8c710d1d6e26ce68601cb147dd43ee6a7532b422b6b29416bb65b4dcdd82fb8e5e47f6c6867ab563cea235ec159aa06adf8bd47cee149e6509b067f641ea7dee856c8e473fa82241325bc5d8552715bc637641963900a600d52f1f25c3efb6b1e56d9219eaad9a719f8103b8a36690c0e279f05d4d85b6ff86a53505e }
handle 17 texture 11 sampler 0
handle 18 texture 11 sampler 1
texture 12 { type TWO_D  format R16 FLOAT  size 5 3  address 0x10180000  texels rows 02425206e3e532355d1ec44bb7d5a2f8e6a7b8e506addee85bc66b1e0c0e }
handle 19 texture 12 sampler 0
handle 20 texture 12 sampler 1

warp 0 {   # gather.comp.u32x4.clamp.r
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x2004  R9 = 0x2004  R10 = 0x1004  R11 = 0x1004
    expect lane 1 R8 = 0x2000  R9 = 0x2001  R10 = 0x2001  R11 = 0x2000
    expect lane 2 R8 = 0x1004  R9 = 0x1004  R10 = 0x4  R11 = 0x4
    expect lane 3 R8 = 0x1002  R9 = 0x1003  R10 = 0x3  R11 = 0x2
    expect lane 4 R8 = 0x2000  R9 = 0x2001  R10 = 0x2001  R11 = 0x2000
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 7 R8 = 0x2004  R9 = 0x2004  R10 = 0x2004  R11 = 0x2004
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x2004  R9 = 0x2004  R10 = 0x2004  R11 = 0x2004
    expect lane 10 R8 = 0x2004  R9 = 0x2004  R10 = 0x1004  R11 = 0x1004
    expect lane 11 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x2003  R9 = 0x2004  R10 = 0x2004  R11 = 0x2003
    expect lane 14 R8 = 0x0  R9 = 0x1  R10 = 0x1  R11 = 0x0
    expect lane 15 R8 = 0x1002  R9 = 0x1003  R10 = 0x3  R11 = 0x2
}

warp 1 {   # gather.comp.u32x4.clamp.g
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x20002004  R9 = 0x20002004  R10 = 0x20001004  R11 = 0x20001004
    expect lane 1 R8 = 0x20002000  R9 = 0x20002001  R10 = 0x20002001  R11 = 0x20002000
    expect lane 2 R8 = 0x20001004  R9 = 0x20001004  R10 = 0x20000004  R11 = 0x20000004
    expect lane 3 R8 = 0x20001002  R9 = 0x20001003  R10 = 0x20000003  R11 = 0x20000002
    expect lane 4 R8 = 0x20002000  R9 = 0x20002001  R10 = 0x20002001  R11 = 0x20002000
    expect lane 5 R8 = 0x20000000  R9 = 0x20000000  R10 = 0x20000000  R11 = 0x20000000
    expect lane 6 R8 = 0x20002000  R9 = 0x20002000  R10 = 0x20001000  R11 = 0x20001000
    expect lane 7 R8 = 0x20002004  R9 = 0x20002004  R10 = 0x20002004  R11 = 0x20002004
    expect lane 8 R8 = 0x20000000  R9 = 0x20000000  R10 = 0x20000000  R11 = 0x20000000
    expect lane 9 R8 = 0x20002004  R9 = 0x20002004  R10 = 0x20002004  R11 = 0x20002004
    expect lane 10 R8 = 0x20002004  R9 = 0x20002004  R10 = 0x20001004  R11 = 0x20001004
    expect lane 11 R8 = 0x20002000  R9 = 0x20002000  R10 = 0x20001000  R11 = 0x20001000
    expect lane 12 R8 = 0x20002000  R9 = 0x20002001  R10 = 0x20001001  R11 = 0x20001000
    expect lane 13 R8 = 0x20002003  R9 = 0x20002004  R10 = 0x20002004  R11 = 0x20002003
    expect lane 14 R8 = 0x20000000  R9 = 0x20000001  R10 = 0x20000001  R11 = 0x20000000
    expect lane 15 R8 = 0x20001002  R9 = 0x20001003  R10 = 0x20000003  R11 = 0x20000002
}

warp 2 {   # gather.comp.u32x4.clamp.b
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x40002004  R9 = 0x40002004  R10 = 0x40001004  R11 = 0x40001004
    expect lane 1 R8 = 0x40002000  R9 = 0x40002001  R10 = 0x40002001  R11 = 0x40002000
    expect lane 2 R8 = 0x40001004  R9 = 0x40001004  R10 = 0x40000004  R11 = 0x40000004
    expect lane 3 R8 = 0x40001002  R9 = 0x40001003  R10 = 0x40000003  R11 = 0x40000002
    expect lane 4 R8 = 0x40002000  R9 = 0x40002001  R10 = 0x40002001  R11 = 0x40002000
    expect lane 5 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 6 R8 = 0x40002000  R9 = 0x40002000  R10 = 0x40001000  R11 = 0x40001000
    expect lane 7 R8 = 0x40002004  R9 = 0x40002004  R10 = 0x40002004  R11 = 0x40002004
    expect lane 8 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 9 R8 = 0x40002004  R9 = 0x40002004  R10 = 0x40002004  R11 = 0x40002004
    expect lane 10 R8 = 0x40002004  R9 = 0x40002004  R10 = 0x40001004  R11 = 0x40001004
    expect lane 11 R8 = 0x40002000  R9 = 0x40002000  R10 = 0x40001000  R11 = 0x40001000
    expect lane 12 R8 = 0x40002000  R9 = 0x40002001  R10 = 0x40001001  R11 = 0x40001000
    expect lane 13 R8 = 0x40002003  R9 = 0x40002004  R10 = 0x40002004  R11 = 0x40002003
    expect lane 14 R8 = 0x40000000  R9 = 0x40000001  R10 = 0x40000001  R11 = 0x40000000
    expect lane 15 R8 = 0x40001002  R9 = 0x40001003  R10 = 0x40000003  R11 = 0x40000002
}

warp 3 {   # gather.comp.u32x4.clamp.a
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x60002004  R9 = 0x60002004  R10 = 0x60001004  R11 = 0x60001004
    expect lane 1 R8 = 0x60002000  R9 = 0x60002001  R10 = 0x60002001  R11 = 0x60002000
    expect lane 2 R8 = 0x60001004  R9 = 0x60001004  R10 = 0x60000004  R11 = 0x60000004
    expect lane 3 R8 = 0x60001002  R9 = 0x60001003  R10 = 0x60000003  R11 = 0x60000002
    expect lane 4 R8 = 0x60002000  R9 = 0x60002001  R10 = 0x60002001  R11 = 0x60002000
    expect lane 5 R8 = 0x60000000  R9 = 0x60000000  R10 = 0x60000000  R11 = 0x60000000
    expect lane 6 R8 = 0x60002000  R9 = 0x60002000  R10 = 0x60001000  R11 = 0x60001000
    expect lane 7 R8 = 0x60002004  R9 = 0x60002004  R10 = 0x60002004  R11 = 0x60002004
    expect lane 8 R8 = 0x60000000  R9 = 0x60000000  R10 = 0x60000000  R11 = 0x60000000
    expect lane 9 R8 = 0x60002004  R9 = 0x60002004  R10 = 0x60002004  R11 = 0x60002004
    expect lane 10 R8 = 0x60002004  R9 = 0x60002004  R10 = 0x60001004  R11 = 0x60001004
    expect lane 11 R8 = 0x60002000  R9 = 0x60002000  R10 = 0x60001000  R11 = 0x60001000
    expect lane 12 R8 = 0x60002000  R9 = 0x60002001  R10 = 0x60001001  R11 = 0x60001000
    expect lane 13 R8 = 0x60002003  R9 = 0x60002004  R10 = 0x60002004  R11 = 0x60002003
    expect lane 14 R8 = 0x60000000  R9 = 0x60000001  R10 = 0x60000001  R11 = 0x60000000
    expect lane 15 R8 = 0x60001002  R9 = 0x60001003  R10 = 0x60000003  R11 = 0x60000002
}

warp 4 {   # gather.comp.u32x4.border.r
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x2001  R11 = 0x2000
    expect lane 2 R8 = 0x1004  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x4
    expect lane 3 R8 = 0x1002  R9 = 0x1003  R10 = 0x3  R11 = 0x2
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 6 R8 = 0x3e800000  R9 = 0x2000  R10 = 0x1000  R11 = 0x3e800000
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 11 R8 = 0x3e800000  R9 = 0x2000  R10 = 0x1000  R11 = 0x3e800000
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x2004  R11 = 0x2003
    expect lane 14 R8 = 0x0  R9 = 0x1  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 15 R8 = 0x1002  R9 = 0x1003  R10 = 0x3  R11 = 0x2
}

warp 5 {   # gather.comp.u32x4.border.g
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0x20002001  R11 = 0x20002000
    expect lane 2 R8 = 0x20001004  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0x20000004
    expect lane 3 R8 = 0x20001002  R9 = 0x20001003  R10 = 0x20000003  R11 = 0x20000002
    expect lane 4 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 5 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 6 R8 = 0xbf000000  R9 = 0x20002000  R10 = 0x20001000  R11 = 0xbf000000
    expect lane 7 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 8 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 9 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 10 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 11 R8 = 0xbf000000  R9 = 0x20002000  R10 = 0x20001000  R11 = 0xbf000000
    expect lane 12 R8 = 0x20002000  R9 = 0x20002001  R10 = 0x20001001  R11 = 0x20001000
    expect lane 13 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0x20002004  R11 = 0x20002003
    expect lane 14 R8 = 0x20000000  R9 = 0x20000001  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 15 R8 = 0x20001002  R9 = 0x20001003  R10 = 0x20000003  R11 = 0x20000002
}

warp 6 {   # gather.comp.u32x4.border.b
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 1 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40002001  R11 = 0x40002000
    expect lane 2 R8 = 0x40001004  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000004
    expect lane 3 R8 = 0x40001002  R9 = 0x40001003  R10 = 0x40000003  R11 = 0x40000002
    expect lane 4 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 5 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 6 R8 = 0x40000000  R9 = 0x40002000  R10 = 0x40001000  R11 = 0x40000000
    expect lane 7 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 8 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 9 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 10 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 11 R8 = 0x40000000  R9 = 0x40002000  R10 = 0x40001000  R11 = 0x40000000
    expect lane 12 R8 = 0x40002000  R9 = 0x40002001  R10 = 0x40001001  R11 = 0x40001000
    expect lane 13 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40002004  R11 = 0x40002003
    expect lane 14 R8 = 0x40000000  R9 = 0x40000001  R10 = 0x40000000  R11 = 0x40000000
    expect lane 15 R8 = 0x40001002  R9 = 0x40001003  R10 = 0x40000003  R11 = 0x40000002
}

warp 7 {   # gather.comp.u32x4.border.a
    asm "TLD4.A R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x60002001  R11 = 0x60002000
    expect lane 2 R8 = 0x60001004  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x60000004
    expect lane 3 R8 = 0x60001002  R9 = 0x60001003  R10 = 0x60000003  R11 = 0x60000002
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 6 R8 = 0x3f400000  R9 = 0x60002000  R10 = 0x60001000  R11 = 0x3f400000
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 10 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 11 R8 = 0x3f400000  R9 = 0x60002000  R10 = 0x60001000  R11 = 0x3f400000
    expect lane 12 R8 = 0x60002000  R9 = 0x60002001  R10 = 0x60001001  R11 = 0x60001000
    expect lane 13 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x60002004  R11 = 0x60002003
    expect lane 14 R8 = 0x60000000  R9 = 0x60000001  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 15 R8 = 0x60001002  R9 = 0x60001003  R10 = 0x60000003  R11 = 0x60000002
}

warp 8 {   # gather.comp.u32x2.clamp.r
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x2004  R9 = 0x2004  R10 = 0x1004  R11 = 0x1004
    expect lane 1 R8 = 0x1004  R9 = 0x1004  R10 = 0x4  R11 = 0x4
    expect lane 2 R8 = 0x2000  R9 = 0x2001  R10 = 0x2001  R11 = 0x2000
    expect lane 3 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x2004  R9 = 0x2004  R10 = 0x1004  R11 = 0x1004
    expect lane 6 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 7 R8 = 0x0  R9 = 0x1  R10 = 0x1  R11 = 0x0
}

warp 9 {   # gather.comp.u32x2.clamp.g
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x20002004  R9 = 0x20002004  R10 = 0x20001004  R11 = 0x20001004
    expect lane 1 R8 = 0x20001004  R9 = 0x20001004  R10 = 0x20000004  R11 = 0x20000004
    expect lane 2 R8 = 0x20002000  R9 = 0x20002001  R10 = 0x20002001  R11 = 0x20002000
    expect lane 3 R8 = 0x20002000  R9 = 0x20002000  R10 = 0x20001000  R11 = 0x20001000
    expect lane 4 R8 = 0x20000000  R9 = 0x20000000  R10 = 0x20000000  R11 = 0x20000000
    expect lane 5 R8 = 0x20002004  R9 = 0x20002004  R10 = 0x20001004  R11 = 0x20001004
    expect lane 6 R8 = 0x20002000  R9 = 0x20002001  R10 = 0x20001001  R11 = 0x20001000
    expect lane 7 R8 = 0x20000000  R9 = 0x20000001  R10 = 0x20000001  R11 = 0x20000000
}

warp 10 {   # gather.comp.u32x2.clamp.b
    asm "TLD4.B R8, R0, 2, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 11 {   # gather.comp.u32x2.clamp.a
    asm "TLD4.A R8, R0, 2, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 12 {   # gather.comp.u32x2.border.r
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x2001  R11 = 0x2000
    expect lane 2 R8 = 0x1004  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x4
    expect lane 3 R8 = 0x1002  R9 = 0x1003  R10 = 0x3  R11 = 0x2
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 6 R8 = 0x3e800000  R9 = 0x2000  R10 = 0x1000  R11 = 0x3e800000
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 11 R8 = 0x3e800000  R9 = 0x2000  R10 = 0x1000  R11 = 0x3e800000
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x2004  R11 = 0x2003
    expect lane 14 R8 = 0x0  R9 = 0x1  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 15 R8 = 0x1002  R9 = 0x1003  R10 = 0x3  R11 = 0x2
}

warp 13 {   # gather.comp.u32x2.border.g
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0x20002001  R11 = 0x20002000
    expect lane 2 R8 = 0x20001004  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0x20000004
    expect lane 3 R8 = 0x20001002  R9 = 0x20001003  R10 = 0x20000003  R11 = 0x20000002
    expect lane 4 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 5 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 6 R8 = 0xbf000000  R9 = 0x20002000  R10 = 0x20001000  R11 = 0xbf000000
    expect lane 7 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 8 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 9 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 10 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 11 R8 = 0xbf000000  R9 = 0x20002000  R10 = 0x20001000  R11 = 0xbf000000
    expect lane 12 R8 = 0x20002000  R9 = 0x20002001  R10 = 0x20001001  R11 = 0x20001000
    expect lane 13 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0x20002004  R11 = 0x20002003
    expect lane 14 R8 = 0x20000000  R9 = 0x20000001  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 15 R8 = 0x20001002  R9 = 0x20001003  R10 = 0x20000003  R11 = 0x20000002
}

warp 14 {   # gather.comp.u32.clamp.r
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x2004  R9 = 0x2004  R10 = 0x1004  R11 = 0x1004
    expect lane 1 R8 = 0x1004  R9 = 0x1004  R10 = 0x4  R11 = 0x4
    expect lane 2 R8 = 0x2000  R9 = 0x2001  R10 = 0x2001  R11 = 0x2000
    expect lane 3 R8 = 0x2000  R9 = 0x2000  R10 = 0x1000  R11 = 0x1000
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x2004  R9 = 0x2004  R10 = 0x1004  R11 = 0x1004
    expect lane 6 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 7 R8 = 0x0  R9 = 0x1  R10 = 0x1  R11 = 0x0
}

warp 15 {   # gather.comp.u32.clamp.g
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 16 {   # gather.comp.u32.clamp.b
    asm "TLD4.B R8, R0, 4, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 17 {   # gather.comp.u32.clamp.a
    asm "TLD4.A R8, R0, 4, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 18 {   # gather.comp.u32.border.r
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x2001  R11 = 0x2000
    expect lane 2 R8 = 0x1004  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x4
    expect lane 3 R8 = 0x1002  R9 = 0x1003  R10 = 0x3  R11 = 0x2
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 6 R8 = 0x3e800000  R9 = 0x2000  R10 = 0x1000  R11 = 0x3e800000
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 11 R8 = 0x3e800000  R9 = 0x2000  R10 = 0x1000  R11 = 0x3e800000
    expect lane 12 R8 = 0x2000  R9 = 0x2001  R10 = 0x1001  R11 = 0x1000
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x2004  R11 = 0x2003
    expect lane 14 R8 = 0x0  R9 = 0x1  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 15 R8 = 0x1002  R9 = 0x1003  R10 = 0x3  R11 = 0x2
}

warp 19 {   # gather.comp.u8x4.clamp.r
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f2dadae
    expect lane 2 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3df0f0f1  R11 = 0x3df0f0f1
    expect lane 3 R8 = 0x3f78f8f9  R9 = 0x3f27a7a8  R10 = 0x3e54d4d5  R11 = 0x3f65e5e6
    expect lane 4 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f2dadae
    expect lane 5 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485
    expect lane 6 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e969697  R11 = 0x3e969697
    expect lane 7 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1
    expect lane 8 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485
    expect lane 9 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1
    expect lane 10 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 11 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e969697  R11 = 0x3e969697
    expect lane 12 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f55d5d6  R11 = 0x3e969697
    expect lane 13 R8 = 0x3df0f0f1  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3df0f0f1
    expect lane 14 R8 = 0x3e848485  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3e848485
    expect lane 15 R8 = 0x3f78f8f9  R9 = 0x3f27a7a8  R10 = 0x3e54d4d5  R11 = 0x3f65e5e6
}

warp 20 {   # gather.comp.u8x4.clamp.g
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f4ececf
    expect lane 2 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5
    expect lane 3 R8 = 0x3f56d6d7  R9 = 0x3e2cacad  R10 = 0x3ea4a4a5  R11 = 0x3ebababb
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f4ececf
    expect lane 5 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3e149495  R11 = 0x3e149495
    expect lane 7 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5
    expect lane 8 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd
    expect lane 9 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5
    expect lane 10 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1
    expect lane 11 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3e149495  R11 = 0x3e149495
    expect lane 12 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3e909091  R11 = 0x3e149495
    expect lane 13 R8 = 0x3f1e9e9f  R9 = 0x3f54d4d5  R10 = 0x3f54d4d5  R11 = 0x3f1e9e9f
    expect lane 14 R8 = 0x3f3cbcbd  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f3cbcbd
    expect lane 15 R8 = 0x3f56d6d7  R9 = 0x3e2cacad  R10 = 0x3ea4a4a5  R11 = 0x3ebababb
}

warp 21 {   # gather.comp.u8x4.clamp.b
    asm "TLD4.B R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1
    expect lane 1 R8 = 0x3ea0a0a1  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3ea0a0a1
    expect lane 2 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8
    expect lane 3 R8 = 0x3f068687  R9 = 0x3ed6d6d7  R10 = 0x3f25a5a6  R11 = 0x3f4ccccd
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3ea0a0a1
    expect lane 5 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9
    expect lane 6 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3
    expect lane 7 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9
    expect lane 8 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9
    expect lane 9 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9
    expect lane 10 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1
    expect lane 11 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3
    expect lane 12 R8 = 0x3ea0a0a1  R9 = 0x3d989899  R10 = 0x0  R11 = 0x3f32b2b3
    expect lane 13 R8 = 0x3dc8c8c9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3dc8c8c9
    expect lane 14 R8 = 0x3f78f8f9  R9 = 0x3f6dedee  R10 = 0x3f6dedee  R11 = 0x3f78f8f9
    expect lane 15 R8 = 0x3f068687  R9 = 0x3ed6d6d7  R10 = 0x3f25a5a6  R11 = 0x3f4ccccd
}

warp 22 {   # gather.comp.u8x4.clamp.a
    asm "TLD4.A R8, R0, 6, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2
    expect lane 1 R8 = 0x3ec8c8c9  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3ec8c8c9
    expect lane 2 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3c808081  R11 = 0x3c808081
    expect lane 3 R8 = 0x3efafafb  R9 = 0x3f4dcdce  R10 = 0x3e40c0c1  R11 = 0x3f5fdfe0
    expect lane 4 R8 = 0x3ec8c8c9  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3ec8c8c9
    expect lane 5 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3f159596  R11 = 0x3f159596
    expect lane 6 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8
    expect lane 7 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3ebcbcbd  R11 = 0x3ebcbcbd
    expect lane 8 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3f159596  R11 = 0x3f159596
    expect lane 9 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3ebcbcbd  R11 = 0x3ebcbcbd
    expect lane 10 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2
    expect lane 11 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8
    expect lane 12 R8 = 0x3ec8c8c9  R9 = 0x3f058586  R10 = 0x3f1c9c9d  R11 = 0x3f57d7d8
    expect lane 13 R8 = 0x3f0a8a8b  R9 = 0x3ebcbcbd  R10 = 0x3ebcbcbd  R11 = 0x3f0a8a8b
    expect lane 14 R8 = 0x3f159596  R9 = 0x3f58d8d9  R10 = 0x3f58d8d9  R11 = 0x3f159596
    expect lane 15 R8 = 0x3efafafb  R9 = 0x3f4dcdce  R10 = 0x3e40c0c1  R11 = 0x3f5fdfe0
}

warp 23 {   # gather.comp.u8x2.clamp.r
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3df0f0f1  R11 = 0x3df0f0f1
    expect lane 2 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f2dadae
    expect lane 3 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e969697  R11 = 0x3e969697
    expect lane 4 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485
    expect lane 5 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 6 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f55d5d6  R11 = 0x3e969697
    expect lane 7 R8 = 0x3e848485  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3e848485
}

warp 24 {   # gather.comp.u8x2.clamp.g
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1
    expect lane 1 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5
    expect lane 2 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f4ececf
    expect lane 3 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3e149495  R11 = 0x3e149495
    expect lane 4 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd
    expect lane 5 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3e909091  R11 = 0x3e149495
    expect lane 7 R8 = 0x3f3cbcbd  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f3cbcbd
}

warp 25 {   # gather.comp.u8x2.clamp.b
    asm "TLD4.B R8, R0, 7, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 26 {   # gather.comp.u8x2.clamp.a
    asm "TLD4.A R8, R0, 7, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 27 {   # gather.comp.u8.clamp.r
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3df0f0f1  R11 = 0x3df0f0f1
    expect lane 2 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f2dadae
    expect lane 3 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e969697  R11 = 0x3e969697
    expect lane 4 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485
    expect lane 5 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 6 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f55d5d6  R11 = 0x3e969697
    expect lane 7 R8 = 0x3e848485  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3e848485
}

warp 28 {   # gather.comp.u8.clamp.g
    asm "TLD4.G R8, R0, 8, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 29 {   # gather.comp.u8.clamp.b
    asm "TLD4.B R8, R0, 8, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 30 {   # gather.comp.u8.clamp.a
    asm "TLD4.A R8, R0, 8, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 31 {   # gather.comp.f16x2.clamp.r
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x39c18000  R9 = 0x39c18000  R10 = 0xc4b70000  R11 = 0xc4b70000
    expect lane 1 R8 = 0xc4b70000  R9 = 0xc4b70000  R10 = 0x3bcba000  R11 = 0x3bcba000
    expect lane 2 R8 = 0xbda0c000  R9 = 0xc51bc000  R10 = 0xc51bc000  R11 = 0xbda0c000
    expect lane 3 R8 = 0xbda0c000  R9 = 0xbda0c000  R10 = 0x41788000  R11 = 0x41788000
    expect lane 4 R8 = 0x40404000  R9 = 0x40404000  R10 = 0x40404000  R11 = 0x40404000
    expect lane 5 R8 = 0x39c18000  R9 = 0x39c18000  R10 = 0xc4b70000  R11 = 0xc4b70000
    expect lane 6 R8 = 0xbda0c000  R9 = 0xc51bc000  R10 = 0xc2b6e000  R11 = 0x41788000
    expect lane 7 R8 = 0x40404000  R9 = 0x38ca4000  R10 = 0x38ca4000  R11 = 0x40404000
}

warp 32 {   # gather.comp.f16x2.clamp.g
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f888fb1) bits(0x3f92a1aa) bits(0xbe75e46b) bits(0xbe2d36d0) bits(0x3fa2ac4a)
        bits(0x3f1e5129) bits(0x3f2f6537) ... }
    t = { bits(0x3f0f8d15) bits(0xbd9b155e) bits(0x3ede13ea) bits(0x3f57175a) bits(0x3eed2566) bits(0x3f125f0f)
        bits(0x3f1ec0fc) bits(0x3f8f0183) ... }
    expect lane 0 R8 = 0xc280a000  R9 = 0xc280a000  R10 = 0x450d8000  R11 = 0x450d8000
    expect lane 1 R8 = 0xc0992000  R9 = 0xc0992000  R10 = 0xc0992000  R11 = 0xc0992000
    expect lane 2 R8 = 0x450d8000  R9 = 0x450d8000  R10 = 0xc0992000  R11 = 0xc0992000
    expect lane 3 R8 = 0xc1c8e000  R9 = 0xc1c8e000  R10 = 0xc1c8e000  R11 = 0xc1c8e000
    expect lane 4 R8 = 0x3cbfe000  R9 = 0x3cbfe000  R10 = 0xbf8fa000  R11 = 0xbf8fa000
    expect lane 5 R8 = 0xc280a000  R9 = 0xc280a000  R10 = 0x450d8000  R11 = 0x450d8000
    expect lane 6 R8 = 0x44632000  R9 = 0xbbc42000  R10 = 0x3d684000  R11 = 0xc2da2000
    expect lane 7 R8 = 0x44632000  R9 = 0xbbc42000  R10 = 0xbbc42000  R11 = 0x44632000
}

warp 33 {   # gather.comp.f16x2.clamp.b
    asm "TLD4.B R8, R0, 9, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 34 {   # gather.comp.f16x2.clamp.a
    asm "TLD4.A R8, R0, 9, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 35 {   # gather.comp.f16x2.border.r
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xc51bc000  R11 = 0xbda0c000
    expect lane 2 R8 = 0xc4b70000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3bcba000
    expect lane 3 R8 = 0xc7144000  R9 = 0xbcfcc000  R10 = 0x3ea64000  R11 = 0xc4bc6000
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 6 R8 = 0x3e800000  R9 = 0xbda0c000  R10 = 0x41788000  R11 = 0x3e800000
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 11 R8 = 0x3e800000  R9 = 0xbda0c000  R10 = 0x41788000  R11 = 0x3e800000
    expect lane 12 R8 = 0xbda0c000  R9 = 0xc51bc000  R10 = 0xc2b6e000  R11 = 0x41788000
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x39c18000  R11 = 0x3bcd6000
    expect lane 14 R8 = 0x40404000  R9 = 0x38ca4000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 15 R8 = 0xc7144000  R9 = 0xbcfcc000  R10 = 0x3ea64000  R11 = 0xc4bc6000
}

warp 36 {   # gather.comp.f16x2.border.g
    asm "TLD4.G R8, R0, 10, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3f53520d) bits(0x3f888fb1) bits(0x3ef0f32f) bits(0x3f92a1aa) bits(0xbe407cbd)
        bits(0xbe75e46b) bits(0x3f68ea3d) bits(0x3eddbdf5) bits(0x3f4ef485) bits(0xbcaf7c53) bits(0x3dc8d525)
        bits(0x3f1e5129) bits(0x3f5560c9) bits(0x3f2f6537) bits(0x3f54241c) ... }
    t = { bits(0x3f0f8d15) bits(0x3e9b3db6) bits(0xbd9b155e) bits(0x3f322011) bits(0x3ede13ea) bits(0x3f8640c9)
        bits(0x3f57175a) bits(0x3f1ebed3) bits(0xbe63f950) bits(0x3f3ca3ea) bits(0x3e49e234) bits(0x3d88244f)
        bits(0x3f1ec0fc) bits(0x3ef03cf4) bits(0x3f8f0183) bits(0x3de14b2d) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0x3d684000  R9 = 0x450d8000  R10 = 0xc0992000  R11 = 0x425e8000
    expect lane 2 R8 = 0xc0992000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 3 R8 = 0x467c8000  R9 = 0x44632000  R10 = 0xc2da2000  R11 = 0x41100000
    expect lane 4 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 5 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 6 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 7 R8 = 0xc280a000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0x450d8000
    expect lane 8 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 9 R8 = 0xbbc42000  R9 = 0xc280a000  R10 = 0x450d8000  R11 = 0x3d684000
    expect lane 10 R8 = 0xbf000000  R9 = 0x3cbfe000  R10 = 0xbf8fa000  R11 = 0xbf000000
    expect lane 11 R8 = 0xbf000000  R9 = 0xbf8fa000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 12 R8 = 0x44632000  R9 = 0xbbc42000  R10 = 0x3d684000  R11 = 0xc2da2000
    expect lane 13 R8 = 0x3d684000  R9 = 0x450d8000  R10 = 0xc0992000  R11 = 0x425e8000
    expect lane 14 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbbc42000  R11 = 0x44632000
    expect lane 15 R8 = 0x425e8000  R9 = 0xc0992000  R10 = 0xbf000000  R11 = 0xbf000000
}

warp 37 {   # gather.comp.unorm8x4.clamp.r
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f2dadae
    expect lane 2 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3df0f0f1  R11 = 0x3df0f0f1
    expect lane 3 R8 = 0x3f78f8f9  R9 = 0x3f27a7a8  R10 = 0x3e54d4d5  R11 = 0x3f65e5e6
    expect lane 4 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f2dadae
    expect lane 5 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485
    expect lane 6 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e969697  R11 = 0x3e969697
    expect lane 7 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1
    expect lane 8 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485
    expect lane 9 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3d60e0e1
    expect lane 10 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 11 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e969697  R11 = 0x3e969697
    expect lane 12 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f55d5d6  R11 = 0x3e969697
    expect lane 13 R8 = 0x3df0f0f1  R9 = 0x3d60e0e1  R10 = 0x3d60e0e1  R11 = 0x3df0f0f1
    expect lane 14 R8 = 0x3e848485  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3e848485
    expect lane 15 R8 = 0x3f78f8f9  R9 = 0x3f27a7a8  R10 = 0x3e54d4d5  R11 = 0x3f65e5e6
}

warp 38 {   # gather.comp.unorm8x4.clamp.g
    asm "TLD4.G R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1
    expect lane 1 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f4ececf
    expect lane 2 R8 = 0x3ed0d0d1  R9 = 0x3ed0d0d1  R10 = 0x3f44c4c5  R11 = 0x3f44c4c5
    expect lane 3 R8 = 0x3f56d6d7  R9 = 0x3e2cacad  R10 = 0x3ea4a4a5  R11 = 0x3ebababb
    expect lane 4 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3ee6e6e7  R11 = 0x3f4ececf
    expect lane 5 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd
    expect lane 6 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3e149495  R11 = 0x3e149495
    expect lane 7 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5
    expect lane 8 R8 = 0x3f3cbcbd  R9 = 0x3f3cbcbd  R10 = 0x3f3cbcbd  R11 = 0x3f3cbcbd
    expect lane 9 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3f54d4d5  R11 = 0x3f54d4d5
    expect lane 10 R8 = 0x3f54d4d5  R9 = 0x3f54d4d5  R10 = 0x3ed0d0d1  R11 = 0x3ed0d0d1
    expect lane 11 R8 = 0x3f4ececf  R9 = 0x3f4ececf  R10 = 0x3e149495  R11 = 0x3e149495
    expect lane 12 R8 = 0x3f4ececf  R9 = 0x3ee6e6e7  R10 = 0x3e909091  R11 = 0x3e149495
    expect lane 13 R8 = 0x3f1e9e9f  R9 = 0x3f54d4d5  R10 = 0x3f54d4d5  R11 = 0x3f1e9e9f
    expect lane 14 R8 = 0x3f3cbcbd  R9 = 0x3efafafb  R10 = 0x3efafafb  R11 = 0x3f3cbcbd
    expect lane 15 R8 = 0x3f56d6d7  R9 = 0x3e2cacad  R10 = 0x3ea4a4a5  R11 = 0x3ebababb
}

warp 39 {   # gather.comp.unorm8x4.clamp.b
    asm "TLD4.B R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1
    expect lane 1 R8 = 0x3ea0a0a1  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3ea0a0a1
    expect lane 2 R8 = 0x3e70f0f1  R9 = 0x3e70f0f1  R10 = 0x3f67e7e8  R11 = 0x3f67e7e8
    expect lane 3 R8 = 0x3f068687  R9 = 0x3ed6d6d7  R10 = 0x3f25a5a6  R11 = 0x3f4ccccd
    expect lane 4 R8 = 0x3ea0a0a1  R9 = 0x3d989899  R10 = 0x3d989899  R11 = 0x3ea0a0a1
    expect lane 5 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9
    expect lane 6 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3
    expect lane 7 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9
    expect lane 8 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9
    expect lane 9 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3f78f8f9
    expect lane 10 R8 = 0x3f78f8f9  R9 = 0x3f78f8f9  R10 = 0x3e70f0f1  R11 = 0x3e70f0f1
    expect lane 11 R8 = 0x3ea0a0a1  R9 = 0x3ea0a0a1  R10 = 0x3f32b2b3  R11 = 0x3f32b2b3
    expect lane 12 R8 = 0x3ea0a0a1  R9 = 0x3d989899  R10 = 0x0  R11 = 0x3f32b2b3
    expect lane 13 R8 = 0x3dc8c8c9  R9 = 0x3f78f8f9  R10 = 0x3f78f8f9  R11 = 0x3dc8c8c9
    expect lane 14 R8 = 0x3f78f8f9  R9 = 0x3f6dedee  R10 = 0x3f6dedee  R11 = 0x3f78f8f9
    expect lane 15 R8 = 0x3f068687  R9 = 0x3ed6d6d7  R10 = 0x3f25a5a6  R11 = 0x3f4ccccd
}

warp 40 {   # gather.comp.unorm8x4.clamp.a
    asm "TLD4.A R8, R0, 11, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2
    expect lane 1 R8 = 0x3ec8c8c9  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3ec8c8c9
    expect lane 2 R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3c808081  R11 = 0x3c808081
    expect lane 3 R8 = 0x3efafafb  R9 = 0x3f4dcdce  R10 = 0x3e40c0c1  R11 = 0x3f5fdfe0
    expect lane 4 R8 = 0x3ec8c8c9  R9 = 0x3f058586  R10 = 0x3f058586  R11 = 0x3ec8c8c9
    expect lane 5 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3f159596  R11 = 0x3f159596
    expect lane 6 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8
    expect lane 7 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3ebcbcbd  R11 = 0x3ebcbcbd
    expect lane 8 R8 = 0x3f159596  R9 = 0x3f159596  R10 = 0x3f159596  R11 = 0x3f159596
    expect lane 9 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3ebcbcbd  R11 = 0x3ebcbcbd
    expect lane 10 R8 = 0x3ebcbcbd  R9 = 0x3ebcbcbd  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2
    expect lane 11 R8 = 0x3ec8c8c9  R9 = 0x3ec8c8c9  R10 = 0x3f57d7d8  R11 = 0x3f57d7d8
    expect lane 12 R8 = 0x3ec8c8c9  R9 = 0x3f058586  R10 = 0x3f1c9c9d  R11 = 0x3f57d7d8
    expect lane 13 R8 = 0x3f0a8a8b  R9 = 0x3ebcbcbd  R10 = 0x3ebcbcbd  R11 = 0x3f0a8a8b
    expect lane 14 R8 = 0x3f159596  R9 = 0x3f58d8d9  R10 = 0x3f58d8d9  R11 = 0x3f159596
    expect lane 15 R8 = 0x3efafafb  R9 = 0x3f4dcdce  R10 = 0x3e40c0c1  R11 = 0x3f5fdfe0
}

warp 41 {   # gather.comp.unorm8.clamp.r
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3f65e5e6  R9 = 0x3f65e5e6  R10 = 0x3df0f0f1  R11 = 0x3df0f0f1
    expect lane 2 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f68e8e9  R11 = 0x3f2dadae
    expect lane 3 R8 = 0x3f2dadae  R9 = 0x3f2dadae  R10 = 0x3e969697  R11 = 0x3e969697
    expect lane 4 R8 = 0x3e848485  R9 = 0x3e848485  R10 = 0x3e848485  R11 = 0x3e848485
    expect lane 5 R8 = 0x3d60e0e1  R9 = 0x3d60e0e1  R10 = 0x3f65e5e6  R11 = 0x3f65e5e6
    expect lane 6 R8 = 0x3f2dadae  R9 = 0x3f68e8e9  R10 = 0x3f55d5d6  R11 = 0x3e969697
    expect lane 7 R8 = 0x3e848485  R9 = 0x3cc0c0c1  R10 = 0x3cc0c0c1  R11 = 0x3e848485
}

warp 42 {   # gather.comp.unorm8.clamp.g
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 43 {   # gather.comp.unorm8.clamp.b
    asm "TLD4.B R8, R0, 12, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 44 {   # gather.comp.unorm8.clamp.a
    asm "TLD4.A R8, R0, 12, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 45 {   # gather.comp.f32.clamp.r
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0xe0c6936  R9 = 0xe0c6936  R10 = 0xe5b82fd8  R11 = 0xe5b82fd8
    expect lane 1 R8 = 0xe5b82fd8  R9 = 0xe5b82fd8  R10 = 0x1e5d147f  R11 = 0x1e5d147f
    expect lane 2 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xe8dea71e  R11 = 0xad06aa59
    expect lane 3 R8 = 0xad06aa59  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x4bc4981b
    expect lane 4 R8 = 0x42023635  R9 = 0x42023635  R10 = 0x42023635  R11 = 0x42023635
    expect lane 5 R8 = 0xe0c6936  R9 = 0xe0c6936  R10 = 0xe5b82fd8  R11 = 0xe5b82fd8
    expect lane 6 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xd5b7e4f4  R11 = 0x4bc4981b
    expect lane 7 R8 = 0x42023635  R9 = 0x6526cf0  R10 = 0x6526cf0  R11 = 0x42023635
}

warp 46 {   # gather.comp.f32.clamp.g
    asm "TLD4.G R8, R0, 13, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 47 {   # gather.comp.f32.clamp.b
    asm "TLD4.B R8, R0, 13, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 48 {   # gather.comp.f32.clamp.a
    asm "TLD4.A R8, R0, 13, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 49 {   # gather.comp.f32.border.r
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xe8dea71e  R11 = 0xad06aa59
    expect lane 2 R8 = 0xe5b82fd8  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x1e5d147f
    expect lane 3 R8 = 0xf8a28317  R9 = 0xa7e63ed4  R10 = 0x353265eb  R11 = 0xe5e35810
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 6 R8 = 0x3e800000  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x3e800000
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 11 R8 = 0x3e800000  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x3e800000
    expect lane 12 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xd5b7e4f4  R11 = 0x4bc4981b
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xe0c6936  R11 = 0x1e6bfb3e
    expect lane 14 R8 = 0x42023635  R9 = 0x6526cf0  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 15 R8 = 0xf8a28317  R9 = 0xa7e63ed4  R10 = 0x353265eb  R11 = 0xe5e35810
}

warp 50 {   # gather.comp.f32x2.clamp.r
    asm "TLD4.R R8, R0, 15, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0xe0c6936  R9 = 0xe0c6936  R10 = 0xe5b82fd8  R11 = 0xe5b82fd8
    expect lane 1 R8 = 0xe5b82fd8  R9 = 0xe5b82fd8  R10 = 0x1e5d147f  R11 = 0x1e5d147f
    expect lane 2 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xe8dea71e  R11 = 0xad06aa59
    expect lane 3 R8 = 0xad06aa59  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x4bc4981b
    expect lane 4 R8 = 0x42023635  R9 = 0x42023635  R10 = 0x42023635  R11 = 0x42023635
    expect lane 5 R8 = 0xe0c6936  R9 = 0xe0c6936  R10 = 0xe5b82fd8  R11 = 0xe5b82fd8
    expect lane 6 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xd5b7e4f4  R11 = 0x4bc4981b
    expect lane 7 R8 = 0x42023635  R9 = 0x6526cf0  R10 = 0x6526cf0  R11 = 0x42023635
}

warp 51 {   # gather.comp.f32x2.clamp.g
    asm "TLD4.G R8, R0, 15, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0xd4059f27  R9 = 0xd4059f27  R10 = 0x686c7fe4  R11 = 0x686c7fe4
    expect lane 1 R8 = 0x686c7fe4  R9 = 0x686c7fe4  R10 = 0xc4c92203  R11 = 0xc4c92203
    expect lane 2 R8 = 0xce47bdf8  R9 = 0x73e4c856  R10 = 0x73e4c856  R11 = 0xce47bdf8
    expect lane 3 R8 = 0xce47bdf8  R9 = 0xce47bdf8  R10 = 0x25ffd039  R11 = 0x25ffd039
    expect lane 4 R8 = 0xbc7d4d13  R9 = 0xbc7d4d13  R10 = 0xbc7d4d13  R11 = 0xbc7d4d13
    expect lane 5 R8 = 0xd4059f27  R9 = 0xd4059f27  R10 = 0x686c7fe4  R11 = 0x686c7fe4
    expect lane 6 R8 = 0xce47bdf8  R9 = 0x73e4c856  R10 = 0x4880316b  R11 = 0x25ffd039
    expect lane 7 R8 = 0xbc7d4d13  R9 = 0x7d321932  R10 = 0x7d321932  R11 = 0xbc7d4d13
}

warp 52 {   # gather.comp.f32x2.clamp.b
    asm "TLD4.B R8, R0, 15, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 53 {   # gather.comp.f32x2.clamp.a
    asm "TLD4.A R8, R0, 15, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 54 {   # gather.comp.f32x2.border.r
    asm "TLD4.R R8, R0, 16, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xe8dea71e  R11 = 0xad06aa59
    expect lane 2 R8 = 0xe5b82fd8  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x1e5d147f
    expect lane 3 R8 = 0xf8a28317  R9 = 0xa7e63ed4  R10 = 0x353265eb  R11 = 0xe5e35810
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 6 R8 = 0x3e800000  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x3e800000
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 11 R8 = 0x3e800000  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x3e800000
    expect lane 12 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xd5b7e4f4  R11 = 0x4bc4981b
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xe0c6936  R11 = 0x1e6bfb3e
    expect lane 14 R8 = 0x42023635  R9 = 0x6526cf0  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 15 R8 = 0xf8a28317  R9 = 0xa7e63ed4  R10 = 0x353265eb  R11 = 0xe5e35810
}

warp 55 {   # gather.comp.f32x2.border.g
    asm "TLD4.G R8, R0, 16, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0x73e4c856  R11 = 0xce47bdf8
    expect lane 2 R8 = 0x686c7fe4  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xc4c92203
    expect lane 3 R8 = 0xd6d110c7  R9 = 0x2b422b53  R10 = 0x52f42b74  R11 = 0x5d22eca3
    expect lane 4 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 5 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 6 R8 = 0xbf000000  R9 = 0xce47bdf8  R10 = 0x25ffd039  R11 = 0xbf000000
    expect lane 7 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 8 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 9 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 10 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 11 R8 = 0xbf000000  R9 = 0xce47bdf8  R10 = 0x25ffd039  R11 = 0xbf000000
    expect lane 12 R8 = 0xce47bdf8  R9 = 0x73e4c856  R10 = 0x4880316b  R11 = 0x25ffd039
    expect lane 13 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xd4059f27  R11 = 0x9e21d956
    expect lane 14 R8 = 0xbc7d4d13  R9 = 0x7d321932  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 15 R8 = 0xd6d110c7  R9 = 0x2b422b53  R10 = 0x52f42b74  R11 = 0x5d22eca3
}

warp 56 {   # gather.comp.f32x4.clamp.r
    asm "TLD4.R R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0xe0c6936  R9 = 0xe0c6936  R10 = 0xe5b82fd8  R11 = 0xe5b82fd8
    expect lane 1 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xe8dea71e  R11 = 0xad06aa59
    expect lane 2 R8 = 0xe5b82fd8  R9 = 0xe5b82fd8  R10 = 0x1e5d147f  R11 = 0x1e5d147f
    expect lane 3 R8 = 0xf8a28317  R9 = 0xa7e63ed4  R10 = 0x353265eb  R11 = 0xe5e35810
    expect lane 4 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xe8dea71e  R11 = 0xad06aa59
    expect lane 5 R8 = 0x42023635  R9 = 0x42023635  R10 = 0x42023635  R11 = 0x42023635
    expect lane 6 R8 = 0xad06aa59  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x4bc4981b
    expect lane 7 R8 = 0xe0c6936  R9 = 0xe0c6936  R10 = 0xe0c6936  R11 = 0xe0c6936
    expect lane 8 R8 = 0x42023635  R9 = 0x42023635  R10 = 0x42023635  R11 = 0x42023635
    expect lane 9 R8 = 0xe0c6936  R9 = 0xe0c6936  R10 = 0xe0c6936  R11 = 0xe0c6936
    expect lane 10 R8 = 0xe0c6936  R9 = 0xe0c6936  R10 = 0xe5b82fd8  R11 = 0xe5b82fd8
    expect lane 11 R8 = 0xad06aa59  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x4bc4981b
    expect lane 12 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xd5b7e4f4  R11 = 0x4bc4981b
    expect lane 13 R8 = 0x1e6bfb3e  R9 = 0xe0c6936  R10 = 0xe0c6936  R11 = 0x1e6bfb3e
    expect lane 14 R8 = 0x42023635  R9 = 0x6526cf0  R10 = 0x6526cf0  R11 = 0x42023635
    expect lane 15 R8 = 0xf8a28317  R9 = 0xa7e63ed4  R10 = 0x353265eb  R11 = 0xe5e35810
}

warp 57 {   # gather.comp.f32x4.clamp.g
    asm "TLD4.G R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0xd4059f27  R9 = 0xd4059f27  R10 = 0x686c7fe4  R11 = 0x686c7fe4
    expect lane 1 R8 = 0xce47bdf8  R9 = 0x73e4c856  R10 = 0x73e4c856  R11 = 0xce47bdf8
    expect lane 2 R8 = 0x686c7fe4  R9 = 0x686c7fe4  R10 = 0xc4c92203  R11 = 0xc4c92203
    expect lane 3 R8 = 0xd6d110c7  R9 = 0x2b422b53  R10 = 0x52f42b74  R11 = 0x5d22eca3
    expect lane 4 R8 = 0xce47bdf8  R9 = 0x73e4c856  R10 = 0x73e4c856  R11 = 0xce47bdf8
    expect lane 5 R8 = 0xbc7d4d13  R9 = 0xbc7d4d13  R10 = 0xbc7d4d13  R11 = 0xbc7d4d13
    expect lane 6 R8 = 0xce47bdf8  R9 = 0xce47bdf8  R10 = 0x25ffd039  R11 = 0x25ffd039
    expect lane 7 R8 = 0xd4059f27  R9 = 0xd4059f27  R10 = 0xd4059f27  R11 = 0xd4059f27
    expect lane 8 R8 = 0xbc7d4d13  R9 = 0xbc7d4d13  R10 = 0xbc7d4d13  R11 = 0xbc7d4d13
    expect lane 9 R8 = 0xd4059f27  R9 = 0xd4059f27  R10 = 0xd4059f27  R11 = 0xd4059f27
    expect lane 10 R8 = 0xd4059f27  R9 = 0xd4059f27  R10 = 0x686c7fe4  R11 = 0x686c7fe4
    expect lane 11 R8 = 0xce47bdf8  R9 = 0xce47bdf8  R10 = 0x25ffd039  R11 = 0x25ffd039
    expect lane 12 R8 = 0xce47bdf8  R9 = 0x73e4c856  R10 = 0x4880316b  R11 = 0x25ffd039
    expect lane 13 R8 = 0x9e21d956  R9 = 0xd4059f27  R10 = 0xd4059f27  R11 = 0x9e21d956
    expect lane 14 R8 = 0xbc7d4d13  R9 = 0x7d321932  R10 = 0x7d321932  R11 = 0xbc7d4d13
    expect lane 15 R8 = 0xd6d110c7  R9 = 0x2b422b53  R10 = 0x52f42b74  R11 = 0x5d22eca3
}

warp 58 {   # gather.comp.f32x4.clamp.b
    asm "TLD4.B R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0xf86f5bd8  R9 = 0xf86f5bd8  R10 = 0x3c56ab67  R11 = 0x3c56ab67
    expect lane 1 R8 = 0x50e649e1  R9 = 0x132482fa  R10 = 0x132482fa  R11 = 0x50e649e1
    expect lane 2 R8 = 0x3c56ab67  R9 = 0x3c56ab67  R10 = 0xe7b4082b  R11 = 0xe7b4082b
    expect lane 3 R8 = 0x86e66ce2  R9 = 0x6b41296b  R10 = 0xa50d2064  R11 = 0xccbae4ec
    expect lane 4 R8 = 0x50e649e1  R9 = 0x132482fa  R10 = 0x132482fa  R11 = 0x50e649e1
    expect lane 5 R8 = 0xf891beb1  R9 = 0xf891beb1  R10 = 0xf891beb1  R11 = 0xf891beb1
    expect lane 6 R8 = 0x50e649e1  R9 = 0x50e649e1  R10 = 0xb2ba47b8  R11 = 0xb2ba47b8
    expect lane 7 R8 = 0xf86f5bd8  R9 = 0xf86f5bd8  R10 = 0xf86f5bd8  R11 = 0xf86f5bd8
    expect lane 8 R8 = 0xf891beb1  R9 = 0xf891beb1  R10 = 0xf891beb1  R11 = 0xf891beb1
    expect lane 9 R8 = 0xf86f5bd8  R9 = 0xf86f5bd8  R10 = 0xf86f5bd8  R11 = 0xf86f5bd8
    expect lane 10 R8 = 0xf86f5bd8  R9 = 0xf86f5bd8  R10 = 0x3c56ab67  R11 = 0x3c56ab67
    expect lane 11 R8 = 0x50e649e1  R9 = 0x50e649e1  R10 = 0xb2ba47b8  R11 = 0xb2ba47b8
    expect lane 12 R8 = 0x50e649e1  R9 = 0x132482fa  R10 = 0xfeee6c  R11 = 0xb2ba47b8
    expect lane 13 R8 = 0x19a7d9aa  R9 = 0xf86f5bd8  R10 = 0xf86f5bd8  R11 = 0x19a7d9aa
    expect lane 14 R8 = 0xf891beb1  R9 = 0xedd7d064  R10 = 0xedd7d064  R11 = 0xf891beb1
    expect lane 15 R8 = 0x86e66ce2  R9 = 0x6b41296b  R10 = 0xa50d2064  R11 = 0xccbae4ec
}

warp 59 {   # gather.comp.f32x4.clamp.a
    asm "TLD4.A R8, R0, 17, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x5e50536a  R9 = 0x5e50536a  R10 = 0xc15e23ea  R11 = 0xc15e23ea
    expect lane 1 R8 = 0x647f069b  R9 = 0x855dbc25  R10 = 0x855dbc25  R11 = 0x647f069b
    expect lane 2 R8 = 0xc15e23ea  R9 = 0xc15e23ea  R10 = 0x4549719  R11 = 0x4549719
    expect lane 3 R8 = 0x7d14cb01  R9 = 0xcd4d5bb6  R10 = 0x30493a0c  R11 = 0xdf1d996a
    expect lane 4 R8 = 0x647f069b  R9 = 0x855dbc25  R10 = 0x855dbc25  R11 = 0x647f069b
    expect lane 5 R8 = 0x953687ef  R9 = 0x953687ef  R10 = 0x953687ef  R11 = 0x953687ef
    expect lane 6 R8 = 0x647f069b  R9 = 0x647f069b  R10 = 0xd7ca2fb2  R11 = 0xd7ca2fb2
    expect lane 7 R8 = 0x5e50536a  R9 = 0x5e50536a  R10 = 0x5e50536a  R11 = 0x5e50536a
    expect lane 8 R8 = 0x953687ef  R9 = 0x953687ef  R10 = 0x953687ef  R11 = 0x953687ef
    expect lane 9 R8 = 0x5e50536a  R9 = 0x5e50536a  R10 = 0x5e50536a  R11 = 0x5e50536a
    expect lane 10 R8 = 0x5e50536a  R9 = 0x5e50536a  R10 = 0xc15e23ea  R11 = 0xc15e23ea
    expect lane 11 R8 = 0x647f069b  R9 = 0x647f069b  R10 = 0xd7ca2fb2  R11 = 0xd7ca2fb2
    expect lane 12 R8 = 0x647f069b  R9 = 0x855dbc25  R10 = 0x9c18bd9f  R11 = 0xd7ca2fb2
    expect lane 13 R8 = 0x8a3b10f8  R9 = 0x5e50536a  R10 = 0x5e50536a  R11 = 0x8a3b10f8
    expect lane 14 R8 = 0x953687ef  R9 = 0xd8a292f7  R10 = 0xd8a292f7  R11 = 0x953687ef
    expect lane 15 R8 = 0x7d14cb01  R9 = 0xcd4d5bb6  R10 = 0x30493a0c  R11 = 0xdf1d996a
}

warp 60 {   # gather.comp.f32x4.border.r
    asm "TLD4.R R8, R0, 18, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xe8dea71e  R11 = 0xad06aa59
    expect lane 2 R8 = 0xe5b82fd8  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x1e5d147f
    expect lane 3 R8 = 0xf8a28317  R9 = 0xa7e63ed4  R10 = 0x353265eb  R11 = 0xe5e35810
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 6 R8 = 0x3e800000  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x3e800000
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 11 R8 = 0x3e800000  R9 = 0xad06aa59  R10 = 0x4bc4981b  R11 = 0x3e800000
    expect lane 12 R8 = 0xad06aa59  R9 = 0xe8dea71e  R10 = 0xd5b7e4f4  R11 = 0x4bc4981b
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xe0c6936  R11 = 0x1e6bfb3e
    expect lane 14 R8 = 0x42023635  R9 = 0x6526cf0  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 15 R8 = 0xf8a28317  R9 = 0xa7e63ed4  R10 = 0x353265eb  R11 = 0xe5e35810
}

warp 61 {   # gather.comp.f32x4.border.g
    asm "TLD4.G R8, R0, 18, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 1 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0x73e4c856  R11 = 0xce47bdf8
    expect lane 2 R8 = 0x686c7fe4  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xc4c92203
    expect lane 3 R8 = 0xd6d110c7  R9 = 0x2b422b53  R10 = 0x52f42b74  R11 = 0x5d22eca3
    expect lane 4 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 5 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 6 R8 = 0xbf000000  R9 = 0xce47bdf8  R10 = 0x25ffd039  R11 = 0xbf000000
    expect lane 7 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 8 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 9 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 10 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 11 R8 = 0xbf000000  R9 = 0xce47bdf8  R10 = 0x25ffd039  R11 = 0xbf000000
    expect lane 12 R8 = 0xce47bdf8  R9 = 0x73e4c856  R10 = 0x4880316b  R11 = 0x25ffd039
    expect lane 13 R8 = 0xbf000000  R9 = 0xbf000000  R10 = 0xd4059f27  R11 = 0x9e21d956
    expect lane 14 R8 = 0xbc7d4d13  R9 = 0x7d321932  R10 = 0xbf000000  R11 = 0xbf000000
    expect lane 15 R8 = 0xd6d110c7  R9 = 0x2b422b53  R10 = 0x52f42b74  R11 = 0x5d22eca3
}

warp 62 {   # gather.comp.f32x4.border.b
    asm "TLD4.B R8, R0, 18, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 1 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x132482fa  R11 = 0x50e649e1
    expect lane 2 R8 = 0x3c56ab67  R9 = 0x40000000  R10 = 0x40000000  R11 = 0xe7b4082b
    expect lane 3 R8 = 0x86e66ce2  R9 = 0x6b41296b  R10 = 0xa50d2064  R11 = 0xccbae4ec
    expect lane 4 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 5 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 6 R8 = 0x40000000  R9 = 0x50e649e1  R10 = 0xb2ba47b8  R11 = 0x40000000
    expect lane 7 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 8 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 9 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 10 R8 = 0x40000000  R9 = 0x40000000  R10 = 0x40000000  R11 = 0x40000000
    expect lane 11 R8 = 0x40000000  R9 = 0x50e649e1  R10 = 0xb2ba47b8  R11 = 0x40000000
    expect lane 12 R8 = 0x50e649e1  R9 = 0x132482fa  R10 = 0xfeee6c  R11 = 0xb2ba47b8
    expect lane 13 R8 = 0x40000000  R9 = 0x40000000  R10 = 0xf86f5bd8  R11 = 0x19a7d9aa
    expect lane 14 R8 = 0xf891beb1  R9 = 0xedd7d064  R10 = 0x40000000  R11 = 0x40000000
    expect lane 15 R8 = 0x86e66ce2  R9 = 0x6b41296b  R10 = 0xa50d2064  R11 = 0xccbae4ec
}

warp 63 {   # gather.comp.f32x4.border.a
    asm "TLD4.A R8, R0, 18, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 1 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x855dbc25  R11 = 0x647f069b
    expect lane 2 R8 = 0xc15e23ea  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x4549719
    expect lane 3 R8 = 0x7d14cb01  R9 = 0xcd4d5bb6  R10 = 0x30493a0c  R11 = 0xdf1d996a
    expect lane 4 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 5 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 6 R8 = 0x3f400000  R9 = 0x647f069b  R10 = 0xd7ca2fb2  R11 = 0x3f400000
    expect lane 7 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 8 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 9 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 10 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 11 R8 = 0x3f400000  R9 = 0x647f069b  R10 = 0xd7ca2fb2  R11 = 0x3f400000
    expect lane 12 R8 = 0x647f069b  R9 = 0x855dbc25  R10 = 0x9c18bd9f  R11 = 0xd7ca2fb2
    expect lane 13 R8 = 0x3f400000  R9 = 0x3f400000  R10 = 0x5e50536a  R11 = 0x8a3b10f8
    expect lane 14 R8 = 0x953687ef  R9 = 0xd8a292f7  R10 = 0x3f400000  R11 = 0x3f400000
    expect lane 15 R8 = 0x7d14cb01  R9 = 0xcd4d5bb6  R10 = 0x30493a0c  R11 = 0xdf1d996a
}

warp 0 {   # gather.comp.f16.clamp.r
    asm "TLD4.R R8, R0, 19, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x39c18000  R9 = 0x39c18000  R10 = 0xc4b70000  R11 = 0xc4b70000
    expect lane 1 R8 = 0xc4b70000  R9 = 0xc4b70000  R10 = 0x3bcba000  R11 = 0x3bcba000
    expect lane 2 R8 = 0xbda0c000  R9 = 0xc51bc000  R10 = 0xc51bc000  R11 = 0xbda0c000
    expect lane 3 R8 = 0xbda0c000  R9 = 0xbda0c000  R10 = 0x41788000  R11 = 0x41788000
    expect lane 4 R8 = 0x40404000  R9 = 0x40404000  R10 = 0x40404000  R11 = 0x40404000
    expect lane 5 R8 = 0x39c18000  R9 = 0x39c18000  R10 = 0xc4b70000  R11 = 0xc4b70000
    expect lane 6 R8 = 0xbda0c000  R9 = 0xc51bc000  R10 = 0xc2b6e000  R11 = 0x41788000
    expect lane 7 R8 = 0x40404000  R9 = 0x38ca4000  R10 = 0x38ca4000  R11 = 0x40404000
}

warp 1 {   # gather.comp.f16.clamp.g
    asm "TLD4.G R8, R0, 19, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 2 {   # gather.comp.f16.clamp.b
    asm "TLD4.B R8, R0, 19, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 3 {   # gather.comp.f16.clamp.a
    asm "TLD4.A R8, R0, 19, 2D, 0xf"  active 0xff
    s = { bits(0x3f9dc9a1) bits(0x3f70804e) bits(0x3e71fb27) bits(0xbd39b9d3) bits(0xbd3cff3c) bits(0x3fa2ac4a)
        bits(0x3e1e7aae) bits(0x3e7af051) ... }
    t = { bits(0x3f0f8d15) bits(0x3ea8f26d) bits(0x3f95e5b5) bits(0x3f19f49d) bits(0xbe85ccb9) bits(0x3f125f0f)
        bits(0x3f33fe01) bits(0x3e18f3e3) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 4 {   # gather.comp.f16.border.r
    asm "TLD4.R R8, R0, 20, 2D, 0xf"  active 0xffff
    s = { bits(0x3f9dc9a1) bits(0x3e4537f9) bits(0x3f70804e) bits(0x3f2619ff) bits(0x3e71fb27) bits(0xbe82cc6e)
        bits(0xbd39b9d3) bits(0x3f7688f2) bits(0xbd3cff3c) bits(0x3f9f7075) bits(0x3fa2ac4a) bits(0x3bec5b11)
        bits(0x3e1e7aae) bits(0x3f4f8144) bits(0x3e7af051) bits(0x3f137599) ... }
    t = { bits(0x3f0f8d15) bits(0x3f802e1f) bits(0x3ea8f26d) bits(0x3ee525d0) bits(0x3f95e5b5) bits(0xbd9a826d)
        bits(0x3f19f49d) bits(0x3fa12c52) bits(0xbe85ccb9) bits(0x3f6ed499) bits(0x3f125f0f) bits(0x3f543a1c)
        bits(0x3f33fe01) bits(0x3f7cfea5) bits(0x3e18f3e3) bits(0x3e3d3cde) ... }
    expect lane 0 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 1 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0xc51bc000  R11 = 0xbda0c000
    expect lane 2 R8 = 0xc4b70000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3bcba000
    expect lane 3 R8 = 0xc7144000  R9 = 0xbcfcc000  R10 = 0x3ea64000  R11 = 0xc4bc6000
    expect lane 4 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 5 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 6 R8 = 0x3e800000  R9 = 0xbda0c000  R10 = 0x41788000  R11 = 0x3e800000
    expect lane 7 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 8 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 9 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 10 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 11 R8 = 0x3e800000  R9 = 0xbda0c000  R10 = 0x41788000  R11 = 0x3e800000
    expect lane 12 R8 = 0xbda0c000  R9 = 0xc51bc000  R10 = 0xc2b6e000  R11 = 0x41788000
    expect lane 13 R8 = 0x3e800000  R9 = 0x3e800000  R10 = 0x39c18000  R11 = 0x3bcd6000
    expect lane 14 R8 = 0x40404000  R9 = 0x38ca4000  R10 = 0x3e800000  R11 = 0x3e800000
    expect lane 15 R8 = 0xc7144000  R9 = 0xbcfcc000  R10 = 0x3ea64000  R11 = 0xc4bc6000
}
