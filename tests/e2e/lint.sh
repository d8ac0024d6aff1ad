#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Lint: constructs that some simulator gets wrong are found, includes out of their rooms, pages that name what does not
# exist, rules that lack a line or a vector; and a report is told from a warning.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# The file header of a module.
head=('// Function: Adds.' '//   Carries.' '// Rules: none.' '// Model twin: cmodel/function/wrap.c, cmodel/cycle/pipe.c.'
    '// Latency: 2 from a beat to its sum; DEPTH_CYCLES to the end.' '// Backpressure: none.' '// Proof: none.')
# What scripts/check_rtl.py says of a module with this body, after a function f and a bundle a inside a bundle in_i.
says() {
    printf '%s\n' "${head[@]}" 'module m;' '  function automatic logic [3:0] f(input logic [3:0] v);' '    logic [3:0] w;' '    w = v + 4\x27d1;' \
        '    f = w;' '  endfunction' "$1" 'endmodule' >"$work/m.sv"
    python3 scripts/check_rtl.py "$work/m.sv" >"$work/out" 2>&1
    rc=$?
}
finds() { # LINE BODY, the line counted from that of the module
    says "$2"
    [[ $rc -eq 1 && $(wc -l <"$work/out") -eq 1 ]] && grep -q "m.sv:$(($1 + ${#head[@]})): " "$work/out"
}
accepts() {
    says "$1"
    [[ $rc -eq 0 && ! -s $work/out ]]
}
check "constructs: a function on the right of a nonblocking assignment" finds 7 '  always_ff @(posedge clk_i) q <= f(d);'
check "constructs: in a branch of a block" finds 9 '  always_ff @(posedge clk_i) begin
    if (a) q <= d;
    else q <= b ? f(d) : d;
  end'
check "constructs: a function of the package" finds 7 '  always_ff @(posedge clk_i) if (a) q <= 4'"'"'h0; else q <= tex_pkg::g(d);'
check "constructs: a function of the package of arithmetic" finds 7 '  always_ff @(posedge clk_i) q <= tex_math::g(d);'
check "constructs: a member of an inner bundle" finds 7 '  assign q = {in_i.tag.warp, d};'
check "constructs: in a port connection" finds 7 '  tex_fifo u_fifo (.clk_i, .in_i(in_i.geom.width));'
check "constructs: an instance by another name" finds 7 '  tex_fifo fifo (.clk_i, .in_i(d));'
check "constructs: an instance with parameters, connected by place" finds 7 '  tex_fifo #(.W($bits(d)), .DEPTH(2)) u_fifo (clk_i, d);'
# A port list of the unit with another line: another_port LINE
another_port() {
    sed "/^\`include \"tex_ports.svh\"/{p;s|.*|$1|}" rtl/texture_unit.sv >"$work/m.sv"
    python3 scripts/check_rtl.py "$work/m.sv" >"$work/out" 2>&1
    [[ $? -eq 1 && $(wc -l <"$work/out") -eq 1 ]] && grep -q 'm.sv:[0-9]*: a port of the unit is a row of rtl/defs/ports.tsv' "$work/out"
}
check "constructs: a port of the unit that is no row" another_port ', input logic extra_i'
check "constructs: two of them in a line" another_port ', input logic extra_i, output logic [3:0] extra_o'
# Ports of a stage under a comment: it must name a stage that boundaries.tsv has there.
group() {
    printf '%s\n' "${head[@]}" 'module m (' "    // $1" "    $2" '    output logic out_valid_o' ');' 'endmodule' >"$work/m.sv"
    python3 scripts/check_rtl.py "$work/m.sv" >"$work/out" 2>&1
    rc=$?
    grep -E "^$work/m.sv:$((2 + ${#head[@]})): $3\$" "$work/out"
}
check "constructs: ports that go elsewhere than their comment says" group 'To texel' 'output tex_cache_t out_o,' "'To texel': .* it is block"
check "constructs: ports that come from elsewhere" group 'From coord' 'input tex_header_t in_i,' "'From coord': .* it is header"
check "constructs: ports both ways" group 'To and from axi' 'input tex_fill_t fill_i,' "'To and from axi': .* it is cache"
group 'To block' 'output tex_cache_t out_o,' . >/dev/null
check "constructs: ports that go where their comment says pass" equal 0 $rc
check "constructs: a function before the assignment, whole inner bundles and comments pass" accepts \
    '  assign v = f(in_i.tag);   // in_i.tag.warp
  always_ff @(posedge clk_i) begin
    q <= v;   // f(d)
  end
  assign r = f(v);'
