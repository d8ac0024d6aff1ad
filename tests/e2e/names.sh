#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Names of any bytes, options that mean nothing, machines without memory.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

edited wrong 's/(expect lane 31 R9 = 0x0004000)0/\11/'

# No byte but printable text and line ends: terminal FILE...
terminal() {
    local file
    for file; do
        iconv -f UTF-8 -t UTF-8 "$file" >/dev/null || differ "UTF-8" "$(od -c "$file" | grep '\\3' | head -2)" || return
        # A C1 control is two bytes in UTF-8.
        ! LC_ALL=C grep -qP '[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]' "$file" ||
            differ "text" "$(LC_ALL=C grep -P '[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]' "$file" | od -c | head -3)" || return
    done
}
# The line that reproduces, given to a shell, ends as the run did.
reproduces() {
    local line
    line=$(sed -n 's/^  reproduce   //p' "$work/out" | head -1)
    timeout "$SECONDS_PER_RUN" bash -c "$line --out '$work/again'" >"$work/out2" 2>&1 </dev/null
    equal "1 $rc" "$? 1" && shows "$work/out2" 'expected R9 of instruction 0, lane 31'
}
for name in $'caf\351.tlv' $'red\033[31m.tlv' $'\302\233c1.tlv' "it's a \$HOME.tlv" $'new\nline.tlv'; do
    cp "$work/wrong.tlv" "$work/$name"
    launch run --keep-going "$work/$name" "$FIRST"
    shown=$(printf %q "$name")
    check "names: $shown: a mismatch" equal 1 "$rc"
    check "names: $shown: console and files are text" terminal "$work/out" "$work/err" "$dir/verdict.json" "$dir/junit.xml"
    check "names: $shown: the line reproduces it" reproduces
    launch run --traffic-seed 7 "$work/$name"
    check "names: $shown: so it does of the saved case" reproduces
    head -c 300 "$work/wrong.tlv" >"$work/$name"
    texlock explain "$work/$name"
    check "names: $shown: errors are text" terminal "$work/err"
done
cp "$work/wrong.tlv" "$work/-dash.tlv"
program=$(realpath "$TEXLOCK")
(cd "$work" && timeout "$SECONDS_PER_RUN" "$program" run --out -out -- -dash.tlv >out 2>err)
rc=$?
check "names: a file whose name begins with -" equal "1 1" "$rc $(jq .exit_code "$work/-out/verdict.json")"
again=$(sed -n 's/^  reproduce   //p' "$work/out" | head -1)
(cd "$work" && timeout "$SECONDS_PER_RUN" bash -c "$again" >out2 2>err)
rc=$?
check "names: the line that reproduces it" equal "1 2" "$rc $(grep -c 'lane 31 = 0x40001' "$work/out2")"
printf 'texlock 1\ntexture 0 { format "\033[31m\302\233\351" }\n' >"$work/bytes.tlv"
refuse "a file that holds bytes of terminals" 'bytes.tlv:2:' run --out "$dir" "$work/bytes.tlv"
check "names: what it holds is shown as text" terminal "$work/err"
refuse "an option that holds such bytes" 'unprintable bytes' run $'--\033[31m' "$FIRST"
check "names: nor is that shown" terminal "$work/err"
texlock decode $'TLD4\033[2J'
check "names: nor an instruction" terminal "$work/err"

# Folders: all vectors below, whatever they are called. One is wrong: it is found, and the count tells that all were run.
odd=$work/odd
mkdir -p "$odd/a folder/deep" "$odd/.hidden"
for name in 'case #1' 'x$(touch${IFS}PWNED)' '`touch PWNED`' "it's; touch PWNED" 'a&b|c"\d' $'two\nlines' -dash '*' $'\303\244' z; do
    cp "$FIRST" "$odd/a folder/$name.tlv"
