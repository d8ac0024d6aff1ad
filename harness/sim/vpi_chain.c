// SPDX-License-Identifier: Apache-2.0
/*
 * For mains that start one VPI library by the name of its entry, as cocotb's main for Verilator does. Linked before
 * that library, this entry is found first. It starts the checker and then the next library.
 */
#include <dlfcn.h>
#include <stddef.h>

extern void (*vlog_startup_routines[])(void);

__attribute__((visibility("default"))) void vlog_startup_routines_bootstrap(void);
void vlog_startup_routines_bootstrap(void)
{
    void (*next)(void) = NULL;
    *(void **)&next = dlsym(RTLD_NEXT, "vlog_startup_routines_bootstrap");
    for (size_t i = 0; vlog_startup_routines[i]; i++)
        vlog_startup_routines[i]();
    if (next)
        next();
}
