#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What is around a build decides nothing: locales, variables that tools read, umask, flags of make, characters of paths; and two makes
# at a time wait for each other. Builds are small here: what is shown is how they begin.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash
root=$PWD
# As a person starts them: of the suite, which is a make, they know the lock alone.
unset TEXLOCK_ENTERED MAKEFLAGS MFLAGS MAKELEVEL

# Locales are made once, without root: sorting and decimal commas of others.
export LOCPATH=$root/$BUILD/test/locales
mkdir -p "$LOCPATH"
locales=(en_US.UTF-8 de_DE.UTF-8 tr_TR.UTF-8)
locale_made() {
    [[ -d $LOCPATH/$1 ]] || localedef -i "${1%.*}" -f UTF-8 "$LOCPATH/$1"
}
for locale in "${locales[@]}"; do check "environment: the locale $locale" locale_made "$locale"; done
commas() {
    equal "1,5 FA$(printf '\304\260')L" "$(LC_ALL=de_DE.UTF-8 bash -c 'printf %.1f 1,5') $(LC_ALL=tr_TR.UTF-8 bash -c 'x=fail; echo "${x^^}"')"
}
check "environment: they do what was to be shown" commas
hashes() {
    local locale
    for locale in "${locales[@]}"; do
        equal "$(LC_ALL=C scripts/rtl_hash.sh "$BUILD")" "$(LC_ALL=$locale scripts/rtl_hash.sh "$BUILD")" &&
            equal "$(LC_ALL=C scripts/c_hash.sh "$BUILD")" "$(LC_ALL=$locale scripts/c_hash.sh "$BUILD")" || return
    done
}
check "environment: hashes are the same in each" hashes

# The main job, as a person types it: what it says is the same whatever is set.
noise=(CDPATH="$root/tests:/usr:." POSIXLY_CORRECT=1 GREP_OPTIONS=--color=always GREP_COLORS='mt=01;31' GLOBIGNORE='*.sv:*.tlv' TMPDIR=/nowhere
    TERM=dumb NO_COLOR=1 COLUMNS=20 V=0 MAKEFLAGS=k)
lockstep() {
    local said=$1 status
    shift
    env "$@" make BUILD="$BUILD" lockstep RANDOM_COUNT=1 VECTORS=vectors/hand/tld4/first.tlv >"$said" 2>&1
    status=$?
    [[ $status -eq 0 && $(tail -1 "$said") == PASS* ]] || differ "a pass" "$(tail "$said")"
}
check "environment: the main job" lockstep "$work/plain" LC_ALL=C
alike() {
    lockstep "$work/other" "$@" && equal "" "$(diff "$work/plain" "$work/other")"
}
check "environment: the same in de_DE, with variables that tools read" alike -u HOME LC_ALL=de_DE.UTF-8 "${noise[@]}"
umask 077
check "environment: the same in tr_TR, with umask 077" alike LC_ALL=tr_TR.UTF-8 LANG=en_US.UTF-8
umask 022

# Flags of make that would make a failure a pass.
refused_flag() {
    local said
    said=$(env "$@" make BUILD="$work/flags" lockstep 2>&1) && differ "a failure" "$said" && return
    grep -q 'make -i and -t are refused' <<<"$said" && [[ ! -e $work/flags ]]
}
check "environment: make -i is refused" refused_flag MAKEFLAGS=i
check "environment: make -t is refused" refused_flag MAKEFLAGS=kt

