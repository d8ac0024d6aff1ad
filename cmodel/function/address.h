// SPDX-License-Identifier: Apache-2.0
/* Stage address (README 1.6): byte addresses of the samples. */
#ifndef ADDRESS_H
#define ADDRESS_H
#include "function/stage.h"

/* PD-91b: the component that a gather reads of an element of 12 bytes, 0..2. */
unsigned tex_address_component(const struct tex_fmt *fmt, uint32_t comp);

/* The payload, from the wrapped samples and the header's place and format. */
void tex_address_eval(const struct tex_wrap *wrap, const struct tex_header *header, struct tex_address *out);

#endif
