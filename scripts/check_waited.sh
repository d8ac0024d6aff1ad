#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Commands in whose output no reader is waited for: `command > >(reader)` ends with command, while reader still writes.
# usage: scripts/check_waited.sh FILE...
# Prints FILE:LINE for each; one whose reader is waited for by its id says so: `exec {name}> >(reader) && id=$!`.
# exit: 0 none, 1 some, 2 usage
set -uo pipefail
export LC_ALL=C CDPATH=
[[ $# -gt 0 ]] || { echo "usage: scripts/check_waited.sh FILE..." >&2; exit 2; }
grep -nHE '>[|&]? *>\(' -- "$@" | grep -vE '^[^:]+:[0-9]+:\s*#|exec \{[a-z_]+\}> >\([^)]*\) && [a-z_]+=\$!' |
    sed -E 's/^([^:]+:[0-9]+):.*/\1: the reader of >(...) is not waited for: use a pipe, or wait for its id/' | grep . && exit 1
exit 0
