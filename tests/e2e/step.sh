#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# texlock debug --step: the session of its page, on the unit with the bug of the README (in Icarus, where that is built in
# seconds); the same on failures that need no other unit; scripts, standard input, a terminal, and what is refused.
export LC_ALL=C CDPATH=
cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

case=vectors/hand/tld4/reset_at_work.tlv
page=harness/step/README.md
# step FILE [ARGUMENT...], commands on standard input: as `texlock`
step() {
    timeout "$SECONDS_PER_RUN" "$TEXLOCK" debug --step "$@" >"$work/out" 2>"$work/err"
    rc=$?
}
good() {
    equal "exit status 0" "exit status $rc" && equal "" "$(cat "$work/err")" && shows "$work/out" "$@"
}

# --- the page's session ---
check "step: the unit with the mistake of the README" plant wrap_axis.sv "repeated = size[15:0] - 16'd1 - r[15:0];" \
    "repeated = size[15:0] - {15'd0, !mirror} - r[15:0];"
design() {
    local files
    mapfile -t files < <(sed "s|^rtl/|$work/rtl/|" rtl/files.f)
    iverilog -g2012 -I"$BUILD/gen" -I"$work/rtl" -s texlock_top -o "$work/bug.vvp" "$BUILD/gen/tex_pkg.sv" "${files[@]}" \
        harness/sim/texlock_top.sv
}
check "step: it is built" design
printf '#!/bin/bash\nexec vvp -n -M "%s" -m texlock "%s" +texlock+command=build/texlock "$@"\n' "$BUILD" "$work/bug.vvp" \
    >"$work/program"
chmod +x "$work/program"
session() {
    awk '/^## A session/ { on = 1; next } /^## / { on = 0 } on && /^    / { print substr($0, 5) }' "$page" | tail -n +2 \
        >"$work/session"
    sed -n 's/^> //p' "$work/session" >"$work/commands"
    [[ $(wc -l <"$work/commands") -ge 4 ]] || { echo "no session of four commands in $page"; return 1; }
    TEXLOCK=$work/program step --script "$work/commands" "$case" </dev/null
    equal "exit status 0" "exit status $rc" && diff "$work/session" "$work/out"
}
check "step: the session of the page is what is printed" session
differences() {
    printf 'diffs\nback\ndiffs\nbreak difference\nrc\ngoto difference\nc\n' >"$work/commands"
    TEXLOCK=$work/program step --script "$work/commands" "$case" </dev/null
    good '^  y\[0\]             \* 0x0007 \(7\) +0x0006 \(6\) +R-TLD4-41,R-TLD4-43' '^    R-TLD4-41 \(SPA 5.0 TLD4\)$' \
        '^cycle 6132: the sides agree$' '^no break holds before this cycle: the first recorded cycle$' \
        '^cycle 6133; differ: payload of wrap$' '^break 1: difference$' '^cycle 6134; differ: payload of wrap$' &&
        equal 2 "$(grep -c '^cycle 6133; differ' "$work/out")"
}
check "step: differences are found from both sides" differences

# --- the program's own unit ---
passing() {
    printf 'info\nnext wrap\nstep 2\nback 2\nprev\ngoto last\nrule R-TLD4-41\n' | step "$case"
    good '^  the case passes$' '^cycle [0-9]+$' '^> next wrap$' '^    wrap        moves    moves     #0 w7 l0 ' '^  decides: #0 w7 l0 at wrap'
}
check "step: a case that passes is walked too" passing
edited wrong 's/(expect lane 31 R9 = ).*/\10x00040001/'
expectation() {
    printf 'thread\nrules\n' | step "$work/wrong.tlv"
    good '^  mismatch in stage result, cycle [0-9]+: ' '^  RTL   moves at boundary result$' '^  warp 0 lane 31, issued in cycle '
}
check "step: it begins at a wrong expectation, with its thread" expectation
hang() {
    sed 's/^minimum.*/traffic { latency 9000 }/' "$FIRST" >"$work/slow.tlv"
    printf 'info\n' | step --watchdog 100 "$work/slow.tlv"
    good '^  hang in stage '
}
check "step: a hang is walked" hang
same_twice() {
    printf 'break wrap\nc\nc\nrc\nrules\nthread 7 3\nshow wrap\n' >"$work/same"
    step --script "$work/same" "$case" </dev/null && cp "$work/out" "$work/one" && step --commands "$work/same" "$case" </dev/null
    good '^break 1: wrap$' && cmp "$work/one" "$work/out" && step "$case" <"$work/same" && cmp "$work/one" "$work/out"
}
check "step: the same commands print the same text, from a script or standard input" same_twice
strictness() {
    printf 'info\nnext wrap\nshow wrap\ndiffs\nthread 7 0\n' | step --strictness order "$case"
    good 'strictness order' 'stepped at strictness cycle alone' '^    wrap +moves +\? ' 'the model is not stepped at this strictness' \
        '^    boundary +pass +RTL *$'
}
check "step: where the model is not stepped its side is empty" strictness
memory() {
    printf 'goto first\n' | step --memory 1 vectors/generated/tex/trilinear.tlv
    good '^  those before cycle [0-9]+ went: --memory has room for more$' && cp "$work/out" "$work/little" &&
        printf 'goto first\n' | step vectors/generated/tex/trilinear.tlv &&
        good '; cycles 1\.\.[0-9]+ are recorded$'
    equal "$(grep -oE '\.\.[0-9]+' "$work/little" | head -1)" "$(grep -oE '\.\.[0-9]+' "$work/out" | head -1)"
}
check "step: beyond its memory the oldest cycles go" memory
without() {
    # It needs neither the scripts nor the Makefile.
    (cd "$work" && printf 'quit\nnonsense\n' | timeout "$SECONDS_PER_RUN" "$OLDPWD/$TEXLOCK" debug --step "$OLDPWD/$case") >"$work/out" 2>"$work/err"
    rc=$?
    good '^> quit$'
}
check "step: called anywhere; nothing is read after quit" without
no_verdict() {
    cp "$BUILD/verdict.json" "$work/before" 2>/dev/null || : >"$work/before"
    step "$case" </dev/null
    good 'passes' && { [[ ! -s $work/before ]] || cmp "$BUILD/verdict.json" "$work/before"; }
}
check "step: no verdict of a run is replaced" no_verdict

