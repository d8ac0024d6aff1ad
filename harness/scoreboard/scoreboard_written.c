// SPDX-License-Identifier: Apache-2.0
/* A line as the threads of an instruction store it, against the write that is its. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "scoreboard/scoreboard_state.h"
#include "tex_stages.h"

/* Until no store is in flight, the owner of a write is unknown. */
void scoreboard_writes_lose(struct scoreboard *s)
{
    s->writes.adrift = true;
    s->writes.gathered = false;
}

static bool stores_byte(const struct tex_convert *c, uint64_t address)
{
    struct tex_store_gather own;
    own.lines = 0;
    tex_store_merge(&own, c, 0, c->bytes);
    return tex_store_writes(&own, address);
}

uint32_t scoreboard_thread_of(const struct scoreboard *s, uint64_t address)
{
    const struct scoreboard_warp *w = scoreboard_warp_at(s, s->writes.next);
    for (unsigned i = 0; i < w->threads; i++) {
        const struct tex_convert *c = &scoreboard_thread_at(s, w->first + i)->first.trace.convert;
        if (stores_byte(c, address))
            return c->tag.lane;
    }
    return FAILURE_NONE;
}

bool scoreboard_writes_fail(struct scoreboard *s, struct failure *failure, enum tex_boundary b, uint32_t lane,
                            const char *text)
{
    bool first = failure->kind == FAILURE_NOT;
    scoreboard_fail(s, failure, DIFFERS_WRITTEN, b, NULL);
    scoreboard_writes_lose(s);
    if (!first)
        return false;
    if (lane != FAILURE_NONE)
        scoreboard_fail_at(s, failure, s->writes.next, lane);
    snprintf(failure->text, sizeof failure->text, "%s", text);
    return false;
}

static uint32_t byte_of(const struct write_beat *b, unsigned i)
{
    return b->data.data[i / 4] >> 8 * (i % 4) & 0xff;
}

static bool same_byte(const struct write_beat *b, const struct tex_store_line *line, unsigned i)
{
    bool enabled = b->data.strb >> i & 1;
    return enabled == (line->strobes >> i & 1) && (!enabled || byte_of(b, i) == line->bytes[i]);
}

/* Every byte of the line that a thread stores, and no other. */
static bool same_bytes(struct scoreboard *s, const struct write_beat *b, const struct tex_store_line *line,
                       struct failure *failure)
{
    char text[FAILURE_TEXT];
    unsigned i = 0;
    while (i < TEX_LINE_BYTES && same_byte(b, line, i))
        i++;
    if (i == TEX_LINE_BYTES && b->data.last == b->last)
        return true;
    uint64_t address = b->at + i;
    uint32_t lane = scoreboard_thread_of(s, address);
    if (i == TEX_LINE_BYTES)
        snprintf(text, sizeof text, "the data of line 0x%012" PRIx64 " is %sthe last of its burst", b->at,
                 b->data.last ? "" : "not ");
    else if (!(line->strobes >> i & 1))
        snprintf(text, sizeof text,
                 "the byte at 0x%012" PRIx64 " is written (0x%02" PRIx32
                 "), and no thread of the instruction stores there",
                 address, byte_of(b, i));
    else if (!(b->data.strb >> i & 1))
        snprintf(text, sizeof text,
                 "the byte at 0x%012" PRIx64 " is not written with its line, the function layer's "
                 "is 0x%02x",
                 address, line->bytes[i]);
    else
        snprintf(text, sizeof text,
                 "the byte at 0x%012" PRIx64 " is written as 0x%02" PRIx32 ", the function layer's is 0x%02x", address,
                 byte_of(b, i), line->bytes[i]);
    return scoreboard_writes_fail(s, failure, TEX_AT_AXI_W, lane == FAILURE_NONE ? line->lane : lane, text);
}

/* Strictness order: the address as the unit must send it (cmodel/stages/store.md). */
static bool same_address(struct scoreboard *s, const struct write_beat *b, const struct tex_store_line *line,
                         struct failure *failure)
{
    char text[FAILURE_TEXT];
    const struct tex_axi_a *a = &b->address;
    uint64_t address = line->number * TEX_LINE_BYTES;
    uint32_t id = TEX_AXI_ID_STORE + (uint32_t)(line->number % TEX_STORE_IDS);
    if (a->addr == address && a->id == id && a->len == 0 && a->size == 5 && a->burst == 1)
        return true;
    if (a->addr != address)
        snprintf(text, sizeof text, "the write to 0x%012" PRIx64 " comes where that of line 0x%012" PRIx64 " is next",
                 (uint64_t)a->addr, address);
    else
        snprintf(text, sizeof text,
                 "the write of line 0x%012" PRIx64 " is not one beat of 32 bytes under identifier %" PRIu32, address,
                 id);
    return scoreboard_writes_fail(s, failure, TEX_AT_AXI_AW, line->lane, text);
}

bool scoreboard_write_right(struct scoreboard *s, const struct write_beat *b, const struct tex_store_line *line,
                            struct failure *failure)
{
    return (s->options.strictness == STRICT_ARCH || same_address(s, b, line, failure)) &&
           same_bytes(s, b, line, failure);
}
