// SPDX-License-Identifier: Apache-2.0
/* The golden model in the place of the RTL, with the same client that a simulator binding calls. */
#ifndef MODEL_DUT_H
#define MODEL_DUT_H
#include <stdlib.h>
#include <string.h>

#include "base/dut.h"
#include "tex_model.h"

struct model_dut {
    /* Changes what the client sees of a cycle; may be NULL. */
    void (*spoil)(void *user, uint64_t cycle, struct tex_frame *shown);
    void *user;
    uint64_t cycle, limit; /* cycles run; the most that are */
};

static inline void model_dut_valid(struct tex_frame *f, const struct dut_inputs *in, enum tex_boundary b,
                                   enum dut_port port)
{
    f->valid |= (tex_boundary_set)dut_get(in, port) << b;
}

/* The pins as the boundaries show them. */
static inline void model_dut_inputs(const struct dut_inputs *in, struct tex_frame *f)
{
    struct tex_axi_r r = {.id = dut_get(in, DUT_AXI_RID),
                          .resp = dut_get(in, DUT_AXI_RRESP),
                          .user = dut_get(in, DUT_AXI_RUSER),
                          .last = dut_get(in, DUT_AXI_RLAST)};
    struct tex_axi_b b = {.id = dut_get(in, DUT_AXI_BID), .resp = dut_get(in, DUT_AXI_BRESP)};
    struct tex_axil_w w = {.data = dut_get(in, DUT_AXIL_WDATA), .strb = dut_get(in, DUT_AXIL_WSTRB)};
    memset(f, 0, sizeof *f);
    memcpy(r.data, &in->value[dut_ports[DUT_AXI_RDATA].word], sizeof r.data);
    memcpy(&f->payload[TEX_WORD_ISSUE], &in->value[dut_ports[DUT_ISSUE_BEAT].word], DUT_BEAT_WORDS * 4);
    tex_pack_axi_r(&f->payload[TEX_WORD_AXI_R], 0, &r);
    tex_pack_axi_b(&f->payload[TEX_WORD_AXI_B], 0, &b);
    tex_pack_axil_w(&f->payload[TEX_WORD_AXIL_W], 0, &w);
    f->payload[TEX_WORD_AXIL_AW] = dut_get(in, DUT_AXIL_AWADDR);
    f->payload[TEX_WORD_AXIL_AR] = dut_get(in, DUT_AXIL_ARADDR);
    model_dut_valid(f, in, TEX_AT_ISSUE, DUT_ISSUE_VALID);
    model_dut_valid(f, in, TEX_AT_AXI_R, DUT_AXI_RVALID);
    model_dut_valid(f, in, TEX_AT_AXI_B, DUT_AXI_BVALID);
    model_dut_valid(f, in, TEX_AT_AXIL_AW, DUT_AXIL_AWVALID);
    model_dut_valid(f, in, TEX_AT_AXIL_W, DUT_AXIL_WVALID);
    model_dut_valid(f, in, TEX_AT_AXIL_AR, DUT_AXIL_ARVALID);
    f->ready |= (tex_boundary_set)dut_get(in, DUT_RESULT_READY) << TEX_AT_RESULT |
                (tex_boundary_set)dut_get(in, DUT_AXI_ARREADY) << TEX_AT_AXI_AR |
                (tex_boundary_set)dut_get(in, DUT_AXI_AWREADY) << TEX_AT_AXI_AW |
                (tex_boundary_set)dut_get(in, DUT_AXI_WREADY) << TEX_AT_AXI_W |
                (tex_boundary_set)dut_get(in, DUT_AXIL_BREADY) << TEX_AT_AXIL_B |
                (tex_boundary_set)dut_get(in, DUT_AXIL_RREADY) << TEX_AT_AXIL_R;
}

/* Run the client to its end. False if it did not end within the limit. */
static inline bool model_dut_run(struct model_dut *d, const struct dut_client *client)
{
    struct tex_model *model = tex_model_create();
    struct dut_inputs in;
    bool more = model != NULL;
    dut_init(&in);
    dut_reset(&in);
    for (d->cycle = 0; more && d->cycle < d->limit; d->cycle++) {
        struct tex_frame pins, shown;
        model_dut_inputs(&in, &pins);
        memset(&shown, 0, sizeof shown);
        tex_model_step(model, dut_get(&in, DUT_RST) != 0, &pins, &shown);
        if (d->spoil)
            d->spoil(d->user, d->cycle, &shown);
        struct tex_frame *frame = client->frame(client->user);
        if (frame)
            *frame = shown;
        if (client->pins)
            client->pins(client->user, NULL);
        in.changed = 0;
        more = client->cycle(client->user, &in);
    }
    tex_model_destroy(model);
    return !more;
}

#endif
