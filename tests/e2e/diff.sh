#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Two runs compared: `run --record` and `texlock diff`. What changed is made by a script, in a log of transfers, and counted
# by it; or by another vector or other traffic. Another RTL: debug.sh. Another simulator: simulators/icarus/same.sh.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# Compare, with the outcome as JSON: compare ARGUMENTS
compare() {
    rm -f "$work/json"
    texlock diff --json "$work/json" "$@"
}
told() {
    jq -rc "$1" "$work/json"
}
# Status of the last comparison, and its class: judged STATUS CLASS
judged() {
    equal "$1 $2" "$rc $(told .class)"
}
# Boundaries with a count that is not zero: all_of MEMBER
all_of() {
    told "[.boundaries[] | select(.$1 > 0) | {(.boundary): .$1}] | add // {}"
}

# Two runs of one program are the same, byte for byte, in whatever thread they are checked.
launch run --record "$work/a.rec" --transactions "$work/a.log" "$FIRST"
check "diff: the run passes" ended 0 pass
launch run --record "$work/b.rec" --one-thread "$FIRST"
check "diff: recordings of one run are equal" cmp "$work/a.rec" "$work/b.rec"
compare "$work/a.rec" "$work/b.rec"
check "diff: nothing differs" judged 0 same
check "diff: it says so" shows "$work/out" '^SAME  1 cases compared: 1 same, 0 in other cycles'
recount() {
    awk -F'\t' '{ n[$3]++ } END { for (b in n) printf "{\"%s\":%d}\n", b, n[b] }' "$1" | jq -sc 'add' | jq -S .
}
check "diff: every transfer of the log was compared" equal "$(recount "$work/a.log")" "$(all_of same | jq -S .)"
compare "$work/a.rec" "$work/a.log"
check "diff: the log of transfers is the same too" judged 0 same

# Changes by a script. The instruction's threads are in the tags; y of the wrap stage begins at bit 64 + 26.
changed() {
    awk -F'\t' -v OFS='\t' "$1" "$work/a.log" >"$work/b.log"
    compare "$work/a.log" "$work/b.log"
}
changed '$2 >= 150 { $2 += 3 } { print }'
check "diff: later from a cycle on" judged 1 timing
check "diff: each later beat is counted" equal "$(recount <(awk -F'\t' '$2 >= 150' "$work/a.log"))" "$(all_of shifted | jq -S .)"
check "diff: where it begins" equal "$(awk -F'\t' '$2 >= 150 { print $2, $2 + 3, $3; exit }' "$work/a.log")" \
    "$(told '.first.timing | "\(.cycle_a) \(.cycle_b) \(.boundary)"')"
check "diff: by how much" equal "3 3 3" "$(told '.boundaries[] | select(.boundary == "filter") | "\(.later) \(.least) \(.most)"')"
check "diff: it is printed" shows "$work/out" '^TIMING DIFFERS .*; \+3 cycles in all$' '^first beat in another cycle$' \
    '^  cycle [0-9]+ in A, [0-9]+ in B \(\+3\)$'
compare --timing-ok "$work/a.log" "$work/b.log"
check "diff: --timing-ok accepts that" judged 0 timing

changed '$3 == "axi_r" && ++n == 4 { held = $4; cycle = $2; next } { print } $3 == "axi_r" && n == 5 { print $1, $2, $3, held }'
check "diff: two beats in the other order" judged 1 order
check "diff: one has been passed, the other is where it was" equal '{"axi_r":1}' "$(all_of order)"
check "diff: that is printed" shows "$work/out" '^ORDER DIFFERS' '^first beat that others have passed$'
compare --timing-ok "$work/a.log" "$work/b.log"
check "diff: --timing-ok accepts no other order" judged 1 order

changed '$3 == "wrap" && ++n == 7 { $4 = substr($4, 1, length($4) - 1) (substr($4, length($4)) == "0" ? "1" : "0") } { print }'
check "diff: one wrong payload" judged 1 contents
check "diff: its boundary, alone" equal '{"wrap":1}' "$(all_of different)"
check "diff: its field and its cycles" equal "different wrap 1" \
    "$(told '.first.contents | "\(.kind) \(.boundary) \(.fields | length)"')"
check "diff: both values, beside each other" shows "$work/out" '^CONTENTS DIFFER' '^first difference of contents$' \
    '^  case first.tlv, boundary wrap \(wrap -> address\)$' '^  tag[.a-z_]* +\* 0x'

changed '$3 == "lookup_req" && ++n == 3 { next } { print }'
check "diff: a transfer less" equal "1 {\"lookup_req\":1} {}" "$rc $(all_of only_a) $(all_of only_b)"
changed '{ print } $3 == "lookup_req" && ++n == 3 { sub(/0/, "1", $4); print $1, $2 + 1, $3, $4 }'
check "diff: a transfer more" equal "1 {} {\"lookup_req\":1}" "$rc $(all_of only_a) $(all_of only_b)"
check "diff: what it holds" shows "$work/out" '^  cycle [0-9]+ in B; A has no such beat$' '^  it holds line=0x'

