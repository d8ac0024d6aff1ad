// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/field.h"
#include "diff/source.h"
#include "diff/source_fst.h"
#include "trace/trace.h"

/* The bits that are followed: the probe as it lies in the unit, then clock and reset. */
enum { CLOCK = 32 * TEX_PROBE_WORDS, RESET, BITS };
#define WORDS ((BITS + 31) / 32)
#define PROBE ".probe"

/* Where a signal's lowest bit is. */
struct place {
    const struct signal *signal;
    unsigned at;
};

struct unit {
    const struct signals *signals;
    char *scope;
    struct place place[TEX_BOUNDARIES + 4]; /* valid, ready and payloads, or all in one; clock; reset */
    unsigned count;
    uint32_t now[WORDS], next[WORDS]; /* before the changes of the time at hand, and with them */
    uint64_t time, cycle, case_cycle, resets;
    bool begun, in_reset;
    struct record record;
    struct tex_frame frame;
};

static bool bit_of(const uint32_t *words, unsigned at)
{
    return words[at / 32] >> at % 32 & 1;
}

static const struct signal *find(const struct unit *u, const char *name, const char *member)
{
    char text[4 * FIELD_TEXT];
    snprintf(text, sizeof text, "%s%s%s", u->scope, name, member);
    for (size_t i = 0; i < u->signals->count; i++)
        if (strcmp(u->signals->signal[i].name, text) == 0)
            return &u->signals->signal[i];
    return NULL;
}

static bool follow(struct unit *u, const struct signal *signal, unsigned width, unsigned at)
{
    if (!signal || signal->width != width)
        return false;
    u->place[u->count++] = (struct place){signal, at};
    return true;
}

static unsigned bits_of(const struct tex_boundary_info *b)
{
    unsigned bits = 0;
    for (unsigned i = 0; i < b->leaves_count; i++) {
        unsigned end = b->leaves[i].offset + (unsigned)b->leaves[i].width * b->leaves[i].count;
        bits = end > bits ? end : bits;
    }
    return bits;
}

/* As a vector, or as the members of the struct. */
static bool find_probe(struct unit *u)
{
    if (follow(u, find(u, PROBE, ""), 32 * TEX_PROBE_WORDS, 0))
        return true;
    bool good = follow(u, find(u, PROBE, ".valid"), 64, 0) && follow(u, find(u, PROBE, ".ready"), 64, 64);
    for (unsigned b = 0; good && b < TEX_BOUNDARIES; b++) {
        const struct tex_boundary_info *info = &tex_boundaries[b];
        char member[FIELD_TEXT];
        snprintf(member, sizeof member, ".p_%s", info->name);
        good = follow(u, find(u, PROBE, member), bits_of(info), 32U * (TEX_HANDSHAKE_WORDS + (unsigned)info->word));
    }
    return good;
}

/* The scope of the only unit: that of `probe`. */
static bool find_scope(struct unit *u)
{
    for (size_t i = 0; i < u->signals->count; i++) {
        const char *name = u->signals->signal[i].name, *dot = strrchr(name, '.');
        if (!dot)
            continue;
        size_t size = (size_t)(dot - name);
        if (strcmp(dot, ".valid") == 0 && size > strlen(PROBE) &&
            strncmp(dot - strlen(PROBE), PROBE, strlen(PROBE)) == 0)
            size -= strlen(PROBE);
        else if (strcmp(dot, PROBE) != 0)
            continue;
        if (u->scope && (strlen(u->scope) != size || strncmp(u->scope, name, size) != 0))
            return false;
        free(u->scope);
        u->scope = strndup(name, size);
    }
    return u->scope != NULL;
}

/* The transfers of the cycle that ends with this edge. */
static void sample(struct unit *u)
{
    const uint32_t *w = u->now;
    bool reset = bit_of(w, RESET);
    if (reset && !u->in_reset) {
        char name[FIELD_TEXT];
        snprintf(name, sizeof name, "reset %" PRIu64, ++u->resets);
        record_case(&u->record, name, TEX_SET_ALL);
        u->case_cycle = 0;
    }
    u->in_reset = reset;
    if (u->resets == 0)
        return;
    u->frame.valid = w[0] | (tex_boundary_set)w[1] << 32;
    u->frame.ready = w[2] | (tex_boundary_set)w[3] << 32;
    memcpy(u->frame.payload, w + TEX_HANDSHAKE_WORDS, sizeof u->frame.payload);
    record_cycle(&u->record, &(struct trace_cycle){
                                 .cycle = u->cycle++, .case_cycle = u->case_cycle++, .reset = reset, .rtl = &u->frame});
}

/* All changes of a time are known. A register that changes with the edge had the old value in the cycle. */
static void settle(struct unit *u)
{
    if (!bit_of(u->now, CLOCK) && bit_of(u->next, CLOCK))
        sample(u);
    memcpy(u->now, u->next, sizeof u->now);
}

/* The most significant bit first; an unknown one counts as zero. */
static void put(uint32_t *words, unsigned at, const unsigned char *value)
{
    size_t width = strlen((const char *)value);
    for (size_t i = 0; i < width; i++) {
        size_t bit = at + width - 1 - i;
        uint32_t mask = UINT32_C(1) << bit % 32;
        words[bit / 32] = value[i] == '1' ? words[bit / 32] | mask : words[bit / 32] & ~mask;
    }
}

static void changed(void *user, uint64_t time, fstHandle handle, const unsigned char *value)
{
    struct unit *u = user;
    if (u->begun && time != u->time)
        settle(u);
    u->begun = true;
    u->time = time;
    for (unsigned i = 0; i < u->count; i++)
        if (u->place[i].signal->handle == handle)
            put(u->next, u->place[i].at, value);
}

bool source_signals(const struct signals *signals, FILE *out)
{
    struct unit *u = calloc(1, sizeof *u);
    errno = u ? EINVAL : ENOMEM;
    if (!u)
        return false;
    u->signals = signals;
    if (!find_scope(u) || !find_probe(u) || !follow(u, find(u, ".clk_i", ""), 1, CLOCK) ||
        !follow(u, find(u, ".rst_i", ""), 1, RESET))
        return false;
    record_begin(&u->record, out, &(struct record_about){.numbered = true});
    for (unsigned i = 0; i < u->count; i++)
        fstReaderSetFacProcessMask(signals->reader, u->place[i].signal->handle);
    errno = EINVAL;
    if (!fstReaderIterBlocks(signals->reader, changed, u, NULL))
        return false;
    settle(u);
    if (!bit_of(u->now, CLOCK)) /* the last cycle, which no edge ends */
        sample(u);
    return record_end(&u->record) && u->resets > 0;
}
