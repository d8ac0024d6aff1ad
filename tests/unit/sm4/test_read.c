// SPDX-License-Identifier: Apache-2.0
/* Shader assembly that is refused: where, and what is said. And spellings that are accepted. */
#include "base/rng.h"
#include "shader_text.h"

/* The text stands on the line after model and declarations; the error is where the '^' is. */
static const struct {
    const char *model, *text, *part;
} errors[] = {
    /* The page of ld. */
    {"ps_4_0", "ld r0.xyzw, r1.xyzw, ^t5.xyzw",
     "ld does not read a texturecube; expected any resource but a cube (R-LD-2"},
    {"ps_4_0", "ld r0.xyzw, r1.xyzw, ^t6.xyzw", "ld does not read a texturecubearray"},
    {"ps_4_0", "ld r0.xyzw,^", "the line ends here; expected"}, /* R-LD-3 */
    {"ps_4_0", "^ld r0.xyzw, r1.xyzw", "ld has 2 operands; expected 3: destination, address and resource"},
    {"ps_4_0", "ld r0.xyzw, r1.xyzw, ^t20.xyzw",
     "t20 has no declaration; expected dcl_resource_KIND before it (R-LD-4)"},
    {"vs_4_0", "ld r0.xyzw, r1.xyzw, ^t8.xyzw", "ld reads a multisample resource in pixel shaders only (R-LD-6)"},
    {"gs_4_1", "ld r0.xyzw, r1.xyzw, ^t9.xyzw", "(R-LD-6)"},
    {"ps_4_0", "ld_aoffimmi(^8,0,0) r0.xyzw, r1.xyzw, t0.xyzw", "offset 8 is out of range; expected -8..7 (R-LD-20)"},
    {"ps_4_0", "ld_aoffimmi(^-9,0,0) r0.xyzw, r1.xyzw, t0.xyzw", "offset -9 is out of range; expected -8..7 (R-LD-20)"},
    {"ps_4_0", "ld_aoffimmi(^1,0,0) r0.xyzw, r1.xyzw, t7.xyzw",
     "a buffer takes no offsets; expected texture1d, 2d or 3d"},
    {"ps_4_0", "ld_aoffimmi(^1,0,0) r0.xyzw, r1.xyzw, t8.xyzw", "(R-LD-21)"},
    {"ps_4_0", "^ld r0.xyzw, r1.xyzw, t0.xyzw, s0",
     "expected 3: destination, address and resource, and no sampler (R-LD-30)"},
    {"ps_4_0", "ld r0.xyzw, r1.xyzw, ^cb0.xyzw", "the resource is 'cb0'; expected t# (R-LD-31)"},
    {"ps_4_0", "ld r0.xyzw, r1.xyzw, ^cb0[2].xyzw", "the resource is 'cb0[2]'; expected t# (R-LD-31)"},
    {"ps_4_0", "ld r0.xyzw, r1.xyzw, ^u0.xyzw", "(R-LD-31)"},
    {"ps_4_0", "ld r0.xyzw, r1.xyzw, ^r2.xyzw", "(R-LD-31)"},
    {"ps_4_0", "ld r0.xyzw, r1.xyzw, ^t[r2.x].xyzw",
     "the resource has an index in a register; expected t# alone (R-LD-32)"},
    {"ps_4_0", "ld r0.xyzw, r1.xyzw, ^t0[r2.x + 1].xyzw", "(R-LD-32)"},
    {"ps_4_0", "ld r0.xyzw, ^o0.xyzw, t0.xyzw", "the address is 'o0'; expected r#, x#[], cb#[] or v# (R-LD-33)"},
    {"ps_4_0", "ld r0.xyzw, ^l(1,2,0,0), t0.xyzw", "the address is 'l'; expected r#, x#[], cb#[] or v# (R-LD-33)"},
    {"ps_4_0", "ld r0.xyzw, ^t1.xyzw, t0.xyzw", "(R-LD-33)"},
    {"ps_4_0", "ld r0.xyzw, ^icb[r0.x + 0].xyzw, t0.xyzw", "(R-LD-33)"},
    {"ps_4_0", "ld ^v0.xyzw, r1.xyzw, t0.xyzw", "the destination is 'v0'; expected r#, x#[] or o# (R-LD-34)"},
    {"ps_4_0", "ld ^cb1[0].xyzw, r1.xyzw, t0.xyzw", "(R-LD-34)"},
    {"ps_4_0", "ld ^t1.xyzw, r1.xyzw, t0.xyzw", "(R-LD-34)"},
    {"cs_4_0", "^ld r0.xyzw, r1.xyzw, t0.xyzw", "ld is for vertex, geometry and pixel shaders (R-LD-35)"},
    /* Other opcodes. */
    {"ps_5_0", "gather4 r0.xyzw, r1.xyxx, ^t4.xyzw, s0.x", "gather4 does not read a texture3d"},
    {"ps_5_0", "gather4 r0.xyzw, r1.xyxx, ^t8.xyzw, s0.x", "gather4 does not read a texture2dms"},
    {"ps_5_0", "gather4_po r0.xyzw, r1.xyxx, r2.xyxx, ^t5.xyzw, s0.x", "gather4_po does not read a texturecube"},
    {"ps_5_0", "gather4_aoffimmi(^1,0,0) r0.xyzw, r1.xyxx, t5.xyzw, s0.x", "a texturecube takes no offsets"},
    {"ps_5_0", "gather4_aoffimmi(^31,0,0) r0.xyzw, r1.xyxx, t0.xyzw, s0.x",
     "offset 31 is out of range; expected -8..7"},
    {"ps_5_0", "gather4_c r0.xyzw, r1.xyxx, t0.xyzw, s1.^y, r2.x",
     "gather4_c compares the first component; expected .x"},
    {"ps_5_0", "gather4_c r0.xyzw, r1.xyxx, t0.xyzw, s1.x, ^r2.xyzw",
     "the reference value is a scalar; expected one component"},
    {"ps_5_0", "gather4 r0.xyzw, r1.xyxx, t0.xyzw, ^r3.x", "the sampler is 'r3'; expected s#"},
    {"ps_5_0", "gather4 r0.xyzw, r1.xyxx, t0.xyzw, ^s16.x", "'s16' is out of range; expected s0..s15"},
    {"ps_5_0", "gather4 r0.xyzw, r1.xyxx, t0.xyzw, s0.^xy", "the sampler selects 2 components; expected one"},
    {"ps_5_0", "gather4 r0.^yx, r1.xyxx, t0.xyzw, s0.x", "the mask repeats or reorders components"},
    {"ps_5_0", "gather4 r0.^xx, r1.xyxx, t0.xyzw, s0.x", "the mask repeats or reorders components"},
    {"ps_5_0", "gather4 r0.xyzw, r1.^xy, t0.xyzw, s0.x", "the swizzle has 2 components; expected one or four"},
    {"ps_5_0", "gather4 r0.xyzw, r1.xyxx, t0.^xyz, s0.x", "the swizzle has 3 components"},
    {"ps_5_0", "gather4 r0.xyzw, r1.^xq, t0.xyzw, s0.x", "'xq' is no list of components"},
    {"ps_5_0", "gather4 r0.xyzw, r1.^xyzwx, t0.xyzw, s0.x", "'xyzwx' is no list of components"},
    {"ps_5_0", "sample r0.xyzw, r1.xyxx, ^t7.xyzw, s0", "sample does not read a buffer"},
    {"ps_5_0", "sample_l r0.xyzw, r1.xyxx, ^t8.xyzw, s0, l(0.0)", "sample_l does not read a texture2dms"},
    {"ps_5_0", "sample_c r0.x, r1.xyzw, ^t4.xxxx, s1, r2.x", "sample_c does not read a texture3d"},
    {"ps_5_0", "sample_c_lz r0.x, r1.xyzw, ^t4.xxxx, s1, r2.x", "sample_c_lz does not read a texture3d"},
    {"ps_5_0", "sample_d r0.x, r1.xyzw, ^t7.xyzw, s0, r2.x, r3.x", "sample_d does not read a buffer"},
    {"ps_5_0", "lod r0.x, r1.xyzw, ^t8.xyzw, s0", "lod does not read a texture2dms"},
    {"ps_5_0", "sample r0.xyzw, r1.xyxx, ^u0.xyzw, s0", "the resource is 'u0'; expected t#"},
    {"ps_5_0", "sample_aoffimmi(^1,0,0) r0.xyzw, r1.xyzz, t5.xyzw, s0", "a texturecube takes no offsets"},
    {"ps_5_0", "sample_l_aoffimmi(^1,0,0) r0.xyzw, r1.xyzw, t6.xyzw, s0, r2.x", "a texturecubearray takes no offsets"},
    {"ps_5_0", "sample_b_aoffimmi(0,^8,0) r0.xyzw, r1.xyzw, t0.xyzw, s0, r2.x", "offset 8 is out of range; expected"},
    {"ps_5_0", "lod_aoffimmi(^1,0,0) r0.xy, r1.xyxx, t0.xyzw, s0", "lod has no immediate offsets"},
    {"ps_5_0", "^sample r0.xyzw, r1.xyxx, t0.xyzw", "expected 4: destination, address, resource and sampler"},
    {"ps_5_0", "^sample_b r0.xyzw, r1.xyxx, t0.xyzw, s0",
     "expected 5: destination, address, resource, sampler and bias"},
    {"ps_5_0", "^sample_d r0.xyzw, r1.xyxx, t0.xyzw, s0, r2.xyxx",
     "sampler, derivative along x and derivative along y"},
    {"ps_5_0", "sample_b r0.xyzw, r1.xyxx, t0.xyzw, s0, ^r2.xyzw", "the bias is a scalar; expected one component"},
    {"ps_5_0", "sample_l r0.xyzw, r1.xyxx, t0.xyzw, s0, ^l(0,0,0,0)", "the mip level is a scalar"},
    {"ps_5_0", "sample_c r0.x, r1.xyxx, t0.r, s1, ^r2", "the reference value is a scalar"},
    {"ps_5_0", "sample_d r0.x, r1.xyxx, t0.xyzw, s0, ^o2.xy, r3.xyxx", "the derivative along x is 'o2'; expected"},
    {"ps_5_0", "sample_d r0.x, r1.xyxx, t0.xyzw, s0, r2.xyxx, r3.^xy", "the swizzle has 2 components"},
    {"ps_5_0", "sample r0.x, r1.xyxx, t0.xyzw, s0.^y", "sample selects no component of the sampler; expected s# alone"},
    {"ps_5_0", "sample r0.x, r1.xyxx, t0.xyzw, ^s1", "s1 is declared mode_comparison; sample takes mode_default"},
    {"ps_5_0", "lod r0.x, r1.xyxx, t0.xyzw, ^s1", "s1 is declared mode_comparison; lod takes mode_default"},
    {"ps_5_0", "sample_c r0.x, r1.xyxx, t0.xxxx, ^s0, r2.x",
     "s0 is declared mode_default; sample_c takes mode_comparison"},
    {"ps_5_0", "gather4_c r0.x, r1.xyxx, t0.xyzw, ^s0.x, r2.x", "gather4_c takes mode_comparison"},
    {"ps_5_0", "sample r0.x, r1.xyxx, t0.xyzw, ^s4", "s4 has no declaration; expected dcl_sampler before it"},
    {"ps_5_0", "sample_c r0.x, r1.xyxx, t0.^xyzw, s1, r2.x",
     "sample_c compares the first component of the resource; expected .r"},
    {"ps_5_0", "sample_c_lz r0.x, r1.xyxx, t0.^y, s1, r2.x", "expected .r"},
    {"ps_5_0", "sample_c r0.x, r1.xyxx, ^t0, s1, r2.x", "expected .r"},
    {"vs_5_0", "^sample r0.x, r1.xyxx, t0.xyzw, s0", "sample takes the derivatives of pixels: it is for pixel shaders"},
    {"cs_5_0", "^sample_b r0.x, r1.xyxx, t0.xyzw, s0, r2.x", "sample_b takes the derivatives of pixels"},
    {"gs_4_0", "^sample_c r0.x, r1.xyxx, t0.r, s1, r2.x", "sample_c takes the derivatives of pixels"},
    {"hs_5_0", "^lod r0.x, r1.xyxx, t0.xyzw, s0", "lod takes the derivatives of pixels"},
    {"ps_5_0", "resinfo_uint r0.xyzw, ^r1.xy, t0.xyzw",
     "the mip level is a scalar; expected one component, as r0.x, or l(VALUE)"},
    {"ps_5_0", "resinfo_uint r0.xyzw, ^l(0,0,0,0), t0.xyzw", "the mip level is a scalar"},
    {"ps_5_0", "resinfo r0.xyzw, l(0), ^t7.xyzw", "resinfo does not read a buffer"},
    {"ps_5_0", "sampleinfo r0.x, ^t0.xyzw", "sampleinfo does not read a texture2d"},
    {"ps_5_0", "store_uav_typed u0.^x, r1.xyxx, r2.xyzw", "a store writes every component; expected .xyzw"},
    {"ps_5_0", "store_uav_typed ^t0.xyzw, r1.xyxx, r2.xyzw", "the resource is 't0'; expected u#"},
    {"ps_5_0", "store_uav_typed ^u9.xyzw, r1.xyxx, r2.xyzw", "u9 has no declaration; expected dcl_uav_typed_KIND"},
    {"ps_5_0", "ld_uav_typed r0.xyzw, r1.xyxx, ^t0.xyzw", "the resource is 't0'; expected u#"},
    {"ps_5_0", "samplepos r0.xy, t8.xyzw, ^-l(1)", "the sample index has a sign; expected it inside l(...)"},
    {"ps_5_0", "gather4 ^-r0.xyzw, r1.xyxx, t0.xyzw, s0.x", "the destination has a sign; expected none"},
    {"ps_5_0", "gather4 ^r.xyzw, r1.xyxx, t0.xyzw, s0.x", "'r' has no number"},
    {"ps_5_0", "gather4_indexable(^texture3d)(float,float,float,float) r0.xyzw, r1.xyxx, t0.xyzw, s0.x",
     "the instruction says texture3d, the declaration of t0 texture2d"},
    /* Shapes. */
    {"ps_5_0", "ld_aoffimmi r0.xyzw, r1.xyzw, t0.xyzw^", NULL},
    {"ps_5_0", "^gather4_aoffimmi r0.xyzw, r1.xyxx, t0.xyzw, s0.x", "_aoffimmi has no offsets; expected (u,v,w)"},
    {"ps_5_0", "gather4(^1,2,3) r0.xyzw, r1.xyxx, t0.xyzw, s0.x", "offsets without _aoffimmi"},
    {"ps_5_0", "gather4_aoffimmi(1,2,3,^4) r0.xyzw, r1.xyxx, t0.xyzw, s0.x",
     "more than three offsets; expected (u,v,w)"},
    {"ps_5_0", "gather4_indexable(^texture5d)(float,float,float,float) r0.x, r1.x, t0, s0",
     "unknown kind of resource 'texture5d'"},
    {"ps_5_0", "gather4 r0.xyzw r1^.xyxx, t0.xyzw, s0.x", NULL},
    {"ps_5_0", "gather4 r0.xyzw, ^, t0.xyzw, s0.x", "unexpected ','; expected"},
    {"ps_5_0", "gather4 r0.xyzw, ^@, t0.xyzw, s0.x", "unexpected character '@'"},
    {"ps_5_0", "gather4 r0.xyzw, ^\x80, t0.xyzw, s0.x", "unexpected byte 0x80"},
    {"ps_5_0", "gather4 r0.xyzw, l(^99999999999), t0.xyzw, s0.x", "99999999999 is larger than 32 bits"},
    {"ps_5_0", "gather4 r0.xyzw, ^l(1,2), t0.xyzw, s0.x", "the literal has 2 values; expected one or four"},
    {"ps_5_0", "gather4 r0.xyzw, l(1,2,3,4,^5), t0.xyzw, s0.x", "the literal has more than four values"},
    {"ps_5_0", "gather4 r0.xyzw, ^d(1), t0.xyzw, s0.x", "'d(' begins no operand; expected l(VALUES) or a register"},
    {"ps_5_0", "^dcl_resource_texture4d (float,float,float,float) t30", "unknown declaration 'dcl_resource_texture4d'"},
    {"ps_5_0", "^dcl_uav_typed_texturecube (float,float,float,float) u9",
     "unknown declaration 'dcl_uav_typed_texturecube'"},
    {"ps_5_0", "dcl_resource_texture2d (^half,float,float,float) t30", "unknown return type 'half'; expected unorm"},
    {"ps_5_0", "^dcl_resource_texture2d (float,float) t30", "the declaration has 2 return types; expected four"},
    {"ps_5_0", "dcl_resource_texture2d (float,float,float,float) ^u30", "'u30' is declared; expected t0..t127"},
    {"ps_5_0", "dcl_resource_texture2d (float,float,float,float) ^t128", "'t128' is declared; expected t0..t127"},
    {"ps_5_0", "dcl_resource_texture2d (float,float,float,float) ^t0", "t0 is declared twice"},
    {"ps_5_0", "dcl_sampler ^t0, mode_default", "'t0' is declared; expected s0..s15"},
    {"ps_5_0", "dcl_sampler ^s1, mode_default", "s1 is declared twice"},
    {"ps_5_0", "dcl_sampler s2, ^mode_point",
     "unknown mode 'mode_point'; expected mode_default, mode_comparison or mode_mono"},
    {"ps_5_0", "dcl_temps ^99999", "expected 0..4096"},
};

