// SPDX-License-Identifier: Apache-2.0
/*
 * The self-test of the scoreboard's writes: ports of one thread that stores one word. What they show is from the
 * function layer.
 */
#include <stdlib.h>
#include <string.h>

#include "base/dut.h"
#include "check/self_test_report.h"
#include "scoreboard/scoreboard.h"

enum {
    RESET_CYCLES = 2,
    ADDRESS_AT = RESET_CYCLES + TEX_ISSUE_BEATS,
    DATA_AT,
    WRITE_AT,
    RESPONSE_AT,
    RESULT_AT,
    CYCLES
};
#define WINDOW 64U
#define WORD UINT64_C(0xeb38002200470408) /* SUST.D.1D_BUFFER.IGN [R4], R8, 0x2 */
#define BASE 0x30000000U
#define ELEMENTS 100U
#define VALUE 0xa5a5a5a5U

/* All of memory reads like this: a buffer of ELEMENTS words at BASE, and the handle of header 0. */
static const uint32_t everywhere[TEX_LINE_BYTES / 4] = {0x0004920f, BASE, 0, 0, 0x03000000 | (ELEMENTS - 1)};

struct played {
    struct tex_frame frame[CYCLES];
    struct tex_warp warp;
    struct tex_warp_result result;
    struct tex_axi_w data;
    uint64_t address;
};

static enum tex_read read_line(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    (void)user, (void)address;
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        line[i] = (uint8_t)(everywhere[i / 4] >> 8 * (i % 4));
    return TEX_READ_OK;
}

static bool write_line(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    struct played *p = user;
    p->address = address;
    p->data = (struct tex_axi_w){.strb = strobes, .last = 1};
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        p->data.data[i / 4] |= (uint32_t)line[i] << 8 * (i % 4);
    return true;
}

static uint32_t *shows(struct played *p, unsigned cycle, enum tex_boundary b)
{
    p->frame[cycle].valid |= TEX_BIT(b);
    p->frame[cycle].ready |= TEX_BIT(b);
    return &p->frame[cycle].payload[tex_boundaries[b].word];
}

static void draw(struct played *p)
{
    const struct tex_memory memory = {.read = read_line, .write = write_line, .user = p};
    const struct tex_config config = {.header_pool = 0};
    struct tex_axi_r line = {.last = 1};
    p->warp.header = (struct tex_issue_header){.word = WORD, .pred = UINT32_MAX, .active = 1};
    p->warp.rb[0][0] = VALUE;
    tex_execute(&config, &memory, &p->warp, 0, NULL, &p->result);
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++) {
        struct tex_issue_quad quad = {.rb = {i == 1 ? p->warp.rb[0][0] : 0}};
        uint32_t *words = shows(p, RESET_CYCLES + i, TEX_AT_ISSUE);
        if (i == 0)
            tex_pack_issue_header(words, 0, &p->warp.header);
        else
            tex_pack_issue_quad(words, 0, &quad);
    }
    const uint32_t id = TEX_AXI_ID_STORE + (uint32_t)(p->address / TEX_LINE_BYTES % TEX_STORE_IDS);
    tex_pack_axi_a(shows(p, ADDRESS_AT, TEX_AT_AXI_AR), 0, &(struct tex_axi_a){.size = 5, .burst = 1});
    memcpy(line.data, everywhere, sizeof line.data);
    tex_pack_axi_r(shows(p, DATA_AT, TEX_AT_AXI_R), 0, &line);
    tex_pack_axi_a(shows(p, WRITE_AT, TEX_AT_AXI_AW), 0,
                   &(struct tex_axi_a){.id = id, .addr = p->address, .size = 5, .burst = 1});
    tex_pack_axi_w(shows(p, WRITE_AT, TEX_AT_AXI_W), 0, &p->data);
    tex_pack_axi_b(shows(p, RESPONSE_AT, TEX_AT_AXI_B), 0, &(struct tex_axi_b){.id = id});
    tex_pack_result(shows(p, RESULT_AT, TEX_AT_RESULT), 0, &p->result.beat[0]);
}

