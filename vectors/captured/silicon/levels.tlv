# TLD4 of the first level of a view; layers, also beyond the last; rows at a pitch.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules R-TLD4-42 PD-5 PD-9 PD-92

texture 0 { type TWO_D_ARRAY  format R32 UINT  size 5 3  layers 5  address 0x10000000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D  format R32 UINT  size 37 20  levels 4  address 0x10020000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D  format R32 UINT  size 37 20  levels 4  view 1 3  address 0x10040000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D  format R32 UINT  size 37 20  layout pitch 160  normalized off  address 0x10060000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D  format R32 FLOAT  size 37 20  layout pitch 160  normalized off  address 0x10080000  texels expression (float(x + 1)) }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D  format R32 UINT  size 37 20  layout pitch 160  address 0x100a0000  texels expression (x + y * 4096 + (layer + 8 * level) % 32 * 16777216 + component * 536870912) }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D  format R32 FLOAT  size 37 20  layout pitch 160  address 0x100c0000  texels expression (float(x + 1)) }
handle 6 texture 6 sampler 0

warp 0 {   # gather.a2d.layers
    asm "TLD4.R R8, R0, 0, ARRAY_2D, 0xf"
    array = { 0 0 1 1 2 3 3 4 5 5 6 6 31 255 255 2047 32767 32767 32768 32768 65535 65535 65535 65535 65535 65535 65535 65535
        65535 65535 65535 65535 }
    s = { bits(0x3e785e78) bits(0x3e9b3c5a) bits(0x3e66b0a4) bits(0x3f32976c) bits(0x3f572ee2) bits(0x3ea04319)
        bits(0x3f69249b) bits(0x3bce1dbb) bits(0x3f627fad) bits(0x3e4fba14) bits(0x3db744eb) bits(0x3e972ae3)
        bits(0x3f3319ff) bits(0x3e86c352) bits(0x3df27fc4) bits(0x3e390a77) bits(0x3f6bd93e) bits(0x3f1e763e)
        bits(0x3ed659a5) bits(0x3f5b4569) bits(0x3f06069c) bits(0x3f6a1c46) bits(0x3f694e14) bits(0x3e564d95)
        bits(0x3e283489) bits(0x3ef8e582) bits(0x3e0d8094) bits(0x3e157c52) bits(0x3eddceae) bits(0x3f75e719)
        bits(0x3f62e512) bits(0x3ead6000) }
    t = { bits(0x3ebae7a5) bits(0x3f7b20e1) bits(0x3e0518d8) bits(0x3f59fc30) bits(0x3e65ac7d) bits(0x3f59bae3)
        bits(0x3ecee0ad) bits(0x3f27f70d) bits(0x3f426d21) bits(0x3e456d2f) bits(0x3f6847b7) bits(0x3dda3c72)
        bits(0x3dae8946) bits(0x3f3ddf27) bits(0x3ec05978) bits(0x3db80058) bits(0x3e9e2bc3) bits(0x3f6ae1d0)
        bits(0x3e2f1bc5) bits(0x3d843a59) bits(0x3f19b9c0) bits(0x3da8517b) bits(0x3d6f8d75) bits(0x3e7a2741)
        bits(0x3d2615fe) bits(0x3d9cd509) bits(0x3f06d303) bits(0x3eb2b357) bits(0x3ea8077a) bits(0x3f0f53f7)
        bits(0x3e0775bf) bits(0x3ea112b7) }
    expect lane 0 R8 = 0x1000  R9 = 0x1001  R10 = 0x1  R11 = 0x0
    expect lane 1 R8 = 0x2001  R9 = 0x2002  R10 = 0x2002  R11 = 0x2001
    expect lane 2 R8 = 0x1000000  R9 = 0x1000001  R10 = 0x1000001  R11 = 0x1000000
    expect lane 3 R8 = 0x1002002  R9 = 0x1002003  R10 = 0x1002003  R11 = 0x1002002
    expect lane 4 R8 = 0x2001003  R9 = 0x2001004  R10 = 0x2000004  R11 = 0x2000003
    expect lane 5 R8 = 0x3002001  R9 = 0x3002002  R10 = 0x3002002  R11 = 0x3002001
    expect lane 6 R8 = 0x3001004  R9 = 0x3001004  R10 = 0x3000004  R11 = 0x3000004
    expect lane 7 R8 = 0x4002000  R9 = 0x4002000  R10 = 0x4001000  R11 = 0x4001000
    expect lane 8 R8 = 0x4002003  R9 = 0x4002004  R10 = 0x4001004  R11 = 0x4001003
    expect lane 9 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 10 R8 = 0x4002000  R9 = 0x4002000  R10 = 0x4002000  R11 = 0x4002000
    expect lane 11 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 12 R8 = 0x4000003  R9 = 0x4000004  R10 = 0x4000004  R11 = 0x4000003
    expect lane 13 R8 = 0x4002000  R9 = 0x4002001  R10 = 0x4001001  R11 = 0x4001000
    expect lane 14 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 15 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 16 R8 = 0x4001004  R9 = 0x4001004  R10 = 0x4000004  R11 = 0x4000004
    expect lane 17 R8 = 0x4002002  R9 = 0x4002003  R10 = 0x4002003  R11 = 0x4002002
    expect lane 18 R8 = 0x4001001  R9 = 0x4001002  R10 = 0x4000002  R11 = 0x4000001
    expect lane 19 R8 = 0x4000003  R9 = 0x4000004  R10 = 0x4000004  R11 = 0x4000003
    expect lane 20 R8 = 0x4002002  R9 = 0x4002003  R10 = 0x4001003  R11 = 0x4001002
    expect lane 21 R8 = 0x4000004  R9 = 0x4000004  R10 = 0x4000004  R11 = 0x4000004
    expect lane 22 R8 = 0x4000004  R9 = 0x4000004  R10 = 0x4000004  R11 = 0x4000004
    expect lane 23 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 24 R8 = 0x4000000  R9 = 0x4000001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 25 R8 = 0x4000001  R9 = 0x4000002  R10 = 0x4000002  R11 = 0x4000001
    expect lane 26 R8 = 0x4002000  R9 = 0x4002001  R10 = 0x4001001  R11 = 0x4001000
    expect lane 27 R8 = 0x4001000  R9 = 0x4001001  R10 = 0x4000001  R11 = 0x4000000
    expect lane 28 R8 = 0x4001001  R9 = 0x4001002  R10 = 0x4000002  R11 = 0x4000001
    expect lane 29 R8 = 0x4002004  R9 = 0x4002004  R10 = 0x4001004  R11 = 0x4001004
    expect lane 30 R8 = 0x4000003  R9 = 0x4000004  R10 = 0x4000004  R11 = 0x4000003
    expect lane 31 R8 = 0x4001001  R9 = 0x4001002  R10 = 0x4000002  R11 = 0x4000001
}

