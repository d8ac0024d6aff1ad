# Compressed formats at the offsets of published worked examples: the address of a block, through its level and its row.
# Written by tests/oracle/block_vectors.py.
texlock 1
rules PD-91 PD-91c R-TLD4-42
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
texture 0 { type TWO_D layout blocklinear format DXT1 UNORM size 100 100 block 1 2 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000730 e27d4229f38da875
texture 1 { type TWO_D layout blocklinear format BC7U UNORM size 256 256 levels 9 view 4 8 block 1 8 address 0x40000000 }
handle 1 texture 1 sampler 0
bytes 0x40015510 e14110b5d0879990f06f8bf231a81fd0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 58 / 100.0  t = 39 / 100.0
    expect lane 0 address 0x30000730 0x30000730 0x30000730 0x30000730; expect lane 0 R8 = 0x3e24a4a5  R9 = 0x3e888889  R10 = 0x3ebebebf  R11 = 0x3ebebebf
}

warp 1 {
    asm "TLD4.G R8, R0, 0, 2D, 0xf"  active 0x1  s = 58 / 100.0  t = 39 / 100.0
    expect lane 0 address 0x30000730 0x30000730 0x30000730 0x30000730; expect lane 0 R8 = 0x3e20a0a1  R9 = 0x3eb4b4b5  R10 = 0x3f0c8c8d  R11 = 0x3f0c8c8d
}

warp 2 {
    asm "TLD4.B R8, R0, 0, 2D, 0xf"  active 0x1  s = 58 / 100.0  t = 39 / 100.0
    expect lane 0 address 0x30000730 0x30000730 0x30000730 0x30000730; expect lane 0 R8 = 0x3d808081  R9 = 0x3d808081  R10 = 0x3d808081  R11 = 0x3d808081
}

warp 3 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x1  s = 10 / 16.0  t = 7 / 16.0
    expect lane 0 address 0x40015510 0x40015510 0x40015510 0x40015510; expect lane 0 R8 = 0x3f0c8c8d  R9 = 0x3f139394  R10 = 0x3f25a5a6  R11 = 0x3f139394
}

warp 4 {
    asm "TLD4.G R8, R0, 1, 2D, 0xf"  active 0x1  s = 10 / 16.0  t = 7 / 16.0
    expect lane 0 address 0x40015510 0x40015510 0x40015510 0x40015510; expect lane 0 R8 = 0x3f4ececf  R9 = 0x3f4ccccd  R10 = 0x3f46c6c7  R11 = 0x3f4ccccd
}

warp 5 {
    asm "TLD4.B R8, R0, 1, 2D, 0xf"  active 0x1  s = 10 / 16.0  t = 7 / 16.0
    expect lane 0 address 0x40015510 0x40015510 0x40015510 0x40015510; expect lane 0 R8 = 0x3f800000  R9 = 0x3f58d8d9  R10 = 0x3ee6e6e7  R11 = 0x3f58d8d9
}
