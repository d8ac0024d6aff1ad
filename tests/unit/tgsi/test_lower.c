// SPDX-License-Identifier: Apache-2.0
/* Each opcode: the text of its word, what the registers hold, where the results are, what is done before and after. */
#include "tgsi/lower.h"
#include "tgsi_text.h"

/* The word's text, then inputs "REGISTER=what" (a value that the text says: "REGISTER:value"), then outputs. */
static const struct {
    const char *text, *word, *registers;
} rows[] = {
    {"TEX TEMP[0], IN[0], SAMP[0], 2D", "TEX R8, R0, 0x7, 2D, 0xf",
     "R0=IN[0].x R1=IN[0].y > TEMP[0].x=R8 component x, TEMP[0].y=R9 component y, TEMP[0].z=R10 component z, "
     "TEMP[0].w=R11 component w"},
    {"TEX TEMP[0].xw, -|IN[0].wzyx|, SAMP[0], 2D", "TEX R8, R0, 0x7, 2D, 0x9",
     "R0=-|IN[0].w| R1=-|IN[0].z| > TEMP[0].x=R8 component x, TEMP[0].w=R9 component w"},
    {"TEX TEMP[0].x, IN[0], SAMP[0], SHADOW2D", "TEX.DC R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R4=IN[0].z > TEMP[0].x=R8 component x"},
    {"TEX TEMP[0].zw, IN[0], SAMP[0], SHADOW1D", "TEX.DC R8, R0, R4, 0x7, 1D, 0xc",
     "R0=IN[0].x R4=IN[0].z > TEMP[0].z=R8 component z, TEMP[0].w=R9 component w"},
    {"TEX TEMP[0].x, IN[0], SAMP[0], SHADOW2D_ARRAY", "TEX.DC R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0=IN[0].z to the nearest integer, 0..65535 R1=IN[0].x R2=IN[0].y R4=IN[0].w > TEMP[0].x=R8 component "
     "x"},
    {"TEX TEMP[0].x, IN[0], SAMP[0], SHADOW1D_ARRAY", "TEX.DC R8, R0, R4, 0x7, ARRAY_1D, 0x1",
     "R0=IN[0].y to the nearest integer, 0..65535 R1=IN[0].x R4=IN[0].z > TEMP[0].x=R8 component x"},
    {"TEX2 TEMP[0].x, IN[0], IN[1], SAMP[0], SHADOWCUBE_ARRAY", "TEX.DC R8, R0, R4, 0x7, ARRAY_CUBE, 0x1",
     "R0=IN[0].w to the nearest integer, 0..65535 R1=IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|) R2=IN[0].y / "
     "max(|IN[0].x|, |IN[0].y|, |IN[0].z|) R3=IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|) R4=IN[1].x > TEMP[0].x=R8 "
     "component x"},
    {"TXP_SAT TEMP[0].x, IN[0], SAMP[0], SHADOW2D", "TEX.DC R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x / IN[0].w R1=IN[0].y / IN[0].w R4=IN[0].z / IN[0].w > TEMP[0].x=R8 component x, to 0..1"},
    {"TXB TEMP[0].x, IN[0], SAMP[0], SHADOW1D_ARRAY", "TEX.LB.DC R8, R0, R4, 0x7, ARRAY_1D, 0x1",
     "R0=IN[0].y to the nearest integer, 0..65535 R1=IN[0].x R4=IN[0].w R5=IN[0].z > TEMP[0].x=R8 component "
     "x"},
    {"TXL2 TEMP[0].x, IN[0], IN[1], SAMP[0], SHADOWCUBEARRAY", "TEX.LL.DC R8, R0, R4, 0x7, ARRAY_CUBE, 0x1",
     "R0=IN[0].w to the nearest integer, 0..65535 R1=IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|) R2=IN[0].y / "
     "max(|IN[0].x|, |IN[0].y|, |IN[0].z|) R3=IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|) R4=IN[1].x R5=IN[1].y > "
     "TEMP[0].x=R8 component x"},
    {"TEX_LZ TEMP[0].x, IN[0], SAMP[0], 3D, IMM[0].xyz", "TEX.LZ.AOFFI R8, R0, R4, 0x7, 3D, 0x1",
     "R0=IN[0].x R1=IN[0].y R2=IN[0].z R4:4f2 > TEMP[0].x=R8 component x"},
    {"TXD TEMP[0].x, IN[0], IN[1], IN[2], SAMP[0], 2D_ARRAY", "TXD R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R2=IN[0].z to the nearest integer, 0..65535 in 15:0, no offsets above R4=IN[1].x "
     "R5=IN[2].x "
     "R6=IN[1].y R7=IN[2].y > TEMP[0].x=R8 component x"},
    {"TXF TEMP[0].x, IN[0], SAMP[0], 2D_ARRAY", "TLD.LL R8, R0, R4, 0x7, ARRAY_2D, 0x1",
     "R0=min(IN[0].z, 65535) R1=IN[0].x R2=IN[0].y R4=IN[0].w > TEMP[0].x=R8 component x"},
    {"TXF TEMP[0].x, IN[0], SAMP[0], 2D, IMM[0].xyz", "TLD.LL.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R4=IN[0].w R5:f2 > TEMP[0].x=R8 component x"},
    {"TXF TEMP[0].x, IN[0], SAMP[0], 2D, IMM[0].xzz", "TLD.LL R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x + IMM[0].x R1=IN[0].y + IMM[0].z R4=IN[0].w > TEMP[0].x=R8 component x"},
    {"TXF TEMP[0].x, IN[0], SAMP[0], BUFFER", "TLD.LZ R8, R0, 0x7, 1D, 0x1", "R0=IN[0].x > TEMP[0].x=R8 component x"},
    {"TXF TEMP[0].x, IN[0], SAMP[0], 2D_MSAA", "TLD.LZ.MS R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R4=IN[0].w > TEMP[0].x=R8 component x"},
    {"TXQ TEMP[0].xw, IN[0].xxxx, SAMP[0], 2D", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0x9",
     "R0=IN[0].x > TEMP[0].x=R8 width, TEMP[0].w=R9 levels"},
    {"TXQS TEMP[0].xy, SAMP[0], 2D_MSAA", "TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 0x7, 0x4",
     "> TEMP[0].x=R8 samples, TEMP[0].y=0"},
    {"TG4 TEMP[0].x, IN[0], IMM[0].xxxx, SAMP[0], 2D, IMM[0].xyz", "TLD4.B.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R4:3f02 > TEMP[0].x=R8 sample 0"},
    {"TG4 TEMP[0].x, IN[0], IN[1].yyyy, SAMP[0], SHADOWCUBE_ARRAY", "TLD4.R.DC R8, R0, R4, 0x7, ARRAY_CUBE, 0x1",
     "R0=IN[0].w to the nearest integer, 0..65535 R1=IN[0].x / max(|IN[0].x|, |IN[0].y|, |IN[0].z|) R2=IN[0].y / "
     "max(|IN[0].x|, |IN[0].y|, |IN[0].z|) R3=IN[0].z / max(|IN[0].x|, |IN[0].y|, |IN[0].z|) R4=IN[1].y > TEMP[0].x=R8 "
     "sample 0"},
    {"TG4 TEMP[0].x, IN[0], SAMP[0].zyzw, 2D", "TLD4.B R8, R0, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y > TEMP[0].x=R8 sample 0"},
    {"TG4 TEMP[0].x, IN[0], NULL[0].xxxx, SAMP[0].wwww, 2D", "TLD4.A R8, R0, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y > TEMP[0].x=R8 sample 0"},
    {"TG4 TEMP[0].x, IN[0], SAMP[0], 2D, IMM[0].xyz", "TLD4.R.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R4:3f02 > TEMP[0].x=R8 sample 0"},
    {"TG4 TEMP[0].x, IN[0], IMM[0].xxxx, SAMP[0].zzzz, 2D", "TLD4.B R8, R0, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y > TEMP[0].x=R8 sample 0"},
    {"TG4 TEMP[0].x, IN[0], SAMP[0].yyyy, SHADOW2D", "TLD4.R.DC R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R4=IN[0].z > TEMP[0].x=R8 sample 0"},
    {"LODQ TEMP[0].xy, IN[0], SAMP[0], 2D", "TMML.LOD R8, R0, 0x7, 2D, 0x3",
     "R0=IN[0].x R1=IN[0].y > TEMP[0].x=R9 accessed level, in 1/256, TEMP[0].y=R8 computed level, in 1/256"},
    {"SAMPLE TEMP[0].xy, IN[0], SVIEW[0].wzyx, SAMP[0]", "TEX R8, R0, 0x7, 2D, 0xc",
     "R0=IN[0].x R1=IN[0].y > TEMP[0].x=R9 component w, TEMP[0].y=R8 component z"},
    {"SAMPLE TEMP[0].x, IN[0], SVIEW[0], SAMP[0], IMM[0].xyz", "TEX.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R4:f2 > TEMP[0].x=R8 component x"}, /* Mesa prints no target between them */
    {"SAMPLE_L TEMP[0].x, IN[0], SVIEW[0], SAMP[0], IN[1].yyyy, 2D, IMM[0].xyz",
     "TEX.LL.AOFFI R8, R0, R4, 0x7, 2D, 0x1", "R0=IN[0].x R1=IN[0].y R4=IN[1].y R5:f2 > TEMP[0].x=R8 component x"},
    {"SAMPLE_D TEMP[0].x, IN[0], SVIEW[0], SAMP[0], IN[1], IN[2], IMM[0].xyz", "TXD.AOFFI R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R2:f20000 R4=IN[1].x R5=IN[2].x R6=IN[1].y R7=IN[2].y > TEMP[0].x=R8 component x"},
    {"SAMPLE_C TEMP[0].zw, IN[0], SVIEW[0], SAMP[0], IN[1].yyyy", "TEX.DC R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R4=IN[1].y > TEMP[0].z=R8 result of the comparison, TEMP[0].w=R8 result of the comparison"},
    {"SAMPLE_D TEMP[0].x, IN[0], SVIEW[0], SAMP[0], IN[1], IN[2]", "TXD R8, R0, R4, 0x7, 2D, 0x1",
     "R0=IN[0].x R1=IN[0].y R4=IN[1].x R5=IN[2].x R6=IN[1].y R7=IN[2].y > TEMP[0].x=R8 component x"},
    {"GATHER4 TEMP[0].w, IN[0], SVIEW[0].zxyw, SAMP[0]", "TLD4.B R8, R0, 0x7, 2D, 0x8",
     "R0=IN[0].x R1=IN[0].y > TEMP[0].w=R8 sample 3"},
    {"SAMPLE_POS TEMP[0].xz, SVIEW[3].yxzw, IN[0].xxxx", "TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 0x7, 0x1",
     "R0=IN[0].x > TEMP[0].x=R8 bits 31:16 with sign / 4096 + 0.5, TEMP[0].z=0"},
    {"LOAD TEMP[0].y, IMAGE[1].wzyx, TEMP[1]", "SULD.P.2D_ARRAY.IGN R8, [R0], 0x7",
     "R0=TEMP[1].x R1=TEMP[1].y R2=min(TEMP[1].z, 65535) > TEMP[0].y=R10 component z"},
    {"LOAD TEMP[0].xy, BUFFER[0], TEMP[1]", "SULD.D.BA.1D_BUFFER.64.IGN R8, [R0], 0x7",
     "R0=TEMP[1].x > TEMP[0].x=R8 component x, TEMP[0].y=R9 component y"},
    {"STORE IMAGE[0], TEMP[0], TEMP[1].wzyx, 2D, PIPE_FORMAT_R32_UINT", "SUST.P.2D.IGN [R0], R4, 0x7",
     "R0=TEMP[0].x R1=TEMP[0].y R4=TEMP[1].w R5=TEMP[1].z R6=TEMP[1].y R7=TEMP[1].x >"},
    {"STORE RES[0].xy, TEMP[0], TEMP[1]", "SUST.D.BA.1D_BUFFER.64.IGN [R0], R4, 0x7",
     "R0=TEMP[0].x R4=TEMP[1].x R5=TEMP[1].y >"},
    {"LOAD TEMP[0].x, IMAGE[3], TEMP[1], CUBE", "SULD.P.2D_ARRAY.R.IGN R8, [R0], 0x7",
     "R0=TEMP[1].x R1=TEMP[1].y R2=min(TEMP[1].z, 65535) > TEMP[0].x=R8 component x"},
    {"STORE IMAGE[4], TEMP[0], TEMP[1].xxxx, CUBEARRAY", "SUST.P.2D_ARRAY.IGN [R0], R4, 0x7",
     "R0=TEMP[0].x R1=TEMP[0].y R2=min(TEMP[0].z, 65535) R4=TEMP[1].x R5=TEMP[1].x R6=TEMP[1].x R7=TEMP[1].x >"},
    {"ATOMUMAX TEMP[0].x, IMAGE[4], TEMP[1], TEMP[2]", "SUATOM.D.U32.2D_ARRAY.MAX.IGN R8, [R0], R4, 0x7",
     "R0=TEMP[1].x R1=TEMP[1].y R2=min(TEMP[1].z, 65535) R4=TEMP[2].x > TEMP[0].x=R8 component x"},
    {"RESQ TEMP[0].xyz, IMAGE[4]", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0x7",
     "R0:0 > TEMP[0].x=R8 width, TEMP[0].y=R9 height or layers, TEMP[0].z=R10 depth, layers or cubes"},
    {"RESQ TEMP[0], IMAGE[1]", "TXQ R8, R0, TEX_HEADER_DIMENSION, 0x7, 0x7",
     "R0:0 > TEMP[0].x=R8 width, TEMP[0].y=R9 height or layers, TEMP[0].z=R10 depth, layers or cubes, TEMP[0].w=0: "
     "only a "
     "multisample image has samples"},
    {"ATOMIMIN TEMP[0].xy, IMAGE[0], TEMP[1], TEMP[2]", "SUATOM.D.S32.2D.MIN.IGN R8, [R0], R4, 0x7",
     "R0=TEMP[1].x R1=TEMP[1].y R4=TEMP[2].x > TEMP[0].x=R8 component x, TEMP[0].y=0"},
    {"ATOMCAS TEMP[0].x, IMAGE[0], TEMP[1], TEMP[2].yyyy, TEMP[3].zzzz", "SUATOM.D.U32.2D.CAS.IGN R8, [R0], R4, 0x7",
     "R0=TEMP[1].x R1=TEMP[1].y R4=TEMP[2].y R5=TEMP[3].z > TEMP[0].x=R8 component x"},
};