warp 1 {   # gather.mips.plain
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3db904c8) bits(0x3f646e5e) bits(0x3f4f1509) bits(0x3ee46400) bits(0x3f662936) bits(0x3f22dff8)
        bits(0x3eea6831) bits(0x3eeee86d) bits(0x3e834cd4) bits(0x3ee91fb7) bits(0x3eeefb0d) bits(0x3eb2c73b)
        bits(0x3ead871b) bits(0x3f5759b8) bits(0x3c2995ea) bits(0x3f78e140) ... }
    t = { bits(0x3f01fbcf) bits(0x3f3b96dd) bits(0x3e580058) bits(0x3e841646) bits(0x3eb1923e) bits(0x3f5366e6)
        bits(0x3f24e03d) bits(0x3f2dbe2c) bits(0x3f3d9eac) bits(0x3f1150ad) bits(0x3dea82ee) bits(0x3eb9a298)
        bits(0x3e0b6909) bits(0x3f13240a) bits(0x3f3803a7) bits(0x3eaa323d) ... }
    expect lane 0 R8 = 0xa002  R9 = 0xa003  R10 = 0x9003  R11 = 0x9002
    expect lane 1 R8 = 0xf020  R9 = 0xf021  R10 = 0xe021  R11 = 0xe020
    expect lane 2 R8 = 0x401d  R9 = 0x401e  R10 = 0x301e  R11 = 0x301d
    expect lane 3 R8 = 0x5010  R9 = 0x5011  R10 = 0x4011  R11 = 0x4010
    expect lane 4 R8 = 0x7020  R9 = 0x7021  R10 = 0x6021  R11 = 0x6020
    expect lane 5 R8 = 0x11017  R9 = 0x11018  R10 = 0x10018  R11 = 0x10017
    expect lane 6 R8 = 0xd010  R9 = 0xd011  R10 = 0xc011  R11 = 0xc010
    expect lane 7 R8 = 0xe010  R9 = 0xe011  R10 = 0xd011  R11 = 0xd010
    expect lane 8 R8 = 0xf008  R9 = 0xf009  R10 = 0xe009  R11 = 0xe008
    expect lane 9 R8 = 0xb010  R9 = 0xb011  R10 = 0xa011  R11 = 0xa010
    expect lane 10 R8 = 0x2010  R9 = 0x2011  R10 = 0x1011  R11 = 0x1010
    expect lane 11 R8 = 0x700c  R9 = 0x700d  R10 = 0x600d  R11 = 0x600c
    expect lane 12 R8 = 0x300c  R9 = 0x300d  R10 = 0x200d  R11 = 0x200c
    expect lane 13 R8 = 0xb01e  R9 = 0xb01f  R10 = 0xa01f  R11 = 0xa01e
    expect lane 14 R8 = 0xe000  R9 = 0xe000  R10 = 0xd000  R11 = 0xd000
    expect lane 15 R8 = 0x7023  R9 = 0x7024  R10 = 0x6024  R11 = 0x6023
}

