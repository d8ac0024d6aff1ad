// SPDX-License-Identifier: Apache-2.0
#include "vector/save_plain.h"

#include <inttypes.h>
#include <string.h>

#include "base/diag.h"
#include "isa/insn.h"
#include "vector/vector.h"

#define TEXT 1024
#define ADDRESS_MASK ((UINT64_C(1) << TEX_ADDR_W) - 1)
#define MOST_WORDS 3U /* of a line that are written by themselves */

static uint32_t get(const uint32_t words[8], unsigned lo, unsigned width)
{
    return (uint32_t)tex_get_bits(words, lo, width);
}
#define GET(words, FIELD) get(words, TEX_##FIELD##_LO, TEX_##FIELD##_W)

/* The reader's result for a block. */
static bool read_block(const char *what, const char *items, uint64_t pool, uint32_t words[8])
{
    char text[TEXT + 64];
    struct vector_limits limits = vector_default_limits();
    struct test_case c;
    struct diag diag;
    uint8_t line[TEX_LINE_BYTES];
    int size = snprintf(text, sizeof text, "texlock 1 %s 0 {%s } warp 0 { word 0 }", what, items);
    diag_init(&diag, "saved");
    bool good = vector_read(text, (size_t)size, NULL, &limits, &c, &diag);
    diag_free(&diag);
    (void)image_read_line(&c.image, pool, line);
    for (unsigned i = 0; i < 8; i++)
        words[i] = (uint32_t)line[4 * i] | (uint32_t)line[4 * i + 1] << 8 | (uint32_t)line[4 * i + 2] << 16 |
                   (uint32_t)line[4 * i + 3] << 24;
    case_free(&c);
    return good;
}

/* Items that make the rest of the words right; then the block. */
static bool print_block(FILE *out, const char *what, const char *record, uint64_t pool, uint64_t index,
                        const uint32_t words[8], char items[TEXT])
{
    uint32_t found[8];
    if (!read_block(what, items, pool, found))
        return false;
    for (unsigned i = 0; i < tex_fields_count; i++) {
        const struct tex_field_info *f = &tex_fields[i];
        size_t used = strlen(items);
        uint32_t value = get(words, f->lo, f->width);
        if (strcmp(f->record, record) != 0 || value == get(found, f->lo, f->width))
            continue;
        snprintf(items + used, TEXT - used, "  %s 0x%" PRIx32, f->name, value);
        tex_put_bits(found, f->lo, f->width, value);
    }
    if (!read_block(what, items, pool, found) || memcmp(found, words, sizeof found) != 0)
        return false;
    fprintf(out, "%s %" PRIu64 " { %s }\n", what, index, items + strspn(items, " "));
    return true;
}

static void append(char items[TEXT], const char *text)
{
    size_t used = strlen(items);
    snprintf(items + used, TEXT - used, " %s", text);
}

static void append_code(char items[TEXT], const char *enumeration, uint32_t code)
{
    append(items, tex_code_name(enumeration, code));
}

static void append_number(char items[TEXT], uint64_t value)
{
    char text[32];
    snprintf(text, sizeof text, "%" PRIu64, value);
    append(items, text);
}

static void texture_place(char items[TEXT], const uint32_t words[8])
{
    char text[32];
    uint64_t address = (uint64_t)GET(words, TIC_ADDRESS_47_32) << 32 | GET(words, TIC_ADDRESS_31_0);
    uint32_t block[] = {GET(words, TIC_GOBS_PER_BLOCK_WIDTH), GET(words, TIC_GOBS_PER_BLOCK_HEIGHT),
                        GET(words, TIC_GOBS_PER_BLOCK_DEPTH)};
    if (GET(words, TIC_HEADER_VERSION) == TEX_VERSION_PITCH) {
        append(items, " layout pitch");
        append_number(items, UINT64_C(32) * GET(words, TIC_PITCH_20_5));
    } else if (GET(words, TIC_HEADER_VERSION) == TEX_VERSION_BLOCKLINEAR && (block[0] | block[1] | block[2])) {
        append(items, " block");
        for (unsigned i = 0; i < 3; i++)
            append_number(items, UINT64_C(1) << block[i]);
    }
    snprintf(text, sizeof text, " address 0x%" PRIx64, address);
    append(items, text);
}

