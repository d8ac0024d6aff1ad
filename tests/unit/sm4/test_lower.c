// SPDX-License-Identifier: Apache-2.0
/* Each opcode: the text of its word, what the registers hold, where the results are. */
#include "shader_text.h"
#include "sm4/lower.h"

/* The word's text, then inputs "REGISTER=what" (a value that the text says: "REGISTER:value"), then outputs. */
static const struct {
    const char *text, *word, *registers;
} rows[] = {
    {"gather4 r0.xyzw, r1.xyxx, t0.xyzw, s0.x", "TLD4.R R8, R0, 0x7, 2D, 0xf",
     "R0=r1.x R1=r1.y > r0.x=R8 sample 0, r0.y=R9 sample 1, r0.z=R10 sample 2, r0.w=R11 sample 3"},
    {"gather4 r0.xz, r1.wzxx, t0.wxyz, s0.z", "TLD4.B R8, R0, 0x7, 2D, 0xa",
     "R0=r1.w R1=r1.z > r0.x=R9 sample 3, r0.z=R8 sample 1"},
    {"gather4 r0.yw, r1.x, t0.y, s0.w", "TLD4.A R8, R0, 0x7, 2D, 0x2",
     "R0=r1.x R1=r1.x > r0.y=R8 sample 1, r0.w=R8 sample 1"},
    {"gather4 r0.xyzw, r1.xyzw, t3.xyzw, s0.y", "TLD4.G R8, R0, 0x7, ARRAY_2D, 0xf",
     "R0=r1.z to the nearest integer, 0..65535 R1=r1.x R2=r1.y > r0.x=R8 sample 0, r0.y=R9 sample 1, r0.z=R10 sample "
     "2, "
     "r0.w=R11 sample 3"},
    {"gather4 r0.x, r1.xyzw, t5.xyzw, s0.x", "TLD4.R R8, R0, 0x7, CUBE, 0x1",
     "R0=r1.x / max(|r1.x|, |r1.y|, |r1.z|) R1=r1.y / max(|r1.x|, |r1.y|, |r1.z|) R2=r1.z / max(|r1.x|, |r1.y|, "
     "|r1.z|) > "
     "r0.x=R8 sample 0"},
    {"gather4 r0.x, l(0.5,-0.25,1.0,2.5), t6.xyzw, s0.x", "TLD4.R R8, R0, 0x7, ARRAY_CUBE, 0x1",
     "R0:2 R1:3f000000 R2:be800000 R3:3f800000 > r0.x=R8 sample 0"},
    {"gather4_aoffimmi(1,-2,0) r0.x, r1.xyxx, t0.xyzw, s0.x", "TLD4.R.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x R1=r1.y R4:3e01 > r0.x=R8 sample 0"},
    {"gather4_c r0.x, -r1.xyxx, t0.xyzw, s1.x, |cb0[2].w|", "TLD4.R.DC R8, R0, R4, 0x7, 2D, 0x1",
     "R0=-r1.x R1=-r1.y R4=|cb0[2].w| > r0.x=R8 sample 0"},
    {"gather4_c_aoffimmi(7,-8) r0.x, r1.xyxx, t0.xyzw, s1.x, l(0.5)", "TLD4.R.AOFFI.DC R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x R1=r1.y R4:3807 R5:3f000000 > r0.x=R8 sample 0"},
    {"gather4_po r0.x, r1.xyxx, r2.yxxx, t0.xyzw, s0.x", "TLD4.R.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x R1=r1.y R4=the low 6 bits of r2.y, r2.x > r0.x=R8 sample 0"},
    {"gather4_po r0.x, r1.xyxx, l(-32,31,0,0), t0.xyzw, s0.x", "TLD4.R.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x R1=r1.y R4:1f20 > r0.x=R8 sample 0"},
    {"gather4_po_c r0.x, r1.xyxx, r2.xyxx, t3.xyzw, s1.x, r3.z", "TLD4.R.AOFFI.DC R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0=r1.x to the nearest integer, 0..65535 R1=r1.x R2=r1.y R4=the low 6 bits of r2.x, r2.y R5=r3.z "
     "> "
     "r0.x=R8 sample 0"},
    /* Filtered: the layer first, the level or the bias before the offsets, the reference last. */
    {"sample r0.xyzw, r1.xyxx, t0.xyzw, s0", "TEX R8, R0, 0x7, 2D, 0xf",
     "R0=r1.x R1=r1.y > r0.x=R8 component x, r0.y=R9 component y, r0.z=R10 component z, r0.w=R11 component w"},
    {"sample r0.xw, -r1.zyxx, t0.wzyx, s0", "TEX R8, R0, 0x7, 2D, 0x9",
     "R0=-r1.z R1=-r1.y > r0.x=R9 component w, r0.w=R8 component x"},
    {"sample r0.x, v1.x, t1.xyzw, s0", "TEX R8, R0, 0x7, 1D, 0x1", "R0=v1.x > r0.x=R8 component x"},
    {"sample r0.x, r1.xyzw, t2.xyzw, s0", "TEX R8, R0, 0x7, ARRAY_1D, 0x1",
     "R0=r1.y to the nearest integer, 0..65535 R1=r1.x > r0.x=R8 component x"},
    {"sample r0.x, r1.xyzw, t4.xyzw, s0", "TEX R8, R0, 0x7, 3D, 0x1", "R0=r1.x R1=r1.y R2=r1.z > r0.x=R8 component x"},
    {"sample r0.x, l(2.0,-4.0,1.0,2.5), t6.xyzw, s0", "TEX R8, R0, 0x7, ARRAY_CUBE, 0x1",
     "R0:2 R1:3f000000 R2:bf800000 R3:3e800000 > r0.x=R8 component x"},
    {"sample_aoffimmi(1,-2,7) r0.x, r1.xyxx, t0.xyzw, s0", "TEX.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x R1=r1.y R4:e1 > r0.x=R8 component x"},
    {"sample_aoffimmi(-8,7,-1) r0.x, r1.xyzw, t4.xyzw, s0", "TEX.AOFFI R8, R0, R4, 0x7, 3D, 0x1",
     "R0=r1.x R1=r1.y R2=r1.z R4:f78 > r0.x=R8 component x"},
    {"sample_b r0.x, r1.xyxx, t0.xyzw, s0, cb0[1].w", "TEX.LB R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x R1=r1.y R4=cb0[1].w > r0.x=R8 component x"},
    {"sample_b_aoffimmi(-1,0,0) r0.x, r1.xyxx, t2.xyzw, s0, l(-0.5)", "TEX.LB.AOFFI R8, R0, R4, 0x7, ARRAY_1D, 0x1",
     "R0=r1.y to the nearest integer, 0..65535 R1=r1.x R4:bf000000 R5:f > r0.x=R8 component x"},
    {"sample_l r0.x, r1.xyzw, t3.xyzw, s0, r2.y", "TEX.LL R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0=r1.z to the nearest integer, 0..65535 R1=r1.x R2=r1.y R4=r2.y > r0.x=R8 component x"},
    {"sample_l_aoffimmi(0,3,0) r0.x, r1.xyxx, t0.xyzw, s0, l(0.0)", "TEX.LL.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x R1=r1.y R4:0 R5:30 > r0.x=R8 component x"},
    {"sample_c r0.xw, r1.xyxx, t0.r, s1, r2.z", "TEX.DC R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x R1=r1.y R4=r2.z > r0.x=R8 result of the comparison, r0.w=R8 result of the comparison"},
    {"sample_c_aoffimmi(2,1,0) r0.x, r1.xyzw, t3.xxxx, s1, l(0.5)", "TEX.AOFFI.DC R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0=r1.z to the nearest integer, 0..65535 R1=r1.x R2=r1.y R4:12 R5:3f000000 > r0.x=R8 result of the comparison"},
    {"sample_c_lz r0.y, r1.xyzw, t6.xxxx, s1, r1.x", "TEX.LZ.DC R8, R0, R4, 0x7, ARRAY_CUBE, 0x1",
     "R0=r1.w to the nearest integer, 0..65535 R1=r1.x / max(|r1.x|, |r1.y|, |r1.z|) R2=r1.y / max(|r1.x|, |r1.y|, "
     "|r1.z|) R3=r1.z / max(|r1.x|, |r1.y|, |r1.z|) R4=r1.x > r0.y=R8 result of the comparison"},
    /* Derivatives of each axis beside each other; the layer last, offsets above it. */
    {"sample_d r0.x, r1.x, t1.xyzw, s0, r2.y, r3.z", "TXD R8, R0, R4, 0x7, 1D, 0x1",
     "R0=r1.x R4=r2.y R5=r3.z > r0.x=R8 component x"},
    {"sample_d r0.y, r1.xyxx, t0.yxzw, s0, r2.xyxx, -r3.yxxx", "TXD R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x R1=r1.y R4=r2.x R5=-r3.y R6=r2.y R7=-r3.x > r0.y=R8 component x"},
    {"sample_d r0.x, r1.xyzw, t3.xyzw, s0, r2.xyxx, r3.xyxx", "TXD R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0=r1.x R1=r1.y R2=r1.z to the nearest integer, 0..65535 in 15:0, no offsets above R4=r2.x R5=r3.x R6=r2.y "
     "R7=r3.y > r0.x=R8 component x"},
    {"sample_d_aoffimmi(1,-2,3) r0.x, l(0.5,0.5,1.5,0), t3.xyzw, s0, l(0.0), l(1.0)",
     "TXD.AOFFI R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0:3f000000 R1:3f000000 R2:e10002 R4:0 R5:3f800000 R6:0 R7:3f800000 > r0.x=R8 component x"},
    {"sample_d_aoffimmi(-1,-2,3) r0.x, r1.x, t1.xyzw, s0, r2.x, r3.x", "TXD.AOFFI R8, R0, R4, 0x7, 1D, 0x1",
     "R0=r1.x R1:f0000 R4=r2.x R5=r3.x > r0.x=R8 component x"},
    /* x is the level within its limits, the second lane of the word; the swizzle of the resource chooses. */
    {"lod r0.xyzw, r1.xyxx, t0.xyzw, s0", "TMML.LOD R8, R0, 0x7, 2D, 0x3",
     "R0=r1.x R1=r1.y > r0.x=R9 accessed level, in 1/256, r0.y=R8 computed level, in 1/256, r0.z=0, r0.w=0"},
    {"lod r0.x, r1.xyzw, t3.y, s0", "TMML.LOD R8, R0, 0x7, ARRAY_2D, 0x1",
     "R0=r1.z to the nearest integer, 0..65535 R1=r1.x R2=r1.y > r0.x=R8 computed level, in 1/256"},
    {"lod r0.z, r1.xyzw, t4.xyzw, s0", "TMML.LOD R8, R0, 0x7, 3D, 0x1", "R0=r1.x R1=r1.y R2=r1.z > r0.z=0"},
    /* Queries. */
    {"resinfo_uint r0.xyzw, r1.y, t3.xyzw", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0xf",
     "R0=r1.y > r0.x=R8 width, r0.y=R9 height, r0.z=R10 array size, r0.w=R11 mip levels"},
    {"resinfo r0.xyzw, l(2), t4.xyzw", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0xf",
     "R0:2 > r0.x=R8 float(width), r0.y=R9 float(height), r0.z=R10 float(depth), r0.w=R11 float(mip levels)"},
    {"resinfo_rcpFloat r0.xyzw, r1.x, t2.xyzw", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0xb",
     "R0=r1.x > r0.x=R8 1 / float(width), r0.y=R9 float(array size), r0.z=0, r0.w=R10 float(mip levels)"},
    {"resinfo_uint r0.xz, r1.x, t0.wzyx", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0xa",
     "R0=r1.x > r0.x=R9 mip levels, r0.z=R8 height"},
    {"resinfo_uint r0.xyzw, r1.x, t8.xyzw", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0xb",
     "R0=r1.x > r0.x=R8 width, r0.y=R9 height, r0.z=0, r0.w=R10 mip levels"},
    {"resinfo_uint r0.xyzw, r1.x, t6.xyzw", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0xf",
     "R0=r1.x > r0.x=R8 width, r0.y=R9 height, r0.z=R10 array size, r0.w=R11 mip levels"},
    {"resinfo_uint r0.xw, r1.x, u0.xyzw", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0x1",
     "R0=r1.x > r0.x=R8 width, r0.w=1, the mip levels of a surface"},
    {"sampleinfo_uint r0.xyzw, t8.xyzw", "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 0x7, 0x4",
     "> r0.x=R8 samples, r0.y=0, r0.z=0, r0.w=0"},
    {"sampleinfo o0.y, t9.x", "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 0x7, 0x4", "> o0.y=R8 float(samples)"},
    {"samplepos r0.xyz, t8.yxzw, r1.w", "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x7, 0x1",
     "R0=r1.w > r0.x=R8 bits 31:16 with sign / 4096, r0.y=R8 bits 15:0 with sign / 4096, r0.z=0"},
    /* Surfaces: the layer is last. */
    {"store_uav_typed u0.xyzw, r1.yxxx, r2.xyzw", "SUST.P.2D.IGN [R0], R4, 0x7",
     "R0=r1.y R1=r1.x R4=r2.x R5=r2.y R6=r2.z R7=r2.w >"},
    {"store_uav_typed u1.xyzw, l(3,0,0,0), l(1,2,3,-4)", "SUST.P.1D_BUFFER.IGN [R0], R4, 0x7",
     "R0:3 R4:1 R5:2 R6:3 R7:fffffffc >"},
    {"store_uav_typed u2.xyzw, r1.xyzw, r2.wzyx", "SUST.P.2D_ARRAY.IGN [R0], R4, 0x7",
     "R0=r1.x R1=r1.y R2=min(r1.z, 65535) R4=r2.w R5=r2.z R6=r2.y R7=r2.x >"},
    {"store_uav_typed u2.xyzw, l(1,2,65536,0), r2.x", "SUST.P.2D_ARRAY.IGN [R0], R4, 0x7",
     "R0:1 R1:2 R2:ffff R4=r2.x R5=r2.x R6=r2.x R7=r2.x >"},
    {"store_uav_typed u3.xyzw, r1.xyzw, r2.xyzw", "SUST.P.3D.IGN [R0], R4, 0x7",
     "R0=r1.x R1=r1.y R2=r1.z R4=r2.x R5=r2.y R6=r2.z R7=r2.w >"},
    {"ld_uav_typed r0.y, r1.xyxx, u0.xyzw", "SULD.P.2D.RG.IGN R8, [R0], 0x7", "R0=r1.x R1=r1.y > r0.y=R9 component y"},
    {"ld_uav_typed r0.xyzw, r1.xyzw, u2.xxzw", "SULD.P.2D_ARRAY.IGN R8, [R0], 0x7",
     "R0=r1.x R1=r1.y R2=min(r1.z, 65535) > r0.x=R8 component x, r0.y=R8 component x, r0.z=R10 component z, r0.w=R11 "
     "component w"},
    {"ld_uav_typed r0.x, r1.xyxx, u1.xyzw", "SULD.P.1D_BUFFER.R.IGN R8, [R0], 0x7", "R0=r1.x > r0.x=R8 component x"},
    /* ld. Components that a kind ignores are read by no register: R-LD-13, R-LD-14, R-LD-15. */
    {"ld r0.xyzw, r1.xyzw, t7.xyzw", "TLD.LZ R8, R0, 0x7, 1D, 0xf",
     "R0=r1.x > r0.x=R8 component x, r0.y=R9 component y, r0.z=R10 component z, r0.w=R11 component w"},
    {"ld r0.x, r1.xyzw, t1.xyzw", "TLD.LL R8, R0, R4, 0x7, 1D, 0x1", "R0=r1.x R4=r1.w > r0.x=R8 component x"},
    {"ld r0.x, r1.xyzw, t0.xyzw", "TLD.LL R8, R0, R4, 0x7, 2D, 0x1", "R0=r1.x R1=r1.y R4=r1.w > r0.x=R8 component x"},
    {"ld r0.x, r1.wzyx, t0.xyzw", "TLD.LL R8, R0, R4, 0x7, 2D, 0x1", /* R-LD-11: after the swizzle */
     "R0=r1.w R1=r1.z R4=r1.x > r0.x=R8 component x"},
    {"ld r0.x, r1.xyzz, t0.xyzw", "TLD.LL R8, R0, R4, 0x7, 2D, 0x1", "R0=r1.x R1=r1.y R4=r1.z > r0.x=R8 component x"},
    {"ld r0.x, cb0[1].y, t0.xyzw", "TLD.LL R8, R0, R4, 0x7, 2D, 0x1",
     "R0=cb0[1].y R1=cb0[1].y R4=cb0[1].y > r0.x=R8 component x"},
    {"ld r0.x, r1.xyzw, t2.xyzw", "TLD.LL R8, R0, R4, 0x7, ARRAY_1D, 0x1", /* R-LD-16 */
     "R0=min(r1.y, 65535) R1=r1.x R4=r1.w > r0.x=R8 component x"},
    {"ld r0.x, r1.xyzw, t3.xyzw", "TLD.LL R8, R0, R4, 0x7, ARRAY_2D, 0x1", /* R-LD-17 */
     "R0=min(r1.z, 65535) R1=r1.x R2=r1.y R4=r1.w > r0.x=R8 component x"},
    {"ld r0.x, r1.xyzw, t4.xyzw", "TLD.LL R8, R0, R4, 0x7, 3D, 0x1",
     "R0=r1.x R1=r1.y R2=r1.z R4=r1.w > r0.x=R8 component x"},
    {"ld o2.yw, x1[r3.x + 2].xyzw, t0.wzyx", "TLD.LL R8, R0, R4, 0x7, 2D, 0x5", /* R-LD-28, R-LD-34 */
     "R0=x1[r3.x + 2].x R1=x1[r3.x + 2].y R4=x1[r3.x + 2].w > o2.y=R9 component z, o2.w=R8 component x"},
    /* R-LD-19, R-LD-20: 4 bits each. R-LD-23, R-LD-24: the unit leaves alone what the kind has no axis for. */
    {"ld_aoffimmi(1,-2,0) r0.xyzw, r1.xyzz, t0.xyzw", "TLD.LL.AOFFI R8, R0, R4, 0x7, 2D, 0xf",
     "R0=r1.x R1=r1.y R4=r1.z R5:e1 > r0.x=R8 component x, r0.y=R9 component y, r0.z=R10 component z, r0.w=R11 "
     "component w"},
    {"ld_aoffimmi(-8,7,5) r0.x, v1.xyzw, t0.xyzw", "TLD.LL.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=v1.x R1=v1.y R4=v1.w R5:578 > r0.x=R8 component x"},
    {"ld_aoffimmi(3,7,5) r0.x, r1.xyzw, t1.xyzw", "TLD.LL.AOFFI R8, R0, R4, 0x7, 1D, 0x1",
     "R0=r1.x R4=r1.w R5:573 > r0.x=R8 component x"},
    {"ld_aoffimmi(3,7,5) r0.x, r1.xyzw, t2.xyzw", "TLD.LL.AOFFI R8, R0, R4, 0x7, ARRAY_1D, 0x1",
     "R0=min(r1.y, 65535) R1=r1.x R4=r1.w R5:573 > r0.x=R8 component x"},
    {"ld_aoffimmi(3,-7,5) r0.x, r1.xyzw, t3.xyzw", "TLD.LL.AOFFI R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0=min(r1.z, 65535) R1=r1.x R2=r1.y R4=r1.w R5:593 > r0.x=R8 component x"},
    {"ld_aoffimmi(-1,-2,-3) r0.x, r1.xyzw, t4.xyzw", "TLD.LL.AOFFI R8, R0, R4, 0x7, 3D, 0x1",
     "R0=r1.x R1=r1.y R2=r1.z R4=r1.w R5:def > r0.x=R8 component x"},
    /* Multisample: no level and no offset in the word. */
    {"ld r0.x, r1.xyzw, t8.xyzw", "TLD.LZ.MS R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x, or 0xffffffff where r1.w is not 0 R1=r1.y R4:0 > r0.x=R8 component x"},
    {"ld2dms r0.x, r1.xyzw, t9.xyzw, r2.y", "TLD.LZ.MS R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0=min(r1.z, 65535) R1=r1.x R2=r1.y R4=r2.y > r0.x=R8 component x"},
    {"ld2dms_aoffimmi(2,-3,0) r0.x, r1.xyzw, t8.xyzw, l(3)", "TLD.LZ.MS R8, R0, R4, 0x7, 2D, 0x1",
     "R0=r1.x + 2 R1=r1.y - 3 R4:3 > r0.x=R8 component x"},
};