warp 2 {   # gather.mips.view1
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0xffff
    s = { bits(0x3db904c8) bits(0x3f646e5e) bits(0x3f4f1509) bits(0x3ee46400) bits(0x3f662936) bits(0x3f22dff8)
        bits(0x3eea6831) bits(0x3eeee86d) bits(0x3e834cd4) bits(0x3ee91fb7) bits(0x3eeefb0d) bits(0x3eb2c73b)
        bits(0x3ead871b) bits(0x3f5759b8) bits(0x3c2995ea) bits(0x3f78e140) ... }
    t = { bits(0x3f01fbcf) bits(0x3f3b96dd) bits(0x3e580058) bits(0x3e841646) bits(0x3eb1923e) bits(0x3f5366e6)
        bits(0x3f24e03d) bits(0x3f2dbe2c) bits(0x3f3d9eac) bits(0x3f1150ad) bits(0x3dea82ee) bits(0x3eb9a298)
        bits(0x3e0b6909) bits(0x3f13240a) bits(0x3f3803a7) bits(0x3eaa323d) ... }
    expect lane 0 R8 = 0x8005001  R9 = 0x8005002  R10 = 0x8004002  R11 = 0x8004001
    expect lane 1 R8 = 0x800700f  R9 = 0x8007010  R10 = 0x8006010  R11 = 0x800600f
    expect lane 2 R8 = 0x800200e  R9 = 0x800200f  R10 = 0x800100f  R11 = 0x800100e
    expect lane 3 R8 = 0x8003007  R9 = 0x8003008  R10 = 0x8002008  R11 = 0x8002007
    expect lane 4 R8 = 0x800300f  R9 = 0x8003010  R10 = 0x8002010  R11 = 0x800200f
    expect lane 5 R8 = 0x800800a  R9 = 0x800800b  R10 = 0x800700b  R11 = 0x800700a
    expect lane 6 R8 = 0x8006007  R9 = 0x8006008  R10 = 0x8005008  R11 = 0x8005007
    expect lane 7 R8 = 0x8007007  R9 = 0x8007008  R10 = 0x8006008  R11 = 0x8006007
    expect lane 8 R8 = 0x8007004  R9 = 0x8007005  R10 = 0x8006005  R11 = 0x8006004
    expect lane 9 R8 = 0x8006007  R9 = 0x8006008  R10 = 0x8005008  R11 = 0x8005007
    expect lane 10 R8 = 0x8001007  R9 = 0x8001008  R10 = 0x8000008  R11 = 0x8000007
    expect lane 11 R8 = 0x8004005  R9 = 0x8004006  R10 = 0x8003006  R11 = 0x8003005
    expect lane 12 R8 = 0x8001005  R9 = 0x8001006  R10 = 0x8000006  R11 = 0x8000005
    expect lane 13 R8 = 0x800600e  R9 = 0x800600f  R10 = 0x800500f  R11 = 0x800500e
    expect lane 14 R8 = 0x8007000  R9 = 0x8007000  R10 = 0x8006000  R11 = 0x8006000
    expect lane 15 R8 = 0x8003011  R9 = 0x8003011  R10 = 0x8002011  R11 = 0x8002011
}

