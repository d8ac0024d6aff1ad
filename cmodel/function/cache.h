// SPDX-License-Identifier: Apache-2.0
/* Values of stage cache (README 1.7): the element of each sample out of its line. */
#ifndef CACHE_H
#define CACHE_H
#include "function/stage.h"

/*
 * The payload. line[k] is the line of address->address[k] if bit k of address->fetch is set; others are not looked at
 * and may be NULL.
 */
void tex_cache_eval(const struct tex_address *address, const struct tex_header *header,
                    const struct tex_line *const line[4], struct tex_cache *out);

/*
 * The `bytes` bytes (1, 2, 4, 8 or 16) at `address` out of its line, zero-extended to 128 bits. The address is a
 * multiple of bytes, which every address of stage address is; other low bits are ignored.
 */
void tex_cache_raw(const struct tex_line *line, uint64_t address, uint32_t bytes, uint32_t raw[4]);

/* The element that a gather of lane `comp` reads there: all of it, of 12 bytes one component (PD-91b). */
void tex_cache_element(const struct tex_line *line, uint64_t address, const struct tex_fmt *fmt, uint32_t comp,
                       uint32_t raw[4]);

#endif
