// SPDX-License-Identifier: Apache-2.0
#include "vector/vector_build.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

#define ADDRESS_LIMIT (UINT64_C(1) << TEX_ADDR_W)

bool build_bit(const uint8_t *bits, uint64_t index)
{
    return bits[index / 8] >> index % 8 & 1;
}

bool build_set_bit(uint8_t *bits, uint64_t index)
{
    bool was = build_bit(bits, index);
    bits[index / 8] |= (uint8_t)(1U << index % 8);
    return was;
}

bool build_number(struct build *b, const struct node *n, uint64_t low, uint64_t high, const char *what, uint64_t *out)
{
    *out = n->integer;
    if (n->integer >= low && n->integer <= high)
        return true;
    const char *format = high > 99999 ? "%s %.*s is out of range; expected 0x%llx..0x%llx"
                                      : "%s %.*s is out of range; expected %llu..%llu";
    tree_error(b->tree, n->at, format, what, n->text.size > 40 ? 40 : (int)n->text.size, n->text.at,
               (unsigned long long)low, (unsigned long long)high);
    return false;
}

void build_unknown(struct build *b, const struct node *n, const char *what, const char *enumeration)
{
    char list[600];
    int at = 0;
    list[0] = '\0';
    for (unsigned i = 0; tex_code_list(enumeration, i) && at < (int)sizeof list; i++)
        if (strcmp(tex_code_list(enumeration, i), "-") != 0)
            at += snprintf(list + at, sizeof list - (size_t)at, "%s%s", at ? ", " : "", tex_code_list(enumeration, i));
    tree_error(b->tree, n->at, "unknown %s '%.*s'; expected one of %s", what,
               n->text.size > 40 ? 40 : (int)n->text.size, n->text.at, list);
}

bool build_code(struct build *b, const struct node *n, const char *enumeration, uint32_t most, uint32_t *out)
{
    char name[64];
    uint64_t number;
    if (n->kind == NODE_INTEGER) {
        bool ok = build_number(b, n, 0, most, enumeration, &number);
        *out = (uint32_t)number;
        return ok;
    }
    int code = slice_copy(n->text, name, sizeof name) ? tex_code_find(enumeration, name) : -1;
    if (code < 0 || strcmp(name, "-") == 0) {
        build_unknown(b, n, enumeration, enumeration);
        return false;
    }
    *out = (uint32_t)code;
    return true;
}

bool build_once(struct build *b, bool seen[NODE_KINDS], const struct node *n, const char *what)
{
    if (seen[n->kind])
        tree_error(b->tree, n->at, "'%s' is given twice; expected once", what);
    bool first = !seen[n->kind];
    seen[n->kind] = true;
    return first;
}

void build_exhausted(struct build *b, struct span at, const char *what)
{
    if (!b->exhausted)
        tree_error(b->tree, at, "%s (limits: %llu MiB of memory, %zu warps, %zu expectations)", what,
                   (unsigned long long)b->limits->image_bytes >> 20, b->limits->warps, b->limits->expectations);
    b->exhausted = true;
}

void build_write(struct build *b, const struct node *n, uint64_t address, const void *bytes, size_t size)
{
    if (!image_write(&b->out->image, address, bytes, size))
        b->no_memory = true;
    if (b->out->image.pages_count * 4096 > b->limits->image_bytes)
        build_exhausted(b, n->at, "the memory of the case is too large");
}

