#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Compact forms beside the full words that they equal: the same results, in RTL and in the model.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

pairs() {
    python3 tests/oracle/compact/pairs.py "$@"
}
for seed in 1 2 3; do
    pairs write $seed "$work/pairs$seed.tlv"
    launch run --no-wave --transactions "$work/$seed.tr" "$work/pairs$seed.tlv"
    check "compact: seed $seed: pairs pass in lockstep" ended 0 pass
    check "compact: seed $seed: both of a pair give the same in RTL" pairs rtl "$work/pairs$seed.tlv" "$work/$seed.tr"
    texlock explain --json "$work/pairs$seed.tlv"
    cp "$work/out" "$work/$seed.json"
    check "compact: seed $seed: so they do in the model" pairs model "$work/pairs$seed.tlv" "$work/$seed.json"
done
check "compact: results of other pairs differ" equal 1 "$(pairs rtl "$work/pairs1.tlv" "$work/2.tr" >/dev/null 2>&1; echo $?)"
