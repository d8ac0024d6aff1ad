// SPDX-License-Identifier: Apache-2.0
/* Shared by both readers. Private to this room. */
#ifndef TEXFILE_SOURCE_H
#define TEXFILE_SOURCE_H
#include "texfile/texfile.h"

struct source {
    const uint8_t *bytes;
    uint64_t size;
    char *why; /* TEXFILE_WHY bytes */
};

/* Little-endian numbers; the caller has made sure that they are in the file. */
uint32_t source_u32(const struct source *s, uint64_t at);
uint64_t source_u64(const struct source *s, uint64_t at);
/* Says why, and is false. */
bool source_fail(const struct source *s, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Something odd that was taken, and how it was. */
void source_note(struct texfile *file, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* A number between both, else it is reported by its name. */
bool source_range(const struct source *s, const char *name, uint64_t value, uint64_t low, uint64_t high);

/* Levels down to one texel, at most TEXFILE_LEVELS. */
uint32_t source_full(const struct texfile *file);
/* The sizes of the texture that a header may have, and no more levels than halving gives. */
bool source_sizes(const struct source *s, const struct texfile *file);
/*
 * Sizes of all levels from those of level 0. The bytes of a whole level, all its images, are returned by texfile_bytes.
 */
void source_levels(struct texfile *file);
uint64_t source_level_bytes(const struct texfile *file, uint32_t level);
/* Bytes of all levels are within the limit. */
bool source_limit(const struct source *s, const struct texfile *file, uint64_t limit);

#endif
