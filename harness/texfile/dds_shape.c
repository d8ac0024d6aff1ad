// SPDX-License-Identifier: Apache-2.0
/*
 * Sizes, layers, faces and levels of a DDS file. Where headers contradict themselves, the file's size decides, if it is
 * exactly that of one reading; else the file is refused.
 */
#include <inttypes.h>

#include "texfile/dds.h"

enum {
    FLAG_DEPTH = 0x800000,
    CAPS2_CUBE = 0x200,
    CAPS2_FACES = 0xfc00,
    CAPS2_VOLUME = 0x200000,
    DIMENSION_1D = 2,
    DIMENSION_2D = 3,
    DIMENSION_3D = 4,
    MISC_CUBE = 4,
};

static bool volume_flagged(const struct source *s)
{
    return source_u32(s, DDS_AT_FLAGS) & FLAG_DEPTH || source_u32(s, DDS_AT_CAPS2) & CAPS2_VOLUME;
}

static bool all_faces(const struct source *s)
{
    return (source_u32(s, DDS_AT_CAPS2) & CAPS2_FACES) == CAPS2_FACES;
}

/* A number of which writers are known that leave it 0 and mean 1. */
static uint32_t at_least_one(uint32_t value, const char *name, struct texfile *out)
{
    if (value == 0)
        source_note(out, "%s is 0; read as 1", name);
    return value ? value : 1;
}

/* Of the second header. 0 is that of a plain 2D texture. */
static bool dimension(const struct source *s, struct texfile *out, uint32_t *found)
{
    *found = source_u32(s, DDS_AT_DIMENSION);
    if (*found == 0 && !volume_flagged(s)) {
        source_note(out, "the resource dimension is 0; read as %d, of 2D textures", DIMENSION_2D);
        *found = DIMENSION_2D;
    }
    return source_range(s, "the resource dimension", *found, DIMENSION_1D, DIMENSION_3D);
}

/* Dimension, layers and faces by the second header. */
static bool shape_dx10(const struct source *s, struct texfile *out)
{
    uint32_t is = 0, misc = source_u32(s, DDS_AT_MISC);
    if (!dimension(s, out, &is))
        return false;
    if (is == DIMENSION_1D)
        out->height = at_least_one(out->height, "the height of a 1D texture", out);
    if (is == DIMENSION_1D && out->height > 1)
        return source_fail(s, "a 1D texture of %u rows; expected 1", out->height);
    out->depth = is == DIMENSION_3D ? at_least_one(source_u32(s, DDS_AT_DEPTH), "the depth of a volume", out) : 1;
    if ((misc & MISC_CUBE) && is != DIMENSION_2D)
        return source_fail(s, "a cube map of resource dimension %u; expected %d", is, DIMENSION_2D);
    out->faces = misc & MISC_CUBE ? 6 : 1;
    out->layers = at_least_one(source_u32(s, DDS_AT_ARRAY), "the array size", out);
    return true;
}

static bool shape_plain(const struct source *s, struct texfile *out)
{
    uint32_t caps2 = source_u32(s, DDS_AT_CAPS2);
    bool volume = volume_flagged(s);
    out->depth = volume ? at_least_one(source_u32(s, DDS_AT_DEPTH), "the depth of a volume", out) : 1;
    out->layers = 1;
    out->faces = caps2 & CAPS2_CUBE ? 6 : 1;
    if (out->faces == 6 && caps2 & CAPS2_FACES && !all_faces(s))
        return source_fail(s, "a cube map with the faces 0x%x; expected all six, 0x%x", caps2 & CAPS2_FACES,
                           CAPS2_FACES);
    return true;
}

/* Bytes of an image of so many levels. */
static uint64_t image_bytes(const struct texfile *file, uint32_t levels)
{
    struct texfile other = *file;
    uint64_t sum = 0;
    other.levels = levels;
    source_levels(&other);
    for (uint32_t i = 0; i < levels; i++)
        sum += other.level[i].image_stride;
    return sum;
}

/* Values that the file's size depends on. */
struct room {
    uint64_t bytes, image; /* of the texels in the file; of one image */
    uint32_t full;         /* levels down to one texel */
};

