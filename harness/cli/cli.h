// SPDX-License-Identifier: Apache-2.0
/* The commands of the program. Each parses its own arguments (argv[0] = "texlock COMMAND") and returns an ending. */
#ifndef CLI_H
#define CLI_H
#include <argp.h>
#include <stdint.h>

#include "base/exit_codes.h"
#include "run/run.h"
#include "run/sim.h"

enum ending cli_run(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_random(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_watch(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_diff(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_explain(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_lower(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_decode(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_verdict(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_shrink(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_import(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_bench(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_debug(int argc, char **argv, const struct sim_driver *driver, const char *program);
/* `debug --step`, which cli_debug calls. */
enum ending cli_step(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_signals(int argc, char **argv, const struct sim_driver *driver, const char *program);
enum ending cli_join(int argc, char **argv, const struct sim_driver *driver, const char *program);

/* The folder of results, unless --out names another. */
#define CLI_OUT "build"

/* A number of the option `name`, decimal (leading zeros mean nothing) or 0x..., within low..high; else an argp error,
 * which ends the program. */
uint64_t cli_number(const struct argp_state *state, const char *name, const char *text, uint64_t low, uint64_t high);

/* Options of commands that run cases; their parser (ARGP_ERR_UNKNOWN for others) and defaults. */
enum cli_option { CLI_STRICTNESS = 1024, CLI_LEVEL, CLI_WINDOW, CLI_WATCHDOG, CLI_TIMEOUT, CLI_NO_COVERAGE };
// clang-format off
#define CLI_COMMON_OPTIONS                                                                                          \
    {"seed", 's', "S", 0, "32-bit seed of random instructions and of the registers' values before reset (1)", 0},   \
    {"strictness", CLI_STRICTNESS, "STRICTNESS", 0,                                                                 \
     "replace the strictness of every case: cycle (every boundary in every cycle), order (payloads in transaction " \
     "order), "                                                                                                     \
     "arch (results and faults)", 0},                                                                               \
    {"level", CLI_LEVEL, "STRICTNESS", OPTION_HIDDEN, NULL, 0},                                                     \
    {"window", CLI_WINDOW, "N", 0,                                                                                  \
     "strictness order and arch: working cycles that a beat may take to its next boundary (4096)", 0},              \
    {"watchdog", CLI_WATCHDOG, "N", 0, "a hang: this many cycles without a handshake (20000)", 0},                   \
    {"timeout", CLI_TIMEOUT, "SECONDS", 0,                                                                          \
     "a hang: this much processor time without a clock cycle (60); 0: no limit", 0},                                \
    {"no-coverage", CLI_NO_COVERAGE, NULL, 0, "count no functional coverage, nor judge its illegal bins", 0}
// clang-format on
error_t cli_common(int key, const char *text, const struct argp_state *state, struct run_options *options);
struct run_options cli_common_defaults(const char *program);

#endif
