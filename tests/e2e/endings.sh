#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Each way a run may end, as shown by exit status, console, verdict.json and junit.xml.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# Pass.
launch run "$FIRST"
check "pass: all four say so" ended 0 pass
check "pass: strictness, seed and cycles stand in the verdict" holds \
    '.strictness == "cycle" and .seed == 1 and .cycles > 100 and .instructions == 2 and .handshakes > 1000'
check "pass: every check compared at least its minimum, and nothing differed" holds \
    'all(.stages[]; .compares >= .minimum and .mismatches == 0 and
        if .name | IN("fault_event", "invalidate", "query", "surface", "convert", "store", "load_req", "load",
                      "deliver", "axi_aw", "axi_w", "axi_b", "memory") then .minimum == 0 and .compares == 0 else .minimum >= 1 end)'
check "pass: every boundary has its check" equal \
    "$(grep -cE "^[a-z]" rtl/defs/boundaries.tsv) checks" \
    "$(verdict '[.stages[].name] - ["results", "expectations", "registers", "ports", "memory"] | length') checks"
check "pass: every thread passed every stage" holds '[.stages[] | select(.name | IN("decode", "bind", "header", "coord",
    "wrap", "address", "lookup", "cache", "block", "texel", "filter")) | .compares >= 40] | length == 11 and all'
check "pass: the totals are the sums" holds \
    '.compares == ([.stages[].compares] | add) and .checks == ([.stages[] | select(.compares > 0)] | length)'
check "pass: the named rules decided something" holds \
    '[.rules["R-TLD4-27", "R-TLD4-41", "R-TLD4-43", "R-TLD4-52", "PD-18c"]] | length == 5 and all(. > 0)'
check "pass: every rule of the list is counted" equal \
    "$(cut -f1 vectors/rules.tsv | grep -E '^(R-|PD-)' | sort)" "$(verdict '.rules | keys[]' | sort)"
check "pass: the case is listed" holds \
    '.cases == [{name: "vectors/hand/tld4/first.tlv", file: "vectors/hand/tld4/first.tlv", verdict: "pass", cycles: .cycles, instructions: 2, strictness: "cycle"}]'
check "pass: nothing is saved" equal "coverage.json junit.xml verdict.json" \
    "$(cd "$dir" && find . -type f -printf '%P\n' | sort | xargs)"
hits='[.points[].bins[].hits] | add'
check "pass: what was covered is written" equal true "$(jq ".runs == 1 and ($hits) > 1000" "$dir/coverage.json")"
launch run --no-coverage "$FIRST"
check "pass: it is left off where it is not wanted" equal "junit.xml verdict.json" \
    "$(cd "$dir" && find . -type f -printf '%P\n' | sort | xargs)"
check "pass: no message on standard error" equal "" "$(<"$work/err")"
# The first code block of the page that defines the format.
awk '/^```/ { block++; next } block == 1' vectors/README.md | vector example
launch run "$work/example.tlv"
check "pass: the example of vectors/README.md" ended 0 pass
launch run vectors/hand/tld4/sparse_and_errors.tlv
check "pass: where threads fault, fault events must be compared" holds \
    '.stages[] | select(.name == "fault_event") | .minimum >= 1 and .compares >= .minimum'

# Mismatch: an expectation that is wrong.
edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'
line=$(grep -n 'expect lane 31' "$FIRST" | cut -d: -f1)
launch run "$work/wrong.tlv"
check "mismatch: all four say so" ended 1 mismatch
check "mismatch: stage, file, line, column and both values are named" shows "$work/out" \
    "^MISMATCH in stage result: .*/wrong.tlv:$line:[0-9]+: expected R9 of .* lane 31 = 0x40001, RTL shows 0x40000"
check "mismatch: the footprint of the thread is drawn" shows "$work/out" 'footprint: lane 31' '3:0003001f' \
    '0:0004001f'
