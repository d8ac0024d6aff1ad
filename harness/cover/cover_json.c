// SPDX-License-Identifier: Apache-2.0
#include <cjson/cJSON.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>

#include "base/result_file.h"
#include "cover/cover.h"

/* A string as JSON has it, quoted. */
static void text(FILE *out, const char *name, const char *value)
{
    cJSON *item = cJSON_CreateString(value ? value : "");
    char *quoted = item ? cJSON_PrintUnformatted(item) : NULL;
    fprintf(out, "\"%s\": %s", name, quoted ? quoted : "\"\"");
    free(quoted);
    cJSON_Delete(item);
}

/* A list of names from text separated by commas. */
static void list(FILE *out, const char *name, const char *names)
{
    fprintf(out, "\"%s\": [", name);
    for (const char *at = names; *at;) {
        int length = 0;
        while (at[length] && at[length] != ',')
            length++;
        fprintf(out, "%s\"%.*s\"", at == names ? "" : ", ", length, at);
        at += length + (at[length] == ',');
    }
    fputc(']', out);
}

static void bin(FILE *out, uint32_t number, uint64_t hits)
{
    char name[COVER_NAME];
    cover_name(number, name);
    uint8_t mark = tex_cover_marks[number];
    bool waived = mark > 0 && mark != TEX_COVER_ILLEGAL;
    fprintf(out, "{\"name\": \"%s\", \"hits\": %" PRIu64 ", \"goal\": 1, \"illegal\": %s, ", name, hits,
            mark == TEX_COVER_ILLEGAL ? "true" : "false");
    text(out, "waived", waived ? tex_cover_reasons[mark - 1] : "");
    fputc('}', out);
}

static void point(FILE *out, const struct cover *v, const struct tex_cover_point_info *p)
{
    fprintf(out, "{\"name\": \"%s\", \"kind\": \"%s\", \"boundary\": \"%s\", \"stage\": \"%s\",\n", p->name, p->kind,
            tex_boundaries[p->boundary].name, tex_boundaries[p->boundary].stage);
    list(out, "fields", p->fields);
    fputs(", ", out);
    list(out, "rules", p->rules);
    fputs(", ", out);
    text(out, "text", p->text);
    fputs(", \"bins\": [\n", out);
    for (uint32_t i = p->first; i < p->first + p->bins; i++) {
        bin(out, i, v->counts.hits[i]);
        fputs(i + 1 < p->first + p->bins ? ",\n" : "]}", out);
    }
}

bool cover_write_json(const struct cover *v, const struct cover_run *run, const char *path)
{
    struct result_file file;
    FILE *out = result_file_open(&file, RESULT_COVERAGE, path);
    if (!out)
        return false;
    fputs("{\n\"texlock\": \"coverage\", \"format\": 1, \"tables\": \"" TEX_COVER_TABLES "\", \"runs\": 1,\n", out);
    text(out, "rtl_sources", run->sources);
    fputs(", \"tools\": {", out);
    text(out, "simulator", run->simulator);
    fprintf(out, "}, \"seed\": %" PRIu32 ",\n\"points\": [\n", run->seed);
    for (uint32_t i = 0; i < TEX_COVER_POINTS; i++) {
        point(out, v, &tex_cover_points[i]);
        fputs(i + 1 < TEX_COVER_POINTS ? ",\n" : "\n]}\n", out);
    }
    return result_file_close(&file, true);
}
