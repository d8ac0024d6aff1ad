# TXD: the level of derivatives of any direction, of lines and of layers too.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-129 PD-129a PD-129b PD-130
rules without PD-102 PD-103
policy lod_float10

texture 0 { type TWO_D  format R32 FLOAT  size 256 256  levels 9  address 0x10000000  texels expression (float(level)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x900 }
handle 0 texture 0 sampler 0
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x900 }
handle 1 texture 0 sampler 1
texture 1 { type TWO_D  format R32 FLOAT  size 100 37  levels 7  address 0x10170000  texels expression (float(level)) }
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0x700 }
handle 2 texture 1 sampler 2
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0x700 }
handle 3 texture 1 sampler 3
texture 2 { type TWO_D  format R32 FLOAT  size 1000 4  levels 10  address 0x101a0000  texels expression (float(level)) }
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 3  MAX_LOD_CLAMP 0xa00 }
handle 4 texture 2 sampler 4
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  MIP_FILTER 2  MAX_LOD_CLAMP 0xa00 }
handle 5 texture 2 sampler 5
texture 3 { type ONE_D  format R32 FLOAT  size 256  levels 9  address 0x101d0000  texels expression (float(level)) }
handle 6 texture 3 sampler 0
texture 4 { type TWO_D  format R32 FLOAT  size 256 1  levels 9  address 0x101f0000  texels expression (float(level)) }
handle 7 texture 4 sampler 0
texture 5 { type TWO_D_ARRAY  format R32 FLOAT  size 256 256  layers 2  levels 9  address 0x10210000  texels expression (float(level)) }
handle 8 texture 5 sampler 0

warp 0 {   # grad.axis.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a000000) bits(0x3ab504f3) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b9837f0)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3c14f4f0)
        bits(0x3c25fed7) bits(0x3c2b7a3a) bits(0x3c3aff5b) bits(0x00000000) bits(0x3c9ef532) bits(0x3cb6fd92)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d25fed7) bits(0x00000000) bits(0x3d3504f3)
        bits(0x00000000) bits(0x3d94f4f0) bits(0x3d9ef532) bits(0x00000000) bits(0x3dab7a3a) bits(0x3db6fd92)
        bits(0x3dbaff5b) bits(0x3e0ea43a) }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b8a14d5) bits(0x00000000) bits(0x00000000)
        bits(0x3b9ef532) bits(0x00000000) bits(0x00000000) bits(0x3bb6fd92) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3cbaff5b) bits(0x00000000) bits(0x3d1ef532) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3d36fd92) bits(0x00000000) bits(0x00000000) bits(0x3da5fed7) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x3b8164d2) bits(0x00000000) bits(0x3b94f4f0) bits(0x00000000)
        bits(0x00000000) bits(0x3ba5fed7) bits(0x3bab7a3a) bits(0x00000000) bits(0x3bdbfbb8) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3c5e60f5) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3d14f4f0) bits(0x00000000) bits(0x00000000) bits(0x3d2b7a3a) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x00000000) bits(0x3ab504f3) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c3aff5b) bits(0x00000000) bits(0x3c9ef532) bits(0x3cb6fd92)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d25fed7) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3dbaff5b) bits(0x3e0ea43a) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3c800000
    expect lane 3 R8 = 0x3de00000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3ebe0000
    expect lane 8 R8 = 0x3ed60000
    expect lane 9 R8 = 0x3f030000
    expect lane 10 R8 = 0x3f480000
    expect lane 11 R8 = 0x3f9b8000
    expect lane 12 R8 = 0x3faf8000
    expect lane 13 R8 = 0x3fb58000
    expect lane 14 R8 = 0x3fc58000
    expect lane 15 R8 = 0x3fe60000
    expect lane 16 R8 = 0x4013c000
    expect lane 17 R8 = 0x4020c000
    expect lane 18 R8 = 0x4022c000
    expect lane 19 R8 = 0x404dc000
    expect lane 20 R8 = 0x4053c000
    expect lane 21 R8 = 0x4057c000
    expect lane 22 R8 = 0x405ac000
    expect lane 23 R8 = 0x40600000
    expect lane 24 R8 = 0x4060c000
    expect lane 25 R8 = 0x4086e000
    expect lane 26 R8 = 0x4089e000
    expect lane 27 R8 = 0x408be000
    expect lane 28 R8 = 0x408d6000
    expect lane 29 R8 = 0x40906000
    expect lane 30 R8 = 0x40916000
    expect lane 31 R8 = 0x40a50000
}

warp 1 {   # grad.axis.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x3fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x3e94f4f0) bits(0x00000000) bits(0x3ea5fed7) bits(0x3eab7a3a) bits(0x00000000)
        bits(0x3ebaff5b) bits(0x3ee33f89) bits(0x00000000) bits(0x3f1ef532) bits(0x00000000) bits(0x00000000)
        bits(0x3f36fd92) bits(0x3faf3b79) ... }
    dtdx = { bits(0x3e3aff5b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3f14f4f0) bits(0x00000000) bits(0x3f25fed7) bits(0x3f2b7a3a)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x3e9ef532) bits(0x00000000) bits(0x00000000) bits(0x3eb6fd92)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x00000000) bits(0x3e94f4f0) bits(0x00000000) bits(0x3ea5fed7) bits(0x3eab7a3a) bits(0x00000000)
        bits(0x00000000) bits(0x3ee33f89) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3faf3b79) ... }
    expect lane 0 R8 = 0x40b16000
    expect lane 1 R8 = 0x40c6e000
    expect lane 2 R8 = 0x40c9e000
    expect lane 3 R8 = 0x40cbe000
    expect lane 4 R8 = 0x40cd6000
    expect lane 5 R8 = 0x40d06000
    expect lane 6 R8 = 0x40d16000
    expect lane 7 R8 = 0x40da8000
    expect lane 8 R8 = 0x40e6e000
    expect lane 9 R8 = 0x40e9e000
    expect lane 10 R8 = 0x40ebe000
    expect lane 11 R8 = 0x40ed6000
    expect lane 12 R8 = 0x40f06000
    expect lane 13 R8 = 0x41000000
}

warp 2 {   # grad.angle.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a80e3c5) bits(0x3b0d6ee2) bits(0x3b7cace9) bits(0xbb80e3c5) bits(0xbb6a3410) bits(0x3b9946ce)
        bits(0xbaec5330) bits(0x3bb64711) bits(0x3b49a06d) bits(0x3bb76a84) bits(0xbb8cfa17) bits(0x3b98d117)
        bits(0x3b363b40) bits(0x3be7fb29) bits(0x37c5f9a8) bits(0x3c09efd1) bits(0x3b046773) bits(0xbc431273)
        bits(0x3c02bd1d) bits(0x3c6ddc79) bits(0x3c8c8e25) bits(0x3c462dc7) bits(0x3c966bcf) bits(0xbc49a06d)
        bits(0xbc71f04e) bits(0x3c8e9253) bits(0xbc46b98d) bits(0x3ca98c12) bits(0xbc7e0209) bits(0xbc106340)
        bits(0xbd0cfa17) bits(0x3cb39c5a) }
    dtdx = { bits(0x3645f9a8) bits(0x3a6c5330) bits(0x3a4c31ee) bits(0xb745f9a8) bits(0x3b1b79b5) bits(0x376b6efc)
        bits(0x3b8d6ee2) bits(0x378bfd58) bits(0x3b97dcb2) bits(0x3b193cdf) bits(0x3b8c2232) bits(0x3b99bc86)
        bits(0xbbda1ea5) bits(0xbab5aef5) bits(0xbc00e3c5) bits(0xbad80f2a) bits(0xbc23d6fa) bits(0x3b18c6e6)
        bits(0x3c44f0d6) bits(0x3bc6b98d) bits(0x3857e4bd) bits(0x3c475f18) bits(0xbb6b9d40) bits(0xbc97dcb2)
        bits(0x3cb3df77) bits(0x3cd6c3f3) bits(0x3ceddc79) bits(0x3cff668d) bits(0xbd1a9e23) bits(0x3d32ab23)
        bits(0x3d0c2232) bits(0x3d5aa998) }
    dsdy = { bits(0xb645f9a8) bits(0x00000000) bits(0xba4c31ee) bits(0x3745f9a8) bits(0xbb1b79b5) bits(0x00000000)
        bits(0x00000000) bits(0xb78bfd58) bits(0xbb97dcb2) bits(0x00000000) bits(0xbb8c2232) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c00e3c5) bits(0x3ad80f2a) bits(0x00000000) bits(0x00000000)
        bits(0xbc44f0d6) bits(0x00000000) bits(0xb857e4bd) bits(0x00000000) bits(0x00000000) bits(0x3c97dcb2)
        bits(0xbcb3df77) bits(0x00000000) bits(0x00000000) bits(0xbcff668d) bits(0x3d1a9e23) bits(0x00000000)
        bits(0xbd0c2232) bits(0x00000000) }
    dtdy = { bits(0x3a80e3c5) bits(0x00000000) bits(0x3b7cace9) bits(0xbb80e3c5) bits(0xbb6a3410) bits(0x00000000)
        bits(0x00000000) bits(0x3bb64711) bits(0x3b49a06d) bits(0x00000000) bits(0xbb8cfa17) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x37c5f9a8) bits(0x3c09efd1) bits(0x00000000) bits(0x00000000)
        bits(0x3c02bd1d) bits(0x00000000) bits(0x3c8c8e25) bits(0x00000000) bits(0x00000000) bits(0xbc49a06d)
        bits(0xbc71f04e) bits(0x00000000) bits(0x00000000) bits(0x3ca98c12) bits(0xbc7e0209) bits(0x00000000)
        bits(0xbd0cfa17) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3da00000
    expect lane 3 R8 = 0x3c000000
    expect lane 4 R8 = 0x3e2c0000
    expect lane 5 R8 = 0x3e840000
    expect lane 6 R8 = 0x3eac0000
    expect lane 7 R8 = 0x3f020000
    expect lane 8 R8 = 0x3f0a0000
    expect lane 9 R8 = 0x3f360000
    expect lane 10 R8 = 0x3f170000
    expect lane 11 R8 = 0x3f300000
    expect lane 12 R8 = 0x3f760000
    expect lane 13 R8 = 0x3f730000
    expect lane 14 R8 = 0x3f810000
    expect lane 15 R8 = 0x3f9a0000
    expect lane 16 R8 = 0x3fba0000
    expect lane 17 R8 = 0x3fda0000
    expect lane 18 R8 = 0x3ff58000
    expect lane 19 R8 = 0x40058000
    expect lane 20 R8 = 0x4008c000
    expect lane 21 R8 = 0x40040000
    expect lane 22 R8 = 0x4014c000
    expect lane 23 R8 = 0x40228000
    expect lane 24 R8 = 0x40328000
    expect lane 25 R8 = 0x4042c000
    expect lane 26 R8 = 0x40458000
    expect lane 27 R8 = 0x4052c000
    expect lane 28 R8 = 0x405d8000
    expect lane 29 R8 = 0x4064c000
    expect lane 30 R8 = 0x4065c000
    expect lane 31 R8 = 0x407d8000
}

warp 3 {   # grad.angle.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x1fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3d36d30e) bits(0xbd8d6ee2) bits(0xbd8146c2) bits(0x3dc80443) bits(0xbcbb3f68) bits(0xbdc4271e)
        bits(0xbcdead20) bits(0x3debacf7) bits(0x3e289ca0) bits(0xbe18d117) bits(0xbdc6b98d) bits(0x3e9946ce)
        bits(0xbe7e60f3) bits(0xbe38e479) bits(0xbe5ddbd7) bits(0x3e339c5a) bits(0x3eb6d30e) bits(0xbf163de1)
        bits(0xbf32ab23) bits(0xbf24f1b6) bits(0x3e269abd) ... }
    dtdx = { bits(0xbd35bb14) bits(0xbcec5330) bits(0x3d8080c9) bits(0x3d271b63) bits(0x3de7b453) bits(0xbd83eb02)
        bits(0x3e09c5b2) bits(0x3ded180e) bits(0xbd8a7fb3) bits(0xbe19bc86) bits(0x3e6ddc79) bits(0x3a6b6efc)
        bits(0xbe2b1395) bits(0xbe8b4216) bits(0x3ea4f1b6) bits(0x3edaa998) bits(0xbeb5bb14) bits(0xbdf2d487)
        bits(0xbe106340) bits(0xbedddbd7) bits(0x3f54ba44) ... }
    dsdy = { bits(0x3d35bb14) bits(0x3cec5330) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbe09c5b2) bits(0xbded180e) bits(0x00000000) bits(0x3e19bc86) bits(0xbe6ddc79) bits(0xba6b6efc)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbedaa998) bits(0x3eb5bb14) bits(0x00000000)
        bits(0x3e106340) bits(0x00000000) bits(0xbf54ba44) ... }
    dtdy = { bits(0x3d36d30e) bits(0xbd8d6ee2) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0xbcdead20) bits(0x3debacf7) bits(0x00000000) bits(0xbe18d117) bits(0xbdc6b98d) bits(0x3e9946ce)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e339c5a) bits(0x3eb6d30e) bits(0x00000000)
        bits(0xbf32ab23) bits(0x00000000) bits(0x3e269abd) ... }
    expect lane 0 R8 = 0x407e0000
    expect lane 1 R8 = 0x408ac000
    expect lane 2 R8 = 0x408e0000
    expect lane 3 R8 = 0x409ac000
    expect lane 4 R8 = 0x409e8000
    expect lane 5 R8 = 0x409d4000
    expect lane 6 R8 = 0x40a68000
    expect lane 7 R8 = 0x40ab0000
    expect lane 8 R8 = 0x40b2c000
    expect lane 9 R8 = 0x40b70000
    expect lane 10 R8 = 0x40c2c000
    expect lane 11 R8 = 0x40c84000
    expect lane 12 R8 = 0x40c96000
    expect lane 13 R8 = 0x40cd6000
    expect lane 14 R8 = 0x40d54000
    expect lane 15 R8 = 0x40dec000
    expect lane 16 R8 = 0x40df0000
    expect lane 17 R8 = 0x40ea6000
    expect lane 18 R8 = 0x40f26000
    expect lane 19 R8 = 0x40f54000
    expect lane 20 R8 = 0x40fa6000
}

