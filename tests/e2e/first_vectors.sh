#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# After a change of a source, the vectors of the rules that it names run first, all of them once.
# usage: BUILD=build tests/e2e/first_vectors.sh
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash
passed=$work/passed
scripts/passed.sh "$passed"
check "first: the sums of all sources are kept" equal "$(ls rtl/*.sv rtl/*.svh cmodel/*/*.[ch] | wc -l)" "$(wc -l <"$passed")"
files() { PASSED=$1 scripts/run_vectors.sh printf '%s\n' | grep '\.tlv$'; }
check "first: nothing changed, nothing is in another order" equal "vectors" "$(PASSED=$passed scripts/run_vectors.sh printf '%s\n' | tail -1)"
# As if wrap_axis.sv had been another file then.
sed 's|^[0-9a-f]*  rtl/wrap_axis.sv$|'"$(printf '0%.0s' {1..64})"'  rtl/wrap_axis.sv|' "$passed" >"$work/changed"
files "$work/changed" >"$work/order"
check "first: every vector, once" equal "$(find vectors -name '*.tlv' | sort)" "$(sort "$work/order")"
rules=$(grep -oE '\b(R-[A-Z0-9]+-[0-9]+|PD-[0-9]+[a-z]?)\b' rtl/wrap_axis.sv | sort -u | paste -sd'|')
names_its_rules() { grep -qE "^rules (.* )?($rules)( |\$)" "$1"; }
check "first: a vector of other rules is not among them" eval '! names_its_rules vectors/hand/txq/first.tlv && names_its_rules vectors/hand/tld4/first.tlv'
first_ones() {
    local of=0 name last=0 size
    while read -r name; do
        names_its_rules "$name" || break
        size=$(stat -c %s "$name")
        ((size >= last)) || differ "$last bytes or more" "$name: $size" || return
        of=$((of + 1)) last=$size
    done <"$work/order"
    equal "$(while read -r name; do ! names_its_rules "$name" || echo x; done <"$work/order" | grep -c x)" "$of"
}
check "first: those of its rules, the smallest first" first_ones
check "first: with some vectors alone the sums stay" equal "" "$(VECTORS=vectors/hand scripts/passed.sh "$work/none"; ls "$work/none" 2>/dev/null)"
check "first: a file of sums that is none changes nothing" equal "vectors" "$(echo nonsense >"$work/bad"; PASSED=$work/bad scripts/run_vectors.sh printf '%s\n' | tail -1)"
# Names that a shell would run, among the first and among the others.
mkdir -p "$work/odd"
for name in 'x$(touch${IFS}PWNED)' '`touch PWNED`' "it's; touch PWNED" $'two\nlines' -dash '*' '@' ']x['; do
    echo 'rules PD-6' >"$work/odd/a $name.tlv"
    echo 'rules none' >"$work/odd/b $name.tlv"
done
odd_names() {
    mapfile -d '' -t given < <(PASSED=$work/changed VECTORS=$work/odd scripts/run_vectors.sh printf '%s\0')
    local expected
    expected=$(printf '%s\n' "$work"/odd/* | sort)
    equal "16 $expected" "${given[1]} $(printf '%s\n' "${given[@]:3}" | sort)" && [[ ! -e PWNED ]] &&
        equal "a a a a a a a a b b b b b b b b" "$(printf '%s\0' "${given[@]:3}" | grep -zoE '/odd/[ab] ' | tr -d '\0' | grep -oE '[ab] ' | xargs)"
}
check "first: whatever the vectors are called" odd_names