warp 3 {   # gather.mips.minlod1.5
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3db904c8) bits(0x3f646e5e) bits(0x3f4f1509) bits(0x3ee46400) bits(0x3f662936) bits(0x3f22dff8)
        bits(0x3eea6831) bits(0x3eeee86d) bits(0x3e834cd4) bits(0x3ee91fb7) bits(0x3eeefb0d) bits(0x3eb2c73b)
        bits(0x3ead871b) bits(0x3f5759b8) bits(0x3c2995ea) bits(0x3f78e140) ... }
    t = { bits(0x3f01fbcf) bits(0x3f3b96dd) bits(0x3e580058) bits(0x3e841646) bits(0x3eb1923e) bits(0x3f5366e6)
        bits(0x3f24e03d) bits(0x3f2dbe2c) bits(0x3f3d9eac) bits(0x3f1150ad) bits(0x3dea82ee) bits(0x3eb9a298)
        bits(0x3e0b6909) bits(0x3f13240a) bits(0x3f3803a7) bits(0x3eaa323d) ... }
    expect lane 0 R8 = 0xa002  R9 = 0xa003  R10 = 0x9003  R11 = 0x9002
    expect lane 1 R8 = 0xf020  R9 = 0xf021  R10 = 0xe021  R11 = 0xe020
    expect lane 2 R8 = 0x401d  R9 = 0x401e  R10 = 0x301e  R11 = 0x301d
    expect lane 3 R8 = 0x5010  R9 = 0x5011  R10 = 0x4011  R11 = 0x4010
    expect lane 4 R8 = 0x7020  R9 = 0x7021  R10 = 0x6021  R11 = 0x6020
    expect lane 5 R8 = 0x11017  R9 = 0x11018  R10 = 0x10018  R11 = 0x10017
    expect lane 6 R8 = 0xd010  R9 = 0xd011  R10 = 0xc011  R11 = 0xc010
    expect lane 7 R8 = 0xe010  R9 = 0xe011  R10 = 0xd011  R11 = 0xd010
    expect lane 8 R8 = 0xf008  R9 = 0xf009  R10 = 0xe009  R11 = 0xe008
    expect lane 9 R8 = 0xb010  R9 = 0xb011  R10 = 0xa011  R11 = 0xa010
    expect lane 10 R8 = 0x2010  R9 = 0x2011  R10 = 0x1011  R11 = 0x1010
    expect lane 11 R8 = 0x700c  R9 = 0x700d  R10 = 0x600d  R11 = 0x600c
    expect lane 12 R8 = 0x300c  R9 = 0x300d  R10 = 0x200d  R11 = 0x200c
    expect lane 13 R8 = 0xb01e  R9 = 0xb01f  R10 = 0xa01f  R11 = 0xa01e
    expect lane 14 R8 = 0xe000  R9 = 0xe000  R10 = 0xd000  R11 = 0xd000
    expect lane 15 R8 = 0x7023  R9 = 0x7024  R10 = 0x6024  R11 = 0x6023
}