warp 4 {   # grad.random.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbb4eb4ff) bits(0x3a537d2e) bits(0xbd68017a) bits(0xbdf4785f) bits(0x3c547ced)
        bits(0x3e42d236) bits(0x3efbe8de) bits(0xbe57b1bc) bits(0x3e9a5b46) bits(0xbe844259) bits(0x3aac5690)
        bits(0xbff3dee9) bits(0xbbfc14a0) bits(0x3ef10381) bits(0xbeb3b991) bits(0xbb0300ab) bits(0x3d37ed5e)
        bits(0x3d38d739) bits(0x3e8d3268) bits(0x3bfbdd27) bits(0x3adaa668) bits(0xbb598c42) bits(0xbe3add3f)
        bits(0x3f0cddf5) bits(0xbd7050fb) bits(0x3d4cc767) bits(0x3eeabdce) bits(0xbc1defbc) bits(0xbd2071c6)
        bits(0x3f72a3c2) bits(0xbc3d7198) }
    dtdx = { bits(0x402494ed) bits(0x3cff2c07) bits(0xbadb5292) bits(0x3c0800ec) bits(0x3f6a19d2) bits(0xbd834a6f)
        bits(0x3d6cdf77) bits(0x3f3b0953) bits(0x3e040840) bits(0x3ea5225c) bits(0x3b821a79) bits(0xbb2dd1f8)
        bits(0xbdfc1ffd) bits(0x3f7a36d0) bits(0x3e513f53) bits(0xbbb3ed93) bits(0x3c3d69cf) bits(0x3ba4e27f)
        bits(0x3eb24559) bits(0x3e3dc371) bits(0xbd107bee) bits(0x3d15c493) bits(0x3b44e87a) bits(0xbbef4e77)
        bits(0xbb0967f8) bits(0x3d11ad60) bits(0x3f967257) bits(0xbf447785) bits(0x3d7f2f01) bits(0x3b546349)
        bits(0xba11dac1) bits(0x3e0ffd96) }
    dsdy = { bits(0x3c1d395e) bits(0x40777e4f) bits(0xbca25b6c) bits(0x3dc3b3c1) bits(0x3b8c75b4) bits(0xbec3d11e)
        bits(0xbcd22454) bits(0xbdcd0245) bits(0xbe9f3fea) bits(0xbdee74d3) bits(0x3a3dcd61) bits(0x3dd7d809)
        bits(0x3d9e6a14) bits(0x3f129228) bits(0xbc4f1321) bits(0x3f3c5b47) bits(0x3f22160f) bits(0xbeebb170)
        bits(0xba500121) bits(0x3d1e6f05) bits(0xbaf336ec) bits(0x3e56c244) bits(0xbc2c79f4) bits(0x3ad2f253)
        bits(0x3f5a222e) bits(0xbe57681b) bits(0x3bd3fadd) bits(0x3c68e806) bits(0xbc8cef46) bits(0x3b363b0a)
        bits(0xbf1c22ad) bits(0x3c3df1fb) }
    dtdy = { bits(0x3ef0ec9e) bits(0x3c7b176c) bits(0xbde4fd9f) bits(0xbaf25fa5) bits(0x3a1fc217) bits(0x3ec43feb)
        bits(0x3e2fa380) bits(0x3e748715) bits(0xbd8f826a) bits(0x3dc92168) bits(0x3ca5f4d3) bits(0x3d5f3aa2)
        bits(0x3eef7a10) bits(0xbe81575d) bits(0x3d1826d5) bits(0xbaa67c07) bits(0x3ec00ffa) bits(0x3d63a074)
        bits(0x3bbac2cb) bits(0x3a79b964) bits(0xc05501e5) bits(0x3dc6f996) bits(0xbe48454e) bits(0xbb83d327)
        bits(0x3e33d9c2) bits(0xbe77fd7d) bits(0xc07435d8) bits(0xbe5ba5a9) bits(0xbd92ddd3) bits(0x3b1aebd2)
        bits(0xbe8fae9c) bits(0xbd46ec6a) }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x409d8000
    expect lane 3 R8 = 0x4098e000
    expect lane 4 R8 = 0x40fde000
    expect lane 5 R8 = 0x40e16000
    expect lane 6 R8 = 0x40b80000
    expect lane 7 R8 = 0x40fb2000
    expect lane 8 R8 = 0x40d24000
    expect lane 9 R8 = 0x40d8a000
    expect lane 10 R8 = 0x40c1a000
    expect lane 11 R8 = 0x409fa000
    expect lane 12 R8 = 0x41000000
    expect lane 13 R8 = 0x40ff2000
    expect lane 14 R8 = 0x40e38000
    expect lane 15 R8 = 0x40f2a000
    expect lane 16 R8 = 0x40f38000
    expect lane 17 R8 = 0x40de0000
    expect lane 18 R8 = 0x40d14000
    expect lane 19 R8 = 0x40ce2000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x40bea000
    expect lane 22 R8 = 0x40b58000
    expect lane 23 R8 = 0x40b20000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x40ca8000
    expect lane 26 R8 = 0x41000000
    expect lane 27 R8 = 0x40fc6000
    expect lane 28 R8 = 0x4092c000
    expect lane 29 R8 = 0x40574000
    expect lane 30 R8 = 0x41000000
    expect lane 31 R8 = 0x40a6a000
}

warp 5 {   # grad.random.256x256.linear
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3cbf10b7) bits(0x3b4f2f45) bits(0xbb3b58f0) bits(0x3c4fb6ac) bits(0xbbe7e63e) bits(0xbc41bf29)
        bits(0xbe115317) bits(0xbaab21b6) bits(0xbc5a7af1) bits(0xbb8c05e0) bits(0x3cbc7677) bits(0xbd51272b)
        bits(0x3aae1f9c) bits(0xbebac67a) bits(0xbe8342fe) bits(0xc00c4773) bits(0x3d05c887) bits(0xbcadb4ad)
        bits(0xbace5a4a) bits(0xbd0a9f65) bits(0xbd033ea1) bits(0xbdfd3f23) bits(0x3c8a9c2d) bits(0x3c4f3531)
        bits(0x3b9cf97b) bits(0x3bd58a5a) bits(0x3f6cb30b) ... }
    dtdx = { bits(0xba9f2de9) bits(0xbaf6672d) bits(0xbc707dac) bits(0x3a643c65) bits(0xba34e721) bits(0xbb7d429d)
        bits(0x3e171f1f) bits(0x3b7fb297) bits(0x3da755f8) bits(0x3b7eff85) bits(0x3dda2789) bits(0x3a9af76e)
        bits(0x3bf805b2) bits(0x3edf01c9) bits(0xbb5b5cac) bits(0x3b40e7e9) bits(0xbc40aeac) bits(0x3bcd4a06)
        bits(0x3f0474c6) bits(0x3ea6ed5a) bits(0xbe4e7903) bits(0xbe3f05a0) bits(0xbe681889) bits(0x3d15d6a3)
        bits(0x3cffa813) bits(0x3d79fa95) bits(0x3caaf108) ... }
    dsdy = { bits(0xba54df90) bits(0xbd1d7330) bits(0x3ecda5c8) bits(0xba32f514) bits(0xbe1a3ee7) bits(0xbbffc436)
        bits(0x3bf1d6ce) bits(0xbd5edda6) bits(0x3ba8c7ea) bits(0x3d6ad54a) bits(0xbd632efc) bits(0xbbf8116d)
        bits(0x3b9fcdc9) bits(0xbd382d6d) bits(0xbc268922) bits(0x3d67aa71) bits(0x3c70de4c) bits(0x3a856483)
        bits(0x3b912f6e) bits(0x3f2bba83) bits(0x3c3439a0) bits(0xbd682737) bits(0x3c6667a9) bits(0x3dc757e4)
        bits(0x3e4ff687) bits(0xbf68898c) bits(0x3dcc1f41) ... }
    dtdy = { bits(0x3f880b4c) bits(0xbeb3cab7) bits(0xbb8dda08) bits(0xbe010246) bits(0xbb4c59c3) bits(0x3f75d14e)
        bits(0xbcab3c83) bits(0xbcbde3f4) bits(0xbaa87c95) bits(0x3e5ee8f4) bits(0x3e39c7f8) bits(0x3ebd9cf5)
        bits(0x3e8591b7) bits(0x3c358401) bits(0x3f368516) bits(0xbb4a431f) bits(0x3a3dd564) bits(0xbb865c32)
        bits(0x3f57dda0) bits(0x3c87d30d) bits(0xbe854f88) bits(0x3c994d27) bits(0x3ce671c3) bits(0x3ad8125d)
        bits(0x3af0ad3a) bits(0xbd0b71e9) bits(0x3ba16c10) ... }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x40d16000
    expect lane 2 R8 = 0x40d60000
    expect lane 3 R8 = 0x40a08000
    expect lane 4 R8 = 0x40a8e000
    expect lane 5 R8 = 0x40fe4000
    expect lane 6 R8 = 0x40b4c000
    expect lane 7 R8 = 0x407fc000
    expect lane 8 R8 = 0x408ee000
    expect lane 9 R8 = 0x40bd8000
    expect lane 10 R8 = 0x40b6e000
    expect lane 11 R8 = 0x40d26000
    expect lane 12 R8 = 0x40c24000
    expect lane 13 R8 = 0x40e56000
    expect lane 14 R8 = 0x40f08000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x404ec000
    expect lane 17 R8 = 0x40250000
    expect lane 18 R8 = 0x40fce000
    expect lane 19 R8 = 0x40ede000
    expect lane 20 R8 = 0x40cba000
    expect lane 21 R8 = 0x40bc0000
    expect lane 22 R8 = 0x40bca000
    expect lane 23 R8 = 0x4094a000
    expect lane 24 R8 = 0x40b68000
    expect lane 25 R8 = 0x40fc2000
    expect lane 26 R8 = 0x40fca000
}

warp 6 {   # grad.axis.256x256.point
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x3fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a000000) bits(0x00000000) bits(0x3b935a2b) bits(0x00000000) bits(0x3bc9b9be) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c6fe4ba) bits(0x3d3504f3) bits(0x00000000) bits(0x3e0ea43a)
        bits(0x00000000) bits(0x3fa5fed7) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3bb6fd92) bits(0x00000000) bits(0x00000000)
        bits(0x3bf28177) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d3d08a4) bits(0x00000000)
        bits(0x3ed99d16) bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x3ac12c4d) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3bdbfbb8)
        bits(0x00000000) bits(0x3c412c4d) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c6fe4ba) bits(0x00000000) bits(0x00000000) bits(0x3e0ea43a)
        bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x41000000
}

warp 7 {   # grad.angle.256x256.point
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x1fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3a80e3c5) bits(0xba68ed24) bits(0x3b49a06d) bits(0xbb8080c9) bits(0x3bb76a84) bits(0x3b5ddbd7)
        bits(0x3b363b40) bits(0x3c0146c2) bits(0xbb993cdf) bits(0x3c462dc7) bits(0x3cba8f6b) bits(0x3d0080c9)
        bits(0xbd8146c2) bits(0x3d71f04e) bits(0xbe0080c9) bits(0x3e1ce0b9) bits(0x3e8080c9) bits(0x3e8146c2)
        bits(0x3eb8e479) bits(0xbf0146c2) bits(0x3f0c2232) ... }
    dtdx = { bits(0x3645f9a8) bits(0xbb0dc8fa) bits(0x3b97dcb2) bits(0xbb8146c2) bits(0x3b193cdf) bits(0xbba4f1b6)
        bits(0xbbda1ea5) bits(0xbc0080c9) bits(0x3c376a84) bits(0x3c475f18) bits(0xbd0ab373) bits(0x3d0146c2)
        bits(0x3d8080c9) bits(0xbdb3df77) bits(0xbe0146c2) bits(0xbe69442c) bits(0x3e8146c2) bits(0xbe8080c9)
        bits(0x3f0b4216) bits(0x3f0080c9) bits(0x3f0cfa17) ... }
    dsdy = { bits(0xb645f9a8) bits(0x3b0dc8fa) bits(0xbb97dcb2) bits(0x3b8146c2) bits(0x00000000) bits(0x3ba4f1b6)
        bits(0x00000000) bits(0x3c0080c9) bits(0x00000000) bits(0x00000000) bits(0x3d0ab373) bits(0x00000000)
        bits(0x00000000) bits(0x3db3df77) bits(0x00000000) bits(0x3e69442c) bits(0xbe8146c2) bits(0x00000000)
        bits(0xbf0b4216) bits(0xbf0080c9) bits(0x00000000) ... }
    dtdy = { bits(0x3a80e3c5) bits(0xba68ed24) bits(0x3b49a06d) bits(0xbb8080c9) bits(0x00000000) bits(0x3b5ddbd7)
        bits(0x00000000) bits(0x3c0146c2) bits(0x00000000) bits(0x00000000) bits(0x3cba8f6b) bits(0x00000000)
        bits(0x00000000) bits(0x3d71f04e) bits(0x00000000) bits(0x3e1ce0b9) bits(0x3e8080c9) bits(0x00000000)
        bits(0x3eb8e479) bits(0xbf0146c2) bits(0x00000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x41000000
}

warp 8 {   # grad.random.256x256.point
    asm "TXD R8, R0, R4, 1, 2D, 0x1"  active 0x7ffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbc831b70) bits(0xbac895b1) bits(0x3dba739b) bits(0xbd2b6fb3) bits(0x3a90797b)
        bits(0xbe57b1bc) bits(0xbe219d4e) bits(0x3a5787f9) bits(0xbee13075) bits(0xba306b24) bits(0x3bb6eba7)
        bits(0x3d38d739) bits(0xbf149d15) bits(0x3e66204d) bits(0xbfd4c841) bits(0x3e9cd3e0) bits(0xbf96016d)
        bits(0x3afa33c7) bits(0xba799504) bits(0x3db0c97a) bits(0x3c5e03e7) bits(0x3fc58842) bits(0xbe810fc3)
        bits(0x3f143b0a) bits(0xbb8e11f7) bits(0x3f2ad9b1) ... }
    dtdx = { bits(0x402494ed) bits(0x3f712e8f) bits(0x3b9e8bd8) bits(0x3ba5fc75) bits(0x3ba32fde) bits(0x3d2b1e82)
        bits(0x3e040840) bits(0x3b5ca0d7) bits(0xbc4ecf9a) bits(0x3bec4911) bits(0xbc307b3c) bits(0x3f3c3707)
        bits(0x3eb24559) bits(0x3bf4896d) bits(0xba6927d1) bits(0x3ad01ac1) bits(0xbf14bf75) bits(0x3cd8e896)
        bits(0x3e88d8a7) bits(0x3a693a41) bits(0xbbb0859b) bits(0xbf2d7e2c) bits(0x3cadd681) bits(0x3c9e2ec4)
        bits(0x3ec6b988) bits(0x3d37c8cf) bits(0xbe1c2b63) ... }
    dsdy = { bits(0x3c1d395e) bits(0xbfca218f) bits(0x3d281d4a) bits(0xbbd03aee) bits(0xba077464) bits(0x3b063e2f)
        bits(0xbe9f3fea) bits(0xbdd7858c) bits(0xbe4aa8ac) bits(0x3e2a634b) bits(0xbc93417a) bits(0xbb3b64d9)
        bits(0xba500121) bits(0xbcf6fcaa) bits(0x3e97f9f7) bits(0xba632927) bits(0xbc9c7f50) bits(0x3b82f177)
        bits(0x3d74cf5f) bits(0x3dd884be) bits(0x3d7f8819) bits(0x3b841a90) bits(0x3bbfcd92) bits(0xbe8eb1ba)
        bits(0x3dfc0794) bits(0xbe764832) bits(0xbeb15c23) ... }
    dtdy = { bits(0x3ef0ec9e) bits(0xbd7eab4f) bits(0x3cb0c1f0) bits(0xbf8a7823) bits(0xbe9d7866) bits(0x3cc9026e)
        bits(0xbd8f826a) bits(0xbbc09e28) bits(0x3d897cc9) bits(0xbbf80387) bits(0x3daf81e5) bits(0x3d4dff24)
        bits(0x3bbac2cb) bits(0x3a885704) bits(0xbcbe57d3) bits(0xbf717d7b) bits(0xbef5858b) bits(0xbf7902a5)
        bits(0x3e97f02b) bits(0xbd9b15c6) bits(0x3d50ca42) bits(0xbf225e78) bits(0xbf4da72f) bits(0xba437e52)
        bits(0xbc24deee) bits(0xbb06c645) bits(0x3b78d73d) ... }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41000000
    expect lane 2 R8 = 0x40800000
    expect lane 3 R8 = 0x41000000
    expect lane 4 R8 = 0x40c00000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40e00000
    expect lane 7 R8 = 0x40c00000
    expect lane 8 R8 = 0x40c00000
    expect lane 9 R8 = 0x40e00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x41000000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x40e00000
    expect lane 14 R8 = 0x40e00000
    expect lane 15 R8 = 0x41000000
    expect lane 16 R8 = 0x41000000
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40a00000
    expect lane 20 R8 = 0x40a00000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
    expect lane 23 R8 = 0x40e00000
    expect lane 24 R8 = 0x41000000
    expect lane 25 R8 = 0x40c00000
    expect lane 26 R8 = 0x41000000
}