static void write_registers(const struct low_word *l, char *out, size_t size)
{
    size_t at = 0;
    *out = '\0';
    for (unsigned i = 0; i < l->inputs; i++) {
        const struct low_input *in = &l->input[i];
        unsigned reg = (in->port == ISA_PORT_RB ? LOW_RB : LOW_RA) + in->at;
        if (in->known)
            at += (size_t)snprintf(out + at, size - at, "R%u:%x ", reg, (unsigned)in->value);
        else
            at += (size_t)snprintf(out + at, size - at, "R%u=%s ", reg, in->says);
    }
    at += (size_t)snprintf(out + at, size - at, ">");
    for (unsigned k = 0; k < l->outputs; k++) {
        const struct low_output *o = &l->output[k];
        at += (size_t)snprintf(out + at, size - at, "%s%s=", k ? ", " : " ", o->name);
        at += (size_t)(o->in_register ? snprintf(out + at, size - at, "R%u %s", (unsigned)o->reg, o->says)
                                      : snprintf(out + at, size - at, "%s", o->says));
    }
}

static void lower_one(const char *text, uint32_t handle, struct low_word *out)
{
    char whole[4096];
    struct dx_program p;
    bool good;
    snprintf(whole, sizeof whole, SHADER_DECLARATIONS "%s\n", text);
    char *said = shader_errors(whole, strlen(whole), true, &p, &good);
    if (!good || p.count != 1)
        fail_msg("%s\n%s", text, said);
    free(said);
    if (!dx_lower(&p, p.instructions, handle, out))
        fail_msg("%s: %s", text, out->fault);
    dx_free(&p);
}

