// SPDX-License-Identifier: Apache-2.0
/* What real writers leave otherwise than the formats say: what is taken, with which note, and what is in it. */
#include "texfile/source.h"
#include "texfile_test.h"

enum { CHANGES = 5, END = 100000 };
/* Of 32 bits; at END: bytes more at the end of the file. */
struct change {
    uint32_t at, value;
};
struct odd {
    const char *name;
    struct change change[CHANGES];
    const char *note[2]; /* NULL: no more */
    const char *code;
    uint32_t depth, layers, faces, levels;
};

static const struct odd odds[] = {
    /* Sizes of the headers. */
    {"masks.dds", {{4, 24}}, {"the size of the header is 24; read as 124"}, "D3DFMT_A8R8G8B8", 1, 1, 1, 1},
    {"dxt5.dds", {{76, 24}}, {"the size of the pixel format is 24; read as 32"}, "FourCC DXT5", 1, 1, 1, 4},
    {"flat.dds",
     {{76, 0}},
     {"the size of the pixel format is 0; read as 32"},
     "DXGI_FORMAT_R8G8B8A8_UNORM",
     1,
     1,
     1,
     3},
    {"dxt5.dds",
     {{76, 0}, {80, 0}},
     {"the size of the pixel format is 0; read as 32",
      "the flags of the pixel format are 0; read as those of a FourCC, 'DXT5'"},
     "FourCC DXT5",
     1,
     1,
     1,
     4},
    /* Flags of the pixel format. */
    {"flat.dds", {{80, 0}}, {"read as those of a FourCC, 'DX10'"}, "DXGI_FORMAT_R8G8B8A8_UNORM", 1, 1, 1, 3},
    {"dxt5.dds", {{80, 5}}, {NULL}, "FourCC DXT5", 1, 1, 1, 4},          /* alpha beside a FourCC */
    {"dxt5.dds", {{80, 0x40000004}}, {NULL}, "FourCC DXT5", 1, 1, 1, 4}, /* bits of NVIDIA's tools */
    {"cube.dds", {{80, 0}}, {"read as those of a FourCC, 116"}, "D3DFMT_A32B32G32R32F", 1, 1, 6, 2},
    /* A number of D3DFORMAT where masks are usual. */
    {"masks.dds",
     {{80, 4}, {84, 21}},
     {"21 instead of a FourCC; read as D3DFMT_A8R8G8B8"},
     "D3DFMT_A8R8G8B8",
     1,
     1,
     1,
     1},
    {"narrow.dds", {{80, 4}, {84, 23}}, {"read as D3DFMT_R5G6B5"}, "D3DFMT_R5G6B5", 1, 1, 1, 2},
    {"grey.dds", {{80, 4}, {84, 50}}, {"read as D3DFMT_L8"}, "D3DFMT_L8", 4, 1, 1, 3},
    /* Masks: luminance and alpha in 16 bits, of a file of the same bytes. */
    {"narrow.dds",
     {{80, 0x20001}, {92, 0xff}, {96, 0xff}, {100, 0xff}, {104, 0xff00}},
     {NULL},
     "D3DFMT_A8L8",
     1,
     1,
     1,
     2},
    {"narrow.dds", {{80, 0x20001}, {92, 0xff}, {96, 0}, {100, 0}, {104, 0xff00}}, {NULL}, "D3DFMT_A8L8", 1, 1, 1, 2},
    {"narrow.dds",
     {{80, 0x41}, {92, 0xff}, {96, 0}, {100, 0}, {104, 0xff00}},
     {"a mask of one channel; read as grey"},
     "D3DFMT_A8L8",
     1,
     1,
     1,
     2},
    {"narrow.dds",
     {{80, 0x40}, {92, 0xffff}, {96, 0xffff}, {100, 0xffff}, {104, 0}},
     {"a mask of one channel; read as grey"},
     "D3DFMT_L16",
     1,
     1,
     1,
     2},
    {"grey.dds", {{80, 0x40}, {92, 0xff}}, {"a mask of one channel; read as grey"}, "D3DFMT_L8", 4, 1, 1, 3},
    {"grey.dds", {{80, 2}, {92, 0}, {104, 0xff}}, {NULL}, "D3DFMT_A8", 4, 1, 1, 3},
    {"grey.dds", {{80, 1}, {92, 0}, {104, 0xff}}, {"and no colours; read as alpha alone"}, "D3DFMT_A8", 4, 1, 1, 3},
    {"masks.dds",
     {{104, 0}},
     {"the flag of alpha, and no mask of it; read as without alpha"},
     "D3DFMT_X8R8G8B8",
     1,
     1,
     1,
     1},
    {"masks.dds",
     {{80, 0x40}, {92, 0xffffffff}, {96, 0}, {100, 0}, {104, 0}},
     {NULL},
     "D3DFMT_R32F of masks",
     1,
     1,
     1,
     1},
    /* Codes that writers made up. */
    {"dxt5.dds", {{84, 0x42475852}}, {NULL}, "FourCC RXGB", 1, 1, 1, 4},
    {"dxt5.dds", {{84, 0x52424778}}, {NULL}, "FourCC xGBR", 1, 1, 1, 4},
    {"dxt5.dds", {{84, 0x59583241}}, {NULL}, "FourCC A2XY", 1, 1, 1, 4},
    {"dxt5.dds", {{84, 0x48364342}}, {NULL}, "FourCC BC6H", 1, 1, 1, 4},
    {"dxt5.dds", {{84, 0x4c374342}}, {NULL}, "FourCC BC7L", 1, 1, 1, 4},
    {"dxt5.dds", {{84, 0x00374342}}, {NULL}, "FourCC BC7", 1, 1, 1, 4},
    /* Dimensions, and what is 0 and means 1. */
    {"flat.dds",
     {{132, 0}},
     {"the resource dimension is 0; read as 3, of 2D textures"},
     "DXGI_FORMAT_R8G8B8A8_UNORM",
     1,
     1,
     1,
     3},
    {"flat.dds", {{140, 0}}, {"the array size is 0; read as 1"}, "DXGI_FORMAT_R8G8B8A8_UNORM", 1, 1, 1, 3},
    {"line.dds", {{12, 0}}, {"the height of a 1D texture is 0; read as 1"}, "DXGI_FORMAT_R16_UINT", 1, 2, 1, 3},
    {"masks.dds", {{8, 0x801007}, {24, 0}}, {"the depth of a volume is 0; read as 1"}, "D3DFMT_A8R8G8B8", 1, 1, 1, 1},
    {"masks.dds", {{8, 0x801007}, {24, 1}}, {NULL}, "D3DFMT_A8R8G8B8", 1, 1, 1, 1},
    {"masks.dds", {{24, 77}}, {NULL}, "D3DFMT_A8R8G8B8", 1, 1, 1, 1}, /* a depth without its flag */
    {"masks.dds", {{28, 0}}, {NULL}, "D3DFMT_A8R8G8B8", 1, 1, 1, 1},  /* levels: as all writers of one */
    {"masks.dds", {{20, 0x12345678}, {8, 0}, {108, 0}}, {NULL}, "D3DFMT_A8R8G8B8", 1, 1, 1, 1}, /* pitch, flags, caps */
    {"narrow.dds",
     {{28, 3}},
     {"the number of levels is 3, and halving gives 2; the file's size is that of 2"},
     "D3DFMT_R5G6B5",
     1,
     1,
     1,
     2},
    {"cube.dds", {{28, 7}}, {"the number of levels is 7, and halving gives 2"}, "D3DFMT_A32B32G32R32F", 1, 1, 6, 2},
    /* Bytes behind the last level. */
    {"flat.dds", {{28, 2}}, {"4 bytes after the last level are not read"}, "DXGI_FORMAT_R8G8B8A8_UNORM", 1, 1, 1, 2},
    {"dxt5.dds", {{END, 24}}, {"24 bytes after the last level are not read"}, "FourCC DXT5", 1, 1, 1, 4},
    {"cubes.dds", {{END, 240}}, {"240 bytes after the last level are not read"}, "DXGI_FORMAT_BC1_UNORM", 1, 2, 6, 4},
    /* Cube maps whose headers do not agree. */
    {"cube.dds",
     {{112, 0x200}},
     {"a cube map without flags of its faces; the file's size is that of six"},
     "D3DFMT_A32B32G32R32F",
     1,
     1,
     6,
     2},
    {"cube.dds",
     {{112, 0xfc00}},
     {"the faces of a cube map without its flag; the file's size is that of six"},
     "D3DFMT_A32B32G32R32F",
     1,
     1,
     6,
     2},
    {"dxt5.dds",
     {{112, 0xfc00}},
     {"the faces of a cube map without its flag; the file's size is that of one image"},
     "FourCC DXT5",
     1,
     1,
     1,
     4},
    {"dxt5.dds", {{112, 0x1400}}, {NULL}, "FourCC DXT5", 1, 1, 1, 4}, /* some faces, no cube */
    {"cubes.dds",
     {{140, 12}},
     {"the array size of a cube map is 12; the file's size is that of 12 faces"},
     "DXGI_FORMAT_BC1_UNORM",
     1,
     2,
     6,
     4},
    {"cubes.dds",
     {{136, 0}},
     {"a cube map by the first header alone; the file's size is that of 12 faces"},
     "DXGI_FORMAT_BC1_UNORM",
     1,
     2,
     6,
     4},
    {"cubes.dds", {{136, 0}, {140, 12}, {112, 0}}, {NULL}, "DXGI_FORMAT_BC1_UNORM", 1, 12, 1, 4},
    {"cubes.dds", {{112, 0}}, {NULL}, "DXGI_FORMAT_BC1_UNORM", 1, 2, 6, 4}, /* the second header says it */
    /* KTX2. */
    {"flat.ktx2", {{END, 24}}, {"24 bytes after the last level are not read"}, "VK_FORMAT_R8G8B8A8_UNORM", 1, 1, 1, 3},
    {"bc7.ktx2", {{END, 1}}, {"1 bytes after the last level are not read"}, "VK_FORMAT_BC7_SRGB_BLOCK", 1, 1, 1, 3},
    {"flat.ktx2",
     {{56, 0xfffffff0}, {60, 0}},
     {"32 bytes between the format descriptor and level 02 are not read"},
     "VK_FORMAT_R8G8B8A8_UNORM",
     1,
     1,
     1,
     3},
};