warp 9 {   # grad.axis.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3aa3d70a) bits(0x00000000) bits(0x3c23d70a) bits(0x00000000) bits(0x00000000) bits(0x3c42d6f6)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3c6cc747)
        bits(0x3c71f694) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3cbeaa29) bits(0x00000000)
        bits(0x3cd47965) bits(0x3cdb7dbb) bits(0x3d02829d) bits(0x00000000) bits(0x3d198825) bits(0x3d4b774b)
        bits(0x00000000) bits(0x3d71f694) bits(0x00000000) bits(0x00000000) bits(0x3dd47965) bits(0x00000000)
        bits(0x3de7b46a) bits(0x3decc747) }
    dtdx = { bits(0x00000000) bits(0x3c1adeef) bits(0x00000000) bits(0x3ceed7ee) bits(0x00000000) bits(0x00000000)
        bits(0x3d0514fe) bits(0x3d097a1e) bits(0x00000000) bits(0x00000000) bits(0x3d1e4316) bits(0x00000000)
        bits(0x00000000) bits(0x3d305d7a) bits(0x00000000) bits(0x3d51bc14) bits(0x00000000) bits(0x3d8af95b)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3dcd3d91) bits(0x00000000) bits(0x00000000)
        bits(0x3e21ba41) bits(0x00000000) bits(0x00000000) bits(0x3e897a1e) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3c3eaa29) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c547965) bits(0x3c5b7dbb) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3c8cca0f) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3dbeaa29) bits(0x00000000) bits(0x00000000) bits(0x3ddb7dbb)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d1ffc45)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3dcf79b5) bits(0x3e097a1e)
        bits(0x00000000) bits(0x3e237d18) bits(0x00000000) bits(0x00000000) bits(0x3e8f904b) bits(0x00000000)
        bits(0x00000000) bits(0x3e9ffc45) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3de00000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e8a0000
    expect lane 7 R8 = 0x3e9e0000
    expect lane 8 R8 = 0x3ebe0000
    expect lane 9 R8 = 0x3ed60000
    expect lane 10 R8 = 0x3f040000
    expect lane 11 R8 = 0x3f090000
    expect lane 12 R8 = 0x3f0f0000
    expect lane 13 R8 = 0x3f2d0000
    expect lane 14 R8 = 0x3f480000
    expect lane 15 R8 = 0x3f6c0000
    expect lane 16 R8 = 0x3f9b8000
    expect lane 17 R8 = 0x3faa0000
    expect lane 18 R8 = 0x3faf8000
    expect lane 19 R8 = 0x3fb58000
    expect lane 20 R8 = 0x3fd68000
    expect lane 21 R8 = 0x3ff20000
    expect lane 22 R8 = 0x3ff48000
    expect lane 23 R8 = 0x4013c000
    expect lane 24 R8 = 0x4022c000
    expect lane 25 R8 = 0x4023c000
    expect lane 26 R8 = 0x404dc000
    expect lane 27 R8 = 0x4053c000
    expect lane 28 R8 = 0x40584000
    expect lane 29 R8 = 0x405ac000
    expect lane 30 R8 = 0x405fc000
    expect lane 31 R8 = 0x40624000
}

warp 10 {   # grad.axis.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0xfffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x3e011ab7) bits(0x00000000) bits(0x3e198825) bits(0x3e3eaa29) bits(0x3e4b774b)
        bits(0x00000000) bits(0x3e5b7dbb) bits(0x3e6a3a54) bits(0x3e82829d) bits(0x3e8e5288) bits(0x00000000)
        bits(0x00000000) bits(0x3eecc747) bits(0x00000000) bits(0x3ef1f694) bits(0x00000000) bits(0x00000000)
        bits(0x3fa2133b) bits(0x40653576) ... }
    dtdx = { bits(0x3ea37d18) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3f0f904b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f8c7cc4)
        bits(0x00000000) bits(0x00000000) bits(0x3fa1ba41) bits(0x00000000) bits(0x3fc053da) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x3e02829d) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3ee7b46a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f198825)
        bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f4053da) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3fa37d18) bits(0x00000000) bits(0x00000000)
        bits(0x405b053b) bits(0x00000000) ... }
    expect lane 0 R8 = 0x4063c000
    expect lane 1 R8 = 0x406a0000
    expect lane 2 R8 = 0x406b4000
    expect lane 3 R8 = 0x407a4000
    expect lane 4 R8 = 0x4086e000
    expect lane 5 R8 = 0x4089e000
    expect lane 6 R8 = 0x408c2000
    expect lane 7 R8 = 0x408d6000
    expect lane 8 R8 = 0x40906000
    expect lane 9 R8 = 0x4095a000
    expect lane 10 R8 = 0x4099a000
    expect lane 11 R8 = 0x40ab0000
    expect lane 12 R8 = 0x40afe000
    expect lane 13 R8 = 0x40b12000
    expect lane 14 R8 = 0x40b16000
    expect lane 15 R8 = 0x40b1e000
    expect lane 16 R8 = 0x40b9a000
    expect lane 17 R8 = 0x40bd2000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
}

warp 11 {   # grad.angle.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3b24fa96) bits(0x3b95e3e1) bits(0x3c21b658) bits(0xbc24fa96) bits(0xbc15e3e1) bits(0xbc260260)
        bits(0xbb973f7b) bits(0x3c357c22) bits(0xb82450a0) bits(0x3c010a83) bits(0xbc64f803) bits(0x3c6ac5c8)
        bits(0xbc347351) bits(0xbbc152d5) bits(0x3c672987) bits(0xbc5697cc) bits(0x3be9419a) bits(0x387d6885)
        bits(0x3cb05936) bits(0xb896ad6e) bits(0xbc96d519) bits(0xbcc2622c) bits(0x3cfe6ea3) bits(0x3ce63cc1)
        bits(0x3ca75877) bits(0x38e8605d) bits(0x3d33e925) bits(0x3cfdab3c) bits(0x390a2bfe) bits(0xbd4431ac)
        bits(0xbd318989) bits(0x3d64f803) }
    dtdx = { bits(0x37ab38c9) bits(0xbc067719) bits(0x3bb099e3) bits(0xb8ab38c9) bits(0x3c867719) bits(0xbc3b6cf9)
        bits(0x3cf4a41e) bits(0xbc497326) bits(0x3d108fc2) bits(0x3d035717) bits(0x3bf25480) bits(0x3c8487ac)
        bits(0x3cf264aa) bits(0xbd1f065d) bits(0xbccf5fad) bits(0x3d1020bc) bits(0xbd3ca4e2) bits(0xbd5ef1c4)
        bits(0x3c4095bb) bits(0x3d849044) bits(0xbd4d0de3) bits(0x3d2e613c) bits(0x398407b2) bits(0x3d513e89)
        bits(0x3daa53c0) bits(0xbdcc70e0) bits(0x39bab7fd) bits(0x3dac6dec) bits(0xbdf31f62) bits(0xb9cb9e42)
        bits(0xbda15972) bits(0xbcf25480) }
    dsdy = { bits(0xb6fd6885) bits(0x00000000) bits(0xbb02af51) bits(0x37fd6885) bits(0xbbc7022f) bits(0x3b8ab1eb)
        bits(0x00000000) bits(0x3b9512a6) bits(0xbc55f37c) bits(0xbc42622c) bits(0xbb335303) bits(0x00000000)
        bits(0xbc335ef9) bits(0x3c6b5b56) bits(0x3c1974e1) bits(0xbc554f2b) bits(0x00000000) bits(0x3ca4fa96)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbc810a83) bits(0x00000000) bits(0xbc9ad73c)
        bits(0xbcfc158d) bits(0x00000000) bits(0xb90a2bfe) bits(0x00000000) bits(0x3d33e925) bits(0x00000000)
        bits(0x3ceecc0f) bits(0x3c335303) }
    dtdy = { bits(0x3bdef1c4) bits(0x00000000) bits(0x3cda87b5) bits(0xbcdef1c4) bits(0xbcca8de4) bits(0xbce0563d)
        bits(0x00000000) bits(0x3cf53ff6) bits(0xb8de0c16) bits(0x3cae613c) bits(0xbd1ab56a) bits(0x00000000)
        bits(0xbcf3da1a) bits(0xbc829fc0) bits(0x3d1c30d1) bits(0xbd10fec8) bits(0x00000000) bits(0x392b38c9)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbd835717) bits(0x00000000) bits(0x3d9b90d6)
        bits(0x3d622485) bits(0x00000000) bits(0x3df31f62) bits(0x00000000) bits(0x39bab7fd) bits(0x00000000)
        bits(0xbdefea4a) bits(0x3e1ab56a) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3da00000
    expect lane 3 R8 = 0x3c000000
    expect lane 4 R8 = 0x3e2c0000
    expect lane 5 R8 = 0x3e580000
    expect lane 6 R8 = 0x3eac0000
    expect lane 7 R8 = 0x3eac0000
    expect lane 8 R8 = 0x3ec60000
    expect lane 9 R8 = 0x3f0a0000
    expect lane 10 R8 = 0x3f130000
    expect lane 11 R8 = 0x3f360000
    expect lane 12 R8 = 0x3f180000
    expect lane 13 R8 = 0x3f360000
    expect lane 14 R8 = 0x3f4b0000
    expect lane 15 R8 = 0x3f580000
    expect lane 16 R8 = 0x3f760000
    expect lane 17 R8 = 0x3f810000
    expect lane 18 R8 = 0x3f9a0000
    expect lane 19 R8 = 0x3fa10000
    expect lane 20 R8 = 0x3fa88000
    expect lane 21 R8 = 0x3fc50000
    expect lane 22 R8 = 0x3fd10000
    expect lane 23 R8 = 0x3fe58000
    expect lane 24 R8 = 0x3ff58000
    expect lane 25 R8 = 0x3ff10000
    expect lane 26 R8 = 0x4008c000
    expect lane 27 R8 = 0x40040000
    expect lane 28 R8 = 0x4008c000
    expect lane 29 R8 = 0x40108000
    expect lane 30 R8 = 0x401a8000
    expect lane 31 R8 = 0x4024c000
}

warp 12 {   # grad.angle.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0x1fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3cd2d223) bits(0xbd7c158d) bits(0xbc688e07) bits(0xbcfe5e25) bits(0x3d954a5a) bits(0xbdc089ff)
        bits(0xbdd1b702) bits(0x39b32fcc) bits(0xbdb47351) bits(0x3df9b137) bits(0x3d65e6da) bits(0xbe183b2f)
        bits(0x3e266c21) bits(0xbda4efe4) bits(0xbe25794a) bits(0xbe335ef9) bits(0x3e1ad73c) bits(0x3e974949)
        bits(0x3d7d9a51) bits(0x3dfe5e25) bits(0x3ea1e7c8) bits(0xbe954a5a) bits(0x3ec089ff) bits(0x3e31474b)
        bits(0xbed3fa08) bits(0x3ddbc8e9) bits(0xbae8605d) bits(0x3f51f71f) bits(0x3fd3fa08) ... }
    dtdx = { bits(0x3e2d6af7) bits(0x3de22485) bits(0xbe48a1de) bits(0x3e4db7c3) bits(0x3e07ad99) bits(0x3d4bc645)
        bits(0xbd6505f8) bits(0xbe9da53f) bits(0x3e7264aa) bits(0xbd8421a4) bits(0x3ebd1d0d) bits(0xbe2bdebf)
        bits(0xbe38baf3) bits(0x3f056439) bits(0x3ede468b) bits(0xbef3da1a) bits(0xbf1b90d6) bits(0x3b1d02d7)
        bits(0x3f5aca83) bits(0xbf4db7c3) bits(0xbe2b5a6e) bits(0xbf07ad99) bits(0xbe4bc645) bits(0x3f91d391)
        bits(0x3f3e299d) bits(0xbfb7c2dd) bits(0x3fcc70e0) bits(0xbede37b9) bits(0xc03e299d) ... }
    dsdy = { bits(0xbd805446) bits(0xbd275877) bits(0x3d9477c8) bits(0x00000000) bits(0xbd48cdba) bits(0xbc96cb0a)
        bits(0x3ca97a2d) bits(0x3de950ba) bits(0xbdb35ef9) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3e347351) bits(0x3e663cc1) bits(0xba68605d)
        bits(0xbea1e7c8) bits(0x00000000) bits(0x00000000) bits(0x3e48cdba) bits(0x3d96cb0a) bits(0xbed7d2b8)
        bits(0xbe8cb865) bits(0x3f07fbb8) bits(0xbf174949) bits(0x00000000) bits(0x3f8cb865) ... }
    dtdy = { bits(0x3d8e724f) bits(0xbe2a53c0) bits(0xbd1d21b2) bits(0x00000000) bits(0x3e49be6c) bits(0xbe82180d)
        bits(0xbe8db301) bits(0x3a7224eb) bits(0xbe73da1a) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0xbef264aa) bits(0x3ed13e89) bits(0x3f4c70e0)
        bits(0x3e2b5a6e) bits(0x00000000) bits(0x00000000) bits(0xbf49be6c) bits(0x3f82180d) bits(0x3eef90c6)
        bits(0xbf8f3a3d) bits(0x3e9480d5) bits(0xbb9d02d7) bits(0x00000000) bits(0x408f3a3d) ... }
    expect lane 0 R8 = 0x40358000
    expect lane 1 R8 = 0x403ac000
    expect lane 2 R8 = 0x403d0000
    expect lane 3 R8 = 0x40458000
    expect lane 4 R8 = 0x404ac000
    expect lane 5 R8 = 0x40550000
    expect lane 6 R8 = 0x405d0000
    expect lane 7 R8 = 0x40608000
    expect lane 8 R8 = 0x40660000
    expect lane 9 R8 = 0x406d0000
    expect lane 10 R8 = 0x407dc000
    expect lane 11 R8 = 0x4082c000
    expect lane 12 R8 = 0x4086c000
    expect lane 13 R8 = 0x408ec000
    expect lane 14 R8 = 0x408e0000
    expect lane 15 R8 = 0x40930000
    expect lane 16 R8 = 0x40996000
    expect lane 17 R8 = 0x409c6000
    expect lane 18 R8 = 0x40a28000
    expect lane 19 R8 = 0x40a2c000
    expect lane 20 R8 = 0x40a26000
    expect lane 21 R8 = 0x40a56000
    expect lane 22 R8 = 0x40aa8000
    expect lane 23 R8 = 0x40b2c000
    expect lane 24 R8 = 0x40b56000
    expect lane 25 R8 = 0x40ba8000
    expect lane 26 R8 = 0x40bc6000
    expect lane 27 R8 = 0x40c00000
    expect lane 28 R8 = 0x40c00000
}

