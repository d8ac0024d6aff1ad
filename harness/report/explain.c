// SPDX-License-Identifier: Apache-2.0
#include "report/explain.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/console_row.h"
#include "base/field.h"
#include "check/golden.h"
#include "isa/asm.h"
#include "isa/insn.h"
#include "report/footprint.h"
#include "report/thread_view.h"
#include "tex_stages.h"

#define NAME_COLUMNS 18 /* of the name of a field, at least */
#define RESULTS_AT 28   /* column after the status of a thread */

/* The tag and what only passes through are shown at decode; later stages show the status alone. */
static bool repeated(enum tex_boundary boundary, const struct tex_leaf_info *leaf)
{
    return boundary != TEX_AT_DECODE && (strncmp(leaf->name, "tag.", 4) == 0 || strncmp(leaf->name, "op.", 3) == 0);
}

static bool leaf_zero(const uint32_t *words, const struct tex_leaf_info *leaf)
{
    for (unsigned k = 0; k < leaf->count; k++)
        if (leaf->width > 64 || field_get(words, leaf, k) != 0)
            return false;
    return true;
}

/* A part of a header that the instruction is not shown is all zero: its codes mean nothing. */
static bool part_empty(enum tex_boundary boundary, const uint32_t *words, const struct tex_leaf_info *leaf)
{
    const struct tex_boundary_info *b = &tex_boundaries[boundary];
    const char *dot = strchr(leaf->name, '.');
    if (boundary != TEX_AT_HEADER || !dot)
        return false;
    for (unsigned i = 0; i < b->leaves_count; i++)
        if (strncmp(b->leaves[i].name, leaf->name, (size_t)(dot - leaf->name) + 1) == 0 &&
            !leaf_zero(words, &b->leaves[i]))
            return false;
    return true;
}

/* At decode: a field of words of other instructions, by its name there. */
static bool foreign(enum tex_boundary boundary, const struct tex_leaf_info *leaf, const struct isa_form *form)
{
    const char *dot = strrchr(leaf->name, '.'), *name = dot ? dot + 1 : leaf->name;
    for (unsigned i = 0; boundary == TEX_AT_DECODE && form && i < ISA_FIELDS; i++)
        if (strcasecmp(isa_field_names[i], name) == 0)
            return form->at[i].width == 0;
    return false;
}

/* The codes of a stage that has nothing to show are zero: they are left out. */
static void print_payload(enum tex_boundary boundary, const uint32_t *words, const struct isa_form *form, bool says,
                          FILE *out)
{
    const struct tex_boundary_info *b = &tex_boundaries[boundary];
    const struct tex_leaf_info *status = field_find(boundary, "tag.status");
    uint32_t at = (uint32_t)field_get(words, status, 0);
    int wide = (int)field_columns(boundary, NAME_COLUMNS);
    fprintf(out, "    %-8s (%s)\n", b->name, tex_status_name(at));
    for (unsigned i = 0; i < b->leaves_count; i++) {
        const struct tex_leaf_info *leaf = &b->leaves[i];
        for (unsigned k = 0; k < leaf->count; k++) {
            char name[FIELD_TEXT], text[FIELD_TEXT];
            bool zero =
                field_get(words, leaf, k) == 0 && leaf->width <= 64 && (leaf->count > 1 || !leaf->code || !says);
            if (zero || repeated(boundary, leaf) || part_empty(boundary, words, leaf) ||
                (foreign(boundary, leaf, form) && field_get(words, leaf, k) == 0))
                continue;
            field_name(leaf, k, name, sizeof name);
            field_text(words, leaf, k, text, sizeof text);
            fprintf(out, "      %-*s %s\n", wide, name, text);
        }
    }
}

static void print_thread(const struct tex_thread_trace *t, const struct isa_form *form, FILE *out)
{
    uint32_t words[TEX_PAYLOAD_WORDS];
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        if (golden_payload(t, tex_pipe[i].boundary, words))
            print_payload(tex_pipe[i].boundary, words, form, tex_pipe[i].prints(t), out);
}

uint32_t explain_token(const struct tex_result *beat)
{
    uint32_t status = TEX_STATUS_OK;
    for (unsigned j = 0; j < TEX_QUAD_LANES && status == TEX_STATUS_OK; j++)
        status = beat->status[j];
    return status;
}