/* handle INDEX texture T sampler S, or handle INDEX VALUE. */
static void handle(struct build *b, const struct node *n)
{
    uint64_t index, header, sampler = 0;
    const struct node *first = n->first->next, *second = first->next;
    if (!build_number(b, n->first, 0, HANDLE_WORDS - 1, "handle", &index) ||
        !build_number(b, first, 0, second ? INDICES - 1 : UINT32_MAX, second ? "texture" : "handle value", &header) ||
        (second && !build_number(b, second, 0, (1 << TEX_HANDLE_SAMPLER_W) - 1, "sampler", &sampler)))
        return;
    if (build_set_bit(b->handles, index))
        tree_error(b->tree, n->at, "handle %llu is given twice; expected once", (unsigned long long)index);
    if (second && !build_bit(b->textures, header))
        tree_error(b->tree, first->at, "no texture %llu in this file", (unsigned long long)header);
    if (second && !build_bit(b->samplers, sampler))
        tree_error(b->tree, second->at, "no sampler %llu in this file", (unsigned long long)sampler);
    uint32_t value = (uint32_t)(sampler << TEX_HANDLE_SAMPLER_LO | header);
    const uint8_t bytes[4] = {(uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24)};
    uint64_t base = b->out->config.const_base[b->out->config.select] & ~UINT64_C(3);
    build_write(b, n, base + 4 * index, bytes, sizeof bytes);
}

static void word32(struct build *b, const struct node *n)
{
    uint64_t address, value;
    if (!build_number(b, n->first, 0, ADDRESS_LIMIT - 1, "address", &address) ||
        !build_number(b, n->first->next, 0, UINT32_MAX, "word", &value))
        return;
    if (address % 4 != 0)
        tree_error(b->tree, n->first->at, "the address is not a multiple of 4");
    const uint8_t bytes[4] = {(uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24)};
    build_write(b, n, address, bytes, sizeof bytes);
}

static void sparse_region(struct build *b, const struct node *n)
{
    uint64_t base, size;
    if (!build_number(b, n->first, 0, ADDRESS_LIMIT - 1, "address", &base) ||
        !build_number(b, n->first->next, 1, ADDRESS_LIMIT - base, "size", &size))
        return;
    if (!image_mark(&b->out->image, base, size, TEX_READ_SPARSE))
        b->no_memory = true;
}

static bool response(struct build *b, const struct node *n, bool *decode_error)
{
    char name[16] = "";
    bool copied = slice_copy(n->text, name, sizeof name);
    int code = copied ? tex_code_find("resp", name) : -1;
    *decode_error = code == TEX_RESP_DECERR;
    if (code == TEX_RESP_DECERR || code == TEX_RESP_SLVERR)
        return true;
    tree_error(b->tree, n->at, "unknown answer '%.*s'; expected SLVERR or DECERR, then flagged or writes",
               n->text.size > 40 ? 40 : (int)n->text.size, n->text.at);
    return false;
}

/* What follows the answer: flagged or writes. */
static bool qualifies(const struct node *n)
{
    return slice_is(n->text, "flagged") || slice_is(n->text, "writes");
}

static void error_region(struct build *b, const struct node *n)
{
    const struct node *size_node = n->first->next, *answer = size_node->next ? size_node->next->first : NULL;
    uint64_t base, size;
    bool decode_error = false, alone = answer && qualifies(answer);
    if (answer && !alone && !response(b, answer, &decode_error))
        return;
    const struct node *last = answer ? answer->next : NULL;
    if (last && (alone || !qualifies(last))) {
        tree_error(b->tree, last->at, "unknown answer '%.*s'; expected %s%.*s",
                   last->text.size > 40 ? 40 : (int)last->text.size, last->text.at,
                   alone ? "nothing after " : "flagged or writes", alone ? (int)answer->text.size : 0, answer->text.at);
        return;
    }
    const struct node *how = alone ? answer : last;
    bool flagged = how && slice_is(how->text, "flagged");
    if (!build_number(b, n->first, 0, ADDRESS_LIMIT - 1, "address", &base) ||
        !build_number(b, size_node, 1, ADDRESS_LIMIT - base, "size", &size))
        return;
    if (how && !flagged ? !image_mark_writes(&b->out->image, base, size, decode_error)
                        : !image_mark_error(&b->out->image, base, size, decode_error, flagged))
        b->no_memory = true;
}