static uint64_t images(const struct texfile *out)
{
    return (uint64_t)out->layers * out->faces;
}

/* A level count beyond the last that halving gives: only if the file's size is that without the others. */
static bool settle_levels(const struct source *s, const struct room *room, uint32_t said, struct texfile *out)
{
    if (said <= room->full)
        return true;
    if (room->bytes != room->image * images(out))
        return source_range(s, "the number of levels", said, 1, room->full);
    source_note(out, "the number of levels is %u, and halving gives %u; the file's size is that of %u", said,
                room->full, room->full);
    return true;
}

/* First header alone: flag and faces of a cube map must agree, or the size says which of them is right. */
static bool settle_faces(const struct source *s, const struct room *room, struct texfile *out)
{
    bool cube = source_u32(s, DDS_AT_CAPS2) & CAPS2_CUBE, all = all_faces(s);
    if (cube == all)
        return true;
    if (!cube && room->bytes == room->image) {
        source_note(out, "the faces of a cube map without its flag; the file's size is that of one image");
        return true;
    }
    if (room->bytes != 6 * room->image)
        return cube ? source_fail(s, "a cube map with the faces 0x0; expected all six, 0x%x", CAPS2_FACES)
                    : source_fail(s, "the faces of a cube map without its flag, 0x%x; expected both", CAPS2_CUBE);
    source_note(out, cube ? "a cube map without flags of its faces; the file's size is that of six"
                          : "the faces of a cube map without its flag; the file's size is that of six");
    out->faces = 6;
    return true;
}

/* With a second header: an array size that counts faces, or a cube map of which the first header alone knows. */
static void settle_cubes(const struct source *s, const struct room *room, struct texfile *out)
{
    uint32_t caps2 = source_u32(s, DDS_AT_CAPS2);
    if (out->faces == 6 && out->layers % 6 == 0 && room->bytes == room->image * out->layers) {
        source_note(out, "the array size of a cube map is %u; the file's size is that of %u faces", out->layers,
                    out->layers);
        out->layers /= 6;
    } else if (out->faces == 1 && out->depth == 1 && caps2 & CAPS2_CUBE && all_faces(s) &&
               room->bytes == room->image * out->layers * 6) {
        source_note(out, "a cube map by the first header alone; the file's size is that of %u faces", out->layers * 6);
        out->faces = 6;
    }
}

/* Bytes after the texels. With several images, the first level of the second must be at its place. */
static bool settle_rest(const struct source *s, const struct room *room, struct texfile *out)
{
    uint64_t all = room->image * images(out);
    if (room->bytes < all)
        return source_fail(s,
                           "the file has %" PRIu64 " bytes of texels; expected %" PRIu64 ": %u x %u x %u texels (%s), "
                           "%u levels, %" PRIu64 " images",
                           room->bytes, all, out->width, out->height, out->depth, out->code->name, out->levels,
                           images(out));
    for (uint32_t n = out->levels + 1; images(out) > 1 && n <= room->full; n++)
        if (room->bytes == image_bytes(out, n) * images(out))
            return source_fail(s, "%u levels of %" PRIu64 " images, and the file's size is that of %u; expected both",
                               out->levels, images(out), n);
    if (room->bytes > all)
        source_note(out, "%" PRIu64 " bytes after the last level are not read", room->bytes - all);
    return true;
}

bool dds_shape(const struct source *s, struct texfile *out)
{
    uint32_t said = source_u32(s, DDS_AT_LEVELS);
    out->width = source_u32(s, DDS_AT_WIDTH);
    out->height = source_u32(s, DDS_AT_HEIGHT);
    if (!(dds_is_dx10(s) ? shape_dx10(s, out) : shape_plain(s, out)))
        return false;
    struct room room = {.bytes = s->size - dds_data_at(s), .full = source_full(out)};
    out->levels = said == 0 ? 1 : said < room.full ? said : room.full;
    if (!source_sizes(s, out))
        return false;
    room.image = image_bytes(out, out->levels);
    if (dds_is_dx10(s))
        settle_cubes(s, &room, out);
    else if (!settle_faces(s, &room, out))
        return false;
    source_levels(out);
    return settle_levels(s, &room, said, out) && source_sizes(s, out) && settle_rest(s, &room, out);
}