static bool has_error(const char *said, unsigned line, size_t column, const char *part)
{
    char start[64];
    snprintf(start, sizeof start, "(memory):%u:%zu: error: ", line, column);
    const char *at = strstr(said, start);
    return at && (!part || (strstr(at, part) && strstr(at, part) < strchr(at, '\n')));
}

static void errors_have_a_place_and_say_what_was_expected(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
        char text[4096], *mark;
        struct dx_program p;
        bool good;
        int before = snprintf(text, sizeof text, "%s\n" SHADER_DECLARATIONS, errors[i].model);
        snprintf(text + before, sizeof text - (size_t)before, "%s\n", errors[i].text);
        mark = strchr(text + before, '^');
        assert_non_null(mark);
        size_t column = (size_t)(mark - (text + before)) + 1;
        memmove(mark, mark + 1, strlen(mark));
        char *said = shader_errors(text, strlen(text), false, &p, &good);
        if (errors[i].part && !has_error(said, 2 + SHADER_LINES, column, errors[i].part))
            fail_msg("%s\nexpected at column %zu: %s\nfound\n%s", errors[i].text, column, errors[i].part, said);
        assert_false(good);
        free(said);
        dx_free(&p);
    }
}

/* What is read with no error: the number of instructions, and of statements that give no word. */
static const struct {
    const char *text;
    size_t instructions, left;
} accepted[] = {
    {"", 0, 0},
    {"\n\n// nothing\n", 0, 0},
    {"ps_4_0\nret\n", 0, 1},
    {"vs_4_1\n", 0, 0},
    {"gs_4_0\n", 0, 0},
    {"gather4 r0.xyzw, r1.xyxx, t0.xyzw, s0.x", 1, 0}, /* no line end */
    {"  12: GATHER4 r0.xyzw, r1.xyxx, t0.xyzw, s0.x // so\r\n", 1, 0},
    {"gather4 r0, r1, t0, s0\ngather4 r0.rgba, r1.rgrr, t0.r, s0.g\n", 2, 0},
    {"gather4 o0.xyzw, |v1.xyxx|, t0.xyzw, s0.x\ngather4 x0[3].x, -cb0[r1.x + 4].xyxx, t0.xyzw, s0.x\n", 2, 0},
    {"gather4 oDepth.x, vThreadID.xyxx, t0.xyzw, s0.x\n", 1, 0},
    {"gather4_aoffimmi_indexable(1,-2,0)(texture2d)(float,float,float,float) r0.xyzw, r1.xyxx, t0.xyzw, s0.x\n", 1, 0},
    {"resinfo_indexable(texture2d)(float,float,float,float)_uint r0.xyzw, l(0), t0.xyzw\n", 1, 0},
    {"ldms r0.xyzw, r1.xyzw, t8.xyzw, l(0)\nld2dms r0.xyzw, r1.xyzw, t9.xyzw, r2.x\n", 2, 0},
    {"ld r0.xyzw, r1.xyzw, t8.xyzw\n", 1, 0},
    {"mov r0.x, l(1.000000)\nadd r0.x, r0.x, -|r1.x|\nsample r0.xyzw, r1.xyxx, t0.xyzw, s0\n", 1, 2},
    {"sample_l r0, r1, t0, s0, r2.w\nsample_d r0, r1, t3, s0, r2, r3\nsample_c_lz o0.x, r1, t6.r, s1, l(0.5)\n", 3, 0},
    {"sample_b_indexable(texture2d)(float,float,float,float) r0.xyzw, v1.xyxx, t0.xyzw, s0, l(-1.5)\n", 1, 0},
    {"sample_aoffimmi_indexable(1,1,0)(texture2d)(float,float,float,float) r0.x, v1.xyxx, t0.wxyz, s0\n", 1, 0},
    /* Several words; a filter that is none of the unit's. */
    {"sample_d r0, r1, t4, s0, r2, r3\nsample_d r0, r1, t5, s0, r2, r3\nsample_d r0, r1, t6, s0, r2, r3\n", 0, 3},
    {"dcl_sampler s2, mode_mono\nsample r0, r1, t0, s2\n", 0, 1},
    {"dcl_sampler s2, default\ndcl_sampler s3, Comparison\nsample r0, r1, t0, s2\nsample_c r0, r1, t0.r, s3, r2.x\n", 2,
     0},
    {"dcl_sampler s2\nsample r0, r1, t0, s2\nsample_c r0, r1, t0.r, s2, r2.x\n", 2, 0},
    {"sample_s r0.xyzw, r1.x, t0, s0\n", 0, 1},
    {"ld_structured_indexable(structured_buffer, stride=16)(mixed,mixed,mixed,mixed) r0.x, r0.x, l(0), t1.xxxx\n", 0,
     1},
    {"gather4_s r0.xyzw, r1.x, t0, s0\n", 0, 1},
    {"dcl_globalFlags refactoringAllowed\ndcl_input_ps linear v1.xy\ndcl_output o0.xyzw\ndcl_temps 3\n", 0, 0},
    {"dcl_immediateConstantBuffer { { 1.0, 0, 0, 0},\n { 0, 1.0, 0, 0} }\nmov r0, r1\n", 0, 1},
    {"sampleinfo_uint r0.x, rasterizer.x\nsamplepos r0.xy, rasterizer.xyzw, l(1)\n", 0, 2},
};

