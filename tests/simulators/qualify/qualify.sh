#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A simulator that computes wrongly is refused before anything is judged: known answers (scripts/known). What is
# expected of one construct is falsified here, so that the installed simulator appears to be wrong. Nothing else may run
# the programs of BUILD meanwhile: make refuses them.
CDPATH= cd "$(dirname "$0")/../../.." || exit
. tests/e2e/lib.bash

icarus() {
    mkdir -p "$dir"
    scripts/known/known.py "$work/known" "Icarus of the test" --out "$dir" --icarus "$@" >"$work/out" 2>"$work/err"
    rc=$?
}
icarus
check "known answers: Icarus computes what is in use right" equal 0 "$rc"
stamp=$(stat -c %Y.%i "$work/known/good")
icarus
check "known answers: it is asked once" equal "0 $stamp" "$rc $(stat -c %Y.%i "$work/known/good")"

# All that rtl/ depends on: any wrong answer is found and named.
for construct in function nonblocking shift signed multiply loop comb select array bits struct unknown; do
    icarus --deviate $construct
    check "known answers: $construct computed wrongly is an internal error" equal \
        "5 1" "$rc $(grep -c 'this Icarus (Icarus of the test) computes wrongly: .*: 1 of 64 answers; use another' "$work/err")"
done
check "known answers: the verdict says so" holds '.verdict == "internal error" and .exit_code == 5'
check "known answers: nothing stands for the next time" test ! -e "$work/known/good"
icarus --deviate deep
check "known answers: what the RTL does without is told, not refused" equal "0 1" "$rc $(grep -c 'note: .*functions three deep.*; the RTL does without' "$work/out")"

# As make has it: no program, and no verdict of a comparison.
refused_by_make() {
    local simulator=$1 target=$2
    cp -p "$target" "$work/kept"
    rm "$target"
    make -s BUILD="$BUILD" KNOWN_FLAGS="--deviate shift --out $dir" "$target" >"$work/out" 2>&1 && echo "make did not fail"
    mv "$work/kept" "$target"
    shows "$work/out" "this $simulator \\(.*\\) computes wrongly: a wide shift" && holds '.exit_code == 5'
}
rm -rf "$dir"
mkdir -p "$dir"
check "known answers: make refuses an Icarus that computes wrongly" refused_by_make Icarus "$BUILD/texlock-icarus"
texlock run --out "$dir" "$FIRST"
check "known answers: a later run writes its verdict in that one's place" ended 0 pass
rm -rf "$dir"
mkdir -p "$dir"
check "known answers: make refuses a Verilator that computes wrongly" refused_by_make Verilator "$BUILD/texlock"
make -s BUILD="$BUILD" "$BUILD/texlock" "$BUILD/texlock-icarus" >"$work/out" 2>&1
check "known answers: afterwards the program is there" equal 0 $?
