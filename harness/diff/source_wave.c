// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/field.h"
#include "debug/signals.h"
#include "diff/source.h"
#include "diff/source_fst.h"
#include "report/wave.h"
#include "report/wave_child.h"
#include "report/wave_view.h"
#include "tex_defs.h"
#include "trace/record.h"

#define SECONDS 600U /* that the reader may take */
#define CASE "waveform"
#define VALUE_MOST (32U * RECORD_WORDS)

/* What a signal is: of a side and a boundary, valid, ready, or bits of the payload. */
enum what { NOTHING, VALID, READY, BITS };
struct place {
    enum what what;
    enum trace_side side;
    unsigned boundary, offset;
};

struct boundary {
    char name[FIELD_TEXT];
    const struct tex_boundary_info *info; /* of this build; NULL: it has none of that name */
    unsigned bits;
    FILE *fields; /* lines of the layout */
    char *text;
    size_t size;
    bool moves[TRACE_SIDES][2]; /* valid, ready */
    uint32_t payload[TRACE_SIDES][RECORD_WORDS];
};

struct wave {
    struct source *source;
    FILE *file;
    struct record_out out;
    struct signals signals;
    struct place *place; /* of each signal */
    char **value;        /* of each handle, NULL: none yet */
    struct boundary boundary[RECORD_BOUNDARIES];
    unsigned count;
    uint64_t now;
    bool begun, failed;
};

static const struct record_part nothing = {NULL, 0};

static struct boundary *boundary_of(struct wave *w, const char *name)
{
    for (unsigned b = 0; b < w->count; b++)
        if (strcmp(w->boundary[b].name, name) == 0)
            return &w->boundary[b];
    if (w->count == RECORD_BOUNDARIES)
        return NULL;
    struct boundary *b = &w->boundary[w->count++];
    snprintf(b->name, sizeof b->name, "%s", name);
    for (unsigned i = 0; i < TEX_BOUNDARIES; i++)
        if (strcmp(tex_boundaries[i].name, name) == 0)
            b->info = &tex_boundaries[i];
    b->fields = open_memstream(&b->text, &b->size);
    return b->fields ? b : NULL;
}

/* The leaf of this build that a waveform calls so, with its element; NULL: it has none. */
static const struct tex_leaf_info *leaf_of(const struct tex_boundary_info *info, const char *name, unsigned *element)
{
    for (unsigned i = 0; info && i < info->leaves_count; i++)
        for (*element = 0; *element < info->leaves[i].count; ++*element) {
            char text[2 * FIELD_TEXT];
            wave_signal_name(&info->leaves[i], *element, true, text, sizeof text);
            text[strcspn(text, " ")] = '\0';
            if (strcmp(text, name) == 0)
                return &info->leaves[i];
        }
    return NULL;
}

/* Room for a field. A further element has it by the first one, which comes before. */
static bool add_field(struct boundary *b, const char *name, unsigned width, unsigned *offset)
{
    unsigned element = 0;
    const struct tex_leaf_info *leaf = leaf_of(b->info, name, &element);
    if (leaf && leaf->width != width)
        leaf = NULL;
    if (leaf && element > 0) {
        *offset = b->bits - (leaf->count - element) * width;
        return b->bits >= leaf->count * width;
    }
    unsigned count = leaf ? leaf->count : 1;
    if (b->bits + count * width > VALUE_MOST)
        return false;
    fprintf(b->fields, "field\t%s\t%u\t%u\t%u\t%c\t%s\n", leaf ? leaf->name : name, b->bits, width, count,
            leaf ? leaf->kind : 'x', leaf && leaf->code ? leaf->code : "-");
    *offset = b->bits;
    b->bits += count * width;
    return true;
}

/* The model has the fields of the RTL, in the same order. */
static bool same_field(const struct wave *w, const struct signal *signal, unsigned *offset)
{
    const char *name = signal->name + strlen("texlock.model.");
    for (size_t i = 0; i < w->signals.count; i++) {
        const struct signal *s = &w->signals.signal[i];
        if (strncmp(s->name, "texlock.rtl.", strlen("texlock.rtl.")) == 0 &&
            strcmp(s->name + strlen("texlock.rtl."), name) == 0 && s->width == signal->width) {
            *offset = w->place[i].offset;
            return w->place[i].what == BITS;
        }
    }
    return false;
}

/* texlock.SIDE.BOUNDARY.FIELD */
static bool find_place(struct wave *w, const struct signal *signal, struct place *place)
{
    char boundary[FIELD_TEXT];
    static const char *const scope[TRACE_SIDES] = {"texlock.rtl.", "texlock.model."};
    unsigned side = 0;
    while (side < TRACE_SIDES && strncmp(signal->name, scope[side], strlen(scope[side])) != 0)
        side++;
    const char *name = side < TRACE_SIDES ? signal->name + strlen(scope[side]) : NULL;
    const char *dot = name ? strchr(name, '.') : NULL;
    if (!dot)
        return true; /* another signal */
    snprintf(boundary, sizeof boundary, "%.*s", (int)(dot - name), name);
    struct boundary *b = boundary_of(w, boundary);
    if (!b)
        return false;
    *place = (struct place){.side = (enum trace_side)side, .boundary = (unsigned)(b - w->boundary)};
    place->what = strcmp(dot + 1, "valid") == 0 ? VALID : strcmp(dot + 1, "ready") == 0 ? READY : BITS;
    if (place->what != BITS)
        return signal->width == 1;
    return side == TRACE_RTL ? add_field(b, dot + 1, signal->width, &place->offset)
                             : same_field(w, signal, &place->offset);
}

