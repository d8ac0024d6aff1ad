// SPDX-License-Identifier: Apache-2.0
/*
 * KTX2: a header, an index of levels, a data format descriptor, keys with values, the levels. A level holds all its
 * images, layer by layer, face by face, slice by slice, rows without gaps.
 */
#include "texfile/ktx2.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum {
    AT_FORMAT = 12,
    AT_TYPE_SIZE = 16,
    AT_WIDTH = 20,
    AT_HEIGHT = 24,
    AT_DEPTH = 28,
    AT_LAYERS = 32,
    AT_FACES = 36,
    AT_LEVELS = 40,
    AT_SCHEME = 44,
    AT_DFD = 48,
    AT_KEYS = 56,
    AT_GLOBAL_BYTES = 72,
    AT_INDEX = 80,
    INDEX_ENTRY = 24,
    SCHEMES = 4,
};

static bool magic(const struct source *s)
{
    static const uint8_t expected[12] = {0xab, 'K', 'T', 'X', ' ', '2', '0', 0xbb, '\r', '\n', 0x1a, '\n'};
    static const uint8_t old[7] = {0xab, 'K', 'T', 'X', ' ', '1', '1'};
    if (s->size >= sizeof old && memcmp(s->bytes, old, sizeof old) == 0)
        return source_fail(s, "a KTX file of version 1; expected version 2");
    if (s->size < sizeof expected || memcmp(s->bytes, expected, sizeof expected) != 0)
        return source_fail(s, "not a KTX2 file; expected one that begins with the identifier of KTX 2.0");
    if (s->size < AT_INDEX)
        return source_fail(s, "the file ends after %" PRIu64 " bytes; expected a header of %d", s->size, AT_INDEX);
    return true;
}

static bool is_block(const struct texfile_element *e)
{
    return e->high > 1;
}

static bool format(const struct source *s, struct texfile *out)
{
    uint32_t code = source_u32(s, AT_FORMAT), type_size = source_u32(s, AT_TYPE_SIZE);
    if (code == 0)
        return source_fail(s, "vkFormat is VK_FORMAT_UNDEFINED; expected one that says how texels lie");
    out->code = texfile_find(texfile_vk, texfile_vk_count, code);
    if (!out->code)
        return source_fail(s, "vkFormat is %u, which no format holds (harness/texfile/formats_vk.c)", code);
    if (!texfile_element(out->code->format, &out->element))
        return source_fail(s, "%s: format %s has no elements", out->code->name, out->code->format);
    if (type_size != out->code->type_size)
        return source_fail(s, "typeSize is %u; expected %u of %s", type_size, out->code->type_size, out->code->name);
    return true;
}

static bool shape(const struct source *s, struct texfile *out)
{
    uint32_t height = source_u32(s, AT_HEIGHT), depth = source_u32(s, AT_DEPTH), layers = source_u32(s, AT_LAYERS);
    uint32_t levels = source_u32(s, AT_LEVELS);
    if (height == 0 && (depth || is_block(&out->element)))
        return source_fail(s,
                           "pixelHeight is 0 with a pixelDepth of %u and elements of %u x %u texels; expected a height",
                           depth, out->element.wide, out->element.high);
    if (levels == 0 && is_block(&out->element))
        return source_fail(s, "levelCount is 0 of %s, which no reader can halve; expected 1 or more", out->code->name);
    out->width = source_u32(s, AT_WIDTH);
    out->height = height ? height : 1;
    out->depth = depth ? depth : 1;
    out->layers = layers ? layers : 1;
    out->faces = source_u32(s, AT_FACES);
    out->levels = levels ? levels : 1;
    if (out->faces != 1 && out->faces != 6)
        return source_fail(s, "faceCount is %u; expected 1 or 6", out->faces);
    return source_sizes(s, out);
}

static bool scheme(const struct source *s)
{
    uint32_t code = source_u32(s, AT_SCHEME);
    uint64_t global = source_u64(s, AT_GLOBAL_BYTES);
    if (code == 1 || code >= SCHEMES)
        return source_fail(s, "supercompressionScheme is %u%s; expected 0 (none), 2 (Zstandard) or 3 (zlib)", code,
                           code == 1 ? " (BasisLZ)" : "");
    if (global)
        return source_fail(s, "%" PRIu64 " bytes of supercompression global data; expected none", global);
    return true;
}

/* Parts of the file that must not overlap: all before the levels, the descriptor, the keys, each level. */
enum { PARTS = TEXFILE_LEVELS + 3, PART_NAME = 24 };
struct parts {
    struct {
        uint64_t at, size;
        char name[PART_NAME];
    } part[PARTS];
    unsigned count;
};

/* The part is in the file, and shares no byte with those before. The index says where it is: not aligned it is there
 * too. */
static bool part(const struct source *s, struct parts *p, const char *name, uint64_t at, uint64_t size, uint32_t align,
                 struct texfile *out)
{
    if (at > s->size || size > s->size - at)
        return source_fail(s, "%s is at byte %" PRIu64 " and has %" PRIu64 "; expected it inside the file of %" PRIu64,
                           name, at, size, s->size);
    for (unsigned i = 0; i < p->count; i++)
        if (size && p->part[i].size && at < p->part[i].at + p->part[i].size && p->part[i].at < at + size)
            return source_fail(s, "%s, bytes %" PRIu64 "..%" PRIu64 ", and %s, from byte %" PRIu64 " on, share bytes",
                               name, at, at + size - 1, p->part[i].name, p->part[i].at);
    if (at % align)
        source_note(out, "%s is at byte %" PRIu64 ", which is no multiple of %u", name, at, align);
    p->part[p->count].at = at;
    p->part[p->count].size = size;
    snprintf(p->part[p->count++].name, PART_NAME, "%s", name);
    return true;
}

