// SPDX-License-Identifier: Apache-2.0
/*
 * The instruction tables, repeated as literals. Assembler, vectors, random and explain all take them from rtl/defs, so
 * nothing else would notice if two rows were swapped. The sources are the page of the instruction and the public
 * descriptions of the words; change a row only with such a source. The decoders of model and RTL have their own
 * encodings of what is built.
 */
#include "isa/insn.h"

#include <stdio.h>

#include "tap.h"

static const struct {
    const char *name;
    uint16_t value, mask;
    const char *mnemonic; /* NULL: recognised */
} forms[] = {
    {"TLD4", 0xc800, 0xfc00, "TLD4"},
    {"TLD4.B", 0xdec0, 0xffc0, "TLD4"},
    {"TEX", 0xc000, 0xf800, "TEX"},
    {"TEX.B", 0xde80, 0xffc0, "TEX"},
    {"TLD", 0xdc00, 0xff00, "TLD"},
    {"TLD.B", 0xdd00, 0xff00, "TLD"},
    {"TXD", 0xde00, 0xffc0, "TXD"},
    {"TXD.B", 0xde40, 0xffc0, "TXD"},
    {"TXA", 0xdf40, 0xfff8, NULL},
    {"TXQ", 0xdf48, 0xfff8, "TXQ"},
    {"TXQ.B", 0xdf50, 0xfff8, "TXQ"},
    {"TMML.LOD", 0xdf58, 0xfff8, "TMML"},
    {"TMML.B.LOD", 0xdf60, 0xfff8, "TMML"},
    {"TEXS", 0xd000, 0xf7e0, "TEXS"},
    {"TEXS", 0xd020, 0xf7e0, "TEXS"},
    {"TEXS", 0xd040, 0xf7e0, "TEXS"},
    {"TEXS", 0xd060, 0xf7e0, "TEXS"},
    {"TEXS", 0xd080, 0xf7e0, "TEXS"},
    {"TEXS", 0xd0a0, 0xf7e0, "TEXS"},
    {"TEXS", 0xd0c0, 0xf7e0, "TEXS"},
    {"TEXS", 0xd0e0, 0xf7e0, "TEXS"},
    {"TEXS", 0xd100, 0xf7e0, "TEXS"},
    {"TEXS", 0xd120, 0xf7e0, "TEXS"},
    {"TEXS", 0xd140, 0xf7e0, "TEXS"},
    {"TEXS", 0xd160, 0xf7e0, "TEXS"},
    {"TEXS", 0xd180, 0xf7e0, "TEXS"},
    {"TEXS", 0xd1a0, 0xf7e0, "TEXS"},
    {"TEXS", 0xd1c0, 0xf7c0, NULL},
    {"TLDS", 0xd200, 0xf7e0, "TLDS"},
    {"TLDS", 0xd220, 0xf7e0, "TLDS"},
    {"TLDS", 0xd240, 0xf7e0, "TLDS"},
    {"TLDS", 0xd280, 0xf7e0, "TLDS"},
    {"TLDS", 0xd2a0, 0xf7e0, "TLDS"},
    {"TLDS", 0xd2c0, 0xf7e0, "TLDS"},
    {"TLDS", 0xd2e0, 0xf7e0, "TLDS"},
    {"TLDS", 0xd300, 0xf7e0, "TLDS"},
    {"TLDS", 0xd380, 0xf7e0, "TLDS"},
    {"TLDS", 0xd260, 0xf7e0, NULL},
    {"TLDS", 0xd320, 0xf7e0, NULL},
    {"TLDS", 0xd340, 0xf7c0, NULL},
    {"TLDS", 0xd3a0, 0xf7e0, NULL},
    {"TLDS", 0xd3c0, 0xf7c0, NULL},
    {"TLD4S", 0xdf00, 0xff40, "TLD4S"},
    {"SULD.D", 0xeb18, 0xfff8, "SULD"},
    {"SULD.D", 0xeb10, 0xfff8, "SULD"},
    {"SULD.P", 0xeb08, 0xfff8, "SULD"},
    {"SULD.P", 0xeb00, 0xfff8, "SULD"},
    {"SUST.D", 0xeb38, 0xfff8, "SUST"},
    {"SUST.D", 0xeb30, 0xfff8, "SUST"},
    {"SUST.P", 0xeb28, 0xfff8, "SUST"},
    {"SUST.P", 0xeb20, 0xfff8, "SUST"},
    {"SURED.D", 0xeb58, 0xfff8, "SURED"},
    {"SURED.D", 0xeb50, 0xfff8, "SURED"},
    {"SURED.P", 0xeb40, 0xfff0, NULL},
    {"SUATOM.D", 0xea00, 0xffc0, "SUATOM"},
    {"SUATOM.D", 0xea70, 0xfff0, "SUATOM"},
    {"SUATOM.P", 0xea60, 0xfff0, NULL},
    {"SUATOM.D.CAS", 0xea80, 0xffc0, "SUATOM"},
    {"SUATOM.D.CAS", 0xead0, 0xfff0, "SUATOM"},
    {"SUATOM.P.CAS", 0xeac0, 0xfff0, NULL},
    {"CCTLT", 0xebf0, 0xfff9, NULL},
    {"SAM", 0xe370, 0xfff0, NULL},
    {"RAM", 0xe380, 0xfff0, NULL},
};

