// SPDX-License-Identifier: Apache-2.0
/* Stage surface (stages/surface.md): where a store or load goes, or why it goes nowhere. */
#ifndef SURFACE_H
#define SURFACE_H
#include "function/stage.h"

/* Bytes of one access: the element of the format with .P, the raw size with .D; 0 if the format has none. */
uint32_t tex_surface_bytes(const struct tex_access *access, uint32_t format);

/*
 * Outcome of a store to a surface of this shape and format at these coordinates: the payload except tag and op. A load
 * has the same outcome, with action LOAD for STORE, an atomic of an element that fits with ATOM.
 */
void tex_surface_locate(const struct tex_access *access, const struct tex_shape *shape, const struct tex_fmt *fmt,
                        const uint32_t at[3], struct tex_surface *out);

/* The instruction is an atomic: SUATOM or SURED. It reads: that, or SULD. */
bool tex_surface_changes(const struct tex_op *op);
bool tex_surface_reads(const struct tex_op *op);

/* The payload. */
void tex_surface_eval(const struct tex_decode *decode, const struct tex_header *header, struct tex_surface *out);

#endif