# A module with this body whose file header is edited (sed): LINE FAULT EDIT BODY. An empty FAULT: it passes.
header() {
    local wanted=${2:+$work/m.sv:$1: $2}
    printf '%s\n' "${head[@]}" | sed -E "$3" >"$work/m.sv"
    printf '%s\n' 'module m;' "$4" 'endmodule' >>"$work/m.sv"
    python3 scripts/check_rtl.py "$work/m.sv" >"$work/out" 2>&1
    rc=$?
    equal "exit status $((${#2} > 0))" "exit status $rc" && equal "$wanted" "$(<"$work/out")"
}
labels='file header: expected the labels Function, Rules, Model twin, Latency, Backpressure, once and in this order'
check "header: none" header 1 "$labels" d ''
check "header: a label is missing" header 1 "$labels" '/Backpressure/d' ''
check "header: a label by another name" header 1 "$labels" 's/Model twin/C twin/' ''
check "header: in another order" header 1 "$labels" '/Rules/{h;d};/Latency/{G}' ''
check "header: one twice" header 1 "$labels" '/Latency/p' ''
check "header: a field that says nothing" header 6 'Backpressure: expected a sentence' '/Backpressure/s/none\.//' ''
check "header: a twin that is not there" header 4 'Model twin: cmodel/cycle/pip.c does not exist' 's/pipe/pip/' ''
check "header: a twin in no folder" header 4 'Model twin: expected files of cmodel/, or none' 's/(Model twin: ).*/\1wrap.c./' ''
check "header: another latency than asserted" header 5 'Latency: TEX_LATENCY(sum) asserts 3' '' '`TEX_LATENCY(sum, 3, a, b, c)'
check "header: a constant that it does not name" header 5 'Latency: TEX_LATENCY(sum) asserts DERIVE_CYCLES' '' \
    '`TEX_LATENCY(sum, tex_pkg::DERIVE_CYCLES, a, b, c)'
check "header: combinational, with a register" header 5 "Latency: '0 (combinational).' of a module with a clock" \
    's/(Latency: ).*/\10 (combinational)./' '  always_ff @(posedge clk_i) q <= d;'
check "header: combinational, with a clocked module" header 5 "Latency: '0 (combinational).' of a module with a clock" \
    's/(Latency: ).*/\10 (combinational)./' '  tex_pipe u_pipe (.clk_i, .rst_i);'
check "header: asserted latencies that it names pass" header 0 '' '' '`TEX_LATENCY(sum, 2, a, b, c)
`TEX_LATENCY(end, tex_pkg::DEPTH_CYCLES, a, b, c) // `TEX_LATENCY(no, 9, a, b, c)'
check "header: combinational passes, without a twin" header 0 '' 's/(Latency: ).*/\10 (combinational)./;s/(Model twin: ).*/\1none; by hand./' \
    '  assign q = d;'

# Readers that nobody waits for, written @(...): unwaited LINE WANTED
unwaited() {
    printf '%s\n' '# > @(a comment)' "$1" | tr @ '>' >"$work/line.sh"
    scripts/check_waited.sh "$work/line.sh" >"$work/out" 2>&1
    equal "exit status $2" "exit status $?" && equal "$2 lines" "$(wc -l <"$work/out") lines"
}
check "waited: a reader of errors" unwaited 'run 2> @(cat >"$work/err") | cat' 1
check "waited: a reader of both" unwaited 'run &> @(tee log)' 1
check "waited: of a shell" unwaited 'exec > @(tee log)' 1
check "waited: one whose id is kept" unwaited 'exec {lane}> @(lane) && job=$!' 0
check "waited: pipes, and what is read" unwaited 'run 2>&1 | cat >"$work/out" && diff <(a) <(b)' 0

