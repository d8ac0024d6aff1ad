// SPDX-License-Identifier: Apache-2.0
/*
 * The store stage between its boundaries (stages/store.md): its contents, and the effect of each transfer. Who calls
 * asks first and acts at the edge: leave, send, respond, take.
 */
#ifndef CYCLE_STORE_H
#define CYCLE_STORE_H
#include "function/store.h"

struct cycle_store_bank {
    bool closed;
    unsigned record;
    struct tex_store_gather gathered; /* the lines; faults are in the record */
};

/* An instruction that stores, from its first thread to its token. */
struct cycle_store_record {
    bool busy;
    unsigned left;
    struct tex_store_faults faults;
    struct tex_convert last; /* beat */
};

/* A line that was sent and not answered. */
struct cycle_store_write {
    uint32_t id;
    unsigned record, lane;
};

struct cycle_store {
    struct cycle_store_bank bank[2];
    struct cycle_store_record record[TEX_STORE_RECORDS];
    struct cycle_store_write write[TEX_STORE_OUTSTANDING]; /* oldest first */
    unsigned gather, send, sent, next, oldest, outstanding;
    bool second;
};

/* Convert is ready for this beat; NULL: there is none. */
bool cycle_store_ready(const struct cycle_store *s, const struct tex_convert *beat);
/* A beat waits at the input and the stage accepts it. */
void cycle_store_take(struct cycle_store *s, const struct tex_convert *beat);
/* No line waits to be sent or to be answered: a load may read. */
bool cycle_store_idle(const struct cycle_store *s);
/* A line can go into the registers of address and data. */
bool cycle_store_sends(const struct cycle_store *s);
/* A write of the line without its bytes, and its identifier. */
void cycle_store_beat(uint64_t line, uint32_t strobes, struct tex_axi_a *address, struct tex_axi_w *data);
uint32_t cycle_store_id(uint64_t line);
void cycle_store_send(struct cycle_store *s, struct tex_axi_a *address, struct tex_axi_w *data);
void cycle_store_respond(struct cycle_store *s, const struct tex_axi_b *response);
/* A token is offered, and which. */
bool cycle_store_token(const struct cycle_store *s, struct tex_store *token);
void cycle_store_leave(struct cycle_store *s);

#endif
