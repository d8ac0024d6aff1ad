# Blocks of BC1, BC2, BC3 as the device mixes their colours, BC6H and BC7: every mode, ends in both orders.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-83 PD-83a PD-91c
policy bc1_nv

texture 0 { type TWO_D_NO_MIPMAP  format DXT1 UNORM  size 32 4  normalized off  address 0x10000000  texels rows 9e6a9e6aac8c9f7d9d2c9d2cc4ebd8c977d477d46ddadd90857885784f6767a929832983c003935789eb89ebdd091833b8bfb8bf25fb34a4da61da61cf98fc2f }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D_NO_MIPMAP  format BC7U UNORM  size 72 4  normalized off  address 0x10020000  texels rows 3d6a2a41ac8c9f7de15bafa65ed91645f65a2c0a9fb9f2d725a634fef2d7b32c7c5fd81efbfd22c8f504dbf5dcf7272ec8886da06b5ad210f62d99941320971b90e8f9739117e33f8ee02bd673eb1e67604575f7d5e9e6b752f5d5b920f0d24140249991821d569e331e5b32a386249180a075433f1b3b6e172a52dbccb7d89100ffe6559261c1138fd801e8dca3a67d752bf0602fce18d181194314958edef16a73622bf799732851d013273a67e44e1c38a5b92e16a8cc97a01ca9531239d168d02ee7c98cc1c1bdeb76bd7d21ef0cd0b2fe2444ddf73247fbda0a6ac52361e0c08795fdc7f201dc381d3e701abcca407765075c5441791da702ceab37460680c3b653a3f8eef6e3571f26d6a0a5940056d7c9f4a58440a7a587ff7c788521 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D_NO_MIPMAP  format BC6H_UF16 FLOAT  size 72 4  normalized off  address 0x10040000  texels rows 04222040ac8c9f7de1008ba45ed91645bd886da06b5ad210f62d99941320971b22e8f9739117e33f8ee02bd673eb1e67464575f7d5e9e6b752f5d5b920f0d241ea249991821d569e331e5b32a3862491eff875eb3f1b3b6e172a52db8486d8915273622bf799732851d013273a67e44e3638a5b92e16a8cc97a01ca9531239d17ad02ee7c98cc1c1bdeb76bd7d21ef0c1eb2fe2444ddf73247fbda0a6ac52361e3c08795fdc7f201040014125000a480a756d7c9f4a58440a7a587ff7c788521ab4a978206aff02fffba070be584f9240f953a0d4541bcc92fb8f7e36f6ef69ff3d8efc74cebefc69969d355d219397877fd1526982d190873d4004fd38373cdfb9e3fa4e577a53d0f7f0d241055d6d1df74a61018e416f1981e7f1ae6080f33 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D_NO_MIPMAP  format BC6H_SF16 FLOAT  size 72 4  normalized off  address 0x10060000  texels rows 04222040ac8c9f7de1008ba45ed91645bd886da06b5ad210f62d99941320971b22e8f9739117e33f8ee02bd673eb1e67464575f7d5e9e6b752f5d5b920f0d241ea249991821d569e331e5b32a3862491eff875eb3f1b3b6e172a52db8486d8915273622bf799732851d013273a67e44e3638a5b92e16a8cc97a01ca9531239d17ad02ee7c98cc1c1bdeb76bd7d21ef0c1eb2fe2444ddf73247fbda0a6ac52361e3c08795fdc7f201040014125000a480a756d7c9f4a58440a7a587ff7c788521ab4a978206aff02fffba070be584f9240f953a0d4541bcc92fb8f7e36f6ef69ff3d8efc74cebefc69969d355d219397877fd1526982d190873d4004fd38373cdfb9e3fa4e577a53d0f7f0d241055d6d1df74a61018e416f1981e7f1ae6080f33 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D_NO_MIPMAP  format DXT45 UNORM  size 16 4  normalized off  address 0x10080000  texels rows 9e6a2a41ac8c9f7de15be15b5ed916452983ba61c00393577c487c48d2d284bf7eebff49065fbb5052665266037b8ac7fc34a0f9d52eae28a5cba5cb313f4faa }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D_NO_MIPMAP  format DXT23 UNORM  size 16 4  normalized off  address 0x100a0000  texels rows 9e6a2a41ac8c9f7de15be15b5ed916452983ba61c00393577c487c48d2d284bf7eebff49065fbb5052665266037b8ac7fc34a0f9d52eae28a5cba5cb313f4faa }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D_NO_MIPMAP  format DXT1 UNORM  size 64 4  normalized off  address 0x100c0000  texels rows 00000000e4e4e4e408008040e4e4e4e410000081e4e4e4e4180080c1e4e4e4e400000002e4e4e4e408008042e4e4e4e410000083e4e4e4e4180080c3e4e4e4e400000004e4e4e4e408008044e4e4e4e410000085e4e4e4e4180080c5e4e4e4e400000006e4e4e4e408008046e4e4e4e410000087e4e4e4e4180080c7e4e4e4e4 }
handle 6 texture 6 sampler 0

warp 0 {   # blocks.bc1.random
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 3 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 4 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 7 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 11 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 12 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x3ed6d6d7  R9 = 0x3ea2a2a3  R10 = 0x3f77f7f8  R11 = 0x3f800000
    expect lane 16 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 17 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 18 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 22 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 25 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 26 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 29 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 30 R8 = 0x3e24a4a5  R9 = 0x3f129293  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 31 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 1 {   # blocks.bc1.random
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 3 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 4 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 5 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 6 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 13 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f56d6d7  R9 = 0x3f0e8e8f  R10 = 0x3f3dbdbe  R11 = 0x3f800000
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 19 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 22 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 23 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 25 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 26 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 27 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 28 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 29 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 30 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 31 R8 = 0x3ef6f6f7  R9 = 0x3d808081  R10 = 0x3e24a4a5  R11 = 0x3f800000
}

warp 2 {   # blocks.bc1.random
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000)
        bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000)
        bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41a40000) bits(0x41ac0000)
        bits(0x41b40000) bits(0x41bc0000) bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000)
        bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000) bits(0x41a40000) bits(0x41ac0000)
        bits(0x41b40000) bits(0x41bc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 6 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 7 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 10 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 11 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f048485  R9 = 0x3ecacacb  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 21 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 22 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 23 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 24 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 25 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 26 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 27 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 28 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 29 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
    expect lane 30 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 31 R8 = 0x3f6feff0  R9 = 0x3ee2e2e3  R10 = 0x3e949495  R11 = 0x3f800000
}

warp 3 {   # blocks.bc1.random
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = { bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000)
        bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000)
        bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000)
        bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 3 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 9 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 12 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 13 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f3dbdbe  R9 = 0x3f77f7f8  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x3ec6c6c7  R9 = 0x3e60e0e1  R10 = 0x3f56d6d7  R11 = 0x3f800000
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x3ec6c6c7  R9 = 0x3e60e0e1  R10 = 0x3f56d6d7  R11 = 0x3f800000
    expect lane 21 R8 = 0x3ec6c6c7  R9 = 0x3e60e0e1  R10 = 0x3f56d6d7  R11 = 0x3f800000
    expect lane 22 R8 = 0x3ec6c6c7  R9 = 0x3e60e0e1  R10 = 0x3f56d6d7  R11 = 0x3f800000
    expect lane 23 R8 = 0x3ec6c6c7  R9 = 0x3e60e0e1  R10 = 0x3f56d6d7  R11 = 0x3f800000
    expect lane 24 R8 = 0x3ec6c6c7  R9 = 0x3e60e0e1  R10 = 0x3f56d6d7  R11 = 0x3f800000
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 30 R8 = 0x3ec6c6c7  R9 = 0x3e60e0e1  R10 = 0x3f56d6d7  R11 = 0x3f800000
    expect lane 31 R8 = 0x3ec6c6c7  R9 = 0x3e60e0e1  R10 = 0x3f56d6d7  R11 = 0x3f800000
}

warp 4 {   # blocks.bc7.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3dd0d0d1  R9 = 0x3e2cacad  R10 = 0x3f4ccccd  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e8a8a8b  R9 = 0x3eacacad  R10 = 0x3f63e3e4  R11 = 0x3f800000
    expect lane 2 R8 = 0x3ea8a8a9  R9 = 0x3ecececf  R10 = 0x3e008081  R11 = 0x3f800000
    expect lane 3 R8 = 0x3e44c4c5  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 4 R8 = 0x3e8a8a8b  R9 = 0x3eacacad  R10 = 0x3f63e3e4  R11 = 0x3f800000
    expect lane 5 R8 = 0x3ea8a8a9  R9 = 0x3ecececf  R10 = 0x3e008081  R11 = 0x3f800000
    expect lane 6 R8 = 0x3e848485  R9 = 0x3ebababb  R10 = 0x3ed8d8d9  R11 = 0x3f800000
    expect lane 7 R8 = 0x3e48c8c9  R9 = 0x3f71f1f2  R10 = 0x3f67e7e8  R11 = 0x3f800000
    expect lane 8 R8 = 0x3e929293  R9 = 0x3ec0c0c1  R10 = 0x3ea2a2a3  R11 = 0x3f800000
    expect lane 9 R8 = 0x3e9c9c9d  R9 = 0x3ec8c8c9  R10 = 0x3e64e4e5  R11 = 0x3f800000
    expect lane 10 R8 = 0x3e48c8c9  R9 = 0x3f71f1f2  R10 = 0x3f67e7e8  R11 = 0x3f800000
    expect lane 11 R8 = 0x3e48c8c9  R9 = 0x3f71f1f2  R10 = 0x3f67e7e8  R11 = 0x3f800000
    expect lane 12 R8 = 0x3e44c4c5  R9 = 0x3ea4a4a5  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 13 R8 = 0x3e48c8c9  R9 = 0x3f71f1f2  R10 = 0x3f67e7e8  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f1c9c9d  R9 = 0x3f4ececf  R10 = 0x3f800000  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f078788  R9 = 0x3f55d5d6  R10 = 0x3f7afafb  R11 = 0x3f800000
    expect lane 16 R8 = 0x3eeaeaeb  R9 = 0x3f008081  R10 = 0x3eb8b8b9  R11 = 0x3f800000
    expect lane 17 R8 = 0x3f0f8f90  R9 = 0x3f088889  R10 = 0x3eb8b8b9  R11 = 0x3f800000
    expect lane 18 R8 = 0x3f09898a  R9 = 0x3f2dadae  R10 = 0x3f09898a  R11 = 0x3f800000
    expect lane 19 R8 = 0x3d008081  R9 = 0x3f71f1f2  R10 = 0x3f25a5a6  R11 = 0x3f800000
    expect lane 20 R8 = 0x3f45c5c6  R9 = 0x3f19999a  R10 = 0x3eb8b8b9  R11 = 0x3f800000
    expect lane 21 R8 = 0x3f2babac  R9 = 0x3f119192  R10 = 0x3eb8b8b9  R11 = 0x3f800000
    expect lane 22 R8 = 0x3e78f8f9  R9 = 0x3f54d4d5  R10 = 0x3f19999a  R11 = 0x3f800000
    expect lane 23 R8 = 0x3d008081  R9 = 0x3f71f1f2  R10 = 0x3f25a5a6  R11 = 0x3f800000
    expect lane 24 R8 = 0x3d008081  R9 = 0x3f71f1f2  R10 = 0x3f25a5a6  R11 = 0x3f800000
    expect lane 25 R8 = 0x3ecacacb  R9 = 0x3f40c0c1  R10 = 0x3f119192  R11 = 0x3f800000
    expect lane 26 R8 = 0x3d008081  R9 = 0x3f71f1f2  R10 = 0x3f25a5a6  R11 = 0x3f800000
    expect lane 27 R8 = 0x3eeeeeef  R9 = 0x3f37b7b8  R10 = 0x3f0d8d8e  R11 = 0x3f800000
    expect lane 28 R8 = 0x3f0f8f90  R9 = 0x3f088889  R10 = 0x3eb8b8b9  R11 = 0x3f800000
    expect lane 29 R8 = 0x3eeaeaeb  R9 = 0x3f008081  R10 = 0x3eb8b8b9  R11 = 0x3f800000
    expect lane 30 R8 = 0x3f0f8f90  R9 = 0x3f088889  R10 = 0x3eb8b8b9  R11 = 0x3f800000
    expect lane 31 R8 = 0x3eeaeaeb  R9 = 0x3f008081  R10 = 0x3eb8b8b9  R11 = 0x3f800000
}

