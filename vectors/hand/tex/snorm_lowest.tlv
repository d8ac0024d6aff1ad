# The lowest code of SNORM with weights of 8 bits: of 8 and 16 bits it is one less than the next one, of 10 bits not.
# A row has the lowest code, 0, the next code, 0, the lowest, the next and the highest code, 0.
texlock 1
rules PD-125a PD-125c
policy filter_weight8

texture 0 { type TWO_D_NO_MIPMAP   format R8 SNORM   size 8 1   address 0x20000000   texels rows 8000810080817f00 }
texture 1 { type TWO_D_NO_MIPMAP   format R16 SNORM   size 8 1   address 0x20010000   texels rows 008000000180000000800180ff7f0000 }
texture 2 { type TWO_D_NO_MIPMAP   format A2B10G10R10 SNORM   size 8 1   address 0x20020000   texels rows 000200000000000001020000000000000002000001020000ff01000000000000 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 2 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0

warp 0 {   # R8: lane n is halfway between texels n - 1 and n
    asm "TEX.LZ R8, R0, 0, 2D, 0x1"   active 0xff   s = lane / 8   t = 0.5
    expect lane 0 R8 = -1.0
    expect lane 1 R8 = 0xbf010102   # -16512 / 32767
    expect lane 2 R8 = 0xbefffe00   # -16383 / 32767
    expect lane 3 R8 = 0xbefffe00   # -16383 / 32767
    expect lane 4 R8 = 0xbf010102   # -16512 / 32767
    expect lane 5 R8 = -1.0
    expect lane 6 R8 = 0.0
    expect lane 7 R8 = 0x3efffe00   # 16383 / 32767
}

warp 1 {   # R16: lane n is halfway between texels n - 1 and n
    asm "TEX.LZ R8, R0, 1, 2D, 0x1"   active 0xff   s = lane / 8   t = 0.5
    expect lane 0 R8 = -1.0
    expect lane 1 R8 = 0xbf000100   # -16384 / 32767
    expect lane 2 R8 = 0xbefffe00   # -16383 / 32767
    expect lane 3 R8 = 0xbefffe00   # -16383 / 32767
    expect lane 4 R8 = 0xbf000100   # -16384 / 32767
    expect lane 5 R8 = -1.0
    expect lane 6 R8 = 0.0
    expect lane 7 R8 = 0x3f000100   # 16384 / 32767
}

warp 2 {   # A2B10G10R10: lane n is halfway between texels n - 1 and n
    asm "TEX.LZ R8, R0, 2, 2D, 0x1"   active 0xff   s = lane / 8   t = 0.5
    expect lane 0 R8 = -1.0
    expect lane 1 R8 = 0xbefffe00   # -16383 / 32767
    expect lane 2 R8 = 0xbefffe00   # -16383 / 32767
    expect lane 3 R8 = 0xbefffe00   # -16383 / 32767
    expect lane 4 R8 = 0xbefffe00   # -16383 / 32767
    expect lane 5 R8 = -1.0
    expect lane 6 R8 = 0.0
    expect lane 7 R8 = 0x3f000100   # 16384 / 32767
}