static void write_registers(const struct low_word *l, char *out, size_t size)
{
    size_t at = 0;
    *out = '\0';
    for (unsigned i = 0; i < l->inputs && at < size; i++) {
        const struct low_input *in = &l->input[i];
        unsigned reg = (in->port == ISA_PORT_RB ? LOW_RB : LOW_RA) + in->at;
        at += (size_t)(in->known ? snprintf(out + at, size - at, "R%u:%x ", reg, (unsigned)in->value)
                                 : snprintf(out + at, size - at, "R%u=%s ", reg, in->says));
    }
    at += (size_t)snprintf(out + at, size - at, ">");
    for (unsigned k = 0; k < l->outputs && at < size; k++) {
        const struct low_output *o = &l->output[k];
        at += (size_t)(o->in_register ? snprintf(out + at, size - at, "%s %s=R%u %s", k ? "," : "", o->name,
                                                 (unsigned)o->reg, o->says)
                                      : snprintf(out + at, size - at, "%s %s=%s", k ? "," : "", o->name, o->says));
    }
}

static void lower_one(const char *text, const struct tgsi_values_of *values, struct low_word *out)
{
    char whole[4096];
    struct tgsi_program p;
    bool good;
    snprintf(whole, sizeof whole, TGSI_DECLARATIONS "%s\n", text);
    char *said = tgsi_errors(whole, strlen(whole), true, &p, &good);
    if (!good || p.count != 1)
        fail_msg("%s: %s", text, said);
    free(said);
    if (!tgsi_lower(&p, p.instructions, 7, values, out))
        fail_msg("%s: %s", text, out->fault);
    tgsi_free(&p);
}

