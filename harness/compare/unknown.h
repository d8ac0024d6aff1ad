// SPDX-License-Identifier: Apache-2.0
/*
 * Four-state: X and Z in compared bits. An unknown bit is a one in the frame `unknown`; there the RTL's frame reads
 * zero in valid and ready, and in payloads one for X, zero for Z.
 */
#ifndef UNKNOWN_H
#define UNKNOWN_H
#include <stdio.h>

#include "compare/history.h"
#include "compare/lockstep.h"

/*
 * True if valid and ready of every boundary are known, and all payload of those that are valid, padding included.
 * Otherwise `out`, of kind UNKNOWN, holds every boundary where they are not, and which is blamed: by the rule of
 * lockstep.h.
 */
bool unknown_find(const struct tex_frame *rtl, const struct tex_frame *unknown, struct difference *out);
/* Names the bits of the blamed boundary: "coord.fixed[0][25:18] is X, coord.tag.last is Z". At most `size` bytes. */
void unknown_text(const struct tex_frame *rtl, const struct tex_frame *unknown, const struct difference *d, char *text,
                  size_t size);
/* 'X', 'Z', or 0 for a bit that is known; payloads of the two frames. */
char unknown_state(const uint32_t *payload, const uint32_t *unknown, unsigned bit);
struct self_test_report;
/*
 * Self-test: unknown bits planted, one at a time, at every boundary are found there. On false `out` says which was not.
 */
bool unknown_self_test(struct self_test_report *out);
/* For the report: handshake, and the blamed boundary's fields with unknown bits next to the model's. */
void unknown_print(const struct history_entry *e, const struct tex_frame *unknown, const struct difference *d,
                   FILE *out);

#endif