# --- people ---
typed() {
    printf 'back\n\nnonsense\nc\nq\n' >"$work/keys"
    (cat "$work/keys"; sleep 1) | script -qec "stty cols 100; $TEXLOCK debug --step $work/wrong.tlv" /dev/null |
        tr -d '\r' >"$work/out"
    shows "$work/out" "^.*\(step\) " "no command 'nonsense'; .help. lists them" 'no break holds after this cycle' || return
    local cycles
    mapfile -t cycles < <(grep -oE '(^|\) )cycle [0-9]+$' "$work/out" | grep -oE '[0-9]+$')
    equal "$((cycles[0] - 1)) $((cycles[0] - 2))" "${cycles[1]} ${cycles[2]}"
}
check "step: a terminal: an error ends nothing, an empty line repeats the last move" typed
# A shell's jobs in the background ignore it.
heeding='import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])'
interrupt() {
    mkfifo "$work/keyboard"
    python3 -B -c "$heeding" "$TEXLOCK" debug --step "$case" <"$work/keyboard" >"$work/out" 2>"$work/err" &
    local pid=$! tries=0
    exec 9>"$work/keyboard"
    until grep -q '^cycle' "$work/out" || [[ $((tries++)) -gt 600 ]]; do sleep 0.1; done
    kill -INT $pid
    sleep 0.2
    echo info >&9
    echo quit >&9
    exec 9>&-
    wait $pid
    rc=$?
    good '^> info$' '^> quit$'
}
check "step: an interrupt does not end the session" interrupt

# It cannot be run: the guard's thread has begun, and the run is not over.
ended_early() {
    python3 -B -c "$heeding" "$work/program" debug --step vectors/generated/sust/format.tlv </dev/null >"$work/out" 2>"$work/err" &
    local pid=$! tries=0
    until [[ $(find "/proc/$pid/task" -mindepth 1 -maxdepth 1 | wc -l) -gt 1 || $((tries++)) -gt 600 ]]; do sleep 0.05; done
    kill -INT $pid
    wait $pid
    rc=$?
    equal "exit status 5" "exit status $rc" && equal "" "$(cat "$work/out")" &&
        shows "$work/err" '^texlock debug: vectors/generated/sust/format.tlv: interrupted by SIGINT'
}
check "step: a run that was interrupted cannot be walked" ended_early

# --- refused ---
refuses() { # refuses PATTERN, after step
    equal "exit status 4" "exit status $rc" && shows "$work/err" "$1"
}
refused_step() { # NAME PATTERN ARGUMENT...
    local name=$1 pattern=$2
    shift 2
    step "$@" </dev/null
    check "step: refused: $name" refuses "$pattern"
}
refused_step "no file" 'no FILE'
refused_step "a missing file" 'nowhere.tlv' nowhere.tlv
refused_step "two files" "one FILE only, found '.*' too" "$case" "$case"
refused_step "an unknown option" 'unrecognized option' --steps "$case"
refused_step "too little memory" "--memory: '0' is not a number in 1..65536" --memory 0 "$case"
refused_step "an empty script's name" "--script '': expected a file of commands" --script= "$case"
refused_step "a missing script" 'texlock debug: .*/none: No such file' --script "$work/none" "$case"
refused_step "a folder as script" 'texlock debug: .*: cannot be read' --script "$work" "$case"
printf 'step\n\n# a comment\nbreak wrap.z == 1\nstep\n' >"$work/bad"
in_script() {
    step --script "$work/bad" "$case" </dev/null
    refuses "^$work/bad:4: boundary wrap has no field 'z': it has x y " && equal 2 "$(grep -c '^>' <(grep -E '^> (step|break)' "$work/out"))"
}
check "step: refused: a line of a script, by file and line; those after it are not read" in_script
in_input() {
    printf 'goto 999999\n' | step "$case"
    refuses '^standard input:1: cycle 999999 is not recorded: 1\.\.[0-9]+ are$'
}
check "step: refused: a line of standard input" in_input
zero() {
    printf 'step\0 1\n' | step "$case"
    refuses '^standard input:1: no command '
}
check "step: refused: a line with a zero byte" zero
without_step() {
    texlock debug --script "$work/bad" "$case"
    equal "exit status 4" "exit status $rc" && shows "$work/err" 'unrecognized arguments: --script'
    texlock debug --ste "$case"
    equal "exit status 4" "exit status $rc" && shows "$work/err" '--step'
}
check "step: refused: its options without --step, and --step cut short" without_step
helped() {
    texlock debug --step --help
    good '--script=COMMANDS' '--memory=MIB' 'Exit status: 0 the session has ended' && texlock debug --help && good '--step'
}
check "step: --help" helped
python3 -B tests/faults/unit_bugs.py "$BUILD" step
