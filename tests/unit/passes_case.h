// SPDX-License-Identifier: Apache-2.0
/* PD-107, PD-109: threads with one, two and four passes, beside instructions that have none. */
#ifndef PASSES_CASE_H
#define PASSES_CASE_H

#define PASSES_STATE                                                                                                   \
    "texlock 1\n"                                                                                                      \
    "texture 0 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT size 32 16 levels 4 address 0x20000000\n"               \
    "  texels expression (float(1 + x + 32 * y + 1024 * level)) }\n"                                                   \
    "texture 1 { format R32 FLOAT source R ZERO ZERO ONE_FLOAT type THREE_D size 8 8 8 levels 3\n"                     \
    "  address 0x21000000 texels expression (float(1 + x + 8 * y + 64 * z + 1024 * level)) }\n"                        \
    "texture 2 { format A8B8G8R8 UNORM size 16 16 levels 3 address 0x22000000 texels noise 3 }\n"                      \
    "sampler 0 { address CLAMP_TO_EDGE CLAMP_TO_EDGE CLAMP_TO_EDGE MAG_FILTER 2 MIN_FILTER 2 MIP_FILTER 3\n"           \
    "  MAX_LOD_CLAMP 0xfff }\n"                                                                                        \
    "sampler 1 { MAG_FILTER 1 MIN_FILTER 1 MIP_FILTER 3 MAX_LOD_CLAMP 0xfff }\n"                                       \
    "handle 0 texture 0 sampler 0 handle 1 texture 1 sampler 0 handle 2 texture 2 sampler 0\n"                         \
    "handle 3 texture 0 sampler 1\n"

#define PASSES_OF_LEVELS "s = (lane + 0.6) / 33 t = 0.4 lod = { 0 0.3 1 1.75 2.5 -1 3 0.99 ... }"
/* Lanes 0, 2, 5 and 6 of eight have one pass. */
#define PASSES_LEVELS "warp 0 { asm \"TEX.LL R8, R0, R4, 0, 2D, 0x1\" " PASSES_OF_LEVELS " active 0xff }\n"
#define PASSES_SLICES "warp 1 { asm \"TEX.LZ R8, R0, R4, 1, 3D, 0x1\" s = 0.3 t = 0.8 r = lane / 8 active 0xf }\n"
#define PASSES_BOTH                                                                                                    \
    "warp 2 { asm \"TEX.LL R8, R0, R4, 1, 3D, 0x1\" s = 0.3 t = lane / 7 r = 0.37 lod = 0.25 + lane / 4\n"             \
    "  active 0x1b }\n"
#define PASSES_UNORM "warp 3 { asm \"TEX.LL R8, R0, R4, 2, 2D, 0xf\" s = lane / 5 t = 0.1 lod = 0.6 active 0xf0 }\n"
#define PASSES_POINT "warp 4 { asm \"TEX.LL R8, R0, R4, 3, 2D, 0x1\" s = lane / 5 t = 0.1 lod = 1.3 active 0x3 }\n"
#define PASSES_OTHERS                                                                                                  \
    "warp 5 { asm \"TLD4.R R8, R0, 0, 2D, 0xf\" s = 0.4 t = 0.3 active 0x7 }\n"                                        \
    "warp 6 { asm \"TXQ R4, R9, TEX_HEADER_DIMENSION, 0\" lod = 1 active 0x3 }\n"
#define PASSES_ALL                                                                                                     \
    PASSES_STATE PASSES_OTHERS PASSES_LEVELS PASSES_SLICES PASSES_OTHERS PASSES_BOTH PASSES_UNORM PASSES_POINT         \
        PASSES_LEVELS PASSES_BOTH PASSES_OTHERS

/* For longer: their state, then each twice. */
#define PASSES_MANY                                                                                                    \
    PASSES_ALL PASSES_LEVELS PASSES_SLICES PASSES_BOTH PASSES_UNORM PASSES_POINT PASSES_LEVELS PASSES_SLICES           \
        PASSES_BOTH PASSES_UNORM

#endif
