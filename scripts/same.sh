#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Whether a file is up to date with these sources, by a text (command line, tools) and by contents: its own too, so that
# a damaged one is made again. Times do not count.
# usage: scripts/same.sh FILE TEXT SOURCE...   print "same", or note the sources as they are now: FILE.from.part
#        scripts/same.sh --made FILE           FILE has been made of what was noted: FILE.from
set -euo pipefail
export LC_ALL=C CDPATH=
if [[ $1 == --made ]]; then
    b2sum -l 256 -- "$2" >>"$2.from.part"
    mv "$2.from.part" "$2.from"
    exit
fi
file=$1 text=$2
shift 2
now=$text$'\n'$(b2sum -l 256 -- "$@")
if [[ -e $file && -e $file.from && $(<"$file.from") == "$now"$'\n'$(b2sum -l 256 -- "$file") ]]; then
    echo same
else
    mkdir -p "$(dirname "$file")"
    echo "$now" >"$file.from.part"
fi