static void each_opcode_gives_its_word_and_registers(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct low_word l;
        char registers[2048];
        lower_one(rows[i].text, 7, &l);
        write_registers(&l, registers, sizeof registers);
        if (strcmp(l.text, rows[i].word) != 0 || strcmp(registers, rows[i].registers) != 0)
            fail_msg("%s\nexpected %s\n         %s\nfound    %s\n         %s", rows[i].text, rows[i].word,
                     rows[i].registers, l.text, registers);
    }
}

/* What is done outside of the unit. */
static void steps_are_named_with_their_rules(void **state)
{
    static const struct {
        const char *text, *steps;
    } named[] = {
        {"sample r0.x, r1.xyxx, t0.xyzw, s0", ""},
        {"sample r0.x, r1.xyzw, t6.xyzw, s0", "before PD-120, before PD-16, "},
        {"gather4 r0.x, r1.xyzw, t6.xyzw, s0", "before R-TLD4-48, before PD-16, "},
        {"sample_d r0.x, r1.xyzw, t3.xyzw, s0, r2, r3", "before PD-120, "},
        {"sample_c r0.x, r1.xyxx, t0.r, s1, r2.x", "after PD-73, "},
        {"lod r0.x, r1.xyzw, t5.xyzw, s0", "before PD-16, after PD-116, "},
    };
    (void)state;
    for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
        struct low_word l;
        char steps[256] = "";
        size_t at = 0;
        lower_one(named[i].text, 7, &l);
        for (unsigned k = 0; k < l.steps; k++)
            at += (size_t)snprintf(steps + at, sizeof steps - at, "%s %s, ", l.step[k].after ? "after" : "before",
                                   l.step[k].rule);
        assert_string_equal(steps, named[i].steps);
    }
}

