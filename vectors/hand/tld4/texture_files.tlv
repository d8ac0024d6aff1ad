# Texels of a picture as PNG, as KTX2 and as DDS file: three textures a level, and one with rows at a pitch. All gather the
# same values, those of the pixels. Then files of layers and blocks: queries, stores, and the memory.
texlock 1
rules R-TLD4-41 R-TLD4-42 R-TLD4-43 PD-80 PD-91 PD-92 R-TXQ-11 R-TXQ-16
rules without R-TLD4-27 PD-19
minimum texel 352
texture 0 { format A8B8G8R8 UNORM source R G B A size 48 32 levels 6 view 0 5 address 0x30000000 block 1 4 texels png "../../textures/quay.png" }
texture 1 { format A8B8G8R8 UNORM source R G B A size 48 32 levels 6 view 0 5 address 0x30010000 block 1 4 texels ktx "../../textures/quay.ktx2" }
texture 2 { format A8B8G8R8 UNORM source B G R A size 48 32 levels 6 view 0 5 address 0x30020000 block 1 4 texels dds "../../textures/quay.dds" }
texture 3 { format A8B8G8R8 UNORM source R G B A size 48 32 levels 6 view 1 5 address 0x30030000 block 1 4 texels png "../../textures/quay.png" }
texture 4 { format A8B8G8R8 UNORM source R G B A size 48 32 levels 6 view 1 5 address 0x30040000 block 1 4 texels ktx "../../textures/quay.ktx2" }
texture 5 { format A8B8G8R8 UNORM source B G R A size 48 32 levels 6 view 1 5 address 0x30050000 block 1 4 texels dds "../../textures/quay.dds" }
texture 6 { format A8B8G8R8 UNORM source R G B A size 48 32 levels 6 view 2 5 address 0x30060000 block 1 4 texels png "../../textures/quay.png" }
texture 7 { format A8B8G8R8 UNORM source R G B A size 48 32 levels 6 view 2 5 address 0x30070000 block 1 4 texels ktx "../../textures/quay.ktx2" }
texture 8 { format A8B8G8R8 UNORM source B G R A size 48 32 levels 6 view 2 5 address 0x30080000 block 1 4 texels dds "../../textures/quay.dds" }
texture 9 { format A8B8G8R8 UNORM source R G B A layout pitch 224 size 48 32 address 0x30090000 texels ktx "../../textures/quay.ktx2" }
texture 10 { format A8B8G8R8 UNORM source B G R A layout pitch 224 size 48 32 address 0x300a0000 texels dds "../../textures/quay.dds" }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 texture 2 sampler 0
handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0
handle 5 texture 5 sampler 0
handle 6 texture 6 sampler 0
handle 7 texture 7 sampler 0
handle 8 texture 8 sampler 0
handle 9 texture 9 sampler 0
handle 10 texture 10 sampler 0

