// SPDX-License-Identifier: Apache-2.0
/* The read channels of AXI4, and the lines and beats on their way inside the unit. */
#include "protocol/protocol_part.h"

/* ---- The address channel: checks of particular addresses ---- */

static bool texel_id(uint32_t id)
{
    return id >= TEX_AXI_ID_L1 && id < TEX_AXI_ID_L1 + TEX_L1_IDS;
}

static bool id_good(const struct protocol *p, const struct tex_axi_a *a)
{
    if (texel_id(a->id))
        return !p->turn_known || a->id == TEX_AXI_ID_L1 + p->turn;
    return a->id == TEX_AXI_ID_CONST || a->id == TEX_AXI_ID_HEADER || a->id == TEX_AXI_ID_SAMPLER ||
           a->id == TEX_AXI_ID_LOAD;
}

static bool depth_good(const struct protocol *p, const struct tex_axi_a *a)
{
    const struct protocol_queue *q = &p->reads[a->id];
    return q->in - q->out < (texel_id(a->id) ? TEX_L1_OUTSTANDING / TEX_L1_IDS : 1);
}

/* A load reads memory past the cache, so it must see every older write. */
static bool load_good(const struct protocol *p, const struct tex_axi_a *a)
{
    return a->id != TEX_AXI_ID_LOAD || p->unanswered == 0;
}

static const struct protocol_address_row rows[] = {
    {PC_AXI_LINE, protocol_line_good}, {PC_AXI_ID, id_good}, {PC_AXI_DEPTH, depth_good}, {PC_AXI_LOAD, load_good}};

static enum tex_boundary requester(unsigned of)
{
    static const enum tex_boundary at[PROTOCOL_REQUESTERS] = {TEX_AT_BIND_REQ, TEX_AT_HEADER_REQ, TEX_AT_SAMPLER_REQ,
                                                              TEX_AT_LOOKUP_REQ, TEX_AT_LOAD_REQ};
    return at[of];
}

static void check_request(struct protocol *p, const struct tex_axi_a *a)
{
    unsigned of = a->id == TEX_AXI_ID_CONST     ? 0
                  : a->id == TEX_AXI_ID_HEADER  ? 1
                  : a->id == TEX_AXI_ID_SAMPLER ? 2
                  : a->id == TEX_AXI_ID_LOAD    ? 4
                                                : 3;
    struct protocol_queue *q = &p->requests[of];
    bool due = q->in != q->out;
    p->count[PC_REQUEST]++;
    if (!due || p->request[of][q->out % PROTOCOL_REQUESTS] != a->addr / TEX_LINE_BYTES)
        protocol_break(p, PC_REQUEST, TEX_AT_AXI_AR, "read of 0x%012llx, id %u: %s", (unsigned long long)a->addr, a->id,
                       due ? "not the line that was wanted first" : "no line is wanted");
    q->out += due;
}

static void take_address(struct protocol *p, const struct tex_frame *f)
{
    struct tex_axi_a a;
    tex_unpack_axi_a(protocol_words(f, TEX_AT_AXI_AR), 0, &a);
    protocol_address(p, TEX_AT_AXI_AR, &a);
    protocol_address_rows(p, TEX_AT_AXI_AR, &a, rows, sizeof rows / sizeof *rows);
    if (p->rows >> PC_REQUEST & 1)
        check_request(p, &a);
    if (texel_id(a.id)) {
        p->turn = (a.id - TEX_AXI_ID_L1 + 1) % TEX_L1_IDS;
        p->turn_known = true;
    }
    struct protocol_queue *q = &p->reads[a.id];
    p->beats[a.id][q->in++ % PROTOCOL_READS] = (uint8_t)a.len;
    if (q->in - q->out > PROTOCOL_READS) {
        protocol_break(p, PC_AXI_RCOUNT, TEX_AT_AXI_R, "more than %u reads of id %u wait", PROTOCOL_READS, a.id);
        q->out = q->in;
    }
}

/* ---- The data channel ---- */

