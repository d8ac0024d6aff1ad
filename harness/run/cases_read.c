// SPDX-License-Identifier: Apache-2.0
#include "run/cases_read.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "base/diag.h"
#include "vector/vector.h"

struct reading {
    struct case_read *reads;
    size_t count;
    atomic_size_t next; /* the first that no thread has taken */
};

bool cases_read_one(struct case_read *read, bool notes, FILE *errors)
{
    struct diag diag;
    diag_init(&diag, NULL);
    read->good = vector_load(read->path, &read->test_case, &diag);
    read->no_memory = diag.no_memory;
    if (!read->good || notes)
        diag_render(&diag, errors);
    diag_free(&diag);
    return read->good;
}

static void read_one(struct case_read *read)
{
    FILE *text = open_memstream(&read->text, &read->text_size);
    if (text) {
        cases_read_one(read, true, text);
        read->no_memory |= fclose(text) != 0;
    } else {
        read->no_memory = true;
    }
}

static void *work(void *user)
{
    struct reading *r = user;
    for (size_t i; (i = atomic_fetch_add(&r->next, 1)) < r->count;)
        read_one(&r->reads[i]);
    return NULL;
}

void cases_read(struct case_read *reads, size_t count, unsigned threads, FILE *errors)
{
    struct reading r = {.reads = reads, .count = count};
    pthread_t thread[CASES_READ_MOST];
    unsigned started = 0;
    while (started + 1 < threads && started + 1 < count && pthread_create(&thread[started], NULL, work, &r) == 0)
        started++;
    work(&r);
    for (unsigned i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    for (size_t i = 0; i < count; i++) {
        if (reads[i].text)
            fwrite(reads[i].text, 1, reads[i].text_size, errors);
        free(reads[i].text);
        reads[i].text = NULL;
    }
}
