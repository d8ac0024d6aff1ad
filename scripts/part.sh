#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Print which part of the expensive checks (tests/turns.tsv) a run of the suite takes, and of how many: 1/6 to 6/6.
# usage: [PART=N/6] scripts/part.sh
# Without PART the number of the commit along the first parents decides, so six commits in a row take all parts. A shallow clone
# cannot count: the hash of the commit decides. Without git it is part 1. exit: 0, 2 if PART is not N/6
set -uo pipefail
export LC_ALL=C CDPATH=
parts=6
if [[ -n ${PART:-} ]]; then
    [[ $PART =~ ^[1-$parts]/$parts$ ]] || { echo "test: PART is '$PART'; expected 1/$parts to $parts/$parts" >&2; exit 2; }
    echo "$PART"
    exit
fi
case $(git rev-parse --is-shallow-repository 2>/dev/null) in
false) number=$(git rev-list --count --first-parent HEAD) ;;
true) number=$((0x$(git rev-parse HEAD | cut -c1-8))) ;;
*) number=0 ;;
esac
echo "$((number % parts + 1))/$parts"
