#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The checker inside a SystemVerilog testbench in Verilator (make testbench). One build, in which the plusarg +bug turns a bug
# of the RTL on.
# shellcheck source=tests/e2e/lib.bash
source "$(dirname "$0")/lib.bash"

# Build a testbench: build TOP [RTL_FOLDER]
build() {
    make -s BUILD="$BUILD" TB_TOP="$1" TB="tests/simulators/passive/bench.sv tests/simulators/passive/$1.sv" TB_RTL_DIR="${2:-rtl}" VL_OPT=-O0 \
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

plant wrap_axis.sv "size[15:0] - 16'd1 - r[15:0]" "size[15:0] - {15'd0, !mirror || !tb_bug::on} - r[15:0]" &&
    first=$work/rtl/$(sed -n '1s|^rtl/||p' rtl/files.f) &&
    sed -i '0,/^\(package\|module\) /s//package tb_bug;\n  bit on = $test$plusargs("bug") != 0;\nendpackage\n&/' "$first" &&
    check "testbench in Verilator: it builds" build tb_two "$work/rtl"
second='tb_two.more[0].\b/../x .dut'
folders=(tb_two.a.dut tb_two.more_0_._b_.._x_.dut)
watch tb_two +texlock+units=2
two() {
    local instructions=20 folder
    equal "exit status 0" "exit status $rc" && shows "$work/out" '^bench: done' || return
    for folder in "${folders[@]}"; do
        jq -e --arg n $instructions '.verdict == "pass" and .instructions == ($n | tonumber) and .compares > 5000' \
            "$dir/$folder/verdict.json" >/dev/null || return
        instructions=30
    done
}
told() {
    shows "$work/out" '^texlock: units that are watched: 2$' '^  tb_two.a.dut$' '^  not seen: modules of which nothing is public' &&
        equal "2 tb_two.a.dut $second []" \
            "$(jq -r '.units | "\(.count) \(.watched | join(" ")) \(.not_watched)"' "$dir/${folders[1]}/verdict.json")" &&
        equal "$second" "$(jq -r .instance "$dir/${folders[1]}/verdict.json")"
}
# Both verdicts and the status: two_say STATUS VERDICT PATTERN
two_say() {
    equal "exit status $1" "exit status $rc" || return
    local folder
    for folder in "${folders[@]}"; do
        jq -e --arg v "$2" --arg t "$3" '.verdict == $v and (.failure.text | test($t))' "$dir/$folder/verdict.json" >/dev/null ||
            differ "$2: $3" "$(jq -c '.verdict, .failure' "$dir/$folder/verdict.json")" || return
    done
}
check "testbench in Verilator: both units pass, each with a verdict of its own" two
check "testbench in Verilator: they are told by their paths, that in a generate block under an escaped name too" told
watch tb_two "+texlock+dut=$second" +texlock+nowave
check "testbench in Verilator: +texlock+dut= takes such a path" \
    holds '.verdict == "pass" and .instance == .units.watched[0] and .units.not_watched == ["tb_two.a.dut (not named by +texlock+dut=)"]'

watch tb_two +stop
check "testbench in Verilator: one that stops by itself is bad input, in every unit's verdict" two_say 4 "bad input" \
    'the testbench stops the simulation at tests/simulators/passive/tb_two.sv:.*the bench says no'
watch tb_two +loop +texlock+timeout=1
check "testbench in Verilator: one that computes for ever is a hang" two_say 2 hang 'no clock cycle came while .* for 1 s'
"$BUILD/texlock-tb_two" "+texlock+out=$dir" +loop >"$work/out" 2>&1 </dev/null &
pid=$!
until ! kill -0 $pid || grep -q '^SigBlk:.*4002$' /proc/$pid/status; do sleep 0.1; done # it waits for signals
sleep 1
kill -INT $pid
wait $pid
rc=$?
check "testbench in Verilator: SIGINT in a loop ends it too, with a verdict" two_say 5 "internal error" 'interrupted by SIGINT'

# One of the units is checked, so that there is one verdict.
buggy=(tb_two +bug +texlock+dut=tb_two.a.dut)
watch "${buggy[@]}"
check "testbench in Verilator: the bug ends it as a mismatch" ended 1 mismatch
# Whatever the registers hold before: a reset that rises by the edge is not taken by it.
same_stage() {
    local seed
    for seed in 1 2 3 4 5 6; do
        watch "${buggy[@]}" +texlock+nowave --seed $seed
        holds '.failure.stage == "wrap"' || return
    done
}
check "testbench in Verilator: and the stage is named" holds '.failure.stage == "wrap" and (.simulator | test("^Verilator"))'
check "testbench in Verilator: it is, whatever the registers hold before the first reset" same_stage
watch "${buggy[@]}" +texlock+continue
check "testbench in Verilator: +texlock+continue lets it reach its end" shows "$work/out" '^bench: done'
check "testbench in Verilator: and fail" ended 1 mismatch
watch tb_two +texlock+nonsense
check "bad input: an unknown option of the checker in Verilator" \
    shows "$work/err" "option '\+texlock\+nonsense': expected"
check "bad input: and the program fails" equal 4 "$rc"
