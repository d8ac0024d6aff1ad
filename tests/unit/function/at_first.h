// SPDX-License-Identifier: Apache-2.0
/* Stages behind lod for a thread at the level that its header shows: `geom` and `sampling` as the header has them. */
#ifndef AT_FIRST_H
#define AT_FIRST_H
#include "tex_stages.h"

static inline struct tex_lod lod_at_first(const struct tex_header *header)
{
    return (struct tex_lod){.tag = header->tag,
                            .op = header->op,
                            .level = header->level,
                            .level_layout = header->level_layout,
                            .volume = header->volume,
                            .width = header->geom.width,
                            .height = header->geom.height,
                            .depth = header->shape.depth,
                            .geom = header->geom,
                            .sampling = header->fmt.sampling};
}

static inline void coord_at_first(const struct tex_decode *decode, const struct tex_header *header,
                                  struct tex_coord *out)
{
    const struct tex_lod lod = lod_at_first(header);
    tex_coord_eval(decode, header, &lod, &(struct tex_policy){0}, out);
}

static inline void wrap_at_first(const struct tex_coord *coord, const struct tex_header *header, struct tex_wrap *out)
{
    const struct tex_lod lod = lod_at_first(header);
    tex_wrap_eval(coord, header, &lod, &(struct tex_policy){0}, out);
}

static inline void address_at_first(const struct tex_coord *coord, const struct tex_wrap *wrap,
                                    const struct tex_header *header, struct tex_address *out)
{
    const struct tex_lod lod = lod_at_first(header);
    tex_address_eval(coord, wrap, header, &lod, out);
}

#endif
