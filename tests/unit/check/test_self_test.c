// SPDX-License-Identifier: Apache-2.0
/*
 * The self-tests at the start of a run, with a wrong model: the linker (ld --wrap) puts the tex_model_step and the
 * tex_execute of this file in place of the model's, and they corrupt one boundary. The self-tests must report it, with
 * its stage.
 */
#include <stdio.h>

#include "check/checker.h"
#include "tap.h"

enum wrong { WRONG_NOT, NEVER_READY, NEVER_VALID, ALWAYS_VALID, PAYLOAD_BIT, PAYLOAD_STUCK, WRONGS };

/* What the model does wrong now. Static, because tex_model_step has no argument for it. */
static struct {
    enum wrong wrong;
    enum tex_boundary at;
} mutant;

void __real_tex_model_step(struct tex_model *model, bool reset, const struct tex_frame *in, struct tex_frame *out);
void __wrap_tex_model_step(struct tex_model *model, bool reset, const struct tex_frame *in, struct tex_frame *out);
void __wrap_tex_model_step(struct tex_model *model, bool reset, const struct tex_frame *in, struct tex_frame *out)
{
    const struct tex_boundary_info *b = &tex_boundaries[mutant.at];
    tex_boundary_set bit = TEX_BIT(mutant.at);
    __real_tex_model_step(model, reset, in, out);
    switch (mutant.wrong) {
    case NEVER_READY:
        out->ready &= ~bit;
        break;
    case NEVER_VALID:
        out->valid &= ~bit;
        break;
    case ALWAYS_VALID:
        out->valid |= bit;
        break;
    case PAYLOAD_BIT:
        out->payload[b->word] ^= 1;
        break;
    case PAYLOAD_STUCK:
        memset(&out->payload[b->word], 0, b->words * sizeof(uint32_t));
        break;
    default:
        break;
    }
}

/* The stage whose payload the function layer gets wrong now; TEX_BOUNDARIES: none. Static as mutant is. */
static enum tex_boundary spoiled = TEX_BOUNDARIES;
static bool lost; /* and what it writes is lost */

void __real_tex_execute(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                        uint8_t hash, struct tex_cover *cover, struct tex_warp_result *result);
void __wrap_tex_execute(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                        uint8_t hash, struct tex_cover *cover, struct tex_warp_result *result);
void __wrap_tex_execute(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                        uint8_t hash, struct tex_cover *cover, struct tex_warp_result *result)
{
    struct tex_thread_trace *t = &result->trace[0];
    struct tex_memory kept = *memory;
    if (lost)
        kept.write = NULL;
    __real_tex_execute(config, &kept, warp, hash, cover, result);
    switch (spoiled) {
    case TEX_AT_DECODE:
        t->decode.index++;
        break;
    case TEX_AT_BIND:
        t->bind.header_index++;
        break;
    case TEX_AT_HEADER:
        t->header.shape.width--;
        break;
    case TEX_AT_SURFACE:
        t->surface.action = TEX_ACTION_BOUNDS;
        break;
    case TEX_AT_CONVERT:
        t->convert.bytes = 2;
        break;
    default:
        break;
    }
}

#define AT(b) TEX_BIT(TEX_AT_##b)
/* The boundaries that an instruction without memory reads crosses. */
#define CROSSED                                                                                                        \
    (AT(DECODE) | AT(BIND) | AT(HEADER) | AT(LOD) | AT(COORD) | AT(WRAP) | AT(ADDRESS) | AT(LOOKUP) | AT(CACHE) |      \
     AT(BLOCK) | AT(TEXEL) | AT(FILTER))
/* The boundaries at which the self-tests must notice it. */
static const tex_boundary_set must[WRONGS] = {
    [NEVER_READY] = AT(ISSUE) | CROSSED | AT(RESULT),
    [NEVER_VALID] = AT(ISSUE) | CROSSED | AT(RESULT) | AT(FAULT_EVENT) | AT(REGS),
    [ALWAYS_VALID] = TEX_SET_ALL & ~(AT(REGS) | AT(FAULT) | AT(TRAP) | AT(INVALIDATE)),
    [PAYLOAD_BIT] = CROSSED | AT(RESULT) | AT(FAULT_EVENT) | AT(FAULT) | AT(REGS),
    [PAYLOAD_STUCK] = CROSSED | AT(RESULT) | AT(FAULT_EVENT) | AT(FAULT),
};

static void test_the_model_as_it_is(void **state)
{
    struct failure f;
    (void)state;
    mutant.wrong = WRONG_NOT;
    assert_true(checker_self_tested(&f));
}

/* The report names the stage that drives the boundary, or its consumer. */
static void judge(const struct failure *f, const struct tex_boundary_info *b, enum wrong wrong)
{
    char begins[80];
    const char *stage = f->difference.stage;
    assert_int_equal(f->ending, ENDING_INTERNAL);
    assert_non_null(stage);
    if (strcmp(stage, b->stage) != 0 && strcmp(stage, b->consumer) != 0)
        fail_msg("boundary %s, wrong %d: %s", b->name, wrong, f->text);
    snprintf(begins, sizeof begins, "self-test, stage %s: ", stage);
    assert_memory_equal(f->text, begins, strlen(begins));
}

static void test_what_is_noticed_is_named(void **state)
{
    (void)state;
    for (unsigned w = NEVER_READY; w < WRONGS; w++)
        for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
            struct failure f;
            mutant.wrong = (enum wrong)w;
            mutant.at = (enum tex_boundary)b;
            bool noticed = !checker_self_tested(&f);
            if (noticed)
                judge(&f, &tex_boundaries[b], mutant.wrong);
            else if (must[w] >> b & 1)
                fail_msg("boundary %s, wrong %d: not noticed", tex_boundaries[b].name, w);
        }
}

static void test_the_function_layer_is_named(void **state)
{
    static const enum tex_boundary at[] = {TEX_AT_DECODE, TEX_AT_BIND, TEX_AT_HEADER, TEX_AT_SURFACE, TEX_AT_CONVERT};
    (void)state;
    mutant.wrong = WRONG_NOT;
    for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
        struct failure f;
        spoiled = at[i];
        lost = false;
        assert_true(checker_self_tested(&f)); /* the run itself finds that, and says more */
        lost = true;
        assert_false(checker_self_tested(&f));
        assert_string_equal(f.difference.stage, tex_boundaries[at[i]].stage);
        assert_non_null(strstr(f.text, tex_boundaries[at[i]].name));
    }
    spoiled = TEX_BOUNDARIES;
    lost = false;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_model_as_it_is),
        cmocka_unit_test(test_what_is_noticed_is_named),
        cmocka_unit_test(test_the_function_layer_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