check "mismatch: the verdict names stage, case, instruction and lane" holds \
    '.failure | .stage == "result" and (.case | endswith("/wrong.tlv")) and .instruction == 0 and .lane == 31 and .cycle > 0'
check "mismatch: waveform and case are where it says" test \
    -s "$(verdict .failure.wave)" -a -s "$(verdict .failure.saved)"
check "mismatch: junit.xml carries the text" equal "$(verdict .failure.text); 1 of 87 expectations of the case fails" \
    "$(xmllint --xpath 'string(//failure/@message)' "$dir/junit.xml")"
launch run --no-wave "$work/wrong.tlv"
check "mismatch: --no-wave writes no waveform" test "$rc" -eq 1 -a ! -e "$dir/waves" -a -s "$(verdict .failure.saved)"
# A field of a stage in the middle, a predicate-free thread that never comes.
edited stage 's/coord\.fixed\[1\] = 1024/coord.fixed[1] = 1025/'
launch run "$work/stage.tlv"
check "mismatch: an expectation inside the pipeline names its stage" holds \
    '.exit_code == 1 and .failure.stage == "coord"'

# Which side is wrong, and how often: the model decides, and the case runs again to count.
check "mismatch: an expectation says what the model shows" shows "$work/out" \
    'coord.fixed\[1\] of .* = 0x401, RTL shows 0x400; the model shows it too: the expectation is wrong'
check "mismatch: one that fails in every thread is counted" holds \
    '.failure | .expectations_failed == 32 and .expectations_judged > 32'
edited three 's/R8 = 0x00040003  R9 = 0x00040004/R8 = 1 R9 = 2/; s/(lane 31 R9 = 0x0004000)0/\17/'
launch run --transactions "$work/three.txt" "$work/three.tlv"
check "mismatch: three expectations: all four say so" ended 1 mismatch
check "mismatch: they are listed" equal "3 3" "$(verdict .failure.expectations_failed) $(grep -c \
    '^    .*three.tlv:[0-9:]* expected .*the model shows it too' "$work/out")"
check "mismatch: and told in the text of the case, the table and junit.xml" test \
    "$(verdict '.cases[0].text | test("; 3 of [0-9]+ expectations of the case fail$")')" = true -a \
    "$(verdict '.stages[] | select(.name == "expectations").mismatches')" -eq 3 -a \
    "$(xmllint --xpath 'string(//failure/@message)' "$dir/junit.xml" | grep -c '3 of ')" -eq 1
check "mismatch: the second run writes no transactions" equal "" "$(sort "$work/three.txt" | uniq -d)"
edited late 's/(expect lane 31 R9 = 0x0004000)0/\17/; s/^  expect lane 3 R8/  expect lane 3 R8 = 5\n&/'
launch run --keep-going --strictness arch "$work/three.tlv" "$work/late.tlv"
check "mismatch: at strictness arch they are counted too" equal "3 2" \
    "$(verdict '.cases[].text | capture("; (?<n>[0-9]+) of ").n' | xargs)"

# Only the first failure ends a run, unless it is told to go on.
launch run "$work/wrong.tlv" "$FIRST"
check "mismatch: the cases after a failed one are not run" holds '(.cases | length) == 1 and .cases_planned == 2'
check "mismatch: the console says so" shows "$work/out" '^1 of 2 cases were not run'
launch run --keep-going "$work/wrong.tlv" "$FIRST" "$work/stage.tlv"
check "mismatch: --keep-going runs them" holds '[.cases[].verdict] == ["mismatch", "pass", "mismatch"]'
check "mismatch: --keep-going still ends as mismatch" ended 1 mismatch

# Vacuous.
edited minimum 's/minimum texel 40/minimum texel 41/'
launch run "$work/minimum.tlv"
check "vacuous: a minimum that was not reached" ended 3 vacuous
check "vacuous: check, count and minimum are named" shows "$work/out" \
    'check texel compared 40 times in this case, its minimum is 41' '^texel .* 40 +41 .*vacuous'
