// SPDX-License-Identifier: Apache-2.0
// The Verilator main: builds the model, toggles the clock, delivers VPI callbacks. Everything else is C.
//
// Two event loops. `run` is ours: the harness drives. `watch` is for libraries that drive by delays, as cocotb does.
//
// Phase of `run`: after the eval of a rising edge the value-change callback applies new inputs; after the eval of a
// falling edge everything has settled and the callback samples. The inputs written in the first are seen by the second.
#include "Vtexlock.h"
#include "base/exit_codes.h"
#include "run/sim.h"
#include "sim/coverage.h"
#include "sim/locate.h"
#include "sources.h" // written beside what Verilator makes of the RTL
#include "verilated.h"
#include "verilated_vpi.h"
#if VM_TRACE
#include "verilated_fst_c.h"
#endif

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <string>
#include <type_traits>
#include <unistd.h>
#include <unordered_map>
#include <vector>

bool texlock_inputs_held; // scripts/verilated_parts.py: no input but the clock has changed since the last evaluation

double sc_time_stamp()
{
    return 0;
}

namespace
{
constexpr std::size_t kArgument = 64;
#ifdef TEXLOCK_NETLIST
constexpr bool kNetlist = true;
#else
constexpr bool kNetlist = false;
#endif
constexpr char kByVpi[] = "*VPI*"; // vpi_control(vpiFinish), as Verilator names its place
constexpr int kRandomReset = 2;    // --x-initial unique: every register starts with a random value

// In newer Verilators (5.030, not 5.006) inertial writes through VPI wait until they are requested. Found by the name
// of the call: VERILATOR_VERSION_INTEGER is empty in some builds.
template <typename Vpi> auto late_puts(int) -> decltype(Vpi::doInertialPuts())
{
    Vpi::doInertialPuts();
    Vpi::clearEvalNeeded();
}
template <typename Vpi> void late_puts(long)
{
}

// Who is notified when Verilator stops. Its calls carry no context, hence the one static.
struct Listener {
    bool (*stopped)(void *user, const sim_stop *stop);
    int (*end)(void *user);
    void *user;
    bool alone;  // no testbench
    bool random; // registers hold random values: no edge with reset has passed
};
Listener &listener()
{
    static Listener one;
    return one;
}

void tell(const char *file, int line, const char *what)
{
    const sim_stop stop = {what, file ? file : "", line};
    if (!listener().stopped || listener().stopped(listener().user, &stop))
        Verilated::threadContextp()->gotFinish(true);
}

// Only scopes with something public are there.
void modules(void (*found)(void *user, const char *path), void *user)
{
    for (const auto &scope : *Verilated::threadContextp()->scopeNameMap())
        if (scope.second->type() == VerilatedScope::SCOPE_MODULE)
            found(user, scope.first);
}

#ifndef TEXLOCK_TESTBENCH
// Records the signals of the cycles that are asked for, in a program that was built to.
#if VM_TRACE
constexpr bool kTraces = true;
class Tracer
{
  public:
    Tracer(Vtexlock &top, VerilatedContext &context, const sim_trace &trace) : wanted(trace)
    {
        if (!wanted.path)
            return;
        context.traceEverOn(true);
        top.trace(&file, kLevels);
    }
    ~Tracer()
    {
        if (file.isOpen())
            file.close();
    }
    void half(uint64_t cycle, bool clk)
    {
        if (!wanted.path || cycle < wanted.from || cycle > wanted.to)
            return;
        if (!file.isOpen())
            file.open(wanted.path);
        file.dump((cycle - wanted.zero) * kPeriod + (clk ? 0 : kPeriod / 2));
    }

  private:
    static constexpr int kLevels = 99;
    static constexpr uint64_t kPeriod = 10;
    const sim_trace wanted;
    VerilatedFstC file;
};
#else
constexpr bool kTraces = false;
struct Tracer {
    Tracer(Vtexlock &, VerilatedContext &, const sim_trace &)
    {
    }
    void half(uint64_t, bool)
    {
    }
};
#endif

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
    context.randReset(coverage::power_up(kRandomReset));
    context.randSeed(static_cast<int>(seed));
    Verilated::fatalOnVpiError(false); // who called asks vpi_chk_error
    listener() = {hooks->stopped, hooks->end, hooks->user, true, false};
    const auto top = std::make_unique<Vtexlock>(&context, "");
    const coverage::Run counted(&context);
    Tracer tracer(*top, context, hooks->trace);
    top->clk_i = 0;
    for (auto routine = vlog_startup_routines; *routine; ++routine)
        (*routine)();
    VerilatedVpi::callCbs(cbStartOfSimulation);
    settle(*top);
    listener().random = true;
    for (uint64_t cycle = 0; !context.gotFinish() && !hooks->over(hooks->user); cycle++) {
        for (int clk = 1; clk >= 0; clk--) {
            context.timeInc(1);
            top->clk_i = static_cast<CData>(clk);
            texlock_inputs_held = clk != 0 || (hooks->wrote && !hooks->wrote(hooks->user)); // after a rising edge
            settle(*top);
            tracer.half(cycle, clk != 0);
        }
        texlock_inputs_held = false;
        if (listener().random)
            coverage::forget(&context);
        listener().random = false;
    }
    top->final();
    return hooks->end(hooks->user);
}
#endif