# Paths. The tree is as much as a build begins with.
plant_tree() {
    mkdir -p "$1" && cp -r Makefile scripts "$1"
}
odd_path() {
    local tree="$work/paths/a$1b" said
    plant_tree "$tree" && said=$(make -C "$tree" lockstep 2>&1) && differ "a refusal" "$said" && return
    [[ $said == *'cannot build where a path h'* ]] || differ "why" "$said" || return
    [[ ! -e $tree/build ]]
}
for character in "'" '$' '#' ';' '"' '&' '\' $'\n' ' ' '%' ':' '=' '(' '*' '`' '|' '~'; do
    check "environment: a path with $(printf %q "$character") is refused" odd_path "$character"
done
odd_build() {
    make BUILD="$work/it's" lockstep >"$work/said" 2>&1 && return 1
    shows "$work/said" "cannot build where a path holds"
}
check "environment: so is a build folder" odd_build
inside_out() {
    make BUILD=.. clean >"$work/said" 2>&1 && return 1
    shows "$work/said" "the build folder '\.\.' holds the tree itself" && [[ -e Makefile ]]
}
check "environment: so is one around the tree" inside_out
good_path() {
    local tree=$work/paths/$(printf 'b\303\244-+,@^b')
    plant_tree "$tree" && cp -r cmodel harness rtl vectors "$tree" && make -C "$tree" build/obj/cmodel/function/wrap.o >"$work/said" 2>&1 &&
        [[ -s $tree/build/obj/cmodel/function/wrap.o ]] || differ "an object" "$(tail "$work/said")"
}
check "environment: other letters are good" good_path
odd_source() {
    local tree=$work/paths/source
    plant_tree "$tree" && mkdir "$tree/cmodel" && touch "$tree/cmodel/x\$(touch PWNED).c" || return
    make -C "$tree" lockstep >"$work/said" 2>&1 && return 1
    shows "$work/said" 'cannot build of a file with such a name: cmodel/x' && [[ ! -e $tree/PWNED ]]
}
check "environment: a source whose name a shell would run is refused" odd_source

# Two makes at a time. The tools of the first wait until the second has begun.
printf '#!/bin/bash\nuntil [[ -e %q ]]; do sleep 0.05; done\nexec python3 "$@"\n' "$root/$work/go" >"$work/python"
chmod +x "$work/python"
one=$work/one
generate() {
    make BUILD="$1" PYTHON="$root/$work/python" "$1/gen/stamp"
}
soon() {
    local tries=0
    until "$@"; do
        [[ $((++tries)) -le 1200 ]] || return
        sleep 0.05
    done
}
# The tool, not the make that is told of it.
at_work() { pgrep -f "^/bin/bash $root/$work/python" >/dev/null; }
waits() { grep -q "^make: another make is at work in $one (process [0-9]*, make $one/gen/stamp, since [0-9:]*): waiting for it\$" "$work/second"; }
two_makes() {
    local first second
    : >"$work/second"
    generate "$one" >"$work/first" 2>&1 &
    first=$!
    soon at_work || return
    generate "$one" >"$work/second" 2>&1 &
    second=$!
    soon waits || differ "that it waits" "$(<"$work/second")" || return
    touch "$work/go"
    wait "$first" && wait "$second" && equal "0 1" "$(wc -l <"$work/first") $(wc -l <"$work/second")"
}
check "environment: of two makes the second waits, says for whom, and both are right" two_makes
rm -f "$work/go"
killed() {
    local first second
    rm -rf "$one"
    : >"$work/second"
    setsid make BUILD="$one" PYTHON="$root/$work/python" "$one/gen/stamp" >"$work/first" 2>&1 &
    first=$!
    soon at_work || differ "the tool at work" "$(<"$work/first")" || return
    generate "$one" >"$work/second" 2>&1 &
    second=$!
    soon waits || differ "that it waits" "$(<"$work/second")" || return
    kill -KILL -- "-$first" || differ "a group $first" "$(ps -o pid,pgid,args)" || return
    touch "$work/go"
    wait "$second" || differ "that the second ends well" "$(<"$work/second")"
}
check "environment: one that is killed holds nothing" killed
rm -f "$work/go"
apart() {
    rm -rf "$one"
    generate "$one" >"$work/first" 2>&1 &
    soon at_work || return
    timeout 60 make BUILD="$work/another" "$work/another/gen/stamp" >"$work/second" 2>&1 || return
    touch "$work/go"
    wait "$!" && equal 0 "$(wc -l <"$work/second")"
}
check "environment: another build folder waits for nobody" apart
cleaned() {
    rm -f "$work/go"
    rm -rf "$one"
    generate "$one" >"$work/first" 2>&1 &
    soon at_work || return
    make BUILD="$one" clean >"$work/second" 2>&1 &
    soon grep -q 'another make is at work' "$work/second" || return
    touch "$work/go"
    wait && equal 0 "$(wc -l <"$work/first")" && [[ ! -e $one ]]
}
check "environment: make clean waits too" cleaned

# Compilers. All of the C is compiled by clang for the fuzzer, and by lint; here what is generated.
clang() {
    make BUILD="$work/clang" CC=clang "$work/clang/obj/gen/"{tex_cover,tex_defs,tex_isa}.o >"$work/said" 2>&1 || differ "objects" "$(head "$work/said")"
}
check "environment: clang takes what is generated" clang
