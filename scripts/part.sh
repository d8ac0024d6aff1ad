#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Which of the four parts a run of the suite takes of what is expensive (tests/turns.tsv): prints 1 to 4.
# usage: [PART=N/4] scripts/part.sh
# Without PART the commit decides: one after another along the first parents, so that four commits in a row take all of it. In a
# shallow clone its hash does, as nothing can be counted; without git it is the first. exit: 0, 2 PART is none
set -uo pipefail
export LC_ALL=C CDPATH=
if [[ -n ${PART:-} ]]; then
    [[ $PART =~ ^[1-4]/4$ ]] || { echo "test: PART is '$PART'; expected 1/4, 2/4, 3/4 or 4/4" >&2; exit 2; }
    echo "${PART%/4}"
    exit
fi
case $(git rev-parse --is-shallow-repository 2>/dev/null) in
false) number=$(git rev-list --count --first-parent HEAD) ;;
true) number=$((0x$(git rev-parse HEAD | cut -c1-8))) ;;
*) number=0 ;;
esac
echo $((number % 4 + 1))
