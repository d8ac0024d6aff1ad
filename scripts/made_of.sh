#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What something is built from: a text (command line, tools) and the SHA-256 of each file. The stamp is rewritten only
# when its contents would change, so make builds again exactly then: times of files decide nothing.
# usage: scripts/made_of.sh [--check] [--deps FILE.d] STAMP TEXT FILE...
#   --deps FILE.d  also the files that a tool noted there when it last ran, if it did
#   --check        write nothing: fail if the stamp would say something else
set -euo pipefail
export LC_ALL=C CDPATH=
check='' deps=''
while [[ $1 == --* ]]; do
    case $1 in
    --check) check=1 ;;
    --deps) deps=$2 && shift ;;
    esac
    shift
done
stamp=$1 text=$2
shift 2
for file; do
    [[ -r $file ]] || { echo "make: cannot read $file" >&2; exit 2; }
done

# Of the files that a tool listed, only existing ones, and not the tool.
noted() {
    [[ -z $deps || ! -e $deps ]] || sed -E 's/^[^:]*://; s/\\$//' "$deps" | tr -s ' ' '\n' | grep -v '/verilator_bin' |
        while read -r file; do [[ ! -r $file || -z $file ]] || echo "$file"; done
}
says() {
    local files
    mapfile -t files < <({ printf '%s\n' "$@"; noted; } | grep . | LC_ALL=C sort -u)
    printf '%s\n' "$text"
    [[ ${#files[@]} -eq 0 ]] || sha256sum "${files[@]}"
}
if [[ -n $check ]]; then
    says "$@" | cmp -s "$stamp" - || { echo "make: sources changed while they were read: run make again" >&2; exit 2; }
    exit 0
fi
mkdir -p "$(dirname "$stamp")"
# One make at a time writes it: the remains of a killed one are overwritten.
exec {lock}<"${BASH_SOURCE[0]}"
flock "$lock"
part=$stamp.part
says "$@" >"$part"
if cmp -s "$stamp" "$part"; then rm "$part"; else mv "$part" "$stamp"; fi
