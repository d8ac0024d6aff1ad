// SPDX-License-Identifier: Apache-2.0
/* An address channel of AXI4, of reads or of writes: one function a row. */
#include "protocol/protocol_part.h"

#define BUS_SIZE 5U /* log2 of the bytes of the data bus */
#define PAGE_BYTES 4096U

enum axi_burst { BURST_FIXED, BURST_INCR, BURST_WRAP };

static bool burst_good(const struct protocol *p, const struct tex_axi_a *a)
{
    (void)p;
    if (a->burst == BURST_INCR)
        return true;
    if (a->burst == BURST_FIXED)
        return a->len < 16;
    bool power = a->len == 1 || a->len == 3 || a->len == 7 || a->len == 15;
    return a->burst == BURST_WRAP && power && (a->addr & ((1U << a->size) - 1)) == 0;
}

static bool page_good(const struct protocol *p, const struct tex_axi_a *a)
{
    (void)p;
    uint64_t bytes = UINT64_C(1) << a->size, first = a->addr & ~(bytes - 1);
    return a->burst != BURST_INCR || first % PAGE_BYTES + (a->len + 1) * bytes <= PAGE_BYTES;
}

static bool size_good(const struct protocol *p, const struct tex_axi_a *a)
{
    (void)p;
    return a->size <= BUS_SIZE;
}

bool protocol_line_good(const struct protocol *p, const struct tex_axi_a *a)
{
    (void)p;
    return a->len == 0 && a->size == BUS_SIZE && a->burst == BURST_INCR && a->addr % TEX_LINE_BYTES == 0;
}

void protocol_address_rows(struct protocol *p, enum tex_boundary b, const struct tex_axi_a *a,
                           const struct protocol_address_row *rows, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (!(p->rows >> rows[i].check & 1))
            continue;
        p->count[rows[i].check]++;
        if (!rows[i].good(p, a))
            protocol_break(p, rows[i].check, b, "%s address 0x%012llx, id %u, len %u, size %u, burst %u: not so",
                           b == TEX_AT_AXI_AR ? "read" : "write", (unsigned long long)a->addr, a->id, a->len, a->size,
                           a->burst);
    }
}

void protocol_address(struct protocol *p, enum tex_boundary b, const struct tex_axi_a *a)
{
    static const struct protocol_address_row rows[] = {
        {PC_AXI_BURST, burst_good}, {PC_AXI_4K, page_good}, {PC_AXI_SIZE, size_good}};
    protocol_address_rows(p, b, a, rows, sizeof rows / sizeof *rows);
}
