// SPDX-License-Identifier: Apache-2.0
/* One line on a terminal for long work: progress, speed, time left. Silent where stderr is not a terminal. */
#ifndef PROGRESS_H
#define PROGRESS_H
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

struct progress {
    bool on, shown;
    uint64_t total; /* instructions, 0 = not known */
    uint32_t calls;
    struct timespec begin, last;
};

void progress_begin(struct progress *p, uint64_t total);
/* Cheap; looks at the clock once in many calls. */
void progress_update(struct progress *p, uint64_t done, uint64_t cycles);
/* Looks at the clock in every call. */
void progress_show(struct progress *p, uint64_t done, uint64_t cycles);
/* Clear the line before other output. */
void progress_clear(struct progress *p);
/* Seconds between two times. */
double progress_seconds(const struct timespec *from, const struct timespec *to);

#endif
