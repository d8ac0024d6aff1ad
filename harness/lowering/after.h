// SPDX-License-Identifier: Apache-2.0
/* What a shader does to a register of the result before it is a component of the text. A row each. */
#ifndef AFTER_H
#define AFTER_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum low_after {
    LOW_SAME,
    LOW_SATURATE,   /* a float to 0..1, NaN to 0 */
    LOW_LEVEL,      /* bits 15:0 with sign, 8 of them fraction, as a float */
    LOW_POSITION_X, /* bits 15:0 with sign / 4096 + 0.5 */
    LOW_POSITION_Y, /* bits 31:16 */
    LOW_AFTERS
};
/* "saturate"; LOW_SAME has none. */
extern const char *const low_after_names[LOW_AFTERS];
/* LOW_SAME if there is none of that name. */
enum low_after low_after_find(const char *name, size_t size);
uint32_t low_after(enum low_after after, uint32_t value);

#endif