warp 5 {   # blocks.bc7.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3eaaaaab  R9 = 0x3f3ebebf  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 1 R8 = 0x3eaaaaab  R9 = 0x3f3ebebf  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 2 R8 = 0x3d008081  R9 = 0x3ef6f6f7  R10 = 0x3d008081  R11 = 0x3f800000
    expect lane 3 R8 = 0x3d008081  R9 = 0x3ef6f6f7  R10 = 0x3d008081  R11 = 0x3f800000
    expect lane 4 R8 = 0x3f56d6d7  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f800000
    expect lane 5 R8 = 0x3f77f7f8  R9 = 0x0  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 6 R8 = 0x3f77f7f8  R9 = 0x3f2dadae  R10 = 0x3f1c9c9d  R11 = 0x3f800000
    expect lane 7 R8 = 0x3f77f7f8  R9 = 0x0  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 8 R8 = 0x3f56d6d7  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f800000
    expect lane 9 R8 = 0x3f5ededf  R9 = 0x3f0c8c8d  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 10 R8 = 0x3f56d6d7  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f800000
    expect lane 11 R8 = 0x3f5ededf  R9 = 0x3f0c8c8d  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 12 R8 = 0x3f77f7f8  R9 = 0x3f2dadae  R10 = 0x3f1c9c9d  R11 = 0x3f800000
    expect lane 13 R8 = 0x3f66e6e7  R9 = 0x3ebcbcbd  R10 = 0x3f48c8c9  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f56d6d7  R9 = 0x3f43c3c4  R10 = 0x3f43c3c4  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f5ededf  R9 = 0x3f0c8c8d  R10 = 0x3f35b5b6  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f44c4c5  R9 = 0x3f52d2d3  R10 = 0x3f7afafb  R11 = 0x3f800000
    expect lane 17 R8 = 0x3f0a8a8b  R9 = 0x3ebcbcbd  R10 = 0x3ee0e0e1  R11 = 0x3f800000
    expect lane 18 R8 = 0x3f44c4c5  R9 = 0x3f52d2d3  R10 = 0x3f7afafb  R11 = 0x3f800000
    expect lane 19 R8 = 0x3e828283  R9 = 0x3dd8d8d9  R10 = 0x3e4ccccd  R11 = 0x3f800000
    expect lane 20 R8 = 0x3f44c4c5  R9 = 0x3f52d2d3  R10 = 0x3f7afafb  R11 = 0x3f800000
    expect lane 21 R8 = 0x3e828283  R9 = 0x3dd8d8d9  R10 = 0x3e4ccccd  R11 = 0x3f800000
    expect lane 22 R8 = 0x3ecacacb  R9 = 0x3e78f8f9  R10 = 0x3e78f8f9  R11 = 0x3f800000
    expect lane 23 R8 = 0x3f0b8b8c  R9 = 0x3ec4c4c5  R10 = 0x3e929293  R11 = 0x3f800000
    expect lane 24 R8 = 0x3f2fafb0  R9 = 0x3f058586  R10 = 0x3ea6a6a7  R11 = 0x3f800000
    expect lane 25 R8 = 0x3f0b8b8c  R9 = 0x3ec4c4c5  R10 = 0x3e929293  R11 = 0x3f800000
    expect lane 26 R8 = 0x3e828283  R9 = 0x3dd8d8d9  R10 = 0x3e4ccccd  R11 = 0x3f800000
    expect lane 27 R8 = 0x3f2fafb0  R9 = 0x3f058586  R10 = 0x3ea6a6a7  R11 = 0x3f800000
    expect lane 28 R8 = 0x3ecacacb  R9 = 0x3e78f8f9  R10 = 0x3e78f8f9  R11 = 0x3f800000
    expect lane 29 R8 = 0x3f2fafb0  R9 = 0x3f058586  R10 = 0x3ea6a6a7  R11 = 0x3f800000
    expect lane 30 R8 = 0x3e828283  R9 = 0x3dd8d8d9  R10 = 0x3e4ccccd  R11 = 0x3f800000
    expect lane 31 R8 = 0x3e828283  R9 = 0x3dd8d8d9  R10 = 0x3e4ccccd  R11 = 0x3f800000
}

warp 6 {   # blocks.bc7.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000)
        bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000)
        bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41a40000) bits(0x41ac0000)
        bits(0x41b40000) bits(0x41bc0000) bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000)
        bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000) bits(0x41a40000) bits(0x41ac0000)
        bits(0x41b40000) bits(0x41bc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3e949495  R9 = 0x3f5cdcdd  R10 = 0x3f2cacad  R11 = 0x3ef2f2f3
    expect lane 1 R8 = 0x3ed6d6d7  R9 = 0x3edcdcdd  R10 = 0x3ecacacb  R11 = 0x3ef2f2f3
    expect lane 2 R8 = 0x3e848485  R9 = 0x3f77f7f8  R10 = 0x3f3dbdbe  R11 = 0x3f47c7c8
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3f27a7a8  R10 = 0x3f09898a  R11 = 0x3f47c7c8
    expect lane 4 R8 = 0x3ed6d6d7  R9 = 0x3edcdcdd  R10 = 0x3ecacacb  R11 = 0x3f47c7c8
    expect lane 5 R8 = 0x3ef6f6f7  R9 = 0x3e64e4e5  R10 = 0x3e848485  R11 = 0x3f47c7c8
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3f09898a  R10 = 0x3eececed  R11 = 0x3f139394
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3f27a7a8  R10 = 0x3f09898a  R11 = 0x3ef2f2f3
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3f27a7a8  R10 = 0x3f09898a  R11 = 0x3f47c7c8
    expect lane 9 R8 = 0x3ed6d6d7  R9 = 0x3edcdcdd  R10 = 0x3ecacacb  R11 = 0x3f139394
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3f27a7a8  R10 = 0x3f09898a  R11 = 0x3ef2f2f3
    expect lane 11 R8 = 0x3ef6f6f7  R9 = 0x3e64e4e5  R10 = 0x3e848485  R11 = 0x3f139394
    expect lane 12 R8 = 0x3e949495  R9 = 0x3f5cdcdd  R10 = 0x3f2cacad  R11 = 0x3ef2f2f3
    expect lane 13 R8 = 0x3ee6e6e7  R9 = 0x3ea8a8a9  R10 = 0x3ea6a6a7  R11 = 0x3ef2f2f3
    expect lane 14 R8 = 0x3e949495  R9 = 0x3f5cdcdd  R10 = 0x3f2cacad  R11 = 0x3f47c7c8
    expect lane 15 R8 = 0x3eb4b4b5  R9 = 0x3f27a7a8  R10 = 0x3f09898a  R11 = 0x3f47c7c8
    expect lane 16 R8 = 0x3f79f9fa  R9 = 0x3f3bbbbc  R10 = 0x3e68e8e9  R11 = 0x3f0b8b8c
    expect lane 17 R8 = 0x3f79f9fa  R9 = 0x3efafafb  R10 = 0x3f119192  R11 = 0x3f3dbdbe
    expect lane 18 R8 = 0x3f46c6c7  R9 = 0x3efafafb  R10 = 0x3f119192  R11 = 0x3f3dbdbe
    expect lane 19 R8 = 0x3f79f9fa  R9 = 0x3efafafb  R10 = 0x3f119192  R11 = 0x3f3dbdbe
    expect lane 20 R8 = 0x3f79f9fa  R9 = 0x3efafafb  R10 = 0x3f119192  R11 = 0x3f3dbdbe
    expect lane 21 R8 = 0x3f79f9fa  R9 = 0x3efafafb  R10 = 0x3f119192  R11 = 0x3f3dbdbe
    expect lane 22 R8 = 0x3f2dadae  R9 = 0x3ebcbcbd  R10 = 0x3f3bbbbc  R11 = 0x3f55d5d6
    expect lane 23 R8 = 0x3f2dadae  R9 = 0x3ebcbcbd  R10 = 0x3f3bbbbc  R11 = 0x3f55d5d6
    expect lane 24 R8 = 0x3f46c6c7  R9 = 0x3efafafb  R10 = 0x3f119192  R11 = 0x3f3dbdbe
    expect lane 25 R8 = 0x3f79f9fa  R9 = 0x3efafafb  R10 = 0x3f119192  R11 = 0x3f3dbdbe
    expect lane 26 R8 = 0x3f60e0e1  R9 = 0x3efafafb  R10 = 0x3f119192  R11 = 0x3f3dbdbe
    expect lane 27 R8 = 0x3f2dadae  R9 = 0x3ebcbcbd  R10 = 0x3f3bbbbc  R11 = 0x3f55d5d6
    expect lane 28 R8 = 0x3f60e0e1  R9 = 0x3f3bbbbc  R10 = 0x3e68e8e9  R11 = 0x3f0b8b8c
    expect lane 29 R8 = 0x3f79f9fa  R9 = 0x3ebcbcbd  R10 = 0x3f3bbbbc  R11 = 0x3f55d5d6
    expect lane 30 R8 = 0x3f79f9fa  R9 = 0x3f1c9c9d  R10 = 0x3ec8c8c9  R11 = 0x3f23a3a4
    expect lane 31 R8 = 0x3f60e0e1  R9 = 0x3f1c9c9d  R10 = 0x3ec8c8c9  R11 = 0x3f23a3a4
}

warp 7 {   # blocks.bc7.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000)
        bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000)
        bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000)
        bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f159596  R9 = 0x3de8e8e9  R10 = 0x3eb8b8b9  R11 = 0x3eaaaaab
    expect lane 1 R8 = 0x3f1c9c9d  R9 = 0x3e149495  R10 = 0x3ea0a0a1  R11 = 0x3ea4a4a5
    expect lane 2 R8 = 0x3f46c6c7  R9 = 0x3e9e9e9f  R10 = 0x3da0a0a1  R11 = 0x3e7cfcfd
    expect lane 3 R8 = 0x3f159596  R9 = 0x3de8e8e9  R10 = 0x3eb8b8b9  R11 = 0x3eaaaaab
    expect lane 4 R8 = 0x3f3ababb  R9 = 0x3e888889  R10 = 0x3e149495  R11 = 0x3e888889
    expect lane 5 R8 = 0x3f23a3a4  R9 = 0x3e30b0b1  R10 = 0x3e8c8c8d  R11 = 0x3e9c9c9d
    expect lane 6 R8 = 0x3f19999a  R9 = 0x3e048485  R10 = 0x3eaaaaab  R11 = 0x3ea6a6a7
    expect lane 7 R8 = 0x3f1c9c9d  R9 = 0x3e149495  R10 = 0x3ea0a0a1  R11 = 0x3ea4a4a5
    expect lane 8 R8 = 0x3f1c9c9d  R9 = 0x3e149495  R10 = 0x3ea0a0a1  R11 = 0x3ea4a4a5
    expect lane 9 R8 = 0x3f37b7b8  R9 = 0x3e808081  R10 = 0x3e28a8a9  R11 = 0x3e8c8c8d
    expect lane 10 R8 = 0x3f28a8a9  R9 = 0x3e44c4c5  R10 = 0x3e808081  R11 = 0x3e989899
    expect lane 11 R8 = 0x3f2fafb0  R9 = 0x3e60e0e1  R10 = 0x3e54d4d5  R11 = 0x3e929293
    expect lane 12 R8 = 0x3f20a0a1  R9 = 0x3e20a0a1  R10 = 0x3e969697  R11 = 0x3ea0a0a1
    expect lane 13 R8 = 0x3f19999a  R9 = 0x3e048485  R10 = 0x3eaaaaab  R11 = 0x3ea6a6a7
    expect lane 14 R8 = 0x3f159596  R9 = 0x3de8e8e9  R10 = 0x3eb8b8b9  R11 = 0x3eaaaaab
    expect lane 15 R8 = 0x3f32b2b3  R9 = 0x3e6ceced  R10 = 0x3e40c0c1  R11 = 0x3e909091
    expect lane 16 R8 = 0x3f21a1a2  R9 = 0x3f109091  R10 = 0x3f29a9aa  R11 = 0x3e8a8a8b
    expect lane 17 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x3f28a8a9  R11 = 0x3f159596
    expect lane 18 R8 = 0x3f0a8a8b  R9 = 0x3f23a3a4  R10 = 0x3f0b8b8c  R11 = 0x3e50d0d1
    expect lane 19 R8 = 0x3f53d3d4  R9 = 0x3f6bebec  R10 = 0x3f028283  R11 = 0x3ed2d2d3
    expect lane 20 R8 = 0x3eeaeaeb  R9 = 0x3f36b6b7  R10 = 0x3edadadb  R11 = 0x3e109091
    expect lane 21 R8 = 0x3f169697  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3efcfcfd
    expect lane 22 R8 = 0x3f21a1a2  R9 = 0x3f109091  R10 = 0x3f29a9aa  R11 = 0x3e8a8a8b
    expect lane 23 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x3f28a8a9  R11 = 0x3f159596
    expect lane 24 R8 = 0x3f36b6b7  R9 = 0x3efafafb  R10 = 0x3f47c7c8  R11 = 0x3eaaaaab
    expect lane 25 R8 = 0x3f53d3d4  R9 = 0x3f6bebec  R10 = 0x3f028283  R11 = 0x3ed2d2d3
    expect lane 26 R8 = 0x3f0a8a8b  R9 = 0x3f23a3a4  R10 = 0x3f0b8b8c  R11 = 0x3e50d0d1
    expect lane 27 R8 = 0x3f53d3d4  R9 = 0x3f6bebec  R10 = 0x3f028283  R11 = 0x3ed2d2d3
    expect lane 28 R8 = 0x3f36b6b7  R9 = 0x3efafafb  R10 = 0x3f47c7c8  R11 = 0x3eaaaaab
    expect lane 29 R8 = 0x3f169697  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3efcfcfd
    expect lane 30 R8 = 0x3f36b6b7  R9 = 0x3efafafb  R10 = 0x3f47c7c8  R11 = 0x3eaaaaab
    expect lane 31 R8 = 0x3eaaaaab  R9 = 0x3f2aaaab  R10 = 0x3f28a8a9  R11 = 0x3f159596
}

warp 8 {   # blocks.bc7.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000) bits(0x42020000) bits(0x42060000)
        bits(0x420a0000) bits(0x420e0000) bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000)
        bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000) bits(0x42120000) bits(0x42160000)
        bits(0x421a0000) bits(0x421e0000) bits(0x42120000) bits(0x42160000) bits(0x421a0000) bits(0x421e0000)
        bits(0x42120000) bits(0x42160000) bits(0x421a0000) bits(0x421e0000) bits(0x42120000) bits(0x42160000)
        bits(0x421a0000) bits(0x421e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x3f35b5b6  R9 = 0x3f35b5b6  R10 = 0x3f048485  R11 = 0x3f800000
    expect lane 17 R8 = 0x3f19999a  R9 = 0x3f22a2a3  R10 = 0x3f048485  R11 = 0x3f800000
    expect lane 18 R8 = 0x3ef8f8f9  R9 = 0x3f0f8f90  R10 = 0x3f048485  R11 = 0x3f800000
    expect lane 19 R8 = 0x3f19999a  R9 = 0x3f22a2a3  R10 = 0x3f048485  R11 = 0x3f800000
    expect lane 20 R8 = 0x3eb0b0b1  R9 = 0x3e9c9c9d  R10 = 0x3ecccccd  R11 = 0x3f800000
    expect lane 21 R8 = 0x3e4ccccd  R9 = 0x3e38b8b9  R10 = 0x3f28a8a9  R11 = 0x3f800000
    expect lane 22 R8 = 0x3e048485  R9 = 0x3df8f8f9  R10 = 0x3f48c8c9  R11 = 0x3f800000
    expect lane 23 R8 = 0x3e4ccccd  R9 = 0x3e38b8b9  R10 = 0x3f28a8a9  R11 = 0x3f800000
    expect lane 24 R8 = 0x0  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 25 R8 = 0x3ef6f6f7  R9 = 0x3ed6d6d7  R10 = 0x3f4ececf  R11 = 0x3f800000
    expect lane 26 R8 = 0x3e0c8c8d  R9 = 0x3f2cacad  R10 = 0x3f48c8c9  R11 = 0x3f800000
    expect lane 27 R8 = 0x0  R9 = 0x3f46c6c7  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 28 R8 = 0x3d888889  R9 = 0x3f39b9ba  R10 = 0x3f47c7c8  R11 = 0x3f800000
    expect lane 29 R8 = 0x3ed4d4d5  R9 = 0x3ef0f0f1  R10 = 0x3f4dcdce  R11 = 0x3f800000
    expect lane 30 R8 = 0x3d888889  R9 = 0x3f39b9ba  R10 = 0x3f47c7c8  R11 = 0x3f800000
    expect lane 31 R8 = 0x3e8e8e8f  R9 = 0x3f119192  R10 = 0x3f4bcbcc  R11 = 0x3f800000
}