static void every_word_has_its_name(void **state)
{
    (void)state;
    assert_int_equal(isa_forms_count, COUNT_OF(forms));
    for (unsigned i = 0; i < COUNT_OF(forms); i++) {
        const struct isa_form *form = insn_find((uint64_t)forms[i].value << 48);
        assert_non_null(form);
        assert_string_equal(form->name, forms[i].name);
        assert_int_equal(form->value, forms[i].value);
        assert_int_equal(form->mask, forms[i].mask);
        if (forms[i].mnemonic)
            assert_string_equal(form->mnemonic->name, forms[i].mnemonic);
        else
            assert_null(form->mnemonic);
    }
}

/* Registers of each port for every coordinate description and offset code, of both encodings, with and without .DC. */
static void operands_stand_in_their_registers(void **state)
{
    static const char *const ra[8] = {"s t", "array s t", "s t",   "array s t",
                                      "s t", "array s t", "s t r", "array s t r"};
    static const char *const offsets[4] = {"", "off1", "off1 off2", ""};
    static const uint64_t plain[2] = {0xc838000ff0ff0000, 0xdef800000fff0000};
    (void)state;
    for (unsigned i = 0; i < 8 * 4 * 2 * 2; i++) {
        unsigned param = i % 8, toff = i / 8 % 4, dc = i / 32 % 2, bindless = i / 64;
        uint64_t word = (plain[bindless] & ~(UINT64_C(7) << 28)) | (uint64_t)param << 28 | (uint64_t)dc << 50 |
                        (uint64_t)toff << (bindless ? 36 : 54);
        char rb[40], seen[2][40] = {"", ""};
        struct insn insn;
        snprintf(rb, sizeof rb, "%s %s %s", bindless ? "handle" : "", offsets[toff], dc ? "dref" : "");
        insn_decode(word, 0, &insn);
        for (unsigned p = 0; p < 2; p++)
            for (unsigned k = 0; k < insn.port[p].count; k++)
                sprintf(seen[p] + strlen(seen[p]), "%s%s", k ? " " : "", insn.port[p].operand[k]->name);
        bool reserved = param < 2 || param == 4 || param == 5;
        char *from = rb, *to = rb; /* single blanks */
        for (; *from; from++)
            if (*from != ' ' || (to > rb && to[-1] != ' '))
                *to++ = *from;
        *(to > rb && to[-1] == ' ' ? to - 1 : to) = '\0';
        assert_string_equal(seen[1], rb);
        if (!reserved)
            assert_string_equal(seen[0], ra[param]);
    }
}