done
cp "$work/wrong.tlv" "$odd/a folder/deep/last.tlv"
cp "$FIRST" "$odd/b.tlv"
touch "$odd/.tlv" "$odd/.hidden/no.tlv" "$odd/.#lock.tlv" "$odd/a folder/text.txt"
ln -s "$PWD/$FIRST" "$odd/linked.tlv"
mkdir "$work/elsewhere" && cp vectors/hand/tld4/wrap_mirror.tlv "$work/elsewhere/m.tlv"
ln -s ../elsewhere "$odd/link"
all_run() {
    equal "1 14 14" "$rc $(verdict '"\(.files) \(.cases | length)"')" && verdict '[.cases[] | select(.verdict != "pass")][0].name' | grep -q 'last\.tlv$' &&
        [[ ! -e PWNED ]]
}
launch run --keep-going "$odd"
check "names: a folder is all vectors below it" all_run
in_order() {
    local expected
    expected=$(cd "$odd" && find -L . -mindepth 1 -name '.*' -prune -o -name '*.tlv' -print0 | LC_ALL=C sort -z | tr '\0\n' '\n?' | sed 's|.*/||')
    equal "$expected" "$(verdict '.cases[].name' | sed 's|.*/||')"
}
check "names: in the order of their bytes" in_order
by_make() {
    rm -f PWNED
    VECTORS=$odd timeout "$SECONDS_PER_RUN" scripts/run_vectors.sh "$TEXLOCK" run --keep-going --out "$dir" >"$work/out" 2>"$work/err"
    rc=$?
    all_run
}
check "names: as make runs them" by_make
one_by_make() {
    make -s BUILD="$BUILD" lockstep-run RANDOM_COUNT=1 VECTORS="$1" >"$work/out" 2>&1
    shows "$work/out" "$2" && [[ ! -e PWNED ]]
}
check "names: one that a shell would run, given to make" one_by_make "$odd/a folder/x\$(touch\${IFS}PWNED).tlv" '^PASS .* 2 cases'
check "names: one that make would run" one_by_make 'x$(shell touch PWNED).tlv' 'error: No such file'
each_third() {
    VECTORS=$odd VECTORS_EVERY=3 timeout "$SECONDS_PER_RUN" scripts/run_vectors.sh "$TEXLOCK" run --out "$dir" >"$work/out" 2>&1
    equal 4 "$(verdict .files)"
}
check "names: each third of them" each_third
refuse "a count of files that was not expected" 'found 14 vector files, expected 13' run --out "$dir" --expect-files 13 "$odd"
mkdir "$work/none"
refuse "a folder without a vector" 'none: error: no file \*\.tlv below this folder' run --out "$dir" "$work/none"
ln -s .. "$odd/a folder/deep/loop"
refuse "a link that leads to a folder around it" 'deep/loop: error: this link points to a folder that contains it' run --out "$dir" "$odd"

# Numbers and options that would be taken for something else.
launch run --seed 010 "$FIRST"
check "names: --seed 010 is ten" equal "0 10" "$rc $(verdict .seed)"
launch run --seed 0x10 "$FIRST"
check "names: --seed 0x10 is sixteen" equal "0 16" "$rc $(verdict .seed)"
for text in ' 1' '+1' '1e3' 0x; do
    refuse "--seed '$text'" '--seed: .* is not a number' run --out "$dir" --seed "$text" "$FIRST"
done
refuse "--window without a strictness that uses it" 'window.* no case is judged at one' run --out "$dir" --window 9 "$FIRST"
refuse "--window of random cases" 'window.* --strictness is not given' random --out "$dir" --window 9 --count 1
edited order 's/^rules R/strictness order\nrules R/'
launch run --window 5000 "$work/order.tlv" "$FIRST"
check "names: --window with a case that uses it" equal "0 5000" "$rc $(verdict '.cases[0].window')"

# Memory or threads that are not to be had: an internal error, said so, whatever lacks them.
{ sed 2q "$FIRST" && echo 'bytes 0x10000' && head -c 3000000 /dev/zero | od -An -v -tx1 | tr -d ' \n' && echo &&
    sed 1,2d "$FIRST"; } >"$work/large.tlv"
statuses=
for ((limit = 40000; limit <= 400000; limit += 6000)); do
    rm -rf "$dir"
    (
        ulimit -v $limit
        exec timeout "$SECONDS_PER_RUN" "$TEXLOCK" run --out "$dir" "$work/large.tlv"
    ) >"$work/out" 2>"$work/err"
    rc=$?
    [[ $rc -ne 127 ]] || continue
    statuses+=" $rc"
    cat "$work/out" "$work/err" >"$work/both" # the report, or what came before it
    [[ $rc -ne 5 ]] || shows "$work/both" 'memory|simulator failed' >"$work/said" || statuses+=" unsaid"
    [[ $rc -ne 0 ]] || break
done
check "memory: too little of it is an internal error" equal "0 5" "$(tr ' ' '\n' <<<"$statuses" | grep . | sort -u | xargs)"
