#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# --jobs: several processes share the cases, and end as one would: same counts, same first failure, same files.
# usage: BUILD=build tests/e2e/jobs.sh
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# What one process leaves, and what N leave, must be the same but for processes and times: alike NAME ARGUMENT...
files() {
    jq -S . "$dir/verdict.json"
    sed -E 's/ time="[0-9.]*"//g; s/ timestamp="[^"]*"//g; s/(hostname|pid)="[^"]*"//g' "$dir/junit.xml"
    [[ ! -e $dir/coverage.json ]] || jq -S . "$dir/coverage.json"
    find "$dir" -type f -printf '%P\n' | sort
}
alike() {
    local name=$1 jobs
    shift
    launch run "$@"
    local status=$rc
    files >"$work/one" 2>&1
    cp "$work/out" "$work/one.out"
    for jobs in 2 3; do
        launch run --jobs $jobs "$@"
        files >"$work/several" 2>&1
        check "jobs: $name, $jobs processes: same ending" equal "$status" "$rc"
        check "jobs: $name, $jobs processes: same files" diff "$work/one" "$work/several"
        check "jobs: $name, $jobs processes: same console" diff "$work/one.out" "$work/out"
    done
}
cases=(vectors/hand/tld4/first.tlv vectors/hand/txq/first.tlv vectors/hand/sust/first.tlv vectors/hand/tld4/array.tlv
    vectors/hand/tld4/reset_at_work.tlv vectors/captured/mesa/array.tlv vectors/hand/tld/first.tlv vectors/hand/suld/silicon.tlv)
alike "vectors and random instructions" "${cases[@]}" --random 200
# After a case that is not compared cycle by cycle the next one begins uncompared.
edited order 's/^rules/strictness order\nrules/'
edited arch 's/^rules/strictness arch\nrules/'
alike "cases of other strictness" "${cases[0]}" "$work/order.tlv" "${cases[1]}" "$work/arch.tlv" "$work/order.tlv" "${cases[@]:2}" "$work/arch.tlv"
alike "all at strictness order" --strictness order "${cases[@]}" --random 60
alike "one file several times" "$FIRST" "$FIRST" "$FIRST" "$FIRST" "$FIRST"
alike "fewer cases than processes" "$FIRST" "$FIRST"
alike "without coverage" --no-coverage "${cases[@]}"

# The first failure in the order of the cases, whoever finds one first.
edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'
edited three 's/R8 = 0x00040003  R9 = 0x00040004/R8 = 1 R9 = 2/; s/(lane 31 R9 = 0x0004000)0/\17/'
alike "a mismatch at the end" "${cases[@]}" "$work/wrong.tlv"
alike "a mismatch at the beginning" "$work/wrong.tlv" "${cases[@]}" --random 200
alike "several, the first after a long case" vectors/captured/silicon/blocks.tlv "$work/three.tlv" "$work/wrong.tlv" "$work/wrong.tlv" "${cases[@]}"
alike "a failure in two cases beside each other" "$FIRST" "$work/wrong.tlv" "$work/three.tlv" "$work/wrong.tlv" "$work/three.tlv"
edited rule 's/^rules R.*/rules R-TLD4-41 PD-92/'
alike "vacuous" "${cases[@]}" "$work/rule.tlv" "$work/wrong.tlv"
edited slow '0,/^rules/s/^rules/traffic { latency 5000 }\nrules/'
alike "a hang" --watchdog 64 "$FIRST" "$work/slow.tlv" "$FIRST" "$work/slow.tlv"

# Which worker's each case is does not depend on the clock.
launch run --jobs 2 "${cases[@]}" "$work/wrong.tlv" --random 100
cp "$work/out" "$work/before"
launch run --jobs 2 "${cases[@]}" "$work/wrong.tlv" --random 100
check "jobs: the same again" diff "$work/before" "$work/out"

refuse "--jobs 0" '--jobs: .0. is not a number in 1' run --jobs 0 "$FIRST"
refuse "--jobs, and all failures wanted" '--jobs is not for --keep-going' run --jobs 2 --keep-going "$FIRST"
refuse "--jobs, and transfers wanted in order" '--jobs is not for' run --jobs 2 --transactions "$work/transfers" "$FIRST"
launch run --jobs 2 "$FIRST" nowhere.tlv
check "jobs: a file that is not there" refused

# Signals, and ends from outside.
children() {
    cat "/proc/$child/task/$child/children" 2>/dev/null
    echo
}
begun() {
    [[ $(children | wc -w) -eq 2 ]] && grep -q running "$dir/verdict.json" 2>/dev/null
}
begin() {
    local n
    rm -rf "$dir"
    "$TEXLOCK" random --seed 5 --count 4000000 --jobs 2 --out "$dir" >"$work/out" 2>"$work/err" </dev/null &
    child=$!
    for ((n = 0; n < 300; n++)); do ! begun || break; sleep 0.1; done
    check "jobs: two processes are at work" begun
    read -ra workers < <(children)
    sleep 0.5
}
gone() {
    local n pid
    for ((n = 0; n < 50; n++)); do
        kill -0 "${workers[@]}" 2>/dev/null || return 0
        sleep 0.1
    done
    for pid in "${workers[@]}"; do grep State "/proc/$pid/status"; done
    return 1
}
for signal in INT TERM; do
    begin
    kill -s $signal "$child"
    wait "$child"
    rc=$?
    check "jobs: SIG$signal: all four tell the internal error" ended 5 "internal error"
    check "jobs: SIG$signal: the verdict names it, and counts what was compared" holds \
        ".failure.text == \"interrupted by SIG$signal: the counts are of the cycles before\" and .compares > 100 and .cycles > 10"
    check "jobs: SIG$signal: nobody is left" gone
done
begin
kill -KILL "$child"
wait "$child" 2>/dev/null
check "jobs: killed, it says running still" equal "running 5" "$(verdict '"\(.verdict) \(.exit_code)"')"
check "jobs: killed, nobody is left" gone
begin
kill -KILL "${workers[1]}"
wait "$child" 2>/dev/null
rc=$?
check "jobs: a worker that dies ends all in its way" equal "137 running" "$rc $(verdict .verdict)"
check "jobs: nobody is left then" gone
