#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Registers that no reset clears hold, before it, what --seed draws: two vectors with some other seeds than the run's own.
# The verdict of one that fails becomes that of BUILD.
# usage: PROGRAM=build/texlock scripts/power_up.sh BUILD
set -u
export LC_ALL=C CDPATH=
. "$(dirname "$0")/verdict.bash"
build=$1
for seed in 11 12 13 14 15 16; do
    "$PROGRAM" run --seed $seed --out "$build/power-up" vectors/hand/tld4/first.tlv vectors/hand/tld4/reset_at_work.tlv \
        >"$build/power-up.txt" 2>&1
    status=$?
    if [ $status -ne 0 ]; then
        echo "with the registers of --seed $seed before reset:"
        cat "$build/power-up.txt"
        verdict_publish "$build/power-up" "$build"
        exit $status
    fi
done