warp 4 {   # gather.mips.minlod2
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0xffff
    s = { bits(0x3db904c8) bits(0x3f646e5e) bits(0x3f4f1509) bits(0x3ee46400) bits(0x3f662936) bits(0x3f22dff8)
        bits(0x3eea6831) bits(0x3eeee86d) bits(0x3e834cd4) bits(0x3ee91fb7) bits(0x3eeefb0d) bits(0x3eb2c73b)
        bits(0x3ead871b) bits(0x3f5759b8) bits(0x3c2995ea) bits(0x3f78e140) ... }
    t = { bits(0x3f01fbcf) bits(0x3f3b96dd) bits(0x3e580058) bits(0x3e841646) bits(0x3eb1923e) bits(0x3f5366e6)
        bits(0x3f24e03d) bits(0x3f2dbe2c) bits(0x3f3d9eac) bits(0x3f1150ad) bits(0x3dea82ee) bits(0x3eb9a298)
        bits(0x3e0b6909) bits(0x3f13240a) bits(0x3f3803a7) bits(0x3eaa323d) ... }
    expect lane 0 R8 = 0xa002  R9 = 0xa003  R10 = 0x9003  R11 = 0x9002
    expect lane 1 R8 = 0xf020  R9 = 0xf021  R10 = 0xe021  R11 = 0xe020
    expect lane 2 R8 = 0x401d  R9 = 0x401e  R10 = 0x301e  R11 = 0x301d
    expect lane 3 R8 = 0x5010  R9 = 0x5011  R10 = 0x4011  R11 = 0x4010
    expect lane 4 R8 = 0x7020  R9 = 0x7021  R10 = 0x6021  R11 = 0x6020
    expect lane 5 R8 = 0x11017  R9 = 0x11018  R10 = 0x10018  R11 = 0x10017
    expect lane 6 R8 = 0xd010  R9 = 0xd011  R10 = 0xc011  R11 = 0xc010
    expect lane 7 R8 = 0xe010  R9 = 0xe011  R10 = 0xd011  R11 = 0xd010
    expect lane 8 R8 = 0xf008  R9 = 0xf009  R10 = 0xe009  R11 = 0xe008
    expect lane 9 R8 = 0xb010  R9 = 0xb011  R10 = 0xa011  R11 = 0xa010
    expect lane 10 R8 = 0x2010  R9 = 0x2011  R10 = 0x1011  R11 = 0x1010
    expect lane 11 R8 = 0x700c  R9 = 0x700d  R10 = 0x600d  R11 = 0x600c
    expect lane 12 R8 = 0x300c  R9 = 0x300d  R10 = 0x200d  R11 = 0x200c
    expect lane 13 R8 = 0xb01e  R9 = 0xb01f  R10 = 0xa01f  R11 = 0xa01e
    expect lane 14 R8 = 0xe000  R9 = 0xe000  R10 = 0xd000  R11 = 0xd000
    expect lane 15 R8 = 0x7023  R9 = 0x7024  R10 = 0x6024  R11 = 0x6023
}

warp 5 {   # gather.pitch.unnorm.point
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0xff
    s = { bits(0x41cc6a8a) bits(0x41d44a34) bits(0x41914514) bits(0x41ef32ec) bits(0x40b8f5bd) bits(0x420244a8)
        bits(0x41d55298) bits(0x41cb432e) ... }
    t = { bits(0x40aa71a6) bits(0x40b6d4f5) bits(0x412c9462) bits(0x413eedfc) bits(0x4120613b) bits(0xc007d938)
        bits(0x41b37b97) bits(0x4137d93f) ... }
    expect lane 0 R8 = 0x5019  R9 = 0x501a  R10 = 0x401a  R11 = 0x4019
    expect lane 1 R8 = 0x601a  R9 = 0x601b  R10 = 0x501b  R11 = 0x501a
    expect lane 2 R8 = 0xb011  R9 = 0xb012  R10 = 0xa012  R11 = 0xa011
    expect lane 3 R8 = 0xc01d  R9 = 0xc01e  R10 = 0xb01e  R11 = 0xb01d
    expect lane 4 R8 = 0xa005  R9 = 0xa006  R10 = 0x9006  R11 = 0x9005
    expect lane 5 R8 = 0x20  R9 = 0x21  R10 = 0x21  R11 = 0x20
    expect lane 6 R8 = 0x1301a  R9 = 0x1301b  R10 = 0x1301b  R11 = 0x1301a
    expect lane 7 R8 = 0xb018  R9 = 0xb019  R10 = 0xa019  R11 = 0xa018
}