warp 9 {   # blocks.bc7.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000) bits(0x42220000) bits(0x42260000)
        bits(0x422a0000) bits(0x422e0000) bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000)
        bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000) bits(0x42320000) bits(0x42360000)
        bits(0x423a0000) bits(0x423e0000) bits(0x42320000) bits(0x42360000) bits(0x423a0000) bits(0x423e0000)
        bits(0x42320000) bits(0x42360000) bits(0x423a0000) bits(0x423e0000) bits(0x42320000) bits(0x42360000)
        bits(0x423a0000) bits(0x423e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f4fcfd0  R9 = 0x3f5fdfe0  R10 = 0x3f23a3a4  R11 = 0x3f800000
    expect lane 1 R8 = 0x3f42c2c3  R9 = 0x3f57d7d8  R10 = 0x3e44c4c5  R11 = 0x3f800000
    expect lane 2 R8 = 0x3f29a9aa  R9 = 0x3f46c6c7  R10 = 0x3e969697  R11 = 0x3f800000
    expect lane 3 R8 = 0x3f088889  R9 = 0x3f44c4c5  R10 = 0x3ecccccd  R11 = 0x3f800000
    expect lane 4 R8 = 0x3f1f9fa0  R9 = 0x3f4dcdce  R10 = 0x3ef4f4f5  R11 = 0x3f800000
    expect lane 5 R8 = 0x3eeaeaeb  R9 = 0x3f23a3a4  R10 = 0x3f038384  R11 = 0x3f800000
    expect lane 6 R8 = 0x3e868687  R9 = 0x3f028283  R10 = 0x3f38b8b9  R11 = 0x3f800000
    expect lane 7 R8 = 0x3f37b7b8  R9 = 0x3f56d6d7  R10 = 0x3f0f8f90  R11 = 0x3f800000
    expect lane 8 R8 = 0x3e189899  R9 = 0x3f1f9fa0  R10 = 0x3d909091  R11 = 0x3f800000
    expect lane 9 R8 = 0x3eeaeaeb  R9 = 0x3f23a3a4  R10 = 0x3f038384  R11 = 0x3f800000
    expect lane 10 R8 = 0x3f42c2c3  R9 = 0x3f57d7d8  R10 = 0x3e44c4c5  R11 = 0x3f800000
    expect lane 11 R8 = 0x3f1f9fa0  R9 = 0x3f4dcdce  R10 = 0x3ef4f4f5  R11 = 0x3f800000
    expect lane 12 R8 = 0x3e78f8f9  R9 = 0x3f28a8a9  R10 = 0x3e189899  R11 = 0x3f800000
    expect lane 13 R8 = 0x3eb8b8b9  R9 = 0x3f139394  R10 = 0x3f1e9e9f  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f109091  R9 = 0x3f36b6b7  R10 = 0x3ecccccd  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f1f9fa0  R9 = 0x3f4dcdce  R10 = 0x3ef4f4f5  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f67e7e8  R9 = 0x3ec6c6c7  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 17 R8 = 0x3f129293  R9 = 0x3f48c8c9  R10 = 0x3f159596  R11 = 0x3f800000
    expect lane 18 R8 = 0x3f129293  R9 = 0x3f48c8c9  R10 = 0x3f159596  R11 = 0x3f800000
    expect lane 19 R8 = 0x3f2dadae  R9 = 0x3f4ececf  R10 = 0x3f25a5a6  R11 = 0x3f800000
    expect lane 20 R8 = 0x3f51d1d2  R9 = 0x3e8a8a8b  R10 = 0x3e30b0b1  R11 = 0x3f800000
    expect lane 21 R8 = 0x3f3bbbbc  R9 = 0x3e189899  R10 = 0x3e5cdcdd  R11 = 0x3f800000
    expect lane 22 R8 = 0x3f2dadae  R9 = 0x3f4ececf  R10 = 0x3f25a5a6  R11 = 0x3f800000
    expect lane 23 R8 = 0x3eeaeaeb  R9 = 0x3f43c3c4  R10 = 0x3f038384  R11 = 0x3f800000
    expect lane 24 R8 = 0x3f67e7e8  R9 = 0x3ec6c6c7  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 25 R8 = 0x3f25a5a6  R9 = 0x3d008081  R10 = 0x3e848485  R11 = 0x3f800000
    expect lane 26 R8 = 0x3f32b2b3  R9 = 0x3f1f9fa0  R10 = 0x3f38b8b9  R11 = 0x3f800000
    expect lane 27 R8 = 0x3f41c1c2  R9 = 0x3f1a9a9b  R10 = 0x3f22a2a3  R11 = 0x3f800000
    expect lane 28 R8 = 0x3f67e7e8  R9 = 0x3ec6c6c7  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 29 R8 = 0x3f41c1c2  R9 = 0x3f1a9a9b  R10 = 0x3f22a2a3  R11 = 0x3f800000
    expect lane 30 R8 = 0x3f41c1c2  R9 = 0x3f1a9a9b  R10 = 0x3f22a2a3  R11 = 0x3f800000
    expect lane 31 R8 = 0x3f32b2b3  R9 = 0x3f1f9fa0  R10 = 0x3f38b8b9  R11 = 0x3f800000
}

warp 10 {   # blocks.bc7.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000) bits(0x42420000) bits(0x42460000)
        bits(0x424a0000) bits(0x424e0000) bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000)
        bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000) bits(0x42520000) bits(0x42560000)
        bits(0x425a0000) bits(0x425e0000) bits(0x42520000) bits(0x42560000) bits(0x425a0000) bits(0x425e0000)
        bits(0x42520000) bits(0x42560000) bits(0x425a0000) bits(0x425e0000) bits(0x42520000) bits(0x42560000)
        bits(0x425a0000) bits(0x425e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3eaaaaab  R9 = 0x3e9a9a9b  R10 = 0x3f62e2e3  R11 = 0x3f800000
    expect lane 1 R8 = 0x3e3cbcbd  R9 = 0x3dc8c8c9  R10 = 0x3f6bebec  R11 = 0x3f800000
    expect lane 2 R8 = 0x3e3cbcbd  R9 = 0x3dc8c8c9  R10 = 0x3f6bebec  R11 = 0x3f800000
    expect lane 3 R8 = 0x3ebababb  R9 = 0x3ebcbcbd  R10 = 0x3f72f2f3  R11 = 0x3f800000
    expect lane 4 R8 = 0x3ed0d0d1  R9 = 0x3ecccccd  R10 = 0x3f5ededf  R11 = 0x3f800000
    expect lane 5 R8 = 0x3ed0d0d1  R9 = 0x3ecccccd  R10 = 0x3f5ededf  R11 = 0x3f800000
    expect lane 6 R8 = 0x3f189899  R9 = 0x3e969697  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 7 R8 = 0x3ebababb  R9 = 0x3ebcbcbd  R10 = 0x3f72f2f3  R11 = 0x3f800000
    expect lane 8 R8 = 0x3e3cbcbd  R9 = 0x3dc8c8c9  R10 = 0x3f6bebec  R11 = 0x3f800000
    expect lane 9 R8 = 0x3f189899  R9 = 0x3e969697  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 10 R8 = 0x3e189899  R9 = 0x3ee0e0e1  R10 = 0x3f74f4f5  R11 = 0x3f800000
    expect lane 11 R8 = 0x3f189899  R9 = 0x3e969697  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 12 R8 = 0x3ebababb  R9 = 0x3ebcbcbd  R10 = 0x3f72f2f3  R11 = 0x3f800000
    expect lane 13 R8 = 0x3f189899  R9 = 0x3e969697  R10 = 0x3f6feff0  R11 = 0x3f800000
    expect lane 14 R8 = 0x3f4fcfd0  R9 = 0x3e64e4e5  R10 = 0x3f6dedee  R11 = 0x3f800000
    expect lane 15 R8 = 0x3f4fcfd0  R9 = 0x3e64e4e5  R10 = 0x3f6dedee  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f189899  R9 = 0x3f62e2e3  R10 = 0x3d808081  R11 = 0x3f66e6e7
    expect lane 17 R8 = 0x3f1f9fa0  R9 = 0x3f6dedee  R10 = 0x3d808081  R11 = 0x3f33b3b4
    expect lane 18 R8 = 0x3f1f9fa0  R9 = 0x3f77f7f8  R10 = 0x3d808081  R11 = 0x3f33b3b4
    expect lane 19 R8 = 0x3f26a6a7  R9 = 0x3f62e2e3  R10 = 0x3d808081  R11 = 0x3efafafb
    expect lane 20 R8 = 0x3f149495  R9 = 0x3f62e2e3  R10 = 0x3d808081  R11 = 0x3f800000
    expect lane 21 R8 = 0x3f22a2a3  R9 = 0x3f6dedee  R10 = 0x3d808081  R11 = 0x3f169697
    expect lane 22 R8 = 0x3f1b9b9c  R9 = 0x3f62e2e3  R10 = 0x3d808081  R11 = 0x3f4ccccd
    expect lane 23 R8 = 0x3f1f9fa0  R9 = 0x3f6dedee  R10 = 0x3d808081  R11 = 0x3f33b3b4
    expect lane 24 R8 = 0x3f26a6a7  R9 = 0x3f77f7f8  R10 = 0x3d808081  R11 = 0x3efafafb
    expect lane 25 R8 = 0x3f149495  R9 = 0x3f57d7d8  R10 = 0x3d808081  R11 = 0x3f800000
    expect lane 26 R8 = 0x3f2dadae  R9 = 0x3f6dedee  R10 = 0x3d808081  R11 = 0x3e949495
    expect lane 27 R8 = 0x3f189899  R9 = 0x3f6dedee  R10 = 0x3d808081  R11 = 0x3f66e6e7
    expect lane 28 R8 = 0x3f1b9b9c  R9 = 0x3f62e2e3  R10 = 0x3d808081  R11 = 0x3f4ccccd
    expect lane 29 R8 = 0x3f1b9b9c  R9 = 0x3f77f7f8  R10 = 0x3d808081  R11 = 0x3f4ccccd
    expect lane 30 R8 = 0x3f149495  R9 = 0x3f77f7f8  R10 = 0x3d808081  R11 = 0x3f800000
    expect lane 31 R8 = 0x3f1f9fa0  R9 = 0x3f62e2e3  R10 = 0x3d808081  R11 = 0x3f33b3b4
}

warp 11 {   # blocks.bc7.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000) bits(0x42620000) bits(0x42660000)
        bits(0x426a0000) bits(0x426e0000) bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000)
        bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000) bits(0x42720000) bits(0x42760000)
        bits(0x427a0000) bits(0x427e0000) bits(0x42720000) bits(0x42760000) bits(0x427a0000) bits(0x427e0000)
        bits(0x42720000) bits(0x42760000) bits(0x427a0000) bits(0x427e0000) bits(0x42720000) bits(0x42760000)
        bits(0x427a0000) bits(0x427e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3ec2c2c3  R9 = 0x3f3bbbbc  R10 = 0x3ef8f8f9  R11 = 0x3f65e5e6
    expect lane 1 R8 = 0x3df0f0f1  R9 = 0x3f59d9da  R10 = 0x3ef8f8f9  R11 = 0x3f31b1b2
    expect lane 2 R8 = 0x3e78f8f9  R9 = 0x3f4bcbcc  R10 = 0x0  R11 = 0x3f4bcbcc
    expect lane 3 R8 = 0x3ec2c2c3  R9 = 0x3f3bbbbc  R10 = 0x3ea6a6a7  R11 = 0x3f65e5e6
    expect lane 4 R8 = 0x3f018182  R9 = 0x3f2dadae  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 5 R8 = 0x3df0f0f1  R9 = 0x3f59d9da  R10 = 0x3e24a4a5  R11 = 0x3f31b1b2
    expect lane 6 R8 = 0x3ec2c2c3  R9 = 0x3f3bbbbc  R10 = 0x3ea6a6a7  R11 = 0x3f65e5e6
    expect lane 7 R8 = 0x3e78f8f9  R9 = 0x3f4bcbcc  R10 = 0x3ef8f8f9  R11 = 0x3f4bcbcc
    expect lane 8 R8 = 0x3e78f8f9  R9 = 0x3f4bcbcc  R10 = 0x3ef8f8f9  R11 = 0x3f4bcbcc
    expect lane 9 R8 = 0x3df0f0f1  R9 = 0x3f59d9da  R10 = 0x0  R11 = 0x3f31b1b2
    expect lane 10 R8 = 0x3f018182  R9 = 0x3f2dadae  R10 = 0x0  R11 = 0x3f800000
    expect lane 11 R8 = 0x3f018182  R9 = 0x3f2dadae  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 12 R8 = 0x3df0f0f1  R9 = 0x3f59d9da  R10 = 0x3e24a4a5  R11 = 0x3f31b1b2
    expect lane 13 R8 = 0x3df0f0f1  R9 = 0x3f59d9da  R10 = 0x3e24a4a5  R11 = 0x3f31b1b2
    expect lane 14 R8 = 0x3ec2c2c3  R9 = 0x3f3bbbbc  R10 = 0x3ef8f8f9  R11 = 0x3f65e5e6
    expect lane 15 R8 = 0x3f018182  R9 = 0x3f2dadae  R10 = 0x0  R11 = 0x3f800000
    expect lane 16 R8 = 0x3f149495  R9 = 0x3ef4f4f5  R10 = 0x3ea6a6a7  R11 = 0x3f09898a
    expect lane 17 R8 = 0x3f51d1d2  R9 = 0x3eeeeeef  R10 = 0x3df8f8f9  R11 = 0x3e969697
    expect lane 18 R8 = 0x3f09898a  R9 = 0x3ef6f6f7  R10 = 0x3eb8b8b9  R11 = 0x3f149495
    expect lane 19 R8 = 0x3ecacacb  R9 = 0x3efafafb  R10 = 0x3ef4f4f5  R11 = 0x3f38b8b9
    expect lane 20 R8 = 0x3f43c3c4  R9 = 0x3ef0f0f1  R10 = 0x3e2cacad  R11 = 0x3eb2b2b3
    expect lane 21 R8 = 0x3f5cdcdd  R9 = 0x3eececed  R10 = 0x3db0b0b1  R11 = 0x3e808081
    expect lane 22 R8 = 0x3e58d8d9  R9 = 0x3f008081  R10 = 0x3f22a2a3  R11 = 0x3f68e8e9
    expect lane 23 R8 = 0x3e9e9e9f  R9 = 0x3efefeff  R10 = 0x3f0d8d8e  R11 = 0x3f4fcfd0
    expect lane 24 R8 = 0x3eb4b4b5  R9 = 0x3efcfcfd  R10 = 0x3f038384  R11 = 0x3f43c3c4
    expect lane 25 R8 = 0x3ecacacb  R9 = 0x3efafafb  R10 = 0x3ef4f4f5  R11 = 0x3f38b8b9
    expect lane 26 R8 = 0x3f09898a  R9 = 0x3ef6f6f7  R10 = 0x3eb8b8b9  R11 = 0x3f149495
    expect lane 27 R8 = 0x3f38b8b9  R9 = 0x3ef0f0f1  R10 = 0x3e50d0d1  R11 = 0x3ec8c8c9
    expect lane 28 R8 = 0x3f149495  R9 = 0x3ef4f4f5  R10 = 0x3ea6a6a7  R11 = 0x3f09898a
    expect lane 29 R8 = 0x3f2dadae  R9 = 0x3ef2f2f3  R10 = 0x3e78f8f9  R11 = 0x3ee0e0e1
    expect lane 30 R8 = 0x3f149495  R9 = 0x3ef4f4f5  R10 = 0x3ea6a6a7  R11 = 0x3f09898a
    expect lane 31 R8 = 0x3f5cdcdd  R9 = 0x3eececed  R10 = 0x3db0b0b1  R11 = 0x3e808081
}

