#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The hash of the RTL sources, as programs and verdicts carry it: the SHA-256 over the list of names and the SHA-256 of
# each file. The files are those that rtl/files.f names, that list itself, all rtl/*.svh, the tables of rtl/defs (but those
# of instructions, which only the program reads), and what is generated from them. It depends on no path and
# no time.
# usage: scripts/rtl_hash.sh BUILD_DIR [RTL_DIR]       print it; RTL_DIR stands for rtl/
#        scripts/rtl_hash.sh BUILD_DIR --of FILE...    fail unless these were built from the sources here: programs
#                                                      of RTL and C (c_hash.sh), libraries for a simulator of the C
set -euo pipefail
export LC_ALL=C CDPATH=
shopt -s nullglob
build=$1 rtl=rtl programs=()
case ${2:-} in
'') ;;
--of) programs=("${@:3}") ;;
*) rtl=$2 ;;
esac

names=() paths=()
add() {
    names+=("$1") paths+=("$2")
}
add rtl/files.f rtl/files.f
while read -r file; do
    [[ -z $file ]] || add "$file" "${file/#rtl\//$rtl/}"
done <rtl/files.f
for file in "$rtl"/*.svh; do add "rtl/${file##*/}" "$file"; done
for file in rtl/defs/*.tsv; do [[ $file == rtl/defs/instruction* ]] || add "$file" "$file"; done
for file in tex_pkg.sv tex_{defs,ports,pins,probe}.svh; do add "gen/$file" "$build/gen/$file"; done
hash=$({ printf '%s\n' "${names[@]}"; sha256sum "${paths[@]}" | cut -c1-64; } | sha256sum | cut -c1-64)

if [[ ${#programs[@]} -eq 0 ]]; then
    echo "$hash"
    exit
fi
# same PROGRAM KIND HASH-OF-PROGRAM HASH
same() {
    [[ $3 != "$4" ]] || return 0
    echo "make: $1 was built from other $2 sources than those here: it is not run" >&2
    printf '  %s\n' "program  ${3:-says none}" "sources  $4" "remedy   make clean, then make again" >&2
    exit 5
}
c_hash=$(scripts/c_hash.sh "$build")
for program in "${programs[@]}"; do
    if [[ $program == *.vpi || $program == *.so ]]; then
        same "$program" C "$(grep -aom1 "C sources [0-9a-f]\{64\}" "$program" | cut -d' ' -f3)" "$c_hash"
        continue
    fi
    said=$("$program" --version) || true
    same "$program" RTL "$(sed -n 's/^RTL sources //p' <<<"$said")" "$hash"
    same "$program" C "$(sed -n 's/^C sources //p' <<<"$said")" "$c_hash"
done