warp 13 {   # grad.random.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbb4eb4ff) bits(0xbc81ce91) bits(0x3a537d2e) bits(0xbdf4785f) bits(0xbd415074)
        bits(0x3e42d236) bits(0x3e08f52e) bits(0x3efbe8de) bits(0xbd2bc334) bits(0xbe7ca1eb) bits(0x3aac5690)
        bits(0x3a5e9c27) bits(0xbbfc14a0) bits(0x3ef4a57f) bits(0xbcda564b) bits(0x3e187df1) bits(0xbce71047)
        bits(0xbf22aefe) bits(0xbb3db49f) bits(0x3e4777b3) bits(0x3c00ba40) bits(0x3c9c218c) bits(0xbe3add3f)
        bits(0xbd7050fb) bits(0xba244b82) bits(0x3a065f2a) bits(0xbc8e36d4) bits(0xba2ee0d5) bits(0xbd2071c6)
        bits(0x3e7be772) bits(0xbc3d7198) }
    dtdx = { bits(0x402494ed) bits(0x3cff2c07) bits(0x3fcca3c5) bits(0xbadb5292) bits(0x3f6a19d2) bits(0xbcd4240c)
        bits(0x3d6cdf77) bits(0xbc46082e) bits(0x3f3b0953) bits(0xbd79326e) bits(0x3dc291dc) bits(0xbb2dd1f8)
        bits(0x3c248c93) bits(0x3f7a36d0) bits(0x3e002af4) bits(0xba147aa2) bits(0x3cdc64e7) bits(0xba7016aa)
        bits(0x3fe43562) bits(0x3b9f0536) bits(0x3a59d8f9) bits(0x3dec883f) bits(0x3e363828) bits(0xbbef4e77)
        bits(0x3d11ad60) bits(0x3f263b77) bits(0xbf70b51c) bits(0xbc74c1fc) bits(0x3d9a1dde) bits(0x3b546349)
        bits(0x3a95faa2) bits(0x3e0ffd96) }
    dsdy = { bits(0x3c1d395e) bits(0x40777e4f) bits(0xbcfc2fc2) bits(0xbca25b6c) bits(0x3b8c75b4) bits(0xbe8fcf13)
        bits(0xbcd22454) bits(0x3ba99a0a) bits(0xbdcd0245) bits(0xba416928) bits(0xbb3703c2) bits(0x3dd7d809)
        bits(0x3caa8085) bits(0x3f129228) bits(0xbdbf6a93) bits(0xba1cc7d8) bits(0x3ccfc58a) bits(0xbb3b23a2)
        bits(0xbd6c8cdf) bits(0x3efa1202) bits(0xbd4b4ba5) bits(0x3a7ce8f2) bits(0x3c64e5cf) bits(0x3ad2f253)
        bits(0xbe57681b) bits(0x3ddcff22) bits(0xbf01ca2d) bits(0x3cf4f05e) bits(0x3dc0cc0e) bits(0x3b363b0a)
        bits(0x3edef761) bits(0x3c3df1fb) }
    dtdy = { bits(0x3ef0ec9e) bits(0x3c7b176c) bits(0xbaa1aee6) bits(0xbde4fd9f) bits(0x3a1fc217) bits(0x3cde2a9b)
        bits(0x3e2fa380) bits(0x3b10a97f) bits(0x3e748715) bits(0x3dcd51e0) bits(0x3cbccf7e) bits(0x3d5f3aa2)
        bits(0x3e1721c8) bits(0xbe81575d) bits(0xbdb60add) bits(0xbf9b1700) bits(0xbf4b4678) bits(0x3f88c3dc)
        bits(0xba5b54a8) bits(0xbf43934c) bits(0x3f87e598) bits(0xbf75acd5) bits(0xbe8b873c) bits(0xbb83d327)
        bits(0xbe77fd7d) bits(0xc026d44b) bits(0xbca447c2) bits(0xba90496e) bits(0x3d25159f) bits(0x3b1aebd2)
        bits(0x3bbfa0e6) bits(0xbd46ec6a) }
    expect lane 0 R8 = 0x40c00000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x40bcc000
    expect lane 3 R8 = 0x40114000
    expect lane 4 R8 = 0x40a7e000
    expect lane 5 R8 = 0x409aa000
    expect lane 6 R8 = 0x4089c000
    expect lane 7 R8 = 0x40708000
    expect lane 8 R8 = 0x40bbc000
    expect lane 9 R8 = 0x40160000
    expect lane 10 R8 = 0x40962000
    expect lane 11 R8 = 0x405f4000
    expect lane 12 R8 = 0x40284000
    expect lane 13 R8 = 0x40bd6000
    expect lane 14 R8 = 0x40b40000
    expect lane 15 R8 = 0x40af8000
    expect lane 16 R8 = 0x409d6000
    expect lane 17 R8 = 0x40a9e000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40bbe000
    expect lane 20 R8 = 0x40ab6000
    expect lane 21 R8 = 0x40a4e000
    expect lane 22 R8 = 0x40624000
    expect lane 23 R8 = 0x40864000
    expect lane 24 R8 = 0x4092e000
    expect lane 25 R8 = 0x40c00000
    expect lane 26 R8 = 0x40b58000
    expect lane 27 R8 = 0x3fe00000
    expect lane 28 R8 = 0x4053c000
    expect lane 29 R8 = 0x3ffe0000
    expect lane 30 R8 = 0x40b18000
    expect lane 31 R8 = 0x401ec000
}

warp 14 {   # grad.random.100x37.linear
    asm "TXD R8, R0, R4, 2, 2D, 0x1"  active 0xfffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbc83e727) bits(0x3c973ca0) bits(0xba0249fd) bits(0xbd0018e8) bits(0xbe327727) bits(0x3cf690ba)
        bits(0xbb25f387) bits(0x3eb26147) bits(0x3be24668) bits(0x3a7a22f2) bits(0x3cbc7677) bits(0xbb4c8fc3)
        bits(0x3a3f5c63) bits(0x3c5e03e7) bits(0xba42bb91) bits(0xba27a931) bits(0x404fd015) bits(0xbc29e46a)
        bits(0xbd17b4af) bits(0xbace5a4a) bits(0x3c5f5b3b) bits(0x3e3f19f5) bits(0x3b74c175) bits(0x3c8a9c2d)
        bits(0xc0141ee4) bits(0x3e6fc99b) bits(0xbea2d744) bits(0x3a512d3d) ... }
    dtdx = { bits(0xbe752444) bits(0x3d26137c) bits(0x3d646ce5) bits(0xbbe44b04) bits(0xbf68229e) bits(0x3bc35448)
        bits(0xbce297c6) bits(0x3bf2bc39) bits(0xbc6628ea) bits(0x3c94c246) bits(0x3dda2789) bits(0xbeb165aa)
        bits(0xba7fe0fd) bits(0xbf2d7e2c) bits(0x3e23fe31) bits(0xbabbb3dd) bits(0xbd78161c) bits(0xbe4d8869)
        bits(0xbc4582ee) bits(0x3f0474c6) bits(0xbdbfbc16) bits(0xba636a7b) bits(0xbdf7ec2b) bits(0xbe681889)
        bits(0x3c476295) bits(0x3ad914ef) bits(0x3efdfadc) bits(0xbd8172c9) ... }
    dsdy = { bits(0xba028a74) bits(0xbfef8a35) bits(0xbdfab1f2) bits(0xbc22a891) bits(0x3ce924d5) bits(0x3e09dd40)
        bits(0xbd4ad751) bits(0xbdcdfbb9) bits(0xba89f4d7) bits(0x3ae3bd29) bits(0xbd632efc) bits(0x3c2f9af6)
        bits(0x3e234c3e) bits(0x3b841a90) bits(0x3cf0015a) bits(0x3b4e264a) bits(0x3b7bb878) bits(0xbe9327f0)
        bits(0xbc1d2d2c) bits(0x3b912f6e) bits(0x3d2bc16a) bits(0xbe58ce43) bits(0x3bc97ba5) bits(0x3c6667a9)
        bits(0xbb51e8e8) bits(0xbaf6d657) bits(0x3e182745) bits(0xbba1b3b4) ... }
    dtdy = { bits(0xbe631858) bits(0x3bcb6e4e) bits(0xbfd8111d) bits(0xbc0e4d59) bits(0x3e41ec58) bits(0xbf87a092)
        bits(0xbb003211) bits(0x3bf2c865) bits(0x3a59df84) bits(0x3ddeda4c) bits(0x3e39c7f8) bits(0xbfb75adb)
        bits(0xbcc77924) bits(0xbf225e78) bits(0x3b6d6053) bits(0xbfa40cba) bits(0x401082a5) bits(0x3f36d92a)
        bits(0x3e434b38) bits(0x3f57dda0) bits(0x3b565067) bits(0x3d9cff0a) bits(0x3ce5e3ab) bits(0x3ce671c3)
        bits(0x407ce06a) bits(0x3e4fbfeb) bits(0x3f5e5735) bits(0xbe9985f9) ... }
    expect lane 0 R8 = 0x40668000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x40c00000
    expect lane 3 R8 = 0x3fd78000
    expect lane 4 R8 = 0x40a9a000
    expect lane 5 R8 = 0x40ae8000
    expect lane 6 R8 = 0x40144000
    expect lane 7 R8 = 0x40a40000
    expect lane 8 R8 = 0x0
    expect lane 9 R8 = 0x40020000
    expect lane 10 R8 = 0x4046c000
    expect lane 11 R8 = 0x40b78000
    expect lane 12 R8 = 0x4080c000
    expect lane 13 R8 = 0x40a26000
    expect lane 14 R8 = 0x40248000
    expect lane 15 R8 = 0x40b24000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40a7c000
    expect lane 18 R8 = 0x40388000
    expect lane 19 R8 = 0x40a3c000
    expect lane 20 R8 = 0x400d4000
    expect lane 21 R8 = 0x4099e000
    expect lane 22 R8 = 0x400d0000
    expect lane 23 R8 = 0x404a8000
    expect lane 24 R8 = 0x40c00000
    expect lane 25 R8 = 0x40918000
    expect lane 26 R8 = 0x40a8c000
    expect lane 27 R8 = 0x405f8000
}

warp 15 {   # grad.axis.100x37.point
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x7fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3aa3d70a) bits(0x00000000) bits(0x3c3c9c60) bits(0x00000000) bits(0x3c811ab7) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3d198825) bits(0x3de7b46a) bits(0x3decc747) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x40547965) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3d1e4316) bits(0x00000000) bits(0x00000000)
        bits(0x3d51bc14) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f7412ce)
        bits(0x00000000) bits(0x403c34d5) bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x3b7742f2) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3c8cca0f)
        bits(0x00000000) bits(0x3cf742f2) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3ee7b46a) bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3dcf79b5) bits(0x00000000) bits(0x3e9ffc45) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40400000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x40c00000
    expect lane 14 R8 = 0x40c00000
}

