#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Two runs of tables.py in one build folder: the second is refused. usage: test_tables.py; prints TAP."""
import fcntl
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent


def main():
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
    return not good


if __name__ == "__main__":
    sys.exit(main())