changed '{ $1 = "renamed.tlv"; print }'
check "diff: no case in common is bad input" equal "4" "$rc"
cat "$work/a.log" "$work/b.log" >"$work/two.log"
compare "$work/a.log" "$work/two.log"
check "diff: a case that one run has alone" equal '1 contents ["renamed.tlv"] 1' "$rc $(told '"\(.class) \(.b.alone) \(.compared)"')"

# Runs of vectors: another address mode differs at the header; a case that fails is compared up to there.
edited first 's/WRAP CLAMP/MIRROR CLAMP/; /expect/d'
launch run --record "$work/b.rec" "$work/first.tlv"
compare "$work/a.rec" "$work/b.rec"
check "diff: another sampler" judged 1 contents
check "diff: of the first instruction, at the first stage that has it" equal 'header 0 1 TLD4.R R8, R0, 0x5, 2D, 0xf' \
    "$(told '.first.contents | "\(.boundary) \(.instruction) \(.lanes) \(.text)"')"
check "diff: the field" equal 'WRAP MIRROR' \
    "$(told '.first.contents.fields[] | select(.field == "geom.address_u") | "\(.a) \(.b)"' | sed -E 's/0x. \(([A-Z]+)\)/\1/g')"
edited first 's/(expect lane 31 R9 = 0x0004000)0/\11/'
launch run --record "$work/b.rec" "$work/first.tlv"
compare "$work/a.rec" "$work/b.rec"
check "diff: a case that failed is not the same" judged 1 contents
check "diff: what comes behind is compared with nothing" equal "{} {} {} true $(verdict .failure.cycle)" \
    "$(all_of different) $(all_of only_a) $(all_of only_b) $(told '([.boundaries[].not_reached] | add > 0), .cases[0].failed_b' | paste -sd' ')"
check "diff: it is printed" shows "$work/out" '^  case first.tlv: fails in B in cycle [0-9]+; compared up to there$' \
    '^  [0-9]+ beats behind the end of a case that failed are not compared$'

# RTL and model of one run; its waveform has the same beats.
compare --sides "$work/b.rec"
check "diff: RTL and model" judged 0 same
same=$(all_of same)
compare --sides "$dir/waves/first.fst"
check "diff: RTL and model of a waveform" judged 0 same
check "diff: it has the beats of the recording" equal "$same" "$(all_of same)"
check "diff: they are called so" shows "$work/out" '^RTL    ' '^model  ' 'only RTL only model'
compare "$work/b.rec" "$dir/waves/first.fst"
check "diff: a waveform and the recording of its run" judged 0 same
compare "$dir/waves/first.fst" "$dir/waves/first.fst"
check "diff: two waveforms" judged 0 same
launch run --record "$work/order.rec" --strictness order "$FIRST"
compare "$work/a.rec" "$work/order.rec"
check "diff: a run at strictness order has the same beats" judged 0 same
refuse "RTL and model of a run without one" 'the model was stepped in no case' diff --sides "$work/order.rec"
refuse "RTL and model of a log" 'the model was stepped in no case' diff --sides "$work/a.log"

# Many cases, resets among them, and other traffic: cycles change, results do not.
some=(vectors/hand/tld4/reset*.tlv vectors/hand/suatom vectors/hand/txq vectors/hand/sm4)
launch run --no-wave --record "$work/many.rec" "${some[@]}" --random 40
compare "$work/many.rec" "$work/many.rec"
check "diff: many cases" judged 0 same
check "diff: all of them" equal "$(verdict '.cases | length')" "$(told .compared)"
launch run --no-wave --record "$work/traffic.rec" vectors/hand/tld4/cache_keep.tlv
launch run --no-wave --record "$work/b.rec" --traffic-seed 77 vectors/hand/tld4/cache_keep.tlv
compare "$work/traffic.rec" "$work/b.rec"
check "diff: other traffic, other cycles" judged 1 timing
check "diff: it begins where memory answers" equal axi "$(told .first.timing.boundary | cut -d_ -f1)"

# The signals of a unit in a testbench that knows nothing of texlock, in Icarus: dumped NAME TOP SCOPE TIME
dumped() {
    cat >"$work/$1.sv" <<END
module dump;
  initial begin
    \$dumpfile("$work/$1.fst");
    \$dumpvars(1, $3);
    if ($4 != 0) #$4 \$finish;
  end
endmodule
END
    tests/simulators/passive/build.sh "$BUILD" "$work/$1.vvp" "$2" rtl -s dump "$work/$1.sv" || return
    timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/$1.vvp" -fst "+texlock+out=$dir" >"$work/out" 2>"$work/err" </dev/null
    [[ -s $work/$1.fst ]]
}
rm -rf "$dir"
check "diff: signals of a testbench in Icarus" dumped signals tb_plain tb_plain.bench.dut 0
compare "$work/signals.fst" "$work/signals.fst"
check "diff: they can be compared" judged 0 same
check "diff: they have the results that the checker beside the testbench saw" equal \
    "$(verdict '.stages[] | select(.name == "results").compares')" "$(all_of same | jq .result)"