warp 16 {   # grad.angle.100x37.point
    asm "TXD R8, R0, R4, 3, 2D, 0x1"  active 0x1ffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3b24fa96) bits(0xbb1512a6) bits(0x3c010a83) bits(0xbc247be2) bits(0x3c6ac5c8) bits(0x3c8abaea)
        bits(0x3be9419a) bits(0x3ca5794a) bits(0xbc4424f4) bits(0xbc0e8348) bits(0x3da47be2) bits(0xbcb8d0f6)
        bits(0xbe25794a) bits(0xbd6fad51) bits(0xbea47be2) bits(0xbe1b694c) bits(0x3fb35ef9) ... }
    dtdx = { bits(0x37ab38c9) bits(0xbc753ff6) bits(0x3d035717) bits(0xbcdf9cfd) bits(0x3c8487ac) bits(0x390ffad5)
        bits(0xbd3ca4e2) bits(0xbd5e468b) bits(0x3d9ea150) bits(0x3dee4f0b) bits(0x3e5f9cfd) bits(0x3e9a862c)
        bits(0x3ede468b) bits(0x3f48649b) bits(0xbf5f9cfd) bits(0x4001f054) bits(0x4073da1a) ... }
    dsdy = { bits(0xb6fd6885) bits(0x3bb57c22) bits(0xbc42622c) bits(0x3c25794a) bits(0x00000000) bits(0xb8551712)
        bits(0x00000000) bits(0x3ca47be2) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dtdy = { bits(0x3bdef1c4) bits(0xbbc97326) bits(0x3cae613c) bits(0xbcde468b) bits(0x00000000) bits(0x3d3b7920)
        bits(0x00000000) bits(0x3d5f9cfd) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40800000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
}

warp 17 {   # grad.random.100x37.point
    asm "TXD R8, R0, R4, 3, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbc831b70) bits(0xbac895b1) bits(0xbe9ffbd4) bits(0x3dba739b) bits(0xbd2b6fb3)
        bits(0x3bef384d) bits(0xbbc7dc31) bits(0xbb2141b4) bits(0xbee13075) bits(0x3e5a062e) bits(0x3c9b112e)
        bits(0x3bb6eba7) bits(0xbc4bf776) bits(0x40196151) bits(0x3a9b6c8e) bits(0xbc3d7198) bits(0x3d55d707)
        bits(0xbf80de06) bits(0x3f4a8506) bits(0xba799504) bits(0xbaab21b6) bits(0x3d1e3732) bits(0x3c5a6fba)
        bits(0xbd929e8a) bits(0x3da7467e) bits(0xbae4c698) bits(0x3d75a26c) bits(0x3e3f19f5) bits(0xbd0ae03b)
        bits(0xbcd5e544) bits(0xbc17007c) }
    dtdx = { bits(0x402494ed) bits(0x3f712e8f) bits(0x3b9e8bd8) bits(0xbf6b9594) bits(0x3ba5fc75) bits(0x3ba32fde)
        bits(0xbb9c2fc9) bits(0x3ea0adc6) bits(0xbdd877f2) bits(0x3bec4911) bits(0x3f17b2a8) bits(0xba19fd07)
        bits(0x3f3c3707) bits(0xba41cadc) bits(0x3cec5db8) bits(0x3f7a457f) bits(0x3e0ffd96) bits(0x3f9455c7)
        bits(0x3fc2271b) bits(0xbba852d7) bits(0x3a693a41) bits(0x3b7fb297) bits(0x3c8ea9ce) bits(0x3dcfe57e)
        bits(0x3bbd1353) bits(0x3f97649d) bits(0xbea7d00b) bits(0x3f953768) bits(0xba636a7b) bits(0xbee05004)
        bits(0xbfc02843) bits(0xbcdfdfba) }
    dsdy = { bits(0x3c1d395e) bits(0xbfca218f) bits(0x3d281d4a) bits(0xba761fc7) bits(0xbbd03aee) bits(0xba077464)
        bits(0x3cec4685) bits(0x3d08f2fd) bits(0x3e663ee8) bits(0x3e2a634b) bits(0xbb087b06) bits(0xbc778a2e)
        bits(0xbb3b64d9) bits(0xbcdda8e0) bits(0xba2cd410) bits(0x3df1a3cc) bits(0x3c3df1fb) bits(0xbd08dc67)
        bits(0x3f7941bf) bits(0xbff4e4f4) bits(0x3dd884be) bits(0xbd5edda6) bits(0x3d3177d0) bits(0xbc82aa6f)
        bits(0xbdd6066b) bits(0x3c80f76b) bits(0x3b23a005) bits(0x3e5ea7ec) bits(0xbe58ce43) bits(0xbe4efbc2)
        bits(0xc034e06d) bits(0x3bfb07ff) }
    dtdy = { bits(0x3ef0ec9e) bits(0xbd7eab4f) bits(0x3cb0c1f0) bits(0xbb558480) bits(0xbf8a7823) bits(0xbe9d7866)
        bits(0xbfcb85f5) bits(0xba931471) bits(0xbd083fac) bits(0xbbf80387) bits(0xbf6e6daf) bits(0x3f1a961b)
        bits(0x3d4dff24) bits(0x3bf3eaa3) bits(0xba2496f0) bits(0x3f414750) bits(0xbd46ec6a) bits(0x3f8d0725)
        bits(0xba750feb) bits(0xbcb7ec0a) bits(0xbd9b15c6) bits(0xbcbde3f4) bits(0xbe8dc10a) bits(0xbde908ce)
        bits(0x3c5b83a2) bits(0xbc1cfc5a) bits(0xbb06fe10) bits(0xbe7b705a) bits(0x3d9cff0a) bits(0x3e87b4c2)
        bits(0x3a02a342) bits(0x3b6cfb02) }
    expect lane 0 R8 = 0x40c00000
    expect lane 1 R8 = 0x40c00000
    expect lane 2 R8 = 0x40000000
    expect lane 3 R8 = 0x40a00000
    expect lane 4 R8 = 0x40a00000
    expect lane 5 R8 = 0x40800000
    expect lane 6 R8 = 0x40c00000
    expect lane 7 R8 = 0x40800000
    expect lane 8 R8 = 0x40a00000
    expect lane 9 R8 = 0x40a00000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40a00000
    expect lane 13 R8 = 0x3f800000
    expect lane 14 R8 = 0x40c00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40000000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40c00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x40800000
    expect lane 21 R8 = 0x40400000
    expect lane 22 R8 = 0x40800000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40800000
    expect lane 25 R8 = 0x40c00000
    expect lane 26 R8 = 0x40800000
    expect lane 27 R8 = 0x40a00000
    expect lane 28 R8 = 0x40a00000
    expect lane 29 R8 = 0x40a00000
    expect lane 30 R8 = 0x40c00000
    expect lane 31 R8 = 0x3f800000
}

warp 18 {   # grad.axis.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3903126f) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3a9bdf2b)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3b08e003)
        bits(0x00000000) bits(0x3b188820) bits(0x3b29fab7) bits(0x3b2f97c8) bits(0x3b35644f) bits(0x3b3f7c44)
        bits(0x00000000) bits(0x00000000) bits(0x3ba2c5d5) bits(0x3bbb61dd) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3c29fab7) bits(0x00000000) bits(0x00000000) bits(0x3c395d22) bits(0x00000000)
        bits(0x3c988820) bits(0x3ca2c5d5) }
    dtdx = { bits(0x00000000) bits(0x3db311c4) bits(0x00000000) bits(0x3e8a14d5) bits(0x00000000) bits(0x00000000)
        bits(0x3e9ef532) bits(0x00000000) bits(0x00000000) bits(0x3eb6fd92) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3fbaff5b) bits(0x00000000)
        bits(0x401ef532) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x4036fd92)
        bits(0x00000000) bits(0x00000000) }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x3a80436e) bits(0x00000000) bits(0x3a988820) bits(0x00000000)
        bits(0x00000000) bits(0x3aa9fab7) bits(0x3aaf97c8) bits(0x00000000) bits(0x3ae1434b) bits(0x00000000)
        bits(0x3b154368) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3b63b740) bits(0x3b83126f) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3c188820)
        bits(0x00000000) bits(0x00000000) bits(0x3c2f97c8) bits(0x3c35644f) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3f3aff5b)
        bits(0x00000000) bits(0x00000000) bits(0x3f9ef532) bits(0x3fb6fd92) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x4025fed7) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3de00000
    expect lane 4 R8 = 0x3e640000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3ebe0000
    expect lane 8 R8 = 0x3ed60000
    expect lane 9 R8 = 0x3f030000
    expect lane 10 R8 = 0x3f480000
    expect lane 11 R8 = 0x3f880000
    expect lane 12 R8 = 0x3f980000
    expect lane 13 R8 = 0x3f9c8000
    expect lane 14 R8 = 0x3faf8000
    expect lane 15 R8 = 0x3fb58000
    expect lane 16 R8 = 0x3fbc0000
    expect lane 17 R8 = 0x3fc58000
    expect lane 18 R8 = 0x3fe60000
    expect lane 19 R8 = 0x40000000
    expect lane 20 R8 = 0x40144000
    expect lane 21 R8 = 0x4020c000
    expect lane 22 R8 = 0x4022c000
    expect lane 23 R8 = 0x404e4000
    expect lane 24 R8 = 0x4053c000
    expect lane 25 R8 = 0x4057c000
    expect lane 26 R8 = 0x405ac000
    expect lane 27 R8 = 0x405e0000
    expect lane 28 R8 = 0x40600000
    expect lane 29 R8 = 0x4060c000
    expect lane 30 R8 = 0x40872000
    expect lane 31 R8 = 0x408a2000
}

warp 19 {   # grad.axis.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"  active 0xffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x3caf97c8) bits(0x3cbb61dd) bits(0x3cbf7c44) bits(0x3d0eef5e) bits(0x3d12109d)
        bits(0x00000000) bits(0x3d907dd2) bits(0x3d988820) bits(0x00000000) bits(0x3da9fab7) bits(0x3daf97c8)
        bits(0x00000000) bits(0x3dbf7c44) bits(0x3de8b3c0) bits(0x00000000) bits(0x3e22c5d5) bits(0x00000000)
        bits(0x00000000) bits(0x3e3b61dd) bits(0x00000000) bits(0x3ea9fab7) bits(0x3eb75df8) bits(0x00000000) ... }
    dtdx = { bits(0x40a5fed7) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x413aff5b) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x4214f4f0) bits(0x00000000) bits(0x4225fed7)
        bits(0x422b7a3a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3da2c5d5) bits(0x00000000) bits(0x00000000)
        bits(0x3dbb61dd) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3e907dd2) bits(0x00000000) bits(0x00000000) bits(0x3ebf7c44) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x40baff5b) bits(0x00000000) bits(0x410ea43a)
        bits(0x00000000) bits(0x00000000) bits(0x4194f4f0) bits(0x00000000) bits(0x41a5fed7) bits(0x41ab7a3a)
        bits(0x00000000) bits(0x00000000) bits(0x41e33f89) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x408be000
    expect lane 1 R8 = 0x408d6000
    expect lane 2 R8 = 0x40906000
    expect lane 3 R8 = 0x40916000
    expect lane 4 R8 = 0x40a40000
    expect lane 5 R8 = 0x40a50000
    expect lane 6 R8 = 0x40b16000
    expect lane 7 R8 = 0x40c46000
    expect lane 8 R8 = 0x40c72000
    expect lane 9 R8 = 0x40ca2000
    expect lane 10 R8 = 0x40cbe000
    expect lane 11 R8 = 0x40cd6000
    expect lane 12 R8 = 0x40d06000
    expect lane 13 R8 = 0x40d16000
    expect lane 14 R8 = 0x40da8000
    expect lane 15 R8 = 0x40e6e000
    expect lane 16 R8 = 0x40ea2000
    expect lane 17 R8 = 0x40ebe000
    expect lane 18 R8 = 0x40ed6000
    expect lane 19 R8 = 0x40f06000
    expect lane 20 R8 = 0x41023000
    expect lane 21 R8 = 0x4105f000
    expect lane 22 R8 = 0x4107c000
    expect lane 23 R8 = 0x4108b000
}

warp 20 {   # grad.angle.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3983fbab) bits(0x3a10d3d9) bits(0x3a815ead) bits(0xba83fbab) bits(0xba6fd302) bits(0xb9f1ff2b)
        bits(0xba9a07ff) bits(0x3a4e7739) bits(0xba83964e) bits(0x3abbd16d) bits(0xba905c41) bits(0x3ab8ee06)
        bits(0x3a3a9ae2) bits(0x36caba04) bits(0x3b0d142c) bits(0x3b27c59b) bits(0x3b4b8bb6) bits(0x3b720edc)
        bits(0x3b7391e4) bits(0xbac89156) bits(0x3b8fedb7) bits(0x3b4aef63) bits(0x3b7154f5) bits(0x3b8f7f2d)
        bits(0x3bc8dc47) bits(0xbb4b7e84) bits(0x3beedd5d) bits(0x3c1def7f) bits(0x3c3aa6fb) bits(0x3c1b81bd)
        bits(0x3c1d6d14) bits(0xbb4ae1da) }
    dtdx = { bits(0x3945f9a8) bits(0x3d6c5330) bits(0x3d4c31ee) bits(0xba45f9a8) bits(0x3e1b79b5) bits(0x3e8d6ee2)
        bits(0x3d6b9d40) bits(0x3e97dcb2) bits(0xbe8146c2) bits(0x3e193cdf) bits(0x3e8c2232) bits(0xbe6fc69f)
        bits(0xbeda1ea5) bits(0xbf00e3c5) bits(0x3ddead20) bits(0x3e046773) bits(0x3b18a8e6) bits(0x3b358b49)
        bits(0x3ec6b98d) bits(0xbf6e73ff) bits(0x3b57e4bd) bits(0x3f475f18) bits(0x3f6d180e) bits(0x3f8cfa17)
        bits(0x3f83eb02) bits(0x3feddc79) bits(0x3f9ce0b9) bits(0x3f80db6a) bits(0x3c0bfd58) bits(0xbfc9a06d)
        bits(0xc018d117) bits(0xc07cfa28) }
    dsdy = { bits(0xb54aba04) bits(0x00000000) bits(0xb9511881) bits(0x364aba04) bits(0xba1f34f3) bits(0x00000000)
        bits(0x00000000) bits(0xba9b81bd) bits(0x3a846108) bits(0x00000000) bits(0xba8f7f2d) bits(0x3a7587ce)
        bits(0x00000000) bits(0x3b03fbab) bits(0x00000000) bits(0xba0794f1) bits(0x00000000) bits(0xb739e6b1)
        bits(0x00000000) bits(0x3b742d0d) bits(0xb75d1330) bits(0x00000000) bits(0xbb72c8c3) bits(0xbb905c41)
        bits(0x00000000) bits(0x00000000) bits(0xbba0a495) bits(0x00000000) bits(0xb80f5970) bits(0x3bce7739)
        bits(0x00000000) bits(0x00000000) }
    dtdy = { bits(0x3d80e3c5) bits(0x00000000) bits(0x3e7cace9) bits(0xbe80e3c5) bits(0xbe6a3410) bits(0x00000000)
        bits(0x00000000) bits(0x3e49a06d) bits(0xbe8080c9) bits(0x00000000) bits(0xbe8cfa17) bits(0x3eb49872)
        bits(0x00000000) bits(0x3ac5f9a8) bits(0x00000000) bits(0x3f23d6fa) bits(0x00000000) bits(0x3f6c6283)
        bits(0x00000000) bits(0xbec3ddee) bits(0x3f8c8e25) bits(0x00000000) bits(0x3f6bacf7) bits(0x3f8c2232)
        bits(0x00000000) bits(0x00000000) bits(0x3fe9442c) bits(0x00000000) bits(0x40364711) bits(0x4017dcb2)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3da00000
    expect lane 3 R8 = 0x3c000000
    expect lane 4 R8 = 0x3e2c0000
    expect lane 5 R8 = 0x3eac0000
    expect lane 6 R8 = 0x3ea80000
    expect lane 7 R8 = 0x3f0a0000
    expect lane 8 R8 = 0x3ef00000
    expect lane 9 R8 = 0x3f360000
    expect lane 10 R8 = 0x3f170000
    expect lane 11 R8 = 0x3f4b0000
    expect lane 12 R8 = 0x3f760000
    expect lane 13 R8 = 0x3f810000
    expect lane 14 R8 = 0x3f9a0000
    expect lane 15 R8 = 0x3fba0000
    expect lane 16 R8 = 0x3fd10000
    expect lane 17 R8 = 0x3ff10000
    expect lane 18 R8 = 0x40058000
    expect lane 19 R8 = 0x40058000
    expect lane 20 R8 = 0x4008c000
    expect lane 21 R8 = 0x40040000
    expect lane 22 R8 = 0x40160000
    expect lane 23 R8 = 0x4025c000
    expect lane 24 R8 = 0x403a8000
    expect lane 25 R8 = 0x40458000
    expect lane 26 R8 = 0x404ac000
    expect lane 27 R8 = 0x405d8000
    expect lane 28 R8 = 0x40608000
    expect lane 29 R8 = 0x40628000
    expect lane 30 R8 = 0x406c0000
    expect lane 31 R8 = 0x40826000
}

