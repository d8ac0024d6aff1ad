// SPDX-License-Identifier: Apache-2.0
#include "run/cases.h"

#include <string.h>

#include "base/diag.h"
#include "base/result_file.h"
#include "random/random.h"
#include "vector/vector.h"

/* `notes`: print notes too. */
static bool read_file(struct cases *s, const char *path, struct test_case *c, bool notes, FILE *errors)
{
    struct diag diag;
    diag_init(&diag, NULL);
    bool good = vector_load(path, c, &diag);
    if (!good || notes)
        diag_render(&diag, errors);
    s->no_memory |= diag.no_memory;
    diag_free(&diag);
    return good;
}

/* Random cases are cut so that the total of instructions is the number requested. */
static enum run_next next_random(struct cases *s, struct test_case *c)
{
    if (!random_case(s->seed, s->next_random, c))
        return RUN_NEXT_FAILED;
    s->next_random++;
    if (c->warps_count > s->random_left)
        case_cut(c, (size_t)s->random_left);
    s->random_left -= c->warps_count;
    return RUN_NEXT_CASE;
}

static enum run_next next(void *user, struct test_case *c)
{
    struct cases *s = user;
    if (s->next_file < s->files.count)
        return read_file(s, s->files.names[s->next_file++], c, false, stderr) ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
    return s->random_left > 0 ? next_random(s, c) : RUN_NEXT_NONE;
}

static bool is_input(void *user, const char *path)
{
    const struct cases *s = user;
    for (size_t i = 0; i < s->files.count; i++)
        if (result_file_same(s->files.names[i], path))
            return true;
    return false;
}

static bool open_files(struct cases *s, char *const *names, size_t names_count, size_t expected, FILE *errors)
{
    bool good = vector_files_open(&s->files, names, names_count, errors);
    s->no_memory = s->files.no_memory;
    if (!good || expected == CASES_ANY || s->files.count == expected)
        return good;
    fprintf(errors, "texlock: found %zu vector files, expected %zu: they changed meanwhile, or one is not visible\n",
            s->files.count, expected);
    return false;
}

bool cases_open(struct cases *s, char *const *names, size_t names_count, size_t expected, uint32_t seed,
                uint64_t random, FILE *errors, struct run_source *source)
{
    *s = (struct cases){.seed = seed, .random_left = random};
    if (!open_files(s, names, names_count, expected, errors))
        return false;
    *source = (struct run_source){.next = next, .is_input = is_input, .user = s, .instructions = random};
    source->files = s->files.count;
    source->cases = s->files.count + (random + RANDOM_WARPS_PER_CASE - 1) / RANDOM_WARPS_PER_CASE;
    bool good = true;
    for (size_t i = 0; i < s->files.count; i++) {
        struct test_case c;
        if (!read_file(s, s->files.names[i], &c, true, errors)) {
            good = false;
            continue;
        }
        source->instructions += c.warps_count;
        s->strictness_set |= 1U << c.strictness;
        case_free(&c);
    }
    return good;
}

void cases_close(struct cases *s)
{
    vector_files_free(&s->files);
}
