// SPDX-License-Identifier: Apache-2.0
/* Stage result (stages/result.md): threads gathered into one beat a quad, and the fault record. */
#ifndef RESULT_H
#define RESULT_H
#include "function/stage.h"

/*
 * Add one thread, or the token, to the beat of its quad. `beat` is all zero before the first thread of a quad; it is
 * complete once a thread with tag.quad_last has been added (tokens have it set).
 */
void tex_result_add(struct tex_result *beat, const struct tex_answer *answer);

/* Record the faults of a result beat that is transferred: the first one ever, and the saturating count. */
void tex_fault_update(struct tex_fault *fault, const struct tex_result *beat);

#endif
