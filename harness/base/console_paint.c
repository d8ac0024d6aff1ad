// SPDX-License-Identifier: Apache-2.0
#include "base/console_paint.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool has_colour(FILE *out)
{
    const char *term = getenv("TERM"), *none = getenv("NO_COLOR");
    int file = fileno(out);
    return file >= 0 && isatty(file) && term && *term && strcmp(term, "dumb") != 0 && !(none && *none);
}

void console_paint(FILE *out, enum console_paint paint)
{
    static const char *const codes[] = {[CONSOLE_PLAIN] = "0", [CONSOLE_BAD] = "1;31", [CONSOLE_GOOD] = "1;32"};
    if (has_colour(out))
        fprintf(out, "\033[%sm", codes[paint]);
}