static const struct {
    const char *name;
    enum isa_type type;
} types[] = {
    {"array", ISA_TYPE_U16},     {"s", ISA_TYPE_F32},        {"t", ISA_TYPE_F32},        {"r", ISA_TYPE_F32},
    {"handle", ISA_TYPE_HANDLE}, {"off1", ISA_TYPE_OFFSETS}, {"off2", ISA_TYPE_OFFSETS}, {"dref", ISA_TYPE_F32},
};

static void operands_have_their_types(void **state)
{
    (void)state;
    assert_int_equal(isa_mnemonics[ISA_KIND_TLD4].operands, COUNT_OF(types));
    for (unsigned i = 0; i < COUNT_OF(types); i++) {
        assert_string_equal(isa_mnemonics[ISA_KIND_TLD4].operand[i].name, types[i].name);
        assert_int_equal(isa_mnemonics[ISA_KIND_TLD4].operand[i].type, types[i].type);
    }
}

/* Of both ports, a blank between two. */
static void names_of(const struct insn *insn, char names[2][40])
{
    for (unsigned p = 0; p < 2; p++)
        for (unsigned k = 0; k < insn->port[p].count; k++)
            sprintf(names[p] + strlen(names[p]), "%s%s", k ? " " : "", insn->port[p].operand[k]->name);
}

/* PD-114: of each paramA, without and with offsets, without and with a handle in a register. */
static void derivatives_stand_behind_the_position(void **state)
{
    static const struct {
        const char *ra[2][2], *rb;
    } rows[4] = {
        {{{"s", "s array"}, {"handle s", "handle s array"}}, "dsdx dsdy"},
        {{{"s array", "s array"}, {"handle s array", "handle s array"}}, "dsdx dsdy"},
        {{{"s t", "s t array"}, {"handle s t", "handle s t array"}}, "dsdx dsdy dtdx dtdy"},
        {{{"s t array", "s t array"}, {"handle s t array", "handle s t array"}}, "dsdx dsdy dtdx dtdy"},
    };
    static const uint64_t plain[2] = {0xde10000780470404, 0xde50000780470404};
    (void)state;
    for (uint64_t i = 0; i < 4 * 2 * 2; i++) {
        struct insn insn;
        char seen[2][40] = {"", ""};
        insn_decode(plain[i / 8] | i % 4 << 28 | (i / 4 % 2) << 35, 0, &insn);
        names_of(&insn, seen);
        assert_string_equal(seen[0], rows[i % 4].ra[i / 8][i / 4 % 2]);
        assert_string_equal(seen[1], rows[i % 4].rb);
        assert_true(insn_legal(&insn));
        assert_string_equal(insn.form->noun, "component");
        assert_int_equal(insn.results, 4);
        assert_int_equal(insn.predicate, 2);
    }
}

/* PD-116: the coordinates of TEX, and no predicate. */
static void levels_are_asked_for_at_a_position(void **state)
{
    static const char *const ra[8] = {"s",     "array s",     "s t",   "array s t",
                                      "s t r", "array s t r", "s t r", "array s t r"};
    static const uint64_t plain[2] = {0xdf58000780470404, 0xdf60000780470404};
    (void)state;
    for (uint64_t i = 0; i < 8 * 2; i++) {
        struct insn insn;
        char seen[2][40] = {"", ""};
        insn_decode(plain[i / 8] | i % 8 << 28, 0, &insn);
        names_of(&insn, seen);
        assert_string_equal(seen[0], ra[i % 8]);
        assert_string_equal(seen[1], i / 8 ? "handle" : "");
        assert_int_equal(insn_legal(&insn), i % 8 != 5);
        assert_string_equal(insn.form->noun, "component");
        assert_int_equal(insn.results, 4);
        assert_int_equal(insn.predicate, 7);
    }
}

