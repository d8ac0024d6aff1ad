#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Run a program over the vectors that VECTORS names: folders, files, patterns, separated by spaces; or one name that has
# spaces. Names go from here to the program unchanged, past make and shell. The files are counted here too, and the
# program must find as many.
# PASSED names the sums of the sources that passed last (scripts/passed.sh): the vectors of rules that a source names which
# has changed since run first, the smallest of them first, so that a mismatch of the change shows soon.
# usage: [VECTORS="..."] [VECTORS_EVERY=N] [PASSED=FILE] scripts/run_vectors.sh PROGRAM ARGUMENT...
# VECTORS_EVERY: each Nth file alone
# exit: that of the program
set -uo pipefail
export LC_ALL=C CDPATH=
VECTORS=${VECTORS-vectors}
if [[ -e $VECTORS ]]; then names=("$VECTORS"); else names=($VECTORS); fi

# Names end with a null byte.
list() {
    local name
    for name in "${names[@]}"; do
        if [[ -d $name ]]; then
            find -L "$name" -mindepth 1 -name '.*' -prune -o -name '*.tlv' ! -type d -print0 | sort -z
        else
            printf '%s\0' "$name"
        fi
    done
}
if [[ -n ${VECTORS_EVERY:-} ]]; then
    mapfile -d '' -t names < <(list | awk -v every="$VECTORS_EVERY" 'BEGIN { RS = "\0"; ORS = "\0" } NR % every == 0')
fi
# The rules that changed sources name, as a pattern; nothing if no source changed.
changed_rules() {
    local -a changed
    mapfile -t changed < <(sha256sum --check --quiet "$PASSED" 2>/dev/null | sed -n 's/: FAILED$//p')
    [[ ${#changed[@]} -eq 0 ]] ||
        grep -ohE '\b(R-[A-Z0-9]+-[0-9]+|PD-[0-9]+[a-z]?)\b' "${changed[@]}" 2>/dev/null | sort -u | paste -sd'|'
}
if [[ -n ${PASSED:-} && -s $PASSED ]]; then
    rules=$(changed_rules)
    if [[ -n $rules ]]; then
        mapfile -d '' -t all < <(list)
        mapfile -d '' -t first < <(grep -lZE "^rules (.* )?($rules)( |\$)" -- "${all[@]}" 2>/dev/null | xargs -0r ls -Sr --zero --)
        declare -A taken=()
        for name in "${first[@]}"; do taken[$name]=1; done
        names=("${first[@]}")
        for name in "${all[@]}"; do [[ -n ${taken[$name]:-} ]] || names+=("$name"); done
    fi
fi
[[ ${#names[@]} -gt 0 ]] || { echo "make: VECTORS names no file" >&2; exit 4; }
exec "$@" --expect-files "$(list | tr -cd '\0' | wc -c)" -- "${names[@]}"