static void put(struct bytes *bytes, uint32_t at, uint32_t value)
{
    for (uint32_t i = 0; i < 4 && at != END; i++)
        bytes->at[at + i] = (uint8_t)(value >> 8 * i);
    bytes->size += at == END ? value : 0;
}

static void put_all(struct bytes *bytes, const struct change change[CHANGES])
{
    for (unsigned k = 0; k < CHANGES && change[k].at; k++)
        put(bytes, change[k].at, change[k].value);
}

static void expect_read(const char *what, const char *name, const struct bytes *bytes, const struct odd *odd)
{
    struct texfile file;
    uint8_t *copy;
    char why[TEXFILE_WHY];
    if (!file_read(name, bytes, LIMIT_MOST, &file, &copy, why))
        fail_msg("%s: %s", what, why);
    unsigned notes = odd->note[0] ? odd->note[1] ? 2 : 1 : 0;
    if (file.notes != notes)
        fail_msg("%s: %u notes, expected %u; the first: %s", what, file.notes, notes, file.notes ? file.note[0] : "-");
    for (unsigned i = 0; i < notes; i++)
        if (!strstr(file.note[i], odd->note[i]))
            fail_msg("%s: note '%s', expected '%s'", what, file.note[i], odd->note[i]);
    if (strcmp(file.code->name, odd->code) != 0)
        fail_msg("%s: %s, expected %s", what, file.code->name, odd->code);
    if (file.depth != odd->depth || file.layers != odd->layers || file.faces != odd->faces ||
        file.levels != odd->levels)
        fail_msg("%s: %u slices, %u layers of %u faces, %u levels", what, file.depth, file.layers, file.faces,
                 file.levels);
    file_is_whole(what, &file);
    file_close(&file, copy);
}

