#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The verdict on disk, for whoever reads the files alone: it is never that of an earlier run. tests/README.md has the table.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

# The folder holds the pass of an earlier run: old
old() {
    [[ -d $work/pass ]] || timeout "$SECONDS_PER_RUN" "$TEXLOCK" run --out "$work/pass" "$FIRST" >"$work/out" 2>"$work/err"
    rm -rf "$dir"
    cp -a "$work/pass" "$dir"
}
# What the files say, and what `texlock verdict` makes of them, which must be the same: says VERDICT CODE [TEXT]
says() {
    local errors=1
    [[ $2 -ne 0 ]] || errors=0
    texlock verdict "$dir"
    equal "$1 $2" "$(verdict '"\(.verdict) \(.exit_code)"')" && equal "$2" "$rc" &&
        equal "$errors" "$(xmllint --xpath 'count(//failure | //error)' "$dir/junit.xml")" &&
        { [[ $# -lt 3 ]] || shows "$dir/verdict.json" "$3"; }
}
# until COMMAND...: at most half a minute
until_it() {
    local n
    for ((n = 0; n < 300; n++)); do "$@" >"$work/why" 2>&1 && return; sleep 0.1; done
    return 1
}
is() {
    equal "$1" "$(verdict .verdict)"
}

# All counts, of a pass and of a failure whose console shows only what did not pass.
counts() {
    old
    texlock verdict --counts "$dir"
    equal "exit status 0" "exit status $rc" && shows "$work/out" '^wrap +wrap +[1-9]' '^PC-HOLD +driver +[1-9]' '^PASS ' &&
        ! grep -E 'did not pass|vacuous' "$work/out"
}
check "verdict: --counts prints the counts of all checks" counts
counts_of_failure() {
    sed 's/R9 = 0x00040000/R9 = 0x00040001/' "$FIRST" >"$work/wrong.tlv"
    texlock run --no-wave --out "$work/wrong" "$work/wrong.tlv"
    equal "exit status 1" "exit status $rc" && shows "$work/out" '^expectations .*<- differs' '^first failure: MISMATCH in stage result' \
        "^all counts: texlock verdict --counts $work/wrong" && ! grep -E '^wrap +wrap ' "$work/out" &&
        equal "MISMATCH" "$(tail -1 "$work/out" | cut -d' ' -f1)" || return
    texlock verdict --counts "$work/wrong"
    equal "exit status 1" "exit status $rc" && shows "$work/out" '^wrap +wrap +[1-9]' '^expectations .* 1  <- did not pass$'
}
check "verdict: a failure shows what did not pass, and the rest on demand" counts_of_failure

# While it runs, and after it was killed.
old
"$TEXLOCK" random --count 100000000 --out "$dir" >"$work/out" 2>"$work/err" </dev/null &
child=$!
check "verdict: a run begins by replacing that of the run before" until_it is running
running() {
    equal "$child random" "$(verdict '"\(.pid) \(.command | test("random --count 100000000") | if . then "random" else "" end)"')" &&
        [[ $(verdict .started) == 20??-??-??T??:??:??Z ]] && says running 5
}
check "verdict: it says running, which process, since when, and what" running
check "verdict: coverage of the run before is gone" test ! -e "$dir/coverage.json"
kill -KILL $child
wait $child 2>/dev/null
check "verdict: after a kill it says so still" says running 5
check "verdict: that is no pass for a reader" shows "$work/err" '^RUNNING .*was killed'
old
"$TEXLOCK" random --count 100000000 --out "$dir" >"$work/out" 2>"$work/err" </dev/null &
child=$!
until_it is running
kill -TERM $child
wait $child
check "verdict: SIGTERM is an ending" says 'internal error' 5 'interrupted by SIGTERM'

# Refused before anything runs, however early.
refused_after_pass() { # NAME COMMAND ARGUMENT...
    local name=$1
    shift
    old
    texlock "$@"
    local status=$rc
    check "verdict: $name" says_refused "$status"
}
says_refused() {
    equal 4 "$1" && says 'bad input' 4
}
refused_after_pass "an unknown option" run --out "$dir" --bogus "$FIRST"
refused_after_pass "an unknown option before the folder is named" run --bogus -o "$dir" "$FIRST"
refused_after_pass "a folder given by an abbreviation" random --ou="$dir" --count none
refused_after_pass "no file" run --out "$dir"
refused_after_pass "a file that is not there" run --out "$dir" nowhere.tlv
echo 'texlock 9' >"$work/bad.tlv"
refused_after_pass "a vector file of another version" run --out "$dir" "$work/bad.tlv"
refused_after_pass "options that contradict each other" run --out "$dir" --window 5 --strictness cycle "$FIRST"
refused_after_pass "passive: no library" watch --out "$dir"
refused_after_pass "passive: an unknown plusarg" watch --out "$dir" --vpi nothing.so +texlock+nothing
refused_after_pass "passive: a library that is not there" watch --vpi nothing.so "+texlock+out=$dir"
export TEXLOCK_MUTANT=no-number
refused_after_pass "a mutant that is no number" run --out "$dir" "$FIRST"
unset TEXLOCK_MUTANT
old
texlock run --out "$dir" --transactions "$FIRST" "$FIRST"
check "verdict: an output that is another's" says 'bad input' 4
old
echo mine >"$dir/coverage.json"
texlock run --out "$dir" "$FIRST"
check "verdict: a file of somebody else in the folder" says 'bad input' 4
check "verdict: which is left alone" equal mine "$(<"$dir/coverage.json")"
old
echo mine >"$dir/junit.xml"
texlock run --out "$dir" "$FIRST"
check "verdict: another's junit.xml is left alone, verdict.json beside it is no pass" equal "mine bad input" \
    "$(<"$dir/junit.xml") $(verdict .verdict)"
old
texlock run --out "$dir" --help
check "verdict: --help runs nothing and changes nothing" says pass 0

# Cases of one name, told apart by whoever keys on class and name, or on name.
launch run --keep-going "$FIRST" vectors/hand/txq/first.tlv vectors/captured/mesa/array.tlv vectors/hand/tld4/array.tlv "$FIRST" --random 20
check "verdict: names of cases are unique" equal 0 "$(verdict '[.cases[].name] | length - (unique | length)')"
check "verdict: so are class and name in junit.xml" equal "" "$(xmllint --xpath '//testcase' "$dir/junit.xml" |
    grep -o 'classname="[^"]*" name="[^"]*"' | sort | uniq -d)"
check "verdict: each says its file" equal "vectors/hand/tld4/first.tlv vectors/hand/txq/first.tlv vectors/captured/mesa/array.tlv vectors/hand/tld4/array.tlv vectors/hand/tld4/first.tlv" \
    "$(verdict '[.cases[].file // empty] | join(" ")')"
check "verdict: the class is the folder" equal "texlock.vectors/hand/txq" \
    "$(xmllint --xpath 'string(//testcase[@file="vectors/hand/txq/first.tlv"]/@classname)' "$dir/junit.xml")"

# A file that contradicts itself is no pass.
contradicts() { # NAME JQ-FILTER
    old
    jq --tab "$2" "$work/pass/verdict.json" >"$dir/verdict.json"
    texlock verdict "$dir"
    check "verdict: a pass $1 is none" equal "5 1" "$rc $(grep -c 'contradicts' "$work/err")"
}
contradicts "with a mismatch" '.stages[3].mismatches = 1'
contradicts "below a minimum" '.stages[3].compares = 0'
contradicts "with a broken protocol check" '.protocol[0].broken = 1'
contradicts "with a failed case" '.cases[0].verdict = "mismatch"'
contradicts "without a case" '.cases = []'
contradicts "without a check" '.stages = []'
contradicts "with cases that were not run" '.cases_planned = 2'
contradicts "with another exit code" '.exit_code = 1'
contradicts "that is text where a number was" '.stages[3].mismatches = "0"'
old
sed -i 's/failures="0"/failures="1"/' "$dir/junit.xml"
texlock verdict "$dir"
check "verdict: a pass that junit.xml denies is none" equal 5 "$rc"
rm "$dir/junit.xml"
texlock verdict "$dir/verdict.json"
check "verdict: nor one without it" equal 5 "$rc"
old
truncate -s 2000 "$dir/verdict.json"
texlock verdict "$dir"
check "verdict: half a file is none" equal 4 "$rc"
texlock verdict "$work/nowhere"
check "verdict: nor one that is not there" equal 4 "$rc"
texlock verdict
check "verdict: nothing to read is refused" equal 4 "$rc"
old
texlock verdict "$dir" "$work/nowhere"
check "verdict: of several, the first that did not pass" equal 4 "$rc"

# Around texlock: what make does before, instead and after (scripts/verdict.sh).
wrapped() {
    timeout "$SECONDS_PER_RUN" scripts/verdict.sh "$dir" "make test-of-it" "$@" >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}
old
wrapped bash -c "cp '$dir/verdict.json' '$work/seen'; echo compiling; echo 'x.c:1: error: no \"y\" <&>' >&2; exit 3"
check "verdict: make says running before it sets up anything" equal "running 5" "$(jq -r '"\(.verdict) \(.exit_code)"' "$work/seen")"
check "verdict: a build that fails is its exit status" equal 3 "$rc"
check "verdict: and an ending that names the first error" says 'internal error' 5 'build failed: x.c:1: error: no \\"y\\" <&>'
check "verdict: the console has it too" shows "$work/err" 'x.c:1: error: no "y" <&>'
old
wrapped true
check "verdict: success without a pass is none" equal "5 internal error" "$rc $(verdict .verdict)"
old
wrapped "$TEXLOCK" run --out "$dir" "$FIRST"
check "verdict: a pass in it stays" says pass 0
sed -E 's/(expect lane 31 R9 = 0x0004000)0/\11/' "$FIRST" >"$work/wrong.tlv"
old
wrapped "$TEXLOCK" run --out "$dir" --no-wave "$work/wrong.tlv"
check "verdict: so does a mismatch" says mismatch 1
old
wrapped bash -c "'$TEXLOCK' run --out '$dir' '$FIRST' && echo after >&2 && exit 1"
check "verdict: a pass before a failure is none" says 'internal error' 5 'failed after its run had passed: after'
old
wrapped bash -c "'$TEXLOCK' random --count 100000000 --out '$dir' & until grep -q random '$dir/verdict.json'; do sleep 0.1; done; kill -KILL \$!; wait \$!"
check "verdict: a program that dies is an ending" says 'internal error' 5 'ended without a verdict'
old
wrapped --report 'code.json' true
check "verdict: of a script that leaves none of its own" says pass 0 code.json
old
MAKEFLAGS='n --silent' wrapped true
check "verdict: make -n changes nothing" equal "0 pass" "$rc $(verdict .verdict)"
# Ctrl-C at the first commands of the script itself.
mkdir -p "$work/commands"
for command in mktemp mv; do
    old
    printf '#!/bin/bash\nrm -f "$0"\nkill -INT 0\nsleep 10\n' >"$work/commands/$command"
    chmod +x "$work/commands/$command"
    PATH=$work/commands:$PATH env --default-signal=INT setsid -w scripts/verdict.sh "$dir" "make it" sleep 300 >"$work/out" 2>&1
    check "verdict: Ctrl-C while it calls $command" says 'internal error' 5 "interrupted by SIGINT"
done
# A signal to all, as Ctrl-C is, and to make alone.
for signal in INT TERM; do
    old
    env --default-signal=INT setsid scripts/verdict.sh "$dir" "make it" sleep 300 >"$work/out" 2>&1 &
    child=$!
    until_it is running
    if [[ $signal == INT ]]; then kill -INT -- -$child; else kill -TERM $child; fi
    wait $child
    check "verdict: SIG$signal while it builds" says 'internal error' 5 "interrupted by SIG$signal"
done

# The makefile calls it: nothing can be built, or set up, here.
old
make -s BUILD="$dir" VERILATOR="$PWD/nowhere" lockstep >"$work/out" 2>&1
check "verdict: make lockstep with a simulator that is not there" says 'internal error' 5 'build failed: .*nowhere is no Verilator'
old
make -s BUILD="$dir" CC=false random >"$work/out" 2>&1
check "verdict: make random with C that does not compile" says 'internal error' 5 'build failed: '
mkdir "$work/bin" "$work/system"
printf '#!/bin/bash\necho "E: apt-get cannot install anything here" >&2\nexit 100\n' >"$work/bin/apt-get"
printf '#!/bin/bash\nexec "$@"\n' >"$work/bin/sudo"
chmod +x "$work"/bin/*
for target in lockstep random coverage signoff regress; do
    old
    folder=$dir
    if [[ $target != lockstep && $target != random ]]; then
        folder=$dir/$target
        mkdir "$folder"
        cp "$dir"/*.* "$folder"
    fi
    BOOTSTRAP_SYSROOT=$work/system PATH=$work/bin:$PATH make -s BUILD="$dir" "$target" >"$work/out" 2>&1
    rm -rf "$work/kept"
    mv "$folder" "$work/kept"
    rm -rf "$dir"
    mv "$work/kept" "$dir"
    check "verdict: make $target where nothing can be installed" says 'internal error' 5 'build failed: .*apt-get cannot'
done

# What make refuses before anything begins leaves no verdict at all: no_pass MAKE_ARGUMENT...
no_pass() {
    old
    make -s -C "$tree" BUILD="$PWD/$dir" "$@" >"$work/out" 2>&1
    equal 2 "$?" && equal "false false" "$([[ -e $dir/verdict.json ]] && echo true || echo false) $([[ -e $dir/junit.xml ]] && echo true || echo false)" ||
        return
    texlock verdict "$dir"
    equal 4 "$rc"
}
tree=$work/tree
mkdir -p "$tree/cmodel" "$tree/tests"
cp -r Makefile scripts "$tree"
check "verdict: make -i, which is refused, leaves none" no_pass -i lockstep
touch "$tree/cmodel/a b.c"
check "verdict: nor does a source whose name is" no_pass random
rm "$tree/cmodel/a b.c"
echo 'no rule' >>"$tree/scripts/targets.mk"
check "verdict: nor a broken makefile" no_pass clean lockstep
check "verdict: nor before coverage is measured" no_pass VERDICT_IN_coverage=. coverage

# The runs with other power-up values are a part of make lockstep.
cat >"$work/program" <<BASH
#!/bin/bash
# As texlock, but with a vector that fails.
exec "$(realpath "$TEXLOCK")" run --no-wave --out "$dir/power-up" "$work/wrong.tlv"
BASH
chmod +x "$work/program"
old
PROGRAM=$work/program scripts/power_up.sh "$dir" >"$work/out" 2>&1
check "verdict: a power-up run that fails" says mismatch 1 'RTL shows 0x40000'