warp 12 {   # blocks.bc7.random
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = { bits(0x42810000) bits(0x42830000) bits(0x42850000) bits(0x42870000) bits(0x42810000) bits(0x42830000)
        bits(0x42850000) bits(0x42870000) bits(0x42810000) bits(0x42830000) bits(0x42850000) bits(0x42870000)
        bits(0x42810000) bits(0x42830000) bits(0x42850000) bits(0x42870000) bits(0x42890000) bits(0x428b0000)
        bits(0x428d0000) bits(0x428f0000) bits(0x42890000) bits(0x428b0000) bits(0x428d0000) bits(0x428f0000)
        bits(0x42890000) bits(0x428b0000) bits(0x428d0000) bits(0x428f0000) bits(0x42890000) bits(0x428b0000)
        bits(0x428d0000) bits(0x428f0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f4ececf  R9 = 0x3eb2b2b3  R10 = 0x3f63e3e4  R11 = 0x3f42c2c3
    expect lane 1 R8 = 0x3f3fbfc0  R9 = 0x3ee4e4e5  R10 = 0x3f6bebec  R11 = 0x3f5bdbdc
    expect lane 2 R8 = 0x3f3fbfc0  R9 = 0x3ee4e4e5  R10 = 0x3f6bebec  R11 = 0x3f5bdbdc
    expect lane 3 R8 = 0x3f2eaeaf  R9 = 0x3f109091  R10 = 0x3ec8c8c9  R11 = 0x3e64e4e5
    expect lane 4 R8 = 0x3f5bdbdc  R9 = 0x3e828283  R10 = 0x3f5bdbdc  R11 = 0x3f2aaaab
    expect lane 5 R8 = 0x3f5bdbdc  R9 = 0x3e828283  R10 = 0x3f5bdbdc  R11 = 0x3f2aaaab
    expect lane 6 R8 = 0x3f2eaeaf  R9 = 0x3f109091  R10 = 0x3ec8c8c9  R11 = 0x3e64e4e5
    expect lane 7 R8 = 0x3f57d7d8  R9 = 0x3f3ebebf  R10 = 0x3f800000  R11 = 0x3f1e9e9f
    expect lane 8 R8 = 0x3f3fbfc0  R9 = 0x3ee4e4e5  R10 = 0x3f6bebec  R11 = 0x3f5bdbdc
    expect lane 9 R8 = 0x3f5bdbdc  R9 = 0x3e828283  R10 = 0x3f5bdbdc  R11 = 0x3f2aaaab
    expect lane 10 R8 = 0x3f2eaeaf  R9 = 0x3f109091  R10 = 0x3ec8c8c9  R11 = 0x3e64e4e5
    expect lane 11 R8 = 0x3f2eaeaf  R9 = 0x3f109091  R10 = 0x3ec8c8c9  R11 = 0x3e64e4e5
    expect lane 12 R8 = 0x3f3fbfc0  R9 = 0x3ee4e4e5  R10 = 0x3f6bebec  R11 = 0x3f5bdbdc
    expect lane 13 R8 = 0x3f43c3c4  R9 = 0x3f27a7a8  R10 = 0x3f33b3b4  R11 = 0x3edadadb
    expect lane 14 R8 = 0x3f1a9a9b  R9 = 0x3ef2f2f3  R10 = 0x3dc0c0c1  R11 = 0x3d008081
    expect lane 15 R8 = 0x3f2eaeaf  R9 = 0x3f109091  R10 = 0x3ec8c8c9  R11 = 0x3e64e4e5
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 30 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 13 {   # blocks.bc6hu.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3c13e000  R9 = 0x38f58000  R10 = 0x40386000
    expect lane 1 R8 = 0x3c1fe000  R9 = 0x38f9e000  R10 = 0x403de000
    expect lane 2 R8 = 0x3beb2000  R9 = 0x38da4000  R10 = 0x40666000
    expect lane 3 R8 = 0x3bf46000  R9 = 0x38e14000  R10 = 0x40642000
    expect lane 4 R8 = 0x3c13e000  R9 = 0x38f58000  R10 = 0x40386000
    expect lane 5 R8 = 0x3c014000  R9 = 0x38eec000  R10 = 0x40300000
    expect lane 6 R8 = 0x3bf54000  R9 = 0x38ea6000  R10 = 0x402a8000
    expect lane 7 R8 = 0x3bf46000  R9 = 0x38e14000  R10 = 0x40642000
    expect lane 8 R8 = 0x3c19e000  R9 = 0x38f7c000  R10 = 0x403b2000
    expect lane 9 R8 = 0x3c0de000  R9 = 0x38f36000  R10 = 0x4035c000
    expect lane 10 R8 = 0x3c0de000  R9 = 0x38f36000  R10 = 0x4035c000
    expect lane 11 R8 = 0x3bfda000  R9 = 0x38e86000  R10 = 0x40620000
    expect lane 12 R8 = 0x3c19e000  R9 = 0x38f7c000  R10 = 0x403b2000
    expect lane 13 R8 = 0x3c13e000  R9 = 0x38f58000  R10 = 0x40386000
    expect lane 14 R8 = 0x3c19e000  R9 = 0x38f7c000  R10 = 0x403b2000
    expect lane 15 R8 = 0x3c13e000  R9 = 0x38f58000  R10 = 0x40386000
    expect lane 16 R8 = 0x40dbc000  R9 = 0x43b16000  R10 = 0x40b12000
    expect lane 17 R8 = 0x40a32000  R9 = 0x4362e000  R10 = 0x41384000
    expect lane 18 R8 = 0x405b0000  R9 = 0x41002000  R10 = 0x3e026000
    expect lane 19 R8 = 0x42988000  R9 = 0x41e92000  R10 = 0x3e91c000
    expect lane 20 R8 = 0x41536000  R9 = 0x44570000  R10 = 0x3f93e000
    expect lane 21 R8 = 0x41720000  R9 = 0x41718000  R10 = 0x3e482000
    expect lane 22 R8 = 0x40e68000  R9 = 0x4138c000  R10 = 0x3e254000
    expect lane 23 R8 = 0x3fcf8000  R9 = 0x40c78000  R10 = 0x3ddf8000
    expect lane 24 R8 = 0x3fcf8000  R9 = 0x40c78000  R10 = 0x3ddf8000
    expect lane 25 R8 = 0x40e68000  R9 = 0x4138c000  R10 = 0x3e254000
    expect lane 26 R8 = 0x43240000  R9 = 0x4221c000  R10 = 0x3eb4a000
    expect lane 27 R8 = 0x42988000  R9 = 0x41e92000  R10 = 0x3e91c000
    expect lane 28 R8 = 0x420d0000  R9 = 0x41b06000  R10 = 0x3e6ee000
    expect lane 29 R8 = 0x41720000  R9 = 0x41718000  R10 = 0x3e482000
    expect lane 30 R8 = 0x41720000  R9 = 0x41718000  R10 = 0x3e482000
    expect lane 31 R8 = 0x3fcf8000  R9 = 0x40c78000  R10 = 0x3ddf8000
}

warp 14 {   # blocks.bc6hu.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x46074000  R9 = 0x47636000  R10 = 0x4126c000
    expect lane 1 R8 = 0x46074000  R9 = 0x47636000  R10 = 0x4126c000
    expect lane 2 R8 = 0x461c6000  R9 = 0x475e0000  R10 = 0x41294000
    expect lane 3 R8 = 0x46178000  R9 = 0x475ee000  R10 = 0x412a2000
    expect lane 4 R8 = 0x46140000  R9 = 0x475f6000  R10 = 0x412aa000
    expect lane 5 R8 = 0x45f3c000  R9 = 0x47584000  R10 = 0x41256000
    expect lane 6 R8 = 0x45ff2000  R9 = 0x475ec000  R10 = 0x41264000
    expect lane 7 R8 = 0x46178000  R9 = 0x475ee000  R10 = 0x412a2000
    expect lane 8 R8 = 0x46178000  R9 = 0x475ee000  R10 = 0x412a2000
    expect lane 9 R8 = 0x45fb6000  R9 = 0x475ca000  R10 = 0x41260000
    expect lane 10 R8 = 0x46036000  R9 = 0x47612000  R10 = 0x41268000
    expect lane 11 R8 = 0x4610c000  R9 = 0x47600000  R10 = 0x412b4000
    expect lane 12 R8 = 0x461ac000  R9 = 0x475e6000  R10 = 0x4129a000
    expect lane 13 R8 = 0x46126000  R9 = 0x475fc000  R10 = 0x412b0000
    expect lane 14 R8 = 0x460b0000  R9 = 0x47658000  R10 = 0x41272000
    expect lane 15 R8 = 0x46036000  R9 = 0x47612000  R10 = 0x41268000
    expect lane 16 R8 = 0x43f0a000  R9 = 0x4563e000  R10 = 0x3dc70000
    expect lane 17 R8 = 0x43e9e000  R9 = 0x4559c000  R10 = 0x3dc5e000
    expect lane 18 R8 = 0x43ed6000  R9 = 0x455f0000  R10 = 0x3dc66000
    expect lane 19 R8 = 0x43e84000  R9 = 0x45576000  R10 = 0x3dc5a000
    expect lane 20 R8 = 0x43e9e000  R9 = 0x4559c000  R10 = 0x3dc5e000
    expect lane 21 R8 = 0x43f24000  R9 = 0x45664000  R10 = 0x3dc74000
    expect lane 22 R8 = 0x43eb8000  R9 = 0x455c4000  R10 = 0x3dc62000
    expect lane 23 R8 = 0x43f24000  R9 = 0x45664000  R10 = 0x3dc74000
    expect lane 24 R8 = 0x43f24000  R9 = 0x45664000  R10 = 0x3dc74000
    expect lane 25 R8 = 0x43e6a000  R9 = 0x4554e000  R10 = 0x3dc54000
    expect lane 26 R8 = 0x43e9e000  R9 = 0x4559c000  R10 = 0x3dc5e000
    expect lane 27 R8 = 0x43eb8000  R9 = 0x455c4000  R10 = 0x3dc62000
    expect lane 28 R8 = 0x43e66000  R9 = 0x4560c000  R10 = 0x3dc54000
    expect lane 29 R8 = 0x43e50000  R9 = 0x456be000  R10 = 0x3dcf0000
    expect lane 30 R8 = 0x43e4c000  R9 = 0x456e0000  R10 = 0x3dd0e000
    expect lane 31 R8 = 0x43e50000  R9 = 0x456be000  R10 = 0x3dcf0000
}

warp 15 {   # blocks.bc6hu.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000)
        bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000)
        bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41a40000) bits(0x41ac0000)
        bits(0x41b40000) bits(0x41bc0000) bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000)
        bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000) bits(0x41a40000) bits(0x41ac0000)
        bits(0x41b40000) bits(0x41bc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x423a4000
    expect lane 1 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x4236e000
    expect lane 2 R8 = 0x41eee000  R9 = 0x45ede000  R10 = 0x4234a000
    expect lane 3 R8 = 0x41efc000  R9 = 0x45ece000  R10 = 0x42346000
    expect lane 4 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x42392000
    expect lane 5 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x4235c000
    expect lane 6 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x423c6000
    expect lane 7 R8 = 0x41f32000  R9 = 0x45e86000  R10 = 0x42334000
    expect lane 8 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x4235c000
    expect lane 9 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x423c6000
    expect lane 10 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x423a4000
    expect lane 11 R8 = 0x41f08000  R9 = 0x45ebc000  R10 = 0x42342000
    expect lane 12 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x423a4000
    expect lane 13 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x423a4000
    expect lane 14 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x4237e000
    expect lane 15 R8 = 0x41fc8000  R9 = 0x45f1c000  R10 = 0x4237e000
    expect lane 16 R8 = 0x3ec48000  R9 = 0x43510000  R10 = 0x43234000
    expect lane 17 R8 = 0x3ec48000  R9 = 0x43512000  R10 = 0x43234000
    expect lane 18 R8 = 0x3ec4c000  R9 = 0x4350e000  R10 = 0x43232000
    expect lane 19 R8 = 0x3ec48000  R9 = 0x43512000  R10 = 0x43234000
    expect lane 20 R8 = 0x3ec48000  R9 = 0x43512000  R10 = 0x43234000
    expect lane 21 R8 = 0x3ec4a000  R9 = 0x43510000  R10 = 0x43234000
    expect lane 22 R8 = 0x3ec4c000  R9 = 0x4350c000  R10 = 0x43232000
    expect lane 23 R8 = 0x3ec4e000  R9 = 0x4350c000  R10 = 0x43232000
    expect lane 24 R8 = 0x3ec4a000  R9 = 0x43510000  R10 = 0x43234000
    expect lane 25 R8 = 0x3ec4c000  R9 = 0x4350e000  R10 = 0x43232000
    expect lane 26 R8 = 0x3ec4a000  R9 = 0x43510000  R10 = 0x43232000
    expect lane 27 R8 = 0x3ec4c000  R9 = 0x4350e000  R10 = 0x43232000
    expect lane 28 R8 = 0x3ec4c000  R9 = 0x4350e000  R10 = 0x43232000
    expect lane 29 R8 = 0x3ec4e000  R9 = 0x4350c000  R10 = 0x43232000
    expect lane 30 R8 = 0x3ec48000  R9 = 0x43512000  R10 = 0x43234000
    expect lane 31 R8 = 0x3ec4c000  R9 = 0x4350e000  R10 = 0x43232000
}

