// SPDX-License-Identifier: Apache-2.0
/* How a run ends. The same codes are the exit status of the program, and are written to verdict.json. */
#ifndef EXIT_CODES_H
#define EXIT_CODES_H

enum ending {
    ENDING_PASS = 0,
    ENDING_MISMATCH = 1,  /* RTL and model differ, or an expectation failed */
    ENDING_HANG = 2,      /* no handshake for the watchdog's number of cycles */
    ENDING_VACUOUS = 3,   /* a check compared less than its minimum */
    ENDING_BAD_INPUT = 4, /* options, files, words, images */
    ENDING_INTERNAL = 5,  /* self-test, version handshake, simulator or memory failure */
};
/* "pass", "mismatch", "hang", "vacuous", "bad input", "internal error". */
const char *ending_name(enum ending ending);

#endif
