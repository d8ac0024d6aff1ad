// SPDX-License-Identifier: Apache-2.0
/* `explain --json`: one object, an instruction a line. Its members are documented in harness/report/README.md. */
#include <cjson/cJSON.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/field.h"
#include "check/golden.h"
#include "isa/asm.h"
#include "report/explain.h"
#include "report/explain_json_picture.h"
#include "report/explain_json_thread.h"
#include "report/footprint.h"
#include "report/level_view.h"
#include "tex_stages.h"

#define EXACT_BITS 53U /* a number of JSON is a double to many readers */
#define SAMPLES 4U

/* A code by name, a number as one, a pattern in hexadecimal. */
static cJSON *value_of(const uint32_t *words, const struct tex_leaf_info *leaf, unsigned element)
{
    char text[FIELD_MAX_WORDS * 8 + 3] = "0x";
    uint32_t wide[FIELD_MAX_WORDS] = {0};
    unsigned count = (leaf->width + 31U) / 32;
    uint64_t value = leaf->width > 64 ? 0 : field_get(words, leaf, element);
    const char *code = field_code(words, leaf);
    if (code && strcmp(tex_code_name(code, (uint32_t)value), "?") != 0)
        return cJSON_CreateString(tex_code_name(code, (uint32_t)value));
    if (leaf->width <= EXACT_BITS && leaf->kind == 's') {
        uint64_t sign = UINT64_C(1) << (leaf->width - 1);
        return cJSON_CreateNumber((double)(int64_t)((value ^ sign) - sign));
    }
    if (leaf->width <= EXACT_BITS && leaf->kind == 'u')
        return cJSON_CreateNumber((double)value);
    field_words(words, leaf, element, wide);
    for (unsigned i = count, at = 2; i-- > 0; at = (unsigned)strlen(text)) {
        unsigned left = leaf->width - 32 * i;
        snprintf(text + at, sizeof text - at, "%0*" PRIx32, (int)((left < 32 ? left : 32) + 3) / 4, wide[i]);
    }
    return cJSON_CreateString(text);
}

static void add_fields(cJSON *stage, const struct tex_boundary_info *b, const uint32_t *words)
{
    cJSON *fields = cJSON_AddObjectToObject(stage, "fields");
    for (unsigned i = 0; i < b->leaves_count; i++) {
        const struct tex_leaf_info *leaf = &b->leaves[i];
        if (leaf->history) /* the function layer knows no caches */
            continue;
        cJSON *values = leaf->count > 1 ? cJSON_AddArrayToObject(fields, leaf->name) : NULL;
        for (unsigned k = 0; k < leaf->count; k++)
            if (values)
                cJSON_AddItemToArray(values, value_of(words, leaf, k));
            else
                cJSON_AddItemToObject(fields, leaf->name, value_of(words, leaf, k));
    }
}

/* For a header that was refused, and all stages after it, the status alone. */
static void add_stages(cJSON *thread, const struct tex_thread_trace *t)
{
    cJSON *stages = cJSON_AddArrayToObject(thread, "stages");
    uint32_t words[TEX_PAYLOAD_WORDS];
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++) {
        enum tex_boundary b = tex_pipe[i].boundary;
        if (!golden_payload(t, b, words))
            continue;
        cJSON *stage = cJSON_CreateObject();
        const struct tex_leaf_info *status = field_find(b, "tag.status");
        cJSON_AddStringToObject(stage, "boundary", tex_boundaries[b].name);
        cJSON_AddStringToObject(stage, "status", tex_status_name((uint32_t)field_get(words, status, 0)));
        if (tex_pipe[i].prints(t))
            add_fields(stage, &tex_boundaries[b], words);
        cJSON_AddItemToArray(stages, stage);
    }
}

