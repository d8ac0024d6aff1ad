#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Strictness of the comparison: chosen per run and per vector, and said in every form of the verdict.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

for strictness in cycle order arch; do
    launch run --strictness $strictness "$FIRST"
    check "strictness $strictness: passes" ended 0 pass
    check "strictness $strictness: verdict.json, console and junit.xml name it" eval \
        "holds '.strictness == \"$strictness\" and .cases[0].strictness == \"$strictness\"' && shows <(tail -1 $work/out) ', strictness $strictness$' &&
         equal $strictness \"\$(xmllint --xpath 'string(//property[@name=\"strictness\"]/@value)' $dir/junit.xml)\""
done
check "strictness arch: only the checks of its own are listed" holds \
    '[.stages[].name] == ["axi_aw", "axi_w", "result", "axil_b", "axil_r", "results", "expectations", "registers", "ports", "memory"]'
check "strictness arch: the window is named" holds '.cases[0].window == 4096'
launch run --strictness order "$FIRST"
check "strictness order: each stage compared every thread once" holds \
    '[.stages[] | select(.name | IN("decode", "wrap", "lookup", "filter")) | .compares == 40 and .minimum == 40] | all'
check "strictness order: requests depend on the caches and are not listed" holds \
    '[.stages[].name | select(IN("bind_req", "lookup_req", "axi_ar"))] == []'

# Per vector.
edited ordered 's/^texlock 1$/texlock 1\nstrictness order 77/'
edited arched 's/^texlock 1$/texlock 1\nstrictness arch/'
launch run "$work/ordered.tlv" "$work/arched.tlv" "$FIRST"
check "vector: each case at its own" holds \
    '.strictness == "mixed" and [.cases[] | [.strictness, .window]] == [["order", 77], ["arch", 4096], ["cycle", null]]'
check "vector: a mixed run lists the checks of all" holds '[.stages[].name | select(. == "lookup_req")] | length == 1'
launch run --strictness cycle "$work/ordered.tlv"
check "vector: --strictness replaces its own" holds '.strictness == "cycle"'
launch run --window 99 "$work/ordered.tlv"
check "vector: --window replaces its window" holds '.cases[0].strictness == "order" and .cases[0].window == 99'

# Expectations: of result registers whatever the strictness, of stages where they are compared.
edited wrong_register 's/^texlock 1$/texlock 1\nstrictness arch/; s/(expect lane 3 R8 = )0x00040003/\10x5eed/'
launch run "$work/wrong_register.tlv"
check "strictness arch: a wrong register is found" ended 1 mismatch
check "strictness arch: by the expectation" shows "$work/out" 'expected R8 of instruction'
edited history 's/expect lane 3 R8 = .*/expect lane 3 lookup.index[0] = 99/'
launch run "$work/history.tlv"
check "strictness cycle: an expectation of cache history is judged" ended 1 mismatch
launch run --strictness order "$work/history.tlv"
check "strictness order: an expectation of cache history is not" ended 0 pass
check "strictness order: and has no share in the minimum" holds \
    '.stages[] | select(.name == "expectations") | .compares == .minimum and .compares > 0'

# A window that is too short, and how the report and its last line name it.
launch run --strictness order --window 1 "$FIRST"
check "window: a beat that takes longer is a mismatch" ended 1 mismatch
check "window: kind, numbers and strictness are named" eval \
    "holds '.failure.differs == \"late\" and (.failure.text | test(\"the window is 1\$\"))' &&
     shows $work/out '^  strictness order, window 1 working cycles'"
again=$(verdict .failure.reproduce)
check "window: the line that reproduces names strictness and window" shows <(echo "$again") '--strictness order --window 1 '
# shellcheck disable=SC2086
texlock ${again#* } --out "$dir"
check "window: and reproduces" ended 1 mismatch

edited slow 's/^texlock 1$/texlock 1\nstrictness order 100\ntraffic { latency 3000..3000 result_stall 95 ar_stall 95 }/; /^traffic/{/3000/!d}'
launch run "$work/slow.tlv"
check "window: cycles in which the unit waits for its environment do not count" ended 0 pass
check "window: though there were many" holds '.cycles > 3000'

refuse "unknown strictness" "expected cycle, order or arch" run --strictness strict "$FIRST"
refuse "strictness without a value" "" random --strictness
refuse "the old word --level" "--level is called --strictness now" run --level order "$FIRST"
refuse "the old word --level, of random cases" "--level is called --strictness now" random --level order --count 1
refuse "window of strictness cycle" "--window is for strictness order and arch" run --strictness cycle --window 5 "$FIRST"
refuse "window 0" "--window" run --strictness order --window 0 "$FIRST"
refuse "window that is no number" "--window" random --strictness order --window long
