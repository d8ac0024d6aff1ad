#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# From a failing case to its cause: a copy of the tree with the first mismatch of the README, and the page and waveform that
# `texlock debug` makes of it. Its only program is the one that records signals. Planted bugs of harness and model, selected for a
# run, give a page of each kind of failure; where Chromium is installed, it opens all of them.
export LC_ALL=C CDPATH=
source "$(dirname "$0")/lib.bash"

tree=$work/tree
case=vectors/hand/tld4/reset_at_work.tlv
copy() {
    python3 - "$tree" <<'END'
import sys
from pathlib import Path
sys.dont_write_bytecode = True
sys.path[:0] = ["scripts", "tests/faults"]
import bugs
from tree_copy import clean_texts, write_tree
texts = clean_texts()
planted = [bugs.Bug(bugs.FOLDER / f"{name}.bug") for name in (
    "harness/drive/harness_agent_rlast", "harness/scoreboard/harness_writes_off", "harness/sim/part_no_self_test", "model/store/model_store_higher")]
bugs.plant_all(planted, texts)
assert not any(bug.refused for bug in planted), [bug.refused for bug in planted]
texts[Path("cmodel/function/bug_select.c")] = bugs.C_SELECT.encode()
texts[Path("cmodel/bug_select.h")] = bugs.C_HEADER.encode()
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
# The search begins with Yosys. One that fails looks at what there is by then.
early() {
    local place=build/debug/early here
    here=$(realpath "$work")
    mkdir -p "$here/bin"
    cat >"$here/bin/yosys" <<END
#!/bin/sh
grep -q 'waveform can be opened: gtkwave $place/reset_at_work.gtkw, surfer -c $place/reset_at_work.sucl' '$here/out' &&
    test -s $place/reset_at_work.fst && grep '^[[]markername] A' $place/reset_at_work.gtkw >'$here/early'
exit 1
END
    chmod +x "$here/bin/yosys"
    PATH=$here/bin:$PATH debug --out $place $case
    shows "$work/out" 'where it came from: not followed' && equal "[markername] Adifference" "$(cat "$here/early")"
}
check "debug: the waveform opens before the cause is looked for" early
# The example of the page is what is printed.
section() {
    sed -n "/^    ${2:-MISMATCH}/,/^\$/{s/^    //;/./p}" "$1"
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
# Two builds: the same case, recorded by the program with the mistake and by this one.
builds() {
    "$TEXLOCK" run --no-wave --record "$work/good.rec" --out "$work/good" $case >"$work/out" 2>"$work/err" || return
    "$tree/$program" run --no-wave --record "$work/bad.rec" --out "$work/bad" $case >"$work/out" 2>"$work/err"
    equal "exit status 1" "exit status $?" || return
    "$TEXLOCK" diff --json "$work/json" "$work/good.rec" "$work/bad.rec" >"$work/out"
    equal "exit status 1" "exit status $?" &&
        equal "different wrap 1 64 y[0]:0x0006 (6):0x0007 (7)" \
            "$(jq -r '.first.contents | "\(.kind) \(.boundary) \(.instruction) \(.lanes) \(.fields[0] | .field + ":" + .a + ":" + .b)"' "$work/json")" &&
        equal "$(jq .failure.cycle "$work/bad/verdict.json")" "$(jq '.cases[0].failed_b' "$work/json")" &&
        section harness/diff/README.md "first difference" | sed -n "1,/y.1./p" | diff - <(sed -n '/^first difference/,/y\[1\]/p' "$work/out")
}
check "diff: the mistake of the README, between two builds" builds
signals() {
    (cd "$tree" && $program run --no-wave --signals ../signals.fst --record ../first.rec --out ../first $FIRST) \
        >"$work/out" 2>"$work/err" || return
    "$TEXLOCK" diff "$work/signals.fst" "$work/first.rec" >"$work/out"
    equal "exit status 0" "exit status $?" && shows "$work/out" '^SAME  1 cases compared' '^  wrap +40 +0'
}
check "diff: the signals of a unit, against the recording of the run" signals
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
# A page that is whole, by two readers, and says these: whole NAME PATTERN...
whole() {
    local index=$tree/build/debug/$1/index.html
    shift
    python3 tests/tools/html_page.py "$index" && tidy -q -e "$index" && shows "$index" "$@"
}
hang() {
    sed '0,/^rules/s/^rules/traffic { latency 5000 }\nrules/' "$FIRST" >"$tree/slow.tlv"
    debug --watchdog 64 slow.tlv
    equal "exit status 0" "exit status $rc" && shows "$work/out" '^HANG in stage' && whole slow 'In the end all wait for <strong>memory' '<svg class="pipeline"'
}
check "debug: the page of a hang says who waits for whom" hang
protocol() {
    TEXLOCK_BUG=0 debug "$FIRST"
    equal "exit status 0" "exit status $rc" && whole first 'PC-AXI-RLAST' 'RLAST marks the last beat of a burst and no other' 'testbench'
}
check "debug: the page of a broken protocol says what it requires" protocol
memory() {
    TEXLOCK_BUG=1,2,3 debug --strictness arch vectors/generated/sust/clamp_2d.tlv
    equal "exit status 0" "exit status $rc" && whole clamp_2d '0x000020100008</th><td class="code wrong">09</td><td class="code">11' \
        'lane 9, stored there last' '<svg class="texels"' 'block \(0, 0\), GOB \(0, 0\) of 1 x 2, byte 8 of 512'
}
check "debug: the page of memory at the end has the bytes and the store" memory
views() {
    shows "$out/reset_at_work.gtkw" '^\*-3\.000000 61330 61330 61330 61310 ' '^\[markername\] Adifference$' '^\[markername\] Cshown_at_coord$' &&
        shows "$out/reset_at_work.sucl" '^load_file .*/reset_at_work.fst$' '^variable_add texlock.model.wrap.y_0$' '^variable_add texture_unit\.u_wrap\.' \
            '^marker_set difference 61330$' '^marker_set shown_at_coord 61310$' '^cursor_set 61330$'
}
check "debug: the views mark the difference and the beats before it" views
picture() {
    whole reset_at_work 'RTL 0</text>' 'column 50, row 7, outside of the level \(boundary wrap\)' 'byte 200 of 512: sector 6' '<image href="data:image/png' \
        'TLD4 warp 7 lane 6' 'address does not take it, address waits for cache; cache has [0-9]+ reads without an answer'
}
check "debug: the page draws the texels that RTL and model take" picture

odd() {
    local name="a b#1 & <i>'x'%20"
    cp "$tree/wrong.tlv" "$tree/$name.tlv"
    debug "$name.tlv"
    equal "exit status 0" "exit status $rc" && whole "$name" 'a b#1 &amp; &lt;i&gt;&#x27;x&#x27;%20.tlv' && [[ ! -e $tree/build/debug/$name/$name.sucl ]]
}
check "debug: the page of a file with an odd name is whole" odd

# A page with a fault of each kind: each must be found, or the pages that are whole prove nothing.
spoiled() {
    mkdir -p "$work/spoiled"
    sed -E 's/<html lang="en">/<html>/; s/<h3/<h4/g; s/<\/h3/<\/h4/g; s/<caption>[^<]*<\/caption>//g; s/ aria-label="[^"]*"//g; s/href="#rules"/href="#nowhere"/
        s/wrap_axis\.sv"/none.sv"/; s/--dim: #5c5c5c/--dim: #bbb/; s/<main /<img src="gone.png" alt="a"><main /; s/e\.key === .j./e.key === "x"/
        s/line\.append\(button\);//; s/^const closed/console.error("spoiled"); const closed/; s/body \{ margin/body { min-width: 900px; margin/
        s/nav, button, \.skip/button, .skip/; s/color-scheme: dark\)/color-scheme: no\)/; s/id="report"/id="lines"/g' "$out/index.html" >"$work/spoiled/index.html"
    python3 tests/tools/page_browser.py "$work/spoiled/index.html" >"$work/faults"
    equal "exit status 1" "exit status $?" && shows "$work/faults" 'no language' 'leaves a level out' 'table without a caption' 'without a name' \
        '#nowhere leads nowhere' 'none\.sv leads nowhere' 'has a contrast of' 'loads gone.png' 'key j leads to' '0 buttons for' 'console: .*spoiled' \
        'in a window of 480' 'on paper of 720' 'links to sections are printed' 'dark is as light' 'id lines stands twice'
}
browser() {
    python3 tests/tools/page_browser.py ${SHOTS:+--shots "$SHOTS"} "$tree"/build/debug/{reset_at_work,slow,first,clamp_2d,wrong,a*}/index.html
}
if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then
    check "debug: Chromium finds no fault in the pages" browser
    check "debug: and each fault in a spoiled one" spoiled
