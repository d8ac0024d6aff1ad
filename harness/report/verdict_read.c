// SPDX-License-Identifier: Apache-2.0
#include "report/verdict_read.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <inttypes.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/text.h"

#define PATH_TEXT 4096
#define FILE_BYTES (256L << 20)

struct reading {
    char path[PATH_TEXT];
    cJSON *root;
    char *text; /* one line for the caller */
    size_t size;
};

static enum ending say(struct reading *r, enum ending ending, const char *form, ...)
{
    va_list args;
    va_start(args, form);
    vsnprintf(r->text, r->size, form, args);
    va_end(args);
    text_clean(r->text);
    return ending;
}

static const char *string_of(const cJSON *item, const char *name)
{
    const char *text = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(item, name));
    return text ? text : "";
}

/* A number that counts something; NAN if there is none. */
static double number_of(const cJSON *item, const char *name)
{
    return cJSON_GetNumberValue(cJSON_GetObjectItemCaseSensitive(item, name));
}

static char *read_file(const char *path)
{
    FILE *in = fopen(path, "re");
    char *text = NULL;
    long size = in && fseek(in, 0, SEEK_END) == 0 ? ftell(in) : -1;
    if (size >= 0 && size <= FILE_BYTES && fseek(in, 0, SEEK_SET) == 0)
        text = calloc(1, (size_t)size + 1);
    if (text && fread(text, 1, (size_t)size, in) != (size_t)size) {
        free(text);
        text = NULL;
    }
    int error = in && !text && errno == 0 ? EFBIG : errno;
    if (in)
        fclose(in);
    errno = error;
    return text;
}

/* Every row compared at least its minimum, and none differed. */
static bool rows_pass(const cJSON *rows, const char *name, const char *count, const char *wrong, const char **which)
{
    const cJSON *row;
    cJSON_ArrayForEach(row, rows)
    {
        *which = string_of(row, name);
        if (!(number_of(row, count) >= number_of(row, "minimum")) || !(number_of(row, wrong) == 0))
            return false;
    }
    return true;
}

static bool cases_pass(const cJSON *cases, const char **which)
{
    const cJSON *one;
    cJSON_ArrayForEach(one, cases)
    {
        *which = string_of(one, "name");
        if (strcmp(string_of(one, "verdict"), ending_name(ENDING_PASS)) != 0)
            return false;
    }
    return true;
}

static bool attribute_is(xmlNode *node, const char *name, int value)
{
    xmlChar *text = xmlGetProp(node, (const xmlChar *)name);
    bool same = text && atoi((const char *)text) == value;
    xmlFree(text);
    return same;
}

