// SPDX-License-Identifier: Apache-2.0
#include "watch/capture_writes.h"

#include <stdlib.h>
#include <string.h>

#include "base/dut.h"

void capture_writes_init(struct capture_writes *o, struct image *before)
{
    memset(o, 0, sizeof *o);
    o->before = before;
    image_init_over(&o->now, before);
}

void capture_writes_free(struct capture_writes *o)
{
    image_free(&o->now);
    free(o->writes);
    memset(o, 0, sizeof *o);
}

static bool keep(struct capture_writes *o, const struct capture_write *write)
{
    if (o->count == o->size) {
        size_t size = o->size ? 2 * o->size : 64;
        struct capture_write *writes = realloc(o->writes, size * sizeof *writes);
        if (!writes)
            return false;
        o->writes = writes;
        o->size = size;
    }
    o->writes[o->count++] = *write;
    return image_store_line(&o->now, write->address, write->line, write->strobes);
}

static bool into_both(struct capture_writes *o, uint64_t address, const uint8_t *line, uint32_t strobes)
{
    return image_store_line(o->before, address, line, strobes) && image_store_line(&o->now, address, line, strobes);
}

/* Of a line that takes no write the reads show whether it can be read. */
static bool refused(struct capture_writes *o, uint64_t address)
{
    return image_write_region_of(o->before, address) || image_mark_writes(o->before, address, TEX_LINE_BYTES, false);
}

static bool take(struct capture_writes *o, const struct write_beat *beat, uint32_t first)
{
    struct capture_write write = {.address = beat->at, .strobes = beat->data.strb, .done = o->done};
    if (beat->error)
        return refused(o, beat->at);
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        write.line[i] = (uint8_t)(beat->data.data[i / 4] >> 8 * (i % 4));
    if ((int32_t)(write.done - first) < 0) /* of an instruction that the case does not have */
        return into_both(o, write.address, write.line, write.strobes);
    return keep(o, &write);
}

bool capture_writes_cycle(struct capture_writes *o, const struct tex_frame *f, uint32_t first)
{
    bool good = true;
    writes_cycle(&o->seen, f);
    for (uint32_t i = o->seen.out; i != o->seen.joined; i++) {
        struct write_beat *beat = writes_at(&o->seen, i);
        if (!beat->answered || beat->used)
            continue;
        beat->used = true;
        good &= take(o, beat, first);
    }
    if (frame_transfer(f, TEX_AT_RESULT)) {
        struct tex_result beat;
        tex_unpack_result(frame_payload(f, TEX_AT_RESULT), 0, &beat);
        o->done += beat.last;
    }
    return good && !o->seen.lost;
}

bool capture_writes_forget(struct capture_writes *o, uint32_t first)
{
    size_t gone = 0;
    bool good = true;
    for (; gone < o->count && (int32_t)(o->writes[gone].done - first) < 0; gone++)
        good &= image_store_line(o->before, o->writes[gone].address, o->writes[gone].line, o->writes[gone].strobes);
    o->count -= gone;
    if (gone > 0)
        memmove(o->writes, o->writes + gone, o->count * sizeof *o->writes);
    return good;
}

bool capture_writes_reset(struct capture_writes *o)
{
    bool good = true;
    for (size_t i = 0; i < o->count; i++)
        good &= image_store_line(o->before, o->writes[i].address, o->writes[i].line, o->writes[i].strobes);
    o->count = 0;
    o->done = 0;
    writes_clear(&o->seen);
    return good;
}

bool capture_writes_learn(struct capture_writes *o, uint64_t address, enum tex_read kind,
                          const uint8_t line[TEX_LINE_BYTES])
{
    uint8_t known[TEX_LINE_BYTES];
    uint32_t differs = 0;
    bool good = true;
    if (image_read_line(&o->now, address, known) != kind) {
        good = image_mark(o->before, address, TEX_LINE_BYTES, kind);
        (void)image_read_line(&o->now, address, known);
    }
    for (unsigned i = 0; kind == TEX_READ_OK && i < TEX_LINE_BYTES; i++)
        differs |= (uint32_t)(known[i] != line[i]) << i;
    return good && (!differs || into_both(o, address, line, differs));
}
