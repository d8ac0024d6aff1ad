#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Sign-off of the tree as it is, in small: a run, the report of what is there and what is not, a run of other sources, Ctrl-C.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

made=$work/build/signoff
mkdir -p "$work/build"
ln -s "$(realpath "$BUILD/gen")" "$work/build/gen"

# Sign off: status in rc, console in $work/out: signoff ARGUMENTS
signoff() {
    timeout "$SECONDS_PER_RUN" python3 scripts/signoff/signoff.py --build "$work/build" "$@" >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}
judged() {
    signoff --report
    equal 1 "$rc" && shows "$work/out" '^NOT SIGNED OFF: [0-9]+ of [0-9]+ gates hold, ' '^next: '
}
asks() {
    equal "$1" "$(jq -r "$2" "$made/signoff.json")"
}
git rev-parse -q --verify HEAD >"$work/commit" 2>&1 && state=current || state=stale

check "a run for sign-off writes its verdict and its commit" \
    python3 scripts/signoff/run.py "$work/build" --program "$TEXLOCK" --random 60
check "the report of it, without all else, signs nothing off" judged
# The verdict on disk: on_disk VERDICT CODE TEXT
on_disk() {
    local code=0
    "$TEXLOCK" verdict "$made" >"$work/why" 2>&1 || code=$?
    equal "$1 $2 $2" "$(jq -r '"\(.verdict) \(.exit_code)"' "$made/verdict.json") $code" && shows "$made/junit.xml" "$3"
}
check "nor does its verdict on disk" on_disk mismatch 1 'NOT SIGNED OFF: '
check "the page is whole: tags, anchors, files" python3 tests/tools/html_page.py "$made/index.html"
check "the run counts, or says why not" asks "$state" '.inputs[] | select(.name == "run") | .state'
check "every rule that is built decided something" asks 0 '[.rules[] | select(.scope == "built" and (.hits // 0) == 0)] | length'
check "every rule that is built has lines in the RTL and in the model" asks 0 \
    '[.rules[] | select(.scope == "built" and ([.places[].side] | unique | length) < 2 and (.id | IN("R-TLD4-33", "R-TLD4-52",
        "R-TXQ-36", "R-SUST-37") | not))] | length'
check "each input that is not there names its command" asks 0 \
    '[.inputs[] | select(.state == "missing" and (.command | test("^(make|scripts/)") | not))] | length'
check "what is not there fails its gates" asks 0 \
    '[.inputs[] | select(.state != "current") | .name] as $not | [.gates[] | select(.holds and (.input | IN($not[])))] | length'

other() {
    sed -i 's/"rtl_sources":\t"..../&ffff/' "$made/run/verdict.json"
    judged && asks stale '.inputs[] | select(.name == "run") | .state' && shows "$made/index.html" 'made of other RTL'
}
check "a run of other sources is stale, and says so" other

# A make that never ends stands for what takes hours.
mkdir "$work/bin"
printf '#!/bin/bash\necho >"%s"\nexec sleep 600\n' "$(realpath "$work")/started" >"$work/bin/make"
chmod +x "$work/bin/make"
interrupted() {
    local n child
    PATH=$work/bin:$PATH setsid python3 scripts/signoff/signoff.py --build "$work/build" --quick >"$work/out" 2>&1 &
    child=$!
    for ((n = 0; n < 2400; n++)); do [[ ! -e $work/started ]] || break; sleep 0.1; done
    kill -TERM "$child"
    wait "$child"
    equal 5 $? && asks false .signed_off && shows "$made/index.html" 'cut short by a signal' && shows "$work/out" '^\[1/[0-9]+\] '
}
check "a signal leaves the report of what is there" interrupted
check "which its verdict says" on_disk "internal error" 5 'NOT SIGNED OFF: '
check "after small samples too the whole ones are asked for" shows "$work/out" 'make mutation SIDE=rtl COUNT=1000|run.py .* --random 100000'
no_room() {
    rm -r "$made" && touch "$made"
    signoff --report
    equal 5 "$rc" && shows "$work/err" '^signoff: .*signoff'
}
check "a report that cannot be written" no_room
