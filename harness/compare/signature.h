// SPDX-License-Identifier: Apache-2.0
/*
 * The signature of a failure: KIND/STAGE/FIELD, by which failures of one cause are known again over cases and seeds. It
 * holds no number of a case, a cycle or a thread.
 *
 *   KIND   of a difference: valid, payload, ready, late, unread, unknown, written, pin; else result, expectation,
 *          register, memory, protocol, cover, hang, stopped, vacuous, internal
 *   STAGE  that is blamed; - if none is
 *   FIELD  the first field that differs (rtl/defs/bundles.tsv; of an array no element), the register, the protocol
 *          check, the cover point, the place of the assertion; with the boundary before it if that has another name
 * than the stage; - if there is none
 */
#ifndef SIGNATURE_H
#define SIGNATURE_H
#include "compare/failure.h"
#include "compare/history.h"

/* `h` still holds the cycle of the failure; NULL: it is not known, and fields that differ are not named. */
void signature_of(const struct failure *f, const struct history *h, char out[FAILURE_SIGNATURE]);
/* The first leaf of a boundary that differs between two payloads; NULL: none does. */
const struct tex_leaf_info *signature_leaf(enum tex_boundary boundary, const uint32_t *a, const uint32_t *b);

#endif
