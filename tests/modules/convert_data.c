// SPDX-License-Identifier: Apache-2.0
/*
 * tex_convert_data: first every value of the oracle's table (tests/oracle/convert.py) through every format that has a
 * component of its type and width, its code expected at the place that the table gives; then any operands beside the
 * golden model. Words: tb_convert_data.sv.
 */
#include "clocked.h"

#include "../oracle/convert_table.h"
#include "function/convert.h"

enum { SEEN_TABLE, SEEN_FORMATTED, SEEN_RAW, SEEN_MASK, SEEN_NEAREST, SEEN_MIXED };

struct state {
    struct convert_table table;
    bool loaded;
    unsigned format, type, nearest; /* where the table is */
    size_t step;
    bool of_table;
    uint32_t expected[5];
};

static void reset(void *state)
{
    (void)state; /* the module has no state */
}

/* The values of a format's component for the type that is in turn. */
static const struct convert_kind *kind_of(struct state *s, unsigned c)
{
    return convert_table_kind(&s->table, s->type, s->table.format[s->format].width[c]);
}

/* Steps in which the components of the format see all values among them. */
static size_t steps_of(struct state *s)
{
    const struct convert_format *f = &s->table.format[s->format];
    size_t most = 0;
    for (unsigned c = 0; c < f->components; c++)
        if (kind_of(s, c)->count > most)
            most = kind_of(s, c)->count;
    return most / f->components + 1;
}

/* The next format, type and rounding that have values; false after the last. */
static bool next_table(struct state *s)
{
    for (;;) {
        if (s->format == s->table.formats)
            return false;
        if (s->table.format[s->format].types >> s->type & 1 && s->step < steps_of(s))
            return true;
        s->step = 0;
        if (s->type != TEX_DATATYPE_FLOAT || s->nearest++ == 1) { /* the rounding is that of floats */
            s->nearest = 0;
            if (s->type++ == TEX_DATATYPE_FLOAT) {
                s->type = 0;
                s->format++;
            }
        }
    }
}

static void drive_table(struct state *s, uint32_t *in)
{
    const struct convert_format *f = &s->table.format[s->format];
    in[0] = f->code | 0xf000 | s->type * 0x2490000 | 1u << 28 | s->nearest << 29;
    s->expected[4] = f->bytes;
    for (unsigned c = 0; c < f->components; c++) {
        const struct convert_kind *kind = kind_of(s, c);
        const struct convert_value *v = &kind->value[(s->step + c * (steps_of(s) - 1)) % kind->count];
        in[1 + c] = v->value;
        set_bits(s->expected, f->lo[c], f->width[c], v->code[s->nearest]);
    }
    s->step++;
}

/* A register that is near something for some type, as often as not. */
static uint32_t draw_value(const struct state *s, struct rng *rng)
{
    const struct convert_kind *kind = &s->table.kind[rng_below(rng, s->table.kinds)];
    switch (rng_below(rng, 4)) {
    case 0:
        return kind->value[rng_below(rng, (uint32_t)kind->count)].value;
    case 1:
        return (95 + rng_below(rng, 52)) << 23 | (rng_next(rng) & 0x807fffff);
    case 2:
        return (1u << rng_below(rng, 32)) + rng_below(rng, 5) - 2;
    default:
        return rng_next(rng);
    }
}

static const struct tex_format_info *draw_format(struct rng *rng)
{
    const struct tex_format_info *format;
    do
        format = &tex_formats[rng_below(rng, tex_formats_count)];
    while (!format->store);
    return format;
}

static void drive_random(struct state *s, struct rng *rng, uint32_t *in)
{
    const struct tex_format_info *format = draw_format(rng);
    struct tex_fmt fmt = {.format = format->code};
    uint32_t rgba = rng_percent(rng, 50) ? 15 : rng_below(rng, 16), sz = rng_below(rng, 7);
    bool formatted = rng_percent(rng, 80), nearest = rng_percent(rng, 50), mixed = rng_percent(rng, 30);
    for (unsigned c = 0; c < 4; c++) {
        do
            fmt.datatype[c] = c > 0 && !mixed ? fmt.datatype[0] : rng_below(rng, 8);
        while (format->types[c] && !(format->types[c] >> fmt.datatype[c] & 1));
        in[1 + c] = draw_value(s, rng);
        in[0] |= fmt.datatype[c] << (16 + 3 * c);
    }
    in[0] |= format->code | sz << 8 | rgba << 12 | (uint32_t)formatted << 28 | (uint32_t)nearest << 29;
    s->expected[4] = formatted ? tex_convert_formatted(&fmt, rgba, in + 1, nearest, s->expected)
                               : tex_convert_raw(sz, in + 1, s->expected);
}

static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (!s->loaded)
        convert_table_load(&s->table);
    s->loaded = true;
    memset(s->expected, 0, sizeof s->expected);
    s->of_table = next_table(s);
    if (s->of_table)
        drive_table(s, in);
    else
        drive_random(s, rng, in);
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    (void)in;
    memcpy(out, s->expected, sizeof s->expected);
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    bool formatted = in[0] >> 28 & 1, mixed = (in[0] >> 16 & 7) != (in[0] >> 19 & 7);
    seen[SEEN_TABLE] += s->of_table;
    seen[SEEN_FORMATTED] += !s->of_table && formatted;
    seen[SEEN_RAW] += !formatted;
    seen[SEEN_MASK] += formatted && (in[0] >> 12 & 15) != 15;
    seen[SEEN_NEAREST] += formatted && in[0] >> 29 & 1;
    seen[SEEN_MIXED] += formatted && mixed;
}

const struct clocked clocked = {
    .name = "convert_data",
    .cycles = 3500000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a value of the table", "a formatted store after the table", "a raw store", "a mask that is not full",
               "rounding to the nearest", "components of several types"},
};
