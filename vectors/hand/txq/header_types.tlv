# What the header stage makes of every texture type and version: sizes of the first level of the view, slices, layers,
# levels and samples. A query is shown all of it, whatever a gather would say of the header.
texlock 1
rules PD-21 PD-40b
rules without PD-5 PD-91 R-TLD4-37
minimum header 224

texture 0 { type ONE_D format R32 FLOAT size 512 9 levels 6 address 0x20000000 }
texture 1 { type TWO_D format R32 FLOAT size 300 200 levels 9 view 2 5 samples MODE_2X2 address 0x20000000 }
texture 2 { type THREE_D format R32 FLOAT size 40 24 10 levels 6 view 1 15 address 0x20000000 block 1 2 4 }
texture 3 { type CUBEMAP format R32 FLOAT size 32 32 levels 3 address 0x20000000 DEPTH_MINUS_ONE 8 }
texture 4 { type ONE_D_ARRAY format R32 FLOAT size 512 7 layers 4 levels 6 view 3 5 address 0x20000000 }
texture 5 { type TWO_D_ARRAY format R32 FLOAT size 1024 512 layers 2048 levels 11 view 10 10 address 0x20000000 }
texture 6 { type ONE_D_BUFFER format R32 FLOAT size 4294967296 address 0x20000003 }
texture 7 { type TWO_D_NO_MIPMAP format R32 FLOAT size 100 60 layout pitch 416 address 0x20000000 DEPTH_MINUS_ONE 4
            samples MODE_4X2_D3D }
texture 8 { type CUBEMAP_ARRAY format R32 FLOAT size 65536 65536 layers 16384 address 0x20000000 }
texture 9 { type THREE_D format DXT1 UNORM size 5 6 16384 address 0x20000000 GOB3D 1 }    # none of it matters here
texture 10 { type ONE_D_BUFFER format R8 UINT size 2147483649 address 0x20000000 RES_VIEW_MIN_MIP_LEVEL 5
             MULTI_SAMPLE_COUNT 3 }                                                        # reserved bits
texture 11 { layout blocklinear_color_key format R8 UINT size 64 32 levels 4 address 0x20000000
             COLOR_KEY_VALUE 0xffffff32 }                                                  # the key is no view
