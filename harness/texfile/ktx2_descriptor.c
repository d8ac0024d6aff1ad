// SPDX-License-Identifier: Apache-2.0
/* The data format descriptor (Khronos Data Format Specification, basic descriptor block) against vkFormat. */
#include <inttypes.h>
#include <string.h>

#include "tex_defs.h"
#include "texfile/ktx2.h"

enum {
    BLOCK = 24,
    SAMPLE = 16,
    VERSION = 2,
    TRANSFER_SRGB = 2,
    FLAG_FLOAT = 0x80,
    FLAG_SIGNED = 0x40,
    FLAG_EXPONENT = 0x20,
};

/* Channel of a letter of `channels`. */
static uint32_t channel_id(char letter)
{
    static const char letters[] = "RGBASD";
    static const uint8_t ids[] = {0, 1, 2, 15, 13, 14};
    const char *at = strchr(letters, letter);
    return at && letter ? ids[at - letters] : 255;
}

static uint32_t type_flags(enum texfile_type type)
{
    switch (type) {
    case TEXFILE_SNORM:
    case TEXFILE_SINT:
        return FLAG_SIGNED;
    case TEXFILE_UFLOAT:
        return FLAG_FLOAT;
    case TEXFILE_SFLOAT:
        return FLAG_FLOAT | FLAG_SIGNED;
    default:
        return 0;
    }
}

/* Integers have 1 as the value of 1.0. */
static bool upper_fits(enum texfile_type type, uint32_t upper, uint32_t width)
{
    bool whole = type == TEXFILE_UINT || type == TEXFILE_SINT;
    return type == TEXFILE_SFLOAT || type == TEXFILE_UFLOAT || width == 1 || (upper == 1) == whole;
}

/* Which stored component a sample is, 4 if none. */
static unsigned component_of(const struct tex_format_info *format, const char *channels, uint32_t lo, uint32_t width,
                             uint32_t id)
{
    for (unsigned c = 0; c < 4 && channels[c]; c++)
        if (format->lo[c] == lo && format->width[c] == width && channel_id(channels[c]) == id)
            return c;
    return 4;
}

/* `seen` has a bit for each component that a sample was. */
static bool sample(const struct source *s, uint64_t at, unsigned i, const struct texfile *file,
                   const struct tex_format_info *format, unsigned *seen)
{
    uint32_t word = source_u32(s, at), lo = word & 0xffff, width = (word >> 16 & 0xff) + 1, id = word >> 24 & 15;
    uint32_t flags = word >> 24 & (FLAG_FLOAT | FLAG_SIGNED | FLAG_EXPONENT), upper = source_u32(s, at + 12);
    unsigned component = component_of(format, file->code->channels, lo, width, id);
    if (component > 3 || *seen >> component & 1)
        return source_fail(s,
                           "sample %u of the format descriptor is channel %u, bits %u:%u; expected a component of %s "
                           "(%s, channels %s from the lowest bit on)",
                           i, id, lo + width - 1, lo, file->code->name, file->code->format, file->code->channels);
    if (flags != type_flags(file->code->type) || !upper_fits(file->code->type, upper, width))
        return source_fail(
            s, "sample %u of the format descriptor has flags 0x%x and sampleUpper 0x%x; expected those of %s", i, flags,
            upper, file->code->name);
    *seen |= 1u << component;
    return true;
}

static const struct tex_format_info *info(const char *name)
{
    for (unsigned i = 0; i < tex_formats_count; i++)
        if (strcmp(tex_formats[i].name, name) == 0)
            return &tex_formats[i];
    return NULL;
}

static unsigned component_count(const char *channels)
{
    unsigned count = 0;
    for (; *channels; channels++)
        count += *channels != 'X';
    return count;
}

/* Where the element is a texel, and formats.tsv has the places of its components, each sample must be one of them. */
static bool samples(const struct source *s, uint64_t at, uint32_t count, const struct texfile *file)
{
    const struct tex_format_info *format = info(file->code->format);
    unsigned expected = component_count(file->code->channels), seen = 0;
    if (!format || format->width[0] == 0 || format->wide * format->high > 1 || file->code->type == TEXFILE_ANY)
        return count > 0 || source_fail(s, "the format descriptor has no sample; expected at least 1");
    if (count != expected)
        return source_fail(s, "the format descriptor has %u samples; expected %u of %s", count, expected,
                           file->code->name);
    for (uint32_t i = 0; i < count; i++)
        if (!sample(s, at + (uint64_t)SAMPLE * i, i, file, format, &seen))
            return false;
    return true;
}

/* Colour model, transfer function, texels and bytes of an element. */
static bool facts(const struct source *s, uint64_t at, uint32_t scheme, const struct texfile *file)
{
    const uint8_t *b = s->bytes + at;
    const struct texfile_element *e = &file->element;
    if (b[8] != e->model)
        return source_fail(s, "the colour model of the format descriptor is %u; expected %u of %s", b[8], e->model,
                           file->code->name);
    if (file->code->type == TEXFILE_SRGB && b[10] != TRANSFER_SRGB)
        return source_fail(s, "the transfer function of the format descriptor is %u; expected %d of %s", b[10],
                           TRANSFER_SRGB, file->code->name);
    if (b[12] + 1u != e->wide || b[13] + 1u != e->high || b[14] || b[15])
        return source_fail(s, "the format descriptor has elements of %u x %u x %u texels; expected %u x %u x 1 of %s",
                           b[12] + 1u, b[13] + 1u, b[14] + 1u, e->wide, e->high, file->code->name);
    if (b[16] != e->bytes && !(scheme && b[16] == 0)) /* older writers say 0 of what is compressed */
        return source_fail(s, "the format descriptor has elements of %u bytes; expected %u of %s", b[16], e->bytes,
                           file->code->name);
    return true;
}

bool ktx2_descriptor(const struct source *s, uint32_t at, uint32_t size, uint32_t scheme, const struct texfile *file)
{
    if (size < 4 + BLOCK)
        return source_fail(s, "the format descriptor has %u bytes; expected at least %d", size, 4 + BLOCK);
    uint32_t total = source_u32(s, at), kind = source_u32(s, at + 4), block = source_u32(s, at + 8);
    if (total != size)
        return source_fail(s, "dfdTotalSize is %u; expected the dfdByteLength, %u", total, size);
    if (kind != 0 || (block & 0xffff) != VERSION)
        return source_fail(s, "the format descriptor has vendor and type 0x%x, version %u; expected 0 and %d", kind,
                           block & 0xffff, VERSION);
    block >>= 16;
    if (block < BLOCK || block > size - 4 || (block - BLOCK) % SAMPLE)
        return source_fail(s,
                           "the block of the format descriptor has %u bytes; expected %d and %d a sample, at most %u",
                           block, BLOCK, SAMPLE, size - 4);
    return facts(s, at + UINT64_C(4), scheme, file) &&
           samples(s, at + UINT64_C(4) + BLOCK, (block - BLOCK) / SAMPLE, file);
}
