#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# On hits a thread of a store leaves in every cycle, and the stores of a warp to one line leave as one write: the transfers
# of the RTL say so, whatever the model thinks of it.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

WARPS=40
{
    echo "texlock 1"
    echo "traffic { latency 1 }"
    echo "texture 0 { type TWO_D layout pitch 128 format R32 UINT size 32 $WARPS address 0x30000000 }"
    echo "sampler 0 { }"
    echo "handle 6 texture 0 sampler 0"
    for ((i = 0; i < WARPS; i++)); do
        echo "warp $i { asm \"SUST.D.2D [R4], R8, 0x6\" x = lane y = $i data0 = lane + $((i * 256)) }"
    done
    printf 'expect memory 0x%x = 1f 27 00 00\n' $((0x30000000 + 39 * 128 + 31 * 4))
    echo "expect register COUNT_STORES = $((32 * WARPS))"
    echo "expect register COUNT_WRITES = $((4 * WARPS))"
    echo "expect register TRAP = 0"
} >"$work/stores.tlv"
launch run --no-wave --transactions "$work/transfers" "$work/stores.tlv"
check "stores: $WARPS warps pass" ended 0 pass

# How often a boundary was crossed.
crossed() {
    awk -F'\t' -v b="$1" '$3 == b { n++ } END { print n + 0 }' "$work/transfers"
}
check "stores: every thread crosses convert" equal $((32 * WARPS)) "$(crossed convert)"
for boundary in sampler_req coord wrap address lookup_req lookup fill cache block texel filter query; do
    check "stores: nothing crosses $boundary" equal 0 "$(crossed "$boundary")"
done
check "stores: two lines are read, a handle and a header" equal 2 "$(crossed axi_ar)"
check "stores: on hits a thread in every cycle, over the ends of warps" equal $((32 * WARPS)) \
    "$(awk -F'\t' '$3 == "convert" { if (!first) first = $2; last = $2 } END { print last - first + 1 }' "$work/transfers")"
check "stores: 32 words in a row are four writes" equal $((4 * WARPS)) "$(crossed axi_w)"
check "stores: with an address each" equal $((4 * WARPS)) "$(crossed axi_aw)"
check "stores: and a response each" equal $((4 * WARPS)) "$(crossed axi_b)"
check "stores: of 32 bytes, all enabled" equal $((4 * WARPS)) \
    "$(awk -F'\t' '$3 == "axi_w" && $4 ~ /^00000001ffffffff/ { n++ } END { print n + 0 }' "$work/transfers")"
check "stores: one completion a warp" equal $WARPS "$(crossed store)"

# Registers: what a vector expects of them is judged at every strictness; one that is wrong is told, and where it stands.
sed -e 's/COUNT_STORES = .*/COUNT_STORES = 1/' -e 's/TRAP = 0/TRAP.lane = 3/' "$work/stores.tlv" >"$work/wrong.tlv"
for strictness in cycle order arch; do
    launch run --no-wave --strictness $strictness "$work/stores.tlv"
    check "stores: registers are as expected at strictness $strictness" ended 0 pass
    launch run --no-wave --strictness $strictness "$work/wrong.tlv"
    check "stores: a wrong expectation of a register fails at strictness $strictness" ended 1 mismatch
    check "stores: it says what RTL and model have" shows "$work/out" \
        'wrong.tlv:[0-9]+:[0-9]+: expected COUNT_STORES = 0x1, RTL left 0x500; the model does too'
    check "stores: all that fail are counted" shows "$work/out" '2 of 4 expectations of the case fail'
done