static void what_is_odd_is_taken_and_noted(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT_OF(odds); i++) {
        struct bytes bytes = {.size = 0};
        char what[64];
        file_load(odds[i].name, &bytes);
        put_all(&bytes, odds[i].change);
        snprintf(what, sizeof what, "odd %u (%s)", (unsigned)i, odds[i].name);
        expect_read(what, odds[i].name, &bytes, &odds[i]);
    }
}

/* Where the file's size fits no reading, or more than one. */
static void what_is_open_is_refused(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        struct change change[CHANGES];
        const char *reason;
    } open[] = {
        {"narrow.dds", {{112, 0xfc00}, {END, 8}}, "the faces of a cube map without its flag, 0x200; expected both"},
        {"narrow.dds", {{112, 0x200}, {END, 8}}, "a cube map with the faces 0x0; expected all six, 0xfc00"},
        {"narrow.dds", {{28, 3}, {END, 2}}, "the number of levels is 3; expected 1..2"},
        {"cube.dds", {{28, 3}, {END, 96}}, "the number of levels is 3; expected 1..2"},
        {"cubes.dds", {{28, 0}}, "1 levels of 12 images, and the file's size is that of 4; expected both"},
        {"cubes.dds", {{140, 6}}, "the file has 1440 bytes of texels; expected 4320"},
        {"volume.dds", {{132, 0}, {140, 0}}, "the resource dimension is 0; expected 2..4"},
        {"narrow.dds",
         {{80, 0x20001}, {92, 0xff}, {96, 0xff00}, {104, 0xff00}},
         "16 bits, flags 0x20001, masks 0xff 0xff00"},
        {"grey.dds", {{80, 0x20001}, {92, 0xf}, {104, 0xff00}}, "a pixel format of 8 bits, flags 0x20001"},
        {"masks.dds", {{80, 4}, {84, 20}}, "FourCC 20, which no format holds"},
    };
    for (size_t i = 0; i < COUNT_OF(open); i++) {
        struct bytes bytes = {.size = 0};
        file_load(open[i].name, &bytes);
        put_all(&bytes, open[i].change);
        file_refused(open[i].name, &bytes, LIMIT_MOST, open[i].reason);
    }
}