/* Valid is judged, not only the transfer: data may not be offered before it was requested. */
static void check_data(struct protocol *p, const struct tex_frame *f, bool moves)
{
    struct tex_axi_r r;
    tex_unpack_axi_r(protocol_words(f, TEX_AT_AXI_R), 0, &r);
    struct protocol_queue *q = &p->reads[r.id];
    bool due = q->in != q->out;
    uint8_t *left = &p->beats[r.id][q->out % PROTOCOL_READS];
    if (!due)
        protocol_break(p, PC_AXI_RCOUNT, TEX_AT_AXI_R, "read data of id %u, and no read of it waits", r.id);
    if (!moves)
        return;
    p->count[PC_AXI_RCOUNT]++;
    p->count[PC_AXI_RLAST]++;
    if (due && r.last != (*left == 0))
        protocol_break(p, PC_AXI_RLAST, TEX_AT_AXI_R,
                       "read data of id %u has RLAST %u, and %u beats of its burst are left", r.id, r.last, *left + 1U);
    if (due && (*left)-- == 0)
        q->out++;
}

static void check_response(struct protocol *p, const struct tex_frame *f)
{
    struct tex_axi_r r;
    tex_unpack_axi_r(protocol_words(f, TEX_AT_AXI_R), 0, &r);
    p->count[PC_AXI_RESP]++;
    if (r.resp == TEX_RESP_EXOKAY)
        protocol_break(p, PC_AXI_RESP, TEX_AT_AXI_R, "read data of id %u has the response EXOKAY", r.id);
    p->response[p->responses.in++ % PROTOCOL_READS] = (uint8_t)r.id;
}

static void check_handed_on(struct protocol *p, const struct tex_frame *f)
{
    struct tex_rsp rsp;
    tex_unpack_rsp(protocol_words(f, TEX_AT_AXI_RSP), 0, &rsp);
    struct protocol_queue *q = &p->responses;
    bool due = q->in != q->out;
    p->lines += texel_id(rsp.id);
    if (!(p->rows >> PC_RESPONSE & 1))
        return;
    p->count[PC_RESPONSE]++;
    if (!due || p->response[q->out % PROTOCOL_READS] != rsp.id)
        protocol_break(p, PC_RESPONSE, TEX_AT_AXI_RSP, "data of id %u is handed on, and %s", rsp.id,
                       due ? "another identifier's came before" : "none came");
    q->out += due;
}

static void check_fill(struct protocol *p)
{
    p->count[PC_FILL]++;
    if (p->filled == p->lines)
        protocol_break(p, PC_FILL, TEX_AT_FILL, "a line is written, and none was read that was not written already");
    p->filled += p->filled != p->lines;
}

static void note_request(struct protocol *p, const struct tex_frame *f, unsigned of)
{
    struct tex_req req;
    struct protocol_queue *q = &p->requests[of];
    tex_unpack_req(protocol_words(f, requester(of)), 0, &req);
    p->request[of][q->in++ % PROTOCOL_REQUESTS] = req.line;
    if (q->in - q->out > PROTOCOL_REQUESTS) {
        protocol_break(p, PC_REQUEST, requester(of), "more than %u lines wanted by %s were not read", PROTOCOL_REQUESTS,
                       tex_boundaries[requester(of)].name);
        q->out = q->in;
    }
}

void protocol_memory(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved)
{
    bool data = f->valid & p->visible & AT(AXI_R);
    for (unsigned of = 0; of < PROTOCOL_REQUESTERS; of++)
        if (moved >> requester(of) & 1 && p->rows >> PC_REQUEST & 1)
            note_request(p, f, of);
    if (moved & AT(AXI_AR))
        take_address(p, f);
    if (data && p->rows >> PC_AXI_RCOUNT & 1)
        check_data(p, f, moved & AT(AXI_R));
    if (moved & AT(AXI_R))
        check_response(p, f);
    if (moved & AT(AXI_RSP))
        check_handed_on(p, f);
    if (moved & AT(FILL) && p->rows >> PC_FILL & 1)
        check_fill(p);
}
