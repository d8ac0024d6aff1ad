#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Queries fetch nothing but their handle and their header, and on hits a thread leaves in every cycle: the transfers of the
# RTL say so, whatever the model thinks of it.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

WARPS=40
{
    echo "texlock 1"
    echo "traffic { latency 1 }"
    echo "texture 0 { type THREE_D format R8 UINT size 64 32 16 levels 5 address 0x30000000 }"
    echo "sampler 0 { }"
    echo "handle 6 texture 0 sampler 0"
    for ((i = 0; i < WARPS; i++)); do
        case $((i % 3)) in
        0) echo "warp $i { asm \"TXQ R8, R0, TEX_HEADER_DIMENSION, 6\" lod = lane }" ;;
        1) echo "warp $i { asm \"TXQ R8, RZ, TEX_HEADER_TEXTURE_TYPE, 6\" }" ;;
        *) echo "warp $i { asm \"TXQ R8, R0, TEX_HEADER_SAMPLER_POS, 6\" sample = lane }" ;;
        esac
    done
} >"$work/queries.tlv"
launch run --no-wave --transactions "$work/transfers" "$work/queries.tlv"
check "queries: $WARPS warps pass" ended 0 pass

# How often a boundary was crossed.
crossed() {
    awk -F'\t' -v b="$1" '$3 == b { n++ } END { print n + 0 }' "$work/transfers"
}
check "queries: every thread crosses query" equal $((32 * WARPS)) "$(crossed query)"
for boundary in sampler_req coord wrap address lookup_req lookup fill cache block texel filter; do
    check "queries: nothing crosses $boundary" equal 0 "$(crossed "$boundary")"
done
check "queries: two lines are read, a handle and a header" equal 2 "$(crossed axi_ar)"
check "queries: on hits a thread in every cycle, over the ends of warps" equal $((32 * WARPS)) \
    "$(awk -F'\t' '$3 == "query" { if (!first) first = $2; last = $2 } END { print last - first + 1 }' "$work/transfers")"