warp 21 {   # grad.angle.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"  active 0xffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbc8fedb7) bits(0xbb7144dd) bits(0x3c5053fc) bits(0xbc28a81c) bits(0x3caaa5bc) bits(0xbd03fbab)
        bits(0xbd1cf489) bits(0xbd3aa6fb) bits(0xbd59d543) bits(0xbccb7e84) bits(0x3d9cf489) bits(0x3d5d4d63)
        bits(0x3d83964e) bits(0x3dc7c0f9) bits(0x3ddfe90e) bits(0x3ce4053f) bits(0x3e0e99b1) bits(0x3e2c3adc)
        bits(0x3e0f7f2d) bits(0x3e2994d3) bits(0x3e2baca3) bits(0x3e4c2809) bits(0x3e72c8c3) bits(0xbe1aa8ab) ... }
    dtdx = { bits(0xbc57e4bd) bits(0xc0966bcf) bits(0xc0974126) bits(0xc0c883ae) bits(0x40a7a698) bits(0xbcc5f9a8)
        bits(0xbceb6efc) bits(0xbd0bfd58) bits(0x40269abd) bits(0x416ddc79) bits(0x3d6b6efc) bits(0x41596a87)
        bits(0x418146c2) bits(0xc098c6e6) bits(0xc1339c5a) bits(0xc209c5b2) bits(0xc1b8e479) bits(0x418c8508)
        bits(0x420cfa17) bits(0xc1dbe01d) bits(0xc226a5da) bits(0xc2462dc7) bits(0xc26bacf7) bits(0xc2b7df5b) ... }
    dsdy = { bits(0x385d1330) bits(0x3c9a07ff) bits(0x00000000) bits(0x3ccd53a3) bits(0x00000000) bits(0x00000000)
        bits(0x38f1157d) bits(0x390f5970) bits(0x00000000) bits(0xbd7391e4) bits(0xb971157d) bits(0x00000000)
        bits(0xbd846108) bits(0x3c9c718f) bits(0x00000000) bits(0x3e0d142c) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3de12707) bits(0x00000000) bits(0x3e4aef63) bits(0x3e7154f5) bits(0x00000000) ... }
    dtdy = { bits(0xc08c8e25) bits(0xbf6b9d40) bits(0x00000000) bits(0xc024b42b) bits(0x00000000) bits(0x00000000)
        bits(0xc11946ce) bits(0xc1364711) bits(0x00000000) bits(0xc0c6b98d) bits(0x419946ce) bits(0x00000000)
        bits(0x418080c9) bits(0x41c31273) bits(0x00000000) bits(0x40dead20) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x42259b56) bits(0x00000000) bits(0x42475f18) bits(0x426d180e) bits(0x00000000) ... }
    expect lane 0 R8 = 0x40846000
    expect lane 1 R8 = 0x408a8000
    expect lane 2 R8 = 0x40914000
    expect lane 3 R8 = 0x409ac000
    expect lane 4 R8 = 0x409a0000
    expect lane 5 R8 = 0x40a04000
    expect lane 6 R8 = 0x40a84000
    expect lane 7 R8 = 0x40b04000
    expect lane 8 R8 = 0x40ba6000
    expect lane 9 R8 = 0x40c2c000
    expect lane 10 R8 = 0x40c84000
    expect lane 11 R8 = 0x40c60000
    expect lane 12 R8 = 0x40cf0000
    expect lane 13 R8 = 0x40d68000
    expect lane 14 R8 = 0x40dec000
    expect lane 15 R8 = 0x40e68000
    expect lane 16 R8 = 0x40ed6000
    expect lane 17 R8 = 0x40f2c000
    expect lane 18 R8 = 0x40f1e000
    expect lane 19 R8 = 0x40f56000
    expect lane 20 R8 = 0x40fa0000
    expect lane 21 R8 = 0x41018000
    expect lane 22 R8 = 0x41058000
    expect lane 23 R8 = 0x410b6000
}

warp 22 {   # grad.random.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbb4eb4ff) bits(0xbafcc1d3) bits(0x3a537d2e) bits(0xbb499a22) bits(0xbdf4785f)
        bits(0x3cbc739e) bits(0x3e42d236) bits(0x3efbe8de) bits(0xbb21acfb) bits(0xbcc8d066) bits(0x3aac5690)
        bits(0xbbfc14a0) bits(0xbd64fef4) bits(0x3ba11cf2) bits(0xba7d65fa) bits(0x3b290591) bits(0xba52e213)
        bits(0x3d77302c) bits(0x3d38d739) bits(0xbe694a6f) bits(0x3bfbdd27) bits(0xbc0f3bf9) bits(0x3c00ba40)
        bits(0x3a521d56) bits(0x3c9c218c) bits(0xbd7050fb) bits(0x3d4cc767) bits(0xba3ecf99) bits(0x3c7d523a)
        bits(0x3ca2b823) bits(0xbb2f6e82) }
    dtdx = { bits(0x402494ed) bits(0x3cff2c07) bits(0x40219e68) bits(0xbadb5292) bits(0x3c3f2a02) bits(0x3f6a19d2)
        bits(0x40176597) bits(0x3d6cdf77) bits(0x3f3b0953) bits(0x3ee4559c) bits(0x3e212b65) bits(0xbb2dd1f8)
        bits(0x3f7a36d0) bits(0xbfc1d36c) bits(0xbce98a7a) bits(0xc07b3d1e) bits(0xbb6b18ad) bits(0x3f98940d)
        bits(0x3df580e2) bits(0x3eb24559) bits(0xbfdc4c39) bits(0xbd107bee) bits(0xbd5acb3e) bits(0x3dec883f)
        bits(0xbe79979a) bits(0x3e363828) bits(0x3d11ad60) bits(0x3f967257) bits(0x3ff2c4b4) bits(0x402064cc)
        bits(0xbb906854) bits(0xbeda9bf2) }
    dsdy = { bits(0x3c1d395e) bits(0x40777e4f) bits(0xbeb3b552) bits(0xbca25b6c) bits(0xbdfdd9e8) bits(0x3b8c75b4)
        bits(0xbbf07f9f) bits(0xbcd22454) bits(0xbdcd0245) bits(0xbee6f950) bits(0xbd082018) bits(0x3dd7d809)
        bits(0x3f129228) bits(0xbea2e13a) bits(0xbbd00063) bits(0xbbb6d2a3) bits(0x3abd6813) bits(0xbc129083)
        bits(0xbb6b5df0) bits(0xba500121) bits(0x3ce09056) bits(0xbaf336ec) bits(0x3c1315e6) bits(0x3a7ce8f2)
        bits(0x3de0de1d) bits(0x3c64e5cf) bits(0xbe57681b) bits(0x3bd3fadd) bits(0xbbd2515e) bits(0x3b0de53a)
        bits(0x3d080778) bits(0xbceb2328) }
    dtdy = { bits(0x3ef0ec9e) bits(0x3c7b176c) bits(0xbd47a528) bits(0xbde4fd9f) bits(0xbf33db09) bits(0x3a1fc217)
        bits(0xba1c8e22) bits(0x3e2fa380) bits(0x3e748715) bits(0x3ec13a9f) bits(0x3b252190) bits(0x3d5f3aa2)
        bits(0xbe81575d) bits(0xbdac6540) bits(0xba4465ec) bits(0xbf8926f0) bits(0xbab3d3e8) bits(0xbc7701a2)
        bits(0xbf049ff5) bits(0x3bbac2cb) bits(0x3ec4ed94) bits(0xc05501e5) bits(0x403b4044) bits(0xbf75acd5)
        bits(0xbd097b60) bits(0xbe8b873c) bits(0xbe77fd7d) bits(0xc07435d8) bits(0xbde3171e) bits(0xbc03ac64)
        bits(0xbd4489b9) bits(0x403154e3) }
    expect lane 0 R8 = 0x40fe6000
    expect lane 1 R8 = 0x41100000
    expect lane 2 R8 = 0x41074000
    expect lane 3 R8 = 0x408a4000
    expect lane 4 R8 = 0x40dee000
    expect lane 5 R8 = 0x40dd4000
    expect lane 6 R8 = 0x4096c000
    expect lane 7 R8 = 0x40f24000
    expect lane 8 R8 = 0x410f2000
    expect lane 9 R8 = 0x410d2000
    expect lane 10 R8 = 0x40aa2000
    expect lane 11 R8 = 0x40d70000
    expect lane 12 R8 = 0x41100000
    expect lane 13 R8 = 0x41051000
    expect lane 14 R8 = 0x403d4000
    expect lane 15 R8 = 0x40800000
    expect lane 16 R8 = 0x3fbc0000
    expect lane 17 R8 = 0x404a8000
    expect lane 18 R8 = 0x40bd6000
    expect lane 19 R8 = 0x40b04000
    expect lane 20 R8 = 0x40fb2000
    expect lane 21 R8 = 0x40734000
    expect lane 22 R8 = 0x407a0000
    expect lane 23 R8 = 0x40400000
    expect lane 24 R8 = 0x40d90000
    expect lane 25 R8 = 0x40902000
    expect lane 26 R8 = 0x40f70000
    expect lane 27 R8 = 0x40b60000
    expect lane 28 R8 = 0x403e0000
    expect lane 29 R8 = 0x4087c000
    expect lane 30 R8 = 0x40a60000
    expect lane 31 R8 = 0x40a0a000
}

warp 23 {   # grad.random.1000x4.linear
    asm "TXD R8, R0, R4, 4, 2D, 0x1"  active 0x3fffffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3e7be772) bits(0xbc3d7198) bits(0x3c1f9569) bits(0xbde7d382) bits(0xbbcbbaff) bits(0xbb6f59c1)
        bits(0xbe327727) bits(0xbbe7e63e) bits(0xbb4ce0fa) bits(0xbc41bf29) bits(0x3b071e24) bits(0xbaab21b6)
        bits(0xbaf7d685) bits(0x3a7a22f2) bits(0x3da4d1d0) bits(0x3cb38085) bits(0xbbf59572) bits(0xba76c490)
        bits(0xbdb3d49b) bits(0xbcafe353) bits(0xbc6d8d87) bits(0xbbdf71a5) bits(0x3bdc0e39) bits(0xbd033ea1)
        bits(0xbdfd3f23) bits(0x3c8a9c2d) bits(0xc0141ee4) bits(0xbaec9fd1) bits(0x3d70aaae) bits(0xbd20a166) ... }
    dtdx = { bits(0x3a95faa2) bits(0x3e0ffd96) bits(0xba748c49) bits(0xbd7103d0) bits(0xbcb5047a) bits(0x4006a1a1)
        bits(0xbf68229e) bits(0xba34e721) bits(0x3b37352b) bits(0xbb7d429d) bits(0x3b1cfa2b) bits(0x3b7fb297)
        bits(0x3b5df353) bits(0x3c94c246) bits(0xbbd6e894) bits(0x3c51c088) bits(0x3dbc26f7) bits(0xbc76218d)
        bits(0x3f2d4eea) bits(0x3e3dfb17) bits(0xbe49767f) bits(0xbe2a74d5) bits(0xbfe5b260) bits(0xbe4e7903)
        bits(0xbe3f05a0) bits(0xbe681889) bits(0x3c476295) bits(0xc01dd6a0) bits(0xbebdb05b) bits(0x401b52fc) ... }
    dsdy = { bits(0x3edef761) bits(0x3c3df1fb) bits(0xbac85e72) bits(0xbe5958e8) bits(0x3b01cc88) bits(0x3ab7fb24)
        bits(0x3ce924d5) bits(0xbe1a3ee7) bits(0xbe7406bd) bits(0xbbffc436) bits(0xbb9293eb) bits(0xbd5edda6)
        bits(0x3d77d825) bits(0x3ae3bd29) bits(0xbd5a18e4) bits(0x3baa6554) bits(0xbd94d064) bits(0x3d477a05)
        bits(0x3b293f2d) bits(0x3c85e6bd) bits(0x3cfa0452) bits(0xbe0d71c1) bits(0x3ace5ca1) bits(0x3c3439a0)
        bits(0xbd682737) bits(0x3c6667a9) bits(0xbb51e8e8) bits(0x3a133f5e) bits(0x3adfcc1b) bits(0x3d9303d0) ... }
    dtdy = { bits(0x3bbfa0e6) bits(0xbd46ec6a) bits(0x3fa0d822) bits(0xbbba3118) bits(0x3b23f2ff) bits(0xbdfaa7ac)
        bits(0x3e41ec58) bits(0xbb4c59c3) bits(0xbc65e7a9) bits(0x3f75d14e) bits(0xbd4b879f) bits(0xbcbde3f4)
        bits(0xba314e76) bits(0x3ddeda4c) bits(0xba873b53) bits(0xc06d0915) bits(0x3f2a4e2a) bits(0xbf3f8ee5)
        bits(0x405e7ac3) bits(0x3c31e485) bits(0xba6a7934) bits(0x3fb874a7) bits(0x3c2080cf) bits(0xbe854f88)
        bits(0x3c994d27) bits(0x3ce671c3) bits(0x407ce06a) bits(0x3a80d0c4) bits(0xbd15635b) bits(0x4054d339) ... }
    expect lane 0 R8 = 0x410de000
    expect lane 1 R8 = 0x40804000
    expect lane 2 R8 = 0x40520000
    expect lane 3 R8 = 0x40f9c000
    expect lane 4 R8 = 0x40290000
    expect lane 5 R8 = 0x40518000
    expect lane 6 R8 = 0x40ee8000
    expect lane 7 R8 = 0x40e78000
    expect lane 8 R8 = 0x40fca000
    expect lane 9 R8 = 0x40760000
    expect lane 10 R8 = 0x400bc000
    expect lane 11 R8 = 0x40b88000
    expect lane 12 R8 = 0x40bd8000
    expect lane 13 R8 = 0x3f7a0000
    expect lane 14 R8 = 0x40d0a000
    expect lane 15 R8 = 0x408ee000
    expect lane 16 R8 = 0x40c68000
    expect lane 17 R8 = 0x40b44000
    expect lane 18 R8 = 0x40cf0000
    expect lane 19 R8 = 0x4096a000
    expect lane 20 R8 = 0x409ea000
    expect lane 21 R8 = 0x40e40000
    expect lane 22 R8 = 0x404fc000
    expect lane 23 R8 = 0x40a08000
    expect lane 24 R8 = 0x40de8000
    expect lane 25 R8 = 0x408da000
    expect lane 26 R8 = 0x41100000
    expect lane 27 R8 = 0x40590000
    expect lane 28 R8 = 0x40bc6000
    expect lane 29 R8 = 0x40c8a000
}

