#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Registers that no reset clears hold, before it, what --seed draws: two vectors with some other seeds than the run's own. The
# first seed alone, which most failures show, then the others beside each other. The verdict of the first that fails becomes
# that of BUILD.
# usage: PROGRAM=build/texlock scripts/power_up.sh BUILD
set -u
export LC_ALL=C CDPATH=
. "$(dirname "$0")/verdict.bash"
build=$1
first=11 others=(12 13 14 15 16) runs=()
out_of() {
    echo "$build/power-up$([[ $1 == "$first" ]] || echo "/$1")"
}
run() {
    exec "$PROGRAM" run --seed "$1" --out "$(out_of "$1")" vectors/hand/tld4/first.tlv vectors/hand/tld4/reset_at_work.tlv \
        >"$build/power-up/$1.txt" 2>&1
}
# judge SEED STATUS: the run ended so.
judge() {
    [[ $2 -ne 0 ]] || return 0
    [[ ${#runs[@]} -eq 0 ]] || { kill "${runs[@]}"; wait; } 2>/dev/null
    echo "with the registers of --seed $1 before reset:"
    cat "$build/power-up/$1.txt"
    verdict_publish "$(out_of "$1")" "$build"
    exit "$2"
}
mkdir -p "$build/power-up"
(run "$first")
judge "$first" $?
for seed in "${others[@]}"; do
    run "$seed" &
    runs+=($!)
done
for i in "${!others[@]}"; do
    wait "${runs[i]}"
    judge "${others[i]}" $?
done
