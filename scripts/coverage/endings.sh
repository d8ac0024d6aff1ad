#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Runs that do not pass: what model and harness do only then is counted too. A hang (the occupancy of the stages) and a
# mismatch (the footprint), which is shrunk; and what explain prints. usage: scripts/coverage/endings.sh PROGRAM DIR; exit: 0 each ended so, 1 one did not
set -u
export LC_ALL=C CDPATH=
program=$1 dir=$2
mkdir -p "$dir"
ends() {
    local status=$1 rc=0
    shift
    "$program" run --out "$dir" "$@" >"$dir/$status.log" 2>&1 || rc=$?
    [[ $rc -eq $status ]] || { tail -20 "$dir/$status.log"; echo "coverage: exit status $rc; expected $status: $*"; exit 1; } >&2
}
sed 's/^texlock 1$/&\ntraffic { latency 5000 }/' vectors/hand/tld4/first.tlv >"$dir/slow.tlv"
ends 2 --watchdog 64 "$dir/slow.tlv"
sed 's/R9 = 0x00040000$/R9 = 1/' vectors/hand/tld4/first.tlv >"$dir/wrong.tlv"
ends 1 "$dir/wrong.tlv"
"$program" shrink --seconds 20 --out "$dir/shrunk.tlv" "$dir/wrong.tlv" >"$dir/shrink.log" 2>&1 || { tail -20 "$dir/shrink.log" >&2; exit 1; }
for vector in tld4 tld txq sust; do
    "$program" explain "vectors/hand/$vector/first.tlv" >"$dir/explain.log" 2>&1 || { tail -20 "$dir/explain.log" >&2; exit 1; }
done
# What depends on constants alone is evaluated before the first clock cycle.
TEXLOCK_COVERAGE_START=1 "$program" run --out "$dir" vectors/hand/tld4/first.tlv >"$dir/start.log" 2>&1 || { tail -20 "$dir/start.log" >&2; exit 1; }
# What registers hold before the first reset, which the seed decides.
for seed in 11 12 13 14; do
    "$program" run --seed "$seed" --out "$dir" vectors/hand/tld4/first.tlv >"$dir/seed.log" 2>&1 || { tail -20 "$dir/seed.log" >&2; exit 1; }
done
