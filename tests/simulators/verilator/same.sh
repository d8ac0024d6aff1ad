#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Two Verilators, one main: the distribution's ($BUILD/texlock) and the newest ($BUILD/wheel/texlock) come to the same
# verdicts, and a build folder never mixes them.
CDPATH= cd "$(dirname "$0")/../../.." || exit
. tests/e2e/lib.bash
ONE=$BUILD/texlock
OTHER=$BUILD/wheel/texlock

# Run with each into the same folder; verdicts in $work/one.json and $work/other.json, all but the simulator's name.
both() {
    local name
    for name in one other; do
        TEXLOCK=$ONE
        [[ $name == one ]] || TEXLOCK=$OTHER
        launch "$@"
        verdict .simulator >"$work/$name.simulator"
        jq -S 'del(.simulator) | del(.failure.reproduce)' "$dir/verdict.json" >"$work/$name.json"
        sed "s#$TEXLOCK#texlock#" "$work/out" >"$work/$name.out"
        echo "$rc" >"$work/$name.rc"
    done
}
same() {
    equal "exit status $1" "exit status $(<"$work/one.rc")" && diff "$work/one.rc" "$work/other.rc" &&
        diff "$work/one.json" "$work/other.json"
}
differs() {
    ! diff -q "$1" "$2" >/dev/null
}

both run --random 500 --seed 11 vectors/*/*/*.tlv
check "verilator: all directed vectors and 500 random instructions pass with both, with the same verdict" same 0
check "verilator: the last run ended as all runs do" ended 0 pass
check "verilator: they are two" differs "$work/one.simulator" "$work/other.simulator"
check "verilator: the verdict names the newer" shows "$work/other.simulator" '^Verilator [5-9]\.[1-9][0-9]'
cp "$work/other.json" "$work/seed11.json"
both random --count 200 --seed 12
check "verilator: another seed is another verdict" differs "$work/seed11.json" "$work/other.json"
check "verilator: which both agree on" same 0

# A failure is reported alike, to the last line of the report.
edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'
both run "$work/wrong.tlv"
check "verilator: a mismatch is the same in both" same 1
check "verilator: so is its report" diff "$work/one.out" "$work/other.out"
sed -E '0,/^rules/s/^rules/traffic { latency 5000 }\nrules/' "$FIRST" >"$work/slow.tlv"
both run --watchdog 64 "$work/slow.tlv"
check "verilator: a hang is the same in both" same 2

# One build folder, two Verilators.
stamp() {
    make -s BUILD="$work/build" VERILATOR="$1" "$work/build/verilator.stamp"
}
mixed() {
    stamp verilator && mkdir -p "$work/build/verilated" && touch "$work/build/verilated/old.o" && stamp verilator &&
        [[ -e $work/build/verilated/old.o ]] && stamp "$BUILD/venv/bin/verilator" && [[ ! -e $work/build/verilated ]]
}
check "verilator: objects of another one are thrown away, those of the same are kept" mixed
nowhere() {
    ! stamp "$work/no-verilator" 2>"$work/err" && shows "$work/err" 'no-verilator is no Verilator that runs here'
}
check "verilator: one that does not exist is refused by name" nowhere