/* True if nothing was found: with one beat of boundary b inverted in a bit, or lost; TEX_BOUNDARIES: as it was. */
static bool passes(const struct played *p, enum case_strictness strictness, unsigned b, int bit, uint64_t *lines,
                   struct failure *failure)
{
    struct scoreboard_options options = {.strictness = strictness, .window = WINDOW, .visible = TEX_SET_PORTS};
    struct scoreboard *s = scoreboard_create(&options);
    bool good = s != NULL;
    *failure = (struct failure){.kind = FAILURE_NOT};
    for (unsigned i = 0; good && i < CYCLES; i++) {
        struct tex_frame f = p->frame[i];
        if (b < TEX_BOUNDARIES && frame_transfer(&f, (enum tex_boundary)b) && bit < 0)
            f.valid &= ~TEX_BIT(b);
        if (b < TEX_BOUNDARIES && bit >= 0)
            f.payload[tex_boundaries[b].word + (unsigned)bit / 32] ^= 1U << bit % 32;
        good = scoreboard_cycle(s, i < RESET_CYCLES, &f, failure);
    }
    good = good && scoreboard_end(s, failure);
    *lines = s ? scoreboard_counts(s)->compares[TEX_AT_AXI_W] : 0;
    scoreboard_destroy(s);
    return good;
}

static bool each_found(const struct played *p, enum case_strictness strictness, struct self_test_report *out)
{
    enum { STROBES = 8 * TEX_LINE_BYTES, ADDRESS = TEX_AXI_ID_W + 5 };
    static const struct {
        enum tex_boundary b;
        int bit; /* -1: the beat is lost */
        const char *what;
    } plants[] = {
        {TEX_AT_AXI_W, 0, "the first byte"},      {TEX_AT_AXI_W, 31, "the last byte"},
        {TEX_AT_AXI_W, STROBES, "a byte less"},   {TEX_AT_AXI_W, STROBES + 4, "a byte more"},
        {TEX_AT_AXI_AW, ADDRESS, "another line"}, {TEX_AT_AXI_AW, -1, "a lost address"},
        {TEX_AT_AXI_W, -1, "a lost line"},        {TEX_AT_AXI_B, -1, "a result before the response"},
    };
    struct failure failure;
    uint64_t lines;
    if (!passes(p, strictness, TEX_BOUNDARIES, 0, &lines, &failure))
        return self_test_found(out, &failure.difference, "strictness %s finds a difference in a store's writes: %.200s",
                               case_strictness_name[strictness], failure.text);
    if (lines != 1)
        return self_test_stage(out, TEX_AT_AXI_W, "strictness %s does not compare the line that is written",
                               case_strictness_name[strictness]);
    for (unsigned i = 0; i < sizeof plants / sizeof *plants; i++)
        if (passes(p, strictness, plants[i].b, plants[i].bit, &lines, &failure) || !failure.difference.stage ||
            strcmp(failure.difference.stage, "store") != 0)
            return self_test_stage(out, plants[i].b, "strictness %s: %s in a write was not found",
                                   case_strictness_name[strictness], plants[i].what);
    return true;
}

/* The function layer is wrong where the store first differs from its values; at axi_w if nowhere. */
static enum tex_boundary leaves(const struct tex_warp_result *r)
{
    const struct tex_thread_trace *t = &r->trace[0];
    const struct tex_access *access = &t->decode.access;
    if (r->threads != 1 || t->decode.tag.status != TEX_STATUS_OK || t->decode.op.opcode != TEX_OPCODE_SUST ||
        t->decode.index != 2 || t->decode.bindless || access->formatted || access->dim != TEX_DIM_1D_BUFFER ||
        access->sz != TEX_SZ_32 || access->clamp != TEX_CLAMP_IGN || t->decode.s != 0 || t->decode.data[0] != VALUE)
        return TEX_AT_DECODE;
    if (t->bind.tag.status != TEX_STATUS_OK || t->bind.handle != 0 || t->bind.header_index != 0)
        return TEX_AT_BIND;
    if (t->header.tag.status != TEX_STATUS_OK || t->header.shape.kind != TEX_TYPE_ONE_D_BUFFER ||
        t->header.shape.width != ELEMENTS || t->header.level_layout.base != BASE)
        return TEX_AT_HEADER;
    if (t->surface.action != TEX_ACTION_STORE || t->surface.offset != 0)
        return TEX_AT_SURFACE;
    if (t->convert.address != BASE || t->convert.bytes != 4 || t->convert.data[0] != VALUE)
        return TEX_AT_CONVERT;
    return TEX_AT_AXI_W;
}

bool scoreboard_writes_self_test(struct self_test_report *out)
{
    struct played *p = calloc(1, sizeof *p);
    if (!p)
        return self_test_memory(out);
    draw(p);
    bool good = each_found(p, STRICT_ORDER, out) && each_found(p, STRICT_ARCH, out);
    enum tex_boundary wrong = leaves(&p->result);
    if (!good && wrong != TEX_AT_AXI_W) /* not the scoreboard's fault */
        self_test_stage(out, wrong, "a store of known numbers is wrong at boundary %s", tex_boundaries[wrong].name);
    free(p);
    return good;
}
