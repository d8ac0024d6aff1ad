texlock 1                                       # TXD and TMML whose handle, header or sampler is not there or fails to be read
rules PD-105 R-TLD4-31 R-TLD4-32

pool headers 0x100000000 max 40
pool samplers 0x100100000 max 40
texture 0 { format R32 UINT   source R ZERO ZERO ONE_INT   size 4 4   address 0x20000000   texels expression (16 * y + x) }
texture 1 { format R32 UINT   HEADER_VERSION 7   size 4 4   address 0x20000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0
handle 2 0x00000029                             # header 41, beyond the last
handle 3 0x02900000                             # sampler 41
handle 4 0x00000020                             # header 32, whose line fails
error 0x100000400 32
handle 5 0x02000000                             # sampler 32
error 0x100100400 32
handle 100 texture 0 sampler 0
error 0x100200190 4                             # the line of handle 100

warp 0 { asm "TXD R8, R4, R12, 1, 2D, 0x1"   s = 0.3   t = 0.8   dsdx = 0.25   expect all header.tag.status = "disabled" R8 = 0 }
warp 1 { asm "TXD R8, R4, R12, 2, 2D, 0x1"   s = 0.3   t = 0.8   dsdx = 0.25   expect all header.tag.status = "invalid-header" R8 = 0 }
warp 2 { asm "TXD R8, R4, R12, 3, 2D, 0x1"   s = 0.3   t = 0.8   dsdx = 0.25   expect all header.tag.status = "invalid-sampler" R8 = 0 }
warp 3 { asm "TXD R8, R4, R12, 4, 2D, 0x1"   s = 0.3   t = 0.8   dsdx = 0.25   expect all header.tag.status = "header-error" R8 = 0 }
warp 4 { asm "TXD R8, R4, R12, 5, 2D, 0x1"   s = 0.3   t = 0.8   dsdx = 0.25   expect all header.tag.status = "sampler-error" R8 = 0 }
warp 5 { asm "TXD R8, R4, R12, 100, 2D, 0x1"   s = 0.3   t = 0.8   dsdx = 0.25   expect all header.tag.status = "handle-error" R8 = 0 }
warp 6 { asm "TMML.LOD R8, R4, 1, 2D, 0x1"   s = 0.3   t = 0.8      expect all header.tag.status = "disabled" R8 = 0 }
warp 7 { asm "TMML.LOD R8, R4, 2, 2D, 0x1"   s = 0.3   t = 0.8      expect all header.tag.status = "invalid-header" R8 = 0 }
warp 8 { asm "TMML.LOD R8, R4, 3, 2D, 0x1"   s = 0.3   t = 0.8      expect all header.tag.status = "invalid-sampler" R8 = 0 }
warp 9 { asm "TMML.LOD R8, R4, 4, 2D, 0x1"   s = 0.3   t = 0.8      expect all header.tag.status = "header-error" R8 = 0 }
warp 10 { asm "TMML.LOD R8, R4, 5, 2D, 0x1"   s = 0.3   t = 0.8      expect all header.tag.status = "sampler-error" R8 = 0 }
warp 11 { asm "TMML.LOD R8, R4, 100, 2D, 0x1"   s = 0.3   t = 0.8      expect all header.tag.status = "handle-error" R8 = 0 }

# Levels far below and above the clamps: a divergent quad with a least one, a level of 100 with a greatest of 0.
sampler 6 { MIN_LOD_CLAMP 0x180   MAX_LOD_CLAMP 0xfff }
sampler 7 { MAX_LOD_CLAMP 0 }
handle 6 texture 0 sampler 6
handle 7 texture 0 sampler 7
warp 12 { asm "TEX R8, R4, 6, 2D, 0x1"   stage compute   s = 0.3   t = 0.8   expect all lod.unclamped = -32768 lod.clamped = 0x180 R8 = 0x31 }
warp 13 { asm "TEX.LL R8, R4, R12, 7, 2D, 0x1"   s = 0.3   t = 0.8   lod = 100.0   expect all lod.unclamped = 25600 lod.clamped = 0 R8 = 0x31 }
warp 14 { asm "TEX.LBA R8, R4, R12, 0, 2D, 0x1"   stage compute   s = 0.3   t = 0.8   lod = 1.0   expect all decode.divergent = 1 lod.lambda = -32768 R8 = 0x31 }
