# Words that are refused and named: dimension, size, reserved bits, registers that are misaligned, RZ or
# past R254. Rd may be RZ.
# Written by tests/oracle/suld/generate.py; expectations from its rules.
texlock 1
rules PD-2
sampler 0 { }
bytes 0xc0000040 5de1adf4 5f537078 b522096b 1158513e e5860953 40b82f7c 06f8109f f26077fd
bytes 0xc0000060 a0174c85 65514173 eddfc307 4913f207 63626bec 5e079311 de0e8ec0 42407ce8
bytes 0xc0000140 acbf979d 25e9a99f 51338af7 d28d65ae 0639cb30 7138ba4e dc9c5cb1 a939a4f6
bytes 0xc0000160 94b35be9 dae4b005 0e014e5b 53452d0d a95b5d24 c80f7833 a5d141da 133eb93e
bytes 0xc0000240 a7be52a2 899ad1ac eccea078 63c32e25 20857923 e273204d 076fec9c 2fb8d56e
bytes 0xc0000260 ec3b70e5 31a4c49a a95db499 2c0a0919 7db24c73 03a51ca1 bce71014 1db68788
bytes 0xc0000340 31a15d14 3eed7444 2bb45cbc e02cec15 14093dad 1e58c26b 4f5ca80c 503e3447
bytes 0xc0000360 5f5d0fcf afb1c6db 735f3719 fe917963 8244d15d 28120a4b d126c7ff a50de23f
texture 0 { raw 58d4920f c0000000 00600000 00000000 e080001f 80000007 00000000 00000000 }   # TWO_D 32 x 8 x 1, R32 UINT, blocks of 1 x 1 x 1
warp 1 { word 0xeb1a000c00470408   # .dim 6
    expect token decode.illegal = DIM
}
warp 4 { word 0xeb0a000c00f70408   # .dim 6
    expect token decode.illegal = DIM
}
warp 7 { word 0xeb1a000e00470408   # .dim 7
    expect token decode.illegal = DIM
}
warp 10 { word 0xeb0a000e00f70408   # .dim 7
    expect token decode.illegal = DIM
}
warp 13 { word 0xeb1a000600770408   # .sz 7
    expect token decode.illegal = SZ
}
warp 16 { word 0xeb1a000604470408   # bit 26: no predicate
    expect token decode.illegal = RESERVED
}
warp 19 { word 0xeb1a000608470408   # bit 27: no predicate
    expect token decode.illegal = RESERVED
}
warp 22 { word 0xeb1a000610470408   # bit 28: no predicate
    expect token decode.illegal = RESERVED
}
warp 25 { word 0xeb1a000620470408   # bit 29: no predicate
    expect token decode.illegal = RESERVED
}
warp 28 { word 0xeb1a000640470408   # bit 30: no predicate
    expect token decode.illegal = RESERVED
}
warp 31 { word 0xeb1a000680470408   # bit 31: no predicate
    expect token decode.illegal = RESERVED
}
warp 34 { word 0xeb1a000700470408   # bit 32: no predicate
    expect token decode.illegal = RESERVED
}
warp 37 { word 0xeb12061600470408   # bit 36 beside Rc
    expect token decode.illegal = RESERVED
}
warp 40 { word 0xeb12064600470408   # bit 38 beside Rc
    expect token decode.illegal = RESERVED
}
warp 43 { word 0xeb12860600470408   # bit 47 beside Rc
    expect token decode.illegal = RESERVED
}
warp 46 { word 0xeb13060600470408   # bit 48 beside Rc
    expect token decode.illegal = RESERVED
}
warp 49 { word 0xeb1a00000047ff08   # 1D: R255
    expect token decode.illegal = RA
}
warp 52 { word 0xeb1a000400470508   # 1D_ARRAY: R5
    expect token decode.illegal = RA
}
warp 55 { word 0xeb1a000600470708   # 2D: R7
    expect token decode.illegal = RA
}
warp 58 { word 0xeb1a00060047fe08   # 2D: R254
    expect token decode.illegal = RA
}
warp 61 { word 0xeb1a000800470208   # 2D_ARRAY: R2
    expect token decode.illegal = RA
}
warp 0 { word 0xeb1a000a00470a08   # 3D: R10
    expect token decode.illegal = RA
}
warp 3 { word 0xeb1a000a0047ff08   # 3D: R255
    expect token decode.illegal = RA
}
warp 6 { word 0xeb1a000600570409   # .64: R9
    expect token decode.illegal = RD
}
warp 9 { word 0xeb1a0006005704fe   # .64: R254
    expect token decode.illegal = RD
}
warp 12 { word 0xeb1a000600670406   # .128: R6
    expect token decode.illegal = RD
}
warp 15 { word 0xeb1a0006006704fc   # .128: R252
    expect token decode.illegal = RD
}
warp 18 { word 0xeb0a000600370409   # mask 3: R9
    expect token decode.illegal = RD
}
warp 21 { word 0xeb0a000600f7040a   # mask 15: R10
    expect token decode.illegal = RD
}
warp 24 { word 0xeb0a000600f704fc   # mask 15: R252
    expect token decode.illegal = RD
}
warp 27 { word 0xeb0a0006005704fe   # mask 5: R254
    expect token decode.illegal = RD
}
warp 30 { word 0xeb0a000600770402   # mask 7: R2
    expect token decode.illegal = RD
}
warp 33 { word 0xeb127f8600470408   # Rc is RZ
    expect token decode.illegal = RC
}
handle 0x0 0x0
warp 37 {   # the result is dropped
    asm "SULD.D.2D.128 RZ, [R4], 0x0"
    x = { 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 0 1 2 3 4 5 6 7 }
    y = 2
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
warp 10 {   # no lane
    word 0xeb0a000600070408
    x = { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 }
    y = 3
    expect lane 0 surface.action = "load"
    expect lane 1 surface.action = "load"
    expect lane 2 surface.action = "load"
    expect lane 3 surface.action = "load"
    expect lane 4 surface.action = "load"
    expect lane 5 surface.action = "load"
    expect lane 6 surface.action = "load"
    expect lane 7 surface.action = "load"
    expect lane 8 surface.action = "load"
    expect lane 9 surface.action = "load"
    expect lane 10 surface.action = "load"
    expect lane 11 surface.action = "load"
    expect lane 12 surface.action = "load"
    expect lane 13 surface.action = "load"
    expect lane 14 surface.action = "load"
    expect lane 15 surface.action = "load"
    expect lane 16 surface.action = "load"
    expect lane 17 surface.action = "load"
    expect lane 18 surface.action = "load"
    expect lane 19 surface.action = "load"
    expect lane 20 surface.action = "load"
    expect lane 21 surface.action = "load"
    expect lane 22 surface.action = "load"
    expect lane 23 surface.action = "load"
    expect lane 24 surface.action = "load"
    expect lane 25 surface.action = "load"
    expect lane 26 surface.action = "load"
    expect lane 27 surface.action = "load"
    expect lane 28 surface.action = "load"
    expect lane 29 surface.action = "load"
    expect lane 30 surface.action = "load"
    expect lane 31 surface.action = "load"
}
