// SPDX-License-Identifier: Apache-2.0
#include "unknown/unknown_stores.h"

#include <string.h>

void unknown_stores_clear(struct unknown_stores *s)
{
    memset(s, 0, sizeof *s);
}

struct unknown_write *unknown_stores_line(struct unknown_stores *s, uint64_t line, const struct unknown_warp *warp)
{
    for (unsigned i = s->count; i > 0 && s->write[i - 1].store == s->number; i--)
        if (s->write[i - 1].line == line)
            return &s->write[i - 1];
    s->lost |= s->count == UNKNOWN_WRITES;
    if (s->lost)
        return NULL;
    struct unknown_write *w = &s->write[s->count++];
    *w = (struct unknown_write){.line = line, .store = s->number, .warp = warp};
    return w;
}

void unknown_stores_address(struct unknown_stores *s, uint64_t line)
{
    s->lost |= s->addresses - s->paired == UNKNOWN_ADDRESSES;
    s->address[s->addresses++ % UNKNOWN_ADDRESSES] = line;
}

void unknown_stores_beat(struct unknown_stores *s)
{
    s->beats++;
}

bool unknown_stores_pair(struct unknown_stores *s, uint64_t *line)
{
    if (s->paired == s->addresses || s->paired == s->beats)
        return false;
    *line = s->address[s->paired++ % UNKNOWN_ADDRESSES];
    return true;
}

bool unknown_stores_take(struct unknown_stores *s, uint64_t line, struct unknown_write *out)
{
    unsigned i = 0;
    while (i < s->count && s->write[i].line != line)
        i++;
    if (i == s->count)
        return false;
    *out = s->write[i];
    memmove(&s->write[i], &s->write[i + 1], (--s->count - i) * sizeof s->write[0]);
    return true;
}

unsigned unknown_stores_find(const struct unknown_write *write)
{
    unsigned i = 0;
    while (i < TEX_LINE_BYTES && write->byte[i].mask == 0)
        i++;
    return i;
}
