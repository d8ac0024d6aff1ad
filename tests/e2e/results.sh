#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What a run leaves behind, and what it writes to, when that cannot be written: full disks, closed outputs, readers that
# leave, files of others.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'

# Every result that is there is whole, nothing half-written is left.
whole() {
    local file
    [[ ! -e $1/verdict.json ]] || jq -e .verdict "$1/verdict.json" >/dev/null || differ "a whole verdict.json" "half" || return
    [[ ! -e $1/junit.xml ]] || xmllint --noout "$1/junit.xml" || return
    for file in "$1"/failures/*.tlv "$1"/waves/*.gtkw; do
        [[ ! -e $file || $(tail -c 1 "$file") == "" ]] || differ "a whole file" "$file" || return
    done
    file=$(find "$1" -name '*.part*' -o -size 0 -type f)
    equal "" "$file"
}
# The verdict names the waveform if and only if it is there.
wave_told() {
    local wave
    wave=$(jq -r '.failure.wave // empty' "$1/verdict.json")
    equal "$wave" "$(ls "$1"/waves/*.fst 2>/dev/null)"
}
# A mismatch on a disk of KILOBYTES ($2 runs the program there): full KILOBYTES RUN
full() {
    "$2" "$1" run --out "$disk" "$work/wrong.tlv" || return
    equal "1" "$rc" && shows "$work/out" 'reproduce ' '^MISMATCH  ' && whole "$disk" || return
    if [[ -e $disk/verdict.json ]]; then
        equal mismatch "$(jq -r .verdict "$disk/verdict.json")" && wave_told "$disk" || return
    fi
    # What could not be written is reported, with its reason.
    [[ -e $disk/waves/wrong.fst ]] || shows <(cat "$work/out" "$work/err") '(No space left on device|File too large)$' || {
        shows "$work/out" 'waveform was deleted'
    }
}
# A pass is reported by both files, or it is no pass.
full_pass() {
    "$2" "$1" run --out "$disk" "$FIRST" || return
    whole "$disk" || return
    if [[ $rc -eq 0 ]]; then
        equal "pass pass" "$(jq -r .verdict "$disk/verdict.json") $(xmllint --xpath 'name(/testsuite)' "$disk/junit.xml" |
            sed s/testsuite/pass/)"
    else
        equal 5 "$rc" && shows "$work/err" '(No space left on device|File too large)$' &&
            [[ ! -e $disk/verdict.json || $(jq .exit_code "$disk/verdict.json") -eq 5 ]]
    fi
}

if [[ $EUID -eq 0 ]] && unshare -m true 2>/dev/null; then
    disk=$work/disk kinds="disk of"
    # A file system of this size, seen by the program alone; what is left on it is copied out.
    on() {
        local size=$1
        shift
        rm -rf "$disk" && mkdir -p "$disk"
        timeout "$SECONDS_PER_RUN" unshare -m bash -c '
            mount -t tmpfs -o "size=$1k" texlock "$2" || exit 99
            log=$3 out=$2
            shift 3
            "$@" >"$log/out" 2>"$log/err" </dev/null
            rc=$?
            cp -a "$out" "$log/left"
            exit $rc' on "$size" "$disk" "$work" "$TEXLOCK" "$@"
        rc=$?
        rm -rf "$disk" && mv "$work/left" "$disk" || differ "a small disk" "status $rc"
    }
else
    disk=$work/disk kinds="limit of files of"
    on() {
        local size=$1
        shift
        rm -rf "$disk" && mkdir -p "$disk"
        # The console goes through pipes: it is not limited. Both readers are waited for.
        {
            {
                timeout "$SECONDS_PER_RUN" bash -c 'ulimit -f "$1"; shift; exec "$@"' limited "$size" "$TEXLOCK" "$@" \
                    2>&3 3>&- </dev/null
                echo $? >"$work/rc"
            } | cat >"$work/out"
        } 3>&1 | cat >"$work/err"
        rc=$(<"$work/rc")
    }
fi
for size in 1 4 8 12 16 24 32 40 64; do
    check "results: a mismatch with a $kinds $size KiB" full "$size" on
done
check "results: then there was room for everything" test -s "$disk/waves/wrong.fst"
for size in 1 4 8 12 16 1024; do
    check "results: a pass with a $kinds $size KiB" full_pass "$size" on
done
check "results: then there was room for a pass" equal 0 "$rc"

# Outputs that cannot be written, and readers that leave.
if [[ -e /dev/full ]]; then
    for command in "run $FIRST" "explain $FIRST" "decode 0x0" "--version" "--help" "run --help" "watch --usage" "bench -?"; do
        rm -rf "$dir"
        # shellcheck disable=SC2086 # a command and its argument
        timeout "$SECONDS_PER_RUN" "$TEXLOCK" $command >/dev/full 2>"$work/err"
        rc=$?
        check "results: $command >/dev/full" equal "5 1" "$rc $(grep -c 'standard output: No space left' "$work/err")"
    done
fi
rm -rf "$dir"
timeout "$SECONDS_PER_RUN" "$TEXLOCK" run --out "$dir" "$FIRST" >&- 2>"$work/err"
rc=$?
check "results: a pass that nobody was told is none" equal "5 5" "$rc $(verdict .exit_code)"
rm -rf "$dir"
timeout "$SECONDS_PER_RUN" "$TEXLOCK" run --out "$dir" --transactions "$work/transactions" "$FIRST" >&- 2>&- </dev/null
check "results: with closed outputs no report gets into a file" equal "first.tlv" \
    "$(cut -f1 "$work/transactions" | sort -u)"
for file in "$work/wrong.tlv" "$FIRST"; do
    rm -rf "$dir"
    timeout "$SECONDS_PER_RUN" "$TEXLOCK" run --out "$dir" "$file" 2>"$work/err" | true
    rc=${PIPESTATUS[0]}
    check "results: a reader that leaves changes no verdict ($(basename "$file"))" equal \
        "$rc $([[ $file == "$FIRST" ]] && echo 0 || echo 1)" "$(verdict .exit_code) $rc"
done

# What is not texlock's own is left alone.
left_alone() {
    refused && shows "$work/err" "$1" && cmp "$2" "$3"
}
mkdir -p "$dir"
cp "$FIRST" "$work/input.tlv"
texlock run --out "$dir" --transactions "$work/input.tlv" "$work/wrong.tlv"
check "results: transactions are not written over a vector" left_alone \
    'input.tlv: it exists and was not written by texlock' "$FIRST" "$work/input.tlv"
texlock run --out "$dir" --transactions "$work/transactions" "$FIRST"
check "results: they are over transactions of an earlier run" equal "0 1" "$rc $(cut -f1 "$work/transactions" | uniq | wc -l)"
for file in verdict.json junit.xml; do
    rm -rf "$dir" && mkdir -p "$dir"
    echo mine >"$dir/$file"
    texlock run --out "$dir" "$FIRST"
    check "results: another's $file is not overwritten" equal "4 mine 1" "$rc $(<"$dir/$file") $(find "$dir" -type f | wc -l)"
done
launch run --traffic-seed 2 "$work/wrong.tlv"
texlock run --traffic-seed 2 --out "$dir" "$work/wrong.tlv"
check "results: the files of a run are written again by the next" equal "wrong.fst wrong.gtkw wrong.tlv" \
    "$(cd "$dir" && ls waves failures | grep wrong | sort | xargs)"
echo 'texlock 1' >"$dir/failures/wrong.tlv"
texlock run --traffic-seed 2 --out "$dir" "$work/wrong.tlv"
check "results: a case of another in their place is kept, the next name taken" equal \
    "texlock 1 $dir/failures/wrong-2.tlv" "$(<"$dir/failures/wrong.tlv") $(verdict .failure.saved)"
launch run --traffic-seed 2 "$work/wrong.tlv"
texlock run --traffic-seed 3 --out "$dir" "$dir/failures/wrong.tlv"
check "results: nor is a case saved over the file that it is read from" equal \
    "2 3" "$(grep -ho 'traffic { seed [0-9]*' "$dir"/failures/wrong.tlv "$dir"/failures/wrong-2.tlv | cut -d' ' -f4 | xargs)"
cp "$work/wrong.tlv" "$work/a b.tlv"
edited a_b 's/(expect lane 31 R9 = 0x0004000)0/\12/'
launch run --keep-going --traffic-seed 2 "$work/a b.tlv" "$work/a_b.tlv"
check "results: names that fold to one are kept apart" equal "a_b-2.tlv a_b.tlv" "$(cd "$dir/failures" && ls | xargs)"
texlock run --out '' "$FIRST"
check "results: --out '' is refused" equal "4 1" "$rc $(grep -c "out '': expected a folder" "$work/err")"