static void spellings_are_accepted(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof accepted / sizeof *accepted; i++) {
        char text[4096];
        struct dx_program p;
        bool good;
        snprintf(text, sizeof text, SHADER_DECLARATIONS "%s", accepted[i].text);
        char *said = shader_errors(text, strlen(text), false, &p, &good);
        if (!good || p.count != accepted[i].instructions || p.left.count != accepted[i].left)
            fail_msg("%s\n%zu instructions, %zu left out\n%s", accepted[i].text, p.count, p.left.count, said);
        free(said);
        dx_free(&p);
        char *strict = shader_errors(text, strlen(text), true, &p, &good);
        assert_int_equal(good, accepted[i].left == 0);
        free(strict);
        dx_free(&p);
    }
}

/* A later shader model, and R-LD-35 of model 5: a note, and an error if strict. */
static void shader_models_are_noted(void **state)
{
    static const struct {
        const char *text, *part;
    } rows[] = {
        {"ps_4_0\n@gather4 r0.x, r1.xyxx, t0.xyzw, s0.x\n", "gather4 is of shader model 4.1 and later"},
        {"ps_4_1\n@gather4_c r0.x, r1.xyxx, t0.xyzw, s1.x, r2.x\n", "gather4_c is of shader model 5.0 and later"},
        {"ps_4_0\n@lod r0.x, r1.xyxx, t0.xyzw, s0\n", "lod is of shader model 4.1 and later"},
        {"vs_4_0\n@sample_l r0.x, r1.xyxx, t0.xyzw, s0, l(0.0)\n", NULL},
        {"gs_4_0\n@sample_d r0.x, r1.xyxx, t0.xyzw, s0, r2, r3\n", NULL},
        {"cs_5_0\n@sample_c_lz r0.x, r1.xyxx, t0.r, s1, r2.x\n", NULL},
        {"cs_5_0\n@ld r0.x, r1.xyzw, t0.xyzw\n", "(R-LD-35)"},
        {"hs_5_0\n@ld r0.x, r1.xyzw, t0.xyzw\n", "(R-LD-35)"},
        {"ds_5_0\n@ld r0.x, r1.xyzw, t0.xyzw\n", "(R-LD-35)"},
        {"vs_4_0\n@ld r0.x, r1.xyzw, t0.xyzw\n", NULL},
        {"gs_5_0\n@ld r0.x, r1.xyzw, t0.xyzw\n", NULL}}; /* R-LD-36 */
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        for (int strict = 0; strict < 2; strict++) {
            char text[4096];
            const char *at = strchr(rows[i].text, '@');
            struct dx_program p;
            bool good;
            snprintf(text, sizeof text, "%.*s" SHADER_DECLARATIONS "%s", (int)(at - rows[i].text), rows[i].text,
                     at + 1);
            char *said = shader_errors(text, strlen(text), strict, &p, &good);
            assert_int_equal(good, !strict || !rows[i].part);
            if (rows[i].part ? !strstr(said, rows[i].part) || !strstr(said, strict ? "error: " : "note: ")
                             : *said != '\0')
                fail_msg("%s\n%s", rows[i].text, said);
            free(said);
            dx_free(&p);
        }
}

