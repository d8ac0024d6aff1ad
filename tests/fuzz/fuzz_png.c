// SPDX-License-Identifier: Apache-2.0
/*
 * Any bytes as a PNG file: a picture of the size it says, or a reason. Most mutations would end at a checksum, so this
 * mutator corrects them; some change the picture's rows, inside the compression.
 */
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "case/picture.h"

#define SIGNATURE 8
#define CHUNK 12 /* length, type and checksum around the data */
#define ROWS_MOST (1 << 16)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
/* libFuzzer's own. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

/*
 * libpng is not built for fuzzing: what it does shows in what it says and in the kind of picture alone. libFuzzer takes
 * these for coverage.
 */
#define REASONS 4096
#define KINDS 4096
__attribute__((section("__libfuzzer_extra_counters"))) static uint8_t seen[REASONS + KINDS];

static void note(const uint8_t *data, size_t size, bool decoded, const char *why)
{
    const char *behind = strrchr(why, ':'); /* the name of a chunk, which may be any bytes */
    unsigned hash = 5381;
    for (const char *c = behind ? behind : why; *c; c++)
        hash = hash * 33 + (unsigned char)*c;
    seen[hash % REASONS] = 1;
    if (size > 28 && decoded) /* depth, colours, interlacing */
        seen[REASONS + (data[24] * 32u + data[25] * 4u + data[28]) % KINDS] = 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { MOST_TEXELS = 1 << 18 };
    struct picture picture;
    char why[160] = "";
    struct picture_limits limits = {.texels = MOST_TEXELS};
    bool decoded = picture_decode(data, size, &limits, &picture, why, sizeof why);
    note(data, size, decoded, why);
    if (decoded) {
        uint8_t sum = 0;
        if ((uint64_t)picture.width * picture.height > MOST_TEXELS)
            abort();
        for (uint32_t y = 0; y < picture.height; y++)
            for (uint32_t i = 0; i < 4 * picture.width; i++)
                sum = (uint8_t)(sum + picture_value(&picture, i / 4, y, i % 4));
        (void)(volatile uint8_t){sum}; /* every byte is there to be read */
    } else if (picture.bytes || why[0] == '\0') {
        abort();
    }
    picture_free(&picture);
    return 0;
}

static uint32_t get32(const uint8_t *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static void put32(uint8_t *at, uint32_t value)
{
    for (int i = 0; i < 4; i++)
        at[i] = (uint8_t)(value >> (24 - 8 * i));
}

/* Bytes of data of the chunk at `at`; one that runs beyond the file ends with it. */
static size_t chunk_length(const uint8_t *data, size_t at, size_t size)
{
    size_t length = get32(data + at), left = size - at - CHUNK;
    return length < left ? length : left;
}

/* Lengths and checksums of all chunks agree with what stands there. */
static void mend(uint8_t *data, size_t size)
{
    static const uint8_t signature[SIGNATURE] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    if (size < SIGNATURE)
        return;
    memcpy(data, signature, SIGNATURE);
    for (size_t at = SIGNATURE; size - at >= CHUNK;) {
        size_t length = chunk_length(data, at, size);
        put32(data + at, (uint32_t)length);
        put32(data + at + 8 + length, (uint32_t)crc32(0, data + at + 4, (uInt)length + 4));
        at += CHUNK + length;
    }
}

/* The first chunk of picture data, 0 if there is none. */
static size_t find_rows(const uint8_t *data, size_t size)
{
    for (size_t at = SIGNATURE; size >= SIGNATURE && size - at >= CHUNK;) {
        if (memcmp(data + at + 4, "IDAT", 4) == 0)
            return at;
        at += CHUNK + chunk_length(data, at, size);
    }
    return 0;
}

/* Mutate what the first chunk of picture data holds inside its compression. The new size, 0 if that cannot be. */
static size_t mutate_rows(uint8_t *data, size_t size, size_t max_size)
{
    static uint8_t rows[ROWS_MOST], packed[ROWS_MOST + 1024];
    size_t at = find_rows(data, size);
    if (at == 0)
        return 0;
    size_t length = chunk_length(data, at, size), behind = size - at - 8 - length;
    uLongf rows_size = sizeof rows, packed_size = sizeof packed;
    if (uncompress(rows, &rows_size, data + at + 8, length) != Z_OK)
        return 0;
    rows_size = LLVMFuzzerMutate(rows, rows_size, sizeof rows);
    if (compress(packed, &packed_size, rows, rows_size) != Z_OK || at + 8 + packed_size + behind > max_size)
        return 0;
    memmove(data + at + 8 + packed_size, data + at + 8 + length, behind);
    memcpy(data + at + 8, packed, packed_size);
    put32(data + at, (uint32_t)packed_size);
    return at + 8 + packed_size + behind;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed)
{
    size_t changed = seed % 4 == 0 ? mutate_rows(data, size, max_size) : 0;
    if (changed == 0)
        changed = LLVMFuzzerMutate(data, size, max_size);
    if (seed % 16 != 1) /* a wrong checksum has to be refused too */
        mend(data, changed);
    return changed;
}