/* 8 bits with alpha above them: the bytes are those of 16. */
static void grey_with_alpha_of_eight_bits(void **state)
{
    (void)state;
    static const struct odd as = {.note = {"a pixel format of 8 bits with masks of 16; read as 16"},
                                  .code = "D3DFMT_A8L8",
                                  .depth = 1,
                                  .layers = 1,
                                  .faces = 1,
                                  .levels = 2};
    struct bytes bytes;
    file_load("narrow.dds", &bytes);
    put(&bytes, 80, 0x20001);
    put(&bytes, 88, 8);
    put(&bytes, 92, 0xff);
    put(&bytes, 96, 0);
    put(&bytes, 100, 0);
    put(&bytes, 104, 0xff00);
    expect_read("8 bits", "narrow.dds", &bytes, &as);
}

/* flat.ktx2: level 2 at 276, level 1 at 280, level 0 at 288. The same levels elsewhere, as the index says. */
static void levels_of_ktx2_anywhere(void **state)
{
    (void)state;
    struct odd as = {.code = "VK_FORMAT_R8G8B8A8_UNORM", .depth = 1, .layers = 1, .faces = 1, .levels = 3};
    struct bytes flat, moved;
    file_load("flat.ktx2", &flat);
    assert_int_equal(flat.size, 348);
    /* The largest first. */
    moved = flat;
    memcpy(moved.at + 276, flat.at + 288, 60);
    memcpy(moved.at + 336, flat.at + 280, 8);
    memcpy(moved.at + 344, flat.at + 276, 4);
    put(&moved, 80, 276);
    put(&moved, 104, 336);
    put(&moved, 128, 344);
    as.note[0] = "level 01 lies before level 02; expected after it";
    expect_read("largest first", "flat.ktx2", &moved, &as);
    /* Not aligned, with more bytes before it than padding has. */
    moved = flat;
    memcpy(moved.at + 295, flat.at + 288, 60);
    moved.size = 355;
    put(&moved, 80, 295);
    as.note[0] = "level 00 is at byte 295, which is no multiple of 4";
    as.note[1] = "7 bytes between level 01 and level 00 are not read";
    expect_read("not aligned", "flat.ktx2", &moved, &as);
}

/* No more notes than there is room for. */
static void notes_are_limited(void **state)
{
    (void)state;
    struct texfile file = {.notes = TEXFILE_NOTES - 1};
    source_note(&file, "one %d", 1);
    source_note(&file, "two");
    assert_int_equal(file.notes, TEXFILE_NOTES);
    assert_string_equal(file.note[TEXFILE_NOTES - 1], "one 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_odd_is_taken_and_noted),
        cmocka_unit_test(what_is_open_is_refused),
        cmocka_unit_test(grey_with_alpha_of_eight_bits),
        cmocka_unit_test(levels_of_ktx2_anywhere),
        cmocka_unit_test(notes_are_limited),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
