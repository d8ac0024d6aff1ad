// SPDX-License-Identifier: Apache-2.0
/* Each thing that may be wrong with a file: one number of a good file changed, and the reason. */
#include <zlib.h>
#include <zstd.h>

#include "texfile_test.h"

struct change {
    const char *name;
    uint32_t at, size; /* bytes, little endian */
    uint64_t value;
    const char *reason;
};

/* flat.ktx2: 5 x 3 texels, 3 levels; index at 80, descriptor at 152 (92 bytes), keys at 244 (32). */
static const struct change changes[] = {
    {"flat.ktx2", 0, 1, 0, "not a KTX2 file; expected one that begins with the identifier of KTX 2.0"},
    {"flat.ktx2", 5, 2, 0x3131, "a KTX file of version 1; expected version 2"},
    {"flat.ktx2", 12, 4, 0, "vkFormat is VK_FORMAT_UNDEFINED; expected one that says how texels lie"},
    {"flat.ktx2", 12, 4, 23, "vkFormat is 23, which no format holds (harness/texfile/formats_vk.c)"},
    {"flat.ktx2", 12, 4, 0xffffffff, "vkFormat is 4294967295, which no format holds"},
    {"flat.ktx2", 16, 4, 4, "typeSize is 4; expected 1 of VK_FORMAT_R8G8B8A8_UNORM"},
    {"flat.ktx2", 20, 4, 0, "the width is 0; expected 1..65536"},
    {"flat.ktx2", 20, 4, 65537, "the width is 65537; expected 1..65536"},
    {"flat.ktx2", 24, 4, 0xffffffff, "the height is 4294967295; expected 1..65536"},
    {"flat.ktx2", 28, 4, 16385, "the depth is 16385; expected 1..16384"},
    {"flat.ktx2", 32, 4, 16385, "the number of layers is 16385; expected 1..16384"},
    {"flat.ktx2", 36, 4, 0, "faceCount is 0; expected 1 or 6"},
    {"flat.ktx2", 36, 4, 5, "faceCount is 5; expected 1 or 6"},
    {"flat.ktx2", 36, 4, 6, "a cube map of 5 x 3 x 1 texels; expected square faces"},
    {"flat.ktx2", 40, 4, 4, "the number of levels is 4; expected 1..3"},
    {"flat.ktx2", 40, 4, 0xffffffff, "the number of levels is 4294967295; expected 1..3"},
    {"flat.ktx2", 44, 4, 1, "supercompressionScheme is 1 (BasisLZ); expected 0 (none), 2 (Zstandard) or 3 (zlib)"},
    {"flat.ktx2", 44, 4, 4, "supercompressionScheme is 4; expected 0 (none), 2 (Zstandard) or 3 (zlib)"},
    {"flat.ktx2", 44, 4, 2, "Zstandard says: "},
    {"flat.ktx2", 44, 4, 3, "level 00: zlib says: data error; expected 60 bytes to come out"},
    {"flat.ktx2", 72, 8, 5, "5 bytes of supercompression global data; expected none"},
    {"flat.ktx2", 48, 4, 400, "the format descriptor is at byte 400 and has 92; expected it inside the file of 348"},
    {"flat.ktx2", 48, 4, 148, "the format descriptor, bytes 148..239, and the header, from byte 0 on, share bytes"},
    {"flat.ktx2", 52, 4, 0xfffffff0, "the format descriptor is at byte 152 and has 4294967280; expected it inside"},
    {"flat.ktx2", 52, 4, 24, "the format descriptor has 24 bytes; expected at least 28"},
    {"flat.ktx2", 52, 4, 88, "dfdTotalSize is 92; expected the dfdByteLength, 88"},
    {"flat.ktx2", 56, 4, 240, "the key/value data, bytes 240..271, and the format descriptor, from byte 152 on, share"},
    {"flat.ktx2", 60, 4, 27, "a key with its value has 27 bytes at byte 244; expected 2..23"},
    {"flat.ktx2", 60, 4, 34, "2 bytes at the end of the key/value data; expected a length of 4"},
    {"flat.ktx2", 244, 4, 29, "a key with its value has 29 bytes at byte 244; expected 2..28"},
    {"flat.ktx2", 152, 4, 96, "dfdTotalSize is 96; expected the dfdByteLength, 92"},
    {"flat.ktx2", 156, 4, 7, "the format descriptor has vendor and type 0x7, version 2; expected 0 and 2"},
    {"flat.ktx2", 160, 2, 9, "the format descriptor has vendor and type 0x0, version 9; expected 0 and 2"},
    {"flat.ktx2", 162, 2, 92,
     "the block of the format descriptor has 92 bytes; expected 24 and 16 a sample, at most 88"},
    {"flat.ktx2", 162, 2, 23, "the block of the format descriptor has 23 bytes"},
    {"flat.ktx2", 162, 2, 80, "the block of the format descriptor has 80 bytes"},
    {"flat.ktx2", 162, 2, 72, "the format descriptor has 3 samples; expected 4 of VK_FORMAT_R8G8B8A8_UNORM"},
    {"flat.ktx2", 164, 1, 128, "the colour model of the format descriptor is 128; expected 1"},
    {"srgb.ktx2", 142, 1, 1, "the transfer function of the format descriptor is 1; expected 2"},
    {"flat.ktx2", 168, 1, 3, "the format descriptor has elements of 4 x 1 x 1 texels; expected 1 x 1 x 1"},
    {"flat.ktx2", 172, 1, 3, "the format descriptor has elements of 3 bytes; expected 4"},
    {"flat.ktx2", 180, 2, 4,
     "sample 0 of the format descriptor is channel 0, bits 11:4; expected a component of VK_FORMAT"},
    {"flat.ktx2", 182, 1, 8, "sample 0 of the format descriptor is channel 0, bits 8:0; expected a component"},
    {"flat.ktx2", 183, 1, 2, "sample 0 of the format descriptor is channel 2, bits 7:0; expected a component"},
    {"flat.ktx2", 196, 4, 0x00070000, "sample 1 of the format descriptor is channel 0, bits 7:0; expected a component"},
    {"flat.ktx2", 183, 1, 0x40,
     "sample 0 of the format descriptor has flags 0x40 and sampleUpper 0xff; expected those"},
    {"flat.ktx2", 192, 4, 1, "sample 0 of the format descriptor has flags 0x0 and sampleUpper 0x1; expected those"},
    {"flat.ktx2", 248, 1, 0, "no key that ends at byte 248; expected text and a byte of zero"},
    {"flat.ktx2", 80, 8, 400, "level 00 is at byte 400 and has 60; expected it inside the file of 348"},
    {"flat.ktx2", 80, 8, UINT64_C(0xffffffffffffffff), "level 00 is at byte 18446744073709551615 and has 60; expected"},
    {"flat.ktx2", 80, 8, 268, "level 00, bytes 268..327, and the key/value data, from byte 244 on, share bytes"},
    {"flat.ktx2", 104, 8, 288, "level 01, bytes 288..295, and level 00, from byte 288 on, share bytes"},
    {"flat.ktx2", 88, 8, 64, "level 00 has 64 bytes, uncompressed 60; expected 60 of VK_FORMAT_R8G8B8A8_UNORM"},
    {"flat.ktx2", 120, 8, 0, "level 01 has 8 bytes, uncompressed 0; expected 8"},
    {"up.ktx2", 216, 1, 'x', "KTXorientation is 'rx'; expected r, then d or u, then i or o"},
    {"bc7.ktx2", 24, 4, 0, "pixelHeight is 0 with a pixelDepth of 0 and elements of 4 x 4 texels; expected a height"},
    {"bc7.ktx2", 40, 4, 0,
     "levelCount is 0 of VK_FORMAT_BC7_SRGB_BLOCK, which no reader can halve; expected 1 or more"},
    {"volume.ktx2", 32, 4, 2, "2 layers of 3 slices; expected either"},
    {"flat.dds", 0, 1, 'd', "not a DDS file; expected one that begins with 'DDS '"},
    {"flat.dds", 4, 4, 128, "a header of 128 bytes with a pixel format of 32; expected 124 and 32"},
    {"flat.dds", 76, 4, 28, "a header of 124 bytes with a pixel format of 28; expected 124 and 32"},
    {"flat.dds", 4, 4, 0, "a header of 0 bytes with a pixel format of 32; expected 124 and 32"},
    {"flat.dds", 128, 4, 66, "DXGI_FORMAT 66, which no format holds (harness/texfile/formats_dxgi.c)"},
    {"flat.dds", 16, 4, 0, "the width is 0; expected 1..65536"},
    {"flat.dds", 12, 4, 65537, "the height is 65537; expected 1..65536"},
    {"flat.dds", 16, 4, 6,
     "the file has 72 bytes of texels; expected 88: 6 x 3 x 1 texels (DXGI_FORMAT_R8G8B8A8_UNORM), 3"},
    {"cubes.dds", 28, 4, 1, "1 levels of 12 images, and the file's size is that of 4; expected both"},
    {"cubes.dds", 28, 4, 3, "3 levels of 12 images, and the file's size is that of 4; expected both"},
    {"flat.dds", 132, 4, 1, "the resource dimension is 1; expected 2..4"},
    {"flat.dds", 132, 4, 5, "the resource dimension is 5; expected 2..4"},
    {"volume.dds", 132, 4, 0, "the resource dimension is 0; expected 2..4"},
    {"flat.dds", 132, 4, 2, "a 1D texture of 3 rows; expected 1"},
    {"flat.dds", 140, 4, 0xffffffff, "the number of layers is 4294967295; expected 1..16384"},
    {"flat.dds", 136, 4, 4, "a cube map of 5 x 3 x 1 texels; expected square faces"},
    {"line.dds", 136, 4, 4, "a cube map of resource dimension 2; expected 3"},
    {"masks.dds", 92, 4, 0xfe0000,
     "a pixel format of 32 bits, flags 0x41, masks 0xfe0000 0xff00 0xff 0xff000000, which"},
    {"masks.dds", 88, 4, 24, "a pixel format of 24 bits, flags 0x41"},
    {"masks.dds", 80, 4, 0x20, "a pixel format of 32 bits, flags 0x20"},
    {"masks.dds", 80, 4, 0, "a pixel format of 32 bits, flags 0x0"},
    {"masks.dds", 80, 4, 1, "a pixel format of 32 bits, flags 0x1, masks 0xff0000"},
    {"cube.dds", 84, 4, 20, "FourCC 20, which no format holds"},
    {"cube.dds", 84, 4, 0, "FourCC 0, which no format holds"},
    {"masks.dds", 112, 4, 0x200, "a cube map of 5 x 2 x 1 texels; expected square faces"},
    {"narrow.dds", 112, 4, 0x200, "a cube map with the faces 0x0; expected all six, 0xfc00"},
    {"dxt5.dds", 87, 1, '6', "FourCC 'DXT6', which no format holds (harness/texfile/formats_d3d9.c)"},
    {"cube.dds", 84, 4, 117, "FourCC 117, which no format holds"},
    {"cube.dds", 112, 4, 0x7e00, "a cube map with the faces 0x7c00; expected all six, 0xfc00"},
};

