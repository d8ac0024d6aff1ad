#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The checker beside a plain testbench in Icarus: broken protocol, resets, a bug in the RTL, bad input.
# shellcheck source=tests/e2e/watch.bash
source "$(dirname "$0")/watch.bash"

check "watch: the testbench compiles" bench plain tb_plain rtl
timeout "$SECONDS_PER_RUN" vvp -n "$work/plain.vvp" +BREAK=1 >"$work/alone" 2>&1
check "watch: a testbench whose memory never sets RLAST runs to its end by itself" shows "$work/alone" '^bench: done'
watch plain +BREAK=1
check "watch: and breaks the protocol, which is the testbench's fault" ended 4 "bad input"
broken() {
    holds ".failure.protocol.id == \"$1\" and .failure.protocol.at_fault == \"testbench\" and (.failure | has(\"stage\") | not)" &&
        holds "(.protocol[] | select(.id == \"$1\").broken) > 0"
}
check "watch: and the check is named" broken PC-AXI-RLAST
check "watch: in the text too" shows "$work/out" '^BAD INPUT: the testbench broke the protocol: PC-AXI-RLAST: '
watch plain +BREAK=1 +texlock+continue +texlock+nowave
check "watch: +texlock+continue counts what the testbench breaks" ended 4 "bad input"
check "watch: in each of its beats" \
    holds '(.protocol[] | select(.id == "PC-AXI-RLAST")) | .broken > 50 and .broken == .judged'
# X in the line of handles: the unit never answers, and this testbench would wait forever.
watch plain +UNKNOWN=9 +texlock+continue +texlock+nowave
check "watch: +texlock+continue ends a simulation in which the unit stands" ended 4 "bad input"
check "watch: and says so" holds '.notes | any(test("^the unit hangs since the failure: no transfer for 20000 cycles"))'
# A disk without room for the waveform, a reader that leaves: the testbench runs on, the verdict is printed.
if [[ $EUID -eq 0 ]] && unshare -m true 2>/dev/null; then
    rm -rf "$dir" && mkdir -p "$dir"
    timeout "$SECONDS_PER_RUN" unshare -m bash -c 'mount -t tmpfs -o size=16k texlock "$1" && shift && exec "$@"' on "$dir" \
        vvp -n -M "$BUILD" -m texlock "$work/plain.vvp" +BREAK=1 "+texlock+out=$dir" +texlock+continue >"$work/out" 2>"$work/err" </dev/null
    rc=$?
    check "watch: a full disk does not end the testbench" shows "$work/out" '^bench: done' '^BAD INPUT  '
    check "watch: nor does it change the verdict" equal "exit status 4" "exit status $rc"
    check "watch: what is missing is a note" shows "$work/out" '^note: cannot write .*: No space left on device$'
fi
rm -rf "$dir"
timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/plain.vvp" +BREAK=1 "+texlock+out=$dir" </dev/null 2>"$work/err" | true
check "watch: a reader that leaves does not lose the verdict" equal 4 "$(verdict .exit_code)"
if [[ -e /dev/full ]]; then
    rm -rf "$dir"
    timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/plain.vvp" "+texlock+out=$dir" \
        </dev/null >/dev/full 2>"$work/err"
    rc=$?
    check "watch: a pass that nobody could be told is none" equal "5 5" "$rc $(verdict .exit_code)"
fi
watch plain +BREAK=2
check "watch: a testbench that withdraws a valid breaks the protocol" ended 4 "bad input"
check "watch: and the check is named" broken PC-HOLD
check "watch: with its boundary" holds '.failure.protocol.boundary == "issue"'
check "watch: nothing else is wrong with the unit" holds '[.stages[].mismatches] | add == 0'

twice=(plain +RESETS=2 +SEED=3 +COUNT=16)
watch "${twice[@]}"
check "watch: a second reset in the middle of the run passes" passed
cycles=$(verdict .cycles)
cut=(plain +RESETS=4 +CUT=1 +SEED=9 +COUNT=16)
watch "${cut[@]}"
check "watch: resets in the middle of traffic pass" passed
check "watch: and what they cut off is not missed" holds '[.stages[] | select(.name == "results")][0] | .compares > 100'
watch "${cut[@]}" +texlock+strictness=order
check "watch: at strictness order too" passed
watch "${twice[@]}" +texlock+from=300
check "watch: attached in the middle of traffic, it checks from the next reset on" passed
check "watch: and says so" holds '.notes[0] | test("^checked from the reset in clock cycle [0-9]+ on: [0-9]+ transfers")'
check "watch: and has checked less" holds ".cycles < $cycles and .cycles > 300"
watch plain +COUNT=16 +texlock+from=300
check "watch: attached late and never a reset, the run is vacuous" ended 3 vacuous
check "watch: and says why" holds '.failure.text | test("^no reset of the unit was seen in [0-9]+ clock cycles")'

