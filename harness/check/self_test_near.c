// SPDX-License-Identifier: Apache-2.0
/* The self-test of results near stores: an old texel after an invalidate, and one that never was, must be found. */
#include <string.h>

#include "check/golden.h"
#include "check/self_test_report.h"
#include "check/stored.h"

enum { READ_BEFORE, STORE, READ_AFTER, READ_INVALIDATED, INSTRUCTIONS };
#define LINE UINT64_C(0x1040)

/* A line is read, stored into, read, and read again after an invalidate; between them the unit is idle. */
static bool make_case(struct test_case *c)
{
    static const struct case_warp any;
    bool good = true;
    for (size_t i = 0; good && i < INSTRUCTIONS; i++) {
        good = i == 0 || case_add_step(c, &(struct case_step){.control = 0});
        good =
            good && (i != READ_INVALIDATED || case_add_step(c, &(struct case_step){.control = CASE_INVALIDATE_TEXELS}));
        good = good && case_add_warp(c, &any);
    }
    return good;
}

/* The versions that the instruction may read, a bit each; 0: out of memory. */
static uint32_t may_read(struct stored *s, size_t instruction)
{
    uint32_t version[STORED_VERSIONS], found = 0;
    struct stored_line *line = stored_find(s, LINE / TEX_LINE_BYTES);
    if (!line)
        return 0;
    stored_read(s, instruction, STORED_TEXELS, line);
    for (unsigned i = 0, count = stored_versions(s, instruction, STORED_TEXELS, line, version); i < count; i++)
        found |= 1U << version[i];
    return found;
}

static bool versions_told(struct self_test_report *out)
{
    static const uint8_t bytes[TEX_LINE_BYTES];
    struct test_case c;
    struct stored s;
    case_init(&c);
    bool good = make_case(&c);
    stored_init(&s, &c);
    if (good && !s.no_memory) {
        stored_write(&s, STORE, LINE, bytes, 1);
        stored_sort(&s);
    }
    good = good && !s.no_memory;
    uint32_t before = good ? may_read(&s, READ_BEFORE) : 0, after = good ? may_read(&s, READ_AFTER) : 0;
    uint32_t invalidated = good ? may_read(&s, READ_INVALIDATED) : 0;
    good = !s.no_memory && before ? true : self_test_memory(out);
    if (good && (before != 1 || after != 3 || invalidated != 2))
        good = self_test_stage(out, TEX_AT_RESULT,
                               "a stored line: versions 0x%x are legal before the store, 0x%x after it, 0x%x after an "
                               "invalidate; expected 0x1, 0x3 and 0x2",
                               before, after, invalidated);
    stored_free(&s);
    case_free(&c);
    return good;
}

static bool shows(struct golden *g, const struct golden_beat *beat, uint32_t texel)
{
    uint32_t words[TEX_RESULT_WORDS] = {0};
    tex_pack_result(words, 0, &(struct tex_result){.lanes = 1, .count = 1, .value = {texel}});
    return golden_accepts(g, beat, words);
}

static bool options_told(struct self_test_report *out)
{
    enum { NEW = 1, OLD, NEVER };
    struct golden_option option[] = {{.value = {NEW}}, {.value = {OLD}, .stale = true}};
    struct golden g = {.options = option, .options_count = 2};
    struct golden_beat beat = {.near = true, .options = {2}};
    tex_pack_result(beat.words, 0, &(struct tex_result){.lanes = 1, .count = 1, .value = {NEW}});
    bool fresh = shows(&g, &beat, NEW) && g.cover.hits[TEX_RULE_R_SUST_33] == 0;
    if (!fresh || !shows(&g, &beat, OLD) || g.cover.hits[TEX_RULE_R_SUST_33] != 1)
        return self_test_stage(out, TEX_AT_RESULT, "a legal result near a store is refused");
    if (shows(&g, &beat, NEVER))
        return self_test_stage(out, TEX_AT_RESULT, "a result near a store is accepted that memory never held");
    return true;
}

bool near_self_test(struct self_test_report *out)
{
    return versions_told(out) && options_told(out);
}
