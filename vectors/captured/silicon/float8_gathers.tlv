# TLD4 of sRGB, and of its alpha.
# Written by tests/oracle/captured/generate.py from captured rows.
texlock 1
rules PD-132
rules without PD-82 PD-125
policy srgb_float8
policy filter_weight8

texture 0 { type TWO_D  format A8B8G8R8 UNORM  size 8 4  SRGB_CONVERSION 1  address 0x10000000  texels rows 14c11203e233857c77ac8aa00a06b37220dde34660dd4760abe33ebf46f9d21bbf383938fc0ec600e15018a191a33d5efa19546bcab587fc09acdf046fd1803d0f92cf2c168eaa7c99f232bff0e276410a9276e0661faa9fec0f3674efdb39d16e1b4911443056804cb187b9086c3e75cc35397738d2e5d36c75f22834e425cd }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE  SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0

warp 0 {   # gather.srgb.r
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0xffff
    s = { bits(0x3f1a1523) bits(0x3f7d0992) bits(0x3c88e7f5) bits(0x3f402c58) bits(0x3f782de4) bits(0x3e829399)
        bits(0x3f23883a) bits(0x3f5383a9) bits(0x3f343a4e) bits(0x3f5761c0) bits(0x3f3e2d31) bits(0x3f5ca285)
        bits(0x3e18d59d) bits(0x3f19ba0e) bits(0x3f22469c) bits(0x3f6f054f) ... }
    t = { bits(0x3f25efce) bits(0x3f44b6db) bits(0x3f383b3f) bits(0x3c27b94b) bits(0x3f1638d0) bits(0x3d6cf905)
        bits(0x3f138d13) bits(0x3e491e41) bits(0x3f4c7bd9) bits(0x3e9dcb6d) bits(0x3f5f3a37) bits(0x3dfcffae)
        bits(0x3f3b5899) bits(0x3eafd512) bits(0x3f7d6a5e) bits(0x3f02c4c5) ... }
    expect lane 0 R8 = 0x3f1b0000  R9 = 0x3d220000  R10 = 0x3e080000  R11 = 0x3b480000
    expect lane 1 R8 = 0x3d0d0000  R9 = 0x3d0d0000  R10 = 0x3f5d0000  R11 = 0x3f5d0000
    expect lane 2 R8 = 0x3e200000  R9 = 0x3e200000  R10 = 0x3b9c0000  R11 = 0x3b9c0000
    expect lane 3 R8 = 0x3df00000  R9 = 0x3ed10000  R10 = 0x3ed10000  R11 = 0x3df00000
    expect lane 4 R8 = 0x3f5d0000  R9 = 0x3f5d0000  R10 = 0x3e230000  R11 = 0x3e230000
    expect lane 5 R8 = 0x3f430000  R9 = 0x3e3d0000  R10 = 0x3e3d0000  R11 = 0x3f430000
    expect lane 6 R8 = 0x3b480000  R9 = 0x3e080000  R10 = 0x3f170000  R11 = 0x3f740000
    expect lane 7 R8 = 0x3b340000  R9 = 0x3e230000  R10 = 0x3d7a0000  R11 = 0x3ed10000
    expect lane 8 R8 = 0x3d220000  R9 = 0x3e1a0000  R10 = 0x3f570000  R11 = 0x3e080000
    expect lane 9 R8 = 0x3b340000  R9 = 0x3e230000  R10 = 0x3d7a0000  R11 = 0x3ed10000
    expect lane 10 R8 = 0x3d220000  R9 = 0x3e1a0000  R10 = 0x3f570000  R11 = 0x3e080000
    expect lane 11 R8 = 0x3ed10000  R9 = 0x3d7a0000  R10 = 0x3d7a0000  R11 = 0x3ed10000
    expect lane 12 R8 = 0x3e200000  R9 = 0x3d6c0000  R10 = 0x3c030000  R11 = 0x3b9c0000
    expect lane 13 R8 = 0x3f740000  R9 = 0x3f170000  R10 = 0x3df00000  R11 = 0x3c6c0000
    expect lane 14 R8 = 0x3f1b0000  R9 = 0x3d220000  R10 = 0x3d220000  R11 = 0x3f1b0000
    expect lane 15 R8 = 0x3f570000  R9 = 0x3f5d0000  R10 = 0x3e230000  R11 = 0x3b340000
}

warp 1 {   # gather.srgb.a
    asm "TLD4.A R8, R0, 0, 2D, 0xf"  active 0xf
    s = { bits(0x3f1a1523) bits(0x3f782de4) bits(0x3f343a4e) bits(0x3e18d59d) ... }
    t = { bits(0x3f25efce) bits(0x3f1638d0) bits(0x3f4c7bd9) bits(0x3f3b5899) ... }
    expect lane 0 R8 = 0x3eeeeeef  R9 = 0x3f53d3d4  R10 = 0x3f1f9fa0  R11 = 0x3f60e0e1
    expect lane 1 R8 = 0x3f51d1d2  R9 = 0x3f51d1d2  R10 = 0x3e74f4f5  R11 = 0x3e74f4f5
    expect lane 2 R8 = 0x3f53d3d4  R9 = 0x3e20a0a1  R10 = 0x3ee8e8e9  R11 = 0x3f1f9fa0
    expect lane 3 R8 = 0x3d888889  R9 = 0x3f008081  R10 = 0x3ef8f8f9  R11 = 0x3e30b0b1
}
