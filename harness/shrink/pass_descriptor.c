// SPDX-License-Identifier: Apache-2.0
/* Textures and samplers: those that are not needed, and the fields of those that are. */
#include <endian.h>
#include <string.h>

#include "shrink/lines.h"
#include "shrink/pass.h"

static size_t count_textures(const struct test_case *c)
{
    return lines_count(c, LINES_HEADERS);
}

static bool drop_textures(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    (void)attempt;
    return lines_drop(c, LINES_HEADERS, first, n);
}

const struct pass pass_textures = {"textures", count_textures, drop_textures, 1, false};

static size_t count_samplers(const struct test_case *c)
{
    return lines_count(c, LINES_SAMPLERS);
}

static bool drop_samplers(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    (void)attempt;
    return lines_drop(c, LINES_SAMPLERS, first, n);
}

const struct pass pass_samplers = {"samplers", count_samplers, drop_samplers, 1, false};

enum group { LEVELS, SIZES, OTHERS };

/* Defaults of header fields in a vector file, or the simplest values; 0 for fields not listed. */
static const struct plain {
    const char *record, *field;
    enum group group;
    const char *enumeration, *code; /* or the value: */
    int64_t value;
} plains[] = {
    {"tic", "MAX_MIP_LEVEL", LEVELS, NULL, NULL, 0},
    {"tic", "RES_VIEW_MIN_MIP_LEVEL", LEVELS, NULL, NULL, 0},
    {"tic", "RES_VIEW_MAX_MIP_LEVEL", LEVELS, NULL, NULL, 0},
    {"tic", "WIDTH_MINUS_ONE", SIZES, NULL, NULL, 0},
    {"tic", "WIDTH_MINUS_ONE_31_16", SIZES, NULL, NULL, 0},
    {"tic", "HEIGHT_MINUS_ONE", SIZES, NULL, NULL, 0},
    {"tic", "DEPTH_MINUS_ONE", SIZES, NULL, NULL, 0},
    {"tic", "COMPONENTS", OTHERS, "format", "R32", 0},
    {"tic", "R_DATA_TYPE", OTHERS, "datatype", "UINT", 0},
    {"tic", "G_DATA_TYPE", OTHERS, "datatype", "UINT", 0},
    {"tic", "B_DATA_TYPE", OTHERS, "datatype", "UINT", 0},
    {"tic", "A_DATA_TYPE", OTHERS, "datatype", "UINT", 0},
    {"tic", "X_SOURCE", OTHERS, "source", "R", 0},
    {"tic", "Y_SOURCE", OTHERS, "source", "G", 0},
    {"tic", "Z_SOURCE", OTHERS, "source", "B", 0},
    {"tic", "W_SOURCE", OTHERS, "source", "A", 0},
    {"tic", "ADDRESS_31_0", OTHERS, NULL, NULL, 0x20000000},
    {"tic", "HEADER_VERSION", OTHERS, "version", "BLOCKLINEAR", 0},
    {"tic", "TEXTURE_TYPE", OTHERS, "type", "TWO_D", 0},
    {"tic", "BORDER_SIZE", OTHERS, NULL, NULL, 7},
    {"tic", "NORMALIZED_COORDS", OTHERS, NULL, NULL, 1},
    {"tsc", "MAG_FILTER", OTHERS, NULL, NULL, 1},
    {"tsc", "MIN_FILTER", OTHERS, NULL, NULL, 1},
    {"tsc", "MIP_FILTER", OTHERS, NULL, NULL, 1},
    {"tsc", "ADDRESS_U", OTHERS, "wrap", "WRAP", 0},
    {"tsc", "ADDRESS_V", OTHERS, "wrap", "WRAP", 0},
    {"tsc", "ADDRESS_P", OTHERS, "wrap", "WRAP", 0},
};

static struct plain plain_of(const struct tex_field_info *field)
{
    for (size_t i = 0; i < sizeof plains / sizeof *plains; i++)
        if (strcmp(plains[i].record, field->record) == 0 && strcmp(plains[i].field, field->name) == 0)
            return plains[i];
    return (struct plain){field->record, field->name, OTHERS, NULL, NULL, 0};
}

/* The fields of a record in a group. */
static size_t fields_of(const char *record, enum group group, const struct tex_field_info *out[])
{
    size_t n = 0;
    for (unsigned i = 0; i < tex_fields_count; i++)
        if (strcmp(tex_fields[i].record, record) == 0 && plain_of(&tex_fields[i]).group == group)
            out[n++] = &tex_fields[i];
    return n;
}

#define FIELDS 96U /* of a record at most */

static bool nearer(uint32_t words[8], const struct tex_field_info *field, unsigned attempt)
{
    const struct plain plain = plain_of(field);
    struct pass_number n = {.value = (int64_t)tex_get_bits(words, field->lo, field->width), .plain = plain.value};
    if (plain.enumeration) {
        int code = tex_code_find(plain.enumeration, plain.code);
        if (attempt > 0 || code < 0 || n.value == code)
            return false;
        n.value = code;
    } else if (!pass_nearer(&n, attempt)) {
        return false;
    }
    tex_put_bits(words, field->lo, field->width, (uint64_t)n.value);
    return true;
}

static size_t count(const struct test_case *c, enum lines_kind kind, const char *record, enum group group)
{
    const struct tex_field_info *field[FIELDS];
    return lines_count(c, kind) * fields_of(record, group, field);
}

static bool write_line(struct test_case *c, uint64_t address, const uint32_t words[8])
{
    for (unsigned i = 0; i < 8; i++)
        if (!image_write32(&c->image, address + 4 * i, words[i]))
            return false;
    return true;
}

static bool apply(struct test_case *c, enum lines_kind kind, const char *record, enum group group, size_t first,
                  size_t n, unsigned attempt)
{
    const struct tex_field_info *field[FIELDS];
    size_t fields = fields_of(record, group, field);
    struct lines lines;
    bool changed = false, good = lines_find(c, kind, &lines);
    for (size_t i = first / fields; good && i < lines.count && i * fields < first + n; i++) {
        uint32_t words[8];
        bool here = false;
        if (image_read_line(&c->image, lines.address[i], (uint8_t *)words) != TEX_READ_OK)
            continue;
        for (unsigned k = 0; k < 8; k++)
            words[k] = le32toh(words[k]);
        for (size_t k = 0; k < fields; k++)
            if (i * fields + k >= first && i * fields + k < first + n)
                here |= nearer(words, field[k], attempt);
        good = !here || write_line(c, lines.address[i], words);
        changed |= here;
    }
    lines_free(&lines);
    return good && changed;
}

#define FIELD_PASS(name, text, kind, record, group)                                                                    \
    static size_t count_##name(const struct test_case *c)                                                              \
    {                                                                                                                  \
        return count(c, kind, record, group);                                                                          \
    }                                                                                                                  \
    static bool apply_##name(struct test_case *c, size_t first, size_t n, unsigned attempt)                            \
    {                                                                                                                  \
        return apply(c, kind, record, group, first, n, attempt);                                                       \
    }                                                                                                                  \
    const struct pass pass_##name = {text, count_##name, apply_##name, PASS_HALVES, false}

FIELD_PASS(levels, "levels", LINES_HEADERS, "tic", LEVELS);
FIELD_PASS(sizes, "sizes", LINES_HEADERS, "tic", SIZES);
FIELD_PASS(headers, "fields of headers", LINES_HEADERS, "tic", OTHERS);
FIELD_PASS(filters, "fields of samplers", LINES_SAMPLERS, "tsc", OTHERS);
