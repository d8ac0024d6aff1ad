# Depth compare of compressed formats is refused, whatever X_SOURCE selects and whatever the function; without .DC the
# same header and sampler deliver.
# Written by tests/oracle/block_state.py.
texlock 1
rules R-TLD4-2 R-TLD4-3
rules without R-TLD4-15 PD-12 PD-17c
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 0 }
texture 0 { type TWO_D layout pitch 32 format DXT1 UNORM source R G B A size 4 4 address 0x30000000 }
handle 0 texture 0 sampler 0
bytes 0x30000000 e27d4229f38da875
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 1 }
texture 1 { type TWO_D layout pitch 32 format DXT23 UNORM source G R B A size 4 4 address 0x30001000 }
handle 1 texture 1 sampler 1
bytes 0x30001000 b853364932cf1cbf0ea8f4760c06567d
sampler 2 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 2 }
texture 2 { type TWO_D layout pitch 32 format DXT45 UNORM source ONE_FLOAT R G B size 4 4 address 0x30002000 }
handle 2 texture 2 sampler 2
bytes 0x30002000 9696c89e88185323dbedaf75ad4e4374
sampler 3 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 3 }
texture 3 { type TWO_D layout pitch 32 format DXN1 UNORM source R R R ONE_FLOAT size 4 4 address 0x30003000 }
handle 3 texture 3 sampler 3
bytes 0x30003000 c1c174eff098f042
sampler 4 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 4 }
texture 4 { type TWO_D layout pitch 32 format DXN2 UNORM source ZERO R G B size 4 4 address 0x30004000 }
handle 4 texture 4 sampler 4
bytes 0x30004000 5a5a9466ba9ec84c8787a49444f9507e
sampler 5 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 5 }
texture 5 { type TWO_D layout pitch 32 format BC6H_SF16 FLOAT source R G B A size 4 4 address 0x30005000 }
handle 5 texture 5 sampler 5
bytes 0x30005000 e4f68602af84e205250020913a142bae
sampler 6 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 6 }
texture 6 { type TWO_D layout pitch 32 format BC6H_UF16 FLOAT source G R B A size 4 4 address 0x30006000 }
handle 6 texture 6 sampler 6
bytes 0x30006000 4c5d5035b9b9b9698515bc8cb7d710d8
sampler 7 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 7 }
texture 7 { type TWO_D layout pitch 32 format BC7U UNORM source ONE_FLOAT R G B size 4 4 address 0x30007000 }
handle 7 texture 7 sampler 7
bytes 0x30007000 e14110b5d0879990f06f8bf231a81fd0
sampler 8 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 0 }
texture 8 { type TWO_D layout pitch 32 format ETC2_RGB UNORM source R R R ONE_FLOAT size 4 4 address 0x30008000 }
handle 8 texture 8 sampler 8
bytes 0x30008000 89fdc9e043d49584
sampler 9 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 1 }
texture 9 { type TWO_D layout pitch 32 format ETC2_RGB_PTA UNORM source ZERO R G B size 4 4 address 0x30009000 }
handle 9 texture 9 sampler 9
bytes 0x30009000 b1ec8aa09ce379be
sampler 10 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 2 }
texture 10 { type TWO_D layout pitch 32 format ETC2_RGBA UNORM source R G B A size 4 4 address 0x3000a000 }
handle 10 texture 10 sampler 10
bytes 0x3000a000 0100c414be6b2e7bef2aad80918ca6db
sampler 11 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 3 }
texture 11 { type TWO_D layout pitch 32 format EAC UNORM source G R B A size 4 4 address 0x3000b000 }
handle 11 texture 11 sampler 11
bytes 0x3000b000 01006f453f7b653b
sampler 12 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 4 }
texture 12 { type TWO_D layout pitch 32 format EAC SNORM source ONE_FLOAT R G B size 4 4 address 0x3000c000 }
handle 12 texture 12 sampler 12
bytes 0x3000c000 00002052789b0c03
sampler 13 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 5 }
texture 13 { type TWO_D layout pitch 32 format EACX2 UNORM source R R R ONE_FLOAT size 4 4 address 0x3000d000 }
handle 13 texture 13 sampler 13
bytes 0x3000d000 8100500933839c9101009d2b1f754c18
sampler 14 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 6 }
texture 14 { type TWO_D layout pitch 32 format EACX2 SNORM source ZERO R G B size 4 4 address 0x3000e000 }
handle 14 texture 14 sampler 14
bytes 0x3000e000 7f0091c4dfd19f98ff008ba30825b596
sampler 15 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 1 DEPTH_COMPARE_FUNC 7 }
texture 15 { type TWO_D layout pitch 32 format DXN1 SNORM source R G B A size 4 4 address 0x3000f000 }
handle 15 texture 15 sampler 15
sampler 16 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE 0 DEPTH_COMPARE_FUNC 0 }
texture 16 { type TWO_D layout pitch 32 format DXN2 SNORM source G R B A size 4 4 address 0x30010000 }
handle 16 texture 16 sampler 16

