# Depth compare of depth formats whose selectors name something else: what is compared is the depth all the same, for drivers
# program G, or nothing, into X_SOURCE of such headers. Colour formats: what X_SOURCE selects; encoded colours: their codes.
# By hand: the depths are 0x4000, 0x8000, 0xc000, 0xffff of 16 bits and such of 24; the reference 0.5 is code 0x8000 (0x800000).
texlock 1
rules R-TLD4-15 PD-12
texture 0 { type TWO_D layout pitch 32 format Z16 UNORM source G G G ONE_FLOAT size 2 2 address 0x30000000 }
bytes 0x30000000 0040 0080
bytes 0x30000020 00c0 ffff
texture 1 { type TWO_D layout pitch 32 format Z24S8 UINT G_DATA_TYPE 2 source R R R R size 2 2 address 0x30001000 }
bytes 0x30001000 ff000040 00000080
bytes 0x30001020 800000c0 7fffffff
texture 2 { type TWO_D layout pitch 32 format S8Z24 UNORM G_DATA_TYPE 4 source G G G G size 2 2 address 0x30002000 }
bytes 0x30002000 00004000 000080ff
bytes 0x30002020 0000c080 ffffff7f
texture 3 { type TWO_D layout pitch 64 format ZF32_X24S8 FLOAT G_DATA_TYPE 4 source ONE_FLOAT ZERO G ONE_INT size 2 2 address 0x30003000 }
bytes 0x30003000 0000803e00000000 0000003fffffffff
bytes 0x30003040 0000403f00000000 0000803f00000000
texture 4 { type TWO_D layout pitch 32 format R8 UNORM size 2 2 address 0x30004000 SRGB_CONVERSION 1 }
bytes 0x30004000 40 80
bytes 0x30004020 c0 ff
texture 5 { type TWO_D layout pitch 32 format G8R8 UNORM source G R R R size 2 2 address 0x30005000 }
bytes 0x30005000 ff40 ff80
bytes 0x30005020 00c0 00ff
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE DEPTH_COMPARE_FUNC 3 SRGB_CONVERSION 1 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0

# 0.5 <= depth: row 1 is what is beyond it, of row 0 the right one, which is 0.5; samples are (0,1) (1,1) (1,0) (0,0).
warp 0 { asm "TLD4.R.DC R8, R0, R4, 0, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0; }
warp 1 { asm "TLD4.R.DC R8, R0, R4, 1, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0; }
warp 2 { asm "TLD4.R.DC R8, R0, R4, 2, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0; }
warp 3 { asm "TLD4.R.DC R8, R0, R4, 3, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0; }
warp 4 { asm "TLD4.R.DC R8, R0, R4, 4, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0; }
warp 5 { asm "TLD4.R.DC R8, R0, R4, 5, 2D, 0xf"  active 0x1  s = 0.5  t = 0.5  dref = 0.5
    expect lane 0 R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0; }
