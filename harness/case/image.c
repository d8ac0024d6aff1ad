// SPDX-License-Identifier: Apache-2.0
#include "case/image.h"

#include <endian.h>
#include <stdlib.h>
#include <string.h>

enum { PAGE_BYTES = 4096, FIRST_BUCKETS = 64 };
#define ADDRESS_MASK ((UINT64_C(1) << TEX_ADDR_W) - 1)

struct image_page {
    uint64_t number; /* address / PAGE_BYTES */
    struct image_page *next;
    uint8_t bytes[PAGE_BYTES];
};

/* Finaliser of splitmix64: every address bit reaches every data bit. */
static uint64_t mix(uint64_t value)
{
    value += UINT64_C(0x9e3779b97f4a7c15);
    value = (value ^ (value >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    value = (value ^ (value >> 27)) * UINT64_C(0x94d049bb133111eb);
    return value ^ (value >> 31);
}

static void background(uint64_t address, uint8_t *bytes, size_t size)
{
    for (size_t i = 0; i < size; i += 8) {
        uint64_t value = mix((address + i) / 8);
        value = htole64(value);
        memcpy(bytes + i, &value, sizeof value);
    }
}

void image_background(uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    background(address & ADDRESS_MASK, line, TEX_LINE_BYTES);
}

void image_init(struct image *m)
{
    *m = (struct image){0};
}

void image_init_over(struct image *m, const struct image *under)
{
    *m = (struct image){.under = under};
}

void image_free(struct image *m)
{
    for (size_t i = 0; i < m->buckets_count; i++) {
        struct image_page *page = m->buckets[i];
        while (page) {
            struct image_page *next = page->next;
            free(page);
            page = next;
        }
    }
    free(m->buckets);
    free(m->regions);
    image_init(m);
}

static struct image_page **bucket_of(const struct image *m, uint64_t number)
{
    return &m->buckets[mix(number) & (m->buckets_count - 1)];
}

static struct image_page *find_page(const struct image *m, uint64_t number)
{
    if (m->buckets_count == 0)
        return NULL;
    struct image_page *page = *bucket_of(m, number);
    while (page && page->number != number)
        page = page->next;
    return page;
}

/* Keep at least as many buckets as pages; the count stays a power of two. */
static bool grow(struct image *m)
{
    if (m->pages_count < m->buckets_count)
        return true;
    struct image old = *m;
    m->buckets_count = old.buckets_count ? 2 * old.buckets_count : FIRST_BUCKETS;
    m->buckets = calloc(m->buckets_count, sizeof *m->buckets);
    if (!m->buckets) {
        *m = old;
        return false;
    }
    for (size_t i = 0; i < old.buckets_count; i++) {
        struct image_page *page = old.buckets[i];
        while (page) {
            struct image_page *next = page->next, **bucket = bucket_of(m, page->number);
            page->next = *bucket;
            *bucket = page;
            page = next;
        }
    }
    free(old.buckets);
    return true;
}

/* A page as it was before anything is written to it. */
static void copy_page(const struct image *m, uint64_t number, uint8_t bytes[PAGE_BYTES])
{
    const struct image_page *page = NULL;
    for (; m && !page; m = m->under)
        page = find_page(m, number);
    if (page)
        memcpy(bytes, page->bytes, PAGE_BYTES);
    else
        background(number * PAGE_BYTES, bytes, PAGE_BYTES);
}

static struct image_page *make_page(struct image *m, uint64_t number)
{
    struct image_page *page = find_page(m, number);
    if (page)
        return page;
    if (!grow(m) || !(page = malloc(sizeof *page)))
        return NULL;
    page->number = number;
    copy_page(m->under, number, page->bytes);
    struct image_page **bucket = bucket_of(m, number);
    page->next = *bucket;
    *bucket = page;
    m->pages_count++;
    return page;
}

bool image_write(struct image *m, uint64_t address, const void *bytes, size_t size)
{
    const uint8_t *from = bytes;
    while (size > 0) {
        address &= ADDRESS_MASK;
        size_t at = address % PAGE_BYTES, part = PAGE_BYTES - at < size ? PAGE_BYTES - at : size;
        struct image_page *page = make_page(m, address / PAGE_BYTES);
        if (!page)
            return false;
        memcpy(page->bytes + at, from, part);
        from += part;
        address += part;
        size -= part;
    }
    return true;
}

bool image_write32(struct image *m, uint64_t address, uint32_t value)
{
    const uint8_t bytes[4] = {(uint8_t)value, (uint8_t)(value >> 8), (uint8_t)(value >> 16), (uint8_t)(value >> 24)};
    return image_write(m, address, bytes, sizeof bytes);
}

bool image_holds(const struct image *m, uint64_t address)
{
    return find_page(m, (address & ADDRESS_MASK) / PAGE_BYTES) != NULL;
}

static bool add_region(struct image *m, const struct image_region *region)
{
    size_t n = m->regions_count;
    if ((n & (n - 1)) == 0) { /* full: capacity is a power of two */
        struct image_region *regions = realloc(m->regions, (n ? 2 * n : 1) * sizeof *regions);
        if (!regions)
            return false;
        m->regions = regions;
    }
    m->regions[m->regions_count] = *region;
    m->regions[m->regions_count++].base &= ADDRESS_MASK;
    return true;
}

bool image_copy(struct image *to, const struct image *from)
{
    image_init_over(to, from->under);
    bool good = true;
    for (size_t i = 0; i < from->buckets_count && good; i++)
        for (const struct image_page *page = from->buckets[i]; page && good; page = page->next)
            good = image_write(to, page->number * PAGE_BYTES, page->bytes, PAGE_BYTES);
    for (size_t i = 0; i < from->regions_count && good; i++)
        good = add_region(to, &from->regions[i]);
    if (!good)
        image_free(to);
    return good;
}

void image_forget(struct image *m, uint64_t address)
{
    uint64_t number = (address & ADDRESS_MASK) / PAGE_BYTES;
    struct image_page **at = m->buckets_count > 0 ? bucket_of(m, number) : NULL;
    while (at && *at && (*at)->number != number)
        at = &(*at)->next;
    if (!at || !*at)
        return;
    struct image_page *page = *at;
    *at = page->next;
    free(page);
    m->pages_count--;
}

bool image_mark(struct image *m, uint64_t base, uint64_t size, enum tex_read kind)
{
    return add_region(m, &(struct image_region){.base = base, .size = size, .kind = kind});
}

bool image_mark_error(struct image *m, uint64_t base, uint64_t size, bool decode_error, bool flagged)
{
    const struct image_region region = {base, size, TEX_READ_ERROR, decode_error, flagged, .writes = false};
    return add_region(m, &region);
}

bool image_mark_writes(struct image *m, uint64_t base, uint64_t size, bool decode_error)
{
    const struct image_region region = {base, size, TEX_READ_ERROR, decode_error, .writes = true};
    return add_region(m, &region);
}

static bool alike(const struct image_region *a, const struct image_region *b)
{
    return a->kind == b->kind && a->decode_error == b->decode_error && a->flagged == b->flagged &&
           a->writes == b->writes;
}

bool image_mark_line(struct image *m, uint64_t line, const struct image_region *like)
{
    struct image_region one = *like, *last = m->regions_count > 0 ? &m->regions[m->regions_count - 1] : NULL;
    one.base = line & ADDRESS_MASK & ~(uint64_t)(TEX_LINE_BYTES - 1);
    one.size = TEX_LINE_BYTES;
    if (!last || last->base + last->size != one.base || (one.base | last->base) % TEX_LINE_BYTES || !alike(last, &one))
        return add_region(m, &one);
    last->size += TEX_LINE_BYTES;
    return true;
}

/* A line belongs to a region that covers any of its bytes. */
static bool touches(const struct image_region *r, uint64_t line)
{
    return r->size > 0 &&
           (((line - r->base) & ADDRESS_MASK) < r->size || ((r->base - line) & ADDRESS_MASK) < TEX_LINE_BYTES);
}

const struct image_region *image_write_region_of(const struct image *m, uint64_t address)
{
    address &= ADDRESS_MASK & ~(uint64_t)(TEX_LINE_BYTES - 1);
    while (m->under)
        m = m->under;
    for (size_t i = m->regions_count; i-- > 0;)
        if (touches(&m->regions[i], address))
            return m->regions[i].kind == TEX_READ_OK ? NULL : &m->regions[i];
    return NULL;
}

const struct image_region *image_region_of(const struct image *m, uint64_t address)
{
    const struct image_region *region = image_write_region_of(m, address);
    return region && region->writes ? NULL : region;
}

enum tex_read image_read_line(const struct image *m, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    const struct image_region *region = image_region_of(m, address);
    address &= ADDRESS_MASK & ~(uint64_t)(TEX_LINE_BYTES - 1);
    if (region) {
        memset(line, 0, TEX_LINE_BYTES);
        return region->kind;
    }
    const struct image_page *page = NULL;
    for (; m && !page; m = m->under)
        page = find_page(m, address / PAGE_BYTES);
    if (page)
        memcpy(line, page->bytes + address % PAGE_BYTES, TEX_LINE_BYTES);
    else
        image_background(address, line);
    return TEX_READ_OK;
}

static int by_number(const void *a, const void *b)
{
    const struct image_page *const *pa = a, *const *pb = b;
    return ((*pa)->number > (*pb)->number) - ((*pa)->number < (*pb)->number);
}

bool image_visit(const struct image *m, bool (*visit)(void *user, uint64_t address, const uint8_t *bytes, size_t size),
                 void *user)
{
    if (m->pages_count == 0)
        return true;
    const struct image_page **pages = malloc(m->pages_count * sizeof *pages);
    if (!pages)
        return false;
    size_t n = 0;
    for (size_t i = 0; i < m->buckets_count; i++)
        for (const struct image_page *page = m->buckets[i]; page; page = page->next)
            pages[n++] = page;
    qsort(pages, n, sizeof *pages, by_number);
    bool ok = true;
    for (size_t i = 0; i < n && ok; i++)
        ok = visit(user, pages[i]->number * PAGE_BYTES, pages[i]->bytes, PAGE_BYTES);
    free(pages);
    return ok;
}

static enum tex_read read_for_model(void *user, uint64_t address, uint8_t line[TEX_LINE_BYTES])
{
    return image_read_line(user, address, line);
}

struct tex_memory image_memory(const struct image *m)
{
    /* The callback only reads; tex_memory has one pointer type for all users. */
    return (struct tex_memory){.read = read_for_model, .user = (void *)(uintptr_t)m};
}

bool image_store_line(struct image *m, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    for (unsigned i = 0, end; i < TEX_LINE_BYTES; i = end) {
        for (end = i; end < TEX_LINE_BYTES && strobes >> end & 1;)
            end++;
        if (end > i && !image_write(m, address + i, &line[i], end - i))
            return false;
        end += end == i;
    }
    return true;
}

static bool write_for_model(void *user, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes)
{
    const struct image_region *region = image_write_region_of(user, address);
    if (region) /* a page that is not mapped takes nothing, and answers well */
        return region->kind != TEX_READ_ERROR;
    return image_store_line(user, address, line, strobes);
}

struct tex_memory image_stored_memory(struct image *m)
{
    return (struct tex_memory){.read = read_for_model, .write = write_for_model, .user = m};
}
