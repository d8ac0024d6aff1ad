#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Run a program over the vectors that VECTORS names: folders, files, patterns, separated by spaces; or one name that has
# spaces. Names go from here to the program unchanged, past make and shell. The files are counted here too, and the
# program must find as many.
# usage: [VECTORS="..."] [VECTORS_EVERY=N] scripts/run_vectors.sh PROGRAM ARGUMENT...   (VECTORS_EVERY: each Nth file alone)
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
[[ ${#names[@]} -gt 0 ]] || { echo "make: VECTORS names no file" >&2; exit 4; }
exec "$@" --expect-files "$(list | tr -cd '\0' | wc -c)" -- "${names[@]}"
