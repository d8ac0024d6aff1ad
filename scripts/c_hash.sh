#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The hash of the C sources of golden model and harness, as programs, libraries and verdicts carry it: the SHA-256 over the
# list of names and the SHA-256 of each file. The files are all sources below cmodel/ and harness/, and the C that is generated
# from the tables. It depends on no path and no time.
# usage: scripts/c_hash.sh BUILD_DIR               print it
#        scripts/c_hash.sh BUILD_DIR --write FILE  the same as C, in a file that is left alone where it says so already
set -euo pipefail
export LC_ALL=C CDPATH=
build=$1

mapfile -t names < <({
    find cmodel harness -type f \( -name '*.[chyl]' -o -name '*.cpp' \)
    printf 'gen/%s\n' tex_{defs,isa,cover}.{c,h}
} | sort)
hash=$({ printf '%s\n' "${names[@]}"; sha256sum "${names[@]/#gen\//$build/gen/}" | cut -c1-64; } | sha256sum | cut -c1-64)

if [[ ${2:-} != --write ]]; then
    echo "$hash"
    exit
fi
# In a library that no simulator has loaded rtl_hash.sh looks for the whole text.
text="#include \"base/c_sources.h\"

#define SAYS \"C sources \"
const char *const c_sources = &(SAYS \"$hash\")[sizeof SAYS - 1];"
[[ -e $3 && $(<"$3") == "$text" ]] || { echo "$text" >"$3.$$" && mv "$3.$$" "$3"; }
