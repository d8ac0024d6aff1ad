// SPDX-License-Identifier: Apache-2.0
#include "base/exit_codes.h"

const char *ending_name(enum ending ending)
{
    static const char *const names[] = {"pass", "mismatch", "hang", "vacuous", "bad input", "internal error"};
    return names[ending];
}