warp 0 { # DXT1, UNORM
    asm "TLD4.R.DC R8, R0, R4, 0, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 1 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3ebebebf  R9 = 0x3ebebebf  R10 = 0x3ef6f6f7  R11 = 0x3e888889
}

warp 2 { # DXT23, UNORM
    asm "TLD4.G.DC R8, R0, R4, 1, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 3 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f5fdfe0  R9 = 0x3f5fdfe0  R10 = 0x00000000  R11 = 0x3f5fdfe0
}

warp 4 { # DXT45, UNORM
    asm "TLD4.B.DC R8, R0, R4, 2, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 5 {
    asm "TLD4.G R8, R0, 2, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f6feff0  R9 = 0x3f6feff0  R10 = 0x3f6feff0  R11 = 0x3f1c9c9d
}

warp 6 { # DXN1, UNORM
    asm "TLD4.A.DC R8, R0, R4, 3, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 7 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f41c1c2  R9 = 0x3f41c1c2  R10 = 0x3f41c1c2  R11 = 0x3f41c1c2
}

warp 8 { # DXN2, UNORM
    asm "TLD4.R.DC R8, R0, R4, 4, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 9 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3eb4b4b5  R9 = 0x3eb4b4b5  R10 = 0x00000000  R11 = 0x3eb4b4b5
}

warp 10 { # BC6H_SF16, FLOAT
    asm "TLD4.G.DC R8, R0, R4, 5, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 11 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0xba458000  R9 = 0xba48e000  R10 = 0xba39a000  R11 = 0xba518000
}

warp 12 { # BC6H_UF16, FLOAT
    asm "TLD4.B.DC R8, R0, R4, 6, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 13 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x42522000  R9 = 0x421ba000  R10 = 0x420dc000  R11 = 0x42604000
}

warp 14 { # BC7U, UNORM
    asm "TLD4.A.DC R8, R0, R4, 7, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 15 {
    asm "TLD4.G R8, R0, 7, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f139394  R9 = 0x3f25a5a6  R10 = 0x3efafafb  R11 = 0x3f5cdcdd
}

warp 16 { # ETC2_RGB, UNORM
    asm "TLD4.R.DC R8, R0, R4, 8, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 17 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3eb2b2b3  R9 = 0x3f21a1a2  R10 = 0x3f179798  R11 = 0x3f37b7b8
}

warp 18 { # ETC2_RGB_PTA, UNORM
    asm "TLD4.G.DC R8, R0, R4, 9, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 19 {
    asm "TLD4.G R8, R0, 9, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x3f3dbdbe  R11 = 0x3ecacacb
}

warp 20 { # ETC2_RGBA, UNORM
    asm "TLD4.B.DC R8, R0, R4, 10, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 21 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000
}

warp 22 { # EAC, UNORM
    asm "TLD4.A.DC R8, R0, R4, 11, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 23 {
    asm "TLD4.R R8, R0, 11, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x00000000  R9 = 0x00000000  R10 = 0x00000000  R11 = 0x00000000
}

warp 24 { # EAC, SNORM
    asm "TLD4.R.DC R8, R0, R4, 12, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 25 {
    asm "TLD4.G R8, R0, 12, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3c60380e  R9 = 0x3c002008  R10 = 0x3c002008  R11 = 0xbbc0300c
}

warp 26 { # EACX2, UNORM
    asm "TLD4.G.DC R8, R0, R4, 13, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 27 {
    asm "TLD4.R R8, R0, 13, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f029052  R9 = 0x3f03506a  R10 = 0x3f013026  R11 = 0x3f01d03a
}

warp 28 { # EACX2, SNORM
    asm "TLD4.B.DC R8, R0, R4, 14, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 29 {
    asm "TLD4.G R8, R0, 14, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f7a7ea0  R9 = 0x3f7a7ea0  R10 = 0x3f7ebfb0  R11 = 0x3f7a7ea0
}

warp 30 { # DXN1, SNORM
    asm "TLD4.A.DC R8, R0, R4, 15, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}

warp 31 { # DXN2, SNORM
    asm "TLD4.R.DC R8, R0, R4, 16, 2D, 0xf"
    s = (lane + 0.5) / 32.0  t = 0.5  dref = lane / 31.0
    expect all header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0
}
