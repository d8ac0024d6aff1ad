// SPDX-License-Identifier: Apache-2.0
/*
 * The room isa, compiled with tables that have one instruction more: known words and their texts, both ways, and what
 * the registers carry. Words and texts are from the public description of the encodings; those of TXA, which is
 * described nowhere and not built in the unit, are made up.
 */
#include <stdio.h>
#include <string.h>

#include "isa/asm.h"
#include "isa/insn.h"

struct known {
    uint64_t word;
    uint32_t phase;
    const char *text;
    const char *registers; /* what each port carries */
    unsigned results;
};

static const struct known known[] = {
    {0xdf401011a007ac1a, 0, "TXA.SUM R26, R172, R0, 0x101, 2D, 0x3", "Ra s t;", 2},
    {0xdf440001a04e061a, 0, "@!P6 TXA.B.SUM R26, R6, R4, 0x0, 2D, 0x3", "Ra s t; Rb handle;", 2},
    {0xdf440007f0470808, 0, "TXA.B.SUM R8, R8, R4, 0x0, ARRAY_CUBE, 0xf", "Ra array s t r; Rb handle;", 4},
    {0xdf46000f20470808, 2, "TXA.B.SUM.NDV.NODEP.P R8, R8, R4, 0x0, 2D, 0xe", "Ra s t; Rb handle;", 3},
    {0xdf581011a007ac1a, 0, "TMML.LOD R26, R172, R0, 0x101, 2D, 0x3", "Ra s t;", 2},
    {0xdf600001a04e061a, 0, "@!P6 TMML.B.LOD R26, R6, R4, 0x0, 2D, 0x3", "Ra s t; Rb handle;", 2},
    {0xdf60000720470808, 0, "TMML.B.LOD R8, R8, R4, 0x0, 2D, 0xe", "Ra s t; Rb handle;", 3},
    {0xeb0b8ba600f668d0, 0, "@P6 SULD.P.2D R208, [R104], 0x18ba", "Ra x y;", 4},
    {0xeb00000600f768d0, 0, "SULD.P.2D.IGN R208, [R104], R0", "Ra x y; Rc handle;", 4},
    {0xeb32000400a70a30, 0, "SUST.D.BA.1D_ARRAY.U16 [R10], R48, R0", "Ra x array; Rb data0; Rc handle;", 0},
    {0xeb3c054600c70402, 0, "SUST.D.BA.2D.TRAP [R4], R2, 0x54", "Ra x y; Rb data0;", 0},
    {0xeb30000400a70a30, 0, "SUST.D.BA.1D_ARRAY.U16.IGN [R10], R48, R0", "Ra x array; Rb data0; Rc handle;", 0},
    {0xeb24000400370c06, 0, "SUST.P.1D_ARRAY.RG.TRAP [R12], R6, R0", "Ra x array; Rb data0 data1; Rc handle;", 0},
    {0xeb2c050400f70804, 0, "SUST.P.1D_ARRAY.TRAP [R8], R4, 0x50", "Ra x array; Rb data0 data1 data2 data3;", 0},
    {0xeb32020000470203, 0, "SUST.D.1D [R2], R3, R4", "Ra x; Rb data0; Rc handle;", 0},
    {0xeb2a100a00370406, 0, "SUST.P.3D.RG [R4], R6, 0x100", "Ra x y z; Rb data0 data1;", 0},
    /* no data registers: RZ stores zero, whatever the size; masks that the page does not name; a clamp code too */
    {0xeb320200006702ff, 0, "SUST.D.1D.128 [R2], RZ, R4", "Ra x; Rc handle;", 0},
    {0xeb26020000a70204, 0, "SUST.P.1D.GA.CLAMP3 [R2], R4, R4", "Ra x; Rb data0 data1; Rc handle;", 0},
    {0xeb22020000070203, 0, "SUST.P.1D.NONE [R2], R3, R4", "Ra x; Rc handle;", 0},
    {0xc8380057aff70008, 0, "TLD4.R R8, R0, 0x5, 2D, 0xf", "Ra s t;", 4},
};
static const char *const spelt[][2] = {
    {"SUST.D.2D.WB.32.NEAR [R2], R3, 5", "SUST.D.2D [R2], R3, 0x5"},
    {"@!P3 SUST.P.3D.WT.RGBA.NEAR [R4], R8, R7 &req_6 &rd2 ?sched ;", "@!P3 SUST.P.3D.WT [R4], R8, R7"},
};
static const char *const refused[][2] = {
    {"TXA R0, R2, 5, 2D", "expected .B (bindless) or .SUM"},
    {"TXA.SUM R0, R2, R3, 5, ARRAY_3D", "paramA ARRAY_3D is reserved for TXA"},
    {"TMML R0, R2, 5, 2D", "expected .B (bindless) or .LOD"},
    {"TMML.LOD R0, R2, R3, 5, ARRAY_3D", "paramA ARRAY_3D is reserved for TMML"},
    {"SULD.P.2D RZ, [R3], R3", "Ra holds 2 scalars here; expected a multiple of 2"},
    {"SUXX", "expected TLD4, TEX, TLD, TXD, TXQ, TMML, TEXS, TLDS, TLD4S, SULD, SUST, SURED, SUATOM or TXA"},
    {"SUST.1D [R2], R3, R4", "expected the access: .D or .P"},
    {"SUST.P.BA.1D [R2], R4, R4", "expected the dimension: .1D, .1D_BUFFER"},
    {"SUST.D.1D R2, R3, R4", "expected [Ra]: a register R0..R254 in brackets"},
    {"SUST.D.2D [R3], R3, R4", "Ra holds 2 scalars here; expected a multiple of 2"},
    {"SUST.D.1D.128 [R3], R2, R4", "Rb holds 4 scalars here; expected a multiple of 4"},
    {"SUST.D.1D [R2], R3, P0", "expected a handle: 0..0x1fff or R0..R254"},
    {"SUST.D.1D [RZ], R3, R4", "Ra is RZ; expected R0..R254"},
    {"SUST.D.1D [R2], R3, RZ", "a handle is RZ; expected R0..R254"},
    {"SUST.D.1D.64 [R2], R254, R4", "Rb holds 2 scalars here; expected a multiple of 2 that ends by R254"},
    {"SUST.D.1D [R2], P3, R4", "expected Rb: R0..R254 or RZ"},
};

