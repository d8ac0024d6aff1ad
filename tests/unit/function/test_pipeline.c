// SPDX-License-Identifier: Apache-2.0
#include "function/pipeline.h"
#include "tap.h"

/* A boundary with a beat a thread shows a tag; at store it is that of an instruction. */
static bool tagged(unsigned boundary)
{
    const struct tex_boundary_info *b = &tex_boundaries[boundary];
    return boundary != TEX_AT_STORE && b->leaves_count > 0 && strncmp(b->leaves[0].name, "tag.", 4) == 0;
}

static void each_tagged_boundary_has_its_row_in_order(void **state)
{
    unsigned stage = 0;
    (void)state;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (tagged(b)) {
            assert_true(stage < TEX_PIPE_STAGES);
            assert_int_equal(tex_pipe[stage].boundary, b);
            assert_ptr_equal(tex_pipe_at((enum tex_boundary)b), &tex_pipe[stage]);
            stage++;
        } else {
            assert_null(tex_pipe_at((enum tex_boundary)b));
        }
    assert_int_equal(stage, TEX_PIPE_STAGES);
}

static void rows_ask_at_boundaries_of_requests(void **state)
{
    (void)state;
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++) {
        assert_int_equal(tex_pipe[i].lines > 0, tex_pipe[i].wants != NULL);
        for (unsigned k = 0; k < tex_pipe[i].lines; k++) {
            enum tex_boundary request = tex_pipe[i].request[k];
            assert_string_equal(tex_boundaries[request].consumer, "axi");
            assert_string_equal(tex_boundaries[request].stage, tex_boundaries[tex_pipe[i].boundary].stage);
        }
    }
}

/* Each row packs the payload that its boundary shows, and that of no other stage. */
static void rows_pack_their_own_payload(void **state)
{
    struct tex_thread_trace t;
    (void)state;
    memset(&t, 0, sizeof t);
#define TAG(bundle, name, NAME) [TEX_PIPE_##NAME] = &t.name.tag,
    struct tex_tag *tag[TEX_PIPE_STAGES] = {TEX_PIPE_PAYLOADS(TAG)[TEX_PIPE_LOOKUP] = &t.address.tag};
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        tag[i]->lane = i;
    t.address.tag.lane = TEX_PIPE_ADDRESS; /* lookup shows the tag of address */
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++) {
        uint32_t words[TEX_PAYLOAD_WORDS] = {0};
        struct tex_tag shown;
        tex_pipe[i].pack(&t, words);
        tex_unpack_tag(words, 0, &shown);
        assert_int_equal(shown.lane, i == TEX_PIPE_LOOKUP ? TEX_PIPE_ADDRESS : i);
    }
}

static void a_token_takes_the_path_of_its_instruction(void **state)
{
    struct tex_issue_header header = {.word = 0}; /* no instruction */
    struct tex_instruction instruction;
    struct tex_thread_trace t;
    (void)state;
    tex_decode_header(&header, &instruction);
    tex_pipe_begin(&instruction, NULL, 7, 0x5a, &t);
    assert_int_equal(instruction.common.op.opcode, TEX_OPCODE_NONE);
    assert_int_equal(t.decode.tag.token, 1);
    assert_int_equal(t.decode.hash, 0x5a);
    assert_true(tex_pipe_crosses(&t, TEX_PIPE_DECODE));
    assert_int_equal(tex_pipe_last(&t), TEX_PIPE_FILTER);
    header.word = UINT64_C(0xdf48000780470600);
    tex_decode_header(&header, &instruction);
    tex_pipe_begin(&instruction, NULL, 7, 0x5a, &t);
    assert_int_equal(instruction.common.op.opcode, TEX_OPCODE_TXQ);
    assert_int_equal(tex_pipe_last(&t), TEX_PIPE_QUERY);
    assert_true(tex_pipe_crosses(&t, TEX_PIPE_HEADER));
    for (unsigned i = TEX_PIPE_COORD; i <= TEX_PIPE_FILTER; i++)
        assert_false(tex_pipe_crosses(&t, i));
}

static void each_path_ends_with_an_answer(void **state)
{
    (void)state;
    for (unsigned path = 0; path < TEX_PATHS; path++) {
        struct tex_thread_trace t = {.path = tex_paths[path].stages};
        assert_non_null(tex_pipe[tex_pipe_last(&t)].answer);
        for (unsigned i = 0; i < TEX_PIPE_STAGES; i++) /* of stages that two paths share, one may end there */
            if (tex_pipe_crosses(&t, i) && i != tex_pipe_last(&t))
                assert_int_equal(tex_pipe[i].answer != NULL, i == TEX_PIPE_CONVERT);
    }
    assert_int_equal(tex_path_of(UINT32_MAX), TEX_PATH_GATHER);
}

/* What follows the header is printed of a header that was accepted, be its level clamped off or not. */
static void refused_headers_print_nothing_behind(void **state)
{
    const unsigned behind = 1U << TEX_PIPE_HEADER | 1U << TEX_PIPE_COORD | 1U << TEX_PIPE_WRAP |
                            1U << TEX_PIPE_ADDRESS | 1U << TEX_PIPE_CACHE | 1U << TEX_PIPE_BLOCK |
                            1U << TEX_PIPE_TEXEL | 1U << TEX_PIPE_FILTER | 1U << TEX_PIPE_QUERY;
    (void)state;
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        for (uint32_t status = TEX_STATUS_OK; status <= TEX_STATUS_OUT_OF_BOUNDS; status++) {
            const struct tex_thread_trace t = {.header = {.tag = {.status = status}}};
            bool accepted = status == TEX_STATUS_OK || status == TEX_STATUS_OUT_OF_BOUNDS;
            if (behind >> i & 1)
                assert_int_equal(tex_pipe[i].prints(&t), accepted);
        }
}

/* A handle; a header and a sampler; four texels, each in two parts at most; what a load reads, in two parts at most. */
static void stages_read_so_many_lines(void **state)
{
    (void)state;
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        assert_int_equal(tex_pipe[i].lines, i == TEX_PIPE_BIND     ? 1
                                            : i == TEX_PIPE_HEADER ? 2
                                            : i == TEX_PIPE_CACHE  ? 8
                                            : i == TEX_PIPE_LOAD   ? 2
                                                                   : 0);
}

/* Which of its two lines the caches had, a bit each. */
static void hits_of_a_header(void **state)
{
    (void)state;
    for (uint32_t cached = 0; cached < 4; cached++) {
        struct tex_thread_trace t = {.bind = {.tag = {.token = 1}}};
        struct tex_header_memo memo = {0};
        const struct tex_pipe_needs needs = {.judged = &memo, .cached = cached};
        tex_pipe[TEX_PIPE_HEADER].eval(&t, &needs);
        assert_int_equal(t.header.header_hit, cached & 1);
        assert_int_equal(t.header.sampler_hit, cached >> 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_tagged_boundary_has_its_row_in_order),
        cmocka_unit_test(rows_ask_at_boundaries_of_requests),
        cmocka_unit_test(rows_pack_their_own_payload),
        cmocka_unit_test(each_path_ends_with_an_answer),
        cmocka_unit_test(a_token_takes_the_path_of_its_instruction),
        cmocka_unit_test(refused_headers_print_nothing_behind),
        cmocka_unit_test(stages_read_so_many_lines),
        cmocka_unit_test(hits_of_a_header),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
