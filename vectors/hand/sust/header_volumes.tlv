# What a store is shown of a header: place, slices and layers of the level. Numbers of the first five are those on which
# public implementations agree; the others were worked out from cmodel/stages/header.md.
texlock 1
rules PD-21 PD-90 PD-91 PD-40b
rules without PD-5 PD-14b

texture 0 { type THREE_D format R32 UINT size 40 24 10 block 1 2 4 address 0x40000000 }
texture 1 { type THREE_D format R8 UINT size 64 64 32 block 1 4 8 levels 7 view 2 5 address 0x40000000 }
texture 2 { type TWO_D_ARRAY format R32 UINT size 100 60 layers 5 block 1 8 levels 7 view 1 1 address 0x40000000 }
texture 3 { type CUBEMAP_ARRAY format R32_G32 UINT size 32 32 layers 2 block 1 4 levels 6 address 0x40000000 }
texture 4 { type ONE_D_ARRAY format R32 UINT size 1000 77 layers 4 block 1 8 levels 10 view 2 9 address 0x40000000 }
texture 5 { type TWO_D_ARRAY format R32_G32 UINT size 25 25 layers 3 block 1 2 8 levels 5 view 1 4 address 0x40000000 }
texture 6 { type THREE_D format R8 UINT size 5 6 3 block 1 1 32 levels 3 address 0x40000000 }
texture 7 { type CUBEMAP format R32 UINT size 64 32 block 1 2 levels 3 DEPTH_MINUS_ONE 9 address 0x40000000 }
texture 8 { type THREE_D format R32 UINT size 256 256 16 block 2 4 4 levels 9 view 3 8 address 0x40000000 }
texture 9 { type ONE_D_BUFFER format R32 UINT size 3000000000 address 0x40000003 }
texture 10 { type TWO_D_NO_MIPMAP format R32 UINT size 30 20 layout pitch 128 samples MODE_4X2_D3D address 0x40000000 }
texture 11 { format R32 UINT size 30 20 levels 3 layout blocklinear_color_key COLOR_KEY_VALUE 0xffffffff address 0x40000000 }
texture 12 { format R32 UINT size 30 20 SRGB_CONVERSION 1 PACK_COMPONENTS 1 X_SOURCE 1 MIN_LOD_CLAMP 0x200 address 0x40000000 }
texture 13 { format R8 UINT size 8 8 levels 3 view 2 1 address 0x40000000 }
texture 14 { format R8 UINT size 8 8 GOBS_PER_BLOCK_DEPTH 6 address 0x40000000 }
texture 15 { format R8 UINT size 8 8 GOBS_PER_BLOCK_WIDTH 7 address 0x40000000 }
texture 16 { format 0x7f UINT size 8 8 address 0x40000000 }
texture 17 { format R8 UINT size 8 8 TEXTURE_TYPE 12 address 0x40000000 }
texture 18 { type TWO_D_ARRAY format R8 UINT size 8 8 layers 2 layout pitch 32 address 0x40000000 }
texture 19 { type THREE_D format R8 UINT size 8 8 2 layout pitch 32 address 0x40000000 }
texture 20 { type CUBEMAP format R8 UINT size 8 8 layout pitch 32 address 0x40000000 }
texture 21 { type THREE_D format R8 UINT size 8 8 2 GOB3D 1 address 0x40000000 }
texture 22 { format R8 UINT size 8 8 TILE_WIDTH_IN_GOBS 1 address 0x40000000 }
texture 23 { format DXT1 UNORM size 8 8 address 0x40000000 }
sampler 0 { }
handle 0 texture 0 sampler 0  handle 1 texture 1 sampler 0  handle 2 texture 2 sampler 0  handle 3 texture 3 sampler 0
handle 4 texture 4 sampler 0  handle 5 texture 5 sampler 0  handle 6 texture 6 sampler 0  handle 7 texture 7 sampler 0
handle 8 texture 8 sampler 0  handle 9 texture 9 sampler 0  handle 10 texture 10 sampler 0  handle 11 texture 11 sampler 0
handle 12 texture 12 sampler 0  handle 13 texture 13 sampler 0  handle 14 texture 14 sampler 0  handle 15 texture 15 sampler 0
handle 16 texture 16 sampler 0  handle 17 texture 17 sampler 0  handle 18 texture 18 sampler 0  handle 19 texture 19 sampler 0
handle 20 texture 20 sampler 0  handle 21 texture 21 sampler 0  handle 22 texture 22 sampler 0  handle 23 texture 23 sampler 0
warp 0 { asm "SUST.D.3D.U8 [R4], R8, 0"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40000000 header.level_layout.row_blocks = 3
  expect all header.level_layout.block_w = 0 header.level_layout.block_h = 1 header.volume.block_d = 2
  expect all header.volume.block_rows = 2 header.volume.layer_stride = 73728 header.shape.width = 40
  expect all header.shape.height = 24 header.shape.depth = 10 header.shape.layers = 1 header.shape.levels = 1
  expect all header.geom.width = 0 header.fmt.source[0] = 0 header.fmt.format = R32 }
warp 1 { asm "SUST.D.3D.U8 [R4], R8, 1"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40028000 header.level_layout.row_blocks = 1
  expect all header.level_layout.block_h = 1 header.volume.block_d = 3 header.volume.block_rows = 1
  expect all header.volume.layer_stride = 180224 header.shape.width = 16 header.shape.height = 16
  expect all header.shape.depth = 8 header.shape.layers = 1 header.shape.levels = 4 }