static void models_before_four_are_refused(void **state)
{
    static const char *const models[] = {"ps_3_0", "vs_2_0", "ps_1_1"};
    (void)state;
    for (size_t i = 0; i < sizeof models / sizeof *models; i++) {
        struct dx_program p;
        bool good;
        char *said = shader_errors(models[i], strlen(models[i]), false, &p, &good);
        assert_non_null(strstr(said, "(memory):1:1: error: shader model"));
        assert_non_null(strstr(said, "(R-LD-36); expected 4_0, 4_1 or 5_0"));
        free(said);
        dx_free(&p);
    }
}

static void undeclared_temporaries_are_refused(void **state)
{
    static const char text[] = "dcl_temps 2\n" SHADER_DECLARATIONS "gather4 r2.x, r1.xyxx, t0.xyzw, s0.x\n";
    struct dx_program p;
    bool good;
    (void)state;
    char *said = shader_errors(text, strlen(text), false, &p, &good);
    assert_non_null(strstr(said, ":9: error: r2 is not declared; dcl_temps declares 2 registers"));
    free(said);
    dx_free(&p);
}

/* One a line. */
static void a_line_has_one_syntax_error(void **state)
{
    static const char text[] = "gather4 r0.x : ? = @ !\ngather4 r0.x ? ?\n";
    struct dx_program p;
    size_t count = 0;
    bool good;
    (void)state;
    char *said = shader_errors(text, strlen(text), false, &p, &good);
    for (const char *at = said; (at = strstr(at, ": error: ")) != NULL; at++)
        count++;
    assert_int_equal(count, 2);
    assert_non_null(strstr(said, ":1:14: error: unexpected ':'"));
    assert_non_null(strstr(said, ":2:14: error: unexpected character '?'"));
    free(said);
    dx_free(&p);
}

