// SPDX-License-Identifier: Apache-2.0
#include "report/query_row.h"

#include <inttypes.h>

#include "base/console_row.h"
#include "tex_stages.h"

#define HANG 8        /* of what goes on in another line */
#define SIXTEENTH 256 /* of a pixel, in 4.12 */

/* By the answer: meaning of the four values. */
static const char *const rows[] = {
    [TEX_ANSWER_ONE_D] = "(width, 0, 0, levels)",
    [TEX_ANSWER_TWO_D] = "(width, height, 0 if the mode is 1X1 else 1, levels)",
    [TEX_ANSWER_THREE_D] = "(width, height, depth, levels)",
    [TEX_ANSWER_CUBEMAP] = "(width, height, 0, levels)",
    [TEX_ANSWER_ONE_D_ARRAY] = "(width, layers, 0, levels)",
    [TEX_ANSWER_TWO_D_ARRAY] = "(width, height, layers, levels)",
    [TEX_ANSWER_ONE_D_BUFFER] = "(width, 0, 0, 1)",
    [TEX_ANSWER_TWO_D_NO_MIPMAP] = "(width, height, 0 if the mode is 1X1 else depth, 1)",
    [TEX_ANSWER_CUBEMAP_ARRAY] = "(width, height, cubes, levels)",
    [TEX_ANSWER_NO_LEVEL] = "(0, 0, 0, levels)",
    [TEX_ANSWER_TEXTURE_TYPE] = "(0, 0, samples, 0)",
    [TEX_ANSWER_SAMPLER_POS] = "(position, 0, 0, 0)",
    [TEX_ANSWER_NO_SAMPLE] = "(0, 0, 0, 0)",
};

const char *query_row_text(uint32_t answer)
{
    return answer < sizeof rows / sizeof *rows && rows[answer] ? rows[answer] : "-";
}

/* Of levels: which rule decided, and the sizes that it was applied to. */
static void print_level(const struct tex_thread_trace *t, FILE *out)
{
    const struct tex_shape *s = &t->header.shape;
    const struct tex_type_info *type = tex_type_find(s->kind);
    if (t->query.answer == TEX_ANSWER_NO_LEVEL)
        console_row_print(out, HANG,
                          "    level %" PRIu32 " of the view, which has %" PRIu32
                          ": out of range, so no size is returned (PD-20)",
                          t->decode.lod, s->levels);
    else
        console_row_print(out, HANG,
                          "    level %" PRIu32 " of the view, level %" PRIu32 " of the resource: below the %" PRIu32
                          " of the view, so sizes are %s",
                          t->decode.lod, t->header.level + t->decode.lod, s->levels,
                          type && type->levels ? "max(1, n >> level)" : "those of the header");
}

/* Source of the row: the header in the query stage's view. */
static void print_header(const struct tex_thread_trace *t, FILE *out)
{
    const struct tex_shape *s = &t->header.shape;
    console_row_print(out, HANG,
                      "    header: first level of the view %" PRIu64 " x %" PRIu32 "%s%" PRIu32 ", levels %" PRIu32
                      ", first %" PRIu32 ", %s",
                      (uint64_t)s->width, s->height, s->kind == TEX_TYPE_THREE_D ? " x " : ", depth field ", s->depth,
                      s->levels, t->header.level, tex_samples_name(s->samples));
}

/* One coordinate of a position, in sixteenths of a pixel from its corner. */
static int sixteenths(uint32_t half)
{
    return (int16_t)half / SIXTEENTH + 8;
}

static void print_sample(const struct tex_thread_trace *t, FILE *out)
{
    uint32_t word = t->query.value[0];
    struct console_row row;
    FILE *to = console_row_begin(&row, out);
    fprintf(to, "    sample %" PRIu32 " of the %" PRIu32 " of %s", t->decode.lod,
            tex_query_samples(t->header.shape.samples), tex_samples_name(t->header.shape.samples));
    if (t->query.answer == TEX_ANSWER_NO_SAMPLE)
        fputs(", which has no such sample", to);
    else
        fprintf(to, ": (%d, %d) in sixteenths of the pixel, dx 0x%04x dy 0x%04x from its centre",
                sixteenths(word & 0xffff), sixteenths(word >> 16), word & 0xffff, word >> 16);
    console_row_end(&row, HANG);
}

static void print_values(const char *who, const struct tex_query *q, FILE *out)
{
    fprintf(out, "    %sR G B A = %" PRIu32 " %" PRIu32 " %" PRIu32 " %" PRIu32 "\n", who, q->value[0], q->value[1],
            q->value[2], q->value[3]);
}

void query_row_print(const struct tex_thread_trace *t, const struct tex_query *rtl, FILE *out)
{
    const struct tex_query *q = &t->query;
    if (q->answer == TEX_ANSWER_NONE) {
        fprintf(out, "  query: nothing is answered (%s)\n",
                q->tag.token ? "completion token" : tex_status_name(q->tag.status));
        return;
    }
    fprintf(out, "  query: %s of a %s\n    row %s %s\n", tex_query_name(t->decode.query),
            tex_type_name(t->header.shape.kind), tex_answer_name(q->answer), query_row_text(q->answer));
    if (rtl && rtl->answer != q->answer)
        fprintf(out, "    RTL * row %s %s\n", tex_answer_name(rtl->answer), query_row_text(rtl->answer));
    print_header(t, out);
    if (t->decode.query == TEX_QUERY_DIMENSION)
        print_level(t, out);
    else if (t->decode.query == TEX_QUERY_SAMPLER_POS)
        print_sample(t, out);
    else
        fprintf(out, "    %s has %" PRIu32 " samples\n", tex_samples_name(t->header.shape.samples), q->value[2]);
    print_values(rtl ? "model " : "", q, out);
    if (rtl)
        print_values("RTL * ", rtl, out);
}
