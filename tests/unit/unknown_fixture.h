// SPDX-License-Identifier: Apache-2.0
/* A flow of unknown bits for each test, its state. */
#ifndef UNKNOWN_FIXTURE_H
#define UNKNOWN_FIXTURE_H
#include "tap.h"
#include "unknown/unknown_flow.h"

static int setup(void **state)
{
    *state = unknown_flow_create();
    if (*state)
        unknown_flow_reset(*state);
    return *state ? 0 : -1;
}

static int teardown(void **state)
{
    unknown_flow_destroy(*state);
    return 0;
}

#endif