/* TXQ: handle, level or sample, in Ra alone. */
static void queries_read_ra_alone(void **state)
{
    static const struct {
        uint32_t number;
        const char *ra[2]; /* of the two encodings */
    } queries[] = {{1, {"lod", "handle lod"}}, {2, {"", "handle"}}, {5, {"sample", "handle sample"}}};
    static const uint64_t plain[2] = {0xdf48000780070600, 0xdf50000780070600};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(queries); i++)
        for (unsigned form = 0; form < 2; form++) {
            struct insn insn;
            char seen[40] = "";
            insn_decode(plain[form] | (uint64_t)queries[i].number << 22, 0, &insn);
            assert_true(insn_legal(&insn));
            for (unsigned p = 0; p < ISA_PORTS; p++)
                for (unsigned k = 0; k < insn.port[p].count; k++)
                    sprintf(seen + strlen(seen), "%s%s%s", p ? isa_port_names[p] : "", k ? " " : "",
                            insn.port[p].operand[k]->name);
            assert_string_equal(seen, queries[i].ra[form]);
            assert_int_equal(insn.results, 4);
        }
}

/* PD-119: operands over Ra and Rb, results over Rd1 and Rd2. */
static void compact_forms_split_their_registers(void **state)
{
    static const struct {
        uint64_t word;
        const char *ra, *rb;
    } splits[] = {
        {0xda1005212ff70a10, "x", ""},
        {0xda3005212ff70a10, "x", "lod"},
        {0xda5005212ff70a10, "x", "y"},
        {0xda9005212ff70a10, "x y", "offset"},
        {0xdab005212ff70a10, "x y", "lod"},
        {0xdad005212ff70a10, "x y", "sample"},
        {0xdaf005212ff70a10, "x y", "z"},
        {0xdb1005212ff70a10, "array", "x y"},
        {0xdb9005212ff70a10, "x y", "lod offset"},
        {0xdf0005212ff70a10, "s", "t"},
        {0xdf0405212ff70a10, "s t", "dref"},
        {0xdf0805212ff70a10, "s t", "off1"},
        {0xdf0c05212ff70a10, "s t", "off1 dref"},
        {0xd81005212ff70a10, "s", ""},
        {0xd83005212ff70a10, "s", "t"},
        {0xd85005212ff70a10, "s", "t"},
        {0xd87005212ff70a10, "s t", "lod"},
        {0xd89005212ff70a10, "s t", "dref"},
        {0xd8b005212ff70a10, "s t", "lod dref"},
        {0xd8d005212ff70a10, "s t", "dref"},
        {0xd8f005212ff70a10, "array s", "t"},
        {0xd91005212ff70a10, "array s", "t"},
        {0xd93005212ff70a10, "array s", "t dref"},
        {0xd95005212ff70a10, "s t", "r"},
        {0xd97005212ff70a10, "s t", "r"},
        {0xd99005212ff70a10, "s t", "r"},
        {0xd9b005212ff70a10, "s t", "r lod"},
    };
    static const struct {
        uint64_t word;
        uint32_t written;
        unsigned results, seconds;
    } results[] = {
        /* R G B A RG RA GA BA; RGB RGA RBA GBA RGBA */
        {0xda00052ffff70a10, 1, 1, 0},  {0xda04052ffff70a10, 2, 1, 0},  {0xda08052ffff70a10, 4, 1, 0},
        {0xda0c052ffff70a10, 8, 1, 0},  {0xda10052ffff70a10, 3, 2, 0},  {0xda14052ffff70a10, 9, 2, 0},
        {0xda18052ffff70a10, 10, 2, 0}, {0xda1c052ffff70a10, 12, 2, 0}, {0xda0005212ff70a10, 7, 2, 1},
        {0xda0405212ff70a10, 11, 2, 1}, {0xda0805212ff70a10, 13, 2, 1}, {0xda0c05212ff70a10, 14, 2, 1},
        {0xda1005212ff70a10, 15, 2, 2}, {0xda1005212ff70aff, 12, 0, 2}, {0xda0805212ff70aff, 8, 0, 1},
        {0xda1c052ffff70aff, 0, 0, 0},  {0xdf00052120c70a10, 15, 2, 2}, {0xdf00052ff0c70a10, 3, 2, 0},
        {0xdf00052120c70aff, 12, 0, 2},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(splits); i++) {
        struct insn insn;
        char seen[2][40] = {"", ""};
        insn_decode(splits[i].word, 0, &insn);
        for (unsigned p = 0; p < 2; p++)
            for (unsigned k = 0; k < insn.port[p].count; k++)
                sprintf(seen[p] + strlen(seen[p]), "%s%s", k ? " " : "", insn.port[p].operand[k]->name);
        assert_string_equal(seen[0], splits[i].ra);
        assert_string_equal(seen[1], splits[i].rb);
    }
    for (unsigned i = 0; i < COUNT_OF(results); i++) {
        struct insn insn;
        insn_decode(results[i].word, 0, &insn);
        assert_int_equal(insn_written(&insn), results[i].written);
        assert_int_equal(insn.results, results[i].results);
        assert_int_equal(insn.seconds, results[i].seconds);
    }
}