static void tell(bool good, const char *what, const char *found)
{
    printf("%s - instructions: %s\n", good ? "ok" : "not ok", what);
    if (!good)
        printf("#   found %s\n", found);
}

static void registers_of(const struct insn *insn, char text[200])
{
    text[0] = '\0';
    for (unsigned p = 0; p < ISA_PORTS; p++) {
        if (insn->port[p].count == 0)
            continue;
        sprintf(text + strlen(text), "%s%s", text[0] ? " " : "", isa_port_names[p]);
        for (unsigned k = 0; k < insn->port[p].count; k++)
            sprintf(text + strlen(text), " %s", insn->port[p].operand[k]->name);
        strcat(text, ";");
    }
}

static void try_known(const struct known *k)
{
    const struct asm_insn word = {k->word, k->phase};
    struct asm_insn again = {0, 0};
    struct asm_error error = {.text = ""};
    struct insn insn;
    char text[ASM_TEXT], registers[200], found[300];
    bool good = asm_text(&word, text) && strcmp(text, k->text) == 0;
    tell(good, k->text, text);
    good = asm_parse(k->text, strlen(k->text), &again, &error) && again.word == k->word && again.phase == k->phase;
    snprintf(found, sizeof found, "0x%016llx %s", (unsigned long long)again.word, error.text);
    tell(good, k->text, found);
    insn_decode(k->word, k->phase, &insn);
    registers_of(&insn, registers);
    tell(strcmp(registers, k->registers) == 0 && insn.results == k->results, k->registers, registers);
}

/* What may be left out may be written, too. */
static void try_spelt(const char *text, const char *shown)
{
    struct asm_insn insn = {0, 0};
    struct asm_error error = {.text = ""};
    char found[ASM_TEXT] = "";
    bool good = asm_parse(text, strlen(text), &insn, &error) && asm_text(&insn, found) && strcmp(found, shown) == 0;
    tell(good, text, found[0] ? found : error.text);
}

int main(void)
{
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        try_known(&known[i]);
    for (size_t i = 0; i < sizeof spelt / sizeof *spelt; i++)
        try_spelt(spelt[i][0], spelt[i][1]);
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        struct asm_insn insn;
        struct asm_error error = {.text = "it assembled"};
        bool good = !asm_parse(refused[i][0], strlen(refused[i][0]), &insn, &error);
        tell(good && strstr(error.text, refused[i][1]), refused[i][0], error.text);
    }
    return 0;
}
