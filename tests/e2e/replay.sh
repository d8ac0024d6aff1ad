#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Seeds and saved cases: a run can be repeated from what it left.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

keep() {
    rm -rf "${work:?}/$1"
    cp -r "$dir" "$work/$1"
}
same() {
    cmp "$work/$1/verdict.json" "$work/$2/verdict.json"
}
# Verdicts that are the same but for the seed.
alike() {
    cmp <(jq 'del(.seed)' "$work/$1/verdict.json") <(jq 'del(.seed)' "$work/$2/verdict.json")
}
# What a failure says of the case itself: not where the files lie.
told() {
    jq '{verdict, exit_code, failure: (.failure | {stage, boundary, differs, cycle, instruction, lane, latency,
        text: (.text // "" | sub("^.*?tlv:[0-9:]+ "; ""))})}' "$1/verdict.json"
}

# Random runs are a function of the seed.
launch random --seed 7 --count 200
check "seeds: a random run passes" ended 0 pass
check "seeds: it issued what was asked for" holds '.instructions == 200 and .seed == 7'
keep seven
launch random --seed 7 --count 200
keep again
check "seeds: the same seed gives the same verdict.json" same seven again
launch random --seed 8 --count 200
keep eight
check "seeds: another seed gives another run" jq -e -n --slurpfile a "$work/seven/verdict.json" \
    --slurpfile b "$work/eight/verdict.json" \
    '$a[0].cycles != $b[0].cycles and $a[0].rules != $b[0].rules and $b[0].seed == 8'
launch random --seed 0xffffffff --count 17
check "seeds: the largest seed, a count that is no multiple of a case's" holds \
    '.seed == 4294967295 and .instructions == 17 and .exit_code == 0'
launch run --random 33 --seed 7 "$FIRST"
check "seeds: files, then random instructions" holds '.instructions == 35 and .cases[0].name == "vectors/hand/tld4/first.tlv" and
    (.cases[1].name | startswith("random-seed7-")) and .exit_code == 0'

# Registers start at random values: results do not depend on them.
for seed in 1 2 3 0x12345678 0xffffffff; do
    launch run --seed "$seed" \
        "$FIRST" vectors/hand/tld4/order.tlv vectors/hand/tld4/illegal.tlv vectors/hand/tld4/sparse_and_errors.tlv
    check "seeds: vectors pass with registers drawn from seed $seed" ended 0 pass
    keep "reset$seed"
    check "seeds: seed $seed of the registers changes no cycle and no count" alike reset1 "reset$seed"
done

# The traffic seed changes when things happen, not what.
traffic=vectors/hand/tld4/sparse_and_errors.tlv
launch run "$traffic"
keep usual
launch run --traffic-seed 5 "$traffic"
check "traffic seed: the vector passes with another" ended 0 pass
keep five
check "traffic seed: it takes another number of cycles" \
    test "$(jq .cycles "$work/usual/verdict.json")" != "$(jq .cycles "$work/five/verdict.json")"
check "traffic seed: it compares as many results" equal \
    "$(jq -c '.stages[] | select(.name == "results" or .name == "texel")' "$work/usual/verdict.json" | jq .minimum)" \
    "$(jq -c '.stages[] | select(.name == "results" or .name == "texel")' "$work/five/verdict.json" | jq .minimum)"
launch run --traffic-seed 5 "$traffic"
keep five-again
check "traffic seed: the same again gives the same verdict" same five five-again

# A mismatch of a file runs again from that file; with another traffic seed from a saved case.
edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/; 
    0,/^rules/s/^rules/traffic { seed 9 latency 3..50 r_gap 30 reorder on }\nrules/'
launch run --seed 11 "$work/wrong.tlv"
check "replay: a file that fails is its own saved case" equal "1 $work/wrong.tlv" "$rc $(verdict .failure.saved)"
launch run --seed 11 --traffic-seed 77 "$work/wrong.tlv"
check "replay: with another traffic seed it fails, too" ended 1 mismatch
keep first
saved=$(verdict .failure.saved)
check "replay: that case is saved" test -s "$saved" -a "$saved" != "$work/wrong.tlv"
cp "$saved" "$work/saved.tlv"
launch run --seed 11 "$work/saved.tlv"
keep second
check "replay: the saved case fails in the same way" cmp <(told "$work/first") <(told "$work/second")
check "replay: the golden model makes the same of both" cmp \
    <("$TEXLOCK" explain "$work/wrong.tlv" | sed 1d) <("$TEXLOCK" explain "$work/saved.tlv" | sed 1d)

# Two failing files of one name are two failures.
mkdir -p "$work/other"
sed 's/0x00040001/0x00040002/' "$work/wrong.tlv" >"$work/other/wrong.tlv"
launch run --keep-going --traffic-seed 5 "$work/wrong.tlv" "$work/other/wrong.tlv"
check "replay: two failing files of one name leave two saved cases and waveforms" equal "2 2" \
    "$(find "$dir/failures" -name '*.tlv' | wc -l) $(find "$dir/waves" -name '*.fst' | wc -l)"
printf -v odd '%s/a "b" <c> & %b.tlv' "$work" '\xff'
cp "$work/wrong.tlv" "$odd"
launch run "$odd"
check "replay: a file name with odd characters" ended 1 mismatch
cp "$work/wrong.tlv" "$work/two words.tlv"
launch run "$work/two words.tlv"
timeout 60 bash -c "$(verdict .failure.reproduce) --out $work/replayed" >/dev/null 2>&1
check "replay: the printed line of a file with a blank in its name works" equal 1 $?

# A random case that hangs runs again by the line that the report prints.
launch random --seed 3 --watchdog 64 --count 400
check "replay: a random case hangs before an impatient watchdog" ended 2 hang
keep hang
reproduce=$(verdict .failure.reproduce)
check "replay: console and verdict print the same line" shows "$work/out" "^  reproduce   $reproduce$"
rm -rf "$work/replayed"
timeout 60 bash -c "$reproduce --out $work/replayed" >/dev/null 2>&1
check "replay: the printed line ends in the same way" cmp <(told "$work/hang") <(told "$work/replayed")

# Every directed vector survives saving: made to hang, its saved case means the same to the golden model.
means_the_same() {
    local slow=$1 saved
    launch run --no-wave --watchdog 64 --traffic-seed 3 "$slow"
    if [[ $rc -eq 0 ]]; then # it reads nothing: a gather at its end does
        echo 'warp 0 { asm "TLD4.R.T R8, R0, 0, 2D" }' >>"$slow"
        launch run --no-wave --watchdog 64 --traffic-seed 3 "$slow"
    fi
    saved=$(verdict .failure.saved)
    [[ $rc -eq 2 && $saved == "$dir"/* ]] &&
        cmp -s <("$TEXLOCK" explain "$slow" | sed 1d) <("$TEXLOCK" explain "$saved" | sed 1d)
}
lost=() count=0 every=4
[[ -z ${WHOLE:-} ]] || every=1
mkdir -p "$work/slow"
for file in $(printf '%s\n' vectors/*/*/*.tlv | awk -v every="$every" 'NR % every == 0'); do
    slow=$work/slow/${file//\//-}
    sed -E '/^traffic/d; 0,/^texlock 1/s//texlock 1 traffic { latency 9999 }/
        s|"\.\./\.\./textures|"'"$PWD"'/vectors/textures|' "$file" >"$slow"
    if means_the_same "$slow"; then count=$((count + 1)); else lost+=("$file"); fi
done
check "replay: each of $count directed vectors means the same once saved" equal "0 lost:" \
    "${#lost[@]} lost:${lost[*]/#/ }"
check "replay: there were directed vectors" test "$count" -ge 30
