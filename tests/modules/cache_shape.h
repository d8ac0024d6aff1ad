// SPDX-License-Identifier: Apache-2.0
/*
 * The geometry in which the parts of the texel cache are tested alone: small, so that sets, queues and identifiers run
 * out all the time, and with no power of two but the sets. tb_cache_tags.sv and tb_cache_data.sv have it too.
 */
#ifndef TESTS_RTL_CACHE_SHAPE_H
#define TESTS_RTL_CACHE_SHAPE_H

enum {
    SETS = 4,
    WAYS = 5,
    LINES = SETS * WAYS,
    IDS = 3,
    OUTSTANDING = 6,
    RETURN_DEPTH = OUTSTANDING / IDS,
    FIFO = 3,
    SAMPLES = 4
};

#endif