# Rooms: what scripts/check_rooms.py says of a tree with one line more in a file.
mkdir -p "$work/tree/tests" && cp -r cmodel harness "$work/tree"
room() {
    local file=$work/tree/$2
    cp "$file" "$work/before" && echo "$3" >>"$file"
    python3 scripts/check_rooms.py "$work/tree" >"$work/out" 2>&1
    rc=$?
    mv "$work/before" "$file"
    [[ $rc -eq 1 && $(wc -l <"$work/out") -eq 1 ]] && grep -qE "^$2:[0-9]+: $1\$" "$work/out"
}
check "rooms: an include of a later room" room 'check comes before report' harness/check/golden.h '#include "report/report.h"'
check "rooms: a private header of the model" room '"function/wrap.h" is private to cmodel/; .*' harness/check/golden.c '#include "function/wrap.h"'
check "rooms: the function layer knows no cycle" room 'function comes before cycle' cmodel/function/wrap.c '#include "cycle/cycle.h"'
check "rooms: a header without its room" room '"golden.h" names no room; .*' harness/check/golden.c '#include "golden.h"'
check "rooms: VPI outside its room" room 'vpi_user.h belongs to harness/sim' harness/run/run.c '#include <vpi_user.h>'
roomless() {
    python3 scripts/check_rooms.py "$work/tree" >"$work/out" 2>&1
    [[ $? -eq 1 && $(wc -l <"$work/out") -eq 1 ]] && grep -qE "^$1\$" "$work/out"
}
mv "$work/tree/harness/check/README.md" "$work/before"
check "rooms: one without a page" roomless 'harness/check/README.md: expected a page with .*'
grep -v 'Begin with' "$work/before" >"$work/tree/harness/check/README.md"
check "rooms: a page that does not say where to begin" roomless 'harness/check/README.md: expected a page with \*\*Begin with\*\*'
mv "$work/before" "$work/tree/harness/check/README.md"
cp "$work/tree/harness/README.md" "$work/before"
grep -v '^| \[check\]' "$work/before" >"$work/tree/harness/README.md"
check "rooms: one that the table of rooms lacks" roomless 'harness/README.md: expected a table of these rooms: .*'
mv "$work/before" "$work/tree/harness/README.md"
check "rooms: the tree as it is passes" python3 scripts/check_rooms.py "$work/tree"

# Pages: what scripts/check_pages.py says of a tree with one line more in a file.
cp -r README.md Makefile rtl scripts vectors "$work/tree"
cp -r tests "$work/tree"
page() {
    local file=$work/tree/$2
    cp "$file" "$work/before" && printf '%s\n' "$3" >>"$file"
    python3 scripts/check_pages.py "$work/tree" >"$work/out" 2>&1
    rc=$?
    mv "$work/before" "$file"
    [[ $rc -eq 1 && $(wc -l <"$work/out") -eq $((present + 1)) ]] && grep -qE "^$2:([0-9]+:)? $1\$" "$work/out"
}
present=$(python3 scripts/check_pages.py "$work/tree" | wc -l) # faults of the tree itself: the last test shows them
check "pages: a link that leads nowhere" page 'links to nowhere.md, which does not exist' harness/README.md 'See [it](nowhere.md).'
check "pages: a heading that is not there" page 'links to ../rtl/README.md#sizes: .*' harness/README.md 'See [it](../rtl/README.md#sizes).'
check "pages: a file that is not there" page 'names `check/goldan.c`, which does not exist' harness/README.md 'See `check/goldan.c`.'
check "pages: a function that is not there" page 'names `checker_''cicle`, .*' harness/check/README.md 'See `checker_''cicle`.'
check "pages: a section by its number" page 'cites [^ ]* 1.99: expected .*' cmodel/function/wrap.h '/* README'' 1.99 */'
check "pages: a page that is not there" page 'cites stages/wa''rp.md, which does not exist' cmodel/function/wrap.h '/* stages/wa''rp.md */'
check "pages: a part of a page that is not there" page 'cites cmodel/stages/wrap.md''#warp: there is no such heading' \
    rtl/wrap.sv '// cmodel/stages/wrap.md''#warp'
