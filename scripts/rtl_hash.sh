#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The hash of the RTL sources, as programs and verdicts carry it: the SHA-256 over the list of names and the SHA-256 of
# each file. The files are those that rtl/files.f names, that list itself, all rtl/*.svh, the tables of rtl/defs (but those
# of instructions, which only the program reads), and what is generated from them. It depends on no path and
# no time.
# usage: scripts/rtl_hash.sh BUILD_DIR [RTL_DIR]       print it; RTL_DIR stands for rtl/
#        scripts/rtl_hash.sh BUILD_DIR --of PROGRAM    fail unless PROGRAM was built from these sources
set -euo pipefail
shopt -s nullglob
build=$1 rtl=rtl program=''
case ${2:-} in
'') ;;
--of) program=$3 ;;
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

if [[ -z $program ]]; then
    echo "$hash"
    exit
fi
of=$("$program" --version | sed -n 's/^RTL sources //p')
if [[ $of != "$hash" ]]; then
    echo "make: $program was built from other RTL sources than those that stand here: it is not run" >&2
    printf '  %s\n' "program  ${of:-says none}" "sources  $hash" "remedy   make clean, then make again" >&2
    exit 5
fi
