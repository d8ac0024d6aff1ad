// SPDX-License-Identifier: Apache-2.0
#include "function/query.h"

#define SIXTEENTHS 16 /* of a pixel: unit of the tables */
#define PIXEL 4096    /* unit of the answer: signed 4.12 */
#define MODES 16

/* From the upper left corner of the pixel, y downwards. */
struct place {
    uint8_t x, y;
};

struct mode {
    uint8_t samples;
    const struct place *at; /* NULL: all in the centre */
};

static const struct place two[] = {{4, 4}, {12, 12}};
static const struct place two_d3d[] = {{12, 12}, {4, 4}};
static const struct place four[] = {{6, 2}, {14, 6}, {2, 10}, {10, 14}};
static const struct place eight[] = {{1, 7}, {5, 3}, {3, 13}, {7, 11}, {9, 5}, {15, 1}, {11, 15}, {13, 9}};
static const struct place eight_d3d[] = {{9, 5}, {7, 11}, {13, 9}, {5, 3}, {3, 13}, {1, 7}, {11, 15}, {15, 1}};
static const struct place sixteen[] = {{9, 9},  {7, 5}, {5, 10}, {12, 7}, {3, 6}, {10, 13}, {13, 11}, {11, 3},
                                       {6, 14}, {8, 1}, {4, 2},  {2, 12}, {0, 8}, {15, 4},  {14, 15}, {1, 0}};
static const struct place grid[] = {{2, 2},  {6, 2},  {10, 2},  {14, 2},  {2, 6},  {6, 6},  {10, 6},  {14, 6},
                                    {2, 10}, {6, 10}, {10, 10}, {14, 10}, {2, 14}, {6, 14}, {10, 14}, {14, 14}};

/* PD-24; PD-23b: modes with more coverage than colour answer for the colour samples. */
static const struct mode modes[MODES] = {
    [TEX_SAMPLES_1X1] = {1, NULL},          [TEX_SAMPLES_2X1] = {2, two},
    [TEX_SAMPLES_2X2] = {4, four},          [TEX_SAMPLES_4X2] = {8, eight},
    [TEX_SAMPLES_4X2_D3D] = {8, eight_d3d}, [TEX_SAMPLES_2X1_D3D] = {2, two_d3d},
    [TEX_SAMPLES_4X4] = {16, sixteen},      [TEX_SAMPLES_2X2_VC_4] = {4, four},
    [TEX_SAMPLES_2X2_VC_12] = {4, four},    [TEX_SAMPLES_4X2_VC_8] = {8, eight},
    [TEX_SAMPLES_4X2_VC_24] = {8, eight},   [TEX_SAMPLES_2X1_CENTER] = {2, NULL},
    [TEX_SAMPLES_2X2_CENTER] = {4, NULL},   [TEX_SAMPLES_4X2_CENTER] = {8, NULL},
    [TEX_SAMPLES_4X4_REGULAR] = {16, grid},
};

uint32_t tex_query_samples(uint32_t mode)
{
    uint32_t samples = modes[mode % MODES].samples;
    return samples ? samples : 1; /* unassigned */
}

/* PD-23a: from the centre, 12 bits of fraction, 16 in all. */
static uint32_t from_centre(unsigned sixteenths)
{
    int offset = ((int)sixteenths - SIXTEENTHS / 2) * (PIXEL / SIXTEENTHS);
    return (uint32_t)offset & 0xffff;
}

uint32_t tex_query_position(uint32_t mode, uint32_t index)
{
    const struct mode *m = &modes[mode % MODES];
    if (index >= m->samples || !m->at) /* PD-23 */
        return 0;
    return from_centre(m->at[index].y) << 16 | from_centre(m->at[index].x); /* R-TXQ-21 */
}

static uint32_t at_level(uint64_t size, uint32_t level)
{
    uint64_t smaller = size >> level;
    return (uint32_t)(smaller ? smaller : 1); /* PD-20c: 2^32 elements read 0 */
}

/* The rows of TEX_HEADER_DIMENSION, of a level that the view has. */
static enum tex_answer_code dimension(const struct tex_shape *s, uint32_t level, uint32_t value[4])
{
    uint32_t height = at_level(s->height, level);
    bool many = s->samples != TEX_SAMPLES_1X1; /* PD-26: on the two rows with a star, as written there */
    value[0] = at_level(s->width, level);
    value[3] = s->levels;
    switch (s->kind) {
    case TEX_TYPE_ONE_D: /* R-TXQ-8 */
        return TEX_ANSWER_ONE_D;
    case TEX_TYPE_TWO_D: /* R-TXQ-9 */
        value[1] = height;
        value[2] = many;
        return TEX_ANSWER_TWO_D;
    case TEX_TYPE_THREE_D: /* R-TXQ-10 */
        value[1] = height;
        value[2] = at_level(s->depth, level);
        return TEX_ANSWER_THREE_D;
    case TEX_TYPE_CUBEMAP: /* R-TXQ-11 */
        value[1] = height;
        return TEX_ANSWER_CUBEMAP;
    case TEX_TYPE_ONE_D_ARRAY: /* R-TXQ-12 */
        value[1] = s->depth;
        return TEX_ANSWER_ONE_D_ARRAY;
    case TEX_TYPE_TWO_D_ARRAY: /* R-TXQ-13 */
        value[1] = height;
        value[2] = s->depth;
        return TEX_ANSWER_TWO_D_ARRAY;
    case TEX_TYPE_ONE_D_BUFFER: /* R-TXQ-14 */
        return TEX_ANSWER_ONE_D_BUFFER;
    case TEX_TYPE_TWO_D_NO_MIPMAP: /* R-TXQ-15 */
        value[1] = height;
        value[2] = many ? s->depth : 0;
        return TEX_ANSWER_TWO_D_NO_MIPMAP;
    default: /* R-TXQ-16; PD-22: cubes, not faces */
        value[1] = height;
        value[2] = s->depth;
        return TEX_ANSWER_CUBEMAP_ARRAY;
    }
}

/* R-TXQ-34: four values whatever the mask. */
static enum tex_answer_code answer(uint32_t query, uint32_t lod, const struct tex_shape *s, uint32_t value[4])
{
    switch (query) {
    case TEX_QUERY_DIMENSION:
        if (lod < s->levels) /* PD-20, PD-20b, PD-21, PD-21b: of the view, independent of level clamps */
            return dimension(s, lod, value);
        value[3] = s->levels;
        return TEX_ANSWER_NO_LEVEL;
    case TEX_QUERY_TEXTURE_TYPE: /* R-TXQ-18 */
        value[2] = tex_query_samples(s->samples);
        return TEX_ANSWER_TEXTURE_TYPE;
    default: /* SAMPLER_POS: R-TXQ-20, PD-23 */
        value[0] = tex_query_position(s->samples, lod);
        return lod < tex_query_samples(s->samples) ? TEX_ANSWER_SAMPLER_POS : TEX_ANSWER_NO_SAMPLE;
    }
}

void tex_query_eval(const struct tex_decode *decode, const struct tex_header *header, struct tex_query *out)
{
    *out = (struct tex_query){.tag = header->tag, .op = header->op};
    if (tex_live(&header->tag)) /* PD-4: all else is zeros, the levels too */
        out->answer = answer(decode->query, decode->lod, &header->shape, out->value);
}
