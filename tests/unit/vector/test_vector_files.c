// SPDX-License-Identifier: Apache-2.0
/* Vectors and pictures as files: paths, and what is not a file to read. */
#include <png.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vector_text.h"

/* A folder of its own for each test. */
static char *path_in(const char *folder, const char *name)
{
    char *path = malloc(strlen(folder) + strlen(name) + 2);
    assert_non_null(path);
    sprintf(path, "%s/%s", folder, name);
    return path;
}

static void put_text(const char *path, const char *text)
{
    FILE *out = fopen(path, "w");
    assert_non_null(out);
    fputs(text, out);
    fclose(out);
}

/* Errors of loading a file, "" if it loads. */
static char *load(const char *path, struct test_case *out)
{
    struct diag diag;
    diag_init(&diag, NULL);
    return reader_errors(&diag, vector_load(path, out, &diag));
}

static void expect_error(const char *path, const char *part)
{
    struct test_case c;
    char *errors = load(path, &c);
    if (!strstr(errors, part))
        fail_msg("%s: expected '%s', found '%s'", path, part, errors);
    assert_null(c.name);
    free(errors);
    case_free(&c);
}

static int make_folder(void **state)
{
    char *folder = strdup(P_tmpdir "/texlock-files-XXXXXX");
    *state = folder;
    return folder && mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    static const char *const names[] = {"a.tlv", "pipe", "photo.png", "bad.png", "large"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char *path = path_in(*state, names[i]);
        unlink(path);
        free(path);
    }
    rmdir(*state);
    free(*state);
    return 0;
}

static void what_is_no_file_is_named(void **state)
{
    char *missing = path_in(*state, "missing.tlv"), *pipe = path_in(*state, "pipe"), *large = path_in(*state, "large");
    expect_error(missing, "missing.tlv: error: No such file or directory");
    expect_error(*state, "not a regular file");
    assert_int_equal(mkfifo(pipe, 0600), 0);
    expect_error(pipe, "not a regular file"); /* and nobody waits for a writer */
    put_text(large, "");
    assert_int_equal(truncate(large, (64 << 20) + 1), 0);
    expect_error(large, "larger than 64 MiB");
    assert_int_equal(truncate(large, 1 << 20), 0);
    expect_error(large, "large:1:1: error: a byte of zero");
    free(missing);
    free(pipe);
    free(large);
}

static void pictures_are_found_beside_the_vector(void **state)
{
    char *vector = path_in(*state, "a.tlv"), *photo = path_in(*state, "photo.png"), *bad = path_in(*state, "bad.png");
    const uint8_t rgba[2][8] = {{1, 2, 3, 4, 5, 6, 7, 8}, {9, 10, 11, 12, 13, 14, 15, 16}};
    png_image image = {.version = PNG_IMAGE_VERSION, .width = 2, .height = 2, .format = PNG_FORMAT_RGBA};
    struct test_case c;
    uint8_t line[TEX_LINE_BYTES];
    assert_true(png_image_write_to_file(&image, photo, 0, rgba, 8, NULL));
    put_text(vector, "texlock 1\ntexture 0 { format A8B8G8R8 UNORM size 2 2 layout pitch 32 address 0x1000\n"
                     "  texels png \"photo.png\" }\n");
    char *errors = load(vector, &c);
    assert_string_equal(errors, "");
    free(errors);
    image_read_line(&c.image, 0x1020, line);
    assert_memory_equal(line, rgba[1], 8);
    assert_string_equal(c.path, vector);
    assert_string_equal(c.name, "a.tlv");
    case_free(&c);
    put_text(vector, "texlock 1\ntexture 0 { format R8 UNORM size 3 2 address 0 texels png \"photo.png\" }\n");
    expect_error(vector, "photo.png: the picture has 2 x 2 texels, the texture 3 x 2");
    put_text(vector, "texlock 1\ntexture 0 { format R8 UNORM size 2 2 address 0 texels png \"none.png\" }\n");
    expect_error(vector, "none.png: No such file");
    put_text(bad, "no picture");
    put_text(vector, "texlock 1\ntexture 0 { format R8 UNORM size 2 2 address 0 texels png \"bad.png\" }\n");
    expect_error(vector, "bad.png: not a PNG file");
    free(vector);
    free(photo);
    free(bad);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_no_file_is_named, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(pictures_are_found_beside_the_vector, make_folder, remove_folder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
