// SPDX-License-Identifier: Apache-2.0
/* The GTKWave view of a waveform window: the failing boundary, each field of the RTL over the model's. */
#ifndef WAVE_VIEW_H
#define WAVE_VIEW_H
#include <stdbool.h>
#include <stddef.h>

#include "tex_defs.h"

/* Name of a field's signal; `declared`: with a blank before its range, as FST wants it. */
void wave_signal_name(const struct tex_leaf_info *leaf, unsigned element, bool declared, char *text, size_t size);
/* `cycle`: of the failure; the view has a marker there. False if it cannot be written (errno). */
bool wave_view_write(enum tex_boundary boundary, uint64_t cycle, const char *wave, const char *path);

#endif
