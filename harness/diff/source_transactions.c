// SPDX-License-Identifier: Apache-2.0
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "diff/source.h"
#include "tex_defs.h"
#include "trace/record.h"

#define COLUMNS 4U
#define DIGITS 8U /* of a word */

struct log {
    struct source *source;
    struct record_out out;
    char *name; /* of the case; NULL: none yet */
    uint64_t cycle, line;
};

static const struct record_part nothing = {NULL, 0};

static void end_case(struct log *l)
{
    if (l->name)
        record_out_item(&l->out, record_item(RECORD_CASE_END, 0, 1), l->cycle, nothing, nothing);
}

/* Cases follow one another; one that comes again begins anew. */
static bool begin_case(struct log *l, const char *name, uint64_t cycle)
{
    if (l->name && strcmp(l->name, name) == 0 && cycle >= l->cycle)
        return true;
    end_case(l);
    free(l->name);
    l->name = strdup(name);
    record_out_case(&l->out, name, TEX_SET_ALL, 0);
    return l->name != NULL;
}

static unsigned find(const char *name)
{
    unsigned b = 0;
    while (b < TEX_BOUNDARIES && strcmp(tex_boundaries[b].name, name) != 0)
        b++;
    return b;
}

/* Whole words, the most significant first. */
static bool read_payload(const char *text, unsigned words, uint32_t *payload)
{
    if (strlen(text) != (size_t)words * DIGITS || strspn(text, "0123456789abcdef") != (size_t)words * DIGITS)
        return false;
    for (unsigned i = words; i-- > 0; text += DIGITS) {
        char word[DIGITS + 1] = "";
        memcpy(word, text, DIGITS);
        payload[i] = (uint32_t)strtoul(word, NULL, 16);
    }
    return true;
}

static bool read_cycle(const char *text, uint64_t *cycle)
{
    char *end = NULL;
    errno = 0;
    *cycle = strtoull(text, &end, 10);
    return isdigit((unsigned char)*text) && *end == '\0' && errno == 0 && *cycle <= UINT32_MAX;
}

/* The name of a case may have tabs: the columns are the last ones. */
static bool split(char *line, char *column[COLUMNS])
{
    for (unsigned i = COLUMNS; i-- > 1;) {
        char *tab = strrchr(line, '\t');
        if (!tab)
            return false;
        *tab = '\0';
        column[i] = tab + 1;
    }
    column[0] = line;
    return true;
}

static bool add_line(struct log *l, char *line)
{
    char *column[COLUMNS];
    uint32_t payload[TEX_PAYLOAD_WORDS];
    const uint32_t words[RECORD_BEAT_WORDS] = {RECORD_NONE, 0, 0};
    uint64_t cycle = 0;
    if (!split(line, column) || !read_cycle(column[1], &cycle))
        return source_wrong(l->source,
                            "line %" PRIu64 ": expected case, cycle, boundary and payload (run --transactions), a "
                            "recording (run --record), or a waveform of texlock",
                            l->line);
    unsigned b = find(column[2]);
    if (b == TEX_BOUNDARIES)
        return source_wrong(l->source, "line %" PRIu64 ": this build has no boundary '%.60s'", l->line, column[2]);
    if (!read_payload(column[3], tex_boundaries[b].words, payload))
        return source_wrong(l->source, "line %" PRIu64 ": expected %u digits, the payload of %s in this build", l->line,
                            tex_boundaries[b].words * DIGITS, tex_boundaries[b].name);
    if (!begin_case(l, column[0], cycle))
        l->out.failed = true;
    record_out_item(&l->out, record_item(RECORD_BEAT, b, 1), cycle, (struct record_part){words, RECORD_BEAT_WORDS},
                    (struct record_part){payload, tex_boundaries[b].words});
    l->cycle = cycle;
    return true;
}

static void write_layout(struct record_out *out)
{
    char *text = NULL;
    size_t size = 0;
    FILE *layout = open_memstream(&text, &size);
    if (layout) {
        record_layout(layout, 0, &(struct record_about){.seed = NULL});
        out->failed |= fclose(layout) != 0;
    }
    out->failed |= !text;
    record_out_layout(out, text, size);
    free(text);
}

bool source_transactions(struct source *s, FILE *in, FILE *out)
{
    struct log l = {.source = s};
    char *line = NULL;
    size_t room = 0;
    ssize_t size;
    bool good = true;
    record_out_begin(&l.out, out);
    write_layout(&l.out);
    while (good && !l.out.failed && (size = getline(&line, &room, in)) > 0) {
        l.line++;
        line[strcspn(line, "\n")] = '\0';
        good = add_line(&l, line);
    }
    end_case(&l);
    free(line);
    free(l.name);
    bool written = record_out_end(&l.out);
    if (good && !written) {
        s->no_memory = true;
        return source_wrong(s, "no temporary file of it: %s", strerror(errno));
    }
    return good && (l.line > 0 || source_wrong(s, "it is empty"));
}