/* The four texels, where there are any. */
static void add_samples(cJSON *thread, const struct tex_thread_trace *t)
{
    const struct tex_format_info *format = tex_format_find(t->header.fmt.format);
    if (!tex_pipe_crosses(t, TEX_PIPE_ADDRESS) || !tex_live(&t->address.tag) || !format || format->bytes == 0)
        return;
    cJSON *samples = cJSON_AddArrayToObject(thread, "samples");
    for (unsigned k = 0; k < SAMPLES; k++) {
        cJSON *sample = cJSON_CreateObject();
        bool border = t->wrap.border >> k & 1, corner = t->wrap.corner >> k & 1,
             zero_weight = t->wrap.zero_weight >> k & 1;
        cJSON_AddBoolToObject(sample, "border", border);
        cJSON_AddBoolToObject(sample, "corner", corner);
        cJSON_AddBoolToObject(sample, "zero_weight", zero_weight);
        if (!border && !corner && !zero_weight) {
            char raw[2 * 16 + 3] = "0x";
            cJSON_AddNumberToObject(sample, "column", level_column(t, k));
            cJSON_AddNumberToObject(sample, "row", t->wrap.y[k]);
            cJSON_AddNumberToObject(sample, "layer", level_image(t, t->wrap.face[k]));
            if (t->header.shape.kind == TEX_TYPE_THREE_D)
                cJSON_AddNumberToObject(sample, "slice", t->wrap.slice);
            explain_json_hex(sample, "address", t->address.address[k], 12);
            if (t->address.straddle >> k & 1)
                explain_json_hex(sample, "addr_hi", t->address.addr_hi[k], 12);
            for (unsigned i = format->bytes, at = 2; i-- > 0; at += 2)
                snprintf(raw + at, sizeof raw - at, "%02x", t->cache.raw[k][i / 4] >> 8 * (i % 4) & 0xff);
            cJSON_AddStringToObject(sample, "raw", raw);
            cJSON_AddBoolToObject(sample, "sparse", t->cache.sparse >> k & 1);
        }
        static const char *const lane[] = {"x", "y", "z", "w"};
        for (unsigned c = 0; c < 4; c++)
            explain_json_hex(sample, lane[c], t->texel.value[4 * k + c], 8);
        cJSON_AddItemToArray(samples, sample);
    }
}

/* Of a thread with several passes, each is an element. */
static void add_pass(cJSON *thread, const struct tex_thread_trace *t)
{
    const struct tex_pass *pass = &t->lod.pass;
    unsigned passes = t->passes;
    if (t->lod.tag.token || passes == 1)
        return;
    cJSON_AddNumberToObject(thread, "pass", t->pass + 1);
    cJSON_AddNumberToObject(thread, "passes", passes);
    if (pass->taps > 0) {
        cJSON_AddNumberToObject(thread, "tap", pass->tap + 1);
        cJSON_AddNumberToObject(thread, "taps", footprint_taps(t));
    }
    cJSON_AddNumberToObject(thread, "level", t->lod.level);
    uint32_t whole, weight = footprint_weight(t, &whole);
    cJSON_AddNumberToObject(thread, "weight", weight);
    if (pass->log8)
        cJSON_AddNumberToObject(thread, "weights", whole);
}

static void add_threads(cJSON *root, struct thread_view *v, const struct explain_filter *filter, unsigned nv)
{
    const struct tex_warp_result *r = v->warp;
    cJSON *threads = cJSON_AddArrayToObject(root, "threads");
    for (unsigned i = 0; i < r->threads; i++) {
        const struct tex_thread_trace *t = &r->trace[i];
        if (filter->lane != UINT32_MAX && t->decode.tag.lane != filter->lane)
            continue;
        cJSON *thread = cJSON_CreateObject();
        cJSON_AddNumberToObject(thread, "lane", t->decode.tag.lane);
        cJSON_AddBoolToObject(thread, "token", t->decode.tag.token != 0);
        add_pass(thread, t);
        add_stages(thread, t);
        add_samples(thread, t);
        v->thread = i;
        explain_json_thread(thread, v);
        if (filter->picture)
            explain_json_picture(thread, v, nv);
        cJSON_AddItemToArray(threads, thread);
    }
}

