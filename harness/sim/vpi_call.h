// SPDX-License-Identifier: Apache-2.0
/*
 * VPI calls that failed. vpi_chk_error reports on the call before it, so it is asked at once, after every call that the
 * verdict depends on. The first failure is kept, with the simulator's text; the owner of `struct vpi_calls` ends as
 * internal error. Simulators without an error level (Icarus) always return 0, so the results of calls are checked too.
 *
 * Not asked: after a look-up by name and after iteration, where not to find is an answer (an error may be left behind
 * by it, which the next call takes back), and after what only words a message.
 */
#ifndef VPI_CALL_H
#define VPI_CALL_H
#include <stdbool.h>
#include <stddef.h>
#include <vpi_user.h>

#define VPI_CALL_TEXT 200

struct vpi_calls {
    char failed[VPI_CALL_TEXT]; /* the first: call, object and why; empty: none */
};

/* Keep `call` on `of` as failed, with the simulator's text if it has one. Returns false. */
bool vpi_call_failed(struct vpi_calls *c, const char *call, const char *of);

/* The call that was just made is good. */
static inline bool vpi_call_good(struct vpi_calls *c, const char *call, const char *of)
{
    return vpi_chk_error(NULL) < vpiWarning || vpi_call_failed(c, call, of);
}

/* Register a callback; NULL if it was refused. `of` names it in the message. */
vpiHandle vpi_call_register(struct vpi_calls *c, p_cb_data data, const char *of);
/* The same for a callback that will never be removed: its handle is released. False if it was refused. */
bool vpi_call_register_once(struct vpi_calls *c, p_cb_data data, const char *of);
void vpi_call_free(struct vpi_calls *c, vpiHandle handle, const char *of);
void vpi_call_end(struct vpi_calls *c, int messages); /* vpiFinish */

#endif
