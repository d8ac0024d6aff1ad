// SPDX-License-Identifier: Apache-2.0
#include "compare/transactions.h"

#include <inttypes.h>

#include "base/bits.h"
#include "base/dut.h"

void transactions_write(FILE *out, const char *case_name, uint64_t cycle, const struct tex_frame *rtl)
{
    for (tex_boundary_set left = rtl->valid & rtl->ready & TEX_SET_ALL & ~TEX_SET_STANDING; left; left &= left - 1) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(left);
        const uint32_t *payload = frame_payload(rtl, b);
        fprintf(out, "%s\t%" PRIu64 "\t%s\t", case_name, cycle, tex_boundaries[b].name);
        for (unsigned i = tex_boundaries[b].words; i-- > 0;)
            fprintf(out, "%08" PRIx32, payload[i]);
        fputc('\n', out);
    }
}
