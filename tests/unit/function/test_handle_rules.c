// SPDX-License-Identifier: Apache-2.0
/* The rules of handles, of what leaves a path, and of stage filter. */
#include "rule_dice.h"

#define THROWS 20000

static bool reads(uint32_t status, uint32_t token)
{
    return status == TEX_STATUS_OK && token == 0;
}

/* Of the handle: taken from a register, or read from the bank at the word index. */
static void wish_handle(struct wish *w, const struct tex_rule_inputs *from, const struct tex_thread_trace *t)
{
    const struct tex_bind *b = &t->bind;
    uint32_t status = b->tag.status, sampler = b->handle >> 20;
    bool asked = reads(t->decode.tag.status, t->decode.tag.token);
    bool from_register = t->decode.bindless == 1;
    bool from_bank = asked && t->decode.bindless == 0 && status != TEX_STATUS_HANDLE_ERROR;
    bool not_index = from_bank && b->handle != t->decode.index, other_bank = from_bank && from->select > 0;
    switch (b->op.opcode) {
    case TEX_OPCODE_TXQ:
        wish(w, TEX_RULE_R_TXQ_3, from_register && b->handle > 0);
        wish(w, TEX_RULE_R_TXQ_22, not_index || other_bank);
        wish(w, TEX_RULE_R_TXQ_24, b->sampler_index != sampler);
        wish(w, TEX_RULE_R_TXQ_25, status == TEX_STATUS_INVALID_HEADER);
        wish(w, TEX_RULE_R_TXQ_26, status == TEX_STATUS_INVALID_SAMPLER);
        break;
    case TEX_OPCODE_SUST: /* the sampler is ignored, which shows where it does not exist */
        wish(w, TEX_RULE_R_SUST_15, not_index || other_bank);
        wish(w, TEX_RULE_R_SUST_16, reads(status, b->tag.token) && b->sampler_index > from->sampler_max);
        wish(w, TEX_RULE_R_SUST_17, status == TEX_STATUS_INVALID_HEADER);
        wish(w, TEX_RULE_R_SUST_18, from_register && b->handle > 0);
        break;
    case TEX_OPCODE_SULD: /* no page says it of a load or an atomic */
    case TEX_OPCODE_SUATOM:
    case TEX_OPCODE_SURED:
        break;
    default:
        wish(w, TEX_RULE_R_TLD4_5, from_register && b->handle > 0);
        wish(w, TEX_RULE_R_TLD4_27, not_index);
        wish(w, TEX_RULE_R_TLD4_28, other_bank);
        wish(w, TEX_RULE_R_TLD4_30, b->sampler_index != sampler);
        wish(w, TEX_RULE_R_TLD4_31, status == TEX_STATUS_INVALID_HEADER);
        wish(w, TEX_RULE_R_TLD4_32, status == TEX_STATUS_INVALID_SAMPLER);
    }
}

static void handles(void **state)
{
    struct dice d = {1};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        static struct tex_thread_trace t;
        struct tex_rule_inputs from = {.select = PICK(&d, 0, 0, 1, 17), .sampler_max = PICK(&d, 0, 1, 2, 4095)};
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        t.decode.tag.status = mostly(&d, TEX_STATUS_OK, any(&d, 13));
        t.decode.tag.token = mostly(&d, 0, 1);
        t.decode.bindless = coin(&d);
        t.decode.index = any(&d, 3);
        t.bind.op.opcode = any(&d, TEX_OPCODE_SURED + 2);
        t.bind.handle = PICK(&d, 0, 1, 2, 1 << 20, 2 << 20, 0xfff00001);
        t.bind.header_index = any(&d, 3); /* no rule looks at it */
        t.bind.sampler_index = PICK(&d, 0, 1, 2, 3, 0xfff);
        t.bind.tag.status = any(&d, TEX_STATUS_UNSUPPORTED_SAMPLER + 2);
        t.bind.tag.token = mostly(&d, 0, 1);
        tex_rules_of_bind(&from, &t, &set);
        wish_handle(&w, &from, &t);
        expect_wish(&w, &set, n);
    }
}

/* Every status of what leaves a path. */
static void answers(void **state)
{
    struct dice d = {2};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        struct tex_answer a = {.tag = {.status = any(&d, TEX_STATUS_UNSUPPORTED_SAMPLER + 2), .token = coin(&d)},
                               .op = {.rd = PICK(&d, 0, 254, 255, 256), .wmask = PICK(&d, 0, 1, 2, 15)}};
        bool fault = false, zeros = true;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        switch (a.tag.status) {
        case TEX_STATUS_MEMORY_ERROR:
            fault = true;
            zeros = false; /* of the line alone */
            break;
        case TEX_STATUS_ILLEGAL:
        case TEX_STATUS_UNSUPPORTED_OP:
        case TEX_STATUS_HANDLE_ERROR:
        case TEX_STATUS_HEADER_ERROR:
        case TEX_STATUS_SAMPLER_ERROR:
        case TEX_STATUS_UNSUPPORTED_HEADER:
        case TEX_STATUS_UNSUPPORTED_SAMPLER:
            fault = true;
            break;
        case TEX_STATUS_OK:
        case TEX_STATUS_OUT_OF_BOUNDS:
            zeros = false;
            break;
        default:;
        }
        tex_rules_of_answer(&a, &set);
        wish(&w, TEX_RULE_PD_95, fault);
        wish(&w, TEX_RULE_PD_4, !a.tag.token && zeros);
        wish(&w, TEX_RULE_PD_2, !a.tag.token && a.op.rd == 255 && a.op.wmask > 0);
        expect_wish(&w, &set, n);
    }
}

/* Where the values of a mask go: to the registers one after the other. */
static void masks(void **state)
{
    struct dice d = {3};
    (void)state;
    for (unsigned n = 0; n < THROWS; n++) {
        static struct tex_thread_trace t;
        struct tex_rule_set set = {{0}};
        struct wish w = {{0}};
        bool dropped = false, moved = false;
        t.filter.op.wmask = any(&d, 17);
        t.filter.op.rd = PICK(&d, 0, 8, 254, 255, 256);
        t.filter.op.ps = PICK(&d, 0, 6, 7, 8);
        t.filter.tag.token = mostly(&d, 0, 1);
        t.filter.sparse = coin(&d);
        for (unsigned k = 0; k < 4; k++) {
            bool missing = ~t.filter.op.wmask & ((1U << k) - 1), enabled = t.filter.op.wmask & 1U << k;
            t.filter.value[k] = PICK(&d, 0, 0, 1, 0x80000000);
            dropped |= !enabled && t.filter.value[k] > 0;
            moved |= enabled && missing && t.filter.value[k] > 0;
        }
        tex_rules_of_filter(&t, &set);
        if (!t.filter.tag.token) {
            wish(&w, TEX_RULE_R_TLD4_25, t.filter.op.ps != TEX_PT && t.filter.sparse == 1);
            wish(&w, TEX_RULE_R_TLD4_44, t.filter.op.rd != TEX_RZ && t.filter.op.wmask != 15);
            wish(&w, TEX_RULE_R_TLD4_45, t.filter.op.rd != TEX_RZ && moved);
            wish(&w, TEX_RULE_R_TLD4_46, dropped);
        }
        expect_wish(&w, &set, n);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(handles), cmocka_unit_test(answers), cmocka_unit_test(masks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
