// SPDX-License-Identifier: Apache-2.0
#include "report/wave_view.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/field.h"
#include "base/result_file.h"
#include "report/wave.h"

#define SHOWN_BEFORE 20U /* cycles left of the failure when the view opens */
#define FLAG_BIN "@28"
#define FLAG_HEX "@22"

/* Dots of groups and brackets of elements would read as scopes and ranges. */
void wave_signal_name(const struct tex_leaf_info *leaf, unsigned element, bool declared, char *text, size_t size)
{
    char name[FIELD_TEXT];
    snprintf(name, sizeof name, "%s", leaf->name);
    for (char *c = name; *c; c++)
        if (*c == '.')
            *c = '_';
    size_t used = (size_t)snprintf(text, size, "%s", name);
    if (leaf->count > 1)
        used += (size_t)snprintf(text + used, size - used, "_%u", element);
    if (leaf->width > 1)
        snprintf(text + used, size - used, "%s[%u:0]", declared ? " " : "", leaf->width - 1U);
}

static void pair(FILE *out, const char *flag, const char *boundary, const char *signal)
{
    fprintf(out, "%s\ntexlock.rtl.%s.%s\ntexlock.model.%s.%s\n", flag, boundary, signal, boundary, signal);
}

static const char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool wave_view_write(enum tex_boundary boundary, uint64_t cycle, const char *wave, const char *path)
{
    const struct tex_boundary_info *b = &tex_boundaries[boundary];
    struct result_file file;
    FILE *out = result_file_open(&file, RESULT_VIEW, path);
    if (!out)
        return false;
    uint64_t start = cycle > SHOWN_BEFORE ? cycle - SHOWN_BEFORE : 0;
    /* With its own name GTKWave finds the waveform beside the view, from wherever it is called. */
    fprintf(out, "[dumpfile] \"%s\"\n[savefile] \"%s\"\n[timestart] %" PRIu64 "\n[size] 1600 900\n", name_of(wave),
            name_of(path), start * WAVE_NS_PER_CYCLE);
    fprintf(out, "*-3.000000 %" PRIu64 "\n", cycle * WAVE_NS_PER_CYCLE);
    fprintf(out, FLAG_BIN "\ntexlock.clk\ntexlock.diff.%s\n", b->name);
    pair(out, FLAG_BIN, b->name, "valid");
    pair(out, FLAG_BIN, b->name, "ready");
    for (unsigned i = 0; i < b->leaves_count; i++)
        for (unsigned k = 0; k < b->leaves[i].count; k++) {
            char text[FIELD_TEXT];
            wave_signal_name(&b->leaves[i], k, false, text, sizeof text);
            pair(out, FLAG_HEX, b->name, text);
        }
    return result_file_close(&file, true);
}
