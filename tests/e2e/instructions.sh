#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Another instruction is rows: TXA (two encodings) as rows of a copy of the tables, and the
# harness compiled with them. It is not built in the unit. Words of stores and loads are tried beside it.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# The tables of $work/NAME/defs: ours, with the rows of tests/extend/instructions/NAME in the place of those of its mnemonics.
tables() {
    local name=$1 mnemonic=$2 table
    mkdir -p "$work/$name" && cp -r rtl/defs "$work/$name/defs" || return
    sed -i "/^$mnemonic\(\.[A-Z]*\)*\t/d" "$work/$name/defs/instructions.tsv"
    for table in tests/extend/instructions/"$name"/*.tsv; do
        cat "$table" >>"$work/$name/defs/${table##*/}" || return
    done
    python3 -B scripts/gen_defs.py "$work/$name/defs" vectors/rules.tsv "$work/$name/gen" &&
        python3 -B scripts/gen_instructions.py "$work/$name/defs" "$work/$name/gen"
}

# Compile sources with the tables; what no table reaches comes from the libraries.
compile() {
    local name=$1 program=$2
    shift 2
    ${CCACHE:-} gcc -std=c11 -O1 -Wall -Wextra -Werror -D_GNU_SOURCE -Icmodel -Iharness "-I$work/$name/gen" "-I$BUILD/gen" \
        -o "$work/$name/$program" "$@" harness/isa/*.c "$work/$name/gen/tex_isa.c" "$work/$name/gen/tex_defs.c" \
        "$BUILD/libharness.a" "$BUILD/libtexmodel.a" -lpng -lcjson -lxml2 -lz -lzstd -lm -lpthread
}

check "instructions: tables with TXA" tables txa TXA
check "instructions: the room isa with TXA" compile txa words tests/extend/instructions/words.c
"$work/txa/words"
