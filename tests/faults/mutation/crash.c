// SPDX-License-Identifier: Apache-2.0
/*
 * Part of the programs with mutants: where a crash or an endless loop stands. Each caller, the innermost first, is a
 * line `at ADDRESS` on stderr, as addr2line takes it. Then the signal does what it does without this. No function that
 * takes memory is called: the signal may come from inside of malloc, which holds its lock.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <execinfo.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

enum { FRAMES = 64, STACK = 1 << 16 };

static void say(uintptr_t address)
{
    char text[] = "at 0x0000000000000000\n";
    for (size_t i = sizeof text - 3; address != 0; i--, address >>= 4)
        text[i] = "0123456789abcdef"[address & 15];
    ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
    (void)written;
}

static void told(int number)
{
    void *frame[FRAMES];
    int count = backtrace(frame, FRAMES);
    for (int i = 0; i < count; i++) {
        Dl_info info;
        struct link_map *map = NULL;
        /* The program alone: its name in the list is empty. */
        if (dladdr1(frame[i], &info, (void **)&map, RTLD_DL_LINKMAP) && map && map->l_name[0] == '\0')
            say((uintptr_t)frame[i] - map->l_addr - 1);
    }
    raise(number); /* SA_RESETHAND: as if this were not there */
}

__attribute__((constructor)) static void watch(void)
{
    static const int numbers[] = {SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGILL, SIGXCPU};
    stack_t stack = {.ss_sp = malloc(STACK), .ss_size = STACK};
    struct sigaction action = {.sa_handler = told, .sa_flags = (int)(SA_ONSTACK | SA_RESETHAND | SA_NODEFER)};
    void *first;
    (void)backtrace(&first, 1); /* loads what it needs, which a signal must not */
    if (!stack.ss_sp || sigaltstack(&stack, NULL) != 0)
        action.sa_flags &= ~SA_ONSTACK;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        sigaction(numbers[i], &action, NULL);
}
