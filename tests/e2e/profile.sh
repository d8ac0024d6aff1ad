#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# make profile: what a build does with a profile, and without; who is refused. WHOLE=1 makes one and runs with it.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash
unset MAKEFLAGS MFLAGS MAKEOVERRIDES

# What a build of a folder passes to g++: flags FOLDER [VARIABLE=VALUE...]
flags() {
    local folder=$1
    shift
    make -s --no-print-directory BUILD="$folder" "$@" --eval='flags-of-unit: ; @echo "$(VL_USE)"' flags-of-unit
}
mkdir -p "$work/none" "$work/some/profile"
echo counts >"$work/some/profile/unit.gcda"
used='-fprofile-use -fprofile-partial-training -Wno-missing-profile -Wno-coverage-mismatch'
check "profile: a build folder without one compiles as ever" equal "" "$(flags "$work/none")"
check "profile: a build folder that has one compiles with it" equal "$used" "$(flags "$work/some")"
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
