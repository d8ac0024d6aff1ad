#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What rtl/defs/README.md says another format, another instruction and another boundary touch is enough: toys in a copy of
# the tree, RTL against model in lockstep (Icarus, which builds fastest).
cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

toy=$PWD/tests/instructions/toy
tree=$PWD/$work/tree
mkdir -p "$tree/vectors"
cp -r Makefile cmodel harness rtl scripts "$tree"
cp vectors/rules.tsv "$tree/vectors"

# The rows: the format's in the place of one that is not built, the others at the end of their tables.
rows() {
    local table code
    code=$(cut -f1 "$toy/formats.tsv")
    sed -i -e "/^$code\t/r $toy/formats.tsv" -e "/^$code\t/d" "$tree/rtl/defs/formats.tsv" || return
    for table in "$toy"/{fields,instruction*}.tsv; do
        cat "$table" >>"$tree/rtl/defs/${table##*/}" || return
    done
}
check "rows: a format and an instruction" rows
# As many boundaries as there may be, before all others: those that do something have the bits from 35 or so to 63.
boundaries() {
    local table=$tree/rtl/defs/boundaries.tsv unit=$tree/rtl/texture_unit.sv i names
    names=$(printf 'toy%d\n' $(seq $((64 - $(grep -vc '^#' "$table")))))
    for i in $names; do
        printf '%s\tinvalidate\ttoy\ttoy\tmon\t\tnothing\n' "$i"
    done | sed -i "$(($(grep -vnm1 '^#' "$table" | cut -d: -f1) - 1))r /dev/stdin" "$table" || return
    for i in $names; do
        echo "  logic ${i}_valid; tex_invalidate_t $i; assign ${i}_valid = 1'b0; assign $i = '0;"
    done | sed -i "$(($(grep -n '^`include "tex_probe.svh"' "$unit" | cut -d: -f1) - 1))r /dev/stdin" "$unit" || return
    equal 64 "$(grep -vc '^#' "$table")"
}
check "rows: as many boundaries as there may be" boundaries
check "rows: the decoders of both sides" python3 -B scripts/planting.py "$toy/toy.variant" "$tree"

# What was changed is what the README lists: the tables by name, the files in which the variant edits.
listed() {
    local file
    for file in "$toy"/*.tsv $(sed -n 's/^in \([^ ]*\) .*/\1/p' "$toy/toy.variant"); do
        grep -qF "${file##*/}" rtl/defs/README.md || differ "rtl/defs/README.md names $file" nothing || return
    done
}
check "rows: the README lists what was changed" listed

build() {
    env -u MAKEFLAGS -u MFLAGS -u MAKEOVERRIDES make -s -j2 -C "$tree" BUILD=build CFLAGS='-std=c11 -O1 -fPIC' \
        CFLAGS_PARSER='-std=c11 -O1 -fPIC' build/texlock.vpi build/texlock-icarus || return
}
check "rows: everything builds" build
run() {
    (cd "$tree" && timeout "$SECONDS_PER_RUN" build/texlock-icarus "$@" --out run) || return
}
check "rows: the vector in lockstep" run run "$toy/toy.tlv"
check "rows: random ones in lockstep" run random --seed 4 --count 96
# A decoder that does not know it is found.
sed -i 's/6.h3c/6'"'"'h3d/' "$tree/rtl/decode_word.sv"
forgotten() {
    build || return
    (cd "$tree" && timeout "$SECONDS_PER_RUN" build/texlock-icarus run "$toy/toy.tlv" --out run) >"$work/out"
    equal 1 $? && shows "$work/out" 'MISMATCH in stage decode'
}
check "rows: a decoder without it is a mismatch in its stage" forgotten
