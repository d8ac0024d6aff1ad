#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Recordings of Mesa's virgl become vectors that pass; without the packages of piglit nothing is run.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

check "virgl: streams, formats, vectors, the recorder" python3 tests/tools/test_virgl.py "$BUILD/texlock"
not_run() {
    python3 scripts/virgl/piglit.py --piglit "$work" --texlock "$BUILD/texlock" --out "$work/piglit" >"$work/out" &&
        equal "piglit.py: not run: piglit or virgl-server is not installed" "$(cat "$work/out")" && [[ ! -e $work/piglit ]]
}
check "virgl: piglit is skipped, in a word, where its packages are not" not_run