static void put(struct bytes *bytes, const struct change *c)
{
    for (uint32_t i = 0; i < c->size; i++)
        bytes->at[c->at + i] = (uint8_t)(c->value >> 8 * i);
}

static uint64_t number(const struct bytes *bytes, uint32_t at)
{
    uint64_t value = 0;
    for (uint32_t i = 0; i < 8; i++)
        value |= (uint64_t)bytes->at[at + i] << 8 * i;
    return value;
}

/* Level 0, which is the last in a file, becomes this stream. */
static void put_stream(struct bytes *bytes, const void *stream, size_t size)
{
    uint64_t at = number(bytes, 80);
    const struct change length = {.at = 88, .size = 8, .value = size};
    assert_true(at + size < FILE_MOST);
    memcpy(bytes->at + at, stream, size);
    bytes->size = at + size;
    put(bytes, &length);
}

static void what_is_wrong_is_named(void **state)
{
    (void)state;
    struct bytes bytes;
    for (size_t i = 0; i < COUNT_OF(changes); i++) {
        file_load(changes[i].name, &bytes);
        put(&bytes, &changes[i]);
        file_refused(changes[i].name, &bytes, LIMIT_MOST, changes[i].reason);
    }
}

/* A compressed level that holds other bytes than it says, or is damaged. */
static void streams_are_checked(void **state)
{
    (void)state;
    struct bytes bytes;
    static const char *const names[] = {"bc7.ktx2", "volume.ktx2"};
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        file_load(names[i], &bytes);
        bytes.at[88]--; /* the stream of level 0 ends a byte early */
        file_refused(names[i], &bytes, LIMIT_MOST, "bytes to come out");
    }
    file_load("bc7.ktx2", &bytes);
    bytes.at[bytes.size - 1] ^= 1; /* the checksum of level 0 */
    file_refused("bc7.ktx2", &bytes, LIMIT_MOST, "level 00: zlib says: data error; expected 160 bytes to come out");
}

