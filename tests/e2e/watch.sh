#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The checker beside a plain testbench in Icarus: what a right one passes with, X in all that it may drive.
# shellcheck source=tests/e2e/watch.bash
source "$(dirname "$0")/watch.bash"

check "watch: the testbench compiles" bench plain tb_plain rtl
timeout "$SECONDS_PER_RUN" vvp -n "$work/plain.vvp" >"$work/alone" 2>&1
watch plain
check "watch: a testbench that drives with the clock edge passes" passed
# Icarus 12 and later report where $finish was called.
check "watch: the testbench prints what it prints without the checker" \
    equal "$(grep -v 'finish called at' "$work/alone")" "$(grep '^bench' "$work/out")"
check "watch: every pipeline stage is compared" \
    holds '[.stages[] | select((.stage | IN("csr", "query", "surface", "convert", "store", "load", "deliver", "-") | not) and .compares == 0)] == []'
check "watch: the verdict names unit and simulator" \
    holds '.instance == "tb_plain.bench.dut" and (.simulator | startswith("Icarus")) and .instructions == 40'
check "watch: the table is on the console" shows "$work/out" '^filter +filter +[0-9]+ +[0-9]+ +0$'

# What the checker has compared, the coverage has counted: as many instructions, none of them twice.
covered() {
    equal "40 40" "$(jq -r '[.points[] | select(.name == "issue.stage", .name == "issue.phase") | [.bins[].hits] | add] | join(" ")' "$dir/coverage.json")"
}
check "watch: functional coverage is counted" covered

for style in 1 2 3; do
    bench "style$style" tb_plain rtl -Ptb_plain.STYLE=$style -Ptb_plain.SEED=$((40 + style))
    watch "style$style" +COUNT=20
    check "watch: inputs that change at another time pass (style $style)" passed
done

watch plain +UNKNOWN=1
check "watch: X in registers that no instruction reads passes" passed
check "watch: and is noted" holds '.notes[0] | test("sends unknown bits .X. with a beat of issue")'
watch plain +UNKNOWN=3 +RESETS=2 +COUNT=16
check "watch: X in handshakes while reset lasts passes" passed
watch plain +UNKNOWN=2
check "watch: a handshake that the testbench drives to X is the testbench's fault" ended 4 "bad input"
check "watch: and is named" holds '.failure.text | test("^the testbench drives axil_r.ready is X")'

# Memory that was never written around every texture, and X in all else that the testbench drives
# (tests/simulators/passive/bench.sv). Few instructions, among them some that read such memory.
few=(+COUNT=14 +SEED=2)
followed() {
    passed && holds '[.notes[] | select(test("^[0-9]+ values of results come from unknown bits"))] | length == '"$1"
}
for kind in "4 bytes of texel lines" "5 ruser" "10 a border colour"; do
    for strictness in cycle order arch; do
        watch plain "${few[@]}" "+UNKNOWN=${kind%% *}" "+texlock+strictness=$strictness"
        check "watch: X in ${kind#* } is followed to the results that come from it, at strictness $strictness" followed 1
    done
done
watch plain "${few[@]}" +UNKNOWN=4 +WORD0=58d24908
check "watch: through the arithmetic of UNORM too" followed 1
for kind in "6 what no instruction needs of descriptors" "11 masks that the instruction does not use"; do
    watch plain "+UNKNOWN=${kind%% *}"
    check "watch: X in ${kind#* } reaches nothing" followed 0
done
for kind in 7 9; do
    watch plain "${few[@]}" "+UNKNOWN=$kind" +texlock+nowave +texlock+strictness=arch
    check "watch: X that decides is bad input at strictness arch too ($kind)" ended 4 "bad input"
done
while IFS=: read -r kind what pattern; do
    watch plain "${few[@]}" "+UNKNOWN=$kind" +texlock+nowave
    check "watch: X that reaches $what is bad input" ended 4 "bad input"
    check "watch: and input, bits and cycle are named ($what)" holds ".failure.text | test(\"$pattern\")"
done <<'KINDS'
7:a texture header:a texture header.*: axi_r.data.127:0. is X, in cycle [0-9]+ of the run, line 0x000100000020$
8:a sampler:a sampler.*: axi_r.data.57. is X, axi_r.data.8:0. is X, in cycle [0-9]+ of the run, line 0x000100100020$
9:a handle:a handle.*: axi_r.data.191:160. is X, in cycle [0-9]+ of the run, line 0x000100200000$
12:a warp:choice of an instruction.*: issue.beat.99. is X, in cycle [0-9]+ of the run$
13:an address:a coordinate.*: issue.beat.383:256. is X, in cycle [0-9]+ of the run$
14:an address by an offset:an offset.*: issue.beat.[0-9]+. is X, in cycle [0-9]+ of the run$
15:a response:of its error: axi_r.resp.1. is X, in cycle [0-9]+ of the run$
16:a register:configuration register: axil_w.data.27:24. is X, in cycle [0-9]+ of the run$
KINDS
