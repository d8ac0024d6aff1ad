// SPDX-License-Identifier: Apache-2.0
/* The commands of the program. Each parses its own arguments (argv[0] = "texlock COMMAND") and returns an ending. */
#ifndef CLI_H
#define CLI_H
#include <argp.h>
#include <stdint.h>

#include "base/exit_codes.h"
#include "run/sim.h"

enum ending cli_run(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_random(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_watch(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_explain(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_decode(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_bench(int argc, char **argv, const struct sim_driver *driver, const char *program);

/* A number of the option `name`, decimal (leading zeros mean nothing) or 0x..., within low..high; else an argp error,
 * which ends the program. */
uint64_t cli_number(const struct argp_state *state, const char *name, const char *text, uint64_t low, uint64_t high);

#endif
