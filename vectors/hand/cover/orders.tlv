texlock 1                                       # TXD and TMML after each instruction, and before it
rules PD-114 PD-116
texture 0 { format R32 UINT   size 8 8   address 0x20000000   texels expression (x + 16 * y) }
texture 1 { format R32 UINT   size 8 8   address 0x21000000 }
sampler 0 { }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0

warp 0 { word 0x0   active 1 }
warp 1 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 2 { word 0x0   active 1 }
warp 3 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 4 { word 0x0   active 1 }
warp 5 { asm "TLD4.R R8, R4, 0, 2D, 0x1"   active 1 }
warp 6 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 7 { asm "TLD4.R R8, R4, 0, 2D, 0x1"   active 1 }
warp 8 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 9 { asm "TLD4.R R8, R4, 0, 2D, 0x1"   active 1 }
warp 10 { asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 0, 0x1"   active 1 }
warp 11 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 12 { asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 0, 0x1"   active 1 }
warp 13 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 14 { asm "TXQ R8, R4, TEX_HEADER_DIMENSION, 0, 0x1"   active 1 }
warp 15 { asm "SUST.P.2D.R [R4], R8, 1"   active 1 }
warp 16 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 17 { asm "SUST.P.2D.R [R4], R8, 1"   active 1 }
warp 18 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 19 { asm "SUST.P.2D.R [R4], R8, 1"   active 1 }
warp 20 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1 }
warp 21 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 22 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1 }
warp 23 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 24 { asm "TLD.LZ R8, R4, 0, 2D, 0x1"   active 1 }
warp 25 { asm "SULD.P.2D.R R8, [R4], 1"   active 1 }
warp 26 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 27 { asm "SULD.P.2D.R R8, [R4], 1"   active 1 }
warp 28 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 29 { asm "SULD.P.2D.R R8, [R4], 1"   active 1 }
warp 30 { asm "SUATOM.D.2D.ADD R8, [R4], R12, 1"   active 1 }
warp 31 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 32 { asm "SUATOM.D.2D.ADD R8, [R4], R12, 1"   active 1 }
warp 33 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 34 { asm "SUATOM.D.2D.ADD R8, [R4], R12, 1"   active 1 }
warp 35 { asm "SURED.D.2D.ADD [R4], R12, 1"   active 1 }
warp 36 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 37 { asm "SURED.D.2D.ADD [R4], R12, 1"   active 1 }
warp 38 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 39 { asm "SURED.D.2D.ADD [R4], R12, 1"   active 1 }
warp 40 { asm "TEX.LZ R8, R4, 0, 2D, 0x1"   active 1 }
warp 41 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 42 { asm "TEX.LZ R8, R4, 0, 2D, 0x1"   active 1 }
warp 43 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 44 { asm "TEX.LZ R8, R4, 0, 2D, 0x1"   active 1 }
warp 45 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 46 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
warp 47 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 48 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"   active 1   expect lane 0 lod.lambda = -32768 }
warp 49 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   active 1   s = 0.5   dsdx = 0.25   expect lane 0 lod.lambda = 256 }
