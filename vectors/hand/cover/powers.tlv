# POLICY taps_log8: every weight between two levels, each of which is a part of an octave; half steps of levels 8 to 15; every ratio below 2.
texlock 1
rules PD-136 PD-136a PD-136c
policy lod_float10 policy taps_log8

texture 0 { format R32 FLOAT   size 64 64   levels 7   address 0x20100000   texels expression (float(5.0)) }
texture 1 { format R32 FLOAT   size 65536 65536   levels 16   address 0x100000000000 }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 1   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 7 }
handle 0 texture 0 sampler 0
handle 1 texture 1 sampler 0

# 16 texels along s and 1 along t: 16 taps of level 0, to which the bias adds n / 256, the weight n. All texels are 5.0.
warp 0 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"   lod = (lane) / 256   s = 0.5 + lane % 2 / 4   t = 0.5 + (lane - lane % 2) % 4 / 128
         expect all lod.pass.log8 = 1 R8 = 5.0
         expect lane 9 lod.clamped = 9 lod.pass.weight = 9 }
warp 1 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"   lod = (32 + lane) / 256   s = 0.5 + lane % 2 / 4   t = 0.5 + (lane - lane % 2) % 4 / 128
         expect all lod.pass.log8 = 1 R8 = 5.0
         expect lane 9 lod.clamped = 41 lod.pass.weight = 41 }
warp 2 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"   lod = (64 + lane) / 256   s = 0.5 + lane % 2 / 4   t = 0.5 + (lane - lane % 2) % 4 / 128
         expect all lod.pass.log8 = 1 R8 = 5.0
         expect lane 9 lod.clamped = 73 lod.pass.weight = 73 }
warp 3 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"   lod = (96 + lane) / 256   s = 0.5 + lane % 2 / 4   t = 0.5 + (lane - lane % 2) % 4 / 128
         expect all lod.pass.log8 = 1 R8 = 5.0
         expect lane 9 lod.clamped = 105 lod.pass.weight = 105 }
warp 4 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"   lod = (128 + lane) / 256   s = 0.5 + lane % 2 / 4   t = 0.5 + (lane - lane % 2) % 4 / 128
         expect all lod.pass.log8 = 1 R8 = 5.0
         expect lane 9 lod.clamped = 137 lod.pass.weight = 137 }
warp 5 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"   lod = (160 + lane) / 256   s = 0.5 + lane % 2 / 4   t = 0.5 + (lane - lane % 2) % 4 / 128
         expect all lod.pass.log8 = 1 R8 = 5.0
         expect lane 9 lod.clamped = 169 lod.pass.weight = 169 }
warp 6 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"   lod = (192 + lane) / 256   s = 0.5 + lane % 2 / 4   t = 0.5 + (lane - lane % 2) % 4 / 128
         expect all lod.pass.log8 = 1 R8 = 5.0
         expect lane 9 lod.clamped = 201 lod.pass.weight = 201 }
warp 7 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"   lod = (224 + lane) / 256   s = 0.5 + lane % 2 / 4   t = 0.5 + (lane - lane % 2) % 4 / 128
         expect all lod.pass.log8 = 1 R8 = 5.0
         expect lane 9 lod.clamped = 233 lod.pass.weight = 233 }

# The same ratio in a texture of 65536 columns and rows: the bias of quad n makes it level 8 + n, along s and then along t.
warp 8 { asm "TEX.LB R8, R4, R2, 1, 2D, 0x1"   lod = 8 + (lane - lane % 4) / 4   s = 0.5 + lane % 2 / 4096   t = 0.5 + (lane - lane % 2) % 4 / 131072
         expect all lod.pass.log8 = 1 lod.pass.taps = 2
         expect lane 0 lod.level = 8 lod.width = 256
         expect lane 31 lod.level = 15 lod.width = 2 }
warp 9 { asm "TEX.LB R8, R4, R2, 1, 2D, 0x1"   lod = 8 + (lane - lane % 4) / 4   s = 0.5 + lane % 2 / 65536   t = 0.5 + (lane - lane % 2) % 4 / 8192
         expect all lod.pass.log8 = 1 lod.pass.taps = 2
         expect lane 0 lod.level = 8 lod.width = 256
         expect lane 31 lod.level = 15 lod.width = 2 }

# Two taps of level 1. Along t a pixel is 2 texels, along s 2 (1 + n / 256): g is log2 of that. The taps are 0 to 255 parts of 256 of
# half a step from the centre. In lane 9 of warp 10 g is 13 / 256: 18 parts of one texel of level 0, 9 of one of level 1.
warp 10 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (0 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
         expect all R8 = 5.0
         expect lane 9 lod.pass.taps = 1 lod.pass.log8 = 1 lod.place[0] = -9 lod.place[1] = 0 }
warp 11 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (32 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
         expect all R8 = 5.0 }
warp 12 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (64 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
         expect all R8 = 5.0 }
warp 13 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (96 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
         expect all R8 = 5.0 }
warp 14 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (128 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
         expect all R8 = 5.0 }
warp 15 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (160 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
         expect all R8 = 5.0 }
warp 16 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (192 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
         expect all R8 = 5.0 }
warp 17 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (224 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
         expect all R8 = 5.0 }
# Along t 2 (1 + 1 / 256): the logarithm that is taken away is 2.
warp 18 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (0 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
         expect all R8 = 5.0 }
warp 19 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (32 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
         expect all R8 = 5.0 }
warp 20 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (64 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
         expect all R8 = 5.0 }
warp 21 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (96 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
         expect all R8 = 5.0 }
warp 22 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (128 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
         expect all R8 = 5.0 }
warp 23 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (160 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
         expect all R8 = 5.0 }
warp 24 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (192 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
         expect all R8 = 5.0 }
warp 25 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (224 + lane) / 256) / 32   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
         expect all R8 = 5.0 }

# An octave more, g from 1 to 2: a tap next to the centre has 256 / 2^(g - 1), the outermost one of its side what is left.
warp 26 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (0 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
          expect all R8 = 5.0 }
warp 27 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (32 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
          expect all R8 = 5.0 }
warp 28 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (64 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
          expect all R8 = 5.0 }
warp 29 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (96 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
          expect all R8 = 5.0 }
warp 30 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (128 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
          expect all R8 = 5.0 }
warp 31 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (160 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
          expect all R8 = 5.0 }
warp 32 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (192 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
          expect all R8 = 5.0 }
warp 33 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (224 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = 1.0 / 32
          expect all R8 = 5.0 }
warp 34 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (0 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
          expect all R8 = 5.0 }
warp 35 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (32 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
          expect all R8 = 5.0 }
warp 36 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (64 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
          expect all R8 = 5.0 }
warp 37 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (96 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
          expect all R8 = 5.0 }
warp 38 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (128 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
          expect all R8 = 5.0 }
warp 39 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (160 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
          expect all R8 = 5.0 }
warp 40 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (192 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
          expect all R8 = 5.0 }
warp 41 { asm "TXD R8, R4, R12, 0, 2D, 0x1"   s = 0.5   t = 0.5   dsdx = (1 + (224 + lane) / 256) / 16   dsdy = 0.0   dtdx = 0.0   dtdy = (257.0 / 256) / 32
          expect all R8 = 5.0 }
