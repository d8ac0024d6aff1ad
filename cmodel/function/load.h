// SPDX-License-Identifier: Apache-2.0
/* Stage load (stages/load.md): the bytes of a surface that a thread reads, of an atomic before it changes them. */
#ifndef LOAD_H
#define LOAD_H
#include "function/stage.h"

/* Numbers of the lines that the thread reads, in this order; bit k is set if it reads line[k]. */
uint32_t tex_load_lines(const struct tex_convert *convert, uint64_t line[2]);

/* The payload, from the lines that the thread reads. */
void tex_load_eval(const struct tex_convert *convert, const struct tex_line *const line[2], struct tex_load *out);

/* PD-118d: a write of the instruction failed, which the last thread answers. */
void tex_load_refuse(struct tex_load *out);

#endif
