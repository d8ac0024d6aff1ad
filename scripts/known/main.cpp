// SPDX-License-Identifier: Apache-2.0
// The Verilator main of the known answers: a clock until $finish.
#include "Vknown.h"
#include "verilated.h"

#include <cstdio>
#include <cstdlib>

double sc_time_stamp()
{
    return 0;
}

// The run-time library is that of build/texlock, which brings its own of these.
void vl_finish(const char *, int, const char *)
{
    Verilated::threadContextp()->gotFinish(true);
}
void vl_stop(const char *file, int line, const char *)
{
    std::printf("known: stopped at %s:%d\n", file, line);
    Verilated::threadContextp()->gotFinish(true);
}
void vl_fatal(const char *file, int line, const char *, const char *what)
{
    std::printf("known: %s:%d: %s\n", file, line, what);
    std::fflush(nullptr);
    std::_Exit(EXIT_FAILURE);
}

int main(int argc, char **argv)
{
    VerilatedContext context;
    context.commandArgs(argc, argv);
    context.randReset(2);
    Vknown top(&context, "");
    for (int edge = 0; edge < 1000000 && !context.gotFinish(); edge++) {
        context.timeInc(1);
        top.clk = edge & 1;
        top.eval();
    }
    top.final();
    return 0;
}
