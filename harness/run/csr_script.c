// SPDX-License-Identifier: Apache-2.0
#include "run/csr_script.h"

#include <stdio.h>

#include "base/field.h"

#define UNKNOWN_OFFSET 0x0fcU
#define BANK_STRIDE 8U
#define HASH_DIFFERS 4 /* bits: two hashes differ in half of them, a bug of the read path in fewer */

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

static const uint16_t read_back[] = {
    TEX_CSR_FAULT,
    TEX_CSR_FAULT_COUNT,
    TEX_CSR_COUNT_INSTRUCTIONS,
    TEX_CSR_COUNT_THREADS,
    TEX_CSR_COUNT_FOOTPRINTS,
    TEX_CSR_COUNT_HANDLE_MISS,
    TEX_CSR_COUNT_HEADER_MISS,
    TEX_CSR_COUNT_SAMPLER_MISS,
    TEX_CSR_COUNT_L1_MISS,
    TEX_CSR_COUNT_AXI_ERROR,
};
_Static_assert(sizeof read_back / sizeof *read_back == CSR_READ_BACK, "each is judged");

void csr_script_readback(struct axil_agent *a)
{
    axil_agent_clear(a);
    for (unsigned i = 0; i < CSR_READ_BACK; i++)
        axil_agent_read(a, read_back[i]);
    axil_agent_write(a, TEX_CSR_FAULT_CLEAR, 0);
    axil_agent_read(a, TEX_CSR_FAULT);
    axil_agent_write(a, TEX_CSR_ID, ~0U);
    axil_agent_read(a, UNKNOWN_OFFSET);
}

/* In the order of read_back. */
static void wanted_values(const struct golden *golden, const struct axi_agent *axi, uint32_t wanted[CSR_READ_BACK])
{
    uint64_t l1 = 0;
    for (unsigned i = 0; i < TEX_L1_IDS; i++)
        l1 += axi->reads_by_id[TEX_AXI_ID_L1 + i];
    const uint64_t values[CSR_READ_BACK] = {field_fault(&golden->fault),
                                            golden->fault.count,
                                            golden->instructions,
                                            golden->threads,
                                            golden->footprints,
                                            axi->reads_by_id[TEX_AXI_ID_CONST],
                                            axi->reads_by_id[TEX_AXI_ID_HEADER],
                                            axi->reads_by_id[TEX_AXI_ID_SAMPLER],
                                            l1,
                                            axi->errors};
    for (unsigned i = 0; i < CSR_READ_BACK; i++)
        wanted[i] = (uint32_t)values[i];
}

static const char *csr_name(uint16_t offset)
{
    for (unsigned i = 0; i < tex_csrs_count; i++)
        if (tex_csrs[i].offset == offset)
            return tex_csrs[i].name;
    return "unknown";
}

bool csr_script_judge(const struct axil_agent *a, const struct golden *golden, const struct axi_agent *axi,
                      unsigned first, unsigned count, uint64_t *compares, struct failure *failure)
{
    uint32_t wanted[CSR_READ_BACK];
    wanted_values(golden, axi, wanted);
    for (unsigned i = first; i < count; i++) {
        if (a->script[i].data == wanted[i]) {
            ++*compares;
            continue;
        }
        internal(failure);
        failure->kind = FAILURE_REGISTER;
        failure->ending = ENDING_MISMATCH;
        snprintf(failure->text, sizeof failure->text, "register %s reads 0x%x, the function layer counts 0x%x",
                 csr_name(read_back[i]), a->script[i].data, wanted[i]);
        return false;
    }
    return true;
}
