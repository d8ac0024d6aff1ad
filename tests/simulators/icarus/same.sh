#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The same vectors and the same random instructions in Verilator and in Icarus: the same transfers, one by one, and the
# same verdict but for the simulator's name. RANDOM_COUNT: random instructions (100). EVERY: of the vectors every EVERY-th
# (20; 1: all), and always the first of each family and those in which a reset comes while the unit works.
CDPATH= cd "$(dirname "$0")/../../.." || exit
. tests/e2e/lib.bash
SECONDS_PER_RUN=9000
VERILATED=$BUILD/texlock
ICARUS=$BUILD/texlock-icarus

# Run the same in both, each with its transfers: both NAME run|random ARGUMENTS
both() {
    local name=$1 command=$2
    shift 2
    dir=$work/$name/verilator TEXLOCK=$VERILATED
    launch "$command" --transactions "$work/$name.verilator" --record "$work/$name.verilator.rec" "$@"
    verilator_rc=$rc
    mv "$dir" "$dir.kept"
    dir=$work/$name/verilator TEXLOCK=$ICARUS
    launch "$command" --transactions "$work/$name.icarus" --record "$work/$name.icarus.rec" "$@"
}
same_transfers() {
    cmp "$work/$1.verilator" "$work/$1.icarus" || diff "$work/$1.verilator" "$work/$1.icarus" | cut -c1-200 | head -6
    cmp -s "$work/$1.verilator" "$work/$1.icarus"
}
same_verdict() {
    local strip='del(.simulator, .failure.reproduce)'
    equal "exit status $verilator_rc" "exit status $rc" && [[ $(jq .simulator "$dir/verdict.json") == '"Icarus'* ]] &&
        diff <(jq "$strip" "$dir.kept/verdict.json") <(jq "$strip" "$dir/verdict.json")
}
same_coverage() {
    diff <(jq 'del(.tools)' "$dir.kept/coverage.json") <(jq 'del(.tools)' "$dir/coverage.json")
}
lines() {
    awk -F'\t' -v boundary="$2" '$3 == boundary' "$work/$1.icarus" | wc -l
}

EVERY=${EVERY:-20}
[[ $EVERY =~ ^[1-9][0-9]*$ ]] || { echo "same.sh: EVERY is '$EVERY'; expected a number, 1 or more" >&2; exit 2; }
# Without the one that counts faults up to 65535, in 66,000 cycles: that takes minutes, and tests nothing of four states.
mapfile -t vectors < <(printf '%s\n' vectors/*/*/*.tlv | grep -v /fault_count.tlv |
    awk -v every="$EVERY" 'NR % every == 0 || /\/(first|reset_[a-z_]*)\.tlv$/')
echo "# ${#vectors[@]} vectors, every $EVERY (EVERY=1: all)"
both all run --random "${RANDOM_COUNT:-100}" "${vectors[@]}"
check "icarus: ${#vectors[@]} vectors and ${RANDOM_COUNT:-100} random instructions pass, four-state" ended 0 pass
check "icarus: every one of these files was run" equal "${#vectors[@]}" "$(verdict '[.cases[] | select(.name | endswith(".tlv"))] | length')"
check "both: the same verdict but for the simulator" same_verdict
check "both: the same transfers, one by one" same_transfers all
same_recordings() {
    "$VERILATED" diff "$work/$1.verilator.rec" "$work/$1.icarus.rec" >"$work/diff"
    equal 0 "$?" && shows "$work/diff" '^A .*, Verilator [0-9]' '^B .*, Icarus' "^SAME  $(verdict '.cases | length') cases compared"
}
check "both: the same recordings, by texlock diff" same_recordings all
check "both: the same coverage" same_coverage
# Where registers change under way a thread may stay undecided: its beat is a transfer, and not compared.
every_beat() {
    local dir=$work/still TEXLOCK=$VERILATED still
    mapfile -t still < <(grep -L '^traffic.* changes ' "${vectors[@]}")
    launch run --random "${RANDOM_COUNT:-100}" --transactions "$work/still.icarus" "${still[@]}"
    ended 0 pass && equal "$(verdict '.stages[] | select(.name == "results").compares')" "$(lines still result)"
}
check "both: every result beat is a transfer" every_beat
# A reset at work cuts some instructions off; they are issued again.
nine_each() {
    local beats=$1 least=$(($(verdict .instructions) * 9))
    [[ $beats -ge $least ]] || differ "$least or more" "$beats"
}
check "both: nine issue beats for each instruction" nine_each "$(lines all issue)"
check "both: every boundary with a handshake transfers something" equal "$(grep -cE '^[a-z]' rtl/defs/boundaries.tsv)" \
    "$(($(cut -f3 "$work/all.icarus" | sort -u | wc -l) + $(awk -F'\t' '/^[a-z]/ && $6 ~ /standing/' rtl/defs/boundaries.tsv | wc -l)))"

# Failures are the same too, and where transfers differ the comparison sees it.
sed -E 's/coord\.fixed\[1\] = 1024/coord.fixed[1] = 1025/' "$FIRST" >"$work/stage.tlv"
both wrong run --keep-going "$work/stage.tlv" "$FIRST"
check "both: the same mismatch" same_verdict
check "both: the same transfers up to it" same_transfers wrong
sed -i '40s/.$/g/' "$work/wrong.icarus"
check "both: a transfer that differs is seen" equal 1 "$(same_transfers wrong >"$work/why2"; echo $?)"
check "both: and shown" shows "$work/why2" '^< first|^< stage' '^> first|^> stage'

# The seed alone sets how long the inputs stay undriven before the first reset; nothing else depends on it.
for seed in 2 3; do
    both "seed$seed" random --count 16 --seed $seed --stats --konata "$work/konata"
    mv "$work/konata" "$work/konata.icarus"
    dir=$work/other TEXLOCK=$VERILATED
    launch random --count 16 --seed $seed --stats --konata "$work/konata"
    dir=$work/seed$seed/verilator
    check "both: the same statistics with seed $seed" cmp "$dir.kept/stats.json" "$dir/stats.json"
    check "both: the same trace with seed $seed" cmp "$work/konata" "$work/konata.icarus"
    check "both: the same transfers with seed $seed" same_transfers "seed$seed"
    check "both: the same verdict with seed $seed" same_verdict
done

# A file that cannot be written.
TEXLOCK=$VERILATED
launch run --transactions "$work/no/such/folder" "$FIRST"
check "transactions: a file that cannot be opened" equal "5 internal error" "$rc $(verdict .verdict)"
check "transactions: its path and the reason are told" shows "$work/err" 'no/such/folder: No such file or directory'
launch run --transactions /dev/full "$FIRST"
check "transactions: a file that cannot be written" equal "5 internal error" "$rc $(verdict .verdict)"
