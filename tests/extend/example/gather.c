// SPDX-License-Identifier: Apache-2.0
/* One TLD4 on a 4 x 4 texture of R32 UINT texels with the value 10 * row + column. Needs libtexmodel.a and libc. */
#include <stdio.h>
#include <string.h>

#include "tex_model.h"

enum { BANK = 0x1000, HEADERS = 0x2000, SAMPLERS = 0x3000, TEXELS = 0x4000, PITCH = 32 };

static const uint32_t header[8] = {
    0x0f | TEX_DATATYPE_UINT << TEX_TIC_R_DATA_TYPE_LO | TEX_SOURCE_R << TEX_TIC_X_SOURCE_LO,
    TEXELS,
    TEX_VERSION_PITCH << (TEX_TIC_HEADER_VERSION_LO - 64),
    PITCH / 32,
    (4 - 1) | TEX_TYPE_TWO_D << (TEX_TIC_TEXTURE_TYPE_LO - 128),
    (4 - 1) | 1U << (TEX_TIC_NORMALIZED_COORDS_LO - 160),
};

/* The bank and the sampler are all zero: handle 0 names header 0 and sampler 0, which repeats the image. */
static enum tex_read read_line(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    (void)user;
    memset(line, 0, TEX_LINE_BYTES);
    if (address == HEADERS)
        memcpy(line, header, sizeof header);
    for (unsigned x = 0; x < 4 && address >= TEXELS; x++)
        line[4 * x] = (uint8_t)(10 * ((address - TEXELS) / PITCH) + x);
    return TEX_READ_OK;
}

int main(void)
{
    struct tex_config config = {.header_pool = HEADERS, .sampler_pool = SAMPLERS, .const_base = {BANK}};
    struct tex_memory memory = {.read = read_line};
    struct tex_warp warp = {.header = {.word = 0xc8380057aff70008, .active = 1}}; /* thread 0 alone */
    static struct tex_warp_result result;
    float s = 0.5f, t = 0.5f;
    memcpy(&warp.ra[0][0], &s, sizeof s);
    memcpy(&warp.ra[0][1], &t, sizeof t);
    tex_execute(&config, &memory, &warp, 0, NULL, &result);
    const uint32_t *value = result.beat[0].value; /* counter-clockwise from the lower left */
    printf("%u %u %u %u\n", value[0], value[1], value[2], value[3]);
    return 0;
}
