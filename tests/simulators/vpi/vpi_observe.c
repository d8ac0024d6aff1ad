// SPDX-License-Identifier: Apache-2.0
#include "vpi_conform.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

void observe(struct conform *c, const char *check, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(c->out, "%s\t", check);
    vfprintf(c->out, format, arguments);
    fputc('\n', c->out);
    va_end(arguments);
}

void note(struct conform *c, const char *format, ...)
{
    size_t used = strlen(c->log);
    va_list arguments;
    va_start(arguments, format);
    if (used && used + 1 < sizeof c->log)
        c->log[used++] = ' ';
    vsnprintf(c->log + used, sizeof c->log - used, format, arguments);
    va_end(arguments);
}

void observe_log(struct conform *c, const char *check)
{
    observe(c, check, "%s", c->log[0] ? c->log : "nothing");
    c->log[0] = '\0';
}

vpiHandle find(struct conform *c, const char *name)
{
    char full[2 * CONFORM_PATH];
    snprintf(full, sizeof full, "%s.%s", c->top, name);
    return vpi_handle_by_name(full, NULL);
}

static const s_vpi_vecval *read_words(vpiHandle object)
{
    s_vpi_value value = {.format = vpiVectorVal};
    vpi_get_value(object, &value);
    return value.value.vector;
}

uint32_t low_word(vpiHandle object)
{
    return (uint32_t)read_words(object)[0].aval;
}

struct conform_text words_text(vpiHandle object)
{
    struct conform_text text = {{0}};
    unsigned words = ((unsigned)vpi_get(vpiSize, object) + 31) / 32;
    const s_vpi_vecval *value = read_words(object);
    bool unknown = false;
    size_t used = 0;
    for (unsigned i = words; i-- > 0 && used < sizeof text.text - 20;) {
        used += (size_t)snprintf(text.text + used, sizeof text.text - used, "%08" PRIx32, (uint32_t)value[i].aval);
        unknown |= value[i].bval != 0;
    }
    for (unsigned i = words; unknown && i-- > 0 && used < sizeof text.text - 20;)
        used += (size_t)snprintf(text.text + used, sizeof text.text - used, "%s%08" PRIx32, i == words - 1 ? "/" : "",
                                 (uint32_t)value[i].bval);
    return text;
}

struct conform_text name_text(struct conform *c, const char *signal)
{
    return words_text(find(c, signal));
}

vpiHandle put_words(vpiHandle object, const uint32_t *words, PLI_INT32 flags)
{
    s_vpi_vecval vector[32];
    unsigned count = ((unsigned)vpi_get(vpiSize, object) + 31) / 32;
    for (unsigned i = 0; i < count; i++)
        vector[i] = (s_vpi_vecval){.aval = words[i]};
    s_vpi_value value = {.format = vpiVectorVal, .value.vector = vector};
    s_vpi_time at_once = {.type = vpiSimTime};
    return vpi_put_value(object, &value, flags == vpiNoDelay ? NULL : &at_once, flags);
}

vpiHandle put_word(struct conform *c, const char *signal, uint32_t word, PLI_INT32 flags)
{
    const uint32_t words[32] = {word};
    return put_words(find(c, signal), words, flags);
}

uint64_t now(void)
{
    s_vpi_time time = {.type = vpiSimTime};
    vpi_get_time(NULL, &time);
    return (uint64_t)time.high << 32 | time.low;
}
