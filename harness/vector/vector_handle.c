// SPDX-License-Identifier: Apache-2.0
/* Textures and handles of the file that the text of an instruction names by number. */
#include "vector/vector_build.h"

void build_header_words(const struct build *b, uint32_t index, uint32_t words[8])
{
    uint8_t line[TEX_LINE_BYTES];
    (void)image_read_line(&b->out->image, (b->out->config.header_pool & ~UINT64_C(31)) + UINT64_C(32) * index, line);
    for (unsigned i = 0; i < 8; i++)
        words[i] = (uint32_t)line[4 * i] | (uint32_t)line[4 * i + 1] << 8 | (uint32_t)line[4 * i + 2] << 16 |
                   (uint32_t)line[4 * i + 3] << 24;
}

/* The statement `handle` that joins both; sampler NULL: any. */
static bool joins(const struct node *n, uint32_t texture, const uint32_t *sampler)
{
    const struct node *first = n->first->next, *second = first->next;
    uint64_t header = second ? first->integer : first->integer & ((UINT64_C(1) << TEX_HANDLE_SAMPLER_LO) - 1);
    uint64_t found = second ? second->integer : first->integer >> TEX_HANDLE_SAMPLER_LO;
    return header == texture && (!sampler || found == *sampler);
}

bool build_find_handle(struct build *b, struct span at, uint32_t texture, const uint32_t *sampler, uint32_t *handle)
{
    for (const struct node *n = b->tree->statements->first; n; n = n->next)
        if (n->kind == NODE_DEFINE_HANDLE && joins(n, texture, sampler)) {
            *handle = (uint32_t)n->first->integer;
            return true;
        }
    if (sampler)
        tree_error(b->tree, at, "no handle joins texture %u and sampler %u; expected 'handle W texture %u sampler %u'",
                   (unsigned)texture, (unsigned)*sampler, (unsigned)texture, (unsigned)*sampler);
    else
        tree_error(b->tree, at, "no handle names texture %u; expected 'handle W texture %u sampler J'",
                   (unsigned)texture, (unsigned)texture);
    return false;
}
