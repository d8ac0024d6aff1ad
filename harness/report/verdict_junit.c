// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <inttypes.h>
#include <libxml/xmlwriter.h>
#include <string.h>

#include "base/result_file.h"
#include "report/verdict.h"

#define XML(text) ((const xmlChar *)(text))

static size_t count_failed(const struct verdict *v, bool errors)
{
    size_t n = 0;
    for (size_t i = 0; i < v->cases_count; i++) {
        enum ending e = v->cases[i].ending;
        bool error = e == ENDING_BAD_INPUT || e == ENDING_INTERNAL;
        n += e != ENDING_PASS && error == errors;
    }
    return n;
}

/* Identity of cases for readers: no two of a run have the same class and name. Of a file: its folder, and its name
 * there. */
static bool write_names(xmlTextWriterPtr w, const struct verdict_case *c, bool mutant)
{
    const char *suite = mutant ? "texlock.mutant" : "texlock", *slash = c->file ? strrchr(c->file, '/') : NULL;
    bool good = slash ? xmlTextWriterWriteFormatAttribute(w, XML("classname"), "%s.%.*s", suite, (int)(slash - c->file),
                                                          c->file) >= 0
                      : xmlTextWriterWriteAttribute(w, XML("classname"), XML(suite)) >= 0;
    good = good &&
           xmlTextWriterWriteAttribute(w, XML("name"), XML(slash ? c->name + (slash + 1 - c->file) : c->name)) >= 0;
    return good && (!c->file || xmlTextWriterWriteAttribute(w, XML("file"), XML(c->file)) >= 0);
}

static bool write_case(xmlTextWriterPtr w, const struct verdict_case *c, const struct verdict *v)
{
    const char *type = v->running ? verdict_name(v) : ending_name(c->ending);
    bool error = c->ending == ENDING_BAD_INPUT || c->ending == ENDING_INTERNAL;
    bool good = xmlTextWriterStartElement(w, XML("testcase")) >= 0 && write_names(w, c, v->mutant != 0) &&
                xmlTextWriterWriteFormatAttribute(w, XML("time"), "%.6f", c->seconds) >= 0;
    if (good && c->ending != ENDING_PASS)
        good = xmlTextWriterStartElement(w, XML(error ? "error" : "failure")) >= 0 &&
               xmlTextWriterWriteAttribute(w, XML("type"), XML(type)) >= 0 &&
               xmlTextWriterWriteAttribute(w, XML("message"), XML(c->text)) >= 0 && xmlTextWriterEndElement(w) >= 0;
    return good && xmlTextWriterEndElement(w) >= 0;
}

static bool write_property(xmlTextWriterPtr w, const char *name, const char *value)
{
    return xmlTextWriterStartElement(w, XML("property")) >= 0 &&
           xmlTextWriterWriteAttribute(w, XML("name"), XML(name)) >= 0 &&
           xmlTextWriterWriteAttribute(w, XML("value"), XML(value)) >= 0 && xmlTextWriterEndElement(w) >= 0;
}

static bool write_mutant(xmlTextWriterPtr w, const struct verdict *v)
{
    char number[16];
    snprintf(number, sizeof number, "%" PRIu32, v->mutant);
    return v->mutant == 0 || write_property(w, "mutant", number);
}

static bool write_suite(xmlTextWriterPtr w, const struct verdict *v)
{
    bool good = xmlTextWriterSetIndent(w, 1) >= 0 && xmlTextWriterStartDocument(w, NULL, "UTF-8", NULL) >= 0 &&
                xmlTextWriterStartElement(w, XML("testsuite")) >= 0 &&
                xmlTextWriterWriteAttribute(w, XML("name"), XML("texlock")) >= 0 &&
                xmlTextWriterWriteFormatAttribute(w, XML("tests"), "%zu", v->cases_count) >= 0 &&
                xmlTextWriterWriteFormatAttribute(w, XML("failures"), "%zu", count_failed(v, false)) >= 0 &&
                xmlTextWriterWriteFormatAttribute(w, XML("errors"), "%zu", count_failed(v, true)) >= 0;
    if (good)
        good = xmlTextWriterStartElement(w, XML("properties")) >= 0 &&
               write_property(w, "strictness", verdict_strictness(v)) && write_mutant(w, v) &&
               verdict_junit_units(v, w) && verdict_junit_protocol(v, w) && xmlTextWriterEndElement(w) >= 0;
    for (size_t i = 0; good && i < v->cases_count; i++)
        good = write_case(w, &v->cases[i], v);
    return good && xmlTextWriterEndDocument(w) >= 0;
}

/* Into memory first: the library reports a full disk too late, and without the reason. */
static bool write_memory(const struct verdict *v, xmlBufferPtr buffer)
{
    xmlTextWriterPtr w = xmlNewTextWriterMemory(buffer, 0);
    bool good = w && write_suite(w, v) && xmlTextWriterFlush(w) >= 0;
    if (w)
        xmlFreeTextWriter(w);
    return good;
}

bool verdict_write_junit(const struct verdict *v, const char *path)
{
    struct result_file file;
    xmlBufferPtr buffer = xmlBufferCreate();
    FILE *out = NULL;
    if (!buffer || !write_memory(v, buffer))
        errno = ENOMEM;
    else if ((out = result_file_open(&file, RESULT_JUNIT, path)))
        fwrite(xmlBufferContent(buffer), 1, (size_t)xmlBufferLength(buffer), out);
    int error = errno;
    xmlBufferFree(buffer);
    errno = error;
    return out && result_file_close(&file, true);
}