static void add_result(cJSON *results, const struct tex_result *b, uint32_t j)
{
    cJSON *result = cJSON_CreateObject();
    char name[8];
    cJSON_AddNumberToObject(result, "lane", TEX_QUAD_LANES * b->quad + j);
    cJSON_AddStringToObject(result, "status", tex_status_name(b->status[j]));
    cJSON *registers = cJSON_AddObjectToObject(result, "registers");
    for (uint32_t k = 0; k < b->count; k++) {
        snprintf(name, sizeof name, "R%u", (unsigned)(b->rd + k) & 0xff);
        explain_json_hex(registers, name, b->value[TEX_QUAD_LANES * j + k], 8);
    }
    for (uint32_t k = 0; k < b->count2; k++) { /* PD-119 */
        snprintf(name, sizeof name, "R%u", (unsigned)(b->rd2 + k) & 0xff);
        explain_json_hex(registers, name, b->value[TEX_QUAD_LANES * j + b->count + k], 8);
    }
    if (b->ps != TEX_PT) {
        snprintf(name, sizeof name, "P%u", (unsigned)b->ps & 7);
        cJSON_AddBoolToObject(registers, name, b->pred >> j & 1);
    }
    cJSON_AddItemToArray(results, result);
}

static void add_results(cJSON *root, const struct tex_warp_result *r, uint32_t lane)
{
    cJSON *results = cJSON_AddArrayToObject(root, "results");
    for (unsigned i = 0; i < r->beats; i++) {
        const struct tex_result *b = &r->beat[i];
        for (uint32_t j = 0; j < TEX_QUAD_LANES; j++)
            if (b->lanes >> j & 1 && (lane == UINT32_MAX || TEX_QUAD_LANES * b->quad + j == lane))
                add_result(results, b, j);
        if (b->lanes == 0)
            cJSON_AddStringToObject(root, "token", tex_status_name(explain_token(b)));
    }
}

bool explain_json_warp(const struct test_case *c, size_t index, const struct image *before,
                       const struct tex_warp_result *r, const struct explain_filter *filter, FILE *out)
{
    const struct tex_issue_header *h = &c->warps[index].warp.header;
    struct asm_insn insn = {.word = h->word, .phase = h->phase};
    struct thread_view view = {.header = h, .warp = r, .before = before, .nearest = c->config.policy.narrow_rne};
    char text[ASM_TEXT];
    cJSON *root = cJSON_CreateObject();
    asm_text(&insn, text);
    cJSON_AddNumberToObject(root, "instruction", (double)index);
    cJSON_AddStringToObject(root, "text", text);
    explain_json_hex(root, "word", h->word, 16);
    cJSON_AddNumberToObject(root, "warp", h->warp);
    cJSON_AddNumberToObject(root, "line", c->warps[index].at.line);
    explain_json_hex(root, "hash", r->hash, 2);
    add_threads(root, &view, filter, tex_block_nv(&c->config.policy));
    add_results(root, r, filter->lane);
    char *line = cJSON_PrintUnformatted(root);
    cJSON_Delete(root);
    if (line)
        fputs(line, out);
    free(line);
    return line != NULL;
}

bool explain_json_begin(const struct test_case *c, FILE *out)
{
    cJSON *root = cJSON_CreateObject();
    cJSON_AddStringToObject(root, "case", c->name);
    cJSON_AddNumberToObject(root, "traffic_seed", c->traffic.seed);
    char *line = cJSON_PrintUnformatted(root);
    cJSON_Delete(root);
    if (line)
        fprintf(out, "%.*s,\"instructions\":[\n", (int)strlen(line) - 1, line); /* it goes on */
    free(line);
    return line != NULL;
}

void explain_json_end(FILE *out)
{
    fputs("\n]}\n", out);
}
