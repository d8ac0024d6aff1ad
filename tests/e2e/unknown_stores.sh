#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# X that a testbench drives into stores, loads, atomics and queries, in Icarus (tests/simulators/passive/tb_stores.sv): followed where nothing is
# decided, named where it reaches memory, an address or a handshake.
# shellcheck source=tests/e2e/lib.bash
source "$(dirname "$0")/lib.bash"

# Simulate it with the checker beside it: watch [PLUSARG]...
watch() {
    rm -rf "$dir"
    timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/stores.vvp" "+texlock+out=$dir" +texlock+nowave "$@" \
        >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}
# The values of results that were not compared: followed COUNT
followed() {
    ended 0 pass && shows "$work/out" '^bench: done' && holds '[.stages[] | select(.compares < .minimum)] == []' &&
        equal "$1" "$(verdict '[(.notes // [])[] | capture("^(?<n>[0-9]+) values of results come from unknown bits").n] | join(" ")')"
}
check "unknown: the testbench compiles" tests/simulators/passive/build.sh "$BUILD" "$work/stores.vvp" tb_stores rtl
watch
check "unknown: a testbench that stores, queries and gathers passes" followed ""
for strictness in cycle order arch; do
    watch +UNKNOWN=1 "+texlock+strictness=$strictness"
    check "unknown: X in data that no byte of memory comes from reaches nothing, at strictness $strictness" followed ""
    watch +UNKNOWN=13 "+texlock+strictness=$strictness"
    check "unknown: X in texels is followed past the tokens of stores, at strictness $strictness" followed 248
    watch +UNKNOWN=15 "+texlock+strictness=$strictness"
    check "unknown: X in texels that a load reads reaches the lanes of its component, at strictness $strictness" followed 62
    watch +UNKNOWN=16 "+texlock+strictness=$strictness"
    check "unknown: X in bytes that a raw load reads reaches its words, at strictness $strictness" followed 124
    watch +UNKNOWN=21 "+texlock+strictness=$strictness"
    check "unknown: X in registers that no atomic uses reaches nothing, at strictness $strictness" followed ""
done
for strictness in cycle order; do
    watch +UNKNOWN=23 "+texlock+strictness=$strictness"
    check "unknown: X in elements that EXCH replaces reaches the first results, at strictness $strictness" followed 4
done
watch +UNKNOWN=24
check "unknown: X in the new value of a CAS that finds another value reaches nothing" followed ""
watch +UNKNOWN=23 +texlock+strictness=arch
check "unknown: at strictness arch it is bad input" ended 4 "bad input"
watch +UNKNOWN=11
check "unknown: X in a level reaches the answers of the threads that ask for it" followed 96
watch +UNKNOWN=2 +texlock+strictness=arch
check "unknown: a byte that is written is named at strictness arch too" ended 4 "bad input"
check "unknown: with thread and register" holds '.failure.text | test("byte 0x00010050022d that thread 5 stores from R9$")'
while IFS=: read -r kind what pattern; do
    watch "+UNKNOWN=$kind"
    check "unknown: X in $what is bad input" ended 4 "bad input"
    check "unknown: and input, bits and cycle are named ($what)" holds ".failure.text | test(\"$pattern\")"
done <<'KINDS'
2:raw data that a thread stores:a byte that is written.*: issue.beat.683:680. is X, in cycle [0-9]+ of the run, byte 0x00010050022d that thread 5 stores from R9$
3:a component:a byte that is written.*: issue.beat.863. is X, in cycle [0-9]+ of the run, byte 0x00010040011a that thread 6 stores from R10$
14:the bytes of the thread that wins:a byte that is written.*: issue.beat.799:798. is X, .*, byte 0x000100500517 that thread 10 stores from R8$
4:a coordinate of a store:a coordinate of a surface access.*: issue.beat.34. is X, in cycle [0-9]+ of the run$
18:the operand of an atomic:a byte that is written.*: issue.beat.777. is X, in cycle [0-9]+ of the run, byte 0x000100500818 that thread 6 stores from R16$
19:the second operand of CAS:a byte that is written.*: issue.beat.800. is X, .*, byte 0x000100500818 that thread 6 stores from R17$
20:the operand of the last thread of SURED:a byte that is written.*: issue.beat.905. is X, .*, byte 0x00010050087c that thread 31 stores from R16$
22:the old value of a sum:an element that an atomic changes: axi_r.data.175:168. is X, in cycle [0-9]+ of the run, line 0x000100500800$
17:a coordinate of a load:a coordinate of a surface access.*: issue.beat.34. is X, in cycle [0-9]+ of the run$
5:the handle of a store:a handle.*: issue.beat.483. is X, in cycle [0-9]+ of the run$
12:the header of a store:a texture header.*: axi_r.data.127:0. is X, in cycle [0-9]+ of the run, line 0x000100000020$
6:the response of a write:of its error: axi_b.resp.0. is X, in cycle [0-9]+ of the run$
7:the identifier of a response:choice of the write.*: axi_b.id.0. is X, in cycle [0-9]+ of the run$
8:the valid of a response:^the testbench drives axi_b.valid is X
9:the ready of a write address:^the testbench drives axi_aw.ready is X
10:the ready of write data:^the testbench drives axi_w.ready is X
KINDS
