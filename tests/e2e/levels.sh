#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Comparison levels: chosen per run and per vector, and said in every form of the verdict.
cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

for level in cycle order arch; do
    launch run --level $level "$FIRST"
    check "level $level: passes" ended 0 pass
    check "level $level: verdict.json, console and junit.xml name it" eval \
        "holds '.level == \"$level\" and .cases[0].level == \"$level\"' && shows <(tail -1 $work/out) ', level $level$' &&
         equal $level \"\$(xmllint --xpath 'string(//property[@name=\"level\"]/@value)' $dir/junit.xml)\""
done
check "level arch: only the checks of its own are listed" holds \
    '[.stages[].name] == ["result", "axil_b", "axil_r", "results", "expectations", "registers", "ports"]'
check "level arch: the window is named" holds '.cases[0].window == 4096'
launch run --level order "$FIRST"
check "level order: each stage compared every thread once" holds \
    '[.stages[] | select(.name | IN("decode", "wrap", "lookup", "filter")) | .compares == 40 and .minimum == 40] | all'
check "level order: requests depend on the caches and are not listed" holds \
    '[.stages[].name | select(IN("bind_req", "lookup_req", "axi_ar"))] == []'

# Per vector.
edited ordered 's/^texlock 1$/texlock 1\nlevel order 77/'
edited arched 's/^texlock 1$/texlock 1\nlevel arch/'
launch run "$work/ordered.tlv" "$work/arched.tlv" "$FIRST"
check "vector: each case at its own level" holds \
    '.level == "mixed" and [.cases[] | [.level, .window]] == [["order", 77], ["arch", 4096], ["cycle", null]]'
check "vector: a mixed run lists the checks of all" holds '[.stages[].name | select(. == "lookup_req")] | length == 1'
launch run --level cycle "$work/ordered.tlv"
check "vector: --level replaces its level" holds '.level == "cycle"'
launch run --window 99 "$work/ordered.tlv"
check "vector: --window replaces its window" holds '.cases[0].level == "order" and .cases[0].window == 99'

# Expectations: of result registers at every level, of stages where they are compared.
edited wrong_register 's/^texlock 1$/texlock 1\nlevel arch/; s/(expect lane 3 R8 = )0x00040003/\10x5eed/'
launch run "$work/wrong_register.tlv"
check "level arch: a wrong register is found" ended 1 mismatch
check "level arch: by the expectation" shows "$work/out" 'expected R8 of instruction'
edited history 's/expect lane 3 R8 = .*/expect lane 3 lookup.index[0] = 99/'
launch run "$work/history.tlv"
check "level cycle: an expectation of cache history is judged" ended 1 mismatch
launch run --level order "$work/history.tlv"
check "level order: an expectation of cache history is not" ended 0 pass
check "level order: and has no share in the minimum" holds \
    '.stages[] | select(.name == "expectations") | .compares == .minimum and .compares > 0'

# A window that is too short, and how the report and its last line name it.
launch run --level order --window 1 "$FIRST"
check "window: a beat that takes longer is a mismatch" ended 1 mismatch
check "window: kind, numbers and level are named" eval \
    "holds '.failure.differs == \"late\" and (.failure.text | test(\"the window is 1\$\"))' &&
     shows $work/out '^  level order, window 1 working cycles'"
again=$(verdict .failure.reproduce)
check "window: the line that reproduces names level and window" shows <(echo "$again") '--level order --window 1 '
# shellcheck disable=SC2086
texlock ${again#* } --out "$dir"
check "window: and reproduces" ended 1 mismatch

edited slow 's/^texlock 1$/texlock 1\nlevel order 100\ntraffic { latency 3000..3000 result_stall 95 ar_stall 95 }/; /^traffic/{/3000/!d}'
launch run "$work/slow.tlv"
check "window: cycles in which the unit waits for its environment do not count" ended 0 pass
check "window: though there were many" holds '.cycles > 3000'

refuse "unknown level" "expected cycle, order or arch" run --level strict "$FIRST"
refuse "level without a value" "" random --level
refuse "window of level cycle" "--window is for levels order and arch" run --level cycle --window 5 "$FIRST"
refuse "window 0" "--window" run --level order --window 0 "$FIRST"
refuse "window that is no number" "--window" random --level order --window long
