// SPDX-License-Identifier: Apache-2.0
#include "debug/join.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/result_file.h"
#include "debug/signals.h"
#include "report/wave_child.h"

#define FIRST_ROOM 4096
#define SECONDS 600U /* that the writer may take */

/* A change of a signal of the smaller file. */
struct change {
    uint64_t time;
    fstHandle target;
    char *value;
};

struct joining {
    const struct join *join;
    const char *part; /* the file to write to */
    struct signals many, few;
    fstHandle *target[2]; /* of each handle of these: that in the file */
    struct change *change;
    size_t count, room, next;
    void *writer;
    uint64_t now; /* last time that was written */
    bool begun, failed;
};

static void keep(void *user, uint64_t time, fstHandle handle, const unsigned char *value)
{
    struct joining *j = user;
    if (j->count == j->room) {
        size_t room = j->room ? 2 * j->room : FIRST_ROOM;
        struct change *change = realloc(j->change, room * sizeof *change);
        j->failed |= !change;
        if (!change)
            return;
        j->change = change;
        j->room = room;
    }
    char *copy = strdup((const char *)value);
    j->failed |= !copy;
    if (copy)
        j->change[j->count++] = (struct change){time, j->target[1][handle], copy};
}

static void advance(struct joining *j, uint64_t time)
{
    if (j->begun && time <= j->now)
        return;
    fstWriterEmitTimeChange(j->writer, time);
    j->now = time;
    j->begun = true;
}

/* What changed in the smaller file up to a time. */
static void emit_until(struct joining *j, uint64_t time)
{
    for (; j->next < j->count && j->change[j->next].time <= time; j->next++) {
        advance(j, j->change[j->next].time);
        fstWriterEmitValueChange(j->writer, j->change[j->next].target, j->change[j->next].value);
    }
}

static void pass_on(void *user, uint64_t time, fstHandle handle, const unsigned char *value)
{
    struct joining *j = user;
    emit_until(j, time);
    advance(j, time);
    fstWriterEmitValueChange(j->writer, j->target[0][handle], value);
}

static void read_all(struct joining *j, const struct signals *s,
                     void (*found)(void *user, uint64_t time, fstHandle handle, const unsigned char *value))
{
    fstReaderSetFacProcessMaskAll(s->reader);
    if (!fstReaderIterBlocks(s->reader, found, j, NULL))
        j->failed = true;
}

static bool open_all(struct joining *j)
{
    errno = 0;
    if (!signals_open(&j->many, j->join->many) || !signals_open(&j->few, j->join->few))
        return false;
    j->target[0] = calloc(j->many.handles, sizeof(fstHandle));
    j->target[1] = calloc(j->few.handles, sizeof(fstHandle));
    if (j->target[0] && j->target[1])
        j->writer = fstWriterCreate(j->part, 1);
    return j->writer != NULL;
}

/* In a process of its own: what it has allocated goes with it. */
static bool write_joined(void *user)
{
    struct joining *j = user;
    if (!open_all(j))
        return false;
    fstWriterSetPackType(j->writer, FST_WR_PT_LZ4);
    fstWriterSetVersion(j->writer, "texlock");
    fstWriterSetTimescaleFromString(j->writer, "1ns");
    if (!signals_read(&j->few, j->writer, j->target[1]) || !signals_read(&j->many, j->writer, j->target[0]))
        return false;
    read_all(j, &j->few, keep);
    read_all(j, &j->many, pass_on);
    emit_until(j, UINT64_MAX);
    fstWriterClose(j->writer);
    return !j->failed;
}

static bool is_fst(const char *path, char *error, size_t size)
{
    struct signals s;
    bool good = signals_open(&s, path);
    if (!good)
        snprintf(error, size, "%s: no FST file can be read there", path);
    signals_close(&s);
    return good;
}

bool join_write(const struct join *join, char *error, size_t size)
{
    struct result_file file;
    struct joining j = {.join = join};
    if (!is_fst(join->many, error, size) || !is_fst(join->few, error, size))
        return false;
    j.part = result_file_begin(&file, RESULT_WAVE, join->out);
    bool good = j.part && wave_child_within(write_joined, &j, SECONDS);
    int reason = errno;
    if (j.part) {
        errno = reason;
        good = result_file_close(&file, good);
        reason = good ? 0 : errno ? errno : reason;
    }
    if (!good)
        snprintf(error, size, "%s: %s", join->out, result_file_error(reason));
    return good;
}