static void print_results(const struct tex_warp_result *r, uint32_t lane, FILE *out)
{
    for (unsigned i = 0; i < r->beats; i++) {
        const struct tex_result *b = &r->beat[i];
        for (uint32_t j = 0; j < TEX_QUAD_LANES; j++) {
            uint32_t thread = TEX_QUAD_LANES * b->quad + j;
            if (!(b->lanes >> j & 1) || (lane != UINT32_MAX && thread != lane))
                continue;
            struct console_row row;
            FILE *to = console_row_begin(&row, out);
            fprintf(to, "  lane %2" PRIu32 " %-18s", thread, tex_status_name(b->status[j]));
            for (uint32_t k = 0; k < b->count; k++)
                fprintf(to, " R%" PRIu32 "=0x%08x", b->rd + k, b->value[TEX_QUAD_LANES * j + k]);
            for (uint32_t k = 0; k < b->count2; k++) /* PD-119 */
                fprintf(to, " R%" PRIu32 "=0x%08x", b->rd2 + k, b->value[TEX_QUAD_LANES * j + b->count + k]);
            if (b->ps != TEX_PT)
                fprintf(to, " P%" PRIu32 "=%u", b->ps, b->pred >> j & 1);
            console_row_end(&row, RESULTS_AT);
        }
        if (b->lanes == 0)
            fprintf(out, "  completion token: %s%s\n", tex_status_name(explain_token(b)),
                    r->trace[0].decode.tag.token ? ", no thread executes" : "");
    }
}

static unsigned threads_of(const struct tex_warp_result *r)
{
    unsigned threads = 0;
    for (unsigned i = 0; i < r->threads; i++)
        threads += r->trace[i].pass == 0 && !r->trace[i].decode.tag.token;
    return threads;
}

/* Of a thread with several passes, each after the other: from stage lod on they differ. */
static void print_name(const struct tex_thread_trace *t, FILE *out)
{
    char pass[FOOTPRINT_PASS];
    fprintf(out, "  %s %" PRIu32, t->decode.tag.token ? "completion token, lane" : "lane", t->decode.tag.lane);
    if (t->pass > 0 && footprint_pass(t, pass))
        fprintf(out, ", %s", pass);
    fputc('\n', out);
}

static void explain_warp(const struct test_case *c, size_t index, const struct image *before,
                         const struct tex_warp_result *r, const struct explain_filter *filter, FILE *out)
{
    const struct tex_issue_header *h = &c->warps[index].warp.header;
    struct asm_insn insn = {.word = h->word, .phase = h->phase};
    unsigned threads = threads_of(r);
    char text[ASM_TEXT];
    asm_text(&insn, text);
    fprintf(out,
            "\ninstruction %zu: %s\n  word 0x%016" PRIx64 ", warp %" PRIu32
            ", %u thread%s, texture hash 0x%02x after\n",
            index, text, h->word, h->warp, threads, threads == 1 ? "" : "s", r->hash);
    for (unsigned i = 0; i < r->threads; i++) {
        const struct tex_thread_trace *t = &r->trace[i];
        if (filter->lane != UINT32_MAX && t->decode.tag.lane != filter->lane)
            continue;
        print_name(t, out);
        print_thread(t, insn_find(h->word), out);
        const struct thread_view view = {
            .header = h, .warp = r, .thread = i, .before = before, .nearest = c->config.policy.narrow_rne};
        thread_view_print(&view, out);
    }
    print_results(r, filter->lane, out);
}

static bool explain_one(const struct test_case *c, size_t index, const struct image *before,
                        const struct tex_warp_result *r, const struct explain_filter *filter, FILE *out)
{
    if (filter->instruction != UINT32_MAX && filter->instruction != index)
        return true;
    if (!filter->json) {
        explain_warp(c, index, before, r, filter, out);
        return true;
    }
    if (index > 0 && filter->instruction == UINT32_MAX)
        fputs(",\n", out);
    return explain_json_warp(c, index, before, r, filter, out);
}

/* In order: each instruction finds what those before it have stored. */
static bool explain_all(const struct test_case *c, struct image *written, struct tex_warp_result *r,
                        const struct explain_filter *filter, FILE *out)
{
    uint8_t hash[TEX_WARPS] = {0};
    bool good = true;
    for (size_t i = 0; good && i < c->warps_count; i++) {
        uint8_t *of_warp = &hash[c->warps[i].warp.header.warp % TEX_WARPS];
        struct image after;
        struct tex_memory memory = image_stored_memory(written), apart = image_stored_memory(&after);
        image_init_over(&after, written);
        tex_execute(&c->config, &apart, &c->warps[i].warp, *of_warp, NULL, r);
        good = explain_one(c, i, written, r, filter, out);
        if (after.pages_count > 0)
            tex_execute(&c->config, &memory, &c->warps[i].warp, *of_warp, NULL, r);
        image_free(&after);
        *of_warp = r->hash;
    }
    return good;
}

bool explain_case(const struct test_case *c, const struct explain_filter *filter, FILE *out)
{
    struct image written;
    struct tex_warp_result *r = malloc(sizeof *r);
    image_init_over(&written, &c->image);
    bool good = r && (!filter->json || explain_json_begin(c, out));
    if (good && !filter->json)
        fprintf(out, "case %s: %zu instructions, traffic seed %" PRIu32 "\n", c->name, c->warps_count, c->traffic.seed);
    good = good && explain_all(c, &written, r, filter, out);
    if (good && filter->json)
        explain_json_end(out);
    image_free(&written);
    free(r);
    return good;
}