check "diff: a case begins with the reset" equal "1 1" "$(told '"\(.compared) \(.a.cases)"')"
rm -rf "$dir"
check "diff: signals of two units" dumped two tb_two 'tb_two.a.dut, tb_two.more[0].\b/../x .dut' 300
refuse "signals of two units" 'two.fst: no waveform can be read there: .*one unit with probe' diff "$work/two.fst" "$work/two.fst"

# What is refused.
refuse "diff without files" 'expected two files, or --sides and one' diff
refuse "diff of one file" 'expected two files, or --sides and one' diff "$work/a.rec"
refuse "diff of three files" 'two files only' diff "$work/a.rec" "$work/b.rec" "$work/a.log"
refuse "--sides of two files" '--sides is for one file' diff --sides "$work/a.rec" "$work/b.rec"
refuse "diff of no such file" 'none.rec: No such file' diff "$work/a.rec" "$work/none.rec"
refuse "diff of a folder" 'expected a file' diff "$work/a.rec" "$work"
refuse "diff of a vector" "first.tlv: line 1: expected case, cycle, boundary and payload" diff "$work/a.rec" "$FIRST"
: >"$work/empty"
refuse "diff of an empty file" 'empty: it is empty' diff "$work/a.rec" "$work/empty"
wrong_log() {
    sed -E "$2" "$work/a.log" >"$work/wrong.log"
    refuse "a log with $1" "$3" diff "$work/a.log" "$work/wrong.log"
}
wrong_log "an unknown boundary" '5s/axil_[a-z]+/nowhere/' "wrong.log: line 5: this build has no boundary 'nowhere'"
wrong_log "a payload that is too short" '7s/.$//' 'wrong.log: line 7: expected [0-9]+ digits'
wrong_log "a digit that is none" '7s/.$/x/' 'wrong.log: line 7: expected [0-9]+ digits'
wrong_log "a cycle that is none" '2s/\t[0-9]+\t/\t-1\t/' 'wrong.log: line 2: expected case, cycle'
head -c 3000 "$work/a.rec" >"$work/cut.rec"
refuse "a recording that was cut" 'cut.rec: byte [0-9]+: it ends within the recording; it was cut' diff "$work/a.rec" "$work/cut.rec"
cp "$work/a.rec" "$work/damaged.rec"
printf '\377\377' | dd of="$work/damaged.rec" bs=1 seek=9000 conv=notrunc status=none
refuse "a damaged recording" 'damaged.rec: byte [0-9]+: damaged: expected' diff "$work/a.rec" "$work/damaged.rec"
launch run --no-coverage "$work/first.tlv"
head -c 2000 "$dir/waves/first.fst" >"$work/cut.fst"
refuse "a waveform that was cut" 'cut.fst: no waveform can be read there' diff --sides "$work/cut.fst"

# Where files cannot go.
refuse "--record and cases shared out" '--jobs is not for' run --jobs 2 --record "$work/r" --out "$dir" "$FIRST"
refuse "two outputs in one file" 'name the same file' run --record "$work/r" --konata "$work/r" --out "$dir" "$FIRST"
refuse "a recording in the file of the statistics" 'stats.json: another output of this run goes there' \
    run --stats --record "$dir/stats.json" --out "$dir" "$FIRST"
cp "$FIRST" "$work/input.tlv"
refuse "--record over a vector" 'input.tlv: it exists and was not written by texlock' run --record "$work/input.tlv" --out "$dir" "$FIRST"
texlock diff --json "$work/input.tlv" "$work/a.rec" "$work/a.rec"
check "diff: --json over a vector is bad input" equal 4 "$rc"
check "diff: the vector is left alone" cmp "$FIRST" "$work/input.tlv"
launch run --record "$work/no/such/folder" "$FIRST"
check "diff: --record into no folder" equal "5 internal error" "$rc $(verdict .verdict)"
texlock diff --json "$work/no/such/folder" "$work/a.rec" "$work/a.rec"
check "diff: --json into no folder" equal "5 " "$rc $(cat "$work/out")"
if [[ -e /dev/full ]]; then
    launch run --record /dev/full "$FIRST"
    check "diff: no room for a recording" equal "5 internal error" "$rc $(verdict .verdict)"
    texlock diff --json /dev/full "$work/a.rec" "$work/a.rec"
    check "diff: no room for the JSON" equal 5 "$rc"
fi
check "diff: nothing half-written is left" equal "" "$(find "$work" -name '*.part')"

python3 -B tests/faults/unit_bugs.py "$BUILD" diff
