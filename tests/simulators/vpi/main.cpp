// SPDX-License-Identifier: Apache-2.0
// The Verilator main of the VPI conformance suite: a clock of 10 ns and every callback that VPI clients may ask for,
// in the order of IEEE 1800: value changes, cbReadWriteSynch, cbReadOnlySynch; then time moves on.
#include "Vvpi_design.h"
#include "sim/locate.h"
#include "verilated.h"
#include "verilated_vpi.h"

#include <algorithm>
#include <memory>

extern "C" void (*vlog_startup_routines[])();

double sc_time_stamp()
{
    return 0;
}

namespace
{
constexpr vluint64_t kHalfPeriod = 5000;

// Newer Verilators (5.030, not 5.006) keep vpiInertialDelay puts until they are asked for. Found by the name of the
// call: VERILATOR_VERSION_INTEGER is empty in some builds.
template <typename Vpi> auto late_puts(int) -> decltype(Vpi::doInertialPuts(), bool())
{
    Vpi::doInertialPuts();
    const bool again = Vpi::evalNeeded();
    Vpi::clearEvalNeeded();
    return again;
}
template <typename Vpi> bool late_puts(long)
{
    return false;
}

void settle(Vvpi_design &top)
{
    bool again = true;
    while (again) {
        top.eval();
        again = VerilatedVpi::callValueCbs();
        again |= late_puts<VerilatedVpi>(0);
    }
}

void run(VerilatedContext &context, Vvpi_design &top)
{
    vluint64_t edge = kHalfPeriod;
    for (;;) {
        settle(top);
        while (VerilatedVpi::callCbs(cbReadWriteSynch))
            settle(top);
        VerilatedVpi::callCbs(cbReadOnlySynch);
        if (context.gotFinish())
            return;
        context.time(std::min<vluint64_t>(edge, VerilatedVpi::cbNextDeadline()));
        VerilatedVpi::callCbs(cbNextSimTime);
        VerilatedVpi::callCbs(cbAfterDelay);
        if (context.time() == edge) {
            top.clk_i = !top.clk_i;
            edge += kHalfPeriod;
        }
    }
}
} // namespace

// What harness/sim/main.cpp lends to the harness.
extern "C" void *conform_locate(const char *scope, const char *name)
{
    return locate(scope, name);
}

int main(int argc, char **argv)
{
    VerilatedContext context;
    Verilated::threadContextp(&context);
    context.commandArgs(argc, argv);
    const auto top = std::make_unique<Vvpi_design>(&context, "");
    top->clk_i = 0;
    for (auto routine = vlog_startup_routines; *routine; ++routine)
        (*routine)();
    VerilatedVpi::callCbs(cbStartOfSimulation);
    run(context, *top);
    VerilatedVpi::callCbs(cbEndOfSimulation);
    top->final();
    return 0;
}