warp 6 {   # gather.pitch.unnorm.point.g
    asm "TLD4.G R8, R0, 3, 2D, 0xf"  active 0xff
    s = { bits(0x41cc6a8a) bits(0x41d44a34) bits(0x41914514) bits(0x41ef32ec) bits(0x40b8f5bd) bits(0x420244a8)
        bits(0x41d55298) bits(0x41cb432e) ... }
    t = { bits(0x40aa71a6) bits(0x40b6d4f5) bits(0x412c9462) bits(0x413eedfc) bits(0x4120613b) bits(0xc007d938)
        bits(0x41b37b97) bits(0x4137d93f) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 7 {   # gather.pitch.unnorm.linear
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0xff
    s = { bits(0x41cc6a8a) bits(0x41d44a34) bits(0x41914514) bits(0x41ef32ec) bits(0x40b8f5bd) bits(0x420244a8)
        bits(0x41d55298) bits(0x41cb432e) ... }
    t = { bits(0x40aa71a6) bits(0x40b6d4f5) bits(0x412c9462) bits(0x413eedfc) bits(0x4120613b) bits(0xc007d938)
        bits(0x41b37b97) bits(0x4137d93f) ... }
    expect lane 0 R8 = 0x41d00000  R9 = 0x41d80000  R10 = 0x41d80000  R11 = 0x41d00000
    expect lane 1 R8 = 0x41d80000  R9 = 0x41e00000  R10 = 0x41e00000  R11 = 0x41d80000
    expect lane 2 R8 = 0x41900000  R9 = 0x41980000  R10 = 0x41980000  R11 = 0x41900000
    expect lane 3 R8 = 0x41f00000  R9 = 0x41f80000  R10 = 0x41f80000  R11 = 0x41f00000
    expect lane 4 R8 = 0x40c00000  R9 = 0x40e00000  R10 = 0x40e00000  R11 = 0x40c00000
    expect lane 5 R8 = 0x42040000  R9 = 0x42080000  R10 = 0x42080000  R11 = 0x42040000
    expect lane 6 R8 = 0x41d80000  R9 = 0x41e00000  R10 = 0x41e00000  R11 = 0x41d80000
    expect lane 7 R8 = 0x41c80000  R9 = 0x41d00000  R10 = 0x41d00000  R11 = 0x41c80000
}

warp 8 {   # gather.pitch.unnorm.linear.g
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0xff
    s = { bits(0x41cc6a8a) bits(0x41d44a34) bits(0x41914514) bits(0x41ef32ec) bits(0x40b8f5bd) bits(0x420244a8)
        bits(0x41d55298) bits(0x41cb432e) ... }
    t = { bits(0x40aa71a6) bits(0x40b6d4f5) bits(0x412c9462) bits(0x413eedfc) bits(0x4120613b) bits(0xc007d938)
        bits(0x41b37b97) bits(0x4137d93f) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 9 {   # gather.pitch.norm.point
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0xff
    s = { bits(0x3f30cad8) bits(0x3f379a1f) bits(0x3efb470e) bits(0x3f4edfef) bits(0x3e1ff720) bits(0x3f61542a)
        bits(0x3f387ec9) bits(0x3f2fcb66) ... }
    t = { bits(0x3e885aeb) bits(0x3e9243f7) bits(0x3f0a104e) bits(0x3f18be63) bits(0x3f004dc8) bits(0xbdd95b8e)
        bits(0x3f8f9613) bits(0x3f131432) ... }
    expect lane 0 R8 = 0x5019  R9 = 0x501a  R10 = 0x401a  R11 = 0x4019
    expect lane 1 R8 = 0x601a  R9 = 0x601b  R10 = 0x501b  R11 = 0x501a
    expect lane 2 R8 = 0xb011  R9 = 0xb012  R10 = 0xa012  R11 = 0xa011
    expect lane 3 R8 = 0xc01d  R9 = 0xc01e  R10 = 0xb01e  R11 = 0xb01d
    expect lane 4 R8 = 0xa005  R9 = 0xa006  R10 = 0x9006  R11 = 0x9005
    expect lane 5 R8 = 0x20  R9 = 0x21  R10 = 0x21  R11 = 0x20
    expect lane 6 R8 = 0x1301a  R9 = 0x1301b  R10 = 0x1301b  R11 = 0x1301a
    expect lane 7 R8 = 0xb018  R9 = 0xb019  R10 = 0xa019  R11 = 0xa018
}

warp 10 {   # gather.pitch.norm.point.g
    asm "TLD4.G R8, R0, 5, 2D, 0xf"  active 0xff
    s = { bits(0x3f30cad8) bits(0x3f379a1f) bits(0x3efb470e) bits(0x3f4edfef) bits(0x3e1ff720) bits(0x3f61542a)
        bits(0x3f387ec9) bits(0x3f2fcb66) ... }
    t = { bits(0x3e885aeb) bits(0x3e9243f7) bits(0x3f0a104e) bits(0x3f18be63) bits(0x3f004dc8) bits(0xbdd95b8e)
        bits(0x3f8f9613) bits(0x3f131432) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 11 {   # gather.pitch.norm.linear
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0xff
    s = { bits(0x3f30cad8) bits(0x3f379a1f) bits(0x3efb470e) bits(0x3f4edfef) bits(0x3e1ff720) bits(0x3f61542a)
        bits(0x3f387ec9) bits(0x3f2fcb66) ... }
    t = { bits(0x3e885aeb) bits(0x3e9243f7) bits(0x3f0a104e) bits(0x3f18be63) bits(0x3f004dc8) bits(0xbdd95b8e)
        bits(0x3f8f9613) bits(0x3f131432) ... }
    expect lane 0 R8 = 0x41d00000  R9 = 0x41d80000  R10 = 0x41d80000  R11 = 0x41d00000
    expect lane 1 R8 = 0x41d80000  R9 = 0x41e00000  R10 = 0x41e00000  R11 = 0x41d80000
    expect lane 2 R8 = 0x41900000  R9 = 0x41980000  R10 = 0x41980000  R11 = 0x41900000
    expect lane 3 R8 = 0x41f00000  R9 = 0x41f80000  R10 = 0x41f80000  R11 = 0x41f00000
    expect lane 4 R8 = 0x40c00000  R9 = 0x40e00000  R10 = 0x40e00000  R11 = 0x40c00000
    expect lane 5 R8 = 0x42040000  R9 = 0x42080000  R10 = 0x42080000  R11 = 0x42040000
    expect lane 6 R8 = 0x41d80000  R9 = 0x41e00000  R10 = 0x41e00000  R11 = 0x41d80000
    expect lane 7 R8 = 0x41c80000  R9 = 0x41d00000  R10 = 0x41d00000  R11 = 0x41c80000
}

warp 12 {   # gather.pitch.norm.linear.g
    asm "TLD4.G R8, R0, 6, 2D, 0xf"  active 0xff
    s = { bits(0x3f30cad8) bits(0x3f379a1f) bits(0x3efb470e) bits(0x3f4edfef) bits(0x3e1ff720) bits(0x3f61542a)
        bits(0x3f387ec9) bits(0x3f2fcb66) ... }
    t = { bits(0x3e885aeb) bits(0x3e9243f7) bits(0x3f0a104e) bits(0x3f18be63) bits(0x3f004dc8) bits(0xbdd95b8e)
        bits(0x3f8f9613) bits(0x3f131432) ... }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