bench two tb_two rtl
second='tb_two.more[0].\b/../x .dut' folder=tb_two.more_0_._b_.._x_.dut
watch two +texlock+units=2
two() {
    equal "exit status 0" "exit status $rc" &&
        equal 20 "$(jq .instructions "$dir/tb_two.a.dut/verdict.json")" &&
        equal 30 "$(jq .instructions "$dir/$folder/verdict.json")" &&
        equal "unit tb_two.a.dut unit $second" "$(grep '^unit ' "$work/out" | paste -sd ' ')"
}
check "watch: two units are checked each by itself, one in a generate block under an escaped name" two
both() {
    holds '.verdict == "pass" and .instructions == 50 and (.cases | length) == 2 and .units.count == 2' && "$TEXLOCK" verdict "$dir"
}
check "watch: the verdict of the folder above is about both" both
told() {
    shows "$work/out" '^texlock: units that are watched: 2$' '^  tb_two.a.dut$' &&
        equal "2 tb_two.a.dut $second [] []" \
            "$(jq -r '.units | "\(.count) \(.watched | join(" ")) \(.not_watched) \(.not_seen)"' "$dir/$folder/verdict.json")" &&
        equal "$second" "$(jq -r .instance "$dir/$folder/verdict.json")" &&
        equal 2 "$(xmllint --xpath 'string(//property[@name="units"]/@value)' "$dir/$folder/junit.xml")" &&
        equal "$second" "$(xmllint --xpath 'string(//testcase/@name)' "$dir/$folder/junit.xml")" &&
        equal "$folder tb_two.a.dut" "$(cd "$work/run" && ls -d -- */ | tr -d / | sort -r | paste -sd " ")"
}
check "watch: console and each verdict name both by their full paths; no file lies outside their folders" told
watch two "+texlock+dut=tb_two.more[0].b/../x.dut" +texlock+units=1
check "watch: +texlock+dut= chooses one of them" holds ".verdict == \"pass\" and .instance == \"${second//\\/\\\\}\""
check "watch: and that another is not watched is told" \
    holds '.units | .count == 1 and .not_watched == ["tb_two.a.dut (not named by +texlock+dut=)"]'
check "watch: on the console too" shows "$work/out" '^not watched: tb_two.a.dut \(not named by \+texlock\+dut=\)$'
mkdir -p "$dir/tb_two.a.dut" && cp "$dir/verdict.json" "$dir/junit.xml" "$dir/tb_two.a.dut"
timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/two.vvp" "+texlock+out=$dir" +texlock+units=3 >"$work/out" \
    2>"$work/err" </dev/null
rc=$?
check "bad input: another number of units than is demanded" ended 4 "bad input"
check "bad input: and the units that are there" \
    holds '.failure.text == "+texlock+units=3, but there are 2 units to watch: " + (.units.watched | join(", "))'
check "bad input: an earlier verdict of a unit is replaced" equal "bad input 4" \
    "$(jq -r '"\(.verdict) \(.exit_code)"' "$dir/tb_two.a.dut/verdict.json")"
watch two +texlock+units=0
check "bad input: a demand for no unit" shows "$work/err" '\+texlock\+units=N \(1..64\)'
watch two +CLOCK=1 +CLOCK_AT=60 +CLOCK_UNIT=6 +texlock+nowave
unknown_clock() {
    equal "exit status 4" "exit status $rc" &&
        equal "bad input" "$(jq -r .verdict "$dir/$folder/verdict.json")" &&
        equal 0 "$(jq '[.stages[].mismatches] | add' "$dir/tb_two.a.dut/verdict.json")"
}
check "watch: of two units, the one whose clk_i is X is refused, and its ending is the run's" unknown_clock

# A bug in the RTL: the testbench does not see it.
watch plain +texlock+strictness=order
check "watch: strictness order passes" passed
check "watch: and the verdict says so" holds '.strictness == "order" and ([.stages[] | select(.name == "wrap")][0].minimum > 100)'
watch plain +texlock+strictness=arch +texlock+window=100
check "watch: strictness arch passes" passed
check "watch: and compares the results" holds '[.stages[] | select(.name == "result" and .compares > 100)] != []'

# Stores, queries, loads, fetches and gathers of one surface, in a memory that takes writes and answers them in its own order.
for strictness in cycle order arch; do
    watch plain +STORES=1 "+texlock+strictness=$strictness"
    check "watch: stores mixed with all else pass at strictness $strictness" passed
    check "watch: and each line that they write is compared with what their threads store" \
        holds '[.stages[] | select(.name == "memory")][0] | .minimum > 80 and .compares == .minimum'
    check "watch: loads and fetches are among them" holds '.rules["R-LD-7"] > 20 and .rules["PD-117a"] > 20'
done
watch "${cut[@]}" +STORES=1
check "watch: stores that a reset cuts off pass" passed