static void write_layout(struct wave *w)
{
    char *text = NULL;
    size_t size = 0;
    FILE *layout = open_memstream(&text, &size);
    if (layout)
        fputs(RECORD_NUMBERED, layout);
    for (unsigned i = 0; layout && i < w->count; i++) {
        struct boundary *b = &w->boundary[i];
        w->failed |= fflush(b->fields) != 0;
        fprintf(layout, "boundary\t%s\t%s\t%s\t%u\t0\n%s", b->name, b->info ? b->info->stage : b->name,
                b->info ? b->info->consumer : b->name, b->bits ? (b->bits + 31) / 32 : 1, b->text ? b->text : "");
    }
    w->failed |= !layout || fclose(layout) != 0;
    record_out_layout(&w->out, text ? text : "", size);
    free(text);
}

static void put_value(struct boundary *b, const struct place *p, const char *value)
{
    bool one = strcmp(value, "1") == 0;
    size_t width = strlen(value);
    if (p->what != BITS) {
        b->moves[p->side][p->what == READY] = one;
        return;
    }
    for (size_t i = 0; i < width; i++) /* the most significant bit first; an unknown one counts as zero */
        if (value[i] == '1') {
            size_t bit = p->offset + width - 1 - i;
            b->payload[p->side][bit / 32] |= UINT32_C(1) << bit % 32;
        }
}

static bool stands(const struct boundary *b)
{
    return b->info && TEX_SET_STANDING >> (b->info - tex_boundaries) & 1;
}

/* The transfers of a cycle: all values are known. */
static void sample(struct wave *w)
{
    static const uint32_t words[RECORD_BEAT_WORDS] = {RECORD_NONE, 0, 0};
    for (unsigned b = 0; b < w->count; b++) {
        memset(w->boundary[b].payload, 0, sizeof w->boundary[b].payload);
        memset(w->boundary[b].moves, 0, sizeof w->boundary[b].moves);
    }
    for (size_t i = 0; i < w->signals.count; i++) {
        const char *value = w->value[w->signals.signal[i].handle];
        if (value && w->place[i].what != NOTHING)
            put_value(&w->boundary[w->place[i].boundary], &w->place[i], value);
    }
    for (unsigned i = 0; i < w->count; i++) {
        const struct boundary *b = &w->boundary[i];
        for (unsigned side = 0; side < TRACE_SIDES; side++)
            if (b->moves[side][0] && b->moves[side][1] && !stands(b))
                record_out_item(&w->out, record_item(RECORD_BEAT, i, 1U << side), w->now / WAVE_NS_PER_CYCLE,
                                (struct record_part){words, RECORD_BEAT_WORDS},
                                (struct record_part){b->payload[side], b->bits ? (b->bits + 31) / 32 : 1});
    }
}

static void changed(void *user, uint64_t time, fstHandle handle, const unsigned char *value)
{
    struct wave *w = user;
    size_t size = strlen((const char *)value) + 1;
    if (w->begun && time != w->now && w->now % WAVE_NS_PER_CYCLE == 0)
        sample(w);
    w->begun = true;
    w->now = time;
    if (!w->value[handle])
        w->value[handle] = malloc(size); /* the values of a signal have one length */
    w->failed |= !w->value[handle];
    if (w->value[handle])
        memcpy(w->value[handle], value, size);
}

static bool places(struct wave *w)
{
    w->place = calloc(w->signals.count + 1, sizeof *w->place);
    w->value = calloc(w->signals.handles, sizeof *w->value);
    errno = w->place && w->value ? EINVAL : ENOMEM;
    for (size_t i = 0; w->place && w->value && i < w->signals.count; i++)
        if (!find_place(w, &w->signals.signal[i], &w->place[i]))
            return false;
    return w->place && w->value && w->count > 0;
}

static bool is_wave(const struct signals *s)
{
    for (size_t i = 0; i < s->count; i++)
        if (strncmp(s->signal[i].name, "texlock.rtl.", strlen("texlock.rtl.")) == 0)
            return true;
    return false;
}

/* In a process of its own: what it has allocated goes with it, and a damaged file harms nothing else. */
static bool convert(void *user)
{
    struct wave *w = user;
    errno = EINVAL;
    if (!signals_open(&w->signals, w->source->path) || !signals_read(&w->signals, NULL, NULL))
        return false;
    if (!is_wave(&w->signals))
        return source_signals(&w->signals, w->file) && fflush(w->file) == 0;
    if (!places(w))
        return false;
    record_out_begin(&w->out, w->file);
    write_layout(w);
    record_out_case(&w->out, CASE, UINT64_MAX, RECORD_MODELLED);
    fstReaderSetFacProcessMaskAll(w->signals.reader);
    errno = EINVAL;
    if (!fstReaderIterBlocks(w->signals.reader, changed, w, NULL))
        return false;
    if (w->begun && w->now % WAVE_NS_PER_CYCLE == 0)
        sample(w);
    record_out_item(&w->out, record_item(RECORD_CASE_END, 0, 3), w->now / WAVE_NS_PER_CYCLE, nothing, nothing);
    return record_out_end(&w->out) && !w->failed && fflush(w->file) == 0;
}

bool source_wave(struct source *s, FILE *out)
{
    struct wave *w = calloc(1, sizeof *w);
    if (w)
        *w = (struct wave){.source = s, .file = out};
    bool good = w && wave_child_within(convert, w, SECONDS);
    int error = w ? errno : ENOMEM;
    free(w);
    if (good)
        return true;
    s->no_memory = error == ENOMEM || error == ENOSPC;
    return source_wrong(s,
                        "no waveform can be read there: expected signals texlock.rtl.BOUNDARY.FIELD, or one unit with "
                        "probe, clk_i and rst_i as in this build%s%s",
                        s->no_memory ? "; " : "", s->no_memory ? strerror(error) : "");
}
