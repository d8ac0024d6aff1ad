// SPDX-License-Identifier: Apache-2.0
#include "vpi_ports.h"

#include <stdio.h>
#include <string.h>

#include "field.h"

/* Of a boundary; a field by its name, or the whole payload. */
enum role { VALID, READY, PAYLOAD };
static const struct port {
    const char *name;
    enum tex_boundary boundary;
    enum role role;
    const char *field;
} ports[] = {
    {"issue_valid_i", TEX_AT_ISSUE, VALID, NULL},         {"issue_ready_o", TEX_AT_ISSUE, READY, NULL},
    {"issue_beat_i", TEX_AT_ISSUE, PAYLOAD, NULL},        {"result_valid_o", TEX_AT_RESULT, VALID, NULL},
    {"result_ready_i", TEX_AT_RESULT, READY, NULL},       {"result_o", TEX_AT_RESULT, PAYLOAD, NULL},
    {"m_axi_arvalid_o", TEX_AT_AXI_AR, VALID, NULL},      {"m_axi_arready_i", TEX_AT_AXI_AR, READY, NULL},
    {"m_axi_arid_o", TEX_AT_AXI_AR, PAYLOAD, "id"},       {"m_axi_araddr_o", TEX_AT_AXI_AR, PAYLOAD, "addr"},
    {"m_axi_arlen_o", TEX_AT_AXI_AR, PAYLOAD, "len"},     {"m_axi_arsize_o", TEX_AT_AXI_AR, PAYLOAD, "size"},
    {"m_axi_arburst_o", TEX_AT_AXI_AR, PAYLOAD, "burst"}, {"m_axi_rvalid_i", TEX_AT_AXI_R, VALID, NULL},
    {"m_axi_rready_o", TEX_AT_AXI_R, READY, NULL},        {"m_axi_rid_i", TEX_AT_AXI_R, PAYLOAD, "id"},
    {"m_axi_rresp_i", TEX_AT_AXI_R, PAYLOAD, "resp"},     {"m_axi_ruser_i", TEX_AT_AXI_R, PAYLOAD, "user"},
    {"m_axi_rlast_i", TEX_AT_AXI_R, PAYLOAD, "last"},     {"m_axi_rdata_i", TEX_AT_AXI_R, PAYLOAD, "data"},
    {"s_axil_awvalid_i", TEX_AT_AXIL_AW, VALID, NULL},    {"s_axil_awready_o", TEX_AT_AXIL_AW, READY, NULL},
    {"s_axil_awaddr_i", TEX_AT_AXIL_AW, PAYLOAD, "addr"}, {"s_axil_wvalid_i", TEX_AT_AXIL_W, VALID, NULL},
    {"s_axil_wready_o", TEX_AT_AXIL_W, READY, NULL},      {"s_axil_wdata_i", TEX_AT_AXIL_W, PAYLOAD, "data"},
    {"s_axil_wstrb_i", TEX_AT_AXIL_W, PAYLOAD, "strb"},   {"s_axil_bvalid_o", TEX_AT_AXIL_B, VALID, NULL},
    {"s_axil_bready_i", TEX_AT_AXIL_B, READY, NULL},      {"s_axil_bresp_o", TEX_AT_AXIL_B, PAYLOAD, "resp"},
    {"s_axil_arvalid_i", TEX_AT_AXIL_AR, VALID, NULL},    {"s_axil_arready_o", TEX_AT_AXIL_AR, READY, NULL},
    {"s_axil_araddr_i", TEX_AT_AXIL_AR, PAYLOAD, "addr"}, {"s_axil_rvalid_o", TEX_AT_AXIL_R, VALID, NULL},
    {"s_axil_rready_i", TEX_AT_AXIL_R, READY, NULL},      {"s_axil_rdata_o", TEX_AT_AXIL_R, PAYLOAD, "data"},
    {"s_axil_rresp_o", TEX_AT_AXIL_R, PAYLOAD, "resp"},
};
#define COUNT (sizeof ports / sizeof *ports)
_Static_assert(COUNT <= VPI_PORTS, "a handle each");

/* First bit and width of what a port shows, in the words of its boundary. */
static unsigned place(const struct port *port, unsigned *width)
{
    const struct tex_boundary_info *info = &tex_boundaries[port->boundary];
    const struct tex_leaf_info *last = &info->leaves[info->leaves_count - 1];
    const struct tex_leaf_info *leaf = port->field ? field_find(port->boundary, port->field) : NULL;
    *width = port->role != PAYLOAD ? 1U : leaf ? leaf->width : (unsigned)(last->offset + last->width * last->count);
    return leaf ? leaf->offset : 0;
}

bool vpi_ports_find(struct vpi_ports *p, vpiHandle (*find)(void *user, const char *name), void *user, char *text,
                    size_t size)
{
    for (unsigned i = 0; i < COUNT; i++) {
        p->at[i] = place(&ports[i], &p->width[i]);
        p->handle[i] = find(user, ports[i].name);
        p->visible |= 1U << ports[i].boundary;
        if (!p->handle[i]) {
            snprintf(text, size, "it has no probe, and no port %s either", ports[i].name);
            return false;
        }
        if (vpi_get(vpiSize, p->handle[i]) == (PLI_INT32)p->width[i])
            continue;
        snprintf(text, size, "it has no probe, and its port %s has %d bits, this program was built for %u",
                 ports[i].name, (int)vpi_get(vpiSize, p->handle[i]), p->width[i]);
        return false;
    }
    return true;
}

/* Put the low `width` bits of a value at bit `at`, where zeros stand. */
static void put_bits(uint32_t *words, unsigned at, unsigned width, const s_vpi_vecval *value)
{
    for (unsigned done = 0; done < width; done += 32) {
        unsigned bits = width - done < 32 ? width - done : 32, bit = at + done;
        uint64_t part = (value[done / 32].aval & ((UINT64_C(1) << bits) - 1)) << bit % 32;
        words[bit / 32] |= (uint32_t)part;
        if (bit % 32 + bits > 32)
            words[bit / 32 + 1] |= (uint32_t)(part >> 32);
    }
}

void vpi_ports_sample(const struct vpi_ports *p, struct tex_frame *frame)
{
    uint32_t standing = 1U << TEX_AT_REGS | 1U << TEX_AT_FAULT;
    memset(frame, 0, sizeof *frame);
    frame->valid = frame->ready = standing;
    for (unsigned i = 0; i < COUNT; i++) {
        const struct port *port = &ports[i];
        s_vpi_value value = {.format = vpiVectorVal};
        vpi_get_value(p->handle[i], &value);
        if (port->role == PAYLOAD)
            put_bits(&frame->payload[tex_boundaries[port->boundary].word - 2U], p->at[i], p->width[i],
                     value.value.vector);
        else
            *(port->role == VALID ? &frame->valid : &frame->ready) |= ((uint32_t)value.value.vector->aval & 1U)
                                                                      << port->boundary;
    }
}

void vpi_ports_free(struct vpi_ports *p)
{
    for (unsigned i = 0; i < COUNT; i++)
        if (p->handle[i])
            vpi_free_object(p->handle[i]);
    memset(p, 0, sizeof *p);
}