check "pages: a stage with another part" page 'its parts are .*, Where, More; .*' cmodel/stages/wrap.md '## More'
# The same, with lines more in another file, or in a new one: beside FILE LINES, then as page without a line
beside() {
    local other=$work/tree/$1
    rm -f "$work/other"
    [[ ! -e $other ]] || cp "$other" "$work/other"
    printf '%s\n' "$2" >>"$other"
    page "$3" "$4" ''
    local found=$?
    if [[ -e $work/other ]]; then mv "$work/other" "$other"; else rm "$other"; fi
    return $found
}
check "pages: a stage without a page" beside rtl/defs/boundaries.tsv $'more\tmore\tmore\tmore\tmon\tpipeline\tmore' \
    'no row for stage more .*' cmodel/stages/README.md
check "pages: a page of a stage that the table lacks" beside cmodel/stages/mo''re.md \
    $'## Function\n## Registers and policy\n## Cycle\n## Where' 'no row for more' cmodel/stages/README.md
check "pages: a C file of the model that no page names" beside cmodel/function/more.c '' \
    'no page names cmodel/function/more.c' cmodel/stages/README.md
sed -i '/^| \[wrap\]/{h;d}; /^| \[address\]/G' "$work/tree/cmodel/stages/README.md"
check "pages: stages that are not in their order" page 'expected the stages in the order of .*' cmodel/stages/README.md ''
cp cmodel/stages/README.md "$work/tree/cmodel/stages"
check "pages: a line that no screen holds" page '121 characters; .*' rtl/README.md "$(printf '%0121d' 0)"
check "pages: a README of more lines than one reads" page '111 lines; .*' README.md \
    "$(for ((i = $(wc -l <README.md); i < 111; i++)); do echo .; done)"
mkdir "$work/tree/tests/more" && touch "$work/tree/tests/more/more.sh"
check "pages: a folder of tests without a row" page 'no row for tests/more' tests/README.md ''
rm -r "$work/tree/tests/more"
echo rtl/more.sv >>"$work/tree/rtl/files.f"
check "pages: a module that the page of the RTL does not name" page 'does not name more' rtl/README.md ''
cp rtl/files.f "$work/tree/rtl"
check "pages: more words than one reads" page '41 words; expected at most 40' cmodel/glossary.md '| zero | null |'
sed -i '/^| agent |/d' "$work/tree/cmodel/glossary.md"
check "pages: a word that nothing uses" page "'zy""gote' is used nowhere else" cmodel/glossary.md "| zy""gote | none |"
check "pages: words that are not in their order" page 'expected its words in their order' cmodel/glossary.md '| error | a fault |'
cp cmodel/glossary.md "$work/tree/cmodel"
check "pages: a figure that another page has" page "a figure that tests/results.md has: '50 times slower'; .*" harness/README.md \
    'Icarus is 50 times slower.'
check "pages: a figure in a makefile" page "a figure that rtl/area.md has: '999 gates'; .*" Makefile '# It has 999 gates.'
check "pages: a claim of what is built" page 'says what is built, which cmodel/status.md does; .*' cmodel/README.md 'Built: TLD4 alone.'
check "pages: the tree as it is passes" python3 scripts/check_pages.py "$work/tree"

# Rules: what scripts/check_rules.py says of a tree with one edit (sed) in a file.
rules() {
    local file=$work/tree/$2
    cp "$file" "$work/before" && sed -E -i "$3" "$file"
    cmp -s "$file" "$work/before" && return 1
    python3 scripts/check_rules.py "$work/tree" >"$work/out" 2>&1
    rc=$?
    mv "$work/before" "$file"
    [[ $rc -eq 1 && $(wc -l <"$work/out") -eq 2 ]] && grep -qE "^$1\$" "$work/out"
}
check "rules: no vector in which one must decide" rules 'R-TLD4-7: no vector in which it must decide .*' \
    vectors/hand/tld4/no_offset.tlv 's/^(rules) R-TLD4-7$/\1 R-TLD4-8/'
check "rules: a comment makes no vector" rules 'R-TLD4-7: no vector in which it must decide .*' \
    vectors/hand/tld4/no_offset.tlv 's/^rules R-TLD4-7$/# &/'
check "rules: no vector in which one must not" rules 'PD-96: no vector in which it must not .*' \
    vectors/hand/tld4/nothing_read.tlv '/^rules without/s/ PD-96//'
