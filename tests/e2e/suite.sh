#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The suite by steps: names that are none, what is left out, and that a failure is one.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash
# Those of the run around this one: a whole one looks at no PART, and a suite would begin in this suite.
unset WHOLE PART E2E

suite() {
    scripts/test.sh "$@" >"$work/out" 2>"$work/err"
    rc=$?
}
# A name that is not a step: status 2, a message, nothing run or made: no_step PATTERN ARGUMENT...
no_step() {
    rm -rf "$work/build"
    suite "$work/build" "${@:2}"
    equal "2 0" "$rc $(wc -c <"$work/out")" && shows "$work/err" "$1" && [[ ! -e $work/build ]]
}
check "suite: a step that is none is refused, and all are named" no_step "^test: no step 'units'; expected of: synth sanitize .* rules .* fuzz$" units
check "suite: so it is after one that is" no_step "no step 'e2e,unit'" "rules e2e,unit"
check "suite: a pattern is no name" no_step "no step '\*'" '*'
E2E=nothing check "suite: so is a script that is none" no_step "no script 'nothing' in tests/e2e; expected of: atomics " e2e
# Before the set-up, which would install what is missing.
of_make() {
    make BUILD="$work/build" test STEPS="unit nonsense" >"$work/out" 2>"$work/err"
    equal 2 "$?" && shows "$work/err" "no step 'nonsense'" && equal .lock "$(ls -A "$work/build")"
}
check "suite: make test says so too, before it sets anything up" of_make

# A copy of the suite that has scripts of its own.
tree=$work/tree
mkdir -p "$tree/scripts" "$tree/tests/e2e"
cp scripts/{test.sh,part.sh,enter.sh,limit.py,machine.sh} "$tree/scripts"
printf '# of the copy\ne2e/good\t24\nverilator\t1\n' >"$tree/tests/turns.tsv"
make=$tree/make
printf '#!/bin/sh\nexit 0\n' >"$make"
for script in good:'ok - 1' bad:'not ok - 2' silent:; do
    printf '#!/bin/sh\necho "%s"\n' "${script#*:}" >"$tree/tests/e2e/${script%%:*}.sh"
done
echo 'echo "# expected 1"' >>"$tree/tests/e2e/bad.sh"
chmod +x "$make" "$tree"/tests/e2e/*.sh
copy() {
    local scripts=$1
    shift
    (cd "$tree" && E2E=$scripts PATH=$PWD:$PATH timeout 60 scripts/test.sh build "$@") >"$work/out" 2>"$work/err"
    rc=$?
}
copy good e2e
check "suite: a step that passes" equal "0 2 passed, 0 failed" "$rc $(tail -1 "$work/out")"
check "suite: what is left out is said" equal "left out of e2e: bad silent" "$(grep 'left out of' "$work/out")"
check "suite: of steps too" shows "$work/out" '^left out: synth sanitize .* rules .* cocotb regress bugs .* fuzz$'
copy "good bad" e2e
check "suite: a test that fails, and how it is run again" shows "$work/out" '^     not ok - 2$' 'again: make test STEPS=e2e$' '^2 passed, 1 failed$'
check "suite: and what it says" shows "$work/out" '^     # expected 1$'
check "suite: its status" equal 1 "$rc"
copy silent e2e
check "suite: a script without a test fails" equal "1 1" "$rc $(grep -c 'not ok - tests/e2e/silent.sh: no test' "$work/out")"

# Expensive checks take turns.
PART=7/6 check "suite: a part that is none is refused" no_step "^test: PART is '7/6'; expected 1/6 to 6/6\$" e2e
PART=3/6 copy "good bad" e2e
check "suite: an item whose turn it is not is left out" equal "0 1" "$(grep -c '^ok - 1' "$tree/build/test/e2e.log") $(grep -c '^not ok - 2' "$tree/build/test/e2e.log")"
check "suite: which is said" shows "$work/out" '^left out of part 3 of 6 ' '^    e2e/good$'
PART=4/6 copy good e2e
check "suite: in its part it is run" equal "0 2 passed, 0 failed" "$rc $(tail -1 "$work/out")"
PART=3/6 copy good e2e
check "suite: a step all of which is left out has not failed" equal "0 1 passed, 0 failed" "$rc $(tail -1 "$work/out")"
PART=3/6 copy good verilator e2e
check "suite: nor does it wait for the steps that run beside it" equal "0 2 passed, 0 failed" "$rc $(tail -1 "$work/out")"
copy good e2e
check "suite: a step that is named is run whole" equal "0 2 passed, 0 failed" "$rc $(tail -1 "$work/out")"
items() {
    equal "$(grep -oE '[^_]turn "?[a-z2]+(/[a-z_0-9$-]+)?' scripts/test.sh | sed 's/.* "*//' | grep -vE '^(e2e|icarus)/|^e2e$' | sort -u)" \
        "$(awk '/^[a-z]/ && !/^(e2e|icarus)\// { print $1 }' tests/turns.tsv | sort)"
}
check "suite: the items of tests/turns.tsv are those of the suite" items
scripts_there() {
    local name
    for name in $(awk '/^(e2e|icarus)\// { print $1 }' tests/turns.tsv); do
        name=tests/${name/#icarus/simulators\/icarus}.sh
        [[ -x $name ]] || differ "$name" "none" || return
    done
}
check "suite: its scripts are there" scripts_there
in_some() { equal "" "$(awk -F'\t' '/^[a-z]/ && $2 !~ /^[1-6]+$/' tests/turns.tsv)"; }
check "suite: each item has its parts" in_some

# Six commits in a row take all parts.
parts() {
    local repository=$work/repository n
    mkdir -p "$repository/scripts" && cp scripts/part.sh "$repository/scripts" && git -C "$repository" init -q || return
    for n in 1 2 3 4 5 6; do
        git -C "$repository" -c user.name=n -c user.email=n@n commit -q --allow-empty -m "$n"
        (cd "$repository" && scripts/part.sh)
    done | sort | xargs
}
check "suite: six commits in a row take all parts" equal "1/6 2/6 3/6 4/6 5/6 6/6" "$(parts)"
check "suite: the same commit takes the same" equal "$(scripts/part.sh)" "$(scripts/part.sh)"
shallow() {
    git clone -q --depth 1 "file://$PWD/$work/repository" "$work/shallow" && cp -r "$work/repository/scripts" "$work/shallow" &&
        [[ $(cd "$work/shallow" && scripts/part.sh) == [1-6]/6 ]]
}
check "suite: a clone without history has a part too" shallow
