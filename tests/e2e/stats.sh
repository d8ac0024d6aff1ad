#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Statistics of a run: `--stats`. The first vector's counts are worked out here; those of many vectors are counted again
# from the log of transfers and from the unit's own counters (trace/recount.py).
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# A jq filter of stats.json.
stats() {
    jq -rc "$1" "$dir/stats.json"
}

# Two instructions of 32 and 8 threads, all of one handle, header and sampler: each is read once, by the first thread. A
# thread reads four texels of R32; those of rows 3, 4 and of rows of the second instruction are the lines that are read.
launch run --stats "$FIRST"
check "stats: the run passes" ended 0 pass
check "stats: threads and quads" equal "40 40 40 10" "$(stats '[.boundaries[] |
    select(.boundary == ("decode", "coord", "filter", "result")) | .under_way.moved] | join(" ")')"
check "stats: one line each of handle, header and sampler" equal "40 39 1 40 39 1 40 39 1" \
    "$(stats '[.caches.handle, .caches.header, .caches.sampler | .lookups, .hits, .lines] | join(" ")')"
check "stats: four texels a thread" equal "160 40" "$(stats '[.caches.texel | .lookups, .footprints] | join(" ")')"
check "stats: bytes are those of the lines" equal "32 32 32 true" "$(stats '[(.channels[0:3][] | .bytes),
    .channels[3].bytes == .caches.texel.lines * 32] | join(" ")')"
check "stats: two instructions, one mnemonic" equal "2 TLD4 2" \
    "$(stats '[.instructions.completed, (.latencies[] | .instruction, .count)] | join(" ")')"
check "stats: cycles are those of the case but for its reset" equal "$(verdict '.cycles - 4')" \
    "$(stats '.cycles.under_way + .cycles.rest')"
check "stats: the same on the console" shows "$work/out" '^    handle  +40 +39 +97\.5 % +1$' '^    TLD4 +2 ' \
    '^    coord +40 +[0-9.]+ % ' '^    axi read +handle +1 +1 +32 '
launch run "$FIRST"
check "stats: nothing without the option" equal "0 0" \
    "$(grep -c 'statistics' "$work/out") $(find "$dir" -name 'stats*' | wc -l)"

# A log that lacks a line disagrees.
not_recounted() {
    sed -i '/\tlookup\t/{x;s/^/x/;/^x\{5\}$/{x;d};x}' "$work/transfers"
    ! python3 -B tests/e2e/trace/recount.py "$work/transfers" "$dir/stats.json"
}
# Many cases. A reset in flight would have to be told from the log, which has none.
mapfile -t many < <(find vectors -name '*.tlv' -print0 | xargs -0 grep -L resets | sort | awk 'NR % 12 == 1 || /suatom|stale/')
recount() {
    equal 0 "$rc" && python3 -B tests/e2e/trace/recount.py "$work/transfers" "$dir/stats.json"
}
launch run --no-wave --stats --transactions "$work/transfers" "${many[@]}"
check "stats: counted again from the log of transfers, of ${#many[@]} vectors" recount
cp "$dir/stats.json" "$work/threads.json"
launch run --no-wave --stats --one-thread "${many[@]}"
check "stats: the same in one thread" cmp "$dir/stats.json" "$work/threads.json"
launch run --no-wave --stats --strictness arch "${many[@]}"
check "stats: the same at strictness arch" cmp "$dir/stats.json" "$work/threads.json"
check "stats: the log is not what makes them agree" not_recounted

# With resets at work and a failure: instructions add up, cycles add up.
adds_up() {
    equal true "$(stats '.instructions | .issued == .completed + .lost + .under_way')" &&
        equal true "$(stats '. as $s | [.boundaries[] | .under_way, .rest | add] |
            unique | sort == ([$s.cycles.under_way, $s.cycles.rest] | unique | sort)')"
}
launch run --no-wave --stats vectors/hand/tld4/reset_at_work.tlv
check "stats: resets at work lose instructions" equal "0 true" "$rc $(stats '.instructions.lost > 0')"
check "stats: then they add up" adds_up
edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'
launch run --no-wave --stats "$work/wrong.tlv"
check "stats: of a run that fails, until then" equal "1 true" "$rc $(stats '.instructions.issued > 0')"
check "stats: these add up too" adds_up
check "stats: they come before the verdict" equal "^MISMATCH" "^$(tail -1 "$work/out" | cut -d' ' -f1)"

# Who waits for whom, on demand. The example of the page is what is printed.
waits() {
    launch run --no-wave --waits 120 "$FIRST"
    equal 0 "$rc" && diff <(sed -n '/^    cycle 120 /,/^$/{s/^    //;/./p}' harness/trace/README.md) <(sed -n '/^cycle 120 /,/^check /p' "$work/out" | head -n -1)
}
check "waits: who waits for whom in a cycle is what its page shows" waits
launch run --no-wave --waits 1000000 "$FIRST"
check "waits: a cycle that is not reached is told" shows "$work/out" '^note: cycle 1000000 of --waits was not reached$'
refuse "--waits, and no cycle" "--waits: 'x' is not a number" run --waits x "$FIRST"
refuse "--waits, and cases shared out" '--jobs is not for' run --jobs 2 --waits 9 "$FIRST"

# Where the file cannot go.
refuse "--stats, and cases shared out" '--jobs is not for' run --jobs 2 --stats --out "$dir" "$FIRST"
rm -rf "$dir" && mkdir -p "$dir"
echo mine >"$dir/stats.json"
texlock run --stats --out "$dir" "$FIRST"
check "stats: another's stats.json is not overwritten" equal "4 mine bad input" \
    "$rc $(<"$dir/stats.json") $(verdict .verdict)"
check "stats: it is named" shows "$work/err" 'stats.json: it exists and was not written by texlock$'
texlock run --out "$dir" "$FIRST"
check "stats: nor deleted by a run that wants none" equal "0 mine" "$rc $(<"$dir/stats.json")"
launch run --stats "$FIRST"
texlock run --out "$dir" "$FIRST"
check "stats: those of an earlier run do not stay" equal "0 no" "$rc $([[ -e $dir/stats.json ]] && echo yes || echo no)"
rm -rf "$dir" && mkdir -p "$dir/stats.json"
texlock run --stats --out "$dir" "$FIRST"
check "stats: a folder in its place" equal "5 internal error" "$rc $(verdict .verdict)"
check "stats: the reason is told, and nothing half-written left" equal "1 " \
    "$(grep -c 'cannot write .*stats.json: Is a directory' "$work/err") $(find "$dir" -name '*.part')"
if [[ -e /dev/full ]]; then
    rm -rf "$dir" && mkdir -p "$dir" && ln -s /dev/full "$dir/stats.json"
    texlock run --stats --out "$dir" "$FIRST"
    check "stats: no room for it" equal "5 internal error" "$rc $(verdict .verdict)"
    check "stats: its path and the reason are told" shows "$work/err" 'stats.json: No space left on device$'
fi

# Planted bugs.
python3 -B tests/faults/unit_bugs.py "$BUILD" trace
