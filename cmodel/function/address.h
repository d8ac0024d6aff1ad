// SPDX-License-Identifier: Apache-2.0
/* Stage address (stages/address.md): byte addresses of the samples. */
#ifndef ADDRESS_H
#define ADDRESS_H
#include "function/stage.h"

/* PD-91b: of an element of 12 bytes one component is read; else whole elements are (PD-10c). */
bool tex_address_one_word(const struct tex_fmt *fmt);

/* PD-91b: the component, 0..2, that a gather of letter `comp` reads of an element of 12 bytes; PD-13: a compare lane x.
 */
unsigned tex_address_component(const struct tex_fmt *fmt, uint32_t comp);

/* The payload, from the layer, the wrapped samples, the header's format, and where the level and its
 * layers are. */
void tex_address_eval(const struct tex_coord *coord, const struct tex_wrap *wrap, const struct tex_header *header,
                      const struct tex_lod *lod, struct tex_address *out);

#endif
