// SPDX-License-Identifier: Apache-2.0
// Part of the Verilator main: where the simulator keeps a variable that VPI can see (sim_locate). Reading a wide value
// by VPI costs microseconds in newer Verilators, writing any a tenth of one in 5.006.
#ifndef LOCATE_H
#define LOCATE_H
#include "verilated.h"
#include "verilated_sym_props.h"

#include <cstring>

// A port of the top has an inner copy; the outer one counts, as for names that VPI looks up.
inline void *locate(const char *scope, const char *name)
{
    const VerilatedContext *const context = Verilated::threadContextp();
    const VerilatedScope *const outer = std::strchr(scope, '.') ? nullptr : context->scopeFind("TOP");
    const VerilatedVar *var = outer ? outer->varFind(name) : nullptr;
    if (!var) {
        const VerilatedScope *const inner = context->scopeFind(scope);
        var = inner ? inner->varFind(name) : nullptr;
    }
    return var ? var->datap() : nullptr;
}

#endif
