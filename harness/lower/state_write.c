// SPDX-License-Identifier: Apache-2.0
/* Headers that fit the declarations: kind of resource, return types, samples. */
#include <inttypes.h>
#include <string.h>

#include "lower/state.h"

#define FIRST_ADDRESS UINT64_C(0x20000000)
#define APART UINT64_C(0x1000000) /* far more than a texture of these sizes takes */
enum { SIZE_MOST = 100, LAYERS_MOST = 6, LEVELS_MOST = 4 };

static uint32_t draw(struct rng *r, uint32_t bound, uint32_t without)
{
    return r ? rng_below(r, bound) : without;
}

static bool fits(const struct tex_format_info *f, const struct lower_texture *t)
{
    if (t->format)
        return strcmp(f->name, t->format) == 0;
    if (t->compares)
        return strcmp(f->name, "ZF32") == 0;
    if (f->wide * f->high != 1 || !f->read || (t->surface && !f->store))
        return false;
    for (unsigned k = 0; k < STATE_COMPONENTS; k++)
        if (f->width[k] != 0 && !(f->types[k] >> t->datatype[k] & 1))
            return false;
    return true;
}

/* The n-th that fits; NULL past the last. */
static const struct tex_format_info *fitting(const struct lower_texture *t, uint32_t n)
{
    for (unsigned i = 0; i < tex_formats_count; i++)
        if (fits(&tex_formats[i], t) && n-- == 0)
            return &tex_formats[i];
    return NULL;
}

/* The first fits all types. */
static const struct tex_format_info *format_of(const struct lower_texture *t, struct rng *r)
{
    uint32_t count = 0;
    while (r && fitting(t, count))
        count++;
    return fitting(t, count ? rng_below(r, count) : 0);
}

static void write_format(const struct lower_texture *t, struct rng *r, FILE *out)
{
    const struct tex_format_info *f = format_of(t, r);
    static const char *const missing[] = {"R", "G", "B", "A"};
    const enum tex_datatype_code *d = t->datatype;
    bool same = t->compares || (d[0] == d[1] && d[0] == d[2] && d[0] == d[3]);
    fprintf(out, " format %s", f->name);
    for (unsigned k = 0; k < (same ? 1 : STATE_COMPONENTS); k++)
        fprintf(out, " %s", tex_code_name("datatype", t->compares ? TEX_DATATYPE_FLOAT : d[k]));
    bool whole =
        d[0] == TEX_DATATYPE_UINT || d[0] == TEX_DATATYPE_SINT; /* R-LD-27: what a format lacks is 0, 0, 0, 1 */
    fputs("  source", out);
    if (t->compares) {
        fputs(" R R R ONE_FLOAT", out); /* PD-73 */
        return;
    }
    for (unsigned k = 0; k < STATE_COMPONENTS; k++) /* R-TGSI-150 */
        fprintf(out, " %s", f->width[k] ? missing[k] : k < 3 ? "ZERO" : whole ? "ONE_INT" : "ONE_FLOAT");
}

static void write_size(const struct lower_texture *t, struct rng *r, FILE *out)
{
    unsigned axes = t->cube ? 2 : t->axes;
    uint32_t wide = 1 + draw(r, SIZE_MOST, 63);
    fprintf(out, "  size %" PRIu32, wide);
    for (unsigned k = 1; k < axes; k++)
        fprintf(out, " %" PRIu32, t->cube ? wide : 1 + draw(r, k == 1 ? SIZE_MOST : LAYERS_MOST, k == 1 ? 31 : 3));
    if (t->array)
        fprintf(out, "  layers %" PRIu32, 1 + draw(r, LAYERS_MOST, 3));
}

/* As a texture of Direct3D has them. */
static const char *samples_of(uint32_t samples)
{
    return samples == 2 ? "MODE_2X1_D3D" : samples == 8 ? "MODE_4X2_D3D" : samples == 16 ? "MODE_4X4" : "MODE_2X2";
}

static void write_texture(const struct lower_texture *t, size_t index, struct rng *r, FILE *out)
{
    bool buffer = t->type == TEX_TYPE_ONE_D_BUFFER;
    bool levels = !buffer && !t->samples && !t->surface && !t->is_rect;
    bool flat = t->type == TEX_TYPE_TWO_D_NO_MIPMAP && t->gathered; /* R-TLD4-39: TLD4 would be TEX */
    fprintf(out, "texture %zu { # %s, a %s\n  type %s ", index, t->name, t->kind,
            tex_code_name("type", flat ? TEX_TYPE_TWO_D : t->type));
    write_format(t, r, out);
    fputc('\n', out);
    write_size(t, r, out);
    if (levels)
        fprintf(out, "  levels %" PRIu32, 1 + draw(r, LEVELS_MOST, 2));
    if (t->samples)
        fprintf(out, "  samples %s", samples_of(t->samples));
    if (!buffer)
        fprintf(out, "  block 1 %d", 1 << draw(r, 4, 1));
    if (t->is_rect)
        fputs("  NORMALIZED_COORDS 0", out);
    fprintf(out, "  address 0x%" PRIx64 "\n  texels noise %zu\n}\n", FIRST_ADDRESS + APART * index, index + 1);
}

/* Fields of a sampler that are drawn. */
static const struct {
    const char *name;
    uint32_t least, count;
} fields[] = {
    {"DEPTH_COMPARE_FUNC", 0, 8}, {"MAG_FILTER", 1, 2},
    {"MIN_FILTER", 1, 3},         {"MIP_FILTER", 1, 3},
    {"MAX_ANISOTROPY", 0, 4},     {"MAX_LOD_CLAMP", 0, 0x600},
    {"MIP_LOD_BIAS", 0, 0x200},   {"CUBEMAP_INTERFACE_FILTERING", 0, 2},
};

static void write_sampler(unsigned index, struct rng *r, FILE *out)
{
    static const char *const modes[] = {"CLAMP_TO_EDGE", "WRAP", "MIRROR", "BORDER"};
    fprintf(out, "sampler %u { address %s %s %s", index, modes[draw(r, 4, 0)], modes[draw(r, 4, 0)],
            modes[draw(r, 4, 0)]);
    for (unsigned i = 0; r && i < sizeof fields / sizeof *fields; i++)
        fprintf(out, "%s%s %" PRIu32, i == 2 ? "\n  " : "  ", fields[i].name,
                fields[i].least + rng_below(r, fields[i].count));
    fputs(" }\n", out);
}

void lower_state_write(const struct lower_state *state, struct rng *r, FILE *out)
{
    for (size_t i = 0; i < state->textures_count; i++)
        write_texture(&state->textures[i], i, r, out);
    for (unsigned i = 0; i < STATE_SAMPLERS; i++)
        if (state->sampler[i])
            write_sampler(i, r, out);
    for (size_t i = 0; i < state->handles_count; i++)
        fprintf(out, "handle %zu texture %" PRIu32 " sampler %" PRIu32 "\n", i, state->handles[i].texture,
                state->handles[i].sampler);
}
