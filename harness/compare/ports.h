// SPDX-License-Identifier: Apache-2.0
/*
 * Maps pins of texture_unit to handshakes and fields of boundaries. Compares a frame of pins with the probe's frame of
 * the same boundaries. Knows no simulator.
 */
#ifndef PORTS_H
#define PORTS_H
#include <stdbool.h>
#include <stddef.h>

#include "compare/lockstep.h"

/* Put the low `width` bits of a value, least significant word first, at bit `at`. The bits there must be zero. */
void port_put(uint32_t *words, unsigned at, unsigned width, const uint32_t *value);

/*
 * Pins against probe: valid and ready of every boundary at the ports, payload of those with valid pin; bits of
 * `unknown` (NULL: none) are ignored, since X is reported as X. True if they agree. Otherwise `out`, of kind PIN, names
 * the first boundary that differs, and as the stage the one that drives the port: its stage for valid and payload, its
 * consumer for ready.
 */
bool ports_same(const struct tex_frame *pins, const struct tex_frame *probe, const struct tex_frame *unknown,
                struct difference *out);
/* Boundaries at the ports, as the pins have them; the rest of the frame stays. */
void ports_take(struct tex_frame *frame, const struct tex_frame *pins);
/* "pin result_o is 0x0, the probe shows 0x12": the first pin of the blamed boundary that differs. */
void ports_text(const struct tex_frame *pins, const struct tex_frame *probe, const struct difference *d, char *text,
                size_t size);
struct self_test_report;
/*
 * Self-test: every bit of every port, planted alone, is found and its pin named. On false `out` names the missed one.
 */
bool ports_self_test(struct self_test_report *out);

#endif
