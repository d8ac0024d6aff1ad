// SPDX-License-Identifier: Apache-2.0
/* The self-test of the protocol checks: each gets a clean lead-in and the smallest traffic that breaks it. */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "check/self_test_report.h"
#include "protocol/protocol_part.h"

struct self_test {
    struct protocol p;
    struct protocol_violation v;
    struct tex_frame frame[2]; /* taken in turns: the checks look back one */
    unsigned cycle;
    uint64_t before[PROTOCOL_CHECKS]; /* violations before the last cycle */
};

/* Payload of the coming cycle. */
static uint32_t *words(struct self_test *a, enum tex_boundary b)
{
    return &a->frame[a->cycle % 2].payload[tex_boundaries[b].word];
}

static void show(struct self_test *a, tex_boundary_set valid, tex_boundary_set ready, bool reset)
{
    struct tex_frame *f = &a->frame[a->cycle % 2];
    f->valid = valid;
    f->ready = ready;
    memcpy(a->before, a->p.violations, sizeof a->before);
    protocol_cycle(&a->p, f, reset, &a->v);
    a->cycle++;
    a->frame[a->cycle % 2] = (struct tex_frame){0};
}

static void move(struct self_test *a, tex_boundary_set boundaries)
{
    show(a, boundaries, boundaries, false);
}

static void begin(struct self_test *a)
{
    protocol_init(&a->p, TEX_SET_ALL);
    a->frame[0] = a->frame[1] = (struct tex_frame){0};
    a->cycle = 0;
}

/* Broken by the last cycle and by no other. */
static bool named(const struct self_test *a, enum protocol_check check, enum tex_boundary b,
                  struct self_test_report *out)
{
    if (a->before[check] == 0 && a->p.violations[check] == 1)
        return true;
    return self_test_stage(out, b, "protocol check %s does not notice what is planted at boundary %s",
                           protocol_rows[check].id, tex_boundaries[b].name);
}

/* The checks of single boundaries, at each. */
static bool arm_waiting(struct self_test *a, enum tex_boundary b, struct self_test_report *out)
{
    const struct tex_leaf_info *leaf = &tex_boundaries[b].leaves[tex_boundaries[b].leaves_count - 1];
    unsigned last = (unsigned)(leaf->offset + leaf->width * leaf->count - 1);
    begin(a);
    show(a, TEX_BIT(b), 0, false);
    show(a, 0, 0, false);
    if (!named(a, PC_HOLD, b, out))
        return false;
    for (unsigned i = 0; i < 2; i++) {
        unsigned bit = i == 0 ? 0 : last;
        begin(a);
        show(a, TEX_BIT(b), 0, false);
        words(a, b)[bit / 32] = 1U << bit % 32;
        show(a, TEX_BIT(b), 0, false);
        if (!named(a, PC_STABLE, b, out))
            return false;
    }
    return true;
}

static bool arm_boundary(struct self_test *a, enum tex_boundary b, struct self_test_report *out)
{
    begin(a);
    if (a->p.waitable >> b & 1 && !arm_waiting(a, b, out))
        return false;
    begin(a);
    show(a, 0, 0, true);
    show(a, TEX_BIT(b), 0, false);
    if (a->p.from_unit >> b & 1 && !named(a, PC_RESET, b, out))
        return false;
    begin(a);
    move(a, TEX_BIT(b));
    return !(a->p.tagged >> b & 1) || b == a->p.first || named(a, PC_BEAT, b, out);
}

/* A requested read of line 0, with a fault in it. */
static void read_line(struct self_test *a, struct tex_axi_a wrong)
{
    wrong.id = wrong.id ? wrong.id : TEX_AXI_ID_CONST;
    tex_pack_axi_a(words(a, TEX_AT_AXI_AR), 0, &wrong);
    move(a, AT(BIND_REQ) | AT(AXI_AR));
}

static void answer(struct self_test *a, struct tex_axi_r r)
{
    read_line(a, (struct tex_axi_a){.size = 5, .burst = 1});
    tex_pack_axi_r(words(a, TEX_AT_AXI_R), 0, &r);
    move(a, AT(AXI_R));
}

static void answer_write(struct self_test *a)
{
    struct tex_axil_b b = {.resp = TEX_RESP_EXOKAY};
    move(a, AT(AXIL_AW) | AT(AXIL_W));
    tex_pack_axil_b(words(a, TEX_AT_AXIL_B), 0, &b);
    move(a, AT(AXIL_B));
}

/* A write of line 0 with its data, and a fault in one of them. */
static void write_line(struct self_test *a, struct tex_axi_a wrong, struct tex_axi_w data)
{
    tex_pack_axi_a(words(a, TEX_AT_AXI_AW), 0, &wrong);
    tex_pack_axi_w(words(a, TEX_AT_AXI_W), 0, &data);
    move(a, AT(AXI_AW) | AT(AXI_W));
}

