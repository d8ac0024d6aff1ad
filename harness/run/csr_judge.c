// SPDX-License-Identifier: Apache-2.0
#include "run/csr_judge.h"

#include <stdio.h>
#include <string.h>

#include "base/field.h"
#include "run/csr_script.h"

/* Registers that are judged, by the column `judged`. Counted here too, so that a row that is lost shows. */
#define JUDGED 24U
#define JUDGED_ARCH 18U
#define COUNTED_TWICE 2U /* of them: writes and their errors, by the memory agent too */
#define OF_FAULTS 2U     /* of them: the fault record */
#define OF_STORES 14U    /* of them: what stores leave */
#define OF_PASSES 1U     /* of JUDGED: footprints, which headers and samplers decide (PD-107) */

/* Only the cycle layer knows what instructions saw: registers change, or stores overwrite their descriptors. */
static bool faults_move(const struct csr_judge *j)
{
    return case_moves(j->c) || j->golden->unsure;
}

static bool stores_move(const struct csr_judge *j)
{
    return case_moves(j->c) || j->golden->memory_unsure;
}

static bool of_faults(uint16_t offset)
{
    return offset == TEX_CSR_FAULT || offset == TEX_CSR_FAULT_COUNT;
}

static bool of_stores(uint16_t offset)
{
    return (offset >= TEX_CSR_TRAP && offset <= TEX_CSR_MISALIGNED) || offset >= TEX_CSR_COUNT_STORES;
}

/* A record cleared in flight may be set or not; a record without an event stays empty. */
static bool open(const struct csr_judge *j, uint16_t offset)
{
    bool of_passes = offset == TEX_CSR_COUNT_FOOTPRINTS;
    if (((of_faults(offset) || of_passes) && faults_move(j)) || (of_stores(offset) && stores_move(j)))
        return true;
    if (of_faults(offset))
        return j->faults_cleared && j->golden->fault.count > 0;
    return offset == TEX_CSR_MISALIGNED && j->traps_cleared && j->golden->stores.misaligned;
}

static uint32_t value_of(const struct csr_judge *j, uint16_t offset)
{
    const uint32_t *value = csr_script_value(j->axil, offset);
    return value ? *value : 0;
}

static bool same_trap(const struct tex_trap *a, const struct tex_trap *b)
{
    return field_trap(a) == field_trap(b) && memcmp(a->at, b->at, sizeof a->at) == 0;
}

/*
 * The record that the registers must show: the first trap of the case. At strictness arch warps may overtake each
 * other: the first of the warp that is shown. If TRAP_CLEAR was written in flight, any of them is right, or none.
 */
static struct tex_trap wanted_trap(const struct csr_judge *j)
{
    const struct golden_stores *s = &j->golden->stores;
    struct tex_trap shown = {0}, first = golden_trap(j->golden);
    uint32_t bits = value_of(j, TEX_CSR_TRAP);
    shown = (struct tex_trap){.valid = bits & 1, .warp = bits >> 1 & 63, .lane = bits >> 7 & 31, .axis = bits >> 12};
    for (unsigned i = 0; i < 3; i++)
        shown.at[i] = value_of(j, (uint16_t)(TEX_CSR_TRAP_X + 4 * i));
    if (j->traps_cleared && !shown.valid)
        return (struct tex_trap){0};
    for (size_t i = 0; i < s->traps_count; i++) {
        if (j->traps_cleared && same_trap(&s->traps[i], &shown))
            return shown;
        if (!j->traps_cleared && j->c->strictness == STRICT_ARCH && s->traps[i].warp == shown.warp)
            return s->traps[i];
    }
    return first;
}

