// SPDX-License-Identifier: Apache-2.0
/*
 * The FST writer maps its files into memory: on a full disk it dies by SIGBUS. In a process of its own it takes nobody
 * with it, neither the run nor the testbench beside which it is loaded.
 */
#ifndef WAVE_CHILD_H
#define WAVE_CHILD_H
#include <stdbool.h>

/* Call write(user) in a child process. True if it returned true; else errno says why it did not. */
bool wave_child(bool (*write)(void *user), void *user);

#endif