/* A word that breaks this check and every one below it: this one is reported. */
static const struct {
    uint64_t word;
    uint32_t phase;
    enum tex_illegal_code illegal;
    bool unsupported;
    const char *reason;
} refused[] = {
    {0xdf40000000000000, 3, TEX_ILLEGAL_OPCODE, false, "not an instruction of this unit"},
    {0xdefc013780f30101, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xdefc013780f30101, 0, TEX_ILLEGAL_PARAM, false, "paramA is reserved for TLD4"},
    {0xdefc0137a0f30101, 0, TEX_ILLEGAL_TOFF, false, "offset code 3 is reserved"},
    {0xdefc0127a0f30101, 0, TEX_ILLEGAL_RESERVED, false, "bits 48:40 of the bindless form are not zero"},
    {0xdefc0027a0f30101, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xdefc0027a0f30001, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    {0xdefc0027a0470001, 0, TEX_ILLEGAL_RD, false, "Rd is misaligned or runs past R254"},
    {0xdefc0027a0470004, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xdef80027a0470004, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xdf54000f81f7ff01, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xdf54000f81f7ff01, 0, TEX_ILLEGAL_QUERY, false, "the number of the query is reserved"},
    {0xdf54000f8177ff01, 0, TEX_ILLEGAL_RESERVED, false, "bits 50, 35, 30:28 and 21:20 are not all zero"},
    {0xdf5000078147ff01, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xdf50000781470601, 0, TEX_ILLEGAL_RD, false, "Rd is misaligned or runs past R254"},
    {0xdf50000781470604, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xddfc010fa0f3ff01, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xddfc010fa0f3ff01, 0, TEX_ILLEGAL_CL, false, ".CL is not described"},
    {0xddbc010fa0f3ff01, 0, TEX_ILLEGAL_SAMPLE, false,
     ".MS with .AOFFI or .LL: the order of their registers is disputed"},
    {0xdd3c0107a0f3ff01, 0, TEX_ILLEGAL_RESERVED, false, "bits 48:36 of the bindless form are not zero"},
    {0xdd3c0007a0f3ff01, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xdd3c0007a0f30201, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    {0xdd3c0007a0430201, 0, TEX_ILLEGAL_RD, false, "Rd is misaligned or runs past R254"},
    {0xdd3c0007a0430204, 0, TEX_ILLEGAL_NONE, false, "legal"},
    /* PD-120 */
    {0xdeb903a7d0370101, 0, TEX_ILLEGAL_LOD, false, "the code of the level of detail is reserved"},
    {0xdeb90387d0370101, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xdeb90387d0370101, 0, TEX_ILLEGAL_LOD, false, "the code of the level of detail is reserved"},
    {0xdeb903c7d0370101, 0, TEX_ILLEGAL_PARAM, false, "paramA is reserved for TEX, or 3D with .DC"},
    {0xdeb903c7c0370101, 0, TEX_ILLEGAL_CL, false, ".LC is not described"},
    {0xdeb902c7c0370101, 0, TEX_ILLEGAL_RESERVED, false, "bits 48:41 of the bindless form are not zero"},
    {0xdeb800c7c0370101, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xdeb800c7c0370401, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    {0xdeb800c7c0270401, 0, TEX_ILLEGAL_RD, false, "Rd is misaligned or runs past R254"},
    {0xdeb800c7c0270404, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xdeb80027f0270404, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xdeb80027a0370404, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xdebc0037b0470404, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xc0b800078ff70304, 0, TEX_ILLEGAL_NONE, false, "legal"},
    /* PD-114: TXD.B, then TXD, with offsets in the register of the array. */
    {0xde7d0007c0270101, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xde7d0007c0270101, 0, TEX_ILLEGAL_PARAM, false, "paramA is reserved for TXD"},
    {0xde7d0007b0270101, 0, TEX_ILLEGAL_CL, false, ".LC is not described"},
    {0xde790007b0270101, 0, TEX_ILLEGAL_RESERVED, false, "bits 48:36 of the bindless form are not zero"},
    {0xde780007b0270101, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xde780007b0270401, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    {0xde780007b0470401, 0, TEX_ILLEGAL_RD, false, "Rd is misaligned or runs past R254"},
    {0xde780007b0470404, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xde380007d0470404, 0, TEX_ILLEGAL_PARAM, false, "paramA is reserved for TXD"},
    {0xde380007e0470404, 0, TEX_ILLEGAL_PARAM, false, "paramA is reserved for TXD"},
    {0xde380007f0470404, 0, TEX_ILLEGAL_PARAM, false, "paramA is reserved for TXD"},
    {0xde39fff780270504, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xde38000f80270504, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xde38000f80370604, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    {0xde38000f90270604, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xde380007a0470604, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xde38000fa0470604, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xde380007afc70804, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    /* PD-116: TMML.B, then TMML, of which Rb does not matter. */
    {0xdf650007dff70201, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xdf650007dff70201, 0, TEX_ILLEGAL_PARAM, false, "paramA is reserved for TMML"},
    {0xdf650007eff70201, 0, TEX_ILLEGAL_RESERVED, false, "bit 50, or bits 48:36 of the bindless form, are not zero"},
    {0xdf610007eff70201, 0, TEX_ILLEGAL_RESERVED, false, "bit 50, or bits 48:36 of the bindless form, are not zero"},
    {0xdf600007eff70201, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xdf600007eff70401, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    {0xdf600007e0370401, 0, TEX_ILLEGAL_RD, false, "Rd is misaligned or runs past R254"},
    {0xdf600007e0370404, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xdf5dfff7fff70404, 0, TEX_ILLEGAL_RESERVED, false, "bit 50, or bits 48:36 of the bindless form, are not zero"},
    {0xdf59fff7fff70404, 0, TEX_ILLEGAL_NONE, false, "legal"},
    /* PD-119: compact forms. */
    {0xd25405210ff3ff11, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xd25405210ff3ff11, 0, TEX_ILLEGAL_F16, false,
     ".F16 needs SPA 5.3: this is SPA 5.0, and the parameter TEX_F16 is not built"},
    {0xda5405210ff3ff11, 0, TEX_ILLEGAL_COMPS, false, "components 5..7 are reserved with Rd2"},
    {0xda5005210ff3ff11, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xda5005210ff30b11, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    {0xda5005210fe30b11, 0, TEX_ILLEGAL_RD, false, "Rd1 or Rd2 is misaligned or runs past R254"},
    {0xda5005213fe30b10, 0, TEX_ILLEGAL_RD, false, "Rd1 or Rd2 is misaligned or runs past R254"},
    {0xda5005212fe30b10, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xd8b002813ff3ff11, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xd8b002812ff30a10, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    {0xd8b0028130e30a10, 0, TEX_ILLEGAL_RD, false, "Rd1 or Rd2 is misaligned or runs past R254"},
    {0xd8b0028120e30a10, 0, TEX_ILLEGAL_NONE, false, "legal"},
    {0xdf8c02813ff3ff11, 0, TEX_ILLEGAL_F16, false,
     ".F16 needs SPA 5.3: this is SPA 5.0, and the parameter TEX_F16 is not built"},
    {0xdf0c02813ff3ff11, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xdf0c028130530410, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned, RZ, or runs past R254"},
    {0xdf0c028130630410, 0, TEX_ILLEGAL_RD, false, "Rd1 or Rd2 is misaligned or runs past R254"},
    {0xdf0c028120630410, 0, TEX_ILLEGAL_NONE, false, "legal"},
    /* SPA 5.0 SUST: .dim has six values, .sz seven, Ra and Rb are aligned to what they hold, Rc is not RZ. */
    {0xeb327f8c20770a06, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xeb327f8c20770a06, 0, TEX_ILLEGAL_DIM, false, ".dim is reserved"},
    {0xeb327f8a20770a06, 0, TEX_ILLEGAL_SZ, false, ".sz is reserved"},
    {0xeb327f8a20670a06, 0, TEX_ILLEGAL_RESERVED, false, "reserved bits are not zero"},
    {0xeb327f8a00670a06, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xeb327f8a00670806, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned or runs past R254"},
    {0xeb327f8a00670804, 0, TEX_ILLEGAL_RC, false, "Rc is RZ"},
    {0xeb32030a00670804, 0, TEX_ILLEGAL_NONE, false, "legal"},
    /* SULD: as SUST, with Rd in the place of Rb. */
    {0xeb127f8c20770a06, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xeb127f8c20770a06, 0, TEX_ILLEGAL_DIM, false, ".dim is reserved"},
    {0xeb127f8a20770a06, 0, TEX_ILLEGAL_SZ, false, ".sz is reserved"},
    {0xeb127f8a20670a06, 0, TEX_ILLEGAL_RESERVED, false, "reserved bits are not zero"},
    {0xeb127f8a00670a06, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xeb127f8a00670806, 0, TEX_ILLEGAL_RC, false, "Rc is RZ"},
    {0xeb12030a00670806, 0, TEX_ILLEGAL_RD, false, "Rd is misaligned or runs past R254"},
    {0xeb12030a00670804, 0, TEX_ILLEGAL_NONE, false, "legal"},
    /* SUATOM: type, then the pair of operation and type, before reserved bits; operands in Rb. */
    {0xea7a7fcd31170b07, 3, TEX_ILLEGAL_PHASE, false, "phase code 3 is reserved"},
    {0xea7a7fcd31170b07, 0, TEX_ILLEGAL_DIM, false, ".dim is reserved"},
    {0xea7a7fc731170b07, 0, TEX_ILLEGAL_SZ, false, "the type is not defined"},
    {0xea7a7fd731170b07, 0, TEX_ILLEGAL_ATOM, false, "the operation is not defined for the type"},
    {0xea7a7fd671170b07, 0, TEX_ILLEGAL_ATOM, false, "the operation is not defined for the type"},
    {0xea7a7fa611170b07, 0, TEX_ILLEGAL_RESERVED, false, "reserved bits are not zero"},
    {0xea727fa611170b07, 0, TEX_ILLEGAL_RA, false, "Ra is misaligned, RZ, or runs past R254"},
    {0xea727fa611170a07, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned or runs past R254"},
    {0xea727fa611070a07, 0, TEX_ILLEGAL_RC, false, "Rc is RZ"},
    {0xea72072611070a07, 0, TEX_ILLEGAL_RD, false, "Rd is misaligned or runs past R254"},
    {0xea72072611070a06, 0, TEX_ILLEGAL_NONE, false, "legal"},
    /* SURED: its operand in the place of the data of SUST. */
    {0xeb5203063b670805, 0, TEX_ILLEGAL_SZ, false, "the type is not defined"},
    {0xeb5203060b270805, 0, TEX_ILLEGAL_ATOM, false, "the operation is not defined for the type"},
    {0xeb52030608270805, 0, TEX_ILLEGAL_RESERVED, false, "reserved bits are not zero"},
    {0xeb52030600270805, 0, TEX_ILLEGAL_RB, false, "Rb is misaligned or runs past R254"},
    {0xeb52030600270804, 0, TEX_ILLEGAL_NONE, false, "legal"},
};

static void checks_come_in_their_order(void **state)
{
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(refused); i++) {
        struct insn insn;
        insn_decode(refused[i].word, refused[i].phase, &insn);
        if (insn_illegal(&insn) != refused[i].illegal)
            fail_msg("%u: %s", i, insn_reason(&insn));
        assert_string_equal(insn_reason(&insn), refused[i].reason);
        assert_int_equal(insn_legal(&insn), refused[i].unsupported || refused[i].illegal == TEX_ILLEGAL_NONE);
    }
}

/* PD-2: as many registers as the mask has bits, from Rd on; Rd = RZ writes none. */
static void results_are_those_of_the_mask(void **state)
{
    static const uint64_t plain[2] = {0xc8200050207f0008, 0xdee00000204f0008};
    (void)state;
    for (uint64_t i = 0; i < 32; i++) {
        uint64_t mask = i % 16, word = plain[i / 16] | mask << 31;
        struct insn insn;
        insn_decode(word, 0, &insn);
        assert_int_equal(insn.results, (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3));
        assert_int_equal(insn.result, 8);
        assert_int_equal(insn.predicate, 4);
        assert_string_equal(insn.form->noun, "sample");
        insn_decode(word | 0xff, 0, &insn);
        assert_int_equal(insn.results, 0);
    }
}

/* A raw load writes whole words, a formatted one the lanes of its mask. */
static void results_of_a_load_are_those_of_its_size(void **state)
{
    static const uint8_t words[7] = {1, 1, 1, 1, 1, 2, 4};
    (void)state;
    for (uint64_t sz = 0; sz < COUNT_OF(words); sz++) {
        struct insn insn;
        insn_decode(0xeb12030a00070804 | sz << 20, 0, &insn);
        assert_int_equal(insn.results, words[sz]);
        assert_int_equal(insn_written(&insn), (1U << words[sz]) - 1);
        assert_string_equal(insn.form->noun, "word");
        insn_decode(0xeb12030a000708ff | sz << 20, 0, &insn);
        assert_int_equal(insn.results, 0);
    }
    for (uint64_t mask = 0; mask < 16; mask++) {
        struct insn insn;
        insn_decode(0xeb0a030600070804 | mask << 20, 0, &insn);
        assert_int_equal(insn_written(&insn), mask);
        assert_string_equal(insn.form->noun, "component");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_word_has_its_name),
        cmocka_unit_test(operands_stand_in_their_registers),
        cmocka_unit_test(operands_have_their_types),
        cmocka_unit_test(compact_forms_split_their_registers),
        cmocka_unit_test(derivatives_stand_behind_the_position),
        cmocka_unit_test(levels_are_asked_for_at_a_position),
        cmocka_unit_test(queries_read_ra_alone),
        cmocka_unit_test(checks_come_in_their_order),
        cmocka_unit_test(results_are_those_of_the_mask),
        cmocka_unit_test(results_of_a_load_are_those_of_its_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
