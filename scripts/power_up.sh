#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Registers that no reset clears hold, before it, what --seed draws: two vectors with some other seeds than the run's own, beside
# each other. The verdict of the first seed that fails becomes that of BUILD.
# usage: PROGRAM=build/texlock scripts/power_up.sh BUILD
set -u
export LC_ALL=C CDPATH=
. "$(dirname "$0")/verdict.bash"
build=$1
seeds=(11 12 13 14 15 16) runs=()
# The first is the one that most failures show.
out_of() {
    echo "$build/power-up$([[ $1 == "${seeds[0]}" ]] || echo "/$1")"
}
mkdir -p "$build/power-up"
for seed in "${seeds[@]}"; do
    "$PROGRAM" run --seed $seed --out "$(out_of $seed)" vectors/hand/tld4/first.tlv vectors/hand/tld4/reset_at_work.tlv \
        >"$build/power-up/$seed.txt" 2>&1 &
    runs+=($!)
done
for i in "${!seeds[@]}"; do
    wait "${runs[i]}"
    status=$?
    if [ $status -ne 0 ]; then
        wait
        echo "with the registers of --seed ${seeds[i]} before reset:"
        cat "$build/power-up/${seeds[i]}.txt"
        verdict_publish "$(out_of "${seeds[i]}")" "$build"
        exit $status
    fi
done
