#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""tables.py: a signal keeps what was run; of two runs in one build folder the second is refused. usage: test_tables.py; prints TAP."""
import fcntl
import os
import signal
import subprocess
import sys
import tempfile
import time
import types
from pathlib import Path

sys.dont_write_bytecode = True

HERE = Path(__file__).resolve().parent


class Kept(list):
    def add(self, mutant, _):
        self.append(mutant.id)


def stopped(number):
    """What is kept of four mutants if a signal comes in the third; the one under way is dropped, the last is not begun."""
    import tables
    from done import Stop
    stop, kept, begun = Stop(), Kept(), []

    def judge(_, name, *others):
        begun.append(name)
        if len(begun) == 3:
            os.kill(os.getpid(), number)
            while not stop:
                time.sleep(0.01)
        return {"check": "vector"}

    tables.judge, tables.decided = judge, lambda by: []
    change = types.SimpleNamespace(table="t.tsv", line=1, what="w")
    tables.run_all(list("abcd"), {name: (name, change) for name in "abcd"}, [None], [], [], kept, stop)
    return kept, begun


def signals():
    failed = 0
    for number in (signal.SIGINT, signal.SIGTERM):
        found = stopped(number)
        good = found == (["a", "b"], ["a", "b", "c"])
        failed += not good
        print(f"{'ok' if good else 'not ok'} - mutation, tables: {number.name} keeps what was run" + ("" if good else f"\n# {found}"))
    return failed


def main():
    failed = signals()
    with tempfile.TemporaryDirectory(prefix="texlock-tables-") as build:
        folder = Path(build) / "mutation/tables"
        folder.mkdir(parents=True)
        with open(folder / "lock", "w", encoding="ascii") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            done = subprocess.run([sys.executable, HERE / "tables.py", "--build", build, "--count", "1"], capture_output=True, text=True)
        good = done.returncode == 5 and f"another run works in {folder}" in done.stderr and list(folder.iterdir()) == [folder / "lock"]
    print(f"{'ok' if good else 'not ok'} - mutation, tables: a second run in one folder is refused")
    if not good:
        print(f"# exit status {done.returncode}: {done.stderr[-300:]}")
    return bool(failed) or not good


if __name__ == "__main__":
    sys.exit(main())
