// SPDX-License-Identifier: Apache-2.0
#include "run/cases.h"

#include <string.h>

#include "base/diag.h"
#include "base/result_file.h"
#include "random/random.h"
#include "vector/vector.h"

/* `notes`: what is no error is told too. */
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
    if (s->next_file < s->files_count)
        return read_file(s, s->files[s->next_file++], c, false, stderr) ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
    return s->random_left > 0 ? next_random(s, c) : RUN_NEXT_NONE;
}

static bool is_input(void *user, const char *path)
{
    const struct cases *s = user;
    for (size_t i = 0; i < s->files_count; i++)
        if (result_file_same(s->files[i], path))
            return true;
    return false;
}

bool cases_open(struct cases *s, char **files, size_t files_count, uint32_t seed, uint64_t random, FILE *errors,
                struct run_source *source)
{
    *s = (struct cases){.files = files, .files_count = files_count, .seed = seed, .random_left = random};
    *source = (struct run_source){.next = next, .is_input = is_input, .user = s, .instructions = random};
    source->cases = files_count + (random + RANDOM_WARPS_PER_CASE - 1) / RANDOM_WARPS_PER_CASE;
    bool good = true;
    for (size_t i = 0; i < files_count; i++) {
        struct test_case c;
        if (!read_file(s, files[i], &c, true, errors)) {
            good = false;
            continue;
        }
        source->instructions += c.warps_count;
        s->strictness_set |= 1U << c.strictness;
        case_free(&c);
    }
    return good;
}
