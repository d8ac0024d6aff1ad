// SPDX-License-Identifier: Apache-2.0
#include <stdio.h>
#include <stdlib.h>

#include "check/checker_memory.h"
#include "report/report_thread.h"
#include "report/report_write.h"
#include "vector_text.h"

#define LINE 0x20000020U

/* A store of two threads to one line, after a query that writes nothing. */
static const char vector[] =
    "texlock 1\ntexture 0 { type TWO_D format R32 UINT size 8 4 layout pitch 32 address 0x20000000 texels index }\n"
    "sampler 0 { } handle 0 texture 0 sampler 0\n"
    "warp 0 { asm \"TXQ R8, R0, TEX_HEADER_DIMENSION, 0\" active 1 lod = 0 }\n"
    "warp 1 { asm \"SUST.D.2D [R4], R8, 0\" active 3 x = { 2 4 ... } y = 1 data0 = { 0x11223344 0x55667788 ... } }\n";

struct world {
    struct checker k;
    struct test_case c;
    struct failure failure;
    struct report report;
    char *text;
    size_t size;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    vector_good(vector, &w->c);
    assert_true(checker_init(&w->k));
    assert_true(checker_start(&w->k, &w->c));
    written_start(&w->k.written, &w->c.image);
    w->failure = (struct failure){.ending = ENDING_MISMATCH, .instruction = FAILURE_NONE, .lane = FAILURE_NONE};
    w->report = (struct report){.checker = &w->k, .failure = &w->failure, .c = &w->c};
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    checker_free(&w->k);
    case_free(&w->c);
    free(w->text);
    free(w);
    return 0;
}

static const char *draw(struct world *w, const struct history_entry *e)
{
    FILE *out = open_memstream(&w->text, &w->size);
    assert_non_null(out);
    report_thread(&w->report, e, out);
    fclose(out);
    return w->text;
}

static void has(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("no\n%s\nin\n%s", part, text);
}

/* Memory of the RTL at the end of the case: the model's, but for one byte. */
static void store_all_but(struct world *w, uint64_t address)
{
    static const uint8_t bytes[] = {0x44, 0x33, 0x22, 0x11}, others[] = {0x88, 0x77, 0x66, 0x55};
    const uint8_t wrong = 0xee;
    assert_true(image_write(&w->k.written.memory, LINE + 8, bytes, sizeof bytes));
    assert_true(image_write(&w->k.written.memory, LINE + 16, others, sizeof others));
    assert_true(image_write(&w->k.written.memory, address, &wrong, 1));
}

static void memory_that_differs(void **state)
{
    struct world *w = *state;
    store_all_but(w, LINE + 17);
    assert_false(checker_memory_end(&w->k, &w->failure));
    const char *text = draw(w, NULL);
    has(text, "  store: lane 1, .D 2D NEAR 32 to level 0 of TWO_D 8 x 4, R32, pitch\n");
    has(text, "  memory after the last instruction, line 0x000020000020\n");
    has(text, "      RTL     00 00 01 00 01 00 01 00 44 33 22 11 03 00 01 00 88 ee 66 55 05 ");
    has(text, "      model   00 00 01 00 01 00 01 00 44 33 22 11 03 00 01 00 88 77 66 55 05 ");
    has(text, "      differ                                                     ^^\n");
}

static void memory_that_no_instruction_writes(void **state)
{
    struct world *w = *state;
    store_all_but(w, 0x20000003);
    assert_false(checker_memory_end(&w->k, &w->failure));
    assert_int_equal(w->failure.instruction, FAILURE_NONE);
    const char *text = draw(w, NULL);
    assert_null(strstr(text, "store: "));
    has(text, "  memory after the last instruction, line 0x000020000000\n");
    has(text, "      differ           ^^\n");
}

/* Both sides send a write: what the model sends is the line of the case. */
static void show(struct history_entry *e, const struct tex_axi_a *address, const struct tex_axi_w *data)
{
    struct tex_axi_a model_address = {.addr = LINE, .size = 5, .burst = 1};
    struct tex_axi_w model_data = {.strb = 0x000f0f00, .last = 1};
    model_data.data[2] = 0x11223344;
    model_data.data[4] = 0x55667788;
    e->rtl.valid = e->model.valid = TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W);
    tex_pack_axi_a(&e->model.payload[TEX_WORD_AXI_AW], 0, &model_address);
    tex_pack_axi_w(&e->model.payload[TEX_WORD_AXI_W], 0, &model_data);
    tex_pack_axi_a(&e->rtl.payload[TEX_WORD_AXI_AW], 0, address ? address : &model_address);
    tex_pack_axi_w(&e->rtl.payload[TEX_WORD_AXI_W], 0, data ? data : &model_data);
}

/* A byte too many, and a wrong one. */
static void data_that_differs(void **state)
{
    struct world *w = *state;
    struct history_entry *e = history_current(&w->k.history);
    const struct tex_axi_w data = {.strb = 0x000f0f01, .data = {[2] = 0x11223344, [4] = 0x55660088}};
    show(e, NULL, &data);
    history_advance(&w->k.history);
    w->failure.kind = FAILURE_LOCKSTEP;
    w->failure.difference = (struct difference){.kind = DIFFERS_PAYLOAD, .boundary = TEX_AT_AXI_W, .stage = "store"};
    const char *text = draw(w, e);
    has(text, "  written for instruction 1 of 2: SUST.D.2D [R4], R8, 0x0\n");
    has(text, "      RTL     00 -- -- -- -- -- -- -- 44 33 22 11 -- -- -- -- 88 00 66 55 -- ");
    has(text, "      differ  ^^                                                 ^^\n");
}

static void address_that_differs(void **state)
{
    struct world *w = *state;
    struct history_entry *e = history_current(&w->k.history);
    struct tex_axi_a address = {.addr = LINE + 32, .size = 5, .burst = 1};
    show(e, &address, NULL);
    history_advance(&w->k.history);
    w->failure.kind = FAILURE_LOCKSTEP;
    w->failure.difference = (struct difference){.kind = DIFFERS_PAYLOAD, .boundary = TEX_AT_AXI_AW, .stage = "store"};
    const char *text = draw(w, e);
    has(text, "  written for instruction 1 of 2: ");
    has(text, "    line 0x000020000020, strobes 0x000f0f00, of this thread ");
    has(text, "    line 0x000020000040, strobes 0x00000000, of this thread 0x00000000\n");
    has(text, "      RTL     -- -- -- -- -- -- -- -- 44 33 22 11 -- ");
}

/* A write that the model does not send either is nobody's. */
static void data_of_no_instruction(void **state)
{
    struct world *w = *state;
    struct history_entry *e = history_current(&w->k.history);
    struct tex_axi_w data = {.strb = 1};
    show(e, NULL, &data);
    tex_pack_axi_w(&e->model.payload[TEX_WORD_AXI_W], 0, &(struct tex_axi_w){.strb = 2});
    history_advance(&w->k.history);
    w->failure.kind = FAILURE_LOCKSTEP;
    w->failure.difference = (struct difference){.kind = DIFFERS_PAYLOAD, .boundary = TEX_AT_AXI_W, .stage = "store"};
    assert_string_equal(draw(w, e), "");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {TEST(memory_that_differs), TEST(memory_that_no_instruction_writes),
                                       TEST(data_that_differs), TEST(address_that_differs),
                                       TEST(data_of_no_instruction)};
    return cmocka_run_group_tests_name("report of a thread", tests, NULL, NULL);
}
