// SPDX-License-Identifier: Apache-2.0
#include "run/csr_script.h"

#include <stdio.h>
#include <string.h>

#define UNKNOWN_OFFSET 0x0fcU
#define BANK_STRIDE 8U
#define HASH_DIFFERS 4 /* bits: two hashes differ in half of them, a bug of the read path in fewer */

const uint16_t csr_cleared[CSR_CLEARED] = {TEX_CSR_FAULT,  TEX_CSR_FAULT_COUNT, TEX_CSR_TRAP,      TEX_CSR_TRAP_X,
                                           TEX_CSR_TRAP_Y, TEX_CSR_TRAP_Z,      TEX_CSR_MISALIGNED};

static void put64(struct axil_agent *a, uint16_t low, uint16_t high, uint64_t value)
{
    axil_agent_write_split(a, low, (uint32_t)value);
    axil_agent_write_split(a, high, (uint32_t)(value >> 32));
}

void csr_script_configure(struct axil_agent *a, const struct tex_config *config)
{
    a->calm = CSR_IDENTITY;
    axil_agent_read(a, TEX_CSR_ID);
    axil_agent_read(a, TEX_CSR_DEFS_HASH);
    put64(a, TEX_CSR_HEADER_POOL_LO, TEX_CSR_HEADER_POOL_HI, config->header_pool);
    put64(a, TEX_CSR_SAMPLER_POOL_LO, TEX_CSR_SAMPLER_POOL_HI, config->sampler_pool);
    axil_agent_write_split(a, TEX_CSR_HEADER_MAX, config->header_max);
    axil_agent_write_split(a, TEX_CSR_SAMPLER_MAX, config->sampler_max);
    axil_agent_write_split(a, TEX_CSR_BINDING, config->via_header);
    axil_agent_write_split(a, TEX_CSR_SELECT, config->select);
    axil_agent_write_split(a, TEX_CSR_POLICY, tex_policy(config));
    for (unsigned k = 0; k < TEX_CONST_BANKS; k++)
        if (config->const_base[k] != 0)
            put64(a, (uint16_t)(TEX_CSR_CONST_BASE_LO + BANK_STRIDE * k),
                  (uint16_t)(TEX_CSR_CONST_BASE_HI + BANK_STRIDE * k), config->const_base[k]);
}

static void internal(struct failure *failure)
{
    failure->kind = FAILURE_INTERNAL;
    failure->ending = ENDING_INTERNAL;
    failure->difference = (struct difference){.boundary = TEX_AT_AXIL_R, .stage = "csr"};
    failure->instruction = failure->lane = FAILURE_NONE;
}

static void other_build(struct failure *failure, const char *name, uint32_t shown, uint32_t wanted)
{
    snprintf(failure->text, sizeof failure->text,
             "version handshake: %s of the RTL reads 0x%08x, this program was built for 0x%08x; rebuild both", name,
             shown, wanted);
}

bool csr_script_identity(const struct axil_agent *a, struct failure *failure)
{
    static const uint32_t wanted[CSR_IDENTITY] = {TEX_ID_VALUE, TEX_DEFS_HASH_VALUE};
    static const char *const name[CSR_IDENTITY] = {"ID", "DEFS_HASH"};
    for (unsigned i = 0; i < CSR_IDENTITY && i < a->next; i++) {
        if (a->script[i].data == wanted[i])
            continue;
        internal(failure);
        other_build(failure, name[i], a->script[i].data, wanted[i]);
        return false;
    }
    return true;
}

void csr_script_other_build(const struct history *h, struct failure *failure)
{
    const struct difference *d = &failure->difference;
    const struct history_entry *e = history_back(h, history_find(h, failure->cycle));
    struct tex_axil_r rtl, model;
    if ((failure->kind != FAILURE_LOCKSTEP && failure->kind != FAILURE_SCOREBOARD) || d->boundary != TEX_AT_AXIL_R ||
        d->kind != DIFFERS_PAYLOAD)
        return;
    tex_unpack_axil_r(frame_payload(&e->rtl, TEX_AT_AXIL_R), 0, &rtl);
    tex_unpack_axil_r(frame_payload(&e->model, TEX_AT_AXIL_R), 0, &model);
    if (model.data != TEX_DEFS_HASH_VALUE || rtl.resp != model.resp ||
        __builtin_popcount(rtl.data ^ model.data) < HASH_DIFFERS)
        return;
    internal(failure);
    other_build(failure, "DEFS_HASH", rtl.data, model.data);
}

/* Unless it is read already. */
static void read_once(struct axil_agent *a, uint16_t offset)
{
    if (!csr_script_value(a, offset))
        axil_agent_read(a, offset);
}

void csr_script_readback(struct axil_agent *a, const struct test_case *c)
{
    axil_agent_clear(a);
    for (unsigned i = 0; i < tex_csrs_count; i++)
        if (strcmp(tex_csrs[i].judged, "-") != 0)
            read_once(a, tex_csrs[i].offset);
    for (size_t i = 0; i < c->registers_count; i++)
        read_once(a, c->registers[i].offset);
    axil_agent_write(a, TEX_CSR_FAULT_CLEAR, 0);
    axil_agent_write(a, TEX_CSR_TRAP_CLEAR, 0);
    for (unsigned i = 0; i < CSR_CLEARED; i++)
        axil_agent_read(a, csr_cleared[i]);
    axil_agent_write(a, TEX_CSR_ID, ~0U);
    axil_agent_read(a, UNKNOWN_OFFSET);
}

static const uint32_t *find_read(const struct axil_agent *a, unsigned from, uint16_t offset)
{
    for (unsigned i = from; i < a->count; i++)
        if (!a->script[i].write && a->script[i].offset == offset)
            return &a->script[i].data;
    return NULL;
}

const uint32_t *csr_script_value(const struct axil_agent *a, uint16_t offset)
{
    return find_read(a, 0, offset);
}

const uint32_t *csr_script_cleared(const struct axil_agent *a, uint16_t offset)
{
    unsigned from = 0;
    while (from < a->count && !(a->script[from].write && a->script[from].offset == TEX_CSR_TRAP_CLEAR))
        from++;
    return find_read(a, from, offset);
}