/* Level 0 of bc7.ktx2 is 160 bytes, that of volume.ktx2 96. */
static void streams_have_the_bytes_of_their_level(void **state)
{
    (void)state;
    static const uint8_t texels[161] = {1, 2, 3};
    uint8_t stream[256];
    struct bytes bytes;
    uLongf size = sizeof stream;
    file_load("bc7.ktx2", &bytes);
    assert_int_equal(compress(stream, &size, texels, 159), Z_OK);
    put_stream(&bytes, stream, size);
    file_refused("bc7.ktx2", &bytes, LIMIT_MOST, "level 00: 159 bytes come out of zlib; expected 160");
    size = sizeof stream;
    assert_int_equal(compress(stream, &size, texels, 161), Z_OK);
    put_stream(&bytes, stream, size);
    file_refused("bc7.ktx2", &bytes, LIMIT_MOST, "expected 160 bytes to come out");
    size = sizeof stream;
    assert_int_equal(compress(stream, &size, texels, 160), Z_OK);
    put_stream(&bytes, stream, size + 1);
    file_refused("bc7.ktx2", &bytes, LIMIT_MOST, "zlib says: bytes after the end of the stream");
    file_load("volume.ktx2", &bytes);
    put_stream(&bytes, stream, ZSTD_compress(stream, sizeof stream, texels, 95, 3));
    file_refused("volume.ktx2", &bytes, LIMIT_MOST, "level 00: 95 bytes come out of Zstandard; expected 96");
    put_stream(&bytes, stream, ZSTD_compress(stream, sizeof stream, texels, 97, 3));
    file_refused("volume.ktx2", &bytes, LIMIT_MOST, "Destination buffer is too small; expected 96 bytes to come out");
}

