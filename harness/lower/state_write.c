// SPDX-License-Identifier: Apache-2.0
/* Headers that fit the declarations: kind of resource, return types, samples. */
#include <inttypes.h>

#include "lower/state.h"

#define FIRST_ADDRESS UINT64_C(0x20000000)
#define APART UINT64_C(0x1000000) /* far more than a texture of these sizes takes */
enum { SIZE_MOST = 100, LAYERS_MOST = 6, LEVELS_MOST = 4 };

static uint32_t draw(struct rng *r, uint32_t bound, uint32_t without)
{
    return r ? rng_below(r, bound) : without;
}

/* mixed says nothing: any type fits it. */
static enum tex_datatype_code datatype(enum dx_type type)
{
    static const enum tex_datatype_code of[DX_TYPES] = {
        [DX_UNORM] = TEX_DATATYPE_UNORM, [DX_SNORM] = TEX_DATATYPE_SNORM, [DX_SINT] = TEX_DATATYPE_SINT,
        [DX_UINT] = TEX_DATATYPE_UINT,   [DX_FLOAT] = TEX_DATATYPE_FLOAT, [DX_MIXED] = TEX_DATATYPE_FLOAT};
    return of[type];
}

static bool fits(const struct tex_format_info *f, const struct dx_declared *d, bool store)
{
    if (f->wide * f->high != 1 || !f->read || (store && !f->store))
        return false;
    for (unsigned k = 0; k < DX_COMPONENTS; k++)
        if (f->width[k] != 0 && !(f->types[k] >> datatype(d->type[k]) & 1))
            return false;
    return true;
}

/* The n-th that fits; NULL past the last. */
static const struct tex_format_info *fitting(const struct dx_declared *d, bool store, uint32_t n)
{
    for (unsigned i = 0; i < tex_formats_count; i++)
        if (fits(&tex_formats[i], d, store) && n-- == 0)
            return &tex_formats[i];
    return NULL;
}

/* The first fits all types. */
static const struct tex_format_info *format_of(const struct dx_declared *d, bool store, struct rng *r)
{
    uint32_t count = 0;
    while (r && fitting(d, store, count))
        count++;
    return fitting(d, store, count ? rng_below(r, count) : 0);
}

static void write_format(const struct dx_declared *d, bool store, struct rng *r, FILE *out)
{
    const struct tex_format_info *f = format_of(d, store, r);
    static const char *const missing[] = {"R", "G", "B", "A"};
    bool same = d->type[0] == d->type[1] && d->type[0] == d->type[2] && d->type[0] == d->type[3];
    fprintf(out, " format %s", f->name);
    for (unsigned k = 0; k < (same ? 1 : DX_COMPONENTS); k++)
        fprintf(out, " %s", tex_code_name("datatype", datatype(d->type[k])));
    bool whole = d->type[0] == DX_UINT || d->type[0] == DX_SINT; /* R-LD-27: what a format lacks is 0, 0, 0 or 1 */
    fputs("  source", out);
    for (unsigned k = 0; k < DX_COMPONENTS; k++)
        fprintf(out, " %s", f->width[k] ? missing[k] : k < 3 ? "ZERO" : whole ? "ONE_INT" : "ONE_FLOAT");
}

static void write_size(const struct dx_dimension_info *d, struct rng *r, FILE *out)
{
    unsigned axes = d->cube ? 2 : d->axes;
    uint32_t wide = 1 + draw(r, SIZE_MOST, 63);
    fprintf(out, "  size %" PRIu32, wide);
    for (unsigned k = 1; k < axes; k++)
        fprintf(out, " %" PRIu32, d->cube ? wide : 1 + draw(r, k == 1 ? SIZE_MOST : LAYERS_MOST, k == 1 ? 31 : 3));
    if (d->array)
        fprintf(out, "  layers %" PRIu32, 1 + draw(r, LAYERS_MOST, 3));
}

/* As a texture of Direct3D has them. */
static const char *samples_of(uint32_t samples)
{
    return samples == 2 ? "MODE_2X1_D3D" : samples == 8 ? "MODE_4X2_D3D" : samples == 16 ? "MODE_4X4" : "MODE_2X2";
}

static void write_texture(const struct dx_program *p, const struct lower_texture *t, size_t index, struct rng *r,
                          FILE *out)
{
    const struct dx_dimension_info *d = &dx_dimensions[t->dimension];
    const struct dx_declared *declared = t->uav ? &p->uav[t->number] : &p->resource[t->number];
    bool buffer = d->type == TEX_TYPE_ONE_D_BUFFER, levels = !buffer && !d->samples && !t->uav;
    fprintf(out, "texture %zu { # %c%" PRIu32 ", a %s\n  type %s ", index, t->uav ? 'u' : 't', t->number, d->name,
            tex_code_name("type", d->type));
    write_format(declared, t->uav, r, out);
    fputc('\n', out);
    write_size(d, r, out);
    if (levels)
        fprintf(out, "  levels %" PRIu32, 1 + draw(r, LEVELS_MOST, 2));
    if (d->samples)
        fprintf(out, "  samples %s", samples_of(declared->samples));
    if (!buffer)
        fprintf(out, "  block 1 %d", 1 << draw(r, 4, 1));
    fprintf(out, "  address 0x%" PRIx64 "\n  texels noise %zu\n}\n", FIRST_ADDRESS + APART * index, index + 1);
}

static void write_sampler(unsigned index, struct rng *r, FILE *out)
{
    static const char *const modes[] = {"CLAMP_TO_EDGE", "WRAP", "MIRROR", "BORDER"};
    fprintf(out, "sampler %u { address %s %s %s", index, modes[draw(r, 4, 0)], modes[draw(r, 4, 0)],
            modes[draw(r, 4, 0)]);
    if (r)
        fprintf(out, "  DEPTH_COMPARE_FUNC %" PRIu32, rng_below(r, 8));
    fputs(" }\n", out);
}

void lower_state_write(const struct lower_state *state, const struct dx_program *p, struct rng *r, FILE *out)
{
    for (size_t i = 0; i < state->textures_count; i++)
        write_texture(p, &state->textures[i], i, r, out);
    for (unsigned i = 0; i < DX_SAMPLER_REGISTERS; i++)
        if (state->sampler[i])
            write_sampler(i, r, out);
    for (size_t i = 0; i < state->handles_count; i++)
        fprintf(out, "handle %zu texture %" PRIu32 " sampler %" PRIu32 "\n", i, state->handles[i].texture,
                state->handles[i].sampler);
}
