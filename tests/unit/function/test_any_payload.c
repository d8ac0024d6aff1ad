// SPDX-License-Identifier: Apache-2.0
/*
 * What each stage function gives for payloads that no run would hand it: those of random instructions, with some fields
 * changed, each within its width. The same of the rules, of words and of descriptors. No RTL has the same, so the table
 * tests/unit/function/any_payload.tsv has a digest of each, by which a change that no run shows is seen here. After a
 * change on purpose:
 *     build/tests/function/test_any_payload --write
 * and say in the commit why each row that is another may be.
 */
#include <stdio.h>

#include "draw.h"
#include "function/derive.h"
#include "tex_stages.h"

#define TABLE "tests/unit/function/any_payload.tsv"
#define RUNS 4000
#define LINES 16 /* drawn headers, samplers and texels, of which a stage is given any */

enum probe { /* after the stages, by enum tex_pipe */
             WANTS = TEX_PIPE_STAGES,
             ANSWER,
             RULES,
             STORES,
             WORD,
             WORD_RULES,
             DESCRIPTORS,
             DESCRIPTOR_RULES,
             RESULTS,
             HITS,
             PROBES
};
static const char *const probe_names[PROBES] = {
    [WANTS] = "wants",
    [ANSWER] = "answer",
    [RULES] = "rules",
    [STORES] = "stores",
    [WORD] = "word",
    [WORD_RULES] = "rules of words",
    [DESCRIPTORS] = "descriptors",
    [DESCRIPTOR_RULES] = "rules of descriptors",
    [RESULTS] = "results",
    [HITS] = "hits",
};

struct any {
    struct world *world;
    struct tex_regs regs;
    struct tex_line line[LINES];
    uint64_t seed, drawn; /* of what is changed, and of the instructions */
    uint64_t digest[PROBES];
};

static void add(struct any *a, unsigned probe, uint64_t value)
{
    for (unsigned i = 0; i < 64; i += 8)
        a->digest[probe] = (a->digest[probe] ^ (value >> i & 0xff)) * UINT64_C(0x100000001b3);
}

static void add_words(struct any *a, unsigned probe, const uint32_t *words, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        add(a, probe, words[i]);
}

static void add_set(struct any *a, unsigned probe, const struct tex_rule_set *set)
{
    for (unsigned i = 0; i < COUNT_OF(set->bits); i++)
        add(a, probe, set->bits[i]);
}
#define ADD_PACKED(a, probe, bundle, payload)                                                                          \
    do {                                                                                                               \
        uint32_t packed[TEX_PAYLOAD_WORDS] = {0};                                                                      \
        tex_pack_##bundle(packed, 0, payload);                                                                         \
        add_words(a, probe, packed, TEX_PAYLOAD_WORDS);                                                                \
    } while (0)

static uint64_t bits_of(const uint32_t *words, unsigned lo, unsigned width)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < width; i++)
        value |= (uint64_t)(words[(lo + i) / 32] >> (lo + i) % 32 & 1) << i;
    return value;
}

/* The ends of the range, what is beside the old value or differs by a bit of it, a small one, any. */
static uint64_t other_value(struct any *a, uint64_t old, unsigned width)
{
    uint64_t any = next_random(&a->seed);
    any = any << 32 | next_random(&a->seed);
    switch (below(&a->seed, 10)) {
    case 0:
        return 0;
    case 1:
        return 1;
    case 2:
        return UINT64_MAX;
    case 3:
        return UINT64_MAX - 1;
    case 4:
        return old + 1;
    case 5:
        return old - 1;
    case 6:
        return UINT64_C(1) << below(&a->seed, width);
    case 7:
        return old ^ UINT64_C(1) << below(&a->seed, width);
    case 8:
        return any % 20;
    default:
        return any;
    }
}

/* A field of a boundary's payload becomes another value, or that of another field. Of a wide one it is 32 bits. */
static void change_field(struct any *a, enum tex_boundary boundary, uint32_t *words)
{
    const struct tex_boundary_info *info = &tex_boundaries[boundary];
    const struct tex_leaf_info *leaf = &info->leaves[below(&a->seed, info->leaves_count)];
    const struct tex_leaf_info *other = &info->leaves[below(&a->seed, info->leaves_count)];
    unsigned width = leaf->width > 64 ? 32 : leaf->width;
    unsigned lo = leaf->offset + width * below(&a->seed, leaf->width / width * leaf->count);
    uint64_t value = bits_of(words, other->offset, other->width > 64 ? 32 : other->width);
    if (below(&a->seed, 6))
        value = other_value(a, bits_of(words, lo, width), width);
    put_bits(words, lo, width, value);
}

