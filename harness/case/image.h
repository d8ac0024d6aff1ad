// SPDX-License-Identifier: Apache-2.0
/*
 * Sparse memory of 48-bit byte addresses: pages of 4 KiB that exist once written; the rest reads as a background
 * pattern (each byte of an untouched line is a hash of its address, so that a wrong address shows in the data).
 * Regions can be marked unmapped-sparse or failing; a line belongs to a region that covers any byte of it.
 */
#ifndef IMAGE_H
#define IMAGE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tex_model.h"

struct image_page;
struct image_region {
    uint64_t base, size;
    enum tex_read kind; /* TEX_READ_SPARSE or TEX_READ_ERROR */
    /* How an error is answered: DECERR instead of SLVERR; the sparse flag set as well. Only writes fail. */
    bool decode_error, flagged, writes;
};
struct image {
    struct image_page **buckets; /* hash of page number */
    size_t buckets_count, pages_count;
    struct image_region *regions;
    size_t regions_count;
    const struct image *under; /* read where this one has no page; only its regions count */
};

void image_init(struct image *m);
/* Empty, over another that must outlive it: reads fall through, writes stay here. */
void image_init_over(struct image *m, const struct image *under);
void image_free(struct image *m);
/* A copy of pages and regions; images under it are shared. False if out of memory: then it is empty. */
bool image_copy(struct image *to, const struct image *from);
/* This image itself, not one under it, has the page of `address`. */
bool image_holds(const struct image *m, uint64_t address);
/* Forget the page that holds `address`: it reads as if nothing was written there. */
void image_forget(struct image *m, uint64_t address);
/* Write bytes at address (mod 2^48). False if out of memory. */
bool image_write(struct image *m, uint64_t address, const void *bytes, size_t size);
bool image_write32(struct image *m, uint64_t address, uint32_t value);
/* The bytes of a line whose strobe is set. False if out of memory. */
bool image_store_line(struct image *m, uint64_t address, const uint8_t line[TEX_LINE_BYTES], uint32_t strobes);
/* Mark [base, base + size) as unmapped sparse or failing; later marks win. False if out of memory. */
bool image_mark(struct image *m, uint64_t base, uint64_t size, enum tex_read kind);
/* The same for a failing region that is answered in one of the other ways. */
bool image_mark_error(struct image *m, uint64_t base, uint64_t size, bool decode_error, bool flagged);
/* Mark [base, base + size) as readable, and failing when it is written. False if out of memory. */
bool image_mark_writes(struct image *m, uint64_t base, uint64_t size, bool decode_error);
/* Mark the line like a region, whose base and size do not matter; lines marked in order of address are one region. */
bool image_mark_line(struct image *m, uint64_t line, const struct image_region *like);
/* The region that decides what a read of a line returns, NULL if none does. */
const struct image_region *image_region_of(const struct image *m, uint64_t address);
/* The region that decides what becomes of a write to a line, NULL if it is performed. */
const struct image_region *image_write_region_of(const struct image *m, uint64_t address);
/* Read one line (address is a multiple of 32). Data is zero for sparse and error lines. */
enum tex_read image_read_line(const struct image *m, uint64_t address, uint8_t line[TEX_LINE_BYTES]);
/*
 * Call visit for every page that exists, in address order, while it returns true. False if it returned false or memory
 * is out.
 */
bool image_visit(const struct image *m, bool (*visit)(void *user, uint64_t address, const uint8_t *bytes, size_t size),
                 void *user);
/* Contents of the unwritten line at `address` (a multiple of 32). */
void image_background(uint64_t address, uint8_t line[TEX_LINE_BYTES]);
/* The image as the function layer's memory; stores are answered with an error. */
struct tex_memory image_memory(const struct image *m);
/* The same, and stores write it; those to a failing region do not, and are answered with an error. */
struct tex_memory image_stored_memory(struct image *m);

#endif
