#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# make test-fresh: what it refuses, and that it leaves nothing behind when the root cannot be made.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

mkdir -p "$work/bin" "$work/roots"
shim() {
    printf '#!/bin/bash\n%s\n' "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}
fresh() {
    rc=0
    KEEP='' FRESH_DIR=$PWD/$work/roots PATH=$PWD/$work/bin:$PATH scripts/test_fresh.sh "$1" "$work/build" >"$work/out" 2>&1 || rc=$?
}
# Status 2, one line: refuses_with RELEASE PATTERN
refuses_with() {
    fresh "$1"
    equal "2 1" "$rc $(wc -l <"$work/out")" && shows "$work/out" "^test-fresh: $2"
}
shim id 'echo 1000'
check "fresh: an unknown release is refused" refuses_with woody "RELEASE is 'woody'; expected bookworm or trixie"
check "fresh: who is not root is refused" refuses_with trixie '.*run this as root'
check "fresh: make hands the release on" shows <(make -s BUILD="$work/build" RELEASE=sarge test-fresh 2>&1) "RELEASE is 'sarge'"
shim id 'echo 0'
shim debootstrap 'echo "E: no mirror" >&2; mkdir -p "${@: -1}/etc"; exit 1'
check "fresh: a root that cannot be made is told" refuses_with bookworm 'debootstrap failed: E: no mirror'
check "fresh: and removed" equal "" "$(ls "$work/roots")"