/* What each stage takes for granted of the header: a format that is described, sizes that are not 0. */
static void complete(struct tex_header *header)
{
    if (!tex_format_find(header->fmt.format))
        header->fmt.format = 8;
    header->shape.width |= (uint32_t)header->shape.width == 0;
    header->shape.height |= header->shape.height == 0;
    header->shape.depth |= header->shape.depth == 0;
    header->geom.width |= header->geom.width == 0; /* of a buffer */
}

static void change_trace(struct any *a, struct tex_thread_trace *t)
{
    uint32_t words[TEX_PAYLOAD_WORDS] = {0};
    unsigned stage = 0, chosen = below(&a->seed, 15);
#define CHANGE(bundle, name, NAME)                                                                                     \
    if (stage++ == chosen) {                                                                                           \
        tex_pack_##bundle(words, 0, &t->name);                                                                         \
        change_field(a, TEX_AT_##NAME, words);                                                                         \
        tex_unpack_##bundle(words, 0, &t->name);                                                                       \
    }
    TEX_PIPE_PAYLOADS(CHANGE)
    complete(&t->header);
    if (t->convert.action == TEX_ACTION_ATOM) /* of one line */
        t->convert.address -= t->convert.address % 16;
}

static void want(struct any *a, const struct tex_pipe_stage *stage, const struct tex_thread_trace *t,
                 struct tex_pipe_needs *needs)
{
    uint64_t line[TEX_PIPE_LINES] = {0};
    uint32_t wanted = stage->wants(t, &a->regs, line);
    add(a, WANTS, wanted);
    for (unsigned k = 0; k < TEX_PIPE_LINES; k++) {
        const struct tex_line *drawn = &a->line[below(&a->seed, LINES)];
        if (wanted >> k & 1) {
            add(a, WANTS, line[k]);
            needs->line[k] = drawn;
        }
    }
}

static void evaluate(struct any *a, unsigned i, const struct tex_thread_trace *t)
{
    const struct tex_pipe_stage *stage = &tex_pipe[i];
    struct tex_thread_trace out = *t;
    struct tex_header_memo memo;
    struct tex_pipe_needs needs = {.regs = &a->regs, .judged = &memo};
    uint32_t words[TEX_PAYLOAD_WORDS] = {0};
    memset(&memo, 0, sizeof memo);
    needs.policy.gob_width_one = below(&a->seed, 2);
    needs.policy.gob_width_one_at_fill = below(&a->seed, 2);
    needs.cached = below(&a->seed, 4);
    if (stage->prints)
        add(a, WANTS, stage->prints(t));
    if (stage->answer) {
        struct tex_answer answer;
        stage->answer(t, &answer);
        ADD_PACKED(a, ANSWER, answer, &answer);
    }
    if (!stage->eval)
        return;
    if (stage->wants)
        want(a, stage, t, &needs);
    stage->eval(&out, &needs);
    stage->pack(&out, words);
    add_words(a, i, words, TEX_PAYLOAD_WORDS);
}

/* What a thread was made from: its registers, some of them changed. */
static struct tex_rule_inputs inputs_of(struct any *a, const struct tex_warp *warp, const struct tex_thread_trace *t)
{
    struct tex_rule_inputs from = {.select = below(&a->seed, 3), .sampler_max = a->regs.sampler_max};
    unsigned k = below(&a->seed, 4);
    memcpy(from.ra, warp->ra[t->decode.tag.lane], sizeof from.ra);
    memcpy(from.rb, warp->rb[t->decode.tag.lane], sizeof from.rb);
    if (below(&a->seed, 4) == 0)
        from.ra[k] = (uint32_t)other_value(a, from.ra[k ^ 1], 32);
    if (below(&a->seed, 4) == 0)
        from.rb[k] = (uint32_t)other_value(a, from.rb[k ^ 1], 32);
    if (below(&a->seed, 8) == 0)
        from.sampler_max = t->bind.sampler_index - below(&a->seed, 3);
    return from;
}

/* Two threads that store, near each other or not. */
static void store_both(struct any *a, const struct tex_thread_trace *one, const struct tex_thread_trace *two)
{
    static struct tex_warp_result both;
    struct tex_store_gather gather;
    struct tex_store out;
    struct tex_rule_set set = {{0}};
    both.threads = 2;
    both.trace[0] = *one;
    both.trace[1] = *two;
    if (below(&a->seed, 2))
        both.trace[1].convert.address = (one->convert.address + below(&a->seed, 9) - 4) & TEX_ADDR_MASK;
    if (one->convert.bytes > 16 || two->convert.bytes > 16)
        return;
    memset(&gather, 0, sizeof gather);
    tex_rules_of_stores(&both, &set);
    tex_rules_of_cached(&one->cache, &two->cache, &set);
    add_set(a, STORES, &set);
    tex_store_add(&gather, &both.trace[0].convert);
    tex_store_add(&gather, &both.trace[1].convert);
    tex_store_answer(&gather, &two->convert, &out);
    ADD_PACKED(a, STORES, store, &out);
    add(a, STORES, tex_store_writes(&gather, two->convert.address + below(&a->seed, 40) - 20));
    for (unsigned i = 0; i < gather.lines; i++) {
        add(a, STORES, gather.line[i].number);
        add(a, STORES, gather.line[i].strobes | (uint64_t)gather.line[i].lane << 32);
        for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
            add(a, STORES, gather.line[i].bytes[k]);
    }
}

/* Beats of one quad, and the record of faults. */
static void collect(struct any *a, const struct tex_thread_trace *t)
{
    struct tex_result beat;
    struct tex_fault fault;
    memset(&beat, 0, sizeof beat);
    memset(&fault, 0, sizeof fault);
    fault.count = below(&a->seed, 3);
    fault.count += below(&a->seed, 2) ? 0xfffd : 0;
    fault.valid = below(&a->seed, 2);
    for (unsigned i = 0; i < 2; i++) {
        uint32_t words[TEX_PAYLOAD_WORDS] = {0};
        struct tex_answer answer;
        tex_pipe_answer(t, &answer);
        tex_pack_answer(words, 0, &answer);
        uint32_t changed = below(&a->seed, TEX_ANSWER_BITS);
        put_bits(words, changed, 1, below(&a->seed, 2));
        tex_unpack_answer(words, 0, &answer);
        tex_result_add(&beat, &answer);
        tex_fault_update(&fault, &beat);
    }
    ADD_PACKED(a, RESULTS, result, &beat);
    ADD_PACKED(a, RESULTS, fault, &fault);
}

static void any_thread(struct any *a, const struct tex_warp *warp, const struct tex_thread_trace *trace,
                       const struct tex_thread_trace *before)
{
    struct tex_thread_trace t = *trace;
    struct tex_issue_header header = warp->header;
    struct tex_instruction in;
    struct tex_rule_set set = {{0}};
    struct tex_rule_inputs from = inputs_of(a, warp, trace);
    if (below(&a->seed, 8) == 0) /* operands of another word */
        header.word ^= UINT64_C(1) << below(&a->seed, 64);
    tex_decode_header(&header, &in);
    for (unsigned left = 1 + below(&a->seed, 3); left > 0; left--)
        change_trace(a, &t);
    if (below(&a->seed, 2)) {
        unsigned k = below(&a->seed, 12);
        t.quad[k / 3][k % 3] = (uint32_t)other_value(a, t.quad[0][k % 3], 32);
    }
    tex_rules_of_thread(&in, &from, &t, &set);
    add_set(a, RULES, &set);
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        evaluate(a, i, &t);
    collect(a, &t);
    store_both(a, before, &t);
}

static void add_instruction(struct any *a, const struct tex_instruction *in)
{
    uint32_t words[TEX_PAYLOAD_WORDS] = {0};
    struct tex_decode again;
    memset(&again, 0, sizeof again);
    tex_pack_decode(words, 0, &in->common);
    tex_unpack_decode(words, 0, &again);
    assert_memory_equal(&again, &in->common, sizeof again); /* no field is wider than the probe has it */
    add_words(a, WORD, words, TEX_PAYLOAD_WORDS);
    add(a, WORD, (uint64_t)in->exec << 32 | in->phase << 8 | (uint64_t)in->refused);
    for (unsigned i = 0; i < COUNT_OF(in->ra); i++)
        add(a, WORD, in->ra[i]);
    for (unsigned i = 0; i < COUNT_OF(in->rb); i++)
        add(a, WORD, in->rb[i]);
    for (unsigned i = 0; i < COUNT_OF(in->asked); i++)
        add(a, WORD, in->asked[i]);
    add(a, WORD, in->shared);
    add(a, WORD, in->data);
    add(a, WORD, in->whole);
}

/* A word near a legal one, and masks near full and empty ones. */
static void any_word(struct any *a, const struct tex_issue_header *drawn)
{
    struct tex_issue_header header = *drawn;
    struct tex_instruction in;
    struct tex_rule_set set = {{0}};
    unsigned lo = below(&a->seed, 53), width = 1 + below(&a->seed, 12);
    uint32_t *const masks[] = {&header.active, &header.pred, &header.helper, &header.killed};
    for (unsigned left = below(&a->seed, 3); left > 0; left--)
        header.word ^= UINT64_C(1) << below(&a->seed, 64);
    if (below(&a->seed, 2)) {
        uint64_t mask = ((UINT64_C(1) << width) - 1) << lo;
        header.word = (header.word & ~mask) | (other_value(a, header.word >> lo, width) << lo & mask);
    }
    for (unsigned i = 0; i < COUNT_OF(masks); i++)
        if (below(&a->seed, 3) == 0)
            *masks[i] = (uint32_t)other_value(a, *masks[i], 32);
    header.phase = below(&a->seed, 8);
    tex_decode_header(&header, &in);
    add_instruction(a, &in);
    if (below(&a->seed, 2)) {
        uint32_t words[TEX_PAYLOAD_WORDS] = {0};
        tex_pack_decode(words, 0, &in.common);
        change_field(a, TEX_AT_DECODE, words);
        tex_unpack_decode(words, 0, &in.common);
    }
    tex_rules_of_instruction(&header, &in, &set);
    add_set(a, WORD_RULES, &set);
}

/* A header and a sampler, some fields changed. */
static void any_descriptors(struct any *a)
{
    struct tex_header_memo memo;
    struct tex_header_rules known;
    struct tex_header clean, again;
    uint32_t words[TEX_PAYLOAD_WORDS] = {0};
    memset(&memo, 0, sizeof memo);
    memset(&known, 0, sizeof known);
    memset(&again, 0, sizeof again);
    memset(&memo.header, 0x5a, sizeof memo.header); /* all of it is filled */
    memo.opcode = below(&a->seed, TEX_OPCODE_SUST + 2);
    memo.param = below(&a->seed, 8);
    memo.policy.gob_width_one = below(&a->seed, 2);
    draw_tic(&a->seed, memo.tic);
    for (unsigned i = 0; i < COUNT_OF(memo.tsc); i++)
        memo.tsc[i] = (uint32_t)other_value(a, UINT64_C(0x3f800000), 32);
    for (unsigned left = below(&a->seed, 3); left > 0; left--) {
        const struct tex_field_info *field = &tex_fields[below(&a->seed, tex_fields_count)];
        if (strcmp(field->record, "tic") == 0)
            put_bits(memo.tic, field->lo, field->width,
                     other_value(a, bits_of(memo.tic, field->lo, field->width), field->width));
    }
    for (unsigned lane = 0; lane < 4 && below(&a->seed, 8) == 0; lane++) /* sources that are none */
        if (below(&a->seed, 2))
            put_bits(memo.tic, TEX_TIC_X_SOURCE_LO + TEX_TIC_X_SOURCE_W * lane, TEX_TIC_X_SOURCE_W, 1);
    memo.header.tag = (struct tex_tag){0};
    memo.header.op = (struct tex_op){.opcode = memo.opcode};
    memo.header.tag.status =
        tex_header_unpack(memo.tic, memo.tsc, memo.opcode, memo.param, memo.policy.gob_width_one, &memo.header);
    memset(&clean, 0, sizeof clean);
    clean.tag = memo.header.tag;
    clean.op = memo.header.op;
    tex_header_unpack(memo.tic, memo.tsc, memo.opcode, memo.param, memo.policy.gob_width_one, &clean);
    tex_pack_header(words, 0, &clean);
    tex_unpack_header(words, 0, &again);
    assert_memory_equal(&again, &clean, sizeof clean); /* no field is wider than the probe has it */
    tex_pack_header(words, 0, &memo.header);
    add_words(a, DESCRIPTORS, words, TEX_PAYLOAD_WORDS);
    if (below(&a->seed, 3) == 0 && tex_format_find(tex_bits(memo.tic, TEX_TIC_COMPONENTS_LO, TEX_TIC_COMPONENTS_W))) {
        change_field(a, TEX_AT_HEADER, words);
        tex_unpack_header(words, 0, &memo.header);
        complete(&memo.header);
    }
    add_set(a, DESCRIPTOR_RULES, tex_rules_of_header(&known, &memo));
}

static void draw_lines(struct any *a)
{
    for (unsigned i = 0; i < LINES; i++) {
        uint32_t from = i % 2 ? SAMPLER_POOL : HEADER_POOL;
        for (unsigned k = 0; k < TEX_LINE_BYTES / 4; k++)
            memcpy(&a->line[i].data[k], a->world->bytes + from + TEX_LINE_BYTES * i + 4 * k, 4);
        a->line[i].error = i == 3;
        a->line[i].sparse = i == 5;
    }
}

static void digest(struct any *a)
{
    static struct tex_warp_result result;
    struct tex_cover cover;
    memset(&cover, 0, sizeof cover);
    for (uint32_t at = 0x10000; at < WORLD_BYTES; at += 4)
        world_write32(a->world, at, next_random(&a->drawn));
    for (unsigned run = 0; run < RUNS; run++) {
        struct tex_warp warp;
        if (run % 8 == 0) {
            draw_world(&a->drawn, a->world);
            draw_lines(a);
            tex_regs_from_config(&a->world->config, &a->regs);
        }
        draw_warp(&a->drawn, &warp);
        world_execute(a->world, &warp, &cover, &result);
        for (unsigned n = 0; n < result.threads; n += 1 + below(&a->seed, 6))
            any_thread(a, &warp, &result.trace[n], &result.trace[n / 2]);
        for (unsigned i = 0; i < 6; i++) {
            any_word(a, &warp.header);
            any_descriptors(a);
        }
    }
    for (unsigned rule = 0; rule < TEX_RULE_COUNT; rule++) /* of the instructions as they are */
        add(a, HITS, cover.hits[rule]);
}

static struct any any_of(struct world *w)
{
    struct any a = {.world = w, .seed = 7, .drawn = 2024};
    return a;
}

static const char *name_of(unsigned probe)
{
    return probe_names[probe] ? probe_names[probe] : tex_boundaries[tex_pipe[probe].boundary].name;
}

static void all_give_the_same_as_before(void **state)
{
    struct any a = any_of(*state);
    unsigned other = 0;
    FILE *in = fopen(TABLE, "r");
    if (!in)
        fail_msg("%s is not there: build/tests/function/test_any_payload --write makes it", TABLE);
    digest(&a);
    char line[256];
    assert_non_null(fgets(line, sizeof line, in)); /* what it is */
    for (unsigned probe = 0; probe < PROBES; probe++) {
        char expected[256];
        snprintf(expected, sizeof expected, "%s\t%016llx\n", name_of(probe), (unsigned long long)a.digest[probe]);
        if (!fgets(line, sizeof line, in) || strcmp(line, expected) != 0) {
            print_message("%s: found    %s%s expected %s", TABLE, expected, TABLE, line);
            other++;
        }
    }
    fclose(in);
    assert_int_equal(other, 0);
}

static int write_table(void)
{
    void *state;
    FILE *out = fopen(TABLE, "w");
    if (!out || world_make(&state) != 0) {
        fprintf(stderr, "test_any_payload: cannot write %s\n", TABLE);
        return 1;
    }
    struct any a = any_of(state);
    digest(&a);
    fprintf(out, "# What stages give for any payloads: build/tests/function/test_any_payload --write\n");
    for (unsigned probe = 0; probe < PROBES; probe++)
        fprintf(out, "%s\t%016llx\n", name_of(probe), (unsigned long long)a.digest[probe]);
    world_drop(&state);
    return fclose(out) != 0;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {IN_WORLD(all_give_the_same_as_before)};
    if (argc == 2 && strcmp(argv[1], "--write") == 0)
        return write_table();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
