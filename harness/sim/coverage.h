// SPDX-License-Identifier: Apache-2.0
// Part of the Verilator main: where a program that is built with COVERAGE=1 leaves its counts. In others this is
// nothing.
//
// At every ending, also by _exit, a run adds its RTL counts to DIR/rtl/SOURCES-HOST.dat, under a lock; gcc's library
// does the same for the C in DIR/c. DIR is $TEXLOCK_COVERAGE, or runs next to the build folder.
#ifndef COVERAGE_H
#define COVERAGE_H
#include "verilated.h"

#if VM_COVERAGE
#include "sources.h" // TEXLOCK_SOURCES, TEXLOCK_BUILD
#include "verilated_cov.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/file.h>
#include <unistd.h>

extern "C" void __gcov_dump(void);
extern "C" [[noreturn]] void __real__exit(int status);

namespace coverage
{
// The endings by _exit carry no context, hence the one static.
struct Counts {
    VerilatedContext *context; // of the model that runs, if one does
    pid_t process;             // a child that writes a waveform has a copy
};
inline Counts &counts()
{
    static Counts one;
    return one;
}

inline std::string folder()
{
    const char *const named = std::getenv("TEXLOCK_COVERAGE");
    return named && *named ? named : TEXLOCK_BUILD "/../runs";
}

// First of all: gcc's library asks for its folder when the program ends. Of an object's path it leaves out as many
// components as the build folder has.
inline void begin()
{
    counts() = {nullptr, getpid()};
    setenv("GCOV_PREFIX", (folder() + "/c").c_str(), 0);
    const std::string build = TEXLOCK_BUILD;
    setenv("GCOV_PREFIX_STRIP", std::to_string(std::count(build.begin(), build.end(), '/')).c_str(), 0);
}

// Add the counts of `before` to those of `part`: line by line, a point and its count. One program writes the same
// points in the same order.
inline bool add(const std::string &before, const std::string &part)
{
    const std::string sum = part + ".sum";
    {
        std::ifstream a(before), b(part);
        std::ofstream out(sum);
        std::string x, y;
        while (std::getline(b, y)) {
            const std::size_t end = y.rfind(' ') + 1;
            if (!std::getline(a, x) || x.compare(0, end, y, 0, end) != 0)
                return false;
            if (y[0] == 'C')
                y.replace(end, std::string::npos,
                          std::to_string(std::stoull(x.substr(end)) + std::stoull(y.substr(end))));
            out << y << '\n';
        }
        if (std::getline(a, x) || !out.flush())
            return false;
    }
    std::filesystem::rename(sum, part);
    return true;
}

// A file of these sources that holds other points is another program's: this one takes a second name.
inline void save(VerilatedContext *context)
{
    char host[64] = "";
    gethostname(host, sizeof host - 1);
    const std::filesystem::path rtl = std::filesystem::path(folder()) / "rtl";
    const std::string stem = (rtl / (std::string(TEXLOCK_SOURCES).substr(0, 16) + "-" + host)).string();
    const std::string part = stem + "-" + std::to_string(getpid()) + ".part";
    std::filesystem::create_directories(rtl);
    context->coveragep()->write(part.c_str());
    const int lock = open((stem + ".lock").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0666);
    if (lock < 0 || flock(lock, LOCK_EX) != 0)
        throw std::filesystem::filesystem_error("lock", std::error_code(errno, std::generic_category()));
    std::string file = stem + ".dat";
    for (int n = 2; std::filesystem::exists(file) && !add(file, part); n++)
        file = stem + "-" + std::to_string(n) + ".dat";
    std::filesystem::rename(part, file);
    close(lock);
}

inline void save()
{
    VerilatedContext *const context = counts().context;
    counts().context = nullptr;
    if (!context || counts().process != getpid())
        return;
    try {
        save(context);
    } catch (const std::exception &e) {
        std::fprintf(stderr, "texlock: the coverage of this run is lost, %s: %s\n", folder().c_str(), e.what());
    }
}

// Counts before the first edge with reset come from random registers and are dropped. But expressions of constants
// alone is evaluated then and never again: where TEXLOCK_COVERAGE_START is set registers begin as zeros, and all
// counts.
inline bool from_start()
{
    return std::getenv("TEXLOCK_COVERAGE_START") != nullptr;
}
inline int power_up(int random)
{
    return from_start() ? 0 : random;
}
inline void forget(VerilatedContext *context)
{
    if (!from_start())
        context->coveragep()->zero();
}

// From the model's beginning to its end.
struct Run {
    explicit Run(VerilatedContext *context)
    {
        counts().context = context;
    }
    ~Run()
    {
        save();
    }
    Run(const Run &) = delete;
    Run &operator=(const Run &) = delete;
};
} // namespace coverage

// The linker's --wrap leads the calls of _exit and _Exit here.
extern "C" [[noreturn]] void __wrap__exit(int status)
{
    coverage::save();
    __gcov_dump();
    __real__exit(status);
}
extern "C" [[noreturn]] void __wrap__Exit(int status)
{
    __wrap__exit(status);
}
#else
namespace coverage
{
inline void begin()
{
}
inline int power_up(int random)
{
    return random;
}
inline void forget(VerilatedContext *)
{
}
struct Run {
    explicit Run(VerilatedContext *)
    {
    }
};
} // namespace coverage
#endif
#endif
