// SPDX-License-Identifier: Apache-2.0
/*
 * A store of one thread as text: where it aims, where it goes or why it is dropped, the surface around it, how its
 * registers become codes, and the bytes. If the RTL differs, both are shown, marked.
 */
#ifndef STORE_PICTURE_H
#define STORE_PICTURE_H
#include "report/thread_view.h"

void store_picture_print(const struct thread_view *v, FILE *out);

/* Why an access is not stored, a few words; of one that is: "stored". */
const char *store_action_text(uint32_t action);

#endif
