// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#define ENTRY "vlog_startup_routines_bootstrap"
#define ROUTINES "vlog_startup_routines"
#define PATH_TEXT 4096

/* POSIX: an address from dlsym is as good as a pointer to a function. */
static void (*function(void *address))(void)
{
    void (*routine)(void);
    memcpy(&routine, &address, sizeof routine);
    return routine;
}

static bool find_entry(struct vpi_library *library, const char *path, const char *entry, char *error, size_t size)
{
    void *address = dlsym(library->handle, entry ? entry : ENTRY);
    if (address) {
        library->entry = function(address);
        return true;
    }
    library->routines = entry ? NULL : dlsym(library->handle, ROUTINES);
    if (library->routines)
        return true;
    if (entry)
        snprintf(error, size, "'%s' has no function '%s'", path, entry);
    else
        snprintf(error, size, "'%s' is no VPI library: it has neither %s nor %s; name its entry as LIB:ENTRY", path,
                 ENTRY, ROUTINES);
    return false;
}

bool vpi_library_open(struct vpi_library *library, const char *text, char *error, size_t size)
{
    char path[PATH_TEXT];
    const char *colon = strrchr(text, ':');
    const char *entry = colon && !strchr(colon, '/') ? colon + 1 : NULL;
    size_t length = entry ? (size_t)(colon - text) : strlen(text);
    *library = (struct vpi_library){0};
    if (length == 0 || length >= sizeof path || (entry && !*entry)) {
        snprintf(error, size, "'%s': expected LIB or LIB:ENTRY", text);
        return false;
    }
    memcpy(path, text, length);
    path[length] = '\0';
    library->handle = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (!library->handle) {
        snprintf(error, size, "cannot load '%s': %s", path, dlerror());
        return false;
    }
    return find_entry(library, path, entry, error, size);
}

void vpi_library_start(const struct vpi_library *library)
{
    if (library->entry)
        library->entry();
    for (void (**routine)(void) = library->routines; routine && *routine; routine++)
        (*routine)();
}
