// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_host.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/exit_codes.h"
#include "run/sim.h"
#include "sim/vpi_bind.h"
#include "sim/vpi_call.h"
#include "sim/vpi_four.h"
#include "sim/vpi_stop.h"

#define DUT "texlock_top.dut"
#define NAME_TEXT 128

/* Lives as long as the process. */
struct host {
    struct sim_slot slot; /* first: run() is given its address */
    struct sim_hooks hooks;
    bool begun;
    char simulator[NAME_TEXT];
    char **argv; /* the program's: runs keep pointers into it */
};

/* Icarus has a call for its exit status; elsewhere the process ends here. */
static void leave(int status)
{
    void (*set)(int) = NULL;
    *(void **)&set = dlsym(RTLD_DEFAULT, "vpip_set_return_value");
    if (set)
        set(status);
    else
        exit(status);
}

static PLI_INT32 on_end(p_cb_data data)
{
    struct host *h = (struct host *)data->user_data;
    leave(h->hooks.end(h->hooks.user));
    free(h->argv);
    free(h);
    return 0;
}

static int run(struct sim_slot *slot, uint32_t seed, const struct sim_hooks *hooks)
{
    struct host *h = (struct host *)slot;
    s_cb_data at_end = {.reason = cbEndOfSimulation, .cb_rtn = on_end, .user_data = (PLI_BYTE8 *)h};
    (void)seed; /* registers begin as X */
    h->hooks = *hooks;
    h->begun = true;
    vpi_bind_start(slot->session);
    struct vpi_calls *calls = vpi_bind_calls(slot->session);
    vpi_stop_register(&h->hooks, calls);
    vpi_call_register_once(calls, &at_end, "the end of the simulation");
    if (calls->failed[0]) /* we would never be called again */
        exit(h->hooks.end(h->hooks.user));
    return 0;
}

/* NULL if not in the arguments. */
static const char *sources(const s_vpi_vlog_info *info)
{
    for (int i = 0; i < info->argc; i++) {
        const char *text = info->argv[i];
        if (strncmp(text, VPI_HOST_COMMAND, strlen(VPI_HOST_COMMAND)) == 0)
            return NULL;
        if (strncmp(text, VPI_HOST_SOURCES, strlen(VPI_HOST_SOURCES)) == 0 && text[strlen(VPI_HOST_SOURCES)])
            return text + strlen(VPI_HOST_SOURCES);
    }
    return NULL;
}

/* Does not return if the command did not begin a simulation. */
static void command(const s_vpi_vlog_info *info, int at)
{
    if (vpi_four_settled()) {
        fprintf(stderr, "texlock: no active mode in a program of Verilator: expected build/texlock\n");
        exit(ENDING_INTERNAL);
    }
    struct host *h = calloc(1, sizeof *h);
    int argc = info->argc - at;
    if (h)
        h->argv = calloc((size_t)argc + 1, sizeof *h->argv);
    if (!h || !h->argv) {
        fputs("texlock: out of memory\n", stderr);
        exit(ENDING_INTERNAL);
    }
    for (int i = 0; i < argc; i++)
        h->argv[i] = info->argv[at + i];
    h->argv[0] += strlen(VPI_HOST_COMMAND);
    snprintf(h->simulator, sizeof h->simulator, "%s %s", info->product, info->version);
    struct sim_driver driver = {
        .simulator = h->simulator, .sources = sources(info), .dut = DUT, .hosted = true, .slot = &h->slot, .run = run};
    int status = texlock_main(argc, h->argv, &driver);
    if (!h->begun)
        exit(status);
}

bool vpi_host_attach(const s_vpi_vlog_info *info)
{
    for (int i = 0; i < info->argc; i++)
        if (strncmp(info->argv[i], VPI_HOST_COMMAND, strlen(VPI_HOST_COMMAND)) == 0) {
            command(info, i);
            return true;
        }
    return false;
}
