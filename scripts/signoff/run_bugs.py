#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""The planted bugs for sign-off: which were caught as declared.

usage: run_bugs.py BUILD    writes BUILD/signoff/bugs.json from the TAP lines of tests/faults/bugs.py, and its output beside it
exit: 0 it was written, 1 not
"""
import json
import re
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from tree import Tree

ROOT = Path(__file__).resolve().parent.parent.parent
LINE = re.compile(r"^(not )?ok - bug (\S+): (.*)$", re.M)


def bugs_in(text):
    """What the TAP lines say of each bug; one that runs in two simulators is caught if both caught it."""
    found = {}
    for missed, name, said in LINE.findall(text):
        before = found.get(name, {"caught": True})
        found[name] = {"caught": before["caught"] and not missed, "text": said}
    files = {path.stem: str(path.relative_to(ROOT)) for path in (ROOT / "tests/faults/planted").rglob("*.bug")}
    return [{"name": name, "file": files.get(name, ""), **bug} for name, bug in sorted(found.items())]


def main():
    if len(sys.argv) != 2:
        sys.exit((print(__doc__, file=sys.stderr), 2)[1])
    build, out = sys.argv[1], ROOT / sys.argv[1] / "signoff"
    out.mkdir(parents=True, exist_ok=True)
    tree = Tree(ROOT, build)
    with open(out / "bugs.txt", "w+", encoding="utf-8", errors="replace") as log:
        subprocess.run([sys.executable, "tests/faults/bugs.py", "--build", build], cwd=ROOT, stdout=log, stderr=subprocess.STDOUT,
                       check=False)
        log.seek(0)
        bugs = bugs_in(log.read())
    if not bugs:
        print(f"no planted bug was run; {out}/bugs.txt says why")
        return 1
    made = {"format": 1, "commit": tree.commit, "rtl_sources": tree.rtl_sources, "tools": {}, "seed": 1, "bugs": bugs}
    (out / "bugs.json").write_text(json.dumps(made, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
