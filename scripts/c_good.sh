#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# List the compiled files that are up to date: by contents, whatever their times.
# usage: scripts/c_good.sh FOLDER SOURCE...
# A compiled file of FOLDER has a record, NAME.from (c_record.awk): its own sum, and that of each of its inputs.
# FOLDER.sums gets the sums of the sources (files, or folders of C files) and of all recorded inputs; FOLDER.good the
# names of the compiled files whose records match. A file without a record, or with a damaged one, is not good.
set -euo pipefail
export LC_ALL=C CDPATH=
folder=$1
shift
mkdir -p "$folder"

records() {
    find "$folder" -type f -name '*.from' -exec cat {} +
}
{
    find "$@" -type f \( -name '*.[ch]' -o -name '*.from' -o -name '*.stamp' \)
    records | awk '$1 == "of" || NF == 2 && !seen[$2]++ { print $NF }'
} | sed "s|^$PWD/||" | sort -u | { xargs -d '\n' b2sum -l 128 -- 2>/dev/null || true; } >"$folder.sums.$$"
mv "$folder.sums.$$" "$folder.sums"
records | awk '
    NR == FNR { sum[$2] = $1; next }
    $1 == "of" { of = $3; good = sum[of] == $2; made = 0; next }
    $1 == "whole" { if (of != "" && good && made == $2) print of; of = ""; next }
    { made++; if (!($2 in sum) || sum[$2] != $1) good = 0 }' "$folder.sums" - >"$folder.good.$$"
mv "$folder.good.$$" "$folder.good"