warp 24 {   # grad.axis.1000x4.point
    asm "TXD R8, R0, R4, 5, 2D, 0x1"  active 0x7fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3903126f) bits(0x00000000) bits(0x3a96e380) bits(0x00000000) bits(0x3ace9124) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3b75a6a1) bits(0x3c395d22) bits(0x3c3d6c39) bits(0x00000000)
        bits(0x3ddc6f9a) bits(0x00000000) bits(0x00000000) ... }
    dtdx = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3eb6fd92) bits(0x00000000) bits(0x00000000)
        bits(0x3ef28177) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x410d1adf)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x00000000) bits(0x39c5cf28) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3ae1434b)
        bits(0x00000000) bits(0x3b45cf28) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x3ea65649) bits(0x3eb95d22) ... }
    dtdy = { bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x3f6fe4ba) bits(0x00000000) bits(0x4038fbaf) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x0
    expect lane 3 R8 = 0x3f800000
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x40000000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40800000
    expect lane 10 R8 = 0x40800000
    expect lane 11 R8 = 0x40a00000
    expect lane 12 R8 = 0x40e00000
    expect lane 13 R8 = 0x41000000
    expect lane 14 R8 = 0x41100000
}

warp 25 {   # grad.angle.1000x4.point
    asm "TXD R8, R0, R4, 5, 2D, 0x1"  active 0x7fffff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3983fbab) bits(0xb96e843d) bits(0x3a4e7739) bits(0xba83964e) bits(0x3abbd16d) bits(0x3a632ef1)
        bits(0x3a3a9ae2) bits(0x3b046108) bits(0xba9cea5d) bits(0x3b8fedb7) bits(0xbb820d55) bits(0x3c03964e)
        bits(0xbc846108) bits(0xbc28a81c) bits(0xbd03964e) bits(0xbd8d142c) bits(0x3d83964e) bits(0x3d846108)
        bits(0x3dbd5474) bits(0xbe046108) bits(0x3dd053fc) bits(0xbe8e99b1) bits(0xbe83964e) ... }
    dtdx = { bits(0x3945f9a8) bits(0xbe0dc8fa) bits(0x3e97dcb2) bits(0xbe8146c2) bits(0x3e193cdf) bits(0xbea4f1b6)
        bits(0xbeda1ea5) bits(0xbf0080c9) bits(0x3f376a84) bits(0x3b57e4bd) bits(0xc01a9e23) bits(0x400146c2)
        bits(0x408080c9) bits(0xc0c883ae) bits(0xc10146c2) bits(0xc05ead20) bits(0x418146c2) bits(0xc18080c9)
        bits(0x420b4216) bits(0x420080c9) bits(0xc2174126) bits(0x4238e479) bits(0xc28146c2) ... }
    dsdy = { bits(0xb54aba04) bits(0x3a11301b) bits(0xba9b81bd) bits(0x3a846108) bits(0x00000000) bits(0x3aa8e721)
        bits(0x00000000) bits(0x3b03964e) bits(0x00000000) bits(0xb75d1330) bits(0x3c1e541b) bits(0x00000000)
        bits(0x00000000) bits(0x3ccd53a3) bits(0x00000000) bits(0x3c64053f) bits(0xbd846108) bits(0x00000000)
        bits(0xbe0e99b1) bits(0xbe03964e) bits(0x3e1ae275) bits(0xbe3d5474) bits(0x3e846108) ... }
    dtdy = { bits(0x3d80e3c5) bits(0xbd68ed24) bits(0x3e49a06d) bits(0xbe8080c9) bits(0x00000000) bits(0x3e5ddbd7)
        bits(0x00000000) bits(0x3f0146c2) bits(0x00000000) bits(0x3f8c8e25) bits(0xbf7e0209) bits(0x00000000)
        bits(0x00000000) bits(0xc024b42b) bits(0x00000000) bits(0xc189c5b2) bits(0x418080c9) bits(0x00000000)
        bits(0x41b8e479) bits(0xc20146c2) bits(0x41cb7204) bits(0xc28b4216) bits(0xc28080c9) ... }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x0
    expect lane 2 R8 = 0x3f800000
    expect lane 3 R8 = 0x0
    expect lane 4 R8 = 0x3f800000
    expect lane 5 R8 = 0x3f800000
    expect lane 6 R8 = 0x3f800000
    expect lane 7 R8 = 0x3f800000
    expect lane 8 R8 = 0x40000000
    expect lane 9 R8 = 0x40000000
    expect lane 10 R8 = 0x40400000
    expect lane 11 R8 = 0x40400000
    expect lane 12 R8 = 0x40800000
    expect lane 13 R8 = 0x40a00000
    expect lane 14 R8 = 0x40a00000
    expect lane 15 R8 = 0x40c00000
    expect lane 16 R8 = 0x40c00000
    expect lane 17 R8 = 0x40c00000
    expect lane 18 R8 = 0x40e00000
    expect lane 19 R8 = 0x40e00000
    expect lane 20 R8 = 0x41000000
    expect lane 21 R8 = 0x41000000
    expect lane 22 R8 = 0x41000000
}

warp 26 {   # grad.random.1000x4.point
    asm "TXD R8, R0, R4, 5, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0xbe79e927) bits(0xbc831b70) bits(0xbac895b1) bits(0x3dba739b) bits(0x3bc9bab3) bits(0x3d2c9652)
        bits(0xbad68001) bits(0x3a5787f9) bits(0xbb2141b4) bits(0xbff3dee9) bits(0x3c9b112e) bits(0x3d38d739)
        bits(0xbb90a1af) bits(0xbfdddcd7) bits(0x3f553725) bits(0x3c590c7c) bits(0xba8353ec) bits(0x3c00b9ab)
        bits(0xbc8a59e2) bits(0x3d11630c) bits(0xbbd9669b) bits(0x3d1e3732) bits(0x3db0c97a) bits(0x3e01c34a)
        bits(0x3ba4b112) bits(0xba395f88) bits(0xbae4c698) bits(0xba0a2e11) bits(0xba77163b) bits(0xbe810fc3)
        bits(0xbd101559) bits(0xbcd5e544) }
    dtdx = { bits(0x402494ed) bits(0x3f712e8f) bits(0x3b9e8bd8) bits(0x3ba5fc75) bits(0x3fae2c2b) bits(0xbd39a08f)
        bits(0xbeba769f) bits(0xbc4ecf9a) bits(0xbdd877f2) bits(0xbdfc1ffd) bits(0xba19fd07) bits(0x3eb24559)
        bits(0xbeedbc14) bits(0x3e137026) bits(0xbe6966c8) bits(0xbe1f1f32) bits(0xbcaef04f) bits(0x3c7144c9)
        bits(0x3d16b653) bits(0xbe73f114) bits(0x3d5dd614) bits(0x3c8ea9ce) bits(0xbbb0859b) bits(0xbe354ab4)
        bits(0x3f1f4d0d) bits(0x3f17ed58) bits(0xbea7d00b) bits(0xbb29a4db) bits(0xbe71df01) bits(0x3c9e2ec4)
        bits(0x3cb590f7) bits(0xbfc02843) }
    dsdy = { bits(0x3c1d395e) bits(0xbfca218f) bits(0x3d281d4a) bits(0xbbd03aee) bits(0x3c11f3af) bits(0xbce09742)
        bits(0xbb0e0188) bits(0xbe4aa8ac) bits(0x3e663ee8) bits(0x3d9e6a14) bits(0xbc778a2e) bits(0xba500121)
        bits(0xbfe41e95) bits(0x3d85a42e) bits(0xbf648202) bits(0xbcb52466) bits(0xba73c4b4) bits(0x3e697c45)
        bits(0x3c8da709) bits(0xbd23ee43) bits(0x3c06d934) bits(0x3d3177d0) bits(0x3d7f8819) bits(0xbe22fc67)
        bits(0x3a3608d2) bits(0x3be10459) bits(0x3b23a005) bits(0xbd37d3e4) bits(0xbab16161) bits(0xbe8eb1ba)
        bits(0x3d1e8106) bits(0xc034e06d) }
    dtdy = { bits(0x3ef0ec9e) bits(0xbd7eab4f) bits(0x3cb0c1f0) bits(0xbf8a7823) bits(0xbd54da61) bits(0x3ca39c36)
        bits(0xbdd4caf9) bits(0x3d897cc9) bits(0xbd083fac) bits(0x3eef7a10) bits(0x3f1a961b) bits(0x3bbac2cb)
        bits(0xbd8fe7b3) bits(0x3ff633e9) bits(0xbfac265d) bits(0xbd64e418) bits(0x3aa422f3) bits(0x3d18d63f)
        bits(0xbb30fece) bits(0x3fb6d68b) bits(0xbfb6aad4) bits(0xbe8dc10a) bits(0x3d50ca42) bits(0x3c1dc029)
        bits(0xbd43b512) bits(0x3a0561ef) bits(0xbb06fe10) bits(0x3fa071b5) bits(0xbc494377) bits(0xba437e52)
        bits(0x3ff78966) bits(0x3a02a342) }
    expect lane 0 R8 = 0x41000000
    expect lane 1 R8 = 0x41100000
    expect lane 2 R8 = 0x40a00000
    expect lane 3 R8 = 0x40e00000
    expect lane 4 R8 = 0x40800000
    expect lane 5 R8 = 0x40c00000
    expect lane 6 R8 = 0x40000000
    expect lane 7 R8 = 0x41000000
    expect lane 8 R8 = 0x41000000
    expect lane 9 R8 = 0x41100000
    expect lane 10 R8 = 0x40a00000
    expect lane 11 R8 = 0x40c00000
    expect lane 12 R8 = 0x41100000
    expect lane 13 R8 = 0x41100000
    expect lane 14 R8 = 0x41100000
    expect lane 15 R8 = 0x40a00000
    expect lane 16 R8 = 0x0
    expect lane 17 R8 = 0x41000000
    expect lane 18 R8 = 0x40a00000
    expect lane 19 R8 = 0x40c00000
    expect lane 20 R8 = 0x40800000
    expect lane 21 R8 = 0x40c00000
    expect lane 22 R8 = 0x40e00000
    expect lane 23 R8 = 0x41000000
    expect lane 24 R8 = 0x40400000
    expect lane 25 R8 = 0x40400000
    expect lane 26 R8 = 0x40000000
    expect lane 27 R8 = 0x40c00000
    expect lane 28 R8 = 0x3f800000
    expect lane 29 R8 = 0x41100000
    expect lane 30 R8 = 0x40c00000
    expect lane 31 R8 = 0x41100000
}

warp 27 {   # grad.random.1000x4.point
    asm "TXD R8, R0, R4, 5, 2D, 0x1"  active 0x1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = bits(0xbc17007c)
    dtdx = bits(0xbcdfdfba)
    dsdy = bits(0x3bfb07ff)
    dtdy = bits(0x3b6cfb02)
    expect lane 0 R8 = 0x40800000
}

warp 28 {   # grad.tie
    asm "TXD R8, R0, R4, 0, 2D, 0x1"
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3b802c61) bits(0x3b80855a) bits(0x3b82fae1) bits(0x3b85d91c) bits(0x3b8aa4b0) bits(0x3b91f65e)
        bits(0x3b95901f) bits(0x3b9e5044) bits(0x3ba63865) bits(0x3ba807c3) bits(0x3bae0cd7) bits(0x3bbe5153)
        bits(0x3bc6be67) bits(0x3bd665a0) bits(0x3bd8bb4a) bits(0x3be253bf) bits(0x3be889f1) bits(0x3bf037e9)
        bits(0x3d00855a) bits(0x3d0aa4b0) bits(0x3d0c8877) bits(0x3d15901f) bits(0x3d1e5044) bits(0x3d263865)
        bits(0x3d2e0cd7) bits(0x3d35c18a) bits(0x3d3e5153) bits(0x3d46be67) bits(0x3d5665a0) bits(0x3d6253bf)
        bits(0x3d6889f1) bits(0x3d6bb559) }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3c000000
    expect lane 2 R8 = 0x3d000000
    expect lane 3 R8 = 0x3d800000
    expect lane 4 R8 = 0x3df00000
    expect lane 5 R8 = 0x3e400000
    expect lane 6 R8 = 0x3e680000
    expect lane 7 R8 = 0x3e9c0000
    expect lane 8 R8 = 0x3ec20000
    expect lane 9 R8 = 0x3eca0000
    expect lane 10 R8 = 0x3ee40000
    expect lane 11 R8 = 0x3f120000
    expect lane 12 R8 = 0x3f220000
    expect lane 13 R8 = 0x3f3e0000
    expect lane 14 R8 = 0x3f430000
    expect lane 15 R8 = 0x3f520000
    expect lane 16 R8 = 0x3f5d0000
    expect lane 17 R8 = 0x3f690000
    expect lane 18 R8 = 0x40408000
    expect lane 19 R8 = 0x40478000
    expect lane 20 R8 = 0x4048c000
    expect lane 21 R8 = 0x404e8000
    expect lane 22 R8 = 0x40538000
    expect lane 23 R8 = 0x40584000
    expect lane 24 R8 = 0x405c8000
    expect lane 25 R8 = 0x40604000
    expect lane 26 R8 = 0x40648000
    expect lane 27 R8 = 0x40688000
    expect lane 28 R8 = 0x406f8000
    expect lane 29 R8 = 0x40748000
    expect lane 30 R8 = 0x40774000
    expect lane 31 R8 = 0x40788000
}

