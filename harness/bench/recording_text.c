// SPDX-License-Identifier: Apache-2.0
#include "bench/recording_text.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/bits.h"
#include "base/result_file.h"
#include "base/text.h"

/* Most significant word first. */
static void write_words(FILE *f, const uint32_t *words, unsigned count)
{
    while (count > 0)
        fprintf(f, "%08" PRIx32, words[--count]);
}

static void write_frame(FILE *f, const struct tex_frame *frame)
{
    write_words(f, frame->payload, TEX_PAYLOAD_WORDS);
    fprintf(f, "%016" PRIx64 "%016" PRIx64, frame->ready, frame->valid);
}

static const uint32_t *write_pins(FILE *f, const uint32_t *word)
{
    for (uint32_t left = *word++; left; left &= left - 1) {
        const struct dut_port_info *port = &dut_ports[lowest_bit(left)];
        fprintf(f, " %s=", port->name);
        write_words(f, word, port->words);
        word += port->words;
    }
    return word;
}

bool recording_write_text(const struct recording *t, const struct tex_frame *frames, const struct bench_time *lockstep,
                          const char *path)
{
    struct result_file file;
    FILE *f = result_file_open(&file, RESULT_TAPE, path);
    if (f) {
        fprintf(f, "# lockstep: wall %.9f s, all threads %.9f s\n", lockstep->wall, lockstep->process);
        const uint32_t *word = t->words;
        for (uint64_t cycle = 0; cycle < t->cycles; cycle++) {
            write_frame(f, &frames[cycle]);
            word = write_pins(f, word);
            fputc('\n', f);
        }
    }
    bool good = f && result_file_close(&file, true);
    if (!good)
        text_line(stderr, "texlock bench: cannot write %s: %s", path, result_file_error(errno));
    return good;
}
