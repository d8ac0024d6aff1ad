#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The generator gives the same bytes whenever and wherever it runs, and refuses a broken table with file and line.
# usage: scripts/check_defs.sh BUILD_DIR
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(realpath -m "$1")/check_defs
rm -rf "$work" && mkdir -p "$work"
TZ=UTC python3 -B scripts/gen_defs.py rtl/defs vectors/rules.tsv "$work/a"
(cd / && LC_ALL=C PYTHONHASHSEED=7 python3 -B "$OLDPWD/scripts/gen_defs.py" "$OLDPWD/rtl/defs" "$OLDPWD/vectors/rules.tsv" "$work/b")
python3 -B scripts/gen_fields.py rtl/defs vectors/rules.tsv "$work/a"
(cd / && LC_ALL=C PYTHONHASHSEED=7 python3 -B "$OLDPWD/scripts/gen_fields.py" "$OLDPWD/rtl/defs" "$OLDPWD/vectors/rules.tsv" "$work/b")
diff -r "$work/a" "$work/b"
cp -r rtl/defs "$work/broken"
printf 'wrap\tWRAP\n' >>"$work/broken/codes.tsv"
if python3 -B scripts/gen_defs.py "$work/broken" vectors/rules.tsv "$work/c" 2>"$work/error"; then
    echo "a broken table was accepted"
    exit 1
fi
grep -q 'codes.tsv:[0-9]*: expected 5 columns' "$work/error"