warp 29 {   # grad.tie
    asm "TXD R8, R0, R4, 0, 2D, 0x1"  active 0x7fff
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3d7037e9) bits(0x3e80855a) bits(0x3e8aa4b0) bits(0x3e95901f) bits(0x3e986cb8) bits(0x3e9e5044)
        bits(0x3ea63865) bits(0x3eae0cd7) bits(0x3ebe5153) bits(0x3ec49a57) bits(0x3ec6be67) bits(0x3ed665a0)
        bits(0x3ee253bf) bits(0x3ee889f1) bits(0x3ef037e9) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x407a4000
    expect lane 1 R8 = 0x40c04000
    expect lane 2 R8 = 0x40c3c000
    expect lane 3 R8 = 0x40c74000
    expect lane 4 R8 = 0x40c80000
    expect lane 5 R8 = 0x40c9c000
    expect lane 6 R8 = 0x40cc2000
    expect lane 7 R8 = 0x40ce4000
    expect lane 8 R8 = 0x40d24000
    expect lane 9 R8 = 0x40d3e000
    expect lane 10 R8 = 0x40d44000
    expect lane 11 R8 = 0x40d7c000
    expect lane 12 R8 = 0x40da4000
    expect lane 13 R8 = 0x40dba000
    expect lane 14 R8 = 0x40dd2000
}

warp 30 {   # grad.1d
    asm "TXD R8, R0, R4, 6, 1D, 0x1"
    s = bits(0x3f000000)
    dsdx = { bits(0x3b000000) bits(0x00000000) bits(0x3b8d1adf) bits(0x00000000) bits(0x00000000) bits(0x3b9837f0)
        bits(0x3b9ef532) bits(0x00000000) bits(0x00000000) bits(0x3bab7a3a) bits(0x00000000) bits(0x3c14f4f0)
        bits(0x3c25fed7) bits(0x00000000) bits(0x3c36fd92) bits(0x3c38fbaf) bits(0x3c3aff5b) bits(0x3c506334)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3cde60f5) bits(0x3d14f4f0)
        bits(0x00000000) bits(0x3d2b7a3a) bits(0x3d3aff5b) bits(0x3d82cd87) bits(0x3d94f4f0) bits(0x3d9ef532)
        bits(0x3da5fed7) bits(0x3db6fd92) }
    dsdy = { bits(0x00000000) bits(0x3b82cd87) bits(0x00000000) bits(0x3b9031dc) bits(0x3b94f4f0) bits(0x00000000)
        bits(0x00000000) bits(0x3ba27043) bits(0x3ba5fed7) bits(0x00000000) bits(0x3bb6fd92) bits(0x00000000)
        bits(0x00000000) bits(0x3c2b7a3a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3c94f4f0) bits(0x3ca5fed7) bits(0x3cb6fd92) bits(0x3cbaff5b) bits(0x00000000) bits(0x00000000)
        bits(0x3d1ef532) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3e100000
    expect lane 3 R8 = 0x3e300000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3eb00000
    expect lane 8 R8 = 0x3ebe0000
    expect lane 9 R8 = 0x3ed60000
    expect lane 10 R8 = 0x3f030000
    expect lane 11 R8 = 0x3f9b8000
    expect lane 12 R8 = 0x3faf8000
    expect lane 13 R8 = 0x3fb58000
    expect lane 14 R8 = 0x3fc18000
    expect lane 15 R8 = 0x3fc40000
    expect lane 16 R8 = 0x3fc58000
    expect lane 17 R8 = 0x3fda0000
    expect lane 18 R8 = 0x400dc000
    expect lane 19 R8 = 0x4017c000
    expect lane 20 R8 = 0x4020c000
    expect lane 21 R8 = 0x4022c000
    expect lane 22 R8 = 0x40330000
    expect lane 23 R8 = 0x404dc000
    expect lane 24 R8 = 0x4053c000
    expect lane 25 R8 = 0x405ac000
    expect lane 26 R8 = 0x4062c000
    expect lane 27 R8 = 0x40810000
    expect lane 28 R8 = 0x4086e000
    expect lane 29 R8 = 0x4089e000
    expect lane 30 R8 = 0x408be000
    expect lane 31 R8 = 0x40906000
}

warp 31 {   # grad.1d
    asm "TXD R8, R0, R4, 7, 2D, 0x1"
    s = bits(0x3f000000)
    dsdx = { bits(0x3b000000) bits(0x00000000) bits(0x3b8d1adf) bits(0x00000000) bits(0x00000000) bits(0x3b9837f0)
        bits(0x3b9ef532) bits(0x00000000) bits(0x00000000) bits(0x3bab7a3a) bits(0x00000000) bits(0x3c14f4f0)
        bits(0x3c25fed7) bits(0x00000000) bits(0x3c36fd92) bits(0x3c38fbaf) bits(0x3c3aff5b) bits(0x3c506334)
        bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x3cde60f5) bits(0x3d14f4f0)
        bits(0x00000000) bits(0x3d2b7a3a) bits(0x3d3aff5b) bits(0x3d82cd87) bits(0x3d94f4f0) bits(0x3d9ef532)
        bits(0x3da5fed7) bits(0x3db6fd92) }
    dsdy = { bits(0x00000000) bits(0x3b82cd87) bits(0x00000000) bits(0x3b9031dc) bits(0x3b94f4f0) bits(0x00000000)
        bits(0x00000000) bits(0x3ba27043) bits(0x3ba5fed7) bits(0x00000000) bits(0x3bb6fd92) bits(0x00000000)
        bits(0x00000000) bits(0x3c2b7a3a) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x3c94f4f0) bits(0x3ca5fed7) bits(0x3cb6fd92) bits(0x3cbaff5b) bits(0x00000000) bits(0x00000000)
        bits(0x3d1ef532) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000) bits(0x00000000)
        bits(0x00000000) bits(0x00000000) }
    t = bits(0x00000000)
    dtdx = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3e100000
    expect lane 3 R8 = 0x3e300000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3eb00000
    expect lane 8 R8 = 0x3ebe0000
    expect lane 9 R8 = 0x3ed60000
    expect lane 10 R8 = 0x3f030000
    expect lane 11 R8 = 0x3f9b8000
    expect lane 12 R8 = 0x3faf8000
    expect lane 13 R8 = 0x3fb58000
    expect lane 14 R8 = 0x3fc18000
    expect lane 15 R8 = 0x3fc40000
    expect lane 16 R8 = 0x3fc58000
    expect lane 17 R8 = 0x3fda0000
    expect lane 18 R8 = 0x400dc000
    expect lane 19 R8 = 0x4017c000
    expect lane 20 R8 = 0x4020c000
    expect lane 21 R8 = 0x4022c000
    expect lane 22 R8 = 0x40330000
    expect lane 23 R8 = 0x404dc000
    expect lane 24 R8 = 0x4053c000
    expect lane 25 R8 = 0x405ac000
    expect lane 26 R8 = 0x4062c000
    expect lane 27 R8 = 0x40810000
    expect lane 28 R8 = 0x4086e000
    expect lane 29 R8 = 0x4089e000
    expect lane 30 R8 = 0x408be000
    expect lane 31 R8 = 0x40906000
}

warp 32 {   # grad.1d
    asm "TXD R8, R0, R4, 6, 1D, 0x1"  active 0x1ffff
    s = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x00000000) bits(0x3e1d3eda) bits(0x3e1ef532) bits(0x00000000) bits(0x00000000)
        bits(0x3e94f4f0) bits(0x00000000) bits(0x3ea5fed7) bits(0x00000000) bits(0x3ebaff5b) bits(0x00000000)
        bits(0x00000000) bits(0x3f1ef532) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x3dbaff5b) bits(0x3e14f4f0) bits(0x00000000) bits(0x00000000) bits(0x3e25fed7) bits(0x3e36fd92)
        bits(0x00000000) bits(0x3e9ef532) bits(0x00000000) bits(0x3eab7a3a) bits(0x00000000) bits(0x3ec12c4d)
        bits(0x3f14f4f0) bits(0x00000000) bits(0x3f25fed7) bits(0x3f36fd92) bits(0x3f633f89) ... }
    expect lane 0 R8 = 0x40916000
    expect lane 1 R8 = 0x40a6e000
    expect lane 2 R8 = 0x40a98000
    expect lane 3 R8 = 0x40a9e000
    expect lane 4 R8 = 0x40abe000
    expect lane 5 R8 = 0x40b06000
    expect lane 6 R8 = 0x40c6e000
    expect lane 7 R8 = 0x40c9e000
    expect lane 8 R8 = 0x40cbe000
    expect lane 9 R8 = 0x40cd6000
    expect lane 10 R8 = 0x40d16000
    expect lane 11 R8 = 0x40d30000
    expect lane 12 R8 = 0x40e6e000
    expect lane 13 R8 = 0x40e9e000
    expect lane 14 R8 = 0x40ebe000
    expect lane 15 R8 = 0x40f06000
    expect lane 16 R8 = 0x40fa8000
}

warp 33 {   # grad.1d
    asm "TXD R8, R0, R4, 7, 2D, 0x1"  active 0x1ffff
    s = bits(0x3f000000)
    dsdx = { bits(0x00000000) bits(0x00000000) bits(0x3e1d3eda) bits(0x3e1ef532) bits(0x00000000) bits(0x00000000)
        bits(0x3e94f4f0) bits(0x00000000) bits(0x3ea5fed7) bits(0x00000000) bits(0x3ebaff5b) bits(0x00000000)
        bits(0x00000000) bits(0x3f1ef532) bits(0x00000000) bits(0x00000000) bits(0x00000000) ... }
    dsdy = { bits(0x3dbaff5b) bits(0x3e14f4f0) bits(0x00000000) bits(0x00000000) bits(0x3e25fed7) bits(0x3e36fd92)
        bits(0x00000000) bits(0x3e9ef532) bits(0x00000000) bits(0x3eab7a3a) bits(0x00000000) bits(0x3ec12c4d)
        bits(0x3f14f4f0) bits(0x00000000) bits(0x3f25fed7) bits(0x3f36fd92) bits(0x3f633f89) ... }
    t = bits(0x00000000)
    dtdx = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x40916000
    expect lane 1 R8 = 0x40a6e000
    expect lane 2 R8 = 0x40a98000
    expect lane 3 R8 = 0x40a9e000
    expect lane 4 R8 = 0x40abe000
    expect lane 5 R8 = 0x40b06000
    expect lane 6 R8 = 0x40c6e000
    expect lane 7 R8 = 0x40c9e000
    expect lane 8 R8 = 0x40cbe000
    expect lane 9 R8 = 0x40cd6000
    expect lane 10 R8 = 0x40d16000
    expect lane 11 R8 = 0x40d30000
    expect lane 12 R8 = 0x40e6e000
    expect lane 13 R8 = 0x40e9e000
    expect lane 14 R8 = 0x40ebe000
    expect lane 15 R8 = 0x40f06000
    expect lane 16 R8 = 0x40fa8000
}

warp 34 {   # grad.a2d
    asm "TXD R8, R0, R4, 8, ARRAY_2D, 0x1"
    array = 1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3b000000) bits(0x3b82cd87) bits(0x3b8d1adf) bits(0x3b9031dc) bits(0x3b94f4f0) bits(0x3b9837f0)
        bits(0x3b9ef532) bits(0x3ba27043) bits(0x3ba5fed7) bits(0x3bab7a3a) bits(0x3bb6fd92) bits(0x3c14f4f0)
        bits(0x3c25fed7) bits(0x3c2b7a3a) bits(0x3c36fd92) bits(0x3c38fbaf) bits(0x3c3aff5b) bits(0x3c506334)
        bits(0x3c94f4f0) bits(0x3ca5fed7) bits(0x3cb6fd92) bits(0x3cbaff5b) bits(0x3cde60f5) bits(0x3d14f4f0)
        bits(0x3d1ef532) bits(0x3d2b7a3a) bits(0x3d3aff5b) bits(0x3d82cd87) bits(0x3d94f4f0) bits(0x3d9ef532)
        bits(0x3da5fed7) bits(0x3db6fd92) }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x0
    expect lane 1 R8 = 0x3d000000
    expect lane 2 R8 = 0x3e100000
    expect lane 3 R8 = 0x3e300000
    expect lane 4 R8 = 0x3e5c0000
    expect lane 5 R8 = 0x3e800000
    expect lane 6 R8 = 0x3e9e0000
    expect lane 7 R8 = 0x3eb00000
    expect lane 8 R8 = 0x3ebe0000
    expect lane 9 R8 = 0x3ed60000
    expect lane 10 R8 = 0x3f030000
    expect lane 11 R8 = 0x3f9b8000
    expect lane 12 R8 = 0x3faf8000
    expect lane 13 R8 = 0x3fb58000
    expect lane 14 R8 = 0x3fc18000
    expect lane 15 R8 = 0x3fc40000
    expect lane 16 R8 = 0x3fc58000
    expect lane 17 R8 = 0x3fda0000
    expect lane 18 R8 = 0x400dc000
    expect lane 19 R8 = 0x4017c000
    expect lane 20 R8 = 0x4020c000
    expect lane 21 R8 = 0x4022c000
    expect lane 22 R8 = 0x40330000
    expect lane 23 R8 = 0x404dc000
    expect lane 24 R8 = 0x4053c000
    expect lane 25 R8 = 0x405ac000
    expect lane 26 R8 = 0x4062c000
    expect lane 27 R8 = 0x40810000
    expect lane 28 R8 = 0x4086e000
    expect lane 29 R8 = 0x4089e000
    expect lane 30 R8 = 0x408be000
    expect lane 31 R8 = 0x40906000
}

warp 35 {   # grad.a2d
    asm "TXD R8, R0, R4, 8, ARRAY_2D, 0x1"  active 0x1ffff
    array = 1
    s = bits(0x3f000000)
    t = bits(0x3f000000)
    dsdx = { bits(0x3dbaff5b) bits(0x3e14f4f0) bits(0x3e1d3eda) bits(0x3e1ef532) bits(0x3e25fed7) bits(0x3e36fd92)
        bits(0x3e94f4f0) bits(0x3e9ef532) bits(0x3ea5fed7) bits(0x3eab7a3a) bits(0x3ebaff5b) bits(0x3ec12c4d)
        bits(0x3f14f4f0) bits(0x3f1ef532) bits(0x3f25fed7) bits(0x3f36fd92) bits(0x3f633f89) ... }
    dtdx = bits(0x00000000)
    dsdy = bits(0x00000000)
    dtdy = bits(0x00000000)
    expect lane 0 R8 = 0x40916000
    expect lane 1 R8 = 0x40a6e000
    expect lane 2 R8 = 0x40a98000
    expect lane 3 R8 = 0x40a9e000
    expect lane 4 R8 = 0x40abe000
    expect lane 5 R8 = 0x40b06000
    expect lane 6 R8 = 0x40c6e000
    expect lane 7 R8 = 0x40c9e000
    expect lane 8 R8 = 0x40cbe000
    expect lane 9 R8 = 0x40cd6000
    expect lane 10 R8 = 0x40d16000
    expect lane 11 R8 = 0x40d30000
    expect lane 12 R8 = 0x40e6e000
    expect lane 13 R8 = 0x40e9e000
    expect lane 14 R8 = 0x40ebe000
    expect lane 15 R8 = 0x40f06000
    expect lane 16 R8 = 0x40fa8000
}
