#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Print which of five parts of the expensive checks (tests/turns.tsv) a run of the suite takes: 1 to 5.
# usage: [PART=N/5] scripts/part.sh
# Without PART the number of the commit along the first parents decides, so five commits in a row take all parts. A shallow clone
# cannot count: the hash of the commit decides. Without git it is part 1. exit: 0, 2 if PART is not N/5
set -uo pipefail
export LC_ALL=C CDPATH=
if [[ -n ${PART:-} ]]; then
    [[ $PART =~ ^[1-5]/5$ ]] || { echo "test: PART is '$PART'; expected 1/5, 2/5, 3/5, 4/5 or 5/5" >&2; exit 2; }
    echo "${PART%/5}"
    exit
fi
case $(git rev-parse --is-shallow-repository 2>/dev/null) in
false) number=$(git rev-list --count --first-parent HEAD) ;;
true) number=$((0x$(git rev-parse HEAD | cut -c1-8))) ;;
*) number=0 ;;
esac
echo $((number % 5 + 1))
