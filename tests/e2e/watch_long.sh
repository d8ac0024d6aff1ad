#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Long runs beside a testbench: what is kept is bounded, and enough for a case (tests/unit/watch/test_long.c, whose million
# cycles are among the unit tests). Planted bugs of that; with WHOLE ten million cycles.
# usage: tests/e2e/watch_long.sh
# shellcheck source=tests/e2e/lib.bash
source "$(dirname "$0")/lib.bash"

python3 -B tests/faults/unit_bugs.py "$BUILD" watch
if [[ ${WHOLE:-} ]]; then
    check "watch: the test of a long run builds" make "$BUILD/tests/watch/test_long"
    check "watch: ten million cycles in bounded memory, and a case of the failure at their end" \
        "$BUILD/tests/watch/test_long" 10000000
fi