// Verilator 5.006 calls a callback although another one of the same list has just removed it, and the library has freed
// what belongs to it. So Verilator is given a callback of ours, which knows what was removed. Value changes are not
// affected: Verilator keeps their list in place. VPI carries no context, hence the one static.
struct Callback {
    s_cb_data data;
    vpiHandle handle;
    bool removed;
};
struct Callbacks {
    std::unordered_map<vpiHandle, Callback *> waiting;
    std::vector<std::unique_ptr<Callback>> removed;
};
Callbacks &callbacks()
{
    static Callbacks all;
    return all;
}

void forget(const Callback *callback)
{
    const auto found = callbacks().waiting.find(callback->handle);
    if (found != callbacks().waiting.end() && found->second == callback)
        callbacks().waiting.erase(found);
}

// All reasons but value changes are called once.
PLI_INT32 call_once(p_cb_data data)
{
    auto *const callback = reinterpret_cast<Callback *>(data->user_data);
    if (callback->removed)
        return 0;
    const std::unique_ptr<Callback> owned(callback);
    forget(callback);
    s_cb_data original = *data;
    original.cb_rtn = callback->data.cb_rtn;
    original.user_data = callback->data.user_data;
    return original.cb_rtn(&original);
}

// A value-change callback may write what another one waits for. True: at least one was called.
bool settle_values()
{
    bool called = false;
    while (VerilatedVpi::callValueCbs())
        called = true;
    return called;
}

// All evaluations of one time step, with the callbacks that may still write.
template <typename Vpi> auto settle_writes(Vtexlock &top, int) -> decltype(Vpi::doInertialPuts())
{
    do {
        do {
            top.eval_step();
            Vpi::clearEvalNeeded();
            Vpi::doInertialPuts();
            settle_values();
        } while (Vpi::evalNeeded());
        Vpi::callCbs(cbReadWriteSynch);
        Vpi::doInertialPuts();
        settle_values();
    } while (Vpi::evalNeeded());
}
// Before 5.036 writes act at once, and nothing shows whether there were any: a callback is a reason to evaluate again.
template <typename Vpi> void settle_writes(Vtexlock &top, long)
{
    bool again = true;
    while (again) {
        top.eval_step();
        again = settle_values();
        again |= Vpi::callCbs(cbReadWriteSynch);
        again |= settle_values();
    }
}

// To iteration, older Verilators show a port of the top by its copy inside, and the next eval writes over what is put
// there. Let that name mean the port itself, as it does when it is looked up. (Newer ones do so; their variables
// cannot be copied.)
template <typename Map> void show_ports(const Map *outer, Map *inner)
{
    if constexpr (std::is_copy_constructible<typename Map::mapped_type>::value) {
        for (const auto &port : *outer) {
            inner->erase(port.first);
            inner->insert(port);
        }
    }
}

void show_ports(const VerilatedContext &context)
{
    const VerilatedScope *const outer = context.scopeFind("TOP");
    const VerilatedScope *const inner = context.scopeFind("texture_unit");
    if (outer && inner && outer->varsp() && inner->varsp())
        show_ports(outer->varsp(), inner->varsp());
}

// The next time at which something happens; false: never again.
bool next_time(Vtexlock &top, uint64_t &time)
{
    constexpr uint64_t kNever = ~uint64_t{0};
    time = VerilatedVpi::cbNextDeadline();
    if (top.eventsPending())
        time = std::min<uint64_t>(time, top.nextTimeSlot());
    return time != kNever;
}

