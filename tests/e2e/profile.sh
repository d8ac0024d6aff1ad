#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# make profile: what a build does with a profile, and without; who is refused. WHOLE=1 makes one and runs with it.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash
unset MAKEFLAGS MFLAGS MAKEOVERRIDES

# What a build of a folder gives a variable: value VARIABLE FOLDER [VARIABLE=VALUE...]
value() {
    local name=$1 folder=$2
    shift 2
    make -s --no-print-directory BUILD="$folder" "$@" --eval="value-of: ; @echo \"\$($name)\"" value-of 2>/dev/null
}
# What it passes to g++: flags FOLDER [VARIABLE=VALUE...]
flags() { value VL_USE "$@"; }
none='PROFILE_KEPT='
mkdir -p "$work/none" "$work/some/profile"
printf '#!/bin/sh\necho 1.2.3\n' >"$work/g++"
chmod +x "$work/g++"
echo counts >"$work/some/profile/unit.gcda"
used='-fprofile-use -fprofile-partial-training -w -Wno-coverage-mismatch'
check "profile: a build folder without one compiles as ever" equal "" "$(flags "$work/none" $none)"
check "profile: a build folder that has one compiles with it" equal "$used" "$(flags "$work/some" $none)"
kept=scripts/unit-g++-1.2.3-verilator-4.5.gcda.gz
check "profile: one is kept for a g++ and a Verilator" equal "$kept" \
    "$(value PROFILE_KEPT "$work/none" CXX="$work/g++" TEXLOCK_SIM_VERSION='Verilator 4.5 today')"
check "profile: a build folder without one takes the one that is kept" equal "$used" "$(flags "$work/none" PROFILE_KEPT="$work/some/profile/unit.gcda")"
check "profile: its own comes first" equal "$work/some/profile/unit.gcda" "$(value VL_PROFILE "$work/some" PROFILE_KEPT="$work/none")"
inlined=
[[ $(value PROFILED_AS "$work/none") =~ VL_INLINED=([^ ]*) ]] && inlined=${BASH_REMATCH[1]}
check "profile: what is counted are the functions of a build" equal "$(value VL_APART_FLAGS "$work/none")" \
    "$(value VL_APART_FLAGS "$work/none" VL_OPT='-O2 -fprofile-generate' VL_INLINED="$inlined")"
for variant in SANITIZE=1 COVERAGE=1 MUTANTS=1 FIELDS=1; do
    check "profile: not with $variant" equal "" "$(flags "$work/some" $variant)"
done

printf '#!/bin/sh\necho "clang version 14.0.6"\n' >"$work/clang++"
chmod +x "$work/clang++"
refused() {
    ! make -s profile BUILD="$work/none" CXX="$work/clang++" >"$work/out" 2>&1 &&
        shows "$work/out" "make profile: CXX is .*clang.*; expected g" && equal "" "$(ls "$work/none")"
}
check "profile: another compiler is refused, and nothing is built" refused

guided() {
    make -s profile BUILD="$work/real" PROFILE_COUNT=200 && make -s BUILD="$work/real" "$work/real/texlock" &&
        "$work/real/texlock" run "$FIRST" --random 200 --out "$work/real/run" | grep '^PASS'
}
if [[ ${WHOLE:-} ]]; then
    check "profile: a program made with one passes" guided
fi
