#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Atomics of two warps on one counter: it ends at the number of threads, whatever memory and environment do, at each
# strictness. Counted by hand, so that neither model nor RTL has a say.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

TURNS=6
SHAPES=(
    "latency 1"
    "latency 1..1 result_stall 95"
    "latency 150..400"
    "latency 2..120 reorder on"
    "latency 1..30 reorder on ar_stall 90 r_gap 80"
    "latency 1..30 reorder on aw_stall 95 w_stall 5 b_gap 60"
    "latency 1..30 reorder on aw_stall 5 w_stall 95 b_gap 90"
    "latency 3..60 reorder on issue_gap 60 result_stall 60 ar_stall 40 r_gap 40 aw_stall 40 w_stall 40 b_gap 40"
    "latency 5..50 reorder on registers 40 ar_stall 30 aw_stall 30"
    "latency 5..50 reorder on resets 3 aw_stall 30 b_gap 30"
)

# counter SEED SHAPE SUM: two warps in turn, by SUATOM and by SURED; a load after each turn, and a store of 0 before all.
counter() {
    local turn lane=0
    echo "texlock 1"
    echo "traffic { seed $1 $2 }"
    echo "sampler 0 { }"
    echo "texture 0 { format R32 UINT size 16 2 layout pitch 64 address 0x20000000 }"
    echo "handle 0 0"
    echo "bytes 0x2000000c ffffffff"
    echo "warp 1 { asm \"SUST.D.2D.IGN [R2], R8, 0x0\" active 1 x = 3 y = 0 data0 = 0 }"
    for ((turn = 0; turn < TURNS; turn++)); do
        echo "warp 0 { asm \"SUATOM.D.2D.ADD.IGN R4, [R2], R8, 0x0\" x = 3 y = 0 data0 = 1"
        echo "    expect lane 0 R4 = $lane; expect lane 31 R4 = $((lane + 31)) }"
        echo "warp 1 { asm \"SURED.D.2D.ADD.IGN [R2], R8, 0x0\" active 0x00ffff00 x = 3 y = 0 data0 = 1 }"
        lane=$((lane + 48))
        echo "warp $((turn % 2)) { asm \"SULD.D.2D.IGN R4, [R2], 0x0\" active 2 x = 3 y = 0 expect lane 1 R4 = $lane }"
    done
    printf 'expect memory 0x2000000c = %s\n' "$(printf '%08x' "$3" | sed -E 's/(..)(..)(..)(..)/\4\3\2\1/')"
}

sum=$((TURNS * 48))
for i in "${!SHAPES[@]}"; do
    counter $((i + 1)) "${SHAPES[i]}" $sum >"$work/counter$i.tlv"
done
for strictness in cycle order arch; do
    launch run --no-wave --strictness $strictness "$work"/counter*.tlv
    check "atomics: at strictness $strictness the counter ends at $sum under ${#SHAPES[@]} kinds of traffic" ended 0 pass
    check "atomics: at strictness $strictness all of them ran" holds ".cases | length == ${#SHAPES[@]}"
done

counter 1 "${SHAPES[3]}" $((sum - 1)) >"$work/lost.tlv"
launch run --no-wave "$work/lost.tlv"
check "atomics: a counter that misses one is found" ended 1 mismatch

# No read of the counter is under way while a write of it is: neither may overtake the other.
launch run --no-wave --transactions "$work/transfers" "$work/counter6.tlv"
check "atomics: a read waits for the write before it, a write for its read" equal "" "$(
    awk -F'\t' '
        $3 == "load_req" { if (writes) print "cycle " $2 ": read"; reads = 1 }
        $3 == "load" { reads = 0 }
        $3 == "axi_aw" { writes++ }
        $3 == "axi_b" { writes-- }
    ' "$work/transfers" | head -3)"
check "atomics: the counter was read and written in each turn" equal "$((2 * TURNS)) $((2 * TURNS + 1))" "$(
    awk -F'\t' '$3 == "load_req" { r++ } $3 == "axi_w" { w++ } END { print r - n, w }' n=$TURNS "$work/transfers")"
