// SPDX-License-Identifier: Apache-2.0
#include "base/progress.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define CALLS_PER_LOOK 1024U
#define SECONDS_PER_LINE 0.25

void progress_begin(struct progress *p, uint64_t total)
{
    memset(p, 0, sizeof *p);
    p->on = isatty(STDERR_FILENO);
    p->total = total;
    clock_gettime(CLOCK_MONOTONIC, &p->begin);
    p->last = p->begin;
}

double progress_seconds(const struct timespec *from, const struct timespec *to)
{
    return (double)(to->tv_sec - from->tv_sec) + 1e-9 * (double)(to->tv_nsec - from->tv_nsec);
}

void progress_update(struct progress *p, uint64_t done, uint64_t cycles)
{
    if (p->on && ++p->calls % CALLS_PER_LOOK == 0)
        progress_show(p, done, cycles);
}

void progress_show(struct progress *p, uint64_t done, uint64_t cycles)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (!p->on || progress_seconds(&p->last, &now) < SECONDS_PER_LINE)
        return;
    p->last = now;
    p->shown = true;
    double seconds = progress_seconds(&p->begin, &now);
    fprintf(stderr, "\r%" PRIu64 "/%" PRIu64 " instructions, %" PRIu64 " cycles, %.3g kHz", done, p->total, cycles,
            (double)cycles / seconds / 1e3);
    if (done > 0 && p->total > done)
        fprintf(stderr, ", %.0f s left", seconds * (double)(p->total - done) / (double)done);
    fputs("\033[K", stderr);
}

void progress_clear(struct progress *p)
{
    if (p->shown)
        fputs("\r\033[K", stderr);
    p->shown = false;
}
