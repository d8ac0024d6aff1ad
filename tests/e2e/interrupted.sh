#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# SIGINT and SIGTERM end a run with a verdict that says so, in both simulators. Loops and stops: tests/bugs/rtl_stops_*.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# The transfers have their name when they are whole; until then they stand beside it.
at_work() {
    [[ -n $(find "$work" -maxdepth 1 -name '.texlock-*.part' -size +64k) ]]
}
# A run that would take minutes, and the signal when it has begun: interrupted PROGRAM SIGNAL
interrupted() {
    rm -rf "$dir"
    "$1" random --seed 5 --count 400000 --out "$dir" --transactions "$work/transactions" >"$work/out" 2>"$work/err" </dev/null &
    local pid=$! tries=0
    until at_work || [[ $((tries++)) -gt 300 ]]; do sleep 0.1; done
    check "${1##*/}, SIG$2: it comes in the midst of the run" at_work
    kill -s "$2" "$pid"
    wait "$pid"
    rc=$?
    rm -f "$work/transactions"
}
for program in texlock texlock-icarus; do
    for signal in INT TERM; do
        interrupted "$BUILD/$program" $signal
        check "$program, SIG$signal: all four tell the internal error" ended 5 "internal error"
        check "$program, SIG$signal: the verdict names it, and counts what was compared" holds \
            ".failure.text == \"interrupted by SIG$signal: the counts are of the cycles before\" and .compares > 100 and .cycles > 10"
    done
done
refuse "a limit that is no number" "--timeout" run --timeout 1s "$FIRST"
