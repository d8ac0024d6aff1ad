// SPDX-License-Identifier: Apache-2.0
/*
 * Vectors and random cases, compiled with tables that have TXQ: a vector with its operands by name is read, saved and
 * read again; the random generator draws each encoding, and no word that it did not spoil is refused.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "isa/insn.h"
#include "random/random.h"
#include "vector/save.h"
#include "vector/vector.h"

static const char vector[] = "texlock 1\n"
                             "warp 0 { asm \"TXQ.B R0, R6, TEX_HEADER_DIMENSION, 0, 0x9\" handle = 0x7 lod = lane }\n"
                             "warp 1 { asm \"TXQ R0, R6, TEX_HEADER_SAMPLER_POS, 0x33\" sample = 2 * lane }\n";
static const char wrong[] = "texlock 1\nwarp 0 { asm \"TXQ R0, R6, TEX_HEADER_SAMPLER_POS, 0x33\" lod = 1 }\n";

static void tell(bool good, const char *what)
{
    printf("%s - instructions: %s\n", good ? "ok" : "not ok", what);
}

/* A file with this text. */
static const char *file(const char *folder, const char *text, char path[400])
{
    snprintf(path, 400, "%s/case.tlv", folder);
    FILE *out = fopen(path, "w");
    if (!out || fputs(text, out) < 0 || fclose(out) != 0)
        exit(1);
    return path;
}

static bool operands_stand(const struct test_case *c)
{
    bool good = c->warps_count == 2;
    for (uint32_t lane = 0; good && lane < TEX_WARP_LANES; lane++)
        good = c->warps[0].warp.ra[lane][0] == 7 && c->warps[0].warp.ra[lane][1] == lane &&
               c->warps[1].warp.ra[lane][0] == 2 * lane;
    return good;
}

/* Read the file; true if all operands stand where they should. What a wrong one is told is in *why. */
static bool load(const char *path, struct test_case *c, char why[400])
{
    struct diag diag;
    diag_init(&diag, path);
    bool good = vector_load(path, c, &diag);
    snprintf(why, 400, "%s", diag.count > 0 ? diag.messages[0].text : "");
    diag_free(&diag);
    return good;
}

static void try_vector(const char *folder)
{
    char path[400], why[400];
    struct test_case c;
    bool good = load(file(folder, vector, path), &c, why);
    tell(good && operands_stand(&c), "a vector names the operands of TXQ");
    if (good) {
        remove(path);
        good = case_save(&c, path);
        case_free(&c);
        good = good && load(path, &c, why);
        tell(good && operands_stand(&c), "it is saved and read again");
        if (good)
            case_free(&c);
    }
    remove(path);
    good = load(file(folder, wrong, path), &c, why);
    tell(!good && strstr(why, "the word reads no 'lod'; expected sample (R6)"),
         "an operand of another query is refused");
}

static void try_random(void)
{
    unsigned drawn[64] = {0}, refused = 0, all = 0;
    for (uint32_t index = 0; index < 40; index++) {
        struct test_case c;
        if (!random_case(11, index, &c))
            exit(1);
        for (size_t i = 0; i < c.warps_count; i++, all++) {
            struct insn insn;
            insn_decode(c.warps[i].warp.header.word, c.warps[i].warp.header.phase, &insn);
            refused += insn.refusal != NULL;
            if (insn.form && !insn.refusal)
                drawn[insn.form - isa_forms]++;
        }
        case_free(&c);
    }
    bool good = true;
    for (unsigned i = 0; i < isa_forms_count; i++)
        good = good && (drawn[i] > 20) == (isa_forms[i].mnemonic != NULL);
    tell(good, "random draws every encoding that is built, and no other");
    tell(refused > 0 && refused * 100 < all * 15, "random spoils few words, and draws no other that is refused");
}

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    try_vector(argv[1]);
    try_random();
    return 0;
}
