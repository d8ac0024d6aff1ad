#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A run over VECTORS (run_vectors.sh) with coverage, and its table.
# usage: scripts/coverage/functional.sh PROGRAM DIR ARGUMENT...
# DIR/functional/coverage.json is that of the run, DIR/functional.json the merged one. Interrupted (SIGINT, SIGTERM), it shows
# the table of what was run until then, and leaves DIR/functional.json as it is.
# exit: 0, or that of the run that does not pass, or of the merge; 130 interrupted
set -u
export LC_ALL=C CDPATH=
program=$1 dir=$2
shift 2
mkdir -p "$dir/functional"
rm -f "$dir/functional/coverage.json"
interrupted=
trap 'interrupted=1' INT TERM
scripts/run_vectors.sh "$program" run --out "$dir/functional" "$@" >"$dir/functional/log"
rc=$?
merge=(python3 scripts/coverage/merge.py)
if [[ -n $interrupted ]]; then
    tail -1 "$dir/functional/log"
    [[ ! -e $dir/functional/coverage.json ]] || "${merge[@]}" "$dir/functional/coverage.json"
    echo "coverage: interrupted: the table covers the run so far; $dir/functional.json is unchanged"
    exit 130
fi
[[ $rc -eq 0 ]] || { tail -40 "$dir/functional/log"; exit $rc; }
"${merge[@]}" -o "$dir/functional.json" "$dir/functional/coverage.json"