plant wrap_axis.sv "size[15:0] - 16'd1 - r[15:0]" "size[15:0] - {15'd0, !mirror} - r[15:0]" && bench bug tb_plain "$work/rtl"
timeout "$SECONDS_PER_RUN" vvp -n "$work/bug.vvp" >"$work/alone" 2>&1
check "watch: the testbench passes with a bug in the RTL" shows "$work/alone" '^bench: done'
watch bug
check "watch: the checker ends the simulation as a mismatch" ended 1 mismatch
check "watch: and names the stage" holds '.failure.stage == "wrap" and .failure.boundary == "wrap" and .failure.differs == "payload"'
check "watch: and shows fields, rules, footprint and files" \
    shows "$work/out" '^MISMATCH in stage wrap' 'y\[0\] +\*' 'R-TLD4-43' 'footprint: lane' '^  waveform ' '^  saved case'
check "watch: the waveform is there" test -s "$(verdict .failure.wave)"
check "watch: the testbench did not reach its end" equal "" "$(grep '^bench: done' "$work/out")"
replay() {
    local saved
    saved=$(verdict .failure.saved)
    [[ -s $saved ]] && "$TEXLOCK" run --out "$work/replay" "$saved"
}
check "watch: the saved case runs, and the right RTL passes it" replay
check "watch: it was run once already, and the report says that it does not reproduce" \
    shows "$work/out" '^  reproduces  NO, the saved case ends with pass$'
check "watch: and so does the verdict" holds '.failure | .reproduces == false and (.replayed | test("^NO, "))'
check "watch: the line that reproduces names the program beside the library" \
    holds ".failure.reproduce | startswith(\"$BUILD/texlock run \")"
watch bug +texlock+strictness=order
check "watch: strictness order finds it too" holds '.verdict == "mismatch" and .failure.stage == "wrap"'
watch bug +texlock+strictness=arch
check "watch: strictness arch finds that a wrong line was read" \
    holds '.verdict == "mismatch" and (.failure.text | test("^unread line"))'
watch bug +texlock+continue +texlock+nowave
check "watch: +texlock+continue lets the simulation go on, and fails in the end" ended 1 mismatch
check "watch: and counts" holds '[.stages[].mismatches] | add > 1'
check "watch: and the testbench reaches its end" shows "$work/out" '^bench: done'
check "watch: +texlock+nowave writes none" equal null "$(verdict .failure.wave)"

bench ways tb_plain rtl -Ptb_plain.L1_SETS=16
watch ways
check "bad input: a unit whose parameters are not the model's" ended 4 "bad input"
check "bad input: and the parameter" holds '.failure.text | test("L1_SETS is 16, the model.s is 32: give .texlock.strictness=order")'
watch ways +COUNT=16 +texlock+strictness=order
check "watch: strictness order takes it" passed
bench without tb_plain rtl -Ptb_plain.TEX_BC=0
watch without +texlock+strictness=order
check "bad input: a unit that answers otherwise than the model, at any strictness" ended 4 "bad input"
check "bad input: and its parameter" holds '.failure.text | test("TEX_BC is 0, the model.s is 1: build both alike")'
watch plain +texlock+bogus=1
check "bad input: an unknown option of the checker" shows "$work/err" "option '\+texlock\+bogus=1': expected \+texlock\+dut="
check "bad input: and the simulation fails" equal 4 "$rc"
watch plain +texlock+strictness=strict
check "bad input: an unknown strictness" shows "$work/err" '\+texlock\+strictness=cycle\|order\|arch'
watch plain +texlock+window=0
check "bad input: a window without a cycle" equal 4 "$rc"
watch plain +texlock+dut=tb_plain.nothing
check "bad input: a unit that is not there" ended 4 "bad input"
check "bad input: and its name" holds '.failure.text | test("tb_plain.nothing: VPI sees no instance of that path; of units it sees: tb_plain.bench.dut$")'
watch plain +texlock+dut=tb_plain.bench.dut +texlock+dut=tb_plain.bench.dut
check "bad input: a unit named twice" shows "$work/out" 'names a unit twice'
watch plain +BREAK=2
vvp -n -M "$BUILD" -m texlock "$work/plain.vvp" +RESETS=1000000 "+texlock+out=$dir" >"$work/out" 2>&1 </dev/null &
for ((i = 0; i < 300; i++)); do
    [[ $(verdict .verdict) != running ]] || break
    sleep 0.1
done
check "watch: a simulation begins by replacing the verdict of an earlier one" equal running "$(verdict .verdict)"
kill -KILL $! && wait $! 2>/dev/null
mkdir -p "$work/none"
cat >"$work/none/none.sv" <<'SV'
module none;
  initial #100 $finish;
endmodule
SV
iverilog -g2012 -o "$work/none.vvp" "$work/none/none.sv"
watch plain +BREAK=2
timeout "$SECONDS_PER_RUN" vvp -n -M "$BUILD" -m texlock "$work/none.vvp" "+texlock+out=$dir" >"$work/out" 2>"$work/err"
rc=$?
check "bad input: a run that cannot begin leaves no earlier verdict to be read for its own" \
    holds '.verdict == "bad input" and .exit_code == 4 and (.failure.text | test("no module texture_unit"))'
watch none
check "bad input: a design without a texture_unit" shows "$work/out" 'the design has no module texture_unit that VPI can see'
check "bad input: and the simulation fails" equal 4 "$rc"