warp 16 {   # blocks.bc6hu.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000)
        bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000)
        bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000)
        bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x415ac000  R9 = 0x43e5c000  R10 = 0x410d4000
    expect lane 1 R8 = 0x3fd54000  R9 = 0x43ac0000  R10 = 0x409e8000
    expect lane 2 R8 = 0x3fc3e000  R9 = 0x43b06000  R10 = 0x409c6000
    expect lane 3 R8 = 0x3fb26000  R9 = 0x43b4c000  R10 = 0x409a2000
    expect lane 4 R8 = 0x41520000  R9 = 0x43d44000  R10 = 0x40c78000
    expect lane 5 R8 = 0x4148c000  R9 = 0x43c1e000  R10 = 0x407de000
    expect lane 6 R8 = 0x41400000  R9 = 0x43b06000  R10 = 0x40382000
    expect lane 7 R8 = 0x3fd54000  R9 = 0x43ac0000  R10 = 0x409e8000
    expect lane 8 R8 = 0x3f6ac000  R9 = 0x43c6c000  R10 = 0x40914000
    expect lane 9 R8 = 0x4148c000  R9 = 0x43c1e000  R10 = 0x407de000
    expect lane 10 R8 = 0x41566000  R9 = 0x43dd0000  R10 = 0x40ea6000
    expect lane 11 R8 = 0x41520000  R9 = 0x43d44000  R10 = 0x40c78000
    expect lane 12 R8 = 0x3f7c2000  R9 = 0x43c26000  R10 = 0x40936000
    expect lane 13 R8 = 0x3f8da000  R9 = 0x43be0000  R10 = 0x40958000
    expect lane 14 R8 = 0x3fb26000  R9 = 0x43b4c000  R10 = 0x409a2000
    expect lane 15 R8 = 0x41520000  R9 = 0x43d44000  R10 = 0x40c78000
    expect lane 16 R8 = 0x43d7e000  R9 = 0x3c82c000  R10 = 0x3d6be000
    expect lane 17 R8 = 0x43c22000  R9 = 0x3c82c000  R10 = 0x3d8a6000
    expect lane 18 R8 = 0x44362000  R9 = 0x3bd54000  R10 = 0x3df44000
    expect lane 19 R8 = 0x44362000  R9 = 0x3bd54000  R10 = 0x3df44000
    expect lane 20 R8 = 0x43eee000  R9 = 0x3c82c000  R10 = 0x3d4bc000
    expect lane 21 R8 = 0x44204000  R9 = 0x3ba56000  R10 = 0x3db50000
    expect lane 22 R8 = 0x44362000  R9 = 0x3bd54000  R10 = 0x3df44000
    expect lane 23 R8 = 0x444be000  R9 = 0x3c054000  R10 = 0x3e338000
    expect lane 24 R8 = 0x43c22000  R9 = 0x3c82c000  R10 = 0x3d8a6000
    expect lane 25 R8 = 0x444be000  R9 = 0x3c054000  R10 = 0x3e338000
    expect lane 26 R8 = 0x44362000  R9 = 0x3bd54000  R10 = 0x3df44000
    expect lane 27 R8 = 0x43dc8000  R9 = 0x3b102000  R10 = 0x3cf06000
    expect lane 28 R8 = 0x444be000  R9 = 0x3c054000  R10 = 0x3e338000
    expect lane 29 R8 = 0x444be000  R9 = 0x3c054000  R10 = 0x3e338000
    expect lane 30 R8 = 0x44362000  R9 = 0x3bd54000  R10 = 0x3df44000
    expect lane 31 R8 = 0x44204000  R9 = 0x3ba56000  R10 = 0x3db50000
}

warp 17 {   # blocks.bc6hu.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000) bits(0x42020000) bits(0x42060000)
        bits(0x420a0000) bits(0x420e0000) bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000)
        bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000) bits(0x42120000) bits(0x42160000)
        bits(0x421a0000) bits(0x421e0000) bits(0x42120000) bits(0x42160000) bits(0x421a0000) bits(0x421e0000)
        bits(0x42120000) bits(0x42160000) bits(0x421a0000) bits(0x421e0000) bits(0x42120000) bits(0x42160000)
        bits(0x421a0000) bits(0x421e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3fe6e000  R9 = 0x3dc36000  R10 = 0x46c4c000
    expect lane 1 R8 = 0x3f6ac000  R9 = 0x3e254000  R10 = 0x46be4000
    expect lane 2 R8 = 0x3fb8a000  R9 = 0x3d5ca000  R10 = 0x3ce86000
    expect lane 3 R8 = 0x3f6ac000  R9 = 0x3e254000  R10 = 0x46be4000
    expect lane 4 R8 = 0x3fa84000  R9 = 0x3e2ee000  R10 = 0x46dfa000
    expect lane 5 R8 = 0x3fa84000  R9 = 0x3e2ee000  R10 = 0x46dfa000
    expect lane 6 R8 = 0x3f6ac000  R9 = 0x3e254000  R10 = 0x46be4000
    expect lane 7 R8 = 0x3f894000  R9 = 0x3dd6c000  R10 = 0x42e50000
    expect lane 8 R8 = 0x3ff64000  R9 = 0x3da94000  R10 = 0x46be4000
    expect lane 9 R8 = 0x3fd7a000  R9 = 0x3ddd8000  R10 = 0x46cb4000
    expect lane 10 R8 = 0x3f7a0000  R9 = 0x3dfe0000  R10 = 0x44d1a000
    expect lane 11 R8 = 0x3fa96000  R9 = 0x3d83e000  R10 = 0x3ed50000
    expect lane 12 R8 = 0x3f89c000  R9 = 0x3e634000  R10 = 0x46ecc000
    expect lane 13 R8 = 0x3fb78000  R9 = 0x3e14c000  R10 = 0x46d92000
    expect lane 14 R8 = 0x3fe6e000  R9 = 0x3dc36000  R10 = 0x46c4c000
    expect lane 15 R8 = 0x3fd74000  R9 = 0x3d0e4000  R10 = 0x390f4000
    expect lane 16 R8 = 0x3da18000  R9 = 0x46f66000  R10 = 0x3dc64000
    expect lane 17 R8 = 0x43e7a000  R9 = 0x3db10000  R10 = 0x3eeae000
    expect lane 18 R8 = 0x43e7a000  R9 = 0x3db10000  R10 = 0x3eeae000
    expect lane 19 R8 = 0x41e44000  R9 = 0x41150000  R10 = 0x40d32000
    expect lane 20 R8 = 0x3bff0000  R9 = 0x46e50000  R10 = 0x3c7b0000
    expect lane 21 R8 = 0x3da18000  R9 = 0x46f66000  R10 = 0x3dc64000
    expect lane 22 R8 = 0x43e7a000  R9 = 0x3db10000  R10 = 0x3eeae000
    expect lane 23 R8 = 0x43e7a000  R9 = 0x3db10000  R10 = 0x3eeae000
    expect lane 24 R8 = 0x3da18000  R9 = 0x46f66000  R10 = 0x3dc64000
    expect lane 25 R8 = 0x3f5b4000  R9 = 0x4708c000  R10 = 0x3f240000
    expect lane 26 R8 = 0x45330000  R9 = 0x3b830000  R10 = 0x3db10000
    expect lane 27 R8 = 0x40990000  R9 = 0x43430000  R10 = 0x420d0000
    expect lane 28 R8 = 0x3cd04000  R9 = 0x46eda000  R10 = 0x3d20a000
    expect lane 29 R8 = 0x3cd04000  R9 = 0x46eda000  R10 = 0x3d20a000
    expect lane 30 R8 = 0x3f5b4000  R9 = 0x4708c000  R10 = 0x3f240000
    expect lane 31 R8 = 0x413ea000  R9 = 0x422c0000  R10 = 0x41700000
}

warp 18 {   # blocks.bc6hu.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000) bits(0x42220000) bits(0x42260000)
        bits(0x422a0000) bits(0x422e0000) bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000)
        bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000) bits(0x42320000) bits(0x42360000)
        bits(0x423a0000) bits(0x423e0000) bits(0x42320000) bits(0x42360000) bits(0x423a0000) bits(0x423e0000)
        bits(0x42320000) bits(0x42360000) bits(0x423a0000) bits(0x423e0000) bits(0x42320000) bits(0x42360000)
        bits(0x423a0000) bits(0x423e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3f4d2000  R9 = 0x4425a000  R10 = 0x414d2000
    expect lane 1 R8 = 0x3fdd0000  R9 = 0x43dc0000  R10 = 0x42d0a000
    expect lane 2 R8 = 0x3fdd0000  R9 = 0x43dc0000  R10 = 0x42d0a000
    expect lane 3 R8 = 0x3fdd0000  R9 = 0x43dc0000  R10 = 0x42d0a000
    expect lane 4 R8 = 0x3ecd4000  R9 = 0x44670000  R10 = 0x3ff4c000
    expect lane 5 R8 = 0x3f9d2000  R9 = 0x43fcc000  R10 = 0x42246000
    expect lane 6 R8 = 0x3f4d2000  R9 = 0x4425a000  R10 = 0x414d2000
    expect lane 7 R8 = 0x3f9d2000  R9 = 0x43fcc000  R10 = 0x42246000
    expect lane 8 R8 = 0x3fdd0000  R9 = 0x43dc0000  R10 = 0x42d0a000
    expect lane 9 R8 = 0x3e8d6000  R9 = 0x4487a000  R10 = 0x3f48a000
    expect lane 10 R8 = 0x3fdd0000  R9 = 0x43dc0000  R10 = 0x42d0a000
    expect lane 11 R8 = 0x3fdd0000  R9 = 0x43dc0000  R10 = 0x42d0a000
    expect lane 12 R8 = 0x3ecd4000  R9 = 0x44670000  R10 = 0x3ff4c000
    expect lane 13 R8 = 0x3d2da000  R9 = 0x453b8000  R10 = 0x3b958000
    expect lane 14 R8 = 0x3fdd0000  R9 = 0x43dc0000  R10 = 0x42d0a000
    expect lane 15 R8 = 0x3dbd8000  R9 = 0x44f1e000  R10 = 0x3d190000
    expect lane 16 R8 = 0x3d8a6000  R9 = 0x3f30a000  R10 = 0x44958000
    expect lane 17 R8 = 0x3e36e000  R9 = 0x3f524000  R10 = 0x450aa000
    expect lane 18 R8 = 0x3db86000  R9 = 0x3f39a000  R10 = 0x44b4c000
    expect lane 19 R8 = 0x3e36e000  R9 = 0x3f524000  R10 = 0x450aa000
    expect lane 20 R8 = 0x3dec2000  R9 = 0x3f43a000  R10 = 0x44d7e000
    expect lane 21 R8 = 0x3e032000  R9 = 0x3f482000  R10 = 0x44e76000
    expect lane 22 R8 = 0x3eafc000  R9 = 0x3f69c000  R10 = 0x455ca000
    expect lane 23 R8 = 0x3eafc000  R9 = 0x3f69c000  R10 = 0x455ca000
    expect lane 24 R8 = 0x3e650000  R9 = 0x3f5b4000  R10 = 0x4529e000
    expect lane 25 R8 = 0x3dec2000  R9 = 0x3f43a000  R10 = 0x44d7e000
    expect lane 26 R8 = 0x3e032000  R9 = 0x3f482000  R10 = 0x44e76000
    expect lane 27 R8 = 0x3dec2000  R9 = 0x3f43a000  R10 = 0x44d7e000
    expect lane 28 R8 = 0x3db86000  R9 = 0x3f39a000  R10 = 0x44b4c000
    expect lane 29 R8 = 0x3e032000  R9 = 0x3f482000  R10 = 0x44e76000
    expect lane 30 R8 = 0x3d56a000  R9 = 0x3f268000  R10 = 0x44724000
    expect lane 31 R8 = 0x3d736000  R9 = 0x3f2c2000  R10 = 0x4485e000
}

