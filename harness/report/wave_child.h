// SPDX-License-Identifier: Apache-2.0
/*
 * The FST writer maps its files into memory: on a full disk it is killed by SIGBUS. In a process of its own it harms
 * neither the run nor the testbench that texlock is loaded into.
 */
#ifndef WAVE_CHILD_H
#define WAVE_CHILD_H
#include <stdbool.h>

/* Call write(user) in a child process. True if it returned true; else errno says why it did not. */
bool wave_child(bool (*write)(void *user), void *user);

#endif
