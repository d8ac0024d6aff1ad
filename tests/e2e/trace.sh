#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Traces for viewers: `--konata` and `--perfetto`. Each is read strictly (trace/kanata.py, trace/perfetto.py) and compared
# with the log of transfers.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

kanata() {
    python3 -B tests/e2e/trace/kanata.py "$work/konata" "$@" >"$work/told" || { cat "$work/told"; return 1; }
}
perfetto() {
    python3 -B tests/e2e/trace/perfetto.py "$work/perfetto" "$@" >"$work/told" || { cat "$work/told"; return 1; }
}
# A jq filter of what a reader told.
told() {
    jq -rc "$1" "$work/told"
}
both=(--konata "$work/konata" --perfetto "$work/perfetto")

# The first vector: 32 and 8 threads, stalls as the statistics have them.
launch run "${both[@]}" --stats --transactions "$work/transfers" "$FIRST"
check "trace: the run passes" ended 0 pass
check "trace: Konata's, against the log of transfers" kanata "$work/transfers"
check "trace: a row a thread" equal '{"rtl":40} 0' "$(told '"\(.labels) \(.flushed)"')"
check "trace: stage and stall have the cycles of the statistics" equal \
    "$(jq '[.boundaries[] | select(.boundary == "decode") | .under_way | .moved + .stalled][0]' "$dir/stats.json")" \
    "$(told .stages.decode)"
check "trace: Perfetto's, against the log of transfers" perfetto "$work/transfers"
check "trace: flows from issue to the last result" equal "2 2 0" "$(told '"\(.flows) \(.whole) \(.left)"')"
check "trace: slices wait as the statistics say" equal \
    "$(jq -c '[.boundaries[] | .under_way.stalled + .rest.stalled | select(. > 0)] | sort' "$dir/stats.json")" \
    "$(told '[.waited[] | select(. > 0)] | sort')"
launch run --konata "$work/konata" --trace-lines warp --trace-side both "$FIRST"
check "trace: a row a warp, of both sides" kanata
check "trace: the model's behind the RTL's, and equal" equal "2 2 2" "$(told '"\(.labels.rtl) \(.pairs) \(.same)"')"
launch run "${both[@]}" --trace-side model "$FIRST"
check "trace: the model alone" kanata
check "trace: it has the same threads" equal '{"model":40}' "$(told '.labels')"
check "trace: as slices" perfetto
check "trace: its process" equal '["model"]' "$(told '.slices | keys | map(split(" ")[0]) | unique')"

# Vectors of every kind, one run each, against the log.
one() {
    launch run --no-wave "${both[@]}" --transactions "$work/transfers" "$1"
    equal 0 "$rc" && kanata "$work/transfers" && perfetto "$work/transfers"
}
mapfile -t kinds < <(for folder in vectors/hand/*/ vectors/generated/*/; do
    find "$folder" -name '*.tlv' -print0 | xargs -0 grep -L resets | sort | sed -n '1p;$p'
done | sort -u)
for file in "${kinds[@]}" vectors/hand/tld4/nothing_executes.tlv; do
    check "trace: $file" one "$file"
done

# Many cases in one run, resets and orders among them: both sides have equal rows.
launch run --no-wave "${both[@]}" --trace-side both vectors/hand/tld4/reset*.tlv vectors/hand/suatom vectors/hand/txq \
    vectors/hand/sm4
check "trace: many cases" kanata
check "trace: rows of both sides are equal, but for those of strictness order, without a model" equal "true true true" \
    "$(told '"\(.pairs == .labels.model) \(.same == .pairs) \(.labels.rtl > .pairs)"')"
check "trace: resets flush rows" equal true "$(told '.flushed > 0')"
check "trace: many cases, as slices" perfetto
check "trace: a slice a case" equal true "$(told '.cases | length > 20')"
cp "$work/konata" "$work/threads"
launch run --no-wave --one-thread "${both[@]}" --trace-side both vectors/hand/tld4/reset*.tlv vectors/hand/suatom \
    vectors/hand/txq vectors/hand/sm4
check "trace: the same in one thread" cmp "$work/konata" "$work/threads"
launch run --no-wave "${both[@]}" --strictness order "$FIRST"
check "trace: the RTL at strictness order" kanata
check "trace: it has all threads" equal '{"rtl":40}' "$(told .labels)"
{ echo "strictness order"; cat "$FIRST"; } | sed '1{h;d};/^texlock 1/{G}' >"$work/order.tlv"
launch run --no-wave "${both[@]}" --trace-side both "$work/order.tlv"
check "trace: the model is missing there, and a note says so" equal "0 1" \
    "$rc $(grep -c 'it is missing from the trace there' "$work/out")"