warp 19 {   # blocks.bc6hu.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000) bits(0x42420000) bits(0x42460000)
        bits(0x424a0000) bits(0x424e0000) bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000)
        bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000) bits(0x42520000) bits(0x42560000)
        bits(0x425a0000) bits(0x425e0000) bits(0x42520000) bits(0x42560000) bits(0x425a0000) bits(0x425e0000)
        bits(0x42520000) bits(0x42560000) bits(0x425a0000) bits(0x425e0000) bits(0x42520000) bits(0x42560000)
        bits(0x425a0000) bits(0x425e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x41f44000  R9 = 0x448d2000  R10 = 0x3f328000
    expect lane 1 R8 = 0x41e3c000  R9 = 0x444de000  R10 = 0x3f636000
    expect lane 2 R8 = 0x41ee0000  R9 = 0x44750000  R10 = 0x3f454000
    expect lane 3 R8 = 0x41ec0000  R9 = 0x446d8000  R10 = 0x3f4b0000
    expect lane 4 R8 = 0x41f44000  R9 = 0x448d2000  R10 = 0x3f328000
    expect lane 5 R8 = 0x4202c000  R9 = 0x44c50000  R10 = 0x3f076000
    expect lane 6 R8 = 0x41ec0000  R9 = 0x446d8000  R10 = 0x3f4b0000
    expect lane 7 R8 = 0x4202c000  R9 = 0x44c50000  R10 = 0x3f076000
    expect lane 8 R8 = 0x41f8a000  R9 = 0x449de000  R10 = 0x3f25a000
    expect lane 9 R8 = 0x41e5c000  R9 = 0x44554000  R10 = 0x3f5da000
    expect lane 10 R8 = 0x41fa8000  R9 = 0x44a56000  R10 = 0x3f1fe000
    expect lane 11 R8 = 0x41f24000  R9 = 0x4485c000  R10 = 0x3f386000
    expect lane 12 R8 = 0x41f06000  R9 = 0x447e4000  R10 = 0x3f3e2000
    expect lane 13 R8 = 0x41e3c000  R9 = 0x444de000  R10 = 0x3f636000
    expect lane 14 R8 = 0x41fa8000  R9 = 0x44a56000  R10 = 0x3f1fe000
    expect lane 15 R8 = 0x41fe6000  R9 = 0x44b44000  R10 = 0x3f146000
    expect lane 16 R8 = 0x3be9e000  R9 = 0x3f6a2000  R10 = 0x41992000
    expect lane 17 R8 = 0x3bea0000  R9 = 0x3f6a0000  R10 = 0x41990000
    expect lane 18 R8 = 0x3be9e000  R9 = 0x3f6a2000  R10 = 0x41992000
    expect lane 19 R8 = 0x3be9c000  R9 = 0x3f6a2000  R10 = 0x41992000
    expect lane 20 R8 = 0x3be9e000  R9 = 0x3f6a2000  R10 = 0x41992000
    expect lane 21 R8 = 0x3be9a000  R9 = 0x3f6a2000  R10 = 0x41994000
    expect lane 22 R8 = 0x3bea0000  R9 = 0x3f6a0000  R10 = 0x41992000
    expect lane 23 R8 = 0x3be9a000  R9 = 0x3f6a2000  R10 = 0x41994000
    expect lane 24 R8 = 0x3be9a000  R9 = 0x3f6a2000  R10 = 0x41994000
    expect lane 25 R8 = 0x3be9e000  R9 = 0x3f6a2000  R10 = 0x41992000
    expect lane 26 R8 = 0x3be9a000  R9 = 0x3f6a2000  R10 = 0x41994000
    expect lane 27 R8 = 0x3be9e000  R9 = 0x3f6a2000  R10 = 0x41992000
    expect lane 28 R8 = 0x3be9e000  R9 = 0x3f6a2000  R10 = 0x41992000
    expect lane 29 R8 = 0x3be9a000  R9 = 0x3f6a2000  R10 = 0x41994000
    expect lane 30 R8 = 0x3be9a000  R9 = 0x3f6a2000  R10 = 0x41994000
    expect lane 31 R8 = 0x3be9c000  R9 = 0x3f6a2000  R10 = 0x41992000
}

warp 20 {   # blocks.bc6hu.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000) bits(0x42620000) bits(0x42660000)
        bits(0x426a0000) bits(0x426e0000) bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000)
        bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000) bits(0x42720000) bits(0x42760000)
        bits(0x427a0000) bits(0x427e0000) bits(0x42720000) bits(0x42760000) bits(0x427a0000) bits(0x427e0000)
        bits(0x42720000) bits(0x42760000) bits(0x427a0000) bits(0x427e0000) bits(0x42720000) bits(0x42760000)
        bits(0x427a0000) bits(0x427e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 30 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 21 {   # blocks.bc6hu.random
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = { bits(0x42810000) bits(0x42830000) bits(0x42850000) bits(0x42870000) bits(0x42810000) bits(0x42830000)
        bits(0x42850000) bits(0x42870000) bits(0x42810000) bits(0x42830000) bits(0x42850000) bits(0x42870000)
        bits(0x42810000) bits(0x42830000) bits(0x42850000) bits(0x42870000) bits(0x42890000) bits(0x428b0000)
        bits(0x428d0000) bits(0x428f0000) bits(0x42890000) bits(0x428b0000) bits(0x428d0000) bits(0x428f0000)
        bits(0x42890000) bits(0x428b0000) bits(0x428d0000) bits(0x428f0000) bits(0x42890000) bits(0x428b0000)
        bits(0x428d0000) bits(0x428f0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 5 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 6 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 9 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 10 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 13 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 14 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 17 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 18 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 21 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 22 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 25 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 26 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 29 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 30 R8 = 0x0  R9 = 0x0  R10 = 0x0
    expect lane 31 R8 = 0x0  R9 = 0x0  R10 = 0x0
}

warp 22 {   # blocks.bc6hs.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x4027e000  R9 = 0x39eb2000  R10 = 0xc696c000
    expect lane 1 R8 = 0x403fe000  R9 = 0x39f3e000  R10 = 0xc68be000
    expect lane 2 R8 = 0x3fd66000  R9 = 0x39b48000  R10 = 0xc63ae000
    expect lane 3 R8 = 0x3fe8e000  R9 = 0x39c2a000  R10 = 0xc63f4000
    expect lane 4 R8 = 0x4027e000  R9 = 0x39eb2000  R10 = 0xc696c000
    expect lane 5 R8 = 0x40028000  R9 = 0x39dd8000  R10 = 0xc6a7a000
    expect lane 6 R8 = 0x3feaa000  R9 = 0x39d4e000  R10 = 0xc6b2a000
    expect lane 7 R8 = 0x3fe8e000  R9 = 0x39c2a000  R10 = 0xc63f4000
    expect lane 8 R8 = 0x4033e000  R9 = 0x39ef8000  R10 = 0xc6914000
    expect lane 9 R8 = 0x401be000  R9 = 0x39e6c000  R10 = 0xc69c2000
    expect lane 10 R8 = 0x401be000  R9 = 0x39e6c000  R10 = 0xc69c2000
    expect lane 11 R8 = 0x3ffb6000  R9 = 0x39d0e000  R10 = 0xc643a000
    expect lane 12 R8 = 0x4033e000  R9 = 0x39ef8000  R10 = 0xc6914000
    expect lane 13 R8 = 0x4027e000  R9 = 0x39eb2000  R10 = 0xc696c000
    expect lane 14 R8 = 0x4033e000  R9 = 0x39ef8000  R10 = 0xc6914000
    expect lane 15 R8 = 0x4027e000  R9 = 0x39eb2000  R10 = 0xc696c000
    expect lane 16 R8 = 0xc5864000  R9 = 0xbfdb2000  R10 = 0xbd122000
    expect lane 17 R8 = 0xc5f7a000  R9 = 0xc0780000  R10 = 0xc0688000
    expect lane 18 R8 = 0xc66d2000  R9 = 0xc53da000  R10 = 0x4404c000
    expect lane 19 R8 = 0xc2044000  R9 = 0xc36ba000  R10 = 0x45238000
    expect lane 20 R8 = 0xc4970000  R9 = 0xbe8fc000  R10 = 0x39f9a000
    expect lane 21 R8 = 0xc447e000  R9 = 0xc45ae000  R10 = 0x44904000
    expect lane 22 R8 = 0xc55a8000  R9 = 0xc4cc4000  R10 = 0x444a8000
    expect lane 23 R8 = 0xc77fe000  R9 = 0xc5af0000  R10 = 0x43bf0000
    expect lane 24 R8 = 0xc77fe000  R9 = 0xc5af0000  R10 = 0x43bf0000
    expect lane 25 R8 = 0xc55a8000  R9 = 0xc4cc4000  R10 = 0x444a8000
    expect lane 26 R8 = 0xc0f1a000  R9 = 0xc2fa4000  R10 = 0x45694000
    expect lane 27 R8 = 0xc2044000  R9 = 0xc36ba000  R10 = 0x45238000
    expect lane 28 R8 = 0xc316e000  R9 = 0xc3dd0000  R10 = 0x44ddc000
    expect lane 29 R8 = 0xc447e000  R9 = 0xc45ae000  R10 = 0x44904000
    expect lane 30 R8 = 0xc447e000  R9 = 0xc45ae000  R10 = 0x44904000
    expect lane 31 R8 = 0xc77fe000  R9 = 0xc5af0000  R10 = 0x43bf0000
}

warp 23 {   # blocks.bc6hs.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xbaf54000  R9 = 0xb7f40000  R10 = 0xc4b62000
    expect lane 1 R8 = 0xbaf54000  R9 = 0xb7f40000  R10 = 0xc4b62000
    expect lane 2 R8 = 0xbacae000  R9 = 0xb80f4000  R10 = 0xc4b12000
    expect lane 3 R8 = 0xbad4a000  R9 = 0xb80bc000  R10 = 0xc4af6000
    expect lane 4 R8 = 0xbadba000  R9 = 0xb809c000  R10 = 0xc4ae6000
    expect lane 5 R8 = 0xbb1c4000  R9 = 0xb8268000  R10 = 0xc4b8e000
    expect lane 6 R8 = 0xbb056000  R9 = 0xb80c4000  R10 = 0xc4b72000
    expect lane 7 R8 = 0xbad4a000  R9 = 0xb80bc000  R10 = 0xc4af6000
    expect lane 8 R8 = 0xbad4a000  R9 = 0xb80bc000  R10 = 0xc4af6000
    expect lane 9 R8 = 0xbb0d0000  R9 = 0xb8150000  R10 = 0xc4b7c000
    expect lane 10 R8 = 0xbafce000  R9 = 0xb802c000  R10 = 0xc4b6a000
    expect lane 11 R8 = 0xbae22000  R9 = 0xb8078000  R10 = 0xc4ad4000
    expect lane 12 R8 = 0xbace2000  R9 = 0xb80e0000  R10 = 0xc4b08000
    expect lane 13 R8 = 0xbadee000  R9 = 0xb8088000  R10 = 0xc4adc000
    expect lane 14 R8 = 0xbaeda000  R9 = 0xb7e28000  R10 = 0xc4b58000
    expect lane 15 R8 = 0xbafce000  R9 = 0xb802c000  R10 = 0xc4b6a000
    expect lane 16 R8 = 0xbf226000  R9 = 0xbc3c0000  R10 = 0x438e0000
    expect lane 17 R8 = 0xbf2fe000  R9 = 0xbc504000  R10 = 0x438bc000
    expect lane 18 R8 = 0xbf28e000  R9 = 0xbc45c000  R10 = 0x438ce000
    expect lane 19 R8 = 0xbf332000  R9 = 0xbc550000  R10 = 0x438b4000
    expect lane 20 R8 = 0xbf2fe000  R9 = 0xbc504000  R10 = 0x438bc000
    expect lane 21 R8 = 0xbf1f2000  R9 = 0xbc372000  R10 = 0x438e8000
    expect lane 22 R8 = 0xbf2ca000  R9 = 0xbc4b4000  R10 = 0x438c6000
    expect lane 23 R8 = 0xbf1f2000  R9 = 0xbc372000  R10 = 0x438e8000
    expect lane 24 R8 = 0xbf1f2000  R9 = 0xbc372000  R10 = 0x438e8000
    expect lane 25 R8 = 0xbf366000  R9 = 0xbc5a0000  R10 = 0x438aa000
    expect lane 26 R8 = 0xbf2fe000  R9 = 0xbc504000  R10 = 0x438bc000
    expect lane 27 R8 = 0xbf2ca000  R9 = 0xbc4b4000  R10 = 0x438c6000
    expect lane 28 R8 = 0xbf36e000  R9 = 0xbc424000  R10 = 0x438aa000
    expect lane 29 R8 = 0xbf39a000  R9 = 0xbc2c0000  R10 = 0x439e2000
    expect lane 30 R8 = 0xbf3a4000  R9 = 0xbc27a000  R10 = 0x43a1e000
    expect lane 31 R8 = 0xbf39a000  R9 = 0xbc2c0000  R10 = 0x439e2000
}

warp 24 {   # blocks.bc6hs.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000)
        bits(0x41940000) bits(0x419c0000) bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000)
        bits(0x41840000) bits(0x418c0000) bits(0x41940000) bits(0x419c0000) bits(0x41a40000) bits(0x41ac0000)
        bits(0x41b40000) bits(0x41bc0000) bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000)
        bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000) bits(0x41a40000) bits(0x41ac0000)
        bits(0x41b40000) bits(0x41bc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc28f4000
    expect lane 1 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc2960000
    expect lane 2 R8 = 0xc325e000  R9 = 0xbb27e000  R10 = 0xc29a6000
    expect lane 3 R8 = 0xc3242000  R9 = 0xbb2a0000  R10 = 0xc29ae000
    expect lane 4 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc2916000
    expect lane 5 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc2984000
    expect lane 6 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc28ae000
    expect lane 7 R8 = 0xc31d8000  R9 = 0xbb330000  R10 = 0xc29d2000
    expect lane 8 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc2984000
    expect lane 9 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc28ae000
    expect lane 10 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc28f4000
    expect lane 11 R8 = 0xc322a000  R9 = 0xbb2c4000  R10 = 0xc29b8000
    expect lane 12 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc28f4000
    expect lane 13 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc28f4000
    expect lane 14 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc293e000
    expect lane 15 R8 = 0xc30ac000  R9 = 0xbb202000  R10 = 0xc293e000
    expect lane 16 R8 = 0x45892000  R9 = 0xc05dc000  R10 = 0xc0b96000
    expect lane 17 R8 = 0x45890000  R9 = 0xc05d8000  R10 = 0xc0b94000
    expect lane 18 R8 = 0x4589a000  R9 = 0xc05e2000  R10 = 0xc0b9a000
    expect lane 19 R8 = 0x45892000  R9 = 0xc05da000  R10 = 0xc0b96000
    expect lane 20 R8 = 0x45892000  R9 = 0xc05da000  R10 = 0xc0b96000
    expect lane 21 R8 = 0x45894000  R9 = 0xc05de000  R10 = 0xc0b96000
    expect lane 22 R8 = 0x4589a000  R9 = 0xc05e4000  R10 = 0xc0b9a000
    expect lane 23 R8 = 0x4589c000  R9 = 0xc05e6000  R10 = 0xc0b9a000
    expect lane 24 R8 = 0x45894000  R9 = 0xc05dc000  R10 = 0xc0b96000
    expect lane 25 R8 = 0x45898000  R9 = 0xc05e0000  R10 = 0xc0b98000
    expect lane 26 R8 = 0x45896000  R9 = 0xc05de000  R10 = 0xc0b98000
    expect lane 27 R8 = 0x45898000  R9 = 0xc05e0000  R10 = 0xc0b98000
    expect lane 28 R8 = 0x45898000  R9 = 0xc05e0000  R10 = 0xc0b98000
    expect lane 29 R8 = 0x4589c000  R9 = 0xc05e6000  R10 = 0xc0b9a000
    expect lane 30 R8 = 0x45890000  R9 = 0xc05d8000  R10 = 0xc0b94000
    expect lane 31 R8 = 0x45898000  R9 = 0xc05e2000  R10 = 0xc0b98000
}

warp 25 {   # blocks.bc6hs.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000)
        bits(0x41d40000) bits(0x41dc0000) bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000)
        bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000)
        bits(0x41e40000) bits(0x41ec0000) bits(0x41f40000) bits(0x41fc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xc4698000  R9 = 0xbf538000  R10 = 0xc5048000
    expect lane 1 R8 = 0xc3140000  R9 = 0xbfc6c000  R10 = 0xc5e1c000
    expect lane 2 R8 = 0xbed68000  R9 = 0xbfbe0000  R10 = 0xc5e62000
    expect lane 3 R8 = 0xba990000  R9 = 0xbfb54000  R10 = 0xc5ea8000
    expect lane 4 R8 = 0xc47ae000  R9 = 0xbf766000  R10 = 0xc5900000
    expect lane 5 R8 = 0xc48d4000  R9 = 0xbf9b2000  R10 = 0xc6234000
    expect lane 6 R8 = 0xc49ec000  R9 = 0xbfbe0000  R10 = 0xc6aec000
    expect lane 7 R8 = 0xc3140000  R9 = 0xbfc6c000  R10 = 0xc5e1c000
    expect lane 8 R8 = 0x46d58000  R9 = 0xbf918000  R10 = 0xc5fc8000
    expect lane 9 R8 = 0xc48d4000  R9 = 0xbf9b2000  R10 = 0xc6234000
    expect lane 10 R8 = 0xc4722000  R9 = 0xbf64e000  R10 = 0xc54a4000
    expect lane 11 R8 = 0xc47ae000  R9 = 0xbf766000  R10 = 0xc5900000
    expect lane 12 R8 = 0x42980000  R9 = 0xbf9a2000  R10 = 0xc5f82000
    expect lane 13 R8 = 0x3e5a8000  R9 = 0xbfa2e000  R10 = 0xc5f3c000
    expect lane 14 R8 = 0xba990000  R9 = 0xbfb54000  R10 = 0xc5ea8000
    expect lane 15 R8 = 0xc47ae000  R9 = 0xbf766000  R10 = 0xc5900000
    expect lane 16 R8 = 0xbf6f0000  R9 = 0x41058000  R10 = 0x42d7e000
    expect lane 17 R8 = 0xbf9aa000  R9 = 0x41058000  R10 = 0x4314e000
    expect lane 18 R8 = 0xbeb2a000  R9 = 0x3faaa000  R10 = 0x43e8a000
    expect lane 19 R8 = 0xbeb2a000  R9 = 0x3faaa000  R10 = 0x43e8a000
    expect lane 20 R8 = 0xbf410000  R9 = 0x41058000  R10 = 0x42978000
    expect lane 21 R8 = 0xbede4000  R9 = 0x3f4ac000  R10 = 0x436a2000
    expect lane 22 R8 = 0xbeb2a000  R9 = 0x3faaa000  R10 = 0x43e8a000
    expect lane 23 R8 = 0xbe870000  R9 = 0x400a8000  R10 = 0x44670000
    expect lane 24 R8 = 0xbf9aa000  R9 = 0x41058000  R10 = 0x4314e000
    expect lane 25 R8 = 0xbe870000  R9 = 0x400a8000  R10 = 0x44670000
    expect lane 26 R8 = 0xbeb2a000  R9 = 0x3faaa000  R10 = 0x43e8a000
    expect lane 27 R8 = 0xbf65e000  R9 = 0x3e206000  R10 = 0x41e0e000
    expect lane 28 R8 = 0xbe870000  R9 = 0x400a8000  R10 = 0x44670000
    expect lane 29 R8 = 0xbe870000  R9 = 0x400a8000  R10 = 0x44670000
    expect lane 30 R8 = 0xbeb2a000  R9 = 0x3faaa000  R10 = 0x43e8a000
    expect lane 31 R8 = 0xbede4000  R9 = 0x3f4ac000  R10 = 0x436a2000
}

