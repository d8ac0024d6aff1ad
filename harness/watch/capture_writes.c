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

static bool perform(struct image *m, const struct capture_write *write)
{
    return image_store_line(m, write->address, write->line, write->strobes);
}

static bool earlier(const struct capture_write *write, uint32_t first)
{
    return (int32_t)(write->done - first) < 0;
}

/*
 * Pages of `now` that only forgotten writes are on go. A page that has others too begins anew: all that are left are
 * made again, which changes nothing on the other pages.
 */
static bool forget(struct capture_writes *o, size_t count)
{
    bool good = true;
    for (size_t i = 0; i < count; i++) {
        good &= perform(o->before, &o->writes[i]);
        image_forget(&o->now, o->writes[i].address);
    }
    if (count == 0)
        return true;
    o->count -= count;
    memmove(o->writes, o->writes + count, o->count * sizeof *o->writes);
    for (size_t i = 0; i < o->count; i++)
        good &= perform(&o->now, &o->writes[i]);
    return good;
}

static bool keep(struct capture_writes *o, const struct capture_write *write)
{
    if (o->count == CAPTURE_WRITES && !forget(o, o->count / 2))
        return false;
    if (o->count == o->size) {
        size_t size = o->size ? 2 * o->size : 64;
        struct capture_write *writes = realloc(o->writes, size * sizeof *writes);
        if (!writes)
            return false;
        o->writes = writes;
        o->size = size;
    }
    o->writes[o->count++] = *write;
    return perform(&o->now, write);
}

/* It was there before the first instruction, and over what was written since. */
static bool into_both(struct capture_writes *o, const struct capture_write *write)
{
    return perform(o->before, write) && (!image_holds(&o->now, write->address) || keep(o, write));
}

/* Of a line that takes no write the reads show whether it can be read. */
static bool refused(struct capture_writes *o, uint64_t address)
{
    static const struct image_region refusing = {.kind = TEX_READ_ERROR, .writes = true};
    return image_write_region_of(o->before, address) || image_mark_line(o->before, address, &refusing);
}

static bool take(struct capture_writes *o, const struct write_beat *beat, uint32_t first)
{
    struct capture_write write = {.address = beat->at, .strobes = beat->data.strb, .done = o->done};
    if (beat->error)
        return refused(o, beat->at);
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        write.line[i] = (uint8_t)(beat->data.data[i / 4] >> 8 * (i % 4));
    write.foreign = earlier(&write, first); /* of an instruction that the case does not have */
    return write.foreign ? into_both(o, &write) : keep(o, &write);
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
    while (gone < o->count && (o->writes[gone].foreign || earlier(&o->writes[gone], first)))
        gone++;
    return forget(o, gone);
}

bool capture_writes_until(const struct capture_writes *o, uint32_t first, struct image *into)
{
    bool good = true;
    for (size_t i = 0; i < o->count && good; i++)
        if (o->writes[i].foreign || earlier(&o->writes[i], first))
            good = perform(into, &o->writes[i]);
    return good;
}

void capture_writes_reset(struct capture_writes *o, uint32_t next)
{
    o->done = next;
    writes_clear(&o->seen);
}

bool capture_writes_learn(struct capture_writes *o, uint64_t address, enum tex_read kind,
                          const uint8_t line[TEX_LINE_BYTES])
{
    struct capture_write found = {.address = address, .done = o->done, .foreign = true};
    uint8_t known[TEX_LINE_BYTES];
    bool good = true;
    if (image_read_line(&o->now, address, known) != kind) {
        good = image_mark_line(o->before, address, &(struct image_region){.kind = kind});
        (void)image_read_line(&o->now, address, known);
    }
    for (unsigned i = 0; kind == TEX_READ_OK && i < TEX_LINE_BYTES; i++)
        found.strobes |= (uint32_t)(known[i] != line[i]) << i;
    memcpy(found.line, line, sizeof found.line);
    return good && (!found.strobes || into_both(o, &found));
}
