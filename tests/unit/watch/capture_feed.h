// SPDX-License-Identifier: Apache-2.0
/* Feeds a capture with transfers made by hand. */
#ifndef CAPTURE_FEED_H
#define CAPTURE_FEED_H
#include <string.h>

#include "watch/capture_case.h"

#define FEED_ID 4U

/* A beat of an instruction; header beat if it is the first. `f` shows the registers. */
static inline void feed_beat(struct capture *o, struct tex_frame *f, const struct tex_issue_header *header)
{
    memset(&f->payload[TEX_WORD_ISSUE], 0, tex_boundaries[TEX_AT_ISSUE].words * 4);
    if (header)
        tex_pack_issue_header(&f->payload[TEX_WORD_ISSUE], 0, header);
    f->valid |= TEX_BIT(TEX_AT_ISSUE);
    f->ready |= TEX_BIT(TEX_AT_ISSUE);
    capture_cycle(o, f, false);
    f->valid &= ~TEX_BIT(TEX_AT_ISSUE);
}

/* One instruction whose word is `word`; it reads nothing, since no thread is active. */
static inline void feed_issue(struct capture *o, struct tex_frame *f, uint64_t word)
{
    const struct tex_issue_header header = {.word = word};
    feed_beat(o, f, &header);
    for (unsigned i = 1; i < TEX_ISSUE_BEATS; i++)
        feed_beat(o, f, NULL);
}

static inline void feed_result(struct capture *o)
{
    struct tex_frame f = {.valid = TEX_BIT(TEX_AT_RESULT), .ready = TEX_BIT(TEX_AT_RESULT)};
    tex_pack_result(&f.payload[TEX_WORD_RESULT], 0, &(struct tex_result){.last = 1});
    capture_cycle(o, &f, false);
}

/* A register is written, its data `late` cycles after its address. */
static inline void feed_register(struct capture *o, const struct tex_frame *shown, uint32_t offset, uint32_t value,
                                 unsigned late)
{
    struct tex_frame f = *shown;
    tex_pack_axil_a(&f.payload[TEX_WORD_AXIL_AW], 0, &(struct tex_axil_a){.addr = (uint16_t)offset});
    tex_pack_axil_w(&f.payload[TEX_WORD_AXIL_W], 0, &(struct tex_axil_w){.data = value, .strb = 15});
    f.valid = f.ready = TEX_BIT(TEX_AT_AXIL_AW) | (late ? 0 : TEX_BIT(TEX_AT_AXIL_W));
    capture_cycle(o, &f, false);
    f.valid = f.ready = 0;
    for (unsigned i = 1; i < late; i++)
        capture_cycle(o, &f, false);
    f.valid = f.ready = late ? TEX_BIT(TEX_AT_AXIL_W) : 0;
    capture_cycle(o, &f, false);
}

/* A write of `strobes`, every byte `value`, and its response. */
static inline void feed_store(struct capture *o, uint64_t address, uint32_t strobes, uint8_t value, uint32_t resp)
{
    struct tex_axi_w data = {.strb = strobes, .last = 1};
    struct tex_frame f = {.valid = TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W)};
    memset(data.data, value, sizeof data.data);
    tex_pack_axi_a(&f.payload[TEX_WORD_AXI_AW], 0,
                   &(struct tex_axi_a){.id = 8, .addr = address, .size = 5, .burst = 1});
    tex_pack_axi_w(&f.payload[TEX_WORD_AXI_W], 0, &data);
    f.ready = f.valid;
    capture_cycle(o, &f, false);
    f.valid = f.ready = TEX_BIT(TEX_AT_AXI_B);
    tex_pack_axi_b(&f.payload[TEX_WORD_AXI_B], 0, &(struct tex_axi_b){.id = 8, .resp = resp});
    capture_cycle(o, &f, false);
}

static inline void feed_ask(struct capture *o, uint64_t address)
{
    struct tex_frame f = {.valid = TEX_BIT(TEX_AT_AXI_AR), .ready = TEX_BIT(TEX_AT_AXI_AR)};
    tex_pack_axi_a(&f.payload[TEX_WORD_AXI_AR], 0,
                   &(struct tex_axi_a){.id = FEED_ID, .addr = address, .size = 5, .burst = 1});
    capture_cycle(o, &f, false);
}

static inline void feed_answer(struct capture *o, uint8_t value, bool sparse)
{
    struct tex_axi_r data = {.id = FEED_ID, .last = 1, .user = sparse};
    struct tex_frame f = {.valid = TEX_BIT(TEX_AT_AXI_R), .ready = TEX_BIT(TEX_AT_AXI_R)};
    memset(data.data, value, sizeof data.data);
    tex_pack_axi_r(&f.payload[TEX_WORD_AXI_R], 0, &data);
    capture_cycle(o, &f, false);
}

/* A read whose every byte is `value`. */
static inline void feed_read(struct capture *o, uint64_t address, uint8_t value)
{
    feed_ask(o, address);
    feed_answer(o, value, false);
}

#endif