/* Words of these texts by the tables of the encoding, by hand: PT is 7, no Ps is 7, RZ is 255. */
static void words_are_encoded(void **state)
{
    static const struct {
        const char *text;
        uint64_t word;
    } words[] = {
        {"gather4 r0.xyzw, r1.xyxx, t0.xyzw, s0.x", 0xc8380057aff70008},
        {"gather4_aoffimmi(1,-2,0) r0.xz, r1.xyxx, t0.xyzw, s0.w", 0xcb780052a0470008},
        {"resinfo_uint r0.xyzw, r1.y, t3.xyzw", 0xdf48005780470008},
        {"store_uav_typed u0.xyzw, r1.yxxx, r2.xyzw", 0xeb28005600f70004},
    };
    (void)state;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        struct low_word l;
        lower_one(words[i].text, 5, &l);
        assert_true(l.built);
        if (l.word != words[i].word)
            fail_msg("%s: %016llx, expected %016llx", words[i].text, (unsigned long long)l.word,
                     (unsigned long long)words[i].word);
    }
}

/* By rtl/defs/instructions.tsv: a mnemonic without a built row has no word. */
static void the_table_of_instructions_says_what_is_built(void **state)
{
    (void)state;
    assert_true(low_is_built("TLD4"));
    assert_true(low_is_built("TXQ"));
    assert_true(low_is_built("SUST"));
    assert_false(low_is_built("TXA")); /* recognised, and described nowhere */
    assert_false(low_is_built("T"));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct low_word l;
        lower_one(rows[i].text, 7, &l);
        assert_int_equal(l.built, l.word != 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_opcode_gives_its_word_and_registers),
        cmocka_unit_test(steps_are_named_with_their_rules),
        cmocka_unit_test(words_are_encoded),
        cmocka_unit_test(the_table_of_instructions_says_what_is_built),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
