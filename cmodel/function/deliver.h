// SPDX-License-Identifier: Apache-2.0
/* Stage deliver (stages/deliver.md): the registers of a surface load. */
#ifndef DELIVER_H
#define DELIVER_H
#include "function/stage.h"

/* Lanes that are converted, a bit each; none of a raw load, or of a thread without a value. */
uint32_t tex_deliver_lanes(const struct tex_tag *tag, const struct tex_access *access, const struct tex_op *op);

/* Words of a raw load of size code `sz`. */
void tex_deliver_raw(uint32_t sz, const uint32_t raw[4], uint32_t value[4]);

/* The payload. */
void tex_deliver_eval(const struct tex_load *load, const struct tex_access *access, const struct tex_header *header,
                      struct tex_deliver *out);

#endif
