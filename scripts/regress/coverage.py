# SPDX-License-Identifier: Apache-2.0
"""The functional coverage of the jobs, merged after a regression."""
import subprocess
import sys
from pathlib import Path


def files_of(records):
    """Of jobs that ended by themselves: a killed one may leave half a file."""
    return [path for path in (Path(r["out"]) / "coverage.json" for r in records if r["out"]) if path.is_file()]


def merge(records, output, root):
    """The result in one line."""
    files = files_of(records)
    if not files:
        return "no job left a coverage.json"
    done = subprocess.run([sys.executable, str(root / "scripts/coverage/merge.py"), "-o", str(output), "--sizes", "--holes", "0",
                           *map(str, files)],
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    lines = [line for line in done.stdout.splitlines() if line.strip()]
    said = lines[-1] if lines else f"merge.py ended with status {done.returncode}"
    return f"{said} ({output.relative_to(root) if output.is_relative_to(root) else output})" if done.returncode in (0, 1) else f"not merged: {said}"
