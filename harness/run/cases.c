// SPDX-License-Identifier: Apache-2.0
#include "run/cases.h"

#include <stdlib.h>
#include <string.h>

#include "base/result_file.h"
#include "random/random.h"
#include "run/cases_read.h"

#define PAGE 4096U                      /* bytes of an image, where something was written */
#define KEPT_MOST (UINT64_C(512) << 20) /* bytes of cases that are kept from the first reading */
#define AT_ONCE 64U                     /* files that are read before what was read is kept, or freed */

/* Random cases are cut so that the total of instructions is the number requested. */
static enum run_next take_random(const struct cases *s, uint32_t number, struct test_case *c)
{
    uint64_t left = s->random - (uint64_t)number * RANDOM_WARPS_PER_CASE;
    if (!random_case(s->seed, number, c))
        return RUN_NEXT_FAILED;
    if (c->warps_count > left)
        case_cut(c, (size_t)left);
    return RUN_NEXT_CASE;
}

static enum run_next take_file(struct cases *s, size_t number, struct test_case *c)
{
    struct test_case *kept = &s->kept[number];
    if (!kept->name) {
        struct case_read read = {.path = s->files.names[number]};
        bool good = cases_read_one(&read, false, stderr);
        s->no_memory |= read.no_memory;
        *c = read.test_case;
        return good ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
    }
    *c = *kept;
    memset(kept, 0, sizeof *kept);
    return RUN_NEXT_CASE;
}

static enum run_next take(void *user, uint32_t number, struct test_case *c)
{
    struct cases *s = user;
    return number < s->files.count ? take_file(s, number, c) : take_random(s, number - (uint32_t)s->files.count, c);
}

static uint32_t random_cases(uint64_t random)
{
    return (uint32_t)((random + RANDOM_WARPS_PER_CASE - 1) / RANDOM_WARPS_PER_CASE);
}

static enum run_next next(void *user, struct test_case *c)
{
    struct cases *s = user;
    if (s->next == s->files.count + random_cases(s->random))
        return RUN_NEXT_NONE;
    return take(s, s->next++, c);
}

static const char *path(void *user, uint32_t number)
{
    const struct cases *s = user;
    return number < s->files.count ? s->files.names[number] : NULL;
}

/*
 * After a case that has no cycle model the comparison begins a cycle later (checker_scoreboard.c): the next case is for
 * the same worker, so that as much is compared.
 */
static void follows(void *user, const struct run_options *options, bool *follows)
{
    const struct cases *s = user;
    for (size_t i = 1; i <= s->files.count && i < s->files.count + random_cases(s->random); i++)
        follows[i] = !options->set_strictness && s->strictness[i - 1] != STRICT_CYCLE;
}

static const struct run_shared shared = {.follows = follows, .take = take, .path = path};

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

/* Some bytes more or less. */
static uint64_t size_of(const struct test_case *c)
{
    return PAGE * (uint64_t)c->image.pages_count + c->warps_count * sizeof *c->warps +
           c->expects_count * sizeof *c->expects;
}

static bool keep_file(struct cases *s, size_t number, struct case_read *read, struct run_source *source)
{
    struct test_case *c = &read->test_case;
    s->no_memory |= read->no_memory;
    if (!read->good)
        return false;
    source->instructions += c->warps_count;
    s->strictness_set |= 1U << c->strictness;
    s->strictness[number] = c->strictness;
    s->kept_bytes += size_of(c);
    if (s->kept_bytes < KEPT_MOST)
        s->kept[number] = *c;
    else
        case_free(c);
    return true;
}

/* From file `first` on: how many were read. */
static size_t read_some(struct cases *s, size_t first, unsigned threads, FILE *errors, struct run_source *source,
                        bool *good)
{
    struct case_read reads[AT_ONCE] = {0};
    size_t count = s->files.count - first < AT_ONCE ? s->files.count - first : AT_ONCE;
    for (size_t i = 0; i < count; i++)
        reads[i].path = s->files.names[first + i];
    cases_read(reads, count, threads, errors);
    for (size_t i = 0; i < count; i++)
        *good &= keep_file(s, first + i, &reads[i], source);
    return count;
}

bool cases_open(struct cases *s, char *const *names, size_t names_count, size_t expected, uint32_t seed,
                uint64_t random, unsigned threads, FILE *errors, struct run_source *source)
{
    *s = (struct cases){.seed = seed, .random = random};
    if (!open_files(s, names, names_count, expected, errors))
        return false;
    s->kept = calloc(s->files.count + 1, sizeof *s->kept);
    s->strictness = calloc(s->files.count + 1, sizeof *s->strictness);
    s->no_memory = !s->kept || !s->strictness;
    *source =
        (struct run_source){.next = next, .is_input = is_input, .user = s, .instructions = random, .shared = &shared};
    source->files = s->files.count;
    source->cases = s->files.count + random_cases(random);
    bool good = !s->no_memory;
    for (size_t i = 0; i < s->files.count && !s->no_memory;)
        i += read_some(s, i, threads, errors, source, &good);
    return good;
}

void cases_close(struct cases *s)
{
    for (size_t i = 0; s->kept && i < s->files.count; i++)
        if (s->kept[i].name)
            case_free(&s->kept[i]);
    free(s->kept);
    free(s->strictness);
    vector_files_free(&s->files);
}