warp 2 { asm "SUST.D.2D_ARRAY.U8 [R4], R8, 2"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40007000 header.level_layout.row_blocks = 4
  expect all header.level_layout.block_h = 2 header.volume.block_d = 0 header.volume.block_rows = 1
  expect all header.volume.layer_stride = 40960 header.shape.width = 50 header.shape.height = 30
  expect all header.shape.depth = 5 header.shape.layers = 5 header.shape.levels = 1 }
warp 3 { asm "SUST.D.2D_ARRAY.U8 [R4], R8, 3"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40000000 header.level_layout.row_blocks = 4
  expect all header.level_layout.block_h = 2 header.volume.block_rows = 1 header.volume.layer_stride = 12288
  expect all header.shape.layers = 12 header.shape.depth = 2 }
warp 4 { asm "SUST.D.1D_ARRAY.U8 [R4], R8, 4"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x4000be00 header.level_layout.row_blocks = 16
  expect all header.level_layout.block_h = 0 header.volume.block_rows = 1 header.volume.layer_stride = 66048
  expect all header.shape.width = 250 header.shape.height = 1 header.shape.layers = 4 }
warp 5 { asm "SUST.D.2D.U8 [R4], R8, 5"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40002000 header.level_layout.row_blocks = 2
  expect all header.level_layout.block_h = 1 header.volume.block_d = 0 header.volume.block_rows = 1
  expect all header.volume.layer_stride = 12288 header.shape.width = 12 header.shape.height = 12
  expect all header.shape.layers = 3 }
warp 6 { asm "SUST.D.3D.U8 [R4], R8, 6"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40000000 header.level_layout.row_blocks = 1
  expect all header.level_layout.block_h = 0 header.volume.block_d = 2 header.volume.block_rows = 1
  expect all header.volume.layer_stride = 4096 header.shape.depth = 3 }
warp 7 { asm "SUST.D.2D_ARRAY.U8 [R4], R8, 7"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40000000 header.level_layout.row_blocks = 4
  expect all header.level_layout.block_h = 1 header.volume.block_rows = 2 header.volume.layer_stride = 11264
  expect all header.shape.layers = 6 }
warp 8 { asm "SUST.D.3D.U8 [R4], R8, 8"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40490000 header.level_layout.row_blocks = 1
  expect all header.level_layout.block_w = 1 header.level_layout.block_h = 2 header.volume.block_d = 1
  expect all header.volume.block_rows = 1 header.volume.layer_stride = 4800512 header.shape.depth = 2 }
warp 9 { asm "SUST.D.1D_BUFFER.U8 [R4], R8, 9"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40000003 header.level_layout.layout = "pitch"
  expect all header.level_layout.pitch = 0 header.level_layout.row_blocks = 0 header.volume.block_d = 0
  expect all header.volume.block_rows = 0 header.volume.layer_stride = 0 header.shape.width = 3000000000
  expect all header.shape.layers = 1 }
warp 10 { asm "SUST.D.2D.U8 [R4], R8, 10"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40000000 header.level_layout.layout = "pitch"
  expect all header.level_layout.pitch = 128 header.volume.block_rows = 0 header.volume.layer_stride = 0
  expect all header.shape.width = 30 header.shape.height = 20 header.shape.samples = 4 }
warp 11 { asm "SUST.D.2D.U8 [R4], R8, 11"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40000000 header.level_layout.layout = "block-linear"
  expect all header.shape.width = 30 header.shape.levels = 3 header.shape.samples = 0 }
warp 12 { asm "SUST.D.2D.U8 [R4], R8, 12"  active 1
  expect all header.tag.status = "ok" header.level_layout.base = 0x40000000 header.shape.width = 30 }
warp 13 { asm "SUST.D.2D.U8 [R4], R8, 13"  active 1
  expect all header.tag.status = "disabled" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 14 { asm "SUST.D.2D.U8 [R4], R8, 14"  active 1
  expect all header.tag.status = "disabled" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 15 { asm "SUST.D.2D.U8 [R4], R8, 15"  active 1
  expect all header.tag.status = "disabled" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 16 { asm "SUST.D.2D.U8 [R4], R8, 16"  active 1
  expect all header.tag.status = "disabled" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 17 { asm "SUST.D.2D.U8 [R4], R8, 17"  active 1
  expect all header.tag.status = "disabled" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 18 { asm "SUST.D.2D_ARRAY.U8 [R4], R8, 18"  active 1
  expect all header.tag.status = "unsupported-header" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 19 { asm "SUST.D.3D.U8 [R4], R8, 19"  active 1
  expect all header.tag.status = "unsupported-header" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 20 { asm "SUST.D.2D_ARRAY.U8 [R4], R8, 20"  active 1
  expect all header.tag.status = "unsupported-header" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 21 { asm "SUST.D.3D.U8 [R4], R8, 21"  active 1
  expect all header.tag.status = "unsupported-header" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 22 { asm "SUST.D.2D.U8 [R4], R8, 22"  active 1
  expect all header.tag.status = "unsupported-header" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
warp 23 { asm "SUST.D.2D.U8 [R4], R8, 23"  active 1
  expect all header.tag.status = "unsupported-header" header.shape.width = 0 header.level_layout.base = 0 header.volume.layer_stride = 0 }