/* Streams of the libraries themselves; slices of this file come last first. */
static void streams_of_the_libraries_are_read(void **state)
{
    (void)state;
    uint8_t texels[96], stream[256], *copy;
    char why[TEXFILE_WHY];
    struct bytes bytes;
    struct texfile file;
    for (unsigned i = 0; i < sizeof texels; i++)
        texels[i] = (uint8_t)(i / 3);
    file_load("volume.ktx2", &bytes);
    put_stream(&bytes, stream, ZSTD_compress(stream, sizeof stream, texels, sizeof texels, 19));
    if (!file_read("volume.ktx2", &bytes, LIMIT_MOST, &file, &copy, why))
        fail_msg("%s", why);
    for (uint32_t z = 0; z < 3; z++)
        assert_memory_equal(texfile_row(&file, 0, 0, z, 0), texels + (2 - z) * 32, 32);
    file_close(&file, copy);
}

/* A block that ends behind its descriptor: both lengths say 88, the block too. */
static void the_block_is_inside_its_descriptor(void **state)
{
    (void)state;
    struct bytes bytes;
    file_load("flat.ktx2", &bytes);
    bytes.at[52] = bytes.at[152] = 88;
    file_refused("flat.ktx2", &bytes, LIMIT_MOST, "has 88 bytes; expected 24 and 16 a sample, at most 84");
}

/* Without the flag there is no alpha, whatever its mask says. */
static void a_mask_without_its_flag_is_none(void **state)
{
    (void)state;
    struct bytes bytes;
    struct texfile file;
    uint8_t *copy;
    char why[TEXFILE_WHY];
    file_load("masks.dds", &bytes);
    bytes.at[80] = 0x40;
    if (!file_read("masks.dds", &bytes, LIMIT_MOST, &file, &copy, why))
        fail_msg("%s", why);
    assert_string_equal(file.code->name, "D3DFMT_X8R8G8B8");
    assert_true(texfile_fits(file.code, "X8B8G8R8") && texfile_fits(file.code, "A8B8G8R8"));
    file_close(&file, copy);
}

/* Any number of any file changed: read, or refused with a reason; sanitizers watch. */
static void damage_never_crashes(void **state)
{
    (void)state;
    static const char *const names[] = {"flat.ktx2", "volume.ktx2", "bc7.ktx2", "cubes.ktx2", "cubes.dds", "grey.dds"};
    static const uint8_t values[] = {0, 1, 2, 0x7f, 0x80, 0xff};
    struct texfile file;
    struct bytes bytes;
    uint8_t *copy;
    char why[TEXFILE_WHY];
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        file_load(names[i], &bytes);
        for (size_t at = 0; at < bytes.size && at < 300; at++)
            for (size_t v = 0; v < COUNT_OF(values); v++) {
                uint8_t old = bytes.at[at];
                bytes.at[at] = values[v];
                bool ok = file_read(names[i], &bytes, LIMIT_MOST, &file, &copy, why);
                assert_true(ok || strlen(why) > 0);
                assert_int_equal(ok, file.code != NULL);
                file_close(&file, copy);
                bytes.at[at] = old;
            }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_wrong_is_named),
        cmocka_unit_test(streams_are_checked),
        cmocka_unit_test(streams_have_the_bytes_of_their_level),
        cmocka_unit_test(streams_of_the_libraries_are_read),
        cmocka_unit_test(the_block_is_inside_its_descriptor),
        cmocka_unit_test(a_mask_without_its_flag_is_none),
        cmocka_unit_test(damage_never_crashes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