warp 26 {   # blocks.bc6hs.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000) bits(0x42020000) bits(0x42060000)
        bits(0x420a0000) bits(0x420e0000) bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000)
        bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000) bits(0x42120000) bits(0x42160000)
        bits(0x421a0000) bits(0x421e0000) bits(0x42120000) bits(0x42160000) bits(0x421a0000) bits(0x421e0000)
        bits(0x42120000) bits(0x42160000) bits(0x421a0000) bits(0x421e0000) bits(0x42120000) bits(0x42160000)
        bits(0x421a0000) bits(0x421e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xc2f0a000  R9 = 0x4386c000  R10 = 0xb9956000
    expect lane 1 R8 = 0x46d58000  R9 = 0x444a8000  R10 = 0xb9a28000
    expect lane 2 R8 = 0xbef7c000  R9 = 0x42b96000  R10 = 0x39102000
    expect lane 3 R8 = 0x46d58000  R9 = 0x444a8000  R10 = 0xb9a28000
    expect lane 4 R8 = 0x3e8fc000  R9 = 0x445de000  R10 = 0xb95fa000
    expect lane 5 R8 = 0x3e8fc000  R9 = 0x445de000  R10 = 0xb95fa000
    expect lane 6 R8 = 0x46d58000  R9 = 0x444a8000  R10 = 0xb9a28000
    expect lane 7 R8 = 0x3e4d6000  R9 = 0x43ad8000  R10 = 0xb8942000
    expect lane 8 R8 = 0xc7328000  R9 = 0x43528000  R10 = 0xb9a28000
    expect lane 9 R8 = 0xbeaec000  R9 = 0x43bb2000  R10 = 0xb9884000
    expect lane 10 R8 = 0x42916000  R9 = 0x43fc0000  R10 = 0xb91b4000
    expect lane 11 R8 = 0xbab3c000  R9 = 0x4307e000  R10 = 0x38890000
    expect lane 12 R8 = 0x47138000  R9 = 0x44c68000  R10 = 0xb9458000
    expect lane 13 R8 = 0x3a4de000  R9 = 0x44298000  R10 = 0xb96ca000
    expect lane 14 R8 = 0xc2f0a000  R9 = 0x4386c000  R10 = 0xb9956000
    expect lane 15 R8 = 0xc77fe000  R9 = 0x421c8000  R10 = 0x3a1e8000
    expect lane 16 R8 = 0x3a682000  R9 = 0xb98f2000  R10 = 0x3ab1c000
    expect lane 17 R8 = 0xbfaca000  R9 = 0x3a872000  R10 = 0x3cfae000
    expect lane 18 R8 = 0xbfaca000  R9 = 0x3a872000  R10 = 0x3cfae000
    expect lane 19 R8 = 0xc3b36000  R9 = 0xbc772000  R10 = 0xbcfae000
    expect lane 20 R8 = 0x3ffe0000  R9 = 0xb9b20000  R10 = 0x40f60000
    expect lane 21 R8 = 0x3a682000  R9 = 0xb98f2000  R10 = 0x3ab1c000
    expect lane 22 R8 = 0xbfaca000  R9 = 0x3a872000  R10 = 0x3cfae000
    expect lane 23 R8 = 0xbfaca000  R9 = 0x3a872000  R10 = 0x3cfae000
    expect lane 24 R8 = 0x3a682000  R9 = 0xb98f2000  R10 = 0x3ab1c000
    expect lane 25 R8 = 0xbb7d2000  R9 = 0xb96a4000  R10 = 0xbbeba000
    expect lane 26 R8 = 0xbd160000  R9 = 0x3f060000  R10 = 0x43620000
    expect lane 27 R8 = 0xc64a0000  R9 = 0xc0f60000  R10 = 0xc3620000
    expect lane 28 R8 = 0x3d330000  R9 = 0xb9a08000  R10 = 0x3dd3e000
    expect lane 29 R8 = 0x3d330000  R9 = 0xb9a08000  R10 = 0x3dd3e000
    expect lane 30 R8 = 0xbb7d2000  R9 = 0xb96a4000  R10 = 0xbbeba000
    expect lane 31 R8 = 0xc4fea000  R9 = 0xbeb68000  R10 = 0xc02e6000
}

warp 27 {   # blocks.bc6hs.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000) bits(0x42220000) bits(0x42260000)
        bits(0x422a0000) bits(0x422e0000) bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000)
        bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000) bits(0x42320000) bits(0x42360000)
        bits(0x423a0000) bits(0x423e0000) bits(0x42320000) bits(0x42360000) bits(0x423a0000) bits(0x423e0000)
        bits(0x42320000) bits(0x42360000) bits(0x423a0000) bits(0x423e0000) bits(0x42320000) bits(0x42360000)
        bits(0x423a0000) bits(0x423e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xc4104000  R9 = 0xbebc6000  R10 = 0xc0102000
    expect lane 1 R8 = 0xc74da000  R9 = 0xbf4fa000  R10 = 0xc1666000
    expect lane 2 R8 = 0xc74da000  R9 = 0xbf4fa000  R10 = 0xc1666000
    expect lane 3 R8 = 0xc74da000  R9 = 0xbf4fa000  R10 = 0xc1666000
    expect lane 4 R8 = 0xc12f0000  R9 = 0xbe39a000  R10 = 0xbedfe000
    expect lane 5 R8 = 0xc5dd0000  R9 = 0xbf0e2000  R10 = 0xc0ce4000
    expect lane 6 R8 = 0xc4104000  R9 = 0xbebc6000  R10 = 0xc0102000
    expect lane 7 R8 = 0xc5dd0000  R9 = 0xbf0e2000  R10 = 0xc0ce4000
    expect lane 8 R8 = 0xc74da000  R9 = 0xbf4fa000  R10 = 0xc1666000
    expect lane 9 R8 = 0xbfbe6000  R9 = 0xbdf84000  R10 = 0xbe47e000
    expect lane 10 R8 = 0xc74da000  R9 = 0xbf4fa000  R10 = 0xc1666000
    expect lane 11 R8 = 0xc74da000  R9 = 0xbf4fa000  R10 = 0xc1666000
    expect lane 12 R8 = 0xc12f0000  R9 = 0xbe39a000  R10 = 0xbedfe000
    expect lane 13 R8 = 0x37b38000  R9 = 0xbc90a000  R10 = 0xbb034000
    expect lane 14 R8 = 0xc74da000  R9 = 0xbf4fa000  R10 = 0xc1666000
    expect lane 15 R8 = 0xbb106000  R9 = 0xbd23c000  R10 = 0xbc598000
    expect lane 16 R8 = 0x4314c000  R9 = 0x46614000  R10 = 0xbdd8c000
    expect lane 17 R8 = 0x446de000  R9 = 0x46a48000  R10 = 0xbcee8000
    expect lane 18 R8 = 0x4370e000  R9 = 0x46734000  R10 = 0xbd9a4000
    expect lane 19 R8 = 0x446de000  R9 = 0x46a48000  R10 = 0xbcee8000
    expect lane 20 R8 = 0x43d86000  R9 = 0x46876000  R10 = 0xbd540000
    expect lane 21 R8 = 0x44066000  R9 = 0x46904000  R10 = 0xbd34e000
    expect lane 22 R8 = 0x455f8000  R9 = 0x46d38000  R10 = 0xbc4a8000
    expect lane 23 R8 = 0x455f8000  R9 = 0x46d38000  R10 = 0xbc4a8000
    expect lane 24 R8 = 0x44ca0000  R9 = 0x46b68000  R10 = 0xbcb00000
    expect lane 25 R8 = 0x43d86000  R9 = 0x46876000  R10 = 0xbd540000
    expect lane 26 R8 = 0x44066000  R9 = 0x46904000  R10 = 0xbd34e000
    expect lane 27 R8 = 0x43d86000  R9 = 0x46876000  R10 = 0xbd540000
    expect lane 28 R8 = 0x4370e000  R9 = 0x46734000  R10 = 0xbd9a4000
    expect lane 29 R8 = 0x44066000  R9 = 0x46904000  R10 = 0xbd34e000
    expect lane 30 R8 = 0x42ad4000  R9 = 0x464d2000  R10 = 0xbe1f2000
    expect lane 31 R8 = 0x42e6c000  R9 = 0x46586000  R10 = 0xbdf80000
}

warp 28 {   # blocks.bc6hs.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000) bits(0x42420000) bits(0x42460000)
        bits(0x424a0000) bits(0x424e0000) bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000)
        bits(0x42420000) bits(0x42460000) bits(0x424a0000) bits(0x424e0000) bits(0x42520000) bits(0x42560000)
        bits(0x425a0000) bits(0x425e0000) bits(0x42520000) bits(0x42560000) bits(0x425a0000) bits(0x425e0000)
        bits(0x42520000) bits(0x42560000) bits(0x425a0000) bits(0x425e0000) bits(0x42520000) bits(0x42560000)
        bits(0x425a0000) bits(0x425e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0xc3194000  R9 = 0xbde76000  R10 = 0x46652000
    expect lane 1 R8 = 0xc33a4000  R9 = 0xbe662000  R10 = 0x46c6e000
    expect lane 2 R8 = 0xc325e000  R9 = 0xbe17e000  R10 = 0x468a8000
    expect lane 3 R8 = 0xc329c000  R9 = 0xbe26c000  R10 = 0x46960000
    expect lane 4 R8 = 0xc3194000  R9 = 0xbde76000  R10 = 0x46652000
    expect lane 5 R8 = 0xc2fc4000  R9 = 0xbd77c000  R10 = 0x460ee000
    expect lane 6 R8 = 0xc329c000  R9 = 0xbe26c000  R10 = 0x46960000
    expect lane 7 R8 = 0xc2fc4000  R9 = 0xbd77c000  R10 = 0x460ee000
    expect lane 8 R8 = 0xc310a000  R9 = 0xbdc60000  R10 = 0x464b4000
    expect lane 9 R8 = 0xc3366000  R9 = 0xbe574000  R10 = 0x46bb6000
    expect lane 10 R8 = 0xc30cc000  R9 = 0xbdb72000  R10 = 0x463fc000
    expect lane 11 R8 = 0xc31d2000  R9 = 0xbdf66000  R10 = 0x4670c000
    expect lane 12 R8 = 0xc3210000  R9 = 0xbe054000  R10 = 0x467c4000
    expect lane 13 R8 = 0xc33a4000  R9 = 0xbe662000  R10 = 0x46c6e000
    expect lane 14 R8 = 0xc30cc000  R9 = 0xbdb72000  R10 = 0x463fc000
    expect lane 15 R8 = 0xc3050000  R9 = 0xbd996000  R10 = 0x4628c000
    expect lane 16 R8 = 0x3fd3c000  R9 = 0x46d44000  R10 = 0xc3cda000
    expect lane 17 R8 = 0x3fd42000  R9 = 0x46d42000  R10 = 0xc3cdc000
    expect lane 18 R8 = 0x3fd3c000  R9 = 0x46d44000  R10 = 0xc3cd8000
    expect lane 19 R8 = 0x3fd38000  R9 = 0x46d44000  R10 = 0xc3cd8000
    expect lane 20 R8 = 0x3fd3c000  R9 = 0x46d44000  R10 = 0xc3cda000
    expect lane 21 R8 = 0x3fd36000  R9 = 0x46d46000  R10 = 0xc3cd6000
    expect lane 22 R8 = 0x3fd40000  R9 = 0x46d42000  R10 = 0xc3cda000
    expect lane 23 R8 = 0x3fd36000  R9 = 0x46d46000  R10 = 0xc3cd6000
    expect lane 24 R8 = 0x3fd36000  R9 = 0x46d46000  R10 = 0xc3cd6000
    expect lane 25 R8 = 0x3fd3e000  R9 = 0x46d44000  R10 = 0xc3cda000
    expect lane 26 R8 = 0x3fd36000  R9 = 0x46d46000  R10 = 0xc3cd6000
    expect lane 27 R8 = 0x3fd3e000  R9 = 0x46d44000  R10 = 0xc3cda000
    expect lane 28 R8 = 0x3fd3e000  R9 = 0x46d44000  R10 = 0xc3cda000
    expect lane 29 R8 = 0x3fd36000  R9 = 0x46d46000  R10 = 0xc3cd6000
    expect lane 30 R8 = 0x3fd36000  R9 = 0x46d46000  R10 = 0xc3cd6000
    expect lane 31 R8 = 0x3fd3a000  R9 = 0x46d44000  R10 = 0xc3cd8000
}

