// SPDX-License-Identifier: Apache-2.0
#include "lowering/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

bool low_slice_is(struct low_slice slice, const char *text)
{
    return strlen(text) == slice.size && strncasecmp(slice.at, text, slice.size) == 0;
}

void low_error(const struct low_source *source, struct diag *diag, struct span at, const char *format, va_list args)
{
    const char *text = source->whole ? source->whole : source->text;
    diag_addv(diag, text, source->whole ? source->whole_size : source->size, at, format, args);
}

void low_note(const struct low_source *source, struct diag *diag, struct span at, const char *format, va_list args)
{
    const char *text = source->whole ? source->whole : source->text;
    diag_notev(diag, text, source->whole ? source->whole_size : source->size, at, format, args);
}

struct low_slice low_rest(const struct low_source *source, const char *from, const char *ends)
{
    const char *end = source->text + source->size, *stop = from;
    while (stop < end && !(*stop && strchr(ends, *stop)) && !(stop + 1 < end && stop[0] == '/' && stop[1] == '/'))
        stop++;
    while (stop > from && stop[-1] && strchr(" \t\r", stop[-1]))
        stop--;
    return (struct low_slice){from, (uint32_t)(stop - from)};
}

void *low_grow(void **list, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return (char *)*list + count * size;
    size_t more = *room ? 2 * *room : 16;
    void *larger = realloc(*list, more * size);
    if (!larger)
        return NULL;
    *list = larger;
    *room = more;
    return (char *)larger + count * size;
}

void low_list(char *out, size_t size, const char *const *names, const uint8_t *slots, unsigned count)
{
    size_t at = 0;
    *out = '\0';
    for (unsigned i = 0; i < count && at < size; i++)
        at += (size_t)snprintf(out + at, size - at, "%s%s",
                               i == 0           ? ""
                               : i + 1 == count ? " and "
                                                : ", ",
                               names[slots[i]]);
}

bool low_leave_out(struct low_lefts *lefts, const struct low_left *left)
{
    void *list = lefts->list;
    struct low_left *place = low_grow(&list, lefts->count, &lefts->room, sizeof *place);
    lefts->list = list;
    if (!place)
        return false;
    *place = *left;
    lefts->count++;
    for (; place > lefts->list && place[-1].text.at > place[0].text.at; place--) {
        struct low_left swap = place[-1];
        place[-1] = place[0];
        place[0] = swap;
    }
    return true;
}

void low_lefts_free(struct low_lefts *lefts)
{
    free(lefts->list);
    *lefts = (struct low_lefts){0};
}