static void opcodes_become_words(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char registers[2048];
        struct low_word l;
        lower_one(rows[i].text, NULL, &l);
        write_registers(&l, registers, sizeof registers);
        if (strcmp(l.text, rows[i].word) != 0 || strcmp(registers, rows[i].registers) != 0)
            fail_msg("%s\n    %s\n    %s", rows[i].text, l.text, registers);
    }
}

static bool find(void *user, const char *name, enum tgsi_kind kind, uint32_t *bits)
{
    const char *const *list = user;
    (void)kind;
    for (; *list; list += 2)
        if (strcmp(list[0], name) == 0) {
            *bits = (uint32_t)strtoul(list[1], NULL, 16);
            return true;
        }
    return false;
}

/* With values of the operands the registers are known: signs, quotients, layers, sums. */
static void values_give_registers(void **state)
{
    static const char *const list[] = {"IN[0].x", "40000000", "IN[0].y", "c0800000", "IN[0].z", "40200000",
                                       "IN[0].w", "3f000000", "IN[1].x", "fffffffb", NULL};
    static const struct {
        const char *text;
        uint32_t value[3];
    } cases[] = {{"TXP TEMP[0].x, -IN[0], SAMP[0], 2D", {0x40800000, 0xc1000000}}, /* -2 / -0.5, 4 / -0.5 */
                 {"TEX TEMP[0].x, |IN[0]|, SAMP[0], 2D_ARRAY", {2, 0x40000000, 0x40800000}},
                 {"TEX TEMP[0].x, IN[0], SAMP[0], CUBE", {0x3f000000, 0xbf800000, 0x3f200000}},
                 {"TXF TEMP[0].x, -IN[1].xxxx, SAMP[0], 1D", {5, 5}},
                 {"TXF TEMP[0].x, |IN[1].xxxx|, SAMP[0], 1D, IMM[0].zzz", {25, 5}}};
    const struct tgsi_values_of values = {find, (void *)list};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct low_word l;
        lower_one(cases[i].text, &values, &l);
        for (unsigned k = 0; k < l.inputs && k < 3; k++)
            if (!l.input[k].known || l.input[k].value != cases[i].value[k])
                fail_msg("%s: register %u is 0x%08x", cases[i].text, k, (unsigned)l.input[k].value);
    }
}

static void steps_are_named_with_their_rules(void **state)
{
    struct low_word l;
    (void)state;
    lower_one("TXP_SAT TEMP[0].x, IN[0], SAMP[0], CUBE", NULL, &l);
    assert_int_equal(l.steps, 3);
    assert_string_equal(l.step[0].rule, "R-TGSI-17");
    assert_string_equal(l.step[1].rule, "R-TGSI-10");
    assert_string_equal(l.step[2].rule, "R-TGSI-2");
    assert_true(l.step[2].after && !l.step[0].after);
    lower_one("LOAD TEMP[0].x, IMAGE[3], TEMP[1], CUBE", NULL, &l);
    assert_string_equal(l.step[0].rule, "PD-40");
    assert_string_equal(l.step[0].says, "cube as layers: z is the layer, 6 * cube + face");
    lower_one("TXF TEMP[0].x, IN[0], SAMP[0], 2D", NULL, &l);
    assert_string_equal(l.step[0].rule, "PD-71");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opcodes_become_words),
        cmocka_unit_test(values_give_registers),
        cmocka_unit_test(steps_are_named_with_their_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
