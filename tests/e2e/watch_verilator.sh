#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The checker inside a SystemVerilog testbench in Verilator (make testbench).
# shellcheck source=tests/e2e/lib.bash
source "$(dirname "$0")/lib.bash"

# Build a testbench: build TOP [RTL_FOLDER]
build() {
    make -s BUILD="$BUILD" TB_TOP="$1" TB="tests/watch/bench.sv tests/watch/$1.sv" TB_RTL_DIR="${2:-rtl}" VL_OPT=-O0 \
        "$BUILD/texlock-$1"
}
# Run it: watch TOP [PLUSARG]...
watch() {
    local top=$1
    shift
    rm -rf "$dir"
    timeout "$SECONDS_PER_RUN" "$BUILD/texlock-$top" "+texlock+out=$dir" "$@" >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}

check "testbench in Verilator: it builds" build tb_two
watch tb_two
two() {
    equal "exit status 0" "exit status $rc" && shows "$work/out" '^bench: done' || return
    for unit in a:20 b:30; do
        jq -e --arg n "${unit#*:}" '.verdict == "pass" and .instructions == ($n | tonumber) and .compares > 5000' \
            "$dir/tb_two.${unit%:*}.dut/verdict.json" >/dev/null || return
    done
}
check "testbench in Verilator: both units pass, each with a verdict of its own" two

mutate wrap_axis.sv "size[15:0] - 16'd1 - r[15:0]" "size[15:0] - {15'd0, !mirror} - r[15:0]" &&
    check "testbench in Verilator: with a bug in the RTL it builds" build tb_plain "$work/rtl"
watch tb_plain
check "testbench in Verilator: the bug ends it as a mismatch" ended 1 mismatch
check "testbench in Verilator: and the stage is named" holds '.failure.stage == "wrap" and (.simulator | test("^Verilator"))'
watch tb_plain +texlock+continue
check "testbench in Verilator: +texlock+continue lets it reach its end" shows "$work/out" '^bench: done'
check "testbench in Verilator: and fail" ended 1 mismatch
watch tb_plain +texlock+nonsense
check "bad input: an unknown option of the checker in Verilator" \
    shows "$work/err" "option '\+texlock\+nonsense': expected"
check "bad input: and the program fails" equal 4 "$rc"