edited rule 's/^rules R.*/rules R-TLD4-41 PD-92/'
launch run "$work/rule.tlv"
check "vacuous: a named rule that decided nothing" ended 3 vacuous
check "vacuous: the rule is named" shows "$work/out" 'names rule PD-92, which decided nothing'
edited without 's/^rules R.*/rules without PD-92 R-TLD4-41/;/^rules without R-TLD4-15/d'
launch run "$work/without.tlv"
check "vacuous: a rule that must not decide, and did" ended 3 vacuous
check "vacuous: the rule is named, and how often" shows "$work/out" \
    'the case excludes rule R-TLD4-41, which decided something in it [1-9][0-9]* times'
launch run --keep-going "$FIRST" "$work/rule.tlv"
check "vacuous: a rule must decide in the case that names it" ended 3 vacuous

# Hang: an answer that takes longer than the watchdog waits.
edited slow '0,/^rules/s/^rules/traffic { latency 5000 }\nrules/'
launch run --watchdog 64 "$work/slow.tlv"
check "hang: all four say so" ended 2 hang
check "hang: the waiting stage is named" shows "$work/out" \
    '^HANG in stage bind: no handshake at any boundary for 65 cycles'
for stage in csr issue decode bind header coord wrap address cache block axi texel filter result; do
    check "hang: occupancy of stage $stage" shows "$work/out" "^ +$stage +[0-9]+ of +[0-9]+ "
done
check "hang: the line that waits is seen in the occupancy" shows "$work/out" '^ +bind +1 of +1 handle lines awaited'
check "hang: who waits for whom, in the end for memory" shows "$work/out" \
    '^    in the end for memory: result for filter, for texel, .*, for header, for bind, for memory$' \
    '^    decode     bind +[0-9]+ +[0-9]+  not taken at decode, instruction 0$' \
    '^    bind       memory +65 +[0-9]+  reads without an answer at axi_r: 1$'
launch run "$work/slow.tlv"
check "hang: the same case passes with the usual watchdog" ended 0 pass

# Internal error: results that cannot be written.
launch run "$FIRST"
touch "$work/file"
texlock run --out "$work/file/inside" "$FIRST"
check "internal error: no folder for the results" equal "exit status 5" "exit status $rc"
check "internal error: path and reason are told" shows "$work/err" 'file/inside.*Not a directory'
check "internal error: the console does not say pass" shows "$work/out" '^INTERNAL ERROR '
rm -rf "$dir"
mkdir -p "$dir/junit.xml"
texlock run --out "$dir" "$FIRST"
check "internal error: junit.xml cannot be written" equal "exit status 5" "exit status $rc"
check "internal error: verdict.json does not say pass" equal "internal error 5" \
    "$(verdict '"\(.verdict) \(.exit_code)"')"

# A file without an instruction checks nothing of the unit.
echo 'texlock 1' >"$work/nothing.tlv"
launch run "$work/nothing.tlv"
check "vacuous: a file without instructions does not pass" test "$rc" -eq 3 -o "$rc" -eq 4

# A register that is to stay as it was.
edited written 's/^  expect lane 31 R9.*/  expect lane 31 R9 = unwritten R12 = unwritten/'
launch run "$work/written.tlv"
check "mismatch: a register that is written against an expectation" shows "$work/out" \
    'expected R9 of instruction 0, lane 31 not to be written, RTL shows 0x40000; the model shows it too' '1 of [0-9]+ exp'

# Rows from a file beside the vector, and a file that is too short.
head -c 2048 /dev/zero >"$work/rows.bin"
edited rows 's/texels index/texels rows "rows.bin"/; s/^  expect lane 3 R8.*/  expect all R8 = 0/; /lane 31 R9/d'
launch run "$work/rows.tlv"
check "pass: rows from a file" ended 0 pass
truncate -s 2047 "$work/rows.bin"
launch run "$work/rows.tlv"
check "bad input: rows that are too short" shows "$work/err" 'the rows are not as many bytes as all levels hold'