texture 12 { layout pitch_color_key 64 format R8 UINT size 64 32 levels 4 address 0x20000000 }
texture 13 { format R8 UINT size 64 32 levels 4 view 2 1 address 0x20000000 }              # the empty view of drivers
texture 14 { format R8 UINT size 64 32 levels 4 view 5 9 address 0x20000000 }              # begins behind the last level
texture 15 { format R8 UINT size 1 65536 levels 16 view 15 15 samples 7 address 0x20000000 }
texture 16 { format R8 UINT size 4 4 address 0 TEXTURE_TYPE 9 }
texture 17 { format R8 UINT size 4 4 address 0 HEADER_VERSION 5 }
texture 18 { format R8 UINT size 4 4 address 0 HEADER_VERSION ONE_D_BUFFER }
texture 19 { type ONE_D_BUFFER format R8 UINT size 4 address 0 HEADER_VERSION PITCH }
texture 20 { format R8 UINT size 4 4 address 0 COMPONENTS 0x3f }
sampler 0 { address CLAMP_TO_EDGE BORDER border 0.5 0.5 0.5 0.5 normalized off }
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
handle 11 texture 11 sampler 0
handle 12 texture 12 sampler 0
handle 13 texture 13 sampler 0
handle 14 texture 14 sampler 0
handle 15 texture 15 sampler 0
handle 16 texture 16 sampler 0
handle 17 texture 17 sampler 0
handle 18 texture 18 sampler 0
handle 19 texture 19 sampler 0
handle 20 texture 20 sampler 0
warp 0 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 0 header.shape.kind = ONE_D header.shape.width = 512 header.shape.height = 1 header.shape.depth = 1
  expect all header.shape.layers = 1 header.shape.levels = 6 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 1 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 1, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 2 header.shape.kind = TWO_D header.shape.width = 75 header.shape.height = 50 header.shape.depth = 1
  expect all header.shape.layers = 1 header.shape.levels = 4 header.shape.samples = 2 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 2 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 2, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 1 header.shape.kind = THREE_D header.shape.width = 20 header.shape.height = 12 header.shape.depth = 5
  expect all header.shape.layers = 1 header.shape.levels = 5 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 3 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 3, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 0 header.shape.kind = CUBEMAP header.shape.width = 32 header.shape.height = 32 header.shape.depth = 1
  expect all header.shape.layers = 6 header.shape.levels = 3 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 4 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 4, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 3 header.shape.kind = ONE_D_ARRAY header.shape.width = 64 header.shape.height = 1 header.shape.depth = 4
  expect all header.shape.layers = 4 header.shape.levels = 3 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 5 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 5, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 10 header.shape.kind = TWO_D_ARRAY header.shape.width = 1 header.shape.height = 1 header.shape.depth = 2048
  expect all header.shape.layers = 2048 header.shape.levels = 1 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 6 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 6, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 0 header.shape.kind = ONE_D_BUFFER header.shape.width = 4294967296 header.shape.height = 1 header.shape.depth = 1
  expect all header.shape.layers = 1 header.shape.levels = 1 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 7 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 7, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 0 header.shape.kind = TWO_D_NO_MIPMAP header.shape.width = 100 header.shape.height = 60 header.shape.depth = 5
  expect all header.shape.layers = 1 header.shape.levels = 1 header.shape.samples = 4 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 8 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 8, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 0 header.shape.kind = CUBEMAP_ARRAY header.shape.width = 65536 header.shape.height = 65536 header.shape.depth = 16384
  expect all header.shape.layers = 98304 header.shape.levels = 1 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 9 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 9, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 0 header.shape.kind = THREE_D header.shape.width = 5 header.shape.height = 6 header.shape.depth = 16384
  expect all header.shape.layers = 1 header.shape.levels = 1 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 10 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 10, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 0 header.shape.kind = ONE_D_BUFFER header.shape.width = 2147483649 header.shape.height = 1 header.shape.depth = 1
  expect all header.shape.layers = 1 header.shape.levels = 1 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 11 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 11, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 0 header.shape.kind = TWO_D header.shape.width = 64 header.shape.height = 32 header.shape.depth = 1
  expect all header.shape.layers = 1 header.shape.levels = 4 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 12 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 12, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 0 header.shape.kind = TWO_D header.shape.width = 64 header.shape.height = 32 header.shape.depth = 1
  expect all header.shape.layers = 1 header.shape.levels = 1 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 13 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 13, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 2 header.shape.kind = TWO_D header.shape.width = 16 header.shape.height = 8 header.shape.depth = 1
  expect all header.shape.layers = 1 header.shape.levels = 0 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 14 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 14, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 5 header.shape.kind = TWO_D header.shape.width = 2 header.shape.height = 1 header.shape.depth = 1
  expect all header.shape.layers = 1 header.shape.levels = 0 header.shape.samples = 0 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 15 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 15, 0xf" lod = 0
  expect all header.tag.status = "ok" header.level = 15 header.shape.kind = TWO_D header.shape.width = 1 header.shape.height = 2 header.shape.depth = 1
  expect all header.shape.layers = 1 header.shape.levels = 1 header.shape.samples = 7 header.level_layout.base = 0 header.geom.width = 0
  expect all header.volume.layer_stride = 0 header.geom.width = 0 header.fmt.border[0] = 0 }
warp 16 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 16, 0xf" lod = 0
  expect all header.tag.status = "disabled" header.shape.width = 0 header.shape.levels = 0 R8 = 0 R11 = 0 }
warp 17 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 17, 0xf" lod = 0
  expect all header.tag.status = "disabled" header.shape.width = 0 header.shape.levels = 0 R8 = 0 R11 = 0 }
warp 18 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 18, 0xf" lod = 0
  expect all header.tag.status = "disabled" header.shape.width = 0 header.shape.levels = 0 R8 = 0 R11 = 0 }
warp 19 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 19, 0xf" lod = 0
  expect all header.tag.status = "disabled" header.shape.width = 0 header.shape.levels = 0 R8 = 0 R11 = 0 }
warp 20 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 20, 0xf" lod = 0
  expect all header.tag.status = "disabled" header.shape.width = 0 header.shape.levels = 0 R8 = 0 R11 = 0 }
