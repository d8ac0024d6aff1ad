// SPDX-License-Identifier: Apache-2.0
/* Memory: unread pages and lines, regions that fail or are not mapped, words of the rest. */
#include <stdlib.h>
#include <string.h>

#include "shrink/lines.h"
#include "shrink/pass.h"

struct pages {
    size_t first, n, at;
    uint64_t *address; /* of those in first..first + n; NULL: they are counted */
};

static bool visit_page(void *user, uint64_t address, const uint8_t *bytes, size_t size)
{
    struct pages *p = user;
    (void)bytes;
    (void)size;
    if (p->address && p->at >= p->first && p->at < p->first + p->n)
        p->address[p->at - p->first] = address;
    p->at++;
    return true;
}

static size_t count_pages(const struct test_case *c)
{
    return c->image.pages_count;
}

static bool drop_pages(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    struct pages p = {.first = first, .n = n, .address = calloc(n, sizeof *p.address)};
    (void)attempt;
    bool good = p.address && image_visit(&c->image, visit_page, &p);
    for (size_t i = 0; good && i < n; i++)
        image_forget(&c->image, p.address[i]);
    free(p.address);
    return good;
}

const struct pass pass_pages = {"pages of memory", count_pages, drop_pages, 1, false};

static size_t count_regions(const struct test_case *c)
{
    return c->image.regions_count;
}

static bool drop_regions(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    struct image *m = &c->image;
    (void)attempt;
    memmove(m->regions + first, m->regions + first + n, (m->regions_count - first - n) * sizeof *m->regions);
    m->regions_count -= n;
    return true;
}

const struct pass pass_regions = {"regions", count_regions, drop_regions, 1, false};

static size_t count_lines(const struct test_case *c)
{
    return lines_count(c, LINES_ALL);
}

static bool drop_lines(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    (void)attempt;
    return lines_drop(c, LINES_ALL, first, n);
}

const struct pass pass_lines = {"lines of memory", count_lines, drop_lines, 1, false};

static size_t count_words(const struct test_case *c)
{
    return lines_count(c, LINES_DATA) * (TEX_LINE_BYTES / 4);
}

/* Words outside descriptors: as unwritten, or else zero. */
static bool plainer_word(struct image *m, uint64_t address, unsigned attempt, bool *changed)
{
    uint8_t line[TEX_LINE_BYTES], untouched[TEX_LINE_BYTES];
    const uint8_t zero[4] = {0}, *at = &line[address % TEX_LINE_BYTES], *none = &untouched[address % TEX_LINE_BYTES];
    (void)image_read_line(m, address, line);
    image_background(address - address % TEX_LINE_BYTES, untouched);
    if (memcmp(at, none, 4) == 0 || (attempt > 0 && memcmp(at, zero, 4) == 0))
        return true;
    *changed = true;
    return image_write(m, address, attempt == 0 ? none : zero, 4);
}

static bool plainer_words(struct test_case *c, size_t first, size_t n, unsigned attempt)
{
    struct lines lines;
    bool changed = false, good = lines_find(c, LINES_DATA, &lines);
    for (size_t i = first; good && i < first + n && i / 8 < lines.count; i++)
        good = plainer_word(&c->image, lines.address[i / 8] + 4 * (i % 8), attempt, &changed);
    lines_free(&lines);
    return good && changed;
}

const struct pass pass_words = {"words of memory", count_words, plainer_words, 2, false};