static void respond(struct self_test *a, struct tex_axi_b b)
{
    write_line(a, (struct tex_axi_a){.id = TEX_AXI_ID_STORE, .size = 5, .burst = 1}, (struct tex_axi_w){.last = 1});
    tex_pack_axi_b(words(a, TEX_AT_AXI_B), 0, &b);
    move(a, AT(AXI_B));
}

static void write_too_many(struct self_test *a)
{
    for (unsigned i = 0; i <= TEX_STORE_OUTSTANDING; i++)
        write_line(a, (struct tex_axi_a){.id = TEX_AXI_ID_STORE, .size = 5, .burst = 1}, (struct tex_axi_w){.last = 1});
}

static void read_twice(struct self_test *a)
{
    read_line(a, (struct tex_axi_a){.size = 5, .burst = 1});
    read_line(a, (struct tex_axi_a){.size = 5, .burst = 1});
}

/* Of a load, while a write waits for its response. */
static void read_behind_write(struct self_test *a)
{
    struct tex_axi_a read = {.size = 5, .burst = 1, .id = TEX_AXI_ID_LOAD};
    write_line(a, (struct tex_axi_a){.id = TEX_AXI_ID_STORE, .size = 5, .burst = 1}, (struct tex_axi_w){.last = 1});
    tex_pack_axi_a(words(a, TEX_AT_AXI_AR), 0, &read);
    move(a, AT(LOAD_REQ) | AT(AXI_AR));
}

static bool arm_traffic(struct self_test *a, enum protocol_check check, struct self_test_report *out)
{
    enum tex_boundary b = TEX_AT_AXI_AR;
    begin(a);
    switch (check) {
    case PC_AXI_BURST:
        read_line(a, (struct tex_axi_a){.size = 5, .burst = 3});
        break;
    case PC_AXI_4K:
        read_line(a, (struct tex_axi_a){.size = 5, .burst = 1, .len = 128});
        break;
    case PC_AXI_SIZE:
        read_line(a, (struct tex_axi_a){.size = 6, .burst = 1});
        break;
    case PC_AXI_LINE:
        read_line(a, (struct tex_axi_a){.size = 5, .burst = 1, .len = 1});
        break;
    case PC_AXI_ID:
        read_line(a, (struct tex_axi_a){.size = 5, .burst = 1, .id = TEX_AXI_ID_L1 + TEX_L1_IDS});
        break;
    case PC_AXI_DEPTH:
        read_twice(a);
        break;
    case PC_AXI_RLAST:
        answer(a, (struct tex_axi_r){.last = 0});
        break;
    case PC_AXI_RESP:
        answer(a, (struct tex_axi_r){.last = 1, .resp = TEX_RESP_EXOKAY});
        break;
    case PC_AXI_WLINE:
        b = TEX_AT_AXI_AW;
        write_line(a, (struct tex_axi_a){.id = TEX_AXI_ID_STORE, .addr = 8, .size = 3, .burst = 1},
                   (struct tex_axi_w){.last = 1});
        break;
    case PC_AXI_WID:
        b = TEX_AT_AXI_AW;
        write_line(a, (struct tex_axi_a){.id = TEX_AXI_ID_STORE + 1, .size = 5, .burst = 1},
                   (struct tex_axi_w){.last = 1});
        break;
    case PC_AXI_WDEPTH:
        b = TEX_AT_AXI_AW;
        write_too_many(a);
        break;
    case PC_AXI_WLAST:
        b = TEX_AT_AXI_W;
        write_line(a, (struct tex_axi_a){.id = TEX_AXI_ID_STORE, .size = 5, .burst = 1}, (struct tex_axi_w){.last = 0});
        break;
    case PC_AXI_WSTRB:
        b = TEX_AT_AXI_W;
        write_line(a, (struct tex_axi_a){.id = TEX_AXI_ID_STORE, .addr = 1, .size = 5, .burst = 1},
                   (struct tex_axi_w){.last = 1, .strb = 1});
        break;
    case PC_AXI_BRESP:
        b = TEX_AT_AXI_B;
        respond(a, (struct tex_axi_b){.id = TEX_AXI_ID_STORE, .resp = TEX_RESP_EXOKAY});
        break;
    case PC_AXI_LOAD:
        read_behind_write(a);
        break;
    case PC_AXIL_RESP:
        answer_write(a);
        break;
    default: /* a transfer that nothing led to */
        b = (enum tex_boundary)lowest_bit(protocol_rows[check].counted);
        b = check == PC_FAULT ? TEX_AT_FAULT_EVENT : b;
        move(a, TEX_BIT(b));
    }
    return named(a, check, b, out);
}

bool protocol_self_test(struct self_test_report *out)
{
    struct self_test *a = malloc(sizeof *a);
    bool good = a ? true : self_test_memory(out);
    for (unsigned b = 0; good && b < TEX_BOUNDARIES; b++)
        good = arm_boundary(a, (enum tex_boundary)b, out);
    for (unsigned i = 0; good && i < PROTOCOL_CHECKS; i++)
        good = i == PC_HOLD || i == PC_STABLE || i == PC_RESET || i == PC_BEAT ||
               arm_traffic(a, (enum protocol_check)i, out);
    free(a);
    return good;
}
