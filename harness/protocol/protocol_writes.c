// SPDX-License-Identifier: Apache-2.0
/* The write channels of AXI4: addresses, data, which may come before its address, and responses. */
#include "protocol/protocol_part.h"

static bool id_good(const struct protocol *p, const struct tex_axi_a *a)
{
    (void)p;
    return a->id == TEX_AXI_ID_STORE + a->addr / TEX_LINE_BYTES % TEX_STORE_IDS;
}

static bool depth_good(const struct protocol *p, const struct tex_axi_a *a)
{
    (void)a;
    return p->unanswered < TEX_STORE_OUTSTANDING;
}

static bool load_good(const struct protocol *p, const struct tex_axi_a *a)
{
    const struct protocol_queue *loads = &p->reads[TEX_AXI_ID_LOAD];
    (void)a;
    return loads->in == loads->out;
}

/* Bytes of the bus that a beat may carry (A3.4.3): of its size, from its address on. */
static uint32_t lanes_of(const struct tex_axi_a *a, uint32_t beat)
{
    uint64_t bytes = a->size < 5 ? UINT64_C(1) << a->size : TEX_LINE_BYTES, aligned = a->addr & ~(bytes - 1);
    uint64_t first = beat == 0 || a->burst == 0 ? a->addr : aligned + beat * bytes;
    if (a->burst == 2) { /* WRAP */
        uint64_t all = bytes * (a->len + 1);
        first = (aligned & ~(all - 1)) + (aligned + beat * bytes) % all;
    }
    uint64_t from = first % TEX_LINE_BYTES, to = (first & ~(bytes - 1)) % TEX_LINE_BYTES + bytes;
    return (uint32_t)(((UINT64_C(1) << to) - 1) & ~((UINT64_C(1) << from) - 1));
}

/* A beat with its address. */
static void judge_beat(struct protocol *p, const struct tex_axi_a *a, const struct tex_axi_w *w)
{
    bool last = p->write_got == a->len;
    if (w->last != last)
        protocol_break(p, PC_AXI_WLAST, TEX_AT_AXI_W, "write data of id %u has WLAST %u, and is beat %u of %u", a->id,
                       w->last, p->write_got + 1, a->len + 1U);
    if (w->strb & ~lanes_of(a, p->write_got))
        protocol_break(p, PC_AXI_WSTRB, TEX_AT_AXI_W,
                       "strobes 0x%08x of a write to 0x%012llx of size %u are not within its bytes", w->strb,
                       (unsigned long long)a->addr, a->size);
    p->write_got++;
    if (!last)
        return;
    p->write_got = 0;
    p->writes.out++;
    p->whole[a->id]++;
}

/* Data and addresses come in the same order, whichever comes first. */
static void join(struct protocol *p)
{
    while (p->writes.in != p->writes.out && p->write_beats.in != p->write_beats.out) {
        const struct tex_axi_w w = p->write_beat[p->write_beats.out++ % PROTOCOL_WRITES];
        judge_beat(p, &p->write[p->writes.out % PROTOCOL_WRITES], &w);
    }
}

static void take_address(struct protocol *p, const struct tex_frame *f)
{
    static const struct protocol_address_row rows[] = {{PC_AXI_WLINE, protocol_line_good},
                                                       {PC_AXI_WID, id_good},
                                                       {PC_AXI_WDEPTH, depth_good},
                                                       {PC_AXI_LOAD, load_good}};
    struct tex_axi_a a;
    tex_unpack_axi_a(protocol_words(f, TEX_AT_AXI_AW), 0, &a);
    protocol_address(p, TEX_AT_AXI_AW, &a);
    protocol_address_rows(p, TEX_AT_AXI_AW, &a, rows, sizeof rows / sizeof *rows);
    p->unanswered++;
    if (!(p->rows >> PC_AXI_WLAST & 1))
        return;
    p->write[p->writes.in++ % PROTOCOL_WRITES] = a;
    if (p->writes.in - p->writes.out > PROTOCOL_WRITES) {
        protocol_break(p, PC_AXI_WLAST, TEX_AT_AXI_AW, "more than %u writes wait for their data", PROTOCOL_WRITES);
        p->writes.out = p->writes.in;
    }
}

static void take_data(struct protocol *p, const struct tex_frame *f)
{
    if (!(p->rows >> PC_AXI_WLAST & 1))
        return;
    p->count[PC_AXI_WLAST]++;
    p->count[PC_AXI_WSTRB]++;
    tex_unpack_axi_w(protocol_words(f, TEX_AT_AXI_W), 0, &p->write_beat[p->write_beats.in++ % PROTOCOL_WRITES]);
    if (p->write_beats.in - p->write_beats.out > PROTOCOL_WRITES) {
        protocol_break(p, PC_AXI_WLAST, TEX_AT_AXI_W, "more than %u beats of write data have no address",
                       PROTOCOL_WRITES);
        p->write_beats.out = p->write_beats.in;
    }
}

/* Valid is judged, not only the transfer: a response may not be offered before its write is whole. */
static void check_response(struct protocol *p, const struct tex_frame *f, bool moves)
{
    struct tex_axi_b b;
    tex_unpack_axi_b(protocol_words(f, TEX_AT_AXI_B), 0, &b);
    bool due = p->whole[b.id] > 0;
    if (p->rows >> PC_AXI_BCOUNT & 1) {
        if (!due)
            protocol_break(p, PC_AXI_BCOUNT, TEX_AT_AXI_B,
                           "a write response of id %u, and no write of it is whole and waits", b.id);
        p->count[PC_AXI_BCOUNT] += moves;
    }
    if (!moves)
        return;
    p->whole[b.id] -= due;
    p->unanswered -= p->unanswered > 0;
    p->count[PC_AXI_BRESP]++;
    if (b.resp == TEX_RESP_EXOKAY)
        protocol_break(p, PC_AXI_BRESP, TEX_AT_AXI_B, "a write response of id %u is EXOKAY", b.id);
}

void protocol_writes(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved)
{
    if (moved & AT(AXI_AW))
        take_address(p, f);
    if (moved & AT(AXI_W))
        take_data(p, f);
    join(p);
    if (f->valid & p->visible & AT(AXI_B))
        check_response(p, f, moved & AT(AXI_B));
}
