// SPDX-License-Identifier: Apache-2.0
/* The pixel format of a DDS file: a DXGI_FORMAT, a FourCC, a number of D3DFORMAT, or masks. */
#include <stdio.h>
#include <string.h>

#include "texfile/dds.h"

enum {
    ALPHAPIXELS = 0x1,
    ALPHA = 0x2,
    FOURCC = 0x4,
    RGB = 0x40,
    LUMINANCE = 0x20000,
    BUMP = 0x80000,
    KINDS = 0xe0262, /* alpha, palette, RGB, YUV, luminance, bump: what the masks are of */
    DX10 = 0x30315844,
};

bool dds_has_fourcc(const struct source *s)
{
    uint32_t flags = source_u32(s, DDS_AT_PF_FLAGS);
    return flags & FOURCC || (flags == 0 && source_u32(s, DDS_AT_FOURCC) != 0);
}

bool dds_is_dx10(const struct source *s)
{
    return dds_has_fourcc(s) && source_u32(s, DDS_AT_FOURCC) == DX10;
}

uint64_t dds_data_at(const struct source *s)
{
    return dds_is_dx10(s) ? DDS_AT_DX10_DATA : DDS_AT_DATA;
}

/* A FourCC as text, or its number. */
static void spell(uint32_t code, char out[16])
{
    char text[5] = {(char)(code & 255), (char)(code >> 8 & 255), (char)(code >> 16 & 255), (char)(code >> 24)};
    bool plain = true;
    for (int i = 0; i < 4; i++)
        plain &= text[i] >= ' ' && text[i] <= '~';
    if (plain)
        snprintf(out, 16, "'%s'", text);
    else
        snprintf(out, 16, "%u", code);
}

struct masks {
    uint32_t flags, bits, mask[4]; /* of red, green, blue, alpha */
};

static struct masks masks_of(const struct source *s)
{
    struct masks m = {.flags = source_u32(s, DDS_AT_PF_FLAGS) & (KINDS | ALPHAPIXELS),
                      .bits = source_u32(s, DDS_AT_BITS)};
    for (unsigned i = 0; i < 4; i++)
        m.mask[i] = source_u32(s, DDS_AT_MASKS + 4 * i);
    return m;
}

static bool one_channel(const struct masks *m)
{
    for (unsigned i = 1; i < 3; i++)
        if (m->mask[i] != 0 && m->mask[i] != m->mask[0])
            return false;
    return m->mask[0] != 0;
}

/* Alpha that is flagged without a mask, or masked without a flag: signed formats have no flag for it. */
static void settle_alpha(struct masks *m, struct texfile *out)
{
    if (!(m->flags & (ALPHAPIXELS | ALPHA | BUMP)))
        m->mask[3] = 0;
    if (m->flags == ALPHAPIXELS && m->mask[3] && !(m->mask[0] | m->mask[1] | m->mask[2])) {
        source_note(out, "the pixel format has the flag of alpha beside colours, and no colours; read as alpha alone");
        m->flags = ALPHA;
    }
    if (m->flags & ALPHAPIXELS && m->flags & (RGB | LUMINANCE) && m->mask[3] == 0) {
        source_note(out, "the pixel format has the flag of alpha, and no mask of it; read as without alpha");
        m->flags &= ~(uint32_t)ALPHAPIXELS;
    }
}

/* Grey in one mask, in three that are the same, or flagged as RGB; of 8 bits with alpha above them. */
static void settle_grey(struct masks *m, struct texfile *out)
{
    if (m->flags == LUMINANCE && m->bits < 32) { /* all bits are grey: writers do not agree on the masks */
        m->mask[0] = (UINT32_C(1) << m->bits) - 1;
        m->mask[1] = m->mask[2] = 0;
        return;
    }
    if (!one_channel(m) || !(m->flags & (RGB | LUMINANCE)) || m->bits >= 32)
        return;
    m->mask[1] = m->mask[2] = 0;
    if (m->flags & RGB) {
        source_note(out, "the pixel format has the flag of RGB, and a mask of one channel; read as grey");
        m->flags = (m->flags & ~(uint32_t)RGB) | LUMINANCE;
    }
    if (m->flags & ALPHAPIXELS && m->bits == 8 && m->mask[0] == 0xff && m->mask[3] == 0xff00) {
        source_note(out, "a pixel format of 8 bits with masks of 16; read as 16");
        m->bits = 16;
    }
}

static bool by_masks(const struct source *s, struct texfile *out)
{
    struct masks m = masks_of(s);
    settle_alpha(&m, out);
    settle_grey(&m, out);
    out->code = texfile_find_masks(m.flags, m.bits, m.mask);
    return out->code ||
           source_fail(s,
                       "a pixel format of %u bits, flags 0x%x, masks 0x%x 0x%x 0x%x 0x%x, which no format holds "
                       "(harness/texfile/formats_d3d9.c)",
                       m.bits, m.flags, m.mask[0], m.mask[1], m.mask[2], m.mask[3]);
}

static bool by_fourcc(const struct source *s, struct texfile *out)
{
    uint32_t code = source_u32(s, DDS_AT_FOURCC);
    char text[16];
    out->code = texfile_find(texfile_fourcc, texfile_fourcc_count, code);
    if (out->code)
        return true;
    out->code = texfile_find_d3dfmt(code);
    if (out->code) {
        source_note(out, "%u instead of a FourCC; read as %s", code, out->code->name);
        return true;
    }
    spell(code, text);
    return source_fail(s, "FourCC %s, which no format holds (harness/texfile/formats_d3d9.c)", text);
}

bool dds_pixel_format(const struct source *s, struct texfile *out)
{
    char text[16];
    if (!dds_has_fourcc(s))
        return by_masks(s, out);
    if (source_u32(s, DDS_AT_PF_FLAGS) == 0) {
        spell(source_u32(s, DDS_AT_FOURCC), text);
        source_note(out, "the flags of the pixel format are 0; read as those of a FourCC, %s", text);
    }
    if (!dds_is_dx10(s))
        return by_fourcc(s, out);
    uint32_t code = source_u32(s, DDS_AT_DXGI);
    out->code = texfile_find(texfile_dxgi, texfile_dxgi_count, code);
    return out->code || source_fail(s, "DXGI_FORMAT %u, which no format holds (harness/texfile/formats_dxgi.c)", code);
}