warp 0 {
    asm "TLD4.R R8, R0, 0, 2D, 0xf"
    s = (21 + x + 0.25) / 48.0
    t = (13 + y + 0.75) / 32.0
    expect lane 0 texels (20,14) (21,14) (21,13) (20,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 texels (25,14) (26,14) (26,13) (25,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 texels (26,15) (27,15) (27,14) (26,14)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 texels (27,17) (28,17) (28,16) (27,16)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 1 {
    asm "TLD4.R R8, R0, 1, 2D, 0xf"
    s = (21 + x + 0.25) / 48.0
    t = (13 + y + 0.75) / 32.0
    expect lane 0 texels (20,14) (21,14) (21,13) (20,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 texels (25,14) (26,14) (26,13) (25,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 texels (26,15) (27,15) (27,14) (26,14)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 texels (27,17) (28,17) (28,16) (27,16)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 2 {
    asm "TLD4.R R8, R0, 2, 2D, 0xf"
    s = (21 + x + 0.25) / 48.0
    t = (13 + y + 0.75) / 32.0
    expect lane 0 texels (20,14) (21,14) (21,13) (20,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 texels (25,14) (26,14) (26,13) (25,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 texels (26,15) (27,15) (27,14) (26,14)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 texels (27,17) (28,17) (28,16) (27,16)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 3 {
    asm "TLD4.G R8, R0, 3, 2D, 0xf"
    s = (9 + x + 0.25) / 24.0
    t = (6 + y + 0.75) / 16.0
    expect lane 0 texels (8,7) (9,7) (9,6) (8,6)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f7efeff  R11 = 0x3f7dfdfe;
    expect lane 5 texels (13,7) (14,7) (14,6) (13,6)  R8 = 0x3f7cfcfd  R9 = 0x3f7bfbfc  R10 = 0x3f6dedee  R11 = 0x3f75f5f6;
    expect lane 14 texels (14,8) (15,8) (15,7) (14,7)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f7bfbfc;
    expect lane 31 texels (15,10) (16,10) (16,9) (15,9)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 4 {
    asm "TLD4.G R8, R0, 4, 2D, 0xf"
    s = (9 + x + 0.25) / 24.0
    t = (6 + y + 0.75) / 16.0
    expect lane 0 texels (8,7) (9,7) (9,6) (8,6)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f7efeff  R11 = 0x3f7dfdfe;
    expect lane 5 texels (13,7) (14,7) (14,6) (13,6)  R8 = 0x3f7cfcfd  R9 = 0x3f7bfbfc  R10 = 0x3f6dedee  R11 = 0x3f75f5f6;
    expect lane 14 texels (14,8) (15,8) (15,7) (14,7)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f7bfbfc;
    expect lane 31 texels (15,10) (16,10) (16,9) (15,9)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 5 {
    asm "TLD4.G R8, R0, 5, 2D, 0xf"
    s = (9 + x + 0.25) / 24.0
    t = (6 + y + 0.75) / 16.0
    expect lane 0 texels (8,7) (9,7) (9,6) (8,6)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f7efeff  R11 = 0x3f7dfdfe;
    expect lane 5 texels (13,7) (14,7) (14,6) (13,6)  R8 = 0x3f7cfcfd  R9 = 0x3f7bfbfc  R10 = 0x3f6dedee  R11 = 0x3f75f5f6;
    expect lane 14 texels (14,8) (15,8) (15,7) (14,7)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f7bfbfc;
    expect lane 31 texels (15,10) (16,10) (16,9) (15,9)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 6 {
    asm "TLD4.B R8, R0, 6, 2D, 0xf"
    s = (3 + x + 0.25) / 12.0
    t = (3 + y + 0.75) / 8.0
    expect lane 0 texels (2,4) (3,4) (3,3) (2,3)  R8 = 0x3f800000  R9 = 0x3f78f8f9  R10 = 0x3f77f7f8  R11 = 0x3f74f4f5;
    expect lane 5 texels (7,4) (8,4) (8,3) (7,3)  R8 = 0x3f800000  R9 = 0x3f74f4f5  R10 = 0x3f77f7f8  R11 = 0x3f6dedee;
    expect lane 14 texels (8,5) (9,5) (9,4) (8,4)  R8 = 0x3f800000  R9 = 0x3f7dfdfe  R10 = 0x3f7cfcfd  R11 = 0x3f74f4f5;
    expect lane 31 texels (9,7) (10,7) (10,6) (9,6)  R8 = 0x3f6eeeef  R9 = 0x3f5fdfe0  R10 = 0x3f70f0f1  R11 = 0x3f6aeaeb;
}

warp 7 {
    asm "TLD4.B R8, R0, 7, 2D, 0xf"
    s = (3 + x + 0.25) / 12.0
    t = (3 + y + 0.75) / 8.0
    expect lane 0 texels (2,4) (3,4) (3,3) (2,3)  R8 = 0x3f800000  R9 = 0x3f78f8f9  R10 = 0x3f77f7f8  R11 = 0x3f74f4f5;
    expect lane 5 texels (7,4) (8,4) (8,3) (7,3)  R8 = 0x3f800000  R9 = 0x3f74f4f5  R10 = 0x3f77f7f8  R11 = 0x3f6dedee;
    expect lane 14 texels (8,5) (9,5) (9,4) (8,4)  R8 = 0x3f800000  R9 = 0x3f7dfdfe  R10 = 0x3f7cfcfd  R11 = 0x3f74f4f5;
    expect lane 31 texels (9,7) (10,7) (10,6) (9,6)  R8 = 0x3f6eeeef  R9 = 0x3f5fdfe0  R10 = 0x3f70f0f1  R11 = 0x3f6aeaeb;
}

warp 8 {
    asm "TLD4.B R8, R0, 8, 2D, 0xf"
    s = (3 + x + 0.25) / 12.0
    t = (3 + y + 0.75) / 8.0
    expect lane 0 texels (2,4) (3,4) (3,3) (2,3)  R8 = 0x3f800000  R9 = 0x3f78f8f9  R10 = 0x3f77f7f8  R11 = 0x3f74f4f5;
    expect lane 5 texels (7,4) (8,4) (8,3) (7,3)  R8 = 0x3f800000  R9 = 0x3f74f4f5  R10 = 0x3f77f7f8  R11 = 0x3f6dedee;
    expect lane 14 texels (8,5) (9,5) (9,4) (8,4)  R8 = 0x3f800000  R9 = 0x3f7dfdfe  R10 = 0x3f7cfcfd  R11 = 0x3f74f4f5;
    expect lane 31 texels (9,7) (10,7) (10,6) (9,6)  R8 = 0x3f6eeeef  R9 = 0x3f5fdfe0  R10 = 0x3f70f0f1  R11 = 0x3f6aeaeb;
}

warp 9 {
    asm "TLD4.R R8, R0, 9, 2D, 0xf"
    s = (21 + x + 0.25) / 48.0
    t = (13 + y + 0.75) / 32.0
    expect lane 0 texels (20,14) (21,14) (21,13) (20,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 texels (25,14) (26,14) (26,13) (25,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 texels (26,15) (27,15) (27,14) (26,14)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 texels (27,17) (28,17) (28,16) (27,16)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

warp 10 {
    asm "TLD4.R R8, R0, 10, 2D, 0xf"
    s = (21 + x + 0.25) / 48.0
    t = (13 + y + 0.75) / 32.0
    expect lane 0 texels (20,14) (21,14) (21,13) (20,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 5 texels (25,14) (26,14) (26,13) (25,13)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 14 texels (26,15) (27,15) (27,14) (26,14)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
    expect lane 31 texels (27,17) (28,17) (28,16) (27,16)  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000;
}

# Formats that the unit cannot read yet lie in memory all the same, and headers of them answer.
texture 20 { type CUBEMAP format DXT1 UNORM size 10 10 levels 4 address 0x31000000 texels ktx "../../textures/blocks.ktx2" }
texture 21 { type CUBEMAP_ARRAY layers 2 format DXT1 UNORM size 10 10 levels 4 address 0x31010000 texels dds "../../textures/blocks.dds" }
texture 22 { type TWO_D_ARRAY layers 3 format A8B8G8R8 UINT size 4 4 levels 2 address 0x31020000 texels ktx "../../textures/layers.ktx2" }
handle 20 texture 20 sampler 0
handle 21 texture 21 sampler 0
warp 20 { asm "TXQ R0, R6, TEX_HEADER_DIMENSION, 20, 0xf"  lod = lane  expect lane 0 R0 = 10  R1 = 10  R2 = 0  R3 = 4;  expect lane 2 R0 = 2  R1 = 2  R2 = 0  R3 = 4 }
warp 21 { asm "TXQ R0, R6, TEX_HEADER_DIMENSION, 21, 0xf"  lod = lane  expect lane 1 R0 = 5  R1 = 5  R2 = 2  R3 = 4 }
# Level 1 of face 5, its second row of blocks; level 0 of face 3 of cube 1, its last block.
expect memory 0x31002a10 = 80 87 8E 95 9C A3 AA B1 B8 BF C6 CD D4 DB E2 E9
expect memory 0x31014860 = 74 7B 82 89 90 97 9E A5
# A store into layer 2 of a file's layers changes its four bytes and no other.
warp 22 { asm "SUST.D.2D_ARRAY [R4], R8, R12"  active 1  x = 1  y = 2  array = 2  data0 = 0xddccbbaa  handle = 22  expect lane 0 surface.action = "store" }
expect memory 0x31020840 = 91 98 9F A6 AA BB CC DD C9 D0 D7 DE E5 EC F3 FA
