# RTL and model built without taps (rtl/defs/params.tsv: ANISO 0): what asks for several is refused, all else runs. For such
# a build alone: scripts/regress/build.py --build build --config without BC=0 ANISO=0
texlock 1
texture 0 { format R32 FLOAT   size 8 8   levels 3   address 0x20000000   texels expression (float(1.0 * level)) }
sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff   MAX_ANISOTROPY 1 }
sampler 1 { address CLAMP_TO_EDGE CLAMP_TO_EDGE   MAG_FILTER 2   MIN_FILTER 3   MIP_FILTER 3   MAX_LOD_CLAMP 0xfff }
handle 0 texture 0 sampler 0
handle 1 texture 0 sampler 1

# They follow a derivative, and are refused where there is one, also at level 0.
warp 0 { asm "TEX R8, R4, 0, 2D, 0x1"             s = 0.5   t = 0.25               expect all lod.tag.status = "unsupported-op" lod.minor = 0 R8 = 0 }
warp 1 { asm "TEX.LB R8, R4, R2, 0, 2D, 0x1"      s = 0.5   t = 0.25   lod = 1.0   expect all lod.tag.status = "unsupported-op" R8 = 0 }
warp 2 { asm "TXD R8, R4, R12, 0, 2D, 0x1"        s = 0.5   t = 0.25   dsdx = 0.5  expect all lod.tag.status = "unsupported-op" lod.lambda = 512 R8 = 0 }
warp 3 { asm "TMML.LOD R8, R4, 0, 2D, 0x1"        s = 0.5   t = 0.25               expect all lod.tag.status = "unsupported-op" R8 = 0 }
# A level that is given has none.
warp 4 { asm "TEX.LL R8, R4, R2, 0, 2D, 0x1"      s = 0.5   t = 0.25   lod = 1.5   expect all lod.tag.status = "ok" R8 = 1.5 }
warp 5 { asm "TEX.LZ R8, R4, 0, 2D, 0x1"          s = 0.5   t = 0.25               expect all lod.tag.status = "ok" R8 = 0 }
# Of one tap, by MAX_ANISOTROPY 0, nothing is refused.
warp 6 { asm "TEX R8, R4, 1, 2D, 0x1"             s = 0.5   t = 0.25               expect all lod.tag.status = "ok" R8 = 0 }