/* Counts of the memory agents. */
static bool by_agents(const struct csr_judge *j, uint16_t offset, uint32_t *value)
{
    uint64_t l1 = 0;
    for (unsigned i = 0; i < TEX_L1_IDS; i++)
        l1 += j->reads->reads_by_id[TEX_AXI_ID_L1 + i];
    const struct {
        uint16_t offset;
        uint64_t count;
    } counts[] = {{TEX_CSR_COUNT_HANDLE_MISS, j->reads->reads_by_id[TEX_AXI_ID_CONST]},
                  {TEX_CSR_COUNT_HEADER_MISS, j->reads->reads_by_id[TEX_AXI_ID_HEADER]},
                  {TEX_CSR_COUNT_SAMPLER_MISS, j->reads->reads_by_id[TEX_AXI_ID_SAMPLER]},
                  {TEX_CSR_COUNT_L1_MISS, l1},
                  {TEX_CSR_COUNT_AXI_ERROR, j->reads->errors},
                  {TEX_CSR_COUNT_WRITES, j->writes->beats},
                  {TEX_CSR_COUNT_WRITE_ERROR, j->writes->errors}};
    for (unsigned i = 0; i < sizeof counts / sizeof *counts; i++)
        if (counts[i].offset == offset) {
            *value = (uint32_t)counts[i].count;
            return true;
        }
    return false;
}

static bool by_function(const struct csr_judge *j, uint16_t offset, uint32_t *value)
{
    struct tex_trap trap = wanted_trap(j);
    return !open(j, offset) && golden_register(j->golden, &trap, offset, value);
}

static void fail(struct failure *failure, uint16_t offset, uint32_t value, const char *who, uint32_t wanted)
{
    failure->kind = FAILURE_REGISTER;
    failure->ending = ENDING_MISMATCH;
    failure->difference = (struct difference){.boundary = TEX_AT_AXIL_R, .stage = "csr"};
    failure->instruction = failure->lane = FAILURE_NONE;
    snprintf(failure->field, sizeof failure->field, "%s", tex_csr_find(offset)->name);
    snprintf(failure->text, sizeof failure->text, "register %s reads 0x%x, %s 0x%x", tex_csr_find(offset)->name, value,
             who, wanted);
}

static bool judge_one(const struct csr_judge *j, uint16_t offset, uint64_t *compares, struct failure *failure)
{
    uint32_t wanted, value = value_of(j, offset);
    if (by_function(j, offset, &wanted)) {
        if (value != wanted) {
            fail(failure, offset, value, "the function layer has", wanted);
            return false;
        }
        ++*compares;
    }
    if (by_agents(j, offset, &wanted)) {
        if (value != wanted) {
            fail(failure, offset, value, "the memory agent counts", wanted);
            return false;
        }
        ++*compares;
    }
    return true;
}

static bool judged(const struct csr_judge *j, const struct tex_csr_info *row)
{
    return strcmp(row->judged, "arch") == 0 || (strcmp(row->judged, "order") == 0 && j->c->strictness != STRICT_ARCH);
}

bool csr_judge(const struct csr_judge *j, uint64_t *compares, struct failure *failure)
{
    for (unsigned i = 0; i < tex_csrs_count; i++)
        if (judged(j, &tex_csrs[i]) && !judge_one(j, tex_csrs[i].offset, compares, failure))
            return false;
    for (unsigned i = 0; i < CSR_CLEARED; i++) {
        const uint32_t *left = csr_script_cleared(j->axil, csr_cleared[i]);
        if (!left)
            continue;
        if (*left != 0) {
            fail(failure, csr_cleared[i], *left, "cleared it is", 0);
            return false;
        }
        ++*compares;
    }
    return true;
}

uint64_t csr_judge_minimum(const struct csr_judge *j)
{
    uint64_t n = (j->c->strictness == STRICT_ARCH ? JUDGED_ARCH : JUDGED) + COUNTED_TWICE + CSR_CLEARED;
    bool cleared = j->faults_cleared && j->golden->fault.count > 0;
    n -= faults_move(j) || cleared ? OF_FAULTS : 0;
    n -= faults_move(j) && j->c->strictness != STRICT_ARCH ? OF_PASSES : 0;
    return n - (stores_move(j) ? OF_STORES : j->traps_cleared && j->golden->stores.misaligned);
}

bool csr_judge_expected(const struct csr_judge *j, struct expect *expect, struct failure *failure)
{
    for (size_t i = 0; i < j->c->registers_count; i++) {
        uint16_t offset = j->c->registers[i].offset;
        uint32_t model;
        bool known = by_function(j, offset, &model) || by_agents(j, offset, &model);
        if (!expect_register(expect, i, value_of(j, offset), known ? &model : NULL, failure))
            return false;
    }
    return true;
}
