// SPDX-License-Identifier: Apache-2.0
/*
 * What rates_gl.c and rates_model.c do alike: from each pixel of a square so many samples of the same texture, added
 * up. Both print processor seconds and the mean of all components of the results, a line each: first of the same work
 * without the samples, then of gathers, bilinear samples and trilinear ones.
 */
#ifndef RATES_H
#define RATES_H
#include <time.h>

#define RATES_SIZE 64    /* of the texture along an edge */
#define RATES_PIXELS 256 /* of the square */
#define RATES_SAMPLES 16 /* of a pixel */
/* From one sample of a pixel to the next. */
#define RATES_STEP_S 0.0625f
#define RATES_STEP_T 0.03125f

static inline double rates_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

#endif
