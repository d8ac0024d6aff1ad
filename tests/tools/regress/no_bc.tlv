# RTL and model built without block compression (rtl/defs/params.tsv: BC 0): every compressed format is refused, others are
# read. For such a build alone: scripts/regress/build.py --build build --config without BC=0 ANISO=0
texlock 1
sampler 0 { }
texture 0 { format DXT1 UNORM layout pitch 32 size 4 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 ffffffffffffffffffffffffffffffff
texture 1 { format DXT23 UNORM layout pitch 32 size 4 4 address 0x30000100 }
handle 1 texture 1 sampler 0
bytes 0x30000100 ffffffffffffffffffffffffffffffff
texture 2 { format DXT45 UNORM layout pitch 32 size 4 4 address 0x30000200 }
handle 2 texture 2 sampler 0
bytes 0x30000200 ffffffffffffffffffffffffffffffff
texture 3 { format DXN1 SNORM layout pitch 32 size 4 4 address 0x30000300 }
handle 3 texture 3 sampler 0
bytes 0x30000300 ffffffffffffffffffffffffffffffff
texture 4 { format DXN2 UNORM layout pitch 32 size 4 4 address 0x30000400 }
handle 4 texture 4 sampler 0
bytes 0x30000400 ffffffffffffffffffffffffffffffff
texture 5 { format BC6H_SF16 FLOAT layout pitch 32 size 4 4 address 0x30000500 }
handle 5 texture 5 sampler 0
bytes 0x30000500 ffffffffffffffffffffffffffffffff
texture 6 { format BC6H_UF16 FLOAT layout pitch 32 size 4 4 address 0x30000600 }
handle 6 texture 6 sampler 0
bytes 0x30000600 ffffffffffffffffffffffffffffffff
texture 7 { format BC7U UNORM layout pitch 32 size 4 4 address 0x30000700 }
handle 7 texture 7 sampler 0
bytes 0x30000700 ffffffffffffffffffffffffffffffff
texture 8 { format ETC2_RGB UNORM layout pitch 32 size 4 4 address 0x30000800 }
handle 8 texture 8 sampler 0
bytes 0x30000800 ffffffffffffffffffffffffffffffff
texture 9 { format ETC2_RGB_PTA UNORM layout pitch 32 size 4 4 address 0x30000900 }
handle 9 texture 9 sampler 0
bytes 0x30000900 ffffffffffffffffffffffffffffffff
texture 10 { format ETC2_RGBA UNORM layout pitch 32 size 4 4 address 0x30000a00 }
handle 10 texture 10 sampler 0
bytes 0x30000a00 ffffffffffffffffffffffffffffffff
texture 11 { format EAC UNORM layout pitch 32 size 4 4 address 0x30000b00 }
handle 11 texture 11 sampler 0
bytes 0x30000b00 ffffffffffffffffffffffffffffffff
texture 12 { format EACX2 SNORM layout pitch 32 size 4 4 address 0x30000c00 }
handle 12 texture 12 sampler 0
bytes 0x30000c00 ffffffffffffffffffffffffffffffff
texture 13 { format G8B8G8R8 UNORM layout pitch 32 size 4 4 address 0x30000d00 }
handle 13 texture 13 sampler 0
bytes 0x30000d00 ffffffffffffffffffffffffffffffff
bytes 0x30000d20 ffffffffffffffffffffffffffffffff
texture 14 { format R8 UNORM layout pitch 32 size 4 4 address 0x30000e00 }
handle 14 texture 14 sampler 0
bytes 0x30000e00 ffffffffffffffffffffffffffffffff
bytes 0x30000e20 ffffffffffffffffffffffffffffffff

warp 0 { # DXT1
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 1 { # DXT23
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 2 { # DXT45
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 3 { # DXN1
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 4 { # DXN2
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 5 { # BC6H_SF16
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 6 { # BC6H_UF16
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 7 { # BC7U
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 8 { # ETC2_RGB
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 9 { # ETC2_RGB_PTA
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 10 { # ETC2_RGBA
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 11 { # EAC
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 12 { # EACX2
    asm "TLD4.R R8, R0, 12, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0
}

warp 13 { # G8B8G8R8
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f800000
}

warp 14 { # R8
    asm "TLD4.R R8, R0, 14, 2D, 0xf"  active 0x1  s = 0.25  t = 0.125
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f800000
}
