// SPDX-License-Identifier: Apache-2.0
#include "check/checker_protocol.h"

#include <stdio.h>
#include <string.h>

#include "base/dut.h"

/*
 * Checks that an RTL with other caches and queues need not meet; and those of one that answers warps in its own order.
 */
#define NOT_AT_ORDER (1U << PC_AXI_ID | 1U << PC_AXI_DEPTH | 1U << PC_AXI_WID | 1U << PC_AXI_WDEPTH | 1U << PC_AXI_LOAD)
#define NOT_AT_ARCH (NOT_AT_ORDER | 1U << PC_AXI_LINE | 1U << PC_AXI_WLINE | 1U << PC_ORDER)

/* Traffic of the case: at strictness cycle as the comparator counted it, since `k->traffic`. */
static void case_traffic(const struct checker *k, struct protocol_traffic *t)
{
    *t = k->traffic;
    t->resets = k->resets;
    for (unsigned b = 0; b < TEX_BOUNDARIES && !k->scoreboard; b++) {
        t->valid[b] = k->lockstep.compares[b] - k->traffic.valid[b];
        t->moved[b] = k->lockstep.handshakes[b] - k->traffic.moved[b];
    }
}

void checker_protocol_end(struct checker *k)
{
    struct protocol_traffic t;
    case_traffic(k, &t);
    protocol_settle(&k->protocol, &t);
    k->resets = 0;
}

void checker_protocol_start(struct checker *k)
{
    enum case_strictness strictness = k->c->strictness;
    uint32_t without = strictness == STRICT_CYCLE ? 0 : strictness == STRICT_ORDER ? NOT_AT_ORDER : NOT_AT_ARCH;
    protocol_view(&k->protocol, strictness == STRICT_ARCH ? TEX_SET_PORTS : k->c->visible, without);
    memset(&k->traffic, 0, sizeof k->traffic);
    if (k->scoreboard)
        return;
    memcpy(k->traffic.valid, k->lockstep.compares, sizeof k->traffic.valid);
    memcpy(k->traffic.moved, k->lockstep.handshakes, sizeof k->traffic.moved);
}

bool checker_protocol_cycle(struct checker *k, const struct history_entry *e, struct protocol_violation *broken)
{
    for (unsigned b = 0; b < TEX_BOUNDARIES && k->scoreboard; b++) {
        k->traffic.valid[b] += e->rtl.valid >> b & 1;
        k->traffic.moved[b] += frame_transfer(&e->rtl, (enum tex_boundary)b);
    }
    return protocol_cycle(&k->protocol, &e->rtl, e->reset, broken);
}

void checker_protocol_failure(const struct checker *k, struct failure *failure)
{
    const struct protocol_violation *v = &failure->broken;
    bool unit = v->side == PROTOCOL_UNIT;
    failure->kind = FAILURE_PROTOCOL;
    failure->ending = unit ? ENDING_MISMATCH : k->passive ? ENDING_BAD_INPUT : ENDING_INTERNAL;
    failure->difference = (struct difference){.boundary = v->boundary};
    failure->difference.stage = unit ? tex_boundaries[v->boundary].stage : NULL;
    failure->instruction = track_instruction(&k->track, v->boundary);
    failure->lane = FAILURE_NONE;
    snprintf(failure->field, sizeof failure->field, "%s", protocol_rows[v->check].id);
    snprintf(failure->text, sizeof failure->text, "the %s broke the protocol: %s: %s", protocol_side_name(v->side),
             protocol_rows[v->check].id, v->text);
}

bool checker_drained(struct checker *k, struct failure *failure)
{
    failure->protocol = !protocol_end(&k->protocol, &failure->broken);
    if (!failure->protocol)
        return true;
    checker_protocol_failure(k, failure);
    checker_locate(k, failure);
    return false;
}

uint64_t checker_protocol_minimum(const struct checker *k, enum protocol_check check)
{
    struct protocol_traffic t;
    case_traffic(k, &t);
    return protocol_minimum(&k->protocol, check, &t);
}
