#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The checker beside a testbench in Icarus whose clk_i or rst_i is X or Z, or that has glitches in its clock.
# shellcheck source=tests/e2e/watch.bash
source "$(dirname "$0")/watch.bash"

check "watch: the testbench compiles" bench plain tb_plain rtl
# Edge 60 is in operation, edge 6 in the first reset, edge 1 before it: there nothing is known yet that could be lost.
one=(plain +COUNT=2 +texlock+nowave)
while IFS=: read -r kind what pattern; do
    watch "${one[@]}" "+CLOCK=$kind" +CLOCK_AT=60
    check "watch: clk_i, $what, in operation is the testbench's fault" ended 4 "bad input"
    check "watch: and it is named with its time ($what)" holds ".failure.text | test(\"$pattern\")"
    check "watch: nothing is wrong with the unit ($what)" holds '[.stages[].mismatches] | add == 0'
done <<'KINDS'
2:0 then Z then 1:^clk_i is Z at 595 ns: 
4:0 then X then 0 in no time:^clk_i is X at 595 ns: 
5:two edges in no time:^clk_i rises more than once at 595 ns: 
KINDS
watch "${one[@]}" +CLOCK=6 +CLOCK_AT=60
check "watch: an edge of clk_i that lasts no time is an edge" passed
for kind in 3 5; do
    watch "${one[@]}" "+CLOCK=$kind" +CLOCK_AT=6
    check "watch: an unknown clk_i and glitches while the reset lasts pass (kind $kind)" passed
done
watch "${one[@]}" +CLOCK=2 +CLOCK_AT=1
check "watch: an unknown clk_i before the first reset passes" passed
watch "${one[@]}" +BREAK=3
check "watch: X in rst_i at a clock edge in operation is the testbench's fault" ended 4 "bad input"
check "watch: and it is named with its time" holds '.failure.text | test("^rst_i is X at [0-9]+ ns, when clk_i rises")'
