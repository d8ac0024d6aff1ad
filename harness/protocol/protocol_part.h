// SPDX-License-Identifier: Apache-2.0
/* Shared by the files of the protocol checks. */
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

/* protocol_address.c: judge an address by a row; by all rows of addresses; others. They count and break. */
struct protocol_address_row {
    enum protocol_check check;
    bool (*good)(const struct protocol *p, const struct tex_axi_a *a);
};
void protocol_address(struct protocol *p, enum tex_boundary b, const struct tex_axi_a *a);
void protocol_address_rows(struct protocol *p, enum tex_boundary b, const struct tex_axi_a *a,
                           const struct protocol_address_row *rows, unsigned count);
/* One aligned line in one beat. */
bool protocol_line_good(const struct protocol *p, const struct tex_axi_a *a);

/* Boundaries with thread beats that a thread of the path crosses. */
static inline tex_boundary_set protocol_path(unsigned path)
{
    return tex_paths[path].boundaries | (TEX_SET_ALL & ~TEX_SET_PATHS);
}

/* Threads that have not left; of all paths. */
uint32_t protocol_threads_left(struct protocol *p);
/* `moved`: the transfers of the cycle at visible boundaries. */
void protocol_threads(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved);
void protocol_instructions(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved);
void protocol_memory(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved);
void protocol_writes(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved);
void protocol_registers(struct protocol *p, const struct tex_frame *f, tex_boundary_set moved);

#endif
