#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Run the whole suite. usage: scripts/test.sh BUILD_DIR [STEP]...
# Each step prints TAP lines ("ok ...", "not ok ..."); the last line counts them. Logs: BUILD_DIR/test/STEP.log.
set -uo pipefail
cd "$(dirname "$0")/.."
build=$1
shift
all=(rules lint unit rtl lockstep e2e bugs fuzz sanitize)
steps=("${@:-${all[@]}}")
[[ $# -gt 0 ]] || steps=("${all[@]}")
mkdir -p "$build/test"
MAKE="make -s BUILD=$build"

# One command, one test.
check() {
    local name=$1
    shift
    if "$@"; then echo "ok - $name"; else echo "not ok - $name"; fi
}

step_rules() {
    check "rule ids agree in list, model, RTL and vectors" python3 scripts/check_rules.py
    check "generated definitions do not depend on the run" scripts/check_defs.sh "$build"
}
step_lint() {
    scripts/lint.sh "$build"
    check "clang-format" $MAKE format-check
}
step_unit() {
    $MAKE unit-build || { echo "not ok - unit tests build"; return; }
    for t in "$build"/tests/test_*; do
        [[ -x $t ]] || continue
        CMOCKA_MESSAGE_OUTPUT=TAP "$t" 2>&1 || echo "# $(basename "$t") failed"
    done | sed -E 's/^(ok|not ok) [0-9]+ - /\1 - /'
}
step_rtl() {
    check "RTL units alone against the C library" $MAKE rtl-units
}
step_lockstep() {
    check "lockstep: directed vectors and random" $MAKE lockstep-run
}
step_e2e() {
    for t in tests/e2e/*.sh; do
        BUILD=$build "$t"
    done
}
step_bugs() {
    python3 scripts/bugs.py --build "$build"
}
step_fuzz() {
    $MAKE fuzz
}
step_sanitize() {
    check "unit tests under ASan and UBSan" $MAKE sanitize-unit
    check "lockstep under ASan and UBSan" $MAKE sanitize-lockstep
}

passed=0 failed=0 begin=$SECONDS
for step in "${steps[@]}"; do
    log=$build/test/$step.log
    start=$SECONDS
    printf '== %-9s ' "$step"
    "step_$step" >"$log" 2>&1
    ok=$(grep -cE '^ok( |$)' "$log") bad=$(grep -cE '^not ok( |$)' "$log")
    # A step that ran no test has failed.
    [[ $((ok + bad)) -gt 0 ]] || { bad=1; echo "not ok - step $step ran no test" >>"$log"; }
    passed=$((passed + ok)) failed=$((failed + bad))
    printf '%4d passed, %d failed  (%d s)\n' "$ok" "$bad" $((SECONDS - start))
    if [[ $bad -gt 0 ]]; then
        grep -E '^not ok' "$log" | sed 's/^/     /'
        echo "     log: $log; again: scripts/test.sh $build $step"
    fi
done
echo "suite: $((SECONDS - begin)) s"
echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
