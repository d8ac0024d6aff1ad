// SPDX-License-Identifier: Apache-2.0
/* Values of stage cache (stages/cache.md): the element of each sample out of its line. */
#ifndef CACHE_H
#define CACHE_H
#include "function/stage.h"

/*
 * The payload. line[k] is the line of address->address[k] if bit k of address->fetch is set, line[4 + k] that of
 * address->addr_hi[k] if bit k of address->straddle is; others are not looked at and may be NULL.
 */
void tex_cache_eval(const struct tex_address *address, const struct tex_header *header,
                    const struct tex_line *const line[8], struct tex_cache *out);

/*
 * The `bytes` bytes (1, 2, 4, 8 or 16) at `address` out of its line, zero-extended to 128 bits. The address is a
 * multiple of bytes, which every address of stage address is; other low bits are ignored.
 */
void tex_cache_raw(const struct tex_line *line, uint64_t address, uint32_t bytes, uint32_t raw[4]);

/*
 * Data of sample k from its line, or if `second` from the line of its second part (PD-10c), at its place in the
 * element: of one of 12 bytes a gather reads one component (PD-91b). All else is zero.
 */
void tex_cache_element(const struct tex_line *line, const struct tex_address *address, unsigned k, bool second,
                       const struct tex_fmt *fmt, uint32_t raw[4]);

#endif