else
    echo "ok - debug: pages in Chromium # SKIP it is not installed (WHOLE=1 installs it)"
fi
# GTKWave itself, in another folder than that of the view.
gtkwave_opens() {
    local script=$PWD/$work/ask.tcl
    cat >"$script" <<'END'
puts "marker [gtkwave::getMarker] A [gtkwave::getNamedMarker A] C [gtkwave::getNamedMarker C]"
set count 0
for {set i 0} {$i < [gtkwave::getTotalNumTraces]} {incr i} { if {[gtkwave::getTraceNameFromIndex $i] ne ""} { incr count } }
puts "named $count"
gtkwave::/File/Quit
END
    (cd "$work" && timeout "$SECONDS_PER_RUN" xvfb-run -a gtkwave -S "$script" "$OLDPWD/$out/reset_at_work.gtkw") >"$work/out" 2>&1
    shows "$work/out" '^marker 61330 A 61330 C 61310$' "^named $(grep -c '^[^@[*]' "$out/reset_at_work.gtkw")$"
}
if command -v gtkwave >/dev/null && command -v xvfb-run >/dev/null; then
    check "debug: GTKWave opens the view with its signals and marks" gtkwave_opens
else
    echo "ok - debug: the view in GTKWave # SKIP it is not installed (WHOLE=1 installs it)"
fi
check "debug: netlists, slices, places" python3 tests/tools/test_debug.py
check "debug: threads, pictures, pages" python3 tests/tools/test_debug_page.py "$TEXLOCK"
