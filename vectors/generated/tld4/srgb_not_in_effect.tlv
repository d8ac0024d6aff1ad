# sRGB asked for by header or sampler alone, or of a format with a component that cannot be: nothing is decoded.
# The third and the last: by both, of all components that there are.
# Written by tests/oracle/formats.py.
texlock 1
rules PD-82a
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE SRGB_CONVERSION 1 }
texture 0 { type TWO_D layout pitch 32 format R8 UNORM size 2 2 address 0x30000000 SRGB_CONVERSION 0 }
handle 0 texture 0 sampler 1
bytes 0x30000000 03 64
bytes 0x30000020 c8 fe

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f48c8c9  R9 = 0x3f7efeff  R10 = 0x3ec8c8c9  R11 = 0x3c40c0c1;
}
texture 1 { type TWO_D layout pitch 32 format R8 UNORM size 2 2 address 0x30001000 SRGB_CONVERSION 1 }
handle 1 texture 1 sampler 0
bytes 0x30001000 08 65
bytes 0x30001020 c9 fe

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f49c9ca  R9 = 0x3f7efeff  R10 = 0x3ecacacb  R11 = 0x3d008081;
}
texture 2 { type TWO_D layout pitch 32 format R8 UNORM size 2 2 address 0x30002000 SRGB_CONVERSION 1 }
handle 2 texture 2 sampler 1
bytes 0x30002000 0d 66
bytes 0x30002020 ca fe

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f1732cc  R9 = 0x3f7db8de  R10 = 0x3e080ea2  R11 = 0x3b83e1c6;
}
texture 3 { type TWO_D layout pitch 32 format G8R8 UNORM size 2 2 address 0x30003000 SRGB_CONVERSION 1 G_DATA_TYPE 4 }
handle 3 texture 3 sampler 1
bytes 0x30003000 1200 6700
bytes 0x30003020 cb00 fe00

warp 3 {
    asm "TLD4.R R8, R0, 3, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f4bcbcc  R9 = 0x3f7efeff  R10 = 0x3ecececf  R11 = 0x3d909091;
}
texture 4 { type TWO_D layout pitch 32 format A8B8G8R8 UNORM size 2 2 address 0x30004000 SRGB_CONVERSION 1 A_DATA_TYPE 1 }
handle 4 texture 4 sampler 1
bytes 0x30004000 17000000 68000000
bytes 0x30004020 cc000000 fe000000

warp 4 {
    asm "TLD4.R R8, R0, 4, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f4ccccd  R9 = 0x3f7efeff  R10 = 0x3ed0d0d1  R11 = 0x3db8b8b9;
}
texture 5 { type TWO_D layout pitch 32 format R16 UNORM size 2 2 address 0x30005000 SRGB_CONVERSION 1 }
handle 5 texture 5 sampler 1
bytes 0x30005000 1c00 6900
bytes 0x30005020 cd00 feff

warp 5 {
    asm "TLD4.R R8, R0, 5, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3b4d00cd  R9 = 0x3f7fff00  R10 = 0x3ad200d2  R11 = 0x39e000e0;
}
texture 6 { type TWO_D layout pitch 32 format A2B10G10R10 UNORM size 2 2 address 0x30006000 SRGB_CONVERSION 1 }
handle 6 texture 6 sampler 1
bytes 0x30006000 21000000 6a000000
bytes 0x30006020 ce000000 fe030000

warp 6 {
    asm "TLD4.R R8, R0, 6, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3e4e338d  R9 = 0x3f7fbff0  R10 = 0x3dd4350d  R11 = 0x3d042108;
}
texture 7 { type TWO_D layout pitch 32 format R8 SNORM size 2 2 address 0x30007000 SRGB_CONVERSION 1 }
handle 7 texture 7 sampler 1
bytes 0x30007000 26 6b
bytes 0x30007020 cf fe

warp 7 {
    asm "TLD4.R R8, R0, 7, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0xbec58b16  R9 = 0xbc810204  R10 = 0x3f57af5f  R11 = 0x3e993265;
}
texture 8 { type TWO_D layout pitch 32 format G24R8 UNORM size 2 2 address 0x30008000 SRGB_CONVERSION 1 }
handle 8 texture 8 sampler 1
bytes 0x30008000 2b000000 6c000000
bytes 0x30008020 d0000000 fe000000

warp 8 {
    asm "TLD4.R R8, R0, 8, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f50d0d1  R9 = 0x3f7efeff  R10 = 0x3ed8d8d9  R11 = 0x3e2cacad;
}
texture 9 { type TWO_D layout pitch 32 format X8B8G8R8 UNORM size 2 2 address 0x30009000 SRGB_CONVERSION 1 A_DATA_TYPE 4 }
handle 9 texture 9 sampler 1
bytes 0x30009000 30000000 6d000000
bytes 0x30009020 d1000000 fe000000

warp 9 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f23398c  R9 = 0x3f7db8de  R10 = 0x3e1c98ac  R11 = 0x3cf2212d;
}