/* Bytes that memory holds after the last instruction. */
static void expect_memory(struct build *b, const struct node *n)
{
    struct case_memory m = {.at = {n->at.line, n->at.column}};
    uint64_t address;
    if (!build_number(b, n->first, 0, ADDRESS_LIMIT - 1, "address", &address))
        return;
    for (uint32_t done = 0; done < n->count; done += m.count) {
        m.address = (address + done) % ADDRESS_LIMIT;
        m.count = n->count - done < CASE_MEMORY_BYTES ? n->count - done : CASE_MEMORY_BYTES;
        memcpy(m.bytes, b->tree->bytes + n->offset + done, m.count);
        if (build_expectation(b, n->at) && !case_add_memory(b->out, &m))
            b->no_memory = true;
    }
}

static void memory_statement(struct build *b, const struct node *n)
{
    uint64_t address;
    switch (n->kind) {
    case NODE_DEFINE_TEXTURE:
        build_texture(b, n);
        break;
    case NODE_DEFINE_SAMPLER:
        build_sampler(b, n);
        break;
    case NODE_DEFINE_HANDLE:
        handle(b, n);
        break;
    case NODE_WORD32:
        word32(b, n);
        break;
    case NODE_BYTES:
        if (build_number(b, n->first, 0, ADDRESS_LIMIT - 1, "address", &address))
            build_write(b, n, address, b->tree->bytes + n->offset, n->count);
        break;
    case NODE_MEMORY:
        expect_memory(b, n);
        break;
    case NODE_REGISTER:
        build_register(b, n);
        break;
    case NODE_SPARSE:
        sparse_region(b, n);
        break;
    case NODE_ERROR:
        error_region(b, n);
        break;
    default:
        break;
    }
}

/* Instructions, and what happens between them, in file order. */
static void program_statement(struct build *b, const struct node *n)
{
    if (n->kind == NODE_WARP)
        build_warp(b, n);
    else if (n->kind == NODE_WAIT || n->kind == NODE_INVALIDATE || n->kind == NODE_CLEAR)
        build_step(b, n);
}

/* The last component of a path. */
static const char *base_name(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void name_case(struct build *b)
{
    b->out->name = text_clean_copy(b->path ? base_name(b->path) : "(memory)");
    b->out->path = b->path ? strdup(b->path) : NULL;
    if (!b->out->name || (b->path && !b->out->path))
        b->no_memory = true;
}

/* Whether more of the file is worth reading. */
static bool going(const struct build *b)
{
    return !diag_full(b->tree->diag) && !b->no_memory && !b->exhausted;
}

static bool build_case(struct build *b)
{
    struct diag *diag = b->tree->diag;
    const struct node *statements = b->tree->statements->first;
    name_case(b);
    build_configuration(b);
    /* Past an error in the configuration, addresses would only lead to more of them. */
    bool good = !diag_any(diag);
    for (const struct node *n = statements; n && good && going(b); n = n->next)
        memory_statement(b, n);
    for (const struct node *n = statements; n && going(b); n = n->next)
        program_statement(b, n);
    if (b->no_memory)
        diag_no_memory(b->tree->diag);
    return !diag_any(diag);
}

bool vector_read(const char *text, size_t size, const char *path, const struct vector_limits *limits,
                 struct test_case *out, struct diag *diag)
{
    struct tree tree;
    case_init(out);
    if (size > limits->file_bytes || size > INT32_MAX / 2) {
        diag_add(diag, NULL, 0, (struct span){0}, "the file is larger than %llu MiB",
                 (unsigned long long)limits->file_bytes >> 20);
        return false;
    }
    struct build *b = calloc(1, sizeof *b);
    bool ok = tree_parse(&tree, text, size, diag) && b;
    if (!b)
        diag_no_memory(diag);
    if (ok) {
        b->tree = &tree;
        b->out = out;
        b->path = path;
        b->limits = limits;
        ok = build_case(b);
    }
    free(b);
    tree_free(&tree);
    if (!ok)
        case_free(out);
    return ok;
}
