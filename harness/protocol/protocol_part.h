// SPDX-License-Identifier: Apache-2.0
/* What the files of the protocol checks share. */
#ifndef PROTOCOL_PART_H
#define PROTOCOL_PART_H
#include "protocol/protocol.h"

#define AT(name) TEX_BIT(TEX_AT_##name)

static inline const uint32_t *protocol_words(const struct tex_frame *f, enum tex_boundary b)
{
    return &f->payload[tex_boundaries[b].word];
}

/* Count a violation; the first check of the list is kept for the caller. `text` is a format. */
__attribute__((format(printf, 4, 5))) void protocol_break(struct protocol *p, enum protocol_check check,
                                                          enum tex_boundary b, const char *text, ...);

/* `moved`: the transfers of the cycle at visible boundaries. */
void protocol_threads(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved);
void protocol_instructions(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved);
void protocol_memory(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved);
void protocol_registers(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved);

#endif