/* Its junit.xml has as many cases, all passed. */
static bool junit_passes(const struct reading *r, int cases)
{
    char path[PATH_TEXT + 16];
    const char *slash = strrchr(r->path, '/');
    int folder = slash ? (int)(slash + 1 - r->path) : 0;
    snprintf(path, sizeof path, "%.*sjunit.xml", folder, r->path);
    xmlDoc *doc = xmlReadFile(path, NULL, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
    xmlNode *suite = doc ? xmlDocGetRootElement(doc) : NULL;
    bool good = suite && attribute_is(suite, "failures", 0) && attribute_is(suite, "errors", 0) &&
                attribute_is(suite, "tests", cases);
    xmlFreeDoc(doc);
    return good;
}

/* A pass must agree with its counts. */
static enum ending judge_pass(struct reading *r)
{
    const cJSON *stages = cJSON_GetObjectItemCaseSensitive(r->root, "stages"),
                *protocol = cJSON_GetObjectItemCaseSensitive(r->root, "protocol"),
                *cases = cJSON_GetObjectItemCaseSensitive(r->root, "cases"),
                *planned = cJSON_GetObjectItemCaseSensitive(r->root, "cases_planned");
    const char *which = "";
    int count = cJSON_GetArraySize(cases);
    if (!(number_of(r->root, "exit_code") == ENDING_PASS))
        return say(r, ENDING_INTERNAL, "%s contradicts itself: pass, and another exit_code", r->path);
    if (*string_of(r->root, "report"))
        return say(r, ENDING_PASS, "PASS  %s: %s", r->path, string_of(r->root, "report"));
    if (cJSON_GetArraySize(stages) == 0 || count == 0)
        return say(r, ENDING_INTERNAL, "%s contradicts itself: pass, and no check or no case", r->path);
    if (!rows_pass(stages, "name", "compares", "mismatches", &which) ||
        !rows_pass(protocol, "id", "judged", "broken", &which))
        return say(r, ENDING_INTERNAL, "%s contradicts itself: pass, and check %s did not", r->path, which);
    if (!cases_pass(cases, &which))
        return say(r, ENDING_INTERNAL, "%s contradicts itself: pass, and case %s did not", r->path, which);
    if (planned && !(cJSON_GetNumberValue(planned) <= count))
        return say(r, ENDING_INTERNAL, "%s contradicts itself: pass, and cases were not run", r->path);
    if (!junit_passes(r, count))
        return say(r, ENDING_INTERNAL, "%s contradicts its junit.xml", r->path);
    return say(r, ENDING_PASS, "PASS  %s: %d cases, %.0f compares, seed %.0f, strictness %s, RTL sources %s", r->path,
               count, number_of(r->root, "compares"), number_of(r->root, "seed"), string_of(r->root, "strictness"),
               *string_of(r->root, "rtl_sources") ? string_of(r->root, "rtl_sources") : "not known");
}

/* A process of that number is there; it may be another one by now. */
static bool alive(double pid)
{
    return pid >= 1 && pid <= INT32_MAX && (kill((pid_t)pid, 0) == 0 || errno == EPERM);
}

static enum ending judge_running(struct reading *r)
{
    double pid = number_of(r->root, "pid");
    return say(r, ENDING_INTERNAL, "RUNNING  %s: since %s, process %.0f%s: %s", r->path, string_of(r->root, "started"),
               pid, alive(pid) ? "" : ", which is not there: it was killed", string_of(r->root, "command"));
}

static enum ending judge_failure(struct reading *r, const char *verdict)
{
    double code = number_of(r->root, "exit_code");
    const cJSON *failure = cJSON_GetObjectItemCaseSensitive(r->root, "failure");
    if (!(code > ENDING_PASS && code <= ENDING_INTERNAL))
        return say(r, ENDING_INTERNAL, "%s contradicts itself: %s, and exit_code is not that of a failure", r->path,
                   verdict);
    return say(r, (enum ending)code, "%s  %s: %s", verdict, r->path, string_of(failure, "text"));
}

static enum ending judge(struct reading *r)
{
    const char *verdict = string_of(r->root, "verdict");
    if (!*verdict)
        return say(r, ENDING_BAD_INPUT, "%s is no verdict of texlock", r->path);
    if (strcmp(verdict, ending_name(ENDING_PASS)) == 0)
        return judge_pass(r);
    if (strcmp(verdict, "running") == 0)
        return judge_running(r);
    if (strcmp(verdict, "mutant passed") == 0)
        return say(r, ENDING_INTERNAL, "MUTANT PASSED  %s: no verdict on the unit itself", r->path);
    return judge_failure(r, verdict);
}

/* Rows of a table of counts, those that did not pass marked. */
static void print_rows(const cJSON *rows, const char *const columns[5], const char *title, FILE *out)
{
    const cJSON *row;
    if (cJSON_GetArraySize(rows) > 0)
        fprintf(out, "\n%-14s %-9s %12s %12s %10s\n", title, columns[1], columns[2], columns[3], columns[4]);
    cJSON_ArrayForEach(row, rows)
    {
        double count = number_of(row, columns[2]), minimum = number_of(row, columns[3]),
               wrong = number_of(row, columns[4]);
        const char *mark = !(wrong == 0) ? "  <- did not pass" : !(count >= minimum) ? "  <- vacuous" : "";
        text_line(out, "%-14s %-9s %12.0f %12.0f %10.0f%s", string_of(row, columns[0]), string_of(row, columns[1]),
                  count, minimum, wrong, mark);
    }
}

static void print_counts(const cJSON *root, FILE *out)
{
    static const char *const checks[] = {"name", "stage", "compares", "minimum", "mismatches"}, *const protocol[] = {
                                                                                                    "id", "at_fault",
                                                                                                    "judged", "minimum",
                                                                                                    "broken"};
    print_rows(cJSON_GetObjectItemCaseSensitive(root, "stages"), checks, "check", out);
    print_rows(cJSON_GetObjectItemCaseSensitive(root, "protocol"), protocol, "protocol", out);
}

enum ending verdict_read(const char *path, char *text, size_t size, FILE *counts)
{
    struct reading r = {.text = text, .size = size};
    struct stat at;
    bool folder = stat(path, &at) == 0 && S_ISDIR(at.st_mode);
    if (snprintf(r.path, sizeof r.path, folder ? "%s/verdict.json" : "%s", path) >= (int)sizeof r.path)
        return say(&r, ENDING_BAD_INPUT, "the path is too long");
    errno = 0;
    char *json = read_file(r.path);
    if (!json)
        return say(&r, ENDING_BAD_INPUT, "cannot read %s: %s", r.path, strerror(errno));
    r.root = cJSON_Parse(json);
    free(json);
    enum ending ending = judge(&r);
    if (counts)
        print_counts(r.root, counts);
    cJSON_Delete(r.root);
    return ending;
}
