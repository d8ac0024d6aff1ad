#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# scripts/bisect over a toy history: this tree, with a bug of the model planted three commits back, a commit behind it that
# cannot be built, and one before it whose grammar does not know the case. In Icarus, where each program is a build of one
# file of C, and once in Verilator if WHOLE is set. usage: tests/e2e/bisect.sh
export LC_ALL=C CDPATH=
source "$(dirname "$0")/lib.bash"
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
# Each program is built to run once. C and Verilator's library are compiled as for the product, so that ccache has them.
export VL_OPT=-O0
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a

toy=$work/toy
case=$work/outside.tlv
planted=tests/faults/planted/model/filter/model_filter_sample.bug

toy_git() {
    git -C "$toy" -c commit.gpgsign=false "$@"
}
commit() {
    toy_git add --all && toy_git commit --quiet -m "$1"
}
# A copy of what make needs; then: grammar, harmless, bug, unbuildable, mended.
history() {
    mkdir -p "$toy/build" && cp -r Makefile rtl cmodel harness scripts "$toy" && rm -rf "$toy/scripts/__pycache__" || return
    mkdir -p "$toy/vectors" && cp -r vectors/rules.tsv vectors/cover "$toy/vectors" && echo build >"$toy/.gitignore" || return
    toy_git init --quiet && sed -i 's/"reorder"/"disorder"/' "$toy/harness/vector/vector_lex.l" && commit "no word reorder" &&
        cp harness/vector/vector_lex.l "$toy/harness/vector" && commit "the word reorder" &&
        echo one >"$toy/notes" && commit "a note" &&
        python3 scripts/planting.py "$planted" "$toy" && commit "break the filter" &&
        echo "#error not C" >>"$toy/cmodel/function/wrap.c" && commit "break the build" &&
        cp cmodel/function/wrap.c "$toy/cmodel/function" && commit "mend the build"
}
sim=icarus
bisect() {
    timeout "$SECONDS_PER_RUN" "$toy/scripts/bisect" --sim "$sim" "$@" >"$work/out" 2>"$work/err" </dev/null
    rc=$?
}
clean() {
    equal "one worktree" "$(toy_git worktree list | wc -l | sed 's/^1$/one worktree/')" &&
        equal "nothing" "$(ls -d "$toy/build/bisect/tree" 2>/dev/null || echo nothing)"
}

sed 's/^minimum.*/traffic { reorder on }/' "$FIRST" >"$case"
check "bisect: a toy history can be made" history

found() {
    echo two >>"$toy/notes" # the working tree differs, and must stay as it is
    bisect "$case"
    equal "exit status 0" "exit status $rc" && shows "$work/out" '^broken by [0-9a-f]+ break the filter$' '^  stage +filter' \
        '^  passes in  [0-9a-f]+ a note$' '^  left out   [0-9a-f]+ break the build: cannot be built: .*error' && clean &&
        equal "two" "$(tail -1 "$toy/notes")" && equal " M notes" "$(toy_git status --porcelain)"
}
check "bisect: the commit, its stage, and what was left out, with nobody's tree touched" found

again() {
    rm "$toy/notes"
    toy_git checkout --quiet notes
    local programs
    programs=$(stat -c '%n %Y' "$toy"/build/bisect/programs/*)
    bisect "$case" HEAD~3
    equal "exit status 0" "exit status $rc" && shows "$work/out" '^broken by [0-9a-f]+ break the filter$' &&
        equal "$programs" "$(stat -c '%n %Y' "$toy"/build/bisect/programs/*)" && clean
}
check "bisect: from a commit that is given, with the programs that were built" again

# Two programs alone.
verilator() {
    local sim=verilator
    bisect "$case" HEAD~3 HEAD~2
    equal "exit status 0" "exit status $rc" && shows "$work/out" '^broken by [0-9a-f]+ break the filter$' '^  stage +filter' && clean
}
[[ -z ${WHOLE:-} ]] || check "bisect: in Verilator" verilator

# This one in the RTL: what is not committed yet, NAME OF THE BUG, STAGE
working_tree() {
    toy_git checkout --quiet HEAD~3
    python3 scripts/planting.py tests/faults/planted/*/*/"$1.bug" "$toy"
    bisect "$case"
    local status=$rc
    toy_git checkout --quiet --force -
    equal "exit status 0" "exit status $status" && shows "$work/out" '^broken by working tree$' "^  stage +$2" && clean
}
check "bisect: what is not committed yet, in the RTL" working_tree rtl_wrap_half_texel wrap

grammar() {
    bisect "$case" HEAD~5
    equal "exit status 4" "exit status $rc" && shows "$work/out" 'no word reorder: left out: does not know what the case says'
}
check "bisect: a commit whose grammar does not know the case" grammar

refusals() {
    bisect "$case" HEAD HEAD~3
    equal "exit status 4" "exit status $rc" && shows "$work/err" 'the case passes in BAD' || return
    bisect "$case" HEAD~1 HEAD
    equal "exit status 4" "exit status $rc" && shows "$work/err" 'does not pass in GOOD' || return
    bisect "$case" nothing
    equal "exit status 4" "exit status $rc" && shows "$work/err" "GOOD 'nothing' is no commit" || return
    bisect "$work/none.tlv"
    equal "exit status 4" "exit status $rc" && shows "$work/err" 'no file' && clean
}
check "bisect: bad input is refused" refusals

# When it checks a commit out, and when it builds one. In a shell, what runs beside it takes no SIGINT if nobody says so.
interrupt() {
    rm -rf "$toy/build/bisect/programs"
    env --default-signal=INT "$toy/scripts/bisect" --sim icarus "$case" >"$work/out" 2>"$work/err" </dev/null &
    local process=$! n
    for ((n = 0; n < 600; n++)); do
        ! eval "$2" || break
        sleep 0.1
    done
    kill "-$1" $process
    wait $process
    equal "exit status 130" "exit status $?" && shows "$work/err" 'interrupted; known to fail' && clean
}
check "bisect: Ctrl-C leaves nothing behind" interrupt INT "grep -qE '^bisect: [0-9a-f]{7}: building' '$work/out'"
check "bisect: SIGTERM leaves nothing behind" interrupt TERM '[[ -e $toy/build/bisect/tree/Makefile ]]'
rm -rf "$toy"
