# What each header code leads to: disabled, mismatch, unsupported or read; zeros in every case but the last ones.
# MIN_LOD_CLAMP of a whole level makes texel bits zero, while the constant sources stay.
texlock 1
rules PD-4 PD-5 PD-21 PD-40b
rules without R-TLD4-37 R-TLD4-40
sampler 0 { address WRAP WRAP WRAP SRGB_CONVERSION 1 }
texture 0 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 MULTI_SAMPLE_COUNT 2 }
handle 0 texture 0 sampler 0
texture 1 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 HEADER_VERSION 5 }
handle 1 texture 1 sampler 0
texture 2 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 HEADER_VERSION 0 }
handle 2 texture 2 sampler 0
texture 3 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 HEADER_VERSION 4 }
handle 3 texture 3 sampler 0
texture 4 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 TEXTURE_TYPE 9 }
handle 4 texture 4 sampler 0
texture 5 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 TEXTURE_TYPE 15 }
handle 5 texture 5 sampler 0
texture 6 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 TEXTURE_TYPE 5 }
handle 6 texture 6 sampler 0
texture 7 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 TEXTURE_TYPE 7 }
handle 7 texture 7 sampler 0
texture 8 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 TEXTURE_TYPE 6 }
handle 8 texture 8 sampler 0
texture 9 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 COMPONENTS 0x00 }
handle 9 texture 9 sampler 0
texture 10 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 COMPONENTS 0x7f }
handle 10 texture 10 sampler 0
texture 11 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 COMPONENTS 0x40 }
handle 11 texture 11 sampler 0
texture 12 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 R_DATA_TYPE 0 }
handle 12 texture 12 sampler 0
texture 13 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 G_DATA_TYPE 7 }
handle 13 texture 13 sampler 0
texture 14 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 A_DATA_TYPE 6 }
handle 14 texture 14 sampler 0
texture 15 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 X_SOURCE 1 }
handle 15 texture 15 sampler 0
texture 16 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 W_SOURCE 1 }
handle 16 texture 16 sampler 0
texture 17 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 GOBS_PER_BLOCK_WIDTH 6 }
handle 17 texture 17 sampler 0
texture 18 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 GOBS_PER_BLOCK_HEIGHT 7 }
handle 18 texture 18 sampler 0
texture 19 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 GOBS_PER_BLOCK_DEPTH 6 }
handle 19 texture 19 sampler 0
texture 20 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 1 }
handle 20 texture 20 sampler 0
texture 21 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 RES_VIEW_MIN_MIP_LEVEL 1 RES_VIEW_MAX_MIP_LEVEL 3 }
handle 21 texture 21 sampler 0
texture 22 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 PACK_COMPONENTS 1 }
handle 22 texture 22 sampler 0
texture 23 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 GOB3D 1 }
handle 23 texture 23 sampler 0
texture 24 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 TILE_WIDTH_IN_GOBS 2 }
handle 24 texture 24 sampler 0
texture 26 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 MIN_LOD_CLAMP 256 texels solid 255 255 255 255 }
handle 26 texture 26 sampler 0
texture 27 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 MIN_LOD_CLAMP 255 texels solid 255 255 255 255 }
handle 27 texture 27 sampler 0
texture 28 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 SECTOR_PROMOTION 3 texels solid 255 255 255 255 }
handle 28 texture 28 sampler 0
texture 29 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 DEPTH_MINUS_ONE 77 texels solid 255 255 255 255 }
handle 29 texture 29 sampler 0
texture 30 { type TWO_D layout blocklinear format A8B8G8R8 UNORM source R G B ONE_FLOAT size 2 2 address 0x30000000 block 1 1 SPARSE_ENABLE 1 texels solid 255 255 255 255 }
handle 30 texture 30 sampler 0
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "mismatch"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 0 { asm "TLD4.A R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 1 { asm "TLD4.R R8, R0, 1, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 1 { asm "TLD4.A R8, R0, 1, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 2 { asm "TLD4.R R8, R0, 2, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 2 { asm "TLD4.A R8, R0, 2, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 3 { asm "TLD4.R R8, R0, 3, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 3 { asm "TLD4.A R8, R0, 3, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 4 { asm "TLD4.R R8, R0, 4, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 4 { asm "TLD4.A R8, R0, 4, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 5 { asm "TLD4.R R8, R0, 5, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 5 { asm "TLD4.A R8, R0, 5, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 6 { asm "TLD4.R R8, R0, 6, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0; }
warp 6 { asm "TLD4.A R8, R0, 6, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 1.0; }
warp 7 { asm "TLD4.R R8, R0, 7, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 1.0  R9 = 1.0  R10 = 1.0  R11 = 1.0; }
warp 7 { asm "TLD4.A R8, R0, 7, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 1.0; }
warp 8 { asm "TLD4.R R8, R0, 8, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 8 { asm "TLD4.A R8, R0, 8, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 9 { asm "TLD4.R R8, R0, 9, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 9 { asm "TLD4.A R8, R0, 9, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 10 { asm "TLD4.R R8, R0, 10, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 10 { asm "TLD4.A R8, R0, 10, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 11 { asm "TLD4.R R8, R0, 11, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 11 { asm "TLD4.A R8, R0, 11, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 12 { asm "TLD4.R R8, R0, 12, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 12 { asm "TLD4.A R8, R0, 12, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 13 { asm "TLD4.R R8, R0, 13, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 13 { asm "TLD4.A R8, R0, 13, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 14 { asm "TLD4.R R8, R0, 14, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 14 { asm "TLD4.A R8, R0, 14, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 15 { asm "TLD4.R R8, R0, 15, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 15 { asm "TLD4.A R8, R0, 15, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 16 { asm "TLD4.R R8, R0, 16, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 16 { asm "TLD4.A R8, R0, 16, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 17 { asm "TLD4.R R8, R0, 17, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 17 { asm "TLD4.A R8, R0, 17, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 18 { asm "TLD4.R R8, R0, 18, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 18 { asm "TLD4.A R8, R0, 18, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 19 { asm "TLD4.R R8, R0, 19, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 19 { asm "TLD4.A R8, R0, 19, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 20 { asm "TLD4.R R8, R0, 20, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 20 { asm "TLD4.A R8, R0, 20, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 21 { asm "TLD4.R R8, R0, 21, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "disabled"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 21 { asm "TLD4.A R8, R0, 21, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 22 { asm "TLD4.R R8, R0, 22, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 22 { asm "TLD4.A R8, R0, 22, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 23 { asm "TLD4.R R8, R0, 23, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 23 { asm "TLD4.A R8, R0, 23, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 24 { asm "TLD4.R R8, R0, 24, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "unsupported-header"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 24 { asm "TLD4.A R8, R0, 24, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0; }
warp 26 { asm "TLD4.R R8, R0, 26, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "out-of-bounds"  R8 = 0  R9 = 0  R10 = 0  R11 = 0; }
warp 26 { asm "TLD4.A R8, R0, 26, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000; }
warp 27 { asm "TLD4.R R8, R0, 27, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 27 { asm "TLD4.A R8, R0, 27, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000; }
warp 28 { asm "TLD4.R R8, R0, 28, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 28 { asm "TLD4.A R8, R0, 28, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000; }
warp 29 { asm "TLD4.R R8, R0, 29, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 29 { asm "TLD4.A R8, R0, 29, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000; }
warp 30 { asm "TLD4.R R8, R0, 30, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 header.tag.status = "ok"  R8 = 0x3f800000  R9 = 0x3f800000  R10 = 0x3f800000  R11 = 0x3f800000; }
warp 30 { asm "TLD4.A R8, R0, 30, 2D"  active 1  s = 0.5  t = 0.5
    expect lane 0 R8 = 0x3f800000; }
