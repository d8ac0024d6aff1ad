#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# From a failing case to its cause: a copy of the tree with the first mismatch of the README, and the page and waveform that
# `texlock debug` makes of it. Its only program is the one that records signals.
export LC_ALL=C CDPATH=
source "$(dirname "$0")/lib.bash"

tree=$work/tree
case=vectors/hand/tld4/reset_at_work.tlv
copy() {
    python3 - "$tree" <<'END'
import sys
from pathlib import Path
sys.dont_write_bytecode = True
sys.path.insert(0, "scripts")
from tree_copy import clean_texts, write_tree
texts = clean_texts()
path = Path("rtl/wrap_axis.sv")
old, new = b"repeated = size[15:0] - 16'd1 - r[15:0];", b"repeated = size[15:0] - {15'd0, !mirror} - r[15:0];"
assert texts[path].count(old) == 1, "rtl/wrap_axis.sv has not the line of the README"
texts[path] = texts[path].replace(old, new)
write_tree(texts, Path(sys.argv[1]))
END
}
check "debug: a copy of the tree with the mistake of the README" copy
mistake=$(grep -n "!mirror} - r" "$tree/rtl/wrap_axis.sv" | cut -d: -f1)
program=build/texlock-traced
built() {
    env -u MAKEFLAGS -u MAKELEVEL -u BUILD make -s -C "$tree" BUILD=build TRACED=1 KNOWN=true VL_OPT=-O0 VL_OPT_LIB=-O1 C_OPT=-O0 \
        C_OPT_HOT=-O0 $program && [[ -x $tree/$program ]]
}
check "debug: the program that records signals is built" built
debug() {
    (cd "$tree" && timeout "$SECONDS_PER_RUN" $program debug "$@") >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}
out=$tree/build/debug/reset_at_work
# The example of the page is what is printed.
section() {
    sed -n '/^    MISMATCH/,/^$/{s/^    //;/./p}' "$1"
}

found() {
    debug $case
    equal "exit status 0" "exit status $rc" || { cat "$work/err" "$work/out"; return 1; }
    section "$tree/scripts/debug/README.md" | diff - <(sed -n '/^MISMATCH/,/^  page/p' "$work/out" | head -n -1) || return
    shows "$work/out" '^MISMATCH in stage wrap' "where it came from: texture_unit.u_wrap.out_o in cycle" &&
        equal "rtl/wrap_axis.sv:$mistake" "$(grep -A1 'where it came from' "$work/out" | grep -oE 'rtl/\w+\.sv:[0-9]+' | head -1)"
}
check "debug: the changed line is the first suspect" found
page() {
    python3 tests/tools/html_page.py "$out/index.html" && shows "$out/index.html" "wrap_axis.sv:$mistake:" 'id="report"' 'id="thread"' \
        '>coord</th>.*the same</td>' '<svg class="pipeline"'
}
check "debug: the page is whole and names the line" page
waveform() {
    "$TEXLOCK" signals "$out/reset_at_work.fst" --from 61335 --to 61335 >"$work/values" &&
        awk -F'\t' 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i }
            NR == 3 { print $at["texlock.rtl.wrap.y_0"], $at["texlock.model.wrap.y_0"], substr($at["texture_unit.u_wrap.out_o.y"], 49) }' \
            "$work/values" >"$work/y" &&
        equal "0000000000000111 0000000000000110 0000000000000111" "$(cat "$work/y")" &&
        shows "$out/reset_at_work.gtkw" '^\[dumpfile\] "reset_at_work.fst"$' '^texlock.model.wrap.y_0\[15:0\]$' '^texture_unit\.u_wrap\.'
}
check "debug: the waveform has RTL, model and the stage's signals in one time" waveform
passing() {
    debug vectors/hand/tld4/first.tlv
    equal "exit status 4" "exit status $rc" && shows "$work/err" 'first.tlv passes; expected a case that fails'
}
check "debug: a case that passes is refused" passing
missing() {
    debug nowhere.tlv
    equal "exit status 4" "exit status $rc" && shows "$work/err" 'nowhere.tlv'
}
check "debug: a missing file is named" missing
other_sources() {
    echo '// edited' >>"$tree/rtl/wrap.sv"
    debug $case
    sed -i '$d' "$tree/rtl/wrap.sv"
    equal "exit status 4" "exit status $rc" && shows "$work/err" 'was not made of the sources here; make .*texlock-traced first'
}
check "debug: a program of other sources is refused, as lines would be blamed that did not run" other_sources
elsewhere() {
    (cd "$work" && "$OLDPWD/$TEXLOCK" debug a.tlv) 2>"$work/err"
    rc=$?
    equal "exit status 4" "exit status $rc" && shows "$work/err" "expected to be called in the folder of texlock's Makefile"
}
check "debug: it says where it must be called" elsewhere
expectation() {
    sed -E 's/(expect lane 31 R9 = ).*/\10x00040001/' "$FIRST" >"$tree/wrong.tlv"
    debug wrong.tlv
    equal "exit status 0" "exit status $rc" && shows "$work/out" 'where it came from: not followed' &&
        python3 tests/tools/html_page.py "$tree/build/debug/wrong/index.html"
}
check "debug: of a failure at no boundary there is a page without suspects" expectation
check "debug: netlists, slices, places" python3 tests/tools/test_debug.py