bool save_plain_texture(FILE *out, uint64_t index, const uint32_t words[8])
{
    char items[TEXT] = "";
    const struct tex_type_info *type = tex_type_find(GET(words, TIC_TEXTURE_TYPE));
    const uint32_t types[] = {GET(words, TIC_R_DATA_TYPE), GET(words, TIC_G_DATA_TYPE), GET(words, TIC_B_DATA_TYPE),
                              GET(words, TIC_A_DATA_TYPE)};
    const uint32_t source[] = {GET(words, TIC_X_SOURCE), GET(words, TIC_Y_SOURCE), GET(words, TIC_Z_SOURCE),
                               GET(words, TIC_W_SOURCE)};
    bool same = types[0] == types[1] && types[0] == types[2] && types[0] == types[3];
    if (!type || type->buffer)
        return false;
    if (type->code != TEX_TYPE_TWO_D) {
        append(items, "type");
        append(items, tex_type_name(type->code));
    }
    append(items, " format");
    append_code(items, "format", GET(words, TIC_COMPONENTS));
    for (unsigned i = 0; i < (same ? 1U : 4U); i++)
        append_code(items, "datatype", types[i]);
    if (source[0] != TEX_SOURCE_R || source[1] != TEX_SOURCE_G || source[2] != TEX_SOURCE_B ||
        source[3] != TEX_SOURCE_A) {
        append(items, " source");
        for (unsigned i = 0; i < 4; i++)
            append_code(items, "source", source[i]);
    }
    append(items, " size");
    append_number(items, UINT64_C(1) + GET(words, TIC_WIDTH_MINUS_ONE));
    append_number(items, UINT64_C(1) + GET(words, TIC_HEIGHT_MINUS_ONE));
    texture_place(items, words);
    return print_block(out, "texture", "tic", UINT64_C(0x100000000), index, words, items);
}

bool save_plain_sampler(FILE *out, uint64_t index, const uint32_t words[8])
{
    char items[TEXT] = "";
    append(items, "address");
    append_code(items, "wrap", GET(words, TSC_ADDRESS_U));
    append_code(items, "wrap", GET(words, TSC_ADDRESS_V));
    return print_block(out, "sampler", "tsc", UINT64_C(0x100100000), index, words, items);
}

bool save_plain_words(FILE *out, const struct tex_config *config, uint64_t address, const uint8_t *line)
{
    uint8_t untouched[TEX_LINE_BYTES];
    unsigned differ = 0;
    uint64_t bank = config->const_base[config->select & (TEX_CONST_BANKS - 1)] & ADDRESS_MASK & ~UINT64_C(3);
    image_background(address, untouched);
    for (unsigned i = 0; i < TEX_LINE_BYTES; i += 4)
        differ += memcmp(line + i, untouched + i, 4) != 0;
    if (differ > MOST_WORDS)
        return false;
    for (unsigned i = 0; i < TEX_LINE_BYTES; i += 4) {
        uint64_t at = address + i, word = ((at - bank) & ADDRESS_MASK) / 4;
        if (memcmp(line + i, untouched + i, 4) == 0)
            continue;
        if (word < INSN_HANDLE_WORDS)
            fprintf(out, "handle %" PRIu64, word);
        else
            fprintf(out, "word32 0x%" PRIx64, at);
        fprintf(out, " 0x%02x%02x%02x%02x\n", line[i + 3], line[i + 2], line[i + 1], line[i]);
    }
    return true;
}

void save_plain_traffic(FILE *out, const struct traffic *t)
{
    const struct {
        const char *name;
        uint32_t value, plain;
    } row[] = {{"seed", t->seed, 1},         {"issue_gap", t->issue_gap, 0}, {"result_stall", t->result_stall, 0},
               {"ar_stall", t->ar_stall, 0}, {"r_gap", t->r_gap, 0},         {"aw_stall", t->aw_stall, 0},
               {"w_stall", t->w_stall, 0},   {"b_gap", t->b_gap, 0},         {"registers", t->registers, 0},
               {"resets", t->resets, 0},     {"changes", t->changes, 0}};
    bool latency = t->latency_min != 20 || t->latency_max != 20, any = latency || t->reorder;
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        any = any || row[i].value != row[i].plain;
    if (!any)
        return;
    fputs("traffic {", out);
    for (size_t i = 0; i < sizeof row / sizeof *row; i++)
        if (row[i].value != row[i].plain)
            fprintf(out, " %s %" PRIu32, row[i].name, row[i].value);
    if (latency)
        fprintf(out, " latency %" PRIu32 "..%" PRIu32, t->latency_min, t->latency_max);
    fputs(t->reorder ? " reorder on }\n" : " }\n", out);
}
