// SPDX-License-Identifier: Apache-2.0
/* AXI4-Lite: one response for each access; and which writes invalidate. */
#include "protocol/protocol_part.h"

/* Lookup transfers before an invalidation has happened: it waits for at most the one in flight. */
#define INVALIDATION_LOOKUPS 2U

static uint32_t pairs(const struct protocol *p)
{
    return p->aw - p->b < p->w - p->b ? p->aw : p->w;
}

/* Valid is judged, not only the transfer, against the accesses of the cycles before. */
static void check_write(struct protocol *p, const struct tex_frame *f, bool moves)
{
    bool due = pairs(p) != p->b;
    struct tex_axil_b b;
    tex_unpack_axil_b(protocol_words(f, TEX_AT_AXIL_B), 0, &b);
    if (!due)
        protocol_break(p, PC_AXIL_B, TEX_AT_AXIL_B, "a write response, and no write waits for it");
    if (!moves)
        return;
    p->count[PC_AXIL_B]++;
    p->b += due;
}

static void check_read(struct protocol *p, bool moves)
{
    bool due = p->ar != p->r;
    if (!due)
        protocol_break(p, PC_AXIL_R, TEX_AT_AXIL_R, "read data, and no read waits for it");
    if (!moves)
        return;
    p->count[PC_AXIL_R]++;
    p->r += due;
}

static void check_code(struct protocol *p, enum tex_boundary b, uint32_t resp)
{
    p->count[PC_AXIL_RESP]++;
    if (resp == TEX_RESP_EXOKAY)
        protocol_break(p, PC_AXIL_RESP, b, "boundary %s has the response EXOKAY", tex_boundaries[b].name);
}

static void check_codes(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved)
{
    struct tex_axil_b b;
    struct tex_axil_r r;
    tex_unpack_axil_b(protocol_words(f, TEX_AT_AXIL_B), 0, &b);
    tex_unpack_axil_r(protocol_words(f, TEX_AT_AXIL_R), 0, &r);
    if (moved & AT(AXIL_B))
        check_code(p, TEX_AT_AXIL_B, b.resp);
    if (moved & AT(AXIL_R))
        check_code(p, TEX_AT_AXIL_R, r.resp);
}

static void note_accesses(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved)
{
    uint32_t written = pairs(p);
    if (moved & AT(AXIL_AW)) {
        struct tex_axil_a a;
        tex_unpack_axil_a(protocol_words(f, TEX_AT_AXIL_AW), 0, &a);
        p->aw_addr = a.addr;
        p->aw++;
    }
    if (moved & AT(AXIL_W)) {
        tex_unpack_axil_w(protocol_words(f, TEX_AT_AXIL_W), 0, &p->w_data);
        p->w++;
    }
    p->ar += moved >> TEX_AT_AXIL_AR & 1;
    if (pairs(p) != written && (p->aw_addr & ~3U) == TEX_CSR_CTRL && p->w_data.strb & 1 && p->w_data.data & 1)
        p->excuse = INVALIDATION_LOOKUPS;
}

void protocol_registers(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved)
{
    tex_boundary_set valid = f->valid & p->visible;
    if (valid & AT(AXIL_B) && p->rows >> PC_AXIL_B & 1)
        check_write(p, f, moved & AT(AXIL_B));
    if (valid & AT(AXIL_R) && p->rows >> PC_AXIL_R & 1)
        check_read(p, moved & AT(AXIL_R));
    if (moved & (AT(AXIL_B) | AT(AXIL_R)) && p->rows >> PC_AXIL_RESP & 1)
        check_codes(p, f, moved);
    note_accesses(p, f, moved);
}