static bool front(const struct source *s, struct texfile *out, struct parts *p)
{
    uint64_t index = AT_INDEX + (uint64_t)INDEX_ENTRY * out->levels;
    uint32_t keys = source_u32(s, AT_KEYS + 4);
    if (index > s->size)
        return source_fail(s, "the file ends after %" PRIu64 " bytes; expected an index of %u levels up to %" PRIu64,
                           s->size, out->levels, index);
    return part(s, p, "the header", 0, index, 1, out) &&
           part(s, p, "the format descriptor", source_u32(s, AT_DFD), source_u32(s, AT_DFD + 4), 4, out) &&
           (keys == 0 || part(s, p, "the key/value data", source_u32(s, AT_KEYS), keys, 4, out));
}

/* The least common multiple of an element's bytes and 4. */
static uint32_t alignment(uint32_t bytes)
{
    return bytes % 4 == 0 ? bytes : bytes % 2 == 0 ? 2 * bytes : 4 * bytes;
}

static bool level(const struct source *s, struct texfile *out, struct parts *p, uint32_t i)
{
    uint64_t entry = AT_INDEX + (uint64_t)INDEX_ENTRY * i, expected = source_level_bytes(out, i);
    uint64_t at = source_u64(s, entry), size = source_u64(s, entry + 8), whole = source_u64(s, entry + 16);
    uint32_t code = source_u32(s, AT_SCHEME);
    char name[PART_NAME] = "level 00";
    name[6] = (char)('0' + i / 10);
    name[7] = (char)('0' + i % 10);
    if (whole != expected || (code == 0 && size != expected))
        return source_fail(s, "%s has %" PRIu64 " bytes, uncompressed %" PRIu64 "; expected %" PRIu64 " of %s", name,
                           size, whole, expected, out->code->name);
    if (!part(s, p, name, at, size, code ? 1 : alignment(out->element.bytes), out))
        return false;
    out->level[i].data = s->bytes + at;
    return code == 0 || ktx2_inflate(s, name, code, size, expected, &out->level[i]);
}

/* As the specification has the parts: in front of the levels as they were added, then the smallest level first. */
static unsigned nth_part(const struct parts *p, uint32_t levels, unsigned n)
{
    unsigned before = p->count - levels;
    return n < before ? n : before + levels - 1 - (n - before);
}

/* The first part that lies before the one that it should follow is noted. */
static bool ordered(const struct parts *p, struct texfile *out)
{
    for (unsigned n = 1; n < p->count; n++) {
        unsigned i = nth_part(p, out->levels, n), before = nth_part(p, out->levels, n - 1);
        if (p->part[i].at >= p->part[before].at)
            continue;
        source_note(out, "%s lies before %s; expected after it", p->part[i].name, p->part[before].name);
        return false;
    }
    return true;
}

/* Parts in another order, bytes between them beyond padding, and bytes after them. */
static void note_rest(const struct source *s, const struct parts *p, struct texfile *out)
{
    uint64_t padding = source_u32(s, AT_SCHEME) ? 4 : alignment(out->element.bytes), end = 0;
    bool gaps = ordered(p, out);
    for (unsigned n = 0; n < p->count; n++) {
        unsigned i = nth_part(p, out->levels, n);
        if (gaps && p->part[i].at - end >= padding)
            source_note(out, "%" PRIu64 " bytes between %s and %s are not read", p->part[i].at - end,
                        p->part[nth_part(p, out->levels, n - 1)].name, p->part[i].name);
        if (p->part[i].at + p->part[i].size > end)
            end = p->part[i].at + p->part[i].size;
    }
    if (s->size > end)
        source_note(out, "%" PRIu64 " bytes after the last level are not read", s->size - end);
}

static bool read_all(const struct source *s, uint64_t limit, struct texfile *file)
{
    struct parts parts = {.count = 0};
    if (!magic(s) || !format(s, file) || !shape(s, file) || !scheme(s) || !front(s, file, &parts) ||
        !ktx2_descriptor(s, source_u32(s, AT_DFD), source_u32(s, AT_DFD + 4), source_u32(s, AT_SCHEME), file) ||
        !ktx2_keys(s, source_u32(s, AT_KEYS), source_u32(s, AT_KEYS + 4), file))
        return false;
    source_levels(file);
    if (!source_limit(s, file, limit))
        return false;
    for (uint32_t i = 0; i < file->levels; i++)
        if (!level(s, file, &parts, i))
            return false;
    note_rest(s, &parts, file);
    return true;
}

bool ktx2_read(const uint8_t *bytes, size_t size, uint64_t limit, struct texfile *out, char why[TEXFILE_WHY])
{
    const struct source s = {bytes, size, why};
    struct texfile file = {0};
    bool ok = read_all(&s, limit, &file);
    if (!ok)
        texfile_free(&file);
    *out = file;
    return ok;
}
