// SPDX-License-Identifier: Apache-2.0
/*
 * A testbench that works for as long as it is asked to and never touches the same memory twice, around the golden model
 * as the unit. Its rounds: store, wait, invalidate texels, fetch what was stored and what was not. Texels move on with
 * each round. Every LONG_ROUNDS rounds the header is written again and another bank is selected; in between it stays in
 * its cache and is not read. Its own memory has the pages of the last rounds alone.
 */
#ifndef LONG_BENCH_H
#define LONG_BENCH_H
#include "base/diag.h"
#include "scoreboard_drive.h"
#include "vector/vector.h"

#define LONG_ROUNDS 100U
#define LONG_ROWS 512U /* of a round: each of its threads has a page of its own */
#define LONG_LINES 64U /* that a round reads */
#define LONG_BASE UINT64_C(0x40000000)
#define LONG_PITCH 256U
#define LONG_HEADERS UINT64_C(0x10000)
#define LONG_COLUMN 33U /* not in the line that the round stores to */

struct long_bench {
    struct drive d; /* its case: a store, then two fetches */
    struct test_case store, fetch;
    uint64_t round, issued;
    uint32_t magic;      /* stored in rounds from `magic_from` on */
    uint64_t magic_from; /* a round */
};

static const char long_text[] =
    "texlock 1  pool headers 0x10000 max 1  pool samplers 0x20000 max 0  bank 0 0x8000  bank 3 0xc000  select 0 "
    "texture 0 { type TWO_D layout pitch 256 format R32 UINT size 64 65536 address 0x40000000 } "
    "texture 1 { type TWO_D layout pitch 256 format R32 UINT size 64 65536 address 0x40000000 } "
    "sampler 0 { } handle 0 texture 0 sampler 0 word32 0xc000 1 "
    "warp 0 { asm \"SUST.D.2D [R4], R8, 0x0\" } "
    "warp 1 { asm \"TLD.LZ R8, R0, 0, 2D, 0x1\" } warp 2 { asm \"TLD.LZ R8, R0, 0, 2D, 0x1\" x = 33 } ";

/* One of the case's instructions, in a case of its own: the agent issues it as often as it is started. */
static inline void long_part(const struct test_case *all, size_t first, size_t count, struct test_case *part)
{
    case_init(part);
    part->config = all->config;
    for (size_t i = 0; i < count; i++)
        assert_true(case_add_warp(part, &all->warps[first + i]));
}

static inline void long_begin(struct long_bench *b)
{
    struct vector_limits limits = vector_default_limits();
    struct diag diag;
    struct drive *d = &b->d;
    diag_init(&diag, "long");
    assert_true(vector_read(long_text, sizeof long_text - 1, NULL, &limits, &d->c, &diag));
    diag_free(&diag);
    long_part(&d->c, 0, 1, &b->store);
    long_part(&d->c, 1, 2, &b->fetch);
    dut_init(&d->in);
    dut_reset(&d->in);
    d->model = tex_model_create();
    assert_non_null(d->model);
    image_init_over(&d->memory, &d->c.image);
    for (unsigned i = 0; i < 3; i++)
        drive_cycle(d);
    dut_set(&d->in, DUT_RST, 0);
    issue_agent_start(&d->issue, &b->store);
    result_agent_start(&d->result, &d->c);
    axi_agent_start(&d->axi, &d->c);
    d->axi.memory = &d->memory;
    write_agent_start(&d->writes, &d->c, &d->memory);
    axil_agent_start(&d->axil, &d->c);
    csr_script_configure(&d->axil, &d->c.config);
    while (!axil_agent_done(&d->axil))
        drive_agents(d);
}

static inline void long_free(struct long_bench *b)
{
    tex_model_destroy(b->d.model);
    image_free(&b->d.memory);
    case_free(&b->d.c);
    case_free(&b->store);
    case_free(&b->fetch);
}

static inline void long_issue(struct long_bench *b, const struct test_case *c)
{
    struct drive *d = &b->d;
    issue_agent_start(&d->issue, c);
    d->issue.enabled = true;
    b->issued += c->warps_count;
    while (!issue_agent_done(&d->issue) || d->result.instructions < b->issued || !axi_agent_idle(&d->axi) ||
           !write_agent_idle(&d->writes))
        drive_agents(d);
}

static inline void long_register(struct long_bench *b, uint16_t offset, uint32_t value)
{
    struct drive *d = &b->d;
    axil_agent_clear(&d->axil);
    assert_true(axil_agent_write(&d->axil, offset, value));
    while (!axil_agent_done(&d->axil))
        drive_agents(d);
}

static inline uint64_t long_place(uint64_t round)
{
    return LONG_BASE + round * LONG_ROWS * LONG_PITCH;
}

/* The rows of the round, what it stores there, and what was there before. */
static inline void long_operands(struct long_bench *b)
{
    uint32_t row = (uint32_t)(b->round % LONG_ROUNDS) * LONG_ROWS;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        uint32_t y = row + LONG_ROWS / TEX_WARP_LANES * lane, data = (uint32_t)b->round * TEX_WARP_LANES + lane;
        b->store.warps[0].warp.ra[lane][1] = y;
        b->store.warps[0].warp.rb[lane][0] = b->round >= b->magic_from && lane == 7 ? b->magic : data;
        b->fetch.warps[0].warp.ra[lane][1] = b->fetch.warps[1].warp.ra[lane][1] = y;
        assert_true(image_write32(&b->d.memory,
                                  long_place(b->round) + (uint64_t)(y - row) * LONG_PITCH + 4 * LONG_COLUMN, ~data));
    }
}

/* The header of the textures, as they lie in memory. */
static inline void long_header(struct long_bench *b, uint64_t address)
{
    for (uint64_t at = LONG_HEADERS; at <= LONG_HEADERS + TEX_LINE_BYTES; at += TEX_LINE_BYTES) {
        uint8_t line[TEX_LINE_BYTES];
        uint32_t words[8];
        (void)image_read_line(&b->d.memory, at, line);
        memcpy(words, line, sizeof words); /* of a little-endian machine, as the test runs on */
        tex_put_bits(words, TEX_TIC_ADDRESS_31_0_LO, TEX_TIC_ADDRESS_31_0_W, address & UINT32_MAX);
        tex_put_bits(words, TEX_TIC_ADDRESS_47_32_LO, TEX_TIC_ADDRESS_47_32_W, address >> 32);
        memcpy(line, words, sizeof words);
        assert_true(image_write(&b->d.memory, at, line, sizeof line));
    }
}

static inline void long_forget(struct long_bench *b)
{
    for (uint64_t at = 0; b->round >= LONG_ROUNDS && at < LONG_ROWS * LONG_PITCH; at += 4096)
        image_forget(&b->d.memory, long_place(b->round - LONG_ROUNDS) + at);
}

static inline void long_round(struct long_bench *b)
{
    if (b->round % LONG_ROUNDS == 0) {
        long_header(b, long_place(b->round));
        long_register(b, TEX_CSR_CTRL, CASE_INVALIDATE_ALL);
        long_register(b, TEX_CSR_SELECT, b->round / LONG_ROUNDS % 2 ? 3 : 0);
    }
    long_operands(b);
    long_issue(b, &b->store);
    long_register(b, TEX_CSR_CTRL, CASE_INVALIDATE_TEXELS);
    long_issue(b, &b->fetch);
    long_forget(b);
    b->round++;
}

#endif
