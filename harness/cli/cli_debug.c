// SPDX-License-Identifier: Apache-2.0
/* The work is a script's: it builds, runs other programs, and writes a page. That of --step is this program's. */
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/cli.h"

#define SCRIPT "scripts/debug/debug.py"

static bool steps(int argc, char **argv)
{
    for (int i = 1; i < argc && strcmp(argv[i], "--") != 0; i++)
        if (strcmp(argv[i], "--step") == 0)
            return true;
    return false;
}

enum ending cli_debug(int argc, char **argv, const struct sim_driver *driver, const char *program)
{
    if (steps(argc, argv))
        return cli_step(argc, argv, driver, program);
    char **arguments = calloc((size_t)argc + 5, sizeof *arguments);
    if (!arguments)
        return ENDING_INTERNAL;
    if (access(SCRIPT, R_OK) != 0) {
        text_line(stderr, "texlock debug: %s: %s; expected to be called in the folder of texlock's Makefile", SCRIPT,
                  strerror(errno));
        free(arguments);
        return ENDING_BAD_INPUT;
    }
    char *fixed[] = {"python3", SCRIPT, "--program", (char *)(uintptr_t)program};
    memcpy(arguments, fixed, sizeof fixed);
    memcpy(arguments + 4, argv + 1, (size_t)(argc - 1) * sizeof *argv);
    fflush(NULL);
    execvp(arguments[0], arguments);
    text_line(stderr, "texlock debug: python3: %s", strerror(errno));
    free(arguments);
    return ENDING_INTERNAL;
}
