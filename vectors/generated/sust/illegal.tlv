# Words that are refused and named: dimension, size, reserved bits, registers that are misaligned, RZ or past R254.
# Written by tests/oracle/sust/generate.py; expectations from its rules.
texlock 1
rules R-SUST-3 R-SUST-19 R-SUST-21 PD-2
rules without R-SUST-2 R-SUST-30
sampler 0 { }
texture 0 { raw 58d4920f c0000000 00600000 00000000 e080001f 80000007 00000000 00000000 }   # TWO_D 32 x 8 x 1, R32 UINT, blocks of 1 x 1 x 1
warp 1 { word 0xeb3a000c00470408   # .dim 6
    expect token decode.illegal = DIM
}
warp 4 { word 0xeb2a000c00f70408   # .dim 6
    expect token decode.illegal = DIM
}
warp 7 { word 0xeb3a000e00470408   # .dim 7
    expect token decode.illegal = DIM
}
warp 10 { word 0xeb2a000e00f70408   # .dim 7
    expect token decode.illegal = DIM
}
warp 13 { word 0xeb3a000600770408   # .sz 7
    expect token decode.illegal = SZ
}
warp 16 { word 0xeb3a000600f70408   # .BA and .sz 7
    expect token decode.illegal = SZ
}
warp 19 { word 0xeb3a000604470408   # bit 26
    expect token decode.illegal = RESERVED
}
warp 22 { word 0xeb3a000620470408   # bit 29
    expect token decode.illegal = RESERVED
}
warp 25 { word 0xeb3a000700470408   # bit 32
    expect token decode.illegal = RESERVED
}
warp 28 { word 0xeb32061600470408   # bit 36 beside Rc
    expect token decode.illegal = RESERVED
}
warp 31 { word 0xeb32064600470408   # bit 38 beside Rc
    expect token decode.illegal = RESERVED
}
warp 34 { word 0xeb32860600470408   # bit 47 beside Rc
    expect token decode.illegal = RESERVED
}
warp 37 { word 0xeb33060600470408   # bit 48 beside Rc
    expect token decode.illegal = RESERVED
}
warp 40 { word 0xeb3a00000047ff08   # 1D: R255
    expect token decode.illegal = RA
}
warp 43 { word 0xeb3a00020047ff08   # 1D_BUFFER: R255
    expect token decode.illegal = RA
}
warp 46 { word 0xeb3a000400470508   # 1D_ARRAY: R5
    expect token decode.illegal = RA
}
warp 49 { word 0xeb3a00040047fe08   # 1D_ARRAY: R254
    expect token decode.illegal = RA
}
warp 52 { word 0xeb3a000600470708   # 2D: R7
    expect token decode.illegal = RA
}
warp 55 { word 0xeb3a00060047fe08   # 2D: R254
    expect token decode.illegal = RA
}
warp 58 { word 0xeb3a000800470208   # 2D_ARRAY: R2
    expect token decode.illegal = RA
}
warp 61 { word 0xeb3a000800470608   # 2D_ARRAY: R6
    expect token decode.illegal = RA
}
warp 0 { word 0xeb3a000a00470a08   # 3D: R10
    expect token decode.illegal = RA
}
warp 3 { word 0xeb3a000a0047ff08   # 3D: R255
    expect token decode.illegal = RA
}
warp 6 { word 0xeb3a000600570409   # .64: R9
    expect token decode.illegal = RB
}
warp 9 { word 0xeb3a0006005704fe   # .64: R254
    expect token decode.illegal = RB
}
warp 12 { word 0xeb3a000600670406   # .128: R6
    expect token decode.illegal = RB
}
warp 15 { word 0xeb3a0006006704fc   # .128: R252
    expect token decode.illegal = RB
}
warp 18 { word 0xeb2a000600370409   # mask 3: R9
    expect token decode.illegal = RB
}
warp 21 { word 0xeb2a000600f7040a   # mask 15: R10
    expect token decode.illegal = RB
}
warp 24 { word 0xeb2a000600f704fc   # mask 15: R252
    expect token decode.illegal = RB
}
warp 27 { word 0xeb2a0006005704fe   # mask 5: R254
    expect token decode.illegal = RB
}
warp 30 { word 0xeb2a000600770402   # mask 7: R2
    expect token decode.illegal = RB
}
warp 33 { word 0xeb327f8600470408   # Rc is RZ
    expect token decode.illegal = RC
}
expect register COUNT_STORES = 0
expect register COUNT_WRITES = 0
expect register COUNT_WRITE_ERROR = 0
expect register COUNT_DROP_BOUNDS = 0
expect register COUNT_DROP_TRAP = 0
expect register COUNT_DROP_TYPE = 0
expect register COUNT_DROP_FORMAT = 0
expect register COUNT_DROP_HEADER = 0
expect register COUNT_DROP_DISABLED = 0
expect register MISALIGNED = 0
expect register TRAP.valid = 0
