// SPDX-License-Identifier: Apache-2.0
/*
 * The waveform window of a failure: an FST file with the sampled RTL and the model side by side, and a GTKWave view of
 * the boundary that differs. Scopes: texlock.rtl.BOUNDARY.FIELD, texlock.model.BOUNDARY.FIELD, texlock.diff.BOUNDARY,
 * texlock.clk. Cycle n of the case spans n * 10 ns to (n + 1) * 10 ns; its sample holds for the whole span. A payload
 * reads x while its boundary is not valid.
 */
#ifndef WAVE_H
#define WAVE_H
#include <stdbool.h>

#include "compare/history.h"

#define WAVE_NS_PER_CYCLE 10U

/*
 * Write both files from the cycles of the current case in the history; the view opens around `cycle`. False if one
 * cannot be written (errno, for result_file_error).
 */
bool wave_write(const struct history *h, enum tex_boundary boundary, uint64_t cycle, const char *path,
                const char *view_path);

#endif