check "rules: a vector names one that is not listed" rules 'vectors/hand/tld4/first.tlv:3: unknown rule PD-''999' \
    vectors/hand/tld4/first.tlv '3s/$/ PD-''999/'
check "rules: no reason why there is no vector" rules 'R-TLD4-16: vectors/README.md does not say why .*' \
    vectors/README.md '/^\| R-TLD4-16 /d'
check "rules: no vector in assembly for a rule of assembly" rules 'R-LD-12: no vector in assembly .*' \
    vectors/generated/sm4/ld_kinds.tlv '/^rules R/s/ R-LD-12//'
check "rules: nothing says when one decides" rules 'PD-14b: no line of cmodel/rules/.* says when .*' \
    cmodel/rules/header_rules.c '/TEX_RULE_PD_14B/d'
check "rules: no line of the model is its line" rules 'PD-81: no line in model .*' cmodel/function/texel.c 's/PD-81:/:/'
check "rules: one that counts is not built" rules 'PD-3: cmodel/rules/texel_rules.c:[0-9]+ counts it, but its scope is text' \
    vectors/rules.tsv 's/^(PD-3\t)built/\1text/'
# Rules of the front end: PD-3 and R-TLD4-26 are named in both places, R-TLD4-10 and 19 in one.
mkdir -p "$work/tree/harness/lowering" "$work/tree/vectors/hand/tgsi"
echo '/* PD-3, R-TLD4-26, R-TLD4-10 */' >"$work/tree/harness/lowering/toy.y"
echo '# PD-3 R-TLD4-26 R-TLD4-19' >"$work/tree/vectors/hand/tgsi/toy.tlv"
check "rules: no vector of the front end for one of it" rules 'R-TLD4-10: no vector in a folder tgsi names it \(scope front\)' \
    vectors/rules.tsv 's/^(R-TLD4-10\t)text/\1front/'
check "rules: no line of the front end for one of it" rules \
    'R-TLD4-19: no line in harness/lowering, harness/tgsi or harness/lower \(scope front\)' vectors/rules.tsv 's/^(R-TLD4-19\t)text/\1front/'
check "rules: one that counts is of the front end" rules \
    'PD-3: cmodel/rules/texel_rules.c:[0-9]+ counts it, but its scope is front' vectors/rules.tsv 's/^(PD-3\t)built/\1front/'
check "rules: a line of the front end names one that is not listed" rules 'harness/lowering/toy.y:1: unknown rule PD-''999' \
    harness/lowering/toy.y 's/PD-3/& PD-''999/'
sed -E -i 's/^(R-TLD4-26\t)text/\1front/' "$work/tree/vectors/rules.tsv"
check "rules: one of the front end needs a line and a vector alone" python3 scripts/check_rules.py "$work/tree"
rm "$work/tree/harness/lowering/toy.y" "$work/tree/vectors/hand/tgsi/toy.tlv"
cp vectors/rules.tsv "$work/tree/vectors"
check "rules: the tree as it is passes" python3 scripts/check_rules.py "$work/tree"

# A Verilator that says what $SAYS holds, and nothing else.
mkdir -p "$work/bin"
printf '#!/bin/bash\nprintf "%%b" "$SAYS"\n' >"$work/bin/verilator"
printf '#!/bin/bash\n' >"$work/bin/iverilog"
cp "$work/bin/iverilog" "$work/bin/yosys"
chmod +x "$work"/bin/*
lint_of() {
    SAYS=$1 PATH=$PWD/$work/bin:$PATH scripts/lint.sh "$work/build" >"$work/out" 2>&1
    grep -qx "$2" "$work/out"
}
REPORT='- V e r i l a t i o n   R e p o r t: Verilator 5.032 2025-01-01 rev\n- Verilator: Walltime 0.004 s (elab=0.001)\n'
check "lint: the report of a run is no warning" lint_of "$REPORT" 'ok - lint: verilator'
check "lint: a warning before the report is one" lint_of "%Warning-WIDTH: a.sv:1\n$REPORT" \
    'not ok - lint: verilator: %Warning-WIDTH: a.sv:1 .*'