# A failure is marked where it is found.
edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'
launch run --no-wave "${both[@]}" --trace-side both "$work/wrong.tlv"
check "trace: of a run that fails" kanata
check "trace: the first difference is marked, once" equal "1 1 $(verdict .failure.run_cycle)" \
    "$rc $(told '"\(.marks | length) \(.marks[0][0])"')"
check "trace: of a run that fails, as slices" perfetto
check "trace: marked on each side" equal "2 $(verdict .failure.run_cycle)" "$(told '"\(.marks | length) \(.marks[0][0])"')"

# A hang leaves rows open: they are flushed, and the slice that waits goes on to the end.
edited slow 's/^texlock 1/& traffic { latency 100 }/'
launch run --no-wave --watchdog 64 "${both[@]}" "$work/slow.tlv"
check "trace: of a hang" equal "2 0" "$rc $(kanata >/dev/null; echo $?)"
check "trace: its rows are flushed" equal true "$(told '.flushed > 0')"
check "trace: a beat that waits for ever is not taken" equal true "$(perfetto && grep -q '"taken":false' "$work/perfetto" && echo true)"

# What does not go together, and where files cannot go.
refuse "--trace-side without a trace" '--trace-side is for --konata and --perfetto' run --trace-side model --out "$dir" "$FIRST"
refuse "--trace-lines without Konata" '--trace-lines is for --konata' run --trace-lines warp --perfetto "$work/p" --out "$dir" "$FIRST"
refuse "a side that is none" "--trace-side 'left': expected rtl, model or both" run --trace-side left --konata "$work/k" --out "$dir" "$FIRST"
refuse "lines that are none" "--trace-lines 'x': expected thread or warp" run --trace-lines x --konata "$work/k" --out "$dir" "$FIRST"
refuse "two traces in one file" 'name the same file' run --konata "$work/k" --perfetto "$work/k" --out "$dir" "$FIRST"
refuse "a trace in the file of the statistics" 'stats.json: another output of this run goes there' \
    run --stats --konata "$dir/stats.json" --out "$dir" "$FIRST"
refuse "a trace, and cases shared out" '--jobs is not for' run --jobs 2 --konata "$work/k" --out "$dir" "$FIRST"
refuse "the model at strictness order" 'for strictness cycle' run --strictness order --trace-side both --konata "$work/k" --out "$dir" "$FIRST"
cp "$FIRST" "$work/input.tlv"
for option in konata perfetto; do
    refuse "--$option over a vector" 'input.tlv: it exists and was not written by texlock' run "--$option" "$work/input.tlv" --out "$dir" "$FIRST"
    check "trace: the vector is left alone by --$option" cmp "$FIRST" "$work/input.tlv"
    launch run "--$option" "$work/no/such/folder" "$FIRST"
    check "trace: --$option into no folder" equal "5 internal error" "$rc $(verdict .verdict)"
    check "trace: its path and the reason are told" shows "$work/err" 'cannot write .*no/such/folder: No such file or directory$'
    if [[ -e /dev/full ]]; then
        launch run "--$option" /dev/full "$FIRST"
        check "trace: --$option, no room for it" equal "5 internal error" "$rc $(verdict .verdict)"
        check "trace: that is told too" shows "$work/err" '/dev/full: No space left on device$'
    fi
done
launch run --konata "$work/half" --perfetto "$work/no/such/folder" "$FIRST"
check "trace: nothing half-written is left" equal "5 " "$rc $(find "$work" -name 'half*' -o -name '*.part')"
printf 'Kanata\t0004\nC=\t5\n' >"$work/theirs"
refuse "--konata over a trace of another program" 'theirs: it exists' run --konata "$work/theirs" --out "$dir" "$FIRST"

# The readers refuse what is wrong: a test that cannot fail is none.
launch run "${both[@]}" "$FIRST"
spoilt() {
    sed -i "$2" "$work/$1"
    ! "$3" >/dev/null
}
check "trace: a stage that does not end is found" spoilt konata '0,/^E\t3\t0/{/^E\t3\t0/d}' kanata
cp "$work/perfetto" "$work/whole"
check "trace: a slice that is too long is found" spoilt perfetto '0,/"dur":1,/s/"dur":1,/"dur":100000,/' perfetto
cp "$work/whole" "$work/perfetto"
check "trace: a flow without a beginning is found" spoilt perfetto '/"ph":"s"/d' perfetto
