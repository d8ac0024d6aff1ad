// SPDX-License-Identifier: Apache-2.0
/* Groups of a control word and three instructions. */
#include <inttypes.h>
#include <stdlib.h>

#include "import/listing_part.h"

/* A group's instruction has 21 bits of the control word; bits 20:17 are operand reuse, or the phase. */
enum { PART_BITS = 21, FLAGS_LO = 17, FLAGS = 15, FIRST_ROOM = 256 };

void listing_control(struct listing_reader *r, uint64_t word, struct span at)
{
    if (r->bare)
        listing_fail(r, at, "a control word; expected instructions alone, because of --no-control");
    else if (r->slot < GROUP)
        listing_fail(r, at, "a control word after %u of three instructions; expected the next instruction", r->slot);
    else if (word >> 63)
        listing_fail(r, at,
                     "0x%016" PRIx64 " is no control word: bit 63 is set; expected groups of a control word and three "
                     "instructions (--no-control reads instructions alone)",
                     word);
    if (r->failed)
        return;
    r->control = word;
    r->control_at = at;
    r->slot = 0;
    r->out->controls++;
}

static bool add(struct listing_reader *r, const struct listing_insn *insn)
{
    struct listing *l = r->out;
    if (l->count == l->room) {
        size_t room = l->room ? 2 * l->room : FIRST_ROOM;
        struct listing_insn *more = realloc(l->insns, room * sizeof *more);
        if (!more)
            return false;
        l->insns = more;
        l->room = room;
    }
    l->insns[l->count++] = *insn;
    return true;
}

void listing_insn(struct listing_reader *r, struct listing_insn *insn)
{
    if (r->slot == GROUP && !r->bare) {
        listing_fail(r, insn->at,
                     "an instruction without a control word before it; expected groups of a control word and three "
                     "instructions, as Maxwell and Pascal have them (--no-control reads instructions alone)");
        return;
    }
    insn->flags = 0;
    if (!r->bare)
        insn->flags = (uint32_t)(r->control >> (PART_BITS * r->slot++ + FLAGS_LO) & FLAGS);
    if (!add(r, insn)) {
        diag_no_memory(r->diag);
        r->failed = true;
    }
}

void listing_end(struct listing_reader *r, bool part)
{
    if (r->slot < GROUP && !(part && r->slot > 0))
        listing_fail(r, r->control_at, "this group ends after %u of three instructions; expected the next one",
                     r->slot);
    r->slot = GROUP;
}
