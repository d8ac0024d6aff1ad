# SPDX-License-Identifier: Apache-2.0
# Sourced by the tests of the checker beside a plain SystemVerilog testbench in Icarus (tests/simulators/passive): vvp -m texlock.
# shellcheck source=tests/e2e/lib.bash
source "$(dirname "$0")/lib.bash"

# A testbench, compiled: bench NAME TOP RTL_FOLDER [IVERILOG_ARGUMENT]...
bench() {
    local name=$1
    shift
    tests/simulators/passive/build.sh "$BUILD" "$work/$name.vvp" "$@"
}
# Simulate it with the checker beside it: watch NAME [PLUSARG]...
watch() {
    local name=$1
    shift
    rm -rf "$dir"
    timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/$name.vvp" "+texlock+out=$dir" "$@" \
        >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}
passed() {
    ended 0 pass && shows "$work/out" '^bench: done' && holds '[.stages[] | select(.compares < .minimum)] == []'
}
