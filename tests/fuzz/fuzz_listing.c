// SPDX-License-Identifier: Apache-2.0
/*
 * Any bytes as a listing: refused with a message, or read; then each control word has at most three instructions, and
 * all are sorted, compared with their texts and told. The first byte chooses whether there are control words.
 */
#include <stdlib.h>

#include "import/sorted.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void tell(const struct listing *listing, const char *text, size_t size, struct diag *diag)
{
    struct sorted sorted;
    char *told = NULL;
    size_t told_size = 0;
    FILE *out = open_memstream(&told, &told_size);
    if (!out || !sorted_open(&sorted, listing))
        abort();
    sorted_compare(&sorted, text, size, diag);
    sorted_summary(&sorted, out);
    sorted_lines(&sorted, out);
    diag_render(diag, out);
    struct asm_insn *runs = sorted_runs(&sorted);
    if (!runs || sorted.of[SORTED_RUNS] > listing->count)
        abort();
    free(runs);
    sorted_close(&sorted);
    fclose(out);
    free(told);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct listing listing;
    struct diag diag;
    bool bare = size > 0 && data[0] == '!';
    const char *text = (const char *)data + bare;
    diag_init(&diag, "input");
    bool read = listing_read(text, size - bare, bare, &listing, &diag);
    if (read == diag_any(&diag) || (read && listing.count == 0) || (!read && listing.insns))
        abort();
    if (read && !bare && (listing.count > 3 * listing.controls || listing.count < listing.controls))
        abort();
    if (read)
        tell(&listing, text, size - bare, &diag);
    listing_free(&listing);
    diag_free(&diag);
    return 0;
}
