#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lockstep for sign-off: all vectors and random instructions; the verdict, and beside it from which commit it is.

usage: run.py BUILD [--random N] [--seed N] [--program FILE]

Builds BUILD/texlock (--program: that one is there already). Writes BUILD/signoff/run/verdict.json and from.json. exit: 0 the verdict was written, whatever it is; 1 it was not
"""
import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parent.parent))
from tree import Tree
from tree_copy import clean_environment

ROOT = Path(__file__).resolve().parent.parent.parent


def main():
    parser = argparse.ArgumentParser(description="lockstep for sign-off")
    parser.add_argument("build")
    parser.add_argument("--random", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", help="not BUILD/texlock but this one, which is built")
    options = parser.parse_args()
    program, out = options.program or f"{options.build}/texlock", Path(options.build) / "signoff/run"
    (ROOT / out).mkdir(parents=True, exist_ok=True)
    (ROOT / out / "from.json").unlink(missing_ok=True)
    make = ["make", f"-j{os.cpu_count()}", f"BUILD={options.build}", program]
    if not options.program and subprocess.run(make, cwd=ROOT, env=clean_environment(), check=False).returncode:
        return 1
    commit = Tree(ROOT, options.build).commit
    words = [program, "run", "--keep-going", "--random", str(options.random), "--seed", str(options.seed), "--out", str(out)]
    subprocess.run(["scripts/run_vectors.sh", *words], cwd=ROOT, env={**os.environ, "VECTORS": "vectors"}, check=False)
    if not (ROOT / out / "verdict.json").exists():
        return 1
    simulator = json.loads((ROOT / out / "verdict.json").read_text()).get("simulator", "not known")
    made = {"format": 1, "commit": commit, "random": options.random, "command": " ".join([*words, "vectors"]),
            "tools": {"simulator": simulator}}
    (ROOT / out / "from.json").write_text(json.dumps(made, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
