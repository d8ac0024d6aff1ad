// SPDX-License-Identifier: Apache-2.0
/* The words of a state. Private to playback*.c. The second side is kept as what differs from the first: mostly zeros.
 */
#ifndef PLAYBACK_PART_H
#define PLAYBACK_PART_H
#include "trace/playback.h"

#define PAYLOAD_AT 4U
#define BEATS_AT (PAYLOAD_AT + TEX_PAYLOAD_WORDS)
#define FLAGS_AT (TRACE_SIDES * PLAYBACK_SIDE_WORDS)

#endif
