# Beats that wait, masks, predicates, stages, words that are none, records that are first: what no other vector is about.
texlock 1
traffic { seed 7  issue_gap 30  result_stall 80  ar_stall 85  r_gap 40  aw_stall 90  w_stall 60  b_gap 60  latency 1..40  registers 20  reorder on }
pool headers 0x100000000 max 40
pool samplers 0x100100000 max 20
bank 0 0x100200000
policy gob_width_one
policy narrow_rne
sampler 0 { }
sampler 1 { address BORDER BORDER }
texture 0 { format R8 UNORM  size 8 8  address 0x20000000  texels gradient }  handle 0 texture 0 sampler 0  handle 1 texture 0 sampler 1
error 0x100000100 32                    # header 8
error 0x100100100 32                    # sampler 8
handle 2 0x00000008  handle 3 0x00800000
texture 20 { type ONE_D  format R8 UNORM  size 8  address 0x21000000 }  handle 20 texture 20 sampler 0
texture 21 { type TWO_D  format R8 UNORM  size 8 8  address 0x21000000 }  handle 21 texture 21 sampler 0
texture 22 { type THREE_D  format R8 UNORM  size 8 8 4  address 0x21000000 }  handle 22 texture 22 sampler 0
texture 23 { type CUBEMAP  format R8 UNORM  size 8 8  address 0x21000000 }  handle 23 texture 23 sampler 0
texture 24 { type ONE_D_ARRAY  format R8 UNORM  size 8  layers 3  address 0x21000000 }  handle 24 texture 24 sampler 0
texture 25 { type TWO_D_ARRAY  format R8 UNORM  size 8 8  layers 3  address 0x21000000 }  handle 25 texture 25 sampler 0
texture 26 { type ONE_D_BUFFER  format R8 UNORM  size 64  address 0x21000000 }  handle 26 texture 26 sampler 0
texture 27 { type TWO_D_NO_MIPMAP  format R8 UNORM  size 8 8  address 0x21000000 }  handle 27 texture 27 sampler 0
texture 28 { type CUBEMAP_ARRAY  format R8 UNORM  size 8 8  layers 8000  address 0x21000000 }  handle 28 texture 28 sampler 0
texture 30 { type ONE_D_ARRAY  format E5B9G9R9_SHAREDEXP FLOAT  size 8  layers 2  address 0x22000000 }  handle 30 texture 30 sampler 0
texture 31 { type ONE_D  format ETC2_RGB UNORM  size 8  address 0x22000000 }  handle 31 texture 31 sampler 0
texture 32 { type ONE_D_BUFFER  format R32_G32_B32_A32 UINT  size 4096  address 0x30000018 }  handle 32 texture 32 sampler 0
texture 33 { format R8 UNORM  size 8 8  levels 2  view 0 1  MIN_LOD_CLAMP 0x200  address 0x20000000 }  handle 33 texture 33 sampler 0
error 0x30000000 0x1000
warp 20 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x14"  active 3 }
warp 20 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x14"  active 3 }
warp 20 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x14"  active 3  sample = lane }
warp 21 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x15"  active 3 }
warp 21 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x15"  active 3 }
warp 21 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x15"  active 3  sample = lane }
warp 22 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x16"  active 3 }
warp 22 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x16"  active 3 }
warp 22 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x16"  active 3  sample = lane }
warp 23 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x17"  active 3 }
warp 23 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x17"  active 3 }
warp 23 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x17"  active 3  sample = lane }
warp 24 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x18"  active 3 }
warp 24 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x18"  active 3 }
warp 24 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x18"  active 3  sample = lane }
warp 25 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x19"  active 3 }
warp 25 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x19"  active 3 }
warp 25 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x19"  active 3  sample = lane }
warp 26 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1a"  active 3 }
warp 26 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x1a"  active 3 }
warp 26 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x1a"  active 3  sample = lane }
warp 27 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1b"  active 3 }
warp 27 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x1b"  active 3 }
warp 27 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x1b"  active 3  sample = lane }
warp 28 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x1c"  active 3 }
warp 28 { asm "TXQ R8, R0, TEX_HEADER_TEXTURE_TYPE, 0x1c"  active 3 }
warp 28 { asm "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x1c"  active 3  sample = lane }
warp 0 { asm "SUST.P.1D_ARRAY.RGBA [R4], R8, 0x1e"  active 3  x = 0  array = 0 }
warp 0 { asm "SUST.D.1D [R4], R8, 0x1f"  active 3  x = 0 }
warp 0 { word 0xeb38002600470408  active 3  Ra+0 = 1  Ra+1 = 1 }
warp 1 { word 0xeb3a002600470408  active 3  Ra+0 = 1  Ra+1 = 1 }
warp 2 { word 0xeb3c002600470408  active 3  Ra+0 = 1  Ra+1 = 1 }
warp 3 { word 0xeb3e002600470408  active 3  Ra+0 = 1  Ra+1 = 1 }
warp 0 { word 0xeb38000000470408  active 3  Ra+0 = 1  Ra+1 = 1 }
warp 1 { word 0xeb3a000000470408  active 3  Ra+0 = 1  Ra+1 = 1 }
warp 2 { word 0xeb3c000000470408  active 3  Ra+0 = 1  Ra+1 = 1 }
warp 3 { word 0xeb3e000000470408  active 3  Ra+0 = 1  Ra+1 = 1 }
warp 1 { asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x20"  active 0x1f  x = 2 * lane }
warp 1 { asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x20"  active 0x3ff  x = 2 * lane }
warp 1 { asm "SUST.D.1D_BUFFER.128 [R4], R8, 0x20"  active 0xffffffff  x = 2 * lane }
warp 0 { asm "TLD4.R.NDV.NODEP P1, R0, R0, 0, 2D"  stage vertex  active 0xf00001  s = 0.5  t = 0.5 }
warp 1 { asm "TLD4.R.NDV.NODEP P2, R4, R0, 0, 2D"  stage tess_control  active 0xf00002  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.R.NDV.NODEP P3, R8, R0, 0, 2D"  stage tess_eval  active 0xf00004  s = 0.5  t = 0.5 }
warp 3 { asm "TLD4.R.NDV.NODEP P4, R12, R0, 0, 2D"  stage geometry  active 0xf00008  s = 0.5  t = 0.5 }
warp 4 { asm "TLD4.R.NDV.NODEP P5, R16, R0, 0, 2D"  stage pixel  active 0xf00010  s = 0.5  t = 0.5 }
warp 5 { asm "TLD4.R.NDV.NODEP P6, R20, R0, 0, 2D"  stage compute  active 0xf00020  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.R P4, R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.R P5, R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.R P6, R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5 }
warp 3 { asm "@P0 TLD4.R R8, R0, 0, 2D"  active 0  pred 0  s = 0.5  t = 0.5 }
warp 3 { asm "@P0 TLD4.R R8, R0, 0, 2D"  active 0  pred 0xff  s = 0.5  t = 0.5 }
warp 3 { asm "@P0 TLD4.R R8, R0, 0, 2D"  active 0xf0  pred 0  s = 0.5  t = 0.5 }
warp 3 { asm "@P0 TLD4.R R8, R0, 0, 2D"  active 0xf0  pred 0xff  s = 0.5  t = 0.5 }
wait
warp 4 { word 0  active 1 }
warp 4 { asm "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x0"  active 1 }
warp 4 { word 0  active 1 }
warp 4 { asm "SUST.D.2D [R4], R8, 0x0"  active 1  x = 1  y = 1 }
warp 4 { word 0  active 1 }
warp 4 { word 0  active 1 }
warp 4 { asm "TLD4.R R8, R0, 0, 2D"  active 1  s = 0.5  t = 0.5 }
warp 4 { word 0  active 1 }
warp 5 { asm "SUST.D.2D [R4], R8, 0x0"  phase 3  active 1  x = 1  y = 1 }
warp 6 { asm "TXQ.B R8, R0, TEX_HEADER_DIMENSION, 0x0"  active 1  handle = handle(100, 0) }
warp 6 { asm "TXQ.B R8, R0, TEX_HEADER_DIMENSION, 0x0"  active 1  handle = handle(0, 100) }
clear faults
warp 7 { asm "TLD4.R R8, R0, 0x3, 2D"  active 0x11111111  s = 0.5  t = 0.5 }
warp 7 { asm "TLD4.R R8, R0, 0x3, 2D"  active 0x22222222  s = 0.5  t = 0.5 }
warp 7 { asm "TLD4.R R8, R0, 0x3, 2D"  active 0x44444444  s = 0.5  t = 0.5 }
warp 7 { asm "TLD4.R R8, R0, 0x3, 2D"  active 0x88888888  s = 0.5  t = 0.5 }
warp 0 { asm "TLD4.R R8, R0, 0, 2D"  active 0x10  s = 0.5  t = 0.5 }
warp 2 { asm "TLD4.R R8, R0, 0, 2D"  active 0x32  s = 0.5  t = 0.5 }
warp 4 { asm "TLD4.R R8, R0, 0, 2D"  active 0x54  s = 0.5  t = 0.5 }
warp 6 { asm "TLD4.R R8, R0, 0, 2D"  active 0x76  s = 0.5  t = 0.5 }
warp 8 { asm "TLD4.R R8, R0, 0, 2D"  active 0x98  s = 0.5  t = 0.5 }
warp 10 { asm "TLD4.R R8, R0, 0, 2D"  active 0xba  s = 0.5  t = 0.5 }
warp 12 { asm "TLD4.R R8, R0, 0, 2D"  active 0xdc  s = 0.5  t = 0.5 }
warp 14 { asm "TLD4.R R8, R0, 0, 2D"  active 0xfe  s = 0.5  t = 0.5 }
warp 8 { asm "TLD4.R R8, R0, 0x21, ARRAY_2D"  active 1  array = 0  s = 0.5  t = 0.5 }
warp 0 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(0, 0, 0, 0)  off2 = ptp(0, 0, 0, 0) }
warp 1 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(-32, 0, 0, 0)  off2 = ptp(0, 0, 0, 0) }
warp 2 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(0, 0, -32, 0)  off2 = ptp(0, 0, 0, 0) }
warp 3 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(-32, 0, -32, 0)  off2 = ptp(0, 0, 0, 0) }
warp 4 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(0, 0, 0, 0)  off2 = ptp(-32, 0, 0, 0) }
warp 5 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(-32, 0, 0, 0)  off2 = ptp(-32, 0, 0, 0) }
warp 6 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(0, 0, -32, 0)  off2 = ptp(-32, 0, 0, 0) }
warp 7 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(-32, 0, -32, 0)  off2 = ptp(-32, 0, 0, 0) }
warp 8 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(0, 0, 0, 0)  off2 = ptp(0, 0, -32, 0) }
warp 9 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(-32, 0, 0, 0)  off2 = ptp(0, 0, -32, 0) }
warp 10 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(0, 0, -32, 0)  off2 = ptp(0, 0, -32, 0) }
warp 11 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(-32, 0, -32, 0)  off2 = ptp(0, 0, -32, 0) }
warp 12 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(0, 0, 0, 0)  off2 = ptp(-32, 0, -32, 0) }
warp 13 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(-32, 0, 0, 0)  off2 = ptp(-32, 0, -32, 0) }
warp 14 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(0, 0, -32, 0)  off2 = ptp(-32, 0, -32, 0) }
warp 15 { asm "TLD4.R.PTP R8, R0, R4, 0x1, 2D"  active 1  s = 0.5  t = 0.5  off1 = ptp(-32, 0, -32, 0)  off2 = ptp(-32, 0, -32, 0) }
