// SPDX-License-Identifier: Apache-2.0
/*
 * The FST writer maps its files into memory: on a full disk it is killed by SIGBUS. In its own process it harms neither
 * the run nor the testbench that texlock is loaded into.
 */
#ifndef WAVE_CHILD_H
#define WAVE_CHILD_H
#include <stdbool.h>

/*
 * Call write(user) in a child process. True if it returned true; else errno has the reason. A child that does not
 * answer in a minute is killed and write is called once more in another: it is forked from a process with threads, and
 * some allocators (that of AddressSanitizer) do not survive that while another thread has their lock.
 */
bool wave_child(bool (*write)(void *user), void *user);
/* As wave_child, within so many seconds, 0 or more, each time. */
bool wave_child_within(bool (*write)(void *user), void *user, unsigned seconds);

#endif
