#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The limit of the suite (scripts/limit.py): it ends what hangs, and not what others keep from a processor.
CDPATH= cd "$(dirname "$0")/../.." || exit
. tests/e2e/lib.bash

limit() {
    scripts/limit.py "$@" >"$work/out" 2>"$work/err"
    rc=$?
}
limit 60 sh -c 'echo said; exit 3'
check "limit: a command's status and output" equal "3 said" "$rc $(<"$work/out")"
limit 60 sh -c 'kill -9 $$'
check "limit: a command that a signal ended" equal 137 "$rc"
limit 60 "$work/nothing"
check "limit: a command that there is not" equal "127 1" "$rc $(grep -c 'nothing: No such file' "$work/err")"

# Hangs: one that computes, with what it started; one that waits.
limit 1 sh -c 'sh -c "echo \$\$; while :; do :; done"'
check "limit: an endless loop is ended" equal 124 "$rc"
gone() {
    local i
    for i in {1..100}; do
        [[ -e /proc/$1 ]] || return 0
        sleep 0.1
    done
    return 1
}
check "limit: with all that it started" gone "$(<"$work/out")"
limit 1 sleep 600
check "limit: so is one that waits" equal 124 "$rc"

# The clock alone, with made-up figures of the machine: the other processes leave nothing, a part, all.
cat >"$work/clock.py" <<'PYTHON'
import sys

sys.path.insert(0, "scripts")
import limit

now = {"wall": 0.0, "idle": 0.0, "used": 0.0}
limit.time.monotonic = lambda: now["wall"]
limit.idle = lambda: now["idle"]
limit.used = lambda child: now["used"]


def seconds(idle, used):
    """When a limit of 10 s strikes, if each second so much is idle and so much is used."""
    now.update(wall=0.0, idle=0.0, used=0.0)
    clock = limit.Clock(1)
    while True:
        now["wall"] += 1
        now["idle"] += idle
        now["used"] += used
        if clock.over(10):
            return int(now["wall"])


print(seconds(2, 0), seconds(0, 1), seconds(0, 2), seconds(0.25, 0.25), seconds(0, 0))
PYTHON
check "limit: alone 10 s, with half a processor twice as long, with none ten times" equal "11 11 11 21 101" \
    "$(python3 "$work/clock.py")"

# On a machine that is so busy that a look takes longer than the second between two.
cat >"$work/slow.py" <<'PYTHON'
import sys
import time

sys.path.insert(0, "scripts")
import limit

limit.used = lambda child: time.sleep(1.3) or 0.0
sys.argv = ["limit.py", "100", "bash", "-c", "sleep 2; exit 3"]
sys.exit(limit.main())
PYTHON
check "limit: looks that take longer than a second do not pile up" \
    equal 3 "$(timeout 15 python3 "$work/slow.py" >/dev/null 2>&1; echo $?)"
