// SPDX-License-Identifier: Apache-2.0
/* The golden model as a unit that the agents drive through one case; every frame goes to a sink. */
#ifndef SCOREBOARD_DRIVE_H
#define SCOREBOARD_DRIVE_H
#include "drive/agents.h"
#include "model_dut.h"
#include "random/random.h"
#include "run/csr_script.h"
#include "tap.h"

#define DRIVE_LIMIT 400000U
#define DRIVE_QUIET 40U

struct drive {
    struct test_case c;
    void (*sink)(void *user, bool reset, const struct tex_frame *f);
    /* Called once a cycle while instructions are issued: may change memory, and append to an idle register script. */
    void (*meddle)(void *user, struct drive *d);
    void *user;
    struct issue_agent issue;
    struct result_agent result;
    struct axi_agent axi;
    struct write_agent writes;
    struct image memory; /* over that of the case: what is stored */
    struct axil_agent axil;
    struct dut_inputs in;
    struct tex_model *model;
    uint64_t cycle;
};

static inline bool drive_stores(const struct test_case *c)
{
    bool stores = false;
    for (size_t i = 0; i < c->warps_count; i++) {
        struct insn insn;
        insn_decode(c->warps[i].warp.header.word, c->warps[i].warp.header.phase, &insn);
        stores |= insn.form && insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SUST];
    }
    return stores;
}

/* Random case n of those that store something, or of those that do not. */
static inline void drive_draw_of(bool storing, uint32_t seed, uint32_t n, struct test_case *c)
{
    for (uint32_t index = 0;; index++) {
        assert_true(random_case(seed, index, c));
        if (drive_stores(c) == storing && n-- == 0)
            return;
        case_free(c);
    }
}

/* Nothing changes memory but the test. */
static inline void drive_draw(uint32_t seed, uint32_t n, struct test_case *c)
{
    drive_draw_of(false, seed, n, c);
}

static inline struct tex_frame drive_cycle(struct drive *d)
{
    struct tex_frame pins, shown;
    model_dut_inputs(&d->in, &pins);
    memset(&shown, 0, sizeof shown);
    tex_model_step(d->model, dut_get(&d->in, DUT_RST) != 0, &pins, &shown);
    d->sink(d->user, dut_get(&d->in, DUT_RST) != 0, &shown);
    d->cycle++;
    return shown;
}

static inline void drive_agents(struct drive *d)
{
    struct tex_frame now = drive_cycle(d);
    issue_agent_step(&d->issue, &now, &d->in);
    result_agent_step(&d->result, &now, &d->in);
    axi_agent_step(&d->axi, &now, &d->in);
    write_agent_step(&d->writes, &now, &d->in);
    axil_agent_step(&d->axil, &now, &d->in);
}

static inline bool drive_done(const struct drive *d)
{
    return issue_agent_done(&d->issue) && d->result.instructions >= d->c.warps_count && axi_agent_idle(&d->axi) &&
           write_agent_idle(&d->writes) && axil_agent_done(&d->axil);
}

static inline void drive_case(struct drive *d)
{
    unsigned quiet = 0;
    dut_init(&d->in);
    dut_reset(&d->in);
    d->model = tex_model_create();
    assert_non_null(d->model);
    for (unsigned i = 0; i < 3; i++)
        drive_cycle(d);
    dut_set(&d->in, DUT_RST, 0);
    issue_agent_start(&d->issue, &d->c);
    result_agent_start(&d->result, &d->c);
    axi_agent_start(&d->axi, &d->c);
    image_init_over(&d->memory, &d->c.image);
    if (drive_stores(&d->c))
        d->axi.memory = &d->memory;
    write_agent_start(&d->writes, &d->c, &d->memory);
    axil_agent_start(&d->axil, &d->c);
    csr_script_configure(&d->axil, &d->c.config);
    while (!axil_agent_done(&d->axil))
        drive_agents(d);
    d->issue.enabled = true;
    while (quiet < DRIVE_QUIET && d->cycle < DRIVE_LIMIT) {
        if (d->meddle && !issue_agent_done(&d->issue))
            d->meddle(d->user, d);
        drive_agents(d);
        quiet = drive_done(d) ? quiet + 1 : 0;
    }
    assert_true(d->cycle < DRIVE_LIMIT);
    csr_script_readback(&d->axil, &d->c);
    while (!axil_agent_done(&d->axil))
        drive_agents(d);
    tex_model_destroy(d->model);
    image_free(&d->memory);
}

#endif
