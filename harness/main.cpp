// SPDX-License-Identifier: Apache-2.0
// The Verilator main: builds the model, toggles the clock, delivers VPI callbacks. Everything else is C.
//
// Phase: after the eval of a rising edge the value-change callback applies new inputs; after the eval of a falling edge
// everything has settled and the callback samples. The inputs written in the first are seen by the second.
#include "Vtexlock.h"
#include "sim.h"
#include "verilated.h"
#include "verilated_vpi.h"

#include <cinttypes>
#include <cstdio>
#include <memory>

double sc_time_stamp()
{
    return 0;
}

namespace
{
constexpr std::size_t kArgument = 64;
constexpr int kRandomReset = 2; // --x-initial unique: every register starts with a random value

// From 5.036 on inertial writes through VPI wait until they are asked for. Found by the name of the call:
// VERILATOR_VERSION_INTEGER is empty in some builds of Verilator.
template <typename Vpi> auto late_puts(int) -> decltype(Vpi::doInertialPuts())
{
    Vpi::doInertialPuts();
    Vpi::clearEvalNeeded();
}
template <typename Vpi> void late_puts(long)
{
}

void settle(Vtexlock &top)
{
    top.eval();
    VerilatedVpi::callValueCbs();
    late_puts<VerilatedVpi>(0);
}

int run(sim_slot *slot, uint32_t seed, const sim_hooks *hooks)
{
    VerilatedContext context;
    Verilated::threadContextp(&context); // whose arguments the startup routines read
    char plusarg[kArgument];
    std::snprintf(plusarg, sizeof plusarg, SIM_SLOT "%" PRIxPTR, reinterpret_cast<std::uintptr_t>(slot));
    const char *arguments[] = {"texlock", plusarg};
    context.commandArgs(2, arguments);
    context.randReset(kRandomReset);
    context.randSeed(static_cast<int>(seed));
    const auto top = std::make_unique<Vtexlock>(&context, "");
    top->clk_i = 0;
    for (auto routine = vlog_startup_routines; *routine; ++routine)
        (*routine)();
    VerilatedVpi::callCbs(cbStartOfSimulation);
    settle(*top);
    while (!context.gotFinish() && !hooks->over(hooks->user)) {
        for (int level = 1; level >= 0; level--) {
            context.timeInc(1);
            top->clk_i = static_cast<CData>(level);
            settle(*top);
        }
    }
    top->final();
    return hooks->end(hooks->user);
}
} // namespace

int main(int argc, char **argv)
{
    sim_slot slot = {nullptr};
    const sim_driver driver = {"Verilator " VERILATOR_VERSION, nullptr, false, &slot, run};
    return texlock_main(argc, argv, &driver);
}