warp 29 {   # blocks.bc6hs.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000) bits(0x42620000) bits(0x42660000)
        bits(0x426a0000) bits(0x426e0000) bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000)
        bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000) bits(0x42720000) bits(0x42760000)
        bits(0x427a0000) bits(0x427e0000) bits(0x42720000) bits(0x42760000) bits(0x427a0000) bits(0x427e0000)
        bits(0x42720000) bits(0x42760000) bits(0x427a0000) bits(0x427e0000) bits(0x42720000) bits(0x42760000)
        bits(0x427a0000) bits(0x427e0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
}

warp 30 {   # blocks.bc6hs.random
    asm "TLD4.R R8, R0, 3, 2D, 0xf"
    s = { bits(0x42810000) bits(0x42830000) bits(0x42850000) bits(0x42870000) bits(0x42810000) bits(0x42830000)
        bits(0x42850000) bits(0x42870000) bits(0x42810000) bits(0x42830000) bits(0x42850000) bits(0x42870000)
        bits(0x42810000) bits(0x42830000) bits(0x42850000) bits(0x42870000) bits(0x42890000) bits(0x428b0000)
        bits(0x428d0000) bits(0x428f0000) bits(0x42890000) bits(0x428b0000) bits(0x428d0000) bits(0x428f0000)
        bits(0x42890000) bits(0x428b0000) bits(0x428d0000) bits(0x428f0000) bits(0x42890000) bits(0x428b0000)
        bits(0x428d0000) bits(0x428f0000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
}

warp 31 {   # blocks.bc3.random
    asm "TLD4.R R8, R0, 4, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 1 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 4 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 5 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 11 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 12 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 15 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081
    expect lane 16 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 17 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 18 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 19 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 20 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 21 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 22 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 23 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 24 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 25 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 26 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 27 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 28 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 29 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 30 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
    expect lane 31 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8
}

warp 32 {   # blocks.bc3.random
    asm "TLD4.R R8, R0, 4, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 1 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 2 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 3 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 4 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 5 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 8 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 9 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 11 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 12 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 13 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 14 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495
    expect lane 16 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 17 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 18 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 19 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 20 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 21 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 23 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 24 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 25 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 26 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 27 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 28 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 29 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 30 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
    expect lane 31 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5
}

warp 33 {   # blocks.bc2.random
    asm "TLD4.R R8, R0, 5, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40600000) bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000)
        bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000)
        bits(0x40900000) bits(0x40b00000) bits(0x40d00000) bits(0x40f00000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f6eeeef
    expect lane 1 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f19999a
    expect lane 2 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f2aaaab
    expect lane 3 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3ecccccd
    expect lane 4 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f2aaaab
    expect lane 5 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3e088889
    expect lane 6 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3d888889
    expect lane 7 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3e888889
    expect lane 8 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f4ccccd
    expect lane 9 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f2aaaab
    expect lane 10 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f4ccccd
    expect lane 11 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f088889
    expect lane 12 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f800000
    expect lane 13 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f19999a
    expect lane 14 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3f5dddde
    expect lane 15 R8 = 0x3eb4b4b5  R9 = 0x3efafafb  R10 = 0x3d008081  R11 = 0x3eeeeeef
    expect lane 16 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f19999a
    expect lane 17 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3e088889
    expect lane 18 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3e4ccccd
    expect lane 19 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f088889
    expect lane 20 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f2aaaab
    expect lane 21 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f3bbbbc
    expect lane 22 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3d888889
    expect lane 23 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3ecccccd
    expect lane 24 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x0
    expect lane 25 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f4ccccd
    expect lane 26 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3e4ccccd
    expect lane 27 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x0
    expect lane 28 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3e4ccccd
    expect lane 29 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3f19999a
    expect lane 30 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3eeeeeef
    expect lane 31 R8 = 0x3e949495  R9 = 0x3d40c0c1  R10 = 0x3f67e7e8  R11 = 0x3eaaaaab
}

warp 34 {   # blocks.bc2.random
    asm "TLD4.R R8, R0, 5, 2D, 0xf"
    s = { bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000)
        bits(0x41280000) bits(0x41380000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41480000) bits(0x41580000)
        bits(0x41680000) bits(0x41780000) }
    t = { bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x3fc00000) bits(0x3fc00000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000)
        bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x40600000) bits(0x3f000000) bits(0x3f000000)
        bits(0x3f000000) bits(0x3f000000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000) bits(0x3fc00000)
        bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40200000) bits(0x40600000) bits(0x40600000)
        bits(0x40600000) bits(0x40600000) }
    expect lane 0 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f6eeeef
    expect lane 1 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3eeeeeef
    expect lane 2 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f3bbbbc
    expect lane 3 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f6eeeef
    expect lane 4 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f800000
    expect lane 5 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f800000
    expect lane 6 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f19999a
    expect lane 7 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3e888889
    expect lane 8 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3ecccccd
    expect lane 9 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x0
    expect lane 10 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f800000
    expect lane 11 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3eaaaaab
    expect lane 12 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f3bbbbc
    expect lane 13 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3f3bbbbc
    expect lane 14 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x0
    expect lane 15 R8 = 0x3ec6c6c7  R9 = 0x3f4bcbcc  R10 = 0x3f149495  R11 = 0x3eaaaaab
    expect lane 16 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f4ccccd
    expect lane 17 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 18 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3e888889
    expect lane 19 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3e4ccccd
    expect lane 20 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x0
    expect lane 21 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f2aaaab
    expect lane 22 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f19999a
    expect lane 23 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f800000
    expect lane 24 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3eaaaaab
    expect lane 25 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f5dddde
    expect lane 26 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f6eeeef
    expect lane 27 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3e088889
    expect lane 28 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f6eeeef
    expect lane 29 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f2aaaab
    expect lane 30 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3f088889
    expect lane 31 R8 = 0x3f4ececf  R9 = 0x3eeaeaeb  R10 = 0x3e24a4a5  R11 = 0x3e088889
}

warp 35 {   # blocks.bc1.pairs
    asm "TLD4.R R8, R0, 6, 2D, 0xf"
    s = { bits(0x3f000000) bits(0x3fc00000) bits(0x40200000) bits(0x40600000) bits(0x40900000) bits(0x40b00000)
        bits(0x40d00000) bits(0x40f00000) bits(0x41080000) bits(0x41180000) bits(0x41280000) bits(0x41380000)
        bits(0x41480000) bits(0x41580000) bits(0x41680000) bits(0x41780000) bits(0x41840000) bits(0x418c0000)
        bits(0x41940000) bits(0x419c0000) bits(0x41a40000) bits(0x41ac0000) bits(0x41b40000) bits(0x41bc0000)
        bits(0x41c40000) bits(0x41cc0000) bits(0x41d40000) bits(0x41dc0000) bits(0x41e40000) bits(0x41ec0000)
        bits(0x41f40000) bits(0x41fc0000) }
    t = bits(0x3f000000)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x3e848485  R11 = 0x3f800000
    expect lane 5 R8 = 0x3e848485  R9 = 0x3d808081  R10 = 0x0  R11 = 0x3f800000
    expect lane 6 R8 = 0x3e048485  R9 = 0x3d008081  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x3f048485  R11 = 0x3f800000
    expect lane 9 R8 = 0x3f048485  R9 = 0x3e008081  R10 = 0x0  R11 = 0x3f800000
    expect lane 10 R8 = 0x3e848485  R9 = 0x3d808081  R10 = 0x3e848485  R11 = 0x3f800000
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 13 R8 = 0x3f46c6c7  R9 = 0x3e40c0c1  R10 = 0x0  R11 = 0x3f800000
    expect lane 14 R8 = 0x3ec6c6c7  R9 = 0x3dc0c0c1  R10 = 0x3ec6c6c7  R11 = 0x3f800000
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 17 R8 = 0x0  R9 = 0x3e828283  R10 = 0x0  R11 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x3e048485  R10 = 0x0  R11 = 0x3f800000
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x3e848485  R11 = 0x3f800000
    expect lane 21 R8 = 0x3e848485  R9 = 0x3ea2a2a3  R10 = 0x0  R11 = 0x3f800000
    expect lane 22 R8 = 0x3e048485  R9 = 0x3e24a4a5  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x3f048485  R11 = 0x3f800000
    expect lane 25 R8 = 0x3f048485  R9 = 0x3ec2c2c3  R10 = 0x0  R11 = 0x3f800000
    expect lane 26 R8 = 0x3e848485  R9 = 0x3e44c4c5  R10 = 0x3e848485  R11 = 0x3f800000
    expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 29 R8 = 0x3f46c6c7  R9 = 0x3ee2e2e3  R10 = 0x0  R11 = 0x3f800000
    expect lane 30 R8 = 0x3ec6c6c7  R9 = 0x3e64e4e5  R10 = 0x3ec6c6c7  R11 = 0x3f800000
    expect lane 31 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}

warp 36 {   # blocks.bc1.pairs
    asm "TLD4.R R8, R0, 6, 2D, 0xf"
    s = { bits(0x42020000) bits(0x42060000) bits(0x420a0000) bits(0x420e0000) bits(0x42120000) bits(0x42160000)
        bits(0x421a0000) bits(0x421e0000) bits(0x42220000) bits(0x42260000) bits(0x422a0000) bits(0x422e0000)
        bits(0x42320000) bits(0x42360000) bits(0x423a0000) bits(0x423e0000) bits(0x42420000) bits(0x42460000)
        bits(0x424a0000) bits(0x424e0000) bits(0x42520000) bits(0x42560000) bits(0x425a0000) bits(0x425e0000)
        bits(0x42620000) bits(0x42660000) bits(0x426a0000) bits(0x426e0000) bits(0x42720000) bits(0x42760000)
        bits(0x427a0000) bits(0x427e0000) }
    t = bits(0x3f000000)
    expect lane 0 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 1 R8 = 0x0  R9 = 0x3f028283  R10 = 0x0  R11 = 0x3f800000
    expect lane 2 R8 = 0x0  R9 = 0x3e828283  R10 = 0x0  R11 = 0x3f800000
    expect lane 3 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 4 R8 = 0x0  R9 = 0x0  R10 = 0x3e848485  R11 = 0x3f800000
    expect lane 5 R8 = 0x3e848485  R9 = 0x3f129293  R10 = 0x0  R11 = 0x3f800000
    expect lane 6 R8 = 0x3e048485  R9 = 0x3e929293  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 7 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 8 R8 = 0x0  R9 = 0x0  R10 = 0x3f048485  R11 = 0x3f800000
    expect lane 9 R8 = 0x3f048485  R9 = 0x3f22a2a3  R10 = 0x0  R11 = 0x3f800000
    expect lane 10 R8 = 0x3e848485  R9 = 0x3ea2a2a3  R10 = 0x3e848485  R11 = 0x3f800000
    expect lane 11 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 12 R8 = 0x0  R9 = 0x0  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 13 R8 = 0x3f46c6c7  R9 = 0x3f32b2b3  R10 = 0x0  R11 = 0x3f800000
    expect lane 14 R8 = 0x3ec6c6c7  R9 = 0x3eb2b2b3  R10 = 0x3ec6c6c7  R11 = 0x3f800000
    expect lane 15 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 16 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x3f800000
    expect lane 17 R8 = 0x0  R9 = 0x3f43c3c4  R10 = 0x0  R11 = 0x3f800000
    expect lane 18 R8 = 0x0  R9 = 0x3ec4c4c5  R10 = 0x0  R11 = 0x3f800000
    expect lane 19 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 20 R8 = 0x0  R9 = 0x0  R10 = 0x3e848485  R11 = 0x3f800000
    expect lane 21 R8 = 0x3e848485  R9 = 0x3f53d3d4  R10 = 0x0  R11 = 0x3f800000
    expect lane 22 R8 = 0x3e048485  R9 = 0x3ed4d4d5  R10 = 0x3e048485  R11 = 0x3f800000
    expect lane 23 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 24 R8 = 0x0  R9 = 0x0  R10 = 0x3f048485  R11 = 0x3f800000
    expect lane 25 R8 = 0x3f048485  R9 = 0x3f63e3e4  R10 = 0x0  R11 = 0x3f800000
    expect lane 26 R8 = 0x3e848485  R9 = 0x3ee4e4e5  R10 = 0x3e848485  R11 = 0x3f800000
    expect lane 27 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
    expect lane 28 R8 = 0x0  R9 = 0x0  R10 = 0x3f46c6c7  R11 = 0x3f800000
    expect lane 29 R8 = 0x3f46c6c7  R9 = 0x3f73f3f4  R10 = 0x0  R11 = 0x3f800000
    expect lane 30 R8 = 0x3ec6c6c7  R9 = 0x3ef4f4f5  R10 = 0x3ec6c6c7  R11 = 0x3f800000
    expect lane 31 R8 = 0x0  R9 = 0x0  R10 = 0x0  R11 = 0x0
}
