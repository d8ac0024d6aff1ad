// SPDX-License-Identifier: Apache-2.0
/* Stage store (stores.md 1.14): the bytes of an instruction, merged into lines, and the write responses. */
#ifndef STORE_H
#define STORE_H
#include "function/stage.h"

#define TEX_STORE_UNIT 16U /* bytes of a row that follow each other in a GOB */

struct tex_store_line {
    uint64_t number;
    uint32_t lane;    /* lowest thread that writes to it */
    uint32_t strobes; /* bytes that are written */
    uint8_t bytes[TEX_LINE_BYTES];
};

/* Those of an instruction; all zero before the first. */
struct tex_store_faults {
    uint32_t count, code, lane; /* how many; the status and thread of the lowest */
};

/* An instruction; all zero before its first thread. Lines are in the order in which threads named them. */
struct tex_store_gather {
    struct tex_store_line line[TEX_STORE_LINES];
    unsigned lines;
    struct tex_store_faults faults;
};

/* How many bytes of the thread are in the line where they begin (PD-91a: in the unit). */
unsigned tex_store_first(const struct tex_convert *convert);

/* The address of byte k of the thread. */
uint64_t tex_store_byte(const struct tex_convert *convert, unsigned k);

/* Bytes [from, to) of the thread go into their lines. */
void tex_store_merge(struct tex_store_gather *gather, const struct tex_convert *convert, uint32_t from, uint32_t to);

/* Some thread writes the byte at this address. */
bool tex_store_writes(const struct tex_store_gather *gather, uint64_t address);

/* The status of a thread, if it is a fault. */
void tex_store_status(struct tex_store_faults *faults, const struct tex_tag *tag);

/* A line whose lowest thread is `lane` was answered with an error. */
void tex_store_error(struct tex_store_faults *faults, uint32_t lane);

/* The token of an instruction of which `last` is the last beat. */
void tex_store_token(const struct tex_store_faults *faults, const struct tex_convert *last, struct tex_store *out);

/* Add a thread, or the token; threads come in ascending order. */
void tex_store_add(struct tex_store_gather *gather, const struct tex_convert *convert);

/* Line i was answered with an error. */
void tex_store_failed(struct tex_store_gather *gather, unsigned i);

/* The answer: one token, after the last thread and all lines. */
void tex_store_answer(const struct tex_store_gather *gather, const struct tex_convert *last, struct tex_store *out);

#endif