/* All mistakes of a text are told, up to 20. */
static void several_mistakes_are_told(void **state)
{
    char text[4096] = SHADER_DECLARATIONS, *end = text + strlen(text), *said;
    struct dx_program p;
    size_t count = 0;
    bool good;
    (void)state;
    for (int i = 0; i < 30; i++)
        end += sprintf(end, "gather4 r0.x, , t0, s0\n");
    said = shader_errors(text, strlen(text), false, &p, &good);
    for (const char *at = said; (at = strstr(at, ": error: ")) != NULL; at++)
        count++;
    assert_int_equal(count, 20);
    free(said);
    dx_free(&p);
}

/* Any text gives messages or a program, and never both nor neither. */
static void damaged_texts_do_no_harm(void **state)
{
    static const char whole[] =
        "ps_5_0\n" SHADER_DECLARATIONS "ld_aoffimmi(1,-2,0) r0.xyzw, r1.xyzz, t0.xyzw\nmov r0, l(1.0,2,3,4)\n"
        "gather4_po_c r0.xz, cb0[r1.x + 2].xyxx, r2.xyxx, t3.wzyx, s1.x, l(0.5)\n"
        "store_uav_typed u2.xyzw, r0.xyzz, r1.xyzw\nsample_d_aoffimmi(1,2,0) r0, r1, t3.x, s0, r2, r3\n"
        "sample_c_lz r0.x, r1, t6.r, s1, l(0.5)\nlod r0.xy, r1, t0, s0\n";
    struct rng r;
    (void)state;
    rng_init(&r, 1, 0);
    for (unsigned i = 0; i < 3000; i++) {
        char text[sizeof whole];
        size_t size = sizeof whole - 1;
        memcpy(text, whole, sizeof whole);
        for (uint32_t k = 1 + rng_below(&r, 3); k > 0; k--)
            text[rng_below(&r, (uint32_t)size)] =
                rng_percent(&r, 50) ? whole[rng_below(&r, (uint32_t)size)] : (char)rng_next(&r);
        if (rng_percent(&r, 20))
            size = rng_below(&r, (uint32_t)size);
        struct dx_program p;
        bool good;
        free(shader_errors(text, size, rng_percent(&r, 50), &p, &good));
        dx_free(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(errors_have_a_place_and_say_what_was_expected),
        cmocka_unit_test(spellings_are_accepted),
        cmocka_unit_test(shader_models_are_noted),
        cmocka_unit_test(models_before_four_are_refused),
        cmocka_unit_test(undeclared_temporaries_are_refused),
        cmocka_unit_test(a_line_has_one_syntax_error),
        cmocka_unit_test(several_mistakes_are_told),
        cmocka_unit_test(damaged_texts_do_no_harm),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
