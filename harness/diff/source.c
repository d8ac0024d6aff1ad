// SPDX-License-Identifier: Apache-2.0
#include "diff/source.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>

#include "trace/record_file.h"

#define FST_HEAD "\0\0\0\0\0\0\0\x01\x49" /* a header, of 329 bytes */
#define HEAD (sizeof RECORD_MARK - 1)

_Static_assert(HEAD > sizeof FST_HEAD, "the mark is the longer one");

bool source_wrong(struct source *s, const char *format, ...)
{
    va_list args;
    int used = snprintf(s->error, s->size, "%.300s: ", s->path);
    va_start(args, format);
    vsnprintf(s->error + used, s->size - (size_t)used, format, args);
    va_end(args);
    return false;
}

static FILE *converted(struct source *s, FILE *in, bool wave)
{
    FILE *out = tmpfile();
    if (!out) {
        s->no_memory = true;
        source_wrong(s, "no temporary file: %s", strerror(errno));
        return NULL;
    }
    if (wave ? source_wave(s, out) : source_transactions(s, in, out))
        return out;
    fclose(out);
    return NULL;
}

FILE *source_open(struct source *s)
{
    struct stat at;
    char head[HEAD] = "";
    FILE *in = fopen(s->path, "rbe");
    s->no_memory = !in && errno == ENOMEM;
    if (!in || fstat(fileno(in), &at) != 0 || !S_ISREG(at.st_mode)) {
        source_wrong(s, "%s", in ? "expected a file" : strerror(errno));
        if (in)
            fclose(in);
        return NULL;
    }
    size_t size = fread(head, 1, HEAD, in);
    if (size == HEAD && memcmp(head, RECORD_MARK, HEAD) == 0)
        return in;
    rewind(in);
    bool wave = size == HEAD && memcmp(head, FST_HEAD, sizeof FST_HEAD - 1) == 0;
    FILE *out = converted(s, in, wave);
    fclose(in);
    return out;
}