void watch(const sim_watch *w)
{
    VerilatedContext context;
    Verilated::threadContextp(&context);
    context.commandArgs(w->argc, const_cast<const char **>(w->argv));
    context.randReset(coverage::power_up(kRandomReset));
    context.randSeed(static_cast<int>(w->seed));
    Verilated::fatalOnVpiError(false); // a library may try what Verilator lacks
    listener() = {w->stopped, w->end, w->user, false, false};
    const auto top = std::make_unique<Vtexlock>(&context, "");
    const coverage::Run counted(&context);
    show_ports(context);
    w->start(w->user);
    VerilatedVpi::callCbs(cbStartOfSimulation);
    settle_values();
    uint64_t time = 0;
    while (!context.gotFinish()) {
        settle_writes<VerilatedVpi>(*top, 0);
        top->eval_end_step();
        VerilatedVpi::callCbs(cbReadOnlySynch);
        if (context.gotFinish() || !next_time(*top, time))
            break;
        callbacks().removed.clear(); // none of them is in a list that is being called
        context.time(time);
        VerilatedVpi::callCbs(cbNextSimTime);
        settle_values();
        VerilatedVpi::callTimedCbs();
        settle_values();
    }
    VerilatedVpi::callCbs(cbEndOfSimulation);
    top->final();
}

// Verilator's library throws when memory or threads run out; without this the process would abort.
#ifndef TEXLOCK_TESTBENCH
int run_or_tell(sim_slot *slot, uint32_t seed, const sim_hooks *hooks)
{
    try {
        return run(slot, seed, hooks);
    } catch (const std::exception &e) {
        std::fprintf(stderr, "texlock: the simulator failed: %s\n", e.what());
        return hooks->end(hooks->user);
    }
}
#endif

// The checker's findings so far are not a verdict.
void watch_or_tell(const sim_watch *w)
{
    try {
        watch(w);
    } catch (const std::exception &e) {
        std::fprintf(stderr, "texlock: the simulator failed: %s\n", e.what());
        std::_Exit(ENDING_INTERNAL);
    }
}
} // namespace

// Verilator's own function ends the program, with status 0, when two libraries ask for the end. Where nobody else
// drives, $finish is the RTL's, and ends the run as $stop does.
void vl_finish(const char *file, int line, const char *scope)
{
    if (listener().alone && std::strcmp(scope, kByVpi) != 0)
        vl_stop(file, line, scope);
    else
        Verilated::threadContextp()->gotFinish(true);
}

// $stop, $error, $fatal, assertions: Verilator's own abort. The step is evaluated to its end.
void vl_stop(const char *file, int line, const char *)
{
    if (!listener().random)
        tell(file, line, "");
}

// There is no way back into the model.
void vl_fatal(const char *file, int line, const char *, const char *what)
{
    tell(file, line, what);
    const int status = listener().end ? listener().end(listener().user) : ENDING_INTERNAL;
    std::fflush(nullptr);
    _exit(status);
}

// Verilator's own go by these names in this program (scripts/targets.mk).
#undef vpi_register_cb
#undef vpi_remove_cb
extern "C" vpiHandle vpi_register_cb(p_cb_data data)
{
    if (data->reason == cbValueChange)
        return verilator_register_cb(data);
    auto callback = std::make_unique<Callback>(Callback{*data, nullptr, false});
    s_cb_data once = *data;
    once.cb_rtn = call_once;
    once.user_data = reinterpret_cast<PLI_BYTE8 *>(callback.get());
    callback->handle = verilator_register_cb(&once);
    if (!callback->handle)
        return nullptr;
    callbacks().waiting[callback->handle] = callback.get();
    return callback.release()->handle;
}

extern "C" PLI_INT32 vpi_remove_cb(vpiHandle handle)
{
    const auto found = callbacks().waiting.find(handle);
    if (found != callbacks().waiting.end()) {
        found->second->removed = true;
        callbacks().removed.emplace_back(found->second);
        callbacks().waiting.erase(found);
    }
    return verilator_remove_cb(handle);
}

int main(int argc, char **argv)
{
    coverage::begin();
    sim_slot slot = {nullptr};
#ifdef TEXLOCK_TESTBENCH // the testbench drives: there is nothing but to watch
    const sim_driver driver = {"Verilator " VERILATOR_VERSION,
                               TEXLOCK_SOURCES,
                               nullptr,
                               false,
                               true,
                               kNetlist,
                               locate,
                               modules,
                               &slot,
                               nullptr,
                               watch_or_tell,
                               false};
    std::string command = "watch";
    std::vector<char *> arguments = {argv[0], command.data()};
    arguments.insert(arguments.end(), argv + 1, argv + argc);
    arguments.push_back(nullptr);
    return texlock_main(argc + 1, arguments.data(), &driver);
#else
    const sim_driver driver = {"Verilator " VERILATOR_VERSION,
                               TEXLOCK_SOURCES,
                               nullptr,
                               false,
                               false,
                               kNetlist,
                               locate,
                               modules,
                               &slot,
                               run_or_tell,
                               watch_or_tell,
                               kTraces};
    return texlock_main(argc, argv, &driver);
#endif
}
