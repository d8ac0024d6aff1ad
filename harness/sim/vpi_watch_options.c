// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "sim/vpi_watch.h"
#include "watch/capture.h"

#define PREFIX "+texlock+"
#define TIMEOUT_MAX 1000000U
#define TIMEOUT 600U /* a testbench may compute for a long time between two clock cycles */

/* The text after NAME= , NULL if `text` is another option. */
static const char *value_of(const char *text, const char *name)
{
    size_t size = strlen(name);
    return strncmp(text, name, size) == 0 && text[size] == '=' ? text + size + 1 : NULL;
}

static bool number(const char *text, uint64_t *value)
{
    char *end = NULL;
    errno = 0;
    *value = strtoull(text, &end, 10);
    return *text >= '0' && *text <= '9' && *end == '\0' && errno == 0;
}

static bool take(struct vpi_watch_options *o, const char *text)
{
    const char *value;
    uint64_t big;
    if (strcmp(text, "continue") == 0)
        return o->watch.go_on = true;
    if (strcmp(text, "nowave") == 0)
        return !(o->watch.wave = false);
    if ((value = value_of(text, "out")))
        return *(o->watch.out = value) != '\0';
    if ((value = value_of(text, "strictness")))
        return case_strictness_find(value, strlen(value), &o->watch.strictness);
    if ((value = value_of(text, "window")))
        return number(value, &big) && big > 0 && big <= CASE_WINDOW_MAX && (o->watch.window = (uint32_t)big) &&
               (o->window_given = true);
    if ((value = value_of(text, "timeout")))
        return number(value, &big) && big <= TIMEOUT_MAX && ((o->timeout = (uint32_t)big), true);
    if ((value = value_of(text, "from")))
        return number(value, &o->watch.from);
    if ((value = value_of(text, "keep")))
        return number(value, &big) && big >= CAPTURE_KEPT_LEAST && big <= CAPTURE_KEPT_MOST &&
               (o->watch.kept = (uint32_t)big) > 0;
    if ((value = value_of(text, "units")))
        return number(value, &big) && big > 0 && big <= VPI_WATCH_UNITS && (o->units = (unsigned)big) > 0;
    if ((value = value_of(text, "dut")) && *value && o->duts < VPI_WATCH_UNITS) {
        o->dut[o->duts++] = value;
        return true;
    }
    return false;
}

bool vpi_watch_options(struct vpi_watch_options *options, int argc, char *const *argv, char *error, size_t size)
{
    *options = (struct vpi_watch_options){
        .timeout = TIMEOUT, .watch = {.out = VPI_WATCH_OUT, .program = "texlock", .wave = true, .window = CASE_WINDOW}};
    for (int i = 0; i < argc; i++) /* where it is told that an option is refused */
        if (strncmp(argv[i], VPI_WATCH_OUT_OPTION, strlen(VPI_WATCH_OUT_OPTION)) == 0)
            take(options, argv[i] + strlen(PREFIX));
    for (int i = 0; i < argc; i++) {
        if (strncmp(argv[i], PREFIX, strlen(PREFIX)) != 0 || take(options, argv[i] + strlen(PREFIX)))
            continue;
        const char *old = value_of(argv[i] + strlen(PREFIX), "level");
        if (old) {
            snprintf(error, size, "option '%s': it is called +texlock+strictness=%s now", argv[i], old);
            return false;
        }
        snprintf(error, size,
                 "option '%s': expected +texlock+dut=PATH (up to %d), +texlock+units=N (1..%d), +texlock+out=DIR, "
                 "+texlock+continue, +texlock+nowave, +texlock+timeout=SECONDS, +texlock+from=CYCLE, "
                 "+texlock+keep=INSTRUCTIONS (%u..%u), "
                 "+texlock+strictness=cycle|order|arch or "
                 "+texlock+window=CYCLES (1..%u)",
                 argv[i], VPI_WATCH_UNITS, VPI_WATCH_UNITS, CAPTURE_KEPT_LEAST, CAPTURE_KEPT_MOST, CASE_WINDOW_MAX);
        return false;
    }
    if (options->window_given && options->watch.strictness == STRICT_CYCLE) {
        snprintf(error, size,
                 "option '+texlock+window=%u': it is for +texlock+strictness=order and arch, not for cycle",
                 options->watch.window);
        return false;
    }
    return true;
}
