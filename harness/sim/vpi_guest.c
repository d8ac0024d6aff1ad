// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_guest.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/mutant.h"
#include "base/text.h"
#include "sim/vpi_watch.h"

#define ERROR_TEXT 1024

/*
 * The simulator knows nothing of verdicts: it would exit with 0. Handlers that were registered before ours, and would
 * run after it, do not run where a failure must be reported.
 */
static void on_leave(int status, void *user)
{
    struct vpi_watch *v = user;
    enum ending ending = vpi_watch_finish(v);
    vpi_watch_destroy(v);
    if (ending == ENDING_PASS || status != 0)
        return;
    fflush(NULL);
    _exit((int)ending);
}

void vpi_guest_attach(const s_vpi_vlog_info *info)
{
    char error[ERROR_TEXT];
    struct vpi_watch_options options;
    uint32_t mutant;
    if (!vpi_watch_options(&options, info->argc, info->argv, error, sizeof error) ||
        !mutant_read(&mutant, error, sizeof error)) {
        vpi_watch_refused(&options, ENDING_BAD_INPUT, error);
        exit(ENDING_BAD_INPUT);
    }
    struct vpi_watch *v = vpi_watch_create(&options, NULL, NULL, stdout);
    if (!v || on_exit(on_leave, v) != 0) {
        fputs("texlock: out of memory\n", stderr);
        exit(ENDING_INTERNAL);
    }
    vpi_watch_start(v);
}
